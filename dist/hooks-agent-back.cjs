const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Wr=Object.create;var Y=Object.defineProperty;var Ur=Object.getOwnPropertyDescriptor;var Gr=Object.getOwnPropertyNames;var Kr=Object.getPrototypeOf,Vr=Object.prototype.hasOwnProperty;var l=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Jr=(e,t)=>{for(var n in t)Y(e,n,{get:t[n],enumerable:!0})},Ke=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Gr(t))!Vr.call(e,i)&&i!==n&&Y(e,i,{get:()=>t[i],enumerable:!(r=Ur(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?Wr(Kr(e)):{},Ke(t||!e||!e.__esModule?Y(n,"default",{value:e,enumerable:!0}):n,e)),zr=e=>Ke(Y({},"__esModule",{value:!0}),e);var Je=l((Vo,Ve)=>{Ve.exports=require("./open-run.cjs").engine_active});var x=l((zo,ze)=>{ze.exports=require("./open-run.cjs").io_git});var ye=l((Xo,nt)=>{nt.exports=require("./open-run.cjs").run_groups});var $=l((Zo,rt)=>{rt.exports=require("./open-run.cjs").model_task_name});var ot=l((es,it)=>{it.exports=require("./open-run.cjs").run_policy});var we=l((ts,st)=>{st.exports=require("./open-run.cjs").run_reviews});var ft=l((rs,dt)=>{dt.exports=require("./open-run.cjs").view_summary_text});var X=l((is,ut)=>{ut.exports=require("./open-run.cjs").engine_places});var lt=l((os,pt)=>{pt.exports=require("./open-run.cjs").engine_projections_approved_ref});var gt=l((ss,mt)=>{mt.exports=require("./open-run.cjs").engine_projections_receipts});var B=l((as,ht)=>{ht.exports=require("./open-run.cjs").engine_record});var Z=l((ds,vt)=>{vt.exports=require("./open-run.cjs").engine_run_branch});var Te=l((bs,Mt)=>{Mt.exports=require("./open-run.cjs").run_change});var j=l(($s,Lt)=>{Lt.exports=require("./open-run.cjs").run_spec_review});var Oe=l((Rs,Ht)=>{Ht.exports=require("./open-run.cjs").io_files});var Ut=l((Es,Wt)=>{Wt.exports=require("./open-run.cjs").journal_journal_error});var rn=l((Ks,nn)=>{nn.exports=require("./open-run.cjs").run_held_files});var sn=l((Vs,on)=>{on.exports=require("./open-run.cjs").io_git_status});var hn=l((ra,gn)=>{gn.exports=require("./open-run.cjs").run_review_work});var Bn=l((ka,Fn)=>{Fn.exports=require("./open-run.cjs").run_review_index});var Dn=l((xa,Nn)=>{Nn.exports=require("./open-run.cjs").run_review_need});var Mn=l((ya,Cn)=>{Cn.exports=require("./open-run.cjs").view_markdown});var jn=l((wa,Ln)=>{Ln.exports=require("./open-run.cjs").view_width});var pe=l((Qa,ar)=>{ar.exports=require("./open-run.cjs").io_process_ref});var br=l((mc,vr)=>{vr.exports=require("./open-run.cjs").view_terminal});var Cr=l((Ec,Dr)=>{Dr.exports=require("./open-run.cjs").engine_open_run});var Lr=l((_c,Mr)=>{Mr.exports=require("./engine-stop-agents.cjs")});var Go={};Jr(Go,{hook:()=>Uo});module.exports=zr(Go);var jr=d(Je(),1);var F=(...e)=>require("node:crypto").createHash(...e);var E=(...e)=>require("node:crypto").randomBytes(...e);var pr=d(x(),1);function Ye(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(Yr).join(`
`)}`}var Yr=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${Xr(r,e)}`)].join(`
`),Qr={retry:"to try again","retry longer":"to try again with more time",skip:"to count it as complete without proof",investigate:"to see what happened"};function Xr(e,t){let n=Qr[e],r=Zr(e,t);return n===
void 0||t===void 0?r:`${n}: ${r}`}function Zr(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --tas\
k ${t} --longer`;case"skip":return`/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function ge(e,t){let n=400-Buffer.byteLength(Q("",t));return Q(tt(xe(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var Q=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function Qe(e){let t=xe([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,o)=>{let s=e.length-i,a=e.slice(0,i).map(({question:f})=>ni(ke(f,o))),c=s>0?[`And ${s}\
 more: /ultraplan:status.`]:[];return Q(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return et(200,i=>n(r,i))}var he=(e,t)=>et(40,n=>Ze(e,t,n));function Xe(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(Ze(e.slice(0,n),t,0))>400;)n--;return n}function Ze(e,t,n){let r={};
for(let o of e){let s=`ultraplan:${o.role}`;r[s]=[...r[s]??[],ei(o,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return Q(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function et(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function ei({task:e,title:t,place:n,attempt:r},i=40){return`${[ti(e),ke(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var ti=e=>tt(ke(e,48),
48);var ni=e=>e.trim().replace(/(?<![.?!])$/,"."),ke=(e,t)=>[...xe(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),xe=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function tt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var lr=d(ye(),1);var $e=d($(),1),y=d(ye(),1),at=d(ot(),1),ct=d(we(),1);function T(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run \
was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ult\
raplan:resume goes on`};case"halted":return ve([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...ri(e),"/ultraplan:resume","/ultraplan:cancel"]},...be(e).map(n=>({...n,options:[]}))]);case"\
running":return ii(e,t)}}function ri(e){let[t,...n]=e.tasks.filter(y.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function ii(e,t){let n=e.tickets.filter(o=>o.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(ai)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,ct.nextReviews)(
e,o,t));return i.length>0?{kind:"dispatch",agents:i}:oi(e,t)}function oi(e,t){let n,r=(0,y.readiness)(e);for(let[o,s]of e.tasks.entries()){if((0,y.isDone)(s)||(0,y.isStuck)(s)||!r(o))continue;let a=s.
notBefore!==void 0&&s.notBefore>t.toISOString();if(!((s.status==="reviewing"||s.status==="verifying")&&!a)){if(s.kind==="checkpoint")return ve([ci(s),...be(e)]);if(a&&s.notBefore!==void 0){(n===void 0||
s.notBefore<n)&&(n=s.notBefore);continue}return si(e,o,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(y.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=be(e);return ve(i.length>0?i:[fi(e)])}function si(e,t,n){let r=(0,y.parallelGroup)(e,t).filter(s=>!(0,y.isDone)(s)&&!(0,y.isStuck)(s)&&n(e.tasks.indexOf(s))&&s.attempts.length===0&&!s.
notStarted),i=e.tasks[t],o=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:o.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:o.length>1}))}}
function ai(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function ve([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function ci(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var be=e=>e.tasks.filter(y.isStuck).map(Se);function Se(e){let t=(0,at.attemptsUsed)(e);return{task:e.id,question:`${(0,$e.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${di(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function di({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var fi=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,y.isDone)(t)).map($e.taskWord).join(", ")} wait for each oth\
er`,options:["/ultraplan:cancel"]});var mr=d(ft(),1);var kt=d(x(),1),xt=d(X(),1),L=d(lt(),1),ui=d(gt(),1),yt=d(B(),1);function wt(e){let{id:t,root:n,base:r,approvedHead:i}=e.run,o=(0,L.approvedRefAt)(n,t)??r;o!==i&&((0,L.moveApprovedRef)(e.run,e),(0,kt.tryGit)(
n,["merge-base","--is-ancestor",o,e.journal.state?.approvedHead??i])===void 0&&(0,yt.append)(e,{type:"refused",id:"ref/moved",what:`moving ${(0,xt.approvedRef)(t)} to ${o.slice(0,10)}`}))}var bt=d(x(),1),$t=d($(),1),St=d(X(),1),Rt=d(Z(),1);function Et(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=pi(e)??mi(e);return t===void 0?[]:[{type:"run_hal\
ted",cause:t}]}function pi(e){let t=(0,Rt.checkedOut)(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}var li=3;function mi(e){let t=e.tasks.filter(c=>c.approvedCommit!==void 0).sort((c,f)=>(f.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.
base;if([...new Set([n,e.approvedHead])].every(c=>Re(e.root,c)))return;let o=t.filter(c=>!Re(e.root,c.approvedCommit??"")).slice(0,li).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of ${(0,$t.taskWord)(
c)}, which was approved,`).join(" and "),s=Re(e.root,e.base)?`commit ${e.approvedHead.slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history\
 was rewritten: ${o||s} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,St.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Re(e,t){
return t===""||(0,bt.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var W=d(x(),1);var Tt=d(x(),1);function O(e,t,n){return(0,Tt.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Ft=require("node:fs"),Bt=require("node:path"),Nt=d(x(),1);var Ot=require("node:fs");var gi="<!-- ultraplan:command=implement -->",_t=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${gi}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function At(e){try{return(0,Ot.readFileSync)(e,"utf8")}catch{return}}var Ee=require("node:path");var hi=e=>(0,Ee.join)(e,"ultraplan","init.json");function It(e){let t=At(hi(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var Pt=e=>F("sha256").update(e).digest("hex");var ki=d(x(),1),xi="# ultraplan: pre-push",qt=`#!/bin/sh
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
`;function ee(e,t,n){let{settings:r,files:i}=It(e),o=new Map([...Object.entries(i),...Object.entries(r).map(([s,{after:a}])=>[s,a])]);return new Set(t.filter(s=>{let a=o.get(s),c=a===void 0?void 0:n(s);
return c!==void 0&&Pt(c)===a&&vi(s,c)}))}var Dt=e=>t=>{try{return(0,Ft.readFileSync)((0,Bt.join)(e,t),"utf8")}catch{return}},Ct=(e,t)=>n=>(0,Nt.tryGit)(e,["cat-file","blob",`${t}:${n}`]),yi=".ultrapla\
n/config.yaml",wi=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function vi(e,t){return e===yi?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===_t||t===qt||wi.test(e)}var Ie=require("node:path");var zt=d(x(),1);var Oi=d(Te(),1);var jt=d(j(),1);function te(e,t){return(0,jt.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var _e=require("node:path"),b=d(Oe(),1),_=d(Ut(),1),Gt=e=>F("sha256").update(e).digest("hex"),Kt=(e,t)=>(0,_e.join)(e,"evidence",t);function Ae(e,t,n={}){let r=n.files??b.realFiles,i=Si(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Ri(i,n.cap??Number.POSITIVE_INFINITY),a=Gt(o),c=Kt(e,a);try{if((0,b.readIfThere)(r,c)?.equals(o)!==!0){
(0,b.ensureFolder)(r,(0,_e.join)(e,"evidence"));let f=`${c}.${E(4).toString("hex")}.new`;(0,b.writeAtomic)(r,c,o,{temporary:f,sync:"both"})}}catch(f){throw(0,_.diskError)(f,c)}return{sha256:a,bytes:o.
length,cut:s}}function Vt(e,t,n=b.realFiles){let r=Kt(e,t.sha256),i=(0,b.readIfThere)(n,r);if(i===void 0)throw new _.JournalError("evidence-missing",{file:r},bi,_.GO_ON);if(Gt(i)!==t.sha256)throw new _.JournalError(
"evidence-changed",{file:r},$i,_.GO_ON);return i.toString("utf8")}var bi="the evidence file is not there",$i="the evidence file was changed after it was written";function Si(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Ri(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Ei(e,Math.floor(r/2)),o=Ti(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var Jt=e=>e!==void 0&&(e&192)===
128;function Ei(e,t){let n=t;for(;n>0&&t-n<3&&Jt(e[n]);)n-=1;return n}function Ti(e,t){let n=t;for(;n<e.length&&n-t<3&&Jt(e[n]);)n+=1;return n}function H(e,t){return JSON.parse(Vt(e,t.plan))}function N(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Yt=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,zt.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var _i=e=>Ie.posix.dirname(e.planFiles[0]?.path??""),A=e=>Ie.posix.join(_i(e),".progress.md");var Ai=20;function Qt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,W.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([A(e),...e.tasks.flatMap(({file:u,override:p})=>[u,...p&&
!p.adopted?p.left??[]:[]])]),s=O(r,i,t).filter(u=>!o.has(u));if(s.length===0)return[];let a=ee(Ii(r),s,Ct(r,t)),c=s.filter(u=>!a.has(u));if(c.length===0)return[];let f=Number((0,W.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:f,files:c.slice(0,Ai)}]}var Ii=e=>(0,W.findRepository)(e)?.commonDir??"";var Pi=/[*?{[]/,qi=e=>Pi.test(e);function Fi(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function Bi(e,t){let n=Fi(e);return n===""||n==="."?n===".":n===t?!0:qi(n)?Ni(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var Zt=(e,t)=>e.some(n=>Bi(n,t)),Xt=new Map;
function Ni(e){let t=Xt.get(e);if(t)return t;let n=new RegExp(`^${Ci(e)}$`);return Xt.set(e,n),n}var Di=/[.+^$()|\\\]}]/;function Ci(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let o=e[r+2]==="/";t+=o?"(?:.*/)?":".*",r+=o?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let o=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${Mi(o)}\\]|[${o.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=o.length+
1}else t+=Di.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var Mi=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var en=e=>e.slice(0,e.lastIndexOf("/")+1),Li=e=>e.slice(e.lastIndexOf("/")+1);var ji=/^\.progress(-[\w.-]+)?\.md$/;function tn(e,t){return e.files.some(n=>n.path===t||en(n.path)===en(t)&&ji.test(Li(t)))}var fn=d($(),1),Pe=d(rn(),1);var un=d(B(),1);var an=d(x(),1),cn=d(sn(),1);function dn(e){let t=(0,an.findRepository)(e.root);if(!t)return[];let n=(0,cn.workStatus)(e.root).map(({path:i})=>i),r=ee(t.commonDir,n,Dt(e.root));return n.filter(i=>!r.has(i))}function Hi({run:e,dir:t}){let n=(0,Pe.heldFiles)(e);if(n.size===0)return;let r=H(t,e);return dn(e).filter(i=>n.has(i)&&!tn(r,i))}function pn(e,t){for(;;){let n=Wi(e,T(e.run,t));if(n.length===0)return;
(0,un.append)(e,...n)}}function Wi(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(f=>f.task===c)),o=i.length>0?Hi(e)??[]:[];
if(o.length===0)return[];let s=(0,Pe.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:f}=N(H(r,n),a),u=o.filter(w=>Zt([...c,...f],w)),[p]=u;if(p===void 0)return[];let g=s.get(p),m=`it n\
ames ${u.join(", ")}, left uncommitted when ${g?(0,fn.wordFor)(n.tasks,g.task):"another task"} was ${g?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"ta\
sk_blocked",task:a,cause:m}]})}var ln=d(Te(),1),mn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,ln.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var le=d(B(),1);var Me=d($(),1);var ue=d(hn(),1),Le=d(j(),1);var D=require("node:fs"),ne=require("node:path"),U=d(x(),1);var kn=require("node:fs"),xn=require("node:path"),yn=d(Oe(),1),k=d(x(),1),qe=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],wn=5;function vn(e,t,n,r=()=>{}){for(let i=1;;i+=1){let o=(0,k.headCommit)(
e);if(!o)throw new Error(`${e} has no commit to build on`);let s=r(o);if(s!==void 0)return{commit:s,isNew:!1};try{return{commit:Ui(e,o,t(o),n),isNew:!0}}catch(a){if(i===wn||(0,k.headCommit)(e)===o)throw a}}}
function Ui(e,t,n,r){let i=(0,k.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let o=(0,xn.join)(i.gitDir,`ultraplan-index-${E(4).toString("hex")}`),{root:s}=i;try{(0,k.git)(s,
["read-tree",t],{index:o});let a=n.map(({path:u,text:p})=>{let g=(0,k.git)(s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:u,blob:g,mode:Vi(s,t,u),was:Ki(s,t,u)}});for(let{path:u,blob:p,
mode:g}of a)(0,k.git)(s,["update-index","--add","--cacheinfo",`${g},${p},${u}`],{index:o});let c=(0,k.git)(s,["write-tree"],{index:o}).trim(),f=(0,k.git)(s,[...qe,"commit-tree",c,"-p",t],{input:r}).trim();
(0,k.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,t]);for(let{path:u,blob:p,mode:g,was:m}of a)Gi(s,u,p,g,m);return f}finally{(0,kn.rmSync)(o,{force:!0})}}function Gi(e,t,n,r,i){if((0,k.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=wn;s+=1){if((0,k.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,yn.sleep)(40)}}var Ki=(e,t,n)=>(0,k.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Vi(e,t,n){let r=(0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function bn(e,t,n){return((0,k.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var $n=(e,t)=>(0,k.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function re(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=m=>bn(o,i,m).find(({message:w})=>w.split(`
`).includes(s))?.commit,c=(0,U.headCommit)(o);if(!c)throw new Error("the repository has no commit");let f=t.filter(({path:m})=>(0,U.committedText)(o,c,m)!==void 0||!$n(o,m)),u=m=>f.map(({path:w,change:h})=>({
path:w,text:h((0,U.committedText)(o,m,w))})),{commit:p,isNew:g}=f.length>0?vn(o,u,`${n}

${s}
`,a):{commit:a(c)??c,isNew:a(c)===void 0};if(g)for(let m of t)Ji((0,ne.join)(o,m.path),m);return p}function Ji(e,{change:t}){let n;try{n=(0,D.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}
(0,D.mkdirSync)((0,ne.dirname)(e),{recursive:!0}),(0,D.writeFileSync)(e,t(n))}var q=d($(),1);var Fe=d($(),1);function Sn(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=En(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${ie(r)}`,"    1. Revie\
w the finding details","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}\
" addressed`,`  - **Verify**: ${Qi(t)}`,`  - **Commit**: \`${Rn(o,t)}\``].map(c=>s+c)}var zi=7;function Be(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,f=En(a);return{id:e,title:`Fix\
: ${f}`,...i.name===void 0?{}:{name:Yi(e,i,f)},file:i.file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${ie(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${f}" addressed`],verify:i.verify.map(u=>({...u,line:r+zi})),commit:Rn(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var Yi=(e,t,n)=>`Fix ${e.slice(e.lastIndexOf(".")+1)} of ${(0,Fe.shortWord)(t)}: ${n}`,Rn=(e,t)=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from ${(0,Fe.shortWord)(t)}`;function Qi({verify:e}){
let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return ie(e[0]?.text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.
max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}var Xi=1e3,Zi=100,ie=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll(
"`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(/\s+/g," ").trim().slice(0,Xi),En=e=>ie(e).slice(0,Zi).trim(),Ne=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var eo=/\r\n|\n|\r/g;function On(e){let t=[],n=0;for(let r of e.matchAll(eo))t.push(Tn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(Tn(e.slice(n),n)),t}function Tn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var to=3;function no(e,t){if(!(ro(e,t)>=to))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function ro(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function An(e,t){let{original:n}=t,r=no(e,n);if(r===void 0)return;let o=e.tasks.filter(h=>h.fixOf===n.id&&h.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(h=>h.path===n.file)?.text??"",a=Sn(r,t,Ne(n));if(!n.box){let h={...Be(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:_n(e.tasks,o,h)},task:h,after:o.id,insert:me=>me}}
let c=o.endLine,f=On(s)[c]?.blank===!0,u=f?["",...a]:a,p=h=>io(h,o,u),g=c+1+(f?1:0),m={...Be(r,t,a,g),box:{line:g,column:Ne(n).length+3+1}},w=e.tasks.map(h=>h.file===n.file?so(h,c,u.length,o):h);return{
plan:{...e,files:e.files.map(h=>h.path===n.file?{...h,text:p(h.text)}:h),tasks:_n(w,o,m)},task:m,after:o.id,insert:p}}function io(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=oo(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function oo(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function so(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function _n(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function In(e){let{id:t,title:n,name:r,file:i,line:o,kind:s,checkpoint:a,phase:c,wave:f,parallel:u,dependsOn:p,statesDependencies:g,files:m,tier:w,verification:h,securityReview:me,fixOf:Ge}=e;return{id:t,
title:n,file:i,line:o,kind:s,parallel:u,dependsOn:p,files:m,securityReview:me,doneBefore:e.ticked,...r===void 0?{}:{name:r},...g?{statesDependencies:g}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...f!==void 0?{wave:f}:{},...w?{tier:w}:{},...h?{verification:h}:{},...Ge?{fixOf:Ge}:{}}}function ao(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function Pn(e,t,n=ao(t)){let r=t.replace(co,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var co=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function qn({feedback:e,findings:t}){let n=e||fo(t);return["A reviewer did not accept the work of the task that this one fixes:",Pn("what the reviewer wrote",n)].join(`
`)}var fo=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var oe=d($(),1),De=d(Bn(),1),P=d(Dn(),1),Jn=d(we(),1),se=d(j(),1);var Un=d(Mn(),1),Gn=d(jn(),1),Kn="## Review Suggestions",uo=3,po=300;function Vn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=lo(t),i=t.kind==="suggestions"?mo(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Hn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=Hn(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var Hn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Wn=e=>G(e).replace(/^./u,t=>t.toUpperCase()),G=e=>(0,Gn.cut)((0,Un.markdownLine)(e),po);function lo(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next}\
)`];case"review":{let t=e.findings.slice(0,uo).map(n=>`  - ${G(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings\
: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstand\
ing issues: ${e.findings.map(G).join("; ")||"none named"}`];case"fix-given-up":return[`${Wn(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(G).join(
"; ")||"none named"}`];case"suggestions":return[Kn,"",...e.suggestions.map(t=>`- ${Wn(e.task)}: ${G(t)}`)]}}function mo(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];
o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===""&&o===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===Kn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var ae=(e,t)=>({path:A(e),change:n=>t.reduce(Vn,n??"")});function K(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,De.taskIndex)(
e,(0,P.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function zn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,se.specRecords)(
t).at(-1);if(!(0,P.needsSpecReview)(e,t))return go(e,t);let r=(0,Jn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:(0,oe.taskWord)(
t),suggestions:o}]:[];switch(r.how){case"suggested":return[K(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[K(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,se.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:(0,oe.fixWord)(a),findings:i}]:[]}case"with-batch":return[];case"passed":case"no-sign\
al":return[K(e,t,n,"proceeded")]}}function go(e,t){let n=(0,P.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,P.nextReviewIndex)(e,(0,De.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",
next:i}]:[]}function Yn(e,t,n,r){let i=H(e,t),o=N(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,f=s.filter(m=>!a.includes(m)),u=An(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(m=>N(
i,m).files))],summary:f[0]??"review finding",finding:f.join("; ")||c,scope:t.spec}),p=te(t,n);if(!u||p===void 0)throw new Error(`no fix task can be made for ${(0,q.taskWord)(n)}`);let g=re(t,[...u.task.
box?[{path:o.file,change:m=>u.insert(m??"")}]:[],ae(t,[K(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:(0,q.taskWord)(n),suggestions:a}]:[]])],{subject:`docs(${t.spec}): add ${(0,q.fixWord)(
u.task)} from the review of ${(0,q.taskWord)(n)}`,key:`fix ${u.task.id}`,since:p});return[{type:"tasks_added",after:u.after,tasks:[{...In(u.task),addedBy:"review"}],plan:Ae(e,JSON.stringify(u.plan)),commit:g,
cause:`review of ${(0,q.taskWord)(n)}, iteration ${r.iteration}`,feedback:Ae(e,qn(r.verdict))}]}var ir=d(B(),1);var or=d(Z(),1);var de=d(x(),1);var Qn=require("node:fs"),Xn=require("node:path"),v=d(x(),1);function Zn(e,t,n,r){let i=(0,v.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let{root:o,gitDir:s}=i,a=(0,Xn.join)(s,`ultraplan-index-${E(4).toString("hex")}`),c=n.filter(({path:f})=>ko(
o,f)).map(({path:f,from:u})=>({path:f,was:ho(o,u,f)}));if(c.length!==0)try{(0,v.git)(o,["read-tree",t],{index:a});for(let{path:p,was:g}of c){let m=g?["--add","--cacheinfo",`${g.mode},${g.blob},${p}`]:
["--force-remove","--",p];(0,v.git)(o,["update-index",...m],{index:a})}let f=(0,v.git)(o,["write-tree"],{index:a}).trim(),u=(0,v.git)(o,[...qe,"commit-tree",f,"-p",t],{input:r}).trim();return yo(o,u)?
u:void 0}finally{(0,Qn.rmSync)(a,{force:!0})}}function ho(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,v.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:
void 0}var ko=(e,t)=>(0,v.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",xo=["-c","core.hooksPath=/dev/null","merge","--quiet","--ff-only","--no-overwrite-i\
gnore"],yo=(e,t)=>(0,v.tryGit)(e,[...xo,t])!==void 0;var fe=d($(),1),er=d(j(),1);function Ce({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let c=o?.commit??s;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function tr(e,t){let n=(0,er.fixTasksOf)(e,t).at(-1),r=(0,de.headCommit)(e.root),i=n&&r?wo(e,n,r):[];!n||!r||i.length===0||Zn(e.root,r,i,`revert(${e.spec}): keep the original implementation of ${(0,fe.taskWord)(
t)}

The ${(0,fe.fixWord)(n)} failed twice.
`)}function wo(e,t,n){let{root:r}=e,i=A(e),o=Ce(t,n).map(s=>({...s,paths:new Set(O(r,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:u})=>u.
has(s)),c=a.every(({to:u},p)=>ce(r,u,s)===ce(r,a[p+1]?.from??n,s)),[f]=a;return f&&c?[{path:s,from:f.from}]:[]})}function nr(e,t,n,r){let i=Ce(t,r).find(({from:o,to:s})=>O(e.root,o,s).includes(n));return i!==
void 0&&ce(e.root,i.from,n)===ce(e.root,r,n)}var ce=(e,t,n)=>(0,de.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function sr(e){if(!((0,ue.reviewWork)(e.run)&&(0,or.checkedOut)(e.run.root)!==e.run.branch)){for(;(0,ue.reviewWork)(e.run);)if((0,ir.recordOn)(e,n=>vo(e.dir,n),(n,r)=>({events:r,reply:r.length}))===0)
return}}function vo(e,t){let n=(0,ue.reviewWork)(t);return n?n.kind==="fix"?Yn(e,t,n.task,n.record):(n.takeBack&&tr(t,n.task),[bo(t,n.task)]):[]}function bo(e,t){let n=te(e,t);if(n===void 0)throw new Error(
`${(0,Me.taskWord)(t)} has no commit to approve`);let r=zn(e,t),i=e.tasks.flatMap(f=>f.approvedHead??f.approvedCommit??[]),o=Yt(e.root,[n,...i]),s={type:"task_approved",task:t.id,commit:n};if(r.length===
0)return o===n?s:{...s,head:o};let a=re(e,[ae(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of ${(0,Me.taskWord)(t)}`,key:`approve ${t.id} attempt ${t.
attempts.length}`,since:n}),c=e.knownHead!==void 0&&(0,Le.fixTasksOf)(e,t).some(f=>f.givenUp)&&rr(e,t,e.knownHead,a);return{...s,head:rr(e,t,o,a)?a:o,...c?{known:a}:{}}}function rr(e,t,n,r){let i=(0,Le.fixTasksOf)(
e,t).filter(s=>s.givenUp),o=[A(e),...i.length>0?[t.file]:[]];return O(e.root,n,r).every(s=>o.includes(s)||i.some(a=>nr(e,a,s,r)))}var S=require("node:fs"),dr=require("node:path"),fr=d(pe(),1);function cr(e,t){let n=T(e,t);if(n.kind!=="wait"||e.state!=="running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.
until===void 0?void 0:{until:n.until}}var ur=d(X(),1);function je(e,t,n){let r=(0,ur.waitingFile)(t,e.session);if(!cr(e,n)){(0,S.rmSync)(r,{force:!0});return}$o(r)||((0,S.mkdirSync)((0,dr.dirname)(r),{recursive:!0,mode:448}),(0,S.writeFileSync)(
r,"",{mode:384}))}function $o(e){try{return JSON.parse((0,S.readFileSync)(e,"utf8"))}catch{return}}var gr=3;function hr(e,t,n){sr(e);let r=Et(e.run);r.length>0&&(0,le.append)(e,...r),pn(e,n);let i=Eo(e.run,t,n);if(i)return je(e.run,e.home,n),{action:i,text:yr(e.run,i).text};wt(e);let o=e.run,s=(0,le.recordOn)(
e,f=>So(f,n),(f,u)=>Ro(f,u,t,n)),{run:a}=e;if(je(a,e.home,n),a.state==="finished"&&o.state!=="finished")return{...s,summary:(0,mr.renderSummary)(a)};let c=kr(o);return(s.action.kind==="dispatch"||xr(s.
action,t))&&c.length>0?{...s,summary:`${c.join(`
`)}
other tasks, which do not depend on it, go on`}:s}function So(e,t){let n=T(e,t);if(!(n.kind==="dispatch"&&n.agents.some(s=>!wr(e,s)))&&n.kind!=="done")return;let i=(0,pr.headCommit)(e.root)??e.base,o=n.
kind==="done"||n.agents.some(({role:s})=>s==="spec-executor");return{head:i,foreign:o?Qt(e,i):[]}}function Ro(e,t,n,r){let i=T(e,r),{events:o,text:s}=yr(e,i,t),a=F("sha256").update(s).digest("hex").slice(
0,16),c={type:"directive_given",digest:a,via:n};if(n==="stop"&&i.kind==="dispatch"&&o.length===0&&To(e,a)){let u=`the session stopped ${gr} times without following: ${s.split(`
`)[0]}`,p=`${u}; the run is parked, /ultraplan:resume goes on`;return{events:[c,{type:"run_parked",cause:u}],reply:{action:{kind:"wait",reason:p},text:""}}}let f=i.kind==="done"&&e.state==="running"&&
t?[...t.foreign,{type:"run_finished",commit:t.head}]:[];return{events:[...o,...f,c],reply:{action:i,text:s}}}var kr=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,lr.isStuck)(n)&&!t.includes(n.id)).map(n=>Ye(
{kind:"ask",...Se(n)})),xr=(e,t)=>e.kind==="wait"&&t==="notification";function Eo(e,t,n){let r=T(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return xr(r,t)&&kr(e).length>0?void 0:
r}var To=(e,t)=>e.standing.digest===t&&e.standing.count+1>=gr;function yr(e,t,n){switch(t.kind){case"dispatch":return _o(e,Oo(e,t.agents),n);case"wait":return{events:[],text:ge(`ultraplan: end your tu\
rn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:Qe([t,...t.also??[]])};case"done":return{events:[],text:ge(`ultraplan: ${t.reason}. Tell the person in\
 one sentence.`,{action:"done"})}}}var Oo=(e,t)=>t.slice(0,Xe(He(e,t),We())),He=(e,t)=>t.map(n=>mn(e,n));function _o(e,t,{head:n,foreign:r}={head:e.base,foreign:[]}){let i=t.length>1?We():void 0,o=[],
s=t.map(f=>{let u=wr(e,f);if(u)return u;let p=We();return f.role==="spec-executor"&&o.length===0&&o.push(...r),o.push({type:"ticket_issued",ticket:p,base:n,...i?{group:i}:{},...f}),{id:p,...i?{group:i}:
{}}}),[a]=s,c=a?.group;return{events:o,text:c!==void 0&&s.every(f=>f.group===c)&&t.length>1?he(He(e,t),c):he(He(e,t.slice(0,1)),a?.id??"")}}var wr=(e,{task:t,role:n,iteration:r})=>e.tickets.find(i=>!i.
redeemedAt&&i.task===t&&i.role===n&&i.iteration===r),We=()=>E(8).toString("hex");var Or=d(pe(),1),_r=d(br(),1);var M=require("node:fs"),C=require("node:path");function Sr(e,t){if(!(0,M.existsSync)(e))return!0;let n=(0,C.dirname)(e);return $r(n).map(r=>(0,C.join)(n,r,"subagents")).flatMap(r=>$r(r).map(i=>(0,C.join)(r,i))).some(r=>r.endsWith(".meta.json")&&Ao(
r)?.toolUseId===t)}function Ao(e){try{return JSON.parse((0,M.readFileSync)(e,"utf8"))}catch{return}}function $r(e){try{return(0,M.readdirSync)(e)}catch{return[]}}var J=d(B(),1);var I=require("node:fs"),Io=256*1024;function Rr(e,t){for(let n of qo(e).split(`
`).reverse()){if(!n.includes(t))continue;let r=Po(n).find(i=>i.tool_use_id===t&&i.is_error);if(r)return typeof r.content=="string"?r.content:JSON.stringify(r.content)}}function Po(e){try{let{message:t}=JSON.
parse(e);return Array.isArray(t?.content)?t.content:[]}catch{return[]}}function qo(e){let t;try{t=(0,I.openSync)(e,"r");let{size:n}=(0,I.fstatSync)(t),r=Buffer.alloc(Math.min(n,Io));return(0,I.readSync)(
t,r,0,r.length,n-r.length),r.toString("utf8")}catch{return""}finally{t!==void 0&&(0,I.closeSync)(t)}}var Ar=d(Z(),1);var V=require("node:fs"),Ue=require("node:path");var Er=(e,t)=>(0,Ue.join)(e,"started",t);function Fo(e,t,n){(0,V.mkdirSync)(Er(e,t),{recursive:!0}),(0,V.writeFileSync)((0,Ue.join)(Er(e,t),n),"")}var Tr=(e,t,n)=>Fo(e,t,No(n)),Bo="call-",No=e=>`${Bo}${e.
replace(/[^\w-]/g,"")}`;function Ir(e,t,n,r){return(0,J.record)(e,i=>{let o=i.tickets.find(a=>a.toolUseId===t);return{events:o&&o.agentId!==n?[{type:"agent_launched",ticket:o.id,agentId:n,...r?{model:r}:{}}]:[],reply:void 0}}),
e.run.tickets.every(i=>i.redeemedAt)}function Pr(e,t,n,r){(0,J.record)(e,i=>{let o=i.tasks.flatMap(a=>[...a.attempts,...a.reviews]).find(a=>a.toolUseId===t&&a.ticket!==void 0);return{events:o?.ticket&&
o.model!==r?[{type:"agent_launched",ticket:o.ticket,agentId:n,model:r}]:[],reply:void 0}})}function qr(e,t,n){Do(e,r=>r.toolUseId===t,n)}function Do(e,t,n){e.run.tickets.some(t)&&(0,J.recordOn)(e,r=>r.tickets.filter(t).flatMap(i=>Co(r,e.dir,i,n)),(r,i)=>({events:i,reply:void 0}))}function Co(e,t,n,{how:r,transcript:i,error:o}){let{toolUseId:s}=n;
if(s===void 0||n.agentId||n.judging||Sr(i,s))return Lo(e,n,r);n.isolated&&Tr(t,n.base,s);let a=(0,_r.oneLine)(o??Rr(i,s)??"the client, one of its rules or another hook refused it");return[{type:"agent\
_not_started",ticket:n.id,cause:a.slice(0,Mo)}]}var Mo=200;function Lo(e,t,n){let r={ticket:t.id,...jo(e,t)};return t.judging?(0,Or.isAlive)(t.judging.process)?[]:[{type:"agent_lost",...r,cause:"the c\
laim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lost",...r,cause:n,failure:"EXECUTION_FAILURE"}]}function jo(e,t){let r=t.role==="spec-executor"&&!t.isolated?(0,Ar.branchHead)(e):void 0;return r===
void 0?{}:{head:r}}function Fr(e,t,n,r){let{toolUseId:i,agentId:o,model:s}=t;if(s&&Pr(e,i,o,s),qr(e,i,n),Wo(e,i))return;let a=hr(e,"agent-back",r);return a.action.kind==="wait"&&Ho(e)?void 0:a}var Ho=({run:e})=>e.tickets.
some(t=>t.redeemedAt!==void 0&&!t.judging?.deferred);function Wo({run:e},t){let r=e.tasks.flatMap(({attempts:o,reviews:s})=>[...o.map(a=>({toolUseId:a.toolUseId,since:a.startedAt})),...s.map(a=>({toolUseId:a.
toolUseId,since:a.at}))]).find(o=>o.toolUseId===t)?.since,i=e.tickets.filter(({redeemedAt:o})=>o===void 0);return r!==void 0&&i.length>0&&i.every(({issuedAt:o})=>o>r)}var Br=d(pe(),1);function Nr(e,t){return e.session===t.id&&(0,Br.isSameProcess)(e.client,t.client)}var Hr=d(Cr(),1);var R=e=>typeof e=="string"?e:"";var z={kind:"pass"};var Uo=async(e,{session:t,now:n})=>{if(!R(e.tool_input?.subagent_type).startsWith("ultraplan:"))return z;let r=R(e.tool_use_id);if((0,jr.isStopping)(t.home,t.id)){let{stoppedCall:c}=await Promise.resolve().then(()=>d(Lr(),1)),
f=c(t,r,R(e.tool_response?.status)!=="async_launched");if(f)return{kind:"context",...f}}let i=(0,Hr.openActiveRun)(t.home,t.id);if(!i||!Nr(i.run,t))return z;let o=R(e.tool_response?.agentId),s=R(e.tool_response?.
resolvedModel);if(R(e.tool_response?.status)==="async_launched")return Ir(i,r,o,s)?{kind:"end-turn",reason:"ultraplan goes on when the agent is back"}:z;let a=Fr(i,{toolUseId:r,agentId:o,model:s},{how:"\
the agent came back without a claim that could be judged",transcript:R(e.transcript_path),...e.error?{error:R(e.error)}:{}},n);return a?{kind:"context",text:a.text,...a.summary?{show:a.summary}:{}}:z};0&&(module.exports={hook});
