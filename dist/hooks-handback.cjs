const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Ir=Object.create;var pe=Object.defineProperty;var Nr=Object.getOwnPropertyDescriptor;var Mr=Object.getOwnPropertyNames;var Dr=Object.getPrototypeOf,Lr=Object.prototype.hasOwnProperty;var h=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Br=(e,t)=>{for(var n in t)pe(e,n,{get:t[n],enumerable:!0})},ut=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Mr(t))!Lr.call(e,i)&&i!==n&&pe(e,i,{get:()=>t[i],enumerable:!(r=Nr(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?Ir(Dr(e)):{},ut(t||!e||!e.__esModule?pe(n,"default",{value:e,enumerable:!0}):n,e)),Wr=e=>ut(pe({},"__esModule",{value:!0}),e);var H=h((zo,lt)=>{lt.exports=require("./open-run.cjs").io_process_ref});var qe=h((Xo,gt)=>{gt.exports=require("./open-run.cjs").io_files});var kt=h((Qo,ht)=>{ht.exports=require("./open-run.cjs").journal_journal_error});var M=h((ns,vt)=>{vt.exports=require("./open-run.cjs").run_change});var R=h((as,Et)=>{Et.exports=require("./open-run.cjs").io_git});var _t=h((ds,Ot)=>{Ot.exports=require("./engine-merge-work.cjs")});var me=h((us,Pt)=>{Pt.exports=require("./open-run.cjs").engine_open_run});var Ft=h((ls,Ct)=>{Ct.exports=require("./open-run.cjs").run_announcements});var T=h((gs,qt)=>{qt.exports=require("./open-run.cjs").view_terminal});var se=h((va,fn)=>{fn.exports=require("./open-run.cjs").run_spec_review});var gn=h((ba,ln)=>{ln.exports=require("./open-run.cjs").run_review_work});var Ee=h(($a,hn)=>{hn.exports=require("./open-run.cjs").engine_places});var Wn=h((Ua,Bn)=>{Bn.exports=require("./open-run.cjs").run_review_index});var Gn=h((Va,Jn)=>{Jn.exports=require("./open-run.cjs").run_review_need});var rt=h((Ka,Hn)=>{Hn.exports=require("./open-run.cjs").run_reviews});var at=h((jd,dr)=>{dr.exports=require("./gate-feedback.cjs")});var fr=h((Vd,pr)=>{pr.exports=require("./plan-needed-rules.cjs")});var hr=h((Yd,gr)=>{gr.exports=require("./open-run.cjs").run_groups});var yr=h((zd,kr)=>{kr.exports=require("./open-run.cjs").run_policy});var Or=h((nc,Er)=>{Er.exports=require("./engine-permission-verdict.cjs")});var Ar=h((rc,_r)=>{_r.exports=require("./engine-describe-call.cjs")});var Vo={};Br(Vo,{hook:()=>Uo});module.exports=Wr(Vo);var I=require("node:fs"),S=require("node:path"),pt="solo",ft=(e,t)=>(0,S.join)(e.replace(/\.jsonl$/,""),"subagents",`agent-${t}.jsonl`);function mt(e,t){let n=(0,S.basename)(e,".jsonl");if(t===""||n!==
`agent-${t}`)return;let r=Jr((0,S.join)((0,S.dirname)(e),`${n}.meta.json`));if(!r)return;let{toolUseId:i,spawnDepth:o,worktreePath:s,worktreeBranch:a}=r;if(!(typeof i!="string"||o!==1))return typeof s!=
"string"?{toolUseId:i}:{toolUseId:i,worktree:{path:s,...typeof a=="string"?{branch:a}:{}}}}function Jr(e){let t=(0,S.dirname)((0,S.dirname)((0,S.dirname)(e))),n=()=>Gr(t).map(i=>(0,S.join)(t,i,"subage\
nts",(0,S.basename)(e))),r=(0,I.existsSync)(e)?e:n().find(i=>(0,I.existsSync)(i));if(r!==void 0)try{return JSON.parse((0,I.readFileSync)(r,"utf8"))}catch{return}}function Gr(e){try{return(0,I.readdirSync)(
e)}catch{return[]}}var Pr=d(H(),1);var U=(...e)=>require("node:crypto").createHash(...e);var V=(...e)=>require("node:crypto").randomBytes(...e);var je=require("node:path"),E=d(qe(),1),A=d(kt(),1),yt=e=>U("sha256").update(e).digest("hex"),xt=(e,t)=>(0,je.join)(e,"evidence",t);function N(e,t,n={}){let r=n.files??E.realFiles,i=Vr(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Kr(i,n.cap??Number.POSITIVE_INFINITY),a=yt(o),c=xt(e,a);try{if((0,E.readIfThere)(r,c)?.equals(o)!==!0){(0,E.ensureFolder)(
r,(0,je.join)(e,"evidence"));let p=`${c}.${V(4).toString("hex")}.new`;(0,E.writeAtomic)(r,c,o,{temporary:p,sync:"both"})}}catch(p){throw(0,A.diskError)(p,c)}return{sha256:a,bytes:o.length,cut:s}}function Ie(e,t,n=E.realFiles){
let r=xt(e,t.sha256),i=(0,E.readIfThere)(n,r);if(i===void 0)throw new A.JournalError("evidence-missing",{file:r},Hr,A.GO_ON);if(yt(i)!==t.sha256)throw new A.JournalError("evidence-changed",{file:r},Ur,
A.GO_ON);return i.toString("utf8")}var Hr="the evidence file is not there",Ur="the evidence file was changed after it was written";function Vr(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Kr(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Yr(e,Math.floor(r/2)),o=zr(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var wt=e=>e!==void 0&&(e&192)===
128;function Yr(e,t){let n=t;for(;n>0&&t-n<3&&wt(e[n]);)n-=1;return n}function zr(e,t){let n=t;for(;n<e.length&&n-t<3&&wt(e[n]);)n+=1;return n}var ce=d(M(),1);var St=d(H(),1);function bt(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,St.isSameStart)(n,t.client.startedAt)}var $t=(...e)=>require("node:child_process").spawn(...e);var Rt=require("node:path"),Tt=d(H(),1);function fe(e,t=process.env){let n=(0,Rt.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=$t(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,Tt.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var D=d(R(),1),At=d(M(),1);async function Ne(e,t,n,r,i){try{let{judgeClaim:o}=await import("./engine-judge-claim.js"),s=Xr(e.run,r,i),a=(0,At.taskOf)(e.run,n.id)?.baseline,c={cwd:s,commonDir:(0,D.findRepository)(
s)?.commonDir??"",journalDir:e.dir,run:e.run,plan:t,task:n,ticket:r,claim:i.message,backgroundTasks:i.backgroundTasks,env:i.env,deadline:i.deadline,...i.stages?{stages:i.stages}:{},...i.tampered?{tampered:i.
tampered}:{},...a?{baseline:a}:{}},p=await o(c),u=p.commit===""?{...p,commit:(0,D.headCommit)(s)??""}:p;if(u.outcome!=="PASSED"||!r.isolated||i.stages)return{result:u,cold:!1};let{mergeWork:f}=await Promise.resolve().then(()=>d(_t(),1)),
m=await f(e,n,u.commit,l=>o({...c,cwd:l,stages:["proof"]}));return Zr(u,m)}catch(o){return{result:Qr(e.run,r,o),cold:!0}}}function Zr(e,t){let n=[...e.commands,...t.result?.commands??[]];return t.kind===
"merged"?{result:{...e,commit:t.result.commit,commands:n},cold:!1}:{result:{...e,...{outcome:"FAILED",stage:"proof",failure:"VERIFY_FAILURE",colour:"RED",confidence:0},findings:t.findings,commands:n},
cold:!0}}function Xr(e,t,n){if(!t.isolated)return e.root;let r=n.worktree?(0,D.findRepository)(n.worktree.path):void 0;if(!r||r.commonDir!==(0,D.findRepository)(e.root)?.commonDir||r.root===e.root)throw new Error(
"the executor was to work in a worktree of its own, and the client names none");return r.root}function Qr(e,t,n){return{task:t.task,outcome:"BLOCKED",stage:"claim",failure:"BLOCKED",colour:"RED",confidence:0,
findings:[{id:"gate/crashed",severity:"block",message:`the gate itself broke: ${n instanceof Error?n.message:String(n)}`,fix:"nothing is wrong with the claim as far as is known; a person has to look: \
ultraplan doctor"}],checks:[],commands:[],commit:(0,D.headCommit)(e.root)??t.base,base:t.base,filesChanged:[],startedAt:new Date().toISOString(),durationMs:0}}var Eo=d(me(),1);function K(e,t){return JSON.parse(Ie(e,t.plan))}function Y(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Me=d(Ft(),1),ei=d(M(),1),ti=d(T(),1),ni=d(me(),1);function jt(e){if(e.run.config.webhook===void 0||(0,Me.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let o=i?
(0,Me.announcements)(i):[];return o.length>0?[{type:"announced",about:o}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&fe(["notify",e.dir,e.home,String(r.seq)])}var F=require("node:fs"),C=require("node:path"),un=d(H(),1);var le=d(T(),1),ri={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function ii(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function oi({role:e,verdict:t}){let n=ri[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function ne(e){return e.tasks.flatMap(t=>ii(t).flatMap(n=>oi(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,le.oneLine)(i)}))))}function It(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,le.oneLine)(
r.id),text:(0,le.oneLine)(r.message)}))),...ne(e)]}var z=d(T(),1);function _(e){let t=(0,z.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,z.oneLine)(e.id)}: ${t}`}var Nt=(e,t)=>(0,z.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),ge=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,L=e=>e.doneBefore&&e.status==="pending";function re(e){return L(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function he(e){let t=[...L(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(z.oneLine)])]}
var B=e=>(0,z.oneLine)(e).slice(0,10),Mt=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var ke=d(T(),1);function Dt(e,t){let n=e.tasks.flatMap(r=>Z(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,failure:i})=>({
task:r,failure:i,recovered:r.status==="approved",resolution:si(r,i)}))}var Z=e=>e.attempts.flatMap(t=>t.failures);function si(e,t){switch(e.status){case"approved":{let n=e.attempts.at(-1);return`${n&&
n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${B(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,ke.oneLine)(e.override?.
who??"unknown")}: ${(0,ke.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,ke.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"failed":return e.
notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length} is ${e.status}`}}var ye={execution:1,claim:1,artifacts:2,proof:2,review:3},b=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function ai(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Lt(e,t){let n=t.status.toUpperCase(),r=ai(t),i=ci(e,t,r),o=ui(e,t,r),s=fi(e,t,r);return{gateStatus:n,step:di(t,r),executor:i,
verify:o,architect:s}}function di(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?ye[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function ci(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?b("running",r.failures.at(-1)?.at??
r.startedAt):n&&ye[n.stage]===1?b(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?b(t.override?"skipped":"running",r.startedAt):b("success",Bt(e,t)):{status:t.override?"skipped":"pending"}}function Bt(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function ui(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
ye[n.stage]===2?b("failed",n.at):r?.passed&&t.status!=="pending"?b("passed",pi(t)):t.override?b("skipped",t.override.at):t.status==="verifying"?b("running",Bt(e,t)):{status:"pending"}}function pi(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function fi(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(s=>s.role==="architect");if(n&&ye[n.stage]===3)return b("rejected",n.at);if(t.status==="reviewing"){let s=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return b("reviewing",s?.redeemedAt??s?.issuedAt??t.lastStepAt)}let o=i&&r&&i.at>=r.startedAt?i:void 0;return o?.verdict.decision==="approve"?b("approved",o.
at):o?.verdict.decision==="reject"?b("rejected",o.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Wt=d(T(),1),w=e=>(0,Wt.oneLine)(e).replaceAll("<!","&lt;!"),Jt=e=>w(e).replaceAll("|","\\|");var ie=d(T(),1);var De=d(T(),1);function O(e){let t=Date.parse(e);return Number.isNaN(t)?(0,De.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var xe=e=>/T(\d\d:\d\d:\d\d)/.exec(O(e))?.[1]??(0,De.oneLine)(
e);function Le(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function we(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Gt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Gt(n%60)} min`}var Gt=e=>String(e).padStart(2,
"0");function Ht(e){let{override:t}=e;if(!t)return;let n=_(e),r=(0,ie.oneLine)(t.who),i=O(t.at),o=(0,ie.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:o,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:o,forced_by:r,forced_at:i,session:(0,ie.oneLine)(t.session),prompt:(0,ie.oneLine)(t.prompt),requires_manual_commit:!0}}var W=d(T(),1);function Be(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[ge(n)]+=1;return t}var mi=new Set(
["executing","verifying","reviewing"]),li=e=>mi.has(e.status);function We(e){let t=Be(e),n=e.tasks.filter(L).length,r=t.failed+t.escalated,i=t.approved,o=e.tasks.filter(a=>a.attempts.length>0),s=o.reduce(
(a,c)=>a+c.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:o.length===0?0:Math.round(10*s/o.length)/10}}function Je(e){let t=e.tasks.filter(li);if(t.length>0)return t;let i=e.tasks.filter(o=>o.lastStepAt!==
void 0).reduce((o,s)=>o&&(o.lastStepAt??"")>(s.lastStepAt??"")?o:s,void 0)??e.tasks.find(o=>!L(o));return i?[i]:[]}var Ge=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);var gi=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
hi=new Set(["avg_attempts"]),ki=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,yi=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Vt=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Ut=e=>JSON.stringify(e).replace(
Vt,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Kt(e,t){return typeof t=="number"&&hi.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Ut(String(t)):typeof t=="\
boolean"?String(t):gi.has(e)&&ki.test(t)&&!yi.test(t)?t:Ut(t)}function xi(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Vt)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function wi(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(o=>o!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(o=>vi(e,o,`${n}  `))]}if(typeof t=="obj\
ect"){let i=He(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?xi(t,n):void 0;return[`${n}${e}: ${r??Kt(e,t)}`]}function vi(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Kt(e,t)}`];let[r,...i]=He(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var He=(e,t)=>Object.
entries(e).flatMap(([n,r])=>wi(n,r,t)),Yt=e=>He(e,"").join(`
`);var Si=10;function zt(e){return`${[bi(e),...Je(e).map(n=>$i(e,n)),`## Gate Statistics

${ve(Ei(e))}`,`## Recent Failures

${ve({recent_failures:Oi(e)})}`,_i(e),Ai(e),Pi(e)].filter(n=>n!=="").join(`

`)}
`}var ve=e=>`\`\`\`yaml
${Yt(e)}
\`\`\``;function bi(e){let t=We(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,W.oneLine)(e.cause)})`;return[w(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,W.oneLine)(e.id)} is ${e.state}${r}, as of ${O(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function $i(e,t){let n=Lt(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[w(`## Current Task: ${_(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[Ue("Step 1: Executor ",n.executor),Ue("Step 2: Verify   ",n.verify),Ue("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,ve({current_task:Ti(e,t,n)})].join(`

`)}var Ri={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function Ue(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${xe(t.at)})`;return`[${Ri[t.status]??" "}] ${e}   - ${n}${r}`}function Ti(e,t,n){return{name:_(t),phase:t.phase===void 0?void 0:(0,W.oneLine)(t.phase),plan:Nt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&O(t.startedAt),last_step_at:t.lastStepAt&&O(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Ge(e,t),previous_failures:Z(t).map(r=>`${r.type}: ${(0,W.oneLine)(r.reason)}`)}}function Ei(e){let t=We(e),[n]=Je(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:_(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var Oi=e=>Dt(e,Si).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:_(t),attempt:n.attempt,failure_type:n.type,error:(0,W.oneLine)(n.reason),recovered:r,resolution:i}));function _i(e){let t=e.tasks.flatMap(n=>Ht(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${ve({tasks:t})}`}function Ai(e){let t=It(e).map(({task:r,from:i,text:o})=>w(`- ${_(r)}: ${o} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,W.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function Pi(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Ge(e,n)}`,i=he(n);return`- ${w(_(n))}: ${re(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}var P=d(T(),1);function Zt(e){let t=a=>e.tasks.filter(a).map(c=>(0,P.oneLine)(c.id)).join(", "),n=t(a=>a.status==="skipped"&&!a.override?.adopted),r=t(a=>a.status==="forced"&&!a.override?.adopted),i=e.
tasks.filter(a=>a.pausedFor!==void 0),o=[...new Set(ne(e).map(({task:a})=>(0,P.oneLine)(a.id)))].join(", "),s=t(L);return[...i.map(({id:a,pausedFor:c})=>`decide on task ${(0,P.oneLine)(a)} (${(0,P.oneLine)(
c?.reason??"")}): /ultraplan:retry --task ${(0,P.oneLine)(a)} tries again, ultraplan log ${(0,P.oneLine)(a)} tells what happened`),...Ci(e),...r===""?[]:[`fix the task or the verification of ${r}, the\
n /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...o===""?[]:[`answer the\
 review findings on ${o}`],...s===""?[]:[`${s} was ticked before the run and no gate has looked at it`],...Fi(e)]}function Ci(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goe\
s on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,P.oneLine)(e.spec)} starts again\
 with what is still open`];default:return[]}}function Fi(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${B(e.base)}..${B(e.
approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var $=d(T(),1);function Ve(e){let t=n=>e.tasks.filter(n).map(r=>(0,$.oneLine)(r.id));return{run:(0,$.oneLine)(e.id),spec:(0,$.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,$.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Le(e.startedAt,e.endedAt??e.lastAt)??0,totals:Be(e),approved:t(n=>n.status==="approved"),retried:t(n=>Z(n).length>0||n.attempts.length>
1),skipped:Xt(e,"skipped"),forced:Xt(e,"forced"),outstanding:ne(e).map(({task:n,from:r,text:i})=>({task:(0,$.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(qi),next:Zt(e)}}function Xt(e,t){return e.
tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,$.oneLine)(n),title:(0,$.oneLine)(r),who:(0,$.oneLine)(i.who),at:i.at,reason:(0,$.oneLine)(i.reason)}]:[])}function qi(e){let t=Le(e.startedAt,
e.lastStepAt);return{id:(0,$.oneLine)(e.id),title:(0,$.oneLine)(e.title),status:ge(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:Z(e).length,...t===void 0?{}:{durationMs:t},
...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:he(e)}}var ji=/^[\x20-\x7e]*$/,Ii=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Ni=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Mi=/^[\u{1f1e6}-\u{1f1ff}]$/u,Di="\uFE0F";function Li(e){return Ii.test(e)?0:Mi.test(e)?1:Ni.test(e)?2:1}function Ke(e){if(ji.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Di&&n===1&&(t+=1),n=Li(r),t+=n;return t}var Qt,Bi=e=>(Qt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Qt.segment(e));function Wi(e,t){let n="",r=0;for(let{segment:i}of Bi(
e)){if(r+=Ke(i),r>t)break;n+=i}return n}function Ye(e,t){return t<=0?"":Ke(e)<=t?e:`${Wi(e,t-1).trimEnd()}\u2026`}var en=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${xe(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function tn(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,o=[`${t.approved} of ${Mt(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],s=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${s} after ${we(e.durationMs)}: ${o.join(", ")}`}function nn(e){let t=Ve(e),n=(o,s)=>s.length===0?"":`## ${o}

${s.map(a=>`- ${w(a)}`).join(`
`)}`,r=t.tasks.map((o,s)=>{let a=e.tasks[s];return`| ${[o.id,o.title,a?re(a):o.status,String(o.attempts),o.durationMs===void 0?"":we(o.durationMs),o.commit===void 0?"":B(o.commit),o.flags.join(", ")].
map(Jt).join(" | ")} |`});return`${[`# ${w(`Summary: ${t.spec}`)}`,w(tn(t)),t.forced.map(o=>`> ${w(en(o))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:o,title:s,who:a,at:c,reason:p})=>`${o} ${s}: ${p} (${a}, ${O(c)}); requires a manual commit`)),n("Forced",t.forced.map(({id:o,title:s,who:a,at:c})=>`${o}\
 ${s} (forced) by ${a}, ${O(c)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:o,from:s,finding:a})=>`${o}: ${a} [${s}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((o,s)=>`${s+1}. ${w(o)}`).join(`
`)}`].filter(o=>o!=="").join(`

`)}
`}var J=require("node:fs"),rn=require("node:path"),ze=d(R(),1);function on(e,t){try{Ji(e,t)}catch{}}function Ji(e,t){let n=(0,rn.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,o=Gi(n);if(!r){o!==i&&(0,J.writeFileSync)(n,i);return}if(o!==i)return;let s=(0,ze.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,ze.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();s?.trim()===""||a===void 0?(0,J.rmSync)(n,{force:!0}):(0,J.writeFileSync)(n,a)}function Gi(e){try{return(0,J.readFileSync)(e,"utf8")}catch{return}}var X=require("node:fs"),be=require("node:path"),sn=e=>U("sha256").update(e).digest("hex"),Se=e=>(0,be.join)(e,".state-digest"),Hi=13e3;function an(e,t){try{let n=Ze(Se(e));n&&n.length>Hi&&(0,X.writeFileSync)(
Se(e),n.subarray(n.length/2)),(0,X.appendFileSync)(Se(e),`${sn(t)}
`)}catch{}}function dn(e,t,n){let r=Ze(t),i=Ze(Se(n))?.toString("utf8");return r===void 0||i===void 0||i.includes(sn(r))?[]:[(0,be.relative)(e.root,t).replaceAll("\\","/")]}function Ze(e){try{return(0,X.readFileSync)(
e)}catch{return}}function $e(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,C.join)(t,"STATE.md"):(0,C.join)(e.root,(0,C.dirname)(n),"STATE.md")}var Ui=(e,t)=>(0,C.join)((0,C.dirname)($e(e,t)),"SUMM\
ARY.md");function Re(e,t){let n=zt(e);an(t,n),cn($e(e,t),n,t),on(e,t),(e.state==="finished"||e.state==="cancelled")&&cn(Ui(e,t),nn(e),t)}function cn(e,t,n){let r=(0,C.join)(n,`.view-${(0,un.thisProcess)().
pid}`);try{(0,F.writeFileSync)(r,t);try{(0,F.renameSync)(r,e)}catch{(0,F.copyFileSync)(r,e)}}catch{}finally{(0,F.rmSync)(r,{force:!0})}}var pn=d(R(),1);function oe(e,t,n){return(0,pn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var mn=d(se(),1);function Te(e,t){return(0,mn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var st=d(gn(),1),sr=d(se(),1);var Oe=d(R(),1),vn=d(M(),1),Sn=d(Ee(),1);var Qe=d(R(),1);function kn(e,t){return JSON.stringify(Xe(e),void 0,t)}function Xe(e){if(Array.isArray(e))return e.map(Xe);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Xe(r)]))}var yn=d(Ee(),1);function xn(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let o=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...o===void 0?{}:{base:o},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Vi(i)}}function Vi(e){return U("sha256").update(kn(e??{})).digest("hex")}function wn(e,t,n){(0,Qe.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${yn.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function bn({run:e},t){(0,Oe.git)(e.root,["update-ref",(0,Sn.approvedRef)(e.id),e.approvedHead]);let n=(0,vn.taskOf)(e,t),r=n&&xn(e,n);r&&wn(e.root,r.commit,r)}var Q=require("node:fs"),_e=require("node:path"),ae=d(R(),1);var $n=require("node:fs"),Rn=require("node:path"),Tn=d(qe(),1),k=d(R(),1),et=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],En=5;function On(e,t,n){for(let r=1;;r+=1){let i=(0,k.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Ki(e,i,t(i),n)}catch(o){if(r===En||(0,k.headCommit)(e)===i)throw o}}}function Ki(e,t,n,r){let i=(0,k.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let o=(0,Rn.join)(i.gitDir,`ultraplan-index-${V(4).toString("hex")}`),{root:s}=i;try{(0,k.git)(s,["read-tree",t],{index:o});let a=n.map(({path:u,text:f})=>{let m=(0,k.git)(
s,["hash-object","-w","--stdin"],{input:f}).trim();return{path:u,blob:m,mode:Zi(s,t,u),was:zi(s,t,u)}});for(let{path:u,blob:f,mode:m}of a)(0,k.git)(s,["update-index","--add","--cacheinfo",`${m},${f},${u}`],
{index:o});let c=(0,k.git)(s,["write-tree"],{index:o}).trim(),p=(0,k.git)(s,[...et,"commit-tree",c,"-p",t],{input:r}).trim();(0,k.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",p,t]);for(let{path:u,blob:f,mode:m,was:l}of a)Yi(s,u,f,m,l);return p}finally{(0,$n.rmSync)(o,{force:!0})}}function Yi(e,t,n,r,i){if((0,k.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=En;s+=1){if((0,k.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Tn.sleep)(40)}}var zi=(e,t,n)=>(0,k.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Zi(e,t,n){let r=(0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function _n(e,t,n){return((0,k.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var An=(e,t)=>(0,k.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Ae(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=(0,ae.headCommit)(o);if(!a)throw new Error("the repository has no commit");let c=_n(o,i,a).find(({message:m})=>m.
split(`
`).includes(s));if(c)return c.commit;let p=t.filter(({path:m})=>(0,ae.committedText)(o,a,m)!==void 0||!An(o,m)),u=m=>p.map(({path:l,change:y})=>({path:l,text:y((0,ae.committedText)(o,m,l))})),f=p.length>
0?On(o,u,`${n}

${s}
`):a;for(let m of t)Xi((0,_e.join)(o,m.path),m);return f}function Xi(e,{change:t}){let n;try{n=(0,Q.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,Q.mkdirSync)((0,_e.dirname)(e),{recursive:!0}),
(0,Q.writeFileSync)(e,t(n))}function Pn(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=Fn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Pe(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${eo(t)}`,`  - **Commit**: \`${Cn(o,t)}\``].map(c=>s+c)}var Qi=7;function tt(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,p=Fn(a);return{id:e,title:`Fix: ${p}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${Pe(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${p}" addressed`],verify:i.verify.map(u=>({...u,line:r+Qi})),commit:Cn(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var Cn=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function eo({verify:e}){let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return Pe(e[0]?.
text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var to=1e3,no=100,Pe=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,to),Fn=e=>Pe(e).slice(0,no).trim(),nt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var ro=/\r\n|\n|\r/g;function jn(e){let t=[],n=0;for(let r of e.matchAll(ro))t.push(qn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(qn(e.slice(n),n)),t}function qn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var io=3;function oo(e,t){if(!(so(e,t)>=io))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function so(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function Nn(e,t){let{original:n}=t,r=oo(e,n);if(r===void 0)return;let o=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(g=>g.path===n.file)?.text??"",a=Pn(r,t,nt(n));if(!n.box){let g={...tt(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:In(e.tasks,o,g)},task:g,after:o.id,insert:jr=>jr}}
let c=o.endLine,p=jn(s)[c]?.blank===!0,u=p?["",...a]:a,f=g=>ao(g,o,u),m=c+1+(p?1:0),l={...tt(r,t,a,m),box:{line:m,column:nt(n).length+3+1}},y=e.tasks.map(g=>g.file===n.file?uo(g,c,u.length,o):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:f(g.text)}:g),tasks:In(y,o,l)},task:l,after:o.id,insert:f}}function ao(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=co(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function co(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function uo(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function In(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function Mn(e){let{id:t,title:n,file:r,line:i,kind:o,checkpoint:s,phase:a,wave:c,parallel:p,dependsOn:u,files:f,tier:m,verification:l,securityReview:y,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:o,
parallel:p,dependsOn:u,files:f,securityReview:y,doneBefore:e.ticked,...s?{checkpoint:s}:{},...a!==void 0?{phase:a}:{},...c!==void 0?{wave:c}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function po(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function Dn(e,t,n=po(t)){let r=t.replace(fo,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var fo=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function Ln({feedback:e,findings:t}){let n=e||mo(t);return["A reviewer did not accept the work of the task that this one fixes:",Dn("what the reviewer wrote",n)].join(`
`)}var mo=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var ot=d(Wn(),1),G=d(Gn(),1),Zn=d(rt(),1),Ce=d(se(),1);var Vn="## Review Suggestions",lo=3,go=300;function Kn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=ho(t),i=t.kind==="suggestions"?ko(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Un(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=Un(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var Un=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,ee=e=>Ye(w(e),go);function ho(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,lo).map(n=>`  - ${ee(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(ee).join("; ")||"none named"}`];case"fix\
-given-up":return[`Fix task ${ee(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(ee).join("; ")||"none named"}`];case"suggestions":return[Vn,"",...e.
suggestions.map(t=>`- Task ${ee(e.task)}: ${ee(t)}`)]}}function ko(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===
""&&o===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===Vn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var it=require("node:path");var Yn=d(R(),1);var yo=d(M(),1);var zn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Yn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var xo=e=>it.posix.dirname(e.planFiles[0]?.path??""),te=e=>it.posix.join(xo(e),".progress.md");var Fe=(e,t)=>({path:te(e),change:n=>t.reduce(Kn,n??"")});function de(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,ot.taskIndex)(
e,(0,G.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Xn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Ce.specRecords)(
t).at(-1);if(!(0,G.needsSpecReview)(e,t))return wo(e,t);let r=(0,Zn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:t.
id,suggestions:o}]:[];switch(r.how){case"suggested":return[de(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[de(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,Ce.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[de(
e,t,n,"proceeded")]}}function wo(e,t){let n=(0,G.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,G.nextReviewIndex)(e,(0,ot.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Qn(e,t,n,r){let i=K(e,t),o=Y(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,p=s.filter(l=>!a.includes(l)),u=Nn(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>Y(
i,l).files))],summary:p[0]??"review finding",finding:p.join("; ")||c,scope:t.spec}),f=Te(t,n);if(!u||f===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Ae(t,[...u.task.box?[{
path:o.file,change:l=>u.insert(l??"")}]:[],Fe(t,[de(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${u.task.id} from\
 the review of task ${n.id}`,key:`fix ${u.task.id}`,since:f});return[{type:"tasks_added",after:u.after,tasks:[{...Mn(u.task),addedBy:"review"}],plan:N(e,JSON.stringify(u.plan)),commit:m,cause:`review \
of task ${n.id}, iteration ${r.iteration}`,feedback:N(e,Ln(r.verdict))}]}var rr=d(R(),1);var er=require("node:fs"),tr=require("node:path"),x=d(R(),1);function nr(e,t,n,r){let i=(0,x.findRepository)(e),o=(0,x.headCommit)(e);if(!i||!o)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:a}=i,c=(0,tr.join)(a,`ultraplan-index-${V(4).toString(
"hex")}`),p=n.map(f=>({path:f,was:vo(s,t,f)})),u=p.filter(({path:f})=>So(s,f));try{(0,x.git)(s,["read-tree",o],{index:c});for(let{path:l,was:y}of p){let g=y?["--add","--cacheinfo",`${y.mode},${y.blob}\
,${l}`]:["--force-remove","--",l];(0,x.git)(s,["update-index",...g],{index:c})}let f=(0,x.git)(s,["write-tree"],{index:c}).trim(),m=(0,x.git)(s,[...et,"commit-tree",f,"-p",o],{input:r}).trim();(0,x.git)(
s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",m,o]);for(let{path:l,was:y}of u)y?(0,x.git)(s,["checkout","--quiet",m,"--",`:(top,literal)${l}`]):(0,x.git)(s,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${l}`]);return m}finally{
(0,er.rmSync)(c,{force:!0})}}function vo(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,x.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var So=(e,t)=>(0,x.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var ir=d(se(),1);function or(e,t){let n=(0,ir.fixTasksOf)(e,t).at(-1),r=n?.attempts[0]?.base,i=(0,rr.headCommit)(e.root);if(!n||r===void 0||i===void 0)return;let o=te(e),s=oe(e.root,r,i).filter(a=>a!==o);s.length!==0&&
nr(e.root,r,s,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function ar(e){for(;(0,st.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?bo(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&bn(e,r.task);if(n.length===0)return}}function bo(e,t){
let n=(0,st.reviewWork)(t);return n?n.kind==="fix"?Qn(e,t,n.task,n.record):(n.takeBack&&or(t,n.task),[$o(t,n.task)]):[]}function $o(e,t){let n=Te(e,t);if(n===void 0)throw new Error(`task ${t.id} has n\
o commit to approve`);let r=Xn(e,t),i=e.tasks.flatMap(c=>t.parallel&&c.parallel?c.approvedHead??c.approvedCommit??[]:[]),o=zn(e.root,[n,...i]),s={type:"task_approved",task:t.id,commit:n};if(r.length===
0)return o===n?s:{...s,head:o};let a=Ae(e,[Fe(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.
length}`,since:n});return Ro(e,t,o,a)?{...s,head:a}:{...s,head:o}}function Ro(e,t,n,r){let i=[te(e),...(0,sr.fixTasksOf)(e,t).some(o=>o.givenUp)?[t.file]:[]];return oe(e.root,n,r).every(o=>i.includes(
o))}async function dt(e,t,n,{result:r,cold:i}){let{retryContext:o}=await Promise.resolve().then(()=>d(at(),1)),s=r.outcome==="PASSED"?void 0:N(e.dir,o(r,n,{attempt:t.attempt})),a={type:"gate_judged",ticket:t.
id,result:r,...s?{feedback:s}:{}},{state:c}=e.journal.update(u=>[i||To(u,t)?{...a,cold:!0}:a]);if(!c)throw new Error("the run has no state");let p={...e,run:c};return ar(p),Re(p.run,e.dir),jt(p),p.run}
var To=(e,t)=>e?.tickets.find(({id:n})=>n===t.id)?.judging?.deferred===!0;function cr(e,t){let n=e.verify.filter(o=>o.command).length||(t.verify.default?1:0),r=e.criteria.filter(o=>o.command).length,i=[t.proof.typecheck,t.proof.lint,t.proof.setup].filter(Boolean).length;return(n+
r+i)*t.limits.verify*(t.proof.flaky?2:1)}function ur(e,t,n,r){return fe(["prove",e,t,n],r)}var Cr=d(me(),1);var mr=d(M(),1);async function lr(e,t,n,r){let i=(0,mr.taskOf)(t,r.task)?.attempts.at(-1)?.denied??[];if(e.outcome==="PASSED"||i.length===0)return e;let s=e.findings.some(({id:a})=>a==="claim/status")?
i:await Oo(i,n,t);return s.length===0?e:{...e,outcome:"BLOCKED",failure:"BLOCKED",findings:[..._o(s).map(Ao),...e.findings]}}async function Oo(e,t,n){let{isNeeded:r,neededCalls:i}=await Promise.resolve().then(()=>d(fr(),1)),
o=i([{tasks:[{...t,ticked:!1}]}],n.config);return e.filter(({tool:s,what:a})=>s==="Bash"?r(a,o):/^(?:Write|Edit|MultiEdit|NotebookEdit)$/.test(s))}var _o=e=>[...new Map(e.map(t=>[t.rule,t])).values()],
Ao=({tool:e,what:t,rule:n})=>({id:"permission/denied",severity:"block",failure:"BLOCKED",message:`permission: the client did not allow ${e} ${JSON.stringify(t)}; missing: ${n}`,fix:"allow it in the pr\
oject's settings (permissions.allow, or /ultraplan:init), commit that, then /ultraplan:retry"});var q=require("node:fs"),br=require("node:path"),$r=d(H(),1);var v=d(hr(),1),xr=d(yr(),1),wr=d(rt(),1);function vr(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancell\
ed"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resu\
me goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:["/ultraplan:retry --task <id>","/ultraplan:resume","/ultraplan:cancel"]};case"running":
return Po(e,t)}}function Po(e,t){let n=e.tickets.filter(o=>o.redeemedAt===void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(qo)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} a\
gent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,wr.nextReviews)(e,o,t));return i.length>0?{kind:"dispatch",agents:i}:Co(e,t)}function Co(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,v.isDone)(
i)||(0,v.isStuck)(i)||!(0,v.isReady)(e,r))continue;let o=i.notBefore!==void 0&&i.notBefore>t.toISOString();if(!((i.status==="reviewing"||i.status==="verifying")&&!o)){if(i.kind==="checkpoint")return jo(
i);if(o&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return Fo(e,r)}}return n!==void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(v.isDone)?
{kind:"done",reason:"every task is done"}:Io(e)}function Fo(e,t){let n=(0,v.parallelGroup)(e,t).filter(o=>!(0,v.isDone)(o)&&!(0,v.isStuck)(o)&&o.attempts.length===0),r=e.tasks[t],i=n.length>1&&r&&n.includes(
r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.length+1,iteration:1,isolated:i.length>1}))}}function qo(e){let{task:t,role:n,attempt:r,iteration:i,
isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function jo(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wr\
ong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function Io(e){let t=e.tasks.find(v.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(
i=>!(0,v.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,xr.attemptsUsed)(t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n}\
 attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","investigate"]}}function Sr(e,t){if(vr(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(o=>o.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(o=>o.status==="failed"&&o.notBefore&&o.notBefore>t.toISOString()?[o.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var Rr=d(Ee(),1);function Tr(e,t,n){let r=(0,Rr.waitingFile)(t,e.session);if(!Sr(e,n)){(0,q.rmSync)(r,{force:!0});return}No(r)||((0,q.mkdirSync)((0,br.dirname)(r),{recursive:!0,mode:448}),(0,q.writeFileSync)(
r,"",{mode:384}))}function No(e){try{return JSON.parse((0,q.readFileSync)(e,"utf8"))}catch{return}}var j={kind:"let-go"};async function Fr(e,t){let n=(0,Cr.openActiveRun)(e.home,e.id);if(!n||!bt(n.run,e))return j;let r=t.transcriptPath===void 0?{toolUseId:pt}:mt(t.transcriptPath,t.agentId);if(!r)return Lo(
n,t);let i=await Mo(t),o,{state:s}=n.journal.update(f=>(o=f?.tickets.find(m=>m.toolUseId===r.toolUseId&&!m.judging),o?f&&(0,ce.taskOf)(f,o.task)?.override?Jo(o):[...Do(f,o,i),{type:"claim_received",ticket:o.
id,agentId:t.agentId,claim:N(n.dir,t.message),judge:(0,Pr.thisProcess)(),..."worktree"in r&&r.worktree?{worktree:r.worktree}:{},...t.transcriptPath===void 0?{}:{transcript:t.transcriptPath}}]:f?Wo(f,r.
toolUseId,t):[]));if(!o||!s)return j;let a=dn(s,$e(s,n.dir),n.dir);if(Re(s,n.dir),(0,ce.taskOf)(s,o.task)?.override)return j;let c={...n,run:s};if(o.role==="spec-executor")return Ho(c,o,{...t,...r,tampered:a},
e);let{receiveVerdict:p}=await import("./engine-receive-verdict.js"),u=p(c,Bo(s,o),t.message);return u===void 0?j:{kind:"send-back",reason:u}}async function Mo({mode:e,transcriptPath:t}){if(e!=="dontA\
sk"||t===void 0)return[];let{deniedInTranscript:n}=await Promise.resolve().then(()=>d(Or(),1)),{describeCall:r}=await Promise.resolve().then(()=>d(Ar(),1));return Promise.all(n(t).map(r))}function Do(e,t,n){
let r=(e&&(0,ce.taskOf)(e,t.task)?.attempts.at(-1)?.denied)??[];return n.filter(i=>!r.some(({what:o})=>o===i.what)).map(i=>({type:"permission_denied",ticket:t.id,call:i,by:"mode"}))}var qr=({agentId:e})=>({
type:"noted",text:`a stop of agent ${e} was ignored: it answers to no open ticket`});function Lo(e,t){return e.journal.update(()=>[qr(t)]),j}var Bo=(e,t)=>e.tickets.find(n=>n.id===t.id)??t;function Wo(e,t,n){
if(n.message==="")return[];for(let r of e.tasks){let i=r.attempts.some(a=>a.toolUseId===t),o=r.reviews.find(a=>a.toolUseId===t);if(e.tickets.some(a=>a.toolUseId===t))return[];if(!i&&!o)continue;return[
{type:"noted",text:`the ${o?.role??"spec-executor"} of task ${r.id} stopped once more; what it said was ignored: it answers to no open ticket`}]}return[qr(n)]}var Jo=e=>[{type:"agent_lost",ticket:e.id,
cause:"a person has overridden its task",failure:"EXECUTION_FAILURE"}];async function Go(e,t,n,r,i){if(!i.includes("TASK_MODIFICATION_REQUEST"))return{kind:"none"};let{considerModification:o}=await import("./engine-modify-plan.js");
return o(e,t,n,r,i)}async function Ho(e,t,n,r){let i=K(e.dir,e.run),o=Y(i,t.task),{config:s}=e.run,a={...n,env:r.env,deadline:Date.now()+s.limits.gate*1e3},c=await Go(e,i,o,t,n.message);if(c.kind==="p\
ostponed")return j;let p=c.kind!=="refused"&&cr(o,s)>s.limits.gate,u=c.kind==="refused"?{result:c.result,cold:!1}:await Ne(e,i,o,t,p?{...a,stages:["claim","artifacts"]}:a);if(p&&u.result.outcome==="PA\
SSED"){let{state:y}=e.journal.update(()=>[{type:"proof_deferred",ticket:t.id,worker:ur(e.dir,t.id,e.home,r.env)}]);return y&&Tr(y,e.home,new Date),j}u.result=await lr(u.result,e.run,o,t);let f=await dt(
e,t,o,u);if(c.kind==="after-approval"&&(0,ce.taskOf)(f,o.id)?.status==="approved"){let{addFollowUps:y}=await import("./engine-modify-plan.js");y({...e,run:f},K(e.dir,f),o,c.request)}if(!f.tickets.some(
y=>y.id===t.id))return j;let{warmFeedback:l}=await Promise.resolve().then(()=>d(at(),1));return{kind:"send-back",reason:l(u.result,o,{attempt:t.attempt,journalDir:e.dir})}}var ue=e=>typeof e=="string"?e:"";var ct={kind:"pass"};var Uo=async(e,{session:t})=>{if(!e.agent_id||!ue(e.agent_type).startsWith("ultraplan:"))return ct;let n=await Fr(t,{agentId:e.agent_id,transcriptPath:ft(ue(e.transcript_path),e.agent_id),message:ue(e.
tool_input?.message),mode:ue(e.permission_mode),backgroundTasks:[]});return n.kind==="let-go"?ct:{kind:"deny",reason:n.reason}};0&&(module.exports={hook});
