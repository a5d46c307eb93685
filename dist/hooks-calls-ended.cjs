const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var it=Object.create;var P=Object.defineProperty;var ot=Object.getOwnPropertyDescriptor;var at=Object.getOwnPropertyNames;var ct=Object.getPrototypeOf,ut=Object.prototype.hasOwnProperty;var T=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},pt=(e,t)=>{for(var n in t)P(e,n,{get:t[n],enumerable:!0})},pe=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let s of at(t))!ut.call(e,s)&&s!==n&&P(e,s,{get:()=>t[s],enumerable:!(r=ot(t,s))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?it(ct(e)):{},pe(t||!e||!e.__esModule?P(n,"default",{value:e,enumerable:!0}):n,e)),dt=e=>pe(P({},"__esModule",{value:!0}),e);var G=T((dn,de)=>{de.exports=require("./open-run.cjs").io_process_ref});var Y=T((Sn,me)=>{me.exports=require("./open-run.cjs").engine_open_run});var Z=T((xn,ge)=>{ge.exports=require("./open-run.cjs").engine_places});var m=T((kn,he)=>{he.exports=require("./open-run.cjs").view_terminal});var Ie=T((hr,De)=>{De.exports=require("./open-run.cjs").io_git});var Ke=T((Tr,Ye)=>{Ye.exports=require("./open-run.cjs").run_time_limit});var un={};pt(un,{hook:()=>cn});module.exports=dt(un);var q=require("node:fs"),Qe=require("node:path");var fe=c(G(),1);function U(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,fe.isSameStart)(n,t.client.startedAt)}var Xe=c(Y(),1);var w=require("node:fs"),u=require("node:path"),le="solo",K=(e,t)=>(0,u.join)(e.replace(/\.jsonl$/,""),"subagents",`agent-${t}.jsonl`);function V(e,t){let n=(0,u.basename)(e,".jsonl");if(t===""||n!==`\
agent-${t}`)return;let r=ft((0,u.join)((0,u.dirname)(e),`${n}.meta.json`));if(!r)return;let{toolUseId:s,spawnDepth:i,worktreePath:o,worktreeBranch:a}=r;if(!(typeof s!="string"||i!==1))return typeof o!=
"string"?{toolUseId:s}:{toolUseId:s,worktree:{path:o,...typeof a=="string"?{branch:a}:{}}}}function ft(e){let t=(0,u.dirname)((0,u.dirname)((0,u.dirname)(e))),n=()=>lt(t).map(s=>(0,u.join)(t,s,"subagents",(0,u.basename)(e))),r=(0,w.existsSync)(e)?e:n().find(s=>(0,w.existsSync)(s));return r===
void 0?void 0:mt(r)}function mt(e){try{return JSON.parse((0,w.readFileSync)(e,"utf8"))}catch{return}}function lt(e){try{return(0,w.readdirSync)(e)}catch{return[]}}var et=c(Z(),1);var k=require("node:fs"),x=require("node:path"),We=c(G(),1);var O=c(m(),1),gt={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function ht(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function St({role:e,verdict:t}){let n=gt[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(s=>({from:n,text:s}))}}}function C(e){return e.tasks.flatMap(t=>ht(t).flatMap(n=>St(n).map(({from:r,text:s})=>({
task:t,from:r,text:(0,O.oneLine)(s)}))))}function Se(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,O.oneLine)(
r.id),text:(0,O.oneLine)(r.message)}))),...C(e)]}var _=c(m(),1);function h(e){let t=(0,_.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,_.oneLine)(e.id)}: ${t}`}var ye=(e,t)=>(0,_.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),D=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,b=e=>e.doneBefore&&e.status==="pending";function E(e){return b(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function I(e){let t=[...b(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(_.oneLine)])]}
var S=e=>(0,_.oneLine)(e).slice(0,10),N=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var H=c(m(),1);function xe(e,t){let n=e.tasks.flatMap(r=>F(r).map(s=>({task:r,failure:s})));return n.sort((r,s)=>r.failure.at<s.failure.at?-1:r.failure.at>s.failure.at?1:0),n.slice(-t).map(({task:r,failure:s})=>({
task:r,failure:s,recovered:r.status==="approved",resolution:yt(r,s)}))}var F=e=>e.attempts.flatMap(t=>t.failures);function yt(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${S(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,H.oneLine)(e.override?.
who??"unknown")}: ${(0,H.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,H.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var L={execution:1,claim:1,artifacts:2,proof:2,review:3},p=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function xt(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.status===
"verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function ke(e,t){let n=t.status.toUpperCase(),r=xt(t),s=$t(e,t,r),i=wt(e,t,r),o=vt(e,t,r);return{gateStatus:n,step:kt(t,r),executor:s,verify:i,
architect:o}}function kt(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?L[t.stage]:e.attempts.at(-1)?.passed?
3:1}}function $t(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?p("running",r.failures.at(-1)?.at??r.startedAt):n&&
L[n.stage]===1?p(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?p(t.override?"skipped":"running",r.startedAt):p("success",$e(e,t)):{status:t.override?"skipped":"pending"}}function $e(e,t){return e.
tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function wt(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&L[n.stage]===
2?p("failed",n.at):r?.passed&&t.status!=="pending"?p("passed",bt(t)):t.override?p("skipped",t.override.at):t.status==="verifying"?p("running",$e(e,t)):{status:"pending"}}function bt(e){let t=e.lastResult,
n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function vt(e,t,n){if(t.decision)
return{status:"skipped"};let r=t.attempts.at(-1),s=t.reviews.findLast(o=>o.role==="architect");if(n&&L[n.stage]===3)return p("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(a=>a.task===
t.id&&a.role!=="spec-executor");return p("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let i=s&&r&&s.at>=r.startedAt?s:void 0;return i?.verdict.decision==="approve"?p("approved",i.at):i?.verdict.
decision==="reject"?p("rejected",i.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var we=c(m(),1),d=e=>(0,we.oneLine)(e).replaceAll("<!","&lt;!"),be=e=>d(e).replaceAll("|","\\|");var j=c(m(),1);var z=c(m(),1);function l(e){let t=Date.parse(e);return Number.isNaN(t)?(0,z.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var B=e=>/T(\d\d:\d\d:\d\d)/.exec(l(e))?.[1]??(0,z.oneLine)(e);
function Q(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function J(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${ve(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${ve(n%60)} min`}var ve=e=>String(e).padStart(2,
"0");function Re(e){let{override:t}=e;if(!t)return;let n=h(e),r=(0,j.oneLine)(t.who),s=l(t.at),i=(0,j.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:i,skipped_by:r,
skipped_at:s,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:i,forced_by:r,forced_at:s,session:(0,j.oneLine)(t.session),prompt:(0,j.oneLine)(t.prompt),requires_manual_commit:!0}}var v=c(m(),1);function X(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[D(n)]+=1;return t}var Rt=new Set(
["executing","verifying","reviewing"]),Tt=e=>Rt.has(e.status);function ee(e){let t=X(e),n=e.tasks.filter(b).length,r=t.failed+t.escalated,s=t.approved,i=e.tasks.filter(a=>a.attempts.length>0),o=i.reduce(
(a,g)=>a+g.attempts.length,0);return{total:t.total,passed:s,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...s+r>0?{passRate:Math.round(100*s/(s+r))}:{},averageAttempts:i.length===0?0:Math.round(10*o/i.length)/10}}function te(e){let t=e.tasks.filter(Tt);if(t.length>0)return t;let s=e.tasks.filter(i=>i.lastStepAt!==
void 0).reduce((i,o)=>i&&(i.lastStepAt??"")>(o.lastStepAt??"")?i:o,void 0)??e.tasks.find(i=>!b(i));return s?[s]:[]}var ne=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var _t=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
At=new Set(["avg_attempts"]),qt=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,Ct=/^(?:true|false|null|yes|no|on|off|y|n)$/i,_e=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Te=e=>JSON.stringify(e).replace(
_e,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Ae(e,t){return typeof t=="number"&&At.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Te(String(t)):typeof t=="\
boolean"?String(t):_t.has(e)&&qt.test(t)&&!Ct.test(t)?t:Te(t)}function Et(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(_e)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function Ft(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let s=t.filter(i=>i!==void 0);return s.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...s.flatMap(i=>jt(e,i,`${n}  `))]}if(typeof t=="obj\
ect"){let s=re(t,`${n}  `);return s.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...s]}let r=typeof t=="string"?Et(t,n):void 0;return[`${n}${e}: ${r??Ae(e,t)}`]}function jt(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Ae(e,t)}`];let[r,...s]=re(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...s]}var re=(e,t)=>Object.
entries(e).flatMap(([n,r])=>Ft(n,r,t)),qe=e=>re(e,"").join(`
`);var Mt=10;function Ce(e){return`${[Pt(e),...te(e).map(n=>Ot(e,n)),`## Gate Statistics

${W(Nt(e))}`,`## Recent Failures

${W({recent_failures:Ht(e)})}`,Lt(e),Bt(e),Jt(e)].filter(n=>n!=="").join(`

`)}
`}var W=e=>`\`\`\`yaml
${qe(e)}
\`\`\``;function Pt(e){let t=ee(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,v.oneLine)(e.cause)})`;return[d(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,v.oneLine)(e.id)} is ${e.state}${r}, as of ${l(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function Ot(e,t){let n=ke(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,s="#".repeat(r)+"-".repeat(8-r);return[d(`## Current Task: ${h(t)}`),`Gate Progress: [${s}] Step ${n.step}/3`,
[se("Step 1: Executor ",n.executor),se("Step 2: Verify   ",n.verify),se("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,W({current_task:It(e,t,n)})].join(`

`)}var Dt={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function se(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${B(t.at)})`;return`[${Dt[t.status]??" "}] ${e}   - ${n}${r}`}function It(e,t,n){return{name:h(t),phase:t.phase===void 0?void 0:(0,v.oneLine)(t.phase),plan:ye(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&l(t.startedAt),last_step_at:t.lastStepAt&&l(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:ne(e,t),previous_failures:F(t).map(r=>`${r.type}: ${(0,v.oneLine)(r.reason)}`)}}function Nt(e){let t=ee(e),[n]=te(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:h(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var Ht=e=>xe(e,Mt).map(({task:t,failure:n,recovered:r,resolution:s})=>({
task:h(t),attempt:n.attempt,failure_type:n.type,error:(0,v.oneLine)(n.reason),recovered:r,resolution:s}));function Lt(e){let t=e.tasks.flatMap(n=>Re(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${W({tasks:t})}`}function Bt(e){let t=Se(e).map(({task:r,from:s,text:i})=>d(`- ${h(r)}: ${i} [${s}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,v.oneLine)(r)}`);return`## \
Concerns

${[...t,...n].join(`
`)||"none"}`}function Jt(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${ne(e,n)}`,s=I(n);return`- ${d(h(n))}: ${E(n)}${r}${s.length>0?` [${s.join(", ")}]`:""}`}).join(`
`)||"none"}`}var y=c(m(),1);function Fe(e){let t=o=>e.tasks.filter(o).map(a=>(0,y.oneLine)(a.id)).join(", "),n=o=>e.tasks.filter(a=>a.status===o&&!a.override?.adopted),r=e.tasks.filter(o=>o.pausedFor!==void 0),s=[
...new Set(C(e).map(({task:o})=>(0,y.oneLine)(o.id)))].join(", "),i=t(b);return[...r.map(o=>Ut(e,o)),...Yt(e),...[...n("forced"),...n("skipped")].map(o=>Wt(e,o)),...Gt(e),...s===""?[]:[`answer the rev\
iew findings on ${s}`],...i===""?[]:[`${i} was ticked before the run and no gate has looked at it`],...Kt(e)]}function Wt({state:e},t){let n=(0,y.oneLine)(t.id);return t.status==="forced"&&e!=="cancel\
led"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ul\
traplan:adopt --task ${n}`}var Ee=3;function Gt(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:s})=>{let i=s.slice(0,Ee).map(y.oneLine).join(", ");return`look at ${N(r,
"commit")} that no executor made (${i}${s.length>Ee?" and others":""}): git log ${S(t)}..${S(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function Ut({state:e},t){
let n=(0,y.oneLine)(t.id),r=(0,y.oneLine)(t.pausedFor?.reason??""),s=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${s}`:`decide on task ${n} (${r}): /ultr\
aplan:retry --task ${n} tries again, ${s}`}function Yt(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==void 0)?
["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,y.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[`/ultra\
plan:implement ${(0,y.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function Kt(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${S(e.base)}..${S(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var f=c(m(),1);function ie(e){let t=n=>e.tasks.filter(n).map(r=>(0,f.oneLine)(r.id));return{run:(0,f.oneLine)(e.id),spec:(0,f.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,f.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Q(e.startedAt,e.endedAt??e.lastAt)??0,totals:X(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.some(
({claims:r})=>r>1)),skipped:je(e,"skipped"),forced:je(e,"forced"),outstanding:C(e).map(({task:n,from:r,text:s})=>({task:(0,f.oneLine)(n.id),from:r,finding:s})),tasks:e.tasks.map(Vt),next:Fe(e)}}function je(e,t){
return e.tasks.flatMap(({id:n,title:r,override:s})=>s?.kind===t?[{id:(0,f.oneLine)(n),title:(0,f.oneLine)(r),who:(0,f.oneLine)(s.who),at:s.at,reason:(0,f.oneLine)(s.reason)}]:[])}function Vt(e){let t=Q(
e.startedAt,e.lastStepAt);return{id:(0,f.oneLine)(e.id),title:(0,f.oneLine)(e.title),status:D(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:F(e).length,...t===void 0?
{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:I(e)}}var er=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
"\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].join("")}]|\\p{Emoji_Presentation})$`,"u");var Me=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${B(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Pe(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,s=e.tasks.filter(a=>a.flags.includes("done-before")).length,i=[`${t.approved} of ${N(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...s>0?[`${s} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${J(e.durationMs)}: ${i.join(", ")}`}function Oe(e){let t=ie(e),n=(i,o)=>o.length===0?"":`## ${i}

${o.map(a=>`- ${d(a)}`).join(`
`)}`,r=t.tasks.map((i,o)=>{let a=e.tasks[o];return`| ${[i.id,i.title,a?E(a):i.status,String(i.attempts),i.durationMs===void 0?"":J(i.durationMs),i.commit===void 0?"":S(i.commit),i.flags.join(", ")].map(
be).join(" | ")} |`});return`${[`# ${d(`Summary: ${t.spec}`)}`,d(Pe(t)),t.forced.map(i=>`> ${d(Me(i))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:i,title:o,who:a,at:g,reason:M})=>`${i} ${o}: ${M} (${a}, ${l(g)}); requires a manual commit`)),n("Forced",t.forced.map(({id:i,title:o,who:a,at:g})=>`${i}\
 ${o} (forced) by ${a}, ${l(g)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:i,from:o,finding:a})=>`${i}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((i,o)=>`${o+1}. ${d(i)}`).join(`
`)}`].filter(i=>i!=="").join(`

`)}
`}var R=require("node:fs"),Ne=require("node:path"),oe=c(Ie(),1);function He(e,t){try{Zt(e,t)}catch{}}function Zt(e,t){let n=(0,Ne.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",s=`refs/he\
ads/${e.branch}`,i=zt(n);if(!r){i!==s&&(0,R.writeFileSync)(n,s);return}if(i!==s)return;let o=(0,oe.tryGit)(e.root,["rev-list","--max-count=1",s,"--not",e.approvedHead,"--"]),a=(0,oe.tryGit)(e.root,["r\
ev-parse","--verify","--quiet",`${s}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,R.rmSync)(n,{force:!0}):(0,R.writeFileSync)(n,a)}function zt(e){try{return(0,R.readFileSync)(e,"utf8")}catch{return}}var Le=(...e)=>require("node:crypto").createHash(...e);var A=require("node:fs"),ce=require("node:path"),Qt=e=>Le("sha256").update(e).digest("hex"),ae=e=>(0,ce.join)(e,".state-digest"),Xt=13e3;function Be(e,t){try{let n=en(ae(e));n&&n.length>Xt&&(0,A.writeFileSync)(
ae(e),n.subarray(n.length/2)),(0,A.appendFileSync)(ae(e),`${Qt(t)}
`)}catch{}}function en(e){try{return(0,A.readFileSync)(e)}catch{return}}function Ge(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,x.join)(t,"STATE.md"):(0,x.join)(e.root,(0,x.dirname)(n),"STATE.md")}var tn=(e,t)=>(0,x.join)((0,x.dirname)(Ge(e,t)),"SUMM\
ARY.md");function Ue(e,t){let n=Ce(e);Be(t,n),Je(Ge(e,t),n,t),He(e,t),(e.state==="finished"||e.state==="cancelled")&&Je(tn(e,t),Oe(e),t)}function Je(e,t,n){let r=(0,x.join)(n,`.view-${(0,We.thisProcess)().
pid}`);try{(0,k.writeFileSync)(r,t);try{(0,k.renameSync)(r,e)}catch{(0,k.copyFileSync)(r,e)}}catch{}finally{(0,k.rmSync)(r,{force:!0})}}var $=require("node:fs"),Ve=require("node:path"),ue=c(Ke(),1);var nn=c(Y(),1);var Ze=c(Z(),1);function ze(e,t){let n=(0,Ze.dueFile)(t,e.session),s=e.tickets.flatMap(i=>(0,ue.dueAt)(e,i)??[]).sort((i,o)=>i.getTime()-o.getTime())[0];if(!s){(0,$.rmSync)(n,{force:!0});return}(0,$.mkdirSync)(
(0,Ve.dirname)(n),{recursive:!0,mode:448}),(0,$.writeFileSync)(n,"",{mode:384}),(0,$.utimesSync)(n,s,s)}function tt(e,t){sn(e,t,(n,r)=>{let s=rn(r,n);if(!s)return[];let{tool:i,what:o,rule:a}=s;return[{type:"permission_denied",ticket:n.id,call:{tool:i,what:o,rule:a},by:"answer"}]})}var rn=(e,t)=>e.tasks.
find(n=>n.waiting?.ticket===t.id)?.waiting;function sn(e,t,n){let r=(0,Xe.openActiveRun)(e.home,e.id);if(!r||!U(r.run,e))return;let s=on(r,t);if(s===void 0)return;let{state:i,events:o}=r.journal.update(
a=>{let g=a?.tickets.find(M=>M.toolUseId===s&&!M.judging);return a&&g?n(g,a):[]});i&&(an(i,e.home),o.length!==0&&(ze(i,e.home),Ue(i,r.dir)))}function on(e,{agentId:t,transcript:n}){return t===void 0?e.
run.solo?le:void 0:V(K(n,t),t)?.toolUseId}function an(e,t){let n=(0,et.askingFile)(t,e.session);if(!e.tasks.some(r=>r.waiting)){(0,q.rmSync)(n,{force:!0});return}(0,q.mkdirSync)((0,Qe.dirname)(n),{recursive:!0,
mode:448}),(0,q.writeFileSync)(n,"",{mode:384})}var rt=e=>({...e.agent_id?{agentId:e.agent_id}:{},transcript:nt(e.transcript_path),tool:nt(e.tool_name),input:e.tool_input??{}}),nt=e=>typeof e=="string"?e:"";var st={kind:"pass"};var cn=(e,{session:t})=>(tt(t,rt(e)),st);0&&(module.exports={hook});
