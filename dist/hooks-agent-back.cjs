const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Nr=Object.create;var V=Object.defineProperty;var Dr=Object.getOwnPropertyDescriptor;var Cr=Object.getOwnPropertyNames;var Mr=Object.getPrototypeOf,Lr=Object.prototype.hasOwnProperty;var l=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},jr=(e,t)=>{for(var n in t)V(e,n,{get:t[n],enumerable:!0})},Le=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Cr(t))!Lr.call(e,i)&&i!==n&&V(e,i,{get:()=>t[i],enumerable:!(r=Dr(t,i))||r.enumerable});return e};var f=(e,t,n)=>(n=e!=null?Nr(Mr(e)):{},Le(t||!e||!e.__esModule?V(n,"default",{value:e,enumerable:!0}):n,e)),Hr=e=>Le(V({},"__esModule",{value:!0}),e);var He=l((No,je)=>{je.exports=require("./open-run.cjs").engine_active});var x=l((Co,We)=>{We.exports=require("./open-run.cjs").io_git});var he=l((jo,Ye)=>{Ye.exports=require("./open-run.cjs").run_groups});var Xe=l((Ho,Qe)=>{Qe.exports=require("./open-run.cjs").model_task_name});var et=l((Wo,Ze)=>{Ze.exports=require("./open-run.cjs").run_policy});var ke=l((Uo,tt)=>{tt.exports=require("./open-run.cjs").run_reviews});var st=l((Ko,ot)=>{ot.exports=require("./open-run.cjs").view_summary_text});var z=l((Vo,at)=>{at.exports=require("./open-run.cjs").engine_places});var dt=l((Jo,ct)=>{ct.exports=require("./open-run.cjs").engine_projections_approved_ref});var ut=l((zo,ft)=>{ft.exports=require("./open-run.cjs").engine_receipt});var q=l((Yo,pt)=>{pt.exports=require("./open-run.cjs").engine_record});var X=l((Xo,kt)=>{kt.exports=require("./open-run.cjs").engine_run_branch});var Se=l((us,Ft)=>{Ft.exports=require("./open-run.cjs").run_change});var M=l((ps,Bt)=>{Bt.exports=require("./open-run.cjs").run_spec_review});var $e=l((ms,Dt)=>{Dt.exports=require("./open-run.cjs").io_files});var Mt=l((gs,Ct)=>{Ct.exports=require("./open-run.cjs").journal_journal_error});var Xt=l((Bs,Qt)=>{Qt.exports=require("./open-run.cjs").run_held_files});var en=l((Ns,Zt)=>{Zt.exports=require("./open-run.cjs").io_git_status});var fn=l((Ks,dn)=>{dn.exports=require("./open-run.cjs").run_review_work});var On=l((sa,_n)=>{_n.exports=require("./open-run.cjs").run_review_index});var In=l((aa,An)=>{An.exports=require("./open-run.cjs").run_review_need});var qn=l((ca,Pn)=>{Pn.exports=require("./open-run.cjs").view_markdown});var Bn=l((da,Fn)=>{Fn.exports=require("./open-run.cjs").view_width});var de=l((La,er)=>{er.exports=require("./open-run.cjs").io_process_ref});var gr=l((rc,mr)=>{mr.exports=require("./open-run.cjs").view_terminal});var Ir=l((gc,Ar)=>{Ar.exports=require("./open-run.cjs").engine_open_run});var qr=l((xc,Pr)=>{Pr.exports=require("./engine-stop-agents.cjs")});var Fo={};jr(Fo,{hook:()=>qo});module.exports=Hr(Fo);var Fr=f(He(),1);var P=(...e)=>require("node:crypto").createHash(...e);var R=(...e)=>require("node:crypto").randomBytes(...e);var or=f(x(),1);function Ue(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(Wr).join(`
`)}`}var Wr=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${Ur(r,e)}`)].join(`
`);function Ur(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --task ${t} --longer`;case"skip":return`\
/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function pe(e,t){let n=400-Buffer.byteLength(J("",t));return J(ze(ge(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var J=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function Ge(e){let t=ge([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,o)=>{let s=e.length-i,a=e.slice(0,i).map(({question:d})=>Vr(me(d,o))),c=s>0?[`And ${s}\
 more: /ultraplan:status.`]:[];return J(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return Je(200,i=>n(r,i))}var le=(e,t)=>Je(40,n=>Ve(e,t,n));function Ke(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(Ve(e.slice(0,n),t,0))>400;)n--;return n}function Ve(e,t,n){let r={};
for(let o of e){let s=`ultraplan:${o.role}`;r[s]=[...r[s]??[],Gr(o,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return J(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function Je(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function Gr({task:e,title:t,place:n,attempt:r},i=40){return`${[Kr(e),me(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Kr=e=>ze(me(e,48),
48);var Vr=e=>e.trim().replace(/(?<![.?!])$/,"."),me=(e,t)=>[...ge(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),ge=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function ze(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var sr=f(he(),1);var nt=f(Xe(),1),y=f(he(),1),rt=f(et(),1),it=f(ke(),1);function E(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run\
 was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ul\
traplan:resume goes on`};case"halted":return xe([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...Jr(e),"/ultraplan:resume","/ultraplan:cancel"]},...ye(e).map(n=>({...n,options:[]}))]);case"\
running":return zr(e,t)}}function Jr(e){let[t,...n]=e.tasks.filter(y.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function zr(e,t){let n=e.tickets.filter(o=>o.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Xr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,it.nextReviews)(
e,o,t));return i.length>0?{kind:"dispatch",agents:i}:Yr(e,t)}function Yr(e,t){let n,r=(0,y.readiness)(e);for(let[o,s]of e.tasks.entries()){if((0,y.isDone)(s)||(0,y.isStuck)(s)||!r(o))continue;let a=s.
notBefore!==void 0&&s.notBefore>t.toISOString();if(!((s.status==="reviewing"||s.status==="verifying")&&!a)){if(s.kind==="checkpoint")return xe([Zr(s),...ye(e)]);if(a&&s.notBefore!==void 0){(n===void 0||
s.notBefore<n)&&(n=s.notBefore);continue}return Qr(e,o,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(y.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=ye(e);return xe(i.length>0?i:[ti(e)])}function Qr(e,t,n){let r=(0,y.parallelGroup)(e,t).filter(s=>!(0,y.isDone)(s)&&!(0,y.isStuck)(s)&&n(e.tasks.indexOf(s))&&s.attempts.length===0&&!s.
notStarted),i=e.tasks[t],o=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:o.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:o.length>1}))}}
function Xr(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function xe([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function Zr(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var ye=e=>e.tasks.filter(y.isStuck).map(we);function we(e){let t=(0,rt.attemptsUsed)(e);return{task:e.id,question:`${(0,nt.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${ei(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function ei({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var ti=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,y.isDone)(t)).map(t=>t.id).join(", ")} wait for each other`,
options:["/ultraplan:cancel"]});var ar=f(st(),1);var lt=f(x(),1),mt=f(z(),1),Y=f(dt(),1),Q=f(ut(),1),gt=f(q(),1);function ht(e){let{id:t,root:n,base:r,approvedHead:i}=e.run,o=(0,Y.approvedRefAt)(n,t)??r;o!==i&&((0,Y.moveApprovedRef)(e.run,e),(0,lt.tryGit)(
n,["merge-base","--is-ancestor",o,e.journal.state?.approvedHead??i])===void 0&&(0,gt.append)(e,{type:"refused",id:"ref/moved",what:`moving ${(0,mt.approvedRef)(t)} to ${o.slice(0,10)}`}))}var xt=f(x(),1),yt=f(z(),1),wt=f(X(),1);function vt(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=ni(e)??ii(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}
function ni(e){let t=(0,wt.checkedOut)(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultra\
plan:resume  [history/branch]`}var ri=3;function ii(e){let t=e.tasks.filter(c=>c.approvedCommit!==void 0).sort((c,d)=>(d.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set(
[n,e.approvedHead])].every(c=>ve(e.root,c)))return;let o=t.filter(c=>!ve(e.root,c.approvedCommit??"")).slice(0,ri).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of task ${c.id}, which was appro\
ved,`).join(" and "),s=ve(e.root,e.base)?`commit ${e.approvedHead.slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${o||
s} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,yt.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function ve(e,t){return t===
""||(0,xt.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var j=f(x(),1);var bt=f(x(),1);function T(e,t,n){return(0,bt.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Ot=require("node:fs"),At=require("node:path"),It=f(x(),1);var St=require("node:fs");var oi="<!-- ultraplan:command=implement -->",$t=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${oi}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function Rt(e){try{return(0,St.readFileSync)(e,"utf8")}catch{return}}var be=require("node:path");var si=e=>(0,be.join)(e,"ultraplan","init.json");function Et(e){let t=Rt(si(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var Tt=e=>P("sha256").update(e).digest("hex");var ai=f(x(),1),ci="# ultraplan: pre-push",_t=`#!/bin/sh
${ci}
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
`;function Z(e,t,n){let{settings:r,files:i}=Et(e),o=new Map([...Object.entries(i),...Object.entries(r).map(([s,{after:a}])=>[s,a])]);return new Set(t.filter(s=>{let a=o.get(s),c=a===void 0?void 0:n(s);return c!==
void 0&&Tt(c)===a&&ui(s,c)}))}var Pt=e=>t=>{try{return(0,Ot.readFileSync)((0,At.join)(e,t),"utf8")}catch{return}},qt=(e,t)=>n=>(0,It.tryGit)(e,["cat-file","blob",`${t}:${n}`]),di=".ultraplan/config.ya\
ml",fi=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function ui(e,t){return e===di?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===$t||t===_t||fi.test(e)}var Te=require("node:path");var Ut=f(x(),1);var xi=f(Se(),1);var Nt=f(M(),1);function ee(e,t){return(0,Nt.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var Re=require("node:path"),b=f($e(),1),_=f(Mt(),1),Lt=e=>P("sha256").update(e).digest("hex"),jt=(e,t)=>(0,Re.join)(e,"evidence",t);function Ee(e,t,n={}){let r=n.files??b.realFiles,i=mi(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=gi(i,n.cap??Number.POSITIVE_INFINITY),a=Lt(o),c=jt(e,a);try{if((0,b.readIfThere)(r,c)?.equals(o)!==!0){
(0,b.ensureFolder)(r,(0,Re.join)(e,"evidence"));let d=`${c}.${R(4).toString("hex")}.new`;(0,b.writeAtomic)(r,c,o,{temporary:d,sync:"both"})}}catch(d){throw(0,_.diskError)(d,c)}return{sha256:a,bytes:o.
length,cut:s}}function Ht(e,t,n=b.realFiles){let r=jt(e,t.sha256),i=(0,b.readIfThere)(n,r);if(i===void 0)throw new _.JournalError("evidence-missing",{file:r},pi,_.GO_ON);if(Lt(i)!==t.sha256)throw new _.JournalError(
"evidence-changed",{file:r},li,_.GO_ON);return i.toString("utf8")}var pi="the evidence file is not there",li="the evidence file was changed after it was written";function mi(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function gi(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=hi(e,Math.floor(r/2)),o=ki(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var Wt=e=>e!==void 0&&(e&192)===
128;function hi(e,t){let n=t;for(;n>0&&t-n<3&&Wt(e[n]);)n-=1;return n}function ki(e,t){let n=t;for(;n<e.length&&n-t<3&&Wt(e[n]);)n+=1;return n}function L(e,t){return JSON.parse(Ht(e,t.plan))}function F(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Gt=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Ut.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var yi=e=>Te.posix.dirname(e.planFiles[0]?.path??""),O=e=>Te.posix.join(yi(e),".progress.md");var wi=20;function Kt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,j.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([O(e),...e.tasks.flatMap(({file:u,override:p})=>[u,...p&&
!p.adopted?p.left??[]:[]])]),s=T(r,i,t).filter(u=>!o.has(u));if(s.length===0)return[];let a=Z(vi(r),s,qt(r,t)),c=s.filter(u=>!a.has(u));if(c.length===0)return[];let d=Number((0,j.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:d,files:c.slice(0,wi)}]}var vi=e=>(0,j.findRepository)(e)?.commonDir??"";var bi=/[*?{[]/,Si=e=>bi.test(e);function $i(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function Ri(e,t){let n=$i(e);return n===""||n==="."?n===".":n===t?!0:Si(n)?Ei(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var Jt=(e,t)=>e.some(n=>Ri(n,t)),Vt=new Map;
function Ei(e){let t=Vt.get(e);if(t)return t;let n=new RegExp(`^${_i(e)}$`);return Vt.set(e,n),n}var Ti=/[.+^$()|\\\]}]/;function _i(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let o=e[r+2]==="/";t+=o?"(?:.*/)?":".*",r+=o?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let o=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${Oi(o)}\\]|[${o.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=o.length+
1}else t+=Ti.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var Oi=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var zt=e=>e.slice(0,e.lastIndexOf("/")+1),Ai=e=>e.slice(e.lastIndexOf("/")+1);var Ii=/^\.progress(-[\w.-]+)?\.md$/;function Yt(e,t){return e.files.some(n=>n.path===t||zt(n.path)===zt(t)&&Ii.test(Ai(t)))}var _e=f(Xt(),1);var on=f(q(),1);var tn=f(x(),1),nn=f(en(),1);function rn(e){let t=(0,tn.findRepository)(e.root);if(!t)return[];let n=(0,nn.workStatus)(e.root).map(({path:i})=>i),r=Z(t.commonDir,n,Pt(e.root));return n.filter(i=>!r.has(i))}function Pi({run:e,dir:t}){let n=(0,_e.heldFiles)(e);if(n.size===0)return;let r=L(t,e);return rn(e).filter(i=>n.has(i)&&!Yt(r,i))}function sn(e,t){for(;;){let n=qi(e,E(e.run,t));if(n.length===0)return;
(0,on.append)(e,...n)}}function qi(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(d=>d.task===c)),o=i.length>0?Pi(e)??[]:[];
if(o.length===0)return[];let s=(0,_e.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:d}=F(L(r,n),a),u=o.filter(v=>Jt([...c,...d],v)),[p]=u;if(p===void 0)return[];let h=s.get(p),m=`it n\
ames ${u.join(", ")}, left uncommitted when task ${h?.task} was ${h?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"task_blocked",task:a,cause:m}]})}var an=f(Se(),1),cn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,an.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var fe=f(q(),1);var ce=f(fn(),1),Fe=f(M(),1);var B=require("node:fs"),te=require("node:path"),H=f(x(),1);var un=require("node:fs"),pn=require("node:path"),ln=f($e(),1),k=f(x(),1),Oe=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],mn=5;function gn(e,t,n,r=()=>{}){for(let i=1;;i+=1){let o=(0,k.headCommit)(
e);if(!o)throw new Error(`${e} has no commit to build on`);let s=r(o);if(s!==void 0)return{commit:s,isNew:!1};try{return{commit:Fi(e,o,t(o),n),isNew:!0}}catch(a){if(i===mn||(0,k.headCommit)(e)===o)throw a}}}
function Fi(e,t,n,r){let i=(0,k.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let o=(0,pn.join)(i.gitDir,`ultraplan-index-${R(4).toString("hex")}`),{root:s}=i;try{(0,k.git)(s,
["read-tree",t],{index:o});let a=n.map(({path:u,text:p})=>{let h=(0,k.git)(s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:u,blob:h,mode:Di(s,t,u),was:Ni(s,t,u)}});for(let{path:u,blob:p,
mode:h}of a)(0,k.git)(s,["update-index","--add","--cacheinfo",`${h},${p},${u}`],{index:o});let c=(0,k.git)(s,["write-tree"],{index:o}).trim(),d=(0,k.git)(s,[...Oe,"commit-tree",c,"-p",t],{input:r}).trim();
(0,k.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",d,t]);for(let{path:u,blob:p,mode:h,was:m}of a)Bi(s,u,p,h,m);return d}finally{(0,un.rmSync)(o,{force:!0})}}function Bi(e,t,n,r,i){if((0,k.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=mn;s+=1){if((0,k.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,ln.sleep)(40)}}var Ni=(e,t,n)=>(0,k.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Di(e,t,n){let r=(0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function hn(e,t,n){return((0,k.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var kn=(e,t)=>(0,k.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function ne(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=m=>hn(o,i,m).find(({message:v})=>v.split(`
`).includes(s))?.commit,c=(0,H.headCommit)(o);if(!c)throw new Error("the repository has no commit");let d=t.filter(({path:m})=>(0,H.committedText)(o,c,m)!==void 0||!kn(o,m)),u=m=>d.map(({path:v,change:g})=>({
path:v,text:g((0,H.committedText)(o,m,v))})),{commit:p,isNew:h}=d.length>0?gn(o,u,`${n}

${s}
`,a):{commit:a(c)??c,isNew:a(c)===void 0};if(h)for(let m of t)Ci((0,te.join)(o,m.path),m);return p}function Ci(e,{change:t}){let n;try{n=(0,B.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}
(0,B.mkdirSync)((0,te.dirname)(e),{recursive:!0}),(0,B.writeFileSync)(e,t(n))}function xn(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=wn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${re(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Li(t)}`,`  - **Commit**: \`${yn(o,t)}\``].map(c=>s+c)}var Mi=7;function Ae(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,d=wn(a);return{id:e,title:`Fix: ${d}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${re(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${d}" addressed`],verify:i.verify.map(u=>({...u,line:r+Mi})),commit:yn(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var yn=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Li({verify:e}){let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return re(e[0]?.
text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var ji=1e3,Hi=100,re=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,ji),wn=e=>re(e).slice(0,Hi).trim(),Ie=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Wi=/\r\n|\n|\r/g;function bn(e){let t=[],n=0;for(let r of e.matchAll(Wi))t.push(vn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(vn(e.slice(n),n)),t}function vn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Ui=3;function Gi(e,t){if(!(Ki(e,t)>=Ui))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Ki(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function $n(e,t){let{original:n}=t,r=Gi(e,n);if(r===void 0)return;let o=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(g=>g.path===n.file)?.text??"",a=xn(r,t,Ie(n));if(!n.box){let g={...Ae(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:Sn(e.tasks,o,g)},task:g,after:o.id,insert:ue=>ue}}
let c=o.endLine,d=bn(s)[c]?.blank===!0,u=d?["",...a]:a,p=g=>Vi(g,o,u),h=c+1+(d?1:0),m={...Ae(r,t,a,h),box:{line:h,column:Ie(n).length+3+1}},v=e.tasks.map(g=>g.file===n.file?zi(g,c,u.length,o):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:Sn(v,o,m)},task:m,after:o.id,insert:p}}function Vi(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=Ji(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function Ji(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function zi(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function Sn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function Rn(e){let{id:t,title:n,name:r,file:i,line:o,kind:s,checkpoint:a,phase:c,wave:d,parallel:u,dependsOn:p,statesDependencies:h,files:m,tier:v,verification:g,securityReview:ue,fixOf:Me}=e;return{id:t,
title:n,file:i,line:o,kind:s,parallel:u,dependsOn:p,files:m,securityReview:ue,doneBefore:e.ticked,...r===void 0?{}:{name:r},...h?{statesDependencies:h}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...d!==void 0?{wave:d}:{},...v?{tier:v}:{},...g?{verification:g}:{},...Me?{fixOf:Me}:{}}}function Yi(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function En(e,t,n=Yi(t)){let r=t.replace(Qi,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Qi=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function Tn({feedback:e,findings:t}){let n=e||Xi(t);return["A reviewer did not accept the work of the task that this one fixes:",En("what the reviewer wrote",n)].join(`
`)}var Xi=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var Pe=f(On(),1),I=f(In(),1),jn=f(ke(),1),ie=f(M(),1);var Dn=f(qn(),1),Cn=f(Bn(),1),Mn="## Review Suggestions",Zi=3,eo=300;function Ln(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=to(t),i=t.kind==="suggestions"?no(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Nn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=Nn(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var Nn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,N=e=>(0,Cn.cut)((0,Dn.markdownLine)(e),eo);function to(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(
0,Zi).map(n=>`  - ${N(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.
action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(N).join("; ")||"\
none named"}`];case"fix-given-up":return[`Fix task ${N(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(N).join("; ")||"none named"}`];case"suggestio\
ns":return[Mn,"",...e.suggestions.map(t=>`- Task ${N(e.task)}: ${N(t)}`)]}}function no(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];o!==void 0&&(t=t===""?o:o.startsWith(
t)?"":t);let s=t===""&&o===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===Mn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var oe=(e,t)=>({path:O(e),change:n=>t.reduce(Ln,n??"")});function W(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,Pe.taskIndex)(
e,(0,I.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Hn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,ie.specRecords)(
t).at(-1);if(!(0,I.needsSpecReview)(e,t))return ro(e,t);let r=(0,jn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:t.
id,suggestions:o}]:[];switch(r.how){case"suggested":return[W(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[W(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,ie.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[W(
e,t,n,"proceeded")]}}function ro(e,t){let n=(0,I.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,I.nextReviewIndex)(e,(0,Pe.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Wn(e,t,n,r){let i=L(e,t),o=F(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,d=s.filter(m=>!a.includes(m)),u=$n(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(m=>F(
i,m).files))],summary:d[0]??"review finding",finding:d.join("; ")||c,scope:t.spec}),p=ee(t,n);if(!u||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let h=ne(t,[...u.task.box?[{
path:o.file,change:m=>u.insert(m??"")}]:[],oe(t,[W(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${u.task.id} from \
the review of task ${n.id}`,key:`fix ${u.task.id}`,since:p});return[{type:"tasks_added",after:u.after,tasks:[{...Rn(u.task),addedBy:"review"}],plan:Ee(e,JSON.stringify(u.plan)),commit:h,cause:`review \
of task ${n.id}, iteration ${r.iteration}`,feedback:Ee(e,Tn(r.verdict))}]}var Qn=f(q(),1);var Xn=f(X(),1);var ae=f(x(),1);var Un=require("node:fs"),Gn=require("node:path"),w=f(x(),1);function Kn(e,t,n){let r=(0,w.findRepository)(e),i=(0,w.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:s}=r,a=(0,Gn.join)(s,`ultraplan-index-${R(4).toString(
"hex")}`),c=t.filter(({path:d})=>oo(o,d)).map(({path:d,from:u})=>({path:d,was:io(o,u,d)}));if(c.length!==0)try{(0,w.git)(o,["read-tree",i],{index:a});for(let{path:p,was:h}of c){let m=h?["--add","--cac\
heinfo",`${h.mode},${h.blob},${p}`]:["--force-remove","--",p];(0,w.git)(o,["update-index",...m],{index:a})}let d=(0,w.git)(o,["write-tree"],{index:a}).trim(),u=(0,w.git)(o,[...Oe,"commit-tree",d,"-p",
i],{input:n}).trim();return ao(o,u)?u:void 0}finally{(0,Un.rmSync)(a,{force:!0})}}function io(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,w.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&
r[2]?{mode:r[1],blob:r[2]}:void 0}var oo=(e,t)=>(0,w.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",so=["-c","core.hooksPath=/dev/null","merge","--quiet","-\
-ff-only","--no-overwrite-ignore"],ao=(e,t)=>(0,w.tryGit)(e,[...so,t])!==void 0;var Vn=f(M(),1);function qe({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let c=o?.commit??s;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Jn(e,t){let n=(0,Vn.fixTasksOf)(e,t).at(-1),r=n?co(e,n):[];!n||r.length===0||Kn(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function co(e,t){let{root:n}=e,r=(0,ae.headCommit)(n);if(r===void 0)return[];let i=O(e),o=qe(t,r).map(s=>({...s,paths:new Set(T(n,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].
filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:u})=>u.has(s)),c=a.every(({to:u},p)=>se(n,u,s)===se(n,a[p+1]?.from??r,s)),[d]=a;return d&&c?[{path:s,from:d.from}]:[]})}function zn(e,t,n,r){let i=qe(
t,r).find(({from:o,to:s})=>T(e.root,o,s).includes(n));return i!==void 0&&se(e.root,i.from,n)===se(e.root,r,n)}var se=(e,t,n)=>(0,ae.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Zn(e){if(!((0,ce.reviewWork)(e.run)&&(0,Xn.checkedOut)(e.run.root)!==e.run.branch)){for(;(0,ce.reviewWork)(e.run);)if((0,Qn.recordOn)(e,n=>fo(e.dir,n),(n,r)=>({events:r,reply:r.length}))===0)
return}}function fo(e,t){let n=(0,ce.reviewWork)(t);return n?n.kind==="fix"?Wn(e,t,n.task,n.record):(n.takeBack&&Jn(t,n.task),[uo(t,n.task)]):[]}function uo(e,t){let n=ee(e,t);if(n===void 0)throw new Error(
`task ${t.id} has no commit to approve`);let r=Hn(e,t),i=e.tasks.flatMap(d=>d.approvedHead??d.approvedCommit??[]),o=Gt(e.root,[n,...i]),s={type:"task_approved",task:t.id,commit:n};if(r.length===0)return o===
n?s:{...s,head:o};let a=ne(e,[oe(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n}),
c=e.knownHead!==void 0&&(0,Fe.fixTasksOf)(e,t).some(d=>d.givenUp)&&Yn(e,t,e.knownHead,a);return{...s,head:Yn(e,t,o,a)?a:o,...c?{known:a}:{}}}function Yn(e,t,n,r){let i=(0,Fe.fixTasksOf)(e,t).filter(s=>s.
givenUp),o=[O(e),...i.length>0?[t.file]:[]];return T(e.root,n,r).every(s=>o.includes(s)||i.some(a=>zn(e,a,s,r)))}var S=require("node:fs"),nr=require("node:path"),rr=f(de(),1);function tr(e,t){let n=E(e,t);if(n.kind!=="wait"||e.state!=="running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.
until===void 0?void 0:{until:n.until}}var ir=f(z(),1);function Be(e,t,n){let r=(0,ir.waitingFile)(t,e.session);if(!tr(e,n)){(0,S.rmSync)(r,{force:!0});return}po(r)||((0,S.mkdirSync)((0,nr.dirname)(r),{recursive:!0,mode:448}),(0,S.writeFileSync)(
r,"",{mode:384}))}function po(e){try{return JSON.parse((0,S.readFileSync)(e,"utf8"))}catch{return}}var cr=3;function dr(e,t,n){Zn(e);let r=vt(e.run);r.length>0&&(0,fe.append)(e,...r),sn(e,n);let i=go(e.run,t,n);if(i)return Be(e.run,e.home,n),{action:i,text:pr(e.run,i).text};ht(e);let o=e.run,s=(0,fe.recordOn)(
e,d=>lo(d,n),(d,u)=>mo(d,u,t,n)),{run:a}=e;if(Be(a,e.home,n),a.state==="finished"&&o.state!=="finished")return{...s,summary:(0,ar.renderSummary)(a)};let c=fr(o);return(s.action.kind==="dispatch"||ur(s.
action,t))&&c.length>0?{...s,summary:`${c.join(`
`)}
other tasks, which do not depend on it, go on`}:s}function lo(e,t){let n=E(e,t);if(!(n.kind==="dispatch"&&n.agents.some(s=>!lr(e,s)))&&n.kind!=="done")return;let i=(0,or.headCommit)(e.root)??e.base,o=n.
kind==="done"||n.agents.some(({role:s})=>s==="spec-executor");return{head:i,foreign:o?Kt(e,i):[]}}function mo(e,t,n,r){let i=E(e,r),{events:o,text:s}=pr(e,i,t),a=P("sha256").update(s).digest("hex").slice(
0,16),c={type:"directive_given",digest:a,via:n};if(n==="stop"&&i.kind==="dispatch"&&o.length===0&&ho(e,a)){let u=`the session stopped ${cr} times without following: ${s.split(`
`)[0]}`,p=`${u}; the run is parked, /ultraplan:resume goes on`;return{events:[c,{type:"run_parked",cause:u}],reply:{action:{kind:"wait",reason:p},text:""}}}let d=i.kind==="done"&&e.state==="running"&&
t?[...t.foreign,{type:"run_finished",commit:t.head}]:[];return{events:[...o,...d,c],reply:{action:i,text:s}}}var fr=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,sr.isStuck)(n)&&!t.includes(n.id)).map(n=>Ue(
{kind:"ask",...we(n)})),ur=(e,t)=>e.kind==="wait"&&t==="notification";function go(e,t,n){let r=E(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return ur(r,t)&&fr(e).length>0?void 0:
r}var ho=(e,t)=>e.standing.digest===t&&e.standing.count+1>=cr;function pr(e,t,n){switch(t.kind){case"dispatch":return xo(e,ko(e,t.agents),n);case"wait":return{events:[],text:pe(`ultraplan: end your tu\
rn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:Ge([t,...t.also??[]])};case"done":return{events:[],text:pe(`ultraplan: ${t.reason}. Tell the person in\
 one sentence.`,{action:"done"})}}}var ko=(e,t)=>t.slice(0,Ke(Ne(e,t),De())),Ne=(e,t)=>t.map(n=>cn(e,n));function xo(e,t,{head:n,foreign:r}={head:e.base,foreign:[]}){let i=t.length>1?De():void 0,o=[],
s=t.map(d=>{let u=lr(e,d);if(u)return u;let p=De();return d.role==="spec-executor"&&o.length===0&&o.push(...r),o.push({type:"ticket_issued",ticket:p,base:n,...i?{group:i}:{},...d}),{id:p,...i?{group:i}:
{}}}),[a]=s,c=a?.group;return{events:o,text:c!==void 0&&s.every(d=>d.group===c)&&t.length>1?le(Ne(e,t),c):le(Ne(e,t.slice(0,1)),a?.id??"")}}var lr=(e,{task:t,role:n,iteration:r})=>e.tickets.find(i=>!i.
redeemedAt&&i.task===t&&i.role===n&&i.iteration===r),De=()=>R(8).toString("hex");var vr=f(de(),1),br=f(gr(),1);var C=require("node:fs"),D=require("node:path");function kr(e,t){if(!(0,C.existsSync)(e))return!0;let n=(0,D.dirname)(e);return hr(n).map(r=>(0,D.join)(n,r,"subagents")).flatMap(r=>hr(r).map(i=>(0,D.join)(r,i))).some(r=>r.endsWith(".meta.json")&&yo(
r)?.toolUseId===t)}function yo(e){try{return JSON.parse((0,C.readFileSync)(e,"utf8"))}catch{return}}function hr(e){try{return(0,C.readdirSync)(e)}catch{return[]}}var G=f(q(),1);var A=require("node:fs"),wo=256*1024;function xr(e,t){for(let n of bo(e).split(`
`).reverse()){if(!n.includes(t))continue;let r=vo(n).find(i=>i.tool_use_id===t&&i.is_error);if(r)return typeof r.content=="string"?r.content:JSON.stringify(r.content)}}function vo(e){try{let{message:t}=JSON.
parse(e);return Array.isArray(t?.content)?t.content:[]}catch{return[]}}function bo(e){let t;try{t=(0,A.openSync)(e,"r");let{size:n}=(0,A.fstatSync)(t),r=Buffer.alloc(Math.min(n,wo));return(0,A.readSync)(
t,r,0,r.length,n-r.length),r.toString("utf8")}catch{return""}finally{t!==void 0&&(0,A.closeSync)(t)}}var Sr=f(X(),1);var U=require("node:fs"),Ce=require("node:path");var yr=(e,t)=>(0,Ce.join)(e,"started",t);function So(e,t,n){(0,U.mkdirSync)(yr(e,t),{recursive:!0}),(0,U.writeFileSync)((0,Ce.join)(yr(e,t),n),"")}var wr=(e,t,n)=>So(e,t,Ro(n)),$o="call-",Ro=e=>`${$o}${e.
replace(/[^\w-]/g,"")}`;function $r(e,t,n,r){return(0,G.record)(e,i=>{let o=i.tickets.find(a=>a.toolUseId===t);return{events:o&&o.agentId!==n?[{type:"agent_launched",ticket:o.id,agentId:n,...r?{model:r}:{}}]:[],reply:void 0}}),
e.run.tickets.every(i=>i.redeemedAt)}function Rr(e,t,n,r){(0,G.record)(e,i=>{let o=i.tasks.flatMap(a=>[...a.attempts,...a.reviews]).find(a=>a.toolUseId===t&&a.ticket!==void 0);return{events:o?.ticket&&
o.model!==r?[{type:"agent_launched",ticket:o.ticket,agentId:n,model:r}]:[],reply:void 0}})}function Er(e,t,n){Eo(e,r=>r.toolUseId===t,n)}function Eo(e,t,n){e.run.tickets.some(t)&&(0,G.recordOn)(e,r=>r.tickets.filter(t).flatMap(i=>To(r,e.dir,i,n)),(r,i)=>({events:i,reply:void 0}))}function To(e,t,n,{how:r,transcript:i,error:o}){let{toolUseId:s}=n;
if(s===void 0||n.agentId||n.judging||kr(i,s))return Oo(e,n,r);n.isolated&&wr(t,n.base,s);let a=(0,br.oneLine)(o??xr(i,s)??"the client, one of its rules or another hook refused it");return[{type:"agent\
_not_started",ticket:n.id,cause:a.slice(0,_o)}]}var _o=200;function Oo(e,t,n){let r={ticket:t.id,...Ao(e,t)};return t.judging?(0,vr.isAlive)(t.judging.process)?[]:[{type:"agent_lost",...r,cause:"the c\
laim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lost",...r,cause:n,failure:"EXECUTION_FAILURE"}]}function Ao(e,t){let r=t.role==="spec-executor"&&!t.isolated?(0,Sr.branchHead)(e):void 0;return r===
void 0?{}:{head:r}}function Tr(e,t,n,r){let{toolUseId:i,agentId:o,model:s}=t;if(s&&Rr(e,i,o,s),Er(e,i,n),Po(e,i))return;let a=dr(e,"agent-back",r);return a.action.kind==="wait"&&Io(e)?void 0:a}var Io=({run:e})=>e.tickets.
some(t=>t.redeemedAt!==void 0&&!t.judging?.deferred);function Po({run:e},t){let r=e.tasks.flatMap(({attempts:o,reviews:s})=>[...o.map(a=>({toolUseId:a.toolUseId,since:a.startedAt})),...s.map(a=>({toolUseId:a.
toolUseId,since:a.at}))]).find(o=>o.toolUseId===t)?.since,i=e.tickets.filter(({redeemedAt:o})=>o===void 0);return r!==void 0&&i.length>0&&i.every(({issuedAt:o})=>o>r)}var _r=f(de(),1);function Or(e,t){return e.session===t.id&&(0,_r.isSameProcess)(e.client,t.client)}var Br=f(Ir(),1);var $=e=>typeof e=="string"?e:"";var K={kind:"pass"};var qo=async(e,{session:t,now:n})=>{if(!$(e.tool_input?.subagent_type).startsWith("ultraplan:"))return K;let r=$(e.tool_use_id);if((0,Fr.isStopping)(t.home,t.id)){let{stoppedCall:c}=await Promise.resolve().then(()=>f(qr(),1)),
d=c(t,r,$(e.tool_response?.status)!=="async_launched");if(d)return{kind:"context",...d}}let i=(0,Br.openActiveRun)(t.home,t.id);if(!i||!Or(i.run,t))return K;let o=$(e.tool_response?.agentId),s=$(e.tool_response?.
resolvedModel);if($(e.tool_response?.status)==="async_launched")return $r(i,r,o,s)?{kind:"end-turn",reason:"ultraplan goes on when the agent is back"}:K;let a=Tr(i,{toolUseId:r,agentId:o,model:s},{how:"\
the agent came back without a claim that could be judged",transcript:$(e.transcript_path),...e.error?{error:$(e.error)}:{}},n);return a?{kind:"context",text:a.text,...a.summary?{show:a.summary}:{}}:K};0&&(module.exports={hook});
