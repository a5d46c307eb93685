const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var o=Object.defineProperty;var u=Object.getOwnPropertyDescriptor;var k=Object.getOwnPropertyNames;var g=Object.prototype.hasOwnProperty;var x=(n,e)=>{for(var t in e)o(n,t,{get:e[t],enumerable:!0})},m=(n,e,t,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of k(e))!g.call(n,s)&&s!==t&&o(n,s,{get:()=>e[s],enumerable:!(i=u(e,
s))||i.enumerable});return n};var b=n=>m(o({},"__esModule",{value:!0}),n);var q={};x(q,{onlyCommits:()=>w});module.exports=b(q);var l=class{constructor(e){this.text=e}text;at=0;failed=!1;redirected=!1;atEnd(){return this.at>=this.text.length}words(){let e=[];for(this.redirected=!1;!this.failed;){this.skipBlank(!1);let t=this.peek();
if(t===void 0||`;&|
)`.includes(t)){if(t==="&"&&this.text[this.at+1]===">"){this.at+=2,this.target();continue}break}let i=/^\d*(?:<<<|>>|>&|<&|>\||<>|<<|>|<)/.exec(this.text.slice(this.at,this.at+8));if(i){i[0].endsWith(
"<<")&&(this.failed=!0),this.at+=i[0].length,this.peek()==="("?(this.redirected=!0,this.skipParenthesis()):this.target();continue}let s=this.at;e.push(this.word()),this.at===s&&(this.failed=!0)}return e}target(){
this.skipBlank(!1);let{text:e,plain:t}=this.word();(!t||!/^(?:\d|\/dev\/null)$/.test(e))&&(this.redirected=!0)}word(){let e="",t=!0;for(;!this.atEnd();){let i=this.peek();if(/\s/.test(i)||";&|()<>".includes(
i))break;if(i==="\\")e+=this.text[this.at+1]??"",this.at+=2;else if(i==="'"){let s=this.text.indexOf("'",this.at+1);s<0&&(this.failed=!0),e+=this.text.slice(this.at+1,s<0?void 0:s),this.at=s<0?this.text.
length:s+1}else if(i==='"'){let s=this.at+1;this.skipDouble();let a=this.text.slice(s,this.at-1);/[$`]/.test(a)&&(t=!1),e+=a.replace(/\\(["\\$`])/g,"$1")}else if(i==="`"){let s=this.text.indexOf("`",this.
at+1);s<0&&(this.failed=!0),t=!1,this.at=s<0?this.text.length:s+1}else i==="$"&&this.text[this.at+1]==="("?(t=!1,this.at+=1,this.skipParenthesis()):((i==="$"||i==="*"||i==="?")&&(t=!1),e+=i,this.at+=1)}
return{text:e,plain:t}}skipDouble(){for(this.at+=1;!this.atEnd()&&this.peek()!=='"';)this.peek()==="\\"?this.at+=2:this.peek()==="$"&&this.text[this.at+1]==="("?(this.at+=1,this.skipParenthesis()):this.
at+=1;this.atEnd()&&(this.failed=!0),this.at+=1}skipParenthesis(){let e=0;for(;!this.atEnd();){let t=this.peek();if(t==="\\")this.at+=1;else if(t==="'"){let i=this.text.indexOf("'",this.at+1);this.at=
i<0?this.text.length:i}else if(t==="(")e+=1;else if(t===")"&&(e-=1,e===0)){this.at+=1;return}this.at+=1}this.failed=!0}peek(){return this.text[this.at]}take(e){return this.text.startsWith(e,this.at)?(this.
at+=e.length,!0):!1}skipBlank(e){for(;;){let t=this.peek();if(t===" "||t==="	"||t==="\r"||e&&t===`
`)this.at+=1;else if(t==="\\"&&this.text[this.at+1]===`
`)this.at+=2;else if(t==="#"){let i=this.text.indexOf(`
`,this.at);this.at=i<0?this.text.length:i}else return}}};var v=new Set(["if","for","while","until","case","select","function","[["]);function f(n){let e=new d(n),t=e.list(0);return e.failed||!e.atEnd()?void 0:t}var d=class extends l{list(e){let t=[],i="firs\
t";for(e>20&&(this.failed=!0);!this.failed&&(this.skipBlank(!0),!(this.atEnd()||this.peek()===")"||this.peek()==="}"));){let s=this.pipeline(e);if(this.failed)break;let a={pipeline:s,join:i,background:!1};
if(t.push(a),this.skipBlank(!1),this.take("&&"))i="and";else if(this.take("||"))i="or";else if(this.take("&"))a.background=!0,i="then";else if(this.take(";;"))this.failed=!0;else if(this.take(";")||this.
take(`
`))i="then";else break}return{items:t}}pipeline(e){let t=!1;for(;this.text.startsWith("! ",this.at);)t=!t,this.at+=2,this.skipBlank(!1);let i=[];do this.skipBlank(!0),i.push(this.command(e)),this.skipBlank(
!1);while(!this.failed&&!this.text.startsWith("||",this.at)&&(this.take("|&")||this.take("|")));return{negated:t,commands:i}}command(e){let t=this.peek();if(t==="("||t==="{"&&/\s/.test(this.text[this.
at+1]??"")){this.at+=1;let r=this.list(e+1);return this.take(t==="("?")":"}")||(this.failed=!0),this.words(),{kind:"group",list:r,apart:t==="("}}let i=this.at,s=this.words(),a=this.redirected,h=s[0]?.
text??"";if(s.length===0&&(this.failed=!0),!v.has(h))return{kind:"simple",words:s,...a?{redirected:a}:{}};if(h!=="[["){let r=[...this.text.matchAll(/(?:^|[\s;])(?:done|fi|esac)(?=[\s;|&]|$)/g)].at(-1);
this.at=r&&r.index>=i?r.index+r[0].length:this.text.length}return{kind:"opaque",text:this.text.slice(i,this.at)}}};function w(n){let e=f(P(n));if(!e)return!1;let t=e.items.map(({pipeline:{commands:i,negated:s},join:a,background:h})=>{let[r]=i;return!(i.length===1&&!s&&a!=="or"&&!h)||r?.kind!=="simple"||r.redirected||
!r.words.every(({plain:p})=>p)?"other":$(r.words)});return t.includes("git")&&!t.includes("other")}function $(n){let[e,t="",...i]=n.map(({text:s})=>s);return e==="cd"?t!==""&&!t.startsWith("-")&&i.length===
0?"cd":"other":e!=="git"?"other":t==="add"&&W(i)||t==="commit"&&B(i)?"git":"other"}var W=n=>n.length>0&&n.every(e=>/^(?:--|-v|--verbose)$/.test(e)||c(e)),E=/^(?:--|-[qsvo]+|--quiet|--signoff|--verbose|--only)$/,
y=/^(?:-[qsvo]*m|--message)$/,S=/^(?:-[qsvo]*m.|--message=)/s;function B(n){let e=!1;for(let t=0;t<n.length;t+=1){let i=n[t];if(y.test(i)&&t+1<n.length)t+=1,e=!0;else if(S.test(i))e=!0;else if(!E.test(
i)&&!c(i))return!1}return e}var c=n=>/^:\(literal\)./.test(n)||/^[^-:]/.test(n)&&!/^[./]*$/.test(n),P=n=>n.replace(/^((?:[^'"\\`$#]|'[^'\n]*'|"[^"\\`$\n]*")*)"\$\(cat <<'(\w+)'\n(?:(?!\2\n).*\n)*?\2\n\s*\)"/,
"$1message");0&&(module.exports={onlyCommits});
