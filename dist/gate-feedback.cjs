const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var m=Object.defineProperty;var L=Object.getOwnPropertyDescriptor;var A=Object.getOwnPropertyNames;var C=Object.prototype.hasOwnProperty;var F=(e,t)=>{for(var n in t)m(e,n,{get:t[n],enumerable:!0})},O=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of A(t))!C.call(e,r)&&r!==n&&m(e,r,{get:()=>t[r],enumerable:!(s=L(t,
r))||s.enumerable});return e};var v=e=>O(m({},"__esModule",{value:!0}),e);var J={};F(J,{retryContext:()=>T,warmFeedback:()=>X});module.exports=v(J);function g({id:e,name:t}){let n=(t??`task ${e}`).replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]","gu")," ");return n.length>100?`${n.slice(0,99)}\u2026`:n}var w=new RegExp("\x1B\\[[0-9;?]*[A-Za-z]","g"),l=e=>e.replace(w,"").replace(/\r\n?/g,`
`);var $=10,I=100,N=/\b(?:fail(?:ed|ure|ing)?|errors?|exception|assert\w*|expected|panic(?:ked)?|not ok|cannot|undefined reference)\b|[\u2716\u2717\u00d7\u25cf]|\bE\s{2,}/i,G=/\b0 (?:fail(?:ed|ures?|ing)?|errors?)\b/i;
function p(e){return e.commands.findLast(({purpose:t,exitCode:n})=>t!=="baseline"&&n!==0)}function u(e){let t=l(e).split(`
`).map(s=>s.trimEnd().slice(0,I)).filter(s=>s!==""),n=t.findIndex(s=>N.test(s)&&!G.test(s));return n<0?t.slice(-$):t.slice(n,n+$)}var h=/^(?:work|output)\/|^proof\/(?:typecheck|lint)$/,P=/^contract\//,D=/^proof\/|^tests\//;function R({findings:e}){let t=e.filter(({severity:s})=>s==="block"),n=(s,r,i)=>{let a=t.filter(({id:d})=>r.
test(d)&&!i?.test(d)),o=a.map(d=>({name:j(d),detail:M(d)})),c=a.length===0?`${s} passed`:`${s} failed: ${o.map(({name:d})=>d).join(", ")}`;return{level:s,passed:a.length===0,failedChecks:o,summary:c}};
return[n("syntactic",h),n("contract",P),n("behavioral",D,h)]}function j({id:e,message:t}){let[,n=""]=t.split(" ");return e==="contract/env"?`env-${t.split(" ")[0]}`:e==="contract/exports"?`export-${n}`:
e==="contract/endpoints"?`endpoint-${t.replace(/^endpoint | not found$/g,"").replace(/[^\w]/g,"-")}`:e.split("/").at(-1)??e}function M({id:e,message:t,file:n,line:s}){return e==="contract/endpoints"?"\
Endpoint not found":e.startsWith("contract/")?t:n?`${t} (${n}${s?`:${s}`:""})`:t}var k="=== PREVIOUS ATTEMPT FAILED (Attempt ",x="Do not change working parts of the implementation.",re=new RegExp(`\\n*${k.replace("(","\\(")}[\\s\\S]*?${x.replaceAll(".","\\.")}\\n*`,"g");function E(e,t){
let n=e.filter(({passed:s})=>!s);return n.length===0?"":[`${k}${t}) ===`,`Verification level: ${n.map(({level:s})=>s).join(", ")}`,"The previous execution of this task failed verification. Fix the fol\
lowing issues:","",...n.flatMap(({failedChecks:s})=>s.map(({name:r,detail:i})=>`- ${r}: ${i}`)),"","=== END FAILURE CONTEXT ===","","Retry the task addressing these specific failures.",x].join(`
`)}var U=20,W=[/^[ \t]*\u25cf (.+ \u203a .+|(?!Console|Cannot|Test suite).+)$/gm,/^[ \t]*FAIL\s+(?:\|[^|]*\|\s+)?(\S+ > .+)$/gm,/^[ \t]*[\u00d7\u2717] (.+?)(?:\s+\d+\s?ms)?$/gm,/^[ \t]*\u2716 (?!failing tests)(.+?)(?: \([\d.]+ms\))?$/gm,
/^FAILED (\S+::\S+(?:\[[^\]]*\])?)/gm,/^[ \t]*--- FAIL: (\S+)/gm,/^test (\S+) \.\.\. FAILED$/gm,/^[ \t]*not ok \d+ (?:- )?(.+?)(?:\s+# time.*)?$/gm,/^(?:FAIL|ERROR): (\w+ \([\w.]+\))/gm,/^rspec \S+ # (.+)$/gm,
/^ {2}\d+\) (.+)$/gm],V=/<testcase\b[^>]*?\bname="([^"]+)"[^>]*>\s*<(?:failure|error)\b/g;function b(e){let t=l(e);for(let n of[...W,V]){let s=[...t.matchAll(n)].map(i=>(i[1]??"").trim()),r=[...new Set(
s)].filter(i=>i!=="");if(r.length>0)return r.slice(0,U)}return[]}var q=8;function T(e,t,n){let s=e.findings.filter(i=>i.severity==="block");if(t.contract||t.criteria.length>0){let i=E(R(e),n.attempt+1);if(i!=="")return i}let r=p(e);return e.stage==="proof"&&r&&s.some(
({id:i})=>i==="proof/verify")?B(s,r.command,_(r),r.excerpt):K(s,e)}function _({exitCode:e,signal:t,timedOut:n}){return n?"none, it ran into its time limit":String(e??t??"none")}function B(e,t,n,s){let r=b(
s),i=e.filter(({id:o})=>o!=="proof/verify").map(({message:o})=>o),a=[...r.length>0?r:u(s),...i];return["VERIFICATION FAILED:",`Command: ${t}`,`Exit code: ${n}`,"","FAILURES:",...a.slice(0,20).map(o=>`\
- ${o}`),"","Please fix the failing tests and re-verify."].join(`
`)}function K(e,{failure:t,stage:n}){let s=e.slice(0,q),r=[...new Set(s.flatMap(({fix:o})=>o??[]))],i=s.map(({file:o,line:c,message:d,id:S})=>`${o?`${o}${c?`:${c}`:""}  `:""}${d}  [${S}]`),a=n==="arti\
facts"&&t==="VERIFY_FAILURE";return["PREVIOUS ATTEMPT FAILED:",...i.map(o=>`Error: ${o}`),...a?[`Previous attempt failed verification: ${s.map(({message:o})=>o).join("; ")}`]:[],"",`SUGGESTED FIX: ${r.
join(`
`)||"do what the error asks for before anything else"}`,"","Please address this before retrying the task."].join(`
`)}var y=4,f={message:240,fix:160,firstFix:600};function X(e,t,n){let s=e.findings.filter(a=>a.severity==="block"),r=p(e),i=s.length-y;return[`${g(t)} is not accepted (stage ${e.stage}, attempt ${n.attempt}\
):`,"",...s.slice(0,y).map(Y),...i>0?[`and ${i} more of the same stage`]:[],...r?H(r,n):[],"","mend this and nothing else, commit, then hand in the whole result block and TASK_COMPLETE again.","if it \
cannot be done, say status: failure or status: blocked with the reason, and leave TASK_COMPLETE out."].join(`
`)}function Y(e,t){let n=e.file?`${e.file}${e.line?`:${e.line}`:""}  `:"",s=z(e.fix??"",t===0?f.firstFix:f.fix).replaceAll(`
`,`
    `);return`${n}${e.message.slice(0,f.message)}  [${e.id}]${s?`
    ${s}`:""}`}function z(e,t){let n=/\bgit /.test(e)?f.firstFix:t;return e.length<=n?e:`${e.slice(0,n).replace(/\bgit .*$/s,"")}\u2026`}function H(e,{logPath:t,journalDir:n}){let s=u(e.excerpt),r=e.output&&
n?`${n}/evidence/${e.output.sha256}`:void 0,i=t??r;return[...s.length>0?["","from its output:",...s.map(a=>`    ${a}`)]:[],...i?[`the whole output: ${i}`]:[]]}0&&(module.exports={retryContext,warmFeedback});
