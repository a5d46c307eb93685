const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var ut=Object.create;var P=Object.defineProperty;var pt=Object.getOwnPropertyDescriptor;var dt=Object.getOwnPropertyNames;var ft=Object.getPrototypeOf,mt=Object.prototype.hasOwnProperty;var w=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},lt=(e,t)=>{for(var n in t)P(e,n,{get:t[n],enumerable:!0})},de=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let s of dt(t))!mt.call(e,s)&&s!==n&&P(e,s,{get:()=>t[s],enumerable:!(r=pt(t,s))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?ut(ft(e)):{},de(t||!e||!e.__esModule?P(n,"default",{value:e,enumerable:!0}):n,e)),gt=e=>de(P({},"__esModule",{value:!0}),e);var G=w((yn,fe)=>{fe.exports=require("./open-run.cjs").io_process_ref});var ge=w(($n,le)=>{le.exports=require("./plan-needed-rules.cjs")});var K=w((vn,Se)=>{Se.exports=require("./open-run.cjs").engine_open_run});var z=w((Tn,xe)=>{xe.exports=require("./open-run.cjs").engine_places});var m=w((_n,ke)=>{ke.exports=require("./open-run.cjs").view_terminal});var Be=w((br,Le)=>{Le.exports=require("./open-run.cjs").io_git});var Qe=w((jr,ze)=>{ze.exports=require("./open-run.cjs").run_time_limit});var hn={};lt(hn,{hook:()=>gn});module.exports=gt(hn);var q=require("node:fs"),nt=require("node:path");var me=c(G(),1);function U(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,me.isSameStart)(n,t.client.startedAt)}var Y=e=>`Bash(${e.replace(/[\\()]/g,"\\$&")})`;var ht=300;async function he({tool:e,input:t,suggestions:n}){let r=[t.command,t.file_path,t.url].find(s=>typeof s=="string");return{tool:e,what:(r===void 0?JSON.stringify(t):String(r)).slice(0,ht),rule:St(
n)??await xt(e,t)}}function St(e){if(!Array.isArray(e))return;let n=e.flatMap(r=>Array.isArray(r?.rules)?r.rules:[]).flatMap(({toolName:r,ruleContent:s})=>typeof r!="string"?[]:typeof s!="string"?[r]:
[Y(s).replace(/^Bash/,r)]);return n.length>0?n.join(", "):void 0}var yt=new Set(["Write","Edit","MultiEdit","NotebookEdit"]);async function xt(e,t){if(yt.has(e))return"permissions.defaultMode: acceptE\
dits";if(e!=="Bash"||typeof t.command!="string")return e;let{rulesForCommand:n}=await Promise.resolve().then(()=>c(ge(),1));return n(t.command).join(", ")||Y(t.command)}var rt=c(K(),1);var b=require("node:fs"),u=require("node:path"),ye="solo",V=(e,t)=>(0,u.join)(e.replace(/\.jsonl$/,""),"subagents",`agent-${t}.jsonl`);function Z(e,t){let n=(0,u.basename)(e,".jsonl");if(t===""||n!==`\
agent-${t}`)return;let r=kt((0,u.join)((0,u.dirname)(e),`${n}.meta.json`));if(!r)return;let{toolUseId:s,spawnDepth:i,worktreePath:o,worktreeBranch:a}=r;if(!(typeof s!="string"||i!==1))return typeof o!=
"string"?{toolUseId:s}:{toolUseId:s,worktree:{path:o,...typeof a=="string"?{branch:a}:{}}}}function kt(e){let t=(0,u.dirname)((0,u.dirname)((0,u.dirname)(e))),n=()=>wt(t).map(s=>(0,u.join)(t,s,"subagents",(0,u.basename)(e))),r=(0,b.existsSync)(e)?e:n().find(s=>(0,b.existsSync)(s));return r===
void 0?void 0:$t(r)}function $t(e){try{return JSON.parse((0,b.readFileSync)(e,"utf8"))}catch{return}}function wt(e){try{return(0,b.readdirSync)(e)}catch{return[]}}var st=c(z(),1);var k=require("node:fs"),x=require("node:path"),Ke=c(G(),1);var O=c(m(),1),bt={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function vt(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function Rt({role:e,verdict:t}){let n=bt[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(s=>({from:n,text:s}))}}}function C(e){return e.tasks.flatMap(t=>vt(t).flatMap(n=>Rt(n).map(({from:r,text:s})=>({
task:t,from:r,text:(0,O.oneLine)(s)}))))}function $e(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,O.oneLine)(
r.id),text:(0,O.oneLine)(r.message)}))),...C(e)]}var _=c(m(),1);function h(e){let t=(0,_.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,_.oneLine)(e.id)}: ${t}`}var we=(e,t)=>(0,_.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),D=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,v=e=>e.doneBefore&&e.status==="pending";function E(e){return v(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function I(e){let t=[...v(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(_.oneLine)])]}
var S=e=>(0,_.oneLine)(e).slice(0,10),N=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var H=c(m(),1);function be(e,t){let n=e.tasks.flatMap(r=>F(r).map(s=>({task:r,failure:s})));return n.sort((r,s)=>r.failure.at<s.failure.at?-1:r.failure.at>s.failure.at?1:0),n.slice(-t).map(({task:r,failure:s})=>({
task:r,failure:s,recovered:r.status==="approved",resolution:Tt(r,s)}))}var F=e=>e.attempts.flatMap(t=>t.failures);function Tt(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${S(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,H.oneLine)(e.override?.
who??"unknown")}: ${(0,H.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,H.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var L={execution:1,claim:1,artifacts:2,proof:2,review:3},p=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function _t(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.status===
"verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function ve(e,t){let n=t.status.toUpperCase(),r=_t(t),s=qt(e,t,r),i=Ct(e,t,r),o=Ft(e,t,r);return{gateStatus:n,step:At(t,r),executor:s,verify:i,
architect:o}}function At(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?L[t.stage]:e.attempts.at(-1)?.passed?
3:1}}function qt(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?p("running",r.failures.at(-1)?.at??r.startedAt):n&&
L[n.stage]===1?p(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?p(t.override?"skipped":"running",r.startedAt):p("success",Re(e,t)):{status:t.override?"skipped":"pending"}}function Re(e,t){return e.
tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Ct(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&L[n.stage]===
2?p("failed",n.at):r?.passed&&t.status!=="pending"?p("passed",Et(t)):t.override?p("skipped",t.override.at):t.status==="verifying"?p("running",Re(e,t)):{status:"pending"}}function Et(e){let t=e.lastResult,
n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function Ft(e,t,n){if(t.decision)
return{status:"skipped"};let r=t.attempts.at(-1),s=t.reviews.findLast(o=>o.role==="architect");if(n&&L[n.stage]===3)return p("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(a=>a.task===
t.id&&a.role!=="spec-executor");return p("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let i=s&&r&&s.at>=r.startedAt?s:void 0;return i?.verdict.decision==="approve"?p("approved",i.at):i?.verdict.
decision==="reject"?p("rejected",i.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Te=c(m(),1),d=e=>(0,Te.oneLine)(e).replaceAll("<!","&lt;!"),_e=e=>d(e).replaceAll("|","\\|");var j=c(m(),1);var Q=c(m(),1);function l(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Q.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var B=e=>/T(\d\d:\d\d:\d\d)/.exec(l(e))?.[1]??(0,Q.oneLine)(e);
function X(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function J(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Ae(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Ae(n%60)} min`}var Ae=e=>String(e).padStart(2,
"0");function qe(e){let{override:t}=e;if(!t)return;let n=h(e),r=(0,j.oneLine)(t.who),s=l(t.at),i=(0,j.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:i,skipped_by:r,
skipped_at:s,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:i,forced_by:r,forced_at:s,session:(0,j.oneLine)(t.session),prompt:(0,j.oneLine)(t.prompt),requires_manual_commit:!0}}var R=c(m(),1);function ee(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[D(n)]+=1;return t}var jt=new Set(
["executing","verifying","reviewing"]),Mt=e=>jt.has(e.status);function te(e){let t=ee(e),n=e.tasks.filter(v).length,r=t.failed+t.escalated,s=t.approved,i=e.tasks.filter(a=>a.attempts.length>0),o=i.reduce(
(a,g)=>a+g.attempts.length,0);return{total:t.total,passed:s,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...s+r>0?{passRate:Math.round(100*s/(s+r))}:{},averageAttempts:i.length===0?0:Math.round(10*o/i.length)/10}}function ne(e){let t=e.tasks.filter(Mt);if(t.length>0)return t;let s=e.tasks.filter(i=>i.lastStepAt!==
void 0).reduce((i,o)=>i&&(i.lastStepAt??"")>(o.lastStepAt??"")?i:o,void 0)??e.tasks.find(i=>!v(i));return s?[s]:[]}var re=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var Pt=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
Ot=new Set(["avg_attempts"]),Dt=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,It=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Ee=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Ce=e=>JSON.stringify(e).replace(
Ee,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Fe(e,t){return typeof t=="number"&&Ot.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Ce(String(t)):typeof t=="\
boolean"?String(t):Pt.has(e)&&Dt.test(t)&&!It.test(t)?t:Ce(t)}function Nt(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Ee)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function Ht(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let s=t.filter(i=>i!==void 0);return s.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...s.flatMap(i=>Lt(e,i,`${n}  `))]}if(typeof t=="obj\
ect"){let s=se(t,`${n}  `);return s.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...s]}let r=typeof t=="string"?Nt(t,n):void 0;return[`${n}${e}: ${r??Fe(e,t)}`]}function Lt(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Fe(e,t)}`];let[r,...s]=se(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...s]}var se=(e,t)=>Object.
entries(e).flatMap(([n,r])=>Ht(n,r,t)),je=e=>se(e,"").join(`
`);var Bt=10;function Me(e){return`${[Jt(e),...ne(e).map(n=>Wt(e,n)),`## Gate Statistics

${W(Yt(e))}`,`## Recent Failures

${W({recent_failures:Kt(e)})}`,Vt(e),Zt(e),zt(e)].filter(n=>n!=="").join(`

`)}
`}var W=e=>`\`\`\`yaml
${je(e)}
\`\`\``;function Jt(e){let t=te(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,R.oneLine)(e.cause)})`;return[d(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,R.oneLine)(e.id)} is ${e.state}${r}, as of ${l(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function Wt(e,t){let n=ve(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,s="#".repeat(r)+"-".repeat(8-r);return[d(`## Current Task: ${h(t)}`),`Gate Progress: [${s}] Step ${n.step}/3`,
[ie("Step 1: Executor ",n.executor),ie("Step 2: Verify   ",n.verify),ie("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,W({current_task:Ut(e,t,n)})].join(`

`)}var Gt={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function ie(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${B(t.at)})`;return`[${Gt[t.status]??" "}] ${e}   - ${n}${r}`}function Ut(e,t,n){return{name:h(t),phase:t.phase===void 0?void 0:(0,R.oneLine)(t.phase),plan:we(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&l(t.startedAt),last_step_at:t.lastStepAt&&l(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:re(e,t),previous_failures:F(t).map(r=>`${r.type}: ${(0,R.oneLine)(r.reason)}`)}}function Yt(e){let t=te(e),[n]=ne(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:h(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var Kt=e=>be(e,Bt).map(({task:t,failure:n,recovered:r,resolution:s})=>({
task:h(t),attempt:n.attempt,failure_type:n.type,error:(0,R.oneLine)(n.reason),recovered:r,resolution:s}));function Vt(e){let t=e.tasks.flatMap(n=>qe(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${W({tasks:t})}`}function Zt(e){let t=$e(e).map(({task:r,from:s,text:i})=>d(`- ${h(r)}: ${i} [${s}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,R.oneLine)(r)}`);return`## \
Concerns

${[...t,...n].join(`
`)||"none"}`}function zt(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${re(e,n)}`,s=I(n);return`- ${d(h(n))}: ${E(n)}${r}${s.length>0?` [${s.join(", ")}]`:""}`}).join(`
`)||"none"}`}var y=c(m(),1);function Oe(e){let t=o=>e.tasks.filter(o).map(a=>(0,y.oneLine)(a.id)).join(", "),n=o=>e.tasks.filter(a=>a.status===o&&!a.override?.adopted),r=e.tasks.filter(o=>o.pausedFor!==void 0),s=[
...new Set(C(e).map(({task:o})=>(0,y.oneLine)(o.id)))].join(", "),i=t(v);return[...r.map(o=>en(e,o)),...tn(e),...[...n("forced"),...n("skipped")].map(o=>Qt(e,o)),...Xt(e),...s===""?[]:[`answer the rev\
iew findings on ${s}`],...i===""?[]:[`${i} was ticked before the run and no gate has looked at it`],...nn(e)]}function Qt({state:e},t){let n=(0,y.oneLine)(t.id);return t.status==="forced"&&e!=="cancel\
led"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ul\
traplan:adopt --task ${n}`}var Pe=3;function Xt(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:s})=>{let i=s.slice(0,Pe).map(y.oneLine).join(", ");return`look at ${N(r,
"commit")} that no executor made (${i}${s.length>Pe?" and others":""}): git log ${S(t)}..${S(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function en({state:e},t){
let n=(0,y.oneLine)(t.id),r=(0,y.oneLine)(t.pausedFor?.reason??""),s=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${s}`:`decide on task ${n} (${r}): /ultr\
aplan:retry --task ${n} tries again, ${s}`}function tn(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==void 0)?
["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,y.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[`/ultra\
plan:implement ${(0,y.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function nn(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${S(e.base)}..${S(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var f=c(m(),1);function oe(e){let t=n=>e.tasks.filter(n).map(r=>(0,f.oneLine)(r.id));return{run:(0,f.oneLine)(e.id),spec:(0,f.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,f.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:X(e.startedAt,e.endedAt??e.lastAt)??0,totals:ee(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.some(
({claims:r})=>r>1)),skipped:De(e,"skipped"),forced:De(e,"forced"),outstanding:C(e).map(({task:n,from:r,text:s})=>({task:(0,f.oneLine)(n.id),from:r,finding:s})),tasks:e.tasks.map(rn),next:Oe(e)}}function De(e,t){
return e.tasks.flatMap(({id:n,title:r,override:s})=>s?.kind===t?[{id:(0,f.oneLine)(n),title:(0,f.oneLine)(r),who:(0,f.oneLine)(s.who),at:s.at,reason:(0,f.oneLine)(s.reason)}]:[])}function rn(e){let t=X(
e.startedAt,e.lastStepAt);return{id:(0,f.oneLine)(e.id),title:(0,f.oneLine)(e.title),status:D(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:F(e).length,...t===void 0?
{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:I(e)}}var ar=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
"\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].join("")}]|\\p{Emoji_Presentation})$`,"u");var Ie=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${B(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Ne(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,s=e.tasks.filter(a=>a.flags.includes("done-before")).length,i=[`${t.approved} of ${N(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...s>0?[`${s} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${J(e.durationMs)}: ${i.join(", ")}`}function He(e){let t=oe(e),n=(i,o)=>o.length===0?"":`## ${i}

${o.map(a=>`- ${d(a)}`).join(`
`)}`,r=t.tasks.map((i,o)=>{let a=e.tasks[o];return`| ${[i.id,i.title,a?E(a):i.status,String(i.attempts),i.durationMs===void 0?"":J(i.durationMs),i.commit===void 0?"":S(i.commit),i.flags.join(", ")].map(
_e).join(" | ")} |`});return`${[`# ${d(`Summary: ${t.spec}`)}`,d(Ne(t)),t.forced.map(i=>`> ${d(Ie(i))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:i,title:o,who:a,at:g,reason:M})=>`${i} ${o}: ${M} (${a}, ${l(g)}); requires a manual commit`)),n("Forced",t.forced.map(({id:i,title:o,who:a,at:g})=>`${i}\
 ${o} (forced) by ${a}, ${l(g)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:i,from:o,finding:a})=>`${i}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((i,o)=>`${o+1}. ${d(i)}`).join(`
`)}`].filter(i=>i!=="").join(`

`)}
`}var T=require("node:fs"),Je=require("node:path"),ae=c(Be(),1);function We(e,t){try{sn(e,t)}catch{}}function sn(e,t){let n=(0,Je.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",s=`refs/he\
ads/${e.branch}`,i=on(n);if(!r){i!==s&&(0,T.writeFileSync)(n,s);return}if(i!==s)return;let o=(0,ae.tryGit)(e.root,["rev-list","--max-count=1",s,"--not",e.approvedHead,"--"]),a=(0,ae.tryGit)(e.root,["r\
ev-parse","--verify","--quiet",`${s}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,T.rmSync)(n,{force:!0}):(0,T.writeFileSync)(n,a)}function on(e){try{return(0,T.readFileSync)(e,"utf8")}catch{return}}var Ge=(...e)=>require("node:crypto").createHash(...e);var A=require("node:fs"),ue=require("node:path"),an=e=>Ge("sha256").update(e).digest("hex"),ce=e=>(0,ue.join)(e,".state-digest"),cn=13e3;function Ue(e,t){try{let n=un(ce(e));n&&n.length>cn&&(0,A.writeFileSync)(
ce(e),n.subarray(n.length/2)),(0,A.appendFileSync)(ce(e),`${an(t)}
`)}catch{}}function un(e){try{return(0,A.readFileSync)(e)}catch{return}}function Ve(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,x.join)(t,"STATE.md"):(0,x.join)(e.root,(0,x.dirname)(n),"STATE.md")}var pn=(e,t)=>(0,x.join)((0,x.dirname)(Ve(e,t)),"SUMM\
ARY.md");function Ze(e,t){let n=Me(e);Ue(t,n),Ye(Ve(e,t),n,t),We(e,t),(e.state==="finished"||e.state==="cancelled")&&Ye(pn(e,t),He(e),t)}function Ye(e,t,n){let r=(0,x.join)(n,`.view-${(0,Ke.thisProcess)().
pid}`);try{(0,k.writeFileSync)(r,t);try{(0,k.renameSync)(r,e)}catch{(0,k.copyFileSync)(r,e)}}catch{}finally{(0,k.rmSync)(r,{force:!0})}}var $=require("node:fs"),Xe=require("node:path"),pe=c(Qe(),1);var dn=c(K(),1);var et=c(z(),1);function tt(e,t){let n=(0,et.dueFile)(t,e.session),s=e.tickets.flatMap(i=>(0,pe.dueAt)(e,i)??[]).sort((i,o)=>i.getTime()-o.getTime())[0];if(!s){(0,$.rmSync)(n,{force:!0});return}(0,$.mkdirSync)(
(0,Xe.dirname)(n),{recursive:!0,mode:448}),(0,$.writeFileSync)(n,"",{mode:384}),(0,$.utimesSync)(n,s,s)}async function it(e,t){let n=await he(t);fn(e,t,r=>[{type:"permission_denied",ticket:r.id,call:n,by:"classifier"}])}function fn(e,t,n){let r=(0,rt.openActiveRun)(e.home,e.id);if(!r||!U(r.run,e))return;let s=mn(r,t);if(s===void 0)return;let{state:i,events:o}=r.journal.update(a=>{let g=a?.tickets.find(M=>M.toolUseId===
s&&!M.judging);return a&&g?n(g,a):[]});i&&(ln(i,e.home),o.length!==0&&(tt(i,e.home),Ze(i,r.dir)))}function mn(e,{agentId:t,transcript:n}){return t===void 0?e.run.solo?ye:void 0:Z(V(n,t),t)?.toolUseId}
function ln(e,t){let n=(0,st.askingFile)(t,e.session);if(!e.tasks.some(r=>r.waiting)){(0,q.rmSync)(n,{force:!0});return}(0,q.mkdirSync)((0,nt.dirname)(n),{recursive:!0,mode:448}),(0,q.writeFileSync)(n,
"",{mode:384})}var at=e=>({...e.agent_id?{agentId:e.agent_id}:{},transcript:ot(e.transcript_path),tool:ot(e.tool_name),input:e.tool_input??{}}),ot=e=>typeof e=="string"?e:"";var ct={kind:"pass"};var gn=async(e,{session:t})=>(await it(t,at(e)),ct);0&&(module.exports={hook});
