const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var jr=Object.create;var me=Object.defineProperty;var Mr=Object.getOwnPropertyDescriptor;var Dr=Object.getOwnPropertyNames;var Br=Object.getPrototypeOf,Lr=Object.prototype.hasOwnProperty;var y=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Wr=(e,t)=>{for(var n in t)me(e,n,{get:t[n],enumerable:!0})},ht=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Dr(t))!Lr.call(e,i)&&i!==n&&me(e,i,{get:()=>t[i],enumerable:!(r=Mr(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?jr(Br(e)):{},ht(t||!e||!e.__esModule?me(n,"default",{value:e,enumerable:!0}):n,e)),Gr=e=>ht(me({},"__esModule",{value:!0}),e);var w=y((zs,xt)=>{xt.exports=require("./open-run.cjs").io_git});var Z=y((Xs,St)=>{St.exports=require("./open-run.cjs").run_change});var bt=y((Qs,$t)=>{$t.exports=require("./open-run.cjs").run_groups});var Et=y((eo,Rt)=>{Rt.exports=require("./open-run.cjs").run_policy});var Ce=y((to,Tt)=>{Tt.exports=require("./open-run.cjs").run_reviews});var R=y((ro,_t)=>{_t.exports=require("./open-run.cjs").view_terminal});var Bt=y((Ao,Dt)=>{Dt.exports=require("./open-run.cjs").engine_active});var oe=y((Oo,Lt)=>{Lt.exports=require("./open-run.cjs").engine_places});var ae=y((Lo,en)=>{en.exports=require("./open-run.cjs").run_spec_review});var ce=y((na,on)=>{on.exports=require("./open-run.cjs").io_process_ref});var fn=y((sa,un)=>{un.exports=require("./open-run.cjs").run_announcements});var ze=y((oa,pn)=>{pn.exports=require("./open-run.cjs").engine_open_run});var Fn=y((La,qn)=>{qn.exports=require("./open-run.cjs").run_review_work});var it=y((Wa,Pn)=>{Pn.exports=require("./open-run.cjs").io_files});var Wn=y((Va,Ln)=>{Ln.exports=require("./open-run.cjs").journal_journal_error});var sr=y((ac,ir)=>{ir.exports=require("./open-run.cjs").run_review_index});var ar=y((cc,or)=>{or.exports=require("./open-run.cjs").run_review_need});var Vs={};Wr(Vs,{agentNotified:()=>Us});module.exports=Gr(Vs);var q=(...e)=>require("node:crypto").createHash(...e);var F=(...e)=>require("node:crypto").randomBytes(...e);var Ar=d(w(),1);function qe(e,t){let n=400-Buffer.byteLength(z("",t));return z(Jr(Pe(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var z=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,yt=(e,t)=>Fe(200,n=>z(`ultraplan needs the person: tell them this and end your turn. ${Hr(_e(e,n))} Options: ${Pe(t.join(" | "))}`,{action:"ask"}));function vt(e){
let t=e.length===1?"Call the Agent tool once, with exactly these arguments; nothing else.":`Call the Agent tool ${e.length} times in one message, with exactly these arguments; nothing else.`;return Fe(
40,n=>z(t,{action:"dispatch",agents:e.map(r=>({subagent_type:`ultraplan:${r.role}`,description:wt(r,n),prompt:`ultraplan-ticket ${r.ticket}`}))}))}function kt(e,t,n){return Fe(40,r=>z(`Call the Agent \
tool ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:`ultraplan:${t}`,prompt:`ultraplan-ticket ${n}`,descriptions:e.
map(i=>wt(i,r))}))}function Fe(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function wt({task:e,title:t,place:n,attempt:r},i){return`${[_e(e,48),_e(t,i).trim(),
`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Hr=e=>e.trim().replace(/(?<![.?!])$/,"."),_e=(e,t)=>[...Pe(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].
slice(0,t).join(""),Pe=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function Jr(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){
if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var Or=d(Z(),1);var S=d(bt(),1),At=d(Et(),1),Ot=d(Ce(),1);function X(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelle\
d"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resum\
e goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:["/ultraplan:retry --task <id>","/ultraplan:resume","/ultraplan:cancel"]};case"running":
return Ur(e,t)}}function Ur(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Kr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} a\
gent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,Ot.nextReviews)(e,s,t));return i.length>0?{kind:"dispatch",agents:i}:Vr(e,t)}function Vr(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,S.isDone)(
i)||(0,S.isStuck)(i)||!(0,S.isReady)(e,r))continue;let s=i.notBefore!==void 0&&i.notBefore>t.toISOString();if(!((i.status==="reviewing"||i.status==="verifying")&&!s)){if(i.kind==="checkpoint")return zr(
i);if(s&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return Yr(e,r)}}return n!==void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(S.isDone)?
{kind:"done",reason:"every task is done"}:Zr(e)}function Yr(e,t){let n=(0,S.parallelGroup)(e,t).filter(s=>!(0,S.isDone)(s)&&!(0,S.isStuck)(s)&&s.attempts.length===0&&!s.notStarted),r=e.tasks[t],i=n.length>
1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:i.length>1}))}}function Kr(e){let{task:t,role:n,
attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function zr(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved",
"describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function Zr(e){let t=e.tasks.find(S.isStuck);if(!t)return{kind:"ask",question:`no task can sta\
rt: ${e.tasks.filter(i=>!(0,S.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,At.attemptsUsed)(t);return{kind:"ask",task:t.id,question:`task ${t.id} i\
s ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","investigate"]}}var G=d(R(),1);function A(e){let t=(0,G.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,G.oneLine)(e.id)}: ${t}`}var qt=(e,t)=>(0,G.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),le=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,D=e=>e.doneBefore&&e.status==="pending";function H(e){return D(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function ge(e){let t=[...D(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(G.oneLine)])]}
var O=e=>(0,G.oneLine)(e).slice(0,10),Q=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var he=d(R(),1),Xr={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Qr(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function ei({role:e,verdict:t}){let n=Xr[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function ee(e){return e.tasks.flatMap(t=>Qr(t).flatMap(n=>ei(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,he.oneLine)(i)}))))}function Ft(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,he.oneLine)(
r.id),text:(0,he.oneLine)(r.message)}))),...ee(e)]}var xe=d(R(),1);function Pt(e,t){let n=e.tasks.flatMap(r=>te(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:ti(r,i)}))}var te=e=>e.attempts.flatMap(t=>t.failures);function ti(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${O(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,xe.oneLine)(
e.override?.who??"unknown")}: ${(0,xe.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,xe.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var J=d(R(),1);function Ct(e){let t=a=>e.tasks.filter(a).map(c=>(0,J.oneLine)(c.id)).join(", "),n=t(a=>a.status==="skipped"&&!a.override?.adopted),r=t(a=>a.status==="forced"&&!a.override?.adopted),i=e.
tasks.filter(a=>a.pausedFor!==void 0),s=[...new Set(ee(e).map(({task:a})=>(0,J.oneLine)(a.id)))].join(", "),o=t(D);return[...i.map(a=>ri(e,a)),...ii(e),...r===""?[]:[`fix the task or the verification \
of ${r}, then /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...ni(e),...s===
""?[]:[`answer the review findings on ${s}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...si(e)]}function ni(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,
to:n,count:r})=>`look at ${Q(r,"commit")} that no executor made (git log ${O(t)}..${O(n)}); the approved ref stops before them until /ultraplan:adopt --commits`)}function ri({state:e},t){let n=(0,J.oneLine)(
t.id),r=(0,J.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}): /ultraplan:retry --task ${n}\
 tries again, ${i}`}function ii(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume\
 goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,J.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function si(e){return e.tasks.some(n=>n.status===
"approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${O(e.base)}..${O(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved \
task again from its commit"]:[]}var $=d(R(),1);var Ne=d(R(),1);function E(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Ne.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var ne=e=>/T(\d\d:\d\d:\d\d)/.exec(E(e))?.[1]??(0,Ne.oneLine)(
e);function Ie(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function re(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Nt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Nt(n%60)} min`}var Nt=e=>String(e).padStart(2,
"0");function je(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[le(n)]+=1;return t}var oi=new Set(
["executing","verifying","reviewing"]),ai=e=>oi.has(e.status);function Me(e){let t=je(e),n=e.tasks.filter(D).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,c)=>a+c.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function De(e){let t=e.tasks.filter(ai);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!D(s));return i?[i]:[]}var Be=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function ye(e){let t=n=>e.tasks.filter(n).map(r=>(0,$.oneLine)(r.id));return{run:(0,$.oneLine)(e.id),spec:(0,$.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,$.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Ie(e.startedAt,e.endedAt??e.lastAt)??0,totals:je(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:It(e,"skipped"),forced:It(e,"forced"),outstanding:ee(e).map(({task:n,from:r,text:i})=>({task:(0,$.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(ci),next:Ct(e)}}
function It(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,$.oneLine)(n),title:(0,$.oneLine)(r),who:(0,$.oneLine)(i.who),at:i.at,reason:(0,$.oneLine)(i.reason)}]:[])}function ci(e){
let t=Ie(e.startedAt,e.lastStepAt);return{id:(0,$.oneLine)(e.id),title:(0,$.oneLine)(e.title),status:le(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:te(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:ge(e)}}var di=/^[\x20-\x7e]*$/,ui=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,fi=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),pi=/^[\u{1f1e6}-\u{1f1ff}]$/u,mi="\uFE0F";function li(e){return ui.test(e)?0:pi.test(e)?1:fi.test(e)?2:1}function U(e){if(di.test(e))return e.length;let t=0,
n=0;for(let r of e)r===mi&&n===1&&(t+=1),n=li(r),t+=n;return t}var jt,gi=e=>(jt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),jt.segment(e));function hi(e,t){let n="",r=0;for(let{segment:i}of gi(
e)){if(r+=U(i),r>t)break;n+=i}return n}function ie(e,t){return t<=0?"":U(e)<=t?e:`${hi(e,t-1).trimEnd()}\u2026`}function se(e,t){let n=ie(e,t);return n+" ".repeat(Math.max(0,t-U(n)))}var Le=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${ne(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function We(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${Q(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${re(e.durationMs)}: ${s.join(", ")}`}function Mt(e,t=100){let n=ye(e),r=(s,o)=>o.length===0?[]:["",s,...o];return`${[We(n),...n.forced.map(Le),...r("skipped (\
unverified)",n.skipped.map(({id:s,who:o,at:a,reason:c})=>`  ${s}: ${c} (${o}, ${ne(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:s,from:o,finding:a})=>`  ${s}: ${a} [${o}]`)),
...r("time and attempts",xi(e,n,t)),...r("what to do next",n.next.map((s,o)=>`  ${o+1}. ${s}`))].join(`
`)}
`}function xi(e,{tasks:t},n){let r=e.tasks.map(H),i=Math.min(14,Math.max(2,...t.map(({id:a})=>U(a)))),s=Math.max(6,...r.map(U)),o=Math.max(10,n-i-s-34);return t.map(({id:a,title:c,attempts:f,durationMs:p},u)=>{
let m=f===0?"":Q(f,"attempt"),l=p===void 0?"":re(p);return`  ${se(a,i)}  ${se(r[u]??"",s)}  ${se(m,10)}  ${se(l,12)}  ${ie(c,o)}`.trimEnd()})}var _r=d(Bt(),1);var P=d(w(),1),Ut=d(Z(),1),ve=d(oe(),1);var He=d(w(),1);function Wt(e,t){return JSON.stringify(Ge(e),void 0,t)}function Ge(e){if(Array.isArray(e))return e.map(Ge);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ge(r)]))}var Gt=d(oe(),1);function Ht(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:yi(i)}}function yi(e){return q("sha256").update(Wt(e??{})).digest("hex")}function Jt(e,t,n){(0,He.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${Gt.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function vi({journal:e}){e.update(t=>(t&&(0,P.git)(t.root,["update-ref",(0,ve.approvedRef)(t.id),t.approvedHead]),[]))}function Vt(e){if(ki(e.run))return;let t=(0,ve.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,P.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,s=(0,P.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,P.git)(
r.root,["update-ref",t,r.approvedHead]),s?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function Yt(e,t){let{run:n}=e;vi(e);let r=(0,Ut.taskOf)(n,t),i=r&&Ht(n,r);
i&&Jt(n.root,i.commit,i)}function ki(e){return((0,P.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,ve.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var zt=require("node:fs"),Je=require("node:path"),Ue=d(w(),1),Zt=d(oe(),1);function Xt(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=wi(e)??bi(e);return t===void 0?
[]:[{type:"run_halted",cause:t}]}function wi(e){let t=Si(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}function Si(e){let t=(0,Je.join)(e,".git");try{let[,n]=/^ref: refs\/heads\/(?!\.invalid)(.+)$/m.exec((0,zt.readFileSync)((0,Je.join)(t,"HEAD"),"utf8"))??[];
if(n!==void 0)return n}catch{}return(0,Ue.tryGit)(e,["symbolic-ref","--quiet","--short","HEAD"])?.trim()}var $i=3;function bi(e){let t=e.tasks.filter(o=>o.approvedCommit!==void 0).sort((o,a)=>(a.approval?.
seq??0)-(o.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;return Kt(e.root,n)?void 0:`history was rewritten: ${t.filter(o=>!Kt(e.root,o.approvedCommit??"")).slice(0,$i).map(o=>`commit ${(o.approvedCommit??
"").slice(0,10)} of task ${o.id}, which was approved,`).join(" and ")||`commit ${e.base.slice(0,10)}, on which the run began,`} is not in the history of ${e.branch} any more; bring it back (${(0,Zt.approvedRef)(
e.id)} or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Kt(e,t){return t===""||(0,Ue.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var Ye=d(w(),1);var Qt=d(w(),1);function C(e,t,n){return(0,Qt.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Ve=require("node:path");var nn=d(w(),1);var Ri=d(Z(),1);var tn=d(ae(),1);function ke(e,t){return(0,tn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var rn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,nn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Ei=e=>Ve.posix.dirname(e.planFiles[0]?.path??""),N=e=>Ve.posix.join(Ei(e),".progress.md");var Ti=20;function Ke(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,Ye.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([N(e),...e.tasks.flatMap(c=>[c.file,...c.override?.left??
[]])]),o=C(r,i,t).filter(c=>!s.has(c));if(o.length===0)return[];let a=Number((0,Ye.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,files:o.slice(0,Ti)}]}var sn=(...e)=>require("node:child_process").spawn(...e);var an=require("node:path"),cn=d(ce(),1);function dn(e,t=process.env){let n=(0,an.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=sn(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,cn.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var Ze=d(fn(),1),Ai=d(Z(),1),Oi=d(R(),1),_i=d(ze(),1);function Xe(e){if(e.run.config.webhook===void 0||(0,Ze.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let s=i?
(0,Ze.announcements)(i):[];return s.length>0?[{type:"announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&dn(["notify",e.dir,e.home,String(r.seq)])}var j=require("node:fs"),I=require("node:path"),An=d(ce(),1);var we={execution:1,claim:1,artifacts:2,proof:2,review:3},b=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function qi(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function mn(e,t){let n=t.status.toUpperCase(),r=qi(t),i=Pi(e,t,r),s=Ci(e,t,r),o=Ii(e,t,r);return{gateStatus:n,step:Fi(t,r),executor:i,
verify:s,architect:o}}function Fi(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?we[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function Pi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?b("running",r.failures.at(-1)?.at??
r.startedAt):n&&we[n.stage]===1?b(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?b(t.override?"skipped":"running",r.startedAt):b("success",ln(e,t)):{status:t.override?"skipped":"pending"}}function ln(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Ci(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
we[n.stage]===2?b("failed",n.at):r?.passed&&t.status!=="pending"?b("passed",Ni(t)):t.override?b("skipped",t.override.at):t.status==="verifying"?b("running",ln(e,t)):{status:"pending"}}function Ni(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function Ii(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&we[n.stage]===3)return b("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return b("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?b("approved",s.
at):s?.verdict.decision==="reject"?b("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var gn=d(R(),1),k=e=>(0,gn.oneLine)(e).replaceAll("<!","&lt;!"),hn=e=>k(e).replaceAll("|","\\|");var de=d(R(),1);function xn(e){let{override:t}=e;if(!t)return;let n=A(e),r=(0,de.oneLine)(t.who),i=E(t.at),s=(0,de.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,de.oneLine)(t.session),prompt:(0,de.oneLine)(t.prompt),requires_manual_commit:!0}}var B=d(R(),1);var ji=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
Mi=new Set(["avg_attempts"]),Di=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,Bi=/^(?:true|false|null|yes|no|on|off|y|n)$/i,vn=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,yn=e=>JSON.stringify(e).replace(
vn,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function kn(e,t){return typeof t=="number"&&Mi.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):yn(String(t)):typeof t=="\
boolean"?String(t):ji.has(e)&&Di.test(t)&&!Bi.test(t)?t:yn(t)}function Li(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(vn)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function Wi(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>Gi(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=Qe(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?Li(t,n):void 0;return[`${n}${e}: ${r??kn(e,t)}`]}function Gi(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${kn(e,t)}`];let[r,...i]=Qe(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var Qe=(e,t)=>Object.
entries(e).flatMap(([n,r])=>Wi(n,r,t)),wn=e=>Qe(e,"").join(`
`);var Hi=10;function Sn(e){return`${[Ji(e),...De(e).map(n=>Ui(e,n)),`## Gate Statistics

${Se(Ki(e))}`,`## Recent Failures

${Se({recent_failures:zi(e)})}`,Zi(e),Xi(e),Qi(e)].filter(n=>n!=="").join(`

`)}
`}var Se=e=>`\`\`\`yaml
${wn(e)}
\`\`\``;function Ji(e){let t=Me(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,B.oneLine)(e.cause)})`;return[k(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,B.oneLine)(e.id)} is ${e.state}${r}, as of ${E(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function Ui(e,t){let n=mn(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[k(`## Current Task: ${A(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[et("Step 1: Executor ",n.executor),et("Step 2: Verify   ",n.verify),et("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,Se({current_task:Yi(e,t,n)})].join(`

`)}var Vi={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function et(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${ne(t.at)})`;return`[${Vi[t.status]??" "}] ${e}   - ${n}${r}`}function Yi(e,t,n){return{name:A(t),phase:t.phase===void 0?void 0:(0,B.oneLine)(t.phase),plan:qt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&E(t.startedAt),last_step_at:t.lastStepAt&&E(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Be(e,t),previous_failures:te(t).map(r=>`${r.type}: ${(0,B.oneLine)(r.reason)}`)}}function Ki(e){let t=Me(e),[n]=De(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:A(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var zi=e=>Pt(e,Hi).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:A(t),attempt:n.attempt,failure_type:n.type,error:(0,B.oneLine)(n.reason),recovered:r,resolution:i}));function Zi(e){let t=e.tasks.flatMap(n=>xn(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${Se({tasks:t})}`}function Xi(e){let t=Ft(e).map(({task:r,from:i,text:s})=>k(`- ${A(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,B.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function Qi(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Be(e,n)}`,i=ge(n);return`- ${k(A(n))}: ${H(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function $n(e){let t=ye(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${k(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?H(a):s.status,String(s.attempts),s.durationMs===void 0?"":re(s.durationMs),s.commit===void 0?"":O(s.commit),s.flags.join(", ")].map(
hn).join(" | ")} |`});return`${[`# ${k(`Summary: ${t.spec}`)}`,k(We(t)),t.forced.map(s=>`> ${k(Le(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:c,reason:f})=>`${s} ${o}: ${f} (${a}, ${E(c)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:c})=>`${s}\
 ${o} (forced) by ${a}, ${E(c)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${k(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var L=require("node:fs"),bn=require("node:path"),tt=d(w(),1);function Rn(e,t){try{es(e,t)}catch{}}function es(e,t){let n=(0,bn.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=ts(n);if(!r){s!==i&&(0,L.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,tt.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,tt.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,L.rmSync)(n,{force:!0}):(0,L.writeFileSync)(n,a)}function ts(e){try{return(0,L.readFileSync)(e,"utf8")}catch{return}}var V=require("node:fs"),rt=require("node:path"),ns=e=>q("sha256").update(e).digest("hex"),nt=e=>(0,rt.join)(e,".state-digest"),rs=13e3;function En(e,t){try{let n=is(nt(e));n&&n.length>rs&&(0,V.writeFileSync)(
nt(e),n.subarray(n.length/2)),(0,V.appendFileSync)(nt(e),`${ns(t)}
`)}catch{}}function is(e){try{return(0,V.readFileSync)(e)}catch{return}}function On(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,I.join)(t,"STATE.md"):(0,I.join)(e.root,(0,I.dirname)(n),"STATE.md")}var ss=(e,t)=>(0,I.join)((0,I.dirname)(On(e,t)),"SUMM\
ARY.md");function _n(e,t){let n=Sn(e);En(t,n),Tn(On(e,t),n,t),Rn(e,t),(e.state==="finished"||e.state==="cancelled")&&Tn(ss(e,t),$n(e),t)}function Tn(e,t,n){let r=(0,I.join)(n,`.view-${(0,An.thisProcess)().
pid}`);try{(0,j.writeFileSync)(r,t);try{(0,j.renameSync)(r,e)}catch{(0,j.copyFileSync)(r,e)}}catch{}finally{(0,j.rmSync)(r,{force:!0})}}var mt=d(Fn(),1),kr=d(ae(),1);var Y=require("node:fs"),$e=require("node:path"),ue=d(w(),1);var Cn=require("node:fs"),Nn=require("node:path"),In=d(it(),1),h=d(w(),1),st=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],jn=5;function Mn(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return os(e,i,t(i),n)}catch(s){if(r===jn||(0,h.headCommit)(e)===i)throw s}}}function os(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,Nn.join)(i.gitDir,`ultraplan-index-${F(4).toString("hex")}`),{root:o}=i;try{(0,h.git)(o,["read-tree",t],{index:s});let a=n.map(({path:p,text:u})=>{let m=(0,h.git)(
o,["hash-object","-w","--stdin"],{input:u}).trim();return{path:p,blob:m,mode:ds(o,t,p),was:cs(o,t,p)}});for(let{path:p,blob:u,mode:m}of a)(0,h.git)(o,["update-index","--add","--cacheinfo",`${m},${u},${p}`],
{index:s});let c=(0,h.git)(o,["write-tree"],{index:s}).trim(),f=(0,h.git)(o,[...st,"commit-tree",c,"-p",t],{input:r}).trim();(0,h.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,t]);for(let{path:p,blob:u,mode:m,was:l}of a)as(o,p,u,m,l);return f}finally{(0,Cn.rmSync)(s,{force:!0})}}function as(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=jn;o+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,In.sleep)(40)}}var cs=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function ds(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function Dn(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var Bn=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function be(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,ue.headCommit)(s);if(!a)throw new Error("the repository has no commit");let c=Dn(s,i,a).find(({message:m})=>m.
split(`
`).includes(o));if(c)return c.commit;let f=t.filter(({path:m})=>(0,ue.committedText)(s,a,m)!==void 0||!Bn(s,m)),p=m=>f.map(({path:l,change:x})=>({path:l,text:x((0,ue.committedText)(s,m,l))})),u=f.length>
0?Mn(s,p,`${n}

${o}
`):a;for(let m of t)us((0,$e.join)(s,m.path),m);return u}function us(e,{change:t}){let n;try{n=(0,Y.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,Y.mkdirSync)((0,$e.dirname)(e),{recursive:!0}),
(0,Y.writeFileSync)(e,t(n))}var ot=require("node:path"),T=d(it(),1),M=d(Wn(),1),Gn=e=>q("sha256").update(e).digest("hex"),Hn=(e,t)=>(0,ot.join)(e,"evidence",t);function at(e,t,n={}){let r=n.files??T.realFiles,i=ms(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=ls(i,n.cap??Number.POSITIVE_INFINITY),a=Gn(s),c=Hn(e,a);try{if((0,T.readIfThere)(r,c)?.equals(s)!==!0){
(0,T.ensureFolder)(r,(0,ot.join)(e,"evidence"));let f=`${c}.${F(4).toString("hex")}.new`;(0,T.writeAtomic)(r,c,s,{temporary:f,sync:"both"})}}catch(f){throw(0,M.diskError)(f,c)}return{sha256:a,bytes:s.
length,cut:o}}function Jn(e,t,n=T.realFiles){let r=Hn(e,t.sha256),i=(0,T.readIfThere)(n,r);if(i===void 0)throw new M.JournalError("evidence-missing",{file:r},fs,M.GO_ON);if(Gn(i)!==t.sha256)throw new M.JournalError(
"evidence-changed",{file:r},ps,M.GO_ON);return i.toString("utf8")}var fs="the evidence file is not there",ps="the evidence file was changed after it was written";function ms(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function ls(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=gs(e,Math.floor(r/2)),s=hs(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var Un=e=>e!==void 0&&(e&192)===
128;function gs(e,t){let n=t;for(;n>0&&t-n<3&&Un(e[n]);)n-=1;return n}function hs(e,t){let n=t;for(;n<e.length&&n-t<3&&Un(e[n]);)n+=1;return n}function Vn(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=Kn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Re(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${ys(t)}`,`  - **Commit**: \`${Yn(s,t)}\``].map(c=>o+c)}var xs=7;function ct(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:c}=t,f=Kn(a);return{id:e,title:`Fix: ${f}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${Re(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${f}" addressed`],verify:i.verify.map(p=>({...p,line:r+xs})),commit:Yn(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var Yn=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function ys({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return Re(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var vs=1e3,ks=100,Re=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,vs),Kn=e=>Re(e).slice(0,ks).trim(),dt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var ws=/\r\n|\n|\r/g;function Zn(e){let t=[],n=0;for(let r of e.matchAll(ws))t.push(zn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(zn(e.slice(n),n)),t}function zn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Ss=3;function $s(e,t){if(!(bs(e,t)>=Ss))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function bs(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function Qn(e,t){let{original:n}=t,r=$s(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=Vn(r,t,dt(n));if(!n.box){let g={...ct(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:Xn(e.tasks,s,g)},task:g,after:s.id,insert:pe=>pe}}
let c=s.endLine,f=Zn(o)[c]?.blank===!0,p=f?["",...a]:a,u=g=>Rs(g,s,p),m=c+1+(f?1:0),l={...ct(r,t,a,m),box:{line:m,column:dt(n).length+3+1}},x=e.tasks.map(g=>g.file===n.file?Ts(g,c,p.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:u(g.text)}:g),tasks:Xn(x,s,l)},task:l,after:s.id,insert:u}}function Rs(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=Es(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function Es(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function Ts(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function Xn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function er(e){let{id:t,title:n,file:r,line:i,kind:s,checkpoint:o,phase:a,wave:c,parallel:f,dependsOn:p,files:u,tier:m,verification:l,securityReview:x,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:s,
parallel:f,dependsOn:p,files:u,securityReview:x,doneBefore:e.ticked,...o?{checkpoint:o}:{},...a!==void 0?{phase:a}:{},...c!==void 0?{wave:c}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function As(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function tr(e,t,n=As(t)){let r=t.replace(Os,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Os=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function nr({feedback:e,findings:t}){let n=e||_s(t);return["A reviewer did not accept the work of the task that this one fixes:",tr("what the reviewer wrote",n)].join(`
`)}var _s=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function rr(e,t){return JSON.parse(Jn(e,t.plan))}function ut(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var ft=d(sr(),1),W=d(ar(),1),fr=d(Ce(),1),Ee=d(ae(),1);var dr="## Review Suggestions",qs=3,Fs=300;function ur(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Ps(t),i=t.kind==="suggestions"?Cs(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return cr(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=cr(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var cr=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,K=e=>ie(k(e),Fs);function Ps(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,qs).map(n=>`  - ${K(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(K).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${K(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(K).join("; ")||"none named"}`];case"suggestions":return[dr,"",...e.suggestions.
map(t=>`- Task ${K(e.task)}: ${K(t)}`)]}}function Cs(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===dr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var Te=(e,t)=>({path:N(e),change:n=>t.reduce(ur,n??"")});function fe(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,ft.taskIndex)(
e,(0,W.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function pr(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Ee.specRecords)(
t).at(-1);if(!(0,W.needsSpecReview)(e,t))return Ns(e,t);let r=(0,fr.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[fe(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[fe(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,Ee.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[fe(
e,t,n,"proceeded")]}}function Ns(e,t){let n=(0,W.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,W.nextReviewIndex)(e,(0,ft.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function mr(e,t,n,r){let i=rr(e,t),s=ut(i,n.id),{findings:o,suggestions:a=[],feedback:c}=r.verdict,f=o.filter(l=>!a.includes(l)),p=Qn(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>ut(
i,l).files))],summary:f[0]??"review finding",finding:f.join("; ")||c,scope:t.spec}),u=ke(t,n);if(!p||u===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=be(t,[...p.task.box?[{
path:s.file,change:l=>p.insert(l??"")}]:[],Te(t,[fe(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${p.task.id} from\
 the review of task ${n.id}`,key:`fix ${p.task.id}`,since:u});return[{type:"tasks_added",after:p.after,tasks:[{...er(p.task),addedBy:"review"}],plan:at(e,JSON.stringify(p.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:at(e,nr(r.verdict))}]}var Oe=d(w(),1);var lr=require("node:fs"),gr=require("node:path"),v=d(w(),1);function hr(e,t,n){let r=(0,v.findRepository)(e),i=(0,v.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:o}=r,a=(0,gr.join)(o,`ultraplan-index-${F(4).toString(
"hex")}`),c=t.map(({path:p,from:u})=>({path:p,was:Is(s,u,p)})),f=c.filter(({path:p})=>js(s,p));try{(0,v.git)(s,["read-tree",i],{index:a});for(let{path:m,was:l}of c){let x=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,v.git)(s,["update-index",...x],{index:a})}let p=(0,v.git)(s,["write-tree"],{index:a}).trim(),u=(0,v.git)(s,[...st,"commit-tree",p,"-p",i],{input:n}).
trim();(0,v.git)(s,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",u,i]);for(let{path:m,was:l}of f)l?(0,v.git)(s,["checkout","--quiet",u,"--",`:(top,literal)${m}`]):(0,v.git)(s,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return u}finally{
(0,lr.rmSync)(a,{force:!0})}}function Is(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,v.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var js=(e,t)=>(0,v.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var xr=d(ae(),1);function pt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let c=s?.commit??o;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function yr(e,t){let n=(0,xr.fixTasksOf)(e,t).at(-1),r=n?Ms(e,n):[];!n||r.length===0||hr(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function Ms(e,t){let{root:n}=e,r=(0,Oe.headCommit)(n);if(r===void 0)return[];let i=N(e),s=pt(t,r).map(o=>({...o,paths:new Set(C(n,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].
filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:p})=>p.has(o)),c=a.every(({to:p},u)=>Ae(n,p,o)===Ae(n,a[u+1]?.from??r,o)),[f]=a;return f&&c?[{path:o,from:f.from}]:[]})}var vr=(e,t,n,r)=>pt(t,r).some(
({from:i,to:s})=>C(e.root,i,s).includes(n)&&Ae(e.root,i,n)===Ae(e.root,r,n)),Ae=(e,t,n)=>(0,Oe.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function wr(e){for(;(0,mt.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?Ds(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&Yt(e,r.task);if(n.length===0)return}}function Ds(e,t){
let n=(0,mt.reviewWork)(t);return n?n.kind==="fix"?mr(e,t,n.task,n.record):(n.takeBack&&yr(t,n.task),[Bs(t,n.task)]):[]}function Bs(e,t){let n=ke(e,t);if(n===void 0)throw new Error(`task ${t.id} has n\
o commit to approve`);let r=pr(e,t),i=e.tasks.flatMap(c=>c.approvedHead??c.approvedCommit??[]),s=rn(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===0)return s===n?o:{...o,head:s};
let a=be(e,[Te(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n});return Ls(e,
t,s,a)?{...o,head:a}:{...o,head:s}}function Ls(e,t,n,r){let i=(0,kr.fixTasksOf)(e,t).filter(o=>o.givenUp),s=[N(e),...i.length>0?[t.file]:[]];return C(e.root,n,r).every(o=>s.includes(o)||i.some(a=>vr(e,
a,o,r)))}var _=require("node:fs"),$r=require("node:path"),br=d(ce(),1);function Sr(e,t){if(X(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(s=>s.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(s=>s.status==="failed"&&s.notBefore&&s.notBefore>t.toISOString()?[s.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var Rr=d(oe(),1);function lt(e,t,n){let r=(0,Rr.waitingFile)(t,e.session);if(!Sr(e,n)){(0,_.rmSync)(r,{force:!0});return}Ws(r)||((0,_.mkdirSync)((0,$r.dirname)(r),{recursive:!0,mode:448}),(0,_.writeFileSync)(
r,"",{mode:384}))}function Ws(e){try{return JSON.parse((0,_.readFileSync)(e,"utf8"))}catch{return}}var qr=3;function Fr(e,t,n){let{journal:r,dir:i}=e;wr(e);let s=Xt(e.run);s.length>0&&(e.run=r.update(()=>s).state);let o=()=>(0,Ar.headCommit)(e.run.root)??e.run.base,a=Gs(e.run,n);if(a)return lt(e.run,
e.home,n),Xe(e),{action:a,text:Er(e.run,a,o).text};Vt(e);let c,{state:f}=r.update(u=>{if(!u)return[];let m=X(u,n),{events:l,text:x}=Er(u,m,o);c={action:m,text:x};let g=q("sha256").update(x).digest("he\
x").slice(0,16),pe={type:"directive_given",digest:g,via:t},Ir=m.kind==="done"&&u.state==="running"?[...Ke(u,o()),{type:"run_finished",commit:o()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
Hs(u,g)){let gt=`the session stopped ${qr} times without following: ${x.split(`
`)[0]}`;return c={action:{kind:"wait",reason:`${gt}; the run is parked, /ultraplan:resume goes on`},text:""},[pe,{type:"run_parked",cause:gt}]}return[...l,...Ir,pe]});if(!c||!f)throw new Error("the ru\
n has no state");let p=f.state==="finished"&&e.run.state!=="finished";return e.run=f,f.state==="finished"&&(0,_r.letGo)(e.home,f,i),lt(f,e.home,n),_n(f,i),Xe(e),p?{...c,summary:Mt(f)}:c}function Gs(e,t){
let n=X(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var Hs=(e,t)=>e.standing.digest===t&&e.standing.count+1>=qr;function Er(e,t,n){switch(t.kind){case"dispatch":return Js(
e,t,n);case"wait":return{events:[],text:qe(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:yt(t.question,t.options)};case"done":
return{events:[],text:qe(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function Js(e,t,n){let[r]=t.agents,i=t.agents.every(u=>u.role===r?.role)?r?.role:void 0,s=i!==void 0&&
t.agents.length>1?Tr():void 0,o=[],a=t.agents.map(u=>{let m=e.tickets.find(x=>!x.redeemedAt&&x.task===u.task&&x.role===u.role&&x.iteration===u.iteration);if(m)return m;let l=Tr();return u.role==="spec\
-executor"&&o.length===0&&o.push(...Ke(e,n())),o.push({type:"ticket_issued",ticket:l,base:n(),...s?{group:s}:{},...u}),{id:l,...s?{group:s}:{}}}),c=t.agents.map((u,m)=>({...u,ticket:a[m]?.id??"",title:(0,Or.taskOf)(
e,u.task)?.title??"",place:`${e.tasks.findIndex(({id:l})=>l===u.task)+1}/${e.tasks.length}`})),f=a[0]?.group,p=a.length>1&&f!==void 0&&a.every(u=>u.group===f);return{events:o,text:p&&i!==void 0?kt(c,i,
f):vt(c)}}var Tr=()=>F(8).toString("hex");var Pr=d(ce(),1);function Cr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,Pr.isSameStart)(n,t.client.startedAt)}var Nr=d(ze(),1);function Us(e,t){let n=(0,Nr.openActiveRun)(e.home,e.id);return n&&Cr(n.run,e)?Fr(n,"notification",t):void 0}0&&(module.exports={agentNotified});
