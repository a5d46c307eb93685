const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Et=Object.create;var N=Object.defineProperty;var Mt=Object.getOwnPropertyDescriptor;var Ot=Object.getOwnPropertyNames;var Ft=Object.getPrototypeOf,jt=Object.prototype.hasOwnProperty;var l=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},It=(e,t)=>{for(var n in t)N(e,n,{get:t[n],enumerable:!0})},Se=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Ot(t))!jt.call(e,i)&&i!==n&&N(e,i,{get:()=>t[i],enumerable:!(r=Mt(t,i))||r.enumerable});return e};var u=(e,t,n)=>(n=e!=null?Et(Ft(e)):{},Se(t||!e||!e.__esModule?N(n,"default",{value:e,enumerable:!0}):n,e)),Nt=e=>Se(N({},"__esModule",{value:!0}),e);var _=l((Bn,xe)=>{xe.exports=require("./open-run.cjs").io_git});var V=l((Gn,ke)=>{ke.exports=require("./open-run.cjs").run_change});var Z=l((Kn,be)=>{be.exports=require("./open-run.cjs").io_process_ref});var _e=l((Zn,Te)=>{Te.exports=require("./open-run.cjs").run_spec_review});var D=l((cr,qe)=>{qe.exports=require("./open-run.cjs").engine_open_run});var m=l((pr,Ee)=>{Ee.exports=require("./open-run.cjs").view_terminal});var ct=l((Si,dt)=>{dt.exports=require("./open-run.cjs").run_time_limit});var ft=l((ki,pt)=>{pt.exports=require("./open-run.cjs").engine_places});var wt=l((_i,kt)=>{kt.exports=require("./engine-publish-views.cjs")});var bt=l((Ai,$t)=>{$t.exports=require("./engine-prompt-for-ticket.cjs")});var Wn={};It(Wn,{hook:()=>Hn});module.exports=Nt(Wn);var Tt=u(_(),1),_t=u(V(),1);var we=["haiku","sonnet","opus","fable"];function $e(e,t,n){let{models:r}=e.config.review,i=n==="spec-executor"?r.executor:r[n],s=z(t.attempts.at(-1)?.model??r.executor);if(n==="verifier"){let a=z(i);
return a!==void 0&&a!==s?a:we.find(d=>d!==s)}return i==="inherit"&&n!=="spec-executor"&&r.executor===void 0?s:z(i)}var z=e=>we.find(t=>e?.toLowerCase().includes(t));var ve=u(Z(),1);function X(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,ve.isSameStart)(n,t.client.startedAt)}var te=u(_(),1);var Re=u(_(),1);function Q(e,t,n){return(0,Re.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var ee=require("node:path");var Pt=u(_(),1);var Lt=u(V(),1);var Dt=u(_e(),1);var Ht=e=>ee.posix.dirname(e.planFiles[0]?.path??""),Ae=e=>ee.posix.join(Ht(e),".progress.md");var Wt=20;function Ce(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,te.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([Ae(e),...e.tasks.flatMap(d=>[d.file,...d.override?.left??
[]])]),o=Q(r,i,t).filter(d=>!s.has(d));if(o.length===0)return[];let a=Number((0,te.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,files:o.slice(0,Wt)}]}var At=u(D(),1);var ot=u(m(),1),at=u(D(),1);var k=require("node:fs"),x=require("node:path"),nt=u(Z(),1);var P=u(m(),1),Ut={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Bt(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function Gt({role:e,verdict:t}){let n=Ut[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function M(e){return e.tasks.flatMap(t=>Bt(t).flatMap(n=>Gt(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,P.oneLine)(i)}))))}function Me(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,P.oneLine)(
r.id),text:(0,P.oneLine)(r.message)}))),...M(e)]}var A=u(m(),1);function h(e){let t=(0,A.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,A.oneLine)(e.id)}: ${t}`}var Oe=(e,t)=>(0,A.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),L=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,b=e=>e.doneBefore&&e.status==="pending";function O(e){return b(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function H(e){let t=[...b(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(A.oneLine)])]}
var y=e=>(0,A.oneLine)(e).slice(0,10),W=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var U=u(m(),1);function Fe(e,t){let n=e.tasks.flatMap(r=>F(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,failure:i})=>({
task:r,failure:i,recovered:r.status==="approved",resolution:Jt(r,i)}))}var F=e=>e.attempts.flatMap(t=>t.failures);function Jt(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${y(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,U.oneLine)(e.override?.
who??"unknown")}: ${(0,U.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,U.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var B={execution:1,claim:1,artifacts:2,proof:2,review:3},c=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function Kt(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.status===
"verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function je(e,t){let n=t.status.toUpperCase(),r=Kt(t),i=Vt(e,t,r),s=zt(e,t,r),o=Xt(e,t,r);return{gateStatus:n,step:Yt(t,r),executor:i,verify:s,
architect:o}}function Yt(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?B[t.stage]:e.attempts.at(-1)?.passed?
3:1}}function Vt(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?c("running",r.failures.at(-1)?.at??r.startedAt):n&&
B[n.stage]===1?c(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?c(t.override?"skipped":"running",r.startedAt):c("success",Ie(e,t)):{status:t.override?"skipped":"pending"}}function Ie(e,t){return e.
tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function zt(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&B[n.stage]===
2?c("failed",n.at):r?.passed&&t.status!=="pending"?c("passed",Zt(t)):t.override?c("skipped",t.override.at):t.status==="verifying"?c("running",Ie(e,t)):{status:"pending"}}function Zt(e){let t=e.lastResult,
n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function Xt(e,t,n){if(t.decision)
return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&B[n.stage]===3)return c("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(a=>a.task===
t.id&&a.role!=="spec-executor");return c("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?c("approved",s.at):s?.verdict.
decision==="reject"?c("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Ne=u(m(),1),p=e=>(0,Ne.oneLine)(e).replaceAll("<!","&lt;!"),De=e=>p(e).replaceAll("|","\\|");var j=u(m(),1);var ne=u(m(),1);function g(e){let t=Date.parse(e);return Number.isNaN(t)?(0,ne.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var G=e=>/T(\d\d:\d\d:\d\d)/.exec(g(e))?.[1]??(0,ne.oneLine)(
e);function re(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function J(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Pe(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Pe(n%60)} min`}var Pe=e=>String(e).padStart(2,
"0");function Le(e){let{override:t}=e;if(!t)return;let n=h(e),r=(0,j.oneLine)(t.who),i=g(t.at),s=(0,j.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,j.oneLine)(t.session),prompt:(0,j.oneLine)(t.prompt),requires_manual_commit:!0}}var v=u(m(),1);function ie(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[L(n)]+=1;return t}var Qt=new Set(
["executing","verifying","reviewing"]),en=e=>Qt.has(e.status);function se(e){let t=ie(e),n=e.tasks.filter(b).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function oe(e){let t=e.tasks.filter(en);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!b(s));return i?[i]:[]}var ae=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var tn=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
nn=new Set(["avg_attempts"]),rn=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,sn=/^(?:true|false|null|yes|no|on|off|y|n)$/i,We=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,He=e=>JSON.stringify(e).replace(
We,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Ue(e,t){return typeof t=="number"&&nn.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):He(String(t)):typeof t=="\
boolean"?String(t):tn.has(e)&&rn.test(t)&&!sn.test(t)?t:He(t)}function on(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(We)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function an(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>un(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=ue(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?on(t,n):void 0;return[`${n}${e}: ${r??Ue(e,t)}`]}function un(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Ue(e,t)}`];let[r,...i]=ue(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var ue=(e,t)=>Object.
entries(e).flatMap(([n,r])=>an(n,r,t)),Be=e=>ue(e,"").join(`
`);var dn=10;function Ge(e){return`${[cn(e),...oe(e).map(n=>pn(e,n)),`## Gate Statistics

${K(ln(e))}`,`## Recent Failures

${K({recent_failures:gn(e)})}`,hn(e),yn(e),Sn(e)].filter(n=>n!=="").join(`

`)}
`}var K=e=>`\`\`\`yaml
${Be(e)}
\`\`\``;function cn(e){let t=se(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,v.oneLine)(e.cause)})`;return[p(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,v.oneLine)(e.id)} is ${e.state}${r}, as of ${g(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function pn(e,t){let n=je(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[p(`## Current Task: ${h(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[de("Step 1: Executor ",n.executor),de("Step 2: Verify   ",n.verify),de("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,K({current_task:mn(e,t,n)})].join(`

`)}var fn={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function de(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${G(t.at)})`;return`[${fn[t.status]??" "}] ${e}   - ${n}${r}`}function mn(e,t,n){return{name:h(t),phase:t.phase===void 0?void 0:(0,v.oneLine)(t.phase),plan:Oe(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&g(t.startedAt),last_step_at:t.lastStepAt&&g(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:ae(e,t),previous_failures:F(t).map(r=>`${r.type}: ${(0,v.oneLine)(r.reason)}`)}}function ln(e){let t=se(e),[n]=oe(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:h(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var gn=e=>Fe(e,dn).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:h(t),attempt:n.attempt,failure_type:n.type,error:(0,v.oneLine)(n.reason),recovered:r,resolution:i}));function hn(e){let t=e.tasks.flatMap(n=>Le(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${K({tasks:t})}`}function yn(e){let t=Me(e).map(({task:r,from:i,text:s})=>p(`- ${h(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,v.oneLine)(r)}`);return`## \
Concerns

${[...t,...n].join(`
`)||"none"}`}function Sn(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${ae(e,n)}`,i=H(n);return`- ${p(h(n))}: ${O(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}var C=u(m(),1);function Je(e){let t=a=>e.tasks.filter(a).map(d=>(0,C.oneLine)(d.id)).join(", "),n=t(a=>a.status==="skipped"&&!a.override?.adopted),r=t(a=>a.status==="forced"&&!a.override?.adopted),i=e.
tasks.filter(a=>a.pausedFor!==void 0),s=[...new Set(M(e).map(({task:a})=>(0,C.oneLine)(a.id)))].join(", "),o=t(b);return[...i.map(a=>kn(e,a)),...wn(e),...r===""?[]:[`fix the task or the verification o\
f ${r}, then /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...xn(e),...s===
""?[]:[`answer the review findings on ${s}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...$n(e)]}function xn(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,
to:n,count:r})=>`look at ${W(r,"commit")} that no executor made (git log ${y(t)}..${y(n)}); the approved ref stops before them until /ultraplan:adopt --commits`)}function kn({state:e},t){let n=(0,C.oneLine)(
t.id),r=(0,C.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}): /ultraplan:retry --task ${n}\
 tries again, ${i}`}function wn(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume\
 goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,C.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function $n(e){return e.tasks.some(n=>n.status===
"approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${y(e.base)}..${y(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved \
task again from its commit"]:[]}var f=u(m(),1);function ce(e){let t=n=>e.tasks.filter(n).map(r=>(0,f.oneLine)(r.id));return{run:(0,f.oneLine)(e.id),spec:(0,f.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,f.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:re(e.startedAt,e.endedAt??e.lastAt)??0,totals:ie(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Ke(e,"skipped"),forced:Ke(e,"forced"),outstanding:M(e).map(({task:n,from:r,text:i})=>({task:(0,f.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(bn),next:Je(e)}}function Ke(e,t){
return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,f.oneLine)(n),title:(0,f.oneLine)(r),who:(0,f.oneLine)(i.who),at:i.at,reason:(0,f.oneLine)(i.reason)}]:[])}function bn(e){let t=re(
e.startedAt,e.lastStepAt);return{id:(0,f.oneLine)(e.id),title:(0,f.oneLine)(e.title),status:L(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:F(e).length,...t===void 0?
{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:H(e)}}var Gr=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
"\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].join("")}]|\\p{Emoji_Presentation})$`,"u");var Ye=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${G(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Ve(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${W(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${J(e.durationMs)}: ${s.join(", ")}`}function ze(e){let t=ce(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${p(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?O(a):s.status,String(s.attempts),s.durationMs===void 0?"":J(s.durationMs),s.commit===void 0?"":y(s.commit),s.flags.join(", ")].map(
De).join(" | ")} |`});return`${[`# ${p(`Summary: ${t.spec}`)}`,p(Ve(t)),t.forced.map(s=>`> ${p(Ye(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:d,reason:$})=>`${s} ${o}: ${$} (${a}, ${g(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:d})=>`${s}\
 ${o} (forced) by ${a}, ${g(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${p(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var R=require("node:fs"),Ze=require("node:path"),pe=u(_(),1);function Xe(e,t){try{vn(e,t)}catch{}}function vn(e,t){let n=(0,Ze.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=Rn(n);if(!r){s!==i&&(0,R.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,pe.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,pe.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,R.rmSync)(n,{force:!0}):(0,R.writeFileSync)(n,a)}function Rn(e){try{return(0,R.readFileSync)(e,"utf8")}catch{return}}var Qe=(...e)=>require("node:crypto").createHash(...e);var q=require("node:fs"),me=require("node:path"),Tn=e=>Qe("sha256").update(e).digest("hex"),fe=e=>(0,me.join)(e,".state-digest"),_n=13e3;function et(e,t){try{let n=An(fe(e));n&&n.length>_n&&(0,q.writeFileSync)(
fe(e),n.subarray(n.length/2)),(0,q.appendFileSync)(fe(e),`${Tn(t)}
`)}catch{}}function An(e){try{return(0,q.readFileSync)(e)}catch{return}}function rt(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,x.join)(t,"STATE.md"):(0,x.join)(e.root,(0,x.dirname)(n),"STATE.md")}var Cn=(e,t)=>(0,x.join)((0,x.dirname)(rt(e,t)),"SUMM\
ARY.md");function it(e,t){let n=Ge(e);et(t,n),tt(rt(e,t),n,t),Xe(e,t),(e.state==="finished"||e.state==="cancelled")&&tt(Cn(e,t),ze(e),t)}function tt(e,t,n){let r=(0,x.join)(n,`.view-${(0,nt.thisProcess)().
pid}`);try{(0,k.writeFileSync)(r,t);try{(0,k.renameSync)(r,e)}catch{(0,k.copyFileSync)(r,e)}}catch{}finally{(0,k.rmSync)(r,{force:!0})}}var st=10,qn=100;function I(e,t,n,r){let{state:i}=n.journal.update(()=>[ge(r,t,e)]);return i?le(e,n,i):{kind:"refused",reason:e}}function le(e,t,n){if((n.refusedDispatches??0)<st)return{kind:"refused",
reason:e};if(n.state==="running"&&!n.tickets.some(r=>r.redeemedAt)){let r=`${st} dispatches in a row were refused, the last one because: ${e}`,{state:i}=t.journal.update(()=>[{type:"run_parked",cause:r}]);
i&&it(i,t.dir)}return{kind:"refused",reason:e,endsTurn:!0}}var ge=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${(0,ot.oneLine)(t.subagentType).slice(0,qn)} (${n})`,...t.agentId?{agentId:t.agentId}:
{}});function ut(e,t){let n=(0,at.openRun)(e.cwd,e.home);return"error"in n||n.run.state==="finished"||n.run.state==="cancelled"?{kind:"refused",reason:"ultraplan agents are started by a run; type /ult\
raplan:implement <spec> to start one"}:I(`run ${n.run.id} is driven by another session; this one may not dispatch its agents`,t,n,"ticket/other-session")}var w=require("node:fs"),mt=require("node:path"),he=u(ct(),1);var En=u(D(),1);var lt=u(ft(),1);function gt(e,t){let n=(0,lt.dueFile)(t,e.session),i=e.tickets.flatMap(s=>(0,he.dueAt)(e,s)??[]).sort((s,o)=>s.getTime()-o.getTime())[0];if(!i){(0,w.rmSync)(n,{force:!0});return}(0,w.mkdirSync)(
(0,mt.dirname)(n),{recursive:!0,mode:448}),(0,w.writeFileSync)(n,"",{mode:384}),(0,w.utimesSync)(n,i,i)}var Y=require("node:fs"),ht=require("node:path"),yt=require("node:timers/promises"),Mn=8e3,On=40,Fn=(e,t)=>(0,ht.join)(e,"started",t);var St="call-",jn=e=>`${St}${e.replace(/[^\w-]/g,"")}`;async function xt(e,t,n){let r=e.tasks.flatMap(o=>o.attempts).filter(o=>o.isolated&&o.base===n.base&&o.ticket!==n.id).flatMap(({toolUseId:o})=>o===
void 0?[]:jn(o)),i=()=>In(Fn(t,n.base)).filter(o=>!o.startsWith(St)||r.includes(o)).length,s=Date.now()+Mn;for(;i()<r.length&&Date.now()<s;)await(0,yt.setTimeout)(On)}function In(e){try{return(0,Y.readdirSync)(
e)}catch{return[]}}var Nn=/^ultraplan:/,Dn=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function ye(e,t){if(!Nn.test(t.subagentType))return{kind:"not-ours"};let n=(0,At.openActiveRun)(e.home,e.id);if(!n)return ut(e,t);if(!X(
n.run,e))return I(`run ${n.run.id} is driven by another client; this one may not dispatch its agents`,t,n,"ticket/other-client");if(t.agentId)return I("an agent of a run may not start agents",t,n,"tic\
ket/nested");let r=Dn.exec(t.prompt)?.[1];if(!r)return I("there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",t,n,"ticket/missing");let i=vt(n.run,r,t),s=i&&
!Rt(n.run,i,t)?await Pn(n,i):void 0,o,a,d,{state:$}=n.journal.update(S=>{if(a=S&&vt(S,r,t),o=Rt(S,a,t),o)return[ge("ticket/invalid",t,o)];if(!a||a.id!==i?.id||s===void 0)return[];d=Ln(S,a);let E=S&&a.
role==="spec-executor"&&!a.isolated?(0,Tt.headCommit)(S.root):void 0;return[...S&&E?Ce(S,E):[],{type:"ticket_redeemed",ticket:a.id,toolUseId:t.toolUseId,session:e.id,...d===void 0?{}:{model:d},...E===
void 0||E===a.base?{}:{base:E}}]});if(!$)return{kind:"refused",reason:"the run has no state"};if(o)return le(o,n,$);if(!a||a.id!==i?.id||s===void 0)return ye(e,t);let{publishViews:qt}=await Promise.resolve().then(()=>u(wt(),1));
return qt($,n.dir),gt($,n.home),{kind:"redeemed",prompt:s,background:e.mode==="screen",isolated:a.isolated,model:d,turn:a.isolated?xt($,n.dir,a):Promise.resolve()}}function vt(e,t,{description:n}){let r=e.
tickets.filter(o=>o.id===t||o.group===t),i=r.filter(o=>!o.redeemedAt),[s]=n.split(" ");return i.find(o=>o.task===s)??i[0]??r[0]}async function Pn(e,t){let{promptFor:n}=await Promise.resolve().then(()=>u(bt(),1));
return n(e,t)}function Ln(e,t){let n=e&&t&&(0,_t.taskOf)(e,t.task);return n&&$e(e,n,t.role)}function Rt(e,t,n){if(e?.state!=="running")return`the run is ${e?.state??"unknown"}`;if(!t)return"this ticke\
t is unknown or was used; follow the newest ultraplan:next line";if(t.redeemedAt)return"this ticket was used already; wait for its agent";if(n.subagentType!==`ultraplan:${t.role}`)return`this ticket i\
s for ultraplan:${t.role}`}var T=e=>typeof e=="string"?e:"";var Ct={kind:"pass"};var Hn=async(e,{session:t})=>{let n=e.tool_input??{},r=await ye(t,{subagentType:T(n.subagent_type),description:T(n.description),prompt:T(n.prompt),toolUseId:T(e.tool_use_id),...e.agent_id?{agentId:e.agent_id}:
{}});switch(r.kind){case"not-ours":return Ct;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,...r.endsTurn?{endsTurn:!0}:{}};case"redeemed":return await r.turn,{kind:"rewrite",input:{
subagent_type:T(n.subagent_type),description:T(n.description),prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?{isolation:"worktree"}:{}}}}};0&&(module.exports={hook});
