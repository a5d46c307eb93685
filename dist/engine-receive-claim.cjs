const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Ar=Object.create;var ue=Object.defineProperty;var Pr=Object.getOwnPropertyDescriptor;var Cr=Object.getOwnPropertyNames;var Fr=Object.getPrototypeOf,_r=Object.prototype.hasOwnProperty;var h=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},qr=(e,t)=>{for(var n in t)ue(e,n,{get:t[n],enumerable:!0})},ct=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Cr(t))!_r.call(e,i)&&i!==n&&ue(e,i,{get:()=>t[i],enumerable:!(r=Pr(t,i))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?Ar(Fr(e)):{},ct(t||!e||!e.__esModule?ue(n,"default",{value:e,enumerable:!0}):n,e)),jr=e=>ct(ue({},"__esModule",{value:!0}),e);var U=h((Ho,ut)=>{ut.exports=require("./open-run.cjs").io_process_ref});var je=h((Ko,ft)=>{ft.exports=require("./open-run.cjs").io_files});var mt=h((Yo,pt)=>{pt.exports=require("./open-run.cjs").journal_journal_error});var M=h((Xo,kt)=>{kt.exports=require("./open-run.cjs").run_change});var $=h((rs,bt)=>{bt.exports=require("./open-run.cjs").io_git});var Rt=h((is,$t)=>{$t.exports=require("./engine-merge-work.cjs")});var pe=h((ss,Et)=>{Et.exports=require("./open-run.cjs").engine_open_run});var R=h((fs,Ot)=>{Ot.exports=require("./open-run.cjs").view_terminal});var se=h((ya,sn)=>{sn.exports=require("./open-run.cjs").run_spec_review});var Te=h((wa,dn)=>{dn.exports=require("./open-run.cjs").run_reviews});var Oe=h((Sa,cn)=>{cn.exports=require("./open-run.cjs").engine_places});var jn=h((Ga,qn)=>{qn.exports=require("./open-run.cjs").run_review_index});var Mn=h((Ua,In)=>{In.exports=require("./open-run.cjs").run_review_need});var at=h((_d,er)=>{er.exports=require("./gate-feedback.cjs")});var sr=h((Hd,or)=>{or.exports=require("./plan-needed-rules.cjs")});var ur=h((Kd,cr)=>{cr.exports=require("./open-run.cjs").run_groups});var pr=h((Yd,fr)=>{fr.exports=require("./open-run.cjs").run_policy});var Sr=h((tc,vr)=>{vr.exports=require("./engine-permission-verdict.cjs")});var $r=h((nc,br)=>{br.exports=require("./engine-describe-call.cjs")});var Go={};qr(Go,{receiveClaim:()=>jo});module.exports=jr(Go);var Rr=c(U(),1);var H=(...e)=>require("node:crypto").createHash(...e);var V=(...e)=>require("node:crypto").randomBytes(...e);var Ie=require("node:path"),E=c(je(),1),P=c(mt(),1),lt=e=>H("sha256").update(e).digest("hex"),gt=(e,t)=>(0,Ie.join)(e,"evidence",t);function I(e,t,n={}){let r=n.files??E.realFiles,i=Nr(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Dr(i,n.cap??Number.POSITIVE_INFINITY),a=lt(o),d=gt(e,a);try{if((0,E.readIfThere)(r,d)?.equals(o)!==!0){(0,E.ensureFolder)(
r,(0,Ie.join)(e,"evidence"));let f=`${d}.${V(4).toString("hex")}.new`;(0,E.writeAtomic)(r,d,o,{temporary:f,sync:"both"})}}catch(f){throw(0,P.diskError)(f,d)}return{sha256:a,bytes:o.length,cut:s}}function Me(e,t,n=E.realFiles){
let r=gt(e,t.sha256),i=(0,E.readIfThere)(n,r);if(i===void 0)throw new P.JournalError("evidence-missing",{file:r},Ir,P.GO_ON);if(lt(i)!==t.sha256)throw new P.JournalError("evidence-changed",{file:r},Mr,
P.GO_ON);return i.toString("utf8")}var Ir="the evidence file is not there",Mr="the evidence file was changed after it was written";function Nr(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Dr(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Lr(e,Math.floor(r/2)),o=Br(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var ht=e=>e!==void 0&&(e&192)===
128;function Lr(e,t){let n=t;for(;n>0&&t-n<3&&ht(e[n]);)n-=1;return n}function Br(e,t){let n=t;for(;n<e.length&&n-t<3&&ht(e[n]);)n+=1;return n}var ce=c(M(),1);var yt=c(U(),1);function xt(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,yt.isSameStart)(n,t.client.startedAt)}var wt=(...e)=>require("node:child_process").spawn(...e);var vt=require("node:path"),St=c(U(),1);function fe(e,t=process.env){let n=(0,vt.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=wt(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,St.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var N=c($(),1),Tt=c(M(),1);async function Ne(e,t,n,r,i){try{let{judgeClaim:o}=await import("./engine-judge-claim.js"),s=Jr(e.run,r,i),a=(0,Tt.taskOf)(e.run,n.id)?.baseline,d={cwd:s,commonDir:(0,N.findRepository)(
s)?.commonDir??"",journalDir:e.dir,run:e.run,plan:t,task:n,ticket:r,claim:i.message,backgroundTasks:i.backgroundTasks,env:i.env,deadline:i.deadline,...i.stages?{stages:i.stages}:{},...i.tampered?{tampered:i.
tampered}:{},...a?{baseline:a}:{}},f=await o(d),u=f.commit===""?{...f,commit:(0,N.headCommit)(s)??""}:f;if(u.outcome!=="PASSED"||!r.isolated||i.stages)return{result:u,cold:!1};let{mergeWork:p}=await Promise.resolve().then(()=>c(Rt(),1)),
m=await p(e,n,u.commit,l=>o({...d,cwd:l,stages:["proof"]}));return Wr(u,m)}catch(o){return{result:Gr(e.run,r,o),cold:!0}}}function Wr(e,t){let n=[...e.commands,...t.result?.commands??[]];return t.kind===
"merged"?{result:{...e,commit:t.result.commit,commands:n},cold:!1}:{result:{...e,...{outcome:"FAILED",stage:"proof",failure:"VERIFY_FAILURE",colour:"RED",confidence:0},findings:t.findings,commands:n},
cold:!0}}function Jr(e,t,n){if(!t.isolated)return e.root;let r=n.worktree?(0,N.findRepository)(n.worktree.path):void 0;if(!r||r.commonDir!==(0,N.findRepository)(e.root)?.commonDir||r.root===e.root)throw new Error(
"the executor was to work in a worktree of its own, and the client names none");return r.root}function Gr(e,t,n){return{task:t.task,outcome:"BLOCKED",stage:"claim",failure:"BLOCKED",colour:"RED",confidence:0,
findings:[{id:"gate/crashed",severity:"block",message:`the gate itself broke: ${n instanceof Error?n.message:String(n)}`,fix:"nothing is wrong with the claim as far as is known; a person has to look: \
ultraplan doctor"}],checks:[],commands:[],commit:(0,N.headCommit)(e.root)??t.base,base:t.base,filesChanged:[],startedAt:new Date().toISOString(),durationMs:0}}var So=c(pe(),1);function K(e,t){return JSON.parse(Me(e,t.plan))}function Y(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}function De(e){let t=new Set(e.announced??[]);return[...e.tasks.filter(Ur).map(Hr),...Kr(e)].filter(({key:n})=>!t.has(n))}var Ur=e=>(e.status==="escalated"||e.status==="blocked")&&e.kind!=="checkpoint";
function Hr(e){let t=e.pausedFor?.reason;return{key:`task_escalated ${e.id} ${e.attempts.length}`,event:"task_escalated",task:e.id,...t===void 0?{}:{reason:t}}}var Vr={parked:"run_parked",halted:"run_\
halted",finished:"run_finished"};function Kr({state:e,since:t,cause:n}){if(e!=="parked"&&e!=="halted"&&e!=="finished")return[];let r=Vr[e];return[{key:`${r} ${t??0}`,event:r,...n===void 0?{}:{reason:n}}]}var Yr=c(M(),1),zr=c(R(),1),Zr=c(pe(),1);function At(e){if(e.run.config.webhook===void 0||De(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let o=i?De(i):[];return o.length>0?[{type:"\
announced",about:o}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&fe(["notify",e.dir,e.home,String(r.seq)])}var _=require("node:fs"),F=require("node:path"),rn=c(U(),1);var me=c(R(),1),Xr={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Qr(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function ei({role:e,verdict:t}){let n=Xr[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function ne(e){return e.tasks.flatMap(t=>Qr(t).flatMap(n=>ei(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,me.oneLine)(i)}))))}function Pt(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,me.oneLine)(
r.id),text:(0,me.oneLine)(r.message)}))),...ne(e)]}var z=c(R(),1);function A(e){let t=(0,z.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,z.oneLine)(e.id)}: ${t}`}var Ct=(e,t)=>(0,z.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),le=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,D=e=>e.doneBefore&&e.status==="pending";function re(e){return D(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function ge(e){let t=[...D(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(z.oneLine)])]}
var L=e=>(0,z.oneLine)(e).slice(0,10),Ft=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var he=c(R(),1);function _t(e,t){let n=e.tasks.flatMap(r=>Z(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,failure:i})=>({
task:r,failure:i,recovered:r.status==="approved",resolution:ti(r,i)}))}var Z=e=>e.attempts.flatMap(t=>t.failures);function ti(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${L(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,he.oneLine)(e.override?.
who??"unknown")}: ${(0,he.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,he.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var ke={execution:1,claim:1,artifacts:2,proof:2,review:3},S=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function ni(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function qt(e,t){let n=t.status.toUpperCase(),r=ni(t),i=ii(e,t,r),o=oi(e,t,r),s=ai(e,t,r);return{gateStatus:n,step:ri(t,r),executor:i,
verify:o,architect:s}}function ri(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?ke[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function ii(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?S("running",r.failures.at(-1)?.at??
r.startedAt):n&&ke[n.stage]===1?S(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?S(t.override?"skipped":"running",r.startedAt):S("success",jt(e,t)):{status:t.override?"skipped":"pending"}}function jt(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function oi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
ke[n.stage]===2?S("failed",n.at):r?.passed&&t.status!=="pending"?S("passed",si(t)):t.override?S("skipped",t.override.at):t.status==="verifying"?S("running",jt(e,t)):{status:"pending"}}function si(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function ai(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(s=>s.role==="architect");if(n&&ke[n.stage]===3)return S("rejected",n.at);if(t.status==="reviewing"){let s=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return S("reviewing",s?.redeemedAt??s?.issuedAt??t.lastStepAt)}let o=i&&r&&i.at>=r.startedAt?i:void 0;return o?.verdict.decision==="approve"?S("approved",o.
at):o?.verdict.decision==="reject"?S("rejected",o.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var It=c(R(),1),w=e=>(0,It.oneLine)(e).replaceAll("<!","&lt;!"),Mt=e=>w(e).replaceAll("|","\\|");var ie=c(R(),1);var Le=c(R(),1);function O(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Le.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var ye=e=>/T(\d\d:\d\d:\d\d)/.exec(O(e))?.[1]??(0,Le.oneLine)(
e);function Be(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function xe(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Nt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Nt(n%60)} min`}var Nt=e=>String(e).padStart(2,
"0");function Dt(e){let{override:t}=e;if(!t)return;let n=A(e),r=(0,ie.oneLine)(t.who),i=O(t.at),o=(0,ie.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:o,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:o,forced_by:r,forced_at:i,session:(0,ie.oneLine)(t.session),prompt:(0,ie.oneLine)(t.prompt),requires_manual_commit:!0}}var B=c(R(),1);function We(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[le(n)]+=1;return t}var di=new Set(
["executing","verifying","reviewing"]),ci=e=>di.has(e.status);function Je(e){let t=We(e),n=e.tasks.filter(D).length,r=t.failed+t.escalated,i=t.approved,o=e.tasks.filter(a=>a.attempts.length>0),s=o.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:o.length===0?0:Math.round(10*s/o.length)/10}}function Ge(e){let t=e.tasks.filter(ci);if(t.length>0)return t;let i=e.tasks.filter(o=>o.lastStepAt!==
void 0).reduce((o,s)=>o&&(o.lastStepAt??"")>(s.lastStepAt??"")?o:s,void 0)??e.tasks.find(o=>!D(o));return i?[i]:[]}var Ue=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var ui=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
fi=new Set(["avg_attempts"]),pi=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,mi=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Bt=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Lt=e=>JSON.stringify(e).replace(
Bt,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Wt(e,t){return typeof t=="number"&&fi.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Lt(String(t)):typeof t=="\
boolean"?String(t):ui.has(e)&&pi.test(t)&&!mi.test(t)?t:Lt(t)}function li(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Bt)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function gi(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(o=>o!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(o=>hi(e,o,`${n}  `))]}if(typeof t=="obj\
ect"){let i=He(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?li(t,n):void 0;return[`${n}${e}: ${r??Wt(e,t)}`]}function hi(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Wt(e,t)}`];let[r,...i]=He(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var He=(e,t)=>Object.
entries(e).flatMap(([n,r])=>gi(n,r,t)),Jt=e=>He(e,"").join(`
`);var ki=10;function Gt(e){return`${[yi(e),...Ge(e).map(n=>xi(e,n)),`## Gate Statistics

${we(Si(e))}`,`## Recent Failures

${we({recent_failures:bi(e)})}`,$i(e),Ri(e),Ti(e)].filter(n=>n!=="").join(`

`)}
`}var we=e=>`\`\`\`yaml
${Jt(e)}
\`\`\``;function yi(e){let t=Je(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,B.oneLine)(e.cause)})`;return[w(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,B.oneLine)(e.id)} is ${e.state}${r}, as of ${O(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function xi(e,t){let n=qt(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[w(`## Current Task: ${A(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[Ve("Step 1: Executor ",n.executor),Ve("Step 2: Verify   ",n.verify),Ve("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,we({current_task:vi(e,t,n)})].join(`

`)}var wi={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function Ve(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${ye(t.at)})`;return`[${wi[t.status]??" "}] ${e}   - ${n}${r}`}function vi(e,t,n){return{name:A(t),phase:t.phase===void 0?void 0:(0,B.oneLine)(t.phase),plan:Ct(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&O(t.startedAt),last_step_at:t.lastStepAt&&O(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Ue(e,t),previous_failures:Z(t).map(r=>`${r.type}: ${(0,B.oneLine)(r.reason)}`)}}function Si(e){let t=Je(e),[n]=Ge(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:A(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var bi=e=>_t(e,ki).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:A(t),attempt:n.attempt,failure_type:n.type,error:(0,B.oneLine)(n.reason),recovered:r,resolution:i}));function $i(e){let t=e.tasks.flatMap(n=>Dt(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${we({tasks:t})}`}function Ri(e){let t=Pt(e).map(({task:r,from:i,text:o})=>w(`- ${A(r)}: ${o} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,B.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function Ti(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Ue(e,n)}`,i=ge(n);return`- ${w(A(n))}: ${re(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}var C=c(R(),1);function Ut(e){let t=a=>e.tasks.filter(a).map(d=>(0,C.oneLine)(d.id)).join(", "),n=t(a=>a.status==="skipped"&&!a.override?.adopted),r=t(a=>a.status==="forced"&&!a.override?.adopted),i=e.
tasks.filter(a=>a.pausedFor!==void 0),o=[...new Set(ne(e).map(({task:a})=>(0,C.oneLine)(a.id)))].join(", "),s=t(D);return[...i.map(({id:a,pausedFor:d})=>`decide on task ${(0,C.oneLine)(a)} (${(0,C.oneLine)(
d?.reason??"")}): /ultraplan:retry --task ${(0,C.oneLine)(a)} tries again, ultraplan log ${(0,C.oneLine)(a)} tells what happened`),...Ei(e),...r===""?[]:[`fix the task or the verification of ${r}, the\
n /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...o===""?[]:[`answer the\
 review findings on ${o}`],...s===""?[]:[`${s} was ticked before the run and no gate has looked at it`],...Oi(e)]}function Ei(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goe\
s on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,C.oneLine)(e.spec)} starts again\
 with what is still open`];default:return[]}}function Oi(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${L(e.base)}..${L(e.
approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var b=c(R(),1);function Ke(e){let t=n=>e.tasks.filter(n).map(r=>(0,b.oneLine)(r.id));return{run:(0,b.oneLine)(e.id),spec:(0,b.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,b.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Be(e.startedAt,e.endedAt??e.lastAt)??0,totals:We(e),approved:t(n=>n.status==="approved"),retried:t(n=>Z(n).length>0||n.attempts.length>
1),skipped:Ht(e,"skipped"),forced:Ht(e,"forced"),outstanding:ne(e).map(({task:n,from:r,text:i})=>({task:(0,b.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Ai),next:Ut(e)}}function Ht(e,t){return e.
tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,b.oneLine)(n),title:(0,b.oneLine)(r),who:(0,b.oneLine)(i.who),at:i.at,reason:(0,b.oneLine)(i.reason)}]:[])}function Ai(e){let t=Be(e.startedAt,
e.lastStepAt);return{id:(0,b.oneLine)(e.id),title:(0,b.oneLine)(e.title),status:le(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:Z(e).length,...t===void 0?{}:{durationMs:t},
...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:ge(e)}}var Pi=/^[\x20-\x7e]*$/,Ci=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Fi=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),_i=/^[\u{1f1e6}-\u{1f1ff}]$/u,qi="\uFE0F";function ji(e){return Ci.test(e)?0:_i.test(e)?1:Fi.test(e)?2:1}function Ye(e){if(Pi.test(e))return e.length;let t=0,
n=0;for(let r of e)r===qi&&n===1&&(t+=1),n=ji(r),t+=n;return t}var Vt,Ii=e=>(Vt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Vt.segment(e));function Mi(e,t){let n="",r=0;for(let{segment:i}of Ii(
e)){if(r+=Ye(i),r>t)break;n+=i}return n}function ze(e,t){return t<=0?"":Ye(e)<=t?e:`${Mi(e,t-1).trimEnd()}\u2026`}var Kt=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${ye(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Yt(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,o=[`${t.approved} of ${Ft(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],s=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${s} after ${xe(e.durationMs)}: ${o.join(", ")}`}function zt(e){let t=Ke(e),n=(o,s)=>s.length===0?"":`## ${o}

${s.map(a=>`- ${w(a)}`).join(`
`)}`,r=t.tasks.map((o,s)=>{let a=e.tasks[s];return`| ${[o.id,o.title,a?re(a):o.status,String(o.attempts),o.durationMs===void 0?"":xe(o.durationMs),o.commit===void 0?"":L(o.commit),o.flags.join(", ")].
map(Mt).join(" | ")} |`});return`${[`# ${w(`Summary: ${t.spec}`)}`,w(Yt(t)),t.forced.map(o=>`> ${w(Kt(o))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:o,title:s,who:a,at:d,reason:f})=>`${o} ${s}: ${f} (${a}, ${O(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:o,title:s,who:a,at:d})=>`${o}\
 ${s} (forced) by ${a}, ${O(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:o,from:s,finding:a})=>`${o}: ${a} [${s}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((o,s)=>`${s+1}. ${w(o)}`).join(`
`)}`].filter(o=>o!=="").join(`

`)}
`}var W=require("node:fs"),Zt=require("node:path"),Ze=c($(),1);function Xt(e,t){try{Ni(e,t)}catch{}}function Ni(e,t){let n=(0,Zt.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,o=Di(n);if(!r){o!==i&&(0,W.writeFileSync)(n,i);return}if(o!==i)return;let s=(0,Ze.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,Ze.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();s?.trim()===""||a===void 0?(0,W.rmSync)(n,{force:!0}):(0,W.writeFileSync)(n,a)}function Di(e){try{return(0,W.readFileSync)(e,"utf8")}catch{return}}var X=require("node:fs"),Se=require("node:path"),Qt=e=>H("sha256").update(e).digest("hex"),ve=e=>(0,Se.join)(e,".state-digest"),Li=13e3;function en(e,t){try{let n=Xe(ve(e));n&&n.length>Li&&(0,X.writeFileSync)(
ve(e),n.subarray(n.length/2)),(0,X.appendFileSync)(ve(e),`${Qt(t)}
`)}catch{}}function tn(e,t,n){let r=Xe(t),i=Xe(ve(n))?.toString("utf8");return r===void 0||i===void 0||i.includes(Qt(r))?[]:[(0,Se.relative)(e.root,t).replaceAll("\\","/")]}function Xe(e){try{return(0,X.readFileSync)(
e)}catch{return}}function be(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,F.join)(t,"STATE.md"):(0,F.join)(e.root,(0,F.dirname)(n),"STATE.md")}var Bi=(e,t)=>(0,F.join)((0,F.dirname)(be(e,t)),"SUMM\
ARY.md");function $e(e,t){let n=Gt(e);en(t,n),nn(be(e,t),n,t),Xt(e,t),(e.state==="finished"||e.state==="cancelled")&&nn(Bi(e,t),zt(e),t)}function nn(e,t,n){let r=(0,F.join)(n,`.view-${(0,rn.thisProcess)().
pid}`);try{(0,_.writeFileSync)(r,t);try{(0,_.renameSync)(r,e)}catch{(0,_.copyFileSync)(r,e)}}catch{}finally{(0,_.rmSync)(r,{force:!0})}}var on=c($(),1);function oe(e,t,n){return(0,on.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var an=c(se(),1);function Re(e,t){return(0,an.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var Ee=c(Te(),1);function Qe(e){for(let t of e.tasks){if(t.status!=="reviewing"&&t.status!=="verifying")continue;let n=(0,Ee.specReviewOf)(e,t);if(n.kind==="fix-needed"&&t.status==="reviewing")return{
kind:"fix",task:t,record:n.record};if((0,Ee.isApprovable)(e,t))return{kind:"approve",task:t,takeBack:n.kind==="ended"&&n.how==="given-up"}}}var Xn=c(se(),1);var Ae=c($(),1),ln=c(M(),1),gn=c(Oe(),1);var tt=c($(),1);function un(e,t){return JSON.stringify(et(e),void 0,t)}function et(e){if(Array.isArray(e))return e.map(et);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,et(r)]))}var fn=c(Oe(),1);function pn(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let o=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...o===void 0?{}:{base:o},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Wi(i)}}function Wi(e){return H("sha256").update(un(e??{})).digest("hex")}function mn(e,t,n){(0,tt.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${fn.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function hn({run:e},t){(0,Ae.git)(e.root,["update-ref",(0,gn.approvedRef)(e.id),e.approvedHead]);let n=(0,ln.taskOf)(e,t),r=n&&pn(e,n);r&&mn(e.root,r.commit,r)}var Q=require("node:fs"),Pe=require("node:path"),ae=c($(),1);var kn=require("node:fs"),yn=require("node:path"),xn=c(je(),1),k=c($(),1),nt=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],wn=5;function vn(e,t,n){for(let r=1;;r+=1){let i=(0,k.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Ji(e,i,t(i),n)}catch(o){if(r===wn||(0,k.headCommit)(e)===i)throw o}}}function Ji(e,t,n,r){let i=(0,k.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let o=(0,yn.join)(i.gitDir,`ultraplan-index-${V(4).toString("hex")}`),{root:s}=i;try{(0,k.git)(s,["read-tree",t],{index:o});let a=n.map(({path:u,text:p})=>{let m=(0,k.git)(
s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:u,blob:m,mode:Hi(s,t,u),was:Ui(s,t,u)}});for(let{path:u,blob:p,mode:m}of a)(0,k.git)(s,["update-index","--add","--cacheinfo",`${m},${p},${u}`],
{index:o});let d=(0,k.git)(s,["write-tree"],{index:o}).trim(),f=(0,k.git)(s,[...nt,"commit-tree",d,"-p",t],{input:r}).trim();(0,k.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,t]);for(let{path:u,blob:p,mode:m,was:l}of a)Gi(s,u,p,m,l);return f}finally{(0,kn.rmSync)(o,{force:!0})}}function Gi(e,t,n,r,i){if((0,k.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=wn;s+=1){if((0,k.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,xn.sleep)(40)}}var Ui=(e,t,n)=>(0,k.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Hi(e,t,n){let r=(0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function Sn(e,t,n){return((0,k.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var bn=(e,t)=>(0,k.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Ce(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=(0,ae.headCommit)(o);if(!a)throw new Error("the repository has no commit");let d=Sn(o,i,a).find(({message:m})=>m.
split(`
`).includes(s));if(d)return d.commit;let f=t.filter(({path:m})=>(0,ae.committedText)(o,a,m)!==void 0||!bn(o,m)),u=m=>f.map(({path:l,change:y})=>({path:l,text:y((0,ae.committedText)(o,m,l))})),p=f.length>
0?vn(o,u,`${n}

${s}
`):a;for(let m of t)Vi((0,Pe.join)(o,m.path),m);return p}function Vi(e,{change:t}){let n;try{n=(0,Q.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,Q.mkdirSync)((0,Pe.dirname)(e),{recursive:!0}),
(0,Q.writeFileSync)(e,t(n))}function $n(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=Tn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Fe(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(d=>`\`${d}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Yi(t)}`,`  - **Commit**: \`${Rn(o,t)}\``].map(d=>s+d)}var Ki=7;function rt(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:d}=t,f=Tn(a);return{id:e,title:`Fix: ${f}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${Fe(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${f}" addressed`],verify:i.verify.map(u=>({...u,line:r+Ki})),commit:Rn(d,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var Rn=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Yi({verify:e}){let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return Fe(e[0]?.
text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var zi=1e3,Zi=100,Fe=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,zi),Tn=e=>Fe(e).slice(0,Zi).trim(),it=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Xi=/\r\n|\n|\r/g;function On(e){let t=[],n=0;for(let r of e.matchAll(Xi))t.push(En(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(En(e.slice(n),n)),t}function En(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Qi=3;function eo(e,t){if(!(to(e,t)>=Qi))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function to(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function Pn(e,t){let{original:n}=t,r=eo(e,n);if(r===void 0)return;let o=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(g=>g.path===n.file)?.text??"",a=$n(r,t,it(n));if(!n.box){let g={...rt(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:An(e.tasks,o,g)},task:g,after:o.id,insert:Or=>Or}}
let d=o.endLine,f=On(s)[d]?.blank===!0,u=f?["",...a]:a,p=g=>no(g,o,u),m=d+1+(f?1:0),l={...rt(r,t,a,m),box:{line:m,column:it(n).length+3+1}},y=e.tasks.map(g=>g.file===n.file?io(g,d,u.length,o):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:An(y,o,l)},task:l,after:o.id,insert:p}}function no(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=ro(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function ro(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function io(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function An(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function Cn(e){let{id:t,title:n,file:r,line:i,kind:o,checkpoint:s,phase:a,wave:d,parallel:f,dependsOn:u,files:p,tier:m,verification:l,securityReview:y,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:o,
parallel:f,dependsOn:u,files:p,securityReview:y,doneBefore:e.ticked,...s?{checkpoint:s}:{},...a!==void 0?{phase:a}:{},...d!==void 0?{wave:d}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function oo(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function Fn(e,t,n=oo(t)){let r=t.replace(so,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var so=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function _n({feedback:e,findings:t}){let n=e||ao(t);return["A reviewer did not accept the work of the task that this one fixes:",Fn("what the reviewer wrote",n)].join(`
`)}var ao=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var st=c(jn(),1),J=c(Mn(),1),Jn=c(Te(),1),_e=c(se(),1);var Dn="## Review Suggestions",co=3,uo=300;function Ln(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=fo(t),i=t.kind==="suggestions"?po(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Nn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=Nn(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var Nn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,ee=e=>ze(w(e),uo);function fo(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,co).map(n=>`  - ${ee(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(ee).join("; ")||"none named"}`];case"fix\
-given-up":return[`Fix task ${ee(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(ee).join("; ")||"none named"}`];case"suggestions":return[Dn,"",...e.
suggestions.map(t=>`- Task ${ee(e.task)}: ${ee(t)}`)]}}function po(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===
""&&o===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===Dn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var ot=require("node:path");var Bn=c($(),1);var mo=c(M(),1);var Wn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Bn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var lo=e=>ot.posix.dirname(e.planFiles[0]?.path??""),te=e=>ot.posix.join(lo(e),".progress.md");var qe=(e,t)=>({path:te(e),change:n=>t.reduce(Ln,n??"")});function de(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,st.taskIndex)(
e,(0,J.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Gn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,_e.specRecords)(
t).at(-1);if(!(0,J.needsSpecReview)(e,t))return go(e,t);let r=(0,Jn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:t.
id,suggestions:o}]:[];switch(r.how){case"suggested":return[de(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[de(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,_e.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[de(
e,t,n,"proceeded")]}}function go(e,t){let n=(0,J.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,J.nextReviewIndex)(e,(0,st.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Un(e,t,n,r){let i=K(e,t),o=Y(i,n.id),{findings:s,suggestions:a=[],feedback:d}=r.verdict,f=s.filter(l=>!a.includes(l)),u=Pn(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>Y(
i,l).files))],summary:f[0]??"review finding",finding:f.join("; ")||d,scope:t.spec}),p=Re(t,n);if(!u||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Ce(t,[...u.task.box?[{
path:o.file,change:l=>u.insert(l??"")}]:[],qe(t,[de(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${u.task.id} from\
 the review of task ${n.id}`,key:`fix ${u.task.id}`,since:p});return[{type:"tasks_added",after:u.after,tasks:[{...Cn(u.task),addedBy:"review"}],plan:I(e,JSON.stringify(u.plan)),commit:m,cause:`review \
of task ${n.id}, iteration ${r.iteration}`,feedback:I(e,_n(r.verdict))}]}var Yn=c($(),1);var Hn=require("node:fs"),Vn=require("node:path"),x=c($(),1);function Kn(e,t,n,r){let i=(0,x.findRepository)(e),o=(0,x.headCommit)(e);if(!i||!o)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:a}=i,d=(0,Vn.join)(a,`ultraplan-index-${V(4).toString(
"hex")}`),f=n.map(p=>({path:p,was:ho(s,t,p)})),u=f.filter(({path:p})=>ko(s,p));try{(0,x.git)(s,["read-tree",o],{index:d});for(let{path:l,was:y}of f){let g=y?["--add","--cacheinfo",`${y.mode},${y.blob}\
,${l}`]:["--force-remove","--",l];(0,x.git)(s,["update-index",...g],{index:d})}let p=(0,x.git)(s,["write-tree"],{index:d}).trim(),m=(0,x.git)(s,[...nt,"commit-tree",p,"-p",o],{input:r}).trim();(0,x.git)(
s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",m,o]);for(let{path:l,was:y}of u)y?(0,x.git)(s,["checkout","--quiet",m,"--",`:(top,literal)${l}`]):(0,x.git)(s,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${l}`]);return m}finally{
(0,Hn.rmSync)(d,{force:!0})}}function ho(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,x.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var ko=(e,t)=>(0,x.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var zn=c(se(),1);function Zn(e,t){let n=(0,zn.fixTasksOf)(e,t).at(-1),r=n?.attempts[0]?.base,i=(0,Yn.headCommit)(e.root);if(!n||r===void 0||i===void 0)return;let o=te(e),s=oe(e.root,r,i).filter(a=>a!==o);s.length!==0&&
Kn(e.root,r,s,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function Qn(e){for(;Qe(e.run);){let{state:t,events:n}=e.journal.update(r=>r?yo(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&hn(e,r.task);if(n.length===0)return}}function yo(e,t){let n=Qe(
t);return n?n.kind==="fix"?Un(e,t,n.task,n.record):(n.takeBack&&Zn(t,n.task),[xo(t,n.task)]):[]}function xo(e,t){let n=Re(e,t);if(n===void 0)throw new Error(`task ${t.id} has no commit to approve`);let r=Gn(
e,t),i=e.tasks.flatMap(d=>t.parallel&&d.parallel?d.approvedHead??d.approvedCommit??[]:[]),o=Wn(e.root,[n,...i]),s={type:"task_approved",task:t.id,commit:n};if(r.length===0)return o===n?s:{...s,head:o};
let a=Ce(e,[qe(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n});return wo(e,
t,o,a)?{...s,head:a}:{...s,head:o}}function wo(e,t,n,r){let i=[te(e),...(0,Xn.fixTasksOf)(e,t).some(o=>o.givenUp)?[t.file]:[]];return oe(e.root,n,r).every(o=>i.includes(o))}async function dt(e,t,n,{result:r,cold:i}){let{retryContext:o}=await Promise.resolve().then(()=>c(at(),1)),s=r.outcome==="PASSED"?void 0:I(e.dir,o(r,n,{attempt:t.attempt})),a={type:"gate_judged",ticket:t.
id,result:r,...s?{feedback:s}:{}},{state:d}=e.journal.update(u=>[i||vo(u,t)?{...a,cold:!0}:a]);if(!d)throw new Error("the run has no state");let f={...e,run:d};return Qn(f),$e(f.run,e.dir),At(f),f.run}
var vo=(e,t)=>e?.tickets.find(({id:n})=>n===t.id)?.judging?.deferred===!0;function tr(e,t){let n=e.verify.filter(o=>o.command).length||(t.verify.default?1:0),r=e.criteria.filter(o=>o.command).length,i=[t.proof.typecheck,t.proof.lint,t.proof.setup].filter(Boolean).length;return(n+
r+i)*t.limits.verify*(t.proof.flaky?2:1)}function nr(e,t,n,r){return fe(["prove",e,t,n],r)}var Tr=c(pe(),1);var G=require("node:fs"),T=require("node:path"),rr="solo";function ir(e,t){let n=(0,T.basename)(e,".jsonl");if(t===""||n!==`agent-${t}`)return;let r=bo((0,T.join)((0,T.dirname)(e),`${n}.meta.json`));if(!r)return;let{toolUseId:i,spawnDepth:o,worktreePath:s,worktreeBranch:a}=r;
if(!(typeof i!="string"||o!==1))return typeof s!="string"?{toolUseId:i}:{toolUseId:i,worktree:{path:s,...typeof a=="string"?{branch:a}:{}}}}function bo(e){let t=(0,T.dirname)((0,T.dirname)((0,T.dirname)(
e))),n=()=>$o(t).map(i=>(0,T.join)(t,i,"subagents",(0,T.basename)(e))),r=(0,G.existsSync)(e)?e:n().find(i=>(0,G.existsSync)(i));if(r!==void 0)try{return JSON.parse((0,G.readFileSync)(r,"utf8"))}catch{
return}}function $o(e){try{return(0,G.readdirSync)(e)}catch{return[]}}var ar=c(M(),1);async function dr(e,t,n,r){let i=(0,ar.taskOf)(t,r.task)?.attempts.at(-1)?.denied??[];if(e.outcome==="PASSED"||i.length===0)return e;let s=e.findings.some(({id:a})=>a==="claim/status")?
i:await Ro(i,n,t);return s.length===0?e:{...e,outcome:"BLOCKED",failure:"BLOCKED",findings:[...To(s).map(Eo),...e.findings]}}async function Ro(e,t,n){let{isNeeded:r,neededCalls:i}=await Promise.resolve().then(()=>c(sr(),1)),
o=i([{tasks:[{...t,ticked:!1}]}],n.config);return e.filter(({tool:s,what:a})=>s==="Bash"?r(a,o):/^(?:Write|Edit|MultiEdit|NotebookEdit)$/.test(s))}var To=e=>[...new Map(e.map(t=>[t.rule,t])).values()],
Eo=({tool:e,what:t,rule:n})=>({id:"permission/denied",severity:"block",failure:"BLOCKED",message:`permission: the client did not allow ${e} ${JSON.stringify(t)}; missing: ${n}`,fix:"allow it in the pr\
oject's settings (permissions.allow, or /ultraplan:init), commit that, then /ultraplan:retry"});var q=require("node:fs"),kr=require("node:path"),yr=c(U(),1);var v=c(ur(),1),mr=c(pr(),1),lr=c(Te(),1);function gr(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancell\
ed"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resu\
me goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:["/ultraplan:retry --task <id>","/ultraplan:resume","/ultraplan:cancel"]};case"running":
return Oo(e,t)}}function Oo(e,t){let n=e.tickets.filter(o=>o.redeemedAt===void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Co)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} a\
gent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,lr.nextReviews)(e,o,t));return i.length>0?{kind:"dispatch",agents:i}:Ao(e,t)}function Ao(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,v.isDone)(
i)||(0,v.isStuck)(i)||!(0,v.isReady)(e,r))continue;let o=i.notBefore!==void 0&&i.notBefore>t.toISOString();if(!((i.status==="reviewing"||i.status==="verifying")&&!o)){if(i.kind==="checkpoint")return Fo(
i);if(o&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return Po(e,r)}}return n!==void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(v.isDone)?
{kind:"done",reason:"every task is done"}:_o(e)}function Po(e,t){let n=(0,v.parallelGroup)(e,t).filter(o=>!(0,v.isDone)(o)&&!(0,v.isStuck)(o)&&o.attempts.length===0),r=e.tasks[t],i=n.length>1&&r&&n.includes(
r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.length+1,iteration:1,isolated:i.length>1}))}}function Co(e){let{task:t,role:n,attempt:r,iteration:i,
isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function Fo(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wr\
ong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function _o(e){let t=e.tasks.find(v.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(
i=>!(0,v.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,mr.attemptsUsed)(t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n}\
 attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","investigate"]}}function hr(e,t){if(gr(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(o=>o.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(o=>o.status==="failed"&&o.notBefore&&o.notBefore>t.toISOString()?[o.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var xr=c(Oe(),1);function wr(e,t,n){let r=(0,xr.waitingFile)(t,e.session);if(!hr(e,n)){(0,q.rmSync)(r,{force:!0});return}qo(r)||((0,q.mkdirSync)((0,kr.dirname)(r),{recursive:!0,mode:448}),(0,q.writeFileSync)(
r,"",{mode:384}))}function qo(e){try{return JSON.parse((0,q.readFileSync)(e,"utf8"))}catch{return}}var j={kind:"let-go"};async function jo(e,t){let n=(0,Tr.openActiveRun)(e.home,e.id);if(!n||!xt(n.run,e))return j;let r=t.transcriptPath===void 0?{toolUseId:rr}:ir(t.transcriptPath,t.agentId);if(!r)return No(
n,t);let i=await Io(t),o,{state:s}=n.journal.update(p=>(o=p?.tickets.find(m=>m.toolUseId===r.toolUseId&&!m.judging),o?p&&(0,ce.taskOf)(p,o.task)?.override?Bo(o):[...Mo(p,o,i),{type:"claim_received",ticket:o.
id,agentId:t.agentId,claim:I(n.dir,t.message),judge:(0,Rr.thisProcess)(),..."worktree"in r&&r.worktree?{worktree:r.worktree}:{},...t.transcriptPath===void 0?{}:{transcript:t.transcriptPath}}]:p?Lo(p,r.
toolUseId,t):[]));if(!o||!s)return j;let a=tn(s,be(s,n.dir),n.dir);if($e(s,n.dir),(0,ce.taskOf)(s,o.task)?.override)return j;let d={...n,run:s};if(o.role==="spec-executor")return Jo(d,o,{...t,...r,tampered:a},
e);let{receiveVerdict:f}=await import("./engine-receive-verdict.js"),u=f(d,Do(s,o),t.message);return u===void 0?j:{kind:"send-back",reason:u}}async function Io({mode:e,transcriptPath:t}){if(e!=="dontA\
sk"||t===void 0)return[];let{deniedInTranscript:n}=await Promise.resolve().then(()=>c(Sr(),1)),{describeCall:r}=await Promise.resolve().then(()=>c($r(),1));return Promise.all(n(t).map(r))}function Mo(e,t,n){
let r=(e&&(0,ce.taskOf)(e,t.task)?.attempts.at(-1)?.denied)??[];return n.filter(i=>!r.some(({what:o})=>o===i.what)).map(i=>({type:"permission_denied",ticket:t.id,call:i,by:"mode"}))}var Er=({agentId:e})=>({
type:"noted",text:`a stop of agent ${e} was ignored: it answers to no open ticket`});function No(e,t){return e.journal.update(()=>[Er(t)]),j}var Do=(e,t)=>e.tickets.find(n=>n.id===t.id)??t;function Lo(e,t,n){
if(n.message==="")return[];for(let r of e.tasks){let i=r.attempts.some(a=>a.toolUseId===t),o=r.reviews.find(a=>a.toolUseId===t);if(e.tickets.some(a=>a.toolUseId===t))return[];if(!i&&!o)continue;return[
{type:"noted",text:`the ${o?.role??"spec-executor"} of task ${r.id} stopped once more; what it said was ignored: it answers to no open ticket`}]}return[Er(n)]}var Bo=e=>[{type:"agent_lost",ticket:e.id,
cause:"a person has overridden its task",failure:"EXECUTION_FAILURE"}];async function Wo(e,t,n,r,i){if(!i.includes("TASK_MODIFICATION_REQUEST"))return{kind:"none"};let{considerModification:o}=await import("./engine-modify-plan.js");
return o(e,t,n,r,i)}async function Jo(e,t,n,r){let i=K(e.dir,e.run),o=Y(i,t.task),{config:s}=e.run,a={...n,env:r.env,deadline:Date.now()+s.limits.gate*1e3},d=await Wo(e,i,o,t,n.message);if(d.kind==="p\
ostponed")return j;let f=d.kind!=="refused"&&tr(o,s)>s.limits.gate,u=d.kind==="refused"?{result:d.result,cold:!1}:await Ne(e,i,o,t,f?{...a,stages:["claim","artifacts"]}:a);if(f&&u.result.outcome==="PA\
SSED"){let{state:y}=e.journal.update(()=>[{type:"proof_deferred",ticket:t.id,worker:nr(e.dir,t.id,e.home,r.env)}]);return y&&wr(y,e.home,new Date),j}u.result=await dr(u.result,e.run,o,t);let p=await dt(
e,t,o,u);if(d.kind==="after-approval"&&(0,ce.taskOf)(p,o.id)?.status==="approved"){let{addFollowUps:y}=await import("./engine-modify-plan.js");y({...e,run:p},K(e.dir,p),o,d.request)}if(!p.tickets.some(
y=>y.id===t.id))return j;let{warmFeedback:l}=await Promise.resolve().then(()=>c(at(),1));return{kind:"send-back",reason:l(u.result,o,{attempt:t.attempt,journalDir:e.dir})}}0&&(module.exports={receiveClaim});
