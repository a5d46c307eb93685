const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Xt=Object.create;var H=Object.defineProperty;var en=Object.getOwnPropertyDescriptor;var tn=Object.getOwnPropertyNames;var nn=Object.getPrototypeOf,rn=Object.prototype.hasOwnProperty;var p=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},sn=(e,t)=>{for(var n in t)H(e,n,{get:t[n],enumerable:!0})},$e=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of tn(t))!rn.call(e,i)&&i!==n&&H(e,i,{get:()=>t[i],enumerable:!(r=en(t,i))||r.enumerable});return e};var u=(e,t,n)=>(n=e!=null?Xt(nn(e)):{},$e(t||!e||!e.__esModule?H(n,"default",{value:e,enumerable:!0}):n,e)),on=e=>$e(H({},"__esModule",{value:!0}),e);var B=p((wr,Te)=>{Te.exports=require("./open-run.cjs").run_change});var Oe=p(($r,Ee)=>{Ee.exports=require("./open-run.cjs").run_review_need});var Ce=p((br,qe)=>{qe.exports=require("./open-run.cjs").run_reviews});var re=p((Tr,Fe)=>{Fe.exports=require("./open-run.cjs").io_process_ref});var O=p((Ar,Ie)=>{Ie.exports=require("./open-run.cjs").io_git});var Pe=p((qr,je)=>{je.exports=require("./open-run.cjs").run_spec_review});var U=p((Wr,We)=>{We.exports=require("./open-run.cjs").engine_open_run});var g=p((Yr,Ye)=>{Ye.exports=require("./open-run.cjs").view_terminal});var Ot=p((ss,Et)=>{Et.exports=require("./open-run.cjs").run_time_limit});var Ct=p((os,qt)=>{qt.exports=require("./open-run.cjs").engine_places});var Ht=p((ms,Pt)=>{Pt.exports=require("./engine-publish-views.cjs")});var Ut=p((ls,Bt)=>{Bt.exports=require("./engine-hold-review.cjs")});var Wt=p((gs,Gt)=>{Gt.exports=require("./engine-prompt-for-ticket.cjs")});var kr={};sn(kr,{hook:()=>yr});module.exports=on(kr);function Re({task:e,title:t,place:n,attempt:r},i=40){return`${[un(be(e,48),48),be(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var be=(e,t)=>[...an(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),an=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function un(e,t){
if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var Kt=u(B(),1);var _e=["haiku","sonnet","opus","fable"];function Ae(e,t,n){let{models:r}=e.config.review,i=n==="spec-executor"?r.executor:r[n],s=ne(t.attempts.at(-1)?.model??r.executor);if(n==="verifier"){let a=ne(i);
return a!==void 0&&a!==s?a:_e.find(d=>d!==s)}return i==="inherit"&&n!=="spec-executor"&&r.executor===void 0?s:ne(i)}var ne=e=>_e.find(t=>e?.toLowerCase().includes(t));var h=u(Oe(),1),Me=u(Ce(),1);function dn(e,t){if(e.solo)return[];let n=(r,i)=>Array(i).fill(r);return[...n("architect",Number((0,h.needsArchitect)(e,t))),...n("verifier",(0,h.verifiersNeeded)(e,t)),...n(
"security-reviewer",Number((0,h.needsSecurityReview)(t))),...n("spec-reviewer",Number((0,h.needsSpecReview)(e,t)&&(0,h.reviewBatch)(e,t).length===1))]}function Ne(e,t,n){let r=e.tickets.find(({id:s,isolated:o})=>s===
t&&!o),i=e.tasks.find(({id:s})=>s===r?.task);return e.state==="running"&&r?.role==="spec-executor"&&i!==void 0&&dn(e,i).some(s=>s===n)}var De=u(re(),1);function ie(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,De.isSameStart)(n,t.client.startedAt)}var ae=u(O(),1);var Le=u(O(),1);function se(e,t,n){return(0,Le.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var oe=require("node:path");var pn=u(O(),1);var fn=u(B(),1);var cn=u(Pe(),1);var mn=e=>oe.posix.dirname(e.planFiles[0]?.path??""),He=e=>oe.posix.join(mn(e),".progress.md");var ln=20;function Be(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,ae.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([He(e),...e.tasks.flatMap(({file:d,override:c})=>[d,...c&&
!c.adopted?c.left??[]:[]])]),o=se(r,i,t).filter(d=>!s.has(d));if(o.length===0)return[];let a=Number((0,ae.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:o.slice(0,ln)}]}var Ue=u(B(),1),Ge=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,Ue.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var Vt=u(U(),1);var C=require("node:fs"),q=require("node:path");function gn(e,t){if(!(0,C.existsSync)(e))return!0;let n=(0,q.dirname)(e);return Je(n).map(r=>(0,q.join)(n,r,"subagents")).flatMap(r=>Je(r).map(i=>(0,q.join)(r,i))).some(r=>r.endsWith(".meta.json")&&hn(
r)?.toolUseId===t)}var G=({agentId:e,judging:t,toolUseId:n},r)=>e!==void 0||t!==void 0||n!==void 0&&gn(r,n);function hn(e){try{return JSON.parse((0,C.readFileSync)(e,"utf8"))}catch{return}}function Je(e){try{return(0,C.readdirSync)(e)}catch{return[]}}var $t=u(g(),1),bt=u(U(),1);var b=require("node:fs"),$=require("node:path"),St=u(re(),1);var W=u(g(),1),yn={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function kn(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function Sn({role:e,verdict:t}){let n=yn[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function I(e){return e.tasks.flatMap(t=>kn(t).flatMap(n=>Sn(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,W.oneLine)(i)}))))}function Ke(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,W.oneLine)(
r.id),text:(0,W.oneLine)(r.message)}))),...I(e)]}var M=u(g(),1);function S(e){let t=(0,M.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,M.oneLine)(e.id)}: ${t}`}var Ve=(e,t)=>(0,M.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),J=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,T=e=>e.doneBefore&&e.status==="pending";function L(e){return T(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function Y(e){let t=[...T(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(M.oneLine)])]}
var x=e=>(0,M.oneLine)(e).slice(0,10),K=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var V=u(g(),1);function ze(e,t){let n=e.tasks.flatMap(r=>j(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,failure:i})=>({
task:r,failure:i,recovered:r.status==="approved",resolution:xn(r,i)}))}var j=e=>e.attempts.flatMap(t=>t.failures);function xn(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${x(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,V.oneLine)(e.override?.
who??"unknown")}: ${(0,V.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,V.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var z={execution:1,claim:1,artifacts:2,proof:2,review:3},f=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function wn(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.status===
"verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Ze(e,t){let n=t.status.toUpperCase(),r=wn(t),i=$n(e,t,r),s=bn(e,t,r),o=Tn(e,t,r);return{gateStatus:n,step:vn(t,r),executor:i,verify:s,
architect:o}}function vn(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?z[t.stage]:e.attempts.at(-1)?.passed?
3:1}}function $n(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?f("running",r.failures.at(-1)?.at??r.startedAt):n&&
z[n.stage]===1?f(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?f(t.override?"skipped":"running",r.startedAt):f("success",Qe(e,t)):{status:t.override?"skipped":"pending"}}function Qe(e,t){return e.
tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function bn(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&z[n.stage]===
2?f("failed",n.at):r?.passed&&t.status!=="pending"?f("passed",Rn(t)):t.override?f("skipped",t.override.at):t.status==="verifying"?f("running",Qe(e,t)):{status:"pending"}}function Rn(e){let t=e.lastResult,
n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function Tn(e,t,n){if(t.decision)
return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&z[n.stage]===3)return f("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(a=>a.task===
t.id&&a.role!=="spec-executor");return f("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?f("approved",s.at):s?.verdict.
decision==="reject"?f("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Xe=u(g(),1),m=e=>(0,Xe.oneLine)(e).replaceAll("<!","&lt;!"),et=e=>m(e).replaceAll("|","\\|");var P=u(g(),1);var ue=u(g(),1);function y(e){let t=Date.parse(e);return Number.isNaN(t)?(0,ue.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var Z=e=>/T(\d\d:\d\d:\d\d)/.exec(y(e))?.[1]??(0,ue.oneLine)(
e);function de(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function Q(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${tt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${tt(n%60)} min`}var tt=e=>String(e).padStart(2,
"0");function nt(e){let{override:t}=e;if(!t)return;let n=S(e),r=(0,P.oneLine)(t.who),i=y(t.at),s=(0,P.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,P.oneLine)(t.session),prompt:(0,P.oneLine)(t.prompt),requires_manual_commit:!0}}var _=u(g(),1);function ce(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[J(n)]+=1;return t}var _n=new Set(
["executing","verifying","reviewing"]),An=e=>_n.has(e.status);function pe(e){let t=ce(e),n=e.tasks.filter(T).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function fe(e){let t=e.tasks.filter(An);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!T(s));return i?[i]:[]}var me=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var En=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
On=new Set(["avg_attempts"]),qn=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,Cn=/^(?:true|false|null|yes|no|on|off|y|n)$/i,it=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,rt=e=>JSON.stringify(e).replace(
it,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function st(e,t){return typeof t=="number"&&On.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):rt(String(t)):typeof t=="\
boolean"?String(t):En.has(e)&&qn.test(t)&&!Cn.test(t)?t:rt(t)}function Mn(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(it)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function Nn(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>Fn(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=le(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?Mn(t,n):void 0;return[`${n}${e}: ${r??st(e,t)}`]}function Fn(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${st(e,t)}`];let[r,...i]=le(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var le=(e,t)=>Object.
entries(e).flatMap(([n,r])=>Nn(n,r,t)),ot=e=>le(e,"").join(`
`);var Dn=10;function at(e){return`${[In(e),...fe(e).map(n=>Ln(e,n)),`## Gate Statistics

${X(Hn(e))}`,`## Recent Failures

${X({recent_failures:Bn(e)})}`,Un(e),Gn(e),Wn(e)].filter(n=>n!=="").join(`

`)}
`}var X=e=>`\`\`\`yaml
${ot(e)}
\`\`\``;function In(e){let t=pe(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,_.oneLine)(e.cause)})`;return[m(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,_.oneLine)(e.id)} is ${e.state}${r}, as of ${y(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function Ln(e,t){let n=Ze(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[m(`## Current Task: ${S(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[ge("Step 1: Executor ",n.executor),ge("Step 2: Verify   ",n.verify),ge("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,X({current_task:Pn(e,t,n)})].join(`

`)}var jn={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function ge(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${Z(t.at)})`;return`[${jn[t.status]??" "}] ${e}   - ${n}${r}`}function Pn(e,t,n){return{name:S(t),phase:t.phase===void 0?void 0:(0,_.oneLine)(t.phase),plan:Ve(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&y(t.startedAt),last_step_at:t.lastStepAt&&y(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:me(e,t),previous_failures:j(t).map(r=>`${r.type}: ${(0,_.oneLine)(r.reason)}`)}}function Hn(e){let t=pe(e),[n]=fe(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:S(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var Bn=e=>ze(e,Dn).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:S(t),attempt:n.attempt,failure_type:n.type,error:(0,_.oneLine)(n.reason),recovered:r,resolution:i}));function Un(e){let t=e.tasks.flatMap(n=>nt(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${X({tasks:t})}`}function Gn(e){let t=Ke(e).map(({task:r,from:i,text:s})=>m(`- ${S(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,_.oneLine)(r)}`);return`## \
Concerns

${[...t,...n].join(`
`)||"none"}`}function Wn(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${me(e,n)}`,i=Y(n);return`- ${m(S(n))}: ${L(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}var w=u(g(),1);function dt(e){let t=o=>e.tasks.filter(o).map(a=>(0,w.oneLine)(a.id)).join(", "),n=o=>e.tasks.filter(a=>a.status===o&&!a.override?.adopted),r=e.tasks.filter(o=>o.pausedFor!==void 0),i=[
...new Set(I(e).map(({task:o})=>(0,w.oneLine)(o.id)))].join(", "),s=t(T);return[...r.map(o=>Kn(e,o)),...Vn(e),...[...n("forced"),...n("skipped")].map(o=>Jn(e,o)),...Yn(e),...i===""?[]:[`answer the rev\
iew findings on ${i}`],...s===""?[]:[`${s} was ticked before the run and no gate has looked at it`],...zn(e)]}function Jn({state:e},t){let n=(0,w.oneLine)(t.id);return t.status==="forced"&&e!=="cancel\
led"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ul\
traplan:adopt --task ${n}`}var ut=3;function Yn(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let s=i.slice(0,ut).map(w.oneLine).join(", ");return`look at ${K(r,
"commit")} that no executor made (${s}${i.length>ut?" and others":""}): git log ${x(t)}..${x(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function Kn({state:e},t){
let n=(0,w.oneLine)(t.id),r=(0,w.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}): /ultr\
aplan:retry --task ${n} tries again, ${i}`}function Vn(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==void 0)?
["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,w.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[`/ultra\
plan:implement ${(0,w.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function zn(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${x(e.base)}..${x(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var l=u(g(),1);function he(e){let t=n=>e.tasks.filter(n).map(r=>(0,l.oneLine)(r.id));return{run:(0,l.oneLine)(e.id),spec:(0,l.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,l.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:de(e.startedAt,e.endedAt??e.lastAt)??0,totals:ce(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:ct(e,"skipped"),forced:ct(e,"forced"),outstanding:I(e).map(({task:n,from:r,text:i})=>({task:(0,l.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Zn),next:dt(e)}}function ct(e,t){
return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,l.oneLine)(n),title:(0,l.oneLine)(r),who:(0,l.oneLine)(i.who),at:i.at,reason:(0,l.oneLine)(i.reason)}]:[])}function Zn(e){let t=de(
e.startedAt,e.lastStepAt);return{id:(0,l.oneLine)(e.id),title:(0,l.oneLine)(e.title),status:J(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:j(e).length,...t===void 0?
{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:Y(e)}}var _i=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
"\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].join("")}]|\\p{Emoji_Presentation})$`,"u");var pt=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${Z(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function ft(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${K(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${Q(e.durationMs)}: ${s.join(", ")}`}function mt(e){let t=he(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${m(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?L(a):s.status,String(s.attempts),s.durationMs===void 0?"":Q(s.durationMs),s.commit===void 0?"":x(s.commit),s.flags.join(", ")].map(
et).join(" | ")} |`});return`${[`# ${m(`Summary: ${t.spec}`)}`,m(ft(t)),t.forced.map(s=>`> ${m(pt(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:d,reason:c})=>`${s} ${o}: ${c} (${a}, ${y(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:d})=>`${s}\
 ${o} (forced) by ${a}, ${y(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${m(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var A=require("node:fs"),lt=require("node:path"),ye=u(O(),1);function gt(e,t){try{Qn(e,t)}catch{}}function Qn(e,t){let n=(0,lt.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=Xn(n);if(!r){s!==i&&(0,A.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,ye.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,ye.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,A.rmSync)(n,{force:!0}):(0,A.writeFileSync)(n,a)}function Xn(e){try{return(0,A.readFileSync)(e,"utf8")}catch{return}}var ht=(...e)=>require("node:crypto").createHash(...e);var N=require("node:fs"),Se=require("node:path"),er=e=>ht("sha256").update(e).digest("hex"),ke=e=>(0,Se.join)(e,".state-digest"),tr=13e3;function yt(e,t){try{let n=nr(ke(e));n&&n.length>tr&&(0,N.writeFileSync)(
ke(e),n.subarray(n.length/2)),(0,N.appendFileSync)(ke(e),`${er(t)}
`)}catch{}}function nr(e){try{return(0,N.readFileSync)(e)}catch{return}}function xt(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,$.join)(t,"STATE.md"):(0,$.join)(e.root,(0,$.dirname)(n),"STATE.md")}var rr=(e,t)=>(0,$.join)((0,$.dirname)(xt(e,t)),"SUMM\
ARY.md");function wt(e,t){let n=at(e);yt(t,n),kt(xt(e,t),n,t),gt(e,t),(e.state==="finished"||e.state==="cancelled")&&kt(rr(e,t),mt(e),t)}function kt(e,t,n){let r=(0,$.join)(n,`.view-${(0,St.thisProcess)().
pid}`);try{(0,b.writeFileSync)(r,t);try{(0,b.renameSync)(r,e)}catch{(0,b.copyFileSync)(r,e)}}catch{}finally{(0,b.rmSync)(r,{force:!0})}}var vt=10,ir=100;function F(e,t,n,r){let{state:i}=n.journal.update(()=>[we(r,t,e)]);return i?xe(e,t,n,i):{kind:"refused",reason:e}}function xe(e,t,n,r){if((r.refusedDispatches??0)<vt)return{kind:"refu\
sed",reason:e};if(r.state==="running"&&!r.tickets.some(i=>G(i,t.transcript))){let i=`${vt} dispatches in a row were refused, the last one because: ${e}`,{state:s}=n.journal.update(()=>[{type:"run_park\
ed",cause:i}]);s&&wt(s,n.dir)}return{kind:"refused",reason:e,endsTurn:!0}}var we=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${(0,$t.oneLine)(t.subagentType).slice(0,ir)} (${n})`,...t.agentId?{agentId:t.
agentId}:{}});function Rt(e,t){let n=(0,bt.openRun)(e.cwd,e.home);return"error"in n||n.run.state==="finished"||n.run.state==="cancelled"?{kind:"refused",reason:"ultraplan agents are started by a run; \
type /ultraplan:implement <spec> to start one"}:F(`run ${n.run.id} is driven by another session; this one may not dispatch its agents`,t,n,"ticket/other-session")}var Tt=u(O(),1),_t=({root:e,branch:t})=>(0,Tt.tryGit)(e,["rev-parse","--verify","--quiet",`refs/heads/${t}^{commit}`])?.trim();var At=e=>/\bultraplan-ticket ([0-9a-f]{16})\b/.exec(e)?.[1];var R=require("node:fs"),Mt=require("node:path"),ve=u(Ot(),1);var sr=u(U(),1);var Nt=u(Ct(),1);function Ft(e,t){let n=(0,Nt.dueFile)(t,e.session),i=e.tickets.flatMap(s=>(0,ve.dueAt)(e,s)??[]).sort((s,o)=>s.getTime()-o.getTime())[0];if(!i){(0,R.rmSync)(n,{force:!0});return}(0,R.mkdirSync)(
(0,Mt.dirname)(n),{recursive:!0,mode:448}),(0,R.writeFileSync)(n,"",{mode:384}),(0,R.utimesSync)(n,i,i)}var ee=require("node:fs"),Dt=require("node:path"),It=require("node:timers/promises"),or=8e3,ar=40,ur=(e,t)=>(0,Dt.join)(e,"started",t);var Lt="call-",dr=e=>`${Lt}${e.replace(/[^\w-]/g,"")}`;async function jt(e,t,n){let r=e.tasks.flatMap(o=>o.attempts).filter(o=>o.isolated&&o.base===n.base&&o.ticket!==n.id).flatMap(({toolUseId:o})=>o===
void 0?[]:dr(o)),i=()=>cr(ur(t,n.base)).filter(o=>!o.startsWith(Lt)||r.includes(o)).length,s=Date.now()+or;for(;i()<r.length&&Date.now()<s;)await(0,It.setTimeout)(ar)}function cr(e){try{return(0,ee.readdirSync)(
e)}catch{return[]}}var zt=/^ultraplan:/;async function te(e,t){if(!zt.test(t.subagentType))return{kind:"not-ours"};let n=(0,Vt.openActiveRun)(e.home,e.id);if(!n)return Rt(e,t);if(!ie(n.run,e))return F(`run ${n.run.id} i\
s driven by another client; this one may not dispatch its agents`,t,n,"ticket/other-client");if(t.agentId)return F("an agent of a run may not start agents",t,n,"ticket/nested");let r=At(t.prompt);if(!r)
return F("there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",t,n,"ticket/missing");let i=await pr(e,n,r,t);if(i)return i;let s=Jt(n.run,r,t),o=s&&!Yt(n.run,
s,t)?await gr(n,s):void 0,a,d,c,{state:k}=n.journal.update(v=>{if(d=v&&Jt(v,r,t),a=Yt(v,d,t),a)return t.wasHeld?[]:[we("ticket/invalid",t,a)];if(!d||d.id!==s?.id||o===void 0)return[];c=hr(v,d);let D=v&&
d.role==="spec-executor"&&!d.isolated?_t(v):void 0;return[...v&&D?Be(v,D):[],{type:"ticket_redeemed",ticket:d.id,toolUseId:t.toolUseId,session:e.id,...c===void 0?{}:{model:c},...D===void 0||D===d.base?
{}:{base:D}}]});if(!k)return{kind:"refused",reason:"the run has no state"};if(a)return t.wasHeld?{kind:"refused",reason:a}:xe(a,t,n,k);if(!d||d.id!==s?.id||o===void 0)return te(e,t);let{publishViews:Qt}=await Promise.resolve().then(()=>u(Ht(),1));
return Qt(k,n.dir),Ft(k,n.home),{kind:"redeemed",description:Re(Ge(k,d)),prompt:o,background:e.mode==="screen",isolated:d.isolated,model:c,turn:d.isolated?jt(k,n.dir,d):Promise.resolve()}}async function pr(e,t,n,r){
let i=r.subagentType.replace(zt,"");if(!Ne(t.run,n,i))return;let s=t.run.tickets.find(c=>c.id===n);if(s?.redeemedAt&&!mr(s.redeemedAt)&&!G(s,r.transcript))return;let{holdReview:o}=await Promise.resolve().then(()=>u(Ut(),1)),
{toolUseId:a,transcript:d}=r;return o(e,t,{executor:n,role:i,toolUseId:a,transcript:d},async c=>{if(c.kind==="ticket")return te(e,{...r,prompt:`ultraplan-ticket ${c.ticket}`,wasHeld:!0});let k=lr[c.why];
return c.why==="nobody called"?F(k,r,t,"ticket/invalid"):{kind:"refused",reason:k,...c.endsTurn?{endsTurn:!0}:{}}})}var fr=2e4,mr=e=>Date.now()-Date.parse(e)<fr,lr={"nothing to review":"there is nothi\
ng to review; follow the newest ultraplan:next line","nobody called":"its executor was not called; follow the newest ultraplan:next line, all of it in one message","nobody works":"nobody works on what\
 it should review; follow the next ultraplan:next line","person first":"the person comes first; ultraplan asks for this reviewer when the work is in"};function Jt(e,t,{description:n}){let r=e.tickets.
filter(o=>o.id===t||o.group===t),i=r.filter(o=>!o.redeemedAt),[s]=n.split(" ");return i.find(o=>o.task===s)??i[0]??r[0]}async function gr(e,t){let{promptFor:n}=await Promise.resolve().then(()=>u(Wt(),1));
return n(e,t)}function hr(e,t){let n=e&&t&&(0,Kt.taskOf)(e,t.task);return n&&Ae(e,n,t.role)}function Yt(e,t,n){if(e?.state!=="running")return`the run is ${e?.state??"unknown"}`;if(!t)return"this ticke\
t is unknown or was used; follow the newest ultraplan:next line";if(t.redeemedAt)return"this ticket was used already; wait for its agent";if(n.subagentType!==`ultraplan:${t.role}`)return`this ticket i\
s for ultraplan:${t.role}`}var E=e=>typeof e=="string"?e:"";var Zt={kind:"pass"};var yr=async(e,{session:t})=>{let n=e.tool_input??{},r=await te(t,{subagentType:E(n.subagent_type),description:E(n.description),prompt:E(n.prompt),toolUseId:E(e.tool_use_id),transcript:E(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return Zt;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,...r.endsTurn?{endsTurn:!0}:{}};case"redeemed":return await r.
turn,{kind:"rewrite",input:{subagent_type:E(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?{isolation:"\
worktree"}:{}}}}};0&&(module.exports={hook});
