const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Rr=Object.create;var pe=Object.defineProperty;var Er=Object.getOwnPropertyDescriptor;var Tr=Object.getOwnPropertyNames;var Ar=Object.getPrototypeOf,Or=Object.prototype.hasOwnProperty;var x=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},_r=(e,t)=>{for(var n in t)pe(e,n,{get:t[n],enumerable:!0})},ft=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Tr(t))!Or.call(e,i)&&i!==n&&pe(e,i,{get:()=>t[i],enumerable:!(r=Er(t,i))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?Rr(Ar(e)):{},ft(t||!e||!e.__esModule?pe(n,"default",{value:e,enumerable:!0}):n,e)),qr=e=>ft(pe({},"__esModule",{value:!0}),e);var mt=x((Ms,pt)=>{pt.exports=require("./open-run.cjs").run_groups});var gt=x((Ds,lt)=>{lt.exports=require("./open-run.cjs").run_policy});var me=x((Bs,ht)=>{ht.exports=require("./open-run.cjs").run_reviews});var S=x((Js,yt)=>{yt.exports=require("./open-run.cjs").io_git});var Q=x((Vs,vt)=>{vt.exports=require("./open-run.cjs").run_change});var R=x((Ys,wt)=>{wt.exports=require("./open-run.cjs").view_terminal});var qt=x((yo,_t)=>{_t.exports=require("./open-run.cjs").engine_active});var se=x((vo,Ft)=>{Ft.exports=require("./open-run.cjs").engine_places});var J=x((bo,Nt)=>{Nt.exports=require("./open-run.cjs").io_process_ref});var He=x((Ao,Lt)=>{Lt.exports=require("./open-run.cjs").engine_open_run});var de=x((fa,an)=>{an.exports=require("./open-run.cjs").run_spec_review});var Qe=x((Sa,hn)=>{hn.exports=require("./open-run.cjs").io_files});var Rn=x((Ta,bn)=>{bn.exports=require("./open-run.cjs").journal_journal_error});var Wn=x((La,Ln)=>{Ln.exports=require("./open-run.cjs").run_review_index});var Gn=x((Wa,Hn)=>{Hn.exports=require("./open-run.cjs").run_review_need});var Is={};_r(Is,{hook:()=>Cs});module.exports=qr(Is);var vr=require("node:timers/promises");var w=c(mt(),1),kt=c(gt(),1),xt=c(me(),1);function z(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelle\
d"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resum\
e goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:["/ultraplan:retry --task <id>","/ultraplan:resume","/ultraplan:cancel"]};case"running":
return Fr(e,t)}}function Fr(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Cr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} a\
gent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,xt.nextReviews)(e,s,t));return i.length>0?{kind:"dispatch",agents:i}:Pr(e,t)}function Pr(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,w.isDone)(
i)||(0,w.isStuck)(i)||!(0,w.isReady)(e,r))continue;let s=i.notBefore!==void 0&&i.notBefore>t.toISOString();if(!((i.status==="reviewing"||i.status==="verifying")&&!s)){if(i.kind==="checkpoint")return Ir(
i);if(s&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return jr(e,r)}}return n!==void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(w.isDone)?
{kind:"done",reason:"every task is done"}:Nr(e)}function jr(e,t){let n=(0,w.parallelGroup)(e,t).filter(s=>!(0,w.isDone)(s)&&!(0,w.isStuck)(s)&&s.attempts.length===0),r=e.tasks[t],i=n.length>1&&r&&n.includes(
r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:i.length>1}))}}function Cr(e){let{task:t,role:n,attempt:r,iteration:i,
isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function Ir(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wr\
ong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function Nr(e){let t=e.tasks.find(w.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(
i=>!(0,w.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,kt.attemptsUsed)(t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n}\
 attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","investigate"]}}function Z(e,t){if(z(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(s=>s.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(s=>s.status==="failed"&&s.notBefore&&s.notBefore>t.toISOString()?[s.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var _=(...e)=>require("node:crypto").createHash(...e);var q=(...e)=>require("node:crypto").randomBytes(...e);var pr=c(S(),1);function X(e,t){return`${e}
ultraplan:next ${JSON.stringify(t)}`}var mr=c(Q(),1);var L=c(R(),1);function O(e){let t=(0,L.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,L.oneLine)(e.id)}: ${t}`}var St=(e,t)=>(0,L.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),le=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,I=e=>e.doneBefore&&e.status==="pending";function W(e){return I(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function ge(e){let t=[...I(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(L.oneLine)])]}
var N=e=>(0,L.oneLine)(e).slice(0,10),Pe=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var he=c(R(),1),Mr={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Dr(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function Br({role:e,verdict:t}){let n=Mr[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function ee(e){return e.tasks.flatMap(t=>Dr(t).flatMap(n=>Br(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,he.oneLine)(i)}))))}function $t(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,he.oneLine)(
r.id),text:(0,he.oneLine)(r.message)}))),...ee(e)]}var ke=c(R(),1);function bt(e,t){let n=e.tasks.flatMap(r=>H(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,failure:i})=>({
task:r,failure:i,recovered:r.status==="approved",resolution:Lr(r,i)}))}var H=e=>e.attempts.flatMap(t=>t.failures);function Lr(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${N(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,ke.oneLine)(e.override?.
who??"unknown")}: ${(0,ke.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,ke.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var F=c(R(),1);function Rt(e){let t=a=>e.tasks.filter(a).map(d=>(0,F.oneLine)(d.id)).join(", "),n=t(a=>a.status==="skipped"&&!a.override?.adopted),r=t(a=>a.status==="forced"&&!a.override?.adopted),i=e.
tasks.filter(a=>a.pausedFor!==void 0),s=[...new Set(ee(e).map(({task:a})=>(0,F.oneLine)(a.id)))].join(", "),o=t(I);return[...i.map(({id:a,pausedFor:d})=>`decide on task ${(0,F.oneLine)(a)} (${(0,F.oneLine)(
d?.reason??"")}): /ultraplan:retry --task ${(0,F.oneLine)(a)} tries again, ultraplan log ${(0,F.oneLine)(a)} tells what happened`),...Wr(e),...r===""?[]:[`fix the task or the verification of ${r}, the\
n /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...s===""?[]:[`answer the\
 review findings on ${s}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...Hr(e)]}function Wr(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goe\
s on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,F.oneLine)(e.spec)} starts again\
 with what is still open`];default:return[]}}function Hr(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${N(e.base)}..${N(e.
approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var $=c(R(),1);var je=c(R(),1);function E(e){let t=Date.parse(e);return Number.isNaN(t)?(0,je.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var te=e=>/T(\d\d:\d\d:\d\d)/.exec(E(e))?.[1]??(0,je.oneLine)(
e);function Ce(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function ne(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Et(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Et(n%60)} min`}var Et=e=>String(e).padStart(2,
"0");function Ie(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[le(n)]+=1;return t}var Gr=new Set(
["executing","verifying","reviewing"]),Jr=e=>Gr.has(e.status);function Ne(e){let t=Ie(e),n=e.tasks.filter(I).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function Me(e){let t=e.tasks.filter(Jr);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!I(s));return i?[i]:[]}var De=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function xe(e){let t=n=>e.tasks.filter(n).map(r=>(0,$.oneLine)(r.id));return{run:(0,$.oneLine)(e.id),spec:(0,$.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,$.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Ce(e.startedAt,e.endedAt??e.lastAt)??0,totals:Ie(e),approved:t(n=>n.status==="approved"),retried:t(n=>H(n).length>0||n.attempts.length>
1),skipped:Tt(e,"skipped"),forced:Tt(e,"forced"),outstanding:ee(e).map(({task:n,from:r,text:i})=>({task:(0,$.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Ur),next:Rt(e)}}function Tt(e,t){return e.
tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,$.oneLine)(n),title:(0,$.oneLine)(r),who:(0,$.oneLine)(i.who),at:i.at,reason:(0,$.oneLine)(i.reason)}]:[])}function Ur(e){let t=Ce(e.startedAt,
e.lastStepAt);return{id:(0,$.oneLine)(e.id),title:(0,$.oneLine)(e.title),status:le(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:H(e).length,...t===void 0?{}:{durationMs:t},
...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:ge(e)}}var Vr=/^[\x20-\x7e]*$/,Yr=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Kr=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),zr=/^[\u{1f1e6}-\u{1f1ff}]$/u,Zr="\uFE0F";function Xr(e){return Yr.test(e)?0:zr.test(e)?1:Kr.test(e)?2:1}function G(e){if(Vr.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Zr&&n===1&&(t+=1),n=Xr(r),t+=n;return t}var At,Qr=e=>(At??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),At.segment(e));function ei(e,t){let n="",r=0;for(let{segment:i}of Qr(
e)){if(r+=G(i),r>t)break;n+=i}return n}function re(e,t){return t<=0?"":G(e)<=t?e:`${ei(e,t-1).trimEnd()}\u2026`}function ie(e,t){let n=re(e,t);return n+" ".repeat(Math.max(0,t-G(n)))}var Be=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${te(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Le(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${Pe(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${ne(e.durationMs)}: ${s.join(", ")}`}function Ot(e,t=100){let n=xe(e),r=(s,o)=>o.length===0?[]:["",s,...o];return`${[Le(n),...n.forced.map(Be),...r("skipped (\
unverified)",n.skipped.map(({id:s,who:o,at:a,reason:d})=>`  ${s}: ${d} (${o}, ${te(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:s,from:o,finding:a})=>`  ${s}: ${a} [${o}]`)),
...r("time and attempts",ti(e,n,t)),...r("what to do next",n.next.map((s,o)=>`  ${o+1}. ${s}`))].join(`
`)}
`}function ti(e,{tasks:t},n){let r=e.tasks.map(W),i=Math.min(14,Math.max(2,...t.map(({id:a})=>G(a)))),s=Math.max(6,...r.map(G)),o=Math.max(10,n-i-s-34);return t.map(({id:a,title:d,attempts:u,durationMs:p},m)=>{
let f=u===0?"":Pe(u,"attempt"),l=p===void 0?"":ne(p);return`  ${ie(a,i)}  ${ie(r[m]??"",s)}  ${ie(f,10)}  ${ie(l,12)}  ${re(d,o)}`.trimEnd()})}var lr=c(qt(),1);var ye=c(S(),1),jt=c(se(),1);function Ct(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=ri(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}var ni=3;function ri(e){
let t=e.tasks.filter(o=>o.approvedCommit!==void 0).sort((o,a)=>(a.approval?.seq??0)-(o.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;return Pt(e.root,n)?void 0:`history was rewritten: ${t.filter(o=>!Pt(
e.root,o.approvedCommit??"")).slice(0,ni).map(o=>`commit ${(o.approvedCommit??"").slice(0,10)} of task ${o.id}, which was approved,`).join(" and ")||`commit ${e.base.slice(0,10)}, on which the run beg\
an,`} is not in the history of ${ii(e)} any more; bring it back (${(0,jt.approvedRef)(e.id)} or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Pt(e,t){return t===""||(0,ye.tryGit)(
e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}function ii(e){try{let t=(0,ye.git)(e.root,["symbolic-ref","--quiet","--short","HEAD"]).trim();return t===e.branch?t:`${t} (the run is on ${e.branch}\
)`}catch{return"the detached HEAD"}}var It=(...e)=>require("node:child_process").spawn(...e);var Mt=require("node:path"),Dt=c(J(),1);function Bt(e,t=process.env){let n=(0,Mt.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=It(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,Dt.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}function We(e){let t=new Set(e.announced??[]);return[...e.tasks.filter(si).map(oi),...di(e)].filter(({key:n})=>!t.has(n))}var si=e=>(e.status==="escalated"||e.status==="blocked")&&e.kind!=="checkpoint";
function oi(e){let t=e.pausedFor?.reason;return{key:`task_escalated ${e.id} ${e.attempts.length}`,event:"task_escalated",task:e.id,...t===void 0?{}:{reason:t}}}var ai={parked:"run_parked",halted:"run_\
halted",finished:"run_finished"};function di({state:e,since:t,cause:n}){if(e!=="parked"&&e!=="halted"&&e!=="finished")return[];let r=ai[e];return[{key:`${r} ${t??0}`,event:r,...n===void 0?{}:{reason:n}}]}var ci=c(Q(),1),ui=c(R(),1),fi=c(He(),1);function ve(e){if(e.run.config.webhook===void 0||We(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let s=i?We(i):[];return s.length>0?[{type:"\
announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&Bt(["notify",e.dir,e.home,String(r.seq)])}var j=require("node:fs"),P=require("node:path"),rn=c(J(),1);var we={execution:1,claim:1,artifacts:2,proof:2,review:3},b=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function pi(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Wt(e,t){let n=t.status.toUpperCase(),r=pi(t),i=li(e,t,r),s=gi(e,t,r),o=ki(e,t,r);return{gateStatus:n,step:mi(t,r),executor:i,
verify:s,architect:o}}function mi(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?we[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function li(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?b("running",r.failures.at(-1)?.at??
r.startedAt):n&&we[n.stage]===1?b(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?b(t.override?"skipped":"running",r.startedAt):b("success",Ht(e,t)):{status:t.override?"skipped":"pending"}}function Ht(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function gi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
we[n.stage]===2?b("failed",n.at):r?.passed&&t.status!=="pending"?b("passed",hi(t)):t.override?b("skipped",t.override.at):t.status==="verifying"?b("running",Ht(e,t)):{status:"pending"}}function hi(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function ki(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&we[n.stage]===3)return b("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return b("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?b("approved",s.
at):s?.verdict.decision==="reject"?b("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Gt=c(R(),1),v=e=>(0,Gt.oneLine)(e).replaceAll("<!","&lt;!"),Jt=e=>v(e).replaceAll("|","\\|");var oe=c(R(),1);function Ut(e){let{override:t}=e;if(!t)return;let n=O(e),r=(0,oe.oneLine)(t.who),i=E(t.at),s=(0,oe.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,oe.oneLine)(t.session),prompt:(0,oe.oneLine)(t.prompt),requires_manual_commit:!0}}var M=c(R(),1);var xi=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
yi=new Set(["avg_attempts"]),vi=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,wi=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Yt=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Vt=e=>JSON.stringify(e).replace(
Yt,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Kt(e,t){return typeof t=="number"&&yi.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Vt(String(t)):typeof t=="\
boolean"?String(t):xi.has(e)&&vi.test(t)&&!wi.test(t)?t:Vt(t)}function Si(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Yt)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function $i(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>bi(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=Ge(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?Si(t,n):void 0;return[`${n}${e}: ${r??Kt(e,t)}`]}function bi(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Kt(e,t)}`];let[r,...i]=Ge(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var Ge=(e,t)=>Object.
entries(e).flatMap(([n,r])=>$i(n,r,t)),zt=e=>Ge(e,"").join(`
`);var Ri=10;function Zt(e){return`${[Ei(e),...Me(e).map(n=>Ti(e,n)),`## Gate Statistics

${Se(_i(e))}`,`## Recent Failures

${Se({recent_failures:qi(e)})}`,Fi(e),Pi(e),ji(e)].filter(n=>n!=="").join(`

`)}
`}var Se=e=>`\`\`\`yaml
${zt(e)}
\`\`\``;function Ei(e){let t=Ne(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,M.oneLine)(e.cause)})`;return[v(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,M.oneLine)(e.id)} is ${e.state}${r}, as of ${E(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function Ti(e,t){let n=Wt(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[v(`## Current Task: ${O(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[Je("Step 1: Executor ",n.executor),Je("Step 2: Verify   ",n.verify),Je("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,Se({current_task:Oi(e,t,n)})].join(`

`)}var Ai={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function Je(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${te(t.at)})`;return`[${Ai[t.status]??" "}] ${e}   - ${n}${r}`}function Oi(e,t,n){return{name:O(t),phase:t.phase===void 0?void 0:(0,M.oneLine)(t.phase),plan:St(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&E(t.startedAt),last_step_at:t.lastStepAt&&E(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:De(e,t),previous_failures:H(t).map(r=>`${r.type}: ${(0,M.oneLine)(r.reason)}`)}}function _i(e){let t=Ne(e),[n]=Me(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:O(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var qi=e=>bt(e,Ri).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:O(t),attempt:n.attempt,failure_type:n.type,error:(0,M.oneLine)(n.reason),recovered:r,resolution:i}));function Fi(e){let t=e.tasks.flatMap(n=>Ut(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${Se({tasks:t})}`}function Pi(e){let t=$t(e).map(({task:r,from:i,text:s})=>v(`- ${O(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,M.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function ji(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${De(e,n)}`,i=ge(n);return`- ${v(O(n))}: ${W(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Xt(e){let t=xe(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${v(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?W(a):s.status,String(s.attempts),s.durationMs===void 0?"":ne(s.durationMs),s.commit===void 0?"":N(s.commit),s.flags.join(", ")].map(
Jt).join(" | ")} |`});return`${[`# ${v(`Summary: ${t.spec}`)}`,v(Le(t)),t.forced.map(s=>`> ${v(Be(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:d,reason:u})=>`${s} ${o}: ${u} (${a}, ${E(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:d})=>`${s}\
 ${o} (forced) by ${a}, ${E(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${v(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var D=require("node:fs"),Qt=require("node:path"),Ue=c(S(),1);function en(e,t){try{Ci(e,t)}catch{}}function Ci(e,t){let n=(0,Qt.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=Ii(n);if(!r){s!==i&&(0,D.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,Ue.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,Ue.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,D.rmSync)(n,{force:!0}):(0,D.writeFileSync)(n,a)}function Ii(e){try{return(0,D.readFileSync)(e,"utf8")}catch{return}}var U=require("node:fs"),Ye=require("node:path"),Ni=e=>_("sha256").update(e).digest("hex"),Ve=e=>(0,Ye.join)(e,".state-digest"),Mi=13e3;function tn(e,t){try{let n=Di(Ve(e));n&&n.length>Mi&&(0,U.writeFileSync)(
Ve(e),n.subarray(n.length/2)),(0,U.appendFileSync)(Ve(e),`${Ni(t)}
`)}catch{}}function Di(e){try{return(0,U.readFileSync)(e)}catch{return}}function sn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,P.join)(t,"STATE.md"):(0,P.join)(e.root,(0,P.dirname)(n),"STATE.md")}var Bi=(e,t)=>(0,P.join)((0,P.dirname)(sn(e,t)),"SUMM\
ARY.md");function Ke(e,t){let n=Zt(e);tn(t,n),nn(sn(e,t),n,t),en(e,t),(e.state==="finished"||e.state==="cancelled")&&nn(Bi(e,t),Xt(e),t)}function nn(e,t,n){let r=(0,P.join)(n,`.view-${(0,rn.thisProcess)().
pid}`);try{(0,j.writeFileSync)(r,t);try{(0,j.renameSync)(r,e)}catch{(0,j.copyFileSync)(r,e)}}catch{}finally{(0,j.rmSync)(r,{force:!0})}}var on=c(S(),1);function ae(e,t,n){return(0,on.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var dn=c(de(),1);function $e(e,t){return(0,dn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var be=c(me(),1);function ze(e){for(let t of e.tasks){if(t.status!=="reviewing"&&t.status!=="verifying")continue;let n=(0,be.specReviewOf)(e,t);if(n.kind==="fix-needed"&&t.status==="reviewing")return{
kind:"fix",task:t,record:n.record};if((0,be.isApprovable)(e,t))return{kind:"approve",task:t,takeBack:n.kind==="ended"&&n.how==="given-up"}}}var sr=c(de(),1);var Re=c(S(),1),mn=c(Q(),1),ln=c(se(),1);var Xe=c(S(),1);function cn(e,t){return JSON.stringify(Ze(e),void 0,t)}function Ze(e){if(Array.isArray(e))return e.map(Ze);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ze(r)]))}var un=c(se(),1);function fn(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Li(i)}}function Li(e){return _("sha256").update(cn(e??{})).digest("hex")}function pn(e,t,n){(0,Xe.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${un.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function gn({run:e},t){(0,Re.git)(e.root,["update-ref",(0,ln.approvedRef)(e.id),e.approvedHead]);let n=(0,mn.taskOf)(e,t),r=n&&fn(e,n);r&&pn(e.root,r.commit,r)}var V=require("node:fs"),Ee=require("node:path"),ce=c(S(),1);var kn=require("node:fs"),xn=require("node:path"),yn=c(Qe(),1),h=c(S(),1),et=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],vn=5;function wn(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Wi(e,i,t(i),n)}catch(s){if(r===vn||(0,h.headCommit)(e)===i)throw s}}}function Wi(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,xn.join)(i.gitDir,`ultraplan-index-${q(4).toString("hex")}`),{root:o}=i;try{(0,h.git)(o,["read-tree",t],{index:s});let a=n.map(({path:p,text:m})=>{let f=(0,h.git)(
o,["hash-object","-w","--stdin"],{input:m}).trim();return{path:p,blob:f,mode:Ji(o,t,p),was:Gi(o,t,p)}});for(let{path:p,blob:m,mode:f}of a)(0,h.git)(o,["update-index","--add","--cacheinfo",`${f},${m},${p}`],
{index:s});let d=(0,h.git)(o,["write-tree"],{index:s}).trim(),u=(0,h.git)(o,[...et,"commit-tree",d,"-p",t],{input:r}).trim();(0,h.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:p,blob:m,mode:f,was:l}of a)Hi(o,p,m,f,l);return u}finally{(0,kn.rmSync)(s,{force:!0})}}function Hi(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=vn;o+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,yn.sleep)(40)}}var Gi=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Ji(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function Sn(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var $n=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Te(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,ce.headCommit)(s);if(!a)throw new Error("the repository has no commit");let d=Sn(s,i,a).find(({message:f})=>f.
split(`
`).includes(o));if(d)return d.commit;let u=t.filter(({path:f})=>(0,ce.committedText)(s,a,f)!==void 0||!$n(s,f)),p=f=>u.map(({path:l,change:k})=>({path:l,text:k((0,ce.committedText)(s,f,l))})),m=u.length>
0?wn(s,p,`${n}

${o}
`):a;for(let f of t)Ui((0,Ee.join)(s,f.path),f);return m}function Ui(e,{change:t}){let n;try{n=(0,V.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,V.mkdirSync)((0,Ee.dirname)(e),{recursive:!0}),
(0,V.writeFileSync)(e,t(n))}var tt=require("node:path"),T=c(Qe(),1),C=c(Rn(),1),En=e=>_("sha256").update(e).digest("hex"),Tn=(e,t)=>(0,tt.join)(e,"evidence",t);function nt(e,t,n={}){let r=n.files??T.realFiles,i=Ki(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=zi(i,n.cap??Number.POSITIVE_INFINITY),a=En(s),d=Tn(e,a);try{if((0,T.readIfThere)(r,d)?.equals(s)!==!0){
(0,T.ensureFolder)(r,(0,tt.join)(e,"evidence"));let u=`${d}.${q(4).toString("hex")}.new`;(0,T.writeAtomic)(r,d,s,{temporary:u,sync:"both"})}}catch(u){throw(0,C.diskError)(u,d)}return{sha256:a,bytes:s.
length,cut:o}}function An(e,t,n=T.realFiles){let r=Tn(e,t.sha256),i=(0,T.readIfThere)(n,r);if(i===void 0)throw new C.JournalError("evidence-missing",{file:r},Vi,C.GO_ON);if(En(i)!==t.sha256)throw new C.JournalError(
"evidence-changed",{file:r},Yi,C.GO_ON);return i.toString("utf8")}var Vi="the evidence file is not there",Yi="the evidence file was changed after it was written";function Ki(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function zi(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Zi(e,Math.floor(r/2)),s=Xi(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var On=e=>e!==void 0&&(e&192)===
128;function Zi(e,t){let n=t;for(;n>0&&t-n<3&&On(e[n]);)n-=1;return n}function Xi(e,t){let n=t;for(;n<e.length&&n-t<3&&On(e[n]);)n+=1;return n}function _n(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=Fn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Ae(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(d=>`\`${d}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${es(t)}`,`  - **Commit**: \`${qn(s,t)}\``].map(d=>o+d)}var Qi=7;function rt(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:d}=t,u=Fn(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${Ae(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(p=>({...p,line:r+Qi})),commit:qn(d,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var qn=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function es({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return Ae(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var ts=1e3,ns=100,Ae=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,ts),Fn=e=>Ae(e).slice(0,ns).trim(),it=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var rs=/\r\n|\n|\r/g;function jn(e){let t=[],n=0;for(let r of e.matchAll(rs))t.push(Pn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(Pn(e.slice(n),n)),t}function Pn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var is=3;function ss(e,t){if(!(os(e,t)>=is))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function os(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function In(e,t){let{original:n}=t,r=ss(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=_n(r,t,it(n));if(!n.box){let g={...rt(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:Cn(e.tasks,s,g)},task:g,after:s.id,insert:fe=>fe}}
let d=s.endLine,u=jn(o)[d]?.blank===!0,p=u?["",...a]:a,m=g=>as(g,s,p),f=d+1+(u?1:0),l={...rt(r,t,a,f),box:{line:f,column:it(n).length+3+1}},k=e.tasks.map(g=>g.file===n.file?cs(g,d,p.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:m(g.text)}:g),tasks:Cn(k,s,l)},task:l,after:s.id,insert:m}}function as(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=ds(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function ds(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function cs(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function Cn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function Nn(e){let{id:t,title:n,file:r,line:i,kind:s,checkpoint:o,phase:a,wave:d,parallel:u,dependsOn:p,files:m,tier:f,verification:l,securityReview:k,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:s,
parallel:u,dependsOn:p,files:m,securityReview:k,doneBefore:e.ticked,...o?{checkpoint:o}:{},...a!==void 0?{phase:a}:{},...d!==void 0?{wave:d}:{},...f?{tier:f}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function us(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function Mn(e,t,n=us(t)){let r=t.replace(fs,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var fs=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function Dn({feedback:e,findings:t}){let n=e||ps(t);return["A reviewer did not accept the work of the task that this one fixes:",Mn("what the reviewer wrote",n)].join(`
`)}var ps=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function Bn(e,t){return JSON.parse(An(e,t.plan))}function st(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var at=c(Wn(),1),B=c(Gn(),1),zn=c(me(),1),Oe=c(de(),1);var Un="## Review Suggestions",ms=3,ls=300;function Vn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=gs(t),i=t.kind==="suggestions"?hs(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Jn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=Jn(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var Jn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Y=e=>re(v(e),ls);function gs(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,ms).map(n=>`  - ${Y(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(Y).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${Y(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(Y).join("; ")||"none named"}`];case"suggestions":return[Un,"",...e.suggestions.
map(t=>`- Task ${Y(e.task)}: ${Y(t)}`)]}}function hs(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===Un||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var ot=require("node:path");var Yn=c(S(),1);var ks=c(Q(),1);var Kn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Yn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var xs=e=>ot.posix.dirname(e.planFiles[0]?.path??""),K=e=>ot.posix.join(xs(e),".progress.md");var _e=(e,t)=>({path:K(e),change:n=>t.reduce(Vn,n??"")});function ue(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,at.taskIndex)(
e,(0,B.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Zn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Oe.specRecords)(
t).at(-1);if(!(0,B.needsSpecReview)(e,t))return ys(e,t);let r=(0,zn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[ue(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[ue(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,Oe.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[ue(
e,t,n,"proceeded")]}}function ys(e,t){let n=(0,B.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,B.nextReviewIndex)(e,(0,at.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Xn(e,t,n,r){let i=Bn(e,t),s=st(i,n.id),{findings:o,suggestions:a=[],feedback:d}=r.verdict,u=o.filter(l=>!a.includes(l)),p=In(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>st(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||d,scope:t.spec}),m=$e(t,n);if(!p||m===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let f=Te(t,[...p.task.box?[{
path:s.file,change:l=>p.insert(l??"")}]:[],_e(t,[ue(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${p.task.id} from\
 the review of task ${n.id}`,key:`fix ${p.task.id}`,since:m});return[{type:"tasks_added",after:p.after,tasks:[{...Nn(p.task),addedBy:"review"}],plan:nt(e,JSON.stringify(p.plan)),commit:f,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:nt(e,Dn(r.verdict))}]}var nr=c(S(),1);var Qn=require("node:fs"),er=require("node:path"),y=c(S(),1);function tr(e,t,n,r){let i=(0,y.findRepository)(e),s=(0,y.headCommit)(e);if(!i||!s)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:a}=i,d=(0,er.join)(a,`ultraplan-index-${q(4).toString(
"hex")}`),u=n.map(m=>({path:m,was:vs(o,t,m)})),p=u.filter(({path:m})=>ws(o,m));try{(0,y.git)(o,["read-tree",s],{index:d});for(let{path:l,was:k}of u){let g=k?["--add","--cacheinfo",`${k.mode},${k.blob}\
,${l}`]:["--force-remove","--",l];(0,y.git)(o,["update-index",...g],{index:d})}let m=(0,y.git)(o,["write-tree"],{index:d}).trim(),f=(0,y.git)(o,[...et,"commit-tree",m,"-p",s],{input:r}).trim();(0,y.git)(
o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,s]);for(let{path:l,was:k}of p)k?(0,y.git)(o,["checkout","--quiet",f,"--",`:(top,literal)${l}`]):(0,y.git)(o,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${l}`]);return f}finally{
(0,Qn.rmSync)(d,{force:!0})}}function vs(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,y.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var ws=(e,t)=>(0,y.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var rr=c(de(),1);function ir(e,t){let n=(0,rr.fixTasksOf)(e,t).at(-1),r=n?.attempts[0]?.base,i=(0,nr.headCommit)(e.root);if(!n||r===void 0||i===void 0)return;let s=K(e),o=ae(e.root,r,i).filter(a=>a!==s);o.length!==0&&
tr(e.root,r,o,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function or(e){for(;ze(e.run);){let{state:t,events:n}=e.journal.update(r=>r?Ss(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&gn(e,r.task);if(n.length===0)return}}function Ss(e,t){let n=ze(
t);return n?n.kind==="fix"?Xn(e,t,n.task,n.record):(n.takeBack&&ir(t,n.task),[$s(t,n.task)]):[]}function $s(e,t){let n=$e(e,t);if(n===void 0)throw new Error(`task ${t.id} has no commit to approve`);let r=Zn(
e,t),i=e.tasks.flatMap(d=>t.parallel&&d.parallel?d.approvedHead??d.approvedCommit??[]:[]),s=Kn(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===0)return s===n?o:{...o,head:s};
let a=Te(e,[_e(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n});return bs(e,
t,s,a)?{...o,head:a}:{...o,head:s}}function bs(e,t,n,r){let i=[K(e),...(0,sr.fixTasksOf)(e,t).some(s=>s.givenUp)?[t.file]:[]];return ae(e.root,n,r).every(s=>i.includes(s))}var A=require("node:fs"),ar=require("node:path"),qe=c(J(),1);var Fe=c(se(),1);function dt(e,t,n){let r=(0,Fe.waitingFile)(t,e.session);if(!Z(e,n)){(0,A.rmSync)(r,{force:!0});return}ur(r)||((0,A.mkdirSync)((0,ar.dirname)(r),{recursive:!0,mode:448}),(0,A.writeFileSync)(
r,"",{mode:384}))}function dr(e,t){let n=(0,Fe.waitingFile)(t,e.session),r=ur(n);return r&&(0,qe.isAlive)(r)?!1:((0,A.writeFileSync)(n,JSON.stringify((0,qe.thisProcess)()),{mode:384}),!0)}function cr(e,t){
(0,A.rmSync)((0,Fe.waitingFile)(t,e.session),{force:!0})}function ur(e){try{return JSON.parse((0,A.readFileSync)(e,"utf8"))}catch{return}}var gr=3;function hr(e,t,n){let{journal:r,dir:i}=e;or(e);let s=Ct(e.run);s.length>0&&(e.run=r.update(()=>s).state);let o=()=>(0,pr.headCommit)(e.run.root)??e.run.base,a=Rs(e.run,n);if(a)return dt(e.run,
e.home,n),ve(e),{action:a,text:fr(e.run,a,o).text};let d,{state:u}=r.update(m=>{if(!m)return[];let f=z(m,n),{events:l,text:k}=fr(m,f,o);d={action:f,text:k};let g=_("sha256").update(k).digest("hex").slice(
0,16),fe={type:"directive_given",digest:g,via:t},br=f.kind==="done"&&m.state==="running"?[{type:"run_finished",commit:o()}]:[];if(t==="stop"&&f.kind==="dispatch"&&l.length===0&&Es(m,g)){let ut=`the se\
ssion stopped ${gr} times without following: ${k.split(`
`)[0]}`;return d={action:{kind:"wait",reason:`${ut}; the run is parked, /ultraplan:resume goes on`},text:""},[fe,{type:"run_parked",cause:ut}]}return[...l,...br,fe]});if(!d||!u)throw new Error("the ru\
n has no state");let p=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,lr.letGo)(e.home,u,i),dt(u,e.home,n),Ke(u,i),ve(e),p?{...d,summary:Ot(u)}:d}function Rs(e,t){
let n=z(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var Es=(e,t)=>e.standing.digest===t&&e.standing.count+1>=gr;function fr(e,t,n){switch(t.kind){case"dispatch":return Ts(
e,t,n);case"wait":return{events:[],text:X(`ultraplan: ${t.reason}. End your turn.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:X(`ultraplan needs the person: ${t.question.
slice(0,200)}. Options: ${t.options.join(" | ")}. Tell them and end your turn.`,{action:"ask"})};case"done":return{events:[],text:X(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"\
done"})}}}function Ts(e,t,n){let r=[],i=t.agents.map(o=>{let a=e.tickets.find(d=>!d.redeemedAt&&d.task===o.task&&d.role===o.role&&d.iteration===o.iteration);return a||(a={id:q(8).toString("hex")},r.push(
{type:"ticket_issued",ticket:a.id,base:n(),...o})),{subagent_type:`ultraplan:${o.role}`,description:Os(e,o.task,o.attempt),prompt:`ultraplan-ticket ${a.id}`}}),s=i.length===1?"Call the Agent tool once\
, with exactly these arguments; nothing else.":`Call the Agent tool ${i.length} times in one message, with exactly these arguments; nothing else.`;return{events:r,text:X(s,{action:"dispatch",agents:i})}}
var As=40;function Os(e,t,n){let r=(0,mr.taskOf)(e,t),i=e.tasks.findIndex(a=>a.id===t)+1,s=(r?.title??"").replace(/[\u0000-\u001f\u007f-\u009f`"<>]/g," ").slice(0,As),o=n>1?`, attempt ${n}`:"";return`${t}\
 ${s} (${i}/${e.tasks.length})${o}`}var ct=c(J(),1);function kr(e){_s(e,t=>t.judging!==void 0&&!(0,ct.isAlive)(t.judging.process),"the claim was never judged")}function _s(e,t,n){if(!e.run.tickets.some(t))return;let{state:r}=e.journal.update(i=>(i?.tickets??
[]).filter(s=>t(s)).flatMap(s=>qs(s,n)));e.run=r}function qs(e,t){return e.judging?(0,ct.isAlive)(e.judging.process)?[]:[{type:"agent_lost",ticket:e.id,cause:"the claim was never judged",failure:"TIME\
OUT"}]:[{type:"agent_lost",ticket:e.id,cause:t,failure:"EXECUTION_FAILURE"}]}var xr=c(J(),1);function yr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,xr.isSameStart)(n,t.client.startedAt)}var wr=c(He(),1);var Fs=500;async function Sr(e){let t=js(e);if(!(!t||!Z(t.run,new Date)||!dr(t.run,e.home)))return await Ps(t),cr(t.run,e.home),t.run.state==="running"?hr(t,"wake",new Date).text:void 0}async function Ps(e){
for(;Z(e.run,new Date);)await(0,vr.setTimeout)(Fs),e.run=e.journal.refresh(),kr(e)}function js(e){let t=(0,wr.openActiveRun)(e.home,e.id);return t&&yr(t.run,e)?t:void 0}var $r={kind:"pass"};var Cs=async(e,{session:t})=>{let n=await Sr(t);return n===void 0?$r:{kind:"wake",text:n}};0&&(module.exports={hook});
