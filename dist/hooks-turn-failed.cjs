const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var yr=Object.create;var L=Object.defineProperty;var wr=Object.getOwnPropertyDescriptor;var vr=Object.getOwnPropertyNames;var Sr=Object.getPrototypeOf,br=Object.prototype.hasOwnProperty;var m=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Rr=(e,t)=>{for(var n in t)L(e,n,{get:t[n],enumerable:!0})},qe=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of vr(t))!br.call(e,i)&&i!==n&&L(e,i,{get:()=>t[i],enumerable:!(r=wr(t,i))||r.enumerable});return e};var f=(e,t,n)=>(n=e!=null?yr(Sr(e)):{},qe(t||!e||!e.__esModule?L(n,"default",{value:e,enumerable:!0}):n,e)),$r=e=>qe(L({},"__esModule",{value:!0}),e);var Ne=m((co,Fe)=>{Fe.exports=require("./open-run.cjs").model_task_name});var oe=m((fo,Be)=>{Be.exports=require("./open-run.cjs").run_groups});var Ce=m((uo,De)=>{De.exports=require("./open-run.cjs").run_policy});var se=m((po,Me)=>{Me.exports=require("./open-run.cjs").run_reviews});var y=m((ko,Ue)=>{Ue.exports=require("./open-run.cjs").io_git});var Xe=m((wo,Qe)=>{Qe.exports=require("./open-run.cjs").view_summary_text});var H=m((vo,Ze)=>{Ze.exports=require("./open-run.cjs").engine_places});var tt=m((So,et)=>{et.exports=require("./open-run.cjs").engine_projections_approved_ref});var rt=m((bo,nt)=>{nt.exports=require("./open-run.cjs").engine_receipt});var _=m((Ro,it)=>{it.exports=require("./open-run.cjs").engine_record});var G=m((Eo,dt)=>{dt.exports=require("./open-run.cjs").engine_run_branch});var ke=m((Mo,Et)=>{Et.exports=require("./open-run.cjs").run_change});var N=m((Lo,Tt)=>{Tt.exports=require("./open-run.cjs").run_spec_review});var xe=m((Ho,_t)=>{_t.exports=require("./open-run.cjs").io_files});var It=m((Wo,At)=>{At.exports=require("./open-run.cjs").journal_journal_error});var Ut=m((ds,Wt)=>{Wt.exports=require("./open-run.cjs").run_held_files});var Kt=m((fs,Gt)=>{Gt.exports=require("./open-run.cjs").io_git_status});var tn=m((ws,en)=>{en.exports=require("./open-run.cjs").run_review_work});var vn=m((Fs,wn)=>{wn.exports=require("./open-run.cjs").run_review_index});var bn=m((Ns,Sn)=>{Sn.exports=require("./open-run.cjs").run_review_need});var $n=m((Bs,Rn)=>{Rn.exports=require("./open-run.cjs").view_markdown});var Tn=m((Ds,En)=>{En.exports=require("./open-run.cjs").view_width});var ne=m((ma,Kn)=>{Kn.exports=require("./open-run.cjs").io_process_ref});var sr=m((_a,or)=>{or.exports=require("./open-run.cjs").view_terminal});var ur=m((Ha,fr)=>{fr.exports=require("./open-run.cjs").engine_open_run});var so={};Rr(so,{hook:()=>oo});module.exports=$r(so);var lr=require("node:timers/promises");var Le=f(Ne(),1),x=f(oe(),1),je=f(Ce(),1),He=f(se(),1);function R(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run\
 was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ul\
traplan:resume goes on`};case"halted":return ae([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...Er(e),"/ultraplan:resume","/ultraplan:cancel"]},...ce(e).map(n=>({...n,options:[]}))]);case"\
running":return Tr(e,t)}}function Er(e){let[t,...n]=e.tasks.filter(x.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function Tr(e,t){let n=e.tickets.filter(o=>o.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Ar)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(o=>(0,He.nextReviews)(
e,o,t));return i.length>0?{kind:"dispatch",agents:i}:Or(e,t)}function Or(e,t){let n,r=(0,x.readiness)(e);for(let[o,s]of e.tasks.entries()){if((0,x.isDone)(s)||(0,x.isStuck)(s)||!r(o))continue;let a=s.
notBefore!==void 0&&s.notBefore>t.toISOString();if(!((s.status==="reviewing"||s.status==="verifying")&&!a)){if(s.kind==="checkpoint")return ae([Ir(s),...ce(e)]);if(a&&s.notBefore!==void 0){(n===void 0||
s.notBefore<n)&&(n=s.notBefore);continue}return _r(e,o,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(x.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=ce(e);return ae(i.length>0?i:[qr(e)])}function _r(e,t,n){let r=(0,x.parallelGroup)(e,t).filter(s=>!(0,x.isDone)(s)&&!(0,x.isStuck)(s)&&n(e.tasks.indexOf(s))&&s.attempts.length===0&&!s.
notStarted),i=e.tasks[t],o=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:o.map(s=>({task:s.id,role:"spec-executor",attempt:s.attempts.length+1,iteration:1,isolated:o.length>1}))}}
function Ar(e){let{task:t,role:n,attempt:r,iteration:i,isolated:o,covers:s}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:o,...s?{covers:s}:{}}}function ae([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function Ir(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var ce=e=>e.tasks.filter(x.isStuck).map(de);function de(e){let t=(0,je.attemptsUsed)(e);return{task:e.id,question:`${(0,Le.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${Pr(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function Pr({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var qr=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,x.isDone)(t)).map(t=>t.id).join(", ")} wait for each other`,
options:["/ultraplan:cancel"]});var Fr=new Set(["rate_limit","overloaded","server_error","api_error","timeout","unknown"]);function We(e,t){let{first:n,most:r,tries:i}=e.config.overnight,o=e.failedTurns??0;return Fr.has(t)?o>=i?{kind:"\
park",cause:`${o+1} turns in a row ended with ${t}`}:{kind:"wake",afterSeconds:Math.min(r,n*2**o)}:{kind:"park",cause:`the service refused: ${t}`}}function fe(e,t){let n=R(e,t);if(n.kind!=="wait"||e.state!==
"running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.until===void 0?void 0:{until:n.until}}var I=(...e)=>require("node:crypto").createHash(...e);var $=(...e)=>require("node:crypto").randomBytes(...e);var zn=f(y(),1);function Ge(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(Nr).join(`
`)}`}var Nr=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${Br(r,e)}`)].join(`
`);function Br(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --task ${t} --longer`;case"skip":return`\
/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function ue(e,t){let n=400-Buffer.byteLength(j("",t));return j(ze(me(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var j=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function Ke(e){let t=me([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,o)=>{let s=e.length-i,a=e.slice(0,i).map(({question:d})=>Mr(le(d,o))),c=s>0?[`And ${s}\
 more: /ultraplan:status.`]:[];return j(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return Ye(200,i=>n(r,i))}var pe=(e,t)=>Ye(40,n=>Je(e,t,n));function Ve(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(Je(e.slice(0,n),t,0))>400;)n--;return n}function Je(e,t,n){let r={};
for(let o of e){let s=`ultraplan:${o.role}`;r[s]=[...r[s]??[],Dr(o,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return j(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function Ye(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function Dr({task:e,title:t,place:n,attempt:r},i=40){return`${[Cr(e),le(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Cr=e=>ze(le(e,48),
48);var Mr=e=>e.trim().replace(/(?<![.?!])$/,"."),le=(e,t)=>[...me(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),me=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function ze(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var Qn=f(oe(),1);var Xn=f(Xe(),1);var ot=f(y(),1),st=f(H(),1),W=f(tt(),1),U=f(rt(),1),at=f(_(),1);function ct(e){let{id:t,root:n,base:r,approvedHead:i}=e.run,o=(0,W.approvedRefAt)(n,t)??r;o!==i&&((0,W.moveApprovedRef)(e.run,e),(0,ot.tryGit)(
n,["merge-base","--is-ancestor",o,e.journal.state?.approvedHead??i])===void 0&&(0,at.append)(e,{type:"refused",id:"ref/moved",what:`moving ${(0,st.approvedRef)(t)} to ${o.slice(0,10)}`}))}var ft=f(y(),1),ut=f(H(),1),pt=f(G(),1);function lt(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Lr(e)??Hr(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}
function Lr(e){let t=(0,pt.checkedOut)(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultra\
plan:resume  [history/branch]`}var jr=3;function Hr(e){let t=e.tasks.filter(c=>c.approvedCommit!==void 0).sort((c,d)=>(d.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set(
[n,e.approvedHead])].every(c=>ge(e.root,c)))return;let o=t.filter(c=>!ge(e.root,c.approvedCommit??"")).slice(0,jr).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of task ${c.id}, which was appro\
ved,`).join(" and "),s=ge(e.root,e.base)?`commit ${e.approvedHead.slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${o||
s} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,ut.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function ge(e,t){return t===
""||(0,ft.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var D=f(y(),1);var mt=f(y(),1);function E(e,t,n){return(0,mt.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var vt=require("node:fs"),St=require("node:path"),bt=f(y(),1);var gt=require("node:fs");var Wr="<!-- ultraplan:command=implement -->",ht=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${Wr}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function kt(e){try{return(0,gt.readFileSync)(e,"utf8")}catch{return}}var he=require("node:path");var Ur=e=>(0,he.join)(e,"ultraplan","init.json");function xt(e){let t=kt(Ur(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var yt=e=>I("sha256").update(e).digest("hex");var Gr=f(y(),1),Kr="# ultraplan: pre-push",wt=`#!/bin/sh
${Kr}
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
`;function K(e,t,n){let{settings:r,files:i}=xt(e),o=new Map([...Object.entries(i),...Object.entries(r).map(([s,{after:a}])=>[s,a])]);return new Set(t.filter(s=>{let a=o.get(s),c=a===void 0?void 0:n(s);return c!==
void 0&&yt(c)===a&&Yr(s,c)}))}var Rt=e=>t=>{try{return(0,vt.readFileSync)((0,St.join)(e,t),"utf8")}catch{return}},$t=(e,t)=>n=>(0,bt.tryGit)(e,["cat-file","blob",`${t}:${n}`]),Vr=".ultraplan/config.ya\
ml",Jr=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function Yr(e,t){return e===Vr?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===ht||t===wt||Jr.test(e)}var ve=require("node:path");var Bt=f(y(),1);var ni=f(ke(),1);var Ot=f(N(),1);function V(e,t){return(0,Ot.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var ye=require("node:path"),S=f(xe(),1),T=f(It(),1),Pt=e=>I("sha256").update(e).digest("hex"),qt=(e,t)=>(0,ye.join)(e,"evidence",t);function we(e,t,n={}){let r=n.files??S.realFiles,i=Xr(Buffer.from(t),n.mask??[]),{bytes:o,cut:s}=Zr(i,n.cap??Number.POSITIVE_INFINITY),a=Pt(o),c=qt(e,a);try{if((0,S.readIfThere)(r,c)?.equals(o)!==!0){
(0,S.ensureFolder)(r,(0,ye.join)(e,"evidence"));let d=`${c}.${$(4).toString("hex")}.new`;(0,S.writeAtomic)(r,c,o,{temporary:d,sync:"both"})}}catch(d){throw(0,T.diskError)(d,c)}return{sha256:a,bytes:o.
length,cut:s}}function Ft(e,t,n=S.realFiles){let r=qt(e,t.sha256),i=(0,S.readIfThere)(n,r);if(i===void 0)throw new T.JournalError("evidence-missing",{file:r},zr,T.GO_ON);if(Pt(i)!==t.sha256)throw new T.JournalError(
"evidence-changed",{file:r},Qr,T.GO_ON);return i.toString("utf8")}var zr="the evidence file is not there",Qr="the evidence file was changed after it was written";function Xr(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let o=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(o,s=>s===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Zr(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=ei(e,Math.floor(r/2)),o=ti(e,e.length-Math.ceil(r/2)),s=o-i;return{bytes:Buffer.concat([e.subarray(0,i),n(s),e.subarray(o)]),cut:s}}var Nt=e=>e!==void 0&&(e&192)===
128;function ei(e,t){let n=t;for(;n>0&&t-n<3&&Nt(e[n]);)n-=1;return n}function ti(e,t){let n=t;for(;n<e.length&&n-t<3&&Nt(e[n]);)n+=1;return n}function B(e,t){return JSON.parse(Ft(e,t.plan))}function P(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Dt=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Bt.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var ri=e=>ve.posix.dirname(e.planFiles[0]?.path??""),O=e=>ve.posix.join(ri(e),".progress.md");var ii=20;function Ct(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,D.tryGit)(r,["merge-base",n,t])?.trim()||n,o=new Set([O(e),...e.tasks.flatMap(({file:u,override:p})=>[u,...p&&
!p.adopted?p.left??[]:[]])]),s=E(r,i,t).filter(u=>!o.has(u));if(s.length===0)return[];let a=K(oi(r),s,$t(r,t)),c=s.filter(u=>!a.has(u));if(c.length===0)return[];let d=Number((0,D.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:d,files:c.slice(0,ii)}]}var oi=e=>(0,D.findRepository)(e)?.commonDir??"";var si=/[*?{[]/,ai=e=>si.test(e);function ci(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function di(e,t){let n=ci(e);return n===""||n==="."?n===".":n===t?!0:ai(n)?fi(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var Lt=(e,t)=>e.some(n=>di(n,t)),Mt=new Map;
function fi(e){let t=Mt.get(e);if(t)return t;let n=new RegExp(`^${pi(e)}$`);return Mt.set(e,n),n}var ui=/[.+^$()|\\\]}]/;function pi(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let o=e[r+2]==="/";t+=o?"(?:.*/)?":".*",r+=o?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let o=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${li(o)}\\]|[${o.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=o.length+
1}else t+=ui.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var li=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var jt=e=>e.slice(0,e.lastIndexOf("/")+1),mi=e=>e.slice(e.lastIndexOf("/")+1);var gi=/^\.progress(-[\w.-]+)?\.md$/;function Ht(e,t){return e.files.some(n=>n.path===t||jt(n.path)===jt(t)&&gi.test(mi(t)))}var Se=f(Ut(),1);var zt=f(_(),1);var Vt=f(y(),1),Jt=f(Kt(),1);function Yt(e){let t=(0,Vt.findRepository)(e.root);if(!t)return[];let n=(0,Jt.workStatus)(e.root).map(({path:i})=>i),r=K(t.commonDir,n,Rt(e.root));return n.filter(i=>!r.has(i))}function hi({run:e,dir:t}){let n=(0,Se.heldFiles)(e);if(n.size===0)return;let r=B(t,e);return Yt(e).filter(i=>n.has(i)&&!Ht(r,i))}function Qt(e,t){for(;;){let n=ki(e,R(e.run,t));if(n.length===0)return;
(0,zt.append)(e,...n)}}function ki(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(d=>d.task===c)),o=i.length>0?hi(e)??[]:[];
if(o.length===0)return[];let s=(0,Se.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:d}=P(B(r,n),a),u=o.filter(v=>Lt([...c,...d],v)),[p]=u;if(p===void 0)return[];let h=s.get(p),l=`it n\
ames ${u.join(", ")}, left uncommitted when task ${h?.task} was ${h?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"task_blocked",task:a,cause:l}]})}var Xt=f(ke(),1),Zt=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,Xt.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var re=f(_(),1);var te=f(tn(),1),Oe=f(N(),1);var q=require("node:fs"),J=require("node:path"),C=f(y(),1);var nn=require("node:fs"),rn=require("node:path"),on=f(xe(),1),k=f(y(),1),be=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],sn=5;function an(e,t,n,r=()=>{}){for(let i=1;;i+=1){let o=(0,k.headCommit)(
e);if(!o)throw new Error(`${e} has no commit to build on`);let s=r(o);if(s!==void 0)return{commit:s,isNew:!1};try{return{commit:xi(e,o,t(o),n),isNew:!0}}catch(a){if(i===sn||(0,k.headCommit)(e)===o)throw a}}}
function xi(e,t,n,r){let i=(0,k.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let o=(0,rn.join)(i.gitDir,`ultraplan-index-${$(4).toString("hex")}`),{root:s}=i;try{(0,k.git)(s,
["read-tree",t],{index:o});let a=n.map(({path:u,text:p})=>{let h=(0,k.git)(s,["hash-object","-w","--stdin"],{input:p}).trim();return{path:u,blob:h,mode:vi(s,t,u),was:wi(s,t,u)}});for(let{path:u,blob:p,
mode:h}of a)(0,k.git)(s,["update-index","--add","--cacheinfo",`${h},${p},${u}`],{index:o});let c=(0,k.git)(s,["write-tree"],{index:o}).trim(),d=(0,k.git)(s,[...be,"commit-tree",c,"-p",t],{input:r}).trim();
(0,k.git)(s,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",d,t]);for(let{path:u,blob:p,mode:h,was:l}of a)yi(s,u,p,h,l);return d}finally{(0,nn.rmSync)(o,{force:!0})}}function yi(e,t,n,r,i){if((0,k.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let s=1;s<=sn;s+=1){if((0,k.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,on.sleep)(40)}}var wi=(e,t,n)=>(0,k.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function vi(e,t,n){let r=(0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function cn(e,t,n){return((0,k.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var dn=(e,t)=>(0,k.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function Y(e,t,{subject:n,key:r,since:i}){let{root:o}=e,s=`Ultraplan-Step: ${e.id} ${r}`,a=l=>cn(o,i,l).find(({message:v})=>v.split(`
`).includes(s))?.commit,c=(0,C.headCommit)(o);if(!c)throw new Error("the repository has no commit");let d=t.filter(({path:l})=>(0,C.committedText)(o,c,l)!==void 0||!dn(o,l)),u=l=>d.map(({path:v,change:g})=>({
path:v,text:g((0,C.committedText)(o,l,v))})),{commit:p,isNew:h}=d.length>0?an(o,u,`${n}

${s}
`,a):{commit:a(c)??c,isNew:a(c)===void 0};if(h)for(let l of t)Si((0,J.join)(o,l.path),l);return p}function Si(e,{change:t}){let n;try{n=(0,q.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}
(0,q.mkdirSync)((0,J.dirname)(e),{recursive:!0}),(0,q.writeFileSync)(e,t(n))}function fn(e,{original:t,files:n,finding:r,summary:i,scope:o},s){let a=pn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${z(r)}`,"    1. Review the finding det\
ails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,`\
  - **Verify**: ${Ri(t)}`,`  - **Commit**: \`${un(o,t)}\``].map(c=>s+c)}var bi=7;function Re(e,t,n,r){let{original:i,files:o,finding:s,summary:a,scope:c}=t,d=pn(a);return{id:e,title:`Fix: ${d}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...o],steps:[`Address reviewer finding: ${z(s)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${d}" addressed`],verify:i.verify.map(u=>({...u,line:r+bi})),commit:un(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var un=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Ri({verify:e}){let t=e.flatMap(({command:o})=>o===void 0?[]:[o]);if(t.length===0)return z(e[0]?.
text??"none");let n=t.map(o=>o.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((o,[s])=>Math.max(o,s.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var $i=1e3,Ei=100,z=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,$i),pn=e=>z(e).slice(0,Ei).trim(),$e=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Ti=/\r\n|\n|\r/g;function mn(e){let t=[],n=0;for(let r of e.matchAll(Ti))t.push(ln(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(ln(e.slice(n),n)),t}function ln(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Oi=3;function _i(e,t){if(!(Ai(e,t)>=Oi))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Ai(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let o=i.fixOf;i=e.tasks.find(s=>s.id===o)}return r}function hn(e,t){let{original:n}=t,r=_i(e,n);if(r===void 0)return;let o=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,s=e.files.find(g=>g.path===n.file)?.text??"",a=fn(r,t,$e(n));if(!n.box){let g={...Re(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:gn(e.tasks,o,g)},task:g,after:o.id,insert:ie=>ie}}
let c=o.endLine,d=mn(s)[c]?.blank===!0,u=d?["",...a]:a,p=g=>Ii(g,o,u),h=c+1+(d?1:0),l={...Re(r,t,a,h),box:{line:h,column:$e(n).length+3+1}},v=e.tasks.map(g=>g.file===n.file?qi(g,c,u.length,o):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:gn(v,o,l)},task:l,after:o.id,insert:p}}function Ii(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),o=Pi(i,t),s=o===void 0?i.length:o+(t.endLine-t.line)+1;return[...i.slice(0,s),...n,...i.slice(s)].join(r)}function Pi(e,t){let n=s=>s?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let o=e.findIndex(s=>n(s)===r);return o<0?void 0:o}function qi(e,t,n,r){let i=s=>s>t?s+n:s,o=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:o?e.endLine+n:i(e.endLine),verify:e.verify.map(s=>s.file?s:{...s,line:i(s.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function gn(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function kn(e){let{id:t,title:n,name:r,file:i,line:o,kind:s,checkpoint:a,phase:c,wave:d,parallel:u,dependsOn:p,statesDependencies:h,files:l,tier:v,verification:g,securityReview:ie,fixOf:Pe}=e;return{id:t,
title:n,file:i,line:o,kind:s,parallel:u,dependsOn:p,files:l,securityReview:ie,doneBefore:e.ticked,...r===void 0?{}:{name:r},...h?{statesDependencies:h}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...d!==void 0?{wave:d}:{},...v?{tier:v}:{},...g?{verification:g}:{},...Pe?{fixOf:Pe}:{}}}function Fi(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function xn(e,t,n=Fi(t)){let r=t.replace(Ni,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Ni=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function yn({feedback:e,findings:t}){let n=e||Bi(t);return["A reviewer did not accept the work of the task that this one fixes:",xn("what the reviewer wrote",n)].join(`
`)}var Bi=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var Ee=f(vn(),1),A=f(bn(),1),qn=f(se(),1),Q=f(N(),1);var _n=f($n(),1),An=f(Tn(),1),In="## Review Suggestions",Di=3,Ci=300;function Pn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Mi(t),i=t.kind==="suggestions"?Li(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return On(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let o=On(e,n),s=o.trim()===
""||/\n\r?\n$/.test(o)?"":n;return o+s+r.join(n)+n}var On=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,F=e=>(0,An.cut)((0,_n.markdownLine)(e),Ci);function Mi(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(
0,Di).map(n=>`  - ${F(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.
action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(F).join("; ")||"\
none named"}`];case"fix-given-up":return[`Fix task ${F(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(F).join("; ")||"none named"}`];case"suggestio\
ns":return[In,"",...e.suggestions.map(t=>`- Task ${F(e.task)}: ${F(t)}`)]}}function Li(e){let t="",n;for(let[r,i]of e.entries()){let o=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];o!==void 0&&(t=t===""?o:o.startsWith(
t)?"":t);let s=t===""&&o===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&s)return n;(s&&i.trimEnd()===In||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var X=(e,t)=>({path:O(e),change:n=>t.reduce(Pn,n??"")});function M(e,t,n,r){let{verdict:i,iteration:o}=n,s={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,Ee.taskIndex)(
e,(0,A.reviewBatch)(e,t)[0]??t),iteration:o,status:i.decision in s?s[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Fn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Q.specRecords)(
t).at(-1);if(!(0,A.needsSpecReview)(e,t))return ji(e,t);let r=(0,qn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:o=[]}=n.verdict,s=o.length>0?[{kind:"suggestions",task:t.
id,suggestions:o}]:[];switch(r.how){case"suggested":return[M(e,t,n,"warnings appended, proceeded"),...s];case"capped":return[M(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...s];case"given-up":{let a=(0,Q.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[M(e,
t,n,"proceeded")]}}function ji(e,t){let n=(0,A.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,A.nextReviewIndex)(e,(0,Ee.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Nn(e,t,n,r){let i=B(e,t),o=P(i,n.id),{findings:s,suggestions:a=[],feedback:c}=r.verdict,d=s.filter(l=>!a.includes(l)),u=hn(i,{original:o,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>P(
i,l).files))],summary:d[0]??"review finding",finding:d.join("; ")||c,scope:t.spec}),p=V(t,n);if(!u||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let h=Y(t,[...u.task.box?[{path:o.
file,change:l=>u.insert(l??"")}]:[],X(t,[M(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${u.task.id} from the revi\
ew of task ${n.id}`,key:`fix ${u.task.id}`,since:p});return[{type:"tasks_added",after:u.after,tasks:[{...kn(u.task),addedBy:"review"}],plan:we(e,JSON.stringify(u.plan)),commit:h,cause:`review of task ${n.
id}, iteration ${r.iteration}`,feedback:we(e,yn(r.verdict))}]}var Wn=f(_(),1);var Un=f(G(),1);var ee=f(y(),1);var Bn=require("node:fs"),Dn=require("node:path"),w=f(y(),1);function Cn(e,t,n){let r=(0,w.findRepository)(e),i=(0,w.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:o,gitDir:s}=r,a=(0,Dn.join)(s,`ultraplan-index-${$(4).toString(
"hex")}`),c=t.filter(({path:d})=>Wi(o,d)).map(({path:d,from:u})=>({path:d,was:Hi(o,u,d)}));if(c.length!==0)try{(0,w.git)(o,["read-tree",i],{index:a});for(let{path:p,was:h}of c){let l=h?["--add","--cac\
heinfo",`${h.mode},${h.blob},${p}`]:["--force-remove","--",p];(0,w.git)(o,["update-index",...l],{index:a})}let d=(0,w.git)(o,["write-tree"],{index:a}).trim(),u=(0,w.git)(o,[...be,"commit-tree",d,"-p",
i],{input:n}).trim();return Gi(o,u)?u:void 0}finally{(0,Bn.rmSync)(a,{force:!0})}}function Hi(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,w.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&
r[2]?{mode:r[1],blob:r[2]}:void 0}var Wi=(e,t)=>(0,w.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",Ui=["-c","core.hooksPath=/dev/null","merge","--quiet","-\
-ff-only","--no-overwrite-ignore"],Gi=(e,t)=>(0,w.tryGit)(e,[...Ui,t])!==void 0;var Mn=f(N(),1);function Te({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:o,merged:s,isolated:a})=>{if(!a)return[{from:r,to:o?.commit??i??t}];let c=o?.commit??s;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Ln(e,t){let n=(0,Mn.fixTasksOf)(e,t).at(-1),r=n?Ki(e,n):[];!n||r.length===0||Cn(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function Ki(e,t){let{root:n}=e,r=(0,ee.headCommit)(n);if(r===void 0)return[];let i=O(e),o=Te(t,r).map(s=>({...s,paths:new Set(E(n,s.from,s.to))}));return[...new Set(o.flatMap(({paths:s})=>[...s]))].
filter(s=>s!==i).flatMap(s=>{let a=o.filter(({paths:u})=>u.has(s)),c=a.every(({to:u},p)=>Z(n,u,s)===Z(n,a[p+1]?.from??r,s)),[d]=a;return d&&c?[{path:s,from:d.from}]:[]})}function jn(e,t,n,r){let i=Te(
t,r).find(({from:o,to:s})=>E(e.root,o,s).includes(n));return i!==void 0&&Z(e.root,i.from,n)===Z(e.root,r,n)}var Z=(e,t,n)=>(0,ee.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Gn(e){if(!((0,te.reviewWork)(e.run)&&(0,Un.checkedOut)(e.run.root)!==e.run.branch)){for(;(0,te.reviewWork)(e.run);)if((0,Wn.recordOn)(e,n=>Vi(e.dir,n),(n,r)=>({events:r,reply:r.length}))===0)
return}}function Vi(e,t){let n=(0,te.reviewWork)(t);return n?n.kind==="fix"?Nn(e,t,n.task,n.record):(n.takeBack&&Ln(t,n.task),[Ji(t,n.task)]):[]}function Ji(e,t){let n=V(e,t);if(n===void 0)throw new Error(
`task ${t.id} has no commit to approve`);let r=Fn(e,t),i=e.tasks.flatMap(d=>d.approvedHead??d.approvedCommit??[]),o=Dt(e.root,[n,...i]),s={type:"task_approved",task:t.id,commit:n};if(r.length===0)return o===
n?s:{...s,head:o};let a=Y(e,[X(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n}),
c=e.knownHead!==void 0&&(0,Oe.fixTasksOf)(e,t).some(d=>d.givenUp)&&Hn(e,t,e.knownHead,a);return{...s,head:Hn(e,t,o,a)?a:o,...c?{known:a}:{}}}function Hn(e,t,n,r){let i=(0,Oe.fixTasksOf)(e,t).filter(s=>s.
givenUp),o=[O(e),...i.length>0?[t.file]:[]];return E(e.root,n,r).every(s=>o.includes(s)||i.some(a=>jn(e,a,s,r)))}var b=require("node:fs"),Vn=require("node:path"),Jn=f(ne(),1);var Yn=f(H(),1);function _e(e,t,n){let r=(0,Yn.waitingFile)(t,e.session);if(!fe(e,n)){(0,b.rmSync)(r,{force:!0});return}Yi(r)||((0,b.mkdirSync)((0,Vn.dirname)(r),{recursive:!0,mode:448}),(0,b.writeFileSync)(
r,"",{mode:384}))}function Yi(e){try{return JSON.parse((0,b.readFileSync)(e,"utf8"))}catch{return}}var Zn=3;function er(e,t,n){Gn(e);let r=lt(e.run);r.length>0&&(0,re.append)(e,...r),Qt(e,n);let i=Xi(e.run,t,n);if(i)return _e(e.run,e.home,n),{action:i,text:rr(e.run,i).text};ct(e);let o=e.run,s=(0,re.recordOn)(
e,d=>zi(d,n),(d,u)=>Qi(d,u,t,n)),{run:a}=e;if(_e(a,e.home,n),a.state==="finished"&&o.state!=="finished")return{...s,summary:(0,Xn.renderSummary)(a)};let c=tr(o);return(s.action.kind==="dispatch"||nr(s.
action,t))&&c.length>0?{...s,summary:`${c.join(`
`)}
other tasks, which do not depend on it, go on`}:s}function zi(e,t){let n=R(e,t);if(!(n.kind==="dispatch"&&n.agents.some(s=>!ir(e,s)))&&n.kind!=="done")return;let i=(0,zn.headCommit)(e.root)??e.base,o=n.
kind==="done"||n.agents.some(({role:s})=>s==="spec-executor");return{head:i,foreign:o?Ct(e,i):[]}}function Qi(e,t,n,r){let i=R(e,r),{events:o,text:s}=rr(e,i,t),a=I("sha256").update(s).digest("hex").slice(
0,16),c={type:"directive_given",digest:a,via:n};if(n==="stop"&&i.kind==="dispatch"&&o.length===0&&Zi(e,a)){let u=`the session stopped ${Zn} times without following: ${s.split(`
`)[0]}`,p=`${u}; the run is parked, /ultraplan:resume goes on`;return{events:[c,{type:"run_parked",cause:u}],reply:{action:{kind:"wait",reason:p},text:""}}}let d=i.kind==="done"&&e.state==="running"&&
t?[...t.foreign,{type:"run_finished",commit:t.head}]:[];return{events:[...o,...d,c],reply:{action:i,text:s}}}var tr=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,Qn.isStuck)(n)&&!t.includes(n.id)).map(n=>Ge(
{kind:"ask",...de(n)})),nr=(e,t)=>e.kind==="wait"&&t==="notification";function Xi(e,t,n){let r=R(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return nr(r,t)&&tr(e).length>0?void 0:
r}var Zi=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Zn;function rr(e,t,n){switch(t.kind){case"dispatch":return to(e,eo(e,t.agents),n);case"wait":return{events:[],text:ue(`ultraplan: end your tu\
rn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:Ke([t,...t.also??[]])};case"done":return{events:[],text:ue(`ultraplan: ${t.reason}. Tell the person in\
 one sentence.`,{action:"done"})}}}var eo=(e,t)=>t.slice(0,Ve(Ae(e,t),Ie())),Ae=(e,t)=>t.map(n=>Zt(e,n));function to(e,t,{head:n,foreign:r}={head:e.base,foreign:[]}){let i=t.length>1?Ie():void 0,o=[],
s=t.map(d=>{let u=ir(e,d);if(u)return u;let p=Ie();return d.role==="spec-executor"&&o.length===0&&o.push(...r),o.push({type:"ticket_issued",ticket:p,base:n,...i?{group:i}:{},...d}),{id:p,...i?{group:i}:
{}}}),[a]=s,c=a?.group;return{events:o,text:c!==void 0&&s.every(d=>d.group===c)&&t.length>1?pe(Ae(e,t),c):pe(Ae(e,t.slice(0,1)),a?.id??"")}}var ir=(e,{task:t,role:n,iteration:r})=>e.tickets.find(i=>!i.
redeemedAt&&i.task===t&&i.role===n&&i.iteration===r),Ie=()=>$(8).toString("hex");var no=f(ne(),1),ro=f(sr(),1);var ar=f(_(),1);var Ia=256*1024;var io=f(G(),1);var cr=f(ne(),1);function dr(e,t){return e.session===t.id&&(0,cr.isSameProcess)(e.client,t.client)}var mr=f(ur(),1),gr=f(_(),1);async function hr(e,t,n){let r=pr(e);if(r?.run.state!=="running")return;let i=We(r.run,t),o=i.kind==="wake"?new Date(n.getTime()+i.afterSeconds*1e3):void 0;if((0,gr.append)(r,{type:"turn_failed",error:t,
...o?{wakeAt:o.toISOString()}:{}},...i.kind==="park"?[{type:"run_parked",cause:i.cause}]:[]),!o)return;let{failedTurns:s}=r.run;await(0,lr.setTimeout)(Math.max(0,o.getTime()-Date.now()));let a=pr(e);if(!(a?.
run.state!=="running"||a.run.failedTurns!==s))return er(a,"wake",new Date).text}function pr(e){let t=(0,mr.openActiveRun)(e.home,e.id);return t&&dr(t.run,e)?t:void 0}var kr=e=>typeof e=="string"?e:"";var xr={kind:"pass"};var oo=async(e,{session:t,now:n})=>{let r=await hr(t,kr(e.error)||"unknown",n);return r===void 0?xr:{kind:"wake",text:r}};0&&(module.exports={hook});
