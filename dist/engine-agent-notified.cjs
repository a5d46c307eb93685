const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Qr=Object.create;var ge=Object.defineProperty;var ei=Object.getOwnPropertyDescriptor;var ti=Object.getOwnPropertyNames;var ni=Object.getPrototypeOf,ri=Object.prototype.hasOwnProperty;var v=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ii=(e,t)=>{for(var n in t)ge(e,n,{get:t[n],enumerable:!0})},wt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of ti(t))!ri.call(e,i)&&i!==n&&ge(e,i,{get:()=>t[i],enumerable:!(r=ei(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?Qr(ni(e)):{},wt(t||!e||!e.__esModule?ge(n,"default",{value:e,enumerable:!0}):n,e)),oi=e=>wt(ge({},"__esModule",{value:!0}),e);var Ie=v((gs,St)=>{St.exports=require("./open-run.cjs").run_review_need});var he=v((hs,$t)=>{$t.exports=require("./open-run.cjs").run_reviews});var $=v((ks,Et)=>{Et.exports=require("./open-run.cjs").view_terminal});var x=v((ys,At)=>{At.exports=require("./open-run.cjs").io_git});var J=v((Ss,Pt)=>{Pt.exports=require("./open-run.cjs").run_change});var Mt=v(($s,It)=>{It.exports=require("./open-run.cjs").run_groups});var Bt=v((bs,jt)=>{jt.exports=require("./open-run.cjs").run_policy});var Xt=v((Ks,Zt)=>{Zt.exports=require("./open-run.cjs").engine_active});var ae=v((zs,Qt)=>{Qt.exports=require("./open-run.cjs").engine_places});var ce=v((pa,hn)=>{hn.exports=require("./open-run.cjs").run_spec_review});var de=v((Aa,$n)=>{$n.exports=require("./open-run.cjs").io_process_ref});var An=v((qa,En)=>{En.exports=require("./open-run.cjs").run_announcements});var tt=v((Fa,On)=>{On.exports=require("./open-run.cjs").engine_open_run});var Kn=v((mc,Yn)=>{Yn.exports=require("./open-run.cjs").run_review_work});var dt=v((lc,zn)=>{zn.exports=require("./open-run.cjs").io_files});var or=v((xc,ir)=>{ir.exports=require("./open-run.cjs").journal_journal_error});var Sr=v((Cc,wr)=>{wr.exports=require("./open-run.cjs").run_review_index});var ms={};ii(ms,{agentNotified:()=>ps});module.exports=oi(ms);var T=d(Ie(),1),bt=d(he(),1);function Rt(e,t){if(e.solo)return[];let n=(r,i)=>Array(i).fill(r);return[...n("architect",Number((0,T.needsArchitect)(e,t))),...n("verifier",(0,T.verifiersNeeded)(e,t)),...n(
"security-reviewer",Number((0,T.needsSecurityReview)(t))),...n("spec-reviewer",Number((0,T.needsSpecReview)(e,t)&&(0,T.reviewBatch)(e,t).length===1))]}function Tt(e,t){let n=e.tasks.find(({attempts:o,reviews:s})=>[...o,...s].some(a=>a.toolUseId===t));if(n?.status!=="reviewing")return;let r=e.tickets.filter(o=>o.task===n.id&&o.agentId!==void 0);if(r.
some(o=>o.toolUseId===t))return;let i=r.flatMap(({role:o})=>o==="spec-executor"?[]:[o]);return i.length>0?{task:n.id,roles:i}:void 0}var zr=d($(),1);var C=(...e)=>require("node:crypto").createHash(...e);var N=(...e)=>require("node:crypto").randomBytes(...e);var Wr=d(x(),1);function je(e,t){let n=400-Buffer.byteLength(U("",t));return U(Nt(Le(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var U=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,Ot=(e,t)=>Ft(200,n=>U(`ultraplan needs the person: tell them this and end your turn. ${ai(Me(e,n))} Options: ${Le(t.join(" | "))}`,{action:"ask"}));function Be(e,t,n=[]){
let r=[...n],i=o=>r.length>0&&e[0]?si(e[0],t,r,o):qt(e,t,o);for(;r.length>0&&Buffer.byteLength(i(0))>400;)r.pop();return Ft(40,i)}function _t(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(qt(e.slice(
0,n),t,0))>400;)n--;return n}function si(e,t,n,r){let i=[e.role,...n];return U(`Call the Agent tool ${i.length} times in one message: the same description and prompt, one subagent_type each; nothing e\
lse.`,{action:"dispatch",subagent_types:i.map(o=>`ultraplan:${o}`),description:Ct(e,r),prompt:`ultraplan-ticket ${t}`})}function qt(e,t,n){let[r,i]=[`ultraplan:${e[0]?.role}`,`ultraplan-ticket ${t}`],
o=e.map(s=>Ct(s,n));return e.length===1?U("Call the Agent tool once, with exactly these arguments; nothing else.",{action:"dispatch",agents:[{subagent_type:r,description:o[0],prompt:i}]}):U(`Call the \
Agent tool ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:r,prompt:i,descriptions:o})}function Ft(e,t){for(let n=e;n>
0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function Ct({task:e,title:t,place:n,attempt:r},i=40){return`${[Nt(Me(e,48),48),Me(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>
1?`, attempt ${r}`:""}`}var ai=e=>e.trim().replace(/(?<![.?!])$/,"."),Me=(e,t)=>[...Le(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),Le=e=>e.replace(new RegExp(
"\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function Nt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;
r+=i}return`${r}\u2026`}var Hr=d(J(),1);var y=d(Mt(),1),Lt=d(Bt(),1),Dt=d(he(),1);function Q(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelle\
d"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resum\
e goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...ci(e),"/ultraplan:resume","/ultraplan:cancel"]};case"running":return di(e,t)}}function ci(e){
let[t,...n]=e.tasks.filter(y.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function di(e,t){let n=e.tickets.filter(o=>o.redeemedAt===void 0);if(n.length>0)return{kind:"dis\
patch",agents:n.map(pi)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,Dt.nextReviews)(e,o,t));return i.length>0?{kind:"dis\
patch",agents:i}:ui(e,t)}function ui(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,y.isDone)(i)||(0,y.isStuck)(i)||!(0,y.isReady)(e,r))continue;let o=i.notBefore!==void 0&&i.notBefore>t.toISOString();
if(!((i.status==="reviewing"||i.status==="verifying")&&!o)){if(i.kind==="checkpoint")return mi(i);if(o&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return fi(e,r)}}return n!==
void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(y.isDone)?{kind:"done",reason:"every task is done"}:li(e)}function fi(e,t){let n=(0,y.parallelGroup)(e,t).filter(o=>!(0,y.isDone)(
o)&&!(0,y.isStuck)(o)&&o.attempts.length===0&&!o.notStarted),r=e.tasks[t],i=n.length>1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.
length+1,iteration:1,isolated:i.length>1}))}}function pi(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function mi(e){
let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function li(e){let t=e.tasks.
find(y.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(i=>!(0,y.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,Lt.attemptsUsed)(
t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","inv\
estigate"]}}var V=d($(),1);function O(e){let t=(0,V.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,V.oneLine)(e.id)}: ${t}`}var Wt=(e,t)=>(0,V.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),ve=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,L=e=>e.doneBefore&&e.status==="pending";function Y(e){return L(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function ke(e){let t=[...L(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(V.oneLine)])]}
var _=e=>(0,V.oneLine)(e).slice(0,10),ee=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var xe=d($(),1),gi={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function hi(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function vi({role:e,verdict:t}){let n=gi[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function te(e){return e.tasks.flatMap(t=>hi(t).flatMap(n=>vi(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,xe.oneLine)(i)}))))}function Ht(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,xe.oneLine)(
r.id),text:(0,xe.oneLine)(r.message)}))),...te(e)]}var ye=d($(),1);function Gt(e,t){let n=e.tasks.flatMap(r=>ne(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:ki(r,i)}))}var ne=e=>e.attempts.flatMap(t=>t.failures);function ki(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${_(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,ye.oneLine)(
e.override?.who??"unknown")}: ${(0,ye.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,ye.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var q=d($(),1);function Jt(e){let t=s=>e.tasks.filter(s).map(a=>(0,q.oneLine)(a.id)).join(", "),n=s=>e.tasks.filter(a=>a.status===s&&!a.override?.adopted),r=e.tasks.filter(s=>s.pausedFor!==void 0),i=[
...new Set(te(e).map(({task:s})=>(0,q.oneLine)(s.id)))].join(", "),o=t(L);return[...r.map(s=>wi(e,s)),...Si(e),...[...n("forced"),...n("skipped")].map(s=>xi(e,s)),...yi(e),...i===""?[]:[`answer the re\
view findings on ${i}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...$i(e)]}function xi({state:e},t){let n=(0,q.oneLine)(t.id);return t.status==="forced"&&e!=="cance\
lled"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /u\
ltraplan:adopt --task ${n}`}var Ut=3;function yi(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let o=i.slice(0,Ut).map(q.oneLine).join(", ");return`look at ${ee(
r,"commit")} that no executor made (${o}${i.length>Ut?" and others":""}): git log ${_(t)}..${_(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function wi({
state:e},t){let n=(0,q.oneLine)(t.id),r=(0,q.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}\
): /ultraplan:retry --task ${n} tries again, ${i}`}function Si(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==
void 0)?["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,q.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[
`/ultraplan:implement ${(0,q.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function $i(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${_(e.base)}..${_(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var b=d($(),1);var De=d($(),1);function E(e){let t=Date.parse(e);return Number.isNaN(t)?(0,De.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var re=e=>/T(\d\d:\d\d:\d\d)/.exec(E(e))?.[1]??(0,De.oneLine)(
e);function We(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function ie(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Vt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Vt(n%60)} min`}var Vt=e=>String(e).padStart(2,
"0");function He(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[ve(n)]+=1;return t}var bi=new Set(
["executing","verifying","reviewing"]),Ri=e=>bi.has(e.status);function Ge(e){let t=He(e),n=e.tasks.filter(L).length,r=t.failed+t.escalated,i=t.approved,o=e.tasks.filter(a=>a.attempts.length>0),s=o.reduce(
(a,c)=>a+c.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:o.length===0?0:Math.round(10*s/o.length)/10}}function Ue(e){let t=e.tasks.filter(Ri);if(t.length>0)return t;let i=e.tasks.filter(o=>o.lastStepAt!==
void 0).reduce((o,s)=>o&&(o.lastStepAt??"")>(s.lastStepAt??"")?o:s,void 0)??e.tasks.find(o=>!L(o));return i?[i]:[]}var Je=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function we(e){let t=n=>e.tasks.filter(n).map(r=>(0,b.oneLine)(r.id));return{run:(0,b.oneLine)(e.id),spec:(0,b.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,b.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:We(e.startedAt,e.endedAt??e.lastAt)??0,totals:He(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Yt(e,"skipped"),forced:Yt(e,"forced"),outstanding:te(e).map(({task:n,from:r,text:i})=>({task:(0,b.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Ti),next:Jt(e)}}
function Yt(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,b.oneLine)(n),title:(0,b.oneLine)(r),who:(0,b.oneLine)(i.who),at:i.at,reason:(0,b.oneLine)(i.reason)}]:[])}function Ti(e){
let t=We(e.startedAt,e.lastStepAt);return{id:(0,b.oneLine)(e.id),title:(0,b.oneLine)(e.title),status:ve(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:ne(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:ke(e)}}var Ei=/^[\x20-\x7e]*$/,Ai=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Oi=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),_i=/^[\u{1f1e6}-\u{1f1ff}]$/u,qi="\uFE0F";function Fi(e){return Ai.test(e)?0:_i.test(e)?1:Oi.test(e)?2:1}function K(e){if(Ei.test(e))return e.length;let t=0,
n=0;for(let r of e)r===qi&&n===1&&(t+=1),n=Fi(r),t+=n;return t}var Kt,Ci=e=>(Kt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Kt.segment(e));function Ni(e,t){let n="",r=0;for(let{segment:i}of Ci(
e)){if(r+=K(i),r>t)break;n+=i}return n}function oe(e,t){return t<=0?"":K(e)<=t?e:`${Ni(e,t-1).trimEnd()}\u2026`}function se(e,t){let n=oe(e,t);return n+" ".repeat(Math.max(0,t-K(n)))}var Ve=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${re(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Ye(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,o=[`${t.approved} of ${ee(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],s=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${s} after ${ie(e.durationMs)}: ${o.join(", ")}`}function zt(e,t=100){let n=we(e),r=(o,s)=>s.length===0?[]:["",o,...s];return`${[Ye(n),...n.forced.map(Ve),...r("skipped (\
unverified)",n.skipped.map(({id:o,who:s,at:a,reason:c})=>`  ${o}: ${c} (${s}, ${re(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:o,from:s,finding:a})=>`  ${o}: ${a} [${s}]`)),
...r("time and attempts",Pi(e,n,t)),...r("what to do next",n.next.map((o,s)=>`  ${s+1}. ${o}`))].join(`
`)}
`}function Pi(e,{tasks:t},n){let r=e.tasks.map(Y),i=Math.min(14,Math.max(2,...t.map(({id:a})=>K(a)))),o=Math.max(6,...r.map(K)),s=Math.max(10,n-i-o-34);return t.map(({id:a,title:c,attempts:u,durationMs:f},p)=>{
let m=u===0?"":ee(u,"attempt"),l=f===void 0?"":ie(f);return`  ${se(a,i)}  ${se(r[p]??"",o)}  ${se(m,10)}  ${se(l,12)}  ${oe(c,s)}`.trimEnd()})}var Gr=d(Xt(),1);var D=d(x(),1),dn=d(J(),1),$e=d(ae(),1);var ze=d(x(),1);function en(e,t){return JSON.stringify(Ke(e),void 0,t)}function Ke(e){if(Array.isArray(e))return e.map(Ke);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ke(r)]))}var tn=d(ae(),1);function nn(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let o=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...o===void 0?{}:{base:o},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Ii(i)}}function Ii(e){return C("sha256").update(en(e??{})).digest("hex")}function rn(e,t,n){(0,ze.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${tn.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}var sn=require("node:fs"),an=require("node:path"),cn=d(x(),1);function Se(e){let[,t]=on.exec(Mi(e))??[];if(t!==void 0)return t;let[,n]=on.exec(`ref: ${(0,cn.tryGit)(e,["symbolic-ref","--quiet","HEAD"])??""}`)??[];return n}var on=/^ref: refs\/heads\/(?!\.invalid$)(.+)$/m;
function Mi(e){try{return(0,sn.readFileSync)((0,an.join)(e,".git","HEAD"),"utf8")}catch{return""}}function ji({journal:e}){e.update(t=>(t&&(0,D.git)(t.root,["update-ref",(0,$e.approvedRef)(t.id),t.approvedHead]),[]))}function un(e){if(Bi(e.run))return;let t=(0,$e.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,D.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,o=(0,D.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,D.git)(
r.root,["update-ref",t,r.approvedHead]),o?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function fn(e,t){let{run:n}=e;ji(e);let r=(0,dn.taskOf)(n,t),i=r&&nn(n,r);
i&&rn(n.root,i.commit,i)}function Bi(e){return((0,D.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,$e.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var pn=d(x(),1),mn=d(ae(),1);function ln(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Li(e)??Wi(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}function Li(e){let t=Se(e.root);return t===
e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultraplan:resume  [history/branch]`}var Di=3;function Wi(e){let t=e.
tasks.filter(c=>c.approvedCommit!==void 0).sort((c,u)=>(u.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set([n,e.approvedHead])].every(c=>Ze(e.root,c)))return;let o=t.
filter(c=>!Ze(e.root,c.approvedCommit??"")).slice(0,Di).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of task ${c.id}, which was approved,`).join(" and "),s=Ze(e.root,e.base)?`commit ${e.approvedHead.
slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${o||s} is not in the history of ${e.branch} any more; bring it back (\
git merge ${(0,mn.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Ze(e,t){return t===""||(0,pn.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var Qe=d(x(),1);var gn=d(x(),1);function P(e,t,n){return(0,gn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Xe=require("node:path");var kn=d(x(),1);var Hi=d(J(),1);var vn=d(ce(),1);function be(e,t){return(0,vn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var xn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,kn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Gi=e=>Xe.posix.dirname(e.planFiles[0]?.path??""),I=e=>Xe.posix.join(Gi(e),".progress.md");var Ui=20;function et(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,Qe.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([I(e),...e.tasks.flatMap(({file:c,override:u})=>[c,...u&&
!u.adopted?u.left??[]:[]])]),s=P(r,i,t).filter(c=>!o.has(c));if(s.length===0)return[];let a=Number((0,Qe.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:s.slice(0,Ui)}]}var yn=d(J(),1),wn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,yn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var Sn=(...e)=>require("node:child_process").spawn(...e);var bn=require("node:path"),Rn=d(de(),1);function Tn(e,t=process.env){let n=(0,bn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=Sn(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,Rn.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var nt=d(An(),1),Ji=d(J(),1),Vi=d($(),1),Yi=d(tt(),1);function rt(e){if(e.run.config.webhook===void 0||(0,nt.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let o=i?
(0,nt.announcements)(i):[];return o.length>0?[{type:"announced",about:o}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&Tn(["notify",e.dir,e.home,String(r.seq)])}var j=require("node:fs"),M=require("node:path"),Un=d(de(),1);var Re={execution:1,claim:1,artifacts:2,proof:2,review:3},R=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function Ki(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function _n(e,t){let n=t.status.toUpperCase(),r=Ki(t),i=Zi(e,t,r),o=Xi(e,t,r),s=eo(e,t,r);return{gateStatus:n,step:zi(t,r),executor:i,
verify:o,architect:s}}function zi(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Re[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function Zi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?R("running",r.failures.at(-1)?.at??
r.startedAt):n&&Re[n.stage]===1?R(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?R(t.override?"skipped":"running",r.startedAt):R("success",qn(e,t)):{status:t.override?"skipped":"pending"}}function qn(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Xi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
Re[n.stage]===2?R("failed",n.at):r?.passed&&t.status!=="pending"?R("passed",Qi(t)):t.override?R("skipped",t.override.at):t.status==="verifying"?R("running",qn(e,t)):{status:"pending"}}function Qi(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function eo(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(s=>s.role==="architect");if(n&&Re[n.stage]===3)return R("rejected",n.at);if(t.status==="reviewing"){let s=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return R("reviewing",s?.redeemedAt??s?.issuedAt??t.lastStepAt)}let o=i&&r&&i.at>=r.startedAt?i:void 0;return o?.verdict.decision==="approve"?R("approved",o.
at):o?.verdict.decision==="reject"?R("rejected",o.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Fn=d($(),1),w=e=>(0,Fn.oneLine)(e).replaceAll("<!","&lt;!"),Cn=e=>w(e).replaceAll("|","\\|");var ue=d($(),1);function Nn(e){let{override:t}=e;if(!t)return;let n=O(e),r=(0,ue.oneLine)(t.who),i=E(t.at),o=(0,ue.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:o,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:o,forced_by:r,forced_at:i,session:(0,ue.oneLine)(t.session),prompt:(0,ue.oneLine)(t.prompt),requires_manual_commit:!0}}var W=d($(),1);var to=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
no=new Set(["avg_attempts"]),ro=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,io=/^(?:true|false|null|yes|no|on|off|y|n)$/i,In=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Pn=e=>JSON.stringify(e).replace(
In,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Mn(e,t){return typeof t=="number"&&no.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Pn(String(t)):typeof t=="\
boolean"?String(t):to.has(e)&&ro.test(t)&&!io.test(t)?t:Pn(t)}function oo(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(In)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function so(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(o=>o!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(o=>ao(e,o,`${n}  `))]}if(typeof t=="obj\
ect"){let i=it(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?oo(t,n):void 0;return[`${n}${e}: ${r??Mn(e,t)}`]}function ao(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Mn(e,t)}`];let[r,...i]=it(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var it=(e,t)=>Object.
entries(e).flatMap(([n,r])=>so(n,r,t)),jn=e=>it(e,"").join(`
`);var co=10;function Bn(e){return`${[uo(e),...Ue(e).map(n=>fo(e,n)),`## Gate Statistics

${Te(lo(e))}`,`## Recent Failures

${Te({recent_failures:go(e)})}`,ho(e),vo(e),ko(e)].filter(n=>n!=="").join(`

`)}
`}var Te=e=>`\`\`\`yaml
${jn(e)}
\`\`\``;function uo(e){let t=Ge(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,W.oneLine)(e.cause)})`;return[w(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,W.oneLine)(e.id)} is ${e.state}${r}, as of ${E(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function fo(e,t){let n=_n(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[w(`## Current Task: ${O(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[ot("Step 1: Executor ",n.executor),ot("Step 2: Verify   ",n.verify),ot("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,Te({current_task:mo(e,t,n)})].join(`

`)}var po={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function ot(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${re(t.at)})`;return`[${po[t.status]??" "}] ${e}   - ${n}${r}`}function mo(e,t,n){return{name:O(t),phase:t.phase===void 0?void 0:(0,W.oneLine)(t.phase),plan:Wt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&E(t.startedAt),last_step_at:t.lastStepAt&&E(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Je(e,t),previous_failures:ne(t).map(r=>`${r.type}: ${(0,W.oneLine)(r.reason)}`)}}function lo(e){let t=Ge(e),[n]=Ue(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:O(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var go=e=>Gt(e,co).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:O(t),attempt:n.attempt,failure_type:n.type,error:(0,W.oneLine)(n.reason),recovered:r,resolution:i}));function ho(e){let t=e.tasks.flatMap(n=>Nn(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${Te({tasks:t})}`}function vo(e){let t=Ht(e).map(({task:r,from:i,text:o})=>w(`- ${O(r)}: ${o} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,W.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function ko(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Je(e,n)}`,i=ke(n);return`- ${w(O(n))}: ${Y(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Ln(e){let t=we(e),n=(o,s)=>s.length===0?"":`## ${o}

${s.map(a=>`- ${w(a)}`).join(`
`)}`,r=t.tasks.map((o,s)=>{let a=e.tasks[s];return`| ${[o.id,o.title,a?Y(a):o.status,String(o.attempts),o.durationMs===void 0?"":ie(o.durationMs),o.commit===void 0?"":_(o.commit),o.flags.join(", ")].map(
Cn).join(" | ")} |`});return`${[`# ${w(`Summary: ${t.spec}`)}`,w(Ye(t)),t.forced.map(o=>`> ${w(Ve(o))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:o,title:s,who:a,at:c,reason:u})=>`${o} ${s}: ${u} (${a}, ${E(c)}); requires a manual commit`)),n("Forced",t.forced.map(({id:o,title:s,who:a,at:c})=>`${o}\
 ${s} (forced) by ${a}, ${E(c)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:o,from:s,finding:a})=>`${o}: ${a} [${s}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((o,s)=>`${s+1}. ${w(o)}`).join(`
`)}`].filter(o=>o!=="").join(`

`)}
`}var H=require("node:fs"),Dn=require("node:path"),st=d(x(),1);function Wn(e,t){try{xo(e,t)}catch{}}function xo(e,t){let n=(0,Dn.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,o=yo(n);if(!r){o!==i&&(0,H.writeFileSync)(n,i);return}if(o!==i)return;let s=(0,st.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,st.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();s?.trim()===""||a===void 0?(0,H.rmSync)(n,{force:!0}):(0,H.writeFileSync)(n,a)}function yo(e){try{return(0,H.readFileSync)(e,"utf8")}catch{return}}var z=require("node:fs"),ct=require("node:path"),wo=e=>C("sha256").update(e).digest("hex"),at=e=>(0,ct.join)(e,".state-digest"),So=13e3;function Hn(e,t){try{let n=$o(at(e));n&&n.length>So&&(0,z.writeFileSync)(
at(e),n.subarray(n.length/2)),(0,z.appendFileSync)(at(e),`${wo(t)}
`)}catch{}}function $o(e){try{return(0,z.readFileSync)(e)}catch{return}}function Jn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,M.join)(t,"STATE.md"):(0,M.join)(e.root,(0,M.dirname)(n),"STATE.md")}var bo=(e,t)=>(0,M.join)((0,M.dirname)(Jn(e,t)),"SUMM\
ARY.md");function Vn(e,t){let n=Bn(e);Hn(t,n),Gn(Jn(e,t),n,t),Wn(e,t),(e.state==="finished"||e.state==="cancelled")&&Gn(bo(e,t),Ln(e),t)}function Gn(e,t,n){let r=(0,M.join)(n,`.view-${(0,Un.thisProcess)().
pid}`);try{(0,j.writeFileSync)(r,t);try{(0,j.renameSync)(r,e)}catch{(0,j.copyFileSync)(r,e)}}catch{}finally{(0,j.rmSync)(r,{force:!0})}}var Ne=d(Kn(),1),kt=d(ce(),1);var Z=require("node:fs"),Ee=require("node:path"),fe=d(x(),1);var Zn=require("node:fs"),Xn=require("node:path"),Qn=d(dt(),1),h=d(x(),1),ut=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],er=5;function tr(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Ro(e,i,t(i),n)}catch(o){if(r===er||(0,h.headCommit)(e)===i)throw o}}}function Ro(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let o=(0,Xn.join)(i.gitDir,`ultraplan-index-${N(4).toString("hex")}`),{root:s}=i;try{(0,h.git)(s,["read-tree",t],{index:o});let a=n.map(({path:f,text:p})=>{let m=(0,h.git)(
s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:f,blob:m,mode:Ao(s,t,f),was:Eo(s,t,f)}});for(let{path:f,blob:p,mode:m}of a)(0,h.git)(s,["update-index","--add","--cacheinfo",`${m},${p},${f}`],
{index:o});let c=(0,h.git)(s,["write-tree"],{index:o}).trim(),u=(0,h.git)(s,[...ut,"commit-tree",c,"-p",t],{input:r}).trim();(0,h.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:f,blob:p,mode:m,was:l}of a)To(s,f,p,m,l);return u}finally{(0,Zn.rmSync)(o,{force:!0})}}function To(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=er;s+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Qn.sleep)(40)}}var Eo=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Ao(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function nr(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var rr=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Ae(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=(0,fe.headCommit)(o);if(!a)throw new Error("the repository has no commit");let c=nr(o,i,a).find(({message:m})=>m.
split(`
`).includes(s));if(c)return c.commit;let u=t.filter(({path:m})=>(0,fe.committedText)(o,a,m)!==void 0||!rr(o,m)),f=m=>u.map(({path:l,change:S})=>({path:l,text:S((0,fe.committedText)(o,m,l))})),p=u.length>
0?tr(o,f,`${n}

${s}
`):a;for(let m of t)Oo((0,Ee.join)(o,m.path),m);return p}function Oo(e,{change:t}){let n;try{n=(0,Z.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,Z.mkdirSync)((0,Ee.dirname)(e),{recursive:!0}),
(0,Z.writeFileSync)(e,t(n))}var ft=require("node:path"),A=d(dt(),1),B=d(or(),1),sr=e=>C("sha256").update(e).digest("hex"),ar=(e,t)=>(0,ft.join)(e,"evidence",t);function pt(e,t,n={}){let r=n.files??A.realFiles,i=Fo(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Co(i,n.cap??Number.POSITIVE_INFINITY),a=sr(o),c=ar(e,a);try{if((0,A.readIfThere)(r,c)?.equals(o)!==!0){
(0,A.ensureFolder)(r,(0,ft.join)(e,"evidence"));let u=`${c}.${N(4).toString("hex")}.new`;(0,A.writeAtomic)(r,c,o,{temporary:u,sync:"both"})}}catch(u){throw(0,B.diskError)(u,c)}return{sha256:a,bytes:o.
length,cut:s}}function cr(e,t,n=A.realFiles){let r=ar(e,t.sha256),i=(0,A.readIfThere)(n,r);if(i===void 0)throw new B.JournalError("evidence-missing",{file:r},_o,B.GO_ON);if(sr(i)!==t.sha256)throw new B.JournalError(
"evidence-changed",{file:r},qo,B.GO_ON);return i.toString("utf8")}var _o="the evidence file is not there",qo="the evidence file was changed after it was written";function Fo(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Co(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=No(e,Math.floor(r/2)),o=Po(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var dr=e=>e!==void 0&&(e&192)===
128;function No(e,t){let n=t;for(;n>0&&t-n<3&&dr(e[n]);)n-=1;return n}function Po(e,t){let n=t;for(;n<e.length&&n-t<3&&dr(e[n]);)n+=1;return n}function ur(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=pr(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Oe(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Mo(t)}`,`  - **Commit**: \`${fr(o,t)}\``].map(c=>s+c)}var Io=7;function mt(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,u=pr(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${Oe(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(f=>({...f,line:r+Io})),commit:fr(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var fr=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Mo({verify:e}){let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return Oe(e[0]?.
text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var jo=1e3,Bo=100,Oe=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,jo),pr=e=>Oe(e).slice(0,Bo).trim(),lt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Lo=/\r\n|\n|\r/g;function lr(e){let t=[],n=0;for(let r of e.matchAll(Lo))t.push(mr(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(mr(e.slice(n),n)),t}function mr(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Do=3;function Wo(e,t){if(!(Ho(e,t)>=Do))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Ho(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function hr(e,t){let{original:n}=t,r=Wo(e,n);if(r===void 0)return;let o=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(g=>g.path===n.file)?.text??"",a=ur(r,t,lt(n));if(!n.box){let g={...mt(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:gr(e.tasks,o,g)},task:g,after:o.id,insert:le=>le}}
let c=o.endLine,u=lr(s)[c]?.blank===!0,f=u?["",...a]:a,p=g=>Go(g,o,f),m=c+1+(u?1:0),l={...mt(r,t,a,m),box:{line:m,column:lt(n).length+3+1}},S=e.tasks.map(g=>g.file===n.file?Jo(g,c,f.length,o):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:gr(S,o,l)},task:l,after:o.id,insert:p}}function Go(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=Uo(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function Uo(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function Jo(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function gr(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function vr(e){let{id:t,title:n,file:r,line:i,kind:o,checkpoint:s,phase:a,wave:c,parallel:u,dependsOn:f,files:p,tier:m,verification:l,securityReview:S,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:o,
parallel:u,dependsOn:f,files:p,securityReview:S,doneBefore:e.ticked,...s?{checkpoint:s}:{},...a!==void 0?{phase:a}:{},...c!==void 0?{wave:c}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function Vo(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function kr(e,t,n=Vo(t)){let r=t.replace(Yo,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Yo=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function xr({feedback:e,findings:t}){let n=e||Ko(t);return["A reviewer did not accept the work of the task that this one fixes:",kr("what the reviewer wrote",n)].join(`
`)}var Ko=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function yr(e,t){return JSON.parse(cr(e,t.plan))}function gt(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var ht=d(Sr(),1),G=d(Ie(),1),Tr=d(he(),1),_e=d(ce(),1);var br="## Review Suggestions",zo=3,Zo=300;function Rr(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Xo(t),i=t.kind==="suggestions"?Qo(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return $r(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=$r(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var $r=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,X=e=>oe(w(e),Zo);function Xo(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,zo).map(n=>`  - ${X(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(X).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${X(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(X).join("; ")||"none named"}`];case"suggestions":return[br,"",...e.suggestions.
map(t=>`- Task ${X(e.task)}: ${X(t)}`)]}}function Qo(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===""&&o===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===br||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var qe=(e,t)=>({path:I(e),change:n=>t.reduce(Rr,n??"")});function pe(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,ht.taskIndex)(
e,(0,G.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Er(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,_e.specRecords)(
t).at(-1);if(!(0,G.needsSpecReview)(e,t))return es(e,t);let r=(0,Tr.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:t.
id,suggestions:o}]:[];switch(r.how){case"suggested":return[pe(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[pe(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,_e.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[pe(
e,t,n,"proceeded")]}}function es(e,t){let n=(0,G.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,G.nextReviewIndex)(e,(0,ht.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Ar(e,t,n,r){let i=yr(e,t),o=gt(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,u=s.filter(l=>!a.includes(l)),f=hr(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>gt(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||c,scope:t.spec}),p=be(t,n);if(!f||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Ae(t,[...f.task.box?[{
path:o.file,change:l=>f.insert(l??"")}]:[],qe(t,[pe(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${f.task.id} from\
 the review of task ${n.id}`,key:`fix ${f.task.id}`,since:p});return[{type:"tasks_added",after:f.after,tasks:[{...vr(f.task),addedBy:"review"}],plan:pt(e,JSON.stringify(f.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:pt(e,xr(r.verdict))}]}var Ce=d(x(),1);var Or=require("node:fs"),_r=require("node:path"),k=d(x(),1);function qr(e,t,n){let r=(0,k.findRepository)(e),i=(0,k.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:s}=r,a=(0,_r.join)(s,`ultraplan-index-${N(4).toString(
"hex")}`),c=t.map(({path:f,from:p})=>({path:f,was:ts(o,p,f)})),u=c.filter(({path:f})=>ns(o,f));try{(0,k.git)(o,["read-tree",i],{index:a});for(let{path:m,was:l}of c){let S=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,k.git)(o,["update-index",...S],{index:a})}let f=(0,k.git)(o,["write-tree"],{index:a}).trim(),p=(0,k.git)(o,[...ut,"commit-tree",f,"-p",i],{input:n}).
trim();(0,k.git)(o,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",p,i]);for(let{path:m,was:l}of u)l?(0,k.git)(o,["checkout","--quiet",p,"--",`:(top,literal)${m}`]):(0,k.git)(o,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return p}finally{
(0,Or.rmSync)(a,{force:!0})}}function ts(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var ns=(e,t)=>(0,k.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var Fr=d(ce(),1);function vt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let c=o?.commit??s;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Cr(e,t){let n=(0,Fr.fixTasksOf)(e,t).at(-1),r=n?rs(e,n):[];!n||r.length===0||qr(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function rs(e,t){let{root:n}=e,r=(0,Ce.headCommit)(n);if(r===void 0)return[];let i=I(e),o=vt(t,r).map(s=>({...s,paths:new Set(P(n,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].
filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:f})=>f.has(s)),c=a.every(({to:f},p)=>Fe(n,f,s)===Fe(n,a[p+1]?.from??r,s)),[u]=a;return u&&c?[{path:s,from:u.from}]:[]})}function Nr(e,t,n,r){let i=vt(
t,r).find(({from:o,to:s})=>P(e.root,o,s).includes(n));return i!==void 0&&Fe(e.root,i.from,n)===Fe(e.root,r,n)}var Fe=(e,t,n)=>(0,Ce.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Ir(e){if(!((0,Ne.reviewWork)(e.run)&&Se(e.run.root)!==e.run.branch))for(;(0,Ne.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?is(e.dir,r):[]);e.run=t;for(let r of n)r.type===
"task_approved"&&fn(e,r.task);if(n.length===0)return}}function is(e,t){let n=(0,Ne.reviewWork)(t);return n?n.kind==="fix"?Ar(e,t,n.task,n.record):(n.takeBack&&Cr(t,n.task),[os(t,n.task)]):[]}function os(e,t){
let n=be(e,t);if(n===void 0)throw new Error(`task ${t.id} has no commit to approve`);let r=Er(e,t),i=e.tasks.flatMap(u=>u.approvedHead??u.approvedCommit??[]),o=xn(e.root,[n,...i]),s={type:"task_approv\
ed",task:t.id,commit:n};if(r.length===0)return o===n?s:{...s,head:o};let a=Ae(e,[qe(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`\
approve ${t.id} attempt ${t.attempts.length}`,since:n}),c=e.knownHead!==void 0&&(0,kt.fixTasksOf)(e,t).some(u=>u.givenUp)&&Pr(e,t,e.knownHead,a);return{...s,head:Pr(e,t,o,a)?a:o,...c?{known:a}:{}}}function Pr(e,t,n,r){
let i=(0,kt.fixTasksOf)(e,t).filter(s=>s.givenUp),o=[I(e),...i.length>0?[t.file]:[]];return P(e.root,n,r).every(s=>o.includes(s)||i.some(a=>Nr(e,a,s,r)))}var Pe=()=>N(8).toString("hex");var F=require("node:fs"),jr=require("node:path"),Br=d(de(),1);function Mr(e,t){if(Q(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(o=>o.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(o=>o.status==="failed"&&o.notBefore&&o.notBefore>t.toISOString()?[o.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var Lr=d(ae(),1);function me(e,t,n){let r=(0,Lr.waitingFile)(t,e.session);if(!Mr(e,n)){(0,F.rmSync)(r,{force:!0});return}ss(r)||((0,F.mkdirSync)((0,jr.dirname)(r),{recursive:!0,mode:448}),(0,F.writeFileSync)(
r,"",{mode:384}))}function ss(e){try{return JSON.parse((0,F.readFileSync)(e,"utf8"))}catch{return}}var Ur=3;function Jr(e,t,n){let{journal:r,dir:i}=e;Ir(e);let o=ln(e.run);o.length>0&&(e.run=r.update(()=>o).state);let s=()=>(0,Wr.headCommit)(e.run.root)??e.run.base,a=as(e.run,n);if(a)return me(e.run,
e.home,n),rt(e),{action:a,text:Dr(e.run,a,s).text};un(e);let c,{state:u}=r.update(p=>{if(!p)return[];let m=Q(p,n),{events:l,text:S}=Dr(p,m,s);c={action:m,text:S};let g=C("sha256").update(S).digest("he\
x").slice(0,16),le={type:"directive_given",digest:g,via:t},Xr=m.kind==="done"&&p.state==="running"?[...et(p,s()),{type:"run_finished",commit:s()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
cs(p,g)){let yt=`the session stopped ${Ur} times without following: ${S.split(`
`)[0]}`;return c={action:{kind:"wait",reason:`${yt}; the run is parked, /ultraplan:resume goes on`},text:""},[le,{type:"run_parked",cause:yt}]}return[...l,...Xr,le]});if(!c||!u)throw new Error("the ru\
n has no state");let f=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,Gr.letGo)(e.home,u,i),me(u,e.home,n),Vn(u,i),rt(e),f?{...c,summary:zt(u)}:c}function as(e,t){
let n=Q(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var cs=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Ur;function Dr(e,t,n){switch(t.kind){case"dispatch":return fs(
e,us(e,t.agents),n);case"wait":return{events:[],text:je(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:Ot(t.question,t.options)};case"\
done":return{events:[],text:je(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function ds(e,t){let n=t?.role==="spec-executor"&&!t.isolated?(0,Hr.taskOf)(e,t.task):void 0;
return n?Rt(e,n):[]}function us(e,t){let n=t.filter(({role:r})=>r===t[0]?.role);return n.slice(0,_t(xt(e,n),Pe()))}var xt=(e,t)=>t.map(n=>wn(e,n));function fs(e,t,n){let r=t.length>1?Pe():void 0,i=[],
o=t.map(c=>{let u=e.tickets.find(p=>!p.redeemedAt&&p.task===c.task&&p.role===c.role&&p.iteration===c.iteration);if(u)return u;let f=Pe();return c.role==="spec-executor"&&i.length===0&&i.push(...et(e,n())),
i.push({type:"ticket_issued",ticket:f,base:n(),...r?{group:r}:{},...c}),{id:f,...r?{group:r}:{}}}),[s]=o,a=s?.group;return{events:i,text:a!==void 0&&o.every(c=>c.group===a)&&t.length>1?Be(xt(e,t),a):Be(
xt(e,t.slice(0,1)),s?.id??"",ds(e,t[0]))}}var Vr=d(de(),1);function Yr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,Vr.isSameStart)(n,t.client.startedAt)}function Kr(e){if(!/^\s*<task-notification>/.test(e))return;let[t]=e.split("<status>",1);return/<tool-use-id>([\w-]+)<\/tool-use-id>/.exec(t??"")?.[1]}var Zr=d(tt(),1);function ps(e,t,n){let r=(0,Zr.openActiveRun)(e.home,e.id);if(!r||!Yr(r.run,e))return;let i=Kr(t),o=i===void 0?void 0:Tt(r.run,i);if(!o)return Jr(r,"notification",n);me(r.run,r.home,n);let{task:s,roles:a}=o;
return{awaited:`ultraplan: task ${(0,zr.oneLine)(s)} is in and proved; now with: ${[...new Set(a)].join(", ")}`}}0&&(module.exports={agentNotified});
