const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var xr=Object.create;var j=Object.defineProperty;var kr=Object.getOwnPropertyDescriptor;var yr=Object.getOwnPropertyNames;var vr=Object.getPrototypeOf,wr=Object.prototype.hasOwnProperty;var m=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},$r=(e,t)=>{for(var n in t)j(e,n,{get:t[n],enumerable:!0})},Le=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of yr(t))!wr.call(e,i)&&i!==n&&j(e,i,{get:()=>t[i],enumerable:!(r=kr(t,i))||r.enumerable});return e};var f=(e,t,n)=>(n=e!=null?xr(vr(e)):{},Le(t||!e||!e.__esModule?j(n,"default",{value:e,enumerable:!0}):n,e)),br=e=>Le(j({},"__esModule",{value:!0}),e);var k=m((so,Me)=>{Me.exports=require("./open-run.cjs").io_git});var ue=m((fo,Ve)=>{Ve.exports=require("./open-run.cjs").run_groups});var b=m((uo,Je)=>{Je.exports=require("./open-run.cjs").model_task_name});var Ye=m((po,ze)=>{ze.exports=require("./open-run.cjs").run_policy});var pe=m((lo,Qe)=>{Qe.exports=require("./open-run.cjs").run_reviews});var tt=m((go,et)=>{et.exports=require("./open-run.cjs").view_summary_text});var G=m((ho,nt)=>{nt.exports=require("./open-run.cjs").engine_places});var it=m((xo,rt)=>{rt.exports=require("./open-run.cjs").engine_projections_approved_ref});var st=m((ko,ot)=>{ot.exports=require("./open-run.cjs").engine_receipt});var D=m((yo,at)=>{at.exports=require("./open-run.cjs").engine_record});var xe=m((wo,pt)=>{pt.exports=require("./open-run.cjs").engine_run_branch});var ve=m((Fo,_t)=>{_t.exports=require("./open-run.cjs").run_change});var B=m((Do,Pt)=>{Pt.exports=require("./open-run.cjs").run_spec_review});var we=m((No,It)=>{It.exports=require("./open-run.cjs").io_files});var Dt=m((Co,Ft)=>{Ft.exports=require("./open-run.cjs").journal_journal_error});var Jt=m((is,Vt)=>{Vt.exports=require("./open-run.cjs").run_held_files});var Yt=m((os,zt)=>{zt.exports=require("./open-run.cjs").io_git_status});var an=m((gs,sn)=>{sn.exports=require("./open-run.cjs").run_review_work});var En=m((As,Rn)=>{Rn.exports=require("./open-run.cjs").run_review_index});var On=m((_s,Tn)=>{Tn.exports=require("./open-run.cjs").run_review_need});var _n=m((Ps,An)=>{An.exports=require("./open-run.cjs").view_markdown});var qn=m((qs,Pn)=>{Pn.exports=require("./open-run.cjs").view_width});var Fe=m((da,Xn)=>{Xn.exports=require("./open-run.cjs").io_process_ref});var gr=m((Ta,mr)=>{mr.exports=require("./open-run.cjs").engine_open_run});var ro={};$r(ro,{agentNotified:()=>no});module.exports=br(ro);var q=(...e)=>require("node:crypto").createHash(...e);var R=(...e)=>require("node:crypto").randomBytes(...e);var rr=f(k(),1);function We(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(Sr).join(`
`)}`}var Sr=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${Er(r,e)}`)].join(`
`),Rr={retry:"to try again","retry longer":"to try again with more time",skip:"to count it as complete without proof",investigate:"to see what happened"};function Er(e,t){let n=Rr[e],r=Tr(e,t);return n===
void 0||t===void 0?r:`${n}: ${r}`}function Tr(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --tas\
k ${t} --longer`;case"skip":return`/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function ae(e,t){let n=400-Buffer.byteLength(H("",t));return H(Ke(fe(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var H=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function je(e){let t=fe([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,s)=>{let o=e.length-i,a=e.slice(0,i).map(({question:d})=>_r(de(d,s))),c=o>0?[`And ${o}\
 more: /ultraplan:status.`]:[];return H(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return Ue(200,i=>n(r,i))}var ce=(e,t)=>Ue(40,n=>Ge(e,t,n));function He(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(Ge(e.slice(0,n),t,0))>400;)n--;return n}function Ge(e,t,n){let r={};
for(let s of e){let o=`ultraplan:${s.role}`;r[o]=[...r[o]??[],Or(s,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return H(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function Ue(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function Or({task:e,title:t,place:n,attempt:r},i=40){return`${[Ar(e),de(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Ar=e=>Ke(de(e,48),
48);var _r=e=>e.trim().replace(/(?<![.?!])$/,"."),de=(e,t)=>[...fe(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),fe=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function Ke(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var ir=f(ue(),1);var ge=f(b(),1),y=f(ue(),1),Xe=f(Ye(),1),Ze=f(pe(),1);function E(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run \
was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ult\
raplan:resume goes on`};case"halted":return le([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...Pr(e),"/ultraplan:resume","/ultraplan:cancel"]},...me(e).map(n=>({...n,options:[]}))]);case"\
running":return qr(e,t)}}function Pr(e){let[t,...n]=e.tasks.filter(y.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function qr(e,t){let n=e.tickets.filter(s=>s.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Dr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,Ze.nextReviews)(
e,s,t));return i.length>0?{kind:"dispatch",agents:i}:Ir(e,t)}function Ir(e,t){let n,r=(0,y.readiness)(e);for(let[s,o]of e.tasks.entries()){if((0,y.isDone)(o)||(0,y.isStuck)(o)||!r(s))continue;let a=o.
notBefore!==void 0&&o.notBefore>t.toISOString();if(!((o.status==="reviewing"||o.status==="verifying")&&!a)){if(o.kind==="checkpoint")return le([Br(o),...me(e)]);if(a&&o.notBefore!==void 0){(n===void 0||
o.notBefore<n)&&(n=o.notBefore);continue}return Fr(e,s,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(y.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=me(e);return le(i.length>0?i:[Cr(e)])}function Fr(e,t,n){let r=(0,y.parallelGroup)(e,t).filter(o=>!(0,y.isDone)(o)&&!(0,y.isStuck)(o)&&n(e.tasks.indexOf(o))&&o.attempts.length===0&&!o.
notStarted),i=e.tasks[t],s=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:s.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.length+1,iteration:1,isolated:s.length>1}))}}
function Dr(e){let{task:t,role:n,attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function le([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function Br(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var me=e=>e.tasks.filter(y.isStuck).map(he);function he(e){let t=(0,Xe.attemptsUsed)(e);return{task:e.id,question:`${(0,ge.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${Nr(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function Nr({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var Cr=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,y.isDone)(t)).map(ge.taskWord).join(", ")} wait for each oth\
er`,options:["/ultraplan:cancel"]});var or=f(tt(),1);var ct=f(k(),1),dt=f(G(),1),U=f(it(),1),K=f(st(),1),ft=f(D(),1);function ut(e){let{id:t,root:n,base:r,approvedHead:i}=e.run,s=(0,U.approvedRefAt)(n,t)??r;s!==i&&((0,U.moveApprovedRef)(e.run,e),(0,ct.tryGit)(
n,["merge-base","--is-ancestor",s,e.journal.state?.approvedHead??i])===void 0&&(0,ft.append)(e,{type:"refused",id:"ref/moved",what:`moving ${(0,dt.approvedRef)(t)} to ${s.slice(0,10)}`}))}var lt=f(k(),1),mt=f(b(),1),gt=f(G(),1),ht=f(xe(),1);function xt(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Lr(e)??Wr(e);return t===void 0?[]:[{type:"run_ha\
lted",cause:t}]}function Lr(e){let t=(0,ht.checkedOut)(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}var Mr=3;function Wr(e){let t=e.tasks.filter(c=>c.approvedCommit!==void 0).sort((c,d)=>(d.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.
base;if([...new Set([n,e.approvedHead])].every(c=>ke(e.root,c)))return;let s=t.filter(c=>!ke(e.root,c.approvedCommit??"")).slice(0,Mr).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of ${(0,mt.taskWord)(
c)}, which was approved,`).join(" and "),o=ke(e.root,e.base)?`commit ${e.approvedHead.slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history\
 was rewritten: ${s||o} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,gt.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function ke(e,t){
return t===""||(0,lt.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var C=f(k(),1);var kt=f(k(),1);function T(e,t,n){return(0,kt.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Rt=require("node:fs"),Et=require("node:path"),Tt=f(k(),1);var yt=require("node:fs");var jr="<!-- ultraplan:command=implement -->",vt=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${jr}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function wt(e){try{return(0,yt.readFileSync)(e,"utf8")}catch{return}}var ye=require("node:path");var Hr=e=>(0,ye.join)(e,"ultraplan","init.json");function $t(e){let t=wt(Hr(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var bt=e=>q("sha256").update(e).digest("hex");var Gr=f(k(),1),Ur="# ultraplan: pre-push",St=`#!/bin/sh
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
`;function V(e,t,n){let{settings:r,files:i}=$t(e),s=new Map([...Object.entries(i),...Object.entries(r).map(([o,{after:a}])=>[o,a])]);return new Set(t.filter(o=>{let a=s.get(o),c=a===void 0?void 0:n(o);return c!==
void 0&&bt(c)===a&&Jr(o,c)}))}var Ot=e=>t=>{try{return(0,Rt.readFileSync)((0,Et.join)(e,t),"utf8")}catch{return}},At=(e,t)=>n=>(0,Tt.tryGit)(e,["cat-file","blob",`${t}:${n}`]),Kr=".ultraplan/config.ya\
ml",Vr=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function Jr(e,t){return e===Kr?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===vt||t===St||Vr.test(e)}var Se=require("node:path");var Mt=f(k(),1);var ti=f(ve(),1);var qt=f(B(),1);function J(e,t){return(0,qt.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var $e=require("node:path"),$=f(we(),1),O=f(Dt(),1),Bt=e=>q("sha256").update(e).digest("hex"),Nt=(e,t)=>(0,$e.join)(e,"evidence",t);function be(e,t,n={}){let r=n.files??$.realFiles,i=Qr(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=Xr(i,n.cap??Number.POSITIVE_INFINITY),a=Bt(s),c=Nt(e,a);try{if((0,$.readIfThere)(r,c)?.equals(s)!==!0){
(0,$.ensureFolder)(r,(0,$e.join)(e,"evidence"));let d=`${c}.${R(4).toString("hex")}.new`;(0,$.writeAtomic)(r,c,s,{temporary:d,sync:"both"})}}catch(d){throw(0,O.diskError)(d,c)}return{sha256:a,bytes:s.
length,cut:o}}function Ct(e,t,n=$.realFiles){let r=Nt(e,t.sha256),i=(0,$.readIfThere)(n,r);if(i===void 0)throw new O.JournalError("evidence-missing",{file:r},zr,O.GO_ON);if(Bt(i)!==t.sha256)throw new O.JournalError(
"evidence-changed",{file:r},Yr,O.GO_ON);return i.toString("utf8")}var zr="the evidence file is not there",Yr="the evidence file was changed after it was written";function Qr(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Xr(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Zr(e,Math.floor(r/2)),s=ei(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var Lt=e=>e!==void 0&&(e&192)===
128;function Zr(e,t){let n=t;for(;n>0&&t-n<3&&Lt(e[n]);)n-=1;return n}function ei(e,t){let n=t;for(;n<e.length&&n-t<3&&Lt(e[n]);)n+=1;return n}function N(e,t){return JSON.parse(Ct(e,t.plan))}function I(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Wt=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Mt.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var ni=e=>Se.posix.dirname(e.planFiles[0]?.path??""),A=e=>Se.posix.join(ni(e),".progress.md");var ri=20;function jt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,C.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([A(e),...e.tasks.flatMap(({file:u,override:p})=>[u,...p&&
!p.adopted?p.left??[]:[]])]),o=T(r,i,t).filter(u=>!s.has(u));if(o.length===0)return[];let a=V(ii(r),o,At(r,t)),c=o.filter(u=>!a.has(u));if(c.length===0)return[];let d=Number((0,C.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:d,files:c.slice(0,ri)}]}var ii=e=>(0,C.findRepository)(e)?.commonDir??"";var oi=/[*?{[]/,si=e=>oi.test(e);function ai(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function ci(e,t){let n=ai(e);return n===""||n==="."?n===".":n===t?!0:si(n)?di(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var Gt=(e,t)=>e.some(n=>ci(n,t)),Ht=new Map;
function di(e){let t=Ht.get(e);if(t)return t;let n=new RegExp(`^${ui(e)}$`);return Ht.set(e,n),n}var fi=/[.+^$()|\\\]}]/;function ui(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let s=e[r+2]==="/";t+=s?"(?:.*/)?":".*",r+=s?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let s=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${pi(s)}\\]|[${s.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=s.length+
1}else t+=fi.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var pi=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var Ut=e=>e.slice(0,e.lastIndexOf("/")+1),li=e=>e.slice(e.lastIndexOf("/")+1);var mi=/^\.progress(-[\w.-]+)?\.md$/;function Kt(e,t){return e.files.some(n=>n.path===t||Ut(n.path)===Ut(t)&&mi.test(li(t)))}var en=f(b(),1),Re=f(Jt(),1);var tn=f(D(),1);var Qt=f(k(),1),Xt=f(Yt(),1);function Zt(e){let t=(0,Qt.findRepository)(e.root);if(!t)return[];let n=(0,Xt.workStatus)(e.root).map(({path:i})=>i),r=V(t.commonDir,n,Ot(e.root));return n.filter(i=>!r.has(i))}function gi({run:e,dir:t}){let n=(0,Re.heldFiles)(e);if(n.size===0)return;let r=N(t,e);return Zt(e).filter(i=>n.has(i)&&!Kt(r,i))}function nn(e,t){for(;;){let n=hi(e,E(e.run,t));if(n.length===0)return;
(0,tn.append)(e,...n)}}function hi(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(d=>d.task===c)),s=i.length>0?gi(e)??[]:[];
if(s.length===0)return[];let o=(0,Re.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:d}=I(N(r,n),a),u=s.filter(w=>Gt([...c,...d],w)),[p]=u;if(p===void 0)return[];let g=o.get(p),l=`it n\
ames ${u.join(", ")}, left uncommitted when ${g?(0,en.wordFor)(n.tasks,g.task):"another task"} was ${g?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"ta\
sk_blocked",task:a,cause:l}]})}var rn=f(ve(),1),on=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,rn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var oe=f(D(),1);var qe=f(b(),1);var ie=f(an(),1),Ie=f(B(),1);var F=require("node:fs"),z=require("node:path"),L=f(k(),1);var cn=require("node:fs"),dn=require("node:path"),fn=f(we(),1),x=f(k(),1),Ee=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],un=5;function pn(e,t,n,r=()=>{}){for(let i=1;;i+=1){let s=(0,x.headCommit)(
e);if(!s)throw new Error(`${e} has no commit to build on`);let o=r(s);if(o!==void 0)return{commit:o,isNew:!1};try{return{commit:xi(e,s,t(s),n),isNew:!0}}catch(a){if(i===un||(0,x.headCommit)(e)===s)throw a}}}
function xi(e,t,n,r){let i=(0,x.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let s=(0,dn.join)(i.gitDir,`ultraplan-index-${R(4).toString("hex")}`),{root:o}=i;try{(0,x.git)(o,
["read-tree",t],{index:s});let a=n.map(({path:u,text:p})=>{let g=(0,x.git)(o,["hash-object","-w","--stdin"],{input:p}).trim();return{path:u,blob:g,mode:vi(o,t,u),was:yi(o,t,u)}});for(let{path:u,blob:p,
mode:g}of a)(0,x.git)(o,["update-index","--add","--cacheinfo",`${g},${p},${u}`],{index:s});let c=(0,x.git)(o,["write-tree"],{index:s}).trim(),d=(0,x.git)(o,[...Ee,"commit-tree",c,"-p",t],{input:r}).trim();
(0,x.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",d,t]);for(let{path:u,blob:p,mode:g,was:l}of a)ki(o,u,p,g,l);return d}finally{(0,cn.rmSync)(s,{force:!0})}}function ki(e,t,n,r,i){if((0,x.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=un;o+=1){if((0,x.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,fn.sleep)(40)}}var yi=(e,t,n)=>(0,x.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function vi(e,t,n){let r=(0,x.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function ln(e,t,n){return((0,x.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var mn=(e,t)=>(0,x.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Y(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=l=>ln(s,i,l).find(({message:w})=>w.split(`
`).includes(o))?.commit,c=(0,L.headCommit)(s);if(!c)throw new Error("the repository has no commit");let d=t.filter(({path:l})=>(0,L.committedText)(s,c,l)!==void 0||!mn(s,l)),u=l=>d.map(({path:w,change:h})=>({
path:w,text:h((0,L.committedText)(s,l,w))})),{commit:p,isNew:g}=d.length>0?pn(s,u,`${n}

${o}
`,a):{commit:a(c)??c,isNew:a(c)===void 0};if(g)for(let l of t)wi((0,z.join)(s,l.path),l);return p}function wi(e,{change:t}){let n;try{n=(0,F.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}
(0,F.mkdirSync)((0,z.dirname)(e),{recursive:!0}),(0,F.writeFileSync)(e,t(n))}var P=f(b(),1);var Te=f(b(),1);function gn(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=xn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Q(r)}`,"    1. Review\
 the finding details","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}\
" addressed`,`  - **Verify**: ${Si(t)}`,`  - **Commit**: \`${hn(s,t)}\``].map(c=>o+c)}var $i=7;function Oe(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:c}=t,d=xn(a);return{id:e,title:`Fix\
: ${d}`,...i.name===void 0?{}:{name:bi(e,i,d)},file:i.file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${Q(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${d}" addressed`],verify:i.verify.map(u=>({...u,line:r+$i})),commit:hn(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var bi=(e,t,n)=>`Fix ${e.slice(e.lastIndexOf(".")+1)} of ${(0,Te.shortWord)(t)}: ${n}`,hn=(e,t)=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from ${(0,Te.shortWord)(t)}`;function Si({verify:e}){
let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return Q(e[0]?.text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.
max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}var Ri=1e3,Ei=100,Q=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll(
"`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(/\s+/g," ").trim().slice(0,Ri),xn=e=>Q(e).slice(0,Ei).trim(),Ae=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Ti=/\r\n|\n|\r/g;function yn(e){let t=[],n=0;for(let r of e.matchAll(Ti))t.push(kn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(kn(e.slice(n),n)),t}function kn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Oi=3;function Ai(e,t){if(!(_i(e,t)>=Oi))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function _i(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function wn(e,t){let{original:n}=t,r=Ai(e,n);if(r===void 0)return;let s=e.tasks.filter(h=>h.fixOf===n.id&&h.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(h=>h.path===n.file)?.text??"",a=gn(r,t,Ae(n));if(!n.box){let h={...Oe(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:vn(e.tasks,s,h)},task:h,after:s.id,insert:se=>se}}
let c=s.endLine,d=yn(o)[c]?.blank===!0,u=d?["",...a]:a,p=h=>Pi(h,s,u),g=c+1+(d?1:0),l={...Oe(r,t,a,g),box:{line:g,column:Ae(n).length+3+1}},w=e.tasks.map(h=>h.file===n.file?Ii(h,c,u.length,s):h);return{
plan:{...e,files:e.files.map(h=>h.path===n.file?{...h,text:p(h.text)}:h),tasks:vn(w,s,l)},task:l,after:s.id,insert:p}}function Pi(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=qi(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function qi(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function Ii(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function vn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function $n(e){let{id:t,title:n,name:r,file:i,line:s,kind:o,checkpoint:a,phase:c,wave:d,parallel:u,dependsOn:p,statesDependencies:g,files:l,tier:w,verification:h,securityReview:se,fixOf:Ce}=e;return{id:t,
title:n,file:i,line:s,kind:o,parallel:u,dependsOn:p,files:l,securityReview:se,doneBefore:e.ticked,...r===void 0?{}:{name:r},...g?{statesDependencies:g}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...d!==void 0?{wave:d}:{},...w?{tier:w}:{},...h?{verification:h}:{},...Ce?{fixOf:Ce}:{}}}function Fi(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function bn(e,t,n=Fi(t)){let r=t.replace(Di,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Di=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function Sn({feedback:e,findings:t}){let n=e||Bi(t);return["A reviewer did not accept the work of the task that this one fixes:",bn("what the reviewer wrote",n)].join(`
`)}var Bi=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var X=f(b(),1),_e=f(En(),1),_=f(On(),1),Ln=f(pe(),1),Z=f(B(),1);var Dn=f(_n(),1),Bn=f(qn(),1),Nn="## Review Suggestions",Ni=3,Ci=300;function Cn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Li(t),i=t.kind==="suggestions"?Mi(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return In(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=In(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var In=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Fn=e=>M(e).replace(/^./u,t=>t.toUpperCase()),M=e=>(0,Bn.cut)((0,Dn.markdownLine)(e),Ci);function Li(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next}\
)`];case"review":{let t=e.findings.slice(0,Ni).map(n=>`  - ${M(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings\
: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstand\
ing issues: ${e.findings.map(M).join("; ")||"none named"}`];case"fix-given-up":return[`${Fn(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(M).join(
"; ")||"none named"}`];case"suggestions":return[Nn,"",...e.suggestions.map(t=>`- ${Fn(e.task)}: ${M(t)}`)]}}function Mi(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];
s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===Nn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var ee=(e,t)=>({path:A(e),change:n=>t.reduce(Cn,n??"")});function W(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,_e.taskIndex)(
e,(0,_.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Mn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Z.specRecords)(
t).at(-1);if(!(0,_.needsSpecReview)(e,t))return Wi(e,t);let r=(0,Ln.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:(0,X.taskWord)(
t),suggestions:s}]:[];switch(r.how){case"suggested":return[W(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[W(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,Z.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:(0,X.fixWord)(a),findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":
return[W(e,t,n,"proceeded")]}}function Wi(e,t){let n=(0,_.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,_.nextReviewIndex)(e,(0,_e.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:
[]}function Wn(e,t,n,r){let i=N(e,t),s=I(i,n.id),{findings:o,suggestions:a=[],feedback:c}=r.verdict,d=o.filter(l=>!a.includes(l)),u=wn(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>I(
i,l).files))],summary:d[0]??"review finding",finding:d.join("; ")||c,scope:t.spec}),p=J(t,n);if(!u||p===void 0)throw new Error(`no fix task can be made for ${(0,P.taskWord)(n)}`);let g=Y(t,[...u.task.
box?[{path:s.file,change:l=>u.insert(l??"")}]:[],ee(t,[W(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:(0,P.taskWord)(n),suggestions:a}]:[]])],{subject:`docs(${t.spec}): add ${(0,P.fixWord)(
u.task)} from the review of ${(0,P.taskWord)(n)}`,key:`fix ${u.task.id}`,since:p});return[{type:"tasks_added",after:u.after,tasks:[{...$n(u.task),addedBy:"review"}],plan:be(e,JSON.stringify(u.plan)),commit:g,
cause:`review of ${(0,P.taskWord)(n)}, iteration ${r.iteration}`,feedback:be(e,Sn(r.verdict))}]}var zn=f(D(),1);var Yn=f(xe(),1);var ne=f(k(),1);var jn=require("node:fs"),Hn=require("node:path"),v=f(k(),1);function Gn(e,t,n){let r=(0,v.findRepository)(e),i=(0,v.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:o}=r,a=(0,Hn.join)(o,`ultraplan-index-${R(4).toString(
"hex")}`),c=t.filter(({path:d})=>Hi(s,d)).map(({path:d,from:u})=>({path:d,was:ji(s,u,d)}));if(c.length!==0)try{(0,v.git)(s,["read-tree",i],{index:a});for(let{path:p,was:g}of c){let l=g?["--add","--cac\
heinfo",`${g.mode},${g.blob},${p}`]:["--force-remove","--",p];(0,v.git)(s,["update-index",...l],{index:a})}let d=(0,v.git)(s,["write-tree"],{index:a}).trim(),u=(0,v.git)(s,[...Ee,"commit-tree",d,"-p",
i],{input:n}).trim();return Ui(s,u)?u:void 0}finally{(0,jn.rmSync)(a,{force:!0})}}function ji(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,v.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&
r[2]?{mode:r[1],blob:r[2]}:void 0}var Hi=(e,t)=>(0,v.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",Gi=["-c","core.hooksPath=/dev/null","merge","--quiet","-\
-ff-only","--no-overwrite-ignore"],Ui=(e,t)=>(0,v.tryGit)(e,[...Gi,t])!==void 0;var re=f(b(),1),Un=f(B(),1);function Pe({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let c=s?.commit??o;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Kn(e,t){let n=(0,Un.fixTasksOf)(e,t).at(-1),r=n?Ki(e,n):[];!n||r.length===0||Gn(e.root,r,`revert(${e.spec}): keep the original implementation of ${(0,re.taskWord)(t)}

The ${(0,re.fixWord)(n)} failed twice.
`)}function Ki(e,t){let{root:n}=e,r=(0,ne.headCommit)(n);if(r===void 0)return[];let i=A(e),s=Pe(t,r).map(o=>({...o,paths:new Set(T(n,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].
filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:u})=>u.has(o)),c=a.every(({to:u},p)=>te(n,u,o)===te(n,a[p+1]?.from??r,o)),[d]=a;return d&&c?[{path:o,from:d.from}]:[]})}function Vn(e,t,n,r){let i=Pe(
t,r).find(({from:s,to:o})=>T(e.root,s,o).includes(n));return i!==void 0&&te(e.root,i.from,n)===te(e.root,r,n)}var te=(e,t,n)=>(0,ne.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Qn(e){if(!((0,ie.reviewWork)(e.run)&&(0,Yn.checkedOut)(e.run.root)!==e.run.branch)){for(;(0,ie.reviewWork)(e.run);)if((0,zn.recordOn)(e,n=>Vi(e.dir,n),(n,r)=>({events:r,reply:r.length}))===0)
return}}function Vi(e,t){let n=(0,ie.reviewWork)(t);return n?n.kind==="fix"?Wn(e,t,n.task,n.record):(n.takeBack&&Kn(t,n.task),[Ji(t,n.task)]):[]}function Ji(e,t){let n=J(e,t);if(n===void 0)throw new Error(
`${(0,qe.taskWord)(t)} has no commit to approve`);let r=Mn(e,t),i=e.tasks.flatMap(d=>d.approvedHead??d.approvedCommit??[]),s=Wt(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===
0)return s===n?o:{...o,head:s};let a=Y(e,[ee(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of ${(0,qe.taskWord)(t)}`,key:`approve ${t.id} attempt ${t.attempts.
length}`,since:n}),c=e.knownHead!==void 0&&(0,Ie.fixTasksOf)(e,t).some(d=>d.givenUp)&&Jn(e,t,e.knownHead,a);return{...o,head:Jn(e,t,s,a)?a:s,...c?{known:a}:{}}}function Jn(e,t,n,r){let i=(0,Ie.fixTasksOf)(
e,t).filter(o=>o.givenUp),s=[A(e),...i.length>0?[t.file]:[]];return T(e.root,n,r).every(o=>s.includes(o)||i.some(a=>Vn(e,a,o,r)))}var S=require("node:fs"),er=require("node:path"),tr=f(Fe(),1);function Zn(e,t){let n=E(e,t);if(n.kind!=="wait"||e.state!=="running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.
until===void 0?void 0:{until:n.until}}var nr=f(G(),1);function De(e,t,n){let r=(0,nr.waitingFile)(t,e.session);if(!Zn(e,n)){(0,S.rmSync)(r,{force:!0});return}zi(r)||((0,S.mkdirSync)((0,er.dirname)(r),{recursive:!0,mode:448}),(0,S.writeFileSync)(
r,"",{mode:384}))}function zi(e){try{return JSON.parse((0,S.readFileSync)(e,"utf8"))}catch{return}}var sr=3;function ar(e,t,n){Qn(e);let r=xt(e.run);r.length>0&&(0,oe.append)(e,...r),nn(e,n);let i=Xi(e.run,t,n);if(i)return De(e.run,e.home,n),{action:i,text:fr(e.run,i).text};ut(e);let s=e.run,o=(0,oe.recordOn)(
e,d=>Yi(d,n),(d,u)=>Qi(d,u,t,n)),{run:a}=e;if(De(a,e.home,n),a.state==="finished"&&s.state!=="finished")return{...o,summary:(0,or.renderSummary)(a)};let c=cr(s);return(o.action.kind==="dispatch"||dr(o.
action,t))&&c.length>0?{...o,summary:`${c.join(`
`)}
other tasks, which do not depend on it, go on`}:o}function Yi(e,t){let n=E(e,t);if(!(n.kind==="dispatch"&&n.agents.some(o=>!ur(e,o)))&&n.kind!=="done")return;let i=(0,rr.headCommit)(e.root)??e.base,s=n.
kind==="done"||n.agents.some(({role:o})=>o==="spec-executor");return{head:i,foreign:s?jt(e,i):[]}}function Qi(e,t,n,r){let i=E(e,r),{events:s,text:o}=fr(e,i,t),a=q("sha256").update(o).digest("hex").slice(
0,16),c={type:"directive_given",digest:a,via:n};if(n==="stop"&&i.kind==="dispatch"&&s.length===0&&Zi(e,a)){let u=`the session stopped ${sr} times without following: ${o.split(`
`)[0]}`,p=`${u}; the run is parked, /ultraplan:resume goes on`;return{events:[c,{type:"run_parked",cause:u}],reply:{action:{kind:"wait",reason:p},text:""}}}let d=i.kind==="done"&&e.state==="running"&&
t?[...t.foreign,{type:"run_finished",commit:t.head}]:[];return{events:[...s,...d,c],reply:{action:i,text:o}}}var cr=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,ir.isStuck)(n)&&!t.includes(n.id)).map(n=>We(
{kind:"ask",...he(n)})),dr=(e,t)=>e.kind==="wait"&&t==="notification";function Xi(e,t,n){let r=E(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return dr(r,t)&&cr(e).length>0?void 0:
r}var Zi=(e,t)=>e.standing.digest===t&&e.standing.count+1>=sr;function fr(e,t,n){switch(t.kind){case"dispatch":return to(e,eo(e,t.agents),n);case"wait":return{events:[],text:ae(`ultraplan: end your tu\
rn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:je([t,...t.also??[]])};case"done":return{events:[],text:ae(`ultraplan: ${t.reason}. Tell the person in\
 one sentence.`,{action:"done"})}}}var eo=(e,t)=>t.slice(0,He(Be(e,t),Ne())),Be=(e,t)=>t.map(n=>on(e,n));function to(e,t,{head:n,foreign:r}={head:e.base,foreign:[]}){let i=t.length>1?Ne():void 0,s=[],
o=t.map(d=>{let u=ur(e,d);if(u)return u;let p=Ne();return d.role==="spec-executor"&&s.length===0&&s.push(...r),s.push({type:"ticket_issued",ticket:p,base:n,...i?{group:i}:{},...d}),{id:p,...i?{group:i}:
{}}}),[a]=o,c=a?.group;return{events:s,text:c!==void 0&&o.every(d=>d.group===c)&&t.length>1?ce(Be(e,t),c):ce(Be(e,t.slice(0,1)),a?.id??"")}}var ur=(e,{task:t,role:n,iteration:r})=>e.tickets.find(i=>!i.
redeemedAt&&i.task===t&&i.role===n&&i.iteration===r),Ne=()=>R(8).toString("hex");var pr=f(Fe(),1);function lr(e,t){return e.session===t.id&&(0,pr.isSameProcess)(e.client,t.client)}var hr=f(gr(),1);function no(e,t){let n=(0,hr.openActiveRun)(e.home,e.id);return n&&lr(n.run,e)?ar(n,"notification",t):void 0}0&&(module.exports={agentNotified});
