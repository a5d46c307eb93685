const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Lr=Object.create;var Y=Object.defineProperty;var jr=Object.getOwnPropertyDescriptor;var Wr=Object.getOwnPropertyNames;var Hr=Object.getPrototypeOf,Ur=Object.prototype.hasOwnProperty;var m=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Gr=(e,t)=>{for(var n in t)Y(e,n,{get:t[n],enumerable:!0})},ze=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Wr(t))!Ur.call(e,i)&&i!==n&&Y(e,i,{get:()=>t[i],enumerable:!(r=jr(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?Lr(Hr(e)):{},ze(t||!e||!e.__esModule?Y(n,"default",{value:e,enumerable:!0}):n,e)),Kr=e=>ze(Y({},"__esModule",{value:!0}),e);var b=m((Ko,Qe)=>{Qe.exports=require("./open-run.cjs").model_task_name});var ge=m((Vo,Xe)=>{Xe.exports=require("./open-run.cjs").run_groups});var et=m((Jo,Ze)=>{Ze.exports=require("./open-run.cjs").run_policy});var he=m((Yo,tt)=>{tt.exports=require("./open-run.cjs").run_reviews});var y=m((es,it)=>{it.exports=require("./open-run.cjs").io_git});var pt=m((rs,ut)=>{ut.exports=require("./open-run.cjs").view_summary_text});var Q=m((is,lt)=>{lt.exports=require("./open-run.cjs").engine_places});var gt=m((os,mt)=>{mt.exports=require("./open-run.cjs").engine_projections_approved_ref});var kt=m((ss,ht)=>{ht.exports=require("./open-run.cjs").engine_projections_receipts});var I=m((as,xt)=>{xt.exports=require("./open-run.cjs").engine_record});var X=m((ds,$t)=>{$t.exports=require("./open-run.cjs").engine_run_branch});var Te=m((Ss,jt)=>{jt.exports=require("./open-run.cjs").run_change});var j=m(($s,Wt)=>{Wt.exports=require("./open-run.cjs").run_spec_review});var Oe=m((Rs,Ut)=>{Ut.exports=require("./open-run.cjs").io_files});var Kt=m((Es,Gt)=>{Gt.exports=require("./open-run.cjs").journal_journal_error});var sn=m((Ks,on)=>{on.exports=require("./open-run.cjs").run_held_files});var cn=m((Vs,an)=>{an.exports=require("./open-run.cjs").io_git_status});var xn=m((ra,kn)=>{kn.exports=require("./open-run.cjs").run_review_work});var Nn=m((ka,Dn)=>{Dn.exports=require("./open-run.cjs").run_review_index});var Cn=m((xa,Mn)=>{Mn.exports=require("./open-run.cjs").run_review_need});var jn=m((ya,Ln)=>{Ln.exports=require("./open-run.cjs").view_markdown});var Hn=m((wa,Wn)=>{Wn.exports=require("./open-run.cjs").view_width});var ue=m((Qa,dr)=>{dr.exports=require("./open-run.cjs").io_process_ref});var br=m((pc,$r)=>{$r.exports=require("./open-run.cjs").view_terminal});var Dr=m((vc,Br)=>{Br.exports=require("./open-run.cjs").engine_open_run});var Uo={};Gr(Uo,{hook:()=>Ho});module.exports=Kr(Uo);var Je=require("node:timers/promises");var ye=d(b(),1),x=d(ge(),1),nt=d(et(),1),rt=d(he(),1);function R(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run \
was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ult\
raplan:resume goes on`};case"halted":return ke([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...Vr(e),"/ultraplan:resume","/ultraplan:cancel"]},...xe(e).map(n=>({...n,options:[]}))]);case"\
running":return Jr(e,t)}}function Vr(e){let[t,...n]=e.tasks.filter(x.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function Jr(e,t){let n=e.tickets.filter(s=>s.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Qr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,rt.nextReviews)(
e,s,t));return i.length>0?{kind:"dispatch",agents:i}:Yr(e,t)}function Yr(e,t){let n,r=(0,x.readiness)(e);for(let[s,o]of e.tasks.entries()){if((0,x.isDone)(o)||(0,x.isStuck)(o)||!r(s))continue;let a=o.
notBefore!==void 0&&o.notBefore>t.toISOString();if(!((o.status==="reviewing"||o.status==="verifying")&&!a)){if(o.kind==="checkpoint")return ke([Xr(o),...xe(e)]);if(a&&o.notBefore!==void 0){(n===void 0||
o.notBefore<n)&&(n=o.notBefore);continue}return zr(e,s,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(x.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=xe(e);return ke(i.length>0?i:[ei(e)])}function zr(e,t,n){let r=(0,x.parallelGroup)(e,t).filter(o=>!(0,x.isDone)(o)&&!(0,x.isStuck)(o)&&n(e.tasks.indexOf(o))&&o.attempts.length===0&&!o.
notStarted),i=e.tasks[t],s=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:s.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.length+1,iteration:1,isolated:s.length>1}))}}
function Qr(e){let{task:t,role:n,attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function ke([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function Xr(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var xe=e=>e.tasks.filter(x.isStuck).map(we);function we(e){let t=(0,nt.attemptsUsed)(e);return{task:e.id,question:`${(0,ye.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${Zr(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function Zr({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var ei=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,x.isDone)(t)).map(ye.taskWord).join(", ")} wait for each oth\
er`,options:["/ultraplan:cancel"]});function C(e,t){let n=R(e,t);if(n.kind!=="wait"||e.state!=="running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.
until===void 0?void 0:{until:n.until}}var F=(...e)=>require("node:crypto").createHash(...e);var E=(...e)=>require("node:crypto").randomBytes(...e);var mr=d(y(),1);function ot(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(ti).join(`
`)}`}var ti=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${ri(r,e)}`)].join(`
`),ni={retry:"to try again","retry longer":"to try again with more time",skip:"to count it as complete without proof",investigate:"to see what happened"};function ri(e,t){let n=ni[e],r=ii(e,t);return n===
void 0||t===void 0?r:`${n}: ${r}`}function ii(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --tas\
k ${t} --longer`;case"skip":return`/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function ve(e,t){let n=400-Buffer.byteLength(z("",t));return z(ft(be(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var z=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function st(e){let t=be([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,s)=>{let o=e.length-i,a=e.slice(0,i).map(({question:f})=>ai($e(f,s))),c=o>0?[`And ${o}\
 more: /ultraplan:status.`]:[];return z(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return dt(200,i=>n(r,i))}var Se=(e,t)=>dt(40,n=>ct(e,t,n));function at(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(ct(e.slice(0,n),t,0))>400;)n--;return n}function ct(e,t,n){let r={};
for(let s of e){let o=`ultraplan:${s.role}`;r[o]=[...r[o]??[],oi(s,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return z(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function dt(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function oi({task:e,title:t,place:n,attempt:r},i=40){return`${[si(e),$e(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var si=e=>ft($e(e,48),
48);var ai=e=>e.trim().replace(/(?<![.?!])$/,"."),$e=(e,t)=>[...be(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),be=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function ft(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var gr=d(ge(),1);var hr=d(pt(),1);var yt=d(y(),1),wt=d(Q(),1),L=d(gt(),1),ci=d(kt(),1),vt=d(I(),1);function St(e){let{id:t,root:n,base:r,approvedHead:i}=e.run,s=(0,L.approvedRefAt)(n,t)??r;s!==i&&((0,L.moveApprovedRef)(e.run,e),(0,yt.tryGit)(
n,["merge-base","--is-ancestor",s,e.journal.state?.approvedHead??i])===void 0&&(0,vt.append)(e,{type:"refused",id:"ref/moved",what:`moving ${(0,wt.approvedRef)(t)} to ${s.slice(0,10)}`}))}var bt=d(y(),1),Rt=d(b(),1),Et=d(Q(),1),Tt=d(X(),1);function Ot(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=di(e)??ui(e);return t===void 0?[]:[{type:"run_hal\
ted",cause:t}]}function di(e){let t=(0,Tt.checkedOut)(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}var fi=3;function ui(e){let t=e.tasks.filter(c=>c.approvedCommit!==void 0).sort((c,f)=>(f.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.
base;if([...new Set([n,e.approvedHead])].every(c=>Re(e.root,c)))return;let s=t.filter(c=>!Re(e.root,c.approvedCommit??"")).slice(0,fi).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of ${(0,Rt.taskWord)(
c)}, which was approved,`).join(" and "),o=Re(e.root,e.base)?`commit ${e.approvedHead.slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history\
 was rewritten: ${s||o} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,Et.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Re(e,t){
return t===""||(0,bt.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var H=d(y(),1);var _t=d(y(),1);function T(e,t,n){return(0,_t.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Dt=require("node:fs"),Nt=require("node:path"),Mt=d(y(),1);var At=require("node:fs");var pi="<!-- ultraplan:command=implement -->",It=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${pi}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function Pt(e){try{return(0,At.readFileSync)(e,"utf8")}catch{return}}var Ee=require("node:path");var li=e=>(0,Ee.join)(e,"ultraplan","init.json");function qt(e){let t=Pt(li(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var Ft=e=>F("sha256").update(e).digest("hex");var mi=d(y(),1),gi="# ultraplan: pre-push",Bt=`#!/bin/sh
${gi}
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
`;function Z(e,t,n){let{settings:r,files:i}=qt(e),s=new Map([...Object.entries(i),...Object.entries(r).map(([o,{after:a}])=>[o,a])]);return new Set(t.filter(o=>{let a=s.get(o),c=a===void 0?void 0:n(o);return c!==
void 0&&Ft(c)===a&&xi(o,c)}))}var Ct=e=>t=>{try{return(0,Dt.readFileSync)((0,Nt.join)(e,t),"utf8")}catch{return}},Lt=(e,t)=>n=>(0,Mt.tryGit)(e,["cat-file","blob",`${t}:${n}`]),hi=".ultraplan/config.ya\
ml",ki=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function xi(e,t){return e===hi?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===It||t===Bt||ki.test(e)}var Ie=require("node:path");var Qt=d(y(),1);var Ri=d(Te(),1);var Ht=d(j(),1);function ee(e,t){return(0,Ht.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var _e=require("node:path"),$=d(Oe(),1),O=d(Kt(),1),Vt=e=>F("sha256").update(e).digest("hex"),Jt=(e,t)=>(0,_e.join)(e,"evidence",t);function Ae(e,t,n={}){let r=n.files??$.realFiles,i=vi(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=Si(i,n.cap??Number.POSITIVE_INFINITY),a=Vt(s),c=Jt(e,a);try{if((0,$.readIfThere)(r,c)?.equals(s)!==!0){
(0,$.ensureFolder)(r,(0,_e.join)(e,"evidence"));let f=`${c}.${E(4).toString("hex")}.new`;(0,$.writeAtomic)(r,c,s,{temporary:f,sync:"both"})}}catch(f){throw(0,O.diskError)(f,c)}return{sha256:a,bytes:s.
length,cut:o}}function Yt(e,t,n=$.realFiles){let r=Jt(e,t.sha256),i=(0,$.readIfThere)(n,r);if(i===void 0)throw new O.JournalError("evidence-missing",{file:r},yi,O.GO_ON);if(Vt(i)!==t.sha256)throw new O.JournalError(
"evidence-changed",{file:r},wi,O.GO_ON);return i.toString("utf8")}var yi="the evidence file is not there",wi="the evidence file was changed after it was written";function vi(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Si(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=$i(e,Math.floor(r/2)),s=bi(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var zt=e=>e!==void 0&&(e&192)===
128;function $i(e,t){let n=t;for(;n>0&&t-n<3&&zt(e[n]);)n-=1;return n}function bi(e,t){let n=t;for(;n<e.length&&n-t<3&&zt(e[n]);)n+=1;return n}function W(e,t){return JSON.parse(Yt(e,t.plan))}function B(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Xt=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Qt.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Ei=e=>Ie.posix.dirname(e.planFiles[0]?.path??""),_=e=>Ie.posix.join(Ei(e),".progress.md");var Ti=20;function Zt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,H.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([_(e),...e.tasks.flatMap(({file:u,override:p})=>[u,...p&&
!p.adopted?p.left??[]:[]])]),o=T(r,i,t).filter(u=>!s.has(u));if(o.length===0)return[];let a=Z(Oi(r),o,Lt(r,t)),c=o.filter(u=>!a.has(u));if(c.length===0)return[];let f=Number((0,H.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:f,files:c.slice(0,Ti)}]}var Oi=e=>(0,H.findRepository)(e)?.commonDir??"";var _i=/[*?{[]/,Ai=e=>_i.test(e);function Ii(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function Pi(e,t){let n=Ii(e);return n===""||n==="."?n===".":n===t?!0:Ai(n)?qi(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var tn=(e,t)=>e.some(n=>Pi(n,t)),en=new Map;
function qi(e){let t=en.get(e);if(t)return t;let n=new RegExp(`^${Bi(e)}$`);return en.set(e,n),n}var Fi=/[.+^$()|\\\]}]/;function Bi(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let s=e[r+2]==="/";t+=s?"(?:.*/)?":".*",r+=s?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let s=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${Di(s)}\\]|[${s.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=s.length+
1}else t+=Fi.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var Di=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var nn=e=>e.slice(0,e.lastIndexOf("/")+1),Ni=e=>e.slice(e.lastIndexOf("/")+1);var Mi=/^\.progress(-[\w.-]+)?\.md$/;function rn(e,t){return e.files.some(n=>n.path===t||nn(n.path)===nn(t)&&Mi.test(Ni(t)))}var pn=d(b(),1),Pe=d(sn(),1);var ln=d(I(),1);var dn=d(y(),1),fn=d(cn(),1);function un(e){let t=(0,dn.findRepository)(e.root);if(!t)return[];let n=(0,fn.workStatus)(e.root).map(({path:i})=>i),r=Z(t.commonDir,n,Ct(e.root));return n.filter(i=>!r.has(i))}function Ci({run:e,dir:t}){let n=(0,Pe.heldFiles)(e);if(n.size===0)return;let r=W(t,e);return un(e).filter(i=>n.has(i)&&!rn(r,i))}function mn(e,t){for(;;){let n=Li(e,R(e.run,t));if(n.length===0)return;
(0,ln.append)(e,...n)}}function Li(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(f=>f.task===c)),s=i.length>0?Ci(e)??[]:[];
if(s.length===0)return[];let o=(0,Pe.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:f}=B(W(r,n),a),u=s.filter(v=>tn([...c,...f],v)),[p]=u;if(p===void 0)return[];let g=o.get(p),l=`it n\
ames ${u.join(", ")}, left uncommitted when ${g?(0,pn.wordFor)(n.tasks,g.task):"another task"} was ${g?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"ta\
sk_blocked",task:a,cause:l}]})}var gn=d(Te(),1),hn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,gn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var le=d(I(),1);var Ce=d(b(),1);var fe=d(xn(),1),Le=d(j(),1);var D=require("node:fs"),te=require("node:path"),U=d(y(),1);var yn=require("node:fs"),wn=require("node:path"),vn=d(Oe(),1),k=d(y(),1),qe=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],Sn=5;function $n(e,t,n,r=()=>{}){for(let i=1;;i+=1){let s=(0,k.headCommit)(
e);if(!s)throw new Error(`${e} has no commit to build on`);let o=r(s);if(o!==void 0)return{commit:o,isNew:!1};try{return{commit:ji(e,s,t(s),n),isNew:!0}}catch(a){if(i===Sn||(0,k.headCommit)(e)===s)throw a}}}
function ji(e,t,n,r){let i=(0,k.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let s=(0,wn.join)(i.gitDir,`ultraplan-index-${E(4).toString("hex")}`),{root:o}=i;try{(0,k.git)(o,
["read-tree",t],{index:s});let a=n.map(({path:u,text:p})=>{let g=(0,k.git)(o,["hash-object","-w","--stdin"],{input:p}).trim();return{path:u,blob:g,mode:Ui(o,t,u),was:Hi(o,t,u)}});for(let{path:u,blob:p,
mode:g}of a)(0,k.git)(o,["update-index","--add","--cacheinfo",`${g},${p},${u}`],{index:s});let c=(0,k.git)(o,["write-tree"],{index:s}).trim(),f=(0,k.git)(o,[...qe,"commit-tree",c,"-p",t],{input:r}).trim();
(0,k.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,t]);for(let{path:u,blob:p,mode:g,was:l}of a)Wi(o,u,p,g,l);return f}finally{(0,yn.rmSync)(s,{force:!0})}}function Wi(e,t,n,r,i){if((0,k.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=Sn;o+=1){if((0,k.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,vn.sleep)(40)}}var Hi=(e,t,n)=>(0,k.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Ui(e,t,n){let r=(0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function bn(e,t,n){return((0,k.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var Rn=(e,t)=>(0,k.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function ne(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=l=>bn(s,i,l).find(({message:v})=>v.split(`
`).includes(o))?.commit,c=(0,U.headCommit)(s);if(!c)throw new Error("the repository has no commit");let f=t.filter(({path:l})=>(0,U.committedText)(s,c,l)!==void 0||!Rn(s,l)),u=l=>f.map(({path:v,change:h})=>({
path:v,text:h((0,U.committedText)(s,l,v))})),{commit:p,isNew:g}=f.length>0?$n(s,u,`${n}

${o}
`,a):{commit:a(c)??c,isNew:a(c)===void 0};if(g)for(let l of t)Gi((0,te.join)(s,l.path),l);return p}function Gi(e,{change:t}){let n;try{n=(0,D.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}
(0,D.mkdirSync)((0,te.dirname)(e),{recursive:!0}),(0,D.writeFileSync)(e,t(n))}var q=d(b(),1);var Fe=d(b(),1);function En(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=On(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${re(r)}`,"    1. Revie\
w the finding details","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}\
" addressed`,`  - **Verify**: ${Ji(t)}`,`  - **Commit**: \`${Tn(s,t)}\``].map(c=>o+c)}var Ki=7;function Be(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:c}=t,f=On(a);return{id:e,title:`Fix\
: ${f}`,...i.name===void 0?{}:{name:Vi(e,i,f)},file:i.file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${re(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${f}" addressed`],verify:i.verify.map(u=>({...u,line:r+Ki})),commit:Tn(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var Vi=(e,t,n)=>`Fix ${e.slice(e.lastIndexOf(".")+1)} of ${(0,Fe.shortWord)(t)}: ${n}`,Tn=(e,t)=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from ${(0,Fe.shortWord)(t)}`;function Ji({verify:e}){
let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return re(e[0]?.text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.
max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}var Yi=1e3,zi=100,re=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll(
"`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(/\s+/g," ").trim().slice(0,Yi),On=e=>re(e).slice(0,zi).trim(),De=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Qi=/\r\n|\n|\r/g;function An(e){let t=[],n=0;for(let r of e.matchAll(Qi))t.push(_n(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(_n(e.slice(n),n)),t}function _n(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Xi=3;function Zi(e,t){if(!(eo(e,t)>=Xi))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function eo(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function Pn(e,t){let{original:n}=t,r=Zi(e,n);if(r===void 0)return;let s=e.tasks.filter(h=>h.fixOf===n.id&&h.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(h=>h.path===n.file)?.text??"",a=En(r,t,De(n));if(!n.box){let h={...Be(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:In(e.tasks,s,h)},task:h,after:s.id,insert:me=>me}}
let c=s.endLine,f=An(o)[c]?.blank===!0,u=f?["",...a]:a,p=h=>to(h,s,u),g=c+1+(f?1:0),l={...Be(r,t,a,g),box:{line:g,column:De(n).length+3+1}},v=e.tasks.map(h=>h.file===n.file?ro(h,c,u.length,s):h);return{
plan:{...e,files:e.files.map(h=>h.path===n.file?{...h,text:p(h.text)}:h),tasks:In(v,s,l)},task:l,after:s.id,insert:p}}function to(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=no(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function no(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function ro(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function In(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function qn(e){let{id:t,title:n,name:r,file:i,line:s,kind:o,checkpoint:a,phase:c,wave:f,parallel:u,dependsOn:p,statesDependencies:g,files:l,tier:v,verification:h,securityReview:me,fixOf:Ye}=e;return{id:t,
title:n,file:i,line:s,kind:o,parallel:u,dependsOn:p,files:l,securityReview:me,doneBefore:e.ticked,...r===void 0?{}:{name:r},...g?{statesDependencies:g}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...f!==void 0?{wave:f}:{},...v?{tier:v}:{},...h?{verification:h}:{},...Ye?{fixOf:Ye}:{}}}function io(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function Fn(e,t,n=io(t)){let r=t.replace(oo,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var oo=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function Bn({feedback:e,findings:t}){let n=e||so(t);return["A reviewer did not accept the work of the task that this one fixes:",Fn("what the reviewer wrote",n)].join(`
`)}var so=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var ie=d(b(),1),Ne=d(Nn(),1),P=d(Cn(),1),zn=d(he(),1),oe=d(j(),1);var Kn=d(jn(),1),Vn=d(Hn(),1),Jn="## Review Suggestions",ao=3,co=300;function Yn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=fo(t),i=t.kind==="suggestions"?uo(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Un(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=Un(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var Un=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Gn=e=>G(e).replace(/^./u,t=>t.toUpperCase()),G=e=>(0,Vn.cut)((0,Kn.markdownLine)(e),co);function fo(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next}\
)`];case"review":{let t=e.findings.slice(0,ao).map(n=>`  - ${G(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings\
: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstand\
ing issues: ${e.findings.map(G).join("; ")||"none named"}`];case"fix-given-up":return[`${Gn(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(G).join(
"; ")||"none named"}`];case"suggestions":return[Jn,"",...e.suggestions.map(t=>`- ${Gn(e.task)}: ${G(t)}`)]}}function uo(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];
s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===Jn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var se=(e,t)=>({path:_(e),change:n=>t.reduce(Yn,n??"")});function K(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,Ne.taskIndex)(
e,(0,P.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Qn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,oe.specRecords)(
t).at(-1);if(!(0,P.needsSpecReview)(e,t))return po(e,t);let r=(0,zn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:(0,ie.taskWord)(
t),suggestions:s}]:[];switch(r.how){case"suggested":return[K(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[K(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,oe.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:(0,ie.fixWord)(a),findings:i}]:[]}case"with-batch":return[];case"passed":case"no-sign\
al":return[K(e,t,n,"proceeded")]}}function po(e,t){let n=(0,P.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,P.nextReviewIndex)(e,(0,Ne.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",
next:i}]:[]}function Xn(e,t,n,r){let i=W(e,t),s=B(i,n.id),{findings:o,suggestions:a=[],feedback:c}=r.verdict,f=o.filter(l=>!a.includes(l)),u=Pn(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>B(
i,l).files))],summary:f[0]??"review finding",finding:f.join("; ")||c,scope:t.spec}),p=ee(t,n);if(!u||p===void 0)throw new Error(`no fix task can be made for ${(0,q.taskWord)(n)}`);let g=ne(t,[...u.task.
box?[{path:s.file,change:l=>u.insert(l??"")}]:[],se(t,[K(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:(0,q.taskWord)(n),suggestions:a}]:[]])],{subject:`docs(${t.spec}): add ${(0,q.fixWord)(
u.task)} from the review of ${(0,q.taskWord)(n)}`,key:`fix ${u.task.id}`,since:p});return[{type:"tasks_added",after:u.after,tasks:[{...qn(u.task),addedBy:"review"}],plan:Ae(e,JSON.stringify(u.plan)),commit:g,
cause:`review of ${(0,q.taskWord)(n)}, iteration ${r.iteration}`,feedback:Ae(e,Bn(r.verdict))}]}var sr=d(I(),1);var ar=d(X(),1);var ce=d(y(),1);var Zn=require("node:fs"),er=require("node:path"),S=d(y(),1);function tr(e,t,n,r){let i=(0,S.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let{root:s,gitDir:o}=i,a=(0,er.join)(o,`ultraplan-index-${E(4).toString("hex")}`),c=n.filter(({path:f})=>mo(
s,f)).map(({path:f,from:u})=>({path:f,was:lo(s,u,f)}));if(c.length!==0)try{(0,S.git)(s,["read-tree",t],{index:a});for(let{path:p,was:g}of c){let l=g?["--add","--cacheinfo",`${g.mode},${g.blob},${p}`]:
["--force-remove","--",p];(0,S.git)(s,["update-index",...l],{index:a})}let f=(0,S.git)(s,["write-tree"],{index:a}).trim(),u=(0,S.git)(s,[...qe,"commit-tree",f,"-p",t],{input:r}).trim();return ho(s,u)?
u:void 0}finally{(0,Zn.rmSync)(a,{force:!0})}}function lo(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,S.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:
void 0}var mo=(e,t)=>(0,S.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",go=["-c","core.hooksPath=/dev/null","merge","--quiet","--ff-only","--no-overwrite-i\
gnore"],ho=(e,t)=>(0,S.tryGit)(e,[...go,t])!==void 0;var de=d(b(),1),nr=d(j(),1);function Me({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let c=s?.commit??o;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function rr(e,t){let n=(0,nr.fixTasksOf)(e,t).at(-1),r=(0,ce.headCommit)(e.root),i=n&&r?ko(e,n,r):[];!n||!r||i.length===0||tr(e.root,r,i,`revert(${e.spec}): keep the original implementation of ${(0,de.taskWord)(
t)}

The ${(0,de.fixWord)(n)} failed twice.
`)}function ko(e,t,n){let{root:r}=e,i=_(e),s=Me(t,n).map(o=>({...o,paths:new Set(T(r,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:u})=>u.
has(o)),c=a.every(({to:u},p)=>ae(r,u,o)===ae(r,a[p+1]?.from??n,o)),[f]=a;return f&&c?[{path:o,from:f.from}]:[]})}function ir(e,t,n,r){let i=Me(t,r).find(({from:s,to:o})=>T(e.root,s,o).includes(n));return i!==
void 0&&ae(e.root,i.from,n)===ae(e.root,r,n)}var ae=(e,t,n)=>(0,ce.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function cr(e){if(!((0,fe.reviewWork)(e.run)&&(0,ar.checkedOut)(e.run.root)!==e.run.branch)){for(;(0,fe.reviewWork)(e.run);)if((0,sr.recordOn)(e,n=>xo(e.dir,n),(n,r)=>({events:r,reply:r.length}))===0)
return}}function xo(e,t){let n=(0,fe.reviewWork)(t);return n?n.kind==="fix"?Xn(e,t,n.task,n.record):(n.takeBack&&rr(t,n.task),[yo(t,n.task)]):[]}function yo(e,t){let n=ee(e,t);if(n===void 0)throw new Error(
`${(0,Ce.taskWord)(t)} has no commit to approve`);let r=Qn(e,t),i=e.tasks.flatMap(f=>f.approvedHead??f.approvedCommit??[]),s=Xt(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===
0)return s===n?o:{...o,head:s};let a=ne(e,[se(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of ${(0,Ce.taskWord)(t)}`,key:`approve ${t.id} attempt ${t.
attempts.length}`,since:n}),c=e.knownHead!==void 0&&(0,Le.fixTasksOf)(e,t).some(f=>f.givenUp)&&or(e,t,e.knownHead,a);return{...o,head:or(e,t,s,a)?a:s,...c?{known:a}:{}}}function or(e,t,n,r){let i=(0,Le.fixTasksOf)(
e,t).filter(o=>o.givenUp),s=[_(e),...i.length>0?[t.file]:[]];return T(e.root,n,r).every(o=>s.includes(o)||i.some(a=>ir(e,a,o,r)))}var w=require("node:fs"),fr=require("node:path"),pe=d(ue(),1);var V=d(Q(),1);function je(e,t,n){let r=(0,V.waitingFile)(t,e.session);if(!C(e,n)){(0,w.rmSync)(r,{force:!0});return}lr(r)||((0,w.mkdirSync)((0,fr.dirname)(r),{recursive:!0,mode:448}),(0,w.writeFileSync)(
r,"",{mode:384}))}function ur(e,t){let n=(0,V.waitingFile)(t,e.session);if(!We(e,t))return!1;let r=lr(n);return r&&(0,pe.isAlive)(r)?!1:((0,w.writeFileSync)(n,JSON.stringify((0,pe.thisProcess)()),{mode:384}),
!0)}var We=(e,t)=>(0,w.existsSync)((0,V.waitingFile)(t,e.session));function pr(e,t){(0,w.rmSync)((0,V.waitingFile)(t,e.session),{force:!0})}function lr(e){try{return JSON.parse((0,w.readFileSync)(e,"u\
tf8"))}catch{return}}var kr=3;function xr(e,t,n){cr(e);let r=Ot(e.run);r.length>0&&(0,le.append)(e,...r),mn(e,n);let i=So(e.run,t,n);if(i)return je(e.run,e.home,n),{action:i,text:vr(e.run,i).text};St(e);let s=e.run,o=(0,le.recordOn)(
e,f=>wo(f,n),(f,u)=>vo(f,u,t,n)),{run:a}=e;if(je(a,e.home,n),a.state==="finished"&&s.state!=="finished")return{...o,summary:(0,hr.renderSummary)(a)};let c=yr(s);return(o.action.kind==="dispatch"||wr(o.
action,t))&&c.length>0?{...o,summary:`${c.join(`
`)}
other tasks, which do not depend on it, go on`}:o}function wo(e,t){let n=R(e,t);if(!(n.kind==="dispatch"&&n.agents.some(o=>!Sr(e,o)))&&n.kind!=="done")return;let i=(0,mr.headCommit)(e.root)??e.base,s=n.
kind==="done"||n.agents.some(({role:o})=>o==="spec-executor");return{head:i,foreign:s?Zt(e,i):[]}}function vo(e,t,n,r){let i=R(e,r),{events:s,text:o}=vr(e,i,t),a=F("sha256").update(o).digest("hex").slice(
0,16),c={type:"directive_given",digest:a,via:n};if(n==="stop"&&i.kind==="dispatch"&&s.length===0&&$o(e,a)){let u=`the session stopped ${kr} times without following: ${o.split(`
`)[0]}`,p=`${u}; the run is parked, /ultraplan:resume goes on`;return{events:[c,{type:"run_parked",cause:u}],reply:{action:{kind:"wait",reason:p},text:""}}}let f=i.kind==="done"&&e.state==="running"&&
t?[...t.foreign,{type:"run_finished",commit:t.head}]:[];return{events:[...s,...f,c],reply:{action:i,text:o}}}var yr=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,gr.isStuck)(n)&&!t.includes(n.id)).map(n=>ot(
{kind:"ask",...we(n)})),wr=(e,t)=>e.kind==="wait"&&t==="notification";function So(e,t,n){let r=R(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return wr(r,t)&&yr(e).length>0?void 0:
r}var $o=(e,t)=>e.standing.digest===t&&e.standing.count+1>=kr;function vr(e,t,n){switch(t.kind){case"dispatch":return Ro(e,bo(e,t.agents),n);case"wait":return{events:[],text:ve(`ultraplan: end your tu\
rn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:st([t,...t.also??[]])};case"done":return{events:[],text:ve(`ultraplan: ${t.reason}. Tell the person in\
 one sentence.`,{action:"done"})}}}var bo=(e,t)=>t.slice(0,at(He(e,t),Ue())),He=(e,t)=>t.map(n=>hn(e,n));function Ro(e,t,{head:n,foreign:r}={head:e.base,foreign:[]}){let i=t.length>1?Ue():void 0,s=[],
o=t.map(f=>{let u=Sr(e,f);if(u)return u;let p=Ue();return f.role==="spec-executor"&&s.length===0&&s.push(...r),s.push({type:"ticket_issued",ticket:p,base:n,...i?{group:i}:{},...f}),{id:p,...i?{group:i}:
{}}}),[a]=o,c=a?.group;return{events:s,text:c!==void 0&&o.every(f=>f.group===c)&&t.length>1?Se(He(e,t),c):Se(He(e,t.slice(0,1)),a?.id??"")}}var Sr=(e,{task:t,role:n,iteration:r})=>e.tickets.find(i=>!i.
redeemedAt&&i.task===t&&i.role===n&&i.iteration===r),Ue=()=>E(8).toString("hex");var Ke=d(ue(),1),Ar=d(br(),1);var M=require("node:fs"),N=require("node:path");function Er(e,t){if(!(0,M.existsSync)(e))return!0;let n=(0,N.dirname)(e);return Rr(n).map(r=>(0,N.join)(n,r,"subagents")).flatMap(r=>Rr(r).map(i=>(0,N.join)(r,i))).some(r=>r.endsWith(".meta.json")&&Eo(
r)?.toolUseId===t)}function Eo(e){try{return JSON.parse((0,M.readFileSync)(e,"utf8"))}catch{return}}function Rr(e){try{return(0,M.readdirSync)(e)}catch{return[]}}var Ve=d(I(),1);var A=require("node:fs"),To=256*1024;function Tr(e,t){for(let n of _o(e).split(`
`).reverse()){if(!n.includes(t))continue;let r=Oo(n).find(i=>i.tool_use_id===t&&i.is_error);if(r)return typeof r.content=="string"?r.content:JSON.stringify(r.content)}}function Oo(e){try{let{message:t}=JSON.
parse(e);return Array.isArray(t?.content)?t.content:[]}catch{return[]}}function _o(e){let t;try{t=(0,A.openSync)(e,"r");let{size:n}=(0,A.fstatSync)(t),r=Buffer.alloc(Math.min(n,To));return(0,A.readSync)(
t,r,0,r.length,n-r.length),r.toString("utf8")}catch{return""}finally{t!==void 0&&(0,A.closeSync)(t)}}var Ir=d(X(),1);var J=require("node:fs"),Ge=require("node:path");var Or=(e,t)=>(0,Ge.join)(e,"started",t);function Ao(e,t,n){(0,J.mkdirSync)(Or(e,t),{recursive:!0}),(0,J.writeFileSync)((0,Ge.join)(Or(e,t),n),"")}var _r=(e,t,n)=>Ao(e,t,Po(n)),Io="call-",Po=e=>`${Io}${e.
replace(/[^\w-]/g,"")}`;function Pr(e){qo(e,t=>t.judging!==void 0&&!(0,Ke.isAlive)(t.judging.process),{how:"the claim was never judged",transcript:""})}function qo(e,t,n){e.run.tickets.some(t)&&(0,Ve.recordOn)(e,r=>r.tickets.
filter(t).flatMap(i=>Fo(r,e.dir,i,n)),(r,i)=>({events:i,reply:void 0}))}function Fo(e,t,n,{how:r,transcript:i,error:s}){let{toolUseId:o}=n;if(o===void 0||n.agentId||n.judging||Er(i,o))return Do(e,n,r);
n.isolated&&_r(t,n.base,o);let a=(0,Ar.oneLine)(s??Tr(i,o)??"the client, one of its rules or another hook refused it");return[{type:"agent_not_started",ticket:n.id,cause:a.slice(0,Bo)}]}var Bo=200;function Do(e,t,n){
let r={ticket:t.id,...No(e,t)};return t.judging?(0,Ke.isAlive)(t.judging.process)?[]:[{type:"agent_lost",...r,cause:"the claim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lost",...r,cause:n,failure:"\
EXECUTION_FAILURE"}]}function No(e,t){let r=t.role==="spec-executor"&&!t.isolated?(0,Ir.branchHead)(e):void 0;return r===void 0?{}:{head:r}}var qr=d(ue(),1);function Fr(e,t){return e.session===t.id&&(0,qr.isSameProcess)(e.client,t.client)}var Nr=d(Dr(),1),Mo=d(I(),1);var Co=500,Lo=2e3;async function Mr(e,t=Lo){let n=Wo(e);if(!(n?.run.state!=="running"||!ur(n.run,e.home))){if(C(n.run,new Date))await jo(n);else{if(await(0,Je.setTimeout)(t),!We(n.run,e.home))return;n.
run=n.journal.refresh()}return pr(n.run,e.home),n.run.state==="running"?xr(n,"wake",new Date).text:void 0}}async function jo(e){for(;C(e.run,new Date);)await(0,Je.setTimeout)(Co),e.run=e.journal.refresh(),
Pr(e)}function Wo(e){let t=(0,Nr.openActiveRun)(e.home,e.id);return t&&Fr(t.run,e)?t:void 0}var Cr={kind:"pass"};var Ho=async(e,{session:t})=>{let n=await Mr(t);return n===void 0?Cr:{kind:"wake",text:n}};0&&(module.exports={hook});
