const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Ur=Object.create;var z=Object.defineProperty;var Gr=Object.getOwnPropertyDescriptor;var Kr=Object.getOwnPropertyNames;var Vr=Object.getPrototypeOf,Jr=Object.prototype.hasOwnProperty;var l=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},zr=(e,t)=>{for(var n in t)z(e,n,{get:t[n],enumerable:!0})},Ve=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Kr(t))!Jr.call(e,i)&&i!==n&&z(e,i,{get:()=>t[i],enumerable:!(r=Gr(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?Ur(Vr(e)):{},Ve(t||!e||!e.__esModule?z(n,"default",{value:e,enumerable:!0}):n,e)),Yr=e=>Ve(z({},"__esModule",{value:!0}),e);var ze=l((Vo,Je)=>{Je.exports=require("./open-run.cjs").engine_active});var x=l((zo,Ye)=>{Ye.exports=require("./open-run.cjs").io_git});var we=l((Xo,rt)=>{rt.exports=require("./open-run.cjs").run_groups});var $=l((Zo,it)=>{it.exports=require("./open-run.cjs").model_task_name});var st=l((es,ot)=>{ot.exports=require("./open-run.cjs").run_policy});var ve=l((ts,at)=>{at.exports=require("./open-run.cjs").run_reviews});var ut=l((rs,ft)=>{ft.exports=require("./open-run.cjs").view_summary_text});var Q=l((is,pt)=>{pt.exports=require("./open-run.cjs").engine_places});var mt=l((os,lt)=>{lt.exports=require("./open-run.cjs").engine_projections_approved_ref});var ht=l((ss,gt)=>{gt.exports=require("./open-run.cjs").engine_receipt});var B=l((as,kt)=>{kt.exports=require("./open-run.cjs").engine_record});var ee=l((ds,bt)=>{bt.exports=require("./open-run.cjs").engine_run_branch});var Oe=l((bs,Lt)=>{Lt.exports=require("./open-run.cjs").run_change});var L=l(($s,jt)=>{jt.exports=require("./open-run.cjs").run_spec_review});var _e=l((Rs,Wt)=>{Wt.exports=require("./open-run.cjs").io_files});var Gt=l((Es,Ut)=>{Ut.exports=require("./open-run.cjs").journal_journal_error});var on=l((Ks,rn)=>{rn.exports=require("./open-run.cjs").run_held_files});var an=l((Vs,sn)=>{sn.exports=require("./open-run.cjs").io_git_status});var kn=l((ra,hn)=>{hn.exports=require("./open-run.cjs").run_review_work});var Nn=l((ka,Bn)=>{Bn.exports=require("./open-run.cjs").run_review_index});var Dn=l((xa,Cn)=>{Cn.exports=require("./open-run.cjs").run_review_need});var Ln=l((ya,Mn)=>{Mn.exports=require("./open-run.cjs").view_markdown});var Hn=l((wa,jn)=>{jn.exports=require("./open-run.cjs").view_width});var le=l((Qa,cr)=>{cr.exports=require("./open-run.cjs").io_process_ref});var $r=l((mc,br)=>{br.exports=require("./open-run.cjs").view_terminal});var Mr=l((Ec,Dr)=>{Dr.exports=require("./open-run.cjs").engine_open_run});var jr=l((_c,Lr)=>{Lr.exports=require("./engine-stop-agents.cjs")});var Go={};zr(Go,{hook:()=>Uo});module.exports=Yr(Go);var Hr=d(ze(),1);var F=(...e)=>require("node:crypto").createHash(...e);var E=(...e)=>require("node:crypto").randomBytes(...e);var lr=d(x(),1);function Qe(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(Qr).join(`
`)}`}var Qr=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${Zr(r,e)}`)].join(`
`),Xr={retry:"to try again","retry longer":"to try again with more time",skip:"to count it as complete without proof",investigate:"to see what happened"};function Zr(e,t){let n=Xr[e],r=ei(e,t);return n===
void 0||t===void 0?r:`${n}: ${r}`}function ei(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --tas\
k ${t} --longer`;case"skip":return`/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function he(e,t){let n=400-Buffer.byteLength(Y("",t));return Y(nt(ye(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var Y=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function Xe(e){let t=ye([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,o)=>{let s=e.length-i,a=e.slice(0,i).map(({question:f})=>ri(xe(f,o))),c=s>0?[`And ${s}\
 more: /ultraplan:status.`]:[];return Y(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return tt(200,i=>n(r,i))}var ke=(e,t)=>tt(40,n=>et(e,t,n));function Ze(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(et(e.slice(0,n),t,0))>400;)n--;return n}function et(e,t,n){let r={};
for(let o of e){let s=`ultraplan:${o.role}`;r[s]=[...r[s]??[],ti(o,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return Y(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function tt(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function ti({task:e,title:t,place:n,attempt:r},i=40){return`${[ni(e),xe(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var ni=e=>nt(xe(e,48),
48);var ri=e=>e.trim().replace(/(?<![.?!])$/,"."),xe=(e,t)=>[...ye(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),ye=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function nt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var mr=d(we(),1);var Se=d($(),1),y=d(we(),1),ct=d(st(),1),dt=d(ve(),1);function T(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run \
was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ult\
raplan:resume goes on`};case"halted":return be([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...ii(e),"/ultraplan:resume","/ultraplan:cancel"]},...$e(e).map(n=>({...n,options:[]}))]);case"\
running":return oi(e,t)}}function ii(e){let[t,...n]=e.tasks.filter(y.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function oi(e,t){let n=e.tickets.filter(o=>o.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(ci)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,dt.nextReviews)(
e,o,t));return i.length>0?{kind:"dispatch",agents:i}:si(e,t)}function si(e,t){let n,r=(0,y.readiness)(e);for(let[o,s]of e.tasks.entries()){if((0,y.isDone)(s)||(0,y.isStuck)(s)||!r(o))continue;let a=s.
notBefore!==void 0&&s.notBefore>t.toISOString();if(!((s.status==="reviewing"||s.status==="verifying")&&!a)){if(s.kind==="checkpoint")return be([di(s),...$e(e)]);if(a&&s.notBefore!==void 0){(n===void 0||
s.notBefore<n)&&(n=s.notBefore);continue}return ai(e,o,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(y.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=$e(e);return be(i.length>0?i:[ui(e)])}function ai(e,t,n){let r=(0,y.parallelGroup)(e,t).filter(s=>!(0,y.isDone)(s)&&!(0,y.isStuck)(s)&&n(e.tasks.indexOf(s))&&s.attempts.length===0&&!s.
notStarted),i=e.tasks[t],o=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:o.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:o.length>1}))}}
function ci(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function be([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function di(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var $e=e=>e.tasks.filter(y.isStuck).map(Re);function Re(e){let t=(0,ct.attemptsUsed)(e);return{task:e.id,question:`${(0,Se.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${fi(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function fi({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var ui=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,y.isDone)(t)).map(Se.taskWord).join(", ")} wait for each oth\
er`,options:["/ultraplan:cancel"]});var gr=d(ut(),1);var xt=d(x(),1),yt=d(Q(),1),X=d(mt(),1),Z=d(ht(),1),wt=d(B(),1);function vt(e){let{id:t,root:n,base:r,approvedHead:i}=e.run,o=(0,X.approvedRefAt)(n,t)??r;o!==i&&((0,X.moveApprovedRef)(e.run,e),(0,xt.tryGit)(
n,["merge-base","--is-ancestor",o,e.journal.state?.approvedHead??i])===void 0&&(0,wt.append)(e,{type:"refused",id:"ref/moved",what:`moving ${(0,yt.approvedRef)(t)} to ${o.slice(0,10)}`}))}var $t=d(x(),1),St=d($(),1),Rt=d(Q(),1),Et=d(ee(),1);function Tt(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=pi(e)??mi(e);return t===void 0?[]:[{type:"run_ha\
lted",cause:t}]}function pi(e){let t=(0,Et.checkedOut)(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}var li=3;function mi(e){let t=e.tasks.filter(c=>c.approvedCommit!==void 0).sort((c,f)=>(f.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.
base;if([...new Set([n,e.approvedHead])].every(c=>Ee(e.root,c)))return;let o=t.filter(c=>!Ee(e.root,c.approvedCommit??"")).slice(0,li).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of ${(0,St.taskWord)(
c)}, which was approved,`).join(" and "),s=Ee(e.root,e.base)?`commit ${e.approvedHead.slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history\
 was rewritten: ${o||s} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,Rt.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Ee(e,t){
return t===""||(0,$t.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var H=d(x(),1);var Ot=d(x(),1);function O(e,t,n){return(0,Ot.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Bt=require("node:fs"),Nt=require("node:path"),Ct=d(x(),1);var _t=require("node:fs");var gi="<!-- ultraplan:command=implement -->",At=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${gi}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function It(e){try{return(0,_t.readFileSync)(e,"utf8")}catch{return}}var Te=require("node:path");var hi=e=>(0,Te.join)(e,"ultraplan","init.json");function Pt(e){let t=It(hi(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var qt=e=>F("sha256").update(e).digest("hex");var ki=d(x(),1),xi="# ultraplan: pre-push",Ft=`#!/bin/sh
${xi}
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
`;function te(e,t,n){let{settings:r,files:i}=Pt(e),o=new Map([...Object.entries(i),...Object.entries(r).map(([s,{after:a}])=>[s,a])]);return new Set(t.filter(s=>{let a=o.get(s),c=a===void 0?void 0:n(s);
return c!==void 0&&qt(c)===a&&vi(s,c)}))}var Dt=e=>t=>{try{return(0,Bt.readFileSync)((0,Nt.join)(e,t),"utf8")}catch{return}},Mt=(e,t)=>n=>(0,Ct.tryGit)(e,["cat-file","blob",`${t}:${n}`]),yi=".ultrapla\
n/config.yaml",wi=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function vi(e,t){return e===yi?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===At||t===Ft||wi.test(e)}var Pe=require("node:path");var Yt=d(x(),1);var Oi=d(Oe(),1);var Ht=d(L(),1);function ne(e,t){return(0,Ht.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var Ae=require("node:path"),b=d(_e(),1),_=d(Gt(),1),Kt=e=>F("sha256").update(e).digest("hex"),Vt=(e,t)=>(0,Ae.join)(e,"evidence",t);function Ie(e,t,n={}){let r=n.files??b.realFiles,i=Si(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Ri(i,n.cap??Number.POSITIVE_INFINITY),a=Kt(o),c=Vt(e,a);try{if((0,b.readIfThere)(r,c)?.equals(o)!==!0){
(0,b.ensureFolder)(r,(0,Ae.join)(e,"evidence"));let f=`${c}.${E(4).toString("hex")}.new`;(0,b.writeAtomic)(r,c,o,{temporary:f,sync:"both"})}}catch(f){throw(0,_.diskError)(f,c)}return{sha256:a,bytes:o.
length,cut:s}}function Jt(e,t,n=b.realFiles){let r=Vt(e,t.sha256),i=(0,b.readIfThere)(n,r);if(i===void 0)throw new _.JournalError("evidence-missing",{file:r},bi,_.GO_ON);if(Kt(i)!==t.sha256)throw new _.JournalError(
"evidence-changed",{file:r},$i,_.GO_ON);return i.toString("utf8")}var bi="the evidence file is not there",$i="the evidence file was changed after it was written";function Si(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Ri(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Ei(e,Math.floor(r/2)),o=Ti(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var zt=e=>e!==void 0&&(e&192)===
128;function Ei(e,t){let n=t;for(;n>0&&t-n<3&&zt(e[n]);)n-=1;return n}function Ti(e,t){let n=t;for(;n<e.length&&n-t<3&&zt(e[n]);)n+=1;return n}function j(e,t){return JSON.parse(Jt(e,t.plan))}function N(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Qt=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Yt.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var _i=e=>Pe.posix.dirname(e.planFiles[0]?.path??""),A=e=>Pe.posix.join(_i(e),".progress.md");var Ai=20;function Xt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,H.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([A(e),...e.tasks.flatMap(({file:u,override:p})=>[u,...p&&
!p.adopted?p.left??[]:[]])]),s=O(r,i,t).filter(u=>!o.has(u));if(s.length===0)return[];let a=te(Ii(r),s,Mt(r,t)),c=s.filter(u=>!a.has(u));if(c.length===0)return[];let f=Number((0,H.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:f,files:c.slice(0,Ai)}]}var Ii=e=>(0,H.findRepository)(e)?.commonDir??"";var Pi=/[*?{[]/,qi=e=>Pi.test(e);function Fi(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function Bi(e,t){let n=Fi(e);return n===""||n==="."?n===".":n===t?!0:qi(n)?Ni(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var en=(e,t)=>e.some(n=>Bi(n,t)),Zt=new Map;
function Ni(e){let t=Zt.get(e);if(t)return t;let n=new RegExp(`^${Di(e)}$`);return Zt.set(e,n),n}var Ci=/[.+^$()|\\\]}]/;function Di(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let o=e[r+2]==="/";t+=o?"(?:.*/)?":".*",r+=o?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let o=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${Mi(o)}\\]|[${o.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=o.length+
1}else t+=Ci.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var Mi=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var tn=e=>e.slice(0,e.lastIndexOf("/")+1),Li=e=>e.slice(e.lastIndexOf("/")+1);var ji=/^\.progress(-[\w.-]+)?\.md$/;function nn(e,t){return e.files.some(n=>n.path===t||tn(n.path)===tn(t)&&ji.test(Li(t)))}var un=d($(),1),qe=d(on(),1);var pn=d(B(),1);var cn=d(x(),1),dn=d(an(),1);function fn(e){let t=(0,cn.findRepository)(e.root);if(!t)return[];let n=(0,dn.workStatus)(e.root).map(({path:i})=>i),r=te(t.commonDir,n,Dt(e.root));return n.filter(i=>!r.has(i))}function Hi({run:e,dir:t}){let n=(0,qe.heldFiles)(e);if(n.size===0)return;let r=j(t,e);return fn(e).filter(i=>n.has(i)&&!nn(r,i))}function ln(e,t){for(;;){let n=Wi(e,T(e.run,t));if(n.length===0)return;
(0,pn.append)(e,...n)}}function Wi(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(f=>f.task===c)),o=i.length>0?Hi(e)??[]:[];
if(o.length===0)return[];let s=(0,qe.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:f}=N(j(r,n),a),u=o.filter(v=>en([...c,...f],v)),[p]=u;if(p===void 0)return[];let g=s.get(p),m=`it n\
ames ${u.join(", ")}, left uncommitted when ${g?(0,un.wordFor)(n.tasks,g.task):"another task"} was ${g?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"ta\
sk_blocked",task:a,cause:m}]})}var mn=d(Oe(),1),gn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,mn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var me=d(B(),1);var Le=d($(),1);var pe=d(kn(),1),je=d(L(),1);var C=require("node:fs"),re=require("node:path"),W=d(x(),1);var xn=require("node:fs"),yn=require("node:path"),wn=d(_e(),1),k=d(x(),1),Fe=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],vn=5;function bn(e,t,n,r=()=>{}){for(let i=1;;i+=1){let o=(0,k.headCommit)(
e);if(!o)throw new Error(`${e} has no commit to build on`);let s=r(o);if(s!==void 0)return{commit:s,isNew:!1};try{return{commit:Ui(e,o,t(o),n),isNew:!0}}catch(a){if(i===vn||(0,k.headCommit)(e)===o)throw a}}}
function Ui(e,t,n,r){let i=(0,k.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let o=(0,yn.join)(i.gitDir,`ultraplan-index-${E(4).toString("hex")}`),{root:s}=i;try{(0,k.git)(s,
["read-tree",t],{index:o});let a=n.map(({path:u,text:p})=>{let g=(0,k.git)(s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:u,blob:g,mode:Vi(s,t,u),was:Ki(s,t,u)}});for(let{path:u,blob:p,
mode:g}of a)(0,k.git)(s,["update-index","--add","--cacheinfo",`${g},${p},${u}`],{index:o});let c=(0,k.git)(s,["write-tree"],{index:o}).trim(),f=(0,k.git)(s,[...Fe,"commit-tree",c,"-p",t],{input:r}).trim();
(0,k.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,t]);for(let{path:u,blob:p,mode:g,was:m}of a)Gi(s,u,p,g,m);return f}finally{(0,xn.rmSync)(o,{force:!0})}}function Gi(e,t,n,r,i){if((0,k.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=vn;s+=1){if((0,k.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,wn.sleep)(40)}}var Ki=(e,t,n)=>(0,k.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Vi(e,t,n){let r=(0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function $n(e,t,n){return((0,k.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var Sn=(e,t)=>(0,k.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function ie(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=m=>$n(o,i,m).find(({message:v})=>v.split(`
`).includes(s))?.commit,c=(0,W.headCommit)(o);if(!c)throw new Error("the repository has no commit");let f=t.filter(({path:m})=>(0,W.committedText)(o,c,m)!==void 0||!Sn(o,m)),u=m=>f.map(({path:v,change:h})=>({
path:v,text:h((0,W.committedText)(o,m,v))})),{commit:p,isNew:g}=f.length>0?bn(o,u,`${n}

${s}
`,a):{commit:a(c)??c,isNew:a(c)===void 0};if(g)for(let m of t)Ji((0,re.join)(o,m.path),m);return p}function Ji(e,{change:t}){let n;try{n=(0,C.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}
(0,C.mkdirSync)((0,re.dirname)(e),{recursive:!0}),(0,C.writeFileSync)(e,t(n))}var q=d($(),1);var Be=d($(),1);function Rn(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=Tn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${oe(r)}`,"    1. Revie\
w the finding details","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}\
" addressed`,`  - **Verify**: ${Qi(t)}`,`  - **Commit**: \`${En(o,t)}\``].map(c=>s+c)}var zi=7;function Ne(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,f=Tn(a);return{id:e,title:`Fix\
: ${f}`,...i.name===void 0?{}:{name:Yi(e,i,f)},file:i.file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${oe(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${f}" addressed`],verify:i.verify.map(u=>({...u,line:r+zi})),commit:En(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var Yi=(e,t,n)=>`Fix ${e.slice(e.lastIndexOf(".")+1)} of ${(0,Be.shortWord)(t)}: ${n}`,En=(e,t)=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from ${(0,Be.shortWord)(t)}`;function Qi({verify:e}){
let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return oe(e[0]?.text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.
max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}var Xi=1e3,Zi=100,oe=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll(
"`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(/\s+/g," ").trim().slice(0,Xi),Tn=e=>oe(e).slice(0,Zi).trim(),Ce=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var eo=/\r\n|\n|\r/g;function _n(e){let t=[],n=0;for(let r of e.matchAll(eo))t.push(On(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(On(e.slice(n),n)),t}function On(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var to=3;function no(e,t){if(!(ro(e,t)>=to))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function ro(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function In(e,t){let{original:n}=t,r=no(e,n);if(r===void 0)return;let o=e.tasks.filter(h=>h.fixOf===n.id&&h.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(h=>h.path===n.file)?.text??"",a=Rn(r,t,Ce(n));if(!n.box){let h={...Ne(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:An(e.tasks,o,h)},task:h,after:o.id,insert:ge=>ge}}
let c=o.endLine,f=_n(s)[c]?.blank===!0,u=f?["",...a]:a,p=h=>io(h,o,u),g=c+1+(f?1:0),m={...Ne(r,t,a,g),box:{line:g,column:Ce(n).length+3+1}},v=e.tasks.map(h=>h.file===n.file?so(h,c,u.length,o):h);return{
plan:{...e,files:e.files.map(h=>h.path===n.file?{...h,text:p(h.text)}:h),tasks:An(v,o,m)},task:m,after:o.id,insert:p}}function io(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=oo(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function oo(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function so(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function An(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function Pn(e){let{id:t,title:n,name:r,file:i,line:o,kind:s,checkpoint:a,phase:c,wave:f,parallel:u,dependsOn:p,statesDependencies:g,files:m,tier:v,verification:h,securityReview:ge,fixOf:Ke}=e;return{id:t,
title:n,file:i,line:o,kind:s,parallel:u,dependsOn:p,files:m,securityReview:ge,doneBefore:e.ticked,...r===void 0?{}:{name:r},...g?{statesDependencies:g}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...f!==void 0?{wave:f}:{},...v?{tier:v}:{},...h?{verification:h}:{},...Ke?{fixOf:Ke}:{}}}function ao(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function qn(e,t,n=ao(t)){let r=t.replace(co,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var co=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function Fn({feedback:e,findings:t}){let n=e||fo(t);return["A reviewer did not accept the work of the task that this one fixes:",qn("what the reviewer wrote",n)].join(`
`)}var fo=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var se=d($(),1),De=d(Nn(),1),P=d(Dn(),1),zn=d(ve(),1),ae=d(L(),1);var Gn=d(Ln(),1),Kn=d(Hn(),1),Vn="## Review Suggestions",uo=3,po=300;function Jn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=lo(t),i=t.kind==="suggestions"?mo(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Wn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=Wn(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var Wn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Un=e=>U(e).replace(/^./u,t=>t.toUpperCase()),U=e=>(0,Kn.cut)((0,Gn.markdownLine)(e),po);function lo(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next}\
)`];case"review":{let t=e.findings.slice(0,uo).map(n=>`  - ${U(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings\
: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstand\
ing issues: ${e.findings.map(U).join("; ")||"none named"}`];case"fix-given-up":return[`${Un(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(U).join(
"; ")||"none named"}`];case"suggestions":return[Vn,"",...e.suggestions.map(t=>`- ${Un(e.task)}: ${U(t)}`)]}}function mo(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];
o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===""&&o===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===Vn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var ce=(e,t)=>({path:A(e),change:n=>t.reduce(Jn,n??"")});function G(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,De.taskIndex)(
e,(0,P.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Yn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,ae.specRecords)(
t).at(-1);if(!(0,P.needsSpecReview)(e,t))return go(e,t);let r=(0,zn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:(0,se.taskWord)(
t),suggestions:o}]:[];switch(r.how){case"suggested":return[G(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[G(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,ae.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:(0,se.fixWord)(a),findings:i}]:[]}case"with-batch":return[];case"passed":case"no-sign\
al":return[G(e,t,n,"proceeded")]}}function go(e,t){let n=(0,P.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,P.nextReviewIndex)(e,(0,De.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",
next:i}]:[]}function Qn(e,t,n,r){let i=j(e,t),o=N(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,f=s.filter(m=>!a.includes(m)),u=In(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(m=>N(
i,m).files))],summary:f[0]??"review finding",finding:f.join("; ")||c,scope:t.spec}),p=ne(t,n);if(!u||p===void 0)throw new Error(`no fix task can be made for ${(0,q.taskWord)(n)}`);let g=ie(t,[...u.task.
box?[{path:o.file,change:m=>u.insert(m??"")}]:[],ce(t,[G(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:(0,q.taskWord)(n),suggestions:a}]:[]])],{subject:`docs(${t.spec}): add ${(0,q.fixWord)(
u.task)} from the review of ${(0,q.taskWord)(n)}`,key:`fix ${u.task.id}`,since:p});return[{type:"tasks_added",after:u.after,tasks:[{...Pn(u.task),addedBy:"review"}],plan:Ie(e,JSON.stringify(u.plan)),commit:g,
cause:`review of ${(0,q.taskWord)(n)}, iteration ${r.iteration}`,feedback:Ie(e,Fn(r.verdict))}]}var or=d(B(),1);var sr=d(ee(),1);var fe=d(x(),1);var Xn=require("node:fs"),Zn=require("node:path"),w=d(x(),1);function er(e,t,n){let r=(0,w.findRepository)(e),i=(0,w.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:s}=r,a=(0,Zn.join)(s,`ultraplan-index-${E(4).toString(
"hex")}`),c=t.filter(({path:f})=>ko(o,f)).map(({path:f,from:u})=>({path:f,was:ho(o,u,f)}));if(c.length!==0)try{(0,w.git)(o,["read-tree",i],{index:a});for(let{path:p,was:g}of c){let m=g?["--add","--cac\
heinfo",`${g.mode},${g.blob},${p}`]:["--force-remove","--",p];(0,w.git)(o,["update-index",...m],{index:a})}let f=(0,w.git)(o,["write-tree"],{index:a}).trim(),u=(0,w.git)(o,[...Fe,"commit-tree",f,"-p",
i],{input:n}).trim();return yo(o,u)?u:void 0}finally{(0,Xn.rmSync)(a,{force:!0})}}function ho(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,w.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&
r[2]?{mode:r[1],blob:r[2]}:void 0}var ko=(e,t)=>(0,w.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",xo=["-c","core.hooksPath=/dev/null","merge","--quiet","-\
-ff-only","--no-overwrite-ignore"],yo=(e,t)=>(0,w.tryGit)(e,[...xo,t])!==void 0;var ue=d($(),1),tr=d(L(),1);function Me({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let c=o?.commit??s;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function nr(e,t){let n=(0,tr.fixTasksOf)(e,t).at(-1),r=n?wo(e,n):[];!n||r.length===0||er(e.root,r,`revert(${e.spec}): keep the original implementation of ${(0,ue.taskWord)(t)}

The ${(0,ue.fixWord)(n)} failed twice.
`)}function wo(e,t){let{root:n}=e,r=(0,fe.headCommit)(n);if(r===void 0)return[];let i=A(e),o=Me(t,r).map(s=>({...s,paths:new Set(O(n,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].
filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:u})=>u.has(s)),c=a.every(({to:u},p)=>de(n,u,s)===de(n,a[p+1]?.from??r,s)),[f]=a;return f&&c?[{path:s,from:f.from}]:[]})}function rr(e,t,n,r){let i=Me(
t,r).find(({from:o,to:s})=>O(e.root,o,s).includes(n));return i!==void 0&&de(e.root,i.from,n)===de(e.root,r,n)}var de=(e,t,n)=>(0,fe.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function ar(e){if(!((0,pe.reviewWork)(e.run)&&(0,sr.checkedOut)(e.run.root)!==e.run.branch)){for(;(0,pe.reviewWork)(e.run);)if((0,or.recordOn)(e,n=>vo(e.dir,n),(n,r)=>({events:r,reply:r.length}))===0)
return}}function vo(e,t){let n=(0,pe.reviewWork)(t);return n?n.kind==="fix"?Qn(e,t,n.task,n.record):(n.takeBack&&nr(t,n.task),[bo(t,n.task)]):[]}function bo(e,t){let n=ne(e,t);if(n===void 0)throw new Error(
`${(0,Le.taskWord)(t)} has no commit to approve`);let r=Yn(e,t),i=e.tasks.flatMap(f=>f.approvedHead??f.approvedCommit??[]),o=Qt(e.root,[n,...i]),s={type:"task_approved",task:t.id,commit:n};if(r.length===
0)return o===n?s:{...s,head:o};let a=ie(e,[ce(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of ${(0,Le.taskWord)(t)}`,key:`approve ${t.id} attempt ${t.
attempts.length}`,since:n}),c=e.knownHead!==void 0&&(0,je.fixTasksOf)(e,t).some(f=>f.givenUp)&&ir(e,t,e.knownHead,a);return{...s,head:ir(e,t,o,a)?a:o,...c?{known:a}:{}}}function ir(e,t,n,r){let i=(0,je.fixTasksOf)(
e,t).filter(s=>s.givenUp),o=[A(e),...i.length>0?[t.file]:[]];return O(e.root,n,r).every(s=>o.includes(s)||i.some(a=>rr(e,a,s,r)))}var S=require("node:fs"),fr=require("node:path"),ur=d(le(),1);function dr(e,t){let n=T(e,t);if(n.kind!=="wait"||e.state!=="running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.
until===void 0?void 0:{until:n.until}}var pr=d(Q(),1);function He(e,t,n){let r=(0,pr.waitingFile)(t,e.session);if(!dr(e,n)){(0,S.rmSync)(r,{force:!0});return}$o(r)||((0,S.mkdirSync)((0,fr.dirname)(r),{recursive:!0,mode:448}),(0,S.writeFileSync)(
r,"",{mode:384}))}function $o(e){try{return JSON.parse((0,S.readFileSync)(e,"utf8"))}catch{return}}var hr=3;function kr(e,t,n){ar(e);let r=Tt(e.run);r.length>0&&(0,me.append)(e,...r),ln(e,n);let i=Eo(e.run,t,n);if(i)return He(e.run,e.home,n),{action:i,text:wr(e.run,i).text};vt(e);let o=e.run,s=(0,me.recordOn)(
e,f=>So(f,n),(f,u)=>Ro(f,u,t,n)),{run:a}=e;if(He(a,e.home,n),a.state==="finished"&&o.state!=="finished")return{...s,summary:(0,gr.renderSummary)(a)};let c=xr(o);return(s.action.kind==="dispatch"||yr(s.
action,t))&&c.length>0?{...s,summary:`${c.join(`
`)}
other tasks, which do not depend on it, go on`}:s}function So(e,t){let n=T(e,t);if(!(n.kind==="dispatch"&&n.agents.some(s=>!vr(e,s)))&&n.kind!=="done")return;let i=(0,lr.headCommit)(e.root)??e.base,o=n.
kind==="done"||n.agents.some(({role:s})=>s==="spec-executor");return{head:i,foreign:o?Xt(e,i):[]}}function Ro(e,t,n,r){let i=T(e,r),{events:o,text:s}=wr(e,i,t),a=F("sha256").update(s).digest("hex").slice(
0,16),c={type:"directive_given",digest:a,via:n};if(n==="stop"&&i.kind==="dispatch"&&o.length===0&&To(e,a)){let u=`the session stopped ${hr} times without following: ${s.split(`
`)[0]}`,p=`${u}; the run is parked, /ultraplan:resume goes on`;return{events:[c,{type:"run_parked",cause:u}],reply:{action:{kind:"wait",reason:p},text:""}}}let f=i.kind==="done"&&e.state==="running"&&
t?[...t.foreign,{type:"run_finished",commit:t.head}]:[];return{events:[...o,...f,c],reply:{action:i,text:s}}}var xr=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,mr.isStuck)(n)&&!t.includes(n.id)).map(n=>Qe(
{kind:"ask",...Re(n)})),yr=(e,t)=>e.kind==="wait"&&t==="notification";function Eo(e,t,n){let r=T(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return yr(r,t)&&xr(e).length>0?void 0:
r}var To=(e,t)=>e.standing.digest===t&&e.standing.count+1>=hr;function wr(e,t,n){switch(t.kind){case"dispatch":return _o(e,Oo(e,t.agents),n);case"wait":return{events:[],text:he(`ultraplan: end your tu\
rn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:Xe([t,...t.also??[]])};case"done":return{events:[],text:he(`ultraplan: ${t.reason}. Tell the person in\
 one sentence.`,{action:"done"})}}}var Oo=(e,t)=>t.slice(0,Ze(We(e,t),Ue())),We=(e,t)=>t.map(n=>gn(e,n));function _o(e,t,{head:n,foreign:r}={head:e.base,foreign:[]}){let i=t.length>1?Ue():void 0,o=[],
s=t.map(f=>{let u=vr(e,f);if(u)return u;let p=Ue();return f.role==="spec-executor"&&o.length===0&&o.push(...r),o.push({type:"ticket_issued",ticket:p,base:n,...i?{group:i}:{},...f}),{id:p,...i?{group:i}:
{}}}),[a]=s,c=a?.group;return{events:o,text:c!==void 0&&s.every(f=>f.group===c)&&t.length>1?ke(We(e,t),c):ke(We(e,t.slice(0,1)),a?.id??"")}}var vr=(e,{task:t,role:n,iteration:r})=>e.tickets.find(i=>!i.
redeemedAt&&i.task===t&&i.role===n&&i.iteration===r),Ue=()=>E(8).toString("hex");var _r=d(le(),1),Ar=d($r(),1);var M=require("node:fs"),D=require("node:path");function Rr(e,t){if(!(0,M.existsSync)(e))return!0;let n=(0,D.dirname)(e);return Sr(n).map(r=>(0,D.join)(n,r,"subagents")).flatMap(r=>Sr(r).map(i=>(0,D.join)(r,i))).some(r=>r.endsWith(".meta.json")&&Ao(
r)?.toolUseId===t)}function Ao(e){try{return JSON.parse((0,M.readFileSync)(e,"utf8"))}catch{return}}function Sr(e){try{return(0,M.readdirSync)(e)}catch{return[]}}var V=d(B(),1);var I=require("node:fs"),Io=256*1024;function Er(e,t){for(let n of qo(e).split(`
`).reverse()){if(!n.includes(t))continue;let r=Po(n).find(i=>i.tool_use_id===t&&i.is_error);if(r)return typeof r.content=="string"?r.content:JSON.stringify(r.content)}}function Po(e){try{let{message:t}=JSON.
parse(e);return Array.isArray(t?.content)?t.content:[]}catch{return[]}}function qo(e){let t;try{t=(0,I.openSync)(e,"r");let{size:n}=(0,I.fstatSync)(t),r=Buffer.alloc(Math.min(n,Io));return(0,I.readSync)(
t,r,0,r.length,n-r.length),r.toString("utf8")}catch{return""}finally{t!==void 0&&(0,I.closeSync)(t)}}var Ir=d(ee(),1);var K=require("node:fs"),Ge=require("node:path");var Tr=(e,t)=>(0,Ge.join)(e,"started",t);function Fo(e,t,n){(0,K.mkdirSync)(Tr(e,t),{recursive:!0}),(0,K.writeFileSync)((0,Ge.join)(Tr(e,t),n),"")}var Or=(e,t,n)=>Fo(e,t,No(n)),Bo="call-",No=e=>`${Bo}${e.
replace(/[^\w-]/g,"")}`;function Pr(e,t,n,r){return(0,V.record)(e,i=>{let o=i.tickets.find(a=>a.toolUseId===t);return{events:o&&o.agentId!==n?[{type:"agent_launched",ticket:o.id,agentId:n,...r?{model:r}:{}}]:[],reply:void 0}}),
e.run.tickets.every(i=>i.redeemedAt)}function qr(e,t,n,r){(0,V.record)(e,i=>{let o=i.tasks.flatMap(a=>[...a.attempts,...a.reviews]).find(a=>a.toolUseId===t&&a.ticket!==void 0);return{events:o?.ticket&&
o.model!==r?[{type:"agent_launched",ticket:o.ticket,agentId:n,model:r}]:[],reply:void 0}})}function Fr(e,t,n){Co(e,r=>r.toolUseId===t,n)}function Co(e,t,n){e.run.tickets.some(t)&&(0,V.recordOn)(e,r=>r.tickets.filter(t).flatMap(i=>Do(r,e.dir,i,n)),(r,i)=>({events:i,reply:void 0}))}function Do(e,t,n,{how:r,transcript:i,error:o}){let{toolUseId:s}=n;
if(s===void 0||n.agentId||n.judging||Rr(i,s))return Lo(e,n,r);n.isolated&&Or(t,n.base,s);let a=(0,Ar.oneLine)(o??Er(i,s)??"the client, one of its rules or another hook refused it");return[{type:"agent\
_not_started",ticket:n.id,cause:a.slice(0,Mo)}]}var Mo=200;function Lo(e,t,n){let r={ticket:t.id,...jo(e,t)};return t.judging?(0,_r.isAlive)(t.judging.process)?[]:[{type:"agent_lost",...r,cause:"the c\
laim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lost",...r,cause:n,failure:"EXECUTION_FAILURE"}]}function jo(e,t){let r=t.role==="spec-executor"&&!t.isolated?(0,Ir.branchHead)(e):void 0;return r===
void 0?{}:{head:r}}function Br(e,t,n,r){let{toolUseId:i,agentId:o,model:s}=t;if(s&&qr(e,i,o,s),Fr(e,i,n),Wo(e,i))return;let a=kr(e,"agent-back",r);return a.action.kind==="wait"&&Ho(e)?void 0:a}var Ho=({run:e})=>e.tickets.
some(t=>t.redeemedAt!==void 0&&!t.judging?.deferred);function Wo({run:e},t){let r=e.tasks.flatMap(({attempts:o,reviews:s})=>[...o.map(a=>({toolUseId:a.toolUseId,since:a.startedAt})),...s.map(a=>({toolUseId:a.
toolUseId,since:a.at}))]).find(o=>o.toolUseId===t)?.since,i=e.tickets.filter(({redeemedAt:o})=>o===void 0);return r!==void 0&&i.length>0&&i.every(({issuedAt:o})=>o>r)}var Nr=d(le(),1);function Cr(e,t){return e.session===t.id&&(0,Nr.isSameProcess)(e.client,t.client)}var Wr=d(Mr(),1);var R=e=>typeof e=="string"?e:"";var J={kind:"pass"};var Uo=async(e,{session:t,now:n})=>{if(!R(e.tool_input?.subagent_type).startsWith("ultraplan:"))return J;let r=R(e.tool_use_id);if((0,Hr.isStopping)(t.home,t.id)){let{stoppedCall:c}=await Promise.resolve().then(()=>d(jr(),1)),
f=c(t,r,R(e.tool_response?.status)!=="async_launched");if(f)return{kind:"context",...f}}let i=(0,Wr.openActiveRun)(t.home,t.id);if(!i||!Cr(i.run,t))return J;let o=R(e.tool_response?.agentId),s=R(e.tool_response?.
resolvedModel);if(R(e.tool_response?.status)==="async_launched")return Pr(i,r,o,s)?{kind:"end-turn",reason:"ultraplan goes on when the agent is back"}:J;let a=Br(i,{toolUseId:r,agentId:o,model:s},{how:"\
the agent came back without a claim that could be judged",transcript:R(e.transcript_path),...e.error?{error:R(e.error)}:{}},n);return a?{kind:"context",text:a.text,...a.summary?{show:a.summary}:{}}:J};0&&(module.exports={hook});
