const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var Ne=Object.defineProperty;var Rn=Object.getOwnPropertyDescriptor;var kn=Object.getOwnPropertyNames;var Cn=Object.prototype.hasOwnProperty;var Ct=(e,t)=>{for(var r in t)Ne(e,r,{get:t[r],enumerable:!0})},Tn=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of kn(t))!Cn.call(e,o)&&o!==r&&Ne(e,o,{get:()=>t[o],enumerable:!(n=
Rn(t,o))||n.enumerable});return e};var On=e=>Tn(Ne({},"__esModule",{value:!0}),e);var ks={};Ct(ks,{server_start_server:()=>Rt});module.exports=On(ks);var Rt={};Ct(Rt,{hostHeaders:()=>xn,startServer:()=>ms});var Tt=(...e)=>require("node:child_process").spawn(...e);var gn=require("node:os");var Ot="x-hono-already-sent";var K=require("node:http"),x=require("node:http2"),We=require("node:stream");var At=e=>((...t)=>{if(typeof t[0]=="function"){let[r,n]=t;return async function(s,a){let i=await e(s,await r(s),n);if(i)return i;await a()}}else{let[r,n,o]=t;return(async()=>{let s=await e(r,n,o);if(!s)
throw new Error("Failed to upgrade WebSocket");return s})()}});var v=class extends Error{constructor(e,t){super(e,t),this.name="RequestError"}},An=new Set(["age","authorization","content-length","content-type","etag","expires","from","host","if-modified-since","i\
f-unmodified-since","last-modified","location","max-forwards","proxy-authorization","referer","retry-after","server","user-agent"]),Pn=/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/,fe=e=>e===9||e===10||e===13||e===
32,Pt=e=>{if(!fe(e.charCodeAt(0))&&!fe(e.charCodeAt(e.length-1)))return e;let t=0,r=e.length;for(;t<r&&fe(e.charCodeAt(t));)t++;for(;r>t&&fe(e.charCodeAt(r-1));)r--;return e.slice(t,r)},Ht=/[\0\r\n]/,
Je=globalThis.Headers,Mt=(e,t=Je)=>{let r=new t;for(let n=0;n<e.length;n+=2){let o=e[n];o.startsWith(":")||r.append(o,e[n+1])}return r},Xe=class{#e;#t;#n;#s;constructor(e){this.#e=e,e instanceof x.Http2ServerRequest&&
(this.#t=e.rawHeaders.slice())}get#o(){return this.#t??=this.#e.rawHeaders.slice()}get#r(){return this.#n||(this.#n=Mt(this.#o),this.#t=void 0),this.#n}#c(e){if(typeof e=="string"){if(!Pn.test(e))throw new TypeError(
`Invalid header name: ${e}`);return e.toLowerCase()}}#a(e){let t=this.#e instanceof x.Http2ServerRequest?void 0:this.#e.headers;if(!t||An.has(e)||e==="set-cookie"||e==="__proto__")return;if(!Object.hasOwn(
t,e))return null;let r=t[e];if(typeof r=="string"){let n=Pt(r);return Ht.test(n)?void 0:n}}#i(e,t){let r=t==="cookie"?"; ":", ",n=null;for(let o=0;o<e.length;o+=2){let s=e[o];if(s.length===t.length&&s.
toLowerCase()===t){let a=Pt(e[o+1]);if(Ht.test(a)){this.#s=!0;return}n=n===null?a:n+r+a}}return n}append(e,t){this.#r.append(e,t)}delete(e){this.#r.delete(e)}get(e){let t=this.#c(e);if(t&&!this.#n&&!this.#s){
let r=this.#a(t);if(r!==void 0)return r;let n=this.#i(this.#o,t);if(n!==void 0)return n}return this.#r.get(e)}has(e){let t=this.#c(e);if(t&&!this.#n&&!this.#s){let r=this.#a(t);if(r!==void 0)return r!==
null;let n=this.#i(this.#o,t);if(n!==void 0)return n!==null}return this.#r.has(e)}set(e,t){this.#r.set(e,t)}getSetCookie(){return this.#r.getSetCookie()}keys(){return this.#r.keys()}values(){return this.#r.
values()}entries(){return this.#r.entries()}forEach(e,t){this.#r.forEach((r,n)=>{e.call(t,r,n,this)})}[Symbol.iterator](){return this.entries()}};Object.defineProperty(Xe.prototype,Symbol.for("nodejs.\
util.inspect.custom"),{value:function(e,t,r){return`Headers (lightweight) ${r(Object.fromEntries(this),{...t,depth:e==null?null:e-1})}`}});Object.setPrototypeOf(Xe.prototype,Je.prototype);var Nt=e=>globalThis.
Headers===Je?new Xe(e):Mt(e.rawHeaders,globalThis.Headers),Hn=/^\/[!#$&-;=?-\[\]_a-z~]*$/,Bn=/\/\.\.?(?:[/?#]|$)/,Ln=/^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/,pe=e=>{let t=e.indexOf("\\");if(t!==
-1){let r=e.indexOf("?");if(r===-1||t<r)throw new v("Backslash in request path")}},jt=(e,t,r)=>{let n=`${e}://${t}${r}`;if(Ln.test(t)){if(r.length===0)return n+"/";if(r.charCodeAt(0)!==47)throw new v(
"Invalid URL");return!Hn.test(r)||Bn.test(r)?(pe(r),new URL(n).href):n}else{pe(r);let o=new URL(n);if(o.hostname.length!==t.length&&o.hostname!==(t.includes(":")?t.replace(/:\d+$/,""):t).toLowerCase())
throw new v("Invalid host header");return o.href}},_n=e=>e instanceof v?e:new v(e.message,{cause:e}),$n=global.Request,W=class extends $n{constructor(e,t){if(typeof e=="object"&&_ in e){let r=t!==void 0&&
"body"in t&&t.body!=null;if(e[H]&&!r)throw new TypeError("Cannot construct a Request with a Request object that has already been used.");e=e[_]()}typeof t?.body?.getReader<"u"&&(t.duplex??="half"),super(
e,t)}},Ut=Symbol("wrapBodyStream"),In=new Set(["latin1","binary","hex","base64","base64url"]),qn=e=>e===null||In.has(e),je=Symbol("bodyBufferedBeforeDisconnect"),Fe=Symbol("bodyBufferedLengthBeforeDis\
connect"),Wt=(e,t)=>Buffer.isBuffer(e)?e:Buffer.from(e,t??"utf8"),Qe=e=>!(e instanceof x.Http2ServerRequest)&&!!e.complete&&!!e.readableAborted&&typeof e.read=="function"&&qn(e.readableEncoding),Bt=e=>{
if(e.readableDidRead||!Qe(e))return;let t=e;t[Fe]??=e.readableLength},me=(e,t)=>{if(e.readableDidRead&&!t||!Qe(e))return;let r=e;if(r[je]!==void 0)return r[je];let n,o=e.errored;if(o&&o.code!=="ECONNR\
ESET")n=o;else if(r[Fe]!==void 0&&e.readableLength!==r[Fe])n=ye();else{let s=t??[],a=e.read();a!==null&&s.push(Wt(a,e.readableEncoding));let i=s.length===1?s[0]:Buffer.concat(s);n=i;let c=e.headers["c\
ontent-length"];if(typeof c=="string"&&/^\d+$/.test(c)){let l=Number(c);Number.isSafeInteger(l)&&i.length!==l&&(n=ye())}}return r[je]=n,n},Lt=(e,t)=>{if(t instanceof Error){e.error(t);return}t.length>
0&&e.enqueue(t),e.close()},Dn=(e,t,r,n,o)=>{let s={method:e,headers:r,signal:o.signal};if(e==="TRACE"){s.method="GET";let a=new W(t,s);return Object.defineProperty(a,"method",{get(){return"TRACE"}}),a}
if(!(e==="GET"||e==="HEAD"))if("rawBody"in n&&n.rawBody instanceof Buffer)s.body=new ReadableStream({start(a){a.enqueue(n.rawBody),a.close()}});else if(n[Ut]){let a;s.body=new ReadableStream({async pull(i){
try{if(!a){let d=me(n);if(d!==void 0){Lt(i,d);return}}a||=We.Readable.toWeb(n).getReader();let{done:c,value:l}=await a.read();c?i.close():i.enqueue(l)}catch(c){i.error(c)}}})}else{let a=me(n);a!==void 0?
s.body=new ReadableStream({start(i){Lt(i,a)}}):s.body=We.Readable.toWeb(n)}return new W(t,s)},_=Symbol("getRequestCache"),A=Symbol("requestCache"),F=Symbol("incomingKey"),ee=Symbol("urlKey"),Ft=Symbol(
"methodKey"),Kt=Symbol("headersKey"),Q=Symbol("abortControllerKey"),Ke=Symbol("getAbortController"),Ge=Symbol("abortRequest"),L=Symbol("bodyBuffer"),he=Symbol("bodyReadPromise"),H=Symbol("bodyConsumed\
Directly"),_t=Symbol("bodyLockReader"),Z=Symbol("abortReason"),ye=()=>new TypeError("Body is unusable"),te=()=>Promise.reject(ye()),Mn=new TextDecoder,Nn=e=>{if(e[H])return te();e[H]=!0},jn=e=>e.buffer.
slice(e.byteOffset,e.byteOffset+e.byteLength),Un=e=>(e[Kt]||=Nt(e[F])).get("content-type")||"",Wn=/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/,Fn=e=>{if(typeof e!="string"||e.length===0)return"GET";switch(e){case"\
DELETE":case"GET":case"HEAD":case"OPTIONS":case"PATCH":case"POST":case"PUT":case"QUERY":return e}let t=e.toUpperCase();switch(t){case"DELETE":case"GET":case"HEAD":case"OPTIONS":case"POST":case"PUT":return t;default:
return e}},Kn=e=>{if(!Wn.test(e))return new TypeError(`'${e}' is not a valid HTTP method.`);let t=e.toUpperCase();if(t==="CONNECT"||t==="TRACK"||t==="TRACE"&&e!=="TRACE")return new TypeError(`'${e}' H\
TTP method is unsupported.`)},Ze=(e,t,r)=>{if(e[H])return te();let n=e.method;if(n==="GET"||n==="HEAD")return e[_]()[t]();let o=Kn(n);if(o)return Promise.reject(o);if(e[A]&&n!=="TRACE")return e[A][t]();
let s=Nn(e);if(s)return s;let a=Gn(e);if(a){let i=Promise.resolve(r(a,e));return e[L]=void 0,i}return zn(e).then(i=>{let c=r(i,e);return e[L]=void 0,c})},Gn=e=>{let t=e[F];if("rawBody"in t&&t.rawBody instanceof
Buffer)return t.rawBody},$t=(e,t)=>{if(t.errored)return t.errored;let r=e[Z];return r!==void 0?r instanceof Error?r:new Error(String(r)):new Error("Client connection prematurely closed.")},zn=e=>{if(e[L])
return Promise.resolve(e[L]);if(e[he])return e[he];let t=e[F];if(t.readableDidRead)return te();let r=me(t);if(r!==void 0)return r instanceof Error?Promise.reject(r):(e[L]=r,Promise.resolve(r));let n=new Promise(
(o,s)=>{let a=[],i=!1,c=w=>{i||(i=!0,m(),w())},l=w=>{let p=t.errored??w;return!Qe(t)||p&&p.code!=="ECONNRESET"?!1:(c(()=>{let y=me(t,a);y instanceof Error?s(y):y===void 0?s(w??$t(e,t)):(e[L]=y,o(y))}),
!0)},d=w=>{a.push(Wt(w,t.readableEncoding))},u=()=>{c(()=>{let w=a.length===1?a[0]:Buffer.concat(a);e[L]=w,o(w)})},f=w=>{l(w)||c(()=>{s(w)})},h=()=>{if(t.readableEnded){u();return}l()||c(()=>{s($t(e,t))})},
m=()=>{t.off("data",d),t.off("end",u),t.off("error",f),t.off("close",h),e[he]=void 0};t.on("data",d),t.on("end",u),t.on("error",f),t.on("close",h),queueMicrotask(()=>{i||(t.readableEnded?u():t.errored?
f(t.errored):t.destroyed&&h())})});return e[he]=n,n},T={get method(){return this[Ft]},get url(){return this[ee]},get headers(){return this[Kt]||=Nt(this[F])},[Ge](e){this[Z]===void 0&&(this[Z]=e);let t=this[Q];
t&&!t.signal.aborted&&t.abort(e)},[Ke](){return this[Q]||=new AbortController,this[Z]!==void 0&&!this[Q].signal.aborted&&this[Q].abort(this[Z]),this[Q]},[_](){let e=this[Ke]();if(this[A])return this[A];
let t=this.method;if(this[H]&&!(t==="GET"||t==="HEAD")){this[L]=void 0;let r={method:t==="TRACE"?"GET":t,headers:this.headers,signal:e.signal};t!=="TRACE"&&(r.body=new ReadableStream({start(o){o.close()}}),
r.duplex="half");let n=new W(this[ee],r);return t==="TRACE"&&Object.defineProperty(n,"method",{get(){return"TRACE"}}),this[A]=n}return this[A]=Dn(this.method,this[ee],this.headers,this[F],e)},get body(){
if(!this[H])return this[_]().body;let e=this[_]();return!this[_t]&&e.body&&(this[_t]=e.body.getReader()),e.body},get bodyUsed(){return this[H]?!0:this[A]?this[A].bodyUsed:!1}};Object.defineProperty(T,
"signal",{get(){return this[Ke]().signal}});["cache","credentials","destination","duplex","integrity","mode","redirect","referrer","referrerPolicy","keepalive"].forEach(e=>{Object.defineProperty(T,e,{
get(){return this[_]()[e]}})});["clone","formData"].forEach(e=>{Object.defineProperty(T,e,{value:function(){if(this[H]){if(e==="clone")throw ye();return te()}return this[_]()[e]()}})});Object.defineProperty(
T,"text",{value:function(){return Ze(this,"text",e=>Mn.decode(e))}});Object.defineProperty(T,"arrayBuffer",{value:function(){return Ze(this,"arrayBuffer",e=>jn(e))}});Object.defineProperty(T,"blob",{value:function(){
return Ze(this,"blob",(e,t)=>{let r=Un(t),n=r?{headers:{"content-type":r}}:void 0;return new Response(e,n).blob()})}});Object.defineProperty(T,"json",{value:function(){return this[H]?te():this.text().
then(JSON.parse)}});Object.defineProperty(T,Symbol.for("nodejs.util.inspect.custom"),{value:function(e,t,r){return`Request (lightweight) ${r({method:this.method,url:this.url,headers:this.headers,nativeRequest:this[A]},
{...t,depth:e==null?null:e-1})}`}});Object.setPrototypeOf(T,W.prototype);var Vn=(e,t)=>{let r=Object.create(T);r[F]=e,r[Ft]=Fn(e.method);let n=e.url||"";if(n[0]!=="/"&&(n.startsWith("http://")||n.startsWith(
"https://"))){if(e instanceof x.Http2ServerRequest)throw new v("Absolute URL for :path is not allowed in HTTP/2");try{pe(n),r[ee]=new URL(n).href}catch(a){throw new v("Invalid absolute URL",{cause:a})}
return r}let o=(e instanceof x.Http2ServerRequest?e.authority:e.headers.host)||t;if(!o)throw new v("Missing host header");let s;if(e instanceof x.Http2ServerRequest){if(s=e.scheme,!(s==="http"||s==="h\
ttps"))throw new v("Unsupported scheme")}else s=e.socket&&e.socket.encrypted?"https":"http";try{r[ee]=jt(s,o,n)}catch(a){throw a instanceof v?a:new v("Invalid URL",{cause:a})}return r},q="text/plain; \
charset=UTF-8",ze=Symbol("responseCache"),U=Symbol("getResponseCache"),P=Symbol("cache"),we=global.Response,C=class Gt{#e;#t;[U](){let t=this[P],r=t&&t[2]instanceof Headers?t[2]:void 0;return delete this[P],
this[ze]||=new we(this.#e,r?{status:this.#t?.status,statusText:this.#t?.statusText,headers:r}:this.#t)}constructor(t,r){let n;if(this.#e=t,r instanceof we){let o=r[ze];if(o){this.#t=o,this[U]();return}
this.#t=r instanceof Gt?r.#t:r,n=new Headers(r.headers)}else this.#t=r;(t==null||typeof t=="string"||typeof t?.getReader<"u"||t instanceof Blob||t instanceof Uint8Array)&&(this[P]=[r?.status||200,t??null,
n||r?.headers])}get headers(){let t=this[P];return t?(t[2]instanceof Headers||(t[2]=new Headers(t[2]||(t[1]===null?void 0:{"content-type":q}))),t[2]):this[U]().headers}get status(){return this[P]?.[0]??
this[U]().status}get ok(){let t=this.status;return t>=200&&t<300}};["body","bodyUsed","redirected","statusText","trailers","type","url"].forEach(e=>{Object.defineProperty(C.prototype,e,{get(){return this[U]()[e]}})});
["arrayBuffer","blob","clone","formData","json","text"].forEach(e=>{Object.defineProperty(C.prototype,e,{value:function(){return this[U]()[e]()}})});Object.defineProperty(C.prototype,Symbol.for("nodej\
s.util.inspect.custom"),{value:function(e,t,r){return`Response (lightweight) ${r({status:this.status,headers:this.headers,ok:this.ok,nativeResponse:this[ze]},{...t,depth:e==null?null:e-1})}`}});Object.
setPrototypeOf(C,we);Object.setPrototypeOf(C.prototype,we.prototype);var Yn=/^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/,Jn=e=>e instanceof URL?e.href:Yn.test(e)?e:new URL(e).href,Xn=new Set([301,302,303,307,
308]);Object.defineProperty(C,"redirect",{value:function(t,r=302){if(!Xn.has(r))throw new RangeError("Invalid status code");return new C(null,{status:r,headers:{location:Jn(t)}})},writable:!0,configurable:!0});
Object.defineProperty(C,"json",{value:function(t,r){let n=JSON.stringify(t);if(n===void 0)throw new TypeError("The data is not JSON serializable");let o=r?.headers,s;return o?(s=new Headers(o),s.has("\
content-type")||s.set("content-type","application/json")):s={"content-type":"application/json"},new C(n,{status:r?.status??200,statusText:r?.statusText,headers:s})},writable:!0,configurable:!0});async function Qn(e){
return Promise.race([e,Promise.resolve().then(()=>Promise.resolve(void 0))])}function zt(e,t,r){let n=c=>{e.cancel(c).catch(()=>{})},o=t.stream;if(t.destroyed||o?.closed||o?.destroyed)return n(),e.closed;
return t.on("close",n),t.on("error",n),(r??e.read()).then(i,s),e.closed.finally(()=>{t.off("close",n),t.off("error",n)});function s(c){c&&t.destroy(c)}function a(){e.read().then(i,s)}function i({done:c,
value:l}){try{c?t.end():t.write(l)?e.read().then(i,s):t.once("drain",a)}catch(d){s(d)}}}function It(e,t){if(e.locked)throw new TypeError("ReadableStream is locked.");if(t.destroyed){e.cancel().catch(()=>{});
return}return zt(e.getReader(),t)}var Ve=(e,t)=>{let r={};if(e instanceof Headers||(e=new Headers(e??void 0)),e.has("set-cookie")){let n=[];for(let[o,s]of e)o==="set-cookie"?n.push(s):r[o]=s;n.length>
0&&(r["set-cookie"]=n)}else for(let[n,o]of e)r[n]=o;return t&&(r["content-type"]??=t),r},ge=Symbol("outgoingEnded"),qt=Symbol("incomingDraining"),Zn=500,eo=64*1024*1024,Vt=e=>{let t=e;if(e.destroyed||
t[qt])return;if(t[qt]=!0,e instanceof x.Http2ServerRequest){try{e.stream?.close?.(x.constants.NGHTTP2_NO_ERROR)}catch{}return}let r=0,n=()=>{clearTimeout(s),e.off("data",a),e.off("end",n),e.off("error",
n)},o=()=>{n();let i=e.socket;i&&!i.destroyed&&(typeof i.destroySoon=="function"?i.destroySoon():typeof i.destroy=="function"&&i.destroy())},s=setTimeout(o,Zn);s.unref?.();let a=i=>{r+=i.length,r>eo&&
o()};e.on("data",a),e.on("end",n),e.on("error",n),e.resume()},to=(e,t,r,n)=>()=>{t.errored?(Bt(t),e[Ge](t.errored.toString())):(!r.writableFinished||t instanceof x.Http2ServerRequest&&t.aborted)&&(Bt(
t),e[Ge]("Client connection prematurely closed.")),n&&!t.readableEnded&&setTimeout(()=>{t.readableEnded||setTimeout(()=>{Vt(t)})})},ro=e=>{if(!(P in e))return!1;let t=e[P][1];return t===null||typeof t==
"string"||t instanceof Uint8Array},no=()=>new Response(null,{status:400}),Yt=e=>new Response(null,{status:e instanceof Error&&(e.name==="TimeoutError"||e.constructor.name==="TimeoutError")?504:500}),be=(e,t)=>{
let r=e instanceof Error?e:new Error("unknown error",{cause:e});r.code==="ERR_STREAM_PREMATURE_CLOSE"?console.info("The user aborted a request."):(console.error(e),t.headersSent||(t instanceof K.ServerResponse&&
(t._contentLength=null),t.writeHead(500,{"Content-Type":"text/plain"})),t.end(`Error: ${r.message}`),t.destroy(r))},Ye=e=>{"flushHeaders"in e&&e.writable&&e.flushHeaders()},Jt=(e,t,r)=>{let n=e;return n.
_contentLength===null&&n._hasBody&&n.useChunkedEncodingByDefault&&!n._removedContLen&&t>=200&&t!==204&&t!==304&&!e.hasHeader("content-length")&&!e.hasHeader("transfer-encoding")&&!e.hasHeader("trailer")?
(n._contentLength=r,!0):!1},Ue=(e,t,r)=>{Jt(e,t,r)?e.writeHead(t,{"Content-Type":q}):e.writeHead(t,{"Content-Type":q,"Content-Length":r})},Xt=async(e,t)=>{let[r,n,o]=e[P];if(!o){n===null?(t.writeHead(
r),t.end()):typeof n=="string"?(Ue(t,r,Buffer.byteLength(n)),t.end(n)):n instanceof Uint8Array?(Ue(t,r,n.byteLength),t.end(n)):n instanceof Blob?(Ue(t,r,n.size),t.end(new Uint8Array(await n.arrayBuffer()))):
(t.writeHead(r,{"Content-Type":q}),Ye(t),await It(n,t)?.catch(c=>be(c,t))),t[ge]?.();return}let s=!1,a=!1,i=!0;if(o instanceof Headers)s=o.has("content-length"),o=Ve(o,n===null?void 0:q);else if(Array.
isArray(o)){let c=new Headers(o);s=c.has("content-length"),o=Ve(c,n===null?void 0:q)}else{a=!0;for(let c in o){if(c.length===14&&c.toLowerCase()==="content-length"){s=!0;break}(c.length===17&&c.toLowerCase()===
"transfer-encoding"||c.length===7&&c.toLowerCase()==="trailer")&&(i=!1)}}if(!s){let c;typeof n=="string"?c=Buffer.byteLength(n):n instanceof Uint8Array?c=n.byteLength:n instanceof Blob&&(c=n.size),c!==
void 0&&(!a||!i||!Jt(t,r,c))&&(a&&(o={...o}),o["Content-Length"]=c)}t.writeHead(r,o),n==null?t.end():typeof n=="string"||n instanceof Uint8Array?t.end(n):n instanceof Blob?t.end(new Uint8Array(await n.
arrayBuffer())):(Ye(t),await It(n,t)?.catch(c=>be(c,t))),t[ge]?.()},Qt=e=>typeof e.then=="function",oo=async(e,t,r={})=>{if(Qt(e))if(r.errorHandler)try{e=await e}catch(o){let s=await r.errorHandler(o);
if(!s)return;e=s}else e=await e.catch(Yt);if(P in e)return Xt(e,t);let n=Ve(e.headers,e.body===null?void 0:q);if(e.body){let o=e.body.getReader(),s=[],a=!1,i;if(n["transfer-encoding"]!=="chunked"){let c=2;
for(let l=0;l<c;l++){i||=o.read();let d=await Qn(i);if(!d){if(l===1){await new Promise(u=>setTimeout(u)),c=3;continue}break}if(i=void 0,d.value&&s.push(d.value),d.done){a=!0;break}}a&&!("content-lengt\
h"in n)&&(n["content-length"]=s.reduce((l,d)=>l+d.length,0))}t.writeHead(e.status,n),s.forEach(c=>{t.write(c)}),a?t.end():(s.length===0&&Ye(t),await zt(o,t,i))}else n[Ot]||(t.writeHead(e.status,n),t.end());
t[ge]?.()},so=(e,t={})=>{let r=t.autoCleanupIncoming??!0;return t.overrideGlobalObjects!==!1&&global.Request!==W&&(Object.defineProperty(global,"Request",{value:W}),Object.defineProperty(global,"Respo\
nse",{value:C})),async(n,o)=>{let s,a,i=!1,c=!1,l=()=>{!a||c||(c=!0,o.on("close",to(a,n,o,i)))};try{if(a=Vn(n,t.hostname),i=r&&!(n.method==="GET"||n.method==="HEAD"),i&&(n[Ut]=!0,n instanceof x.Http2ServerRequest&&
(o[ge]=()=>{n.readableEnded||setTimeout(()=>{n.readableEnded||setTimeout(()=>{n.destroy(),o.destroy()})})})),s=e(a,{incoming:n,outgoing:o}),!Qt(s)&&ro(s))return i&&!n.readableEnded&&o.once("finish",()=>{
n.readableEnded||Vt(n)}),Xt(s,o);l()}catch(d){if(s)return be(d,o);if(t.errorHandler){if(l(),s=await t.errorHandler(a?d:_n(d)),!s)return}else a?s=Yt(d):s=no()}try{return await oo(s,o,t)}catch(d){return be(
d,o)}}},ao=globalThis.CloseEvent??class extends Event{#e;constructor(e,t={}){super(e,t),this.#e=t}get wasClean(){return this.#e.wasClean??!1}get code(){return this.#e.code??0}get reason(){return this.#e.
reason??""}},io=globalThis.ErrorEvent??class extends Event{#e;constructor(e,t={}){super(e,t),this.#e=t}get message(){return this.#e.message??""}get filename(){return this.#e.filename??""}get lineno(){
return this.#e.lineno??0}get colno(){return this.#e.colno??0}get error(){return this.#e.error??null}},co=()=>Symbol("connection"),Zt=Symbol("CONNECTION_SYMBOL_KEY"),er=Symbol("WAIT_FOR_WEBSOCKET_SYMBO\
L"),lo=new Set(["connection","content-length","keep-alive","proxy-authenticate","proxy-authorization","te","trailer","transfer-encoding","upgrade","sec-websocket-accept","sec-websocket-extensions","se\
c-websocket-protocol"]),tr=(e,t)=>{t&&t.forEach((r,n)=>{lo.has(n.toLowerCase())||e.push(`${n}: ${r}`)})},Dt=(e,t,r)=>{if(e.destroyed)return;let n=["Connection: close","Content-Length: 0"];tr(n,r),e.end(
`HTTP/1.1 ${t.toString()} ${K.STATUS_CODES[t]??""}\r
${n.join(`\r
`)}\r
\r
`)},uo=e=>{let t=e.socket.encrypted?"https":"http",r=e.url??"/",n;r[0]!=="/"&&(r.startsWith("http://")||r.startsWith("https://"))?(pe(r),n=new URL(r).href):n=jt(t,e.headers.host??"localhost",r);let o=new Headers;
for(let s in e.headers){let a=e.headers[s];a&&o.append(s,Array.isArray(a)?a[0]:a)}return new Request(n,{headers:o})},fo=e=>{let{server:t,fetchCallback:r,wss:n}=e,o=new Map;n.on("connection",(i,c)=>{let l=o.
get(c);l&&(l.resolve(i),o.delete(c))});let s=i=>{let c=o.get(i);c&&(o.delete(i),c.reject(new Error("WebSocket handshake aborted")))},a=(i,c)=>new Promise((l,d)=>{o.set(i,{resolve:l,reject:d,connectionSymbol:c})});
t.on("upgrade",async(i,c,l)=>{if(i.headers.upgrade?.toLowerCase()!=="websocket")return;let d=()=>{},u=()=>s(i);c.on("error",d),c.once("close",u);let f={incoming:i,outgoing:void 0,wss:n,[er]:a},h=400,m;
try{let y=await r(uo(i),f);y instanceof Response&&(h=y.status,m=y.headers)}catch(y){t.listenerCount("upgrade")===1&&Dt(c,y instanceof v?400:500);return}if(c.destroyed){s(i);return}let w=o.get(i);if(!w||
w.connectionSymbol!==f[Zt]){s(i),t.listenerCount("upgrade")===1&&Dt(c,h,m);return}let p=y=>{tr(y,m)};n.on("headers",p);try{n.handleUpgrade(i,c,l,y=>{c.off("close",u),c.off("error",d),n.emit("connectio\
n",y,i)})}finally{n.off("headers",p)}}),t.on("close",()=>{n.close()})},Bs=At(async(e,t,r)=>{if(e.req.header("upgrade")?.toLowerCase()!=="websocket")return;let n=e.env,o=n[er];if(!o||!n.incoming)return new Response(
null,{status:500});let s=co();return n[Zt]=s,(async()=>{let a;try{a=await o(n.incoming,s)}catch{return}let i=[],c=(u,f)=>{i.push([u,f])};a.on("message",c);let l={binaryType:"arraybuffer",close(u,f){a.
close(u,f)},protocol:a.protocol,raw:a,get readyState(){return a.readyState},send(u,f){a.send(u,{compress:f?.compress})},url:new URL(e.req.url)};try{t?.onOpen?.(new Event("open"),l)}catch(u){(r?.onError??
console.error)(u)}let d=(u,f)=>{let h=Array.isArray(u)?u:[u];for(let m of h)try{t?.onMessage?.(new MessageEvent("message",{data:f?m instanceof ArrayBuffer?m:m.buffer.slice(m.byteOffset,m.byteOffset+m.
byteLength):typeof m=="string"?m:Buffer.from(m).toString("utf-8")}),l)}catch(w){(r?.onError??console.error)(w)}};a.off("message",c);for(let u of i)d(...u);a.on("message",(u,f)=>{d(u,f)}),a.on("close",
(u,f)=>{try{t?.onClose?.(new ao("close",{code:u,reason:f.toString()}),l)}catch(h){(r?.onError??console.error)(h)}}),a.on("error",u=>{try{t?.onError?.(new io("error",{error:u}),l)}catch(f){(r?.onError??
console.error)(f)}})})(),new Response}),ho=e=>{let t=e.fetch,r=so(t,{hostname:e.hostname,overrideGlobalObjects:e.overrideGlobalObjects,autoCleanupIncoming:e.autoCleanupIncoming}),n=(e.createServer||K.createServer)(
e.serverOptions||{},r);if(e.websocket&&e.websocket.server){if(e.websocket.server.options.noServer!==!0)throw new Error("WebSocket server must be created with { noServer: true } option");fo({server:n,fetchCallback:t,
wss:e.websocket.server})}return n},rr=(e,t)=>{let r=ho(e);return r.listen(e?.port??3e3,e.hostname,()=>{let n=r.address();t&&t(n)}),r};var bn=require("./program.cjs").engine_report_board_runs,Sn=require("./program.cjs").engine_setup_api_key;var S=class extends Error{res;status;constructor(e=500,t){super(t?.message,{cause:t?.cause}),this.res=t?.res,this.status=e}getResponse(){return this.res?new Response(this.res.body,{status:this.status,
headers:this.res.headers}):new Response(this.message,{status:this.status})}};var G=Symbol();var nr=(e,t)=>new Response(e,{headers:{"Content-Type":t.replace(/^[^;]+/,r=>r.toLowerCase())}}).formData();var po=1e4,Se=e=>"headers"in e,ar=async(e,t=Object.create(null))=>{let{all:r=!1,dot:n=!1}=t,o=(Se(e)?e.headers:e.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();return o==="multip\
art/form-data"||o==="application/x-www-form-urlencoded"?mo(e,{all:r,dot:n}):{}};async function mo(e,t){if(!Se(e)&&e.bodyCache.formData)return or(await e.bodyCache.formData,t);let r=Se(e)?e.headers:e.raw.
headers,n=await e.arrayBuffer(),o=nr(n,r.get("Content-Type")||"");Se(e)||(e.bodyCache.formData=o);let s=await o;return s?or(s,t):{}}function or(e,t){let r=Object.create(null),n={count:0};return e.forEach(
(o,s)=>{t.all||s.endsWith("[]")?yo(r,s,o):r[s]=o}),t.dot&&Object.entries(r).forEach(([o,s])=>{o.includes(".")&&(wo(r,o,s,n),delete r[o])}),r}var yo=(e,t,r)=>{e[t]!==void 0?Array.isArray(e[t])?e[t].push(
r):e[t]=[e[t],r]:t.endsWith("[]")?e[t]=[r]:e[t]=r},wo=(e,t,r,n)=>{if(/(?:^|\.)__proto__\./.test(t))return;let o=e,s=t.split(".",34);s.length>33&&sr(),s.forEach((a,i)=>{i===s.length-1?o[a]=r:((!o[a]||typeof o[a]!=
"object"||Array.isArray(o[a])||o[a]instanceof File)&&(n.count++>=po&&sr(),o[a]=Object.create(null)),o=o[a])})},sr=()=>{throw new Error("Nesting limit exceeded")};var rt=e=>{let t=e.split("/");return t[0]===""&&t.shift(),t},re=e=>{let{groups:t,path:r}=go(e),n=rt(r);return bo(n,t)},go=e=>{let t=[];return e=e.replace(/\{[^}]+\}/g,(r,n)=>{let o=`@${n}`;return t.push(
[o,r]),o}),{groups:t,path:e}},bo=(e,t)=>{for(let r=t.length-1;r>=0;r--){let[n]=t[r];for(let o=e.length-1;o>=0;o--)if(e[o].includes(n)){e[o]=e[o].replace(n,t[r][1]);break}}return e},Ee={},ne=(e,t)=>{if(e===
"*")return"*";let r=e.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);if(r){let n=`${e}#${t}`;return Ee[n]||(r[2]?Ee[n]=t&&t[0]!==":"&&t[0]!=="*"?[n,r[1],new RegExp(`^${r[2]}(?=/${t})`)]:[e,r[1],new RegExp(`^${r[2]}\
$`)]:Ee[n]=[e,r[1],!0]),Ee[n]}return null},ve=(e,t)=>{try{return t(e)}catch{return e.replace(/(?:%[0-9A-Fa-f]{2})+/g,r=>{try{return t(r)}catch{return r}})}};var et=e=>decodeURI(e.includes("%25")?e.replace(/%25/g,"%2525"):e),nt=e=>{let t=e.url,r=t.indexOf("/",t.indexOf(":")+4),n=r;for(;n<t.length;n++){let o=t.charCodeAt(n);if(o===37){let s=t.indexOf("?",n),
a=t.indexOf("#",n),i=s===-1?a===-1?void 0:a:a===-1?s:Math.min(s,a),c=t.slice(r,i),l=ve(c,et);if(/%(?![0-9A-Fa-f]{2})/.test(c)){let d=new URL("http://localhost");if(d.pathname=l.replace(/[\\\t\n\r]/g,encodeURIComponent),
ve(d.pathname,et)!==l)return ve(c.replace(/%(?![0-9A-Fa-f]{2})/g,"%25"),et)}return l}else if(o===63||o===35)break}return t.slice(r,n)};var ir=e=>{let t=nt(e);return t.length>1&&t.at(-1)==="/"?t.slice(0,-1):t},D=(e,t,...r)=>(r.length&&(t=D(t,...r)),`${e?.[0]==="/"?"":"/"}${e}${t==="/"?"":`${e?.at(-1)==="/"?"":"/"}${t?.[0]==="/"?t.slice(
1):t}`}`),xe=e=>{if(e.charCodeAt(e.length-1)!==63||!e.includes(":"))return null;let t=e.split("/"),r=[],n="";return t.forEach(o=>{if(o!==""&&!/\:/.test(o))n+="/"+o;else if(/\:/.test(o))if(o.charCodeAt(
o.length-1)===63){r.length===0&&n===""?r.push("/"):r.push(n);let s=o.slice(0,-1);n+="/"+s,r.push(n)}else n+="/"+o}),r.filter((o,s,a)=>a.indexOf(o)===s)},z=e=>e.indexOf("%")!==-1?ve(e,So):e,tt=e=>(e.indexOf(
"+")!==-1&&(e=e.replace(/\+/g," ")),z(e)),cr=(e,t,r)=>{let n=e.indexOf("#",8);n!==-1&&(e=e.slice(0,n));let o;if(!r&&t&&!/[%+&=]/.test(t)){let i=e.indexOf("?",8),c=i;if(c===-1)return;for(e.startsWith(t,
c+1)||(c=e.indexOf(`&${t}`,c+1));c!==-1;){let l=e.charCodeAt(c+t.length+1);if(l===61||l===38||isNaN(l)){if(c>i&&/(?:^|&)[^=&]*[%+]/.test(e.slice(i+1,c)))break;if(l===61){let d=c+t.length+2,u=e.indexOf(
"&",d);return tt(e.slice(d,u===-1?void 0:u))}return""}c=e.indexOf(`&${t}`,c+1)}if(o=/[%+]/.test(e),!o)return}let s=Object.create(null);o??=/[%+]/.test(e);let a=e.indexOf("?",8);for(;a!==-1;){let i=e.indexOf(
"&",a+1),c=e.indexOf("=",a);c>i&&i!==-1&&(c=-1);let l=e.slice(a+1,c===-1?i===-1?void 0:i:c);if(o&&(l=tt(l)),a=i,l==="")continue;let d;c===-1?d="":(d=e.slice(c+1,i===-1?void 0:i),o&&(d=tt(d))),r?(s[l]&&
Array.isArray(s[l])||(s[l]=[]),s[l].push(d)):s[l]??=d}return t?s[t]:s},lr=cr,dr=(e,t)=>cr(e,t,!0),So=decodeURIComponent;var ur=class{raw;#e;#t;routeIndex=0;path;bodyCache={};constructor(e,t="/",r=[[]]){this.raw=e,this.path=t,this.#t=r}param(e){return e?this.#n(e):this.#s()}#n(e){let t=this.#t[0][this.routeIndex]?.[1][e],
r=this.#o(t);return r&&z(r)}#s(){let e={},t=Object.keys(this.#t[0][this.routeIndex]?.[1]??{});for(let r of t){let n=this.#o(this.#t[0][this.routeIndex][1][r]);n!==void 0&&(e[r]=z(n))}return e}#o(e){return this.#t[1]?
this.#t[1][e]:e}query(e){return lr(this.url,e)}queries(e){return dr(this.url,e)}header(e){if(e)return this.raw.headers.get(e)??void 0;let t=Object.create(null);return this.raw.headers.forEach((r,n)=>{
t[n]=r}),t}async parseBody(e){return ar(this,e)}#r=e=>{let{bodyCache:t,raw:r}=this,n=t[e];if(n)return n;for(let o in t)return t[o].then(s=>{o==="json"&&(s=JSON.stringify(s));let a=o==="formData"?void 0:
r.headers.get("content-type");return new Response(s,{headers:a?{"Content-Type":a}:void 0})[e]()});return t[e]=r[e]()};json(){return this.#r("text").then(e=>JSON.parse(e))}text(){return this.#r("text")}arrayBuffer(){
return this.#r("arrayBuffer")}bytes(){return this.#r("arrayBuffer").then(e=>new Uint8Array(e))}blob(){return this.#r("blob")}formData(){return this.#r("formData")}addValidatedData(e,t){(this.#e??={})[e]=
t}valid(e){return this.#e?.[e]}get url(){return this.raw.url}get method(){return this.raw.method}get[G](){return this.#t}get matchedRoutes(){return this.#t[0].map(([[,e]])=>e)}get routePath(){return this.#t[0].
map(([[,e]])=>e)[this.routeIndex].path}};var Re={Stringify:1,BeforeStream:2,Stream:3},Eo=(e,t)=>{let r=new String(e);return r.isEscaped=!0,r.callbacks=t,r};var oe=async(e,t,r,n,o)=>{typeof e=="object"&&!(e instanceof String)&&(e instanceof Promise||(e=e.toString()),e instanceof Promise&&(e=await e));let s=e.callbacks;if(!s?.length)return Promise.resolve(
e);o?o[0]+=e:o=[e];let a=Promise.all(s.map(i=>i({phase:t,buffer:o,context:n}))).then(i=>Promise.all(i.filter(Boolean).map(c=>oe(c,t,!1,n,o))).then(()=>o[0]));return r?Eo(await a,s):a};var fr="text/plain; charset=UTF-8",ot=(e,t)=>({"Content-Type":e,...t}),se=(e,t)=>new Response(e,t),st=class{#e;#t;env={};#n;finalized=!1;error;#s;#o;#r;#c;#a;#i;#d;#u;#f;constructor(e,t){this.#e=e,t&&
(this.#o=t.executionCtx,this.env=t.env,this.#i=t.notFoundHandler,this.#f=t.path,this.#u=t.matchResult)}get req(){return this.#t??=new ur(this.#e,this.#f,this.#u),this.#t}get event(){if(this.#o&&"respo\
ndWith"in this.#o)return this.#o;throw Error("This context has no FetchEvent")}get executionCtx(){if(this.#o)return this.#o;throw Error("This context has no ExecutionContext")}get res(){return this.#r||=
se(null,{headers:this.#d??=new Headers})}set res(e){if(this.#r&&e){e=se(e.body,e);for(let[t,r]of this.#r.headers.entries())if(t!=="content-type")if(t==="set-cookie"){let n=this.#r.headers.getSetCookie();
e.headers.delete("set-cookie");for(let o of n)e.headers.append("set-cookie",o)}else e.headers.set(t,r)}this.#r=e,this.finalized=!0}render=(...e)=>(this.#a??=t=>this.html(t),this.#a(...e));setLayout=e=>this.#c=
e;getLayout=()=>this.#c;setRenderer=e=>{this.#a=e};header=(e,t,r)=>{this.finalized&&!this.#r.bodyUsed&&(this.#r=se(this.#r.body,this.#r));let n=this.#r?this.#r.headers:this.#d??=new Headers;t===void 0?
n.delete(e):r?.append?n.append(e,t):n.set(e,t)};status=e=>{this.#s=e};set=(e,t)=>{this.#n??=new Map,this.#n.set(e,t)};get=e=>this.#n?this.#n.get(e):void 0;get var(){return this.#n?Object.fromEntries(this.#n):
{}}#l(e,t,r){let n=this.#r?new Headers(this.#r.headers):this.#d;if(typeof t=="object"&&t.headers){n??=new Headers;for(let[s,a]of new Headers(t.headers))s==="set-cookie"?n.append(s,a):n.set(s,a)}if(r){
if(!n){let s=0;for(let a in r)if(++s>1||typeof r[a]!="string"){n=new Headers;break}}if(n)for(let s in r){let a=r[s];if(typeof a=="string")n.set(s,a);else{n.delete(s);for(let i of a)n.append(s,i)}}}let o=typeof t==
"number"?t:t?.status??this.#s;return se(e,{status:o,headers:n??r})}newResponse=(...e)=>this.#l(...e);body=(e,t,r)=>this.#l(e,t,r);text=(e,t,r)=>!this.#d&&!this.#s&&!t&&!r&&!this.finalized?new Response(
e):this.#l(e,t,ot(fr,r));json=(e,t,r)=>this.#l(JSON.stringify(e),t,ot("application/json",r));html=(e,t,r)=>{let n=o=>this.#l(o,t,ot("text/html; charset=UTF-8",r));return typeof e=="object"?oe(e,Re.Stringify,
!1,{}).then(n):n(e)};redirect=(e,t)=>{let r=String(e);return this.header("Location",/[^\x00-\xFF]/.test(r)?encodeURI(r):r),this.newResponse(null,t??302)};notFound=()=>(this.#i??=()=>se(),this.#i(this))};var at=(e,t,r)=>(n,o)=>{let s=-1;return a(0);async function a(i){if(i<=s)throw new Error("next() called multiple times");s=i;let c,l=!1,d;if(e[i]?(d=e[i][0][0],n.req.routeIndex=i):d=i===e.length&&o||void 0,
d)try{c=await d(n,()=>a(i+1))}catch(u){if(u instanceof Error&&t)n.error=u,c=await t(u,n),l=!0;else throw u}else n.finalized===!1&&r&&(c=await r(n));return c&&(n.finalized===!1||l)&&(n.res=c),n}};var vo=e=>e.req[G][0].map(([[,t]])=>t),hr=(e,t)=>vo(e).at(t??e.req.routeIndex)?.path??"";var pr=["get","post","put","delete","options","patch","query"],ke="Can not add a route since the matcher is already built.",Ce=class extends Error{};var mr="__COMPOSED_HANDLER";var yr=e=>{let t=e.length;for(;t>0&&e.charCodeAt(t-1)===47;)t--;return e.length-t},xo=(e,t,r)=>{if(!/[:*]/.test(t))return t.length;let n=e.req.path,o=e.req[G],s=new Set,a=0;for(let i of re(t)){if(i[0]===
":"&&i.endsWith("}?"))throw new Error(`mount(): Optional regular expression parameters are not supported in "${r}".`);let c=ne(i);if(c&&c!=="*"){let l=c[1];if(s.has(l))throw new Error(`mount(): Duplic\
ate path parameter "${l}" in "${r}".`);s.add(l)}if(c&&c!=="*"&&c[2]!==!0){let l=o.length===2?o[1][o[0][e.req.routeIndex][1][c[1]]]:o[0][e.req.routeIndex][1][c[1]];a+=l.length+1}else if(c||i.endsWith("\
*")){let l=n.indexOf("/",a+1);a=l===-1?n.length:l}else a+=i.length+1}return a},wr=(e,t,r)=>{if(/[^/]\*$/.test(r))throw new Error(`mount(): Wildcard must follow "/" in "${r}".`);let n=xo(e,t,r),o=e.req.
path.slice(n)||"/";if(n>e.req.path.length||o[0]!=="/"||/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(o))throw new S(400,{message:"Invalid mounted path"});let s=e.req.raw.url;if(/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(
s))throw new S(400,{message:"Invalid mounted path"});let a=s.search(/[?#]/),i=yr(a===-1?s:s.slice(0,a));if(i>1&&yr(e.req.path)===i-1)throw new S(400,{message:"Invalid mounted path"});let c=new URL(s);
return c.pathname=o.replace(/[\\\t\n\r]/g,encodeURIComponent),o.includes("%"),new Request(c,e.req.raw)};var Ro=e=>e.text("404 Not Found",404),gr=(e,t)=>{if("getResponse"in e){let r=e.getResponse();return t.newResponse(r.body,r)}return console.error(e),t.text("Internal Server Error",500)},br=class Sr{get;post;put;delete;options;patch;query;all;on;use;router;getPath;_basePath="\
/";#e="/";routes=[];constructor(t={}){[...pr,"all"].forEach(o=>{this[o]=(s,...a)=>{let i=o.toUpperCase();return typeof s=="string"?this.#e=s:this.#s(i,this.#e,s),a.forEach(c=>{this.#s(i,this.#e,c)}),this}}),
this.on=(o,s,...a)=>{for(let i of[s].flat()){this.#e=i;for(let c of[o].flat()){let l=c.toUpperCase();for(let d of a)this.#s(l,this.#e,d)}}return this},this.use=(o,...s)=>(typeof o=="string"?this.#e=o:
(this.#e="*",s.unshift(o)),s.forEach(a=>{this.#s("ALL",this.#e,a)}),this);let{strict:r,...n}=t;Object.assign(this,n),this.getPath=r??!0?t.getPath??nt:ir}#t(){let t=new Sr({router:this.router,getPath:this.
getPath});return t.errorHandler=this.errorHandler,t.#n=this.#n,t.routes=this.routes,t}#n=Ro;errorHandler=gr;route(t,r){let n=this.basePath(t);return r.routes.map(o=>{let s;r.errorHandler===gr?s=o.handler:
(s=async(a,i)=>(await at([],r.errorHandler)(a,()=>o.handler(a,i))).res,s[mr]=o.handler),n.#s(o.method,o.path,s,o.basePath)}),this}basePath(t){let r=this.#t();return r._basePath=D(this._basePath,t),r}onError=t=>(this.
errorHandler=t,this);notFound=t=>(this.#n=t,this);mount(t,r,n){let o,s;n&&(typeof n=="function"?s=n:(s=n.optionHandler,n.replaceRequest===!1?o=l=>l:o=n.replaceRequest));let a=s?l=>{let d=s(l);return Array.
isArray(d)?d:[d]}:l=>{let d;try{d=l.executionCtx}catch{}return[l.env,d]},i=l=>{let d=hr(l);return wr(l,d.replace(/\/?\*$/,""),d)},c=async(l,d)=>{let u=await r(o?o(l.req.raw):i(l),...a(l));if(u)return u;
await d()};return this.#s("ALL",D(t,"*"),c),this}#s(t,r,n,o){r=D(this._basePath,r);let s={basePath:o!==void 0?D(this._basePath,o):this._basePath,path:r,method:t,handler:n};this.router.add(t,r,[n,s]),this.
routes.push(s)}#o(t,r){if(t instanceof Error)return this.errorHandler(t,r);throw t}#r(t,r,n,o){if(o==="HEAD")return(async()=>new Response(null,await this.#r(t,r,n,"GET")))();let s=this.getPath(t,{env:n}),
a=this.router.match(o,s),i=new st(t,{path:s,matchResult:a,env:n,executionCtx:r,notFoundHandler:this.#n});if(a[0].length===1){let l;try{l=a[0][0][0][0](i,async()=>{i.res=await this.#n(i)})}catch(d){return this.#o(
d,i)}return l instanceof Promise?l.then(d=>d||(i.finalized?i.res:this.#n(i))).catch(d=>this.#o(d,i)):l??this.#n(i)}let c=at(a[0],this.errorHandler,this.#n);return(async()=>{try{let l=await c(i);if(!l.
finalized)throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");return l.res}catch(l){return this.#o(l,i)}})()}fetch=(t,...r)=>this.#r(t,r[1],r[0],
t.method);request=(t,r,n,o)=>t instanceof Request?this.fetch(r?new Request(t,r):t,n,o):(t=t.toString(),this.fetch(new Request(/^https?:\/\//.test(t)?t:`http://localhost${D("/",t)}`,r),n,o));fire=()=>{
addEventListener("fetch",t=>{t.respondWith(this.#r(t.request,t,void 0,t.request.method))})}};var E=()=>Object.create(null);var it=[];function Er(e,t){let r=this.buildAllMatchers(),n=((o,s)=>{let a=r[o]||r.ALL,i=a[2][s];if(i)return i;let c=s.match(a[0]);if(!c)return[[],it];let l=c.indexOf("",1);return[a[1][l],c]});return this.
match=n,n(e,t)}var ko="[^/]+",Co="[^]*",To="(?:|/[^]*)",$=Symbol(),vr=new Set(".\\+*[^]$()");function Oo(e,t){return e.length===1?t.length===1?e<t?-1:1:-1:t.length===1?1:e==="[^]*"||e==="(?:|/[^]*)"?t==="[^]*"?-1:1:
t==="[^]*"||t==="(?:|/[^]*)"?-1:e==="[^/]+"?1:t==="[^/]+"?-1:e.length===t.length?e<t?-1:1:t.length-e.length}var xr=class ct{#e;#t;#n=E();insert(t,r,n,o,s){let a=this;for(let i=0,c=t.length;i<c;i++){let l=t[i],
d=l.length===1?l==="*"?i===c-1?["","",Co]:["","",ko]:null:l==="/*"?["","",To]:l.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/),u;if(d){let f=d[1],h=d[2]||"[^/]+";if(f&&d[2]&&(new RegExp(h).test("")||(h=h.replace(
/^\((?!\?:)(?=[^)]+\)$)/,"(?:"),/\((?!\?:)/.test(h))||h.length===1&&vr.has(h)))throw $;if(s.push(h),u=a.#n[h],!u){if(h!=="[^]*"&&h!=="(?:|/[^]*)"){for(let m in a.#n)if((h.length>1||m.length>1)&&m!=="[\
^]*"&&m!=="(?:|/[^]*)")throw $}u=a.#n[h]=new ct}f!==""&&(u.#t??=o.varIndex++,n.push([f,u.#t]))}else if(s.push(l),u=a.#n[l],!u){for(let f in a.#n)if(f.length>1&&f!=="[^]*"&&f!=="(?:|/[^]*)")throw $;u=a.#n[l]=
new ct}a=u}if(a.#e!==void 0)throw $;a.#e=r}buildRegExpStr(){let t=Object.keys(this.#n).sort(Oo).map(r=>{let n=this.#n[r],o=n.buildRegExpStr();return o===""?"":(typeof n.#t=="number"?`(${r})@${n.#t}`:vr.
has(r)?`\\${r}`:r)+o}).filter(Boolean);return typeof this.#e=="number"&&this.#e!==-1&&t.unshift(`#${this.#e}`),t.length===0?"":t.length===1?t[0]:"(?:"+t.join("|")+")"}};var lt=class{#e={varIndex:0};#t=new xr;#n=0;paths=E();insert(e,t){let r=[];if(t){this.#t.insert(e.split(""),-1,[],this.#e,r),this.paths[e]=[-1,[],r];return}let n=[],o=[],s=e;for(let i=0;;){let c=!1;if(s=
s.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g,l=>{let d=`@\\${i}`;return o[i]=[d,l],i++,c=!0,d}),!c)break}let a=s.match(/(?::[^\/]+)|(?:\/\*$)|./gs)||[];for(let i=o.length-1;i>=0;i--){let[c]=o[i];for(let l=a.
length-1;l>=0;l--)if(a[l].indexOf(c)!==-1){a[l]=a[l].replace(c,o[i][1]);break}}this.#t.insert(a,this.#n,n,this.#e,r),this.paths[e]=[this.#n++,n,r]}buildRegExp(){let e=this.#t.buildRegExpStr();if(e==="")
return[/^$/,[],[]];let t=0,r=[],n=[];return e=e.replace(/#(\d+)|@(\d+)|\.\*\$/g,(o,s,a)=>s!==void 0?(r[++t]=Number(s),"$()"):(a!==void 0&&(n[Number(a)]=++t),"")),[new RegExp(`^${e}`),r,n]}};function Ao(e){let t=e[e.length-1];return t==="[^]*"||t==="(?:|/[^]*)"}function Po(e,t){let r=e.length-1;for(let n=0;n<r;n++)if(e[n]!==t[n])return!1;return e[r]==="[^]*"||t.length===r||t[r]==="/"}var Rr=class{name="\
RegExpRouter";#e;#t;constructor(){this.#e={ALL:[]},this.#t={ALL:new lt}}#n(e,t){try{this.#t[e].insert(t,!/\*|\/:/.test(t))}catch(r){throw r===$?new Ce(t):r}}add(e,t,r){let n=this.#e;if(!n)throw new Error(
ke);let o=this.#t;if(!n[e]){o[e]=new lt,n[e]=[...n.ALL];for(let i in o.ALL.paths)this.#n(e,i)}t==="/*"&&(t="*");let s=e==="ALL"?Object.keys(n):[e],a=xe(t)||[t];for(let i of a)for(let c of s)o[c].paths[i]||
this.#n(c,i),n[c].push([r,i])}match=Er;buildAllMatchers(){let e=E();for(let t of Object.keys(this.#e))e[t]=this.#s(t);return this.#e=this.#t=void 0,e}#s(e){let t=this.#e[e],r=this.#t[e],n=E(),o=[],[s,
a,i]=r.buildRegExp(),c=E(),l=t.map(([u,f],h)=>((c[f]??=[]).push(h),[u,r.paths[f][1].reduceRight((m,[w,p])=>(m[w]=i[p],m),E())])),d=Object.keys(c).filter(u=>Ao(r.paths[u][2]));for(let u in r.paths){let[
f,,h]=r.paths[u],m=[...c[u]];for(let p of d)p!==u&&Po(r.paths[p][2],h)&&m.push(...c[p]);let w=m.sort((p,y)=>p-y).map(p=>l[p]);if(f===-1){let p=Math.max(-1,...w.flatMap(([,y])=>Object.values(y)));n[u]=
[w,p===-1?it:u.match(s).slice(0,p+1)]}else o[f]=w}return[s,a.map(u=>o[u]),n]}};var kr=class{name="SmartRouter";#e=[];#t=[];constructor(e){this.#e=e.routers}add(e,t,r){if(!this.#t)throw new Error(ke);this.#t.push([e,t,r])}match(e,t){if(!this.#t)throw new Error("Fatal error");let r=this.#e,
n=this.#t,o=r.length,s=0,a;for(;s<o;s++){let i=r[s];try{for(let c=0,l=n.length;c<l;c++)i.add(...n[c]);a=i.match(e,t)}catch(c){if(c instanceof Ce)continue;throw c}this.match=i.match.bind(i),this.#e=[i],
this.#t=void 0;break}if(s===o)throw new Error("Fatal error");return this.name=`SmartRouter + ${this.activeRouter.name}`,a}get activeRouter(){if(this.#t||this.#e.length!==1)throw new Error("No active r\
outer has been determined yet.");return this.#e[0]}};var dt=E(),Ho=0,Cr=class Tr{#e=[];#t=E();#n=[];#s;#o=dt;insert(t,r,n){let o=this,s=re(r),a=new Set,i=0;for(let c of s){let l=s[++i],d=ne(c,l)||(l===void 0&&c&&c.indexOf("*")===c.length-1?c:null),u=Array.
isArray(d),f=u?d[0]:d||c,h=o.#t[f]||=new Tr;d&&!h.#s&&(h.#s=d,o.#n.push(h)),o=h,u&&a.add(d[1])}o.#e.push({[t]:{handler:n,possibleKeys:[...a],score:++Ho}})}#r(t,r,n,o,s){for(let a=0,i=r.#e.length;a<i;a++){
let c=r.#e[a],l=c[n]||c.ALL;if(l){l.params=E(),t.push(l);for(let d=0,u=l.possibleKeys.length;d<u;d++){let f=l.possibleKeys[d];l.params[f]=s?.[f]&&!d?s[f]:o[f]??s?.[f]}}}}search(t,r){let n=[];this.#o=dt;
let o=[this],s=rt(r),a=[],i=s.length,c=null;for(let l=0;l<i;l++){let d=s[l],u=l===i-1,f=[];for(let m=0,w=o.length;m<w;m++){let p=o[m],y=p.#t[d];y&&(y.#o=p.#o,u?(y.#t["*"]&&this.#r(n,y.#t["*"],t,p.#o),
this.#r(n,y,t,p.#o)):f.push(y));for(let b of p.#n){let J=b.#s,R=p.#o===dt?{}:{...p.#o};if(typeof J=="string"){(J==="*"||d.startsWith(J.slice(0,-1)))&&(this.#r(n,b,t,p.#o),J==="*"&&(b.#o=R,f.push(b)));
continue}let[,de,X]=J;if(!(!d&&X===!0)){if(X!==!0){if(!c){c=[];let Me=r[0]==="/"?1:0;for(let j=0;j<i;j++)c[j]=Me,Me+=s[j].length+1}let kt=r.slice(c[l]),ue=X.exec(kt);if(ue){Object.hasOwn(R,de)||(R[de]=
ue[0]),this.#r(n,b,t,p.#o,R),ue[0].length===kt.length&&b.#t["*"]&&this.#r(n,b.#t["*"],t,p.#o,R);for(let Me in b.#t){b.#o=R;let j=ue[0].match(/\//g)?.length??0;(a[j]||=[]).push(b);break}continue}}(X===
!0||X.test(d))&&(Object.hasOwn(R,de)||(R[de]=d),u?(this.#r(n,b,t,R,p.#o),b.#t["*"]&&this.#r(n,b.#t["*"],t,R,p.#o)):(b.#o=R,f.push(b)))}}}let h=a.shift();o=h?f.concat(h):f}return n[1]&&n.sort((l,d)=>l.
score-d.score),[n.map(({handler:l,params:d})=>[l,d])]}};var ut=class{name="TrieRouter";#e=new Cr;add(e,t,r){for(let n of xe(t)||[t])this.#e.insert(e,n,r)}match(e,t){return this.#e.search(e,t)}};var ft=class extends br{constructor(e={}){super(e),this.router=e.router??new kr({routers:[new Rr,new ut]})}};var Bo="Payload Too Large",Te=e=>{let t=e.onError||(()=>{let n=new Response(Bo,{status:413});throw new S(413,{res:n})}),r=e.maxSize;return async function(o,s){if(!o.req.raw.body)return s();let a=o.req.
raw.headers.has("transfer-encoding");if(o.req.raw.headers.has("content-length")&&!a)return parseInt(o.req.raw.headers.get("content-length")||"0",10)>r?t(o):s();let i=0,c=new Uint8Array(0),l=o.req.raw.
body.getReader();for(;;){let{done:d,value:u}=await l.read();if(d)break;let f=i;if(i+=u.length,i>r)return t(o);if(i>c.length){let h=new Uint8Array(Math.min(r,Math.max(i,c.length*2)));h.set(c.subarray(0,
f)),c=h}c.set(u,f)}return o.req.raw=new Request(o.req.raw,{body:c.subarray(0,i)}),s()}};var _r=require("./program.cjs").engine_judge_receive_report,Ae=require("./program.cjs").engine_report_board_tasks,$r=require("./program.cjs").model_openapi,Ir=require("./program.cjs").model_verification;var Lo=/^[\w!#$%&'*.^`|~+-]+$/,_o=/^[!#-:<>-[\]-~]+$/,$o=/^[ !#-:<-[\]-~]*$/,Or=e=>{let t=0,r=e.length;for(;t<r;){let n=e.charCodeAt(t);if(n!==32&&n!==9)break;t++}for(;r>t;){let n=e.charCodeAt(r-1);if(n!==
32&&n!==9)break;r--}return t===0&&r===e.length?e:e.slice(t,r)},ht=(e,t)=>{if(t&&e.indexOf(t)===-1)return{};let r=e.split(";"),n=Object.create(null);for(let o of r){let s=o.indexOf("=");if(s===-1)continue;
let a=Or(o.substring(0,s));if(t&&t!==a||!_o.test(a)||a in n)continue;let i=Or(o.substring(s+1));if(i.startsWith('"')&&i.endsWith('"')&&(i=i.slice(1,-1)),$o.test(i)&&(n[a]=z(i),t))break}return n};var Io=(e,t,r={})=>{if(!Lo.test(e))throw new Error("Invalid cookie name");let n=`${e}=${t}`;if(/^__secure-/i.test(e)&&!r.secure)throw new Error("__Secure- Cookie must have Secure attributes");if(/^__host-/i.
test(e)){if(!r.secure)throw new Error("__Host- Cookie must have Secure attributes");if(r.path!=="/")throw new Error('__Host- Cookie must have Path attributes with "/"');if(r.domain)throw new Error("__\
Host- Cookie must not have Domain attributes")}for(let o of["domain","path","sameSite","priority"])if(r[o]&&/[;\r\n]/.test(r[o]))throw new Error(`${o} must not contain ";", "\\r", or "\\n"`);if(r&&typeof r.
maxAge=="number"&&r.maxAge>=0){if(r.maxAge>3456e4)throw new Error("Cookies Max-Age SHOULD NOT be greater than 400 days (34560000 seconds) in duration.");n+=`; Max-Age=${r.maxAge|0}`}if(r.domain&&r.prefix!==
"host"&&(n+=`; Domain=${r.domain}`),r.path&&(n+=`; Path=${r.path}`),r.expires){if(r.expires.getTime()-Date.now()>3456e7)throw new Error("Cookies Expires SHOULD NOT be greater than 400 days (34560000 s\
econds) in the future.");n+=`; Expires=${r.expires.toUTCString()}`}if(r.httpOnly&&(n+="; HttpOnly"),r.secure&&(n+="; Secure"),r.sameSite&&(n+=`; SameSite=${r.sameSite.charAt(0).toUpperCase()+r.sameSite.
slice(1)}`),r.priority&&(n+=`; Priority=${r.priority.charAt(0).toUpperCase()+r.priority.slice(1)}`),r.partitioned){if(!r.secure)throw new Error("Partitioned Cookie must have Secure attributes");n+="; \
Partitioned"}return n},Oe=(e,t,r)=>(t=encodeURIComponent(t),Io(e,t,r));var Ar=(e,t,r)=>{let n=e.req.raw.headers.get("Cookie");if(typeof t=="string"){if(!n)return;let o=t;return r==="secure"?o="__Secure-"+t:r==="host"&&(o="__Host-"+t),ht(n,o)[o]}return n?ht(n):{}};var qo=(e,t,r)=>{let n;return r?.prefix==="secure"?n=Oe("__Secure-"+e,t,{path:"/",...r,secure:!0}):r?.prefix==="host"?n=Oe("__Host-"+e,t,{...r,path:"/",secure:!0,domain:void 0}):n=Oe(e,t,{path:"/",...r}),
n},Pr=(e,t,r,n)=>{let o=qo(t,r,n);e.header("Set-Cookie",o,{append:!0})};var Hr=require("./program.cjs").engine_setup_api_key;var ae=class{constructor(t,r,n=Date.now){this.perSecond=t;this.burst=r;this.now=n}perSecond;burst;now;buckets=new Map;take(t){let r=this.now(),n=this.buckets.get(t)??{left:this.burst,at:r},o=Math.min(
this.burst,n.left+(r-n.at)/1e3*this.perSecond);this.buckets.delete(t),this.buckets.set(t,{left:Math.max(0,o-1),at:r});let[s]=this.buckets.keys();return this.buckets.size>1e4&&s!==void 0&&this.buckets.
delete(s),o>=1?0:Math.max(1,Math.ceil((1-o)/this.perSecond))}};var pt=e=>`ultraplan_session_${/:(\d+)$/.exec(e)?.[1]??80}`,Do={"content-security-policy":"default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'sel\
f'; base-uri 'none'; frame-ancestors 'none'","x-content-type-options":"nosniff","x-frame-options":"DENY","referrer-policy":"same-origin","cross-origin-opener-policy":"same-origin","cross-origin-resour\
ce-policy":"same-origin","cache-control":"no-store"},g=(e,t,r)=>new S(e,{message:t,cause:r});function Br({key:e,sessions:t,hosts:r,limits:n=Mo()}){return async(o,s)=>{for(let[u,f]of Object.entries(Do))
o.header(u,f);let a=o.req.header("host")?.toLowerCase()??"";if(!r.has(a))throw g(403,"the Host header names another place","use the address that the server printed");let i=o.req.header("origin")?.toLowerCase();
if(i!==void 0&&i!==`http://${a}`)throw g(403,"the Origin header names another place","open the board itself");let c=No(o,e,t.isKnown(Ar(o,pt(a)))),l=o.env?.incoming?.socket?.remoteAddress??"unknown",d=c?
n.known.take(`${c} ${l}`):n.anonymous.take(l);if(d>0)throw o.header("retry-after",String(d)),g(429,"too many requests",`wait ${d} s`);c&&o.set("caller",c),await s()}}var Mo=()=>({anonymous:new ae(20,100),
known:new ae(300,1e3)});function No(e,t,r){let n=e.req.header("authorization");if(n!==void 0){let[,o]=Hr.BEARER.exec(n)??[];return o!==void 0&&t.matches(o)?"key":void 0}return r?"session":void 0}var M=(...e)=>async(t,r)=>{
let n=t.get("caller");if(!n)throw t.header("www-authenticate","Bearer"),g(401,"no key, or a wrong one","send Authorization: Bearer <key>");if(!e.includes(n))throw g(403,n==="key"?"a key may only repor\
t and read":"a report needs the key","see docs/board.md");await r()};var Lr=64*1024;function qr(e,t,r){e.get("/api/openapi.json",s=>s.json((0,$r.openApi)())),e.get("/api/tasks",M("key","session"),s=>(t.look(),s.json({tasks:(0,Ae.apiTasks)(t)})));let n=Te({maxSize:Lr,onError:()=>{
throw g(413,`the body has more than ${Lr} bytes`,"shorten the details")}}),o=new mt(t,r);for(let s of["/api/tasks/:id/verification","/api/naomi/tasks/:id/verification"])e.post(s,M("key"),n,async a=>{let i=await jo(
a);t.look();let c=(0,Ae.findApiTask)(t,a.req.param("id")??"");if("status"in c)return a.json(c.body,c.status);let l=await o.take(c.board,{task:c.task.id,id:c.id,report:i});return a.json(l,l.action==="p\
ending"?202:200)})}var mt=class{constructor(t,r){this.runs=t;this.changed=r}runs;changed;waiting=[];take(t,r){return new Promise((n,o)=>{this.waiting.length===0&&setImmediate(()=>this.record()),this.waiting.
push({board:t,received:r,answer:n,fail:o})})}record(){let[t]=this.waiting;if(!t)return;let r=new Map;for(let o of this.waiting)o.board.key===t.board.key&&!r.has(o.received.task)&&r.set(o.received.task,
o);let n=[...r.values()];this.waiting=this.waiting.filter(o=>!n.includes(o)),this.waiting.length>0&&setImmediate(()=>this.record());try{let o=(0,_r.receiveReports)(this.runs.open(t.board),n.map(({received:s})=>s));
for(let[s,a]of o.entries())n[s]?.answer(a);this.changed()}catch(o){for(let{fail:s}of n)s(o)}}};async function jo(e){if(e.req.header("content-type")?.split(";")[0]?.trim().toLowerCase()!=="application/\
json")throw g(415,"the body is not application/json","send Content-Type: application/json");let r=await e.req.json().catch(()=>{throw g(400,"the body is not JSON","GET /api/openapi.json describes it")}),
n=Ir.VerificationReport.safeParse(r);if(n.success)return n.data;let[o]=n.error.issues,s={error:`${o?.path.join(".")||"the body"}: ${o?.message??"not a report"}`,fix:"GET /api/openapi.json describes it"};
throw g(400,s.error,s.fix)}var yt=class{writer;encoder;writable;abortSubscribers=[];responseReadable;aborted=!1;closed=!1;constructor(e,t){this.writable=e,this.writer=e.getWriter(),this.encoder=new TextEncoder;let r=t.getReader();
this.abortSubscribers.push(async()=>{await r.cancel()}),this.responseReadable=new ReadableStream({async pull(n){let{done:o,value:s}=await r.read();o?n.close():n.enqueue(s)},cancel:()=>{this.closed||this.
abort()}})}async write(e){try{typeof e=="string"&&(e=this.encoder.encode(e)),await this.writer.write(e)}catch{}return this}async writeln(e){return await this.write(e+`
`),this}sleep(e){return new Promise(t=>setTimeout(t,e))}async close(){this.closed=!0;try{await this.writer.close()}catch{}}async pipe(e){this.writer.releaseLock();try{await e.pipeTo(this.writable,{preventClose:!0,
preventAbort:!0})}finally{this.writer=this.writable.getWriter()}}onAbort(e){this.abortSubscribers.push(e)}abort(){this.aborted||(this.aborted=!0,this.abortSubscribers.forEach(e=>{try{Promise.resolve(e()).
catch(()=>{})}catch{}}))}};var Pe=()=>{let e=typeof Bun<"u"?Bun.version:void 0;if(e===void 0)return!1;let t=e.startsWith("1.1")||e.startsWith("1.0")||e.startsWith("0.");return Pe=()=>t,t};var Dr=class extends yt{constructor(e,t){super(e,t)}async writeSSE(e){let t=(await oe(e.data,Re.Stringify,!1,{})).split(/\r\n|\r|\n/).map(n=>`data: ${n}`).join(`
`);for(let n of["event","id"]){let o=e[n];if(o&&/[\r\n]/.test(o))throw new Error(`${n} must not contain "\\r" or "\\n"`)}let r=[e.event&&`event: ${e.event}`,t,e.id!==void 0&&`id: ${e.id}`,e.retry!==void 0&&
`retry: ${e.retry}`].filter(Boolean).join(`
`)+`

`;await this.write(r)}},Uo=async(e,t,r)=>{try{await t(e)}catch(n){n instanceof Error&&r?(await r(n,e),await e.writeSSE({event:"error",data:n.message})):console.error(n)}finally{e.close()}},Wo=new WeakMap,
wt=(e,t,r)=>{let{readable:n,writable:o}=new TransformStream,s=new Dr(o,n);return Pe()&&e.req.raw.signal.addEventListener("abort",()=>{s.closed||s.abort()}),Wo.set(s.responseReadable,e),e.header("Trans\
fer-Encoding","chunked"),e.header("Content-Type","text/event-stream"),e.header("Cache-Control","no-cache"),e.header("Connection","keep-alive"),Uo(s,t,r),e.newResponse(s.responseReadable)};var Ur=require("./program.cjs").engine_report_board_runs;var jr=require("./program.cjs").engine_report_board_runs,V=require("./program.cjs").engine_report_board_tasks,He=require("./program.cjs").view_board,Be=require("./program.cjs").view_html_board_page,Mr=new WeakMap,
Nr=new WeakMap;function Le(e,t){let{run:r,isGone:n}=e,o=Mr.get(e)??new Map;Mr.set(e,o);let s=(0,V.askedTask)(e);return r.tasks.flatMap((a,i)=>{if(t&&!t.has(a.id)&&a.kind!=="checkpoint")return[];let c=o.
get(a.id);if(c)return c;let l=(0,jr.apiId)(r,a.id),d=(0,He.columnOf)(a,s),u=`${r.startedAt} ${String(i).padStart(5,"0")}`,f={id:l,column:He.COLUMNS.indexOf(d),order:u,html:(0,Be.renderCard)(r,a,{id:l,
column:d,href:`/tasks/${l}`,order:u,isGone:n}).text};return o.set(a.id,f),f})}function _e(e){let{run:t,key:r}=e,n=Nr.get(e)??(0,Be.renderStrip)(t,{key:r,href:`/runs/${r}`,waits:(0,V.waitsForSession)(e),
facts:(0,V.factsOf)(e)});return Nr.set(e,n),n}var Wr=.5,Fr=e=>e%1!==0,gt=({run:e,isGone:t})=>e.lastSeq+(t?Wr:0),$e=e=>[...e].map(([t,r])=>`${t}:${Math.floor(r).toString(36)}${Fr(r)?"-":""}`).join(",");function Kr(e){let t=e.slice(0,8e3).matchAll(
/([0-9a-f]{8}):([0-9a-z]{1,8})(-?)/g);return new Map([...t].map(([,r="",n="",o])=>[r,Number.parseInt(n,36)+(o?Wr:0)]))}var Ko=64,ie=new Map;function ce(e,t){let r=e.all(),n=new Map(r.map(c=>[c.key,gt(
c)])),o=t?r.filter(c=>t.get(c.key)!==gt(c)):[];if(!t||o.length===0)return{cursor:n};let s=o.map(c=>`${c.key}:${t.get(c.key)??0}-${gt(c)}`).join(","),a=ie.get(s)??JSON.stringify({runs:o.map(c=>Go(c,t.get(
c.key)??0))});ie.set(s,a);let[i]=ie.keys();return ie.size>Ko&&i!==void 0&&ie.delete(i),{cursor:n,text:a}}function Go(e,t){let r=(0,Ur.eventsAfter)(e,t);return{key:e.key,seq:e.run.lastSeq,events:r.map(
n=>({seq:n.seq,at:n.at,type:n.type,task:Gr(e,n)})),strip:_e(e).text,cards:Le(e,Fr(t)===e.isGone?zo(e,r):void 0)}}function Gr({run:e},t){if("task"in t&&typeof t.task=="string")return t.task;if(!("ticke\
t"in t))return;let{ticket:r}=t;return e.tickets.find(({id:n})=>n===r)?.task??e.tasks.find(n=>[...n.attempts,...n.reviews].some(o=>o.ticket===r))?.id}function zo(e,t){let r=t.filter(({type:n})=>!Vo.has(
n)).map(n=>Gr(e,n));return r.includes(void 0)?void 0:new Set(r)}var Vo=new Set(["directive_given","prompt_seen","notices_told","notices_shown","announced","cost_told","noted"]);var Yo=200,Jo=50,Xo=15e3,Qo=1e3,Ie=class{constructor(t){this.runs=t}runs;readers=0;sleeping=new Set;timer;soon;isClosed=!1;start(){this.timer=setInterval(()=>{this.runs.look().length>0&&this.wake()},Yo)}wake(){
this.soon??=setTimeout(()=>{this.soon=void 0,this.runs.look();for(let t of[...this.sleeping])t()},Jo)}get closed(){return this.isClosed}close(){this.isClosed=!0,clearInterval(this.timer),clearTimeout(
this.soon);for(let t of[...this.sleeping])t()}wait(t,r){return new Promise(n=>{let o=i=>{clearTimeout(a),this.sleeping.delete(s),n(i)},s=()=>o(!0),a=setTimeout(()=>o(!1),t);this.sleeping.add(s),r(s)})}};
function zr(e,t,r){e.get("/events",M("key","session"),n=>{if(r.readers>=Qo)throw g(429,"too many readers","close another board");let o=n.req.header("last-event-id")??n.req.query("since");t.look();let s=o===
void 0?ce(t,void 0).cursor:Kr(o);return wt(n,async a=>{r.readers+=1;let i=()=>{};a.onAbort(()=>i());try{for(await a.write(`retry: 1000
: hello

`);!a.aborted&&!r.closed;){let c=ce(t,s);s=c.cursor,c.text!==void 0?await a.writeSSE({id:$e(s),data:c.text}):await r.wait(Xo,l=>{i=l})||await a.write(`: ping

`)}}finally{r.readers-=1}})})}var on=require("./program.cjs").engine_people_act_on_board,Y=require("./program.cjs").engine_report_board_runs,B=require("./program.cjs").engine_report_board_tasks,O=require("./program.cjs").engine_report_run_story,
sn=require("./program.cjs").view_board,an=require("./program.cjs").view_html_board_page,k=require("./program.cjs").view_html_html,Et=require("./program.cjs").view_html_layout,cn=require("./program.cjs").view_html_report,
ln=require("./program.cjs").view_html_run_page,dn=require("./program.cjs").view_html_task_page,St=require("./program.cjs").view_run_view;var Vr=require("./program.cjs").model_person_words,I=require("./program.cjs").view_html_html,Yr=require("./program.cjs").view_terminal,qe=(e,{act:t,label:r,tone:n,task:o})=>I.html`<form method="post" action="/act"><input type="hidden" name="run" value="${e}"><input type="hidden" name="act" value="${t}">${o!==
void 0&&I.html`<input type="hidden" name="task" value="${o}">`}<label>Your name<input name="name" required maxlength="80" autocomplete="name"></label><label>Why<input name="reason" required maxlength="500"></label><button class="tone-${n}">${r}</button></form>`,
Jr=I.html`<p class="muted">Name and reason are recorded as unsigned (board), and shown at the next prompt in the session.</p>`,Xr=({state:e})=>e==="finished"||e==="cancelled";function Qr({run:e,key:t}){
if(Xr(e))return;let n=e.state==="running"||e.state==="parked"?{act:"pause",label:"Pause the run",tone:"amber"}:{act:"resume",label:"Resume the run",tone:"green"},o=e.state==="parked"&&qe(t,{act:"resum\
e",label:"Resume the run",tone:"green"});return I.html`<section class="panel" data-part="person"><h2>What a person may do</h2>${qe(t,n)}${o}<details><summary>Cancel the run</summary>${qe(t,{act:"cance\
l",label:"Cancel for good",tone:"red"})}</details>${Jr}</section>`}var Zo=e=>{let t=e.indexOf("/ultraplan:");return I.html`<p>${e.slice(0,t)}<code>${e.slice(t)}</code></p>`};function Zr({run:e,key:t},r,n){
if(Xr(e)||r.status==="approved"||r.override)return;let o=r.status==="escalated"||r.status==="blocked",s=!r.givenUp&&r.kind!=="checkpoint"&&(o||r.status==="failed"),a=r.id===n&&r.kind==="checkpoint";if(!s&&
!a)return;let i=(0,Yr.oneLine)(r.id),c=(r.pausedFor?.options??["skip"]).filter(d=>d!=="retry"),l=a?[`to answer it: /ultraplan:decide --task ${i} <answer>`]:[...c.map(d=>(0,Vr.offer)(d,i)),`to bypass e\
very check: /ultraplan:force-complete --task ${i} --override-all`];return I.html`${s&&I.html`${qe(t,{act:"reset",label:"Reset to pending",tone:"blue",task:r.id})}${Jr}`}<div class="typed"><p>To be typed in the Claude Code session:</p>${l.
map(Zo)}</div>`}var en=`// Keeps a page of the board up to date. Every page can be read and used without it.
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

let since = document.body.dataset.since
let source

/** A browser has six connections for all its pages of the board: one that nobody looks at must not hold one. */
function follow() {
  source?.close()
  if (document.hidden) return
  source = new EventSource(\`/events?since=\${encodeURIComponent(since)}\`)
  source.onopen = () => say('live', 'live')
  source.onerror = () =>
    source.readyState === EventSource.CLOSED
      ? say('lost', 'closed: open a new link')
      : say('lost', 'reconnecting')
  source.onmessage = hear
}
document.addEventListener('visibilitychange', follow)
follow()

function hear({ data, lastEventId }) {
  since = lastEventId
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
`;var un=k.html`<link rel="stylesheet" href="/style.css"><link rel="icon" href="/icon.svg">`,ts='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="2" y="3" width="18" height="18" rx="\
5" fill="#e3f3e9" stroke="#1b7145" stroke-width="1.6"/><path d="M7 12.5l4 4L21 6" fill="none" stroke="#1b7145" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>',rs=12*3600;function fn(e,t){
let{runs:r,sessions:n,live:o}=t;e.get("/style.css",s=>s.body(cn.styleText,200,{"content-type":"text/css; charset=utf-8"})),e.get("/board.js",s=>s.body(en,200,{"content-type":"text/javascript; charset=\
utf-8"})),e.get("/icon.svg",s=>s.body(ts,200,{"content-type":"image/svg+xml"})),e.get("/open/:link",s=>{if(s.req.method!=="GET")return s.body(null,405,{allow:"GET"});let a=n.redeem(s.req.param("link"));
if(a===void 0)return s.html(N("This link is used up","The terminal of the server shows a new one.").text,401);let i=pt(s.req.header("host")??"");return Pr(s,i,a,{httpOnly:!0,sameSite:"Strict",path:"/",
maxAge:rs}),t.onOpened?.(),s.redirect("/",303)}),e.use("/",bt),e.use("/runs/*",bt),e.use("/tasks/*",bt),e.get("/",s=>s.html(ss(r))),e.get("/runs/:key",s=>{let a=rn(r,s.req.param("key"));return s.html(
as(r,a,tn(s)))}),e.get("/tasks/:id",s=>{r.look();let a=(0,B.findApiTask)(r,s.req.param("id"));return"status"in a?s.html(ls(a.body).text,a.status):s.html(ds(r,a,tn(s)))}),e.post("/act",M("session"),Te(
{maxSize:8192}),async s=>{if(s.req.header("origin")===void 0)throw g(403,"the Origin header is missing","use the board itself");let a=await s.req.parseBody(),i=u=>typeof a[u]=="string"?a[u]:"",c=rn(r,
i("run")),l=ns(i("act"),i("task")),d=(0,on.actOnBoard)(r.open(c),l,{name:i("name"),reason:i("reason")});if(o.wake(),"error"in d)throw g(409,d.error,d.fix);return s.redirect(l.kind==="reset"?`/tasks/${(0,Y.apiId)(
c.run,l.task)}`:`/runs/${c.key}`,303)})}var tn=e=>e.get("caller")==="session",bt=async(e,t)=>e.get("caller")?t():e.html(N("This board is closed","Open the link that `ultraplan serve` shows in its term\
inal.").text,401);function rn(e,t){e.look();let r=e.byKey(t);if(!r)throw g(404,"there is no such run","the board lists the runs");return r}function ns(e,t){if(e==="reset")return{kind:"reset",task:t};if(e===
"pause"||e==="resume"||e==="cancel")return{kind:e};throw g(400,"there is no such act","reset, pause, resume or cancel")}var vt=(e,t,{run:r,...n})=>(0,Et.renderShell)({...n,style:un,home:"/",live:{since:$e(
ce(e,void 0).cursor),script:"/board.js",page:t,run:r}}),N=(e,t)=>new k.Html((0,Et.renderShell)({title:e,style:un,home:"/",main:k.html`<div class="narrow"><section class="panel"><h1>${e}</h1><div>${t}</div></section></div>`})),
nn=4;function os(e){let t=new Set(e.active()),r=e.all().filter(n=>!t.has(n));return[...t,...r.slice(0,Math.max(0,nn-t.size)||(t.size>0?1:nn))]}function ss(e){e.look();let t=os(e),r=t.flatMap(s=>Le(s)).
sort((s,a)=>s.order<a.order?-1:1),n=s=>r.filter(({column:a})=>a===s).map(a=>new k.Html(a.html)),o=(0,an.renderBoard)({strips:t.map(_e),cards:Object.fromEntries(sn.COLUMNS.map((s,a)=>[s,n(a)])),broken:e.
broken,dead:e.deadLetters().map(({run:s,letters:a})=>({run:s.spec,letters:a}))});return vt(e,"board",{title:"The board of ultraplan",main:o})}function as(e,t,r){let{run:n}=t,o=(0,ln.renderRun)({run:n,
events:(0,Y.eventsAfter)(t,0),asked:(0,B.askedTask)(t),facts:(0,B.factsOf)(t),usage:(0,O.usageOf)(n),waits:(0,B.waitsForSession)(t),live:!0,taskHref:s=>`/tasks/${(0,Y.apiId)(n,s.id)}`,...r?{actions:Qr(
t)}:{}});return vt(e,"run",{run:t.key,title:`${n.spec}: run`,crumbs:k.html`${n.spec}`,main:o})}var is=2e5,cs=2e4,ls=({error:e,candidates:t=[]})=>t.length===0?N("there is no such task","the board lists\
 the tasks"):N(e,k.html`<ul>${t.map(({id:r,run:n,title:o})=>k.html`<li><a href="/tasks/${r}">${o}</a> (${n})</li>`)}</ul>`);function ds(e,{board:t,task:r},n){let{run:o,dir:s}=t,a=(0,B.askedTask)(t),i=(0,dn.renderTask)(
{run:o,task:r,asked:a,story:(0,O.storyIn)((0,O.storiesOf)(o,s,(0,Y.eventsAfter)(t,0)),r),outputs:(0,O.outputsOf)(r,s,cs),diff:(0,O.changeOf)(o,r,is),...n?{actions:Zr(t,r,a)}:{}});return vt(e,"task",{run:t.
key,title:(0,St.taskName)(r),crumbs:k.html`<a href="/runs/${t.key}">${o.spec}</a> / ${(0,St.taskName)(r)}`,main:k.html`<div class="narrow">${i}</div>`})}function hn(e){let t=new ft;t.use(Br(e)),qr(t,e.runs,()=>e.live.wake()),zr(t,e.runs,e.live),fn(t,e);let r=n=>n.startsWith("/api/")||n==="/events";return t.notFound(n=>r(n.req.path)?n.json({error:"ther\
e is nothing here",fix:"GET /api/openapi.json lists the routes"},404):n.html(N("There is nothing here","The board has what there is.").text,404)),t.onError((n,o)=>{let s=n instanceof S?n.status:500,a=n instanceof
S?n.message:"the run could not be read or written",i=n instanceof S&&typeof n.cause=="string"?n.cause:us;return r(o.req.path)?o.json({error:a,fix:i},s):o.html(N(a,i).text,s)}),t}var us="`ultraplan doc\
tor` says what is wrong";var pn=(...e)=>require("node:crypto").createHash(...e);var mn=(...e)=>require("node:crypto").randomBytes(...e);var fs=15*6e4,hs=12*36e5,ps=100,le=e=>pn("sha256").update(e).digest("hex"),yn=()=>mn(32).toString("base64url"),De=class{constructor(t=Date.now){this.now=t}now;links=new Map;cookies=new Map;newLink(){let t=yn();
return this.links.clear(),this.links.set(le(t),this.now()+fs),t}redeem(t){let r=this.links.get(le(t));if(this.links.delete(le(t)),r===void 0||r<this.now())return;let n=yn();this.cookies.set(le(n),this.
now()+hs);let[o]=this.cookies.keys();return this.cookies.size>ps&&o!==void 0&&this.cookies.delete(o),n}isKnown(t){let r=t===void 0?void 0:this.cookies.get(le(t));return r!==void 0&&r>=this.now()}};async function ms(e){let{home:t,env:r,host:n,say:o}=e,s=await ws(e,(p,y)=>h.fetch(p,y)),a=ys(s,()=>(0,Sn.apiKey)(t,r,e.newKey)),i=new bn.BoardRuns(t),c=new Ie(i),l=new De,d=new Set,u="",f=()=>`${u}/op\
en/${l.newLink()}`,h=hn({key:a,runs:i,live:c,sessions:l,hosts:d,onOpened:()=>o(`opened; for another browser: ${f()}
`)}),{port:m}=s.address();for(let p of xn(n,m))d.add(p);u=`http://${vs(n)}:${m}`,c.start();let w=setInterval(()=>wn(i),Ss);return wn(i),Es(e,u,a,f()),{url:u,async close(){clearInterval(w),c.close(),"c\
loseAllConnections"in s&&s.closeAllConnections(),await new Promise(p=>s.close(p))}}}function ys(e,t){try{return t()}catch(r){throw e.close(),r}}async function ws({port:e,host:t},r){let n=await new Promise(
(o,s)=>{let a=rr({fetch:r,port:e,hostname:t},()=>o(a));a.on("error",s)});return"keepAliveTimeout"in n&&(n.keepAliveTimeout=65e3),n.on("clientError",gs),n}function gs({code:e},t){if(e==="ECONNRESET"||!t.
writable)return void t.destroy();let r=bs[e??""]??"400 Bad Request",n=JSON.stringify({error:`${r.slice(4).toLowerCase()}: ${e}`,fix:"send HTTP/1.1"}),o=["content-type: application/json",`content-lengt\
h: ${n.length}`,"connection: close"];t.end([`HTTP/1.1 ${r}`,...o,"",n].join(`\r
`))}var bs={ERR_HTTP_REQUEST_TIMEOUT:"408 Request Timeout",HPE_HEADER_OVERFLOW:"431 Request Header Fields Too Large"},Ss=1e4;function wn(e){for(let t of e.all())try{e.announce(t)}catch{}}function Es({
host:e,open:t,say:r,platform:n},o,{made:s,given:a},i){r(`the board is at ${o}
`),En.has(e)||r(`warning: others on the network can reach it, and what is sent is not encrypted
`),r(s!==void 0?`the key for the API, shown once: ${s}
`:a==="usable"?`the key for the API is FOUNDATION_API_KEY
`:a==="unusable"?`warning: no request can send FOUNDATION_API_KEY: a key has 1 to 512 characters of ASCII without blanks; set another and start again
`:`the key for the API is the one that was shown before; --new-key makes another
`),r(`open the board with this link; it works once: ${i}
Ctrl-C ends the server; runs go on
`),t&&Rs(i,n)}var En=new Set(["127.0.0.1","localhost","::1"]),vn=new Set(["0.0.0.0","::"]),xt=e=>e.includes(":")?`[${e}]`:e,vs=e=>vn.has(e)?"127.0.0.1":xt(e),xn=(e,t)=>xs(e).flatMap(r=>t===80?[r,`${r}\
:80`]:`${r}:${t}`);function xs(e){let t=["127.0.0.1","localhost","[::1]"];if(En.has(e))return t;if(!vn.has(e))return[xt(e).toLowerCase()];let r=Object.values((0,gn.networkInterfaces)()).flatMap(n=>n?.
map(({address:o})=>xt(o))??[]);return[...t,...r]}function Rs(e,t){let[r,...n]=t==="darwin"?["open",e]:t==="win32"?["rundll32","url.dll,FileProtocolHandler",e]:["xdg-open",e],o=Tt(r??"",n,{detached:!0,
stdio:"ignore"});o.on("error",()=>{}),o.unref()}0&&(module.exports={server_start_server});
