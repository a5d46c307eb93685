const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var si=Object.create;var ye=Object.defineProperty;var ai=Object.getOwnPropertyDescriptor;var ci=Object.getOwnPropertyNames;var di=Object.getPrototypeOf,ui=Object.prototype.hasOwnProperty;var k=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},fi=(e,t)=>{for(var n in t)ye(e,n,{get:t[n],enumerable:!0})},Rt=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of ci(t))!ui.call(e,i)&&i!==n&&ye(e,i,{get:()=>t[i],enumerable:!(r=ai(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?si(di(e)):{},Rt(t||!e||!e.__esModule?ye(n,"default",{value:e,enumerable:!0}):n,e)),pi=e=>Rt(ye({},"__esModule",{value:!0}),e);var y=k((js,Tt)=>{Tt.exports=require("./open-run.cjs").io_git});var It=k((Cs,qt)=>{qt.exports=require("./open-run.cjs").run_groups});var Nt=k((Ps,jt)=>{jt.exports=require("./open-run.cjs").run_policy});var Le=k((Ms,Ct)=>{Ct.exports=require("./open-run.cjs").run_reviews});var $=k((Ls,Bt)=>{Bt.exports=require("./open-run.cjs").view_terminal});var zt=k((ua,Kt)=>{Kt.exports=require("./open-run.cjs").engine_active});var ue=k((fa,Zt)=>{Zt.exports=require("./open-run.cjs").run_change});var fe=k((pa,Xt)=>{Xt.exports=require("./open-run.cjs").engine_places});var pe=k((ba,pn)=>{pn.exports=require("./open-run.cjs").run_spec_review});var K=k((La,yn)=>{yn.exports=require("./open-run.cjs").io_process_ref});var bn=k((Ha,$n)=>{$n.exports=require("./open-run.cjs").run_announcements});var nt=k((Ga,Rn)=>{Rn.exports=require("./open-run.cjs").engine_open_run});var Un=k((Rc,Gn)=>{Gn.exports=require("./open-run.cjs").run_review_work});var ut=k((Tc,Jn)=>{Jn.exports=require("./open-run.cjs").io_files});var tr=k((Fc,er)=>{er.exports=require("./open-run.cjs").journal_journal_error});var xr=k((Uc,kr)=>{kr.exports=require("./open-run.cjs").run_review_index});var vr=k((Jc,yr)=>{yr.exports=require("./open-run.cjs").run_review_need});var Fs={};fi(Fs,{hook:()=>As});module.exports=pi(Fs);var q=(...e)=>require("node:crypto").createHash(...e);var I=(...e)=>require("node:crypto").randomBytes(...e);var Lr=d(y(),1);function Pe(e,t){let n=400-Buffer.byteLength(te("",t));return te(Ft(Be(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var te=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,Et=(e,t)=>At(200,n=>te(`ultraplan needs the person: tell them this and end your turn. ${li(Ce(e,n))} Options: ${Be(t.join(" | "))}`,{action:"ask"})),Me=(e,t)=>At(40,
n=>_t(e,t,n));function Ot(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(_t(e.slice(0,n),t,0))>400;)n--;return n}function _t(e,t,n){let[r,i]=[`ultraplan:${e[0]?.role}`,`ultraplan-ticket ${t}`],o=e.map(
s=>mi(s,n));return e.length===1?te("Call the Agent tool once, with exactly these arguments; nothing else.",{action:"dispatch",agents:[{subagent_type:r,description:o[0],prompt:i}]}):te(`Call the Agent \
tool ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:r,prompt:i,descriptions:o})}function At(e,t){for(let n=e;n>
0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function mi({task:e,title:t,place:n,attempt:r},i=40){return`${[Ft(Ce(e,48),48),Ce(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>
1?`, attempt ${r}`:""}`}var li=e=>e.trim().replace(/(?<![.?!])$/,"."),Ce=(e,t)=>[...Be(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),Be=e=>e.replace(new RegExp(
"\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function Ft(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;
r+=i}return`${r}\u2026`}var v=d(It(),1),Pt=d(Nt(),1),Mt=d(Le(),1);function ne(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancell\
ed"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resu\
me goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...gi(e),"/ultraplan:resume","/ultraplan:cancel"]};case"running":return hi(e,t)}}function gi(e){
let[t,...n]=e.tasks.filter(v.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function hi(e,t){let n=e.tickets.filter(o=>o.redeemedAt===void 0);if(n.length>0)return{kind:"dis\
patch",agents:n.map(yi)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,Mt.nextReviews)(e,o,t));return i.length>0?{kind:"dis\
patch",agents:i}:ki(e,t)}function ki(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,v.isDone)(i)||(0,v.isStuck)(i)||!(0,v.isReady)(e,r))continue;let o=i.notBefore!==void 0&&i.notBefore>t.toISOString();
if(!((i.status==="reviewing"||i.status==="verifying")&&!o)){if(i.kind==="checkpoint")return vi(i);if(o&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return xi(e,r)}}return n!==
void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(v.isDone)?{kind:"done",reason:"every task is done"}:wi(e)}function xi(e,t){let n=(0,v.parallelGroup)(e,t).filter(o=>!(0,v.isDone)(
o)&&!(0,v.isStuck)(o)&&o.attempts.length===0&&!o.notStarted),r=e.tasks[t],i=n.length>1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.
length+1,iteration:1,isolated:i.length>1}))}}function yi(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function vi(e){
let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function wi(e){let t=e.tasks.
find(v.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(i=>!(0,v.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,Pt.attemptsUsed)(
t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","inv\
estigate"]}}var J=d($(),1);function O(e){let t=(0,J.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,J.oneLine)(e.id)}: ${t}`}var Lt=(e,t)=>(0,J.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),ve=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,W=e=>e.doneBefore&&e.status==="pending";function V(e){return W(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function we(e){let t=[...W(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(J.oneLine)])]}
var _=e=>(0,J.oneLine)(e).slice(0,10),re=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var Se=d($(),1),Si={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function $i(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function bi({role:e,verdict:t}){let n=Si[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function ie(e){return e.tasks.flatMap(t=>$i(t).flatMap(n=>bi(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,Se.oneLine)(i)}))))}function Dt(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,Se.oneLine)(
r.id),text:(0,Se.oneLine)(r.message)}))),...ie(e)]}var $e=d($(),1);function Wt(e,t){let n=e.tasks.flatMap(r=>oe(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:Ri(r,i)}))}var oe=e=>e.attempts.flatMap(t=>t.failures);function Ri(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${_(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,$e.oneLine)(
e.override?.who??"unknown")}: ${(0,$e.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,$e.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var A=d($(),1);function Gt(e){let t=s=>e.tasks.filter(s).map(a=>(0,A.oneLine)(a.id)).join(", "),n=s=>e.tasks.filter(a=>a.status===s&&!a.override?.adopted),r=e.tasks.filter(s=>s.pausedFor!==void 0),i=[
...new Set(ie(e).map(({task:s})=>(0,A.oneLine)(s.id)))].join(", "),o=t(W);return[...r.map(s=>Oi(e,s)),..._i(e),...[...n("forced"),...n("skipped")].map(s=>Ti(e,s)),...Ei(e),...i===""?[]:[`answer the re\
view findings on ${i}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...Ai(e)]}function Ti({state:e},t){let n=(0,A.oneLine)(t.id);return t.status==="forced"&&e!=="cance\
lled"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /u\
ltraplan:adopt --task ${n}`}var Ht=3;function Ei(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let o=i.slice(0,Ht).map(A.oneLine).join(", ");return`look at ${re(
r,"commit")} that no executor made (${o}${i.length>Ht?" and others":""}): git log ${_(t)}..${_(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function Oi({
state:e},t){let n=(0,A.oneLine)(t.id),r=(0,A.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}\
): /ultraplan:retry --task ${n} tries again, ${i}`}function _i(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==
void 0)?["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,A.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[
`/ultraplan:implement ${(0,A.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function Ai(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${_(e.base)}..${_(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var b=d($(),1);var De=d($(),1);function T(e){let t=Date.parse(e);return Number.isNaN(t)?(0,De.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var se=e=>/T(\d\d:\d\d:\d\d)/.exec(T(e))?.[1]??(0,De.oneLine)(
e);function We(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function ae(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Ut(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Ut(n%60)} min`}var Ut=e=>String(e).padStart(2,
"0");function He(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[ve(n)]+=1;return t}var Fi=new Set(
["executing","verifying","reviewing"]),qi=e=>Fi.has(e.status);function Ge(e){let t=He(e),n=e.tasks.filter(W).length,r=t.failed+t.escalated,i=t.approved,o=e.tasks.filter(a=>a.attempts.length>0),s=o.reduce(
(a,c)=>a+c.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:o.length===0?0:Math.round(10*s/o.length)/10}}function Ue(e){let t=e.tasks.filter(qi);if(t.length>0)return t;let i=e.tasks.filter(o=>o.lastStepAt!==
void 0).reduce((o,s)=>o&&(o.lastStepAt??"")>(s.lastStepAt??"")?o:s,void 0)??e.tasks.find(o=>!W(o));return i?[i]:[]}var Je=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function be(e){let t=n=>e.tasks.filter(n).map(r=>(0,b.oneLine)(r.id));return{run:(0,b.oneLine)(e.id),spec:(0,b.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,b.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:We(e.startedAt,e.endedAt??e.lastAt)??0,totals:He(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Jt(e,"skipped"),forced:Jt(e,"forced"),outstanding:ie(e).map(({task:n,from:r,text:i})=>({task:(0,b.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Ii),next:Gt(e)}}
function Jt(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,b.oneLine)(n),title:(0,b.oneLine)(r),who:(0,b.oneLine)(i.who),at:i.at,reason:(0,b.oneLine)(i.reason)}]:[])}function Ii(e){
let t=We(e.startedAt,e.lastStepAt);return{id:(0,b.oneLine)(e.id),title:(0,b.oneLine)(e.title),status:ve(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:oe(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:we(e)}}var ji=/^[\x20-\x7e]*$/,Ni=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Ci=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Pi=/^[\u{1f1e6}-\u{1f1ff}]$/u,Mi="\uFE0F";function Bi(e){return Ni.test(e)?0:Pi.test(e)?1:Ci.test(e)?2:1}function Y(e){if(ji.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Mi&&n===1&&(t+=1),n=Bi(r),t+=n;return t}var Vt,Li=e=>(Vt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),Vt.segment(e));function Di(e,t){let n="",r=0;for(let{segment:i}of Li(
e)){if(r+=Y(i),r>t)break;n+=i}return n}function ce(e,t){return t<=0?"":Y(e)<=t?e:`${Di(e,t-1).trimEnd()}\u2026`}function de(e,t){let n=ce(e,t);return n+" ".repeat(Math.max(0,t-Y(n)))}var Ve=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${se(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function Ye(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,o=[`${t.approved} of ${re(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],s=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${s} after ${ae(e.durationMs)}: ${o.join(", ")}`}function Yt(e,t=100){let n=be(e),r=(o,s)=>s.length===0?[]:["",o,...s];return`${[Ye(n),...n.forced.map(Ve),...r("skipped (\
unverified)",n.skipped.map(({id:o,who:s,at:a,reason:c})=>`  ${o}: ${c} (${s}, ${se(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:o,from:s,finding:a})=>`  ${o}: ${a} [${s}]`)),
...r("time and attempts",Wi(e,n,t)),...r("what to do next",n.next.map((o,s)=>`  ${s+1}. ${o}`))].join(`
`)}
`}function Wi(e,{tasks:t},n){let r=e.tasks.map(V),i=Math.min(14,Math.max(2,...t.map(({id:a})=>Y(a)))),o=Math.max(6,...r.map(Y)),s=Math.max(10,n-i-o-34);return t.map(({id:a,title:c,attempts:u,durationMs:f},p)=>{
let m=u===0?"":re(u,"attempt"),l=f===void 0?"":ae(f);return`  ${de(a,i)}  ${de(r[p]??"",o)}  ${de(m,10)}  ${de(l,12)}  ${ce(c,s)}`.trimEnd()})}var Dr=d(zt(),1);var j=d(y(),1),rn=d(ue(),1),Re=d(fe(),1);var ze=d(y(),1);function Qt(e,t){return JSON.stringify(Ke(e),void 0,t)}function Ke(e){if(Array.isArray(e))return e.map(Ke);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ke(r)]))}var en=d(fe(),1);function tn(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let o=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...o===void 0?{}:{base:o},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Hi(i)}}function Hi(e){return q("sha256").update(Qt(e??{})).digest("hex")}function nn(e,t,n){(0,ze.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${en.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}function Gi({journal:e}){e.update(t=>(t&&(0,j.git)(t.root,["update-ref",(0,Re.approvedRef)(t.id),t.approvedHead]),[]))}function on(e){if(Ui(e.run))return;let t=(0,Re.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,j.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,o=(0,j.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,j.git)(
r.root,["update-ref",t,r.approvedHead]),o?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function sn(e,t){let{run:n}=e;Gi(e);let r=(0,rn.taskOf)(n,t),i=r&&tn(n,r);
i&&nn(n.root,i.commit,i)}function Ui(e){return((0,j.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,Re.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var cn=require("node:fs"),Ze=require("node:path"),Xe=d(y(),1),dn=d(fe(),1);function un(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Ji(e)??Ki(e);return t===void 0?
[]:[{type:"run_halted",cause:t}]}function Ji(e){let t=Vi(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}function Vi(e){let t=(0,Ze.join)(e,".git");try{let[,n]=/^ref: refs\/heads\/(?!\.invalid)(.+)$/m.exec((0,cn.readFileSync)((0,Ze.join)(t,"HEAD"),"utf8"))??[];
if(n!==void 0)return n}catch{}return(0,Xe.tryGit)(e,["symbolic-ref","--quiet","--short","HEAD"])?.trim()}var Yi=3;function Ki(e){let t=e.tasks.filter(s=>s.approvedCommit!==void 0).sort((s,a)=>(a.approval?.
seq??0)-(s.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;return an(e.root,n)?void 0:`history was rewritten: ${t.filter(s=>!an(e.root,s.approvedCommit??"")).slice(0,Yi).map(s=>`commit ${(s.approvedCommit??
"").slice(0,10)} of task ${s.id}, which was approved,`).join(" and ")||`commit ${e.base.slice(0,10)}, on which the run began,`} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,dn.approvedRef)(
e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function an(e,t){return t===""||(0,Xe.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var et=d(y(),1);var fn=d(y(),1);function N(e,t,n){return(0,fn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Qe=require("node:path");var ln=d(y(),1);var zi=d(ue(),1);var mn=d(pe(),1);function Te(e,t){return(0,mn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var gn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,ln.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Zi=e=>Qe.posix.dirname(e.planFiles[0]?.path??""),C=e=>Qe.posix.join(Zi(e),".progress.md");var Xi=20;function tt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,et.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([C(e),...e.tasks.flatMap(({file:c,override:u})=>[c,...u&&
!u.adopted?u.left??[]:[]])]),s=N(r,i,t).filter(c=>!o.has(c));if(s.length===0)return[];let a=Number((0,et.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:s.slice(0,Xi)}]}var hn=d(ue(),1),kn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,hn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var xn=(...e)=>require("node:child_process").spawn(...e);var vn=require("node:path"),wn=d(K(),1);function Sn(e,t=process.env){let n=(0,vn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=xn(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,wn.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var rt=d(bn(),1),Qi=d(ue(),1),eo=d($(),1),to=d(nt(),1);function it(e){if(e.run.config.webhook===void 0||(0,rt.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let o=i?
(0,rt.announcements)(i):[];return o.length>0?[{type:"announced",about:o}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&Sn(["notify",e.dir,e.home,String(r.seq)])}var M=require("node:fs"),P=require("node:path"),Dn=d(K(),1);var Ee={execution:1,claim:1,artifacts:2,proof:2,review:3},R=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function no(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Tn(e,t){let n=t.status.toUpperCase(),r=no(t),i=io(e,t,r),o=oo(e,t,r),s=ao(e,t,r);return{gateStatus:n,step:ro(t,r),executor:i,
verify:o,architect:s}}function ro(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Ee[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function io(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?R("running",r.failures.at(-1)?.at??
r.startedAt):n&&Ee[n.stage]===1?R(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?R(t.override?"skipped":"running",r.startedAt):R("success",En(e,t)):{status:t.override?"skipped":"pending"}}function En(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function oo(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
Ee[n.stage]===2?R("failed",n.at):r?.passed&&t.status!=="pending"?R("passed",so(t)):t.override?R("skipped",t.override.at):t.status==="verifying"?R("running",En(e,t)):{status:"pending"}}function so(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function ao(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(s=>s.role==="architect");if(n&&Ee[n.stage]===3)return R("rejected",n.at);if(t.status==="reviewing"){let s=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return R("reviewing",s?.redeemedAt??s?.issuedAt??t.lastStepAt)}let o=i&&r&&i.at>=r.startedAt?i:void 0;return o?.verdict.decision==="approve"?R("approved",o.
at):o?.verdict.decision==="reject"?R("rejected",o.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var On=d($(),1),w=e=>(0,On.oneLine)(e).replaceAll("<!","&lt;!"),_n=e=>w(e).replaceAll("|","\\|");var me=d($(),1);function An(e){let{override:t}=e;if(!t)return;let n=O(e),r=(0,me.oneLine)(t.who),i=T(t.at),o=(0,me.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:o,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:o,forced_by:r,forced_at:i,session:(0,me.oneLine)(t.session),prompt:(0,me.oneLine)(t.prompt),requires_manual_commit:!0}}var H=d($(),1);var co=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
uo=new Set(["avg_attempts"]),fo=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,po=/^(?:true|false|null|yes|no|on|off|y|n)$/i,qn=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Fn=e=>JSON.stringify(e).replace(
qn,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function In(e,t){return typeof t=="number"&&uo.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Fn(String(t)):typeof t=="\
boolean"?String(t):co.has(e)&&fo.test(t)&&!po.test(t)?t:Fn(t)}function mo(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(qn)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function lo(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(o=>o!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(o=>go(e,o,`${n}  `))]}if(typeof t=="obj\
ect"){let i=ot(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?mo(t,n):void 0;return[`${n}${e}: ${r??In(e,t)}`]}function go(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${In(e,t)}`];let[r,...i]=ot(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var ot=(e,t)=>Object.
entries(e).flatMap(([n,r])=>lo(n,r,t)),jn=e=>ot(e,"").join(`
`);var ho=10;function Nn(e){return`${[ko(e),...Ue(e).map(n=>xo(e,n)),`## Gate Statistics

${Oe(wo(e))}`,`## Recent Failures

${Oe({recent_failures:So(e)})}`,$o(e),bo(e),Ro(e)].filter(n=>n!=="").join(`

`)}
`}var Oe=e=>`\`\`\`yaml
${jn(e)}
\`\`\``;function ko(e){let t=Ge(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,H.oneLine)(e.cause)})`;return[w(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,H.oneLine)(e.id)} is ${e.state}${r}, as of ${T(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function xo(e,t){let n=Tn(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[w(`## Current Task: ${O(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[st("Step 1: Executor ",n.executor),st("Step 2: Verify   ",n.verify),st("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,Oe({current_task:vo(e,t,n)})].join(`

`)}var yo={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function st(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${se(t.at)})`;return`[${yo[t.status]??" "}] ${e}   - ${n}${r}`}function vo(e,t,n){return{name:O(t),phase:t.phase===void 0?void 0:(0,H.oneLine)(t.phase),plan:Lt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&T(t.startedAt),last_step_at:t.lastStepAt&&T(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Je(e,t),previous_failures:oe(t).map(r=>`${r.type}: ${(0,H.oneLine)(r.reason)}`)}}function wo(e){let t=Ge(e),[n]=Ue(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:O(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var So=e=>Wt(e,ho).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:O(t),attempt:n.attempt,failure_type:n.type,error:(0,H.oneLine)(n.reason),recovered:r,resolution:i}));function $o(e){let t=e.tasks.flatMap(n=>An(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${Oe({tasks:t})}`}function bo(e){let t=Dt(e).map(({task:r,from:i,text:o})=>w(`- ${O(r)}: ${o} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,H.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function Ro(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Je(e,n)}`,i=we(n);return`- ${w(O(n))}: ${V(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Cn(e){let t=be(e),n=(o,s)=>s.length===0?"":`## ${o}

${s.map(a=>`- ${w(a)}`).join(`
`)}`,r=t.tasks.map((o,s)=>{let a=e.tasks[s];return`| ${[o.id,o.title,a?V(a):o.status,String(o.attempts),o.durationMs===void 0?"":ae(o.durationMs),o.commit===void 0?"":_(o.commit),o.flags.join(", ")].map(
_n).join(" | ")} |`});return`${[`# ${w(`Summary: ${t.spec}`)}`,w(Ye(t)),t.forced.map(o=>`> ${w(Ve(o))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:o,title:s,who:a,at:c,reason:u})=>`${o} ${s}: ${u} (${a}, ${T(c)}); requires a manual commit`)),n("Forced",t.forced.map(({id:o,title:s,who:a,at:c})=>`${o}\
 ${s} (forced) by ${a}, ${T(c)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:o,from:s,finding:a})=>`${o}: ${a} [${s}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((o,s)=>`${s+1}. ${w(o)}`).join(`
`)}`].filter(o=>o!=="").join(`

`)}
`}var G=require("node:fs"),Pn=require("node:path"),at=d(y(),1);function Mn(e,t){try{To(e,t)}catch{}}function To(e,t){let n=(0,Pn.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,o=Eo(n);if(!r){o!==i&&(0,G.writeFileSync)(n,i);return}if(o!==i)return;let s=(0,at.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,at.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();s?.trim()===""||a===void 0?(0,G.rmSync)(n,{force:!0}):(0,G.writeFileSync)(n,a)}function Eo(e){try{return(0,G.readFileSync)(e,"utf8")}catch{return}}var z=require("node:fs"),dt=require("node:path"),Oo=e=>q("sha256").update(e).digest("hex"),ct=e=>(0,dt.join)(e,".state-digest"),_o=13e3;function Bn(e,t){try{let n=Ao(ct(e));n&&n.length>_o&&(0,z.writeFileSync)(
ct(e),n.subarray(n.length/2)),(0,z.appendFileSync)(ct(e),`${Oo(t)}
`)}catch{}}function Ao(e){try{return(0,z.readFileSync)(e)}catch{return}}function Wn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,P.join)(t,"STATE.md"):(0,P.join)(e.root,(0,P.dirname)(n),"STATE.md")}var Fo=(e,t)=>(0,P.join)((0,P.dirname)(Wn(e,t)),"SUMM\
ARY.md");function Hn(e,t){let n=Nn(e);Bn(t,n),Ln(Wn(e,t),n,t),Mn(e,t),(e.state==="finished"||e.state==="cancelled")&&Ln(Fo(e,t),Cn(e),t)}function Ln(e,t,n){let r=(0,P.join)(n,`.view-${(0,Dn.thisProcess)().
pid}`);try{(0,M.writeFileSync)(r,t);try{(0,M.renameSync)(r,e)}catch{(0,M.copyFileSync)(r,e)}}catch{}finally{(0,M.rmSync)(r,{force:!0})}}var yt=d(Un(),1),Ir=d(pe(),1);var Z=require("node:fs"),_e=require("node:path"),le=d(y(),1);var Vn=require("node:fs"),Yn=require("node:path"),Kn=d(ut(),1),h=d(y(),1),ft=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],zn=5;function Zn(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return qo(e,i,t(i),n)}catch(o){if(r===zn||(0,h.headCommit)(e)===i)throw o}}}function qo(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let o=(0,Yn.join)(i.gitDir,`ultraplan-index-${I(4).toString("hex")}`),{root:s}=i;try{(0,h.git)(s,["read-tree",t],{index:o});let a=n.map(({path:f,text:p})=>{let m=(0,h.git)(
s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:f,blob:m,mode:No(s,t,f),was:jo(s,t,f)}});for(let{path:f,blob:p,mode:m}of a)(0,h.git)(s,["update-index","--add","--cacheinfo",`${m},${p},${f}`],
{index:o});let c=(0,h.git)(s,["write-tree"],{index:o}).trim(),u=(0,h.git)(s,[...ft,"commit-tree",c,"-p",t],{input:r}).trim();(0,h.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:f,blob:p,mode:m,was:l}of a)Io(s,f,p,m,l);return u}finally{(0,Vn.rmSync)(o,{force:!0})}}function Io(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=zn;s+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Kn.sleep)(40)}}var jo=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function No(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function Xn(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var Qn=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Ae(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=(0,le.headCommit)(o);if(!a)throw new Error("the repository has no commit");let c=Xn(o,i,a).find(({message:m})=>m.
split(`
`).includes(s));if(c)return c.commit;let u=t.filter(({path:m})=>(0,le.committedText)(o,a,m)!==void 0||!Qn(o,m)),f=m=>u.map(({path:l,change:S})=>({path:l,text:S((0,le.committedText)(o,m,l))})),p=u.length>
0?Zn(o,f,`${n}

${s}
`):a;for(let m of t)Co((0,_e.join)(o,m.path),m);return p}function Co(e,{change:t}){let n;try{n=(0,Z.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,Z.mkdirSync)((0,_e.dirname)(e),{recursive:!0}),
(0,Z.writeFileSync)(e,t(n))}var pt=require("node:path"),E=d(ut(),1),B=d(tr(),1),nr=e=>q("sha256").update(e).digest("hex"),rr=(e,t)=>(0,pt.join)(e,"evidence",t);function mt(e,t,n={}){let r=n.files??E.realFiles,i=Bo(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Lo(i,n.cap??Number.POSITIVE_INFINITY),a=nr(o),c=rr(e,a);try{if((0,E.readIfThere)(r,c)?.equals(o)!==!0){
(0,E.ensureFolder)(r,(0,pt.join)(e,"evidence"));let u=`${c}.${I(4).toString("hex")}.new`;(0,E.writeAtomic)(r,c,o,{temporary:u,sync:"both"})}}catch(u){throw(0,B.diskError)(u,c)}return{sha256:a,bytes:o.
length,cut:s}}function ir(e,t,n=E.realFiles){let r=rr(e,t.sha256),i=(0,E.readIfThere)(n,r);if(i===void 0)throw new B.JournalError("evidence-missing",{file:r},Po,B.GO_ON);if(nr(i)!==t.sha256)throw new B.JournalError(
"evidence-changed",{file:r},Mo,B.GO_ON);return i.toString("utf8")}var Po="the evidence file is not there",Mo="the evidence file was changed after it was written";function Bo(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Lo(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Do(e,Math.floor(r/2)),o=Wo(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var or=e=>e!==void 0&&(e&192)===
128;function Do(e,t){let n=t;for(;n>0&&t-n<3&&or(e[n]);)n-=1;return n}function Wo(e,t){let n=t;for(;n<e.length&&n-t<3&&or(e[n]);)n+=1;return n}function sr(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=cr(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Fe(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Go(t)}`,`  - **Commit**: \`${ar(o,t)}\``].map(c=>s+c)}var Ho=7;function lt(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,u=cr(a);return{id:e,title:`Fix: ${u}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${Fe(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(f=>({...f,line:r+Ho})),commit:ar(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var ar=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Go({verify:e}){let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return Fe(e[0]?.
text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Uo=1e3,Jo=100,Fe=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Uo),cr=e=>Fe(e).slice(0,Jo).trim(),gt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Vo=/\r\n|\n|\r/g;function ur(e){let t=[],n=0;for(let r of e.matchAll(Vo))t.push(dr(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(dr(e.slice(n),n)),t}function dr(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Yo=3;function Ko(e,t){if(!(zo(e,t)>=Yo))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function zo(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function pr(e,t){let{original:n}=t,r=Ko(e,n);if(r===void 0)return;let o=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(g=>g.path===n.file)?.text??"",a=sr(r,t,gt(n));if(!n.box){let g={...lt(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:fr(e.tasks,o,g)},task:g,after:o.id,insert:xe=>xe}}
let c=o.endLine,u=ur(s)[c]?.blank===!0,f=u?["",...a]:a,p=g=>Zo(g,o,f),m=c+1+(u?1:0),l={...lt(r,t,a,m),box:{line:m,column:gt(n).length+3+1}},S=e.tasks.map(g=>g.file===n.file?Qo(g,c,f.length,o):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:fr(S,o,l)},task:l,after:o.id,insert:p}}function Zo(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=Xo(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function Xo(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function Qo(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function fr(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function mr(e){let{id:t,title:n,file:r,line:i,kind:o,checkpoint:s,phase:a,wave:c,parallel:u,dependsOn:f,files:p,tier:m,verification:l,securityReview:S,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:o,
parallel:u,dependsOn:f,files:p,securityReview:S,doneBefore:e.ticked,...s?{checkpoint:s}:{},...a!==void 0?{phase:a}:{},...c!==void 0?{wave:c}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function es(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function lr(e,t,n=es(t)){let r=t.replace(ts,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var ts=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function gr({feedback:e,findings:t}){let n=e||ns(t);return["A reviewer did not accept the work of the task that this one fixes:",lr("what the reviewer wrote",n)].join(`
`)}var ns=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function hr(e,t){return JSON.parse(ir(e,t.plan))}function ht(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var kt=d(xr(),1),U=d(vr(),1),br=d(Le(),1),qe=d(pe(),1);var Sr="## Review Suggestions",rs=3,is=300;function $r(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=os(t),i=t.kind==="suggestions"?ss(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return wr(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=wr(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var wr=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,X=e=>ce(w(e),is);function os(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,rs).map(n=>`  - ${X(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(X).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${X(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(X).join("; ")||"none named"}`];case"suggestions":return[Sr,"",...e.suggestions.
map(t=>`- Task ${X(e.task)}: ${X(t)}`)]}}function ss(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===""&&o===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===Sr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var Ie=(e,t)=>({path:C(e),change:n=>t.reduce($r,n??"")});function ge(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,kt.taskIndex)(
e,(0,U.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Rr(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,qe.specRecords)(
t).at(-1);if(!(0,U.needsSpecReview)(e,t))return as(e,t);let r=(0,br.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:t.
id,suggestions:o}]:[];switch(r.how){case"suggested":return[ge(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[ge(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,qe.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[ge(
e,t,n,"proceeded")]}}function as(e,t){let n=(0,U.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,U.nextReviewIndex)(e,(0,kt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Tr(e,t,n,r){let i=hr(e,t),o=ht(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,u=s.filter(l=>!a.includes(l)),f=pr(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>ht(
i,l).files))],summary:u[0]??"review finding",finding:u.join("; ")||c,scope:t.spec}),p=Te(t,n);if(!f||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Ae(t,[...f.task.box?[{
path:o.file,change:l=>f.insert(l??"")}]:[],Ie(t,[ge(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${f.task.id} from\
 the review of task ${n.id}`,key:`fix ${f.task.id}`,since:p});return[{type:"tasks_added",after:f.after,tasks:[{...mr(f.task),addedBy:"review"}],plan:mt(e,JSON.stringify(f.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:mt(e,gr(r.verdict))}]}var Ne=d(y(),1);var Er=require("node:fs"),Or=require("node:path"),x=d(y(),1);function _r(e,t,n){let r=(0,x.findRepository)(e),i=(0,x.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:s}=r,a=(0,Or.join)(s,`ultraplan-index-${I(4).toString(
"hex")}`),c=t.map(({path:f,from:p})=>({path:f,was:cs(o,p,f)})),u=c.filter(({path:f})=>ds(o,f));try{(0,x.git)(o,["read-tree",i],{index:a});for(let{path:m,was:l}of c){let S=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,x.git)(o,["update-index",...S],{index:a})}let f=(0,x.git)(o,["write-tree"],{index:a}).trim(),p=(0,x.git)(o,[...ft,"commit-tree",f,"-p",i],{input:n}).
trim();(0,x.git)(o,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",p,i]);for(let{path:m,was:l}of u)l?(0,x.git)(o,["checkout","--quiet",p,"--",`:(top,literal)${m}`]):(0,x.git)(o,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return p}finally{
(0,Er.rmSync)(a,{force:!0})}}function cs(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,x.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var ds=(e,t)=>(0,x.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var Ar=d(pe(),1);function xt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let c=o?.commit??s;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Fr(e,t){let n=(0,Ar.fixTasksOf)(e,t).at(-1),r=n?us(e,n):[];!n||r.length===0||_r(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function us(e,t){let{root:n}=e,r=(0,Ne.headCommit)(n);if(r===void 0)return[];let i=C(e),o=xt(t,r).map(s=>({...s,paths:new Set(N(n,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].
filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:f})=>f.has(s)),c=a.every(({to:f},p)=>je(n,f,s)===je(n,a[p+1]?.from??r,s)),[u]=a;return u&&c?[{path:s,from:u.from}]:[]})}var qr=(e,t,n,r)=>xt(t,r).some(
({from:i,to:o})=>N(e.root,i,o).includes(n)&&je(e.root,i,n)===je(e.root,r,n)),je=(e,t,n)=>(0,Ne.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function jr(e){for(;(0,yt.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?fs(e.dir,r):[]);e.run=t;for(let r of n)r.type==="task_approved"&&sn(e,r.task);if(n.length===0)return}}function fs(e,t){
let n=(0,yt.reviewWork)(t);return n?n.kind==="fix"?Tr(e,t,n.task,n.record):(n.takeBack&&Fr(t,n.task),[ps(t,n.task)]):[]}function ps(e,t){let n=Te(e,t);if(n===void 0)throw new Error(`task ${t.id} has n\
o commit to approve`);let r=Rr(e,t),i=e.tasks.flatMap(c=>c.approvedHead??c.approvedCommit??[]),o=gn(e.root,[n,...i]),s={type:"task_approved",task:t.id,commit:n};if(r.length===0)return o===n?s:{...s,head:o};
let a=Ae(e,[Ie(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n});return ms(e,
t,o,a)?{...s,head:a}:{...s,head:o}}function ms(e,t,n,r){let i=(0,Ir.fixTasksOf)(e,t).filter(s=>s.givenUp),o=[C(e),...i.length>0?[t.file]:[]];return N(e.root,n,r).every(s=>o.includes(s)||i.some(a=>qr(e,
a,s,r)))}var F=require("node:fs"),Cr=require("node:path"),Pr=d(K(),1);function Nr(e,t){if(ne(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(o=>o.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(o=>o.status==="failed"&&o.notBefore&&o.notBefore>t.toISOString()?[o.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var Mr=d(fe(),1);function vt(e,t,n){let r=(0,Mr.waitingFile)(t,e.session);if(!Nr(e,n)){(0,F.rmSync)(r,{force:!0});return}ls(r)||((0,F.mkdirSync)((0,Cr.dirname)(r),{recursive:!0,mode:448}),(0,F.writeFileSync)(
r,"",{mode:384}))}function ls(e){try{return JSON.parse((0,F.readFileSync)(e,"utf8"))}catch{return}}var Wr=3;function Hr(e,t,n){let{journal:r,dir:i}=e;jr(e);let o=un(e.run);o.length>0&&(e.run=r.update(()=>o).state);let s=()=>(0,Lr.headCommit)(e.run.root)??e.run.base,a=gs(e.run,n);if(a)return vt(e.run,
e.home,n),it(e),{action:a,text:Br(e.run,a,s).text};on(e);let c,{state:u}=r.update(p=>{if(!p)return[];let m=ne(p,n),{events:l,text:S}=Br(p,m,s);c={action:m,text:S};let g=q("sha256").update(S).digest("h\
ex").slice(0,16),xe={type:"directive_given",digest:g,via:t},oi=m.kind==="done"&&p.state==="running"?[...tt(p,s()),{type:"run_finished",commit:s()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
hs(p,g)){let bt=`the session stopped ${Wr} times without following: ${S.split(`
`)[0]}`;return c={action:{kind:"wait",reason:`${bt}; the run is parked, /ultraplan:resume goes on`},text:""},[xe,{type:"run_parked",cause:bt}]}return[...l,...oi,xe]});if(!c||!u)throw new Error("the ru\
n has no state");let f=u.state==="finished"&&e.run.state!=="finished";return e.run=u,u.state==="finished"&&(0,Dr.letGo)(e.home,u,i),vt(u,e.home,n),Hn(u,i),it(e),f?{...c,summary:Yt(u)}:c}function gs(e,t){
let n=ne(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var hs=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Wr;function Br(e,t,n){switch(t.kind){case"dispatch":return xs(
e,ks(e,t.agents),n);case"wait":return{events:[],text:Pe(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:Et(t.question,t.options)};case"\
done":return{events:[],text:Pe(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function ks(e,t){let n=t.filter(({role:r})=>r===t[0]?.role);return n.slice(0,Ot(wt(e,n),St()))}
var wt=(e,t)=>t.map(n=>kn(e,n));function xs(e,t,n){let r=t.length>1?St():void 0,i=[],o=t.map(c=>{let u=e.tickets.find(p=>!p.redeemedAt&&p.task===c.task&&p.role===c.role&&p.iteration===c.iteration);if(u)
return u;let f=St();return c.role==="spec-executor"&&i.length===0&&i.push(...tt(e,n())),i.push({type:"ticket_issued",ticket:f,base:n(),...r?{group:r}:{},...c}),{id:f,...r?{group:r}:{}}}),[s]=o,a=s?.group;
return{events:i,text:a!==void 0&&o.every(c=>c.group===a)&&t.length>1?Me(wt(e,t),a):Me(wt(e,t.slice(0,1)),s?.id??"")}}var St=()=>I(8).toString("hex");var Kr=d(y(),1),zr=d(K(),1),Zr=d($(),1);var ee=require("node:fs"),Q=require("node:path");function Ur(e,t){if(!(0,ee.existsSync)(e))return!0;let n=(0,Q.dirname)(e);return Gr(n).map(r=>(0,Q.join)(n,r,"subagents")).flatMap(r=>Gr(r).map(i=>(0,Q.join)(r,i))).some(r=>r.endsWith(".meta.json")&&ys(
r)?.toolUseId===t)}function ys(e){try{return JSON.parse((0,ee.readFileSync)(e,"utf8"))}catch{return}}function Gr(e){try{return(0,ee.readdirSync)(e)}catch{return[]}}var L=require("node:fs"),vs=256*1024;function Jr(e,t){for(let n of Ss(e).split(`
`).reverse()){if(!n.includes(t))continue;let r=ws(n).find(i=>i.tool_use_id===t&&i.is_error);if(r)return typeof r.content=="string"?r.content:JSON.stringify(r.content)}}function ws(e){try{let{message:t}=JSON.
parse(e);return Array.isArray(t?.content)?t.content:[]}catch{return[]}}function Ss(e){let t;try{t=(0,L.openSync)(e,"r");let{size:n}=(0,L.fstatSync)(t),r=Buffer.alloc(Math.min(n,vs));return(0,L.readSync)(
t,r,0,r.length,n-r.length),r.toString("utf8")}catch{return""}finally{t!==void 0&&(0,L.closeSync)(t)}}var he=require("node:fs"),$t=require("node:path");var Vr=(e,t)=>(0,$t.join)(e,"started",t);function $s(e,t,n){(0,he.mkdirSync)(Vr(e,t),{recursive:!0}),(0,he.writeFileSync)((0,$t.join)(Vr(e,t),n),"")}var Yr=(e,t,n)=>$s(e,t,Rs(n)),bs="call-",Rs=e=>`${bs}${e.
replace(/[^\w-]/g,"")}`;function Xr(e,t,n,r){let{state:i}=e.journal.update(o=>{let s=o?.tickets.find(a=>a.toolUseId===t);return s&&s.agentId!==n?[{type:"agent_launched",ticket:s.id,agentId:n,...r?{model:r}:{}}]:[]});return i!==
void 0&&i.tickets.length>0&&i.tickets.every(o=>o.redeemedAt)}function Qr(e,t,n,r){let{state:i}=e.journal.update(o=>{let s=o?.tasks.flatMap(a=>[...a.attempts,...a.reviews]).find(a=>a.toolUseId===t&&a.ticket!==
void 0);return!s?.ticket||s.model===r?[]:[{type:"agent_launched",ticket:s.ticket,agentId:n,model:r}]});e.run=i}function ei(e,t,n){Ts(e,r=>r.toolUseId===t,n)}var ti=({run:e})=>e.tickets.some(t=>t.redeemedAt!==
void 0&&!t.judging?.deferred);function Ts(e,t,n){if(!e.run.tickets.some(t))return;let{state:r}=e.journal.update(i=>(i?.tickets??[]).filter(o=>t(o)).flatMap(o=>Es(e,o,n)));e.run=r}function Es({run:e,dir:t},n,{how:r,transcript:i,error:o}){
let{toolUseId:s}=n;if(s===void 0||n.agentId||n.judging||Ur(i,s))return _s(e,n,r);n.isolated&&Yr(t,n.base,s);let a=(0,Zr.oneLine)(o??Jr(i,s)??"the client, one of its rules or another hook refused it");
return[{type:"agent_not_started",ticket:n.id,cause:a.slice(0,Os)}]}var Os=200;function _s(e,t,n){let i=t.role==="spec-executor"&&!t.isolated?(0,Kr.headCommit)(e.root):void 0,o={ticket:t.id,...i===void 0?
{}:{head:i}};return t.judging?(0,zr.isAlive)(t.judging.process)?[]:[{type:"agent_lost",...o,cause:"the claim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lost",...o,cause:n,failure:"EXECUTION_F\
AILURE"}]}var ni=d(K(),1);function ri(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,ni.isSameStart)(n,t.client.startedAt)}var ii=d(nt(),1);var D=e=>typeof e=="string"?e:"";var ke={kind:"pass"};var As=(e,{session:t,now:n})=>{if(!D(e.tool_input?.subagent_type).startsWith("ultraplan:"))return ke;let r=(0,ii.openActiveRun)(t.home,t.id);if(!r||!ri(r.run,t))return ke;let i=D(e.tool_use_id),o=D(e.
tool_response?.agentId),s=D(e.tool_response?.resolvedModel);if(D(e.tool_response?.status)==="async_launched")return Xr(r,i,o,s)?{kind:"end-turn",reason:"ultraplan goes on when the agent is back"}:ke;s&&
Qr(r,i,o,s),ei(r,i,{how:"the agent came back without a claim that could be judged",transcript:D(e.transcript_path),...e.error?{error:D(e.error)}:{}});let{action:a,text:c,summary:u}=Hr(r,"agent-back",n);
return a.kind==="wait"&&ti(r)?ke:{kind:"context",text:c,...u?{show:u}:{}}};0&&(module.exports={hook});
