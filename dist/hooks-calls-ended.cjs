const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var st=Object.create;var O=Object.defineProperty;var it=Object.getOwnPropertyDescriptor;var ot=Object.getOwnPropertyNames;var at=Object.getPrototypeOf,ct=Object.prototype.hasOwnProperty;var R=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ut=(e,t)=>{for(var n in t)O(e,n,{get:t[n],enumerable:!0})},pe=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let s of ot(t))!ct.call(e,s)&&s!==n&&O(e,s,{get:()=>t[s],enumerable:!(r=it(t,s))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?st(at(e)):{},pe(t||!e||!e.__esModule?O(n,"default",{value:e,enumerable:!0}):n,e)),pt=e=>pe(O({},"__esModule",{value:!0}),e);var U=R((un,de)=>{de.exports=require("./open-run.cjs").io_process_ref});var Y=R((gn,me)=>{me.exports=require("./open-run.cjs").engine_open_run});var Z=R((Sn,ge)=>{ge.exports=require("./open-run.cjs").engine_places});var l=R((yn,he)=>{he.exports=require("./open-run.cjs").view_terminal});var De=R((lr,Pe)=>{Pe.exports=require("./open-run.cjs").io_git});var Ye=R((br,Ge)=>{Ge.exports=require("./open-run.cjs").run_time_limit});var an={};ut(an,{hook:()=>on});module.exports=pt(an);var q=require("node:fs"),ze=require("node:path");var fe=c(U(),1);function G(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,fe.isSameStart)(n,t.client.startedAt)}var Qe=c(Y(),1);var $=require("node:fs"),u=require("node:path"),le="solo",K=(e,t)=>(0,u.join)(e.replace(/\.jsonl$/,""),"subagents",`agent-${t}.jsonl`);function V(e,t){let n=(0,u.basename)(e,".jsonl");if(t===""||n!==`\
agent-${t}`)return;let r=dt((0,u.join)((0,u.dirname)(e),`${n}.meta.json`));if(!r)return;let{toolUseId:s,spawnDepth:i,worktreePath:a,worktreeBranch:o}=r;if(!(typeof s!="string"||i!==1))return typeof a!=
"string"?{toolUseId:s}:{toolUseId:s,worktree:{path:a,...typeof o=="string"?{branch:o}:{}}}}function dt(e){let t=(0,u.dirname)((0,u.dirname)((0,u.dirname)(e))),n=()=>mt(t).map(s=>(0,u.join)(t,s,"subagents",(0,u.basename)(e))),r=(0,$.existsSync)(e)?e:n().find(s=>(0,$.existsSync)(s));return r===
void 0?void 0:ft(r)}function ft(e){try{return JSON.parse((0,$.readFileSync)(e,"utf8"))}catch{return}}function mt(e){try{return(0,$.readdirSync)(e)}catch{return[]}}var Xe=c(Z(),1);var x=require("node:fs"),y=require("node:path"),Je=c(U(),1);var P=c(l(),1),lt={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function gt(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function ht({role:e,verdict:t}){let n=lt[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(s=>({from:n,text:s}))}}}function C(e){return e.tasks.flatMap(t=>gt(t).flatMap(n=>ht(n).map(({from:r,text:s})=>({
task:t,from:r,text:(0,P.oneLine)(s)}))))}function Se(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,P.oneLine)(
r.id),text:(0,P.oneLine)(r.message)}))),...C(e)]}var T=c(l(),1);function h(e){let t=(0,T.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,T.oneLine)(e.id)}: ${t}`}var ye=(e,t)=>(0,T.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),D=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,w=e=>e.doneBefore&&e.status==="pending";function E(e){return w(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function I(e){let t=[...w(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(T.oneLine)])]}
var S=e=>(0,T.oneLine)(e).slice(0,10),N=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var H=c(l(),1);function xe(e,t){let n=e.tasks.flatMap(r=>F(r).map(s=>({task:r,failure:s})));return n.sort((r,s)=>r.failure.at<s.failure.at?-1:r.failure.at>s.failure.at?1:0),n.slice(-t).map(({task:r,failure:s})=>({
task:r,failure:s,recovered:r.status==="approved",resolution:St(r,s)}))}var F=e=>e.attempts.flatMap(t=>t.failures);function St(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${S(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,H.oneLine)(e.override?.
who??"unknown")}: ${(0,H.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,H.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var L={execution:1,claim:1,artifacts:2,proof:2,review:3},p=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function yt(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.status===
"verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function ke(e,t){let n=t.status.toUpperCase(),r=yt(t),s=kt(e,t,r),i=$t(e,t,r),a=vt(e,t,r);return{gateStatus:n,step:xt(t,r),executor:s,verify:i,
architect:a}}function xt(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?L[t.stage]:e.attempts.at(-1)?.passed?
3:1}}function kt(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?p("running",r.failures.at(-1)?.at??r.startedAt):n&&
L[n.stage]===1?p(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?p(t.override?"skipped":"running",r.startedAt):p("success",$e(e,t)):{status:t.override?"skipped":"pending"}}function $e(e,t){return e.
tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function $t(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&L[n.stage]===
2?p("failed",n.at):r?.passed&&t.status!=="pending"?p("passed",wt(t)):t.override?p("skipped",t.override.at):t.status==="verifying"?p("running",$e(e,t)):{status:"pending"}}function wt(e){let t=e.lastResult,
n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function vt(e,t,n){if(t.decision)
return{status:"skipped"};let r=t.attempts.at(-1),s=t.reviews.findLast(a=>a.role==="architect");if(n&&L[n.stage]===3)return p("rejected",n.at);if(t.status==="reviewing"){let a=e.tickets.find(o=>o.task===
t.id&&o.role!=="spec-executor");return p("reviewing",a?.redeemedAt??a?.issuedAt??t.lastStepAt)}let i=s&&r&&s.at>=r.startedAt?s:void 0;return i?.verdict.decision==="approve"?p("approved",i.at):i?.verdict.
decision==="reject"?p("rejected",i.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var we=c(l(),1),d=e=>(0,we.oneLine)(e).replaceAll("<!","&lt;!"),ve=e=>d(e).replaceAll("|","\\|");var j=c(l(),1);var z=c(l(),1);function g(e){let t=Date.parse(e);return Number.isNaN(t)?(0,z.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var B=e=>/T(\d\d:\d\d:\d\d)/.exec(g(e))?.[1]??(0,z.oneLine)(e);
function Q(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function J(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${be(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${be(n%60)} min`}var be=e=>String(e).padStart(2,
"0");function Re(e){let{override:t}=e;if(!t)return;let n=h(e),r=(0,j.oneLine)(t.who),s=g(t.at),i=(0,j.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:i,skipped_by:r,
skipped_at:s,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:i,forced_by:r,forced_at:s,session:(0,j.oneLine)(t.session),prompt:(0,j.oneLine)(t.prompt),requires_manual_commit:!0}}var v=c(l(),1);function X(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[D(n)]+=1;return t}var bt=new Set(
["executing","verifying","reviewing"]),Rt=e=>bt.has(e.status);function ee(e){let t=X(e),n=e.tasks.filter(w).length,r=t.failed+t.escalated,s=t.approved,i=e.tasks.filter(o=>o.attempts.length>0),a=i.reduce(
(o,m)=>o+m.attempts.length,0);return{total:t.total,passed:s,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...s+r>0?{passRate:Math.round(100*s/(s+r))}:{},averageAttempts:i.length===0?0:Math.round(10*a/i.length)/10}}function te(e){let t=e.tasks.filter(Rt);if(t.length>0)return t;let s=e.tasks.filter(i=>i.lastStepAt!==
void 0).reduce((i,a)=>i&&(i.lastStepAt??"")>(a.lastStepAt??"")?i:a,void 0)??e.tasks.find(i=>!w(i));return s?[s]:[]}var ne=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var Tt=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
_t=new Set(["avg_attempts"]),At=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,qt=/^(?:true|false|null|yes|no|on|off|y|n)$/i,_e=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Te=e=>JSON.stringify(e).replace(
_e,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Ae(e,t){return typeof t=="number"&&_t.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Te(String(t)):typeof t=="\
boolean"?String(t):Tt.has(e)&&At.test(t)&&!qt.test(t)?t:Te(t)}function Ct(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(_e)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function Et(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let s=t.filter(i=>i!==void 0);return s.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...s.flatMap(i=>Ft(e,i,`${n}  `))]}if(typeof t=="obj\
ect"){let s=re(t,`${n}  `);return s.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...s]}let r=typeof t=="string"?Ct(t,n):void 0;return[`${n}${e}: ${r??Ae(e,t)}`]}function Ft(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Ae(e,t)}`];let[r,...s]=re(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...s]}var re=(e,t)=>Object.
entries(e).flatMap(([n,r])=>Et(n,r,t)),qe=e=>re(e,"").join(`
`);var jt=10;function Ce(e){return`${[Mt(e),...te(e).map(n=>Ot(e,n)),`## Gate Statistics

${W(It(e))}`,`## Recent Failures

${W({recent_failures:Nt(e)})}`,Ht(e),Lt(e),Bt(e)].filter(n=>n!=="").join(`

`)}
`}var W=e=>`\`\`\`yaml
${qe(e)}
\`\`\``;function Mt(e){let t=ee(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,v.oneLine)(e.cause)})`;return[d(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,v.oneLine)(e.id)} is ${e.state}${r}, as of ${g(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function Ot(e,t){let n=ke(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,s="#".repeat(r)+"-".repeat(8-r);return[d(`## Current Task: ${h(t)}`),`Gate Progress: [${s}] Step ${n.step}/3`,
[se("Step 1: Executor ",n.executor),se("Step 2: Verify   ",n.verify),se("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,W({current_task:Dt(e,t,n)})].join(`

`)}var Pt={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function se(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${B(t.at)})`;return`[${Pt[t.status]??" "}] ${e}   - ${n}${r}`}function Dt(e,t,n){return{name:h(t),phase:t.phase===void 0?void 0:(0,v.oneLine)(t.phase),plan:ye(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&g(t.startedAt),last_step_at:t.lastStepAt&&g(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:ne(e,t),previous_failures:F(t).map(r=>`${r.type}: ${(0,v.oneLine)(r.reason)}`)}}function It(e){let t=ee(e),[n]=te(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:h(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var Nt=e=>xe(e,jt).map(({task:t,failure:n,recovered:r,resolution:s})=>({
task:h(t),attempt:n.attempt,failure_type:n.type,error:(0,v.oneLine)(n.reason),recovered:r,resolution:s}));function Ht(e){let t=e.tasks.flatMap(n=>Re(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${W({tasks:t})}`}function Lt(e){let t=Se(e).map(({task:r,from:s,text:i})=>d(`- ${h(r)}: ${i} [${s}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,v.oneLine)(r)}`);return`## \
Concerns

${[...t,...n].join(`
`)||"none"}`}function Bt(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${ne(e,n)}`,s=I(n);return`- ${d(h(n))}: ${E(n)}${r}${s.length>0?` [${s.join(", ")}]`:""}`}).join(`
`)||"none"}`}var _=c(l(),1);function Ee(e){let t=o=>e.tasks.filter(o).map(m=>(0,_.oneLine)(m.id)).join(", "),n=t(o=>o.status==="skipped"&&!o.override?.adopted),r=t(o=>o.status==="forced"&&!o.override?.adopted),s=e.
tasks.filter(o=>o.pausedFor!==void 0),i=[...new Set(C(e).map(({task:o})=>(0,_.oneLine)(o.id)))].join(", "),a=t(w);return[...s.map(o=>Wt(e,o)),...Ut(e),...r===""?[]:[`fix the task or the verification o\
f ${r}, then /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...Jt(e),...i===
""?[]:[`answer the review findings on ${i}`],...a===""?[]:[`${a} was ticked before the run and no gate has looked at it`],...Gt(e)]}function Jt(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,
to:n,count:r})=>`look at ${N(r,"commit")} that no executor made (git log ${S(t)}..${S(n)}); the approved ref stops before them until /ultraplan:adopt --commits`)}function Wt({state:e},t){let n=(0,_.oneLine)(
t.id),r=(0,_.oneLine)(t.pausedFor?.reason??""),s=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${s}`:`decide on task ${n} (${r}): /ultraplan:retry --task ${n}\
 tries again, ${s}`}function Ut(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume\
 goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,_.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function Gt(e){return e.tasks.some(n=>n.status===
"approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${S(e.base)}..${S(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved \
task again from its commit"]:[]}var f=c(l(),1);function ie(e){let t=n=>e.tasks.filter(n).map(r=>(0,f.oneLine)(r.id));return{run:(0,f.oneLine)(e.id),spec:(0,f.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,f.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Q(e.startedAt,e.endedAt??e.lastAt)??0,totals:X(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.some(
({claims:r})=>r>1)),skipped:Fe(e,"skipped"),forced:Fe(e,"forced"),outstanding:C(e).map(({task:n,from:r,text:s})=>({task:(0,f.oneLine)(n.id),from:r,finding:s})),tasks:e.tasks.map(Yt),next:Ee(e)}}function Fe(e,t){
return e.tasks.flatMap(({id:n,title:r,override:s})=>s?.kind===t?[{id:(0,f.oneLine)(n),title:(0,f.oneLine)(r),who:(0,f.oneLine)(s.who),at:s.at,reason:(0,f.oneLine)(s.reason)}]:[])}function Yt(e){let t=Q(
e.startedAt,e.lastStepAt);return{id:(0,f.oneLine)(e.id),title:(0,f.oneLine)(e.title),status:D(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:F(e).length,...t===void 0?
{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:I(e)}}var Qn=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
"\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].join("")}]|\\p{Emoji_Presentation})$`,"u");var je=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${B(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Me(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,s=e.tasks.filter(o=>o.flags.includes("done-before")).length,i=[`${t.approved} of ${N(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...s>0?[`${s} done before`]:[]],a=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${a} after ${J(e.durationMs)}: ${i.join(", ")}`}function Oe(e){let t=ie(e),n=(i,a)=>a.length===0?"":`## ${i}

${a.map(o=>`- ${d(o)}`).join(`
`)}`,r=t.tasks.map((i,a)=>{let o=e.tasks[a];return`| ${[i.id,i.title,o?E(o):i.status,String(i.attempts),i.durationMs===void 0?"":J(i.durationMs),i.commit===void 0?"":S(i.commit),i.flags.join(", ")].map(
ve).join(" | ")} |`});return`${[`# ${d(`Summary: ${t.spec}`)}`,d(Me(t)),t.forced.map(i=>`> ${d(je(i))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:i,title:a,who:o,at:m,reason:M})=>`${i} ${a}: ${M} (${o}, ${g(m)}); requires a manual commit`)),n("Forced",t.forced.map(({id:i,title:a,who:o,at:m})=>`${i}\
 ${a} (forced) by ${o}, ${g(m)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:i,from:a,finding:o})=>`${i}: ${o} [${a}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((i,a)=>`${a+1}. ${d(i)}`).join(`
`)}`].filter(i=>i!=="").join(`

`)}
`}var b=require("node:fs"),Ie=require("node:path"),oe=c(De(),1);function Ne(e,t){try{Kt(e,t)}catch{}}function Kt(e,t){let n=(0,Ie.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",s=`refs/he\
ads/${e.branch}`,i=Vt(n);if(!r){i!==s&&(0,b.writeFileSync)(n,s);return}if(i!==s)return;let a=(0,oe.tryGit)(e.root,["rev-list","--max-count=1",s,"--not",e.approvedHead,"--"]),o=(0,oe.tryGit)(e.root,["r\
ev-parse","--verify","--quiet",`${s}^{commit}`])?.trim();a?.trim()===""||o===void 0?(0,b.rmSync)(n,{force:!0}):(0,b.writeFileSync)(n,o)}function Vt(e){try{return(0,b.readFileSync)(e,"utf8")}catch{return}}var He=(...e)=>require("node:crypto").createHash(...e);var A=require("node:fs"),ce=require("node:path"),Zt=e=>He("sha256").update(e).digest("hex"),ae=e=>(0,ce.join)(e,".state-digest"),zt=13e3;function Le(e,t){try{let n=Qt(ae(e));n&&n.length>zt&&(0,A.writeFileSync)(
ae(e),n.subarray(n.length/2)),(0,A.appendFileSync)(ae(e),`${Zt(t)}
`)}catch{}}function Qt(e){try{return(0,A.readFileSync)(e)}catch{return}}function We(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,y.join)(t,"STATE.md"):(0,y.join)(e.root,(0,y.dirname)(n),"STATE.md")}var Xt=(e,t)=>(0,y.join)((0,y.dirname)(We(e,t)),"SUMM\
ARY.md");function Ue(e,t){let n=Ce(e);Le(t,n),Be(We(e,t),n,t),Ne(e,t),(e.state==="finished"||e.state==="cancelled")&&Be(Xt(e,t),Oe(e),t)}function Be(e,t,n){let r=(0,y.join)(n,`.view-${(0,Je.thisProcess)().
pid}`);try{(0,x.writeFileSync)(r,t);try{(0,x.renameSync)(r,e)}catch{(0,x.copyFileSync)(r,e)}}catch{}finally{(0,x.rmSync)(r,{force:!0})}}var k=require("node:fs"),Ke=require("node:path"),ue=c(Ye(),1);var en=c(Y(),1);var Ve=c(Z(),1);function Ze(e,t){let n=(0,Ve.dueFile)(t,e.session),s=e.tickets.flatMap(i=>(0,ue.dueAt)(e,i)??[]).sort((i,a)=>i.getTime()-a.getTime())[0];if(!s){(0,k.rmSync)(n,{force:!0});return}(0,k.mkdirSync)(
(0,Ke.dirname)(n),{recursive:!0,mode:448}),(0,k.writeFileSync)(n,"",{mode:384}),(0,k.utimesSync)(n,s,s)}function et(e,t){nn(e,t,(n,r)=>{let s=tn(r,n);if(!s)return[];let{tool:i,what:a,rule:o}=s;return[{type:"permission_denied",ticket:n.id,call:{tool:i,what:a,rule:o},by:"answer"}]})}var tn=(e,t)=>e.tasks.
find(n=>n.waiting?.ticket===t.id)?.waiting;function nn(e,t,n){let r=(0,Qe.openActiveRun)(e.home,e.id);if(!r||!G(r.run,e))return;let s=rn(r,t);if(s===void 0)return;let{state:i,events:a}=r.journal.update(
o=>{let m=o?.tickets.find(M=>M.toolUseId===s&&!M.judging);return o&&m?n(m,o):[]});i&&(sn(i,e.home),a.length!==0&&(Ze(i,e.home),Ue(i,r.dir)))}function rn(e,{agentId:t,transcript:n}){return t===void 0?e.
run.solo?le:void 0:V(K(n,t),t)?.toolUseId}function sn(e,t){let n=(0,Xe.askingFile)(t,e.session);if(!e.tasks.some(r=>r.waiting)){(0,q.rmSync)(n,{force:!0});return}(0,q.mkdirSync)((0,ze.dirname)(n),{recursive:!0,
mode:448}),(0,q.writeFileSync)(n,"",{mode:384})}var nt=e=>({...e.agent_id?{agentId:e.agent_id}:{},transcript:tt(e.transcript_path),tool:tt(e.tool_name),input:e.tool_input??{}}),tt=e=>typeof e=="string"?e:"";var rt={kind:"pass"};var on=(e,{session:t})=>(et(t,nt(e)),rt);0&&(module.exports={hook});
