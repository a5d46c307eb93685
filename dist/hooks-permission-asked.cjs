const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var ct=Object.create;var O=Object.defineProperty;var ut=Object.getOwnPropertyDescriptor;var pt=Object.getOwnPropertyNames;var dt=Object.getPrototypeOf,ft=Object.prototype.hasOwnProperty;var $=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},mt=(e,t)=>{for(var n in t)O(e,n,{get:t[n],enumerable:!0})},pe=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of pt(t))!ft.call(e,i)&&i!==n&&O(e,i,{get:()=>t[i],enumerable:!(r=ut(t,i))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?ct(dt(e)):{},pe(t||!e||!e.__esModule?O(n,"default",{value:e,enumerable:!0}):n,e)),lt=e=>pe(O({},"__esModule",{value:!0}),e);var W=$((mn,de)=>{de.exports=require("./open-run.cjs").io_process_ref});var le=$((hn,me)=>{me.exports=require("./plan-needed-rules.cjs")});var Y=$((xn,he)=>{he.exports=require("./open-run.cjs").engine_open_run});var Z=$(($n,Se)=>{Se.exports=require("./open-run.cjs").engine_places});var l=$((wn,xe)=>{xe.exports=require("./open-run.cjs").view_terminal});var Le=$((Sr,He)=>{He.exports=require("./open-run.cjs").io_git});var ze=$((Ar,Ze)=>{Ze.exports=require("./open-run.cjs").run_time_limit});var dn={};mt(dn,{hook:()=>pn});module.exports=lt(dn);var C=require("node:fs"),tt=require("node:path");var fe=c(W(),1);function G(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,fe.isSameStart)(n,t.client.startedAt)}var U=e=>`Bash(${e.replace(/[\\()]/g,"\\$&")})`;var gt=300;async function ge({tool:e,input:t,suggestions:n}){let r=[t.command,t.file_path,t.url].find(i=>typeof i=="string");return{tool:e,what:(r===void 0?JSON.stringify(t):String(r)).slice(0,gt),rule:ht(
n)??await St(e,t)}}function ht(e){if(!Array.isArray(e))return;let n=e.flatMap(r=>Array.isArray(r?.rules)?r.rules:[]).flatMap(({toolName:r,ruleContent:i})=>typeof r!="string"?[]:typeof i!="string"?[r]:
[U(i).replace(/^Bash/,r)]);return n.length>0?n.join(", "):void 0}var yt=new Set(["Write","Edit","MultiEdit","NotebookEdit"]);async function St(e,t){if(yt.has(e))return"permissions.defaultMode: acceptE\
dits";if(e!=="Bash"||typeof t.command!="string")return e;let{rulesForCommand:n}=await Promise.resolve().then(()=>c(le(),1));return n(t.command).join(", ")||U(t.command)}var nt=c(Y(),1);var w=require("node:fs"),p=require("node:path"),ye="solo",K=(e,t)=>(0,p.join)(e.replace(/\.jsonl$/,""),"subagents",`agent-${t}.jsonl`);function V(e,t){let n=(0,p.basename)(e,".jsonl");if(t===""||n!==`\
agent-${t}`)return;let r=xt((0,p.join)((0,p.dirname)(e),`${n}.meta.json`));if(!r)return;let{toolUseId:i,spawnDepth:s,worktreePath:a,worktreeBranch:o}=r;if(!(typeof i!="string"||s!==1))return typeof a!=
"string"?{toolUseId:i}:{toolUseId:i,worktree:{path:a,...typeof o=="string"?{branch:o}:{}}}}function xt(e){let t=(0,p.dirname)((0,p.dirname)((0,p.dirname)(e))),n=()=>kt(t).map(i=>(0,p.join)(t,i,"subage\
nts",(0,p.basename)(e))),r=(0,w.existsSync)(e)?e:n().find(i=>(0,w.existsSync)(i));if(r!==void 0)try{return JSON.parse((0,w.readFileSync)(r,"utf8"))}catch{return}}function kt(e){try{return(0,w.readdirSync)(
e)}catch{return[]}}var rt=c(Z(),1);var x=require("node:fs"),S=require("node:path"),Ye=c(W(),1);var P=c(l(),1),$t={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function wt(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function vt({role:e,verdict:t}){let n=$t[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function E(e){return e.tasks.flatMap(t=>wt(t).flatMap(n=>vt(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,P.oneLine)(i)}))))}function ke(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,P.oneLine)(
r.id),text:(0,P.oneLine)(r.message)}))),...E(e)]}var _=c(l(),1);function h(e){let t=(0,_.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,_.oneLine)(e.id)}: ${t}`}var $e=(e,t)=>(0,_.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),D=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,v=e=>e.doneBefore&&e.status==="pending";function F(e){return v(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function I(e){let t=[...v(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(_.oneLine)])]}
var b=e=>(0,_.oneLine)(e).slice(0,10),we=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var N=c(l(),1);function ve(e,t){let n=e.tasks.flatMap(r=>A(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,failure:i})=>({
task:r,failure:i,recovered:r.status==="approved",resolution:bt(r,i)}))}var A=e=>e.attempts.flatMap(t=>t.failures);function bt(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${b(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,N.oneLine)(e.override?.
who??"unknown")}: ${(0,N.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,N.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var H={execution:1,claim:1,artifacts:2,proof:2,review:3},d=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function Rt(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.status===
"verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function be(e,t){let n=t.status.toUpperCase(),r=Rt(t),i=_t(e,t,r),s=At(e,t,r),a=Ct(e,t,r);return{gateStatus:n,step:Tt(t,r),executor:i,verify:s,
architect:a}}function Tt(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?H[t.stage]:e.attempts.at(-1)?.passed?
3:1}}function _t(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?d("running",r.failures.at(-1)?.at??r.startedAt):n&&
H[n.stage]===1?d(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?d(t.override?"skipped":"running",r.startedAt):d("success",Re(e,t)):{status:t.override?"skipped":"pending"}}function Re(e,t){return e.
tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function At(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&H[n.stage]===
2?d("failed",n.at):r?.passed&&t.status!=="pending"?d("passed",qt(t)):t.override?d("skipped",t.override.at):t.status==="verifying"?d("running",Re(e,t)):{status:"pending"}}function qt(e){let t=e.lastResult,
n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function Ct(e,t,n){if(t.decision)
return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(a=>a.role==="architect");if(n&&H[n.stage]===3)return d("rejected",n.at);if(t.status==="reviewing"){let a=e.tickets.find(o=>o.task===
t.id&&o.role!=="spec-executor");return d("reviewing",a?.redeemedAt??a?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?d("approved",s.at):s?.verdict.
decision==="reject"?d("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Te=c(l(),1),f=e=>(0,Te.oneLine)(e).replaceAll("<!","&lt;!"),_e=e=>f(e).replaceAll("|","\\|");var j=c(l(),1);var z=c(l(),1);function g(e){let t=Date.parse(e);return Number.isNaN(t)?(0,z.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var L=e=>/T(\d\d:\d\d:\d\d)/.exec(g(e))?.[1]??(0,z.oneLine)(e);
function Q(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function B(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Ae(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Ae(n%60)} min`}var Ae=e=>String(e).padStart(2,
"0");function qe(e){let{override:t}=e;if(!t)return;let n=h(e),r=(0,j.oneLine)(t.who),i=g(t.at),s=(0,j.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,j.oneLine)(t.session),prompt:(0,j.oneLine)(t.prompt),requires_manual_commit:!0}}var R=c(l(),1);function X(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[D(n)]+=1;return t}var Et=new Set(
["executing","verifying","reviewing"]),Ft=e=>Et.has(e.status);function ee(e){let t=X(e),n=e.tasks.filter(v).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(o=>o.attempts.length>0),a=s.reduce(
(o,u)=>o+u.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*a/s.length)/10}}function te(e){let t=e.tasks.filter(Ft);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,a)=>s&&(s.lastStepAt??"")>(a.lastStepAt??"")?s:a,void 0)??e.tasks.find(s=>!v(s));return i?[i]:[]}var ne=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var jt=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
Mt=new Set(["avg_attempts"]),Ot=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,Pt=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Ee=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Ce=e=>JSON.stringify(e).replace(
Ee,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Fe(e,t){return typeof t=="number"&&Mt.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Ce(String(t)):typeof t=="\
boolean"?String(t):jt.has(e)&&Ot.test(t)&&!Pt.test(t)?t:Ce(t)}function Dt(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Ee)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function It(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>Nt(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=re(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?Dt(t,n):void 0;return[`${n}${e}: ${r??Fe(e,t)}`]}function Nt(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Fe(e,t)}`];let[r,...i]=re(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var re=(e,t)=>Object.
entries(e).flatMap(([n,r])=>It(n,r,t)),je=e=>re(e,"").join(`
`);var Ht=10;function Me(e){return`${[Lt(e),...te(e).map(n=>Bt(e,n)),`## Gate Statistics

${J(Gt(e))}`,`## Recent Failures

${J({recent_failures:Ut(e)})}`,Yt(e),Kt(e),Vt(e)].filter(n=>n!=="").join(`

`)}
`}var J=e=>`\`\`\`yaml
${je(e)}
\`\`\``;function Lt(e){let t=ee(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,R.oneLine)(e.cause)})`;return[f(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,R.oneLine)(e.id)} is ${e.state}${r}, as of ${g(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function Bt(e,t){let n=be(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[f(`## Current Task: ${h(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[ie("Step 1: Executor ",n.executor),ie("Step 2: Verify   ",n.verify),ie("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,J({current_task:Wt(e,t,n)})].join(`

`)}var Jt={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function ie(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${L(t.at)})`;return`[${Jt[t.status]??" "}] ${e}   - ${n}${r}`}function Wt(e,t,n){return{name:h(t),phase:t.phase===void 0?void 0:(0,R.oneLine)(t.phase),plan:$e(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&g(t.startedAt),last_step_at:t.lastStepAt&&g(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:ne(e,t),previous_failures:A(t).map(r=>`${r.type}: ${(0,R.oneLine)(r.reason)}`)}}function Gt(e){let t=ee(e),[n]=te(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:h(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var Ut=e=>ve(e,Ht).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:h(t),attempt:n.attempt,failure_type:n.type,error:(0,R.oneLine)(n.reason),recovered:r,resolution:i}));function Yt(e){let t=e.tasks.flatMap(n=>qe(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${J({tasks:t})}`}function Kt(e){let t=ke(e).map(({task:r,from:i,text:s})=>f(`- ${h(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,R.oneLine)(r)}`);return`## \
Concerns

${[...t,...n].join(`
`)||"none"}`}function Vt(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${ne(e,n)}`,i=I(n);return`- ${f(h(n))}: ${F(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}var y=c(l(),1);function Oe(e){let t=o=>e.tasks.filter(o).map(u=>(0,y.oneLine)(u.id)).join(", "),n=t(o=>o.status==="skipped"&&!o.override?.adopted),r=t(o=>o.status==="forced"&&!o.override?.adopted),i=e.
tasks.filter(o=>o.pausedFor!==void 0),s=[...new Set(E(e).map(({task:o})=>(0,y.oneLine)(o.id)))].join(", "),a=t(v);return[...i.map(({id:o,pausedFor:u})=>`decide on task ${(0,y.oneLine)(o)} (${(0,y.oneLine)(
u?.reason??"")}): /ultraplan:retry --task ${(0,y.oneLine)(o)} tries again, ultraplan log ${(0,y.oneLine)(o)} tells what happened`),...Zt(e),...r===""?[]:[`fix the task or the verification of ${r}, the\
n /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...s===""?[]:[`answer the\
 review findings on ${s}`],...a===""?[]:[`${a} was ticked before the run and no gate has looked at it`],...zt(e)]}function Zt(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goe\
s on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,y.oneLine)(e.spec)} starts again\
 with what is still open`];default:return[]}}function zt(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${b(e.base)}..${b(e.
approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var m=c(l(),1);function se(e){let t=n=>e.tasks.filter(n).map(r=>(0,m.oneLine)(r.id));return{run:(0,m.oneLine)(e.id),spec:(0,m.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,m.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Q(e.startedAt,e.endedAt??e.lastAt)??0,totals:X(e),approved:t(n=>n.status==="approved"),retried:t(n=>A(n).length>0||n.attempts.length>1),
skipped:Pe(e,"skipped"),forced:Pe(e,"forced"),outstanding:E(e).map(({task:n,from:r,text:i})=>({task:(0,m.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Qt),next:Oe(e)}}function Pe(e,t){return e.
tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,m.oneLine)(n),title:(0,m.oneLine)(r),who:(0,m.oneLine)(i.who),at:i.at,reason:(0,m.oneLine)(i.reason)}]:[])}function Qt(e){let t=Q(e.startedAt,
e.lastStepAt);return{id:(0,m.oneLine)(e.id),title:(0,m.oneLine)(e.title),status:D(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:A(e).length,...t===void 0?{}:{durationMs:t},
...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:I(e)}}var nr=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
"\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].join("")}]|\\p{Emoji_Presentation})$`,"u");var De=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${L(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Ie(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(o=>o.flags.includes("done-before")).length,s=[`${t.approved} of ${we(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],a=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${a} after ${B(e.durationMs)}: ${s.join(", ")}`}function Ne(e){let t=se(e),n=(s,a)=>a.length===0?"":`## ${s}

${a.map(o=>`- ${f(o)}`).join(`
`)}`,r=t.tasks.map((s,a)=>{let o=e.tasks[a];return`| ${[s.id,s.title,o?F(o):s.status,String(s.attempts),s.durationMs===void 0?"":B(s.durationMs),s.commit===void 0?"":b(s.commit),s.flags.join(", ")].map(
_e).join(" | ")} |`});return`${[`# ${f(`Summary: ${t.spec}`)}`,f(Ie(t)),t.forced.map(s=>`> ${f(De(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:a,who:o,at:u,reason:M})=>`${s} ${a}: ${M} (${o}, ${g(u)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:a,who:o,at:u})=>`${s}\
 ${a} (forced) by ${o}, ${g(u)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:a,finding:o})=>`${s}: ${o} [${a}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,a)=>`${a+1}. ${f(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var T=require("node:fs"),Be=require("node:path"),oe=c(Le(),1);function Je(e,t){try{Xt(e,t)}catch{}}function Xt(e,t){let n=(0,Be.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/he\
ads/${e.branch}`,s=en(n);if(!r){s!==i&&(0,T.writeFileSync)(n,i);return}if(s!==i)return;let a=(0,oe.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),o=(0,oe.tryGit)(e.root,["r\
ev-parse","--verify","--quiet",`${i}^{commit}`])?.trim();a?.trim()===""||o===void 0?(0,T.rmSync)(n,{force:!0}):(0,T.writeFileSync)(n,o)}function en(e){try{return(0,T.readFileSync)(e,"utf8")}catch{return}}var We=(...e)=>require("node:crypto").createHash(...e);var q=require("node:fs"),ce=require("node:path"),tn=e=>We("sha256").update(e).digest("hex"),ae=e=>(0,ce.join)(e,".state-digest"),nn=13e3;function Ge(e,t){try{let n=rn(ae(e));n&&n.length>nn&&(0,q.writeFileSync)(
ae(e),n.subarray(n.length/2)),(0,q.appendFileSync)(ae(e),`${tn(t)}
`)}catch{}}function rn(e){try{return(0,q.readFileSync)(e)}catch{return}}function Ke(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,S.join)(t,"STATE.md"):(0,S.join)(e.root,(0,S.dirname)(n),"STATE.md")}var sn=(e,t)=>(0,S.join)((0,S.dirname)(Ke(e,t)),"SUMM\
ARY.md");function Ve(e,t){let n=Me(e);Ge(t,n),Ue(Ke(e,t),n,t),Je(e,t),(e.state==="finished"||e.state==="cancelled")&&Ue(sn(e,t),Ne(e),t)}function Ue(e,t,n){let r=(0,S.join)(n,`.view-${(0,Ye.thisProcess)().
pid}`);try{(0,x.writeFileSync)(r,t);try{(0,x.renameSync)(r,e)}catch{(0,x.copyFileSync)(r,e)}}catch{}finally{(0,x.rmSync)(r,{force:!0})}}var k=require("node:fs"),Qe=require("node:path"),ue=c(ze(),1);var on=c(Y(),1);var Xe=c(Z(),1);function et(e,t){let n=(0,Xe.dueFile)(t,e.session),i=e.tickets.flatMap(s=>(0,ue.dueAt)(e,s)??[]).sort((s,a)=>s.getTime()-a.getTime())[0];if(!i){(0,k.rmSync)(n,{force:!0});return}(0,k.mkdirSync)(
(0,Qe.dirname)(n),{recursive:!0,mode:448}),(0,k.writeFileSync)(n,"",{mode:384}),(0,k.utimesSync)(n,i,i)}async function it(e,t){let n=await ge(t);an(e,t,r=>[{type:"permission_waiting",ticket:r.id,call:n}])}function an(e,t,n){let r=(0,nt.openActiveRun)(e.home,e.id);if(!r||!G(r.run,e))return;let i=cn(r,t);if(i===void 0)return;let{state:s,events:a}=r.journal.update(o=>{let u=o?.tickets.find(M=>M.toolUseId===
i&&!M.judging);return o&&u?n(u,o):[]});s&&(un(s,e.home),a.length!==0&&(et(s,e.home),Ve(s,r.dir)))}function cn(e,{agentId:t,transcript:n}){return t===void 0?e.run.solo?ye:void 0:V(K(n,t),t)?.toolUseId}
function un(e,t){let n=(0,rt.askingFile)(t,e.session);if(!e.tasks.some(r=>r.waiting)){(0,C.rmSync)(n,{force:!0});return}(0,C.mkdirSync)((0,tt.dirname)(n),{recursive:!0,mode:448}),(0,C.writeFileSync)(n,
"",{mode:384})}var ot=e=>({...e.agent_id?{agentId:e.agent_id}:{},transcript:st(e.transcript_path),tool:st(e.tool_name),input:e.tool_input??{}}),st=e=>typeof e=="string"?e:"";var at={kind:"pass"};var pn=async(e,{session:t})=>(await it(t,{...ot(e),suggestions:e.permission_suggestions}),at);0&&(module.exports={hook});
