const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var at=Object.create;var _=Object.defineProperty;var ct=Object.getOwnPropertyDescriptor;var ut=Object.getOwnPropertyNames;var dt=Object.getPrototypeOf,ft=Object.prototype.hasOwnProperty;var pt=(e,t)=>{for(var r in t)_(e,r,{get:t[r],enumerable:!0})},pe=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of ut(t))!ft.call(e,i)&&i!==r&&_(e,i,{get:()=>t[i],enumerable:!(n=
ct(t,i))||n.enumerable});return e};var mt=(e,t,r)=>(r=e!=null?at(dt(e)):{},pe(t||!e||!e.__esModule?_(r,"default",{value:e,enumerable:!0}):r,e)),lt=e=>pe(_({},"__esModule",{value:!0}),e);var Pr={};pt(Pr,{publishViews:()=>Lr,statePath:()=>fe});module.exports=lt(Pr);var $=require("node:fs"),w=require("node:path");var I=(...e)=>require("node:child_process").spawnSync(...e);var R=require("node:fs"),le=require("node:os"),O="gone";function gt(e){return!Number.isInteger(e)||e<=0?O:process.platform==="linux"?ge(e):process.platform==="win32"?St(e):yt(e)}function ge(e){let t;try{t=(0,R.readFileSync)(`/proc/${e}/stat`,"latin1")}catch(n){
let{code:i}=n;return i==="ENOENT"||i==="ESRCH"?O:void 0}let r=t.slice(t.lastIndexOf(")")+2).split(" ");return r[0]==="Z"||r[0]==="X"?O:`${ht()}:${r[19]}`}var me;function ht(){return me??=(0,R.readFileSync)(
"/proc/sys/kernel/random/boot_id","latin1").slice(0,8),me}function he(e,t){let{status:r,stdout:n}=I(e,t,{encoding:"utf8",stdio:["ignore","pipe","ignore"],env:{...process.env,LC_ALL:"C",TZ:"UTC"},timeout:5e3,
windowsHide:!0});return r===0&&n.trim()!==""?n.trim():void 0}function yt(e){let[t,...r]=he("ps",["-o","stat=,lstart=","-p",String(e)])?.split(/\s+/)??[];return t?.startsWith("Z")?O:ye(`${r.join(" ")} \
UTC`)}function St(e){let t=`(Get-Process -Id ${e}).StartTime.ToUniversalTime().ToString('o')`;return ye(he("powershell",["-NoProfile","-NonInteractive","-Command",t])??"")}function ye(e){let t=Date.parse(
e);return Number.isNaN(t)?void 0:new Date(t).toISOString()}function xt(e,t){return e===t||Math.abs(Date.parse(e)-Date.parse(t))<=2e3}function Se(e){try{process.kill(e.pid,0)}catch(r){if(r.code==="ESRCH")return!1}let t=gt(e.pid);return t===O?!1:t===void 0||e.startedAt===void 0||xt(e.startedAt,t)}var X;function P(){if(X===void 0){let e=process.
platform==="linux"?ge(process.pid):new Date(performance.timeOrigin).toISOString();X=e===void 0?{pid:process.pid}:{pid:process.pid,startedAt:e}}return X}var L;function xe(){if(L===void 0){L=(0,le.hostname)();
try{L+=` ${(0,R.readlinkSync)("/proc/self/ns/pid")}`}catch{}}return L}var kt=/(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)/g,bt=/(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/g,wt=/\x1b[ -/]*[0-~]/g,$t=/\r\n?|[\x0b\x0c\x85\u2028\u2029]/g,vt=new RegExp("(?\
!\\n)\\p{Cc}","gu"),Tt=/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu,Et=new RegExp("\\p{Surrogate}","gu"),Ot=/^[\x20-\x7e\n]*$/;function Rt(e){return Ot.
test(e)?e:e.replace(kt,"").replace(bt,"").replace(wt,"").replace($t,`
`).replaceAll("	","  ").replace(vt,"").replace(Tt,"").replace(Et,"\uFFFD")}var s=e=>Rt(e).replace(/\s+/gu," ").trim();var Ft={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function At(e){let t=new Map;for(let r of e.
reviews){let n=r.role==="verifier"?`verifier ${r.iteration}`:r.role;t.set(n,r)}return[...t.values()]}function Nt({role:e,verdict:t}){let r=Ft[e];switch(t.decision){case"approve":return t.concerns.map(
n=>({from:r,text:n}));case"no-signal":return[{from:r,text:`${e} gave no signal`}];case"malformed":return[{from:r,text:t.says?`${e} approved, and took it back: ${t.problems[0]?.message??""}`:`${e} hand\
ed in nothing that could be read`}];case"reject":{let n=[...t.findings,...t.concerns];return(n.length>0?n:[t.feedback||"rejected without a reason"]).map(i=>({from:r,text:i}))}}}function F(e){return e.
tasks.flatMap(t=>At(t).flatMap(r=>Nt(r).map(({from:n,text:i})=>({task:t,from:n,text:s(i)}))))}function ke(e){return[...e.tasks.flatMap(r=>(r.lastResult?.outcome==="PASSED"?r.lastResult.findings:[]).filter(
n=>n.severity==="warn").map(n=>({task:r,from:s(n.id),text:s(n.message)}))),...F(e)]}var be=({id:e,title:t,name:r})=>r??(/^task\s+\S+:/i.test(t)?t:`Task ${e}: ${t}`);function D({id:e,name:t}){let r=(t??`task ${e}`).replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]","gu")," ");return r.length>100?`${r.slice(0,99)}\u2026`:r}var h=e=>s(be(e)),we=(e,t)=>s(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):e.spec),M=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,v=e=>e.doneBefore&&e.status==="pending";function A(e){return v(
e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?"WAITING":e.status}function q(e){let t=[...v(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="force\
d"?["forced"]:[]];return[...new Set([...t,...e.flags.map(s)])]}var y=e=>s(e).slice(0,10),j=(e,t)=>`${e} ${t}${e===1?"":"s"}`;function $e(e,t){let r=e.tasks.flatMap(n=>N(n).map(i=>({task:n,failure:i})));return r.sort((n,i)=>n.failure.at<i.failure.at?-1:n.failure.at>i.failure.at?1:0),r.slice(-t).map(({task:n,failure:i})=>({task:n,
failure:i,recovered:n.status==="approved",resolution:Ct(n,i)}))}var N=e=>e.attempts.flatMap(t=>t.failures);function Ct(e,t){switch(e.status){case"approved":{let r=e.attempts.at(-1);return`${r&&r.n>t.attempt?
`attempt ${r.n}`:"a later claim of the same attempt"} passed at ${y(e.approvedCommit??r?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${s(e.override?.who??"unknown")}: ${s(e.
override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${s(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.notBefore===void 0?"to be tried again":`to be tr\
ied again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var G={execution:1,claim:1,artifacts:2,proof:2,review:3},p=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function _t(e){let t=e.attempts.at(-1),r=t?.failures.at(-1);if(!(!r||e.status==="executing"||e.status===
"verifying"))return t?.passed&&r.stage!=="review"?void 0:r}function ve(e,t){let r=t.status.toUpperCase(),n=_t(t),i=Lt(e,t,n),o=Pt(e,t,n),a=Mt(e,t,n);return{gateStatus:r,step:It(t,n),executor:i,verify:o,
architect:a}}function It(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?G[t.stage]:e.attempts.at(-1)?.passed?
3:1}}function Lt(e,t,r){let n=t.attempts.at(-1);return t.decision?{status:"skipped"}:n?t.status==="pending"?{status:"pending"}:t.status==="executing"?p("running",n.failures.at(-1)?.at??n.startedAt):r&&
G[r.stage]===1?p(r.type==="BLOCKED"?"blocked":"failure",r.at):n.claims===0?p(t.override?"skipped":"running",n.startedAt):p("success",Te(e,t)):{status:t.override?"skipped":"pending"}}function Te(e,t){return e.
tickets.find(n=>n.task===t.id&&n.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Pt(e,t,r){let n=t.attempts.at(-1);return t.decision?{status:"skipped"}:r&&G[r.stage]===
2?p("failed",r.at):n?.passed&&t.status!=="pending"?p("passed",Dt(t)):t.override?p("skipped",t.override.at):t.status==="verifying"?p("running",Te(e,t)):{status:"pending"}}function Dt(e){let t=e.lastResult,
r=t&&Date.parse(t.startedAt)+t.durationMs;return r===void 0||Number.isNaN(r)||Number.isNaN(new Date(r).getTime())?e.attempts.at(-1)?.endedAt:new Date(r).toISOString()}function Mt(e,t,r){if(t.decision)
return{status:"skipped"};let n=t.attempts.at(-1),i=t.reviews.findLast(a=>a.role==="architect");if(r&&G[r.stage]===3)return p("rejected",r.at);if(t.status==="reviewing"){let a=e.tickets.find(c=>c.task===
t.id&&c.role!=="spec-executor");return p("reviewing",a?.redeemedAt??a?.issuedAt??t.lastStepAt)}let o=i&&n&&i.at>=n.startedAt?i:void 0;return o?.verdict.decision==="approve"?p("approved",o.at):o?.verdict.
decision==="reject"?p("rejected",o.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var m=e=>s(e).replaceAll("<!","&lt;!"),Ee=e=>m(e).replaceAll("|","\\|");function l(e){let t=Date.parse(e);return Number.isNaN(t)?s(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var W=e=>/T(\d\d:\d\d:\d\d)/.exec(l(e))?.[1]??s(e);function Z(e,t){if(e===void 0||t===void 0)
return;let r=Date.parse(t)-Date.parse(e);return Number.isNaN(r)?void 0:Math.max(0,r)}function B(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/1e3).toFixed(1)} s`;let t=Math.round(e/1e3);
if(t<3600)return`${Math.floor(t/60)} min ${Oe(t%60)} s`;let r=Math.round(t/60);return`${Math.floor(r/60)} h ${Oe(r%60)} min`}var Oe=e=>String(e).padStart(2,"0");function Re(e){let{override:t}=e;if(!t)return;let r=h(e),n=s(t.who),i=l(t.at),o=s(t.reason),a=t.doubts?{in_doubt:s(t.doubts.join("; "))}:{};return t.kind==="skipped"?{name:r,status:"complete (unverifi\
ed)",skip_reason:o,skipped_by:n,skipped_at:i,...a,requires_manual_commit:!0}:{name:r,status:"complete (forced)",force_reason:o,forced_by:n,forced_at:i,...a,session:s(t.session),prompt:s(t.prompt),requires_manual_commit:!0}}function Q(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let r of e.tasks)t[M(r)]+=1;return t}var qt=new Set(
["executing","verifying","reviewing"]),jt=e=>qt.has(e.status);function ee(e){let t=Q(e),r=e.tasks.filter(v).length,n=t.failed+t.escalated,i=t.approved,o=e.tasks.filter(c=>c.attempts.length>0),a=o.reduce(
(c,E)=>c+E.attempts.length,0);return{total:t.total,passed:i,failed:n,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-r,forced:t.forced,doneBefore:r,
...i+n>0?{passRate:Math.round(100*i/(i+n))}:{},averageAttempts:o.length===0?0:Math.round(10*a/o.length)/10}}function te(e){let t=e.tasks.filter(jt);if(t.length>0)return t;let i=e.tasks.filter(o=>o.lastStepAt!==
void 0).reduce((o,a)=>o&&(o.lastStepAt??"")>(a.lastStepAt??"")?o:a,void 0)??e.tasks.find(o=>!v(o));return i?[i]:[]}var re=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var Gt=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
Wt=new Set(["avg_attempts"]),Bt=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,Ht=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Ae=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Fe=e=>JSON.stringify(e).replace(
Ae,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Ne(e,t){return typeof t=="number"&&Wt.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Fe(String(t)):typeof t=="\
boolean"?String(t):Gt.has(e)&&Bt.test(t)&&!Ht.test(t)?t:Fe(t)}function Ut(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Ae)?void 0:`|2-
${e.split(`
`).map(n=>n===""?"":`${t}  ${n}`).join(`
`)}`}function Jt(e,t,r){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(o=>o!==void 0);return i.length===0?[`${r}${e}: []`]:[`${r}${e}:`,...i.flatMap(o=>Yt(e,o,`${r}  `))]}if(typeof t=="obj\
ect"){let i=ne(t,`${r}  `);return i.length===0?[`${r}${e}: {}`]:[`${r}${e}:`,...i]}let n=typeof t=="string"?Ut(t,r):void 0;return[`${r}${e}: ${n??Ne(e,t)}`]}function Yt(e,t,r){if(t===void 0)return[];if(Array.
isArray(t))return[`${r}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${r}- ${Ne(e,t)}`];let[n,...i]=ne(t,`${r}  `);return n===void 0?[`${r}- {}`]:[`${r}- ${n.trimStart()}`,...i]}var ne=(e,t)=>Object.
entries(e).flatMap(([r,n])=>Jt(r,n,t)),Ce=e=>ne(e,"").join(`
`);var Kt=10;function _e(e){return`${[zt(e),...te(e).map(r=>Vt(e,r)),`## Gate Statistics

${H(Qt(e))}`,`## Recent Failures

${H({recent_failures:er(e)})}`,tr(e),rr(e),nr(e)].filter(r=>r!=="").join(`

`)}
`}var H=e=>`\`\`\`yaml
${Ce(e)}
\`\`\``;function zt(e){let t=ee(e),r=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],n=e.cause===void 0?"":` (${s(e.cause)})`;return[m(`# State: ${e.spec}`),`Total:\
 ${t.total} tasks, ${r.join(", ")}`,`Run ${s(e.id)} is ${e.state}${n}, as of ${l(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(`

`)}function Vt(e,t){let r=ve(e,t),n=t.status==="approved"?8:t.status==="pending"?0:r.step*2,i="#".repeat(n)+"-".repeat(8-n);return[m(`## Current Task: ${h(t)}`),`Gate Progress: [${i}] Step ${r.step}/3`,
[ie("Step 1: Executor ",r.executor),ie("Step 2: Verify   ",r.verify),ie("Step 3: Architect",r.architect)].join(`
`),`Status: ${r.gateStatus}`,H({current_task:Zt(e,t,r)})].join(`

`)}var Xt={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function ie(e,t){let r=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
n=t.at===void 0?"":` (${W(t.at)})`;return`[${Xt[t.status]??" "}] ${e}   - ${r}${n}`}function Zt(e,t,r){return{name:h(t),phase:t.phase===void 0?void 0:s(t.phase),plan:we(e,t),gate_status:r.gateStatus,gate_step:r.
step,executor_status:r.executor.status,verify_status:r.verify.status,architect_status:r.architect.status,started_at:t.startedAt&&l(t.startedAt),last_step_at:t.lastStepAt&&l(t.lastStepAt),attempt:Math.
max(1,t.attempts.length),max_attempts:re(e,t),previous_failures:N(t).map(n=>`${n.type}: ${s(n.reason)}`)}}function Qt(e){let t=ee(e),[r]=te(e);return{gate_stats:{total_tasks:t.total,passed:t.passed,failed:t.
failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}%`,avg_attempts:t.averageAttempts,
current_gate:r&&{task:h(r),status:r.status.toUpperCase(),attempt:Math.max(1,r.attempts.length)}}}}var er=e=>$e(e,Kt).map(({task:t,failure:r,recovered:n,resolution:i})=>({task:h(t),attempt:r.attempt,failure_type:r.
type,error:s(r.reason),recovered:n,resolution:i}));function tr(e){let t=e.tasks.flatMap(r=>Re(r)??[]);return t.length===0?"":`## Skipped and Forced Tasks

${H({tasks:t})}`}function rr(e){let t=ke(e).map(({task:n,from:i,text:o})=>m(`- ${h(n)}: ${o} [${i}]`)),r=e.anomalies.map(n=>`- the journal holds an event out of place: ${s(n)}`);return`## Concerns

${[...t,...r].join(`
`)||"none"}`}function nr(e){return`## Tasks

${e.tasks.map(r=>{let n=r.attempts.length===0?"":`, attempt ${r.attempts.length}/${re(e,r)}`,i=q(r);return`- ${m(h(r))}: ${A(r)}${n}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Le(e){let t=a=>e.tasks.filter(a).map(c=>s(c.id)).join(", "),r=a=>e.tasks.filter(c=>c.status===a&&!c.override?.adopted),n=e.tasks.filter(a=>a.pausedFor!==void 0),i=[...new Set(F(e).map(({task:a})=>s(
a.id)))].join(", "),o=t(v);return[...n.map(a=>sr(e,a)),...ar(e),...[...r("forced"),...r("skipped")].map(a=>ir(e,a)),...or(e),...i===""?[]:[`answer the review findings on ${i}`],...o===""?[]:[`${o} was\
 ticked before the run and no gate has looked at it`],...cr(e)]}function ir({state:e},t){let r=s(t.id);return t.status==="forced"&&e!=="cancelled"?`fix ${D(t)} or its verification, then /ultraplan:ret\
ry --task ${r} sends it through the gate`:`check the work of ${r} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt --task ${r}`}var Ie=3;function or(e){return(e.
foreign??[]).filter(t=>!t.adopted).map(({from:t,to:r,count:n,files:i})=>{let o=i.slice(0,Ie).map(s).join(", ");return`look at ${j(n,"commit")} that no executor made (${o}${i.length>Ie?" and others":""}\
): git log ${y(t)}..${y(r)}; the approved ref stops before ${n===1?"it":"them"} until /ultraplan:adopt --commits`})}function sr({state:e},t){let r=s(t.id),n=s(t.pausedFor?.reason??""),i=`ultraplan log\
 ${r} tells what happened`;return e==="cancelled"?`look at ${D(t)} (${n}): ${i}`:`decide on ${D(t)} (${n}): /ultraplan:retry --task ${r} tries again, ${i}`}function ar(e){switch(e.state){case"paused":case"\
parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==void 0)?["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend\
 what halted the run (${s(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[`/ultraplan:implement ${s(e.spec)} starts again with what is still open`];default:return[]}}function cr(e){
return e.tasks.some(r=>r.status==="approved"&&r.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${y(e.base)}..${y(e.approvedHead)} shows the approved work`]:[],"ultraplan repl\
ay --verify proves every approved task again from its commit"]:[]}function oe(e){let t=r=>e.tasks.filter(r).map(n=>s(n.id));return{run:s(e.id),spec:s(e.spec),state:e.state,...e.cause===void 0?{}:{cause:s(e.cause)},startedAt:e.startedAt,...e.endedAt===void 0?{}:{endedAt:e.
endedAt},durationMs:Z(e.startedAt,e.endedAt??e.lastAt)??0,totals:Q(e),approved:t(r=>r.status==="approved"),retried:t(r=>r.attempts.length>1||r.attempts.some(({claims:n})=>n>1)),skipped:Pe(e,"skipped"),
forced:Pe(e,"forced"),outstanding:F(e).map(({task:r,from:n,text:i})=>({task:s(r.id),from:n,finding:i})),tasks:e.tasks.map(ur),next:Le(e)}}var U=({doubts:e})=>e?`; in doubt: ${e.join("; ")}`:"";function Pe(e,t){
return e.tasks.flatMap(({id:r,title:n,override:i})=>i?.kind===t?[{id:s(r),title:s(n),who:s(i.who),at:i.at,reason:s(i.reason),...i.doubts?{doubts:i.doubts.map(s)}:{}}]:[])}function ur(e){let t=Z(e.startedAt,
e.lastStepAt);return{id:s(e.id),title:s(e.title),status:M(e),attempts:e.attempts.length,claims:e.attempts.reduce((r,n)=>r+n.claims,0),failures:N(e).length,...t===void 0?{}:{durationMs:t},...e.approvedCommit===
void 0?{}:{commit:e.approvedCommit},flags:q(e)}}var In=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
"\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].join("")}]|\\p{Emoji_Presentation})$`,"u");var De=({id:e,who:t,at:r})=>`warning: task ${e} was forced by ${t} at ${W(r)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Me(e){let{totals:t}=e,r=t.pending+
t.executing+t.verifying+t.reviewing,n=t.failed+t.escalated+t.blocked,i=e.tasks.filter(c=>c.flags.includes("done-before")).length,o=[`${t.approved} of ${j(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...n>0?[`${n} not passed`]:[],...r>0?[`${r} open`]:[],...i>0?[`${i} done before`]:[]],a=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${a} after ${B(e.durationMs)}: ${o.join(", ")}`}function qe(e){let t=oe(e),r=(o,a)=>a.length===0?"":`## ${o}

${a.map(c=>`- ${m(c)}`).join(`
`)}`,n=t.tasks.map((o,a)=>{let c=e.tasks[a];return`| ${[o.id,o.title,c?A(c):o.status,String(o.attempts),o.durationMs===void 0?"":B(o.durationMs),o.commit===void 0?"":y(o.commit),o.flags.join(", ")].map(
Ee).join(" | ")} |`});return`${[`# ${m(`Summary: ${t.spec}`)}`,m(Me(t)),t.forced.map(o=>`> ${m(De(o))}`).join(`
>
`),r("Skipped (unverified)",t.skipped.map(o=>`${o.id} ${o.title}: ${o.reason} (${o.who}, ${l(o.at)}); requires a manual commit${U(o)}`)),r("Forced",t.forced.map(o=>`${o.id} ${o.title} (forced) by ${o.
who}, ${l(o.at)}; requires a manual commit${U(o)}`)),r("Outstanding review findings",t.outstanding.map(({task:o,from:a,finding:c})=>`${o}: ${c} [${a}]`)),["## Tasks","","| id | task | status | attempt\
s | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...n].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((o,a)=>`${a+1}. ${m(o)}`).join(`
`)}`].filter(o=>o!=="").join(`

`)}
`}var d=require("node:fs");var g=require("node:path");var f=require("node:fs"),Be=require("node:path");var Ge=require("node:os");var J=class extends Error{constructor(r,n,i){super(`git ${r.join(" ")}: ${i.trim()||`exit ${n}`}`);this.args=r;this.status=n;this.stderr=i}args;status;stderr},dr=/^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CONFIG.*|EXTERNAL_DIFF|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|CEILING_DIRECTORIES)$/;
function je(e=process.env){return{...Object.fromEntries(Object.entries(e).filter(([r])=>!dr.test(r))),LC_ALL:"C",GIT_OPTIONAL_LOCKS:"0",GIT_TERMINAL_PROMPT:"0",GIT_NO_REPLACE_OBJECTS:"1",GIT_GRAFT_FILE:Ge.devNull}}
function Y(e,t,r={}){return fr(e,t,r).toString("utf8")}function fr(e,t,r={}){let n=I("git",t,{cwd:e,env:r.index?{...je(),GIT_INDEX_FILE:r.index}:je(),input:r.input??"",maxBuffer:r.maxBuffer??268435456,
stdio:["pipe","pipe","pipe"],windowsHide:!0});if(n.error)throw new J(t,null,n.error.message);if(n.status!==0)throw new J(t,n.status,n.stderr.toString("utf8"));return n.stdout}function S(e,t,r={}){try{
return Y(e,t,r)}catch{return}}var We=["core.fsmonitor=false","core.untrackedCache=false","core.ignoreStat=false","core.trustctime=true","core.checkStat=default"].flatMap(e=>["-c",e]);var He=["-c","core.hooksPath=/dev/null"],pr=[...We,...He,...["submodule.recurse=false","advice.detachedHead=false"].flatMap(e=>["-c",e])];function Ue(e,t){try{(0,f.rmSync)(t,{recursive:!0,force:!0})}catch{Je(t),(0,f.rmSync)(t,{recursive:!0,force:!0})}S(e,[...pr,"worktree","remove","--force","--force",t])}function Je(e){if((0,f.lstatSync)(
e,{throwIfNoEntry:!1})?.isDirectory()){(0,f.chmodSync)(e,448);for(let t of(0,f.readdirSync)(e))Je((0,Be.join)(e,t))}}var u=mt(require("node:fs"),1),se=require("node:path"),Ye={open:(e,t,r)=>u.openSync(e,t,r),close:e=>u.closeSync(e),size:e=>u.fstatSync(e).size,stamp(e){let{dev:t,ino:r,size:n,ctimeNs:i}=u.fstatSync(e,
{bigint:!0});return[t,r,n,i].join(":")},read:(e,t,r)=>u.readSync(e,t,0,t.length,r),write:(e,t,r)=>u.writeSync(e,t,0,t.length,r),truncate:(e,t)=>u.ftruncateSync(e,t),sync:e=>u.fsyncSync(e),readFile:e=>u.readFileSync(
e),list:e=>u.readdirSync(e),makeFolder:e=>u.mkdirSync(e,{mode:448}),rename:(e,t)=>u.renameSync(e,t),link:(e,t)=>u.linkSync(e,t),remove:e=>u.unlinkSync(e)};function x(e){return e instanceof Error&&"cod\
e"in e&&typeof e.code=="string"?e.code:void 0}function Ke(e,t){try{return e.readFile(t)}catch(r){if(x(r)==="ENOENT")return;throw r}}function z(e,t,r,n,i){let o=e.open(t,r,i);try{return n(o)}finally{mr(
e,o)}}function mr(e,t){try{e.close(t)}catch(r){if(x(r)===void 0)throw r}}function lr(e,t){process.platform!=="win32"&&z(e,t,"r",r=>e.sync(r))}function K(e,t){try{e.makeFolder(t)}catch(r){let n=x(r);if(n===
"EEXIST")return;if(n!=="ENOENT")throw r;K(e,(0,se.dirname)(t)),K(e,t);return}lr(e,(0,se.dirname)(t))}function ze(e,t,r,n){let i=0;for(;i<r.length;)i+=e.write(t,r.subarray(i),n+i)}var ni=process.platform==="win32"||process.platform==="darwin";function Ve(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}var k=require("node:path");var C=class extends Error{constructor(r,n,i){super(`locked by process ${r.pid}`);this.owner=r;this.path=n;this.foreign=i}owner;path;foreign};function gr(){return{self:{...P(),space:xe()},isAlive:Se}}var ae=new Set;
function Xe(e,t,r,n){if(ae.has(t))throw new Error(`this process already holds the lock ${t}`);let i=r.party??gr(),o=hr(e,t,i,r.waitMs);ae.add(t);try{return n()}finally{ae.delete(t),br(e,(0,k.join)(t,String(
o)))}}function hr(e,t,r,n){let i=Date.now()+n;for(let o=0;;o+=1){let a=Sr(e,t),c=a===0?void 0:xr(e,(0,k.join)(t,String(a)));if(c===void 0||yr(c,r)){if(kr(e,t,a+1,r.self))return a+1}else if(Date.now()>i)throw new C(
c,(0,k.join)(t,String(a)),c.space!==r.self.space);Ve(Math.min(1+o,8)*(.5+Math.random()))}}function yr(e,{self:t,isAlive:r}){return e.space!==t.space?!1:e.pid===t.pid&&e.startedAt===t.startedAt?!0:!r(e)}
function Ze(e){return/^\d+$/.test(e)?Number(e):0}function Sr(e,t){try{return Math.max(0,...e.list(t).map(Ze))}catch(r){if(x(r)!=="ENOENT")throw r;return K(e,t),0}}function xr(e,t){let r=Ke(e,t)?.toString(
"utf8")??"";try{return r===""?void 0:JSON.parse(r)}catch{return}}function kr(e,t,r,n){let i=(0,k.join)(t,`claim-${Math.random().toString(36).slice(2)}`),o=Buffer.from(JSON.stringify(n));z(e,i,"wx",c=>ze(
e,c,o,0),384);try{e.link(i,(0,k.join)(t,String(r)))}catch(c){let E=x(c);if(E==="EEXIST"||E==="ENOENT")return!1;throw c}finally{ce(e,i)}let a=e.list(t).filter(c=>c!==String(r));if(a.some(c=>Ze(c)>r))return ce(
e,(0,k.join)(t,String(r))),!1;for(let c of a)ce(e,(0,k.join)(t,c));return!0}function ce(e,t){try{e.remove(t)}catch(r){if(x(r)!=="ENOENT")throw r}}function br(e,t){try{z(e,t,"r+",r=>e.truncate(r,0))}catch(r){
if(x(r)===void 0)throw r}}var yi=64*1024*1024;var wr="ultraplan-checkout-",$r=new Set;function Qe(e,t){let r=Or(e);if((0,d.existsSync)(r)){for(let n of(0,d.readdirSync)(r))vr((0,g.join)(r,n),t);try{(0,d.rmSync)(r,{recursive:!0,force:!0})}catch{}}}function vr(e,t){let r=Rr(e);if((0,d.rmSync)(
et(e),{force:!0}),!(!r||$r.has(e)))try{Xe(Ye,(0,g.join)(e,"lock"),{waitMs:0},()=>Er(t,r))}catch(n){if(!(n instanceof C))throw n}}var Tr=({path:e})=>(0,g.basename)((0,g.dirname)(e)).startsWith(wr);function Er(e,t){
if(Tr(t))try{Ue(e,t.path),(0,d.rmSync)((0,g.dirname)(t.path),{recursive:!0,force:!0})}catch{}}var Or=e=>(0,g.join)(e,"checkouts"),et=e=>(0,g.join)(e,"worktree.json");function Rr(e){try{return JSON.parse((0,d.readFileSync)(et(e),"utf8"))}catch{return}}var b=require("node:fs"),tt=require("node:path");function rt(e,t){try{Fr(e,t)}catch{}}function Fr(e,t){let r=V(t);if(e.state!=="finished"&&e.state!=="cancelled"){let o=`refs/heads/${e.branch}`;nt(r)!==o&&(0,b.writeFileSync)(r,o);return}let n=Ar(t,e.
root);if(n===void 0)return;S(e.root,["rev-list","--max-count=1",n,"--not",e.approvedHead,"--"])?.trim()===""&&(0,b.rmSync)(r,{force:!0})}var V=e=>(0,tt.join)(e,"work");function Ar(e,t){let r=nt(V(e));
if(!r?.startsWith("refs/"))return r;let n=S(t,["rev-parse","--verify","--quiet",`${r}^{commit}`])?.trim();return n===void 0?(0,b.rmSync)(V(e),{force:!0}):(0,b.writeFileSync)(V(e),n),n}function nt(e){try{
return(0,b.readFileSync)(e,"utf8")}catch{return}}var it=(...e)=>require("node:crypto").createHash(...e);var T=require("node:fs"),de=require("node:path"),Nr=e=>it("sha256").update(e).digest("hex"),ue=e=>(0,de.join)(e,".state-digest"),Cr=13e3;function ot(e,t){try{let r=_r(ue(e));r&&r.length>Cr&&(0,T.writeFileSync)(
ue(e),r.subarray(r.length/2)),(0,T.appendFileSync)(ue(e),`${Nr(t)}
`)}catch{}}function _r(e){try{return(0,T.readFileSync)(e)}catch{return}}function fe(e,t){let r=e.planFiles[0]?.path??"";return e.views==="journal"?(0,w.join)(t,"STATE.md"):(0,w.join)(e.root,(0,w.dirname)(r),"STATE.md")}var Ir=(e,t)=>(0,w.join)((0,w.dirname)(fe(e,t)),"SUMM\
ARY.md");function Lr(e,t){let r=_e(e);ot(t,r),st(fe(e,t),r,t),rt(e,t),!(e.state!=="finished"&&e.state!=="cancelled")&&(st(Ir(e,t),qe(e),t),Qe(t,e.root))}function st(e,t,r){let n=(0,w.join)(r,`.view-${P().
pid}`);try{(0,$.writeFileSync)(n,t);try{(0,$.renameSync)(n,e)}catch{(0,$.copyFileSync)(n,e)}}catch{}finally{(0,$.rmSync)(n,{force:!0})}}0&&(module.exports={publishViews,statePath});
