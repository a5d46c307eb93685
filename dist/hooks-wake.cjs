const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Ar=Object.create;var pe=Object.defineProperty;var Or=Object.getOwnPropertyDescriptor;var _r=Object.getOwnPropertyNames;var qr=Object.getPrototypeOf,Fr=Object.prototype.hasOwnProperty;var k=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Pr=(e,t)=>{for(var n in t)pe(e,n,{get:t[n],enumerable:!0})},ut=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of _r(t))!Fr.call(e,i)&&i!==n&&pe(e,i,{get:()=>t[i],enumerable:!(r=Or(t,i))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?Ar(qr(e)):{},ut(t||!e||!e.__esModule?pe(n,"default",{value:e,enumerable:!0}):n,e)),jr=e=>ut(pe({},"__esModule",{value:!0}),e);var pt=k((Ns,ft)=>{ft.exports=require("./open-run.cjs").run_groups});var lt=k((Ms,mt)=>{mt.exports=require("./open-run.cjs").run_policy});var qe=k((Ds,gt)=>{gt.exports=require("./open-run.cjs").run_reviews});var S=k((Gs,xt)=>{xt.exports=require("./open-run.cjs").io_git});var Q=k((Us,yt)=>{yt.exports=require("./open-run.cjs").run_change});var R=k((Vs,vt)=>{vt.exports=require("./open-run.cjs").view_terminal});var _t=k((xo,Ot)=>{Ot.exports=require("./open-run.cjs").engine_active});var se=k((yo,qt)=>{qt.exports=require("./open-run.cjs").engine_places});var J=k(($o,It)=>{It.exports=require("./open-run.cjs").io_process_ref});var Lt=k((Eo,Bt)=>{Bt.exports=require("./open-run.cjs").run_announcements});var Le=k((To,Wt)=>{Wt.exports=require("./open-run.cjs").engine_open_run});var de=k((ca,dn)=>{dn.exports=require("./open-run.cjs").run_spec_review});var fn=k((fa,un)=>{un.exports=require("./open-run.cjs").run_review_work});var Ze=k((va,yn)=>{yn.exports=require("./open-run.cjs").io_files});var An=k((Ra,Tn)=>{Tn.exports=require("./open-run.cjs").journal_journal_error});var Jn=k((Da,Gn)=>{Gn.exports=require("./open-run.cjs").run_review_index});var Vn=k((Ba,Un)=>{Un.exports=require("./open-run.cjs").run_review_need});var Cs={};Pr(Cs,{hook:()=>js});module.exports=jr(Cs);var $r=require("node:timers/promises");var w=c(pt(),1),ht=c(lt(),1),kt=c(qe(),1);function z(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelle\
d"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resum\
e goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:["/ultraplan:retry --task <id>","/ultraplan:resume","/ultraplan:cancel"]};case"running":
return Cr(e,t)}}function Cr(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Mr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} a\
gent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,kt.nextReviews)(e,s,t));return i.length>0?{kind:"dispatch",agents:i}:Ir(e,t)}function Ir(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,w.isDone)(
i)||(0,w.isStuck)(i)||!(0,w.isReady)(e,r))continue;let s=i.notBefore!==void 0&&i.notBefore>t.toISOString();if(!((i.status==="reviewing"||i.status==="verifying")&&!s)){if(i.kind==="checkpoint")return Dr(
i);if(s&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return Nr(e,r)}}return n!==void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(w.isDone)?
{kind:"done",reason:"every task is done"}:Br(e)}function Nr(e,t){let n=(0,w.parallelGroup)(e,t).filter(s=>!(0,w.isDone)(s)&&!(0,w.isStuck)(s)&&s.attempts.length===0),r=e.tasks[t],i=n.length>1&&r&&n.includes(
r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:i.length>1}))}}function Mr(e){let{task:t,role:n,attempt:r,iteration:i,
isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function Dr(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wr\
ong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function Br(e){let t=e.tasks.find(w.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(
i=>!(0,w.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,ht.attemptsUsed)(t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n}\
 attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","investigate"]}}function Z(e,t){if(z(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(s=>s.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(s=>s.status==="failed"&&s.notBefore&&s.notBefore>t.toISOString()?[s.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var _=(...e)=>require("node:crypto").createHash(...e);var q=(...e)=>require("node:crypto").randomBytes(...e);var gr=c(S(),1);function X(e,t){return`${e}
ultraplan:next ${JSON.stringify(t)}`}var hr=c(Q(),1);var L=c(R(),1);function O(e){let t=(0,L.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,L.oneLine)(e.id)}: ${t}`}var wt=(e,t)=>(0,L.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),me=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,I=e=>e.doneBefore&&e.status==="pending";function W(e){return I(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function le(e){let t=[...I(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(L.oneLine)])]}
var N=e=>(0,L.oneLine)(e).slice(0,10),Fe=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var ge=c(R(),1),Lr={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Wr(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function Hr({role:e,verdict:t}){let n=Lr[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function ee(e){return e.tasks.flatMap(t=>Wr(t).flatMap(n=>Hr(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,ge.oneLine)(i)}))))}function St(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,ge.oneLine)(
r.id),text:(0,ge.oneLine)(r.message)}))),...ee(e)]}var he=c(R(),1);function $t(e,t){let n=e.tasks.flatMap(r=>H(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,failure:i})=>({
task:r,failure:i,recovered:r.status==="approved",resolution:Gr(r,i)}))}var H=e=>e.attempts.flatMap(t=>t.failures);function Gr(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${N(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,he.oneLine)(e.override?.
who??"unknown")}: ${(0,he.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,he.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var F=c(R(),1);function bt(e){let t=a=>e.tasks.filter(a).map(d=>(0,F.oneLine)(d.id)).join(", "),n=t(a=>a.status==="skipped"&&!a.override?.adopted),r=t(a=>a.status==="forced"&&!a.override?.adopted),i=e.
tasks.filter(a=>a.pausedFor!==void 0),s=[...new Set(ee(e).map(({task:a})=>(0,F.oneLine)(a.id)))].join(", "),o=t(I);return[...i.map(({id:a,pausedFor:d})=>`decide on task ${(0,F.oneLine)(a)} (${(0,F.oneLine)(
d?.reason??"")}): /ultraplan:retry --task ${(0,F.oneLine)(a)} tries again, ultraplan log ${(0,F.oneLine)(a)} tells what happened`),...Jr(e),...r===""?[]:[`fix the task or the verification of ${r}, the\
n /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...s===""?[]:[`answer the\
 review findings on ${s}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...Ur(e)]}function Jr(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goe\
s on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,F.oneLine)(e.spec)} starts again\
 with what is still open`];default:return[]}}function Ur(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${N(e.base)}..${N(e.
approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var $=c(R(),1);var Pe=c(R(),1);function E(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Pe.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var te=e=>/T(\d\d:\d\d:\d\d)/.exec(E(e))?.[1]??(0,Pe.oneLine)(
e);function je(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function ne(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Rt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Rt(n%60)} min`}var Rt=e=>String(e).padStart(2,
"0");function Ce(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[me(n)]+=1;return t}var Vr=new Set(
["executing","verifying","reviewing"]),Yr=e=>Vr.has(e.status);function Ie(e){let t=Ce(e),n=e.tasks.filter(I).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function Ne(e){let t=e.tasks.filter(Yr);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!I(s));return i?[i]:[]}var Me=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function ke(e){let t=n=>e.tasks.filter(n).map(r=>(0,$.oneLine)(r.id));return{run:(0,$.oneLine)(e.id),spec:(0,$.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,$.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:je(e.startedAt,e.endedAt??e.lastAt)??0,totals:Ce(e),approved:t(n=>n.status==="approved"),retried:t(n=>H(n).length>0||n.attempts.length>
1),skipped:Et(e,"skipped"),forced:Et(e,"forced"),outstanding:ee(e).map(({task:n,from:r,text:i})=>({task:(0,$.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Kr),next:bt(e)}}function Et(e,t){return e.
tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,$.oneLine)(n),title:(0,$.oneLine)(r),who:(0,$.oneLine)(i.who),at:i.at,reason:(0,$.oneLine)(i.reason)}]:[])}function Kr(e){let t=je(e.startedAt,
e.lastStepAt);return{id:(0,$.oneLine)(e.id),title:(0,$.oneLine)(e.title),status:me(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:H(e).length,...t===void 0?{}:{durationMs:t},
...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:le(e)}}var zr=/^[\x20-\x7e]*$/,Zr=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Xr=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Qr=/^[\u{1f1e6}-\u{1f1ff}]$/u,ei="\uFE0F";function ti(e){return Zr.test(e)?0:Qr.test(e)?1:Xr.test(e)?2:1}function G(e){if(zr.test(e))return e.length;let t=0,
n=0;for(let r of e)r===ei&&n===1&&(t+=1),n=ti(r),t+=n;return t}var Tt,ni=e=>(Tt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Tt.segment(e));function ri(e,t){let n="",r=0;for(let{segment:i}of ni(
e)){if(r+=G(i),r>t)break;n+=i}return n}function re(e,t){return t<=0?"":G(e)<=t?e:`${ri(e,t-1).trimEnd()}\u2026`}function ie(e,t){let n=re(e,t);return n+" ".repeat(Math.max(0,t-G(n)))}var De=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${te(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Be(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${Fe(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${ne(e.durationMs)}: ${s.join(", ")}`}function At(e,t=100){let n=ke(e),r=(s,o)=>o.length===0?[]:["",s,...o];return`${[Be(n),...n.forced.map(De),...r("skipped (\
unverified)",n.skipped.map(({id:s,who:o,at:a,reason:d})=>`  ${s}: ${d} (${o}, ${te(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:s,from:o,finding:a})=>`  ${s}: ${a} [${o}]`)),
...r("time and attempts",ii(e,n,t)),...r("what to do next",n.next.map((s,o)=>`  ${o+1}. ${s}`))].join(`
`)}
`}function ii(e,{tasks:t},n){let r=e.tasks.map(W),i=Math.min(14,Math.max(2,...t.map(({id:a})=>G(a)))),s=Math.max(6,...r.map(G)),o=Math.max(10,n-i-s-34);return t.map(({id:a,title:d,attempts:u,durationMs:p},m)=>{
let f=u===0?"":Fe(u,"attempt"),l=p===void 0?"":ne(p);return`  ${ie(a,i)}  ${ie(r[m]??"",s)}  ${ie(f,10)}  ${ie(l,12)}  ${re(d,o)}`.trimEnd()})}var kr=c(_t(),1);var xe=c(S(),1),Pt=c(se(),1);function jt(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=oi(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}var si=3;function oi(e){
let t=e.tasks.filter(o=>o.approvedCommit!==void 0).sort((o,a)=>(a.approval?.seq??0)-(o.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;return Ft(e.root,n)?void 0:`history was rewritten: ${t.filter(o=>!Ft(
e.root,o.approvedCommit??"")).slice(0,si).map(o=>`commit ${(o.approvedCommit??"").slice(0,10)} of task ${o.id}, which was approved,`).join(" and ")||`commit ${e.base.slice(0,10)}, on which the run beg\
an,`} is not in the history of ${ai(e)} any more; bring it back (${(0,Pt.approvedRef)(e.id)} or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Ft(e,t){return t===""||(0,xe.tryGit)(
e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}function ai(e){try{let t=(0,xe.git)(e.root,["symbolic-ref","--quiet","--short","HEAD"]).trim();return t===e.branch?t:`${t} (the run is on ${e.branch}\
)`}catch{return"the detached HEAD"}}var Ct=(...e)=>require("node:child_process").spawn(...e);var Nt=require("node:path"),Mt=c(J(),1);function Dt(e,t=process.env){let n=(0,Nt.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=Ct(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,Mt.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var We=c(Lt(),1),di=c(Q(),1),ci=c(R(),1),ui=c(Le(),1);function ye(e){if(e.run.config.webhook===void 0||(0,We.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let s=i?
(0,We.announcements)(i):[];return s.length>0?[{type:"announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&Dt(["notify",e.dir,e.home,String(r.seq)])}var j=require("node:fs"),P=require("node:path"),sn=c(J(),1);var ve={execution:1,claim:1,artifacts:2,proof:2,review:3},b=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function fi(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Ht(e,t){let n=t.status.toUpperCase(),r=fi(t),i=mi(e,t,r),s=li(e,t,r),o=hi(e,t,r);return{gateStatus:n,step:pi(t,r),executor:i,
verify:s,architect:o}}function pi(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?ve[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function mi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?b("running",r.failures.at(-1)?.at??
r.startedAt):n&&ve[n.stage]===1?b(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?b(t.override?"skipped":"running",r.startedAt):b("success",Gt(e,t)):{status:t.override?"skipped":"pending"}}function Gt(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function li(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
ve[n.stage]===2?b("failed",n.at):r?.passed&&t.status!=="pending"?b("passed",gi(t)):t.override?b("skipped",t.override.at):t.status==="verifying"?b("running",Gt(e,t)):{status:"pending"}}function gi(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function hi(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&ve[n.stage]===3)return b("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return b("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?b("approved",s.
at):s?.verdict.decision==="reject"?b("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Jt=c(R(),1),v=e=>(0,Jt.oneLine)(e).replaceAll("<!","&lt;!"),Ut=e=>v(e).replaceAll("|","\\|");var oe=c(R(),1);function Vt(e){let{override:t}=e;if(!t)return;let n=O(e),r=(0,oe.oneLine)(t.who),i=E(t.at),s=(0,oe.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,oe.oneLine)(t.session),prompt:(0,oe.oneLine)(t.prompt),requires_manual_commit:!0}}var M=c(R(),1);var ki=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
xi=new Set(["avg_attempts"]),yi=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,vi=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Kt=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Yt=e=>JSON.stringify(e).replace(
Kt,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function zt(e,t){return typeof t=="number"&&xi.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Yt(String(t)):typeof t=="\
boolean"?String(t):ki.has(e)&&yi.test(t)&&!vi.test(t)?t:Yt(t)}function wi(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Kt)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function Si(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>$i(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=He(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?wi(t,n):void 0;return[`${n}${e}: ${r??zt(e,t)}`]}function $i(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${zt(e,t)}`];let[r,...i]=He(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var He=(e,t)=>Object.
entries(e).flatMap(([n,r])=>Si(n,r,t)),Zt=e=>He(e,"").join(`
`);var bi=10;function Xt(e){return`${[Ri(e),...Ne(e).map(n=>Ei(e,n)),`## Gate Statistics

${we(Oi(e))}`,`## Recent Failures

${we({recent_failures:_i(e)})}`,qi(e),Fi(e),Pi(e)].filter(n=>n!=="").join(`

`)}
`}var we=e=>`\`\`\`yaml
${Zt(e)}
\`\`\``;function Ri(e){let t=Ie(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,M.oneLine)(e.cause)})`;return[v(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,M.oneLine)(e.id)} is ${e.state}${r}, as of ${E(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function Ei(e,t){let n=Ht(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[v(`## Current Task: ${O(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[Ge("Step 1: Executor ",n.executor),Ge("Step 2: Verify   ",n.verify),Ge("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,we({current_task:Ai(e,t,n)})].join(`

`)}var Ti={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function Ge(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${te(t.at)})`;return`[${Ti[t.status]??" "}] ${e}   - ${n}${r}`}function Ai(e,t,n){return{name:O(t),phase:t.phase===void 0?void 0:(0,M.oneLine)(t.phase),plan:wt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&E(t.startedAt),last_step_at:t.lastStepAt&&E(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Me(e,t),previous_failures:H(t).map(r=>`${r.type}: ${(0,M.oneLine)(r.reason)}`)}}function Oi(e){let t=Ie(e),[n]=Ne(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:O(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var _i=e=>$t(e,bi).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:O(t),attempt:n.attempt,failure_type:n.type,error:(0,M.oneLine)(n.reason),recovered:r,resolution:i}));function qi(e){let t=e.tasks.flatMap(n=>Vt(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${we({tasks:t})}`}function Fi(e){let t=St(e).map(({task:r,from:i,text:s})=>v(`- ${O(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,M.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function Pi(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Me(e,n)}`,i=le(n);return`- ${v(O(n))}: ${W(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Qt(e){let t=ke(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${v(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?W(a):s.status,String(s.attempts),s.durationMs===void 0?"":ne(s.durationMs),s.commit===void 0?"":N(s.commit),s.flags.join(", ")].map(
Ut).join(" | ")} |`});return`${[`# ${v(`Summary: ${t.spec}`)}`,v(Be(t)),t.forced.map(s=>`> ${v(De(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:d,reason:u})=>`${s} ${o}: ${u} (${a}, ${E(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:d})=>`${s}\
 ${o} (forced) by ${a}, ${E(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${v(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var D=require("node:fs"),en=require("node:path"),Je=c(S(),1);function tn(e,t){try{ji(e,t)}catch{}}function ji(e,t){let n=(0,en.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=Ci(n);if(!r){s!==i&&(0,D.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,Je.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,Je.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,D.rmSync)(n,{force:!0}):(0,D.writeFileSync)(n,a)}function Ci(e){try{return(0,D.readFileSync)(e,"utf8")}catch{return}}var U=require("node:fs"),Ve=require("node:path"),Ii=e=>_("sha256").update(e).digest("hex"),Ue=e=>(0,Ve.join)(e,".state-digest"),Ni=13e3;function nn(e,t){try{let n=Mi(Ue(e));n&&n.length>Ni&&(0,U.writeFileSync)(
Ue(e),n.subarray(n.length/2)),(0,U.appendFileSync)(Ue(e),`${Ii(t)}
`)}catch{}}function Mi(e){try{return(0,U.readFileSync)(e)}catch{return}}function on(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,P.join)(t,"STATE.md"):(0,P.join)(e.root,(0,P.dirname)(n),"STATE.md")}var Di=(e,t)=>(0,P.join)((0,P.dirname)(on(e,t)),"SUMM\
ARY.md");function Ye(e,t){let n=Xt(e);nn(t,n),rn(on(e,t),n,t),tn(e,t),(e.state==="finished"||e.state==="cancelled")&&rn(Di(e,t),Qt(e),t)}function rn(e,t,n){let r=(0,P.join)(n,`.view-${(0,sn.thisProcess)().
pid}`);try{(0,j.writeFileSync)(r,t);try{(0,j.renameSync)(r,e)}catch{(0,j.copyFileSync)(r,e)}}catch{}finally{(0,j.rmSync)(r,{force:!0})}}var an=c(S(),1);function ae(e,t,n){return(0,an.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var cn=c(de(),1);function Se(e,t){return(0,cn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var ot=c(fn(),1),dr=c(de(),1);var $e=c(S(),1),hn=c(Q(),1),kn=c(se(),1);var ze=c(S(),1);function pn(e,t){return JSON.stringify(Ke(e),void 0,t)}function Ke(e){if(Array.isArray(e))return e.map(Ke);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ke(r)]))}var mn=c(se(),1);function ln(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Bi(i)}}function Bi(e){return _("sha256").update(pn(e??{})).digest("hex")}function gn(e,t,n){(0,ze.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${mn.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function xn({run:e},t){(0,$e.git)(e.root,["update-ref",(0,kn.approvedRef)(e.id),e.approvedHead]);let n=(0,hn.taskOf)(e,t),r=n&&ln(e,n);r&&gn(e.root,r.commit,r)}var V=require("node:fs"),be=require("node:path"),ce=c(S(),1);var vn=require("node:fs"),wn=require("node:path"),Sn=c(Ze(),1),h=c(S(),1),Xe=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],$n=5;function bn(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Li(e,i,t(i),n)}catch(s){if(r===$n||(0,h.headCommit)(e)===i)throw s}}}function Li(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,wn.join)(i.gitDir,`ultraplan-index-${q(4).toString("hex")}`),{root:o}=i;try{(0,h.git)(o,["read-tree",t],{index:s});let a=n.map(({path:p,text:m})=>{let f=(0,h.git)(
o,["hash-object","-w","--stdin"],{input:m}).trim();return{path:p,blob:f,mode:Gi(o,t,p),was:Hi(o,t,p)}});for(let{path:p,blob:m,mode:f}of a)(0,h.git)(o,["update-index","--add","--cacheinfo",`${f},${m},${p}`],
{index:s});let d=(0,h.git)(o,["write-tree"],{index:s}).trim(),u=(0,h.git)(o,[...Xe,"commit-tree",d,"-p",t],{input:r}).trim();(0,h.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:p,blob:m,mode:f,was:l}of a)Wi(o,p,m,f,l);return u}finally{(0,vn.rmSync)(s,{force:!0})}}function Wi(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=$n;o+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Sn.sleep)(40)}}var Hi=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Gi(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function Rn(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var En=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Re(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,ce.headCommit)(s);if(!a)throw new Error("the repository has no commit");let d=Rn(s,i,a).find(({message:f})=>f.
split(`
`).includes(o));if(d)return d.commit;let u=t.filter(({path:f})=>(0,ce.committedText)(s,a,f)!==void 0||!En(s,f)),p=f=>u.map(({path:l,change:x})=>({path:l,text:x((0,ce.committedText)(s,f,l))})),m=u.length>
0?bn(s,p,`${n}

${o}
`):a;for(let f of t)Ji((0,be.join)(s,f.path),f);return m}function Ji(e,{change:t}){let n;try{n=(0,V.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,V.mkdirSync)((0,be.dirname)(e),{recursive:!0}),
(0,V.writeFileSync)(e,t(n))}var Qe=require("node:path"),T=c(Ze(),1),C=c(An(),1),On=e=>_("sha256").update(e).digest("hex"),_n=(e,t)=>(0,Qe.join)(e,"evidence",t);function et(e,t,n={}){let r=n.files??T.realFiles,i=Yi(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=Ki(i,n.cap??Number.POSITIVE_INFINITY),a=On(s),d=_n(e,a);try{if((0,T.readIfThere)(r,d)?.equals(s)!==!0){
(0,T.ensureFolder)(r,(0,Qe.join)(e,"evidence"));let u=`${d}.${q(4).toString("hex")}.new`;(0,T.writeAtomic)(r,d,s,{temporary:u,sync:"both"})}}catch(u){throw(0,C.diskError)(u,d)}return{sha256:a,bytes:s.
length,cut:o}}function qn(e,t,n=T.realFiles){let r=_n(e,t.sha256),i=(0,T.readIfThere)(n,r);if(i===void 0)throw new C.JournalError("evidence-missing",{file:r},Ui,C.GO_ON);if(On(i)!==t.sha256)throw new C.JournalError(
"evidence-changed",{file:r},Vi,C.GO_ON);return i.toString("utf8")}var Ui="the evidence file is not there",Vi="the evidence file was changed after it was written";function Yi(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Ki(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=zi(e,Math.floor(r/2)),s=Zi(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var Fn=e=>e!==void 0&&(e&192)===
128;function zi(e,t){let n=t;for(;n>0&&t-n<3&&Fn(e[n]);)n-=1;return n}function Zi(e,t){let n=t;for(;n<e.length&&n-t<3&&Fn(e[n]);)n+=1;return n}function Pn(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=Cn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Ee(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(d=>`\`${d}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Qi(t)}`,`  - **Commit**: \`${jn(s,t)}\``].map(d=>o+d)}var Xi=7;function tt(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:d}=t,u=Cn(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${Ee(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(p=>({...p,line:r+Xi})),commit:jn(d,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var jn=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Qi({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return Ee(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var es=1e3,ts=100,Ee=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,es),Cn=e=>Ee(e).slice(0,ts).trim(),nt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var ns=/\r\n|\n|\r/g;function Nn(e){let t=[],n=0;for(let r of e.matchAll(ns))t.push(In(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(In(e.slice(n),n)),t}function In(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var rs=3;function is(e,t){if(!(ss(e,t)>=rs))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function ss(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function Dn(e,t){let{original:n}=t,r=is(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=Pn(r,t,nt(n));if(!n.box){let g={...tt(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:Mn(e.tasks,s,g)},task:g,after:s.id,insert:fe=>fe}}
let d=s.endLine,u=Nn(o)[d]?.blank===!0,p=u?["",...a]:a,m=g=>os(g,s,p),f=d+1+(u?1:0),l={...tt(r,t,a,f),box:{line:f,column:nt(n).length+3+1}},x=e.tasks.map(g=>g.file===n.file?ds(g,d,p.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:m(g.text)}:g),tasks:Mn(x,s,l)},task:l,after:s.id,insert:m}}function os(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=as(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function as(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function ds(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function Mn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function Bn(e){let{id:t,title:n,file:r,line:i,kind:s,checkpoint:o,phase:a,wave:d,parallel:u,dependsOn:p,files:m,tier:f,verification:l,securityReview:x,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:s,
parallel:u,dependsOn:p,files:m,securityReview:x,doneBefore:e.ticked,...o?{checkpoint:o}:{},...a!==void 0?{phase:a}:{},...d!==void 0?{wave:d}:{},...f?{tier:f}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function cs(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function Ln(e,t,n=cs(t)){let r=t.replace(us,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var us=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function Wn({feedback:e,findings:t}){let n=e||fs(t);return["A reviewer did not accept the work of the task that this one fixes:",Ln("what the reviewer wrote",n)].join(`
`)}var fs=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function Hn(e,t){return JSON.parse(qn(e,t.plan))}function rt(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var st=c(Jn(),1),B=c(Vn(),1),Qn=c(qe(),1),Te=c(de(),1);var Kn="## Review Suggestions",ps=3,ms=300;function zn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=ls(t),i=t.kind==="suggestions"?gs(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Yn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=Yn(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var Yn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Y=e=>re(v(e),ms);function ls(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,ps).map(n=>`  - ${Y(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(Y).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${Y(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(Y).join("; ")||"none named"}`];case"suggestions":return[Kn,"",...e.suggestions.
map(t=>`- Task ${Y(e.task)}: ${Y(t)}`)]}}function gs(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===Kn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var it=require("node:path");var Zn=c(S(),1);var hs=c(Q(),1);var Xn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Zn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var ks=e=>it.posix.dirname(e.planFiles[0]?.path??""),K=e=>it.posix.join(ks(e),".progress.md");var Ae=(e,t)=>({path:K(e),change:n=>t.reduce(zn,n??"")});function ue(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,st.taskIndex)(
e,(0,B.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function er(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Te.specRecords)(
t).at(-1);if(!(0,B.needsSpecReview)(e,t))return xs(e,t);let r=(0,Qn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[ue(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[ue(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,Te.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[ue(
e,t,n,"proceeded")]}}function xs(e,t){let n=(0,B.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,B.nextReviewIndex)(e,(0,st.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function tr(e,t,n,r){let i=Hn(e,t),s=rt(i,n.id),{findings:o,suggestions:a=[],feedback:d}=r.verdict,u=o.filter(l=>!a.includes(l)),p=Dn(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>rt(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||d,scope:t.spec}),m=Se(t,n);if(!p||m===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let f=Re(t,[...p.task.box?[{
path:s.file,change:l=>p.insert(l??"")}]:[],Ae(t,[ue(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${p.task.id} from\
 the review of task ${n.id}`,key:`fix ${p.task.id}`,since:m});return[{type:"tasks_added",after:p.after,tasks:[{...Bn(p.task),addedBy:"review"}],plan:et(e,JSON.stringify(p.plan)),commit:f,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:et(e,Wn(r.verdict))}]}var sr=c(S(),1);var nr=require("node:fs"),rr=require("node:path"),y=c(S(),1);function ir(e,t,n,r){let i=(0,y.findRepository)(e),s=(0,y.headCommit)(e);if(!i||!s)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:a}=i,d=(0,rr.join)(a,`ultraplan-index-${q(4).toString(
"hex")}`),u=n.map(m=>({path:m,was:ys(o,t,m)})),p=u.filter(({path:m})=>vs(o,m));try{(0,y.git)(o,["read-tree",s],{index:d});for(let{path:l,was:x}of u){let g=x?["--add","--cacheinfo",`${x.mode},${x.blob}\
,${l}`]:["--force-remove","--",l];(0,y.git)(o,["update-index",...g],{index:d})}let m=(0,y.git)(o,["write-tree"],{index:d}).trim(),f=(0,y.git)(o,[...Xe,"commit-tree",m,"-p",s],{input:r}).trim();(0,y.git)(
o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,s]);for(let{path:l,was:x}of p)x?(0,y.git)(o,["checkout","--quiet",f,"--",`:(top,literal)${l}`]):(0,y.git)(o,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${l}`]);return f}finally{
(0,nr.rmSync)(d,{force:!0})}}function ys(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,y.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var vs=(e,t)=>(0,y.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var or=c(de(),1);function ar(e,t){let n=(0,or.fixTasksOf)(e,t).at(-1),r=n?.attempts[0]?.base,i=(0,sr.headCommit)(e.root);if(!n||r===void 0||i===void 0)return;let s=K(e),o=ae(e.root,r,i).filter(a=>a!==s);o.length!==0&&
ir(e.root,r,o,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function cr(e){for(;(0,ot.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?ws(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&xn(e,r.task);if(n.length===0)return}}function ws(e,t){
let n=(0,ot.reviewWork)(t);return n?n.kind==="fix"?tr(e,t,n.task,n.record):(n.takeBack&&ar(t,n.task),[Ss(t,n.task)]):[]}function Ss(e,t){let n=Se(e,t);if(n===void 0)throw new Error(`task ${t.id} has n\
o commit to approve`);let r=er(e,t),i=e.tasks.flatMap(d=>t.parallel&&d.parallel?d.approvedHead??d.approvedCommit??[]:[]),s=Xn(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===
0)return s===n?o:{...o,head:s};let a=Re(e,[Ae(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.
length}`,since:n});return $s(e,t,s,a)?{...o,head:a}:{...o,head:s}}function $s(e,t,n,r){let i=[K(e),...(0,dr.fixTasksOf)(e,t).some(s=>s.givenUp)?[t.file]:[]];return ae(e.root,n,r).every(s=>i.includes(s))}var A=require("node:fs"),ur=require("node:path"),Oe=c(J(),1);var _e=c(se(),1);function at(e,t,n){let r=(0,_e.waitingFile)(t,e.session);if(!Z(e,n)){(0,A.rmSync)(r,{force:!0});return}mr(r)||((0,A.mkdirSync)((0,ur.dirname)(r),{recursive:!0,mode:448}),(0,A.writeFileSync)(
r,"",{mode:384}))}function fr(e,t){let n=(0,_e.waitingFile)(t,e.session),r=mr(n);return r&&(0,Oe.isAlive)(r)?!1:((0,A.writeFileSync)(n,JSON.stringify((0,Oe.thisProcess)()),{mode:384}),!0)}function pr(e,t){
(0,A.rmSync)((0,_e.waitingFile)(t,e.session),{force:!0})}function mr(e){try{return JSON.parse((0,A.readFileSync)(e,"utf8"))}catch{return}}var xr=3;function yr(e,t,n){let{journal:r,dir:i}=e;cr(e);let s=jt(e.run);s.length>0&&(e.run=r.update(()=>s).state);let o=()=>(0,gr.headCommit)(e.run.root)??e.run.base,a=bs(e.run,n);if(a)return at(e.run,
e.home,n),ye(e),{action:a,text:lr(e.run,a,o).text};let d,{state:u}=r.update(m=>{if(!m)return[];let f=z(m,n),{events:l,text:x}=lr(m,f,o);d={action:f,text:x};let g=_("sha256").update(x).digest("hex").slice(
0,16),fe={type:"directive_given",digest:g,via:t},Tr=f.kind==="done"&&m.state==="running"?[{type:"run_finished",commit:o()}]:[];if(t==="stop"&&f.kind==="dispatch"&&l.length===0&&Rs(m,g)){let ct=`the se\
ssion stopped ${xr} times without following: ${x.split(`
`)[0]}`;return d={action:{kind:"wait",reason:`${ct}; the run is parked, /ultraplan:resume goes on`},text:""},[fe,{type:"run_parked",cause:ct}]}return[...l,...Tr,fe]});if(!d||!u)throw new Error("the ru\
n has no state");let p=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,kr.letGo)(e.home,u,i),at(u,e.home,n),Ye(u,i),ye(e),p?{...d,summary:At(u)}:d}function bs(e,t){
let n=z(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var Rs=(e,t)=>e.standing.digest===t&&e.standing.count+1>=xr;function lr(e,t,n){switch(t.kind){case"dispatch":return Es(
e,t,n);case"wait":return{events:[],text:X(`ultraplan: ${t.reason}. End your turn.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:X(`ultraplan needs the person: ${t.question.
slice(0,200)}. Options: ${t.options.join(" | ")}. Tell them and end your turn.`,{action:"ask"})};case"done":return{events:[],text:X(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"\
done"})}}}function Es(e,t,n){let r=[],i=t.agents.map(o=>{let a=e.tickets.find(d=>!d.redeemedAt&&d.task===o.task&&d.role===o.role&&d.iteration===o.iteration);return a||(a={id:q(8).toString("hex")},r.push(
{type:"ticket_issued",ticket:a.id,base:n(),...o})),{subagent_type:`ultraplan:${o.role}`,description:As(e,o.task,o.attempt),prompt:`ultraplan-ticket ${a.id}`}}),s=i.length===1?"Call the Agent tool once\
, with exactly these arguments; nothing else.":`Call the Agent tool ${i.length} times in one message, with exactly these arguments; nothing else.`;return{events:r,text:X(s,{action:"dispatch",agents:i})}}
var Ts=40;function As(e,t,n){let r=(0,hr.taskOf)(e,t),i=e.tasks.findIndex(a=>a.id===t)+1,s=(r?.title??"").replace(/[\u0000-\u001f\u007f-\u009f`"<>]/g," ").slice(0,Ts),o=n>1?`, attempt ${n}`:"";return`${t}\
 ${s} (${i}/${e.tasks.length})${o}`}var dt=c(J(),1);function vr(e){Os(e,t=>t.judging!==void 0&&!(0,dt.isAlive)(t.judging.process),"the claim was never judged")}function Os(e,t,n){if(!e.run.tickets.some(t))return;let{state:r}=e.journal.update(i=>(i?.tickets??
[]).filter(s=>t(s)).flatMap(s=>_s(s,n)));e.run=r}function _s(e,t){return e.judging?(0,dt.isAlive)(e.judging.process)?[]:[{type:"agent_lost",ticket:e.id,cause:"the claim was never judged",failure:"TIME\
OUT"}]:[{type:"agent_lost",ticket:e.id,cause:t,failure:"EXECUTION_FAILURE"}]}var wr=c(J(),1);function Sr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,wr.isSameStart)(n,t.client.startedAt)}var br=c(Le(),1);var qs=500;async function Rr(e){let t=Ps(e);if(!(!t||!Z(t.run,new Date)||!fr(t.run,e.home)))return await Fs(t),pr(t.run,e.home),t.run.state==="running"?yr(t,"wake",new Date).text:void 0}async function Fs(e){
for(;Z(e.run,new Date);)await(0,$r.setTimeout)(qs),e.run=e.journal.refresh(),vr(e)}function Ps(e){let t=(0,br.openActiveRun)(e.home,e.id);return t&&Sr(t.run,e)?t:void 0}var Er={kind:"pass"};var js=async(e,{session:t})=>{let n=await Rr(t);return n===void 0?Er:{kind:"wake",text:n}};0&&(module.exports={hook});
