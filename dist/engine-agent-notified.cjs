const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Zr=Object.create;var ye=Object.defineProperty;var Xr=Object.getOwnPropertyDescriptor;var Qr=Object.getOwnPropertyNames;var ei=Object.getPrototypeOf,ti=Object.prototype.hasOwnProperty;var x=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ni=(e,t)=>{for(var n in t)ye(e,n,{get:t[n],enumerable:!0})},wt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Qr(t))!ti.call(e,i)&&i!==n&&ye(e,i,{get:()=>t[i],enumerable:!(r=Xr(t,i))||r.enumerable});return e};var c=(e,t,n)=>(n=e!=null?Zr(ei(e)):{},wt(t||!e||!e.__esModule?ye(n,"default",{value:e,enumerable:!0}):n,e)),ri=e=>wt(ye({},"__esModule",{value:!0}),e);var v=x((So,St)=>{St.exports=require("./open-run.cjs").io_git});var te=x((bo,Tt)=>{Tt.exports=require("./open-run.cjs").run_change});var At=x((Ro,Ot)=>{Ot.exports=require("./open-run.cjs").run_groups});var qt=x((Eo,_t)=>{_t.exports=require("./open-run.cjs").run_policy});var Me=x((To,Ft)=>{Ft.exports=require("./open-run.cjs").run_reviews});var $=x((Ao,Ct)=>{Ct.exports=require("./open-run.cjs").view_terminal});var Ut=x((Qo,Ht)=>{Ht.exports=require("./open-run.cjs").engine_active});var ue=x((ea,Jt)=>{Jt.exports=require("./open-run.cjs").engine_places});var fe=x((pa,on)=>{on.exports=require("./open-run.cjs").run_spec_review});var Y=x((Ta,fn)=>{fn.exports=require("./open-run.cjs").io_process_ref});var hn=x((_a,gn)=>{gn.exports=require("./open-run.cjs").run_announcements});var et=x((qa,yn)=>{yn.exports=require("./open-run.cjs").engine_open_run});var Pn=x((pd,Nn)=>{Nn.exports=require("./open-run.cjs").run_review_work});var dt=x((md,Mn)=>{Mn.exports=require("./open-run.cjs").io_files});var Vn=x((xd,Jn)=>{Jn.exports=require("./open-run.cjs").journal_journal_error});var ur=x((Fd,cr)=>{cr.exports=require("./open-run.cjs").run_review_index});var pr=x((jd,fr)=>{fr.exports=require("./open-run.cjs").run_review_need});var ko={};ni(ko,{agentNotified:()=>xo});module.exports=ri(ko);var q=(...e)=>require("node:crypto").createHash(...e);var F=(...e)=>require("node:crypto").randomBytes(...e);var jr=c(v(),1);function Ce(e,t){let n=400-Buffer.byteLength(ee("",t));return ee(si(Pe(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var ee=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,$t=(e,t)=>Ne(200,n=>ee(`ultraplan needs the person: tell them this and end your turn. ${ii(Ie(e,n))} Options: ${Pe(t.join(" | "))}`,{action:"ask"}));function bt(e){
let t=e.length===1?"Call the Agent tool once, with exactly these arguments; nothing else.":`Call the Agent tool ${e.length} times in one message, with exactly these arguments; nothing else.`;return Ne(
40,n=>ee(t,{action:"dispatch",agents:e.map(r=>({subagent_type:`ultraplan:${r.role}`,description:Et(r,n),prompt:`ultraplan-ticket ${r.ticket}`}))}))}function Rt(e,t,n){return Ne(40,r=>ee(`Call the Agen\
t tool ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:`ultraplan:${t}`,prompt:`ultraplan-ticket ${n}`,descriptions:e.
map(i=>Et(i,r))}))}function Ne(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function Et({task:e,title:t,place:n,attempt:r},i){return`${[Ie(e,48),Ie(t,i).trim(),
`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var ii=e=>e.trim().replace(/(?<![.?!])$/,"."),Ie=(e,t)=>[...Pe(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].
slice(0,t).join(""),Pe=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function si(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){
if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var Ir=c(te(),1);var S=c(At(),1),jt=c(qt(),1),It=c(Me(),1);function ne(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancell\
ed"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resu\
me goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:["/ultraplan:retry --task <id>","/ultraplan:resume","/ultraplan:cancel"]};case"running":
return oi(e,t)}}function oi(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(ci)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} a\
gent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,It.nextReviews)(e,s,t));return i.length>0?{kind:"dispatch",agents:i}:ai(e,t)}function ai(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,S.isDone)(
i)||(0,S.isStuck)(i)||!(0,S.isReady)(e,r))continue;let s=i.notBefore!==void 0&&i.notBefore>t.toISOString();if(!((i.status==="reviewing"||i.status==="verifying")&&!s)){if(i.kind==="checkpoint")return ui(
i);if(s&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return di(e,r)}}return n!==void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(S.isDone)?
{kind:"done",reason:"every task is done"}:fi(e)}function di(e,t){let n=(0,S.parallelGroup)(e,t).filter(s=>!(0,S.isDone)(s)&&!(0,S.isStuck)(s)&&s.attempts.length===0&&!s.notStarted),r=e.tasks[t],i=n.length>
1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:i.length>1}))}}function ci(e){let{task:t,role:n,
attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function ui(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved",
"describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function fi(e){let t=e.tasks.find(S.isStuck);if(!t)return{kind:"ask",question:`no task can sta\
rt: ${e.tasks.filter(i=>!(0,S.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,jt.attemptsUsed)(t);return{kind:"ask",task:t.id,question:`task ${t.id} i\
s ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","investigate"]}}var H=c($(),1);function O(e){let t=(0,H.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,H.oneLine)(e.id)}: ${t}`}var Nt=(e,t)=>(0,H.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),xe=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,L=e=>e.doneBefore&&e.status==="pending";function U(e){return L(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function ke(e){let t=[...L(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(H.oneLine)])]}
var A=e=>(0,H.oneLine)(e).slice(0,10),re=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var ve=c($(),1),pi={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function mi(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function li({role:e,verdict:t}){let n=pi[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function ie(e){return e.tasks.flatMap(t=>mi(t).flatMap(n=>li(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,ve.oneLine)(i)}))))}function Pt(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,ve.oneLine)(
r.id),text:(0,ve.oneLine)(r.message)}))),...ie(e)]}var we=c($(),1);function Mt(e,t){let n=e.tasks.flatMap(r=>se(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:gi(r,i)}))}var se=e=>e.attempts.flatMap(t=>t.failures);function gi(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${A(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,we.oneLine)(
e.override?.who??"unknown")}: ${(0,we.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,we.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var J=c($(),1);function Bt(e){let t=a=>e.tasks.filter(a).map(d=>(0,J.oneLine)(d.id)).join(", "),n=t(a=>a.status==="skipped"&&!a.override?.adopted),r=t(a=>a.status==="forced"&&!a.override?.adopted),i=e.
tasks.filter(a=>a.pausedFor!==void 0),s=[...new Set(ie(e).map(({task:a})=>(0,J.oneLine)(a.id)))].join(", "),o=t(L);return[...i.map(a=>yi(e,a)),...xi(e),...r===""?[]:[`fix the task or the verification \
of ${r}, then /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...hi(e),...s===
""?[]:[`answer the review findings on ${s}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...ki(e)]}function hi(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,
to:n,count:r})=>`look at ${re(r,"commit")} that no executor made (git log ${A(t)}..${A(n)}); the approved ref stops before them until /ultraplan:adopt --commits`)}function yi({state:e},t){let n=(0,J.oneLine)(
t.id),r=(0,J.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}): /ultraplan:retry --task ${n}\
 tries again, ${i}`}function xi(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume\
 goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,J.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function ki(e){return e.tasks.some(n=>n.status===
"approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${A(e.base)}..${A(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved \
task again from its commit"]:[]}var b=c($(),1);var Be=c($(),1);function E(e){let t=Date.parse(e);return Number.isNaN(t)?(0,Be.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var oe=e=>/T(\d\d:\d\d:\d\d)/.exec(E(e))?.[1]??(0,Be.oneLine)(
e);function Le(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function ae(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Lt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Lt(n%60)} min`}var Lt=e=>String(e).padStart(2,
"0");function De(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[xe(n)]+=1;return t}var vi=new Set(
["executing","verifying","reviewing"]),wi=e=>vi.has(e.status);function We(e){let t=De(e),n=e.tasks.filter(L).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,d)=>a+d.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function Ge(e){let t=e.tasks.filter(wi);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!L(s));return i?[i]:[]}var He=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function Se(e){let t=n=>e.tasks.filter(n).map(r=>(0,b.oneLine)(r.id));return{run:(0,b.oneLine)(e.id),spec:(0,b.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,b.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Le(e.startedAt,e.endedAt??e.lastAt)??0,totals:De(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Dt(e,"skipped"),forced:Dt(e,"forced"),outstanding:ie(e).map(({task:n,from:r,text:i})=>({task:(0,b.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Si),next:Bt(e)}}
function Dt(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,b.oneLine)(n),title:(0,b.oneLine)(r),who:(0,b.oneLine)(i.who),at:i.at,reason:(0,b.oneLine)(i.reason)}]:[])}function Si(e){
let t=Le(e.startedAt,e.lastStepAt);return{id:(0,b.oneLine)(e.id),title:(0,b.oneLine)(e.title),status:xe(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:se(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:ke(e)}}var $i=/^[\x20-\x7e]*$/,bi=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Ri=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Ei=/^[\u{1f1e6}-\u{1f1ff}]$/u,Ti="\uFE0F";function Oi(e){return bi.test(e)?0:Ei.test(e)?1:Ri.test(e)?2:1}function V(e){if($i.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Ti&&n===1&&(t+=1),n=Oi(r),t+=n;return t}var Wt,Ai=e=>(Wt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Wt.segment(e));function _i(e,t){let n="",r=0;for(let{segment:i}of Ai(
e)){if(r+=V(i),r>t)break;n+=i}return n}function de(e,t){return t<=0?"":V(e)<=t?e:`${_i(e,t-1).trimEnd()}\u2026`}function ce(e,t){let n=de(e,t);return n+" ".repeat(Math.max(0,t-V(n)))}var Ue=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${oe(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Je(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${re(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${ae(e.durationMs)}: ${s.join(", ")}`}function Gt(e,t=100){let n=Se(e),r=(s,o)=>o.length===0?[]:["",s,...o];return`${[Je(n),...n.forced.map(Ue),...r("skipped (\
unverified)",n.skipped.map(({id:s,who:o,at:a,reason:d})=>`  ${s}: ${d} (${o}, ${oe(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:s,from:o,finding:a})=>`  ${s}: ${a} [${o}]`)),
...r("time and attempts",qi(e,n,t)),...r("what to do next",n.next.map((s,o)=>`  ${o+1}. ${s}`))].join(`
`)}
`}function qi(e,{tasks:t},n){let r=e.tasks.map(U),i=Math.min(14,Math.max(2,...t.map(({id:a})=>V(a)))),s=Math.max(6,...r.map(V)),o=Math.max(10,n-i-s-34);return t.map(({id:a,title:d,attempts:f,durationMs:p},u)=>{
let m=f===0?"":re(f,"attempt"),l=p===void 0?"":ae(p);return`  ${ce(a,i)}  ${ce(r[u]??"",s)}  ${ce(m,10)}  ${ce(l,12)}  ${de(d,o)}`.trimEnd()})}var Cr=c(Ut(),1);var j=c(v(),1),Zt=c(te(),1),$e=c(ue(),1);var Ye=c(v(),1);function Vt(e,t){return JSON.stringify(Ve(e),void 0,t)}function Ve(e){if(Array.isArray(e))return e.map(Ve);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ve(r)]))}var Yt=c(ue(),1);function Kt(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Fi(i)}}function Fi(e){return q("sha256").update(Vt(e??{})).digest("hex")}function zt(e,t,n){(0,Ye.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${Yt.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function ji({journal:e}){e.update(t=>(t&&(0,j.git)(t.root,["update-ref",(0,$e.approvedRef)(t.id),t.approvedHead]),[]))}function Xt(e){if(Ii(e.run))return;let t=(0,$e.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,j.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,s=(0,j.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,j.git)(
r.root,["update-ref",t,r.approvedHead]),s?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function Qt(e,t){let{run:n}=e;ji(e);let r=(0,Zt.taskOf)(n,t),i=r&&Kt(n,r);
i&&zt(n.root,i.commit,i)}function Ii(e){return((0,j.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,$e.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var tn=require("node:fs"),Ke=require("node:path"),ze=c(v(),1),nn=c(ue(),1);function rn(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Ci(e)??Mi(e);return t===void 0?
[]:[{type:"run_halted",cause:t}]}function Ci(e){let t=Ni(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}function Ni(e){let t=(0,Ke.join)(e,".git");try{let[,n]=/^ref: refs\/heads\/(?!\.invalid)(.+)$/m.exec((0,tn.readFileSync)((0,Ke.join)(t,"HEAD"),"utf8"))??[];
if(n!==void 0)return n}catch{}return(0,ze.tryGit)(e,["symbolic-ref","--quiet","--short","HEAD"])?.trim()}var Pi=3;function Mi(e){let t=e.tasks.filter(o=>o.approvedCommit!==void 0).sort((o,a)=>(a.approval?.
seq??0)-(o.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;return en(e.root,n)?void 0:`history was rewritten: ${t.filter(o=>!en(e.root,o.approvedCommit??"")).slice(0,Pi).map(o=>`commit ${(o.approvedCommit??
"").slice(0,10)} of task ${o.id}, which was approved,`).join(" and ")||`commit ${e.base.slice(0,10)}, on which the run began,`} is not in the history of ${e.branch} any more; bring it back (${(0,nn.approvedRef)(
e.id)} or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function en(e,t){return t===""||(0,ze.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var Xe=c(v(),1);var sn=c(v(),1);function I(e,t,n){return(0,sn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Ze=require("node:path");var dn=c(v(),1);var Bi=c(te(),1);var an=c(fe(),1);function be(e,t){return(0,an.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var cn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,dn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Li=e=>Ze.posix.dirname(e.planFiles[0]?.path??""),C=e=>Ze.posix.join(Li(e),".progress.md");var Di=20;function Qe(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,Xe.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([C(e),...e.tasks.flatMap(d=>[d.file,...d.override?.left??
[]])]),o=I(r,i,t).filter(d=>!s.has(d));if(o.length===0)return[];let a=Number((0,Xe.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,files:o.slice(0,Di)}]}var un=(...e)=>require("node:child_process").spawn(...e);var pn=require("node:path"),mn=c(Y(),1);function ln(e,t=process.env){let n=(0,pn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=un(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,mn.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var tt=c(hn(),1),Wi=c(te(),1),Gi=c($(),1),Hi=c(et(),1);function nt(e){if(e.run.config.webhook===void 0||(0,tt.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let s=i?
(0,tt.announcements)(i):[];return s.length>0?[{type:"announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&ln(["notify",e.dir,e.home,String(r.seq)])}var P=require("node:fs"),N=require("node:path"),jn=c(Y(),1);var Re={execution:1,claim:1,artifacts:2,proof:2,review:3},R=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function Ui(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function xn(e,t){let n=t.status.toUpperCase(),r=Ui(t),i=Vi(e,t,r),s=Yi(e,t,r),o=zi(e,t,r);return{gateStatus:n,step:Ji(t,r),executor:i,
verify:s,architect:o}}function Ji(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Re[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function Vi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?R("running",r.failures.at(-1)?.at??
r.startedAt):n&&Re[n.stage]===1?R(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?R(t.override?"skipped":"running",r.startedAt):R("success",kn(e,t)):{status:t.override?"skipped":"pending"}}function kn(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Yi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
Re[n.stage]===2?R("failed",n.at):r?.passed&&t.status!=="pending"?R("passed",Ki(t)):t.override?R("skipped",t.override.at):t.status==="verifying"?R("running",kn(e,t)):{status:"pending"}}function Ki(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function zi(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&Re[n.stage]===3)return R("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return R("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?R("approved",s.
at):s?.verdict.decision==="reject"?R("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var vn=c($(),1),w=e=>(0,vn.oneLine)(e).replaceAll("<!","&lt;!"),wn=e=>w(e).replaceAll("|","\\|");var pe=c($(),1);function Sn(e){let{override:t}=e;if(!t)return;let n=O(e),r=(0,pe.oneLine)(t.who),i=E(t.at),s=(0,pe.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,pe.oneLine)(t.session),prompt:(0,pe.oneLine)(t.prompt),requires_manual_commit:!0}}var D=c($(),1);var Zi=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
Xi=new Set(["avg_attempts"]),Qi=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,es=/^(?:true|false|null|yes|no|on|off|y|n)$/i,bn=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,$n=e=>JSON.stringify(e).replace(
bn,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Rn(e,t){return typeof t=="number"&&Xi.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):$n(String(t)):typeof t=="\
boolean"?String(t):Zi.has(e)&&Qi.test(t)&&!es.test(t)?t:$n(t)}function ts(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(bn)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function ns(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>rs(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=rt(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?ts(t,n):void 0;return[`${n}${e}: ${r??Rn(e,t)}`]}function rs(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Rn(e,t)}`];let[r,...i]=rt(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var rt=(e,t)=>Object.
entries(e).flatMap(([n,r])=>ns(n,r,t)),En=e=>rt(e,"").join(`
`);var is=10;function Tn(e){return`${[ss(e),...Ge(e).map(n=>os(e,n)),`## Gate Statistics

${Ee(cs(e))}`,`## Recent Failures

${Ee({recent_failures:us(e)})}`,fs(e),ps(e),ms(e)].filter(n=>n!=="").join(`

`)}
`}var Ee=e=>`\`\`\`yaml
${En(e)}
\`\`\``;function ss(e){let t=We(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,D.oneLine)(e.cause)})`;return[w(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,D.oneLine)(e.id)} is ${e.state}${r}, as of ${E(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function os(e,t){let n=xn(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[w(`## Current Task: ${O(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[it("Step 1: Executor ",n.executor),it("Step 2: Verify   ",n.verify),it("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,Ee({current_task:ds(e,t,n)})].join(`

`)}var as={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function it(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${oe(t.at)})`;return`[${as[t.status]??" "}] ${e}   - ${n}${r}`}function ds(e,t,n){return{name:O(t),phase:t.phase===void 0?void 0:(0,D.oneLine)(t.phase),plan:Nt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&E(t.startedAt),last_step_at:t.lastStepAt&&E(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:He(e,t),previous_failures:se(t).map(r=>`${r.type}: ${(0,D.oneLine)(r.reason)}`)}}function cs(e){let t=We(e),[n]=Ge(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:O(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var us=e=>Mt(e,is).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:O(t),attempt:n.attempt,failure_type:n.type,error:(0,D.oneLine)(n.reason),recovered:r,resolution:i}));function fs(e){let t=e.tasks.flatMap(n=>Sn(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${Ee({tasks:t})}`}function ps(e){let t=Pt(e).map(({task:r,from:i,text:s})=>w(`- ${O(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,D.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function ms(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${He(e,n)}`,i=ke(n);return`- ${w(O(n))}: ${U(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function On(e){let t=Se(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${w(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?U(a):s.status,String(s.attempts),s.durationMs===void 0?"":ae(s.durationMs),s.commit===void 0?"":A(s.commit),s.flags.join(", ")].map(
wn).join(" | ")} |`});return`${[`# ${w(`Summary: ${t.spec}`)}`,w(Je(t)),t.forced.map(s=>`> ${w(Ue(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:d,reason:f})=>`${s} ${o}: ${f} (${a}, ${E(d)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:d})=>`${s}\
 ${o} (forced) by ${a}, ${E(d)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${w(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var W=require("node:fs"),An=require("node:path"),st=c(v(),1);function _n(e,t){try{ls(e,t)}catch{}}function ls(e,t){let n=(0,An.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=gs(n);if(!r){s!==i&&(0,W.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,st.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,st.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,W.rmSync)(n,{force:!0}):(0,W.writeFileSync)(n,a)}function gs(e){try{return(0,W.readFileSync)(e,"utf8")}catch{return}}var K=require("node:fs"),at=require("node:path"),hs=e=>q("sha256").update(e).digest("hex"),ot=e=>(0,at.join)(e,".state-digest"),ys=13e3;function qn(e,t){try{let n=xs(ot(e));n&&n.length>ys&&(0,K.writeFileSync)(
ot(e),n.subarray(n.length/2)),(0,K.appendFileSync)(ot(e),`${hs(t)}
`)}catch{}}function xs(e){try{return(0,K.readFileSync)(e)}catch{return}}function In(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,N.join)(t,"STATE.md"):(0,N.join)(e.root,(0,N.dirname)(n),"STATE.md")}var ks=(e,t)=>(0,N.join)((0,N.dirname)(In(e,t)),"SUMM\
ARY.md");function Cn(e,t){let n=Tn(e);qn(t,n),Fn(In(e,t),n,t),_n(e,t),(e.state==="finished"||e.state==="cancelled")&&Fn(ks(e,t),On(e),t)}function Fn(e,t,n){let r=(0,N.join)(n,`.view-${(0,jn.thisProcess)().
pid}`);try{(0,P.writeFileSync)(r,t);try{(0,P.renameSync)(r,e)}catch{(0,P.copyFileSync)(r,e)}}catch{}finally{(0,P.rmSync)(r,{force:!0})}}var yt=c(Pn(),1),Rr=c(fe(),1);var z=require("node:fs"),Te=require("node:path"),me=c(v(),1);var Bn=require("node:fs"),Ln=require("node:path"),Dn=c(dt(),1),h=c(v(),1),ct=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],Wn=5;function Gn(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return vs(e,i,t(i),n)}catch(s){if(r===Wn||(0,h.headCommit)(e)===i)throw s}}}function vs(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,Ln.join)(i.gitDir,`ultraplan-index-${F(4).toString("hex")}`),{root:o}=i;try{(0,h.git)(o,["read-tree",t],{index:s});let a=n.map(({path:p,text:u})=>{let m=(0,h.git)(
o,["hash-object","-w","--stdin"],{input:u}).trim();return{path:p,blob:m,mode:$s(o,t,p),was:Ss(o,t,p)}});for(let{path:p,blob:u,mode:m}of a)(0,h.git)(o,["update-index","--add","--cacheinfo",`${m},${u},${p}`],
{index:s});let d=(0,h.git)(o,["write-tree"],{index:s}).trim(),f=(0,h.git)(o,[...ct,"commit-tree",d,"-p",t],{input:r}).trim();(0,h.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,t]);for(let{path:p,blob:u,mode:m,was:l}of a)ws(o,p,u,m,l);return f}finally{(0,Bn.rmSync)(s,{force:!0})}}function ws(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=Wn;o+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Dn.sleep)(40)}}var Ss=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function $s(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function Hn(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var Un=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Oe(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,me.headCommit)(s);if(!a)throw new Error("the repository has no commit");let d=Hn(s,i,a).find(({message:m})=>m.
split(`
`).includes(o));if(d)return d.commit;let f=t.filter(({path:m})=>(0,me.committedText)(s,a,m)!==void 0||!Un(s,m)),p=m=>f.map(({path:l,change:y})=>({path:l,text:y((0,me.committedText)(s,m,l))})),u=f.length>
0?Gn(s,p,`${n}

${o}
`):a;for(let m of t)bs((0,Te.join)(s,m.path),m);return u}function bs(e,{change:t}){let n;try{n=(0,z.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,z.mkdirSync)((0,Te.dirname)(e),{recursive:!0}),
(0,z.writeFileSync)(e,t(n))}var ut=require("node:path"),T=c(dt(),1),M=c(Vn(),1),Yn=e=>q("sha256").update(e).digest("hex"),Kn=(e,t)=>(0,ut.join)(e,"evidence",t);function ft(e,t,n={}){let r=n.files??T.realFiles,i=Ts(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=Os(i,n.cap??Number.POSITIVE_INFINITY),a=Yn(s),d=Kn(e,a);try{if((0,T.readIfThere)(r,d)?.equals(s)!==!0){
(0,T.ensureFolder)(r,(0,ut.join)(e,"evidence"));let f=`${d}.${F(4).toString("hex")}.new`;(0,T.writeAtomic)(r,d,s,{temporary:f,sync:"both"})}}catch(f){throw(0,M.diskError)(f,d)}return{sha256:a,bytes:s.
length,cut:o}}function zn(e,t,n=T.realFiles){let r=Kn(e,t.sha256),i=(0,T.readIfThere)(n,r);if(i===void 0)throw new M.JournalError("evidence-missing",{file:r},Rs,M.GO_ON);if(Yn(i)!==t.sha256)throw new M.JournalError(
"evidence-changed",{file:r},Es,M.GO_ON);return i.toString("utf8")}var Rs="the evidence file is not there",Es="the evidence file was changed after it was written";function Ts(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Os(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=As(e,Math.floor(r/2)),s=_s(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var Zn=e=>e!==void 0&&(e&192)===
128;function As(e,t){let n=t;for(;n>0&&t-n<3&&Zn(e[n]);)n-=1;return n}function _s(e,t){let n=t;for(;n<e.length&&n-t<3&&Zn(e[n]);)n+=1;return n}function Xn(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=er(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Ae(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(d=>`\`${d}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Fs(t)}`,`  - **Commit**: \`${Qn(s,t)}\``].map(d=>o+d)}var qs=7;function pt(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:d}=t,f=er(a);return{id:e,title:`Fix: ${f}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${Ae(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${f}" addressed`],verify:i.verify.map(p=>({...p,line:r+qs})),commit:Qn(d,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var Qn=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Fs({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return Ae(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var js=1e3,Is=100,Ae=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,js),er=e=>Ae(e).slice(0,Is).trim(),mt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Cs=/\r\n|\n|\r/g;function nr(e){let t=[],n=0;for(let r of e.matchAll(Cs))t.push(tr(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(tr(e.slice(n),n)),t}function tr(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Ns=3;function Ps(e,t){if(!(Ms(e,t)>=Ns))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Ms(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function ir(e,t){let{original:n}=t,r=Ps(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=Xn(r,t,mt(n));if(!n.box){let g={...pt(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:rr(e.tasks,s,g)},task:g,after:s.id,insert:he=>he}}
let d=s.endLine,f=nr(o)[d]?.blank===!0,p=f?["",...a]:a,u=g=>Bs(g,s,p),m=d+1+(f?1:0),l={...pt(r,t,a,m),box:{line:m,column:mt(n).length+3+1}},y=e.tasks.map(g=>g.file===n.file?Ds(g,d,p.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:u(g.text)}:g),tasks:rr(y,s,l)},task:l,after:s.id,insert:u}}function Bs(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=Ls(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function Ls(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function Ds(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function rr(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function sr(e){let{id:t,title:n,file:r,line:i,kind:s,checkpoint:o,phase:a,wave:d,parallel:f,dependsOn:p,files:u,tier:m,verification:l,securityReview:y,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:s,
parallel:f,dependsOn:p,files:u,securityReview:y,doneBefore:e.ticked,...o?{checkpoint:o}:{},...a!==void 0?{phase:a}:{},...d!==void 0?{wave:d}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function Ws(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function or(e,t,n=Ws(t)){let r=t.replace(Gs,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Gs=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function ar({feedback:e,findings:t}){let n=e||Hs(t);return["A reviewer did not accept the work of the task that this one fixes:",or("what the reviewer wrote",n)].join(`
`)}var Hs=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function dr(e,t){return JSON.parse(zn(e,t.plan))}function lt(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var gt=c(ur(),1),G=c(pr(),1),hr=c(Me(),1),_e=c(fe(),1);var lr="## Review Suggestions",Us=3,Js=300;function gr(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Vs(t),i=t.kind==="suggestions"?Ys(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return mr(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=mr(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var mr=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Z=e=>de(w(e),Js);function Vs(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,Us).map(n=>`  - ${Z(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(Z).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${Z(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(Z).join("; ")||"none named"}`];case"suggestions":return[lr,"",...e.suggestions.
map(t=>`- Task ${Z(e.task)}: ${Z(t)}`)]}}function Ys(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===lr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var qe=(e,t)=>({path:C(e),change:n=>t.reduce(gr,n??"")});function le(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,gt.taskIndex)(
e,(0,G.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function yr(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,_e.specRecords)(
t).at(-1);if(!(0,G.needsSpecReview)(e,t))return Ks(e,t);let r=(0,hr.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[le(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[le(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,_e.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[le(
e,t,n,"proceeded")]}}function Ks(e,t){let n=(0,G.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,G.nextReviewIndex)(e,(0,gt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function xr(e,t,n,r){let i=dr(e,t),s=lt(i,n.id),{findings:o,suggestions:a=[],feedback:d}=r.verdict,f=o.filter(l=>!a.includes(l)),p=ir(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>lt(
i,l).files))],summary:f[0]??"review finding",finding:f.join("; ")||d,scope:t.spec}),u=be(t,n);if(!p||u===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Oe(t,[...p.task.box?[{
path:s.file,change:l=>p.insert(l??"")}]:[],qe(t,[le(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${p.task.id} from\
 the review of task ${n.id}`,key:`fix ${p.task.id}`,since:u});return[{type:"tasks_added",after:p.after,tasks:[{...sr(p.task),addedBy:"review"}],plan:ft(e,JSON.stringify(p.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:ft(e,ar(r.verdict))}]}var je=c(v(),1);var kr=require("node:fs"),vr=require("node:path"),k=c(v(),1);function wr(e,t,n){let r=(0,k.findRepository)(e),i=(0,k.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:o}=r,a=(0,vr.join)(o,`ultraplan-index-${F(4).toString(
"hex")}`),d=t.map(({path:p,from:u})=>({path:p,was:zs(s,u,p)})),f=d.filter(({path:p})=>Zs(s,p));try{(0,k.git)(s,["read-tree",i],{index:a});for(let{path:m,was:l}of d){let y=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,k.git)(s,["update-index",...y],{index:a})}let p=(0,k.git)(s,["write-tree"],{index:a}).trim(),u=(0,k.git)(s,[...ct,"commit-tree",p,"-p",i],{input:n}).
trim();(0,k.git)(s,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",u,i]);for(let{path:m,was:l}of f)l?(0,k.git)(s,["checkout","--quiet",u,"--",`:(top,literal)${m}`]):(0,k.git)(s,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return u}finally{
(0,kr.rmSync)(a,{force:!0})}}function zs(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var Zs=(e,t)=>(0,k.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var Sr=c(fe(),1);function ht({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let d=s?.commit??o;return d===void 0?
[]:[{from:`${d}^1`,to:d}]})}function $r(e,t){let n=(0,Sr.fixTasksOf)(e,t).at(-1),r=n?Xs(e,n):[];!n||r.length===0||wr(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function Xs(e,t){let{root:n}=e,r=(0,je.headCommit)(n);if(r===void 0)return[];let i=C(e),s=ht(t,r).map(o=>({...o,paths:new Set(I(n,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].
filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:p})=>p.has(o)),d=a.every(({to:p},u)=>Fe(n,p,o)===Fe(n,a[u+1]?.from??r,o)),[f]=a;return f&&d?[{path:o,from:f.from}]:[]})}var br=(e,t,n,r)=>ht(t,r).some(
({from:i,to:s})=>I(e.root,i,s).includes(n)&&Fe(e.root,i,n)===Fe(e.root,r,n)),Fe=(e,t,n)=>(0,je.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Er(e){for(;(0,yt.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?Qs(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&Qt(e,r.task);if(n.length===0)return}}function Qs(e,t){
let n=(0,yt.reviewWork)(t);return n?n.kind==="fix"?xr(e,t,n.task,n.record):(n.takeBack&&$r(t,n.task),[eo(t,n.task)]):[]}function eo(e,t){let n=be(e,t);if(n===void 0)throw new Error(`task ${t.id} has n\
o commit to approve`);let r=yr(e,t),i=e.tasks.flatMap(d=>d.approvedHead??d.approvedCommit??[]),s=cn(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===0)return s===n?o:{...o,head:s};
let a=Oe(e,[qe(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n});return to(e,
t,s,a)?{...o,head:a}:{...o,head:s}}function to(e,t,n,r){let i=(0,Rr.fixTasksOf)(e,t).filter(o=>o.givenUp),s=[C(e),...i.length>0?[t.file]:[]];return I(e.root,n,r).every(o=>s.includes(o)||i.some(a=>br(e,
a,o,r)))}var _=require("node:fs"),Or=require("node:path"),Ar=c(Y(),1);function Tr(e,t){if(ne(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(s=>s.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(s=>s.status==="failed"&&s.notBefore&&s.notBefore>t.toISOString()?[s.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var _r=c(ue(),1);function xt(e,t,n){let r=(0,_r.waitingFile)(t,e.session);if(!Tr(e,n)){(0,_.rmSync)(r,{force:!0});return}no(r)||((0,_.mkdirSync)((0,Or.dirname)(r),{recursive:!0,mode:448}),(0,_.writeFileSync)(
r,"",{mode:384}))}function no(e){try{return JSON.parse((0,_.readFileSync)(e,"utf8"))}catch{return}}var Nr=3;function Pr(e,t,n){let{journal:r,dir:i}=e;Er(e);let s=rn(e.run);s.length>0&&(e.run=r.update(()=>s).state);let o=()=>(0,jr.headCommit)(e.run.root)??e.run.base,a=ro(e.run,n);if(a)return xt(e.run,
e.home,n),nt(e),{action:a,text:qr(e.run,a,o).text};Xt(e);let d,{state:f}=r.update(u=>{if(!u)return[];let m=ne(u,n),{events:l,text:y}=qr(u,m,o);d={action:m,text:y};let g=q("sha256").update(y).digest("h\
ex").slice(0,16),he={type:"directive_given",digest:g,via:t},zr=m.kind==="done"&&u.state==="running"?[...Qe(u,o()),{type:"run_finished",commit:o()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
io(u,g)){let vt=`the session stopped ${Nr} times without following: ${y.split(`
`)[0]}`;return d={action:{kind:"wait",reason:`${vt}; the run is parked, /ultraplan:resume goes on`},text:""},[he,{type:"run_parked",cause:vt}]}return[...l,...zr,he]});if(!d||!f)throw new Error("the ru\
n has no state");let p=f.state==="finished"&&e.run.state!=="finished";return e.run=f,f.state==="finished"&&(0,Cr.letGo)(e.home,f,i),xt(f,e.home,n),Cn(f,i),nt(e),p?{...d,summary:Gt(f)}:d}function ro(e,t){
let n=ne(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var io=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Nr;function qr(e,t,n){switch(t.kind){case"dispatch":return so(
e,t,n);case"wait":return{events:[],text:Ce(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:$t(t.question,t.options)};case"done":
return{events:[],text:Ce(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function so(e,t,n){let[r]=t.agents,i=t.agents.every(u=>u.role===r?.role)?r?.role:void 0,s=i!==void 0&&
t.agents.length>1?Fr():void 0,o=[],a=t.agents.map(u=>{let m=e.tickets.find(y=>!y.redeemedAt&&y.task===u.task&&y.role===u.role&&y.iteration===u.iteration);if(m)return m;let l=Fr();return u.role==="spec\
-executor"&&o.length===0&&o.push(...Qe(e,n())),o.push({type:"ticket_issued",ticket:l,base:n(),...s?{group:s}:{},...u}),{id:l,...s?{group:s}:{}}}),d=t.agents.map((u,m)=>({...u,ticket:a[m]?.id??"",title:(0,Ir.taskOf)(
e,u.task)?.title??"",place:`${e.tasks.findIndex(({id:l})=>l===u.task)+1}/${e.tasks.length}`})),f=a[0]?.group,p=a.length>1&&f!==void 0&&a.every(u=>u.group===f);return{events:o,text:p&&i!==void 0?Rt(d,i,
f):bt(d)}}var Fr=()=>F(8).toString("hex");var Gr=c(v(),1),Hr=c(Y(),1),Ur=c($(),1);var Q=require("node:fs"),X=require("node:path");function Br(e,t){if(!(0,Q.existsSync)(e))return!0;let n=(0,X.dirname)(e);return Mr(n).map(r=>(0,X.join)(n,r,"subagents")).flatMap(r=>Mr(r).map(i=>(0,X.join)(r,i))).some(r=>r.endsWith(".meta.json")&&oo(
r)?.toolUseId===t)}function oo(e){try{return JSON.parse((0,Q.readFileSync)(e,"utf8"))}catch{return}}function Mr(e){try{return(0,Q.readdirSync)(e)}catch{return[]}}var B=require("node:fs"),ao=256*1024;function Lr(e,t){for(let n of uo(e).split(`
`).reverse()){if(!n.includes(t))continue;let r=co(n).find(i=>i.tool_use_id===t&&i.is_error);if(r)return typeof r.content=="string"?r.content:JSON.stringify(r.content)}}function co(e){try{let{message:t}=JSON.
parse(e);return Array.isArray(t?.content)?t.content:[]}catch{return[]}}function uo(e){let t;try{t=(0,B.openSync)(e,"r");let{size:n}=(0,B.fstatSync)(t),r=Buffer.alloc(Math.min(n,ao));return(0,B.readSync)(
t,r,0,r.length,n-r.length),r.toString("utf8")}catch{return""}finally{t!==void 0&&(0,B.closeSync)(t)}}var ge=require("node:fs"),kt=require("node:path");var Dr=(e,t)=>(0,kt.join)(e,"started",t);function fo(e,t,n){(0,ge.mkdirSync)(Dr(e,t),{recursive:!0}),(0,ge.writeFileSync)((0,kt.join)(Dr(e,t),n),"")}var Wr=(e,t,n)=>fo(e,t,mo(n)),po="call-",mo=e=>`${po}${e.
replace(/[^\w-]/g,"")}`;function Jr(e,t,n){lo(e,r=>r.toolUseId===t,n)}function lo(e,t,n){if(!e.run.tickets.some(t))return;let{state:r}=e.journal.update(i=>(i?.tickets??[]).filter(s=>t(s)).flatMap(s=>go(e,s,n)));e.run=r}function go({run:e,dir:t},n,{how:r,transcript:i,error:s}){
let{toolUseId:o}=n;if(o===void 0||n.agentId||n.judging||Br(i,o))return yo(e,n,r);n.isolated&&Wr(t,n.base,o);let a=(0,Ur.oneLine)(s??Lr(i,o)??"the client, one of its rules or another hook refused it");
return[{type:"agent_not_started",ticket:n.id,cause:a.slice(0,ho)}]}var ho=200;function yo(e,t,n){let i=t.role==="spec-executor"&&!t.isolated?(0,Gr.headCommit)(e.root):void 0,s={ticket:t.id,...i===void 0?
{}:{head:i}};return t.judging?(0,Hr.isAlive)(t.judging.process)?[]:[{type:"agent_lost",...s,cause:"the claim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lost",...s,cause:n,failure:"EXECUTION_F\
AILURE"}]}var Vr=c(Y(),1);function Yr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,Vr.isSameStart)(n,t.client.startedAt)}var Kr=c(et(),1);function xo(e,t,n){let r=(0,Kr.openActiveRun)(e.home,e.id);if(!r||!Yr(r.run,e))return;let i=`the agent ended (${t.status??"unknown"}) and handed in nothing`;return t.toolUseId&&Jr(r,t.
toolUseId,{how:i,transcript:t.transcript}),Pr(r,"notification",n)}0&&(module.exports={agentNotified});
