const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var Ye=Object.create;var R=Object.defineProperty;var Ve=Object.getOwnPropertyDescriptor;var ze=Object.getOwnPropertyNames;var Xe=Object.getPrototypeOf,Ze=Object.prototype.hasOwnProperty;var Y=(e,t)=>{for(var n in t)R(e,n,{get:t[n],enumerable:!0})},V=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of ze(t))!Ze.call(e,s)&&s!==n&&R(e,s,{get:()=>t[s],enumerable:!(r=Ve(
t,s))||r.enumerable});return e};var Qe=(e,t,n)=>(n=e!=null?Ye(Xe(e)):{},V(t||!e||!e.__esModule?R(n,"default",{value:e,enumerable:!0}):n,e)),et=e=>V(R({},"__esModule",{value:!0}),e);var Nn={};Y(Nn,{hooks_agent_call:()=>J});module.exports=et(Nn);var J={};Y(J,{hook:()=>Pn});var z=require("./open-run.cjs").io_process_ref;var m=e=>typeof e=="string"?e:"";var X={kind:"pass"};var M=require("./open-run.cjs").client_agent_files,De=require("./open-run.cjs").client_session,Be=require("./open-run.cjs").io_git;function Z({task:e,title:t,place:n,attempt:r},s=40){return`${[Q(e),te(t,s).trim(),`(${n})`].filter(i=>i!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var Q=e=>nt(te(e,48),48),ee=(e,t)=>`${e} `.startsWith(
`${Q(t)} `),te=(e,t)=>[...tt(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),tt=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu"),"\
 ");function nt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let s of e){if(n-=Buffer.byteLength(s),n<0)break;r+=s}return`${r}\u2026`}var p=require("./open-run.cjs").run_change,We=require("./open-run.cjs").run_policy,je=require("./open-run.cjs").run_reduce_judgement,G=require("./open-run.cjs").view_terminal;var le=require("./open-run.cjs").io_branches,y=require("./open-run.cjs").io_git;var b=require("./open-run.cjs").io_git;var rt=["--no-ext-diff","--no-textconv"],Bn=[...rt,"--no-color","--find-renames","--src-prefix=a/","--dst-prefix=b/"];function T(e,t,n,r=""){let o=(0,b.git)(e,["log","-z",...["--name-only","--no-renames","--diff-merges=first-parent","--ignore-submodules=none"],"--no-show-signature",`--format=tformat:/${r}`,`${t}..${n}`,
"--"]),i=[];for(let a of(0,b.listed)(o)){let c=i.at(-1)?.paths;a.startsWith("/")?i.push({mark:a.slice(1),paths:[]}):c?.push(c.length===0?a.replace(/^\n/,""):a)}return i}var fe=require("./open-run.cjs").run_brief,ue=require("./open-run.cjs").run_change,Ot=require("./open-run.cjs").run_spec_review,Et=require("./open-run.cjs").run_unproved_work;var O=require("./open-run.cjs").client_transcript;var Kn=256*1024;var at=require("./open-run.cjs").client_agent_files;var ne=["exit","return","trap","exec","alias","function","unset","eval","source"],it=String.raw`-\w*n\w*|-o\s+noexec`,Yn=new RegExp(String.raw`\b(?:${ne.join("|")})\b|\bset\s+(?:\+|${it})|\(\)|\|\||\bPATH=|^\s*\.`);var Vn=new Set([...ne,".","export","declare","typeset","readonly","cd","pushd"]);var ot=require("./open-run.cjs").model_run;var ct=require("./open-run.cjs").io_branches,dt=require("./open-run.cjs").io_git,h=require("./open-run.cjs").io_git_objects,lt=require("./open-run.cjs").run_change,se=require("./open-run.cjs").engine_runs_engine_commit;var ft=require("./open-run.cjs").client_agent_files,ut=require("./open-run.cjs").io_branches,N=require("./open-run.cjs").io_git;var ie=require("./open-run.cjs").io_git_objects,pt=require("./open-run.cjs").engine_runs_projections_work;var oe=require("./open-run.cjs").io_git,v=require("./open-run.cjs").io_git_objects,ae=require("./open-run.cjs").run_change;var F=(...e)=>require("node:crypto").createHash(...e);var S=require("node:path"),E=require("./open-run.cjs").io_files,L=require("./open-run.cjs").io_git;var gt=require("./open-run.cjs").io_files;var ht="<!-- ultraplan:command=implement -->",ce=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${ht}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;var yt=e=>(0,S.join)(e,"ultraplan","init.json");function kt(e){let t=(0,E.tried)(()=>JSON.parse((0,E.readText)(yt(e))??""));return t?.version===1?t:{version:1,settings:{},files:{}}}var xt=e=>F("sha256").update(e).digest("hex");function D(e,t,n){let{settings:r,files:s}=kt(e);return new Set(t.filter(o=>{let i=r[o]?.after??s[o],a=i===void 0?void 0:n(o);return a!==void 0&&xt(a)===i&&
vt(o,a)}))}var de=(e,t)=>n=>(0,L.tryGit)(e,["cat-file","blob",`${t}:${n}`]),wt=".ultraplan/config.yaml",bt=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function vt(e,t){return e===wt?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===ce||t===$t||bt.test(e)}var St="# ultraplan: pre-push",$t=`#!/bin/sh
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
`;var _=require("./open-run.cjs").engine_runs_engine_commit,_t=require("./open-run.cjs").engine_runs_projections_work,At=require("./open-run.cjs").engine_runs_record,pe=require("./open-run.cjs").engine_runs_review_log;var Ct=20;function B(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let s=(0,y.tryGit)(r,["merge-base",n,t])?.trim()||n,o=e.tasks.flatMap(({override:d})=>d&&!d.adopted?d.left??[]:[]),i=new Set(
[...o,(0,pe.progressFile)(e),...e.tasks.map(({file:d})=>d)]),a=T(r,s,t,_.STEP).map(({mark:d,paths:w})=>w.filter(Je=>!((0,_.isStep)(e,d)?i:new Set(o)).has(Je))),c=[...new Set(a.flat())].sort();if(c.length===
0)return[];let l=(0,y.findRepository)(r)?.commonDir??"",g=D(l,c,de(r,t)),f=c.filter(d=>!g.has(d));if(f.length===0)return[];let x=a.filter(d=>d.some(w=>f.includes(w))).length,P=s!==n&&!(0,le.isAncestor)(
r,e.approvedHead,t);return[{type:"commits_found",from:s,to:t,count:x,files:f.slice(0,Ct),...P?{lost:e.approvedHead}:{}}]}var I=require("./open-run.cjs").engine_runs_open_run,$=require("./open-run.cjs").engine_runs_record;var dn=require("./open-run.cjs").io_branches,U=require("./open-run.cjs").io_git,ln=require("./open-run.cjs").model_run,ve=require("./open-run.cjs").model_task_name;var Se=require("./open-run.cjs").run_change,fn=require("./open-run.cjs").run_groups,$e=require("./open-run.cjs").run_next,un=require("./open-run.cjs").view_branches,Re=require("./open-run.cjs").view_needs_you;var q=require("./open-run.cjs").io_git,Ut=require("./open-run.cjs").io_git_commit;var A=require("./open-run.cjs").io_files,W=require("./open-run.cjs").journal_journal_error,It=require("./open-run.cjs").journal_line;var ge=require("./open-run.cjs").model_task_name;var Pt=require("./open-run.cjs").model_task_name;var j=require("./open-run.cjs").model_reasons,Nt=require("./open-run.cjs").model_roles,Ft=require("./open-run.cjs").model_task_name;var Gt=require("./open-run.cjs").run_reviews,he=require("./open-run.cjs").run_spec_review,Kt=require("./open-run.cjs").engine_runs_engine_commit;var Lt=require("./open-run.cjs").io_files,Dt=require("./open-run.cjs").io_git;var Bt=require("./open-run.cjs").journal_head;var me=require("./open-run.cjs").model_task_name;var zr=[[new RegExp("^\\P{L}*$","u"),"a skip needs a reason, and it is kept"],[/\btakes? too long\b/i,"Not a valid skip reason: a gate that is slow is still a gate"],[/\blooks good\b|\blgtm\b/i,"Gate \
exists to prevent this: what looks good is what it has to prove"],[/\bflak(y|es?|iness)\b/i,"Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)"]];var Wt=require("./open-run.cjs").view_terminal,jt=require("./open-run.cjs").engine_runs_active,H=require("./open-run.cjs").engine_runs_open_run;var C=require("./open-run.cjs").engine_runs_projections_approved_ref,Jt=require("./open-run.cjs").engine_runs_projections_persons_branch,Yt=require("./open-run.cjs").engine_runs_projections_receipts,ye=require("./open-run.cjs").engine_runs_record,
u=require("./open-run.cjs").engine_runs_review_log;var pn=require("./open-run.cjs").engine_runs_projections_approved_ref,Te=require("./open-run.cjs").engine_runs_projections_persons_branch,Oe=require("./open-run.cjs").engine_runs_record;var Vt=require("./open-run.cjs").io_files,ke=require("./open-run.cjs").io_process_ref,zt=require("./open-run.cjs").run_next,xe=require("./open-run.cjs").engine_runs_active;var Xt=require("./open-run.cjs").io_git,Zt=require("./open-run.cjs").io_git_status,Qt=require("./open-run.cjs").model_task_name,en=require("./open-run.cjs").run_next,tn=require("./open-run.cjs").run_unproved_work;var nn=require("./open-run.cjs").engine_runs_record;var sn=require("./open-run.cjs").io_files;var on=require("./open-run.cjs").run_next,we=require("./open-run.cjs").view_needs_you,an=require("./open-run.cjs").view_summary,be=require("./open-run.cjs").engine_runs_active,cn=require("./open-run.cjs").engine_runs_projections_persons_branch;var Ee=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,Se.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:s})=>s===n)+1}/${e.tasks.length}`});var Ae=require("node:path"),Ce=require("node:timers/promises"),Me=require("./open-run.cjs").io_files,k=require("./open-run.cjs").io_git,hn=require("./open-run.cjs").io_git_objects,yn=require("./open-run.cjs").io_worktrees,
kn=require("./open-run.cjs").engine_runs_open_run,xn=require("./open-run.cjs").engine_runs_projections_work;var _e=require("./open-run.cjs").io_git,mn=require("./open-run.cjs").io_process_ref,gn=require("./open-run.cjs").view_run_view;var wn=8e3,bn=40,vn=(e,t)=>(0,Ae.join)(e,"started",t);var Ie="call-",Sn=e=>`${Ie}${e.replace(/[^\w-]/g,"")}`;async function Pe(e,t,n){let s=[...e.tasks.flatMap(({attempts:c})=>c.map(l=>({...l,id:l.ticket}))),...e.tickets].filter(({id:c,isolated:l,base:g})=>l&&
g===n.base&&c!==n.id).flatMap(({toolUseId:c})=>c===void 0?[]:Sn(c)),o=[...new Set(s)],i=()=>(0,Me.namesIn)(vn(t,n.base)).filter(c=>!c.startsWith(Ie)||o.includes(c)).length,a=Date.now()+wn;for(;i()<o.length&&
Date.now()<a;)await(0,Ce.setTimeout)(bn)}var $n=/^ultraplan:/,Rn="there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",Tn=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function K(e,t){if(!$n.test(t.subagentType))
return{kind:"not-ours"};let n=(0,I.openActiveRun)(e.home,e.id);if(!n)return In(e,t);let r=(i,a)=>Ue(a,t,n,i),s=`run ${n.run.id} is driven by another client; this one may not dispatch its agents`;if(!(0,De.isDriver)(
n.run,e))return r("ticket/other-client",s);if(t.agentId)return r("ticket/nested","an agent of a run may not start agents");let o=Tn.exec(t.prompt)?.[1];return o?On(n,e,t,o):r("ticket/missing",Rn)}async function On(e,t,n,r){
let s=Ne(e.run,r,n),o=s&&!Fe(e.run,s,r)?await(await Promise.resolve().then(()=>Qe(require("./work.cjs").engine_dispatch_prompt_for_ticket,1))).promptAfterBaseline(e,s,t.env):void 0;if(o&&"stopped"in o)
return{kind:"refused",reason:o.stopped};let i=(0,$.recordOn)(e,l=>s?_n(l,s):void 0,(l,g)=>{let f=Ne(l,r,n),x=Fe(l,f,r);if(x)return{events:[Ke("ticket/invalid",n,x)],reply:{refusal:x}};if(!f||f.id!==s?.
id||!o)return{events:[],reply:void 0};let{prompt:P,...d}=o,w=En(l,f,t,n,g?.head,d);return{events:[...g?.foreign??[],w],reply:{ticket:f,prompt:P}}});if(!i)return K(t,n);if("refusal"in i)return Ge(i.refusal,
n,e);let{ticket:a,prompt:c}=i;return{kind:"redeemed",description:Cn(e.run,a),prompt:c,background:t.mode==="screen",isolated:a.isolated,model:qe(e.run,a),...An(e.run,a),turn:a.isolated?Pe(e.run,e.dir,a):
Promise.resolve()}}function En(e,t,n,{toolUseId:r},s,o){let i=qe(e,t);return{type:"ticket_redeemed",ticket:t.id,toolUseId:r,session:n.id,...i===void 0?{}:{model:i},...s===void 0||s===t.base?{}:{base:s},
...t.role==="spec-executor"?(0,p.given)(o,"held","edited"):{},...t.role==="spec-executor"&&!t.isolated&&(0,M.marksCommits)(n)?{marks:!0}:{}}}function _n(e,{role:t,isolated:n}){let r=t==="spec-executor"&&
!n?(0,Be.branchHead)(e):void 0;return r===void 0?void 0:{head:r,foreign:B(e,r)}}function An(e,{task:t,role:n,attempt:r}){let s=(0,je.greenBefore)((0,p.taskOf)(e,t)??{id:t});return n==="spec-executor"&&
r===1&&e.notices.some(({text:i})=>i===s)&&e.key===void 0?{show:`ultraplan: ${s}`}:{}}var He=(e,t)=>e.tickets.filter(n=>n.id===t||n.group===t);function Ne(e,t,{subagentType:n,description:r}){let s=e.tasks.
filter(i=>ee(r,i.id)).map(i=>i.id),o=He(e,t).filter(({role:i,task:a})=>n===`ultraplan:${i}`&&(s.length===0||s.includes(a)));return o.find(i=>!i.redeemedAt)??o[0]}function Cn(e,t){let n=(0,p.taskOf)(e,
t.task)?.name,r=Ee(e,t);return Z(n===void 0?r:{...r,task:"",title:n})}function qe(e,t){let n=(0,p.taskOf)(e,t.task);return n&&(0,We.modelFor)(e,n,t.role)}function Fe(e,t,n){if(e.state!=="running")return`\
the run is ${e.state}`;if(t)return t.redeemedAt?"this ticket was used already; wait for its agent":void 0;let r=He(e,n).map(({role:s,task:o})=>`ultraplan:${s} (${(0,G.oneLine)(o)})`);return r.length===
0?"this ticket is unknown or was used; follow the newest ultraplan:next line":`this ticket is for ${r.join(", ")}; copy subagent_type and description from the newest ultraplan:next line`}var Le=10,Mn=100;
function Ue(e,t,n,r){return(0,$.append)(n,Ke(r,t,e)),Ge(e,t,n)}function Ge(e,t,n){let{run:r}=n;if((r.refusedDispatches??0)<Le)return{kind:"refused",reason:e};if(r.state==="running"&&!r.tickets.some(s=>(0,M.isBegun)(
s,t.transcript))){let s=`the session tried to start ${Le} agents in a row that the run had not asked for; /ultraplan:log names them`;(0,$.append)(n,{type:"run_parked",cause:s})}return{kind:"refused",reason:e,
endsTurn:!0}}var Ke=(e,t,n)=>({type:"refused",id:e,what:`starting ${(0,G.oneLine)(t.subagentType).slice(0,Mn)}`,why:n,...t.agentId?{agentId:t.agentId}:{}});function In(e,t){let n=(0,I.openRun)(e.cwd,e.
home),r="ultraplan agents are started by a run; type /ultraplan:implement <spec> to start one";if("error"in n||(0,p.hasEnded)(n.run))return{kind:"refused",reason:r};let s=`run ${n.run.id} is driven by\
 another session; this one may not dispatch its agents`;return Ue(s,t,n,"ticket/other-session")}var Pn=async(e,{session:t})=>{let n=e.tool_input??{},r=await K(t,{subagentType:m(n.subagent_type),description:m(n.description),prompt:m(n.prompt),toolUseId:m(e.tool_use_id),transcript:m(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return X;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,endsTurn:r.endsTurn};case"redeemed":return await r.turn,
{kind:"rewrite",show:r.show,input:{subagent_type:m(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?
{isolation:"worktree"}:{}}}}};0&&(module.exports={hooks_agent_call});
