const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var ut=Object.create;var I=Object.defineProperty;var dt=Object.getOwnPropertyDescriptor;var ft=Object.getOwnPropertyNames;var pt=Object.getPrototypeOf,mt=Object.prototype.hasOwnProperty;var lt=(e,t)=>{for(var r in t)I(e,r,{get:t[r],enumerable:!0})},me=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of ft(t))!mt.call(e,i)&&i!==r&&I(e,i,{get:()=>t[i],enumerable:!(n=
dt(t,i))||n.enumerable});return e};var gt=(e,t,r)=>(r=e!=null?ut(pt(e)):{},me(t||!e||!e.__esModule?I(r,"default",{value:e,enumerable:!0}):r,e)),ht=e=>me(I({},"__esModule",{value:!0}),e);var Mr={};lt(Mr,{publishViews:()=>Dr,statePath:()=>pe});module.exports=ht(Mr);var T=require("node:fs"),v=require("node:path");var L=(...e)=>require("node:child_process").spawnSync(...e);var F=require("node:fs"),ge=require("node:os"),R="gone";function yt(e){return!Number.isInteger(e)||e<=0?R:process.platform==="linux"?he(e):process.platform==="win32"?kt(e):xt(e)}function he(e){let t;try{t=(0,F.readFileSync)(`/proc/${e}/stat`,"latin1")}catch(n){
let{code:i}=n;return i==="ENOENT"||i==="ESRCH"?R:void 0}let r=t.slice(t.lastIndexOf(")")+2).split(" ");return r[0]==="Z"||r[0]==="X"?R:`${St()}:${r[19]}`}var le;function St(){return le??=(0,F.readFileSync)(
"/proc/sys/kernel/random/boot_id","latin1").slice(0,8),le}function ye(e,t){let{status:r,stdout:n}=L(e,t,{encoding:"utf8",stdio:["ignore","pipe","ignore"],env:{...process.env,LC_ALL:"C",TZ:"UTC"},timeout:5e3,
windowsHide:!0});return r===0&&n.trim()!==""?n.trim():void 0}function xt(e){let[t,...r]=ye("ps",["-o","stat=,lstart=","-p",String(e)])?.split(/\s+/)??[];return t?.startsWith("Z")?R:Se(`${r.join(" ")} \
UTC`)}function kt(e){let t=`(Get-Process -Id ${e}).StartTime.ToUniversalTime().ToString('o')`;return Se(ye("powershell",["-NoProfile","-NonInteractive","-Command",t])??"")}function Se(e){let t=Date.parse(
e);return Number.isNaN(t)?void 0:new Date(t).toISOString()}function bt(e,t){return e===t||Math.abs(Date.parse(e)-Date.parse(t))<=2e3}function xe(e){try{process.kill(e.pid,0)}catch(r){if(r.code==="ESRCH")return!1}let t=yt(e.pid);return t===R?!1:t===void 0||e.startedAt===void 0||bt(e.startedAt,t)}var Z;function D(){if(Z===void 0){let e=process.
platform==="linux"?he(process.pid):new Date(performance.timeOrigin).toISOString();Z=e===void 0?{pid:process.pid}:{pid:process.pid,startedAt:e}}return Z}var P;function ke(){if(P===void 0){P=(0,ge.hostname)();
try{P+=` ${(0,F.readlinkSync)("/proc/self/ns/pid")}`}catch{}}return P}var wt=/(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)/g,$t=/(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/g,vt=/\x1b[ -/]*[0-~]/g,Tt=/\r\n?|[\x0b\x0c\x85\u2028\u2029]/g,Et=new RegExp("(?\
!\\n)\\p{Cc}","gu"),Ot=/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu,Rt=new RegExp("\\p{Surrogate}","gu"),Ft=/^[\x20-\x7e\n]*$/;function Nt(e){return Ft.
test(e)?e:e.replace(wt,"").replace($t,"").replace(vt,"").replace(Tt,`
`).replaceAll("	","  ").replace(Et,"").replace(Ot,"").replace(Rt,"\uFFFD")}var a=e=>Nt(e).replace(/\s+/gu," ").trim();var At={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Ct(e){let t=new Map;for(let r of e.
reviews){let n=r.role==="verifier"?`verifier ${r.iteration}`:r.role;t.set(n,r)}return[...t.values()]}function _t({role:e,verdict:t}){let r=At[e];switch(t.decision){case"approve":return t.concerns.map(
n=>({from:r,text:n}));case"no-signal":return[{from:r,text:`${e} gave no signal`}];case"malformed":return[{from:r,text:t.says?`${e} approved, and took it back: ${t.problems[0]?.message??""}`:`${e} hand\
ed in nothing that could be read`}];case"reject":{let n=[...t.findings,...t.concerns];return(n.length>0?n:[t.feedback||"rejected without a reason"]).map(i=>({from:r,text:i}))}}}function N(e){return e.
tasks.flatMap(t=>Ct(t).flatMap(r=>_t(r).map(({from:n,text:i})=>({task:t,from:n,text:a(i)}))))}function be(e){return[...e.tasks.flatMap(r=>(r.lastResult?.outcome==="PASSED"?r.lastResult.findings:[]).filter(
n=>n.severity==="warn").map(n=>({task:r,from:a(n.id),text:a(n.message)}))),...N(e)]}var we=({id:e,title:t,name:r})=>r??(/^task\s+\S+:/i.test(t)?t:`Task ${e}: ${t}`);function x({id:e,name:t}){let r=(t??`task ${e}`).replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]","gu")," ");return r.length>100?`${r.slice(0,99)}\u2026`:r}var $e=(e,t)=>x(e.find(r=>r.id===t)??{id:t});var g=e=>a(we(e)),M=(e,t)=>a($e(e.tasks,t)),ve=(e,t)=>a(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):e.spec),q=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,E=e=>e.doneBefore&&e.status===
"pending";function A(e){return E(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?"WAITING":e.status}function j(e){let t=[...E(e)?["done-before"]:[],...e.status==="skipped"?["unv\
erified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(a)])]}var S=e=>a(e).slice(0,10),G=(e,t)=>`${e} ${t}${e===1?"":"s"}`;function Te(e,t){let r=e.tasks.flatMap(n=>C(n).map(i=>({task:n,failure:i})));return r.sort((n,i)=>n.failure.at<i.failure.at?-1:n.failure.at>i.failure.at?1:0),r.slice(-t).map(({task:n,failure:i})=>({task:n,
failure:i,recovered:n.status==="approved",resolution:It(n,i)}))}var C=e=>e.attempts.flatMap(t=>t.failures);function It(e,t){switch(e.status){case"approved":{let r=e.attempts.at(-1);return`${r&&r.n>t.attempt?
`attempt ${r.n}`:"a later claim of the same attempt"} passed at ${S(e.approvedCommit??r?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${a(e.override?.who??"unknown")}: ${a(e.
override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${a(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.notBefore===void 0?"to be tried again":`to be tr\
ied again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var W={execution:1,claim:1,artifacts:2,proof:2,review:3},m=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function Lt(e){let t=e.attempts.at(-1),r=t?.failures.at(-1);if(!(!r||e.status==="executing"||e.status===
"verifying"))return t?.passed&&r.stage!=="review"?void 0:r}function Ee(e,t){let r=t.status.toUpperCase(),n=Lt(t),i=Dt(e,t,n),s=Mt(e,t,n),o=jt(e,t,n);return{gateStatus:r,step:Pt(t,n),executor:i,verify:s,
architect:o}}function Pt(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?W[t.stage]:e.attempts.at(-1)?.passed?
3:1}}function Dt(e,t,r){let n=t.attempts.at(-1);return t.decision?{status:"skipped"}:n?t.status==="pending"?{status:"pending"}:t.status==="executing"?m("running",n.failures.at(-1)?.at??n.startedAt):r&&
W[r.stage]===1?m(r.type==="BLOCKED"?"blocked":"failure",r.at):n.claims===0?m(t.override?"skipped":"running",n.startedAt):m("success",Oe(e,t)):{status:t.override?"skipped":"pending"}}function Oe(e,t){return e.
tickets.find(n=>n.task===t.id&&n.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Mt(e,t,r){let n=t.attempts.at(-1);return t.decision?{status:"skipped"}:r&&W[r.stage]===
2?m("failed",r.at):n?.passed&&t.status!=="pending"?m("passed",qt(t)):t.override?m("skipped",t.override.at):t.status==="verifying"?m("running",Oe(e,t)):{status:"pending"}}function qt(e){let t=e.lastResult,
r=t&&Date.parse(t.startedAt)+t.durationMs;return r===void 0||Number.isNaN(r)||Number.isNaN(new Date(r).getTime())?e.attempts.at(-1)?.endedAt:new Date(r).toISOString()}function jt(e,t,r){if(t.decision)
return{status:"skipped"};let n=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(r&&W[r.stage]===3)return m("rejected",r.at);if(t.status==="reviewing"){let o=e.tickets.find(c=>c.task===
t.id&&c.role!=="spec-executor");return m("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&n&&i.at>=n.startedAt?i:void 0;return s?.verdict.decision==="approve"?m("approved",s.at):s?.verdict.
decision==="reject"?m("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var l=e=>a(e).replaceAll("<!","&lt;!"),Re=e=>l(e).replaceAll("|","\\|");function h(e){let t=Date.parse(e);return Number.isNaN(t)?a(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var B=e=>/T(\d\d:\d\d:\d\d)/.exec(h(e))?.[1]??a(e);function Q(e,t){if(e===void 0||t===void 0)
return;let r=Date.parse(t)-Date.parse(e);return Number.isNaN(r)?void 0:Math.max(0,r)}function H(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/1e3).toFixed(1)} s`;let t=Math.round(e/1e3);
if(t<3600)return`${Math.floor(t/60)} min ${Fe(t%60)} s`;let r=Math.round(t/60);return`${Math.floor(r/60)} h ${Fe(r%60)} min`}var Fe=e=>String(e).padStart(2,"0");function Ne(e){let{override:t}=e;if(!t)return;let r=g(e),n=a(t.who),i=h(t.at),s=a(t.reason),o=t.doubts?{in_doubt:a(t.doubts.join("; "))}:{};return t.kind==="skipped"?{name:r,status:"complete (unverifi\
ed)",skip_reason:s,skipped_by:n,skipped_at:i,...o,requires_manual_commit:!0}:{name:r,status:"complete (forced)",force_reason:s,forced_by:n,forced_at:i,...o,session:a(t.session),prompt:a(t.prompt),requires_manual_commit:!0}}function ee(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let r of e.tasks)t[q(r)]+=1;return t}var Gt=new Set(
["executing","verifying","reviewing"]),Wt=e=>Gt.has(e.status);function te(e){let t=ee(e),r=e.tasks.filter(E).length,n=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(c=>c.attempts.length>0),o=s.reduce(
(c,p)=>c+p.attempts.length,0);return{total:t.total,passed:i,failed:n,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-r,forced:t.forced,doneBefore:r,
...i+n>0?{passRate:Math.round(100*i/(i+n))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function re(e){let t=e.tasks.filter(Wt);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!E(s));return i?[i]:[]}var ne=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var Bt=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
Ht=new Set(["avg_attempts"]),Jt=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,Ut=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Ce=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Ae=e=>JSON.stringify(e).replace(
Ce,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function _e(e,t){return typeof t=="number"&&Ht.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Ae(String(t)):typeof t=="\
boolean"?String(t):Bt.has(e)&&Jt.test(t)&&!Ut.test(t)?t:Ae(t)}function Yt(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Ce)?void 0:`|2-
${e.split(`
`).map(n=>n===""?"":`${t}  ${n}`).join(`
`)}`}function Kt(e,t,r){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${r}${e}: []`]:[`${r}${e}:`,...i.flatMap(s=>zt(e,s,`${r}  `))]}if(typeof t=="obj\
ect"){let i=ie(t,`${r}  `);return i.length===0?[`${r}${e}: {}`]:[`${r}${e}:`,...i]}let n=typeof t=="string"?Yt(t,r):void 0;return[`${r}${e}: ${n??_e(e,t)}`]}function zt(e,t,r){if(t===void 0)return[];if(Array.
isArray(t))return[`${r}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${r}- ${_e(e,t)}`];let[n,...i]=ie(t,`${r}  `);return n===void 0?[`${r}- {}`]:[`${r}- ${n.trimStart()}`,...i]}var ie=(e,t)=>Object.
entries(e).flatMap(([r,n])=>Kt(r,n,t)),Ie=e=>ie(e,"").join(`
`);var Vt=10;function Le(e){return`${[Xt(e),...re(e).map(r=>Zt(e,r)),`## Gate Statistics

${J(tr(e))}`,`## Recent Failures

${J({recent_failures:rr(e)})}`,nr(e),ir(e),or(e)].filter(r=>r!=="").join(`

`)}
`}var J=e=>`\`\`\`yaml
${Ie(e)}
\`\`\``;function Xt(e){let t=te(e),r=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],n=e.cause===void 0?"":` (${a(e.cause)})`;return[l(`# State: ${e.spec}`),`Total:\
 ${t.total} tasks, ${r.join(", ")}`,`Run ${a(e.id)} is ${e.state}${n}, as of ${h(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(`

`)}function Zt(e,t){let r=Ee(e,t),n=t.status==="approved"?8:t.status==="pending"?0:r.step*2,i="#".repeat(n)+"-".repeat(8-n);return[l(`## Current Task: ${g(t)}`),`Gate Progress: [${i}] Step ${r.step}/3`,
[oe("Step 1: Executor ",r.executor),oe("Step 2: Verify   ",r.verify),oe("Step 3: Architect",r.architect)].join(`
`),`Status: ${r.gateStatus}`,J({current_task:er(e,t,r)})].join(`

`)}var Qt={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function oe(e,t){let r=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
n=t.at===void 0?"":` (${B(t.at)})`;return`[${Qt[t.status]??" "}] ${e}   - ${r}${n}`}function er(e,t,r){return{name:g(t),phase:t.phase===void 0?void 0:a(t.phase),plan:ve(e,t),gate_status:r.gateStatus,gate_step:r.
step,executor_status:r.executor.status,verify_status:r.verify.status,architect_status:r.architect.status,started_at:t.startedAt&&h(t.startedAt),last_step_at:t.lastStepAt&&h(t.lastStepAt),attempt:Math.
max(1,t.attempts.length),max_attempts:ne(e,t),previous_failures:C(t).map(n=>`${n.type}: ${a(n.reason)}`)}}function tr(e){let t=te(e),[r]=re(e);return{gate_stats:{total_tasks:t.total,passed:t.passed,failed:t.
failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}%`,avg_attempts:t.averageAttempts,
current_gate:r&&{task:g(r),status:r.status.toUpperCase(),attempt:Math.max(1,r.attempts.length)}}}}var rr=e=>Te(e,Vt).map(({task:t,failure:r,recovered:n,resolution:i})=>({task:g(t),attempt:r.attempt,failure_type:r.
type,error:a(r.reason),recovered:n,resolution:i}));function nr(e){let t=e.tasks.flatMap(r=>Ne(r)??[]);return t.length===0?"":`## Skipped and Forced Tasks

${J({tasks:t})}`}function ir(e){let t=be(e).map(({task:n,from:i,text:s})=>l(`- ${g(n)}: ${s} [${i}]`)),r=e.anomalies.map(n=>`- the journal holds an event out of place: ${a(n)}`);return`## Concerns

${[...t,...r].join(`
`)||"none"}`}function or(e){return`## Tasks

${e.tasks.map(r=>{let n=r.attempts.length===0?"":`, attempt ${r.attempts.length}/${ne(e,r)}`,i=j(r);return`- ${l(g(r))}: ${A(r)}${n}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function De(e){let t=s=>e.tasks.filter(o=>o.status===s&&!o.override?.adopted),r=e.tasks.filter(s=>s.pausedFor!==void 0),n=[...new Set(N(e).map(({task:s})=>x(s)))].join(", "),i=e.tasks.filter(E).map(x).
join(", ");return[...r.map(s=>cr(e,s)),...ur(e),...[...t("forced"),...t("skipped")].map(s=>sr(e,s)),...ar(e),...n===""?[]:[`answer the review findings on ${n}`],...i===""?[]:[`${i} was ticked before t\
he run and no gate has looked at it`],...dr(e)]}function sr({state:e},t){let r=a(t.id);return t.status==="forced"&&e!=="cancelled"?`fix ${x(t)} or its verification, then /ultraplan:retry --task ${r} s\
ends it through the gate`:`check the work of ${x(t)} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt --task ${r}`}var Pe=3;function ar(e){return(e.foreign??[]).
filter(t=>!t.adopted).map(({from:t,to:r,count:n,files:i})=>{let s=i.slice(0,Pe).map(a).join(", ");return`look at ${G(n,"commit")} that no executor made (${s}${i.length>Pe?" and others":""}): git log ${S(
t)}..${S(r)}; the approved ref stops before ${n===1?"it":"them"} until /ultraplan:adopt --commits`})}function cr({state:e},t){let r=a(t.id),n=a(t.pausedFor?.reason??""),i=`ultraplan log ${r} tells wha\
t happened`;return e==="cancelled"?`look at ${x(t)} (${n}): ${i}`:`decide on ${x(t)} (${n}): /ultraplan:retry --task ${r} tries again, ${i}`}function ur(e){switch(e.state){case"paused":case"parked":return[
"/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==void 0)?["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted th\
e run (${a(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[`/ultraplan:implement ${a(e.spec)} starts again with what is still open`];default:return[]}}function dr(e){return e.tasks.
some(r=>r.status==="approved"&&r.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${S(e.base)}..${S(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify pro\
ves every approved task again from its commit"]:[]}function se(e){let t=r=>e.tasks.filter(r).map(n=>a(n.id));return{run:a(e.id),spec:a(e.spec),state:e.state,...e.cause===void 0?{}:{cause:a(e.cause)},startedAt:e.startedAt,...e.endedAt===void 0?{}:{endedAt:e.
endedAt},durationMs:Q(e.startedAt,e.endedAt??e.lastAt)??0,totals:ee(e),approved:t(r=>r.status==="approved"),retried:t(r=>r.attempts.length>1||r.attempts.some(({claims:n})=>n>1)),skipped:Me(e,"skipped"),
forced:Me(e,"forced"),outstanding:N(e).map(({task:r,from:n,text:i})=>({task:a(r.id),from:n,finding:i})),tasks:e.tasks.map(fr),next:De(e)}}var U=({doubts:e})=>e?`; in doubt: ${e.join("; ")}`:"";function Me(e,t){
return e.tasks.flatMap(({id:r,title:n,override:i})=>i?.kind===t?[{id:a(r),title:a(n),who:a(i.who),at:i.at,reason:a(i.reason),...i.doubts?{doubts:i.doubts.map(a)}:{}}]:[])}function fr(e){let t=Q(e.startedAt,
e.lastStepAt);return{id:a(e.id),title:a(e.title),status:q(e),attempts:e.attempts.length,claims:e.attempts.reduce((r,n)=>r+n.claims,0),failures:C(e).length,...t===void 0?{}:{durationMs:t},...e.approvedCommit===
void 0?{}:{commit:e.approvedCommit},flags:j(e)}}var Dn=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
"\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].join("")}]|\\p{Emoji_Presentation})$`,"u");var qe=(e,{id:t,who:r,at:n})=>`warning: ${M(e,t)} was forced by ${r} at ${B(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function je(e){let{totals:t}=e,r=t.pending+
t.executing+t.verifying+t.reviewing,n=t.failed+t.escalated+t.blocked,i=e.tasks.filter(c=>c.flags.includes("done-before")).length,s=[`${t.approved} of ${G(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...n>0?[`${n} not passed`]:[],...r>0?[`${r} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${H(e.durationMs)}: ${s.join(", ")}`}function Ge(e){let t=se(e),r=(o,c)=>c.length===0?"":`## ${o}

${c.map(p=>`- ${l(p)}`).join(`
`)}`,n=o=>g(e.tasks.find(({id:c})=>c===o.id)??o),i=t.tasks.map((o,c)=>{let p=e.tasks[c];return`| ${[o.id,a(p?.name??o.title),p?A(p):o.status,String(o.attempts),o.durationMs===void 0?"":H(o.durationMs),
o.commit===void 0?"":S(o.commit),o.flags.join(", ")].map(Re).join(" | ")} |`});return`${[`# ${l(`Summary: ${t.spec}`)}`,l(je(t)),t.forced.map(o=>`> ${l(qe(e,o))}`).join(`
>
`),r("Skipped (unverified)",t.skipped.map(o=>`${n(o)}: ${o.reason} (${o.who}, ${h(o.at)}); requires a manual commit${U(o)}`)),r("Forced",t.forced.map(o=>`${n(o)} (forced) by ${o.who}, ${h(o.at)}; requ\
ires a manual commit${U(o)}`)),r("Outstanding review findings",t.outstanding.map(({task:o,from:c,finding:p})=>`${M(e,o)}: ${p} [${c}]`)),["## Tasks","","| id | task | status | attempts | time | commit\
 | marks |","| --- | --- | --- | --- | --- | --- | --- |",...i].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((o,c)=>`${c+1}. ${l(o)}`).join(`
`)}`].filter(o=>o!=="").join(`

`)}
`}var d=require("node:fs");var y=require("node:path");var f=require("node:fs"),Je=require("node:path");var Be=require("node:os");var Y=class extends Error{constructor(r,n,i){super(`git ${r.join(" ")}: ${i.trim()||`exit ${n}`}`);this.args=r;this.status=n;this.stderr=i}args;status;stderr},pr=/^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CONFIG.*|EXTERNAL_DIFF|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|CEILING_DIRECTORIES)$/;
function We(e=process.env){return{...Object.fromEntries(Object.entries(e).filter(([r])=>!pr.test(r))),LC_ALL:"C",GIT_OPTIONAL_LOCKS:"0",GIT_TERMINAL_PROMPT:"0",GIT_NO_REPLACE_OBJECTS:"1",GIT_GRAFT_FILE:Be.devNull}}
function K(e,t,r={}){return mr(e,t,r).toString("utf8")}function mr(e,t,r={}){let n=L("git",t,{cwd:e,env:r.index?{...We(),GIT_INDEX_FILE:r.index}:We(),input:r.input??"",maxBuffer:r.maxBuffer??268435456,
stdio:["pipe","pipe","pipe"],windowsHide:!0});if(n.error)throw new Y(t,null,n.error.message);if(n.status!==0)throw new Y(t,n.status,n.stderr.toString("utf8"));return n.stdout}function k(e,t,r={}){try{
return K(e,t,r)}catch{return}}var He=["core.fsmonitor=false","core.untrackedCache=false","core.ignoreStat=false","core.trustctime=true","core.checkStat=default"].flatMap(e=>["-c",e]);var Ue=["-c","core.hooksPath=/dev/null"],lr=[...He,...Ue,...["submodule.recurse=false","advice.detachedHead=false"].flatMap(e=>["-c",e])];function Ye(e,t){try{(0,f.rmSync)(t,{recursive:!0,force:!0})}catch{Ke(t),(0,f.rmSync)(t,{recursive:!0,force:!0})}k(e,[...lr,"worktree","remove","--force","--force",t])}function Ke(e){if((0,f.lstatSync)(
e,{throwIfNoEntry:!1})?.isDirectory()){(0,f.chmodSync)(e,448);for(let t of(0,f.readdirSync)(e))Ke((0,Je.join)(e,t))}}var u=gt(require("node:fs"),1),ae=require("node:path"),ze={open:(e,t,r)=>u.openSync(e,t,r),close:e=>u.closeSync(e),size:e=>u.fstatSync(e).size,stamp(e){let{dev:t,ino:r,size:n,ctimeNs:i}=u.fstatSync(e,
{bigint:!0});return[t,r,n,i].join(":")},read:(e,t,r)=>u.readSync(e,t,0,t.length,r),write:(e,t,r)=>u.writeSync(e,t,0,t.length,r),truncate:(e,t)=>u.ftruncateSync(e,t),sync:e=>u.fsyncSync(e),readFile:e=>u.readFileSync(
e),list:e=>u.readdirSync(e),makeFolder:e=>u.mkdirSync(e,{mode:448}),rename:(e,t)=>u.renameSync(e,t),link:(e,t)=>u.linkSync(e,t),remove:e=>u.unlinkSync(e)};function b(e){return e instanceof Error&&"cod\
e"in e&&typeof e.code=="string"?e.code:void 0}function Ve(e,t){try{return e.readFile(t)}catch(r){if(b(r)==="ENOENT")return;throw r}}function V(e,t,r,n,i){let s=e.open(t,r,i);try{return n(s)}finally{gr(
e,s)}}function gr(e,t){try{e.close(t)}catch(r){if(b(r)===void 0)throw r}}function hr(e,t){process.platform!=="win32"&&V(e,t,"r",r=>e.sync(r))}function z(e,t){try{e.makeFolder(t)}catch(r){let n=b(r);if(n===
"EEXIST")return;if(n!=="ENOENT")throw r;z(e,(0,ae.dirname)(t)),z(e,t);return}hr(e,(0,ae.dirname)(t))}function Xe(e,t,r,n){let i=0;for(;i<r.length;)i+=e.write(t,r.subarray(i),n+i)}var ci=process.platform==="win32"||process.platform==="darwin";function Ze(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}var w=require("node:path");var _=class extends Error{constructor(r,n,i){super(`locked by process ${r.pid}`);this.owner=r;this.path=n;this.foreign=i}owner;path;foreign};function yr(){return{self:{...D(),space:ke()},isAlive:xe}}var ce=new Set;
function Qe(e,t,r,n){if(ce.has(t))throw new Error(`this process already holds the lock ${t}`);let i=r.party??yr(),s=Sr(e,t,i,r.waitMs);ce.add(t);try{return n()}finally{ce.delete(t),$r(e,(0,w.join)(t,String(
s)))}}function Sr(e,t,r,n){let i=Date.now()+n;for(let s=0;;s+=1){let o=kr(e,t),c=o===0?void 0:br(e,(0,w.join)(t,String(o)));if(c===void 0||xr(c,r)){if(wr(e,t,o+1,r.self))return o+1}else if(Date.now()>i)throw new _(
c,(0,w.join)(t,String(o)),c.space!==r.self.space);Ze(Math.min(1+s,8)*(.5+Math.random()))}}function xr(e,{self:t,isAlive:r}){return e.space!==t.space?!1:e.pid===t.pid&&e.startedAt===t.startedAt?!0:!r(e)}
function et(e){return/^\d+$/.test(e)?Number(e):0}function kr(e,t){try{return Math.max(0,...e.list(t).map(et))}catch(r){if(b(r)!=="ENOENT")throw r;return z(e,t),0}}function br(e,t){let r=Ve(e,t)?.toString(
"utf8")??"";try{return r===""?void 0:JSON.parse(r)}catch{return}}function wr(e,t,r,n){let i=(0,w.join)(t,`claim-${Math.random().toString(36).slice(2)}`),s=Buffer.from(JSON.stringify(n));V(e,i,"wx",c=>Xe(
e,c,s,0),384);try{e.link(i,(0,w.join)(t,String(r)))}catch(c){let p=b(c);if(p==="EEXIST"||p==="ENOENT")return!1;throw c}finally{ue(e,i)}let o=e.list(t).filter(c=>c!==String(r));if(o.some(c=>et(c)>r))return ue(
e,(0,w.join)(t,String(r))),!1;for(let c of o)ue(e,(0,w.join)(t,c));return!0}function ue(e,t){try{e.remove(t)}catch(r){if(b(r)!=="ENOENT")throw r}}function $r(e,t){try{V(e,t,"r+",r=>e.truncate(r,0))}catch(r){
if(b(r)===void 0)throw r}}var wi=64*1024*1024;var vr="ultraplan-checkout-",Tr=new Set;function tt(e,t){let r=Fr(e);if((0,d.existsSync)(r)){for(let n of(0,d.readdirSync)(r))Er((0,y.join)(r,n),t);try{(0,d.rmSync)(r,{recursive:!0,force:!0})}catch{}}}function Er(e,t){let r=Nr(e);if((0,d.rmSync)(
rt(e),{force:!0}),!(!r||Tr.has(e)))try{Qe(ze,(0,y.join)(e,"lock"),{waitMs:0},()=>Rr(t,r))}catch(n){if(!(n instanceof _))throw n}}var Or=({path:e})=>(0,y.basename)((0,y.dirname)(e)).startsWith(vr);function Rr(e,t){
if(Or(t))try{Ye(e,t.path),(0,d.rmSync)((0,y.dirname)(t.path),{recursive:!0,force:!0})}catch{}}var Fr=e=>(0,y.join)(e,"checkouts"),rt=e=>(0,y.join)(e,"worktree.json");function Nr(e){try{return JSON.parse((0,d.readFileSync)(rt(e),"utf8"))}catch{return}}var $=require("node:fs"),nt=require("node:path");function it(e,t){try{Ar(e,t)}catch{}}function Ar(e,t){let r=X(t);if(e.state!=="finished"&&e.state!=="cancelled"){let s=`refs/heads/${e.branch}`;ot(r)!==s&&(0,$.writeFileSync)(r,s);return}let n=Cr(t,e.
root);if(n===void 0)return;k(e.root,["rev-list","--max-count=1",n,"--not",e.approvedHead,"--"])?.trim()===""&&(0,$.rmSync)(r,{force:!0})}var X=e=>(0,nt.join)(e,"work");function Cr(e,t){let r=ot(X(e));
if(!r?.startsWith("refs/"))return r;let n=k(t,["rev-parse","--verify","--quiet",`${r}^{commit}`])?.trim();return n===void 0?(0,$.rmSync)(X(e),{force:!0}):(0,$.writeFileSync)(X(e),n),n}function ot(e){try{
return(0,$.readFileSync)(e,"utf8")}catch{return}}var st=(...e)=>require("node:crypto").createHash(...e);var O=require("node:fs"),fe=require("node:path"),_r=e=>st("sha256").update(e).digest("hex"),de=e=>(0,fe.join)(e,".state-digest"),Ir=13e3;function at(e,t){try{let r=Lr(de(e));r&&r.length>Ir&&(0,O.writeFileSync)(
de(e),r.subarray(r.length/2)),(0,O.appendFileSync)(de(e),`${_r(t)}
`)}catch{}}function Lr(e){try{return(0,O.readFileSync)(e)}catch{return}}function pe(e,t){let r=e.planFiles[0]?.path??"";return e.views==="journal"?(0,v.join)(t,"STATE.md"):(0,v.join)(e.root,(0,v.dirname)(r),"STATE.md")}var Pr=(e,t)=>(0,v.join)((0,v.dirname)(pe(e,t)),"SUMM\
ARY.md");function Dr(e,t){let r=Le(e);at(t,r),ct(pe(e,t),r,t),it(e,t),!(e.state!=="finished"&&e.state!=="cancelled")&&(ct(Pr(e,t),Ge(e),t),tt(t,e.root))}function ct(e,t,r){let n=(0,v.join)(r,`.view-${D().
pid}`);try{(0,T.writeFileSync)(n,t);try{(0,T.renameSync)(n,e)}catch{(0,T.copyFileSync)(n,e)}}catch{}finally{(0,T.rmSync)(n,{force:!0})}}0&&(module.exports={publishViews,statePath});
