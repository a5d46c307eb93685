const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Ur=Object.create;var me=Object.defineProperty;var Jr=Object.getOwnPropertyDescriptor;var Vr=Object.getOwnPropertyNames;var Yr=Object.getPrototypeOf,Kr=Object.prototype.hasOwnProperty;var x=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},zr=(e,t)=>{for(var n in t)me(e,n,{get:t[n],enumerable:!0})},vt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Vr(t))!Kr.call(e,i)&&i!==n&&me(e,i,{get:()=>t[i],enumerable:!(r=Jr(t,i))||r.enumerable});return e};var u=(e,t,n)=>(n=e!=null?Ur(Yr(e)):{},vt(t||!e||!e.__esModule?me(n,"default",{value:e,enumerable:!0}):n,e)),Zr=e=>vt(me({},"__esModule",{value:!0}),e);var v=x((as,kt)=>{kt.exports=require("./open-run.cjs").io_git});var Et=x((ds,Tt)=>{Tt.exports=require("./open-run.cjs").run_groups});var Ot=x((us,At)=>{At.exports=require("./open-run.cjs").run_policy});var Ie=x((fs,_t)=>{_t.exports=require("./open-run.cjs").run_reviews});var R=x((ms,Pt)=>{Pt.exports=require("./open-run.cjs").view_terminal});var Gt=x((Ms,Wt)=>{Wt.exports=require("./open-run.cjs").engine_active});var oe=x((js,Ut)=>{Ut.exports=require("./open-run.cjs").run_change});var se=x((Bs,Jt)=>{Jt.exports=require("./open-run.cjs").engine_places});var ae=x((ta,dn)=>{dn.exports=require("./open-run.cjs").run_spec_review});var ce=x((xa,hn)=>{hn.exports=require("./open-run.cjs").io_process_ref});var wn=x((ka,kn)=>{kn.exports=require("./open-run.cjs").run_announcements});var Ze=x((wa,Sn)=>{Sn.exports=require("./open-run.cjs").engine_open_run});var Hn=x((nc,Dn)=>{Dn.exports=require("./open-run.cjs").run_review_work});var ot=x((rc,Wn)=>{Wn.exports=require("./open-run.cjs").io_files});var Xn=x((cc,Zn)=>{Zn.exports=require("./open-run.cjs").journal_journal_error});var gr=x((Sc,lr)=>{lr.exports=require("./open-run.cjs").run_review_index});var xr=x(($c,hr)=>{hr.exports=require("./open-run.cjs").run_review_need});var is={};zr(is,{agentNotified:()=>rs});module.exports=Zr(is);var F=(...e)=>require("node:crypto").createHash(...e);var P=(...e)=>require("node:crypto").randomBytes(...e);var Mr=u(v(),1);function Pe(e,t){let n=400-Buffer.byteLength(z("",t));return z(Rt(Ne(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var z=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,wt=(e,t)=>bt(200,n=>z(`ultraplan needs the person: tell them this and end your turn. ${Qr(Fe(e,n))} Options: ${Ne(t.join(" | "))}`,{action:"ask"})),Ce=(e,t)=>bt(40,
n=>$t(e,t,n));function St(e,t){let n=e.length;for(;n>1&&Buffer.byteLength($t(e.slice(0,n),t,0))>400;)n--;return n}function $t(e,t,n){let[r,i]=[`ultraplan:${e[0]?.role}`,`ultraplan-ticket ${t}`],o=e.map(
s=>Xr(s,n));return e.length===1?z("Call the Agent tool once, with exactly these arguments; nothing else.",{action:"dispatch",agents:[{subagent_type:r,description:o[0],prompt:i}]}):z(`Call the Agent to\
ol ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:r,prompt:i,descriptions:o})}function bt(e,t){for(let n=e;n>
0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function Xr({task:e,title:t,place:n,attempt:r},i=40){return`${[Rt(Fe(e,48),48),Fe(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>
1?`, attempt ${r}`:""}`}var Qr=e=>e.trim().replace(/(?<![.?!])$/,"."),Fe=(e,t)=>[...Ne(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),Ne=e=>e.replace(new RegExp(
"\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function Rt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;
r+=i}return`${r}\u2026`}var k=u(Et(),1),qt=u(Ot(),1),Ft=u(Ie(),1);function Z(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelle\
d"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resum\
e goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...ei(e),"/ultraplan:resume","/ultraplan:cancel"]};case"running":return ti(e,t)}}function ei(e){
let[t,...n]=e.tasks.filter(k.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function ti(e,t){let n=e.tickets.filter(o=>o.redeemedAt===void 0);if(n.length>0)return{kind:"dis\
patch",agents:n.map(ii)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,Ft.nextReviews)(e,o,t));return i.length>0?{kind:"dis\
patch",agents:i}:ni(e,t)}function ni(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,k.isDone)(i)||(0,k.isStuck)(i)||!(0,k.isReady)(e,r))continue;let o=i.notBefore!==void 0&&i.notBefore>t.toISOString();
if(!((i.status==="reviewing"||i.status==="verifying")&&!o)){if(i.kind==="checkpoint")return oi(i);if(o&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return ri(e,r)}}return n!==
void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(k.isDone)?{kind:"done",reason:"every task is done"}:si(e)}function ri(e,t){let n=(0,k.parallelGroup)(e,t).filter(o=>!(0,k.isDone)(
o)&&!(0,k.isStuck)(o)&&o.attempts.length===0&&!o.notStarted),r=e.tasks[t],i=n.length>1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.
length+1,iteration:1,isolated:i.length>1}))}}function ii(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function oi(e){
let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function si(e){let t=e.tasks.
find(k.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(i=>!(0,k.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,qt.attemptsUsed)(
t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","inv\
estigate"]}}var G=u(R(),1);function A(e){let t=(0,G.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,G.oneLine)(e.id)}: ${t}`}var Ct=(e,t)=>(0,G.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),le=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,B=e=>e.doneBefore&&e.status==="pending";function U(e){return B(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function ge(e){let t=[...B(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(G.oneLine)])]}
var O=e=>(0,G.oneLine)(e).slice(0,10),X=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var he=u(R(),1),ai={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function ci(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function di({role:e,verdict:t}){let n=ai[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function Q(e){return e.tasks.flatMap(t=>ci(t).flatMap(n=>di(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,he.oneLine)(i)}))))}function Nt(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,he.oneLine)(
r.id),text:(0,he.oneLine)(r.message)}))),...Q(e)]}var xe=u(R(),1);function It(e,t){let n=e.tasks.flatMap(r=>ee(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:ui(r,i)}))}var ee=e=>e.attempts.flatMap(t=>t.failures);function ui(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${O(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,xe.oneLine)(
e.override?.who??"unknown")}: ${(0,xe.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,xe.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var _=u(R(),1);function jt(e){let t=s=>e.tasks.filter(s).map(a=>(0,_.oneLine)(a.id)).join(", "),n=s=>e.tasks.filter(a=>a.status===s&&!a.override?.adopted),r=e.tasks.filter(s=>s.pausedFor!==void 0),i=[
...new Set(Q(e).map(({task:s})=>(0,_.oneLine)(s.id)))].join(", "),o=t(B);return[...r.map(s=>mi(e,s)),...li(e),...[...n("forced"),...n("skipped")].map(s=>fi(e,s)),...pi(e),...i===""?[]:[`answer the rev\
iew findings on ${i}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...gi(e)]}function fi({state:e},t){let n=(0,_.oneLine)(t.id);return t.status==="forced"&&e!=="cancel\
led"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ul\
traplan:adopt --task ${n}`}var Mt=3;function pi(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let o=i.slice(0,Mt).map(_.oneLine).join(", ");return`look at ${X(r,
"commit")} that no executor made (${o}${i.length>Mt?" and others":""}): git log ${O(t)}..${O(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function mi({state:e},t){
let n=(0,_.oneLine)(t.id),r=(0,_.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}): /ultr\
aplan:retry --task ${n} tries again, ${i}`}function li(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==void 0)?
["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,_.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[`/ultra\
plan:implement ${(0,_.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function gi(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${O(e.base)}..${O(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var $=u(R(),1);var Me=u(R(),1);function T(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Me.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var te=e=>/T(\d\d:\d\d:\d\d)/.exec(T(e))?.[1]??(0,Me.oneLine)(
e);function je(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function ne(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Bt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Bt(n%60)} min`}var Bt=e=>String(e).padStart(2,
"0");function Be(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[le(n)]+=1;return t}var hi=new Set(
["executing","verifying","reviewing"]),xi=e=>hi.has(e.status);function Le(e){let t=Be(e),n=e.tasks.filter(B).length,r=t.failed+t.escalated,i=t.approved,o=e.tasks.filter(a=>a.attempts.length>0),s=o.reduce(
(a,c)=>a+c.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:o.length===0?0:Math.round(10*s/o.length)/10}}function De(e){let t=e.tasks.filter(xi);if(t.length>0)return t;let i=e.tasks.filter(o=>o.lastStepAt!==
void 0).reduce((o,s)=>o&&(o.lastStepAt??"")>(s.lastStepAt??"")?o:s,void 0)??e.tasks.find(o=>!B(o));return i?[i]:[]}var He=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function ye(e){let t=n=>e.tasks.filter(n).map(r=>(0,$.oneLine)(r.id));return{run:(0,$.oneLine)(e.id),spec:(0,$.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,$.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:je(e.startedAt,e.endedAt??e.lastAt)??0,totals:Be(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Lt(e,"skipped"),forced:Lt(e,"forced"),outstanding:Q(e).map(({task:n,from:r,text:i})=>({task:(0,$.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(yi),next:jt(e)}}function Lt(e,t){
return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,$.oneLine)(n),title:(0,$.oneLine)(r),who:(0,$.oneLine)(i.who),at:i.at,reason:(0,$.oneLine)(i.reason)}]:[])}function yi(e){let t=je(
e.startedAt,e.lastStepAt);return{id:(0,$.oneLine)(e.id),title:(0,$.oneLine)(e.title),status:le(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:ee(e).length,...t===
void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:ge(e)}}var vi=/^[\x20-\x7e]*$/,ki=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,wi=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Si=/^[\u{1f1e6}-\u{1f1ff}]$/u,$i="\uFE0F";function bi(e){return ki.test(e)?0:Si.test(e)?1:wi.test(e)?2:1}function J(e){if(vi.test(e))return e.length;let t=0,
n=0;for(let r of e)r===$i&&n===1&&(t+=1),n=bi(r),t+=n;return t}var Dt,Ri=e=>(Dt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Dt.segment(e));function Ti(e,t){let n="",r=0;for(let{segment:i}of Ri(
e)){if(r+=J(i),r>t)break;n+=i}return n}function re(e,t){return t<=0?"":J(e)<=t?e:`${Ti(e,t-1).trimEnd()}\u2026`}function ie(e,t){let n=re(e,t);return n+" ".repeat(Math.max(0,t-J(n)))}var We=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${te(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Ge(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,o=[`${t.approved} of ${X(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],s=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${s} after ${ne(e.durationMs)}: ${o.join(", ")}`}function Ht(e,t=100){let n=ye(e),r=(o,s)=>s.length===0?[]:["",o,...s];return`${[Ge(n),...n.forced.map(We),...r("skipped (\
unverified)",n.skipped.map(({id:o,who:s,at:a,reason:c})=>`  ${o}: ${c} (${s}, ${te(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:o,from:s,finding:a})=>`  ${o}: ${a} [${s}]`)),
...r("time and attempts",Ei(e,n,t)),...r("what to do next",n.next.map((o,s)=>`  ${s+1}. ${o}`))].join(`
`)}
`}function Ei(e,{tasks:t},n){let r=e.tasks.map(U),i=Math.min(14,Math.max(2,...t.map(({id:a})=>J(a)))),o=Math.max(6,...r.map(J)),s=Math.max(10,n-i-o-34);return t.map(({id:a,title:c,attempts:d,durationMs:f},p)=>{
let m=d===0?"":X(d,"attempt"),l=f===void 0?"":ne(f);return`  ${ie(a,i)}  ${ie(r[p]??"",o)}  ${ie(m,10)}  ${ie(l,12)}  ${re(c,s)}`.trimEnd()})}var jr=u(Gt(),1);var L=u(v(),1),tn=u(oe(),1),ke=u(se(),1);var Je=u(v(),1);function Vt(e,t){return JSON.stringify(Ue(e),void 0,t)}function Ue(e){if(Array.isArray(e))return e.map(Ue);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ue(r)]))}var Yt=u(se(),1);function Kt(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let o=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...o===void 0?{}:{base:o},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Ai(i)}}function Ai(e){return F("sha256").update(Vt(e??{})).digest("hex")}function zt(e,t,n){(0,Je.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${Yt.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}var Xt=require("node:fs"),Qt=require("node:path"),en=u(v(),1);function ve(e){let[,t]=Zt.exec(Oi(e))??[];if(t!==void 0)return t;let[,n]=Zt.exec(`ref: ${(0,en.tryGit)(e,["symbolic-ref","--quiet","HEAD"])??""}`)??[];return n}var Zt=/^ref: refs\/heads\/(?!\.invalid$)(.+)$/m;
function Oi(e){try{return(0,Xt.readFileSync)((0,Qt.join)(e,".git","HEAD"),"utf8")}catch{return""}}function _i({journal:e}){e.update(t=>(t&&(0,L.git)(t.root,["update-ref",(0,ke.approvedRef)(t.id),t.approvedHead]),[]))}function nn(e){if(qi(e.run))return;let t=(0,ke.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,L.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,o=(0,L.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,L.git)(
r.root,["update-ref",t,r.approvedHead]),o?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function rn(e,t){let{run:n}=e;_i(e);let r=(0,tn.taskOf)(n,t),i=r&&Kt(n,r);
i&&zt(n.root,i.commit,i)}function qi(e){return((0,L.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,ke.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var on=u(v(),1),sn=u(se(),1);function an(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Fi(e)??Ci(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}function Fi(e){let t=ve(e.root);return t===
e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultraplan:resume  [history/branch]`}var Pi=3;function Ci(e){let t=e.
tasks.filter(c=>c.approvedCommit!==void 0).sort((c,d)=>(d.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set([n,e.approvedHead])].every(c=>Ve(e.root,c)))return;let o=t.
filter(c=>!Ve(e.root,c.approvedCommit??"")).slice(0,Pi).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of task ${c.id}, which was approved,`).join(" and "),s=Ve(e.root,e.base)?`commit ${e.approvedHead.
slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${o||s} is not in the history of ${e.branch} any more; bring it back (\
git merge ${(0,sn.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Ve(e,t){return t===""||(0,on.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var Ke=u(v(),1);var cn=u(v(),1);function C(e,t,n){return(0,cn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Ye=require("node:path");var fn=u(v(),1);var Ni=u(oe(),1);var un=u(ae(),1);function we(e,t){return(0,un.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var pn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,fn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Ii=e=>Ye.posix.dirname(e.planFiles[0]?.path??""),N=e=>Ye.posix.join(Ii(e),".progress.md");var Mi=20;function ze(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,Ke.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([N(e),...e.tasks.flatMap(({file:c,override:d})=>[c,...d&&
!d.adopted?d.left??[]:[]])]),s=C(r,i,t).filter(c=>!o.has(c));if(s.length===0)return[];let a=Number((0,Ke.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:s.slice(0,Mi)}]}var mn=u(oe(),1),ln=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,mn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var gn=(...e)=>require("node:child_process").spawn(...e);var xn=require("node:path"),yn=u(ce(),1);function vn(e,t=process.env){let n=(0,xn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=gn(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,yn.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var Xe=u(wn(),1),ji=u(oe(),1),Bi=u(R(),1),Li=u(Ze(),1);function Qe(e){if(e.run.config.webhook===void 0||(0,Xe.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let o=i?
(0,Xe.announcements)(i):[];return o.length>0?[{type:"announced",about:o}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&vn(["notify",e.dir,e.home,String(r.seq)])}var M=require("node:fs"),I=require("node:path"),jn=u(ce(),1);var Se={execution:1,claim:1,artifacts:2,proof:2,review:3},b=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function Di(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function $n(e,t){let n=t.status.toUpperCase(),r=Di(t),i=Wi(e,t,r),o=Gi(e,t,r),s=Ji(e,t,r);return{gateStatus:n,step:Hi(t,r),executor:i,
verify:o,architect:s}}function Hi(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Se[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function Wi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?b("running",r.failures.at(-1)?.at??
r.startedAt):n&&Se[n.stage]===1?b(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?b(t.override?"skipped":"running",r.startedAt):b("success",bn(e,t)):{status:t.override?"skipped":"pending"}}function bn(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Gi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
Se[n.stage]===2?b("failed",n.at):r?.passed&&t.status!=="pending"?b("passed",Ui(t)):t.override?b("skipped",t.override.at):t.status==="verifying"?b("running",bn(e,t)):{status:"pending"}}function Ui(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function Ji(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(s=>s.role==="architect");if(n&&Se[n.stage]===3)return b("rejected",n.at);if(t.status==="reviewing"){let s=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return b("reviewing",s?.redeemedAt??s?.issuedAt??t.lastStepAt)}let o=i&&r&&i.at>=r.startedAt?i:void 0;return o?.verdict.decision==="approve"?b("approved",o.
at):o?.verdict.decision==="reject"?b("rejected",o.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Rn=u(R(),1),w=e=>(0,Rn.oneLine)(e).replaceAll("<!","&lt;!"),Tn=e=>w(e).replaceAll("|","\\|");var de=u(R(),1);function En(e){let{override:t}=e;if(!t)return;let n=A(e),r=(0,de.oneLine)(t.who),i=T(t.at),o=(0,de.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:o,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:o,forced_by:r,forced_at:i,session:(0,de.oneLine)(t.session),prompt:(0,de.oneLine)(t.prompt),requires_manual_commit:!0}}var D=u(R(),1);var Vi=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
Yi=new Set(["avg_attempts"]),Ki=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,zi=/^(?:true|false|null|yes|no|on|off|y|n)$/i,On=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,An=e=>JSON.stringify(e).replace(
On,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function _n(e,t){return typeof t=="number"&&Yi.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):An(String(t)):typeof t=="\
boolean"?String(t):Vi.has(e)&&Ki.test(t)&&!zi.test(t)?t:An(t)}function Zi(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(On)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function Xi(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(o=>o!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(o=>Qi(e,o,`${n}  `))]}if(typeof t=="obj\
ect"){let i=et(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?Zi(t,n):void 0;return[`${n}${e}: ${r??_n(e,t)}`]}function Qi(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${_n(e,t)}`];let[r,...i]=et(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var et=(e,t)=>Object.
entries(e).flatMap(([n,r])=>Xi(n,r,t)),qn=e=>et(e,"").join(`
`);var eo=10;function Fn(e){return`${[to(e),...De(e).map(n=>no(e,n)),`## Gate Statistics

${$e(oo(e))}`,`## Recent Failures

${$e({recent_failures:so(e)})}`,ao(e),co(e),uo(e)].filter(n=>n!=="").join(`

`)}
`}var $e=e=>`\`\`\`yaml
${qn(e)}
\`\`\``;function to(e){let t=Le(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,D.oneLine)(e.cause)})`;return[w(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,D.oneLine)(e.id)} is ${e.state}${r}, as of ${T(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function no(e,t){let n=$n(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[w(`## Current Task: ${A(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[tt("Step 1: Executor ",n.executor),tt("Step 2: Verify   ",n.verify),tt("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,$e({current_task:io(e,t,n)})].join(`

`)}var ro={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function tt(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${te(t.at)})`;return`[${ro[t.status]??" "}] ${e}   - ${n}${r}`}function io(e,t,n){return{name:A(t),phase:t.phase===void 0?void 0:(0,D.oneLine)(t.phase),plan:Ct(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&T(t.startedAt),last_step_at:t.lastStepAt&&T(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:He(e,t),previous_failures:ee(t).map(r=>`${r.type}: ${(0,D.oneLine)(r.reason)}`)}}function oo(e){let t=Le(e),[n]=De(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:A(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var so=e=>It(e,eo).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:A(t),attempt:n.attempt,failure_type:n.type,error:(0,D.oneLine)(n.reason),recovered:r,resolution:i}));function ao(e){let t=e.tasks.flatMap(n=>En(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${$e({tasks:t})}`}function co(e){let t=Nt(e).map(({task:r,from:i,text:o})=>w(`- ${A(r)}: ${o} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,D.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function uo(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${He(e,n)}`,i=ge(n);return`- ${w(A(n))}: ${U(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Pn(e){let t=ye(e),n=(o,s)=>s.length===0?"":`## ${o}

${s.map(a=>`- ${w(a)}`).join(`
`)}`,r=t.tasks.map((o,s)=>{let a=e.tasks[s];return`| ${[o.id,o.title,a?U(a):o.status,String(o.attempts),o.durationMs===void 0?"":ne(o.durationMs),o.commit===void 0?"":O(o.commit),o.flags.join(", ")].map(
Tn).join(" | ")} |`});return`${[`# ${w(`Summary: ${t.spec}`)}`,w(Ge(t)),t.forced.map(o=>`> ${w(We(o))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:o,title:s,who:a,at:c,reason:d})=>`${o} ${s}: ${d} (${a}, ${T(c)}); requires a manual commit`)),n("Forced",t.forced.map(({id:o,title:s,who:a,at:c})=>`${o}\
 ${s} (forced) by ${a}, ${T(c)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:o,from:s,finding:a})=>`${o}: ${a} [${s}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((o,s)=>`${s+1}. ${w(o)}`).join(`
`)}`].filter(o=>o!=="").join(`

`)}
`}var H=require("node:fs"),Cn=require("node:path"),nt=u(v(),1);function Nn(e,t){try{fo(e,t)}catch{}}function fo(e,t){let n=(0,Cn.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,o=po(n);if(!r){o!==i&&(0,H.writeFileSync)(n,i);return}if(o!==i)return;let s=(0,nt.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,nt.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();s?.trim()===""||a===void 0?(0,H.rmSync)(n,{force:!0}):(0,H.writeFileSync)(n,a)}function po(e){try{return(0,H.readFileSync)(e,"utf8")}catch{return}}var V=require("node:fs"),it=require("node:path"),mo=e=>F("sha256").update(e).digest("hex"),rt=e=>(0,it.join)(e,".state-digest"),lo=13e3;function In(e,t){try{let n=go(rt(e));n&&n.length>lo&&(0,V.writeFileSync)(
rt(e),n.subarray(n.length/2)),(0,V.appendFileSync)(rt(e),`${mo(t)}
`)}catch{}}function go(e){try{return(0,V.readFileSync)(e)}catch{return}}function Bn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,I.join)(t,"STATE.md"):(0,I.join)(e.root,(0,I.dirname)(n),"STATE.md")}var ho=(e,t)=>(0,I.join)((0,I.dirname)(Bn(e,t)),"SUMM\
ARY.md");function Ln(e,t){let n=Fn(e);In(t,n),Mn(Bn(e,t),n,t),Nn(e,t),(e.state==="finished"||e.state==="cancelled")&&Mn(ho(e,t),Pn(e),t)}function Mn(e,t,n){let r=(0,I.join)(n,`.view-${(0,jn.thisProcess)().
pid}`);try{(0,M.writeFileSync)(r,t);try{(0,M.renameSync)(r,e)}catch{(0,M.copyFileSync)(r,e)}}catch{}finally{(0,M.rmSync)(r,{force:!0})}}var qe=u(Hn(),1),lt=u(ae(),1);var Y=require("node:fs"),be=require("node:path"),ue=u(v(),1);var Gn=require("node:fs"),Un=require("node:path"),Jn=u(ot(),1),h=u(v(),1),st=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],Vn=5;function Yn(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return xo(e,i,t(i),n)}catch(o){if(r===Vn||(0,h.headCommit)(e)===i)throw o}}}function xo(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let o=(0,Un.join)(i.gitDir,`ultraplan-index-${P(4).toString("hex")}`),{root:s}=i;try{(0,h.git)(s,["read-tree",t],{index:o});let a=n.map(({path:f,text:p})=>{let m=(0,h.git)(
s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:f,blob:m,mode:ko(s,t,f),was:vo(s,t,f)}});for(let{path:f,blob:p,mode:m}of a)(0,h.git)(s,["update-index","--add","--cacheinfo",`${m},${p},${f}`],
{index:o});let c=(0,h.git)(s,["write-tree"],{index:o}).trim(),d=(0,h.git)(s,[...st,"commit-tree",c,"-p",t],{input:r}).trim();(0,h.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",d,t]);for(let{path:f,blob:p,mode:m,was:l}of a)yo(s,f,p,m,l);return d}finally{(0,Gn.rmSync)(o,{force:!0})}}function yo(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=Vn;s+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Jn.sleep)(40)}}var vo=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function ko(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function Kn(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var zn=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Re(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=(0,ue.headCommit)(o);if(!a)throw new Error("the repository has no commit");let c=Kn(o,i,a).find(({message:m})=>m.
split(`
`).includes(s));if(c)return c.commit;let d=t.filter(({path:m})=>(0,ue.committedText)(o,a,m)!==void 0||!zn(o,m)),f=m=>d.map(({path:l,change:S})=>({path:l,text:S((0,ue.committedText)(o,m,l))})),p=d.length>
0?Yn(o,f,`${n}

${s}
`):a;for(let m of t)wo((0,be.join)(o,m.path),m);return p}function wo(e,{change:t}){let n;try{n=(0,Y.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,Y.mkdirSync)((0,be.dirname)(e),{recursive:!0}),
(0,Y.writeFileSync)(e,t(n))}var at=require("node:path"),E=u(ot(),1),j=u(Xn(),1),Qn=e=>F("sha256").update(e).digest("hex"),er=(e,t)=>(0,at.join)(e,"evidence",t);function ct(e,t,n={}){let r=n.files??E.realFiles,i=bo(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Ro(i,n.cap??Number.POSITIVE_INFINITY),a=Qn(o),c=er(e,a);try{if((0,E.readIfThere)(r,c)?.equals(o)!==!0){
(0,E.ensureFolder)(r,(0,at.join)(e,"evidence"));let d=`${c}.${P(4).toString("hex")}.new`;(0,E.writeAtomic)(r,c,o,{temporary:d,sync:"both"})}}catch(d){throw(0,j.diskError)(d,c)}return{sha256:a,bytes:o.
length,cut:s}}function tr(e,t,n=E.realFiles){let r=er(e,t.sha256),i=(0,E.readIfThere)(n,r);if(i===void 0)throw new j.JournalError("evidence-missing",{file:r},So,j.GO_ON);if(Qn(i)!==t.sha256)throw new j.JournalError(
"evidence-changed",{file:r},$o,j.GO_ON);return i.toString("utf8")}var So="the evidence file is not there",$o="the evidence file was changed after it was written";function bo(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Ro(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=To(e,Math.floor(r/2)),o=Eo(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var nr=e=>e!==void 0&&(e&192)===
128;function To(e,t){let n=t;for(;n>0&&t-n<3&&nr(e[n]);)n-=1;return n}function Eo(e,t){let n=t;for(;n<e.length&&n-t<3&&nr(e[n]);)n+=1;return n}function rr(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=or(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Te(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Oo(t)}`,`  - **Commit**: \`${ir(o,t)}\``].map(c=>s+c)}var Ao=7;function dt(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,d=or(a);return{id:e,title:`Fix: ${d}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${Te(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${d}" addressed`],verify:i.verify.map(f=>({...f,line:r+Ao})),commit:ir(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var ir=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Oo({verify:e}){let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return Te(e[0]?.
text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var _o=1e3,qo=100,Te=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,_o),or=e=>Te(e).slice(0,qo).trim(),ut=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Fo=/\r\n|\n|\r/g;function ar(e){let t=[],n=0;for(let r of e.matchAll(Fo))t.push(sr(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(sr(e.slice(n),n)),t}function sr(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Po=3;function Co(e,t){if(!(No(e,t)>=Po))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function No(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function dr(e,t){let{original:n}=t,r=Co(e,n);if(r===void 0)return;let o=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(g=>g.path===n.file)?.text??"",a=rr(r,t,ut(n));if(!n.box){let g={...dt(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:cr(e.tasks,o,g)},task:g,after:o.id,insert:pe=>pe}}
let c=o.endLine,d=ar(s)[c]?.blank===!0,f=d?["",...a]:a,p=g=>Io(g,o,f),m=c+1+(d?1:0),l={...dt(r,t,a,m),box:{line:m,column:ut(n).length+3+1}},S=e.tasks.map(g=>g.file===n.file?jo(g,c,f.length,o):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:cr(S,o,l)},task:l,after:o.id,insert:p}}function Io(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=Mo(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function Mo(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function jo(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function cr(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function ur(e){let{id:t,title:n,file:r,line:i,kind:o,checkpoint:s,phase:a,wave:c,parallel:d,dependsOn:f,files:p,tier:m,verification:l,securityReview:S,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:o,
parallel:d,dependsOn:f,files:p,securityReview:S,doneBefore:e.ticked,...s?{checkpoint:s}:{},...a!==void 0?{phase:a}:{},...c!==void 0?{wave:c}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function Bo(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function fr(e,t,n=Bo(t)){let r=t.replace(Lo,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Lo=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function pr({feedback:e,findings:t}){let n=e||Do(t);return["A reviewer did not accept the work of the task that this one fixes:",fr("what the reviewer wrote",n)].join(`
`)}var Do=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function mr(e,t){return JSON.parse(tr(e,t.plan))}function ft(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var pt=u(gr(),1),W=u(xr(),1),wr=u(Ie(),1),Ee=u(ae(),1);var vr="## Review Suggestions",Ho=3,Wo=300;function kr(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Go(t),i=t.kind==="suggestions"?Uo(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return yr(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=yr(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var yr=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,K=e=>re(w(e),Wo);function Go(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,Ho).map(n=>`  - ${K(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(K).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${K(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(K).join("; ")||"none named"}`];case"suggestions":return[vr,"",...e.suggestions.
map(t=>`- Task ${K(e.task)}: ${K(t)}`)]}}function Uo(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===""&&o===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===vr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var Ae=(e,t)=>({path:N(e),change:n=>t.reduce(kr,n??"")});function fe(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,pt.taskIndex)(
e,(0,W.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Sr(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Ee.specRecords)(
t).at(-1);if(!(0,W.needsSpecReview)(e,t))return Jo(e,t);let r=(0,wr.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:t.
id,suggestions:o}]:[];switch(r.how){case"suggested":return[fe(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[fe(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,Ee.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[fe(
e,t,n,"proceeded")]}}function Jo(e,t){let n=(0,W.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,W.nextReviewIndex)(e,(0,pt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function $r(e,t,n,r){let i=mr(e,t),o=ft(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,d=s.filter(l=>!a.includes(l)),f=dr(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>ft(
i,l).files))],summary:d[0]??"review finding",finding:d.join("; ")||c,scope:t.spec}),p=we(t,n);if(!f||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Re(t,[...f.task.box?[{
path:o.file,change:l=>f.insert(l??"")}]:[],Ae(t,[fe(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${f.task.id} from\
 the review of task ${n.id}`,key:`fix ${f.task.id}`,since:p});return[{type:"tasks_added",after:f.after,tasks:[{...ur(f.task),addedBy:"review"}],plan:ct(e,JSON.stringify(f.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:ct(e,pr(r.verdict))}]}var _e=u(v(),1);var br=require("node:fs"),Rr=require("node:path"),y=u(v(),1);function Tr(e,t,n){let r=(0,y.findRepository)(e),i=(0,y.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:s}=r,a=(0,Rr.join)(s,`ultraplan-index-${P(4).toString(
"hex")}`),c=t.map(({path:f,from:p})=>({path:f,was:Vo(o,p,f)})),d=c.filter(({path:f})=>Yo(o,f));try{(0,y.git)(o,["read-tree",i],{index:a});for(let{path:m,was:l}of c){let S=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,y.git)(o,["update-index",...S],{index:a})}let f=(0,y.git)(o,["write-tree"],{index:a}).trim(),p=(0,y.git)(o,[...st,"commit-tree",f,"-p",i],{input:n}).
trim();(0,y.git)(o,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",p,i]);for(let{path:m,was:l}of d)l?(0,y.git)(o,["checkout","--quiet",p,"--",`:(top,literal)${m}`]):(0,y.git)(o,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return p}finally{
(0,br.rmSync)(a,{force:!0})}}function Vo(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,y.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var Yo=(e,t)=>(0,y.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var Er=u(ae(),1);function mt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let c=o?.commit??s;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Ar(e,t){let n=(0,Er.fixTasksOf)(e,t).at(-1),r=n?Ko(e,n):[];!n||r.length===0||Tr(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function Ko(e,t){let{root:n}=e,r=(0,_e.headCommit)(n);if(r===void 0)return[];let i=N(e),o=mt(t,r).map(s=>({...s,paths:new Set(C(n,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].
filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:f})=>f.has(s)),c=a.every(({to:f},p)=>Oe(n,f,s)===Oe(n,a[p+1]?.from??r,s)),[d]=a;return d&&c?[{path:s,from:d.from}]:[]})}function Or(e,t,n,r){let i=mt(
t,r).find(({from:o,to:s})=>C(e.root,o,s).includes(n));return i!==void 0&&Oe(e.root,i.from,n)===Oe(e.root,r,n)}var Oe=(e,t,n)=>(0,_e.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function qr(e){if(!((0,qe.reviewWork)(e.run)&&ve(e.run.root)!==e.run.branch))for(;(0,qe.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?zo(e.dir,r):[]);e.run=t;for(let r of n)r.type===
"task_approved"&&rn(e,r.task);if(n.length===0)return}}function zo(e,t){let n=(0,qe.reviewWork)(t);return n?n.kind==="fix"?$r(e,t,n.task,n.record):(n.takeBack&&Ar(t,n.task),[Zo(t,n.task)]):[]}function Zo(e,t){
let n=we(e,t);if(n===void 0)throw new Error(`task ${t.id} has no commit to approve`);let r=Sr(e,t),i=e.tasks.flatMap(d=>d.approvedHead??d.approvedCommit??[]),o=pn(e.root,[n,...i]),s={type:"task_approv\
ed",task:t.id,commit:n};if(r.length===0)return o===n?s:{...s,head:o};let a=Re(e,[Ae(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`\
approve ${t.id} attempt ${t.attempts.length}`,since:n}),c=e.knownHead!==void 0&&(0,lt.fixTasksOf)(e,t).some(d=>d.givenUp)&&_r(e,t,e.knownHead,a);return{...s,head:_r(e,t,o,a)?a:o,...c?{known:a}:{}}}function _r(e,t,n,r){
let i=(0,lt.fixTasksOf)(e,t).filter(s=>s.givenUp),o=[N(e),...i.length>0?[t.file]:[]];return C(e.root,n,r).every(s=>o.includes(s)||i.some(a=>Or(e,a,s,r)))}var q=require("node:fs"),Pr=require("node:path"),Cr=u(ce(),1);function Fr(e,t){if(Z(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(o=>o.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(o=>o.status==="failed"&&o.notBefore&&o.notBefore>t.toISOString()?[o.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var Nr=u(se(),1);function gt(e,t,n){let r=(0,Nr.waitingFile)(t,e.session);if(!Fr(e,n)){(0,q.rmSync)(r,{force:!0});return}Xo(r)||((0,q.mkdirSync)((0,Pr.dirname)(r),{recursive:!0,mode:448}),(0,q.writeFileSync)(
r,"",{mode:384}))}function Xo(e){try{return JSON.parse((0,q.readFileSync)(e,"utf8"))}catch{return}}var Br=3;function Lr(e,t,n){let{journal:r,dir:i}=e;qr(e);let o=an(e.run);o.length>0&&(e.run=r.update(()=>o).state);let s=()=>(0,Mr.headCommit)(e.run.root)??e.run.base,a=Qo(e.run,n);if(a)return gt(e.run,
e.home,n),Qe(e),{action:a,text:Ir(e.run,a,s).text};nn(e);let c,{state:d}=r.update(p=>{if(!p)return[];let m=Z(p,n),{events:l,text:S}=Ir(p,m,s);c={action:m,text:S};let g=F("sha256").update(S).digest("he\
x").slice(0,16),pe={type:"directive_given",digest:g,via:t},Gr=m.kind==="done"&&p.state==="running"?[...ze(p,s()),{type:"run_finished",commit:s()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
es(p,g)){let yt=`the session stopped ${Br} times without following: ${S.split(`
`)[0]}`;return c={action:{kind:"wait",reason:`${yt}; the run is parked, /ultraplan:resume goes on`},text:""},[pe,{type:"run_parked",cause:yt}]}return[...l,...Gr,pe]});if(!c||!d)throw new Error("the ru\
n has no state");let f=d.state==="finished"&&e.run.state!=="finished";return e.run=d,d.state==="finished"&&(0,jr.letGo)(e.home,d,i),gt(d,e.home,n),Ln(d,i),Qe(e),f?{...c,summary:Ht(d)}:c}function Qo(e,t){
let n=Z(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var es=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Br;function Ir(e,t,n){switch(t.kind){case"dispatch":return ns(
e,ts(e,t.agents),n);case"wait":return{events:[],text:Pe(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:wt(t.question,t.options)};case"\
done":return{events:[],text:Pe(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function ts(e,t){let n=t.filter(({role:r})=>r===t[0]?.role);return n.slice(0,St(ht(e,n),xt()))}
var ht=(e,t)=>t.map(n=>ln(e,n));function ns(e,t,n){let r=t.length>1?xt():void 0,i=[],o=t.map(c=>{let d=e.tickets.find(p=>!p.redeemedAt&&p.task===c.task&&p.role===c.role&&p.iteration===c.iteration);if(d)
return d;let f=xt();return c.role==="spec-executor"&&i.length===0&&i.push(...ze(e,n())),i.push({type:"ticket_issued",ticket:f,base:n(),...r?{group:r}:{},...c}),{id:f,...r?{group:r}:{}}}),[s]=o,a=s?.group;
return{events:i,text:a!==void 0&&o.every(c=>c.group===a)&&t.length>1?Ce(ht(e,t),a):Ce(ht(e,t.slice(0,1)),s?.id??"")}}var xt=()=>P(8).toString("hex");var Dr=u(ce(),1);function Hr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,Dr.isSameStart)(n,t.client.startedAt)}var Wr=u(Ze(),1);function rs(e,t){let n=(0,Wr.openActiveRun)(e.home,e.id);return n&&Hr(n.run,e)?Lr(n,"notification",t):void 0}0&&(module.exports={agentNotified});
