const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var m=Object.defineProperty;var C=Object.getOwnPropertyDescriptor;var L=Object.getOwnPropertyNames;var A=Object.prototype.hasOwnProperty;var F=(e,n)=>{for(var s in n)m(e,s,{get:n[s],enumerable:!0})},O=(e,n,s,t)=>{if(n&&typeof n=="object"||typeof n=="function")for(let r of L(n))!A.call(e,r)&&r!==s&&m(e,r,{get:()=>n[r],enumerable:!(t=C(n,
r))||t.enumerable});return e};var v=e=>O(m({},"__esModule",{value:!0}),e);var Z={};F(Z,{retryContext:()=>T,warmFeedback:()=>Y});module.exports=v(Z);var w=e=>e.filter(({purpose:n,command:s},t)=>!e.slice(t+1).some(r=>r.purpose===n&&r.command===s));function l({commands:e,findings:n}){let s=t=>t!=="typecheck"&&t!=="lint"||n.some(({id:r,severity:i})=>r===
`proof/${t}`&&i==="block");return w(e).findLast(({purpose:t,exitCode:r})=>t!=="baseline"&&r!==0&&s(t))}function g({id:e,name:n}){let s=(n??`task ${e}`).replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]","gu")," ");return s.length>100?`${s.slice(0,99)}\u2026`:s}var I=new RegExp("\x1B\\[[0-9;?]*[A-Za-z]","g"),p=e=>e.replace(I,"").replace(/\r\n?/g,`
`);var $=10,N=100,P=/\b(?:fail(?:ed|ure|ing)?|errors?|exception|assert\w*|expected|panic(?:ked)?|not ok|cannot|undefined reference)\b|[\u2716\u2717\u00d7\u25cf]|\bE\s{2,}/i,G=/\b0 (?:fail(?:ed|ures?|ing)?|errors?)\b/i;
function u(e){let n=p(e).split(`
`).map(t=>t.trimEnd().slice(0,N)).filter(t=>t!==""),s=n.findIndex(t=>P.test(t)&&!G.test(t));return s<0?n.slice(-$):n.slice(s,s+$)}var R=/^(?:work|output)\/|^proof\/(?:typecheck|lint)$/,D=/^contract\//,j=/^proof\/|^tests\//;function h({findings:e}){let n=e.filter(({severity:t})=>t==="block"),s=(t,r,i)=>{let a=n.filter(({id:d})=>r.
test(d)&&!i?.test(d)),o=a.map(d=>({name:M(d),detail:U(d)})),c=a.length===0?`${t} passed`:`${t} failed: ${[...new Set(o.map(({name:d})=>d))].join(", ")}`;return{level:t,passed:a.length===0,failedChecks:o,
summary:c}};return[s("syntactic",R),s("contract",D),s("behavioral",j,R)]}function M({id:e,message:n}){let[,s=""]=n.split(" ");return e==="contract/env"?`env-${n.split(" ")[0]}`:e==="contract/exports"?
`export-${s}`:e==="contract/endpoints"?`endpoint-${n.replace(/^endpoint | not found$/g,"").replace(/[^\w]/g,"-")}`:e.split("/").at(-1)??e}function U({id:e,message:n,file:s,line:t}){return e==="contrac\
t/endpoints"?"Endpoint not found":e.startsWith("contract/")?n:s?`${n} (${s}${t?`:${t}`:""})`:n}var k="=== PREVIOUS ATTEMPT FAILED (Attempt ",x="Do not change working parts of the implementation.",oe=new RegExp(`\\n*${k.replace("(","\\(")}[\\s\\S]*?${x.replaceAll(".","\\.")}\\n*`,"g");function E(e,n){
let s=e.filter(({passed:t})=>!t);return s.length===0?"":[`${k}${n}) ===`,`Verification level: ${s.map(({level:t})=>t).join(", ")}`,"The previous execution of this task failed verification. Fix the fol\
lowing issues:","",...s.flatMap(({failedChecks:t})=>t.map(({name:r,detail:i})=>`- ${r}: ${i}`)),"","=== END FAILURE CONTEXT ===","","Retry the task addressing these specific failures.",x].join(`
`)}var W=20,V=[/^[ \t]*\u25cf (.+ \u203a .+|(?!Console|Cannot|Test suite).+)$/gm,/^[ \t]*FAIL\s+(?:\|[^|]*\|\s+)?(\S+ > .+)$/gm,/^[ \t]*[\u00d7\u2717] (.+?)(?:\s+\d+\s?ms)?$/gm,/^[ \t]*\u2716 (?!failing tests)(.+?)(?: \([\d.]+ms\))?$/gm,
/^FAILED (\S+::\S+(?:\[[^\]]*\])?)/gm,/^[ \t]*--- FAIL: (\S+)/gm,/^test (\S+) \.\.\. FAILED$/gm,/^[ \t]*not ok \d+ (?:- )?(.+?)(?:\s+# time.*)?$/gm,/^(?:FAIL|ERROR): (\w+ \([\w.]+\))/gm,/^rspec \S+ # (.+)$/gm,
/^ {2}\d+\) (.+)$/gm],q=/<testcase\b[^>]*?\bname="([^"]+)"[^>]*>\s*<(?:failure|error)\b/g;function b(e){let n=p(e);for(let s of[...V,q]){let t=[...n.matchAll(s)].map(i=>(i[1]??"").trim()),r=[...new Set(
t)].filter(i=>i!=="");if(r.length>0)return r.slice(0,W)}return[]}var _=8;function T(e,n,s){let t=e.findings.filter(i=>i.severity==="block");if(n.contract||n.criteria.length>0){let i=E(h(e),s.attempt+1);if(i!=="")return i}let r=l(e);return e.stage==="proof"&&r&&t.some(
({id:i})=>i==="proof/verify")?K(t,r.command,B(r),r.excerpt):X(t,e)}function B({exitCode:e,signal:n,timedOut:s}){return s?"none, it ran into its time limit":String(e??n??"none")}function K(e,n,s,t){let r=b(
t),i=e.filter(({id:o})=>o!=="proof/verify").map(({message:o})=>o),a=[...r.length>0?r:u(t),...i];return["VERIFICATION FAILED:",`Command: ${n}`,`Exit code: ${s}`,"","FAILURES:",...a.slice(0,20).map(o=>`\
- ${o}`),"","Please fix the failing tests and re-verify."].join(`
`)}function X(e,{failure:n,stage:s}){let t=e.slice(0,_),r=[...new Set(t.flatMap(({fix:o})=>o??[]))],i=t.map(({file:o,line:c,message:d,id:S})=>`${o?`${o}${c?`:${c}`:""}  `:""}${d}  [${S}]`),a=s==="arti\
facts"&&n==="VERIFY_FAILURE";return["PREVIOUS ATTEMPT FAILED:",...i.map(o=>`Error: ${o}`),...a?[`Previous attempt failed verification: ${t.map(({message:o})=>o).join("; ")}`]:[],"",`SUGGESTED FIX: ${r.
join(`
`)||"do what the error asks for before anything else"}`,"","Please address this before retrying the task."].join(`
`)}var y=4,f={message:240,fix:160,firstFix:600};function Y(e,n,s){let t=e.findings.filter(a=>a.severity==="block"),r=l(e),i=t.length-y;return[`${g(n)} is not accepted (stage ${e.stage}, attempt ${s.attempt}\
):`,"",...t.slice(0,y).map(z),...i>0?[`and ${i} more of the same stage`]:[],...r?J(r,s):[],"","mend this and nothing else, commit, then hand in the whole result block and TASK_COMPLETE again.","if it \
cannot be done, say status: failure or status: blocked with the reason, and leave TASK_COMPLETE out."].join(`
`)}function z(e,n){let s=e.file?`${e.file}${e.line?`:${e.line}`:""}  `:"",t=H(e.fix??"",n===0?f.firstFix:f.fix).replaceAll(`
`,`
    `);return`${s}${e.message.slice(0,f.message)}  [${e.id}]${t?`
    ${t}`:""}`}function H(e,n){let s=/\bgit /.test(e)?f.firstFix:n;return e.length<=s?e:`${e.slice(0,s).replace(/\bgit .*$/s,"")}\u2026`}function J(e,{logPath:n,journalDir:s}){let t=u(e.excerpt),r=e.output&&
s?`${s}/evidence/${e.output.sha256}`:void 0,i=n??r;return[...t.length>0?["","from its output:",...t.map(a=>`    ${a}`)]:[],...i?[`the whole output: ${i}`]:[]]}0&&(module.exports={retryContext,warmFeedback});
