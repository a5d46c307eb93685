const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Pe=Object.create;var x=Object.defineProperty;var Oe=Object.getOwnPropertyDescriptor;var Ie=Object.getOwnPropertyNames;var _e=Object.getPrototypeOf,Ce=Object.prototype.hasOwnProperty;var d=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},Fe=(e,t)=>{for(var r in t)x(e,r,{get:t[r],enumerable:!0})},H=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let i of Ie(t))!Ce.call(e,i)&&i!==r&&x(e,i,{get:()=>t[i],enumerable:!(n=Oe(t,i))||n.enumerable});return e};var o=(e,t,r)=>(r=e!=null?Pe(_e(e)):{},H(t||!e||!e.__esModule?x(r,"default",{value:e,enumerable:!0}):r,e)),Te=e=>H(x({},"__esModule",{value:!0}),e);var k=d((st,N)=>{N.exports=require("./open-run.cjs").io_files});var m=d((at,D)=>{D.exports=require("./open-run.cjs").io_git});var G=d((gt,B)=>{B.exports=require("./open-run.cjs").io_lock});var W=d((ht,U)=>{U.exports=require("./open-run.cjs").model_task_name});var J=d((wt,V)=>{V.exports=require("./open-run.cjs").engine_bring_ignored});var X=d((bt,Y)=>{Y.exports=require("./open-run.cjs").engine_checkout});var fe=d((Ft,ce)=>{ce.exports=require("./open-run.cjs").run_change});var le=d((Tt,ue)=>{ue.exports=require("./open-run.cjs").run_spec_review});var me=d((Ht,de)=>{de.exports=require("./open-run.cjs").journal_journal_error});var xe=d((nr,ye)=>{ye.exports=require("./open-run.cjs").engine_record});var we=d((ir,ke)=>{ke.exports=require("./open-run.cjs").engine_run_branch});var it={};Fe(it,{mergeWork:()=>et});module.exports=Te(it);var v=require("node:fs"),C=require("node:path"),ve=o(k(),1),f=o(m(),1);var S=(...e)=>require("node:crypto").createHash(...e);var q=o(m(),1);var Me=o(k(),1),w=o(m(),1);var L=["-c","core.hooksPath=/dev/null","merge","--quiet","--ff-only","--no-overwrite-ignore"];var $e=o(G(),1),Se=o(W(),1);var He=/\r\n|\n|\r/g;function K(e){let t=[],r=0;for(let n of e.matchAll(He))t.push(j(e.slice(r,n.index),r)),r=n.index+n[0].length;return t.push(j(e.slice(r),r)),t}function j(e,t){let r=0,n=0;for(;n<e.
length;n+=1){let i=e[n];if(i!=="\uFEFF")if(i===" ")r+=1;else if(i==="	")r+=4-r%4;else break}return{text:e,start:t,indent:r,blank:e.slice(n).trim()===""}}var z=(e,t)=>Ne(e,t,"x");function Ne(e,t,r){let n=De(e,t);if(n===void 0)return;let i=e[n];return(r==="x"?i.toLowerCase()==="x":i===" ")?e:e.slice(0,n)+r+e.slice(n+1)}function De(e,t){if(!t.box)return;let r=t.box.column-1,n=t.
block.slice(0,r),i=t.block.slice(r+1).split(/\r\n|\n|\r/,1)[0]??"",a=l=>l.length===r+1+i.length&&l.startsWith(n)&&l.endsWith(i),s=K(e),c=s[t.box.line-1];if(c&&a(c.text))return c.start+r;let u=s.filter(
l=>a(l.text));return u.length===1?(u[0]?.start??0)+r:void 0}var qe=o(J(),1),Re=o(X(),1);var h=o(m(),1);var Z=o(m(),1);function R(e,t,r){return(0,Z.git)(e,["diff-tree","-r","-z","--name-only","--no-renames",t,r]).split("\0").filter(i=>i!=="")}var oe=o(m(),1);var Q=require("node:fs");var Ae="<!-- ultraplan:command=implement -->",ee=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${Ae}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function te(e){try{return(0,Q.readFileSync)(e,"utf8")}catch{return}}var E=require("node:path");var Le=e=>(0,E.join)(e,"ultraplan","init.json");function re(e){let t=te(Le(e));try{let r=JSON.parse(t??"");if(r.version===1)return r}catch{}return{version:1,settings:{},files:{}}}var ne=e=>S("sha256").update(e).digest("hex");var Be=o(m(),1),Ge="# ultraplan: pre-push",ie=`#!/bin/sh
${Ge}
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
`;function se(e,t,r){let{settings:n,files:i}=re(e),a=new Map([...Object.entries(i),...Object.entries(n).map(([s,{after:c}])=>[s,c])]);return new Set(t.filter(s=>{let c=a.get(s),u=c===void 0?void 0:r(s);
return u!==void 0&&ne(u)===c&&je(s,u)}))}var ae=(e,t)=>r=>(0,oe.tryGit)(e,["cat-file","blob",`${t}:${r}`]),Ue=".ultraplan/config.yaml",We=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function je(e,t){return e===Ue?t.split(`
`).every(r=>/^\s*(?:#|$)/.test(r)):t===ee||t===ie||We.test(e)}var O=require("node:path");var ze=o(m(),1);var Ve=o(fe(),1);var Ke=o(le(),1);var b=o(k(),1),P=o(me(),1);var Je=e=>O.posix.dirname(e.planFiles[0]?.path??""),pe=e=>O.posix.join(Je(e),".progress.md");var Ye=20;function ge(e,t){let{knownHead:r,root:n}=e;if(r===void 0||r===t)return[];let i=(0,h.tryGit)(n,["merge-base",r,t])?.trim()||r,a=new Set([pe(e),...e.tasks.flatMap(({file:p,override:g})=>[p,...g&&
!g.adopted?g.left??[]:[]])]),s=R(n,i,t).filter(p=>!a.has(p));if(s.length===0)return[];let c=se(Xe(n),s,ae(n,t)),u=s.filter(p=>!c.has(p));if(u.length===0)return[];let l=Number((0,h.tryGit)(n,["rev-list",
"--count",`${i}..${t}`])??1);return[{type:"commits_found",from:i,to:t,count:l,files:u.slice(0,Ye)}]}var Xe=e=>(0,h.findRepository)(e)?.commonDir??"";var he=o(m(),1);function I(e){return["-c","core.hooksPath=/dev/null","-c","commit.gpgSign=false","-c","core.editor=true",...Ze(e)]}function Ze(e){return(0,he.tryGit)(e,["config","user.email"])?.trim()?
[]:["-c","user.name=ultraplan","-c","user.email=ultraplan@localhost"]}var $=o(xe(),1),_=o(we(),1),Qe=45e4,be=3;async function et(e,t,r){return(0,$e.withLockHeld)(ve.realFiles,(0,C.join)(e.dir,"merging"),{waitMs:Qe},async()=>{for(let n=1;;n++){let i=await tt(e,t,r);if(i!==
"moved")return i;if(n===be)return F("merge/moved",`${e.run.branch} moved ${be} times while the merge was proved`,"run the task again")}})}async function tt(e,{ticket:t,task:r,commit:n},i){let{root:a}=e.
run,s=`refs/heads/${e.run.branch}`,c=(0,_.branchHead)(e.run)??"",u=(0,qe.bringingFor)(e.run,r.id);return(0,Re.inCheckout)({dir:e.dir,root:a,commit:c,bring:u},async l=>{let p=rt(l.path,r,n);if(p)return p;
let g=(0,f.headCommit)(l.path)??"",y=await i(l);if(y.outcome!=="PASSED")return{kind:"failed",findings:y.findings,result:y};if((0,_.branchHead)(e.run)!==c)return"moved";(0,$.recordOn)(e,M=>ge(M,c),(M,Ee)=>({
events:[...Ee,{type:"work_merged",ticket:t,commit:g}],reply:void 0}));let T=nt(a,{branch:s,before:c,merged:g},y);return T.kind==="failed"&&(0,$.append)(e,{type:"merge_failed",ticket:t}),T})}function rt(e,t,r){
try{(0,f.git)(e,[...I(e),"merge","--quiet","--no-ff","--no-commit",r])}catch(n){let i=(0,f.tryGit)(e,["diff","--name-only","--diff-filter=U"])?.trim().split(`
`).join(", ")??"",a=((0,f.tryGit)(e,["diff","--diff-filter=U"])??"").split(`
`).slice(0,40).join(`
`),s=i||(n instanceof f.GitError?n.stderr.trim():String(n));return F("merge/conflict",`the work does not merge: ${s}
${a}`,"do the task again on the present branch, where the other work already is")}if(t.box){let n=(0,C.join)(e,t.file),i=z((0,v.readFileSync)(n,"utf8"),t);i!==void 0&&(0,v.writeFileSync)(n,i),(0,f.git)(
e,["add","--",t.file])}(0,f.git)(e,[...I(e),"commit","--quiet","--no-verify","--allow-empty","-m",`Merge ${(0,Se.taskName)(t)}`])}function nt(e,{branch:t,before:r,merged:n},i){try{return(0,f.tryGit)(e,
["symbolic-ref","--quiet","HEAD"])?.trim()===t?(0,f.git)(e,[...L,n]):(0,f.git)(e,["update-ref","-m","ultraplan: merge",t,n,r]),{kind:"merged",result:{...i,commit:n}}}catch(a){let s=a instanceof f.GitError?
a.stderr.trim().split(`
`).slice(0,5).join("; "):String(a);return F("merge/in-the-way",`the merge would overwrite files of the main folder: ${s}`,"a person commits them or moves them out of the way; then the task is run agai\
n")}}function F(e,t,r){return{kind:"failed",findings:[{id:e,severity:"block",failure:"VERIFY_FAILURE",message:t,fix:r}]}}0&&(module.exports={mergeWork});
