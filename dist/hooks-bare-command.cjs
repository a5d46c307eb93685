const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var f=Object.create;var a=Object.defineProperty;var _=Object.getOwnPropertyDescriptor;var h=Object.getOwnPropertyNames;var x=Object.getPrototypeOf,y=Object.prototype.hasOwnProperty;var w=(t,n)=>{for(var o in n)a(t,o,{get:n[o],enumerable:!0})},c=(t,n,o,r)=>{if(n&&typeof n=="object"||typeof n=="function")for(let i of h(n))!y.call(t,i)&&i!==o&&a(t,i,{get:()=>n[i],enumerable:!(r=_(n,
i))||r.enumerable});return t};var e=(t,n,o)=>(o=t!=null?f(x(t)):{},c(n||!t||!t.__esModule?a(o,"default",{value:t,enumerable:!0}):o,t)),I=t=>c(a({},"__esModule",{value:!0}),t);var S={};w(S,{hook:()=>H});module.exports=I(S);var d=require("node:fs"),s=require("node:path");var u="<!-- ultraplan:command=implement -->",M=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${u}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: call the Agent tool exactly as it says, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`,O=[[".claude","commands","implement.md"],[".claude","skills","implement","SKILL.md"]];function l(t){for(let n=t;;n=(0,s.dirname)(n)){let o=O.flatMap(r=>R((0,s.join)(n,...r))??[]);if(o.length>0)return o.
every(r=>r.includes(u));if((0,s.dirname)(n)===n)return!1}}function R(t){try{return(0,d.readFileSync)(t,"utf8")}catch{return}}var g={adopt:()=>import("./hooks-commands-adopt.js"),cancel:()=>import("./hooks-commands-cancel.js"),confirm:()=>import("./hooks-commands-confirm.js"),decide:()=>import("./hooks-commands-decide.js"),"\
force-complete":()=>import("./hooks-commands-force-complete.js"),implement:()=>import("./hooks-commands-implement.js"),init:()=>import("./hooks-commands-init.js"),lint:()=>import("./hooks-commands-lint.js"),
pause:()=>import("./hooks-commands-pause.js"),resume:()=>import("./hooks-commands-resume.js"),retry:()=>import("./hooks-commands-retry.js"),"skip-verify":()=>import("./hooks-commands-skip-verify.js"),
status:()=>import("./hooks-commands-status.js")};var m=t=>typeof t=="string"?t:"";var p={kind:"pass"};var k=async(t,n)=>{let o=g[m(t.command_name).replace(/^ultraplan:/,"")];if(!o)return p;let{run:r}=await o();return r({argument:m(t.command_args).trim(),input:t,context:n})};var H=(t,n)=>{let o=n.session.env.CLAUDE_PROJECT_DIR??t.cwd;return l(o)?k(t,n):p};0&&(module.exports={hook});
