const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var ne=Object.create;var x=Object.defineProperty;var re=Object.getOwnPropertyDescriptor;var oe=Object.getOwnPropertyNames;var ie=Object.getPrototypeOf,se=Object.prototype.hasOwnProperty;var h=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},pe=(e,t)=>{for(var n in t)x(e,n,{get:t[n],enumerable:!0})},M=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let r of oe(t))!se.call(e,r)&&r!==n&&x(e,r,{get:()=>t[r],enumerable:!(o=re(t,r))||o.enumerable});return e};var i=(e,t,n)=>(n=e!=null?ne(ie(e)):{},M(t||!e||!e.__esModule?x(n,"default",{value:e,enumerable:!0}):n,e)),ae=e=>M(x({},"__esModule",{value:!0}),e);var k=h((Pe,N)=>{N.exports=require("./open-run.cjs").io_process_ref});var w=h((we,T)=>{T.exports=require("./open-run.cjs").view_terminal});var H=h((He,A)=>{A.exports=require("./open-run.cjs").engine_active});var O=h((ve,$)=>{$.exports=require("./open-run.cjs").engine_open_run});var Se={};pe(Se,{hook:()=>ke});module.exports=ae(Se);var I=require("node:fs"),g=require("node:path");var C="<!-- ultraplan:command=implement -->",_e=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${C}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: call the Agent tool exactly as it says, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`,ce=[[".claude","commands","implement.md"],[".claude","skills","implement","SKILL.md"]];function E(e){for(let t=e;;t=(0,g.dirname)(t)){let n=ce.flatMap(o=>ue((0,g.join)(t,...o))??[]);if(n.length>0)return n.
every(o=>o.includes(C));if((0,g.dirname)(t)===t)return!1}}function ue(e){try{return(0,I.readFileSync)(e,"utf8")}catch{return}}var B=i(k(),1),j=i(w(),1),a=i(H(),1);var K=i(k(),1);function y(e,t){if(e.session!==t.id||e.client.pid!==t.client.pid)return!1;let{startedAt:n}=e.client;return n===void 0||t.client.startedAt===void 0||(0,K.isSameStart)(n,t.client.startedAt)}var G=i(O(),1);var F=(...e)=>require("node:crypto").createHash(...e);var u=require("node:fs"),U=1048576,L=new Set(["human","sdk"]),f="ultraplan, since your last prompt:",v=(e,t,n)=>({prompt:e,digest:J(t),transcript:n,from:de(n)});function de(e){try{return(0,u.statSync)(
e).size}catch{return 0}}function S(e,t,n){for(let o of le(e)){let r=fe(o),s=r===void 0?void 0:me(r,e,t,n);if(s!==void 0)return s}return!1}function me(e,t,n,o){let{type:r,attachment:s,content:d}=e;if(r===
"user"&&e.promptId===t.prompt){let c=e.turnOrigin??e.promptSource;return c===void 0?void 0:L.has(c)}if(r==="attachment"&&s?.type==="queued_command"&&s.commandMode==="prompt"){let{origin:c,isMeta:p,prompt:R}=s;
return c?.kind!==void 0?!p&&L.has(c.kind):n==="print"&&typeof R=="string"&&J(R)===t.digest?!p:void 0}if(r==="system"&&typeof d=="string"&&d.startsWith("UserPromptExpansion"))return d.includes(o)||void 0}
var J=e=>F("sha256").update(e).digest("hex");function fe(e){try{return JSON.parse(e)}catch{return}}function le({transcript:e,from:t}){try{let n=(0,u.openSync)(e,"r");try{let o=Buffer.alloc(U);return o.
toString("utf8",0,(0,u.readSync)(n,o,0,U,t)).split(`
`)}finally{(0,u.closeSync)(n)}}catch{return[]}}function b(e,t){let{home:n,id:o}=e,r=[o,String(e.client.pid)].find(P=>(0,a.readUntold)(n,P)?.left),{left:s,told:d,dir:c}=r&&(0,a.readUntold)(n,r)||{};if(!r||!s||!c)return;let{state:p}=(0,G.openJournalAt)(
c,n);if(!p)return;if(!y({...p,session:o,client:s.client},e)&&(r!==o||(0,B.isAlive)(s.client))){r!==o&&(0,a.forgetUntold)(n,r);return}if(d&&S(d,e.mode,f)){let P=[s.session,String(s.client.pid)];(0,a.forgetUntold)(
n,...P.filter(te=>(0,a.readUntold)(n,te)?.left));return}(0,a.leaveUntold)(n,[r],p,c,{left:s,told:t});let D=`session ${p.session} (process ${p.client.pid}), where it is ${p.state}`,ee=`run ${p.id} left\
 this session (${s.cause}) for ${D}; \`ultraplan status\`, \`ultraplan pause\` and \`ultraplan cancel\` work from here`;return{text:`${f}
- ${(0,j.oneLine)(ee)}`,again:d!==void 0}}var z=i(k(),1),W=i(w(),1),m=i(H(),1);var q=i(O(),1);function Y(e){let t=(0,q.openActiveRun)(e.home,e.id);return t?y(t.run,e)?t:void 0:V(e,e.id)??V(e,String(e.client.pid))}function V(e,t){let n=(0,m.readUntold)(e.home,t);if(!n||n.left)return;let o=(0,q.openJournalAt)(
n.dir,e.home),{state:r}=o;if(r){if(y(r,{...e,id:r.session})||t===e.id&&!(0,z.isAlive)(r.client))return{run:r,journal:o,dir:n.dir,home:e.home};t!==e.id&&(0,m.forgetUntold)(e.home,t)}}function Q(e,t){ge(e);let{notices:n,unlisted:o,told:r}=e.run,s=n.at(-1);if(!s){(0,m.forgetUntold)(e.home,...(0,m.untoldNames)(e.run));return}return e.run=e.journal.update(()=>[{type:"notices_told",upTo:s.
seq,...t}]).state,{text:[f,...n.map(ye),...o?[`- and ${o} more refusals`]:[]].join(`
`),again:r?.upTo===s.seq}}function ge(e){let{told:t}=e.run;!t||!S(t,e.run.mode,f)||(e.run=e.journal.update(n=>n?.told?.prompt===t.prompt?[{type:"notices_shown",upTo:t.upTo}]:[]).state)}var ye=({text:e,
times:t})=>`- ${(0,W.oneLine)(e)}${t?` (${t} times)`:""}`;var X={adopt:()=>import("./hooks-commands-adopt.js"),cancel:()=>import("./hooks-commands-cancel.js"),confirm:()=>import("./hooks-commands-confirm.js"),decide:()=>import("./hooks-commands-decide.js"),"\
force-complete":()=>import("./hooks-commands-force-complete.js"),implement:()=>import("./hooks-commands-implement.js"),init:()=>import("./hooks-commands-init.js"),lint:()=>import("./hooks-commands-lint.js"),
pause:()=>import("./hooks-commands-pause.js"),resume:()=>import("./hooks-commands-resume.js"),retry:()=>import("./hooks-commands-retry.js"),"skip-verify":()=>import("./hooks-commands-skip-verify.js"),
status:()=>import("./hooks-commands-status.js")};var l=e=>typeof e=="string"?e:"";var _={kind:"pass"};var Z=async(e,t)=>{let n=X[l(e.command_name).replace(/^ultraplan:/,"")];if(!n)return _;let{run:o}=await n(),r=xe(e,t);return he(await o({argument:l(e.command_args).trim(),input:e,context:t}),r)};function xe(e,{
session:t}){try{let n=Y(t),o=v(l(e.prompt_id),l(e.prompt),l(e.transcript_path));return(n?Q(n,o):b(t,o))?.text}catch{return}}function he(e,t){if(t===void 0)return e;if(e.kind==="block")return{...e,reason:`${e.
reason}

${t}`};if(e.kind!=="context")return e;let n=e.show===void 0?t:`${e.show}

${t}`;return{...e,show:n}}var ke=(e,t)=>{let n=t.session.env.CLAUDE_PROJECT_DIR??e.cwd;return E(n)?Z(e,t):_};0&&(module.exports={hook});
