const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var ni=Object.create;var he=Object.defineProperty;var ri=Object.getOwnPropertyDescriptor;var ii=Object.getOwnPropertyNames;var oi=Object.getPrototypeOf,si=Object.prototype.hasOwnProperty;var x=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ai=(e,t)=>{for(var n in t)he(e,n,{get:t[n],enumerable:!0})},$t=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of ii(t))!si.call(e,i)&&i!==n&&he(e,i,{get:()=>t[i],enumerable:!(r=ri(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?ni(oi(e)):{},$t(t||!e||!e.__esModule?he(n,"default",{value:e,enumerable:!0}):n,e)),ci=e=>$t(he({},"__esModule",{value:!0}),e);var Me=x((Ss,bt)=>{bt.exports=require("./open-run.cjs").run_review_need});var xe=x(($s,Rt)=>{Rt.exports=require("./open-run.cjs").run_reviews});var $=x((Rs,Ot)=>{Ot.exports=require("./open-run.cjs").view_terminal});var k=x((Es,_t)=>{_t.exports=require("./open-run.cjs").io_git});var V=x((Os,Mt)=>{Mt.exports=require("./open-run.cjs").run_change});var Bt=x((_s,jt)=>{jt.exports=require("./open-run.cjs").run_groups});var Dt=x((qs,Lt)=>{Lt.exports=require("./open-run.cjs").run_policy});var en=x((na,Xt)=>{Xt.exports=require("./open-run.cjs").engine_active});var ce=x((ra,tn)=>{tn.exports=require("./open-run.cjs").engine_places});var de=x((ka,vn)=>{vn.exports=require("./open-run.cjs").run_spec_review});var ue=x((Pa,Rn)=>{Rn.exports=require("./open-run.cjs").io_process_ref});var _n=x((ja,On)=>{On.exports=require("./open-run.cjs").run_announcements});var nt=x((Ba,qn)=>{qn.exports=require("./open-run.cjs").engine_open_run});var Qn=x((yc,zn)=>{zn.exports=require("./open-run.cjs").run_review_work});var ut=x((wc,Zn)=>{Zn.exports=require("./open-run.cjs").io_files});var ar=x((Tc,sr)=>{sr.exports=require("./open-run.cjs").journal_journal_error});var br=x((Lc,$r)=>{$r.exports=require("./open-run.cjs").run_review_index});var ys={};ai(ys,{agentNotified:()=>ks});module.exports=ci(ys);var T=d(Me(),1),Tt=d(xe(),1);function Et(e,t){if(e.solo)return[];let n=(r,i)=>Array(i).fill(r);return[...n("architect",Number((0,T.needsArchitect)(e,t))),...n("verifier",(0,T.verifiersNeeded)(e,t)),...n(
"security-reviewer",Number((0,T.needsSecurityReview)(t))),...n("spec-reviewer",Number((0,T.needsSpecReview)(e,t)&&(0,T.reviewBatch)(e,t).length===1))]}function At(e,t){let n=e.tasks.find(({attempts:s,reviews:a})=>[...s,...a].some(c=>c.toolUseId===t));if(n?.status!=="reviewing")return;let r=e.tickets.filter(s=>s.task===n.id&&s.agentId!==void 0);if(r.
some(s=>s.toolUseId===t))return;let i=r.flatMap(({role:s})=>s==="spec-executor"?[]:[s]),o=r.flatMap(s=>s.toolUseId??[]);return i.length>0?{task:n.id,roles:i,calls:o}:void 0}var Xr=d($(),1);var N=(...e)=>require("node:crypto").createHash(...e);var C=(...e)=>require("node:crypto").randomBytes(...e);var Hr=d(k(),1);function Be(e,t){let n=400-Buffer.byteLength(J("",t));return J(It(De(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var J=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,qt=(e,t)=>Ct(200,n=>J(`ultraplan needs the person: tell them this and end your turn. ${ui(je(e,n))} Options: ${De(t.join(" | "))}`,{action:"ask"}));function Le(e,t,n=[]){
let r=[...n],i=o=>r.length>0&&e[0]?di(e[0],t,r,o):Nt(e,t,o);for(;r.length>0&&Buffer.byteLength(i(0))>400;)r.pop();return Ct(40,i)}function Ft(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(Nt(e.slice(
0,n),t,0))>400;)n--;return n}function di(e,t,n,r){let i=[e.role,...n];return J(`Call the Agent tool ${i.length} times in one message: the same description and prompt, one subagent_type each; nothing e\
lse.`,{action:"dispatch",subagent_types:i.map(o=>`ultraplan:${o}`),description:Pt(e,r),prompt:`ultraplan-ticket ${t}`})}function Nt(e,t,n){let[r,i]=[`ultraplan:${e[0]?.role}`,`ultraplan-ticket ${t}`],
o=e.map(s=>Pt(s,n));return e.length===1?J("Call the Agent tool once, with exactly these arguments; nothing else.",{action:"dispatch",agents:[{subagent_type:r,description:o[0],prompt:i}]}):J(`Call the \
Agent tool ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:r,prompt:i,descriptions:o})}function Ct(e,t){for(let n=e;n>
0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function Pt({task:e,title:t,place:n,attempt:r},i=40){return`${[It(je(e,48),48),je(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>
1?`, attempt ${r}`:""}`}var ui=e=>e.trim().replace(/(?<![.?!])$/,"."),je=(e,t)=>[...De(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),De=e=>e.replace(new RegExp(
"\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function It(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;
r+=i}return`${r}\u2026`}var Ur=d(V(),1);var y=d(Bt(),1),Wt=d(Dt(),1),Gt=d(xe(),1);function ee(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancell\
ed"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resu\
me goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...fi(e),"/ultraplan:resume","/ultraplan:cancel"]};case"running":return pi(e,t)}}function fi(e){
let[t,...n]=e.tasks.filter(y.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function pi(e,t){let n=e.tickets.filter(o=>o.redeemedAt===void 0);if(n.length>0)return{kind:"dis\
patch",agents:n.map(gi)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,Gt.nextReviews)(e,o,t));return i.length>0?{kind:"dis\
patch",agents:i}:mi(e,t)}function mi(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,y.isDone)(i)||(0,y.isStuck)(i)||!(0,y.isReady)(e,r))continue;let o=i.notBefore!==void 0&&i.notBefore>t.toISOString();
if(!((i.status==="reviewing"||i.status==="verifying")&&!o)){if(i.kind==="checkpoint")return hi(i);if(o&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return li(e,r)}}return n!==
void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(y.isDone)?{kind:"done",reason:"every task is done"}:xi(e)}function li(e,t){let n=(0,y.parallelGroup)(e,t).filter(o=>!(0,y.isDone)(
o)&&!(0,y.isStuck)(o)&&o.attempts.length===0&&!o.notStarted),r=e.tasks[t],i=n.length>1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.
length+1,iteration:1,isolated:i.length>1}))}}function gi(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function hi(e){
let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function xi(e){let t=e.tasks.
find(y.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(i=>!(0,y.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,Wt.attemptsUsed)(
t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","inv\
estigate"]}}var Y=d($(),1);function O(e){let t=(0,Y.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,Y.oneLine)(e.id)}: ${t}`}var Ht=(e,t)=>(0,Y.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),ve=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,D=e=>e.doneBefore&&e.status==="pending";function K(e){return D(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function ke(e){let t=[...D(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(Y.oneLine)])]}
var _=e=>(0,Y.oneLine)(e).slice(0,10),te=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var ye=d($(),1),vi={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function ki(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function yi({role:e,verdict:t}){let n=vi[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function ne(e){return e.tasks.flatMap(t=>ki(t).flatMap(n=>yi(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,ye.oneLine)(i)}))))}function Ut(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,ye.oneLine)(
r.id),text:(0,ye.oneLine)(r.message)}))),...ne(e)]}var we=d($(),1);function Jt(e,t){let n=e.tasks.flatMap(r=>re(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:wi(r,i)}))}var re=e=>e.attempts.flatMap(t=>t.failures);function wi(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${_(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,we.oneLine)(
e.override?.who??"unknown")}: ${(0,we.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,we.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var q=d($(),1);function Yt(e){let t=s=>e.tasks.filter(s).map(a=>(0,q.oneLine)(a.id)).join(", "),n=s=>e.tasks.filter(a=>a.status===s&&!a.override?.adopted),r=e.tasks.filter(s=>s.pausedFor!==void 0),i=[
...new Set(ne(e).map(({task:s})=>(0,q.oneLine)(s.id)))].join(", "),o=t(D);return[...r.map(s=>bi(e,s)),...Ri(e),...[...n("forced"),...n("skipped")].map(s=>Si(e,s)),...$i(e),...i===""?[]:[`answer the re\
view findings on ${i}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...Ti(e)]}function Si({state:e},t){let n=(0,q.oneLine)(t.id);return t.status==="forced"&&e!=="cance\
lled"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /u\
ltraplan:adopt --task ${n}`}var Vt=3;function $i(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let o=i.slice(0,Vt).map(q.oneLine).join(", ");return`look at ${te(
r,"commit")} that no executor made (${o}${i.length>Vt?" and others":""}): git log ${_(t)}..${_(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function bi({
state:e},t){let n=(0,q.oneLine)(t.id),r=(0,q.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}\
): /ultraplan:retry --task ${n} tries again, ${i}`}function Ri(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==
void 0)?["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,q.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[
`/ultraplan:implement ${(0,q.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function Ti(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${_(e.base)}..${_(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var b=d($(),1);var We=d($(),1);function E(e){let t=Date.parse(e);return Number.isNaN(t)?(0,We.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var ie=e=>/T(\d\d:\d\d:\d\d)/.exec(E(e))?.[1]??(0,We.oneLine)(
e);function Ge(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function oe(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Kt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Kt(n%60)} min`}var Kt=e=>String(e).padStart(2,
"0");function He(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[ve(n)]+=1;return t}var Ei=new Set(
["executing","verifying","reviewing"]),Ai=e=>Ei.has(e.status);function Ue(e){let t=He(e),n=e.tasks.filter(D).length,r=t.failed+t.escalated,i=t.approved,o=e.tasks.filter(a=>a.attempts.length>0),s=o.reduce(
(a,c)=>a+c.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:o.length===0?0:Math.round(10*s/o.length)/10}}function Je(e){let t=e.tasks.filter(Ai);if(t.length>0)return t;let i=e.tasks.filter(o=>o.lastStepAt!==
void 0).reduce((o,s)=>o&&(o.lastStepAt??"")>(s.lastStepAt??"")?o:s,void 0)??e.tasks.find(o=>!D(o));return i?[i]:[]}var Ve=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function Se(e){let t=n=>e.tasks.filter(n).map(r=>(0,b.oneLine)(r.id));return{run:(0,b.oneLine)(e.id),spec:(0,b.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,b.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Ge(e.startedAt,e.endedAt??e.lastAt)??0,totals:He(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:zt(e,"skipped"),forced:zt(e,"forced"),outstanding:ne(e).map(({task:n,from:r,text:i})=>({task:(0,b.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Oi),next:Yt(e)}}
function zt(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,b.oneLine)(n),title:(0,b.oneLine)(r),who:(0,b.oneLine)(i.who),at:i.at,reason:(0,b.oneLine)(i.reason)}]:[])}function Oi(e){
let t=Ge(e.startedAt,e.lastStepAt);return{id:(0,b.oneLine)(e.id),title:(0,b.oneLine)(e.title),status:ve(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:re(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:ke(e)}}var _i=/^[\x20-\x7e]*$/,qi=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Fi=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Ni=/^[\u{1f1e6}-\u{1f1ff}]$/u,Ci="\uFE0F";function Pi(e){return qi.test(e)?0:Ni.test(e)?1:Fi.test(e)?2:1}function z(e){if(_i.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Ci&&n===1&&(t+=1),n=Pi(r),t+=n;return t}var Qt,Ii=e=>(Qt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Qt.segment(e));function Mi(e,t){let n="",r=0;for(let{segment:i}of Ii(
e)){if(r+=z(i),r>t)break;n+=i}return n}function se(e,t){return t<=0?"":z(e)<=t?e:`${Mi(e,t-1).trimEnd()}\u2026`}function ae(e,t){let n=se(e,t);return n+" ".repeat(Math.max(0,t-z(n)))}var Ye=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${ie(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Ke(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,o=[`${t.approved} of ${te(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],s=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${s} after ${oe(e.durationMs)}: ${o.join(", ")}`}function Zt(e,t=100){let n=Se(e),r=(o,s)=>s.length===0?[]:["",o,...s];return`${[Ke(n),...n.forced.map(Ye),...r("skipped (\
unverified)",n.skipped.map(({id:o,who:s,at:a,reason:c})=>`  ${o}: ${c} (${s}, ${ie(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:o,from:s,finding:a})=>`  ${o}: ${a} [${s}]`)),
...r("time and attempts",ji(e,n,t)),...r("what to do next",n.next.map((o,s)=>`  ${s+1}. ${o}`))].join(`
`)}
`}function ji(e,{tasks:t},n){let r=e.tasks.map(K),i=Math.min(14,Math.max(2,...t.map(({id:a})=>z(a)))),o=Math.max(6,...r.map(z)),s=Math.max(10,n-i-o-34);return t.map(({id:a,title:c,attempts:u,durationMs:f},p)=>{
let m=u===0?"":te(u,"attempt"),l=f===void 0?"":oe(f);return`  ${ae(a,i)}  ${ae(r[p]??"",o)}  ${ae(m,10)}  ${ae(l,12)}  ${se(c,s)}`.trimEnd()})}var Jr=d(en(),1);var W=d(k(),1),fn=d(V(),1),be=d(ce(),1);var Qe=d(k(),1);function nn(e,t){return JSON.stringify(ze(e),void 0,t)}function ze(e){if(Array.isArray(e))return e.map(ze);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,ze(r)]))}var rn=d(ce(),1);function on(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let o=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...o===void 0?{}:{base:o},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Bi(i)}}function Bi(e){return N("sha256").update(nn(e??{})).digest("hex")}function sn(e,t,n){(0,Qe.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${rn.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}var cn=require("node:fs"),dn=require("node:path"),un=d(k(),1);function $e(e){let[,t]=an.exec(Li(e))??[];if(t!==void 0)return t;let[,n]=an.exec(`ref: ${(0,un.tryGit)(e,["symbolic-ref","--quiet","HEAD"])??""}`)??[];return n}var an=/^ref: refs\/heads\/(?!\.invalid$)(.+)$/m;
function Li(e){try{return(0,cn.readFileSync)((0,dn.join)(e,".git","HEAD"),"utf8")}catch{return""}}function Di({journal:e}){e.update(t=>(t&&(0,W.git)(t.root,["update-ref",(0,be.approvedRef)(t.id),t.approvedHead]),[]))}function pn(e){if(Wi(e.run))return;let t=(0,be.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,W.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,o=(0,W.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,W.git)(
r.root,["update-ref",t,r.approvedHead]),o?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function mn(e,t){let{run:n}=e;Di(e);let r=(0,fn.taskOf)(n,t),i=r&&on(n,r);
i&&sn(n.root,i.commit,i)}function Wi(e){return((0,W.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,be.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var ln=d(k(),1),gn=d(ce(),1);function hn(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Gi(e)??Ui(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}function Gi(e){let t=$e(e.root);return t===
e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultraplan:resume  [history/branch]`}var Hi=3;function Ui(e){let t=e.
tasks.filter(c=>c.approvedCommit!==void 0).sort((c,u)=>(u.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set([n,e.approvedHead])].every(c=>Ze(e.root,c)))return;let o=t.
filter(c=>!Ze(e.root,c.approvedCommit??"")).slice(0,Hi).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of task ${c.id}, which was approved,`).join(" and "),s=Ze(e.root,e.base)?`commit ${e.approvedHead.
slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${o||s} is not in the history of ${e.branch} any more; bring it back (\
git merge ${(0,gn.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Ze(e,t){return t===""||(0,ln.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var et=d(k(),1);var xn=d(k(),1);function P(e,t,n){return(0,xn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Xe=require("node:path");var yn=d(k(),1);var Ji=d(V(),1);var kn=d(de(),1);function Re(e,t){return(0,kn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var wn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,yn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Vi=e=>Xe.posix.dirname(e.planFiles[0]?.path??""),I=e=>Xe.posix.join(Vi(e),".progress.md");var Yi=20;function tt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,et.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([I(e),...e.tasks.flatMap(({file:c,override:u})=>[c,...u&&
!u.adopted?u.left??[]:[]])]),s=P(r,i,t).filter(c=>!o.has(c));if(s.length===0)return[];let a=Number((0,et.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:s.slice(0,Yi)}]}var Sn=d(V(),1),$n=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,Sn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var bn=(...e)=>require("node:child_process").spawn(...e);var Tn=require("node:path"),En=d(ue(),1);function An(e,t=process.env){let n=(0,Tn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=bn(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,En.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var rt=d(_n(),1),Ki=d(V(),1),zi=d($(),1),Qi=d(nt(),1);function it(e){if(e.run.config.webhook===void 0||(0,rt.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let o=i?
(0,rt.announcements)(i):[];return o.length>0?[{type:"announced",about:o}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&An(["notify",e.dir,e.home,String(r.seq)])}var j=require("node:fs"),M=require("node:path"),Vn=d(ue(),1);var Te={execution:1,claim:1,artifacts:2,proof:2,review:3},R=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function Zi(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Fn(e,t){let n=t.status.toUpperCase(),r=Zi(t),i=eo(e,t,r),o=to(e,t,r),s=ro(e,t,r);return{gateStatus:n,step:Xi(t,r),executor:i,
verify:o,architect:s}}function Xi(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Te[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function eo(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?R("running",r.failures.at(-1)?.at??
r.startedAt):n&&Te[n.stage]===1?R(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?R(t.override?"skipped":"running",r.startedAt):R("success",Nn(e,t)):{status:t.override?"skipped":"pending"}}function Nn(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function to(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
Te[n.stage]===2?R("failed",n.at):r?.passed&&t.status!=="pending"?R("passed",no(t)):t.override?R("skipped",t.override.at):t.status==="verifying"?R("running",Nn(e,t)):{status:"pending"}}function no(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function ro(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(s=>s.role==="architect");if(n&&Te[n.stage]===3)return R("rejected",n.at);if(t.status==="reviewing"){let s=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return R("reviewing",s?.redeemedAt??s?.issuedAt??t.lastStepAt)}let o=i&&r&&i.at>=r.startedAt?i:void 0;return o?.verdict.decision==="approve"?R("approved",o.
at):o?.verdict.decision==="reject"?R("rejected",o.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Cn=d($(),1),w=e=>(0,Cn.oneLine)(e).replaceAll("<!","&lt;!"),Pn=e=>w(e).replaceAll("|","\\|");var fe=d($(),1);function In(e){let{override:t}=e;if(!t)return;let n=O(e),r=(0,fe.oneLine)(t.who),i=E(t.at),o=(0,fe.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:o,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:o,forced_by:r,forced_at:i,session:(0,fe.oneLine)(t.session),prompt:(0,fe.oneLine)(t.prompt),requires_manual_commit:!0}}var G=d($(),1);var io=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
oo=new Set(["avg_attempts"]),so=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,ao=/^(?:true|false|null|yes|no|on|off|y|n)$/i,jn=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Mn=e=>JSON.stringify(e).replace(
jn,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Bn(e,t){return typeof t=="number"&&oo.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Mn(String(t)):typeof t=="\
boolean"?String(t):io.has(e)&&so.test(t)&&!ao.test(t)?t:Mn(t)}function co(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(jn)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function uo(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(o=>o!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(o=>fo(e,o,`${n}  `))]}if(typeof t=="obj\
ect"){let i=ot(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?co(t,n):void 0;return[`${n}${e}: ${r??Bn(e,t)}`]}function fo(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Bn(e,t)}`];let[r,...i]=ot(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var ot=(e,t)=>Object.
entries(e).flatMap(([n,r])=>uo(n,r,t)),Ln=e=>ot(e,"").join(`
`);var po=10;function Dn(e){return`${[mo(e),...Je(e).map(n=>lo(e,n)),`## Gate Statistics

${Ee(xo(e))}`,`## Recent Failures

${Ee({recent_failures:vo(e)})}`,ko(e),yo(e),wo(e)].filter(n=>n!=="").join(`

`)}
`}var Ee=e=>`\`\`\`yaml
${Ln(e)}
\`\`\``;function mo(e){let t=Ue(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,G.oneLine)(e.cause)})`;return[w(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,G.oneLine)(e.id)} is ${e.state}${r}, as of ${E(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function lo(e,t){let n=Fn(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[w(`## Current Task: ${O(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[st("Step 1: Executor ",n.executor),st("Step 2: Verify   ",n.verify),st("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,Ee({current_task:ho(e,t,n)})].join(`

`)}var go={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function st(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${ie(t.at)})`;return`[${go[t.status]??" "}] ${e}   - ${n}${r}`}function ho(e,t,n){return{name:O(t),phase:t.phase===void 0?void 0:(0,G.oneLine)(t.phase),plan:Ht(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&E(t.startedAt),last_step_at:t.lastStepAt&&E(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Ve(e,t),previous_failures:re(t).map(r=>`${r.type}: ${(0,G.oneLine)(r.reason)}`)}}function xo(e){let t=Ue(e),[n]=Je(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:O(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var vo=e=>Jt(e,po).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:O(t),attempt:n.attempt,failure_type:n.type,error:(0,G.oneLine)(n.reason),recovered:r,resolution:i}));function ko(e){let t=e.tasks.flatMap(n=>In(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${Ee({tasks:t})}`}function yo(e){let t=Ut(e).map(({task:r,from:i,text:o})=>w(`- ${O(r)}: ${o} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,G.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function wo(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Ve(e,n)}`,i=ke(n);return`- ${w(O(n))}: ${K(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Wn(e){let t=Se(e),n=(o,s)=>s.length===0?"":`## ${o}

${s.map(a=>`- ${w(a)}`).join(`
`)}`,r=t.tasks.map((o,s)=>{let a=e.tasks[s];return`| ${[o.id,o.title,a?K(a):o.status,String(o.attempts),o.durationMs===void 0?"":oe(o.durationMs),o.commit===void 0?"":_(o.commit),o.flags.join(", ")].map(
Pn).join(" | ")} |`});return`${[`# ${w(`Summary: ${t.spec}`)}`,w(Ke(t)),t.forced.map(o=>`> ${w(Ye(o))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:o,title:s,who:a,at:c,reason:u})=>`${o} ${s}: ${u} (${a}, ${E(c)}); requires a manual commit`)),n("Forced",t.forced.map(({id:o,title:s,who:a,at:c})=>`${o}\
 ${s} (forced) by ${a}, ${E(c)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:o,from:s,finding:a})=>`${o}: ${a} [${s}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((o,s)=>`${s+1}. ${w(o)}`).join(`
`)}`].filter(o=>o!=="").join(`

`)}
`}var H=require("node:fs"),Gn=require("node:path"),at=d(k(),1);function Hn(e,t){try{So(e,t)}catch{}}function So(e,t){let n=(0,Gn.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,o=$o(n);if(!r){o!==i&&(0,H.writeFileSync)(n,i);return}if(o!==i)return;let s=(0,at.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,at.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();s?.trim()===""||a===void 0?(0,H.rmSync)(n,{force:!0}):(0,H.writeFileSync)(n,a)}function $o(e){try{return(0,H.readFileSync)(e,"utf8")}catch{return}}var Q=require("node:fs"),dt=require("node:path"),bo=e=>N("sha256").update(e).digest("hex"),ct=e=>(0,dt.join)(e,".state-digest"),Ro=13e3;function Un(e,t){try{let n=To(ct(e));n&&n.length>Ro&&(0,Q.writeFileSync)(
ct(e),n.subarray(n.length/2)),(0,Q.appendFileSync)(ct(e),`${bo(t)}
`)}catch{}}function To(e){try{return(0,Q.readFileSync)(e)}catch{return}}function Yn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,M.join)(t,"STATE.md"):(0,M.join)(e.root,(0,M.dirname)(n),"STATE.md")}var Eo=(e,t)=>(0,M.join)((0,M.dirname)(Yn(e,t)),"SUMM\
ARY.md");function Kn(e,t){let n=Dn(e);Un(t,n),Jn(Yn(e,t),n,t),Hn(e,t),(e.state==="finished"||e.state==="cancelled")&&Jn(Eo(e,t),Wn(e),t)}function Jn(e,t,n){let r=(0,M.join)(n,`.view-${(0,Vn.thisProcess)().
pid}`);try{(0,j.writeFileSync)(r,t);try{(0,j.renameSync)(r,e)}catch{(0,j.copyFileSync)(r,e)}}catch{}finally{(0,j.rmSync)(r,{force:!0})}}var Pe=d(Qn(),1),kt=d(de(),1);var Z=require("node:fs"),Ae=require("node:path"),pe=d(k(),1);var Xn=require("node:fs"),er=require("node:path"),tr=d(ut(),1),h=d(k(),1),ft=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],nr=5;function rr(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Ao(e,i,t(i),n)}catch(o){if(r===nr||(0,h.headCommit)(e)===i)throw o}}}function Ao(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let o=(0,er.join)(i.gitDir,`ultraplan-index-${C(4).toString("hex")}`),{root:s}=i;try{(0,h.git)(s,["read-tree",t],{index:o});let a=n.map(({path:f,text:p})=>{let m=(0,h.git)(
s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:f,blob:m,mode:qo(s,t,f),was:_o(s,t,f)}});for(let{path:f,blob:p,mode:m}of a)(0,h.git)(s,["update-index","--add","--cacheinfo",`${m},${p},${f}`],
{index:o});let c=(0,h.git)(s,["write-tree"],{index:o}).trim(),u=(0,h.git)(s,[...ft,"commit-tree",c,"-p",t],{input:r}).trim();(0,h.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:f,blob:p,mode:m,was:l}of a)Oo(s,f,p,m,l);return u}finally{(0,Xn.rmSync)(o,{force:!0})}}function Oo(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=nr;s+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,tr.sleep)(40)}}var _o=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function qo(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function ir(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var or=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Oe(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=(0,pe.headCommit)(o);if(!a)throw new Error("the repository has no commit");let c=ir(o,i,a).find(({message:m})=>m.
split(`
`).includes(s));if(c)return c.commit;let u=t.filter(({path:m})=>(0,pe.committedText)(o,a,m)!==void 0||!or(o,m)),f=m=>u.map(({path:l,change:S})=>({path:l,text:S((0,pe.committedText)(o,m,l))})),p=u.length>
0?rr(o,f,`${n}

${s}
`):a;for(let m of t)Fo((0,Ae.join)(o,m.path),m);return p}function Fo(e,{change:t}){let n;try{n=(0,Z.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,Z.mkdirSync)((0,Ae.dirname)(e),{recursive:!0}),
(0,Z.writeFileSync)(e,t(n))}var pt=require("node:path"),A=d(ut(),1),B=d(ar(),1),cr=e=>N("sha256").update(e).digest("hex"),dr=(e,t)=>(0,pt.join)(e,"evidence",t);function mt(e,t,n={}){let r=n.files??A.realFiles,i=Po(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Io(i,n.cap??Number.POSITIVE_INFINITY),a=cr(o),c=dr(e,a);try{if((0,A.readIfThere)(r,c)?.equals(o)!==!0){
(0,A.ensureFolder)(r,(0,pt.join)(e,"evidence"));let u=`${c}.${C(4).toString("hex")}.new`;(0,A.writeAtomic)(r,c,o,{temporary:u,sync:"both"})}}catch(u){throw(0,B.diskError)(u,c)}return{sha256:a,bytes:o.
length,cut:s}}function ur(e,t,n=A.realFiles){let r=dr(e,t.sha256),i=(0,A.readIfThere)(n,r);if(i===void 0)throw new B.JournalError("evidence-missing",{file:r},No,B.GO_ON);if(cr(i)!==t.sha256)throw new B.JournalError(
"evidence-changed",{file:r},Co,B.GO_ON);return i.toString("utf8")}var No="the evidence file is not there",Co="the evidence file was changed after it was written";function Po(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Io(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Mo(e,Math.floor(r/2)),o=jo(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var fr=e=>e!==void 0&&(e&192)===
128;function Mo(e,t){let n=t;for(;n>0&&t-n<3&&fr(e[n]);)n-=1;return n}function jo(e,t){let n=t;for(;n<e.length&&n-t<3&&fr(e[n]);)n+=1;return n}function pr(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=lr(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${_e(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Lo(t)}`,`  - **Commit**: \`${mr(o,t)}\``].map(c=>s+c)}var Bo=7;function lt(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,u=lr(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${_e(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(f=>({...f,line:r+Bo})),commit:mr(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var mr=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Lo({verify:e}){let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return _e(e[0]?.
text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Do=1e3,Wo=100,_e=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Do),lr=e=>_e(e).slice(0,Wo).trim(),gt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Go=/\r\n|\n|\r/g;function hr(e){let t=[],n=0;for(let r of e.matchAll(Go))t.push(gr(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(gr(e.slice(n),n)),t}function gr(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Ho=3;function Uo(e,t){if(!(Jo(e,t)>=Ho))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Jo(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function vr(e,t){let{original:n}=t,r=Uo(e,n);if(r===void 0)return;let o=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(g=>g.path===n.file)?.text??"",a=pr(r,t,gt(n));if(!n.box){let g={...lt(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:xr(e.tasks,o,g)},task:g,after:o.id,insert:ge=>ge}}
let c=o.endLine,u=hr(s)[c]?.blank===!0,f=u?["",...a]:a,p=g=>Vo(g,o,f),m=c+1+(u?1:0),l={...lt(r,t,a,m),box:{line:m,column:gt(n).length+3+1}},S=e.tasks.map(g=>g.file===n.file?Ko(g,c,f.length,o):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:xr(S,o,l)},task:l,after:o.id,insert:p}}function Vo(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=Yo(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function Yo(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function Ko(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function xr(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function kr(e){let{id:t,title:n,file:r,line:i,kind:o,checkpoint:s,phase:a,wave:c,parallel:u,dependsOn:f,files:p,tier:m,verification:l,securityReview:S,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:o,
parallel:u,dependsOn:f,files:p,securityReview:S,doneBefore:e.ticked,...s?{checkpoint:s}:{},...a!==void 0?{phase:a}:{},...c!==void 0?{wave:c}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function zo(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function yr(e,t,n=zo(t)){let r=t.replace(Qo,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Qo=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function wr({feedback:e,findings:t}){let n=e||Zo(t);return["A reviewer did not accept the work of the task that this one fixes:",yr("what the reviewer wrote",n)].join(`
`)}var Zo=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function Sr(e,t){return JSON.parse(ur(e,t.plan))}function ht(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var xt=d(br(),1),U=d(Me(),1),Ar=d(xe(),1),qe=d(de(),1);var Tr="## Review Suggestions",Xo=3,es=300;function Er(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=ts(t),i=t.kind==="suggestions"?ns(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Rr(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=Rr(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var Rr=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,X=e=>se(w(e),es);function ts(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,Xo).map(n=>`  - ${X(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(X).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${X(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(X).join("; ")||"none named"}`];case"suggestions":return[Tr,"",...e.suggestions.
map(t=>`- Task ${X(e.task)}: ${X(t)}`)]}}function ns(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===""&&o===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===Tr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var Fe=(e,t)=>({path:I(e),change:n=>t.reduce(Er,n??"")});function me(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,xt.taskIndex)(
e,(0,U.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Or(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,qe.specRecords)(
t).at(-1);if(!(0,U.needsSpecReview)(e,t))return rs(e,t);let r=(0,Ar.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:t.
id,suggestions:o}]:[];switch(r.how){case"suggested":return[me(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[me(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,qe.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[me(
e,t,n,"proceeded")]}}function rs(e,t){let n=(0,U.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,U.nextReviewIndex)(e,(0,xt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function _r(e,t,n,r){let i=Sr(e,t),o=ht(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,u=s.filter(l=>!a.includes(l)),f=vr(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>ht(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||c,scope:t.spec}),p=Re(t,n);if(!f||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Oe(t,[...f.task.box?[{
path:o.file,change:l=>f.insert(l??"")}]:[],Fe(t,[me(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${f.task.id} from\
 the review of task ${n.id}`,key:`fix ${f.task.id}`,since:p});return[{type:"tasks_added",after:f.after,tasks:[{...kr(f.task),addedBy:"review"}],plan:mt(e,JSON.stringify(f.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:mt(e,wr(r.verdict))}]}var Ce=d(k(),1);var qr=require("node:fs"),Fr=require("node:path"),v=d(k(),1);function Nr(e,t,n){let r=(0,v.findRepository)(e),i=(0,v.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:s}=r,a=(0,Fr.join)(s,`ultraplan-index-${C(4).toString(
"hex")}`),c=t.map(({path:f,from:p})=>({path:f,was:is(o,p,f)})),u=c.filter(({path:f})=>os(o,f));try{(0,v.git)(o,["read-tree",i],{index:a});for(let{path:m,was:l}of c){let S=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,v.git)(o,["update-index",...S],{index:a})}let f=(0,v.git)(o,["write-tree"],{index:a}).trim(),p=(0,v.git)(o,[...ft,"commit-tree",f,"-p",i],{input:n}).
trim();(0,v.git)(o,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",p,i]);for(let{path:m,was:l}of u)l?(0,v.git)(o,["checkout","--quiet",p,"--",`:(top,literal)${m}`]):(0,v.git)(o,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return p}finally{
(0,qr.rmSync)(a,{force:!0})}}function is(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,v.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var os=(e,t)=>(0,v.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var Cr=d(de(),1);function vt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let c=o?.commit??s;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Pr(e,t){let n=(0,Cr.fixTasksOf)(e,t).at(-1),r=n?ss(e,n):[];!n||r.length===0||Nr(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function ss(e,t){let{root:n}=e,r=(0,Ce.headCommit)(n);if(r===void 0)return[];let i=I(e),o=vt(t,r).map(s=>({...s,paths:new Set(P(n,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].
filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:f})=>f.has(s)),c=a.every(({to:f},p)=>Ne(n,f,s)===Ne(n,a[p+1]?.from??r,s)),[u]=a;return u&&c?[{path:s,from:u.from}]:[]})}function Ir(e,t,n,r){let i=vt(
t,r).find(({from:o,to:s})=>P(e.root,o,s).includes(n));return i!==void 0&&Ne(e.root,i.from,n)===Ne(e.root,r,n)}var Ne=(e,t,n)=>(0,Ce.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function jr(e){if(!((0,Pe.reviewWork)(e.run)&&$e(e.run.root)!==e.run.branch))for(;(0,Pe.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?as(e.dir,r):[]);e.run=t;for(let r of n)r.type===
"task_approved"&&mn(e,r.task);if(n.length===0)return}}function as(e,t){let n=(0,Pe.reviewWork)(t);return n?n.kind==="fix"?_r(e,t,n.task,n.record):(n.takeBack&&Pr(t,n.task),[cs(t,n.task)]):[]}function cs(e,t){
let n=Re(e,t);if(n===void 0)throw new Error(`task ${t.id} has no commit to approve`);let r=Or(e,t),i=e.tasks.flatMap(u=>u.approvedHead??u.approvedCommit??[]),o=wn(e.root,[n,...i]),s={type:"task_approv\
ed",task:t.id,commit:n};if(r.length===0)return o===n?s:{...s,head:o};let a=Oe(e,[Fe(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`\
approve ${t.id} attempt ${t.attempts.length}`,since:n}),c=e.knownHead!==void 0&&(0,kt.fixTasksOf)(e,t).some(u=>u.givenUp)&&Mr(e,t,e.knownHead,a);return{...s,head:Mr(e,t,o,a)?a:o,...c?{known:a}:{}}}function Mr(e,t,n,r){
let i=(0,kt.fixTasksOf)(e,t).filter(s=>s.givenUp),o=[I(e),...i.length>0?[t.file]:[]];return P(e.root,n,r).every(s=>o.includes(s)||i.some(a=>Ir(e,a,s,r)))}var Ie=()=>C(8).toString("hex");var F=require("node:fs"),Lr=require("node:path"),Dr=d(ue(),1);function Br(e,t){let n=ee(e,t);if(n.kind!=="wait"||e.state!=="running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))
return n.until===void 0?void 0:{until:n.until}}var Wr=d(ce(),1);function le(e,t,n){let r=(0,Wr.waitingFile)(t,e.session);if(!Br(e,n)){(0,F.rmSync)(r,{force:!0});return}ds(r)||((0,F.mkdirSync)((0,Lr.dirname)(r),{recursive:!0,mode:448}),(0,F.writeFileSync)(
r,"",{mode:384}))}function ds(e){try{return JSON.parse((0,F.readFileSync)(e,"utf8"))}catch{return}}var Vr=3;function Yr(e,t,n){let{journal:r,dir:i}=e;jr(e);let o=hn(e.run);o.length>0&&(e.run=r.update(()=>o).state);let s=()=>(0,Hr.headCommit)(e.run.root)??e.run.base,a=us(e.run,n);if(a)return le(e.run,
e.home,n),it(e),{action:a,text:Gr(e.run,a,s).text};pn(e);let c,{state:u}=r.update(p=>{if(!p)return[];let m=ee(p,n),{events:l,text:S}=Gr(p,m,s);c={action:m,text:S};let g=N("sha256").update(S).digest("h\
ex").slice(0,16),ge={type:"directive_given",digest:g,via:t},ti=m.kind==="done"&&p.state==="running"?[...tt(p,s()),{type:"run_finished",commit:s()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
fs(p,g)){let St=`the session stopped ${Vr} times without following: ${S.split(`
`)[0]}`;return c={action:{kind:"wait",reason:`${St}; the run is parked, /ultraplan:resume goes on`},text:""},[ge,{type:"run_parked",cause:St}]}return[...l,...ti,ge]});if(!c||!u)throw new Error("the ru\
n has no state");let f=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,Jr.letGo)(e.home,u,i),le(u,e.home,n),Kn(u,i),it(e),f?{...c,summary:Zt(u)}:c}function us(e,t){
let n=ee(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var fs=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Vr;function Gr(e,t,n){switch(t.kind){case"dispatch":return ls(
e,ms(e,t.agents),n);case"wait":return{events:[],text:Be(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:qt(t.question,t.options)};case"\
done":return{events:[],text:Be(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function ps(e,t){let n=t?.role==="spec-executor"&&!t.isolated?(0,Ur.taskOf)(e,t.task):void 0;
return n?Et(e,n):[]}function ms(e,t){let n=t.filter(({role:r})=>r===t[0]?.role);return n.slice(0,Ft(yt(e,n),Ie()))}var yt=(e,t)=>t.map(n=>$n(e,n));function ls(e,t,n){let r=t.length>1?Ie():void 0,i=[],
o=t.map(c=>{let u=e.tickets.find(p=>!p.redeemedAt&&p.task===c.task&&p.role===c.role&&p.iteration===c.iteration);if(u)return u;let f=Ie();return c.role==="spec-executor"&&i.length===0&&i.push(...tt(e,n())),
i.push({type:"ticket_issued",ticket:f,base:n(),...r?{group:r}:{},...c}),{id:f,...r?{group:r}:{}}}),[s]=o,a=s?.group;return{events:i,text:a!==void 0&&o.every(c=>c.group===a)&&t.length>1?Le(yt(e,t),a):Le(
yt(e,t.slice(0,1)),s?.id??"",ps(e,t[0]))}}var Kr=d(ue(),1);function zr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,Kr.isSameStart)(n,t.client.startedAt)}var Qr=e=>/^\s*<task-notification>/.test(e);function wt(e){if(!Qr(e))return;let[t]=e.split("<status>",1);return/<tool-use-id>([\w-]+)<\/tool-use-id>/.exec(t??"")?.[1]}var ei=d(nt(),1);var L=require("node:fs");var gs=512*1024;var Zr=e=>hs(vs(e,void 0)?.text.split(`
`)??[]).flatMap(({operation:t,content:n})=>t==="enqueue"?[n]:[]),hs=e=>e.filter(t=>t.startsWith('{"type":"queue-operation"')).map(xs);function xs(e){try{let{operation:t,content:n}=JSON.parse(e);return{operation:String(t),content:typeof n=="string"?n:""}}catch{return{operation:"",content:""}}}function vs(e,t){let n;try{n=(0,L.openSync)(
e,"r")}catch{return}try{let{size:r}=(0,L.fstatSync)(n),i=t??Math.max(0,r-gs);if(r<=i)return;let o=Buffer.alloc(r-i),s=(0,L.readSync)(n,o,0,o.length,i);return{text:o.toString("utf8",0,s),end:i+s}}finally{
(0,L.closeSync)(n)}}function ks(e,t,n){let r=(0,ei.openActiveRun)(e.home,e.id);if(!r||!zr(r.run,e))return;let i=wt(t.text),o=i===void 0?void 0:At(r.run,i);if(!o||Zr(t.transcript).some(u=>o?.calls.includes(wt(u)??"")))return Yr(
r,"notification",n);le(r.run,r.home,n);let{task:a,roles:c}=o;return{inReview:`ultraplan: task ${(0,Xr.oneLine)(a)} is in and proved; now with: ${[...new Set(c)].join(", ")}`}}0&&(module.exports={agentNotified});
