const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var nt=Object.create;var R=Object.defineProperty;var rt=Object.getOwnPropertyDescriptor;var st=Object.getOwnPropertyNames;var it=Object.getPrototypeOf,ot=Object.prototype.hasOwnProperty;var X=(e,t)=>{for(var n in t)R(e,n,{get:t[n],enumerable:!0})},Z=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of st(t))!ot.call(e,s)&&s!==n&&R(e,s,{get:()=>t[s],enumerable:!(r=rt(
t,s))||r.enumerable});return e};var at=(e,t,n)=>(n=e!=null?nt(it(e)):{},Z(t||!e||!e.__esModule?R(n,"default",{value:e,enumerable:!0}):n,e)),ct=e=>Z(R({},"__esModule",{value:!0}),e);var Wn={};X(Wn,{hooks_agent_call:()=>z});module.exports=ct(Wn);var z={};X(z,{hook:()=>jn});var Q=require("./open-run.cjs").io_process_ref;var m=e=>typeof e=="string"?e:"";var ee={kind:"pass"};var L=require("node:fs"),u=require("node:path"),h=require("./open-run.cjs").io_files,F=require("./open-run.cjs").client_session,te=require("./open-run.cjs").client_transcript;var dt=(e,t)=>!(0,L.existsSync)(e)||lt((0,u.dirname)(e)).flatMap(n=>(0,h.namesIn)(n).map(r=>(0,u.join)(n,r))).some(n=>n.endsWith(".meta.json")&&(0,te.readRecord)(n).toolUseId===t),ne=({agentId:e,judging:t,
toolUseId:n},r)=>e!==void 0||t!==void 0||n!==void 0&&dt(r,n);var lt=e=>(0,h.namesIn)(e).map(t=>(0,u.join)(e,t,"subagents")),ft=2;var T="ULTRAPLAN_MARKS",re=[["core.looseCompression",ft],["gc.auto",0],["maintenance.auto","false"]],ut=re.map(([e,t],n)=>{let r=`$((\${GIT_CONFIG_COUNT:-0}+${n}))`;return`"GIT_CONFIG_KEY_${r}=${e}" "\
GIT_CONFIG_VALUE_${r}=${t}"`}).join(" "),pt=`[ -n "\${${T}-}" ] || [ ! -e ~/.ultraplan/active/"\${CLAUDE_CODE_SESSION_ID:-none}" ] || export ${T}=1 ${ut} "GIT_CONFIG_COUNT=$((\${GIT_CONFIG_COUNT:-0}+${re.
length}))"`,Un=`case "\${CLAUDE_ENV_FILE-}" in *session-env*) grep -q ${T} "$CLAUDE_ENV_FILE" 2>/dev/null || printf '\\n%s\\n' '${pt}' >>"$CLAUDE_ENV_FILE";; esac; `;function se(e){let t=(0,u.join)((0,F.clientHome)(
e),"session-env",e.id);return(0,h.namesIn)(t).some(n=>(0,h.readText)((0,u.join)(t,n))?.includes(T))}var Ke=require("./open-run.cjs").client_session,Je=require("./open-run.cjs").io_git;function ie({task:e,title:t,place:n,attempt:r},s=40){return`${[oe(e),ce(t,s).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var oe=e=>gt(ce(e,48),48),ae=(e,t)=>`${e} `.startsWith(
`${oe(t)} `),ce=(e,t)=>[...mt(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),mt=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu"),
" ");function gt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let s of e){if(n-=Buffer.byteLength(s),n<0)break;r+=s}return`${r}\u2026`}var x=require("./open-run.cjs").run_change,Ye=require("./open-run.cjs").run_policy,Ve=require("./open-run.cjs").run_reduce_judgement,Y=require("./open-run.cjs").view_terminal;var ke=require("./open-run.cjs").io_branches,y=require("./open-run.cjs").io_git,_=require("./open-run.cjs").io_git_diff,ye=require("./open-run.cjs").run_brief,xe=require("./open-run.cjs").run_change,Ft=require("./open-run.cjs").run_spec_review,
Dt=require("./open-run.cjs").run_unproved_work;var E=require("./open-run.cjs").client_transcript;var Zn=256*1024;var de=["exit","return","trap","exec","alias","function","unset","eval","source"],kt=String.raw`-\w*n\w*|-o\s+noexec`,er=new RegExp(String.raw`\b(?:${de.join("|")})\b|\bset\s+(?:\+|${kt})|\(\)|\|\||\bPATH=|^\s*\.`);var tr=new Set([...de,".","export","declare","typeset","readonly","cd","pushd"]);var yt=require("./open-run.cjs").model_run;var wt=require("./open-run.cjs").io_branches,bt=require("./open-run.cjs").io_git,k=require("./open-run.cjs").io_git_objects,vt=require("./open-run.cjs").run_change,fe=require("./open-run.cjs").engine_runs_engine_commit;var St=require("./open-run.cjs").io_branches,D=require("./open-run.cjs").io_git,$t=require("./open-run.cjs").io_git_diff,ue=require("./open-run.cjs").io_git_objects;var pe=require("./open-run.cjs").io_git,v=require("./open-run.cjs").io_git_objects,me=require("./open-run.cjs").run_change;var B=(...e)=>require("node:crypto").createHash(...e);var S=require("node:path"),O=require("./open-run.cjs").io_files,j=require("./open-run.cjs").io_git;var Tt=require("./open-run.cjs").io_files;var Et="<!-- ultraplan:command=implement -->",ge=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${Et}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;var Ot=e=>(0,S.join)(e,"ultraplan","init.json");function _t(e){let t=(0,O.tried)(()=>JSON.parse((0,O.readText)(Ot(e))??""));return t?.version===1?t:{version:1,settings:{},files:{}}}var At=e=>B("sha256").update(e).digest("hex");function W(e,t,n){let{settings:r,files:s}=_t(e);return new Set(t.filter(i=>{let o=r[i]?.after??s[i],a=o===void 0?void 0:n(i);return a!==void 0&&At(a)===o&&
It(i,a)}))}var he=(e,t)=>n=>(0,j.tryGit)(e,["cat-file","blob",`${t}:${n}`]),Ct=".ultraplan/config.yaml",Mt=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function It(e,t){return e===Ct?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===ge||t===Pt||Mt.test(e)}var Nt="# ultraplan: pre-push",Pt=`#!/bin/sh
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
`;var A=require("./open-run.cjs").engine_runs_engine_commit,Bt=require("./open-run.cjs").engine_runs_projections_work,jt=require("./open-run.cjs").engine_runs_record,we=require("./open-run.cjs").engine_runs_review_log;var Wt=20;function H(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let s=(0,y.tryGit)(r,["merge-base",n,t])?.trim()||n,i=e.tasks.flatMap(({override:d})=>d&&!d.adopted?d.left??[]:[]),o=new Set(
[...i,(0,we.progressFile)(e),...e.tasks.map(({file:d})=>d)]),a=(0,_.touchedPaths)(r,s,t,A.STEP).map(({mark:d,paths:b})=>b.filter(tt=>!((0,A.isStep)(e,d)?o:new Set(i)).has(tt))),c=[...new Set(a.flat())].
sort();if(c.length===0)return[];let l=(0,y.findRepository)(r)?.commonDir??"",g=W(l,c,he(r,t)),f=c.filter(d=>!g.has(d));if(f.length===0)return[];let w=a.filter(d=>d.some(b=>f.includes(b))).length,P=s!==
n&&!(0,ke.isAncestor)(r,e.approvedHead,t);return[{type:"commits_found",from:s,to:t,count:w,files:f.slice(0,Wt),...P?{lost:e.approvedHead}:{}}]}var N=require("./open-run.cjs").engine_runs_open_run,$=require("./open-run.cjs").engine_runs_record;var Ae=require("./open-run.cjs").io_branches,J=require("./open-run.cjs").io_git,Ce=require("./open-run.cjs").model_task_name;var Me=require("./open-run.cjs").run_change,xn=require("./open-run.cjs").run_groups,Ie=require("./open-run.cjs").run_next,Ne=require("./open-run.cjs").view_needs_you;var K=require("./open-run.cjs").io_git,en=require("./open-run.cjs").io_git_commit,ve=require("./open-run.cjs").io_git_diff;var C=require("./open-run.cjs").io_files,q=require("./open-run.cjs").journal_journal_error,qt=require("./open-run.cjs").journal_line;var Se=require("./open-run.cjs").model_task_name;var Ut=require("./open-run.cjs").model_task_name;var U=require("./open-run.cjs").model_reasons,Gt=require("./open-run.cjs").model_roles,Kt=require("./open-run.cjs").model_task_name;var tn=require("./open-run.cjs").run_reviews,$e=require("./open-run.cjs").run_spec_review,nn=require("./open-run.cjs").engine_runs_engine_commit;var Jt=require("./open-run.cjs").io_files,Yt=require("./open-run.cjs").io_git;var Vt=require("./open-run.cjs").journal_head;var be=require("./open-run.cjs").model_task_name;var ts=[[new RegExp("^\\P{L}*$","u"),"a skip needs a reason, and it is kept"],[/\btakes? too long\b/i,"Not a valid skip reason: a gate that is slow is still a gate"],[/\blooks good\b|\blgtm\b/i,"Gate \
exists to prevent this: what looks good is what it has to prove"],[/\bflak(y|es?|iness)\b/i,"Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)"]];var zt=require("./open-run.cjs").view_terminal,Xt=require("./open-run.cjs").engine_runs_active,G=require("./open-run.cjs").engine_runs_open_run;var M=require("./open-run.cjs").engine_runs_projections_approved_ref,rn=require("./open-run.cjs").engine_runs_projections_persons_branch,sn=require("./open-run.cjs").engine_runs_projections_receipts,Re=require("./open-run.cjs").engine_runs_record,
p=require("./open-run.cjs").engine_runs_review_log;var wn=require("./open-run.cjs").engine_runs_projections_approved_ref,bn=require("./open-run.cjs").engine_runs_projections_persons_branch,Pe=require("./open-run.cjs").engine_runs_record;var on=require("./open-run.cjs").io_files,Te=require("./open-run.cjs").io_process_ref,an=require("./open-run.cjs").run_next,Ee=require("./open-run.cjs").engine_runs_active;var cn=require("./open-run.cjs").io_git,dn=require("./open-run.cjs").io_git_status,ln=require("./open-run.cjs").model_task_name,fn=require("./open-run.cjs").run_next,un=require("./open-run.cjs").run_unproved_work;var pn=require("./open-run.cjs").engine_runs_record;var gn=require("./open-run.cjs").io_files;var hn=require("./open-run.cjs").run_next,Oe=require("./open-run.cjs").view_needs_you,kn=require("./open-run.cjs").view_summary,_e=require("./open-run.cjs").engine_runs_active,yn=require("./open-run.cjs").engine_runs_projections_persons_branch;var Le=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,Me.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:s})=>s===n)+1}/${e.tasks.length}`});var De=require("node:path"),Be=require("node:timers/promises"),je=require("./open-run.cjs").io_files,I=require("./open-run.cjs").io_git,Sn=require("./open-run.cjs").io_git_objects,$n=require("./open-run.cjs").io_worktrees,
Rn=require("./open-run.cjs").engine_runs_open_run;var Fe=require("./open-run.cjs").io_git,vn=require("./open-run.cjs").view_run_view;var Tn=8e3,En=40,On=(e,t)=>(0,De.join)(e,"started",t);var We="call-",_n=e=>`${We}${e.replace(/[^\w-]/g,"")}`;async function He(e,t,n){let s=[...e.tasks.flatMap(({attempts:c})=>c.map(l=>({...l,id:l.ticket}))),...e.tickets].filter(({id:c,isolated:l,base:g})=>l&&
g===n.base&&c!==n.id).flatMap(({toolUseId:c})=>c===void 0?[]:_n(c)),i=[...new Set(s)],o=()=>(0,je.namesIn)(On(t,n.base)).filter(c=>!c.startsWith(We)||i.includes(c)).length,a=Date.now()+Tn;for(;o()<i.length&&
Date.now()<a;)await(0,Be.setTimeout)(En)}var An=/^ultraplan:/,Cn="there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",Mn=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function V(e,t){if(!An.test(t.subagentType))
return{kind:"not-ours"};let n=(0,N.openActiveRun)(e.home,e.id);if(!n)return Bn(e,t);let r=(o,a)=>Ze(a,t,n,o),s=`run ${n.run.id} is driven by another client; this one may not dispatch its agents`;if(!(0,Ke.isDriver)(
n.run,e))return r("ticket/other-client",s);if(t.agentId)return r("ticket/nested","an agent of a run may not start agents");let i=Mn.exec(t.prompt)?.[1];return i?In(n,e,t,i):r("ticket/missing",Cn)}async function In(e,t,n,r){
let s=qe(e.run,r,n),i=s&&!Ue(e.run,s,r)?await(await Promise.resolve().then(()=>at(require("./work.cjs").engine_dispatch_prompt_for_ticket,1))).promptAfterBaseline(e,s,t.env):void 0;if(i&&"stopped"in i)
return{kind:"refused",reason:i.stopped};let o=(0,$.recordOn)(e,l=>s?Pn(l,s):void 0,(l,g)=>{let f=qe(l,r,n),w=Ue(l,f,r);if(w)return{events:[et("ticket/invalid",n,w)],reply:{refusal:w}};if(!f||f.id!==s?.
id||!i)return{events:[],reply:void 0};let{prompt:P,held:d}=i,b=Nn(l,f,t,n,g?.head,d);return{events:[...g?.foreign??[],b],reply:{ticket:f,prompt:P}}});if(!o)return V(t,n);if("refusal"in o)return Qe(o.refusal,
n,e);let{ticket:a,prompt:c}=o;return{kind:"redeemed",description:Fn(e.run,a),prompt:c,background:t.mode==="screen",isolated:a.isolated,model:Xe(e.run,a),...Ln(e.run,a),turn:a.isolated?He(e.run,e.dir,a):
Promise.resolve()}}function Nn(e,t,n,{toolUseId:r},s,i){let o=Xe(e,t);return{type:"ticket_redeemed",ticket:t.id,toolUseId:r,session:n.id,...o===void 0?{}:{model:o},...s===void 0||s===t.base?{}:{base:s},
...i&&t.role==="spec-executor"?{held:i}:{},...t.role==="spec-executor"&&!t.isolated&&se(n)?{marks:!0}:{}}}function Pn(e,{role:t,isolated:n}){let r=t==="spec-executor"&&!n?(0,Je.branchHead)(e):void 0;return r===
void 0?void 0:{head:r,foreign:H(e,r)}}function Ln(e,{task:t,role:n,attempt:r}){let s=(0,Ve.greenBefore)((0,x.taskOf)(e,t)??{id:t});return n==="spec-executor"&&r===1&&e.notices.some(({text:o})=>o===s)?
{show:`ultraplan: ${s}`}:{}}var ze=(e,t)=>e.tickets.filter(n=>n.id===t||n.group===t);function qe(e,t,{subagentType:n,description:r}){let s=e.tasks.filter(o=>ae(r,o.id)).map(o=>o.id),i=ze(e,t).filter(({
role:o,task:a})=>n===`ultraplan:${o}`&&(s.length===0||s.includes(a)));return i.find(o=>!o.redeemedAt)??i[0]}function Fn(e,t){let n=(0,x.taskOf)(e,t.task)?.name,r=Le(e,t);return ie(n===void 0?r:{...r,task:"",
title:n})}function Xe(e,t){let n=(0,x.taskOf)(e,t.task);return n&&(0,Ye.modelFor)(e,n,t.role)}function Ue(e,t,n){if(e.state!=="running")return`the run is ${e.state}`;if(t)return t.redeemedAt?"this tic\
ket was used already; wait for its agent":void 0;let r=ze(e,n).map(({role:s,task:i})=>`ultraplan:${s} (${(0,Y.oneLine)(i)})`);return r.length===0?"this ticket is unknown or was used; follow the newest\
 ultraplan:next line":`this ticket is for ${r.join(", ")}; copy subagent_type and description from the newest ultraplan:next line`}var Ge=10,Dn=100;function Ze(e,t,n,r){return(0,$.append)(n,et(r,t,e)),
Qe(e,t,n)}function Qe(e,t,n){let{run:r}=n;if((r.refusedDispatches??0)<Ge)return{kind:"refused",reason:e};if(r.state==="running"&&!r.tickets.some(s=>ne(s,t.transcript))){let s=`the session tried to sta\
rt ${Ge} agents in a row that the run had not asked for; ultraplan log names them`;(0,$.append)(n,{type:"run_parked",cause:s})}return{kind:"refused",reason:e,endsTurn:!0}}var et=(e,t,n)=>({type:"refus\
ed",id:e,what:`starting ${(0,Y.oneLine)(t.subagentType).slice(0,Dn)}`,why:n,...t.agentId?{agentId:t.agentId}:{}});function Bn(e,t){let n=(0,N.openRun)(e.cwd,e.home),r="ultraplan agents are started by \
a run; type /ultraplan:implement <spec> to start one";if("error"in n||(0,x.hasEnded)(n.run))return{kind:"refused",reason:r};let s=`run ${n.run.id} is driven by another session; this one may not dispat\
ch its agents`;return Ze(s,t,n,"ticket/other-session")}var jn=async(e,{session:t})=>{let n=e.tool_input??{},r=await V(t,{subagentType:m(n.subagent_type),description:m(n.description),prompt:m(n.prompt),toolUseId:m(e.tool_use_id),transcript:m(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return ee;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,endsTurn:r.endsTurn};case"redeemed":return await r.turn,
{kind:"rewrite",show:r.show,input:{subagent_type:m(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?
{isolation:"worktree"}:{}}}}};0&&(module.exports={hooks_agent_call});
