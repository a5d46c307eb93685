const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Er=Object.create;var fe=Object.defineProperty;var Tr=Object.getOwnPropertyDescriptor;var Ar=Object.getOwnPropertyNames;var Or=Object.getPrototypeOf,_r=Object.prototype.hasOwnProperty;var k=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},qr=(e,t)=>{for(var n in t)fe(e,n,{get:t[n],enumerable:!0})},at=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Ar(t))!_r.call(e,i)&&i!==n&&fe(e,i,{get:()=>t[i],enumerable:!(r=Tr(t,i))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?Er(Or(e)):{},at(t||!e||!e.__esModule?fe(n,"default",{value:e,enumerable:!0}):n,e)),Fr=e=>at(fe({},"__esModule",{value:!0}),e);var ct=k((Ps,dt)=>{dt.exports=require("./open-run.cjs").run_groups});var pt=k((js,ut)=>{ut.exports=require("./open-run.cjs").run_policy});var Oe=k((Cs,ft)=>{ft.exports=require("./open-run.cjs").run_reviews});var S=k((Bs,ht)=>{ht.exports=require("./open-run.cjs").io_git});var X=k((Ws,kt)=>{kt.exports=require("./open-run.cjs").run_change});var R=k((Hs,xt)=>{xt.exports=require("./open-run.cjs").view_terminal});var At=k((lo,Tt)=>{Tt.exports=require("./open-run.cjs").engine_active});var ie=k((go,Ot)=>{Ot.exports=require("./open-run.cjs").engine_places});var J=k((yo,jt)=>{jt.exports=require("./open-run.cjs").io_process_ref});var Dt=k((So,Mt)=>{Mt.exports=require("./open-run.cjs").run_announcements});var Be=k(($o,Bt)=>{Bt.exports=require("./open-run.cjs").engine_open_run});var de=k((sa,on)=>{on.exports=require("./open-run.cjs").run_spec_review});var cn=k((aa,dn)=>{dn.exports=require("./open-run.cjs").run_review_work});var Ke=k((ha,kn)=>{kn.exports=require("./open-run.cjs").io_files});var En=k((wa,Rn)=>{Rn.exports=require("./open-run.cjs").journal_journal_error});var Hn=k((Ca,Wn)=>{Wn.exports=require("./open-run.cjs").run_review_index});var Jn=k((Ia,Gn)=>{Gn.exports=require("./open-run.cjs").run_review_need});var qs={};qr(qs,{hook:()=>_s});module.exports=Fr(qs);var vr=require("node:timers/promises");var w=c(ct(),1),mt=c(pt(),1),lt=c(Oe(),1);function z(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelle\
d"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resum\
e goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:["/ultraplan:retry --task <id>","/ultraplan:resume","/ultraplan:cancel"]};case"running":
return Pr(e,t)}}function Pr(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Ir)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} a\
gent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,lt.nextReviews)(e,s,t));return i.length>0?{kind:"dispatch",agents:i}:jr(e,t)}function jr(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,w.isDone)(
i)||(0,w.isStuck)(i)||!(0,w.isReady)(e,r))continue;let s=i.notBefore!==void 0&&i.notBefore>t.toISOString();if(!((i.status==="reviewing"||i.status==="verifying")&&!s)){if(i.kind==="checkpoint")return Nr(
i);if(s&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return Cr(e,r)}}return n!==void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(w.isDone)?
{kind:"done",reason:"every task is done"}:Mr(e)}function Cr(e,t){let n=(0,w.parallelGroup)(e,t).filter(s=>!(0,w.isDone)(s)&&!(0,w.isStuck)(s)&&s.attempts.length===0),r=e.tasks[t],i=n.length>1&&r&&n.includes(
r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:i.length>1}))}}function Ir(e){let{task:t,role:n,attempt:r,iteration:i,
isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function Nr(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wr\
ong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function Mr(e){let t=e.tasks.find(w.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(
i=>!(0,w.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,mt.attemptsUsed)(t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n}\
 attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","investigate"]}}var Dr=new Set(["rate_limit","overloaded","server_error","api_error","timeout","unknown"]);function gt(e,t){let{first:n,most:r,tries:i}=e.config.overnight,s=e.failedTurns??0;return Dr.has(t)?s>=i?{kind:"\
park",cause:`${s+1} turns in a row ended with ${t}`}:{kind:"wake",afterSeconds:Math.min(r,n*2**s)}:{kind:"park",cause:`the service refused: ${t}`}}function _e(e,t){if(z(e,t).kind!=="wait"||e.state!=="\
running")return;let n=e.tickets.find(s=>s.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.tasks.flatMap(s=>s.status==="failed"&&s.notBefore&&
s.notBefore>t.toISOString()?[s.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var O=(...e)=>require("node:crypto").createHash(...e);var _=(...e)=>require("node:crypto").randomBytes(...e);var fr=c(S(),1);function Z(e,t){return`${e}
ultraplan:next ${JSON.stringify(t)}`}var mr=c(X(),1);var L=c(R(),1);function A(e){let t=(0,L.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,L.oneLine)(e.id)}: ${t}`}var yt=(e,t)=>(0,L.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),me=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,I=e=>e.doneBefore&&e.status==="pending";function W(e){return I(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function le(e){let t=[...I(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(L.oneLine)])]}
var N=e=>(0,L.oneLine)(e).slice(0,10),qe=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var ge=c(R(),1),Br={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Lr(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function Wr({role:e,verdict:t}){let n=Br[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function Q(e){return e.tasks.flatMap(t=>Lr(t).flatMap(n=>Wr(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,ge.oneLine)(i)}))))}function vt(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,ge.oneLine)(
r.id),text:(0,ge.oneLine)(r.message)}))),...Q(e)]}var he=c(R(),1);function wt(e,t){let n=e.tasks.flatMap(r=>H(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,failure:i})=>({
task:r,failure:i,recovered:r.status==="approved",resolution:Hr(r,i)}))}var H=e=>e.attempts.flatMap(t=>t.failures);function Hr(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${N(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,he.oneLine)(e.override?.
who??"unknown")}: ${(0,he.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,he.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var q=c(R(),1);function St(e){let t=a=>e.tasks.filter(a).map(d=>(0,q.oneLine)(d.id)).join(", "),n=t(a=>a.status==="skipped"&&!a.override?.adopted),r=t(a=>a.status==="forced"&&!a.override?.adopted),i=e.
tasks.filter(a=>a.pausedFor!==void 0),s=[...new Set(Q(e).map(({task:a})=>(0,q.oneLine)(a.id)))].join(", "),o=t(I);return[...i.map(({id:a,pausedFor:d})=>`decide on task ${(0,q.oneLine)(a)} (${(0,q.oneLine)(
d?.reason??"")}): /ultraplan:retry --task ${(0,q.oneLine)(a)} tries again, ultraplan log ${(0,q.oneLine)(a)} tells what happened`),...Gr(e),...r===""?[]:[`fix the task or the verification of ${r}, the\
n /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...s===""?[]:[`answer the\
 review findings on ${s}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...Jr(e)]}function Gr(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goe\
s on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,q.oneLine)(e.spec)} starts again\
 with what is still open`];default:return[]}}function Jr(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${N(e.base)}..${N(e.
approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var $=c(R(),1);var Fe=c(R(),1);function E(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Fe.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var ee=e=>/T(\d\d:\d\d:\d\d)/.exec(E(e))?.[1]??(0,Fe.oneLine)(
e);function Pe(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function te(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${$t(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${$t(n%60)} min`}var $t=e=>String(e).padStart(2,
"0");function je(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[me(n)]+=1;return t}var Ur=new Set(
["executing","verifying","reviewing"]),Vr=e=>Ur.has(e.status);function Ce(e){let t=je(e),n=e.tasks.filter(I).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function Ie(e){let t=e.tasks.filter(Vr);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!I(s));return i?[i]:[]}var Ne=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function ke(e){let t=n=>e.tasks.filter(n).map(r=>(0,$.oneLine)(r.id));return{run:(0,$.oneLine)(e.id),spec:(0,$.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,$.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Pe(e.startedAt,e.endedAt??e.lastAt)??0,totals:je(e),approved:t(n=>n.status==="approved"),retried:t(n=>H(n).length>0||n.attempts.length>
1),skipped:bt(e,"skipped"),forced:bt(e,"forced"),outstanding:Q(e).map(({task:n,from:r,text:i})=>({task:(0,$.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Yr),next:St(e)}}function bt(e,t){return e.
tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,$.oneLine)(n),title:(0,$.oneLine)(r),who:(0,$.oneLine)(i.who),at:i.at,reason:(0,$.oneLine)(i.reason)}]:[])}function Yr(e){let t=Pe(e.startedAt,
e.lastStepAt);return{id:(0,$.oneLine)(e.id),title:(0,$.oneLine)(e.title),status:me(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:H(e).length,...t===void 0?{}:{durationMs:t},
...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:le(e)}}var Kr=/^[\x20-\x7e]*$/,zr=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Zr=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Xr=/^[\u{1f1e6}-\u{1f1ff}]$/u,Qr="\uFE0F";function ei(e){return zr.test(e)?0:Xr.test(e)?1:Zr.test(e)?2:1}function G(e){if(Kr.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Qr&&n===1&&(t+=1),n=ei(r),t+=n;return t}var Rt,ti=e=>(Rt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Rt.segment(e));function ni(e,t){let n="",r=0;for(let{segment:i}of ti(
e)){if(r+=G(i),r>t)break;n+=i}return n}function ne(e,t){return t<=0?"":G(e)<=t?e:`${ni(e,t-1).trimEnd()}\u2026`}function re(e,t){let n=ne(e,t);return n+" ".repeat(Math.max(0,t-G(n)))}var Me=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${ee(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function De(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${qe(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${te(e.durationMs)}: ${s.join(", ")}`}function Et(e,t=100){let n=ke(e),r=(s,o)=>o.length===0?[]:["",s,...o];return`${[De(n),...n.forced.map(Me),...r("skipped (\
unverified)",n.skipped.map(({id:s,who:o,at:a,reason:d})=>`  ${s}: ${d} (${o}, ${ee(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:s,from:o,finding:a})=>`  ${s}: ${a} [${o}]`)),
...r("time and attempts",ri(e,n,t)),...r("what to do next",n.next.map((s,o)=>`  ${o+1}. ${s}`))].join(`
`)}
`}function ri(e,{tasks:t},n){let r=e.tasks.map(W),i=Math.min(14,Math.max(2,...t.map(({id:a})=>G(a)))),s=Math.max(6,...r.map(G)),o=Math.max(10,n-i-s-34);return t.map(({id:a,title:d,attempts:u,durationMs:f},m)=>{
let p=u===0?"":qe(u,"attempt"),l=f===void 0?"":te(f);return`  ${re(a,i)}  ${re(r[m]??"",s)}  ${re(p,10)}  ${re(l,12)}  ${ne(d,o)}`.trimEnd()})}var lr=c(At(),1);var xe=c(S(),1),qt=c(ie(),1);function Ft(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=si(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}var ii=3;function si(e){
let t=e.tasks.filter(o=>o.approvedCommit!==void 0).sort((o,a)=>(a.approval?.seq??0)-(o.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;return _t(e.root,n)?void 0:`history was rewritten: ${t.filter(o=>!_t(
e.root,o.approvedCommit??"")).slice(0,ii).map(o=>`commit ${(o.approvedCommit??"").slice(0,10)} of task ${o.id}, which was approved,`).join(" and ")||`commit ${e.base.slice(0,10)}, on which the run beg\
an,`} is not in the history of ${oi(e)} any more; bring it back (${(0,qt.approvedRef)(e.id)} or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function _t(e,t){return t===""||(0,xe.tryGit)(
e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}function oi(e){try{let t=(0,xe.git)(e.root,["symbolic-ref","--quiet","--short","HEAD"]).trim();return t===e.branch?t:`${t} (the run is on ${e.branch}\
)`}catch{return"the detached HEAD"}}var Pt=(...e)=>require("node:child_process").spawn(...e);var Ct=require("node:path"),It=c(J(),1);function Nt(e,t=process.env){let n=(0,Ct.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=Pt(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,It.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var Le=c(Dt(),1),ai=c(X(),1),di=c(R(),1),ci=c(Be(),1);function se(e){if(e.run.config.webhook===void 0||(0,Le.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let s=i?
(0,Le.announcements)(i):[];return s.length>0?[{type:"announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&Nt(["notify",e.dir,e.home,String(r.seq)])}var P=require("node:fs"),F=require("node:path"),nn=c(J(),1);var ye={execution:1,claim:1,artifacts:2,proof:2,review:3},b=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function ui(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Lt(e,t){let n=t.status.toUpperCase(),r=ui(t),i=fi(e,t,r),s=mi(e,t,r),o=gi(e,t,r);return{gateStatus:n,step:pi(t,r),executor:i,
verify:s,architect:o}}function pi(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?ye[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function fi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?b("running",r.failures.at(-1)?.at??
r.startedAt):n&&ye[n.stage]===1?b(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?b(t.override?"skipped":"running",r.startedAt):b("success",Wt(e,t)):{status:t.override?"skipped":"pending"}}function Wt(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function mi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
ye[n.stage]===2?b("failed",n.at):r?.passed&&t.status!=="pending"?b("passed",li(t)):t.override?b("skipped",t.override.at):t.status==="verifying"?b("running",Wt(e,t)):{status:"pending"}}function li(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function gi(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&ye[n.stage]===3)return b("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return b("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?b("approved",s.
at):s?.verdict.decision==="reject"?b("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Ht=c(R(),1),v=e=>(0,Ht.oneLine)(e).replaceAll("<!","&lt;!"),Gt=e=>v(e).replaceAll("|","\\|");var oe=c(R(),1);function Jt(e){let{override:t}=e;if(!t)return;let n=A(e),r=(0,oe.oneLine)(t.who),i=E(t.at),s=(0,oe.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,oe.oneLine)(t.session),prompt:(0,oe.oneLine)(t.prompt),requires_manual_commit:!0}}var M=c(R(),1);var hi=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
ki=new Set(["avg_attempts"]),xi=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,yi=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Vt=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Ut=e=>JSON.stringify(e).replace(
Vt,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Yt(e,t){return typeof t=="number"&&ki.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Ut(String(t)):typeof t=="\
boolean"?String(t):hi.has(e)&&xi.test(t)&&!yi.test(t)?t:Ut(t)}function vi(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Vt)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function wi(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>Si(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=We(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?vi(t,n):void 0;return[`${n}${e}: ${r??Yt(e,t)}`]}function Si(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Yt(e,t)}`];let[r,...i]=We(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var We=(e,t)=>Object.
entries(e).flatMap(([n,r])=>wi(n,r,t)),Kt=e=>We(e,"").join(`
`);var $i=10;function zt(e){return`${[bi(e),...Ie(e).map(n=>Ri(e,n)),`## Gate Statistics

${ve(Ai(e))}`,`## Recent Failures

${ve({recent_failures:Oi(e)})}`,_i(e),qi(e),Fi(e)].filter(n=>n!=="").join(`

`)}
`}var ve=e=>`\`\`\`yaml
${Kt(e)}
\`\`\``;function bi(e){let t=Ce(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,M.oneLine)(e.cause)})`;return[v(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,M.oneLine)(e.id)} is ${e.state}${r}, as of ${E(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function Ri(e,t){let n=Lt(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[v(`## Current Task: ${A(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[He("Step 1: Executor ",n.executor),He("Step 2: Verify   ",n.verify),He("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,ve({current_task:Ti(e,t,n)})].join(`

`)}var Ei={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function He(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${ee(t.at)})`;return`[${Ei[t.status]??" "}] ${e}   - ${n}${r}`}function Ti(e,t,n){return{name:A(t),phase:t.phase===void 0?void 0:(0,M.oneLine)(t.phase),plan:yt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&E(t.startedAt),last_step_at:t.lastStepAt&&E(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Ne(e,t),previous_failures:H(t).map(r=>`${r.type}: ${(0,M.oneLine)(r.reason)}`)}}function Ai(e){let t=Ce(e),[n]=Ie(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:A(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var Oi=e=>wt(e,$i).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:A(t),attempt:n.attempt,failure_type:n.type,error:(0,M.oneLine)(n.reason),recovered:r,resolution:i}));function _i(e){let t=e.tasks.flatMap(n=>Jt(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${ve({tasks:t})}`}function qi(e){let t=vt(e).map(({task:r,from:i,text:s})=>v(`- ${A(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,M.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function Fi(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Ne(e,n)}`,i=le(n);return`- ${v(A(n))}: ${W(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Zt(e){let t=ke(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${v(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?W(a):s.status,String(s.attempts),s.durationMs===void 0?"":te(s.durationMs),s.commit===void 0?"":N(s.commit),s.flags.join(", ")].map(
Gt).join(" | ")} |`});return`${[`# ${v(`Summary: ${t.spec}`)}`,v(De(t)),t.forced.map(s=>`> ${v(Me(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:d,reason:u})=>`${s} ${o}: ${u} (${a}, ${E(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:d})=>`${s}\
 ${o} (forced) by ${a}, ${E(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${v(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var D=require("node:fs"),Xt=require("node:path"),Ge=c(S(),1);function Qt(e,t){try{Pi(e,t)}catch{}}function Pi(e,t){let n=(0,Xt.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=ji(n);if(!r){s!==i&&(0,D.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,Ge.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,Ge.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,D.rmSync)(n,{force:!0}):(0,D.writeFileSync)(n,a)}function ji(e){try{return(0,D.readFileSync)(e,"utf8")}catch{return}}var U=require("node:fs"),Ue=require("node:path"),Ci=e=>O("sha256").update(e).digest("hex"),Je=e=>(0,Ue.join)(e,".state-digest"),Ii=13e3;function en(e,t){try{let n=Ni(Je(e));n&&n.length>Ii&&(0,U.writeFileSync)(
Je(e),n.subarray(n.length/2)),(0,U.appendFileSync)(Je(e),`${Ci(t)}
`)}catch{}}function Ni(e){try{return(0,U.readFileSync)(e)}catch{return}}function rn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,F.join)(t,"STATE.md"):(0,F.join)(e.root,(0,F.dirname)(n),"STATE.md")}var Mi=(e,t)=>(0,F.join)((0,F.dirname)(rn(e,t)),"SUMM\
ARY.md");function we(e,t){let n=zt(e);en(t,n),tn(rn(e,t),n,t),Qt(e,t),(e.state==="finished"||e.state==="cancelled")&&tn(Mi(e,t),Zt(e),t)}function tn(e,t,n){let r=(0,F.join)(n,`.view-${(0,nn.thisProcess)().
pid}`);try{(0,P.writeFileSync)(r,t);try{(0,P.renameSync)(r,e)}catch{(0,P.copyFileSync)(r,e)}}catch{}finally{(0,P.rmSync)(r,{force:!0})}}var sn=c(S(),1);function ae(e,t,n){return(0,sn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var an=c(de(),1);function Se(e,t){return(0,an.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var it=c(cn(),1),or=c(de(),1);var $e=c(S(),1),ln=c(X(),1),gn=c(ie(),1);var Ye=c(S(),1);function un(e,t){return JSON.stringify(Ve(e),void 0,t)}function Ve(e){if(Array.isArray(e))return e.map(Ve);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ve(r)]))}var pn=c(ie(),1);function fn(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Di(i)}}function Di(e){return O("sha256").update(un(e??{})).digest("hex")}function mn(e,t,n){(0,Ye.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${pn.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function hn({run:e},t){(0,$e.git)(e.root,["update-ref",(0,gn.approvedRef)(e.id),e.approvedHead]);let n=(0,ln.taskOf)(e,t),r=n&&fn(e,n);r&&mn(e.root,r.commit,r)}var V=require("node:fs"),be=require("node:path"),ce=c(S(),1);var xn=require("node:fs"),yn=require("node:path"),vn=c(Ke(),1),h=c(S(),1),ze=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],wn=5;function Sn(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Bi(e,i,t(i),n)}catch(s){if(r===wn||(0,h.headCommit)(e)===i)throw s}}}function Bi(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,yn.join)(i.gitDir,`ultraplan-index-${_(4).toString("hex")}`),{root:o}=i;try{(0,h.git)(o,["read-tree",t],{index:s});let a=n.map(({path:f,text:m})=>{let p=(0,h.git)(
o,["hash-object","-w","--stdin"],{input:m}).trim();return{path:f,blob:p,mode:Hi(o,t,f),was:Wi(o,t,f)}});for(let{path:f,blob:m,mode:p}of a)(0,h.git)(o,["update-index","--add","--cacheinfo",`${p},${m},${f}`],
{index:s});let d=(0,h.git)(o,["write-tree"],{index:s}).trim(),u=(0,h.git)(o,[...ze,"commit-tree",d,"-p",t],{input:r}).trim();(0,h.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:f,blob:m,mode:p,was:l}of a)Li(o,f,m,p,l);return u}finally{(0,xn.rmSync)(s,{force:!0})}}function Li(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=wn;o+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,vn.sleep)(40)}}var Wi=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Hi(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function $n(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var bn=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Re(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,ce.headCommit)(s);if(!a)throw new Error("the repository has no commit");let d=$n(s,i,a).find(({message:p})=>p.
split(`
`).includes(o));if(d)return d.commit;let u=t.filter(({path:p})=>(0,ce.committedText)(s,a,p)!==void 0||!bn(s,p)),f=p=>u.map(({path:l,change:x})=>({path:l,text:x((0,ce.committedText)(s,p,l))})),m=u.length>
0?Sn(s,f,`${n}

${o}
`):a;for(let p of t)Gi((0,be.join)(s,p.path),p);return m}function Gi(e,{change:t}){let n;try{n=(0,V.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,V.mkdirSync)((0,be.dirname)(e),{recursive:!0}),
(0,V.writeFileSync)(e,t(n))}var Ze=require("node:path"),T=c(Ke(),1),j=c(En(),1),Tn=e=>O("sha256").update(e).digest("hex"),An=(e,t)=>(0,Ze.join)(e,"evidence",t);function Xe(e,t,n={}){let r=n.files??T.realFiles,i=Vi(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=Yi(i,n.cap??Number.POSITIVE_INFINITY),a=Tn(s),d=An(e,a);try{if((0,T.readIfThere)(r,d)?.equals(s)!==!0){
(0,T.ensureFolder)(r,(0,Ze.join)(e,"evidence"));let u=`${d}.${_(4).toString("hex")}.new`;(0,T.writeAtomic)(r,d,s,{temporary:u,sync:"both"})}}catch(u){throw(0,j.diskError)(u,d)}return{sha256:a,bytes:s.
length,cut:o}}function On(e,t,n=T.realFiles){let r=An(e,t.sha256),i=(0,T.readIfThere)(n,r);if(i===void 0)throw new j.JournalError("evidence-missing",{file:r},Ji,j.GO_ON);if(Tn(i)!==t.sha256)throw new j.JournalError(
"evidence-changed",{file:r},Ui,j.GO_ON);return i.toString("utf8")}var Ji="the evidence file is not there",Ui="the evidence file was changed after it was written";function Vi(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Yi(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Ki(e,Math.floor(r/2)),s=zi(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var _n=e=>e!==void 0&&(e&192)===
128;function Ki(e,t){let n=t;for(;n>0&&t-n<3&&_n(e[n]);)n-=1;return n}function zi(e,t){let n=t;for(;n<e.length&&n-t<3&&_n(e[n]);)n+=1;return n}function qn(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=Pn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Ee(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(d=>`\`${d}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Xi(t)}`,`  - **Commit**: \`${Fn(s,t)}\``].map(d=>o+d)}var Zi=7;function Qe(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:d}=t,u=Pn(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${Ee(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(f=>({...f,line:r+Zi})),commit:Fn(d,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var Fn=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Xi({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return Ee(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Qi=1e3,es=100,Ee=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Qi),Pn=e=>Ee(e).slice(0,es).trim(),et=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var ts=/\r\n|\n|\r/g;function Cn(e){let t=[],n=0;for(let r of e.matchAll(ts))t.push(jn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(jn(e.slice(n),n)),t}function jn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var ns=3;function rs(e,t){if(!(is(e,t)>=ns))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function is(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function Nn(e,t){let{original:n}=t,r=rs(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=qn(r,t,et(n));if(!n.box){let g={...Qe(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:In(e.tasks,s,g)},task:g,after:s.id,insert:pe=>pe}}
let d=s.endLine,u=Cn(o)[d]?.blank===!0,f=u?["",...a]:a,m=g=>ss(g,s,f),p=d+1+(u?1:0),l={...Qe(r,t,a,p),box:{line:p,column:et(n).length+3+1}},x=e.tasks.map(g=>g.file===n.file?as(g,d,f.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:m(g.text)}:g),tasks:In(x,s,l)},task:l,after:s.id,insert:m}}function ss(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=os(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function os(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function as(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function In(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function Mn(e){let{id:t,title:n,file:r,line:i,kind:s,checkpoint:o,phase:a,wave:d,parallel:u,dependsOn:f,files:m,tier:p,verification:l,securityReview:x,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:s,
parallel:u,dependsOn:f,files:m,securityReview:x,doneBefore:e.ticked,...o?{checkpoint:o}:{},...a!==void 0?{phase:a}:{},...d!==void 0?{wave:d}:{},...p?{tier:p}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function ds(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function Dn(e,t,n=ds(t)){let r=t.replace(cs,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var cs=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function Bn({feedback:e,findings:t}){let n=e||us(t);return["A reviewer did not accept the work of the task that this one fixes:",Dn("what the reviewer wrote",n)].join(`
`)}var us=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function Ln(e,t){return JSON.parse(On(e,t.plan))}function tt(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var rt=c(Hn(),1),B=c(Jn(),1),Zn=c(Oe(),1),Te=c(de(),1);var Vn="## Review Suggestions",ps=3,fs=300;function Yn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=ms(t),i=t.kind==="suggestions"?ls(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Un(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=Un(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var Un=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Y=e=>ne(v(e),fs);function ms(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,ps).map(n=>`  - ${Y(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(Y).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${Y(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(Y).join("; ")||"none named"}`];case"suggestions":return[Vn,"",...e.suggestions.
map(t=>`- Task ${Y(e.task)}: ${Y(t)}`)]}}function ls(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===Vn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var nt=require("node:path");var Kn=c(S(),1);var gs=c(X(),1);var zn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Kn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var hs=e=>nt.posix.dirname(e.planFiles[0]?.path??""),K=e=>nt.posix.join(hs(e),".progress.md");var Ae=(e,t)=>({path:K(e),change:n=>t.reduce(Yn,n??"")});function ue(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,rt.taskIndex)(
e,(0,B.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Xn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Te.specRecords)(
t).at(-1);if(!(0,B.needsSpecReview)(e,t))return ks(e,t);let r=(0,Zn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[ue(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[ue(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,Te.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[ue(
e,t,n,"proceeded")]}}function ks(e,t){let n=(0,B.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,B.nextReviewIndex)(e,(0,rt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Qn(e,t,n,r){let i=Ln(e,t),s=tt(i,n.id),{findings:o,suggestions:a=[],feedback:d}=r.verdict,u=o.filter(l=>!a.includes(l)),f=Nn(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>tt(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||d,scope:t.spec}),m=Se(t,n);if(!f||m===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let p=Re(t,[...f.task.box?[{
path:s.file,change:l=>f.insert(l??"")}]:[],Ae(t,[ue(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${f.task.id} from\
 the review of task ${n.id}`,key:`fix ${f.task.id}`,since:m});return[{type:"tasks_added",after:f.after,tasks:[{...Mn(f.task),addedBy:"review"}],plan:Xe(e,JSON.stringify(f.plan)),commit:p,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:Xe(e,Bn(r.verdict))}]}var rr=c(S(),1);var er=require("node:fs"),tr=require("node:path"),y=c(S(),1);function nr(e,t,n,r){let i=(0,y.findRepository)(e),s=(0,y.headCommit)(e);if(!i||!s)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:a}=i,d=(0,tr.join)(a,`ultraplan-index-${_(4).toString(
"hex")}`),u=n.map(m=>({path:m,was:xs(o,t,m)})),f=u.filter(({path:m})=>ys(o,m));try{(0,y.git)(o,["read-tree",s],{index:d});for(let{path:l,was:x}of u){let g=x?["--add","--cacheinfo",`${x.mode},${x.blob}\
,${l}`]:["--force-remove","--",l];(0,y.git)(o,["update-index",...g],{index:d})}let m=(0,y.git)(o,["write-tree"],{index:d}).trim(),p=(0,y.git)(o,[...ze,"commit-tree",m,"-p",s],{input:r}).trim();(0,y.git)(
o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",p,s]);for(let{path:l,was:x}of f)x?(0,y.git)(o,["checkout","--quiet",p,"--",`:(top,literal)${l}`]):(0,y.git)(o,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${l}`]);return p}finally{
(0,er.rmSync)(d,{force:!0})}}function xs(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,y.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var ys=(e,t)=>(0,y.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var ir=c(de(),1);function sr(e,t){let n=(0,ir.fixTasksOf)(e,t).at(-1),r=n?.attempts[0]?.base,i=(0,rr.headCommit)(e.root);if(!n||r===void 0||i===void 0)return;let s=K(e),o=ae(e.root,r,i).filter(a=>a!==s);o.length!==0&&
nr(e.root,r,o,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function ar(e){for(;(0,it.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?vs(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&hn(e,r.task);if(n.length===0)return}}function vs(e,t){
let n=(0,it.reviewWork)(t);return n?n.kind==="fix"?Qn(e,t,n.task,n.record):(n.takeBack&&sr(t,n.task),[ws(t,n.task)]):[]}function ws(e,t){let n=Se(e,t);if(n===void 0)throw new Error(`task ${t.id} has n\
o commit to approve`);let r=Xn(e,t),i=e.tasks.flatMap(d=>t.parallel&&d.parallel?d.approvedHead??d.approvedCommit??[]:[]),s=zn(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===
0)return s===n?o:{...o,head:s};let a=Re(e,[Ae(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.
length}`,since:n});return Ss(e,t,s,a)?{...o,head:a}:{...o,head:s}}function Ss(e,t,n,r){let i=[K(e),...(0,or.fixTasksOf)(e,t).some(s=>s.givenUp)?[t.file]:[]];return ae(e.root,n,r).every(s=>i.includes(s))}var C=require("node:fs"),dr=require("node:path"),cr=c(J(),1);var ur=c(ie(),1);function st(e,t,n){let r=(0,ur.waitingFile)(t,e.session);if(!_e(e,n)){(0,C.rmSync)(r,{force:!0});return}$s(r)||((0,C.mkdirSync)((0,dr.dirname)(r),{recursive:!0,mode:448}),(0,C.writeFileSync)(
r,"",{mode:384}))}function $s(e){try{return JSON.parse((0,C.readFileSync)(e,"utf8"))}catch{return}}var gr=3;function hr(e,t,n){let{journal:r,dir:i}=e;ar(e);let s=Ft(e.run);s.length>0&&(e.run=r.update(()=>s).state);let o=()=>(0,fr.headCommit)(e.run.root)??e.run.base,a=bs(e.run,n);if(a)return st(e.run,
e.home,n),se(e),{action:a,text:pr(e.run,a,o).text};let d,{state:u}=r.update(m=>{if(!m)return[];let p=z(m,n),{events:l,text:x}=pr(m,p,o);d={action:p,text:x};let g=O("sha256").update(x).digest("hex").slice(
0,16),pe={type:"directive_given",digest:g,via:t},Rr=p.kind==="done"&&m.state==="running"?[{type:"run_finished",commit:o()}]:[];if(t==="stop"&&p.kind==="dispatch"&&l.length===0&&Rs(m,g)){let ot=`the se\
ssion stopped ${gr} times without following: ${x.split(`
`)[0]}`;return d={action:{kind:"wait",reason:`${ot}; the run is parked, /ultraplan:resume goes on`},text:""},[pe,{type:"run_parked",cause:ot}]}return[...l,...Rr,pe]});if(!d||!u)throw new Error("the ru\
n has no state");let f=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,lr.letGo)(e.home,u,i),st(u,e.home,n),we(u,i),se(e),f?{...d,summary:Et(u)}:d}function bs(e,t){
let n=z(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var Rs=(e,t)=>e.standing.digest===t&&e.standing.count+1>=gr;function pr(e,t,n){switch(t.kind){case"dispatch":return Es(
e,t,n);case"wait":return{events:[],text:Z(`ultraplan: ${t.reason}. End your turn.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:Z(`ultraplan needs the person: ${t.question.
slice(0,200)}. Options: ${t.options.join(" | ")}. Tell them and end your turn.`,{action:"ask"})};case"done":return{events:[],text:Z(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"\
done"})}}}function Es(e,t,n){let r=[],i=t.agents.map(o=>{let a=e.tickets.find(d=>!d.redeemedAt&&d.task===o.task&&d.role===o.role&&d.iteration===o.iteration);return a||(a={id:_(8).toString("hex")},r.push(
{type:"ticket_issued",ticket:a.id,base:n(),...o})),{subagent_type:`ultraplan:${o.role}`,description:As(e,o.task,o.attempt),prompt:`ultraplan-ticket ${a.id}`}}),s=i.length===1?"Call the Agent tool once\
, with exactly these arguments; nothing else.":`Call the Agent tool ${i.length} times in one message, with exactly these arguments; nothing else.`;return{events:r,text:Z(s,{action:"dispatch",agents:i})}}
var Ts=40;function As(e,t,n){let r=(0,mr.taskOf)(e,t),i=e.tasks.findIndex(a=>a.id===t)+1,s=(r?.title??"").replace(/[\u0000-\u001f\u007f-\u009f`"<>]/g," ").slice(0,Ts),o=n>1?`, attempt ${n}`:"";return`${t}\
 ${s} (${i}/${e.tasks.length})${o}`}var Os=c(J(),1);var kr=c(J(),1);function xr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,kr.isSameStart)(n,t.client.startedAt)}var wr=c(Be(),1);async function Sr(e,t,n){let r=yr(e);if(r?.run.state!=="running")return;let i=gt(r.run,t),s=i.kind==="wake"?new Date(n.getTime()+i.afterSeconds*1e3):void 0,{state:o}=r.journal.update(()=>[{type:"turn_\
failed",error:t,...s?{wakeAt:s.toISOString()}:{}},...i.kind==="park"?[{type:"run_parked",cause:i.cause}]:[]]);if(r.run=o,we(r.run,r.dir),se(r),!s)return;let{failedTurns:a}=r.run;await(0,vr.setTimeout)(
Math.max(0,s.getTime()-Date.now()));let d=yr(e);if(!(d?.run.state!=="running"||d.run.failedTurns!==a))return hr(d,"wake",new Date).text}function yr(e){let t=(0,wr.openActiveRun)(e.home,e.id);return t&&
xr(t.run,e)?t:void 0}var $r=e=>typeof e=="string"?e:"";var br={kind:"pass"};var _s=async(e,{session:t,now:n})=>{let r=await Sr(t,$r(e.error)||"unknown",n);return r===void 0?br:{kind:"wake",text:r}};0&&(module.exports={hook});
