const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var yi=Object.create;var ve=Object.defineProperty;var xi=Object.getOwnPropertyDescriptor;var vi=Object.getOwnPropertyNames;var wi=Object.getPrototypeOf,Si=Object.prototype.hasOwnProperty;var k=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},bi=(e,t)=>{for(var n in t)ve(e,n,{get:t[n],enumerable:!0})},Ct=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of vi(t))!Si.call(e,i)&&i!==n&&ve(e,i,{get:()=>t[i],enumerable:!(r=xi(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?yi(wi(e)):{},Ct(t||!e||!e.__esModule?ve(n,"default",{value:e,enumerable:!0}):n,e)),$i=e=>Ct(ve({},"__esModule",{value:!0}),e);var It=k((Ks,jt)=>{jt.exports=require("./open-run.cjs").run_groups});var Bt=k((zs,Mt)=>{Mt.exports=require("./open-run.cjs").run_policy});var we=k((Zs,Dt)=>{Dt.exports=require("./open-run.cjs").run_reviews});var v=k((na,Wt)=>{Wt.exports=require("./open-run.cjs").io_git});var K=k((ia,zt)=>{zt.exports=require("./open-run.cjs").run_change});var Ve=k((oa,Zt)=>{Zt.exports=require("./open-run.cjs").run_review_need});var b=k((aa,en)=>{en.exports=require("./open-run.cjs").view_terminal});var pn=k((Fa,fn)=>{fn.exports=require("./open-run.cjs").engine_active});var pe=k((qa,mn)=>{mn.exports=require("./open-run.cjs").engine_places});var me=k((Va,On)=>{On.exports=require("./open-run.cjs").run_spec_review});var W=k((dc,Cn)=>{Cn.exports=require("./open-run.cjs").io_process_ref});var Dn=k((pc,Bn)=>{Bn.exports=require("./open-run.cjs").run_announcements});var ut=k((mc,Ln)=>{Ln.exports=require("./open-run.cjs").engine_open_run});var sr=k((Yc,or)=>{or.exports=require("./open-run.cjs").run_review_work});var yt=k((Kc,ar)=>{ar.exports=require("./open-run.cjs").io_files});var hr=k((ed,gr)=>{gr.exports=require("./open-run.cjs").journal_journal_error});var Pr=k((ld,qr)=>{qr.exports=require("./open-run.cjs").run_review_index});var Vs={};bi(Vs,{hook:()=>Js});module.exports=$i(Vs);var Pt=require("node:timers/promises");var x=d(It(),1),Lt=d(Bt(),1),Ht=d(we(),1);function V(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelle\
d"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resum\
e goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...Ri(e),"/ultraplan:resume","/ultraplan:cancel"]};case"running":return Ti(e,t)}}function Ri(e){
let[t,...n]=e.tasks.filter(x.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function Ti(e,t){let n=e.tickets.filter(o=>o.redeemedAt===void 0);if(n.length>0)return{kind:"dis\
patch",agents:n.map(Ai)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,Ht.nextReviews)(e,o,t));return i.length>0?{kind:"dis\
patch",agents:i}:Ei(e,t)}function Ei(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,x.isDone)(i)||(0,x.isStuck)(i)||!(0,x.isReady)(e,r))continue;let o=i.notBefore!==void 0&&i.notBefore>t.toISOString();
if(!((i.status==="reviewing"||i.status==="verifying")&&!o)){if(i.kind==="checkpoint")return _i(i);if(o&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return Oi(e,r)}}return n!==
void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(x.isDone)?{kind:"done",reason:"every task is done"}:Fi(e)}function Oi(e,t){let n=(0,x.parallelGroup)(e,t).filter(o=>!(0,x.isDone)(
o)&&!(0,x.isStuck)(o)&&o.attempts.length===0&&!o.notStarted),r=e.tasks[t],i=n.length>1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.
length+1,iteration:1,isolated:i.length>1}))}}function Ai(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function _i(e){
let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function Fi(e){let t=e.tasks.
find(x.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(i=>!(0,x.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,Lt.attemptsUsed)(
t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","inv\
estigate"]}}function ie(e,t){let n=V(e,t);if(n.kind!=="wait"||e.state!=="running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.
until===void 0?void 0:{until:n.until}}var P=(...e)=>require("node:crypto").createHash(...e);var N=(...e)=>require("node:crypto").randomBytes(...e);var Qr=d(v(),1);function Ge(e,t){let n=400-Buffer.byteLength(Y("",t));return Y(Kt(Je(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var Y=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,Gt=(e,t)=>Vt(200,n=>Y(`ultraplan needs the person: tell them this and end your turn. ${Pi(We(e,n))} Options: ${Je(t.join(" | "))}`,{action:"ask"}));function Ue(e,t,n=[]){
let r=[...n],i=o=>r.length>0&&e[0]?qi(e[0],t,r,o):Jt(e,t,o);for(;r.length>0&&Buffer.byteLength(i(0))>400;)r.pop();return Vt(40,i)}function Ut(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(Jt(e.slice(
0,n),t,0))>400;)n--;return n}function qi(e,t,n,r){let i=[e.role,...n];return Y(`Call the Agent tool ${i.length} times in one message: the same description and prompt, one subagent_type each; nothing e\
lse.`,{action:"dispatch",subagent_types:i.map(o=>`ultraplan:${o}`),description:Yt(e,r),prompt:`ultraplan-ticket ${t}`})}function Jt(e,t,n){let[r,i]=[`ultraplan:${e[0]?.role}`,`ultraplan-ticket ${t}`],
o=e.map(s=>Yt(s,n));return e.length===1?Y("Call the Agent tool once, with exactly these arguments; nothing else.",{action:"dispatch",agents:[{subagent_type:r,description:o[0],prompt:i}]}):Y(`Call the \
Agent tool ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:r,prompt:i,descriptions:o})}function Vt(e,t){for(let n=e;n>
0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function Yt({task:e,title:t,place:n,attempt:r},i=40){return`${[Kt(We(e,48),48),We(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>
1?`, attempt ${r}`:""}`}var Pi=e=>e.trim().replace(/(?<![.?!])$/,"."),We=(e,t)=>[...Je(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),Je=e=>e.replace(new RegExp(
"\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function Kt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;
r+=i}return`${r}\u2026`}var ei=d(K(),1);var E=d(Ve(),1),Xt=d(we(),1);function Qt(e,t){if(e.solo)return[];let n=(r,i)=>Array(i).fill(r);return[...n("architect",Number((0,E.needsArchitect)(e,t))),...n("verifier",(0,E.verifiersNeeded)(e,t)),...n(
"security-reviewer",Number((0,E.needsSecurityReview)(t))),...n("spec-reviewer",Number((0,E.needsSpecReview)(e,t)&&(0,E.reviewBatch)(e,t).length===1))]}var z=d(b(),1);function _(e){let t=(0,z.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,z.oneLine)(e.id)}: ${t}`}var tn=(e,t)=>(0,z.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),Se=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,L=e=>e.doneBefore&&e.status==="pending";function Z(e){return L(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function be(e){let t=[...L(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(z.oneLine)])]}
var F=e=>(0,z.oneLine)(e).slice(0,10),oe=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var $e=d(b(),1),Ni={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Ci(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function ji({role:e,verdict:t}){let n=Ni[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function se(e){return e.tasks.flatMap(t=>Ci(t).flatMap(n=>ji(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,$e.oneLine)(i)}))))}function nn(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,$e.oneLine)(
r.id),text:(0,$e.oneLine)(r.message)}))),...se(e)]}var Re=d(b(),1);function rn(e,t){let n=e.tasks.flatMap(r=>ae(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:Ii(r,i)}))}var ae=e=>e.attempts.flatMap(t=>t.failures);function Ii(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${F(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,Re.oneLine)(
e.override?.who??"unknown")}: ${(0,Re.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,Re.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var q=d(b(),1);function sn(e){let t=s=>e.tasks.filter(s).map(a=>(0,q.oneLine)(a.id)).join(", "),n=s=>e.tasks.filter(a=>a.status===s&&!a.override?.adopted),r=e.tasks.filter(s=>s.pausedFor!==void 0),i=[
...new Set(se(e).map(({task:s})=>(0,q.oneLine)(s.id)))].join(", "),o=t(L);return[...r.map(s=>Di(e,s)),...Li(e),...[...n("forced"),...n("skipped")].map(s=>Mi(e,s)),...Bi(e),...i===""?[]:[`answer the re\
view findings on ${i}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...Hi(e)]}function Mi({state:e},t){let n=(0,q.oneLine)(t.id);return t.status==="forced"&&e!=="cance\
lled"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /u\
ltraplan:adopt --task ${n}`}var on=3;function Bi(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let o=i.slice(0,on).map(q.oneLine).join(", ");return`look at ${oe(
r,"commit")} that no executor made (${o}${i.length>on?" and others":""}): git log ${F(t)}..${F(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function Di({
state:e},t){let n=(0,q.oneLine)(t.id),r=(0,q.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}\
): /ultraplan:retry --task ${n} tries again, ${i}`}function Li(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==
void 0)?["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,q.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[
`/ultraplan:implement ${(0,q.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function Hi(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${F(e.base)}..${F(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var $=d(b(),1);var Ye=d(b(),1);function O(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Ye.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var ce=e=>/T(\d\d:\d\d:\d\d)/.exec(O(e))?.[1]??(0,Ye.oneLine)(
e);function Ke(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function de(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${an(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${an(n%60)} min`}var an=e=>String(e).padStart(2,
"0");function ze(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[Se(n)]+=1;return t}var Wi=new Set(
["executing","verifying","reviewing"]),Gi=e=>Wi.has(e.status);function Ze(e){let t=ze(e),n=e.tasks.filter(L).length,r=t.failed+t.escalated,i=t.approved,o=e.tasks.filter(a=>a.attempts.length>0),s=o.reduce(
(a,c)=>a+c.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:o.length===0?0:Math.round(10*s/o.length)/10}}function Xe(e){let t=e.tasks.filter(Gi);if(t.length>0)return t;let i=e.tasks.filter(o=>o.lastStepAt!==
void 0).reduce((o,s)=>o&&(o.lastStepAt??"")>(s.lastStepAt??"")?o:s,void 0)??e.tasks.find(o=>!L(o));return i?[i]:[]}var Qe=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function Te(e){let t=n=>e.tasks.filter(n).map(r=>(0,$.oneLine)(r.id));return{run:(0,$.oneLine)(e.id),spec:(0,$.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,$.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Ke(e.startedAt,e.endedAt??e.lastAt)??0,totals:ze(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:cn(e,"skipped"),forced:cn(e,"forced"),outstanding:se(e).map(({task:n,from:r,text:i})=>({task:(0,$.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Ui),next:sn(e)}}
function cn(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,$.oneLine)(n),title:(0,$.oneLine)(r),who:(0,$.oneLine)(i.who),at:i.at,reason:(0,$.oneLine)(i.reason)}]:[])}function Ui(e){
let t=Ke(e.startedAt,e.lastStepAt);return{id:(0,$.oneLine)(e.id),title:(0,$.oneLine)(e.title),status:Se(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:ae(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:be(e)}}var Ji=/^[\x20-\x7e]*$/,Vi=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Yi=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Ki=/^[\u{1f1e6}-\u{1f1ff}]$/u,zi="\uFE0F";function Zi(e){return Vi.test(e)?0:Ki.test(e)?1:Yi.test(e)?2:1}function X(e){if(Ji.test(e))return e.length;let t=0,
n=0;for(let r of e)r===zi&&n===1&&(t+=1),n=Zi(r),t+=n;return t}var dn,Xi=e=>(dn??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),dn.segment(e));function Qi(e,t){let n="",r=0;for(let{segment:i}of Xi(
e)){if(r+=X(i),r>t)break;n+=i}return n}function ue(e,t){return t<=0?"":X(e)<=t?e:`${Qi(e,t-1).trimEnd()}\u2026`}function fe(e,t){let n=ue(e,t);return n+" ".repeat(Math.max(0,t-X(n)))}var et=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${ce(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function tt(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,o=[`${t.approved} of ${oe(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],s=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${s} after ${de(e.durationMs)}: ${o.join(", ")}`}function un(e,t=100){let n=Te(e),r=(o,s)=>s.length===0?[]:["",o,...s];return`${[tt(n),...n.forced.map(et),...r("skipped (\
unverified)",n.skipped.map(({id:o,who:s,at:a,reason:c})=>`  ${o}: ${c} (${s}, ${ce(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:o,from:s,finding:a})=>`  ${o}: ${a} [${s}]`)),
...r("time and attempts",eo(e,n,t)),...r("what to do next",n.next.map((o,s)=>`  ${s+1}. ${o}`))].join(`
`)}
`}function eo(e,{tasks:t},n){let r=e.tasks.map(Z),i=Math.min(14,Math.max(2,...t.map(({id:a})=>X(a)))),o=Math.max(6,...r.map(X)),s=Math.max(10,n-i-o-34);return t.map(({id:a,title:c,attempts:u,durationMs:f},p)=>{
let m=u===0?"":oe(u,"attempt"),l=f===void 0?"":de(f);return`  ${fe(a,i)}  ${fe(r[p]??"",o)}  ${fe(m,10)}  ${fe(l,12)}  ${ue(c,s)}`.trimEnd()})}var ti=d(pn(),1);var H=d(v(),1),wn=d(K(),1),Oe=d(pe(),1);var rt=d(v(),1);function ln(e,t){return JSON.stringify(nt(e),void 0,t)}function nt(e){if(Array.isArray(e))return e.map(nt);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,nt(r)]))}var gn=d(pe(),1);function hn(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let o=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...o===void 0?{}:{base:o},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:to(i)}}function to(e){return P("sha256").update(ln(e??{})).digest("hex")}function kn(e,t,n){(0,rt.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${gn.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}var xn=require("node:fs"),vn=require("node:path"),it=d(v(),1),ot=({root:e,branch:t})=>(0,it.tryGit)(e,["rev-parse","--verify","--quiet",`refs/heads/${t}^{commit}`])?.trim();function Ee(e){let[,t]=yn.exec(
no(e))??[];if(t!==void 0)return t;let[,n]=yn.exec(`ref: ${(0,it.tryGit)(e,["symbolic-ref","--quiet","HEAD"])??""}`)??[];return n}var yn=/^ref: refs\/heads\/(?!\.invalid$)(.+)$/m;function no(e){try{return(0,xn.readFileSync)(
(0,vn.join)(e,".git","HEAD"),"utf8")}catch{return""}}function ro({journal:e}){e.update(t=>(t&&(0,H.git)(t.root,["update-ref",(0,Oe.approvedRef)(t.id),t.approvedHead]),[]))}function Sn(e){if(io(e.run))return;let t=(0,Oe.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,H.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,o=(0,H.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,H.git)(
r.root,["update-ref",t,r.approvedHead]),o?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function bn(e,t){let{run:n}=e;ro(e);let r=(0,wn.taskOf)(n,t),i=r&&hn(n,r);
i&&kn(n.root,i.commit,i)}function io(e){return((0,H.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,Oe.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var $n=d(v(),1),Rn=d(pe(),1);function Tn(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=oo(e)??ao(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}function oo(e){let t=Ee(e.root);return t===
e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultraplan:resume  [history/branch]`}var so=3;function ao(e){let t=e.
tasks.filter(c=>c.approvedCommit!==void 0).sort((c,u)=>(u.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set([n,e.approvedHead])].every(c=>st(e.root,c)))return;let o=t.
filter(c=>!st(e.root,c.approvedCommit??"")).slice(0,so).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of task ${c.id}, which was approved,`).join(" and "),s=st(e.root,e.base)?`commit ${e.approvedHead.
slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${o||s} is not in the history of ${e.branch} any more; bring it back (\
git merge ${(0,Rn.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function st(e,t){return t===""||(0,$n.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var ct=d(v(),1);var En=d(v(),1);function C(e,t,n){return(0,En.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var at=require("node:path");var _n=d(v(),1);var co=d(K(),1);var An=d(me(),1);function Ae(e,t){return(0,An.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var Fn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,_n.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var uo=e=>at.posix.dirname(e.planFiles[0]?.path??""),j=e=>at.posix.join(uo(e),".progress.md");var fo=20;function dt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,ct.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([j(e),...e.tasks.flatMap(({file:c,override:u})=>[c,...u&&
!u.adopted?u.left??[]:[]])]),s=C(r,i,t).filter(c=>!o.has(c));if(s.length===0)return[];let a=Number((0,ct.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:s.slice(0,fo)}]}var qn=d(K(),1),Pn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,qn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var Nn=(...e)=>require("node:child_process").spawn(...e);var jn=require("node:path"),In=d(W(),1);function Mn(e,t=process.env){let n=(0,jn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=Nn(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,In.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var ft=d(Dn(),1),po=d(K(),1),mo=d(b(),1),lo=d(ut(),1);function _e(e){if(e.run.config.webhook===void 0||(0,ft.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let o=i?
(0,ft.announcements)(i):[];return o.length>0?[{type:"announced",about:o}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&Mn(["notify",e.dir,e.home,String(r.seq)])}var M=require("node:fs"),I=require("node:path"),rr=d(W(),1);var Fe={execution:1,claim:1,artifacts:2,proof:2,review:3},R=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function go(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Hn(e,t){let n=t.status.toUpperCase(),r=go(t),i=ko(e,t,r),o=yo(e,t,r),s=vo(e,t,r);return{gateStatus:n,step:ho(t,r),executor:i,
verify:o,architect:s}}function ho(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Fe[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function ko(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?R("running",r.failures.at(-1)?.at??
r.startedAt):n&&Fe[n.stage]===1?R(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?R(t.override?"skipped":"running",r.startedAt):R("success",Wn(e,t)):{status:t.override?"skipped":"pending"}}function Wn(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function yo(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
Fe[n.stage]===2?R("failed",n.at):r?.passed&&t.status!=="pending"?R("passed",xo(t)):t.override?R("skipped",t.override.at):t.status==="verifying"?R("running",Wn(e,t)):{status:"pending"}}function xo(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function vo(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(s=>s.role==="architect");if(n&&Fe[n.stage]===3)return R("rejected",n.at);if(t.status==="reviewing"){let s=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return R("reviewing",s?.redeemedAt??s?.issuedAt??t.lastStepAt)}let o=i&&r&&i.at>=r.startedAt?i:void 0;return o?.verdict.decision==="approve"?R("approved",o.
at):o?.verdict.decision==="reject"?R("rejected",o.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Gn=d(b(),1),w=e=>(0,Gn.oneLine)(e).replaceAll("<!","&lt;!"),Un=e=>w(e).replaceAll("|","\\|");var le=d(b(),1);function Jn(e){let{override:t}=e;if(!t)return;let n=_(e),r=(0,le.oneLine)(t.who),i=O(t.at),o=(0,le.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:o,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:o,forced_by:r,forced_at:i,session:(0,le.oneLine)(t.session),prompt:(0,le.oneLine)(t.prompt),requires_manual_commit:!0}}var G=d(b(),1);var wo=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
So=new Set(["avg_attempts"]),bo=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,$o=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Yn=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Vn=e=>JSON.stringify(e).replace(
Yn,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Kn(e,t){return typeof t=="number"&&So.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Vn(String(t)):typeof t=="\
boolean"?String(t):wo.has(e)&&bo.test(t)&&!$o.test(t)?t:Vn(t)}function Ro(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Yn)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function To(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(o=>o!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(o=>Eo(e,o,`${n}  `))]}if(typeof t=="obj\
ect"){let i=pt(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?Ro(t,n):void 0;return[`${n}${e}: ${r??Kn(e,t)}`]}function Eo(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Kn(e,t)}`];let[r,...i]=pt(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var pt=(e,t)=>Object.
entries(e).flatMap(([n,r])=>To(n,r,t)),zn=e=>pt(e,"").join(`
`);var Oo=10;function Zn(e){return`${[Ao(e),...Xe(e).map(n=>_o(e,n)),`## Gate Statistics

${qe(Po(e))}`,`## Recent Failures

${qe({recent_failures:No(e)})}`,Co(e),jo(e),Io(e)].filter(n=>n!=="").join(`

`)}
`}var qe=e=>`\`\`\`yaml
${zn(e)}
\`\`\``;function Ao(e){let t=Ze(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,G.oneLine)(e.cause)})`;return[w(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,G.oneLine)(e.id)} is ${e.state}${r}, as of ${O(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function _o(e,t){let n=Hn(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[w(`## Current Task: ${_(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[mt("Step 1: Executor ",n.executor),mt("Step 2: Verify   ",n.verify),mt("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,qe({current_task:qo(e,t,n)})].join(`

`)}var Fo={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function mt(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${ce(t.at)})`;return`[${Fo[t.status]??" "}] ${e}   - ${n}${r}`}function qo(e,t,n){return{name:_(t),phase:t.phase===void 0?void 0:(0,G.oneLine)(t.phase),plan:tn(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&O(t.startedAt),last_step_at:t.lastStepAt&&O(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Qe(e,t),previous_failures:ae(t).map(r=>`${r.type}: ${(0,G.oneLine)(r.reason)}`)}}function Po(e){let t=Ze(e),[n]=Xe(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:_(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var No=e=>rn(e,Oo).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:_(t),attempt:n.attempt,failure_type:n.type,error:(0,G.oneLine)(n.reason),recovered:r,resolution:i}));function Co(e){let t=e.tasks.flatMap(n=>Jn(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${qe({tasks:t})}`}function jo(e){let t=nn(e).map(({task:r,from:i,text:o})=>w(`- ${_(r)}: ${o} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,G.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function Io(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Qe(e,n)}`,i=be(n);return`- ${w(_(n))}: ${Z(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Xn(e){let t=Te(e),n=(o,s)=>s.length===0?"":`## ${o}

${s.map(a=>`- ${w(a)}`).join(`
`)}`,r=t.tasks.map((o,s)=>{let a=e.tasks[s];return`| ${[o.id,o.title,a?Z(a):o.status,String(o.attempts),o.durationMs===void 0?"":de(o.durationMs),o.commit===void 0?"":F(o.commit),o.flags.join(", ")].map(
Un).join(" | ")} |`});return`${[`# ${w(`Summary: ${t.spec}`)}`,w(tt(t)),t.forced.map(o=>`> ${w(et(o))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:o,title:s,who:a,at:c,reason:u})=>`${o} ${s}: ${u} (${a}, ${O(c)}); requires a manual commit`)),n("Forced",t.forced.map(({id:o,title:s,who:a,at:c})=>`${o}\
 ${s} (forced) by ${a}, ${O(c)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:o,from:s,finding:a})=>`${o}: ${a} [${s}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((o,s)=>`${s+1}. ${w(o)}`).join(`
`)}`].filter(o=>o!=="").join(`

`)}
`}var U=require("node:fs"),Qn=require("node:path"),lt=d(v(),1);function er(e,t){try{Mo(e,t)}catch{}}function Mo(e,t){let n=(0,Qn.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,o=Bo(n);if(!r){o!==i&&(0,U.writeFileSync)(n,i);return}if(o!==i)return;let s=(0,lt.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,lt.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();s?.trim()===""||a===void 0?(0,U.rmSync)(n,{force:!0}):(0,U.writeFileSync)(n,a)}function Bo(e){try{return(0,U.readFileSync)(e,"utf8")}catch{return}}var Q=require("node:fs"),ht=require("node:path"),Do=e=>P("sha256").update(e).digest("hex"),gt=e=>(0,ht.join)(e,".state-digest"),Lo=13e3;function tr(e,t){try{let n=Ho(gt(e));n&&n.length>Lo&&(0,Q.writeFileSync)(
gt(e),n.subarray(n.length/2)),(0,Q.appendFileSync)(gt(e),`${Do(t)}
`)}catch{}}function Ho(e){try{return(0,Q.readFileSync)(e)}catch{return}}function ir(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,I.join)(t,"STATE.md"):(0,I.join)(e.root,(0,I.dirname)(n),"STATE.md")}var Wo=(e,t)=>(0,I.join)((0,I.dirname)(ir(e,t)),"SUMM\
ARY.md");function kt(e,t){let n=Zn(e);tr(t,n),nr(ir(e,t),n,t),er(e,t),(e.state==="finished"||e.state==="cancelled")&&nr(Wo(e,t),Xn(e),t)}function nr(e,t,n){let r=(0,I.join)(n,`.view-${(0,rr.thisProcess)().
pid}`);try{(0,M.writeFileSync)(r,t);try{(0,M.renameSync)(r,e)}catch{(0,M.copyFileSync)(r,e)}}catch{}finally{(0,M.rmSync)(r,{force:!0})}}var De=d(sr(),1),Et=d(me(),1);var ee=require("node:fs"),Pe=require("node:path"),ge=d(v(),1);var cr=require("node:fs"),dr=require("node:path"),ur=d(yt(),1),h=d(v(),1),xt=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],fr=5;function pr(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Go(e,i,t(i),n)}catch(o){if(r===fr||(0,h.headCommit)(e)===i)throw o}}}function Go(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let o=(0,dr.join)(i.gitDir,`ultraplan-index-${N(4).toString("hex")}`),{root:s}=i;try{(0,h.git)(s,["read-tree",t],{index:o});let a=n.map(({path:f,text:p})=>{let m=(0,h.git)(
s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:f,blob:m,mode:Vo(s,t,f),was:Jo(s,t,f)}});for(let{path:f,blob:p,mode:m}of a)(0,h.git)(s,["update-index","--add","--cacheinfo",`${m},${p},${f}`],
{index:o});let c=(0,h.git)(s,["write-tree"],{index:o}).trim(),u=(0,h.git)(s,[...xt,"commit-tree",c,"-p",t],{input:r}).trim();(0,h.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:f,blob:p,mode:m,was:l}of a)Uo(s,f,p,m,l);return u}finally{(0,cr.rmSync)(o,{force:!0})}}function Uo(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=fr;s+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,ur.sleep)(40)}}var Jo=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Vo(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function mr(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var lr=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Ne(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=(0,ge.headCommit)(o);if(!a)throw new Error("the repository has no commit");let c=mr(o,i,a).find(({message:m})=>m.
split(`
`).includes(s));if(c)return c.commit;let u=t.filter(({path:m})=>(0,ge.committedText)(o,a,m)!==void 0||!lr(o,m)),f=m=>u.map(({path:l,change:S})=>({path:l,text:S((0,ge.committedText)(o,m,l))})),p=u.length>
0?pr(o,f,`${n}

${s}
`):a;for(let m of t)Yo((0,Pe.join)(o,m.path),m);return p}function Yo(e,{change:t}){let n;try{n=(0,ee.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,ee.mkdirSync)((0,Pe.dirname)(e),{recursive:!0}),
(0,ee.writeFileSync)(e,t(n))}var vt=require("node:path"),A=d(yt(),1),B=d(hr(),1),kr=e=>P("sha256").update(e).digest("hex"),yr=(e,t)=>(0,vt.join)(e,"evidence",t);function wt(e,t,n={}){let r=n.files??A.realFiles,i=Zo(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Xo(i,n.cap??Number.POSITIVE_INFINITY),a=kr(o),c=yr(e,a);try{if((0,A.readIfThere)(r,c)?.equals(o)!==!0){
(0,A.ensureFolder)(r,(0,vt.join)(e,"evidence"));let u=`${c}.${N(4).toString("hex")}.new`;(0,A.writeAtomic)(r,c,o,{temporary:u,sync:"both"})}}catch(u){throw(0,B.diskError)(u,c)}return{sha256:a,bytes:o.
length,cut:s}}function xr(e,t,n=A.realFiles){let r=yr(e,t.sha256),i=(0,A.readIfThere)(n,r);if(i===void 0)throw new B.JournalError("evidence-missing",{file:r},Ko,B.GO_ON);if(kr(i)!==t.sha256)throw new B.JournalError(
"evidence-changed",{file:r},zo,B.GO_ON);return i.toString("utf8")}var Ko="the evidence file is not there",zo="the evidence file was changed after it was written";function Zo(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Xo(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Qo(e,Math.floor(r/2)),o=es(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var vr=e=>e!==void 0&&(e&192)===
128;function Qo(e,t){let n=t;for(;n>0&&t-n<3&&vr(e[n]);)n-=1;return n}function es(e,t){let n=t;for(;n<e.length&&n-t<3&&vr(e[n]);)n+=1;return n}function wr(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=br(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Ce(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${ns(t)}`,`  - **Commit**: \`${Sr(o,t)}\``].map(c=>s+c)}var ts=7;function St(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,u=br(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${Ce(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(f=>({...f,line:r+ts})),commit:Sr(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var Sr=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function ns({verify:e}){let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return Ce(e[0]?.
text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var rs=1e3,is=100,Ce=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,rs),br=e=>Ce(e).slice(0,is).trim(),bt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var os=/\r\n|\n|\r/g;function Rr(e){let t=[],n=0;for(let r of e.matchAll(os))t.push($r(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push($r(e.slice(n),n)),t}function $r(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var ss=3;function as(e,t){if(!(cs(e,t)>=ss))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function cs(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function Er(e,t){let{original:n}=t,r=as(e,n);if(r===void 0)return;let o=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(g=>g.path===n.file)?.text??"",a=wr(r,t,bt(n));if(!n.box){let g={...St(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:Tr(e.tasks,o,g)},task:g,after:o.id,insert:xe=>xe}}
let c=o.endLine,u=Rr(s)[c]?.blank===!0,f=u?["",...a]:a,p=g=>ds(g,o,f),m=c+1+(u?1:0),l={...St(r,t,a,m),box:{line:m,column:bt(n).length+3+1}},S=e.tasks.map(g=>g.file===n.file?fs(g,c,f.length,o):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:Tr(S,o,l)},task:l,after:o.id,insert:p}}function ds(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=us(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function us(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function fs(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function Tr(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function Or(e){let{id:t,title:n,file:r,line:i,kind:o,checkpoint:s,phase:a,wave:c,parallel:u,dependsOn:f,files:p,tier:m,verification:l,securityReview:S,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:o,
parallel:u,dependsOn:f,files:p,securityReview:S,doneBefore:e.ticked,...s?{checkpoint:s}:{},...a!==void 0?{phase:a}:{},...c!==void 0?{wave:c}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function ps(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function Ar(e,t,n=ps(t)){let r=t.replace(ms,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var ms=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function _r({feedback:e,findings:t}){let n=e||ls(t);return["A reviewer did not accept the work of the task that this one fixes:",Ar("what the reviewer wrote",n)].join(`
`)}var ls=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function Fr(e,t){return JSON.parse(xr(e,t.plan))}function $t(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Rt=d(Pr(),1),J=d(Ve(),1),Ir=d(we(),1),je=d(me(),1);var Cr="## Review Suggestions",gs=3,hs=300;function jr(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=ks(t),i=t.kind==="suggestions"?ys(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Nr(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=Nr(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var Nr=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,te=e=>ue(w(e),hs);function ks(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,gs).map(n=>`  - ${te(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(te).join("; ")||"none named"}`];case"fix\
-given-up":return[`Fix task ${te(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(te).join("; ")||"none named"}`];case"suggestions":return[Cr,"",...e.
suggestions.map(t=>`- Task ${te(e.task)}: ${te(t)}`)]}}function ys(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===
""&&o===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===Cr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var Ie=(e,t)=>({path:j(e),change:n=>t.reduce(jr,n??"")});function he(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,Rt.taskIndex)(
e,(0,J.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Mr(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,je.specRecords)(
t).at(-1);if(!(0,J.needsSpecReview)(e,t))return xs(e,t);let r=(0,Ir.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:t.
id,suggestions:o}]:[];switch(r.how){case"suggested":return[he(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[he(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,je.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[he(
e,t,n,"proceeded")]}}function xs(e,t){let n=(0,J.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,J.nextReviewIndex)(e,(0,Rt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Br(e,t,n,r){let i=Fr(e,t),o=$t(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,u=s.filter(l=>!a.includes(l)),f=Er(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>$t(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||c,scope:t.spec}),p=Ae(t,n);if(!f||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Ne(t,[...f.task.box?[{
path:o.file,change:l=>f.insert(l??"")}]:[],Ie(t,[he(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${f.task.id} from\
 the review of task ${n.id}`,key:`fix ${f.task.id}`,since:p});return[{type:"tasks_added",after:f.after,tasks:[{...Or(f.task),addedBy:"review"}],plan:wt(e,JSON.stringify(f.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:wt(e,_r(r.verdict))}]}var Be=d(v(),1);var Dr=require("node:fs"),Lr=require("node:path"),y=d(v(),1);function Hr(e,t,n){let r=(0,y.findRepository)(e),i=(0,y.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:s}=r,a=(0,Lr.join)(s,`ultraplan-index-${N(4).toString(
"hex")}`),c=t.map(({path:f,from:p})=>({path:f,was:vs(o,p,f)})),u=c.filter(({path:f})=>ws(o,f));try{(0,y.git)(o,["read-tree",i],{index:a});for(let{path:m,was:l}of c){let S=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,y.git)(o,["update-index",...S],{index:a})}let f=(0,y.git)(o,["write-tree"],{index:a}).trim(),p=(0,y.git)(o,[...xt,"commit-tree",f,"-p",i],{input:n}).
trim();(0,y.git)(o,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",p,i]);for(let{path:m,was:l}of u)l?(0,y.git)(o,["checkout","--quiet",p,"--",`:(top,literal)${m}`]):(0,y.git)(o,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return p}finally{
(0,Dr.rmSync)(a,{force:!0})}}function vs(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,y.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var ws=(e,t)=>(0,y.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var Wr=d(me(),1);function Tt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let c=o?.commit??s;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Gr(e,t){let n=(0,Wr.fixTasksOf)(e,t).at(-1),r=n?Ss(e,n):[];!n||r.length===0||Hr(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function Ss(e,t){let{root:n}=e,r=(0,Be.headCommit)(n);if(r===void 0)return[];let i=j(e),o=Tt(t,r).map(s=>({...s,paths:new Set(C(n,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].
filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:f})=>f.has(s)),c=a.every(({to:f},p)=>Me(n,f,s)===Me(n,a[p+1]?.from??r,s)),[u]=a;return u&&c?[{path:s,from:u.from}]:[]})}function Ur(e,t,n,r){let i=Tt(
t,r).find(({from:o,to:s})=>C(e.root,o,s).includes(n));return i!==void 0&&Me(e.root,i.from,n)===Me(e.root,r,n)}var Me=(e,t,n)=>(0,Be.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Vr(e){if(!((0,De.reviewWork)(e.run)&&Ee(e.run.root)!==e.run.branch))for(;(0,De.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?bs(e.dir,r):[]);e.run=t;for(let r of n)r.type===
"task_approved"&&bn(e,r.task);if(n.length===0)return}}function bs(e,t){let n=(0,De.reviewWork)(t);return n?n.kind==="fix"?Br(e,t,n.task,n.record):(n.takeBack&&Gr(t,n.task),[$s(t,n.task)]):[]}function $s(e,t){
let n=Ae(e,t);if(n===void 0)throw new Error(`task ${t.id} has no commit to approve`);let r=Mr(e,t),i=e.tasks.flatMap(u=>u.approvedHead??u.approvedCommit??[]),o=Fn(e.root,[n,...i]),s={type:"task_approv\
ed",task:t.id,commit:n};if(r.length===0)return o===n?s:{...s,head:o};let a=Ne(e,[Ie(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`\
approve ${t.id} attempt ${t.attempts.length}`,since:n}),c=e.knownHead!==void 0&&(0,Et.fixTasksOf)(e,t).some(u=>u.givenUp)&&Jr(e,t,e.knownHead,a);return{...s,head:Jr(e,t,o,a)?a:o,...c?{known:a}:{}}}function Jr(e,t,n,r){
let i=(0,Et.fixTasksOf)(e,t).filter(s=>s.givenUp),o=[j(e),...i.length>0?[t.file]:[]];return C(e.root,n,r).every(s=>o.includes(s)||i.some(a=>Ur(e,a,s,r)))}var Le=()=>N(8).toString("hex");var T=require("node:fs"),Yr=require("node:path"),He=d(W(),1);var ke=d(pe(),1);function Ot(e,t,n){let r=(0,ke.waitingFile)(t,e.session);if(!ie(e,n)){(0,T.rmSync)(r,{force:!0});return}Zr(r)||((0,T.mkdirSync)((0,Yr.dirname)(r),{recursive:!0,mode:448}),(0,T.writeFileSync)(
r,"",{mode:384}))}function Kr(e,t){let n=(0,ke.waitingFile)(t,e.session);if(!At(e,t))return!1;let r=Zr(n);return r&&(0,He.isAlive)(r)?!1:((0,T.writeFileSync)(n,JSON.stringify((0,He.thisProcess)()),{mode:384}),
!0)}var At=(e,t)=>(0,T.existsSync)((0,ke.waitingFile)(t,e.session));function zr(e,t){(0,T.rmSync)((0,ke.waitingFile)(t,e.session),{force:!0})}function Zr(e){try{return JSON.parse((0,T.readFileSync)(e,
"utf8"))}catch{return}}var ni=3;function ri(e,t,n){let{journal:r,dir:i}=e;Vr(e);let o=Tn(e.run);o.length>0&&(e.run=r.update(()=>o).state);let s=()=>(0,Qr.headCommit)(e.run.root)??e.run.base,a=Rs(e.run,n);if(a)return Ot(e.run,
e.home,n),_e(e),{action:a,text:Xr(e.run,a,s).text};Sn(e);let c,{state:u}=r.update(p=>{if(!p)return[];let m=V(p,n),{events:l,text:S}=Xr(p,m,s);c={action:m,text:S};let g=P("sha256").update(S).digest("he\
x").slice(0,16),xe={type:"directive_given",digest:g,via:t},ki=m.kind==="done"&&p.state==="running"?[...dt(p,s()),{type:"run_finished",commit:s()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
Ts(p,g)){let Nt=`the session stopped ${ni} times without following: ${S.split(`
`)[0]}`;return c={action:{kind:"wait",reason:`${Nt}; the run is parked, /ultraplan:resume goes on`},text:""},[xe,{type:"run_parked",cause:Nt}]}return[...l,...ki,xe]});if(!c||!u)throw new Error("the ru\
n has no state");let f=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,ti.letGo)(e.home,u,i),Ot(u,e.home,n),kt(u,i),_e(e),f?{...c,summary:un(u)}:c}function Rs(e,t){
let n=V(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var Ts=(e,t)=>e.standing.digest===t&&e.standing.count+1>=ni;function Xr(e,t,n){switch(t.kind){case"dispatch":return As(
e,Os(e,t.agents),n);case"wait":return{events:[],text:Ge(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:Gt(t.question,t.options)};case"\
done":return{events:[],text:Ge(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function Es(e,t){let n=t?.role==="spec-executor"&&!t.isolated?(0,ei.taskOf)(e,t.task):void 0;
return n?Qt(e,n):[]}function Os(e,t){let n=t.filter(({role:r})=>r===t[0]?.role);return n.slice(0,Ut(_t(e,n),Le()))}var _t=(e,t)=>t.map(n=>Pn(e,n));function As(e,t,n){let r=t.length>1?Le():void 0,i=[],
o=t.map(c=>{let u=e.tickets.find(p=>!p.redeemedAt&&p.task===c.task&&p.role===c.role&&p.iteration===c.iteration);if(u)return u;let f=Le();return c.role==="spec-executor"&&i.length===0&&i.push(...dt(e,n())),
i.push({type:"ticket_issued",ticket:f,base:n(),...r?{group:r}:{},...c}),{id:f,...r?{group:r}:{}}}),[s]=o,a=s?.group;return{events:i,text:a!==void 0&&o.every(c=>c.group===a)&&t.length>1?Ue(_t(e,t),a):Ue(
_t(e,t.slice(0,1)),s?.id??"",Es(e,t[0]))}}var qt=d(W(),1),ui=d(b(),1);var ii=d(W(),1);var re=require("node:fs"),ne=require("node:path");function si(e,t){if(!(0,re.existsSync)(e))return!0;let n=(0,ne.dirname)(e);return oi(n).map(r=>(0,ne.join)(n,r,"subagents")).flatMap(r=>oi(r).map(i=>(0,ne.join)(r,i))).some(r=>r.endsWith(".meta.json")&&
_s(r)?.toolUseId===t)}function _s(e){try{return JSON.parse((0,re.readFileSync)(e,"utf8"))}catch{return}}function oi(e){try{return(0,re.readdirSync)(e)}catch{return[]}}var D=require("node:fs"),Fs=256*1024;function ai(e,t){for(let n of Ps(e).split(`
`).reverse()){if(!n.includes(t))continue;let r=qs(n).find(i=>i.tool_use_id===t&&i.is_error);if(r)return typeof r.content=="string"?r.content:JSON.stringify(r.content)}}function qs(e){try{let{message:t}=JSON.
parse(e);return Array.isArray(t?.content)?t.content:[]}catch{return[]}}function Ps(e){let t;try{t=(0,D.openSync)(e,"r");let{size:n}=(0,D.fstatSync)(t),r=Buffer.alloc(Math.min(n,Fs));return(0,D.readSync)(
t,r,0,r.length,n-r.length),r.toString("utf8")}catch{return""}finally{t!==void 0&&(0,D.closeSync)(t)}}var ye=require("node:fs"),Ft=require("node:path");var ci=(e,t)=>(0,Ft.join)(e,"started",t);function Ns(e,t,n){(0,ye.mkdirSync)(ci(e,t),{recursive:!0}),(0,ye.writeFileSync)((0,Ft.join)(ci(e,t),n),"")}var di=(e,t,n)=>Ns(e,t,js(n)),Cs="call-",js=e=>`${Cs}${e.
replace(/[^\w-]/g,"")}`;function fi(e){Is(e,t=>t.judging!==void 0&&!(0,qt.isAlive)(t.judging.process),{how:"the claim was never judged",transcript:""})}function Is(e,t,n){if(!e.run.tickets.some(t))return;let{state:r}=e.journal.
update(i=>(i?.tickets??[]).filter(o=>t(o)).flatMap(o=>Ms(e,o,n)));e.run=r}function Ms({run:e,dir:t},n,{how:r,transcript:i,error:o}){let{toolUseId:s}=n;if(s===void 0||n.agentId||n.judging||si(i,s))return Ds(
e,n,r);n.isolated&&di(t,n.base,s);let a=(0,ui.oneLine)(o??ai(i,s)??"the client, one of its rules or another hook refused it");return[{type:"agent_not_started",ticket:n.id,cause:a.slice(0,Bs)}]}var Bs=200;
function Ds(e,t,n){let r={ticket:t.id,...Ls(e,t)};return t.judging?(0,qt.isAlive)(t.judging.process)?[]:[{type:"agent_lost",...r,cause:"the claim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lo\
st",...r,cause:n,failure:"EXECUTION_FAILURE"}]}function Ls(e,t){let r=t.role==="spec-executor"&&!t.isolated?ot(e):void 0;return r===void 0?{}:{head:r}}var pi=d(W(),1);function mi(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,pi.isSameStart)(n,t.client.startedAt)}var li=d(ut(),1);var Hs=500,Ws=2e3;async function gi(e,t=Ws){let n=Us(e);if(!(n?.run.state!=="running"||!Kr(n.run,e.home))){if(ie(n.run,new Date))await Gs(n);else{if(await(0,Pt.setTimeout)(t),!At(n.run,e.home))return;
n.run=n.journal.refresh()}return zr(n.run,e.home),n.run.state==="running"?ri(n,"wake",new Date).text:void 0}}async function Gs(e){for(;ie(e.run,new Date);)await(0,Pt.setTimeout)(Hs),e.run=e.journal.refresh(),
fi(e)}function Us(e){let t=(0,li.openActiveRun)(e.home,e.id);return t&&mi(t.run,e)?t:void 0}var hi={kind:"pass"};var Js=async(e,{session:t})=>{let n=await gi(t);return n===void 0?hi:{kind:"wake",text:n}};0&&(module.exports={hook});
