const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var hr=Object.create;var H=Object.defineProperty;var xr=Object.getOwnPropertyDescriptor;var kr=Object.getOwnPropertyNames;var yr=Object.getPrototypeOf,vr=Object.prototype.hasOwnProperty;var m=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},wr=(e,t)=>{for(var n in t)H(e,n,{get:t[n],enumerable:!0})},Ce=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of kr(t))!vr.call(e,i)&&i!==n&&H(e,i,{get:()=>t[i],enumerable:!(r=xr(t,i))||r.enumerable});return e};var f=(e,t,n)=>(n=e!=null?hr(yr(e)):{},Ce(t||!e||!e.__esModule?H(n,"default",{value:e,enumerable:!0}):n,e)),$r=e=>Ce(H({},"__esModule",{value:!0}),e);var k=m((so,Le)=>{Le.exports=require("./open-run.cjs").io_git});var fe=m((fo,Ke)=>{Ke.exports=require("./open-run.cjs").run_groups});var b=m((uo,Ve)=>{Ve.exports=require("./open-run.cjs").model_task_name});var ze=m((po,Je)=>{Je.exports=require("./open-run.cjs").run_policy});var ue=m((lo,Ye)=>{Ye.exports=require("./open-run.cjs").run_reviews});var et=m((go,Ze)=>{Ze.exports=require("./open-run.cjs").view_summary_text});var U=m((ho,tt)=>{tt.exports=require("./open-run.cjs").engine_places});var rt=m((xo,nt)=>{nt.exports=require("./open-run.cjs").engine_projections_approved_ref});var ot=m((ko,it)=>{it.exports=require("./open-run.cjs").engine_projections_receipts});var D=m((yo,st)=>{st.exports=require("./open-run.cjs").engine_record});var he=m((wo,ut)=>{ut.exports=require("./open-run.cjs").engine_run_branch});var ye=m((Fo,At)=>{At.exports=require("./open-run.cjs").run_change});var N=m((Do,_t)=>{_t.exports=require("./open-run.cjs").run_spec_review});var ve=m((No,qt)=>{qt.exports=require("./open-run.cjs").io_files});var Ft=m((Co,It)=>{It.exports=require("./open-run.cjs").journal_journal_error});var Vt=m((is,Kt)=>{Kt.exports=require("./open-run.cjs").run_held_files});var zt=m((os,Jt)=>{Jt.exports=require("./open-run.cjs").io_git_status});var sn=m((gs,on)=>{on.exports=require("./open-run.cjs").run_review_work});var Rn=m((As,Sn)=>{Sn.exports=require("./open-run.cjs").run_review_index});var Tn=m((_s,En)=>{En.exports=require("./open-run.cjs").run_review_need});var An=m((Ps,On)=>{On.exports=require("./open-run.cjs").view_markdown});var Pn=m((qs,_n)=>{_n.exports=require("./open-run.cjs").view_width});var Ie=m((da,Qn)=>{Qn.exports=require("./open-run.cjs").io_process_ref});var mr=m((Ta,lr)=>{lr.exports=require("./open-run.cjs").engine_open_run});var ro={};wr(ro,{agentNotified:()=>no});module.exports=$r(ro);var q=(...e)=>require("node:crypto").createHash(...e);var R=(...e)=>require("node:crypto").randomBytes(...e);var nr=f(k(),1);function Me(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(br).join(`
`)}`}var br=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${Rr(r,e)}`)].join(`
`),Sr={retry:"to try again","retry longer":"to try again with more time",skip:"to count it as complete without proof",investigate:"to see what happened"};function Rr(e,t){let n=Sr[e],r=Er(e,t);return n===
void 0||t===void 0?r:`${n}: ${r}`}function Er(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --tas\
k ${t} --longer`;case"skip":return`/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function se(e,t){let n=400-Buffer.byteLength(G("",t));return G(Ue(de(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var G=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function We(e){let t=de([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,s)=>{let o=e.length-i,a=e.slice(0,i).map(({question:d})=>Ar(ce(d,s))),c=o>0?[`And ${o}\
 more: /ultraplan:status.`]:[];return G(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return Ge(200,i=>n(r,i))}var ae=(e,t)=>Ge(40,n=>He(e,t,n));function je(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(He(e.slice(0,n),t,0))>400;)n--;return n}function He(e,t,n){let r={};
for(let s of e){let o=`ultraplan:${s.role}`;r[o]=[...r[o]??[],Tr(s,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return G(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function Ge(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function Tr({task:e,title:t,place:n,attempt:r},i=40){return`${[Or(e),ce(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Or=e=>Ue(ce(e,48),
48);var Ar=e=>e.trim().replace(/(?<![.?!])$/,"."),ce=(e,t)=>[...de(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),de=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function Ue(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var rr=f(fe(),1);var me=f(b(),1),y=f(fe(),1),Qe=f(ze(),1),Xe=f(ue(),1);function E(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run \
was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ult\
raplan:resume goes on`};case"halted":return pe([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[..._r(e),"/ultraplan:resume","/ultraplan:cancel"]},...le(e).map(n=>({...n,options:[]}))]);case"\
running":return Pr(e,t)}}function _r(e){let[t,...n]=e.tasks.filter(y.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function Pr(e,t){let n=e.tickets.filter(s=>s.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Fr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,Xe.nextReviews)(
e,s,t));return i.length>0?{kind:"dispatch",agents:i}:qr(e,t)}function qr(e,t){let n,r=(0,y.readiness)(e);for(let[s,o]of e.tasks.entries()){if((0,y.isDone)(o)||(0,y.isStuck)(o)||!r(s))continue;let a=o.
notBefore!==void 0&&o.notBefore>t.toISOString();if(!((o.status==="reviewing"||o.status==="verifying")&&!a)){if(o.kind==="checkpoint")return pe([Dr(o),...le(e)]);if(a&&o.notBefore!==void 0){(n===void 0||
o.notBefore<n)&&(n=o.notBefore);continue}return Ir(e,s,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(y.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=le(e);return pe(i.length>0?i:[Nr(e)])}function Ir(e,t,n){let r=(0,y.parallelGroup)(e,t).filter(o=>!(0,y.isDone)(o)&&!(0,y.isStuck)(o)&&n(e.tasks.indexOf(o))&&o.attempts.length===0&&!o.
notStarted),i=e.tasks[t],s=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:s.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.length+1,iteration:1,isolated:s.length>1}))}}
function Fr(e){let{task:t,role:n,attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function pe([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function Dr(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var le=e=>e.tasks.filter(y.isStuck).map(ge);function ge(e){let t=(0,Qe.attemptsUsed)(e);return{task:e.id,question:`${(0,me.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${Br(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function Br({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var Nr=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,y.isDone)(t)).map(me.taskWord).join(", ")} wait for each oth\
er`,options:["/ultraplan:cancel"]});var ir=f(et(),1);var at=f(k(),1),ct=f(U(),1),B=f(rt(),1),Cr=f(ot(),1),dt=f(D(),1);function ft(e){let{id:t,root:n,base:r,approvedHead:i}=e.run,s=(0,B.approvedRefAt)(n,t)??r;s!==i&&((0,B.moveApprovedRef)(e.run,e),(0,at.tryGit)(
n,["merge-base","--is-ancestor",s,e.journal.state?.approvedHead??i])===void 0&&(0,dt.append)(e,{type:"refused",id:"ref/moved",what:`moving ${(0,ct.approvedRef)(t)} to ${s.slice(0,10)}`}))}var pt=f(k(),1),lt=f(b(),1),mt=f(U(),1),gt=f(he(),1);function ht(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Lr(e)??Wr(e);return t===void 0?[]:[{type:"run_ha\
lted",cause:t}]}function Lr(e){let t=(0,gt.checkedOut)(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}var Mr=3;function Wr(e){let t=e.tasks.filter(c=>c.approvedCommit!==void 0).sort((c,d)=>(d.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.
base;if([...new Set([n,e.approvedHead])].every(c=>xe(e.root,c)))return;let s=t.filter(c=>!xe(e.root,c.approvedCommit??"")).slice(0,Mr).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of ${(0,lt.taskWord)(
c)}, which was approved,`).join(" and "),o=xe(e.root,e.base)?`commit ${e.approvedHead.slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history\
 was rewritten: ${s||o} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,mt.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function xe(e,t){
return t===""||(0,pt.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var L=f(k(),1);var xt=f(k(),1);function T(e,t,n){return(0,xt.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var St=require("node:fs"),Rt=require("node:path"),Et=f(k(),1);var kt=require("node:fs");var jr="<!-- ultraplan:command=implement -->",yt=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${jr}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function vt(e){try{return(0,kt.readFileSync)(e,"utf8")}catch{return}}var ke=require("node:path");var Hr=e=>(0,ke.join)(e,"ultraplan","init.json");function wt(e){let t=vt(Hr(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var $t=e=>q("sha256").update(e).digest("hex");var Gr=f(k(),1),Ur="# ultraplan: pre-push",bt=`#!/bin/sh
${Ur}
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
`;function K(e,t,n){let{settings:r,files:i}=wt(e),s=new Map([...Object.entries(i),...Object.entries(r).map(([o,{after:a}])=>[o,a])]);return new Set(t.filter(o=>{let a=s.get(o),c=a===void 0?void 0:n(o);return c!==
void 0&&$t(c)===a&&Jr(o,c)}))}var Tt=e=>t=>{try{return(0,St.readFileSync)((0,Rt.join)(e,t),"utf8")}catch{return}},Ot=(e,t)=>n=>(0,Et.tryGit)(e,["cat-file","blob",`${t}:${n}`]),Kr=".ultraplan/config.ya\
ml",Vr=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function Jr(e,t){return e===Kr?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===yt||t===bt||Vr.test(e)}var be=require("node:path");var Lt=f(k(),1);var ti=f(ye(),1);var Pt=f(N(),1);function V(e,t){return(0,Pt.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var we=require("node:path"),$=f(ve(),1),O=f(Ft(),1),Dt=e=>q("sha256").update(e).digest("hex"),Bt=(e,t)=>(0,we.join)(e,"evidence",t);function $e(e,t,n={}){let r=n.files??$.realFiles,i=Qr(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=Xr(i,n.cap??Number.POSITIVE_INFINITY),a=Dt(s),c=Bt(e,a);try{if((0,$.readIfThere)(r,c)?.equals(s)!==!0){
(0,$.ensureFolder)(r,(0,we.join)(e,"evidence"));let d=`${c}.${R(4).toString("hex")}.new`;(0,$.writeAtomic)(r,c,s,{temporary:d,sync:"both"})}}catch(d){throw(0,O.diskError)(d,c)}return{sha256:a,bytes:s.
length,cut:o}}function Nt(e,t,n=$.realFiles){let r=Bt(e,t.sha256),i=(0,$.readIfThere)(n,r);if(i===void 0)throw new O.JournalError("evidence-missing",{file:r},zr,O.GO_ON);if(Dt(i)!==t.sha256)throw new O.JournalError(
"evidence-changed",{file:r},Yr,O.GO_ON);return i.toString("utf8")}var zr="the evidence file is not there",Yr="the evidence file was changed after it was written";function Qr(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Xr(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Zr(e,Math.floor(r/2)),s=ei(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var Ct=e=>e!==void 0&&(e&192)===
128;function Zr(e,t){let n=t;for(;n>0&&t-n<3&&Ct(e[n]);)n-=1;return n}function ei(e,t){let n=t;for(;n<e.length&&n-t<3&&Ct(e[n]);)n+=1;return n}function C(e,t){return JSON.parse(Nt(e,t.plan))}function I(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Mt=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Lt.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var ni=e=>be.posix.dirname(e.planFiles[0]?.path??""),A=e=>be.posix.join(ni(e),".progress.md");var ri=20;function Wt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,L.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([A(e),...e.tasks.flatMap(({file:u,override:p})=>[u,...p&&
!p.adopted?p.left??[]:[]])]),o=T(r,i,t).filter(u=>!s.has(u));if(o.length===0)return[];let a=K(ii(r),o,Ot(r,t)),c=o.filter(u=>!a.has(u));if(c.length===0)return[];let d=Number((0,L.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:d,files:c.slice(0,ri)}]}var ii=e=>(0,L.findRepository)(e)?.commonDir??"";var oi=/[*?{[]/,si=e=>oi.test(e);function ai(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function ci(e,t){let n=ai(e);return n===""||n==="."?n===".":n===t?!0:si(n)?di(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var Ht=(e,t)=>e.some(n=>ci(n,t)),jt=new Map;
function di(e){let t=jt.get(e);if(t)return t;let n=new RegExp(`^${ui(e)}$`);return jt.set(e,n),n}var fi=/[.+^$()|\\\]}]/;function ui(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let s=e[r+2]==="/";t+=s?"(?:.*/)?":".*",r+=s?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let s=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${pi(s)}\\]|[${s.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=s.length+
1}else t+=fi.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var pi=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var Gt=e=>e.slice(0,e.lastIndexOf("/")+1),li=e=>e.slice(e.lastIndexOf("/")+1);var mi=/^\.progress(-[\w.-]+)?\.md$/;function Ut(e,t){return e.files.some(n=>n.path===t||Gt(n.path)===Gt(t)&&mi.test(li(t)))}var Zt=f(b(),1),Se=f(Vt(),1);var en=f(D(),1);var Yt=f(k(),1),Qt=f(zt(),1);function Xt(e){let t=(0,Yt.findRepository)(e.root);if(!t)return[];let n=(0,Qt.workStatus)(e.root).map(({path:i})=>i),r=K(t.commonDir,n,Tt(e.root));return n.filter(i=>!r.has(i))}function gi({run:e,dir:t}){let n=(0,Se.heldFiles)(e);if(n.size===0)return;let r=C(t,e);return Xt(e).filter(i=>n.has(i)&&!Ut(r,i))}function tn(e,t){for(;;){let n=hi(e,E(e.run,t));if(n.length===0)return;
(0,en.append)(e,...n)}}function hi(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(d=>d.task===c)),s=i.length>0?gi(e)??[]:[];
if(s.length===0)return[];let o=(0,Se.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:d}=I(C(r,n),a),u=s.filter(v=>Ht([...c,...d],v)),[p]=u;if(p===void 0)return[];let g=o.get(p),l=`it n\
ames ${u.join(", ")}, left uncommitted when ${g?(0,Zt.wordFor)(n.tasks,g.task):"another task"} was ${g?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"ta\
sk_blocked",task:a,cause:l}]})}var nn=f(ye(),1),rn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,nn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var ie=f(D(),1);var Pe=f(b(),1);var re=f(sn(),1),qe=f(N(),1);var F=require("node:fs"),J=require("node:path"),M=f(k(),1);var an=require("node:fs"),cn=require("node:path"),dn=f(ve(),1),x=f(k(),1),Re=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],fn=5;function un(e,t,n,r=()=>{}){for(let i=1;;i+=1){let s=(0,x.headCommit)(
e);if(!s)throw new Error(`${e} has no commit to build on`);let o=r(s);if(o!==void 0)return{commit:o,isNew:!1};try{return{commit:xi(e,s,t(s),n),isNew:!0}}catch(a){if(i===fn||(0,x.headCommit)(e)===s)throw a}}}
function xi(e,t,n,r){let i=(0,x.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let s=(0,cn.join)(i.gitDir,`ultraplan-index-${R(4).toString("hex")}`),{root:o}=i;try{(0,x.git)(o,
["read-tree",t],{index:s});let a=n.map(({path:u,text:p})=>{let g=(0,x.git)(o,["hash-object","-w","--stdin"],{input:p}).trim();return{path:u,blob:g,mode:vi(o,t,u),was:yi(o,t,u)}});for(let{path:u,blob:p,
mode:g}of a)(0,x.git)(o,["update-index","--add","--cacheinfo",`${g},${p},${u}`],{index:s});let c=(0,x.git)(o,["write-tree"],{index:s}).trim(),d=(0,x.git)(o,[...Re,"commit-tree",c,"-p",t],{input:r}).trim();
(0,x.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",d,t]);for(let{path:u,blob:p,mode:g,was:l}of a)ki(o,u,p,g,l);return d}finally{(0,an.rmSync)(s,{force:!0})}}function ki(e,t,n,r,i){if((0,x.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=fn;o+=1){if((0,x.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,dn.sleep)(40)}}var yi=(e,t,n)=>(0,x.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function vi(e,t,n){let r=(0,x.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function pn(e,t,n){return((0,x.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var ln=(e,t)=>(0,x.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function z(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=l=>pn(s,i,l).find(({message:v})=>v.split(`
`).includes(o))?.commit,c=(0,M.headCommit)(s);if(!c)throw new Error("the repository has no commit");let d=t.filter(({path:l})=>(0,M.committedText)(s,c,l)!==void 0||!ln(s,l)),u=l=>d.map(({path:v,change:h})=>({
path:v,text:h((0,M.committedText)(s,l,v))})),{commit:p,isNew:g}=d.length>0?un(s,u,`${n}

${o}
`,a):{commit:a(c)??c,isNew:a(c)===void 0};if(g)for(let l of t)wi((0,J.join)(s,l.path),l);return p}function wi(e,{change:t}){let n;try{n=(0,F.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}
(0,F.mkdirSync)((0,J.dirname)(e),{recursive:!0}),(0,F.writeFileSync)(e,t(n))}var P=f(b(),1);var Ee=f(b(),1);function mn(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=hn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Y(r)}`,"    1. Review\
 the finding details","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}\
" addressed`,`  - **Verify**: ${Si(t)}`,`  - **Commit**: \`${gn(s,t)}\``].map(c=>o+c)}var $i=7;function Te(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:c}=t,d=hn(a);return{id:e,title:`Fix\
: ${d}`,...i.name===void 0?{}:{name:bi(e,i,d)},file:i.file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${Y(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${d}" addressed`],verify:i.verify.map(u=>({...u,line:r+$i})),commit:gn(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var bi=(e,t,n)=>`Fix ${e.slice(e.lastIndexOf(".")+1)} of ${(0,Ee.shortWord)(t)}: ${n}`,gn=(e,t)=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from ${(0,Ee.shortWord)(t)}`;function Si({verify:e}){
let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return Y(e[0]?.text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.
max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}var Ri=1e3,Ei=100,Y=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll(
"`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(/\s+/g," ").trim().slice(0,Ri),hn=e=>Y(e).slice(0,Ei).trim(),Oe=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Ti=/\r\n|\n|\r/g;function kn(e){let t=[],n=0;for(let r of e.matchAll(Ti))t.push(xn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(xn(e.slice(n),n)),t}function xn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Oi=3;function Ai(e,t){if(!(_i(e,t)>=Oi))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function _i(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function vn(e,t){let{original:n}=t,r=Ai(e,n);if(r===void 0)return;let s=e.tasks.filter(h=>h.fixOf===n.id&&h.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(h=>h.path===n.file)?.text??"",a=mn(r,t,Oe(n));if(!n.box){let h={...Te(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:yn(e.tasks,s,h)},task:h,after:s.id,insert:oe=>oe}}
let c=s.endLine,d=kn(o)[c]?.blank===!0,u=d?["",...a]:a,p=h=>Pi(h,s,u),g=c+1+(d?1:0),l={...Te(r,t,a,g),box:{line:g,column:Oe(n).length+3+1}},v=e.tasks.map(h=>h.file===n.file?Ii(h,c,u.length,s):h);return{
plan:{...e,files:e.files.map(h=>h.path===n.file?{...h,text:p(h.text)}:h),tasks:yn(v,s,l)},task:l,after:s.id,insert:p}}function Pi(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=qi(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function qi(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function Ii(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function yn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function wn(e){let{id:t,title:n,name:r,file:i,line:s,kind:o,checkpoint:a,phase:c,wave:d,parallel:u,dependsOn:p,statesDependencies:g,files:l,tier:v,verification:h,securityReview:oe,fixOf:Ne}=e;return{id:t,
title:n,file:i,line:s,kind:o,parallel:u,dependsOn:p,files:l,securityReview:oe,doneBefore:e.ticked,...r===void 0?{}:{name:r},...g?{statesDependencies:g}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...d!==void 0?{wave:d}:{},...v?{tier:v}:{},...h?{verification:h}:{},...Ne?{fixOf:Ne}:{}}}function Fi(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function $n(e,t,n=Fi(t)){let r=t.replace(Di,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Di=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function bn({feedback:e,findings:t}){let n=e||Bi(t);return["A reviewer did not accept the work of the task that this one fixes:",$n("what the reviewer wrote",n)].join(`
`)}var Bi=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var Q=f(b(),1),Ae=f(Rn(),1),_=f(Tn(),1),Cn=f(ue(),1),X=f(N(),1);var Fn=f(An(),1),Dn=f(Pn(),1),Bn="## Review Suggestions",Ni=3,Ci=300;function Nn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Li(t),i=t.kind==="suggestions"?Mi(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return qn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=qn(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var qn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,In=e=>W(e).replace(/^./u,t=>t.toUpperCase()),W=e=>(0,Dn.cut)((0,Fn.markdownLine)(e),Ci);function Li(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next}\
)`];case"review":{let t=e.findings.slice(0,Ni).map(n=>`  - ${W(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings\
: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstand\
ing issues: ${e.findings.map(W).join("; ")||"none named"}`];case"fix-given-up":return[`${In(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(W).join(
"; ")||"none named"}`];case"suggestions":return[Bn,"",...e.suggestions.map(t=>`- ${In(e.task)}: ${W(t)}`)]}}function Mi(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];
s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===Bn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var Z=(e,t)=>({path:A(e),change:n=>t.reduce(Nn,n??"")});function j(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,Ae.taskIndex)(
e,(0,_.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Ln(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,X.specRecords)(
t).at(-1);if(!(0,_.needsSpecReview)(e,t))return Wi(e,t);let r=(0,Cn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:(0,Q.taskWord)(
t),suggestions:s}]:[];switch(r.how){case"suggested":return[j(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[j(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,X.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:(0,Q.fixWord)(a),findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":
return[j(e,t,n,"proceeded")]}}function Wi(e,t){let n=(0,_.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,_.nextReviewIndex)(e,(0,Ae.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:
[]}function Mn(e,t,n,r){let i=C(e,t),s=I(i,n.id),{findings:o,suggestions:a=[],feedback:c}=r.verdict,d=o.filter(l=>!a.includes(l)),u=vn(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>I(
i,l).files))],summary:d[0]??"review finding",finding:d.join("; ")||c,scope:t.spec}),p=V(t,n);if(!u||p===void 0)throw new Error(`no fix task can be made for ${(0,P.taskWord)(n)}`);let g=z(t,[...u.task.
box?[{path:s.file,change:l=>u.insert(l??"")}]:[],Z(t,[j(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:(0,P.taskWord)(n),suggestions:a}]:[]])],{subject:`docs(${t.spec}): add ${(0,P.fixWord)(
u.task)} from the review of ${(0,P.taskWord)(n)}`,key:`fix ${u.task.id}`,since:p});return[{type:"tasks_added",after:u.after,tasks:[{...wn(u.task),addedBy:"review"}],plan:$e(e,JSON.stringify(u.plan)),commit:g,
cause:`review of ${(0,P.taskWord)(n)}, iteration ${r.iteration}`,feedback:$e(e,bn(r.verdict))}]}var Jn=f(D(),1);var zn=f(he(),1);var te=f(k(),1);var Wn=require("node:fs"),jn=require("node:path"),w=f(k(),1);function Hn(e,t,n,r){let i=(0,w.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let{root:s,gitDir:o}=i,a=(0,jn.join)(o,`ultraplan-index-${R(4).toString("hex")}`),c=n.filter(({path:d})=>Hi(
s,d)).map(({path:d,from:u})=>({path:d,was:ji(s,u,d)}));if(c.length!==0)try{(0,w.git)(s,["read-tree",t],{index:a});for(let{path:p,was:g}of c){let l=g?["--add","--cacheinfo",`${g.mode},${g.blob},${p}`]:
["--force-remove","--",p];(0,w.git)(s,["update-index",...l],{index:a})}let d=(0,w.git)(s,["write-tree"],{index:a}).trim(),u=(0,w.git)(s,[...Re,"commit-tree",d,"-p",t],{input:r}).trim();return Ui(s,u)?
u:void 0}finally{(0,Wn.rmSync)(a,{force:!0})}}function ji(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,w.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:
void 0}var Hi=(e,t)=>(0,w.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",Gi=["-c","core.hooksPath=/dev/null","merge","--quiet","--ff-only","--no-overwrite-i\
gnore"],Ui=(e,t)=>(0,w.tryGit)(e,[...Gi,t])!==void 0;var ne=f(b(),1),Gn=f(N(),1);function _e({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let c=s?.commit??o;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Un(e,t){let n=(0,Gn.fixTasksOf)(e,t).at(-1),r=(0,te.headCommit)(e.root),i=n&&r?Ki(e,n,r):[];!n||!r||i.length===0||Hn(e.root,r,i,`revert(${e.spec}): keep the original implementation of ${(0,ne.taskWord)(
t)}

The ${(0,ne.fixWord)(n)} failed twice.
`)}function Ki(e,t,n){let{root:r}=e,i=A(e),s=_e(t,n).map(o=>({...o,paths:new Set(T(r,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:u})=>u.
has(o)),c=a.every(({to:u},p)=>ee(r,u,o)===ee(r,a[p+1]?.from??n,o)),[d]=a;return d&&c?[{path:o,from:d.from}]:[]})}function Kn(e,t,n,r){let i=_e(t,r).find(({from:s,to:o})=>T(e.root,s,o).includes(n));return i!==
void 0&&ee(e.root,i.from,n)===ee(e.root,r,n)}var ee=(e,t,n)=>(0,te.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Yn(e){if(!((0,re.reviewWork)(e.run)&&(0,zn.checkedOut)(e.run.root)!==e.run.branch)){for(;(0,re.reviewWork)(e.run);)if((0,Jn.recordOn)(e,n=>Vi(e.dir,n),(n,r)=>({events:r,reply:r.length}))===0)
return}}function Vi(e,t){let n=(0,re.reviewWork)(t);return n?n.kind==="fix"?Mn(e,t,n.task,n.record):(n.takeBack&&Un(t,n.task),[Ji(t,n.task)]):[]}function Ji(e,t){let n=V(e,t);if(n===void 0)throw new Error(
`${(0,Pe.taskWord)(t)} has no commit to approve`);let r=Ln(e,t),i=e.tasks.flatMap(d=>d.approvedHead??d.approvedCommit??[]),s=Mt(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===
0)return s===n?o:{...o,head:s};let a=z(e,[Z(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of ${(0,Pe.taskWord)(t)}`,key:`approve ${t.id} attempt ${t.attempts.
length}`,since:n}),c=e.knownHead!==void 0&&(0,qe.fixTasksOf)(e,t).some(d=>d.givenUp)&&Vn(e,t,e.knownHead,a);return{...o,head:Vn(e,t,s,a)?a:s,...c?{known:a}:{}}}function Vn(e,t,n,r){let i=(0,qe.fixTasksOf)(
e,t).filter(o=>o.givenUp),s=[A(e),...i.length>0?[t.file]:[]];return T(e.root,n,r).every(o=>s.includes(o)||i.some(a=>Kn(e,a,o,r)))}var S=require("node:fs"),Zn=require("node:path"),er=f(Ie(),1);function Xn(e,t){let n=E(e,t);if(n.kind!=="wait"||e.state!=="running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.
until===void 0?void 0:{until:n.until}}var tr=f(U(),1);function Fe(e,t,n){let r=(0,tr.waitingFile)(t,e.session);if(!Xn(e,n)){(0,S.rmSync)(r,{force:!0});return}zi(r)||((0,S.mkdirSync)((0,Zn.dirname)(r),{recursive:!0,mode:448}),(0,S.writeFileSync)(
r,"",{mode:384}))}function zi(e){try{return JSON.parse((0,S.readFileSync)(e,"utf8"))}catch{return}}var or=3;function sr(e,t,n){Yn(e);let r=ht(e.run);r.length>0&&(0,ie.append)(e,...r),tn(e,n);let i=Xi(e.run,t,n);if(i)return Fe(e.run,e.home,n),{action:i,text:dr(e.run,i).text};ft(e);let s=e.run,o=(0,ie.recordOn)(
e,d=>Yi(d,n),(d,u)=>Qi(d,u,t,n)),{run:a}=e;if(Fe(a,e.home,n),a.state==="finished"&&s.state!=="finished")return{...o,summary:(0,ir.renderSummary)(a)};let c=ar(s);return(o.action.kind==="dispatch"||cr(o.
action,t))&&c.length>0?{...o,summary:`${c.join(`
`)}
other tasks, which do not depend on it, go on`}:o}function Yi(e,t){let n=E(e,t);if(!(n.kind==="dispatch"&&n.agents.some(o=>!fr(e,o)))&&n.kind!=="done")return;let i=(0,nr.headCommit)(e.root)??e.base,s=n.
kind==="done"||n.agents.some(({role:o})=>o==="spec-executor");return{head:i,foreign:s?Wt(e,i):[]}}function Qi(e,t,n,r){let i=E(e,r),{events:s,text:o}=dr(e,i,t),a=q("sha256").update(o).digest("hex").slice(
0,16),c={type:"directive_given",digest:a,via:n};if(n==="stop"&&i.kind==="dispatch"&&s.length===0&&Zi(e,a)){let u=`the session stopped ${or} times without following: ${o.split(`
`)[0]}`,p=`${u}; the run is parked, /ultraplan:resume goes on`;return{events:[c,{type:"run_parked",cause:u}],reply:{action:{kind:"wait",reason:p},text:""}}}let d=i.kind==="done"&&e.state==="running"&&
t?[...t.foreign,{type:"run_finished",commit:t.head}]:[];return{events:[...s,...d,c],reply:{action:i,text:o}}}var ar=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,rr.isStuck)(n)&&!t.includes(n.id)).map(n=>Me(
{kind:"ask",...ge(n)})),cr=(e,t)=>e.kind==="wait"&&t==="notification";function Xi(e,t,n){let r=E(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return cr(r,t)&&ar(e).length>0?void 0:
r}var Zi=(e,t)=>e.standing.digest===t&&e.standing.count+1>=or;function dr(e,t,n){switch(t.kind){case"dispatch":return to(e,eo(e,t.agents),n);case"wait":return{events:[],text:se(`ultraplan: end your tu\
rn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:We([t,...t.also??[]])};case"done":return{events:[],text:se(`ultraplan: ${t.reason}. Tell the person in\
 one sentence.`,{action:"done"})}}}var eo=(e,t)=>t.slice(0,je(De(e,t),Be())),De=(e,t)=>t.map(n=>rn(e,n));function to(e,t,{head:n,foreign:r}={head:e.base,foreign:[]}){let i=t.length>1?Be():void 0,s=[],
o=t.map(d=>{let u=fr(e,d);if(u)return u;let p=Be();return d.role==="spec-executor"&&s.length===0&&s.push(...r),s.push({type:"ticket_issued",ticket:p,base:n,...i?{group:i}:{},...d}),{id:p,...i?{group:i}:
{}}}),[a]=o,c=a?.group;return{events:s,text:c!==void 0&&o.every(d=>d.group===c)&&t.length>1?ae(De(e,t),c):ae(De(e,t.slice(0,1)),a?.id??"")}}var fr=(e,{task:t,role:n,iteration:r})=>e.tickets.find(i=>!i.
redeemedAt&&i.task===t&&i.role===n&&i.iteration===r),Be=()=>R(8).toString("hex");var ur=f(Ie(),1);function pr(e,t){return e.session===t.id&&(0,ur.isSameProcess)(e.client,t.client)}var gr=f(mr(),1);function no(e,t){let n=(0,gr.openActiveRun)(e.home,e.id);return n&&pr(n.run,e)?sr(n,"notification",t):void 0}0&&(module.exports={agentNotified});
