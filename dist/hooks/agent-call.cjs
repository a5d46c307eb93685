const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var nt=Object.create;var R=Object.defineProperty;var rt=Object.getOwnPropertyDescriptor;var st=Object.getOwnPropertyNames;var it=Object.getPrototypeOf,ot=Object.prototype.hasOwnProperty;var z=(e,t)=>{for(var n in t)R(e,n,{get:t[n],enumerable:!0})},X=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of st(t))!ot.call(e,s)&&s!==n&&R(e,s,{get:()=>t[s],enumerable:!(r=rt(
t,s))||r.enumerable});return e};var at=(e,t,n)=>(n=e!=null?nt(it(e)):{},X(t||!e||!e.__esModule?R(n,"default",{value:e,enumerable:!0}):n,e)),ct=e=>X(R({},"__esModule",{value:!0}),e);var Hn={};z(Hn,{hooks_agent_call:()=>V});module.exports=ct(Hn);var V={};z(V,{hook:()=>jn});var Z=require("./open-run.cjs").io_process_ref;var m=e=>typeof e=="string"?e:"";var Q={kind:"pass"};var L=require("node:fs"),u=require("node:path"),h=require("./open-run.cjs").io_files,F=require("./open-run.cjs").client_session,ee=require("./open-run.cjs").client_transcript;var dt=(e,t)=>!(0,L.existsSync)(e)||lt((0,u.dirname)(e)).flatMap(n=>(0,h.namesIn)(n).map(r=>(0,u.join)(n,r))).some(n=>n.endsWith(".meta.json")&&(0,ee.readRecord)(n).toolUseId===t),te=({agentId:e,judging:t,
toolUseId:n},r)=>e!==void 0||t!==void 0||n!==void 0&&dt(r,n);var lt=e=>(0,h.namesIn)(e).map(t=>(0,u.join)(e,t,"subagents")),ft=2;var T="ULTRAPLAN_MARKS",ne=[["core.looseCompression",ft],["gc.auto",0],["maintenance.auto","false"]],ut=ne.map(([e,t],n)=>{let r=`$((\${GIT_CONFIG_COUNT:-0}+${n}))`;return`"GIT_CONFIG_KEY_${r}=${e}" "\
GIT_CONFIG_VALUE_${r}=${t}"`}).join(" "),pt=`[ -n "\${${T}-}" ] || [ ! -e ~/.ultraplan/active/"\${CLAUDE_CODE_SESSION_ID:-none}" ] || export ${T}=1 ${ut} "GIT_CONFIG_COUNT=$((\${GIT_CONFIG_COUNT:-0}+${ne.
length}))"`,Gn=`case "\${CLAUDE_ENV_FILE-}" in *session-env*) grep -q ${T} "$CLAUDE_ENV_FILE" 2>/dev/null || printf '\\n%s\\n' '${pt}' >>"$CLAUDE_ENV_FILE";; esac; `;function re(e){let t=(0,u.join)((0,F.clientHome)(
e),"session-env",e.id);return(0,h.namesIn)(t).some(n=>(0,h.readText)((0,u.join)(t,n))?.includes(T))}var Ke=require("./open-run.cjs").client_session,Je=require("./open-run.cjs").io_git;function se({task:e,title:t,place:n,attempt:r},s=40){return`${[ie(e),ae(t,s).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var ie=e=>gt(ae(e,48),48),oe=(e,t)=>`${e} `.startsWith(
`${ie(t)} `),ae=(e,t)=>[...mt(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),mt=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu"),
" ");function gt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let s of e){if(n-=Buffer.byteLength(s),n<0)break;r+=s}return`${r}\u2026`}var x=require("./open-run.cjs").run_change,Ye=require("./open-run.cjs").run_policy,Ve=require("./open-run.cjs").run_reduce_judgement,J=require("./open-run.cjs").view_terminal;var he=require("./open-run.cjs").io_branches,y=require("./open-run.cjs").io_git,_=require("./open-run.cjs").io_git_diff,ke=require("./open-run.cjs").run_brief,ye=require("./open-run.cjs").run_change,Ft=require("./open-run.cjs").run_spec_review,
Dt=require("./open-run.cjs").run_unproved_work;var E=require("./open-run.cjs").client_transcript;var Qn=256*1024;var ce=["exit","return","trap","exec","alias","function","unset","eval","source"],kt=String.raw`-\w*n\w*|-o\s+noexec`,tr=new RegExp(String.raw`\b(?:${ce.join("|")})\b|\bset\s+(?:\+|${kt})|\(\)|\|\||\bPATH=|^\s*\.`);var nr=new Set([...ce,".","export","declare","typeset","readonly","cd","pushd"]);var yt=require("./open-run.cjs").model_run;var wt=require("./open-run.cjs").io_branches,bt=require("./open-run.cjs").io_git,k=require("./open-run.cjs").io_git_objects,vt=require("./open-run.cjs").run_change,le=require("./open-run.cjs").engine_runs_engine_commit;var $t=require("./open-run.cjs").io_branches,D=require("./open-run.cjs").io_git,St=require("./open-run.cjs").io_git_diff,fe=require("./open-run.cjs").io_git_objects;var ue=require("./open-run.cjs").io_git,v=require("./open-run.cjs").io_git_objects,pe=require("./open-run.cjs").run_change;var B=(...e)=>require("node:crypto").createHash(...e);var $=require("node:path"),O=require("./open-run.cjs").io_files,W=require("./open-run.cjs").io_git;var Tt=require("./open-run.cjs").io_files;var Et="<!-- ultraplan:command=implement -->",me=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${Et}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;var Ot=e=>(0,$.join)(e,"ultraplan","init.json");function _t(e){let t=(0,O.tried)(()=>JSON.parse((0,O.readText)(Ot(e))??""));return t?.version===1?t:{version:1,settings:{},files:{}}}var At=e=>B("sha256").update(e).digest("hex");function j(e,t,n){let{settings:r,files:s}=_t(e);return new Set(t.filter(i=>{let o=r[i]?.after??s[i],a=o===void 0?void 0:n(i);return a!==void 0&&At(a)===o&&
It(i,a)}))}var ge=(e,t)=>n=>(0,W.tryGit)(e,["cat-file","blob",`${t}:${n}`]),Ct=".ultraplan/config.yaml",Mt=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function It(e,t){return e===Ct?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===me||t===Pt||Mt.test(e)}var Nt="# ultraplan: pre-push",Pt=`#!/bin/sh
${Nt}
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
`;var A=require("./open-run.cjs").engine_runs_engine_commit,Bt=require("./open-run.cjs").engine_runs_projections_work,Wt=require("./open-run.cjs").engine_runs_record,xe=require("./open-run.cjs").engine_runs_review_log;var jt=20;function H(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let s=(0,y.tryGit)(r,["merge-base",n,t])?.trim()||n,i=e.tasks.flatMap(({override:d})=>d&&!d.adopted?d.left??[]:[]),o=new Set(
[...i,(0,xe.progressFile)(e),...e.tasks.map(({file:d})=>d)]),a=(0,_.touchedPaths)(r,s,t,A.STEP).map(({mark:d,paths:b})=>b.filter(tt=>!((0,A.isStep)(e,d)?o:new Set(i)).has(tt))),c=[...new Set(a.flat())].
sort();if(c.length===0)return[];let l=(0,y.findRepository)(r)?.commonDir??"",g=j(l,c,ge(r,t)),f=c.filter(d=>!g.has(d));if(f.length===0)return[];let w=a.filter(d=>d.some(b=>f.includes(b))).length,P=s!==
n&&!(0,he.isAncestor)(r,e.approvedHead,t);return[{type:"commits_found",from:s,to:t,count:w,files:f.slice(0,jt),...P?{lost:e.approvedHead}:{}}]}var N=require("./open-run.cjs").engine_runs_open_run,S=require("./open-run.cjs").engine_runs_record;var xn=require("./open-run.cjs").io_branches,_e=require("./open-run.cjs").io_git,Ae=require("./open-run.cjs").model_task_name;var Ce=require("./open-run.cjs").run_change,wn=require("./open-run.cjs").run_groups,Me=require("./open-run.cjs").run_next,bn=require("./open-run.cjs").view_branches,Ie=require("./open-run.cjs").view_needs_you;var K=require("./open-run.cjs").io_git,en=require("./open-run.cjs").io_git_commit,be=require("./open-run.cjs").io_git_diff;var C=require("./open-run.cjs").io_files,q=require("./open-run.cjs").journal_journal_error,qt=require("./open-run.cjs").journal_line;var ve=require("./open-run.cjs").model_task_name;var Ut=require("./open-run.cjs").model_task_name;var U=require("./open-run.cjs").model_reasons,Gt=require("./open-run.cjs").model_roles,Kt=require("./open-run.cjs").model_task_name;var tn=require("./open-run.cjs").run_reviews,$e=require("./open-run.cjs").run_spec_review,nn=require("./open-run.cjs").engine_runs_engine_commit;var Jt=require("./open-run.cjs").io_files,Yt=require("./open-run.cjs").io_git;var Vt=require("./open-run.cjs").journal_head;var we=require("./open-run.cjs").model_task_name;var ns=[[new RegExp("^\\P{L}*$","u"),"a skip needs a reason, and it is kept"],[/\btakes? too long\b/i,"Not a valid skip reason: a gate that is slow is still a gate"],[/\blooks good\b|\blgtm\b/i,"Gate \
exists to prevent this: what looks good is what it has to prove"],[/\bflak(y|es?|iness)\b/i,"Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)"]];var zt=require("./open-run.cjs").view_terminal,Xt=require("./open-run.cjs").engine_runs_active,G=require("./open-run.cjs").engine_runs_open_run;var M=require("./open-run.cjs").engine_runs_projections_approved_ref,rn=require("./open-run.cjs").engine_runs_projections_persons_branch,sn=require("./open-run.cjs").engine_runs_projections_receipts,Se=require("./open-run.cjs").engine_runs_record,
p=require("./open-run.cjs").engine_runs_review_log;var vn=require("./open-run.cjs").engine_runs_projections_approved_ref,Ne=require("./open-run.cjs").engine_runs_projections_persons_branch,Pe=require("./open-run.cjs").engine_runs_record;var on=require("./open-run.cjs").io_files,Re=require("./open-run.cjs").io_process_ref,an=require("./open-run.cjs").run_next,Te=require("./open-run.cjs").engine_runs_active;var cn=require("./open-run.cjs").io_git,dn=require("./open-run.cjs").io_git_status,ln=require("./open-run.cjs").model_task_name,fn=require("./open-run.cjs").run_next,un=require("./open-run.cjs").run_unproved_work;var pn=require("./open-run.cjs").engine_runs_record;var gn=require("./open-run.cjs").io_files;var hn=require("./open-run.cjs").run_next,Ee=require("./open-run.cjs").view_needs_you,kn=require("./open-run.cjs").view_summary,Oe=require("./open-run.cjs").engine_runs_active,yn=require("./open-run.cjs").engine_runs_projections_persons_branch;var Le=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,Ce.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:s})=>s===n)+1}/${e.tasks.length}`});var De=require("node:path"),Be=require("node:timers/promises"),We=require("./open-run.cjs").io_files,I=require("./open-run.cjs").io_git,Sn=require("./open-run.cjs").io_git_objects,Rn=require("./open-run.cjs").io_worktrees,
Tn=require("./open-run.cjs").engine_runs_open_run;var Fe=require("./open-run.cjs").io_git,$n=require("./open-run.cjs").view_run_view;var En=8e3,On=40,_n=(e,t)=>(0,De.join)(e,"started",t);var je="call-",An=e=>`${je}${e.replace(/[^\w-]/g,"")}`;async function He(e,t,n){let s=[...e.tasks.flatMap(({attempts:c})=>c.map(l=>({...l,id:l.ticket}))),...e.tickets].filter(({id:c,isolated:l,base:g})=>l&&
g===n.base&&c!==n.id).flatMap(({toolUseId:c})=>c===void 0?[]:An(c)),i=[...new Set(s)],o=()=>(0,We.namesIn)(_n(t,n.base)).filter(c=>!c.startsWith(je)||i.includes(c)).length,a=Date.now()+En;for(;o()<i.length&&
Date.now()<a;)await(0,Be.setTimeout)(On)}var Cn=/^ultraplan:/,Mn="there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",In=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function Y(e,t){if(!Cn.test(t.subagentType))
return{kind:"not-ours"};let n=(0,N.openActiveRun)(e.home,e.id);if(!n)return Wn(e,t);let r=(o,a)=>Ze(a,t,n,o),s=`run ${n.run.id} is driven by another client; this one may not dispatch its agents`;if(!(0,Ke.isDriver)(
n.run,e))return r("ticket/other-client",s);if(t.agentId)return r("ticket/nested","an agent of a run may not start agents");let i=In.exec(t.prompt)?.[1];return i?Nn(n,e,t,i):r("ticket/missing",Mn)}async function Nn(e,t,n,r){
let s=qe(e.run,r,n),i=s&&!Ue(e.run,s,r)?await(await Promise.resolve().then(()=>at(require("./work.cjs").engine_dispatch_prompt_for_ticket,1))).promptAfterBaseline(e,s,t.env):void 0;if(i&&"stopped"in i)
return{kind:"refused",reason:i.stopped};let o=(0,S.recordOn)(e,l=>s?Ln(l,s):void 0,(l,g)=>{let f=qe(l,r,n),w=Ue(l,f,r);if(w)return{events:[et("ticket/invalid",n,w)],reply:{refusal:w}};if(!f||f.id!==s?.
id||!i)return{events:[],reply:void 0};let{prompt:P,held:d}=i,b=Pn(l,f,t,n,g?.head,d);return{events:[...g?.foreign??[],b],reply:{ticket:f,prompt:P}}});if(!o)return Y(t,n);if("refusal"in o)return Qe(o.refusal,
n,e);let{ticket:a,prompt:c}=o;return{kind:"redeemed",description:Dn(e.run,a),prompt:c,background:t.mode==="screen",isolated:a.isolated,model:Xe(e.run,a),...Fn(e.run,a),turn:a.isolated?He(e.run,e.dir,a):
Promise.resolve()}}function Pn(e,t,n,{toolUseId:r},s,i){let o=Xe(e,t);return{type:"ticket_redeemed",ticket:t.id,toolUseId:r,session:n.id,...o===void 0?{}:{model:o},...s===void 0||s===t.base?{}:{base:s},
...i&&t.role==="spec-executor"?{held:i}:{},...t.role==="spec-executor"&&!t.isolated&&re(n)?{marks:!0}:{}}}function Ln(e,{role:t,isolated:n}){let r=t==="spec-executor"&&!n?(0,Je.branchHead)(e):void 0;return r===
void 0?void 0:{head:r,foreign:H(e,r)}}function Fn(e,{task:t,role:n,attempt:r}){let s=(0,Ve.greenBefore)((0,x.taskOf)(e,t)??{id:t});return n==="spec-executor"&&r===1&&e.notices.some(({text:o})=>o===s)?
{show:`ultraplan: ${s}`}:{}}var ze=(e,t)=>e.tickets.filter(n=>n.id===t||n.group===t);function qe(e,t,{subagentType:n,description:r}){let s=e.tasks.filter(o=>oe(r,o.id)).map(o=>o.id),i=ze(e,t).filter(({
role:o,task:a})=>n===`ultraplan:${o}`&&(s.length===0||s.includes(a)));return i.find(o=>!o.redeemedAt)??i[0]}function Dn(e,t){let n=(0,x.taskOf)(e,t.task)?.name,r=Le(e,t);return se(n===void 0?r:{...r,task:"",
title:n})}function Xe(e,t){let n=(0,x.taskOf)(e,t.task);return n&&(0,Ye.modelFor)(e,n,t.role)}function Ue(e,t,n){if(e.state!=="running")return`the run is ${e.state}`;if(t)return t.redeemedAt?"this tic\
ket was used already; wait for its agent":void 0;let r=ze(e,n).map(({role:s,task:i})=>`ultraplan:${s} (${(0,J.oneLine)(i)})`);return r.length===0?"this ticket is unknown or was used; follow the newest\
 ultraplan:next line":`this ticket is for ${r.join(", ")}; copy subagent_type and description from the newest ultraplan:next line`}var Ge=10,Bn=100;function Ze(e,t,n,r){return(0,S.append)(n,et(r,t,e)),
Qe(e,t,n)}function Qe(e,t,n){let{run:r}=n;if((r.refusedDispatches??0)<Ge)return{kind:"refused",reason:e};if(r.state==="running"&&!r.tickets.some(s=>te(s,t.transcript))){let s=`the session tried to sta\
rt ${Ge} agents in a row that the run had not asked for; ultraplan log names them`;(0,S.append)(n,{type:"run_parked",cause:s})}return{kind:"refused",reason:e,endsTurn:!0}}var et=(e,t,n)=>({type:"refus\
ed",id:e,what:`starting ${(0,J.oneLine)(t.subagentType).slice(0,Bn)}`,why:n,...t.agentId?{agentId:t.agentId}:{}});function Wn(e,t){let n=(0,N.openRun)(e.cwd,e.home),r="ultraplan agents are started by \
a run; type /ultraplan:implement <spec> to start one";if("error"in n||(0,x.hasEnded)(n.run))return{kind:"refused",reason:r};let s=`run ${n.run.id} is driven by another session; this one may not dispat\
ch its agents`;return Ze(s,t,n,"ticket/other-session")}var jn=async(e,{session:t})=>{let n=e.tool_input??{},r=await Y(t,{subagentType:m(n.subagent_type),description:m(n.description),prompt:m(n.prompt),toolUseId:m(e.tool_use_id),transcript:m(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return Q;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,endsTurn:r.endsTurn};case"redeemed":return await r.turn,
{kind:"rewrite",show:r.show,input:{subagent_type:m(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?
{isolation:"worktree"}:{}}}}};0&&(module.exports={hooks_agent_call});
