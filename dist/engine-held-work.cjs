const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Pe=Object.create;var h=Object.defineProperty;var _e=Object.getOwnPropertyDescriptor;var De=Object.getOwnPropertyNames;var Le=Object.getPrototypeOf,Be=Object.prototype.hasOwnProperty;var Ge=(e,t)=>{for(var n in t)h(e,n,{get:t[n],enumerable:!0})},P=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of De(t))!Be.call(e,i)&&i!==n&&h(e,i,{get:()=>t[i],enumerable:!(r=
_e(t,i))||r.enumerable});return e};var He=(e,t,n)=>(n=e!=null?Pe(Le(e)):{},P(t||!e||!e.__esModule?h(n,"default",{value:e,enumerable:!0}):n,e)),Ue=e=>P(h({},"__esModule",{value:!0}),e);var Dt={};Ge(Dt,{askForHeld:()=>Pt,heldNow:()=>qe});module.exports=Ue(Dt);var je=/[*?{[]/,Ke=e=>je.test(e);function We(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function ze(e,t){let n=We(e);return n===""||n==="."?n===".":n===t?!0:Ke(n)?Ve(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var D=(e,t)=>e.some(n=>ze(n,t)),_=new Map;function Ve(e){
let t=_.get(e);if(t)return t;let n=new RegExp(`^${Xe(e)}$`);return _.set(e,n),n}var Je=/[.+^$()|\\\]}]/;function Xe(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&e[r+1]==="*"){let s=e[r+
2]==="/";t+=s?"(?:.*/)?":".*",r+=s?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===","&&n>0)t+="\
|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let s=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${Ye(s)}\\]|[${s.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=s.length+1}else t+=Je.
test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var Ye=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var L=e=>e.slice(0,e.lastIndexOf("/")+1),Qe=e=>e.slice(e.lastIndexOf("/")+1);var Ze=/^\.progress(-[\w.-]+)?\.md$/;function B(e,t){return e.files.some(n=>n.path===t||L(n.path)===L(t)&&Ze.test(Qe(t)))}function k({id:e,name:t}){let n=(t??`task ${e}`).replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]","gu")," ");return n.length>100?`${n.slice(0,99)}\u2026`:n}var G=(e,t)=>k(e.find(n=>n.id===t)??{id:t});function T(e){let t=e.tasks.flatMap(r=>r.attempts),n=(r,i)=>t.some(({startedAt:s,held:o})=>s>=i&&o!==void 0&&!o.includes(r));return new Map(tt(e).filter(([r,{at:i}])=>!n(r,i)))}var tt=e=>e.tasks.flatMap(({id:t,override:n})=>n&&!n.adopted?(n.left??[]).map(r=>[r,{task:t,how:n.kind,at:n.at}]):[]);var nt=new Set(["approved","skipped","forced"]),rt=new Set(["escalated","blocked"]),d=e=>nt.has(e.status)||e.doneBefore||e.givenUp===!0,p=e=>rt.has(e.status);function H(e){let t=it(e.tasks),n=ot(e.tasks);return s=>{let o=e.tasks[s];return o!==void 0&&e.tasks.every(a=>d(a)||!r(a,o))};function r(s,o){if(s===o)return!1;if(o.dependsOn.includes(s.id))return!0;if(s.
fixOf===o.id)return!1;let a=(t.get(s)??0)<(t.get(o)??0),c=o.addedBy==="review"&&e.tasks.find(({id:g})=>g===o.fixOf);if(c&&c!==o&&s.fixOf!==o.fixOf)return s!==c&&(r(s,c)||a&&b(o,s));let f=o.wave!==void 0&&
s.wave!==void 0;return f&&o.wave!==s.wave?Number(s.wave)<Number(o.wave):a?!f&&(o.phase!==s.phase||o.kind!=="work"||s.kind!=="work")?!0:!i(o,s)||b(o,s):!1}function i(s,o){if(s.statesDependencies||e.config.
stuck==="go-on")return!0;let a=n.get(s);return a!==void 0&&a===n.get(o)}}function it(e){let t=new Map(e.map(i=>[i.id,i])),n=new Map,r=new Set;for(let i of e){let s=[i];for(let o=s.at(-1);o;o=s.at(-1)){
let a=r.has(o)?[]:o.dependsOn.flatMap(c=>t.get(c)??[]).filter(c=>!n.has(c));if(r.add(o),a.length>0){s.push(...a.reverse());continue}n.has(o)||n.set(o,n.size),s.pop()}}return n}function ot(e){let t=new Map,
n;for(let r of e){if(r.addedBy){let i=e.find(({id:o})=>o===r.fixOf),s=i&&t.get(i);s&&t.set(r,s);continue}!r.parallel||r.kind!=="work"?n=void 0:(!n||r.phase!==n.phase||r.wave!==n.wave)&&(n=r),n&&t.set(
r,n)}return t}function b(e,t){return e.files.some(n=>t.files.includes(n))}var st=5;function x(e,t){let n=[];for(let r of e.tasks.slice(t)){if(!r.parallel||r.kind!=="work"||n.length===st||n[0]&&(r.phase!==
n[0].phase||r.wave!==n[0].wave)||n.some(i=>b(r,i)||r.dependsOn.includes(i.id)))break;n.push(r)}return n}var at={FALSE_CLAIM:Number.POSITIVE_INFINITY,EXECUTION_FAILURE:2,VERIFY_FAILURE:2,MALFORMED:2,SPEC_VIOLATION:1,ARCHITECT_REJECTION:1,REVIEW_FAIL:2,TIMEOUT:1,BLOCKED:0},Qt={malformed:at.MALFORMED,noSignal:1,
takenBack:1};function U(e){return e.attempts.length-(e.forgiven??0)}function w(e){return e.tasks.filter(t=>K(e,t)===t)}function K(e,t){let n=new Set,r=t;for(;r.fixOf!==void 0&&!n.has(r.id);){n.add(r.id);let i=e.tasks.find(s=>s.id===r.fixOf);if(!i)break;r=i}return r}function W(e,t){
let n=K(e,t);return w(e).findIndex(r=>r.id===n.id)}function z(e,t){let n=w(e),r=n[t];if(!r)return!1;if(t===n.length-1)return!0;let{every:i}=e.config.review;if(t%i===0&&(t>0||i===1))return!0;let s=n[t-
1];return s!==void 0&&j(r)!==j(s)}function j({id:e,phase:t}){return/^(\d+)\./.exec(e)?.[1]??/\bphase\s+(\d+)/i.exec(t??"")?.[1]??t??""}function V(e,t){return t.kind==="checkpoint"||t.tier==="TRIVIAL"?!1:t.tier!=="SIMPLE"||e.config.review.simple}function J(e,t){return V(e,t)?t.tier!==void 0||e.config.review.architect:!1}function X(e,t){
let{tier:n,tier2:r,tier3:i,votes:s}=e.config.review,o=t.verification??n;return t.kind==="checkpoint"||o<2||!r?0:o===3&&i?s:1}var Y=e=>e.securityReview&&e.kind!=="checkpoint";function Q(e,t){return!e.config.
review.spec||t.addedBy==="review"||!V(e,t)?!1:E(e,t).some(n=>z(e,W(e,n)))}function E(e,t){if(!t.parallel)return[t];let n=w(e);for(let r=0;r<n.length;){let i=x({...e,tasks:n},r);if(i.some(s=>s.id===t.id))
return i;r+=Math.max(1,i.length)}return[t]}function l(e){let t=e.attempts.at(-1);return t?e.reviews.filter(n=>n.attempt===void 0?n.at>=t.startedAt:n.attempt===t.n):[]}function ee(e,t,n){if(!Q(e,t))return{kind:"not-needed"};if(O(t).length>0)return Z(e,t);let r=E(e,t),i=r.find(a=>a.id!==t.id&&ne(a,t));if(i)return Z(e,i).kind==="ended"?{kind:"ended",how:"with-batch"}:
{kind:"waiting"};let s=r.filter(a=>a.status==="reviewing"&&n(a)&&!ft(r,a));return!r.every(a=>s.includes(a)||d(a)||p(a))||s[0]?.id!==t.id?{kind:"waiting"}:{kind:"review",iteration:1,covers:s.slice(1).map(
a=>a.id)}}function Z(e,t){let n=O(t).at(-1);if(!n)return{kind:"review",iteration:1,covers:[]};let r=s=>({kind:"review",iteration:s,covers:n.covers??[]}),i=te(n.iteration);switch(n.verdict.decision){case"\
approve":return{kind:"ended",how:"passed"};case"no-signal":return{kind:"ended",how:"no-signal"};case"malformed":return r(i);case"reject":return n.verdict.path==="spec"?{kind:"ended",how:"suggested"}:i>=
e.config.review.iterations?{kind:"ended",how:"capped"}:ct(e,t,n,()=>r(i+1))}}function ct(e,t,n,r){let i=dt(e,t),s=t.reviews.filter(a=>ut(e,a)).length;if(i.length<s)return i.length>=e.config.attempts.fixTasks?
{kind:"ended",how:"capped"}:{kind:"fix-needed",record:n};let o=i.at(-1);return o?o.givenUp?{kind:"ended",how:"given-up"}:d(o)?r():{kind:"waiting"}:{kind:"ended",how:"capped"}}var ut=(e,{role:t,iteration:n,
verdict:r})=>t==="spec-reviewer"&&r.decision==="reject"&&r.path!=="spec"&&te(n)<e.config.review.iterations,dt=(e,t)=>e.tasks.filter(n=>n.addedBy==="review"&&n.fixOf===t.id),te=e=>Number.isInteger(e)&&
e>=1?e:1,O=e=>l(e).filter(({role:t})=>t==="spec-reviewer");function ne(e,t){let n=t.attempts.at(-1)?.startedAt??"";return O(e).some(r=>r.covers?.includes(t.id)&&r.at>=n)}var ft=(e,t)=>e.some(n=>n.id!==
t.id&&ne(n,t));function re(e,t){let n=new Map;for(let{role:i,iteration:s,verdict:o}of e)i==="verifier"&&n.set(s,o.decision==="approve");let r=[...n.values()].filter(Boolean).length;return{yes:r,of:t,complete:n.size>=
t,majority:r>t/2,split:r>0&&r<n.size}}function ie(e,t,n){if(t.status!=="reviewing")return[];if(t.notBefore!==void 0&&t.notBefore>n.toISOString())return[];let[r]=pt(e,t);return r?.[0]?.role!=="spec-reviewer"?r??[]:oe(e,t).kind==="review"?r:
[]}var oe=(e,t)=>ee(e,t,n=>se(e,n).length===0);function pt(e,t){let n=oe(e,t),r=n.kind==="ended"||n.kind==="not-needed",i=n.kind==="review"?n.iteration:1,s=n.kind==="review"&&n.covers.length>0?{covers:n.covers}:{};return[...se(e,t),...r?[]:[[{...I(
t,"spec-reviewer",i),...s}]]]}function se(e,t){let n=(r,i)=>{let s=l(t).filter(o=>o.role===r);return!i||s.some(({verdict:o})=>o.decision==="approve")?[]:[I(t,r,s.length+1)]};return[n("architect",J(e,t)),
lt(e,t),n("security-reviewer",Y(t))].filter(r=>r.length>0)}function lt(e,t){let n=X(e,t),r=l(t).filter(({role:c})=>c==="verifier"),i=re(r,n);if(n===0||i.complete&&i.majority)return[];let s=Array.from(
{length:n},(c,f)=>f+1),o=new Set(r.filter(({verdict:c})=>c.decision==="approve").map(({iteration:c})=>c)),a=new Set(r.map(({iteration:c})=>c));return s.filter(c=>i.complete?!o.has(c):!a.has(c)).map(c=>I(
t,"verifier",c))}var I=(e,t,n)=>({task:e.id,role:t,attempt:e.attempts.at(-1)?.n??1,iteration:n,isolated:!1});function ae(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelled"};case"paused":return{kind:"wait",reason:"\
the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resume goes on`};case"halted":return A([{question:`\
the run is halted: ${e.cause??"no cause recorded"}`,options:[...mt(e),"/ultraplan:resume","/ultraplan:cancel"]},...F(e).map(n=>({...n,options:[]}))]);case"running":return gt(e,t)}}function mt(e){let[t,
...n]=e.tasks.filter(p);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function gt(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dispatch",agents:n.
map(xt)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>ie(e,s,t));return i.length>0?{kind:"dispatch",agents:i}:ht(e,t)}function ht(e,t){
let n,r=H(e);for(let[s,o]of e.tasks.entries()){if(d(o)||p(o)||!r(s))continue;let a=o.notBefore!==void 0&&o.notBefore>t.toISOString();if(!((o.status==="reviewing"||o.status==="verifying")&&!a)){if(o.kind===
"checkpoint")return A([wt(o),...F(e)]);if(a&&o.notBefore!==void 0){(n===void 0||o.notBefore<n)&&(n=o.notBefore);continue}return kt(e,s,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for it\
s time",until:n};if(e.tasks.every(d))return{kind:"done",reason:"every task is done"};let i=F(e);return A(i.length>0?i:[St(e)])}function kt(e,t,n){let r=x(e,t).filter(o=>!d(o)&&!p(o)&&n(e.tasks.indexOf(
o))&&o.attempts.length===0&&!o.notStarted),i=e.tasks[t],s=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:s.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.length+1,iteration:1,
isolated:s.length>1}))}}function xt(e){let{task:t,role:n,attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function A([e,...t]){if(!e)
throw new Error("there is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function wt(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];
return{task:e.id,question:e.checkpoint?.question??e.title,options:t}}var F=e=>e.tasks.filter(p).map(vt);function vt(e){let t=U(e);return{task:e.id,question:`${k(e)} is ${e.status} after ${t} attempt${t===
1?"":"s"}: ${yt(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function yt({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);return r&&n.includes(
r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var St=e=>({question:`no task can start: ${e.tasks.filter(t=>!d(t)).map(k).join(", ")} wait for each other`,options:["/ultraplan:cancel"]});var v=(...e)=>require("node:crypto").createHash(...e);var fe=require("node:path");var u=He(require("node:fs"),1);var ce={open:(e,t,n)=>u.openSync(e,t,n),close:e=>u.closeSync(e),size:e=>u.fstatSync(e).size,stamp(e){let{dev:t,ino:n,size:r,ctimeNs:i}=u.fstatSync(e,{bigint:!0});return[t,n,r,i].join(":")},read:(e,t,n)=>u.readSync(
e,t,0,t.length,n),write:(e,t,n)=>u.writeSync(e,t,0,t.length,n),truncate:(e,t)=>u.ftruncateSync(e,t),sync:e=>u.fsyncSync(e),readFile:e=>u.readFileSync(e),list:e=>u.readdirSync(e),makeFolder:e=>u.mkdirSync(
e,{mode:448}),rename:(e,t)=>u.renameSync(e,t),link:(e,t)=>u.linkSync(e,t),remove:e=>u.unlinkSync(e)};function ue(e){return e instanceof Error&&"code"in e&&typeof e.code=="string"?e.code:void 0}function de(e,t){
try{return e.readFile(t)}catch(n){if(ue(n)==="ENOENT")return;throw n}}var Sn=process.platform==="win32"||process.platform==="darwin";var m=class extends Error{constructor(n,r,i,s,o){super(i,o);this.code=n;this.place=r;this.fix=s}code;place;fix},$='run "ultraplan audit" for the extent; put the file back from a backup, or "ultraplan \
cancel" and start the plan again: ticked tasks count as done';var Rt=e=>v("sha256").update(e).digest("hex"),Tt=(e,t)=>(0,fe.join)(e,"evidence",t);function pe(e,t,n=ce){let r=Tt(e,t.sha256),i=de(n,r);if(i===void 0)throw new m("evidence-missing",{file:r},bt,$);if(Rt(i)!==t.sha256)throw new m("evidence-changed",{file:r},Et,$);return i.toString("ut\
f8")}var bt="the evidence file is not there",Et="the evidence file was changed after it was written";function M(e,t){return JSON.parse(pe(e,t.plan))}function le(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var me=(...e)=>require("node:child_process").spawnSync(...e);var he=require("node:os"),ke=require("node:path"),y=class extends Error{constructor(n,r,i){super(`git ${n.join(" ")}: ${i.trim()||`exit ${r}`}`);this.args=n;this.status=r;this.stderr=i}args;status;stderr},
Ot=/^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CONFIG.*|EXTERNAL_DIFF|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|CEILING_DIRECTORIES)$/;function ge(e=process.
env){return{...Object.fromEntries(Object.entries(e).filter(([n])=>!Ot.test(n))),LC_ALL:"C",GIT_OPTIONAL_LOCKS:"0",GIT_TERMINAL_PROMPT:"0",GIT_NO_REPLACE_OBJECTS:"1",GIT_GRAFT_FILE:he.devNull}}function S(e,t,n={}){
return It(e,t,n).toString("utf8")}function It(e,t,n={}){let r=me("git",t,{cwd:e,env:n.index?{...ge(),GIT_INDEX_FILE:n.index}:ge(),input:n.input??"",maxBuffer:n.maxBuffer??268435456,stdio:["pipe","pipe",
"pipe"],windowsHide:!0});if(r.error)throw new y(t,null,r.error.message);if(r.status!==0)throw new y(t,r.status,r.stderr.toString("utf8"));return r.stdout}function q(e,t,n={}){try{return S(e,t,n)}catch{
return}}function xe(e){let t=q(e,["rev-parse","--show-toplevel","--git-common-dir","--absolute-git-dir"]),[n,r,i]=t?.split(`
`)??[];if(!(!n||!r||!i))return{root:n,commonDir:(0,ke.resolve)(e,r),gitDir:i}}var At=["core.fsmonitor=false","core.untrackedCache=false","core.ignoreStat=false","core.trustctime=true","core.checkStat=default"].flatMap(e=>["-c",e]);function ye(e){return S(e,[...At,"status","--po\
rcelain=v2","-z","--untracked-files=all","--no-renames","--ignore-submodules=none"]).split("\0").flatMap(n=>{switch(n[0]){case"1":return[{path:ve(n,8),kind:we(n)}];case"u":return[{path:ve(n,10),kind:we(
n)}];case"?":return[{path:n.slice(2),kind:"untracked"}];default:return[]}})}var we=e=>e.split(" ",3)[2]?.startsWith("S")?"submodule":"modified";function ve(e,t){return e.split(" ").slice(t).join(" ")}var Ie=require("node:fs"),Ae=require("node:path");var Se=require("node:fs");var Ft="<!-- ultraplan:command=implement -->",Re=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${Ft}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function Te(e){try{return(0,Se.readFileSync)(e,"utf8")}catch{return}}var C=require("node:path");var $t=e=>(0,C.join)(e,"ultraplan","init.json");function be(e){let t=Te($t(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var Ee=e=>v("sha256").update(e).digest("hex");var Mt="# ultraplan: pre-push",Oe=`#!/bin/sh
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
`;function Fe(e,t,n){let{settings:r,files:i}=be(e),s=new Map([...Object.entries(i),...Object.entries(r).map(([o,{after:a}])=>[o,a])]);return new Set(t.filter(o=>{let a=s.get(o),c=a===void 0?void 0:n(o);
return c!==void 0&&Ee(c)===a&&Nt(o,c)}))}var $e=e=>t=>{try{return(0,Ie.readFileSync)((0,Ae.join)(e,t),"utf8")}catch{return}};var qt=".ultraplan/config.yaml",Ct=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function Nt(e,t){return e===qt?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===Re||t===Oe||Ct.test(e)}function Me(e){let t=xe(e.root);if(!t)return[];let n=ye(e.root).map(({path:i})=>i),r=Fe(t.commonDir,n,$e(e.root));return n.filter(i=>!r.has(i))}function qe({run:e,dir:t}){let n=T(e);if(n.size===0)return;let r=M(t,e);return Me(e).filter(i=>n.has(i)&&!B(r,i))}function Pt(e,t){for(;;){let n=_t(e,ae(e.run,t));if(n.length===0)return;e.run=e.journal.
update(()=>n).state}}function _t(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(f=>f.task===c)),s=i.length>0?qe(e)??[]:[];if(s.
length===0)return[];let o=T(n);return i.flatMap(({task:a})=>{let{files:c,outputs:f}=le(M(r,n),a),g=s.filter(Ne=>D([...c,...f],Ne)),[N]=g;if(N===void 0)return[];let R=o.get(N),Ce=`it names ${g.join(", ")}\
, left uncommitted when ${R?G(n.tasks,R.task):"another task"} was ${R?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"task_blocked",task:a,cause:Ce}]})}0&&(module.exports={askForHeld,heldNow});
