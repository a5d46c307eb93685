const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Rr=Object.create;var G=Object.defineProperty;var Sr=Object.getOwnPropertyDescriptor;var Er=Object.getOwnPropertyNames;var Or=Object.getPrototypeOf,Tr=Object.prototype.hasOwnProperty;var h=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Ar=(e,t)=>{for(var n in t)G(e,n,{get:t[n],enumerable:!0})},Me=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Er(t))!Tr.call(e,i)&&i!==n&&G(e,i,{get:()=>t[i],enumerable:!(r=Sr(t,i))||r.enumerable});return e};var f=(e,t,n)=>(n=e!=null?Rr(Or(e)):{},Me(t||!e||!e.__esModule?G(n,"default",{value:e,enumerable:!0}):n,e)),Pr=e=>Me(G({},"__esModule",{value:!0}),e);var k=h((ko,Le)=>{Le.exports=require("./open-run.cjs").io_git});var de=h((wo,Ve)=>{Ve.exports=require("./open-run.cjs").run_groups});var fe=h((bo,Ke)=>{Ke.exports=require("./open-run.cjs").model_task_name});var Ye=h(($o,ze)=>{ze.exports=require("./open-run.cjs").run_policy});var ue=h((Ro,Qe)=>{Qe.exports=require("./open-run.cjs").run_reviews});var nt=h((Eo,tt)=>{tt.exports=require("./open-run.cjs").view_summary_text});var it=h((Oo,rt)=>{rt.exports=require("./open-run.cjs").engine_active});var D=h((To,ot)=>{ot.exports=require("./open-run.cjs").run_change});var B=h((Ao,st)=>{st.exports=require("./open-run.cjs").engine_places});var M=h((es,It)=>{It.exports=require("./open-run.cjs").run_spec_review});var ye=h((ns,Nt)=>{Nt.exports=require("./open-run.cjs").io_files});var Dt=h((rs,Ct)=>{Ct.exports=require("./open-run.cjs").journal_journal_error});var zt=h(($s,Kt)=>{Kt.exports=require("./open-run.cjs").run_held_files});var Qt=h((Rs,Yt)=>{Yt.exports=require("./open-run.cjs").io_git_status});var Y=h((Cs,sn)=>{sn.exports=require("./open-run.cjs").io_process_ref});var un=h((Ms,fn)=>{fn.exports=require("./open-run.cjs").run_announcements});var ln=h((Ls,pn)=>{pn.exports=require("./open-run.cjs").view_terminal});var Se=h((js,mn)=>{mn.exports=require("./open-run.cjs").engine_open_run});var hn=h((Js,gn)=>{gn.exports=require("./open-run.cjs").engine_publish_views});var kn=h((Vs,xn)=>{xn.exports=require("./open-run.cjs").run_review_work});var Dn=h((aa,Cn)=>{Cn.exports=require("./open-run.cjs").run_review_index});var Mn=h((ca,Bn)=>{Bn.exports=require("./open-run.cjs").run_review_need});var jn=h((da,Ln)=>{Ln.exports=require("./open-run.cjs").view_markdown});var Wn=h((fa,Hn)=>{Hn.exports=require("./open-run.cjs").view_width});var go={};Ar(go,{agentNotified:()=>mo});module.exports=Pr(go);var R=(...e)=>require("node:crypto").createHash(...e);var S=(...e)=>require("node:crypto").randomBytes(...e);var ur=f(k(),1);function je(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(qr).join(`
`)}`}var qr=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${_r(r,e)}`)].join(`
`);function _r(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --task ${t} --longer`;case"skip":return`\
/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function oe(e,t){let n=400-Buffer.byteLength(U("",t));return U(Je(ce(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var U=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function He(e){let t=ce([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,s)=>{let o=e.length-i,a=e.slice(0,i).map(({question:d})=>Nr(ae(d,s))),c=o>0?[`And ${o}\
 more: /ultraplan:status.`]:[];return U(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return Ue(200,i=>n(r,i))}var se=(e,t)=>Ue(40,n=>Ge(e,t,n));function We(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(Ge(e.slice(0,n),t,0))>400;)n--;return n}function Ge(e,t,n){let r={};
for(let s of e){let o=`ultraplan:${s.role}`;r[o]=[...r[o]??[],Ir(s,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return U(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function Ue(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function Ir({task:e,title:t,place:n,attempt:r},i=40){return`${[Fr(e),ae(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Fr=e=>Je(ae(e,48),
48);var Nr=e=>e.trim().replace(/(?<![.?!])$/,"."),ae=(e,t)=>[...ce(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),ce=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function Je(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var pr=f(de(),1);var Xe=f(fe(),1),y=f(de(),1),Ze=f(Ye(),1),et=f(ue(),1);function P(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run\
 was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ul\
traplan:resume goes on`};case"halted":return pe([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...Cr(e),"/ultraplan:resume","/ultraplan:cancel"]},...le(e).map(n=>({...n,options:[]}))]);case"\
running":return Dr(e,t)}}function Cr(e){let[t,...n]=e.tasks.filter(y.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function Dr(e,t){let n=e.tickets.filter(s=>s.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Lr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,et.nextReviews)(
e,s,t));return i.length>0?{kind:"dispatch",agents:i}:Br(e,t)}function Br(e,t){let n,r=(0,y.readiness)(e);for(let[s,o]of e.tasks.entries()){if((0,y.isDone)(o)||(0,y.isStuck)(o)||!r(s))continue;let a=o.
notBefore!==void 0&&o.notBefore>t.toISOString();if(!((o.status==="reviewing"||o.status==="verifying")&&!a)){if(o.kind==="checkpoint")return pe([jr(o),...le(e)]);if(a&&o.notBefore!==void 0){(n===void 0||
o.notBefore<n)&&(n=o.notBefore);continue}return Mr(e,s,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(y.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=le(e);return pe(i.length>0?i:[Wr(e)])}function Mr(e,t,n){let r=(0,y.parallelGroup)(e,t).filter(o=>!(0,y.isDone)(o)&&!(0,y.isStuck)(o)&&n(e.tasks.indexOf(o))&&o.attempts.length===0&&!o.
notStarted),i=e.tasks[t],s=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:s.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.length+1,iteration:1,isolated:s.length>1}))}}
function Lr(e){let{task:t,role:n,attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function pe([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function jr(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var le=e=>e.tasks.filter(y.isStuck).map(me);function me(e){let t=(0,Ze.attemptsUsed)(e);return{task:e.id,question:`${(0,Xe.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${Hr(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function Hr({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var Wr=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,y.isDone)(t)).map(t=>t.id).join(", ")} wait for each other`,
options:["/ultraplan:cancel"]});var lr=f(nt(),1),mr=f(it(),1);var q=f(k(),1),gt=f(D(),1),V=f(B(),1);var he=f(k(),1);function at(e,t){return JSON.stringify(ge(e),void 0,t)}function ge(e){if(Array.isArray(e))return e.map(ge);if(typeof e!="object"||e===null)return e;let t=Object.entries(e).sort(([n],[r])=>n<r?-1:1);return Object.
fromEntries(t.map(([n,r])=>[n,ge(r)]))}var ct=f(B(),1);function dt(e,t){let{approval:n,approvedCommit:r,lastResult:i}=t;if(t.status!=="approved"||!n||r===void 0)return;let s=t.attempts.at(-1)?.passed?.base;return{ultraplan:1,run:e.id,task:t.id,title:t.title,
commit:r,...s===void 0?{}:{base:s},...i===void 0?{}:{colour:i.colour},attempts:t.attempts.length,...n,gate:Gr(i)}}function Gr(e){return R("sha256").update(at(e??{})).digest("hex")}function ft(e,t,n){(0,he.git)(e,[...["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],"notes",`--ref=${ct.RECEIPTS_REF}`,"append","-m",JSON.stringify(n),t])}var pt=require("node:fs"),lt=require("node:path"),mt=f(k(),1);function J(e){let[,t]=ut.exec(Ur(e))??[];if(t!==void 0)return t;let[,n]=ut.exec(`ref: ${(0,mt.tryGit)(e,["symbolic-ref","--quiet","HEAD"])??""}`)??[];return n}var ut=/^ref: refs\/heads\/(?!\.invalid$)(.+)$/m;
function Ur(e){try{return(0,pt.readFileSync)((0,lt.join)(e,".git","HEAD"),"utf8")}catch{return""}}function Jr({journal:e}){e.update(t=>(t&&(0,q.git)(t.root,["update-ref",(0,V.approvedRef)(t.id),t.approvedHead]),[]))}function ht(e){if(Vr(e.run))return;let t=(0,V.approvedRef)(e.run.id),{state:n}=e.journal.
update(r=>{if(!r)return[];let i=(0,q.tryGit)(r.root,["rev-parse","--verify","--quiet",t])?.trim()??r.base,s=(0,q.tryGit)(r.root,["merge-base","--is-ancestor",i,r.approvedHead])!==void 0;return(0,q.git)(
r.root,["update-ref",t,r.approvedHead]),s?[]:[{type:"refused",id:"ref/moved",what:`moving ${t} to ${i.slice(0,10)}`}]});e.run=n}function xt(e,t){let{run:n}=e;Jr(e);let r=(0,gt.taskOf)(n,t),i=r&&dt(n,r);
i&&ft(n.root,i.commit,i)}function Vr(e){return((0,q.tryGit)(e.root,["rev-parse","--verify","--quiet",(0,V.approvedRef)(e.id)])?.trim()??e.base)===e.approvedHead}var kt=f(k(),1),yt=f(B(),1);function vt(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Kr(e)??Yr(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}function Kr(e){let t=J(e.root);return t===
e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultraplan:resume  [history/branch]`}var zr=3;function Yr(e){let t=e.
tasks.filter(c=>c.approvedCommit!==void 0).sort((c,d)=>(d.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set([n,e.approvedHead])].every(c=>xe(e.root,c)))return;let s=t.
filter(c=>!xe(e.root,c.approvedCommit??"")).slice(0,zr).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of task ${c.id}, which was approved,`).join(" and "),o=xe(e.root,e.base)?`commit ${e.approvedHead.
slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${s||o} is not in the history of ${e.branch} any more; bring it back (\
git merge ${(0,yt.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function xe(e,t){return t===""||(0,kt.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var j=f(k(),1);var wt=f(k(),1);function E(e,t,n){return(0,wt.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Tt=require("node:fs"),At=require("node:path"),Pt=f(k(),1);var bt=require("node:fs");var Qr="<!-- ultraplan:command=implement -->",$t=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${Qr}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function Rt(e){try{return(0,bt.readFileSync)(e,"utf8")}catch{return}}var ke=require("node:path");var Xr=e=>(0,ke.join)(e,"ultraplan","init.json");function St(e){let t=Rt(Xr(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var Et=e=>R("sha256").update(e).digest("hex");var Zr=f(k(),1),ei="# ultraplan: pre-push",Ot=`#!/bin/sh
${ei}
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
`;function K(e,t,n){let{settings:r,files:i}=St(e),s=new Map([...Object.entries(i),...Object.entries(r).map(([o,{after:a}])=>[o,a])]);return new Set(t.filter(o=>{let a=s.get(o),c=a===void 0?void 0:n(o);return c!==
void 0&&Et(c)===a&&ri(o,c)}))}var qt=e=>t=>{try{return(0,Tt.readFileSync)((0,At.join)(e,t),"utf8")}catch{return}},_t=(e,t)=>n=>(0,Pt.tryGit)(e,["cat-file","blob",`${t}:${n}`]),ti=".ultraplan/config.ya\
ml",ni=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function ri(e,t){return e===ti?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===$t||t===Ot||ni.test(e)}var be=require("node:path");var Ht=f(k(),1);var fi=f(D(),1);var Ft=f(M(),1);function z(e,t){return(0,Ft.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var ve=require("node:path"),b=f(ye(),1),O=f(Dt(),1),Bt=e=>R("sha256").update(e).digest("hex"),Mt=(e,t)=>(0,ve.join)(e,"evidence",t);function we(e,t,n={}){let r=n.files??b.realFiles,i=si(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=ai(i,n.cap??Number.POSITIVE_INFINITY),a=Bt(s),c=Mt(e,a);try{if((0,b.readIfThere)(r,c)?.equals(s)!==!0){
(0,b.ensureFolder)(r,(0,ve.join)(e,"evidence"));let d=`${c}.${S(4).toString("hex")}.new`;(0,b.writeAtomic)(r,c,s,{temporary:d,sync:"both"})}}catch(d){throw(0,O.diskError)(d,c)}return{sha256:a,bytes:s.
length,cut:o}}function Lt(e,t,n=b.realFiles){let r=Mt(e,t.sha256),i=(0,b.readIfThere)(n,r);if(i===void 0)throw new O.JournalError("evidence-missing",{file:r},ii,O.GO_ON);if(Bt(i)!==t.sha256)throw new O.JournalError(
"evidence-changed",{file:r},oi,O.GO_ON);return i.toString("utf8")}var ii="the evidence file is not there",oi="the evidence file was changed after it was written";function si(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function ai(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=ci(e,Math.floor(r/2)),s=di(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var jt=e=>e!==void 0&&(e&192)===
128;function ci(e,t){let n=t;for(;n>0&&t-n<3&&jt(e[n]);)n-=1;return n}function di(e,t){let n=t;for(;n<e.length&&n-t<3&&jt(e[n]);)n+=1;return n}function L(e,t){return JSON.parse(Lt(e,t.plan))}function I(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Wt=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Ht.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var ui=e=>be.posix.dirname(e.planFiles[0]?.path??""),T=e=>be.posix.join(ui(e),".progress.md");var pi=20;function $e(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,j.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([T(e),...e.tasks.flatMap(({file:u,override:p})=>[u,...p&&
!p.adopted?p.left??[]:[]])]),o=E(r,i,t).filter(u=>!s.has(u));if(o.length===0)return[];let a=K(li(r),o,_t(r,t)),c=o.filter(u=>!a.has(u));if(c.length===0)return[];let d=Number((0,j.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:d,files:c.slice(0,pi)}]}var li=e=>(0,j.findRepository)(e)?.commonDir??"";var mi=/[*?{[]/,gi=e=>mi.test(e);function hi(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function xi(e,t){let n=hi(e);return n===""||n==="."?n===".":n===t?!0:gi(n)?ki(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var Ut=(e,t)=>e.some(n=>xi(n,t)),Gt=new Map;
function ki(e){let t=Gt.get(e);if(t)return t;let n=new RegExp(`^${vi(e)}$`);return Gt.set(e,n),n}var yi=/[.+^$()|\\\]}]/;function vi(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let s=e[r+2]==="/";t+=s?"(?:.*/)?":".*",r+=s?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let s=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${wi(s)}\\]|[${s.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=s.length+
1}else t+=yi.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var wi=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var Jt=e=>e.slice(0,e.lastIndexOf("/")+1),bi=e=>e.slice(e.lastIndexOf("/")+1);var $i=/^\.progress(-[\w.-]+)?\.md$/;function Vt(e,t){return e.files.some(n=>n.path===t||Jt(n.path)===Jt(t)&&$i.test(bi(t)))}var Re=f(zt(),1);var Xt=f(k(),1),Zt=f(Qt(),1);function en(e){let t=(0,Xt.findRepository)(e.root);if(!t)return[];let n=(0,Zt.workStatus)(e.root).map(({path:i})=>i),r=K(t.commonDir,n,qt(e.root));return n.filter(i=>!r.has(i))}function Ri({run:e,dir:t}){let n=(0,Re.heldFiles)(e);if(n.size===0)return;let r=L(t,e);return en(e).filter(i=>n.has(i)&&!Vt(r,i))}function tn(e,t){for(;;){let n=Si(e,P(e.run,t));if(n.length===0)return;
e.run=e.journal.update(()=>n).state}}function Si(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(d=>d.task===c)),s=i.length>0?
Ri(e)??[]:[];if(s.length===0)return[];let o=(0,Re.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:d}=I(L(r,n),a),u=s.filter(v=>Ut([...c,...d],v)),[p]=u;if(p===void 0)return[];let l=o.get(
p),m=`it names ${u.join(", ")}, left uncommitted when task ${l?.task} was ${l?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"task_blocked",task:a,cause:m}]})}var nn=f(D(),1),rn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,nn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var on=(...e)=>require("node:child_process").spawn(...e);var an=require("node:path"),cn=f(Y(),1);function dn(e,t=process.env){let n=Ei(e,t);if(n.pid===void 0)throw new Error("a worker could not be started");let r=(0,cn.processStart)(n.pid);return r===void 0?
{pid:n.pid}:{pid:n.pid,startedAt:r}}function Ei(e,t){let n=(0,an.join)(t.CLAUDE_PLUGIN_ROOT??"","dist","worker.js"),r=on(process.execPath,[n,...e],{detached:!0,stdio:"ignore",env:t,windowsHide:!0});return r.unref(),r}var Oi=f(fe(),1),Ee=f(un(),1),Ti=f(D(),1),Ai=f(ln(),1),Pi=f(Se(),1);function Oe(e){if(e.run.config.webhook===void 0||(0,Ee.announcements)(e.run).length===0)return;let{state:t,events:n}=e.journal.update(
i=>{let s=i?(0,Ee.announcements)(i):[];return s.length>0?[{type:"announced",about:s}]:[]});t&&(e.run=t);let[r]=n;r?.type==="announced"&&dn(["notify",e.dir,e.home,String(r.seq)])}var gr=f(hn(),1);var ie=f(kn(),1),Ie=f(M(),1);var F=require("node:fs"),Q=require("node:path"),H=f(k(),1);var yn=require("node:fs"),vn=require("node:path"),wn=f(ye(),1),x=f(k(),1),Te=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],bn=5;function $n(e,t,n){for(let r=1;;r+=1){let i=(0,x.headCommit)(
e);if(!i)throw new Error(`${e} has no commit to build on`);try{return qi(e,i,t(i),n)}catch(s){if(r===bn||(0,x.headCommit)(e)===i)throw s}}}function qi(e,t,n,r){let i=(0,x.findRepository)(e);if(!i)throw new Error(
`${e} is not in a repository`);let s=(0,vn.join)(i.gitDir,`ultraplan-index-${S(4).toString("hex")}`),{root:o}=i;try{(0,x.git)(o,["read-tree",t],{index:s});let a=n.map(({path:u,text:p})=>{let l=(0,x.git)(
o,["hash-object","-w","--stdin"],{input:p}).trim();return{path:u,blob:l,mode:Fi(o,t,u),was:Ii(o,t,u)}});for(let{path:u,blob:p,mode:l}of a)(0,x.git)(o,["update-index","--add","--cacheinfo",`${l},${p},${u}`],
{index:s});let c=(0,x.git)(o,["write-tree"],{index:s}).trim(),d=(0,x.git)(o,[...Te,"commit-tree",c,"-p",t],{input:r}).trim();(0,x.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",d,t]);for(let{path:u,blob:p,mode:l,was:m}of a)_i(o,u,p,l,m);return d}finally{(0,yn.rmSync)(s,{force:!0})}}function _i(e,t,n,r,i){if((0,x.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=bn;o+=1){if((0,x.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,wn.sleep)(40)}}var Ii=(e,t,n)=>(0,x.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Fi(e,t,n){let r=(0,x.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function Rn(e,t,n){return((0,x.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var Sn=(e,t)=>(0,x.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function X(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=(0,H.headCommit)(s);if(!a)throw new Error("the repository has no commit");let c=Rn(s,i,a).find(({message:l})=>l.
split(`
`).includes(o));if(c)return c.commit;let d=t.filter(({path:l})=>(0,H.committedText)(s,a,l)!==void 0||!Sn(s,l)),u=l=>d.map(({path:m,change:v})=>({path:m,text:v((0,H.committedText)(s,l,m))})),p=d.length>
0?$n(s,u,`${n}

${o}
`):a;for(let l of t)Ni((0,Q.join)(s,l.path),l);return p}function Ni(e,{change:t}){let n;try{n=(0,F.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}(0,F.mkdirSync)((0,Q.dirname)(e),{recursive:!0}),
(0,F.writeFileSync)(e,t(n))}function En(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=Tn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${Z(r)}`,"    1. Review the finding det\
ails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,`\
  - **Verify**: ${Di(t)}`,`  - **Commit**: \`${On(s,t)}\``].map(c=>o+c)}var Ci=7;function Ae(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:c}=t,d=Tn(a);return{id:e,title:`Fix: ${d}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${Z(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${d}" addressed`],verify:i.verify.map(u=>({...u,line:r+Ci})),commit:On(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var On=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Di({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return Z(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Bi=1e3,Mi=100,Z=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Bi),Tn=e=>Z(e).slice(0,Mi).trim(),Pe=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Li=/\r\n|\n|\r/g;function Pn(e){let t=[],n=0;for(let r of e.matchAll(Li))t.push(An(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(An(e.slice(n),n)),t}function An(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var ji=3;function Hi(e,t){if(!(Wi(e,t)>=ji))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Wi(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function _n(e,t){let{original:n}=t,r=Hi(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=En(r,t,Pe(n));if(!n.box){let g={...Ae(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:qn(e.tasks,s,g)},task:g,after:s.id,insert:A=>A}}
let c=s.endLine,d=Pn(o)[c]?.blank===!0,u=d?["",...a]:a,p=g=>Gi(g,s,u),l=c+1+(d?1:0),m={...Ae(r,t,a,l),box:{line:l,column:Pe(n).length+3+1}},v=e.tasks.map(g=>g.file===n.file?Ji(g,c,u.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:qn(v,s,m)},task:m,after:s.id,insert:p}}function Gi(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=Ui(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function Ui(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function Ji(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function qn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function In(e){let{id:t,title:n,name:r,file:i,line:s,kind:o,checkpoint:a,phase:c,wave:d,parallel:u,dependsOn:p,statesDependencies:l,files:m,tier:v,verification:g,securityReview:A,fixOf:C}=e;return{id:t,
title:n,file:i,line:s,kind:o,parallel:u,dependsOn:p,files:m,securityReview:A,doneBefore:e.ticked,...r===void 0?{}:{name:r},...l?{statesDependencies:l}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...d!==void 0?{wave:d}:{},...v?{tier:v}:{},...g?{verification:g}:{},...C?{fixOf:C}:{}}}function Vi(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function Fn(e,t,n=Vi(t)){let r=t.replace(Ki,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Ki=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function Nn({feedback:e,findings:t}){let n=e||zi(t);return["A reviewer did not accept the work of the task that this one fixes:",Fn("what the reviewer wrote",n)].join(`
`)}var zi=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var qe=f(Dn(),1),_=f(Mn(),1),zn=f(ue(),1),ee=f(M(),1);var Un=f(jn(),1),Jn=f(Wn(),1),Vn="## Review Suggestions",Yi=3,Qi=300;function Kn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Xi(t),i=t.kind==="suggestions"?Zi(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Gn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=Gn(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var Gn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,N=e=>(0,Jn.cut)((0,Un.markdownLine)(e),Qi);function Xi(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(
0,Yi).map(n=>`  - ${N(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.
action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(N).join("; ")||"\
none named"}`];case"fix-given-up":return[`Fix task ${N(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(N).join("; ")||"none named"}`];case"suggestio\
ns":return[Vn,"",...e.suggestions.map(t=>`- Task ${N(e.task)}: ${N(t)}`)]}}function Zi(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(
t)?"":t);let o=t===""&&s===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===Vn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var te=(e,t)=>({path:T(e),change:n=>t.reduce(Kn,n??"")});function W(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,qe.taskIndex)(
e,(0,_.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Yn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,ee.specRecords)(
t).at(-1);if(!(0,_.needsSpecReview)(e,t))return eo(e,t);let r=(0,zn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[W(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[W(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,ee.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[W(
e,t,n,"proceeded")]}}function eo(e,t){let n=(0,_.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,_.nextReviewIndex)(e,(0,qe.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Qn(e,t,n,r){let i=L(e,t),s=I(i,n.id),{findings:o,suggestions:a=[],feedback:c}=r.verdict,d=o.filter(m=>!a.includes(m)),u=_n(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(m=>I(
i,m).files))],summary:d[0]??"review finding",finding:d.join("; ")||c,scope:t.spec}),p=z(t,n);if(!u||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let l=X(t,[...u.task.box?[{path:s.
file,change:m=>u.insert(m??"")}]:[],te(t,[W(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${u.task.id} from the rev\
iew of task ${n.id}`,key:`fix ${u.task.id}`,since:p});return[{type:"tasks_added",after:u.after,tasks:[{...In(u.task),addedBy:"review"}],plan:we(e,JSON.stringify(u.plan)),commit:l,cause:`review of task\
 ${n.id}, iteration ${r.iteration}`,feedback:we(e,Nn(r.verdict))}]}var re=f(k(),1);var Xn=require("node:fs"),Zn=require("node:path"),w=f(k(),1);function er(e,t,n){let r=(0,w.findRepository)(e),i=(0,w.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:o}=r,a=(0,Zn.join)(o,`ultraplan-index-${S(4).toString(
"hex")}`),c=t.filter(({path:d})=>no(s,d)).map(({path:d,from:u})=>({path:d,was:to(s,u,d)}));if(c.length!==0)try{(0,w.git)(s,["read-tree",i],{index:a});for(let{path:p,was:l}of c){let m=l?["--add","--cac\
heinfo",`${l.mode},${l.blob},${p}`]:["--force-remove","--",p];(0,w.git)(s,["update-index",...m],{index:a})}let d=(0,w.git)(s,["write-tree"],{index:a}).trim(),u=(0,w.git)(s,[...Te,"commit-tree",d,"-p",
i],{input:n}).trim();return io(s,u)?u:void 0}finally{(0,Xn.rmSync)(a,{force:!0})}}function to(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,w.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&
r[2]?{mode:r[1],blob:r[2]}:void 0}var no=(e,t)=>(0,w.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",ro=["-c","core.hooksPath=/dev/null","merge","--quiet","-\
-ff-only","--no-overwrite-ignore"],io=(e,t)=>(0,w.tryGit)(e,[...ro,t])!==void 0;var tr=f(M(),1);function _e({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let c=s?.commit??o;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function nr(e,t){let n=(0,tr.fixTasksOf)(e,t).at(-1),r=n?oo(e,n):[];!n||r.length===0||er(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function oo(e,t){let{root:n}=e,r=(0,re.headCommit)(n);if(r===void 0)return[];let i=T(e),s=_e(t,r).map(o=>({...o,paths:new Set(E(n,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].
filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:u})=>u.has(o)),c=a.every(({to:u},p)=>ne(n,u,o)===ne(n,a[p+1]?.from??r,o)),[d]=a;return d&&c?[{path:o,from:d.from}]:[]})}function rr(e,t,n,r){let i=_e(
t,r).find(({from:s,to:o})=>E(e.root,s,o).includes(n));return i!==void 0&&ne(e.root,i.from,n)===ne(e.root,r,n)}var ne=(e,t,n)=>(0,re.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function or(e){if(!((0,ie.reviewWork)(e.run)&&J(e.run.root)!==e.run.branch))for(;(0,ie.reviewWork)(e.run);){let{state:t,events:n}=e.journal.update(r=>r?so(e.dir,r):[]);e.run=t;for(let r of n)r.type===
"task_approved"&&xt(e,r.task);if(n.length===0)return}}function so(e,t){let n=(0,ie.reviewWork)(t);return n?n.kind==="fix"?Qn(e,t,n.task,n.record):(n.takeBack&&nr(t,n.task),[ao(t,n.task)]):[]}function ao(e,t){
let n=z(e,t);if(n===void 0)throw new Error(`task ${t.id} has no commit to approve`);let r=Yn(e,t),i=e.tasks.flatMap(d=>d.approvedHead??d.approvedCommit??[]),s=Wt(e.root,[n,...i]),o={type:"task_approve\
d",task:t.id,commit:n};if(r.length===0)return s===n?o:{...o,head:s};let a=X(e,[te(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`a\
pprove ${t.id} attempt ${t.attempts.length}`,since:n}),c=e.knownHead!==void 0&&(0,Ie.fixTasksOf)(e,t).some(d=>d.givenUp)&&ir(e,t,e.knownHead,a);return{...o,head:ir(e,t,s,a)?a:s,...c?{known:a}:{}}}function ir(e,t,n,r){
let i=(0,Ie.fixTasksOf)(e,t).filter(o=>o.givenUp),s=[T(e),...i.length>0?[t.file]:[]];return E(e.root,n,r).every(o=>s.includes(o)||i.some(a=>rr(e,a,o,r)))}var $=require("node:fs"),ar=require("node:path"),cr=f(Y(),1);function sr(e,t){let n=P(e,t);if(n.kind!=="wait"||e.state!=="running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.
until===void 0?void 0:{until:n.until}}var dr=f(B(),1);function Fe(e,t,n){let r=(0,dr.waitingFile)(t,e.session);if(!sr(e,n)){(0,$.rmSync)(r,{force:!0});return}co(r)||((0,$.mkdirSync)((0,ar.dirname)(r),{recursive:!0,mode:448}),(0,$.writeFileSync)(
r,"",{mode:384}))}function co(e){try{return JSON.parse((0,$.readFileSync)(e,"utf8"))}catch{return}}var hr=3;function xr(e,t,n){let{journal:r,dir:i}=e;or(e);let s=vt(e.run);s.length>0&&(e.run=r.update(()=>s).state),tn(e,n);let o=()=>(0,ur.headCommit)(e.run.root)??e.run.base,a=fo(e.run,t,n);if(a)return Fe(
e.run,e.home,n),Oe(e),{action:a,text:fr(e.run,a,o).text};ht(e);let c,{state:d}=r.update(m=>{if(!m)return[];let v=P(m,n),{events:g,text:A}=fr(m,v,o);c={action:v,text:A};let C=R("sha256").update(A).digest(
"hex").slice(0,16),De={type:"directive_given",digest:C,via:t},$r=v.kind==="done"&&m.state==="running"?[...$e(m,o()),{type:"run_finished",commit:o()}]:[];if(t==="stop"&&v.kind==="dispatch"&&g.length===
0&&uo(m,C)){let Be=`the session stopped ${hr} times without following: ${A.split(`
`)[0]}`;return c={action:{kind:"wait",reason:`${Be}; the run is parked, /ultraplan:resume goes on`},text:""},[De,{type:"run_parked",cause:Be}]}return[...g,...$r,De]});if(!c||!d)throw new Error("the ru\
n has no state");let u=e.run,p=d.state==="finished"&&u.state!=="finished";if(e.run=d,d.state==="finished"&&(0,mr.letGo)(e.home,d,i),Fe(d,e.home,n),(0,gr.publishViews)(d,i),Oe(e),p)return{...c,summary:(0,lr.renderSummary)(
d)};let l=kr(u);return(c.action.kind==="dispatch"||yr(c.action,t))&&l.length>0?{...c,summary:`${l.join(`
`)}
other tasks, which do not depend on it, go on`}:c}var kr=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,pr.isStuck)(n)&&!t.includes(n.id)).map(n=>je({kind:"ask",...me(n)})),yr=(e,t)=>e.kind==="wait"&&t===
"notification";function fo(e,t,n){let r=P(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return yr(r,t)&&kr(e).length>0?void 0:r}var uo=(e,t)=>e.standing.digest===t&&e.standing.count+
1>=hr;function fr(e,t,n){switch(t.kind){case"dispatch":return lo(e,po(e,t.agents),n);case"wait":return{events:[],text:oe(`ultraplan: end your turn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:
{}})};case"ask":return{events:[],text:He([t,...t.also??[]])};case"done":return{events:[],text:oe(`ultraplan: ${t.reason}. Tell the person in one sentence.`,{action:"done"})}}}var po=(e,t)=>t.slice(0,We(
Ne(e,t),Ce())),Ne=(e,t)=>t.map(n=>rn(e,n));function lo(e,t,n){let r=t.length>1?Ce():void 0,i=[],s=t.map(c=>{let d=e.tickets.find(p=>!p.redeemedAt&&p.task===c.task&&p.role===c.role&&p.iteration===c.iteration);
if(d)return d;let u=Ce();return c.role==="spec-executor"&&i.length===0&&i.push(...$e(e,n())),i.push({type:"ticket_issued",ticket:u,base:n(),...r?{group:r}:{},...c}),{id:u,...r?{group:r}:{}}}),[o]=s,a=o?.
group;return{events:i,text:a!==void 0&&s.every(c=>c.group===a)&&t.length>1?se(Ne(e,t),a):se(Ne(e,t.slice(0,1)),o?.id??"")}}var Ce=()=>S(8).toString("hex");var vr=f(Y(),1);function wr(e,t){return e.session===t.id&&(0,vr.isSameProcess)(e.client,t.client)}var br=f(Se(),1);function mo(e,t){let n=(0,br.openActiveRun)(e.home,e.id);return n&&wr(n.run,e)?xr(n,"notification",t):void 0}0&&(module.exports={agentNotified});
