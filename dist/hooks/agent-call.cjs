const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var De=Object.create;var x=Object.defineProperty;var Le=Object.getOwnPropertyDescriptor;var qe=Object.getOwnPropertyNames;var We=Object.getPrototypeOf,He=Object.prototype.hasOwnProperty;var K=(e,t)=>{for(var n in t)x(e,n,{get:t[n],enumerable:!0})},J=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of qe(t))!He.call(e,i)&&i!==n&&x(e,i,{get:()=>t[i],enumerable:!(r=Le(
t,i))||r.enumerable});return e};var E=(e,t,n)=>(n=e!=null?De(We(e)):{},J(t||!e||!e.__esModule?x(n,"default",{value:e,enumerable:!0}):n,e)),Ue=e=>J(x({},"__esModule",{value:!0}),e);var un={};K(un,{hooks_agent_call:()=>G});module.exports=Ue(un);var G={};K(G,{hook:()=>dn});var Ge=require("./open-run.cjs").io_process_ref;var l=e=>typeof e=="string"?e:"";var V={kind:"pass"};var O=require("node:fs"),g=require("node:path"),_=require("./open-run.cjs").io_files,Ve=require("./open-run.cjs").client_session;var p=require("node:fs"),Y=require("./open-run.cjs").io_files;var Ke=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),Je=e=>Ke(e)?e:{},z=e=>(0,Y.tried)(()=>Je(JSON.parse((0,p.readFileSync)(e,"utf8"))),{});var X=(e,t)=>!(0,O.existsSync)(e)||Ye((0,g.dirname)(e)).flatMap(n=>(0,_.namesIn)(n).map(r=>(0,g.join)(n,r))).some(n=>n.endsWith(".meta.json")&&z(n).toolUseId===t),Q=({agentId:e,judging:t,toolUseId:n},r)=>e!==
void 0||t!==void 0||n!==void 0&&X(r,n);var Ye=e=>(0,_.namesIn)(e).map(t=>(0,g.join)(e,t,"subagents"));var _e=require("./open-run.cjs").client_session,Ae=require("./open-run.cjs").io_git;function Z({task:e,title:t,place:n,attempt:r},i=40){return`${[ee(e),ne(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var ee=e=>Xe(ne(e,48),48),te=(e,t)=>`${e} `.startsWith(
`${ee(t)} `);var ne=(e,t)=>[...ze(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),ze=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function Xe(e,t){
if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var $=require("./open-run.cjs").run_change,Ie=require("./open-run.cjs").run_policy,Pe=require("./open-run.cjs").run_reduce_dispatch,H=require("./open-run.cjs").view_terminal;var we=require("node:path"),be=require("node:timers/promises");var Tn=256*1024;var ve=require("./open-run.cjs").io_files,Gt=require("./open-run.cjs").io_process_ref,Kt=require("./open-run.cjs").view_terminal;var w=(...e)=>require("node:crypto").createHash(...e);var W=require("./open-run.cjs").io_git,qt=require("./open-run.cjs").model_task_name;var Wt=require("./open-run.cjs").run_groups;var Ze=require("./open-run.cjs").model_task_name,et=require("./open-run.cjs").run_change,b=require("./open-run.cjs").run_groups,tt=require("./open-run.cjs").run_policy,nt=require("./open-run.cjs").run_reviews;var Ht=require("./open-run.cjs").view_summary;var N=require("node:path"),m=require("./open-run.cjs").io_git;var k=require("./open-run.cjs").io_git;var rt=["--no-ext-diff","--no-textconv"],In=[...rt,"--no-color","--find-renames","--src-prefix=a/","--dst-prefix=b/"];var A=(e,t,n)=>(0,k.listed)((0,k.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]));var mt=require("./open-run.cjs").run_change,ht=require("./open-run.cjs").run_spec_review;var I=require("node:path"),v=require("./open-run.cjs").io_files,se=require("./open-run.cjs").io_git;var it=require("./open-run.cjs").io_files;var st="<!-- ultraplan:command=implement -->",re=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${st}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;var ot=require("./open-run.cjs").io_files,at=require("./open-run.cjs").io_git,ct="# ultraplan: pre-push",ie=`#!/bin/sh
${ct}
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
`;var dt=e=>(0,I.join)(e,"ultraplan","init.json");function ut(e){let t=(0,v.tried)(()=>JSON.parse((0,v.readText)(dt(e))??""));return t?.version===1?t:{version:1,settings:{},files:{}}}var ft=e=>w("sha256").update(e).digest("hex");function P(e,t,n){let{settings:r,files:i}=ut(e),o=new Map([...Object.entries(i),...Object.entries(r).map(([s,{after:a}])=>[s,a])]);return new Set(t.filter(
s=>{let a=o.get(s),d=a===void 0?void 0:n(s);return d!==void 0&&ft(d)===a&&gt(s,d)}))}var oe=(e,t)=>n=>(0,se.tryGit)(e,["cat-file","blob",`${t}:${n}`]),lt=".ultraplan/config.yaml",pt=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function gt(e,t){return e===lt?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===re||t===ie||pt.test(e)}var kt=e=>N.posix.dirname(e.planFiles[0]?.path??""),ae=e=>N.posix.join(kt(e),".progress.md"),yt=20;function C(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,m.tryGit)(r,["merge-\
base",n,t])?.trim()||n,o=new Set([ae(e),...e.tasks.flatMap(({file:u,override:c})=>[u,...c&&!c.adopted?c.left??[]:[]])]),s=A(r,i,t).filter(u=>!o.has(u));if(s.length===0)return[];let a=P(xt(r),s,oe(r,t)),
d=s.filter(u=>!a.has(u));if(d.length===0)return[];let f=Number((0,m.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:f,files:d.slice(0,yt)}]}var xt=e=>(0,m.findRepository)(
e)?.commonDir??"";var j=require("./open-run.cjs").io_git,It=require("./open-run.cjs").io_git_commit;var S=require("./open-run.cjs").io_files,M=require("./open-run.cjs").journal_journal_error;var ge=require("./open-run.cjs").model_task_name;var bt=require("./open-run.cjs").model_task_name;var vt=require("./open-run.cjs").model_roles,St=require("./open-run.cjs").model_task_name;var h=require("./open-run.cjs").run_reviews,D=require("./open-run.cjs").run_spec_review;var ce=require("./open-run.cjs").view_terminal;var de=require("./open-run.cjs").io_git,ue=require("./open-run.cjs").io_git_objects;var fe=require("./open-run.cjs").io_files,le=require("./open-run.cjs").io_git,F=require("./open-run.cjs").io_git_commit;var $t=require("./open-run.cjs").io_files,Rt=require("./open-run.cjs").io_git;var Tt=require("./open-run.cjs").journal_head;var pe=require("./open-run.cjs").model_task_name;var nr=[[new RegExp("^\\P{L}*$","u"),"a skip needs a reason, and it is kept"],[/\btakes? too long\b/i,"Not a valid skip reason: a gate that is slow is still a gate"],[/\blooks good\b|\blgtm\b/i,"Gate \
exists to prevent this: what looks good is what it has to prove"],[/\bflak(y|es?|iness)\b/i,"Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)"]];var Et=require("./open-run.cjs").view_terminal,B=require("./open-run.cjs").engine_runs_open_run,Ot=require("./open-run.cjs").engine_runs_paths;var Pt=require("./open-run.cjs").engine_runs_paths,L=require("./open-run.cjs").engine_runs_projections_approved_ref,Nt=require("./open-run.cjs").engine_runs_projections_receipts,me=require("./open-run.cjs").engine_runs_record;var Ut=require("./open-run.cjs").engine_runs_paths,xe=require("./open-run.cjs").engine_runs_record;var Ct=require("./open-run.cjs").io_files,ke=require("./open-run.cjs").io_process_ref;var Mt=require("./open-run.cjs").engine_runs_paths;var Ft=require("./open-run.cjs").io_git,Bt=require("./open-run.cjs").io_git_status,jt=require("./open-run.cjs").model_task_name;var Dt=require("./open-run.cjs").run_unproved_work;var Lt=require("./open-run.cjs").engine_runs_record;var ye=require("./open-run.cjs").run_change,q=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,ye.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var Se=require("./open-run.cjs").engine_runs_record,Jt=8e3,Vt=40,Yt=(e,t)=>(0,we.join)(e,"started",t);var $e="call-",zt=e=>`${$e}${e.replace(/[^\w-]/g,"")}`;async function Re(e,t,n){let r=e.tasks.flatMap(s=>s.attempts).filter(s=>s.isolated&&s.base===n.base&&s.ticket!==n.id).flatMap(({toolUseId:s})=>s===
void 0?[]:zt(s)),i=()=>(0,ve.namesIn)(Yt(t,n.base)).filter(s=>!s.startsWith($e)||r.includes(s)).length,o=Date.now()+Jt;for(;i()<r.length&&Date.now()<o;)await(0,be.setTimeout)(Vt)}var R=require("./open-run.cjs").engine_runs_open_run,y=require("./open-run.cjs").engine_runs_record;var Xt=/^ultraplan:/,Qt="there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",Zt=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function U(e,t){if(!Xt.test(t.subagentType))
return{kind:"not-ours"};let n=(0,R.openActiveRun)(e.home,e.id);if(!n)return cn(e,t);let r=(s,a)=>Me(a,t,n,s),i=`run ${n.run.id} is driven by another client; this one may not dispatch its agents`;if(!(0,_e.isDriver)(
n.run,e))return r("ticket/other-client",i);if(t.agentId)return r("ticket/nested","an agent of a run may not start agents");let o=Zt.exec(t.prompt)?.[1];return o?en(n,e,t,o):r("ticket/missing",Qt)}async function en(e,t,n,r){
let i=Te(e.run,r,n),o=i&&!Ee(e.run,i,r)?await sn(e,i,t):void 0;if(o&&"stopped"in o)return{kind:"refused",reason:o.stopped};let s=(0,y.recordOn)(e,f=>i?nn(f,i):void 0,(f,u)=>{let c=Te(f,r,n),T=Ee(f,c,r);
if(T)return{events:[Be("ticket/invalid",n,T)],reply:{refusal:T}};if(!c||c.id!==i?.id||!o)return{events:[],reply:void 0};let je=tn(f,c,t,n,{head:u?.head,held:o.held});return{events:[...u?.foreign??[],je],
reply:{ticket:c,prompt:o.prompt}}});if(!s)return U(t,n);if("refusal"in s)return Fe(s.refusal,n,e);let{ticket:a,prompt:d}=s;return{kind:"redeemed",description:on(e.run,a),prompt:d,background:t.mode==="\
screen",isolated:a.isolated,model:Ce(e.run,a),...rn(e.run,a),turn:a.isolated?Re(e.run,e.dir,a):Promise.resolve()}}function tn(e,t,n,{toolUseId:r},{head:i,held:o}){let s=Ce(e,t);return{type:"ticket_red\
eemed",ticket:t.id,toolUseId:r,session:n.id,...s===void 0?{}:{model:s},...i===void 0||i===t.base?{}:{base:i},...o&&t.role==="spec-executor"?{held:o}:{}}}function nn(e,{role:t,isolated:n}){let r=t==="s\
pec-executor"&&!n?(0,Ae.branchHead)(e):void 0;return r===void 0?void 0:{head:r,foreign:C(e,r)}}function rn(e,{task:t,role:n,attempt:r}){let i=(0,Pe.greenBefore)((0,$.taskOf)(e,t)??{id:t});return n==="\
spec-executor"&&r===1&&e.notices.some(({text:s})=>s===i)?{show:`ultraplan: ${i}`}:{}}var Ne=(e,t)=>e.tickets.filter(n=>n.id===t||n.group===t);function Te(e,t,{subagentType:n,description:r}){let i=e.tasks.
filter(s=>te(r,s.id)).map(s=>s.id),o=Ne(e,t).filter(({role:s,task:a})=>n===`ultraplan:${s}`&&(i.length===0||i.includes(a)));return o.find(s=>!s.redeemedAt)??o[0]}async function sn(e,t,n){let{promptFor:r}=await Promise.resolve().then(()=>E(require("./work.cjs").engine_dispatch_prompt_for_ticket,1)),
{heldNow:i}=await Promise.resolve().then(()=>E(require("./work.cjs").engine_dispatch_held_work,1)),{lookBefore:o,stopGreen:s}=await Promise.resolve().then(()=>E(require("./work.cjs").engine_proof_baseline,1));
await o(e,t,n.env);let a=s(e,t);return a?{stopped:a}:{prompt:r(e,t),held:i(e)}}function on(e,t){let n=(0,$.taskOf)(e,t.task)?.name,r=q(e,t);return Z(n===void 0?r:{...r,task:"",title:n})}function Ce(e,t){
let n=(0,$.taskOf)(e,t.task);return n&&(0,Ie.modelFor)(e,n,t.role)}function Ee(e,t,n){if(e.state!=="running")return`the run is ${e.state}`;if(t)return t.redeemedAt?"this ticket was used already; wait \
for its agent":void 0;let r=Ne(e,n).map(({role:i,task:o})=>`ultraplan:${i} (${(0,H.oneLine)(o)})`);return r.length===0?"this ticket is unknown or was used; follow the newest ultraplan:next line":`this\
 ticket is for ${r.join(", ")}; copy subagent_type and description from the newest ultraplan:next line`}var Oe=10,an=100;function Me(e,t,n,r){return(0,y.append)(n,Be(r,t,e)),Fe(e,t,n)}function Fe(e,t,n){
let{run:r}=n;if((r.refusedDispatches??0)<Oe)return{kind:"refused",reason:e};if(r.state==="running"&&!r.tickets.some(i=>Q(i,t.transcript))){let i=`${Oe} dispatches in a row were refused, the last one b\
ecause: ${e}`;(0,y.append)(n,{type:"run_parked",cause:i})}return{kind:"refused",reason:e,endsTurn:!0}}var Be=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${(0,H.oneLine)(t.subagentType).slice(0,an)}\
 (${n})`,...t.agentId?{agentId:t.agentId}:{}});function cn(e,t){let n=(0,R.openRun)(e.cwd,e.home);return"error"in n||n.run.state==="finished"||n.run.state==="cancelled"?{kind:"refused",reason:"ultrapl\
an agents are started by a run; type /ultraplan:implement <spec> to start one"}:Me(`run ${n.run.id} is driven by another session; this one may not dispatch its agents`,t,n,"ticket/other-session")}var dn=async(e,{session:t})=>{let n=e.tool_input??{},r=await U(t,{subagentType:l(n.subagent_type),description:l(n.description),prompt:l(n.prompt),toolUseId:l(e.tool_use_id),transcript:l(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return V;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,endsTurn:r.endsTurn};case"redeemed":return await r.turn,
{kind:"rewrite",show:r.show,input:{subagent_type:l(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?
{isolation:"worktree"}:{}}}}};0&&(module.exports={hooks_agent_call});
