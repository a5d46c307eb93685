const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var it=Object.create;var O=Object.defineProperty;var st=Object.getOwnPropertyDescriptor;var ot=Object.getOwnPropertyNames;var at=Object.getPrototypeOf,ct=Object.prototype.hasOwnProperty;var T=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ut=(e,t)=>{for(var n in t)O(e,n,{get:t[n],enumerable:!0})},ue=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of ot(t))!ct.call(e,i)&&i!==n&&O(e,i,{get:()=>t[i],enumerable:!(r=st(t,i))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?it(at(e)):{},ue(t||!e||!e.__esModule?O(n,"default",{value:e,enumerable:!0}):n,e)),pt=e=>ue(O({},"__esModule",{value:!0}),e);var W=T((on,pe)=>{pe.exports=require("./open-run.cjs").io_process_ref});var U=T((fn,fe)=>{fe.exports=require("./open-run.cjs").engine_open_run});var V=T((ln,le)=>{le.exports=require("./open-run.cjs").engine_places});var l=T((gn,ge)=>{ge.exports=require("./open-run.cjs").view_terminal});var De=T((dr,Pe)=>{Pe.exports=require("./open-run.cjs").io_git});var Ye=T(($r,Ue)=>{Ue.exports=require("./open-run.cjs").run_time_limit});var rn={};ut(rn,{hook:()=>nn});module.exports=pt(rn);var C=require("node:fs"),ze=require("node:path");var de=c(W(),1);function G(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,de.isSameStart)(n,t.client.startedAt)}var Qe=c(U(),1);var $=require("node:fs"),p=require("node:path"),me="solo",Y=(e,t)=>(0,p.join)(e.replace(/\.jsonl$/,""),"subagents",`agent-${t}.jsonl`);function K(e,t){let n=(0,p.basename)(e,".jsonl");if(t===""||n!==`\
agent-${t}`)return;let r=dt((0,p.join)((0,p.dirname)(e),`${n}.meta.json`));if(!r)return;let{toolUseId:i,spawnDepth:s,worktreePath:a,worktreeBranch:o}=r;if(!(typeof i!="string"||s!==1))return typeof a!=
"string"?{toolUseId:i}:{toolUseId:i,worktree:{path:a,...typeof o=="string"?{branch:o}:{}}}}function dt(e){let t=(0,p.dirname)((0,p.dirname)((0,p.dirname)(e))),n=()=>ft(t).map(i=>(0,p.join)(t,i,"subage\
nts",(0,p.basename)(e))),r=(0,$.existsSync)(e)?e:n().find(i=>(0,$.existsSync)(i));if(r!==void 0)try{return JSON.parse((0,$.readFileSync)(r,"utf8"))}catch{return}}function ft(e){try{return(0,$.readdirSync)(
e)}catch{return[]}}var Xe=c(V(),1);var x=require("node:fs"),S=require("node:path"),Je=c(W(),1);var P=c(l(),1),mt={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function lt(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function gt({role:e,verdict:t}){let n=mt[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function E(e){return e.tasks.flatMap(t=>lt(t).flatMap(n=>gt(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,P.oneLine)(i)}))))}function he(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,P.oneLine)(
r.id),text:(0,P.oneLine)(r.message)}))),...E(e)]}var _=c(l(),1);function h(e){let t=(0,_.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,_.oneLine)(e.id)}: ${t}`}var ye=(e,t)=>(0,_.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),D=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,w=e=>e.doneBefore&&e.status==="pending";function F(e){return w(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function I(e){let t=[...w(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(_.oneLine)])]}
var v=e=>(0,_.oneLine)(e).slice(0,10),Se=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var N=c(l(),1);function xe(e,t){let n=e.tasks.flatMap(r=>A(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,failure:i})=>({
task:r,failure:i,recovered:r.status==="approved",resolution:ht(r,i)}))}var A=e=>e.attempts.flatMap(t=>t.failures);function ht(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${v(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,N.oneLine)(e.override?.
who??"unknown")}: ${(0,N.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,N.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var H={execution:1,claim:1,artifacts:2,proof:2,review:3},d=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function yt(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.status===
"verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function ke(e,t){let n=t.status.toUpperCase(),r=yt(t),i=xt(e,t,r),s=kt(e,t,r),a=wt(e,t,r);return{gateStatus:n,step:St(t,r),executor:i,verify:s,
architect:a}}function St(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?H[t.stage]:e.attempts.at(-1)?.passed?
3:1}}function xt(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?d("running",r.failures.at(-1)?.at??r.startedAt):n&&
H[n.stage]===1?d(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?d(t.override?"skipped":"running",r.startedAt):d("success",$e(e,t)):{status:t.override?"skipped":"pending"}}function $e(e,t){return e.
tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function kt(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&H[n.stage]===
2?d("failed",n.at):r?.passed&&t.status!=="pending"?d("passed",$t(t)):t.override?d("skipped",t.override.at):t.status==="verifying"?d("running",$e(e,t)):{status:"pending"}}function $t(e){let t=e.lastResult,
n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function wt(e,t,n){if(t.decision)
return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(a=>a.role==="architect");if(n&&H[n.stage]===3)return d("rejected",n.at);if(t.status==="reviewing"){let a=e.tickets.find(o=>o.task===
t.id&&o.role!=="spec-executor");return d("reviewing",a?.redeemedAt??a?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?d("approved",s.at):s?.verdict.
decision==="reject"?d("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var we=c(l(),1),f=e=>(0,we.oneLine)(e).replaceAll("<!","&lt;!"),ve=e=>f(e).replaceAll("|","\\|");var j=c(l(),1);var Z=c(l(),1);function g(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Z.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var L=e=>/T(\d\d:\d\d:\d\d)/.exec(g(e))?.[1]??(0,Z.oneLine)(e);
function z(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function B(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${be(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${be(n%60)} min`}var be=e=>String(e).padStart(2,
"0");function Re(e){let{override:t}=e;if(!t)return;let n=h(e),r=(0,j.oneLine)(t.who),i=g(t.at),s=(0,j.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,j.oneLine)(t.session),prompt:(0,j.oneLine)(t.prompt),requires_manual_commit:!0}}var b=c(l(),1);function Q(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[D(n)]+=1;return t}var vt=new Set(
["executing","verifying","reviewing"]),bt=e=>vt.has(e.status);function X(e){let t=Q(e),n=e.tasks.filter(w).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(o=>o.attempts.length>0),a=s.reduce(
(o,u)=>o+u.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*a/s.length)/10}}function ee(e){let t=e.tasks.filter(bt);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,a)=>s&&(s.lastStepAt??"")>(a.lastStepAt??"")?s:a,void 0)??e.tasks.find(s=>!w(s));return i?[i]:[]}var te=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var Rt=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
Tt=new Set(["avg_attempts"]),_t=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,At=/^(?:true|false|null|yes|no|on|off|y|n)$/i,_e=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Te=e=>JSON.stringify(e).replace(
_e,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Ae(e,t){return typeof t=="number"&&Tt.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Te(String(t)):typeof t=="\
boolean"?String(t):Rt.has(e)&&_t.test(t)&&!At.test(t)?t:Te(t)}function qt(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(_e)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function Ct(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>Et(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=ne(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?qt(t,n):void 0;return[`${n}${e}: ${r??Ae(e,t)}`]}function Et(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Ae(e,t)}`];let[r,...i]=ne(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var ne=(e,t)=>Object.
entries(e).flatMap(([n,r])=>Ct(n,r,t)),qe=e=>ne(e,"").join(`
`);var Ft=10;function Ce(e){return`${[jt(e),...ee(e).map(n=>Mt(e,n)),`## Gate Statistics

${J(Dt(e))}`,`## Recent Failures

${J({recent_failures:It(e)})}`,Nt(e),Ht(e),Lt(e)].filter(n=>n!=="").join(`

`)}
`}var J=e=>`\`\`\`yaml
${qe(e)}
\`\`\``;function jt(e){let t=X(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,b.oneLine)(e.cause)})`;return[f(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,b.oneLine)(e.id)} is ${e.state}${r}, as of ${g(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function Mt(e,t){let n=ke(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[f(`## Current Task: ${h(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[re("Step 1: Executor ",n.executor),re("Step 2: Verify   ",n.verify),re("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,J({current_task:Pt(e,t,n)})].join(`

`)}var Ot={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function re(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${L(t.at)})`;return`[${Ot[t.status]??" "}] ${e}   - ${n}${r}`}function Pt(e,t,n){return{name:h(t),phase:t.phase===void 0?void 0:(0,b.oneLine)(t.phase),plan:ye(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&g(t.startedAt),last_step_at:t.lastStepAt&&g(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:te(e,t),previous_failures:A(t).map(r=>`${r.type}: ${(0,b.oneLine)(r.reason)}`)}}function Dt(e){let t=X(e),[n]=ee(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:h(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var It=e=>xe(e,Ft).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:h(t),attempt:n.attempt,failure_type:n.type,error:(0,b.oneLine)(n.reason),recovered:r,resolution:i}));function Nt(e){let t=e.tasks.flatMap(n=>Re(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${J({tasks:t})}`}function Ht(e){let t=he(e).map(({task:r,from:i,text:s})=>f(`- ${h(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,b.oneLine)(r)}`);return`## \
Concerns

${[...t,...n].join(`
`)||"none"}`}function Lt(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${te(e,n)}`,i=I(n);return`- ${f(h(n))}: ${F(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}var y=c(l(),1);function Ee(e){let t=o=>e.tasks.filter(o).map(u=>(0,y.oneLine)(u.id)).join(", "),n=t(o=>o.status==="skipped"&&!o.override?.adopted),r=t(o=>o.status==="forced"&&!o.override?.adopted),i=e.
tasks.filter(o=>o.pausedFor!==void 0),s=[...new Set(E(e).map(({task:o})=>(0,y.oneLine)(o.id)))].join(", "),a=t(w);return[...i.map(({id:o,pausedFor:u})=>`decide on task ${(0,y.oneLine)(o)} (${(0,y.oneLine)(
u?.reason??"")}): /ultraplan:retry --task ${(0,y.oneLine)(o)} tries again, ultraplan log ${(0,y.oneLine)(o)} tells what happened`),...Bt(e),...r===""?[]:[`fix the task or the verification of ${r}, the\
n /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...s===""?[]:[`answer the\
 review findings on ${s}`],...a===""?[]:[`${a} was ticked before the run and no gate has looked at it`],...Jt(e)]}function Bt(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goe\
s on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,y.oneLine)(e.spec)} starts again\
 with what is still open`];default:return[]}}function Jt(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${v(e.base)}..${v(e.
approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var m=c(l(),1);function ie(e){let t=n=>e.tasks.filter(n).map(r=>(0,m.oneLine)(r.id));return{run:(0,m.oneLine)(e.id),spec:(0,m.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,m.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:z(e.startedAt,e.endedAt??e.lastAt)??0,totals:Q(e),approved:t(n=>n.status==="approved"),retried:t(n=>A(n).length>0||n.attempts.length>1),
skipped:Fe(e,"skipped"),forced:Fe(e,"forced"),outstanding:E(e).map(({task:n,from:r,text:i})=>({task:(0,m.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Wt),next:Ee(e)}}function Fe(e,t){return e.
tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,m.oneLine)(n),title:(0,m.oneLine)(r),who:(0,m.oneLine)(i.who),at:i.at,reason:(0,m.oneLine)(i.reason)}]:[])}function Wt(e){let t=z(e.startedAt,
e.lastStepAt);return{id:(0,m.oneLine)(e.id),title:(0,m.oneLine)(e.title),status:D(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:A(e).length,...t===void 0?{}:{durationMs:t},
...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:I(e)}}var Vn=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
"\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].join("")}]|\\p{Emoji_Presentation})$`,"u");var je=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${L(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Me(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(o=>o.flags.includes("done-before")).length,s=[`${t.approved} of ${Se(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],a=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${a} after ${B(e.durationMs)}: ${s.join(", ")}`}function Oe(e){let t=ie(e),n=(s,a)=>a.length===0?"":`## ${s}

${a.map(o=>`- ${f(o)}`).join(`
`)}`,r=t.tasks.map((s,a)=>{let o=e.tasks[a];return`| ${[s.id,s.title,o?F(o):s.status,String(s.attempts),s.durationMs===void 0?"":B(s.durationMs),s.commit===void 0?"":v(s.commit),s.flags.join(", ")].map(
ve).join(" | ")} |`});return`${[`# ${f(`Summary: ${t.spec}`)}`,f(Me(t)),t.forced.map(s=>`> ${f(je(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:a,who:o,at:u,reason:M})=>`${s} ${a}: ${M} (${o}, ${g(u)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:a,who:o,at:u})=>`${s}\
 ${a} (forced) by ${o}, ${g(u)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:a,finding:o})=>`${s}: ${o} [${a}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,a)=>`${a+1}. ${f(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var R=require("node:fs"),Ie=require("node:path"),se=c(De(),1);function Ne(e,t){try{Gt(e,t)}catch{}}function Gt(e,t){let n=(0,Ie.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/he\
ads/${e.branch}`,s=Ut(n);if(!r){s!==i&&(0,R.writeFileSync)(n,i);return}if(s!==i)return;let a=(0,se.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),o=(0,se.tryGit)(e.root,["r\
ev-parse","--verify","--quiet",`${i}^{commit}`])?.trim();a?.trim()===""||o===void 0?(0,R.rmSync)(n,{force:!0}):(0,R.writeFileSync)(n,o)}function Ut(e){try{return(0,R.readFileSync)(e,"utf8")}catch{return}}var He=(...e)=>require("node:crypto").createHash(...e);var q=require("node:fs"),ae=require("node:path"),Yt=e=>He("sha256").update(e).digest("hex"),oe=e=>(0,ae.join)(e,".state-digest"),Kt=13e3;function Le(e,t){try{let n=Vt(oe(e));n&&n.length>Kt&&(0,q.writeFileSync)(
oe(e),n.subarray(n.length/2)),(0,q.appendFileSync)(oe(e),`${Yt(t)}
`)}catch{}}function Vt(e){try{return(0,q.readFileSync)(e)}catch{return}}function We(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,S.join)(t,"STATE.md"):(0,S.join)(e.root,(0,S.dirname)(n),"STATE.md")}var Zt=(e,t)=>(0,S.join)((0,S.dirname)(We(e,t)),"SUMM\
ARY.md");function Ge(e,t){let n=Ce(e);Le(t,n),Be(We(e,t),n,t),Ne(e,t),(e.state==="finished"||e.state==="cancelled")&&Be(Zt(e,t),Oe(e),t)}function Be(e,t,n){let r=(0,S.join)(n,`.view-${(0,Je.thisProcess)().
pid}`);try{(0,x.writeFileSync)(r,t);try{(0,x.renameSync)(r,e)}catch{(0,x.copyFileSync)(r,e)}}catch{}finally{(0,x.rmSync)(r,{force:!0})}}var k=require("node:fs"),Ke=require("node:path"),ce=c(Ye(),1);var zt=c(U(),1);var Ve=c(V(),1);function Ze(e,t){let n=(0,Ve.dueFile)(t,e.session),i=e.tickets.flatMap(s=>(0,ce.dueAt)(e,s)??[]).sort((s,a)=>s.getTime()-a.getTime())[0];if(!i){(0,k.rmSync)(n,{force:!0});return}(0,k.mkdirSync)(
(0,Ke.dirname)(n),{recursive:!0,mode:448}),(0,k.writeFileSync)(n,"",{mode:384}),(0,k.utimesSync)(n,i,i)}function et(e,t){Xt(e,t,(n,r)=>{let i=Qt(r,n);if(!i)return[];let{tool:s,what:a,rule:o}=i;return[{type:"permission_denied",ticket:n.id,call:{tool:s,what:a,rule:o},by:"answer"}]})}var Qt=(e,t)=>e.tasks.
find(n=>n.waiting?.ticket===t.id)?.waiting;function Xt(e,t,n){let r=(0,Qe.openActiveRun)(e.home,e.id);if(!r||!G(r.run,e))return;let i=en(r,t);if(i===void 0)return;let{state:s,events:a}=r.journal.update(
o=>{let u=o?.tickets.find(M=>M.toolUseId===i&&!M.judging);return o&&u?n(u,o):[]});s&&(tn(s,e.home),a.length!==0&&(Ze(s,e.home),Ge(s,r.dir)))}function en(e,{agentId:t,transcript:n}){return t===void 0?e.
run.solo?me:void 0:K(Y(n,t),t)?.toolUseId}function tn(e,t){let n=(0,Xe.askingFile)(t,e.session);if(!e.tasks.some(r=>r.waiting)){(0,C.rmSync)(n,{force:!0});return}(0,C.mkdirSync)((0,ze.dirname)(n),{recursive:!0,
mode:448}),(0,C.writeFileSync)(n,"",{mode:384})}var nt=e=>({...e.agent_id?{agentId:e.agent_id}:{},transcript:tt(e.transcript_path),tool:tt(e.tool_name),input:e.tool_input??{}}),tt=e=>typeof e=="string"?e:"";var rt={kind:"pass"};var nn=(e,{session:t})=>(et(t,nt(e)),rt);0&&(module.exports={hook});
