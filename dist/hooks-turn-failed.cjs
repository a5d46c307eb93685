const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Hr=Object.create;var le=Object.defineProperty;var Gr=Object.getOwnPropertyDescriptor;var Jr=Object.getOwnPropertyNames;var Ur=Object.getPrototypeOf,Vr=Object.prototype.hasOwnProperty;var y=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Yr=(e,t)=>{for(var n in t)le(e,n,{get:t[n],enumerable:!0})},yt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Jr(t))!Vr.call(e,i)&&i!==n&&le(e,i,{get:()=>t[i],enumerable:!(r=Gr(t,i))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?Hr(Ur(e)):{},yt(t||!e||!e.__esModule?le(n,"default",{value:e,enumerable:!0}):n,e)),Kr=e=>yt(le({},"__esModule",{value:!0}),e);var vt=y((so,xt)=>{xt.exports=require("./open-run.cjs").run_groups});var St=y((oo,wt)=>{wt.exports=require("./open-run.cjs").run_policy});var qe=y((ao,$t)=>{$t.exports=require("./open-run.cjs").run_reviews});var v=y((mo,Et)=>{Et.exports=require("./open-run.cjs").io_git});var Q=y((go,qt)=>{qt.exports=require("./open-run.cjs").run_change});var $=y((ho,It)=>{It.exports=require("./open-run.cjs").view_terminal});var Ht=y((Bo,Wt)=>{Wt.exports=require("./open-run.cjs").engine_active});var ae=y((Lo,Gt)=>{Gt.exports=require("./open-run.cjs").engine_places});var de=y((Qo,rn)=>{rn.exports=require("./open-run.cjs").run_spec_review});var V=y((la,cn)=>{cn.exports=require("./open-run.cjs").io_process_ref});var ln=y((ka,mn)=>{mn.exports=require("./open-run.cjs").run_announcements});var Qe=y((ya,gn)=>{gn.exports=require("./open-run.cjs").engine_open_run});var jn=y((Qa,In)=>{In.exports=require("./open-run.cjs").run_review_work});var ot=y((ed,Pn)=>{Pn.exports=require("./open-run.cjs").io_files});var Gn=y((sd,Hn)=>{Hn.exports=require("./open-run.cjs").journal_journal_error});var ar=y((xd,or)=>{or.exports=require("./open-run.cjs").run_review_index});var cr=y((vd,dr)=>{dr.exports=require("./open-run.cjs").run_review_need});var ro={};Yr(ro,{hook:()=>no});module.exports=Kr(ro);var Cr=require("node:timers/promises");var S=c(vt(),1),bt=c(St(),1),Rt=c(qe(),1);function Z(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelle\
d"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resum\
e goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:["/ultraplan:retry --task <id>","/ultraplan:resume","/ultraplan:cancel"]};case"running":
return zr(e,t)}}function zr(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Qr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} a\
gent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,Rt.nextReviews)(e,s,t));return i.length>0?{kind:"dispatch",agents:i}:Zr(e,t)}function Zr(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,S.isDone)(
i)||(0,S.isStuck)(i)||!(0,S.isReady)(e,r))continue;let s=i.notBefore!==void 0&&i.notBefore>t.toISOString();if(!((i.status==="reviewing"||i.status==="verifying")&&!s)){if(i.kind==="checkpoint")return ei(
i);if(s&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return Xr(e,r)}}return n!==void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(S.isDone)?
{kind:"done",reason:"every task is done"}:ti(e)}function Xr(e,t){let n=(0,S.parallelGroup)(e,t).filter(s=>!(0,S.isDone)(s)&&!(0,S.isStuck)(s)&&s.attempts.length===0&&!s.notStarted),r=e.tasks[t],i=n.length>
1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:i.length>1}))}}function Qr(e){let{task:t,role:n,
attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function ei(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved",
"describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function ti(e){let t=e.tasks.find(S.isStuck);if(!t)return{kind:"ask",question:`no task can sta\
rt: ${e.tasks.filter(i=>!(0,S.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,bt.attemptsUsed)(t);return{kind:"ask",task:t.id,question:`task ${t.id} i\
s ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","investigate"]}}var ni=new Set(["rate_limit","overloaded","server_error","api_error","timeout","unknown"]);function Tt(e,t){let{first:n,most:r,tries:i}=e.config.overnight,s=e.failedTurns??0;return ni.has(t)?s>=i?{kind:"\
park",cause:`${s+1} turns in a row ended with ${t}`}:{kind:"wake",afterSeconds:Math.min(r,n*2**s)}:{kind:"park",cause:`the service refused: ${t}`}}function Ie(e,t){if(Z(e,t).kind!=="wait"||e.state!=="\
running")return;let n=e.tickets.find(s=>s.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.tasks.flatMap(s=>s.status==="failed"&&s.notBefore&&
s.notBefore>t.toISOString()?[s.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var F=(...e)=>require("node:crypto").createHash(...e);var q=(...e)=>require("node:crypto").randomBytes(...e);var _r=c(v(),1);function Pe(e,t){let n=400-Buffer.byteLength(X("",t));return X(ii(Ce(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var X=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,Ot=(e,t)=>Ne(200,n=>X(`ultraplan needs the person: tell them this and end your turn. ${ri(je(e,n))} Options: ${Ce(t.join(" | "))}`,{action:"ask"}));function _t(e){
let t=e.length===1?"Call the Agent tool once, with exactly these arguments; nothing else.":`Call the Agent tool ${e.length} times in one message, with exactly these arguments; nothing else.`;return Ne(
40,n=>X(t,{action:"dispatch",agents:e.map(r=>({subagent_type:`ultraplan:${r.role}`,description:Ft(r,n),prompt:`ultraplan-ticket ${r.ticket}`}))}))}function At(e,t,n){return Ne(40,r=>X(`Call the Agent \
tool ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:`ultraplan:${t}`,prompt:`ultraplan-ticket ${n}`,descriptions:e.
map(i=>Ft(i,r))}))}function Ne(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function Ft({task:e,title:t,place:n,attempt:r},i){return`${[je(e,48),je(t,i).trim(),
`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var ri=e=>e.trim().replace(/(?<![.?!])$/,"."),je=(e,t)=>[...Ce(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].
slice(0,t).join(""),Ce=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function ii(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){
if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var Ar=c(Q(),1);var H=c($(),1);function O(e){let t=(0,H.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,H.oneLine)(e.id)}: ${t}`}var jt=(e,t)=>(0,H.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),ge=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,D=e=>e.doneBefore&&e.status==="pending";function G(e){return D(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function he(e){let t=[...D(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(H.oneLine)])]}
var _=e=>(0,H.oneLine)(e).slice(0,10),ee=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var ke=c($(),1),si={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function oi(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function ai({role:e,verdict:t}){let n=si[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function te(e){return e.tasks.flatMap(t=>oi(t).flatMap(n=>ai(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,ke.oneLine)(i)}))))}function Pt(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,ke.oneLine)(
r.id),text:(0,ke.oneLine)(r.message)}))),...te(e)]}var ye=c($(),1);function Nt(e,t){let n=e.tasks.flatMap(r=>ne(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:di(r,i)}))}var ne=e=>e.attempts.flatMap(t=>t.failures);function di(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${_(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,ye.oneLine)(
e.override?.who??"unknown")}: ${(0,ye.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,ye.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var J=c($(),1);function Ct(e){let t=a=>e.tasks.filter(a).map(d=>(0,J.oneLine)(d.id)).join(", "),n=t(a=>a.status==="skipped"&&!a.override?.adopted),r=t(a=>a.status==="forced"&&!a.override?.adopted),i=e.
tasks.filter(a=>a.pausedFor!==void 0),s=[...new Set(te(e).map(({task:a})=>(0,J.oneLine)(a.id)))].join(", "),o=t(D);return[...i.map(a=>ui(e,a)),...fi(e),...r===""?[]:[`fix the task or the verification \
of ${r}, then /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...ci(e),...s===
""?[]:[`answer the review findings on ${s}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...pi(e)]}function ci(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,
to:n,count:r})=>`look at ${ee(r,"commit")} that no executor made (git log ${_(t)}..${_(n)}); the approved ref stops before them until /ultraplan:adopt --commits`)}function ui({state:e},t){let n=(0,J.oneLine)(
t.id),r=(0,J.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}): /ultraplan:retry --task ${n}\
 tries again, ${i}`}function fi(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume\
 goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,J.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function pi(e){return e.tasks.some(n=>n.status===
"approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${_(e.base)}..${_(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved \
task again from its commit"]:[]}var b=c($(),1);var Me=c($(),1);function T(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Me.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var re=e=>/T(\d\d:\d\d:\d\d)/.exec(T(e))?.[1]??(0,Me.oneLine)(
e);function De(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function ie(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Mt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Mt(n%60)} min`}var Mt=e=>String(e).padStart(2,
"0");function Be(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[ge(n)]+=1;return t}var mi=new Set(
["executing","verifying","reviewing"]),li=e=>mi.has(e.status);function Le(e){let t=Be(e),n=e.tasks.filter(D).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function We(e){let t=e.tasks.filter(li);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!D(s));return i?[i]:[]}var He=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function xe(e){let t=n=>e.tasks.filter(n).map(r=>(0,b.oneLine)(r.id));return{run:(0,b.oneLine)(e.id),spec:(0,b.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,b.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:De(e.startedAt,e.endedAt??e.lastAt)??0,totals:Be(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Dt(e,"skipped"),forced:Dt(e,"forced"),outstanding:te(e).map(({task:n,from:r,text:i})=>({task:(0,b.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(gi),next:Ct(e)}}
function Dt(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,b.oneLine)(n),title:(0,b.oneLine)(r),who:(0,b.oneLine)(i.who),at:i.at,reason:(0,b.oneLine)(i.reason)}]:[])}function gi(e){
let t=De(e.startedAt,e.lastStepAt);return{id:(0,b.oneLine)(e.id),title:(0,b.oneLine)(e.title),status:ge(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:ne(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:he(e)}}var hi=/^[\x20-\x7e]*$/,ki=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,yi=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),xi=/^[\u{1f1e6}-\u{1f1ff}]$/u,vi="\uFE0F";function wi(e){return ki.test(e)?0:xi.test(e)?1:yi.test(e)?2:1}function U(e){if(hi.test(e))return e.length;let t=0,
n=0;for(let r of e)r===vi&&n===1&&(t+=1),n=wi(r),t+=n;return t}var Bt,Si=e=>(Bt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Bt.segment(e));function $i(e,t){let n="",r=0;for(let{segment:i}of Si(
e)){if(r+=U(i),r>t)break;n+=i}return n}function se(e,t){return t<=0?"":U(e)<=t?e:`${$i(e,t-1).trimEnd()}\u2026`}function oe(e,t){let n=se(e,t);return n+" ".repeat(Math.max(0,t-U(n)))}var Ge=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${re(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Je(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${ee(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${ie(e.durationMs)}: ${s.join(", ")}`}function Lt(e,t=100){let n=xe(e),r=(s,o)=>o.length===0?[]:["",s,...o];return`${[Je(n),...n.forced.map(Ge),...r("skipped (\
unverified)",n.skipped.map(({id:s,who:o,at:a,reason:d})=>`  ${s}: ${d} (${o}, ${re(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:s,from:o,finding:a})=>`  ${s}: ${a} [${o}]`)),
...r("time and attempts",bi(e,n,t)),...r("what to do next",n.next.map((s,o)=>`  ${o+1}. ${s}`))].join(`
`)}
`}function bi(e,{tasks:t},n){let r=e.tasks.map(G),i=Math.min(14,Math.max(2,...t.map(({id:a})=>U(a)))),s=Math.max(6,...r.map(U)),o=Math.max(10,n-i-s-34);return t.map(({id:a,title:d,attempts:f,durationMs:p},u)=>{
let m=f===0?"":ee(f,"attempt"),l=p===void 0?"":ie(p);return`  ${oe(a,i)}  ${oe(r[u]??"",s)}  ${oe(m,10)}  ${oe(l,12)}  ${se(d,o)}`.trimEnd()})}var Fr=c(Ht(),1);var I=c(v(),1),Kt=c(Q(),1),ve=c(ae(),1);var Ve=c(v(),1);function Jt(e,t){return JSON.stringify(Ue(e),void 0,t)}function Ue(e){if(Array.isArray(e))return e.map(Ue);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ue(r)]))}var Ut=c(ae(),1);function Vt(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Ri(i)}}function Ri(e){return F("sha256").update(Jt(e??{})).digest("hex")}function Yt(e,t,n){(0,Ve.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${Ut.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function Ti({journal:e}){e.update(t=>(t&&(0,I.git)(t.root,["update-ref",(0,ve.approvedRef)(t.id),t.approvedHead]),[]))}function zt(e){if(Ei(e.run))return;let t=(0,ve.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,I.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,s=(0,I.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,I.git)(
r.root,["update-ref",t,r.approvedHead]),s?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function Zt(e,t){let{run:n}=e;Ti(e);let r=(0,Kt.taskOf)(n,t),i=r&&Vt(n,r);
i&&Yt(n.root,i.commit,i)}function Ei(e){return((0,I.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,ve.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var Qt=require("node:fs"),Ye=require("node:path"),Ke=c(v(),1),en=c(ae(),1);function tn(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Oi(e)??Fi(e);return t===void 0?
[]:[{type:"run_halted",cause:t}]}function Oi(e){let t=_i(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}function _i(e){let t=(0,Ye.join)(e,".git");try{let[,n]=/^ref: refs\/heads\/(?!\.invalid)(.+)$/m.exec((0,Qt.readFileSync)((0,Ye.join)(t,"HEAD"),"utf8"))??[];
if(n!==void 0)return n}catch{}return(0,Ke.tryGit)(e,["symbolic-ref","--quiet","--short","HEAD"])?.trim()}var Ai=3;function Fi(e){let t=e.tasks.filter(o=>o.approvedCommit!==void 0).sort((o,a)=>(a.approval?.
seq??0)-(o.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;return Xt(e.root,n)?void 0:`history was rewritten: ${t.filter(o=>!Xt(e.root,o.approvedCommit??"")).slice(0,Ai).map(o=>`commit ${(o.approvedCommit??
"").slice(0,10)} of task ${o.id}, which was approved,`).join(" and ")||`commit ${e.base.slice(0,10)}, on which the run began,`} is not in the history of ${e.branch} any more; bring it back (${(0,en.approvedRef)(
e.id)} or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Xt(e,t){return t===""||(0,Ke.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var Ze=c(v(),1);var nn=c(v(),1);function j(e,t,n){return(0,nn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var ze=require("node:path");var on=c(v(),1);var qi=c(Q(),1);var sn=c(de(),1);function we(e,t){return(0,sn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var an=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,on.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Ii=e=>ze.posix.dirname(e.planFiles[0]?.path??""),P=e=>ze.posix.join(Ii(e),".progress.md");var ji=20;function Xe(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,Ze.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([P(e),...e.tasks.flatMap(d=>[d.file,...d.override?.left??
[]])]),o=j(r,i,t).filter(d=>!s.has(d));if(o.length===0)return[];let a=Number((0,Ze.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,files:o.slice(0,ji)}]}var dn=(...e)=>require("node:child_process").spawn(...e);var un=require("node:path"),fn=c(V(),1);function pn(e,t=process.env){let n=(0,un.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=dn(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,fn.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var et=c(ln(),1),Pi=c(Q(),1),Ni=c($(),1),Ci=c(Qe(),1);function ce(e){if(e.run.config.webhook===void 0||(0,et.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let s=i?
(0,et.announcements)(i):[];return s.length>0?[{type:"announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&pn(["notify",e.dir,e.home,String(r.seq)])}var C=require("node:fs"),N=require("node:path"),Fn=c(V(),1);var Se={execution:1,claim:1,artifacts:2,proof:2,review:3},R=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function Mi(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function hn(e,t){let n=t.status.toUpperCase(),r=Mi(t),i=Bi(e,t,r),s=Li(e,t,r),o=Hi(e,t,r);return{gateStatus:n,step:Di(t,r),executor:i,
verify:s,architect:o}}function Di(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Se[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function Bi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?R("running",r.failures.at(-1)?.at??
r.startedAt):n&&Se[n.stage]===1?R(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?R(t.override?"skipped":"running",r.startedAt):R("success",kn(e,t)):{status:t.override?"skipped":"pending"}}function kn(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Li(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
Se[n.stage]===2?R("failed",n.at):r?.passed&&t.status!=="pending"?R("passed",Wi(t)):t.override?R("skipped",t.override.at):t.status==="verifying"?R("running",kn(e,t)):{status:"pending"}}function Wi(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function Hi(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&Se[n.stage]===3)return R("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return R("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?R("approved",s.
at):s?.verdict.decision==="reject"?R("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var yn=c($(),1),w=e=>(0,yn.oneLine)(e).replaceAll("<!","&lt;!"),xn=e=>w(e).replaceAll("|","\\|");var ue=c($(),1);function vn(e){let{override:t}=e;if(!t)return;let n=O(e),r=(0,ue.oneLine)(t.who),i=T(t.at),s=(0,ue.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,ue.oneLine)(t.session),prompt:(0,ue.oneLine)(t.prompt),requires_manual_commit:!0}}var B=c($(),1);var Gi=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
Ji=new Set(["avg_attempts"]),Ui=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,Vi=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Sn=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,wn=e=>JSON.stringify(e).replace(
Sn,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function $n(e,t){return typeof t=="number"&&Ji.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):wn(String(t)):typeof t=="\
boolean"?String(t):Gi.has(e)&&Ui.test(t)&&!Vi.test(t)?t:wn(t)}function Yi(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Sn)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function Ki(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>zi(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=tt(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?Yi(t,n):void 0;return[`${n}${e}: ${r??$n(e,t)}`]}function zi(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${$n(e,t)}`];let[r,...i]=tt(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var tt=(e,t)=>Object.
entries(e).flatMap(([n,r])=>Ki(n,r,t)),bn=e=>tt(e,"").join(`
`);var Zi=10;function Rn(e){return`${[Xi(e),...We(e).map(n=>Qi(e,n)),`## Gate Statistics

${$e(ns(e))}`,`## Recent Failures

${$e({recent_failures:rs(e)})}`,is(e),ss(e),os(e)].filter(n=>n!=="").join(`

`)}
`}var $e=e=>`\`\`\`yaml
${bn(e)}
\`\`\``;function Xi(e){let t=Le(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,B.oneLine)(e.cause)})`;return[w(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,B.oneLine)(e.id)} is ${e.state}${r}, as of ${T(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function Qi(e,t){let n=hn(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[w(`## Current Task: ${O(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[nt("Step 1: Executor ",n.executor),nt("Step 2: Verify   ",n.verify),nt("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,$e({current_task:ts(e,t,n)})].join(`

`)}var es={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function nt(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${re(t.at)})`;return`[${es[t.status]??" "}] ${e}   - ${n}${r}`}function ts(e,t,n){return{name:O(t),phase:t.phase===void 0?void 0:(0,B.oneLine)(t.phase),plan:jt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&T(t.startedAt),last_step_at:t.lastStepAt&&T(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:He(e,t),previous_failures:ne(t).map(r=>`${r.type}: ${(0,B.oneLine)(r.reason)}`)}}function ns(e){let t=Le(e),[n]=We(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:O(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var rs=e=>Nt(e,Zi).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:O(t),attempt:n.attempt,failure_type:n.type,error:(0,B.oneLine)(n.reason),recovered:r,resolution:i}));function is(e){let t=e.tasks.flatMap(n=>vn(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${$e({tasks:t})}`}function ss(e){let t=Pt(e).map(({task:r,from:i,text:s})=>w(`- ${O(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,B.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function os(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${He(e,n)}`,i=he(n);return`- ${w(O(n))}: ${G(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Tn(e){let t=xe(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${w(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?G(a):s.status,String(s.attempts),s.durationMs===void 0?"":ie(s.durationMs),s.commit===void 0?"":_(s.commit),s.flags.join(", ")].map(
xn).join(" | ")} |`});return`${[`# ${w(`Summary: ${t.spec}`)}`,w(Je(t)),t.forced.map(s=>`> ${w(Ge(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:d,reason:f})=>`${s} ${o}: ${f} (${a}, ${T(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:d})=>`${s}\
 ${o} (forced) by ${a}, ${T(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${w(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var L=require("node:fs"),En=require("node:path"),rt=c(v(),1);function On(e,t){try{as(e,t)}catch{}}function as(e,t){let n=(0,En.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=ds(n);if(!r){s!==i&&(0,L.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,rt.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,rt.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,L.rmSync)(n,{force:!0}):(0,L.writeFileSync)(n,a)}function ds(e){try{return(0,L.readFileSync)(e,"utf8")}catch{return}}var Y=require("node:fs"),st=require("node:path"),cs=e=>F("sha256").update(e).digest("hex"),it=e=>(0,st.join)(e,".state-digest"),us=13e3;function _n(e,t){try{let n=fs(it(e));n&&n.length>us&&(0,Y.writeFileSync)(
it(e),n.subarray(n.length/2)),(0,Y.appendFileSync)(it(e),`${cs(t)}
`)}catch{}}function fs(e){try{return(0,Y.readFileSync)(e)}catch{return}}function qn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,N.join)(t,"STATE.md"):(0,N.join)(e.root,(0,N.dirname)(n),"STATE.md")}var ps=(e,t)=>(0,N.join)((0,N.dirname)(qn(e,t)),"SUMM\
ARY.md");function be(e,t){let n=Rn(e);_n(t,n),An(qn(e,t),n,t),On(e,t),(e.state==="finished"||e.state==="cancelled")&&An(ps(e,t),Tn(e),t)}function An(e,t,n){let r=(0,N.join)(n,`.view-${(0,Fn.thisProcess)().
pid}`);try{(0,C.writeFileSync)(r,t);try{(0,C.renameSync)(r,e)}catch{(0,C.copyFileSync)(r,e)}}catch{}finally{(0,C.rmSync)(r,{force:!0})}}var gt=c(jn(),1),Sr=c(de(),1);var K=require("node:fs"),Re=require("node:path"),fe=c(v(),1);var Nn=require("node:fs"),Cn=require("node:path"),Mn=c(ot(),1),h=c(v(),1),at=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],Dn=5;function Bn(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return ms(e,i,t(i),n)}catch(s){if(r===Dn||(0,h.headCommit)(e)===i)throw s}}}function ms(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,Cn.join)(i.gitDir,`ultraplan-index-${q(4).toString("hex")}`),{root:o}=i;try{(0,h.git)(o,["read-tree",t],{index:s});let a=n.map(({path:p,text:u})=>{let m=(0,h.git)(
o,["hash-object","-w","--stdin"],{input:u}).trim();return{path:p,blob:m,mode:hs(o,t,p),was:gs(o,t,p)}});for(let{path:p,blob:u,mode:m}of a)(0,h.git)(o,["update-index","--add","--cacheinfo",`${m},${u},${p}`],
{index:s});let d=(0,h.git)(o,["write-tree"],{index:s}).trim(),f=(0,h.git)(o,[...at,"commit-tree",d,"-p",t],{input:r}).trim();(0,h.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,t]);for(let{path:p,blob:u,mode:m,was:l}of a)ls(o,p,u,m,l);return f}finally{(0,Nn.rmSync)(s,{force:!0})}}function ls(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=Dn;o+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Mn.sleep)(40)}}var gs=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function hs(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function Ln(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var Wn=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Te(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,fe.headCommit)(s);if(!a)throw new Error("the repository has no commit");let d=Ln(s,i,a).find(({message:m})=>m.
split(`
`).includes(o));if(d)return d.commit;let f=t.filter(({path:m})=>(0,fe.committedText)(s,a,m)!==void 0||!Wn(s,m)),p=m=>f.map(({path:l,change:k})=>({path:l,text:k((0,fe.committedText)(s,m,l))})),u=f.length>
0?Bn(s,p,`${n}

${o}
`):a;for(let m of t)ks((0,Re.join)(s,m.path),m);return u}function ks(e,{change:t}){let n;try{n=(0,K.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,K.mkdirSync)((0,Re.dirname)(e),{recursive:!0}),
(0,K.writeFileSync)(e,t(n))}var dt=require("node:path"),E=c(ot(),1),M=c(Gn(),1),Jn=e=>F("sha256").update(e).digest("hex"),Un=(e,t)=>(0,dt.join)(e,"evidence",t);function ct(e,t,n={}){let r=n.files??E.realFiles,i=vs(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=ws(i,n.cap??Number.POSITIVE_INFINITY),a=Jn(s),d=Un(e,a);try{if((0,E.readIfThere)(r,d)?.equals(s)!==!0){
(0,E.ensureFolder)(r,(0,dt.join)(e,"evidence"));let f=`${d}.${q(4).toString("hex")}.new`;(0,E.writeAtomic)(r,d,s,{temporary:f,sync:"both"})}}catch(f){throw(0,M.diskError)(f,d)}return{sha256:a,bytes:s.
length,cut:o}}function Vn(e,t,n=E.realFiles){let r=Un(e,t.sha256),i=(0,E.readIfThere)(n,r);if(i===void 0)throw new M.JournalError("evidence-missing",{file:r},ys,M.GO_ON);if(Jn(i)!==t.sha256)throw new M.JournalError(
"evidence-changed",{file:r},xs,M.GO_ON);return i.toString("utf8")}var ys="the evidence file is not there",xs="the evidence file was changed after it was written";function vs(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function ws(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Ss(e,Math.floor(r/2)),s=$s(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var Yn=e=>e!==void 0&&(e&192)===
128;function Ss(e,t){let n=t;for(;n>0&&t-n<3&&Yn(e[n]);)n-=1;return n}function $s(e,t){let n=t;for(;n<e.length&&n-t<3&&Yn(e[n]);)n+=1;return n}function Kn(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=Zn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Ee(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(d=>`\`${d}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Rs(t)}`,`  - **Commit**: \`${zn(s,t)}\``].map(d=>o+d)}var bs=7;function ut(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:d}=t,f=Zn(a);return{id:e,title:`Fix: ${f}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${Ee(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${f}" addressed`],verify:i.verify.map(p=>({...p,line:r+bs})),commit:zn(d,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var zn=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Rs({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return Ee(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Ts=1e3,Es=100,Ee=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Ts),Zn=e=>Ee(e).slice(0,Es).trim(),ft=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Os=/\r\n|\n|\r/g;function Qn(e){let t=[],n=0;for(let r of e.matchAll(Os))t.push(Xn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(Xn(e.slice(n),n)),t}function Xn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var _s=3;function As(e,t){if(!(Fs(e,t)>=_s))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Fs(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function tr(e,t){let{original:n}=t,r=As(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=Kn(r,t,ft(n));if(!n.box){let g={...ut(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:er(e.tasks,s,g)},task:g,after:s.id,insert:me=>me}}
let d=s.endLine,f=Qn(o)[d]?.blank===!0,p=f?["",...a]:a,u=g=>qs(g,s,p),m=d+1+(f?1:0),l={...ut(r,t,a,m),box:{line:m,column:ft(n).length+3+1}},k=e.tasks.map(g=>g.file===n.file?js(g,d,p.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:u(g.text)}:g),tasks:er(k,s,l)},task:l,after:s.id,insert:u}}function qs(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=Is(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function Is(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function js(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function er(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function nr(e){let{id:t,title:n,file:r,line:i,kind:s,checkpoint:o,phase:a,wave:d,parallel:f,dependsOn:p,files:u,tier:m,verification:l,securityReview:k,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:s,
parallel:f,dependsOn:p,files:u,securityReview:k,doneBefore:e.ticked,...o?{checkpoint:o}:{},...a!==void 0?{phase:a}:{},...d!==void 0?{wave:d}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function Ps(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function rr(e,t,n=Ps(t)){let r=t.replace(Ns,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Ns=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function ir({feedback:e,findings:t}){let n=e||Cs(t);return["A reviewer did not accept the work of the task that this one fixes:",rr("what the reviewer wrote",n)].join(`
`)}var Cs=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function sr(e,t){return JSON.parse(Vn(e,t.plan))}function pt(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var mt=c(ar(),1),W=c(cr(),1),mr=c(qe(),1),Oe=c(de(),1);var fr="## Review Suggestions",Ms=3,Ds=300;function pr(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Bs(t),i=t.kind==="suggestions"?Ls(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return ur(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=ur(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var ur=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,z=e=>se(w(e),Ds);function Bs(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,Ms).map(n=>`  - ${z(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(z).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${z(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(z).join("; ")||"none named"}`];case"suggestions":return[fr,"",...e.suggestions.
map(t=>`- Task ${z(e.task)}: ${z(t)}`)]}}function Ls(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===fr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var _e=(e,t)=>({path:P(e),change:n=>t.reduce(pr,n??"")});function pe(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,mt.taskIndex)(
e,(0,W.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function lr(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Oe.specRecords)(
t).at(-1);if(!(0,W.needsSpecReview)(e,t))return Ws(e,t);let r=(0,mr.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[pe(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[pe(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,Oe.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[pe(
e,t,n,"proceeded")]}}function Ws(e,t){let n=(0,W.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,W.nextReviewIndex)(e,(0,mt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function gr(e,t,n,r){let i=sr(e,t),s=pt(i,n.id),{findings:o,suggestions:a=[],feedback:d}=r.verdict,f=o.filter(l=>!a.includes(l)),p=tr(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>pt(
i,l).files))],summary:f[0]??"review finding",finding:f.join("; ")||d,scope:t.spec}),u=we(t,n);if(!p||u===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Te(t,[...p.task.box?[{
path:s.file,change:l=>p.insert(l??"")}]:[],_e(t,[pe(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${p.task.id} from\
 the review of task ${n.id}`,key:`fix ${p.task.id}`,since:u});return[{type:"tasks_added",after:p.after,tasks:[{...nr(p.task),addedBy:"review"}],plan:ct(e,JSON.stringify(p.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:ct(e,ir(r.verdict))}]}var Fe=c(v(),1);var hr=require("node:fs"),kr=require("node:path"),x=c(v(),1);function yr(e,t,n){let r=(0,x.findRepository)(e),i=(0,x.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:o}=r,a=(0,kr.join)(o,`ultraplan-index-${q(4).toString(
"hex")}`),d=t.map(({path:p,from:u})=>({path:p,was:Hs(s,u,p)})),f=d.filter(({path:p})=>Gs(s,p));try{(0,x.git)(s,["read-tree",i],{index:a});for(let{path:m,was:l}of d){let k=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,x.git)(s,["update-index",...k],{index:a})}let p=(0,x.git)(s,["write-tree"],{index:a}).trim(),u=(0,x.git)(s,[...at,"commit-tree",p,"-p",i],{input:n}).
trim();(0,x.git)(s,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",u,i]);for(let{path:m,was:l}of f)l?(0,x.git)(s,["checkout","--quiet",u,"--",`:(top,literal)${m}`]):(0,x.git)(s,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return u}finally{
(0,hr.rmSync)(a,{force:!0})}}function Hs(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,x.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var Gs=(e,t)=>(0,x.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var xr=c(de(),1);function lt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let d=s?.commit??o;return d===void 0?
[]:[{from:`${d}^1`,to:d}]})}function vr(e,t){let n=(0,xr.fixTasksOf)(e,t).at(-1),r=n?Js(e,n):[];!n||r.length===0||yr(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function Js(e,t){let{root:n}=e,r=(0,Fe.headCommit)(n);if(r===void 0)return[];let i=P(e),s=lt(t,r).map(o=>({...o,paths:new Set(j(n,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].
filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:p})=>p.has(o)),d=a.every(({to:p},u)=>Ae(n,p,o)===Ae(n,a[u+1]?.from??r,o)),[f]=a;return f&&d?[{path:o,from:f.from}]:[]})}var wr=(e,t,n,r)=>lt(t,r).some(
({from:i,to:s})=>j(e.root,i,s).includes(n)&&Ae(e.root,i,n)===Ae(e.root,r,n)),Ae=(e,t,n)=>(0,Fe.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function $r(e){for(;(0,gt.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?Us(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&Zt(e,r.task);if(n.length===0)return}}function Us(e,t){
let n=(0,gt.reviewWork)(t);return n?n.kind==="fix"?gr(e,t,n.task,n.record):(n.takeBack&&vr(t,n.task),[Vs(t,n.task)]):[]}function Vs(e,t){let n=we(e,t);if(n===void 0)throw new Error(`task ${t.id} has n\
o commit to approve`);let r=lr(e,t),i=e.tasks.flatMap(d=>d.approvedHead??d.approvedCommit??[]),s=an(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===0)return s===n?o:{...o,head:s};
let a=Te(e,[_e(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n});return Ys(e,
t,s,a)?{...o,head:a}:{...o,head:s}}function Ys(e,t,n,r){let i=(0,Sr.fixTasksOf)(e,t).filter(o=>o.givenUp),s=[P(e),...i.length>0?[t.file]:[]];return j(e.root,n,r).every(o=>s.includes(o)||i.some(a=>wr(e,
a,o,r)))}var A=require("node:fs"),br=require("node:path"),Rr=c(V(),1);var Tr=c(ae(),1);function ht(e,t,n){let r=(0,Tr.waitingFile)(t,e.session);if(!Ie(e,n)){(0,A.rmSync)(r,{force:!0});return}Ks(r)||((0,A.mkdirSync)((0,br.dirname)(r),{recursive:!0,mode:448}),(0,A.writeFileSync)(
r,"",{mode:384}))}function Ks(e){try{return JSON.parse((0,A.readFileSync)(e,"utf8"))}catch{return}}var qr=3;function Ir(e,t,n){let{journal:r,dir:i}=e;$r(e);let s=tn(e.run);s.length>0&&(e.run=r.update(()=>s).state);let o=()=>(0,_r.headCommit)(e.run.root)??e.run.base,a=zs(e.run,n);if(a)return ht(e.run,
e.home,n),ce(e),{action:a,text:Er(e.run,a,o).text};zt(e);let d,{state:f}=r.update(u=>{if(!u)return[];let m=Z(u,n),{events:l,text:k}=Er(u,m,o);d={action:m,text:k};let g=F("sha256").update(k).digest("he\
x").slice(0,16),me={type:"directive_given",digest:g,via:t},Wr=m.kind==="done"&&u.state==="running"?[...Xe(u,o()),{type:"run_finished",commit:o()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
Zs(u,g)){let kt=`the session stopped ${qr} times without following: ${k.split(`
`)[0]}`;return d={action:{kind:"wait",reason:`${kt}; the run is parked, /ultraplan:resume goes on`},text:""},[me,{type:"run_parked",cause:kt}]}return[...l,...Wr,me]});if(!d||!f)throw new Error("the ru\
n has no state");let p=f.state==="finished"&&e.run.state!=="finished";return e.run=f,f.state==="finished"&&(0,Fr.letGo)(e.home,f,i),ht(f,e.home,n),be(f,i),ce(e),p?{...d,summary:Lt(f)}:d}function zs(e,t){
let n=Z(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var Zs=(e,t)=>e.standing.digest===t&&e.standing.count+1>=qr;function Er(e,t,n){switch(t.kind){case"dispatch":return Xs(
e,t,n);case"wait":return{events:[],text:Pe(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:Ot(t.question,t.options)};case"done":
return{events:[],text:Pe(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function Xs(e,t,n){let[r]=t.agents,i=t.agents.every(u=>u.role===r?.role)?r?.role:void 0,s=i!==void 0&&
t.agents.length>1?Or():void 0,o=[],a=t.agents.map(u=>{let m=e.tickets.find(k=>!k.redeemedAt&&k.task===u.task&&k.role===u.role&&k.iteration===u.iteration);if(m)return m;let l=Or();return u.role==="spec\
-executor"&&o.length===0&&o.push(...Xe(e,n())),o.push({type:"ticket_issued",ticket:l,base:n(),...s?{group:s}:{},...u}),{id:l,...s?{group:s}:{}}}),d=t.agents.map((u,m)=>({...u,ticket:a[m]?.id??"",title:(0,Ar.taskOf)(
e,u.task)?.title??"",place:`${e.tasks.findIndex(({id:l})=>l===u.task)+1}/${e.tasks.length}`})),f=a[0]?.group,p=a.length>1&&f!==void 0&&a.every(u=>u.group===f);return{events:o,text:p&&i!==void 0?At(d,i,
f):_t(d)}}var Or=()=>q(8).toString("hex");var Qs=c(v(),1),eo=c(V(),1),to=c($(),1);var gc=256*1024;var jr=c(V(),1);function Pr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,jr.isSameStart)(n,t.client.startedAt)}var Mr=c(Qe(),1);async function Dr(e,t,n){let r=Nr(e);if(r?.run.state!=="running")return;let i=Tt(r.run,t),s=i.kind==="wake"?new Date(n.getTime()+i.afterSeconds*1e3):void 0,{state:o}=r.journal.update(()=>[{type:"turn_\
failed",error:t,...s?{wakeAt:s.toISOString()}:{}},...i.kind==="park"?[{type:"run_parked",cause:i.cause}]:[]]);if(r.run=o,be(r.run,r.dir),ce(r),!s)return;let{failedTurns:a}=r.run;await(0,Cr.setTimeout)(
Math.max(0,s.getTime()-Date.now()));let d=Nr(e);if(!(d?.run.state!=="running"||d.run.failedTurns!==a))return Ir(d,"wake",new Date).text}function Nr(e){let t=(0,Mr.openActiveRun)(e.home,e.id);return t&&
Pr(t.run,e)?t:void 0}var Br=e=>typeof e=="string"?e:"";var Lr={kind:"pass"};var no=async(e,{session:t,now:n})=>{let r=await Dr(t,Br(e.error)||"unknown",n);return r===void 0?Lr:{kind:"wake",text:r}};0&&(module.exports={hook});
