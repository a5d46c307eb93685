const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var mr=Object.create;var ue=Object.defineProperty;var lr=Object.getOwnPropertyDescriptor;var gr=Object.getOwnPropertyNames;var hr=Object.getPrototypeOf,xr=Object.prototype.hasOwnProperty;var k=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},kr=(e,t)=>{for(var n in t)ue(e,n,{get:t[n],enumerable:!0})},st=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of gr(t))!xr.call(e,i)&&i!==n&&ue(e,i,{get:()=>t[i],enumerable:!(r=lr(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?mr(hr(e)):{},st(t||!e||!e.__esModule?ue(n,"default",{value:e,enumerable:!0}):n,e)),yr=e=>st(ue({},"__esModule",{value:!0}),e);var $=k((Ss,ot)=>{ot.exports=require("./open-run.cjs").io_git});var z=k((Rs,at)=>{at.exports=require("./open-run.cjs").run_change});var dt=k((Es,ct)=>{ct.exports=require("./open-run.cjs").run_groups});var ft=k((Ts,ut)=>{ut.exports=require("./open-run.cjs").run_policy});var fe=k((As,pt)=>{pt.exports=require("./open-run.cjs").run_reviews});var R=k((_s,gt)=>{gt.exports=require("./open-run.cjs").view_terminal});var Rt=k((eo,bt)=>{bt.exports=require("./open-run.cjs").engine_active});var re=k((to,Et)=>{Et.exports=require("./open-run.cjs").engine_places});var ke=k((so,qt)=>{qt.exports=require("./open-run.cjs").io_process_ref});var Nt=k((uo,jt)=>{jt.exports=require("./open-run.cjs").engine_open_run});var oe=k((Vo,nn)=>{nn.exports=require("./open-run.cjs").run_spec_review});var Ye=k((ia,pn)=>{pn.exports=require("./open-run.cjs").io_files});var wn=k((da,vn)=>{vn.exports=require("./open-run.cjs").journal_journal_error});var Mn=k((Sa,In)=>{In.exports=require("./open-run.cjs").run_review_index});var Dn=k((ba,Bn)=>{Bn.exports=require("./open-run.cjs").run_review_need});var vs={};kr(vs,{advance:()=>ls});module.exports=yr(vs);var O=(...e)=>require("node:crypto").createHash(...e);var _=(...e)=>require("node:crypto").randomBytes(...e);var cr=d($(),1);function K(e,t){return`${e}
ultraplan:next ${JSON.stringify(t)}`}var dr=d(z(),1);var w=d(dt(),1),mt=d(ft(),1),lt=d(fe(),1);function Z(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelle\
d"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resum\
e goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:["/ultraplan:retry --task <id>","/ultraplan:resume","/ultraplan:cancel"]};case"running":
return vr(e,t)}}function vr(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Sr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} a\
gent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,lt.nextReviews)(e,s,t));return i.length>0?{kind:"dispatch",agents:i}:wr(e,t)}function wr(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,w.isDone)(
i)||(0,w.isStuck)(i)||!(0,w.isReady)(e,r))continue;let s=i.notBefore!==void 0&&i.notBefore>t.toISOString();if(!((i.status==="reviewing"||i.status==="verifying")&&!s)){if(i.kind==="checkpoint")return br(
i);if(s&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return $r(e,r)}}return n!==void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(w.isDone)?
{kind:"done",reason:"every task is done"}:Rr(e)}function $r(e,t){let n=(0,w.parallelGroup)(e,t).filter(s=>!(0,w.isDone)(s)&&!(0,w.isStuck)(s)&&s.attempts.length===0),r=e.tasks[t],i=n.length>1&&r&&n.includes(
r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:i.length>1}))}}function Sr(e){let{task:t,role:n,attempt:r,iteration:i,
isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function br(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wr\
ong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function Rr(e){let t=e.tasks.find(w.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(
i=>!(0,w.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,mt.attemptsUsed)(t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n}\
 attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","investigate"]}}var L=d(R(),1);function A(e){let t=(0,L.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,L.oneLine)(e.id)}: ${t}`}var ht=(e,t)=>(0,L.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),pe=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,N=e=>e.doneBefore&&e.status==="pending";function W(e){return N(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function me(e){let t=[...N(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(L.oneLine)])]}
var I=e=>(0,L.oneLine)(e).slice(0,10),Oe=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var le=d(R(),1),Er={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Tr(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function Ar({role:e,verdict:t}){let n=Er[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function X(e){return e.tasks.flatMap(t=>Tr(t).flatMap(n=>Ar(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,le.oneLine)(i)}))))}function xt(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,le.oneLine)(
r.id),text:(0,le.oneLine)(r.message)}))),...X(e)]}var ge=d(R(),1);function kt(e,t){let n=e.tasks.flatMap(r=>H(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,failure:i})=>({
task:r,failure:i,recovered:r.status==="approved",resolution:Or(r,i)}))}var H=e=>e.attempts.flatMap(t=>t.failures);function Or(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${I(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,ge.oneLine)(e.override?.
who??"unknown")}: ${(0,ge.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,ge.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var q=d(R(),1);function yt(e){let t=a=>e.tasks.filter(a).map(c=>(0,q.oneLine)(c.id)).join(", "),n=t(a=>a.status==="skipped"&&!a.override?.adopted),r=t(a=>a.status==="forced"&&!a.override?.adopted),i=e.
tasks.filter(a=>a.pausedFor!==void 0),s=[...new Set(X(e).map(({task:a})=>(0,q.oneLine)(a.id)))].join(", "),o=t(N);return[...i.map(({id:a,pausedFor:c})=>`decide on task ${(0,q.oneLine)(a)} (${(0,q.oneLine)(
c?.reason??"")}): /ultraplan:retry --task ${(0,q.oneLine)(a)} tries again, ultraplan log ${(0,q.oneLine)(a)} tells what happened`),..._r(e),...r===""?[]:[`fix the task or the verification of ${r}, the\
n /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...s===""?[]:[`answer the\
 review findings on ${s}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...qr(e)]}function _r(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goe\
s on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,q.oneLine)(e.spec)} starts again\
 with what is still open`];default:return[]}}function qr(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${I(e.base)}..${I(e.
approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var S=d(R(),1);var _e=d(R(),1);function E(e){let t=Date.parse(e);return Number.isNaN(t)?(0,_e.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var Q=e=>/T(\d\d:\d\d:\d\d)/.exec(E(e))?.[1]??(0,_e.oneLine)(
e);function qe(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function ee(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${vt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${vt(n%60)} min`}var vt=e=>String(e).padStart(2,
"0");function Fe(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[pe(n)]+=1;return t}var Fr=new Set(
["executing","verifying","reviewing"]),Pr=e=>Fr.has(e.status);function Pe(e){let t=Fe(e),n=e.tasks.filter(N).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,c)=>a+c.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function Ce(e){let t=e.tasks.filter(Pr);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!N(s));return i?[i]:[]}var je=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function he(e){let t=n=>e.tasks.filter(n).map(r=>(0,S.oneLine)(r.id));return{run:(0,S.oneLine)(e.id),spec:(0,S.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,S.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:qe(e.startedAt,e.endedAt??e.lastAt)??0,totals:Fe(e),approved:t(n=>n.status==="approved"),retried:t(n=>H(n).length>0||n.attempts.length>
1),skipped:wt(e,"skipped"),forced:wt(e,"forced"),outstanding:X(e).map(({task:n,from:r,text:i})=>({task:(0,S.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Cr),next:yt(e)}}function wt(e,t){return e.
tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,S.oneLine)(n),title:(0,S.oneLine)(r),who:(0,S.oneLine)(i.who),at:i.at,reason:(0,S.oneLine)(i.reason)}]:[])}function Cr(e){let t=qe(e.startedAt,
e.lastStepAt);return{id:(0,S.oneLine)(e.id),title:(0,S.oneLine)(e.title),status:pe(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:H(e).length,...t===void 0?{}:{durationMs:t},
...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:me(e)}}var jr=/^[\x20-\x7e]*$/,Nr=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Ir=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Mr=/^[\u{1f1e6}-\u{1f1ff}]$/u,Br="\uFE0F";function Dr(e){return Nr.test(e)?0:Mr.test(e)?1:Ir.test(e)?2:1}function G(e){if(jr.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Br&&n===1&&(t+=1),n=Dr(r),t+=n;return t}var $t,Lr=e=>($t??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),$t.segment(e));function Wr(e,t){let n="",r=0;for(let{segment:i}of Lr(
e)){if(r+=G(i),r>t)break;n+=i}return n}function te(e,t){return t<=0?"":G(e)<=t?e:`${Wr(e,t-1).trimEnd()}\u2026`}function ne(e,t){let n=te(e,t);return n+" ".repeat(Math.max(0,t-G(n)))}var Ne=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${Q(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Ie(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${Oe(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${ee(e.durationMs)}: ${s.join(", ")}`}function St(e,t=100){let n=he(e),r=(s,o)=>o.length===0?[]:["",s,...o];return`${[Ie(n),...n.forced.map(Ne),...r("skipped (\
unverified)",n.skipped.map(({id:s,who:o,at:a,reason:c})=>`  ${s}: ${c} (${o}, ${Q(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:s,from:o,finding:a})=>`  ${s}: ${a} [${o}]`)),
...r("time and attempts",Hr(e,n,t)),...r("what to do next",n.next.map((s,o)=>`  ${o+1}. ${s}`))].join(`
`)}
`}function Hr(e,{tasks:t},n){let r=e.tasks.map(W),i=Math.min(14,Math.max(2,...t.map(({id:a})=>G(a)))),s=Math.max(6,...r.map(G)),o=Math.max(10,n-i-s-34);return t.map(({id:a,title:c,attempts:u,durationMs:p},m)=>{
let f=u===0?"":Oe(u,"attempt"),l=p===void 0?"":ee(p);return`  ${ne(a,i)}  ${ne(r[m]??"",s)}  ${ne(f,10)}  ${ne(l,12)}  ${te(c,o)}`.trimEnd()})}var ur=d(Rt(),1);var xe=d($(),1),At=d(re(),1);function Ot(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Jr(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}var Gr=3;function Jr(e){
let t=e.tasks.filter(o=>o.approvedCommit!==void 0).sort((o,a)=>(a.approval?.seq??0)-(o.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;return Tt(e.root,n)?void 0:`history was rewritten: ${t.filter(o=>!Tt(
e.root,o.approvedCommit??"")).slice(0,Gr).map(o=>`commit ${(o.approvedCommit??"").slice(0,10)} of task ${o.id}, which was approved,`).join(" and ")||`commit ${e.base.slice(0,10)}, on which the run beg\
an,`} is not in the history of ${Ur(e)} any more; bring it back (${(0,At.approvedRef)(e.id)} or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Tt(e,t){return t===""||(0,xe.tryGit)(
e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}function Ur(e){try{let t=(0,xe.git)(e.root,["symbolic-ref","--quiet","--short","HEAD"]).trim();return t===e.branch?t:`${t} (the run is on ${e.branch}\
)`}catch{return"the detached HEAD"}}var _t=(...e)=>require("node:child_process").spawn(...e);var Ft=require("node:path"),Pt=d(ke(),1);function Ct(e,t=process.env){let n=(0,Ft.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=_t(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,Pt.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}function Me(e){let t=new Set(e.announced??[]);return[...e.tasks.filter(Vr).map(Yr),...zr(e)].filter(({key:n})=>!t.has(n))}var Vr=e=>(e.status==="escalated"||e.status==="blocked")&&e.kind!=="checkpoint";
function Yr(e){let t=e.pausedFor?.reason;return{key:`task_escalated ${e.id} ${e.attempts.length}`,event:"task_escalated",task:e.id,...t===void 0?{}:{reason:t}}}var Kr={parked:"run_parked",halted:"run_\
halted",finished:"run_finished"};function zr({state:e,since:t,cause:n}){if(e!=="parked"&&e!=="halted"&&e!=="finished")return[];let r=Kr[e];return[{key:`${r} ${t??0}`,event:r,...n===void 0?{}:{reason:n}}]}var Zr=d(z(),1),Xr=d(R(),1),Qr=d(Nt(),1);function Be(e){if(e.run.config.webhook===void 0||Me(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let s=i?Me(i):[];return s.length>0?[{type:"\
announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&Ct(["notify",e.dir,e.home,String(r.seq)])}var P=require("node:fs"),F=require("node:path"),Xt=d(ke(),1);var ye={execution:1,claim:1,artifacts:2,proof:2,review:3},b=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function ei(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function It(e,t){let n=t.status.toUpperCase(),r=ei(t),i=ni(e,t,r),s=ri(e,t,r),o=si(e,t,r);return{gateStatus:n,step:ti(t,r),executor:i,
verify:s,architect:o}}function ti(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?ye[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function ni(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?b("running",r.failures.at(-1)?.at??
r.startedAt):n&&ye[n.stage]===1?b(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?b(t.override?"skipped":"running",r.startedAt):b("success",Mt(e,t)):{status:t.override?"skipped":"pending"}}function Mt(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function ri(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
ye[n.stage]===2?b("failed",n.at):r?.passed&&t.status!=="pending"?b("passed",ii(t)):t.override?b("skipped",t.override.at):t.status==="verifying"?b("running",Mt(e,t)):{status:"pending"}}function ii(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function si(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&ye[n.stage]===3)return b("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return b("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?b("approved",s.
at):s?.verdict.decision==="reject"?b("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Bt=d(R(),1),v=e=>(0,Bt.oneLine)(e).replaceAll("<!","&lt;!"),Dt=e=>v(e).replaceAll("|","\\|");var ie=d(R(),1);function Lt(e){let{override:t}=e;if(!t)return;let n=A(e),r=(0,ie.oneLine)(t.who),i=E(t.at),s=(0,ie.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,ie.oneLine)(t.session),prompt:(0,ie.oneLine)(t.prompt),requires_manual_commit:!0}}var M=d(R(),1);var oi=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
ai=new Set(["avg_attempts"]),ci=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,di=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Ht=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Wt=e=>JSON.stringify(e).replace(
Ht,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Gt(e,t){return typeof t=="number"&&ai.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Wt(String(t)):typeof t=="\
boolean"?String(t):oi.has(e)&&ci.test(t)&&!di.test(t)?t:Wt(t)}function ui(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Ht)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function fi(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>pi(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=De(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?ui(t,n):void 0;return[`${n}${e}: ${r??Gt(e,t)}`]}function pi(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Gt(e,t)}`];let[r,...i]=De(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var De=(e,t)=>Object.
entries(e).flatMap(([n,r])=>fi(n,r,t)),Jt=e=>De(e,"").join(`
`);var mi=10;function Ut(e){return`${[li(e),...Ce(e).map(n=>gi(e,n)),`## Gate Statistics

${ve(ki(e))}`,`## Recent Failures

${ve({recent_failures:yi(e)})}`,vi(e),wi(e),$i(e)].filter(n=>n!=="").join(`

`)}
`}var ve=e=>`\`\`\`yaml
${Jt(e)}
\`\`\``;function li(e){let t=Pe(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,M.oneLine)(e.cause)})`;return[v(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,M.oneLine)(e.id)} is ${e.state}${r}, as of ${E(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function gi(e,t){let n=It(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[v(`## Current Task: ${A(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[Le("Step 1: Executor ",n.executor),Le("Step 2: Verify   ",n.verify),Le("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,ve({current_task:xi(e,t,n)})].join(`

`)}var hi={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function Le(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${Q(t.at)})`;return`[${hi[t.status]??" "}] ${e}   - ${n}${r}`}function xi(e,t,n){return{name:A(t),phase:t.phase===void 0?void 0:(0,M.oneLine)(t.phase),plan:ht(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&E(t.startedAt),last_step_at:t.lastStepAt&&E(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:je(e,t),previous_failures:H(t).map(r=>`${r.type}: ${(0,M.oneLine)(r.reason)}`)}}function ki(e){let t=Pe(e),[n]=Ce(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:A(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var yi=e=>kt(e,mi).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:A(t),attempt:n.attempt,failure_type:n.type,error:(0,M.oneLine)(n.reason),recovered:r,resolution:i}));function vi(e){let t=e.tasks.flatMap(n=>Lt(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${ve({tasks:t})}`}function wi(e){let t=xt(e).map(({task:r,from:i,text:s})=>v(`- ${A(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,M.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function $i(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${je(e,n)}`,i=me(n);return`- ${v(A(n))}: ${W(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Vt(e){let t=he(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${v(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?W(a):s.status,String(s.attempts),s.durationMs===void 0?"":ee(s.durationMs),s.commit===void 0?"":I(s.commit),s.flags.join(", ")].map(
Dt).join(" | ")} |`});return`${[`# ${v(`Summary: ${t.spec}`)}`,v(Ie(t)),t.forced.map(s=>`> ${v(Ne(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:c,reason:u})=>`${s} ${o}: ${u} (${a}, ${E(c)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:c})=>`${s}\
 ${o} (forced) by ${a}, ${E(c)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${v(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var B=require("node:fs"),Yt=require("node:path"),We=d($(),1);function Kt(e,t){try{Si(e,t)}catch{}}function Si(e,t){let n=(0,Yt.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=bi(n);if(!r){s!==i&&(0,B.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,We.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,We.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,B.rmSync)(n,{force:!0}):(0,B.writeFileSync)(n,a)}function bi(e){try{return(0,B.readFileSync)(e,"utf8")}catch{return}}var J=require("node:fs"),Ge=require("node:path"),Ri=e=>O("sha256").update(e).digest("hex"),He=e=>(0,Ge.join)(e,".state-digest"),Ei=13e3;function zt(e,t){try{let n=Ti(He(e));n&&n.length>Ei&&(0,J.writeFileSync)(
He(e),n.subarray(n.length/2)),(0,J.appendFileSync)(He(e),`${Ri(t)}
`)}catch{}}function Ti(e){try{return(0,J.readFileSync)(e)}catch{return}}function Qt(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,F.join)(t,"STATE.md"):(0,F.join)(e.root,(0,F.dirname)(n),"STATE.md")}var Ai=(e,t)=>(0,F.join)((0,F.dirname)(Qt(e,t)),"SUMM\
ARY.md");function en(e,t){let n=Ut(e);zt(t,n),Zt(Qt(e,t),n,t),Kt(e,t),(e.state==="finished"||e.state==="cancelled")&&Zt(Ai(e,t),Vt(e),t)}function Zt(e,t,n){let r=(0,F.join)(n,`.view-${(0,Xt.thisProcess)().
pid}`);try{(0,P.writeFileSync)(r,t);try{(0,P.renameSync)(r,e)}catch{(0,P.copyFileSync)(r,e)}}catch{}finally{(0,P.rmSync)(r,{force:!0})}}var tn=d($(),1);function se(e,t,n){return(0,tn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var rn=d(oe(),1);function we(e,t){return(0,rn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var $e=d(fe(),1);function Je(e){for(let t of e.tasks){if(t.status!=="reviewing"&&t.status!=="verifying")continue;let n=(0,$e.specReviewOf)(e,t);if(n.kind==="fix-needed"&&t.status==="reviewing")return{
kind:"fix",task:t,record:n.record};if((0,$e.isApprovable)(e,t))return{kind:"approve",task:t,takeBack:n.kind==="ended"&&n.how==="given-up"}}}var tr=d(oe(),1);var Se=d($(),1),dn=d(z(),1),un=d(re(),1);var Ve=d($(),1);function sn(e,t){return JSON.stringify(Ue(e),void 0,t)}function Ue(e){if(Array.isArray(e))return e.map(Ue);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ue(r)]))}var on=d(re(),1);function an(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Oi(i)}}function Oi(e){return O("sha256").update(sn(e??{})).digest("hex")}function cn(e,t,n){(0,Ve.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${on.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function fn({run:e},t){(0,Se.git)(e.root,["update-ref",(0,un.approvedRef)(e.id),e.approvedHead]);let n=(0,dn.taskOf)(e,t),r=n&&an(e,n);r&&cn(e.root,r.commit,r)}var U=require("node:fs"),be=require("node:path"),ae=d($(),1);var mn=require("node:fs"),ln=require("node:path"),gn=d(Ye(),1),h=d($(),1),Ke=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],hn=5;function xn(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return _i(e,i,t(i),n)}catch(s){if(r===hn||(0,h.headCommit)(e)===i)throw s}}}function _i(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,ln.join)(i.gitDir,`ultraplan-index-${_(4).toString("hex")}`),{root:o}=i;try{(0,h.git)(o,["read-tree",t],{index:s});let a=n.map(({path:p,text:m})=>{let f=(0,h.git)(
o,["hash-object","-w","--stdin"],{input:m}).trim();return{path:p,blob:f,mode:Pi(o,t,p),was:Fi(o,t,p)}});for(let{path:p,blob:m,mode:f}of a)(0,h.git)(o,["update-index","--add","--cacheinfo",`${f},${m},${p}`],
{index:s});let c=(0,h.git)(o,["write-tree"],{index:s}).trim(),u=(0,h.git)(o,[...Ke,"commit-tree",c,"-p",t],{input:r}).trim();(0,h.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:p,blob:m,mode:f,was:l}of a)qi(o,p,m,f,l);return u}finally{(0,mn.rmSync)(s,{force:!0})}}function qi(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=hn;o+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,gn.sleep)(40)}}var Fi=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Pi(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function kn(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var yn=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Re(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,ae.headCommit)(s);if(!a)throw new Error("the repository has no commit");let c=kn(s,i,a).find(({message:f})=>f.
split(`
`).includes(o));if(c)return c.commit;let u=t.filter(({path:f})=>(0,ae.committedText)(s,a,f)!==void 0||!yn(s,f)),p=f=>u.map(({path:l,change:x})=>({path:l,text:x((0,ae.committedText)(s,f,l))})),m=u.length>
0?xn(s,p,`${n}

${o}
`):a;for(let f of t)Ci((0,be.join)(s,f.path),f);return m}function Ci(e,{change:t}){let n;try{n=(0,U.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,U.mkdirSync)((0,be.dirname)(e),{recursive:!0}),
(0,U.writeFileSync)(e,t(n))}var ze=require("node:path"),T=d(Ye(),1),C=d(wn(),1),$n=e=>O("sha256").update(e).digest("hex"),Sn=(e,t)=>(0,ze.join)(e,"evidence",t);function Ze(e,t,n={}){let r=n.files??T.realFiles,i=Ii(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=Mi(i,n.cap??Number.POSITIVE_INFINITY),a=$n(s),c=Sn(e,a);try{if((0,T.readIfThere)(r,c)?.equals(s)!==!0){
(0,T.ensureFolder)(r,(0,ze.join)(e,"evidence"));let u=`${c}.${_(4).toString("hex")}.new`;(0,T.writeAtomic)(r,c,s,{temporary:u,sync:"both"})}}catch(u){throw(0,C.diskError)(u,c)}return{sha256:a,bytes:s.
length,cut:o}}function bn(e,t,n=T.realFiles){let r=Sn(e,t.sha256),i=(0,T.readIfThere)(n,r);if(i===void 0)throw new C.JournalError("evidence-missing",{file:r},ji,C.GO_ON);if($n(i)!==t.sha256)throw new C.JournalError(
"evidence-changed",{file:r},Ni,C.GO_ON);return i.toString("utf8")}var ji="the evidence file is not there",Ni="the evidence file was changed after it was written";function Ii(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Mi(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Bi(e,Math.floor(r/2)),s=Di(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var Rn=e=>e!==void 0&&(e&192)===
128;function Bi(e,t){let n=t;for(;n>0&&t-n<3&&Rn(e[n]);)n-=1;return n}function Di(e,t){let n=t;for(;n<e.length&&n-t<3&&Rn(e[n]);)n+=1;return n}function En(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=An(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Ee(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Wi(t)}`,`  - **Commit**: \`${Tn(s,t)}\``].map(c=>o+c)}var Li=7;function Xe(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:c}=t,u=An(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${Ee(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(p=>({...p,line:r+Li})),commit:Tn(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var Tn=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Wi({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return Ee(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Hi=1e3,Gi=100,Ee=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Hi),An=e=>Ee(e).slice(0,Gi).trim(),Qe=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Ji=/\r\n|\n|\r/g;function _n(e){let t=[],n=0;for(let r of e.matchAll(Ji))t.push(On(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(On(e.slice(n),n)),t}function On(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Ui=3;function Vi(e,t){if(!(Yi(e,t)>=Ui))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Yi(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function Fn(e,t){let{original:n}=t,r=Vi(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=En(r,t,Qe(n));if(!n.box){let g={...Xe(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:qn(e.tasks,s,g)},task:g,after:s.id,insert:de=>de}}
let c=s.endLine,u=_n(o)[c]?.blank===!0,p=u?["",...a]:a,m=g=>Ki(g,s,p),f=c+1+(u?1:0),l={...Xe(r,t,a,f),box:{line:f,column:Qe(n).length+3+1}},x=e.tasks.map(g=>g.file===n.file?Zi(g,c,p.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:m(g.text)}:g),tasks:qn(x,s,l)},task:l,after:s.id,insert:m}}function Ki(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=zi(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function zi(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function Zi(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function qn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function Pn(e){let{id:t,title:n,file:r,line:i,kind:s,checkpoint:o,phase:a,wave:c,parallel:u,dependsOn:p,files:m,tier:f,verification:l,securityReview:x,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:s,
parallel:u,dependsOn:p,files:m,securityReview:x,doneBefore:e.ticked,...o?{checkpoint:o}:{},...a!==void 0?{phase:a}:{},...c!==void 0?{wave:c}:{},...f?{tier:f}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function Xi(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function Cn(e,t,n=Xi(t)){let r=t.replace(Qi,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Qi=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function jn({feedback:e,findings:t}){let n=e||es(t);return["A reviewer did not accept the work of the task that this one fixes:",Cn("what the reviewer wrote",n)].join(`
`)}var es=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function Nn(e,t){return JSON.parse(bn(e,t.plan))}function et(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var nt=d(Mn(),1),D=d(Dn(),1),Un=d(fe(),1),Te=d(oe(),1);var Wn="## Review Suggestions",ts=3,ns=300;function Hn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=rs(t),i=t.kind==="suggestions"?is(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Ln(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=Ln(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var Ln=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,V=e=>te(v(e),ns);function rs(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,ts).map(n=>`  - ${V(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(V).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${V(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(V).join("; ")||"none named"}`];case"suggestions":return[Wn,"",...e.suggestions.
map(t=>`- Task ${V(e.task)}: ${V(t)}`)]}}function is(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===Wn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var tt=require("node:path");var Gn=d($(),1);var ss=d(z(),1);var Jn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Gn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var os=e=>tt.posix.dirname(e.planFiles[0]?.path??""),Y=e=>tt.posix.join(os(e),".progress.md");var Ae=(e,t)=>({path:Y(e),change:n=>t.reduce(Hn,n??"")});function ce(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,nt.taskIndex)(
e,(0,D.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Vn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Te.specRecords)(
t).at(-1);if(!(0,D.needsSpecReview)(e,t))return as(e,t);let r=(0,Un.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[ce(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[ce(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,Te.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[ce(
e,t,n,"proceeded")]}}function as(e,t){let n=(0,D.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,D.nextReviewIndex)(e,(0,nt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Yn(e,t,n,r){let i=Nn(e,t),s=et(i,n.id),{findings:o,suggestions:a=[],feedback:c}=r.verdict,u=o.filter(l=>!a.includes(l)),p=Fn(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>et(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||c,scope:t.spec}),m=we(t,n);if(!p||m===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let f=Re(t,[...p.task.box?[{
path:s.file,change:l=>p.insert(l??"")}]:[],Ae(t,[ce(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${p.task.id} from\
 the review of task ${n.id}`,key:`fix ${p.task.id}`,since:m});return[{type:"tasks_added",after:p.after,tasks:[{...Pn(p.task),addedBy:"review"}],plan:Ze(e,JSON.stringify(p.plan)),commit:f,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:Ze(e,jn(r.verdict))}]}var Xn=d($(),1);var Kn=require("node:fs"),zn=require("node:path"),y=d($(),1);function Zn(e,t,n,r){let i=(0,y.findRepository)(e),s=(0,y.headCommit)(e);if(!i||!s)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:a}=i,c=(0,zn.join)(a,`ultraplan-index-${_(4).toString(
"hex")}`),u=n.map(m=>({path:m,was:cs(o,t,m)})),p=u.filter(({path:m})=>ds(o,m));try{(0,y.git)(o,["read-tree",s],{index:c});for(let{path:l,was:x}of u){let g=x?["--add","--cacheinfo",`${x.mode},${x.blob}\
,${l}`]:["--force-remove","--",l];(0,y.git)(o,["update-index",...g],{index:c})}let m=(0,y.git)(o,["write-tree"],{index:c}).trim(),f=(0,y.git)(o,[...Ke,"commit-tree",m,"-p",s],{input:r}).trim();(0,y.git)(
o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,s]);for(let{path:l,was:x}of p)x?(0,y.git)(o,["checkout","--quiet",f,"--",`:(top,literal)${l}`]):(0,y.git)(o,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${l}`]);return f}finally{
(0,Kn.rmSync)(c,{force:!0})}}function cs(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,y.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var ds=(e,t)=>(0,y.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var Qn=d(oe(),1);function er(e,t){let n=(0,Qn.fixTasksOf)(e,t).at(-1),r=n?.attempts[0]?.base,i=(0,Xn.headCommit)(e.root);if(!n||r===void 0||i===void 0)return;let s=Y(e),o=se(e.root,r,i).filter(a=>a!==s);o.length!==0&&
Zn(e.root,r,o,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function nr(e){for(;Je(e.run);){let{state:t,events:n}=e.journal.update(r=>r?us(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&fn(e,r.task);if(n.length===0)return}}function us(e,t){let n=Je(
t);return n?n.kind==="fix"?Yn(e,t,n.task,n.record):(n.takeBack&&er(t,n.task),[fs(t,n.task)]):[]}function fs(e,t){let n=we(e,t);if(n===void 0)throw new Error(`task ${t.id} has no commit to approve`);let r=Vn(
e,t),i=e.tasks.flatMap(c=>t.parallel&&c.parallel?c.approvedHead??c.approvedCommit??[]:[]),s=Jn(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===0)return s===n?o:{...o,head:s};
let a=Re(e,[Ae(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n});return ps(e,
t,s,a)?{...o,head:a}:{...o,head:s}}function ps(e,t,n,r){let i=[Y(e),...(0,tr.fixTasksOf)(e,t).some(s=>s.givenUp)?[t.file]:[]];return se(e.root,n,r).every(s=>i.includes(s))}var j=require("node:fs"),ir=require("node:path"),sr=d(ke(),1);function rr(e,t){if(Z(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(s=>s.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(s=>s.status==="failed"&&s.notBefore&&s.notBefore>t.toISOString()?[s.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var or=d(re(),1);function rt(e,t,n){let r=(0,or.waitingFile)(t,e.session);if(!rr(e,n)){(0,j.rmSync)(r,{force:!0});return}ms(r)||((0,j.mkdirSync)((0,ir.dirname)(r),{recursive:!0,mode:448}),(0,j.writeFileSync)(
r,"",{mode:384}))}function ms(e){try{return JSON.parse((0,j.readFileSync)(e,"utf8"))}catch{return}}var fr=3;function ls(e,t,n){let{journal:r,dir:i}=e;nr(e);let s=Ot(e.run);s.length>0&&(e.run=r.update(()=>s).state);let o=()=>(0,cr.headCommit)(e.run.root)??e.run.base,a=gs(e.run,n);if(a)return rt(e.run,
e.home,n),Be(e),{action:a,text:ar(e.run,a,o).text};let c,{state:u}=r.update(m=>{if(!m)return[];let f=Z(m,n),{events:l,text:x}=ar(m,f,o);c={action:f,text:x};let g=O("sha256").update(x).digest("hex").slice(
0,16),de={type:"directive_given",digest:g,via:t},pr=f.kind==="done"&&m.state==="running"?[{type:"run_finished",commit:o()}]:[];if(t==="stop"&&f.kind==="dispatch"&&l.length===0&&hs(m,g)){let it=`the se\
ssion stopped ${fr} times without following: ${x.split(`
`)[0]}`;return c={action:{kind:"wait",reason:`${it}; the run is parked, /ultraplan:resume goes on`},text:""},[de,{type:"run_parked",cause:it}]}return[...l,...pr,de]});if(!c||!u)throw new Error("the ru\
n has no state");let p=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,ur.letGo)(e.home,u,i),rt(u,e.home,n),en(u,i),Be(e),p?{...c,summary:St(u)}:c}function gs(e,t){
let n=Z(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var hs=(e,t)=>e.standing.digest===t&&e.standing.count+1>=fr;function ar(e,t,n){switch(t.kind){case"dispatch":return xs(
e,t,n);case"wait":return{events:[],text:K(`ultraplan: ${t.reason}. End your turn.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:K(`ultraplan needs the person: ${t.question.
slice(0,200)}. Options: ${t.options.join(" | ")}. Tell them and end your turn.`,{action:"ask"})};case"done":return{events:[],text:K(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"\
done"})}}}function xs(e,t,n){let r=[],i=t.agents.map(o=>{let a=e.tickets.find(c=>!c.redeemedAt&&c.task===o.task&&c.role===o.role&&c.iteration===o.iteration);return a||(a={id:_(8).toString("hex")},r.push(
{type:"ticket_issued",ticket:a.id,base:n(),...o})),{subagent_type:`ultraplan:${o.role}`,description:ys(e,o.task,o.attempt),prompt:`ultraplan-ticket ${a.id}`}}),s=i.length===1?"Call the Agent tool once\
, with exactly these arguments; nothing else.":`Call the Agent tool ${i.length} times in one message, with exactly these arguments; nothing else.`;return{events:r,text:K(s,{action:"dispatch",agents:i})}}
var ks=40;function ys(e,t,n){let r=(0,dr.taskOf)(e,t),i=e.tasks.findIndex(a=>a.id===t)+1,s=(r?.title??"").replace(/[\u0000-\u001f\u007f-\u009f`"<>]/g," ").slice(0,ks),o=n>1?`, attempt ${n}`:"";return`${t}\
 ${s} (${i}/${e.tasks.length})${o}`}0&&(module.exports={advance});
