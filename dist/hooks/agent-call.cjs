const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var Ye=Object.create;var $=Object.defineProperty;var Ve=Object.getOwnPropertyDescriptor;var ze=Object.getOwnPropertyNames;var Xe=Object.getPrototypeOf,Ze=Object.prototype.hasOwnProperty;var J=(e,t)=>{for(var n in t)$(e,n,{get:t[n],enumerable:!0})},Y=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of ze(t))!Ze.call(e,s)&&s!==n&&$(e,s,{get:()=>t[s],enumerable:!(r=Ve(
t,s))||r.enumerable});return e};var Qe=(e,t,n)=>(n=e!=null?Ye(Xe(e)):{},Y(t||!e||!e.__esModule?$(n,"default",{value:e,enumerable:!0}):n,e)),et=e=>Y($({},"__esModule",{value:!0}),e);var Pn={};J(Pn,{hooks_agent_call:()=>K});module.exports=et(Pn);var K={};J(K,{hook:()=>In});var V=require("./open-run.cjs").io_process_ref;var m=e=>typeof e=="string"?e:"";var z={kind:"pass"};var C=require("./open-run.cjs").client_agent_files,De=require("./open-run.cjs").client_session,Be=require("./open-run.cjs").io_git;function X({task:e,title:t,place:n,attempt:r},s=40){return`${[Z(e),ee(t,s).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Z=e=>nt(ee(e,48),48),Q=(e,t)=>`${e} `.startsWith(
`${Z(t)} `),ee=(e,t)=>[...tt(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),tt=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu"),"\
 ");function nt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let s of e){if(n-=Buffer.byteLength(s),n<0)break;r+=s}return`${r}\u2026`}var p=require("./open-run.cjs").run_change,We=require("./open-run.cjs").run_policy,je=require("./open-run.cjs").run_reduce_judgement,U=require("./open-run.cjs").view_terminal;var de=require("./open-run.cjs").io_branches,k=require("./open-run.cjs").io_git,O=require("./open-run.cjs").io_git_diff,le=require("./open-run.cjs").run_brief,fe=require("./open-run.cjs").run_change,Tt=require("./open-run.cjs").run_spec_review,
Ot=require("./open-run.cjs").run_unproved_work;var R=require("./open-run.cjs").client_transcript;var qn=256*1024;var ot=require("./open-run.cjs").client_agent_files;var te=["exit","return","trap","exec","alias","function","unset","eval","source"],st=String.raw`-\w*n\w*|-o\s+noexec`,Gn=new RegExp(String.raw`\b(?:${te.join("|")})\b|\bset\s+(?:\+|${st})|\(\)|\|\||\bPATH=|^\s*\.`);var Kn=new Set([...te,".","export","declare","typeset","readonly","cd","pushd"]);var it=require("./open-run.cjs").model_run;var at=require("./open-run.cjs").io_branches,ct=require("./open-run.cjs").io_git,h=require("./open-run.cjs").io_git_objects,dt=require("./open-run.cjs").run_change,re=require("./open-run.cjs").engine_runs_engine_commit;var lt=require("./open-run.cjs").client_agent_files,ft=require("./open-run.cjs").io_branches,P=require("./open-run.cjs").io_git,ut=require("./open-run.cjs").io_git_diff,se=require("./open-run.cjs").io_git_objects,
pt=require("./open-run.cjs").engine_runs_projections_work;var ie=require("./open-run.cjs").io_git,b=require("./open-run.cjs").io_git_objects,oe=require("./open-run.cjs").run_change;var N=(...e)=>require("node:crypto").createHash(...e);var v=require("node:path"),T=require("./open-run.cjs").io_files,F=require("./open-run.cjs").io_git;var gt=require("./open-run.cjs").io_files;var ht="<!-- ultraplan:command=implement -->",ae=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${ht}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;var kt=e=>(0,v.join)(e,"ultraplan","init.json");function yt(e){let t=(0,T.tried)(()=>JSON.parse((0,T.readText)(kt(e))??""));return t?.version===1?t:{version:1,settings:{},files:{}}}var xt=e=>N("sha256").update(e).digest("hex");function L(e,t,n){let{settings:r,files:s}=yt(e);return new Set(t.filter(i=>{let o=r[i]?.after??s[i],a=o===void 0?void 0:n(i);return a!==void 0&&xt(a)===o&&
vt(i,a)}))}var ce=(e,t)=>n=>(0,F.tryGit)(e,["cat-file","blob",`${t}:${n}`]),wt=".ultraplan/config.yaml",bt=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function vt(e,t){return e===wt?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===ae||t===$t||bt.test(e)}var St="# ultraplan: pre-push",$t=`#!/bin/sh
${St}
# Refuses to push work of a run that the gate has not approved. \`ultraplan init\` wrote it, \`ultraplan init --undo\` removes it.
runs=$(git rev-parse --git-common-dir)/ultraplan/runs
refused=0
while read -r local_ref local_id remote_ref remote_id; do
  # A deletion sends nothing; what is no commit holds no work.
  case $local_id in *[!0]*) ;; *) continue ;; esac
  commit=$(git rev-parse --verify --quiet "$local_id^{commit}") || continue
  # What is there already was sent before.
  there=$(git rev-parse --verify --quiet "$remote_id^{commit}") || there=
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
    [ -z "$approved" ] || open=$(git rev-list --max-count=1 $shared --not "$approved" $there -- 2>/dev/null) || open=unknown
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
    [ -z "$ended" ] || printf '  if you have looked at all of it: git push --no-verify sends it, and is not needed for %s again; for commits of yours on the branch of the newest run, type /ultraplan:a\
dopt --commits in Claude Code, and push again\\n' "$remote_ref" >&2
    refused=1
  done
