const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var at=Object.create;var R=Object.defineProperty;var ct=Object.getOwnPropertyDescriptor;var ut=Object.getOwnPropertyNames;var dt=Object.getPrototypeOf,pt=Object.prototype.hasOwnProperty;var d=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ft=(e,t)=>{for(var n in t)R(e,n,{get:t[n],enumerable:!0})},H=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of ut(t))!pt.call(e,i)&&i!==n&&R(e,i,{get:()=>t[i],enumerable:!(r=ct(t,i))||r.enumerable});return e};var a=(e,t,n)=>(n=e!=null?at(dt(e)):{},H(t||!e||!e.__esModule?R(n,"default",{value:e,enumerable:!0}):n,e)),lt=e=>H(R({},"__esModule",{value:!0}),e);var T=d((Vt,W)=>{W.exports=require("./open-run.cjs").run_change});var V=d((Yt,J)=>{J.exports=require("./open-run.cjs").run_green_before});var q=d((Qt,Q)=>{Q.exports=require("./open-run.cjs").view_terminal});var Z=d((Xt,X)=>{X.exports=require("./open-run.cjs").io_process_ref});var y=d((en,te)=>{te.exports=require("./open-run.cjs").io_git});var le=d((mn,fe)=>{fe.exports=require("./open-run.cjs").run_spec_review});var ge=d((hn,me)=>{me.exports=require("./open-run.cjs").io_files});var ye=d((yn,he)=>{he.exports=require("./open-run.cjs").journal_journal_error});var $=d((Bn,ve)=>{ve.exports=require("./open-run.cjs").engine_open_run});var _e=d((Hn,Te)=>{Te.exports=require("./open-run.cjs").engine_publish_views});var De=d((Kn,Ne)=>{Ne.exports=require("./open-run.cjs").run_time_limit});var Ae=d((Wn,Me)=>{Me.exports=require("./open-run.cjs").engine_places});var We=d((Zn,Ke)=>{Ke.exports=require("./engine-publish-views.cjs")});var Ve=d((er,Je)=>{Je.exports=require("./engine-prompt-for-ticket.cjs")});var ze=d((tr,Ye)=>{Ye.exports=require("./engine-held-work.cjs")});var Xe=d((nr,Qe)=>{Qe.exports=require("./engine-baseline.cjs")});var Kt={};ft(Kt,{hook:()=>Gt});module.exports=lt(Kt);function j({task:e,title:t,place:n,attempt:r},i=40){return`${[U(e),K(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var U=e=>gt(K(e,48),48),G=(e,t)=>`${e} `.startsWith(`${U(
t)} `);var K=(e,t)=>[...mt(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),mt=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function gt(e,t){
if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var O=a(T(),1),tt=a(V(),1);var Y=["haiku","sonnet","opus","fable"];function z(e,t,n){let{models:r}=e.config.review,i=n==="spec-executor"?r.executor:r[n],s=I(t.attempts.at(-1)?.model??r.executor);if(n==="verifier"){let u=I(i);return u!==
void 0&&u!==s?u:Y.find(p=>p!==s)}return i==="inherit"&&n!=="spec-executor"&&r.executor===void 0?s:I(i)}var I=e=>Y.find(t=>e?.toLowerCase().includes(t));var nt=a(q(),1);var ee=a(Z(),1);function P(e,t){return e.session===t.id&&(0,ee.isSameProcess)(e.client,t.client)}var v=a(y(),1);var ne=a(y(),1);function C(e,t,n){return(0,ne.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var ue=a(y(),1);var re=require("node:fs");var ht="<!-- ultraplan:command=implement -->",ie=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${ht}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function oe(e){try{return(0,re.readFileSync)(e,"utf8")}catch{return}}var N=(...e)=>require("node:crypto").createHash(...e);var D=require("node:path");var yt=e=>(0,D.join)(e,"ultraplan","init.json");function se(e){let t=oe(yt(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var ae=e=>N("sha256").update(e).digest("hex");var kt=a(y(),1),xt="# ultraplan: pre-push",ce=`#!/bin/sh
${xt}
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
`;function de(e,t,n){let{settings:r,files:i}=se(e),s=new Map([...Object.entries(i),...Object.entries(r).map(([o,{after:u}])=>[o,u])]);return new Set(t.filter(o=>{let u=s.get(o),p=u===void 0?void 0:n(o);
return p!==void 0&&ae(p)===u&&vt(o,p)}))}var pe=(e,t)=>n=>(0,ue.tryGit)(e,["cat-file","blob",`${t}:${n}`]),wt=".ultraplan/config.yaml",St=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function vt(e,t){return e===wt?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===ie||t===ce||St.test(e)}var A=require("node:path");var Rt=a(y(),1);var Tt=a(T(),1);var bt=a(le(),1);var _=a(ge(),1),M=a(ye(),1);var _t=e=>A.posix.dirname(e.planFiles[0]?.path??""),ke=e=>A.posix.join(_t(e),".progress.md");var $t=20;function xe(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,v.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([ke(e),...e.tasks.flatMap(({file:l,override:f})=>[l,...f&&
!f.adopted?f.left??[]:[]])]),o=C(r,i,t).filter(l=>!s.has(l));if(o.length===0)return[];let u=de(Et(r),o,pe(r,t)),p=o.filter(l=>!u.has(l));if(p.length===0)return[];let c=Number((0,v.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:c,files:p.slice(0,$t)}]}var Et=e=>(0,v.findRepository)(e)?.commonDir??"";var we=a(T(),1),Se=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,we.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var rt=a($(),1);var Ee=a(q(),1),Oe=a($(),1);var w=require("node:fs"),x=require("node:path");function Ot(e,t){if(!(0,w.existsSync)(e))return!0;let n=(0,x.dirname)(e);return be(n).map(r=>(0,x.join)(n,r,"subagents")).flatMap(r=>be(r).map(i=>(0,x.join)(r,i))).some(r=>r.endsWith(".meta.json")&&It(
r)?.toolUseId===t)}var Re=({agentId:e,judging:t,toolUseId:n},r)=>e!==void 0||t!==void 0||n!==void 0&&Ot(r,n);function It(e){try{return JSON.parse((0,w.readFileSync)(e,"utf8"))}catch{return}}function be(e){try{return(0,w.readdirSync)(e)}catch{return[]}}var Ie=a(_e(),1),$e=10,qt=100;function b(e,t,n,r){let{state:i}=n.journal.update(()=>[B(r,t,e)]);return i?L(e,t,n,i):{kind:"refused",reason:e}}function L(e,t,n,r){if((r.refusedDispatches??0)<$e)return{
kind:"refused",reason:e};if(r.state==="running"&&!r.tickets.some(i=>Re(i,t.transcript))){let i=`${$e} dispatches in a row were refused, the last one because: ${e}`,{state:s}=n.journal.update(()=>[{type:"\
run_parked",cause:i}]);s&&(0,Ie.publishViews)(s,n.dir)}return{kind:"refused",reason:e,endsTurn:!0}}var B=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${(0,Ee.oneLine)(t.subagentType).slice(0,qt)} \
(${n})`,...t.agentId?{agentId:t.agentId}:{}});function qe(e,t){let n=(0,Oe.openRun)(e.cwd,e.home);return"error"in n||n.run.state==="finished"||n.run.state==="cancelled"?{kind:"refused",reason:"ultrapl\
an agents are started by a run; type /ultraplan:implement <spec> to start one"}:b(`run ${n.run.id} is driven by another session; this one may not dispatch its agents`,t,n,"ticket/other-session")}var Pe=a(y(),1),Ce=({root:e,branch:t})=>(0,Pe.tryGit)(e,["rev-parse","--verify","--quiet",`refs/heads/${t}^{commit}`])?.trim();var h=require("node:fs"),Le=require("node:path"),m=a(De(),1);var Pt=a($(),1);var Be=a(Ae(),1);function Fe(e,t){let n=(0,Be.dueFile)(t,e.session),i=e.tickets.flatMap(s=>(0,m.dueAt)(e,s)??[]).sort((s,o)=>s.getTime()-o.getTime())[0];if(!i){(0,h.rmSync)(n,{force:!0});return}(0,h.mkdirSync)(
(0,Le.dirname)(n),{recursive:!0,mode:448}),(0,h.writeFileSync)(n,"",{mode:384}),(0,h.utimesSync)(n,i,i)}var E=require("node:fs"),He=require("node:path"),je=require("node:timers/promises"),Ct=8e3,Nt=40,Dt=(e,t)=>(0,He.join)(e,"started",t);var Ue="call-",Mt=e=>`${Ue}${e.replace(/[^\w-]/g,"")}`;async function Ge(e,t,n){let r=e.tasks.flatMap(o=>o.attempts).filter(o=>o.isolated&&o.base===n.base&&o.ticket!==n.id).flatMap(({toolUseId:o})=>o===
void 0?[]:Mt(o)),i=()=>At(Dt(t,n.base)).filter(o=>!o.startsWith(Ue)||r.includes(o)).length,s=Date.now()+Ct;for(;i()<r.length&&Date.now()<s;)await(0,je.setTimeout)(Nt)}function At(e){try{return(0,E.readdirSync)(
e)}catch{return[]}}var Lt=/^ultraplan:/,Bt=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function F(e,t){if(!Lt.test(t.subagentType))return{kind:"not-ours"};let n=(0,rt.openActiveRun)(e.home,e.id);if(!n)return qe(e,t);if(!P(
n.run,e))return b(`run ${n.run.id} is driven by another client; this one may not dispatch its agents`,t,n,"ticket/other-client");if(t.agentId)return b("an agent of a run may not start agents",t,n,"tic\
ket/nested");let r=Bt.exec(t.prompt)?.[1];if(!r)return b("there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",t,n,"ticket/missing");let i=Ze(n.run,r,t),s=i&&
!et(n.run,i,r)?await Ht(n,i,e):void 0;if(s&&"stopped"in s)return{kind:"refused",reason:s.stopped};let{prompt:o,held:u}=s??{},p,c,l,{state:f}=n.journal.update(g=>{if(c=g&&Ze(g,r,t),p=et(g,c,r),p)return[
B("ticket/invalid",t,p)];if(!c||c.id!==i?.id||o===void 0)return[];l=Ut(g,c);let S=g&&c.role==="spec-executor"&&!c.isolated?Ce(g):void 0;return[...g&&S?xe(g,S):[],{type:"ticket_redeemed",ticket:c.id,toolUseId:t.
toolUseId,session:e.id,...l===void 0?{}:{model:l},...S===void 0||S===c.base?{}:{base:S},...u&&c.role==="spec-executor"?{held:u}:{}}]});if(!f)return{kind:"refused",reason:"the run has no state"};if(p)return L(
p,t,n,f);if(!c||c.id!==i?.id||o===void 0)return F(e,t);let{publishViews:st}=await Promise.resolve().then(()=>a(We(),1));return st(f,n.dir),Fe(f,n.home),{kind:"redeemed",description:jt(f,c),prompt:o,background:e.
mode==="screen",isolated:c.isolated,model:l,...Ft(f,c),turn:c.isolated?Ge(f,n.dir,c):Promise.resolve()}}function Ft(e,{task:t,role:n,attempt:r}){let i=(0,tt.greenBefore)((0,O.taskOf)(e,t)??{id:t});return n===
"spec-executor"&&r===1&&e.notices.some(({text:o})=>o===i)?{show:`ultraplan: ${i}`}:{}}var it=(e,t)=>e.tickets.filter(n=>n.id===t||n.group===t);function Ze(e,t,{subagentType:n,description:r}){let i=e.tasks.
filter(o=>G(r,o.id)).map(o=>o.id),s=it(e,t).filter(({role:o,task:u})=>n===`ultraplan:${o}`&&(i.length===0||i.includes(u)));return s.find(o=>!o.redeemedAt)??s[0]}async function Ht(e,t,n){let{promptFor:r}=await Promise.resolve().then(()=>a(Ve(),1)),
{heldNow:i}=await Promise.resolve().then(()=>a(ze(),1)),{lookBefore:s,stopGreen:o}=await Promise.resolve().then(()=>a(Xe(),1));await s(e,t,n.env);let u=o(e,t);return u?{stopped:u}:{prompt:r(e,t),held:i(
e)}}function jt(e,t){let n=(0,O.taskOf)(e,t.task)?.name,r=Se(e,t);return j(n===void 0?r:{...r,task:"",title:n})}function Ut(e,t){let n=e&&t&&(0,O.taskOf)(e,t.task);return n&&z(e,n,t.role)}function et(e,t,n){
if(e?.state!=="running")return`the run is ${e?.state??"unknown"}`;if(t)return t.redeemedAt?"this ticket was used already; wait for its agent":void 0;let r=it(e,n).map(({role:i,task:s})=>`ultraplan:${i}\
 (${(0,nt.oneLine)(s)})`);return r.length===0?"this ticket is unknown or was used; follow the newest ultraplan:next line":`this ticket is for ${r.join(", ")}; copy subagent_type and description from t\
he newest ultraplan:next line`}var k=e=>typeof e=="string"?e:"";var ot={kind:"pass"};var Gt=async(e,{session:t})=>{let n=e.tool_input??{},r=await F(t,{subagentType:k(n.subagent_type),description:k(n.description),prompt:k(n.prompt),toolUseId:k(e.tool_use_id),transcript:k(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return ot;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,...r.endsTurn?{endsTurn:!0}:{}};case"redeemed":return await r.
turn,{kind:"rewrite",...r.show?{show:r.show}:{},input:{subagent_type:k(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},
...r.isolated?{isolation:"worktree"}:{}}}}};0&&(module.exports={hook});
