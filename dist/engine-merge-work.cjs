const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var pt=Object.create;var A=Object.defineProperty;var mt=Object.getOwnPropertyDescriptor;var gt=Object.getOwnPropertyNames;var ht=Object.getPrototypeOf,yt=Object.prototype.hasOwnProperty;var kt=(e,t)=>{for(var n in t)A(e,n,{get:t[n],enumerable:!0})},ye=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of gt(t))!yt.call(e,i)&&i!==n&&A(e,i,{get:()=>t[i],enumerable:!(r=
mt(t,i))||r.enumerable});return e};var wt=(e,t,n)=>(n=e!=null?pt(ht(e)):{},ye(t||!e||!e.__esModule?A(n,"default",{value:e,enumerable:!0}):n,e)),xt=e=>ye(A({},"__esModule",{value:!0}),e);var Sn={};kt(Sn,{mergeWork:()=>yn});module.exports=xt(Sn);var W=require("node:fs"),me=require("node:path");var d=wt(require("node:fs"),1),j=require("node:path"),F={open:(e,t,n)=>d.openSync(e,t,n),close:e=>d.closeSync(e),size:e=>d.fstatSync(e).size,stamp(e){let{dev:t,ino:n,size:r,ctimeNs:i}=d.fstatSync(e,{bigint:!0});
return[t,n,r,i].join(":")},read:(e,t,n)=>d.readSync(e,t,0,t.length,n),write:(e,t,n)=>d.writeSync(e,t,0,t.length,n),truncate:(e,t)=>d.ftruncateSync(e,t),sync:e=>d.fsyncSync(e),readFile:e=>d.readFileSync(
e),list:e=>d.readdirSync(e),makeFolder:e=>d.mkdirSync(e,{mode:448}),rename:(e,t)=>d.renameSync(e,t),link:(e,t)=>d.linkSync(e,t),remove:e=>d.unlinkSync(e)};function v(e){return e instanceof Error&&"cod\
e"in e&&typeof e.code=="string"?e.code:void 0}function K(e,t){try{return e.readFile(t)}catch(n){if(v(n)==="ENOENT")return;throw n}}function _(e,t,n,r,i){let o=e.open(t,n,i);try{return r(o)}finally{St(
e,o)}}function St(e,t){try{e.close(t)}catch(n){if(v(n)===void 0)throw n}}function vt(e,t){process.platform!=="win32"&&_(e,t,"r",n=>e.sync(n))}function $(e,t){try{e.makeFolder(t)}catch(n){let r=v(n);if(r===
"EEXIST")return;if(r!=="ENOENT")throw n;$(e,(0,j.dirname)(t)),$(e,t);return}vt(e,(0,j.dirname)(t))}function ke(e,t,n,r){let i=0;for(;i<n.length;)i+=e.write(t,n.subarray(i),r+i)}var bn=process.platform==="win32"||process.platform==="darwin";function z(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}var L=(...e)=>require("node:child_process").spawnSync(...e);var xe=require("node:os"),Se=require("node:path"),T=class extends Error{constructor(n,r,i){super(`git ${n.join(" ")}: ${i.trim()||`exit ${r}`}`);this.args=n;this.status=r;this.stderr=i}args;status;stderr},
bt=/^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CONFIG.*|EXTERNAL_DIFF|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|CEILING_DIRECTORIES)$/;function we(e=process.
env){return{...Object.fromEntries(Object.entries(e).filter(([n])=>!bt.test(n))),LC_ALL:"C",GIT_OPTIONAL_LOCKS:"0",GIT_TERMINAL_PROMPT:"0",GIT_NO_REPLACE_OBJECTS:"1",GIT_GRAFT_FILE:xe.devNull}}function m(e,t,n={}){
return Tt(e,t,n).toString("utf8")}function Tt(e,t,n={}){let r=L("git",t,{cwd:e,env:n.index?{...we(),GIT_INDEX_FILE:n.index}:we(),input:n.input??"",maxBuffer:n.maxBuffer??268435456,stdio:["pipe","pipe",
"pipe"],windowsHide:!0});if(r.error)throw new T(t,null,r.error.message);if(r.status!==0)throw new T(t,r.status,r.stderr.toString("utf8"));return r.stdout}function l(e,t,n={}){try{return m(e,t,n)}catch{
return}}function D(e){let t=l(e,["rev-parse","--show-toplevel","--git-common-dir","--absolute-git-dir"]),[n,r,i]=t?.split(`
`)??[];if(!(!n||!r||!i))return{root:n,commonDir:(0,Se.resolve)(e,r),gitDir:i}}function R(e){return l(e,["rev-parse","--verify","--quiet","HEAD^{commit}"])?.trim()}var J=(...e)=>require("node:crypto").createHash(...e);var be=["-c","core.hooksPath=/dev/null","merge","--quiet","--ff-only","--no-overwrite-ignore"];var b=require("node:path");var N=require("node:fs"),Re=require("node:os"),I="gone";function Rt(e){return!Number.isInteger(e)||e<=0?I:process.platform==="linux"?Oe(e):process.platform==="win32"?$t(e):Et(e)}function Oe(e){let t;try{t=(0,N.readFileSync)(`/proc/${e}/stat`,"latin1")}catch(r){
let{code:i}=r;return i==="ENOENT"||i==="ESRCH"?I:void 0}let n=t.slice(t.lastIndexOf(")")+2).split(" ");return n[0]==="Z"||n[0]==="X"?I:`${Ot()}:${n[19]}`}var Te;function Ot(){return Te??=(0,N.readFileSync)(
"/proc/sys/kernel/random/boot_id","latin1").slice(0,8),Te}function Ee(e,t){let{status:n,stdout:r}=L(e,t,{encoding:"utf8",stdio:["ignore","pipe","ignore"],env:{...process.env,LC_ALL:"C",TZ:"UTC"},timeout:5e3,
windowsHide:!0});return n===0&&r.trim()!==""?r.trim():void 0}function Et(e){let[t,...n]=Ee("ps",["-o","stat=,lstart=","-p",String(e)])?.split(/\s+/)??[];return t?.startsWith("Z")?I:$e(`${n.join(" ")} \
UTC`)}function $t(e){let t=`(Get-Process -Id ${e}).StartTime.ToUniversalTime().ToString('o')`;return $e(Ee("powershell",["-NoProfile","-NonInteractive","-Command",t])??"")}function $e(e){let t=Date.parse(
e);return Number.isNaN(t)?void 0:new Date(t).toISOString()}function Ft(e,t){return e===t||Math.abs(Date.parse(e)-Date.parse(t))<=2e3}function Fe(e){try{process.kill(e.pid,0)}catch(n){if(n.code==="ESRCH")return!1}let t=Rt(e.pid);return t===I?!1:t===void 0||e.startedAt===void 0||Ft(e.startedAt,t)}var Y;function Ie(){if(Y===void 0){let e=process.
platform==="linux"?Oe(process.pid):new Date(performance.timeOrigin).toISOString();Y=e===void 0?{pid:process.pid}:{pid:process.pid,startedAt:e}}return Y}var M;function Ne(){if(M===void 0){M=(0,Re.hostname)();
try{M+=` ${(0,N.readlinkSync)("/proc/self/ns/pid")}`}catch{}}return M}var C=class extends Error{constructor(n,r,i){super(`locked by process ${n.pid}`);this.owner=n;this.path=r;this.foreign=i}owner;path;foreign};function It(){return{self:{...Ie(),space:Ne()},isAlive:Fe}}
var V=new Set;async function q(e,t,n,r){if(V.has(t))throw new Error(`this process already holds the lock ${t}`);let i=Nt(e,t,n.party??It(),n.waitMs);V.add(t);try{return await r()}finally{V.delete(t),Lt(e,(0,b.join)(
t,String(i)))}}function Nt(e,t,n,r){let i=Date.now()+r;for(let o=0;;o+=1){let s=Pt(e,t),c=s===0?void 0:At(e,(0,b.join)(t,String(s)));if(c===void 0||Ct(c,n)){if(_t(e,t,s+1,n.self))return s+1}else if(Date.
now()>i)throw new C(c,(0,b.join)(t,String(s)),c.space!==n.self.space);z(Math.min(1+o,8)*(.5+Math.random()))}}function Ct(e,{self:t,isAlive:n}){return e.space!==t.space?!1:e.pid===t.pid&&e.startedAt===
t.startedAt?!0:!n(e)}function Ce(e){return/^\d+$/.test(e)?Number(e):0}function Pt(e,t){try{return Math.max(0,...e.list(t).map(Ce))}catch(n){if(v(n)!=="ENOENT")throw n;return $(e,t),0}}function At(e,t){
let n=K(e,t)?.toString("utf8")??"";try{return n===""?void 0:JSON.parse(n)}catch{return}}function _t(e,t,n,r){let i=(0,b.join)(t,`claim-${Math.random().toString(36).slice(2)}`),o=Buffer.from(JSON.stringify(
r));_(e,i,"wx",c=>ke(e,c,o,0),384);try{e.link(i,(0,b.join)(t,String(n)))}catch(c){let u=v(c);if(u==="EEXIST"||u==="ENOENT")return!1;throw c}finally{X(e,i)}let s=e.list(t).filter(c=>c!==String(n));if(s.
some(c=>Ce(c)>n))return X(e,(0,b.join)(t,String(n))),!1;for(let c of s)X(e,(0,b.join)(t,c));return!0}function X(e,t){try{e.remove(t)}catch(n){if(v(n)!=="ENOENT")throw n}}function Lt(e,t){try{_(e,t,"r+",
n=>e.truncate(n,0))}catch(n){if(v(n)===void 0)throw n}}var Pe=({id:e,title:t,name:n})=>n??(/^task\s+\S+:/i.test(t)?t:`Task ${e}: ${t}`);var Dt=/\r\n|\n|\r/g;function _e(e){let t=[],n=0;for(let r of e.matchAll(Dt))t.push(Ae(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(Ae(e.slice(n),n)),t}function Ae(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var Le=(e,t)=>Mt(e,t,"x");function Mt(e,t,n){let r=qt(e,t);if(r===void 0)return;let i=e[r];return(n==="x"?i.toLowerCase()==="x":i===" ")?e:e.slice(0,r)+n+e.slice(r+1)}function qt(e,t){if(!t.box)return;let n=t.box.column-1,r=t.
block.slice(0,n),i=t.block.slice(n+1).split(/\r\n|\n|\r/,1)[0]??"",o=f=>f.length===n+1+i.length&&f.startsWith(r)&&f.endsWith(i),s=_e(e),c=s[t.box.line-1];if(c&&o(c.text))return c.start+n;let u=s.filter(
f=>o(f.text));return u.length===1?(u[0]?.start??0)+n:void 0}var w=require("node:fs"),S=require("node:path");var Z=["core.fsmonitor=false","core.untrackedCache=false","core.ignoreStat=false","core.trustctime=true","core.checkStat=default"].flatMap(e=>["-c",e]);function De(e){let t=["ls-files","--others","--ignored","--exclude-standard","--directory","-z"];return m(e,[...Z,...t]).split("\0").filter(n=>n!=="")}var a=require("node:fs"),g=require("node:path"),Bt=new Set([".git",".cache",".vite",".vite-temp",".vitest",".tmp"]),Gt=e=>e.isDirectory()&&(e.name.startsWith("@")||e.name===".bin"||e.name===".pnpm");function ee(e,t){
let[n,r]=[(0,g.join)(e.root,t),(0,g.join)(e.twin,t)],i=(0,a.statSync)(n,{throwIfNoEntry:!1});i&&(te(e,t)||((0,a.mkdirSync)((0,g.dirname)(r),{recursive:!0}),i.isDirectory()?Me(e,(0,a.realpathSync)(n),r):
P(r)||(0,a.copyFileSync)(n,r)))}function te({twin:e},t){for(let n=(0,g.dirname)(t);n!==(0,g.dirname)(n);n=(0,g.dirname)(n))if((0,a.lstatSync)((0,g.join)(e,n),{throwIfNoEntry:!1})?.isSymbolicLink())return!0;
return!1}function Me(e,t,n){(0,a.lstatSync)(n,{throwIfNoEntry:!1})?.isDirectory()||((0,a.rmSync)(n,{force:!0}),(0,a.mkdirSync)(n));let r=(0,a.readdirSync)(t,{withFileTypes:!0}).filter(({name:o})=>!Bt.
has(o)),i=new Set(r.map(({name:o})=>o));for(let o of(0,a.readdirSync)(n))i.has(o)||Q((0,g.join)(n,o));for(let o of r){let[s,c]=[(0,g.join)(t,o.name),(0,g.join)(n,o.name)];Gt(o)?Me(e,s,c):o.isDirectory()?
B(s,c,!0):o.isSymbolicLink()?ne(e,s,c):o.isFile()&&(Q(c),(0,a.copyFileSync)(s,c))}}function ne(e,t,n){let r=Ht(t);if(!r)return;let i=(0,a.realpathSync)(t),o=(0,g.relative)((0,a.realpathSync)(e.root),i),
s=o!==""&&!o.startsWith("..")&&!(0,g.isAbsolute)(o);s&&!o.split(g.sep).includes("node_modules")?B((0,g.join)(e.twin,o),n,r.isDirectory()):s&&(0,g.dirname)(t).endsWith(`${g.sep}.bin`)&&process.platform!==
"win32"?B((0,a.readlinkSync)(t),n,!1):B(i,n,r.isDirectory())}function Ht(e){try{return(0,a.statSync)(e)}catch{return}}function B(e,t,n){let r=(0,a.lstatSync)(t,{throwIfNoEntry:!1});if(!(r?.isSymbolicLink()&&
Wt((0,a.readlinkSync)(t),e))){r&&Q(t);try{(0,a.symlinkSync)(e,t,n?"junction":"file")}catch(i){if(n)throw i;(0,a.existsSync)(e)&&(0,a.copyFileSync)(e,t)}}}var Wt=(e,t)=>e.replace(/[\\/]$/,"")===t,Q=e=>(0,a.rmSync)(
e,{recursive:!0,force:!0}),P=e=>(0,a.lstatSync)(e,{throwIfNoEntry:!1})!==void 0;function qe({root:e,config:t,tasks:n},r,i=""){let{checkout:o,links:s}=t.proof,c=n.find(({id:u})=>u===r)?.attempts[0]?.startedAt||i;return{from:e,links:s,before:o==="clean"?void 0:Date.parse(c)}}var Be=/(?:^|\/)(?:node_modules|bower_components|\.?venv)$/,
Ge=/(?:^|\/)(?:\.claude\/worktrees|STATE\.md|SUMMARY\.md|__pycache__|\.(?:pytest|mypy|ruff)_cache|\.nyc_output|\.DS_Store|\.git)$|\.pyc$/,Ut=2e3,jt=64*1024*1024;function He(e,{from:t,links:n,before:r}){
let i={root:t,twin:e},o=r===void 0?[]:De(t).map(f=>f.replace(/\/$/,"")),s=new Set([...n,...Xt(e)].filter(f=>P((0,S.join)(t,f)))),c=[];for(let f of o.filter(k=>!Ge.test(k)&&!s.has(k))){let k=Be.test(f)?
"too many":zt(t,f);if(k==="too many")s.add(f);else for(let x of k)!(r!==void 0&&x.at<=r&&We(()=>Vt(i,x))!=="closed")&&x.kind!=="folder"&&c.push(x.path)}let u=Kt(e,[...s]);for(let f of u)ee(i,f);return{
linked:u,leftOut:c}}function Kt(e,t){if(t.length===0)return[];let n=t.map(i=>`:(top,literal)${i}`),r=(l(e,["ls-files","-z","--",...n])??"").split("\0");return t.filter(i=>!r.some(o=>o.startsWith(`${i}\
/`)))}function zt(e,t){let n=[],r=[t],i=0;for(let o=r.pop();o!==void 0;o=r.pop()){let s=We(()=>Jt((0,S.join)(e,o)));if(s==="closed"){n.push({path:o,kind:"closed",at:Number.POSITIVE_INFINITY});continue}
if(!s)continue;let{stat:c,names:u}=s;if(i+=c.isFile()?c.size:0,n.length>=Ut||i>jt)return"too many";let f=c.ctimeMs;c.isFile()?n.push({path:o,kind:"file",at:f}):c.isSymbolicLink()?n.push({path:o,kind:"\
link",at:f}):c.isDirectory()&&Be.test(o)?n.push({path:o,kind:"packages",at:0}):c.isDirectory()&&(u.length===0&&n.push({path:o,kind:"folder",at:f}),r.push(...u.map(k=>S.posix.join(o,k)).filter(k=>!Ge.test(
k))))}return n}function Jt(e){let t=(0,w.lstatSync)(e,{throwIfNoEntry:!1});return t&&{stat:t,names:t.isDirectory()?(0,w.readdirSync)(e):[]}}var Yt=new Set(["EACCES","EPERM","ELOOP","ENAMETOOLONG","ENO\
ENT"]);function We(e){try{return e()}catch(t){if(Yt.has(t.code??""))return"closed";throw t}}function Vt(e,{path:t,kind:n}){let[r,i]=[(0,S.join)(e.root,t),(0,S.join)(e.twin,t)];if(!(te(e,t)||P(i))){if((0,w.mkdirSync)(
n==="folder"?i:(0,S.dirname)(i),{recursive:!0}),n==="packages")ee(e,t);else if(n==="link")ne(e,r,i);else if(n==="file"){(0,w.copyFileSync)(r,i,w.constants.COPYFILE_FICLONE);let{atime:o,mtime:s}=(0,w.lstatSync)(
r);(0,w.utimesSync)(i,o,s)}}}function Xt(e){return P((0,S.join)(e,".gitmodules"))?(l(e,["config","-z","-f",".gitmodules","--get-regexp","\\.path$"])??"").split("\0").flatMap(n=>n.split(`
`)[1]??[]):[]}var p=require("node:fs"),Xe=require("node:os"),y=require("node:path");var h=require("node:fs"),O=require("node:path");var re=["-c","core.hooksPath=/dev/null"],ie=[...Z,...re,...["submodule.recurse=false","advice.detachedHead=false"].flatMap(e=>["-c",e])];function Ue(e,t,n){m(e,[...ie,"worktree","add","--quiet","--no-\
checkout","--detach",t,n]);let r=Ke(t);if(r===void 0)throw new Error(`git made no worktree at ${t}`);return{path:t,gitDir:r}}var je=({path:e,gitDir:t})=>Ke(e)===t&&(0,h.existsSync)((0,O.join)(t,"HEAD"));
function Ke(e){let t=(0,O.join)(e,".git");return(0,h.existsSync)(t)?/^gitdir: (.+)$/m.exec((0,h.readFileSync)(t,"utf8"))?.[1]:void 0}function ze({path:e,gitDir:t},n,{index:r,keep:i}){let o=(0,O.join)(
t,"index");for(let f of[`${r}.lock`,`${o}.lock`,(0,O.join)(t,"HEAD.lock")])(0,h.rmSync)(f,{force:!0});let s=[...ie,"--git-dir",t,"--work-tree",e];m(e,[...s,"checkout","--quiet","--force","--detach",n],
{index:r});let c=i.flatMap(f=>["-e",`/${f.replace(/[[\]*?\\ ]/g,"\\$&")}`]);m(e,[...s,"clean","-ffdxq",...c],{index:r}),(0,h.copyFileSync)(r,o);let{mtime:u}=(0,h.statSync)(r);(0,h.utimesSync)(o,u,u)}function Je(e,t){
try{(0,h.rmSync)(t,{recursive:!0,force:!0})}catch{Ye(t),(0,h.rmSync)(t,{recursive:!0,force:!0})}l(e,[...ie,"worktree","remove","--force","--force",t])}function Ye(e){if((0,h.lstatSync)(e,{throwIfNoEntry:!1})?.
isDirectory()){(0,h.chmodSync)(e,448);for(let t of(0,h.readdirSync)(e))Ye((0,O.join)(e,t))}}var Ve=64,Ze="ultraplan-checkout-",oe=new Set;async function Qe(e,t){for(let n=1;n<=Ve;n+=1){let r=(0,y.join)(on(e.dir),String(n));if(oe.has(r))continue;oe.add(r);let i=!1;try{return await q(F,(0,y.join)(
r,"lock"),{waitMs:0},()=>(i=!0,Zt(r,e,t)))}catch(o){if(i||!(o instanceof C))throw o}finally{oe.delete(r)}}throw new Error(`${Ve} proofs of this run are at work already`)}async function Zt(e,t,n){let{record:r,
leftOut:i}=Qt(e,t);try{return await n(nn(r,t.commit,i))}finally{ae(e)?.path===r.path?H(e,{...r,busy:!1}):ce(t.root,r)}}function Qt(e,t){let n=ae(e);if(n&&!n.busy&&et(n)&&je(n))try{return se(e,n,t)}catch{}
n&&ce(t.root,n),(0,p.rmSync)(tt(e),{force:!0});try{return se(e,en(e,t),t)}catch(r){let i=ae(e);throw i&&ce(t.root,i),(0,p.rmSync)(G(e),{force:!0}),new Error(`no checkout of ${t.commit.slice(0,10)} can\
 be made for its proof: ${r instanceof Error?r.message:String(r)}; \`proof.checkout: tree\` proves in the folder where the work was done`)}}function en(e,{root:t,commit:n}){let r=p.realpathSync.native(
(0,p.mkdtempSync)((0,y.join)((0,Xe.tmpdir)(),Ze))),i=(0,y.join)(r,(0,y.basename)(t)),o={path:i,gitDir:"",busy:!0,linked:[]};H(e,o);let s={...o,...Ue(t,i,n)};return H(e,s),s}function se(e,t,n){let{commit:r,
bring:i}=n;H(e,{...t,busy:!0}),tn(t.path),ze(t,r,{index:tt(e),keep:t.linked});let{linked:o,leftOut:s}=He(t.path,i),c=t.linked.filter(u=>!o.includes(u));if(c.length===0)return{record:{...t,busy:!0,linked:o},
leftOut:s};for(let u of c)(0,p.rmSync)((0,y.join)(t.path,u),{recursive:!0,force:!0});return se(e,{...t,linked:o},n)}function tn(e){let t=(0,y.dirname)(e);for(let n of(0,p.readdirSync)(t))n!==(0,y.basename)(
e)&&(0,p.rmSync)((0,y.join)(t,n),{recursive:!0,force:!0})}function nn({path:e,gitDir:t},n,r){return{path:e,commit:n,leftOut:r,environment:i=>rn(i,t,(0,y.join)((0,y.dirname)(e),"no-hooks.gitconfig")),restore:(i,o)=>{
for(let s of o)l(e,["cat-file","-e",`${i}:${s}`])!==void 0?m(e,[...re,"checkout","--quiet",i,"--",`:(top,literal)${s}`]):(0,p.rmSync)((0,y.join)(e,s),{recursive:!0,force:!0})},head:()=>R(e)}}function rn(e,t,n){
(0,p.writeFileSync)(n,`[core]
	hooksPath = /dev/null
`);let r=Number(e.GIT_CONFIG_COUNT)||0;return{...e,GIT_CONFIG_COUNT:String(r+1),[`GIT_CONFIG_KEY_${r}`]:`includeIf.gitdir:${t.replace(/[[\]*?\\]/g,"\\$&")}.path`,[`GIT_CONFIG_VALUE_${r}`]:n}}var et=({path:e})=>(0,y.basename)((0,y.dirname)(e)).startsWith(Ze);function ce(e,t){if(et(t))try{Je(e,t.path),(0,p.rmSync)((0,y.dirname)(t.path),{recursive:!0,force:!0})}catch{}}var on=e=>(0,y.join)(e,
"checkouts"),G=e=>(0,y.join)(e,"worktree.json"),tt=e=>(0,y.join)(e,"index");function ae(e){try{return JSON.parse((0,p.readFileSync)(G(e),"utf8"))}catch{return}}function H(e,t){(0,p.mkdirSync)(e,{recursive:!0});
let n=`${G(e)}.new`;(0,p.writeFileSync)(n,JSON.stringify(t)),(0,p.renameSync)(n,G(e))}function ue(e,t,n){return m(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var nt=require("node:fs");var sn="<!-- ultraplan:command=implement -->",rt=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${sn}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function it(e){try{return(0,nt.readFileSync)(e,"utf8")}catch{return}}var fe=require("node:path");var cn=e=>(0,fe.join)(e,"ultraplan","init.json");function ot(e){let t=it(cn(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var st=e=>J("sha256").update(e).digest("hex");var an="# ultraplan: pre-push",ct=`#!/bin/sh
${an}
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
`;function at(e,t,n){let{settings:r,files:i}=ot(e),o=new Map([...Object.entries(i),...Object.entries(r).map(([s,{after:c}])=>[s,c])]);return new Set(t.filter(s=>{let c=o.get(s),u=c===void 0?void 0:n(s);
return u!==void 0&&st(u)===c&&dn(s,u)}))}var ut=(e,t)=>n=>l(e,["cat-file","blob",`${t}:${n}`]),un=".ultraplan/config.yaml",fn=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function dn(e,t){return e===un?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===rt||t===ct||fn.test(e)}var de=require("node:path");var ln=e=>de.posix.dirname(e.planFiles[0]?.path??""),ft=e=>de.posix.join(ln(e),".progress.md");var pn=20;function dt(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=l(r,["merge-base",n,t])?.trim()||n,o=new Set([ft(e),...e.tasks.flatMap(({file:k,override:x})=>[k,...x&&!x.adopted?
x.left??[]:[]])]),s=ue(r,i,t).filter(k=>!o.has(k));if(s.length===0)return[];let c=at(mn(r),s,ut(r,t)),u=s.filter(k=>!c.has(k));if(u.length===0)return[];let f=Number(l(r,["rev-list","--count",`${i}..${t}`])??
1);return[{type:"commits_found",from:i,to:t,count:f,files:u.slice(0,pn)}]}var mn=e=>D(e)?.commonDir??"";function le(e){return["-c","core.hooksPath=/dev/null","-c","commit.gpgSign=false","-c","core.editor=true",...gn(e)]}function gn(e){return l(e,["config","user.email"])?.trim()?[]:["-c","user.name=ultra\
plan","-c","user.email=ultraplan@localhost"]}var pe=({root:e,branch:t})=>l(e,["rev-parse","--verify","--quiet",`refs/heads/${t}^{commit}`])?.trim();var hn=45e4,lt=3;async function yn(e,t,n){return q(F,(0,me.join)(e.dir,"merging"),{waitMs:hn},async()=>{for(let r=1;;r++){let i=await kn(e,t,n);if(i!=="moved")return i;if(r===lt)return ge("merge/moved",
`${e.run.branch} moved ${lt} times while the merge was proved`,"run the task again")}})}async function kn(e,{ticket:t,task:n,commit:r},i){let{root:o}=e.run,s=`refs/heads/${e.run.branch}`,c=pe(e.run)??
"",u=qe(e.run,n.id);return Qe({dir:e.dir,root:o,commit:c,bring:u},async f=>{let k=wn(f.path,n,r);if(k)return k;let x=R(f.path)??"",E=await i(f);if(E.outcome!=="PASSED")return{kind:"failed",findings:E.
findings,result:E};if(pe(e.run)!==c)return"moved";e.journal.update(he=>[...he?dt(he,c):[],{type:"work_merged",ticket:t,commit:x}]);let U=xn(o,{branch:s,before:c,merged:x},E);return U.kind==="failed"&&
e.journal.update(()=>[{type:"merge_failed",ticket:t}]),U})}function wn(e,t,n){try{m(e,[...le(e),"merge","--quiet","--no-ff","--no-commit",n])}catch(r){let i=l(e,["diff","--name-only","--diff-filter=U"])?.
trim().split(`
`).join(", ")??"",o=(l(e,["diff","--diff-filter=U"])??"").split(`
`).slice(0,40).join(`
`),s=i||(r instanceof T?r.stderr.trim():String(r));return ge("merge/conflict",`the work does not merge: ${s}
${o}`,"do the task again on the present branch, where the other work already is")}if(t.box){let r=(0,me.join)(e,t.file),i=Le((0,W.readFileSync)(r,"utf8"),t);i!==void 0&&(0,W.writeFileSync)(r,i),m(e,["\
add","--",t.file])}m(e,[...le(e),"commit","--quiet","--no-verify","--allow-empty","-m",`Merge ${Pe(t)}`])}function xn(e,{branch:t,before:n,merged:r},i){try{return l(e,["symbolic-ref","--quiet","HEAD"])?.
trim()===t?m(e,[...be,r]):m(e,["update-ref","-m","ultraplan: merge",t,r,n]),{kind:"merged",result:{...i,commit:r}}}catch(o){let s=o instanceof T?o.stderr.trim().split(`
`).slice(0,5).join("; "):String(o);return ge("merge/in-the-way",`the merge would overwrite files of the main folder: ${s}`,"a person commits them or moves them out of the way; then the task is run aga\
in")}}function ge(e,t,n){return{kind:"failed",findings:[{id:e,severity:"block",failure:"VERIFY_FAILURE",message:t,fix:n}]}}0&&(module.exports={mergeWork});
