const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var qe=Object.create;var v=Object.defineProperty;var He=Object.getOwnPropertyDescriptor;var Ue=Object.getOwnPropertyNames;var Ge=Object.getPrototypeOf,Ke=Object.prototype.hasOwnProperty;var K=(e,t)=>{for(var n in t)v(e,n,{get:t[n],enumerable:!0})},J=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of Ue(t))!Ke.call(e,i)&&i!==n&&v(e,i,{get:()=>t[i],enumerable:!(r=He(
t,i))||r.enumerable});return e};var Je=(e,t,n)=>(n=e!=null?qe(Ge(e)):{},J(t||!e||!e.__esModule?v(n,"default",{value:e,enumerable:!0}):n,e)),Ve=e=>J(v({},"__esModule",{value:!0}),e);var hn={};K(hn,{hooks_agent_call:()=>G});module.exports=Ve(hn);var G={};K(G,{hook:()=>gn});var Ye=require("./open-run.cjs").io_process_ref;var f=e=>typeof e=="string"?e:"";var V={kind:"pass"};var I=require("node:fs"),m=require("node:path"),P=require("./open-run.cjs").io_files,Qe=require("./open-run.cjs").client_session;var S=(...e)=>require("node:crypto").createHash(...e);var p=require("node:fs"),Y=require("./open-run.cjs").io_files;var ze=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),Xe=e=>ze(e)?e:{},z=e=>(0,Y.tried)(()=>Xe(JSON.parse((0,p.readFileSync)(e,"utf8"))),{});var Ze=(e,t)=>!(0,I.existsSync)(e)||et((0,m.dirname)(e)).flatMap(n=>(0,P.namesIn)(n).map(r=>(0,m.join)(n,r))).some(n=>n.endsWith(".meta.json")&&z(n).toolUseId===t),X=({agentId:e,judging:t,toolUseId:n},r)=>e!==
void 0||t!==void 0||n!==void 0&&Ze(r,n);var et=e=>(0,P.namesIn)(e).map(t=>(0,m.join)(e,t,"subagents"));var Ae=require("./open-run.cjs").client_session,Ie=require("./open-run.cjs").io_git;function Q({task:e,title:t,place:n,attempt:r},i=40){return`${[Z(e),te(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Z=e=>nt(te(e,48),48),ee=(e,t)=>`${e} `.startsWith(
`${Z(t)} `);var te=(e,t)=>[...tt(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),tt=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function nt(e,t){
if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var h=require("./open-run.cjs").run_change,Pe=require("./open-run.cjs").run_policy,Ne=require("./open-run.cjs").run_reduce_judgement,H=require("./open-run.cjs").view_terminal;var F=require("node:path"),g=require("./open-run.cjs").io_git;var k=require("./open-run.cjs").io_git;var rt=["--no-ext-diff","--no-textconv"],Rn=[...rt,"--no-color","--find-renames","--src-prefix=a/","--dst-prefix=b/"];var N=(e,t,n)=>(0,k.listed)((0,k.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]));var mt=require("./open-run.cjs").run_change,gt=require("./open-run.cjs").run_spec_review;var ne=require("./open-run.cjs").io_git,y=require("./open-run.cjs").io_git_objects,re=require("./open-run.cjs").run_change;var x=require("node:path"),$=require("./open-run.cjs").io_files,M=require("./open-run.cjs").io_git;var it=require("./open-run.cjs").io_files;var st="<!-- ultraplan:command=implement -->",ie=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${st}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;var ot=e=>(0,x.join)(e,"ultraplan","init.json");function at(e){let t=(0,$.tried)(()=>JSON.parse((0,$.readText)(ot(e))??""));return t?.version===1?t:{version:1,settings:{},files:{}}}var ct=e=>S("sha256").update(e).digest("hex");function C(e,t,n){let{settings:r,files:i}=at(e);return new Set(t.filter(o=>{let s=r[o]?.after??i[o],a=s===void 0?void 0:n(o);return a!==void 0&&ct(a)===s&&
lt(o,a)}))}var se=(e,t)=>n=>(0,M.tryGit)(e,["cat-file","blob",`${t}:${n}`]),dt=".ultraplan/config.yaml",ut=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function lt(e,t){return e===dt?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===ie||t===pt||ut.test(e)}var ft="# ultraplan: pre-push",pt=`#!/bin/sh
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
`;var ht=e=>F.posix.dirname(e.planFiles[0]?.path??""),oe=e=>F.posix.join(ht(e),".progress.md"),kt=20;function L(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,g.tryGit)(r,["merge-\
base",n,t])?.trim()||n,o=new Set([oe(e),...e.tasks.flatMap(({file:c,override:l})=>[c,...l&&!l.adopted?l.left??[]:[]])]),s=N(r,i,t).filter(c=>!o.has(c));if(s.length===0)return[];let a=(0,g.findRepository)(
r)?.commonDir??"",A=C(a,s,se(r,t)),d=s.filter(c=>!A.has(c));if(d.length===0)return[];let b=Number((0,g.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:b,
files:d.slice(0,kt)}]}var _=require("./open-run.cjs").engine_runs_open_run,w=require("./open-run.cjs").engine_runs_record;var q=require("./open-run.cjs").io_git,Gt=require("./open-run.cjs").model_task_name;var ye=require("./open-run.cjs").run_change,Kt=require("./open-run.cjs").run_groups;var yt=require("./open-run.cjs").model_task_name,xt=require("./open-run.cjs").run_change,R=require("./open-run.cjs").run_groups,wt=require("./open-run.cjs").run_policy,bt=require("./open-run.cjs").run_reviews;var Jt=require("./open-run.cjs").view_summary;var W=require("./open-run.cjs").io_git,Mt=require("./open-run.cjs").io_git_commit;var T=require("./open-run.cjs").io_files,D=require("./open-run.cjs").journal_journal_error,St=require("./open-run.cjs").journal_line;var le=require("./open-run.cjs").model_task_name;var $t=require("./open-run.cjs").model_task_name;var Rt=require("./open-run.cjs").model_roles,Tt=require("./open-run.cjs").model_task_name;var fe=require("./open-run.cjs").run_reviews,u=require("./open-run.cjs").run_spec_review;var ae=require("./open-run.cjs").view_terminal;var ce=require("./open-run.cjs").io_files,de=require("./open-run.cjs").io_git,j=require("./open-run.cjs").io_git_commit;var Et=require("./open-run.cjs").io_files,Ot=require("./open-run.cjs").io_git;var _t=require("./open-run.cjs").journal_head;var ue=require("./open-run.cjs").model_task_name;var Zn=[[new RegExp("^\\P{L}*$","u"),"a skip needs a reason, and it is kept"],[/\btakes? too long\b/i,"Not a valid skip reason: a gate that is slow is still a gate"],[/\blooks good\b|\blgtm\b/i,"Gate \
exists to prevent this: what looks good is what it has to prove"],[/\bflak(y|es?|iness)\b/i,"Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)"]];var At=require("./open-run.cjs").view_terminal,It=require("./open-run.cjs").engine_runs_active,B=require("./open-run.cjs").engine_runs_open_run;var E=require("./open-run.cjs").engine_runs_projections_approved_ref,Ct=require("./open-run.cjs").engine_runs_projections_persons_branch,Ft=require("./open-run.cjs").engine_runs_projections_receipts,pe=require("./open-run.cjs").engine_runs_record;var Vt=require("./open-run.cjs").engine_runs_projections_approved_ref,Yt=require("./open-run.cjs").engine_runs_projections_persons_branch,xe=require("./open-run.cjs").engine_runs_record;var Lt=require("./open-run.cjs").io_files,ge=require("./open-run.cjs").io_process_ref;var he=require("./open-run.cjs").engine_runs_active;var ke=["exit","return","trap","exec","alias","function","unset","eval","source"],Dt=String.raw`-\w*n\w*|-o\s+noexec`,Or=new RegExp(String.raw`\b(?:${ke.join("|")})\b|\bset\s+(?:\+|${Dt})|\(\)|\|\||\bPATH=|^\s*\.`);var _r=new Set([...ke,".","export","declare","typeset","readonly","cd","pushd"]);var Bt=require("./open-run.cjs").io_git,Wt=require("./open-run.cjs").io_git_status,qt=require("./open-run.cjs").model_task_name;var Ht=require("./open-run.cjs").run_unproved_work;var Ut=require("./open-run.cjs").engine_runs_record;var we=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,ye.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var ve=require("node:path"),Se=require("node:timers/promises"),$e=require("./open-run.cjs").io_files,O=require("./open-run.cjs").io_git,Xt=require("./open-run.cjs").io_git_objects,Qt=require("./open-run.cjs").io_worktrees,
Zt=require("./open-run.cjs").engine_runs_open_run;var be=require("./open-run.cjs").io_git,zt=require("./open-run.cjs").view_run_view;var en=8e3,tn=40,nn=(e,t)=>(0,ve.join)(e,"started",t);var Re="call-",rn=e=>`${Re}${e.replace(/[^\w-]/g,"")}`;async function Te(e,t,n){let r=e.tasks.flatMap(s=>s.attempts).filter(s=>s.isolated&&s.base===n.base&&s.ticket!==n.id).flatMap(({toolUseId:s})=>s===
void 0?[]:rn(s)),i=()=>(0,$e.namesIn)(nn(t,n.base)).filter(s=>!s.startsWith(Re)||r.includes(s)).length,o=Date.now()+en;for(;i()<r.length&&Date.now()<o;)await(0,Se.setTimeout)(tn)}var sn=/^ultraplan:/,on="there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",an=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function U(e,t){if(!sn.test(t.subagentType))
return{kind:"not-ours"};let n=(0,_.openActiveRun)(e.home,e.id);if(!n)return mn(e,t);let r=(s,a)=>Fe(a,t,n,s),i=`run ${n.run.id} is driven by another client; this one may not dispatch its agents`;if(!(0,Ae.isDriver)(
n.run,e))return r("ticket/other-client",i);if(t.agentId)return r("ticket/nested","an agent of a run may not start agents");let o=an.exec(t.prompt)?.[1];return o?cn(n,e,t,o):r("ticket/missing",on)}async function cn(e,t,n,r){
let i=Ee(e.run,r,n),o=i&&!Oe(e.run,i,r)?await(await Promise.resolve().then(()=>Je(require("./work.cjs").engine_dispatch_prompt_for_ticket,1))).promptAfterBaseline(e,i,t.env):void 0;if(o&&"stopped"in o)
return{kind:"refused",reason:o.stopped};let s=(0,w.recordOn)(e,d=>i?un(d,i):void 0,(d,b)=>{let c=Ee(d,r,n),l=Oe(d,c,r);if(l)return{events:[De("ticket/invalid",n,l)],reply:{refusal:l}};if(!c||c.id!==i?.
id||!o)return{events:[],reply:void 0};let{prompt:je,held:Be}=o,We=dn(d,c,t,n,b?.head,Be);return{events:[...b?.foreign??[],We],reply:{ticket:c,prompt:je}}});if(!s)return U(t,n);if("refusal"in s)return Le(
s.refusal,n,e);let{ticket:a,prompt:A}=s;return{kind:"redeemed",description:fn(e.run,a),prompt:A,background:t.mode==="screen",isolated:a.isolated,model:Ce(e.run,a),...ln(e.run,a),turn:a.isolated?Te(e.run,
e.dir,a):Promise.resolve()}}function dn(e,t,n,{toolUseId:r},i,o){let s=Ce(e,t);return{type:"ticket_redeemed",ticket:t.id,toolUseId:r,session:n.id,...s===void 0?{}:{model:s},...i===void 0||i===t.base?{}:
{base:i},...o&&t.role==="spec-executor"?{held:o}:{}}}function un(e,{role:t,isolated:n}){let r=t==="spec-executor"&&!n?(0,Ie.branchHead)(e):void 0;return r===void 0?void 0:{head:r,foreign:L(e,r)}}function ln(e,{
task:t,role:n,attempt:r}){let i=(0,Ne.greenBefore)((0,h.taskOf)(e,t)??{id:t});return n==="spec-executor"&&r===1&&e.notices.some(({text:s})=>s===i)?{show:`ultraplan: ${i}`}:{}}var Me=(e,t)=>e.tickets.filter(
n=>n.id===t||n.group===t);function Ee(e,t,{subagentType:n,description:r}){let i=e.tasks.filter(s=>ee(r,s.id)).map(s=>s.id),o=Me(e,t).filter(({role:s,task:a})=>n===`ultraplan:${s}`&&(i.length===0||i.includes(
a)));return o.find(s=>!s.redeemedAt)??o[0]}function fn(e,t){let n=(0,h.taskOf)(e,t.task)?.name,r=we(e,t);return Q(n===void 0?r:{...r,task:"",title:n})}function Ce(e,t){let n=(0,h.taskOf)(e,t.task);return n&&
(0,Pe.modelFor)(e,n,t.role)}function Oe(e,t,n){if(e.state!=="running")return`the run is ${e.state}`;if(t)return t.redeemedAt?"this ticket was used already; wait for its agent":void 0;let r=Me(e,n).map(
({role:i,task:o})=>`ultraplan:${i} (${(0,H.oneLine)(o)})`);return r.length===0?"this ticket is unknown or was used; follow the newest ultraplan:next line":`this ticket is for ${r.join(", ")}; copy sub\
agent_type and description from the newest ultraplan:next line`}var _e=10,pn=100;function Fe(e,t,n,r){return(0,w.append)(n,De(r,t,e)),Le(e,t,n)}function Le(e,t,n){let{run:r}=n;if((r.refusedDispatches??
0)<_e)return{kind:"refused",reason:e};if(r.state==="running"&&!r.tickets.some(i=>X(i,t.transcript))){let i=`${_e} dispatches in a row were refused, the last one because: ${e}`;(0,w.append)(n,{type:"ru\
n_parked",cause:i})}return{kind:"refused",reason:e,endsTurn:!0}}var De=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${(0,H.oneLine)(t.subagentType).slice(0,pn)} (${n})`,...t.agentId?{agentId:t.agentId}:
{}});function mn(e,t){let n=(0,_.openRun)(e.cwd,e.home),r="ultraplan agents are started by a run; type /ultraplan:implement <spec> to start one";if("error"in n||(0,h.hasEnded)(n.run))return{kind:"refu\
sed",reason:r};let i=`run ${n.run.id} is driven by another session; this one may not dispatch its agents`;return Fe(i,t,n,"ticket/other-session")}var gn=async(e,{session:t})=>{let n=e.tool_input??{},r=await U(t,{subagentType:f(n.subagent_type),description:f(n.description),prompt:f(n.prompt),toolUseId:f(e.tool_use_id),transcript:f(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return V;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,endsTurn:r.endsTurn};case"redeemed":return await r.turn,
{kind:"rewrite",show:r.show,input:{subagent_type:f(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?
{isolation:"worktree"}:{}}}}};0&&(module.exports={hooks_agent_call});
