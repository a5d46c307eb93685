const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var xe=Object.create;var k=Object.defineProperty;var we=Object.getOwnPropertyDescriptor;var Se=Object.getOwnPropertyNames;var be=Object.getPrototypeOf,_e=Object.prototype.hasOwnProperty;var q=(e,t)=>{for(var n in t)k(e,n,{get:t[n],enumerable:!0})},P=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Se(t))!_e.call(e,o)&&o!==n&&k(e,o,{get:()=>t[o],enumerable:!(r=we(
t,o))||r.enumerable});return e};var T=(e,t,n)=>(n=e!=null?xe(be(e)):{},P(t||!e||!e.__esModule?k(n,"default",{value:e,enumerable:!0}):n,e)),Te=e=>P(k({},"__esModule",{value:!0}),e);var pt={};q(pt,{hooks_agent_call:()=>N});module.exports=Te(pt);var N={};q(N,{hook:()=>ut});var Re=require("./open-run.cjs").io_process_ref;var f=e=>typeof e=="string"?e:"";var A={kind:"pass"};var m=require("node:fs"),g=require("node:path"),ve=require("./open-run.cjs").client_session;var l=require("node:fs");var $e=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),Oe=e=>$e(e)?e:{};function D(e){try{return Oe(JSON.parse((0,l.readFileSync)(e,"utf8")))}catch{return{}}}var Ee=(e,t)=>!(0,m.existsSync)(e)||Ie((0,g.dirname)(e)).flatMap(n=>M(n).map(r=>(0,g.join)(n,r))).some(n=>n.endsWith(".meta.json")&&D(n).toolUseId===t),C=({agentId:e,judging:t,toolUseId:n},r)=>e!==void 0||
t!==void 0||n!==void 0&&Ee(r,n);var Ie=e=>M(e).map(t=>(0,g.join)(e,t,"subagents"));function M(e){try{return(0,m.readdirSync)(e)}catch{return[]}}var ue=require("./open-run.cjs").client_session;function H({task:e,title:t,place:n,attempt:r},o=40){return`${[L(e),F(t,o).trim(),`(${n})`].filter(i=>i!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var L=e=>qe(F(e,48),48),B=(e,t)=>`${e} `.startsWith(`${L(
t)} `);var F=(e,t)=>[...Ne(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),Ne=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function qe(e,t){
if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let o of e){if(n-=Buffer.byteLength(o),n<0)break;r+=o}return`${r}\u2026`}var S=require("./open-run.cjs").run_change;var x=require("./open-run.cjs").model_roles,j=["haiku","sonnet","opus","fable"];function U(e,t,n){let{models:r}=e.config.review;if(!(0,x.isReviewer)(n))return R(r.executor);let o=r[n],s=R(o),i=R(t.attempts.
at(-1)?.model??r.executor);return(0,x.roleOf)(n).flow==="votes"?s!==void 0&&s!==i?s:j.find(a=>a!==i):o==="inherit"&&r.executor===void 0?i:s}var R=e=>j.find(t=>e?.toLowerCase().includes(t));var pe=require("./open-run.cjs").run_reduce_dispatch,E=require("./open-run.cjs").view_terminal;var h=require("./open-run.cjs").io_git;var K=require("./open-run.cjs").io_git;function $(e,t,n){return(0,K.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(o=>o!=="")}var G=(...e)=>require("node:crypto").createHash(...e);var O=require("node:path"),V=require("./open-run.cjs").io_git;var J=require("node:fs");var Pe="<!-- ultraplan:command=implement -->",W=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${Pe}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function Y(e){try{return(0,J.readFileSync)(e,"utf8")}catch{return}}var Ae=require("./open-run.cjs").io_git,De="# ultraplan: pre-push",z=`#!/bin/sh
${De}
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
`;var Ce=e=>(0,O.join)(e,"ultraplan","init.json");function Me(e){let t=Y(Ce(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var He=e=>G("sha256").update(e).digest("hex");function Q(e,t,n){let{settings:r,files:o}=Me(e),s=new Map([...Object.entries(o),...Object.entries(r).map(([i,{after:a}])=>[i,a])]);return new Set(t.filter(
i=>{let a=s.get(i),d=a===void 0?void 0:n(i);return d!==void 0&&He(d)===a&&Fe(i,d)}))}var X=(e,t)=>n=>(0,V.tryGit)(e,["cat-file","blob",`${t}:${n}`]),Le=".ultraplan/config.yaml",Be=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function Fe(e,t){return e===Le?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===W||t===z||Be.test(e)}var v=require("node:path"),je=require("./open-run.cjs").io_git;var Ue=require("./open-run.cjs").run_change,Ke=require("./open-run.cjs").run_spec_review;var Ge=e=>v.posix.dirname(e.planFiles[0]?.path??""),Z=e=>v.posix.join(Ge(e),".progress.md");var Je=20;function ee(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let o=(0,h.tryGit)(r,["merge-base",n,t])?.trim()||n,s=new Set([Z(e),...e.tasks.flatMap(({file:u,override:c})=>[u,...c&&
!c.adopted?c.left??[]:[]])]),i=$(r,o,t).filter(u=>!s.has(u));if(i.length===0)return[];let a=Q(We(r),i,X(r,t)),d=i.filter(u=>!a.has(u));if(d.length===0)return[];let p=Number((0,h.tryGit)(r,["rev-list",
"--count",`${o}..${t}`])??1);return[{type:"commits_found",from:o,to:t,count:p,files:d.slice(0,Je)}]}var We=e=>(0,h.findRepository)(e)?.commonDir??"";var te=require("./open-run.cjs").run_change,ne=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,te.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:o})=>o===n)+1}/${e.tasks.length}`});var b=require("./open-run.cjs").engine_open_run,y=require("./open-run.cjs").engine_record,fe=require("./open-run.cjs").engine_run_branch;var w=require("node:fs"),re=require("node:path"),oe=require("node:timers/promises"),Ye=8e3,ze=40,Ve=(e,t)=>(0,re.join)(e,"started",t);var ie="call-",Qe=e=>`${ie}${e.replace(/[^\w-]/g,"")}`;async function se(e,t,n){let r=e.tasks.flatMap(i=>i.attempts).filter(i=>i.isolated&&i.base===n.base&&i.ticket!==n.id).flatMap(({toolUseId:i})=>i===
void 0?[]:Qe(i)),o=()=>Xe(Ve(t,n.base)).filter(i=>!i.startsWith(ie)||r.includes(i)).length,s=Date.now()+Ye;for(;o()<r.length&&Date.now()<s;)await(0,oe.setTimeout)(ze)}function Xe(e){try{return(0,w.readdirSync)(
e)}catch{return[]}}var Ze=/^ultraplan:/,et="there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",tt=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function I(e,t){if(!Ze.test(t.subagentType))
return{kind:"not-ours"};let n=(0,b.openActiveRun)(e.home,e.id);if(!n)return dt(e,t);let r=(i,a)=>me(a,t,n,i),o=`run ${n.run.id} is driven by another client; this one may not dispatch its agents`;if(!(0,ue.isDriver)(
n.run,e))return r("ticket/other-client",o);if(t.agentId)return r("ticket/nested","an agent of a run may not start agents");let s=tt.exec(t.prompt)?.[1];return s?nt(n,e,t,s):r("ticket/missing",et)}async function nt(e,t,n,r){
let o=ae(e.run,r,n),s=o&&!ce(e.run,o,r)?await st(e,o,t):void 0;if(s&&"stopped"in s)return{kind:"refused",reason:s.stopped};let i=(0,y.recordOn)(e,p=>o?ot(p,o):void 0,(p,u)=>{let c=ae(p,r,n),_=ce(p,c,r);
if(_)return{events:[ye("ticket/invalid",n,_)],reply:{refusal:_}};if(!c||c.id!==o?.id||!s)return{events:[],reply:void 0};let ke=rt(p,c,t,n,{head:u?.head,held:s.held});return{events:[...u?.foreign??[],ke],
reply:{ticket:c,prompt:s.prompt}}});if(!i)return I(t,n);if("refusal"in i)return he(i.refusal,n,e);let{ticket:a,prompt:d}=i;return{kind:"redeemed",description:at(e.run,a),prompt:d,background:t.mode==="\
screen",isolated:a.isolated,model:ge(e.run,a),...it(e.run,a),turn:a.isolated?se(e.run,e.dir,a):Promise.resolve()}}function rt(e,t,n,{toolUseId:r},{head:o,held:s}){let i=ge(e,t);return{type:"ticket_red\
eemed",ticket:t.id,toolUseId:r,session:n.id,...i===void 0?{}:{model:i},...o===void 0||o===t.base?{}:{base:o},...s&&t.role==="spec-executor"?{held:s}:{}}}function ot(e,{role:t,isolated:n}){let r=t==="s\
pec-executor"&&!n?(0,fe.branchHead)(e):void 0;return r===void 0?void 0:{head:r,foreign:ee(e,r)}}function it(e,{task:t,role:n,attempt:r}){let o=(0,pe.greenBefore)((0,S.taskOf)(e,t)??{id:t});return n===
"spec-executor"&&r===1&&e.notices.some(({text:i})=>i===o)?{show:`ultraplan: ${o}`}:{}}var le=(e,t)=>e.tickets.filter(n=>n.id===t||n.group===t);function ae(e,t,{subagentType:n,description:r}){let o=e.tasks.
filter(i=>B(r,i.id)).map(i=>i.id),s=le(e,t).filter(({role:i,task:a})=>n===`ultraplan:${i}`&&(o.length===0||o.includes(a)));return s.find(i=>!i.redeemedAt)??s[0]}async function st(e,t,n){let{promptFor:r}=await Promise.resolve().then(()=>T(require("./work.cjs").engine_prompt_for_ticket,1)),
{heldNow:o}=await Promise.resolve().then(()=>T(require("./work.cjs").engine_held_work,1)),{lookBefore:s,stopGreen:i}=await Promise.resolve().then(()=>T(require("./work.cjs").engine_baseline,1));await s(
e,t,n.env);let a=i(e,t);return a?{stopped:a}:{prompt:r(e,t),held:o(e)}}function at(e,t){let n=(0,S.taskOf)(e,t.task)?.name,r=ne(e,t);return H(n===void 0?r:{...r,task:"",title:n})}function ge(e,t){let n=(0,S.taskOf)(
e,t.task);return n&&U(e,n,t.role)}function ce(e,t,n){if(e.state!=="running")return`the run is ${e.state}`;if(t)return t.redeemedAt?"this ticket was used already; wait for its agent":void 0;let r=le(e,
n).map(({role:o,task:s})=>`ultraplan:${o} (${(0,E.oneLine)(s)})`);return r.length===0?"this ticket is unknown or was used; follow the newest ultraplan:next line":`this ticket is for ${r.join(", ")}; c\
opy subagent_type and description from the newest ultraplan:next line`}var de=10,ct=100;function me(e,t,n,r){return(0,y.append)(n,ye(r,t,e)),he(e,t,n)}function he(e,t,n){let{run:r}=n;if((r.refusedDispatches??
0)<de)return{kind:"refused",reason:e};if(r.state==="running"&&!r.tickets.some(o=>C(o,t.transcript))){let o=`${de} dispatches in a row were refused, the last one because: ${e}`;(0,y.append)(n,{type:"ru\
n_parked",cause:o})}return{kind:"refused",reason:e,endsTurn:!0}}var ye=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${(0,E.oneLine)(t.subagentType).slice(0,ct)} (${n})`,...t.agentId?{agentId:t.agentId}:
{}});function dt(e,t){let n=(0,b.openRun)(e.cwd,e.home);return"error"in n||n.run.state==="finished"||n.run.state==="cancelled"?{kind:"refused",reason:"ultraplan agents are started by a run; type /ultr\
aplan:implement <spec> to start one"}:me(`run ${n.run.id} is driven by another session; this one may not dispatch its agents`,t,n,"ticket/other-session")}var ut=async(e,{session:t})=>{let n=e.tool_input??{},r=await I(t,{subagentType:f(n.subagent_type),description:f(n.description),prompt:f(n.prompt),toolUseId:f(e.tool_use_id),transcript:f(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return A;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,endsTurn:r.endsTurn};case"redeemed":return await r.turn,
{kind:"rewrite",show:r.show,input:{subagent_type:f(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?
{isolation:"worktree"}:{}}}}};0&&(module.exports={hooks_agent_call});
