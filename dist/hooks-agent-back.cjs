const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var ni=Object.create;var ye=Object.defineProperty;var ri=Object.getOwnPropertyDescriptor;var ii=Object.getOwnPropertyNames;var si=Object.getPrototypeOf,oi=Object.prototype.hasOwnProperty;var x=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ai=(e,t)=>{for(var n in t)ye(e,n,{get:t[n],enumerable:!0})},bt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of ii(t))!oi.call(e,i)&&i!==n&&ye(e,i,{get:()=>t[i],enumerable:!(r=ri(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?ni(si(e)):{},bt(t||!e||!e.__esModule?ye(n,"default",{value:e,enumerable:!0}):n,e)),ci=e=>bt(ye({},"__esModule",{value:!0}),e);var v=x((To,$t)=>{$t.exports=require("./open-run.cjs").io_git});var ne=x((Oo,Ot)=>{Ot.exports=require("./open-run.cjs").run_change});var qt=x((Ao,At)=>{At.exports=require("./open-run.cjs").run_groups});var It=x((qo,Ft)=>{Ft.exports=require("./open-run.cjs").run_policy});var Le=x((Fo,jt)=>{jt.exports=require("./open-run.cjs").run_reviews});var b=x((jo,Pt)=>{Pt.exports=require("./open-run.cjs").view_terminal});var Vt=x((ia,Jt)=>{Jt.exports=require("./open-run.cjs").engine_active});var fe=x((sa,Yt)=>{Yt.exports=require("./open-run.cjs").engine_places});var pe=x((ka,cn)=>{cn.exports=require("./open-run.cjs").run_spec_review});var K=x((Fa,mn)=>{mn.exports=require("./open-run.cjs").io_process_ref});var xn=x((Na,kn)=>{kn.exports=require("./open-run.cjs").run_announcements});var nt=x((Ca,yn)=>{yn.exports=require("./open-run.cjs").engine_open_run});var Bn=x((kc,Mn)=>{Mn.exports=require("./open-run.cjs").run_review_work});var ut=x((xc,Ln)=>{Ln.exports=require("./open-run.cjs").io_files});var Kn=x((bc,Yn)=>{Yn.exports=require("./open-run.cjs").journal_journal_error});var pr=x((Pc,fr)=>{fr.exports=require("./open-run.cjs").run_review_index});var lr=x((Mc,mr)=>{mr.exports=require("./open-run.cjs").run_review_need});var $o={};ai($o,{hook:()=>bo});module.exports=ci($o);var q=(...e)=>require("node:crypto").createHash(...e);var F=(...e)=>require("node:crypto").randomBytes(...e);var Nr=d(v(),1);function Pe(e,t){let n=400-Buffer.byteLength(te("",t));return te(ui(Be(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var te=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,Rt=(e,t)=>Me(200,n=>te(`ultraplan needs the person: tell them this and end your turn. ${di(Ce(e,n))} Options: ${Be(t.join(" | "))}`,{action:"ask"}));function Et(e){
let t=e.length===1?"Call the Agent tool once, with exactly these arguments; nothing else.":`Call the Agent tool ${e.length} times in one message, with exactly these arguments; nothing else.`;return Me(
40,n=>te(t,{action:"dispatch",agents:e.map(r=>({subagent_type:`ultraplan:${r.role}`,description:_t(r,n),prompt:`ultraplan-ticket ${r.ticket}`}))}))}function Tt(e,t,n){return Me(40,r=>te(`Call the Agen\
t tool ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:`ultraplan:${t}`,prompt:`ultraplan-ticket ${n}`,descriptions:e.
map(i=>_t(i,r))}))}function Me(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function _t({task:e,title:t,place:n,attempt:r},i){return`${[Ce(e,48),Ce(t,i).trim(),
`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var di=e=>e.trim().replace(/(?<![.?!])$/,"."),Ce=(e,t)=>[...Be(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].
slice(0,t).join(""),Be=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function ui(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){
if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var Cr=d(ne(),1);var S=d(qt(),1),Nt=d(It(),1),Ct=d(Le(),1);function re(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancell\
ed"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resu\
me goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:["/ultraplan:retry --task <id>","/ultraplan:resume","/ultraplan:cancel"]};case"running":
return fi(e,t)}}function fi(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(li)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} a\
gent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,Ct.nextReviews)(e,s,t));return i.length>0?{kind:"dispatch",agents:i}:pi(e,t)}function pi(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,S.isDone)(
i)||(0,S.isStuck)(i)||!(0,S.isReady)(e,r))continue;let s=i.notBefore!==void 0&&i.notBefore>t.toISOString();if(!((i.status==="reviewing"||i.status==="verifying")&&!s)){if(i.kind==="checkpoint")return gi(
i);if(s&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return mi(e,r)}}return n!==void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(S.isDone)?
{kind:"done",reason:"every task is done"}:hi(e)}function mi(e,t){let n=(0,S.parallelGroup)(e,t).filter(s=>!(0,S.isDone)(s)&&!(0,S.isStuck)(s)&&s.attempts.length===0&&!s.notStarted),r=e.tasks[t],i=n.length>
1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:i.length>1}))}}function li(e){let{task:t,role:n,
attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function gi(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved",
"describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function hi(e){let t=e.tasks.find(S.isStuck);if(!t)return{kind:"ask",question:`no task can sta\
rt: ${e.tasks.filter(i=>!(0,S.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,Nt.attemptsUsed)(t);return{kind:"ask",task:t.id,question:`task ${t.id} i\
s ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","investigate"]}}var U=d(b(),1);function _(e){let t=(0,U.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,U.oneLine)(e.id)}: ${t}`}var Mt=(e,t)=>(0,U.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),ve=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,D=e=>e.doneBefore&&e.status==="pending";function J(e){return D(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function we(e){let t=[...D(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(U.oneLine)])]}
var O=e=>(0,U.oneLine)(e).slice(0,10),ie=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var Se=d(b(),1),ki={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function xi(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function yi({role:e,verdict:t}){let n=ki[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function se(e){return e.tasks.flatMap(t=>xi(t).flatMap(n=>yi(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,Se.oneLine)(i)}))))}function Bt(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,Se.oneLine)(
r.id),text:(0,Se.oneLine)(r.message)}))),...se(e)]}var be=d(b(),1);function Lt(e,t){let n=e.tasks.flatMap(r=>oe(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:vi(r,i)}))}var oe=e=>e.attempts.flatMap(t=>t.failures);function vi(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${O(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,be.oneLine)(
e.override?.who??"unknown")}: ${(0,be.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,be.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var V=d(b(),1);function Dt(e){let t=a=>e.tasks.filter(a).map(c=>(0,V.oneLine)(c.id)).join(", "),n=t(a=>a.status==="skipped"&&!a.override?.adopted),r=t(a=>a.status==="forced"&&!a.override?.adopted),i=e.
tasks.filter(a=>a.pausedFor!==void 0),s=[...new Set(se(e).map(({task:a})=>(0,V.oneLine)(a.id)))].join(", "),o=t(D);return[...i.map(a=>Si(e,a)),...bi(e),...r===""?[]:[`fix the task or the verification \
of ${r}, then /ultraplan:retry sends it through the gate`],...n===""?[]:[`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt`],...wi(e),...s===
""?[]:[`answer the review findings on ${s}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...$i(e)]}function wi(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,
to:n,count:r})=>`look at ${ie(r,"commit")} that no executor made (git log ${O(t)}..${O(n)}); the approved ref stops before them until /ultraplan:adopt --commits`)}function Si({state:e},t){let n=(0,V.oneLine)(
t.id),r=(0,V.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}): /ultraplan:retry --task ${n}\
 tries again, ${i}`}function bi(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return["look at the failures together, then /ultraplan:resume\
 goes on with the run"];case"cancelled":return[`/ultraplan:implement ${(0,V.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function $i(e){return e.tasks.some(n=>n.status===
"approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==e.base?[`git log --oneline ${O(e.base)}..${O(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved \
task again from its commit"]:[]}var $=d(b(),1);var De=d(b(),1);function E(e){let t=Date.parse(e);return Number.isNaN(t)?(0,De.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var ae=e=>/T(\d\d:\d\d:\d\d)/.exec(E(e))?.[1]??(0,De.oneLine)(
e);function We(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function ce(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Wt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Wt(n%60)} min`}var Wt=e=>String(e).padStart(2,
"0");function He(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[ve(n)]+=1;return t}var Ri=new Set(
["executing","verifying","reviewing"]),Ei=e=>Ri.has(e.status);function Ge(e){let t=He(e),n=e.tasks.filter(D).length,r=t.failed+t.escalated,i=t.approved,s=e.tasks.filter(a=>a.attempts.length>0),o=s.reduce(
(a,c)=>a+c.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:s.length===0?0:Math.round(10*o/s.length)/10}}function Ue(e){let t=e.tasks.filter(Ei);if(t.length>0)return t;let i=e.tasks.filter(s=>s.lastStepAt!==
void 0).reduce((s,o)=>s&&(s.lastStepAt??"")>(o.lastStepAt??"")?s:o,void 0)??e.tasks.find(s=>!D(s));return i?[i]:[]}var Je=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function $e(e){let t=n=>e.tasks.filter(n).map(r=>(0,$.oneLine)(r.id));return{run:(0,$.oneLine)(e.id),spec:(0,$.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,$.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:We(e.startedAt,e.endedAt??e.lastAt)??0,totals:He(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Ht(e,"skipped"),forced:Ht(e,"forced"),outstanding:se(e).map(({task:n,from:r,text:i})=>({task:(0,$.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Ti),next:Dt(e)}}
function Ht(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,$.oneLine)(n),title:(0,$.oneLine)(r),who:(0,$.oneLine)(i.who),at:i.at,reason:(0,$.oneLine)(i.reason)}]:[])}function Ti(e){
let t=We(e.startedAt,e.lastStepAt);return{id:(0,$.oneLine)(e.id),title:(0,$.oneLine)(e.title),status:ve(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:oe(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:we(e)}}var _i=/^[\x20-\x7e]*$/,Oi=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Ai=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),qi=/^[\u{1f1e6}-\u{1f1ff}]$/u,Fi="\uFE0F";function Ii(e){return Oi.test(e)?0:qi.test(e)?1:Ai.test(e)?2:1}function Y(e){if(_i.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Fi&&n===1&&(t+=1),n=Ii(r),t+=n;return t}var Gt,ji=e=>(Gt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Gt.segment(e));function Ni(e,t){let n="",r=0;for(let{segment:i}of ji(
e)){if(r+=Y(i),r>t)break;n+=i}return n}function de(e,t){return t<=0?"":Y(e)<=t?e:`${Ni(e,t-1).trimEnd()}\u2026`}function ue(e,t){let n=de(e,t);return n+" ".repeat(Math.max(0,t-Y(n)))}var Ve=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${ae(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Ye(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,s=[`${t.approved} of ${ie(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],o=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${o} after ${ce(e.durationMs)}: ${s.join(", ")}`}function Ut(e,t=100){let n=$e(e),r=(s,o)=>o.length===0?[]:["",s,...o];return`${[Ye(n),...n.forced.map(Ve),...r("skipped (\
unverified)",n.skipped.map(({id:s,who:o,at:a,reason:c})=>`  ${s}: ${c} (${o}, ${ae(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:s,from:o,finding:a})=>`  ${s}: ${a} [${o}]`)),
...r("time and attempts",Ci(e,n,t)),...r("what to do next",n.next.map((s,o)=>`  ${o+1}. ${s}`))].join(`
`)}
`}function Ci(e,{tasks:t},n){let r=e.tasks.map(J),i=Math.min(14,Math.max(2,...t.map(({id:a})=>Y(a)))),s=Math.max(6,...r.map(Y)),o=Math.max(10,n-i-s-34);return t.map(({id:a,title:c,attempts:u,durationMs:p},f)=>{
let m=u===0?"":ie(u,"attempt"),l=p===void 0?"":ce(p);return`  ${ue(a,i)}  ${ue(r[f]??"",s)}  ${ue(m,10)}  ${ue(l,12)}  ${de(c,o)}`.trimEnd()})}var Pr=d(Vt(),1);var I=d(v(),1),Qt=d(ne(),1),Re=d(fe(),1);var ze=d(v(),1);function Kt(e,t){return JSON.stringify(Ke(e),void 0,t)}function Ke(e){if(Array.isArray(e))return e.map(Ke);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ke(r)]))}var zt=d(fe(),1);function Zt(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Pi(i)}}function Pi(e){return q("sha256").update(Kt(e??{})).digest("hex")}function Xt(e,t,n){(0,ze.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${zt.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function Mi({journal:e}){e.update(t=>(t&&(0,I.git)(t.root,["update-ref",(0,Re.approvedRef)(t.id),t.approvedHead]),[]))}function en(e){if(Bi(e.run))return;let t=(0,Re.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,I.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,s=(0,I.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,I.git)(
r.root,["update-ref",t,r.approvedHead]),s?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function tn(e,t){let{run:n}=e;Mi(e);let r=(0,Qt.taskOf)(n,t),i=r&&Zt(n,r);
i&&Xt(n.root,i.commit,i)}function Bi(e){return((0,I.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,Re.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var rn=require("node:fs"),Ze=require("node:path"),Xe=d(v(),1),sn=d(fe(),1);function on(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Li(e)??Hi(e);return t===void 0?
[]:[{type:"run_halted",cause:t}]}function Li(e){let t=Di(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}function Di(e){let t=(0,Ze.join)(e,".git");try{let[,n]=/^ref: refs\/heads\/(?!\.invalid)(.+)$/m.exec((0,rn.readFileSync)((0,Ze.join)(t,"HEAD"),"utf8"))??[];
if(n!==void 0)return n}catch{}return(0,Xe.tryGit)(e,["symbolic-ref","--quiet","--short","HEAD"])?.trim()}var Wi=3;function Hi(e){let t=e.tasks.filter(o=>o.approvedCommit!==void 0).sort((o,a)=>(a.approval?.
seq??0)-(o.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;return nn(e.root,n)?void 0:`history was rewritten: ${t.filter(o=>!nn(e.root,o.approvedCommit??"")).slice(0,Wi).map(o=>`commit ${(o.approvedCommit??
"").slice(0,10)} of task ${o.id}, which was approved,`).join(" and ")||`commit ${e.base.slice(0,10)}, on which the run began,`} is not in the history of ${e.branch} any more; bring it back (${(0,sn.approvedRef)(
e.id)} or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function nn(e,t){return t===""||(0,Xe.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var et=d(v(),1);var an=d(v(),1);function j(e,t,n){return(0,an.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Qe=require("node:path");var un=d(v(),1);var Gi=d(ne(),1);var dn=d(pe(),1);function Ee(e,t){return(0,dn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var fn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,un.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Ui=e=>Qe.posix.dirname(e.planFiles[0]?.path??""),N=e=>Qe.posix.join(Ui(e),".progress.md");var Ji=20;function tt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,et.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([N(e),...e.tasks.flatMap(c=>[c.file,...c.override?.left??
[]])]),o=j(r,i,t).filter(c=>!s.has(c));if(o.length===0)return[];let a=Number((0,et.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,files:o.slice(0,Ji)}]}var pn=(...e)=>require("node:child_process").spawn(...e);var ln=require("node:path"),gn=d(K(),1);function hn(e,t=process.env){let n=(0,ln.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=pn(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,gn.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var rt=d(xn(),1),Vi=d(ne(),1),Yi=d(b(),1),Ki=d(nt(),1);function it(e){if(e.run.config.webhook===void 0||(0,rt.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let s=i?
(0,rt.announcements)(i):[];return s.length>0?[{type:"announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&hn(["notify",e.dir,e.home,String(r.seq)])}var P=require("node:fs"),C=require("node:path"),Nn=d(K(),1);var Te={execution:1,claim:1,artifacts:2,proof:2,review:3},R=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function zi(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function vn(e,t){let n=t.status.toUpperCase(),r=zi(t),i=Xi(e,t,r),s=Qi(e,t,r),o=ts(e,t,r);return{gateStatus:n,step:Zi(t,r),executor:i,
verify:s,architect:o}}function Zi(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Te[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function Xi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?R("running",r.failures.at(-1)?.at??
r.startedAt):n&&Te[n.stage]===1?R(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?R(t.override?"skipped":"running",r.startedAt):R("success",wn(e,t)):{status:t.override?"skipped":"pending"}}function wn(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function Qi(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
Te[n.stage]===2?R("failed",n.at):r?.passed&&t.status!=="pending"?R("passed",es(t)):t.override?R("skipped",t.override.at):t.status==="verifying"?R("running",wn(e,t)):{status:"pending"}}function es(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function ts(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(o=>o.role==="architect");if(n&&Te[n.stage]===3)return R("rejected",n.at);if(t.status==="reviewing"){let o=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return R("reviewing",o?.redeemedAt??o?.issuedAt??t.lastStepAt)}let s=i&&r&&i.at>=r.startedAt?i:void 0;return s?.verdict.decision==="approve"?R("approved",s.
at):s?.verdict.decision==="reject"?R("rejected",s.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var Sn=d(b(),1),w=e=>(0,Sn.oneLine)(e).replaceAll("<!","&lt;!"),bn=e=>w(e).replaceAll("|","\\|");var me=d(b(),1);function $n(e){let{override:t}=e;if(!t)return;let n=_(e),r=(0,me.oneLine)(t.who),i=E(t.at),s=(0,me.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:s,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:s,forced_by:r,forced_at:i,session:(0,me.oneLine)(t.session),prompt:(0,me.oneLine)(t.prompt),requires_manual_commit:!0}}var W=d(b(),1);var ns=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
rs=new Set(["avg_attempts"]),is=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,ss=/^(?:true|false|null|yes|no|on|off|y|n)$/i,En=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Rn=e=>JSON.stringify(e).replace(
En,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Tn(e,t){return typeof t=="number"&&rs.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Rn(String(t)):typeof t=="\
boolean"?String(t):ns.has(e)&&is.test(t)&&!ss.test(t)?t:Rn(t)}function os(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(En)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function as(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(s=>s!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(s=>cs(e,s,`${n}  `))]}if(typeof t=="obj\
ect"){let i=st(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?os(t,n):void 0;return[`${n}${e}: ${r??Tn(e,t)}`]}function cs(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Tn(e,t)}`];let[r,...i]=st(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var st=(e,t)=>Object.
entries(e).flatMap(([n,r])=>as(n,r,t)),_n=e=>st(e,"").join(`
`);var ds=10;function On(e){return`${[us(e),...Ue(e).map(n=>fs(e,n)),`## Gate Statistics

${_e(ls(e))}`,`## Recent Failures

${_e({recent_failures:gs(e)})}`,hs(e),ks(e),xs(e)].filter(n=>n!=="").join(`

`)}
`}var _e=e=>`\`\`\`yaml
${_n(e)}
\`\`\``;function us(e){let t=Ge(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,W.oneLine)(e.cause)})`;return[w(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,W.oneLine)(e.id)} is ${e.state}${r}, as of ${E(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function fs(e,t){let n=vn(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[w(`## Current Task: ${_(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[ot("Step 1: Executor ",n.executor),ot("Step 2: Verify   ",n.verify),ot("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,_e({current_task:ms(e,t,n)})].join(`

`)}var ps={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function ot(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${ae(t.at)})`;return`[${ps[t.status]??" "}] ${e}   - ${n}${r}`}function ms(e,t,n){return{name:_(t),phase:t.phase===void 0?void 0:(0,W.oneLine)(t.phase),plan:Mt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&E(t.startedAt),last_step_at:t.lastStepAt&&E(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Je(e,t),previous_failures:oe(t).map(r=>`${r.type}: ${(0,W.oneLine)(r.reason)}`)}}function ls(e){let t=Ge(e),[n]=Ue(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:_(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var gs=e=>Lt(e,ds).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:_(t),attempt:n.attempt,failure_type:n.type,error:(0,W.oneLine)(n.reason),recovered:r,resolution:i}));function hs(e){let t=e.tasks.flatMap(n=>$n(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${_e({tasks:t})}`}function ks(e){let t=Bt(e).map(({task:r,from:i,text:s})=>w(`- ${_(r)}: ${s} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,W.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function xs(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Je(e,n)}`,i=we(n);return`- ${w(_(n))}: ${J(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function An(e){let t=$e(e),n=(s,o)=>o.length===0?"":`## ${s}

${o.map(a=>`- ${w(a)}`).join(`
`)}`,r=t.tasks.map((s,o)=>{let a=e.tasks[o];return`| ${[s.id,s.title,a?J(a):s.status,String(s.attempts),s.durationMs===void 0?"":ce(s.durationMs),s.commit===void 0?"":O(s.commit),s.flags.join(", ")].map(
bn).join(" | ")} |`});return`${[`# ${w(`Summary: ${t.spec}`)}`,w(Ye(t)),t.forced.map(s=>`> ${w(Ve(s))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:s,title:o,who:a,at:c,reason:u})=>`${s} ${o}: ${u} (${a}, ${E(c)}); requires a manual commit`)),n("Forced",t.forced.map(({id:s,title:o,who:a,at:c})=>`${s}\
 ${o} (forced) by ${a}, ${E(c)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:s,from:o,finding:a})=>`${s}: ${a} [${o}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((s,o)=>`${o+1}. ${w(s)}`).join(`
`)}`].filter(s=>s!=="").join(`

`)}
`}var H=require("node:fs"),qn=require("node:path"),at=d(v(),1);function Fn(e,t){try{ys(e,t)}catch{}}function ys(e,t){let n=(0,qn.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,s=vs(n);if(!r){s!==i&&(0,H.writeFileSync)(n,i);return}if(s!==i)return;let o=(0,at.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,at.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();o?.trim()===""||a===void 0?(0,H.rmSync)(n,{force:!0}):(0,H.writeFileSync)(n,a)}function vs(e){try{return(0,H.readFileSync)(e,"utf8")}catch{return}}var z=require("node:fs"),dt=require("node:path"),ws=e=>q("sha256").update(e).digest("hex"),ct=e=>(0,dt.join)(e,".state-digest"),Ss=13e3;function In(e,t){try{let n=bs(ct(e));n&&n.length>Ss&&(0,z.writeFileSync)(
ct(e),n.subarray(n.length/2)),(0,z.appendFileSync)(ct(e),`${ws(t)}
`)}catch{}}function bs(e){try{return(0,z.readFileSync)(e)}catch{return}}function Cn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,C.join)(t,"STATE.md"):(0,C.join)(e.root,(0,C.dirname)(n),"STATE.md")}var $s=(e,t)=>(0,C.join)((0,C.dirname)(Cn(e,t)),"SUMM\
ARY.md");function Pn(e,t){let n=On(e);In(t,n),jn(Cn(e,t),n,t),Fn(e,t),(e.state==="finished"||e.state==="cancelled")&&jn($s(e,t),An(e),t)}function jn(e,t,n){let r=(0,C.join)(n,`.view-${(0,Nn.thisProcess)().
pid}`);try{(0,P.writeFileSync)(r,t);try{(0,P.renameSync)(r,e)}catch{(0,P.copyFileSync)(r,e)}}catch{}finally{(0,P.rmSync)(r,{force:!0})}}var yt=d(Bn(),1),Tr=d(pe(),1);var Z=require("node:fs"),Oe=require("node:path"),le=d(v(),1);var Dn=require("node:fs"),Wn=require("node:path"),Hn=d(ut(),1),h=d(v(),1),ft=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],Gn=5;function Un(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Rs(e,i,t(i),n)}catch(s){if(r===Gn||(0,h.headCommit)(e)===i)throw s}}}function Rs(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,Wn.join)(i.gitDir,`ultraplan-index-${F(4).toString("hex")}`),{root:o}=i;try{(0,h.git)(o,["read-tree",t],{index:s});let a=n.map(({path:p,text:f})=>{let m=(0,h.git)(
o,["hash-object","-w","--stdin"],{input:f}).trim();return{path:p,blob:m,mode:_s(o,t,p),was:Ts(o,t,p)}});for(let{path:p,blob:f,mode:m}of a)(0,h.git)(o,["update-index","--add","--cacheinfo",`${m},${f},${p}`],
{index:s});let c=(0,h.git)(o,["write-tree"],{index:s}).trim(),u=(0,h.git)(o,[...ft,"commit-tree",c,"-p",t],{input:r}).trim();(0,h.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:p,blob:f,mode:m,was:l}of a)Es(o,p,f,m,l);return u}finally{(0,Dn.rmSync)(s,{force:!0})}}function Es(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=Gn;o+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Hn.sleep)(40)}}var Ts=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function _s(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function Jn(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var Vn=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Ae(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,le.headCommit)(s);if(!a)throw new Error("the repository has no commit");let c=Jn(s,i,a).find(({message:m})=>m.
split(`
`).includes(o));if(c)return c.commit;let u=t.filter(({path:m})=>(0,le.committedText)(s,a,m)!==void 0||!Vn(s,m)),p=m=>u.map(({path:l,change:k})=>({path:l,text:k((0,le.committedText)(s,m,l))})),f=u.length>
0?Un(s,p,`${n}

${o}
`):a;for(let m of t)Os((0,Oe.join)(s,m.path),m);return f}function Os(e,{change:t}){let n;try{n=(0,Z.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,Z.mkdirSync)((0,Oe.dirname)(e),{recursive:!0}),
(0,Z.writeFileSync)(e,t(n))}var pt=require("node:path"),T=d(ut(),1),M=d(Kn(),1),zn=e=>q("sha256").update(e).digest("hex"),Zn=(e,t)=>(0,pt.join)(e,"evidence",t);function mt(e,t,n={}){let r=n.files??T.realFiles,i=Fs(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=Is(i,n.cap??Number.POSITIVE_INFINITY),a=zn(s),c=Zn(e,a);try{if((0,T.readIfThere)(r,c)?.equals(s)!==!0){
(0,T.ensureFolder)(r,(0,pt.join)(e,"evidence"));let u=`${c}.${F(4).toString("hex")}.new`;(0,T.writeAtomic)(r,c,s,{temporary:u,sync:"both"})}}catch(u){throw(0,M.diskError)(u,c)}return{sha256:a,bytes:s.
length,cut:o}}function Xn(e,t,n=T.realFiles){let r=Zn(e,t.sha256),i=(0,T.readIfThere)(n,r);if(i===void 0)throw new M.JournalError("evidence-missing",{file:r},As,M.GO_ON);if(zn(i)!==t.sha256)throw new M.JournalError(
"evidence-changed",{file:r},qs,M.GO_ON);return i.toString("utf8")}var As="the evidence file is not there",qs="the evidence file was changed after it was written";function Fs(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Is(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=js(e,Math.floor(r/2)),s=Ns(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var Qn=e=>e!==void 0&&(e&192)===
128;function js(e,t){let n=t;for(;n>0&&t-n<3&&Qn(e[n]);)n-=1;return n}function Ns(e,t){let n=t;for(;n<e.length&&n-t<3&&Qn(e[n]);)n+=1;return n}function er(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=nr(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${qe(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Ps(t)}`,`  - **Commit**: \`${tr(s,t)}\``].map(c=>o+c)}var Cs=7;function lt(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:c}=t,u=nr(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${qe(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(p=>({...p,line:r+Cs})),commit:tr(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var tr=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Ps({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return qe(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Ms=1e3,Bs=100,qe=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Ms),nr=e=>qe(e).slice(0,Bs).trim(),gt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Ls=/\r\n|\n|\r/g;function ir(e){let t=[],n=0;for(let r of e.matchAll(Ls))t.push(rr(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(rr(e.slice(n),n)),t}function rr(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Ds=3;function Ws(e,t){if(!(Hs(e,t)>=Ds))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Hs(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function or(e,t){let{original:n}=t,r=Ws(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=er(r,t,gt(n));if(!n.box){let g={...lt(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:sr(e.tasks,s,g)},task:g,after:s.id,insert:xe=>xe}}
let c=s.endLine,u=ir(o)[c]?.blank===!0,p=u?["",...a]:a,f=g=>Gs(g,s,p),m=c+1+(u?1:0),l={...lt(r,t,a,m),box:{line:m,column:gt(n).length+3+1}},k=e.tasks.map(g=>g.file===n.file?Js(g,c,p.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:f(g.text)}:g),tasks:sr(k,s,l)},task:l,after:s.id,insert:f}}function Gs(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=Us(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function Us(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function Js(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function sr(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function ar(e){let{id:t,title:n,file:r,line:i,kind:s,checkpoint:o,phase:a,wave:c,parallel:u,dependsOn:p,files:f,tier:m,verification:l,securityReview:k,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:s,
parallel:u,dependsOn:p,files:f,securityReview:k,doneBefore:e.ticked,...o?{checkpoint:o}:{},...a!==void 0?{phase:a}:{},...c!==void 0?{wave:c}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function Vs(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function cr(e,t,n=Vs(t)){let r=t.replace(Ys,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Ys=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function dr({feedback:e,findings:t}){let n=e||Ks(t);return["A reviewer did not accept the work of the task that this one fixes:",cr("what the reviewer wrote",n)].join(`
`)}var Ks=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function ur(e,t){return JSON.parse(Xn(e,t.plan))}function ht(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var kt=d(pr(),1),G=d(lr(),1),xr=d(Le(),1),Fe=d(pe(),1);var hr="## Review Suggestions",zs=3,Zs=300;function kr(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Xs(t),i=t.kind==="suggestions"?Qs(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return gr(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=gr(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var gr=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,X=e=>de(w(e),Zs);function Xs(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,zs).map(n=>`  - ${X(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(X).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${X(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(X).join("; ")||"none named"}`];case"suggestions":return[hr,"",...e.suggestions.
map(t=>`- Task ${X(e.task)}: ${X(t)}`)]}}function Qs(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===hr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var Ie=(e,t)=>({path:N(e),change:n=>t.reduce(kr,n??"")});function ge(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,kt.taskIndex)(
e,(0,G.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function yr(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Fe.specRecords)(
t).at(-1);if(!(0,G.needsSpecReview)(e,t))return eo(e,t);let r=(0,xr.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[ge(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[ge(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,Fe.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[ge(
e,t,n,"proceeded")]}}function eo(e,t){let n=(0,G.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,G.nextReviewIndex)(e,(0,kt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function vr(e,t,n,r){let i=ur(e,t),s=ht(i,n.id),{findings:o,suggestions:a=[],feedback:c}=r.verdict,u=o.filter(l=>!a.includes(l)),p=or(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>ht(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||c,scope:t.spec}),f=Ee(t,n);if(!p||f===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Ae(t,[...p.task.box?[{
path:s.file,change:l=>p.insert(l??"")}]:[],Ie(t,[ge(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${p.task.id} from\
 the review of task ${n.id}`,key:`fix ${p.task.id}`,since:f});return[{type:"tasks_added",after:p.after,tasks:[{...ar(p.task),addedBy:"review"}],plan:mt(e,JSON.stringify(p.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:mt(e,dr(r.verdict))}]}var Ne=d(v(),1);var wr=require("node:fs"),Sr=require("node:path"),y=d(v(),1);function br(e,t,n){let r=(0,y.findRepository)(e),i=(0,y.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:o}=r,a=(0,Sr.join)(o,`ultraplan-index-${F(4).toString(
"hex")}`),c=t.map(({path:p,from:f})=>({path:p,was:to(s,f,p)})),u=c.filter(({path:p})=>no(s,p));try{(0,y.git)(s,["read-tree",i],{index:a});for(let{path:m,was:l}of c){let k=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,y.git)(s,["update-index",...k],{index:a})}let p=(0,y.git)(s,["write-tree"],{index:a}).trim(),f=(0,y.git)(s,[...ft,"commit-tree",p,"-p",i],{input:n}).
trim();(0,y.git)(s,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",f,i]);for(let{path:m,was:l}of u)l?(0,y.git)(s,["checkout","--quiet",f,"--",`:(top,literal)${m}`]):(0,y.git)(s,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return f}finally{
(0,wr.rmSync)(a,{force:!0})}}function to(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,y.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var no=(e,t)=>(0,y.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var $r=d(pe(),1);function xt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let c=s?.commit??o;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Rr(e,t){let n=(0,$r.fixTasksOf)(e,t).at(-1),r=n?ro(e,n):[];!n||r.length===0||br(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function ro(e,t){let{root:n}=e,r=(0,Ne.headCommit)(n);if(r===void 0)return[];let i=N(e),s=xt(t,r).map(o=>({...o,paths:new Set(j(n,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].
filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:p})=>p.has(o)),c=a.every(({to:p},f)=>je(n,p,o)===je(n,a[f+1]?.from??r,o)),[u]=a;return u&&c?[{path:o,from:u.from}]:[]})}var Er=(e,t,n,r)=>xt(t,r).some(
({from:i,to:s})=>j(e.root,i,s).includes(n)&&je(e.root,i,n)===je(e.root,r,n)),je=(e,t,n)=>(0,Ne.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function _r(e){for(;(0,yt.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?io(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&tn(e,r.task);if(n.length===0)return}}function io(e,t){
let n=(0,yt.reviewWork)(t);return n?n.kind==="fix"?vr(e,t,n.task,n.record):(n.takeBack&&Rr(t,n.task),[so(t,n.task)]):[]}function so(e,t){let n=Ee(e,t);if(n===void 0)throw new Error(`task ${t.id} has n\
o commit to approve`);let r=yr(e,t),i=e.tasks.flatMap(c=>c.approvedHead??c.approvedCommit??[]),s=fn(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===0)return s===n?o:{...o,head:s};
let a=Ae(e,[Ie(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n});return oo(e,
t,s,a)?{...o,head:a}:{...o,head:s}}function oo(e,t,n,r){let i=(0,Tr.fixTasksOf)(e,t).filter(o=>o.givenUp),s=[N(e),...i.length>0?[t.file]:[]];return j(e.root,n,r).every(o=>s.includes(o)||i.some(a=>Er(e,
a,o,r)))}var A=require("node:fs"),Ar=require("node:path"),qr=d(K(),1);function Or(e,t){if(re(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(s=>s.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(s=>s.status==="failed"&&s.notBefore&&s.notBefore>t.toISOString()?[s.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var Fr=d(fe(),1);function vt(e,t,n){let r=(0,Fr.waitingFile)(t,e.session);if(!Or(e,n)){(0,A.rmSync)(r,{force:!0});return}ao(r)||((0,A.mkdirSync)((0,Ar.dirname)(r),{recursive:!0,mode:448}),(0,A.writeFileSync)(
r,"",{mode:384}))}function ao(e){try{return JSON.parse((0,A.readFileSync)(e,"utf8"))}catch{return}}var Mr=3;function Br(e,t,n){let{journal:r,dir:i}=e;_r(e);let s=on(e.run);s.length>0&&(e.run=r.update(()=>s).state);let o=()=>(0,Nr.headCommit)(e.run.root)??e.run.base,a=co(e.run,n);if(a)return vt(e.run,
e.home,n),it(e),{action:a,text:Ir(e.run,a,o).text};en(e);let c,{state:u}=r.update(f=>{if(!f)return[];let m=re(f,n),{events:l,text:k}=Ir(f,m,o);c={action:m,text:k};let g=q("sha256").update(k).digest("h\
ex").slice(0,16),xe={type:"directive_given",digest:g,via:t},ti=m.kind==="done"&&f.state==="running"?[...tt(f,o()),{type:"run_finished",commit:o()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
uo(f,g)){let St=`the session stopped ${Mr} times without following: ${k.split(`
`)[0]}`;return c={action:{kind:"wait",reason:`${St}; the run is parked, /ultraplan:resume goes on`},text:""},[xe,{type:"run_parked",cause:St}]}return[...l,...ti,xe]});if(!c||!u)throw new Error("the ru\
n has no state");let p=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,Pr.letGo)(e.home,u,i),vt(u,e.home,n),Pn(u,i),it(e),p?{...c,summary:Ut(u)}:c}function co(e,t){
let n=re(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var uo=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Mr;function Ir(e,t,n){switch(t.kind){case"dispatch":return fo(
e,t,n);case"wait":return{events:[],text:Pe(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:Rt(t.question,t.options)};case"done":
return{events:[],text:Pe(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function fo(e,t,n){let[r]=t.agents,i=t.agents.every(f=>f.role===r?.role)?r?.role:void 0,s=i!==void 0&&
t.agents.length>1?jr():void 0,o=[],a=t.agents.map(f=>{let m=e.tickets.find(k=>!k.redeemedAt&&k.task===f.task&&k.role===f.role&&k.iteration===f.iteration);if(m)return m;let l=jr();return f.role==="spec\
-executor"&&o.length===0&&o.push(...tt(e,n())),o.push({type:"ticket_issued",ticket:l,base:n(),...s?{group:s}:{},...f}),{id:l,...s?{group:s}:{}}}),c=t.agents.map((f,m)=>({...f,ticket:a[m]?.id??"",title:(0,Cr.taskOf)(
e,f.task)?.title??"",place:`${e.tasks.findIndex(({id:l})=>l===f.task)+1}/${e.tasks.length}`})),u=a[0]?.group,p=a.length>1&&u!==void 0&&a.every(f=>f.group===u);return{events:o,text:p&&i!==void 0?Tt(c,i,
u):Et(c)}}var jr=()=>F(8).toString("hex");var Ur=d(v(),1),Jr=d(K(),1),Vr=d(b(),1);var ee=require("node:fs"),Q=require("node:path");function Dr(e,t){if(!(0,ee.existsSync)(e))return!0;let n=(0,Q.dirname)(e);return Lr(n).map(r=>(0,Q.join)(n,r,"subagents")).flatMap(r=>Lr(r).map(i=>(0,Q.join)(r,i))).some(r=>r.endsWith(".meta.json")&&po(
r)?.toolUseId===t)}function po(e){try{return JSON.parse((0,ee.readFileSync)(e,"utf8"))}catch{return}}function Lr(e){try{return(0,ee.readdirSync)(e)}catch{return[]}}var B=require("node:fs"),mo=256*1024;function Wr(e,t){for(let n of go(e).split(`
`).reverse()){if(!n.includes(t))continue;let r=lo(n).find(i=>i.tool_use_id===t&&i.is_error);if(r)return typeof r.content=="string"?r.content:JSON.stringify(r.content)}}function lo(e){try{let{message:t}=JSON.
parse(e);return Array.isArray(t?.content)?t.content:[]}catch{return[]}}function go(e){let t;try{t=(0,B.openSync)(e,"r");let{size:n}=(0,B.fstatSync)(t),r=Buffer.alloc(Math.min(n,mo));return(0,B.readSync)(
t,r,0,r.length,n-r.length),r.toString("utf8")}catch{return""}finally{t!==void 0&&(0,B.closeSync)(t)}}var he=require("node:fs"),wt=require("node:path");var Hr=(e,t)=>(0,wt.join)(e,"started",t);function ho(e,t,n){(0,he.mkdirSync)(Hr(e,t),{recursive:!0}),(0,he.writeFileSync)((0,wt.join)(Hr(e,t),n),"")}var Gr=(e,t,n)=>ho(e,t,xo(n)),ko="call-",xo=e=>`${ko}${e.
replace(/[^\w-]/g,"")}`;function Yr(e,t,n,r){let{state:i}=e.journal.update(s=>{let o=s?.tickets.find(a=>a.toolUseId===t);return o&&o.agentId!==n?[{type:"agent_launched",ticket:o.id,agentId:n,...r?{model:r}:{}}]:[]});return i!==
void 0&&i.tickets.length>0&&i.tickets.every(s=>s.redeemedAt)}function Kr(e,t,n,r){let{state:i}=e.journal.update(s=>{let o=s?.tasks.flatMap(a=>[...a.attempts,...a.reviews]).find(a=>a.toolUseId===t&&a.ticket!==
void 0);return!o?.ticket||o.model===r?[]:[{type:"agent_launched",ticket:o.ticket,agentId:n,model:r}]});e.run=i}function zr(e,t,n){yo(e,r=>r.toolUseId===t,n)}var Zr=({run:e})=>e.tickets.some(t=>t.redeemedAt!==
void 0&&!t.judging?.deferred);function yo(e,t,n){if(!e.run.tickets.some(t))return;let{state:r}=e.journal.update(i=>(i?.tickets??[]).filter(s=>t(s)).flatMap(s=>vo(e,s,n)));e.run=r}function vo({run:e,dir:t},n,{how:r,transcript:i,error:s}){
let{toolUseId:o}=n;if(o===void 0||n.agentId||n.judging||Dr(i,o))return So(e,n,r);n.isolated&&Gr(t,n.base,o);let a=(0,Vr.oneLine)(s??Wr(i,o)??"the client, one of its rules or another hook refused it");
return[{type:"agent_not_started",ticket:n.id,cause:a.slice(0,wo)}]}var wo=200;function So(e,t,n){let i=t.role==="spec-executor"&&!t.isolated?(0,Ur.headCommit)(e.root):void 0,s={ticket:t.id,...i===void 0?
{}:{head:i}};return t.judging?(0,Jr.isAlive)(t.judging.process)?[]:[{type:"agent_lost",...s,cause:"the claim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lost",...s,cause:n,failure:"EXECUTION_F\
AILURE"}]}var Xr=d(K(),1);function Qr(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,Xr.isSameStart)(n,t.client.startedAt)}var ei=d(nt(),1);var L=e=>typeof e=="string"?e:"";var ke={kind:"pass"};var bo=(e,{session:t,now:n})=>{if(!L(e.tool_input?.subagent_type).startsWith("ultraplan:"))return ke;let r=(0,ei.openActiveRun)(t.home,t.id);if(!r||!Qr(r.run,t))return ke;let i=L(e.tool_use_id),s=L(e.
tool_response?.agentId),o=L(e.tool_response?.resolvedModel);if(L(e.tool_response?.status)==="async_launched")return Yr(r,i,s,o)?{kind:"end-turn",reason:"ultraplan goes on when the agent is back"}:ke;o&&
Kr(r,i,s,o),zr(r,i,{how:"the agent came back without a claim that could be judged",transcript:L(e.transcript_path),...e.error?{error:L(e.error)}:{}});let{action:a,text:c,summary:u}=Br(r,"agent-back",n);
return a.kind==="wait"&&Zr(r)?ke:{kind:"context",text:c,...u?{show:u}:{}}};0&&(module.exports={hook});
