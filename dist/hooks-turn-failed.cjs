const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var ri=Object.create;var ge=Object.defineProperty;var ii=Object.getOwnPropertyDescriptor;var oi=Object.getOwnPropertyNames;var si=Object.getPrototypeOf,ai=Object.prototype.hasOwnProperty;var k=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ci=(e,t)=>{for(var n in t)ge(e,n,{get:t[n],enumerable:!0})},bt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of oi(t))!ai.call(e,i)&&i!==n&&ge(e,i,{get:()=>t[i],enumerable:!(r=ii(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?ri(si(e)):{},bt(t||!e||!e.__esModule?ge(n,"default",{value:e,enumerable:!0}):n,e)),di=e=>bt(ge({},"__esModule",{value:!0}),e);var Rt=k((bs,$t)=>{$t.exports=require("./open-run.cjs").run_groups});var Et=k(($s,Tt)=>{Tt.exports=require("./open-run.cjs").run_policy});var he=k((Rs,Ot)=>{Ot.exports=require("./open-run.cjs").run_reviews});var w=k((_s,qt)=>{qt.exports=require("./open-run.cjs").io_git});var Y=k((qs,Bt)=>{Bt.exports=require("./open-run.cjs").run_change});var He=k((Is,Dt)=>{Dt.exports=require("./open-run.cjs").run_review_need});var b=k((Ns,Wt)=>{Wt.exports=require("./open-run.cjs").view_terminal});var en=k((oa,Qt)=>{Qt.exports=require("./open-run.cjs").engine_active});var ce=k((sa,tn)=>{tn.exports=require("./open-run.cjs").engine_places});var de=k((va,yn)=>{yn.exports=require("./open-run.cjs").run_spec_review});var H=k((ja,Rn)=>{Rn.exports=require("./open-run.cjs").io_process_ref});var _n=k((Da,An)=>{An.exports=require("./open-run.cjs").run_announcements});var rt=k((La,Fn)=>{Fn.exports=require("./open-run.cjs").engine_open_run});var zn=k((Sc,Kn)=>{Kn.exports=require("./open-run.cjs").run_review_work});var ut=k((bc,Zn)=>{Zn.exports=require("./open-run.cjs").io_files});var sr=k((Oc,or)=>{or.exports=require("./open-run.cjs").journal_journal_error});var br=k((Hc,Sr)=>{Sr.exports=require("./open-run.cjs").run_review_index});var vs={};ci(vs,{hook:()=>ws});module.exports=di(vs);var Zr=require("node:timers/promises");var x=d(Rt(),1),At=d(Et(),1),_t=d(he(),1);function U(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelle\
d"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resum\
e goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...ui(e),"/ultraplan:resume","/ultraplan:cancel"]};case"running":return fi(e,t)}}function ui(e){
let[t,...n]=e.tasks.filter(x.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function fi(e,t){let n=e.tickets.filter(o=>o.redeemedAt===void 0);if(n.length>0)return{kind:"dis\
patch",agents:n.map(li)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,_t.nextReviews)(e,o,t));return i.length>0?{kind:"dis\
patch",agents:i}:pi(e,t)}function pi(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,x.isDone)(i)||(0,x.isStuck)(i)||!(0,x.isReady)(e,r))continue;let o=i.notBefore!==void 0&&i.notBefore>t.toISOString();
if(!((i.status==="reviewing"||i.status==="verifying")&&!o)){if(i.kind==="checkpoint")return gi(i);if(o&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return mi(e,r)}}return n!==
void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(x.isDone)?{kind:"done",reason:"every task is done"}:hi(e)}function mi(e,t){let n=(0,x.parallelGroup)(e,t).filter(o=>!(0,x.isDone)(
o)&&!(0,x.isStuck)(o)&&o.attempts.length===0&&!o.notStarted),r=e.tasks[t],i=n.length>1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.
length+1,iteration:1,isolated:i.length>1}))}}function li(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function gi(e){
let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function hi(e){let t=e.tasks.
find(x.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(i=>!(0,x.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,At.attemptsUsed)(
t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","inv\
estigate"]}}var ki=new Set(["rate_limit","overloaded","server_error","api_error","timeout","unknown"]);function Ft(e,t){let{first:n,most:r,tries:i}=e.config.overnight,o=e.failedTurns??0;return ki.has(t)?o>=i?{kind:"\
park",cause:`${o+1} turns in a row ended with ${t}`}:{kind:"wake",afterSeconds:Math.min(r,n*2**o)}:{kind:"park",cause:`the service refused: ${t}`}}function je(e,t){let n=U(e,t);if(n.kind!=="wait"||e.state!==
"running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.until===void 0?void 0:{until:n.until}}var I=(...e)=>require("node:crypto").createHash(...e);var P=(...e)=>require("node:crypto").randomBytes(...e);var Hr=d(w(),1);function Be(e,t){let n=400-Buffer.byteLength(V("",t));return V(Mt(Le(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var V=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,It=(e,t)=>Ct(200,n=>V(`ultraplan needs the person: tell them this and end your turn. ${xi(Me(e,n))} Options: ${Le(t.join(" | "))}`,{action:"ask"}));function De(e,t,n=[]){
let r=[...n],i=o=>r.length>0&&e[0]?yi(e[0],t,r,o):Nt(e,t,o);for(;r.length>0&&Buffer.byteLength(i(0))>400;)r.pop();return Ct(40,i)}function Pt(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(Nt(e.slice(
0,n),t,0))>400;)n--;return n}function yi(e,t,n,r){let i=[e.role,...n];return V(`Call the Agent tool ${i.length} times in one message: the same description and prompt, one subagent_type each; nothing e\
lse.`,{action:"dispatch",subagent_types:i.map(o=>`ultraplan:${o}`),description:jt(e,r),prompt:`ultraplan-ticket ${t}`})}function Nt(e,t,n){let[r,i]=[`ultraplan:${e[0]?.role}`,`ultraplan-ticket ${t}`],
o=e.map(s=>jt(s,n));return e.length===1?V("Call the Agent tool once, with exactly these arguments; nothing else.",{action:"dispatch",agents:[{subagent_type:r,description:o[0],prompt:i}]}):V(`Call the \
Agent tool ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:r,prompt:i,descriptions:o})}function Ct(e,t){for(let n=e;n>
0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function jt({task:e,title:t,place:n,attempt:r},i=40){return`${[Mt(Me(e,48),48),Me(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>
1?`, attempt ${r}`:""}`}var xi=e=>e.trim().replace(/(?<![.?!])$/,"."),Me=(e,t)=>[...Le(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),Le=e=>e.replace(new RegExp(
"\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function Mt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;
r+=i}return`${r}\u2026`}var Wr=d(Y(),1);var T=d(He(),1),Lt=d(he(),1);function Ht(e,t){if(e.solo)return[];let n=(r,i)=>Array(i).fill(r);return[...n("architect",Number((0,T.needsArchitect)(e,t))),...n("verifier",(0,T.verifiersNeeded)(e,t)),...n(
"security-reviewer",Number((0,T.needsSecurityReview)(t))),...n("spec-reviewer",Number((0,T.needsSpecReview)(e,t)&&(0,T.reviewBatch)(e,t).length===1))]}var K=d(b(),1);function A(e){let t=(0,K.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,K.oneLine)(e.id)}: ${t}`}var Gt=(e,t)=>(0,K.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),ke=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,D=e=>e.doneBefore&&e.status==="pending";function z(e){return D(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function ye(e){let t=[...D(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(K.oneLine)])]}
var _=e=>(0,K.oneLine)(e).slice(0,10),te=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var xe=d(b(),1),wi={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function vi(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function Si({role:e,verdict:t}){let n=wi[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function ne(e){return e.tasks.flatMap(t=>vi(t).flatMap(n=>Si(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,xe.oneLine)(i)}))))}function Jt(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,xe.oneLine)(
r.id),text:(0,xe.oneLine)(r.message)}))),...ne(e)]}var we=d(b(),1);function Ut(e,t){let n=e.tasks.flatMap(r=>re(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:bi(r,i)}))}var re=e=>e.attempts.flatMap(t=>t.failures);function bi(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${_(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,we.oneLine)(
e.override?.who??"unknown")}: ${(0,we.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,we.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var F=d(b(),1);function Yt(e){let t=s=>e.tasks.filter(s).map(a=>(0,F.oneLine)(a.id)).join(", "),n=s=>e.tasks.filter(a=>a.status===s&&!a.override?.adopted),r=e.tasks.filter(s=>s.pausedFor!==void 0),i=[
...new Set(ne(e).map(({task:s})=>(0,F.oneLine)(s.id)))].join(", "),o=t(D);return[...r.map(s=>Ti(e,s)),...Ei(e),...[...n("forced"),...n("skipped")].map(s=>$i(e,s)),...Ri(e),...i===""?[]:[`answer the re\
view findings on ${i}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...Oi(e)]}function $i({state:e},t){let n=(0,F.oneLine)(t.id);return t.status==="forced"&&e!=="cance\
lled"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /u\
ltraplan:adopt --task ${n}`}var Vt=3;function Ri(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let o=i.slice(0,Vt).map(F.oneLine).join(", ");return`look at ${te(
r,"commit")} that no executor made (${o}${i.length>Vt?" and others":""}): git log ${_(t)}..${_(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function Ti({
state:e},t){let n=(0,F.oneLine)(t.id),r=(0,F.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}\
): /ultraplan:retry --task ${n} tries again, ${i}`}function Ei(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==
void 0)?["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,F.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[
`/ultraplan:implement ${(0,F.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function Oi(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${_(e.base)}..${_(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var $=d(b(),1);var We=d(b(),1);function E(e){let t=Date.parse(e);return Number.isNaN(t)?(0,We.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var ie=e=>/T(\d\d:\d\d:\d\d)/.exec(E(e))?.[1]??(0,We.oneLine)(
e);function Ge(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function oe(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Kt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Kt(n%60)} min`}var Kt=e=>String(e).padStart(2,
"0");function Je(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[ke(n)]+=1;return t}var Ai=new Set(
["executing","verifying","reviewing"]),_i=e=>Ai.has(e.status);function Ue(e){let t=Je(e),n=e.tasks.filter(D).length,r=t.failed+t.escalated,i=t.approved,o=e.tasks.filter(a=>a.attempts.length>0),s=o.reduce(
(a,c)=>a+c.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:o.length===0?0:Math.round(10*s/o.length)/10}}function Ve(e){let t=e.tasks.filter(_i);if(t.length>0)return t;let i=e.tasks.filter(o=>o.lastStepAt!==
void 0).reduce((o,s)=>o&&(o.lastStepAt??"")>(s.lastStepAt??"")?o:s,void 0)??e.tasks.find(o=>!D(o));return i?[i]:[]}var Ye=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function ve(e){let t=n=>e.tasks.filter(n).map(r=>(0,$.oneLine)(r.id));return{run:(0,$.oneLine)(e.id),spec:(0,$.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,$.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Ge(e.startedAt,e.endedAt??e.lastAt)??0,totals:Je(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:zt(e,"skipped"),forced:zt(e,"forced"),outstanding:ne(e).map(({task:n,from:r,text:i})=>({task:(0,$.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Fi),next:Yt(e)}}
function zt(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,$.oneLine)(n),title:(0,$.oneLine)(r),who:(0,$.oneLine)(i.who),at:i.at,reason:(0,$.oneLine)(i.reason)}]:[])}function Fi(e){
let t=Ge(e.startedAt,e.lastStepAt);return{id:(0,$.oneLine)(e.id),title:(0,$.oneLine)(e.title),status:ke(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:re(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:ye(e)}}var qi=/^[\x20-\x7e]*$/,Ii=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Pi=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Ni=/^[\u{1f1e6}-\u{1f1ff}]$/u,Ci="\uFE0F";function ji(e){return Ii.test(e)?0:Ni.test(e)?1:Pi.test(e)?2:1}function Z(e){if(qi.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Ci&&n===1&&(t+=1),n=ji(r),t+=n;return t}var Zt,Mi=e=>(Zt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Zt.segment(e));function Bi(e,t){let n="",r=0;for(let{segment:i}of Mi(
e)){if(r+=Z(i),r>t)break;n+=i}return n}function se(e,t){return t<=0?"":Z(e)<=t?e:`${Bi(e,t-1).trimEnd()}\u2026`}function ae(e,t){let n=se(e,t);return n+" ".repeat(Math.max(0,t-Z(n)))}var Ke=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${ie(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function ze(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,o=[`${t.approved} of ${te(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],s=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${s} after ${oe(e.durationMs)}: ${o.join(", ")}`}function Xt(e,t=100){let n=ve(e),r=(o,s)=>s.length===0?[]:["",o,...s];return`${[ze(n),...n.forced.map(Ke),...r("skipped (\
unverified)",n.skipped.map(({id:o,who:s,at:a,reason:c})=>`  ${o}: ${c} (${s}, ${ie(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:o,from:s,finding:a})=>`  ${o}: ${a} [${s}]`)),
...r("time and attempts",Di(e,n,t)),...r("what to do next",n.next.map((o,s)=>`  ${s+1}. ${o}`))].join(`
`)}
`}function Di(e,{tasks:t},n){let r=e.tasks.map(z),i=Math.min(14,Math.max(2,...t.map(({id:a})=>Z(a)))),o=Math.max(6,...r.map(Z)),s=Math.max(10,n-i-o-34);return t.map(({id:a,title:c,attempts:u,durationMs:f},p)=>{
let m=u===0?"":te(u,"attempt"),l=f===void 0?"":oe(f);return`  ${ae(a,i)}  ${ae(r[p]??"",o)}  ${ae(m,10)}  ${ae(l,12)}  ${se(c,s)}`.trimEnd()})}var Gr=d(en(),1);var L=d(w(),1),fn=d(Y(),1),be=d(ce(),1);var Xe=d(w(),1);function nn(e,t){return JSON.stringify(Ze(e),void 0,t)}function Ze(e){if(Array.isArray(e))return e.map(Ze);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ze(r)]))}var rn=d(ce(),1);function on(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let o=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...o===void 0?{}:{base:o},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Li(i)}}function Li(e){return I("sha256").update(nn(e??{})).digest("hex")}function sn(e,t,n){(0,Xe.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${rn.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}var cn=require("node:fs"),dn=require("node:path"),un=d(w(),1);function Se(e){let[,t]=an.exec(Hi(e))??[];if(t!==void 0)return t;let[,n]=an.exec(`ref: ${(0,un.tryGit)(e,["symbolic-ref","--quiet","HEAD"])??""}`)??[];return n}var an=/^ref: refs\/heads\/(?!\.invalid$)(.+)$/m;
function Hi(e){try{return(0,cn.readFileSync)((0,dn.join)(e,".git","HEAD"),"utf8")}catch{return""}}function Gi({journal:e}){e.update(t=>(t&&(0,L.git)(t.root,["update-ref",(0,be.approvedRef)(t.id),t.approvedHead]),[]))}function pn(e){if(Ji(e.run))return;let t=(0,be.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,L.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,o=(0,L.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,L.git)(
r.root,["update-ref",t,r.approvedHead]),o?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function mn(e,t){let{run:n}=e;Gi(e);let r=(0,fn.taskOf)(n,t),i=r&&on(n,r);
i&&sn(n.root,i.commit,i)}function Ji(e){return((0,L.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,be.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var ln=d(w(),1),gn=d(ce(),1);function hn(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Ui(e)??Yi(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}function Ui(e){let t=Se(e.root);return t===
e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultraplan:resume  [history/branch]`}var Vi=3;function Yi(e){let t=e.
tasks.filter(c=>c.approvedCommit!==void 0).sort((c,u)=>(u.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set([n,e.approvedHead])].every(c=>Qe(e.root,c)))return;let o=t.
filter(c=>!Qe(e.root,c.approvedCommit??"")).slice(0,Vi).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of task ${c.id}, which was approved,`).join(" and "),s=Qe(e.root,e.base)?`commit ${e.approvedHead.
slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${o||s} is not in the history of ${e.branch} any more; bring it back (\
git merge ${(0,gn.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Qe(e,t){return t===""||(0,ln.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var tt=d(w(),1);var kn=d(w(),1);function N(e,t,n){return(0,kn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var et=require("node:path");var wn=d(w(),1);var Ki=d(Y(),1);var xn=d(de(),1);function $e(e,t){return(0,xn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var vn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,wn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var zi=e=>et.posix.dirname(e.planFiles[0]?.path??""),C=e=>et.posix.join(zi(e),".progress.md");var Zi=20;function nt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,tt.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([C(e),...e.tasks.flatMap(({file:c,override:u})=>[c,...u&&
!u.adopted?u.left??[]:[]])]),s=N(r,i,t).filter(c=>!o.has(c));if(s.length===0)return[];let a=Number((0,tt.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:s.slice(0,Zi)}]}var Sn=d(Y(),1),bn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,Sn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var $n=(...e)=>require("node:child_process").spawn(...e);var Tn=require("node:path"),En=d(H(),1);function On(e,t=process.env){let n=(0,Tn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=$n(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,En.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var it=d(_n(),1),Xi=d(Y(),1),Qi=d(b(),1),eo=d(rt(),1);function ue(e){if(e.run.config.webhook===void 0||(0,it.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let o=i?
(0,it.announcements)(i):[];return o.length>0?[{type:"announced",about:o}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&On(["notify",e.dir,e.home,String(r.seq)])}var M=require("node:fs"),j=require("node:path"),Vn=d(H(),1);var Re={execution:1,claim:1,artifacts:2,proof:2,review:3},R=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function to(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function qn(e,t){let n=t.status.toUpperCase(),r=to(t),i=ro(e,t,r),o=io(e,t,r),s=so(e,t,r);return{gateStatus:n,step:no(t,r),executor:i,
verify:o,architect:s}}function no(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Re[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function ro(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?R("running",r.failures.at(-1)?.at??
r.startedAt):n&&Re[n.stage]===1?R(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?R(t.override?"skipped":"running",r.startedAt):R("success",In(e,t)):{status:t.override?"skipped":"pending"}}function In(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function io(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
Re[n.stage]===2?R("failed",n.at):r?.passed&&t.status!=="pending"?R("passed",oo(t)):t.override?R("skipped",t.override.at):t.status==="verifying"?R("running",In(e,t)):{status:"pending"}}function oo(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function so(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(s=>s.role==="architect");if(n&&Re[n.stage]===3)return R("rejected",n.at);if(t.status==="reviewing"){let s=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return R("reviewing",s?.redeemedAt??s?.issuedAt??t.lastStepAt)}let o=i&&r&&i.at>=r.startedAt?i:void 0;return o?.verdict.decision==="approve"?R("approved",o.
at):o?.verdict.decision==="reject"?R("rejected",o.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Pn=d(b(),1),v=e=>(0,Pn.oneLine)(e).replaceAll("<!","&lt;!"),Nn=e=>v(e).replaceAll("|","\\|");var fe=d(b(),1);function Cn(e){let{override:t}=e;if(!t)return;let n=A(e),r=(0,fe.oneLine)(t.who),i=E(t.at),o=(0,fe.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:o,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:o,forced_by:r,forced_at:i,session:(0,fe.oneLine)(t.session),prompt:(0,fe.oneLine)(t.prompt),requires_manual_commit:!0}}var W=d(b(),1);var ao=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
co=new Set(["avg_attempts"]),uo=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,fo=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Mn=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,jn=e=>JSON.stringify(e).replace(
Mn,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Bn(e,t){return typeof t=="number"&&co.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):jn(String(t)):typeof t=="\
boolean"?String(t):ao.has(e)&&uo.test(t)&&!fo.test(t)?t:jn(t)}function po(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Mn)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function mo(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(o=>o!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(o=>lo(e,o,`${n}  `))]}if(typeof t=="obj\
ect"){let i=ot(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?po(t,n):void 0;return[`${n}${e}: ${r??Bn(e,t)}`]}function lo(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Bn(e,t)}`];let[r,...i]=ot(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var ot=(e,t)=>Object.
entries(e).flatMap(([n,r])=>mo(n,r,t)),Dn=e=>ot(e,"").join(`
`);var go=10;function Ln(e){return`${[ho(e),...Ve(e).map(n=>ko(e,n)),`## Gate Statistics

${Te(wo(e))}`,`## Recent Failures

${Te({recent_failures:vo(e)})}`,So(e),bo(e),$o(e)].filter(n=>n!=="").join(`

`)}
`}var Te=e=>`\`\`\`yaml
${Dn(e)}
\`\`\``;function ho(e){let t=Ue(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,W.oneLine)(e.cause)})`;return[v(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,W.oneLine)(e.id)} is ${e.state}${r}, as of ${E(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function ko(e,t){let n=qn(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[v(`## Current Task: ${A(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[st("Step 1: Executor ",n.executor),st("Step 2: Verify   ",n.verify),st("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,Te({current_task:xo(e,t,n)})].join(`

`)}var yo={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function st(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${ie(t.at)})`;return`[${yo[t.status]??" "}] ${e}   - ${n}${r}`}function xo(e,t,n){return{name:A(t),phase:t.phase===void 0?void 0:(0,W.oneLine)(t.phase),plan:Gt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&E(t.startedAt),last_step_at:t.lastStepAt&&E(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Ye(e,t),previous_failures:re(t).map(r=>`${r.type}: ${(0,W.oneLine)(r.reason)}`)}}function wo(e){let t=Ue(e),[n]=Ve(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:A(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var vo=e=>Ut(e,go).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:A(t),attempt:n.attempt,failure_type:n.type,error:(0,W.oneLine)(n.reason),recovered:r,resolution:i}));function So(e){let t=e.tasks.flatMap(n=>Cn(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${Te({tasks:t})}`}function bo(e){let t=Jt(e).map(({task:r,from:i,text:o})=>v(`- ${A(r)}: ${o} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,W.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function $o(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Ye(e,n)}`,i=ye(n);return`- ${v(A(n))}: ${z(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Hn(e){let t=ve(e),n=(o,s)=>s.length===0?"":`## ${o}

${s.map(a=>`- ${v(a)}`).join(`
`)}`,r=t.tasks.map((o,s)=>{let a=e.tasks[s];return`| ${[o.id,o.title,a?z(a):o.status,String(o.attempts),o.durationMs===void 0?"":oe(o.durationMs),o.commit===void 0?"":_(o.commit),o.flags.join(", ")].map(
Nn).join(" | ")} |`});return`${[`# ${v(`Summary: ${t.spec}`)}`,v(ze(t)),t.forced.map(o=>`> ${v(Ke(o))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:o,title:s,who:a,at:c,reason:u})=>`${o} ${s}: ${u} (${a}, ${E(c)}); requires a manual commit`)),n("Forced",t.forced.map(({id:o,title:s,who:a,at:c})=>`${o}\
 ${s} (forced) by ${a}, ${E(c)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:o,from:s,finding:a})=>`${o}: ${a} [${s}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((o,s)=>`${s+1}. ${v(o)}`).join(`
`)}`].filter(o=>o!=="").join(`

`)}
`}var G=require("node:fs"),Wn=require("node:path"),at=d(w(),1);function Gn(e,t){try{Ro(e,t)}catch{}}function Ro(e,t){let n=(0,Wn.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,o=To(n);if(!r){o!==i&&(0,G.writeFileSync)(n,i);return}if(o!==i)return;let s=(0,at.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,at.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();s?.trim()===""||a===void 0?(0,G.rmSync)(n,{force:!0}):(0,G.writeFileSync)(n,a)}function To(e){try{return(0,G.readFileSync)(e,"utf8")}catch{return}}var X=require("node:fs"),dt=require("node:path"),Eo=e=>I("sha256").update(e).digest("hex"),ct=e=>(0,dt.join)(e,".state-digest"),Oo=13e3;function Jn(e,t){try{let n=Ao(ct(e));n&&n.length>Oo&&(0,X.writeFileSync)(
ct(e),n.subarray(n.length/2)),(0,X.appendFileSync)(ct(e),`${Eo(t)}
`)}catch{}}function Ao(e){try{return(0,X.readFileSync)(e)}catch{return}}function Yn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,j.join)(t,"STATE.md"):(0,j.join)(e.root,(0,j.dirname)(n),"STATE.md")}var _o=(e,t)=>(0,j.join)((0,j.dirname)(Yn(e,t)),"SUMM\
ARY.md");function Ee(e,t){let n=Ln(e);Jn(t,n),Un(Yn(e,t),n,t),Gn(e,t),(e.state==="finished"||e.state==="cancelled")&&Un(_o(e,t),Hn(e),t)}function Un(e,t,n){let r=(0,j.join)(n,`.view-${(0,Vn.thisProcess)().
pid}`);try{(0,M.writeFileSync)(r,t);try{(0,M.renameSync)(r,e)}catch{(0,M.copyFileSync)(r,e)}}catch{}finally{(0,M.rmSync)(r,{force:!0})}}var Ne=d(zn(),1),xt=d(de(),1);var Q=require("node:fs"),Oe=require("node:path"),pe=d(w(),1);var Xn=require("node:fs"),Qn=require("node:path"),er=d(ut(),1),h=d(w(),1),ft=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],tr=5;function nr(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Fo(e,i,t(i),n)}catch(o){if(r===tr||(0,h.headCommit)(e)===i)throw o}}}function Fo(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let o=(0,Qn.join)(i.gitDir,`ultraplan-index-${P(4).toString("hex")}`),{root:s}=i;try{(0,h.git)(s,["read-tree",t],{index:o});let a=n.map(({path:f,text:p})=>{let m=(0,h.git)(
s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:f,blob:m,mode:Po(s,t,f),was:Io(s,t,f)}});for(let{path:f,blob:p,mode:m}of a)(0,h.git)(s,["update-index","--add","--cacheinfo",`${m},${p},${f}`],
{index:o});let c=(0,h.git)(s,["write-tree"],{index:o}).trim(),u=(0,h.git)(s,[...ft,"commit-tree",c,"-p",t],{input:r}).trim();(0,h.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:f,blob:p,mode:m,was:l}of a)qo(s,f,p,m,l);return u}finally{(0,Xn.rmSync)(o,{force:!0})}}function qo(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=tr;s+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,er.sleep)(40)}}var Io=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Po(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function rr(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var ir=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Ae(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=(0,pe.headCommit)(o);if(!a)throw new Error("the repository has no commit");let c=rr(o,i,a).find(({message:m})=>m.
split(`
`).includes(s));if(c)return c.commit;let u=t.filter(({path:m})=>(0,pe.committedText)(o,a,m)!==void 0||!ir(o,m)),f=m=>u.map(({path:l,change:S})=>({path:l,text:S((0,pe.committedText)(o,m,l))})),p=u.length>
0?nr(o,f,`${n}

${s}
`):a;for(let m of t)No((0,Oe.join)(o,m.path),m);return p}function No(e,{change:t}){let n;try{n=(0,Q.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,Q.mkdirSync)((0,Oe.dirname)(e),{recursive:!0}),
(0,Q.writeFileSync)(e,t(n))}var pt=require("node:path"),O=d(ut(),1),B=d(sr(),1),ar=e=>I("sha256").update(e).digest("hex"),cr=(e,t)=>(0,pt.join)(e,"evidence",t);function mt(e,t,n={}){let r=n.files??O.realFiles,i=Mo(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Bo(i,n.cap??Number.POSITIVE_INFINITY),a=ar(o),c=cr(e,a);try{if((0,O.readIfThere)(r,c)?.equals(o)!==!0){
(0,O.ensureFolder)(r,(0,pt.join)(e,"evidence"));let u=`${c}.${P(4).toString("hex")}.new`;(0,O.writeAtomic)(r,c,o,{temporary:u,sync:"both"})}}catch(u){throw(0,B.diskError)(u,c)}return{sha256:a,bytes:o.
length,cut:s}}function dr(e,t,n=O.realFiles){let r=cr(e,t.sha256),i=(0,O.readIfThere)(n,r);if(i===void 0)throw new B.JournalError("evidence-missing",{file:r},Co,B.GO_ON);if(ar(i)!==t.sha256)throw new B.JournalError(
"evidence-changed",{file:r},jo,B.GO_ON);return i.toString("utf8")}var Co="the evidence file is not there",jo="the evidence file was changed after it was written";function Mo(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Bo(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Do(e,Math.floor(r/2)),o=Lo(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var ur=e=>e!==void 0&&(e&192)===
128;function Do(e,t){let n=t;for(;n>0&&t-n<3&&ur(e[n]);)n-=1;return n}function Lo(e,t){let n=t;for(;n<e.length&&n-t<3&&ur(e[n]);)n+=1;return n}function fr(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=mr(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${_e(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Wo(t)}`,`  - **Commit**: \`${pr(o,t)}\``].map(c=>s+c)}var Ho=7;function lt(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,u=mr(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${_e(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(f=>({...f,line:r+Ho})),commit:pr(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var pr=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Wo({verify:e}){let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return _e(e[0]?.
text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Go=1e3,Jo=100,_e=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Go),mr=e=>_e(e).slice(0,Jo).trim(),gt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Uo=/\r\n|\n|\r/g;function gr(e){let t=[],n=0;for(let r of e.matchAll(Uo))t.push(lr(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(lr(e.slice(n),n)),t}function lr(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Vo=3;function Yo(e,t){if(!(Ko(e,t)>=Vo))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Ko(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function kr(e,t){let{original:n}=t,r=Yo(e,n);if(r===void 0)return;let o=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(g=>g.path===n.file)?.text??"",a=fr(r,t,gt(n));if(!n.box){let g={...lt(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:hr(e.tasks,o,g)},task:g,after:o.id,insert:le=>le}}
let c=o.endLine,u=gr(s)[c]?.blank===!0,f=u?["",...a]:a,p=g=>zo(g,o,f),m=c+1+(u?1:0),l={...lt(r,t,a,m),box:{line:m,column:gt(n).length+3+1}},S=e.tasks.map(g=>g.file===n.file?Xo(g,c,f.length,o):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:hr(S,o,l)},task:l,after:o.id,insert:p}}function zo(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=Zo(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function Zo(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function Xo(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function hr(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function yr(e){let{id:t,title:n,file:r,line:i,kind:o,checkpoint:s,phase:a,wave:c,parallel:u,dependsOn:f,files:p,tier:m,verification:l,securityReview:S,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:o,
parallel:u,dependsOn:f,files:p,securityReview:S,doneBefore:e.ticked,...s?{checkpoint:s}:{},...a!==void 0?{phase:a}:{},...c!==void 0?{wave:c}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function Qo(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function xr(e,t,n=Qo(t)){let r=t.replace(es,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var es=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function wr({feedback:e,findings:t}){let n=e||ts(t);return["A reviewer did not accept the work of the task that this one fixes:",xr("what the reviewer wrote",n)].join(`
`)}var ts=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function vr(e,t){return JSON.parse(dr(e,t.plan))}function ht(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var kt=d(br(),1),J=d(He(),1),Er=d(he(),1),Fe=d(de(),1);var Rr="## Review Suggestions",ns=3,rs=300;function Tr(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=is(t),i=t.kind==="suggestions"?os(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return $r(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=$r(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var $r=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,ee=e=>se(v(e),rs);function is(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,ns).map(n=>`  - ${ee(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(ee).join("; ")||"none named"}`];case"fix\
-given-up":return[`Fix task ${ee(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(ee).join("; ")||"none named"}`];case"suggestions":return[Rr,"",...e.
suggestions.map(t=>`- Task ${ee(e.task)}: ${ee(t)}`)]}}function os(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===
""&&o===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===Rr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var qe=(e,t)=>({path:C(e),change:n=>t.reduce(Tr,n??"")});function me(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,kt.taskIndex)(
e,(0,J.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Or(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Fe.specRecords)(
t).at(-1);if(!(0,J.needsSpecReview)(e,t))return ss(e,t);let r=(0,Er.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:t.
id,suggestions:o}]:[];switch(r.how){case"suggested":return[me(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[me(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,Fe.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[me(
e,t,n,"proceeded")]}}function ss(e,t){let n=(0,J.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,J.nextReviewIndex)(e,(0,kt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Ar(e,t,n,r){let i=vr(e,t),o=ht(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,u=s.filter(l=>!a.includes(l)),f=kr(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>ht(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||c,scope:t.spec}),p=$e(t,n);if(!f||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Ae(t,[...f.task.box?[{
path:o.file,change:l=>f.insert(l??"")}]:[],qe(t,[me(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${f.task.id} from\
 the review of task ${n.id}`,key:`fix ${f.task.id}`,since:p});return[{type:"tasks_added",after:f.after,tasks:[{...yr(f.task),addedBy:"review"}],plan:mt(e,JSON.stringify(f.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:mt(e,wr(r.verdict))}]}var Pe=d(w(),1);var _r=require("node:fs"),Fr=require("node:path"),y=d(w(),1);function qr(e,t,n){let r=(0,y.findRepository)(e),i=(0,y.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:s}=r,a=(0,Fr.join)(s,`ultraplan-index-${P(4).toString(
"hex")}`),c=t.map(({path:f,from:p})=>({path:f,was:as(o,p,f)})),u=c.filter(({path:f})=>cs(o,f));try{(0,y.git)(o,["read-tree",i],{index:a});for(let{path:m,was:l}of c){let S=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,y.git)(o,["update-index",...S],{index:a})}let f=(0,y.git)(o,["write-tree"],{index:a}).trim(),p=(0,y.git)(o,[...ft,"commit-tree",f,"-p",i],{input:n}).
trim();(0,y.git)(o,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",p,i]);for(let{path:m,was:l}of u)l?(0,y.git)(o,["checkout","--quiet",p,"--",`:(top,literal)${m}`]):(0,y.git)(o,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return p}finally{
(0,_r.rmSync)(a,{force:!0})}}function as(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,y.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var cs=(e,t)=>(0,y.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var Ir=d(de(),1);function yt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let c=o?.commit??s;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Pr(e,t){let n=(0,Ir.fixTasksOf)(e,t).at(-1),r=n?ds(e,n):[];!n||r.length===0||qr(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function ds(e,t){let{root:n}=e,r=(0,Pe.headCommit)(n);if(r===void 0)return[];let i=C(e),o=yt(t,r).map(s=>({...s,paths:new Set(N(n,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].
filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:f})=>f.has(s)),c=a.every(({to:f},p)=>Ie(n,f,s)===Ie(n,a[p+1]?.from??r,s)),[u]=a;return u&&c?[{path:s,from:u.from}]:[]})}function Nr(e,t,n,r){let i=yt(
t,r).find(({from:o,to:s})=>N(e.root,o,s).includes(n));return i!==void 0&&Ie(e.root,i.from,n)===Ie(e.root,r,n)}var Ie=(e,t,n)=>(0,Pe.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function jr(e){if(!((0,Ne.reviewWork)(e.run)&&Se(e.run.root)!==e.run.branch))for(;(0,Ne.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?us(e.dir,r):[]);e.run=t;for(let r of n)r.type===
"task_approved"&&mn(e,r.task);if(n.length===0)return}}function us(e,t){let n=(0,Ne.reviewWork)(t);return n?n.kind==="fix"?Ar(e,t,n.task,n.record):(n.takeBack&&Pr(t,n.task),[fs(t,n.task)]):[]}function fs(e,t){
let n=$e(e,t);if(n===void 0)throw new Error(`task ${t.id} has no commit to approve`);let r=Or(e,t),i=e.tasks.flatMap(u=>u.approvedHead??u.approvedCommit??[]),o=vn(e.root,[n,...i]),s={type:"task_approv\
ed",task:t.id,commit:n};if(r.length===0)return o===n?s:{...s,head:o};let a=Ae(e,[qe(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`\
approve ${t.id} attempt ${t.attempts.length}`,since:n}),c=e.knownHead!==void 0&&(0,xt.fixTasksOf)(e,t).some(u=>u.givenUp)&&Cr(e,t,e.knownHead,a);return{...s,head:Cr(e,t,o,a)?a:o,...c?{known:a}:{}}}function Cr(e,t,n,r){
let i=(0,xt.fixTasksOf)(e,t).filter(s=>s.givenUp),o=[C(e),...i.length>0?[t.file]:[]];return N(e.root,n,r).every(s=>o.includes(s)||i.some(a=>Nr(e,a,s,r)))}var Ce=()=>P(8).toString("hex");var q=require("node:fs"),Mr=require("node:path"),Br=d(H(),1);var Dr=d(ce(),1);function wt(e,t,n){let r=(0,Dr.waitingFile)(t,e.session);if(!je(e,n)){(0,q.rmSync)(r,{force:!0});return}ps(r)||((0,q.mkdirSync)((0,Mr.dirname)(r),{recursive:!0,mode:448}),(0,q.writeFileSync)(
r,"",{mode:384}))}function ps(e){try{return JSON.parse((0,q.readFileSync)(e,"utf8"))}catch{return}}var Jr=3;function Ur(e,t,n){let{journal:r,dir:i}=e;jr(e);let o=hn(e.run);o.length>0&&(e.run=r.update(()=>o).state);let s=()=>(0,Hr.headCommit)(e.run.root)??e.run.base,a=ms(e.run,n);if(a)return wt(e.run,
e.home,n),ue(e),{action:a,text:Lr(e.run,a,s).text};pn(e);let c,{state:u}=r.update(p=>{if(!p)return[];let m=U(p,n),{events:l,text:S}=Lr(p,m,s);c={action:m,text:S};let g=I("sha256").update(S).digest("he\
x").slice(0,16),le={type:"directive_given",digest:g,via:t},ni=m.kind==="done"&&p.state==="running"?[...nt(p,s()),{type:"run_finished",commit:s()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
ls(p,g)){let St=`the session stopped ${Jr} times without following: ${S.split(`
`)[0]}`;return c={action:{kind:"wait",reason:`${St}; the run is parked, /ultraplan:resume goes on`},text:""},[le,{type:"run_parked",cause:St}]}return[...l,...ni,le]});if(!c||!u)throw new Error("the ru\
n has no state");let f=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,Gr.letGo)(e.home,u,i),wt(u,e.home,n),Ee(u,i),ue(e),f?{...c,summary:Xt(u)}:c}function ms(e,t){
let n=U(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var ls=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Jr;function Lr(e,t,n){switch(t.kind){case"dispatch":return ks(
e,hs(e,t.agents),n);case"wait":return{events:[],text:Be(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:It(t.question,t.options)};case"\
done":return{events:[],text:Be(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function gs(e,t){let n=t?.role==="spec-executor"&&!t.isolated?(0,Wr.taskOf)(e,t.task):void 0;
return n?Ht(e,n):[]}function hs(e,t){let n=t.filter(({role:r})=>r===t[0]?.role);return n.slice(0,Pt(vt(e,n),Ce()))}var vt=(e,t)=>t.map(n=>bn(e,n));function ks(e,t,n){let r=t.length>1?Ce():void 0,i=[],
o=t.map(c=>{let u=e.tickets.find(p=>!p.redeemedAt&&p.task===c.task&&p.role===c.role&&p.iteration===c.iteration);if(u)return u;let f=Ce();return c.role==="spec-executor"&&i.length===0&&i.push(...nt(e,n())),
i.push({type:"ticket_issued",ticket:f,base:n(),...r?{group:r}:{},...c}),{id:f,...r?{group:r}:{}}}),[s]=o,a=s?.group;return{events:i,text:a!==void 0&&o.every(c=>c.group===a)&&t.length>1?De(vt(e,t),a):De(
vt(e,t.slice(0,1)),s?.id??"",gs(e,t[0]))}}var ys=d(H(),1),xs=d(b(),1);var Vr=d(H(),1);var Vd=256*1024;var Yr=d(H(),1);function Kr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,Yr.isSameStart)(n,t.client.startedAt)}var Xr=d(rt(),1);async function Qr(e,t,n){let r=zr(e);if(r?.run.state!=="running")return;let i=Ft(r.run,t),o=i.kind==="wake"?new Date(n.getTime()+i.afterSeconds*1e3):void 0,{state:s}=r.journal.update(()=>[{type:"turn_\
failed",error:t,...o?{wakeAt:o.toISOString()}:{}},...i.kind==="park"?[{type:"run_parked",cause:i.cause}]:[]]);if(r.run=s,Ee(r.run,r.dir),ue(r),!o)return;let{failedTurns:a}=r.run;await(0,Zr.setTimeout)(
Math.max(0,o.getTime()-Date.now()));let c=zr(e);if(!(c?.run.state!=="running"||c.run.failedTurns!==a))return Ur(c,"wake",new Date).text}function zr(e){let t=(0,Xr.openActiveRun)(e.home,e.id);return t&&
Kr(t.run,e)?t:void 0}var ei=e=>typeof e=="string"?e:"";var ti={kind:"pass"};var ws=async(e,{session:t,now:n})=>{let r=await Qr(t,ei(e.error)||"unknown",n);return r===void 0?ti:{kind:"wake",text:r}};0&&(module.exports={hook});
