const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var Ne=Object.defineProperty;var En=Object.getOwnPropertyDescriptor;var vn=Object.getOwnPropertyNames;var xn=Object.prototype.hasOwnProperty;var kt=(e,t)=>{for(var r in t)Ne(e,r,{get:t[r],enumerable:!0})},Rn=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of vn(t))!xn.call(e,o)&&o!==r&&Ne(e,o,{get:()=>t[o],enumerable:!(n=
En(t,o))||n.enumerable});return e};var kn=e=>Rn(Ne({},"__esModule",{value:!0}),e);var Es={};kt(Es,{server_start_server:()=>xt});module.exports=kn(Es);var xt={};kt(xt,{hostHeaders:()=>Sn,startServer:()=>fs});var Ct=(...e)=>require("node:child_process").spawn(...e);var mn=require("node:os");var Tt="x-hono-already-sent";var F=require("node:http"),x=require("node:http2"),We=require("node:stream");var Ot=e=>((...t)=>{if(typeof t[0]=="function"){let[r,n]=t;return async function(s,a){let i=await e(s,await r(s),n);if(i)return i;await a()}}else{let[r,n,o]=t;return(async()=>{let s=await e(r,n,o);if(!s)
throw new Error("Failed to upgrade WebSocket");return s})()}});var v=class extends Error{constructor(e,t){super(e,t),this.name="RequestError"}},Cn=new Set(["age","authorization","content-length","content-type","etag","expires","from","host","if-modified-since","i\
f-unmodified-since","last-modified","location","max-forwards","proxy-authorization","referer","retry-after","server","user-agent"]),Tn=/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/,ue=e=>e===9||e===10||e===13||e===
32,At=e=>{if(!ue(e.charCodeAt(0))&&!ue(e.charCodeAt(e.length-1)))return e;let t=0,r=e.length;for(;t<r&&ue(e.charCodeAt(t));)t++;for(;r>t&&ue(e.charCodeAt(r-1));)r--;return e.slice(t,r)},Pt=/[\0\r\n]/,
Je=globalThis.Headers,Dt=(e,t=Je)=>{let r=new t;for(let n=0;n<e.length;n+=2){let o=e[n];o.startsWith(":")||r.append(o,e[n+1])}return r},Xe=class{#e;#t;#n;#s;constructor(e){this.#e=e,e instanceof x.Http2ServerRequest&&
(this.#t=e.rawHeaders.slice())}get#o(){return this.#t??=this.#e.rawHeaders.slice()}get#r(){return this.#n||(this.#n=Dt(this.#o),this.#t=void 0),this.#n}#c(e){if(typeof e=="string"){if(!Tn.test(e))throw new TypeError(
`Invalid header name: ${e}`);return e.toLowerCase()}}#a(e){let t=this.#e instanceof x.Http2ServerRequest?void 0:this.#e.headers;if(!t||Cn.has(e)||e==="set-cookie"||e==="__proto__")return;if(!Object.hasOwn(
t,e))return null;let r=t[e];if(typeof r=="string"){let n=At(r);return Pt.test(n)?void 0:n}}#i(e,t){let r=t==="cookie"?"; ":", ",n=null;for(let o=0;o<e.length;o+=2){let s=e[o];if(s.length===t.length&&s.
toLowerCase()===t){let a=At(e[o+1]);if(Pt.test(a)){this.#s=!0;return}n=n===null?a:n+r+a}}return n}append(e,t){this.#r.append(e,t)}delete(e){this.#r.delete(e)}get(e){let t=this.#c(e);if(t&&!this.#n&&!this.#s){
let r=this.#a(t);if(r!==void 0)return r;let n=this.#i(this.#o,t);if(n!==void 0)return n}return this.#r.get(e)}has(e){let t=this.#c(e);if(t&&!this.#n&&!this.#s){let r=this.#a(t);if(r!==void 0)return r!==
null;let n=this.#i(this.#o,t);if(n!==void 0)return n!==null}return this.#r.has(e)}set(e,t){this.#r.set(e,t)}getSetCookie(){return this.#r.getSetCookie()}keys(){return this.#r.keys()}values(){return this.#r.
values()}entries(){return this.#r.entries()}forEach(e,t){this.#r.forEach((r,n)=>{e.call(t,r,n,this)})}[Symbol.iterator](){return this.entries()}};Object.defineProperty(Xe.prototype,Symbol.for("nodejs.\
util.inspect.custom"),{value:function(e,t,r){return`Headers (lightweight) ${r(Object.fromEntries(this),{...t,depth:e==null?null:e-1})}`}});Object.setPrototypeOf(Xe.prototype,Je.prototype);var Mt=e=>globalThis.
Headers===Je?new Xe(e):Dt(e.rawHeaders,globalThis.Headers),On=/^\/[!#$&-;=?-\[\]_a-z~]*$/,An=/\/\.\.?(?:[/?#]|$)/,Pn=/^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/,he=e=>{let t=e.indexOf("\\");if(t!==
-1){let r=e.indexOf("?");if(r===-1||t<r)throw new v("Backslash in request path")}},Nt=(e,t,r)=>{let n=`${e}://${t}${r}`;if(Pn.test(t)){if(r.length===0)return n+"/";if(r.charCodeAt(0)!==47)throw new v(
"Invalid URL");return!On.test(r)||An.test(r)?(he(r),new URL(n).href):n}else{he(r);let o=new URL(n);if(o.hostname.length!==t.length&&o.hostname!==(t.includes(":")?t.replace(/:\d+$/,""):t).toLowerCase())
throw new v("Invalid host header");return o.href}},Hn=e=>e instanceof v?e:new v(e.message,{cause:e}),Bn=global.Request,W=class extends Bn{constructor(e,t){if(typeof e=="object"&&L in e){let r=t!==void 0&&
"body"in t&&t.body!=null;if(e[H]&&!r)throw new TypeError("Cannot construct a Request with a Request object that has already been used.");e=e[L]()}typeof t?.body?.getReader<"u"&&(t.duplex??="half"),super(
e,t)}},jt=Symbol("wrapBodyStream"),Ln=new Set(["latin1","binary","hex","base64","base64url"]),_n=e=>e===null||Ln.has(e),je=Symbol("bodyBufferedBeforeDisconnect"),Ke=Symbol("bodyBufferedLengthBeforeDis\
connect"),Ut=(e,t)=>Buffer.isBuffer(e)?e:Buffer.from(e,t??"utf8"),Qe=e=>!(e instanceof x.Http2ServerRequest)&&!!e.complete&&!!e.readableAborted&&typeof e.read=="function"&&_n(e.readableEncoding),Ht=e=>{
if(e.readableDidRead||!Qe(e))return;let t=e;t[Ke]??=e.readableLength},pe=(e,t)=>{if(e.readableDidRead&&!t||!Qe(e))return;let r=e;if(r[je]!==void 0)return r[je];let n,o=e.errored;if(o&&o.code!=="ECONNR\
ESET")n=o;else if(r[Ke]!==void 0&&e.readableLength!==r[Ke])n=me();else{let s=t??[],a=e.read();a!==null&&s.push(Ut(a,e.readableEncoding));let i=s.length===1?s[0]:Buffer.concat(s);n=i;let c=e.headers["c\
ontent-length"];if(typeof c=="string"&&/^\d+$/.test(c)){let l=Number(c);Number.isSafeInteger(l)&&i.length!==l&&(n=me())}}return r[je]=n,n},Bt=(e,t)=>{if(t instanceof Error){e.error(t);return}t.length>
0&&e.enqueue(t),e.close()},$n=(e,t,r,n,o)=>{let s={method:e,headers:r,signal:o.signal};if(e==="TRACE"){s.method="GET";let a=new W(t,s);return Object.defineProperty(a,"method",{get(){return"TRACE"}}),a}
if(!(e==="GET"||e==="HEAD"))if("rawBody"in n&&n.rawBody instanceof Buffer)s.body=new ReadableStream({start(a){a.enqueue(n.rawBody),a.close()}});else if(n[jt]){let a;s.body=new ReadableStream({async pull(i){
try{if(!a){let d=pe(n);if(d!==void 0){Bt(i,d);return}}a||=We.Readable.toWeb(n).getReader();let{done:c,value:l}=await a.read();c?i.close():i.enqueue(l)}catch(c){i.error(c)}}})}else{let a=pe(n);a!==void 0?
s.body=new ReadableStream({start(i){Bt(i,a)}}):s.body=We.Readable.toWeb(n)}return new W(t,s)},L=Symbol("getRequestCache"),A=Symbol("requestCache"),K=Symbol("incomingKey"),Z=Symbol("urlKey"),Wt=Symbol(
"methodKey"),Kt=Symbol("headersKey"),X=Symbol("abortControllerKey"),Fe=Symbol("getAbortController"),Ge=Symbol("abortRequest"),B=Symbol("bodyBuffer"),fe=Symbol("bodyReadPromise"),H=Symbol("bodyConsumed\
Directly"),Lt=Symbol("bodyLockReader"),Q=Symbol("abortReason"),me=()=>new TypeError("Body is unusable"),ee=()=>Promise.reject(me()),qn=new TextDecoder,In=e=>{if(e[H])return ee();e[H]=!0},Dn=e=>e.buffer.
slice(e.byteOffset,e.byteOffset+e.byteLength),Mn=e=>(e[Kt]||=Mt(e[K])).get("content-type")||"",Nn=/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/,jn=e=>{if(typeof e!="string"||e.length===0)return"GET";switch(e){case"\
DELETE":case"GET":case"HEAD":case"OPTIONS":case"PATCH":case"POST":case"PUT":case"QUERY":return e}let t=e.toUpperCase();switch(t){case"DELETE":case"GET":case"HEAD":case"OPTIONS":case"POST":case"PUT":return t;default:
return e}},Un=e=>{if(!Nn.test(e))return new TypeError(`'${e}' is not a valid HTTP method.`);let t=e.toUpperCase();if(t==="CONNECT"||t==="TRACK"||t==="TRACE"&&e!=="TRACE")return new TypeError(`'${e}' H\
TTP method is unsupported.`)},Ze=(e,t,r)=>{if(e[H])return ee();let n=e.method;if(n==="GET"||n==="HEAD")return e[L]()[t]();let o=Un(n);if(o)return Promise.reject(o);if(e[A]&&n!=="TRACE")return e[A][t]();
let s=In(e);if(s)return s;let a=Wn(e);if(a){let i=Promise.resolve(r(a,e));return e[B]=void 0,i}return Kn(e).then(i=>{let c=r(i,e);return e[B]=void 0,c})},Wn=e=>{let t=e[K];if("rawBody"in t&&t.rawBody instanceof
Buffer)return t.rawBody},_t=(e,t)=>{if(t.errored)return t.errored;let r=e[Q];return r!==void 0?r instanceof Error?r:new Error(String(r)):new Error("Client connection prematurely closed.")},Kn=e=>{if(e[B])
return Promise.resolve(e[B]);if(e[fe])return e[fe];let t=e[K];if(t.readableDidRead)return ee();let r=pe(t);if(r!==void 0)return r instanceof Error?Promise.reject(r):(e[B]=r,Promise.resolve(r));let n=new Promise(
(o,s)=>{let a=[],i=!1,c=w=>{i||(i=!0,m(),w())},l=w=>{let p=t.errored??w;return!Qe(t)||p&&p.code!=="ECONNRESET"?!1:(c(()=>{let y=pe(t,a);y instanceof Error?s(y):y===void 0?s(w??_t(e,t)):(e[B]=y,o(y))}),
!0)},d=w=>{a.push(Ut(w,t.readableEncoding))},u=()=>{c(()=>{let w=a.length===1?a[0]:Buffer.concat(a);e[B]=w,o(w)})},f=w=>{l(w)||c(()=>{s(w)})},h=()=>{if(t.readableEnded){u();return}l()||c(()=>{s(_t(e,t))})},
m=()=>{t.off("data",d),t.off("end",u),t.off("error",f),t.off("close",h),e[fe]=void 0};t.on("data",d),t.on("end",u),t.on("error",f),t.on("close",h),queueMicrotask(()=>{i||(t.readableEnded?u():t.errored?
f(t.errored):t.destroyed&&h())})});return e[fe]=n,n},T={get method(){return this[Wt]},get url(){return this[Z]},get headers(){return this[Kt]||=Mt(this[K])},[Ge](e){this[Q]===void 0&&(this[Q]=e);let t=this[X];
t&&!t.signal.aborted&&t.abort(e)},[Fe](){return this[X]||=new AbortController,this[Q]!==void 0&&!this[X].signal.aborted&&this[X].abort(this[Q]),this[X]},[L](){let e=this[Fe]();if(this[A])return this[A];
let t=this.method;if(this[H]&&!(t==="GET"||t==="HEAD")){this[B]=void 0;let r={method:t==="TRACE"?"GET":t,headers:this.headers,signal:e.signal};t!=="TRACE"&&(r.body=new ReadableStream({start(o){o.close()}}),
r.duplex="half");let n=new W(this[Z],r);return t==="TRACE"&&Object.defineProperty(n,"method",{get(){return"TRACE"}}),this[A]=n}return this[A]=$n(this.method,this[Z],this.headers,this[K],e)},get body(){
if(!this[H])return this[L]().body;let e=this[L]();return!this[Lt]&&e.body&&(this[Lt]=e.body.getReader()),e.body},get bodyUsed(){return this[H]?!0:this[A]?this[A].bodyUsed:!1}};Object.defineProperty(T,
"signal",{get(){return this[Fe]().signal}});["cache","credentials","destination","duplex","integrity","mode","redirect","referrer","referrerPolicy","keepalive"].forEach(e=>{Object.defineProperty(T,e,{
get(){return this[L]()[e]}})});["clone","formData"].forEach(e=>{Object.defineProperty(T,e,{value:function(){if(this[H]){if(e==="clone")throw me();return ee()}return this[L]()[e]()}})});Object.defineProperty(
T,"text",{value:function(){return Ze(this,"text",e=>qn.decode(e))}});Object.defineProperty(T,"arrayBuffer",{value:function(){return Ze(this,"arrayBuffer",e=>Dn(e))}});Object.defineProperty(T,"blob",{value:function(){
return Ze(this,"blob",(e,t)=>{let r=Mn(t),n=r?{headers:{"content-type":r}}:void 0;return new Response(e,n).blob()})}});Object.defineProperty(T,"json",{value:function(){return this[H]?ee():this.text().
then(JSON.parse)}});Object.defineProperty(T,Symbol.for("nodejs.util.inspect.custom"),{value:function(e,t,r){return`Request (lightweight) ${r({method:this.method,url:this.url,headers:this.headers,nativeRequest:this[A]},
{...t,depth:e==null?null:e-1})}`}});Object.setPrototypeOf(T,W.prototype);var Fn=(e,t)=>{let r=Object.create(T);r[K]=e,r[Wt]=jn(e.method);let n=e.url||"";if(n[0]!=="/"&&(n.startsWith("http://")||n.startsWith(
"https://"))){if(e instanceof x.Http2ServerRequest)throw new v("Absolute URL for :path is not allowed in HTTP/2");try{he(n),r[Z]=new URL(n).href}catch(a){throw new v("Invalid absolute URL",{cause:a})}
return r}let o=(e instanceof x.Http2ServerRequest?e.authority:e.headers.host)||t;if(!o)throw new v("Missing host header");let s;if(e instanceof x.Http2ServerRequest){if(s=e.scheme,!(s==="http"||s==="h\
ttps"))throw new v("Unsupported scheme")}else s=e.socket&&e.socket.encrypted?"https":"http";try{r[Z]=Nt(s,o,n)}catch(a){throw a instanceof v?a:new v("Invalid URL",{cause:a})}return r},q="text/plain; c\
harset=UTF-8",ze=Symbol("responseCache"),U=Symbol("getResponseCache"),P=Symbol("cache"),ye=global.Response,C=class Ft{#e;#t;[U](){let t=this[P],r=t&&t[2]instanceof Headers?t[2]:void 0;return delete this[P],
this[ze]||=new ye(this.#e,r?{status:this.#t?.status,statusText:this.#t?.statusText,headers:r}:this.#t)}constructor(t,r){let n;if(this.#e=t,r instanceof ye){let o=r[ze];if(o){this.#t=o,this[U]();return}
this.#t=r instanceof Ft?r.#t:r,n=new Headers(r.headers)}else this.#t=r;(t==null||typeof t=="string"||typeof t?.getReader<"u"||t instanceof Blob||t instanceof Uint8Array)&&(this[P]=[r?.status||200,t??null,
n||r?.headers])}get headers(){let t=this[P];return t?(t[2]instanceof Headers||(t[2]=new Headers(t[2]||(t[1]===null?void 0:{"content-type":q}))),t[2]):this[U]().headers}get status(){return this[P]?.[0]??
this[U]().status}get ok(){let t=this.status;return t>=200&&t<300}};["body","bodyUsed","redirected","statusText","trailers","type","url"].forEach(e=>{Object.defineProperty(C.prototype,e,{get(){return this[U]()[e]}})});
["arrayBuffer","blob","clone","formData","json","text"].forEach(e=>{Object.defineProperty(C.prototype,e,{value:function(){return this[U]()[e]()}})});Object.defineProperty(C.prototype,Symbol.for("nodej\
s.util.inspect.custom"),{value:function(e,t,r){return`Response (lightweight) ${r({status:this.status,headers:this.headers,ok:this.ok,nativeResponse:this[ze]},{...t,depth:e==null?null:e-1})}`}});Object.
setPrototypeOf(C,ye);Object.setPrototypeOf(C.prototype,ye.prototype);var Gn=/^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/,zn=e=>e instanceof URL?e.href:Gn.test(e)?e:new URL(e).href,Vn=new Set([301,302,303,307,
308]);Object.defineProperty(C,"redirect",{value:function(t,r=302){if(!Vn.has(r))throw new RangeError("Invalid status code");return new C(null,{status:r,headers:{location:zn(t)}})},writable:!0,configurable:!0});
Object.defineProperty(C,"json",{value:function(t,r){let n=JSON.stringify(t);if(n===void 0)throw new TypeError("The data is not JSON serializable");let o=r?.headers,s;return o?(s=new Headers(o),s.has("\
content-type")||s.set("content-type","application/json")):s={"content-type":"application/json"},new C(n,{status:r?.status??200,statusText:r?.statusText,headers:s})},writable:!0,configurable:!0});async function Yn(e){
return Promise.race([e,Promise.resolve().then(()=>Promise.resolve(void 0))])}function Gt(e,t,r){let n=c=>{e.cancel(c).catch(()=>{})},o=t.stream;if(t.destroyed||o?.closed||o?.destroyed)return n(),e.closed;
return t.on("close",n),t.on("error",n),(r??e.read()).then(i,s),e.closed.finally(()=>{t.off("close",n),t.off("error",n)});function s(c){c&&t.destroy(c)}function a(){e.read().then(i,s)}function i({done:c,
value:l}){try{c?t.end():t.write(l)?e.read().then(i,s):t.once("drain",a)}catch(d){s(d)}}}function $t(e,t){if(e.locked)throw new TypeError("ReadableStream is locked.");if(t.destroyed){e.cancel().catch(()=>{});
return}return Gt(e.getReader(),t)}var Ve=(e,t)=>{let r={};if(e instanceof Headers||(e=new Headers(e??void 0)),e.has("set-cookie")){let n=[];for(let[o,s]of e)o==="set-cookie"?n.push(s):r[o]=s;n.length>
0&&(r["set-cookie"]=n)}else for(let[n,o]of e)r[n]=o;return t&&(r["content-type"]??=t),r},we=Symbol("outgoingEnded"),qt=Symbol("incomingDraining"),Jn=500,Xn=64*1024*1024,zt=e=>{let t=e;if(e.destroyed||
t[qt])return;if(t[qt]=!0,e instanceof x.Http2ServerRequest){try{e.stream?.close?.(x.constants.NGHTTP2_NO_ERROR)}catch{}return}let r=0,n=()=>{clearTimeout(s),e.off("data",a),e.off("end",n),e.off("error",
n)},o=()=>{n();let i=e.socket;i&&!i.destroyed&&(typeof i.destroySoon=="function"?i.destroySoon():typeof i.destroy=="function"&&i.destroy())},s=setTimeout(o,Jn);s.unref?.();let a=i=>{r+=i.length,r>Xn&&
o()};e.on("data",a),e.on("end",n),e.on("error",n),e.resume()},Qn=(e,t,r,n)=>()=>{t.errored?(Ht(t),e[Ge](t.errored.toString())):(!r.writableFinished||t instanceof x.Http2ServerRequest&&t.aborted)&&(Ht(
t),e[Ge]("Client connection prematurely closed.")),n&&!t.readableEnded&&setTimeout(()=>{t.readableEnded||setTimeout(()=>{zt(t)})})},Zn=e=>{if(!(P in e))return!1;let t=e[P][1];return t===null||typeof t==
"string"||t instanceof Uint8Array},eo=()=>new Response(null,{status:400}),Vt=e=>new Response(null,{status:e instanceof Error&&(e.name==="TimeoutError"||e.constructor.name==="TimeoutError")?504:500}),ge=(e,t)=>{
let r=e instanceof Error?e:new Error("unknown error",{cause:e});r.code==="ERR_STREAM_PREMATURE_CLOSE"?console.info("The user aborted a request."):(console.error(e),t.headersSent||(t instanceof F.ServerResponse&&
(t._contentLength=null),t.writeHead(500,{"Content-Type":"text/plain"})),t.end(`Error: ${r.message}`),t.destroy(r))},Ye=e=>{"flushHeaders"in e&&e.writable&&e.flushHeaders()},Yt=(e,t,r)=>{let n=e;return n.
_contentLength===null&&n._hasBody&&n.useChunkedEncodingByDefault&&!n._removedContLen&&t>=200&&t!==204&&t!==304&&!e.hasHeader("content-length")&&!e.hasHeader("transfer-encoding")&&!e.hasHeader("trailer")?
(n._contentLength=r,!0):!1},Ue=(e,t,r)=>{Yt(e,t,r)?e.writeHead(t,{"Content-Type":q}):e.writeHead(t,{"Content-Type":q,"Content-Length":r})},Jt=async(e,t)=>{let[r,n,o]=e[P];if(!o){n===null?(t.writeHead(
r),t.end()):typeof n=="string"?(Ue(t,r,Buffer.byteLength(n)),t.end(n)):n instanceof Uint8Array?(Ue(t,r,n.byteLength),t.end(n)):n instanceof Blob?(Ue(t,r,n.size),t.end(new Uint8Array(await n.arrayBuffer()))):
(t.writeHead(r,{"Content-Type":q}),Ye(t),await $t(n,t)?.catch(c=>ge(c,t))),t[we]?.();return}let s=!1,a=!1,i=!0;if(o instanceof Headers)s=o.has("content-length"),o=Ve(o,n===null?void 0:q);else if(Array.
isArray(o)){let c=new Headers(o);s=c.has("content-length"),o=Ve(c,n===null?void 0:q)}else{a=!0;for(let c in o){if(c.length===14&&c.toLowerCase()==="content-length"){s=!0;break}(c.length===17&&c.toLowerCase()===
"transfer-encoding"||c.length===7&&c.toLowerCase()==="trailer")&&(i=!1)}}if(!s){let c;typeof n=="string"?c=Buffer.byteLength(n):n instanceof Uint8Array?c=n.byteLength:n instanceof Blob&&(c=n.size),c!==
void 0&&(!a||!i||!Yt(t,r,c))&&(a&&(o={...o}),o["Content-Length"]=c)}t.writeHead(r,o),n==null?t.end():typeof n=="string"||n instanceof Uint8Array?t.end(n):n instanceof Blob?t.end(new Uint8Array(await n.
arrayBuffer())):(Ye(t),await $t(n,t)?.catch(c=>ge(c,t))),t[we]?.()},Xt=e=>typeof e.then=="function",to=async(e,t,r={})=>{if(Xt(e))if(r.errorHandler)try{e=await e}catch(o){let s=await r.errorHandler(o);
if(!s)return;e=s}else e=await e.catch(Vt);if(P in e)return Jt(e,t);let n=Ve(e.headers,e.body===null?void 0:q);if(e.body){let o=e.body.getReader(),s=[],a=!1,i;if(n["transfer-encoding"]!=="chunked"){let c=2;
for(let l=0;l<c;l++){i||=o.read();let d=await Yn(i);if(!d){if(l===1){await new Promise(u=>setTimeout(u)),c=3;continue}break}if(i=void 0,d.value&&s.push(d.value),d.done){a=!0;break}}a&&!("content-lengt\
h"in n)&&(n["content-length"]=s.reduce((l,d)=>l+d.length,0))}t.writeHead(e.status,n),s.forEach(c=>{t.write(c)}),a?t.end():(s.length===0&&Ye(t),await Gt(o,t,i))}else n[Tt]||(t.writeHead(e.status,n),t.end());
t[we]?.()},ro=(e,t={})=>{let r=t.autoCleanupIncoming??!0;return t.overrideGlobalObjects!==!1&&global.Request!==W&&(Object.defineProperty(global,"Request",{value:W}),Object.defineProperty(global,"Respo\
nse",{value:C})),async(n,o)=>{let s,a,i=!1,c=!1,l=()=>{!a||c||(c=!0,o.on("close",Qn(a,n,o,i)))};try{if(a=Fn(n,t.hostname),i=r&&!(n.method==="GET"||n.method==="HEAD"),i&&(n[jt]=!0,n instanceof x.Http2ServerRequest&&
(o[we]=()=>{n.readableEnded||setTimeout(()=>{n.readableEnded||setTimeout(()=>{n.destroy(),o.destroy()})})})),s=e(a,{incoming:n,outgoing:o}),!Xt(s)&&Zn(s))return i&&!n.readableEnded&&o.once("finish",()=>{
n.readableEnded||zt(n)}),Jt(s,o);l()}catch(d){if(s)return ge(d,o);if(t.errorHandler){if(l(),s=await t.errorHandler(a?d:Hn(d)),!s)return}else a?s=Vt(d):s=eo()}try{return await to(s,o,t)}catch(d){return ge(
d,o)}}},no=globalThis.CloseEvent??class extends Event{#e;constructor(e,t={}){super(e,t),this.#e=t}get wasClean(){return this.#e.wasClean??!1}get code(){return this.#e.code??0}get reason(){return this.#e.
reason??""}},oo=globalThis.ErrorEvent??class extends Event{#e;constructor(e,t={}){super(e,t),this.#e=t}get message(){return this.#e.message??""}get filename(){return this.#e.filename??""}get lineno(){
return this.#e.lineno??0}get colno(){return this.#e.colno??0}get error(){return this.#e.error??null}},so=()=>Symbol("connection"),Qt=Symbol("CONNECTION_SYMBOL_KEY"),Zt=Symbol("WAIT_FOR_WEBSOCKET_SYMBO\
L"),ao=new Set(["connection","content-length","keep-alive","proxy-authenticate","proxy-authorization","te","trailer","transfer-encoding","upgrade","sec-websocket-accept","sec-websocket-extensions","se\
c-websocket-protocol"]),er=(e,t)=>{t&&t.forEach((r,n)=>{ao.has(n.toLowerCase())||e.push(`${n}: ${r}`)})},It=(e,t,r)=>{if(e.destroyed)return;let n=["Connection: close","Content-Length: 0"];er(n,r),e.end(
`HTTP/1.1 ${t.toString()} ${F.STATUS_CODES[t]??""}\r
${n.join(`\r
`)}\r
\r
`)},io=e=>{let t=e.socket.encrypted?"https":"http",r=e.url??"/",n;r[0]!=="/"&&(r.startsWith("http://")||r.startsWith("https://"))?(he(r),n=new URL(r).href):n=Nt(t,e.headers.host??"localhost",r);let o=new Headers;
for(let s in e.headers){let a=e.headers[s];a&&o.append(s,Array.isArray(a)?a[0]:a)}return new Request(n,{headers:o})},co=e=>{let{server:t,fetchCallback:r,wss:n}=e,o=new Map;n.on("connection",(i,c)=>{let l=o.
get(c);l&&(l.resolve(i),o.delete(c))});let s=i=>{let c=o.get(i);c&&(o.delete(i),c.reject(new Error("WebSocket handshake aborted")))},a=(i,c)=>new Promise((l,d)=>{o.set(i,{resolve:l,reject:d,connectionSymbol:c})});
t.on("upgrade",async(i,c,l)=>{if(i.headers.upgrade?.toLowerCase()!=="websocket")return;let d=()=>{},u=()=>s(i);c.on("error",d),c.once("close",u);let f={incoming:i,outgoing:void 0,wss:n,[Zt]:a},h=400,m;
try{let y=await r(io(i),f);y instanceof Response&&(h=y.status,m=y.headers)}catch(y){t.listenerCount("upgrade")===1&&It(c,y instanceof v?400:500);return}if(c.destroyed){s(i);return}let w=o.get(i);if(!w||
w.connectionSymbol!==f[Qt]){s(i),t.listenerCount("upgrade")===1&&It(c,h,m);return}let p=y=>{er(y,m)};n.on("headers",p);try{n.handleUpgrade(i,c,l,y=>{c.off("close",u),c.off("error",d),n.emit("connectio\
n",y,i)})}finally{n.off("headers",p)}}),t.on("close",()=>{n.close()})},Os=Ot(async(e,t,r)=>{if(e.req.header("upgrade")?.toLowerCase()!=="websocket")return;let n=e.env,o=n[Zt];if(!o||!n.incoming)return new Response(
null,{status:500});let s=so();return n[Qt]=s,(async()=>{let a;try{a=await o(n.incoming,s)}catch{return}let i=[],c=(u,f)=>{i.push([u,f])};a.on("message",c);let l={binaryType:"arraybuffer",close(u,f){a.
close(u,f)},protocol:a.protocol,raw:a,get readyState(){return a.readyState},send(u,f){a.send(u,{compress:f?.compress})},url:new URL(e.req.url)};try{t?.onOpen?.(new Event("open"),l)}catch(u){(r?.onError??
console.error)(u)}let d=(u,f)=>{let h=Array.isArray(u)?u:[u];for(let m of h)try{t?.onMessage?.(new MessageEvent("message",{data:f?m instanceof ArrayBuffer?m:m.buffer.slice(m.byteOffset,m.byteOffset+m.
byteLength):typeof m=="string"?m:Buffer.from(m).toString("utf-8")}),l)}catch(w){(r?.onError??console.error)(w)}};a.off("message",c);for(let u of i)d(...u);a.on("message",(u,f)=>{d(u,f)}),a.on("close",
(u,f)=>{try{t?.onClose?.(new no("close",{code:u,reason:f.toString()}),l)}catch(h){(r?.onError??console.error)(h)}}),a.on("error",u=>{try{t?.onError?.(new oo("error",{error:u}),l)}catch(f){(r?.onError??
console.error)(f)}})})(),new Response}),lo=e=>{let t=e.fetch,r=ro(t,{hostname:e.hostname,overrideGlobalObjects:e.overrideGlobalObjects,autoCleanupIncoming:e.autoCleanupIncoming}),n=(e.createServer||F.createServer)(
e.serverOptions||{},r);if(e.websocket&&e.websocket.server){if(e.websocket.server.options.noServer!==!0)throw new Error("WebSocket server must be created with { noServer: true } option");co({server:n,fetchCallback:t,
wss:e.websocket.server})}return n},tr=(e,t)=>{let r=lo(e);return r.listen(e?.port??3e3,e.hostname,()=>{let n=r.address();t&&t(n)}),r};var yn=require("./program.cjs").engine_report_board_runs,wn=require("./program.cjs").engine_setup_api_key;var S=class extends Error{res;status;constructor(e=500,t){super(t?.message,{cause:t?.cause}),this.res=t?.res,this.status=e}getResponse(){return this.res?new Response(this.res.body,{status:this.status,
headers:this.res.headers}):new Response(this.message,{status:this.status})}};var G=Symbol();var rr=(e,t)=>new Response(e,{headers:{"Content-Type":t.replace(/^[^;]+/,r=>r.toLowerCase())}}).formData();var uo=1e4,be=e=>"headers"in e,sr=async(e,t=Object.create(null))=>{let{all:r=!1,dot:n=!1}=t,o=(be(e)?e.headers:e.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();return o==="multip\
art/form-data"||o==="application/x-www-form-urlencoded"?fo(e,{all:r,dot:n}):{}};async function fo(e,t){if(!be(e)&&e.bodyCache.formData)return nr(await e.bodyCache.formData,t);let r=be(e)?e.headers:e.raw.
headers,n=await e.arrayBuffer(),o=rr(n,r.get("Content-Type")||"");be(e)||(e.bodyCache.formData=o);let s=await o;return s?nr(s,t):{}}function nr(e,t){let r=Object.create(null),n={count:0};return e.forEach(
(o,s)=>{t.all||s.endsWith("[]")?ho(r,s,o):r[s]=o}),t.dot&&Object.entries(r).forEach(([o,s])=>{o.includes(".")&&(po(r,o,s,n),delete r[o])}),r}var ho=(e,t,r)=>{e[t]!==void 0?Array.isArray(e[t])?e[t].push(
r):e[t]=[e[t],r]:t.endsWith("[]")?e[t]=[r]:e[t]=r},po=(e,t,r,n)=>{if(/(?:^|\.)__proto__\./.test(t))return;let o=e,s=t.split(".",34);s.length>33&&or(),s.forEach((a,i)=>{i===s.length-1?o[a]=r:((!o[a]||typeof o[a]!=
"object"||Array.isArray(o[a])||o[a]instanceof File)&&(n.count++>=uo&&or(),o[a]=Object.create(null)),o=o[a])})},or=()=>{throw new Error("Nesting limit exceeded")};var rt=e=>{let t=e.split("/");return t[0]===""&&t.shift(),t},te=e=>{let{groups:t,path:r}=mo(e),n=rt(r);return yo(n,t)},mo=e=>{let t=[];return e=e.replace(/\{[^}]+\}/g,(r,n)=>{let o=`@${n}`;return t.push(
[o,r]),o}),{groups:t,path:e}},yo=(e,t)=>{for(let r=t.length-1;r>=0;r--){let[n]=t[r];for(let o=e.length-1;o>=0;o--)if(e[o].includes(n)){e[o]=e[o].replace(n,t[r][1]);break}}return e},Se={},re=(e,t)=>{if(e===
"*")return"*";let r=e.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);if(r){let n=`${e}#${t}`;return Se[n]||(r[2]?Se[n]=t&&t[0]!==":"&&t[0]!=="*"?[n,r[1],new RegExp(`^${r[2]}(?=/${t})`)]:[e,r[1],new RegExp(`^${r[2]}\
$`)]:Se[n]=[e,r[1],!0]),Se[n]}return null},Ee=(e,t)=>{try{return t(e)}catch{return e.replace(/(?:%[0-9A-Fa-f]{2})+/g,r=>{try{return t(r)}catch{return r}})}};var et=e=>decodeURI(e.includes("%25")?e.replace(/%25/g,"%2525"):e),nt=e=>{let t=e.url,r=t.indexOf("/",t.indexOf(":")+4),n=r;for(;n<t.length;n++){let o=t.charCodeAt(n);if(o===37){let s=t.indexOf("?",n),
a=t.indexOf("#",n),i=s===-1?a===-1?void 0:a:a===-1?s:Math.min(s,a),c=t.slice(r,i),l=Ee(c,et);if(/%(?![0-9A-Fa-f]{2})/.test(c)){let d=new URL("http://localhost");if(d.pathname=l.replace(/[\\\t\n\r]/g,encodeURIComponent),
Ee(d.pathname,et)!==l)return Ee(c.replace(/%(?![0-9A-Fa-f]{2})/g,"%25"),et)}return l}else if(o===63||o===35)break}return t.slice(r,n)};var ar=e=>{let t=nt(e);return t.length>1&&t.at(-1)==="/"?t.slice(0,-1):t},I=(e,t,...r)=>(r.length&&(t=I(t,...r)),`${e?.[0]==="/"?"":"/"}${e}${t==="/"?"":`${e?.at(-1)==="/"?"":"/"}${t?.[0]==="/"?t.slice(
1):t}`}`),ve=e=>{if(e.charCodeAt(e.length-1)!==63||!e.includes(":"))return null;let t=e.split("/"),r=[],n="";return t.forEach(o=>{if(o!==""&&!/\:/.test(o))n+="/"+o;else if(/\:/.test(o))if(o.charCodeAt(
o.length-1)===63){r.length===0&&n===""?r.push("/"):r.push(n);let s=o.slice(0,-1);n+="/"+s,r.push(n)}else n+="/"+o}),r.filter((o,s,a)=>a.indexOf(o)===s)},z=e=>e.indexOf("%")!==-1?Ee(e,wo):e,tt=e=>(e.indexOf(
"+")!==-1&&(e=e.replace(/\+/g," ")),z(e)),ir=(e,t,r)=>{let n=e.indexOf("#",8);n!==-1&&(e=e.slice(0,n));let o;if(!r&&t&&!/[%+&=]/.test(t)){let i=e.indexOf("?",8),c=i;if(c===-1)return;for(e.startsWith(t,
c+1)||(c=e.indexOf(`&${t}`,c+1));c!==-1;){let l=e.charCodeAt(c+t.length+1);if(l===61||l===38||isNaN(l)){if(c>i&&/(?:^|&)[^=&]*[%+]/.test(e.slice(i+1,c)))break;if(l===61){let d=c+t.length+2,u=e.indexOf(
"&",d);return tt(e.slice(d,u===-1?void 0:u))}return""}c=e.indexOf(`&${t}`,c+1)}if(o=/[%+]/.test(e),!o)return}let s=Object.create(null);o??=/[%+]/.test(e);let a=e.indexOf("?",8);for(;a!==-1;){let i=e.indexOf(
"&",a+1),c=e.indexOf("=",a);c>i&&i!==-1&&(c=-1);let l=e.slice(a+1,c===-1?i===-1?void 0:i:c);if(o&&(l=tt(l)),a=i,l==="")continue;let d;c===-1?d="":(d=e.slice(c+1,i===-1?void 0:i),o&&(d=tt(d))),r?(s[l]&&
Array.isArray(s[l])||(s[l]=[]),s[l].push(d)):s[l]??=d}return t?s[t]:s},cr=ir,lr=(e,t)=>ir(e,t,!0),wo=decodeURIComponent;var dr=class{raw;#e;#t;routeIndex=0;path;bodyCache={};constructor(e,t="/",r=[[]]){this.raw=e,this.path=t,this.#t=r}param(e){return e?this.#n(e):this.#s()}#n(e){let t=this.#t[0][this.routeIndex]?.[1][e],
r=this.#o(t);return r&&z(r)}#s(){let e={},t=Object.keys(this.#t[0][this.routeIndex]?.[1]??{});for(let r of t){let n=this.#o(this.#t[0][this.routeIndex][1][r]);n!==void 0&&(e[r]=z(n))}return e}#o(e){return this.#t[1]?
this.#t[1][e]:e}query(e){return cr(this.url,e)}queries(e){return lr(this.url,e)}header(e){if(e)return this.raw.headers.get(e)??void 0;let t=Object.create(null);return this.raw.headers.forEach((r,n)=>{
t[n]=r}),t}async parseBody(e){return sr(this,e)}#r=e=>{let{bodyCache:t,raw:r}=this,n=t[e];if(n)return n;for(let o in t)return t[o].then(s=>{o==="json"&&(s=JSON.stringify(s));let a=o==="formData"?void 0:
r.headers.get("content-type");return new Response(s,{headers:a?{"Content-Type":a}:void 0})[e]()});return t[e]=r[e]()};json(){return this.#r("text").then(e=>JSON.parse(e))}text(){return this.#r("text")}arrayBuffer(){
return this.#r("arrayBuffer")}bytes(){return this.#r("arrayBuffer").then(e=>new Uint8Array(e))}blob(){return this.#r("blob")}formData(){return this.#r("formData")}addValidatedData(e,t){(this.#e??={})[e]=
t}valid(e){return this.#e?.[e]}get url(){return this.raw.url}get method(){return this.raw.method}get[G](){return this.#t}get matchedRoutes(){return this.#t[0].map(([[,e]])=>e)}get routePath(){return this.#t[0].
map(([[,e]])=>e)[this.routeIndex].path}};var xe={Stringify:1,BeforeStream:2,Stream:3},go=(e,t)=>{let r=new String(e);return r.isEscaped=!0,r.callbacks=t,r};var ne=async(e,t,r,n,o)=>{typeof e=="object"&&!(e instanceof String)&&(e instanceof Promise||(e=e.toString()),e instanceof Promise&&(e=await e));let s=e.callbacks;if(!s?.length)return Promise.resolve(
e);o?o[0]+=e:o=[e];let a=Promise.all(s.map(i=>i({phase:t,buffer:o,context:n}))).then(i=>Promise.all(i.filter(Boolean).map(c=>ne(c,t,!1,n,o))).then(()=>o[0]));return r?go(await a,s):a};var ur="text/plain; charset=UTF-8",ot=(e,t)=>({"Content-Type":e,...t}),oe=(e,t)=>new Response(e,t),st=class{#e;#t;env={};#n;finalized=!1;error;#s;#o;#r;#c;#a;#i;#d;#u;#f;constructor(e,t){this.#e=e,t&&
(this.#o=t.executionCtx,this.env=t.env,this.#i=t.notFoundHandler,this.#f=t.path,this.#u=t.matchResult)}get req(){return this.#t??=new dr(this.#e,this.#f,this.#u),this.#t}get event(){if(this.#o&&"respo\
ndWith"in this.#o)return this.#o;throw Error("This context has no FetchEvent")}get executionCtx(){if(this.#o)return this.#o;throw Error("This context has no ExecutionContext")}get res(){return this.#r||=
oe(null,{headers:this.#d??=new Headers})}set res(e){if(this.#r&&e){e=oe(e.body,e);for(let[t,r]of this.#r.headers.entries())if(t!=="content-type")if(t==="set-cookie"){let n=this.#r.headers.getSetCookie();
e.headers.delete("set-cookie");for(let o of n)e.headers.append("set-cookie",o)}else e.headers.set(t,r)}this.#r=e,this.finalized=!0}render=(...e)=>(this.#a??=t=>this.html(t),this.#a(...e));setLayout=e=>this.#c=
e;getLayout=()=>this.#c;setRenderer=e=>{this.#a=e};header=(e,t,r)=>{this.finalized&&!this.#r.bodyUsed&&(this.#r=oe(this.#r.body,this.#r));let n=this.#r?this.#r.headers:this.#d??=new Headers;t===void 0?
n.delete(e):r?.append?n.append(e,t):n.set(e,t)};status=e=>{this.#s=e};set=(e,t)=>{this.#n??=new Map,this.#n.set(e,t)};get=e=>this.#n?this.#n.get(e):void 0;get var(){return this.#n?Object.fromEntries(this.#n):
{}}#l(e,t,r){let n=this.#r?new Headers(this.#r.headers):this.#d;if(typeof t=="object"&&t.headers){n??=new Headers;for(let[s,a]of new Headers(t.headers))s==="set-cookie"?n.append(s,a):n.set(s,a)}if(r){
if(!n){let s=0;for(let a in r)if(++s>1||typeof r[a]!="string"){n=new Headers;break}}if(n)for(let s in r){let a=r[s];if(typeof a=="string")n.set(s,a);else{n.delete(s);for(let i of a)n.append(s,i)}}}let o=typeof t==
"number"?t:t?.status??this.#s;return oe(e,{status:o,headers:n??r})}newResponse=(...e)=>this.#l(...e);body=(e,t,r)=>this.#l(e,t,r);text=(e,t,r)=>!this.#d&&!this.#s&&!t&&!r&&!this.finalized?new Response(
e):this.#l(e,t,ot(ur,r));json=(e,t,r)=>this.#l(JSON.stringify(e),t,ot("application/json",r));html=(e,t,r)=>{let n=o=>this.#l(o,t,ot("text/html; charset=UTF-8",r));return typeof e=="object"?ne(e,xe.Stringify,
!1,{}).then(n):n(e)};redirect=(e,t)=>{let r=String(e);return this.header("Location",/[^\x00-\xFF]/.test(r)?encodeURI(r):r),this.newResponse(null,t??302)};notFound=()=>(this.#i??=()=>oe(),this.#i(this))};var at=(e,t,r)=>(n,o)=>{let s=-1;return a(0);async function a(i){if(i<=s)throw new Error("next() called multiple times");s=i;let c,l=!1,d;if(e[i]?(d=e[i][0][0],n.req.routeIndex=i):d=i===e.length&&o||void 0,
d)try{c=await d(n,()=>a(i+1))}catch(u){if(u instanceof Error&&t)n.error=u,c=await t(u,n),l=!0;else throw u}else n.finalized===!1&&r&&(c=await r(n));return c&&(n.finalized===!1||l)&&(n.res=c),n}};var bo=e=>e.req[G][0].map(([[,t]])=>t),fr=(e,t)=>bo(e).at(t??e.req.routeIndex)?.path??"";var hr=["get","post","put","delete","options","patch","query"],Re="Can not add a route since the matcher is already built.",ke=class extends Error{};var pr="__COMPOSED_HANDLER";var mr=e=>{let t=e.length;for(;t>0&&e.charCodeAt(t-1)===47;)t--;return e.length-t},So=(e,t,r)=>{if(!/[:*]/.test(t))return t.length;let n=e.req.path,o=e.req[G],s=new Set,a=0;for(let i of te(t)){if(i[0]===
":"&&i.endsWith("}?"))throw new Error(`mount(): Optional regular expression parameters are not supported in "${r}".`);let c=re(i);if(c&&c!=="*"){let l=c[1];if(s.has(l))throw new Error(`mount(): Duplic\
ate path parameter "${l}" in "${r}".`);s.add(l)}if(c&&c!=="*"&&c[2]!==!0){let l=o.length===2?o[1][o[0][e.req.routeIndex][1][c[1]]]:o[0][e.req.routeIndex][1][c[1]];a+=l.length+1}else if(c||i.endsWith("\
*")){let l=n.indexOf("/",a+1);a=l===-1?n.length:l}else a+=i.length+1}return a},yr=(e,t,r)=>{if(/[^/]\*$/.test(r))throw new Error(`mount(): Wildcard must follow "/" in "${r}".`);let n=So(e,t,r),o=e.req.
path.slice(n)||"/";if(n>e.req.path.length||o[0]!=="/"||/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(o))throw new S(400,{message:"Invalid mounted path"});let s=e.req.raw.url;if(/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(
s))throw new S(400,{message:"Invalid mounted path"});let a=s.search(/[?#]/),i=mr(a===-1?s:s.slice(0,a));if(i>1&&mr(e.req.path)===i-1)throw new S(400,{message:"Invalid mounted path"});let c=new URL(s);
return c.pathname=o.replace(/[\\\t\n\r]/g,encodeURIComponent),o.includes("%"),new Request(c,e.req.raw)};var Eo=e=>e.text("404 Not Found",404),wr=(e,t)=>{if("getResponse"in e){let r=e.getResponse();return t.newResponse(r.body,r)}return console.error(e),t.text("Internal Server Error",500)},gr=class br{get;post;put;delete;options;patch;query;all;on;use;router;getPath;_basePath="\
/";#e="/";routes=[];constructor(t={}){[...hr,"all"].forEach(o=>{this[o]=(s,...a)=>{let i=o.toUpperCase();return typeof s=="string"?this.#e=s:this.#s(i,this.#e,s),a.forEach(c=>{this.#s(i,this.#e,c)}),this}}),
this.on=(o,s,...a)=>{for(let i of[s].flat()){this.#e=i;for(let c of[o].flat()){let l=c.toUpperCase();for(let d of a)this.#s(l,this.#e,d)}}return this},this.use=(o,...s)=>(typeof o=="string"?this.#e=o:
(this.#e="*",s.unshift(o)),s.forEach(a=>{this.#s("ALL",this.#e,a)}),this);let{strict:r,...n}=t;Object.assign(this,n),this.getPath=r??!0?t.getPath??nt:ar}#t(){let t=new br({router:this.router,getPath:this.
getPath});return t.errorHandler=this.errorHandler,t.#n=this.#n,t.routes=this.routes,t}#n=Eo;errorHandler=wr;route(t,r){let n=this.basePath(t);return r.routes.map(o=>{let s;r.errorHandler===wr?s=o.handler:
(s=async(a,i)=>(await at([],r.errorHandler)(a,()=>o.handler(a,i))).res,s[pr]=o.handler),n.#s(o.method,o.path,s,o.basePath)}),this}basePath(t){let r=this.#t();return r._basePath=I(this._basePath,t),r}onError=t=>(this.
errorHandler=t,this);notFound=t=>(this.#n=t,this);mount(t,r,n){let o,s;n&&(typeof n=="function"?s=n:(s=n.optionHandler,n.replaceRequest===!1?o=l=>l:o=n.replaceRequest));let a=s?l=>{let d=s(l);return Array.
isArray(d)?d:[d]}:l=>{let d;try{d=l.executionCtx}catch{}return[l.env,d]},i=l=>{let d=fr(l);return yr(l,d.replace(/\/?\*$/,""),d)},c=async(l,d)=>{let u=await r(o?o(l.req.raw):i(l),...a(l));if(u)return u;
await d()};return this.#s("ALL",I(t,"*"),c),this}#s(t,r,n,o){r=I(this._basePath,r);let s={basePath:o!==void 0?I(this._basePath,o):this._basePath,path:r,method:t,handler:n};this.router.add(t,r,[n,s]),this.
routes.push(s)}#o(t,r){if(t instanceof Error)return this.errorHandler(t,r);throw t}#r(t,r,n,o){if(o==="HEAD")return(async()=>new Response(null,await this.#r(t,r,n,"GET")))();let s=this.getPath(t,{env:n}),
a=this.router.match(o,s),i=new st(t,{path:s,matchResult:a,env:n,executionCtx:r,notFoundHandler:this.#n});if(a[0].length===1){let l;try{l=a[0][0][0][0](i,async()=>{i.res=await this.#n(i)})}catch(d){return this.#o(
d,i)}return l instanceof Promise?l.then(d=>d||(i.finalized?i.res:this.#n(i))).catch(d=>this.#o(d,i)):l??this.#n(i)}let c=at(a[0],this.errorHandler,this.#n);return(async()=>{try{let l=await c(i);if(!l.
finalized)throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");return l.res}catch(l){return this.#o(l,i)}})()}fetch=(t,...r)=>this.#r(t,r[1],r[0],
t.method);request=(t,r,n,o)=>t instanceof Request?this.fetch(r?new Request(t,r):t,n,o):(t=t.toString(),this.fetch(new Request(/^https?:\/\//.test(t)?t:`http://localhost${I("/",t)}`,r),n,o));fire=()=>{
addEventListener("fetch",t=>{t.respondWith(this.#r(t.request,t,void 0,t.request.method))})}};var E=()=>Object.create(null);var it=[];function Sr(e,t){let r=this.buildAllMatchers(),n=((o,s)=>{let a=r[o]||r.ALL,i=a[2][s];if(i)return i;let c=s.match(a[0]);if(!c)return[[],it];let l=c.indexOf("",1);return[a[1][l],c]});return this.
match=n,n(e,t)}var vo="[^/]+",xo="[^]*",Ro="(?:|/[^]*)",_=Symbol(),Er=new Set(".\\+*[^]$()");function ko(e,t){return e.length===1?t.length===1?e<t?-1:1:-1:t.length===1?1:e==="[^]*"||e==="(?:|/[^]*)"?t==="[^]*"?-1:1:
t==="[^]*"||t==="(?:|/[^]*)"?-1:e==="[^/]+"?1:t==="[^/]+"?-1:e.length===t.length?e<t?-1:1:t.length-e.length}var vr=class ct{#e;#t;#n=E();insert(t,r,n,o,s){let a=this;for(let i=0,c=t.length;i<c;i++){let l=t[i],
d=l.length===1?l==="*"?i===c-1?["","",xo]:["","",vo]:null:l==="/*"?["","",Ro]:l.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/),u;if(d){let f=d[1],h=d[2]||"[^/]+";if(f&&d[2]&&(new RegExp(h).test("")||(h=h.replace(
/^\((?!\?:)(?=[^)]+\)$)/,"(?:"),/\((?!\?:)/.test(h))||h.length===1&&Er.has(h)))throw _;if(s.push(h),u=a.#n[h],!u){if(h!=="[^]*"&&h!=="(?:|/[^]*)"){for(let m in a.#n)if((h.length>1||m.length>1)&&m!=="[\
^]*"&&m!=="(?:|/[^]*)")throw _}u=a.#n[h]=new ct}f!==""&&(u.#t??=o.varIndex++,n.push([f,u.#t]))}else if(s.push(l),u=a.#n[l],!u){for(let f in a.#n)if(f.length>1&&f!=="[^]*"&&f!=="(?:|/[^]*)")throw _;u=a.#n[l]=
new ct}a=u}if(a.#e!==void 0)throw _;a.#e=r}buildRegExpStr(){let t=Object.keys(this.#n).sort(ko).map(r=>{let n=this.#n[r],o=n.buildRegExpStr();return o===""?"":(typeof n.#t=="number"?`(${r})@${n.#t}`:Er.
has(r)?`\\${r}`:r)+o}).filter(Boolean);return typeof this.#e=="number"&&this.#e!==-1&&t.unshift(`#${this.#e}`),t.length===0?"":t.length===1?t[0]:"(?:"+t.join("|")+")"}};var lt=class{#e={varIndex:0};#t=new vr;#n=0;paths=E();insert(e,t){let r=[];if(t){this.#t.insert(e.split(""),-1,[],this.#e,r),this.paths[e]=[-1,[],r];return}let n=[],o=[],s=e;for(let i=0;;){let c=!1;if(s=
s.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g,l=>{let d=`@\\${i}`;return o[i]=[d,l],i++,c=!0,d}),!c)break}let a=s.match(/(?::[^\/]+)|(?:\/\*$)|./gs)||[];for(let i=o.length-1;i>=0;i--){let[c]=o[i];for(let l=a.
length-1;l>=0;l--)if(a[l].indexOf(c)!==-1){a[l]=a[l].replace(c,o[i][1]);break}}this.#t.insert(a,this.#n,n,this.#e,r),this.paths[e]=[this.#n++,n,r]}buildRegExp(){let e=this.#t.buildRegExpStr();if(e==="")
return[/^$/,[],[]];let t=0,r=[],n=[];return e=e.replace(/#(\d+)|@(\d+)|\.\*\$/g,(o,s,a)=>s!==void 0?(r[++t]=Number(s),"$()"):(a!==void 0&&(n[Number(a)]=++t),"")),[new RegExp(`^${e}`),r,n]}};function Co(e){let t=e[e.length-1];return t==="[^]*"||t==="(?:|/[^]*)"}function To(e,t){let r=e.length-1;for(let n=0;n<r;n++)if(e[n]!==t[n])return!1;return e[r]==="[^]*"||t.length===r||t[r]==="/"}var xr=class{name="\
RegExpRouter";#e;#t;constructor(){this.#e={ALL:[]},this.#t={ALL:new lt}}#n(e,t){try{this.#t[e].insert(t,!/\*|\/:/.test(t))}catch(r){throw r===_?new ke(t):r}}add(e,t,r){let n=this.#e;if(!n)throw new Error(
Re);let o=this.#t;if(!n[e]){o[e]=new lt,n[e]=[...n.ALL];for(let i in o.ALL.paths)this.#n(e,i)}t==="/*"&&(t="*");let s=e==="ALL"?Object.keys(n):[e],a=ve(t)||[t];for(let i of a)for(let c of s)o[c].paths[i]||
this.#n(c,i),n[c].push([r,i])}match=Sr;buildAllMatchers(){let e=E();for(let t of Object.keys(this.#e))e[t]=this.#s(t);return this.#e=this.#t=void 0,e}#s(e){let t=this.#e[e],r=this.#t[e],n=E(),o=[],[s,
a,i]=r.buildRegExp(),c=E(),l=t.map(([u,f],h)=>((c[f]??=[]).push(h),[u,r.paths[f][1].reduceRight((m,[w,p])=>(m[w]=i[p],m),E())])),d=Object.keys(c).filter(u=>Co(r.paths[u][2]));for(let u in r.paths){let[
f,,h]=r.paths[u],m=[...c[u]];for(let p of d)p!==u&&To(r.paths[p][2],h)&&m.push(...c[p]);let w=m.sort((p,y)=>p-y).map(p=>l[p]);if(f===-1){let p=Math.max(-1,...w.flatMap(([,y])=>Object.values(y)));n[u]=
[w,p===-1?it:u.match(s).slice(0,p+1)]}else o[f]=w}return[s,a.map(u=>o[u]),n]}};var Rr=class{name="SmartRouter";#e=[];#t=[];constructor(e){this.#e=e.routers}add(e,t,r){if(!this.#t)throw new Error(Re);this.#t.push([e,t,r])}match(e,t){if(!this.#t)throw new Error("Fatal error");let r=this.#e,
n=this.#t,o=r.length,s=0,a;for(;s<o;s++){let i=r[s];try{for(let c=0,l=n.length;c<l;c++)i.add(...n[c]);a=i.match(e,t)}catch(c){if(c instanceof ke)continue;throw c}this.match=i.match.bind(i),this.#e=[i],
this.#t=void 0;break}if(s===o)throw new Error("Fatal error");return this.name=`SmartRouter + ${this.activeRouter.name}`,a}get activeRouter(){if(this.#t||this.#e.length!==1)throw new Error("No active r\
outer has been determined yet.");return this.#e[0]}};var dt=E(),Oo=0,kr=class Cr{#e=[];#t=E();#n=[];#s;#o=dt;insert(t,r,n){let o=this,s=te(r),a=new Set,i=0;for(let c of s){let l=s[++i],d=re(c,l)||(l===void 0&&c&&c.indexOf("*")===c.length-1?c:null),u=Array.
isArray(d),f=u?d[0]:d||c,h=o.#t[f]||=new Cr;d&&!h.#s&&(h.#s=d,o.#n.push(h)),o=h,u&&a.add(d[1])}o.#e.push({[t]:{handler:n,possibleKeys:[...a],score:++Oo}})}#r(t,r,n,o,s){for(let a=0,i=r.#e.length;a<i;a++){
let c=r.#e[a],l=c[n]||c.ALL;if(l){l.params=E(),t.push(l);for(let d=0,u=l.possibleKeys.length;d<u;d++){let f=l.possibleKeys[d];l.params[f]=s?.[f]&&!d?s[f]:o[f]??s?.[f]}}}}search(t,r){let n=[];this.#o=dt;
let o=[this],s=rt(r),a=[],i=s.length,c=null;for(let l=0;l<i;l++){let d=s[l],u=l===i-1,f=[];for(let m=0,w=o.length;m<w;m++){let p=o[m],y=p.#t[d];y&&(y.#o=p.#o,u?(y.#t["*"]&&this.#r(n,y.#t["*"],t,p.#o),
this.#r(n,y,t,p.#o)):f.push(y));for(let b of p.#n){let Y=b.#s,R=p.#o===dt?{}:{...p.#o};if(typeof Y=="string"){(Y==="*"||d.startsWith(Y.slice(0,-1)))&&(this.#r(n,b,t,p.#o),Y==="*"&&(b.#o=R,f.push(b)));
continue}let[,le,J]=Y;if(!(!d&&J===!0)){if(J!==!0){if(!c){c=[];let Me=r[0]==="/"?1:0;for(let j=0;j<i;j++)c[j]=Me,Me+=s[j].length+1}let Rt=r.slice(c[l]),de=J.exec(Rt);if(de){Object.hasOwn(R,le)||(R[le]=
de[0]),this.#r(n,b,t,p.#o,R),de[0].length===Rt.length&&b.#t["*"]&&this.#r(n,b.#t["*"],t,p.#o,R);for(let Me in b.#t){b.#o=R;let j=de[0].match(/\//g)?.length??0;(a[j]||=[]).push(b);break}continue}}(J===
!0||J.test(d))&&(Object.hasOwn(R,le)||(R[le]=d),u?(this.#r(n,b,t,R,p.#o),b.#t["*"]&&this.#r(n,b.#t["*"],t,R,p.#o)):(b.#o=R,f.push(b)))}}}let h=a.shift();o=h?f.concat(h):f}return n[1]&&n.sort((l,d)=>l.
score-d.score),[n.map(({handler:l,params:d})=>[l,d])]}};var ut=class{name="TrieRouter";#e=new kr;add(e,t,r){for(let n of ve(t)||[t])this.#e.insert(e,n,r)}match(e,t){return this.#e.search(e,t)}};var ft=class extends gr{constructor(e={}){super(e),this.router=e.router??new Rr({routers:[new xr,new ut]})}};var Ao="Payload Too Large",Ce=e=>{let t=e.onError||(()=>{let n=new Response(Ao,{status:413});throw new S(413,{res:n})}),r=e.maxSize;return async function(o,s){if(!o.req.raw.body)return s();let a=o.req.
raw.headers.has("transfer-encoding");if(o.req.raw.headers.has("content-length")&&!a)return parseInt(o.req.raw.headers.get("content-length")||"0",10)>r?t(o):s();let i=0,c=new Uint8Array(0),l=o.req.raw.
body.getReader();for(;;){let{done:d,value:u}=await l.read();if(d)break;let f=i;if(i+=u.length,i>r)return t(o);if(i>c.length){let h=new Uint8Array(Math.min(r,Math.max(i,c.length*2)));h.set(c.subarray(0,
f)),c=h}c.set(u,f)}return o.req.raw=new Request(o.req.raw,{body:c.subarray(0,i)}),s()}};var Lr=require("./program.cjs").engine_judge_receive_report,Oe=require("./program.cjs").engine_report_board_tasks,_r=require("./program.cjs").model_openapi,$r=require("./program.cjs").model_verification;var Po=/^[\w!#$%&'*.^`|~+-]+$/,Ho=/^[!#-:<>-[\]-~]+$/,Bo=/^[ !#-:<-[\]-~]*$/,Tr=e=>{let t=0,r=e.length;for(;t<r;){let n=e.charCodeAt(t);if(n!==32&&n!==9)break;t++}for(;r>t;){let n=e.charCodeAt(r-1);if(n!==
32&&n!==9)break;r--}return t===0&&r===e.length?e:e.slice(t,r)},ht=(e,t)=>{if(t&&e.indexOf(t)===-1)return{};let r=e.split(";"),n=Object.create(null);for(let o of r){let s=o.indexOf("=");if(s===-1)continue;
let a=Tr(o.substring(0,s));if(t&&t!==a||!Ho.test(a)||a in n)continue;let i=Tr(o.substring(s+1));if(i.startsWith('"')&&i.endsWith('"')&&(i=i.slice(1,-1)),Bo.test(i)&&(n[a]=z(i),t))break}return n};var Lo=(e,t,r={})=>{if(!Po.test(e))throw new Error("Invalid cookie name");let n=`${e}=${t}`;if(/^__secure-/i.test(e)&&!r.secure)throw new Error("__Secure- Cookie must have Secure attributes");if(/^__host-/i.
test(e)){if(!r.secure)throw new Error("__Host- Cookie must have Secure attributes");if(r.path!=="/")throw new Error('__Host- Cookie must have Path attributes with "/"');if(r.domain)throw new Error("__\
Host- Cookie must not have Domain attributes")}for(let o of["domain","path","sameSite","priority"])if(r[o]&&/[;\r\n]/.test(r[o]))throw new Error(`${o} must not contain ";", "\\r", or "\\n"`);if(r&&typeof r.
maxAge=="number"&&r.maxAge>=0){if(r.maxAge>3456e4)throw new Error("Cookies Max-Age SHOULD NOT be greater than 400 days (34560000 seconds) in duration.");n+=`; Max-Age=${r.maxAge|0}`}if(r.domain&&r.prefix!==
"host"&&(n+=`; Domain=${r.domain}`),r.path&&(n+=`; Path=${r.path}`),r.expires){if(r.expires.getTime()-Date.now()>3456e7)throw new Error("Cookies Expires SHOULD NOT be greater than 400 days (34560000 s\
econds) in the future.");n+=`; Expires=${r.expires.toUTCString()}`}if(r.httpOnly&&(n+="; HttpOnly"),r.secure&&(n+="; Secure"),r.sameSite&&(n+=`; SameSite=${r.sameSite.charAt(0).toUpperCase()+r.sameSite.
slice(1)}`),r.priority&&(n+=`; Priority=${r.priority.charAt(0).toUpperCase()+r.priority.slice(1)}`),r.partitioned){if(!r.secure)throw new Error("Partitioned Cookie must have Secure attributes");n+="; \
Partitioned"}return n},Te=(e,t,r)=>(t=encodeURIComponent(t),Lo(e,t,r));var Or=(e,t,r)=>{let n=e.req.raw.headers.get("Cookie");if(typeof t=="string"){if(!n)return;let o=t;return r==="secure"?o="__Secure-"+t:r==="host"&&(o="__Host-"+t),ht(n,o)[o]}return n?ht(n):{}};var _o=(e,t,r)=>{let n;return r?.prefix==="secure"?n=Te("__Secure-"+e,t,{path:"/",...r,secure:!0}):r?.prefix==="host"?n=Te("__Host-"+e,t,{...r,path:"/",secure:!0,domain:void 0}):n=Te(e,t,{path:"/",...r}),
n},Ar=(e,t,r,n)=>{let o=_o(t,r,n);e.header("Set-Cookie",o,{append:!0})};var Pr=require("./program.cjs").engine_setup_api_key;var se=class{constructor(t,r,n=Date.now){this.perSecond=t;this.burst=r;this.now=n}perSecond;burst;now;buckets=new Map;take(t){let r=this.now(),n=this.buckets.get(t)??{left:this.burst,at:r},o=Math.min(
this.burst,n.left+(r-n.at)/1e3*this.perSecond);this.buckets.delete(t),this.buckets.set(t,{left:Math.max(0,o-1),at:r});let[s]=this.buckets.keys();return this.buckets.size>1e4&&s!==void 0&&this.buckets.
delete(s),o>=1?0:Math.max(1,Math.ceil((1-o)/this.perSecond))}};var pt=e=>`ultraplan_session_${/:(\d+)$/.exec(e)?.[1]??80}`,$o={"content-security-policy":"default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'sel\
f'; base-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff","x-frame-options":"DENY","referrer-policy":"same-origin","cross-origin-opener-policy":"same-origin","cross-origin-resour\
ce-policy":"same-origin","cache-control":"no-store"},g=(e,t,r)=>new S(e,{message:t,cause:r});function Hr({key:e,sessions:t,hosts:r,limits:n=qo()}){return async(o,s)=>{for(let[u,f]of Object.entries($o))
o.header(u,f);let a=o.req.header("host")?.toLowerCase()??"";if(!r.has(a))throw g(403,"the Host header names another place","use the address that the server printed");let i=o.req.header("origin")?.toLowerCase();
if(i!==void 0&&i!==`http://${a}`)throw g(403,"the Origin header names another place","open the board itself");let c=Io(o,e,t.isKnown(Or(o,pt(a)))),l=o.env?.incoming?.socket?.remoteAddress??"unknown",d=c?
n.known.take(`${c} ${l}`):n.anonymous.take(l);if(d>0)throw o.header("retry-after",String(d)),g(429,"too many requests",`wait ${d} s`);c&&o.set("caller",c),await s()}}var qo=()=>({anonymous:new se(20,100),
known:new se(300,1e3)});function Io(e,t,r){let n=e.req.header("authorization");if(n!==void 0){let[,o]=Pr.BEARER.exec(n)??[];return o!==void 0&&t.matches(o)?"key":void 0}return r?"session":void 0}var D=(...e)=>async(t,r)=>{
let n=t.get("caller");if(!n)throw t.header("www-authenticate","Bearer"),g(401,"no key, or a wrong one","send Authorization: Bearer <key>");if(!e.includes(n))throw g(403,n==="key"?"a key may only repor\
t and read":"a report needs the key","see docs/board.md");await r()};var Br=64*1024;function qr(e,t,r){e.get("/api/openapi.json",s=>s.json((0,_r.openApi)())),e.get("/api/tasks",D("key","session"),s=>(t.look(),s.json({tasks:(0,Oe.apiTasks)(t)})));let n=Ce({maxSize:Br,onError:()=>{
throw g(413,`the body has more than ${Br} bytes`,"shorten the details")}}),o=new mt(t,r);for(let s of["/api/tasks/:id/verification","/api/naomi/tasks/:id/verification"])e.post(s,D("key"),n,async a=>{let i=await Do(
a);t.look();let c=(0,Oe.findApiTask)(t,a.req.param("id")??"");if("status"in c)return a.json(c.body,c.status);let l=await o.take(c.board,{task:c.task.id,id:c.id,report:i});return a.json(l,l.action==="p\
ending"?202:200)})}var mt=class{constructor(t,r){this.runs=t;this.changed=r}runs;changed;waiting=[];take(t,r){return new Promise((n,o)=>{this.waiting.length===0&&setImmediate(()=>this.record()),this.waiting.
push({board:t,received:r,answer:n,fail:o})})}record(){let[t]=this.waiting;if(!t)return;let r=new Map;for(let o of this.waiting)o.board.key===t.board.key&&!r.has(o.received.task)&&r.set(o.received.task,
o);let n=[...r.values()];this.waiting=this.waiting.filter(o=>!n.includes(o)),this.waiting.length>0&&setImmediate(()=>this.record());try{let o=(0,Lr.receiveReports)(this.runs.open(t.board),n.map(({received:s})=>s));
for(let[s,a]of o.entries())n[s]?.answer(a);this.changed()}catch(o){for(let{fail:s}of n)s(o)}}};async function Do(e){if(e.req.header("content-type")?.split(";")[0]?.trim().toLowerCase()!=="application/\
json")throw g(415,"the body is not application/json","send Content-Type: application/json");let r=await e.req.json().catch(()=>{throw g(400,"the body is not JSON","GET /api/openapi.json describes it")}),
n=$r.VerificationReport.safeParse(r);if(n.success)return n.data;let[o]=n.error.issues,s={error:`${o?.path.join(".")||"the body"}: ${o?.message??"not a report"}`,fix:"GET /api/openapi.json describes it"};
throw g(400,s.error,s.fix)}var yt=class{writer;encoder;writable;abortSubscribers=[];responseReadable;aborted=!1;closed=!1;constructor(e,t){this.writable=e,this.writer=e.getWriter(),this.encoder=new TextEncoder;let r=t.getReader();
this.abortSubscribers.push(async()=>{await r.cancel()}),this.responseReadable=new ReadableStream({async pull(n){let{done:o,value:s}=await r.read();o?n.close():n.enqueue(s)},cancel:()=>{this.closed||this.
abort()}})}async write(e){try{typeof e=="string"&&(e=this.encoder.encode(e)),await this.writer.write(e)}catch{}return this}async writeln(e){return await this.write(e+`
`),this}sleep(e){return new Promise(t=>setTimeout(t,e))}async close(){this.closed=!0;try{await this.writer.close()}catch{}}async pipe(e){this.writer.releaseLock();try{await e.pipeTo(this.writable,{preventClose:!0,
preventAbort:!0})}finally{this.writer=this.writable.getWriter()}}onAbort(e){this.abortSubscribers.push(e)}abort(){this.aborted||(this.aborted=!0,this.abortSubscribers.forEach(e=>{try{Promise.resolve(e()).
catch(()=>{})}catch{}}))}};var Ae=()=>{let e=typeof Bun<"u"?Bun.version:void 0;if(e===void 0)return!1;let t=e.startsWith("1.1")||e.startsWith("1.0")||e.startsWith("0.");return Ae=()=>t,t};var Ir=class extends yt{constructor(e,t){super(e,t)}async writeSSE(e){let t=(await ne(e.data,xe.Stringify,!1,{})).split(/\r\n|\r|\n/).map(n=>`data: ${n}`).join(`
`);for(let n of["event","id"]){let o=e[n];if(o&&/[\r\n]/.test(o))throw new Error(`${n} must not contain "\\r" or "\\n"`)}let r=[e.event&&`event: ${e.event}`,t,e.id!==void 0&&`id: ${e.id}`,e.retry!==void 0&&
`retry: ${e.retry}`].filter(Boolean).join(`
`)+`

`;await this.write(r)}},Mo=async(e,t,r)=>{try{await t(e)}catch(n){n instanceof Error&&r?(await r(n,e),await e.writeSSE({event:"error",data:n.message})):console.error(n)}finally{e.close()}},No=new WeakMap,
wt=(e,t,r)=>{let{readable:n,writable:o}=new TransformStream,s=new Ir(o,n);return Ae()&&e.req.raw.signal.addEventListener("abort",()=>{s.closed||s.abort()}),No.set(s.responseReadable,e),e.header("Trans\
fer-Encoding","chunked"),e.header("Content-Type","text/event-stream"),e.header("Cache-Control","no-cache"),e.header("Connection","keep-alive"),Mo(s,t,r),e.newResponse(s.responseReadable)};var jr=require("./program.cjs").engine_report_board_runs;var Nr=require("./program.cjs").engine_report_board_runs,Pe=require("./program.cjs").engine_report_board_tasks,He=require("./program.cjs").view_board,Be=require("./program.cjs").view_html_board_page,Dr=new WeakMap,
Mr=new WeakMap;function Le(e,t){let{run:r}=e,n=Dr.get(r)??new Map;Dr.set(r,n);let o=(0,Pe.askedTask)(e);return r.tasks.flatMap((s,a)=>{if(t&&!t.has(s.id)&&s.id!==o)return[];let i=n.get(s.id);if(i)return i;
let c=(0,Nr.apiId)(r,s.id),l=(0,He.columnOf)(s,o),d=`${r.startedAt} ${String(a).padStart(5,"0")}`,u={id:c,column:He.COLUMNS.indexOf(l),order:d,html:(0,Be.renderCard)(r,s,{id:c,column:l,href:`/tasks/${c}`,
order:d}).text};return n.set(s.id,u),u})}function _e(e){let{run:t,key:r}=e,n=Mr.get(t)??(0,Be.renderStrip)(t,{key:r,href:`/runs/${r}`,waits:(0,Pe.waitsForSession)(e)});return Mr.set(t,n),n}var $e=e=>[...e].map(([t,r])=>`${t}:${r.toString(36)}`).join(",");function Ur(e){let t=e.slice(0,8e3).matchAll(/([0-9a-f]{8}):([0-9a-z]{1,8})/g);return new Map([...t].map(([,r="",n=""])=>[r,Number.parseInt(
n,36)]))}var Uo=64,ae=new Map;function ie(e,t){let r=e.all(),n=new Map(r.map(({key:c,run:l})=>[c,l.lastSeq])),o=t?r.filter(({key:c,run:l})=>(t.get(c)??0)<l.lastSeq):[];if(!t||o.length===0)return{cursor:n};
let s=o.map(({key:c,run:l})=>`${c}:${t.get(c)??0}-${l.lastSeq}`).join(","),a=ae.get(s)??JSON.stringify({runs:o.map(c=>Wo(c,t.get(c.key)??0))});ae.set(s,a);let[i]=ae.keys();return ae.size>Uo&&i!==void 0&&
ae.delete(i),{cursor:n,text:a}}function Wo(e,t){let r=(0,jr.eventsAfter)(e,t);return{key:e.key,seq:e.run.lastSeq,events:r.map(n=>({seq:n.seq,at:n.at,type:n.type,task:Wr(e,n)})),strip:_e(e).text,cards:Le(
e,Ko(e,r))}}function Wr({run:e},t){if("task"in t&&typeof t.task=="string")return t.task;if(!("ticket"in t))return;let{ticket:r}=t;return e.tickets.find(({id:n})=>n===r)?.task??e.tasks.find(n=>[...n.attempts,
...n.reviews].some(o=>o.ticket===r))?.id}function Ko(e,t){let r=t.filter(({type:n})=>!Fo.has(n)).map(n=>Wr(e,n));return r.includes(void 0)?void 0:new Set(r)}var Fo=new Set(["directive_given","prompt_s\
een","notices_told","notices_shown","announced","cost_told","noted"]);var Go=200,zo=50,Vo=15e3,Yo=1e3,qe=class{constructor(t){this.runs=t}runs;readers=0;sleeping=new Set;timer;soon;isClosed=!1;start(){this.timer=setInterval(()=>{this.runs.look().length>0&&this.wake()},Go)}wake(){
this.soon??=setTimeout(()=>{this.soon=void 0,this.runs.look();for(let t of[...this.sleeping])t()},zo)}get closed(){return this.isClosed}close(){this.isClosed=!0,clearInterval(this.timer),clearTimeout(
this.soon);for(let t of[...this.sleeping])t()}wait(t,r){return new Promise(n=>{let o=i=>{clearTimeout(a),this.sleeping.delete(s),n(i)},s=()=>o(!0),a=setTimeout(()=>o(!1),t);this.sleeping.add(s),r(s)})}};
function Kr(e,t,r){e.get("/events",D("key","session"),n=>{if(r.readers>=Yo)throw g(429,"too many readers","close another board");let o=n.req.header("last-event-id")??n.req.query("since");t.look();let s=o===
void 0?ie(t,void 0).cursor:Ur(o);return wt(n,async a=>{r.readers+=1;let i=()=>{};a.onAbort(()=>i());try{for(await a.write(`retry: 1000
: hello

`);!a.aborted&&!r.closed;){let c=ie(t,s);s=c.cursor,c.text!==void 0?await a.writeSSE({id:$e(s),data:c.text}):await r.wait(Vo,l=>{i=l})||await a.write(`: ping

`)}}finally{r.readers-=1}})})}var tn=require("./program.cjs").engine_people_act_on_board,V=require("./program.cjs").engine_report_board_runs,N=require("./program.cjs").engine_report_board_tasks,O=require("./program.cjs").engine_report_run_story,
rn=require("./program.cjs").view_board,nn=require("./program.cjs").view_html_board_page,k=require("./program.cjs").view_html_html,St=require("./program.cjs").view_html_layout,on=require("./program.cjs").view_html_report,
sn=require("./program.cjs").view_html_run_page,an=require("./program.cjs").view_html_task_page,bt=require("./program.cjs").view_run_view;var Fr=require("./program.cjs").model_person_words,$=require("./program.cjs").view_html_html,Gr=require("./program.cjs").view_terminal,Ie=(e,{act:t,label:r,tone:n,task:o})=>$.html`<form method="post" action="/act"><input type="hidden" name="run" value="${e}"><input type="hidden" name="act" value="${t}">${o!==
void 0&&$.html`<input type="hidden" name="task" value="${o}">`}<label>Your name<input name="name" required maxlength="80" autocomplete="name"></label><label>Why<input name="reason" required maxlength="500"></label><button class="tone-${n}">${r}</button></form>`,
zr=$.html`<p class="muted">Name and reason are recorded as unsigned (board), and shown at the next prompt in the session.</p>`,Vr=({state:e})=>e==="finished"||e==="cancelled";function Yr({run:e,key:t}){
if(Vr(e))return;let n=e.state==="running"||e.state==="parked"?{act:"pause",label:"Pause the run",tone:"amber"}:{act:"resume",label:"Resume the run",tone:"green"},o=e.state==="parked"&&Ie(t,{act:"resum\
e",label:"Resume the run",tone:"green"});return $.html`<section class="panel" data-part="person"><h2>What a person may do</h2>${Ie(t,n)}${o}<details><summary>Cancel the run</summary>${Ie(t,{act:"cance\
l",label:"Cancel for good",tone:"red"})}</details>${zr}</section>`}var Jo=e=>{let t=e.indexOf("/ultraplan:");return $.html`<p>${e.slice(0,t)}<code>${e.slice(t)}</code></p>`};function Jr({run:e,key:t},r,n){
if(Vr(e)||r.status==="approved"||r.override)return;let o=r.status==="escalated"||r.status==="blocked",s=!r.givenUp&&r.kind!=="checkpoint"&&(o||r.status==="failed"),a=r.id===n&&r.kind==="checkpoint";if(!s&&
!a)return;let i=(0,Gr.oneLine)(r.id),c=(r.pausedFor?.options??["skip"]).filter(d=>d!=="retry"),l=a?[`to answer it: /ultraplan:decide --task ${i} <answer>`]:[...c.map(d=>(0,Fr.offer)(d,i)),`to bypass e\
very check: /ultraplan:force-complete --task ${i} --override-all`];return $.html`${s&&$.html`${Ie(t,{act:"reset",label:"Reset to pending",tone:"blue",task:r.id})}${zr}`}<div class="typed"><p>To be typed in the Claude Code session:</p>${l.
map(Jo)}</div>`}var Xr=`// Keeps a page of the board up to date. Every page can be read and used without it.
const live = document.getElementById('live')
const page = document.body.dataset.page

function say(state, text) {
  live.dataset.state = state
  live.textContent = text
}

const markup = (text) => {
  const template = document.createElement('template')
  template.innerHTML = text
  return template.content.firstElementChild
}

const keyOf = (node) => node.id || node.dataset?.part || node.nodeName

/** What a person has opened or closed stays so. */
const toggled = new WeakSet()
document.addEventListener('click', ({ target }) => {
  const summary = target.closest('summary')
  if (summary) toggled.add(summary.parentElement)
})

/** Whether a person writes in a form of it, or has begun to. */
const isWrittenIn = (node) =>
  [...document.forms].some(
    (form) =>
      node.contains(form) &&
      (form.contains(document.activeElement) ||
        [...form.elements].some(({ type, value }) => type !== 'hidden' && value !== '')),
  )

/** Makes \`old\` like \`next\`, and keeps all elements that both have, and what a person has begun to write. */
function morph(old, next) {
  if (old.isEqualNode(next) || (old.nodeName === 'FORM' && isWrittenIn(old))) return
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = next.nodeValue
    return
  }
  const isFree = (name) => name !== 'open' || !toggled.has(old)
  for (const { name } of [...old.attributes])
    if (!next.hasAttribute(name) && isFree(name)) old.removeAttribute(name)
  for (const { name, value } of [...next.attributes])
    if (old.getAttribute(name) !== value && isFree(name)) old.setAttribute(name, value)
  morphChildren(old, next)
}

function morphChildren(old, next) {
  const kept = new Set([...next.childNodes].map(keyOf))
  const all = [...old.childNodes]
  const rest = all.filter((one) => kept.has(keyOf(one)))
  const gone = all.filter((one) => !kept.has(keyOf(one)))
  for (const node of [...next.childNodes]) {
    const at = rest.findIndex((one) => keyOf(one) === keyOf(node))
    const [same] = at < 0 ? [] : rest.splice(at, 1)
    if (!same) old.insertBefore(node, rest[0] ?? null)
    else {
      if (at > 0) old.insertBefore(same, rest[0])
      morph(same, node)
    }
  }
  for (const one of [...gone, ...rest]) if (!isWrittenIn(one)) one.remove()
}

/** \`#board\` is around the columns because a browser takes a scrolling box that glides for one that jumps. */
const MOVING =
  '#strips, #board, .strip, .column, .card, .title, .panel, .panel > details, figure > svg, .story > li, .rests > li, .tasks tr'
/** Motion can make people ill: what moved then fades in at its new place. */
const calm = matchMedia('(prefers-reduced-motion: reduce)')

const placesOf = (elements) => new Map([...elements].map((one) => [one, one.getBoundingClientRect()]))

/** What is to be changed when nothing glides any more. */
const changes = []
let gliding = false

/** A change waits until the one before it has come to rest: two at once would jump. */
async function glide(change) {
  changes.push(change)
  if (gliding) return
  gliding = true
  try {
    while (changes.length > 0) await rest(move(changes.splice(0)))
  } finally {
    gliding = false
  }
}

/**
 * Changes the page so that nothing jumps. What a person reads stays where it is if they have scrolled to it, and what has
 * to move glides there, unless nobody looks.
 */
function move(all) {
  const before = placesOf(document.querySelectorAll(MOVING))
  const read = scrollY > 0 ? readIn([...before]) : undefined
  for (const change of all) change()
  if (read?.[0].isConnected) scrollBy(0, read[0].getBoundingClientRect().top - read[1].top)
  return document.hidden ? [] : animate(before, placesOf(before.keys()))
}

/** The first element that begins on the screen, else the innermost that fills it, such as a long change. */
const readIn = (places) =>
  places.find(([, { top, height }]) => top >= 0 && top < innerHeight && height > 0) ??
  places.findLast(([, { top, bottom }]) => top < 0 && bottom > 0)

const GLIDE_MS = 250
/** A browser does not draw a hidden page: what glides there may never arrive. */
const LONGEST_MS = 2000

/** Until the last of them has arrived, and was drawn there. */
function rest(animations) {
  if (animations.length === 0) return undefined
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const arrived = Promise.all(animations.map(({ finished }) => finished)).then(drawn)
  return Promise.race([arrived, new Promise((done) => setTimeout(done, LONGEST_MS))])
}

function animate(before, after) {
  const goneBy = (one) => {
    const [was, now] = [before.get(one), after.get(one)]
    return was ? [was.left - now.left, was.top - now.top] : [0, 0]
  }
  return [...after].flatMap(([one, now]) => {
    if (!isSeen(before.get(one)) && !isSeen(now)) return []
    const [x, y] = goneBy(one)
    // What it stands in takes it along.
    const [outerX, outerY] = goneBy(one.parentElement?.closest(MOVING))
    const by = [x - outerX, y - outerY]
    if (Math.abs(by[0]) + Math.abs(by[1]) < 1) return []
    const steps = calm.matches
      ? { opacity: [0, 1] }
      : { transform: [\`translate(\${by[0]}px, \${by[1]}px)\`, 'none'] }
    return one.animate(steps, { id: 'glide', duration: GLIDE_MS, easing: 'ease-in-out' })
  })
}

const isSeen = ({ top, bottom, height }) => height > 0 && bottom >= 0 && top <= innerHeight

/** Puts a card into its column, at its place. */
function place({ id, column, html }) {
  const list = document.querySelector(\`[data-column="\${column}"] .cards\`)
  const next = markup(html)
  const card = document.getElementById(id) ?? next
  if (card !== next) morph(card, next)
  if (card.parentElement === list) return
  const hadFocus = card.contains(document.activeElement)
  const after = [...list.children].find((other) => other.dataset.order > card.dataset.order)
  list.insertBefore(card, after ?? null)
  card.classList.add('moved')
  if (hadFocus) card.querySelector('a')?.focus({ preventScroll: true })
}

function count() {
  for (const column of document.querySelectorAll('.column')) {
    const cards = column.querySelectorAll('.card').length
    column.dataset.count = cards
    column.querySelector('.count').textContent = cards
  }
}

function showOnBoard(run) {
  const strip = markup(run.strip)
  const old = document.getElementById(strip.id)
  if (old) morph(old, strip)
  else document.getElementById('strips').prepend(strip)
  for (const card of run.cards) place(card)
}

/** Whether the run has gone on since the page was read. */
let stale = false
let reading = false
const AGAIN_MS = 1000
/** Pages that are open at once do not all ask at once. */
const SPREAD_MS = 200

const reloadSoon = (ms) => setTimeout(reload, ms + Math.random() * SPREAD_MS)

/** Other pages are read again as a whole. */
async function reload() {
  if (!stale || reading) return
  reading = true
  stale = false
  try {
    const response = await fetch(location.href)
    const text = await response.text()
    if (response.status >= 429) stale = true
    else if (response.ok) show(text)
  } catch {
    // The server does not answer now.
    stale = true
  } finally {
    reading = false
  }
  if (stale) reloadSoon(AGAIN_MS)
}

function show(text) {
  const next = new DOMParser().parseFromString(text, 'text/html').getElementById('main')
  const main = document.getElementById('main')
  if (!next || next.innerHTML === main.innerHTML) return
  glide(() => {
    morphChildren(main, next)
    hasOldForm = isWrittenIn(main)
  })
}

/** A form in which a person wrote may be older than the page around it. */
let hasOldForm = false
document.addEventListener('focusout', () => {
  stale ||= hasOldForm
  reloadSoon(100)
})

const source = new EventSource(\`/events?since=\${encodeURIComponent(document.body.dataset.since)}\`)
source.onopen = () => say('live', 'live')
source.onerror = () =>
  source.readyState === EventSource.CLOSED
    ? say('lost', 'closed: open a new link')
    : say('lost', 'reconnecting')
source.onmessage = ({ data }) => {
  const { runs } = JSON.parse(data)
  // What no webhook took is not about a card; and a board that is being read may be older than this message.
  const isWhole = ({ key, events }) =>
    page === 'board'
      ? reading || events.some(({ type }) => type === 'webhook_tried')
      : key === document.body.dataset.run
  if (runs.some(isWhole)) {
    stale = true
    reloadSoon(0)
  }
  if (page !== 'board') return
  glide(() => {
    for (const run of runs) showOnBoard(run)
    count()
  })
}
`;var cn=k.html`<link rel="stylesheet" href="/style.css"><link rel="icon" href="/icon.svg">`,Qo='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="2" y="3" width="18" height="18" rx="\
5" fill="#e3f3e9" stroke="#1b7145" stroke-width="1.6"/><path d="M7 12.5l4 4L21 6" fill="none" stroke="#1b7145" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>',Zo=12*3600;function ln(e,t){
let{runs:r,sessions:n,live:o}=t;e.get("/style.css",s=>s.body(on.styleText,200,{"content-type":"text/css; charset=utf-8"})),e.get("/board.js",s=>s.body(Xr,200,{"content-type":"text/javascript; charset=\
utf-8"})),e.get("/icon.svg",s=>s.body(Qo,200,{"content-type":"image/svg+xml"})),e.get("/open/:link",s=>{if(s.req.method!=="GET")return s.body(null,405,{allow:"GET"});let a=n.redeem(s.req.param("link"));
if(a===void 0)return s.html(M("This link is used up","The terminal of the server shows a new one.").text,401);let i=pt(s.req.header("host")??"");return Ar(s,i,a,{httpOnly:!0,sameSite:"Strict",path:"/",
maxAge:Zo}),t.onOpened?.(),s.redirect("/",303)}),e.use("/",gt),e.use("/runs/*",gt),e.use("/tasks/*",gt),e.get("/",s=>s.html(rs(r))),e.get("/runs/:key",s=>{let a=Zr(r,s.req.param("key"));return s.html(
ns(r,a,Qr(s)))}),e.get("/tasks/:id",s=>{r.look();let a=(0,N.findApiTask)(r,s.req.param("id"));return"status"in a?s.html(as(a.body).text,a.status):s.html(is(r,a,Qr(s)))}),e.post("/act",D("session"),Ce(
{maxSize:8192}),async s=>{if(s.req.header("origin")===void 0)throw g(403,"the Origin header is missing","use the board itself");let a=await s.req.parseBody(),i=u=>typeof a[u]=="string"?a[u]:"",c=Zr(r,
i("run")),l=es(i("act"),i("task")),d=(0,tn.actOnBoard)(r.open(c),l,{name:i("name"),reason:i("reason")});if(o.wake(),"error"in d)throw g(409,d.error,d.fix);return s.redirect(l.kind==="reset"?`/tasks/${(0,V.apiId)(
c.run,l.task)}`:`/runs/${c.key}`,303)})}var Qr=e=>e.get("caller")==="session",gt=async(e,t)=>e.get("caller")?t():e.html(M("This board is closed","Open the link that `ultraplan serve` shows in its term\
inal.").text,401);function Zr(e,t){e.look();let r=e.byKey(t);if(!r)throw g(404,"there is no such run","the board lists the runs");return r}function es(e,t){if(e==="reset")return{kind:"reset",task:t};if(e===
"pause"||e==="resume"||e==="cancel")return{kind:e};throw g(400,"there is no such act","reset, pause, resume or cancel")}var Et=(e,t,{run:r,...n})=>(0,St.renderShell)({...n,style:cn,home:"/",live:{since:$e(
ie(e,void 0).cursor),script:"/board.js",page:t,run:r}}),M=(e,t)=>new k.Html((0,St.renderShell)({title:e,style:cn,home:"/",main:k.html`<div class="narrow"><section class="panel"><h1>${e}</h1><div>${t}</div></section></div>`})),
en=4;function ts(e){let t=new Set(e.active()),r=e.all().filter(n=>!t.has(n));return[...t,...r.slice(0,Math.max(0,en-t.size)||(t.size>0?1:en))]}function rs(e){e.look();let t=ts(e),r=t.flatMap(s=>Le(s)).
sort((s,a)=>s.order<a.order?-1:1),n=s=>r.filter(({column:a})=>a===s).map(a=>new k.Html(a.html)),o=(0,nn.renderBoard)({strips:t.map(_e),cards:Object.fromEntries(rn.COLUMNS.map((s,a)=>[s,n(a)])),broken:e.
broken,dead:e.deadLetters().map(({run:s,letters:a})=>({run:s.spec,letters:a}))});return Et(e,"board",{title:"The board of ultraplan",main:o})}function ns(e,t,r){let{run:n}=t,o=(0,sn.renderRun)({run:n,
events:(0,V.eventsAfter)(t,0),asked:(0,N.askedTask)(t),usage:(0,O.usageOf)(n),waits:(0,N.waitsForSession)(t),live:!0,taskHref:s=>`/tasks/${(0,V.apiId)(n,s.id)}`,...r?{actions:Yr(t)}:{}});return Et(e,"\
run",{run:t.key,title:`${n.spec}: run`,crumbs:k.html`${n.spec}`,main:o})}var os=2e5,ss=2e4,as=({error:e,candidates:t=[]})=>t.length===0?M("there is no such task","the board lists the tasks"):M(e,k.html`<ul>${t.
map(({id:r,run:n,title:o})=>k.html`<li><a href="/tasks/${r}">${o}</a> (${n})</li>`)}</ul>`);function is(e,{board:t,task:r},n){let{run:o,dir:s}=t,a=(0,N.askedTask)(t),i=(0,an.renderTask)({run:o,task:r,
asked:a,story:(0,O.storyIn)((0,O.storiesOf)(o,s,(0,V.eventsAfter)(t,0)),r),outputs:(0,O.outputsOf)(r,s,ss),diff:(0,O.changeOf)(o,r,os),...n?{actions:Jr(t,r,a)}:{}});return Et(e,"task",{run:t.key,title:(0,bt.taskName)(
r),crumbs:k.html`<a href="/runs/${t.key}">${o.spec}</a> / ${(0,bt.taskName)(r)}`,main:k.html`<div class="narrow">${i}</div>`})}function dn(e){let t=new ft;t.use(Hr(e)),qr(t,e.runs,()=>e.live.wake()),Kr(t,e.runs,e.live),ln(t,e);let r=n=>n.startsWith("/api/")||n==="/events";return t.notFound(n=>r(n.req.path)?n.json({error:"ther\
e is nothing here",fix:"GET /api/openapi.json lists the routes"},404):n.html(M("There is nothing here","The board has what there is.").text,404)),t.onError((n,o)=>{let s=n instanceof S?n.status:500,a=n instanceof
S?n.message:"the run could not be read or written",i=n instanceof S&&typeof n.cause=="string"?n.cause:cs;return r(o.req.path)?o.json({error:a,fix:i},s):o.html(M(a,i).text,s)}),t}var cs="`ultraplan doc\
tor` says what is wrong";var un=(...e)=>require("node:crypto").createHash(...e);var fn=(...e)=>require("node:crypto").randomBytes(...e);var ls=15*6e4,ds=12*36e5,us=100,ce=e=>un("sha256").update(e).digest("hex"),hn=()=>fn(32).toString("base64url"),De=class{constructor(t=Date.now){this.now=t}now;links=new Map;cookies=new Map;newLink(){let t=hn();
return this.links.clear(),this.links.set(ce(t),this.now()+ls),t}redeem(t){let r=this.links.get(ce(t));if(this.links.delete(ce(t)),r===void 0||r<this.now())return;let n=hn();this.cookies.set(ce(n),this.
now()+ds);let[o]=this.cookies.keys();return this.cookies.size>us&&o!==void 0&&this.cookies.delete(o),n}isKnown(t){let r=t===void 0?void 0:this.cookies.get(ce(t));return r!==void 0&&r>=this.now()}};async function fs(e){let{home:t,env:r,host:n,say:o}=e,s=await hs(e,(p,y)=>h.fetch(p,y)),a=(0,wn.apiKey)(t,r,e.newKey),i=new yn.BoardRuns(t),c=new qe(i),l=new De,d=new Set,u="",f=()=>`${u}/open/${l.newLink()}`,
h=dn({key:a,runs:i,live:c,sessions:l,hosts:d,onOpened:()=>o(`opened; for another browser: ${f()}
`)}),{port:m}=s.address();for(let p of Sn(n,m))d.add(p);u=`http://${gs(n)}:${m}`,c.start();let w=setInterval(()=>pn(i),ys);return pn(i),ws(e,u,a,f()),{url:u,async close(){clearInterval(w),c.close(),"c\
loseAllConnections"in s&&s.closeAllConnections(),await new Promise(p=>s.close(p))}}}async function hs({port:e,host:t},r){let n=await new Promise((o,s)=>{let a=tr({fetch:r,port:e,hostname:t},()=>o(a));
a.on("error",s)});return"keepAliveTimeout"in n&&(n.keepAliveTimeout=65e3),n.on("clientError",ps),n}function ps({code:e},t){if(e==="ECONNRESET"||!t.writable)return void t.destroy();let r=ms[e??""]??"40\
0 Bad Request",n=JSON.stringify({error:`${r.slice(4).toLowerCase()}: ${e}`,fix:"send HTTP/1.1"}),o=["content-type: application/json",`content-length: ${n.length}`,"connection: close"];t.end([`HTTP/1.1\
 ${r}`,...o,"",n].join(`\r
`))}var ms={ERR_HTTP_REQUEST_TIMEOUT:"408 Request Timeout",HPE_HEADER_OVERFLOW:"431 Request Header Fields Too Large"},ys=1e4;function pn(e){for(let t of e.all())try{e.announce(t)}catch{}}function ws({
host:e,open:t,say:r,platform:n},o,{made:s,given:a},i){r(`the board is at ${o}
`),gn.has(e)||r(`warning: others on the network can reach it, and what is sent is not encrypted
`),r(s!==void 0?`the key for the API, shown once: ${s}
`:a==="usable"?`the key for the API is FOUNDATION_API_KEY
`:a==="unusable"?`warning: no request can send FOUNDATION_API_KEY: a key has 1 to 512 characters of ASCII without blanks; set another and start again
`:`the key for the API is the one that was shown before; --new-key makes another
`),r(`open the board with this link; it works once: ${i}
Ctrl-C ends the server; runs go on
`),t&&Ss(i,n)}var gn=new Set(["127.0.0.1","localhost","::1"]),bn=new Set(["0.0.0.0","::"]),vt=e=>e.includes(":")?`[${e}]`:e,gs=e=>bn.has(e)?"127.0.0.1":vt(e),Sn=(e,t)=>bs(e).flatMap(r=>t===80?[r,`${r}\
:80`]:`${r}:${t}`);function bs(e){let t=["127.0.0.1","localhost","[::1]"];if(gn.has(e))return t;if(!bn.has(e))return[vt(e).toLowerCase()];let r=Object.values((0,mn.networkInterfaces)()).flatMap(n=>n?.
map(({address:o})=>vt(o))??[]);return[...t,...r]}function Ss(e,t){let[r,...n]=t==="darwin"?["open",e]:t==="win32"?["rundll32","url.dll,FileProtocolHandler",e]:["xdg-open",e],o=Ct(r??"",n,{detached:!0,
stdio:"ignore"});o.on("error",()=>{}),o.unref()}0&&(module.exports={server_start_server});
