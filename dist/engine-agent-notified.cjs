const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var $r=Object.create;var fe=Object.defineProperty;var Sr=Object.getOwnPropertyDescriptor;var br=Object.getOwnPropertyNames;var Rr=Object.getPrototypeOf,Er=Object.prototype.hasOwnProperty;var x=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Tr=(e,t)=>{for(var n in t)fe(e,n,{get:t[n],enumerable:!0})},st=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of br(t))!Er.call(e,i)&&i!==n&&fe(e,i,{get:()=>t[i],enumerable:!(r=Sr(t,i))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?$r(Rr(e)):{},st(t||!e||!e.__esModule?fe(n,"default",{value:e,enumerable:!0}):n,e)),Ar=e=>st(fe({},"__esModule",{value:!0}),e);var $=x((_s,ot)=>{ot.exports=require("./open-run.cjs").io_git});var Z=x((Fs,at)=>{at.exports=require("./open-run.cjs").run_change});var ct=x((Ps,dt)=>{dt.exports=require("./open-run.cjs").run_groups});var ft=x((js,ut)=>{ut.exports=require("./open-run.cjs").run_policy});var Te=x((Cs,pt)=>{pt.exports=require("./open-run.cjs").run_reviews});var R=x((Ns,gt)=>{gt.exports=require("./open-run.cjs").view_terminal});var Rt=x((ao,bt)=>{bt.exports=require("./open-run.cjs").engine_active});var ie=x((co,Et)=>{Et.exports=require("./open-run.cjs").engine_places});var U=x((mo,qt)=>{qt.exports=require("./open-run.cjs").io_process_ref});var It=x((ho,Ct)=>{Ct.exports=require("./open-run.cjs").run_announcements});var Ne=x((xo,Nt)=>{Nt.exports=require("./open-run.cjs").engine_open_run});var ae=x((Qo,rn)=>{rn.exports=require("./open-run.cjs").run_spec_review});var an=x((ta,on)=>{on.exports=require("./open-run.cjs").run_review_work});var Ve=x((ua,gn)=>{gn.exports=require("./open-run.cjs").io_files});var bn=x((ga,Sn)=>{Sn.exports=require("./open-run.cjs").journal_journal_error});var Ln=x((Oa,Dn)=>{Dn.exports=require("./open-run.cjs").run_review_index});var Hn=x((_a,Wn)=>{Wn.exports=require("./open-run.cjs").run_review_need});var Ts={};Tr(Ts,{agentNotified:()=>Es});module.exports=Ar(Ts);var O=(...e)=>require("node:crypto").createHash(...e);var _=(...e)=>require("node:crypto").randomBytes(...e);var fr=c($(),1);function z(e,t){return`${e}
ultraplan:next ${JSON.stringify(t)}`}var pr=c(Z(),1);var w=c(ct(),1),mt=c(ft(),1),lt=c(Te(),1);function X(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelle\
d"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resum\
e goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:["/ultraplan:retry --task <id>","/ultraplan:resume","/ultraplan:cancel"]};case"running":
return Or(e,t)}}function Or(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Fr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} a\
gent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,lt.nextReviews)(e,s,t));return i.length>0?{kind:"dispatch",agents:i}:_r(e,t)}function _r(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,w.isDone)(
i)||(0,w.isStuck)(i)||!(0,w.isReady)(e,r))continue;let s=i.notBefore!==void 0&&i.notBefore>t.toISOString();if(!((i.status==="reviewing"||i.status==="verifying")&&!s)){if(i.kind==="checkpoint")return Pr(
i);if(s&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return qr(e,r)}}return n!==void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(w.isDone)?
{kind:"done",reason:"every task is done"}:jr(e)}function qr(e,t){let n=(0,w.parallelGroup)(e,t).filter(s=>!(0,w.isDone)(s)&&!(0,w.isStuck)(s)&&s.attempts.length===0),r=e.tasks[t],i=n.length>1&&r&&n.includes(
r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:i.length>1}))}}function Fr(e){let{task:t,role:n,attempt:r,iteration:i,
isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function Pr(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wr\
ong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function jr(e){let t=e.tasks.find(w.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(
i=>!(0,w.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,mt.attemptsUsed)(t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n}\
 attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","investigate"]}}var L=c(R(),1);function A(e){let t=(0,L.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,L.oneLine)(e.id)}: ${t}`}var ht=(e,t)=>(0,L.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),pe=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,I=e=>e.doneBefore&&e.status==="pending";function W(e){return I(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function me(e){let t=[...I(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(L.oneLine)])]}
var N=e=>(0,L.oneLine)(e).slice(0,10),Ae=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var le=c(R(),1),Cr={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Ir(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function Nr({role:e,verdict:t}){let n=Cr[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function Q(e){return e.tasks.flatMap(t=>Ir(t).flatMap(n=>Nr(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,le.oneLine)(i)}))))}function xt(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,le.oneLine)(
r.id),text:(0,le.oneLine)(r.message)}))),...Q(e)]}var ge=c(R(),1);function yt(e,t){let n=e.tasks.flatMap(r=>H(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,failure:i})=>({
task:r,failure:i,recovered:r.status==="approved",resolution:Mr(r,i)}))}var H=e=>e.attempts.flatMap(t=>t.failures);function Mr(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${N(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,ge.oneLine)(e.override?.
who??"unknown")}: ${(0,ge.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,ge.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var q=c(R(),1);function kt(e){let t=a=>e.tasks.filter(a).map(d=>(0,q.oneLine)(d.id)).join(", "),n=t(a=>a.status==="skipped"&&!a.override?.adopted),r=t(a=>a.status==="forced"&&!a.override?.adopted),i=e.
tasks.filter(a=>a.pausedFor!==void 0),s=[...new Set(Q(e).map(({task:a})=>(0,q.oneLine)(a.id)))].join(", "),o=t(I);return[...i.map(({id:a,pausedFor:d})=>`decide on task ${(0,q.oneLine)(a)} (${(0,q.oneLine)(
d?.reason??"")}): /ultraplan:retry --task ${(0,q.oneLine)(a)} tries again, ultraplan log ${(0,q.oneLine)(a)} tells what happened`),...Br(e),...r===""?[]:[`fix the task or the verification of ${r}, the\
n /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...s===""?[]:[`answer the\
 review findings on ${s}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...Dr(e)]}function Br(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goe\
s on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,q.oneLine)(e.spec)} starts again\
 with what is still open`];default:return[]}}function Dr(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${N(e.base)}..${N(e.
approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var S=c(R(),1);var Oe=c(R(),1);function E(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Oe.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var ee=e=>/T(\d\d:\d\d:\d\d)/.exec(E(e))?.[1]??(0,Oe.oneLine)(
e);function _e(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function te(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${vt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${vt(n%60)} min`}var vt=e=>String(e).padStart(2,
"0");function qe(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[pe(n)]+=1;return t}var Lr=new Set(
["executing","verifying","reviewing"]),Wr=e=>Lr.has(e.status);function Fe(e){let t=qe(e),n=e.tasks.filter(I).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function Pe(e){let t=e.tasks.filter(Wr);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!I(s));return i?[i]:[]}var je=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function he(e){let t=n=>e.tasks.filter(n).map(r=>(0,S.oneLine)(r.id));return{run:(0,S.oneLine)(e.id),spec:(0,S.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,S.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:_e(e.startedAt,e.endedAt??e.lastAt)??0,totals:qe(e),approved:t(n=>n.status==="approved"),retried:t(n=>H(n).length>0||n.attempts.length>
1),skipped:wt(e,"skipped"),forced:wt(e,"forced"),outstanding:Q(e).map(({task:n,from:r,text:i})=>({task:(0,S.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Hr),next:kt(e)}}function wt(e,t){return e.
tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,S.oneLine)(n),title:(0,S.oneLine)(r),who:(0,S.oneLine)(i.who),at:i.at,reason:(0,S.oneLine)(i.reason)}]:[])}function Hr(e){let t=_e(e.startedAt,
e.lastStepAt);return{id:(0,S.oneLine)(e.id),title:(0,S.oneLine)(e.title),status:pe(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:H(e).length,...t===void 0?{}:{durationMs:t},
...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:me(e)}}var Gr=/^[\x20-\x7e]*$/,Ur=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Jr=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Vr=/^[\u{1f1e6}-\u{1f1ff}]$/u,Yr="\uFE0F";function Kr(e){return Ur.test(e)?0:Vr.test(e)?1:Jr.test(e)?2:1}function G(e){if(Gr.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Yr&&n===1&&(t+=1),n=Kr(r),t+=n;return t}var $t,zr=e=>($t??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),$t.segment(e));function Zr(e,t){let n="",r=0;for(let{segment:i}of zr(
e)){if(r+=G(i),r>t)break;n+=i}return n}function ne(e,t){return t<=0?"":G(e)<=t?e:`${Zr(e,t-1).trimEnd()}\u2026`}function re(e,t){let n=ne(e,t);return n+" ".repeat(Math.max(0,t-G(n)))}var Ce=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${ee(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Ie(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${Ae(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${te(e.durationMs)}: ${s.join(", ")}`}function St(e,t=100){let n=he(e),r=(s,o)=>o.length===0?[]:["",s,...o];return`${[Ie(n),...n.forced.map(Ce),...r("skipped (\
unverified)",n.skipped.map(({id:s,who:o,at:a,reason:d})=>`  ${s}: ${d} (${o}, ${ee(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:s,from:o,finding:a})=>`  ${s}: ${a} [${o}]`)),
...r("time and attempts",Xr(e,n,t)),...r("what to do next",n.next.map((s,o)=>`  ${o+1}. ${s}`))].join(`
`)}
`}function Xr(e,{tasks:t},n){let r=e.tasks.map(W),i=Math.min(14,Math.max(2,...t.map(({id:a})=>G(a)))),s=Math.max(6,...r.map(G)),o=Math.max(10,n-i-s-34);return t.map(({id:a,title:d,attempts:u,durationMs:p},m)=>{
let f=u===0?"":Ae(u,"attempt"),l=p===void 0?"":te(p);return`  ${re(a,i)}  ${re(r[m]??"",s)}  ${re(f,10)}  ${re(l,12)}  ${ne(d,o)}`.trimEnd()})}var mr=c(Rt(),1);var xe=c($(),1),At=c(ie(),1);function Ot(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=ei(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}var Qr=3;function ei(e){
let t=e.tasks.filter(o=>o.approvedCommit!==void 0).sort((o,a)=>(a.approval?.seq??0)-(o.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;return Tt(e.root,n)?void 0:`history was rewritten: ${t.filter(o=>!Tt(
e.root,o.approvedCommit??"")).slice(0,Qr).map(o=>`commit ${(o.approvedCommit??"").slice(0,10)} of task ${o.id}, which was approved,`).join(" and ")||`commit ${e.base.slice(0,10)}, on which the run beg\
an,`} is not in the history of ${ti(e)} any more; bring it back (${(0,At.approvedRef)(e.id)} or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Tt(e,t){return t===""||(0,xe.tryGit)(
e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}function ti(e){try{let t=(0,xe.git)(e.root,["symbolic-ref","--quiet","--short","HEAD"]).trim();return t===e.branch?t:`${t} (the run is on ${e.branch}\
)`}catch{return"the detached HEAD"}}var _t=(...e)=>require("node:child_process").spawn(...e);var Ft=require("node:path"),Pt=c(U(),1);function jt(e,t=process.env){let n=(0,Ft.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=_t(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,Pt.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var Me=c(It(),1),ni=c(Z(),1),ri=c(R(),1),ii=c(Ne(),1);function Be(e){if(e.run.config.webhook===void 0||(0,Me.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let s=i?
(0,Me.announcements)(i):[];return s.length>0?[{type:"announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&jt(["notify",e.dir,e.home,String(r.seq)])}var P=require("node:fs"),F=require("node:path"),Qt=c(U(),1);var ye={execution:1,claim:1,artifacts:2,proof:2,review:3},b=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function si(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Mt(e,t){let n=t.status.toUpperCase(),r=si(t),i=ai(e,t,r),s=di(e,t,r),o=ui(e,t,r);return{gateStatus:n,step:oi(t,r),executor:i,
verify:s,architect:o}}function oi(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?ye[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function ai(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?b("running",r.failures.at(-1)?.at??
r.startedAt):n&&ye[n.stage]===1?b(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?b(t.override?"skipped":"running",r.startedAt):b("success",Bt(e,t)):{status:t.override?"skipped":"pending"}}function Bt(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function di(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
ye[n.stage]===2?b("failed",n.at):r?.passed&&t.status!=="pending"?b("passed",ci(t)):t.override?b("skipped",t.override.at):t.status==="verifying"?b("running",Bt(e,t)):{status:"pending"}}function ci(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function ui(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&ye[n.stage]===3)return b("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return b("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?b("approved",s.
at):s?.verdict.decision==="reject"?b("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Dt=c(R(),1),v=e=>(0,Dt.oneLine)(e).replaceAll("<!","&lt;!"),Lt=e=>v(e).replaceAll("|","\\|");var se=c(R(),1);function Wt(e){let{override:t}=e;if(!t)return;let n=A(e),r=(0,se.oneLine)(t.who),i=E(t.at),s=(0,se.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,se.oneLine)(t.session),prompt:(0,se.oneLine)(t.prompt),requires_manual_commit:!0}}var M=c(R(),1);var fi=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
pi=new Set(["avg_attempts"]),mi=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,li=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Gt=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Ht=e=>JSON.stringify(e).replace(
Gt,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Ut(e,t){return typeof t=="number"&&pi.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Ht(String(t)):typeof t=="\
boolean"?String(t):fi.has(e)&&mi.test(t)&&!li.test(t)?t:Ht(t)}function gi(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Gt)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function hi(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>xi(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=De(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?gi(t,n):void 0;return[`${n}${e}: ${r??Ut(e,t)}`]}function xi(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Ut(e,t)}`];let[r,...i]=De(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var De=(e,t)=>Object.
entries(e).flatMap(([n,r])=>hi(n,r,t)),Jt=e=>De(e,"").join(`
`);var yi=10;function Vt(e){return`${[ki(e),...Pe(e).map(n=>vi(e,n)),`## Gate Statistics

${ke(Si(e))}`,`## Recent Failures

${ke({recent_failures:bi(e)})}`,Ri(e),Ei(e),Ti(e)].filter(n=>n!=="").join(`

`)}
`}var ke=e=>`\`\`\`yaml
${Jt(e)}
\`\`\``;function ki(e){let t=Fe(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,M.oneLine)(e.cause)})`;return[v(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,M.oneLine)(e.id)} is ${e.state}${r}, as of ${E(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function vi(e,t){let n=Mt(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[v(`## Current Task: ${A(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[Le("Step 1: Executor ",n.executor),Le("Step 2: Verify   ",n.verify),Le("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,ke({current_task:$i(e,t,n)})].join(`

`)}var wi={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function Le(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${ee(t.at)})`;return`[${wi[t.status]??" "}] ${e}   - ${n}${r}`}function $i(e,t,n){return{name:A(t),phase:t.phase===void 0?void 0:(0,M.oneLine)(t.phase),plan:ht(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&E(t.startedAt),last_step_at:t.lastStepAt&&E(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:je(e,t),previous_failures:H(t).map(r=>`${r.type}: ${(0,M.oneLine)(r.reason)}`)}}function Si(e){let t=Fe(e),[n]=Pe(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:A(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var bi=e=>yt(e,yi).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:A(t),attempt:n.attempt,failure_type:n.type,error:(0,M.oneLine)(n.reason),recovered:r,resolution:i}));function Ri(e){let t=e.tasks.flatMap(n=>Wt(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${ke({tasks:t})}`}function Ei(e){let t=xt(e).map(({task:r,from:i,text:s})=>v(`- ${A(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,M.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function Ti(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${je(e,n)}`,i=me(n);return`- ${v(A(n))}: ${W(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Yt(e){let t=he(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${v(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?W(a):s.status,String(s.attempts),s.durationMs===void 0?"":te(s.durationMs),s.commit===void 0?"":N(s.commit),s.flags.join(", ")].map(
Lt).join(" | ")} |`});return`${[`# ${v(`Summary: ${t.spec}`)}`,v(Ie(t)),t.forced.map(s=>`> ${v(Ce(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:d,reason:u})=>`${s} ${o}: ${u} (${a}, ${E(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:d})=>`${s}\
 ${o} (forced) by ${a}, ${E(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${v(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var B=require("node:fs"),Kt=require("node:path"),We=c($(),1);function zt(e,t){try{Ai(e,t)}catch{}}function Ai(e,t){let n=(0,Kt.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=Oi(n);if(!r){s!==i&&(0,B.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,We.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,We.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,B.rmSync)(n,{force:!0}):(0,B.writeFileSync)(n,a)}function Oi(e){try{return(0,B.readFileSync)(e,"utf8")}catch{return}}var J=require("node:fs"),Ge=require("node:path"),_i=e=>O("sha256").update(e).digest("hex"),He=e=>(0,Ge.join)(e,".state-digest"),qi=13e3;function Zt(e,t){try{let n=Fi(He(e));n&&n.length>qi&&(0,J.writeFileSync)(
He(e),n.subarray(n.length/2)),(0,J.appendFileSync)(He(e),`${_i(t)}
`)}catch{}}function Fi(e){try{return(0,J.readFileSync)(e)}catch{return}}function en(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,F.join)(t,"STATE.md"):(0,F.join)(e.root,(0,F.dirname)(n),"STATE.md")}var Pi=(e,t)=>(0,F.join)((0,F.dirname)(en(e,t)),"SUMM\
ARY.md");function tn(e,t){let n=Vt(e);Zt(t,n),Xt(en(e,t),n,t),zt(e,t),(e.state==="finished"||e.state==="cancelled")&&Xt(Pi(e,t),Yt(e),t)}function Xt(e,t,n){let r=(0,F.join)(n,`.view-${(0,Qt.thisProcess)().
pid}`);try{(0,P.writeFileSync)(r,t);try{(0,P.renameSync)(r,e)}catch{(0,P.copyFileSync)(r,e)}}catch{}finally{(0,P.rmSync)(r,{force:!0})}}var nn=c($(),1);function oe(e,t,n){return(0,nn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var sn=c(ae(),1);function ve(e,t){return(0,sn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var nt=c(an(),1),ir=c(ae(),1);var we=c($(),1),pn=c(Z(),1),mn=c(ie(),1);var Je=c($(),1);function dn(e,t){return JSON.stringify(Ue(e),void 0,t)}function Ue(e){if(Array.isArray(e))return e.map(Ue);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ue(r)]))}var cn=c(ie(),1);function un(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:ji(i)}}function ji(e){return O("sha256").update(dn(e??{})).digest("hex")}function fn(e,t,n){(0,Je.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${cn.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function ln({run:e},t){(0,we.git)(e.root,["update-ref",(0,mn.approvedRef)(e.id),e.approvedHead]);let n=(0,pn.taskOf)(e,t),r=n&&un(e,n);r&&fn(e.root,r.commit,r)}var V=require("node:fs"),$e=require("node:path"),de=c($(),1);var hn=require("node:fs"),xn=require("node:path"),yn=c(Ve(),1),h=c($(),1),Ye=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],kn=5;function vn(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Ci(e,i,t(i),n)}catch(s){if(r===kn||(0,h.headCommit)(e)===i)throw s}}}function Ci(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,xn.join)(i.gitDir,`ultraplan-index-${_(4).toString("hex")}`),{root:o}=i;try{(0,h.git)(o,["read-tree",t],{index:s});let a=n.map(({path:p,text:m})=>{let f=(0,h.git)(
o,["hash-object","-w","--stdin"],{input:m}).trim();return{path:p,blob:f,mode:Mi(o,t,p),was:Ni(o,t,p)}});for(let{path:p,blob:m,mode:f}of a)(0,h.git)(o,["update-index","--add","--cacheinfo",`${f},${m},${p}`],
{index:s});let d=(0,h.git)(o,["write-tree"],{index:s}).trim(),u=(0,h.git)(o,[...Ye,"commit-tree",d,"-p",t],{input:r}).trim();(0,h.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:p,blob:m,mode:f,was:l}of a)Ii(o,p,m,f,l);return u}finally{(0,hn.rmSync)(s,{force:!0})}}function Ii(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=kn;o+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,yn.sleep)(40)}}var Ni=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Mi(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function wn(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var $n=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Se(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,de.headCommit)(s);if(!a)throw new Error("the repository has no commit");let d=wn(s,i,a).find(({message:f})=>f.
split(`
`).includes(o));if(d)return d.commit;let u=t.filter(({path:f})=>(0,de.committedText)(s,a,f)!==void 0||!$n(s,f)),p=f=>u.map(({path:l,change:y})=>({path:l,text:y((0,de.committedText)(s,f,l))})),m=u.length>
0?vn(s,p,`${n}

${o}
`):a;for(let f of t)Bi((0,$e.join)(s,f.path),f);return m}function Bi(e,{change:t}){let n;try{n=(0,V.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,V.mkdirSync)((0,$e.dirname)(e),{recursive:!0}),
(0,V.writeFileSync)(e,t(n))}var Ke=require("node:path"),T=c(Ve(),1),j=c(bn(),1),Rn=e=>O("sha256").update(e).digest("hex"),En=(e,t)=>(0,Ke.join)(e,"evidence",t);function ze(e,t,n={}){let r=n.files??T.realFiles,i=Wi(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=Hi(i,n.cap??Number.POSITIVE_INFINITY),a=Rn(s),d=En(e,a);try{if((0,T.readIfThere)(r,d)?.equals(s)!==!0){
(0,T.ensureFolder)(r,(0,Ke.join)(e,"evidence"));let u=`${d}.${_(4).toString("hex")}.new`;(0,T.writeAtomic)(r,d,s,{temporary:u,sync:"both"})}}catch(u){throw(0,j.diskError)(u,d)}return{sha256:a,bytes:s.
length,cut:o}}function Tn(e,t,n=T.realFiles){let r=En(e,t.sha256),i=(0,T.readIfThere)(n,r);if(i===void 0)throw new j.JournalError("evidence-missing",{file:r},Di,j.GO_ON);if(Rn(i)!==t.sha256)throw new j.JournalError(
"evidence-changed",{file:r},Li,j.GO_ON);return i.toString("utf8")}var Di="the evidence file is not there",Li="the evidence file was changed after it was written";function Wi(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Hi(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Gi(e,Math.floor(r/2)),s=Ui(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var An=e=>e!==void 0&&(e&192)===
128;function Gi(e,t){let n=t;for(;n>0&&t-n<3&&An(e[n]);)n-=1;return n}function Ui(e,t){let n=t;for(;n<e.length&&n-t<3&&An(e[n]);)n+=1;return n}function On(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=qn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${be(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(d=>`\`${d}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Vi(t)}`,`  - **Commit**: \`${_n(s,t)}\``].map(d=>o+d)}var Ji=7;function Ze(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:d}=t,u=qn(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${be(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(p=>({...p,line:r+Ji})),commit:_n(d,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var _n=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Vi({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return be(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Yi=1e3,Ki=100,be=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Yi),qn=e=>be(e).slice(0,Ki).trim(),Xe=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var zi=/\r\n|\n|\r/g;function Pn(e){let t=[],n=0;for(let r of e.matchAll(zi))t.push(Fn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(Fn(e.slice(n),n)),t}function Fn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Zi=3;function Xi(e,t){if(!(Qi(e,t)>=Zi))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Qi(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function Cn(e,t){let{original:n}=t,r=Xi(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=On(r,t,Xe(n));if(!n.box){let g={...Ze(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:jn(e.tasks,s,g)},task:g,after:s.id,insert:ue=>ue}}
let d=s.endLine,u=Pn(o)[d]?.blank===!0,p=u?["",...a]:a,m=g=>es(g,s,p),f=d+1+(u?1:0),l={...Ze(r,t,a,f),box:{line:f,column:Xe(n).length+3+1}},y=e.tasks.map(g=>g.file===n.file?ns(g,d,p.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:m(g.text)}:g),tasks:jn(y,s,l)},task:l,after:s.id,insert:m}}function es(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=ts(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function ts(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function ns(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function jn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function In(e){let{id:t,title:n,file:r,line:i,kind:s,checkpoint:o,phase:a,wave:d,parallel:u,dependsOn:p,files:m,tier:f,verification:l,securityReview:y,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:s,
parallel:u,dependsOn:p,files:m,securityReview:y,doneBefore:e.ticked,...o?{checkpoint:o}:{},...a!==void 0?{phase:a}:{},...d!==void 0?{wave:d}:{},...f?{tier:f}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function rs(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function Nn(e,t,n=rs(t)){let r=t.replace(is,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var is=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function Mn({feedback:e,findings:t}){let n=e||ss(t);return["A reviewer did not accept the work of the task that this one fixes:",Nn("what the reviewer wrote",n)].join(`
`)}var ss=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function Bn(e,t){return JSON.parse(Tn(e,t.plan))}function Qe(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var tt=c(Ln(),1),D=c(Hn(),1),Kn=c(Te(),1),Re=c(ae(),1);var Un="## Review Suggestions",os=3,as=300;function Jn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=ds(t),i=t.kind==="suggestions"?cs(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Gn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=Gn(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var Gn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Y=e=>ne(v(e),as);function ds(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,os).map(n=>`  - ${Y(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(Y).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${Y(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(Y).join("; ")||"none named"}`];case"suggestions":return[Un,"",...e.suggestions.
map(t=>`- Task ${Y(e.task)}: ${Y(t)}`)]}}function cs(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===Un||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var et=require("node:path");var Vn=c($(),1);var us=c(Z(),1);var Yn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Vn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var fs=e=>et.posix.dirname(e.planFiles[0]?.path??""),K=e=>et.posix.join(fs(e),".progress.md");var Ee=(e,t)=>({path:K(e),change:n=>t.reduce(Jn,n??"")});function ce(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,tt.taskIndex)(
e,(0,D.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function zn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Re.specRecords)(
t).at(-1);if(!(0,D.needsSpecReview)(e,t))return ps(e,t);let r=(0,Kn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[ce(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[ce(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,Re.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[ce(
e,t,n,"proceeded")]}}function ps(e,t){let n=(0,D.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,D.nextReviewIndex)(e,(0,tt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Zn(e,t,n,r){let i=Bn(e,t),s=Qe(i,n.id),{findings:o,suggestions:a=[],feedback:d}=r.verdict,u=o.filter(l=>!a.includes(l)),p=Cn(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>Qe(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||d,scope:t.spec}),m=ve(t,n);if(!p||m===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let f=Se(t,[...p.task.box?[{
path:s.file,change:l=>p.insert(l??"")}]:[],Ee(t,[ce(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${p.task.id} from\
 the review of task ${n.id}`,key:`fix ${p.task.id}`,since:m});return[{type:"tasks_added",after:p.after,tasks:[{...In(p.task),addedBy:"review"}],plan:ze(e,JSON.stringify(p.plan)),commit:f,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:ze(e,Mn(r.verdict))}]}var tr=c($(),1);var Xn=require("node:fs"),Qn=require("node:path"),k=c($(),1);function er(e,t,n,r){let i=(0,k.findRepository)(e),s=(0,k.headCommit)(e);if(!i||!s)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:a}=i,d=(0,Qn.join)(a,`ultraplan-index-${_(4).toString(
"hex")}`),u=n.map(m=>({path:m,was:ms(o,t,m)})),p=u.filter(({path:m})=>ls(o,m));try{(0,k.git)(o,["read-tree",s],{index:d});for(let{path:l,was:y}of u){let g=y?["--add","--cacheinfo",`${y.mode},${y.blob}\
,${l}`]:["--force-remove","--",l];(0,k.git)(o,["update-index",...g],{index:d})}let m=(0,k.git)(o,["write-tree"],{index:d}).trim(),f=(0,k.git)(o,[...Ye,"commit-tree",m,"-p",s],{input:r}).trim();(0,k.git)(
o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,s]);for(let{path:l,was:y}of p)y?(0,k.git)(o,["checkout","--quiet",f,"--",`:(top,literal)${l}`]):(0,k.git)(o,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${l}`]);return f}finally{
(0,Xn.rmSync)(d,{force:!0})}}function ms(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var ls=(e,t)=>(0,k.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var nr=c(ae(),1);function rr(e,t){let n=(0,nr.fixTasksOf)(e,t).at(-1),r=n?.attempts[0]?.base,i=(0,tr.headCommit)(e.root);if(!n||r===void 0||i===void 0)return;let s=K(e),o=oe(e.root,r,i).filter(a=>a!==s);o.length!==0&&
er(e.root,r,o,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function sr(e){for(;(0,nt.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?gs(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&ln(e,r.task);if(n.length===0)return}}function gs(e,t){
let n=(0,nt.reviewWork)(t);return n?n.kind==="fix"?Zn(e,t,n.task,n.record):(n.takeBack&&rr(t,n.task),[hs(t,n.task)]):[]}function hs(e,t){let n=ve(e,t);if(n===void 0)throw new Error(`task ${t.id} has n\
o commit to approve`);let r=zn(e,t),i=e.tasks.flatMap(d=>t.parallel&&d.parallel?d.approvedHead??d.approvedCommit??[]:[]),s=Yn(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===
0)return s===n?o:{...o,head:s};let a=Se(e,[Ee(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.
length}`,since:n});return xs(e,t,s,a)?{...o,head:a}:{...o,head:s}}function xs(e,t,n,r){let i=[K(e),...(0,ir.fixTasksOf)(e,t).some(s=>s.givenUp)?[t.file]:[]];return oe(e.root,n,r).every(s=>i.includes(s))}var C=require("node:fs"),ar=require("node:path"),dr=c(U(),1);function or(e,t){if(X(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(s=>s.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(s=>s.status==="failed"&&s.notBefore&&s.notBefore>t.toISOString()?[s.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var cr=c(ie(),1);function rt(e,t,n){let r=(0,cr.waitingFile)(t,e.session);if(!or(e,n)){(0,C.rmSync)(r,{force:!0});return}ys(r)||((0,C.mkdirSync)((0,ar.dirname)(r),{recursive:!0,mode:448}),(0,C.writeFileSync)(
r,"",{mode:384}))}function ys(e){try{return JSON.parse((0,C.readFileSync)(e,"utf8"))}catch{return}}var lr=3;function gr(e,t,n){let{journal:r,dir:i}=e;sr(e);let s=Ot(e.run);s.length>0&&(e.run=r.update(()=>s).state);let o=()=>(0,fr.headCommit)(e.run.root)??e.run.base,a=ks(e.run,n);if(a)return rt(e.run,
e.home,n),Be(e),{action:a,text:ur(e.run,a,o).text};let d,{state:u}=r.update(m=>{if(!m)return[];let f=X(m,n),{events:l,text:y}=ur(m,f,o);d={action:f,text:y};let g=O("sha256").update(y).digest("hex").slice(
0,16),ue={type:"directive_given",digest:g,via:t},wr=f.kind==="done"&&m.state==="running"?[{type:"run_finished",commit:o()}]:[];if(t==="stop"&&f.kind==="dispatch"&&l.length===0&&vs(m,g)){let it=`the se\
ssion stopped ${lr} times without following: ${y.split(`
`)[0]}`;return d={action:{kind:"wait",reason:`${it}; the run is parked, /ultraplan:resume goes on`},text:""},[ue,{type:"run_parked",cause:it}]}return[...l,...wr,ue]});if(!d||!u)throw new Error("the ru\
n has no state");let p=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,mr.letGo)(e.home,u,i),rt(u,e.home,n),tn(u,i),Be(e),p?{...d,summary:St(u)}:d}function ks(e,t){
let n=X(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var vs=(e,t)=>e.standing.digest===t&&e.standing.count+1>=lr;function ur(e,t,n){switch(t.kind){case"dispatch":return ws(
e,t,n);case"wait":return{events:[],text:z(`ultraplan: ${t.reason}. End your turn.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:z(`ultraplan needs the person: ${t.question.
slice(0,200)}. Options: ${t.options.join(" | ")}. Tell them and end your turn.`,{action:"ask"})};case"done":return{events:[],text:z(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"\
done"})}}}function ws(e,t,n){let r=[],i=t.agents.map(o=>{let a=e.tickets.find(d=>!d.redeemedAt&&d.task===o.task&&d.role===o.role&&d.iteration===o.iteration);return a||(a={id:_(8).toString("hex")},r.push(
{type:"ticket_issued",ticket:a.id,base:n(),...o})),{subagent_type:`ultraplan:${o.role}`,description:Ss(e,o.task,o.attempt),prompt:`ultraplan-ticket ${a.id}`}}),s=i.length===1?"Call the Agent tool once\
, with exactly these arguments; nothing else.":`Call the Agent tool ${i.length} times in one message, with exactly these arguments; nothing else.`;return{events:r,text:z(s,{action:"dispatch",agents:i})}}
var $s=40;function Ss(e,t,n){let r=(0,pr.taskOf)(e,t),i=e.tasks.findIndex(a=>a.id===t)+1,s=(r?.title??"").replace(/[\u0000-\u001f\u007f-\u009f`"<>]/g," ").slice(0,$s),o=n>1?`, attempt ${n}`:"";return`${t}\
 ${s} (${i}/${e.tasks.length})${o}`}var hr=c(U(),1);function xr(e,t,n){bs(e,r=>r.toolUseId===t,n)}function bs(e,t,n){if(!e.run.tickets.some(t))return;let{state:r}=e.journal.update(i=>(i?.tickets??[]).filter(s=>t(s)).flatMap(s=>Rs(s,n)));e.run=r}function Rs(e,t){return e.judging?(0,hr.isAlive)(e.judging.
process)?[]:[{type:"agent_lost",ticket:e.id,cause:"the claim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lost",ticket:e.id,cause:t,failure:"EXECUTION_FAILURE"}]}var yr=c(U(),1);function kr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,yr.isSameStart)(n,t.client.startedAt)}var vr=c(Ne(),1);function Es(e,t,n){let r=(0,vr.openActiveRun)(e.home,e.id);if(!r||!kr(r.run,e))return;let i=`the agent ended (${t.status??"unknown"}) and handed in nothing`;return t.toolUseId&&xr(r,t.
toolUseId,i),gr(r,"notification",n)}0&&(module.exports={agentNotified});
