const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var _r=Object.create;var J=Object.defineProperty;var Ir=Object.getOwnPropertyDescriptor;var Fr=Object.getOwnPropertyNames;var Nr=Object.getPrototypeOf,Cr=Object.prototype.hasOwnProperty;var h=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Dr=(e,t)=>{for(var n in t)J(e,n,{get:t[n],enumerable:!0})},Ue=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Fr(t))!Cr.call(e,i)&&i!==n&&J(e,i,{get:()=>t[i],enumerable:!(r=Ir(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?_r(Nr(e)):{},Ue(t||!e||!e.__esModule?J(n,"default",{value:e,enumerable:!0}):n,e)),Br=e=>Ue(J({},"__esModule",{value:!0}),e);var k=h((Oo,Je)=>{Je.exports=require("./open-run.cjs").io_git});var le=h((Po,Ze)=>{Ze.exports=require("./open-run.cjs").run_groups});var b=h((qo,et)=>{et.exports=require("./open-run.cjs").model_task_name});var nt=h((_o,tt)=>{tt.exports=require("./open-run.cjs").run_policy});var me=h((Io,rt)=>{rt.exports=require("./open-run.cjs").run_reviews});var at=h((No,st)=>{st.exports=require("./open-run.cjs").view_summary_text});var dt=h((Co,ct)=>{ct.exports=require("./open-run.cjs").engine_active});var B=h((Do,ft)=>{ft.exports=require("./open-run.cjs").run_change});var M=h((Bo,ut)=>{ut.exports=require("./open-run.cjs").engine_places});var L=h((ds,Mt)=>{Mt.exports=require("./open-run.cjs").run_spec_review});var $e=h((us,jt)=>{jt.exports=require("./open-run.cjs").io_files});var Ht=h((ps,Wt)=>{Wt.exports=require("./open-run.cjs").journal_journal_error});var tn=h((_s,en)=>{en.exports=require("./open-run.cjs").run_held_files});var rn=h((Is,nn)=>{nn.exports=require("./open-run.cjs").io_git_status});var X=h((Us,ln)=>{ln.exports=require("./open-run.cjs").io_process_ref});var kn=h((Ks,xn)=>{xn.exports=require("./open-run.cjs").run_announcements});var vn=h((zs,yn)=>{yn.exports=require("./open-run.cjs").view_terminal});var Ae=h((Ys,wn)=>{wn.exports=require("./open-run.cjs").engine_open_run});var $n=h((ta,bn)=>{bn.exports=require("./open-run.cjs").engine_publish_views});var Sn=h((na,Rn)=>{Rn.exports=require("./open-run.cjs").run_review_work});var Gn=h((ha,Hn)=>{Hn.exports=require("./open-run.cjs").run_review_index});var Jn=h((xa,Un)=>{Un.exports=require("./open-run.cjs").run_review_need});var Kn=h((ka,Vn)=>{Vn.exports=require("./open-run.cjs").view_markdown});var Yn=h((ya,zn)=>{zn.exports=require("./open-run.cjs").view_width});var Ro={};Dr(Ro,{agentNotified:()=>$o});module.exports=Br(Ro);var S=(...e)=>require("node:crypto").createHash(...e);var E=(...e)=>require("node:crypto").randomBytes(...e);var yr=d(k(),1);function Ve(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(Mr).join(`
`)}`}var Mr=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${Lr(r,e)}`)].join(`
`);function Lr(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --task ${t} --longer`;case"skip":return`\
/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function de(e,t){let n=400-Buffer.byteLength(V("",t));return V(Xe(pe(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var V=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function Ke(e){let t=pe([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,s)=>{let o=e.length-i,a=e.slice(0,i).map(({question:f})=>Hr(ue(f,s))),c=o>0?[`And ${o}\
 more: /ultraplan:status.`]:[];return V(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return Qe(200,i=>n(r,i))}var fe=(e,t)=>Qe(40,n=>Ye(e,t,n));function ze(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(Ye(e.slice(0,n),t,0))>400;)n--;return n}function Ye(e,t,n){let r={};
for(let s of e){let o=`ultraplan:${s.role}`;r[o]=[...r[o]??[],jr(s,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return V(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function Qe(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function jr({task:e,title:t,place:n,attempt:r},i=40){return`${[Wr(e),ue(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Wr=e=>Xe(ue(e,48),
48);var Hr=e=>e.trim().replace(/(?<![.?!])$/,"."),ue=(e,t)=>[...pe(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),pe=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function Xe(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var vr=d(le(),1);var xe=d(b(),1),y=d(le(),1),it=d(nt(),1),ot=d(me(),1);function q(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run \
was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ult\
raplan:resume goes on`};case"halted":return ge([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...Gr(e),"/ultraplan:resume","/ultraplan:cancel"]},...he(e).map(n=>({...n,options:[]}))]);case"\
running":return Ur(e,t)}}function Gr(e){let[t,...n]=e.tasks.filter(y.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function Ur(e,t){let n=e.tickets.filter(s=>s.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Kr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,ot.nextReviews)(
e,s,t));return i.length>0?{kind:"dispatch",agents:i}:Jr(e,t)}function Jr(e,t){let n,r=(0,y.readiness)(e);for(let[s,o]of e.tasks.entries()){if((0,y.isDone)(o)||(0,y.isStuck)(o)||!r(s))continue;let a=o.
notBefore!==void 0&&o.notBefore>t.toISOString();if(!((o.status==="reviewing"||o.status==="verifying")&&!a)){if(o.kind==="checkpoint")return ge([zr(o),...he(e)]);if(a&&o.notBefore!==void 0){(n===void 0||
o.notBefore<n)&&(n=o.notBefore);continue}return Vr(e,s,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(y.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=he(e);return ge(i.length>0?i:[Qr(e)])}function Vr(e,t,n){let r=(0,y.parallelGroup)(e,t).filter(o=>!(0,y.isDone)(o)&&!(0,y.isStuck)(o)&&n(e.tasks.indexOf(o))&&o.attempts.length===0&&!o.
notStarted),i=e.tasks[t],s=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:s.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.length+1,iteration:1,isolated:s.length>1}))}}
function Kr(e){let{task:t,role:n,attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function ge([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function zr(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var he=e=>e.tasks.filter(y.isStuck).map(ke);function ke(e){let t=(0,it.attemptsUsed)(e);return{task:e.id,question:`${(0,xe.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${Yr(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function Yr({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var Qr=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,y.isDone)(t)).map(xe.taskWord).join(", ")} wait for each oth\
er`,options:["/ultraplan:cancel"]});var wr=d(at(),1),br=d(dt(),1);var _=d(k(),1),vt=d(B(),1),z=d(M(),1);var ve=d(k(),1);function pt(e,t){return JSON.stringify(ye(e),void 0,t)}function ye(e){if(Array.isArray(e))return e.map(ye);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,ye(r)]))}var lt=d(M(),1);function mt(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Xr(i)}}function Xr(e){return S("sha256").update(pt(e??{})).digest("hex")}function gt(e,t,n){(0,ve.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${lt.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}var xt=require("node:fs"),kt=require("node:path"),yt=d(k(),1);function K(e){let[,t]=ht.exec(Zr(e))??[];if(t!==void 0)return t;let[,n]=ht.exec(`ref: ${(0,yt.tryGit)(e,["symbolic-ref","--quiet","HEAD"])??""}`)??[];return n}var ht=/^ref: refs\/heads\/(?!\.invalid$)(.+)$/m;
function Zr(e){try{return(0,xt.readFileSync)((0,kt.join)(e,".git","HEAD"),"utf8")}catch{return""}}function ei({journal:e}){e.update(t=>(t&&(0,_.git)(t.root,["update-ref",(0,z.approvedRef)(t.id),t.approvedHead]),[]))}function wt(e){if(ti(e.run))return;let t=(0,z.approvedRef)(e.run.id),{state:n}=e.journal.
update(r=>{if(!r)return[];let i=(0,_.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,s=(0,_.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,_.git)(
r.root,["update-ref",t,r.approvedHead]),s?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function bt(e,t){let{run:n}=e;ei(e);let r=(0,vt.taskOf)(n,t),i=r&&mt(n,r);
i&&gt(n.root,i.commit,i)}function ti(e){return((0,_.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,z.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var $t=d(k(),1),Rt=d(b(),1),St=d(M(),1);function Et(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=ni(e)??ii(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}function ni(e){let t=K(e.root);return t===
e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultraplan:resume  [history/branch]`}var ri=3;function ii(e){let t=e.
tasks.filter(c=>c.approvedCommit!==void 0).sort((c,f)=>(f.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set([n,e.approvedHead])].every(c=>we(e.root,c)))return;let s=t.
filter(c=>!we(e.root,c.approvedCommit??"")).slice(0,ri).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of ${(0,Rt.taskWord)(c)}, which was approved,`).join(" and "),o=we(e.root,e.base)?`commit ${e.
approvedHead.slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${s||o} is not in the history of ${e.branch} any more; br\
ing it back (git merge ${(0,St.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function we(e,t){return t===""||(0,$t.tryGit)(e,["merge-base","--is-ancestor",t,
"HEAD"])!==void 0}var W=d(k(),1);var Ot=d(k(),1);function O(e,t,n){return(0,Ot.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Ft=require("node:fs"),Nt=require("node:path"),Ct=d(k(),1);var Tt=require("node:fs");var oi="<!-- ultraplan:command=implement -->",At=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${oi}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function Pt(e){try{return(0,Tt.readFileSync)(e,"utf8")}catch{return}}var be=require("node:path");var si=e=>(0,be.join)(e,"ultraplan","init.json");function qt(e){let t=Pt(si(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var _t=e=>S("sha256").update(e).digest("hex");var ai=d(k(),1),ci="# ultraplan: pre-push",It=`#!/bin/sh
${ci}
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
`;function Y(e,t,n){let{settings:r,files:i}=qt(e),s=new Map([...Object.entries(i),...Object.entries(r).map(([o,{after:a}])=>[o,a])]);return new Set(t.filter(o=>{let a=s.get(o),c=a===void 0?void 0:n(o);return c!==
void 0&&_t(c)===a&&ui(o,c)}))}var Dt=e=>t=>{try{return(0,Ft.readFileSync)((0,Nt.join)(e,t),"utf8")}catch{return}},Bt=(e,t)=>n=>(0,Ct.tryGit)(e,["cat-file","blob",`${t}:${n}`]),di=".ultraplan/config.ya\
ml",fi=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function ui(e,t){return e===di?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===At||t===It||fi.test(e)}var Ee=require("node:path");var Kt=d(k(),1);var ki=d(B(),1);var Lt=d(L(),1);function Q(e,t){return(0,Lt.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var Re=require("node:path"),$=d($e(),1),T=d(Ht(),1),Gt=e=>S("sha256").update(e).digest("hex"),Ut=(e,t)=>(0,Re.join)(e,"evidence",t);function Se(e,t,n={}){let r=n.files??$.realFiles,i=mi(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=gi(i,n.cap??Number.POSITIVE_INFINITY),a=Gt(s),c=Ut(e,a);try{if((0,$.readIfThere)(r,c)?.equals(s)!==!0){
(0,$.ensureFolder)(r,(0,Re.join)(e,"evidence"));let f=`${c}.${E(4).toString("hex")}.new`;(0,$.writeAtomic)(r,c,s,{temporary:f,sync:"both"})}}catch(f){throw(0,T.diskError)(f,c)}return{sha256:a,bytes:s.
length,cut:o}}function Jt(e,t,n=$.realFiles){let r=Ut(e,t.sha256),i=(0,$.readIfThere)(n,r);if(i===void 0)throw new T.JournalError("evidence-missing",{file:r},pi,T.GO_ON);if(Gt(i)!==t.sha256)throw new T.JournalError(
"evidence-changed",{file:r},li,T.GO_ON);return i.toString("utf8")}var pi="the evidence file is not there",li="the evidence file was changed after it was written";function mi(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function gi(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=hi(e,Math.floor(r/2)),s=xi(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var Vt=e=>e!==void 0&&(e&192)===
128;function hi(e,t){let n=t;for(;n>0&&t-n<3&&Vt(e[n]);)n-=1;return n}function xi(e,t){let n=t;for(;n<e.length&&n-t<3&&Vt(e[n]);)n+=1;return n}function j(e,t){return JSON.parse(Jt(e,t.plan))}function N(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var zt=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Kt.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var yi=e=>Ee.posix.dirname(e.planFiles[0]?.path??""),A=e=>Ee.posix.join(yi(e),".progress.md");var vi=20;function Oe(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,W.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([A(e),...e.tasks.flatMap(({file:u,override:p})=>[u,...p&&
!p.adopted?p.left??[]:[]])]),o=O(r,i,t).filter(u=>!s.has(u));if(o.length===0)return[];let a=Y(wi(r),o,Bt(r,t)),c=o.filter(u=>!a.has(u));if(c.length===0)return[];let f=Number((0,W.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:f,files:c.slice(0,vi)}]}var wi=e=>(0,W.findRepository)(e)?.commonDir??"";var bi=/[*?{[]/,$i=e=>bi.test(e);function Ri(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function Si(e,t){let n=Ri(e);return n===""||n==="."?n===".":n===t?!0:$i(n)?Ei(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var Qt=(e,t)=>e.some(n=>Si(n,t)),Yt=new Map;
function Ei(e){let t=Yt.get(e);if(t)return t;let n=new RegExp(`^${Ti(e)}$`);return Yt.set(e,n),n}var Oi=/[.+^$()|\\\]}]/;function Ti(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let s=e[r+2]==="/";t+=s?"(?:.*/)?":".*",r+=s?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let s=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${Ai(s)}\\]|[${s.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=s.length+
1}else t+=Oi.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var Ai=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var Xt=e=>e.slice(0,e.lastIndexOf("/")+1),Pi=e=>e.slice(e.lastIndexOf("/")+1);var qi=/^\.progress(-[\w.-]+)?\.md$/;function Zt(e,t){return e.files.some(n=>n.path===t||Xt(n.path)===Xt(t)&&qi.test(Pi(t)))}var cn=d(b(),1),Te=d(tn(),1);var on=d(k(),1),sn=d(rn(),1);function an(e){let t=(0,on.findRepository)(e.root);if(!t)return[];let n=(0,sn.workStatus)(e.root).map(({path:i})=>i),r=Y(t.commonDir,n,Dt(e.root));return n.filter(i=>!r.has(i))}function _i({run:e,dir:t}){let n=(0,Te.heldFiles)(e);if(n.size===0)return;let r=j(t,e);return an(e).filter(i=>n.has(i)&&!Zt(r,i))}function dn(e,t){for(;;){let n=Ii(e,q(e.run,t));if(n.length===0)return;
e.run=e.journal.update(()=>n).state}}function Ii(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(f=>f.task===c)),s=i.length>0?
_i(e)??[]:[];if(s.length===0)return[];let o=(0,Te.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:f}=N(j(r,n),a),u=s.filter(v=>Qt([...c,...f],v)),[p]=u;if(p===void 0)return[];let l=o.get(
p),m=`it names ${u.join(", ")}, left uncommitted when ${l?(0,cn.wordFor)(n.tasks,l.task):"another task"} was ${l?.how}: the person has to commit or stash that first, in a terminal of their own`;return[
{type:"task_blocked",task:a,cause:m}]})}var fn=d(B(),1),un=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,fn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var pn=(...e)=>require("node:child_process").spawn(...e);var mn=require("node:path"),gn=d(X(),1);function hn(e,t=process.env){let n=Fi(e,t);if(n.pid===void 0)throw new Error("a worker could not be started");let r=(0,gn.processStart)(n.pid);return r===void 0?
{pid:n.pid}:{pid:n.pid,startedAt:r}}function Fi(e,t){let n=(0,mn.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=pn(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});return r.unref(),r}var Ni=d(b(),1),Pe=d(kn(),1),Ci=d(B(),1),Di=d(vn(),1),Bi=d(Ae(),1);function qe(e){if(e.run.config.webhook===void 0||(0,Pe.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(
i=>{let s=i?(0,Pe.announcements)(i):[];return s.length>0?[{type:"announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&hn(["notify",e.dir,e.home,String(r.seq)])}var $r=d($n(),1);var Be=d(b(),1);var ce=d(Sn(),1),Me=d(L(),1);var C=require("node:fs"),Z=require("node:path"),H=d(k(),1);var En=require("node:fs"),On=require("node:path"),Tn=d($e(),1),x=d(k(),1),_e=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],An=5;function Pn(e,t,n){for(let r=1;;r+=1){let i=(0,x.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return Mi(e,i,t(i),n)}catch(s){if(r===An||(0,x.headCommit)(e)===i)throw s}}}function Mi(e,t,n,r){let i=(0,x.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,On.join)(i.gitDir,`ultraplan-index-${E(4).toString("hex")}`),{root:o}=i;try{(0,x.git)(o,["read-tree",t],{index:s});let a=n.map(({path:u,text:p})=>{let l=(0,x.git)(
o,["hash-object","-w","--stdin"],{input:p}).trim();return{path:u,blob:l,mode:Wi(o,t,u),was:ji(o,t,u)}});for(let{path:u,blob:p,mode:l}of a)(0,x.git)(o,["update-index","--add","--cacheinfo",`${l},${p},${u}`],
{index:s});let c=(0,x.git)(o,["write-tree"],{index:s}).trim(),f=(0,x.git)(o,[..._e,"commit-tree",c,"-p",t],{input:r}).trim();(0,x.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,t]);for(let{path:u,blob:p,mode:l,was:m}of a)Li(o,u,p,l,m);return f}finally{(0,En.rmSync)(s,{force:!0})}}function Li(e,t,n,r,i){if((0,x.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=An;o+=1){if((0,x.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Tn.sleep)(40)}}var ji=(e,t,n)=>(0,x.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Wi(e,t,n){let r=(0,x.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function qn(e,t,n){return((0,x.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var _n=(e,t)=>(0,x.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function ee(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,H.headCommit)(s);if(!a)throw new Error("the repository has no commit");let c=qn(s,i,a).find(({message:l})=>l.
split(`
`).includes(o));if(c)return c.commit;let f=t.filter(({path:l})=>(0,H.committedText)(s,a,l)!==void 0||!_n(s,l)),u=l=>f.map(({path:m,change:v})=>({path:m,text:v((0,H.committedText)(s,l,m))})),p=f.length>
0?Pn(s,u,`${n}

${o}
`):a;for(let l of t)Hi((0,Z.join)(s,l.path),l);return p}function Hi(e,{change:t}){let n;try{n=(0,C.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,C.mkdirSync)((0,Z.dirname)(e),{recursive:!0}),
(0,C.writeFileSync)(e,t(n))}var F=d(b(),1);var Ie=d(b(),1);function In(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=Nn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${te(r)}`,"    1. Revie\
w the finding details","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}\
" addressed`,`  - **Verify**: ${Ji(t)}`,`  - **Commit**: \`${Fn(s,t)}\``].map(c=>o+c)}var Gi=7;function Fe(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:c}=t,f=Nn(a);return{id:e,title:`Fix\
: ${f}`,...i.name===void 0?{}:{name:Ui(e,i,f)},file:i.file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${te(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${f}" addressed`],verify:i.verify.map(u=>({...u,line:r+Gi})),commit:Fn(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var Ui=(e,t,n)=>`Fix ${e.slice(e.lastIndexOf(".")+1)} of ${(0,Ie.shortWord)(t)}: ${n}`,Fn=(e,t)=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from ${(0,Ie.shortWord)(t)}`;function Ji({verify:e}){
let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return te(e[0]?.text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.
max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}var Vi=1e3,Ki=100,te=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll(
"`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(/\s+/g," ").trim().slice(0,Vi),Nn=e=>te(e).slice(0,Ki).trim(),Ne=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var zi=/\r\n|\n|\r/g;function Dn(e){let t=[],n=0;for(let r of e.matchAll(zi))t.push(Cn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(Cn(e.slice(n),n)),t}function Cn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Yi=3;function Qi(e,t){if(!(Xi(e,t)>=Yi))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Xi(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function Mn(e,t){let{original:n}=t,r=Qi(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=In(r,t,Ne(n));if(!n.box){let g={...Fe(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:Bn(e.tasks,s,g)},task:g,after:s.id,insert:P=>P}}
let c=s.endLine,f=Dn(o)[c]?.blank===!0,u=f?["",...a]:a,p=g=>Zi(g,s,u),l=c+1+(f?1:0),m={...Fe(r,t,a,l),box:{line:l,column:Ne(n).length+3+1}},v=e.tasks.map(g=>g.file===n.file?to(g,c,u.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:Bn(v,s,m)},task:m,after:s.id,insert:p}}function Zi(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=eo(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function eo(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function to(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function Bn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function Ln(e){let{id:t,title:n,name:r,file:i,line:s,kind:o,checkpoint:a,phase:c,wave:f,parallel:u,dependsOn:p,statesDependencies:l,files:m,tier:v,verification:g,securityReview:P,fixOf:D}=e;return{id:t,
title:n,file:i,line:s,kind:o,parallel:u,dependsOn:p,files:m,securityReview:P,doneBefore:e.ticked,...r===void 0?{}:{name:r},...l?{statesDependencies:l}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...f!==void 0?{wave:f}:{},...v?{tier:v}:{},...g?{verification:g}:{},...D?{fixOf:D}:{}}}function no(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function jn(e,t,n=no(t)){let r=t.replace(ro,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var ro=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function Wn({feedback:e,findings:t}){let n=e||io(t);return["A reviewer did not accept the work of the task that this one fixes:",jn("what the reviewer wrote",n)].join(`
`)}var io=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var ne=d(b(),1),Ce=d(Gn(),1),I=d(Jn(),1),rr=d(me(),1),re=d(L(),1);var Zn=d(Kn(),1),er=d(Yn(),1),tr="## Review Suggestions",oo=3,so=300;function nr(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=ao(t),i=t.kind==="suggestions"?co(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Qn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=Qn(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var Qn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Xn=e=>G(e).replace(/^./u,t=>t.toUpperCase()),G=e=>(0,er.cut)((0,Zn.markdownLine)(e),so);function ao(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next}\
)`];case"review":{let t=e.findings.slice(0,oo).map(n=>`  - ${G(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings\
: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstand\
ing issues: ${e.findings.map(G).join("; ")||"none named"}`];case"fix-given-up":return[`${Xn(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(G).join(
"; ")||"none named"}`];case"suggestions":return[tr,"",...e.suggestions.map(t=>`- ${Xn(e.task)}: ${G(t)}`)]}}function co(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];
s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===tr||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var ie=(e,t)=>({path:A(e),change:n=>t.reduce(nr,n??"")});function U(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,Ce.taskIndex)(
e,(0,I.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function ir(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,re.specRecords)(
t).at(-1);if(!(0,I.needsSpecReview)(e,t))return fo(e,t);let r=(0,rr.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:(0,ne.taskWord)(
t),suggestions:s}]:[];switch(r.how){case"suggested":return[U(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[U(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,re.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:(0,ne.fixWord)(a),findings:i}]:[]}case"with-batch":return[];case"passed":case"no-sign\
al":return[U(e,t,n,"proceeded")]}}function fo(e,t){let n=(0,I.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,I.nextReviewIndex)(e,(0,Ce.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",
next:i}]:[]}function or(e,t,n,r){let i=j(e,t),s=N(i,n.id),{findings:o,suggestions:a=[],feedback:c}=r.verdict,f=o.filter(m=>!a.includes(m)),u=Mn(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(m=>N(
i,m).files))],summary:f[0]??"review finding",finding:f.join("; ")||c,scope:t.spec}),p=Q(t,n);if(!u||p===void 0)throw new Error(`no fix task can be made for ${(0,F.taskWord)(n)}`);let l=ee(t,[...u.task.
box?[{path:s.file,change:m=>u.insert(m??"")}]:[],ie(t,[U(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:(0,F.taskWord)(n),suggestions:a}]:[]])],{subject:`docs(${t.spec}): add ${(0,F.fixWord)(
u.task)} from the review of ${(0,F.taskWord)(n)}`,key:`fix ${u.task.id}`,since:p});return[{type:"tasks_added",after:u.after,tasks:[{...Ln(u.task),addedBy:"review"}],plan:Se(e,JSON.stringify(u.plan)),commit:l,
cause:`review of ${(0,F.taskWord)(n)}, iteration ${r.iteration}`,feedback:Se(e,Wn(r.verdict))}]}var se=d(k(),1);var sr=require("node:fs"),ar=require("node:path"),w=d(k(),1);function cr(e,t,n){let r=(0,w.findRepository)(e),i=(0,w.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:o}=r,a=(0,ar.join)(o,`ultraplan-index-${E(4).toString(
"hex")}`),c=t.filter(({path:f})=>po(s,f)).map(({path:f,from:u})=>({path:f,was:uo(s,u,f)}));if(c.length!==0)try{(0,w.git)(s,["read-tree",i],{index:a});for(let{path:p,was:l}of c){let m=l?["--add","--cac\
heinfo",`${l.mode},${l.blob},${p}`]:["--force-remove","--",p];(0,w.git)(s,["update-index",...m],{index:a})}let f=(0,w.git)(s,["write-tree"],{index:a}).trim(),u=(0,w.git)(s,[..._e,"commit-tree",f,"-p",
i],{input:n}).trim();return mo(s,u)?u:void 0}finally{(0,sr.rmSync)(a,{force:!0})}}function uo(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,w.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&
r[2]?{mode:r[1],blob:r[2]}:void 0}var po=(e,t)=>(0,w.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",lo=["-c","core.hooksPath=/dev/null","merge","--quiet","-\
-ff-only","--no-overwrite-ignore"],mo=(e,t)=>(0,w.tryGit)(e,[...lo,t])!==void 0;var ae=d(b(),1),dr=d(L(),1);function De({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let c=s?.commit??o;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function fr(e,t){let n=(0,dr.fixTasksOf)(e,t).at(-1),r=n?go(e,n):[];!n||r.length===0||cr(e.root,r,`revert(${e.spec}): keep the original implementation of ${(0,ae.taskWord)(t)}

The ${(0,ae.fixWord)(n)} failed twice.
`)}function go(e,t){let{root:n}=e,r=(0,se.headCommit)(n);if(r===void 0)return[];let i=A(e),s=De(t,r).map(o=>({...o,paths:new Set(O(n,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].
filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:u})=>u.has(o)),c=a.every(({to:u},p)=>oe(n,u,o)===oe(n,a[p+1]?.from??r,o)),[f]=a;return f&&c?[{path:o,from:f.from}]:[]})}function ur(e,t,n,r){let i=De(
t,r).find(({from:s,to:o})=>O(e.root,s,o).includes(n));return i!==void 0&&oe(e.root,i.from,n)===oe(e.root,r,n)}var oe=(e,t,n)=>(0,se.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function lr(e){if(!((0,ce.reviewWork)(e.run)&&K(e.run.root)!==e.run.branch))for(;(0,ce.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?ho(e.dir,r):[]);e.run=t;for(let r of n)r.type===
"task_approved"&&bt(e,r.task);if(n.length===0)return}}function ho(e,t){let n=(0,ce.reviewWork)(t);return n?n.kind==="fix"?or(e,t,n.task,n.record):(n.takeBack&&fr(t,n.task),[xo(t,n.task)]):[]}function xo(e,t){
let n=Q(e,t);if(n===void 0)throw new Error(`${(0,Be.taskWord)(t)} has no commit to approve`);let r=ir(e,t),i=e.tasks.flatMap(f=>f.approvedHead??f.approvedCommit??[]),s=zt(e.root,[n,...i]),o={type:"tas\
k_approved",task:t.id,commit:n};if(r.length===0)return s===n?o:{...o,head:s};let a=ee(e,[ie(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of ${(0,Be.taskWord)(
t)}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n}),c=e.knownHead!==void 0&&(0,Me.fixTasksOf)(e,t).some(f=>f.givenUp)&&pr(e,t,e.knownHead,a);return{...o,head:pr(e,t,s,a)?a:s,...c?{known:a}:
{}}}function pr(e,t,n,r){let i=(0,Me.fixTasksOf)(e,t).filter(o=>o.givenUp),s=[A(e),...i.length>0?[t.file]:[]];return O(e.root,n,r).every(o=>s.includes(o)||i.some(a=>ur(e,a,o,r)))}var R=require("node:fs"),gr=require("node:path"),hr=d(X(),1);function mr(e,t){let n=q(e,t);if(n.kind!=="wait"||e.state!=="running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.
until===void 0?void 0:{until:n.until}}var xr=d(M(),1);function Le(e,t,n){let r=(0,xr.waitingFile)(t,e.session);if(!mr(e,n)){(0,R.rmSync)(r,{force:!0});return}ko(r)||((0,R.mkdirSync)((0,gr.dirname)(r),{recursive:!0,mode:448}),(0,R.writeFileSync)(
r,"",{mode:384}))}function ko(e){try{return JSON.parse((0,R.readFileSync)(e,"utf8"))}catch{return}}var Rr=3;function Sr(e,t,n){let{journal:r,dir:i}=e;lr(e);let s=Et(e.run);s.length>0&&(e.run=r.update(()=>s).state),dn(e,n);let o=()=>(0,yr.headCommit)(e.run.root)??e.run.base,a=yo(e.run,t,n);if(a)return Le(
e.run,e.home,n),qe(e),{action:a,text:kr(e.run,a,o).text};wt(e);let c,{state:f}=r.update(m=>{if(!m)return[];let v=q(m,n),{events:g,text:P}=kr(m,v,o);c={action:v,text:P};let D=S("sha256").update(P).digest(
"hex").slice(0,16),He={type:"directive_given",digest:D,via:t},qr=v.kind==="done"&&m.state==="running"?[...Oe(m,o()),{type:"run_finished",commit:o()}]:[];if(t==="stop"&&v.kind==="dispatch"&&g.length===
0&&vo(m,D)){let Ge=`the session stopped ${Rr} times without following: ${P.split(`
`)[0]}`;return c={action:{kind:"wait",reason:`${Ge}; the run is parked, /ultraplan:resume goes on`},text:""},[He,{type:"run_parked",cause:Ge}]}return[...g,...qr,He]});if(!c||!f)throw new Error("the ru\
n has no state");let u=e.run,p=f.state==="finished"&&u.state!=="finished";if(e.run=f,f.state==="finished"&&(0,br.letGo)(e.home,f,i),Le(f,e.home,n),(0,$r.publishViews)(f,i),qe(e),p)return{...c,summary:(0,wr.renderSummary)(
f)};let l=Er(u);return(c.action.kind==="dispatch"||Or(c.action,t))&&l.length>0?{...c,summary:`${l.join(`
`)}
other tasks, which do not depend on it, go on`}:c}var Er=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,vr.isStuck)(n)&&!t.includes(n.id)).map(n=>Ve({kind:"ask",...ke(n)})),Or=(e,t)=>e.kind==="wait"&&t===
"notification";function yo(e,t,n){let r=q(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return Or(r,t)&&Er(e).length>0?void 0:r}var vo=(e,t)=>e.standing.digest===t&&e.standing.count+
1>=Rr;function kr(e,t,n){switch(t.kind){case"dispatch":return bo(e,wo(e,t.agents),n);case"wait":return{events:[],text:de(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:
{}})};case"ask":return{events:[],text:Ke([t,...t.also??[]])};case"done":return{events:[],text:de(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}var wo=(e,t)=>t.slice(0,ze(
je(e,t),We())),je=(e,t)=>t.map(n=>un(e,n));function bo(e,t,n){let r=t.length>1?We():void 0,i=[],s=t.map(c=>{let f=e.tickets.find(p=>!p.redeemedAt&&p.task===c.task&&p.role===c.role&&p.iteration===c.iteration);
if(f)return f;let u=We();return c.role==="spec-executor"&&i.length===0&&i.push(...Oe(e,n())),i.push({type:"ticket_issued",ticket:u,base:n(),...r?{group:r}:{},...c}),{id:u,...r?{group:r}:{}}}),[o]=s,a=o?.
group;return{events:i,text:a!==void 0&&s.every(c=>c.group===a)&&t.length>1?fe(je(e,t),a):fe(je(e,t.slice(0,1)),o?.id??"")}}var We=()=>E(8).toString("hex");var Tr=d(X(),1);function Ar(e,t){return e.session===t.id&&(0,Tr.isSameProcess)(e.client,t.client)}var Pr=d(Ae(),1);function $o(e,t){let n=(0,Pr.openActiveRun)(e.home,e.id);return n&&Ar(n.run,e)?Sr(n,"notification",t):void 0}0&&(module.exports={agentNotified});
