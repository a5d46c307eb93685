const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var f=Object.defineProperty;var A=Object.getOwnPropertyDescriptor;var C=Object.getOwnPropertyNames;var S=Object.prototype.hasOwnProperty;var F=(e,n)=>{for(var s in n)f(e,s,{get:n[s],enumerable:!0})},L=(e,n,s,t)=>{if(n&&typeof n=="object"||typeof n=="function")for(let i of C(n))!S.call(e,i)&&i!==s&&f(e,i,{get:()=>n[i],enumerable:!(t=A(n,
i))||t.enumerable});return e};var v=e=>L(f({},"__esModule",{value:!0}),e);var z={};F(z,{retryContext:()=>b,warmFeedback:()=>W});module.exports=v(z);var I=new RegExp("\x1B\\[[0-9;?]*[A-Za-z]","g"),l=e=>e.replace(I,"").replace(/\r\n?/g,`
`);var g=10,w=100,O=/\b(?:fail(?:ed|ure|ing)?|errors?|exception|assert\w*|expected|panic(?:ked)?|not ok|cannot|undefined reference)\b|[\u2716\u2717\u00d7\u25cf]|\bE\s{2,}/i,P=/\b0 (?:fail(?:ed|ures?|ing)?|errors?)\b/i;
function p(e){return e.commands.findLast(({purpose:n,exitCode:s})=>n!=="baseline"&&s!==0)}function u(e){let n=l(e).split(`
`).map(t=>t.trimEnd().slice(0,w)).filter(t=>t!==""),s=n.findIndex(t=>O.test(t)&&!P.test(t));return s<0?n.slice(-g):n.slice(s,s+g)}var $=/^(?:work|output)\/|^proof\/(?:typecheck|lint)$/,D=/^contract\//,N=/^proof\/|^tests\//;function R({findings:e}){let n=e.filter(({severity:t})=>t==="block"),s=(t,i,r)=>{let a=n.filter(({id:d})=>i.
test(d)&&!r?.test(d)),o=a.map(d=>({name:j(d),detail:G(d)})),c=a.length===0?`${t} passed`:`${t} failed: ${o.map(({name:d})=>d).join(", ")}`;return{level:t,passed:a.length===0,failedChecks:o,summary:c}};
return[s("syntactic",$),s("contract",D),s("behavioral",N,$)]}function j({id:e,message:n}){let[,s=""]=n.split(" ");return e==="contract/env"?`env-${n.split(" ")[0]}`:e==="contract/exports"?`export-${s}`:
e==="contract/endpoints"?`endpoint-${n.replace(/^endpoint | not found$/g,"").replace(/[^\w]/g,"-")}`:e.split("/").at(-1)??e}function G({id:e,message:n,file:s,line:t}){return e==="contract/endpoints"?"\
Endpoint not found":e.startsWith("contract/")?n:s?`${n} (${s}${t?`:${t}`:""})`:n}var h="=== PREVIOUS ATTEMPT FAILED (Attempt ",k="Do not change working parts of the implementation.",te=new RegExp(`\\n*${h.replace("(","\\(")}[\\s\\S]*?${k.replaceAll(".","\\.")}\\n*`,"g");function x(e,n){
let s=e.filter(({passed:t})=>!t);return s.length===0?"":[`${h}${n}) ===`,`Verification level: ${s.map(({level:t})=>t).join(", ")}`,"The previous execution of this task failed verification. Fix the fol\
lowing issues:","",...s.flatMap(({failedChecks:t})=>t.map(({name:i,detail:r})=>`- ${i}: ${r}`)),"","=== END FAILURE CONTEXT ===","","Retry the task addressing these specific failures.",k].join(`
`)}var M=20,U=[/^[ \t]*\u25cf (.+ \u203a .+|(?!Console|Cannot|Test suite).+)$/gm,/^[ \t]*FAIL\s+(?:\|[^|]*\|\s+)?(\S+ > .+)$/gm,/^[ \t]*[\u00d7\u2717] (.+?)(?:\s+\d+\s?ms)?$/gm,/^[ \t]*\u2716 (?!failing tests)(.+?)(?: \([\d.]+ms\))?$/gm,
/^FAILED (\S+::\S+(?:\[[^\]]*\])?)/gm,/^[ \t]*--- FAIL: (\S+)/gm,/^test (\S+) \.\.\. FAILED$/gm,/^[ \t]*not ok \d+ (?:- )?(.+?)(?:\s+# time.*)?$/gm,/^(?:FAIL|ERROR): (\w+ \([\w.]+\))/gm,/^rspec \S+ # (.+)$/gm,
/^ {2}\d+\) (.+)$/gm],V=/<testcase\b[^>]*?\bname="([^"]+)"[^>]*>\s*<(?:failure|error)\b/g;function E(e){let n=l(e);for(let s of[...U,V]){let t=[...n.matchAll(s)].map(r=>(r[1]??"").trim()),i=[...new Set(
t)].filter(r=>r!=="");if(i.length>0)return i.slice(0,M)}return[]}var q=8;function b(e,n,s){let t=e.findings.filter(r=>r.severity==="block");if(n.contract||n.criteria.length>0){let r=x(R(e),s.attempt+1);if(r!=="")return r}let i=p(e);return e.stage==="proof"&&i&&t.some(
({id:r})=>r==="proof/verify")?B(t,i.command,_(i),i.excerpt):K(t,e)}function _({exitCode:e,signal:n,timedOut:s}){return s?"none, it ran into its time limit":String(e??n??"none")}function B(e,n,s,t){let i=E(
t),r=e.filter(({id:o})=>o!=="proof/verify").map(({message:o})=>o),a=[...i.length>0?i:u(t),...r];return["VERIFICATION FAILED:",`Command: ${n}`,`Exit code: ${s}`,"","FAILURES:",...a.slice(0,20).map(o=>`\
- ${o}`),"","Please fix the failing tests and re-verify."].join(`
`)}function K(e,{failure:n,stage:s}){let t=e.slice(0,q),i=[...new Set(t.flatMap(({fix:o})=>o??[]))],r=t.map(({file:o,line:c,message:d,id:y})=>`${o?`${o}${c?`:${c}`:""}  `:""}${d}  [${y}]`),a=s==="arti\
facts"&&n==="VERIFY_FAILURE";return["PREVIOUS ATTEMPT FAILED:",...r.map(o=>`Error: ${o}`),...a?[`Previous attempt failed verification: ${t.map(({message:o})=>o).join("; ")}`]:[],"",`SUGGESTED FIX: ${i.
join(`
`)||"do what the error asks for before anything else"}`,"","Please address this before retrying the task."].join(`
`)}var T=4,m={message:240,fix:160,firstFix:600};function W(e,n,s){let t=e.findings.filter(a=>a.severity==="block"),i=p(e),r=t.length-T;return[`task ${n.id} is not accepted (stage ${e.stage}, attempt ${s.
attempt}):`,"",...t.slice(0,T).map(X),...r>0?[`and ${r} more of the same stage`]:[],...i?Y(i,s):[],"","mend this and nothing else, commit, then hand in the whole result block and TASK_COMPLETE again.",
"if it cannot be done, say status: failure or status: blocked with the reason, and leave TASK_COMPLETE out."].join(`
`)}function X(e,n){let s=e.file?`${e.file}${e.line?`:${e.line}`:""}  `:"",t=e.fix?.slice(0,n===0?m.firstFix:m.fix).replaceAll(`
`,`
    `);return`${s}${e.message.slice(0,m.message)}  [${e.id}]${t?`
    ${t}`:""}`}function Y(e,{logPath:n,journalDir:s}){let t=u(e.excerpt),i=e.output&&s?`${s}/evidence/${e.output.sha256}`:void 0,r=n??i;return[...t.length>0?["","from its output:",...t.map(a=>`    ${a}`)]:
[],...r?[`the whole output: ${r}`]:[]]}0&&(module.exports={retryContext,warmFeedback});
