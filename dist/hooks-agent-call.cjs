const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var at=Object.create;var v=Object.defineProperty;var ct=Object.getOwnPropertyDescriptor;var ut=Object.getOwnPropertyNames;var dt=Object.getPrototypeOf,pt=Object.prototype.hasOwnProperty;var d=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ft=(e,t)=>{for(var n in t)v(e,n,{get:t[n],enumerable:!0})},B=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of ut(t))!pt.call(e,i)&&i!==n&&v(e,i,{get:()=>t[i],enumerable:!(r=ct(t,i))||r.enumerable});return e};var a=(e,t,n)=>(n=e!=null?at(dt(e)):{},B(t||!e||!e.__esModule?v(n,"default",{value:e,enumerable:!0}):n,e)),lt=e=>B(v({},"__esModule",{value:!0}),e);var R=d((Vt,W)=>{W.exports=require("./open-run.cjs").run_change});var V=d((Yt,J)=>{J.exports=require("./open-run.cjs").run_green_before});var q=d((Qt,Q)=>{Q.exports=require("./open-run.cjs").view_terminal});var Z=d((Xt,X)=>{X.exports=require("./open-run.cjs").io_process_ref});var h=d((en,te)=>{te.exports=require("./open-run.cjs").io_git});var le=d((mn,fe)=>{fe.exports=require("./open-run.cjs").run_spec_review});var ge=d((hn,me)=>{me.exports=require("./open-run.cjs").io_files});var ye=d((yn,he)=>{he.exports=require("./open-run.cjs").journal_journal_error});var T=d((Hn,be)=>{be.exports=require("./open-run.cjs").engine_open_run});var Te=d((Bn,_e)=>{_e.exports=require("./open-run.cjs").engine_publish_views});var De=d((Gn,Ce)=>{Ce.exports=require("./open-run.cjs").run_time_limit});var Me=d((Wn,Ae)=>{Ae.exports=require("./open-run.cjs").engine_places});var We=d((Zn,Ge)=>{Ge.exports=require("./engine-publish-views.cjs")});var Ve=d((er,Je)=>{Je.exports=require("./engine-prompt-for-ticket.cjs")});var ze=d((tr,Ye)=>{Ye.exports=require("./engine-held-work.cjs")});var Xe=d((nr,Qe)=>{Qe.exports=require("./engine-baseline.cjs")});var Gt={};ft(Gt,{hook:()=>Kt});module.exports=lt(Gt);function U({task:e,title:t,place:n,attempt:r},i=40){return`${[j(e),G(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var j=e=>gt(G(e,48),48),K=(e,t)=>`${e} `.startsWith(`${j(
t)} `);var G=(e,t)=>[...mt(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),mt=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function gt(e,t){
if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var E=a(R(),1),tt=a(V(),1);var Y=["haiku","sonnet","opus","fable"];function z(e,t,n){let{models:r}=e.config.review,i=n==="spec-executor"?r.executor:r[n],s=O(t.attempts.at(-1)?.model??r.executor);if(n==="verifier"){let u=O(i);return u!==
void 0&&u!==s?u:Y.find(p=>p!==s)}return i==="inherit"&&n!=="spec-executor"&&r.executor===void 0?s:O(i)}var O=e=>Y.find(t=>e?.toLowerCase().includes(t));var nt=a(q(),1);var ee=a(Z(),1);function I(e,t){return e.session===t.id&&(0,ee.isSameProcess)(e.client,t.client)}var S=a(h(),1);var ne=a(h(),1);function P(e,t,n){return(0,ne.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var ue=a(h(),1);var re=require("node:fs");var ht="<!-- ultraplan:command=implement -->",ie=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${ht}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function oe(e){try{return(0,re.readFileSync)(e,"utf8")}catch{return}}var N=(...e)=>require("node:crypto").createHash(...e);var C=require("node:path");var yt=e=>(0,C.join)(e,"ultraplan","init.json");function se(e){let t=oe(yt(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var ae=e=>N("sha256").update(e).digest("hex");var xt=a(h(),1),kt="# ultraplan: pre-push",ce=`#!/bin/sh
${kt}
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
return p!==void 0&&ae(p)===u&&bt(o,p)}))}var pe=(e,t)=>n=>(0,ue.tryGit)(e,["cat-file","blob",`${t}:${n}`]),wt=".ultraplan/config.yaml",St=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function bt(e,t){return e===wt?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===ie||t===ce||St.test(e)}var A=require("node:path");var Rt=a(h(),1);var _t=a(R(),1);var vt=a(le(),1);var _=a(ge(),1),D=a(ye(),1);var Tt=e=>A.posix.dirname(e.planFiles[0]?.path??""),xe=e=>A.posix.join(Tt(e),".progress.md");var $t=20;function ke(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,S.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([xe(e),...e.tasks.flatMap(({file:l,override:f})=>[l,...f&&
!f.adopted?f.left??[]:[]])]),o=P(r,i,t).filter(l=>!s.has(l));if(o.length===0)return[];let u=de(Et(r),o,pe(r,t)),p=o.filter(l=>!u.has(l));if(p.length===0)return[];let c=Number((0,S.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:c,files:p.slice(0,$t)}]}var Et=e=>(0,S.findRepository)(e)?.commonDir??"";var we=a(R(),1),Se=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,we.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var rt=a(T(),1);var Ee=a(q(),1),Oe=a(T(),1);var k=require("node:fs"),x=require("node:path");function Ot(e,t){if(!(0,k.existsSync)(e))return!0;let n=(0,x.dirname)(e);return ve(n).map(r=>(0,x.join)(n,r,"subagents")).flatMap(r=>ve(r).map(i=>(0,x.join)(r,i))).some(r=>r.endsWith(".meta.json")&&qt(
r)?.toolUseId===t)}var Re=({agentId:e,judging:t,toolUseId:n},r)=>e!==void 0||t!==void 0||n!==void 0&&Ot(r,n);function qt(e){try{return JSON.parse((0,k.readFileSync)(e,"utf8"))}catch{return}}function ve(e){try{return(0,k.readdirSync)(e)}catch{return[]}}var qe=a(Te(),1),$e=10,It=100;function b(e,t,n,r){let{state:i}=n.journal.update(()=>[L(r,t,e)]);return i?M(e,t,n,i):{kind:"refused",reason:e}}function M(e,t,n,r){if((r.refusedDispatches??0)<$e)return{
kind:"refused",reason:e};if(r.state==="running"&&!r.tickets.some(i=>Re(i,t.transcript))){let i=`${$e} dispatches in a row were refused, the last one because: ${e}`,{state:s}=n.journal.update(()=>[{type:"\
run_parked",cause:i}]);s&&(0,qe.publishViews)(s,n.dir)}return{kind:"refused",reason:e,endsTurn:!0}}var L=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${(0,Ee.oneLine)(t.subagentType).slice(0,It)} \
(${n})`,...t.agentId?{agentId:t.agentId}:{}});function Ie(e,t){let n=(0,Oe.openRun)(e.cwd,e.home);return"error"in n||n.run.state==="finished"||n.run.state==="cancelled"?{kind:"refused",reason:"ultrapl\
an agents are started by a run; type /ultraplan:implement <spec> to start one"}:b(`run ${n.run.id} is driven by another session; this one may not dispatch its agents`,t,n,"ticket/other-session")}var Pe=a(h(),1),Ne=({root:e,branch:t})=>(0,Pe.tryGit)(e,["rev-parse","--verify","--quiet",`refs/heads/${t}^{commit}`])?.trim();var g=require("node:fs"),Le=require("node:path"),H=a(De(),1);var Pt=a(T(),1);var He=a(Me(),1);function Fe(e,t){let n=(0,He.dueFile)(t,e.session),i=e.tickets.flatMap(s=>(0,H.dueAt)(e,s)??[]).sort((s,o)=>s.getTime()-o.getTime())[0];if(!i){(0,g.rmSync)(n,{force:!0});return}(0,g.mkdirSync)(
(0,Le.dirname)(n),{recursive:!0,mode:448}),(0,g.writeFileSync)(n,"",{mode:384}),(0,g.utimesSync)(n,i,i)}var $=require("node:fs"),Be=require("node:path"),Ue=require("node:timers/promises"),Nt=8e3,Ct=40,Dt=(e,t)=>(0,Be.join)(e,"started",t);var je="call-",At=e=>`${je}${e.replace(/[^\w-]/g,"")}`;async function Ke(e,t,n){let r=e.tasks.flatMap(o=>o.attempts).filter(o=>o.isolated&&o.base===n.base&&o.ticket!==n.id).flatMap(({toolUseId:o})=>o===
void 0?[]:At(o)),i=()=>Mt(Dt(t,n.base)).filter(o=>!o.startsWith(je)||r.includes(o)).length,s=Date.now()+Nt;for(;i()<r.length&&Date.now()<s;)await(0,Ue.setTimeout)(Ct)}function Mt(e){try{return(0,$.readdirSync)(
e)}catch{return[]}}var Lt=/^ultraplan:/,Ht=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function F(e,t){if(!Lt.test(t.subagentType))return{kind:"not-ours"};let n=(0,rt.openActiveRun)(e.home,e.id);if(!n)return Ie(e,t);if(!I(
n.run,e))return b(`run ${n.run.id} is driven by another client; this one may not dispatch its agents`,t,n,"ticket/other-client");if(t.agentId)return b("an agent of a run may not start agents",t,n,"tic\
ket/nested");let r=Ht.exec(t.prompt)?.[1];if(!r)return b("there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",t,n,"ticket/missing");let i=Ze(n.run,r,t),s=i&&
!et(n.run,i,r)?await Bt(n,i,e):void 0;if(s&&"stopped"in s)return{kind:"refused",reason:s.stopped};let{prompt:o,held:u}=s??{},p,c,l,{state:f}=n.journal.update(m=>{if(c=m&&Ze(m,r,t),p=et(m,c,r),p)return[
L("ticket/invalid",t,p)];if(!c||c.id!==i?.id||o===void 0)return[];l=jt(m,c);let w=m&&c.role==="spec-executor"&&!c.isolated?Ne(m):void 0;return[...m&&w?ke(m,w):[],{type:"ticket_redeemed",ticket:c.id,toolUseId:t.
toolUseId,session:e.id,...l===void 0?{}:{model:l},...w===void 0||w===c.base?{}:{base:w},...u&&c.role==="spec-executor"?{held:u}:{}}]});if(!f)return{kind:"refused",reason:"the run has no state"};if(p)return M(
p,t,n,f);if(!c||c.id!==i?.id||o===void 0)return F(e,t);let{publishViews:st}=await Promise.resolve().then(()=>a(We(),1));return st(f,n.dir),Fe(f,n.home),{kind:"redeemed",description:Ut(f,c),prompt:o,background:e.
mode==="screen",isolated:c.isolated,model:l,...Ft(f,c),turn:c.isolated?Ke(f,n.dir,c):Promise.resolve()}}function Ft(e,{task:t,role:n,attempt:r}){let i=(0,tt.greenBefore)((0,E.taskOf)(e,t)??{id:t});return n===
"spec-executor"&&r===1&&e.notices.some(({text:o})=>o===i)?{show:`ultraplan: ${i}`}:{}}var it=(e,t)=>e.tickets.filter(n=>n.id===t||n.group===t);function Ze(e,t,{subagentType:n,description:r}){let i=e.tasks.
filter(o=>K(r,o.id)).map(o=>o.id),s=it(e,t).filter(({role:o,task:u})=>n===`ultraplan:${o}`&&(i.length===0||i.includes(u)));return s.find(o=>!o.redeemedAt)??s[0]}async function Bt(e,t,n){let{promptFor:r}=await Promise.resolve().then(()=>a(Ve(),1)),
{heldNow:i}=await Promise.resolve().then(()=>a(ze(),1)),{lookBefore:s,stopGreen:o}=await Promise.resolve().then(()=>a(Xe(),1));await s(e,t,n.env);let u=o(e,t);return u?{stopped:u}:{prompt:r(e,t),held:i(
e)}}function Ut(e,t){let n=(0,E.taskOf)(e,t.task)?.name,r=Se(e,t);return U(n===void 0?r:{...r,task:"",title:n})}function jt(e,t){let n=e&&t&&(0,E.taskOf)(e,t.task);return n&&z(e,n,t.role)}function et(e,t,n){
if(e?.state!=="running")return`the run is ${e?.state??"unknown"}`;if(t)return t.redeemedAt?"this ticket was used already; wait for its agent":void 0;let r=it(e,n).map(({role:i,task:s})=>`ultraplan:${i}\
 (${(0,nt.oneLine)(s)})`);return r.length===0?"this ticket is unknown or was used; follow the newest ultraplan:next line":`this ticket is for ${r.join(", ")}; copy subagent_type and description from t\
he newest ultraplan:next line`}var y=e=>typeof e=="string"?e:"";var ot={kind:"pass"};var Kt=async(e,{session:t})=>{let n=e.tool_input??{},r=await F(t,{subagentType:y(n.subagent_type),description:y(n.description),prompt:y(n.prompt),toolUseId:y(e.tool_use_id),transcript:y(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return ot;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,...r.endsTurn?{endsTurn:!0}:{}};case"redeemed":return await r.
turn,{kind:"rewrite",...r.show?{show:r.show}:{},input:{subagent_type:y(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},
...r.isolated?{isolation:"worktree"}:{}}}}};0&&(module.exports={hook});