done
exit $refused
`;var E=require("./open-run.cjs").engine_runs_engine_commit,Et=require("./open-run.cjs").engine_runs_projections_work,_t=require("./open-run.cjs").engine_runs_record,ue=require("./open-run.cjs").engine_runs_review_log;var At=20;function D(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let s=(0,k.tryGit)(r,["merge-base",n,t])?.trim()||n,i=e.tasks.flatMap(({override:d})=>d&&!d.adopted?d.left??[]:[]),o=new Set(
[...i,(0,ue.progressFile)(e),...e.tasks.map(({file:d})=>d)]),a=(0,O.touchedPaths)(r,s,t,E.STEP).map(({mark:d,paths:w})=>w.filter(Je=>!((0,E.isStep)(e,d)?o:new Set(i)).has(Je))),c=[...new Set(a.flat())].
sort();if(c.length===0)return[];let l=(0,k.findRepository)(r)?.commonDir??"",g=L(l,c,ce(r,t)),f=c.filter(d=>!g.has(d));if(f.length===0)return[];let x=a.filter(d=>d.some(w=>f.includes(w))).length,I=s!==
n&&!(0,de.isAncestor)(r,e.approvedHead,t);return[{type:"commits_found",from:s,to:t,count:x,files:f.slice(0,At),...I?{lost:e.approvedHead}:{}}]}var M=require("./open-run.cjs").engine_runs_open_run,S=require("./open-run.cjs").engine_runs_record;var cn=require("./open-run.cjs").io_branches,q=require("./open-run.cjs").io_git,dn=require("./open-run.cjs").model_run,ve=require("./open-run.cjs").model_task_name;var Se=require("./open-run.cjs").run_change,ln=require("./open-run.cjs").run_groups,$e=require("./open-run.cjs").run_next,fn=require("./open-run.cjs").view_branches,Re=require("./open-run.cjs").view_needs_you;var H=require("./open-run.cjs").io_git,qt=require("./open-run.cjs").io_git_commit,me=require("./open-run.cjs").io_git_diff;var _=require("./open-run.cjs").io_files,B=require("./open-run.cjs").journal_journal_error,Mt=require("./open-run.cjs").journal_line;var ge=require("./open-run.cjs").model_task_name;var It=require("./open-run.cjs").model_task_name;var W=require("./open-run.cjs").model_reasons,Pt=require("./open-run.cjs").model_roles,Nt=require("./open-run.cjs").model_task_name;var Ut=require("./open-run.cjs").run_reviews,he=require("./open-run.cjs").run_spec_review,Gt=require("./open-run.cjs").engine_runs_engine_commit;var Ft=require("./open-run.cjs").io_files,Lt=require("./open-run.cjs").io_git;var Dt=require("./open-run.cjs").journal_head;var pe=require("./open-run.cjs").model_task_name;var Ur=[[new RegExp("^\\P{L}*$","u"),"a skip needs a reason, and it is kept"],[/\btakes? too long\b/i,"Not a valid skip reason: a gate that is slow is still a gate"],[/\blooks good\b|\blgtm\b/i,"Gate \
exists to prevent this: what looks good is what it has to prove"],[/\bflak(y|es?|iness)\b/i,"Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)"]];var Bt=require("./open-run.cjs").view_terminal,Wt=require("./open-run.cjs").engine_runs_active,j=require("./open-run.cjs").engine_runs_open_run;var A=require("./open-run.cjs").engine_runs_projections_approved_ref,Kt=require("./open-run.cjs").engine_runs_projections_persons_branch,Jt=require("./open-run.cjs").engine_runs_projections_receipts,ke=require("./open-run.cjs").engine_runs_record,
u=require("./open-run.cjs").engine_runs_review_log;var un=require("./open-run.cjs").engine_runs_projections_approved_ref,Te=require("./open-run.cjs").engine_runs_projections_persons_branch,Oe=require("./open-run.cjs").engine_runs_record;var Yt=require("./open-run.cjs").io_files,ye=require("./open-run.cjs").io_process_ref,Vt=require("./open-run.cjs").run_next,xe=require("./open-run.cjs").engine_runs_active;var zt=require("./open-run.cjs").io_git,Xt=require("./open-run.cjs").io_git_status,Zt=require("./open-run.cjs").model_task_name,Qt=require("./open-run.cjs").run_next,en=require("./open-run.cjs").run_unproved_work;var tn=require("./open-run.cjs").engine_runs_record;var rn=require("./open-run.cjs").io_files;var sn=require("./open-run.cjs").run_next,we=require("./open-run.cjs").view_needs_you,on=require("./open-run.cjs").view_summary,be=require("./open-run.cjs").engine_runs_active,an=require("./open-run.cjs").engine_runs_projections_persons_branch;var Ee=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,Se.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:s})=>s===n)+1}/${e.tasks.length}`});var Ae=require("node:path"),Ce=require("node:timers/promises"),Me=require("./open-run.cjs").io_files,y=require("./open-run.cjs").io_git,gn=require("./open-run.cjs").io_git_objects,hn=require("./open-run.cjs").io_worktrees,
kn=require("./open-run.cjs").engine_runs_open_run,yn=require("./open-run.cjs").engine_runs_projections_work;var _e=require("./open-run.cjs").io_git,pn=require("./open-run.cjs").io_process_ref,mn=require("./open-run.cjs").view_run_view;var xn=8e3,wn=40,bn=(e,t)=>(0,Ae.join)(e,"started",t);var Ie="call-",vn=e=>`${Ie}${e.replace(/[^\w-]/g,"")}`;async function Pe(e,t,n){let s=[...e.tasks.flatMap(({attempts:c})=>c.map(l=>({...l,id:l.ticket}))),...e.tickets].filter(({id:c,isolated:l,base:g})=>l&&
g===n.base&&c!==n.id).flatMap(({toolUseId:c})=>c===void 0?[]:vn(c)),i=[...new Set(s)],o=()=>(0,Me.namesIn)(bn(t,n.base)).filter(c=>!c.startsWith(Ie)||i.includes(c)).length,a=Date.now()+xn;for(;o()<i.length&&
Date.now()<a;)await(0,Ce.setTimeout)(wn)}var Sn=/^ultraplan:/,$n="there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",Rn=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function G(e,t){if(!Sn.test(t.subagentType))
return{kind:"not-ours"};let n=(0,M.openActiveRun)(e.home,e.id);if(!n)return Mn(e,t);let r=(o,a)=>Ue(a,t,n,o),s=`run ${n.run.id} is driven by another client; this one may not dispatch its agents`;if(!(0,De.isDriver)(
n.run,e))return r("ticket/other-client",s);if(t.agentId)return r("ticket/nested","an agent of a run may not start agents");let i=Rn.exec(t.prompt)?.[1];return i?Tn(n,e,t,i):r("ticket/missing",$n)}async function Tn(e,t,n,r){
let s=Ne(e.run,r,n),i=s&&!Fe(e.run,s,r)?await(await Promise.resolve().then(()=>Qe(require("./work.cjs").engine_dispatch_prompt_for_ticket,1))).promptAfterBaseline(e,s,t.env):void 0;if(i&&"stopped"in i)
return{kind:"refused",reason:i.stopped};let o=(0,S.recordOn)(e,l=>s?En(l,s):void 0,(l,g)=>{let f=Ne(l,r,n),x=Fe(l,f,r);if(x)return{events:[Ke("ticket/invalid",n,x)],reply:{refusal:x}};if(!f||f.id!==s?.
id||!i)return{events:[],reply:void 0};let{prompt:I,...d}=i,w=On(l,f,t,n,g?.head,d);return{events:[...g?.foreign??[],w],reply:{ticket:f,prompt:I}}});if(!o)return G(t,n);if("refusal"in o)return Ge(o.refusal,
n,e);let{ticket:a,prompt:c}=o;return{kind:"redeemed",description:An(e.run,a),prompt:c,background:t.mode==="screen",isolated:a.isolated,model:qe(e.run,a),..._n(e.run,a),turn:a.isolated?Pe(e.run,e.dir,a):
Promise.resolve()}}function On(e,t,n,{toolUseId:r},s,i){let o=qe(e,t);return{type:"ticket_redeemed",ticket:t.id,toolUseId:r,session:n.id,...o===void 0?{}:{model:o},...s===void 0||s===t.base?{}:{base:s},
...t.role==="spec-executor"?(0,p.given)(i,"held","edited"):{},...t.role==="spec-executor"&&!t.isolated&&(0,C.marksCommits)(n)?{marks:!0}:{}}}function En(e,{role:t,isolated:n}){let r=t==="spec-executor"&&
!n?(0,Be.branchHead)(e):void 0;return r===void 0?void 0:{head:r,foreign:D(e,r)}}function _n(e,{task:t,role:n,attempt:r}){let s=(0,je.greenBefore)((0,p.taskOf)(e,t)??{id:t});return n==="spec-executor"&&
r===1&&e.notices.some(({text:o})=>o===s)&&e.key===void 0?{show:`ultraplan: ${s}`}:{}}var He=(e,t)=>e.tickets.filter(n=>n.id===t||n.group===t);function Ne(e,t,{subagentType:n,description:r}){let s=e.tasks.
filter(o=>Q(r,o.id)).map(o=>o.id),i=He(e,t).filter(({role:o,task:a})=>n===`ultraplan:${o}`&&(s.length===0||s.includes(a)));return i.find(o=>!o.redeemedAt)??i[0]}function An(e,t){let n=(0,p.taskOf)(e,t.
task)?.name,r=Ee(e,t);return X(n===void 0?r:{...r,task:"",title:n})}function qe(e,t){let n=(0,p.taskOf)(e,t.task);return n&&(0,We.modelFor)(e,n,t.role)}function Fe(e,t,n){if(e.state!=="running")return`\
the run is ${e.state}`;if(t)return t.redeemedAt?"this ticket was used already; wait for its agent":void 0;let r=He(e,n).map(({role:s,task:i})=>`ultraplan:${s} (${(0,U.oneLine)(i)})`);return r.length===
0?"this ticket is unknown or was used; follow the newest ultraplan:next line":`this ticket is for ${r.join(", ")}; copy subagent_type and description from the newest ultraplan:next line`}var Le=10,Cn=100;
function Ue(e,t,n,r){return(0,S.append)(n,Ke(r,t,e)),Ge(e,t,n)}function Ge(e,t,n){let{run:r}=n;if((r.refusedDispatches??0)<Le)return{kind:"refused",reason:e};if(r.state==="running"&&!r.tickets.some(s=>(0,C.isBegun)(
s,t.transcript))){let s=`the session tried to start ${Le} agents in a row that the run had not asked for; /ultraplan:log names them`;(0,S.append)(n,{type:"run_parked",cause:s})}return{kind:"refused",reason:e,
endsTurn:!0}}var Ke=(e,t,n)=>({type:"refused",id:e,what:`starting ${(0,U.oneLine)(t.subagentType).slice(0,Cn)}`,why:n,...t.agentId?{agentId:t.agentId}:{}});function Mn(e,t){let n=(0,M.openRun)(e.cwd,e.
home),r="ultraplan agents are started by a run; type /ultraplan:implement <spec> to start one";if("error"in n||(0,p.hasEnded)(n.run))return{kind:"refused",reason:r};let s=`run ${n.run.id} is driven by\
 another session; this one may not dispatch its agents`;return Ue(s,t,n,"ticket/other-session")}var In=async(e,{session:t})=>{let n=e.tool_input??{},r=await G(t,{subagentType:m(n.subagent_type),description:m(n.description),prompt:m(n.prompt),toolUseId:m(e.tool_use_id),transcript:m(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return z;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,endsTurn:r.endsTurn};case"redeemed":return await r.turn,
{kind:"rewrite",show:r.show,input:{subagent_type:m(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?
{isolation:"worktree"}:{}}}}};0&&(module.exports={hooks_agent_call});
