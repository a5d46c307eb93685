const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var ve=Object.create;var m=Object.defineProperty;var $e=Object.getOwnPropertyDescriptor;var qe=Object.getOwnPropertyNames;var Se=Object.getPrototypeOf,Re=Object.prototype.hasOwnProperty;var p=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},be=(e,t)=>{for(var r in t)m(e,r,{get:t[r],enumerable:!0})},P=(e,t,r,o)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let n of qe(t))!Re.call(e,n)&&n!==r&&m(e,n,{get:()=>t[n],enumerable:!(o=$e(t,n))||o.enumerable});return e};var c=(e,t,r)=>(r=e!=null?ve(Se(e)):{},P(t||!e||!e.__esModule?m(r,"default",{value:e,enumerable:!0}):r,e)),Ee=e=>P(m({},"__esModule",{value:!0}),e);var y=p((lt,F)=>{F.exports=require("./open-run.cjs").model_task_name});var H=p((dt,D)=>{D.exports=require("./open-run.cjs").run_held_files});var T=p((ft,M)=>{M.exports=require("./open-run.cjs").run_groups});var C=p((mt,B)=>{B.exports=require("./open-run.cjs").run_policy});var K=p((gt,N)=>{N.exports=require("./open-run.cjs").run_reviews});var W=p((kt,L)=>{L.exports=require("./open-run.cjs").io_files});var J=p((yt,V)=>{V.exports=require("./open-run.cjs").journal_journal_error});var X=p((Rt,Q)=>{Q.exports=require("./open-run.cjs").engine_record});var h=p((bt,ee)=>{ee.exports=require("./open-run.cjs").io_git});var re=p((Et,te)=>{te.exports=require("./open-run.cjs").io_git_status});var at={};be(at,{askForHeld:()=>it,heldNow:()=>ke});module.exports=Ee(at);var Pe=/[*?{[]/,Oe=e=>Pe.test(e);function Ie(e,t=""){let r=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&r.startsWith(`${t}/`)&&(r=r.slice(t.length+1)),r.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function Ae(e,t){let r=Ie(e);return r===""||r==="."?r===".":r===t?!0:Oe(r)?_e(r).test(t):t.startsWith(r.endsWith("/")?r:`${r}/`)}var I=(e,t)=>e.some(r=>Ae(r,t)),O=new Map;function _e(e){
let t=O.get(e);if(t)return t;let r=new RegExp(`^${De(e)}$`);return O.set(e,r),r}var Fe=/[.+^$()|\\\]}]/;function De(e){let t="",r=0;for(let o=0;o<e.length;o+=1){let n=e[o];if(n==="*"&&e[o+1]==="*"){let s=e[o+
2]==="/";t+=s?"(?:.*/)?":".*",o+=s?2:1}else if(n==="*")t+="[^/]*";else if(n==="?")t+="[^/]";else if(n==="{"&&e.indexOf("}",o)>0)t+="(?:",r+=1;else if(n==="}"&&r>0)t+=")",r-=1;else if(n===","&&r>0)t+="\
|";else if(n==="["&&/^\[[^\]/]+\]/.test(e.slice(o))){let s=/^\[([^\]/]+)\]/.exec(e.slice(o))?.[1]??"";t+=`(?:\\[${He(s)}\\]|[${s.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,o+=s.length+1}else t+=Fe.
test(n)||n==="{"||n==="["?`\\${n}`:n}return r===0?t:`${t}${")".repeat(r)}`}var He=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var A=e=>e.slice(0,e.lastIndexOf("/")+1),Me=e=>e.slice(e.lastIndexOf("/")+1);var Te=/^\.progress(-[\w.-]+)?\.md$/;function _(e,t){return e.files.some(r=>r.path===t||A(r.path)===A(t)&&Te.test(Me(t)))}var he=c(y(),1),R=c(H(),1);var $=c(y(),1),a=c(T(),1),j=c(C(),1),U=c(K(),1);function G(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was ca\
ncelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan\
:resume goes on`};case"halted":return w([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...Be(e),"/ultraplan:resume","/ultraplan:cancel"]},...v(e).map(r=>({...r,options:[]}))]);case"\
running":return Ce(e,t)}}function Be(e){let[t,...r]=e.tasks.filter(a.isStuck);return t?[`/ultraplan:retry --task ${r.length>0?"<id>":t.id}`]:[]}function Ce(e,t){let r=e.tickets.filter(s=>s.redeemedAt===
void 0);if(r.length>0)return{kind:"dispatch",agents:r.map(je)};let o=e.tickets.length;if(o>0)return{kind:"wait",reason:`${o} agent${o===1?"":"s"} in flight`};let n=e.tasks.flatMap(s=>(0,U.nextReviews)(
e,s,t));return n.length>0?{kind:"dispatch",agents:n}:Ne(e,t)}function Ne(e,t){let r,o=(0,a.readiness)(e);for(let[s,i]of e.tasks.entries()){if((0,a.isDone)(i)||(0,a.isStuck)(i)||!o(s))continue;let u=i.
notBefore!==void 0&&i.notBefore>t.toISOString();if(!((i.status==="reviewing"||i.status==="verifying")&&!u)){if(i.kind==="checkpoint")return w([Ue(i),...v(e)]);if(u&&i.notBefore!==void 0){(r===void 0||
i.notBefore<r)&&(r=i.notBefore);continue}return Ke(e,s,o)}}if(r!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:r};if(e.tasks.every(a.isDone))return{kind:"done",reason:"every tas\
k is done"};let n=v(e);return w(n.length>0?n:[We(e)])}function Ke(e,t,r){let o=(0,a.parallelGroup)(e,t).filter(i=>!(0,a.isDone)(i)&&!(0,a.isStuck)(i)&&r(e.tasks.indexOf(i))&&i.attempts.length===0&&!i.
notStarted),n=e.tasks[t],s=o.length>1&&n&&o.includes(n)?o:n?[n]:[];return{kind:"dispatch",agents:s.map(i=>({task:i.id,role:"spec-executor",attempt:i.attempts.length+1,iteration:1,isolated:s.length>1}))}}
function je(e){let{task:t,role:r,attempt:o,iteration:n,isolated:s,covers:i}=e;return{task:t,role:r,attempt:o,iteration:n,isolated:s,...i?{covers:i}:{}}}function w([e,...t]){if(!e)throw new Error("ther\
e is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function Ue(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var v=e=>e.tasks.filter(a.isStuck).map(Ge);function Ge(e){let t=(0,j.attemptsUsed)(e);return{task:e.id,question:`${(0,$.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${Le(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function Le({pausedFor:e,attempts:t}){let r=e?.reason??"no reason recorded",o=t.at(-1)?.failures.at(-1);
return o&&r.includes(o.type)&&!r.includes(o.reason)?`${r} (${o.reason})`:r}var We=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,a.isDone)(t)).map($.taskWord).join(", ")} wait for each othe\
r`,options:["/ultraplan:cancel"]});var g=(...e)=>require("node:crypto").createHash(...e);var z=require("node:path"),f=c(W(),1),d=c(J(),1),Ve=e=>g("sha256").update(e).digest("hex"),Je=(e,t)=>(0,z.join)(e,"evidence",t);function Y(e,t,r=f.realFiles){let o=Je(e,t.sha256),n=(0,f.readIfThere)(r,o);if(n===void 0)throw new d.JournalError("evidence-missing",{file:o},ze,d.GO_ON);if(Ve(n)!==t.sha256)throw new d.JournalError(
"evidence-changed",{file:o},Ye,d.GO_ON);return n.toString("utf8")}var ze="the evidence file is not there",Ye="the evidence file was changed after it was written";function q(e,t){return JSON.parse(Y(e,t.plan))}function Z(e,t){let r=e.tasks.find(o=>o.id===t);if(!r)throw new Error(`task ${t} is not in the pinned plan`);return r}var xe=c(X(),1);var fe=c(h(),1),me=c(re(),1);var ue=require("node:fs"),pe=require("node:path"),tt=c(h(),1);var ne=require("node:fs");var Ze="<!-- ultraplan:command=implement -->",oe=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${Ze}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function ie(e){try{return(0,ne.readFileSync)(e,"utf8")}catch{return}}var S=require("node:path");var Qe=e=>(0,S.join)(e,"ultraplan","init.json");function se(e){let t=ie(Qe(e));try{let r=JSON.parse(t??"");if(r.version===1)return r}catch{}return{version:1,settings:{},files:{}}}var ae=e=>g("sha256").update(e).digest("hex");var Xe=c(h(),1),et="# ultraplan: pre-push",ce=`#!/bin/sh
${et}
# Refuses to push work of a run that the gate has not approved. \`ultraplan init\` wrote it, \`ultraplan init --undo\` removes it.
runs=$(git rev-parse --git-common-dir)/ultraplan/runs
refused=0
while read -r local_ref local_id remote_ref remote_id; do
  # A deletion sends nothing; what is no commit holds no work.
  case $local_id in *[!0]*) ;; *) continue ;; esac
  commit=$(git rev-parse --verify --quiet "$local_id^{commit}") || continue
  for file in "$runs"/*/work; do
    [ -f "$file" ] || continue
    run=\${file%/work}
    run=\${run##*/}
    work=$(cat "$file")
    approved=$(git rev-parse --verify --quiet "refs/ultraplan/$run/approved^{commit}") || continue
    # While the run goes on, the branches of its executors' worktrees hold work too.
    ended=1
    case $work in refs/*) ended= work="$work $(git for-each-ref --format='%(refname)' 'refs/heads/worktree-agent-*')" ;; esac
    shared=$(for tip in $work; do git merge-base --all "$commit" "$tip" 2>/dev/null; done)
    [ -n "$shared" ] || continue
    # What cannot be looked at is not let through.
    open=$(git rev-list --max-count=1 $shared --not "$approved" --) || open=unknown
    [ -n "$open" ] || continue
    short=$(git rev-parse --short "$approved")
    printf 'ultraplan: %s holds work of run %s that is not approved  [push/unapproved]\\n' "$local_ref" "$run" >&2
    printf '  approved is %s: git push %s %s:%s sends that; ultraplan status shows what is open\\n' "$short" "\${1:-origin}" "$short" "$remote_ref" >&2
    [ -z "$ended" ] || printf '  if you have looked at all of it: type /ultraplan:adopt --commits in Claude Code, and push again\\n' >&2
    refused=1
  done
done
exit $refused
`;function le(e,t,r){let{settings:o,files:n}=se(e),s=new Map([...Object.entries(n),...Object.entries(o).map(([i,{after:u}])=>[i,u])]);return new Set(t.filter(i=>{let u=s.get(i),l=u===void 0?void 0:r(i);
return l!==void 0&&ae(l)===u&&ot(i,l)}))}var de=e=>t=>{try{return(0,ue.readFileSync)((0,pe.join)(e,t),"utf8")}catch{return}};var rt=".ultraplan/config.yaml",nt=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function ot(e,t){return e===rt?t.split(`
`).every(r=>/^\s*(?:#|$)/.test(r)):t===oe||t===ce||nt.test(e)}function ge(e){let t=(0,fe.findRepository)(e.root);if(!t)return[];let r=(0,me.workStatus)(e.root).map(({path:n})=>n),o=le(t.commonDir,r,de(e.root));return r.filter(n=>!o.has(n))}function ke({run:e,dir:t}){let r=(0,R.heldFiles)(e);if(r.size===0)return;let o=q(t,e);return ge(e).filter(n=>r.has(n)&&!_(o,n))}function it(e,t){for(;;){let r=st(e,G(e.run,t));if(r.length===0)return;(0,xe.append)(
e,...r)}}function st(e,t){let{run:r,dir:o}=e,n=(t.kind==="dispatch"?t.agents:[]).filter(({role:u,task:l})=>u==="spec-executor"&&!r.tickets.some(x=>x.task===l)),s=n.length>0?ke(e)??[]:[];if(s.length===
0)return[];let i=(0,R.heldFiles)(r);return n.flatMap(({task:u})=>{let{files:l,outputs:x}=Z(q(o,r),u),b=s.filter(we=>I([...l,...x],we)),[E]=b;if(E===void 0)return[];let k=i.get(E),ye=`it names ${b.join(
", ")}, left uncommitted when ${k?(0,he.wordFor)(r.tasks,k.task):"another task"} was ${k?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"task_blocked",task:u,
cause:ye}]})}0&&(module.exports={askForHeld,heldNow});
