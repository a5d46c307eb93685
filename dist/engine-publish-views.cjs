const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var F=Object.defineProperty;var ke=Object.getOwnPropertyDescriptor;var we=Object.getOwnPropertyNames;var Re=Object.prototype.hasOwnProperty;var Te=(e,t)=>{for(var r in t)F(e,r,{get:t[r],enumerable:!0})},Ee=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of we(t))!Re.call(e,s)&&s!==r&&F(e,s,{get:()=>t[s],enumerable:!(n=
ke(t,s))||n.enumerable});return e};var Ae=e=>Ee(F({},"__esModule",{value:!0}),e);var qt={};Te(qt,{publishViews:()=>Ct,statePath:()=>U});module.exports=Ae(qt);var g=require("node:fs"),l=require("node:path");var I=(...e)=>require("node:child_process").spawnSync(...e);var k=require("node:fs");var K="gone";function _e(e){let t;try{t=(0,k.readFileSync)(`/proc/${e}/stat`,"latin1")}catch(n){let{code:s}=n;return s==="ENOENT"||s==="ESRCH"?K:void 0}let r=t.slice(t.lastIndexOf(")")+2).split(" ");return r[0]===
"Z"||r[0]==="X"?K:`${Ce()}:${r[19]}`}var Y;function Ce(){return Y??=(0,k.readFileSync)("/proc/sys/kernel/random/boot_id","latin1").slice(0,8),Y}var O;function V(){if(O===void 0){let e=process.platform==="linux"?_e(process.pid):new Date(performance.timeOrigin).toISOString();O=e===void 0?{pid:process.pid}:{pid:process.pid,startedAt:e}}return O}var qe=/(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)/g,Fe=/(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/g,Ie=/\x1b[ -/]*[0-~]/g,Oe=/\r\n?|[\x0b\x0c\x85\u2028\u2029]/g,Ne=new RegExp("(?\
!\\n)\\p{Cc}","gu"),De=/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu,Me=new RegExp("\\p{Surrogate}","gu"),Le=/^[\x20-\x7e\n]*$/;function je(e){return Le.
test(e)?e:e.replace(qe,"").replace(Fe,"").replace(Ie,"").replace(Oe,`
`).replaceAll("	","  ").replace(Ne,"").replace(De,"").replace(Me,"\uFFFD")}var o=e=>je(e).replace(/\s+/gu," ").trim();var Pe={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Ge(e){let t=new Map;for(let r of e.
reviews){let n=r.role==="verifier"?`verifier ${r.iteration}`:r.role;t.set(n,r)}return[...t.values()]}function Be({role:e,verdict:t}){let r=Pe[e];switch(t.decision){case"approve":return t.concerns.map(
n=>({from:r,text:n}));case"no-signal":return[{from:r,text:`${e} gave no signal`}];case"malformed":return[{from:r,text:`${e} handed in nothing that could be read`}];case"reject":{let n=[...t.findings,...t.
concerns];return(n.length>0?n:[t.feedback||"rejected without a reason"]).map(s=>({from:r,text:s}))}}}function y(e){return e.tasks.flatMap(t=>Ge(t).flatMap(r=>Be(r).map(({from:n,text:s})=>({task:t,from:n,
text:o(s)}))))}function Z(e){return[...e.tasks.flatMap(r=>(r.lastResult?.outcome==="PASSED"?r.lastResult.findings:[]).filter(n=>n.severity==="warn").map(n=>({task:r,from:o(n.id),text:o(n.message)}))),
...y(e)]}function f(e){let t=o(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${o(e.id)}: ${t}`}var X=(e,t)=>o(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):e.spec),w=e=>e.doneBefore&&e.status==="pending"?"s\
kipped":e.status,S=e=>e.doneBefore&&e.status==="pending";function b(e){return S(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?"WAITING":e.status}function R(e){let t=[...S(e)?[
"done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(o)])]}var m=e=>o(e).slice(0,10),T=(e,t)=>`${e} ${t}${e===1?"":"\
s"}`;function z(e,t){let r=e.tasks.flatMap(n=>v(n).map(s=>({task:n,failure:s})));return r.sort((n,s)=>n.failure.at<s.failure.at?-1:n.failure.at>s.failure.at?1:0),r.slice(-t).map(({task:n,failure:s})=>({task:n,
failure:s,recovered:n.status==="approved",resolution:He(n,s)}))}var v=e=>e.attempts.flatMap(t=>t.failures);function He(e,t){switch(e.status){case"approved":{let r=e.attempts.at(-1);return`${r&&r.n>t.attempt?
`attempt ${r.n}`:"a later claim of the same attempt"} passed at ${m(e.approvedCommit??r?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${o(e.override?.who??"unknown")}: ${o(e.
override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${o(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.notBefore===void 0?"to be tried again":`to be tr\
ied again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var E={execution:1,claim:1,artifacts:2,proof:2,review:3},u=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function Je(e){let t=e.attempts.at(-1),r=t?.failures.at(-1);if(!(!r||e.status==="executing"||e.status===
"verifying"))return t?.passed&&r.stage!=="review"?void 0:r}function Q(e,t){let r=t.status.toUpperCase(),n=Je(t),s=Ue(e,t,n),i=Ke(e,t,n),a=Ve(e,t,n);return{gateStatus:r,step:We(t,n),executor:s,verify:i,
architect:a}}function We(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?E[t.stage]:e.attempts.at(-1)?.passed?
3:1}}function Ue(e,t,r){let n=t.attempts.at(-1);return t.decision?{status:"skipped"}:n?t.status==="pending"?{status:"pending"}:t.status==="executing"?u("running",n.failures.at(-1)?.at??n.startedAt):r&&
E[r.stage]===1?u(r.type==="BLOCKED"?"blocked":"failure",r.at):n.claims===0?u(t.override?"skipped":"running",n.startedAt):u("success",ee(e,t)):{status:t.override?"skipped":"pending"}}function ee(e,t){return e.
tickets.find(n=>n.task===t.id&&n.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Ke(e,t,r){let n=t.attempts.at(-1);return t.decision?{status:"skipped"}:r&&E[r.stage]===
2?u("failed",r.at):n?.passed&&t.status!=="pending"?u("passed",Ye(t)):t.override?u("skipped",t.override.at):t.status==="verifying"?u("running",ee(e,t)):{status:"pending"}}function Ye(e){let t=e.lastResult,
r=t&&Date.parse(t.startedAt)+t.durationMs;return r===void 0||Number.isNaN(r)||Number.isNaN(new Date(r).getTime())?e.attempts.at(-1)?.endedAt:new Date(r).toISOString()}function Ve(e,t,r){if(t.decision)
return{status:"skipped"};let n=t.attempts.at(-1),s=t.reviews.findLast(a=>a.role==="architect");if(r&&E[r.stage]===3)return u("rejected",r.at);if(t.status==="reviewing"){let a=e.tickets.find(c=>c.task===
t.id&&c.role!=="spec-executor");return u("reviewing",a?.redeemedAt??a?.issuedAt??t.lastStepAt)}let i=s&&n&&s.at>=n.startedAt?s:void 0;return i?.verdict.decision==="approve"?u("approved",i.at):i?.verdict.
decision==="reject"?u("rejected",i.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var p=e=>o(e).replaceAll("<!","&lt;!"),te=e=>p(e).replaceAll("|","\\|");function d(e){let t=Date.parse(e);return Number.isNaN(t)?o(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var A=e=>/T(\d\d:\d\d:\d\d)/.exec(d(e))?.[1]??o(e);function N(e,t){if(e===void 0||t===void 0)
return;let r=Date.parse(t)-Date.parse(e);return Number.isNaN(r)?void 0:Math.max(0,r)}function _(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/1e3).toFixed(1)} s`;let t=Math.round(e/1e3);
if(t<3600)return`${Math.floor(t/60)} min ${re(t%60)} s`;let r=Math.round(t/60);return`${Math.floor(r/60)} h ${re(r%60)} min`}var re=e=>String(e).padStart(2,"0");function ne(e){let{override:t}=e;if(!t)return;let r=f(e),n=o(t.who),s=d(t.at),i=o(t.reason);return t.kind==="skipped"?{name:r,status:"complete (unverified)",skip_reason:i,skipped_by:n,skipped_at:s,requires_manual_commit:!0}:
{name:r,status:"complete (forced)",force_reason:i,forced_by:n,forced_at:s,session:o(t.session),prompt:o(t.prompt),requires_manual_commit:!0}}function D(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let r of e.tasks)t[w(r)]+=1;return t}var Ze=new Set(
["executing","verifying","reviewing"]),Xe=e=>Ze.has(e.status);function M(e){let t=D(e),r=e.tasks.filter(S).length,n=t.failed+t.escalated,s=t.approved,i=e.tasks.filter(c=>c.attempts.length>0),a=i.reduce(
(c,h)=>c+h.attempts.length,0);return{total:t.total,passed:s,failed:n,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-r,forced:t.forced,doneBefore:r,
...s+n>0?{passRate:Math.round(100*s/(s+n))}:{},averageAttempts:i.length===0?0:Math.round(10*a/i.length)/10}}function L(e){let t=e.tasks.filter(Xe);if(t.length>0)return t;let s=e.tasks.filter(i=>i.lastStepAt!==
void 0).reduce((i,a)=>i&&(i.lastStepAt??"")>(a.lastStepAt??"")?i:a,void 0)??e.tasks.find(i=>!S(i));return s?[s]:[]}var j=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var ze=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
Qe=new Set(["avg_attempts"]),et=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,tt=/^(?:true|false|null|yes|no|on|off|y|n)$/i,ie=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,se=e=>JSON.stringify(e).replace(
ie,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function oe(e,t){return typeof t=="number"&&Qe.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):se(String(t)):typeof t=="\
boolean"?String(t):ze.has(e)&&et.test(t)&&!tt.test(t)?t:se(t)}function rt(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(ie)?void 0:`|2-
${e.split(`
`).map(n=>n===""?"":`${t}  ${n}`).join(`
`)}`}function nt(e,t,r){if(t===void 0)return[];if(Array.isArray(t)){let s=t.filter(i=>i!==void 0);return s.length===0?[`${r}${e}: []`]:[`${r}${e}:`,...s.flatMap(i=>st(e,i,`${r}  `))]}if(typeof t=="obj\
ect"){let s=P(t,`${r}  `);return s.length===0?[`${r}${e}: {}`]:[`${r}${e}:`,...s]}let n=typeof t=="string"?rt(t,r):void 0;return[`${r}${e}: ${n??oe(e,t)}`]}function st(e,t,r){if(t===void 0)return[];if(Array.
isArray(t))return[`${r}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${r}- ${oe(e,t)}`];let[n,...s]=P(t,`${r}  `);return n===void 0?[`${r}- {}`]:[`${r}- ${n.trimStart()}`,...s]}var P=(e,t)=>Object.
entries(e).flatMap(([r,n])=>nt(r,n,t)),ae=e=>P(e,"").join(`
`);var it=10;function ce(e){return`${[ot(e),...L(e).map(r=>at(e,r)),`## Gate Statistics

${C(pt(e))}`,`## Recent Failures

${C({recent_failures:dt(e)})}`,ft(e),mt(e),lt(e)].filter(r=>r!=="").join(`

`)}
`}var C=e=>`\`\`\`yaml
${ae(e)}
\`\`\``;function ot(e){let t=M(e),r=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],n=e.cause===void 0?"":` (${o(e.cause)})`;return[p(`# State: ${e.spec}`),`Total:\
 ${t.total} tasks, ${r.join(", ")}`,`Run ${o(e.id)} is ${e.state}${n}, as of ${d(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(`

`)}function at(e,t){let r=Q(e,t),n=t.status==="approved"?8:t.status==="pending"?0:r.step*2,s="#".repeat(n)+"-".repeat(8-n);return[p(`## Current Task: ${f(t)}`),`Gate Progress: [${s}] Step ${r.step}/3`,
[G("Step 1: Executor ",r.executor),G("Step 2: Verify   ",r.verify),G("Step 3: Architect",r.architect)].join(`
`),`Status: ${r.gateStatus}`,C({current_task:ut(e,t,r)})].join(`

`)}var ct={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function G(e,t){let r=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
n=t.at===void 0?"":` (${A(t.at)})`;return`[${ct[t.status]??" "}] ${e}   - ${r}${n}`}function ut(e,t,r){return{name:f(t),phase:t.phase===void 0?void 0:o(t.phase),plan:X(e,t),gate_status:r.gateStatus,gate_step:r.
step,executor_status:r.executor.status,verify_status:r.verify.status,architect_status:r.architect.status,started_at:t.startedAt&&d(t.startedAt),last_step_at:t.lastStepAt&&d(t.lastStepAt),attempt:Math.
max(1,t.attempts.length),max_attempts:j(e,t),previous_failures:v(t).map(n=>`${n.type}: ${o(n.reason)}`)}}function pt(e){let t=M(e),[r]=L(e);return{gate_stats:{total_tasks:t.total,passed:t.passed,failed:t.
failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}%`,avg_attempts:t.averageAttempts,
current_gate:r&&{task:f(r),status:r.status.toUpperCase(),attempt:Math.max(1,r.attempts.length)}}}}var dt=e=>z(e,it).map(({task:t,failure:r,recovered:n,resolution:s})=>({task:f(t),attempt:r.attempt,failure_type:r.
type,error:o(r.reason),recovered:n,resolution:s}));function ft(e){let t=e.tasks.flatMap(r=>ne(r)??[]);return t.length===0?"":`## Skipped and Forced Tasks

${C({tasks:t})}`}function mt(e){let t=Z(e).map(({task:n,from:s,text:i})=>p(`- ${f(n)}: ${i} [${s}]`)),r=e.anomalies.map(n=>`- the journal holds an event out of place: ${o(n)}`);return`## Concerns

${[...t,...r].join(`
`)||"none"}`}function lt(e){return`## Tasks

${e.tasks.map(r=>{let n=r.attempts.length===0?"":`, attempt ${r.attempts.length}/${j(e,r)}`,s=R(r);return`- ${p(f(r))}: ${b(r)}${n}${s.length>0?` [${s.join(", ")}]`:""}`}).join(`
`)||"none"}`}function pe(e){let t=a=>e.tasks.filter(a).map(c=>o(c.id)).join(", "),r=a=>e.tasks.filter(c=>c.status===a&&!c.override?.adopted),n=e.tasks.filter(a=>a.pausedFor!==void 0),s=[...new Set(y(e).map(({task:a})=>o(
a.id)))].join(", "),i=t(S);return[...n.map(a=>xt(e,a)),...ht(e),...[...r("forced"),...r("skipped")].map(a=>gt(e,a)),...St(e),...s===""?[]:[`answer the review findings on ${s}`],...i===""?[]:[`${i} was\
 ticked before the run and no gate has looked at it`],...$t(e)]}function gt({state:e},t){let r=o(t.id);return t.status==="forced"&&e!=="cancelled"?`fix task ${r} or its verification, then /ultraplan:r\
etry --task ${r} sends it through the gate`:`check the work of ${r} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt --task ${r}`}var ue=3;function St(e){return(e.
foreign??[]).filter(t=>!t.adopted).map(({from:t,to:r,count:n,files:s})=>{let i=s.slice(0,ue).map(o).join(", ");return`look at ${T(n,"commit")} that no executor made (${i}${s.length>ue?" and others":""}\
): git log ${m(t)}..${m(r)}; the approved ref stops before ${n===1?"it":"them"} until /ultraplan:adopt --commits`})}function xt({state:e},t){let r=o(t.id),n=o(t.pausedFor?.reason??""),s=`ultraplan log\
 ${r} tells what happened`;return e==="cancelled"?`look at task ${r} (${n}): ${s}`:`decide on task ${r} (${n}): /ultraplan:retry --task ${r} tries again, ${s}`}function ht(e){switch(e.state){case"paus\
ed":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==void 0)?["look at the failures together, then /ultraplan:resume goes on with the run"]:
[`mend what halted the run (${o(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[`/ultraplan:implement ${o(e.spec)} starts again with what is still open`];default:return[]}}function $t(e){
return e.tasks.some(r=>r.status==="approved"&&r.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${m(e.base)}..${m(e.approvedHead)} shows the approved work`]:[],"ultraplan repl\
ay --verify proves every approved task again from its commit"]:[]}function B(e){let t=r=>e.tasks.filter(r).map(n=>o(n.id));return{run:o(e.id),spec:o(e.spec),state:e.state,...e.cause===void 0?{}:{cause:o(e.cause)},startedAt:e.startedAt,...e.endedAt===void 0?{}:{endedAt:e.
endedAt},durationMs:N(e.startedAt,e.endedAt??e.lastAt)??0,totals:D(e),approved:t(r=>r.status==="approved"),retried:t(r=>r.attempts.length>1||r.attempts.some(({claims:n})=>n>1)),skipped:de(e,"skipped"),
forced:de(e,"forced"),outstanding:y(e).map(({task:r,from:n,text:s})=>({task:o(r.id),from:n,finding:s})),tasks:e.tasks.map(yt),next:pe(e)}}function de(e,t){return e.tasks.flatMap(({id:r,title:n,override:s})=>s?.
kind===t?[{id:o(r),title:o(n),who:o(s.who),at:s.at,reason:o(s.reason)}]:[])}function yt(e){let t=N(e.startedAt,e.lastStepAt);return{id:o(e.id),title:o(e.title),status:w(e),attempts:e.attempts.length,claims:e.
attempts.reduce((r,n)=>r+n.claims,0),failures:v(e).length,...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:R(e)}}var Rr=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
"\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].join("")}]|\\p{Emoji_Presentation})$`,"u");var fe=({id:e,who:t,at:r})=>`warning: task ${e} was forced by ${t} at ${A(r)} UTC and bypassed all quality checks; fix the task or its verification instead`;function me(e){let{totals:t}=e,r=t.pending+
t.executing+t.verifying+t.reviewing,n=t.failed+t.escalated+t.blocked,s=e.tasks.filter(c=>c.flags.includes("done-before")).length,i=[`${t.approved} of ${T(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...n>0?[`${n} not passed`]:[],...r>0?[`${r} open`]:[],...s>0?[`${s} done before`]:[]],a=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${a} after ${_(e.durationMs)}: ${i.join(", ")}`}function le(e){let t=B(e),r=(i,a)=>a.length===0?"":`## ${i}

${a.map(c=>`- ${p(c)}`).join(`
`)}`,n=t.tasks.map((i,a)=>{let c=e.tasks[a];return`| ${[i.id,i.title,c?b(c):i.status,String(i.attempts),i.durationMs===void 0?"":_(i.durationMs),i.commit===void 0?"":m(i.commit),i.flags.join(", ")].map(
te).join(" | ")} |`});return`${[`# ${p(`Summary: ${t.spec}`)}`,p(me(t)),t.forced.map(i=>`> ${p(fe(i))}`).join(`
>
`),r("Skipped (unverified)",t.skipped.map(({id:i,title:a,who:c,at:h,reason:ve})=>`${i} ${a}: ${ve} (${c}, ${d(h)}); requires a manual commit`)),r("Forced",t.forced.map(({id:i,title:a,who:c,at:h})=>`${i}\
 ${a} (forced) by ${c}, ${d(h)}; requires a manual commit`)),r("Outstanding review findings",t.outstanding.map(({task:i,from:a,finding:c})=>`${i}: ${c} [${a}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...n].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((i,a)=>`${a+1}. ${p(i)}`).join(`
`)}`].filter(i=>i!=="").join(`

`)}
`}var x=require("node:fs"),xe=require("node:path");var Se=require("node:os");var q=class extends Error{constructor(r,n,s){super(`git ${r.join(" ")}: ${s.trim()||`exit ${n}`}`);this.args=r;this.status=n;this.stderr=s}args;status;stderr},bt=/^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CONFIG.*|EXTERNAL_DIFF|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|CEILING_DIRECTORIES)$/;
function ge(e=process.env){return{...Object.fromEntries(Object.entries(e).filter(([r])=>!bt.test(r))),LC_ALL:"C",GIT_OPTIONAL_LOCKS:"0",GIT_TERMINAL_PROMPT:"0",GIT_NO_REPLACE_OBJECTS:"1",GIT_GRAFT_FILE:Se.devNull}}
function vt(e,t,r={}){return kt(e,t,r).toString("utf8")}function kt(e,t,r={}){let n=I("git",t,{cwd:e,env:r.index?{...ge(),GIT_INDEX_FILE:r.index}:ge(),input:r.input??"",maxBuffer:r.maxBuffer??268435456,
stdio:["pipe","pipe","pipe"],windowsHide:!0});if(n.error)throw new q(t,null,n.error.message);if(n.status!==0)throw new q(t,n.status,n.stderr.toString("utf8"));return n.stdout}function H(e,t,r={}){try{
return vt(e,t,r)}catch{return}}function he(e,t){try{wt(e,t)}catch{}}function wt(e,t){let r=(0,xe.join)(t,"work"),n=e.state==="finished"||e.state==="cancelled",s=`refs/heads/${e.branch}`,i=Rt(r);if(!n){i!==s&&(0,x.writeFileSync)(r,s);
return}if(i!==s)return;let a=H(e.root,["rev-list","--max-count=1",s,"--not",e.approvedHead,"--"]),c=H(e.root,["rev-parse","--verify","--quiet",`${s}^{commit}`])?.trim();a?.trim()===""||c===void 0?(0,x.rmSync)(
r,{force:!0}):(0,x.writeFileSync)(r,c)}function Rt(e){try{return(0,x.readFileSync)(e,"utf8")}catch{return}}var $e=(...e)=>require("node:crypto").createHash(...e);var $=require("node:fs"),W=require("node:path"),Tt=e=>$e("sha256").update(e).digest("hex"),J=e=>(0,W.join)(e,".state-digest"),Et=13e3;function ye(e,t){try{let r=At(J(e));r&&r.length>Et&&(0,$.writeFileSync)(
J(e),r.subarray(r.length/2)),(0,$.appendFileSync)(J(e),`${Tt(t)}
`)}catch{}}function At(e){try{return(0,$.readFileSync)(e)}catch{return}}function U(e,t){let r=e.planFiles[0]?.path??"";return e.views==="journal"?(0,l.join)(t,"STATE.md"):(0,l.join)(e.root,(0,l.dirname)(r),"STATE.md")}var _t=(e,t)=>(0,l.join)((0,l.dirname)(U(e,t)),"SUMMAR\
Y.md");function Ct(e,t){let r=ce(e);ye(t,r),be(U(e,t),r,t),he(e,t),(e.state==="finished"||e.state==="cancelled")&&be(_t(e,t),le(e),t)}function be(e,t,r){let n=(0,l.join)(r,`.view-${V().pid}`);try{(0,g.writeFileSync)(
n,t);try{(0,g.renameSync)(n,e)}catch{(0,g.copyFileSync)(n,e)}}catch{}finally{(0,g.rmSync)(n,{force:!0})}}0&&(module.exports={publishViews,statePath});
