const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var ui=Object.create;var ye=Object.defineProperty;var fi=Object.getOwnPropertyDescriptor;var pi=Object.getOwnPropertyNames;var mi=Object.getPrototypeOf,li=Object.prototype.hasOwnProperty;var k=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},gi=(e,t)=>{for(var n in t)ye(e,n,{get:t[n],enumerable:!0})},Ot=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of pi(t))!li.call(e,i)&&i!==n&&ye(e,i,{get:()=>t[i],enumerable:!(r=fi(t,i))||r.enumerable});return e};var u=(e,t,n)=>(n=e!=null?ui(mi(e)):{},Ot(t||!e||!e.__esModule?ye(n,"default",{value:e,enumerable:!0}):n,e)),hi=e=>Ot(ye({},"__esModule",{value:!0}),e);var y=k((Ms,_t)=>{_t.exports=require("./open-run.cjs").io_git});var Pt=k((Ls,Nt)=>{Nt.exports=require("./open-run.cjs").run_groups});var Mt=k((Ds,Ct)=>{Ct.exports=require("./open-run.cjs").run_policy});var He=k((Hs,Bt)=>{Bt.exports=require("./open-run.cjs").run_reviews});var $=k((Gs,Ht)=>{Ht.exports=require("./open-run.cjs").view_terminal});var Qt=k((la,Xt)=>{Xt.exports=require("./open-run.cjs").engine_active});var ue=k((ga,en)=>{en.exports=require("./open-run.cjs").run_change});var fe=k((ha,tn)=>{tn.exports=require("./open-run.cjs").engine_places});var pe=k((Fa,kn)=>{kn.exports=require("./open-run.cjs").run_spec_review});var K=k((Va,bn)=>{bn.exports=require("./open-run.cjs").io_process_ref});var _n=k((za,On)=>{On.exports=require("./open-run.cjs").run_announcements});var ot=k((Za,An)=>{An.exports=require("./open-run.cjs").engine_open_run});var zn=k((qc,Kn)=>{Kn.exports=require("./open-run.cjs").run_review_work});var mt=k((Ic,Zn)=>{Zn.exports=require("./open-run.cjs").io_files});var sr=k((Mc,or)=>{or.exports=require("./open-run.cjs").journal_journal_error});var $r=k((Xc,Sr)=>{Sr.exports=require("./open-run.cjs").run_review_index});var Rr=k((Qc,br)=>{br.exports=require("./open-run.cjs").run_review_need});var Ns={};gi(Ns,{hook:()=>js});module.exports=hi(Ns);var q=(...e)=>require("node:crypto").createHash(...e);var I=(...e)=>require("node:crypto").randomBytes(...e);var Ur=u(y(),1);function Be(e,t){let n=400-Buffer.byteLength(te("",t));return te(jt(De(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var te=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`,At=(e,t)=>It(200,n=>te(`ultraplan needs the person: tell them this and end your turn. ${xi(Me(e,n))} Options: ${De(t.join(" | "))}`,{action:"ask"})),Le=(e,t)=>It(40,
n=>qt(e,t,n));function Ft(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(qt(e.slice(0,n),t,0))>400;)n--;return n}function qt(e,t,n){let[r,i]=[`ultraplan:${e[0]?.role}`,`ultraplan-ticket ${t}`],o=e.map(
s=>ki(s,n));return e.length===1?te("Call the Agent tool once, with exactly these arguments; nothing else.",{action:"dispatch",agents:[{subagent_type:r,description:o[0],prompt:i}]}):te(`Call the Agent \
tool ${e.length} times in one message: the same subagent_type and prompt, one description each; nothing else.`,{action:"dispatch",subagent_type:r,prompt:i,descriptions:o})}function It(e,t){for(let n=e;n>
0;n-=2){let r=t(n);if(Buffer.byteLength(r)<=400)return r}return t(0)}function ki({task:e,title:t,place:n,attempt:r},i=40){return`${[jt(Me(e,48),48),Me(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>
1?`, attempt ${r}`:""}`}var xi=e=>e.trim().replace(/(?<![.?!])$/,"."),Me=(e,t)=>[...De(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),De=e=>e.replace(new RegExp(
"\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function jt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;
r+=i}return`${r}\u2026`}var v=u(Pt(),1),Lt=u(Mt(),1),Dt=u(He(),1);function ne(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancell\
ed"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resu\
me goes on`};case"halted":return{kind:"ask",question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...yi(e),"/ultraplan:resume","/ultraplan:cancel"]};case"running":return vi(e,t)}}function yi(e){
let[t,...n]=e.tasks.filter(v.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function vi(e,t){let n=e.tickets.filter(o=>o.redeemedAt===void 0);if(n.length>0)return{kind:"dis\
patch",agents:n.map($i)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,Dt.nextReviews)(e,o,t));return i.length>0?{kind:"dis\
patch",agents:i}:wi(e,t)}function wi(e,t){let n;for(let[r,i]of e.tasks.entries()){if((0,v.isDone)(i)||(0,v.isStuck)(i)||!(0,v.isReady)(e,r))continue;let o=i.notBefore!==void 0&&i.notBefore>t.toISOString();
if(!((i.status==="reviewing"||i.status==="verifying")&&!o)){if(i.kind==="checkpoint")return bi(i);if(o&&i.notBefore!==void 0){(n===void 0||i.notBefore<n)&&(n=i.notBefore);continue}return Si(e,r)}}return n!==
void 0?{kind:"wait",reason:"a retry waits for its time",until:n}:e.tasks.every(v.isDone)?{kind:"done",reason:"every task is done"}:Ri(e)}function Si(e,t){let n=(0,v.parallelGroup)(e,t).filter(o=>!(0,v.isDone)(
o)&&!(0,v.isStuck)(o)&&o.attempts.length===0&&!o.notStarted),r=e.tasks[t],i=n.length>1&&r&&n.includes(r)?n:r?[r]:[];return{kind:"dispatch",agents:i.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.
length+1,iteration:1,isolated:i.length>1}))}}function $i(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function bi(e){
let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{kind:"ask",task:e.id,question:e.checkpoint?.question??e.title,options:t}}function Ri(e){let t=e.tasks.
find(v.isStuck);if(!t)return{kind:"ask",question:`no task can start: ${e.tasks.filter(i=>!(0,v.isDone)(i)).map(i=>i.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]};let n=(0,Lt.attemptsUsed)(
t);return{kind:"ask",task:t.id,question:`task ${t.id} is ${t.status} after ${n} attempt${n===1?"":"s"}: ${t.pausedFor?.reason??"no reason recorded"}`,options:t.pausedFor?.options??["retry","skip","inv\
estigate"]}}var J=u($(),1);function O(e){let t=(0,J.oneLine)(e.title);return/^task\s+\S+:/i.test(t)?t:`Task ${(0,J.oneLine)(e.id)}: ${t}`}var Wt=(e,t)=>(0,J.oneLine)(e.format==="plan-md"?t.id.replace(/-[^-]*$/,""):
e.spec),ve=e=>e.doneBefore&&e.status==="pending"?"skipped":e.status,D=e=>e.doneBefore&&e.status==="pending";function V(e){return D(e)?"done before":e.status==="skipped"?"skipped (unverified)":e.waiting?
"WAITING":e.status}function we(e){let t=[...D(e)?["done-before"]:[],...e.status==="skipped"?["unverified"]:[],...e.status==="forced"?["forced"]:[]];return[...new Set([...t,...e.flags.map(J.oneLine)])]}
var _=e=>(0,J.oneLine)(e).slice(0,10),re=(e,t)=>`${e} ${t}${e===1?"":"s"}`;var Se=u($(),1),Ti={"spec-executor":"review/executor","spec-reviewer":"review/spec",architect:"review/architect",verifier:"review/verifier","security-reviewer":"review/security"};function Ei(e){let t=new Map;
for(let n of e.reviews){let r=n.role==="verifier"?`verifier ${n.iteration}`:n.role;t.set(r,n)}return[...t.values()]}function Oi({role:e,verdict:t}){let n=Ti[e];switch(t.decision){case"approve":return t.
concerns.map(r=>({from:n,text:r}));case"no-signal":return[{from:n,text:`${e} gave no signal`}];case"malformed":return[{from:n,text:`${e} handed in nothing that could be read`}];case"reject":{let r=[...t.
findings,...t.concerns];return(r.length>0?r:[t.feedback||"rejected without a reason"]).map(i=>({from:n,text:i}))}}}function ie(e){return e.tasks.flatMap(t=>Ei(t).flatMap(n=>Oi(n).map(({from:r,text:i})=>({
task:t,from:r,text:(0,Se.oneLine)(i)}))))}function Gt(e){return[...e.tasks.flatMap(n=>(n.lastResult?.outcome==="PASSED"?n.lastResult.findings:[]).filter(r=>r.severity==="warn").map(r=>({task:n,from:(0,Se.oneLine)(
r.id),text:(0,Se.oneLine)(r.message)}))),...ie(e)]}var $e=u($(),1);function Ut(e,t){let n=e.tasks.flatMap(r=>oe(r).map(i=>({task:r,failure:i})));return n.sort((r,i)=>r.failure.at<i.failure.at?-1:r.failure.at>i.failure.at?1:0),n.slice(-t).map(({task:r,
failure:i})=>({task:r,failure:i,recovered:r.status==="approved",resolution:_i(r,i)}))}var oe=e=>e.attempts.flatMap(t=>t.failures);function _i(e,t){switch(e.status){case"approved":{let n=e.attempts.at(
-1);return`${n&&n.n>t.attempt?`attempt ${n.n}`:"a later claim of the same attempt"} passed at ${_(e.approvedCommit??n?.passed?.commit??"")}`}case"skipped":case"forced":return`${e.status} by ${(0,$e.oneLine)(
e.override?.who??"unknown")}: ${(0,$e.oneLine)(e.override?.reason??"")}`;case"escalated":case"blocked":return`waits for a person: ${(0,$e.oneLine)(e.pausedFor?.reason??"no reason recorded")}`;case"fai\
led":return e.notBefore===void 0?"to be tried again":`to be tried again after ${e.notBefore}`;case"pending":return"to be tried again, on a person\u2019s word";default:return`attempt ${e.attempts.length}\
 is ${e.status}`}}var A=u($(),1);function Vt(e){let t=s=>e.tasks.filter(s).map(a=>(0,A.oneLine)(a.id)).join(", "),n=s=>e.tasks.filter(a=>a.status===s&&!a.override?.adopted),r=e.tasks.filter(s=>s.pausedFor!==void 0),i=[
...new Set(ie(e).map(({task:s})=>(0,A.oneLine)(s.id)))].join(", "),o=t(D);return[...r.map(s=>qi(e,s)),...Ii(e),...[...n("forced"),...n("skipped")].map(s=>Ai(e,s)),...Fi(e),...i===""?[]:[`answer the re\
view findings on ${i}`],...o===""?[]:[`${o} was ticked before the run and no gate has looked at it`],...ji(e)]}function Ai({state:e},t){let n=(0,A.oneLine)(t.id);return t.status==="forced"&&e!=="cance\
lled"?`fix task ${n} or its verification, then /ultraplan:retry --task ${n} sends it through the gate`:`check the work of ${n} yourself and commit it by hand; the approved ref stops before it until /u\
ltraplan:adopt --task ${n}`}var Jt=3;function Fi(e){return(e.foreign??[]).filter(t=>!t.adopted).map(({from:t,to:n,count:r,files:i})=>{let o=i.slice(0,Jt).map(A.oneLine).join(", ");return`look at ${re(
r,"commit")} that no executor made (${o}${i.length>Jt?" and others":""}): git log ${_(t)}..${_(n)}; the approved ref stops before ${r===1?"it":"them"} until /ultraplan:adopt --commits`})}function qi({
state:e},t){let n=(0,A.oneLine)(t.id),r=(0,A.oneLine)(t.pausedFor?.reason??""),i=`ultraplan log ${n} tells what happened`;return e==="cancelled"?`look at task ${n} (${r}): ${i}`:`decide on task ${n} (${r}\
): /ultraplan:retry --task ${n} tries again, ${i}`}function Ii(e){switch(e.state){case"paused":case"parked":return["/ultraplan:resume goes on with the run"];case"halted":return e.tasks.some(t=>t.pausedFor!==
void 0)?["look at the failures together, then /ultraplan:resume goes on with the run"]:[`mend what halted the run (${(0,A.oneLine)(e.cause??"")}), or /ultraplan:cancel ends it`];case"cancelled":return[
`/ultraplan:implement ${(0,A.oneLine)(e.spec)} starts again with what is still open`];default:return[]}}function ji(e){return e.tasks.some(n=>n.status==="approved"&&n.approvedCommit!==void 0)?[...e.approvedHead!==
e.base?[`git log --oneline ${_(e.base)}..${_(e.approvedHead)} shows the approved work`]:[],"ultraplan replay --verify proves every approved task again from its commit"]:[]}var b=u($(),1);var We=u($(),1);function T(e){let t=Date.parse(e);return Number.isNaN(t)?(0,We.oneLine)(e):new Date(t).toISOString().replace(/\.\d+Z$/,"Z")}var se=e=>/T(\d\d:\d\d:\d\d)/.exec(T(e))?.[1]??(0,We.oneLine)(
e);function Ge(e,t){if(e===void 0||t===void 0)return;let n=Date.parse(t)-Date.parse(e);return Number.isNaN(n)?void 0:Math.max(0,n)}function ae(e){if(e<1e3)return`${Math.round(e)} ms`;if(e<59950)return`${(e/
1e3).toFixed(1)} s`;let t=Math.round(e/1e3);if(t<3600)return`${Math.floor(t/60)} min ${Yt(t%60)} s`;let n=Math.round(t/60);return`${Math.floor(n/60)} h ${Yt(n%60)} min`}var Yt=e=>String(e).padStart(2,
"0");function Ue(e){let t={total:e.tasks.length,pending:0,executing:0,verifying:0,reviewing:0,approved:0,failed:0,blocked:0,escalated:0,skipped:0,forced:0};for(let n of e.tasks)t[ve(n)]+=1;return t}var Ni=new Set(
["executing","verifying","reviewing"]),Pi=e=>Ni.has(e.status);function Je(e){let t=Ue(e),n=e.tasks.filter(D).length,r=t.failed+t.escalated,i=t.approved,o=e.tasks.filter(a=>a.attempts.length>0),s=o.reduce(
(a,c)=>a+c.attempts.length,0);return{total:t.total,passed:i,failed:r,inProgress:t.executing+t.verifying+t.reviewing,pending:t.pending,blocked:t.blocked,skipped:t.skipped-n,forced:t.forced,doneBefore:n,
...i+r>0?{passRate:Math.round(100*i/(i+r))}:{},averageAttempts:o.length===0?0:Math.round(10*s/o.length)/10}}function Ve(e){let t=e.tasks.filter(Pi);if(t.length>0)return t;let i=e.tasks.filter(o=>o.lastStepAt!==
void 0).reduce((o,s)=>o&&(o.lastStepAt??"")>(s.lastStepAt??"")?o:s,void 0)??e.tasks.find(o=>!D(o));return i?[i]:[]}var Ye=(e,t)=>e.config.attempts.perTask+(t.forgiven??0);function be(e){let t=n=>e.tasks.filter(n).map(r=>(0,b.oneLine)(r.id));return{run:(0,b.oneLine)(e.id),spec:(0,b.oneLine)(e.spec),state:e.state,...e.cause===void 0?{}:{cause:(0,b.oneLine)(e.cause)},startedAt:e.
startedAt,...e.endedAt===void 0?{}:{endedAt:e.endedAt},durationMs:Ge(e.startedAt,e.endedAt??e.lastAt)??0,totals:Ue(e),approved:t(n=>n.status==="approved"),retried:t(n=>n.attempts.length>1||n.attempts.
some(({claims:r})=>r>1)),skipped:Kt(e,"skipped"),forced:Kt(e,"forced"),outstanding:ie(e).map(({task:n,from:r,text:i})=>({task:(0,b.oneLine)(n.id),from:r,finding:i})),tasks:e.tasks.map(Ci),next:Vt(e)}}
function Kt(e,t){return e.tasks.flatMap(({id:n,title:r,override:i})=>i?.kind===t?[{id:(0,b.oneLine)(n),title:(0,b.oneLine)(r),who:(0,b.oneLine)(i.who),at:i.at,reason:(0,b.oneLine)(i.reason)}]:[])}function Ci(e){
let t=Ge(e.startedAt,e.lastStepAt);return{id:(0,b.oneLine)(e.id),title:(0,b.oneLine)(e.title),status:ve(e),attempts:e.attempts.length,claims:e.attempts.reduce((n,r)=>n+r.claims,0),failures:oe(e).length,
...t===void 0?{}:{durationMs:t},...e.approvedCommit===void 0?{}:{commit:e.approvedCommit},flags:we(e)}}var Mi=/^[\x20-\x7e]*$/,Bi=/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u,Li=new RegExp(`^(?:[${["\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f","\\uac00-\\ud7a3\\uf900\
-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6","\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}","\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"].
join("")}]|\\p{Emoji_Presentation})$`,"u"),Di=/^[\u{1f1e6}-\u{1f1ff}]$/u,Hi="\uFE0F";function Wi(e){return Bi.test(e)?0:Di.test(e)?1:Li.test(e)?2:1}function Y(e){if(Mi.test(e))return e.length;let t=0,
n=0;for(let r of e)r===Hi&&n===1&&(t+=1),n=Wi(r),t+=n;return t}var zt,Gi=e=>(zt??=new Intl.Segmenter(void 0,{granularity:"grapheme"}),zt.segment(e));function Ui(e,t){let n="",r=0;for(let{segment:i}of Gi(
e)){if(r+=Y(i),r>t)break;n+=i}return n}function ce(e,t){return t<=0?"":Y(e)<=t?e:`${Ui(e,t-1).trimEnd()}\u2026`}function de(e,t){let n=ce(e,t);return n+" ".repeat(Math.max(0,t-Y(n)))}var Ke=({id:e,who:t,at:n})=>`warning: task ${e} was forced by ${t} at ${se(n)} UTC and bypassed all quality checks; fix the task or its verification instead`;function ze(e){let{totals:t}=e,n=t.pending+
t.executing+t.verifying+t.reviewing,r=t.failed+t.escalated+t.blocked,i=e.tasks.filter(a=>a.flags.includes("done-before")).length,o=[`${t.approved} of ${re(t.total,"task")} approved`,`${e.retried.length}\
 retried`,`${e.skipped.length} skipped (unverified)`,`${e.forced.length} forced`,...r>0?[`${r} not passed`]:[],...n>0?[`${n} open`]:[],...i>0?[`${i} done before`]:[]],s=e.cause===void 0?"":` (${e.cause}\
)`;return`${e.spec} ${e.state}${s} after ${ae(e.durationMs)}: ${o.join(", ")}`}function Zt(e,t=100){let n=be(e),r=(o,s)=>s.length===0?[]:["",o,...s];return`${[ze(n),...n.forced.map(Ke),...r("skipped (\
unverified)",n.skipped.map(({id:o,who:s,at:a,reason:c})=>`  ${o}: ${c} (${s}, ${se(a)} UTC)`)),...r("outstanding review findings",n.outstanding.map(({task:o,from:s,finding:a})=>`  ${o}: ${a} [${s}]`)),
...r("time and attempts",Ji(e,n,t)),...r("what to do next",n.next.map((o,s)=>`  ${s+1}. ${o}`))].join(`
`)}
`}function Ji(e,{tasks:t},n){let r=e.tasks.map(V),i=Math.min(14,Math.max(2,...t.map(({id:a})=>Y(a)))),o=Math.max(6,...r.map(Y)),s=Math.max(10,n-i-o-34);return t.map(({id:a,title:c,attempts:d,durationMs:f},p)=>{
let m=d===0?"":re(d,"attempt"),l=f===void 0?"":ae(f);return`  ${de(a,i)}  ${de(r[p]??"",o)}  ${de(m,10)}  ${de(l,12)}  ${ce(c,s)}`.trimEnd()})}var Jr=u(Qt(),1);var H=u(y(),1),un=u(ue(),1),Te=u(fe(),1);var Xe=u(y(),1);function nn(e,t){return JSON.stringify(Ze(e),void 0,t)}function Ze(e){if(Array.isArray(e))return e.map(Ze);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,Ze(r)]))}var rn=u(fe(),1);function on(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let o=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...o===void 0?{}:{base:o},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Vi(i)}}function Vi(e){return q("sha256").update(nn(e??{})).digest("hex")}function sn(e,t,n){(0,Xe.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${rn.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}var cn=require("node:fs"),dn=require("node:path"),Qe=u(y(),1),et=({root:e,branch:t})=>(0,Qe.tryGit)(e,["rev-parse","--verify","--quiet",`refs/heads/${t}^{commit}`])?.trim();function Re(e){let[,t]=an.exec(
Yi(e))??[];if(t!==void 0)return t;let[,n]=an.exec(`ref: ${(0,Qe.tryGit)(e,["symbolic-ref","--quiet","HEAD"])??""}`)??[];return n}var an=/^ref: refs\/heads\/(?!\.invalid$)(.+)$/m;function Yi(e){try{return(0,cn.readFileSync)(
(0,dn.join)(e,".git","HEAD"),"utf8")}catch{return""}}function Ki({journal:e}){e.update(t=>(t&&(0,H.git)(t.root,["update-ref",(0,Te.approvedRef)(t.id),t.approvedHead]),[]))}function fn(e){if(zi(e.run))return;let t=(0,Te.approvedRef)(e.run.id),{state:n}=e.
journal.update(r=>{if(!r)return[];let i=(0,H.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,o=(0,H.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,H.git)(
r.root,["update-ref",t,r.approvedHead]),o?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function pn(e,t){let{run:n}=e;Ki(e);let r=(0,un.taskOf)(n,t),i=r&&on(n,r);
i&&sn(n.root,i.commit,i)}function zi(e){return((0,H.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,Te.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var mn=u(y(),1),ln=u(fe(),1);function gn(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Zi(e)??Qi(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}function Zi(e){let t=Re(e.root);return t===
e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultraplan:resume  [history/branch]`}var Xi=3;function Qi(e){let t=e.
tasks.filter(c=>c.approvedCommit!==void 0).sort((c,d)=>(d.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set([n,e.approvedHead])].every(c=>tt(e.root,c)))return;let o=t.
filter(c=>!tt(e.root,c.approvedCommit??"")).slice(0,Xi).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of task ${c.id}, which was approved,`).join(" and "),s=tt(e.root,e.base)?`commit ${e.approvedHead.
slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${o||s} is not in the history of ${e.branch} any more; bring it back (\
git merge ${(0,ln.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function tt(e,t){return t===""||(0,mn.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var rt=u(y(),1);var hn=u(y(),1);function j(e,t,n){return(0,hn.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var nt=require("node:path");var yn=u(y(),1);var eo=u(ue(),1);var xn=u(pe(),1);function Ee(e,t){return(0,xn.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var vn=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,yn.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var to=e=>nt.posix.dirname(e.planFiles[0]?.path??""),N=e=>nt.posix.join(to(e),".progress.md");var no=20;function it(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,rt.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([N(e),...e.tasks.flatMap(({file:c,override:d})=>[c,...d&&
!d.adopted?d.left??[]:[]])]),s=j(r,i,t).filter(c=>!o.has(c));if(s.length===0)return[];let a=Number((0,rt.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:a,
files:s.slice(0,no)}]}var wn=u(ue(),1),Sn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,wn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var $n=(...e)=>require("node:child_process").spawn(...e);var Rn=require("node:path"),Tn=u(K(),1);function En(e,t=process.env){let n=(0,Rn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=$n(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});
if(r.unref(),r.pid===void 0)throw new Error("a worker could not be started");let i=(0,Tn.processStart)(r.pid);return i===void 0?{pid:r.pid}:{pid:r.pid,startedAt:i}}var st=u(_n(),1),ro=u(ue(),1),io=u($(),1),oo=u(ot(),1);function at(e){if(e.run.config.webhook===void 0||(0,st.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(i=>{let o=i?
(0,st.announcements)(i):[];return o.length>0?[{type:"announced",about:o}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&En(["notify",e.dir,e.home,String(r.seq)])}var C=require("node:fs"),P=require("node:path"),Jn=u(K(),1);var Oe={execution:1,claim:1,artifacts:2,proof:2,review:3},R=(e,t)=>t===void 0?{status:e}:{status:e,at:t};function so(e){let t=e.attempts.at(-1),n=t?.failures.at(-1);if(!(!n||e.status==="executing"||e.
status==="verifying"))return t?.passed&&n.stage!=="review"?void 0:n}function Fn(e,t){let n=t.status.toUpperCase(),r=so(t),i=co(e,t,r),o=uo(e,t,r),s=po(e,t,r);return{gateStatus:n,step:ao(t,r),executor:i,
verify:o,architect:s}}function ao(e,t){switch(e.status){case"pending":case"executing":return 1;case"verifying":return 2;case"reviewing":case"approved":return 3;default:return t?Oe[t.stage]:e.attempts.
at(-1)?.passed?3:1}}function co(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:r?t.status==="pending"?{status:"pending"}:t.status==="executing"?R("running",r.failures.at(-1)?.at??
r.startedAt):n&&Oe[n.stage]===1?R(n.type==="BLOCKED"?"blocked":"failure",n.at):r.claims===0?R(t.override?"skipped":"running",r.startedAt):R("success",qn(e,t)):{status:t.override?"skipped":"pending"}}function qn(e,t){
return e.tickets.find(r=>r.task===t.id&&r.role==="spec-executor")?.judging?.at??t.lastResult?.startedAt??t.lastStepAt}function uo(e,t,n){let r=t.attempts.at(-1);return t.decision?{status:"skipped"}:n&&
Oe[n.stage]===2?R("failed",n.at):r?.passed&&t.status!=="pending"?R("passed",fo(t)):t.override?R("skipped",t.override.at):t.status==="verifying"?R("running",qn(e,t)):{status:"pending"}}function fo(e){let t=e.
lastResult,n=t&&Date.parse(t.startedAt)+t.durationMs;return n===void 0||Number.isNaN(n)||Number.isNaN(new Date(n).getTime())?e.attempts.at(-1)?.endedAt:new Date(n).toISOString()}function po(e,t,n){if(t.
decision)return{status:"skipped"};let r=t.attempts.at(-1),i=t.reviews.findLast(s=>s.role==="architect");if(n&&Oe[n.stage]===3)return R("rejected",n.at);if(t.status==="reviewing"){let s=e.tickets.find(
a=>a.task===t.id&&a.role!=="spec-executor");return R("reviewing",s?.redeemedAt??s?.issuedAt??t.lastStepAt)}let o=i&&r&&i.at>=r.startedAt?i:void 0;return o?.verdict.decision==="approve"?R("approved",o.
at):o?.verdict.decision==="reject"?R("rejected",o.at):{status:t.status==="approved"||t.override?"skipped":"pending"}}var In=u($(),1),w=e=>(0,In.oneLine)(e).replaceAll("<!","&lt;!"),jn=e=>w(e).replaceAll("|","\\|");var me=u($(),1);function Nn(e){let{override:t}=e;if(!t)return;let n=O(e),r=(0,me.oneLine)(t.who),i=T(t.at),o=(0,me.oneLine)(t.reason);return t.kind==="skipped"?{name:n,status:"complete (unverified)",skip_reason:o,skipped_by:r,
skipped_at:i,requires_manual_commit:!0}:{name:n,status:"complete (forced)",force_reason:o,forced_by:r,forced_at:i,session:(0,me.oneLine)(t.session),prompt:(0,me.oneLine)(t.prompt),requires_manual_commit:!0}}var W=u($(),1);var mo=new Set(["status","gate_status","executor_status","verify_status","architect_status","failure_type","verdict","confidence","level","recommendation","outcome","colour","stage","result","role"]),
lo=new Set(["avg_attempts"]),go=/^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/,ho=/^(?:true|false|null|yes|no|on|off|y|n)$/i,Cn=/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,Pn=e=>JSON.stringify(e).replace(
Cn,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function Mn(e,t){return typeof t=="number"&&lo.has(e)?t.toFixed(1):typeof t=="number"?Number.isFinite(t)?String(t):Pn(String(t)):typeof t=="\
boolean"?String(t):mo.has(e)&&go.test(t)&&!ho.test(t)?t:Pn(t)}function ko(e,t){return!e.includes(`
`)||/\s$/.test(e)||/[^\n\P{Cc}]/u.test(e)||e.match(Cn)?void 0:`|2-
${e.split(`
`).map(r=>r===""?"":`${t}  ${r}`).join(`
`)}`}function xo(e,t,n){if(t===void 0)return[];if(Array.isArray(t)){let i=t.filter(o=>o!==void 0);return i.length===0?[`${n}${e}: []`]:[`${n}${e}:`,...i.flatMap(o=>yo(e,o,`${n}  `))]}if(typeof t=="obj\
ect"){let i=ct(t,`${n}  `);return i.length===0?[`${n}${e}: {}`]:[`${n}${e}:`,...i]}let r=typeof t=="string"?ko(t,n):void 0;return[`${n}${e}: ${r??Mn(e,t)}`]}function yo(e,t,n){if(t===void 0)return[];if(Array.
isArray(t))return[`${n}- ${JSON.stringify(t)}`];if(typeof t!="object")return[`${n}- ${Mn(e,t)}`];let[r,...i]=ct(t,`${n}  `);return r===void 0?[`${n}- {}`]:[`${n}- ${r.trimStart()}`,...i]}var ct=(e,t)=>Object.
entries(e).flatMap(([n,r])=>xo(n,r,t)),Bn=e=>ct(e,"").join(`
`);var vo=10;function Ln(e){return`${[wo(e),...Ve(e).map(n=>So(e,n)),`## Gate Statistics

${_e(Ro(e))}`,`## Recent Failures

${_e({recent_failures:To(e)})}`,Eo(e),Oo(e),_o(e)].filter(n=>n!=="").join(`

`)}
`}var _e=e=>`\`\`\`yaml
${Bn(e)}
\`\`\``;function wo(e){let t=Je(e),n=[`${t.passed} approved`,`${t.failed} failed`,`${t.inProgress} in progress`,`${t.pending} pending`,...t.blocked>0?[`${t.blocked} blocked`]:[],...t.skipped>0?[`${t.skipped}\
 skipped (unverified)`]:[],...t.forced>0?[`${t.forced} forced`]:[],...t.doneBefore>0?[`${t.doneBefore} done before`]:[]],r=e.cause===void 0?"":` (${(0,W.oneLine)(e.cause)})`;return[w(`# State: ${e.spec}`),
`Total: ${t.total} tasks, ${n.join(", ")}`,`Run ${(0,W.oneLine)(e.id)} is ${e.state}${r}, as of ${T(e.lastAt)}.`,"<!-- written by ultraplan from its journal; nothing written here is read back -->"].join(
`

`)}function So(e,t){let n=Fn(e,t),r=t.status==="approved"?8:t.status==="pending"?0:n.step*2,i="#".repeat(r)+"-".repeat(8-r);return[w(`## Current Task: ${O(t)}`),`Gate Progress: [${i}] Step ${n.step}/3`,
[dt("Step 1: Executor ",n.executor),dt("Step 2: Verify   ",n.verify),dt("Step 3: Architect",n.architect)].join(`
`),`Status: ${n.gateStatus}`,_e({current_task:bo(e,t,n)})].join(`

`)}var $o={success:"x",passed:"x",approved:"x",running:"~",reviewing:"~",failure:"!",blocked:"!",failed:"!",rejected:"!"};function dt(e,t){let n=t.status==="reviewing"?"RUNNING":t.status.toUpperCase(),
r=t.at===void 0?"":` (${se(t.at)})`;return`[${$o[t.status]??" "}] ${e}   - ${n}${r}`}function bo(e,t,n){return{name:O(t),phase:t.phase===void 0?void 0:(0,W.oneLine)(t.phase),plan:Wt(e,t),gate_status:n.
gateStatus,gate_step:n.step,executor_status:n.executor.status,verify_status:n.verify.status,architect_status:n.architect.status,started_at:t.startedAt&&T(t.startedAt),last_step_at:t.lastStepAt&&T(t.lastStepAt),
attempt:Math.max(1,t.attempts.length),max_attempts:Ye(e,t),previous_failures:oe(t).map(r=>`${r.type}: ${(0,W.oneLine)(r.reason)}`)}}function Ro(e){let t=Je(e),[n]=Ve(e);return{gate_stats:{total_tasks:t.
total,passed:t.passed,failed:t.failed,in_progress:t.inProgress,pending:t.pending,blocked:t.blocked,skipped:t.skipped,forced:t.forced,done_before:t.doneBefore,pass_rate:t.passRate===void 0?"n/a":`${t.passRate}\
%`,avg_attempts:t.averageAttempts,current_gate:n&&{task:O(n),status:n.status.toUpperCase(),attempt:Math.max(1,n.attempts.length)}}}}var To=e=>Ut(e,vo).map(({task:t,failure:n,recovered:r,resolution:i})=>({
task:O(t),attempt:n.attempt,failure_type:n.type,error:(0,W.oneLine)(n.reason),recovered:r,resolution:i}));function Eo(e){let t=e.tasks.flatMap(n=>Nn(n)??[]);return t.length===0?"":`## Skipped and Forc\
ed Tasks

${_e({tasks:t})}`}function Oo(e){let t=Gt(e).map(({task:r,from:i,text:o})=>w(`- ${O(r)}: ${o} [${i}]`)),n=e.anomalies.map(r=>`- the journal holds an event out of place: ${(0,W.oneLine)(r)}`);return`##\
 Concerns

${[...t,...n].join(`
`)||"none"}`}function _o(e){return`## Tasks

${e.tasks.map(n=>{let r=n.attempts.length===0?"":`, attempt ${n.attempts.length}/${Ye(e,n)}`,i=we(n);return`- ${w(O(n))}: ${V(n)}${r}${i.length>0?` [${i.join(", ")}]`:""}`}).join(`
`)||"none"}`}function Dn(e){let t=be(e),n=(o,s)=>s.length===0?"":`## ${o}

${s.map(a=>`- ${w(a)}`).join(`
`)}`,r=t.tasks.map((o,s)=>{let a=e.tasks[s];return`| ${[o.id,o.title,a?V(a):o.status,String(o.attempts),o.durationMs===void 0?"":ae(o.durationMs),o.commit===void 0?"":_(o.commit),o.flags.join(", ")].map(
jn).join(" | ")} |`});return`${[`# ${w(`Summary: ${t.spec}`)}`,w(ze(t)),t.forced.map(o=>`> ${w(Ke(o))}`).join(`
>
`),n("Skipped (unverified)",t.skipped.map(({id:o,title:s,who:a,at:c,reason:d})=>`${o} ${s}: ${d} (${a}, ${T(c)}); requires a manual commit`)),n("Forced",t.forced.map(({id:o,title:s,who:a,at:c})=>`${o}\
 ${s} (forced) by ${a}, ${T(c)}; requires a manual commit`)),n("Outstanding review findings",t.outstanding.map(({task:o,from:s,finding:a})=>`${o}: ${a} [${s}]`)),["## Tasks","","| id | task | status |\
 attempts | time | commit | marks |","| --- | --- | --- | --- | --- | --- | --- |",...r].join(`
`),t.next.length===0?"":`## What to do next

${t.next.map((o,s)=>`${s+1}. ${w(o)}`).join(`
`)}`].filter(o=>o!=="").join(`

`)}
`}var G=require("node:fs"),Hn=require("node:path"),ut=u(y(),1);function Wn(e,t){try{Ao(e,t)}catch{}}function Ao(e,t){let n=(0,Hn.join)(t,"work"),r=e.state==="finished"||e.state==="cancelled",i=`refs/hea\
ds/${e.branch}`,o=Fo(n);if(!r){o!==i&&(0,G.writeFileSync)(n,i);return}if(o!==i)return;let s=(0,ut.tryGit)(e.root,["rev-list","--max-count=1",i,"--not",e.approvedHead,"--"]),a=(0,ut.tryGit)(e.root,["re\
v-parse","--verify","--quiet",`${i}^{commit}`])?.trim();s?.trim()===""||a===void 0?(0,G.rmSync)(n,{force:!0}):(0,G.writeFileSync)(n,a)}function Fo(e){try{return(0,G.readFileSync)(e,"utf8")}catch{return}}var z=require("node:fs"),pt=require("node:path"),qo=e=>q("sha256").update(e).digest("hex"),ft=e=>(0,pt.join)(e,".state-digest"),Io=13e3;function Gn(e,t){try{let n=jo(ft(e));n&&n.length>Io&&(0,z.writeFileSync)(
ft(e),n.subarray(n.length/2)),(0,z.appendFileSync)(ft(e),`${qo(t)}
`)}catch{}}function jo(e){try{return(0,z.readFileSync)(e)}catch{return}}function Vn(e,t){let n=e.planFiles[0]?.path??"";return e.views==="journal"?(0,P.join)(t,"STATE.md"):(0,P.join)(e.root,(0,P.dirname)(n),"STATE.md")}var No=(e,t)=>(0,P.join)((0,P.dirname)(Vn(e,t)),"SUMM\
ARY.md");function Yn(e,t){let n=Ln(e);Gn(t,n),Un(Vn(e,t),n,t),Wn(e,t),(e.state==="finished"||e.state==="cancelled")&&Un(No(e,t),Dn(e),t)}function Un(e,t,n){let r=(0,P.join)(n,`.view-${(0,Jn.thisProcess)().
pid}`);try{(0,C.writeFileSync)(r,t);try{(0,C.renameSync)(r,e)}catch{(0,C.copyFileSync)(r,e)}}catch{}finally{(0,C.rmSync)(r,{force:!0})}}var Ce=u(zn(),1),St=u(pe(),1);var Z=require("node:fs"),Ae=require("node:path"),le=u(y(),1);var Xn=require("node:fs"),Qn=require("node:path"),er=u(mt(),1),h=u(y(),1),lt=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],tr=5;function nr(e,t,n){for(let r=1;;r+=1){let i=(0,h.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Po(e,i,t(i),n)}catch(o){if(r===tr||(0,h.headCommit)(e)===i)throw o}}}function Po(e,t,n,r){let i=(0,h.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let o=(0,Qn.join)(i.gitDir,`ultraplan-index-${I(4).toString("hex")}`),{root:s}=i;try{(0,h.git)(s,["read-tree",t],{index:o});let a=n.map(({path:f,text:p})=>{let m=(0,h.git)(
s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:f,blob:m,mode:Bo(s,t,f),was:Mo(s,t,f)}});for(let{path:f,blob:p,mode:m}of a)(0,h.git)(s,["update-index","--add","--cacheinfo",`${m},${p},${f}`],
{index:o});let c=(0,h.git)(s,["write-tree"],{index:o}).trim(),d=(0,h.git)(s,[...lt,"commit-tree",c,"-p",t],{input:r}).trim();(0,h.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",d,t]);for(let{path:f,blob:p,mode:m,was:l}of a)Co(s,f,p,m,l);return d}finally{(0,Xn.rmSync)(o,{force:!0})}}function Co(e,t,n,r,i){if((0,h.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=tr;s+=1){if((0,h.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,er.sleep)(40)}}var Mo=(e,t,n)=>(0,h.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Bo(e,t,n){let r=(0,h.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function rr(e,t,n){return((0,h.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var ir=(e,t)=>(0,h.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Fe(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=(0,le.headCommit)(o);if(!a)throw new Error("the repository has no commit");let c=rr(o,i,a).find(({message:m})=>m.
split(`
`).includes(s));if(c)return c.commit;let d=t.filter(({path:m})=>(0,le.committedText)(o,a,m)!==void 0||!ir(o,m)),f=m=>d.map(({path:l,change:S})=>({path:l,text:S((0,le.committedText)(o,m,l))})),p=d.length>
0?nr(o,f,`${n}

${s}
`):a;for(let m of t)Lo((0,Ae.join)(o,m.path),m);return p}function Lo(e,{change:t}){let n;try{n=(0,Z.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,Z.mkdirSync)((0,Ae.dirname)(e),{recursive:!0}),
(0,Z.writeFileSync)(e,t(n))}var gt=require("node:path"),E=u(mt(),1),M=u(sr(),1),ar=e=>q("sha256").update(e).digest("hex"),cr=(e,t)=>(0,gt.join)(e,"evidence",t);function ht(e,t,n={}){let r=n.files??E.realFiles,i=Wo(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Go(i,n.cap??Number.POSITIVE_INFINITY),a=ar(o),c=cr(e,a);try{if((0,E.readIfThere)(r,c)?.equals(o)!==!0){
(0,E.ensureFolder)(r,(0,gt.join)(e,"evidence"));let d=`${c}.${I(4).toString("hex")}.new`;(0,E.writeAtomic)(r,c,o,{temporary:d,sync:"both"})}}catch(d){throw(0,M.diskError)(d,c)}return{sha256:a,bytes:o.
length,cut:s}}function dr(e,t,n=E.realFiles){let r=cr(e,t.sha256),i=(0,E.readIfThere)(n,r);if(i===void 0)throw new M.JournalError("evidence-missing",{file:r},Do,M.GO_ON);if(ar(i)!==t.sha256)throw new M.JournalError(
"evidence-changed",{file:r},Ho,M.GO_ON);return i.toString("utf8")}var Do="the evidence file is not there",Ho="the evidence file was changed after it was written";function Wo(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Go(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Uo(e,Math.floor(r/2)),o=Jo(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var ur=e=>e!==void 0&&(e&192)===
128;function Uo(e,t){let n=t;for(;n>0&&t-n<3&&ur(e[n]);)n-=1;return n}function Jo(e,t){let n=t;for(;n<e.length&&n-t<3&&ur(e[n]);)n+=1;return n}function fr(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=mr(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${qe(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Yo(t)}`,`  - **Commit**: \`${pr(o,t)}\``].map(c=>s+c)}var Vo=7;function kt(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,d=mr(a);return{id:e,title:`Fix: ${d}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${qe(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${d}" addressed`],verify:i.verify.map(f=>({...f,line:r+Vo})),commit:pr(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var pr=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Yo({verify:e}){let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return qe(e[0]?.
text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Ko=1e3,zo=100,qe=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Ko),mr=e=>qe(e).slice(0,zo).trim(),xt=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Zo=/\r\n|\n|\r/g;function gr(e){let t=[],n=0;for(let r of e.matchAll(Zo))t.push(lr(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(lr(e.slice(n),n)),t}function lr(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Xo=3;function Qo(e,t){if(!(es(e,t)>=Xo))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function es(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function kr(e,t){let{original:n}=t,r=Qo(e,n);if(r===void 0)return;let o=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(g=>g.path===n.file)?.text??"",a=fr(r,t,xt(n));if(!n.box){let g={...kt(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:hr(e.tasks,o,g)},task:g,after:o.id,insert:xe=>xe}}
let c=o.endLine,d=gr(s)[c]?.blank===!0,f=d?["",...a]:a,p=g=>ts(g,o,f),m=c+1+(d?1:0),l={...kt(r,t,a,m),box:{line:m,column:xt(n).length+3+1}},S=e.tasks.map(g=>g.file===n.file?rs(g,c,f.length,o):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:hr(S,o,l)},task:l,after:o.id,insert:p}}function ts(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=ns(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function ns(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function rs(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function hr(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function xr(e){let{id:t,title:n,file:r,line:i,kind:o,checkpoint:s,phase:a,wave:c,parallel:d,dependsOn:f,files:p,tier:m,verification:l,securityReview:S,fixOf:g}=e;return{id:t,title:n,file:r,line:i,kind:o,
parallel:d,dependsOn:f,files:p,securityReview:S,doneBefore:e.ticked,...s?{checkpoint:s}:{},...a!==void 0?{phase:a}:{},...c!==void 0?{wave:c}:{},...m?{tier:m}:{},...l?{verification:l}:{},...g?{fixOf:g}:
{}}}function is(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function yr(e,t,n=is(t)){let r=t.replace(os,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var os=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function vr({feedback:e,findings:t}){let n=e||ss(t);return["A reviewer did not accept the work of the task that this one fixes:",yr("what the reviewer wrote",n)].join(`
`)}var ss=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);function wr(e,t){return JSON.parse(dr(e,t.plan))}function yt(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var vt=u($r(),1),U=u(Rr(),1),_r=u(He(),1),Ie=u(pe(),1);var Er="## Review Suggestions",as=3,cs=300;function Or(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=ds(t),i=t.kind==="suggestions"?us(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Tr(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=Tr(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var Tr=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,X=e=>ce(w(e),cs);function ds(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(0,as).map(n=>`  - ${X(n)}`);
return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-ca\
pped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(X).join("; ")||"none named"}`];case"fix-\
given-up":return[`Fix task ${X(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(X).join("; ")||"none named"}`];case"suggestions":return[Er,"",...e.suggestions.
map(t=>`- Task ${X(e.task)}: ${X(t)}`)]}}function us(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===""&&o===void 0&&
/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===Er||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var je=(e,t)=>({path:N(e),change:n=>t.reduce(Or,n??"")});function ge(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,vt.taskIndex)(
e,(0,U.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Ar(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Ie.specRecords)(
t).at(-1);if(!(0,U.needsSpecReview)(e,t))return fs(e,t);let r=(0,_r.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:t.
id,suggestions:o}]:[];switch(r.how){case"suggested":return[ge(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[ge(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,Ie.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[ge(
e,t,n,"proceeded")]}}function fs(e,t){let n=(0,U.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,U.nextReviewIndex)(e,(0,vt.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Fr(e,t,n,r){let i=wr(e,t),o=yt(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,d=s.filter(l=>!a.includes(l)),f=kr(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>yt(
i,l).files))],summary:d[0]??"review finding",finding:d.join("; ")||c,scope:t.spec}),p=Ee(t,n);if(!f||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let m=Fe(t,[...f.task.box?[{
path:o.file,change:l=>f.insert(l??"")}]:[],je(t,[ge(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${f.task.id} from\
 the review of task ${n.id}`,key:`fix ${f.task.id}`,since:p});return[{type:"tasks_added",after:f.after,tasks:[{...xr(f.task),addedBy:"review"}],plan:ht(e,JSON.stringify(f.plan)),commit:m,cause:`review\
 of task ${n.id}, iteration ${r.iteration}`,feedback:ht(e,vr(r.verdict))}]}var Pe=u(y(),1);var qr=require("node:fs"),Ir=require("node:path"),x=u(y(),1);function jr(e,t,n){let r=(0,x.findRepository)(e),i=(0,x.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:s}=r,a=(0,Ir.join)(s,`ultraplan-index-${I(4).toString(
"hex")}`),c=t.map(({path:f,from:p})=>({path:f,was:ps(o,p,f)})),d=c.filter(({path:f})=>ms(o,f));try{(0,x.git)(o,["read-tree",i],{index:a});for(let{path:m,was:l}of c){let S=l?["--add","--cacheinfo",`${l.
mode},${l.blob},${m}`]:["--force-remove","--",m];(0,x.git)(o,["update-index",...S],{index:a})}let f=(0,x.git)(o,["write-tree"],{index:a}).trim(),p=(0,x.git)(o,[...lt,"commit-tree",f,"-p",i],{input:n}).
trim();(0,x.git)(o,["update-ref","-m",`ultraplan: ${n.split(`
`)[0]}`,"HEAD",p,i]);for(let{path:m,was:l}of d)l?(0,x.git)(o,["checkout","--quiet",p,"--",`:(top,literal)${m}`]):(0,x.git)(o,["rm","--quiet","--force","--ignore-unmatch","--",`:(top,literal)${m}`]);return p}finally{
(0,qr.rmSync)(a,{force:!0})}}function ps(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,x.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&r[2]?{mode:r[1],blob:r[2]}:void 0}var ms=(e,t)=>(0,x.tryGit)(
e,["diff","--quiet","--no-ext-diff","HEAD","--",`:(top,literal)${t}`])!==void 0;var Nr=u(pe(),1);function wt({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let c=o?.commit??s;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Pr(e,t){let n=(0,Nr.fixTasksOf)(e,t).at(-1),r=n?ls(e,n):[];!n||r.length===0||jr(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function ls(e,t){let{root:n}=e,r=(0,Pe.headCommit)(n);if(r===void 0)return[];let i=N(e),o=wt(t,r).map(s=>({...s,paths:new Set(j(n,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].
filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:f})=>f.has(s)),c=a.every(({to:f},p)=>Ne(n,f,s)===Ne(n,a[p+1]?.from??r,s)),[d]=a;return d&&c?[{path:s,from:d.from}]:[]})}function Cr(e,t,n,r){let i=wt(
t,r).find(({from:o,to:s})=>j(e.root,o,s).includes(n));return i!==void 0&&Ne(e.root,i.from,n)===Ne(e.root,r,n)}var Ne=(e,t,n)=>(0,Pe.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Br(e){if(!((0,Ce.reviewWork)(e.run)&&Re(e.run.root)!==e.run.branch))for(;(0,Ce.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?gs(e.dir,r):[]);e.run=t;for(let r of n)r.type===
"task_approved"&&pn(e,r.task);if(n.length===0)return}}function gs(e,t){let n=(0,Ce.reviewWork)(t);return n?n.kind==="fix"?Fr(e,t,n.task,n.record):(n.takeBack&&Pr(t,n.task),[hs(t,n.task)]):[]}function hs(e,t){
let n=Ee(e,t);if(n===void 0)throw new Error(`task ${t.id} has no commit to approve`);let r=Ar(e,t),i=e.tasks.flatMap(d=>d.approvedHead??d.approvedCommit??[]),o=vn(e.root,[n,...i]),s={type:"task_approv\
ed",task:t.id,commit:n};if(r.length===0)return o===n?s:{...s,head:o};let a=Fe(e,[je(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`\
approve ${t.id} attempt ${t.attempts.length}`,since:n}),c=e.knownHead!==void 0&&(0,St.fixTasksOf)(e,t).some(d=>d.givenUp)&&Mr(e,t,e.knownHead,a);return{...s,head:Mr(e,t,o,a)?a:o,...c?{known:a}:{}}}function Mr(e,t,n,r){
let i=(0,St.fixTasksOf)(e,t).filter(s=>s.givenUp),o=[N(e),...i.length>0?[t.file]:[]];return j(e.root,n,r).every(s=>o.includes(s)||i.some(a=>Cr(e,a,s,r)))}var F=require("node:fs"),Dr=require("node:path"),Hr=u(K(),1);function Lr(e,t){if(ne(e,t).kind!=="wait"||e.state!=="running")return;let n=e.tickets.find(o=>o.judging?.deferred)?.judging?.process.pid;if(n!==void 0)return{proof:n};if(e.tickets.length>0)return;let i=e.
tasks.flatMap(o=>o.status==="failed"&&o.notBefore&&o.notBefore>t.toISOString()?[o.notBefore]:[]).sort()[0];return i===void 0?void 0:{until:i}}var Wr=u(fe(),1);function $t(e,t,n){let r=(0,Wr.waitingFile)(t,e.session);if(!Lr(e,n)){(0,F.rmSync)(r,{force:!0});return}ks(r)||((0,F.mkdirSync)((0,Dr.dirname)(r),{recursive:!0,mode:448}),(0,F.writeFileSync)(
r,"",{mode:384}))}function ks(e){try{return JSON.parse((0,F.readFileSync)(e,"utf8"))}catch{return}}var Vr=3;function Yr(e,t,n){let{journal:r,dir:i}=e;Br(e);let o=gn(e.run);o.length>0&&(e.run=r.update(()=>o).state);let s=()=>(0,Ur.headCommit)(e.run.root)??e.run.base,a=xs(e.run,n);if(a)return $t(e.run,
e.home,n),at(e),{action:a,text:Gr(e.run,a,s).text};fn(e);let c,{state:d}=r.update(p=>{if(!p)return[];let m=ne(p,n),{events:l,text:S}=Gr(p,m,s);c={action:m,text:S};let g=q("sha256").update(S).digest("h\
ex").slice(0,16),xe={type:"directive_given",digest:g,via:t},di=m.kind==="done"&&p.state==="running"?[...it(p,s()),{type:"run_finished",commit:s()}]:[];if(t==="stop"&&m.kind==="dispatch"&&l.length===0&&
ys(p,g)){let Et=`the session stopped ${Vr} times without following: ${S.split(`
`)[0]}`;return c={action:{kind:"wait",reason:`${Et}; the run is parked, /ultraplan:resume goes on`},text:""},[xe,{type:"run_parked",cause:Et}]}return[...l,...di,xe]});if(!c||!d)throw new Error("the ru\
n has no state");let f=d.state==="finished"&&e.run.state!=="finished";return e.run=d,d.state==="finished"&&(0,Jr.letGo)(e.home,d,i),$t(d,e.home,n),Yn(d,i),at(e),f?{...c,summary:Zt(d)}:c}function xs(e,t){
let n=ne(e,t);if(!(n.kind==="dispatch"||n.kind==="done"&&e.state==="running"))return n}var ys=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Vr;function Gr(e,t,n){switch(t.kind){case"dispatch":return ws(
e,vs(e,t.agents),n);case"wait":return{events:[],text:Be(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:At(t.question,t.options)};case"\
done":return{events:[],text:Be(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}function vs(e,t){let n=t.filter(({role:r})=>r===t[0]?.role);return n.slice(0,Ft(bt(e,n),Rt()))}
var bt=(e,t)=>t.map(n=>Sn(e,n));function ws(e,t,n){let r=t.length>1?Rt():void 0,i=[],o=t.map(c=>{let d=e.tickets.find(p=>!p.redeemedAt&&p.task===c.task&&p.role===c.role&&p.iteration===c.iteration);if(d)
return d;let f=Rt();return c.role==="spec-executor"&&i.length===0&&i.push(...it(e,n())),i.push({type:"ticket_issued",ticket:f,base:n(),...r?{group:r}:{},...c}),{id:f,...r?{group:r}:{}}}),[s]=o,a=s?.group;
return{events:i,text:a!==void 0&&o.every(c=>c.group===a)&&t.length>1?Le(bt(e,t),a):Le(bt(e,t.slice(0,1)),s?.id??"")}}var Rt=()=>I(8).toString("hex");var ei=u(K(),1),ti=u($(),1);var ee=require("node:fs"),Q=require("node:path");function zr(e,t){if(!(0,ee.existsSync)(e))return!0;let n=(0,Q.dirname)(e);return Kr(n).map(r=>(0,Q.join)(n,r,"subagents")).flatMap(r=>Kr(r).map(i=>(0,Q.join)(r,i))).some(r=>r.endsWith(".meta.json")&&Ss(
r)?.toolUseId===t)}function Ss(e){try{return JSON.parse((0,ee.readFileSync)(e,"utf8"))}catch{return}}function Kr(e){try{return(0,ee.readdirSync)(e)}catch{return[]}}var B=require("node:fs"),$s=256*1024;function Zr(e,t){for(let n of Rs(e).split(`
`).reverse()){if(!n.includes(t))continue;let r=bs(n).find(i=>i.tool_use_id===t&&i.is_error);if(r)return typeof r.content=="string"?r.content:JSON.stringify(r.content)}}function bs(e){try{let{message:t}=JSON.
parse(e);return Array.isArray(t?.content)?t.content:[]}catch{return[]}}function Rs(e){let t;try{t=(0,B.openSync)(e,"r");let{size:n}=(0,B.fstatSync)(t),r=Buffer.alloc(Math.min(n,$s));return(0,B.readSync)(
t,r,0,r.length,n-r.length),r.toString("utf8")}catch{return""}finally{t!==void 0&&(0,B.closeSync)(t)}}var he=require("node:fs"),Tt=require("node:path");var Xr=(e,t)=>(0,Tt.join)(e,"started",t);function Ts(e,t,n){(0,he.mkdirSync)(Xr(e,t),{recursive:!0}),(0,he.writeFileSync)((0,Tt.join)(Xr(e,t),n),"")}var Qr=(e,t,n)=>Ts(e,t,Os(n)),Es="call-",Os=e=>`${Es}${e.
replace(/[^\w-]/g,"")}`;function ni(e,t,n,r){let{state:i}=e.journal.update(o=>{let s=o?.tickets.find(a=>a.toolUseId===t);return s&&s.agentId!==n?[{type:"agent_launched",ticket:s.id,agentId:n,...r?{model:r}:{}}]:[]});return i!==
void 0&&i.tickets.length>0&&i.tickets.every(o=>o.redeemedAt)}function ri(e,t,n,r){let{state:i}=e.journal.update(o=>{let s=o?.tasks.flatMap(a=>[...a.attempts,...a.reviews]).find(a=>a.toolUseId===t&&a.ticket!==
void 0);return!s?.ticket||s.model===r?[]:[{type:"agent_launched",ticket:s.ticket,agentId:n,model:r}]});e.run=i}function ii(e,t,n){_s(e,r=>r.toolUseId===t,n)}var oi=({run:e})=>e.tickets.some(t=>t.redeemedAt!==
void 0&&!t.judging?.deferred);function _s(e,t,n){if(!e.run.tickets.some(t))return;let{state:r}=e.journal.update(i=>(i?.tickets??[]).filter(o=>t(o)).flatMap(o=>As(e,o,n)));e.run=r}function As({run:e,dir:t},n,{how:r,transcript:i,error:o}){
let{toolUseId:s}=n;if(s===void 0||n.agentId||n.judging||zr(i,s))return qs(e,n,r);n.isolated&&Qr(t,n.base,s);let a=(0,ti.oneLine)(o??Zr(i,s)??"the client, one of its rules or another hook refused it");
return[{type:"agent_not_started",ticket:n.id,cause:a.slice(0,Fs)}]}var Fs=200;function qs(e,t,n){let r={ticket:t.id,...Is(e,t)};return t.judging?(0,ei.isAlive)(t.judging.process)?[]:[{type:"agent_lost",
...r,cause:"the claim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lost",...r,cause:n,failure:"EXECUTION_FAILURE"}]}function Is(e,t){let r=t.role==="spec-executor"&&!t.isolated?et(e):void 0;return r===
void 0?{}:{head:r}}var si=u(K(),1);function ai(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,si.isSameStart)(n,t.client.startedAt)}var ci=u(ot(),1);var L=e=>typeof e=="string"?e:"";var ke={kind:"pass"};var js=(e,{session:t,now:n})=>{if(!L(e.tool_input?.subagent_type).startsWith("ultraplan:"))return ke;let r=(0,ci.openActiveRun)(t.home,t.id);if(!r||!ai(r.run,t))return ke;let i=L(e.tool_use_id),o=L(e.
tool_response?.agentId),s=L(e.tool_response?.resolvedModel);if(L(e.tool_response?.status)==="async_launched")return ni(r,i,o,s)?{kind:"end-turn",reason:"ultraplan goes on when the agent is back"}:ke;s&&
ri(r,i,o,s),ii(r,i,{how:"the agent came back without a claim that could be judged",transcript:L(e.transcript_path),...e.error?{error:L(e.error)}:{}});let{action:a,text:c,summary:d}=Yr(r,"agent-back",n);
return a.kind==="wait"&&oi(r)?ke:{kind:"context",text:c,...d?{show:d}:{}}};0&&(module.exports={hook});
