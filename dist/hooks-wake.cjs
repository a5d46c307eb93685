const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var qr=Object.create;var K=Object.defineProperty;var Fr=Object.getOwnPropertyDescriptor;var Br=Object.getOwnPropertyNames;var Dr=Object.getPrototypeOf,Nr=Object.prototype.hasOwnProperty;var m=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},Mr=(e,t)=>{for(var n in t)K(e,n,{get:t[n],enumerable:!0})},Ue=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Br(t))!Nr.call(e,i)&&i!==n&&K(e,i,{get:()=>t[i],enumerable:!(r=Fr(t,i))||r.enumerable});return e};var f=(e,t,n)=>(n=e!=null?qr(Dr(e)):{},Ue(t||!e||!e.__esModule?K(n,"default",{value:e,enumerable:!0}):n,e)),Cr=e=>Ue(K({},"__esModule",{value:!0}),e);var Ke=m((Bo,Ge)=>{Ge.exports=require("./open-run.cjs").model_task_name});var pe=m((Do,Ve)=>{Ve.exports=require("./open-run.cjs").run_groups});var Ye=m((No,Je)=>{Je.exports=require("./open-run.cjs").run_policy});var le=m((Mo,ze)=>{ze.exports=require("./open-run.cjs").run_reviews});var y=m((Wo,et)=>{et.exports=require("./open-run.cjs").io_git});var ct=m((Ko,at)=>{at.exports=require("./open-run.cjs").view_summary_text});var J=m((Vo,dt)=>{dt.exports=require("./open-run.cjs").engine_places});var ut=m((Jo,ft)=>{ft.exports=require("./open-run.cjs").engine_projections_approved_ref});var lt=m((Yo,pt)=>{pt.exports=require("./open-run.cjs").engine_receipt});var A=m((zo,mt)=>{mt.exports=require("./open-run.cjs").engine_record});var Q=m((Xo,yt)=>{yt.exports=require("./open-run.cjs").engine_run_branch});var be=m((us,Dt)=>{Dt.exports=require("./open-run.cjs").run_change});var C=m((ps,Nt)=>{Nt.exports=require("./open-run.cjs").run_spec_review});var Re=m((ms,Ct)=>{Ct.exports=require("./open-run.cjs").io_files});var jt=m((gs,Lt)=>{Lt.exports=require("./open-run.cjs").journal_journal_error});var en=m((Bs,Zt)=>{Zt.exports=require("./open-run.cjs").run_held_files});var nn=m((Ds,tn)=>{tn.exports=require("./open-run.cjs").io_git_status});var pn=m((Ks,un)=>{un.exports=require("./open-run.cjs").run_review_work});var In=m((sa,An)=>{An.exports=require("./open-run.cjs").run_review_index});var qn=m((aa,Pn)=>{Pn.exports=require("./open-run.cjs").run_review_need});var Bn=m((ca,Fn)=>{Fn.exports=require("./open-run.cjs").view_markdown});var Nn=m((da,Dn)=>{Dn.exports=require("./open-run.cjs").view_width});var ce=m((La,nr)=>{nr.exports=require("./open-run.cjs").io_process_ref});var kr=m((tc,hr)=>{hr.exports=require("./open-run.cjs").view_terminal});var _r=m((fc,Or)=>{Or.exports=require("./open-run.cjs").engine_open_run});var qo={};Mr(qo,{hook:()=>Po});module.exports=Cr(qo);var He=require("node:timers/promises");var Qe=f(Ke(),1),x=f(pe(),1),Xe=f(Ye(),1),Ze=f(le(),1);function R(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run\
 was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ul\
traplan:resume goes on`};case"halted":return me([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...Lr(e),"/ultraplan:resume","/ultraplan:cancel"]},...ge(e).map(n=>({...n,options:[]}))]);case"\
running":return jr(e,t)}}function Lr(e){let[t,...n]=e.tasks.filter(x.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function jr(e,t){let n=e.tickets.filter(s=>s.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Ur)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,Ze.nextReviews)(
e,s,t));return i.length>0?{kind:"dispatch",agents:i}:Hr(e,t)}function Hr(e,t){let n,r=(0,x.readiness)(e);for(let[s,o]of e.tasks.entries()){if((0,x.isDone)(o)||(0,x.isStuck)(o)||!r(s))continue;let a=o.
notBefore!==void 0&&o.notBefore>t.toISOString();if(!((o.status==="reviewing"||o.status==="verifying")&&!a)){if(o.kind==="checkpoint")return me([Gr(o),...ge(e)]);if(a&&o.notBefore!==void 0){(n===void 0||
o.notBefore<n)&&(n=o.notBefore);continue}return Wr(e,s,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(x.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=ge(e);return me(i.length>0?i:[Vr(e)])}function Wr(e,t,n){let r=(0,x.parallelGroup)(e,t).filter(o=>!(0,x.isDone)(o)&&!(0,x.isStuck)(o)&&n(e.tasks.indexOf(o))&&o.attempts.length===0&&!o.
notStarted),i=e.tasks[t],s=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:s.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.length+1,iteration:1,isolated:s.length>1}))}}
function Ur(e){let{task:t,role:n,attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function me([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function Gr(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var ge=e=>e.tasks.filter(x.isStuck).map(he);function he(e){let t=(0,Xe.attemptsUsed)(e);return{task:e.id,question:`${(0,Qe.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${Kr(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function Kr({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var Vr=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,x.isDone)(t)).map(t=>t.id).join(", ")} wait for each other`,
options:["/ultraplan:cancel"]});function M(e,t){let n=R(e,t);if(n.kind!=="wait"||e.state!=="running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.
until===void 0?void 0:{until:n.until}}var P=(...e)=>require("node:crypto").createHash(...e);var $=(...e)=>require("node:crypto").randomBytes(...e);var ar=f(y(),1);function tt(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(Jr).join(`
`)}`}var Jr=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${Yr(r,e)}`)].join(`
`);function Yr(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --task ${t} --longer`;case"skip":return`\
/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function ke(e,t){let n=400-Buffer.byteLength(V("",t));return V(st(we(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var V=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function nt(e){let t=we([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,s)=>{let o=e.length-i,a=e.slice(0,i).map(({question:d})=>Xr(ye(d,s))),c=o>0?[`And ${o}\
 more: /ultraplan:status.`]:[];return V(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return ot(200,i=>n(r,i))}var xe=(e,t)=>ot(40,n=>it(e,t,n));function rt(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(it(e.slice(0,n),t,0))>400;)n--;return n}function it(e,t,n){let r={};
for(let s of e){let o=`ultraplan:${s.role}`;r[o]=[...r[o]??[],zr(s,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return V(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function ot(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function zr({task:e,title:t,place:n,attempt:r},i=40){return`${[Qr(e),ye(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Qr=e=>st(ye(e,48),
48);var Xr=e=>e.trim().replace(/(?<![.?!])$/,"."),ye=(e,t)=>[...we(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),we=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function st(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var cr=f(pe(),1);var dr=f(ct(),1);var gt=f(y(),1),ht=f(J(),1),Y=f(ut(),1),z=f(lt(),1),kt=f(A(),1);function xt(e){let{id:t,root:n,base:r,approvedHead:i}=e.run,s=(0,Y.approvedRefAt)(n,t)??r;s!==i&&((0,Y.moveApprovedRef)(e.run,e),(0,gt.tryGit)(
n,["merge-base","--is-ancestor",s,e.journal.state?.approvedHead??i])===void 0&&(0,kt.append)(e,{type:"refused",id:"ref/moved",what:`moving ${(0,ht.approvedRef)(t)} to ${s.slice(0,10)}`}))}var wt=f(y(),1),vt=f(J(),1),St=f(Q(),1);function bt(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Zr(e)??ti(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}
function Zr(e){let t=(0,St.checkedOut)(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultra\
plan:resume  [history/branch]`}var ei=3;function ti(e){let t=e.tasks.filter(c=>c.approvedCommit!==void 0).sort((c,d)=>(d.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set(
[n,e.approvedHead])].every(c=>ve(e.root,c)))return;let s=t.filter(c=>!ve(e.root,c.approvedCommit??"")).slice(0,ei).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of task ${c.id}, which was appro\
ved,`).join(" and "),o=ve(e.root,e.base)?`commit ${e.approvedHead.slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${s||
o} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,vt.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function ve(e,t){return t===
""||(0,wt.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var j=f(y(),1);var Rt=f(y(),1);function E(e,t,n){return(0,Rt.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var It=require("node:fs"),Pt=require("node:path"),qt=f(y(),1);var $t=require("node:fs");var ni="<!-- ultraplan:command=implement -->",Et=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${ni}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function Tt(e){try{return(0,$t.readFileSync)(e,"utf8")}catch{return}}var Se=require("node:path");var ri=e=>(0,Se.join)(e,"ultraplan","init.json");function Ot(e){let t=Tt(ri(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var _t=e=>P("sha256").update(e).digest("hex");var ii=f(y(),1),oi="# ultraplan: pre-push",At=`#!/bin/sh
${oi}
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
`;function X(e,t,n){let{settings:r,files:i}=Ot(e),s=new Map([...Object.entries(i),...Object.entries(r).map(([o,{after:a}])=>[o,a])]);return new Set(t.filter(o=>{let a=s.get(o),c=a===void 0?void 0:n(o);return c!==
void 0&&_t(c)===a&&ci(o,c)}))}var Ft=e=>t=>{try{return(0,It.readFileSync)((0,Pt.join)(e,t),"utf8")}catch{return}},Bt=(e,t)=>n=>(0,qt.tryGit)(e,["cat-file","blob",`${t}:${n}`]),si=".ultraplan/config.ya\
ml",ai=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function ci(e,t){return e===si?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===Et||t===At||ai.test(e)}var Te=require("node:path");var Kt=f(y(),1);var gi=f(be(),1);var Mt=f(C(),1);function Z(e,t){return(0,Mt.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var $e=require("node:path"),b=f(Re(),1),T=f(jt(),1),Ht=e=>P("sha256").update(e).digest("hex"),Wt=(e,t)=>(0,$e.join)(e,"evidence",t);function Ee(e,t,n={}){let r=n.files??b.realFiles,i=ui(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=pi(i,n.cap??Number.POSITIVE_INFINITY),a=Ht(s),c=Wt(e,a);try{if((0,b.readIfThere)(r,c)?.equals(s)!==!0){
(0,b.ensureFolder)(r,(0,$e.join)(e,"evidence"));let d=`${c}.${$(4).toString("hex")}.new`;(0,b.writeAtomic)(r,c,s,{temporary:d,sync:"both"})}}catch(d){throw(0,T.diskError)(d,c)}return{sha256:a,bytes:s.
length,cut:o}}function Ut(e,t,n=b.realFiles){let r=Wt(e,t.sha256),i=(0,b.readIfThere)(n,r);if(i===void 0)throw new T.JournalError("evidence-missing",{file:r},di,T.GO_ON);if(Ht(i)!==t.sha256)throw new T.JournalError(
"evidence-changed",{file:r},fi,T.GO_ON);return i.toString("utf8")}var di="the evidence file is not there",fi="the evidence file was changed after it was written";function ui(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function pi(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=li(e,Math.floor(r/2)),s=mi(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var Gt=e=>e!==void 0&&(e&192)===
128;function li(e,t){let n=t;for(;n>0&&t-n<3&&Gt(e[n]);)n-=1;return n}function mi(e,t){let n=t;for(;n<e.length&&n-t<3&&Gt(e[n]);)n+=1;return n}function L(e,t){return JSON.parse(Ut(e,t.plan))}function q(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Vt=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Kt.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var hi=e=>Te.posix.dirname(e.planFiles[0]?.path??""),O=e=>Te.posix.join(hi(e),".progress.md");var ki=20;function Jt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,j.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([O(e),...e.tasks.flatMap(({file:u,override:p})=>[u,...p&&
!p.adopted?p.left??[]:[]])]),o=E(r,i,t).filter(u=>!s.has(u));if(o.length===0)return[];let a=X(xi(r),o,Bt(r,t)),c=o.filter(u=>!a.has(u));if(c.length===0)return[];let d=Number((0,j.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:d,files:c.slice(0,ki)}]}var xi=e=>(0,j.findRepository)(e)?.commonDir??"";var yi=/[*?{[]/,wi=e=>yi.test(e);function vi(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function Si(e,t){let n=vi(e);return n===""||n==="."?n===".":n===t?!0:wi(n)?bi(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var zt=(e,t)=>e.some(n=>Si(n,t)),Yt=new Map;
function bi(e){let t=Yt.get(e);if(t)return t;let n=new RegExp(`^${$i(e)}$`);return Yt.set(e,n),n}var Ri=/[.+^$()|\\\]}]/;function $i(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let s=e[r+2]==="/";t+=s?"(?:.*/)?":".*",r+=s?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let s=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${Ei(s)}\\]|[${s.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=s.length+
1}else t+=Ri.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var Ei=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var Qt=e=>e.slice(0,e.lastIndexOf("/")+1),Ti=e=>e.slice(e.lastIndexOf("/")+1);var Oi=/^\.progress(-[\w.-]+)?\.md$/;function Xt(e,t){return e.files.some(n=>n.path===t||Qt(n.path)===Qt(t)&&Oi.test(Ti(t)))}var Oe=f(en(),1);var an=f(A(),1);var rn=f(y(),1),on=f(nn(),1);function sn(e){let t=(0,rn.findRepository)(e.root);if(!t)return[];let n=(0,on.workStatus)(e.root).map(({path:i})=>i),r=X(t.commonDir,n,Ft(e.root));return n.filter(i=>!r.has(i))}function _i({run:e,dir:t}){let n=(0,Oe.heldFiles)(e);if(n.size===0)return;let r=L(t,e);return sn(e).filter(i=>n.has(i)&&!Xt(r,i))}function cn(e,t){for(;;){let n=Ai(e,R(e.run,t));if(n.length===0)return;
(0,an.append)(e,...n)}}function Ai(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(d=>d.task===c)),s=i.length>0?_i(e)??[]:[];
if(s.length===0)return[];let o=(0,Oe.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:d}=q(L(r,n),a),u=s.filter(S=>zt([...c,...d],S)),[p]=u;if(p===void 0)return[];let h=o.get(p),l=`it n\
ames ${u.join(", ")}, left uncommitted when task ${h?.task} was ${h?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"task_blocked",task:a,cause:l}]})}var dn=f(be(),1),fn=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,dn.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var fe=f(A(),1);var ae=f(pn(),1),Fe=f(C(),1);var F=require("node:fs"),ee=require("node:path"),H=f(y(),1);var ln=require("node:fs"),mn=require("node:path"),gn=f(Re(),1),k=f(y(),1),_e=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],hn=5;function kn(e,t,n,r=()=>{}){for(let i=1;;i+=1){let s=(0,k.headCommit)(
e);if(!s)throw new Error(`${e} has no commit to build on`);let o=r(s);if(o!==void 0)return{commit:o,isNew:!1};try{return{commit:Ii(e,s,t(s),n),isNew:!0}}catch(a){if(i===hn||(0,k.headCommit)(e)===s)throw a}}}
function Ii(e,t,n,r){let i=(0,k.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let s=(0,mn.join)(i.gitDir,`ultraplan-index-${$(4).toString("hex")}`),{root:o}=i;try{(0,k.git)(o,
["read-tree",t],{index:s});let a=n.map(({path:u,text:p})=>{let h=(0,k.git)(o,["hash-object","-w","--stdin"],{input:p}).trim();return{path:u,blob:h,mode:Fi(o,t,u),was:qi(o,t,u)}});for(let{path:u,blob:p,
mode:h}of a)(0,k.git)(o,["update-index","--add","--cacheinfo",`${h},${p},${u}`],{index:s});let c=(0,k.git)(o,["write-tree"],{index:s}).trim(),d=(0,k.git)(o,[..._e,"commit-tree",c,"-p",t],{input:r}).trim();
(0,k.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",d,t]);for(let{path:u,blob:p,mode:h,was:l}of a)Pi(o,u,p,h,l);return d}finally{(0,ln.rmSync)(s,{force:!0})}}function Pi(e,t,n,r,i){if((0,k.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=hn;o+=1){if((0,k.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,gn.sleep)(40)}}var qi=(e,t,n)=>(0,k.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function Fi(e,t,n){let r=(0,k.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function xn(e,t,n){return((0,k.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var yn=(e,t)=>(0,k.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function te(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=l=>xn(s,i,l).find(({message:S})=>S.split(`
`).includes(o))?.commit,c=(0,H.headCommit)(s);if(!c)throw new Error("the repository has no commit");let d=t.filter(({path:l})=>(0,H.committedText)(s,c,l)!==void 0||!yn(s,l)),u=l=>d.map(({path:S,change:g})=>({
path:S,text:g((0,H.committedText)(s,l,S))})),{commit:p,isNew:h}=d.length>0?kn(s,u,`${n}

${o}
`,a):{commit:a(c)??c,isNew:a(c)===void 0};if(h)for(let l of t)Bi((0,ee.join)(s,l.path),l);return p}function Bi(e,{change:t}){let n;try{n=(0,F.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}
(0,F.mkdirSync)((0,ee.dirname)(e),{recursive:!0}),(0,F.writeFileSync)(e,t(n))}function wn(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=Sn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${ne(r)}`,"    1. Review the finding de\
tails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,
`  - **Verify**: ${Ni(t)}`,`  - **Commit**: \`${vn(s,t)}\``].map(c=>o+c)}var Di=7;function Ae(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:c}=t,d=Sn(a);return{id:e,title:`Fix: ${d}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${ne(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${d}" addressed`],verify:i.verify.map(u=>({...u,line:r+Di})),commit:vn(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var vn=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function Ni({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return ne(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var Mi=1e3,Ci=100,ne=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,Mi),Sn=e=>ne(e).slice(0,Ci).trim(),Ie=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var Li=/\r\n|\n|\r/g;function Rn(e){let t=[],n=0;for(let r of e.matchAll(Li))t.push(bn(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(bn(e.slice(n),n)),t}function bn(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var ji=3;function Hi(e,t){if(!(Wi(e,t)>=ji))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function Wi(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function En(e,t){let{original:n}=t,r=Hi(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=wn(r,t,Ie(n));if(!n.box){let g={...Ae(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:$n(e.tasks,s,g)},task:g,after:s.id,insert:ue=>ue}}
let c=s.endLine,d=Rn(o)[c]?.blank===!0,u=d?["",...a]:a,p=g=>Ui(g,s,u),h=c+1+(d?1:0),l={...Ae(r,t,a,h),box:{line:h,column:Ie(n).length+3+1}},S=e.tasks.map(g=>g.file===n.file?Ki(g,c,u.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:$n(S,s,l)},task:l,after:s.id,insert:p}}function Ui(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=Gi(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function Gi(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function Ki(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function $n(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function Tn(e){let{id:t,title:n,name:r,file:i,line:s,kind:o,checkpoint:a,phase:c,wave:d,parallel:u,dependsOn:p,statesDependencies:h,files:l,tier:S,verification:g,securityReview:ue,fixOf:We}=e;return{id:t,
title:n,file:i,line:s,kind:o,parallel:u,dependsOn:p,files:l,securityReview:ue,doneBefore:e.ticked,...r===void 0?{}:{name:r},...h?{statesDependencies:h}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...d!==void 0?{wave:d}:{},...S?{tier:S}:{},...g?{verification:g}:{},...We?{fixOf:We}:{}}}function Vi(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function On(e,t,n=Vi(t)){let r=t.replace(Ji,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Ji=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function _n({feedback:e,findings:t}){let n=e||Yi(t);return["A reviewer did not accept the work of the task that this one fixes:",On("what the reviewer wrote",n)].join(`
`)}var Yi=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var Pe=f(In(),1),I=f(qn(),1),Wn=f(le(),1),re=f(C(),1);var Cn=f(Bn(),1),Ln=f(Nn(),1),jn="## Review Suggestions",zi=3,Qi=300;function Hn(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Xi(t),i=t.kind==="suggestions"?Zi(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return Mn(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=Mn(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var Mn=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,B=e=>(0,Ln.cut)((0,Cn.markdownLine)(e),Qi);function Xi(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(
0,zi).map(n=>`  - ${B(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.
action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(B).join("; ")||"\
none named"}`];case"fix-given-up":return[`Fix task ${B(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(B).join("; ")||"none named"}`];case"suggestio\
ns":return[jn,"",...e.suggestions.map(t=>`- Task ${B(e.task)}: ${B(t)}`)]}}function Zi(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(
t)?"":t);let o=t===""&&s===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===jn||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var ie=(e,t)=>({path:O(e),change:n=>t.reduce(Hn,n??"")});function W(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,Pe.taskIndex)(
e,(0,I.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function Un(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,re.specRecords)(
t).at(-1);if(!(0,I.needsSpecReview)(e,t))return eo(e,t);let r=(0,Wn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[W(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[W(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,re.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[W(
e,t,n,"proceeded")]}}function eo(e,t){let n=(0,I.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,I.nextReviewIndex)(e,(0,Pe.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function Gn(e,t,n,r){let i=L(e,t),s=q(i,n.id),{findings:o,suggestions:a=[],feedback:c}=r.verdict,d=o.filter(l=>!a.includes(l)),u=En(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>q(
i,l).files))],summary:d[0]??"review finding",finding:d.join("; ")||c,scope:t.spec}),p=Z(t,n);if(!u||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let h=te(t,[...u.task.box?[{path:s.
file,change:l=>u.insert(l??"")}]:[],ie(t,[W(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${u.task.id} from the rev\
iew of task ${n.id}`,key:`fix ${u.task.id}`,since:p});return[{type:"tasks_added",after:u.after,tasks:[{...Tn(u.task),addedBy:"review"}],plan:Ee(e,JSON.stringify(u.plan)),commit:h,cause:`review of task\
 ${n.id}, iteration ${r.iteration}`,feedback:Ee(e,_n(r.verdict))}]}var Zn=f(A(),1);var er=f(Q(),1);var se=f(y(),1);var Kn=require("node:fs"),Vn=require("node:path"),w=f(y(),1);function Jn(e,t,n){let r=(0,w.findRepository)(e),i=(0,w.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:o}=r,a=(0,Vn.join)(o,`ultraplan-index-${$(4).toString(
"hex")}`),c=t.filter(({path:d})=>no(s,d)).map(({path:d,from:u})=>({path:d,was:to(s,u,d)}));if(c.length!==0)try{(0,w.git)(s,["read-tree",i],{index:a});for(let{path:p,was:h}of c){let l=h?["--add","--cac\
heinfo",`${h.mode},${h.blob},${p}`]:["--force-remove","--",p];(0,w.git)(s,["update-index",...l],{index:a})}let d=(0,w.git)(s,["write-tree"],{index:a}).trim(),u=(0,w.git)(s,[..._e,"commit-tree",d,"-p",
i],{input:n}).trim();return io(s,u)?u:void 0}finally{(0,Kn.rmSync)(a,{force:!0})}}function to(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,w.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&
r[2]?{mode:r[1],blob:r[2]}:void 0}var no=(e,t)=>(0,w.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",ro=["-c","core.hooksPath=/dev/null","merge","--quiet","-\
-ff-only","--no-overwrite-ignore"],io=(e,t)=>(0,w.tryGit)(e,[...ro,t])!==void 0;var Yn=f(C(),1);function qe({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let c=s?.commit??o;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function zn(e,t){let n=(0,Yn.fixTasksOf)(e,t).at(-1),r=n?oo(e,n):[];!n||r.length===0||Jn(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function oo(e,t){let{root:n}=e,r=(0,se.headCommit)(n);if(r===void 0)return[];let i=O(e),s=qe(t,r).map(o=>({...o,paths:new Set(E(n,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].
filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:u})=>u.has(o)),c=a.every(({to:u},p)=>oe(n,u,o)===oe(n,a[p+1]?.from??r,o)),[d]=a;return d&&c?[{path:o,from:d.from}]:[]})}function Qn(e,t,n,r){let i=qe(
t,r).find(({from:s,to:o})=>E(e.root,s,o).includes(n));return i!==void 0&&oe(e.root,i.from,n)===oe(e.root,r,n)}var oe=(e,t,n)=>(0,se.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function tr(e){if(!((0,ae.reviewWork)(e.run)&&(0,er.checkedOut)(e.run.root)!==e.run.branch)){for(;(0,ae.reviewWork)(e.run);)if((0,Zn.recordOn)(e,n=>so(e.dir,n),(n,r)=>({events:r,reply:r.length}))===0)
return}}function so(e,t){let n=(0,ae.reviewWork)(t);return n?n.kind==="fix"?Gn(e,t,n.task,n.record):(n.takeBack&&zn(t,n.task),[ao(t,n.task)]):[]}function ao(e,t){let n=Z(e,t);if(n===void 0)throw new Error(
`task ${t.id} has no commit to approve`);let r=Un(e,t),i=e.tasks.flatMap(d=>d.approvedHead??d.approvedCommit??[]),s=Vt(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===0)return s===
n?o:{...o,head:s};let a=te(e,[ie(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n}),
c=e.knownHead!==void 0&&(0,Fe.fixTasksOf)(e,t).some(d=>d.givenUp)&&Xn(e,t,e.knownHead,a);return{...o,head:Xn(e,t,s,a)?a:s,...c?{known:a}:{}}}function Xn(e,t,n,r){let i=(0,Fe.fixTasksOf)(e,t).filter(o=>o.
givenUp),s=[O(e),...i.length>0?[t.file]:[]];return E(e.root,n,r).every(o=>s.includes(o)||i.some(a=>Qn(e,a,o,r)))}var v=require("node:fs"),rr=require("node:path"),de=f(ce(),1);var U=f(J(),1);function Be(e,t,n){let r=(0,U.waitingFile)(t,e.session);if(!M(e,n)){(0,v.rmSync)(r,{force:!0});return}sr(r)||((0,v.mkdirSync)((0,rr.dirname)(r),{recursive:!0,mode:448}),(0,v.writeFileSync)(
r,"",{mode:384}))}function ir(e,t){let n=(0,U.waitingFile)(t,e.session);if(!De(e,t))return!1;let r=sr(n);return r&&(0,de.isAlive)(r)?!1:((0,v.writeFileSync)(n,JSON.stringify((0,de.thisProcess)()),{mode:384}),
!0)}var De=(e,t)=>(0,v.existsSync)((0,U.waitingFile)(t,e.session));function or(e,t){(0,v.rmSync)((0,U.waitingFile)(t,e.session),{force:!0})}function sr(e){try{return JSON.parse((0,v.readFileSync)(e,"u\
tf8"))}catch{return}}var fr=3;function ur(e,t,n){tr(e);let r=bt(e.run);r.length>0&&(0,fe.append)(e,...r),cn(e,n);let i=uo(e.run,t,n);if(i)return Be(e.run,e.home,n),{action:i,text:mr(e.run,i).text};xt(e);let s=e.run,o=(0,fe.recordOn)(
e,d=>co(d,n),(d,u)=>fo(d,u,t,n)),{run:a}=e;if(Be(a,e.home,n),a.state==="finished"&&s.state!=="finished")return{...o,summary:(0,dr.renderSummary)(a)};let c=pr(s);return(o.action.kind==="dispatch"||lr(o.
action,t))&&c.length>0?{...o,summary:`${c.join(`
`)}
other tasks, which do not depend on it, go on`}:o}function co(e,t){let n=R(e,t);if(!(n.kind==="dispatch"&&n.agents.some(o=>!gr(e,o)))&&n.kind!=="done")return;let i=(0,ar.headCommit)(e.root)??e.base,s=n.
kind==="done"||n.agents.some(({role:o})=>o==="spec-executor");return{head:i,foreign:s?Jt(e,i):[]}}function fo(e,t,n,r){let i=R(e,r),{events:s,text:o}=mr(e,i,t),a=P("sha256").update(o).digest("hex").slice(
0,16),c={type:"directive_given",digest:a,via:n};if(n==="stop"&&i.kind==="dispatch"&&s.length===0&&po(e,a)){let u=`the session stopped ${fr} times without following: ${o.split(`
`)[0]}`,p=`${u}; the run is parked, /ultraplan:resume goes on`;return{events:[c,{type:"run_parked",cause:u}],reply:{action:{kind:"wait",reason:p},text:""}}}let d=i.kind==="done"&&e.state==="running"&&
t?[...t.foreign,{type:"run_finished",commit:t.head}]:[];return{events:[...s,...d,c],reply:{action:i,text:o}}}var pr=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,cr.isStuck)(n)&&!t.includes(n.id)).map(n=>tt(
{kind:"ask",...he(n)})),lr=(e,t)=>e.kind==="wait"&&t==="notification";function uo(e,t,n){let r=R(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return lr(r,t)&&pr(e).length>0?void 0:
r}var po=(e,t)=>e.standing.digest===t&&e.standing.count+1>=fr;function mr(e,t,n){switch(t.kind){case"dispatch":return mo(e,lo(e,t.agents),n);case"wait":return{events:[],text:ke(`ultraplan: end your tu\
rn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:nt([t,...t.also??[]])};case"done":return{events:[],text:ke(`ultraplan: ${t.reason}. Tell the person in\
 one sentence.`,{action:"done"})}}}var lo=(e,t)=>t.slice(0,rt(Ne(e,t),Me())),Ne=(e,t)=>t.map(n=>fn(e,n));function mo(e,t,{head:n,foreign:r}={head:e.base,foreign:[]}){let i=t.length>1?Me():void 0,s=[],
o=t.map(d=>{let u=gr(e,d);if(u)return u;let p=Me();return d.role==="spec-executor"&&s.length===0&&s.push(...r),s.push({type:"ticket_issued",ticket:p,base:n,...i?{group:i}:{},...d}),{id:p,...i?{group:i}:
{}}}),[a]=o,c=a?.group;return{events:s,text:c!==void 0&&o.every(d=>d.group===c)&&t.length>1?xe(Ne(e,t),c):xe(Ne(e,t.slice(0,1)),a?.id??"")}}var gr=(e,{task:t,role:n,iteration:r})=>e.tickets.find(i=>!i.
redeemedAt&&i.task===t&&i.role===n&&i.iteration===r),Me=()=>$(8).toString("hex");var Le=f(ce(),1),br=f(kr(),1);var N=require("node:fs"),D=require("node:path");function yr(e,t){if(!(0,N.existsSync)(e))return!0;let n=(0,D.dirname)(e);return xr(n).map(r=>(0,D.join)(n,r,"subagents")).flatMap(r=>xr(r).map(i=>(0,D.join)(r,i))).some(r=>r.endsWith(".meta.json")&&go(
r)?.toolUseId===t)}function go(e){try{return JSON.parse((0,N.readFileSync)(e,"utf8"))}catch{return}}function xr(e){try{return(0,N.readdirSync)(e)}catch{return[]}}var je=f(A(),1);var _=require("node:fs"),ho=256*1024;function wr(e,t){for(let n of xo(e).split(`
`).reverse()){if(!n.includes(t))continue;let r=ko(n).find(i=>i.tool_use_id===t&&i.is_error);if(r)return typeof r.content=="string"?r.content:JSON.stringify(r.content)}}function ko(e){try{let{message:t}=JSON.
parse(e);return Array.isArray(t?.content)?t.content:[]}catch{return[]}}function xo(e){let t;try{t=(0,_.openSync)(e,"r");let{size:n}=(0,_.fstatSync)(t),r=Buffer.alloc(Math.min(n,ho));return(0,_.readSync)(
t,r,0,r.length,n-r.length),r.toString("utf8")}catch{return""}finally{t!==void 0&&(0,_.closeSync)(t)}}var Rr=f(Q(),1);var G=require("node:fs"),Ce=require("node:path");var vr=(e,t)=>(0,Ce.join)(e,"started",t);function yo(e,t,n){(0,G.mkdirSync)(vr(e,t),{recursive:!0}),(0,G.writeFileSync)((0,Ce.join)(vr(e,t),n),"")}var Sr=(e,t,n)=>yo(e,t,vo(n)),wo="call-",vo=e=>`${wo}${e.
replace(/[^\w-]/g,"")}`;function $r(e){So(e,t=>t.judging!==void 0&&!(0,Le.isAlive)(t.judging.process),{how:"the claim was never judged",transcript:""})}function So(e,t,n){e.run.tickets.some(t)&&(0,je.recordOn)(e,r=>r.tickets.
filter(t).flatMap(i=>bo(r,e.dir,i,n)),(r,i)=>({events:i,reply:void 0}))}function bo(e,t,n,{how:r,transcript:i,error:s}){let{toolUseId:o}=n;if(o===void 0||n.agentId||n.judging||yr(i,o))return $o(e,n,r);
n.isolated&&Sr(t,n.base,o);let a=(0,br.oneLine)(s??wr(i,o)??"the client, one of its rules or another hook refused it");return[{type:"agent_not_started",ticket:n.id,cause:a.slice(0,Ro)}]}var Ro=200;function $o(e,t,n){
let r={ticket:t.id,...Eo(e,t)};return t.judging?(0,Le.isAlive)(t.judging.process)?[]:[{type:"agent_lost",...r,cause:"the claim was never judged",failure:"TIMEOUT"}]:[{type:"agent_lost",...r,cause:n,failure:"\
EXECUTION_FAILURE"}]}function Eo(e,t){let r=t.role==="spec-executor"&&!t.isolated?(0,Rr.branchHead)(e):void 0;return r===void 0?{}:{head:r}}var Er=f(ce(),1);function Tr(e,t){return e.session===t.id&&(0,Er.isSameProcess)(e.client,t.client)}var Ar=f(_r(),1),To=f(A(),1);var Oo=500,_o=2e3;async function Ir(e,t=_o){let n=Io(e);if(!(n?.run.state!=="running"||!ir(n.run,e.home))){if(M(n.run,new Date))await Ao(n);else{if(await(0,He.setTimeout)(t),!De(n.run,e.home))return;n.
run=n.journal.refresh()}return or(n.run,e.home),n.run.state==="running"?ur(n,"wake",new Date).text:void 0}}async function Ao(e){for(;M(e.run,new Date);)await(0,He.setTimeout)(Oo),e.run=e.journal.refresh(),
$r(e)}function Io(e){let t=(0,Ar.openActiveRun)(e.home,e.id);return t&&Tr(t.run,e)?t:void 0}var Pr={kind:"pass"};var Po=async(e,{session:t})=>{let n=await Ir(t);return n===void 0?Pr:{kind:"wake",text:n}};0&&(module.exports={hook});
