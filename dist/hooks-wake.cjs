const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var jr=Object.create;var J=Object.defineProperty;var Wr=Object.getOwnPropertyDescriptor;var Hr=Object.getOwnPropertyNames;var Ur=Object.getPrototypeOf,Gr=Object.prototype.hasOwnProperty;var m=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Kr=(e,t)=>{for(var n in t)J(e,n,{get:t[n],enumerable:!0})},Qe=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Hr(t))!Gr.call(e,i)&&i!==n&&J(e,i,{get:()=>t[i],enumerable:!(r=Wr(t,i))||r.enumerable});return e};var d=(e,t,n)=>(n=e!=null?jr(Ur(e)):{},Qe(t||!e||!e.__esModule?J(n,"default",{value:e,enumerable:!0}):n,e)),Vr=e=>Qe(J({},"__esModule",{value:!0}),e);var b=m((Ko,Xe)=>{Xe.exports=require("./open-run.cjs").model_task_name});var he=m((Vo,Ze)=>{Ze.exports=require("./open-run.cjs").run_groups});var tt=m((Jo,et)=>{et.exports=require("./open-run.cjs").run_policy});var ke=m((Yo,nt)=>{nt.exports=require("./open-run.cjs").run_reviews});var y=m((es,ot)=>{ot.exports=require("./open-run.cjs").io_git});var lt=m((rs,pt)=>{pt.exports=require("./open-run.cjs").view_summary_text});var z=m((is,mt)=>{mt.exports=require("./open-run.cjs").engine_places});var ht=m((os,gt)=>{gt.exports=require("./open-run.cjs").engine_projections_approved_ref});var xt=m((ss,kt)=>{kt.exports=require("./open-run.cjs").engine_receipt});var I=m((as,yt)=>{yt.exports=require("./open-run.cjs").engine_record});var Z=m((ds,bt)=>{bt.exports=require("./open-run.cjs").engine_run_branch});var Oe=m((Ss,Wt)=>{Wt.exports=require("./open-run.cjs").run_change});var L=m(($s,Ht)=>{Ht.exports=require("./open-run.cjs").run_spec_review});var _e=m((Rs,Gt)=>{Gt.exports=require("./open-run.cjs").io_files});var Vt=m((Es,Kt)=>{Kt.exports=require("./open-run.cjs").journal_journal_error});var an=m((Ks,sn)=>{sn.exports=require("./open-run.cjs").run_held_files});var dn=m((Vs,cn)=>{cn.exports=require("./open-run.cjs").io_git_status});var yn=m((ra,xn)=>{xn.exports=require("./open-run.cjs").run_review_work});var Mn=m((ka,Nn)=>{Nn.exports=require("./open-run.cjs").run_review_index});var Ln=m((xa,Cn)=>{Cn.exports=require("./open-run.cjs").run_review_need});var Wn=m((ya,jn)=>{jn.exports=require("./open-run.cjs").view_markdown});var Un=m((wa,Hn)=>{Hn.exports=require("./open-run.cjs").view_width});var pe=m((Qa,fr)=>{fr.exports=require("./open-run.cjs").io_process_ref});var Rr=m((pc,br)=>{br.exports=require("./open-run.cjs").view_terminal});var Nr=m((vc,Dr)=>{Dr.exports=require("./open-run.cjs").engine_open_run});var Uo={};Kr(Uo,{hook:()=>Ho});module.exports=Vr(Uo);var Ye=require("node:timers/promises");var we=d(b(),1),x=d(he(),1),rt=d(tt(),1),it=d(ke(),1);function R(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run \
was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ult\
raplan:resume goes on`};case"halted":return xe([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...Jr(e),"/ultraplan:resume","/ultraplan:cancel"]},...ye(e).map(n=>({...n,options:[]}))]);case"\
running":return Yr(e,t)}}function Jr(e){let[t,...n]=e.tasks.filter(x.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function Yr(e,t){let n=e.tickets.filter(s=>s.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Xr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,it.nextReviews)(
e,s,t));return i.length>0?{kind:"dispatch",agents:i}:zr(e,t)}function zr(e,t){let n,r=(0,x.readiness)(e);for(let[s,o]of e.tasks.entries()){if((0,x.isDone)(o)||(0,x.isStuck)(o)||!r(s))continue;let a=o.
notBefore!==void 0&&o.notBefore>t.toISOString();if(!((o.status==="reviewing"||o.status==="verifying")&&!a)){if(o.kind==="checkpoint")return xe([Zr(o),...ye(e)]);if(a&&o.notBefore!==void 0){(n===void 0||
o.notBefore<n)&&(n=o.notBefore);continue}return Qr(e,s,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(x.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=ye(e);return xe(i.length>0?i:[ti(e)])}function Qr(e,t,n){let r=(0,x.parallelGroup)(e,t).filter(o=>!(0,x.isDone)(o)&&!(0,x.isStuck)(o)&&n(e.tasks.indexOf(o))&&o.attempts.length===0&&!o.
notStarted),i=e.tasks[t],s=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:s.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.length+1,iteration:1,isolated:s.length>1}))}}
function Xr(e){let{task:t,role:n,attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function xe([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function Zr(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var ye=e=>e.tasks.filter(x.isStuck).map(ve);function ve(e){let t=(0,rt.attemptsUsed)(e);return{task:e.id,question:`${(0,we.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${ei(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function ei({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var ti=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,x.isDone)(t)).map(we.taskWord).join(", ")} wait for each oth\
er`,options:["/ultraplan:cancel"]});function C(e,t){let n=R(e,t);if(n.kind!=="wait"||e.state!=="running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.
until===void 0?void 0:{until:n.until}}var F=(...e)=>require("node:crypto").createHash(...e);var E=(...e)=>require("node:crypto").randomBytes(...e);var gr=d(y(),1);function st(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(ni).join(`
`)}`}var ni=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${ii(r,e)}`)].join(`
`),ri={retry:"to try again","retry longer":"to try again with more time",skip:"to count it as complete without proof",investigate:"to see what happened"};function ii(e,t){let n=ri[e],r=oi(e,t);return n===
void 0||t===void 0?r:`${n}: ${r}`}function oi(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --tas\
k ${t} --longer`;case"skip":return`/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function Se(e,t){let n=400-Buffer.byteLength(Y("",t));return Y(ut(Re(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var Y=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function at(e){let t=Re([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,s)=>{let o=e.length-i,a=e.slice(0,i).map(({question:f})=>ci(be(f,s))),c=o>0?[`And ${o}\
 more: /ultraplan:status.`]:[];return Y(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return ft(200,i=>n(r,i))}var $e=(e,t)=>ft(40,n=>dt(e,t,n));function ct(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(dt(e.slice(0,n),t,0))>400;)n--;return n}function dt(e,t,n){let r={};
for(let s of e){let o=`ultraplan:${s.role}`;r[o]=[...r[o]??[],si(s,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return Y(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function ft(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function si({task:e,title:t,place:n,attempt:r},i=40){return`${[ai(e),be(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var ai=e=>ut(be(e,48),
48);var ci=e=>e.trim().replace(/(?<![.?!])$/,"."),be=(e,t)=>[...Re(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),Re=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function ut(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var hr=d(he(),1);var kr=d(lt(),1);var wt=d(y(),1),vt=d(z(),1),Q=d(ht(),1),X=d(xt(),1),St=d(I(),1);function $t(e){let{id:t,root:n,base:r,approvedHead:i}=e.run,s=(0,Q.approvedRefAt)(n,t)??r;s!==i&&((0,Q.moveApprovedRef)(e.run,e),(0,wt.tryGit)(
n,["merge-base","--is-ancestor",s,e.journal.state?.approvedHead??i])===void 0&&(0,St.append)(e,{type:"refused",id:"ref/moved",what:`moving ${(0,vt.approvedRef)(t)} to ${s.slice(0,10)}`}))}var Rt=d(y(),1),Et=d(b(),1),Tt=d(z(),1),Ot=d(Z(),1);function _t(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=di(e)??ui(e);return t===void 0?[]:[{type:"run_hal\
ted",cause:t}]}function di(e){let t=(0,Ot.checkedOut)(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}\
, then /ultraplan:resume  [history/branch]`}var fi=3;function ui(e){let t=e.tasks.filter(c=>c.approvedCommit!==void 0).sort((c,f)=>(f.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.
base;if([...new Set([n,e.approvedHead])].every(c=>Ee(e.root,c)))return;let s=t.filter(c=>!Ee(e.root,c.approvedCommit??"")).slice(0,fi).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of ${(0,Et.taskWord)(
c)}, which was approved,`).join(" and "),o=Ee(e.root,e.base)?`commit ${e.approvedHead.slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history\
 was rewritten: ${s||o} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,Tt.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function Ee(e,t){
return t===""||(0,Rt.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var W=d(y(),1);var At=d(y(),1);function T(e,t,n){return(0,At.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var Nt=require("node:fs"),Mt=require("node:path"),Ct=d(y(),1);var It=require("node:fs");var pi="<!-- ultraplan:command=implement -->",Pt=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${pi}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function qt(e){try{return(0,It.readFileSync)(e,"utf8")}catch{return}}var Te=require("node:path");var li=e=>(0,Te.join)(e,"ultraplan","init.json");function Ft(e){let t=qt(li(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var Bt=e=>F("sha256").update(e).digest("hex");var mi=d(y(),1),gi="# ultraplan: pre-push",Dt=`#!/bin/sh
${gi}
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
`;function ee(e,t,n){let{settings:r,files:i}=Ft(e),s=new Map([...Object.entries(i),...Object.entries(r).map(([o,{after:a}])=>[o,a])]);return new Set(t.filter(o=>{let a=s.get(o),c=a===void 0?void 0:n(o);
return c!==void 0&&Bt(c)===a&&xi(o,c)}))}var Lt=e=>t=>{try{return(0,Nt.readFileSync)((0,Mt.join)(e,t),"utf8")}catch{return}},jt=(e,t)=>n=>(0,Ct.tryGit)(e,["cat-file","blob",`${t}:${n}`]),hi=".ultrapla\
n/config.yaml",ki=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function xi(e,t){return e===hi?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===Pt||t===Dt||ki.test(e)}var Pe=require("node:path");var Xt=d(y(),1);var Ri=d(Oe(),1);var Ut=d(L(),1);function te(e,t){return(0,Ut.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var Ae=require("node:path"),$=d(_e(),1),O=d(Vt(),1),Jt=e=>F("sha256").update(e).digest("hex"),Yt=(e,t)=>(0,Ae.join)(e,"evidence",t);function Ie(e,t,n={}){let r=n.files??$.realFiles,i=vi(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=Si(i,n.cap??Number.POSITIVE_INFINITY),a=Jt(s),c=Yt(e,a);try{if((0,$.readIfThere)(r,c)?.equals(s)!==!0){
(0,$.ensureFolder)(r,(0,Ae.join)(e,"evidence"));let f=`${c}.${E(4).toString("hex")}.new`;(0,$.writeAtomic)(r,c,s,{temporary:f,sync:"both"})}}catch(f){throw(0,O.diskError)(f,c)}return{sha256:a,bytes:s.
length,cut:o}}function zt(e,t,n=$.realFiles){let r=Yt(e,t.sha256),i=(0,$.readIfThere)(n,r);if(i===void 0)throw new O.JournalError("evidence-missing",{file:r},yi,O.GO_ON);if(Jt(i)!==t.sha256)throw new O.JournalError(
"evidence-changed",{file:r},wi,O.GO_ON);return i.toString("utf8")}var yi="the evidence file is not there",wi="the evidence file was changed after it was written";function vi(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Si(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=$i(e,Math.floor(r/2)),s=bi(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var Qt=e=>e!==void 0&&(e&192)===
128;function $i(e,t){let n=t;for(;n>0&&t-n<3&&Qt(e[n]);)n-=1;return n}function bi(e,t){let n=t;for(;n<e.length&&n-t<3&&Qt(e[n]);)n+=1;return n}function j(e,t){return JSON.parse(zt(e,t.plan))}function B(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Zt=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Xt.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Ei=e=>Pe.posix.dirname(e.planFiles[0]?.path??""),_=e=>Pe.posix.join(Ei(e),".progress.md");var Ti=20;function en(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,W.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([_(e),...e.tasks.flatMap(({file:u,override:p})=>[u,...p&&
!p.adopted?p.left??[]:[]])]),o=T(r,i,t).filter(u=>!s.has(u));if(o.length===0)return[];let a=ee(Oi(r),o,jt(r,t)),c=o.filter(u=>!a.has(u));if(c.length===0)return[];let f=Number((0,W.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:f,files:c.slice(0,Ti)}]}var Oi=e=>(0,W.findRepository)(e)?.commonDir??"";var _i=/[*?{[]/,Ai=e=>_i.test(e);function Ii(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function Pi(e,t){let n=Ii(e);return n===""||n==="."?n===".":n===t?!0:Ai(n)?qi(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var nn=(e,t)=>e.some(n=>Pi(n,t)),tn=new Map;
function qi(e){let t=tn.get(e);if(t)return t;let n=new RegExp(`^${Bi(e)}$`);return tn.set(e,n),n}var Fi=/[.+^$()|\\\]}]/;function Bi(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let s=e[r+2]==="/";t+=s?"(?:.*/)?":".*",r+=s?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let s=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${Di(s)}\\]|[${s.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=s.length+
1}else t+=Fi.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var Di=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var rn=e=>e.slice(0,e.lastIndexOf("/")+1),Ni=e=>e.slice(e.lastIndexOf("/")+1);var Mi=/^\.progress(-[\w.-]+)?\.md$/;function on(e,t){return e.files.some(n=>n.path===t||rn(n.path)===rn(t)&&Mi.test(Ni(t)))}var ln=d(b(),1),qe=d(an(),1);var mn=d(I(),1);var fn=d(y(),1),un=d(dn(),1);function pn(e){let t=(0,fn.findRepository)(e.root);if(!t)return[];let n=(0,un.workStatus)(e.root).map(({path:i})=>i),r=ee(t.commonDir,n,Lt(e.root));return n.filter(i=>!r.has(i))}function Ci({run:e,dir:t}){let n=(0,qe.heldFiles)(e);if(n.size===0)return;let r=j(t,e);return pn(e).filter(i=>n.has(i)&&!on(r,i))}function gn(e,t){for(;;){let n=Li(e,R(e.run,t));if(n.length===0)return;
(0,mn.append)(e,...n)}}function Li(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(f=>f.task===c)),s=i.length>0?Ci(e)??[]:[];
if(s.length===0)return[];let o=(0,qe.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:f}=B(j(r,n),a),u=s.filter(S=>nn([...c,...f],S)),[p]=u;if(p===void 0)return[];let g=o.get(p),l=`it n\
ames ${u.join(", ")}, left uncommitted when ${g?(0,ln.wordFor)(n.tasks,g.task):"another task"} was ${g?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"ta\
sk_blocked",task:a,cause:l}]})}var hn=d(Oe(),1),kn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,hn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var me=d(I(),1);var Le=d(b(),1);var ue=d(yn(),1),je=d(L(),1);var D=require("node:fs"),ne=require("node:path"),H=d(y(),1);var wn=require("node:fs"),vn=require("node:path"),Sn=d(_e(),1),k=d(y(),1),Fe=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],$n=5;function bn(e,t,n,r=()=>{}){for(let i=1;;i+=1){let s=(0,k.headCommit)(
e);if(!s)throw new Error(`${e} has no commit to build on`);let o=r(s);if(o!==void 0)return{commit:o,isNew:!1};try{return{commit:ji(e,s,t(s),n),isNew:!0}}catch(a){if(i===$n||(0,k.headCommit)(e)===s)throw a}}}
function ji(e,t,n,r){let i=(0,k.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let s=(0,vn.join)(i.gitDir,`ultraplan-index-${E(4).toString("hex")}`),{root:o}=i;try{(0,k.git)(o,
["read-tree",t],{index:s});let a=n.map(({path:u,text:p})=>{let g=(0,k.git)(o,["hash-object","-w","--stdin"],{input:p}).trim();return{path:u,blob:g,mode:Ui(o,t,u),was:Hi(o,t,u)}});for(let{path:u,blob:p,
mode:g}of a)(0,k.git)(o,["update-index","--add","--cacheinfo",`${g},${p},${u}`],{index:s});let c=(0,k.git)(o,["write-tree"],{index:s}).trim(),f=(0,k.git)(o,[...Fe,"commit-tree",c,"-p",t],{input:r}).trim();
(0,k.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",f,t]);for(let{path:u,blob:p,mode:g,was:l}of a)Wi(o,u,p,g,l);return f}finally{(0,wn.rmSync)(s,{force:!0})}}function Wi(e,t,n,r,i){if((0,k.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=$n;o+=1){if((0,k.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,Sn.sleep)(40)}}var Hi=(e,t,n)=>(0,k.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Ui(e,t,n){let r=(0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function Rn(e,t,n){return((0,k.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var En=(e,t)=>(0,k.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function re(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=l=>Rn(s,i,l).find(({message:S})=>S.split(`
`).includes(o))?.commit,c=(0,H.headCommit)(s);if(!c)throw new Error("the repository has no commit");let f=t.filter(({path:l})=>(0,H.committedText)(s,c,l)!==void 0||!En(s,l)),u=l=>f.map(({path:S,change:h})=>({
path:S,text:h((0,H.committedText)(s,l,S))})),{commit:p,isNew:g}=f.length>0?bn(s,u,`${n}

${o}
`,a):{commit:a(c)??c,isNew:a(c)===void 0};if(g)for(let l of t)Gi((0,ne.join)(s,l.path),l);return p}function Gi(e,{change:t}){let n;try{n=(0,D.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}
(0,D.mkdirSync)((0,ne.dirname)(e),{recursive:!0}),(0,D.writeFileSync)(e,t(n))}var q=d(b(),1);var Be=d(b(),1);function Tn(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=_n(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${ie(r)}`,"    1. Revie\
w the finding details","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}\
" addressed`,`  - **Verify**: ${Ji(t)}`,`  - **Commit**: \`${On(s,t)}\``].map(c=>o+c)}var Ki=7;function De(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:c}=t,f=_n(a);return{id:e,title:`Fix\
: ${f}`,...i.name===void 0?{}:{name:Vi(e,i,f)},file:i.file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${ie(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${f}" addressed`],verify:i.verify.map(u=>({...u,line:r+Ki})),commit:On(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var Vi=(e,t,n)=>`Fix ${e.slice(e.lastIndexOf(".")+1)} of ${(0,Be.shortWord)(t)}: ${n}`,On=(e,t)=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from ${(0,Be.shortWord)(t)}`;function Ji({verify:e}){
let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return ie(e[0]?.text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.
max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}var Yi=1e3,zi=100,ie=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll(
"`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(/\s+/g," ").trim().slice(0,Yi),_n=e=>ie(e).slice(0,zi).trim(),Ne=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Qi=/\r\n|\n|\r/g;function In(e){let t=[],n=0;for(let r of e.matchAll(Qi))t.push(An(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(An(e.slice(n),n)),t}function An(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Xi=3;function Zi(e,t){if(!(eo(e,t)>=Xi))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function eo(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function qn(e,t){let{original:n}=t,r=Zi(e,n);if(r===void 0)return;let s=e.tasks.filter(h=>h.fixOf===n.id&&h.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(h=>h.path===n.file)?.text??"",a=Tn(r,t,Ne(n));if(!n.box){let h={...De(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:Pn(e.tasks,s,h)},task:h,after:s.id,insert:ge=>ge}}
let c=s.endLine,f=In(o)[c]?.blank===!0,u=f?["",...a]:a,p=h=>to(h,s,u),g=c+1+(f?1:0),l={...De(r,t,a,g),box:{line:g,column:Ne(n).length+3+1}},S=e.tasks.map(h=>h.file===n.file?ro(h,c,u.length,s):h);return{
plan:{...e,files:e.files.map(h=>h.path===n.file?{...h,text:p(h.text)}:h),tasks:Pn(S,s,l)},task:l,after:s.id,insert:p}}function to(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=no(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function no(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function ro(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function Pn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function Fn(e){let{id:t,title:n,name:r,file:i,line:s,kind:o,checkpoint:a,phase:c,wave:f,parallel:u,dependsOn:p,statesDependencies:g,files:l,tier:S,verification:h,securityReview:ge,fixOf:ze}=e;return{id:t,
title:n,file:i,line:s,kind:o,parallel:u,dependsOn:p,files:l,securityReview:ge,doneBefore:e.ticked,...r===void 0?{}:{name:r},...g?{statesDependencies:g}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...f!==void 0?{wave:f}:{},...S?{tier:S}:{},...h?{verification:h}:{},...ze?{fixOf:ze}:{}}}function io(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function Bn(e,t,n=io(t)){let r=t.replace(oo,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var oo=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function Dn({feedback:e,findings:t}){let n=e||so(t);return["A reviewer did not accept the work of the task that this one fixes:",Bn("what the reviewer wrote",n)].join(`
`)}var so=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var oe=d(b(),1),Me=d(Mn(),1),P=d(Ln(),1),Qn=d(ke(),1),se=d(L(),1);var Vn=d(Wn(),1),Jn=d(Un(),1),Yn="## Review Suggestions",ao=3,co=300;function zn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=fo(t),i=t.kind==="suggestions"?uo(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Gn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=Gn(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var Gn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,Kn=e=>U(e).replace(/^./u,t=>t.toUpperCase()),U=e=>(0,Jn.cut)((0,Vn.markdownLine)(e),co);function fo(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next}\
)`];case"review":{let t=e.findings.slice(0,ao).map(n=>`  - ${U(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings\
: none"]:["- Findings:",...t],`- Action: ${e.action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstand\
ing issues: ${e.findings.map(U).join("; ")||"none named"}`];case"fix-given-up":return[`${Kn(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(U).join(
"; ")||"none named"}`];case"suggestions":return[Yn,"",...e.suggestions.map(t=>`- ${Kn(e.task)}: ${U(t)}`)]}}function uo(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];
s!==void 0&&(t=t===""?s:s.startsWith(t)?"":t);let o=t===""&&s===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===Yn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var ae=(e,t)=>({path:_(e),change:n=>t.reduce(zn,n??"")});function G(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,Me.taskIndex)(
e,(0,P.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Xn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,se.specRecords)(
t).at(-1);if(!(0,P.needsSpecReview)(e,t))return po(e,t);let r=(0,Qn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:(0,oe.taskWord)(
t),suggestions:s}]:[];switch(r.how){case"suggested":return[G(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[G(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,se.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:(0,oe.fixWord)(a),findings:i}]:[]}case"with-batch":return[];case"passed":case"no-sign\
al":return[G(e,t,n,"proceeded")]}}function po(e,t){let n=(0,P.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,P.nextReviewIndex)(e,(0,Me.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",
next:i}]:[]}function Zn(e,t,n,r){let i=j(e,t),s=B(i,n.id),{findings:o,suggestions:a=[],feedback:c}=r.verdict,f=o.filter(l=>!a.includes(l)),u=qn(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>B(
i,l).files))],summary:f[0]??"review finding",finding:f.join("; ")||c,scope:t.spec}),p=te(t,n);if(!u||p===void 0)throw new Error(`no fix task can be made for ${(0,q.taskWord)(n)}`);let g=re(t,[...u.task.
box?[{path:s.file,change:l=>u.insert(l??"")}]:[],ae(t,[G(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:(0,q.taskWord)(n),suggestions:a}]:[]])],{subject:`docs(${t.spec}): add ${(0,q.fixWord)(
u.task)} from the review of ${(0,q.taskWord)(n)}`,key:`fix ${u.task.id}`,since:p});return[{type:"tasks_added",after:u.after,tasks:[{...Fn(u.task),addedBy:"review"}],plan:Ie(e,JSON.stringify(u.plan)),commit:g,
cause:`review of ${(0,q.taskWord)(n)}, iteration ${r.iteration}`,feedback:Ie(e,Dn(r.verdict))}]}var ar=d(I(),1);var cr=d(Z(),1);var de=d(y(),1);var er=require("node:fs"),tr=require("node:path"),w=d(y(),1);function nr(e,t,n){let r=(0,w.findRepository)(e),i=(0,w.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:o}=r,a=(0,tr.join)(o,`ultraplan-index-${E(4).toString(
"hex")}`),c=t.filter(({path:f})=>mo(s,f)).map(({path:f,from:u})=>({path:f,was:lo(s,u,f)}));if(c.length!==0)try{(0,w.git)(s,["read-tree",i],{index:a});for(let{path:p,was:g}of c){let l=g?["--add","--cac\
heinfo",`${g.mode},${g.blob},${p}`]:["--force-remove","--",p];(0,w.git)(s,["update-index",...l],{index:a})}let f=(0,w.git)(s,["write-tree"],{index:a}).trim(),u=(0,w.git)(s,[...Fe,"commit-tree",f,"-p",
i],{input:n}).trim();return ho(s,u)?u:void 0}finally{(0,er.rmSync)(a,{force:!0})}}function lo(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,w.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&
r[2]?{mode:r[1],blob:r[2]}:void 0}var mo=(e,t)=>(0,w.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",go=["-c","core.hooksPath=/dev/null","merge","--quiet","-\
-ff-only","--no-overwrite-ignore"],ho=(e,t)=>(0,w.tryGit)(e,[...go,t])!==void 0;var fe=d(b(),1),rr=d(L(),1);function Ce({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let c=s?.commit??o;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function ir(e,t){let n=(0,rr.fixTasksOf)(e,t).at(-1),r=n?ko(e,n):[];!n||r.length===0||nr(e.root,r,`revert(${e.spec}): keep the original implementation of ${(0,fe.taskWord)(t)}

The ${(0,fe.fixWord)(n)} failed twice.
`)}function ko(e,t){let{root:n}=e,r=(0,de.headCommit)(n);if(r===void 0)return[];let i=_(e),s=Ce(t,r).map(o=>({...o,paths:new Set(T(n,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].
filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:u})=>u.has(o)),c=a.every(({to:u},p)=>ce(n,u,o)===ce(n,a[p+1]?.from??r,o)),[f]=a;return f&&c?[{path:o,from:f.from}]:[]})}function or(e,t,n,r){let i=Ce(
t,r).find(({from:s,to:o})=>T(e.root,s,o).includes(n));return i!==void 0&&ce(e.root,i.from,n)===ce(e.root,r,n)}var ce=(e,t,n)=>(0,de.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function dr(e){if(!((0,ue.reviewWork)(e.run)&&(0,cr.checkedOut)(e.run.root)!==e.run.branch)){for(;(0,ue.reviewWork)(e.run);)if((0,ar.recordOn)(e,n=>xo(e.dir,n),(n,r)=>({events:r,reply:r.length}))===0)
return}}function xo(e,t){let n=(0,ue.reviewWork)(t);return n?n.kind==="fix"?Zn(e,t,n.task,n.record):(n.takeBack&&ir(t,n.task),[yo(t,n.task)]):[]}function yo(e,t){let n=te(e,t);if(n===void 0)throw new Error(
`${(0,Le.taskWord)(t)} has no commit to approve`);let r=Xn(e,t),i=e.tasks.flatMap(f=>f.approvedHead??f.approvedCommit??[]),s=Zt(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===
0)return s===n?o:{...o,head:s};let a=re(e,[ae(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of ${(0,Le.taskWord)(t)}`,key:`approve ${t.id} attempt ${t.
attempts.length}`,since:n}),c=e.knownHead!==void 0&&(0,je.fixTasksOf)(e,t).some(f=>f.givenUp)&&sr(e,t,e.knownHead,a);return{...o,head:sr(e,t,s,a)?a:s,...c?{known:a}:{}}}function sr(e,t,n,r){let i=(0,je.fixTasksOf)(
e,t).filter(o=>o.givenUp),s=[_(e),...i.length>0?[t.file]:[]];return T(e.root,n,r).every(o=>s.includes(o)||i.some(a=>or(e,a,o,r)))}var v=require("node:fs"),ur=require("node:path"),le=d(pe(),1);var K=d(z(),1);function We(e,t,n){let r=(0,K.waitingFile)(t,e.session);if(!C(e,n)){(0,v.rmSync)(r,{force:!0});return}mr(r)||((0,v.mkdirSync)((0,ur.dirname)(r),{recursive:!0,mode:448}),(0,v.writeFileSync)(
r,"",{mode:384}))}function pr(e,t){let n=(0,K.waitingFile)(t,e.session);if(!He(e,t))return!1;let r=mr(n);return r&&(0,le.isAlive)(r)?!1:((0,v.writeFileSync)(n,JSON.stringify((0,le.thisProcess)()),{mode:384}),
!0)}var He=(e,t)=>(0,v.existsSync)((0,K.waitingFile)(t,e.session));function lr(e,t){(0,v.rmSync)((0,K.waitingFile)(t,e.session),{force:!0})}function mr(e){try{return JSON.parse((0,v.readFileSync)(e,"u\
tf8"))}catch{return}}var xr=3;function yr(e,t,n){dr(e);let r=_t(e.run);r.length>0&&(0,me.append)(e,...r),gn(e,n);let i=So(e.run,t,n);if(i)return We(e.run,e.home,n),{action:i,text:Sr(e.run,i).text};$t(e);let s=e.run,o=(0,me.recordOn)(
e,f=>wo(f,n),(f,u)=>vo(f,u,t,n)),{run:a}=e;if(We(a,e.home,n),a.state==="finished"&&s.state!=="finished")return{...o,summary:(0,kr.renderSummary)(a)};let c=wr(s);return(o.action.kind==="dispatch"||vr(o.
action,t))&&c.length>0?{...o,summary:`${c.join(`
`)}
other tasks, which do not depend on it, go on`}:o}function wo(e,t){let n=R(e,t);if(!(n.kind==="dispatch"&&n.agents.some(o=>!$r(e,o)))&&n.kind!=="done")return;let i=(0,gr.headCommit)(e.root)??e.base,s=n.
kind==="done"||n.agents.some(({role:o})=>o==="spec-executor");return{head:i,foreign:s?en(e,i):[]}}function vo(e,t,n,r){let i=R(e,r),{events:s,text:o}=Sr(e,i,t),a=F("sha256").update(o).digest("hex").slice(
0,16),c={type:"directive_given",digest:a,via:n};if(n==="stop"&&i.kind==="dispatch"&&s.length===0&&$o(e,a)){let u=`the session stopped ${xr} times without following: ${o.split(`
`)[0]}`,p=`${u}; the run is parked, /ultraplan:resume goes on`;return{events:[c,{type:"run_parked",cause:u}],reply:{action:{kind:"wait",reason:p},text:""}}}let f=i.kind==="done"&&e.state==="running"&&
t?[...t.foreign,{type:"run_finished",commit:t.head}]:[];return{events:[...s,...f,c],reply:{action:i,text:o}}}var wr=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,hr.isStuck)(n)&&!t.includes(n.id)).map(n=>st(
{kind:"ask",...ve(n)})),vr=(e,t)=>e.kind==="wait"&&t==="notification";function So(e,t,n){let r=R(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return vr(r,t)&&wr(e).length>0?void 0:
r}var $o=(e,t)=>e.standing.digest===t&&e.standing.count+1>=xr;function Sr(e,t,n){switch(t.kind){case"dispatch":return Ro(e,bo(e,t.agents),n);case"wait":return{events:[],text:Se(`ultraplan: end your tu\
rn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:at([t,...t.also??[]])};case"done":return{events:[],text:Se(`ultraplan: ${t.reason}. Tell the person in\
 one sentence.`,{action:"done"})}}}var bo=(e,t)=>t.slice(0,ct(Ue(e,t),Ge())),Ue=(e,t)=>t.map(n=>kn(e,n));function Ro(e,t,{head:n,foreign:r}={head:e.base,foreign:[]}){let i=t.length>1?Ge():void 0,s=[],
o=t.map(f=>{let u=$r(e,f);if(u)return u;let p=Ge();return f.role==="spec-executor"&&s.length===0&&s.push(...r),s.push({type:"ticket_issued",ticket:p,base:n,...i?{group:i}:{},...f}),{id:p,...i?{group:i}:
{}}}),[a]=o,c=a?.group;return{events:s,text:c!==void 0&&o.every(f=>f.group===c)&&t.length>1?$e(Ue(e,t),c):$e(Ue(e,t.slice(0,1)),a?.id??"")}}var $r=(e,{task:t,role:n,iteration:r})=>e.tickets.find(i=>!i.
redeemedAt&&i.task===t&&i.role===n&&i.iteration===r),Ge=()=>E(8).toString("hex");var Ve=d(pe(),1),Ir=d(Rr(),1);var M=require("node:fs"),N=require("node:path");function Tr(e,t){if(!(0,M.existsSync)(e))return!0;let n=(0,N.dirname)(e);return Er(n).map(r=>(0,N.join)(n,r,"subagents")).flatMap(r=>Er(r).map(i=>(0,N.join)(r,i))).some(r=>r.endsWith(".meta.json")&&Eo(
r)?.toolUseId===t)}function Eo(e){try{return JSON.parse((0,M.readFileSync)(e,"utf8"))}catch{return}}function Er(e){try{return(0,M.readdirSync)(e)}catch{return[]}}var Je=d(I(),1);var A=require("node:fs"),To=256*1024;function Or(e,t){for(let n of _o(e).split(`
`).reverse()){if(!n.includes(t))continue;let r=Oo(n).find(i=>i.tool_use_id===t&&i.is_error);if(r)return typeof r.content=="string"?r.content:JSON.stringify(r.content)}}function Oo(e){try{let{message:t}=JSON.
parse(e);return Array.isArray(t?.content)?t.content:[]}catch{return[]}}function _o(e){let t;try{t=(0,A.openSync)(e,"r");let{size:n}=(0,A.fstatSync)(t),r=Buffer.alloc(Math.min(n,To));return(0,A.readSync)(
t,r,0,r.length,n-r.length),r.toString("utf8")}catch{return""}finally{t!==void 0&&(0,A.closeSync)(t)}}var Pr=d(Z(),1);var V=require("node:fs"),Ke=require("node:path");var _r=(e,t)=>(0,Ke.join)(e,"started",t);function Ao(e,t,n){(0,V.mkdirSync)(_r(e,t),{recursive:!0}),(0,V.writeFileSync)((0,Ke.join)(_r(e,t),n),"")}var Ar=(e,t,n)=>Ao(e,t,Po(n)),Io="call-",Po=e=>`${Io}${e.
replace(/[^\w-]/g,"")}`;function qr(e){qo(e,t=>t.judging!==void 0&&!(0,Ve.isAlive)(t.judging.process),{how:"the claim was never judged",transcript:""})}function qo(e,t,n){e.run.tickets.some(t)&&(0,Je.recordOn)(e,r=>r.tickets.
filter(t).flatMap(i=>Fo(r,e.dir,i,n)),(r,i)=>({events:i,reply:void 0}))}function Fo(e,t,n,{how:r,transcript:i,error:s}){let{toolUseId:o}=n;if(o===void 0||n.agentId||n.judging||Tr(i,o))return Do(e,n,r);
n.isolated&&Ar(t,n.base,o);let a=(0,Ir.oneLine)(s??Or(i,o)??"the client, one of its rules or another hook refused it");return[{type:"agent_not_started",ticket:n.id,cause:a.slice(0,Bo)}]}var Bo=200;function Do(e,t,n){
let r={ticket:t.id,...No(e,t)};return t.judging?(0,Ve.isAlive)(t.judging.process)?[]:[{type:"agent_lost",...r,cause:"the claim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lost",...r,cause:n,failure:"\
EXECUTION_FAILURE"}]}function No(e,t){let r=t.role==="spec-executor"&&!t.isolated?(0,Pr.branchHead)(e):void 0;return r===void 0?{}:{head:r}}var Fr=d(pe(),1);function Br(e,t){return e.session===t.id&&(0,Fr.isSameProcess)(e.client,t.client)}var Mr=d(Nr(),1),Mo=d(I(),1);var Co=500,Lo=2e3;async function Cr(e,t=Lo){let n=Wo(e);if(!(n?.run.state!=="running"||!pr(n.run,e.home))){if(C(n.run,new Date))await jo(n);else{if(await(0,Ye.setTimeout)(t),!He(n.run,e.home))return;n.
run=n.journal.refresh()}return lr(n.run,e.home),n.run.state==="running"?yr(n,"wake",new Date).text:void 0}}async function jo(e){for(;C(e.run,new Date);)await(0,Ye.setTimeout)(Co),e.run=e.journal.refresh(),
qr(e)}function Wo(e){let t=(0,Mr.openActiveRun)(e.home,e.id);return t&&Br(t.run,e)?t:void 0}var Lr={kind:"pass"};var Ho=async(e,{session:t})=>{let n=await Cr(t);return n===void 0?Lr:{kind:"wake",text:n}};0&&(module.exports={hook});
