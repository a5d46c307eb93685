const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var lt=Object.create;var E=Object.defineProperty;var ft=Object.getOwnPropertyDescriptor;var ut=Object.getOwnPropertyNames;var pt=Object.getPrototypeOf,mt=Object.prototype.hasOwnProperty;var ie=(e,t)=>{for(var n in t)E(e,n,{get:t[n],enumerable:!0})},oe=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of ut(t))!mt.call(e,s)&&s!==n&&E(e,s,{get:()=>t[s],enumerable:!(r=
ft(t,s))||r.enumerable});return e};var gt=(e,t,n)=>(n=e!=null?lt(pt(e)):{},oe(t||!e||!e.__esModule?E(n,"default",{value:e,enumerable:!0}):n,e)),ht=e=>oe(E({},"__esModule",{value:!0}),e);var ir={};ie(ir,{hooks_agent_call:()=>te});module.exports=ht(ir);var te={};ie(te,{hook:()=>sr});var ae=require("./open-run.cjs").io_process_ref;var w=e=>typeof e=="string"?e:"";var ce={kind:"pass"};var N=require("./open-run.cjs").client_agent_files,tt=require("./open-run.cjs").client_session,nt=require("./open-run.cjs").io_git;function de({task:e,title:t,place:n,attempt:r},s=40){return`${[le(e),ue(t,s).trim(),`(${n})`].filter(o=>o!=="").join(" ")}${r>1?`, attempt ${r}`:""}`}var le=e=>yt(ue(e,48),48),fe=(e,t)=>`${e} `.startsWith(
`${le(t)} `),ue=(e,t)=>[...kt(e).replace(/[`"<>\\]/g," ").replaceAll("ultraplan:next","ultraplan next")].slice(0,t).join(""),kt=e=>e.replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]|\\p{Surrogate}","gu"),
" ");function yt(e,t){if(Buffer.byteLength(e)<=t)return e;let n=t-Buffer.byteLength("\u2026"),r="";for(let s of e){if(n-=Buffer.byteLength(s),n<0)break;r+=s}return`${r}\u2026`}var x=require("./open-run.cjs").run_change,rt=require("./open-run.cjs").run_policy,st=require("./open-run.cjs").run_reduce_judgement,Q=require("./open-run.cjs").view_terminal;var Se=require("./open-run.cjs").io_branches,S=require("./open-run.cjs").io_git,C=require("./open-run.cjs").io_git_diff,ve=require("./open-run.cjs").run_brief,$e=require("./open-run.cjs").run_change,jt=require("./open-run.cjs").run_spec_review,
Ht=require("./open-run.cjs").run_unproved_work;var _=require("./open-run.cjs").client_transcript;var mr=256*1024;var bt=require("./open-run.cjs").client_agent_files;var pe=["exit","return","trap","exec","alias","function","unset","eval","source"],wt=String.raw`-\w*n\w*|-o\s+noexec`,hr=new RegExp(String.raw`\b(?:${pe.join("|")})\b|\bset\s+(?:\+|${wt})|\(\)|\|\||\bPATH=|^\s*\.`);var kr=new Set([...pe,".","export","declare","typeset","readonly","cd","pushd"]);var ge=require("./open-run.cjs").model_run;var B=e=>e.replace(/^\ufeff/,"").replace(/\s+$/,"").split(/\r\n|\r|\n/).map(t=>t.trimEnd());var W=e=>`git add -- ${D(e)} && git commit -m "say what it does" -- ${D(e)}`;var j=(e,t)=>`take back your own change by editing it (git diff ${t.slice(0,12)} HEAD -- ${D(e)} shows it): ${W(e)}`,D=e=>(0,ge.shellWord)(/[*?[\\]|^:/.test(e)?`:(literal)${e}`:e);var St=require("./open-run.cjs").io_branches,vt=require("./open-run.cjs").io_git,b=require("./open-run.cjs").io_git_objects,$t=require("./open-run.cjs").run_change,he=require("./open-run.cjs").engine_runs_engine_commit;var Rt=require("./open-run.cjs").client_agent_files,Tt=require("./open-run.cjs").io_branches,H=require("./open-run.cjs").io_git,Ot=require("./open-run.cjs").io_git_diff,ke=require("./open-run.cjs").io_git_objects,
Et=require("./open-run.cjs").engine_runs_projections_work;var ye=require("./open-run.cjs").io_git,R=require("./open-run.cjs").io_git_objects,xe=require("./open-run.cjs").run_change;var q=(...e)=>require("node:crypto").createHash(...e);var T=require("node:path"),A=require("./open-run.cjs").io_files,G=require("./open-run.cjs").io_git;var At=require("./open-run.cjs").io_files;var Ct="<!-- ultraplan:command=implement -->",we=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${Ct}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;var Mt=e=>(0,T.join)(e,"ultraplan","init.json");function It(e){let t=(0,A.tried)(()=>JSON.parse((0,A.readText)(Mt(e))??""));return t?.version===1?t:{version:1,settings:{},files:{}}}var Ft=e=>q("sha256").update(e).digest("hex");function U(e,t,n){let{settings:r,files:s}=It(e);return new Set(t.filter(i=>{let o=r[i]?.after??s[i],a=o===void 0?void 0:n(i);return a!==void 0&&Ft(a)===o&&
Lt(i,a)}))}var be=(e,t)=>n=>(0,G.tryGit)(e,["cat-file","blob",`${t}:${n}`]),Pt=".ultraplan/config.yaml",Nt=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function Lt(e,t){return e===Pt?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===we||t===Bt||Nt.test(e)}var Dt="# ultraplan: pre-push",Bt=`#!/bin/sh
${Dt}
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
`;var M=require("./open-run.cjs").engine_runs_engine_commit,qt=require("./open-run.cjs").engine_runs_projections_work,Gt=require("./open-run.cjs").engine_runs_record,Re=require("./open-run.cjs").engine_runs_review_log;var Ut=20;function K(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let s=(0,S.tryGit)(r,["merge-base",n,t])?.trim()||n,i=e.tasks.flatMap(({override:p})=>p&&!p.adopted?p.left??[]:[]),o=new Set(
[...i,(0,Re.progressFile)(e),...e.tasks.map(({file:p})=>p)]),a=(0,C.touchedPaths)(r,s,t,M.STEP).map(({mark:p,paths:h})=>h.filter(ne=>!((0,M.isStep)(e,p)?o:new Set(i)).has(ne))),c=[...new Set(a.flat())].
sort();if(c.length===0)return[];let d=(0,S.findRepository)(r)?.commonDir??"",m=U(d,c,be(r,t)),l=c.filter(p=>!m.has(p));if(l.length===0)return[];let f=a.filter(p=>p.some(h=>l.includes(h))).length,g=s!==
n&&!(0,Se.isAncestor)(r,e.approvedHead,t);return[{type:"commits_found",from:s,to:t,count:f,files:l.slice(0,Ut),...g?{lost:e.approvedHead}:{}}]}var L=require("./open-run.cjs").engine_runs_open_run,O=require("./open-run.cjs").engine_runs_record;var In=require("./open-run.cjs").io_branches,Z=require("./open-run.cjs").io_git,Fn=require("./open-run.cjs").model_run,Be=require("./open-run.cjs").model_task_name;var We=require("./open-run.cjs").run_change,Pn=require("./open-run.cjs").run_groups,je=require("./open-run.cjs").run_next,Nn=require("./open-run.cjs").view_branches,He=require("./open-run.cjs").view_needs_you;var z=require("./open-run.cjs").io_git,on=require("./open-run.cjs").io_git_commit,Oe=require("./open-run.cjs").io_git_diff;var I=require("./open-run.cjs").io_files,J=require("./open-run.cjs").journal_journal_error,Jt=require("./open-run.cjs").journal_line;var Ee=require("./open-run.cjs").model_task_name;var Yt=require("./open-run.cjs").model_task_name;var Y=require("./open-run.cjs").model_reasons,Vt=require("./open-run.cjs").model_roles,zt=require("./open-run.cjs").model_task_name;var an=require("./open-run.cjs").run_reviews,_e=require("./open-run.cjs").run_spec_review,cn=require("./open-run.cjs").engine_runs_engine_commit;var Xt=require("./open-run.cjs").io_files,Zt=require("./open-run.cjs").io_git;var Qt=require("./open-run.cjs").journal_head;var Te=require("./open-run.cjs").model_task_name;var gs=[[new RegExp("^\\P{L}*$","u"),"a skip needs a reason, and it is kept"],[/\btakes? too long\b/i,"Not a valid skip reason: a gate that is slow is still a gate"],[/\blooks good\b|\blgtm\b/i,"Gate \
exists to prevent this: what looks good is what it has to prove"],[/\bflak(y|es?|iness)\b/i,"Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)"]];var en=require("./open-run.cjs").view_terminal,tn=require("./open-run.cjs").engine_runs_active,V=require("./open-run.cjs").engine_runs_open_run;var F=require("./open-run.cjs").engine_runs_projections_approved_ref,dn=require("./open-run.cjs").engine_runs_projections_persons_branch,ln=require("./open-run.cjs").engine_runs_projections_receipts,Ae=require("./open-run.cjs").engine_runs_record,
y=require("./open-run.cjs").engine_runs_review_log;var Ln=require("./open-run.cjs").engine_runs_projections_approved_ref,qe=require("./open-run.cjs").engine_runs_projections_persons_branch,Ge=require("./open-run.cjs").engine_runs_record;var fn=require("./open-run.cjs").io_files,Ce=require("./open-run.cjs").io_process_ref,un=require("./open-run.cjs").run_next,Me=require("./open-run.cjs").engine_runs_active;var Pe=require("./open-run.cjs").model_run,Ne=require("./open-run.cjs").model_task_name;function Ie(e){let[,t]=/^S(\d)-/.exec(e.rows?.[0]??"")??[],n=t===void 0?"design":`00${t}`;return{severity:"block",rows:[],seed:n,tunable:!1,...e}}var Fe=(e,t)=>e.length>t?`${e.slice(0,t-3)}...`:e;var pn=5,Ws=Ie({id:"plan/unchanged",stage:"artifacts",failure:"FALSE_CLAIM",summary:"the plan and the configuration are as they were pinned, but for the own box",message:"{what} of {task} was changed:\
 {line as it was}, now {line as it is}",run:e=>[...mn(e),...kn(e)]});function mn({plan:e,planText:t,task:n,base:r}){return[...t].flatMap(([s,{now:i,base:o,begun:a=[]}])=>{let c=X(e,s,i,n);if(c.length===
0)return[];if(i===void 0){let l=`${r.slice(0,12)}:${s}`,f=`write it again as it was (git show ${(0,Pe.shellWord)(l)} prints it), with your box ticked: ${W(s)}`;return{file:s,message:"the plan is gone",
fix:f}}let d=[o??[],...a].flat().flatMap(l=>X(e,s,l,n)),m=c.filter(l=>!d.some(f=>f.was===l.was&&f.is===l.is));return m.length===0?{file:s,message:"the plan differs from the one the run was started wit\
h, since before this task",severity:"warn"}:m.slice(0,pn).map(l=>({file:s,line:l.line,message:gn(l,n),fix:`${j(s,r)}; your own box stays ticked`}))})}function gn({line:e,was:t,is:n,task:r},s){let i=r?
`${hn(r,e)} of ${r.id===s.id?"the task":(0,Ne.taskWord)(r)}`:"the plan";return t===void 0?`${i} has a line that was not pinned: ${P(n)}`:n===void 0?`a line of ${i} is gone: ${P(t)}`:`${i} was changed:\
 ${P(t)}, now ${P(n)}`}function hn(e,t){return e.verify.some(n=>n.line===t)?"the verify":t===e.line?"the title":"the text"}var P=(e="")=>JSON.stringify(Fe(e.trim(),80));function kn({base:e,filesChanged:t,
uncommitted:n,tampered:r}){let s=[...t,...n.map(({path:a})=>a)].filter(a=>/^\.ultraplan\//.test(a)),i=[...new Set(s)].map(a=>({file:a,message:"the configuration of the run was changed",fix:`a person s\
ets it before a run starts: ${j(a,e)}`})),o=r.map(a=>({file:a,message:"a file that only the engine writes was changed",fix:"leave it alone: it is written anew, and nothing is read from it"}));return[...i,
...o]}var yn=/^(\s*(?:[-*+]|\d+[.)])\s+\[)[ xX~-](\].*)$/,v=e=>e.replace(yn,"$1 $2");function X(e,t,n,r){let s=B(e.files.find(({path:u})=>u===t)?.text??""),i=e.tasks.filter(u=>u.file===t),o=u=>i.findLast(
k=>u>=k.line&&u<=k.endLine);if(n===void 0)return[{line:1,was:s[0],is:void 0,task:i.find(({id:u})=>u===r.id)}];let a=new Set(i.flatMap(({box:u})=>u?[u.line]:[])),c=u=>a.has(u)||(o(u)??r).id===r.id,d=B(
n),m=(u,k)=>{let[re,se]=[s[u]??"",d[k]??""];return re===se||c(u+1)&&v(re)===v(se)},l=Math.min(s.length,d.length),f=0;for(;f<l&&m(f,f);)f+=1;let g=0;for(;g<l-f&&m(s.length-1-g,d.length-1-g);)g+=1;let p=s.
slice(f,s.length-g),h=d.slice(f,d.length-g);return(p.length===h.length?p.flatMap((u,k)=>m(f+k,f+k)?[]:[{line:f+k+1,was:u,is:h[k]}]):xn(p,h,f)).map(u=>({...u,task:o(u.line)}))}function xn(e,t,n){let r=new Set(
t.map(v)),s=new Set(e.map(v)),i=e.flatMap((c,d)=>r.has(v(c))?[]:[{line:n+d+1,was:c,is:void 0}]),o=t.flatMap((c,d)=>s.has(v(c))?[]:[{line:n+Math.min(d,e.length)+1,was:void 0,is:c}]),a=[...i,...o].filter(
({was:c,is:d})=>(c??d??"").trim()!=="");return a.length>0?a:[{line:n+1,was:e[0],is:t[0]}]}var wn=require("./open-run.cjs").io_files,bn=require("./open-run.cjs").io_git,Sn=require("./open-run.cjs").io_git_status;var vn=require("./open-run.cjs").model_task_name,$n=require("./open-run.cjs").run_change,Rn=require("./open-run.cjs").run_next,Tn=require("./open-run.cjs").run_unproved_work;var On=require("./open-run.cjs").engine_runs_record;var _n=require("./open-run.cjs").io_files;var An=require("./open-run.cjs").run_next,Le=require("./open-run.cjs").view_needs_you,Cn=require("./open-run.cjs").view_summary,De=require("./open-run.cjs").engine_runs_active,Mn=require("./open-run.cjs").engine_runs_projections_persons_branch;var Ue=(e,{role:t,task:n,attempt:r})=>({role:t,task:n,attempt:r,title:(0,We.taskOf)(e,n)?.title??"",place:`${e.tasks.findIndex(({id:s})=>s===n)+1}/${e.tasks.length}`});var Je=require("node:path"),Ye=require("node:timers/promises"),Ve=require("./open-run.cjs").io_files,$=require("./open-run.cjs").io_git,Wn=require("./open-run.cjs").io_git_objects,jn=require("./open-run.cjs").io_worktrees,
Hn=require("./open-run.cjs").engine_runs_open_run,qn=require("./open-run.cjs").engine_runs_projections_work;var Ke=require("./open-run.cjs").io_git,Dn=require("./open-run.cjs").io_process_ref,Bn=require("./open-run.cjs").view_run_view;var Gn=8e3,Un=40,Kn=(e,t)=>(0,Je.join)(e,"started",t);var ze="call-",Jn=e=>`${ze}${e.replace(/[^\w-]/g,"")}`;async function Xe(e,t,n){let s=[...e.tasks.flatMap(({attempts:c})=>c.map(d=>({...d,id:d.ticket}))),...e.tickets].filter(({id:c,isolated:d,base:m})=>d&&
m===n.base&&c!==n.id).flatMap(({toolUseId:c})=>c===void 0?[]:Jn(c)),i=[...new Set(s)],o=()=>(0,Ve.namesIn)(Kn(t,n.base)).filter(c=>!c.startsWith(ze)||i.includes(c)).length,a=Date.now()+Gn;for(;o()<i.length&&
Date.now()<a;)await(0,Ye.setTimeout)(Un)}var Yn=/^ultraplan:/,Vn="there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are",zn=/\bultraplan-ticket ([0-9a-f]{16})\b/;async function ee(e,t){if(!Yn.test(t.
subagentType))return{kind:"not-ours"};let n=(0,L.openActiveRun)(e.home,e.id);if(!n)return rr(e,t);let r=(o,a)=>at(a,t,n,o),s=`run ${n.run.id} is driven by another client; this one may not dispatch its\
 agents`;if(!(0,tt.isDriver)(n.run,e))return r("ticket/other-client",s);if(t.agentId)return r("ticket/nested","an agent of a run may not start agents");let i=zn.exec(t.prompt)?.[1];return i?Xn(n,e,t,i):
r("ticket/missing",Vn)}async function Xn(e,t,n,r){let s=Ze(e.run,r,n),i=s&&!Qe(e.run,s,r)?await(await Promise.resolve().then(()=>gt(require("./work.cjs").engine_dispatch_prompt_for_ticket,1))).promptAfterBaseline(
e,s,t.env):void 0;if(i&&"stopped"in i)return{kind:"refused",reason:i.stopped};let o=(0,O.recordOn)(e,d=>s?Qn(d,s):void 0,(d,m)=>{let l=Ze(d,r,n),f=Qe(d,l,r);if(f)return{events:[dt("ticket/invalid",n,f)],
reply:{refusal:f}};if(!l||l.id!==s?.id||!i)return{events:[],reply:void 0};let{prompt:g,...p}=i,h=Zn(d,l,t,n,m?.head,p);return{events:[...m?.foreign??[],h],reply:{ticket:l,prompt:g}}});if(!o)return ee(
t,n);if("refusal"in o)return ct(o.refusal,n,e);let{ticket:a,prompt:c}=o;return{kind:"redeemed",description:tr(e.run,a),prompt:c,background:t.mode==="screen",isolated:a.isolated,model:ot(e.run,a),...er(
e.run,a),turn:a.isolated?Xe(e.run,e.dir,a):Promise.resolve()}}function Zn(e,t,n,{toolUseId:r},s,i){let o=ot(e,t);return{type:"ticket_redeemed",ticket:t.id,toolUseId:r,session:n.id,...o===void 0?{}:{model:o},
...s===void 0||s===t.base?{}:{base:s},...t.role==="spec-executor"?(0,x.given)(i,"held","edited"):{},...t.role==="spec-executor"&&!t.isolated&&(0,N.marksCommits)(n)?{marks:!0}:{}}}function Qn(e,{role:t,
isolated:n}){let r=t==="spec-executor"&&!n?(0,nt.branchHead)(e):void 0;return r===void 0?void 0:{head:r,foreign:K(e,r)}}function er(e,{task:t,role:n,attempt:r}){let s=(0,st.greenBefore)((0,x.taskOf)(e,
t)??{id:t});return n==="spec-executor"&&r===1&&e.notices.some(({text:o})=>o===s)&&e.key===void 0?{show:`ultraplan: ${s}`}:{}}var it=(e,t)=>e.tickets.filter(n=>n.id===t||n.group===t);function Ze(e,t,{subagentType:n,
description:r}){let s=e.tasks.filter(o=>fe(r,o.id)).map(o=>o.id),i=it(e,t).filter(({role:o,task:a})=>n===`ultraplan:${o}`&&(s.length===0||s.includes(a)));return i.find(o=>!o.redeemedAt)??i[0]}function tr(e,t){
let n=(0,x.taskOf)(e,t.task)?.name,r=Ue(e,t);return de(n===void 0?r:{...r,task:"",title:n})}function ot(e,t){let n=(0,x.taskOf)(e,t.task);return n&&(0,rt.modelFor)(e,n,t.role)}function Qe(e,t,n){if(e.
state!=="running")return`the run is ${e.state}`;if(t)return t.redeemedAt?"this ticket was used already; wait for its agent":void 0;let r=it(e,n).map(({role:s,task:i})=>`ultraplan:${s} (${(0,Q.oneLine)(
i)})`);return r.length===0?"this ticket is unknown or was used; follow the newest ultraplan:next line":`this ticket is for ${r.join(", ")}; copy subagent_type and description from the newest ultraplan\
:next line`}var et=10,nr=100;function at(e,t,n,r){return(0,O.append)(n,dt(r,t,e)),ct(e,t,n)}function ct(e,t,n){let{run:r}=n;if((r.refusedDispatches??0)<et)return{kind:"refused",reason:e};if(r.state===
"running"&&!r.tickets.some(s=>(0,N.isBegun)(s,t.transcript))){let s=`the session tried to start ${et} agents in a row that the run had not asked for; /ultraplan:log names them`;(0,O.append)(n,{type:"r\
un_parked",cause:s})}return{kind:"refused",reason:e,endsTurn:!0}}var dt=(e,t,n)=>({type:"refused",id:e,what:`starting ${(0,Q.oneLine)(t.subagentType).slice(0,nr)}`,why:n,...t.agentId?{agentId:t.agentId}:
{}});function rr(e,t){let n=(0,L.openRun)(e.cwd,e.home),r="ultraplan agents are started by a run; type /ultraplan:implement <spec> to start one";if("error"in n||(0,x.hasEnded)(n.run))return{kind:"refu\
sed",reason:r};let s=`run ${n.run.id} is driven by another session; this one may not dispatch its agents`;return at(s,t,n,"ticket/other-session")}var sr=async(e,{session:t})=>{let n=e.tool_input??{},r=await ee(t,{subagentType:w(n.subagent_type),description:w(n.description),prompt:w(n.prompt),toolUseId:w(e.tool_use_id),transcript:w(e.transcript_path),
...e.agent_id?{agentId:e.agent_id}:{}});switch(r.kind){case"not-ours":return ce;case"refused":return{kind:"deny",reason:`ultraplan: ${r.reason}`,endsTurn:r.endsTurn};case"redeemed":return await r.turn,
{kind:"rewrite",show:r.show,input:{subagent_type:w(n.subagent_type),description:r.description,prompt:r.prompt,...r.model===void 0?{}:{model:r.model},...r.background?{}:{run_in_background:!1},...r.isolated?
{isolation:"worktree"}:{}}}}};0&&(module.exports={hooks_agent_call});
