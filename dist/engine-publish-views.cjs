const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var I=Object.defineProperty;var ve=Object.getOwnPropertyDescriptor;var ke=Object.getOwnPropertyNames;var we=Object.prototype.hasOwnProperty;var Re=(e,t)=>{for(var r in t)I(e,r,{get:t[r],enumerable:!0})},Te=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of ke(t))!we.call(e,s)&&s!==r&&I(e,s,{get:()=>t[s],enumerable:!(n=
ve(t,s))||n.enumerable});return e};var Ee=e=>Te(I({},"__esModule",{value:!0}),e);var _t={};Re(_t,{publishViews:()=>At,statePath:()=>U});module.exports=Ee(_t);var S=require("node:fs"),g=require("node:path");var N=(...e)=>require("node:child_process").spawnSync(...e);var k=require("node:fs");var K="gone";function Ae(e){let t;try{t=(0,k.readFileSync)(`/proc/${e}/stat`,"latin1")}catch(n){let{code:s}=n;return s==="ENOENT"||s==="ESRCH"?K:void 0}let r=t.slice(t.lastIndexOf(")")+2).split(" ");return r[0]===
"Z"||r[0]==="X"?K:`${_e()}:${r[19]}`}var Y;function _e(){return Y??=(0,k.readFileSync)("/proc/sys/kernel/random/boot_id","latin1").slice(0,8),Y}var O;function V(){if(O===void 0){let e=process.platform==="linux"?Ae(process.pid):new Date(performance.timeOrigin).toISOString();O=e===void 0?{pid:process.pid}:{pid:process.pid,startedAt:e}}return O}var Ce=/(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)/g,qe=/(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/g,Ie=/\x1b[ -/]*[0-~]/g,Ne=/\r\n?|[\x0b\x0c\x85\u2028\u2029]/g,Oe=new RegExp("(?\
!\\n)\\p{Cc}","gu"),Fe=/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu,De=new RegExp("\\p{Surrogate}","gu"),Me=/^[\x20-\x7e\n]*$/;function Le(e){return Me.
test(e)?e:e.replace(Ce,"").replace(qe,"").replace(Ie,"").replace(Ne,`
`).replaceAll("	","  ").replace(Oe,"").replace(Fe,"").replace(De,"\uFFFD")}var o=e=>Le(e).replace(/\s+/gu," ").trim();var Pe={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function je(e){let t=new Map;for(let r of e.
reviews){let n=r.role==="verifier"?`verifier ${r.iteration}`:r.role;t.set(n,r)}return[...t.values()]}function Ge({role:e,verdict:t}){let r=Pe[e];switch(t.decision){case"approve":return t.concerns.map(
n=>({from:r,text:n}));case"no-signal":return[{from:r,text:`${e} gave no signal`}];case"malformed":return[{from:r,text:`${e} handed in nothing that could be read`}];case"reject":{let n=[...t.findings,...t.
concerns];return(n.length>0?n:[t.feedback||"rejected without a reason"]).map(s=>({from:r,text:s}))}}}function $(e){return e.tasks.flatMap(t=>je(t).flatMap(r=>Ge(r).map(({from:n,text:s})=>({task:t,from:n,
text:o(s)}))))}function Z(e){return[...e.tasks.flatMap(r=>(r.lastResult?.outcome==="PASSED"?r.lastResult.findings:[]).filter(n=>n.severity==="warn").map(n=>({task:r,from:o(n.id),text:o(n.message)}))),
...$(e)]}function f(e){let t=o(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${o(e.id)}: ${t}`}var X=(e,t)=>o(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):e.spec),w=e=>e.doneBefore&&e.status==="pending"?"s\
kipped":e.status,x=e=>e.doneBefore&&e.status==="pending";function b(e){return x(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?"WAITING":e.status}function R(e){let t=[...x(e)?[
"done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(o)])]}var m=e=>o(e).slice(0,10),T=(e,t)=>`${e} ${t}${e===1?"":"\
s"}`;function z(e,t){let r=e.tasks.flatMap(n=>v(n).map(s=>({task:n,failure:s})));return r.sort((n,s)=>n.failure.at<s.failure.at?-1:n.failure.at>s.failure.at?1:0),r.slice(-t).map(({task:n,failure:s})=>({task:n,
failure:s,recovered:n.status==="approved",resolution:Be(n,s)}))}var v=e=>e.attempts.flatMap(t=>t.failures);function Be(e,t){switch(e.status){case"approved":{let r=e.attempts.at(-1);return`${r&&r.n>t.attempt?
`attempt ${r.n}`:"a later claim of the same attempt"} passed at ${m(e.approvedCommit??r?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${o(e.override?.who??"unknown")}: ${o(e.
override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${o(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.notBefore===void 0?"to be tried again":`to be tr\
ied again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var E={execution:1,claim:1,artifacts:2,proof:2,review:3},u=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function He(e){let t=e.attempts.at(-1),r=t?.failures.at(-1);if(!(!r||e.status==="executing"||e.status===
"verifying"))return t?.passed&&r.stage!=="review"?void 0:r}function Q(e,t){let r=t.status.toUpperCase(),n=He(t),s=We(e,t,n),i=Ue(e,t,n),c=Ye(e,t,n);return{gateStatus:r,step:Je(t,n),executor:s,verify:i,
architect:c}}function Je(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?E[t.stage]:e.attempts.at(-1)?.passed?
3:1}}function We(e,t,r){let n=t.attempts.at(-1);return t.decision?{status:"skipped"}:n?t.status==="pending"?{status:"pending"}:t.status==="executing"?u("running",n.failures.at(-1)?.at??n.startedAt):r&&
E[r.stage]===1?u(r.type==="BLOCKED"?"blocked":"failure",r.at):n.claims===0?u(t.override?"skipped":"running",n.startedAt):u("success",ee(e,t)):{status:t.override?"skipped":"pending"}}function ee(e,t){return e.
tickets.find(n=>n.task===t.id&&n.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Ue(e,t,r){let n=t.attempts.at(-1);return t.decision?{status:"skipped"}:r&&E[r.stage]===
2?u("failed",r.at):n?.passed&&t.status!=="pending"?u("passed",Ke(t)):t.override?u("skipped",t.override.at):t.status==="verifying"?u("running",ee(e,t)):{status:"pending"}}function Ke(e){let t=e.lastResult,
r=t&&Date.parse(t.startedAt)+t.durationMs;return r===void 0||Number.isNaN(r)||Number.isNaN(new Date(r).getTime())?e.attempts.at(-1)?.endedAt:new Date(r).toISOString()}function Ye(e,t,r){if(t.decision)
return{status:"skipped"};let n=t.attempts.at(-1),s=t.reviews.findLast(c=>c.role==="architect");if(r&&E[r.stage]===3)return u("rejected",r.at);if(t.status==="reviewing"){let c=e.tickets.find(a=>a.task===
t.id&&a.role!=="spec-executor");return u("reviewing",c?.redeemedAt??c?.issuedAt??t.lastStepAt)}let i=s&&n&&s.at>=n.startedAt?s:void 0;return i?.verdict.decision==="approve"?u("approved",i.at):i?.verdict.
decision==="reject"?u("rejected",i.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var p=e=>o(e).replaceAll("<!","&lt;!"),te=e=>p(e).replaceAll("|","\\|");function d(e){let t=Date.parse(e);return Number.isNaN(t)?o(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var A=e=>/T(\d\d:\d\d:\d\d)/.exec(d(e))?.[1]??o(e);function F(e,t){if(e===void 0||t===void 0)
return;let r=Date.parse(t)-Date.parse(e);return Number.isNaN(r)?void 0:Math.max(0,r)}function _(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/1e3).toFixed(1)} s`;let t=Math.round(e/1e3);
if(t<3600)return`${Math.floor(t/60)} min ${re(t%60)} s`;let r=Math.round(t/60);return`${Math.floor(r/60)} h ${re(r%60)} min`}var re=e=>String(e).padStart(2,"0");function ne(e){let{override:t}=e;if(!t)return;let r=f(e),n=o(t.who),s=d(t.at),i=o(t.reason);return t.kind==="skipped"?{name:r,status:"complete (unverified)",skip_reason:i,skipped_by:n,skipped_at:s,requires_manual_commit:!0}:
{name:r,status:"complete (forced)",force_reason:i,forced_by:n,forced_at:s,session:o(t.session),prompt:o(t.prompt),requires_manual_commit:!0}}function D(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let r of e.tasks)t[w(r)]+=1;return t}var Ve=new Set(
["executing","verifying","reviewing"]),Ze=e=>Ve.has(e.status);function M(e){let t=D(e),r=e.tasks.filter(x).length,n=t.failed+t.escalated,s=t.approved,i=e.tasks.filter(a=>a.attempts.length>0),c=i.reduce(
(a,l)=>a+l.attempts.length,0);return{total:t.total,passed:s,failed:n,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-r,forced:t.forced,doneBefore:r,
...s+n>0?{passRate:Math.round(100*s/(s+n))}:{},averageAttempts:i.length===0?0:Math.round(10*c/i.length)/10}}function L(e){let t=e.tasks.filter(Ze);if(t.length>0)return t;let s=e.tasks.filter(i=>i.lastStepAt!==
void 0).reduce((i,c)=>i&&(i.lastStepAt??"")>(c.lastStepAt??"")?i:c,void 0)??e.tasks.find(i=>!x(i));return s?[s]:[]}var P=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var Xe=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
ze=new Set(["avg_attempts"]),Qe=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,et=/^(?:true|false|null|yes|no|on|off|y|n)$/i,ie=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,se=e=>JSON.stringify(e).replace(
ie,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function oe(e,t){return typeof t=="number"&&ze.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):se(String(t)):typeof t=="\
boolean"?String(t):Xe.has(e)&&Qe.test(t)&&!et.test(t)?t:se(t)}function tt(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(ie)?void 0:`|2-
${e.split(`
`).map(n=>n===""?"":`${t}  ${n}`).join(`
`)}`}function rt(e,t,r){if(t===void 0)return[];if(Array.isArray(t)){let s=t.filter(i=>i!==void 0);return s.length===0?[`${r}${e}: []`]:[`${r}${e}:`,...s.flatMap(i=>nt(e,i,`${r}  `))]}if(typeof t=="obj\
ect"){let s=j(t,`${r}  `);return s.length===0?[`${r}${e}: {}`]:[`${r}${e}:`,...s]}let n=typeof t=="string"?tt(t,r):void 0;return[`${r}${e}: ${n??oe(e,t)}`]}function nt(e,t,r){if(t===void 0)return[];if(Array.
isArray(t))return[`${r}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${r}- ${oe(e,t)}`];let[n,...s]=j(t,`${r}  `);return n===void 0?[`${r}- {}`]:[`${r}- ${n.trimStart()}`,...s]}var j=(e,t)=>Object.
entries(e).flatMap(([r,n])=>rt(r,n,t)),ae=e=>j(e,"").join(`
`);var st=10;function ce(e){return`${[it(e),...L(e).map(r=>ot(e,r)),`## Gate Statistics

${C(ut(e))}`,`## Recent Failures

${C({recent_failures:pt(e)})}`,dt(e),ft(e),mt(e)].filter(r=>r!=="").join(`

`)}
`}var C=e=>`\`\`\`yaml
${ae(e)}
\`\`\``;function it(e){let t=M(e),r=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],n=e.cause===void 0?"":` (${o(e.cause)})`;return[p(`# State: ${e.spec}`),`Total:\
 ${t.total} tasks, ${r.join(", ")}`,`Run ${o(e.id)} is ${e.state}${n}, as of ${d(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(`

`)}function ot(e,t){let r=Q(e,t),n=t.status==="approved"?8:t.status==="pending"?0:r.step*2,s="#".repeat(n)+"-".repeat(8-n);return[p(`## Current Task: ${f(t)}`),`Gate Progress: [${s}] Step ${r.step}/3`,
[G("Step 1: Executor ",r.executor),G("Step 2: Verify   ",r.verify),G("Step 3: Architect",r.architect)].join(`
`),`Status: ${r.gateStatus}`,C({current_task:ct(e,t,r)})].join(`

`)}var at={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function G(e,t){let r=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
n=t.at===void 0?"":` (${A(t.at)})`;return`[${at[t.status]??" "}] ${e}   - ${r}${n}`}function ct(e,t,r){return{name:f(t),phase:t.phase===void 0?void 0:o(t.phase),plan:X(e,t),gate_status:r.gateStatus,gate_step:r.
step,executor_status:r.executor.status,verify_status:r.verify.status,architect_status:r.architect.status,started_at:t.startedAt&&d(t.startedAt),last_step_at:t.lastStepAt&&d(t.lastStepAt),attempt:Math.
max(1,t.attempts.length),max_attempts:P(e,t),previous_failures:v(t).map(n=>`${n.type}: ${o(n.reason)}`)}}function ut(e){let t=M(e),[r]=L(e);return{gate_stats:{total_tasks:t.total,passed:t.passed,failed:t.
failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}%`,avg_attempts:t.averageAttempts,
current_gate:r&&{task:f(r),status:r.status.toUpperCase(),attempt:Math.max(1,r.attempts.length)}}}}var pt=e=>z(e,st).map(({task:t,failure:r,recovered:n,resolution:s})=>({task:f(t),attempt:r.attempt,failure_type:r.
type,error:o(r.reason),recovered:n,resolution:s}));function dt(e){let t=e.tasks.flatMap(r=>ne(r)??[]);return t.length===0?"":`## Skipped and Forced Tasks

${C({tasks:t})}`}function ft(e){let t=Z(e).map(({task:n,from:s,text:i})=>p(`- ${f(n)}: ${i} [${s}]`)),r=e.anomalies.map(n=>`- the journal holds an event out of place: ${o(n)}`);return`## Concerns

${[...t,...r].join(`
`)||"none"}`}function mt(e){return`## Tasks

${e.tasks.map(r=>{let n=r.attempts.length===0?"":`, attempt ${r.attempts.length}/${P(e,r)}`,s=R(r);return`- ${p(f(r))}: ${b(r)}${n}${s.length>0?` [${s.join(", ")}]`:""}`}).join(`
`)||"none"}`}function ue(e){let t=a=>e.tasks.filter(a).map(l=>o(l.id)).join(", "),r=t(a=>a.status==="skipped"&&!a.override?.adopted),n=t(a=>a.status==="forced"&&!a.override?.adopted),s=e.tasks.filter(a=>a.pausedFor!==
void 0),i=[...new Set($(e).map(({task:a})=>o(a.id)))].join(", "),c=t(x);return[...s.map(a=>gt(e,a)),...St(e),...n===""?[]:[`fix the task or the verification of ${n}, then /ultraplan:retry sends it thr\
ough the gate`],...r===""?[]:[`check the work of ${r} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...lt(e),...i===""?[]:[`answer the review findings on ${i}`],
...c===""?[]:[`${c} was ticked before the run and no gate has looked at it`],...xt(e)]}function lt(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:r,count:n})=>`look at ${T(n,"commit")}\
 that no executor made (git log ${m(t)}..${m(r)}); the approved ref stops before them until /ultraplan:adopt --commits`)}function gt({state:e},t){let r=o(t.id),n=o(t.pausedFor?.reason??""),s=`ultrapla\
n log ${r} tells what happened`;return e==="cancelled"?`look at task ${r} (${n}): ${s}`:`decide on task ${r} (${n}): /ultraplan:retry --task ${r} tries again, ${s}`}function St(e){switch(e.state){case"\
paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume goes on with the run"];case"cancelled":return[`/ultrapl\
an:implement ${o(e.spec)} starts again with what is still open`];default:return[]}}function xt(e){return e.tasks.some(r=>r.status==="approved"&&r.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[
`git log --oneline ${m(e.base)}..${m(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}function B(e){let t=r=>e.tasks.filter(r).map(n=>o(n.id));return{run:o(e.id),spec:o(e.spec),state:e.state,...e.cause===void 0?{}:{cause:o(e.cause)},startedAt:e.startedAt,...e.endedAt===void 0?{}:{endedAt:e.
endedAt},durationMs:F(e.startedAt,e.endedAt??e.lastAt)??0,totals:D(e),approved:t(r=>r.status==="approved"),retried:t(r=>r.attempts.length>1||r.attempts.some(({claims:n})=>n>1)),skipped:pe(e,"skipped"),
forced:pe(e,"forced"),outstanding:$(e).map(({task:r,from:n,text:s})=>({task:o(r.id),from:n,finding:s})),tasks:e.tasks.map(ht),next:ue(e)}}function pe(e,t){return e.tasks.flatMap(({id:r,title:n,override:s})=>s?.
kind===t?[{id:o(r),title:o(n),who:o(s.who),at:s.at,reason:o(s.reason)}]:[])}function ht(e){let t=F(e.startedAt,e.lastStepAt);return{id:o(e.id),title:o(e.title),status:w(e),attempts:e.attempts.length,claims:e.
attempts.reduce((r,n)=>r+n.claims,0),failures:v(e).length,...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:R(e)}}var kr=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
"\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].join("")}]|\\p{Emoji_Presentation})$`,"u");var de=({id:e,who:t,at:r})=>`warning: task ${e} was forced by ${t} at ${A(r)} UTC and bypassed all quality checks; fix the task or its verification instead`;function fe(e){let{totals:t}=e,r=t.pending+
t.executing+t.verifying+t.reviewing,n=t.failed+t.escalated+t.blocked,s=e.tasks.filter(a=>a.flags.includes("done-before")).length,i=[`${t.approved} of ${T(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...n>0?[`${n} not passed`]:[],...r>0?[`${r} open`]:[],...s>0?[`${s} done before`]:[]],c=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${c} after ${_(e.durationMs)}: ${i.join(", ")}`}function me(e){let t=B(e),r=(i,c)=>c.length===0?"":`## ${i}

${c.map(a=>`- ${p(a)}`).join(`
`)}`,n=t.tasks.map((i,c)=>{let a=e.tasks[c];return`| ${[i.id,i.title,a?b(a):i.status,String(i.attempts),i.durationMs===void 0?"":_(i.durationMs),i.commit===void 0?"":m(i.commit),i.flags.join(", ")].map(
te).join(" | ")} |`});return`${[`# ${p(`Summary: ${t.spec}`)}`,p(fe(t)),t.forced.map(i=>`> ${p(de(i))}`).join(`
>
`),r("Skipped (unverified)",t.skipped.map(({id:i,title:c,who:a,at:l,reason:be})=>`${i} ${c}: ${be} (${a}, ${d(l)}); requires a manual commit`)),r("Forced",t.forced.map(({id:i,title:c,who:a,at:l})=>`${i}\
 ${c} (forced) by ${a}, ${d(l)}; requires a manual commit`)),r("Outstanding review findings",t.outstanding.map(({task:i,from:c,finding:a})=>`${i}: ${a} [${c}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...n].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((i,c)=>`${c+1}. ${p(i)}`).join(`
`)}`].filter(i=>i!=="").join(`

`)}
`}var h=require("node:fs"),Se=require("node:path");var ge=require("node:os");var q=class extends Error{constructor(r,n,s){super(`git ${r.join(" ")}: ${s.trim()||`exit ${n}`}`);this.args=r;this.status=n;this.stderr=s}args;status;stderr},yt=/^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CONFIG.*|EXTERNAL_DIFF|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|CEILING_DIRECTORIES)$/;
function le(e=process.env){return{...Object.fromEntries(Object.entries(e).filter(([r])=>!yt.test(r))),LC_ALL:"C",GIT_OPTIONAL_LOCKS:"0",GIT_TERMINAL_PROMPT:"0",GIT_NO_REPLACE_OBJECTS:"1",GIT_GRAFT_FILE:ge.devNull}}
function $t(e,t,r={}){return bt(e,t,r).toString("utf8")}function bt(e,t,r={}){let n=N("git",t,{cwd:e,env:r.index?{...le(),GIT_INDEX_FILE:r.index}:le(),input:r.input??"",maxBuffer:r.maxBuffer??268435456,
stdio:["pipe","pipe","pipe"],windowsHide:!0});if(n.error)throw new q(t,null,n.error.message);if(n.status!==0)throw new q(t,n.status,n.stderr.toString("utf8"));return n.stdout}function H(e,t,r={}){try{
return $t(e,t,r)}catch{return}}function xe(e,t){try{vt(e,t)}catch{}}function vt(e,t){let r=(0,Se.join)(t,"work"),n=e.state==="finished"||e.state==="cancelled",s=`refs/heads/${e.branch}`,i=kt(r);if(!n){i!==s&&(0,h.writeFileSync)(r,s);
return}if(i!==s)return;let c=H(e.root,["rev-list","--max-count=1",s,"--not",e.approvedHead,"--"]),a=H(e.root,["rev-parse","--verify","--quiet",`${s}^{commit}`])?.trim();c?.trim()===""||a===void 0?(0,h.rmSync)(
r,{force:!0}):(0,h.writeFileSync)(r,a)}function kt(e){try{return(0,h.readFileSync)(e,"utf8")}catch{return}}var he=(...e)=>require("node:crypto").createHash(...e);var y=require("node:fs"),W=require("node:path"),wt=e=>he("sha256").update(e).digest("hex"),J=e=>(0,W.join)(e,".state-digest"),Rt=13e3;function ye(e,t){try{let r=Tt(J(e));r&&r.length>Rt&&(0,y.writeFileSync)(
J(e),r.subarray(r.length/2)),(0,y.appendFileSync)(J(e),`${wt(t)}
`)}catch{}}function Tt(e){try{return(0,y.readFileSync)(e)}catch{return}}function U(e,t){let r=e.planFiles[0]?.path??"";return e.views==="journal"?(0,g.join)(t,"STATE.md"):(0,g.join)(e.root,(0,g.dirname)(r),"STATE.md")}var Et=(e,t)=>(0,g.join)((0,g.dirname)(U(e,t)),"SUMMAR\
Y.md");function At(e,t){let r=ce(e);ye(t,r),$e(U(e,t),r,t),xe(e,t),(e.state==="finished"||e.state==="cancelled")&&$e(Et(e,t),me(e),t)}function $e(e,t,r){let n=(0,g.join)(r,`.view-${V().pid}`);try{(0,S.writeFileSync)(
n,t);try{(0,S.renameSync)(n,e)}catch{(0,S.copyFileSync)(n,e)}}catch{}finally{(0,S.rmSync)(n,{force:!0})}}0&&(module.exports={publishViews,statePath});
