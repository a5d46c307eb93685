const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var B=Object.create;var m=Object.defineProperty;var F=Object.getOwnPropertyDescriptor;var K=Object.getOwnPropertyNames;var U=Object.getPrototypeOf,z=Object.prototype.hasOwnProperty;var c=(t,n)=>()=>{try{return n||t((n={exports:{}}).exports,n),n.exports}catch(e){throw n=0,e}},G=(t,n)=>{for(var e in n)m(t,e,{get:n[e],enumerable:!0})},x=(t,n,e,o)=>{if(n&&typeof n=="object"||typeof n==
"function")for(let r of K(n))!z.call(t,r)&&r!==e&&m(t,r,{get:()=>n[r],enumerable:!(o=F(n,r))||o.enumerable});return t};var i=(t,n,e)=>(e=t!=null?B(U(t)):{},x(n||!t||!t.__esModule?m(e,"default",{value:t,enumerable:!0}):e,t)),W=t=>x(m({},"__esModule",{value:!0}),t);var g=c((dt,w)=>{w.exports=require("./open-run.cjs").io_process_ref});var M=c((mt,O)=>{O.exports=require("./open-run.cjs").view_terminal});var P=c((ct,I)=>{I.exports=require("./open-run.cjs").engine_active});var T=c((gt,N)=>{N.exports=require("./open-run.cjs").engine_open_run});var st={};G(st,{hook:()=>it});module.exports=W(st);var _=require("node:fs"),u=require("node:path");var R="<!-- ultraplan:command=implement -->",pt=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${R}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: call the Agent tool exactly as it says, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`,Y=[[".claude","commands","implement.md"],[".claude","skills","implement","SKILL.md"]];function S(t){for(let n=t;;n=(0,u.dirname)(n)){let e=Y.flatMap(o=>Q((0,u.join)(n,...o))??[]);if(e.length>0)return e.
every(o=>o.includes(R));if((0,u.dirname)(n)===n)return!1}}function Q(t){try{return(0,_.readFileSync)(t,"utf8")}catch{return}}var D=i(g(),1),E=i(M(),1),p=i(P(),1);var H=i(g(),1);function k(t,n){if(t.session!==n.id||t.client.pid!==n.client.pid)return!1;let{startedAt:e}=t.client;return e===void 0||n.client.startedAt===void 0||(0,H.isSameStart)(e,n.client.startedAt)}var f=i(T(),1);var s=require("node:fs"),b=1048576,A=new Set(["human","sdk"]),y=(t,n)=>({prompt:t,transcript:n,from:V(n)});function V(t){try{return(0,s.statSync)(t).size}catch{return 0}}function C(t,n){for(let e of tt(
t)){let o=Z(e),r=o===void 0?void 0:X(o,t.prompt,n);if(r!==void 0)return r}return!1}function X(t,n,e){let{type:o,attachment:r,content:a}=t;if(o==="user"&&t.promptId===n){let h=t.turnOrigin??t.promptSource;
return h===void 0?void 0:A.has(h)}if(o==="attachment"&&r?.type==="queued_command"&&r.commandMode==="prompt")return!r.isMeta&&A.has(r.origin?.kind??"sdk");if(o==="system"&&typeof a=="string"&&a.startsWith(
"UserPromptExpansion"))return a.includes(e)||void 0}function Z(t){try{return JSON.parse(t)}catch{return}}function tt({transcript:t,from:n}){try{let e=(0,s.openSync)(t,"r");try{let o=Buffer.alloc(b);return o.
toString("utf8",0,(0,s.readSync)(e,o,0,b,n)).split(`
`)}finally{(0,s.closeSync)(e)}}catch{return[]}}var L="ultraplan, since your last prompt:";function $(t){let n=(0,f.openActiveRun)(t.home,t.id);return n?k(n.run,t)?n:void 0:v(t,t.id)??v(t,String(t.client.pid))}function v(t,n){let e=(0,p.readUntold)(
t.home,n);if(!e)return;let o=(0,f.openJournalAt)(e.dir,t.home),{state:r}=o;if(r){if(k(r,{...t,id:r.session})||n===t.id&&!(0,D.isAlive)(r.client))return{run:r,journal:o,dir:e.dir,home:t.home};n!==t.id&&
(0,p.forgetUntold)(t.home,n)}}function J(t,n){nt(t);let{notices:e,unlisted:o,told:r}=t.run,a=e.at(-1);if(!a){(0,p.forgetUntold)(t.home,...(0,p.untoldNames)(t.run));return}return t.run=t.journal.update(()=>[{type:"notices_told",upTo:a.
seq,...n}]).state,{text:[L,...e.map(et),...o?[`- and ${o} more refusals`]:[]].join(`
`),again:r?.upTo===a.seq}}function nt(t){let{told:n}=t.run;!n||!C(n,L)||(t.run=t.journal.update(e=>e?.told?.prompt===n.prompt?[{type:"notices_shown",upTo:n.upTo}]:[]).state)}var et=({text:t,times:n})=>`\
- ${(0,E.oneLine)(t)}${n?` (${n} times)`:""}`;var j={adopt:()=>import("./hooks-commands-adopt.js"),cancel:()=>import("./hooks-commands-cancel.js"),confirm:()=>import("./hooks-commands-confirm.js"),decide:()=>import("./hooks-commands-decide.js"),"\
force-complete":()=>import("./hooks-commands-force-complete.js"),implement:()=>import("./hooks-commands-implement.js"),init:()=>import("./hooks-commands-init.js"),lint:()=>import("./hooks-commands-lint.js"),
pause:()=>import("./hooks-commands-pause.js"),resume:()=>import("./hooks-commands-resume.js"),retry:()=>import("./hooks-commands-retry.js"),"skip-verify":()=>import("./hooks-commands-skip-verify.js"),
status:()=>import("./hooks-commands-status.js")};var d=t=>typeof t=="string"?t:"";var l={kind:"pass"};var q=async(t,n)=>{let e=j[d(t.command_name).replace(/^ultraplan:/,"")];if(!e)return l;let{run:o}=await e(),r=ot(t,n);return rt(await o({argument:d(t.command_args).trim(),input:t,context:n}),r)};function ot(t,{
session:n}){try{let e=$(n),o=y(d(t.prompt_id),d(t.transcript_path));return e&&J(e,o)?.text}catch{return}}function rt(t,n){if(n===void 0)return t;if(t.kind==="block")return{...t,reason:`${t.reason}

${n}`};if(t.kind!=="context")return t;let e=t.show===void 0?n:`${t.show}

${n}`;return{...t,show:e}}var it=(t,n)=>{let e=n.session.env.CLAUDE_PROJECT_DIR??t.cwd;return S(e)?q(t,n):l};0&&(module.exports={hook});
