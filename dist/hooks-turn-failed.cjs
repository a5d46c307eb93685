const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Vr=Object.create;var le=Object.defineProperty;var Yr=Object.getOwnPropertyDescriptor;var Kr=Object.getOwnPropertyNames;var zr=Object.getPrototypeOf,Zr=Object.prototype.hasOwnProperty;var k=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Xr=(e,t)=>{for(var n in t)le(e,n,{get:t[n],enumerable:!0})},wt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Kr(t))!Zr.call(e,i)&&i!==n&&le(e,i,{get:()=>t[i],enumerable:!(r=Yr(t,i))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?Vr(zr(e)):{},wt(t||!e||!e.__esModule?le(n,"default",{value:e,enumerable:!0}):n,e)),Qr=e=>wt(le({},"__esModule",{value:!0}),e);var St=k((mo,vt)=>{vt.exports=require("./open-run.cjs").run_groups});var bt=k((lo,$t)=>{$t.exports=require("./open-run.cjs").run_policy});var qe=k((go,Rt)=>{Rt.exports=require("./open-run.cjs").run_reviews});var w=k((wo,_t)=>{_t.exports=require("./open-run.cjs").io_git});var $=k((So,Pt)=>{Pt.exports=require("./open-run.cjs").view_terminal});var Ut=k((Uo,Jt)=>{Jt.exports=require("./open-run.cjs").engine_active});var oe=k((Vo,Vt)=>{Vt.exports=require("./open-run.cjs").run_change});var ae=k((Yo,Yt)=>{Yt.exports=require("./open-run.cjs").engine_places});var de=k((oa,dn)=>{dn.exports=require("./open-run.cjs").run_spec_review});var V=k((Sa,gn)=>{gn.exports=require("./open-run.cjs").io_process_ref});var wn=k((Ra,xn)=>{xn.exports=require("./open-run.cjs").run_announcements});var Qe=k((Ta,vn)=>{vn.exports=require("./open-run.cjs").engine_open_run});var Dn=k((ad,Bn)=>{Bn.exports=require("./open-run.cjs").run_review_work});var ot=k((dd,Ln)=>{Ln.exports=require("./open-run.cjs").io_files});var zn=k((md,Kn)=>{Kn.exports=require("./open-run.cjs").journal_journal_error});var mr=k((Ed,pr)=>{pr.exports=require("./open-run.cjs").run_review_index});var gr=k((Od,lr)=>{lr.exports=require("./open-run.cjs").run_review_need});var fo={};Xr(fo,{hook:()=>uo});module.exports=Qr(fo);var Lr=require("node:timers/promises");var x=c(St(),1),Tt=c(bt(),1),Et=c(qe(),1);function Z(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelle\
d"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resum\
e goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...ei(e),"/ultraplan:resume","/ultraplan:cancel"]};case"running":return ti(e,t)}}function ei(e){
let[t,...n]=e.tasks.filter(x.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function ti(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dis\
patch",agents:n.map(ii)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,Et.nextReviews)(e,s,t));return i.length>0?{kind:"dis\
patch",agents:i}:ni(e,t)}function ni(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,x.isDone)(i)||(0,x.isStuck)(i)||!(0,x.isReady)(e,r))continue;let s=i.notBefore!==void 0&&i.notBefore>t.toISOString();
if(!((i.status==="reviewing"||i.status==="verifying")&&!s)){if(i.kind==="checkpoint")return si(i);if(s&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return ri(e,r)}}return n!==
void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(x.isDone)?{kind:"done",reason:"every task is done"}:oi(e)}function ri(e,t){let n=(0,x.parallelGroup)(e,t).filter(s=>!(0,x.isDone)(
s)&&!(0,x.isStuck)(s)&&s.attempts.length===0&&!s.notStarted),r=e.tasks[t],i=n.length>1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.
length+1,iteration:1,isolated:i.length>1}))}}function ii(e){let{task:t,role:n,attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function si(e){
let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function oi(e){let t=e.tasks.
find(x.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(i=>!(0,x.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,Tt.attemptsUsed)(
t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","inv\
estigate"]}}var ai=new Set(["rate_limit","overloaded","server_error","api_error","timeout","unknown"]);function Ot(e,t){let{first:n,most:r,tries:i}=e.config.overnight,s=e.failedTurns??0;return ai.has(t)?s>=i?{kind:"\
park",cause:`${s+1} turns in a row ended with ${t}`}:{kind:"wake",afterSeconds:Math.min(r,n*2**s)}:{kind:"park",cause:`the service refused: ${t}`}}function Ie(e,t){if(Z(e,t).kind!=="wait"||e.state!=="\
running")return;let n=e.tickets.find(s=>s.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.tasks.flatMap(s=>s.status==="failed"&&s.notBefore&&
s.notBefore>t.toISOString()?[s.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var q=(...e)=>require("node:crypto").createHash(...e);var I=(...e)=>require("node:crypto").randomBytes(...e);var jr=c(w(),1);function Pe(e,t){let n=400-Buffer.byteLength(X("",t));return X(jt(Ce(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var X=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,At=(e,t)=>It(200,n=>X(`ultraplan needs the person: tell them this and end your turn. ${ci(je(e,n))} Options: ${Ce(t.join(" | "))}`,{action:"ask"})),Ne=(e,t)=>It(40,
n=>qt(e,t,n));function Ft(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(qt(e.slice(0,n),t,0))>400;)n--;return n}function qt(e,t,n){let[r,i]=[`ultraplan:${e[0]?.role}`,`ultraplan-ticket ${t}`],s=e.map(
o=>di(o,n));return e.length===1?X("Call the Agent tool once, with exactly these arguments; nothing else.",{action:"dispatch",agents:[{subagent_type:r,description:s[0],prompt:i}]}):X(`Call the Agent to\
ol ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:r,prompt:i,descriptions:s})}function It(e,t){for(let n=e;n>
0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function di({task:e,title:t,place:n,attempt:r},i=40){return`${[jt(je(e,48),48),je(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>
1?`, attempt ${r}`:""}`}var ci=e=>e.trim().replace(/(?<![.?!])$/,"."),je=(e,t)=>[...Ce(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),Ce=e=>e.replace(new RegExp(
"\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function jt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;
r+=i}return`${r}\u2026`}var G=c($(),1);function O(e){let t=(0,G.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,G.oneLine)(e.id)}: ${t}`}var Nt=(e,t)=>(0,G.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),ge=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,D=e=>e.doneBefore&&e.status==="pending";function J(e){return D(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function he(e){let t=[...D(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(G.oneLine)])]}
var _=e=>(0,G.oneLine)(e).slice(0,10),Q=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var ke=c($(),1),ui={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function fi(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function pi({role:e,verdict:t}){let n=ui[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function ee(e){return e.tasks.flatMap(t=>fi(t).flatMap(n=>pi(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,ke.oneLine)(i)}))))}function Ct(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,ke.oneLine)(
r.id),text:(0,ke.oneLine)(r.message)}))),...ee(e)]}var ye=c($(),1);function Mt(e,t){let n=e.tasks.flatMap(r=>te(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:mi(r,i)}))}var te=e=>e.attempts.flatMap(t=>t.failures);function mi(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${_(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,ye.oneLine)(
e.override?.who??"unknown")}: ${(0,ye.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,ye.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var A=c($(),1);function Dt(e){let t=o=>e.tasks.filter(o).map(a=>(0,A.oneLine)(a.id)).join(", "),n=o=>e.tasks.filter(a=>a.status===o&&!a.override?.adopted),r=e.tasks.filter(o=>o.pausedFor!==void 0),i=[
...new Set(ee(e).map(({task:o})=>(0,A.oneLine)(o.id)))].join(", "),s=t(D);return[...r.map(o=>hi(e,o)),...ki(e),...[...n("forced"),...n("skipped")].map(o=>li(e,o)),...gi(e),...i===""?[]:[`answer the re\
view findings on ${i}`],...s===""?[]:[`${s} was ticked before the run and no gate has looked at it`],...yi(e)]}function li({state:e},t){let n=(0,A.oneLine)(t.id);return t.status==="forced"&&e!=="cance\
lled"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /u\
ltraplan:adopt --task ${n}`}var Bt=3;function gi(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let s=i.slice(0,Bt).map(A.oneLine).join(", ");return`look at ${Q(r,
"commit")} that no executor made (${s}${i.length>Bt?" and others":""}): git log ${_(t)}..${_(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function hi({state:e},t){
let n=(0,A.oneLine)(t.id),r=(0,A.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}): /ultr\
aplan:retry --task ${n} tries again, ${i}`}function ki(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==void 0)?
["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,A.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[`/ultra\
plan:implement ${(0,A.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function yi(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${_(e.base)}..${_(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var b=c($(),1);var Me=c($(),1);function T(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Me.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var ne=e=>/T(\d\d:\d\d:\d\d)/.exec(T(e))?.[1]??(0,Me.oneLine)(
e);function Be(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function re(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Lt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Lt(n%60)} min`}var Lt=e=>String(e).padStart(2,
"0");function De(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[ge(n)]+=1;return t}var xi=new Set(
["executing","verifying","reviewing"]),wi=e=>xi.has(e.status);function Le(e){let t=De(e),n=e.tasks.filter(D).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function We(e){let t=e.tasks.filter(wi);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!D(s));return i?[i]:[]}var He=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function xe(e){let t=n=>e.tasks.filter(n).map(r=>(0,b.oneLine)(r.id));return{run:(0,b.oneLine)(e.id),spec:(0,b.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,b.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Be(e.startedAt,e.endedAt??e.lastAt)??0,totals:De(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Wt(e,"skipped"),forced:Wt(e,"forced"),outstanding:ee(e).map(({task:n,from:r,text:i})=>({task:(0,b.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(vi),next:Dt(e)}}
function Wt(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,b.oneLine)(n),title:(0,b.oneLine)(r),who:(0,b.oneLine)(i.who),at:i.at,reason:(0,b.oneLine)(i.reason)}]:[])}function vi(e){
let t=Be(e.startedAt,e.lastStepAt);return{id:(0,b.oneLine)(e.id),title:(0,b.oneLine)(e.title),status:ge(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:te(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:he(e)}}var Si=/^[\x20-\x7e]*$/,$i=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,bi=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Ri=/^[\u{1f1e6}-\u{1f1ff}]$/u,Ti="\uFE0F";function Ei(e){return $i.test(e)?0:Ri.test(e)?1:bi.test(e)?2:1}function U(e){if(Si.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Ti&&n===1&&(t+=1),n=Ei(r),t+=n;return t}var Ht,Oi=e=>(Ht??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Ht.segment(e));function _i(e,t){let n="",r=0;for(let{segment:i}of Oi(
e)){if(r+=U(i),r>t)break;n+=i}return n}function ie(e,t){return t<=0?"":U(e)<=t?e:`${_i(e,t-1).trimEnd()}\u2026`}function se(e,t){let n=ie(e,t);return n+" ".repeat(Math.max(0,t-U(n)))}var Ge=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${ne(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Je(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${Q(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${re(e.durationMs)}: ${s.join(", ")}`}function Gt(e,t=100){let n=xe(e),r=(s,o)=>o.length===0?[]:["",s,...o];return`${[Je(n),...n.forced.map(Ge),...r("skipped (\
unverified)",n.skipped.map(({id:s,who:o,at:a,reason:d})=>`  ${s}: ${d} (${o}, ${ne(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:s,from:o,finding:a})=>`  ${s}: ${a} [${o}]`)),
...r("time and attempts",Ai(e,n,t)),...r("what to do next",n.next.map((s,o)=>`  ${o+1}. ${s}`))].join(`
`)}
`}function Ai(e,{tasks:t},n){let r=e.tasks.map(J),i=Math.min(14,Math.max(2,...t.map(({id:a})=>U(a)))),s=Math.max(6,...r.map(U)),o=Math.max(10,n-i-s-34);return t.map(({id:a,title:d,attempts:u,durationMs:f},p)=>{
let m=u===0?"":Q(u,"attempt"),l=f===void 0?"":re(f);return`  ${se(a,i)}  ${se(r[p]??"",s)}  ${se(m,10)}  ${se(l,12)}  ${ie(d,o)}`.trimEnd()})}var Pr=c(Ut(),1);var j=c(w(),1),Qt=c(oe(),1),we=c(ae(),1);var Ve=c(w(),1);function Kt(e,t){return JSON.stringify(Ue(e),void 0,t)}function Ue(e){if(Array.isArray(e))return e.map(Ue);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ue(r)]))}var zt=c(ae(),1);function Zt(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Fi(i)}}function Fi(e){return q("sha256").update(Kt(e??{})).digest("hex")}function Xt(e,t,n){(0,Ve.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${zt.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function qi({journal:e}){e.update(t=>(t&&(0,j.git)(t.root,["update-ref",(0,we.approvedRef)(t.id),t.approvedHead]),[]))}function en(e){if(Ii(e.run))return;let t=(0,we.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,j.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,s=(0,j.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,j.git)(
r.root,["update-ref",t,r.approvedHead]),s?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function tn(e,t){let{run:n}=e;qi(e);let r=(0,Qt.taskOf)(n,t),i=r&&Zt(n,r);
i&&Xt(n.root,i.commit,i)}function Ii(e){return((0,j.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,we.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var rn=require("node:fs"),Ye=require("node:path"),Ke=c(w(),1),sn=c(ae(),1);function on(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=ji(e)??Ci(e);return t===void 0?
[]:[{type:"run_halted",cause:t}]}function ji(e){let t=Pi(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}function Pi(e){let t=(0,Ye.join)(e,".git");try{let[,n]=/^ref: refs\/heads\/(?!\.invalid)(.+)$/m.exec((0,rn.readFileSync)((0,Ye.join)(t,"HEAD"),"utf8"))??[];
if(n!==void 0)return n}catch{}return(0,Ke.tryGit)(e,["symbolic-ref","--quiet","--short","HEAD"])?.trim()}var Ni=3;function Ci(e){let t=e.tasks.filter(o=>o.approvedCommit!==void 0).sort((o,a)=>(a.approval?.
seq??0)-(o.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;return nn(e.root,n)?void 0:`history was rewritten: ${t.filter(o=>!nn(e.root,o.approvedCommit??"")).slice(0,Ni).map(o=>`commit ${(o.approvedCommit??
"").slice(0,10)} of task ${o.id}, which was approved,`).join(" and ")||`commit ${e.base.slice(0,10)}, on which the run began,`} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,sn.approvedRef)(
e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function nn(e,t){return t===""||(0,Ke.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var Ze=c(w(),1);var an=c(w(),1);function P(e,t,n){return(0,an.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var ze=require("node:path");var un=c(w(),1);var Mi=c(oe(),1);var cn=c(de(),1);function ve(e,t){return(0,cn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var fn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,un.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Bi=e=>ze.posix.dirname(e.planFiles[0]?.path??""),N=e=>ze.posix.join(Bi(e),".progress.md");var Di=20;function Xe(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,Ze.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([N(e),...e.tasks.flatMap(({file:d,override:u})=>[d,...u&&
!u.adopted?u.left??[]:[]])]),o=P(r,i,t).filter(d=>!s.has(d));if(o.length===0)return[];let a=Number((0,Ze.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:o.slice(0,Di)}]}var pn=c(oe(),1),mn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,pn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var ln=(...e)=>require("node:child_process").spawn(...e);var hn=require("node:path"),kn=c(V(),1);function yn(e,t=process.env){let n=(0,hn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=ln(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,kn.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var et=c(wn(),1),Li=c(oe(),1),Wi=c($(),1),Hi=c(Qe(),1);function ce(e){if(e.run.config.webhook===void 0||(0,et.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let s=i?
(0,et.announcements)(i):[];return s.length>0?[{type:"announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&yn(["notify",e.dir,e.home,String(r.seq)])}var M=require("node:fs"),C=require("node:path"),Cn=c(V(),1);var Se={execution:1,claim:1,artifacts:2,proof:2,review:3},R=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function Gi(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Sn(e,t){let n=t.status.toUpperCase(),r=Gi(t),i=Ui(e,t,r),s=Vi(e,t,r),o=Ki(e,t,r);return{gateStatus:n,step:Ji(t,r),executor:i,
verify:s,architect:o}}function Ji(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Se[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function Ui(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?R("running",r.failures.at(-1)?.at??
r.startedAt):n&&Se[n.stage]===1?R(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?R(t.override?"skipped":"running",r.startedAt):R("success",$n(e,t)):{status:t.override?"skipped":"pending"}}function $n(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Vi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
Se[n.stage]===2?R("failed",n.at):r?.passed&&t.status!=="pending"?R("passed",Yi(t)):t.override?R("skipped",t.override.at):t.status==="verifying"?R("running",$n(e,t)):{status:"pending"}}function Yi(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function Ki(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&Se[n.stage]===3)return R("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return R("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?R("approved",s.
at):s?.verdict.decision==="reject"?R("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var bn=c($(),1),v=e=>(0,bn.oneLine)(e).replaceAll("<!","&lt;!"),Rn=e=>v(e).replaceAll("|","\\|");var ue=c($(),1);function Tn(e){let{override:t}=e;if(!t)return;let n=O(e),r=(0,ue.oneLine)(t.who),i=T(t.at),s=(0,ue.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,ue.oneLine)(t.session),prompt:(0,ue.oneLine)(t.prompt),requires_manual_commit:!0}}var L=c($(),1);var zi=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
Zi=new Set(["avg_attempts"]),Xi=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,Qi=/^(?:true|false|null|yes|no|on|off|y|n)$/i,On=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,En=e=>JSON.stringify(e).replace(
On,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function _n(e,t){return typeof t=="number"&&Zi.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):En(String(t)):typeof t=="\
boolean"?String(t):zi.has(e)&&Xi.test(t)&&!Qi.test(t)?t:En(t)}function es(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(On)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function ts(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>ns(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=tt(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?es(t,n):void 0;return[`${n}${e}: ${r??_n(e,t)}`]}function ns(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${_n(e,t)}`];let[r,...i]=tt(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var tt=(e,t)=>Object.
entries(e).flatMap(([n,r])=>ts(n,r,t)),An=e=>tt(e,"").join(`
`);var rs=10;function Fn(e){return`${[is(e),...We(e).map(n=>ss(e,n)),`## Gate Statistics

${$e(ds(e))}`,`## Recent Failures

${$e({recent_failures:cs(e)})}`,us(e),fs(e),ps(e)].filter(n=>n!=="").join(`

`)}
`}var $e=e=>`\`\`\`yaml
${An(e)}
\`\`\``;function is(e){let t=Le(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,L.oneLine)(e.cause)})`;return[v(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,L.oneLine)(e.id)} is ${e.state}${r}, as of ${T(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function ss(e,t){let n=Sn(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[v(`## Current Task: ${O(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[nt("Step 1: Executor ",n.executor),nt("Step 2: Verify   ",n.verify),nt("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,$e({current_task:as(e,t,n)})].join(`

`)}var os={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function nt(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${ne(t.at)})`;return`[${os[t.status]??" "}] ${e}   - ${n}${r}`}function as(e,t,n){return{name:O(t),phase:t.phase===void 0?void 0:(0,L.oneLine)(t.phase),plan:Nt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&T(t.startedAt),last_step_at:t.lastStepAt&&T(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:He(e,t),previous_failures:te(t).map(r=>`${r.type}: ${(0,L.oneLine)(r.reason)}`)}}function ds(e){let t=Le(e),[n]=We(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:O(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var cs=e=>Mt(e,rs).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:O(t),attempt:n.attempt,failure_type:n.type,error:(0,L.oneLine)(n.reason),recovered:r,resolution:i}));function us(e){let t=e.tasks.flatMap(n=>Tn(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${$e({tasks:t})}`}function fs(e){let t=Ct(e).map(({task:r,from:i,text:s})=>v(`- ${O(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,L.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function ps(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${He(e,n)}`,i=he(n);return`- ${v(O(n))}: ${J(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function qn(e){let t=xe(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${v(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?J(a):s.status,String(s.attempts),s.durationMs===void 0?"":re(s.durationMs),s.commit===void 0?"":_(s.commit),s.flags.join(", ")].map(
Rn).join(" | ")} |`});return`${[`# ${v(`Summary: ${t.spec}`)}`,v(Je(t)),t.forced.map(s=>`> ${v(Ge(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:d,reason:u})=>`${s} ${o}: ${u} (${a}, ${T(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:d})=>`${s}\
 ${o} (forced) by ${a}, ${T(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${v(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var W=require("node:fs"),In=require("node:path"),rt=c(w(),1);function jn(e,t){try{ms(e,t)}catch{}}function ms(e,t){let n=(0,In.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=ls(n);if(!r){s!==i&&(0,W.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,rt.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,rt.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,W.rmSync)(n,{force:!0}):(0,W.writeFileSync)(n,a)}function ls(e){try{return(0,W.readFileSync)(e,"utf8")}catch{return}}var Y=require("node:fs"),st=require("node:path"),gs=e=>q("sha256").update(e).digest("hex"),it=e=>(0,st.join)(e,".state-digest"),hs=13e3;function Pn(e,t){try{let n=ks(it(e));n&&n.length>hs&&(0,Y.writeFileSync)(
it(e),n.subarray(n.length/2)),(0,Y.appendFileSync)(it(e),`${gs(t)}
`)}catch{}}function ks(e){try{return(0,Y.readFileSync)(e)}catch{return}}function Mn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,C.join)(t,"STATE.md"):(0,C.join)(e.root,(0,C.dirname)(n),"STATE.md")}var ys=(e,t)=>(0,C.join)((0,C.dirname)(Mn(e,t)),"SUMM\
ARY.md");function be(e,t){let n=Fn(e);Pn(t,n),Nn(Mn(e,t),n,t),jn(e,t),(e.state==="finished"||e.state==="cancelled")&&Nn(ys(e,t),qn(e),t)}function Nn(e,t,n){let r=(0,C.join)(n,`.view-${(0,Cn.thisProcess)().
pid}`);try{(0,M.writeFileSync)(r,t);try{(0,M.renameSync)(r,e)}catch{(0,M.copyFileSync)(r,e)}}catch{}finally{(0,M.rmSync)(r,{force:!0})}}var gt=c(Dn(),1),Or=c(de(),1);var K=require("node:fs"),Re=require("node:path"),fe=c(w(),1);var Wn=require("node:fs"),Hn=require("node:path"),Gn=c(ot(),1),h=c(w(),1),at=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],Jn=5;function Un(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return xs(e,i,t(i),n)}catch(s){if(r===Jn||(0,h.headCommit)(e)===i)throw s}}}function xs(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,Hn.join)(i.gitDir,`ultraplan-index-${I(4).toString("hex")}`),{root:o}=i;try{(0,h.git)(o,["read-tree",t],{index:s});let a=n.map(({path:f,text:p})=>{let m=(0,h.git)(
o,["hash-object","-w","--stdin"],{input:p}).trim();return{path:f,blob:m,mode:Ss(o,t,f),was:vs(o,t,f)}});for(let{path:f,blob:p,mode:m}of a)(0,h.git)(o,["update-index","--add","--cacheinfo",`${m},${p},${f}`],
{index:s});let d=(0,h.git)(o,["write-tree"],{index:s}).trim(),u=(0,h.git)(o,[...at,"commit-tree",d,"-p",t],{input:r}).trim();(0,h.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:f,blob:p,mode:m,was:l}of a)ws(o,f,p,m,l);return u}finally{(0,Wn.rmSync)(s,{force:!0})}}function ws(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=Jn;o+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Gn.sleep)(40)}}var vs=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Ss(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function Vn(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var Yn=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Te(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,fe.headCommit)(s);if(!a)throw new Error("the repository has no commit");let d=Vn(s,i,a).find(({message:m})=>m.
split(`
`).includes(o));if(d)return d.commit;let u=t.filter(({path:m})=>(0,fe.committedText)(s,a,m)!==void 0||!Yn(s,m)),f=m=>u.map(({path:l,change:S})=>({path:l,text:S((0,fe.committedText)(s,m,l))})),p=u.length>
0?Un(s,f,`${n}

${o}
`):a;for(let m of t)$s((0,Re.join)(s,m.path),m);return p}function $s(e,{change:t}){let n;try{n=(0,K.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,K.mkdirSync)((0,Re.dirname)(e),{recursive:!0}),
(0,K.writeFileSync)(e,t(n))}var dt=require("node:path"),E=c(ot(),1),B=c(zn(),1),Zn=e=>q("sha256").update(e).digest("hex"),Xn=(e,t)=>(0,dt.join)(e,"evidence",t);function ct(e,t,n={}){let r=n.files??E.realFiles,i=Ts(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=Es(i,n.cap??Number.POSITIVE_INFINITY),a=Zn(s),d=Xn(e,a);try{if((0,E.readIfThere)(r,d)?.equals(s)!==!0){
(0,E.ensureFolder)(r,(0,dt.join)(e,"evidence"));let u=`${d}.${I(4).toString("hex")}.new`;(0,E.writeAtomic)(r,d,s,{temporary:u,sync:"both"})}}catch(u){throw(0,B.diskError)(u,d)}return{sha256:a,bytes:s.
length,cut:o}}function Qn(e,t,n=E.realFiles){let r=Xn(e,t.sha256),i=(0,E.readIfThere)(n,r);if(i===void 0)throw new B.JournalError("evidence-missing",{file:r},bs,B.GO_ON);if(Zn(i)!==t.sha256)throw new B.JournalError(
"evidence-changed",{file:r},Rs,B.GO_ON);return i.toString("utf8")}var bs="the evidence file is not there",Rs="the evidence file was changed after it was written";function Ts(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Es(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Os(e,Math.floor(r/2)),s=_s(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var er=e=>e!==void 0&&(e&192)===
128;function Os(e,t){let n=t;for(;n>0&&t-n<3&&er(e[n]);)n-=1;return n}function _s(e,t){let n=t;for(;n<e.length&&n-t<3&&er(e[n]);)n+=1;return n}function tr(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=rr(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Ee(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(d=>`\`${d}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Fs(t)}`,`  - **Commit**: \`${nr(s,t)}\``].map(d=>o+d)}var As=7;function ut(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:d}=t,u=rr(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${Ee(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(f=>({...f,line:r+As})),commit:nr(d,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var nr=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Fs({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return Ee(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var qs=1e3,Is=100,Ee=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,qs),rr=e=>Ee(e).slice(0,Is).trim(),ft=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var js=/\r\n|\n|\r/g;function sr(e){let t=[],n=0;for(let r of e.matchAll(js))t.push(ir(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(ir(e.slice(n),n)),t}function ir(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Ps=3;function Ns(e,t){if(!(Cs(e,t)>=Ps))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Cs(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function ar(e,t){let{original:n}=t,r=Ns(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=tr(r,t,ft(n));if(!n.box){let g={...ut(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:or(e.tasks,s,g)},task:g,after:s.id,insert:me=>me}}
let d=s.endLine,u=sr(o)[d]?.blank===!0,f=u?["",...a]:a,p=g=>Ms(g,s,f),m=d+1+(u?1:0),l={...ut(r,t,a,m),box:{line:m,column:ft(n).length+3+1}},S=e.tasks.map(g=>g.file===n.file?Ds(g,d,f.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:or(S,s,l)},task:l,after:s.id,insert:p}}function Ms(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=Bs(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function Bs(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function Ds(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function or(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function dr(e){let{id:t,title:n,file:r,line:i,kind:s,checkpoint:o,phase:a,wave:d,parallel:u,dependsOn:f,files:p,tier:m,verification:l,securityReview:S,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:s,
parallel:u,dependsOn:f,files:p,securityReview:S,doneBefore:e.ticked,...o?{checkpoint:o}:{},...a!==void 0?{phase:a}:{},...d!==void 0?{wave:d}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function Ls(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function cr(e,t,n=Ls(t)){let r=t.replace(Ws,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Ws=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function ur({feedback:e,findings:t}){let n=e||Hs(t);return["A reviewer did not accept the work of the task that this one fixes:",cr("what the reviewer wrote",n)].join(`
`)}var Hs=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function fr(e,t){return JSON.parse(Qn(e,t.plan))}function pt(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var mt=c(mr(),1),H=c(gr(),1),xr=c(qe(),1),Oe=c(de(),1);var kr="## Review Suggestions",Gs=3,Js=300;function yr(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Us(t),i=t.kind==="suggestions"?Vs(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return hr(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=hr(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var hr=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,z=e=>ie(v(e),Js);function Us(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,Gs).map(n=>`  - ${z(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(z).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${z(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(z).join("; ")||"none named"}`];case"suggestions":return[kr,"",...e.suggestions.
map(t=>`- Task ${z(e.task)}: ${z(t)}`)]}}function Vs(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===kr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var _e=(e,t)=>({path:N(e),change:n=>t.reduce(yr,n??"")});function pe(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,mt.taskIndex)(
e,(0,H.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function wr(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Oe.specRecords)(
t).at(-1);if(!(0,H.needsSpecReview)(e,t))return Ys(e,t);let r=(0,xr.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[pe(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[pe(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,Oe.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[pe(
e,t,n,"proceeded")]}}function Ys(e,t){let n=(0,H.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,H.nextReviewIndex)(e,(0,mt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function vr(e,t,n,r){let i=fr(e,t),s=pt(i,n.id),{findings:o,suggestions:a=[],feedback:d}=r.verdict,u=o.filter(l=>!a.includes(l)),f=ar(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>pt(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||d,scope:t.spec}),p=ve(t,n);if(!f||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Te(t,[...f.task.box?[{
path:s.file,change:l=>f.insert(l??"")}]:[],_e(t,[pe(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${f.task.id} from\
 the review of task ${n.id}`,key:`fix ${f.task.id}`,since:p});return[{type:"tasks_added",after:f.after,tasks:[{...dr(f.task),addedBy:"review"}],plan:ct(e,JSON.stringify(f.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:ct(e,ur(r.verdict))}]}var Fe=c(w(),1);var Sr=require("node:fs"),$r=require("node:path"),y=c(w(),1);function br(e,t,n){let r=(0,y.findRepository)(e),i=(0,y.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:o}=r,a=(0,$r.join)(o,`ultraplan-index-${I(4).toString(
"hex")}`),d=t.map(({path:f,from:p})=>({path:f,was:Ks(s,p,f)})),u=d.filter(({path:f})=>zs(s,f));try{(0,y.git)(s,["read-tree",i],{index:a});for(let{path:m,was:l}of d){let S=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,y.git)(s,["update-index",...S],{index:a})}let f=(0,y.git)(s,["write-tree"],{index:a}).trim(),p=(0,y.git)(s,[...at,"commit-tree",f,"-p",i],{input:n}).
trim();(0,y.git)(s,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",p,i]);for(let{path:m,was:l}of u)l?(0,y.git)(s,["checkout","--quiet",p,"--",`:(top,literal)${m}`]):(0,y.git)(s,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return p}finally{
(0,Sr.rmSync)(a,{force:!0})}}function Ks(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,y.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var zs=(e,t)=>(0,y.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var Rr=c(de(),1);function lt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let d=s?.commit??o;return d===void 0?
[]:[{from:`${d}^1`,to:d}]})}function Tr(e,t){let n=(0,Rr.fixTasksOf)(e,t).at(-1),r=n?Zs(e,n):[];!n||r.length===0||br(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function Zs(e,t){let{root:n}=e,r=(0,Fe.headCommit)(n);if(r===void 0)return[];let i=N(e),s=lt(t,r).map(o=>({...o,paths:new Set(P(n,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].
filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:f})=>f.has(o)),d=a.every(({to:f},p)=>Ae(n,f,o)===Ae(n,a[p+1]?.from??r,o)),[u]=a;return u&&d?[{path:o,from:u.from}]:[]})}var Er=(e,t,n,r)=>lt(t,r).some(
({from:i,to:s})=>P(e.root,i,s).includes(n)&&Ae(e.root,i,n)===Ae(e.root,r,n)),Ae=(e,t,n)=>(0,Fe.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function _r(e){for(;(0,gt.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?Xs(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&tn(e,r.task);if(n.length===0)return}}function Xs(e,t){
let n=(0,gt.reviewWork)(t);return n?n.kind==="fix"?vr(e,t,n.task,n.record):(n.takeBack&&Tr(t,n.task),[Qs(t,n.task)]):[]}function Qs(e,t){let n=ve(e,t);if(n===void 0)throw new Error(`task ${t.id} has n\
o commit to approve`);let r=wr(e,t),i=e.tasks.flatMap(d=>d.approvedHead??d.approvedCommit??[]),s=fn(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===0)return s===n?o:{...o,head:s};
let a=Te(e,[_e(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n});return eo(e,
t,s,a)?{...o,head:a}:{...o,head:s}}function eo(e,t,n,r){let i=(0,Or.fixTasksOf)(e,t).filter(o=>o.givenUp),s=[N(e),...i.length>0?[t.file]:[]];return P(e.root,n,r).every(o=>s.includes(o)||i.some(a=>Er(e,
a,o,r)))}var F=require("node:fs"),Ar=require("node:path"),Fr=c(V(),1);var qr=c(ae(),1);function ht(e,t,n){let r=(0,qr.waitingFile)(t,e.session);if(!Ie(e,n)){(0,F.rmSync)(r,{force:!0});return}to(r)||((0,F.mkdirSync)((0,Ar.dirname)(r),{recursive:!0,mode:448}),(0,F.writeFileSync)(
r,"",{mode:384}))}function to(e){try{return JSON.parse((0,F.readFileSync)(e,"utf8"))}catch{return}}var Nr=3;function Cr(e,t,n){let{journal:r,dir:i}=e;_r(e);let s=on(e.run);s.length>0&&(e.run=r.update(()=>s).state);let o=()=>(0,jr.headCommit)(e.run.root)??e.run.base,a=no(e.run,n);if(a)return ht(e.run,
e.home,n),ce(e),{action:a,text:Ir(e.run,a,o).text};en(e);let d,{state:u}=r.update(p=>{if(!p)return[];let m=Z(p,n),{events:l,text:S}=Ir(p,m,o);d={action:m,text:S};let g=q("sha256").update(S).digest("he\
x").slice(0,16),me={type:"directive_given",digest:g,via:t},Ur=m.kind==="done"&&p.state==="running"?[...Xe(p,o()),{type:"run_finished",commit:o()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
ro(p,g)){let xt=`the session stopped ${Nr} times without following: ${S.split(`
`)[0]}`;return d={action:{kind:"wait",reason:`${xt}; the run is parked, /ultraplan:resume goes on`},text:""},[me,{type:"run_parked",cause:xt}]}return[...l,...Ur,me]});if(!d||!u)throw new Error("the ru\
n has no state");let f=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,Pr.letGo)(e.home,u,i),ht(u,e.home,n),be(u,i),ce(e),f?{...d,summary:Gt(u)}:d}function no(e,t){
let n=Z(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var ro=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Nr;function Ir(e,t,n){switch(t.kind){case"dispatch":return so(
e,io(e,t.agents),n);case"wait":return{events:[],text:Pe(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:At(t.question,t.options)};case"\
done":return{events:[],text:Pe(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function io(e,t){let n=t.filter(({role:r})=>r===t[0]?.role);return n.slice(0,Ft(kt(e,n),yt()))}
var kt=(e,t)=>t.map(n=>mn(e,n));function so(e,t,n){let r=t.length>1?yt():void 0,i=[],s=t.map(d=>{let u=e.tickets.find(p=>!p.redeemedAt&&p.task===d.task&&p.role===d.role&&p.iteration===d.iteration);if(u)
return u;let f=yt();return d.role==="spec-executor"&&i.length===0&&i.push(...Xe(e,n())),i.push({type:"ticket_issued",ticket:f,base:n(),...r?{group:r}:{},...d}),{id:f,...r?{group:r}:{}}}),[o]=s,a=o?.group;
return{events:i,text:a!==void 0&&s.every(d=>d.group===a)&&t.length>1?Ne(kt(e,t),a):Ne(kt(e,t.slice(0,1)),o?.id??"")}}var yt=()=>I(8).toString("hex");var oo=c(w(),1),ao=c(V(),1),co=c($(),1);var bc=256*1024;var Mr=c(V(),1);function Br(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,Mr.isSameStart)(n,t.client.startedAt)}var Wr=c(Qe(),1);async function Hr(e,t,n){let r=Dr(e);if(r?.run.state!=="running")return;let i=Ot(r.run,t),s=i.kind==="wake"?new Date(n.getTime()+i.afterSeconds*1e3):void 0,{state:o}=r.journal.update(()=>[{type:"turn_\
failed",error:t,...s?{wakeAt:s.toISOString()}:{}},...i.kind==="park"?[{type:"run_parked",cause:i.cause}]:[]]);if(r.run=o,be(r.run,r.dir),ce(r),!s)return;let{failedTurns:a}=r.run;await(0,Lr.setTimeout)(
Math.max(0,s.getTime()-Date.now()));let d=Dr(e);if(!(d?.run.state!=="running"||d.run.failedTurns!==a))return Cr(d,"wake",new Date).text}function Dr(e){let t=(0,Wr.openActiveRun)(e.home,e.id);return t&&
Br(t.run,e)?t:void 0}var Gr=e=>typeof e=="string"?e:"";var Jr={kind:"pass"};var uo=async(e,{session:t,now:n})=>{let r=await Hr(t,Gr(e.error)||"unknown",n);return r===void 0?Jr:{kind:"wake",text:r}};0&&(module.exports={hook});
