const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Vt=Object.create;var j=Object.defineProperty;var zt=Object.getOwnPropertyDescriptor;var Zt=Object.getOwnPropertyNames;var Qt=Object.getPrototypeOf,Xt=Object.prototype.hasOwnProperty;var p=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},en=(e,t)=>{for(var n in t)j(e,n,{get:t[n],enumerable:!0})},xe=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Zt(t))!Xt.call(e,i)&&i!==n&&j(e,i,{get:()=>t[i],enumerable:!(r=zt(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?Vt(Qt(e)):{},xe(t||!e||!e.__esModule?j(n,"default",{value:e,enumerable:!0}):n,e)),tn=e=>xe(j({},"__esModule",{value:!0}),e);var P=p((mr,$e)=>{$e.exports=require("./open-run.cjs").run_change});var _e=p((gr,Te)=>{Te.exports=require("./open-run.cjs").run_review_need});var Ee=p((hr,Ae)=>{Ae.exports=require("./open-run.cjs").run_reviews});var ee=p((kr,Ce)=>{Ce.exports=require("./open-run.cjs").io_process_ref});var O=p((xr,Ne)=>{Ne.exports=require("./open-run.cjs").io_git});var De=p(($r,Ie)=>{Ie.exports=require("./open-run.cjs").run_spec_review});var H=p((Dr,Be)=>{Be.exports=require("./open-run.cjs").engine_open_run});var g=p((Lr,Ue)=>{Ue.exports=require("./open-run.cjs").view_terminal});var Tt=p((Vi,Rt)=>{Rt.exports=require("./open-run.cjs").run_time_limit});var At=p((Zi,_t)=>{_t.exports=require("./open-run.cjs").engine_places});var Dt=p((is,It)=>{It.exports=require("./engine-publish-views.cjs")});var jt=p((ss,Lt)=>{Lt.exports=require("./engine-hold-review.cjs")});var Ht=p((os,Pt)=>{Pt.exports=require("./engine-prompt-for-ticket.cjs")});var cr={};en(cr,{hook:()=>dr});module.exports=tn(cr);function ve({task:e,title:t,place:n,attempt:r},i=40){return`${[rn(we(e,48),48),we(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var we=(e,t)=>[...nn(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),nn=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function rn(e,t){
if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var Wt=d(P(),1);var be=["haiku","sonnet","opus","fable"];function Re(e,t,n){let{models:r}=e.config.review,i=n==="spec-executor"?r.executor:r[n],s=X(t.attempts.at(-1)?.model??r.executor);if(n==="verifier"){let a=X(i);
return a!==void 0&&a!==s?a:be.find(u=>u!==s)}return i==="inherit"&&n!=="spec-executor"&&r.executor===void 0?s:X(i)}var X=e=>be.find(t=>e?.toLowerCase().includes(t));var h=d(_e(),1),Oe=d(Ee(),1);function sn(e,t){if(e.solo)return[];let n=(r,i)=>Array(i).fill(r);return[...n("architect",Number((0,h.needsArchitect)(e,t))),...n("verifier",(0,h.verifiersNeeded)(e,t)),...n(
"security-reviewer",Number((0,h.needsSecurityReview)(t))),...n("spec-reviewer",Number((0,h.needsSpecReview)(e,t)&&(0,h.reviewBatch)(e,t).length===1))]}function qe(e,t,n){let r=e.tickets.find(({id:s,isolated:o})=>s===
t&&!o),i=e.tasks.find(({id:s})=>s===r?.task);return r?.role==="spec-executor"&&i!==void 0&&sn(e,i).some(s=>s===n)}var Me=d(ee(),1);function te(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,Me.isSameStart)(n,t.client.startedAt)}var ie=d(O(),1);var Fe=d(O(),1);function ne(e,t,n){return(0,Fe.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var re=require("node:path");var an=d(O(),1);var un=d(P(),1);var on=d(De(),1);var dn=e=>re.posix.dirname(e.planFiles[0]?.path??""),Le=e=>re.posix.join(dn(e),".progress.md");var cn=20;function je(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,ie.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([Le(e),...e.tasks.flatMap(({file:u,override:c})=>[u,...c&&
!c.adopted?c.left??[]:[]])]),o=ne(r,i,t).filter(u=>!s.has(u));if(o.length===0)return[];let a=Number((0,ie.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:o.slice(0,cn)}]}var Pe=d(P(),1),He=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,Pe.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var Gt=d(H(),1);var St=d(g(),1),xt=d(H(),1);var b=require("node:fs"),$=require("node:path"),gt=d(ee(),1);var B=d(g(),1),pn={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function fn(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function mn({role:e,verdict:t}){let n=pn[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function F(e){return e.tasks.flatMap(t=>fn(t).flatMap(n=>mn(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,B.oneLine)(i)}))))}function We(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,B.oneLine)(
r.id),text:(0,B.oneLine)(r.message)}))),...F(e)]}var q=d(g(),1);function S(e){let t=(0,q.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,q.oneLine)(e.id)}: ${t}`}var Ge=(e,t)=>(0,q.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),U=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,T=e=>e.doneBefore&&e.status==="pending";function I(e){return T(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function W(e){let t=[...T(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(q.oneLine)])]}
var x=e=>(0,q.oneLine)(e).slice(0,10),G=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var J=d(g(),1);function Je(e,t){let n=e.tasks.flatMap(r=>D(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,failure:i})=>({
task:r,failure:i,recovered:r.status==="approved",resolution:ln(r,i)}))}var D=e=>e.attempts.flatMap(t=>t.failures);function ln(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${x(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,J.oneLine)(e.override?.
who??"unknown")}: ${(0,J.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,J.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var Y={execution:1,claim:1,artifacts:2,proof:2,review:3},f=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function gn(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.status===
"verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Ye(e,t){let n=t.status.toUpperCase(),r=gn(t),i=yn(e,t,r),s=kn(e,t,r),o=xn(e,t,r);return{gateStatus:n,step:hn(t,r),executor:i,verify:s,
architect:o}}function hn(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Y[t.stage]:e.attempts.at(-1)?.passed?
3:1}}function yn(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?f("running",r.failures.at(-1)?.at??r.startedAt):n&&
Y[n.stage]===1?f(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?f(t.override?"skipped":"running",r.startedAt):f("success",Ke(e,t)):{status:t.override?"skipped":"pending"}}function Ke(e,t){return e.
tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function kn(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&Y[n.stage]===
2?f("failed",n.at):r?.passed&&t.status!=="pending"?f("passed",Sn(t)):t.override?f("skipped",t.override.at):t.status==="verifying"?f("running",Ke(e,t)):{status:"pending"}}function Sn(e){let t=e.lastResult,
n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function xn(e,t,n){if(t.decision)
return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&Y[n.stage]===3)return f("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(a=>a.task===
t.id&&a.role!=="spec-executor");return f("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?f("approved",s.at):s?.verdict.
decision==="reject"?f("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Ve=d(g(),1),m=e=>(0,Ve.oneLine)(e).replaceAll("<!","&lt;!"),ze=e=>m(e).replaceAll("|","\\|");var L=d(g(),1);var se=d(g(),1);function y(e){let t=Date.parse(e);return Number.isNaN(t)?(0,se.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var K=e=>/T(\d\d:\d\d:\d\d)/.exec(y(e))?.[1]??(0,se.oneLine)(
e);function oe(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function V(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Ze(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Ze(n%60)} min`}var Ze=e=>String(e).padStart(2,
"0");function Qe(e){let{override:t}=e;if(!t)return;let n=S(e),r=(0,L.oneLine)(t.who),i=y(t.at),s=(0,L.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,L.oneLine)(t.session),prompt:(0,L.oneLine)(t.prompt),requires_manual_commit:!0}}var _=d(g(),1);function ae(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[U(n)]+=1;return t}var wn=new Set(
["executing","verifying","reviewing"]),vn=e=>wn.has(e.status);function ue(e){let t=ae(e),n=e.tasks.filter(T).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,u)=>a+u.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function de(e){let t=e.tasks.filter(vn);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!T(s));return i?[i]:[]}var ce=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var $n=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
bn=new Set(["avg_attempts"]),Rn=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,Tn=/^(?:true|false|null|yes|no|on|off|y|n)$/i,et=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Xe=e=>JSON.stringify(e).replace(
et,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function tt(e,t){return typeof t=="number"&&bn.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Xe(String(t)):typeof t=="\
boolean"?String(t):$n.has(e)&&Rn.test(t)&&!Tn.test(t)?t:Xe(t)}function _n(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(et)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function An(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>En(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=pe(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?_n(t,n):void 0;return[`${n}${e}: ${r??tt(e,t)}`]}function En(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${tt(e,t)}`];let[r,...i]=pe(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var pe=(e,t)=>Object.
entries(e).flatMap(([n,r])=>An(n,r,t)),nt=e=>pe(e,"").join(`
`);var On=10;function rt(e){return`${[qn(e),...de(e).map(n=>Cn(e,n)),`## Gate Statistics

${z(Fn(e))}`,`## Recent Failures

${z({recent_failures:In(e)})}`,Dn(e),Ln(e),jn(e)].filter(n=>n!=="").join(`

`)}
`}var z=e=>`\`\`\`yaml
${nt(e)}
\`\`\``;function qn(e){let t=ue(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,_.oneLine)(e.cause)})`;return[m(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,_.oneLine)(e.id)} is ${e.state}${r}, as of ${y(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function Cn(e,t){let n=Ye(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[m(`## Current Task: ${S(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[fe("Step 1: Executor ",n.executor),fe("Step 2: Verify   ",n.verify),fe("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,z({current_task:Nn(e,t,n)})].join(`

`)}var Mn={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function fe(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${K(t.at)})`;return`[${Mn[t.status]??" "}] ${e}   - ${n}${r}`}function Nn(e,t,n){return{name:S(t),phase:t.phase===void 0?void 0:(0,_.oneLine)(t.phase),plan:Ge(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&y(t.startedAt),last_step_at:t.lastStepAt&&y(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:ce(e,t),previous_failures:D(t).map(r=>`${r.type}: ${(0,_.oneLine)(r.reason)}`)}}function Fn(e){let t=ue(e),[n]=de(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:S(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var In=e=>Je(e,On).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:S(t),attempt:n.attempt,failure_type:n.type,error:(0,_.oneLine)(n.reason),recovered:r,resolution:i}));function Dn(e){let t=e.tasks.flatMap(n=>Qe(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${z({tasks:t})}`}function Ln(e){let t=We(e).map(({task:r,from:i,text:s})=>m(`- ${S(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,_.oneLine)(r)}`);return`## \
Concerns

${[...t,...n].join(`
`)||"none"}`}function jn(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${ce(e,n)}`,i=W(n);return`- ${m(S(n))}: ${I(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}var w=d(g(),1);function st(e){let t=o=>e.tasks.filter(o).map(a=>(0,w.oneLine)(a.id)).join(", "),n=o=>e.tasks.filter(a=>a.status===o&&!a.override?.adopted),r=e.tasks.filter(o=>o.pausedFor!==void 0),i=[
...new Set(F(e).map(({task:o})=>(0,w.oneLine)(o.id)))].join(", "),s=t(T);return[...r.map(o=>Bn(e,o)),...Un(e),...[...n("forced"),...n("skipped")].map(o=>Pn(e,o)),...Hn(e),...i===""?[]:[`answer the rev\
iew findings on ${i}`],...s===""?[]:[`${s} was ticked before the run and no gate has looked at it`],...Wn(e)]}function Pn({state:e},t){let n=(0,w.oneLine)(t.id);return t.status==="forced"&&e!=="cancel\
led"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ul\
traplan:adopt --task ${n}`}var it=3;function Hn(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let s=i.slice(0,it).map(w.oneLine).join(", ");return`look at ${G(r,
"commit")} that no executor made (${s}${i.length>it?" and others":""}): git log ${x(t)}..${x(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function Bn({state:e},t){
let n=(0,w.oneLine)(t.id),r=(0,w.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}): /ultr\
aplan:retry --task ${n} tries again, ${i}`}function Un(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==void 0)?
["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,w.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[`/ultra\
plan:implement ${(0,w.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function Wn(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${x(e.base)}..${x(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var l=d(g(),1);function me(e){let t=n=>e.tasks.filter(n).map(r=>(0,l.oneLine)(r.id));return{run:(0,l.oneLine)(e.id),spec:(0,l.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,l.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:oe(e.startedAt,e.endedAt??e.lastAt)??0,totals:ae(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:ot(e,"skipped"),forced:ot(e,"forced"),outstanding:F(e).map(({task:n,from:r,text:i})=>({task:(0,l.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Gn),next:st(e)}}function ot(e,t){
return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,l.oneLine)(n),title:(0,l.oneLine)(r),who:(0,l.oneLine)(i.who),at:i.at,reason:(0,l.oneLine)(i.reason)}]:[])}function Gn(e){let t=oe(
e.startedAt,e.lastStepAt);return{id:(0,l.oneLine)(e.id),title:(0,l.oneLine)(e.title),status:U(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:D(e).length,...t===void 0?
{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:W(e)}}var ki=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
"\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].join("")}]|\\p{Emoji_Presentation})$`,"u");var at=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${K(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function ut(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${G(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${V(e.durationMs)}: ${s.join(", ")}`}function dt(e){let t=me(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${m(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?I(a):s.status,String(s.attempts),s.durationMs===void 0?"":V(s.durationMs),s.commit===void 0?"":x(s.commit),s.flags.join(", ")].map(
ze).join(" | ")} |`});return`${[`# ${m(`Summary: ${t.spec}`)}`,m(ut(t)),t.forced.map(s=>`> ${m(at(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:u,reason:c})=>`${s} ${o}: ${c} (${a}, ${y(u)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:u})=>`${s}\
 ${o} (forced) by ${a}, ${y(u)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${m(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var A=require("node:fs"),ct=require("node:path"),le=d(O(),1);function pt(e,t){try{Jn(e,t)}catch{}}function Jn(e,t){let n=(0,ct.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=Yn(n);if(!r){s!==i&&(0,A.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,le.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,le.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,A.rmSync)(n,{force:!0}):(0,A.writeFileSync)(n,a)}function Yn(e){try{return(0,A.readFileSync)(e,"utf8")}catch{return}}var ft=(...e)=>require("node:crypto").createHash(...e);var C=require("node:fs"),he=require("node:path"),Kn=e=>ft("sha256").update(e).digest("hex"),ge=e=>(0,he.join)(e,".state-digest"),Vn=13e3;function mt(e,t){try{let n=zn(ge(e));n&&n.length>Vn&&(0,C.writeFileSync)(
ge(e),n.subarray(n.length/2)),(0,C.appendFileSync)(ge(e),`${Kn(t)}
`)}catch{}}function zn(e){try{return(0,C.readFileSync)(e)}catch{return}}function ht(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,$.join)(t,"STATE.md"):(0,$.join)(e.root,(0,$.dirname)(n),"STATE.md")}var Zn=(e,t)=>(0,$.join)((0,$.dirname)(ht(e,t)),"SUMM\
ARY.md");function yt(e,t){let n=rt(e);mt(t,n),lt(ht(e,t),n,t),pt(e,t),(e.state==="finished"||e.state==="cancelled")&&lt(Zn(e,t),dt(e),t)}function lt(e,t,n){let r=(0,$.join)(n,`.view-${(0,gt.thisProcess)().
pid}`);try{(0,b.writeFileSync)(r,t);try{(0,b.renameSync)(r,e)}catch{(0,b.copyFileSync)(r,e)}}catch{}finally{(0,b.rmSync)(r,{force:!0})}}var kt=10,Qn=100;function M(e,t,n,r){let{state:i}=n.journal.update(()=>[ke(r,t,e)]);return i?ye(e,n,i):{kind:"refused",reason:e}}function ye(e,t,n){if((n.refusedDispatches??0)<kt)return{kind:"refused",
reason:e};if(n.state==="running"&&!n.tickets.some(r=>r.redeemedAt)){let r=`${kt} dispatches in a row were refused, the last one because: ${e}`,{state:i}=t.journal.update(()=>[{type:"run_parked",cause:r}]);
i&&yt(i,t.dir)}return{kind:"refused",reason:e,endsTurn:!0}}var ke=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${(0,St.oneLine)(t.subagentType).slice(0,Qn)} (${n})`,...t.agentId?{agentId:t.agentId}:
{}});function wt(e,t){let n=(0,xt.openRun)(e.cwd,e.home);return"error"in n||n.run.state==="finished"||n.run.state==="cancelled"?{kind:"refused",reason:"ultraplan agents are started by a run; type /ult\
raplan:implement <spec> to start one"}:M(`run ${n.run.id} is driven by another session; this one may not dispatch its agents`,t,n,"ticket/other-session")}var vt=d(O(),1),$t=({root:e,branch:t})=>(0,vt.tryGit)(e,["rev-parse","--verify","--quiet",`refs/heads/${t}^{commit}`])?.trim();var bt=e=>/\bultraplan-ticket ([0-9a-f]{16})\b/.exec(e)?.[1];var R=require("node:fs"),Et=require("node:path"),Se=d(Tt(),1);var Xn=d(H(),1);var Ot=d(At(),1);function qt(e,t){let n=(0,Ot.dueFile)(t,e.session),i=e.tickets.flatMap(s=>(0,Se.dueAt)(e,s)??[]).sort((s,o)=>s.getTime()-o.getTime())[0];if(!i){(0,R.rmSync)(n,{force:!0});return}(0,R.mkdirSync)(
(0,Et.dirname)(n),{recursive:!0,mode:448}),(0,R.writeFileSync)(n,"",{mode:384}),(0,R.utimesSync)(n,i,i)}var Z=require("node:fs"),Ct=require("node:path"),Mt=require("node:timers/promises"),er=8e3,tr=40,nr=(e,t)=>(0,Ct.join)(e,"started",t);var Nt="call-",rr=e=>`${Nt}${e.replace(/[^\w-]/g,"")}`;async function Ft(e,t,n){let r=e.tasks.flatMap(o=>o.attempts).filter(o=>o.isolated&&o.base===n.base&&o.ticket!==n.id).flatMap(({toolUseId:o})=>o===
void 0?[]:rr(o)),i=()=>ir(nr(t,n.base)).filter(o=>!o.startsWith(Nt)||r.includes(o)).length,s=Date.now()+er;for(;i()<r.length&&Date.now()<s;)await(0,Mt.setTimeout)(tr)}function ir(e){try{return(0,Z.readdirSync)(
e)}catch{return[]}}var Jt=/^ultraplan:/;async function Q(e,t){if(!Jt.test(t.subagentType))return{kind:"not-ours"};let n=(0,Gt.openActiveRun)(e.home,e.id);if(!n)return wt(e,t);if(!te(n.run,e))return M(`run ${n.run.id} is\
 driven by another client; this one may not dispatch its agents`,t,n,"ticket/other-client");if(t.agentId)return M("an agent of a run may not start agents",t,n,"ticket/nested");let r=bt(t.prompt);if(!r)
return M("there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",t,n,"ticket/missing");let i=await sr(e,n,r,t);if(i)return i;let s=Bt(n.run,r,t),o=s&&!Ut(n.run,
s,t)?await ar(n,s):void 0,a,u,c,{state:k}=n.journal.update(v=>{if(u=v&&Bt(v,r,t),a=Ut(v,u,t),a)return t.wasHeld?[]:[ke("ticket/invalid",t,a)];if(!u||u.id!==s?.id||o===void 0)return[];c=ur(v,u);let N=v&&
u.role==="spec-executor"&&!u.isolated?$t(v):void 0;return[...v&&N?je(v,N):[],{type:"ticket_redeemed",ticket:u.id,toolUseId:t.toolUseId,session:e.id,...c===void 0?{}:{model:c},...N===void 0||N===u.base?
{}:{base:N}}]});if(!k)return{kind:"refused",reason:"the run has no state"};if(a)return t.wasHeld?{kind:"refused",reason:a}:ye(a,n,k);if(!u||u.id!==s?.id||o===void 0)return Q(e,t);let{publishViews:Kt}=await Promise.resolve().then(()=>d(Dt(),1));
return Kt(k,n.dir),qt(k,n.home),{kind:"redeemed",description:ve(He(k,u)),prompt:o,background:e.mode==="screen",isolated:u.isolated,model:c,turn:u.isolated?Ft(k,n.dir,u):Promise.resolve()}}async function sr(e,t,n,r){
let i=r.subagentType.replace(Jt,"");if(!qe(t.run,n,i))return;let{holdReview:s}=await Promise.resolve().then(()=>d(jt(),1)),{toolUseId:o,transcript:a}=r;return s(e,t,{executor:n,role:i,toolUseId:o,transcript:a},
async u=>{if(typeof u!="string")return Q(e,{...r,prompt:`ultraplan-ticket ${u.ticket}`,wasHeld:!0});let c=or[u];if(u==="nobody called")return M(c,r,t,"ticket/invalid");let k=e.mode==="screen"&&u!=="no\
body works";return{kind:"refused",reason:c,...k?{endsTurn:k}:{}}})}var or={"nothing to review":"there is nothing to review; follow the newest ultraplan:next line","nobody called":"its executor was not\
 called; follow the newest ultraplan:next line, all of it in one message","nobody works":"nobody works on what it should review; follow the next ultraplan:next line","others first":"somebody else come\
s first; ultraplan asks for this reviewer when the work is in"};function Bt(e,t,{description:n}){let r=e.tickets.filter(o=>o.id===t||o.group===t),i=r.filter(o=>!o.redeemedAt),[s]=n.split(" ");return i.
find(o=>o.task===s)??i[0]??r[0]}async function ar(e,t){let{promptFor:n}=await Promise.resolve().then(()=>d(Ht(),1));return n(e,t)}function ur(e,t){let n=e&&t&&(0,Wt.taskOf)(e,t.task);return n&&Re(e,n,
t.role)}function Ut(e,t,n){if(e?.state!=="running")return`the run is ${e?.state??"unknown"}`;if(!t)return"this ticket is unknown or was used; follow the newest ultraplan:next line";if(t.redeemedAt)return"\
this ticket was used already; wait for its agent";if(n.subagentType!==`ultraplan:${t.role}`)return`this ticket is for ultraplan:${t.role}`}var E=e=>typeof e=="string"?e:"";var Yt={kind:"pass"};var dr=async(e,{session:t})=>{let n=e.tool_input??{},r=await Q(t,{subagentType:E(n.subagent_type),description:E(n.description),prompt:E(n.prompt),toolUseId:E(e.tool_use_id),transcript:E(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return Yt;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,...r.endsTurn?{endsTurn:!0}:{}};case"redeemed":return await r.
turn,{kind:"rewrite",input:{subagent_type:E(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?{isolation:"\
worktree"}:{}}}}};0&&(module.exports={hook});
