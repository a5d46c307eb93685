const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var ii=Object.create;var xe=Object.defineProperty;var si=Object.getOwnPropertyDescriptor;var oi=Object.getOwnPropertyNames;var ai=Object.getPrototypeOf,di=Object.prototype.hasOwnProperty;var y=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ci=(e,t)=>{for(var n in t)xe(e,n,{get:t[n],enumerable:!0})},Ot=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of oi(t))!di.call(e,i)&&i!==n&&xe(e,i,{get:()=>t[i],enumerable:!(r=si(t,i))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?ii(ai(e)):{},Ot(t||!e||!e.__esModule?xe(n,"default",{value:e,enumerable:!0}):n,e)),ui=e=>Ot(xe({},"__esModule",{value:!0}),e);var _t=y((Fo,At)=>{At.exports=require("./open-run.cjs").run_groups});var qt=y((qo,Ft)=>{Ft.exports=require("./open-run.cjs").run_policy});var Me=y((jo,jt)=>{jt.exports=require("./open-run.cjs").run_reviews});var v=y((Mo,Ct)=>{Ct.exports=require("./open-run.cjs").io_git});var re=y((Bo,Lt)=>{Lt.exports=require("./open-run.cjs").run_change});var $=y((Lo,Wt)=>{Wt.exports=require("./open-run.cjs").view_terminal});var Xt=y((fa,Zt)=>{Zt.exports=require("./open-run.cjs").engine_active});var fe=y((pa,Qt)=>{Qt.exports=require("./open-run.cjs").engine_places});var pe=y((ba,mn)=>{mn.exports=require("./open-run.cjs").run_spec_review});var Y=y((Da,yn)=>{yn.exports=require("./open-run.cjs").io_process_ref});var $n=y((Wa,Sn)=>{Sn.exports=require("./open-run.cjs").run_announcements});var it=y((Ga,bn)=>{bn.exports=require("./open-run.cjs").engine_open_run});var Gn=y((bd,Wn)=>{Wn.exports=require("./open-run.cjs").run_review_work});var pt=y((Rd,Hn)=>{Hn.exports=require("./open-run.cjs").io_files});var Qn=y((_d,Xn)=>{Xn.exports=require("./open-run.cjs").journal_journal_error});var hr=y((Hd,gr)=>{gr.exports=require("./open-run.cjs").run_review_index});var yr=y((Ud,kr)=>{kr.exports=require("./open-run.cjs").run_review_need});var Ao={};ci(Ao,{hook:()=>Oo});module.exports=ui(Ao);var Tt=require("node:timers/promises");var S=c(_t(),1),Pt=c(qt(),1),Nt=c(Me(),1);function ee(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancell\
ed"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resu\
me goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:["/ultraplan:retry --task <id>","/ultraplan:resume","/ultraplan:cancel"]};case"running":
return fi(e,t)}}function fi(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(li)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} a\
gent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,Nt.nextReviews)(e,s,t));return i.length>0?{kind:"dispatch",agents:i}:pi(e,t)}function pi(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,S.isDone)(
i)||(0,S.isStuck)(i)||!(0,S.isReady)(e,r))continue;let s=i.notBefore!==void 0&&i.notBefore>t.toISOString();if(!((i.status==="reviewing"||i.status==="verifying")&&!s)){if(i.kind==="checkpoint")return gi(
i);if(s&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return mi(e,r)}}return n!==void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(S.isDone)?
{kind:"done",reason:"every task is done"}:hi(e)}function mi(e,t){let n=(0,S.parallelGroup)(e,t).filter(s=>!(0,S.isDone)(s)&&!(0,S.isStuck)(s)&&s.attempts.length===0&&!s.notStarted),r=e.tasks[t],i=n.length>
1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:i.length>1}))}}function li(e){let{task:t,role:n,
attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function gi(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved",
"describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function hi(e){let t=e.tasks.find(S.isStuck);if(!t)return{kind:"ask",question:`no task can sta\
rt: ${e.tasks.filter(i=>!(0,S.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,Pt.attemptsUsed)(t);return{kind:"ask",task:t.id,question:`task ${t.id} i\
s ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","investigate"]}}function te(e,t){if(ee(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(s=>s.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(s=>s.status==="failed"&&s.notBefore&&s.notBefore>t.toISOString()?[s.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var F=(...e)=>require("node:crypto").createHash(...e);var q=(...e)=>require("node:crypto").randomBytes(...e);var Dr=c(v(),1);function Be(e,t){let n=400-Buffer.byteLength(ne("",t));return ne(yi(We(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var ne=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,It=(e,t)=>Le(200,n=>ne(`ultraplan needs the person: tell them this and end your turn. ${ki(De(e,n))} Options: ${We(t.join(" | "))}`,{action:"ask"}));function Mt(e){
let t=e.length===1?"Call the Agent tool once, with exactly these arguments; nothing else.":`Call the Agent tool ${e.length} times in one message, with exactly these arguments; nothing else.`;return Le(
40,n=>ne(t,{action:"dispatch",agents:e.map(r=>({subagent_type:`ultraplan:${r.role}`,description:Bt(r,n),prompt:`ultraplan-ticket ${r.ticket}`}))}))}function Dt(e,t,n){return Le(40,r=>ne(`Call the Agen\
t tool ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:`ultraplan:${t}`,prompt:`ultraplan-ticket ${n}`,descriptions:e.
map(i=>Bt(i,r))}))}function Le(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function Bt({task:e,title:t,place:n,attempt:r},i){return`${[De(e,48),De(t,i).trim(),
`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var ki=e=>e.trim().replace(/(?<![.?!])$/,"."),De=(e,t)=>[...We(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].
slice(0,t).join(""),We=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function yi(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){
if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var Br=c(re(),1);var H=c($(),1);function A(e){let t=(0,H.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,H.oneLine)(e.id)}: ${t}`}var Gt=(e,t)=>(0,H.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),ve=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,B=e=>e.doneBefore&&e.status==="pending";function U(e){return B(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function we(e){let t=[...B(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(H.oneLine)])]}
var _=e=>(0,H.oneLine)(e).slice(0,10),ie=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var Se=c($(),1),xi={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function vi(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function wi({role:e,verdict:t}){let n=xi[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function se(e){return e.tasks.flatMap(t=>vi(t).flatMap(n=>wi(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,Se.oneLine)(i)}))))}function Ht(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,Se.oneLine)(
r.id),text:(0,Se.oneLine)(r.message)}))),...se(e)]}var $e=c($(),1);function Ut(e,t){let n=e.tasks.flatMap(r=>oe(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:Si(r,i)}))}var oe=e=>e.attempts.flatMap(t=>t.failures);function Si(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${_(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,$e.oneLine)(
e.override?.who??"unknown")}: ${(0,$e.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,$e.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var J=c($(),1);function Jt(e){let t=a=>e.tasks.filter(a).map(d=>(0,J.oneLine)(d.id)).join(", "),n=t(a=>a.status==="skipped"&&!a.override?.adopted),r=t(a=>a.status==="forced"&&!a.override?.adopted),i=e.
tasks.filter(a=>a.pausedFor!==void 0),s=[...new Set(se(e).map(({task:a})=>(0,J.oneLine)(a.id)))].join(", "),o=t(B);return[...i.map(a=>bi(e,a)),...Ri(e),...r===""?[]:[`fix the task or the verification \
of ${r}, then /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...$i(e),...s===
""?[]:[`answer the review findings on ${s}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...Ti(e)]}function $i(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,
to:n,count:r})=>`look at ${ie(r,"commit")} that no executor made (git log ${_(t)}..${_(n)}); the approved ref stops before them until /ultraplan:adopt --commits`)}function bi({state:e},t){let n=(0,J.oneLine)(
t.id),r=(0,J.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}): /ultraplan:retry --task ${n}\
 tries again, ${i}`}function Ri(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume\
 goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,J.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function Ti(e){return e.tasks.some(n=>n.status===
"approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${_(e.base)}..${_(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved \
task again from its commit"]:[]}var b=c($(),1);var Ge=c($(),1);function E(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Ge.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var ae=e=>/T(\d\d:\d\d:\d\d)/.exec(E(e))?.[1]??(0,Ge.oneLine)(
e);function He(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function de(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Vt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Vt(n%60)} min`}var Vt=e=>String(e).padStart(2,
"0");function Ue(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[ve(n)]+=1;return t}var Ei=new Set(
["executing","verifying","reviewing"]),Oi=e=>Ei.has(e.status);function Je(e){let t=Ue(e),n=e.tasks.filter(B).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function Ve(e){let t=e.tasks.filter(Oi);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!B(s));return i?[i]:[]}var Ye=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function be(e){let t=n=>e.tasks.filter(n).map(r=>(0,b.oneLine)(r.id));return{run:(0,b.oneLine)(e.id),spec:(0,b.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,b.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:He(e.startedAt,e.endedAt??e.lastAt)??0,totals:Ue(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Yt(e,"skipped"),forced:Yt(e,"forced"),outstanding:se(e).map(({task:n,from:r,text:i})=>({task:(0,b.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Ai),next:Jt(e)}}
function Yt(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,b.oneLine)(n),title:(0,b.oneLine)(r),who:(0,b.oneLine)(i.who),at:i.at,reason:(0,b.oneLine)(i.reason)}]:[])}function Ai(e){
let t=He(e.startedAt,e.lastStepAt);return{id:(0,b.oneLine)(e.id),title:(0,b.oneLine)(e.title),status:ve(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:oe(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:we(e)}}var _i=/^[\x20-\x7e]*$/,Fi=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,qi=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),ji=/^[\u{1f1e6}-\u{1f1ff}]$/u,Pi="\uFE0F";function Ni(e){return Fi.test(e)?0:ji.test(e)?1:qi.test(e)?2:1}function V(e){if(_i.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Pi&&n===1&&(t+=1),n=Ni(r),t+=n;return t}var Kt,Ci=e=>(Kt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Kt.segment(e));function Ii(e,t){let n="",r=0;for(let{segment:i}of Ci(
e)){if(r+=V(i),r>t)break;n+=i}return n}function ce(e,t){return t<=0?"":V(e)<=t?e:`${Ii(e,t-1).trimEnd()}\u2026`}function ue(e,t){let n=ce(e,t);return n+" ".repeat(Math.max(0,t-V(n)))}var Ke=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${ae(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function ze(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${ie(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${de(e.durationMs)}: ${s.join(", ")}`}function zt(e,t=100){let n=be(e),r=(s,o)=>o.length===0?[]:["",s,...o];return`${[ze(n),...n.forced.map(Ke),...r("skipped (\
unverified)",n.skipped.map(({id:s,who:o,at:a,reason:d})=>`  ${s}: ${d} (${o}, ${ae(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:s,from:o,finding:a})=>`  ${s}: ${a} [${o}]`)),
...r("time and attempts",Mi(e,n,t)),...r("what to do next",n.next.map((s,o)=>`  ${o+1}. ${s}`))].join(`
`)}
`}function Mi(e,{tasks:t},n){let r=e.tasks.map(U),i=Math.min(14,Math.max(2,...t.map(({id:a})=>V(a)))),s=Math.max(6,...r.map(V)),o=Math.max(10,n-i-s-34);return t.map(({id:a,title:d,attempts:f,durationMs:p},u)=>{
let m=f===0?"":ie(f,"attempt"),l=p===void 0?"":de(p);return`  ${ue(a,i)}  ${ue(r[u]??"",s)}  ${ue(m,10)}  ${ue(l,12)}  ${ce(d,o)}`.trimEnd()})}var Lr=c(Xt(),1);var j=c(v(),1),sn=c(re(),1),Re=c(fe(),1);var Xe=c(v(),1);function en(e,t){return JSON.stringify(Ze(e),void 0,t)}function Ze(e){if(Array.isArray(e))return e.map(Ze);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ze(r)]))}var tn=c(fe(),1);function nn(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Di(i)}}function Di(e){return F("sha256").update(en(e??{})).digest("hex")}function rn(e,t,n){(0,Xe.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${tn.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function Bi({journal:e}){e.update(t=>(t&&(0,j.git)(t.root,["update-ref",(0,Re.approvedRef)(t.id),t.approvedHead]),[]))}function on(e){if(Li(e.run))return;let t=(0,Re.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,j.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,s=(0,j.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,j.git)(
r.root,["update-ref",t,r.approvedHead]),s?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function an(e,t){let{run:n}=e;Bi(e);let r=(0,sn.taskOf)(n,t),i=r&&nn(n,r);
i&&rn(n.root,i.commit,i)}function Li(e){return((0,j.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,Re.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var cn=require("node:fs"),Qe=require("node:path"),et=c(v(),1),un=c(fe(),1);function fn(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Wi(e)??Ui(e);return t===void 0?
[]:[{type:"run_halted",cause:t}]}function Wi(e){let t=Gi(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}function Gi(e){let t=(0,Qe.join)(e,".git");try{let[,n]=/^ref: refs\/heads\/(?!\.invalid)(.+)$/m.exec((0,cn.readFileSync)((0,Qe.join)(t,"HEAD"),"utf8"))??[];
if(n!==void 0)return n}catch{}return(0,et.tryGit)(e,["symbolic-ref","--quiet","--short","HEAD"])?.trim()}var Hi=3;function Ui(e){let t=e.tasks.filter(o=>o.approvedCommit!==void 0).sort((o,a)=>(a.approval?.
seq??0)-(o.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;return dn(e.root,n)?void 0:`history was rewritten: ${t.filter(o=>!dn(e.root,o.approvedCommit??"")).slice(0,Hi).map(o=>`commit ${(o.approvedCommit??
"").slice(0,10)} of task ${o.id}, which was approved,`).join(" and ")||`commit ${e.base.slice(0,10)}, on which the run began,`} is not in the history of ${e.branch} any more; bring it back (${(0,un.approvedRef)(
e.id)} or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function dn(e,t){return t===""||(0,et.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var nt=c(v(),1);var pn=c(v(),1);function P(e,t,n){return(0,pn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var tt=require("node:path");var gn=c(v(),1);var Ji=c(re(),1);var ln=c(pe(),1);function Te(e,t){return(0,ln.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var hn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,gn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Vi=e=>tt.posix.dirname(e.planFiles[0]?.path??""),N=e=>tt.posix.join(Vi(e),".progress.md");var Yi=20;function rt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,nt.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([N(e),...e.tasks.flatMap(d=>[d.file,...d.override?.left??
[]])]),o=P(r,i,t).filter(d=>!s.has(d));if(o.length===0)return[];let a=Number((0,nt.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,files:o.slice(0,Yi)}]}var kn=(...e)=>require("node:child_process").spawn(...e);var xn=require("node:path"),vn=c(Y(),1);function wn(e,t=process.env){let n=(0,xn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=kn(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,vn.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var st=c($n(),1),Ki=c(re(),1),zi=c($(),1),Zi=c(it(),1);function Ee(e){if(e.run.config.webhook===void 0||(0,st.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let s=i?
(0,st.announcements)(i):[];return s.length>0?[{type:"announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&wn(["notify",e.dir,e.home,String(r.seq)])}var I=require("node:fs"),C=require("node:path"),Bn=c(Y(),1);var Oe={execution:1,claim:1,artifacts:2,proof:2,review:3},R=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function Xi(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Rn(e,t){let n=t.status.toUpperCase(),r=Xi(t),i=es(e,t,r),s=ts(e,t,r),o=rs(e,t,r);return{gateStatus:n,step:Qi(t,r),executor:i,
verify:s,architect:o}}function Qi(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Oe[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function es(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?R("running",r.failures.at(-1)?.at??
r.startedAt):n&&Oe[n.stage]===1?R(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?R(t.override?"skipped":"running",r.startedAt):R("success",Tn(e,t)):{status:t.override?"skipped":"pending"}}function Tn(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function ts(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
Oe[n.stage]===2?R("failed",n.at):r?.passed&&t.status!=="pending"?R("passed",ns(t)):t.override?R("skipped",t.override.at):t.status==="verifying"?R("running",Tn(e,t)):{status:"pending"}}function ns(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function rs(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&Oe[n.stage]===3)return R("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return R("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?R("approved",s.
at):s?.verdict.decision==="reject"?R("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var En=c($(),1),w=e=>(0,En.oneLine)(e).replaceAll("<!","&lt;!"),On=e=>w(e).replaceAll("|","\\|");var me=c($(),1);function An(e){let{override:t}=e;if(!t)return;let n=A(e),r=(0,me.oneLine)(t.who),i=E(t.at),s=(0,me.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,me.oneLine)(t.session),prompt:(0,me.oneLine)(t.prompt),requires_manual_commit:!0}}var L=c($(),1);var is=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
ss=new Set(["avg_attempts"]),os=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,as=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Fn=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,_n=e=>JSON.stringify(e).replace(
Fn,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function qn(e,t){return typeof t=="number"&&ss.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):_n(String(t)):typeof t=="\
boolean"?String(t):is.has(e)&&os.test(t)&&!as.test(t)?t:_n(t)}function ds(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Fn)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function cs(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>us(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=ot(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?ds(t,n):void 0;return[`${n}${e}: ${r??qn(e,t)}`]}function us(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${qn(e,t)}`];let[r,...i]=ot(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var ot=(e,t)=>Object.
entries(e).flatMap(([n,r])=>cs(n,r,t)),jn=e=>ot(e,"").join(`
`);var fs=10;function Pn(e){return`${[ps(e),...Ve(e).map(n=>ms(e,n)),`## Gate Statistics

${Ae(hs(e))}`,`## Recent Failures

${Ae({recent_failures:ks(e)})}`,ys(e),xs(e),vs(e)].filter(n=>n!=="").join(`

`)}
`}var Ae=e=>`\`\`\`yaml
${jn(e)}
\`\`\``;function ps(e){let t=Je(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,L.oneLine)(e.cause)})`;return[w(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,L.oneLine)(e.id)} is ${e.state}${r}, as of ${E(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function ms(e,t){let n=Rn(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[w(`## Current Task: ${A(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[at("Step 1: Executor ",n.executor),at("Step 2: Verify   ",n.verify),at("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,Ae({current_task:gs(e,t,n)})].join(`

`)}var ls={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function at(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${ae(t.at)})`;return`[${ls[t.status]??" "}] ${e}   - ${n}${r}`}function gs(e,t,n){return{name:A(t),phase:t.phase===void 0?void 0:(0,L.oneLine)(t.phase),plan:Gt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&E(t.startedAt),last_step_at:t.lastStepAt&&E(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Ye(e,t),previous_failures:oe(t).map(r=>`${r.type}: ${(0,L.oneLine)(r.reason)}`)}}function hs(e){let t=Je(e),[n]=Ve(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:A(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var ks=e=>Ut(e,fs).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:A(t),attempt:n.attempt,failure_type:n.type,error:(0,L.oneLine)(n.reason),recovered:r,resolution:i}));function ys(e){let t=e.tasks.flatMap(n=>An(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${Ae({tasks:t})}`}function xs(e){let t=Ht(e).map(({task:r,from:i,text:s})=>w(`- ${A(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,L.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function vs(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Ye(e,n)}`,i=we(n);return`- ${w(A(n))}: ${U(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Nn(e){let t=be(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${w(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?U(a):s.status,String(s.attempts),s.durationMs===void 0?"":de(s.durationMs),s.commit===void 0?"":_(s.commit),s.flags.join(", ")].map(
On).join(" | ")} |`});return`${[`# ${w(`Summary: ${t.spec}`)}`,w(ze(t)),t.forced.map(s=>`> ${w(Ke(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:d,reason:f})=>`${s} ${o}: ${f} (${a}, ${E(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:d})=>`${s}\
 ${o} (forced) by ${a}, ${E(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${w(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var W=require("node:fs"),Cn=require("node:path"),dt=c(v(),1);function In(e,t){try{ws(e,t)}catch{}}function ws(e,t){let n=(0,Cn.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=Ss(n);if(!r){s!==i&&(0,W.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,dt.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,dt.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,W.rmSync)(n,{force:!0}):(0,W.writeFileSync)(n,a)}function Ss(e){try{return(0,W.readFileSync)(e,"utf8")}catch{return}}var K=require("node:fs"),ut=require("node:path"),$s=e=>F("sha256").update(e).digest("hex"),ct=e=>(0,ut.join)(e,".state-digest"),bs=13e3;function Mn(e,t){try{let n=Rs(ct(e));n&&n.length>bs&&(0,K.writeFileSync)(
ct(e),n.subarray(n.length/2)),(0,K.appendFileSync)(ct(e),`${$s(t)}
`)}catch{}}function Rs(e){try{return(0,K.readFileSync)(e)}catch{return}}function Ln(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,C.join)(t,"STATE.md"):(0,C.join)(e.root,(0,C.dirname)(n),"STATE.md")}var Ts=(e,t)=>(0,C.join)((0,C.dirname)(Ln(e,t)),"SUMM\
ARY.md");function ft(e,t){let n=Pn(e);Mn(t,n),Dn(Ln(e,t),n,t),In(e,t),(e.state==="finished"||e.state==="cancelled")&&Dn(Ts(e,t),Nn(e),t)}function Dn(e,t,n){let r=(0,C.join)(n,`.view-${(0,Bn.thisProcess)().
pid}`);try{(0,I.writeFileSync)(r,t);try{(0,I.renameSync)(r,e)}catch{(0,I.copyFileSync)(r,e)}}catch{}finally{(0,I.rmSync)(r,{force:!0})}}var wt=c(Gn(),1),Fr=c(pe(),1);var z=require("node:fs"),_e=require("node:path"),le=c(v(),1);var Un=require("node:fs"),Jn=require("node:path"),Vn=c(pt(),1),h=c(v(),1),mt=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],Yn=5;function Kn(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Es(e,i,t(i),n)}catch(s){if(r===Yn||(0,h.headCommit)(e)===i)throw s}}}function Es(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,Jn.join)(i.gitDir,`ultraplan-index-${q(4).toString("hex")}`),{root:o}=i;try{(0,h.git)(o,["read-tree",t],{index:s});let a=n.map(({path:p,text:u})=>{let m=(0,h.git)(
o,["hash-object","-w","--stdin"],{input:u}).trim();return{path:p,blob:m,mode:_s(o,t,p),was:As(o,t,p)}});for(let{path:p,blob:u,mode:m}of a)(0,h.git)(o,["update-index","--add","--cacheinfo",`${m},${u},${p}`],
{index:s});let d=(0,h.git)(o,["write-tree"],{index:s}).trim(),f=(0,h.git)(o,[...mt,"commit-tree",d,"-p",t],{input:r}).trim();(0,h.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,t]);for(let{path:p,blob:u,mode:m,was:l}of a)Os(o,p,u,m,l);return f}finally{(0,Un.rmSync)(s,{force:!0})}}function Os(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=Yn;o+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Vn.sleep)(40)}}var As=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function _s(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function zn(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var Zn=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Fe(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,le.headCommit)(s);if(!a)throw new Error("the repository has no commit");let d=zn(s,i,a).find(({message:m})=>m.
split(`
`).includes(o));if(d)return d.commit;let f=t.filter(({path:m})=>(0,le.committedText)(s,a,m)!==void 0||!Zn(s,m)),p=m=>f.map(({path:l,change:k})=>({path:l,text:k((0,le.committedText)(s,m,l))})),u=f.length>
0?Kn(s,p,`${n}

${o}
`):a;for(let m of t)Fs((0,_e.join)(s,m.path),m);return u}function Fs(e,{change:t}){let n;try{n=(0,z.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,z.mkdirSync)((0,_e.dirname)(e),{recursive:!0}),
(0,z.writeFileSync)(e,t(n))}var lt=require("node:path"),O=c(pt(),1),M=c(Qn(),1),er=e=>F("sha256").update(e).digest("hex"),tr=(e,t)=>(0,lt.join)(e,"evidence",t);function gt(e,t,n={}){let r=n.files??O.realFiles,i=Ps(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=Ns(i,n.cap??Number.POSITIVE_INFINITY),a=er(s),d=tr(e,a);try{if((0,O.readIfThere)(r,d)?.equals(s)!==!0){
(0,O.ensureFolder)(r,(0,lt.join)(e,"evidence"));let f=`${d}.${q(4).toString("hex")}.new`;(0,O.writeAtomic)(r,d,s,{temporary:f,sync:"both"})}}catch(f){throw(0,M.diskError)(f,d)}return{sha256:a,bytes:s.
length,cut:o}}function nr(e,t,n=O.realFiles){let r=tr(e,t.sha256),i=(0,O.readIfThere)(n,r);if(i===void 0)throw new M.JournalError("evidence-missing",{file:r},qs,M.GO_ON);if(er(i)!==t.sha256)throw new M.JournalError(
"evidence-changed",{file:r},js,M.GO_ON);return i.toString("utf8")}var qs="the evidence file is not there",js="the evidence file was changed after it was written";function Ps(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Ns(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Cs(e,Math.floor(r/2)),s=Is(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var rr=e=>e!==void 0&&(e&192)===
128;function Cs(e,t){let n=t;for(;n>0&&t-n<3&&rr(e[n]);)n-=1;return n}function Is(e,t){let n=t;for(;n<e.length&&n-t<3&&rr(e[n]);)n+=1;return n}function ir(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=or(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${qe(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(d=>`\`${d}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Ds(t)}`,`  - **Commit**: \`${sr(s,t)}\``].map(d=>o+d)}var Ms=7;function ht(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:d}=t,f=or(a);return{id:e,title:`Fix: ${f}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${qe(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${f}" addressed`],verify:i.verify.map(p=>({...p,line:r+Ms})),commit:sr(d,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var sr=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Ds({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return qe(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Bs=1e3,Ls=100,qe=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Bs),or=e=>qe(e).slice(0,Ls).trim(),kt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Ws=/\r\n|\n|\r/g;function dr(e){let t=[],n=0;for(let r of e.matchAll(Ws))t.push(ar(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(ar(e.slice(n),n)),t}function ar(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Gs=3;function Hs(e,t){if(!(Us(e,t)>=Gs))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Us(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function ur(e,t){let{original:n}=t,r=Hs(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=ir(r,t,kt(n));if(!n.box){let g={...ht(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:cr(e.tasks,s,g)},task:g,after:s.id,insert:ye=>ye}}
let d=s.endLine,f=dr(o)[d]?.blank===!0,p=f?["",...a]:a,u=g=>Js(g,s,p),m=d+1+(f?1:0),l={...ht(r,t,a,m),box:{line:m,column:kt(n).length+3+1}},k=e.tasks.map(g=>g.file===n.file?Ys(g,d,p.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:u(g.text)}:g),tasks:cr(k,s,l)},task:l,after:s.id,insert:u}}function Js(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=Vs(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function Vs(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function Ys(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function cr(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function fr(e){let{id:t,title:n,file:r,line:i,kind:s,checkpoint:o,phase:a,wave:d,parallel:f,dependsOn:p,files:u,tier:m,verification:l,securityReview:k,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:s,
parallel:f,dependsOn:p,files:u,securityReview:k,doneBefore:e.ticked,...o?{checkpoint:o}:{},...a!==void 0?{phase:a}:{},...d!==void 0?{wave:d}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function Ks(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function pr(e,t,n=Ks(t)){let r=t.replace(zs,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var zs=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function mr({feedback:e,findings:t}){let n=e||Zs(t);return["A reviewer did not accept the work of the task that this one fixes:",pr("what the reviewer wrote",n)].join(`
`)}var Zs=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function lr(e,t){return JSON.parse(nr(e,t.plan))}function yt(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var xt=c(hr(),1),G=c(yr(),1),Sr=c(Me(),1),je=c(pe(),1);var vr="## Review Suggestions",Xs=3,Qs=300;function wr(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=eo(t),i=t.kind==="suggestions"?to(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return xr(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=xr(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var xr=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Z=e=>ce(w(e),Qs);function eo(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,Xs).map(n=>`  - ${Z(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(Z).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${Z(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(Z).join("; ")||"none named"}`];case"suggestions":return[vr,"",...e.suggestions.
map(t=>`- Task ${Z(e.task)}: ${Z(t)}`)]}}function to(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===vr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var Pe=(e,t)=>({path:N(e),change:n=>t.reduce(wr,n??"")});function ge(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,xt.taskIndex)(
e,(0,G.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function $r(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,je.specRecords)(
t).at(-1);if(!(0,G.needsSpecReview)(e,t))return no(e,t);let r=(0,Sr.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[ge(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[ge(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,je.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[ge(
e,t,n,"proceeded")]}}function no(e,t){let n=(0,G.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,G.nextReviewIndex)(e,(0,xt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function br(e,t,n,r){let i=lr(e,t),s=yt(i,n.id),{findings:o,suggestions:a=[],feedback:d}=r.verdict,f=o.filter(l=>!a.includes(l)),p=ur(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>yt(
i,l).files))],summary:f[0]??"review finding",finding:f.join("; ")||d,scope:t.spec}),u=Te(t,n);if(!p||u===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Fe(t,[...p.task.box?[{
path:s.file,change:l=>p.insert(l??"")}]:[],Pe(t,[ge(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${p.task.id} from\
 the review of task ${n.id}`,key:`fix ${p.task.id}`,since:u});return[{type:"tasks_added",after:p.after,tasks:[{...fr(p.task),addedBy:"review"}],plan:gt(e,JSON.stringify(p.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:gt(e,mr(r.verdict))}]}var Ce=c(v(),1);var Rr=require("node:fs"),Tr=require("node:path"),x=c(v(),1);function Er(e,t,n){let r=(0,x.findRepository)(e),i=(0,x.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:o}=r,a=(0,Tr.join)(o,`ultraplan-index-${q(4).toString(
"hex")}`),d=t.map(({path:p,from:u})=>({path:p,was:ro(s,u,p)})),f=d.filter(({path:p})=>io(s,p));try{(0,x.git)(s,["read-tree",i],{index:a});for(let{path:m,was:l}of d){let k=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,x.git)(s,["update-index",...k],{index:a})}let p=(0,x.git)(s,["write-tree"],{index:a}).trim(),u=(0,x.git)(s,[...mt,"commit-tree",p,"-p",i],{input:n}).
trim();(0,x.git)(s,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",u,i]);for(let{path:m,was:l}of f)l?(0,x.git)(s,["checkout","--quiet",u,"--",`:(top,literal)${m}`]):(0,x.git)(s,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return u}finally{
(0,Rr.rmSync)(a,{force:!0})}}function ro(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,x.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var io=(e,t)=>(0,x.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var Or=c(pe(),1);function vt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let d=s?.commit??o;return d===void 0?
[]:[{from:`${d}^1`,to:d}]})}function Ar(e,t){let n=(0,Or.fixTasksOf)(e,t).at(-1),r=n?so(e,n):[];!n||r.length===0||Er(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function so(e,t){let{root:n}=e,r=(0,Ce.headCommit)(n);if(r===void 0)return[];let i=N(e),s=vt(t,r).map(o=>({...o,paths:new Set(P(n,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].
filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:p})=>p.has(o)),d=a.every(({to:p},u)=>Ne(n,p,o)===Ne(n,a[u+1]?.from??r,o)),[f]=a;return f&&d?[{path:o,from:f.from}]:[]})}var _r=(e,t,n,r)=>vt(t,r).some(
({from:i,to:s})=>P(e.root,i,s).includes(n)&&Ne(e.root,i,n)===Ne(e.root,r,n)),Ne=(e,t,n)=>(0,Ce.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function qr(e){for(;(0,wt.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?oo(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&an(e,r.task);if(n.length===0)return}}function oo(e,t){
let n=(0,wt.reviewWork)(t);return n?n.kind==="fix"?br(e,t,n.task,n.record):(n.takeBack&&Ar(t,n.task),[ao(t,n.task)]):[]}function ao(e,t){let n=Te(e,t);if(n===void 0)throw new Error(`task ${t.id} has n\
o commit to approve`);let r=$r(e,t),i=e.tasks.flatMap(d=>d.approvedHead??d.approvedCommit??[]),s=hn(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===0)return s===n?o:{...o,head:s};
let a=Fe(e,[Pe(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n});return co(e,
t,s,a)?{...o,head:a}:{...o,head:s}}function co(e,t,n,r){let i=(0,Fr.fixTasksOf)(e,t).filter(o=>o.givenUp),s=[N(e),...i.length>0?[t.file]:[]];return P(e.root,n,r).every(o=>s.includes(o)||i.some(a=>_r(e,
a,o,r)))}var T=require("node:fs"),jr=require("node:path"),Ie=c(Y(),1);var he=c(fe(),1);function St(e,t,n){let r=(0,he.waitingFile)(t,e.session);if(!te(e,n)){(0,T.rmSync)(r,{force:!0});return}Cr(r)||((0,T.mkdirSync)((0,jr.dirname)(r),{recursive:!0,mode:448}),(0,T.writeFileSync)(
r,"",{mode:384}))}function Pr(e,t){let n=(0,he.waitingFile)(t,e.session);if(!$t(e,t))return!1;let r=Cr(n);return r&&(0,Ie.isAlive)(r)?!1:((0,T.writeFileSync)(n,JSON.stringify((0,Ie.thisProcess)()),{mode:384}),
!0)}var $t=(e,t)=>(0,T.existsSync)((0,he.waitingFile)(t,e.session));function Nr(e,t){(0,T.rmSync)((0,he.waitingFile)(t,e.session),{force:!0})}function Cr(e){try{return JSON.parse((0,T.readFileSync)(e,
"utf8"))}catch{return}}var Wr=3;function Gr(e,t,n){let{journal:r,dir:i}=e;qr(e);let s=fn(e.run);s.length>0&&(e.run=r.update(()=>s).state);let o=()=>(0,Dr.headCommit)(e.run.root)??e.run.base,a=uo(e.run,n);if(a)return St(e.run,
e.home,n),Ee(e),{action:a,text:Ir(e.run,a,o).text};on(e);let d,{state:f}=r.update(u=>{if(!u)return[];let m=ee(u,n),{events:l,text:k}=Ir(u,m,o);d={action:m,text:k};let g=F("sha256").update(k).digest("h\
ex").slice(0,16),ye={type:"directive_given",digest:g,via:t},ri=m.kind==="done"&&u.state==="running"?[...rt(u,o()),{type:"run_finished",commit:o()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
fo(u,g)){let Et=`the session stopped ${Wr} times without following: ${k.split(`
`)[0]}`;return d={action:{kind:"wait",reason:`${Et}; the run is parked, /ultraplan:resume goes on`},text:""},[ye,{type:"run_parked",cause:Et}]}return[...l,...ri,ye]});if(!d||!f)throw new Error("the ru\
n has no state");let p=f.state==="finished"&&e.run.state!=="finished";return e.run=f,f.state==="finished"&&(0,Lr.letGo)(e.home,f,i),St(f,e.home,n),ft(f,i),Ee(e),p?{...d,summary:zt(f)}:d}function uo(e,t){
let n=ee(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var fo=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Wr;function Ir(e,t,n){switch(t.kind){case"dispatch":return po(
e,t,n);case"wait":return{events:[],text:Be(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:It(t.question,t.options)};case"done":
return{events:[],text:Be(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function po(e,t,n){let[r]=t.agents,i=t.agents.every(u=>u.role===r?.role)?r?.role:void 0,s=i!==void 0&&
t.agents.length>1?Mr():void 0,o=[],a=t.agents.map(u=>{let m=e.tickets.find(k=>!k.redeemedAt&&k.task===u.task&&k.role===u.role&&k.iteration===u.iteration);if(m)return m;let l=Mr();return u.role==="spec\
-executor"&&o.length===0&&o.push(...rt(e,n())),o.push({type:"ticket_issued",ticket:l,base:n(),...s?{group:s}:{},...u}),{id:l,...s?{group:s}:{}}}),d=t.agents.map((u,m)=>({...u,ticket:a[m]?.id??"",title:(0,Br.taskOf)(
e,u.task)?.title??"",place:`${e.tasks.findIndex(({id:l})=>l===u.task)+1}/${e.tasks.length}`})),f=a[0]?.group,p=a.length>1&&f!==void 0&&a.every(u=>u.group===f);return{events:o,text:p&&i!==void 0?Dt(d,i,
f):Mt(d)}}var Mr=()=>q(8).toString("hex");var Kr=c(v(),1),Rt=c(Y(),1),zr=c($(),1);var Q=require("node:fs"),X=require("node:path");function Ur(e,t){if(!(0,Q.existsSync)(e))return!0;let n=(0,X.dirname)(e);return Hr(n).map(r=>(0,X.join)(n,r,"subagents")).flatMap(r=>Hr(r).map(i=>(0,X.join)(r,i))).some(r=>r.endsWith(".meta.json")&&mo(
r)?.toolUseId===t)}function mo(e){try{return JSON.parse((0,Q.readFileSync)(e,"utf8"))}catch{return}}function Hr(e){try{return(0,Q.readdirSync)(e)}catch{return[]}}var D=require("node:fs"),lo=256*1024;function Jr(e,t){for(let n of ho(e).split(`
`).reverse()){if(!n.includes(t))continue;let r=go(n).find(i=>i.tool_use_id===t&&i.is_error);if(r)return typeof r.content=="string"?r.content:JSON.stringify(r.content)}}function go(e){try{let{message:t}=JSON.
parse(e);return Array.isArray(t?.content)?t.content:[]}catch{return[]}}function ho(e){let t;try{t=(0,D.openSync)(e,"r");let{size:n}=(0,D.fstatSync)(t),r=Buffer.alloc(Math.min(n,lo));return(0,D.readSync)(
t,r,0,r.length,n-r.length),r.toString("utf8")}catch{return""}finally{t!==void 0&&(0,D.closeSync)(t)}}var ke=require("node:fs"),bt=require("node:path");var Vr=(e,t)=>(0,bt.join)(e,"started",t);function ko(e,t,n){(0,ke.mkdirSync)(Vr(e,t),{recursive:!0}),(0,ke.writeFileSync)((0,bt.join)(Vr(e,t),n),"")}var Yr=(e,t,n)=>ko(e,t,xo(n)),yo="call-",xo=e=>`${yo}${e.
replace(/[^\w-]/g,"")}`;function Zr(e){vo(e,t=>t.judging!==void 0&&!(0,Rt.isAlive)(t.judging.process),{how:"the claim was never judged",transcript:""})}function vo(e,t,n){if(!e.run.tickets.some(t))return;let{state:r}=e.journal.
update(i=>(i?.tickets??[]).filter(s=>t(s)).flatMap(s=>wo(e,s,n)));e.run=r}function wo({run:e,dir:t},n,{how:r,transcript:i,error:s}){let{toolUseId:o}=n;if(o===void 0||n.agentId||n.judging||Ur(i,o))return $o(
e,n,r);n.isolated&&Yr(t,n.base,o);let a=(0,zr.oneLine)(s??Jr(i,o)??"the client, one of its rules or another hook refused it");return[{type:"agent_not_started",ticket:n.id,cause:a.slice(0,So)}]}var So=200;
function $o(e,t,n){let i=t.role==="spec-executor"&&!t.isolated?(0,Kr.headCommit)(e.root):void 0,s={ticket:t.id,...i===void 0?{}:{head:i}};return t.judging?(0,Rt.isAlive)(t.judging.process)?[]:[{type:"\
agent_lost",...s,cause:"the claim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lost",...s,cause:n,failure:"EXECUTION_FAILURE"}]}var Xr=c(Y(),1);function Qr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,Xr.isSameStart)(n,t.client.startedAt)}var ei=c(it(),1);var bo=500,Ro=2e3;async function ti(e,t=Ro){let n=Eo(e);if(!(n?.run.state!=="running"||!Pr(n.run,e.home))){if(te(n.run,new Date))await To(n);else{if(await(0,Tt.setTimeout)(t),!$t(n.run,e.home))return;
n.run=n.journal.refresh()}return Nr(n.run,e.home),n.run.state==="running"?Gr(n,"wake",new Date).text:void 0}}async function To(e){for(;te(e.run,new Date);)await(0,Tt.setTimeout)(bo),e.run=e.journal.refresh(),
Zr(e)}function Eo(e){let t=(0,ei.openActiveRun)(e.home,e.id);return t&&Qr(t.run,e)?t:void 0}var ni={kind:"pass"};var Oo=async(e,{session:t})=>{let n=await ti(t);return n===void 0?ni:{kind:"wake",text:n}};0&&(module.exports={hook});
