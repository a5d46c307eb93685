const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var He=Object.create;var b=Object.defineProperty;var qe=Object.getOwnPropertyDescriptor;var Ue=Object.getOwnPropertyNames;var Ge=Object.getPrototypeOf,Ke=Object.prototype.hasOwnProperty;var G=(e,t)=>{for(var n in t)b(e,n,{get:t[n],enumerable:!0})},K=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of Ue(t))!Ke.call(e,i)&&i!==n&&b(e,i,{get:()=>t[i],enumerable:!(r=qe(
t,i))||r.enumerable});return e};var Ve=(e,t,n)=>(n=e!=null?He(Ge(e)):{},K(t||!e||!e.__esModule?b(n,"default",{value:e,enumerable:!0}):n,e)),Je=e=>K(b({},"__esModule",{value:!0}),e);var fn={};G(fn,{hooks_agent_call:()=>U});module.exports=Je(fn);var U={};G(U,{hook:()=>ln});var Ye=require("./open-run.cjs").io_process_ref;var p=e=>typeof e=="string"?e:"";var V={kind:"pass"};var E=require("node:fs"),g=require("node:path"),O=require("./open-run.cjs").io_files,ze=require("./open-run.cjs").client_session,J=require("./open-run.cjs").client_transcript;var Xe=(e,t)=>!(0,E.existsSync)(e)||Qe((0,g.dirname)(e)).flatMap(n=>(0,O.namesIn)(n).map(r=>(0,g.join)(n,r))).some(n=>n.endsWith(".meta.json")&&(0,J.readRecord)(n).toolUseId===t),Y=({agentId:e,judging:t,
toolUseId:n},r)=>e!==void 0||t!==void 0||n!==void 0&&Xe(r,n);var Qe=e=>(0,O.namesIn)(e).map(t=>(0,g.join)(e,t,"subagents"));var Ae=require("./open-run.cjs").client_session,Ie=require("./open-run.cjs").io_git;function z({task:e,title:t,place:n,attempt:r},i=40){return`${[X(e),Z(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var X=e=>et(Z(e,48),48),Q=(e,t)=>`${e} `.startsWith(`${X(
t)} `);var Z=(e,t)=>[...Ze(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),Ze=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function et(e,t){
if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var k=require("./open-run.cjs").run_change,Pe=require("./open-run.cjs").run_policy,Ne=require("./open-run.cjs").run_reduce_judgement,H=require("./open-run.cjs").view_terminal;var P=require("node:path"),h=require("./open-run.cjs").io_git,N=require("./open-run.cjs").io_git_diff,lt=require("./open-run.cjs").run_change,ft=require("./open-run.cjs").run_spec_review;var ee=require("./open-run.cjs").io_git,y=require("./open-run.cjs").io_git_objects,te=require("./open-run.cjs").run_change;var _=(...e)=>require("node:crypto").createHash(...e);var x=require("node:path"),v=require("./open-run.cjs").io_files,A=require("./open-run.cjs").io_git;var tt=require("./open-run.cjs").io_files;var nt="<!-- ultraplan:command=implement -->",ne=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${nt}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;var rt=e=>(0,x.join)(e,"ultraplan","init.json");function it(e){let t=(0,v.tried)(()=>JSON.parse((0,v.readText)(rt(e))??""));return t?.version===1?t:{version:1,settings:{},files:{}}}var st=e=>_("sha256").update(e).digest("hex");function I(e,t,n){let{settings:r,files:i}=it(e);return new Set(t.filter(o=>{let s=r[o]?.after??i[o],a=s===void 0?void 0:n(o);return a!==void 0&&st(a)===s&&
ct(o,a)}))}var re=(e,t)=>n=>(0,A.tryGit)(e,["cat-file","blob",`${t}:${n}`]),ot=".ultraplan/config.yaml",at=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function ct(e,t){return e===ot?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===ne||t===ut||at.test(e)}var dt="# ultraplan: pre-push",ut=`#!/bin/sh
${dt}
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
`;var pt=e=>P.posix.dirname(e.planFiles[0]?.path??""),ie=e=>P.posix.join(pt(e),".progress.md"),mt=20;function M(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,h.tryGit)(r,["merge-\
base",n,t])?.trim()||n,o=new Set([ie(e),...e.tasks.flatMap(({file:u,override:f})=>[u,...f&&!f.adopted?f.left??[]:[]])]),s=(0,N.changedPaths)(r,i,t).filter(u=>!o.has(u));if(s.length===0)return[];let a=(0,h.findRepository)(
r)?.commonDir??"",c=I(a,s,re(r,t)),d=s.filter(u=>!c.has(u));if(d.length===0)return[];let m=Number((0,h.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:m,
files:d.slice(0,mt)}]}var T=require("./open-run.cjs").engine_runs_open_run,w=require("./open-run.cjs").engine_runs_record;var me=require("./open-run.cjs").io_branches,W=require("./open-run.cjs").io_git,Ht=require("./open-run.cjs").model_task_name;var ge=require("./open-run.cjs").run_change,qt=require("./open-run.cjs").run_groups,he=require("./open-run.cjs").run_next,ke=require("./open-run.cjs").view_needs_you,Ut=require("./open-run.cjs").view_summary;var j=require("./open-run.cjs").io_git,Et=require("./open-run.cjs").io_git_commit,Ot=require("./open-run.cjs").io_git_diff;var $=require("./open-run.cjs").io_files,C=require("./open-run.cjs").journal_journal_error,ht=require("./open-run.cjs").journal_line;var B=require("./open-run.cjs").model_task_name;var kt=require("./open-run.cjs").model_task_name;var yt=require("./open-run.cjs").model_roles,xt=require("./open-run.cjs").model_task_name;var _t=require("./open-run.cjs").run_groups,de=require("./open-run.cjs").run_reviews,l=require("./open-run.cjs").run_spec_review;var se=require("./open-run.cjs").view_terminal;var oe=require("./open-run.cjs").io_branches,ae=require("./open-run.cjs").io_files,F=require("./open-run.cjs").io_git,L=require("./open-run.cjs").io_git_commit;var wt=require("./open-run.cjs").io_files,bt=require("./open-run.cjs").io_git;var vt=require("./open-run.cjs").journal_head;var ce=require("./open-run.cjs").model_task_name;var Un=[[new RegExp("^\\P{L}*$","u"),"a skip needs a reason, and it is kept"],[/\btakes? too long\b/i,"Not a valid skip reason: a gate that is slow is still a gate"],[/\blooks good\b|\blgtm\b/i,"Gate \
exists to prevent this: what looks good is what it has to prove"],[/\bflak(y|es?|iness)\b/i,"Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)"]];var $t=require("./open-run.cjs").view_terminal,St=require("./open-run.cjs").engine_runs_active,D=require("./open-run.cjs").engine_runs_open_run;var S=require("./open-run.cjs").engine_runs_projections_approved_ref,At=require("./open-run.cjs").engine_runs_projections_persons_branch,It=require("./open-run.cjs").engine_runs_projections_receipts,ue=require("./open-run.cjs").engine_runs_record;var Gt=require("./open-run.cjs").engine_runs_projections_approved_ref,ye=require("./open-run.cjs").engine_runs_projections_persons_branch,xe=require("./open-run.cjs").engine_runs_record;var Pt=require("./open-run.cjs").io_files,le=require("./open-run.cjs").io_process_ref,Nt=require("./open-run.cjs").run_next,fe=require("./open-run.cjs").engine_runs_active;var pe=["exit","return","trap","exec","alias","function","unset","eval","source"],Mt=String.raw`-\w*n\w*|-o\s+noexec`,yr=new RegExp(String.raw`\b(?:${pe.join("|")})\b|\bset\s+(?:\+|${Mt})|\(\)|\|\||\bPATH=|^\s*\.`);var xr=new Set([...pe,".","export","declare","typeset","readonly","cd","pushd"]);var Ft=require("./open-run.cjs").io_git,Lt=require("./open-run.cjs").io_git_status,Dt=require("./open-run.cjs").model_task_name,jt=require("./open-run.cjs").run_next,Bt=require("./open-run.cjs").run_unproved_work;var Wt=require("./open-run.cjs").engine_runs_record;var we=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,ge.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var ve=require("node:path"),$e=require("node:timers/promises"),Se=require("./open-run.cjs").io_files,R=require("./open-run.cjs").io_git,Vt=require("./open-run.cjs").io_git_objects,Jt=require("./open-run.cjs").io_worktrees,
Yt=require("./open-run.cjs").engine_runs_open_run;var be=require("./open-run.cjs").io_git,Kt=require("./open-run.cjs").view_run_view;var zt=8e3,Xt=40,Qt=(e,t)=>(0,ve.join)(e,"started",t);var Re="call-",Zt=e=>`${Re}${e.replace(/[^\w-]/g,"")}`;async function Te(e,t,n){let i=[...e.tasks.flatMap(({attempts:c})=>c.map(d=>({...d,id:d.ticket}))),...e.tickets].filter(({id:c,isolated:d,base:m})=>d&&
m===n.base&&c!==n.id).flatMap(({toolUseId:c})=>c===void 0?[]:Zt(c)),o=[...new Set(i)],s=()=>(0,Se.namesIn)(Qt(t,n.base)).filter(c=>!c.startsWith(Re)||o.includes(c)).length,a=Date.now()+zt;for(;s()<o.length&&
Date.now()<a;)await(0,$e.setTimeout)(Xt)}var en=/^ultraplan:/,tn="there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",nn=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function q(e,t){if(!en.test(t.subagentType))
return{kind:"not-ours"};let n=(0,T.openActiveRun)(e.home,e.id);if(!n)return un(e,t);let r=(s,a)=>Fe(a,t,n,s),i=`run ${n.run.id} is driven by another client; this one may not dispatch its agents`;if(!(0,Ae.isDriver)(
n.run,e))return r("ticket/other-client",i);if(t.agentId)return r("ticket/nested","an agent of a run may not start agents");let o=nn.exec(t.prompt)?.[1];return o?rn(n,e,t,o):r("ticket/missing",tn)}async function rn(e,t,n,r){
let i=Ee(e.run,r,n),o=i&&!Oe(e.run,i,r)?await(await Promise.resolve().then(()=>Ve(require("./work.cjs").engine_dispatch_prompt_for_ticket,1))).promptAfterBaseline(e,i,t.env):void 0;if(o&&"stopped"in o)
return{kind:"refused",reason:o.stopped};let s=(0,w.recordOn)(e,d=>i?on(d,i):void 0,(d,m)=>{let u=Ee(d,r,n),f=Oe(d,u,r);if(f)return{events:[De("ticket/invalid",n,f)],reply:{refusal:f}};if(!u||u.id!==i?.
id||!o)return{events:[],reply:void 0};let{prompt:je,held:Be}=o,We=sn(d,u,t,n,m?.head,Be);return{events:[...m?.foreign??[],We],reply:{ticket:u,prompt:je}}});if(!s)return q(t,n);if("refusal"in s)return Le(
s.refusal,n,e);let{ticket:a,prompt:c}=s;return{kind:"redeemed",description:cn(e.run,a),prompt:c,background:t.mode==="screen",isolated:a.isolated,model:Ce(e.run,a),...an(e.run,a),turn:a.isolated?Te(e.run,
e.dir,a):Promise.resolve()}}function sn(e,t,n,{toolUseId:r},i,o){let s=Ce(e,t);return{type:"ticket_redeemed",ticket:t.id,toolUseId:r,session:n.id,...s===void 0?{}:{model:s},...i===void 0||i===t.base?{}:
{base:i},...o&&t.role==="spec-executor"?{held:o}:{}}}function on(e,{role:t,isolated:n}){let r=t==="spec-executor"&&!n?(0,Ie.branchHead)(e):void 0;return r===void 0?void 0:{head:r,foreign:M(e,r)}}function an(e,{
task:t,role:n,attempt:r}){let i=(0,Ne.greenBefore)((0,k.taskOf)(e,t)??{id:t});return n==="spec-executor"&&r===1&&e.notices.some(({text:s})=>s===i)?{show:`ultraplan: ${i}`}:{}}var Me=(e,t)=>e.tickets.filter(
n=>n.id===t||n.group===t);function Ee(e,t,{subagentType:n,description:r}){let i=e.tasks.filter(s=>Q(r,s.id)).map(s=>s.id),o=Me(e,t).filter(({role:s,task:a})=>n===`ultraplan:${s}`&&(i.length===0||i.includes(
a)));return o.find(s=>!s.redeemedAt)??o[0]}function cn(e,t){let n=(0,k.taskOf)(e,t.task)?.name,r=we(e,t);return z(n===void 0?r:{...r,task:"",title:n})}function Ce(e,t){let n=(0,k.taskOf)(e,t.task);return n&&
(0,Pe.modelFor)(e,n,t.role)}function Oe(e,t,n){if(e.state!=="running")return`the run is ${e.state}`;if(t)return t.redeemedAt?"this ticket was used already; wait for its agent":void 0;let r=Me(e,n).map(
({role:i,task:o})=>`ultraplan:${i} (${(0,H.oneLine)(o)})`);return r.length===0?"this ticket is unknown or was used; follow the newest ultraplan:next line":`this ticket is for ${r.join(", ")}; copy sub\
agent_type and description from the newest ultraplan:next line`}var _e=10,dn=100;function Fe(e,t,n,r){return(0,w.append)(n,De(r,t,e)),Le(e,t,n)}function Le(e,t,n){let{run:r}=n;if((r.refusedDispatches??
0)<_e)return{kind:"refused",reason:e};if(r.state==="running"&&!r.tickets.some(i=>Y(i,t.transcript))){let i=`${_e} dispatches in a row were refused, the last one because: ${e}`;(0,w.append)(n,{type:"ru\
n_parked",cause:i})}return{kind:"refused",reason:e,endsTurn:!0}}var De=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${(0,H.oneLine)(t.subagentType).slice(0,dn)} (${n})`,...t.agentId?{agentId:t.agentId}:
{}});function un(e,t){let n=(0,T.openRun)(e.cwd,e.home),r="ultraplan agents are started by a run; type /ultraplan:implement <spec> to start one";if("error"in n||(0,k.hasEnded)(n.run))return{kind:"refu\
sed",reason:r};let i=`run ${n.run.id} is driven by another session; this one may not dispatch its agents`;return Fe(i,t,n,"ticket/other-session")}var ln=async(e,{session:t})=>{let n=e.tool_input??{},r=await q(t,{subagentType:p(n.subagent_type),description:p(n.description),prompt:p(n.prompt),toolUseId:p(e.tool_use_id),transcript:p(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return V;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,endsTurn:r.endsTurn};case"redeemed":return await r.turn,
{kind:"rewrite",show:r.show,input:{subagent_type:p(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?
{isolation:"worktree"}:{}}}}};0&&(module.exports={hooks_agent_call});
