const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var qt=Object.create;var D=Object.defineProperty;var Et=Object.getOwnPropertyDescriptor;var Mt=Object.getOwnPropertyNames;var Ft=Object.getPrototypeOf,Ot=Object.prototype.hasOwnProperty;var m=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},jt=(e,t)=>{for(var n in t)D(e,n,{get:t[n],enumerable:!0})},Se=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let s of Mt(t))!Ot.call(e,s)&&s!==n&&D(e,s,{get:()=>t[s],enumerable:!(r=Et(t,s))||r.enumerable});return e};var u=(e,t,n)=>(n=e!=null?qt(Ft(e)):{},Se(t||!e||!e.__esModule?D(n,"default",{value:e,enumerable:!0}):n,e)),It=e=>Se(D({},"__esModule",{value:!0}),e);var _=m((Wn,xe)=>{xe.exports=require("./open-run.cjs").io_git});var V=m((Un,ke)=>{ke.exports=require("./open-run.cjs").run_change});var Z=m((Gn,be)=>{be.exports=require("./open-run.cjs").io_process_ref});var _e=m((Vn,Te)=>{Te.exports=require("./open-run.cjs").run_spec_review});var N=m((ur,qe)=>{qe.exports=require("./open-run.cjs").engine_open_run});var l=m((dr,Ee)=>{Ee.exports=require("./open-run.cjs").view_terminal});var dt=m((hs,ut)=>{ut.exports=require("./open-run.cjs").run_time_limit});var pt=m((Ss,ct)=>{ct.exports=require("./open-run.cjs").engine_places});var kt=m((Rs,xt)=>{xt.exports=require("./engine-publish-views.cjs")});var $t=m((Ts,wt)=>{wt.exports=require("./engine-prompt-for-ticket.cjs")});var Ln={};jt(Ln,{hook:()=>Pn});module.exports=It(Ln);var Rt=u(_(),1),Tt=u(V(),1);var we=["haiku","sonnet","opus","fable"];function $e(e,t,n){let{models:r}=e.config.review,s=n==="spec-executor"?r.executor:r[n],i=z(t.attempts.at(-1)?.model??r.executor);if(n==="verifier"){let a=z(s);
return a!==void 0&&a!==i?a:we.find(d=>d!==i)}return s==="inherit"&&n!=="spec-executor"&&r.executor===void 0?i:z(s)}var z=e=>we.find(t=>e?.toLowerCase().includes(t));var ve=u(Z(),1);function X(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,ve.isSameStart)(n,t.client.startedAt)}var te=u(_(),1);var Re=u(_(),1);function Q(e,t,n){return(0,Re.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(s=>s!=="")}var ee=require("node:path");var Nt=u(_(),1);var Pt=u(V(),1);var Dt=u(_e(),1);var Lt=e=>ee.posix.dirname(e.planFiles[0]?.path??""),Ae=e=>ee.posix.join(Lt(e),".progress.md");var Ht=20;function Ce(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let s=(0,te.tryGit)(r,["merge-base",n,t])?.trim()||n,i=new Set([Ae(e),...e.tasks.flatMap(d=>[d.file,...d.override?.left??
[]])]),o=Q(r,s,t).filter(d=>!i.has(d));if(o.length===0)return[];let a=Number((0,te.tryGit)(r,["rev-list","--count",`${s}..${t}`])??1);return[{type:"commits_found",from:s,to:t,count:a,files:o.slice(0,Ht)}]}var _t=u(N(),1);var ot=u(N(),1);var k=require("node:fs"),x=require("node:path"),nt=u(Z(),1);var P=u(l(),1),Wt={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Ut(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function Bt({role:e,verdict:t}){let n=Wt[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(s=>({from:n,text:s}))}}}function M(e){return e.tasks.flatMap(t=>Ut(t).flatMap(n=>Bt(n).map(({from:r,text:s})=>({
task:t,from:r,text:(0,P.oneLine)(s)}))))}function Me(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,P.oneLine)(
r.id),text:(0,P.oneLine)(r.message)}))),...M(e)]}var A=u(l(),1);function h(e){let t=(0,A.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,A.oneLine)(e.id)}: ${t}`}var Fe=(e,t)=>(0,A.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),L=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,b=e=>e.doneBefore&&e.status==="pending";function F(e){return b(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function H(e){let t=[...b(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(A.oneLine)])]}
var y=e=>(0,A.oneLine)(e).slice(0,10),W=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var U=u(l(),1);function Oe(e,t){let n=e.tasks.flatMap(r=>O(r).map(s=>({task:r,failure:s})));return n.sort((r,s)=>r.failure.at<s.failure.at?-1:r.failure.at>s.failure.at?1:0),n.slice(-t).map(({task:r,failure:s})=>({
task:r,failure:s,recovered:r.status==="approved",resolution:Gt(r,s)}))}var O=e=>e.attempts.flatMap(t=>t.failures);function Gt(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${y(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,U.oneLine)(e.override?.
who??"unknown")}: ${(0,U.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,U.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var B={execution:1,claim:1,artifacts:2,proof:2,review:3},c=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function Jt(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.status===
"verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function je(e,t){let n=t.status.toUpperCase(),r=Jt(t),s=Yt(e,t,r),i=Vt(e,t,r),o=Zt(e,t,r);return{gateStatus:n,step:Kt(t,r),executor:s,verify:i,
architect:o}}function Kt(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?B[t.stage]:e.attempts.at(-1)?.passed?
3:1}}function Yt(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?c("running",r.failures.at(-1)?.at??r.startedAt):n&&
B[n.stage]===1?c(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?c(t.override?"skipped":"running",r.startedAt):c("success",Ie(e,t)):{status:t.override?"skipped":"pending"}}function Ie(e,t){return e.
tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Vt(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&B[n.stage]===
2?c("failed",n.at):r?.passed&&t.status!=="pending"?c("passed",zt(t)):t.override?c("skipped",t.override.at):t.status==="verifying"?c("running",Ie(e,t)):{status:"pending"}}function zt(e){let t=e.lastResult,
n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function Zt(e,t,n){if(t.decision)
return{status:"skipped"};let r=t.attempts.at(-1),s=t.reviews.findLast(o=>o.role==="architect");if(n&&B[n.stage]===3)return c("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(a=>a.task===
t.id&&a.role!=="spec-executor");return c("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let i=s&&r&&s.at>=r.startedAt?s:void 0;return i?.verdict.decision==="approve"?c("approved",i.at):i?.verdict.
decision==="reject"?c("rejected",i.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var De=u(l(),1),p=e=>(0,De.oneLine)(e).replaceAll("<!","&lt;!"),Ne=e=>p(e).replaceAll("|","\\|");var j=u(l(),1);var ne=u(l(),1);function g(e){let t=Date.parse(e);return Number.isNaN(t)?(0,ne.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var G=e=>/T(\d\d:\d\d:\d\d)/.exec(g(e))?.[1]??(0,ne.oneLine)(
e);function re(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function J(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Pe(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Pe(n%60)} min`}var Pe=e=>String(e).padStart(2,
"0");function Le(e){let{override:t}=e;if(!t)return;let n=h(e),r=(0,j.oneLine)(t.who),s=g(t.at),i=(0,j.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:i,skipped_by:r,
skipped_at:s,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:i,forced_by:r,forced_at:s,session:(0,j.oneLine)(t.session),prompt:(0,j.oneLine)(t.prompt),requires_manual_commit:!0}}var v=u(l(),1);function se(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[L(n)]+=1;return t}var Xt=new Set(
["executing","verifying","reviewing"]),Qt=e=>Xt.has(e.status);function ie(e){let t=se(e),n=e.tasks.filter(b).length,r=t.failed+t.escalated,s=t.approved,i=e.tasks.filter(a=>a.attempts.length>0),o=i.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:s,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...s+r>0?{passRate:Math.round(100*s/(s+r))}:{},averageAttempts:i.length===0?0:Math.round(10*o/i.length)/10}}function oe(e){let t=e.tasks.filter(Qt);if(t.length>0)return t;let s=e.tasks.filter(i=>i.lastStepAt!==
void 0).reduce((i,o)=>i&&(i.lastStepAt??"")>(o.lastStepAt??"")?i:o,void 0)??e.tasks.find(i=>!b(i));return s?[s]:[]}var ae=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var en=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
tn=new Set(["avg_attempts"]),nn=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,rn=/^(?:true|false|null|yes|no|on|off|y|n)$/i,We=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,He=e=>JSON.stringify(e).replace(
We,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Ue(e,t){return typeof t=="number"&&tn.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):He(String(t)):typeof t=="\
boolean"?String(t):en.has(e)&&nn.test(t)&&!rn.test(t)?t:He(t)}function sn(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(We)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function on(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let s=t.filter(i=>i!==void 0);return s.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...s.flatMap(i=>an(e,i,`${n}  `))]}if(typeof t=="obj\
ect"){let s=ue(t,`${n}  `);return s.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...s]}let r=typeof t=="string"?sn(t,n):void 0;return[`${n}${e}: ${r??Ue(e,t)}`]}function an(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Ue(e,t)}`];let[r,...s]=ue(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...s]}var ue=(e,t)=>Object.
entries(e).flatMap(([n,r])=>on(n,r,t)),Be=e=>ue(e,"").join(`
`);var un=10;function Ge(e){return`${[dn(e),...oe(e).map(n=>cn(e,n)),`## Gate Statistics

${K(mn(e))}`,`## Recent Failures

${K({recent_failures:ln(e)})}`,gn(e),hn(e),yn(e)].filter(n=>n!=="").join(`

`)}
`}var K=e=>`\`\`\`yaml
${Be(e)}
\`\`\``;function dn(e){let t=ie(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,v.oneLine)(e.cause)})`;return[p(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,v.oneLine)(e.id)} is ${e.state}${r}, as of ${g(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function cn(e,t){let n=je(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,s="#".repeat(r)+"-".repeat(8-r);return[p(`## Current Task: ${h(t)}`),`Gate Progress: [${s}] Step ${n.step}/3`,
[de("Step 1: Executor ",n.executor),de("Step 2: Verify   ",n.verify),de("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,K({current_task:fn(e,t,n)})].join(`

`)}var pn={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function de(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${G(t.at)})`;return`[${pn[t.status]??" "}] ${e}   - ${n}${r}`}function fn(e,t,n){return{name:h(t),phase:t.phase===void 0?void 0:(0,v.oneLine)(t.phase),plan:Fe(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&g(t.startedAt),last_step_at:t.lastStepAt&&g(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:ae(e,t),previous_failures:O(t).map(r=>`${r.type}: ${(0,v.oneLine)(r.reason)}`)}}function mn(e){let t=ie(e),[n]=oe(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:h(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var ln=e=>Oe(e,un).map(({task:t,failure:n,recovered:r,resolution:s})=>({
task:h(t),attempt:n.attempt,failure_type:n.type,error:(0,v.oneLine)(n.reason),recovered:r,resolution:s}));function gn(e){let t=e.tasks.flatMap(n=>Le(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${K({tasks:t})}`}function hn(e){let t=Me(e).map(({task:r,from:s,text:i})=>p(`- ${h(r)}: ${i} [${s}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,v.oneLine)(r)}`);return`## \
Concerns

${[...t,...n].join(`
`)||"none"}`}function yn(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${ae(e,n)}`,s=H(n);return`- ${p(h(n))}: ${F(n)}${r}${s.length>0?` [${s.join(", ")}]`:""}`}).join(`
`)||"none"}`}var C=u(l(),1);function Je(e){let t=a=>e.tasks.filter(a).map(d=>(0,C.oneLine)(d.id)).join(", "),n=t(a=>a.status==="skipped"&&!a.override?.adopted),r=t(a=>a.status==="forced"&&!a.override?.adopted),s=e.
tasks.filter(a=>a.pausedFor!==void 0),i=[...new Set(M(e).map(({task:a})=>(0,C.oneLine)(a.id)))].join(", "),o=t(b);return[...s.map(a=>xn(e,a)),...kn(e),...r===""?[]:[`fix the task or the verification o\
f ${r}, then /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...Sn(e),...i===
""?[]:[`answer the review findings on ${i}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...wn(e)]}function Sn(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,
to:n,count:r})=>`look at ${W(r,"commit")} that no executor made (git log ${y(t)}..${y(n)}); the approved ref stops before them until /ultraplan:adopt --commits`)}function xn({state:e},t){let n=(0,C.oneLine)(
t.id),r=(0,C.oneLine)(t.pausedFor?.reason??""),s=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${s}`:`decide on task ${n} (${r}): /ultraplan:retry --task ${n}\
 tries again, ${s}`}function kn(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume\
 goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,C.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function wn(e){return e.tasks.some(n=>n.status===
"approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${y(e.base)}..${y(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved \
task again from its commit"]:[]}var f=u(l(),1);function ce(e){let t=n=>e.tasks.filter(n).map(r=>(0,f.oneLine)(r.id));return{run:(0,f.oneLine)(e.id),spec:(0,f.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,f.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:re(e.startedAt,e.endedAt??e.lastAt)??0,totals:se(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Ke(e,"skipped"),forced:Ke(e,"forced"),outstanding:M(e).map(({task:n,from:r,text:s})=>({task:(0,f.oneLine)(n.id),from:r,finding:s})),tasks:e.tasks.map($n),next:Je(e)}}function Ke(e,t){
return e.tasks.flatMap(({id:n,title:r,override:s})=>s?.kind===t?[{id:(0,f.oneLine)(n),title:(0,f.oneLine)(r),who:(0,f.oneLine)(s.who),at:s.at,reason:(0,f.oneLine)(s.reason)}]:[])}function $n(e){let t=re(
e.startedAt,e.lastStepAt);return{id:(0,f.oneLine)(e.id),title:(0,f.oneLine)(e.title),status:L(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:O(e).length,...t===void 0?
{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:H(e)}}var Ur=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
"\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].join("")}]|\\p{Emoji_Presentation})$`,"u");var Ye=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${G(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Ve(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,s=e.tasks.filter(a=>a.flags.includes("done-before")).length,i=[`${t.approved} of ${W(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...s>0?[`${s} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${J(e.durationMs)}: ${i.join(", ")}`}function ze(e){let t=ce(e),n=(i,o)=>o.length===0?"":`## ${i}

${o.map(a=>`- ${p(a)}`).join(`
`)}`,r=t.tasks.map((i,o)=>{let a=e.tasks[o];return`| ${[i.id,i.title,a?F(a):i.status,String(i.attempts),i.durationMs===void 0?"":J(i.durationMs),i.commit===void 0?"":y(i.commit),i.flags.join(", ")].map(
Ne).join(" | ")} |`});return`${[`# ${p(`Summary: ${t.spec}`)}`,p(Ve(t)),t.forced.map(i=>`> ${p(Ye(i))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:i,title:o,who:a,at:d,reason:$})=>`${i} ${o}: ${$} (${a}, ${g(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:i,title:o,who:a,at:d})=>`${i}\
 ${o} (forced) by ${a}, ${g(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:i,from:o,finding:a})=>`${i}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((i,o)=>`${o+1}. ${p(i)}`).join(`
`)}`].filter(i=>i!=="").join(`

`)}
`}var R=require("node:fs"),Ze=require("node:path"),pe=u(_(),1);function Xe(e,t){try{bn(e,t)}catch{}}function bn(e,t){let n=(0,Ze.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",s=`refs/hea\
ds/${e.branch}`,i=vn(n);if(!r){i!==s&&(0,R.writeFileSync)(n,s);return}if(i!==s)return;let o=(0,pe.tryGit)(e.root,["rev-list","--max-count=1",s,"--not",e.approvedHead,"--"]),a=(0,pe.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${s}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,R.rmSync)(n,{force:!0}):(0,R.writeFileSync)(n,a)}function vn(e){try{return(0,R.readFileSync)(e,"utf8")}catch{return}}var Qe=(...e)=>require("node:crypto").createHash(...e);var q=require("node:fs"),me=require("node:path"),Rn=e=>Qe("sha256").update(e).digest("hex"),fe=e=>(0,me.join)(e,".state-digest"),Tn=13e3;function et(e,t){try{let n=_n(fe(e));n&&n.length>Tn&&(0,q.writeFileSync)(
fe(e),n.subarray(n.length/2)),(0,q.appendFileSync)(fe(e),`${Rn(t)}
`)}catch{}}function _n(e){try{return(0,q.readFileSync)(e)}catch{return}}function rt(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,x.join)(t,"STATE.md"):(0,x.join)(e.root,(0,x.dirname)(n),"STATE.md")}var An=(e,t)=>(0,x.join)((0,x.dirname)(rt(e,t)),"SUMM\
ARY.md");function st(e,t){let n=Ge(e);et(t,n),tt(rt(e,t),n,t),Xe(e,t),(e.state==="finished"||e.state==="cancelled")&&tt(An(e,t),ze(e),t)}function tt(e,t,n){let r=(0,x.join)(n,`.view-${(0,nt.thisProcess)().
pid}`);try{(0,k.writeFileSync)(r,t);try{(0,k.renameSync)(r,e)}catch{(0,k.copyFileSync)(r,e)}}catch{}finally{(0,k.rmSync)(r,{force:!0})}}var it=10;function I(e,t,n,r){let{state:s}=n.journal.update(()=>[ge(r,t,e)]);return s?le(e,n,s):{kind:"refused",reason:e}}function le(e,t,n){if((n.refusedDispatches??0)<it)return{kind:"refused",reason:e};
if(n.state==="running"&&!n.tickets.some(r=>r.redeemedAt)){let r=`${it} dispatches in a row were refused, the last one because: ${e}`,{state:s}=t.journal.update(()=>[{type:"run_parked",cause:r}]);s&&st(
s,t.dir)}return{kind:"refused",reason:e,endsTurn:!0}}var ge=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${t.subagentType} (${n})`,...t.agentId?{agentId:t.agentId}:{}});function at(e,t){let n=(0,ot.openRun)(
e.cwd,e.home);return"error"in n||n.run.state==="finished"||n.run.state==="cancelled"?{kind:"refused",reason:"ultraplan agents are started by a run; type /ultraplan:implement <spec> to start one"}:I(`r\
un ${n.run.id} is driven by another session; this one may not dispatch its agents`,t,n,"ticket/other-session")}var w=require("node:fs"),ft=require("node:path"),he=u(dt(),1);var Cn=u(N(),1);var mt=u(pt(),1);function lt(e,t){let n=(0,mt.dueFile)(t,e.session),s=e.tickets.flatMap(i=>(0,he.dueAt)(e,i)??[]).sort((i,o)=>i.getTime()-o.getTime())[0];if(!s){(0,w.rmSync)(n,{force:!0});return}(0,w.mkdirSync)(
(0,ft.dirname)(n),{recursive:!0,mode:448}),(0,w.writeFileSync)(n,"",{mode:384}),(0,w.utimesSync)(n,s,s)}var Y=require("node:fs"),gt=require("node:path"),ht=require("node:timers/promises"),qn=8e3,En=40,Mn=(e,t)=>(0,gt.join)(e,"started",t);var yt="call-",Fn=e=>`${yt}${e.replace(/[^\w-]/g,"")}`;async function St(e,t,n){let r=e.tasks.flatMap(o=>o.attempts).filter(o=>o.isolated&&o.base===n.base&&o.ticket!==n.id).flatMap(({toolUseId:o})=>o===
void 0?[]:Fn(o)),s=()=>On(Mn(t,n.base)).filter(o=>!o.startsWith(yt)||r.includes(o)).length,i=Date.now()+qn;for(;s()<r.length&&Date.now()<i;)await(0,ht.setTimeout)(En)}function On(e){try{return(0,Y.readdirSync)(
e)}catch{return[]}}var jn=/^ultraplan:/,In=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function ye(e,t){if(!jn.test(t.subagentType))return{kind:"not-ours"};let n=(0,_t.openActiveRun)(e.home,e.id);if(!n)return at(e,t);if(!X(
n.run,e))return I(`run ${n.run.id} is driven by another client; this one may not dispatch its agents`,t,n,"ticket/other-client");if(t.agentId)return I("an agent of a run may not start agents",t,n,"tic\
ket/nested");let r=In.exec(t.prompt)?.[1];if(!r)return I("there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",t,n,"ticket/missing");let s=bt(n.run,r,t),i=s&&
!vt(n.run,s,t)?await Dn(n,s):void 0,o,a,d,{state:$}=n.journal.update(S=>{if(a=S&&bt(S,r,t),o=vt(S,a,t),o)return[ge("ticket/invalid",t,o)];if(!a||a.id!==s?.id||i===void 0)return[];d=Nn(S,a);let E=S&&a.
role==="spec-executor"&&!a.isolated?(0,Rt.headCommit)(S.root):void 0;return[...S&&E?Ce(S,E):[],{type:"ticket_redeemed",ticket:a.id,toolUseId:t.toolUseId,session:e.id,...d===void 0?{}:{model:d},...E===
void 0||E===a.base?{}:{base:E}}]});if(!$)return{kind:"refused",reason:"the run has no state"};if(o)return le(o,n,$);if(!a||a.id!==s?.id||i===void 0)return ye(e,t);let{publishViews:Ct}=await Promise.resolve().then(()=>u(kt(),1));
return Ct($,n.dir),lt($,n.home),{kind:"redeemed",prompt:i,background:e.mode==="screen",isolated:a.isolated,model:d,turn:a.isolated?St($,n.dir,a):Promise.resolve()}}function bt(e,t,{description:n}){let r=e.
tickets.filter(o=>o.id===t||o.group===t),s=r.filter(o=>!o.redeemedAt),[i]=n.split(" ");return s.find(o=>o.task===i)??s[0]??r[0]}async function Dn(e,t){let{promptFor:n}=await Promise.resolve().then(()=>u($t(),1));
return n(e,t)}function Nn(e,t){let n=e&&t&&(0,Tt.taskOf)(e,t.task);return n&&$e(e,n,t.role)}function vt(e,t,n){if(e?.state!=="running")return`the run is ${e?.state??"unknown"}`;if(!t)return"this ticke\
t is unknown or was used; follow the newest ultraplan:next line";if(t.redeemedAt)return"this ticket was used already; wait for its agent";if(n.subagentType!==`ultraplan:${t.role}`)return`this ticket i\
s for ultraplan:${t.role}`}var T=e=>typeof e=="string"?e:"";var At={kind:"pass"};var Pn=async(e,{session:t})=>{let n=e.tool_input??{},r=await ye(t,{subagentType:T(n.subagent_type),description:T(n.description),prompt:T(n.prompt),toolUseId:T(e.tool_use_id),...e.agent_id?{agentId:e.agent_id}:
{}});switch(r.kind){case"not-ours":return At;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,...r.endsTurn?{endsTurn:!0}:{}};case"redeemed":return await r.turn,{kind:"rewrite",input:{
subagent_type:T(n.subagent_type),description:T(n.description),prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?{isolation:"worktree"}:{}}}}};0&&(module.exports={hook});
