const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var ve=Object.create;var m=Object.defineProperty;var we=Object.getOwnPropertyDescriptor;var $e=Object.getOwnPropertyNames;var qe=Object.getPrototypeOf,Se=Object.prototype.hasOwnProperty;var p=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},Re=(e,t)=>{for(var r in t)m(e,r,{get:t[r],enumerable:!0})},b=(e,t,r,o)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let n of $e(t))!Se.call(e,n)&&n!==r&&m(e,n,{get:()=>t[n],enumerable:!(o=we(t,n))||o.enumerable});return e};var u=(e,t,r)=>(r=e!=null?ve(qe(e)):{},b(t||!e||!e.__esModule?m(r,"default",{value:e,enumerable:!0}):r,e)),be=e=>b(m({},"__esModule",{value:!0}),e);var _=p((pt,A)=>{A.exports=require("./open-run.cjs").run_held_files});var D=p((lt,F)=>{F.exports=require("./open-run.cjs").model_task_name});var M=p((dt,H)=>{H.exports=require("./open-run.cjs").run_groups});var B=p((ft,T)=>{T.exports=require("./open-run.cjs").run_policy});var N=p((mt,C)=>{C.exports=require("./open-run.cjs").run_reviews});var W=p((xt,L)=>{L.exports=require("./open-run.cjs").io_files});var J=p((kt,V)=>{V.exports=require("./open-run.cjs").journal_journal_error});var X=p((St,Q)=>{Q.exports=require("./open-run.cjs").engine_record});var h=p((Rt,ee)=>{ee.exports=require("./open-run.cjs").io_git});var re=p((bt,te)=>{te.exports=require("./open-run.cjs").io_git_status});var st={};Re(st,{askForHeld:()=>ot,heldNow:()=>xe});module.exports=be(st);var Ee=/[*?{[]/,Pe=e=>Ee.test(e);function Oe(e,t=""){let r=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&r.startsWith(`${t}/`)&&(r=r.slice(t.length+1)),r.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function Ie(e,t){let r=Oe(e);return r===""||r==="."?r===".":r===t?!0:Pe(r)?Ae(r).test(t):t.startsWith(r.endsWith("/")?r:`${r}/`)}var P=(e,t)=>e.some(r=>Ie(r,t)),E=new Map;function Ae(e){
let t=E.get(e);if(t)return t;let r=new RegExp(`^${Fe(e)}$`);return E.set(e,r),r}var _e=/[.+^$()|\\\]}]/;function Fe(e){let t="",r=0;for(let o=0;o<e.length;o+=1){let n=e[o];if(n==="*"&&e[o+1]==="*"){let s=e[o+
2]==="/";t+=s?"(?:.*/)?":".*",o+=s?2:1}else if(n==="*")t+="[^/]*";else if(n==="?")t+="[^/]";else if(n==="{"&&e.indexOf("}",o)>0)t+="(?:",r+=1;else if(n==="}"&&r>0)t+=")",r-=1;else if(n===","&&r>0)t+="\
|";else if(n==="["&&/^\[[^\]/]+\]/.test(e.slice(o))){let s=/^\[([^\]/]+)\]/.exec(e.slice(o))?.[1]??"";t+=`(?:\\[${De(s)}\\]|[${s.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,o+=s.length+1}else t+=_e.
test(n)||n==="{"||n==="["?`\\${n}`:n}return r===0?t:`${t}${")".repeat(r)}`}var De=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var O=e=>e.slice(0,e.lastIndexOf("/")+1),He=e=>e.slice(e.lastIndexOf("/")+1);var Me=/^\.progress(-[\w.-]+)?\.md$/;function I(e,t){return e.files.some(r=>r.path===t||O(r.path)===O(t)&&Me.test(He(t)))}var $=u(_(),1);var K=u(D(),1),a=u(M(),1),j=u(B(),1),U=u(N(),1);function G(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was ca\
ncelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan\
:resume goes on`};case"halted":return k([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...Te(e),"/ultraplan:resume","/ultraplan:cancel"]},...y(e).map(r=>({...r,options:[]}))]);case"\
running":return Be(e,t)}}function Te(e){let[t,...r]=e.tasks.filter(a.isStuck);return t?[`/ultraplan:retry --task ${r.length>0?"<id>":t.id}`]:[]}function Be(e,t){let r=e.tickets.filter(s=>s.redeemedAt===
void 0);if(r.length>0)return{kind:"dispatch",agents:r.map(Ke)};let o=e.tickets.length;if(o>0)return{kind:"wait",reason:`${o} agent${o===1?"":"s"} in flight`};let n=e.tasks.flatMap(s=>(0,U.nextReviews)(
e,s,t));return n.length>0?{kind:"dispatch",agents:n}:Ce(e,t)}function Ce(e,t){let r,o=(0,a.readiness)(e);for(let[s,i]of e.tasks.entries()){if((0,a.isDone)(i)||(0,a.isStuck)(i)||!o(s))continue;let c=i.
notBefore!==void 0&&i.notBefore>t.toISOString();if(!((i.status==="reviewing"||i.status==="verifying")&&!c)){if(i.kind==="checkpoint")return k([je(i),...y(e)]);if(c&&i.notBefore!==void 0){(r===void 0||
i.notBefore<r)&&(r=i.notBefore);continue}return Ne(e,s,o)}}if(r!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:r};if(e.tasks.every(a.isDone))return{kind:"done",reason:"every tas\
k is done"};let n=y(e);return k(n.length>0?n:[Le(e)])}function Ne(e,t,r){let o=(0,a.parallelGroup)(e,t).filter(i=>!(0,a.isDone)(i)&&!(0,a.isStuck)(i)&&r(e.tasks.indexOf(i))&&i.attempts.length===0&&!i.
notStarted),n=e.tasks[t],s=o.length>1&&n&&o.includes(n)?o:n?[n]:[];return{kind:"dispatch",agents:s.map(i=>({task:i.id,role:"spec-executor",attempt:i.attempts.length+1,iteration:1,isolated:s.length>1}))}}
function Ke(e){let{task:t,role:r,attempt:o,iteration:n,isolated:s,covers:i}=e;return{task:t,role:r,attempt:o,iteration:n,isolated:s,...i?{covers:i}:{}}}function k([e,...t]){if(!e)throw new Error("ther\
e is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function je(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var y=e=>e.tasks.filter(a.isStuck).map(Ue);function Ue(e){let t=(0,j.attemptsUsed)(e);return{task:e.id,question:`${(0,K.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${Ge(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function Ge({pausedFor:e,attempts:t}){let r=e?.reason??"no reason recorded",o=t.at(-1)?.failures.at(-1);
return o&&r.includes(o.type)&&!r.includes(o.reason)?`${r} (${o.reason})`:r}var Le=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,a.isDone)(t)).map(t=>t.id).join(", ")} wait for each other`,
options:["/ultraplan:cancel"]});var g=(...e)=>require("node:crypto").createHash(...e);var z=require("node:path"),f=u(W(),1),d=u(J(),1),We=e=>g("sha256").update(e).digest("hex"),Ve=(e,t)=>(0,z.join)(e,"evidence",t);function Y(e,t,r=f.realFiles){let o=Ve(e,t.sha256),n=(0,f.readIfThere)(r,o);if(n===void 0)throw new d.JournalError("evidence-missing",{file:o},Je,d.GO_ON);if(We(n)!==t.sha256)throw new d.JournalError(
"evidence-changed",{file:o},ze,d.GO_ON);return n.toString("utf8")}var Je="the evidence file is not there",ze="the evidence file was changed after it was written";function v(e,t){return JSON.parse(Y(e,t.plan))}function Z(e,t){let r=e.tasks.find(o=>o.id===t);if(!r)throw new Error(`task ${t} is not in the pinned plan`);return r}var he=u(X(),1);var fe=u(h(),1),me=u(re(),1);var ue=require("node:fs"),pe=require("node:path"),et=u(h(),1);var ne=require("node:fs");var Ye="<!-- ultraplan:command=implement -->",oe=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${Ye}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function ie(e){try{return(0,ne.readFileSync)(e,"utf8")}catch{return}}var w=require("node:path");var Ze=e=>(0,w.join)(e,"ultraplan","init.json");function se(e){let t=ie(Ze(e));try{let r=JSON.parse(t??"");if(r.version===1)return r}catch{}return{version:1,settings:{},files:{}}}var ae=e=>g("sha256").update(e).digest("hex");var Qe=u(h(),1),Xe="# ultraplan: pre-push",ce=`#!/bin/sh
${Xe}
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
`;function le(e,t,r){let{settings:o,files:n}=se(e),s=new Map([...Object.entries(n),...Object.entries(o).map(([i,{after:c}])=>[i,c])]);return new Set(t.filter(i=>{let c=s.get(i),l=c===void 0?void 0:r(i);
return l!==void 0&&ae(l)===c&&nt(i,l)}))}var de=e=>t=>{try{return(0,ue.readFileSync)((0,pe.join)(e,t),"utf8")}catch{return}};var tt=".ultraplan/config.yaml",rt=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function nt(e,t){return e===tt?t.split(`
`).every(r=>/^\s*(?:#|$)/.test(r)):t===oe||t===ce||rt.test(e)}function ge(e){let t=(0,fe.findRepository)(e.root);if(!t)return[];let r=(0,me.workStatus)(e.root).map(({path:n})=>n),o=le(t.commonDir,r,de(e.root));return r.filter(n=>!o.has(n))}function xe({run:e,dir:t}){let r=(0,$.heldFiles)(e);if(r.size===0)return;let o=v(t,e);return ge(e).filter(n=>r.has(n)&&!I(o,n))}function ot(e,t){for(;;){let r=it(e,G(e.run,t));if(r.length===0)return;(0,he.append)(
e,...r)}}function it(e,t){let{run:r,dir:o}=e,n=(t.kind==="dispatch"?t.agents:[]).filter(({role:c,task:l})=>c==="spec-executor"&&!r.tickets.some(x=>x.task===l)),s=n.length>0?xe(e)??[]:[];if(s.length===
0)return[];let i=(0,$.heldFiles)(r);return n.flatMap(({task:c})=>{let{files:l,outputs:x}=Z(v(o,r),c),q=s.filter(ye=>P([...l,...x],ye)),[S]=q;if(S===void 0)return[];let R=i.get(S),ke=`it names ${q.join(
", ")}, left uncommitted when task ${R?.task} was ${R?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"task_blocked",task:c,cause:ke}]})}0&&(module.exports={askForHeld,heldNow});
