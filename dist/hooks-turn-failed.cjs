const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Er=Object.create;var H=Object.defineProperty;var Tr=Object.getOwnPropertyDescriptor;var Or=Object.getOwnPropertyNames;var _r=Object.getPrototypeOf,Ar=Object.prototype.hasOwnProperty;var m=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Ir=(e,t)=>{for(var n in t)H(e,n,{get:t[n],enumerable:!0})},Me=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Or(t))!Ar.call(e,i)&&i!==n&&H(e,i,{get:()=>t[i],enumerable:!(r=Tr(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?Er(_r(e)):{},Me(t||!e||!e.__esModule?H(n,"default",{value:e,enumerable:!0}):n,e)),Pr=e=>Me(H({},"__esModule",{value:!0}),e);var $=m((wo,Le)=>{Le.exports=require("./open-run.cjs").model_task_name});var ce=m((vo,je)=>{je.exports=require("./open-run.cjs").run_groups});var He=m((So,We)=>{We.exports=require("./open-run.cjs").run_policy});var de=m(($o,Ue)=>{Ue.exports=require("./open-run.cjs").run_reviews});var y=m((Oo,Je)=>{Je.exports=require("./open-run.cjs").io_git});var nt=m((Io,tt)=>{tt.exports=require("./open-run.cjs").view_summary_text});var G=m((Po,rt)=>{rt.exports=require("./open-run.cjs").engine_places});var ot=m((qo,it)=>{it.exports=require("./open-run.cjs").engine_projections_approved_ref});var at=m((Fo,st)=>{st.exports=require("./open-run.cjs").engine_projections_receipts});var A=m((Bo,ct)=>{ct.exports=require("./open-run.cjs").engine_record});var K=m((No,lt)=>{lt.exports=require("./open-run.cjs").engine_run_branch});var ve=m((zo,It)=>{It.exports=require("./open-run.cjs").run_change});var N=m((Qo,Pt)=>{Pt.exports=require("./open-run.cjs").run_spec_review});var Se=m((Zo,Ft)=>{Ft.exports=require("./open-run.cjs").io_files});var Dt=m((es,Bt)=>{Bt.exports=require("./open-run.cjs").journal_journal_error});var Yt=m((ws,Jt)=>{Jt.exports=require("./open-run.cjs").run_held_files});var Qt=m((vs,zt)=>{zt.exports=require("./open-run.cjs").io_git_status});var cn=m((Is,an)=>{an.exports=require("./open-run.cjs").run_review_work});var Tn=m((Gs,En)=>{En.exports=require("./open-run.cjs").run_review_index});var _n=m((Ks,On)=>{On.exports=require("./open-run.cjs").run_review_need});var In=m((Vs,An)=>{An.exports=require("./open-run.cjs").view_markdown});var qn=m((Js,Pn)=>{Pn.exports=require("./open-run.cjs").view_width});var oe=m((Ra,Zn)=>{Zn.exports=require("./open-run.cjs").io_process_ref});var lr=m((La,pr)=>{pr.exports=require("./open-run.cjs").view_terminal});var xr=m((Za,kr)=>{kr.exports=require("./open-run.cjs").engine_open_run});var xo={};Ir(xo,{hook:()=>ko});module.exports=Pr(xo);var wr=require("node:timers/promises");var pe=d($(),1),x=d(ce(),1),Ge=d(He(),1),Ke=d(de(),1);function R(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run \
was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ult\
raplan:resume goes on`};case"halted":return fe([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...qr(e),"/ultraplan:resume","/ultraplan:cancel"]},...ue(e).map(n=>({...n,options:[]}))]);case"\
running":return Fr(e,t)}}function qr(e){let[t,...n]=e.tasks.filter(x.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function Fr(e,t){let n=e.tickets.filter(o=>o.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Nr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,Ke.nextReviews)(
e,o,t));return i.length>0?{kind:"dispatch",agents:i}:Br(e,t)}function Br(e,t){let n,r=(0,x.readiness)(e);for(let[o,s]of e.tasks.entries()){if((0,x.isDone)(s)||(0,x.isStuck)(s)||!r(o))continue;let a=s.
notBefore!==void 0&&s.notBefore>t.toISOString();if(!((s.status==="reviewing"||s.status==="verifying")&&!a)){if(s.kind==="checkpoint")return fe([Cr(s),...ue(e)]);if(a&&s.notBefore!==void 0){(n===void 0||
s.notBefore<n)&&(n=s.notBefore);continue}return Dr(e,o,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(x.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=ue(e);return fe(i.length>0?i:[Lr(e)])}function Dr(e,t,n){let r=(0,x.parallelGroup)(e,t).filter(s=>!(0,x.isDone)(s)&&!(0,x.isStuck)(s)&&n(e.tasks.indexOf(s))&&s.attempts.length===0&&!s.
notStarted),i=e.tasks[t],o=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:o.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:o.length>1}))}}
function Nr(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function fe([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function Cr(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var ue=e=>e.tasks.filter(x.isStuck).map(le);function le(e){let t=(0,Ge.attemptsUsed)(e);return{task:e.id,question:`${(0,pe.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${Mr(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function Mr({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var Lr=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,x.isDone)(t)).map(pe.taskWord).join(", ")} wait for each oth\
er`,options:["/ultraplan:cancel"]});var jr=new Set(["rate_limit","overloaded","server_error","api_error","timeout","unknown"]);function Ve(e,t){let{first:n,most:r,tries:i}=e.config.overnight,o=e.failedTurns??0;return jr.has(t)?o>=i?{kind:"\
park",cause:`${o+1} turns in a row ended with ${t}`}:{kind:"wake",afterSeconds:Math.min(r,n*2**o)}:{kind:"park",cause:`the service refused: ${t}`}}function me(e,t){let n=R(e,t);if(n.kind!=="wait"||e.state!==
"running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.until===void 0?void 0:{until:n.until}}var q=(...e)=>require("node:crypto").createHash(...e);var E=(...e)=>require("node:crypto").randomBytes(...e);var rr=d(y(),1);function Ye(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(Wr).join(`
`)}`}var Wr=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${Ur(r,e)}`)].join(`
`),Hr={retry:"to try again","retry longer":"to try again with more time",skip:"to count it as complete without proof",investigate:"to see what happened"};function Ur(e,t){let n=Hr[e],r=Gr(e,t);return n===
void 0||t===void 0?r:`${n}: ${r}`}function Gr(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --tas\
k ${t} --longer`;case"skip":return`/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function ge(e,t){let n=400-Buffer.byteLength(U("",t));return U(et(xe(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var U=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function ze(e){let t=xe([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,o)=>{let s=e.length-i,a=e.slice(0,i).map(({question:f})=>Jr(ke(f,o))),c=s>0?[`And ${s}\
 more: /ultraplan:status.`]:[];return U(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return Ze(200,i=>n(r,i))}var he=(e,t)=>Ze(40,n=>Xe(e,t,n));function Qe(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(Xe(e.slice(0,n),t,0))>400;)n--;return n}function Xe(e,t,n){let r={};
for(let o of e){let s=`ultraplan:${o.role}`;r[s]=[...r[s]??[],Kr(o,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return U(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function Ze(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function Kr({task:e,title:t,place:n,attempt:r},i=40){return`${[Vr(e),ke(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Vr=e=>et(ke(e,48),
48);var Jr=e=>e.trim().replace(/(?<![.?!])$/,"."),ke=(e,t)=>[...xe(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),xe=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function et(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var ir=d(ce(),1);var or=d(nt(),1);var dt=d(y(),1),ft=d(G(),1),D=d(ot(),1),Yr=d(at(),1),ut=d(A(),1);function pt(e){let{id:t,root:n,base:r,approvedHead:i}=e.run,o=(0,D.approvedRefAt)(n,t)??r;o!==i&&((0,D.moveApprovedRef)(e.run,e),(0,dt.tryGit)(
n,["merge-base","--is-ancestor",o,e.journal.state?.approvedHead??i])===void 0&&(0,ut.append)(e,{type:"refused",id:"ref/moved",what:`moving ${(0,ft.approvedRef)(t)} to ${o.slice(0,10)}`}))}var mt=d(y(),1),gt=d($(),1),ht=d(G(),1),kt=d(K(),1);function xt(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=zr(e)??Xr(e);return t===void 0?[]:[{type:"run_hal\
ted",cause:t}]}function zr(e){let t=(0,kt.checkedOut)(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}var Qr=3;function Xr(e){let t=e.tasks.filter(c=>c.approvedCommit!==void 0).sort((c,f)=>(f.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.
base;if([...new Set([n,e.approvedHead])].every(c=>ye(e.root,c)))return;let o=t.filter(c=>!ye(e.root,c.approvedCommit??"")).slice(0,Qr).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of ${(0,gt.taskWord)(
c)}, which was approved,`).join(" and "),s=ye(e.root,e.base)?`commit ${e.approvedHead.slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history\
 was rewritten: ${o||s} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,ht.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function ye(e,t){
return t===""||(0,mt.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var M=d(y(),1);var yt=d(y(),1);function T(e,t,n){return(0,yt.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Et=require("node:fs"),Tt=require("node:path"),Ot=d(y(),1);var wt=require("node:fs");var Zr="<!-- ultraplan:command=implement -->",vt=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${Zr}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function St(e){try{return(0,wt.readFileSync)(e,"utf8")}catch{return}}var we=require("node:path");var ei=e=>(0,we.join)(e,"ultraplan","init.json");function $t(e){let t=St(ei(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var bt=e=>q("sha256").update(e).digest("hex");var ti=d(y(),1),ni="# ultraplan: pre-push",Rt=`#!/bin/sh
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
`;function V(e,t,n){let{settings:r,files:i}=$t(e),o=new Map([...Object.entries(i),...Object.entries(r).map(([s,{after:a}])=>[s,a])]);return new Set(t.filter(s=>{let a=o.get(s),c=a===void 0?void 0:n(s);return c!==
void 0&&bt(c)===a&&oi(s,c)}))}var _t=e=>t=>{try{return(0,Et.readFileSync)((0,Tt.join)(e,t),"utf8")}catch{return}},At=(e,t)=>n=>(0,Ot.tryGit)(e,["cat-file","blob",`${t}:${n}`]),ri=".ultraplan/config.ya\
ml",ii=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function oi(e,t){return e===ri?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===vt||t===Rt||ii.test(e)}var Re=require("node:path");var jt=d(y(),1);var pi=d(ve(),1);var qt=d(N(),1);function J(e,t){return(0,qt.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var $e=require("node:path"),S=d(Se(),1),O=d(Dt(),1),Nt=e=>q("sha256").update(e).digest("hex"),Ct=(e,t)=>(0,$e.join)(e,"evidence",t);function be(e,t,n={}){let r=n.files??S.realFiles,i=ci(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=di(i,n.cap??Number.POSITIVE_INFINITY),a=Nt(o),c=Ct(e,a);try{if((0,S.readIfThere)(r,c)?.equals(o)!==!0){
(0,S.ensureFolder)(r,(0,$e.join)(e,"evidence"));let f=`${c}.${E(4).toString("hex")}.new`;(0,S.writeAtomic)(r,c,o,{temporary:f,sync:"both"})}}catch(f){throw(0,O.diskError)(f,c)}return{sha256:a,bytes:o.
length,cut:s}}function Mt(e,t,n=S.realFiles){let r=Ct(e,t.sha256),i=(0,S.readIfThere)(n,r);if(i===void 0)throw new O.JournalError("evidence-missing",{file:r},si,O.GO_ON);if(Nt(i)!==t.sha256)throw new O.JournalError(
"evidence-changed",{file:r},ai,O.GO_ON);return i.toString("utf8")}var si="the evidence file is not there",ai="the evidence file was changed after it was written";function ci(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function di(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=fi(e,Math.floor(r/2)),o=ui(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var Lt=e=>e!==void 0&&(e&192)===
128;function fi(e,t){let n=t;for(;n>0&&t-n<3&&Lt(e[n]);)n-=1;return n}function ui(e,t){let n=t;for(;n<e.length&&n-t<3&&Lt(e[n]);)n+=1;return n}function C(e,t){return JSON.parse(Mt(e,t.plan))}function F(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Wt=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,jt.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var li=e=>Re.posix.dirname(e.planFiles[0]?.path??""),_=e=>Re.posix.join(li(e),".progress.md");var mi=20;function Ht(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,M.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([_(e),...e.tasks.flatMap(({file:u,override:p})=>[u,...p&&
!p.adopted?p.left??[]:[]])]),s=T(r,i,t).filter(u=>!o.has(u));if(s.length===0)return[];let a=V(gi(r),s,At(r,t)),c=s.filter(u=>!a.has(u));if(c.length===0)return[];let f=Number((0,M.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:f,files:c.slice(0,mi)}]}var gi=e=>(0,M.findRepository)(e)?.commonDir??"";var hi=/[*?{[]/,ki=e=>hi.test(e);function xi(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function yi(e,t){let n=xi(e);return n===""||n==="."?n===".":n===t?!0:ki(n)?wi(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var Gt=(e,t)=>e.some(n=>yi(n,t)),Ut=new Map;
function wi(e){let t=Ut.get(e);if(t)return t;let n=new RegExp(`^${Si(e)}$`);return Ut.set(e,n),n}var vi=/[.+^$()|\\\]}]/;function Si(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let o=e[r+2]==="/";t+=o?"(?:.*/)?":".*",r+=o?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let o=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${$i(o)}\\]|[${o.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=o.length+
1}else t+=vi.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var $i=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var Kt=e=>e.slice(0,e.lastIndexOf("/")+1),bi=e=>e.slice(e.lastIndexOf("/")+1);var Ri=/^\.progress(-[\w.-]+)?\.md$/;function Vt(e,t){return e.files.some(n=>n.path===t||Kt(n.path)===Kt(t)&&Ri.test(bi(t)))}var tn=d($(),1),Ee=d(Yt(),1);var nn=d(A(),1);var Xt=d(y(),1),Zt=d(Qt(),1);function en(e){let t=(0,Xt.findRepository)(e.root);if(!t)return[];let n=(0,Zt.workStatus)(e.root).map(({path:i})=>i),r=V(t.commonDir,n,_t(e.root));return n.filter(i=>!r.has(i))}function Ei({run:e,dir:t}){let n=(0,Ee.heldFiles)(e);if(n.size===0)return;let r=C(t,e);return en(e).filter(i=>n.has(i)&&!Vt(r,i))}function rn(e,t){for(;;){let n=Ti(e,R(e.run,t));if(n.length===0)return;
(0,nn.append)(e,...n)}}function Ti(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(f=>f.task===c)),o=i.length>0?Ei(e)??[]:[];
if(o.length===0)return[];let s=(0,Ee.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:f}=F(C(r,n),a),u=o.filter(w=>Gt([...c,...f],w)),[p]=u;if(p===void 0)return[];let g=s.get(p),l=`it n\
ames ${u.join(", ")}, left uncommitted when ${g?(0,tn.wordFor)(n.tasks,g.task):"another task"} was ${g?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"ta\
sk_blocked",task:a,cause:l}]})}var on=d(ve(),1),sn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,on.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var se=d(A(),1);var qe=d($(),1);var ie=d(cn(),1),Fe=d(N(),1);var B=require("node:fs"),Y=require("node:path"),L=d(y(),1);var dn=require("node:fs"),fn=require("node:path"),un=d(Se(),1),k=d(y(),1),Te=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],pn=5;function ln(e,t,n,r=()=>{}){for(let i=1;;i+=1){let o=(0,k.headCommit)(
e);if(!o)throw new Error(`${e} has no commit to build on`);let s=r(o);if(s!==void 0)return{commit:s,isNew:!1};try{return{commit:Oi(e,o,t(o),n),isNew:!0}}catch(a){if(i===pn||(0,k.headCommit)(e)===o)throw a}}}
function Oi(e,t,n,r){let i=(0,k.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let o=(0,fn.join)(i.gitDir,`ultraplan-index-${E(4).toString("hex")}`),{root:s}=i;try{(0,k.git)(s,
["read-tree",t],{index:o});let a=n.map(({path:u,text:p})=>{let g=(0,k.git)(s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:u,blob:g,mode:Ii(s,t,u),was:Ai(s,t,u)}});for(let{path:u,blob:p,
mode:g}of a)(0,k.git)(s,["update-index","--add","--cacheinfo",`${g},${p},${u}`],{index:o});let c=(0,k.git)(s,["write-tree"],{index:o}).trim(),f=(0,k.git)(s,[...Te,"commit-tree",c,"-p",t],{input:r}).trim();
(0,k.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,t]);for(let{path:u,blob:p,mode:g,was:l}of a)_i(s,u,p,g,l);return f}finally{(0,dn.rmSync)(o,{force:!0})}}function _i(e,t,n,r,i){if((0,k.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=pn;s+=1){if((0,k.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,un.sleep)(40)}}var Ai=(e,t,n)=>(0,k.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Ii(e,t,n){let r=(0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function mn(e,t,n){return((0,k.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var gn=(e,t)=>(0,k.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function z(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=l=>mn(o,i,l).find(({message:w})=>w.split(`
`).includes(s))?.commit,c=(0,L.headCommit)(o);if(!c)throw new Error("the repository has no commit");let f=t.filter(({path:l})=>(0,L.committedText)(o,c,l)!==void 0||!gn(o,l)),u=l=>f.map(({path:w,change:h})=>({
path:w,text:h((0,L.committedText)(o,l,w))})),{commit:p,isNew:g}=f.length>0?ln(o,u,`${n}

${s}
`,a):{commit:a(c)??c,isNew:a(c)===void 0};if(g)for(let l of t)Pi((0,Y.join)(o,l.path),l);return p}function Pi(e,{change:t}){let n;try{n=(0,B.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}
(0,B.mkdirSync)((0,Y.dirname)(e),{recursive:!0}),(0,B.writeFileSync)(e,t(n))}var P=d($(),1);var Oe=d($(),1);function hn(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=xn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Q(r)}`,"    1. Review\
 the finding details","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}\
" addressed`,`  - **Verify**: ${Bi(t)}`,`  - **Commit**: \`${kn(o,t)}\``].map(c=>s+c)}var qi=7;function _e(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,f=xn(a);return{id:e,title:`Fix\
: ${f}`,...i.name===void 0?{}:{name:Fi(e,i,f)},file:i.file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${Q(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${f}" addressed`],verify:i.verify.map(u=>({...u,line:r+qi})),commit:kn(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var Fi=(e,t,n)=>`Fix ${e.slice(e.lastIndexOf(".")+1)} of ${(0,Oe.shortWord)(t)}: ${n}`,kn=(e,t)=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from ${(0,Oe.shortWord)(t)}`;function Bi({verify:e}){
let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return Q(e[0]?.text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.
max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}var Di=1e3,Ni=100,Q=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll(
"`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(/\s+/g," ").trim().slice(0,Di),xn=e=>Q(e).slice(0,Ni).trim(),Ae=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Ci=/\r\n|\n|\r/g;function wn(e){let t=[],n=0;for(let r of e.matchAll(Ci))t.push(yn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(yn(e.slice(n),n)),t}function yn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Mi=3;function Li(e,t){if(!(ji(e,t)>=Mi))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function ji(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function Sn(e,t){let{original:n}=t,r=Li(e,n);if(r===void 0)return;let o=e.tasks.filter(h=>h.fixOf===n.id&&h.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(h=>h.path===n.file)?.text??"",a=hn(r,t,Ae(n));if(!n.box){let h={..._e(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:vn(e.tasks,o,h)},task:h,after:o.id,insert:ae=>ae}}
let c=o.endLine,f=wn(s)[c]?.blank===!0,u=f?["",...a]:a,p=h=>Wi(h,o,u),g=c+1+(f?1:0),l={..._e(r,t,a,g),box:{line:g,column:Ae(n).length+3+1}},w=e.tasks.map(h=>h.file===n.file?Ui(h,c,u.length,o):h);return{
plan:{...e,files:e.files.map(h=>h.path===n.file?{...h,text:p(h.text)}:h),tasks:vn(w,o,l)},task:l,after:o.id,insert:p}}function Wi(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=Hi(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function Hi(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function Ui(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function vn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function $n(e){let{id:t,title:n,name:r,file:i,line:o,kind:s,checkpoint:a,phase:c,wave:f,parallel:u,dependsOn:p,statesDependencies:g,files:l,tier:w,verification:h,securityReview:ae,fixOf:Ce}=e;return{id:t,
title:n,file:i,line:o,kind:s,parallel:u,dependsOn:p,files:l,securityReview:ae,doneBefore:e.ticked,...r===void 0?{}:{name:r},...g?{statesDependencies:g}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...f!==void 0?{wave:f}:{},...w?{tier:w}:{},...h?{verification:h}:{},...Ce?{fixOf:Ce}:{}}}function Gi(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function bn(e,t,n=Gi(t)){let r=t.replace(Ki,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Ki=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function Rn({feedback:e,findings:t}){let n=e||Vi(t);return["A reviewer did not accept the work of the task that this one fixes:",bn("what the reviewer wrote",n)].join(`
`)}var Vi=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var X=d($(),1),Ie=d(Tn(),1),I=d(_n(),1),Ln=d(de(),1),Z=d(N(),1);var Dn=d(In(),1),Nn=d(qn(),1),Cn="## Review Suggestions",Ji=3,Yi=300;function Mn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=zi(t),i=t.kind==="suggestions"?Qi(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Fn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=Fn(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var Fn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Bn=e=>j(e).replace(/^./u,t=>t.toUpperCase()),j=e=>(0,Nn.cut)((0,Dn.markdownLine)(e),Yi);function zi(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next}\
)`];case"review":{let t=e.findings.slice(0,Ji).map(n=>`  - ${j(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings\
: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstand\
ing issues: ${e.findings.map(j).join("; ")||"none named"}`];case"fix-given-up":return[`${Bn(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(j).join(
"; ")||"none named"}`];case"suggestions":return[Cn,"",...e.suggestions.map(t=>`- ${Bn(e.task)}: ${j(t)}`)]}}function Qi(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];
o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===""&&o===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===Cn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var ee=(e,t)=>({path:_(e),change:n=>t.reduce(Mn,n??"")});function W(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,Ie.taskIndex)(
e,(0,I.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function jn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Z.specRecords)(
t).at(-1);if(!(0,I.needsSpecReview)(e,t))return Xi(e,t);let r=(0,Ln.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:(0,X.taskWord)(
t),suggestions:o}]:[];switch(r.how){case"suggested":return[W(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[W(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,Z.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:(0,X.fixWord)(a),findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":
return[W(e,t,n,"proceeded")]}}function Xi(e,t){let n=(0,I.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,I.nextReviewIndex)(e,(0,Ie.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:
[]}function Wn(e,t,n,r){let i=C(e,t),o=F(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,f=s.filter(l=>!a.includes(l)),u=Sn(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>F(
i,l).files))],summary:f[0]??"review finding",finding:f.join("; ")||c,scope:t.spec}),p=J(t,n);if(!u||p===void 0)throw new Error(`no fix task can be made for ${(0,P.taskWord)(n)}`);let g=z(t,[...u.task.
box?[{path:o.file,change:l=>u.insert(l??"")}]:[],ee(t,[W(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:(0,P.taskWord)(n),suggestions:a}]:[]])],{subject:`docs(${t.spec}): add ${(0,P.fixWord)(
u.task)} from the review of ${(0,P.taskWord)(n)}`,key:`fix ${u.task.id}`,since:p});return[{type:"tasks_added",after:u.after,tasks:[{...$n(u.task),addedBy:"review"}],plan:be(e,JSON.stringify(u.plan)),commit:g,
cause:`review of ${(0,P.taskWord)(n)}, iteration ${r.iteration}`,feedback:be(e,Rn(r.verdict))}]}var zn=d(A(),1);var Qn=d(K(),1);var ne=d(y(),1);var Hn=require("node:fs"),Un=require("node:path"),v=d(y(),1);function Gn(e,t,n,r){let i=(0,v.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let{root:o,gitDir:s}=i,a=(0,Un.join)(s,`ultraplan-index-${E(4).toString("hex")}`),c=n.filter(({path:f})=>eo(
o,f)).map(({path:f,from:u})=>({path:f,was:Zi(o,u,f)}));if(c.length!==0)try{(0,v.git)(o,["read-tree",t],{index:a});for(let{path:p,was:g}of c){let l=g?["--add","--cacheinfo",`${g.mode},${g.blob},${p}`]:
["--force-remove","--",p];(0,v.git)(o,["update-index",...l],{index:a})}let f=(0,v.git)(o,["write-tree"],{index:a}).trim(),u=(0,v.git)(o,[...Te,"commit-tree",f,"-p",t],{input:r}).trim();return no(o,u)?
u:void 0}finally{(0,Hn.rmSync)(a,{force:!0})}}function Zi(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,v.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:
void 0}var eo=(e,t)=>(0,v.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",to=["-c","core.hooksPath=/dev/null","merge","--quiet","--ff-only","--no-overwrite-i\
gnore"],no=(e,t)=>(0,v.tryGit)(e,[...to,t])!==void 0;var re=d($(),1),Kn=d(N(),1);function Pe({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let c=o?.commit??s;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Vn(e,t){let n=(0,Kn.fixTasksOf)(e,t).at(-1),r=(0,ne.headCommit)(e.root),i=n&&r?ro(e,n,r):[];!n||!r||i.length===0||Gn(e.root,r,i,`revert(${e.spec}): keep the original implementation of ${(0,re.taskWord)(
t)}

The ${(0,re.fixWord)(n)} failed twice.
`)}function ro(e,t,n){let{root:r}=e,i=_(e),o=Pe(t,n).map(s=>({...s,paths:new Set(T(r,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:u})=>u.
has(s)),c=a.every(({to:u},p)=>te(r,u,s)===te(r,a[p+1]?.from??n,s)),[f]=a;return f&&c?[{path:s,from:f.from}]:[]})}function Jn(e,t,n,r){let i=Pe(t,r).find(({from:o,to:s})=>T(e.root,o,s).includes(n));return i!==
void 0&&te(e.root,i.from,n)===te(e.root,r,n)}var te=(e,t,n)=>(0,ne.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Xn(e){if(!((0,ie.reviewWork)(e.run)&&(0,Qn.checkedOut)(e.run.root)!==e.run.branch)){for(;(0,ie.reviewWork)(e.run);)if((0,zn.recordOn)(e,n=>io(e.dir,n),(n,r)=>({events:r,reply:r.length}))===0)
return}}function io(e,t){let n=(0,ie.reviewWork)(t);return n?n.kind==="fix"?Wn(e,t,n.task,n.record):(n.takeBack&&Vn(t,n.task),[oo(t,n.task)]):[]}function oo(e,t){let n=J(e,t);if(n===void 0)throw new Error(
`${(0,qe.taskWord)(t)} has no commit to approve`);let r=jn(e,t),i=e.tasks.flatMap(f=>f.approvedHead??f.approvedCommit??[]),o=Wt(e.root,[n,...i]),s={type:"task_approved",task:t.id,commit:n};if(r.length===
0)return o===n?s:{...s,head:o};let a=z(e,[ee(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of ${(0,qe.taskWord)(t)}`,key:`approve ${t.id} attempt ${t.attempts.
length}`,since:n}),c=e.knownHead!==void 0&&(0,Fe.fixTasksOf)(e,t).some(f=>f.givenUp)&&Yn(e,t,e.knownHead,a);return{...s,head:Yn(e,t,o,a)?a:o,...c?{known:a}:{}}}function Yn(e,t,n,r){let i=(0,Fe.fixTasksOf)(
e,t).filter(s=>s.givenUp),o=[_(e),...i.length>0?[t.file]:[]];return T(e.root,n,r).every(s=>o.includes(s)||i.some(a=>Jn(e,a,s,r)))}var b=require("node:fs"),er=require("node:path"),tr=d(oe(),1);var nr=d(G(),1);function Be(e,t,n){let r=(0,nr.waitingFile)(t,e.session);if(!me(e,n)){(0,b.rmSync)(r,{force:!0});return}so(r)||((0,b.mkdirSync)((0,er.dirname)(r),{recursive:!0,mode:448}),(0,b.writeFileSync)(
r,"",{mode:384}))}function so(e){try{return JSON.parse((0,b.readFileSync)(e,"utf8"))}catch{return}}var sr=3;function ar(e,t,n){Xn(e);let r=xt(e.run);r.length>0&&(0,se.append)(e,...r),rn(e,n);let i=fo(e.run,t,n);if(i)return Be(e.run,e.home,n),{action:i,text:fr(e.run,i).text};pt(e);let o=e.run,s=(0,se.recordOn)(
e,f=>ao(f,n),(f,u)=>co(f,u,t,n)),{run:a}=e;if(Be(a,e.home,n),a.state==="finished"&&o.state!=="finished")return{...s,summary:(0,or.renderSummary)(a)};let c=cr(o);return(s.action.kind==="dispatch"||dr(s.
action,t))&&c.length>0?{...s,summary:`${c.join(`
`)}
other tasks, which do not depend on it, go on`}:s}function ao(e,t){let n=R(e,t);if(!(n.kind==="dispatch"&&n.agents.some(s=>!ur(e,s)))&&n.kind!=="done")return;let i=(0,rr.headCommit)(e.root)??e.base,o=n.
kind==="done"||n.agents.some(({role:s})=>s==="spec-executor");return{head:i,foreign:o?Ht(e,i):[]}}function co(e,t,n,r){let i=R(e,r),{events:o,text:s}=fr(e,i,t),a=q("sha256").update(s).digest("hex").slice(
0,16),c={type:"directive_given",digest:a,via:n};if(n==="stop"&&i.kind==="dispatch"&&o.length===0&&uo(e,a)){let u=`the session stopped ${sr} times without following: ${s.split(`
`)[0]}`,p=`${u}; the run is parked, /ultraplan:resume goes on`;return{events:[c,{type:"run_parked",cause:u}],reply:{action:{kind:"wait",reason:p},text:""}}}let f=i.kind==="done"&&e.state==="running"&&
t?[...t.foreign,{type:"run_finished",commit:t.head}]:[];return{events:[...o,...f,c],reply:{action:i,text:s}}}var cr=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,ir.isStuck)(n)&&!t.includes(n.id)).map(n=>Ye(
{kind:"ask",...le(n)})),dr=(e,t)=>e.kind==="wait"&&t==="notification";function fo(e,t,n){let r=R(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return dr(r,t)&&cr(e).length>0?void 0:
r}var uo=(e,t)=>e.standing.digest===t&&e.standing.count+1>=sr;function fr(e,t,n){switch(t.kind){case"dispatch":return lo(e,po(e,t.agents),n);case"wait":return{events:[],text:ge(`ultraplan: end your tu\
rn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:ze([t,...t.also??[]])};case"done":return{events:[],text:ge(`ultraplan: ${t.reason}. Tell the person in\
 one sentence.`,{action:"done"})}}}var po=(e,t)=>t.slice(0,Qe(De(e,t),Ne())),De=(e,t)=>t.map(n=>sn(e,n));function lo(e,t,{head:n,foreign:r}={head:e.base,foreign:[]}){let i=t.length>1?Ne():void 0,o=[],
s=t.map(f=>{let u=ur(e,f);if(u)return u;let p=Ne();return f.role==="spec-executor"&&o.length===0&&o.push(...r),o.push({type:"ticket_issued",ticket:p,base:n,...i?{group:i}:{},...f}),{id:p,...i?{group:i}:
{}}}),[a]=s,c=a?.group;return{events:o,text:c!==void 0&&s.every(f=>f.group===c)&&t.length>1?he(De(e,t),c):he(De(e,t.slice(0,1)),a?.id??"")}}var ur=(e,{task:t,role:n,iteration:r})=>e.tickets.find(i=>!i.
redeemedAt&&i.task===t&&i.role===n&&i.iteration===r),Ne=()=>E(8).toString("hex");var mo=d(oe(),1),go=d(lr(),1);var mr=d(A(),1);var Wa=256*1024;var ho=d(K(),1);var gr=d(oe(),1);function hr(e,t){return e.session===t.id&&(0,gr.isSameProcess)(e.client,t.client)}var vr=d(xr(),1),Sr=d(A(),1);async function $r(e,t,n){let r=yr(e);if(r?.run.state!=="running")return;let i=Ve(r.run,t),o=i.kind==="wake"?new Date(n.getTime()+i.afterSeconds*1e3):void 0;if((0,Sr.append)(r,{type:"turn_failed",error:t,
...o?{wakeAt:o.toISOString()}:{}},...i.kind==="park"?[{type:"run_parked",cause:i.cause}]:[]),!o)return;let{failedTurns:s}=r.run;await(0,wr.setTimeout)(Math.max(0,o.getTime()-Date.now()));let a=yr(e);if(!(a?.
run.state!=="running"||a.run.failedTurns!==s))return ar(a,"wake",new Date).text}function yr(e){let t=(0,vr.openActiveRun)(e.home,e.id);return t&&hr(t.run,e)?t:void 0}var br=e=>typeof e=="string"?e:"";var Rr={kind:"pass"};var ko=async(e,{session:t,now:n})=>{let r=await $r(t,br(e.error)||"unknown",n);return r===void 0?Rr:{kind:"wake",text:r}};0&&(module.exports={hook});
