const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var Be=Object.create;var w=Object.defineProperty;var De=Object.getOwnPropertyDescriptor;var Le=Object.getOwnPropertyNames;var qe=Object.getPrototypeOf,He=Object.prototype.hasOwnProperty;var U=(e,t)=>{for(var n in t)w(e,n,{get:t[n],enumerable:!0})},G=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of Le(t))!He.call(e,i)&&i!==n&&w(e,i,{get:()=>t[i],enumerable:!(r=De(
t,i))||r.enumerable});return e};var O=(e,t,n)=>(n=e!=null?Be(qe(e)):{},G(t||!e||!e.__esModule?w(n,"default",{value:e,enumerable:!0}):n,e)),We=e=>G(w({},"__esModule",{value:!0}),e);var sn={};U(sn,{hooks_agent_call:()=>W});module.exports=We(sn);var W={};U(W,{hook:()=>rn});var Ue=require("./open-run.cjs").io_process_ref;var l=e=>typeof e=="string"?e:"";var J={kind:"pass"};var k=require("node:fs"),g=require("node:path"),Ke=require("./open-run.cjs").client_session;var p=require("node:fs");var Ge=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),Je=e=>Ge(e)?e:{};function K(e){try{return Je(JSON.parse((0,p.readFileSync)(e,"utf8")))}catch{return{}}}var V=(e,t)=>!(0,k.existsSync)(e)||Ve((0,g.dirname)(e)).flatMap(n=>z(n).map(r=>(0,g.join)(n,r))).some(n=>n.endsWith(".meta.json")&&K(n).toolUseId===t),Y=({agentId:e,judging:t,toolUseId:n},r)=>e!==void 0||
t!==void 0||n!==void 0&&V(r,n);var Ve=e=>z(e).map(t=>(0,g.join)(e,t,"subagents"));function z(e){try{return(0,k.readdirSync)(e)}catch{return[]}}var Oe=require("./open-run.cjs").client_session,_e=require("./open-run.cjs").io_git;function X({task:e,title:t,place:n,attempt:r},i=40){return`${[Q(e),ee(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Q=e=>ze(ee(e,48),48),Z=(e,t)=>`${e} `.startsWith(
`${Q(t)} `);var ee=(e,t)=>[...Ye(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),Ye=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function ze(e,t){
if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var R=require("./open-run.cjs").run_change,Ae=require("./open-run.cjs").run_policy,Ie=require("./open-run.cjs").run_reduce_dispatch,q=require("./open-run.cjs").view_terminal;var $=require("node:fs"),we=require("node:path"),be=require("node:timers/promises");var wn=256*1024;var Dt=require("./open-run.cjs").io_process_ref,Lt=require("./open-run.cjs").view_terminal;var y=(...e)=>require("node:crypto").createHash(...e);var L=require("./open-run.cjs").io_git,Mt=require("./open-run.cjs").model_task_name;var Ft=require("./open-run.cjs").run_groups;var Qe=require("./open-run.cjs").model_task_name,Ze=require("./open-run.cjs").run_change,b=require("./open-run.cjs").run_groups,et=require("./open-run.cjs").run_policy,tt=require("./open-run.cjs").run_reviews;var jt=require("./open-run.cjs").view_summary;var N=require("node:path"),m=require("./open-run.cjs").io_git;var te=require("./open-run.cjs").io_git;function _(e,t,n){return(0,te.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var ft=require("./open-run.cjs").run_change,lt=require("./open-run.cjs").run_spec_review;var A=require("node:path"),oe=require("./open-run.cjs").io_git;var ne=require("node:fs");var nt="<!-- ultraplan:command=implement -->",re=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${nt}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function ie(e){try{return(0,ne.readFileSync)(e,"utf8")}catch{return}}var rt=require("./open-run.cjs").io_git,it="# ultraplan: pre-push",se=`#!/bin/sh
${it}
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
`;var st=e=>(0,A.join)(e,"ultraplan","init.json");function ot(e){let t=ie(st(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var at=e=>y("sha256").update(e).digest("hex");function I(e,t,n){let{settings:r,files:i}=ot(e),o=new Map([...Object.entries(i),...Object.entries(r).map(([s,{after:a}])=>[s,a])]);return new Set(t.filter(
s=>{let a=o.get(s),d=a===void 0?void 0:n(s);return d!==void 0&&at(d)===a&&ut(s,d)}))}var ae=(e,t)=>n=>(0,oe.tryGit)(e,["cat-file","blob",`${t}:${n}`]),ct=".ultraplan/config.yaml",dt=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function ut(e,t){return e===ct?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===re||t===se||dt.test(e)}var pt=e=>N.posix.dirname(e.planFiles[0]?.path??""),ce=e=>N.posix.join(pt(e),".progress.md"),gt=20;function P(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,m.tryGit)(r,["merge-\
base",n,t])?.trim()||n,o=new Set([ce(e),...e.tasks.flatMap(({file:u,override:c})=>[u,...c&&!c.adopted?c.left??[]:[]])]),s=_(r,i,t).filter(u=>!o.has(u));if(s.length===0)return[];let a=I(mt(r),s,ae(r,t)),
d=s.filter(u=>!a.has(u));if(d.length===0)return[];let f=Number((0,m.tryGit)(r,["rev-list","--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:f,files:d.slice(0,gt)}]}var mt=e=>(0,m.findRepository)(
e)?.commonDir??"";var F=require("./open-run.cjs").io_git;var ht=require("./open-run.cjs").io_files,v=require("./open-run.cjs").io_git;var S=require("./open-run.cjs").io_files,C=require("./open-run.cjs").journal_journal_error;var ge=require("./open-run.cjs").model_task_name;var kt=require("./open-run.cjs").model_task_name;var yt=require("./open-run.cjs").model_roles,xt=require("./open-run.cjs").model_task_name;var h=require("./open-run.cjs").run_reviews,j=require("./open-run.cjs").run_spec_review;var ue=require("./open-run.cjs").view_terminal;var fe=require("./open-run.cjs").io_git;var M=require("./open-run.cjs").io_git;var zn=32*1024*1024;var le=require("./open-run.cjs").io_git;var wt=require("./open-run.cjs").io_git;var bt=require("./open-run.cjs").journal_head;var pe=require("./open-run.cjs").model_task_name;var ar=[[new RegExp("^\\P{L}*$","u"),"a skip needs a reason, and it is kept"],[/\btakes? too long\b/i,"Not a valid skip reason: a gate that is slow is still a gate"],[/\blooks good\b|\blgtm\b/i,"Gate \
exists to prevent this: what looks good is what it has to prove"],[/\bflak(y|es?|iness)\b/i,"Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)"]];var vt=require("./open-run.cjs").view_terminal,St=require("./open-run.cjs").engine_runs_open_run,$t=require("./open-run.cjs").engine_runs_paths;var Et=require("./open-run.cjs").engine_runs_paths,B=require("./open-run.cjs").engine_runs_projections_approved_ref,Ot=require("./open-run.cjs").engine_runs_projections_receipts,me=require("./open-run.cjs").engine_runs_record;var Bt=require("./open-run.cjs").engine_runs_paths,xe=require("./open-run.cjs").engine_runs_record;var ke=require("./open-run.cjs").io_process_ref;var _t=require("./open-run.cjs").engine_runs_paths;var At=require("./open-run.cjs").io_git,It=require("./open-run.cjs").io_git_status,Nt=require("./open-run.cjs").model_task_name;var Pt=require("./open-run.cjs").run_unproved_work;var Ct=require("./open-run.cjs").engine_runs_record;var ye=require("./open-run.cjs").run_change,D=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,ye.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var ve=require("./open-run.cjs").engine_runs_record,qt=8e3,Ht=40,Wt=(e,t)=>(0,we.join)(e,"started",t);var Se="call-",Ut=e=>`${Se}${e.replace(/[^\w-]/g,"")}`;async function $e(e,t,n){let r=e.tasks.flatMap(s=>s.attempts).filter(s=>s.isolated&&s.base===n.base&&s.ticket!==n.id).flatMap(({toolUseId:s})=>s===
void 0?[]:Ut(s)),i=()=>Gt(Wt(t,n.base)).filter(s=>!s.startsWith(Se)||r.includes(s)).length,o=Date.now()+qt;for(;i()<r.length&&Date.now()<o;)await(0,be.setTimeout)(Ht)}function Gt(e){try{return(0,$.readdirSync)(
e)}catch{return[]}}var T=require("./open-run.cjs").engine_runs_open_run,x=require("./open-run.cjs").engine_runs_record;var Jt=/^ultraplan:/,Kt="there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",Vt=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function H(e,t){if(!Jt.test(t.subagentType))
return{kind:"not-ours"};let n=(0,T.openActiveRun)(e.home,e.id);if(!n)return nn(e,t);let r=(s,a)=>Ce(a,t,n,s),i=`run ${n.run.id} is driven by another client; this one may not dispatch its agents`;if(!(0,Oe.isDriver)(
n.run,e))return r("ticket/other-client",i);if(t.agentId)return r("ticket/nested","an agent of a run may not start agents");let o=Vt.exec(t.prompt)?.[1];return o?Yt(n,e,t,o):r("ticket/missing",Kt)}async function Yt(e,t,n,r){
let i=Re(e.run,r,n),o=i&&!Te(e.run,i,r)?await Zt(e,i,t):void 0;if(o&&"stopped"in o)return{kind:"refused",reason:o.stopped};let s=(0,x.recordOn)(e,f=>i?Xt(f,i):void 0,(f,u)=>{let c=Re(f,r,n),E=Te(f,c,r);
if(E)return{events:[Fe("ticket/invalid",n,E)],reply:{refusal:E}};if(!c||c.id!==i?.id||!o)return{events:[],reply:void 0};let je=zt(f,c,t,n,{head:u?.head,held:o.held});return{events:[...u?.foreign??[],je],
reply:{ticket:c,prompt:o.prompt}}});if(!s)return H(t,n);if("refusal"in s)return Me(s.refusal,n,e);let{ticket:a,prompt:d}=s;return{kind:"redeemed",description:en(e.run,a),prompt:d,background:t.mode==="\
screen",isolated:a.isolated,model:Pe(e.run,a),...Qt(e.run,a),turn:a.isolated?$e(e.run,e.dir,a):Promise.resolve()}}function zt(e,t,n,{toolUseId:r},{head:i,held:o}){let s=Pe(e,t);return{type:"ticket_red\
eemed",ticket:t.id,toolUseId:r,session:n.id,...s===void 0?{}:{model:s},...i===void 0||i===t.base?{}:{base:i},...o&&t.role==="spec-executor"?{held:o}:{}}}function Xt(e,{role:t,isolated:n}){let r=t==="s\
pec-executor"&&!n?(0,_e.branchHead)(e):void 0;return r===void 0?void 0:{head:r,foreign:P(e,r)}}function Qt(e,{task:t,role:n,attempt:r}){let i=(0,Ie.greenBefore)((0,R.taskOf)(e,t)??{id:t});return n==="\
spec-executor"&&r===1&&e.notices.some(({text:s})=>s===i)?{show:`ultraplan: ${i}`}:{}}var Ne=(e,t)=>e.tickets.filter(n=>n.id===t||n.group===t);function Re(e,t,{subagentType:n,description:r}){let i=e.tasks.
filter(s=>Z(r,s.id)).map(s=>s.id),o=Ne(e,t).filter(({role:s,task:a})=>n===`ultraplan:${s}`&&(i.length===0||i.includes(a)));return o.find(s=>!s.redeemedAt)??o[0]}async function Zt(e,t,n){let{promptFor:r}=await Promise.resolve().then(()=>O(require("./work.cjs").engine_dispatch_prompt_for_ticket,1)),
{heldNow:i}=await Promise.resolve().then(()=>O(require("./work.cjs").engine_dispatch_held_work,1)),{lookBefore:o,stopGreen:s}=await Promise.resolve().then(()=>O(require("./work.cjs").engine_proof_baseline,1));
await o(e,t,n.env);let a=s(e,t);return a?{stopped:a}:{prompt:r(e,t),held:i(e)}}function en(e,t){let n=(0,R.taskOf)(e,t.task)?.name,r=D(e,t);return X(n===void 0?r:{...r,task:"",title:n})}function Pe(e,t){
let n=(0,R.taskOf)(e,t.task);return n&&(0,Ae.modelFor)(e,n,t.role)}function Te(e,t,n){if(e.state!=="running")return`the run is ${e.state}`;if(t)return t.redeemedAt?"this ticket was used already; wait \
for its agent":void 0;let r=Ne(e,n).map(({role:i,task:o})=>`ultraplan:${i} (${(0,q.oneLine)(o)})`);return r.length===0?"this ticket is unknown or was used; follow the newest ultraplan:next line":`this\
 ticket is for ${r.join(", ")}; copy subagent_type and description from the newest ultraplan:next line`}var Ee=10,tn=100;function Ce(e,t,n,r){return(0,x.append)(n,Fe(r,t,e)),Me(e,t,n)}function Me(e,t,n){
let{run:r}=n;if((r.refusedDispatches??0)<Ee)return{kind:"refused",reason:e};if(r.state==="running"&&!r.tickets.some(i=>Y(i,t.transcript))){let i=`${Ee} dispatches in a row were refused, the last one b\
ecause: ${e}`;(0,x.append)(n,{type:"run_parked",cause:i})}return{kind:"refused",reason:e,endsTurn:!0}}var Fe=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${(0,q.oneLine)(t.subagentType).slice(0,tn)}\
 (${n})`,...t.agentId?{agentId:t.agentId}:{}});function nn(e,t){let n=(0,T.openRun)(e.cwd,e.home);return"error"in n||n.run.state==="finished"||n.run.state==="cancelled"?{kind:"refused",reason:"ultrapl\
an agents are started by a run; type /ultraplan:implement <spec> to start one"}:Ce(`run ${n.run.id} is driven by another session; this one may not dispatch its agents`,t,n,"ticket/other-session")}var rn=async(e,{session:t})=>{let n=e.tool_input??{},r=await H(t,{subagentType:l(n.subagent_type),description:l(n.description),prompt:l(n.prompt),toolUseId:l(e.tool_use_id),transcript:l(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return J;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,endsTurn:r.endsTurn};case"redeemed":return await r.turn,
{kind:"rewrite",show:r.show,input:{subagent_type:l(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?
{isolation:"worktree"}:{}}}}};0&&(module.exports={hooks_agent_call});
