const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var dr=Object.create;var M=Object.defineProperty;var fr=Object.getOwnPropertyDescriptor;var ur=Object.getOwnPropertyNames;var pr=Object.getPrototypeOf,lr=Object.prototype.hasOwnProperty;var m=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},mr=(e,t)=>{for(var n in t)M(e,n,{get:t[n],enumerable:!0})},qe=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of ur(t))!lr.call(e,i)&&i!==n&&M(e,i,{get:()=>t[i],enumerable:!(r=fr(t,i))||r.enumerable});return e};var u=(e,t,n)=>(n=e!=null?dr(pr(e)):{},qe(t||!e||!e.__esModule?M(n,"default",{value:e,enumerable:!0}):n,e)),gr=e=>qe(M({},"__esModule",{value:!0}),e);var k=m((zi,Ie)=>{Ie.exports=require("./open-run.cjs").io_git});var ae=m((Xi,Me)=>{Me.exports=require("./open-run.cjs").run_groups});var He=m((Zi,je)=>{je.exports=require("./open-run.cjs").model_task_name});var Ge=m((eo,We)=>{We.exports=require("./open-run.cjs").run_policy});var ce=m((to,Ue)=>{Ue.exports=require("./open-run.cjs").run_reviews});var Ye=m((ro,ze)=>{ze.exports=require("./open-run.cjs").view_summary_text});var H=m((io,Qe)=>{Qe.exports=require("./open-run.cjs").engine_places});var Ze=m((oo,Xe)=>{Xe.exports=require("./open-run.cjs").engine_projections_approved_ref});var tt=m((so,et)=>{et.exports=require("./open-run.cjs").engine_receipt});var F=m((ao,nt)=>{nt.exports=require("./open-run.cjs").engine_record});var pe=m((fo,at)=>{at.exports=require("./open-run.cjs").engine_run_branch});var ge=m((bo,St)=>{St.exports=require("./open-run.cjs").run_change});var D=m((So,Rt)=>{Rt.exports=require("./open-run.cjs").run_spec_review});var he=m((Eo,Tt)=>{Tt.exports=require("./open-run.cjs").io_files});var At=m((To,Ot)=>{Ot.exports=require("./open-run.cjs").journal_journal_error});var Ht=m((Vo,jt)=>{jt.exports=require("./open-run.cjs").run_held_files});var Gt=m((Jo,Wt)=>{Wt.exports=require("./open-run.cjs").io_git_status});var Zt=m((is,Xt)=>{Xt.exports=require("./open-run.cjs").run_review_work});var yn=m((ks,kn)=>{kn.exports=require("./open-run.cjs").run_review_index});var wn=m((ys,vn)=>{vn.exports=require("./open-run.cjs").run_review_need});var bn=m((vs,$n)=>{$n.exports=require("./open-run.cjs").view_markdown});var Rn=m((ws,Sn)=>{Sn.exports=require("./open-run.cjs").view_width});var Te=m((Xs,Gn)=>{Gn.exports=require("./open-run.cjs").io_process_ref});var ar=m((ha,sr)=>{sr.exports=require("./open-run.cjs").engine_open_run});var Ki={};mr(Ki,{agentNotified:()=>Ui});module.exports=gr(Ki);var _=(...e)=>require("node:crypto").createHash(...e);var S=(...e)=>require("node:crypto").randomBytes(...e);var zn=u(k(),1);function Fe(e){return e.kind!=="ask"?`ultraplan: ${e.reason}`:`ultraplan asks: ${[e,...e.also??[]].map(hr).join(`
`)}`}var hr=({task:e,question:t,options:n})=>[t,...n.map(r=>`  ${xr(r,e)}`)].join(`
`);function xr(e,t){if(t===void 0||e.startsWith("/"))return e;switch(e){case"retry":return`/ultraplan:retry --task ${t}`;case"retry longer":return`/ultraplan:retry --task ${t} --longer`;case"skip":return`\
/ultraplan:skip-verify --task ${t} --reason "..."`;default:return`/ultraplan:decide --task ${t} ${e}`}}function re(e,t){let n=400-Buffer.byteLength(j("",t));return j(Le(se(e).replaceAll("ultraplan:next","ultraplan next"),n),t)}var j=(e,t)=>`${e}
ultraplan:next ${JSON.stringify(t)}`;function De(e){let t=se([...new Set(e.flatMap(i=>i.options))].join(" | ")),n=(i,s)=>{let o=e.length-i,a=e.slice(0,i).map(({question:d})=>vr(oe(d,s))),c=o>0?[`And ${o}\
 more: /ultraplan:status.`]:[];return j(`ultraplan needs the person: tell them this and end your turn. ${[...a,...c].join(" ")} Options: ${t}`,{action:"ask"})},r=e.length;for(;r>1&&Buffer.byteLength(n(
r,60))>400;)r--;return Ce(200,i=>n(r,i))}var ie=(e,t)=>Ce(40,n=>Ne(e,t,n));function Be(e,t){let n=e.length;for(;n>1&&Buffer.byteLength(Ne(e.slice(0,n),t,0))>400;)n--;return n}function Ne(e,t,n){let r={};
for(let s of e){let o=`ultraplan:${s.role}`;r[o]=[...r[o]??[],kr(s,n)]}let i=e.length===1?"once, for the":`${e.length} times in one message, once for each`;return j(`Call the Agent tool ${i} descripti\
on in agents, with its key as subagent_type and this prompt; nothing else.`,{action:"dispatch",prompt:`ultraplan-ticket ${t}`,agents:r})}function Ce(e,t){for(let n=e;n>0;n-=2){let r=t(n);if(Buffer.byteLength(
r)<=400)return r}return t(0)}function kr({task:e,title:t,place:n,attempt:r},i=40){return`${[yr(e),oe(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var yr=e=>Le(oe(e,48),
48);var vr=e=>e.trim().replace(/(?<![.?!])$/,"."),oe=(e,t)=>[...se(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),se=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\
\\u2029]|\\p{Surrogate}","gu")," ");function Le(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var Yn=u(ae(),1);var Ke=u(He(),1),y=u(ae(),1),Ve=u(Ge(),1),Je=u(ce(),1);function R(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run\
 was cancelled"};case"paused":return{kind:"wait",reason:"the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ul\
traplan:resume goes on`};case"halted":return de([{question:`the run is halted: ${e.cause??"no cause recorded"}`,options:[...wr(e),"/ultraplan:resume","/ultraplan:cancel"]},...fe(e).map(n=>({...n,options:[]}))]);case"\
running":return $r(e,t)}}function wr(e){let[t,...n]=e.tasks.filter(y.isStuck);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function $r(e,t){let n=e.tickets.filter(s=>s.redeemedAt===
void 0);if(n.length>0)return{kind:"dispatch",agents:n.map(Rr)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>(0,Je.nextReviews)(
e,s,t));return i.length>0?{kind:"dispatch",agents:i}:br(e,t)}function br(e,t){let n,r=(0,y.readiness)(e);for(let[s,o]of e.tasks.entries()){if((0,y.isDone)(o)||(0,y.isStuck)(o)||!r(s))continue;let a=o.
notBefore!==void 0&&o.notBefore>t.toISOString();if(!((o.status==="reviewing"||o.status==="verifying")&&!a)){if(o.kind==="checkpoint")return de([Er(o),...fe(e)]);if(a&&o.notBefore!==void 0){(n===void 0||
o.notBefore<n)&&(n=o.notBefore);continue}return Sr(e,s,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for its time",until:n};if(e.tasks.every(y.isDone))return{kind:"done",reason:"every tas\
k is done"};let i=fe(e);return de(i.length>0?i:[Or(e)])}function Sr(e,t,n){let r=(0,y.parallelGroup)(e,t).filter(o=>!(0,y.isDone)(o)&&!(0,y.isStuck)(o)&&n(e.tasks.indexOf(o))&&o.attempts.length===0&&!o.
notStarted),i=e.tasks[t],s=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:s.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.length+1,iteration:1,isolated:s.length>1}))}}
function Rr(e){let{task:t,role:n,attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function de([e,...t]){if(!e)throw new Error("the\
re is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function Er(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];return{task:e.id,question:e.
checkpoint?.question??e.title,options:t}}var fe=e=>e.tasks.filter(y.isStuck).map(ue);function ue(e){let t=(0,Ve.attemptsUsed)(e);return{task:e.id,question:`${(0,Ke.taskWord)(e)} is ${e.status} after ${t}\
 attempt${t===1?"":"s"}: ${Tr(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function Tr({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);
return r&&n.includes(r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var Or=e=>({question:`no task can start: ${e.tasks.filter(t=>!(0,y.isDone)(t)).map(t=>t.id).join(", ")} wait for each other`,
options:["/ultraplan:cancel"]});var Qn=u(Ye(),1);var rt=u(k(),1),it=u(H(),1),W=u(Ze(),1),G=u(tt(),1),ot=u(F(),1);function st(e){let{id:t,root:n,base:r,approvedHead:i}=e.run,s=(0,W.approvedRefAt)(n,t)??r;s!==i&&((0,W.moveApprovedRef)(e.run,e),(0,rt.tryGit)(
n,["merge-base","--is-ancestor",s,e.journal.state?.approvedHead??i])===void 0&&(0,ot.append)(e,{type:"refused",id:"ref/moved",what:`moving ${(0,it.approvedRef)(t)} to ${s.slice(0,10)}`}))}var ct=u(k(),1),dt=u(H(),1),ft=u(pe(),1);function ut(e){if(e.state!=="running"||e.tickets.some(n=>n.redeemedAt&&!n.isolated))return[];let t=Ar(e)??Pr(e);return t===void 0?[]:[{type:"run_halted",cause:t}]}
function Ar(e){let t=(0,ft.checkedOut)(e.root);return t===e.branch?void 0:`the run works on ${e.branch}, and ${t===void 0?"HEAD is detached":`${t} is checked out`}: git switch ${e.branch}, then /ultra\
plan:resume  [history/branch]`}var _r=3;function Pr(e){let t=e.tasks.filter(c=>c.approvedCommit!==void 0).sort((c,d)=>(d.approval?.seq??0)-(c.approval?.seq??0)),n=t[0]?.approvedCommit??e.base;if([...new Set(
[n,e.approvedHead])].every(c=>le(e.root,c)))return;let s=t.filter(c=>!le(e.root,c.approvedCommit??"")).slice(0,_r).map(c=>`commit ${(c.approvedCommit??"").slice(0,10)} of task ${c.id}, which was appro\
ved,`).join(" and "),o=le(e.root,e.base)?`commit ${e.approvedHead.slice(0,10)}, up to which all is approved,`:`commit ${e.base.slice(0,10)}, on which the run began,`;return`history was rewritten: ${s||
o} is not in the history of ${e.branch} any more; bring it back (git merge ${(0,dt.approvedRef)(e.id)}, or git reflog has it), then /ultraplan:resume  [history/rewritten]`}function le(e,t){return t===
""||(0,ct.tryGit)(e,["merge-base","--is-ancestor",t,"HEAD"])!==void 0}var N=u(k(),1);var pt=u(k(),1);function E(e,t,n){return(0,pt.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var yt=require("node:fs"),vt=require("node:path"),wt=u(k(),1);var lt=require("node:fs");var qr="<!-- ultraplan:command=implement -->",mt=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${qr}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function gt(e){try{return(0,lt.readFileSync)(e,"utf8")}catch{return}}var me=require("node:path");var Ir=e=>(0,me.join)(e,"ultraplan","init.json");function ht(e){let t=gt(Ir(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var xt=e=>_("sha256").update(e).digest("hex");var Fr=u(k(),1),Dr="# ultraplan: pre-push",kt=`#!/bin/sh
${Dr}
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
`;function U(e,t,n){let{settings:r,files:i}=ht(e),s=new Map([...Object.entries(i),...Object.entries(r).map(([o,{after:a}])=>[o,a])]);return new Set(t.filter(o=>{let a=s.get(o),c=a===void 0?void 0:n(o);return c!==
void 0&&xt(c)===a&&Cr(o,c)}))}var $t=e=>t=>{try{return(0,yt.readFileSync)((0,vt.join)(e,t),"utf8")}catch{return}},bt=(e,t)=>n=>(0,wt.tryGit)(e,["cat-file","blob",`${t}:${n}`]),Br=".ultraplan/config.ya\
ml",Nr=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function Cr(e,t){return e===Br?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===mt||t===kt||Nr.test(e)}var ye=require("node:path");var Ft=u(k(),1);var Ur=u(ge(),1);var Et=u(D(),1);function K(e,t){return(0,Et.fixTasksOf)(e,t).findLast(r=>r.approvedCommit!==void 0)?.approvedCommit??t.attempts.at(-1)?.passed?.commit}var xe=require("node:path"),$=u(he(),1),T=u(At(),1),_t=e=>_("sha256").update(e).digest("hex"),Pt=(e,t)=>(0,xe.join)(e,"evidence",t);function ke(e,t,n={}){let r=n.files??$.realFiles,i=jr(Buffer.from(t),n.mask??[]),{bytes:s,cut:o}=Hr(i,n.cap??Number.POSITIVE_INFINITY),a=_t(s),c=Pt(e,a);try{if((0,$.readIfThere)(r,c)?.equals(s)!==!0){
(0,$.ensureFolder)(r,(0,xe.join)(e,"evidence"));let d=`${c}.${S(4).toString("hex")}.new`;(0,$.writeAtomic)(r,c,s,{temporary:d,sync:"both"})}}catch(d){throw(0,T.diskError)(d,c)}return{sha256:a,bytes:s.
length,cut:o}}function qt(e,t,n=$.realFiles){let r=Pt(e,t.sha256),i=(0,$.readIfThere)(n,r);if(i===void 0)throw new T.JournalError("evidence-missing",{file:r},Lr,T.GO_ON);if(_t(i)!==t.sha256)throw new T.JournalError(
"evidence-changed",{file:r},Mr,T.GO_ON);return i.toString("utf8")}var Lr="the evidence file is not there",Mr="the evidence file was changed after it was written";function jr(e,t){if(t.length===0)return e;let n=e.toString("utf8"),r=n;for(let i of t){let s=new RegExp(i.source,i.flags.includes("g")?i.flags:`${i.flags}g`);n=n.replace(s,o=>o===""?"":"[masked]")}return n===
r?e:Buffer.from(n)}function Hr(e,t){if(e.length<=t)return{bytes:e,cut:0};let n=a=>Buffer.from(`
[ultraplan: ${a} bytes left out here]
`),r=Math.max(0,t-n(e.length).length),i=Wr(e,Math.floor(r/2)),s=Gr(e,e.length-Math.ceil(r/2)),o=s-i;return{bytes:Buffer.concat([e.subarray(0,i),n(o),e.subarray(s)]),cut:o}}var It=e=>e!==void 0&&(e&192)===
128;function Wr(e,t){let n=t;for(;n>0&&t-n<3&&It(e[n]);)n-=1;return n}function Gr(e,t){let n=t;for(;n<e.length&&n-t<3&&It(e[n]);)n+=1;return n}function B(e,t){return JSON.parse(qt(e,t.plan))}function P(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var Dt=(e,t)=>t.length===1&&t[0]!==void 0?t[0]:(0,Ft.git)(e,["rev-list","--topo-order","--max-count=1",...t]).trim();var Kr=e=>ye.posix.dirname(e.planFiles[0]?.path??""),O=e=>ye.posix.join(Kr(e),".progress.md");var Vr=20;function Bt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,N.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([O(e),...e.tasks.flatMap(({file:f,override:p})=>[f,...p&&
!p.adopted?p.left??[]:[]])]),o=E(r,i,t).filter(f=>!s.has(f));if(o.length===0)return[];let a=U(Jr(r),o,bt(r,t)),c=o.filter(f=>!a.has(f));if(c.length===0)return[];let d=Number((0,N.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:d,files:c.slice(0,Vr)}]}var Jr=e=>(0,N.findRepository)(e)?.commonDir??"";var zr=/[*?{[]/,Yr=e=>zr.test(e);function Qr(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function Xr(e,t){let n=Qr(e);return n===""||n==="."?n===".":n===t?!0:Yr(n)?Zr(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var Ct=(e,t)=>e.some(n=>Xr(n,t)),Nt=new Map;
function Zr(e){let t=Nt.get(e);if(t)return t;let n=new RegExp(`^${ti(e)}$`);return Nt.set(e,n),n}var ei=/[.+^$()|\\\]}]/;function ti(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&
e[r+1]==="*"){let s=e[r+2]==="/";t+=s?"(?:.*/)?":".*",r+=s?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===
","&&n>0)t+="|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let s=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${ni(s)}\\]|[${s.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=s.length+
1}else t+=ei.test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var ni=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var Lt=e=>e.slice(0,e.lastIndexOf("/")+1),ri=e=>e.slice(e.lastIndexOf("/")+1);var ii=/^\.progress(-[\w.-]+)?\.md$/;function Mt(e,t){return e.files.some(n=>n.path===t||Lt(n.path)===Lt(t)&&ii.test(ri(t)))}var ve=u(Ht(),1);var Jt=u(F(),1);var Ut=u(k(),1),Kt=u(Gt(),1);function Vt(e){let t=(0,Ut.findRepository)(e.root);if(!t)return[];let n=(0,Kt.workStatus)(e.root).map(({path:i})=>i),r=U(t.commonDir,n,$t(e.root));return n.filter(i=>!r.has(i))}function oi({run:e,dir:t}){let n=(0,ve.heldFiles)(e);if(n.size===0)return;let r=B(t,e);return Vt(e).filter(i=>n.has(i)&&!Mt(r,i))}function zt(e,t){for(;;){let n=si(e,R(e.run,t));if(n.length===0)return;
(0,Jt.append)(e,...n)}}function si(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(d=>d.task===c)),s=i.length>0?oi(e)??[]:[];
if(s.length===0)return[];let o=(0,ve.heldFiles)(n);return i.flatMap(({task:a})=>{let{files:c,outputs:d}=P(B(r,n),a),f=s.filter(w=>Ct([...c,...d],w)),[p]=f;if(p===void 0)return[];let h=o.get(p),l=`it n\
ames ${f.join(", ")}, left uncommitted when task ${h?.task} was ${h?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"task_blocked",task:a,cause:l}]})}var Yt=u(ge(),1),Qt=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,Yt.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var te=u(F(),1);var ee=u(Zt(),1),Ee=u(D(),1);var q=require("node:fs"),V=require("node:path"),C=u(k(),1);var en=require("node:fs"),tn=require("node:path"),nn=u(he(),1),x=u(k(),1),we=["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"],rn=5;function on(e,t,n,r=()=>{}){for(let i=1;;i+=1){let s=(0,x.headCommit)(
e);if(!s)throw new Error(`${e} has no commit to build on`);let o=r(s);if(o!==void 0)return{commit:o,isNew:!1};try{return{commit:ai(e,s,t(s),n),isNew:!0}}catch(a){if(i===rn||(0,x.headCommit)(e)===s)throw a}}}
function ai(e,t,n,r){let i=(0,x.findRepository)(e);if(!i)throw new Error(`${e} is not in a repository`);let s=(0,tn.join)(i.gitDir,`ultraplan-index-${S(4).toString("hex")}`),{root:o}=i;try{(0,x.git)(o,
["read-tree",t],{index:s});let a=n.map(({path:f,text:p})=>{let h=(0,x.git)(o,["hash-object","-w","--stdin"],{input:p}).trim();return{path:f,blob:h,mode:fi(o,t,f),was:di(o,t,f)}});for(let{path:f,blob:p,
mode:h}of a)(0,x.git)(o,["update-index","--add","--cacheinfo",`${h},${p},${f}`],{index:s});let c=(0,x.git)(o,["write-tree"],{index:s}).trim(),d=(0,x.git)(o,[...we,"commit-tree",c,"-p",t],{input:r}).trim();
(0,x.git)(o,["update-ref","-m",`ultraplan: ${r.split(`
`)[0]}`,"HEAD",d,t]);for(let{path:f,blob:p,mode:h,was:l}of a)ci(o,f,p,h,l);return d}finally{(0,en.rmSync)(s,{force:!0})}}function ci(e,t,n,r,i){if((0,x.tryGit)(e,["rev-parse","--verify","--quiet",`:0:${t}`])?.
trim()===i)for(let o=1;o<=rn;o+=1){if((0,x.tryGit)(e,["update-index","--add","--cacheinfo",`${r},${n},${t}`])!==void 0)return;(0,nn.sleep)(40)}}var di=(e,t,n)=>(0,x.tryGit)(e,["rev-parse","--verify","\
--quiet",`${t}:${n}`])?.trim();function fi(e,t,n){let r=(0,x.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]);return/^(\d{6}) blob/.exec(r)?.[1]??"100644"}function sn(e,t,n){return((0,x.tryGit)(e,["log",
"-z","--format=%H%n%B",`${t}..${n}`])??"").split("\0").filter(i=>i!=="").map(i=>({commit:i.slice(0,i.indexOf(`
`)),message:i.slice(i.indexOf(`
`)+1)}))}var an=(e,t)=>(0,x.tryGit)(e,["check-ignore","--quiet","--",t])!==void 0;function J(e,t,{subject:n,key:r,since:i}){let{root:s}=e,o=`Ultraplan-Step: ${e.id} ${r}`,a=l=>sn(s,i,l).find(({message:w})=>w.split(`
`).includes(o))?.commit,c=(0,C.headCommit)(s);if(!c)throw new Error("the repository has no commit");let d=t.filter(({path:l})=>(0,C.committedText)(s,c,l)!==void 0||!an(s,l)),f=l=>d.map(({path:w,change:g})=>({
path:w,text:g((0,C.committedText)(s,l,w))})),{commit:p,isNew:h}=d.length>0?on(s,f,`${n}

${o}
`,a):{commit:a(c)??c,isNew:a(c)===void 0};if(h)for(let l of t)ui((0,V.join)(s,l.path),l);return p}function ui(e,{change:t}){let n;try{n=(0,q.readFileSync)(e,"utf8")}catch(r){if(r.code!=="ENOENT")throw r}
(0,q.mkdirSync)((0,V.dirname)(e),{recursive:!0}),(0,q.writeFileSync)(e,t(n))}function cn(e,{original:t,files:n,finding:r,summary:i,scope:s},o){let a=fn(i);return[`- [ ] ${e} [FIX ${t.id}] Fix: ${a}`,`  - **Do**: Address reviewer finding: ${z(r)}`,"    1. Review the finding det\
ails","    2. Implement the suggested fix","    3. Verify alignment with design.md",`  - **Files**: ${n.map(c=>`\`${c}\``).join(", ")||"none"}`,`  - **Done when**: Reviewer finding "${a}" addressed`,`\
  - **Verify**: ${li(t)}`,`  - **Commit**: \`${dn(s,t)}\``].map(c=>o+c)}var pi=7;function $e(e,t,n,r){let{original:i,files:s,finding:o,summary:a,scope:c}=t,d=fn(a);return{id:e,title:`Fix: ${d}`,file:i.
file,line:r,endLine:r+n.length-1,block:n.join(`
`),kind:"work",...i.phase===void 0?{}:{phase:i.phase},...i.wave===void 0?{}:{wave:i.wave},parallel:!1,dependsOn:[],files:[...s],steps:[`Address reviewer finding: ${z(o)}`,"Review the finding details",
"Implement the suggested fix","Verify alignment with design.md"],doneWhen:[`Reviewer finding "${d}" addressed`],verify:i.verify.map(f=>({...f,line:r+pi})),commit:dn(c,i),markers:[`FIX ${i.id}`],fixOf:i.
id,...i.tier===void 0?{}:{tier:i.tier},...i.verification===void 0?{}:{verification:i.verification},criteria:[],outputs:[...i.outputs],securityReview:i.securityReview,requirements:[...i.requirements],ticked:!1}}
var dn=(e,{id:t})=>`fix(${e.replace(/[^\w.-]+/g,"-")}): address review finding from task ${t}`;function li({verify:e}){let t=e.flatMap(({command:s})=>s===void 0?[]:[s]);if(t.length===0)return z(e[0]?.
text??"none");let n=t.map(s=>s.replace(/\s*\r?\n\s*/g,"; ")).join(" && "),r=[...n.matchAll(/`+/g)].reduce((s,[o])=>Math.max(s,o.length),0),i="`".repeat(r+1);return r>0?`${i} ${n} ${i}`:`${i}${n}${i}`}
var mi=1e3,gi=100,z=e=>e.replace(/[\u0000-\u001f\u007f-\u009f]+/g," ").replaceAll("[","(").replaceAll("]",")").replaceAll("`","'").replaceAll("**","").replaceAll("<!--","").replaceAll('"',"'").replace(
/\s+/g," ").trim().slice(0,mi),fn=e=>z(e).slice(0,gi).trim(),be=e=>/^[ \t]*/.exec(e.block)?.[0]??"";var hi=/\r\n|\n|\r/g;function pn(e){let t=[],n=0;for(let r of e.matchAll(hi))t.push(un(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(un(e.slice(n),n)),t}function un(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var xi=3;function ki(e,t){if(!(yi(e,t)>=xi))for(let n=1;;n+=1){let r=`${t.id}.${n}`;if(!e.tasks.some(i=>i.id===r))return r}}function yi(e,t){let n=new Set,r=0;for(let i=t;i?.fixOf!==void 0&&!n.has(i.id);r+=
1){n.add(i.id);let s=i.fixOf;i=e.tasks.find(o=>o.id===s)}return r}function mn(e,t){let{original:n}=t,r=ki(e,n);if(r===void 0)return;let s=e.tasks.filter(g=>g.fixOf===n.id&&g.id.startsWith(`${n.id}.`)).
at(-1)??n,o=e.files.find(g=>g.path===n.file)?.text??"",a=cn(r,t,be(n));if(!n.box){let g={...$e(r,t,a,n.line),line:n.line,endLine:n.line};return{plan:{...e,tasks:ln(e.tasks,s,g)},task:g,after:s.id,insert:ne=>ne}}
let c=s.endLine,d=pn(o)[c]?.blank===!0,f=d?["",...a]:a,p=g=>vi(g,s,f),h=c+1+(d?1:0),l={...$e(r,t,a,h),box:{line:h,column:be(n).length+3+1}},w=e.tasks.map(g=>g.file===n.file?$i(g,c,f.length,s):g);return{
plan:{...e,files:e.files.map(g=>g.path===n.file?{...g,text:p(g.text)}:g),tasks:ln(w,s,l)},task:l,after:s.id,insert:p}}function vi(e,t,n){let r=e.includes(`\r
`)?`\r
`:`
`,i=e.split(/\r\n|\n|\r/),s=wi(i,t),o=s===void 0?i.length:s+(t.endLine-t.line)+1;return[...i.slice(0,o),...n,...i.slice(o)].join(r)}function wi(e,t){let n=o=>o?.replace(/\[.\]/,"[]").trimEnd(),r=n(t.block.
split(/\r\n|\n|\r/,1)[0]),i=t.line-1;if(n(e[i])===r)return i;let s=e.findIndex(o=>n(o)===r);return s<0?void 0:s}function $i(e,t,n,r){let i=o=>o>t?o+n:o,s=e.id!==r.id&&e.line<=t&&e.endLine>=t;return{...e,
line:i(e.line),endLine:s?e.endLine+n:i(e.endLine),verify:e.verify.map(o=>o.file?o:{...o,line:i(o.line)}),...e.packet?{packet:{...e.packet,line:i(e.packet.line)}}:{},...e.box?{box:{...e.box,line:i(e.box.
line)}}:{}}}function ln(e,t,n){let r=e.findIndex(i=>i.id===t.id);return[...e.slice(0,r+1),n,...e.slice(r+1)]}function gn(e){let{id:t,title:n,name:r,file:i,line:s,kind:o,checkpoint:a,phase:c,wave:d,parallel:f,dependsOn:p,statesDependencies:h,files:l,tier:w,verification:g,securityReview:ne,fixOf:Pe}=e;return{id:t,
title:n,file:i,line:s,kind:o,parallel:f,dependsOn:p,files:l,securityReview:ne,doneBefore:e.ticked,...r===void 0?{}:{name:r},...h?{statesDependencies:h}:{},...a?{checkpoint:a}:{},...c!==void 0?{phase:c}:
{},...d!==void 0?{wave:d}:{},...w?{tier:w}:{},...g?{verification:g}:{},...Pe?{fixOf:Pe}:{}}}function bi(e){let t=1;for(;e.includes(`data ${t} ===`);)t+=1;return t}function hn(e,t,n=bi(t)){let r=t.replace(Si,"\uFFFD").replace(/\s+$/,"");return`=== data ${n} === ${e}
${r}
=== end of data ${n} ===`}var Si=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;function xn({feedback:e,findings:t}){let n=e||Ri(t);return["A reviewer did not accept the work of the task that this one fixes:",hn("what the reviewer wrote",n)].join(`
`)}var Ri=e=>e.map((t,n)=>`${n+1}. ${t}`).join(`
`);var Se=u(yn(),1),A=u(wn(),1),Pn=u(ce(),1),Y=u(D(),1);var Tn=u(bn(),1),On=u(Rn(),1),An="## Review Suggestions",Ei=3,Ti=300;function _n(e,t){let n=e.includes(`\r
`)?`\r
`:`
`,r=Oi(t),i=t.kind==="suggestions"?Ai(e.split(/\r?\n/)):void 0;if(i!==void 0){let a=e.split(/(?<=\n)/);return En(a.slice(0,i).join(""),n)+r.slice(2).join(n)+n+a.slice(i).join("")}let s=En(e,n),o=s.trim()===
""||/\n\r?\n$/.test(s)?"":n;return s+o+r.join(n)+n}var En=(e,t)=>e===""||e.endsWith(`
`)?e:e+t,I=e=>(0,On.cut)((0,Tn.markdownLine)(e),Ti);function Oi(e){switch(e.kind){case"review-skipped":return[`Skipping artifact review (next at task ${e.next})`];case"review":{let t=e.findings.slice(
0,Ei).map(n=>`  - ${I(n)}`);return[`### Review: execution (Task ${e.taskIndex}, Iteration ${e.iteration})`,`- Status: ${e.status}`,...t.length===0?["- Findings: none"]:["- Findings:",...t],`- Action: ${e.
action}`]}case"review-capped":return[`Max iterations (${e.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${e.findings.map(I).join("; ")||"\
none named"}`];case"fix-given-up":return[`Fix task ${I(e.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${e.findings.map(I).join("; ")||"none named"}`];case"suggestio\
ns":return[An,"",...e.suggestions.map(t=>`- Task ${I(e.task)}: ${I(t)}`)]}}function Ai(e){let t="",n;for(let[r,i]of e.entries()){let s=/^ {0,3}(```+|~~~+)/.exec(i)?.[1];s!==void 0&&(t=t===""?s:s.startsWith(
t)?"":t);let o=t===""&&s===void 0&&/^#{1,6} /.test(i);if(n!==void 0&&o)return n;(o&&i.trimEnd()===An||n!==void 0&&i.trim()!=="")&&(n=r+1)}return n}var Q=(e,t)=>({path:O(e),change:n=>t.reduce(_n,n??"")});function L(e,t,n,r){let{verdict:i,iteration:s}=n,o={approve:"REVIEW_PASS","no-signal":"REVIEW_PASS (no signal)"};return{kind:"review",taskIndex:(0,Se.taskIndex)(
e,(0,A.reviewBatch)(e,t)[0]??t),iteration:s,status:i.decision in o?o[i.decision]:"REVIEW_FAIL",findings:i.findings,action:r}}function qn(e,t){if(!e.config.review.spec||t.addedBy==="review")return[];let n=(0,Y.specRecords)(
t).at(-1);if(!(0,A.needsSpecReview)(e,t))return _i(e,t);let r=(0,Pn.specReviewOf)(e,t);if(!n||r.kind!=="ended")return[];let{findings:i,suggestions:s=[]}=n.verdict,o=s.length>0?[{kind:"suggestions",task:t.
id,suggestions:s}]:[];switch(r.how){case"suggested":return[L(e,t,n,"warnings appended, proceeded"),...o];case"capped":return[L(e,t,n,"warnings appended, proceeded"),{kind:"review-capped",iterations:n.
iteration,findings:i},...o];case"given-up":{let a=(0,Y.fixTasksOf)(e,t).at(-1);return a?[{kind:"fix-given-up",fix:a.id,findings:i}]:[]}case"with-batch":return[];case"passed":case"no-signal":return[L(e,
t,n,"proceeded")]}}function _i(e,t){let n=(0,A.reviewBatch)(e,t),r=n.at(-1)??t,i=(0,A.nextReviewIndex)(e,(0,Se.taskIndex)(e,r));return n[0]?.id===t.id&&i!==void 0?[{kind:"review-skipped",next:i}]:[]}function In(e,t,n,r){let i=B(e,t),s=P(i,n.id),{findings:o,suggestions:a=[],feedback:c}=r.verdict,d=o.filter(l=>!a.includes(l)),f=mn(i,{original:s,files:[...new Set([n.id,...r.covers??[]].flatMap(l=>P(
i,l).files))],summary:d[0]??"review finding",finding:d.join("; ")||c,scope:t.spec}),p=K(t,n);if(!f||p===void 0)throw new Error(`no fix task can be made for task ${n.id}`);let h=J(t,[...f.task.box?[{path:s.
file,change:l=>f.insert(l??"")}]:[],Q(t,[L(t,n,r,"fix task added"),...a.length>0?[{kind:"suggestions",task:n.id,suggestions:a}]:[]])],{subject:`docs(${t.spec}): add fix task ${f.task.id} from the revi\
ew of task ${n.id}`,key:`fix ${f.task.id}`,since:p});return[{type:"tasks_added",after:f.after,tasks:[{...gn(f.task),addedBy:"review"}],plan:ke(e,JSON.stringify(f.plan)),commit:h,cause:`review of task ${n.
id}, iteration ${r.iteration}`,feedback:ke(e,xn(r.verdict))}]}var jn=u(F(),1);var Hn=u(pe(),1);var Z=u(k(),1);var Fn=require("node:fs"),Dn=require("node:path"),v=u(k(),1);function Bn(e,t,n){let r=(0,v.findRepository)(e),i=(0,v.headCommit)(e);if(!r||!i)throw new Error(`${e} has no commit to build on`);let{root:s,gitDir:o}=r,a=(0,Dn.join)(o,`ultraplan-index-${S(4).toString(
"hex")}`),c=t.filter(({path:d})=>qi(s,d)).map(({path:d,from:f})=>({path:d,was:Pi(s,f,d)}));if(c.length!==0)try{(0,v.git)(s,["read-tree",i],{index:a});for(let{path:p,was:h}of c){let l=h?["--add","--cac\
heinfo",`${h.mode},${h.blob},${p}`]:["--force-remove","--",p];(0,v.git)(s,["update-index",...l],{index:a})}let d=(0,v.git)(s,["write-tree"],{index:a}).trim(),f=(0,v.git)(s,[...we,"commit-tree",d,"-p",
i],{input:n}).trim();return Fi(s,f)?f:void 0}finally{(0,Fn.rmSync)(a,{force:!0})}}function Pi(e,t,n){let r=/^(\d{6}) \w+ ([0-9a-f]+)\t/.exec((0,v.git)(e,["ls-tree",t,"--",`:(top,literal)${n}`]));return r?.[1]&&
r[2]?{mode:r[1],blob:r[2]}:void 0}var qi=(e,t)=>(0,v.tryGit)(e,["status","--porcelain","--untracked-files=all","--",`:(top,literal)${t}`])==="",Ii=["-c","core.hooksPath=/dev/null","merge","--quiet","-\
-ff-only","--no-overwrite-ignore"],Fi=(e,t)=>(0,v.tryGit)(e,[...Ii,t])!==void 0;var Nn=u(D(),1);function Re({attempts:e},t,n){return e.filter(({ticket:r})=>r!==n).flatMap(({base:r,head:i,passed:s,merged:o,isolated:a})=>{if(!a)return[{from:r,to:s?.commit??i??t}];let c=s?.commit??o;return c===void 0?
[]:[{from:`${c}^1`,to:c}]})}function Cn(e,t){let n=(0,Nn.fixTasksOf)(e,t).at(-1),r=n?Di(e,n):[];!n||r.length===0||Bn(e.root,r,`revert(${e.spec}): keep the original implementation of task ${t.id}

The fix task ${n.id} failed twice.
`)}function Di(e,t){let{root:n}=e,r=(0,Z.headCommit)(n);if(r===void 0)return[];let i=O(e),s=Re(t,r).map(o=>({...o,paths:new Set(E(n,o.from,o.to))}));return[...new Set(s.flatMap(({paths:o})=>[...o]))].
filter(o=>o!==i).flatMap(o=>{let a=s.filter(({paths:f})=>f.has(o)),c=a.every(({to:f},p)=>X(n,f,o)===X(n,a[p+1]?.from??r,o)),[d]=a;return d&&c?[{path:o,from:d.from}]:[]})}function Ln(e,t,n,r){let i=Re(
t,r).find(({from:s,to:o})=>E(e.root,s,o).includes(n));return i!==void 0&&X(e.root,i.from,n)===X(e.root,r,n)}var X=(e,t,n)=>(0,Z.tryGit)(e,["rev-parse","--verify","--quiet",`${t}:${n}`])?.trim();function Wn(e){if(!((0,ee.reviewWork)(e.run)&&(0,Hn.checkedOut)(e.run.root)!==e.run.branch)){for(;(0,ee.reviewWork)(e.run);)if((0,jn.recordOn)(e,n=>Bi(e.dir,n),(n,r)=>({events:r,reply:r.length}))===0)
return}}function Bi(e,t){let n=(0,ee.reviewWork)(t);return n?n.kind==="fix"?In(e,t,n.task,n.record):(n.takeBack&&Cn(t,n.task),[Ni(t,n.task)]):[]}function Ni(e,t){let n=K(e,t);if(n===void 0)throw new Error(
`task ${t.id} has no commit to approve`);let r=qn(e,t),i=e.tasks.flatMap(d=>d.approvedHead??d.approvedCommit??[]),s=Dt(e.root,[n,...i]),o={type:"task_approved",task:t.id,commit:n};if(r.length===0)return s===
n?o:{...o,head:s};let a=J(e,[Q(e,r)],{subject:`docs(${e.spec}): log ${r[0]?.kind==="review-skipped"?"no review":"the review"} of task ${t.id}`,key:`approve ${t.id} attempt ${t.attempts.length}`,since:n}),
c=e.knownHead!==void 0&&(0,Ee.fixTasksOf)(e,t).some(d=>d.givenUp)&&Mn(e,t,e.knownHead,a);return{...o,head:Mn(e,t,s,a)?a:s,...c?{known:a}:{}}}function Mn(e,t,n,r){let i=(0,Ee.fixTasksOf)(e,t).filter(o=>o.
givenUp),s=[O(e),...i.length>0?[t.file]:[]];return E(e.root,n,r).every(o=>s.includes(o)||i.some(a=>Ln(e,a,o,r)))}var b=require("node:fs"),Kn=require("node:path"),Vn=u(Te(),1);function Un(e,t){let n=R(e,t);if(n.kind!=="wait"||e.state!=="running")return;let r=e.tickets.find(i=>i.judging?.deferred)?.judging?.process.pid;if(r!==void 0)return{proof:r};if(!(e.tickets.length>0))return n.
until===void 0?void 0:{until:n.until}}var Jn=u(H(),1);function Oe(e,t,n){let r=(0,Jn.waitingFile)(t,e.session);if(!Un(e,n)){(0,b.rmSync)(r,{force:!0});return}Ci(r)||((0,b.mkdirSync)((0,Kn.dirname)(r),{recursive:!0,mode:448}),(0,b.writeFileSync)(
r,"",{mode:384}))}function Ci(e){try{return JSON.parse((0,b.readFileSync)(e,"utf8"))}catch{return}}var Xn=3;function Zn(e,t,n){Wn(e);let r=ut(e.run);r.length>0&&(0,te.append)(e,...r),zt(e,n);let i=ji(e.run,t,n);if(i)return Oe(e.run,e.home,n),{action:i,text:nr(e.run,i).text};st(e);let s=e.run,o=(0,te.recordOn)(
e,d=>Li(d,n),(d,f)=>Mi(d,f,t,n)),{run:a}=e;if(Oe(a,e.home,n),a.state==="finished"&&s.state!=="finished")return{...o,summary:(0,Qn.renderSummary)(a)};let c=er(s);return(o.action.kind==="dispatch"||tr(o.
action,t))&&c.length>0?{...o,summary:`${c.join(`
`)}
other tasks, which do not depend on it, go on`}:o}function Li(e,t){let n=R(e,t);if(!(n.kind==="dispatch"&&n.agents.some(o=>!rr(e,o)))&&n.kind!=="done")return;let i=(0,zn.headCommit)(e.root)??e.base,s=n.
kind==="done"||n.agents.some(({role:o})=>o==="spec-executor");return{head:i,foreign:s?Bt(e,i):[]}}function Mi(e,t,n,r){let i=R(e,r),{events:s,text:o}=nr(e,i,t),a=_("sha256").update(o).digest("hex").slice(
0,16),c={type:"directive_given",digest:a,via:n};if(n==="stop"&&i.kind==="dispatch"&&s.length===0&&Hi(e,a)){let f=`the session stopped ${Xn} times without following: ${o.split(`
`)[0]}`,p=`${f}; the run is parked, /ultraplan:resume goes on`;return{events:[c,{type:"run_parked",cause:f}],reply:{action:{kind:"wait",reason:p},text:""}}}let d=i.kind==="done"&&e.state==="running"&&
t?[...t.foreign,{type:"run_finished",commit:t.head}]:[];return{events:[...s,...d,c],reply:{action:i,text:o}}}var er=({tasks:e,knownStuck:t=[]})=>e.filter(n=>(0,Yn.isStuck)(n)&&!t.includes(n.id)).map(n=>Fe(
{kind:"ask",...ue(n)})),tr=(e,t)=>e.kind==="wait"&&t==="notification";function ji(e,t,n){let r=R(e,n);if(!(r.kind==="dispatch"||r.kind==="done"&&e.state==="running"))return tr(r,t)&&er(e).length>0?void 0:
r}var Hi=(e,t)=>e.standing.digest===t&&e.standing.count+1>=Xn;function nr(e,t,n){switch(t.kind){case"dispatch":return Gi(e,Wi(e,t.agents),n);case"wait":return{events:[],text:re(`ultraplan: end your tu\
rn; ${t.reason}.`,{action:"wait",...t.until?{until:t.until}:{}})};case"ask":return{events:[],text:De([t,...t.also??[]])};case"done":return{events:[],text:re(`ultraplan: ${t.reason}. Tell the person in\
 one sentence.`,{action:"done"})}}}var Wi=(e,t)=>t.slice(0,Be(Ae(e,t),_e())),Ae=(e,t)=>t.map(n=>Qt(e,n));function Gi(e,t,{head:n,foreign:r}={head:e.base,foreign:[]}){let i=t.length>1?_e():void 0,s=[],
o=t.map(d=>{let f=rr(e,d);if(f)return f;let p=_e();return d.role==="spec-executor"&&s.length===0&&s.push(...r),s.push({type:"ticket_issued",ticket:p,base:n,...i?{group:i}:{},...d}),{id:p,...i?{group:i}:
{}}}),[a]=o,c=a?.group;return{events:s,text:c!==void 0&&o.every(d=>d.group===c)&&t.length>1?ie(Ae(e,t),c):ie(Ae(e,t.slice(0,1)),a?.id??"")}}var rr=(e,{task:t,role:n,iteration:r})=>e.tickets.find(i=>!i.
redeemedAt&&i.task===t&&i.role===n&&i.iteration===r),_e=()=>S(8).toString("hex");var ir=u(Te(),1);function or(e,t){return e.session===t.id&&(0,ir.isSameProcess)(e.client,t.client)}var cr=u(ar(),1);function Ui(e,t){let n=(0,cr.openActiveRun)(e.home,e.id);return n&&or(n.run,e)?Zn(n,"notification",t):void 0}0&&(module.exports={agentNotified});
