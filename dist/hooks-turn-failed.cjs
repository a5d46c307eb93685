const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Mr=Object.create;var K=Object.defineProperty;var jr=Object.getOwnPropertyDescriptor;var Lr=Object.getOwnPropertyNames;var Wr=Object.getPrototypeOf,Hr=Object.prototype.hasOwnProperty;var h=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Gr=(e,t)=>{for(var n in t)K(e,n,{get:t[n],enumerable:!0})},Ke=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Lr(t))!Hr.call(e,i)&&i!==n&&K(e,i,{get:()=>t[i],enumerable:!(r=jr(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?Mr(Wr(e)):{},Ke(t||!e||!e.__esModule?K(n,"default",{value:e,enumerable:!0}):n,e)),Ur=e=>Ke(K({},"__esModule",{value:!0}),e);var b=h((Co,ze)=>{ze.exports=require("./open-run.cjs").model_task_name});var ue=h((Bo,Ye)=>{Ye.exports=require("./open-run.cjs").run_groups});var Xe=h((Mo,Qe)=>{Qe.exports=require("./open-run.cjs").run_policy});var fe=h((jo,Ze)=>{Ze.exports=require("./open-run.cjs").run_reviews});var x=h((Uo,rt)=>{rt.exports=require("./open-run.cjs").io_git});var ft=h((Ko,ut)=>{ut.exports=require("./open-run.cjs").view_summary_text});var lt=h((zo,pt)=>{pt.exports=require("./open-run.cjs").engine_active});var B=h((Yo,mt)=>{mt.exports=require("./open-run.cjs").run_change});var M=h((Qo,gt)=>{gt.exports=require("./open-run.cjs").engine_places});var j=h((vs,Ht)=>{Ht.exports=require("./open-run.cjs").run_spec_review});var $e=h((Rs,Ut)=>{Ut.exports=require("./open-run.cjs").io_files});var Vt=h((Ss,Jt)=>{Jt.exports=require("./open-run.cjs").journal_journal_error});var sn=h((Gs,on)=>{on.exports=require("./open-run.cjs").run_held_files});var cn=h((Us,an)=>{an.exports=require("./open-run.cjs").io_git_status});var H=h((ra,kn)=>{kn.exports=require("./open-run.cjs").io_process_ref});var bn=h((sa,vn)=>{vn.exports=require("./open-run.cjs").run_announcements});var Pe=h((aa,Rn)=>{Rn.exports=require("./open-run.cjs").view_terminal});var Ie=h((ca,Sn)=>{Sn.exports=require("./open-run.cjs").engine_open_run});var Fe=h((la,$n)=>{$n.exports=require("./open-run.cjs").engine_publish_views});var On=h((ma,En)=>{En.exports=require("./open-run.cjs").run_review_work});var Jn=h((Ta,Un)=>{Un.exports=require("./open-run.cjs").run_review_index});var Kn=h((_a,Vn)=>{Vn.exports=require("./open-run.cjs").run_review_need});var Yn=h((Aa,zn)=>{zn.exports=require("./open-run.cjs").view_markdown});var Xn=h((Pa,Qn)=>{Qn.exports=require("./open-run.cjs").view_width});var No={};Gr(No,{hook:()=>Fo});module.exports=Ur(No);var Ir=require("node:timers/promises");var me=d(b(),1),y=d(ue(),1),et=d(Xe(),1),tt=d(fe(),1);function P(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run \
was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ult\
raplan:resume goes on`};case"halted":return pe([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...Jr(e),"/ultraplan:resume","/ultraplan:cancel"]},...le(e).map(n=>({...n,options:[]}))]);case"\
running":return Vr(e,t)}}function Jr(e){let[t,...n]=e.tasks.filter(y.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function Vr(e,t){let n=e.tickets.filter(o=>o.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Yr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,tt.nextReviews)(
e,o,t));return i.length>0?{kind:"dispatch",agents:i}:Kr(e,t)}function Kr(e,t){let n,r=(0,y.readiness)(e);for(let[o,s]of e.tasks.entries()){if((0,y.isDone)(s)||(0,y.isStuck)(s)||!r(o))continue;let a=s.
notBefore!==void 0&&s.notBefore>t.toISOString();if(!((s.status==="reviewing"||s.status==="verifying")&&!a)){if(s.kind==="checkpoint")return pe([Qr(s),...le(e)]);if(a&&s.notBefore!==void 0){(n===void 0||
s.notBefore<n)&&(n=s.notBefore);continue}return zr(e,o,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(y.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=le(e);return pe(i.length>0?i:[Zr(e)])}function zr(e,t,n){let r=(0,y.parallelGroup)(e,t).filter(s=>!(0,y.isDone)(s)&&!(0,y.isStuck)(s)&&n(e.tasks.indexOf(s))&&s.attempts.length===0&&!s.
notStarted),i=e.tasks[t],o=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:o.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:o.length>1}))}}
function Yr(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function pe([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function Qr(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var le=e=>e.tasks.filter(y.isStuck).map(ge);function ge(e){let t=(0,et.attemptsUsed)(e);return{task:e.id,question:`${(0,me.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${Xr(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function Xr({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var Zr=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,y.isDone)(t)).map(me.taskWord).join(", ")} wait for each oth\
er`,options:["/ultraplan:cancel"]});var ei=new Set(["rate_limit","overloaded","server_error","api_error","timeout","unknown"]);function nt(e,t){let{first:n,most:r,tries:i}=e.config.overnight,o=e.failedTurns??0;return ei.has(t)?o>=i?{kind:"\
park",cause:`${o+1} turns in a row ended with ${t}`}:{kind:"wake",afterSeconds:Math.min(r,n*2**o)}:{kind:"park",cause:`the service refused: ${t}`}}function he(e,t){let n=P(e,t);if(n.kind!=="wait"||e.state!==
"running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.until===void 0?void 0:{until:n.until}}var $=(...e)=>require("node:crypto").createHash(...e);var E=(...e)=>require("node:crypto").randomBytes(...e);var wr=d(x(),1);function it(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(ti).join(`
`)}`}var ti=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${ni(r,e)}`)].join(`
`);function ni(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --task ${t} --longer`;case"skip":return`\
/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function ke(e,t){let n=400-Buffer.byteLength(z("",t));return z(dt(we(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var z=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function ot(e){let t=we([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,o)=>{let s=e.length-i,a=e.slice(0,i).map(({question:u})=>oi(ye(u,o))),c=s>0?[`And ${s}\
 more: /ultraplan:status.`]:[];return z(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return ct(200,i=>n(r,i))}var xe=(e,t)=>ct(40,n=>at(e,t,n));function st(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(at(e.slice(0,n),t,0))>400;)n--;return n}function at(e,t,n){let r={};
for(let o of e){let s=`ultraplan:${o.role}`;r[s]=[...r[s]??[],ri(o,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return z(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function ct(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function ri({task:e,title:t,place:n,attempt:r},i=40){return`${[ii(e),ye(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var ii=e=>dt(ye(e,48),
48);var oi=e=>e.trim().replace(/(?<![.?!])$/,"."),ye=(e,t)=>[...we(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),we=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function dt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var vr=d(ue(),1);var br=d(ft(),1),Rr=d(lt(),1);var I=d(x(),1),St=d(B(),1),Q=d(M(),1);var be=d(x(),1);function ht(e,t){return JSON.stringify(ve(e),void 0,t)}function ve(e){if(Array.isArray(e))return e.map(ve);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,ve(r)]))}var kt=d(M(),1);function xt(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let o=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...o===void 0?{}:{base:o},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:si(i)}}function si(e){return $("sha256").update(ht(e??{})).digest("hex")}function yt(e,t,n){(0,be.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${kt.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}var vt=require("node:fs"),bt=require("node:path"),Rt=d(x(),1);function Y(e){let[,t]=wt.exec(ai(e))??[];if(t!==void 0)return t;let[,n]=wt.exec(`ref: ${(0,Rt.tryGit)(e,["symbolic-ref","--quiet","HEAD"])??""}`)??[];return n}var wt=/^ref: refs\/heads\/(?!\.invalid$)(.+)$/m;
function ai(e){try{return(0,vt.readFileSync)((0,bt.join)(e,".git","HEAD"),"utf8")}catch{return""}}function di({journal:e}){e.update(t=>(t&&(0,I.git)(t.root,["update-ref",(0,Q.approvedRef)(t.id),t.approvedHead]),[]))}function $t(e){if(ui(e.run))return;let t=(0,Q.approvedRef)(e.run.id),{state:n}=e.journal.
update(r=>{if(!r)return[];let i=(0,I.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,o=(0,I.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,I.git)(
r.root,["update-ref",t,r.approvedHead]),o?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function Et(e,t){let{run:n}=e;di(e);let r=(0,St.taskOf)(n,t),i=r&&xt(n,r);
i&&yt(n.root,i.commit,i)}function ui(e){return((0,I.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,Q.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var Ot=d(x(),1),Tt=d(b(),1),_t=d(M(),1);function At(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=fi(e)??li(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}function fi(e){let t=Y(e.root);return t===
e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultraplan:resume  [history/branch]`}var pi=3;function li(e){let t=e.
tasks.filter(c=>c.approvedCommit!==void 0).sort((c,u)=>(u.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set([n,e.approvedHead])].every(c=>Re(e.root,c)))return;let o=t.
filter(c=>!Re(e.root,c.approvedCommit??"")).slice(0,pi).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of ${(0,Tt.taskWord)(c)}, which was approved,`).join(" and "),s=Re(e.root,e.base)?`commit ${e.
approvedHead.slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${o||s} is not in the history of ${e.branch} any more; br\
ing it back (git merge ${(0,_t.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Re(e,t){return t===""||(0,Ot.tryGit)(e,["merge-base","--is-ancestor",t,
"HEAD"])!==void 0}var W=d(x(),1);var Pt=d(x(),1);function O(e,t,n){return(0,Pt.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Bt=require("node:fs"),Mt=require("node:path"),jt=d(x(),1);var It=require("node:fs");var mi="<!-- ultraplan:command=implement -->",qt=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${mi}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function Ft(e){try{return(0,It.readFileSync)(e,"utf8")}catch{return}}var Se=require("node:path");var gi=e=>(0,Se.join)(e,"ultraplan","init.json");function Nt(e){let t=Ft(gi(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var Dt=e=>$("sha256").update(e).digest("hex");var hi=d(x(),1),ki="# ultraplan: pre-push",Ct=`#!/bin/sh
${ki}
# Refuses to push work of a run that the gate has not approved. \`ultraplan init\` wrote it, \`ultraplan init --undo\` removes it.
runs=$(git rev-parse --git-common-dir)/ultraplan/runs
refused=0
while read -r local_ref local_id remote_ref remote_id; do
  # A deletion sends nothing; what is no commit holds no work.
  case $local_id in *[!0]*) ;; *) continue ;; esac
  commit=$(git rev-parse --verify --quiet "$local_id^{commit}") || continue
  for file in "$runs"/*/work; do
    [ -f "$file" ] || continue
    run=\${file%/work}
    run=\${run##*/}
    work=$(cat "$file")
    approved=$(git rev-parse --verify --quiet "refs/ultraplan/$run/approved^{commit}") || continue
    # While the run goes on, the branches of its executors' worktrees hold work too.
    ended=1
    case $work in refs/*) ended= work="$work $(git for-each-ref --format='%(refname)' 'refs/heads/worktree-agent-*')" ;; esac
    shared=$(for tip in $work; do git merge-base --all "$commit" "$tip" 2>/dev/null; done)
    [ -n "$shared" ] || continue
    # What cannot be looked at is not let through.
    open=$(git rev-list --max-count=1 $shared --not "$approved" --) || open=unknown
    [ -n "$open" ] || continue
    short=$(git rev-parse --short "$approved")
    printf 'ultraplan: %s holds work of run %s that is not approved  [push/unapproved]\\n' "$local_ref" "$run" >&2
    printf '  approved is %s: git push %s %s:%s sends that; ultraplan status shows what is open\\n' "$short" "\${1:-origin}" "$short" "$remote_ref" >&2
    [ -z "$ended" ] || printf '  if you have looked at all of it: type /ultraplan:adopt --commits in Claude Code, and push again\\n' >&2
    refused=1
  done
done
exit $refused
`;function X(e,t,n){let{settings:r,files:i}=Nt(e),o=new Map([...Object.entries(i),...Object.entries(r).map(([s,{after:a}])=>[s,a])]);return new Set(t.filter(s=>{let a=o.get(s),c=a===void 0?void 0:n(s);return c!==
void 0&&Dt(c)===a&&wi(s,c)}))}var Lt=e=>t=>{try{return(0,Bt.readFileSync)((0,Mt.join)(e,t),"utf8")}catch{return}},Wt=(e,t)=>n=>(0,jt.tryGit)(e,["cat-file","blob",`${t}:${n}`]),xi=".ultraplan/config.ya\
ml",yi=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function wi(e,t){return e===xi?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===qt||t===Ct||yi.test(e)}var Te=require("node:path");var Xt=d(x(),1);var Oi=d(B(),1);var Gt=d(j(),1);function Z(e,t){return(0,Gt.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var Ee=require("node:path"),R=d($e(),1),T=d(Vt(),1),Kt=e=>$("sha256").update(e).digest("hex"),zt=(e,t)=>(0,Ee.join)(e,"evidence",t);function Oe(e,t,n={}){let r=n.files??R.realFiles,i=Ri(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Si(i,n.cap??Number.POSITIVE_INFINITY),a=Kt(o),c=zt(e,a);try{if((0,R.readIfThere)(r,c)?.equals(o)!==!0){
(0,R.ensureFolder)(r,(0,Ee.join)(e,"evidence"));let u=`${c}.${E(4).toString("hex")}.new`;(0,R.writeAtomic)(r,c,o,{temporary:u,sync:"both"})}}catch(u){throw(0,T.diskError)(u,c)}return{sha256:a,bytes:o.
length,cut:s}}function Yt(e,t,n=R.realFiles){let r=zt(e,t.sha256),i=(0,R.readIfThere)(n,r);if(i===void 0)throw new T.JournalError("evidence-missing",{file:r},vi,T.GO_ON);if(Kt(i)!==t.sha256)throw new T.JournalError(
"evidence-changed",{file:r},bi,T.GO_ON);return i.toString("utf8")}var vi="the evidence file is not there",bi="the evidence file was changed after it was written";function Ri(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Si(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=$i(e,Math.floor(r/2)),o=Ei(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var Qt=e=>e!==void 0&&(e&192)===
128;function $i(e,t){let n=t;for(;n>0&&t-n<3&&Qt(e[n]);)n-=1;return n}function Ei(e,t){let n=t;for(;n<e.length&&n-t<3&&Qt(e[n]);)n+=1;return n}function L(e,t){return JSON.parse(Yt(e,t.plan))}function N(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Zt=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Xt.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Ti=e=>Te.posix.dirname(e.planFiles[0]?.path??""),_=e=>Te.posix.join(Ti(e),".progress.md");var _i=20;function _e(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,W.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([_(e),...e.tasks.flatMap(({file:f,override:p})=>[f,...p&&
!p.adopted?p.left??[]:[]])]),s=O(r,i,t).filter(f=>!o.has(f));if(s.length===0)return[];let a=X(Ai(r),s,Wt(r,t)),c=s.filter(f=>!a.has(f));if(c.length===0)return[];let u=Number((0,W.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:u,files:c.slice(0,_i)}]}var Ai=e=>(0,W.findRepository)(e)?.commonDir??"";var Pi=/[*?{[]/,Ii=e=>Pi.test(e);function qi(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function Fi(e,t){let n=qi(e);return n===""||n==="."?n===".":n===t?!0:Ii(n)?Ni(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var tn=(e,t)=>e.some(n=>Fi(n,t)),en=new Map;
function Ni(e){let t=en.get(e);if(t)return t;let n=new RegExp(`^${Ci(e)}$`);return en.set(e,n),n}var Di=/[.+^$()|\\\]}]/;function Ci(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let o=e[r+2]==="/";t+=o?"(?:.*/)?":".*",r+=o?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let o=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${Bi(o)}\\]|[${o.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=o.length+
1}else t+=Di.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var Bi=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var nn=e=>e.slice(0,e.lastIndexOf("/")+1),Mi=e=>e.slice(e.lastIndexOf("/")+1);var ji=/^\.progress(-[\w.-]+)?\.md$/;function rn(e,t){return e.files.some(n=>n.path===t||nn(n.path)===nn(t)&&ji.test(Mi(t)))}var pn=d(b(),1),Ae=d(sn(),1);var dn=d(x(),1),un=d(cn(),1);function fn(e){let t=(0,dn.findRepository)(e.root);if(!t)return[];let n=(0,un.workStatus)(e.root).map(({path:i})=>i),r=X(t.commonDir,n,Lt(e.root));return n.filter(i=>!r.has(i))}function Li({run:e,dir:t}){let n=(0,Ae.heldFiles)(e);if(n.size===0)return;let r=L(t,e);return fn(e).filter(i=>n.has(i)&&!rn(r,i))}function ln(e,t){for(;;){let n=Wi(e,P(e.run,t));if(n.length===0)return;
e.run=e.journal.update(()=>n).state}}function Wi(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(u=>u.task===c)),o=i.length>0?
Li(e)??[]:[];if(o.length===0)return[];let s=(0,Ae.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:u}=N(L(r,n),a),f=o.filter(w=>tn([...c,...u],w)),[p]=f;if(p===void 0)return[];let l=s.get(
p),m=`it names ${f.join(", ")}, left uncommitted when ${l?(0,pn.wordFor)(n.tasks,l.task):"another task"} was ${l?.how}: the person has to commit or stash that first, in a terminal of their own`;return[
{type:"task_blocked",task:a,cause:m}]})}var mn=d(B(),1),gn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,mn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var hn=(...e)=>require("node:child_process").spawn(...e);var xn=require("node:path"),yn=d(H(),1);function wn(e,t=process.env){let n=Hi(e,t);if(n.pid===void 0)throw new Error("a worker could not be started");let r=(0,yn.processStart)(n.pid);return r===void 0?
{pid:n.pid}:{pid:n.pid,startedAt:r}}function Hi(e,t){let n=(0,xn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=hn(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});return r.unref(),r}var Gi=d(b(),1),qe=d(bn(),1),Ui=d(B(),1),Ji=d(Pe(),1),Vi=d(Ie(),1);function G(e){if(e.run.config.webhook===void 0||(0,qe.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(
i=>{let o=i?(0,qe.announcements)(i):[];return o.length>0?[{type:"announced",about:o}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&wn(["notify",e.dir,e.home,String(r.seq)])}var Sr=d(Fe(),1);var Le=d(b(),1);var de=d(On(),1),We=d(j(),1);var D=require("node:fs"),ee=require("node:path"),U=d(x(),1);var Tn=require("node:fs"),_n=require("node:path"),An=d($e(),1),k=d(x(),1),Ne=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],Pn=5;function In(e,t,n){for(let r=1;;r+=1){let i=(0,k.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Ki(e,i,t(i),n)}catch(o){if(r===Pn||(0,k.headCommit)(e)===i)throw o}}}function Ki(e,t,n,r){let i=(0,k.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let o=(0,_n.join)(i.gitDir,`ultraplan-index-${E(4).toString("hex")}`),{root:s}=i;try{(0,k.git)(s,["read-tree",t],{index:o});let a=n.map(({path:f,text:p})=>{let l=(0,k.git)(
s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:f,blob:l,mode:Qi(s,t,f),was:Yi(s,t,f)}});for(let{path:f,blob:p,mode:l}of a)(0,k.git)(s,["update-index","--add","--cacheinfo",`${l},${p},${f}`],
{index:o});let c=(0,k.git)(s,["write-tree"],{index:o}).trim(),u=(0,k.git)(s,[...Ne,"commit-tree",c,"-p",t],{input:r}).trim();(0,k.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",u,t]);for(let{path:f,blob:p,mode:l,was:m}of a)zi(s,f,p,l,m);return u}finally{(0,Tn.rmSync)(o,{force:!0})}}function zi(e,t,n,r,i){if((0,k.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=Pn;s+=1){if((0,k.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,An.sleep)(40)}}var Yi=(e,t,n)=>(0,k.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Qi(e,t,n){let r=(0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function qn(e,t,n){return((0,k.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var Fn=(e,t)=>(0,k.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function te(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=(0,U.headCommit)(o);if(!a)throw new Error("the repository has no commit");let c=qn(o,i,a).find(({message:l})=>l.
split(`
`).includes(s));if(c)return c.commit;let u=t.filter(({path:l})=>(0,U.committedText)(o,a,l)!==void 0||!Fn(o,l)),f=l=>u.map(({path:m,change:w})=>({path:m,text:w((0,U.committedText)(o,l,m))})),p=u.length>
0?In(o,f,`${n}

${s}
`):a;for(let l of t)Xi((0,ee.join)(o,l.path),l);return p}function Xi(e,{change:t}){let n;try{n=(0,D.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,D.mkdirSync)((0,ee.dirname)(e),{recursive:!0}),
(0,D.writeFileSync)(e,t(n))}var F=d(b(),1);var De=d(b(),1);function Nn(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=Cn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${ne(r)}`,"    1. Revie\
w the finding details","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}\
" addressed`,`  - **Verify**: ${to(t)}`,`  - **Commit**: \`${Dn(o,t)}\``].map(c=>s+c)}var Zi=7;function Ce(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,u=Cn(a);return{id:e,title:`Fix\
: ${u}`,...i.name===void 0?{}:{name:eo(e,i,u)},file:i.file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${ne(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${u}" addressed`],verify:i.verify.map(f=>({...f,line:r+Zi})),commit:Dn(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var eo=(e,t,n)=>`Fix ${e.slice(e.lastIndexOf(".")+1)} of ${(0,De.shortWord)(t)}: ${n}`,Dn=(e,t)=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from ${(0,De.shortWord)(t)}`;function to({verify:e}){
let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return ne(e[0]?.text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.
max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}var no=1e3,ro=100,ne=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll(
"`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(/\s+/g," ").trim().slice(0,no),Cn=e=>ne(e).slice(0,ro).trim(),Be=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var io=/\r\n|\n|\r/g;function Mn(e){let t=[],n=0;for(let r of e.matchAll(io))t.push(Bn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(Bn(e.slice(n),n)),t}function Bn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var oo=3;function so(e,t){if(!(ao(e,t)>=oo))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function ao(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function Ln(e,t){let{original:n}=t,r=so(e,n);if(r===void 0)return;let o=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(g=>g.path===n.file)?.text??"",a=Nn(r,t,Be(n));if(!n.box){let g={...Ce(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:jn(e.tasks,o,g)},task:g,after:o.id,insert:A=>A}}
let c=o.endLine,u=Mn(s)[c]?.blank===!0,f=u?["",...a]:a,p=g=>co(g,o,f),l=c+1+(u?1:0),m={...Ce(r,t,a,l),box:{line:l,column:Be(n).length+3+1}},w=e.tasks.map(g=>g.file===n.file?fo(g,c,f.length,o):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:jn(w,o,m)},task:m,after:o.id,insert:p}}function co(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=uo(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function uo(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function fo(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function jn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function Wn(e){let{id:t,title:n,name:r,file:i,line:o,kind:s,checkpoint:a,phase:c,wave:u,parallel:f,dependsOn:p,statesDependencies:l,files:m,tier:w,verification:g,securityReview:A,fixOf:C}=e;return{id:t,
title:n,file:i,line:o,kind:s,parallel:f,dependsOn:p,files:m,securityReview:A,doneBefore:e.ticked,...r===void 0?{}:{name:r},...l?{statesDependencies:l}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...u!==void 0?{wave:u}:{},...w?{tier:w}:{},...g?{verification:g}:{},...C?{fixOf:C}:{}}}function po(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function Hn(e,t,n=po(t)){let r=t.replace(lo,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var lo=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function Gn({feedback:e,findings:t}){let n=e||mo(t);return["A reviewer did not accept the work of the task that this one fixes:",Hn("what the reviewer wrote",n)].join(`
`)}var mo=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var re=d(b(),1),Me=d(Jn(),1),q=d(Kn(),1),or=d(fe(),1),ie=d(j(),1);var tr=d(Yn(),1),nr=d(Xn(),1),rr="## Review Suggestions",go=3,ho=300;function ir(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=ko(t),i=t.kind==="suggestions"?xo(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Zn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=Zn(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var Zn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,er=e=>J(e).replace(/^./u,t=>t.toUpperCase()),J=e=>(0,nr.cut)((0,tr.markdownLine)(e),ho);function ko(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next}\
)`];case"review":{let t=e.findings.slice(0,go).map(n=>`  - ${J(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings\
: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstand\
ing issues: ${e.findings.map(J).join("; ")||"none named"}`];case"fix-given-up":return[`${er(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(J).join(
"; ")||"none named"}`];case"suggestions":return[rr,"",...e.suggestions.map(t=>`- ${er(e.task)}: ${J(t)}`)]}}function xo(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];
o!==void 0&&(t=t===""?o:o.startsWith(t)?"":t);let s=t===""&&o===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===rr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var oe=(e,t)=>({path:_(e),change:n=>t.reduce(ir,n??"")});function V(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,Me.taskIndex)(
e,(0,q.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function sr(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,ie.specRecords)(
t).at(-1);if(!(0,q.needsSpecReview)(e,t))return yo(e,t);let r=(0,or.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:(0,re.taskWord)(
t),suggestions:o}]:[];switch(r.how){case"suggested":return[V(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[V(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,ie.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:(0,re.fixWord)(a),findings:i}]:[]}case"with-batch":return[];case"passed":case"no-sign\
al":return[V(e,t,n,"proceeded")]}}function yo(e,t){let n=(0,q.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,q.nextReviewIndex)(e,(0,Me.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",
next:i}]:[]}function ar(e,t,n,r){let i=L(e,t),o=N(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,u=s.filter(m=>!a.includes(m)),f=Ln(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(m=>N(
i,m).files))],summary:u[0]??"review finding",finding:u.join("; ")||c,scope:t.spec}),p=Z(t,n);if(!f||p===void 0)throw new Error(`no fix task can be made for ${(0,F.taskWord)(n)}`);let l=te(t,[...f.task.
box?[{path:o.file,change:m=>f.insert(m??"")}]:[],oe(t,[V(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:(0,F.taskWord)(n),suggestions:a}]:[]])],{subject:`docs(${t.spec}): add ${(0,F.fixWord)(
f.task)} from the review of ${(0,F.taskWord)(n)}`,key:`fix ${f.task.id}`,since:p});return[{type:"tasks_added",after:f.after,tasks:[{...Wn(f.task),addedBy:"review"}],plan:Oe(e,JSON.stringify(f.plan)),commit:l,
cause:`review of ${(0,F.taskWord)(n)}, iteration ${r.iteration}`,feedback:Oe(e,Gn(r.verdict))}]}var ae=d(x(),1);var cr=require("node:fs"),dr=require("node:path"),v=d(x(),1);function ur(e,t,n){let r=(0,v.findRepository)(e),i=(0,v.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:s}=r,a=(0,dr.join)(s,`ultraplan-index-${E(4).toString(
"hex")}`),c=t.filter(({path:u})=>vo(o,u)).map(({path:u,from:f})=>({path:u,was:wo(o,f,u)}));if(c.length!==0)try{(0,v.git)(o,["read-tree",i],{index:a});for(let{path:p,was:l}of c){let m=l?["--add","--cac\
heinfo",`${l.mode},${l.blob},${p}`]:["--force-remove","--",p];(0,v.git)(o,["update-index",...m],{index:a})}let u=(0,v.git)(o,["write-tree"],{index:a}).trim(),f=(0,v.git)(o,[...Ne,"commit-tree",u,"-p",
i],{input:n}).trim();return Ro(o,f)?f:void 0}finally{(0,cr.rmSync)(a,{force:!0})}}function wo(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,v.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&
r[2]?{mode:r[1],blob:r[2]}:void 0}var vo=(e,t)=>(0,v.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",bo=["-c","core.hooksPath=/dev/null","merge","--quiet","-\
-ff-only","--no-overwrite-ignore"],Ro=(e,t)=>(0,v.tryGit)(e,[...bo,t])!==void 0;var ce=d(b(),1),fr=d(j(),1);function je({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let c=o?.commit??s;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function pr(e,t){let n=(0,fr.fixTasksOf)(e,t).at(-1),r=n?So(e,n):[];!n||r.length===0||ur(e.root,r,`revert(${e.spec}): keep the original implementation of ${(0,ce.taskWord)(t)}

The ${(0,ce.fixWord)(n)} failed twice.
`)}function So(e,t){let{root:n}=e,r=(0,ae.headCommit)(n);if(r===void 0)return[];let i=_(e),o=je(t,r).map(s=>({...s,paths:new Set(O(n,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].
filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:f})=>f.has(s)),c=a.every(({to:f},p)=>se(n,f,s)===se(n,a[p+1]?.from??r,s)),[u]=a;return u&&c?[{path:s,from:u.from}]:[]})}function lr(e,t,n,r){let i=je(
t,r).find(({from:o,to:s})=>O(e.root,o,s).includes(n));return i!==void 0&&se(e.root,i.from,n)===se(e.root,r,n)}var se=(e,t,n)=>(0,ae.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function gr(e){if(!((0,de.reviewWork)(e.run)&&Y(e.run.root)!==e.run.branch))for(;(0,de.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?$o(e.dir,r):[]);e.run=t;for(let r of n)r.type===
"task_approved"&&Et(e,r.task);if(n.length===0)return}}function $o(e,t){let n=(0,de.reviewWork)(t);return n?n.kind==="fix"?ar(e,t,n.task,n.record):(n.takeBack&&pr(t,n.task),[Eo(t,n.task)]):[]}function Eo(e,t){
let n=Z(e,t);if(n===void 0)throw new Error(`${(0,Le.taskWord)(t)} has no commit to approve`);let r=sr(e,t),i=e.tasks.flatMap(u=>u.approvedHead??u.approvedCommit??[]),o=Zt(e.root,[n,...i]),s={type:"tas\
k_approved",task:t.id,commit:n};if(r.length===0)return o===n?s:{...s,head:o};let a=te(e,[oe(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of ${(0,Le.taskWord)(
t)}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n}),c=e.knownHead!==void 0&&(0,We.fixTasksOf)(e,t).some(u=>u.givenUp)&&mr(e,t,e.knownHead,a);return{...s,head:mr(e,t,o,a)?a:o,...c?{known:a}:
{}}}function mr(e,t,n,r){let i=(0,We.fixTasksOf)(e,t).filter(s=>s.givenUp),o=[_(e),...i.length>0?[t.file]:[]];return O(e.root,n,r).every(s=>o.includes(s)||i.some(a=>lr(e,a,s,r)))}var S=require("node:fs"),hr=require("node:path"),kr=d(H(),1);var xr=d(M(),1);function He(e,t,n){let r=(0,xr.waitingFile)(t,e.session);if(!he(e,n)){(0,S.rmSync)(r,{force:!0});return}Oo(r)||((0,S.mkdirSync)((0,hr.dirname)(r),{recursive:!0,mode:448}),(0,S.writeFileSync)(
r,"",{mode:384}))}function Oo(e){try{return JSON.parse((0,S.readFileSync)(e,"utf8"))}catch{return}}var $r=3;function Er(e,t,n){let{journal:r,dir:i}=e;gr(e);let o=At(e.run);o.length>0&&(e.run=r.update(()=>o).state),ln(e,n);let s=()=>(0,wr.headCommit)(e.run.root)??e.run.base,a=To(e.run,t,n);if(a)return He(
e.run,e.home,n),G(e),{action:a,text:yr(e.run,a,s).text};$t(e);let c,{state:u}=r.update(m=>{if(!m)return[];let w=P(m,n),{events:g,text:A}=yr(m,w,s);c={action:w,text:A};let C=$("sha256").update(A).digest(
"hex").slice(0,16),Je={type:"directive_given",digest:C,via:t},Br=w.kind==="done"&&m.state==="running"?[..._e(m,s()),{type:"run_finished",commit:s()}]:[];if(t==="stop"&&w.kind==="dispatch"&&g.length===
0&&_o(m,C)){let Ve=`the session stopped ${$r} times without following: ${A.split(`
`)[0]}`;return c={action:{kind:"wait",reason:`${Ve}; the run is parked, /ultraplan:resume goes on`},text:""},[Je,{type:"run_parked",cause:Ve}]}return[...g,...Br,Je]});if(!c||!u)throw new Error("the ru\
n has no state");let f=e.run,p=u.state==="finished"&&f.state!=="finished";if(e.run=u,u.state==="finished"&&(0,Rr.letGo)(e.home,u,i),He(u,e.home,n),(0,Sr.publishViews)(u,i),G(e),p)return{...c,summary:(0,br.renderSummary)(
u)};let l=Or(f);return(c.action.kind==="dispatch"||Tr(c.action,t))&&l.length>0?{...c,summary:`${l.join(`
`)}
other tasks, which do not depend on it, go on`}:c}var Or=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,vr.isStuck)(n)&&!t.includes(n.id)).map(n=>it({kind:"ask",...ge(n)})),Tr=(e,t)=>e.kind==="wait"&&t===
"notification";function To(e,t,n){let r=P(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return Tr(r,t)&&Or(e).length>0?void 0:r}var _o=(e,t)=>e.standing.digest===t&&e.standing.count+
1>=$r;function yr(e,t,n){switch(t.kind){case"dispatch":return Po(e,Ao(e,t.agents),n);case"wait":return{events:[],text:ke(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:
{}})};case"ask":return{events:[],text:ot([t,...t.also??[]])};case"done":return{events:[],text:ke(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}var Ao=(e,t)=>t.slice(0,st(
Ge(e,t),Ue())),Ge=(e,t)=>t.map(n=>gn(e,n));function Po(e,t,n){let r=t.length>1?Ue():void 0,i=[],o=t.map(c=>{let u=e.tickets.find(p=>!p.redeemedAt&&p.task===c.task&&p.role===c.role&&p.iteration===c.iteration);
if(u)return u;let f=Ue();return c.role==="spec-executor"&&i.length===0&&i.push(..._e(e,n())),i.push({type:"ticket_issued",ticket:f,base:n(),...r?{group:r}:{},...c}),{id:f,...r?{group:r}:{}}}),[s]=o,a=s?.
group;return{events:i,text:a!==void 0&&o.every(c=>c.group===a)&&t.length>1?xe(Ge(e,t),a):xe(Ge(e,t.slice(0,1)),s?.id??"")}}var Ue=()=>E(8).toString("hex");var Io=d(H(),1),qo=d(Pe(),1);var Ec=256*1024;var _r=d(H(),1);function Ar(e,t){return e.session===t.id&&(0,_r.isSameProcess)(e.client,t.client)}var qr=d(Ie(),1),Fr=d(Fe(),1);async function Nr(e,t,n){let r=Pr(e);if(r?.run.state!=="running")return;let i=nt(r.run,t),o=i.kind==="wake"?new Date(n.getTime()+i.afterSeconds*1e3):void 0,{state:s}=r.journal.update(()=>[{type:"turn_\
failed",error:t,...o?{wakeAt:o.toISOString()}:{}},...i.kind==="park"?[{type:"run_parked",cause:i.cause}]:[]]);if(r.run=s,(0,Fr.publishViews)(r.run,r.dir),G(r),!o)return;let{failedTurns:a}=r.run;await(0,Ir.setTimeout)(
Math.max(0,o.getTime()-Date.now()));let c=Pr(e);if(!(c?.run.state!=="running"||c.run.failedTurns!==a))return Er(c,"wake",new Date).text}function Pr(e){let t=(0,qr.openActiveRun)(e.home,e.id);return t&&
Ar(t.run,e)?t:void 0}var Dr=e=>typeof e=="string"?e:"";var Cr={kind:"pass"};var Fo=async(e,{session:t,now:n})=>{let r=await Nr(t,Dr(e.error)||"unknown",n);return r===void 0?Cr:{kind:"wake",text:r}};0&&(module.exports={hook});
