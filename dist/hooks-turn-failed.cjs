const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Tr=Object.create;var W=Object.defineProperty;var Or=Object.getOwnPropertyDescriptor;var _r=Object.getOwnPropertyNames;var Ar=Object.getPrototypeOf,Ir=Object.prototype.hasOwnProperty;var m=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Pr=(e,t)=>{for(var n in t)W(e,n,{get:t[n],enumerable:!0})},Le=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of _r(t))!Ir.call(e,i)&&i!==n&&W(e,i,{get:()=>t[i],enumerable:!(r=Or(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?Tr(Ar(e)):{},Le(t||!e||!e.__esModule?W(n,"default",{value:e,enumerable:!0}):n,e)),qr=e=>Le(W({},"__esModule",{value:!0}),e);var b=m((wo,je)=>{je.exports=require("./open-run.cjs").model_task_name});var de=m((vo,We)=>{We.exports=require("./open-run.cjs").run_groups});var Ue=m((So,He)=>{He.exports=require("./open-run.cjs").run_policy});var fe=m((bo,Ge)=>{Ge.exports=require("./open-run.cjs").run_reviews});var y=m((Oo,Ye)=>{Ye.exports=require("./open-run.cjs").io_git});var rt=m((Io,nt)=>{nt.exports=require("./open-run.cjs").view_summary_text});var U=m((Po,it)=>{it.exports=require("./open-run.cjs").engine_places});var st=m((qo,ot)=>{ot.exports=require("./open-run.cjs").engine_projections_approved_ref});var ct=m((Fo,at)=>{at.exports=require("./open-run.cjs").engine_receipt});var A=m((No,dt)=>{dt.exports=require("./open-run.cjs").engine_record});var V=m((Do,mt)=>{mt.exports=require("./open-run.cjs").engine_run_branch});var Se=m((zo,Pt)=>{Pt.exports=require("./open-run.cjs").run_change});var B=m((Qo,qt)=>{qt.exports=require("./open-run.cjs").run_spec_review});var be=m((Zo,Nt)=>{Nt.exports=require("./open-run.cjs").io_files});var Dt=m((es,Bt)=>{Bt.exports=require("./open-run.cjs").journal_journal_error});var zt=m((ws,Yt)=>{Yt.exports=require("./open-run.cjs").run_held_files});var Xt=m((vs,Qt)=>{Qt.exports=require("./open-run.cjs").io_git_status});var dn=m((Is,cn)=>{cn.exports=require("./open-run.cjs").run_review_work});var On=m((Gs,Tn)=>{Tn.exports=require("./open-run.cjs").run_review_index});var An=m((Ks,_n)=>{_n.exports=require("./open-run.cjs").run_review_need});var Pn=m((Vs,In)=>{In.exports=require("./open-run.cjs").view_markdown});var Fn=m((Js,qn)=>{qn.exports=require("./open-run.cjs").view_width});var se=m((Ra,er)=>{er.exports=require("./open-run.cjs").io_process_ref});var mr=m((La,lr)=>{lr.exports=require("./open-run.cjs").view_terminal});var yr=m((Za,xr)=>{xr.exports=require("./open-run.cjs").engine_open_run});var xo={};Pr(xo,{hook:()=>ko});module.exports=qr(xo);var vr=require("node:timers/promises");var le=d(b(),1),x=d(de(),1),Ke=d(Ue(),1),Ve=d(fe(),1);function R(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run \
was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ult\
raplan:resume goes on`};case"halted":return ue([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...Fr(e),"/ultraplan:resume","/ultraplan:cancel"]},...pe(e).map(n=>({...n,options:[]}))]);case"\
running":return Nr(e,t)}}function Fr(e){let[t,...n]=e.tasks.filter(x.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function Nr(e,t){let n=e.tickets.filter(o=>o.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Cr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,Ve.nextReviews)(
e,o,t));return i.length>0?{kind:"dispatch",agents:i}:Br(e,t)}function Br(e,t){let n,r=(0,x.readiness)(e);for(let[o,s]of e.tasks.entries()){if((0,x.isDone)(s)||(0,x.isStuck)(s)||!r(o))continue;let a=s.
notBefore!==void 0&&s.notBefore>t.toISOString();if(!((s.status==="reviewing"||s.status==="verifying")&&!a)){if(s.kind==="checkpoint")return ue([Mr(s),...pe(e)]);if(a&&s.notBefore!==void 0){(n===void 0||
s.notBefore<n)&&(n=s.notBefore);continue}return Dr(e,o,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(x.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=pe(e);return ue(i.length>0?i:[jr(e)])}function Dr(e,t,n){let r=(0,x.parallelGroup)(e,t).filter(s=>!(0,x.isDone)(s)&&!(0,x.isStuck)(s)&&n(e.tasks.indexOf(s))&&s.attempts.length===0&&!s.
notStarted),i=e.tasks[t],o=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:o.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:o.length>1}))}}
function Cr(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function ue([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function Mr(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var pe=e=>e.tasks.filter(x.isStuck).map(me);function me(e){let t=(0,Ke.attemptsUsed)(e);return{task:e.id,question:`${(0,le.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${Lr(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function Lr({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var jr=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,x.isDone)(t)).map(le.taskWord).join(", ")} wait for each oth\
er`,options:["/ultraplan:cancel"]});var Wr=new Set(["rate_limit","overloaded","server_error","api_error","timeout","unknown"]);function Je(e,t){let{first:n,most:r,tries:i}=e.config.overnight,o=e.failedTurns??0;return Wr.has(t)?o>=i?{kind:"\
park",cause:`${o+1} turns in a row ended with ${t}`}:{kind:"wake",afterSeconds:Math.min(r,n*2**o)}:{kind:"park",cause:`the service refused: ${t}`}}function ge(e,t){let n=R(e,t);if(n.kind!=="wait"||e.state!==
"running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.until===void 0?void 0:{until:n.until}}var q=(...e)=>require("node:crypto").createHash(...e);var E=(...e)=>require("node:crypto").randomBytes(...e);var ir=d(y(),1);function ze(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(Hr).join(`
`)}`}var Hr=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${Gr(r,e)}`)].join(`
`),Ur={retry:"to try again","retry longer":"to try again with more time",skip:"to count it as complete without proof",investigate:"to see what happened"};function Gr(e,t){let n=Ur[e],r=Kr(e,t);return n===
void 0||t===void 0?r:`${n}: ${r}`}function Kr(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --tas\
k ${t} --longer`;case"skip":return`/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function he(e,t){let n=400-Buffer.byteLength(H("",t));return H(tt(ye(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var H=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function Qe(e){let t=ye([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,o)=>{let s=e.length-i,a=e.slice(0,i).map(({question:f})=>Yr(xe(f,o))),c=s>0?[`And ${s}\
 more: /ultraplan:status.`]:[];return H(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return et(200,i=>n(r,i))}var ke=(e,t)=>et(40,n=>Ze(e,t,n));function Xe(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(Ze(e.slice(0,n),t,0))>400;)n--;return n}function Ze(e,t,n){let r={};
for(let o of e){let s=`ultraplan:${o.role}`;r[s]=[...r[s]??[],Vr(o,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return H(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function et(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function Vr({task:e,title:t,place:n,attempt:r},i=40){return`${[Jr(e),xe(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Jr=e=>tt(xe(e,48),
48);var Yr=e=>e.trim().replace(/(?<![.?!])$/,"."),xe=(e,t)=>[...ye(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),ye=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function tt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var or=d(de(),1);var sr=d(rt(),1);var ft=d(y(),1),ut=d(U(),1),G=d(st(),1),K=d(ct(),1),pt=d(A(),1);function lt(e){let{id:t,root:n,base:r,approvedHead:i}=e.run,o=(0,G.approvedRefAt)(n,t)??r;o!==i&&((0,G.moveApprovedRef)(e.run,e),(0,ft.tryGit)(
n,["merge-base","--is-ancestor",o,e.journal.state?.approvedHead??i])===void 0&&(0,pt.append)(e,{type:"refused",id:"ref/moved",what:`moving ${(0,ut.approvedRef)(t)} to ${o.slice(0,10)}`}))}var gt=d(y(),1),ht=d(b(),1),kt=d(U(),1),xt=d(V(),1);function yt(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=zr(e)??Xr(e);return t===void 0?[]:[{type:"run_hal\
ted",cause:t}]}function zr(e){let t=(0,xt.checkedOut)(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}var Qr=3;function Xr(e){let t=e.tasks.filter(c=>c.approvedCommit!==void 0).sort((c,f)=>(f.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.
base;if([...new Set([n,e.approvedHead])].every(c=>we(e.root,c)))return;let o=t.filter(c=>!we(e.root,c.approvedCommit??"")).slice(0,Qr).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of ${(0,ht.taskWord)(
c)}, which was approved,`).join(" and "),s=we(e.root,e.base)?`commit ${e.approvedHead.slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history\
 was rewritten: ${o||s} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,kt.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function we(e,t){
return t===""||(0,gt.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var C=d(y(),1);var wt=d(y(),1);function T(e,t,n){return(0,wt.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Tt=require("node:fs"),Ot=require("node:path"),_t=d(y(),1);var vt=require("node:fs");var Zr="<!-- ultraplan:command=implement -->",St=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${Zr}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function bt(e){try{return(0,vt.readFileSync)(e,"utf8")}catch{return}}var ve=require("node:path");var ei=e=>(0,ve.join)(e,"ultraplan","init.json");function $t(e){let t=bt(ei(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var Rt=e=>q("sha256").update(e).digest("hex");var ti=d(y(),1),ni="# ultraplan: pre-push",Et=`#!/bin/sh
${ni}
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
`;function J(e,t,n){let{settings:r,files:i}=$t(e),o=new Map([...Object.entries(i),...Object.entries(r).map(([s,{after:a}])=>[s,a])]);return new Set(t.filter(s=>{let a=o.get(s),c=a===void 0?void 0:n(s);return c!==
void 0&&Rt(c)===a&&oi(s,c)}))}var At=e=>t=>{try{return(0,Tt.readFileSync)((0,Ot.join)(e,t),"utf8")}catch{return}},It=(e,t)=>n=>(0,_t.tryGit)(e,["cat-file","blob",`${t}:${n}`]),ri=".ultraplan/config.ya\
ml",ii=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function oi(e,t){return e===ri?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===St||t===Et||ii.test(e)}var Ee=require("node:path");var Wt=d(y(),1);var pi=d(Se(),1);var Ft=d(B(),1);function Y(e,t){return(0,Ft.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var $e=require("node:path"),S=d(be(),1),O=d(Dt(),1),Ct=e=>q("sha256").update(e).digest("hex"),Mt=(e,t)=>(0,$e.join)(e,"evidence",t);function Re(e,t,n={}){let r=n.files??S.realFiles,i=ci(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=di(i,n.cap??Number.POSITIVE_INFINITY),a=Ct(o),c=Mt(e,a);try{if((0,S.readIfThere)(r,c)?.equals(o)!==!0){
(0,S.ensureFolder)(r,(0,$e.join)(e,"evidence"));let f=`${c}.${E(4).toString("hex")}.new`;(0,S.writeAtomic)(r,c,o,{temporary:f,sync:"both"})}}catch(f){throw(0,O.diskError)(f,c)}return{sha256:a,bytes:o.
length,cut:s}}function Lt(e,t,n=S.realFiles){let r=Mt(e,t.sha256),i=(0,S.readIfThere)(n,r);if(i===void 0)throw new O.JournalError("evidence-missing",{file:r},si,O.GO_ON);if(Ct(i)!==t.sha256)throw new O.JournalError(
"evidence-changed",{file:r},ai,O.GO_ON);return i.toString("utf8")}var si="the evidence file is not there",ai="the evidence file was changed after it was written";function ci(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function di(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=fi(e,Math.floor(r/2)),o=ui(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var jt=e=>e!==void 0&&(e&192)===
128;function fi(e,t){let n=t;for(;n>0&&t-n<3&&jt(e[n]);)n-=1;return n}function ui(e,t){let n=t;for(;n<e.length&&n-t<3&&jt(e[n]);)n+=1;return n}function D(e,t){return JSON.parse(Lt(e,t.plan))}function F(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Ht=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Wt.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var li=e=>Ee.posix.dirname(e.planFiles[0]?.path??""),_=e=>Ee.posix.join(li(e),".progress.md");var mi=20;function Ut(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,C.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([_(e),...e.tasks.flatMap(({file:u,override:p})=>[u,...p&&
!p.adopted?p.left??[]:[]])]),s=T(r,i,t).filter(u=>!o.has(u));if(s.length===0)return[];let a=J(gi(r),s,It(r,t)),c=s.filter(u=>!a.has(u));if(c.length===0)return[];let f=Number((0,C.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:f,files:c.slice(0,mi)}]}var gi=e=>(0,C.findRepository)(e)?.commonDir??"";var hi=/[*?{[]/,ki=e=>hi.test(e);function xi(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function yi(e,t){let n=xi(e);return n===""||n==="."?n===".":n===t?!0:ki(n)?wi(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var Kt=(e,t)=>e.some(n=>yi(n,t)),Gt=new Map;
function wi(e){let t=Gt.get(e);if(t)return t;let n=new RegExp(`^${Si(e)}$`);return Gt.set(e,n),n}var vi=/[.+^$()|\\\]}]/;function Si(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let o=e[r+2]==="/";t+=o?"(?:.*/)?":".*",r+=o?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let o=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${bi(o)}\\]|[${o.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=o.length+
1}else t+=vi.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var bi=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var Vt=e=>e.slice(0,e.lastIndexOf("/")+1),$i=e=>e.slice(e.lastIndexOf("/")+1);var Ri=/^\.progress(-[\w.-]+)?\.md$/;function Jt(e,t){return e.files.some(n=>n.path===t||Vt(n.path)===Vt(t)&&Ri.test($i(t)))}var nn=d(b(),1),Te=d(zt(),1);var rn=d(A(),1);var Zt=d(y(),1),en=d(Xt(),1);function tn(e){let t=(0,Zt.findRepository)(e.root);if(!t)return[];let n=(0,en.workStatus)(e.root).map(({path:i})=>i),r=J(t.commonDir,n,At(e.root));return n.filter(i=>!r.has(i))}function Ei({run:e,dir:t}){let n=(0,Te.heldFiles)(e);if(n.size===0)return;let r=D(t,e);return tn(e).filter(i=>n.has(i)&&!Jt(r,i))}function on(e,t){for(;;){let n=Ti(e,R(e.run,t));if(n.length===0)return;
(0,rn.append)(e,...n)}}function Ti(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(f=>f.task===c)),o=i.length>0?Ei(e)??[]:[];
if(o.length===0)return[];let s=(0,Te.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:f}=F(D(r,n),a),u=o.filter(v=>Kt([...c,...f],v)),[p]=u;if(p===void 0)return[];let g=s.get(p),l=`it n\
ames ${u.join(", ")}, left uncommitted when ${g?(0,nn.wordFor)(n.tasks,g.task):"another task"} was ${g?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"ta\
sk_blocked",task:a,cause:l}]})}var sn=d(Se(),1),an=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,sn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var ae=d(A(),1);var Fe=d(b(),1);var oe=d(dn(),1),Ne=d(B(),1);var N=require("node:fs"),z=require("node:path"),M=d(y(),1);var fn=require("node:fs"),un=require("node:path"),pn=d(be(),1),k=d(y(),1),Oe=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],ln=5;function mn(e,t,n,r=()=>{}){for(let i=1;;i+=1){let o=(0,k.headCommit)(
e);if(!o)throw new Error(`${e} has no commit to build on`);let s=r(o);if(s!==void 0)return{commit:s,isNew:!1};try{return{commit:Oi(e,o,t(o),n),isNew:!0}}catch(a){if(i===ln||(0,k.headCommit)(e)===o)throw a}}}
function Oi(e,t,n,r){let i=(0,k.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let o=(0,un.join)(i.gitDir,`ultraplan-index-${E(4).toString("hex")}`),{root:s}=i;try{(0,k.git)(s,
["read-tree",t],{index:o});let a=n.map(({path:u,text:p})=>{let g=(0,k.git)(s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:u,blob:g,mode:Ii(s,t,u),was:Ai(s,t,u)}});for(let{path:u,blob:p,
mode:g}of a)(0,k.git)(s,["update-index","--add","--cacheinfo",`${g},${p},${u}`],{index:o});let c=(0,k.git)(s,["write-tree"],{index:o}).trim(),f=(0,k.git)(s,[...Oe,"commit-tree",c,"-p",t],{input:r}).trim();
(0,k.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,t]);for(let{path:u,blob:p,mode:g,was:l}of a)_i(s,u,p,g,l);return f}finally{(0,fn.rmSync)(o,{force:!0})}}function _i(e,t,n,r,i){if((0,k.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=ln;s+=1){if((0,k.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,pn.sleep)(40)}}var Ai=(e,t,n)=>(0,k.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Ii(e,t,n){let r=(0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function gn(e,t,n){return((0,k.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var hn=(e,t)=>(0,k.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Q(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=l=>gn(o,i,l).find(({message:v})=>v.split(`
`).includes(s))?.commit,c=(0,M.headCommit)(o);if(!c)throw new Error("the repository has no commit");let f=t.filter(({path:l})=>(0,M.committedText)(o,c,l)!==void 0||!hn(o,l)),u=l=>f.map(({path:v,change:h})=>({
path:v,text:h((0,M.committedText)(o,l,v))})),{commit:p,isNew:g}=f.length>0?mn(o,u,`${n}

${s}
`,a):{commit:a(c)??c,isNew:a(c)===void 0};if(g)for(let l of t)Pi((0,z.join)(o,l.path),l);return p}function Pi(e,{change:t}){let n;try{n=(0,N.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}
(0,N.mkdirSync)((0,z.dirname)(e),{recursive:!0}),(0,N.writeFileSync)(e,t(n))}var P=d(b(),1);var _e=d(b(),1);function kn(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=yn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${X(r)}`,"    1. Review\
 the finding details","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}\
" addressed`,`  - **Verify**: ${Ni(t)}`,`  - **Commit**: \`${xn(o,t)}\``].map(c=>s+c)}var qi=7;function Ae(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,f=yn(a);return{id:e,title:`Fix\
: ${f}`,...i.name===void 0?{}:{name:Fi(e,i,f)},file:i.file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${X(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${f}" addressed`],verify:i.verify.map(u=>({...u,line:r+qi})),commit:xn(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var Fi=(e,t,n)=>`Fix ${e.slice(e.lastIndexOf(".")+1)} of ${(0,_e.shortWord)(t)}: ${n}`,xn=(e,t)=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from ${(0,_e.shortWord)(t)}`;function Ni({verify:e}){
let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return X(e[0]?.text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.
max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}var Bi=1e3,Di=100,X=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll(
"`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(/\s+/g," ").trim().slice(0,Bi),yn=e=>X(e).slice(0,Di).trim(),Ie=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Ci=/\r\n|\n|\r/g;function vn(e){let t=[],n=0;for(let r of e.matchAll(Ci))t.push(wn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(wn(e.slice(n),n)),t}function wn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Mi=3;function Li(e,t){if(!(ji(e,t)>=Mi))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function ji(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function bn(e,t){let{original:n}=t,r=Li(e,n);if(r===void 0)return;let o=e.tasks.filter(h=>h.fixOf===n.id&&h.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(h=>h.path===n.file)?.text??"",a=kn(r,t,Ie(n));if(!n.box){let h={...Ae(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:Sn(e.tasks,o,h)},task:h,after:o.id,insert:ce=>ce}}
let c=o.endLine,f=vn(s)[c]?.blank===!0,u=f?["",...a]:a,p=h=>Wi(h,o,u),g=c+1+(f?1:0),l={...Ae(r,t,a,g),box:{line:g,column:Ie(n).length+3+1}},v=e.tasks.map(h=>h.file===n.file?Ui(h,c,u.length,o):h);return{
plan:{...e,files:e.files.map(h=>h.path===n.file?{...h,text:p(h.text)}:h),tasks:Sn(v,o,l)},task:l,after:o.id,insert:p}}function Wi(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=Hi(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function Hi(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function Ui(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function Sn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function $n(e){let{id:t,title:n,name:r,file:i,line:o,kind:s,checkpoint:a,phase:c,wave:f,parallel:u,dependsOn:p,statesDependencies:g,files:l,tier:v,verification:h,securityReview:ce,fixOf:Me}=e;return{id:t,
title:n,file:i,line:o,kind:s,parallel:u,dependsOn:p,files:l,securityReview:ce,doneBefore:e.ticked,...r===void 0?{}:{name:r},...g?{statesDependencies:g}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...f!==void 0?{wave:f}:{},...v?{tier:v}:{},...h?{verification:h}:{},...Me?{fixOf:Me}:{}}}function Gi(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function Rn(e,t,n=Gi(t)){let r=t.replace(Ki,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Ki=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function En({feedback:e,findings:t}){let n=e||Vi(t);return["A reviewer did not accept the work of the task that this one fixes:",Rn("what the reviewer wrote",n)].join(`
`)}var Vi=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var Z=d(b(),1),Pe=d(On(),1),I=d(An(),1),jn=d(fe(),1),ee=d(B(),1);var Dn=d(Pn(),1),Cn=d(Fn(),1),Mn="## Review Suggestions",Ji=3,Yi=300;function Ln(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=zi(t),i=t.kind==="suggestions"?Qi(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Nn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=Nn(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var Nn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Bn=e=>L(e).replace(/^./u,t=>t.toUpperCase()),L=e=>(0,Cn.cut)((0,Dn.markdownLine)(e),Yi);function zi(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next}\
)`];case"review":{let t=e.findings.slice(0,Ji).map(n=>`  - ${L(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings\
: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstand\
ing issues: ${e.findings.map(L).join("; ")||"none named"}`];case"fix-given-up":return[`${Bn(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(L).join(
"; ")||"none named"}`];case"suggestions":return[Mn,"",...e.suggestions.map(t=>`- ${Bn(e.task)}: ${L(t)}`)]}}function Qi(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];
o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===""&&o===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===Mn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var te=(e,t)=>({path:_(e),change:n=>t.reduce(Ln,n??"")});function j(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,Pe.taskIndex)(
e,(0,I.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Wn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,ee.specRecords)(
t).at(-1);if(!(0,I.needsSpecReview)(e,t))return Xi(e,t);let r=(0,jn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:(0,Z.taskWord)(
t),suggestions:o}]:[];switch(r.how){case"suggested":return[j(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[j(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,ee.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:(0,Z.fixWord)(a),findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signa\
l":return[j(e,t,n,"proceeded")]}}function Xi(e,t){let n=(0,I.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,I.nextReviewIndex)(e,(0,Pe.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",
next:i}]:[]}function Hn(e,t,n,r){let i=D(e,t),o=F(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,f=s.filter(l=>!a.includes(l)),u=bn(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>F(
i,l).files))],summary:f[0]??"review finding",finding:f.join("; ")||c,scope:t.spec}),p=Y(t,n);if(!u||p===void 0)throw new Error(`no fix task can be made for ${(0,P.taskWord)(n)}`);let g=Q(t,[...u.task.
box?[{path:o.file,change:l=>u.insert(l??"")}]:[],te(t,[j(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:(0,P.taskWord)(n),suggestions:a}]:[]])],{subject:`docs(${t.spec}): add ${(0,P.fixWord)(
u.task)} from the review of ${(0,P.taskWord)(n)}`,key:`fix ${u.task.id}`,since:p});return[{type:"tasks_added",after:u.after,tasks:[{...$n(u.task),addedBy:"review"}],plan:Re(e,JSON.stringify(u.plan)),commit:g,
cause:`review of ${(0,P.taskWord)(n)}, iteration ${r.iteration}`,feedback:Re(e,En(r.verdict))}]}var Qn=d(A(),1);var Xn=d(V(),1);var re=d(y(),1);var Un=require("node:fs"),Gn=require("node:path"),w=d(y(),1);function Kn(e,t,n){let r=(0,w.findRepository)(e),i=(0,w.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:s}=r,a=(0,Gn.join)(s,`ultraplan-index-${E(4).toString(
"hex")}`),c=t.filter(({path:f})=>eo(o,f)).map(({path:f,from:u})=>({path:f,was:Zi(o,u,f)}));if(c.length!==0)try{(0,w.git)(o,["read-tree",i],{index:a});for(let{path:p,was:g}of c){let l=g?["--add","--cac\
heinfo",`${g.mode},${g.blob},${p}`]:["--force-remove","--",p];(0,w.git)(o,["update-index",...l],{index:a})}let f=(0,w.git)(o,["write-tree"],{index:a}).trim(),u=(0,w.git)(o,[...Oe,"commit-tree",f,"-p",
i],{input:n}).trim();return no(o,u)?u:void 0}finally{(0,Un.rmSync)(a,{force:!0})}}function Zi(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,w.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&
r[2]?{mode:r[1],blob:r[2]}:void 0}var eo=(e,t)=>(0,w.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",to=["-c","core.hooksPath=/dev/null","merge","--quiet","-\
-ff-only","--no-overwrite-ignore"],no=(e,t)=>(0,w.tryGit)(e,[...to,t])!==void 0;var ie=d(b(),1),Vn=d(B(),1);function qe({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let c=o?.commit??s;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Jn(e,t){let n=(0,Vn.fixTasksOf)(e,t).at(-1),r=n?ro(e,n):[];!n||r.length===0||Kn(e.root,r,`revert(${e.spec}): keep the original implementation of ${(0,ie.taskWord)(t)}

The ${(0,ie.fixWord)(n)} failed twice.
`)}function ro(e,t){let{root:n}=e,r=(0,re.headCommit)(n);if(r===void 0)return[];let i=_(e),o=qe(t,r).map(s=>({...s,paths:new Set(T(n,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].
filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:u})=>u.has(s)),c=a.every(({to:u},p)=>ne(n,u,s)===ne(n,a[p+1]?.from??r,s)),[f]=a;return f&&c?[{path:s,from:f.from}]:[]})}function Yn(e,t,n,r){let i=qe(
t,r).find(({from:o,to:s})=>T(e.root,o,s).includes(n));return i!==void 0&&ne(e.root,i.from,n)===ne(e.root,r,n)}var ne=(e,t,n)=>(0,re.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Zn(e){if(!((0,oe.reviewWork)(e.run)&&(0,Xn.checkedOut)(e.run.root)!==e.run.branch)){for(;(0,oe.reviewWork)(e.run);)if((0,Qn.recordOn)(e,n=>io(e.dir,n),(n,r)=>({events:r,reply:r.length}))===0)
return}}function io(e,t){let n=(0,oe.reviewWork)(t);return n?n.kind==="fix"?Hn(e,t,n.task,n.record):(n.takeBack&&Jn(t,n.task),[oo(t,n.task)]):[]}function oo(e,t){let n=Y(e,t);if(n===void 0)throw new Error(
`${(0,Fe.taskWord)(t)} has no commit to approve`);let r=Wn(e,t),i=e.tasks.flatMap(f=>f.approvedHead??f.approvedCommit??[]),o=Ht(e.root,[n,...i]),s={type:"task_approved",task:t.id,commit:n};if(r.length===
0)return o===n?s:{...s,head:o};let a=Q(e,[te(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of ${(0,Fe.taskWord)(t)}`,key:`approve ${t.id} attempt ${t.attempts.
length}`,since:n}),c=e.knownHead!==void 0&&(0,Ne.fixTasksOf)(e,t).some(f=>f.givenUp)&&zn(e,t,e.knownHead,a);return{...s,head:zn(e,t,o,a)?a:o,...c?{known:a}:{}}}function zn(e,t,n,r){let i=(0,Ne.fixTasksOf)(
e,t).filter(s=>s.givenUp),o=[_(e),...i.length>0?[t.file]:[]];return T(e.root,n,r).every(s=>o.includes(s)||i.some(a=>Yn(e,a,s,r)))}var $=require("node:fs"),tr=require("node:path"),nr=d(se(),1);var rr=d(U(),1);function Be(e,t,n){let r=(0,rr.waitingFile)(t,e.session);if(!ge(e,n)){(0,$.rmSync)(r,{force:!0});return}so(r)||((0,$.mkdirSync)((0,tr.dirname)(r),{recursive:!0,mode:448}),(0,$.writeFileSync)(
r,"",{mode:384}))}function so(e){try{return JSON.parse((0,$.readFileSync)(e,"utf8"))}catch{return}}var ar=3;function cr(e,t,n){Zn(e);let r=yt(e.run);r.length>0&&(0,ae.append)(e,...r),on(e,n);let i=fo(e.run,t,n);if(i)return Be(e.run,e.home,n),{action:i,text:ur(e.run,i).text};lt(e);let o=e.run,s=(0,ae.recordOn)(
e,f=>ao(f,n),(f,u)=>co(f,u,t,n)),{run:a}=e;if(Be(a,e.home,n),a.state==="finished"&&o.state!=="finished")return{...s,summary:(0,sr.renderSummary)(a)};let c=dr(o);return(s.action.kind==="dispatch"||fr(s.
action,t))&&c.length>0?{...s,summary:`${c.join(`
`)}
other tasks, which do not depend on it, go on`}:s}function ao(e,t){let n=R(e,t);if(!(n.kind==="dispatch"&&n.agents.some(s=>!pr(e,s)))&&n.kind!=="done")return;let i=(0,ir.headCommit)(e.root)??e.base,o=n.
kind==="done"||n.agents.some(({role:s})=>s==="spec-executor");return{head:i,foreign:o?Ut(e,i):[]}}function co(e,t,n,r){let i=R(e,r),{events:o,text:s}=ur(e,i,t),a=q("sha256").update(s).digest("hex").slice(
0,16),c={type:"directive_given",digest:a,via:n};if(n==="stop"&&i.kind==="dispatch"&&o.length===0&&uo(e,a)){let u=`the session stopped ${ar} times without following: ${s.split(`
`)[0]}`,p=`${u}; the run is parked, /ultraplan:resume goes on`;return{events:[c,{type:"run_parked",cause:u}],reply:{action:{kind:"wait",reason:p},text:""}}}let f=i.kind==="done"&&e.state==="running"&&
t?[...t.foreign,{type:"run_finished",commit:t.head}]:[];return{events:[...o,...f,c],reply:{action:i,text:s}}}var dr=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,or.isStuck)(n)&&!t.includes(n.id)).map(n=>ze(
{kind:"ask",...me(n)})),fr=(e,t)=>e.kind==="wait"&&t==="notification";function fo(e,t,n){let r=R(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return fr(r,t)&&dr(e).length>0?void 0:
r}var uo=(e,t)=>e.standing.digest===t&&e.standing.count+1>=ar;function ur(e,t,n){switch(t.kind){case"dispatch":return lo(e,po(e,t.agents),n);case"wait":return{events:[],text:he(`ultraplan: end your tu\
rn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:Qe([t,...t.also??[]])};case"done":return{events:[],text:he(`ultraplan: ${t.reason}. Tell the person in\
 one sentence.`,{action:"done"})}}}var po=(e,t)=>t.slice(0,Xe(De(e,t),Ce())),De=(e,t)=>t.map(n=>an(e,n));function lo(e,t,{head:n,foreign:r}={head:e.base,foreign:[]}){let i=t.length>1?Ce():void 0,o=[],
s=t.map(f=>{let u=pr(e,f);if(u)return u;let p=Ce();return f.role==="spec-executor"&&o.length===0&&o.push(...r),o.push({type:"ticket_issued",ticket:p,base:n,...i?{group:i}:{},...f}),{id:p,...i?{group:i}:
{}}}),[a]=s,c=a?.group;return{events:o,text:c!==void 0&&s.every(f=>f.group===c)&&t.length>1?ke(De(e,t),c):ke(De(e,t.slice(0,1)),a?.id??"")}}var pr=(e,{task:t,role:n,iteration:r})=>e.tickets.find(i=>!i.
redeemedAt&&i.task===t&&i.role===n&&i.iteration===r),Ce=()=>E(8).toString("hex");var mo=d(se(),1),go=d(mr(),1);var gr=d(A(),1);var Wa=256*1024;var ho=d(V(),1);var hr=d(se(),1);function kr(e,t){return e.session===t.id&&(0,hr.isSameProcess)(e.client,t.client)}var Sr=d(yr(),1),br=d(A(),1);async function $r(e,t,n){let r=wr(e);if(r?.run.state!=="running")return;let i=Je(r.run,t),o=i.kind==="wake"?new Date(n.getTime()+i.afterSeconds*1e3):void 0;if((0,br.append)(r,{type:"turn_failed",error:t,
...o?{wakeAt:o.toISOString()}:{}},...i.kind==="park"?[{type:"run_parked",cause:i.cause}]:[]),!o)return;let{failedTurns:s}=r.run;await(0,vr.setTimeout)(Math.max(0,o.getTime()-Date.now()));let a=wr(e);if(!(a?.
run.state!=="running"||a.run.failedTurns!==s))return cr(a,"wake",new Date).text}function wr(e){let t=(0,Sr.openActiveRun)(e.home,e.id);return t&&kr(t.run,e)?t:void 0}var Rr=e=>typeof e=="string"?e:"";var Er={kind:"pass"};var ko=async(e,{session:t,now:n})=>{let r=await $r(t,Rr(e.error)||"unknown",n);return r===void 0?Er:{kind:"wake",text:r}};0&&(module.exports={hook});
