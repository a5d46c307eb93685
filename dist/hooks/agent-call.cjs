const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var et=Object.create;var R=Object.defineProperty;var tt=Object.getOwnPropertyDescriptor;var nt=Object.getOwnPropertyNames;var rt=Object.getPrototypeOf,st=Object.prototype.hasOwnProperty;var Y=(e,t)=>{for(var n in t)R(e,n,{get:t[n],enumerable:!0})},z=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of nt(t))!st.call(e,s)&&s!==n&&R(e,s,{get:()=>t[s],enumerable:!(r=tt(
t,s))||r.enumerable});return e};var it=(e,t,n)=>(n=e!=null?et(rt(e)):{},z(t||!e||!e.__esModule?R(n,"default",{value:e,enumerable:!0}):n,e)),ot=e=>z(R({},"__esModule",{value:!0}),e);var jn={};Y(jn,{hooks_agent_call:()=>V});module.exports=ot(jn);var V={};Y(V,{hook:()=>Wn});var X=require("./open-run.cjs").io_process_ref;var m=e=>typeof e=="string"?e:"";var Z={kind:"pass"};var L=require("node:fs"),u=require("node:path"),h=require("./open-run.cjs").io_files,F=require("./open-run.cjs").client_session,Q=require("./open-run.cjs").client_transcript;var at=(e,t)=>!(0,L.existsSync)(e)||ct((0,u.dirname)(e)).flatMap(n=>(0,h.namesIn)(n).map(r=>(0,u.join)(n,r))).some(n=>n.endsWith(".meta.json")&&(0,Q.readRecord)(n).toolUseId===t),ee=({agentId:e,judging:t,
toolUseId:n},r)=>e!==void 0||t!==void 0||n!==void 0&&at(r,n);var ct=e=>(0,h.namesIn)(e).map(t=>(0,u.join)(e,t,"subagents")),dt=2;var T="ULTRAPLAN_MARKS",te=[["core.looseCompression",dt],["gc.auto",0],["maintenance.auto","false"]],lt=te.map(([e,t],n)=>{let r=`$((\${GIT_CONFIG_COUNT:-0}+${n}))`;return`"GIT_CONFIG_KEY_${r}=${e}" "\
GIT_CONFIG_VALUE_${r}=${t}"`}).join(" "),ft=`[ -n "\${${T}-}" ] || [ ! -e ~/.ultraplan/active/"\${CLAUDE_CODE_SESSION_ID:-none}" ] || export ${T}=1 ${lt} "GIT_CONFIG_COUNT=$((\${GIT_CONFIG_COUNT:-0}+${te.
length}))"`,Un=`case "\${CLAUDE_ENV_FILE-}" in *session-env*) grep -q ${T} "$CLAUDE_ENV_FILE" 2>/dev/null || printf '\\n%s\\n' '${ft}' >>"$CLAUDE_ENV_FILE";; esac; `;function ne(e){let t=(0,u.join)((0,F.clientHome)(
e),"session-env",e.id);return(0,h.namesIn)(t).some(n=>(0,h.readText)((0,u.join)(t,n))?.includes(T))}var Ue=require("./open-run.cjs").client_session,Ge=require("./open-run.cjs").io_git;function re({task:e,title:t,place:n,attempt:r},s=40){return`${[se(e),oe(t,s).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var se=e=>pt(oe(e,48),48),ie=(e,t)=>`${e} `.startsWith(
`${se(t)} `),oe=(e,t)=>[...ut(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),ut=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu"),
" ");function pt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let s of e){if(n-=Buffer.byteLength(s),n<0)break;r+=s}return`${r}\u2026`}var x=require("./open-run.cjs").run_change,Ke=require("./open-run.cjs").run_policy,Je=require("./open-run.cjs").run_reduce_judgement,K=require("./open-run.cjs").view_terminal;var ge=require("./open-run.cjs").io_branches,y=require("./open-run.cjs").io_git,_=require("./open-run.cjs").io_git_diff,he=require("./open-run.cjs").run_brief,ke=require("./open-run.cjs").run_change,Pt=require("./open-run.cjs").run_spec_review,
Lt=require("./open-run.cjs").run_unproved_work;var E=require("./open-run.cjs").client_transcript;var Zn=256*1024;var ae=["exit","return","trap","exec","alias","function","unset","eval","source"],gt=String.raw`-\w*n\w*|-o\s+noexec`,er=new RegExp(String.raw`\b(?:${ae.join("|")})\b|\bset\s+(?:\+|${gt})|\(\)|\|\||\bPATH=|^\s*\.`);var tr=new Set([...ae,".","export","declare","typeset","readonly","cd","pushd"]);var ht=require("./open-run.cjs").model_run;var yt=require("./open-run.cjs").io_branches,xt=require("./open-run.cjs").io_git,k=require("./open-run.cjs").io_git_objects,wt=require("./open-run.cjs").run_change,de=require("./open-run.cjs").engine_runs_engine_commit;var bt=require("./open-run.cjs").io_branches,D=require("./open-run.cjs").io_git,vt=require("./open-run.cjs").io_git_diff,le=require("./open-run.cjs").io_git_objects;var fe=require("./open-run.cjs").io_git,v=require("./open-run.cjs").io_git_objects,ue=require("./open-run.cjs").run_change;var B=(...e)=>require("node:crypto").createHash(...e);var $=require("node:path"),O=require("./open-run.cjs").io_files,W=require("./open-run.cjs").io_git;var St=require("./open-run.cjs").io_files;var Rt="<!-- ultraplan:command=implement -->",pe=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${Rt}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;var Tt=e=>(0,$.join)(e,"ultraplan","init.json");function Et(e){let t=(0,O.tried)(()=>JSON.parse((0,O.readText)(Tt(e))??""));return t?.version===1?t:{version:1,settings:{},files:{}}}var Ot=e=>B("sha256").update(e).digest("hex");function j(e,t,n){let{settings:r,files:s}=Et(e);return new Set(t.filter(i=>{let o=r[i]?.after??s[i],a=o===void 0?void 0:n(i);return a!==void 0&&Ot(a)===o&&
Ct(i,a)}))}var me=(e,t)=>n=>(0,W.tryGit)(e,["cat-file","blob",`${t}:${n}`]),_t=".ultraplan/config.yaml",At=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function Ct(e,t){return e===_t?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===pe||t===It||At.test(e)}var Mt="# ultraplan: pre-push",It=`#!/bin/sh
${Mt}
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
`;var A=require("./open-run.cjs").engine_runs_engine_commit,Ft=require("./open-run.cjs").engine_runs_projections_work,Dt=require("./open-run.cjs").engine_runs_record,ye=require("./open-run.cjs").engine_runs_review_log;var Bt=20;function H(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let s=(0,y.tryGit)(r,["merge-base",n,t])?.trim()||n,i=e.tasks.flatMap(({override:d})=>d&&!d.adopted?d.left??[]:[]),o=new Set(
[...i,(0,ye.progressFile)(e),...e.tasks.map(({file:d})=>d)]),a=(0,_.touchedPaths)(r,s,t,A.STEP).map(({mark:d,paths:b})=>b.filter(Qe=>!((0,A.isStep)(e,d)?o:new Set(i)).has(Qe))),c=[...new Set(a.flat())].
sort();if(c.length===0)return[];let l=(0,y.findRepository)(r)?.commonDir??"",g=j(l,c,me(r,t)),f=c.filter(d=>!g.has(d));if(f.length===0)return[];let w=a.filter(d=>d.some(b=>f.includes(b))).length,P=s!==
n&&!(0,ge.isAncestor)(r,e.approvedHead,t);return[{type:"commits_found",from:s,to:t,count:w,files:f.slice(0,Bt),...P?{lost:e.approvedHead}:{}}]}var N=require("./open-run.cjs").engine_runs_open_run,S=require("./open-run.cjs").engine_runs_record;var kn=require("./open-run.cjs").io_branches,Oe=require("./open-run.cjs").io_git,yn=require("./open-run.cjs").model_task_name;var _e=require("./open-run.cjs").run_change,xn=require("./open-run.cjs").run_groups,Ae=require("./open-run.cjs").run_next,wn=require("./open-run.cjs").view_branches,Ce=require("./open-run.cjs").view_needs_you;var G=require("./open-run.cjs").io_git,Zt=require("./open-run.cjs").io_git_commit,we=require("./open-run.cjs").io_git_diff;var C=require("./open-run.cjs").io_files,q=require("./open-run.cjs").journal_journal_error,jt=require("./open-run.cjs").journal_line;var be=require("./open-run.cjs").model_task_name;var Ht=require("./open-run.cjs").model_task_name;var qt=require("./open-run.cjs").model_roles,Ut=require("./open-run.cjs").model_task_name;var Qt=require("./open-run.cjs").run_reviews,ve=require("./open-run.cjs").run_spec_review,en=require("./open-run.cjs").engine_runs_engine_commit;var Gt=require("./open-run.cjs").io_files,Kt=require("./open-run.cjs").io_git;var Jt=require("./open-run.cjs").journal_head;var xe=require("./open-run.cjs").model_task_name;var ts=[[new RegExp("^\\P{L}*$","u"),"a skip needs a reason, and it is kept"],[/\btakes? too long\b/i,"Not a valid skip reason: a gate that is slow is still a gate"],[/\blooks good\b|\blgtm\b/i,"Gate \
exists to prevent this: what looks good is what it has to prove"],[/\bflak(y|es?|iness)\b/i,"Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)"]];var Vt=require("./open-run.cjs").view_terminal,Yt=require("./open-run.cjs").engine_runs_active,U=require("./open-run.cjs").engine_runs_open_run;var M=require("./open-run.cjs").engine_runs_projections_approved_ref,tn=require("./open-run.cjs").engine_runs_projections_persons_branch,nn=require("./open-run.cjs").engine_runs_projections_receipts,$e=require("./open-run.cjs").engine_runs_record,
p=require("./open-run.cjs").engine_runs_review_log;var bn=require("./open-run.cjs").engine_runs_projections_approved_ref,Me=require("./open-run.cjs").engine_runs_projections_persons_branch,Ie=require("./open-run.cjs").engine_runs_record;var rn=require("./open-run.cjs").io_files,Se=require("./open-run.cjs").io_process_ref,sn=require("./open-run.cjs").run_next,Re=require("./open-run.cjs").engine_runs_active;var on=require("./open-run.cjs").io_git,an=require("./open-run.cjs").io_git_status,cn=require("./open-run.cjs").model_task_name,dn=require("./open-run.cjs").run_next,ln=require("./open-run.cjs").run_unproved_work;var fn=require("./open-run.cjs").engine_runs_record;var pn=require("./open-run.cjs").io_files;var mn=require("./open-run.cjs").run_next,Te=require("./open-run.cjs").view_needs_you,gn=require("./open-run.cjs").view_summary,Ee=require("./open-run.cjs").engine_runs_active,hn=require("./open-run.cjs").engine_runs_projections_persons_branch;var Ne=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,_e.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:s})=>s===n)+1}/${e.tasks.length}`});var Le=require("node:path"),Fe=require("node:timers/promises"),De=require("./open-run.cjs").io_files,I=require("./open-run.cjs").io_git,$n=require("./open-run.cjs").io_git_objects,Sn=require("./open-run.cjs").io_worktrees,
Rn=require("./open-run.cjs").engine_runs_open_run;var Pe=require("./open-run.cjs").io_git,vn=require("./open-run.cjs").view_run_view;var Tn=8e3,En=40,On=(e,t)=>(0,Le.join)(e,"started",t);var Be="call-",_n=e=>`${Be}${e.replace(/[^\w-]/g,"")}`;async function We(e,t,n){let s=[...e.tasks.flatMap(({attempts:c})=>c.map(l=>({...l,id:l.ticket}))),...e.tickets].filter(({id:c,isolated:l,base:g})=>l&&
g===n.base&&c!==n.id).flatMap(({toolUseId:c})=>c===void 0?[]:_n(c)),i=[...new Set(s)],o=()=>(0,De.namesIn)(On(t,n.base)).filter(c=>!c.startsWith(Be)||i.includes(c)).length,a=Date.now()+Tn;for(;o()<i.length&&
Date.now()<a;)await(0,Fe.setTimeout)(En)}var An=/^ultraplan:/,Cn="there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",Mn=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function J(e,t){if(!An.test(t.subagentType))
return{kind:"not-ours"};let n=(0,N.openActiveRun)(e.home,e.id);if(!n)return Bn(e,t);let r=(o,a)=>ze(a,t,n,o),s=`run ${n.run.id} is driven by another client; this one may not dispatch its agents`;if(!(0,Ue.isDriver)(
n.run,e))return r("ticket/other-client",s);if(t.agentId)return r("ticket/nested","an agent of a run may not start agents");let i=Mn.exec(t.prompt)?.[1];return i?In(n,e,t,i):r("ticket/missing",Cn)}async function In(e,t,n,r){
let s=je(e.run,r,n),i=s&&!He(e.run,s,r)?await(await Promise.resolve().then(()=>it(require("./work.cjs").engine_dispatch_prompt_for_ticket,1))).promptAfterBaseline(e,s,t.env):void 0;if(i&&"stopped"in i)
return{kind:"refused",reason:i.stopped};let o=(0,S.recordOn)(e,l=>s?Pn(l,s):void 0,(l,g)=>{let f=je(l,r,n),w=He(l,f,r);if(w)return{events:[Ze("ticket/invalid",n,w)],reply:{refusal:w}};if(!f||f.id!==s?.
id||!i)return{events:[],reply:void 0};let{prompt:P,held:d}=i,b=Nn(l,f,t,n,g?.head,d);return{events:[...g?.foreign??[],b],reply:{ticket:f,prompt:P}}});if(!o)return J(t,n);if("refusal"in o)return Xe(o.refusal,
n,e);let{ticket:a,prompt:c}=o;return{kind:"redeemed",description:Fn(e.run,a),prompt:c,background:t.mode==="screen",isolated:a.isolated,model:Ye(e.run,a),...Ln(e.run,a),turn:a.isolated?We(e.run,e.dir,a):
Promise.resolve()}}function Nn(e,t,n,{toolUseId:r},s,i){let o=Ye(e,t);return{type:"ticket_redeemed",ticket:t.id,toolUseId:r,session:n.id,...o===void 0?{}:{model:o},...s===void 0||s===t.base?{}:{base:s},
...i&&t.role==="spec-executor"?{held:i}:{},...t.role==="spec-executor"&&!t.isolated&&ne(n)?{marks:!0}:{}}}function Pn(e,{role:t,isolated:n}){let r=t==="spec-executor"&&!n?(0,Ge.branchHead)(e):void 0;return r===
void 0?void 0:{head:r,foreign:H(e,r)}}function Ln(e,{task:t,role:n,attempt:r}){let s=(0,Je.greenBefore)((0,x.taskOf)(e,t)??{id:t});return n==="spec-executor"&&r===1&&e.notices.some(({text:o})=>o===s)?
{show:`ultraplan: ${s}`}:{}}var Ve=(e,t)=>e.tickets.filter(n=>n.id===t||n.group===t);function je(e,t,{subagentType:n,description:r}){let s=e.tasks.filter(o=>ie(r,o.id)).map(o=>o.id),i=Ve(e,t).filter(({
role:o,task:a})=>n===`ultraplan:${o}`&&(s.length===0||s.includes(a)));return i.find(o=>!o.redeemedAt)??i[0]}function Fn(e,t){let n=(0,x.taskOf)(e,t.task)?.name,r=Ne(e,t);return re(n===void 0?r:{...r,task:"",
title:n})}function Ye(e,t){let n=(0,x.taskOf)(e,t.task);return n&&(0,Ke.modelFor)(e,n,t.role)}function He(e,t,n){if(e.state!=="running")return`the run is ${e.state}`;if(t)return t.redeemedAt?"this tic\
ket was used already; wait for its agent":void 0;let r=Ve(e,n).map(({role:s,task:i})=>`ultraplan:${s} (${(0,K.oneLine)(i)})`);return r.length===0?"this ticket is unknown or was used; follow the newest\
 ultraplan:next line":`this ticket is for ${r.join(", ")}; copy subagent_type and description from the newest ultraplan:next line`}var qe=10,Dn=100;function ze(e,t,n,r){return(0,S.append)(n,Ze(r,t,e)),
Xe(e,t,n)}function Xe(e,t,n){let{run:r}=n;if((r.refusedDispatches??0)<qe)return{kind:"refused",reason:e};if(r.state==="running"&&!r.tickets.some(s=>ee(s,t.transcript))){let s=`${qe} dispatches in a ro\
w were refused, the last one because: ${e}`;(0,S.append)(n,{type:"run_parked",cause:s})}return{kind:"refused",reason:e,endsTurn:!0}}var Ze=(e,t,n)=>({type:"refused",id:e,what:`dispatching ${(0,K.oneLine)(
t.subagentType).slice(0,Dn)} (${n})`,...t.agentId?{agentId:t.agentId}:{}});function Bn(e,t){let n=(0,N.openRun)(e.cwd,e.home),r="ultraplan agents are started by a run; type /ultraplan:implement <spec>\
 to start one";if("error"in n||(0,x.hasEnded)(n.run))return{kind:"refused",reason:r};let s=`run ${n.run.id} is driven by another session; this one may not dispatch its agents`;return ze(s,t,n,"ticket/\
other-session")}var Wn=async(e,{session:t})=>{let n=e.tool_input??{},r=await J(t,{subagentType:m(n.subagent_type),description:m(n.description),prompt:m(n.prompt),toolUseId:m(e.tool_use_id),transcript:m(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return Z;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,endsTurn:r.endsTurn};case"redeemed":return await r.turn,
{kind:"rewrite",show:r.show,input:{subagent_type:m(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?
{isolation:"worktree"}:{}}}}};0&&(module.exports={hooks_agent_call});
