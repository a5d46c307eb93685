const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var lt=Object.create;var A=Object.defineProperty;var pt=Object.getOwnPropertyDescriptor;var mt=Object.getOwnPropertyNames;var gt=Object.getPrototypeOf,ht=Object.prototype.hasOwnProperty;var yt=(e,t)=>{for(var n in t)A(e,n,{get:t[n],enumerable:!0})},ye=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of mt(t))!ht.call(e,i)&&i!==n&&A(e,i,{get:()=>t[i],enumerable:!(r=
pt(t,i))||r.enumerable});return e};var kt=(e,t,n)=>(n=e!=null?lt(gt(e)):{},ye(t||!e||!e.__esModule?A(n,"default",{value:e,enumerable:!0}):n,e)),wt=e=>ye(A({},"__esModule",{value:!0}),e);var xn={};yt(xn,{mergeWork:()=>hn});module.exports=wt(xn);var W=require("node:fs"),me=require("node:path");var d=kt(require("node:fs"),1),j=require("node:path"),I={open:(e,t,n)=>d.openSync(e,t,n),close:e=>d.closeSync(e),size:e=>d.fstatSync(e).size,stamp(e){let{dev:t,ino:n,size:r,ctimeNs:i}=d.fstatSync(e,{bigint:!0});
return[t,n,r,i].join(":")},read:(e,t,n)=>d.readSync(e,t,0,t.length,n),write:(e,t,n)=>d.writeSync(e,t,0,t.length,n),truncate:(e,t)=>d.ftruncateSync(e,t),sync:e=>d.fsyncSync(e),readFile:e=>d.readFileSync(
e),list:e=>d.readdirSync(e),makeFolder:e=>d.mkdirSync(e,{mode:448}),rename:(e,t)=>d.renameSync(e,t),link:(e,t)=>d.linkSync(e,t),remove:e=>d.unlinkSync(e)};function v(e){return e instanceof Error&&"cod\
e"in e&&typeof e.code=="string"?e.code:void 0}function K(e,t){try{return e.readFile(t)}catch(n){if(v(n)==="ENOENT")return;throw n}}function _(e,t,n,r,i){let o=e.open(t,n,i);try{return r(o)}finally{xt(
e,o)}}function xt(e,t){try{e.close(t)}catch(n){if(v(n)===void 0)throw n}}function St(e,t){process.platform!=="win32"&&_(e,t,"r",n=>e.sync(n))}function $(e,t){try{e.makeFolder(t)}catch(n){let r=v(n);if(r===
"EEXIST")return;if(r!=="ENOENT")throw n;$(e,(0,j.dirname)(t)),$(e,t);return}St(e,(0,j.dirname)(t))}function ke(e,t,n,r){let i=0;for(;i<n.length;)i+=e.write(t,n.subarray(i),r+i)}var vn=process.platform==="win32"||process.platform==="darwin";function z(e){Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,e)}var D=(...e)=>require("node:child_process").spawnSync(...e);var xe=require("node:os"),Se=require("node:path"),T=class extends Error{constructor(n,r,i){super(`git ${n.join(" ")}: ${i.trim()||`exit ${r}`}`);this.args=n;this.status=r;this.stderr=i}args;status;stderr},
vt=/^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CONFIG.*|EXTERNAL_DIFF|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|CEILING_DIRECTORIES)$/;function we(e=process.
env){return{...Object.fromEntries(Object.entries(e).filter(([n])=>!vt.test(n))),LC_ALL:"C",GIT_OPTIONAL_LOCKS:"0",GIT_TERMINAL_PROMPT:"0",GIT_NO_REPLACE_OBJECTS:"1",GIT_GRAFT_FILE:xe.devNull}}function m(e,t,n={}){
return bt(e,t,n).toString("utf8")}function bt(e,t,n={}){let r=D("git",t,{cwd:e,env:n.index?{...we(),GIT_INDEX_FILE:n.index}:we(),input:n.input??"",maxBuffer:n.maxBuffer??268435456,stdio:["pipe","pipe",
"pipe"],windowsHide:!0});if(r.error)throw new T(t,null,r.error.message);if(r.status!==0)throw new T(t,r.status,r.stderr.toString("utf8"));return r.stdout}function l(e,t,n={}){try{return m(e,t,n)}catch{
return}}function M(e){let t=l(e,["rev-parse","--show-toplevel","--git-common-dir","--absolute-git-dir"]),[n,r,i]=t?.split(`
`)??[];if(!(!n||!r||!i))return{root:n,commonDir:(0,Se.resolve)(e,r),gitDir:i}}function R(e){return l(e,["rev-parse","--verify","--quiet","HEAD^{commit}"])?.trim()}var J=(...e)=>require("node:crypto").createHash(...e);var be=["-c","core.hooksPath=/dev/null","merge","--quiet","--ff-only","--no-overwrite-ignore"];var b=require("node:path");var C=require("node:fs"),Re=require("node:os"),F="gone";function Tt(e){return!Number.isInteger(e)||e<=0?F:process.platform==="linux"?Oe(e):process.platform==="win32"?Et(e):Ot(e)}function Oe(e){let t;try{t=(0,C.readFileSync)(`/proc/${e}/stat`,"latin1")}catch(r){
let{code:i}=r;return i==="ENOENT"||i==="ESRCH"?F:void 0}let n=t.slice(t.lastIndexOf(")")+2).split(" ");return n[0]==="Z"||n[0]==="X"?F:`${Rt()}:${n[19]}`}var Te;function Rt(){return Te??=(0,C.readFileSync)(
"/proc/sys/kernel/random/boot_id","latin1").slice(0,8),Te}function Ee(e,t){let{status:n,stdout:r}=D(e,t,{encoding:"utf8",stdio:["ignore","pipe","ignore"],env:{...process.env,LC_ALL:"C",TZ:"UTC"},timeout:5e3,
windowsHide:!0});return n===0&&r.trim()!==""?r.trim():void 0}function Ot(e){let[t,...n]=Ee("ps",["-o","stat=,lstart=","-p",String(e)])?.split(/\s+/)??[];return t?.startsWith("Z")?F:$e(`${n.join(" ")} \
UTC`)}function Et(e){let t=`(Get-Process -Id ${e}).StartTime.ToUniversalTime().ToString('o')`;return $e(Ee("powershell",["-NoProfile","-NonInteractive","-Command",t])??"")}function $e(e){let t=Date.parse(
e);return Number.isNaN(t)?void 0:new Date(t).toISOString()}function $t(e,t){return e===t||Math.abs(Date.parse(e)-Date.parse(t))<=2e3}function Ie(e){try{process.kill(e.pid,0)}catch(n){if(n.code==="ESRCH")return!1}let t=Tt(e.pid);return t===F?!1:t===void 0||e.startedAt===void 0||$t(e.startedAt,t)}var Y;function Fe(){if(Y===void 0){let e=process.
platform==="linux"?Oe(process.pid):new Date(performance.timeOrigin).toISOString();Y=e===void 0?{pid:process.pid}:{pid:process.pid,startedAt:e}}return Y}var L;function Ce(){if(L===void 0){L=(0,Re.hostname)();
try{L+=` ${(0,C.readlinkSync)("/proc/self/ns/pid")}`}catch{}}return L}var P=class extends Error{constructor(n,r,i){super(`locked by process ${n.pid}`);this.owner=n;this.path=r;this.foreign=i}owner;path;foreign};function It(){return{self:{...Fe(),space:Ce()},isAlive:Ie}}
var V=new Set;async function q(e,t,n,r){if(V.has(t))throw new Error(`this process already holds the lock ${t}`);let i=Ft(e,t,n.party??It(),n.waitMs);V.add(t);try{return await r()}finally{V.delete(t),_t(e,(0,b.join)(
t,String(i)))}}function Ft(e,t,n,r){let i=Date.now()+r;for(let o=0;;o+=1){let s=Pt(e,t),c=s===0?void 0:Nt(e,(0,b.join)(t,String(s)));if(c===void 0||Ct(c,n)){if(At(e,t,s+1,n.self))return s+1}else if(Date.
now()>i)throw new P(c,(0,b.join)(t,String(s)),c.space!==n.self.space);z(Math.min(1+o,8)*(.5+Math.random()))}}function Ct(e,{self:t,isAlive:n}){return e.space!==t.space?!1:e.pid===t.pid&&e.startedAt===
t.startedAt?!0:!n(e)}function Pe(e){return/^\d+$/.test(e)?Number(e):0}function Pt(e,t){try{return Math.max(0,...e.list(t).map(Pe))}catch(n){if(v(n)!=="ENOENT")throw n;return $(e,t),0}}function Nt(e,t){
let n=K(e,t)?.toString("utf8")??"";try{return n===""?void 0:JSON.parse(n)}catch{return}}function At(e,t,n,r){let i=(0,b.join)(t,`claim-${Math.random().toString(36).slice(2)}`),o=Buffer.from(JSON.stringify(
r));_(e,i,"wx",c=>ke(e,c,o,0),384);try{e.link(i,(0,b.join)(t,String(n)))}catch(c){let u=v(c);if(u==="EEXIST"||u==="ENOENT")return!1;throw c}finally{X(e,i)}let s=e.list(t).filter(c=>c!==String(n));if(s.
some(c=>Pe(c)>n))return X(e,(0,b.join)(t,String(n))),!1;for(let c of s)X(e,(0,b.join)(t,c));return!0}function X(e,t){try{e.remove(t)}catch(n){if(v(n)!=="ENOENT")throw n}}function _t(e,t){try{_(e,t,"r+",
n=>e.truncate(n,0))}catch(n){if(v(n)===void 0)throw n}}var Dt=/\r\n|\n|\r/g;function Ae(e){let t=[],n=0;for(let r of e.matchAll(Dt))t.push(Ne(e.slice(n,r.index),n)),n=r.index+r[0].length;return t.push(Ne(e.slice(n),n)),t}function Ne(e,t){let n=0,r=0;for(;r<
e.length;r+=1){let i=e[r];if(i!=="\uFEFF")if(i===" ")n+=1;else if(i==="	")n+=4-n%4;else break}return{text:e,start:t,indent:n,blank:e.slice(r).trim()===""}}var _e=(e,t)=>Mt(e,t,"x");function Mt(e,t,n){let r=Lt(e,t);if(r===void 0)return;let i=e[r];return(n==="x"?i.toLowerCase()==="x":i===" ")?e:e.slice(0,r)+n+e.slice(r+1)}function Lt(e,t){if(!t.box)return;let n=t.box.column-1,r=t.
block.slice(0,n),i=t.block.slice(n+1).split(/\r\n|\n|\r/,1)[0]??"",o=f=>f.length===n+1+i.length&&f.startsWith(r)&&f.endsWith(i),s=Ae(e),c=s[t.box.line-1];if(c&&o(c.text))return c.start+n;let u=s.filter(
f=>o(f.text));return u.length===1?(u[0]?.start??0)+n:void 0}var w=require("node:fs"),S=require("node:path");var Z=["core.fsmonitor=false","core.untrackedCache=false","core.ignoreStat=false","core.trustctime=true","core.checkStat=default"].flatMap(e=>["-c",e]);function De(e){let t=["ls-files","--others","--ignored","--exclude-standard","--directory","-z"];return m(e,[...Z,...t]).split("\0").filter(n=>n!=="")}var a=require("node:fs"),g=require("node:path"),qt=new Set([".git",".cache",".vite",".vite-temp",".vitest",".tmp"]),Bt=e=>e.isDirectory()&&(e.name.startsWith("@")||e.name===".bin"||e.name===".pnpm");function ee(e,t){
let[n,r]=[(0,g.join)(e.root,t),(0,g.join)(e.twin,t)],i=(0,a.statSync)(n,{throwIfNoEntry:!1});i&&(te(e,t)||((0,a.mkdirSync)((0,g.dirname)(r),{recursive:!0}),i.isDirectory()?Me(e,(0,a.realpathSync)(n),r):
N(r)||(0,a.copyFileSync)(n,r)))}function te({twin:e},t){for(let n=(0,g.dirname)(t);n!==(0,g.dirname)(n);n=(0,g.dirname)(n))if((0,a.lstatSync)((0,g.join)(e,n),{throwIfNoEntry:!1})?.isSymbolicLink())return!0;
return!1}function Me(e,t,n){(0,a.lstatSync)(n,{throwIfNoEntry:!1})?.isDirectory()||((0,a.rmSync)(n,{force:!0}),(0,a.mkdirSync)(n));let r=(0,a.readdirSync)(t,{withFileTypes:!0}).filter(({name:o})=>!qt.
has(o)),i=new Set(r.map(({name:o})=>o));for(let o of(0,a.readdirSync)(n))i.has(o)||Q((0,g.join)(n,o));for(let o of r){let[s,c]=[(0,g.join)(t,o.name),(0,g.join)(n,o.name)];Bt(o)?Me(e,s,c):o.isDirectory()?
B(s,c,!0):o.isSymbolicLink()?ne(e,s,c):o.isFile()&&(Q(c),(0,a.copyFileSync)(s,c))}}function ne(e,t,n){let r=Ht(t);if(!r)return;let i=(0,a.realpathSync)(t),o=(0,g.relative)((0,a.realpathSync)(e.root),i),
s=o!==""&&!o.startsWith("..")&&!(0,g.isAbsolute)(o);s&&!o.split(g.sep).includes("node_modules")?B((0,g.join)(e.twin,o),n,r.isDirectory()):s&&(0,g.dirname)(t).endsWith(`${g.sep}.bin`)&&process.platform!==
"win32"?B((0,a.readlinkSync)(t),n,!1):B(i,n,r.isDirectory())}function Ht(e){try{return(0,a.statSync)(e)}catch{return}}function B(e,t,n){let r=(0,a.lstatSync)(t,{throwIfNoEntry:!1});if(!(r?.isSymbolicLink()&&
Gt((0,a.readlinkSync)(t),e))){r&&Q(t);try{(0,a.symlinkSync)(e,t,n?"junction":"file")}catch(i){if(n)throw i;(0,a.existsSync)(e)&&(0,a.copyFileSync)(e,t)}}}var Gt=(e,t)=>e.replace(/[\\/]$/,"")===t,Q=e=>(0,a.rmSync)(
e,{recursive:!0,force:!0}),N=e=>(0,a.lstatSync)(e,{throwIfNoEntry:!1})!==void 0;function Le({root:e,config:t,tasks:n},r,i=""){let{checkout:o,links:s}=t.proof,c=n.find(({id:u})=>u===r)?.attempts[0]?.startedAt||i;return{from:e,links:s,before:o==="clean"?void 0:Date.parse(c)}}var qe=/(?:^|\/)(?:node_modules|bower_components|\.?venv)$/,
Be=/(?:^|\/)(?:\.claude\/worktrees|STATE\.md|SUMMARY\.md|__pycache__|\.(?:pytest|mypy|ruff)_cache|\.nyc_output|\.DS_Store|\.git)$|\.pyc$/,Wt=2e3,Ut=64*1024*1024;function He(e,{from:t,links:n,before:r}){
let i={root:t,twin:e},o=r===void 0?[]:De(t).map(f=>f.replace(/\/$/,"")),s=new Set([...n,...Vt(e)].filter(f=>N((0,S.join)(t,f)))),c=[];for(let f of o.filter(k=>!Be.test(k)&&!s.has(k))){let k=qe.test(f)?
"too many":Kt(t,f);if(k==="too many")s.add(f);else for(let x of k)!(r!==void 0&&x.at<=r&&Ge(()=>Yt(i,x))!=="closed")&&x.kind!=="folder"&&c.push(x.path)}let u=jt(e,[...s]);for(let f of u)ee(i,f);return{
linked:u,leftOut:c}}function jt(e,t){if(t.length===0)return[];let n=t.map(i=>`:(top,literal)${i}`),r=(l(e,["ls-files","-z","--",...n])??"").split("\0");return t.filter(i=>!r.some(o=>o.startsWith(`${i}\
/`)))}function Kt(e,t){let n=[],r=[t],i=0;for(let o=r.pop();o!==void 0;o=r.pop()){let s=Ge(()=>zt((0,S.join)(e,o)));if(s==="closed"){n.push({path:o,kind:"closed",at:Number.POSITIVE_INFINITY});continue}
if(!s)continue;let{stat:c,names:u}=s;if(i+=c.isFile()?c.size:0,n.length>=Wt||i>Ut)return"too many";let f=c.ctimeMs;c.isFile()?n.push({path:o,kind:"file",at:f}):c.isSymbolicLink()?n.push({path:o,kind:"\
link",at:f}):c.isDirectory()&&qe.test(o)?n.push({path:o,kind:"packages",at:0}):c.isDirectory()&&(u.length===0&&n.push({path:o,kind:"folder",at:f}),r.push(...u.map(k=>S.posix.join(o,k)).filter(k=>!Be.test(
k))))}return n}function zt(e){let t=(0,w.lstatSync)(e,{throwIfNoEntry:!1});return t&&{stat:t,names:t.isDirectory()?(0,w.readdirSync)(e):[]}}var Jt=new Set(["EACCES","EPERM","ELOOP","ENAMETOOLONG","ENO\
ENT"]);function Ge(e){try{return e()}catch(t){if(Jt.has(t.code??""))return"closed";throw t}}function Yt(e,{path:t,kind:n}){let[r,i]=[(0,S.join)(e.root,t),(0,S.join)(e.twin,t)];if(!(te(e,t)||N(i))){if((0,w.mkdirSync)(
n==="folder"?i:(0,S.dirname)(i),{recursive:!0}),n==="packages")ee(e,t);else if(n==="link")ne(e,r,i);else if(n==="file"){(0,w.copyFileSync)(r,i,w.constants.COPYFILE_FICLONE);let{atime:o,mtime:s}=(0,w.lstatSync)(
r);(0,w.utimesSync)(i,o,s)}}}function Vt(e){return N((0,S.join)(e,".gitmodules"))?(l(e,["config","-z","-f",".gitmodules","--get-regexp","\\.path$"])??"").split("\0").flatMap(n=>n.split(`
`)[1]??[]):[]}var p=require("node:fs"),Ve=require("node:os"),y=require("node:path");var h=require("node:fs"),O=require("node:path");var re=["-c","core.hooksPath=/dev/null"],ie=[...Z,...re,...["submodule.recurse=false","advice.detachedHead=false"].flatMap(e=>["-c",e])];function We(e,t,n){m(e,[...ie,"worktree","add","--quiet","--no-\
checkout","--detach",t,n]);let r=je(t);if(r===void 0)throw new Error(`git made no worktree at ${t}`);return{path:t,gitDir:r}}var Ue=({path:e,gitDir:t})=>je(e)===t&&(0,h.existsSync)((0,O.join)(t,"HEAD"));
function je(e){let t=(0,O.join)(e,".git");return(0,h.existsSync)(t)?/^gitdir: (.+)$/m.exec((0,h.readFileSync)(t,"utf8"))?.[1]:void 0}function Ke({path:e,gitDir:t},n,{index:r,keep:i}){let o=(0,O.join)(
t,"index");for(let f of[`${r}.lock`,`${o}.lock`,(0,O.join)(t,"HEAD.lock")])(0,h.rmSync)(f,{force:!0});let s=[...ie,"--git-dir",t,"--work-tree",e];m(e,[...s,"checkout","--quiet","--force","--detach",n],
{index:r});let c=i.flatMap(f=>["-e",`/${f.replace(/[[\]*?\\ ]/g,"\\$&")}`]);m(e,[...s,"clean","-ffdxq",...c],{index:r}),(0,h.copyFileSync)(r,o);let{mtime:u}=(0,h.statSync)(r);(0,h.utimesSync)(o,u,u)}function ze(e,t){
try{(0,h.rmSync)(t,{recursive:!0,force:!0})}catch{Je(t),(0,h.rmSync)(t,{recursive:!0,force:!0})}l(e,[...ie,"worktree","remove","--force","--force",t])}function Je(e){if((0,h.lstatSync)(e,{throwIfNoEntry:!1})?.
isDirectory()){(0,h.chmodSync)(e,448);for(let t of(0,h.readdirSync)(e))Je((0,O.join)(e,t))}}var Ye=64,Xe="ultraplan-checkout-",oe=new Set;async function Ze(e,t){for(let n=1;n<=Ye;n+=1){let r=(0,y.join)(rn(e.dir),String(n));if(oe.has(r))continue;oe.add(r);let i=!1;try{return await q(I,(0,y.join)(
r,"lock"),{waitMs:0},()=>(i=!0,Xt(r,e,t)))}catch(o){if(i||!(o instanceof P))throw o}finally{oe.delete(r)}}throw new Error(`${Ye} proofs of this run are at work already`)}async function Xt(e,t,n){let{record:r,
leftOut:i}=Zt(e,t);try{return await n(tn(r,t.commit,i))}finally{ae(e)?.path===r.path?G(e,{...r,busy:!1}):ce(t.root,r)}}function Zt(e,t){let n=ae(e);if(n&&!n.busy&&Qe(n)&&Ue(n))try{return se(e,n,t)}catch{}
n&&ce(t.root,n),(0,p.rmSync)(et(e),{force:!0});try{return se(e,Qt(e,t),t)}catch(r){let i=ae(e);throw i&&ce(t.root,i),(0,p.rmSync)(H(e),{force:!0}),new Error(`no checkout of ${t.commit.slice(0,10)} can\
 be made for its proof: ${r instanceof Error?r.message:String(r)}; \`proof.checkout: tree\` proves in the folder where the work was done`)}}function Qt(e,{root:t,commit:n}){let r=p.realpathSync.native(
(0,p.mkdtempSync)((0,y.join)((0,Ve.tmpdir)(),Xe))),i=(0,y.join)(r,(0,y.basename)(t)),o={path:i,gitDir:"",busy:!0,linked:[]};G(e,o);let s={...o,...We(t,i,n)};return G(e,s),s}function se(e,t,n){let{commit:r,
bring:i}=n;G(e,{...t,busy:!0}),en(t.path),Ke(t,r,{index:et(e),keep:t.linked});let{linked:o,leftOut:s}=He(t.path,i),c=t.linked.filter(u=>!o.includes(u));if(c.length===0)return{record:{...t,busy:!0,linked:o},
leftOut:s};for(let u of c)(0,p.rmSync)((0,y.join)(t.path,u),{recursive:!0,force:!0});return se(e,{...t,linked:o},n)}function en(e){let t=(0,y.dirname)(e);for(let n of(0,p.readdirSync)(t))n!==(0,y.basename)(
e)&&(0,p.rmSync)((0,y.join)(t,n),{recursive:!0,force:!0})}function tn({path:e,gitDir:t},n,r){return{path:e,commit:n,leftOut:r,environment:i=>nn(i,t,(0,y.join)((0,y.dirname)(e),"no-hooks.gitconfig")),restore:(i,o)=>{
for(let s of o)l(e,["cat-file","-e",`${i}:${s}`])!==void 0?m(e,[...re,"checkout","--quiet",i,"--",`:(top,literal)${s}`]):(0,p.rmSync)((0,y.join)(e,s),{recursive:!0,force:!0})},head:()=>R(e)}}function nn(e,t,n){
(0,p.writeFileSync)(n,`[core]
	hooksPath = /dev/null
`);let r=Number(e.GIT_CONFIG_COUNT)||0;return{...e,GIT_CONFIG_COUNT:String(r+1),[`GIT_CONFIG_KEY_${r}`]:`includeIf.gitdir:${t.replace(/[[\]*?\\]/g,"\\$&")}.path`,[`GIT_CONFIG_VALUE_${r}`]:n}}var Qe=({path:e})=>(0,y.basename)((0,y.dirname)(e)).startsWith(Xe);function ce(e,t){if(Qe(t))try{ze(e,t.path),(0,p.rmSync)((0,y.dirname)(t.path),{recursive:!0,force:!0})}catch{}}var rn=e=>(0,y.join)(e,
"checkouts"),H=e=>(0,y.join)(e,"worktree.json"),et=e=>(0,y.join)(e,"index");function ae(e){try{return JSON.parse((0,p.readFileSync)(H(e),"utf8"))}catch{return}}function G(e,t){(0,p.mkdirSync)(e,{recursive:!0});
let n=`${H(e)}.new`;(0,p.writeFileSync)(n,JSON.stringify(t)),(0,p.renameSync)(n,H(e))}function ue(e,t,n){return m(e,["diff-tree","-r","-z","--name-only","--no-renames",t,n]).split("\0").filter(i=>i!=="")}var tt=require("node:fs");var on="<!-- ultraplan:command=implement -->",nt=`---
description: Run a plan, task by task, with proof (ultraplan)
argument-hint: "<spec folder, name or plan file>"
disable-model-invocation: true
---

${on}
Follow the \`ultraplan:next\` line that ultraplan added to this prompt: one call of the Agent tool for each description in its \`agents\`, with the key above it as subagent_type and \`prompt\` as it stands,\
 all in one message, and nothing else.
If there is no such line, the ultraplan plugin is not active in this session: say so in one sentence, and do nothing else.
`;function rt(e){try{return(0,tt.readFileSync)(e,"utf8")}catch{return}}var fe=require("node:path");var sn=e=>(0,fe.join)(e,"ultraplan","init.json");function it(e){let t=rt(sn(e));try{let n=JSON.parse(t??"");if(n.version===1)return n}catch{}return{version:1,settings:{},files:{}}}var ot=e=>J("sha256").update(e).digest("hex");var cn="# ultraplan: pre-push",st=`#!/bin/sh
${cn}
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
`;function ct(e,t,n){let{settings:r,files:i}=it(e),o=new Map([...Object.entries(i),...Object.entries(r).map(([s,{after:c}])=>[s,c])]);return new Set(t.filter(s=>{let c=o.get(s),u=c===void 0?void 0:n(s);
return u!==void 0&&ot(u)===c&&fn(s,u)}))}var at=(e,t)=>n=>l(e,["cat-file","blob",`${t}:${n}`]),an=".ultraplan/config.yaml",un=/(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;function fn(e,t){return e===an?t.split(`
`).every(n=>/^\s*(?:#|$)/.test(n)):t===nt||t===st||un.test(e)}var de=require("node:path");var dn=e=>de.posix.dirname(e.planFiles[0]?.path??""),ut=e=>de.posix.join(dn(e),".progress.md");var ln=20;function ft(e,t){let{knownHead:n,root:r}=e;if(n===void 0||n===t)return[];let i=l(r,["merge-base",n,t])?.trim()||n,o=new Set([ut(e),...e.tasks.flatMap(({file:k,override:x})=>[k,...x&&!x.adopted?
x.left??[]:[]])]),s=ue(r,i,t).filter(k=>!o.has(k));if(s.length===0)return[];let c=ct(pn(r),s,at(r,t)),u=s.filter(k=>!c.has(k));if(u.length===0)return[];let f=Number(l(r,["rev-list","--count",`${i}..${t}`])??
1);return[{type:"commits_found",from:i,to:t,count:f,files:u.slice(0,ln)}]}var pn=e=>M(e)?.commonDir??"";function le(e){return["-c","core.hooksPath=/dev/null","-c","commit.gpgSign=false","-c","core.editor=true",...mn(e)]}function mn(e){return l(e,["config","user.email"])?.trim()?[]:["-c","user.name=ultra\
plan","-c","user.email=ultraplan@localhost"]}var pe=({root:e,branch:t})=>l(e,["rev-parse","--verify","--quiet",`refs/heads/${t}^{commit}`])?.trim();var gn=45e4,dt=3;async function hn(e,t,n){return q(I,(0,me.join)(e.dir,"merging"),{waitMs:gn},async()=>{for(let r=1;;r++){let i=await yn(e,t,n);if(i!=="moved")return i;if(r===dt)return ge("merge/moved",
`${e.run.branch} moved ${dt} times while the merge was proved`,"run the task again")}})}async function yn(e,{ticket:t,task:n,commit:r},i){let{root:o}=e.run,s=`refs/heads/${e.run.branch}`,c=pe(e.run)??
"",u=Le(e.run,n.id);return Ze({dir:e.dir,root:o,commit:c,bring:u},async f=>{let k=kn(f.path,n,r);if(k)return k;let x=R(f.path)??"",E=await i(f);if(E.outcome!=="PASSED")return{kind:"failed",findings:E.
findings,result:E};if(pe(e.run)!==c)return"moved";e.journal.update(he=>[...he?ft(he,c):[],{type:"work_merged",ticket:t,commit:x}]);let U=wn(o,{branch:s,before:c,merged:x},E);return U.kind==="failed"&&
e.journal.update(()=>[{type:"merge_failed",ticket:t}]),U})}function kn(e,t,n){try{m(e,[...le(e),"merge","--quiet","--no-ff","--no-commit",n])}catch(r){let i=l(e,["diff","--name-only","--diff-filter=U"])?.
trim().split(`
`).join(", ")??"",o=(l(e,["diff","--diff-filter=U"])??"").split(`
`).slice(0,40).join(`
`),s=i||(r instanceof T?r.stderr.trim():String(r));return ge("merge/conflict",`the work does not merge: ${s}
${o}`,"do the task again on the present branch, where the other work already is")}if(t.box){let r=(0,me.join)(e,t.file),i=_e((0,W.readFileSync)(r,"utf8"),t);i!==void 0&&(0,W.writeFileSync)(r,i),m(e,["\
add","--",t.file])}m(e,[...le(e),"commit","--quiet","--no-verify","--allow-empty","-m",`Merge task ${t.id}: ${t.title}`])}function wn(e,{branch:t,before:n,merged:r},i){try{return l(e,["symbolic-ref","\
--quiet","HEAD"])?.trim()===t?m(e,[...be,r]):m(e,["update-ref","-m","ultraplan: merge",t,r,n]),{kind:"merged",result:{...i,commit:r}}}catch(o){let s=o instanceof T?o.stderr.trim().split(`
`).slice(0,5).join("; "):String(o);return ge("merge/in-the-way",`the merge would overwrite files of the main folder: ${s}`,"a person commits them or moves them out of the way; then the task is run aga\
in")}}function ge(e,t,n){return{kind:"failed",findings:[{id:e,severity:"block",failure:"VERIFY_FAILURE",message:t,fix:n}]}}0&&(module.exports={mergeWork});
