const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var di=Object.create;var xe=Object.defineProperty;var ci=Object.getOwnPropertyDescriptor;var ui=Object.getOwnPropertyNames;var fi=Object.getPrototypeOf,pi=Object.prototype.hasOwnProperty;var k=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},mi=(e,t)=>{for(var n in t)xe(e,n,{get:t[n],enumerable:!0})},_t=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of ui(t))!pi.call(e,i)&&i!==n&&xe(e,i,{get:()=>t[i],enumerable:!(r=ci(t,i))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?di(fi(e)):{},_t(t||!e||!e.__esModule?xe(n,"default",{value:e,enumerable:!0}):n,e)),li=e=>_t(xe({},"__esModule",{value:!0}),e);var qt=k((Co,Ft)=>{Ft.exports=require("./open-run.cjs").run_groups});var Pt=k((Bo,jt)=>{jt.exports=require("./open-run.cjs").run_policy});var Ce=k((Do,Nt)=>{Nt.exports=require("./open-run.cjs").run_reviews});var v=k((Uo,Ct)=>{Ct.exports=require("./open-run.cjs").io_git});var $=k((Vo,Ht)=>{Ht.exports=require("./open-run.cjs").view_terminal});var tn=k((ka,en)=>{en.exports=require("./open-run.cjs").engine_active});var ue=k((ya,nn)=>{nn.exports=require("./open-run.cjs").run_change});var fe=k((xa,rn)=>{rn.exports=require("./open-run.cjs").engine_places});var pe=k((Fa,kn)=>{kn.exports=require("./open-run.cjs").run_spec_review});var Y=k((Va,bn)=>{bn.exports=require("./open-run.cjs").io_process_ref});var An=k((za,On)=>{On.exports=require("./open-run.cjs").run_announcements});var it=k((Za,_n)=>{_n.exports=require("./open-run.cjs").engine_open_run});var Kn=k((qd,Yn)=>{Yn.exports=require("./open-run.cjs").run_review_work});var pt=k((jd,zn)=>{zn.exports=require("./open-run.cjs").io_files});var sr=k((Cd,ir)=>{ir.exports=require("./open-run.cjs").journal_journal_error});var Sr=k((Xd,wr)=>{wr.exports=require("./open-run.cjs").run_review_index});var br=k((Qd,$r)=>{$r.exports=require("./open-run.cjs").run_review_need});var Io={};mi(Io,{hook:()=>No});module.exports=li(Io);var Ot=require("node:timers/promises");var x=c(qt(),1),It=c(Pt(),1),Mt=c(Ce(),1);function ee(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancell\
ed"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resu\
me goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...gi(e),"/ultraplan:resume","/ultraplan:cancel"]};case"running":return hi(e,t)}}function gi(e){
let[t,...n]=e.tasks.filter(x.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function hi(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dis\
patch",agents:n.map(xi)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,Mt.nextReviews)(e,s,t));return i.length>0?{kind:"dis\
patch",agents:i}:ki(e,t)}function ki(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,x.isDone)(i)||(0,x.isStuck)(i)||!(0,x.isReady)(e,r))continue;let s=i.notBefore!==void 0&&i.notBefore>t.toISOString();
if(!((i.status==="reviewing"||i.status==="verifying")&&!s)){if(i.kind==="checkpoint")return vi(i);if(s&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return yi(e,r)}}return n!==
void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(x.isDone)?{kind:"done",reason:"every task is done"}:wi(e)}function yi(e,t){let n=(0,x.parallelGroup)(e,t).filter(s=>!(0,x.isDone)(
s)&&!(0,x.isStuck)(s)&&s.attempts.length===0&&!s.notStarted),r=e.tasks[t],i=n.length>1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.
length+1,iteration:1,isolated:i.length>1}))}}function xi(e){let{task:t,role:n,attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function vi(e){
let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function wi(e){let t=e.tasks.
find(x.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(i=>!(0,x.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,It.attemptsUsed)(
t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","inv\
estigate"]}}function te(e,t){if(ee(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(s=>s.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(s=>s.status==="failed"&&s.notBefore&&s.notBefore>t.toISOString()?[s.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var q=(...e)=>require("node:crypto").createHash(...e);var j=(...e)=>require("node:crypto").randomBytes(...e);var Hr=c(v(),1);function De(e,t){let n=400-Buffer.byteLength(ne("",t));return ne(Gt(We(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var ne=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,Bt=(e,t)=>Wt(200,n=>ne(`ultraplan needs the person: tell them this and end your turn. ${$i(Be(e,n))} Options: ${We(t.join(" | "))}`,{action:"ask"})),Le=(e,t)=>Wt(40,
n=>Lt(e,t,n));function Dt(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(Lt(e.slice(0,n),t,0))>400;)n--;return n}function Lt(e,t,n){let[r,i]=[`ultraplan:${e[0]?.role}`,`ultraplan-ticket ${t}`],s=e.map(
o=>Si(o,n));return e.length===1?ne("Call the Agent tool once, with exactly these arguments; nothing else.",{action:"dispatch",agents:[{subagent_type:r,description:s[0],prompt:i}]}):ne(`Call the Agent \
tool ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:r,prompt:i,descriptions:s})}function Wt(e,t){for(let n=e;n>
0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function Si({task:e,title:t,place:n,attempt:r},i=40){return`${[Gt(Be(e,48),48),Be(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>
1?`, attempt ${r}`:""}`}var $i=e=>e.trim().replace(/(?<![.?!])$/,"."),Be=(e,t)=>[...We(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),We=e=>e.replace(new RegExp(
"\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function Gt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;
r+=i}return`${r}\u2026`}var U=c($(),1);function A(e){let t=(0,U.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,U.oneLine)(e.id)}: ${t}`}var Ut=(e,t)=>(0,U.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),ve=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,L=e=>e.doneBefore&&e.status==="pending";function J(e){return L(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function we(e){let t=[...L(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(U.oneLine)])]}
var _=e=>(0,U.oneLine)(e).slice(0,10),re=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var Se=c($(),1),bi={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Ri(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function Ti({role:e,verdict:t}){let n=bi[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function ie(e){return e.tasks.flatMap(t=>Ri(t).flatMap(n=>Ti(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,Se.oneLine)(i)}))))}function Jt(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,Se.oneLine)(
r.id),text:(0,Se.oneLine)(r.message)}))),...ie(e)]}var $e=c($(),1);function Vt(e,t){let n=e.tasks.flatMap(r=>se(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:Ei(r,i)}))}var se=e=>e.attempts.flatMap(t=>t.failures);function Ei(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${_(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,$e.oneLine)(
e.override?.who??"unknown")}: ${(0,$e.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,$e.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var F=c($(),1);function Kt(e){let t=o=>e.tasks.filter(o).map(a=>(0,F.oneLine)(a.id)).join(", "),n=o=>e.tasks.filter(a=>a.status===o&&!a.override?.adopted),r=e.tasks.filter(o=>o.pausedFor!==void 0),i=[
...new Set(ie(e).map(({task:o})=>(0,F.oneLine)(o.id)))].join(", "),s=t(L);return[...r.map(o=>_i(e,o)),...Fi(e),...[...n("forced"),...n("skipped")].map(o=>Oi(e,o)),...Ai(e),...i===""?[]:[`answer the re\
view findings on ${i}`],...s===""?[]:[`${s} was ticked before the run and no gate has looked at it`],...qi(e)]}function Oi({state:e},t){let n=(0,F.oneLine)(t.id);return t.status==="forced"&&e!=="cance\
lled"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /u\
ltraplan:adopt --task ${n}`}var Yt=3;function Ai(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let s=i.slice(0,Yt).map(F.oneLine).join(", ");return`look at ${re(
r,"commit")} that no executor made (${s}${i.length>Yt?" and others":""}): git log ${_(t)}..${_(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function _i({
state:e},t){let n=(0,F.oneLine)(t.id),r=(0,F.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}\
): /ultraplan:retry --task ${n} tries again, ${i}`}function Fi(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==
void 0)?["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,F.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[
`/ultraplan:implement ${(0,F.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function qi(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${_(e.base)}..${_(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var b=c($(),1);var Ge=c($(),1);function E(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Ge.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var oe=e=>/T(\d\d:\d\d:\d\d)/.exec(E(e))?.[1]??(0,Ge.oneLine)(
e);function He(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function ae(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${zt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${zt(n%60)} min`}var zt=e=>String(e).padStart(2,
"0");function Ue(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[ve(n)]+=1;return t}var ji=new Set(
["executing","verifying","reviewing"]),Pi=e=>ji.has(e.status);function Je(e){let t=Ue(e),n=e.tasks.filter(L).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function Ve(e){let t=e.tasks.filter(Pi);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!L(s));return i?[i]:[]}var Ye=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function be(e){let t=n=>e.tasks.filter(n).map(r=>(0,b.oneLine)(r.id));return{run:(0,b.oneLine)(e.id),spec:(0,b.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,b.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:He(e.startedAt,e.endedAt??e.lastAt)??0,totals:Ue(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Zt(e,"skipped"),forced:Zt(e,"forced"),outstanding:ie(e).map(({task:n,from:r,text:i})=>({task:(0,b.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Ni),next:Kt(e)}}
function Zt(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,b.oneLine)(n),title:(0,b.oneLine)(r),who:(0,b.oneLine)(i.who),at:i.at,reason:(0,b.oneLine)(i.reason)}]:[])}function Ni(e){
let t=He(e.startedAt,e.lastStepAt);return{id:(0,b.oneLine)(e.id),title:(0,b.oneLine)(e.title),status:ve(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:se(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:we(e)}}var Ii=/^[\x20-\x7e]*$/,Mi=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Ci=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Bi=/^[\u{1f1e6}-\u{1f1ff}]$/u,Di="\uFE0F";function Li(e){return Mi.test(e)?0:Bi.test(e)?1:Ci.test(e)?2:1}function V(e){if(Ii.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Di&&n===1&&(t+=1),n=Li(r),t+=n;return t}var Xt,Wi=e=>(Xt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Xt.segment(e));function Gi(e,t){let n="",r=0;for(let{segment:i}of Wi(
e)){if(r+=V(i),r>t)break;n+=i}return n}function de(e,t){return t<=0?"":V(e)<=t?e:`${Gi(e,t-1).trimEnd()}\u2026`}function ce(e,t){let n=de(e,t);return n+" ".repeat(Math.max(0,t-V(n)))}var Ke=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${oe(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function ze(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${re(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${ae(e.durationMs)}: ${s.join(", ")}`}function Qt(e,t=100){let n=be(e),r=(s,o)=>o.length===0?[]:["",s,...o];return`${[ze(n),...n.forced.map(Ke),...r("skipped (\
unverified)",n.skipped.map(({id:s,who:o,at:a,reason:d})=>`  ${s}: ${d} (${o}, ${oe(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:s,from:o,finding:a})=>`  ${s}: ${a} [${o}]`)),
...r("time and attempts",Hi(e,n,t)),...r("what to do next",n.next.map((s,o)=>`  ${o+1}. ${s}`))].join(`
`)}
`}function Hi(e,{tasks:t},n){let r=e.tasks.map(J),i=Math.min(14,Math.max(2,...t.map(({id:a})=>V(a)))),s=Math.max(6,...r.map(V)),o=Math.max(10,n-i-s-34);return t.map(({id:a,title:d,attempts:u,durationMs:f},p)=>{
let m=u===0?"":re(u,"attempt"),l=f===void 0?"":ae(f);return`  ${ce(a,i)}  ${ce(r[p]??"",s)}  ${ce(m,10)}  ${ce(l,12)}  ${de(d,o)}`.trimEnd()})}var Ur=c(tn(),1);var P=c(v(),1),cn=c(ue(),1),Re=c(fe(),1);var Xe=c(v(),1);function sn(e,t){return JSON.stringify(Ze(e),void 0,t)}function Ze(e){if(Array.isArray(e))return e.map(Ze);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ze(r)]))}var on=c(fe(),1);function an(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Ui(i)}}function Ui(e){return q("sha256").update(sn(e??{})).digest("hex")}function dn(e,t,n){(0,Xe.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${on.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function Ji({journal:e}){e.update(t=>(t&&(0,P.git)(t.root,["update-ref",(0,Re.approvedRef)(t.id),t.approvedHead]),[]))}function un(e){if(Vi(e.run))return;let t=(0,Re.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,P.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,s=(0,P.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,P.git)(
r.root,["update-ref",t,r.approvedHead]),s?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function fn(e,t){let{run:n}=e;Ji(e);let r=(0,cn.taskOf)(n,t),i=r&&an(n,r);
i&&dn(n.root,i.commit,i)}function Vi(e){return((0,P.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,Re.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var mn=require("node:fs"),Qe=require("node:path"),et=c(v(),1),ln=c(fe(),1);function gn(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Yi(e)??Zi(e);return t===void 0?
[]:[{type:"run_halted",cause:t}]}function Yi(e){let t=Ki(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}function Ki(e){let t=(0,Qe.join)(e,".git");try{let[,n]=/^ref: refs\/heads\/(?!\.invalid)(.+)$/m.exec((0,mn.readFileSync)((0,Qe.join)(t,"HEAD"),"utf8"))??[];
if(n!==void 0)return n}catch{}return(0,et.tryGit)(e,["symbolic-ref","--quiet","--short","HEAD"])?.trim()}var zi=3;function Zi(e){let t=e.tasks.filter(o=>o.approvedCommit!==void 0).sort((o,a)=>(a.approval?.
seq??0)-(o.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;return pn(e.root,n)?void 0:`history was rewritten: ${t.filter(o=>!pn(e.root,o.approvedCommit??"")).slice(0,zi).map(o=>`commit ${(o.approvedCommit??
"").slice(0,10)} of task ${o.id}, which was approved,`).join(" and ")||`commit ${e.base.slice(0,10)}, on which the run began,`} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,ln.approvedRef)(
e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function pn(e,t){return t===""||(0,et.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var nt=c(v(),1);var hn=c(v(),1);function N(e,t,n){return(0,hn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var tt=require("node:path");var xn=c(v(),1);var Xi=c(ue(),1);var yn=c(pe(),1);function Te(e,t){return(0,yn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var vn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,xn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Qi=e=>tt.posix.dirname(e.planFiles[0]?.path??""),I=e=>tt.posix.join(Qi(e),".progress.md");var es=20;function rt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,nt.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([I(e),...e.tasks.flatMap(({file:d,override:u})=>[d,...u&&
!u.adopted?u.left??[]:[]])]),o=N(r,i,t).filter(d=>!s.has(d));if(o.length===0)return[];let a=Number((0,nt.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:o.slice(0,es)}]}var wn=c(ue(),1),Sn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,wn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var $n=(...e)=>require("node:child_process").spawn(...e);var Rn=require("node:path"),Tn=c(Y(),1);function En(e,t=process.env){let n=(0,Rn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=$n(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,Tn.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var st=c(An(),1),ts=c(ue(),1),ns=c($(),1),rs=c(it(),1);function Ee(e){if(e.run.config.webhook===void 0||(0,st.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let s=i?
(0,st.announcements)(i):[];return s.length>0?[{type:"announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&En(["notify",e.dir,e.home,String(r.seq)])}var C=require("node:fs"),M=require("node:path"),Jn=c(Y(),1);var Oe={execution:1,claim:1,artifacts:2,proof:2,review:3},R=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function is(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Fn(e,t){let n=t.status.toUpperCase(),r=is(t),i=os(e,t,r),s=as(e,t,r),o=cs(e,t,r);return{gateStatus:n,step:ss(t,r),executor:i,
verify:s,architect:o}}function ss(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Oe[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function os(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?R("running",r.failures.at(-1)?.at??
r.startedAt):n&&Oe[n.stage]===1?R(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?R(t.override?"skipped":"running",r.startedAt):R("success",qn(e,t)):{status:t.override?"skipped":"pending"}}function qn(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function as(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
Oe[n.stage]===2?R("failed",n.at):r?.passed&&t.status!=="pending"?R("passed",ds(t)):t.override?R("skipped",t.override.at):t.status==="verifying"?R("running",qn(e,t)):{status:"pending"}}function ds(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function cs(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&Oe[n.stage]===3)return R("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return R("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?R("approved",s.
at):s?.verdict.decision==="reject"?R("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var jn=c($(),1),w=e=>(0,jn.oneLine)(e).replaceAll("<!","&lt;!"),Pn=e=>w(e).replaceAll("|","\\|");var me=c($(),1);function Nn(e){let{override:t}=e;if(!t)return;let n=A(e),r=(0,me.oneLine)(t.who),i=E(t.at),s=(0,me.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,me.oneLine)(t.session),prompt:(0,me.oneLine)(t.prompt),requires_manual_commit:!0}}var W=c($(),1);var us=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
fs=new Set(["avg_attempts"]),ps=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,ms=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Mn=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,In=e=>JSON.stringify(e).replace(
Mn,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Cn(e,t){return typeof t=="number"&&fs.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):In(String(t)):typeof t=="\
boolean"?String(t):us.has(e)&&ps.test(t)&&!ms.test(t)?t:In(t)}function ls(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Mn)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function gs(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>hs(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=ot(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?ls(t,n):void 0;return[`${n}${e}: ${r??Cn(e,t)}`]}function hs(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Cn(e,t)}`];let[r,...i]=ot(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var ot=(e,t)=>Object.
entries(e).flatMap(([n,r])=>gs(n,r,t)),Bn=e=>ot(e,"").join(`
`);var ks=10;function Dn(e){return`${[ys(e),...Ve(e).map(n=>xs(e,n)),`## Gate Statistics

${Ae(Ss(e))}`,`## Recent Failures

${Ae({recent_failures:$s(e)})}`,bs(e),Rs(e),Ts(e)].filter(n=>n!=="").join(`

`)}
`}var Ae=e=>`\`\`\`yaml
${Bn(e)}
\`\`\``;function ys(e){let t=Je(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,W.oneLine)(e.cause)})`;return[w(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,W.oneLine)(e.id)} is ${e.state}${r}, as of ${E(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function xs(e,t){let n=Fn(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[w(`## Current Task: ${A(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[at("Step 1: Executor ",n.executor),at("Step 2: Verify   ",n.verify),at("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,Ae({current_task:ws(e,t,n)})].join(`

`)}var vs={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function at(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${oe(t.at)})`;return`[${vs[t.status]??" "}] ${e}   - ${n}${r}`}function ws(e,t,n){return{name:A(t),phase:t.phase===void 0?void 0:(0,W.oneLine)(t.phase),plan:Ut(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&E(t.startedAt),last_step_at:t.lastStepAt&&E(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Ye(e,t),previous_failures:se(t).map(r=>`${r.type}: ${(0,W.oneLine)(r.reason)}`)}}function Ss(e){let t=Je(e),[n]=Ve(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:A(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var $s=e=>Vt(e,ks).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:A(t),attempt:n.attempt,failure_type:n.type,error:(0,W.oneLine)(n.reason),recovered:r,resolution:i}));function bs(e){let t=e.tasks.flatMap(n=>Nn(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${Ae({tasks:t})}`}function Rs(e){let t=Jt(e).map(({task:r,from:i,text:s})=>w(`- ${A(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,W.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function Ts(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Ye(e,n)}`,i=we(n);return`- ${w(A(n))}: ${J(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Ln(e){let t=be(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${w(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?J(a):s.status,String(s.attempts),s.durationMs===void 0?"":ae(s.durationMs),s.commit===void 0?"":_(s.commit),s.flags.join(", ")].map(
Pn).join(" | ")} |`});return`${[`# ${w(`Summary: ${t.spec}`)}`,w(ze(t)),t.forced.map(s=>`> ${w(Ke(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:d,reason:u})=>`${s} ${o}: ${u} (${a}, ${E(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:d})=>`${s}\
 ${o} (forced) by ${a}, ${E(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${w(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var G=require("node:fs"),Wn=require("node:path"),dt=c(v(),1);function Gn(e,t){try{Es(e,t)}catch{}}function Es(e,t){let n=(0,Wn.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=Os(n);if(!r){s!==i&&(0,G.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,dt.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,dt.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,G.rmSync)(n,{force:!0}):(0,G.writeFileSync)(n,a)}function Os(e){try{return(0,G.readFileSync)(e,"utf8")}catch{return}}var K=require("node:fs"),ut=require("node:path"),As=e=>q("sha256").update(e).digest("hex"),ct=e=>(0,ut.join)(e,".state-digest"),_s=13e3;function Hn(e,t){try{let n=Fs(ct(e));n&&n.length>_s&&(0,K.writeFileSync)(
ct(e),n.subarray(n.length/2)),(0,K.appendFileSync)(ct(e),`${As(t)}
`)}catch{}}function Fs(e){try{return(0,K.readFileSync)(e)}catch{return}}function Vn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,M.join)(t,"STATE.md"):(0,M.join)(e.root,(0,M.dirname)(n),"STATE.md")}var qs=(e,t)=>(0,M.join)((0,M.dirname)(Vn(e,t)),"SUMM\
ARY.md");function ft(e,t){let n=Dn(e);Hn(t,n),Un(Vn(e,t),n,t),Gn(e,t),(e.state==="finished"||e.state==="cancelled")&&Un(qs(e,t),Ln(e),t)}function Un(e,t,n){let r=(0,M.join)(n,`.view-${(0,Jn.thisProcess)().
pid}`);try{(0,C.writeFileSync)(r,t);try{(0,C.renameSync)(r,e)}catch{(0,C.copyFileSync)(r,e)}}catch{}finally{(0,C.rmSync)(r,{force:!0})}}var wt=c(Kn(),1),Mr=c(pe(),1);var z=require("node:fs"),_e=require("node:path"),le=c(v(),1);var Zn=require("node:fs"),Xn=require("node:path"),Qn=c(pt(),1),h=c(v(),1),mt=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],er=5;function tr(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return js(e,i,t(i),n)}catch(s){if(r===er||(0,h.headCommit)(e)===i)throw s}}}function js(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,Xn.join)(i.gitDir,`ultraplan-index-${j(4).toString("hex")}`),{root:o}=i;try{(0,h.git)(o,["read-tree",t],{index:s});let a=n.map(({path:f,text:p})=>{let m=(0,h.git)(
o,["hash-object","-w","--stdin"],{input:p}).trim();return{path:f,blob:m,mode:Is(o,t,f),was:Ns(o,t,f)}});for(let{path:f,blob:p,mode:m}of a)(0,h.git)(o,["update-index","--add","--cacheinfo",`${m},${p},${f}`],
{index:s});let d=(0,h.git)(o,["write-tree"],{index:s}).trim(),u=(0,h.git)(o,[...mt,"commit-tree",d,"-p",t],{input:r}).trim();(0,h.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:f,blob:p,mode:m,was:l}of a)Ps(o,f,p,m,l);return u}finally{(0,Zn.rmSync)(s,{force:!0})}}function Ps(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=er;o+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Qn.sleep)(40)}}var Ns=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Is(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function nr(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var rr=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Fe(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,le.headCommit)(s);if(!a)throw new Error("the repository has no commit");let d=nr(s,i,a).find(({message:m})=>m.
split(`
`).includes(o));if(d)return d.commit;let u=t.filter(({path:m})=>(0,le.committedText)(s,a,m)!==void 0||!rr(s,m)),f=m=>u.map(({path:l,change:S})=>({path:l,text:S((0,le.committedText)(s,m,l))})),p=u.length>
0?tr(s,f,`${n}

${o}
`):a;for(let m of t)Ms((0,_e.join)(s,m.path),m);return p}function Ms(e,{change:t}){let n;try{n=(0,z.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,z.mkdirSync)((0,_e.dirname)(e),{recursive:!0}),
(0,z.writeFileSync)(e,t(n))}var lt=require("node:path"),O=c(pt(),1),B=c(sr(),1),or=e=>q("sha256").update(e).digest("hex"),ar=(e,t)=>(0,lt.join)(e,"evidence",t);function gt(e,t,n={}){let r=n.files??O.realFiles,i=Ds(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=Ls(i,n.cap??Number.POSITIVE_INFINITY),a=or(s),d=ar(e,a);try{if((0,O.readIfThere)(r,d)?.equals(s)!==!0){
(0,O.ensureFolder)(r,(0,lt.join)(e,"evidence"));let u=`${d}.${j(4).toString("hex")}.new`;(0,O.writeAtomic)(r,d,s,{temporary:u,sync:"both"})}}catch(u){throw(0,B.diskError)(u,d)}return{sha256:a,bytes:s.
length,cut:o}}function dr(e,t,n=O.realFiles){let r=ar(e,t.sha256),i=(0,O.readIfThere)(n,r);if(i===void 0)throw new B.JournalError("evidence-missing",{file:r},Cs,B.GO_ON);if(or(i)!==t.sha256)throw new B.JournalError(
"evidence-changed",{file:r},Bs,B.GO_ON);return i.toString("utf8")}var Cs="the evidence file is not there",Bs="the evidence file was changed after it was written";function Ds(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Ls(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Ws(e,Math.floor(r/2)),s=Gs(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var cr=e=>e!==void 0&&(e&192)===
128;function Ws(e,t){let n=t;for(;n>0&&t-n<3&&cr(e[n]);)n-=1;return n}function Gs(e,t){let n=t;for(;n<e.length&&n-t<3&&cr(e[n]);)n+=1;return n}function ur(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=pr(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${qe(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(d=>`\`${d}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Us(t)}`,`  - **Commit**: \`${fr(s,t)}\``].map(d=>o+d)}var Hs=7;function ht(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:d}=t,u=pr(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${qe(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(f=>({...f,line:r+Hs})),commit:fr(d,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var fr=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Us({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return qe(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Js=1e3,Vs=100,qe=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Js),pr=e=>qe(e).slice(0,Vs).trim(),kt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Ys=/\r\n|\n|\r/g;function lr(e){let t=[],n=0;for(let r of e.matchAll(Ys))t.push(mr(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(mr(e.slice(n),n)),t}function mr(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Ks=3;function zs(e,t){if(!(Zs(e,t)>=Ks))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Zs(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function hr(e,t){let{original:n}=t,r=zs(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=ur(r,t,kt(n));if(!n.box){let g={...ht(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:gr(e.tasks,s,g)},task:g,after:s.id,insert:ye=>ye}}
let d=s.endLine,u=lr(o)[d]?.blank===!0,f=u?["",...a]:a,p=g=>Xs(g,s,f),m=d+1+(u?1:0),l={...ht(r,t,a,m),box:{line:m,column:kt(n).length+3+1}},S=e.tasks.map(g=>g.file===n.file?eo(g,d,f.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:gr(S,s,l)},task:l,after:s.id,insert:p}}function Xs(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=Qs(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function Qs(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function eo(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function gr(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function kr(e){let{id:t,title:n,file:r,line:i,kind:s,checkpoint:o,phase:a,wave:d,parallel:u,dependsOn:f,files:p,tier:m,verification:l,securityReview:S,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:s,
parallel:u,dependsOn:f,files:p,securityReview:S,doneBefore:e.ticked,...o?{checkpoint:o}:{},...a!==void 0?{phase:a}:{},...d!==void 0?{wave:d}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function to(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function yr(e,t,n=to(t)){let r=t.replace(no,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var no=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function xr({feedback:e,findings:t}){let n=e||ro(t);return["A reviewer did not accept the work of the task that this one fixes:",yr("what the reviewer wrote",n)].join(`
`)}var ro=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function vr(e,t){return JSON.parse(dr(e,t.plan))}function yt(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var xt=c(Sr(),1),H=c(br(),1),Or=c(Ce(),1),je=c(pe(),1);var Tr="## Review Suggestions",io=3,so=300;function Er(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=oo(t),i=t.kind==="suggestions"?ao(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Rr(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=Rr(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var Rr=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Z=e=>de(w(e),so);function oo(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,io).map(n=>`  - ${Z(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(Z).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${Z(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(Z).join("; ")||"none named"}`];case"suggestions":return[Tr,"",...e.suggestions.
map(t=>`- Task ${Z(e.task)}: ${Z(t)}`)]}}function ao(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===Tr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var Pe=(e,t)=>({path:I(e),change:n=>t.reduce(Er,n??"")});function ge(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,xt.taskIndex)(
e,(0,H.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Ar(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,je.specRecords)(
t).at(-1);if(!(0,H.needsSpecReview)(e,t))return co(e,t);let r=(0,Or.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[ge(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[ge(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,je.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[ge(
e,t,n,"proceeded")]}}function co(e,t){let n=(0,H.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,H.nextReviewIndex)(e,(0,xt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function _r(e,t,n,r){let i=vr(e,t),s=yt(i,n.id),{findings:o,suggestions:a=[],feedback:d}=r.verdict,u=o.filter(l=>!a.includes(l)),f=hr(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>yt(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||d,scope:t.spec}),p=Te(t,n);if(!f||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Fe(t,[...f.task.box?[{
path:s.file,change:l=>f.insert(l??"")}]:[],Pe(t,[ge(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${f.task.id} from\
 the review of task ${n.id}`,key:`fix ${f.task.id}`,since:p});return[{type:"tasks_added",after:f.after,tasks:[{...kr(f.task),addedBy:"review"}],plan:gt(e,JSON.stringify(f.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:gt(e,xr(r.verdict))}]}var Ie=c(v(),1);var Fr=require("node:fs"),qr=require("node:path"),y=c(v(),1);function jr(e,t,n){let r=(0,y.findRepository)(e),i=(0,y.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:o}=r,a=(0,qr.join)(o,`ultraplan-index-${j(4).toString(
"hex")}`),d=t.map(({path:f,from:p})=>({path:f,was:uo(s,p,f)})),u=d.filter(({path:f})=>fo(s,f));try{(0,y.git)(s,["read-tree",i],{index:a});for(let{path:m,was:l}of d){let S=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,y.git)(s,["update-index",...S],{index:a})}let f=(0,y.git)(s,["write-tree"],{index:a}).trim(),p=(0,y.git)(s,[...mt,"commit-tree",f,"-p",i],{input:n}).
trim();(0,y.git)(s,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",p,i]);for(let{path:m,was:l}of u)l?(0,y.git)(s,["checkout","--quiet",p,"--",`:(top,literal)${m}`]):(0,y.git)(s,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return p}finally{
(0,Fr.rmSync)(a,{force:!0})}}function uo(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,y.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var fo=(e,t)=>(0,y.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var Pr=c(pe(),1);function vt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let d=s?.commit??o;return d===void 0?
[]:[{from:`${d}^1`,to:d}]})}function Nr(e,t){let n=(0,Pr.fixTasksOf)(e,t).at(-1),r=n?po(e,n):[];!n||r.length===0||jr(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function po(e,t){let{root:n}=e,r=(0,Ie.headCommit)(n);if(r===void 0)return[];let i=I(e),s=vt(t,r).map(o=>({...o,paths:new Set(N(n,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].
filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:f})=>f.has(o)),d=a.every(({to:f},p)=>Ne(n,f,o)===Ne(n,a[p+1]?.from??r,o)),[u]=a;return u&&d?[{path:o,from:u.from}]:[]})}var Ir=(e,t,n,r)=>vt(t,r).some(
({from:i,to:s})=>N(e.root,i,s).includes(n)&&Ne(e.root,i,n)===Ne(e.root,r,n)),Ne=(e,t,n)=>(0,Ie.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Cr(e){for(;(0,wt.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?mo(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&fn(e,r.task);if(n.length===0)return}}function mo(e,t){
let n=(0,wt.reviewWork)(t);return n?n.kind==="fix"?_r(e,t,n.task,n.record):(n.takeBack&&Nr(t,n.task),[lo(t,n.task)]):[]}function lo(e,t){let n=Te(e,t);if(n===void 0)throw new Error(`task ${t.id} has n\
o commit to approve`);let r=Ar(e,t),i=e.tasks.flatMap(d=>d.approvedHead??d.approvedCommit??[]),s=vn(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===0)return s===n?o:{...o,head:s};
let a=Fe(e,[Pe(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n});return go(e,
t,s,a)?{...o,head:a}:{...o,head:s}}function go(e,t,n,r){let i=(0,Mr.fixTasksOf)(e,t).filter(o=>o.givenUp),s=[I(e),...i.length>0?[t.file]:[]];return N(e.root,n,r).every(o=>s.includes(o)||i.some(a=>Ir(e,
a,o,r)))}var T=require("node:fs"),Br=require("node:path"),Me=c(Y(),1);var he=c(fe(),1);function St(e,t,n){let r=(0,he.waitingFile)(t,e.session);if(!te(e,n)){(0,T.rmSync)(r,{force:!0});return}Wr(r)||((0,T.mkdirSync)((0,Br.dirname)(r),{recursive:!0,mode:448}),(0,T.writeFileSync)(
r,"",{mode:384}))}function Dr(e,t){let n=(0,he.waitingFile)(t,e.session);if(!$t(e,t))return!1;let r=Wr(n);return r&&(0,Me.isAlive)(r)?!1:((0,T.writeFileSync)(n,JSON.stringify((0,Me.thisProcess)()),{mode:384}),
!0)}var $t=(e,t)=>(0,T.existsSync)((0,he.waitingFile)(t,e.session));function Lr(e,t){(0,T.rmSync)((0,he.waitingFile)(t,e.session),{force:!0})}function Wr(e){try{return JSON.parse((0,T.readFileSync)(e,
"utf8"))}catch{return}}var Jr=3;function Vr(e,t,n){let{journal:r,dir:i}=e;Cr(e);let s=gn(e.run);s.length>0&&(e.run=r.update(()=>s).state);let o=()=>(0,Hr.headCommit)(e.run.root)??e.run.base,a=ho(e.run,n);if(a)return St(e.run,
e.home,n),Ee(e),{action:a,text:Gr(e.run,a,o).text};un(e);let d,{state:u}=r.update(p=>{if(!p)return[];let m=ee(p,n),{events:l,text:S}=Gr(p,m,o);d={action:m,text:S};let g=q("sha256").update(S).digest("h\
ex").slice(0,16),ye={type:"directive_given",digest:g,via:t},ai=m.kind==="done"&&p.state==="running"?[...rt(p,o()),{type:"run_finished",commit:o()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
ko(p,g)){let At=`the session stopped ${Jr} times without following: ${S.split(`
`)[0]}`;return d={action:{kind:"wait",reason:`${At}; the run is parked, /ultraplan:resume goes on`},text:""},[ye,{type:"run_parked",cause:At}]}return[...l,...ai,ye]});if(!d||!u)throw new Error("the ru\
n has no state");let f=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,Ur.letGo)(e.home,u,i),St(u,e.home,n),ft(u,i),Ee(e),f?{...d,summary:Qt(u)}:d}function ho(e,t){
let n=ee(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var ko=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Jr;function Gr(e,t,n){switch(t.kind){case"dispatch":return xo(
e,yo(e,t.agents),n);case"wait":return{events:[],text:De(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:Bt(t.question,t.options)};case"\
done":return{events:[],text:De(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function yo(e,t){let n=t.filter(({role:r})=>r===t[0]?.role);return n.slice(0,Dt(bt(e,n),Rt()))}
var bt=(e,t)=>t.map(n=>Sn(e,n));function xo(e,t,n){let r=t.length>1?Rt():void 0,i=[],s=t.map(d=>{let u=e.tickets.find(p=>!p.redeemedAt&&p.task===d.task&&p.role===d.role&&p.iteration===d.iteration);if(u)
return u;let f=Rt();return d.role==="spec-executor"&&i.length===0&&i.push(...rt(e,n())),i.push({type:"ticket_issued",ticket:f,base:n(),...r?{group:r}:{},...d}),{id:f,...r?{group:r}:{}}}),[o]=s,a=o?.group;
return{events:i,text:a!==void 0&&s.every(d=>d.group===a)&&t.length>1?Le(bt(e,t),a):Le(bt(e,t.slice(0,1)),o?.id??"")}}var Rt=()=>j(8).toString("hex");var Qr=c(v(),1),Et=c(Y(),1),ei=c($(),1);var Q=require("node:fs"),X=require("node:path");function Kr(e,t){if(!(0,Q.existsSync)(e))return!0;let n=(0,X.dirname)(e);return Yr(n).map(r=>(0,X.join)(n,r,"subagents")).flatMap(r=>Yr(r).map(i=>(0,X.join)(r,i))).some(r=>r.endsWith(".meta.json")&&vo(
r)?.toolUseId===t)}function vo(e){try{return JSON.parse((0,Q.readFileSync)(e,"utf8"))}catch{return}}function Yr(e){try{return(0,Q.readdirSync)(e)}catch{return[]}}var D=require("node:fs"),wo=256*1024;function zr(e,t){for(let n of $o(e).split(`
`).reverse()){if(!n.includes(t))continue;let r=So(n).find(i=>i.tool_use_id===t&&i.is_error);if(r)return typeof r.content=="string"?r.content:JSON.stringify(r.content)}}function So(e){try{let{message:t}=JSON.
parse(e);return Array.isArray(t?.content)?t.content:[]}catch{return[]}}function $o(e){let t;try{t=(0,D.openSync)(e,"r");let{size:n}=(0,D.fstatSync)(t),r=Buffer.alloc(Math.min(n,wo));return(0,D.readSync)(
t,r,0,r.length,n-r.length),r.toString("utf8")}catch{return""}finally{t!==void 0&&(0,D.closeSync)(t)}}var ke=require("node:fs"),Tt=require("node:path");var Zr=(e,t)=>(0,Tt.join)(e,"started",t);function bo(e,t,n){(0,ke.mkdirSync)(Zr(e,t),{recursive:!0}),(0,ke.writeFileSync)((0,Tt.join)(Zr(e,t),n),"")}var Xr=(e,t,n)=>bo(e,t,To(n)),Ro="call-",To=e=>`${Ro}${e.
replace(/[^\w-]/g,"")}`;function ti(e){Eo(e,t=>t.judging!==void 0&&!(0,Et.isAlive)(t.judging.process),{how:"the claim was never judged",transcript:""})}function Eo(e,t,n){if(!e.run.tickets.some(t))return;let{state:r}=e.journal.
update(i=>(i?.tickets??[]).filter(s=>t(s)).flatMap(s=>Oo(e,s,n)));e.run=r}function Oo({run:e,dir:t},n,{how:r,transcript:i,error:s}){let{toolUseId:o}=n;if(o===void 0||n.agentId||n.judging||Kr(i,o))return _o(
e,n,r);n.isolated&&Xr(t,n.base,o);let a=(0,ei.oneLine)(s??zr(i,o)??"the client, one of its rules or another hook refused it");return[{type:"agent_not_started",ticket:n.id,cause:a.slice(0,Ao)}]}var Ao=200;
function _o(e,t,n){let i=t.role==="spec-executor"&&!t.isolated?(0,Qr.headCommit)(e.root):void 0,s={ticket:t.id,...i===void 0?{}:{head:i}};return t.judging?(0,Et.isAlive)(t.judging.process)?[]:[{type:"\
agent_lost",...s,cause:"the claim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lost",...s,cause:n,failure:"EXECUTION_FAILURE"}]}var ni=c(Y(),1);function ri(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,ni.isSameStart)(n,t.client.startedAt)}var ii=c(it(),1);var Fo=500,qo=2e3;async function si(e,t=qo){let n=Po(e);if(!(n?.run.state!=="running"||!Dr(n.run,e.home))){if(te(n.run,new Date))await jo(n);else{if(await(0,Ot.setTimeout)(t),!$t(n.run,e.home))return;
n.run=n.journal.refresh()}return Lr(n.run,e.home),n.run.state==="running"?Vr(n,"wake",new Date).text:void 0}}async function jo(e){for(;te(e.run,new Date);)await(0,Ot.setTimeout)(Fo),e.run=e.journal.refresh(),
ti(e)}function Po(e){let t=(0,ii.openActiveRun)(e.home,e.id);return t&&ri(t.run,e)?t:void 0}var oi={kind:"pass"};var No=async(e,{session:t})=>{let n=await si(t);return n===void 0?oi:{kind:"wake",text:n}};0&&(module.exports={hook});
