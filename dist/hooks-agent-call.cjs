const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Lt=Object.create;var L=Object.defineProperty;var It=Object.getOwnPropertyDescriptor;var jt=Object.getOwnPropertyNames;var Pt=Object.getPrototypeOf,Ht=Object.prototype.hasOwnProperty;var g=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Bt=(e,t)=>{for(var n in t)L(e,n,{get:t[n],enumerable:!0})},Se=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of jt(t))!Ht.call(e,i)&&i!==n&&L(e,i,{get:()=>t[i],enumerable:!(r=It(t,i))||r.enumerable});return e};var u=(e,t,n)=>(n=e!=null?Lt(Pt(e)):{},Se(t||!e||!e.__esModule?L(n,"default",{value:e,enumerable:!0}):n,e)),Gt=e=>Se(L({},"__esModule",{value:!0}),e);var I=g((er,$e)=>{$e.exports=require("./open-run.cjs").run_change});var Z=g((nr,ve)=>{ve.exports=require("./open-run.cjs").io_process_ref});var _=g((ir,Te)=>{Te.exports=require("./open-run.cjs").io_git});var Ee=g((ar,Ae)=>{Ae.exports=require("./open-run.cjs").run_spec_review});var j=g(($r,Fe)=>{Fe.exports=require("./open-run.cjs").engine_open_run});var l=g((wr,Ne)=>{Ne.exports=require("./open-run.cjs").view_terminal});var yt=g((Oi,ht)=>{ht.exports=require("./open-run.cjs").run_time_limit});var xt=g((qi,St)=>{St.exports=require("./open-run.cjs").engine_places});var At=g((ji,_t)=>{_t.exports=require("./engine-publish-views.cjs")});var Ot=g((Pi,Et)=>{Et.exports=require("./engine-prompt-for-ticket.cjs")});var Zn={};Bt(Zn,{hook:()=>zn});module.exports=Gt(Zn);function ke({task:e,title:t,place:n,attempt:r},i=40){return`${[Wt(xe(e,48),48),xe(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var xe=(e,t)=>[...Ut(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),Ut=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function Wt(e,t){
if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var Mt=u(I(),1);var we=["haiku","sonnet","opus","fable"];function be(e,t,n){let{models:r}=e.config.review,i=n==="spec-executor"?r.executor:r[n],s=z(t.attempts.at(-1)?.model??r.executor);if(n==="verifier"){let a=z(i);
return a!==void 0&&a!==s?a:we.find(c=>c!==s)}return i==="inherit"&&n!=="spec-executor"&&r.executor===void 0?s:z(i)}var z=e=>we.find(t=>e?.toLowerCase().includes(t));var Re=u(Z(),1);function Q(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,Re.isSameStart)(n,t.client.startedAt)}var te=u(_(),1);var _e=u(_(),1);function X(e,t,n){return(0,_e.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var ee=require("node:path");var Yt=u(_(),1);var Kt=u(I(),1);var Jt=u(Ee(),1);var Vt=e=>ee.posix.dirname(e.planFiles[0]?.path??""),Oe=e=>ee.posix.join(Vt(e),".progress.md");var zt=20;function Ce(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,te.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([Oe(e),...e.tasks.flatMap(({file:c,override:d})=>[c,...d&&
!d.adopted?d.left??[]:[]])]),o=X(r,i,t).filter(c=>!s.has(c));if(o.length===0)return[];let a=Number((0,te.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:o.slice(0,zt)}]}var qe=u(I(),1),Me=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,qe.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var Ft=u(j(),1);var pt=u(l(),1),ft=u(j(),1);var w=require("node:fs"),$=require("node:path"),at=u(Z(),1);var P=u(l(),1),Zt={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Qt(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function Xt({role:e,verdict:t}){let n=Zt[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function q(e){return e.tasks.flatMap(t=>Qt(t).flatMap(n=>Xt(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,P.oneLine)(i)}))))}function De(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,P.oneLine)(
r.id),text:(0,P.oneLine)(r.message)}))),...q(e)]}var A=u(l(),1);function y(e){let t=(0,A.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,A.oneLine)(e.id)}: ${t}`}var Le=(e,t)=>(0,A.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),H=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,v=e=>e.doneBefore&&e.status==="pending";function M(e){return v(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function B(e){let t=[...v(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(A.oneLine)])]}
var S=e=>(0,A.oneLine)(e).slice(0,10),G=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var U=u(l(),1);function Ie(e,t){let n=e.tasks.flatMap(r=>F(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,failure:i})=>({
task:r,failure:i,recovered:r.status==="approved",resolution:en(r,i)}))}var F=e=>e.attempts.flatMap(t=>t.failures);function en(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${S(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,U.oneLine)(e.override?.
who??"unknown")}: ${(0,U.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,U.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var W={execution:1,claim:1,artifacts:2,proof:2,review:3},p=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function tn(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.status===
"verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function je(e,t){let n=t.status.toUpperCase(),r=tn(t),i=rn(e,t,r),s=sn(e,t,r),o=an(e,t,r);return{gateStatus:n,step:nn(t,r),executor:i,verify:s,
architect:o}}function nn(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?W[t.stage]:e.attempts.at(-1)?.passed?
3:1}}function rn(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?p("running",r.failures.at(-1)?.at??r.startedAt):n&&
W[n.stage]===1?p(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?p(t.override?"skipped":"running",r.startedAt):p("success",Pe(e,t)):{status:t.override?"skipped":"pending"}}function Pe(e,t){return e.
tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function sn(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&W[n.stage]===
2?p("failed",n.at):r?.passed&&t.status!=="pending"?p("passed",on(t)):t.override?p("skipped",t.override.at):t.status==="verifying"?p("running",Pe(e,t)):{status:"pending"}}function on(e){let t=e.lastResult,
n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function an(e,t,n){if(t.decision)
return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&W[n.stage]===3)return p("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(a=>a.task===
t.id&&a.role!=="spec-executor");return p("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?p("approved",s.at):s?.verdict.
decision==="reject"?p("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var He=u(l(),1),f=e=>(0,He.oneLine)(e).replaceAll("<!","&lt;!"),Be=e=>f(e).replaceAll("|","\\|");var N=u(l(),1);var ne=u(l(),1);function h(e){let t=Date.parse(e);return Number.isNaN(t)?(0,ne.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var J=e=>/T(\d\d:\d\d:\d\d)/.exec(h(e))?.[1]??(0,ne.oneLine)(
e);function re(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function Y(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Ge(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Ge(n%60)} min`}var Ge=e=>String(e).padStart(2,
"0");function Ue(e){let{override:t}=e;if(!t)return;let n=y(e),r=(0,N.oneLine)(t.who),i=h(t.at),s=(0,N.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,N.oneLine)(t.session),prompt:(0,N.oneLine)(t.prompt),requires_manual_commit:!0}}var R=u(l(),1);function ie(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[H(n)]+=1;return t}var un=new Set(
["executing","verifying","reviewing"]),cn=e=>un.has(e.status);function se(e){let t=ie(e),n=e.tasks.filter(v).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,c)=>a+c.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function oe(e){let t=e.tasks.filter(cn);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!v(s));return i?[i]:[]}var ae=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var dn=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
pn=new Set(["avg_attempts"]),fn=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,mn=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Je=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,We=e=>JSON.stringify(e).replace(
Je,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Ye(e,t){return typeof t=="number"&&pn.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):We(String(t)):typeof t=="\
boolean"?String(t):dn.has(e)&&fn.test(t)&&!mn.test(t)?t:We(t)}function ln(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Je)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function gn(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>hn(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=ue(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?ln(t,n):void 0;return[`${n}${e}: ${r??Ye(e,t)}`]}function hn(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Ye(e,t)}`];let[r,...i]=ue(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var ue=(e,t)=>Object.
entries(e).flatMap(([n,r])=>gn(n,r,t)),Ke=e=>ue(e,"").join(`
`);var yn=10;function Ve(e){return`${[Sn(e),...oe(e).map(n=>xn(e,n)),`## Gate Statistics

${K(wn(e))}`,`## Recent Failures

${K({recent_failures:bn(e)})}`,vn(e),Rn(e),Tn(e)].filter(n=>n!=="").join(`

`)}
`}var K=e=>`\`\`\`yaml
${Ke(e)}
\`\`\``;function Sn(e){let t=se(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,R.oneLine)(e.cause)})`;return[f(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,R.oneLine)(e.id)} is ${e.state}${r}, as of ${h(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function xn(e,t){let n=je(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[f(`## Current Task: ${y(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[ce("Step 1: Executor ",n.executor),ce("Step 2: Verify   ",n.verify),ce("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,K({current_task:$n(e,t,n)})].join(`

`)}var kn={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function ce(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${J(t.at)})`;return`[${kn[t.status]??" "}] ${e}   - ${n}${r}`}function $n(e,t,n){return{name:y(t),phase:t.phase===void 0?void 0:(0,R.oneLine)(t.phase),plan:Le(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&h(t.startedAt),last_step_at:t.lastStepAt&&h(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:ae(e,t),previous_failures:F(t).map(r=>`${r.type}: ${(0,R.oneLine)(r.reason)}`)}}function wn(e){let t=se(e),[n]=oe(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:y(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var bn=e=>Ie(e,yn).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:y(t),attempt:n.attempt,failure_type:n.type,error:(0,R.oneLine)(n.reason),recovered:r,resolution:i}));function vn(e){let t=e.tasks.flatMap(n=>Ue(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${K({tasks:t})}`}function Rn(e){let t=De(e).map(({task:r,from:i,text:s})=>f(`- ${y(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,R.oneLine)(r)}`);return`## \
Concerns

${[...t,...n].join(`
`)||"none"}`}function Tn(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${ae(e,n)}`,i=B(n);return`- ${f(y(n))}: ${M(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}var x=u(l(),1);function Ze(e){let t=o=>e.tasks.filter(o).map(a=>(0,x.oneLine)(a.id)).join(", "),n=o=>e.tasks.filter(a=>a.status===o&&!a.override?.adopted),r=e.tasks.filter(o=>o.pausedFor!==void 0),i=[
...new Set(q(e).map(({task:o})=>(0,x.oneLine)(o.id)))].join(", "),s=t(v);return[...r.map(o=>En(e,o)),...On(e),...[...n("forced"),...n("skipped")].map(o=>_n(e,o)),...An(e),...i===""?[]:[`answer the rev\
iew findings on ${i}`],...s===""?[]:[`${s} was ticked before the run and no gate has looked at it`],...Cn(e)]}function _n({state:e},t){let n=(0,x.oneLine)(t.id);return t.status==="forced"&&e!=="cancel\
led"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ul\
traplan:adopt --task ${n}`}var ze=3;function An(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let s=i.slice(0,ze).map(x.oneLine).join(", ");return`look at ${G(r,
"commit")} that no executor made (${s}${i.length>ze?" and others":""}): git log ${S(t)}..${S(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function En({state:e},t){
let n=(0,x.oneLine)(t.id),r=(0,x.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}): /ultr\
aplan:retry --task ${n} tries again, ${i}`}function On(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==void 0)?
["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,x.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[`/ultra\
plan:implement ${(0,x.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function Cn(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${S(e.base)}..${S(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var m=u(l(),1);function de(e){let t=n=>e.tasks.filter(n).map(r=>(0,m.oneLine)(r.id));return{run:(0,m.oneLine)(e.id),spec:(0,m.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,m.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:re(e.startedAt,e.endedAt??e.lastAt)??0,totals:ie(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Qe(e,"skipped"),forced:Qe(e,"forced"),outstanding:q(e).map(({task:n,from:r,text:i})=>({task:(0,m.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(qn),next:Ze(e)}}function Qe(e,t){
return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,m.oneLine)(n),title:(0,m.oneLine)(r),who:(0,m.oneLine)(i.who),at:i.at,reason:(0,m.oneLine)(i.reason)}]:[])}function qn(e){let t=re(
e.startedAt,e.lastStepAt);return{id:(0,m.oneLine)(e.id),title:(0,m.oneLine)(e.title),status:H(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:F(e).length,...t===void 0?
{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:B(e)}}var ni=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
"\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].join("")}]|\\p{Emoji_Presentation})$`,"u");var Xe=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${J(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function et(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${G(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${Y(e.durationMs)}: ${s.join(", ")}`}function tt(e){let t=de(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${f(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?M(a):s.status,String(s.attempts),s.durationMs===void 0?"":Y(s.durationMs),s.commit===void 0?"":S(s.commit),s.flags.join(", ")].map(
Be).join(" | ")} |`});return`${[`# ${f(`Summary: ${t.spec}`)}`,f(et(t)),t.forced.map(s=>`> ${f(Xe(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:c,reason:d})=>`${s} ${o}: ${d} (${a}, ${h(c)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:c})=>`${s}\
 ${o} (forced) by ${a}, ${h(c)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${f(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var T=require("node:fs"),nt=require("node:path"),pe=u(_(),1);function rt(e,t){try{Mn(e,t)}catch{}}function Mn(e,t){let n=(0,nt.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=Fn(n);if(!r){s!==i&&(0,T.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,pe.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,pe.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,T.rmSync)(n,{force:!0}):(0,T.writeFileSync)(n,a)}function Fn(e){try{return(0,T.readFileSync)(e,"utf8")}catch{return}}var it=(...e)=>require("node:crypto").createHash(...e);var E=require("node:fs"),me=require("node:path"),Nn=e=>it("sha256").update(e).digest("hex"),fe=e=>(0,me.join)(e,".state-digest"),Dn=13e3;function st(e,t){try{let n=Ln(fe(e));n&&n.length>Dn&&(0,E.writeFileSync)(
fe(e),n.subarray(n.length/2)),(0,E.appendFileSync)(fe(e),`${Nn(t)}
`)}catch{}}function Ln(e){try{return(0,E.readFileSync)(e)}catch{return}}function ut(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,$.join)(t,"STATE.md"):(0,$.join)(e.root,(0,$.dirname)(n),"STATE.md")}var In=(e,t)=>(0,$.join)((0,$.dirname)(ut(e,t)),"SUMM\
ARY.md");function ct(e,t){let n=Ve(e);st(t,n),ot(ut(e,t),n,t),rt(e,t),(e.state==="finished"||e.state==="cancelled")&&ot(In(e,t),tt(e),t)}function ot(e,t,n){let r=(0,$.join)(n,`.view-${(0,at.thisProcess)().
pid}`);try{(0,w.writeFileSync)(r,t);try{(0,w.renameSync)(r,e)}catch{(0,w.copyFileSync)(r,e)}}catch{}finally{(0,w.rmSync)(r,{force:!0})}}var dt=10,jn=100;function D(e,t,n,r){let{state:i}=n.journal.update(()=>[ge(r,t,e)]);return i?le(e,n,i):{kind:"refused",reason:e}}function le(e,t,n){if((n.refusedDispatches??0)<dt)return{kind:"refused",
reason:e};if(n.state==="running"&&!n.tickets.some(r=>r.redeemedAt)){let r=`${dt} dispatches in a row were refused, the last one because: ${e}`,{state:i}=t.journal.update(()=>[{type:"run_parked",cause:r}]);
i&&ct(i,t.dir)}return{kind:"refused",reason:e,endsTurn:!0}}var ge=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${(0,pt.oneLine)(t.subagentType).slice(0,jn)} (${n})`,...t.agentId?{agentId:t.agentId}:
{}});function mt(e,t){let n=(0,ft.openRun)(e.cwd,e.home);return"error"in n||n.run.state==="finished"||n.run.state==="cancelled"?{kind:"refused",reason:"ultraplan agents are started by a run; type /ult\
raplan:implement <spec> to start one"}:D(`run ${n.run.id} is driven by another session; this one may not dispatch its agents`,t,n,"ticket/other-session")}var lt=u(_(),1),gt=({root:e,branch:t})=>(0,lt.tryGit)(e,["rev-parse","--verify","--quiet",`refs/heads/${t}^{commit}`])?.trim();var b=require("node:fs"),kt=require("node:path"),he=u(yt(),1);var Pn=u(j(),1);var $t=u(xt(),1);function wt(e,t){let n=(0,$t.dueFile)(t,e.session),i=e.tickets.flatMap(s=>(0,he.dueAt)(e,s)??[]).sort((s,o)=>s.getTime()-o.getTime())[0];if(!i){(0,b.rmSync)(n,{force:!0});return}(0,b.mkdirSync)(
(0,kt.dirname)(n),{recursive:!0,mode:448}),(0,b.writeFileSync)(n,"",{mode:384}),(0,b.utimesSync)(n,i,i)}var V=require("node:fs"),bt=require("node:path"),vt=require("node:timers/promises"),Hn=8e3,Bn=40,Gn=(e,t)=>(0,bt.join)(e,"started",t);var Rt="call-",Un=e=>`${Rt}${e.replace(/[^\w-]/g,"")}`;async function Tt(e,t,n){let r=e.tasks.flatMap(o=>o.attempts).filter(o=>o.isolated&&o.base===n.base&&o.ticket!==n.id).flatMap(({toolUseId:o})=>o===
void 0?[]:Un(o)),i=()=>Wn(Gn(t,n.base)).filter(o=>!o.startsWith(Rt)||r.includes(o)).length,s=Date.now()+Hn;for(;i()<r.length&&Date.now()<s;)await(0,vt.setTimeout)(Bn)}function Wn(e){try{return(0,V.readdirSync)(
e)}catch{return[]}}var Jn=/^ultraplan:/,Yn=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function ye(e,t){if(!Jn.test(t.subagentType))return{kind:"not-ours"};let n=(0,Ft.openActiveRun)(e.home,e.id);if(!n)return mt(e,t);if(!Q(
n.run,e))return D(`run ${n.run.id} is driven by another client; this one may not dispatch its agents`,t,n,"ticket/other-client");if(t.agentId)return D("an agent of a run may not start agents",t,n,"tic\
ket/nested");let r=Yn.exec(t.prompt)?.[1];if(!r)return D("there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",t,n,"ticket/missing");let i=Ct(n.run,r,t),s=i&&
!qt(n.run,i,t)?await Kn(n,i):void 0,o,a,c,{state:d}=n.journal.update(k=>{if(a=k&&Ct(k,r,t),o=qt(k,a,t),o)return[ge("ticket/invalid",t,o)];if(!a||a.id!==i?.id||s===void 0)return[];c=Vn(k,a);let C=k&&a.
role==="spec-executor"&&!a.isolated?gt(k):void 0;return[...k&&C?Ce(k,C):[],{type:"ticket_redeemed",ticket:a.id,toolUseId:t.toolUseId,session:e.id,...c===void 0?{}:{model:c},...C===void 0||C===a.base?{}:
{base:C}}]});if(!d)return{kind:"refused",reason:"the run has no state"};if(o)return le(o,n,d);if(!a||a.id!==i?.id||s===void 0)return ye(e,t);let{publishViews:Dt}=await Promise.resolve().then(()=>u(At(),1));
return Dt(d,n.dir),wt(d,n.home),{kind:"redeemed",description:ke(Me(d,a)),prompt:s,background:e.mode==="screen",isolated:a.isolated,model:c,turn:a.isolated?Tt(d,n.dir,a):Promise.resolve()}}function Ct(e,t,{
description:n}){let r=e.tickets.filter(o=>o.id===t||o.group===t),i=r.filter(o=>!o.redeemedAt),[s]=n.split(" ");return i.find(o=>o.task===s)??i[0]??r[0]}async function Kn(e,t){let{promptFor:n}=await Promise.resolve().then(()=>u(Ot(),1));
return n(e,t)}function Vn(e,t){let n=e&&t&&(0,Mt.taskOf)(e,t.task);return n&&be(e,n,t.role)}function qt(e,t,n){if(e?.state!=="running")return`the run is ${e?.state??"unknown"}`;if(!t)return"this ticke\
t is unknown or was used; follow the newest ultraplan:next line";if(t.redeemedAt)return"this ticket was used already; wait for its agent";if(n.subagentType!==`ultraplan:${t.role}`)return`this ticket i\
s for ultraplan:${t.role}`}var O=e=>typeof e=="string"?e:"";var Nt={kind:"pass"};var zn=async(e,{session:t})=>{let n=e.tool_input??{},r=await ye(t,{subagentType:O(n.subagent_type),description:O(n.description),prompt:O(n.prompt),toolUseId:O(e.tool_use_id),...e.agent_id?{agentId:e.agent_id}:
{}});switch(r.kind){case"not-ours":return Nt;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,...r.endsTurn?{endsTurn:!0}:{}};case"redeemed":return await r.turn,{kind:"rewrite",input:{
subagent_type:O(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?{isolation:"worktree"}:{}}}}};0&&(module.exports={hook});
