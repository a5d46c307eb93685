const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var Ye=Object.create;var $=Object.defineProperty;var Ve=Object.getOwnPropertyDescriptor;var ze=Object.getOwnPropertyNames;var Xe=Object.getPrototypeOf,Ze=Object.prototype.hasOwnProperty;var K=(e,t)=>{for(var n in t)$(e,n,{get:t[n],enumerable:!0})},J=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of ze(t))!Ze.call(e,s)&&s!==n&&$(e,s,{get:()=>t[s],enumerable:!(r=Ve(
t,s))||r.enumerable});return e};var Qe=(e,t,n)=>(n=e!=null?Ye(Xe(e)):{},J(t||!e||!e.__esModule?$(n,"default",{value:e,enumerable:!0}):n,e)),et=e=>J($({},"__esModule",{value:!0}),e);var Mn={};K(Mn,{hooks_agent_call:()=>G});module.exports=et(Mn);var G={};K(G,{hook:()=>Cn});var Y=require("./open-run.cjs").io_process_ref;var p=e=>typeof e=="string"?e:"";var V={kind:"pass"};var C=require("./open-run.cjs").client_agent_files,De=require("./open-run.cjs").client_session,Be=require("./open-run.cjs").io_git;function z({task:e,title:t,place:n,attempt:r},s=40){return`${[X(e),Q(t,s).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var X=e=>nt(Q(e,48),48),Z=(e,t)=>`${e} `.startsWith(`${X(
t)} `),Q=(e,t)=>[...tt(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),tt=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu")," ");function nt(e,t){
if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let s of e){if(n-=Buffer.byteLength(s),n<0)break;r+=s}return`${r}\u2026`}var y=require("./open-run.cjs").run_change,We=require("./open-run.cjs").run_policy,je=require("./open-run.cjs").run_reduce_judgement,q=require("./open-run.cjs").view_terminal;var ce=require("./open-run.cjs").io_branches,h=require("./open-run.cjs").io_git,O=require("./open-run.cjs").io_git_diff,de=require("./open-run.cjs").run_brief,le=require("./open-run.cjs").run_change,Rt=require("./open-run.cjs").run_spec_review,
Tt=require("./open-run.cjs").run_unproved_work;var R=require("./open-run.cjs").client_transcript;var jn=256*1024;var ot=require("./open-run.cjs").client_agent_files;var ee=["exit","return","trap","exec","alias","function","unset","eval","source"],st=String.raw`-\w*n\w*|-o\s+noexec`,qn=new RegExp(String.raw`\b(?:${ee.join("|")})\b|\bset\s+(?:\+|${st})|\(\)|\|\||\bPATH=|^\s*\.`);var Un=new Set([...ee,".","export","declare","typeset","readonly","cd","pushd"]);var it=require("./open-run.cjs").model_run;var at=require("./open-run.cjs").io_branches,ct=require("./open-run.cjs").io_git,g=require("./open-run.cjs").io_git_objects,dt=require("./open-run.cjs").run_change,ne=require("./open-run.cjs").engine_runs_engine_commit;var lt=require("./open-run.cjs").client_agent_files,ft=require("./open-run.cjs").io_branches,P=require("./open-run.cjs").io_git,ut=require("./open-run.cjs").io_git_diff,re=require("./open-run.cjs").io_git_objects;var se=require("./open-run.cjs").io_git,b=require("./open-run.cjs").io_git_objects,ie=require("./open-run.cjs").run_change;var N=(...e)=>require("node:crypto").createHash(...e);var v=require("node:path"),T=require("./open-run.cjs").io_files,F=require("./open-run.cjs").io_git;var mt=require("./open-run.cjs").io_files;var gt="<!-- ultraplan:command=implement -->",oe=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${gt}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;var ht=e=>(0,v.join)(e,"ultraplan","init.json");function kt(e){let t=(0,T.tried)(()=>JSON.parse((0,T.readText)(ht(e))??""));return t?.version===1?t:{version:1,settings:{},files:{}}}var yt=e=>N("sha256").update(e).digest("hex");function L(e,t,n){let{settings:r,files:s}=kt(e);return new Set(t.filter(i=>{let o=r[i]?.after??s[i],a=o===void 0?void 0:n(i);return a!==void 0&&yt(a)===o&&
bt(i,a)}))}var ae=(e,t)=>n=>(0,F.tryGit)(e,["cat-file","blob",`${t}:${n}`]),xt=".ultraplan/config.yaml",wt=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function bt(e,t){return e===xt?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===oe||t===St||wt.test(e)}var vt="# ultraplan: pre-push",St=`#!/bin/sh
${vt}
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
`;var E=require("./open-run.cjs").engine_runs_engine_commit,Ot=require("./open-run.cjs").engine_runs_projections_work,Et=require("./open-run.cjs").engine_runs_record,fe=require("./open-run.cjs").engine_runs_review_log;var _t=20;function D(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let s=(0,h.tryGit)(r,["merge-base",n,t])?.trim()||n,i=e.tasks.flatMap(({override:d})=>d&&!d.adopted?d.left??[]:[]),o=new Set(
[...i,(0,fe.progressFile)(e),...e.tasks.map(({file:d})=>d)]),a=(0,O.touchedPaths)(r,s,t,E.STEP).map(({mark:d,paths:w})=>w.filter(Je=>!((0,E.isStep)(e,d)?o:new Set(i)).has(Je))),c=[...new Set(a.flat())].
sort();if(c.length===0)return[];let l=(0,h.findRepository)(r)?.commonDir??"",m=L(l,c,ae(r,t)),f=c.filter(d=>!m.has(d));if(f.length===0)return[];let x=a.filter(d=>d.some(w=>f.includes(w))).length,I=s!==
n&&!(0,ce.isAncestor)(r,e.approvedHead,t);return[{type:"commits_found",from:s,to:t,count:x,files:f.slice(0,_t),...I?{lost:e.approvedHead}:{}}]}var M=require("./open-run.cjs").engine_runs_open_run,S=require("./open-run.cjs").engine_runs_record;var an=require("./open-run.cjs").io_branches,be=require("./open-run.cjs").io_git,ve=require("./open-run.cjs").model_task_name;var Se=require("./open-run.cjs").run_change,cn=require("./open-run.cjs").run_groups,$e=require("./open-run.cjs").run_next,dn=require("./open-run.cjs").view_branches,Re=require("./open-run.cjs").view_needs_you;var H=require("./open-run.cjs").io_git,Ht=require("./open-run.cjs").io_git_commit,pe=require("./open-run.cjs").io_git_diff;var _=require("./open-run.cjs").io_files,B=require("./open-run.cjs").journal_journal_error,Ct=require("./open-run.cjs").journal_line;var me=require("./open-run.cjs").model_task_name;var Mt=require("./open-run.cjs").model_task_name;var W=require("./open-run.cjs").model_reasons,It=require("./open-run.cjs").model_roles,Pt=require("./open-run.cjs").model_task_name;var qt=require("./open-run.cjs").run_reviews,ge=require("./open-run.cjs").run_spec_review,Ut=require("./open-run.cjs").engine_runs_engine_commit;var Nt=require("./open-run.cjs").io_files,Ft=require("./open-run.cjs").io_git;var Lt=require("./open-run.cjs").journal_head;var ue=require("./open-run.cjs").model_task_name;var Hr=[[new RegExp("^\\P{L}*$","u"),"a skip needs a reason, and it is kept"],[/\btakes? too long\b/i,"Not a valid skip reason: a gate that is slow is still a gate"],[/\blooks good\b|\blgtm\b/i,"Gate \
exists to prevent this: what looks good is what it has to prove"],[/\bflak(y|es?|iness)\b/i,"Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)"]];var Dt=require("./open-run.cjs").view_terminal,Bt=require("./open-run.cjs").engine_runs_active,j=require("./open-run.cjs").engine_runs_open_run;var A=require("./open-run.cjs").engine_runs_projections_approved_ref,Gt=require("./open-run.cjs").engine_runs_projections_persons_branch,Kt=require("./open-run.cjs").engine_runs_projections_receipts,he=require("./open-run.cjs").engine_runs_record,
u=require("./open-run.cjs").engine_runs_review_log;var ln=require("./open-run.cjs").engine_runs_projections_approved_ref,Te=require("./open-run.cjs").engine_runs_projections_persons_branch,Oe=require("./open-run.cjs").engine_runs_record;var Jt=require("./open-run.cjs").io_files,ke=require("./open-run.cjs").io_process_ref,Yt=require("./open-run.cjs").run_next,ye=require("./open-run.cjs").engine_runs_active;var Vt=require("./open-run.cjs").io_git,zt=require("./open-run.cjs").io_git_status,Xt=require("./open-run.cjs").model_task_name,Zt=require("./open-run.cjs").run_next,Qt=require("./open-run.cjs").run_unproved_work;var en=require("./open-run.cjs").engine_runs_record;var nn=require("./open-run.cjs").io_files;var rn=require("./open-run.cjs").run_next,xe=require("./open-run.cjs").view_needs_you,sn=require("./open-run.cjs").view_summary,we=require("./open-run.cjs").engine_runs_active,on=require("./open-run.cjs").engine_runs_projections_persons_branch;var Ee=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,Se.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:s})=>s===n)+1}/${e.tasks.length}`});var Ae=require("node:path"),Ce=require("node:timers/promises"),Me=require("./open-run.cjs").io_files,k=require("./open-run.cjs").io_git,pn=require("./open-run.cjs").io_git_objects,mn=require("./open-run.cjs").io_worktrees,
gn=require("./open-run.cjs").engine_runs_open_run,hn=require("./open-run.cjs").engine_runs_projections_work;var _e=require("./open-run.cjs").io_git,fn=require("./open-run.cjs").io_process_ref,un=require("./open-run.cjs").view_run_view;var kn=8e3,yn=40,xn=(e,t)=>(0,Ae.join)(e,"started",t);var Ie="call-",wn=e=>`${Ie}${e.replace(/[^\w-]/g,"")}`;async function Pe(e,t,n){let s=[...e.tasks.flatMap(({attempts:c})=>c.map(l=>({...l,id:l.ticket}))),...e.tickets].filter(({id:c,isolated:l,base:m})=>l&&
m===n.base&&c!==n.id).flatMap(({toolUseId:c})=>c===void 0?[]:wn(c)),i=[...new Set(s)],o=()=>(0,Me.namesIn)(xn(t,n.base)).filter(c=>!c.startsWith(Ie)||i.includes(c)).length,a=Date.now()+kn;for(;o()<i.length&&
Date.now()<a;)await(0,Ce.setTimeout)(yn)}var bn=/^ultraplan:/,vn="there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",Sn=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function U(e,t){if(!bn.test(t.subagentType))
return{kind:"not-ours"};let n=(0,M.openActiveRun)(e.home,e.id);if(!n)return An(e,t);let r=(o,a)=>Ue(a,t,n,o),s=`run ${n.run.id} is driven by another client; this one may not dispatch its agents`;if(!(0,De.isDriver)(
n.run,e))return r("ticket/other-client",s);if(t.agentId)return r("ticket/nested","an agent of a run may not start agents");let i=Sn.exec(t.prompt)?.[1];return i?$n(n,e,t,i):r("ticket/missing",vn)}async function $n(e,t,n,r){
let s=Ne(e.run,r,n),i=s&&!Fe(e.run,s,r)?await(await Promise.resolve().then(()=>Qe(require("./work.cjs").engine_dispatch_prompt_for_ticket,1))).promptAfterBaseline(e,s,t.env):void 0;if(i&&"stopped"in i)
return{kind:"refused",reason:i.stopped};let o=(0,S.recordOn)(e,l=>s?Tn(l,s):void 0,(l,m)=>{let f=Ne(l,r,n),x=Fe(l,f,r);if(x)return{events:[Ke("ticket/invalid",n,x)],reply:{refusal:x}};if(!f||f.id!==s?.
id||!i)return{events:[],reply:void 0};let{prompt:I,held:d}=i,w=Rn(l,f,t,n,m?.head,d);return{events:[...m?.foreign??[],w],reply:{ticket:f,prompt:I}}});if(!o)return U(t,n);if("refusal"in o)return Ge(o.refusal,
n,e);let{ticket:a,prompt:c}=o;return{kind:"redeemed",description:En(e.run,a),prompt:c,background:t.mode==="screen",isolated:a.isolated,model:qe(e.run,a),...On(e.run,a),turn:a.isolated?Pe(e.run,e.dir,a):
Promise.resolve()}}function Rn(e,t,n,{toolUseId:r},s,i){let o=qe(e,t);return{type:"ticket_redeemed",ticket:t.id,toolUseId:r,session:n.id,...o===void 0?{}:{model:o},...s===void 0||s===t.base?{}:{base:s},
...i&&t.role==="spec-executor"?{held:i}:{},...t.role==="spec-executor"&&!t.isolated&&(0,C.marksCommits)(n)?{marks:!0}:{}}}function Tn(e,{role:t,isolated:n}){let r=t==="spec-executor"&&!n?(0,Be.branchHead)(
e):void 0;return r===void 0?void 0:{head:r,foreign:D(e,r)}}function On(e,{task:t,role:n,attempt:r}){let s=(0,je.greenBefore)((0,y.taskOf)(e,t)??{id:t});return n==="spec-executor"&&r===1&&e.notices.some(
({text:o})=>o===s)&&e.key===void 0?{show:`ultraplan: ${s}`}:{}}var He=(e,t)=>e.tickets.filter(n=>n.id===t||n.group===t);function Ne(e,t,{subagentType:n,description:r}){let s=e.tasks.filter(o=>Z(r,o.id)).
map(o=>o.id),i=He(e,t).filter(({role:o,task:a})=>n===`ultraplan:${o}`&&(s.length===0||s.includes(a)));return i.find(o=>!o.redeemedAt)??i[0]}function En(e,t){let n=(0,y.taskOf)(e,t.task)?.name,r=Ee(e,t);
return z(n===void 0?r:{...r,task:"",title:n})}function qe(e,t){let n=(0,y.taskOf)(e,t.task);return n&&(0,We.modelFor)(e,n,t.role)}function Fe(e,t,n){if(e.state!=="running")return`the run is ${e.state}`;
if(t)return t.redeemedAt?"this ticket was used already; wait for its agent":void 0;let r=He(e,n).map(({role:s,task:i})=>`ultraplan:${s} (${(0,q.oneLine)(i)})`);return r.length===0?"this ticket is unkn\
own or was used; follow the newest ultraplan:next line":`this ticket is for ${r.join(", ")}; copy subagent_type and description from the newest ultraplan:next line`}var Le=10,_n=100;function Ue(e,t,n,r){
return(0,S.append)(n,Ke(r,t,e)),Ge(e,t,n)}function Ge(e,t,n){let{run:r}=n;if((r.refusedDispatches??0)<Le)return{kind:"refused",reason:e};if(r.state==="running"&&!r.tickets.some(s=>(0,C.isBegun)(s,t.transcript))){
let s=`the session tried to start ${Le} agents in a row that the run had not asked for; /ultraplan:log names them`;(0,S.append)(n,{type:"run_parked",cause:s})}return{kind:"refused",reason:e,endsTurn:!0}}
var Ke=(e,t,n)=>({type:"refused",id:e,what:`starting ${(0,q.oneLine)(t.subagentType).slice(0,_n)}`,why:n,...t.agentId?{agentId:t.agentId}:{}});function An(e,t){let n=(0,M.openRun)(e.cwd,e.home),r="ult\
raplan agents are started by a run; type /ultraplan:implement <spec> to start one";if("error"in n||(0,y.hasEnded)(n.run))return{kind:"refused",reason:r};let s=`run ${n.run.id} is driven by another ses\
sion; this one may not dispatch its agents`;return Ue(s,t,n,"ticket/other-session")}var Cn=async(e,{session:t})=>{let n=e.tool_input??{},r=await U(t,{subagentType:p(n.subagent_type),description:p(n.description),prompt:p(n.prompt),toolUseId:p(e.tool_use_id),transcript:p(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return V;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,endsTurn:r.endsTurn};case"redeemed":return await r.turn,
{kind:"rewrite",show:r.show,input:{subagent_type:p(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?
{isolation:"worktree"}:{}}}}};0&&(module.exports={hooks_agent_call});
