const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var et=Object.create;var S=Object.defineProperty;var tt=Object.getOwnPropertyDescriptor;var nt=Object.getOwnPropertyNames;var rt=Object.getPrototypeOf,it=Object.prototype.hasOwnProperty;var d=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ot=(e,t)=>{for(var n in t)S(e,n,{get:t[n],enumerable:!0})},F=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of nt(t))!it.call(e,i)&&i!==n&&S(e,i,{get:()=>t[i],enumerable:!(r=tt(t,i))||r.enumerable});return e};var a=(e,t,n)=>(n=e!=null?et(rt(e)):{},F(t||!e||!e.__esModule?S(n,"default",{value:e,enumerable:!0}):n,e)),st=e=>F(S({},"__esModule",{value:!0}),e);var b=d((Ht,W)=>{W.exports=require("./open-run.cjs").run_change});var Y=d((Ft,J)=>{J.exports=require("./open-run.cjs").run_green_before});var E=d((jt,Q)=>{Q.exports=require("./open-run.cjs").view_terminal});var Z=d((Kt,X)=>{X.exports=require("./open-run.cjs").io_process_ref});var h=d((Wt,ne)=>{ne.exports=require("./open-run.cjs").io_git});var me=d((sn,le)=>{le.exports=require("./open-run.cjs").run_spec_review});var he=d((cn,ge)=>{ge.exports=require("./open-run.cjs").io_files});var xe=d((un,ye)=>{ye.exports=require("./open-run.cjs").journal_journal_error});var C=d((qn,ve)=>{ve.exports=require("./open-run.cjs").engine_open_run});var D=d((Pn,Re)=>{Re.exports=require("./open-run.cjs").engine_record});var Pe=d((Mn,qe)=>{qe.exports=require("./open-run.cjs").engine_run_branch});var Le=d((Ln,Ae)=>{Ae.exports=require("./engine-prompt-for-ticket.cjs")});var He=d((Bn,Be)=>{Be.exports=require("./engine-held-work.cjs")});var Ue=d((Hn,Fe)=>{Fe.exports=require("./engine-baseline.cjs")});var At={};ot(At,{hook:()=>Mt});module.exports=st(At);function U({task:e,title:t,place:n,attempt:r},i=40){return`${[j(e),G(t,i).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var j=e=>ct(G(e,48),48),K=(e,t)=>`${e} `.startsWith(`${j(
t)} `);var G=(e,t)=>[...at(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),at=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function ct(e,t){
if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var _=a(b(),1),We=a(Y(),1);var V=["haiku","sonnet","opus","fable"];function z(e,t,n){let{models:r}=e.config.review,i=n==="spec-executor"?r.executor:r[n],s=$(t.attempts.at(-1)?.model??r.executor);if(n==="verifier"){let c=$(i);return c!==
void 0&&c!==s?c:V.find(u=>u!==s)}return i==="inherit"&&n!=="spec-executor"&&r.executor===void 0?s:$(i)}var $=e=>V.find(t=>e?.toLowerCase().includes(t));var Je=a(E(),1);var ee=a(Z(),1);function te(e,t){return e.session===t.id&&(0,ee.isSameProcess)(e.client,t.client)}var k=a(h(),1);var re=a(h(),1);function O(e,t,n){return(0,re.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var de=a(h(),1);var ie=require("node:fs");var ut="<!-- ultraplan:command=implement -->",oe=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${ut}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function se(e){try{return(0,ie.readFileSync)(e,"utf8")}catch{return}}var I=(...e)=>require("node:crypto").createHash(...e);var q=require("node:path");var dt=e=>(0,q.join)(e,"ultraplan","init.json");function ae(e){let t=se(dt(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var ce=e=>I("sha256").update(e).digest("hex");var pt=a(h(),1),ft="# ultraplan: pre-push",ue=`#!/bin/sh
${ft}
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
`;function pe(e,t,n){let{settings:r,files:i}=ae(e),s=new Map([...Object.entries(i),...Object.entries(r).map(([o,{after:c}])=>[o,c])]);return new Set(t.filter(o=>{let c=s.get(o),u=c===void 0?void 0:n(o);
return u!==void 0&&ce(u)===c&&gt(o,u)}))}var fe=(e,t)=>n=>(0,de.tryGit)(e,["cat-file","blob",`${t}:${n}`]),lt=".ultraplan/config.yaml",mt=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function gt(e,t){return e===lt?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===oe||t===ue||mt.test(e)}var N=require("node:path");var yt=a(h(),1);var xt=a(b(),1);var ht=a(me(),1);var v=a(he(),1),P=a(xe(),1);var kt=e=>N.posix.dirname(e.planFiles[0]?.path??""),ke=e=>N.posix.join(kt(e),".progress.md");var wt=20;function we(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,k.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([ke(e),...e.tasks.flatMap(({file:p,override:l})=>[p,...l&&
!l.adopted?l.left??[]:[]])]),o=O(r,i,t).filter(p=>!s.has(p));if(o.length===0)return[];let c=pe(St(r),o,fe(r,t)),u=o.filter(p=>!c.has(p));if(u.length===0)return[];let f=Number((0,k.tryGit)(r,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:f,files:u.slice(0,wt)}]}var St=e=>(0,k.findRepository)(e)?.commonDir??"";var Se=a(b(),1),be=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,Se.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var Ye=a(C(),1),Ve=a(D(),1);var Ee=a(E(),1),Oe=a(C(),1);var x=require("node:fs"),y=require("node:path");function bt(e,t){if(!(0,x.existsSync)(e))return!0;let n=(0,y.dirname)(e);return _e(n).map(r=>(0,y.join)(n,r,"subagents")).flatMap(r=>_e(r).map(i=>(0,y.join)(r,i))).some(r=>r.endsWith(".meta.json")&&vt(
r)?.toolUseId===t)}var Te=({agentId:e,judging:t,toolUseId:n},r)=>e!==void 0||t!==void 0||n!==void 0&&bt(r,n);function vt(e){try{return JSON.parse((0,x.readFileSync)(e,"utf8"))}catch{return}}function _e(e){try{return(0,x.readdirSync)(e)}catch{return[]}}var M=a(D(),1),$e=10,Rt=100;function w(e,t,n,r){return(0,M.append)(n,L(r,t,e)),A(e,t,n)}function A(e,t,n){let{run:r}=n;if((r.refusedDispatches??0)<$e)return{kind:"refused",reason:e};if(r.state==="runn\
ing"&&!r.tickets.some(i=>Te(i,t.transcript))){let i=`${$e} dispatches in a row were refused, the last one because: ${e}`;(0,M.append)(n,{type:"run_parked",cause:i})}return{kind:"refused",reason:e,endsTurn:!0}}
var L=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${(0,Ee.oneLine)(t.subagentType).slice(0,Rt)} (${n})`,...t.agentId?{agentId:t.agentId}:{}});function Ie(e,t){let n=(0,Oe.openRun)(e.cwd,e.home);return"\
error"in n||n.run.state==="finished"||n.run.state==="cancelled"?{kind:"refused",reason:"ultraplan agents are started by a run; type /ultraplan:implement <spec> to start one"}:w(`run ${n.run.id} is dri\
ven by another session; this one may not dispatch its agents`,t,n,"ticket/other-session")}var ze=a(Pe(),1);var R=require("node:fs"),Ne=require("node:path"),Ce=require("node:timers/promises"),_t=8e3,Tt=40,$t=(e,t)=>(0,Ne.join)(e,"started",t);var De="call-",Et=e=>`${De}${e.replace(/[^\w-]/g,"")}`;async function Me(e,t,n){let r=e.tasks.flatMap(o=>o.attempts).filter(o=>o.isolated&&o.base===n.base&&o.ticket!==n.id).flatMap(({toolUseId:o})=>o===
void 0?[]:Et(o)),i=()=>Ot($t(t,n.base)).filter(o=>!o.startsWith(De)||r.includes(o)).length,s=Date.now()+_t;for(;i()<r.length&&Date.now()<s;)await(0,Ce.setTimeout)(Tt)}function Ot(e){try{return(0,R.readdirSync)(
e)}catch{return[]}}var It=/^ultraplan:/,qt=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function B(e,t){if(!It.test(t.subagentType))return{kind:"not-ours"};let n=(0,Ye.openActiveRun)(e.home,e.id);if(!n)return Ie(e,t);if(!te(
n.run,e))return w(`run ${n.run.id} is driven by another client; this one may not dispatch its agents`,t,n,"ticket/other-client");if(t.agentId)return w("an agent of a run may not start agents",t,n,"tic\
ket/nested");let r=qt.exec(t.prompt)?.[1];if(!r)return w("there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",t,n,"ticket/missing");let i=je(n.run,r,t),s=i&&
!Ge(n.run,i,r)?await Ct(n,i,e):void 0;if(s&&"stopped"in s)return{kind:"refused",reason:s.stopped};let{prompt:o,held:c}=s??{},u=(0,Ve.recordOn)(n,p=>i?Pt(p,i):void 0,(p,l)=>{let m=je(p,r,t),T=Ge(p,m,r);
if(T)return{events:[L("ticket/invalid",t,T)],reply:{refusal:T}};if(!m||m.id!==i?.id||o===void 0)return{events:[],reply:void 0};let H=Ke(p,m),Ze={type:"ticket_redeemed",ticket:m.id,toolUseId:t.toolUseId,
session:e.id,...H===void 0?{}:{model:H},...l===void 0||l.head===m.base?{}:{base:l.head},...c&&m.role==="spec-executor"?{held:c}:{}};return{events:[...l?.foreign??[],Ze],reply:{ticket:m,prompt:o}}});if(!u)
return B(e,t);if("refusal"in u)return A(u.refusal,t,n);let{ticket:f}=u;return{kind:"redeemed",description:Dt(n.run,f),prompt:u.prompt,background:e.mode==="screen",isolated:f.isolated,model:Ke(n.run,f),
...Nt(n.run,f),turn:f.isolated?Me(n.run,n.dir,f):Promise.resolve()}}function Pt(e,{role:t,isolated:n}){let r=t==="spec-executor"&&!n?(0,ze.branchHead)(e):void 0;return r===void 0?void 0:{head:r,foreign:we(
e,r)}}function Nt(e,{task:t,role:n,attempt:r}){let i=(0,We.greenBefore)((0,_.taskOf)(e,t)??{id:t});return n==="spec-executor"&&r===1&&e.notices.some(({text:o})=>o===i)?{show:`ultraplan: ${i}`}:{}}var Qe=(e,t)=>e.
tickets.filter(n=>n.id===t||n.group===t);function je(e,t,{subagentType:n,description:r}){let i=e.tasks.filter(o=>K(r,o.id)).map(o=>o.id),s=Qe(e,t).filter(({role:o,task:c})=>n===`ultraplan:${o}`&&(i.length===
0||i.includes(c)));return s.find(o=>!o.redeemedAt)??s[0]}async function Ct(e,t,n){let{promptFor:r}=await Promise.resolve().then(()=>a(Le(),1)),{heldNow:i}=await Promise.resolve().then(()=>a(He(),1)),{
lookBefore:s,stopGreen:o}=await Promise.resolve().then(()=>a(Ue(),1));await s(e,t,n.env);let c=o(e,t);return c?{stopped:c}:{prompt:r(e,t),held:i(e)}}function Dt(e,t){let n=(0,_.taskOf)(e,t.task)?.name,
r=be(e,t);return U(n===void 0?r:{...r,task:"",title:n})}function Ke(e,t){let n=(0,_.taskOf)(e,t.task);return n&&z(e,n,t.role)}function Ge(e,t,n){if(e.state!=="running")return`the run is ${e.state}`;if(t)
return t.redeemedAt?"this ticket was used already; wait for its agent":void 0;let r=Qe(e,n).map(({role:i,task:s})=>`ultraplan:${i} (${(0,Je.oneLine)(s)})`);return r.length===0?"this ticket is unknown \
or was used; follow the newest ultraplan:next line":`this ticket is for ${r.join(", ")}; copy subagent_type and description from the newest ultraplan:next line`}var g=e=>typeof e=="string"?e:"";var Xe={kind:"pass"};var Mt=async(e,{session:t})=>{let n=e.tool_input??{},r=await B(t,{subagentType:g(n.subagent_type),description:g(n.description),prompt:g(n.prompt),toolUseId:g(e.tool_use_id),transcript:g(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return Xe;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,...r.endsTurn?{endsTurn:!0}:{}};case"redeemed":return await r.
turn,{kind:"rewrite",...r.show?{show:r.show}:{},input:{subagent_type:g(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},
...r.isolated?{isolation:"worktree"}:{}}}}};0&&(module.exports={hook});
