const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Dr=Object.create;var me=Object.defineProperty;var Wr=Object.getOwnPropertyDescriptor;var Gr=Object.getOwnPropertyNames;var Hr=Object.getPrototypeOf,Jr=Object.prototype.hasOwnProperty;var x=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Ur=(e,t)=>{for(var n in t)me(e,n,{get:t[n],enumerable:!0})},yt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Gr(t))!Jr.call(e,i)&&i!==n&&me(e,i,{get:()=>t[i],enumerable:!(r=Wr(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?Dr(Hr(e)):{},yt(t||!e||!e.__esModule?me(n,"default",{value:e,enumerable:!0}):n,e)),Vr=e=>yt(me({},"__esModule",{value:!0}),e);var w=x((ro,kt)=>{kt.exports=require("./open-run.cjs").io_git});var Tt=x((so,Rt)=>{Rt.exports=require("./open-run.cjs").run_groups});var At=x((oo,Et)=>{Et.exports=require("./open-run.cjs").run_policy});var Ce=x((ao,Ot)=>{Ot.exports=require("./open-run.cjs").run_reviews});var R=x((uo,Ft)=>{Ft.exports=require("./open-run.cjs").view_terminal});var Gt=x((Co,Wt)=>{Wt.exports=require("./open-run.cjs").engine_active});var se=x((No,Ht)=>{Ht.exports=require("./open-run.cjs").run_change});var oe=x((Io,Jt)=>{Jt.exports=require("./open-run.cjs").engine_places});var ae=x((Yo,sn)=>{sn.exports=require("./open-run.cjs").run_spec_review});var ce=x((ua,pn)=>{pn.exports=require("./open-run.cjs").io_process_ref});var xn=x((ma,hn)=>{hn.exports=require("./open-run.cjs").run_announcements});var ze=x((la,yn)=>{yn.exports=require("./open-run.cjs").engine_open_run});var jn=x((Ka,Mn)=>{Mn.exports=require("./open-run.cjs").run_review_work});var it=x((za,Ln)=>{Ln.exports=require("./open-run.cjs").io_files});var Yn=x((tc,Vn)=>{Vn.exports=require("./open-run.cjs").journal_journal_error});var fr=x((gc,ur)=>{ur.exports=require("./open-run.cjs").run_review_index});var mr=x((hc,pr)=>{pr.exports=require("./open-run.cjs").run_review_need});var eo={};Ur(eo,{agentNotified:()=>Qs});module.exports=Vr(eo);var F=(...e)=>require("node:crypto").createHash(...e);var P=(...e)=>require("node:crypto").randomBytes(...e);var Pr=d(w(),1);function qe(e,t){let n=400-Buffer.byteLength(z("",t));return z(bt(Pe(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var z=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,vt=(e,t)=>$t(200,n=>z(`ultraplan needs the person: tell them this and end your turn. ${Kr(_e(e,n))} Options: ${Pe(t.join(" | "))}`,{action:"ask"})),Fe=(e,t)=>$t(40,
n=>St(e,t,n));function wt(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(St(e.slice(0,n),t,0))>400;)n--;return n}function St(e,t,n){let[r,i]=[`ultraplan:${e[0]?.role}`,`ultraplan-ticket ${t}`],s=e.map(
o=>Yr(o,n));return e.length===1?z("Call the Agent tool once, with exactly these arguments; nothing else.",{action:"dispatch",agents:[{subagent_type:r,description:s[0],prompt:i}]}):z(`Call the Agent to\
ol ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:r,prompt:i,descriptions:s})}function $t(e,t){for(let n=e;n>
0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function Yr({task:e,title:t,place:n,attempt:r},i=40){return`${[bt(_e(e,48),48),_e(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>
1?`, attempt ${r}`:""}`}var Kr=e=>e.trim().replace(/(?<![.?!])$/,"."),_e=(e,t)=>[...Pe(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),Pe=e=>e.replace(new RegExp(
"\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function bt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;
r+=i}return`${r}\u2026`}var k=d(Tt(),1),_t=d(At(),1),qt=d(Ce(),1);function Z(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelle\
d"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resum\
e goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...zr(e),"/ultraplan:resume","/ultraplan:cancel"]};case"running":return Zr(e,t)}}function zr(e){
let[t,...n]=e.tasks.filter(k.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function Zr(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dis\
patch",agents:n.map(ei)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,qt.nextReviews)(e,s,t));return i.length>0?{kind:"dis\
patch",agents:i}:Xr(e,t)}function Xr(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,k.isDone)(i)||(0,k.isStuck)(i)||!(0,k.isReady)(e,r))continue;let s=i.notBefore!==void 0&&i.notBefore>t.toISOString();
if(!((i.status==="reviewing"||i.status==="verifying")&&!s)){if(i.kind==="checkpoint")return ti(i);if(s&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return Qr(e,r)}}return n!==
void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(k.isDone)?{kind:"done",reason:"every task is done"}:ni(e)}function Qr(e,t){let n=(0,k.parallelGroup)(e,t).filter(s=>!(0,k.isDone)(
s)&&!(0,k.isStuck)(s)&&s.attempts.length===0&&!s.notStarted),r=e.tasks[t],i=n.length>1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.
length+1,iteration:1,isolated:i.length>1}))}}function ei(e){let{task:t,role:n,attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function ti(e){
let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function ni(e){let t=e.tasks.
find(k.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(i=>!(0,k.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,_t.attemptsUsed)(
t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","inv\
estigate"]}}var H=d(R(),1);function A(e){let t=(0,H.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,H.oneLine)(e.id)}: ${t}`}var Pt=(e,t)=>(0,H.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),le=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,B=e=>e.doneBefore&&e.status==="pending";function J(e){return B(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function ge(e){let t=[...B(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(H.oneLine)])]}
var O=e=>(0,H.oneLine)(e).slice(0,10),X=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var he=d(R(),1),ri={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function ii(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function si({role:e,verdict:t}){let n=ri[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function Q(e){return e.tasks.flatMap(t=>ii(t).flatMap(n=>si(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,he.oneLine)(i)}))))}function Ct(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,he.oneLine)(
r.id),text:(0,he.oneLine)(r.message)}))),...Q(e)]}var xe=d(R(),1);function Nt(e,t){let n=e.tasks.flatMap(r=>ee(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:oi(r,i)}))}var ee=e=>e.attempts.flatMap(t=>t.failures);function oi(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${O(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,xe.oneLine)(
e.override?.who??"unknown")}: ${(0,xe.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,xe.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var _=d(R(),1);function Mt(e){let t=o=>e.tasks.filter(o).map(a=>(0,_.oneLine)(a.id)).join(", "),n=o=>e.tasks.filter(a=>a.status===o&&!a.override?.adopted),r=e.tasks.filter(o=>o.pausedFor!==void 0),i=[
...new Set(Q(e).map(({task:o})=>(0,_.oneLine)(o.id)))].join(", "),s=t(B);return[...r.map(o=>di(e,o)),...ui(e),...[...n("forced"),...n("skipped")].map(o=>ai(e,o)),...ci(e),...i===""?[]:[`answer the rev\
iew findings on ${i}`],...s===""?[]:[`${s} was ticked before the run and no gate has looked at it`],...fi(e)]}function ai({state:e},t){let n=(0,_.oneLine)(t.id);return t.status==="forced"&&e!=="cancel\
led"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ul\
traplan:adopt --task ${n}`}var It=3;function ci(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let s=i.slice(0,It).map(_.oneLine).join(", ");return`look at ${X(r,
"commit")} that no executor made (${s}${i.length>It?" and others":""}): git log ${O(t)}..${O(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function di({state:e},t){
let n=(0,_.oneLine)(t.id),r=(0,_.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}): /ultr\
aplan:retry --task ${n} tries again, ${i}`}function ui(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==void 0)?
["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,_.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[`/ultra\
plan:implement ${(0,_.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function fi(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${O(e.base)}..${O(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var $=d(R(),1);var Ne=d(R(),1);function T(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Ne.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var te=e=>/T(\d\d:\d\d:\d\d)/.exec(T(e))?.[1]??(0,Ne.oneLine)(
e);function Ie(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function ne(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${jt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${jt(n%60)} min`}var jt=e=>String(e).padStart(2,
"0");function Me(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[le(n)]+=1;return t}var pi=new Set(
["executing","verifying","reviewing"]),mi=e=>pi.has(e.status);function je(e){let t=Me(e),n=e.tasks.filter(B).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,c)=>a+c.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function Le(e){let t=e.tasks.filter(mi);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!B(s));return i?[i]:[]}var Be=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function ye(e){let t=n=>e.tasks.filter(n).map(r=>(0,$.oneLine)(r.id));return{run:(0,$.oneLine)(e.id),spec:(0,$.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,$.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Ie(e.startedAt,e.endedAt??e.lastAt)??0,totals:Me(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Lt(e,"skipped"),forced:Lt(e,"forced"),outstanding:Q(e).map(({task:n,from:r,text:i})=>({task:(0,$.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(li),next:Mt(e)}}function Lt(e,t){
return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,$.oneLine)(n),title:(0,$.oneLine)(r),who:(0,$.oneLine)(i.who),at:i.at,reason:(0,$.oneLine)(i.reason)}]:[])}function li(e){let t=Ie(
e.startedAt,e.lastStepAt);return{id:(0,$.oneLine)(e.id),title:(0,$.oneLine)(e.title),status:le(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:ee(e).length,...t===
void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:ge(e)}}var gi=/^[\x20-\x7e]*$/,hi=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,xi=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),yi=/^[\u{1f1e6}-\u{1f1ff}]$/u,ki="\uFE0F";function vi(e){return hi.test(e)?0:yi.test(e)?1:xi.test(e)?2:1}function U(e){if(gi.test(e))return e.length;let t=0,
n=0;for(let r of e)r===ki&&n===1&&(t+=1),n=vi(r),t+=n;return t}var Bt,wi=e=>(Bt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Bt.segment(e));function Si(e,t){let n="",r=0;for(let{segment:i}of wi(
e)){if(r+=U(i),r>t)break;n+=i}return n}function re(e,t){return t<=0?"":U(e)<=t?e:`${Si(e,t-1).trimEnd()}\u2026`}function ie(e,t){let n=re(e,t);return n+" ".repeat(Math.max(0,t-U(n)))}var De=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${te(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function We(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${X(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${ne(e.durationMs)}: ${s.join(", ")}`}function Dt(e,t=100){let n=ye(e),r=(s,o)=>o.length===0?[]:["",s,...o];return`${[We(n),...n.forced.map(De),...r("skipped (\
unverified)",n.skipped.map(({id:s,who:o,at:a,reason:c})=>`  ${s}: ${c} (${o}, ${te(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:s,from:o,finding:a})=>`  ${s}: ${a} [${o}]`)),
...r("time and attempts",$i(e,n,t)),...r("what to do next",n.next.map((s,o)=>`  ${o+1}. ${s}`))].join(`
`)}
`}function $i(e,{tasks:t},n){let r=e.tasks.map(J),i=Math.min(14,Math.max(2,...t.map(({id:a})=>U(a)))),s=Math.max(6,...r.map(U)),o=Math.max(10,n-i-s-34);return t.map(({id:a,title:c,attempts:u,durationMs:f},p)=>{
let m=u===0?"":X(u,"attempt"),l=f===void 0?"":ne(f);return`  ${ie(a,i)}  ${ie(r[p]??"",s)}  ${ie(m,10)}  ${ie(l,12)}  ${re(c,o)}`.trimEnd()})}var Cr=d(Gt(),1);var C=d(w(),1),zt=d(se(),1),ke=d(oe(),1);var He=d(w(),1);function Ut(e,t){return JSON.stringify(Ge(e),void 0,t)}function Ge(e){if(Array.isArray(e))return e.map(Ge);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ge(r)]))}var Vt=d(oe(),1);function Yt(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:bi(i)}}function bi(e){return F("sha256").update(Ut(e??{})).digest("hex")}function Kt(e,t,n){(0,He.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${Vt.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function Ri({journal:e}){e.update(t=>(t&&(0,C.git)(t.root,["update-ref",(0,ke.approvedRef)(t.id),t.approvedHead]),[]))}function Zt(e){if(Ti(e.run))return;let t=(0,ke.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,C.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,s=(0,C.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,C.git)(
r.root,["update-ref",t,r.approvedHead]),s?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function Xt(e,t){let{run:n}=e;Ri(e);let r=(0,zt.taskOf)(n,t),i=r&&Yt(n,r);
i&&Kt(n.root,i.commit,i)}function Ti(e){return((0,C.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,ke.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var en=require("node:fs"),Je=require("node:path"),Ue=d(w(),1),tn=d(oe(),1);function nn(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Ei(e)??_i(e);return t===void 0?
[]:[{type:"run_halted",cause:t}]}function Ei(e){let t=Ai(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}function Ai(e){let t=(0,Je.join)(e,".git");try{let[,n]=/^ref: refs\/heads\/(?!\.invalid)(.+)$/m.exec((0,en.readFileSync)((0,Je.join)(t,"HEAD"),"utf8"))??[];
if(n!==void 0)return n}catch{}return(0,Ue.tryGit)(e,["symbolic-ref","--quiet","--short","HEAD"])?.trim()}var Oi=3;function _i(e){let t=e.tasks.filter(o=>o.approvedCommit!==void 0).sort((o,a)=>(a.approval?.
seq??0)-(o.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;return Qt(e.root,n)?void 0:`history was rewritten: ${t.filter(o=>!Qt(e.root,o.approvedCommit??"")).slice(0,Oi).map(o=>`commit ${(o.approvedCommit??
"").slice(0,10)} of task ${o.id}, which was approved,`).join(" and ")||`commit ${e.base.slice(0,10)}, on which the run began,`} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,tn.approvedRef)(
e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Qt(e,t){return t===""||(0,Ue.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var Ye=d(w(),1);var rn=d(w(),1);function N(e,t,n){return(0,rn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Ve=require("node:path");var an=d(w(),1);var qi=d(se(),1);var on=d(ae(),1);function ve(e,t){return(0,on.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var cn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,an.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Fi=e=>Ve.posix.dirname(e.planFiles[0]?.path??""),I=e=>Ve.posix.join(Fi(e),".progress.md");var Pi=20;function Ke(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,Ye.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([I(e),...e.tasks.flatMap(({file:c,override:u})=>[c,...u&&
!u.adopted?u.left??[]:[]])]),o=N(r,i,t).filter(c=>!s.has(c));if(o.length===0)return[];let a=Number((0,Ye.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:o.slice(0,Pi)}]}var dn=d(se(),1),un=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,dn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var fn=(...e)=>require("node:child_process").spawn(...e);var mn=require("node:path"),ln=d(ce(),1);function gn(e,t=process.env){let n=(0,mn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=fn(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,ln.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var Ze=d(xn(),1),Ci=d(se(),1),Ni=d(R(),1),Ii=d(ze(),1);function Xe(e){if(e.run.config.webhook===void 0||(0,Ze.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let s=i?
(0,Ze.announcements)(i):[];return s.length>0?[{type:"announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&gn(["notify",e.dir,e.home,String(r.seq)])}var j=require("node:fs"),M=require("node:path"),Cn=d(ce(),1);var we={execution:1,claim:1,artifacts:2,proof:2,review:3},b=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function Mi(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function kn(e,t){let n=t.status.toUpperCase(),r=Mi(t),i=Li(e,t,r),s=Bi(e,t,r),o=Wi(e,t,r);return{gateStatus:n,step:ji(t,r),executor:i,
verify:s,architect:o}}function ji(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?we[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function Li(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?b("running",r.failures.at(-1)?.at??
r.startedAt):n&&we[n.stage]===1?b(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?b(t.override?"skipped":"running",r.startedAt):b("success",vn(e,t)):{status:t.override?"skipped":"pending"}}function vn(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Bi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
we[n.stage]===2?b("failed",n.at):r?.passed&&t.status!=="pending"?b("passed",Di(t)):t.override?b("skipped",t.override.at):t.status==="verifying"?b("running",vn(e,t)):{status:"pending"}}function Di(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function Wi(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&we[n.stage]===3)return b("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return b("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?b("approved",s.
at):s?.verdict.decision==="reject"?b("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var wn=d(R(),1),v=e=>(0,wn.oneLine)(e).replaceAll("<!","&lt;!"),Sn=e=>v(e).replaceAll("|","\\|");var de=d(R(),1);function $n(e){let{override:t}=e;if(!t)return;let n=A(e),r=(0,de.oneLine)(t.who),i=T(t.at),s=(0,de.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,de.oneLine)(t.session),prompt:(0,de.oneLine)(t.prompt),requires_manual_commit:!0}}var D=d(R(),1);var Gi=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
Hi=new Set(["avg_attempts"]),Ji=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,Ui=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Rn=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,bn=e=>JSON.stringify(e).replace(
Rn,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Tn(e,t){return typeof t=="number"&&Hi.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):bn(String(t)):typeof t=="\
boolean"?String(t):Gi.has(e)&&Ji.test(t)&&!Ui.test(t)?t:bn(t)}function Vi(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Rn)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function Yi(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>Ki(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=Qe(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?Vi(t,n):void 0;return[`${n}${e}: ${r??Tn(e,t)}`]}function Ki(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Tn(e,t)}`];let[r,...i]=Qe(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var Qe=(e,t)=>Object.
entries(e).flatMap(([n,r])=>Yi(n,r,t)),En=e=>Qe(e,"").join(`
`);var zi=10;function An(e){return`${[Zi(e),...Le(e).map(n=>Xi(e,n)),`## Gate Statistics

${Se(ts(e))}`,`## Recent Failures

${Se({recent_failures:ns(e)})}`,rs(e),is(e),ss(e)].filter(n=>n!=="").join(`

`)}
`}var Se=e=>`\`\`\`yaml
${En(e)}
\`\`\``;function Zi(e){let t=je(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,D.oneLine)(e.cause)})`;return[v(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,D.oneLine)(e.id)} is ${e.state}${r}, as of ${T(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function Xi(e,t){let n=kn(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[v(`## Current Task: ${A(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[et("Step 1: Executor ",n.executor),et("Step 2: Verify   ",n.verify),et("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,Se({current_task:es(e,t,n)})].join(`

`)}var Qi={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function et(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${te(t.at)})`;return`[${Qi[t.status]??" "}] ${e}   - ${n}${r}`}function es(e,t,n){return{name:A(t),phase:t.phase===void 0?void 0:(0,D.oneLine)(t.phase),plan:Pt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&T(t.startedAt),last_step_at:t.lastStepAt&&T(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Be(e,t),previous_failures:ee(t).map(r=>`${r.type}: ${(0,D.oneLine)(r.reason)}`)}}function ts(e){let t=je(e),[n]=Le(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:A(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var ns=e=>Nt(e,zi).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:A(t),attempt:n.attempt,failure_type:n.type,error:(0,D.oneLine)(n.reason),recovered:r,resolution:i}));function rs(e){let t=e.tasks.flatMap(n=>$n(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${Se({tasks:t})}`}function is(e){let t=Ct(e).map(({task:r,from:i,text:s})=>v(`- ${A(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,D.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function ss(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Be(e,n)}`,i=ge(n);return`- ${v(A(n))}: ${J(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function On(e){let t=ye(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${v(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?J(a):s.status,String(s.attempts),s.durationMs===void 0?"":ne(s.durationMs),s.commit===void 0?"":O(s.commit),s.flags.join(", ")].map(
Sn).join(" | ")} |`});return`${[`# ${v(`Summary: ${t.spec}`)}`,v(We(t)),t.forced.map(s=>`> ${v(De(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:c,reason:u})=>`${s} ${o}: ${u} (${a}, ${T(c)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:c})=>`${s}\
 ${o} (forced) by ${a}, ${T(c)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${v(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var W=require("node:fs"),_n=require("node:path"),tt=d(w(),1);function qn(e,t){try{os(e,t)}catch{}}function os(e,t){let n=(0,_n.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=as(n);if(!r){s!==i&&(0,W.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,tt.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,tt.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,W.rmSync)(n,{force:!0}):(0,W.writeFileSync)(n,a)}function as(e){try{return(0,W.readFileSync)(e,"utf8")}catch{return}}var V=require("node:fs"),rt=require("node:path"),cs=e=>F("sha256").update(e).digest("hex"),nt=e=>(0,rt.join)(e,".state-digest"),ds=13e3;function Fn(e,t){try{let n=us(nt(e));n&&n.length>ds&&(0,V.writeFileSync)(
nt(e),n.subarray(n.length/2)),(0,V.appendFileSync)(nt(e),`${cs(t)}
`)}catch{}}function us(e){try{return(0,V.readFileSync)(e)}catch{return}}function Nn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,M.join)(t,"STATE.md"):(0,M.join)(e.root,(0,M.dirname)(n),"STATE.md")}var fs=(e,t)=>(0,M.join)((0,M.dirname)(Nn(e,t)),"SUMM\
ARY.md");function In(e,t){let n=An(e);Fn(t,n),Pn(Nn(e,t),n,t),qn(e,t),(e.state==="finished"||e.state==="cancelled")&&Pn(fs(e,t),On(e),t)}function Pn(e,t,n){let r=(0,M.join)(n,`.view-${(0,Cn.thisProcess)().
pid}`);try{(0,j.writeFileSync)(r,t);try{(0,j.renameSync)(r,e)}catch{(0,j.copyFileSync)(r,e)}}catch{}finally{(0,j.rmSync)(r,{force:!0})}}var mt=d(jn(),1),Tr=d(ae(),1);var Y=require("node:fs"),$e=require("node:path"),ue=d(w(),1);var Bn=require("node:fs"),Dn=require("node:path"),Wn=d(it(),1),h=d(w(),1),st=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],Gn=5;function Hn(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return ps(e,i,t(i),n)}catch(s){if(r===Gn||(0,h.headCommit)(e)===i)throw s}}}function ps(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,Dn.join)(i.gitDir,`ultraplan-index-${P(4).toString("hex")}`),{root:o}=i;try{(0,h.git)(o,["read-tree",t],{index:s});let a=n.map(({path:f,text:p})=>{let m=(0,h.git)(
o,["hash-object","-w","--stdin"],{input:p}).trim();return{path:f,blob:m,mode:gs(o,t,f),was:ls(o,t,f)}});for(let{path:f,blob:p,mode:m}of a)(0,h.git)(o,["update-index","--add","--cacheinfo",`${m},${p},${f}`],
{index:s});let c=(0,h.git)(o,["write-tree"],{index:s}).trim(),u=(0,h.git)(o,[...st,"commit-tree",c,"-p",t],{input:r}).trim();(0,h.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:f,blob:p,mode:m,was:l}of a)ms(o,f,p,m,l);return u}finally{(0,Bn.rmSync)(s,{force:!0})}}function ms(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=Gn;o+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Wn.sleep)(40)}}var ls=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function gs(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function Jn(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var Un=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function be(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,ue.headCommit)(s);if(!a)throw new Error("the repository has no commit");let c=Jn(s,i,a).find(({message:m})=>m.
split(`
`).includes(o));if(c)return c.commit;let u=t.filter(({path:m})=>(0,ue.committedText)(s,a,m)!==void 0||!Un(s,m)),f=m=>u.map(({path:l,change:S})=>({path:l,text:S((0,ue.committedText)(s,m,l))})),p=u.length>
0?Hn(s,f,`${n}

${o}
`):a;for(let m of t)hs((0,$e.join)(s,m.path),m);return p}function hs(e,{change:t}){let n;try{n=(0,Y.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,Y.mkdirSync)((0,$e.dirname)(e),{recursive:!0}),
(0,Y.writeFileSync)(e,t(n))}var ot=require("node:path"),E=d(it(),1),L=d(Yn(),1),Kn=e=>F("sha256").update(e).digest("hex"),zn=(e,t)=>(0,ot.join)(e,"evidence",t);function at(e,t,n={}){let r=n.files??E.realFiles,i=ks(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=vs(i,n.cap??Number.POSITIVE_INFINITY),a=Kn(s),c=zn(e,a);try{if((0,E.readIfThere)(r,c)?.equals(s)!==!0){
(0,E.ensureFolder)(r,(0,ot.join)(e,"evidence"));let u=`${c}.${P(4).toString("hex")}.new`;(0,E.writeAtomic)(r,c,s,{temporary:u,sync:"both"})}}catch(u){throw(0,L.diskError)(u,c)}return{sha256:a,bytes:s.
length,cut:o}}function Zn(e,t,n=E.realFiles){let r=zn(e,t.sha256),i=(0,E.readIfThere)(n,r);if(i===void 0)throw new L.JournalError("evidence-missing",{file:r},xs,L.GO_ON);if(Kn(i)!==t.sha256)throw new L.JournalError(
"evidence-changed",{file:r},ys,L.GO_ON);return i.toString("utf8")}var xs="the evidence file is not there",ys="the evidence file was changed after it was written";function ks(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function vs(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=ws(e,Math.floor(r/2)),s=Ss(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var Xn=e=>e!==void 0&&(e&192)===
128;function ws(e,t){let n=t;for(;n>0&&t-n<3&&Xn(e[n]);)n-=1;return n}function Ss(e,t){let n=t;for(;n<e.length&&n-t<3&&Xn(e[n]);)n+=1;return n}function Qn(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=tr(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Re(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${bs(t)}`,`  - **Commit**: \`${er(s,t)}\``].map(c=>o+c)}var $s=7;function ct(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:c}=t,u=tr(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${Re(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(f=>({...f,line:r+$s})),commit:er(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var er=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function bs({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return Re(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Rs=1e3,Ts=100,Re=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Rs),tr=e=>Re(e).slice(0,Ts).trim(),dt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Es=/\r\n|\n|\r/g;function rr(e){let t=[],n=0;for(let r of e.matchAll(Es))t.push(nr(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(nr(e.slice(n),n)),t}function nr(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var As=3;function Os(e,t){if(!(_s(e,t)>=As))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function _s(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function sr(e,t){let{original:n}=t,r=Os(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=Qn(r,t,dt(n));if(!n.box){let g={...ct(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:ir(e.tasks,s,g)},task:g,after:s.id,insert:pe=>pe}}
let c=s.endLine,u=rr(o)[c]?.blank===!0,f=u?["",...a]:a,p=g=>qs(g,s,f),m=c+1+(u?1:0),l={...ct(r,t,a,m),box:{line:m,column:dt(n).length+3+1}},S=e.tasks.map(g=>g.file===n.file?Ps(g,c,f.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:ir(S,s,l)},task:l,after:s.id,insert:p}}function qs(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=Fs(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function Fs(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function Ps(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function ir(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function or(e){let{id:t,title:n,file:r,line:i,kind:s,checkpoint:o,phase:a,wave:c,parallel:u,dependsOn:f,files:p,tier:m,verification:l,securityReview:S,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:s,
parallel:u,dependsOn:f,files:p,securityReview:S,doneBefore:e.ticked,...o?{checkpoint:o}:{},...a!==void 0?{phase:a}:{},...c!==void 0?{wave:c}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function Cs(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function ar(e,t,n=Cs(t)){let r=t.replace(Ns,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Ns=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function cr({feedback:e,findings:t}){let n=e||Is(t);return["A reviewer did not accept the work of the task that this one fixes:",ar("what the reviewer wrote",n)].join(`
`)}var Is=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function dr(e,t){return JSON.parse(Zn(e,t.plan))}function ut(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var ft=d(fr(),1),G=d(mr(),1),xr=d(Ce(),1),Te=d(ae(),1);var gr="## Review Suggestions",Ms=3,js=300;function hr(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Ls(t),i=t.kind==="suggestions"?Bs(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return lr(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=lr(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var lr=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,K=e=>re(v(e),js);function Ls(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,Ms).map(n=>`  - ${K(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(K).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${K(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(K).join("; ")||"none named"}`];case"suggestions":return[gr,"",...e.suggestions.
map(t=>`- Task ${K(e.task)}: ${K(t)}`)]}}function Bs(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===gr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var Ee=(e,t)=>({path:I(e),change:n=>t.reduce(hr,n??"")});function fe(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,ft.taskIndex)(
e,(0,G.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function yr(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Te.specRecords)(
t).at(-1);if(!(0,G.needsSpecReview)(e,t))return Ds(e,t);let r=(0,xr.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[fe(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[fe(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,Te.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[fe(
e,t,n,"proceeded")]}}function Ds(e,t){let n=(0,G.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,G.nextReviewIndex)(e,(0,ft.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function kr(e,t,n,r){let i=dr(e,t),s=ut(i,n.id),{findings:o,suggestions:a=[],feedback:c}=r.verdict,u=o.filter(l=>!a.includes(l)),f=sr(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>ut(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||c,scope:t.spec}),p=ve(t,n);if(!f||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=be(t,[...f.task.box?[{
path:s.file,change:l=>f.insert(l??"")}]:[],Ee(t,[fe(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${f.task.id} from\
 the review of task ${n.id}`,key:`fix ${f.task.id}`,since:p});return[{type:"tasks_added",after:f.after,tasks:[{...or(f.task),addedBy:"review"}],plan:at(e,JSON.stringify(f.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:at(e,cr(r.verdict))}]}var Oe=d(w(),1);var vr=require("node:fs"),wr=require("node:path"),y=d(w(),1);function Sr(e,t,n){let r=(0,y.findRepository)(e),i=(0,y.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:o}=r,a=(0,wr.join)(o,`ultraplan-index-${P(4).toString(
"hex")}`),c=t.map(({path:f,from:p})=>({path:f,was:Ws(s,p,f)})),u=c.filter(({path:f})=>Gs(s,f));try{(0,y.git)(s,["read-tree",i],{index:a});for(let{path:m,was:l}of c){let S=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,y.git)(s,["update-index",...S],{index:a})}let f=(0,y.git)(s,["write-tree"],{index:a}).trim(),p=(0,y.git)(s,[...st,"commit-tree",f,"-p",i],{input:n}).
trim();(0,y.git)(s,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",p,i]);for(let{path:m,was:l}of u)l?(0,y.git)(s,["checkout","--quiet",p,"--",`:(top,literal)${m}`]):(0,y.git)(s,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return p}finally{
(0,vr.rmSync)(a,{force:!0})}}function Ws(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,y.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var Gs=(e,t)=>(0,y.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var $r=d(ae(),1);function pt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let c=s?.commit??o;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function br(e,t){let n=(0,$r.fixTasksOf)(e,t).at(-1),r=n?Hs(e,n):[];!n||r.length===0||Sr(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function Hs(e,t){let{root:n}=e,r=(0,Oe.headCommit)(n);if(r===void 0)return[];let i=I(e),s=pt(t,r).map(o=>({...o,paths:new Set(N(n,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].
filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:f})=>f.has(o)),c=a.every(({to:f},p)=>Ae(n,f,o)===Ae(n,a[p+1]?.from??r,o)),[u]=a;return u&&c?[{path:o,from:u.from}]:[]})}var Rr=(e,t,n,r)=>pt(t,r).some(
({from:i,to:s})=>N(e.root,i,s).includes(n)&&Ae(e.root,i,n)===Ae(e.root,r,n)),Ae=(e,t,n)=>(0,Oe.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Er(e){for(;(0,mt.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?Js(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&Xt(e,r.task);if(n.length===0)return}}function Js(e,t){
let n=(0,mt.reviewWork)(t);return n?n.kind==="fix"?kr(e,t,n.task,n.record):(n.takeBack&&br(t,n.task),[Us(t,n.task)]):[]}function Us(e,t){let n=ve(e,t);if(n===void 0)throw new Error(`task ${t.id} has n\
o commit to approve`);let r=yr(e,t),i=e.tasks.flatMap(c=>c.approvedHead??c.approvedCommit??[]),s=cn(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===0)return s===n?o:{...o,head:s};
let a=be(e,[Ee(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n});return Vs(e,
t,s,a)?{...o,head:a}:{...o,head:s}}function Vs(e,t,n,r){let i=(0,Tr.fixTasksOf)(e,t).filter(o=>o.givenUp),s=[I(e),...i.length>0?[t.file]:[]];return N(e.root,n,r).every(o=>s.includes(o)||i.some(a=>Rr(e,
a,o,r)))}var q=require("node:fs"),Or=require("node:path"),_r=d(ce(),1);function Ar(e,t){if(Z(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(s=>s.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(s=>s.status==="failed"&&s.notBefore&&s.notBefore>t.toISOString()?[s.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var qr=d(oe(),1);function lt(e,t,n){let r=(0,qr.waitingFile)(t,e.session);if(!Ar(e,n)){(0,q.rmSync)(r,{force:!0});return}Ys(r)||((0,q.mkdirSync)((0,Or.dirname)(r),{recursive:!0,mode:448}),(0,q.writeFileSync)(
r,"",{mode:384}))}function Ys(e){try{return JSON.parse((0,q.readFileSync)(e,"utf8"))}catch{return}}var Nr=3;function Ir(e,t,n){let{journal:r,dir:i}=e;Er(e);let s=nn(e.run);s.length>0&&(e.run=r.update(()=>s).state);let o=()=>(0,Pr.headCommit)(e.run.root)??e.run.base,a=Ks(e.run,n);if(a)return lt(e.run,
e.home,n),Xe(e),{action:a,text:Fr(e.run,a,o).text};Zt(e);let c,{state:u}=r.update(p=>{if(!p)return[];let m=Z(p,n),{events:l,text:S}=Fr(p,m,o);c={action:m,text:S};let g=F("sha256").update(S).digest("he\
x").slice(0,16),pe={type:"directive_given",digest:g,via:t},Br=m.kind==="done"&&p.state==="running"?[...Ke(p,o()),{type:"run_finished",commit:o()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
zs(p,g)){let xt=`the session stopped ${Nr} times without following: ${S.split(`
`)[0]}`;return c={action:{kind:"wait",reason:`${xt}; the run is parked, /ultraplan:resume goes on`},text:""},[pe,{type:"run_parked",cause:xt}]}return[...l,...Br,pe]});if(!c||!u)throw new Error("the ru\
n has no state");let f=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,Cr.letGo)(e.home,u,i),lt(u,e.home,n),In(u,i),Xe(e),f?{...c,summary:Dt(u)}:c}function Ks(e,t){
let n=Z(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var zs=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Nr;function Fr(e,t,n){switch(t.kind){case"dispatch":return Xs(
e,Zs(e,t.agents),n);case"wait":return{events:[],text:qe(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:vt(t.question,t.options)};case"\
done":return{events:[],text:qe(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function Zs(e,t){let n=t.filter(({role:r})=>r===t[0]?.role);return n.slice(0,wt(gt(e,n),ht()))}
var gt=(e,t)=>t.map(n=>un(e,n));function Xs(e,t,n){let r=t.length>1?ht():void 0,i=[],s=t.map(c=>{let u=e.tickets.find(p=>!p.redeemedAt&&p.task===c.task&&p.role===c.role&&p.iteration===c.iteration);if(u)
return u;let f=ht();return c.role==="spec-executor"&&i.length===0&&i.push(...Ke(e,n())),i.push({type:"ticket_issued",ticket:f,base:n(),...r?{group:r}:{},...c}),{id:f,...r?{group:r}:{}}}),[o]=s,a=o?.group;
return{events:i,text:a!==void 0&&s.every(c=>c.group===a)&&t.length>1?Fe(gt(e,t),a):Fe(gt(e,t.slice(0,1)),o?.id??"")}}var ht=()=>P(8).toString("hex");var Mr=d(ce(),1);function jr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,Mr.isSameStart)(n,t.client.startedAt)}var Lr=d(ze(),1);function Qs(e,t){let n=(0,Lr.openActiveRun)(e.home,e.id);return n&&jr(n.run,e)?Ir(n,"notification",t):void 0}0&&(module.exports={agentNotified});
