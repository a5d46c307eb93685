const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var He=Object.create;var v=Object.defineProperty;var Ue=Object.getOwnPropertyDescriptor;var Ge=Object.getOwnPropertyNames;var Ke=Object.getPrototypeOf,Ve=Object.prototype.hasOwnProperty;var K=(e,t)=>{for(var n in t)v(e,n,{get:t[n],enumerable:!0})},V=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of Ge(t))!Ve.call(e,i)&&i!==n&&v(e,i,{get:()=>t[i],enumerable:!(r=Ue(
t,i))||r.enumerable});return e};var Je=(e,t,n)=>(n=e!=null?He(Ke(e)):{},V(t||!e||!e.__esModule?v(n,"default",{value:e,enumerable:!0}):n,e)),Ye=e=>V(v({},"__esModule",{value:!0}),e);var fn={};K(fn,{hooks_agent_call:()=>G});module.exports=Ye(fn);var G={};K(G,{hook:()=>ln});var ze=require("./open-run.cjs").io_process_ref;var g=e=>typeof e=="string"?e:"";var J={kind:"pass"};var _=require("node:fs"),h=require("node:path"),A=require("./open-run.cjs").io_files,Xe=require("./open-run.cjs").client_session,Y=require("./open-run.cjs").client_transcript;var Qe=(e,t)=>!(0,_.existsSync)(e)||Ze((0,h.dirname)(e)).flatMap(n=>(0,A.namesIn)(n).map(r=>(0,h.join)(n,r))).some(n=>n.endsWith(".meta.json")&&(0,Y.readRecord)(n).toolUseId===t),z=({agentId:e,judging:t,
toolUseId:n},r)=>e!==void 0||t!==void 0||n!==void 0&&Qe(r,n);var Ze=e=>(0,A.namesIn)(e).map(t=>(0,h.join)(e,t,"subagents"));var Pe=require("./open-run.cjs").client_session,Ne=require("./open-run.cjs").io_git;function X({task:e,title:t,place:n,attempt:r},i=40){return`${[Q(e),ee(t,i).trim(),`(${n})`].filter(s=>s!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Q=e=>tt(ee(e,48),48),Z=(e,t)=>`${e} `.startsWith(
`${Q(t)} `);var ee=(e,t)=>[...et(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),et=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function tt(e,t){
if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let i of e){if(n-=Buffer.byteLength(i),n<0)break;r+=i}return`${r}\u2026`}var k=require("./open-run.cjs").run_change,Me=require("./open-run.cjs").run_policy,Ce=require("./open-run.cjs").run_reduce_judgement,H=require("./open-run.cjs").view_terminal;var M=require("node:path"),w=require("./open-run.cjs").io_git,S=require("./open-run.cjs").io_git_diff,ft=require("./open-run.cjs").run_change,pt=require("./open-run.cjs").run_spec_review;var te=require("./open-run.cjs").io_git,y=require("./open-run.cjs").io_git_objects,ne=require("./open-run.cjs").run_change;var I=(...e)=>require("node:crypto").createHash(...e);var x=require("node:path"),$=require("./open-run.cjs").io_files,P=require("./open-run.cjs").io_git;var nt=require("./open-run.cjs").io_files;var rt="<!-- ultraplan:command=implement -->",re=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${rt}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;var it=e=>(0,x.join)(e,"ultraplan","init.json");function st(e){let t=(0,$.tried)(()=>JSON.parse((0,$.readText)(it(e))??""));return t?.version===1?t:{version:1,settings:{},files:{}}}var ot=e=>I("sha256").update(e).digest("hex");function N(e,t,n){let{settings:r,files:i}=st(e);return new Set(t.filter(o=>{let s=r[o]?.after??i[o],a=s===void 0?void 0:n(o);return a!==void 0&&ot(a)===s&&
dt(o,a)}))}var ie=(e,t)=>n=>(0,P.tryGit)(e,["cat-file","blob",`${t}:${n}`]),at=".ultraplan/config.yaml",ct=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function dt(e,t){return e===at?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===re||t===lt||ct.test(e)}var ut="# ultraplan: pre-push",lt=`#!/bin/sh
${ut}
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
    approved=$(git rev-parse --verify --quiet "refs/ultraplan/$run/approved^{commit}") || approved=
    tips=$(for tip in $work; do git rev-parse --verify --quiet "$tip^{commit}"; done)
    ended=1 gone=
    case $work in
      refs/*)
        ended=
        read -r branch <"$file" || :
        git rev-parse --verify --quiet "$branch^{commit}" >/dev/null || gone=\${branch#refs/heads/}
        ;;
    esac
    # After the branch was renamed or deleted, all that follows its last known commit may be its work.
    [ -z "$gone" ] || for tip in $tips; do ! git merge-base --is-ancestor "$tip" "$commit" || tips="$tips $commit"; done
    shared=$(for tip in $tips; do git merge-base --all "$commit" "$tip"; done)
    # What cannot be looked at is not let through.
    [ -n "$tips$ended" ] || shared=unknown
    [ -n "$shared" ] || continue
    open=unknown
    [ -z "$approved" ] || open=$(git rev-list --max-count=1 $shared --not "$approved" -- 2>/dev/null) || open=unknown
    [ -n "$open" ] || continue
    if [ "$open" = unknown ]; then
      printf 'ultraplan: what of %s run %s has approved cannot be found out: a ref of the run is gone  [push/unapproved]\\n' "$local_ref" "$run" >&2
      printf '  if you have looked at all that you push: git push --no-verify\\n' >&2
      refused=1
      continue
    fi
    short=$(git rev-parse --short "$approved")
    printf 'ultraplan: %s holds work of run %s that is not approved  [push/unapproved]\\n' "$local_ref" "$run" >&2
    printf '  approved is %s: git push %s %s:%s sends that; ultraplan status shows what is open\\n' "$short" "\${1:-origin}" "$short" "$remote_ref" >&2
    [ -z "$gone" ] || printf '  the branch of the run, %s, is gone, so all that follows its last known commit counts as its work; if you renamed it, rename it back\\n' "$gone" >&2
    [ -z "$ended" ] || printf '  if you have looked at all of it: type /ultraplan:adopt --commits in Claude Code, and push again\\n' >&2
    refused=1
  done
done
exit $refused
`;var mt=e=>M.posix.dirname(e.planFiles[0]?.path??""),se=e=>M.posix.join(mt(e),".progress.md"),gt=20;function C(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=(0,w.tryGit)(r,["merge-\
base",n,t])?.trim()||n,o=new Set([se(e),...e.tasks.flatMap(({file:u,override:l})=>[u,...l&&!l.adopted?l.left??[]:[]])]),s=(0,S.touchedPaths)(r,i,t).map(u=>u.filter(l=>!o.has(l))),a=[...new Set(s.flat())].
sort();if(a.length===0)return[];let c=(0,w.findRepository)(r)?.commonDir??"",d=N(c,a,ie(r,t)),f=a.filter(u=>!d.has(u));if(f.length===0)return[];let m=s.filter(u=>u.some(l=>f.includes(l))).length;return[
{type:"commits_found",from:i,to:t,count:m,files:f.slice(0,gt)}]}var O=require("./open-run.cjs").engine_runs_open_run,b=require("./open-run.cjs").engine_runs_record;var he=require("./open-run.cjs").io_branches,q=require("./open-run.cjs").io_git,qt=require("./open-run.cjs").model_task_name;var ke=require("./open-run.cjs").run_change,Ht=require("./open-run.cjs").run_groups,ye=require("./open-run.cjs").run_next,xe=require("./open-run.cjs").view_needs_you,Ut=require("./open-run.cjs").view_summary;var B=require("./open-run.cjs").io_git,Ot=require("./open-run.cjs").io_git_commit,ue=require("./open-run.cjs").io_git_diff;var R=require("./open-run.cjs").io_files,F=require("./open-run.cjs").journal_journal_error,kt=require("./open-run.cjs").journal_line;var W=require("./open-run.cjs").model_task_name;var yt=require("./open-run.cjs").model_task_name;var xt=require("./open-run.cjs").model_roles,wt=require("./open-run.cjs").model_task_name;var _t=require("./open-run.cjs").run_groups,le=require("./open-run.cjs").run_reviews,p=require("./open-run.cjs").run_spec_review;var oe=require("./open-run.cjs").view_terminal;var ae=require("./open-run.cjs").io_branches,ce=require("./open-run.cjs").io_files,L=require("./open-run.cjs").io_git,D=require("./open-run.cjs").io_git_commit;var bt=require("./open-run.cjs").io_files,vt=require("./open-run.cjs").io_git;var $t=require("./open-run.cjs").journal_head;var de=require("./open-run.cjs").model_task_name;var Un=[[new RegExp("^\\P{L}*$","u"),"a skip needs a reason, and it is kept"],[/\btakes? too long\b/i,"Not a valid skip reason: a gate that is slow is still a gate"],[/\blooks good\b|\blgtm\b/i,"Gate \
exists to prevent this: what looks good is what it has to prove"],[/\bflak(y|es?|iness)\b/i,"Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)"]];var St=require("./open-run.cjs").view_terminal,Rt=require("./open-run.cjs").engine_runs_active,j=require("./open-run.cjs").engine_runs_open_run;var T=require("./open-run.cjs").engine_runs_projections_approved_ref,At=require("./open-run.cjs").engine_runs_projections_persons_branch,It=require("./open-run.cjs").engine_runs_projections_receipts,fe=require("./open-run.cjs").engine_runs_record;var Gt=require("./open-run.cjs").engine_runs_projections_approved_ref,we=require("./open-run.cjs").engine_runs_projections_persons_branch,be=require("./open-run.cjs").engine_runs_record;var Pt=require("./open-run.cjs").io_files,pe=require("./open-run.cjs").io_process_ref,Nt=require("./open-run.cjs").run_next,me=require("./open-run.cjs").engine_runs_active;var ge=["exit","return","trap","exec","alias","function","unset","eval","source"],Mt=String.raw`-\w*n\w*|-o\s+noexec`,yr=new RegExp(String.raw`\b(?:${ge.join("|")})\b|\bset\s+(?:\+|${Mt})|\(\)|\|\||\bPATH=|^\s*\.`);var xr=new Set([...ge,".","export","declare","typeset","readonly","cd","pushd"]);var Ft=require("./open-run.cjs").io_git,Lt=require("./open-run.cjs").io_git_status,Dt=require("./open-run.cjs").model_task_name,jt=require("./open-run.cjs").run_next,Bt=require("./open-run.cjs").run_unproved_work;var Wt=require("./open-run.cjs").engine_runs_record;var ve=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,ke.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:i})=>i===n)+1}/${e.tasks.length}`});var Se=require("node:path"),Re=require("node:timers/promises"),Te=require("./open-run.cjs").io_files,E=require("./open-run.cjs").io_git,Vt=require("./open-run.cjs").io_git_objects,Jt=require("./open-run.cjs").io_worktrees,
Yt=require("./open-run.cjs").engine_runs_open_run;var $e=require("./open-run.cjs").io_git,Kt=require("./open-run.cjs").view_run_view;var zt=8e3,Xt=40,Qt=(e,t)=>(0,Se.join)(e,"started",t);var Ee="call-",Zt=e=>`${Ee}${e.replace(/[^\w-]/g,"")}`;async function Oe(e,t,n){let i=[...e.tasks.flatMap(({attempts:c})=>c.map(d=>({...d,id:d.ticket}))),...e.tickets].filter(({id:c,isolated:d,base:f})=>d&&
f===n.base&&c!==n.id).flatMap(({toolUseId:c})=>c===void 0?[]:Zt(c)),o=[...new Set(i)],s=()=>(0,Te.namesIn)(Qt(t,n.base)).filter(c=>!c.startsWith(Ee)||o.includes(c)).length,a=Date.now()+zt;for(;s()<o.length&&
Date.now()<a;)await(0,Re.setTimeout)(Xt)}var en=/^ultraplan:/,tn="there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",nn=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function U(e,t){if(!en.test(t.subagentType))
return{kind:"not-ours"};let n=(0,O.openActiveRun)(e.home,e.id);if(!n)return un(e,t);let r=(s,a)=>De(a,t,n,s),i=`run ${n.run.id} is driven by another client; this one may not dispatch its agents`;if(!(0,Pe.isDriver)(
n.run,e))return r("ticket/other-client",i);if(t.agentId)return r("ticket/nested","an agent of a run may not start agents");let o=nn.exec(t.prompt)?.[1];return o?rn(n,e,t,o):r("ticket/missing",tn)}async function rn(e,t,n,r){
let i=_e(e.run,r,n),o=i&&!Ae(e.run,i,r)?await(await Promise.resolve().then(()=>Je(require("./work.cjs").engine_dispatch_prompt_for_ticket,1))).promptAfterBaseline(e,i,t.env):void 0;if(o&&"stopped"in o)
return{kind:"refused",reason:o.stopped};let s=(0,b.recordOn)(e,d=>i?on(d,i):void 0,(d,f)=>{let m=_e(d,r,n),u=Ae(d,m,r);if(u)return{events:[Be("ticket/invalid",n,u)],reply:{refusal:u}};if(!m||m.id!==i?.
id||!o)return{events:[],reply:void 0};let{prompt:l,held:We}=o,qe=sn(d,m,t,n,f?.head,We);return{events:[...f?.foreign??[],qe],reply:{ticket:m,prompt:l}}});if(!s)return U(t,n);if("refusal"in s)return je(
s.refusal,n,e);let{ticket:a,prompt:c}=s;return{kind:"redeemed",description:cn(e.run,a),prompt:c,background:t.mode==="screen",isolated:a.isolated,model:Le(e.run,a),...an(e.run,a),turn:a.isolated?Oe(e.run,
e.dir,a):Promise.resolve()}}function sn(e,t,n,{toolUseId:r},i,o){let s=Le(e,t);return{type:"ticket_redeemed",ticket:t.id,toolUseId:r,session:n.id,...s===void 0?{}:{model:s},...i===void 0||i===t.base?{}:
{base:i},...o&&t.role==="spec-executor"?{held:o}:{}}}function on(e,{role:t,isolated:n}){let r=t==="spec-executor"&&!n?(0,Ne.branchHead)(e):void 0;return r===void 0?void 0:{head:r,foreign:C(e,r)}}function an(e,{
task:t,role:n,attempt:r}){let i=(0,Ce.greenBefore)((0,k.taskOf)(e,t)??{id:t});return n==="spec-executor"&&r===1&&e.notices.some(({text:s})=>s===i)?{show:`ultraplan: ${i}`}:{}}var Fe=(e,t)=>e.tickets.filter(
n=>n.id===t||n.group===t);function _e(e,t,{subagentType:n,description:r}){let i=e.tasks.filter(s=>Z(r,s.id)).map(s=>s.id),o=Fe(e,t).filter(({role:s,task:a})=>n===`ultraplan:${s}`&&(i.length===0||i.includes(
a)));return o.find(s=>!s.redeemedAt)??o[0]}function cn(e,t){let n=(0,k.taskOf)(e,t.task)?.name,r=ve(e,t);return X(n===void 0?r:{...r,task:"",title:n})}function Le(e,t){let n=(0,k.taskOf)(e,t.task);return n&&
(0,Me.modelFor)(e,n,t.role)}function Ae(e,t,n){if(e.state!=="running")return`the run is ${e.state}`;if(t)return t.redeemedAt?"this ticket was used already; wait for its agent":void 0;let r=Fe(e,n).map(
({role:i,task:o})=>`ultraplan:${i} (${(0,H.oneLine)(o)})`);return r.length===0?"this ticket is unknown or was used; follow the newest ultraplan:next line":`this ticket is for ${r.join(", ")}; copy sub\
agent_type and description from the newest ultraplan:next line`}var Ie=10,dn=100;function De(e,t,n,r){return(0,b.append)(n,Be(r,t,e)),je(e,t,n)}function je(e,t,n){let{run:r}=n;if((r.refusedDispatches??
0)<Ie)return{kind:"refused",reason:e};if(r.state==="running"&&!r.tickets.some(i=>z(i,t.transcript))){let i=`${Ie} dispatches in a row were refused, the last one because: ${e}`;(0,b.append)(n,{type:"ru\
n_parked",cause:i})}return{kind:"refused",reason:e,endsTurn:!0}}var Be=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${(0,H.oneLine)(t.subagentType).slice(0,dn)} (${n})`,...t.agentId?{agentId:t.agentId}:
{}});function un(e,t){let n=(0,O.openRun)(e.cwd,e.home),r="ultraplan agents are started by a run; type /ultraplan:implement <spec> to start one";if("error"in n||(0,k.hasEnded)(n.run))return{kind:"refu\
sed",reason:r};let i=`run ${n.run.id} is driven by another session; this one may not dispatch its agents`;return De(i,t,n,"ticket/other-session")}var ln=async(e,{session:t})=>{let n=e.tool_input??{},r=await U(t,{subagentType:g(n.subagent_type),description:g(n.description),prompt:g(n.prompt),toolUseId:g(e.tool_use_id),transcript:g(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return J;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,endsTurn:r.endsTurn};case"redeemed":return await r.turn,
{kind:"rewrite",show:r.show,input:{subagent_type:g(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?
{isolation:"worktree"}:{}}}}};0&&(module.exports={hooks_agent_call});
