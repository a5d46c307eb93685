const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var pi=Object.create;var xe=Object.defineProperty;var mi=Object.getOwnPropertyDescriptor;var li=Object.getOwnPropertyNames;var gi=Object.getPrototypeOf,hi=Object.prototype.hasOwnProperty;var k=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ki=(e,t)=>{for(var n in t)xe(e,n,{get:t[n],enumerable:!0})},jt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of li(t))!hi.call(e,i)&&i!==n&&xe(e,i,{get:()=>t[i],enumerable:!(r=mi(t,i))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?pi(gi(e)):{},jt(t||!e||!e.__esModule?xe(n,"default",{value:e,enumerable:!0}):n,e)),yi=e=>jt(xe({},"__esModule",{value:!0}),e);var Nt=k((Ws,Pt)=>{Pt.exports=require("./open-run.cjs").run_groups});var Mt=k((Hs,It)=>{It.exports=require("./open-run.cjs").run_policy});var De=k((Gs,Ct)=>{Ct.exports=require("./open-run.cjs").run_reviews});var v=k((Ks,Lt)=>{Lt.exports=require("./open-run.cjs").io_git});var $=k((Zs,Vt)=>{Vt.exports=require("./open-run.cjs").view_terminal});var on=k((wa,rn)=>{rn.exports=require("./open-run.cjs").engine_active});var ue=k((Sa,sn)=>{sn.exports=require("./open-run.cjs").run_change});var fe=k(($a,an)=>{an.exports=require("./open-run.cjs").engine_places});var pe=k((Ca,Sn)=>{Sn.exports=require("./open-run.cjs").run_spec_review});var Y=k((ed,An)=>{An.exports=require("./open-run.cjs").io_process_ref});var Pn=k((rd,jn)=>{jn.exports=require("./open-run.cjs").run_announcements});var at=k((id,Nn)=>{Nn.exports=require("./open-run.cjs").engine_open_run});var er=k((Bd,Qn)=>{Qn.exports=require("./open-run.cjs").run_review_work});var gt=k((Dd,tr)=>{tr.exports=require("./open-run.cjs").io_files});var ur=k((Ud,cr)=>{cr.exports=require("./open-run.cjs").journal_journal_error});var Er=k((oc,Tr)=>{Tr.exports=require("./open-run.cjs").run_review_index});var Ar=k((sc,Or)=>{Or.exports=require("./open-run.cjs").run_review_need});var Ds={};ki(Ds,{hook:()=>Bs});module.exports=yi(Ds);var Ft=require("node:timers/promises");var x=c(Nt(),1),Bt=c(Mt(),1),Dt=c(De(),1);function ee(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancell\
ed"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resu\
me goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...xi(e),"/ultraplan:resume","/ultraplan:cancel"]};case"running":return vi(e,t)}}function xi(e){
let[t,...n]=e.tasks.filter(x.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function vi(e,t){let n=e.tickets.filter(o=>o.redeemedAt===void 0);if(n.length>0)return{kind:"dis\
patch",agents:n.map($i)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,Dt.nextReviews)(e,o,t));return i.length>0?{kind:"dis\
patch",agents:i}:wi(e,t)}function wi(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,x.isDone)(i)||(0,x.isStuck)(i)||!(0,x.isReady)(e,r))continue;let o=i.notBefore!==void 0&&i.notBefore>t.toISOString();
if(!((i.status==="reviewing"||i.status==="verifying")&&!o)){if(i.kind==="checkpoint")return bi(i);if(o&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return Si(e,r)}}return n!==
void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(x.isDone)?{kind:"done",reason:"every task is done"}:Ri(e)}function Si(e,t){let n=(0,x.parallelGroup)(e,t).filter(o=>!(0,x.isDone)(
o)&&!(0,x.isStuck)(o)&&o.attempts.length===0&&!o.notStarted),r=e.tasks[t],i=n.length>1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.
length+1,iteration:1,isolated:i.length>1}))}}function $i(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function bi(e){
let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function Ri(e){let t=e.tasks.
find(x.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(i=>!(0,x.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,Bt.attemptsUsed)(
t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","inv\
estigate"]}}function te(e,t){if(ee(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(o=>o.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(o=>o.status==="failed"&&o.notBefore&&o.notBefore>t.toISOString()?[o.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var q=(...e)=>require("node:crypto").createHash(...e);var j=(...e)=>require("node:crypto").randomBytes(...e);var Kr=c(v(),1);function We(e,t){let n=400-Buffer.byteLength(ne("",t));return ne(Jt(Ge(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var ne=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,Wt=(e,t)=>Ut(200,n=>ne(`ultraplan needs the person: tell them this and end your turn. ${Ei(Le(e,n))} Options: ${Ge(t.join(" | "))}`,{action:"ask"})),He=(e,t)=>Ut(40,
n=>Gt(e,t,n));function Ht(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(Gt(e.slice(0,n),t,0))>400;)n--;return n}function Gt(e,t,n){let[r,i]=[`ultraplan:${e[0]?.role}`,`ultraplan-ticket ${t}`],o=e.map(
s=>Ti(s,n));return e.length===1?ne("Call the Agent tool once, with exactly these arguments; nothing else.",{action:"dispatch",agents:[{subagent_type:r,description:o[0],prompt:i}]}):ne(`Call the Agent \
tool ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:r,prompt:i,descriptions:o})}function Ut(e,t){for(let n=e;n>
0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function Ti({task:e,title:t,place:n,attempt:r},i=40){return`${[Jt(Le(e,48),48),Le(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>
1?`, attempt ${r}`:""}`}var Ei=e=>e.trim().replace(/(?<![.?!])$/,"."),Le=(e,t)=>[...Ge(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),Ge=e=>e.replace(new RegExp(
"\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function Jt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;
r+=i}return`${r}\u2026`}var U=c($(),1);function A(e){let t=(0,U.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,U.oneLine)(e.id)}: ${t}`}var Yt=(e,t)=>(0,U.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),ve=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,D=e=>e.doneBefore&&e.status==="pending";function J(e){return D(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function we(e){let t=[...D(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(U.oneLine)])]}
var _=e=>(0,U.oneLine)(e).slice(0,10),re=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var Se=c($(),1),Oi={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Ai(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function _i({role:e,verdict:t}){let n=Oi[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function ie(e){return e.tasks.flatMap(t=>Ai(t).flatMap(n=>_i(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,Se.oneLine)(i)}))))}function Kt(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,Se.oneLine)(
r.id),text:(0,Se.oneLine)(r.message)}))),...ie(e)]}var $e=c($(),1);function zt(e,t){let n=e.tasks.flatMap(r=>oe(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:Fi(r,i)}))}var oe=e=>e.attempts.flatMap(t=>t.failures);function Fi(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${_(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,$e.oneLine)(
e.override?.who??"unknown")}: ${(0,$e.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,$e.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var F=c($(),1);function Xt(e){let t=s=>e.tasks.filter(s).map(a=>(0,F.oneLine)(a.id)).join(", "),n=s=>e.tasks.filter(a=>a.status===s&&!a.override?.adopted),r=e.tasks.filter(s=>s.pausedFor!==void 0),i=[
...new Set(ie(e).map(({task:s})=>(0,F.oneLine)(s.id)))].join(", "),o=t(D);return[...r.map(s=>Pi(e,s)),...Ni(e),...[...n("forced"),...n("skipped")].map(s=>qi(e,s)),...ji(e),...i===""?[]:[`answer the re\
view findings on ${i}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...Ii(e)]}function qi({state:e},t){let n=(0,F.oneLine)(t.id);return t.status==="forced"&&e!=="cance\
lled"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /u\
ltraplan:adopt --task ${n}`}var Zt=3;function ji(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let o=i.slice(0,Zt).map(F.oneLine).join(", ");return`look at ${re(
r,"commit")} that no executor made (${o}${i.length>Zt?" and others":""}): git log ${_(t)}..${_(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function Pi({
state:e},t){let n=(0,F.oneLine)(t.id),r=(0,F.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}\
): /ultraplan:retry --task ${n} tries again, ${i}`}function Ni(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==
void 0)?["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,F.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[
`/ultraplan:implement ${(0,F.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function Ii(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${_(e.base)}..${_(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var b=c($(),1);var Ue=c($(),1);function E(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Ue.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var se=e=>/T(\d\d:\d\d:\d\d)/.exec(E(e))?.[1]??(0,Ue.oneLine)(
e);function Je(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function ae(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Qt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Qt(n%60)} min`}var Qt=e=>String(e).padStart(2,
"0");function Ve(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[ve(n)]+=1;return t}var Mi=new Set(
["executing","verifying","reviewing"]),Ci=e=>Mi.has(e.status);function Ye(e){let t=Ve(e),n=e.tasks.filter(D).length,r=t.failed+t.escalated,i=t.approved,o=e.tasks.filter(a=>a.attempts.length>0),s=o.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:o.length===0?0:Math.round(10*s/o.length)/10}}function Ke(e){let t=e.tasks.filter(Ci);if(t.length>0)return t;let i=e.tasks.filter(o=>o.lastStepAt!==
void 0).reduce((o,s)=>o&&(o.lastStepAt??"")>(s.lastStepAt??"")?o:s,void 0)??e.tasks.find(o=>!D(o));return i?[i]:[]}var ze=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function be(e){let t=n=>e.tasks.filter(n).map(r=>(0,b.oneLine)(r.id));return{run:(0,b.oneLine)(e.id),spec:(0,b.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,b.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Je(e.startedAt,e.endedAt??e.lastAt)??0,totals:Ve(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:en(e,"skipped"),forced:en(e,"forced"),outstanding:ie(e).map(({task:n,from:r,text:i})=>({task:(0,b.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Bi),next:Xt(e)}}
function en(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,b.oneLine)(n),title:(0,b.oneLine)(r),who:(0,b.oneLine)(i.who),at:i.at,reason:(0,b.oneLine)(i.reason)}]:[])}function Bi(e){
let t=Je(e.startedAt,e.lastStepAt);return{id:(0,b.oneLine)(e.id),title:(0,b.oneLine)(e.title),status:ve(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:oe(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:we(e)}}var Di=/^[\x20-\x7e]*$/,Li=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Wi=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Hi=/^[\u{1f1e6}-\u{1f1ff}]$/u,Gi="\uFE0F";function Ui(e){return Li.test(e)?0:Hi.test(e)?1:Wi.test(e)?2:1}function V(e){if(Di.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Gi&&n===1&&(t+=1),n=Ui(r),t+=n;return t}var tn,Ji=e=>(tn??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),tn.segment(e));function Vi(e,t){let n="",r=0;for(let{segment:i}of Ji(
e)){if(r+=V(i),r>t)break;n+=i}return n}function de(e,t){return t<=0?"":V(e)<=t?e:`${Vi(e,t-1).trimEnd()}\u2026`}function ce(e,t){let n=de(e,t);return n+" ".repeat(Math.max(0,t-V(n)))}var Ze=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${se(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Xe(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,o=[`${t.approved} of ${re(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],s=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${s} after ${ae(e.durationMs)}: ${o.join(", ")}`}function nn(e,t=100){let n=be(e),r=(o,s)=>s.length===0?[]:["",o,...s];return`${[Xe(n),...n.forced.map(Ze),...r("skipped (\
unverified)",n.skipped.map(({id:o,who:s,at:a,reason:d})=>`  ${o}: ${d} (${s}, ${se(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:o,from:s,finding:a})=>`  ${o}: ${a} [${s}]`)),
...r("time and attempts",Yi(e,n,t)),...r("what to do next",n.next.map((o,s)=>`  ${s+1}. ${o}`))].join(`
`)}
`}function Yi(e,{tasks:t},n){let r=e.tasks.map(J),i=Math.min(14,Math.max(2,...t.map(({id:a})=>V(a)))),o=Math.max(6,...r.map(V)),s=Math.max(10,n-i-o-34);return t.map(({id:a,title:d,attempts:u,durationMs:f},p)=>{
let m=u===0?"":re(u,"attempt"),l=f===void 0?"":ae(f);return`  ${ce(a,i)}  ${ce(r[p]??"",o)}  ${ce(m,10)}  ${ce(l,12)}  ${de(d,s)}`.trimEnd()})}var zr=c(on(),1);var L=c(v(),1),gn=c(ue(),1),Te=c(fe(),1);var et=c(v(),1);function dn(e,t){return JSON.stringify(Qe(e),void 0,t)}function Qe(e){if(Array.isArray(e))return e.map(Qe);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Qe(r)]))}var cn=c(fe(),1);function un(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let o=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...o===void 0?{}:{base:o},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Ki(i)}}function Ki(e){return q("sha256").update(dn(e??{})).digest("hex")}function fn(e,t,n){(0,et.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${cn.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}var mn=require("node:fs"),ln=require("node:path"),tt=c(v(),1),nt=({root:e,branch:t})=>(0,tt.tryGit)(e,["rev-parse","--verify","--quiet",`refs/heads/${t}^{commit}`])?.trim();function Re(e){let[,t]=pn.exec(
zi(e))??[];if(t!==void 0)return t;let[,n]=pn.exec(`ref: ${(0,tt.tryGit)(e,["symbolic-ref","--quiet","HEAD"])??""}`)??[];return n}var pn=/^ref: refs\/heads\/(?!\.invalid$)(.+)$/m;function zi(e){try{return(0,mn.readFileSync)(
(0,ln.join)(e,".git","HEAD"),"utf8")}catch{return""}}function Zi({journal:e}){e.update(t=>(t&&(0,L.git)(t.root,["update-ref",(0,Te.approvedRef)(t.id),t.approvedHead]),[]))}function hn(e){if(Xi(e.run))return;let t=(0,Te.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,L.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,o=(0,L.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,L.git)(
r.root,["update-ref",t,r.approvedHead]),o?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function kn(e,t){let{run:n}=e;Zi(e);let r=(0,gn.taskOf)(n,t),i=r&&un(n,r);
i&&fn(n.root,i.commit,i)}function Xi(e){return((0,L.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,Te.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var yn=c(v(),1),xn=c(fe(),1);function vn(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Qi(e)??to(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}function Qi(e){let t=Re(e.root);return t===
e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultraplan:resume  [history/branch]`}var eo=3;function to(e){let t=e.
tasks.filter(d=>d.approvedCommit!==void 0).sort((d,u)=>(u.approval?.seq??0)-(d.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set([n,e.approvedHead])].every(d=>rt(e.root,d)))return;let o=t.
filter(d=>!rt(e.root,d.approvedCommit??"")).slice(0,eo).map(d=>`commit ${(d.approvedCommit??"").slice(0,10)} of task ${d.id}, which was approved,`).join(" and "),s=rt(e.root,e.base)?`commit ${e.approvedHead.
slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${o||s} is not in the history of ${e.branch} any more; bring it back (\
git merge ${(0,xn.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function rt(e,t){return t===""||(0,yn.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var ot=c(v(),1);var wn=c(v(),1);function P(e,t,n){return(0,wn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var it=require("node:path");var bn=c(v(),1);var no=c(ue(),1);var $n=c(pe(),1);function Ee(e,t){return(0,$n.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var Rn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,bn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var ro=e=>it.posix.dirname(e.planFiles[0]?.path??""),N=e=>it.posix.join(ro(e),".progress.md");var io=20;function st(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,ot.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([N(e),...e.tasks.flatMap(({file:d,override:u})=>[d,...u&&
!u.adopted?u.left??[]:[]])]),s=P(r,i,t).filter(d=>!o.has(d));if(s.length===0)return[];let a=Number((0,ot.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:s.slice(0,io)}]}var Tn=c(ue(),1),En=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,Tn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var On=(...e)=>require("node:child_process").spawn(...e);var _n=require("node:path"),Fn=c(Y(),1);function qn(e,t=process.env){let n=(0,_n.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=On(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,Fn.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var dt=c(Pn(),1),oo=c(ue(),1),so=c($(),1),ao=c(at(),1);function Oe(e){if(e.run.config.webhook===void 0||(0,dt.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let o=i?
(0,dt.announcements)(i):[];return o.length>0?[{type:"announced",about:o}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&qn(["notify",e.dir,e.home,String(r.seq)])}var M=require("node:fs"),I=require("node:path"),Zn=c(Y(),1);var Ae={execution:1,claim:1,artifacts:2,proof:2,review:3},R=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function co(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function In(e,t){let n=t.status.toUpperCase(),r=co(t),i=fo(e,t,r),o=po(e,t,r),s=lo(e,t,r);return{gateStatus:n,step:uo(t,r),executor:i,
verify:o,architect:s}}function uo(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Ae[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function fo(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?R("running",r.failures.at(-1)?.at??
r.startedAt):n&&Ae[n.stage]===1?R(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?R(t.override?"skipped":"running",r.startedAt):R("success",Mn(e,t)):{status:t.override?"skipped":"pending"}}function Mn(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function po(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
Ae[n.stage]===2?R("failed",n.at):r?.passed&&t.status!=="pending"?R("passed",mo(t)):t.override?R("skipped",t.override.at):t.status==="verifying"?R("running",Mn(e,t)):{status:"pending"}}function mo(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function lo(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(s=>s.role==="architect");if(n&&Ae[n.stage]===3)return R("rejected",n.at);if(t.status==="reviewing"){let s=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return R("reviewing",s?.redeemedAt??s?.issuedAt??t.lastStepAt)}let o=i&&r&&i.at>=r.startedAt?i:void 0;return o?.verdict.decision==="approve"?R("approved",o.
at):o?.verdict.decision==="reject"?R("rejected",o.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Cn=c($(),1),w=e=>(0,Cn.oneLine)(e).replaceAll("<!","&lt;!"),Bn=e=>w(e).replaceAll("|","\\|");var me=c($(),1);function Dn(e){let{override:t}=e;if(!t)return;let n=A(e),r=(0,me.oneLine)(t.who),i=E(t.at),o=(0,me.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:o,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:o,forced_by:r,forced_at:i,session:(0,me.oneLine)(t.session),prompt:(0,me.oneLine)(t.prompt),requires_manual_commit:!0}}var W=c($(),1);var go=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
ho=new Set(["avg_attempts"]),ko=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,yo=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Wn=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Ln=e=>JSON.stringify(e).replace(
Wn,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Hn(e,t){return typeof t=="number"&&ho.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Ln(String(t)):typeof t=="\
boolean"?String(t):go.has(e)&&ko.test(t)&&!yo.test(t)?t:Ln(t)}function xo(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Wn)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function vo(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(o=>o!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(o=>wo(e,o,`${n}  `))]}if(typeof t=="obj\
ect"){let i=ct(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?xo(t,n):void 0;return[`${n}${e}: ${r??Hn(e,t)}`]}function wo(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Hn(e,t)}`];let[r,...i]=ct(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var ct=(e,t)=>Object.
entries(e).flatMap(([n,r])=>vo(n,r,t)),Gn=e=>ct(e,"").join(`
`);var So=10;function Un(e){return`${[$o(e),...Ke(e).map(n=>bo(e,n)),`## Gate Statistics

${_e(Eo(e))}`,`## Recent Failures

${_e({recent_failures:Oo(e)})}`,Ao(e),_o(e),Fo(e)].filter(n=>n!=="").join(`

`)}
`}var _e=e=>`\`\`\`yaml
${Gn(e)}
\`\`\``;function $o(e){let t=Ye(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,W.oneLine)(e.cause)})`;return[w(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,W.oneLine)(e.id)} is ${e.state}${r}, as of ${E(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function bo(e,t){let n=In(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[w(`## Current Task: ${A(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[ut("Step 1: Executor ",n.executor),ut("Step 2: Verify   ",n.verify),ut("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,_e({current_task:To(e,t,n)})].join(`

`)}var Ro={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function ut(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${se(t.at)})`;return`[${Ro[t.status]??" "}] ${e}   - ${n}${r}`}function To(e,t,n){return{name:A(t),phase:t.phase===void 0?void 0:(0,W.oneLine)(t.phase),plan:Yt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&E(t.startedAt),last_step_at:t.lastStepAt&&E(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:ze(e,t),previous_failures:oe(t).map(r=>`${r.type}: ${(0,W.oneLine)(r.reason)}`)}}function Eo(e){let t=Ye(e),[n]=Ke(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:A(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var Oo=e=>zt(e,So).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:A(t),attempt:n.attempt,failure_type:n.type,error:(0,W.oneLine)(n.reason),recovered:r,resolution:i}));function Ao(e){let t=e.tasks.flatMap(n=>Dn(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${_e({tasks:t})}`}function _o(e){let t=Kt(e).map(({task:r,from:i,text:o})=>w(`- ${A(r)}: ${o} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,W.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function Fo(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${ze(e,n)}`,i=we(n);return`- ${w(A(n))}: ${J(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Jn(e){let t=be(e),n=(o,s)=>s.length===0?"":`## ${o}

${s.map(a=>`- ${w(a)}`).join(`
`)}`,r=t.tasks.map((o,s)=>{let a=e.tasks[s];return`| ${[o.id,o.title,a?J(a):o.status,String(o.attempts),o.durationMs===void 0?"":ae(o.durationMs),o.commit===void 0?"":_(o.commit),o.flags.join(", ")].map(
Bn).join(" | ")} |`});return`${[`# ${w(`Summary: ${t.spec}`)}`,w(Xe(t)),t.forced.map(o=>`> ${w(Ze(o))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:o,title:s,who:a,at:d,reason:u})=>`${o} ${s}: ${u} (${a}, ${E(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:o,title:s,who:a,at:d})=>`${o}\
 ${s} (forced) by ${a}, ${E(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:o,from:s,finding:a})=>`${o}: ${a} [${s}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((o,s)=>`${s+1}. ${w(o)}`).join(`
`)}`].filter(o=>o!=="").join(`

`)}
`}var H=require("node:fs"),Vn=require("node:path"),ft=c(v(),1);function Yn(e,t){try{qo(e,t)}catch{}}function qo(e,t){let n=(0,Vn.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,o=jo(n);if(!r){o!==i&&(0,H.writeFileSync)(n,i);return}if(o!==i)return;let s=(0,ft.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,ft.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();s?.trim()===""||a===void 0?(0,H.rmSync)(n,{force:!0}):(0,H.writeFileSync)(n,a)}function jo(e){try{return(0,H.readFileSync)(e,"utf8")}catch{return}}var K=require("node:fs"),mt=require("node:path"),Po=e=>q("sha256").update(e).digest("hex"),pt=e=>(0,mt.join)(e,".state-digest"),No=13e3;function Kn(e,t){try{let n=Io(pt(e));n&&n.length>No&&(0,K.writeFileSync)(
pt(e),n.subarray(n.length/2)),(0,K.appendFileSync)(pt(e),`${Po(t)}
`)}catch{}}function Io(e){try{return(0,K.readFileSync)(e)}catch{return}}function Xn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,I.join)(t,"STATE.md"):(0,I.join)(e.root,(0,I.dirname)(n),"STATE.md")}var Mo=(e,t)=>(0,I.join)((0,I.dirname)(Xn(e,t)),"SUMM\
ARY.md");function lt(e,t){let n=Un(e);Kn(t,n),zn(Xn(e,t),n,t),Yn(e,t),(e.state==="finished"||e.state==="cancelled")&&zn(Mo(e,t),Jn(e),t)}function zn(e,t,n){let r=(0,I.join)(n,`.view-${(0,Zn.thisProcess)().
pid}`);try{(0,M.writeFileSync)(r,t);try{(0,M.renameSync)(r,e)}catch{(0,M.copyFileSync)(r,e)}}catch{}finally{(0,M.rmSync)(r,{force:!0})}}var Ce=c(er(),1),bt=c(pe(),1);var z=require("node:fs"),Fe=require("node:path"),le=c(v(),1);var nr=require("node:fs"),rr=require("node:path"),ir=c(gt(),1),h=c(v(),1),ht=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],or=5;function sr(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Co(e,i,t(i),n)}catch(o){if(r===or||(0,h.headCommit)(e)===i)throw o}}}function Co(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let o=(0,rr.join)(i.gitDir,`ultraplan-index-${j(4).toString("hex")}`),{root:s}=i;try{(0,h.git)(s,["read-tree",t],{index:o});let a=n.map(({path:f,text:p})=>{let m=(0,h.git)(
s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:f,blob:m,mode:Lo(s,t,f),was:Do(s,t,f)}});for(let{path:f,blob:p,mode:m}of a)(0,h.git)(s,["update-index","--add","--cacheinfo",`${m},${p},${f}`],
{index:o});let d=(0,h.git)(s,["write-tree"],{index:o}).trim(),u=(0,h.git)(s,[...ht,"commit-tree",d,"-p",t],{input:r}).trim();(0,h.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:f,blob:p,mode:m,was:l}of a)Bo(s,f,p,m,l);return u}finally{(0,nr.rmSync)(o,{force:!0})}}function Bo(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=or;s+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,ir.sleep)(40)}}var Do=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Lo(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function ar(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var dr=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function qe(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=(0,le.headCommit)(o);if(!a)throw new Error("the repository has no commit");let d=ar(o,i,a).find(({message:m})=>m.
split(`
`).includes(s));if(d)return d.commit;let u=t.filter(({path:m})=>(0,le.committedText)(o,a,m)!==void 0||!dr(o,m)),f=m=>u.map(({path:l,change:S})=>({path:l,text:S((0,le.committedText)(o,m,l))})),p=u.length>
0?sr(o,f,`${n}

${s}
`):a;for(let m of t)Wo((0,Fe.join)(o,m.path),m);return p}function Wo(e,{change:t}){let n;try{n=(0,z.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,z.mkdirSync)((0,Fe.dirname)(e),{recursive:!0}),
(0,z.writeFileSync)(e,t(n))}var kt=require("node:path"),O=c(gt(),1),C=c(ur(),1),fr=e=>q("sha256").update(e).digest("hex"),pr=(e,t)=>(0,kt.join)(e,"evidence",t);function yt(e,t,n={}){let r=n.files??O.realFiles,i=Uo(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Jo(i,n.cap??Number.POSITIVE_INFINITY),a=fr(o),d=pr(e,a);try{if((0,O.readIfThere)(r,d)?.equals(o)!==!0){
(0,O.ensureFolder)(r,(0,kt.join)(e,"evidence"));let u=`${d}.${j(4).toString("hex")}.new`;(0,O.writeAtomic)(r,d,o,{temporary:u,sync:"both"})}}catch(u){throw(0,C.diskError)(u,d)}return{sha256:a,bytes:o.
length,cut:s}}function mr(e,t,n=O.realFiles){let r=pr(e,t.sha256),i=(0,O.readIfThere)(n,r);if(i===void 0)throw new C.JournalError("evidence-missing",{file:r},Ho,C.GO_ON);if(fr(i)!==t.sha256)throw new C.JournalError(
"evidence-changed",{file:r},Go,C.GO_ON);return i.toString("utf8")}var Ho="the evidence file is not there",Go="the evidence file was changed after it was written";function Uo(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Jo(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Vo(e,Math.floor(r/2)),o=Yo(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var lr=e=>e!==void 0&&(e&192)===
128;function Vo(e,t){let n=t;for(;n>0&&t-n<3&&lr(e[n]);)n-=1;return n}function Yo(e,t){let n=t;for(;n<e.length&&n-t<3&&lr(e[n]);)n+=1;return n}function gr(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=kr(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${je(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(d=>`\`${d}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${zo(t)}`,`  - **Commit**: \`${hr(o,t)}\``].map(d=>s+d)}var Ko=7;function xt(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:d}=t,u=kr(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${je(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(f=>({...f,line:r+Ko})),commit:hr(d,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var hr=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function zo({verify:e}){let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return je(e[0]?.
text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Zo=1e3,Xo=100,je=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Zo),kr=e=>je(e).slice(0,Xo).trim(),vt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Qo=/\r\n|\n|\r/g;function xr(e){let t=[],n=0;for(let r of e.matchAll(Qo))t.push(yr(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(yr(e.slice(n),n)),t}function yr(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var es=3;function ts(e,t){if(!(ns(e,t)>=es))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function ns(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function wr(e,t){let{original:n}=t,r=ts(e,n);if(r===void 0)return;let o=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(g=>g.path===n.file)?.text??"",a=gr(r,t,vt(n));if(!n.box){let g={...xt(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:vr(e.tasks,o,g)},task:g,after:o.id,insert:ye=>ye}}
let d=o.endLine,u=xr(s)[d]?.blank===!0,f=u?["",...a]:a,p=g=>rs(g,o,f),m=d+1+(u?1:0),l={...xt(r,t,a,m),box:{line:m,column:vt(n).length+3+1}},S=e.tasks.map(g=>g.file===n.file?os(g,d,f.length,o):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:vr(S,o,l)},task:l,after:o.id,insert:p}}function rs(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=is(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function is(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function os(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function vr(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function Sr(e){let{id:t,title:n,file:r,line:i,kind:o,checkpoint:s,phase:a,wave:d,parallel:u,dependsOn:f,files:p,tier:m,verification:l,securityReview:S,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:o,
parallel:u,dependsOn:f,files:p,securityReview:S,doneBefore:e.ticked,...s?{checkpoint:s}:{},...a!==void 0?{phase:a}:{},...d!==void 0?{wave:d}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function ss(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function $r(e,t,n=ss(t)){let r=t.replace(as,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var as=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function br({feedback:e,findings:t}){let n=e||ds(t);return["A reviewer did not accept the work of the task that this one fixes:",$r("what the reviewer wrote",n)].join(`
`)}var ds=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function Rr(e,t){return JSON.parse(mr(e,t.plan))}function wt(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var St=c(Er(),1),G=c(Ar(),1),jr=c(De(),1),Pe=c(pe(),1);var Fr="## Review Suggestions",cs=3,us=300;function qr(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=fs(t),i=t.kind==="suggestions"?ps(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return _r(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=_r(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var _r=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Z=e=>de(w(e),us);function fs(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,cs).map(n=>`  - ${Z(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(Z).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${Z(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(Z).join("; ")||"none named"}`];case"suggestions":return[Fr,"",...e.suggestions.
map(t=>`- Task ${Z(e.task)}: ${Z(t)}`)]}}function ps(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===""&&o===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===Fr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var Ne=(e,t)=>({path:N(e),change:n=>t.reduce(qr,n??"")});function ge(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,St.taskIndex)(
e,(0,G.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Pr(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Pe.specRecords)(
t).at(-1);if(!(0,G.needsSpecReview)(e,t))return ms(e,t);let r=(0,jr.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:t.
id,suggestions:o}]:[];switch(r.how){case"suggested":return[ge(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[ge(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,Pe.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[ge(
e,t,n,"proceeded")]}}function ms(e,t){let n=(0,G.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,G.nextReviewIndex)(e,(0,St.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Nr(e,t,n,r){let i=Rr(e,t),o=wt(i,n.id),{findings:s,suggestions:a=[],feedback:d}=r.verdict,u=s.filter(l=>!a.includes(l)),f=wr(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>wt(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||d,scope:t.spec}),p=Ee(t,n);if(!f||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=qe(t,[...f.task.box?[{
path:o.file,change:l=>f.insert(l??"")}]:[],Ne(t,[ge(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${f.task.id} from\
 the review of task ${n.id}`,key:`fix ${f.task.id}`,since:p});return[{type:"tasks_added",after:f.after,tasks:[{...Sr(f.task),addedBy:"review"}],plan:yt(e,JSON.stringify(f.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:yt(e,br(r.verdict))}]}var Me=c(v(),1);var Ir=require("node:fs"),Mr=require("node:path"),y=c(v(),1);function Cr(e,t,n){let r=(0,y.findRepository)(e),i=(0,y.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:s}=r,a=(0,Mr.join)(s,`ultraplan-index-${j(4).toString(
"hex")}`),d=t.map(({path:f,from:p})=>({path:f,was:ls(o,p,f)})),u=d.filter(({path:f})=>gs(o,f));try{(0,y.git)(o,["read-tree",i],{index:a});for(let{path:m,was:l}of d){let S=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,y.git)(o,["update-index",...S],{index:a})}let f=(0,y.git)(o,["write-tree"],{index:a}).trim(),p=(0,y.git)(o,[...ht,"commit-tree",f,"-p",i],{input:n}).
trim();(0,y.git)(o,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",p,i]);for(let{path:m,was:l}of u)l?(0,y.git)(o,["checkout","--quiet",p,"--",`:(top,literal)${m}`]):(0,y.git)(o,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return p}finally{
(0,Ir.rmSync)(a,{force:!0})}}function ls(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,y.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var gs=(e,t)=>(0,y.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var Br=c(pe(),1);function $t({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let d=o?.commit??s;return d===void 0?
[]:[{from:`${d}^1`,to:d}]})}function Dr(e,t){let n=(0,Br.fixTasksOf)(e,t).at(-1),r=n?hs(e,n):[];!n||r.length===0||Cr(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function hs(e,t){let{root:n}=e,r=(0,Me.headCommit)(n);if(r===void 0)return[];let i=N(e),o=$t(t,r).map(s=>({...s,paths:new Set(P(n,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].
filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:f})=>f.has(s)),d=a.every(({to:f},p)=>Ie(n,f,s)===Ie(n,a[p+1]?.from??r,s)),[u]=a;return u&&d?[{path:s,from:u.from}]:[]})}function Lr(e,t,n,r){let i=$t(
t,r).find(({from:o,to:s})=>P(e.root,o,s).includes(n));return i!==void 0&&Ie(e.root,i.from,n)===Ie(e.root,r,n)}var Ie=(e,t,n)=>(0,Me.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Hr(e){if(!((0,Ce.reviewWork)(e.run)&&Re(e.run.root)!==e.run.branch))for(;(0,Ce.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?ks(e.dir,r):[]);e.run=t;for(let r of n)r.type===
"task_approved"&&kn(e,r.task);if(n.length===0)return}}function ks(e,t){let n=(0,Ce.reviewWork)(t);return n?n.kind==="fix"?Nr(e,t,n.task,n.record):(n.takeBack&&Dr(t,n.task),[ys(t,n.task)]):[]}function ys(e,t){
let n=Ee(e,t);if(n===void 0)throw new Error(`task ${t.id} has no commit to approve`);let r=Pr(e,t),i=e.tasks.flatMap(u=>u.approvedHead??u.approvedCommit??[]),o=Rn(e.root,[n,...i]),s={type:"task_approv\
ed",task:t.id,commit:n};if(r.length===0)return o===n?s:{...s,head:o};let a=qe(e,[Ne(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`\
approve ${t.id} attempt ${t.attempts.length}`,since:n}),d=e.knownHead!==void 0&&(0,bt.fixTasksOf)(e,t).some(u=>u.givenUp)&&Wr(e,t,e.knownHead,a);return{...s,head:Wr(e,t,o,a)?a:o,...d?{known:a}:{}}}function Wr(e,t,n,r){
let i=(0,bt.fixTasksOf)(e,t).filter(s=>s.givenUp),o=[N(e),...i.length>0?[t.file]:[]];return P(e.root,n,r).every(s=>o.includes(s)||i.some(a=>Lr(e,a,s,r)))}var T=require("node:fs"),Gr=require("node:path"),Be=c(Y(),1);var he=c(fe(),1);function Rt(e,t,n){let r=(0,he.waitingFile)(t,e.session);if(!te(e,n)){(0,T.rmSync)(r,{force:!0});return}Vr(r)||((0,T.mkdirSync)((0,Gr.dirname)(r),{recursive:!0,mode:448}),(0,T.writeFileSync)(
r,"",{mode:384}))}function Ur(e,t){let n=(0,he.waitingFile)(t,e.session);if(!Tt(e,t))return!1;let r=Vr(n);return r&&(0,Be.isAlive)(r)?!1:((0,T.writeFileSync)(n,JSON.stringify((0,Be.thisProcess)()),{mode:384}),
!0)}var Tt=(e,t)=>(0,T.existsSync)((0,he.waitingFile)(t,e.session));function Jr(e,t){(0,T.rmSync)((0,he.waitingFile)(t,e.session),{force:!0})}function Vr(e){try{return JSON.parse((0,T.readFileSync)(e,
"utf8"))}catch{return}}var Zr=3;function Xr(e,t,n){let{journal:r,dir:i}=e;Hr(e);let o=vn(e.run);o.length>0&&(e.run=r.update(()=>o).state);let s=()=>(0,Kr.headCommit)(e.run.root)??e.run.base,a=xs(e.run,n);if(a)return Rt(e.run,
e.home,n),Oe(e),{action:a,text:Yr(e.run,a,s).text};hn(e);let d,{state:u}=r.update(p=>{if(!p)return[];let m=ee(p,n),{events:l,text:S}=Yr(p,m,s);d={action:m,text:S};let g=q("sha256").update(S).digest("h\
ex").slice(0,16),ye={type:"directive_given",digest:g,via:t},fi=m.kind==="done"&&p.state==="running"?[...st(p,s()),{type:"run_finished",commit:s()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
vs(p,g)){let qt=`the session stopped ${Zr} times without following: ${S.split(`
`)[0]}`;return d={action:{kind:"wait",reason:`${qt}; the run is parked, /ultraplan:resume goes on`},text:""},[ye,{type:"run_parked",cause:qt}]}return[...l,...fi,ye]});if(!d||!u)throw new Error("the ru\
n has no state");let f=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,zr.letGo)(e.home,u,i),Rt(u,e.home,n),lt(u,i),Oe(e),f?{...d,summary:nn(u)}:d}function xs(e,t){
let n=ee(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var vs=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Zr;function Yr(e,t,n){switch(t.kind){case"dispatch":return Ss(
e,ws(e,t.agents),n);case"wait":return{events:[],text:We(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:Wt(t.question,t.options)};case"\
done":return{events:[],text:We(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function ws(e,t){let n=t.filter(({role:r})=>r===t[0]?.role);return n.slice(0,Ht(Et(e,n),Ot()))}
var Et=(e,t)=>t.map(n=>En(e,n));function Ss(e,t,n){let r=t.length>1?Ot():void 0,i=[],o=t.map(d=>{let u=e.tickets.find(p=>!p.redeemedAt&&p.task===d.task&&p.role===d.role&&p.iteration===d.iteration);if(u)
return u;let f=Ot();return d.role==="spec-executor"&&i.length===0&&i.push(...st(e,n())),i.push({type:"ticket_issued",ticket:f,base:n(),...r?{group:r}:{},...d}),{id:f,...r?{group:r}:{}}}),[s]=o,a=s?.group;
return{events:i,text:a!==void 0&&o.every(d=>d.group===a)&&t.length>1?He(Et(e,t),a):He(Et(e,t.slice(0,1)),s?.id??"")}}var Ot=()=>j(8).toString("hex");var _t=c(Y(),1),ii=c($(),1);var Q=require("node:fs"),X=require("node:path");function ei(e,t){if(!(0,Q.existsSync)(e))return!0;let n=(0,X.dirname)(e);return Qr(n).map(r=>(0,X.join)(n,r,"subagents")).flatMap(r=>Qr(r).map(i=>(0,X.join)(r,i))).some(r=>r.endsWith(".meta.json")&&$s(
r)?.toolUseId===t)}function $s(e){try{return JSON.parse((0,Q.readFileSync)(e,"utf8"))}catch{return}}function Qr(e){try{return(0,Q.readdirSync)(e)}catch{return[]}}var B=require("node:fs"),bs=256*1024;function ti(e,t){for(let n of Ts(e).split(`
`).reverse()){if(!n.includes(t))continue;let r=Rs(n).find(i=>i.tool_use_id===t&&i.is_error);if(r)return typeof r.content=="string"?r.content:JSON.stringify(r.content)}}function Rs(e){try{let{message:t}=JSON.
parse(e);return Array.isArray(t?.content)?t.content:[]}catch{return[]}}function Ts(e){let t;try{t=(0,B.openSync)(e,"r");let{size:n}=(0,B.fstatSync)(t),r=Buffer.alloc(Math.min(n,bs));return(0,B.readSync)(
t,r,0,r.length,n-r.length),r.toString("utf8")}catch{return""}finally{t!==void 0&&(0,B.closeSync)(t)}}var ke=require("node:fs"),At=require("node:path");var ni=(e,t)=>(0,At.join)(e,"started",t);function Es(e,t,n){(0,ke.mkdirSync)(ni(e,t),{recursive:!0}),(0,ke.writeFileSync)((0,At.join)(ni(e,t),n),"")}var ri=(e,t,n)=>Es(e,t,As(n)),Os="call-",As=e=>`${Os}${e.
replace(/[^\w-]/g,"")}`;function oi(e){_s(e,t=>t.judging!==void 0&&!(0,_t.isAlive)(t.judging.process),{how:"the claim was never judged",transcript:""})}function _s(e,t,n){if(!e.run.tickets.some(t))return;let{state:r}=e.journal.
update(i=>(i?.tickets??[]).filter(o=>t(o)).flatMap(o=>Fs(e,o,n)));e.run=r}function Fs({run:e,dir:t},n,{how:r,transcript:i,error:o}){let{toolUseId:s}=n;if(s===void 0||n.agentId||n.judging||ei(i,s))return js(
e,n,r);n.isolated&&ri(t,n.base,s);let a=(0,ii.oneLine)(o??ti(i,s)??"the client, one of its rules or another hook refused it");return[{type:"agent_not_started",ticket:n.id,cause:a.slice(0,qs)}]}var qs=200;
function js(e,t,n){let r={ticket:t.id,...Ps(e,t)};return t.judging?(0,_t.isAlive)(t.judging.process)?[]:[{type:"agent_lost",...r,cause:"the claim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lo\
st",...r,cause:n,failure:"EXECUTION_FAILURE"}]}function Ps(e,t){let r=t.role==="spec-executor"&&!t.isolated?nt(e):void 0;return r===void 0?{}:{head:r}}var si=c(Y(),1);function ai(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,si.isSameStart)(n,t.client.startedAt)}var di=c(at(),1);var Ns=500,Is=2e3;async function ci(e,t=Is){let n=Cs(e);if(!(n?.run.state!=="running"||!Ur(n.run,e.home))){if(te(n.run,new Date))await Ms(n);else{if(await(0,Ft.setTimeout)(t),!Tt(n.run,e.home))return;
n.run=n.journal.refresh()}return Jr(n.run,e.home),n.run.state==="running"?Xr(n,"wake",new Date).text:void 0}}async function Ms(e){for(;te(e.run,new Date);)await(0,Ft.setTimeout)(Ns),e.run=e.journal.refresh(),
oi(e)}function Cs(e){let t=(0,di.openActiveRun)(e.home,e.id);return t&&ai(t.run,e)?t:void 0}var ui={kind:"pass"};var Bs=async(e,{session:t})=>{let n=await ci(t);return n===void 0?ui:{kind:"wake",text:n}};0&&(module.exports={hook});
