const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var Ne=Object.create;var h=Object.defineProperty;var Pe=Object.getOwnPropertyDescriptor;var _e=Object.getOwnPropertyNames;var De=Object.getPrototypeOf,Le=Object.prototype.hasOwnProperty;var Be=(e,t)=>{for(var n in t)h(e,n,{get:t[n],enumerable:!0})},N=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of _e(t))!Le.call(e,i)&&i!==n&&h(e,i,{get:()=>t[i],enumerable:!(r=
Pe(t,i))||r.enumerable});return e};var Ge=(e,t,n)=>(n=e!=null?Ne(De(e)):{},N(t||!e||!e.__esModule?h(n,"default",{value:e,enumerable:!0}):n,e)),He=e=>N(h({},"__esModule",{value:!0}),e);var _t={};Be(_t,{askForHeld:()=>Nt,heldNow:()=>Me});module.exports=He(_t);var Ue=/[*?{[]/,je=e=>Ue.test(e);function Ke(e,t=""){let n=e.trim().replace(/^[`'"]+|[`'"]+$/g,"").replaceAll("\\","/");return t&&n.startsWith(`${t}/`)&&(n=n.slice(t.length+1)),n.replace(/^(?:\.\/)+/,
"").replace(/\/{2,}/g,"/")}function We(e,t){let n=Ke(e);return n===""||n==="."?n===".":n===t?!0:je(n)?ze(n).test(t):t.startsWith(n.endsWith("/")?n:`${n}/`)}var _=(e,t)=>e.some(n=>We(n,t)),P=new Map;function ze(e){
let t=P.get(e);if(t)return t;let n=new RegExp(`^${Je(e)}$`);return P.set(e,n),n}var Ve=/[.+^$()|\\\]}]/;function Je(e){let t="",n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i==="*"&&e[r+1]==="*"){let s=e[r+
2]==="/";t+=s?"(?:.*/)?":".*",r+=s?2:1}else if(i==="*")t+="[^/]*";else if(i==="?")t+="[^/]";else if(i==="{"&&e.indexOf("}",r)>0)t+="(?:",n+=1;else if(i==="}"&&n>0)t+=")",n-=1;else if(i===","&&n>0)t+="\
|";else if(i==="["&&/^\[[^\]/]+\]/.test(e.slice(r))){let s=/^\[([^\]/]+)\]/.exec(e.slice(r))?.[1]??"";t+=`(?:\\[${Xe(s)}\\]|[${s.replace(/^!/,"^").replaceAll("\\","\\\\")}])`,r+=s.length+1}else t+=Ve.
test(i)||i==="{"||i==="["?`\\${i}`:i}return n===0?t:`${t}${")".repeat(n)}`}var Xe=e=>e.replace(/[.*+?^${}()|[\]\\-]/g,"\\$&");var D=e=>e.slice(0,e.lastIndexOf("/")+1),Ye=e=>e.slice(e.lastIndexOf("/")+1);var Qe=/^\.progress(-[\w.-]+)?\.md$/;function L(e,t){return e.files.some(n=>n.path===t||D(n.path)===D(t)&&Qe.test(Ye(t)))}function S(e){let t=e.tasks.flatMap(r=>r.attempts),n=(r,i)=>t.some(({startedAt:s,held:o})=>s>=i&&o!==void 0&&!o.includes(r));return new Map(et(e).filter(([r,{at:i}])=>!n(r,i)))}var et=e=>e.tasks.flatMap(({id:t,override:n})=>n&&!n.adopted?(n.left??[]).map(r=>[r,{task:t,how:n.kind,at:n.at}]):[]);function B({id:e,name:t}){let n=(t??`task ${e}`).replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]","gu")," ");return n.length>100?`${n.slice(0,99)}\u2026`:n}var tt=new Set(["approved","skipped","forced"]),nt=new Set(["escalated","blocked"]),d=e=>tt.has(e.status)||e.doneBefore||e.givenUp===!0,p=e=>nt.has(e.status);function G(e){let t=rt(e.tasks),n=it(e.tasks);return s=>{let o=e.tasks[s];return o!==void 0&&e.tasks.every(a=>d(a)||!r(a,o))};function r(s,o){if(s===o)return!1;if(o.dependsOn.includes(s.id))return!0;if(s.
fixOf===o.id)return!1;let a=(t.get(s)??0)<(t.get(o)??0),c=o.addedBy==="review"&&e.tasks.find(({id:g})=>g===o.fixOf);if(c&&c!==o&&s.fixOf!==o.fixOf)return s!==c&&(r(s,c)||a&&R(o,s));let f=o.wave!==void 0&&
s.wave!==void 0;return f&&o.wave!==s.wave?Number(s.wave)<Number(o.wave):a?!f&&(o.phase!==s.phase||o.kind!=="work"||s.kind!=="work")?!0:!i(o,s)||R(o,s):!1}function i(s,o){if(s.statesDependencies||e.config.
stuck==="go-on")return!0;let a=n.get(s);return a!==void 0&&a===n.get(o)}}function rt(e){let t=new Map(e.map(i=>[i.id,i])),n=new Map,r=new Set;for(let i of e){let s=[i];for(let o=s.at(-1);o;o=s.at(-1)){
let a=r.has(o)?[]:o.dependsOn.flatMap(c=>t.get(c)??[]).filter(c=>!n.has(c));if(r.add(o),a.length>0){s.push(...a.reverse());continue}n.has(o)||n.set(o,n.size),s.pop()}}return n}function it(e){let t=new Map,
n;for(let r of e){if(r.addedBy){let i=e.find(({id:o})=>o===r.fixOf),s=i&&t.get(i);s&&t.set(r,s);continue}!r.parallel||r.kind!=="work"?n=void 0:(!n||r.phase!==n.phase||r.wave!==n.wave)&&(n=r),n&&t.set(
r,n)}return t}function R(e,t){return e.files.some(n=>t.files.includes(n))}var ot=5;function k(e,t){let n=[];for(let r of e.tasks.slice(t)){if(!r.parallel||r.kind!=="work"||n.length===ot||n[0]&&(r.phase!==
n[0].phase||r.wave!==n[0].wave)||n.some(i=>R(r,i)||r.dependsOn.includes(i.id)))break;n.push(r)}return n}var st={FALSE_CLAIM:Number.POSITIVE_INFINITY,EXECUTION_FAILURE:2,VERIFY_FAILURE:2,MALFORMED:2,SPEC_VIOLATION:1,ARCHITECT_REJECTION:1,REVIEW_FAIL:2,TIMEOUT:1,BLOCKED:0},Yt={malformed:st.MALFORMED,noSignal:1,
takenBack:1};function H(e){return e.attempts.length-(e.forgiven??0)}function x(e){return e.tasks.filter(t=>j(e,t)===t)}function j(e,t){let n=new Set,r=t;for(;r.fixOf!==void 0&&!n.has(r.id);){n.add(r.id);let i=e.tasks.find(s=>s.id===r.fixOf);if(!i)break;r=i}return r}function K(e,t){
let n=j(e,t);return x(e).findIndex(r=>r.id===n.id)}function W(e,t){let n=x(e),r=n[t];if(!r)return!1;if(t===n.length-1)return!0;let{every:i}=e.config.review;if(t%i===0&&(t>0||i===1))return!0;let s=n[t-
1];return s!==void 0&&U(r)!==U(s)}function U({id:e,phase:t}){return/^(\d+)\./.exec(e)?.[1]??/\bphase\s+(\d+)/i.exec(t??"")?.[1]??t??""}function z(e,t){return t.kind==="checkpoint"||t.tier==="TRIVIAL"?!1:t.tier!=="SIMPLE"||e.config.review.simple}function V(e,t){return z(e,t)?t.tier!==void 0||e.config.review.architect:!1}function J(e,t){
let{tier:n,tier2:r,tier3:i,votes:s}=e.config.review,o=t.verification??n;return t.kind==="checkpoint"||o<2||!r?0:o===3&&i?s:1}var X=e=>e.securityReview&&e.kind!=="checkpoint";function Y(e,t){return!e.config.
review.spec||t.addedBy==="review"||!z(e,t)?!1:T(e,t).some(n=>W(e,K(e,n)))}function T(e,t){if(!t.parallel)return[t];let n=x(e);for(let r=0;r<n.length;){let i=k({...e,tasks:n},r);if(i.some(s=>s.id===t.id))
return i;r+=Math.max(1,i.length)}return[t]}function l(e){let t=e.attempts.at(-1);return t?e.reviews.filter(n=>n.attempt===void 0?n.at>=t.startedAt:n.attempt===t.n):[]}function Z(e,t,n){if(!Y(e,t))return{kind:"not-needed"};if(b(t).length>0)return Q(e,t);let r=T(e,t),i=r.find(a=>a.id!==t.id&&te(a,t));if(i)return Q(e,i).kind==="ended"?{kind:"ended",how:"with-batch"}:{
kind:"waiting"};let s=r.filter(a=>a.status==="reviewing"&&n(a)&&!dt(r,a));return!r.every(a=>s.includes(a)||d(a)||p(a))||s[0]?.id!==t.id?{kind:"waiting"}:{kind:"review",iteration:1,covers:s.slice(1).map(
a=>a.id)}}function Q(e,t){let n=b(t).at(-1);if(!n)return{kind:"review",iteration:1,covers:[]};let r=s=>({kind:"review",iteration:s,covers:n.covers??[]}),i=ee(n.iteration);switch(n.verdict.decision){case"\
approve":return{kind:"ended",how:"passed"};case"no-signal":return{kind:"ended",how:"no-signal"};case"malformed":return r(i);case"reject":return n.verdict.path==="spec"?{kind:"ended",how:"suggested"}:i>=
e.config.review.iterations?{kind:"ended",how:"capped"}:at(e,t,n,()=>r(i+1))}}function at(e,t,n,r){let i=ut(e,t),s=t.reviews.filter(a=>ct(e,a)).length;if(i.length<s)return i.length>=e.config.attempts.fixTasks?
{kind:"ended",how:"capped"}:{kind:"fix-needed",record:n};let o=i.at(-1);return o?o.givenUp?{kind:"ended",how:"given-up"}:d(o)?r():{kind:"waiting"}:{kind:"ended",how:"capped"}}var ct=(e,{role:t,iteration:n,
verdict:r})=>t==="spec-reviewer"&&r.decision==="reject"&&r.path!=="spec"&&ee(n)<e.config.review.iterations,ut=(e,t)=>e.tasks.filter(n=>n.addedBy==="review"&&n.fixOf===t.id),ee=e=>Number.isInteger(e)&&
e>=1?e:1,b=e=>l(e).filter(({role:t})=>t==="spec-reviewer");function te(e,t){let n=t.attempts.at(-1)?.startedAt??"";return b(e).some(r=>r.covers?.includes(t.id)&&r.at>=n)}var dt=(e,t)=>e.some(n=>n.id!==
t.id&&te(n,t));function ne(e,t){let n=new Map;for(let{role:i,iteration:s,verdict:o}of e)i==="verifier"&&n.set(s,o.decision==="approve");let r=[...n.values()].filter(Boolean).length;return{yes:r,of:t,complete:n.size>=
t,majority:r>t/2,split:r>0&&r<n.size}}function re(e,t,n){if(t.status!=="reviewing")return[];if(t.notBefore!==void 0&&t.notBefore>n.toISOString())return[];let[r]=ft(e,t);return r?.[0]?.role!=="spec-reviewer"?r??[]:ie(e,t).kind==="review"?r:
[]}var ie=(e,t)=>Z(e,t,n=>oe(e,n).length===0);function ft(e,t){let n=ie(e,t),r=n.kind==="ended"||n.kind==="not-needed",i=n.kind==="review"?n.iteration:1,s=n.kind==="review"&&n.covers.length>0?{covers:n.covers}:{};return[...oe(e,t),...r?[]:[[{...E(
t,"spec-reviewer",i),...s}]]]}function oe(e,t){let n=(r,i)=>{let s=l(t).filter(o=>o.role===r);return!i||s.some(({verdict:o})=>o.decision==="approve")?[]:[E(t,r,s.length+1)]};return[n("architect",V(e,t)),
pt(e,t),n("security-reviewer",X(t))].filter(r=>r.length>0)}function pt(e,t){let n=J(e,t),r=l(t).filter(({role:c})=>c==="verifier"),i=ne(r,n);if(n===0||i.complete&&i.majority)return[];let s=Array.from(
{length:n},(c,f)=>f+1),o=new Set(r.filter(({verdict:c})=>c.decision==="approve").map(({iteration:c})=>c)),a=new Set(r.map(({iteration:c})=>c));return s.filter(c=>i.complete?!o.has(c):!a.has(c)).map(c=>E(
t,"verifier",c))}var E=(e,t,n)=>({task:e.id,role:t,attempt:e.attempts.at(-1)?.n??1,iteration:n,isolated:!1});function se(e,t){switch(e.state){case"finished":return{kind:"done",reason:"every task is done"};case"cancelled":return{kind:"done",reason:"the run was cancelled"};case"paused":return{kind:"wait",reason:"\
the run is paused; /ultraplan:resume goes on"};case"parked":return{kind:"wait",reason:`the run is parked (${e.cause??"no cause recorded"}); /ultraplan:resume goes on`};case"halted":return O([{question:`\
the run is halted: ${e.cause??"no cause recorded"}`,options:[...lt(e),"/ultraplan:resume","/ultraplan:cancel"]},...I(e).map(n=>({...n,options:[]}))]);case"running":return mt(e,t)}}function lt(e){let[t,
...n]=e.tasks.filter(p);return t?[`/ultraplan:retry --task ${n.length>0?"<id>":t.id}`]:[]}function mt(e,t){let n=e.tickets.filter(s=>s.redeemedAt===void 0);if(n.length>0)return{kind:"dispatch",agents:n.
map(kt)};let r=e.tickets.length;if(r>0)return{kind:"wait",reason:`${r} agent${r===1?"":"s"} in flight`};let i=e.tasks.flatMap(s=>re(e,s,t));return i.length>0?{kind:"dispatch",agents:i}:gt(e,t)}function gt(e,t){
let n,r=G(e);for(let[s,o]of e.tasks.entries()){if(d(o)||p(o)||!r(s))continue;let a=o.notBefore!==void 0&&o.notBefore>t.toISOString();if(!((o.status==="reviewing"||o.status==="verifying")&&!a)){if(o.kind===
"checkpoint")return O([xt(o),...I(e)]);if(a&&o.notBefore!==void 0){(n===void 0||o.notBefore<n)&&(n=o.notBefore);continue}return ht(e,s,r)}}if(n!==void 0)return{kind:"wait",reason:"a retry waits for it\
s time",until:n};if(e.tasks.every(d))return{kind:"done",reason:"every task is done"};let i=I(e);return O(i.length>0?i:[yt(e)])}function ht(e,t,n){let r=k(e,t).filter(o=>!d(o)&&!p(o)&&n(e.tasks.indexOf(
o))&&o.attempts.length===0&&!o.notStarted),i=e.tasks[t],s=r.length>1&&i&&r.includes(i)?r:i?[i]:[];return{kind:"dispatch",agents:s.map(o=>({task:o.id,role:"spec-executor",attempt:o.attempts.length+1,iteration:1,
isolated:s.length>1}))}}function kt(e){let{task:t,role:n,attempt:r,iteration:i,isolated:s,covers:o}=e;return{task:t,role:n,attempt:r,iteration:i,isolated:s,...o?{covers:o}:{}}}function O([e,...t]){if(!e)
throw new Error("there is nothing to ask");return{kind:"ask",...e,...t.length>0?{also:t}:{}}}function xt(e){let t=e.checkpoint?.options.length?e.checkpoint.options:["approved","describe what is wrong"];
return{task:e.id,question:e.checkpoint?.question??e.title,options:t}}var I=e=>e.tasks.filter(p).map(wt);function wt(e){let t=H(e);return{task:e.id,question:`${B(e)} is ${e.status} after ${t} attempt${t===
1?"":"s"}: ${vt(e)}`,options:e.pausedFor?.options??["retry","skip","investigate"]}}function vt({pausedFor:e,attempts:t}){let n=e?.reason??"no reason recorded",r=t.at(-1)?.failures.at(-1);return r&&n.includes(
r.type)&&!n.includes(r.reason)?`${n} (${r.reason})`:n}var yt=e=>({question:`no task can start: ${e.tasks.filter(t=>!d(t)).map(t=>t.id).join(", ")} wait for each other`,options:["/ultraplan:cancel"]});var w=(...e)=>require("node:crypto").createHash(...e);var de=require("node:path");var u=Ge(require("node:fs"),1);var ae={open:(e,t,n)=>u.openSync(e,t,n),close:e=>u.closeSync(e),size:e=>u.fstatSync(e).size,stamp(e){let{dev:t,ino:n,size:r,ctimeNs:i}=u.fstatSync(e,{bigint:!0});return[t,n,r,i].join(":")},read:(e,t,n)=>u.readSync(
e,t,0,t.length,n),write:(e,t,n)=>u.writeSync(e,t,0,t.length,n),truncate:(e,t)=>u.ftruncateSync(e,t),sync:e=>u.fsyncSync(e),readFile:e=>u.readFileSync(e),list:e=>u.readdirSync(e),makeFolder:e=>u.mkdirSync(
e,{mode:448}),rename:(e,t)=>u.renameSync(e,t),link:(e,t)=>u.linkSync(e,t),remove:e=>u.unlinkSync(e)};function ce(e){return e instanceof Error&&"code"in e&&typeof e.code=="string"?e.code:void 0}function ue(e,t){
try{return e.readFile(t)}catch(n){if(ce(n)==="ENOENT")return;throw n}}var yn=process.platform==="win32"||process.platform==="darwin";var m=class extends Error{constructor(n,r,i,s,o){super(i,o);this.code=n;this.place=r;this.fix=s}code;place;fix},A='run "ultraplan audit" for the extent; put the file back from a backup, or "ultraplan \
cancel" and start the plan again: ticked tasks count as done';var St=e=>w("sha256").update(e).digest("hex"),Rt=(e,t)=>(0,de.join)(e,"evidence",t);function fe(e,t,n=ae){let r=Rt(e,t.sha256),i=ue(n,r);if(i===void 0)throw new m("evidence-missing",{file:r},Tt,A);if(St(i)!==t.sha256)throw new m("evidence-changed",{file:r},bt,A);return i.toString("ut\
f8")}var Tt="the evidence file is not there",bt="the evidence file was changed after it was written";function F(e,t){return JSON.parse(fe(e,t.plan))}function pe(e,t){let n=e.tasks.find(r=>r.id===t);if(!n)throw new Error(`task ${t} is not in the pinned plan`);return n}var le=(...e)=>require("node:child_process").spawnSync(...e);var ge=require("node:os"),he=require("node:path"),v=class extends Error{constructor(n,r,i){super(`git ${n.join(" ")}: ${i.trim()||`exit ${r}`}`);this.args=n;this.status=r;this.stderr=i}args;status;stderr},
Et=/^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CONFIG.*|EXTERNAL_DIFF|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|CEILING_DIRECTORIES)$/;function me(e=process.
env){return{...Object.fromEntries(Object.entries(e).filter(([n])=>!Et.test(n))),LC_ALL:"C",GIT_OPTIONAL_LOCKS:"0",GIT_TERMINAL_PROMPT:"0",GIT_NO_REPLACE_OBJECTS:"1",GIT_GRAFT_FILE:ge.devNull}}function y(e,t,n={}){
return Ot(e,t,n).toString("utf8")}function Ot(e,t,n={}){let r=le("git",t,{cwd:e,env:n.index?{...me(),GIT_INDEX_FILE:n.index}:me(),input:n.input??"",maxBuffer:n.maxBuffer??268435456,stdio:["pipe","pipe",
"pipe"],windowsHide:!0});if(r.error)throw new v(t,null,r.error.message);if(r.status!==0)throw new v(t,r.status,r.stderr.toString("utf8"));return r.stdout}function $(e,t,n={}){try{return y(e,t,n)}catch{
return}}function ke(e){let t=$(e,["rev-parse","--show-toplevel","--git-common-dir","--absolute-git-dir"]),[n,r,i]=t?.split(`
`)??[];if(!(!n||!r||!i))return{root:n,commonDir:(0,he.resolve)(e,r),gitDir:i}}var It=["core.fsmonitor=false","core.untrackedCache=false","core.ignoreStat=false","core.trustctime=true","core.checkStat=default"].flatMap(e=>["-c",e]);function ve(e){return y(e,[...It,"status","--po\
rcelain=v2","-z","--untracked-files=all","--no-renames","--ignore-submodules=none"]).split("\0").flatMap(n=>{switch(n[0]){case"1":return[{path:we(n,8),kind:xe(n)}];case"u":return[{path:we(n,10),kind:xe(
n)}];case"?":return[{path:n.slice(2),kind:"untracked"}];default:return[]}})}var xe=e=>e.split(" ",3)[2]?.startsWith("S")?"submodule":"modified";function we(e,t){return e.split(" ").slice(t).join(" ")}var Oe=require("node:fs"),Ie=require("node:path");var ye=require("node:fs");var At="<!-- ultraplan:command=implement -->",Se=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${At}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function Re(e){try{return(0,ye.readFileSync)(e,"utf8")}catch{return}}var M=require("node:path");var Ft=e=>(0,M.join)(e,"ultraplan","init.json");function Te(e){let t=Re(Ft(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var be=e=>w("sha256").update(e).digest("hex");var $t="# ultraplan: pre-push",Ee=`#!/bin/sh
${$t}
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
`;function Ae(e,t,n){let{settings:r,files:i}=Te(e),s=new Map([...Object.entries(i),...Object.entries(r).map(([o,{after:a}])=>[o,a])]);return new Set(t.filter(o=>{let a=s.get(o),c=a===void 0?void 0:n(o);
return c!==void 0&&be(c)===a&&Ct(o,c)}))}var Fe=e=>t=>{try{return(0,Oe.readFileSync)((0,Ie.join)(e,t),"utf8")}catch{return}};var Mt=".ultraplan/config.yaml",qt=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function Ct(e,t){return e===Mt?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===Se||t===Ee||qt.test(e)}function $e(e){let t=ke(e.root);if(!t)return[];let n=ve(e.root).map(({path:i})=>i),r=Ae(t.commonDir,n,Fe(e.root));return n.filter(i=>!r.has(i))}function Me({run:e,dir:t}){let n=S(e);if(n.size===0)return;let r=F(t,e);return $e(e).filter(i=>n.has(i)&&!L(r,i))}function Nt(e,t){for(;;){let n=Pt(e,se(e.run,t));if(n.length===0)return;e.run=e.journal.
update(()=>n).state}}function Pt(e,t){let{run:n,dir:r}=e,i=(t.kind==="dispatch"?t.agents:[]).filter(({role:a,task:c})=>a==="spec-executor"&&!n.tickets.some(f=>f.task===c)),s=i.length>0?Me(e)??[]:[];if(s.
length===0)return[];let o=S(n);return i.flatMap(({task:a})=>{let{files:c,outputs:f}=pe(F(r,n),a),g=s.filter(Ce=>_([...c,...f],Ce)),[q]=g;if(q===void 0)return[];let C=o.get(q),qe=`it names ${g.join(", ")}\
, left uncommitted when task ${C?.task} was ${C?.how}: the person has to commit or stash that first, in a terminal of their own`;return[{type:"task_blocked",task:a,cause:qe}]})}0&&(module.exports={askForHeld,heldNow});
