const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Zr=Object.create;var le=Object.defineProperty;var Xr=Object.getOwnPropertyDescriptor;var Qr=Object.getOwnPropertyNames;var ei=Object.getPrototypeOf,ti=Object.prototype.hasOwnProperty;var k=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ni=(e,t)=>{for(var n in t)le(e,n,{get:t[n],enumerable:!0})},vt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Qr(t))!ti.call(e,i)&&i!==n&&le(e,i,{get:()=>t[i],enumerable:!(r=Xr(t,i))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?Zr(ei(e)):{},vt(t||!e||!e.__esModule?le(n,"default",{value:e,enumerable:!0}):n,e)),ri=e=>vt(le({},"__esModule",{value:!0}),e);var $t=k((hs,St)=>{St.exports=require("./open-run.cjs").run_groups});var Rt=k((ks,bt)=>{bt.exports=require("./open-run.cjs").run_policy});var je=k((ys,Tt)=>{Tt.exports=require("./open-run.cjs").run_reviews});var w=k(($s,At)=>{At.exports=require("./open-run.cjs").io_git});var $=k((Rs,Nt)=>{Nt.exports=require("./open-run.cjs").view_terminal});var Vt=k((Ks,Jt)=>{Jt.exports=require("./open-run.cjs").engine_active});var se=k((zs,Yt)=>{Yt.exports=require("./open-run.cjs").run_change});var ae=k((Zs,Kt)=>{Kt.exports=require("./open-run.cjs").engine_places});var de=k((pa,pn)=>{pn.exports=require("./open-run.cjs").run_spec_review});var V=k((Oa,xn)=>{xn.exports=require("./open-run.cjs").io_process_ref});var bn=k((Fa,$n)=>{$n.exports=require("./open-run.cjs").run_announcements});var et=k((qa,Rn)=>{Rn.exports=require("./open-run.cjs").engine_open_run});var Gn=k((md,Wn)=>{Wn.exports=require("./open-run.cjs").run_review_work});var at=k((ld,Un)=>{Un.exports=require("./open-run.cjs").io_files});var er=k((xd,Qn)=>{Qn.exports=require("./open-run.cjs").journal_journal_error});var kr=k((Id,hr)=>{hr.exports=require("./open-run.cjs").run_review_index});var xr=k((jd,yr)=>{yr.exports=require("./open-run.cjs").run_review_need});var ls={};ni(ls,{hook:()=>ms});module.exports=ri(ls);var Ur=require("node:timers/promises");var x=c($t(),1),Et=c(Rt(),1),Ot=c(je(),1);function Z(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelle\
d"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resum\
e goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...ii(e),"/ultraplan:resume","/ultraplan:cancel"]};case"running":return oi(e,t)}}function ii(e){
let[t,...n]=e.tasks.filter(x.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function oi(e,t){let n=e.tickets.filter(o=>o.redeemedAt===void 0);if(n.length>0)return{kind:"dis\
patch",agents:n.map(di)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,Ot.nextReviews)(e,o,t));return i.length>0?{kind:"dis\
patch",agents:i}:si(e,t)}function si(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,x.isDone)(i)||(0,x.isStuck)(i)||!(0,x.isReady)(e,r))continue;let o=i.notBefore!==void 0&&i.notBefore>t.toISOString();
if(!((i.status==="reviewing"||i.status==="verifying")&&!o)){if(i.kind==="checkpoint")return ci(i);if(o&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return ai(e,r)}}return n!==
void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(x.isDone)?{kind:"done",reason:"every task is done"}:ui(e)}function ai(e,t){let n=(0,x.parallelGroup)(e,t).filter(o=>!(0,x.isDone)(
o)&&!(0,x.isStuck)(o)&&o.attempts.length===0&&!o.notStarted),r=e.tasks[t],i=n.length>1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.
length+1,iteration:1,isolated:i.length>1}))}}function di(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function ci(e){
let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function ui(e){let t=e.tasks.
find(x.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(i=>!(0,x.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,Et.attemptsUsed)(
t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","inv\
estigate"]}}var fi=new Set(["rate_limit","overloaded","server_error","api_error","timeout","unknown"]);function _t(e,t){let{first:n,most:r,tries:i}=e.config.overnight,o=e.failedTurns??0;return fi.has(t)?o>=i?{kind:"\
park",cause:`${o+1} turns in a row ended with ${t}`}:{kind:"wake",afterSeconds:Math.min(r,n*2**o)}:{kind:"park",cause:`the service refused: ${t}`}}function Pe(e,t){if(Z(e,t).kind!=="wait"||e.state!=="\
running")return;let n=e.tickets.find(o=>o.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.tasks.flatMap(o=>o.status==="failed"&&o.notBefore&&
o.notBefore>t.toISOString()?[o.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var q=(...e)=>require("node:crypto").createHash(...e);var I=(...e)=>require("node:crypto").randomBytes(...e);var Cr=c(w(),1);function Me(e,t){let n=400-Buffer.byteLength(X("",t));return X(Pt(Be(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var X=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,Ft=(e,t)=>jt(200,n=>X(`ultraplan needs the person: tell them this and end your turn. ${mi(Ne(e,n))} Options: ${Be(t.join(" | "))}`,{action:"ask"})),Ce=(e,t)=>jt(40,
n=>It(e,t,n));function qt(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(It(e.slice(0,n),t,0))>400;)n--;return n}function It(e,t,n){let[r,i]=[`ultraplan:${e[0]?.role}`,`ultraplan-ticket ${t}`],o=e.map(
s=>pi(s,n));return e.length===1?X("Call the Agent tool once, with exactly these arguments; nothing else.",{action:"dispatch",agents:[{subagent_type:r,description:o[0],prompt:i}]}):X(`Call the Agent to\
ol ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:r,prompt:i,descriptions:o})}function jt(e,t){for(let n=e;n>
0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function pi({task:e,title:t,place:n,attempt:r},i=40){return`${[Pt(Ne(e,48),48),Ne(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>
1?`, attempt ${r}`:""}`}var mi=e=>e.trim().replace(/(?<![.?!])$/,"."),Ne=(e,t)=>[...Be(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),Be=e=>e.replace(new RegExp(
"\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function Pt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;
r+=i}return`${r}\u2026`}var G=c($(),1);function O(e){let t=(0,G.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,G.oneLine)(e.id)}: ${t}`}var Mt=(e,t)=>(0,G.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),ge=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,B=e=>e.doneBefore&&e.status==="pending";function U(e){return B(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function he(e){let t=[...B(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(G.oneLine)])]}
var _=e=>(0,G.oneLine)(e).slice(0,10),Q=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var ke=c($(),1),li={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function gi(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function hi({role:e,verdict:t}){let n=li[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function ee(e){return e.tasks.flatMap(t=>gi(t).flatMap(n=>hi(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,ke.oneLine)(i)}))))}function Ct(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,ke.oneLine)(
r.id),text:(0,ke.oneLine)(r.message)}))),...ee(e)]}var ye=c($(),1);function Bt(e,t){let n=e.tasks.flatMap(r=>te(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:ki(r,i)}))}var te=e=>e.attempts.flatMap(t=>t.failures);function ki(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${_(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,ye.oneLine)(
e.override?.who??"unknown")}: ${(0,ye.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,ye.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var A=c($(),1);function Lt(e){let t=s=>e.tasks.filter(s).map(a=>(0,A.oneLine)(a.id)).join(", "),n=s=>e.tasks.filter(a=>a.status===s&&!a.override?.adopted),r=e.tasks.filter(s=>s.pausedFor!==void 0),i=[
...new Set(ee(e).map(({task:s})=>(0,A.oneLine)(s.id)))].join(", "),o=t(B);return[...r.map(s=>wi(e,s)),...vi(e),...[...n("forced"),...n("skipped")].map(s=>yi(e,s)),...xi(e),...i===""?[]:[`answer the re\
view findings on ${i}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...Si(e)]}function yi({state:e},t){let n=(0,A.oneLine)(t.id);return t.status==="forced"&&e!=="cance\
lled"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /u\
ltraplan:adopt --task ${n}`}var Dt=3;function xi(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let o=i.slice(0,Dt).map(A.oneLine).join(", ");return`look at ${Q(r,
"commit")} that no executor made (${o}${i.length>Dt?" and others":""}): git log ${_(t)}..${_(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function wi({state:e},t){
let n=(0,A.oneLine)(t.id),r=(0,A.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}): /ultr\
aplan:retry --task ${n} tries again, ${i}`}function vi(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==void 0)?
["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,A.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[`/ultra\
plan:implement ${(0,A.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function Si(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${_(e.base)}..${_(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var b=c($(),1);var De=c($(),1);function T(e){let t=Date.parse(e);return Number.isNaN(t)?(0,De.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var ne=e=>/T(\d\d:\d\d:\d\d)/.exec(T(e))?.[1]??(0,De.oneLine)(
e);function Le(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function re(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Ht(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Ht(n%60)} min`}var Ht=e=>String(e).padStart(2,
"0");function He(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[ge(n)]+=1;return t}var $i=new Set(
["executing","verifying","reviewing"]),bi=e=>$i.has(e.status);function We(e){let t=He(e),n=e.tasks.filter(B).length,r=t.failed+t.escalated,i=t.approved,o=e.tasks.filter(a=>a.attempts.length>0),s=o.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:o.length===0?0:Math.round(10*s/o.length)/10}}function Ge(e){let t=e.tasks.filter(bi);if(t.length>0)return t;let i=e.tasks.filter(o=>o.lastStepAt!==
void 0).reduce((o,s)=>o&&(o.lastStepAt??"")>(s.lastStepAt??"")?o:s,void 0)??e.tasks.find(o=>!B(o));return i?[i]:[]}var Ue=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function xe(e){let t=n=>e.tasks.filter(n).map(r=>(0,b.oneLine)(r.id));return{run:(0,b.oneLine)(e.id),spec:(0,b.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,b.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Le(e.startedAt,e.endedAt??e.lastAt)??0,totals:He(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Wt(e,"skipped"),forced:Wt(e,"forced"),outstanding:ee(e).map(({task:n,from:r,text:i})=>({task:(0,b.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Ri),next:Lt(e)}}
function Wt(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,b.oneLine)(n),title:(0,b.oneLine)(r),who:(0,b.oneLine)(i.who),at:i.at,reason:(0,b.oneLine)(i.reason)}]:[])}function Ri(e){
let t=Le(e.startedAt,e.lastStepAt);return{id:(0,b.oneLine)(e.id),title:(0,b.oneLine)(e.title),status:ge(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:te(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:he(e)}}var Ti=/^[\x20-\x7e]*$/,Ei=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Oi=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),_i=/^[\u{1f1e6}-\u{1f1ff}]$/u,Ai="\uFE0F";function Fi(e){return Ei.test(e)?0:_i.test(e)?1:Oi.test(e)?2:1}function J(e){if(Ti.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Ai&&n===1&&(t+=1),n=Fi(r),t+=n;return t}var Gt,qi=e=>(Gt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Gt.segment(e));function Ii(e,t){let n="",r=0;for(let{segment:i}of qi(
e)){if(r+=J(i),r>t)break;n+=i}return n}function ie(e,t){return t<=0?"":J(e)<=t?e:`${Ii(e,t-1).trimEnd()}\u2026`}function oe(e,t){let n=ie(e,t);return n+" ".repeat(Math.max(0,t-J(n)))}var Je=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${ne(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Ve(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,o=[`${t.approved} of ${Q(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],s=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${s} after ${re(e.durationMs)}: ${o.join(", ")}`}function Ut(e,t=100){let n=xe(e),r=(o,s)=>s.length===0?[]:["",o,...s];return`${[Ve(n),...n.forced.map(Je),...r("skipped (\
unverified)",n.skipped.map(({id:o,who:s,at:a,reason:d})=>`  ${o}: ${d} (${s}, ${ne(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:o,from:s,finding:a})=>`  ${o}: ${a} [${s}]`)),
...r("time and attempts",ji(e,n,t)),...r("what to do next",n.next.map((o,s)=>`  ${s+1}. ${o}`))].join(`
`)}
`}function ji(e,{tasks:t},n){let r=e.tasks.map(U),i=Math.min(14,Math.max(2,...t.map(({id:a})=>J(a)))),o=Math.max(6,...r.map(J)),s=Math.max(10,n-i-o-34);return t.map(({id:a,title:d,attempts:u,durationMs:f},p)=>{
let m=u===0?"":Q(u,"attempt"),l=f===void 0?"":re(f);return`  ${oe(a,i)}  ${oe(r[p]??"",o)}  ${oe(m,10)}  ${oe(l,12)}  ${ie(d,s)}`.trimEnd()})}var Br=c(Vt(),1);var D=c(w(),1),on=c(se(),1),ve=c(ae(),1);var Ke=c(w(),1);function zt(e,t){return JSON.stringify(Ye(e),void 0,t)}function Ye(e){if(Array.isArray(e))return e.map(Ye);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ye(r)]))}var Zt=c(ae(),1);function Xt(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let o=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...o===void 0?{}:{base:o},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Pi(i)}}function Pi(e){return q("sha256").update(zt(e??{})).digest("hex")}function Qt(e,t,n){(0,Ke.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${Zt.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}var tn=require("node:fs"),nn=require("node:path"),rn=c(w(),1);function we(e){let[,t]=en.exec(Ni(e))??[];if(t!==void 0)return t;let[,n]=en.exec(`ref: ${(0,rn.tryGit)(e,["symbolic-ref","--quiet","HEAD"])??""}`)??[];return n}var en=/^ref: refs\/heads\/(?!\.invalid$)(.+)$/m;
function Ni(e){try{return(0,tn.readFileSync)((0,nn.join)(e,".git","HEAD"),"utf8")}catch{return""}}function Ci({journal:e}){e.update(t=>(t&&(0,D.git)(t.root,["update-ref",(0,ve.approvedRef)(t.id),t.approvedHead]),[]))}function sn(e){if(Bi(e.run))return;let t=(0,ve.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,D.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,o=(0,D.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,D.git)(
r.root,["update-ref",t,r.approvedHead]),o?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function an(e,t){let{run:n}=e;Ci(e);let r=(0,on.taskOf)(n,t),i=r&&Xt(n,r);
i&&Qt(n.root,i.commit,i)}function Bi(e){return((0,D.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,ve.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var dn=c(w(),1),cn=c(ae(),1);function un(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Di(e)??Hi(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}function Di(e){let t=we(e.root);return t===
e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultraplan:resume  [history/branch]`}var Li=3;function Hi(e){let t=e.
tasks.filter(d=>d.approvedCommit!==void 0).sort((d,u)=>(u.approval?.seq??0)-(d.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set([n,e.approvedHead])].every(d=>ze(e.root,d)))return;let o=t.
filter(d=>!ze(e.root,d.approvedCommit??"")).slice(0,Li).map(d=>`commit ${(d.approvedCommit??"").slice(0,10)} of task ${d.id}, which was approved,`).join(" and "),s=ze(e.root,e.base)?`commit ${e.approvedHead.
slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${o||s} is not in the history of ${e.branch} any more; bring it back (\
git merge ${(0,cn.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function ze(e,t){return t===""||(0,dn.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var Xe=c(w(),1);var fn=c(w(),1);function j(e,t,n){return(0,fn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Ze=require("node:path");var ln=c(w(),1);var Wi=c(se(),1);var mn=c(de(),1);function Se(e,t){return(0,mn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var gn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,ln.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Gi=e=>Ze.posix.dirname(e.planFiles[0]?.path??""),P=e=>Ze.posix.join(Gi(e),".progress.md");var Ui=20;function Qe(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,Xe.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([P(e),...e.tasks.flatMap(({file:d,override:u})=>[d,...u&&
!u.adopted?u.left??[]:[]])]),s=j(r,i,t).filter(d=>!o.has(d));if(s.length===0)return[];let a=Number((0,Xe.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:s.slice(0,Ui)}]}var hn=c(se(),1),kn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,hn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var yn=(...e)=>require("node:child_process").spawn(...e);var wn=require("node:path"),vn=c(V(),1);function Sn(e,t=process.env){let n=(0,wn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=yn(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,vn.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var tt=c(bn(),1),Ji=c(se(),1),Vi=c($(),1),Yi=c(et(),1);function ce(e){if(e.run.config.webhook===void 0||(0,tt.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let o=i?
(0,tt.announcements)(i):[];return o.length>0?[{type:"announced",about:o}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&Sn(["notify",e.dir,e.home,String(r.seq)])}var M=require("node:fs"),N=require("node:path"),Ln=c(V(),1);var $e={execution:1,claim:1,artifacts:2,proof:2,review:3},R=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function Ki(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Tn(e,t){let n=t.status.toUpperCase(),r=Ki(t),i=Zi(e,t,r),o=Xi(e,t,r),s=eo(e,t,r);return{gateStatus:n,step:zi(t,r),executor:i,
verify:o,architect:s}}function zi(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?$e[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function Zi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?R("running",r.failures.at(-1)?.at??
r.startedAt):n&&$e[n.stage]===1?R(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?R(t.override?"skipped":"running",r.startedAt):R("success",En(e,t)):{status:t.override?"skipped":"pending"}}function En(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Xi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
$e[n.stage]===2?R("failed",n.at):r?.passed&&t.status!=="pending"?R("passed",Qi(t)):t.override?R("skipped",t.override.at):t.status==="verifying"?R("running",En(e,t)):{status:"pending"}}function Qi(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function eo(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(s=>s.role==="architect");if(n&&$e[n.stage]===3)return R("rejected",n.at);if(t.status==="reviewing"){let s=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return R("reviewing",s?.redeemedAt??s?.issuedAt??t.lastStepAt)}let o=i&&r&&i.at>=r.startedAt?i:void 0;return o?.verdict.decision==="approve"?R("approved",o.
at):o?.verdict.decision==="reject"?R("rejected",o.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var On=c($(),1),v=e=>(0,On.oneLine)(e).replaceAll("<!","&lt;!"),_n=e=>v(e).replaceAll("|","\\|");var ue=c($(),1);function An(e){let{override:t}=e;if(!t)return;let n=O(e),r=(0,ue.oneLine)(t.who),i=T(t.at),o=(0,ue.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:o,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:o,forced_by:r,forced_at:i,session:(0,ue.oneLine)(t.session),prompt:(0,ue.oneLine)(t.prompt),requires_manual_commit:!0}}var L=c($(),1);var to=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
no=new Set(["avg_attempts"]),ro=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,io=/^(?:true|false|null|yes|no|on|off|y|n)$/i,qn=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Fn=e=>JSON.stringify(e).replace(
qn,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function In(e,t){return typeof t=="number"&&no.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Fn(String(t)):typeof t=="\
boolean"?String(t):to.has(e)&&ro.test(t)&&!io.test(t)?t:Fn(t)}function oo(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(qn)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function so(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(o=>o!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(o=>ao(e,o,`${n}  `))]}if(typeof t=="obj\
ect"){let i=nt(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?oo(t,n):void 0;return[`${n}${e}: ${r??In(e,t)}`]}function ao(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${In(e,t)}`];let[r,...i]=nt(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var nt=(e,t)=>Object.
entries(e).flatMap(([n,r])=>so(n,r,t)),jn=e=>nt(e,"").join(`
`);var co=10;function Pn(e){return`${[uo(e),...Ge(e).map(n=>fo(e,n)),`## Gate Statistics

${be(lo(e))}`,`## Recent Failures

${be({recent_failures:go(e)})}`,ho(e),ko(e),yo(e)].filter(n=>n!=="").join(`

`)}
`}var be=e=>`\`\`\`yaml
${jn(e)}
\`\`\``;function uo(e){let t=We(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,L.oneLine)(e.cause)})`;return[v(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,L.oneLine)(e.id)} is ${e.state}${r}, as of ${T(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function fo(e,t){let n=Tn(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[v(`## Current Task: ${O(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[rt("Step 1: Executor ",n.executor),rt("Step 2: Verify   ",n.verify),rt("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,be({current_task:mo(e,t,n)})].join(`

`)}var po={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function rt(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${ne(t.at)})`;return`[${po[t.status]??" "}] ${e}   - ${n}${r}`}function mo(e,t,n){return{name:O(t),phase:t.phase===void 0?void 0:(0,L.oneLine)(t.phase),plan:Mt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&T(t.startedAt),last_step_at:t.lastStepAt&&T(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Ue(e,t),previous_failures:te(t).map(r=>`${r.type}: ${(0,L.oneLine)(r.reason)}`)}}function lo(e){let t=We(e),[n]=Ge(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:O(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var go=e=>Bt(e,co).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:O(t),attempt:n.attempt,failure_type:n.type,error:(0,L.oneLine)(n.reason),recovered:r,resolution:i}));function ho(e){let t=e.tasks.flatMap(n=>An(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${be({tasks:t})}`}function ko(e){let t=Ct(e).map(({task:r,from:i,text:o})=>v(`- ${O(r)}: ${o} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,L.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function yo(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Ue(e,n)}`,i=he(n);return`- ${v(O(n))}: ${U(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Nn(e){let t=xe(e),n=(o,s)=>s.length===0?"":`## ${o}

${s.map(a=>`- ${v(a)}`).join(`
`)}`,r=t.tasks.map((o,s)=>{let a=e.tasks[s];return`| ${[o.id,o.title,a?U(a):o.status,String(o.attempts),o.durationMs===void 0?"":re(o.durationMs),o.commit===void 0?"":_(o.commit),o.flags.join(", ")].map(
_n).join(" | ")} |`});return`${[`# ${v(`Summary: ${t.spec}`)}`,v(Ve(t)),t.forced.map(o=>`> ${v(Je(o))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:o,title:s,who:a,at:d,reason:u})=>`${o} ${s}: ${u} (${a}, ${T(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:o,title:s,who:a,at:d})=>`${o}\
 ${s} (forced) by ${a}, ${T(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:o,from:s,finding:a})=>`${o}: ${a} [${s}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((o,s)=>`${s+1}. ${v(o)}`).join(`
`)}`].filter(o=>o!=="").join(`

`)}
`}var H=require("node:fs"),Mn=require("node:path"),it=c(w(),1);function Cn(e,t){try{xo(e,t)}catch{}}function xo(e,t){let n=(0,Mn.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,o=wo(n);if(!r){o!==i&&(0,H.writeFileSync)(n,i);return}if(o!==i)return;let s=(0,it.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,it.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();s?.trim()===""||a===void 0?(0,H.rmSync)(n,{force:!0}):(0,H.writeFileSync)(n,a)}function wo(e){try{return(0,H.readFileSync)(e,"utf8")}catch{return}}var Y=require("node:fs"),st=require("node:path"),vo=e=>q("sha256").update(e).digest("hex"),ot=e=>(0,st.join)(e,".state-digest"),So=13e3;function Bn(e,t){try{let n=$o(ot(e));n&&n.length>So&&(0,Y.writeFileSync)(
ot(e),n.subarray(n.length/2)),(0,Y.appendFileSync)(ot(e),`${vo(t)}
`)}catch{}}function $o(e){try{return(0,Y.readFileSync)(e)}catch{return}}function Hn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,N.join)(t,"STATE.md"):(0,N.join)(e.root,(0,N.dirname)(n),"STATE.md")}var bo=(e,t)=>(0,N.join)((0,N.dirname)(Hn(e,t)),"SUMM\
ARY.md");function Re(e,t){let n=Pn(e);Bn(t,n),Dn(Hn(e,t),n,t),Cn(e,t),(e.state==="finished"||e.state==="cancelled")&&Dn(bo(e,t),Nn(e),t)}function Dn(e,t,n){let r=(0,N.join)(n,`.view-${(0,Ln.thisProcess)().
pid}`);try{(0,M.writeFileSync)(r,t);try{(0,M.renameSync)(r,e)}catch{(0,M.copyFileSync)(r,e)}}catch{}finally{(0,M.rmSync)(r,{force:!0})}}var Ie=c(Gn(),1),ht=c(de(),1);var K=require("node:fs"),Te=require("node:path"),fe=c(w(),1);var Jn=require("node:fs"),Vn=require("node:path"),Yn=c(at(),1),h=c(w(),1),dt=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],Kn=5;function zn(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Ro(e,i,t(i),n)}catch(o){if(r===Kn||(0,h.headCommit)(e)===i)throw o}}}function Ro(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let o=(0,Vn.join)(i.gitDir,`ultraplan-index-${I(4).toString("hex")}`),{root:s}=i;try{(0,h.git)(s,["read-tree",t],{index:o});let a=n.map(({path:f,text:p})=>{let m=(0,h.git)(
s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:f,blob:m,mode:Oo(s,t,f),was:Eo(s,t,f)}});for(let{path:f,blob:p,mode:m}of a)(0,h.git)(s,["update-index","--add","--cacheinfo",`${m},${p},${f}`],
{index:o});let d=(0,h.git)(s,["write-tree"],{index:o}).trim(),u=(0,h.git)(s,[...dt,"commit-tree",d,"-p",t],{input:r}).trim();(0,h.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:f,blob:p,mode:m,was:l}of a)To(s,f,p,m,l);return u}finally{(0,Jn.rmSync)(o,{force:!0})}}function To(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=Kn;s+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Yn.sleep)(40)}}var Eo=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Oo(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function Zn(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var Xn=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Ee(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=(0,fe.headCommit)(o);if(!a)throw new Error("the repository has no commit");let d=Zn(o,i,a).find(({message:m})=>m.
split(`
`).includes(s));if(d)return d.commit;let u=t.filter(({path:m})=>(0,fe.committedText)(o,a,m)!==void 0||!Xn(o,m)),f=m=>u.map(({path:l,change:S})=>({path:l,text:S((0,fe.committedText)(o,m,l))})),p=u.length>
0?zn(o,f,`${n}

${s}
`):a;for(let m of t)_o((0,Te.join)(o,m.path),m);return p}function _o(e,{change:t}){let n;try{n=(0,K.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,K.mkdirSync)((0,Te.dirname)(e),{recursive:!0}),
(0,K.writeFileSync)(e,t(n))}var ct=require("node:path"),E=c(at(),1),C=c(er(),1),tr=e=>q("sha256").update(e).digest("hex"),nr=(e,t)=>(0,ct.join)(e,"evidence",t);function ut(e,t,n={}){let r=n.files??E.realFiles,i=qo(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Io(i,n.cap??Number.POSITIVE_INFINITY),a=tr(o),d=nr(e,a);try{if((0,E.readIfThere)(r,d)?.equals(o)!==!0){
(0,E.ensureFolder)(r,(0,ct.join)(e,"evidence"));let u=`${d}.${I(4).toString("hex")}.new`;(0,E.writeAtomic)(r,d,o,{temporary:u,sync:"both"})}}catch(u){throw(0,C.diskError)(u,d)}return{sha256:a,bytes:o.
length,cut:s}}function rr(e,t,n=E.realFiles){let r=nr(e,t.sha256),i=(0,E.readIfThere)(n,r);if(i===void 0)throw new C.JournalError("evidence-missing",{file:r},Ao,C.GO_ON);if(tr(i)!==t.sha256)throw new C.JournalError(
"evidence-changed",{file:r},Fo,C.GO_ON);return i.toString("utf8")}var Ao="the evidence file is not there",Fo="the evidence file was changed after it was written";function qo(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Io(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=jo(e,Math.floor(r/2)),o=Po(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var ir=e=>e!==void 0&&(e&192)===
128;function jo(e,t){let n=t;for(;n>0&&t-n<3&&ir(e[n]);)n-=1;return n}function Po(e,t){let n=t;for(;n<e.length&&n-t<3&&ir(e[n]);)n+=1;return n}function or(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=ar(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Oe(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(d=>`\`${d}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Mo(t)}`,`  - **Commit**: \`${sr(o,t)}\``].map(d=>s+d)}var No=7;function ft(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:d}=t,u=ar(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${Oe(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(f=>({...f,line:r+No})),commit:sr(d,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var sr=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Mo({verify:e}){let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return Oe(e[0]?.
text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Co=1e3,Bo=100,Oe=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Co),ar=e=>Oe(e).slice(0,Bo).trim(),pt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Do=/\r\n|\n|\r/g;function cr(e){let t=[],n=0;for(let r of e.matchAll(Do))t.push(dr(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(dr(e.slice(n),n)),t}function dr(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Lo=3;function Ho(e,t){if(!(Wo(e,t)>=Lo))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Wo(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function fr(e,t){let{original:n}=t,r=Ho(e,n);if(r===void 0)return;let o=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(g=>g.path===n.file)?.text??"",a=or(r,t,pt(n));if(!n.box){let g={...ft(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:ur(e.tasks,o,g)},task:g,after:o.id,insert:me=>me}}
let d=o.endLine,u=cr(s)[d]?.blank===!0,f=u?["",...a]:a,p=g=>Go(g,o,f),m=d+1+(u?1:0),l={...ft(r,t,a,m),box:{line:m,column:pt(n).length+3+1}},S=e.tasks.map(g=>g.file===n.file?Jo(g,d,f.length,o):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:ur(S,o,l)},task:l,after:o.id,insert:p}}function Go(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=Uo(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function Uo(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function Jo(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function ur(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function pr(e){let{id:t,title:n,file:r,line:i,kind:o,checkpoint:s,phase:a,wave:d,parallel:u,dependsOn:f,files:p,tier:m,verification:l,securityReview:S,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:o,
parallel:u,dependsOn:f,files:p,securityReview:S,doneBefore:e.ticked,...s?{checkpoint:s}:{},...a!==void 0?{phase:a}:{},...d!==void 0?{wave:d}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function Vo(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function mr(e,t,n=Vo(t)){let r=t.replace(Yo,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Yo=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function lr({feedback:e,findings:t}){let n=e||Ko(t);return["A reviewer did not accept the work of the task that this one fixes:",mr("what the reviewer wrote",n)].join(`
`)}var Ko=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function gr(e,t){return JSON.parse(rr(e,t.plan))}function mt(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var lt=c(kr(),1),W=c(xr(),1),$r=c(je(),1),_e=c(de(),1);var vr="## Review Suggestions",zo=3,Zo=300;function Sr(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Xo(t),i=t.kind==="suggestions"?Qo(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return wr(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=wr(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var wr=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,z=e=>ie(v(e),Zo);function Xo(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,zo).map(n=>`  - ${z(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(z).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${z(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(z).join("; ")||"none named"}`];case"suggestions":return[vr,"",...e.suggestions.
map(t=>`- Task ${z(e.task)}: ${z(t)}`)]}}function Qo(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===""&&o===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===vr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var Ae=(e,t)=>({path:P(e),change:n=>t.reduce(Sr,n??"")});function pe(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,lt.taskIndex)(
e,(0,W.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function br(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,_e.specRecords)(
t).at(-1);if(!(0,W.needsSpecReview)(e,t))return es(e,t);let r=(0,$r.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:t.
id,suggestions:o}]:[];switch(r.how){case"suggested":return[pe(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[pe(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,_e.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[pe(
e,t,n,"proceeded")]}}function es(e,t){let n=(0,W.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,W.nextReviewIndex)(e,(0,lt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Rr(e,t,n,r){let i=gr(e,t),o=mt(i,n.id),{findings:s,suggestions:a=[],feedback:d}=r.verdict,u=s.filter(l=>!a.includes(l)),f=fr(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>mt(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||d,scope:t.spec}),p=Se(t,n);if(!f||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Ee(t,[...f.task.box?[{
path:o.file,change:l=>f.insert(l??"")}]:[],Ae(t,[pe(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${f.task.id} from\
 the review of task ${n.id}`,key:`fix ${f.task.id}`,since:p});return[{type:"tasks_added",after:f.after,tasks:[{...pr(f.task),addedBy:"review"}],plan:ut(e,JSON.stringify(f.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:ut(e,lr(r.verdict))}]}var qe=c(w(),1);var Tr=require("node:fs"),Er=require("node:path"),y=c(w(),1);function Or(e,t,n){let r=(0,y.findRepository)(e),i=(0,y.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:s}=r,a=(0,Er.join)(s,`ultraplan-index-${I(4).toString(
"hex")}`),d=t.map(({path:f,from:p})=>({path:f,was:ts(o,p,f)})),u=d.filter(({path:f})=>ns(o,f));try{(0,y.git)(o,["read-tree",i],{index:a});for(let{path:m,was:l}of d){let S=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,y.git)(o,["update-index",...S],{index:a})}let f=(0,y.git)(o,["write-tree"],{index:a}).trim(),p=(0,y.git)(o,[...dt,"commit-tree",f,"-p",i],{input:n}).
trim();(0,y.git)(o,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",p,i]);for(let{path:m,was:l}of u)l?(0,y.git)(o,["checkout","--quiet",p,"--",`:(top,literal)${m}`]):(0,y.git)(o,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return p}finally{
(0,Tr.rmSync)(a,{force:!0})}}function ts(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,y.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var ns=(e,t)=>(0,y.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var _r=c(de(),1);function gt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let d=o?.commit??s;return d===void 0?
[]:[{from:`${d}^1`,to:d}]})}function Ar(e,t){let n=(0,_r.fixTasksOf)(e,t).at(-1),r=n?rs(e,n):[];!n||r.length===0||Or(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function rs(e,t){let{root:n}=e,r=(0,qe.headCommit)(n);if(r===void 0)return[];let i=P(e),o=gt(t,r).map(s=>({...s,paths:new Set(j(n,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].
filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:f})=>f.has(s)),d=a.every(({to:f},p)=>Fe(n,f,s)===Fe(n,a[p+1]?.from??r,s)),[u]=a;return u&&d?[{path:s,from:u.from}]:[]})}function Fr(e,t,n,r){let i=gt(
t,r).find(({from:o,to:s})=>j(e.root,o,s).includes(n));return i!==void 0&&Fe(e.root,i.from,n)===Fe(e.root,r,n)}var Fe=(e,t,n)=>(0,qe.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Ir(e){if(!((0,Ie.reviewWork)(e.run)&&we(e.run.root)!==e.run.branch))for(;(0,Ie.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?is(e.dir,r):[]);e.run=t;for(let r of n)r.type===
"task_approved"&&an(e,r.task);if(n.length===0)return}}function is(e,t){let n=(0,Ie.reviewWork)(t);return n?n.kind==="fix"?Rr(e,t,n.task,n.record):(n.takeBack&&Ar(t,n.task),[os(t,n.task)]):[]}function os(e,t){
let n=Se(e,t);if(n===void 0)throw new Error(`task ${t.id} has no commit to approve`);let r=br(e,t),i=e.tasks.flatMap(u=>u.approvedHead??u.approvedCommit??[]),o=gn(e.root,[n,...i]),s={type:"task_approv\
ed",task:t.id,commit:n};if(r.length===0)return o===n?s:{...s,head:o};let a=Ee(e,[Ae(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`\
approve ${t.id} attempt ${t.attempts.length}`,since:n}),d=e.knownHead!==void 0&&(0,ht.fixTasksOf)(e,t).some(u=>u.givenUp)&&qr(e,t,e.knownHead,a);return{...s,head:qr(e,t,o,a)?a:o,...d?{known:a}:{}}}function qr(e,t,n,r){
let i=(0,ht.fixTasksOf)(e,t).filter(s=>s.givenUp),o=[P(e),...i.length>0?[t.file]:[]];return j(e.root,n,r).every(s=>o.includes(s)||i.some(a=>Fr(e,a,s,r)))}var F=require("node:fs"),jr=require("node:path"),Pr=c(V(),1);var Nr=c(ae(),1);function kt(e,t,n){let r=(0,Nr.waitingFile)(t,e.session);if(!Pe(e,n)){(0,F.rmSync)(r,{force:!0});return}ss(r)||((0,F.mkdirSync)((0,jr.dirname)(r),{recursive:!0,mode:448}),(0,F.writeFileSync)(
r,"",{mode:384}))}function ss(e){try{return JSON.parse((0,F.readFileSync)(e,"utf8"))}catch{return}}var Dr=3;function Lr(e,t,n){let{journal:r,dir:i}=e;Ir(e);let o=un(e.run);o.length>0&&(e.run=r.update(()=>o).state);let s=()=>(0,Cr.headCommit)(e.run.root)??e.run.base,a=as(e.run,n);if(a)return kt(e.run,
e.home,n),ce(e),{action:a,text:Mr(e.run,a,s).text};sn(e);let d,{state:u}=r.update(p=>{if(!p)return[];let m=Z(p,n),{events:l,text:S}=Mr(p,m,s);d={action:m,text:S};let g=q("sha256").update(S).digest("he\
x").slice(0,16),me={type:"directive_given",digest:g,via:t},zr=m.kind==="done"&&p.state==="running"?[...Qe(p,s()),{type:"run_finished",commit:s()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
ds(p,g)){let wt=`the session stopped ${Dr} times without following: ${S.split(`
`)[0]}`;return d={action:{kind:"wait",reason:`${wt}; the run is parked, /ultraplan:resume goes on`},text:""},[me,{type:"run_parked",cause:wt}]}return[...l,...zr,me]});if(!d||!u)throw new Error("the ru\
n has no state");let f=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,Br.letGo)(e.home,u,i),kt(u,e.home,n),Re(u,i),ce(e),f?{...d,summary:Ut(u)}:d}function as(e,t){
let n=Z(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var ds=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Dr;function Mr(e,t,n){switch(t.kind){case"dispatch":return us(
e,cs(e,t.agents),n);case"wait":return{events:[],text:Me(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:Ft(t.question,t.options)};case"\
done":return{events:[],text:Me(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function cs(e,t){let n=t.filter(({role:r})=>r===t[0]?.role);return n.slice(0,qt(yt(e,n),xt()))}
var yt=(e,t)=>t.map(n=>kn(e,n));function us(e,t,n){let r=t.length>1?xt():void 0,i=[],o=t.map(d=>{let u=e.tickets.find(p=>!p.redeemedAt&&p.task===d.task&&p.role===d.role&&p.iteration===d.iteration);if(u)
return u;let f=xt();return d.role==="spec-executor"&&i.length===0&&i.push(...Qe(e,n())),i.push({type:"ticket_issued",ticket:f,base:n(),...r?{group:r}:{},...d}),{id:f,...r?{group:r}:{}}}),[s]=o,a=s?.group;
return{events:i,text:a!==void 0&&o.every(d=>d.group===a)&&t.length>1?Ce(yt(e,t),a):Ce(yt(e,t.slice(0,1)),s?.id??"")}}var xt=()=>I(8).toString("hex");var fs=c(V(),1),ps=c($(),1);var Fc=256*1024;var Hr=c(V(),1);function Wr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,Hr.isSameStart)(n,t.client.startedAt)}var Jr=c(et(),1);async function Vr(e,t,n){let r=Gr(e);if(r?.run.state!=="running")return;let i=_t(r.run,t),o=i.kind==="wake"?new Date(n.getTime()+i.afterSeconds*1e3):void 0,{state:s}=r.journal.update(()=>[{type:"turn_\
failed",error:t,...o?{wakeAt:o.toISOString()}:{}},...i.kind==="park"?[{type:"run_parked",cause:i.cause}]:[]]);if(r.run=s,Re(r.run,r.dir),ce(r),!o)return;let{failedTurns:a}=r.run;await(0,Ur.setTimeout)(
Math.max(0,o.getTime()-Date.now()));let d=Gr(e);if(!(d?.run.state!=="running"||d.run.failedTurns!==a))return Lr(d,"wake",new Date).text}function Gr(e){let t=(0,Jr.openActiveRun)(e.home,e.id);return t&&
Wr(t.run,e)?t:void 0}var Yr=e=>typeof e=="string"?e:"";var Kr={kind:"pass"};var ms=async(e,{session:t,now:n})=>{let r=await Vr(t,Yr(e.error)||"unknown",n);return r===void 0?Kr:{kind:"wake",text:r}};0&&(module.exports={hook});
