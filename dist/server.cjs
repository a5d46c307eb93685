const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var Ne=Object.defineProperty;var bn=Object.getOwnPropertyDescriptor;var Sn=Object.getOwnPropertyNames;var En=Object.prototype.hasOwnProperty;var kt=(e,t)=>{for(var r in t)Ne(e,r,{get:t[r],enumerable:!0})},vn=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of Sn(t))!En.call(e,s)&&s!==r&&Ne(e,s,{get:()=>t[s],enumerable:!(n=
bn(t,s))||n.enumerable});return e};var xn=e=>vn(Ne({},"__esModule",{value:!0}),e);var po={};kt(po,{server_start_server:()=>xt});module.exports=xn(po);var xt={};kt(xt,{hostHeaders:()=>gn,startServer:()=>ao});var Ct=(...e)=>require("node:child_process").spawn(...e);var hn=require("node:os");var Tt="x-hono-already-sent";var K=require("node:http"),x=require("node:http2"),Ke=require("node:stream");var At=e=>((...t)=>{if(typeof t[0]=="function"){let[r,n]=t;return async function(o,i){let a=await e(o,await r(o),n);if(a)return a;await i()}}else{let[r,n,s]=t;return(async()=>{let o=await e(r,n,s);if(!o)
throw new Error("Failed to upgrade WebSocket");return o})()}});var v=class extends Error{constructor(e,t){super(e,t),this.name="RequestError"}},Rn=new Set(["age","authorization","content-length","content-type","etag","expires","from","host","if-modified-since","i\
f-unmodified-since","last-modified","location","max-forwards","proxy-authorization","referer","retry-after","server","user-agent"]),kn=/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/,fe=e=>e===9||e===10||e===13||e===
32,Ot=e=>{if(!fe(e.charCodeAt(0))&&!fe(e.charCodeAt(e.length-1)))return e;let t=0,r=e.length;for(;t<r&&fe(e.charCodeAt(t));)t++;for(;r>t&&fe(e.charCodeAt(r-1));)r--;return e.slice(t,r)},Pt=/[\0\r\n]/,
Qe=globalThis.Headers,Dt=(e,t=Qe)=>{let r=new t;for(let n=0;n<e.length;n+=2){let s=e[n];s.startsWith(":")||r.append(s,e[n+1])}return r},Xe=class{#e;#t;#n;#o;constructor(e){this.#e=e,e instanceof x.Http2ServerRequest&&
(this.#t=e.rawHeaders.slice())}get#s(){return this.#t??=this.#e.rawHeaders.slice()}get#r(){return this.#n||(this.#n=Dt(this.#s),this.#t=void 0),this.#n}#c(e){if(typeof e=="string"){if(!kn.test(e))throw new TypeError(
`Invalid header name: ${e}`);return e.toLowerCase()}}#i(e){let t=this.#e instanceof x.Http2ServerRequest?void 0:this.#e.headers;if(!t||Rn.has(e)||e==="set-cookie"||e==="__proto__")return;if(!Object.hasOwn(
t,e))return null;let r=t[e];if(typeof r=="string"){let n=Ot(r);return Pt.test(n)?void 0:n}}#a(e,t){let r=t==="cookie"?"; ":", ",n=null;for(let s=0;s<e.length;s+=2){let o=e[s];if(o.length===t.length&&o.
toLowerCase()===t){let i=Ot(e[s+1]);if(Pt.test(i)){this.#o=!0;return}n=n===null?i:n+r+i}}return n}append(e,t){this.#r.append(e,t)}delete(e){this.#r.delete(e)}get(e){let t=this.#c(e);if(t&&!this.#n&&!this.#o){
let r=this.#i(t);if(r!==void 0)return r;let n=this.#a(this.#s,t);if(n!==void 0)return n}return this.#r.get(e)}has(e){let t=this.#c(e);if(t&&!this.#n&&!this.#o){let r=this.#i(t);if(r!==void 0)return r!==
null;let n=this.#a(this.#s,t);if(n!==void 0)return n!==null}return this.#r.has(e)}set(e,t){this.#r.set(e,t)}getSetCookie(){return this.#r.getSetCookie()}keys(){return this.#r.keys()}values(){return this.#r.
values()}entries(){return this.#r.entries()}forEach(e,t){this.#r.forEach((r,n)=>{e.call(t,r,n,this)})}[Symbol.iterator](){return this.entries()}};Object.defineProperty(Xe.prototype,Symbol.for("nodejs.\
util.inspect.custom"),{value:function(e,t,r){return`Headers (lightweight) ${r(Object.fromEntries(this),{...t,depth:e==null?null:e-1})}`}});Object.setPrototypeOf(Xe.prototype,Qe.prototype);var Mt=e=>globalThis.
Headers===Qe?new Xe(e):Dt(e.rawHeaders,globalThis.Headers),Cn=/^\/[!#$&-;=?-\[\]_a-z~]*$/,Tn=/\/\.\.?(?:[/?#]|$)/,An=/^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/,pe=e=>{let t=e.indexOf("\\");if(t!==
-1){let r=e.indexOf("?");if(r===-1||t<r)throw new v("Backslash in request path")}},jt=(e,t,r)=>{let n=`${e}://${t}${r}`;if(An.test(t)){if(r.length===0)return n+"/";if(r.charCodeAt(0)!==47)throw new v(
"Invalid URL");return!Cn.test(r)||Tn.test(r)?(pe(r),new URL(n).href):n}else{pe(r);let s=new URL(n);if(s.hostname.length!==t.length&&s.hostname!==(t.includes(":")?t.replace(/:\d+$/,""):t).toLowerCase())
throw new v("Invalid host header");return s.href}},On=e=>e instanceof v?e:new v(e.message,{cause:e}),Pn=global.Request,U=class extends Pn{constructor(e,t){if(typeof e=="object"&&L in e){let r=t!==void 0&&
"body"in t&&t.body!=null;if(e[P]&&!r)throw new TypeError("Cannot construct a Request with a Request object that has already been used.");e=e[L]()}typeof t?.body?.getReader<"u"&&(t.duplex??="half"),super(
e,t)}},Nt=Symbol("wrapBodyStream"),Hn=new Set(["latin1","binary","hex","base64","base64url"]),Bn=e=>e===null||Hn.has(e),Ue=Symbol("bodyBufferedBeforeDisconnect"),Fe=Symbol("bodyBufferedLengthBeforeDis\
connect"),Ut=(e,t)=>Buffer.isBuffer(e)?e:Buffer.from(e,t??"utf8"),Ze=e=>!(e instanceof x.Http2ServerRequest)&&!!e.complete&&!!e.readableAborted&&typeof e.read=="function"&&Bn(e.readableEncoding),Ht=e=>{
if(e.readableDidRead||!Ze(e))return;let t=e;t[Fe]??=e.readableLength},me=(e,t)=>{if(e.readableDidRead&&!t||!Ze(e))return;let r=e;if(r[Ue]!==void 0)return r[Ue];let n,s=e.errored;if(s&&s.code!=="ECONNR\
ESET")n=s;else if(r[Fe]!==void 0&&e.readableLength!==r[Fe])n=ye();else{let o=t??[],i=e.read();i!==null&&o.push(Ut(i,e.readableEncoding));let a=o.length===1?o[0]:Buffer.concat(o);n=a;let c=e.headers["c\
ontent-length"];if(typeof c=="string"&&/^\d+$/.test(c)){let l=Number(c);Number.isSafeInteger(l)&&a.length!==l&&(n=ye())}}return r[Ue]=n,n},Bt=(e,t)=>{if(t instanceof Error){e.error(t);return}t.length>
0&&e.enqueue(t),e.close()},Ln=(e,t,r,n,s)=>{let o={method:e,headers:r,signal:s.signal};if(e==="TRACE"){o.method="GET";let i=new U(t,o);return Object.defineProperty(i,"method",{get(){return"TRACE"}}),i}
if(!(e==="GET"||e==="HEAD"))if("rawBody"in n&&n.rawBody instanceof Buffer)o.body=new ReadableStream({start(i){i.enqueue(n.rawBody),i.close()}});else if(n[Nt]){let i;o.body=new ReadableStream({async pull(a){
try{if(!i){let d=me(n);if(d!==void 0){Bt(a,d);return}}i||=Ke.Readable.toWeb(n).getReader();let{done:c,value:l}=await i.read();c?a.close():a.enqueue(l)}catch(c){a.error(c)}}})}else{let i=me(n);i!==void 0?
o.body=new ReadableStream({start(a){Bt(a,i)}}):o.body=Ke.Readable.toWeb(n)}return new U(t,o)},L=Symbol("getRequestCache"),A=Symbol("requestCache"),W=Symbol("incomingKey"),X=Symbol("urlKey"),Wt=Symbol(
"methodKey"),Kt=Symbol("headersKey"),J=Symbol("abortControllerKey"),Ge=Symbol("getAbortController"),ze=Symbol("abortRequest"),B=Symbol("bodyBuffer"),he=Symbol("bodyReadPromise"),P=Symbol("bodyConsumed\
Directly"),Lt=Symbol("bodyLockReader"),Q=Symbol("abortReason"),ye=()=>new TypeError("Body is unusable"),Z=()=>Promise.reject(ye()),_n=new TextDecoder,$n=e=>{if(e[P])return Z();e[P]=!0},qn=e=>e.buffer.
slice(e.byteOffset,e.byteOffset+e.byteLength),In=e=>(e[Kt]||=Mt(e[W])).get("content-type")||"",Dn=/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/,Mn=e=>{if(typeof e!="string"||e.length===0)return"GET";switch(e){case"\
DELETE":case"GET":case"HEAD":case"OPTIONS":case"PATCH":case"POST":case"PUT":case"QUERY":return e}let t=e.toUpperCase();switch(t){case"DELETE":case"GET":case"HEAD":case"OPTIONS":case"POST":case"PUT":return t;default:
return e}},jn=e=>{if(!Dn.test(e))return new TypeError(`'${e}' is not a valid HTTP method.`);let t=e.toUpperCase();if(t==="CONNECT"||t==="TRACK"||t==="TRACE"&&e!=="TRACE")return new TypeError(`'${e}' H\
TTP method is unsupported.`)},et=(e,t,r)=>{if(e[P])return Z();let n=e.method;if(n==="GET"||n==="HEAD")return e[L]()[t]();let s=jn(n);if(s)return Promise.reject(s);if(e[A]&&n!=="TRACE")return e[A][t]();
let o=$n(e);if(o)return o;let i=Nn(e);if(i){let a=Promise.resolve(r(i,e));return e[B]=void 0,a}return Un(e).then(a=>{let c=r(a,e);return e[B]=void 0,c})},Nn=e=>{let t=e[W];if("rawBody"in t&&t.rawBody instanceof
Buffer)return t.rawBody},_t=(e,t)=>{if(t.errored)return t.errored;let r=e[Q];return r!==void 0?r instanceof Error?r:new Error(String(r)):new Error("Client connection prematurely closed.")},Un=e=>{if(e[B])
return Promise.resolve(e[B]);if(e[he])return e[he];let t=e[W];if(t.readableDidRead)return Z();let r=me(t);if(r!==void 0)return r instanceof Error?Promise.reject(r):(e[B]=r,Promise.resolve(r));let n=new Promise(
(s,o)=>{let i=[],a=!1,c=w=>{a||(a=!0,m(),w())},l=w=>{let p=t.errored??w;return!Ze(t)||p&&p.code!=="ECONNRESET"?!1:(c(()=>{let y=me(t,i);y instanceof Error?o(y):y===void 0?o(w??_t(e,t)):(e[B]=y,s(y))}),
!0)},d=w=>{i.push(Ut(w,t.readableEncoding))},u=()=>{c(()=>{let w=i.length===1?i[0]:Buffer.concat(i);e[B]=w,s(w)})},f=w=>{l(w)||c(()=>{o(w)})},h=()=>{if(t.readableEnded){u();return}l()||c(()=>{o(_t(e,t))})},
m=()=>{t.off("data",d),t.off("end",u),t.off("error",f),t.off("close",h),e[he]=void 0};t.on("data",d),t.on("end",u),t.on("error",f),t.on("close",h),queueMicrotask(()=>{a||(t.readableEnded?u():t.errored?
f(t.errored):t.destroyed&&h())})});return e[he]=n,n},C={get method(){return this[Wt]},get url(){return this[X]},get headers(){return this[Kt]||=Mt(this[W])},[ze](e){this[Q]===void 0&&(this[Q]=e);let t=this[J];
t&&!t.signal.aborted&&t.abort(e)},[Ge](){return this[J]||=new AbortController,this[Q]!==void 0&&!this[J].signal.aborted&&this[J].abort(this[Q]),this[J]},[L](){let e=this[Ge]();if(this[A])return this[A];
let t=this.method;if(this[P]&&!(t==="GET"||t==="HEAD")){this[B]=void 0;let r={method:t==="TRACE"?"GET":t,headers:this.headers,signal:e.signal};t!=="TRACE"&&(r.body=new ReadableStream({start(s){s.close()}}),
r.duplex="half");let n=new U(this[X],r);return t==="TRACE"&&Object.defineProperty(n,"method",{get(){return"TRACE"}}),this[A]=n}return this[A]=Ln(this.method,this[X],this.headers,this[W],e)},get body(){
if(!this[P])return this[L]().body;let e=this[L]();return!this[Lt]&&e.body&&(this[Lt]=e.body.getReader()),e.body},get bodyUsed(){return this[P]?!0:this[A]?this[A].bodyUsed:!1}};Object.defineProperty(C,
"signal",{get(){return this[Ge]().signal}});["cache","credentials","destination","duplex","integrity","mode","redirect","referrer","referrerPolicy","keepalive"].forEach(e=>{Object.defineProperty(C,e,{
get(){return this[L]()[e]}})});["clone","formData"].forEach(e=>{Object.defineProperty(C,e,{value:function(){if(this[P]){if(e==="clone")throw ye();return Z()}return this[L]()[e]()}})});Object.defineProperty(
C,"text",{value:function(){return et(this,"text",e=>_n.decode(e))}});Object.defineProperty(C,"arrayBuffer",{value:function(){return et(this,"arrayBuffer",e=>qn(e))}});Object.defineProperty(C,"blob",{value:function(){
return et(this,"blob",(e,t)=>{let r=In(t),n=r?{headers:{"content-type":r}}:void 0;return new Response(e,n).blob()})}});Object.defineProperty(C,"json",{value:function(){return this[P]?Z():this.text().then(
JSON.parse)}});Object.defineProperty(C,Symbol.for("nodejs.util.inspect.custom"),{value:function(e,t,r){return`Request (lightweight) ${r({method:this.method,url:this.url,headers:this.headers,nativeRequest:this[A]},
{...t,depth:e==null?null:e-1})}`}});Object.setPrototypeOf(C,U.prototype);var Wn=(e,t)=>{let r=Object.create(C);r[W]=e,r[Wt]=Mn(e.method);let n=e.url||"";if(n[0]!=="/"&&(n.startsWith("http://")||n.startsWith(
"https://"))){if(e instanceof x.Http2ServerRequest)throw new v("Absolute URL for :path is not allowed in HTTP/2");try{pe(n),r[X]=new URL(n).href}catch(i){throw new v("Invalid absolute URL",{cause:i})}
return r}let s=(e instanceof x.Http2ServerRequest?e.authority:e.headers.host)||t;if(!s)throw new v("Missing host header");let o;if(e instanceof x.Http2ServerRequest){if(o=e.scheme,!(o==="http"||o==="h\
ttps"))throw new v("Unsupported scheme")}else o=e.socket&&e.socket.encrypted?"https":"http";try{r[X]=jt(o,s,n)}catch(i){throw i instanceof v?i:new v("Invalid URL",{cause:i})}return r},q="text/plain; c\
harset=UTF-8",Ve=Symbol("responseCache"),N=Symbol("getResponseCache"),O=Symbol("cache"),we=global.Response,k=class Ft{#e;#t;[N](){let t=this[O],r=t&&t[2]instanceof Headers?t[2]:void 0;return delete this[O],
this[Ve]||=new we(this.#e,r?{status:this.#t?.status,statusText:this.#t?.statusText,headers:r}:this.#t)}constructor(t,r){let n;if(this.#e=t,r instanceof we){let s=r[Ve];if(s){this.#t=s,this[N]();return}
this.#t=r instanceof Ft?r.#t:r,n=new Headers(r.headers)}else this.#t=r;(t==null||typeof t=="string"||typeof t?.getReader<"u"||t instanceof Blob||t instanceof Uint8Array)&&(this[O]=[r?.status||200,t??null,
n||r?.headers])}get headers(){let t=this[O];return t?(t[2]instanceof Headers||(t[2]=new Headers(t[2]||(t[1]===null?void 0:{"content-type":q}))),t[2]):this[N]().headers}get status(){return this[O]?.[0]??
this[N]().status}get ok(){let t=this.status;return t>=200&&t<300}};["body","bodyUsed","redirected","statusText","trailers","type","url"].forEach(e=>{Object.defineProperty(k.prototype,e,{get(){return this[N]()[e]}})});
["arrayBuffer","blob","clone","formData","json","text"].forEach(e=>{Object.defineProperty(k.prototype,e,{value:function(){return this[N]()[e]()}})});Object.defineProperty(k.prototype,Symbol.for("nodej\
s.util.inspect.custom"),{value:function(e,t,r){return`Response (lightweight) ${r({status:this.status,headers:this.headers,ok:this.ok,nativeResponse:this[Ve]},{...t,depth:e==null?null:e-1})}`}});Object.
setPrototypeOf(k,we);Object.setPrototypeOf(k.prototype,we.prototype);var Kn=/^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/,Fn=e=>e instanceof URL?e.href:Kn.test(e)?e:new URL(e).href,Gn=new Set([301,302,303,307,
308]);Object.defineProperty(k,"redirect",{value:function(t,r=302){if(!Gn.has(r))throw new RangeError("Invalid status code");return new k(null,{status:r,headers:{location:Fn(t)}})},writable:!0,configurable:!0});
Object.defineProperty(k,"json",{value:function(t,r){let n=JSON.stringify(t);if(n===void 0)throw new TypeError("The data is not JSON serializable");let s=r?.headers,o;return s?(o=new Headers(s),o.has("\
content-type")||o.set("content-type","application/json")):o={"content-type":"application/json"},new k(n,{status:r?.status??200,statusText:r?.statusText,headers:o})},writable:!0,configurable:!0});async function zn(e){
return Promise.race([e,Promise.resolve().then(()=>Promise.resolve(void 0))])}function Gt(e,t,r){let n=c=>{e.cancel(c).catch(()=>{})},s=t.stream;if(t.destroyed||s?.closed||s?.destroyed)return n(),e.closed;
return t.on("close",n),t.on("error",n),(r??e.read()).then(a,o),e.closed.finally(()=>{t.off("close",n),t.off("error",n)});function o(c){c&&t.destroy(c)}function i(){e.read().then(a,o)}function a({done:c,
value:l}){try{c?t.end():t.write(l)?e.read().then(a,o):t.once("drain",i)}catch(d){o(d)}}}function $t(e,t){if(e.locked)throw new TypeError("ReadableStream is locked.");if(t.destroyed){e.cancel().catch(()=>{});
return}return Gt(e.getReader(),t)}var Ye=(e,t)=>{let r={};if(e instanceof Headers||(e=new Headers(e??void 0)),e.has("set-cookie")){let n=[];for(let[s,o]of e)s==="set-cookie"?n.push(o):r[s]=o;n.length>
0&&(r["set-cookie"]=n)}else for(let[n,s]of e)r[n]=s;return t&&(r["content-type"]??=t),r},ge=Symbol("outgoingEnded"),qt=Symbol("incomingDraining"),Vn=500,Yn=64*1024*1024,zt=e=>{let t=e;if(e.destroyed||
t[qt])return;if(t[qt]=!0,e instanceof x.Http2ServerRequest){try{e.stream?.close?.(x.constants.NGHTTP2_NO_ERROR)}catch{}return}let r=0,n=()=>{clearTimeout(o),e.off("data",i),e.off("end",n),e.off("error",
n)},s=()=>{n();let a=e.socket;a&&!a.destroyed&&(typeof a.destroySoon=="function"?a.destroySoon():typeof a.destroy=="function"&&a.destroy())},o=setTimeout(s,Vn);o.unref?.();let i=a=>{r+=a.length,r>Yn&&
s()};e.on("data",i),e.on("end",n),e.on("error",n),e.resume()},Jn=(e,t,r,n)=>()=>{t.errored?(Ht(t),e[ze](t.errored.toString())):(!r.writableFinished||t instanceof x.Http2ServerRequest&&t.aborted)&&(Ht(
t),e[ze]("Client connection prematurely closed.")),n&&!t.readableEnded&&setTimeout(()=>{t.readableEnded||setTimeout(()=>{zt(t)})})},Qn=e=>{if(!(O in e))return!1;let t=e[O][1];return t===null||typeof t==
"string"||t instanceof Uint8Array},Xn=()=>new Response(null,{status:400}),Vt=e=>new Response(null,{status:e instanceof Error&&(e.name==="TimeoutError"||e.constructor.name==="TimeoutError")?504:500}),be=(e,t)=>{
let r=e instanceof Error?e:new Error("unknown error",{cause:e});r.code==="ERR_STREAM_PREMATURE_CLOSE"?console.info("The user aborted a request."):(console.error(e),t.headersSent||(t instanceof K.ServerResponse&&
(t._contentLength=null),t.writeHead(500,{"Content-Type":"text/plain"})),t.end(`Error: ${r.message}`),t.destroy(r))},Je=e=>{"flushHeaders"in e&&e.writable&&e.flushHeaders()},Yt=(e,t,r)=>{let n=e;return n.
_contentLength===null&&n._hasBody&&n.useChunkedEncodingByDefault&&!n._removedContLen&&t>=200&&t!==204&&t!==304&&!e.hasHeader("content-length")&&!e.hasHeader("transfer-encoding")&&!e.hasHeader("trailer")?
(n._contentLength=r,!0):!1},We=(e,t,r)=>{Yt(e,t,r)?e.writeHead(t,{"Content-Type":q}):e.writeHead(t,{"Content-Type":q,"Content-Length":r})},Jt=async(e,t)=>{let[r,n,s]=e[O];if(!s){n===null?(t.writeHead(
r),t.end()):typeof n=="string"?(We(t,r,Buffer.byteLength(n)),t.end(n)):n instanceof Uint8Array?(We(t,r,n.byteLength),t.end(n)):n instanceof Blob?(We(t,r,n.size),t.end(new Uint8Array(await n.arrayBuffer()))):
(t.writeHead(r,{"Content-Type":q}),Je(t),await $t(n,t)?.catch(c=>be(c,t))),t[ge]?.();return}let o=!1,i=!1,a=!0;if(s instanceof Headers)o=s.has("content-length"),s=Ye(s,n===null?void 0:q);else if(Array.
isArray(s)){let c=new Headers(s);o=c.has("content-length"),s=Ye(c,n===null?void 0:q)}else{i=!0;for(let c in s){if(c.length===14&&c.toLowerCase()==="content-length"){o=!0;break}(c.length===17&&c.toLowerCase()===
"transfer-encoding"||c.length===7&&c.toLowerCase()==="trailer")&&(a=!1)}}if(!o){let c;typeof n=="string"?c=Buffer.byteLength(n):n instanceof Uint8Array?c=n.byteLength:n instanceof Blob&&(c=n.size),c!==
void 0&&(!i||!a||!Yt(t,r,c))&&(i&&(s={...s}),s["Content-Length"]=c)}t.writeHead(r,s),n==null?t.end():typeof n=="string"||n instanceof Uint8Array?t.end(n):n instanceof Blob?t.end(new Uint8Array(await n.
arrayBuffer())):(Je(t),await $t(n,t)?.catch(c=>be(c,t))),t[ge]?.()},Qt=e=>typeof e.then=="function",Zn=async(e,t,r={})=>{if(Qt(e))if(r.errorHandler)try{e=await e}catch(s){let o=await r.errorHandler(s);
if(!o)return;e=o}else e=await e.catch(Vt);if(O in e)return Jt(e,t);let n=Ye(e.headers,e.body===null?void 0:q);if(e.body){let s=e.body.getReader(),o=[],i=!1,a;if(n["transfer-encoding"]!=="chunked"){let c=2;
for(let l=0;l<c;l++){a||=s.read();let d=await zn(a);if(!d){if(l===1){await new Promise(u=>setTimeout(u)),c=3;continue}break}if(a=void 0,d.value&&o.push(d.value),d.done){i=!0;break}}i&&!("content-lengt\
h"in n)&&(n["content-length"]=o.reduce((l,d)=>l+d.length,0))}t.writeHead(e.status,n),o.forEach(c=>{t.write(c)}),i?t.end():(o.length===0&&Je(t),await Gt(s,t,a))}else n[Tt]||(t.writeHead(e.status,n),t.end());
t[ge]?.()},es=(e,t={})=>{let r=t.autoCleanupIncoming??!0;return t.overrideGlobalObjects!==!1&&global.Request!==U&&(Object.defineProperty(global,"Request",{value:U}),Object.defineProperty(global,"Respo\
nse",{value:k})),async(n,s)=>{let o,i,a=!1,c=!1,l=()=>{!i||c||(c=!0,s.on("close",Jn(i,n,s,a)))};try{if(i=Wn(n,t.hostname),a=r&&!(n.method==="GET"||n.method==="HEAD"),a&&(n[Nt]=!0,n instanceof x.Http2ServerRequest&&
(s[ge]=()=>{n.readableEnded||setTimeout(()=>{n.readableEnded||setTimeout(()=>{n.destroy(),s.destroy()})})})),o=e(i,{incoming:n,outgoing:s}),!Qt(o)&&Qn(o))return a&&!n.readableEnded&&s.once("finish",()=>{
n.readableEnded||zt(n)}),Jt(o,s);l()}catch(d){if(o)return be(d,s);if(t.errorHandler){if(l(),o=await t.errorHandler(i?d:On(d)),!o)return}else i?o=Vt(d):o=Xn()}try{return await Zn(o,s,t)}catch(d){return be(
d,s)}}},ts=globalThis.CloseEvent??class extends Event{#e;constructor(e,t={}){super(e,t),this.#e=t}get wasClean(){return this.#e.wasClean??!1}get code(){return this.#e.code??0}get reason(){return this.#e.
reason??""}},rs=globalThis.ErrorEvent??class extends Event{#e;constructor(e,t={}){super(e,t),this.#e=t}get message(){return this.#e.message??""}get filename(){return this.#e.filename??""}get lineno(){
return this.#e.lineno??0}get colno(){return this.#e.colno??0}get error(){return this.#e.error??null}},ns=()=>Symbol("connection"),Xt=Symbol("CONNECTION_SYMBOL_KEY"),Zt=Symbol("WAIT_FOR_WEBSOCKET_SYMBO\
L"),ss=new Set(["connection","content-length","keep-alive","proxy-authenticate","proxy-authorization","te","trailer","transfer-encoding","upgrade","sec-websocket-accept","sec-websocket-extensions","se\
c-websocket-protocol"]),er=(e,t)=>{t&&t.forEach((r,n)=>{ss.has(n.toLowerCase())||e.push(`${n}: ${r}`)})},It=(e,t,r)=>{if(e.destroyed)return;let n=["Connection: close","Content-Length: 0"];er(n,r),e.end(
`HTTP/1.1 ${t.toString()} ${K.STATUS_CODES[t]??""}\r
${n.join(`\r
`)}\r
\r
`)},os=e=>{let t=e.socket.encrypted?"https":"http",r=e.url??"/",n;r[0]!=="/"&&(r.startsWith("http://")||r.startsWith("https://"))?(pe(r),n=new URL(r).href):n=jt(t,e.headers.host??"localhost",r);let s=new Headers;
for(let o in e.headers){let i=e.headers[o];i&&s.append(o,Array.isArray(i)?i[0]:i)}return new Request(n,{headers:s})},is=e=>{let{server:t,fetchCallback:r,wss:n}=e,s=new Map;n.on("connection",(a,c)=>{let l=s.
get(c);l&&(l.resolve(a),s.delete(c))});let o=a=>{let c=s.get(a);c&&(s.delete(a),c.reject(new Error("WebSocket handshake aborted")))},i=(a,c)=>new Promise((l,d)=>{s.set(a,{resolve:l,reject:d,connectionSymbol:c})});
t.on("upgrade",async(a,c,l)=>{if(a.headers.upgrade?.toLowerCase()!=="websocket")return;let d=()=>{},u=()=>o(a);c.on("error",d),c.once("close",u);let f={incoming:a,outgoing:void 0,wss:n,[Zt]:i},h=400,m;
try{let y=await r(os(a),f);y instanceof Response&&(h=y.status,m=y.headers)}catch(y){t.listenerCount("upgrade")===1&&It(c,y instanceof v?400:500);return}if(c.destroyed){o(a);return}let w=s.get(a);if(!w||
w.connectionSymbol!==f[Xt]){o(a),t.listenerCount("upgrade")===1&&It(c,h,m);return}let p=y=>{er(y,m)};n.on("headers",p);try{n.handleUpgrade(a,c,l,y=>{c.off("close",u),c.off("error",d),n.emit("connectio\
n",y,a)})}finally{n.off("headers",p)}}),t.on("close",()=>{n.close()})},Eo=At(async(e,t,r)=>{if(e.req.header("upgrade")?.toLowerCase()!=="websocket")return;let n=e.env,s=n[Zt];if(!s||!n.incoming)return new Response(
null,{status:500});let o=ns();return n[Xt]=o,(async()=>{let i;try{i=await s(n.incoming,o)}catch{return}let a=[],c=(u,f)=>{a.push([u,f])};i.on("message",c);let l={binaryType:"arraybuffer",close(u,f){i.
close(u,f)},protocol:i.protocol,raw:i,get readyState(){return i.readyState},send(u,f){i.send(u,{compress:f?.compress})},url:new URL(e.req.url)};try{t?.onOpen?.(new Event("open"),l)}catch(u){(r?.onError??
console.error)(u)}let d=(u,f)=>{let h=Array.isArray(u)?u:[u];for(let m of h)try{t?.onMessage?.(new MessageEvent("message",{data:f?m instanceof ArrayBuffer?m:m.buffer.slice(m.byteOffset,m.byteOffset+m.
byteLength):typeof m=="string"?m:Buffer.from(m).toString("utf-8")}),l)}catch(w){(r?.onError??console.error)(w)}};i.off("message",c);for(let u of a)d(...u);i.on("message",(u,f)=>{d(u,f)}),i.on("close",
(u,f)=>{try{t?.onClose?.(new ts("close",{code:u,reason:f.toString()}),l)}catch(h){(r?.onError??console.error)(h)}}),i.on("error",u=>{try{t?.onError?.(new rs("error",{error:u}),l)}catch(f){(r?.onError??
console.error)(f)}})})(),new Response}),as=e=>{let t=e.fetch,r=es(t,{hostname:e.hostname,overrideGlobalObjects:e.overrideGlobalObjects,autoCleanupIncoming:e.autoCleanupIncoming}),n=(e.createServer||K.createServer)(
e.serverOptions||{},r);if(e.websocket&&e.websocket.server){if(e.websocket.server.options.noServer!==!0)throw new Error("WebSocket server must be created with { noServer: true } option");is({server:n,fetchCallback:t,
wss:e.websocket.server})}return n},tr=(e,t)=>{let r=as(e);return r.listen(e?.port??3e3,e.hostname,()=>{let n=r.address();t&&t(n)}),r};var pn=require("./program.cjs").engine_report_board_runs,mn=require("./program.cjs").engine_setup_api_key;var S=class extends Error{res;status;constructor(e=500,t){super(t?.message,{cause:t?.cause}),this.res=t?.res,this.status=e}getResponse(){return this.res?new Response(this.res.body,{status:this.status,
headers:this.res.headers}):new Response(this.message,{status:this.status})}};var F=Symbol();var rr=(e,t)=>new Response(e,{headers:{"Content-Type":t.replace(/^[^;]+/,r=>r.toLowerCase())}}).formData();var cs=1e4,Se=e=>"headers"in e,or=async(e,t=Object.create(null))=>{let{all:r=!1,dot:n=!1}=t,s=(Se(e)?e.headers:e.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();return s==="multip\
art/form-data"||s==="application/x-www-form-urlencoded"?ls(e,{all:r,dot:n}):{}};async function ls(e,t){if(!Se(e)&&e.bodyCache.formData)return nr(await e.bodyCache.formData,t);let r=Se(e)?e.headers:e.raw.
headers,n=await e.arrayBuffer(),s=rr(n,r.get("Content-Type")||"");Se(e)||(e.bodyCache.formData=s);let o=await s;return o?nr(o,t):{}}function nr(e,t){let r=Object.create(null),n={count:0};return e.forEach(
(s,o)=>{t.all||o.endsWith("[]")?ds(r,o,s):r[o]=s}),t.dot&&Object.entries(r).forEach(([s,o])=>{s.includes(".")&&(us(r,s,o,n),delete r[s])}),r}var ds=(e,t,r)=>{e[t]!==void 0?Array.isArray(e[t])?e[t].push(
r):e[t]=[e[t],r]:t.endsWith("[]")?e[t]=[r]:e[t]=r},us=(e,t,r,n)=>{if(/(?:^|\.)__proto__\./.test(t))return;let s=e,o=t.split(".",34);o.length>33&&sr(),o.forEach((i,a)=>{a===o.length-1?s[i]=r:((!s[i]||typeof s[i]!=
"object"||Array.isArray(s[i])||s[i]instanceof File)&&(n.count++>=cs&&sr(),s[i]=Object.create(null)),s=s[i])})},sr=()=>{throw new Error("Nesting limit exceeded")};var nt=e=>{let t=e.split("/");return t[0]===""&&t.shift(),t},ee=e=>{let{groups:t,path:r}=fs(e),n=nt(r);return hs(n,t)},fs=e=>{let t=[];return e=e.replace(/\{[^}]+\}/g,(r,n)=>{let s=`@${n}`;return t.push(
[s,r]),s}),{groups:t,path:e}},hs=(e,t)=>{for(let r=t.length-1;r>=0;r--){let[n]=t[r];for(let s=e.length-1;s>=0;s--)if(e[s].includes(n)){e[s]=e[s].replace(n,t[r][1]);break}}return e},Ee={},te=(e,t)=>{if(e===
"*")return"*";let r=e.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);if(r){let n=`${e}#${t}`;return Ee[n]||(r[2]?Ee[n]=t&&t[0]!==":"&&t[0]!=="*"?[n,r[1],new RegExp(`^${r[2]}(?=/${t})`)]:[e,r[1],new RegExp(`^${r[2]}\
$`)]:Ee[n]=[e,r[1],!0]),Ee[n]}return null},ve=(e,t)=>{try{return t(e)}catch{return e.replace(/(?:%[0-9A-Fa-f]{2})+/g,r=>{try{return t(r)}catch{return r}})}};var tt=e=>decodeURI(e.includes("%25")?e.replace(/%25/g,"%2525"):e),st=e=>{let t=e.url,r=t.indexOf("/",t.indexOf(":")+4),n=r;for(;n<t.length;n++){let s=t.charCodeAt(n);if(s===37){let o=t.indexOf("?",n),
i=t.indexOf("#",n),a=o===-1?i===-1?void 0:i:i===-1?o:Math.min(o,i),c=t.slice(r,a),l=ve(c,tt);if(/%(?![0-9A-Fa-f]{2})/.test(c)){let d=new URL("http://localhost");if(d.pathname=l.replace(/[\\\t\n\r]/g,encodeURIComponent),
ve(d.pathname,tt)!==l)return ve(c.replace(/%(?![0-9A-Fa-f]{2})/g,"%25"),tt)}return l}else if(s===63||s===35)break}return t.slice(r,n)};var ir=e=>{let t=st(e);return t.length>1&&t.at(-1)==="/"?t.slice(0,-1):t},I=(e,t,...r)=>(r.length&&(t=I(t,...r)),`${e?.[0]==="/"?"":"/"}${e}${t==="/"?"":`${e?.at(-1)==="/"?"":"/"}${t?.[0]==="/"?t.slice(
1):t}`}`),xe=e=>{if(e.charCodeAt(e.length-1)!==63||!e.includes(":"))return null;let t=e.split("/"),r=[],n="";return t.forEach(s=>{if(s!==""&&!/\:/.test(s))n+="/"+s;else if(/\:/.test(s))if(s.charCodeAt(
s.length-1)===63){r.length===0&&n===""?r.push("/"):r.push(n);let o=s.slice(0,-1);n+="/"+o,r.push(n)}else n+="/"+s}),r.filter((s,o,i)=>i.indexOf(s)===o)},G=e=>e.indexOf("%")!==-1?ve(e,ps):e,rt=e=>(e.indexOf(
"+")!==-1&&(e=e.replace(/\+/g," ")),G(e)),ar=(e,t,r)=>{let n=e.indexOf("#",8);n!==-1&&(e=e.slice(0,n));let s;if(!r&&t&&!/[%+&=]/.test(t)){let a=e.indexOf("?",8),c=a;if(c===-1)return;for(e.startsWith(t,
c+1)||(c=e.indexOf(`&${t}`,c+1));c!==-1;){let l=e.charCodeAt(c+t.length+1);if(l===61||l===38||isNaN(l)){if(c>a&&/(?:^|&)[^=&]*[%+]/.test(e.slice(a+1,c)))break;if(l===61){let d=c+t.length+2,u=e.indexOf(
"&",d);return rt(e.slice(d,u===-1?void 0:u))}return""}c=e.indexOf(`&${t}`,c+1)}if(s=/[%+]/.test(e),!s)return}let o=Object.create(null);s??=/[%+]/.test(e);let i=e.indexOf("?",8);for(;i!==-1;){let a=e.indexOf(
"&",i+1),c=e.indexOf("=",i);c>a&&a!==-1&&(c=-1);let l=e.slice(i+1,c===-1?a===-1?void 0:a:c);if(s&&(l=rt(l)),i=a,l==="")continue;let d;c===-1?d="":(d=e.slice(c+1,a===-1?void 0:a),s&&(d=rt(d))),r?(o[l]&&
Array.isArray(o[l])||(o[l]=[]),o[l].push(d)):o[l]??=d}return t?o[t]:o},cr=ar,lr=(e,t)=>ar(e,t,!0),ps=decodeURIComponent;var dr=class{raw;#e;#t;routeIndex=0;path;bodyCache={};constructor(e,t="/",r=[[]]){this.raw=e,this.path=t,this.#t=r}param(e){return e?this.#n(e):this.#o()}#n(e){let t=this.#t[0][this.routeIndex]?.[1][e],
r=this.#s(t);return r&&G(r)}#o(){let e={},t=Object.keys(this.#t[0][this.routeIndex]?.[1]??{});for(let r of t){let n=this.#s(this.#t[0][this.routeIndex][1][r]);n!==void 0&&(e[r]=G(n))}return e}#s(e){return this.#t[1]?
this.#t[1][e]:e}query(e){return cr(this.url,e)}queries(e){return lr(this.url,e)}header(e){if(e)return this.raw.headers.get(e)??void 0;let t=Object.create(null);return this.raw.headers.forEach((r,n)=>{
t[n]=r}),t}async parseBody(e){return or(this,e)}#r=e=>{let{bodyCache:t,raw:r}=this,n=t[e];if(n)return n;for(let s in t)return t[s].then(o=>{s==="json"&&(o=JSON.stringify(o));let i=s==="formData"?void 0:
r.headers.get("content-type");return new Response(o,{headers:i?{"Content-Type":i}:void 0})[e]()});return t[e]=r[e]()};json(){return this.#r("text").then(e=>JSON.parse(e))}text(){return this.#r("text")}arrayBuffer(){
return this.#r("arrayBuffer")}bytes(){return this.#r("arrayBuffer").then(e=>new Uint8Array(e))}blob(){return this.#r("blob")}formData(){return this.#r("formData")}addValidatedData(e,t){(this.#e??={})[e]=
t}valid(e){return this.#e?.[e]}get url(){return this.raw.url}get method(){return this.raw.method}get[F](){return this.#t}get matchedRoutes(){return this.#t[0].map(([[,e]])=>e)}get routePath(){return this.#t[0].
map(([[,e]])=>e)[this.routeIndex].path}};var Re={Stringify:1,BeforeStream:2,Stream:3},ms=(e,t)=>{let r=new String(e);return r.isEscaped=!0,r.callbacks=t,r};var re=async(e,t,r,n,s)=>{typeof e=="object"&&!(e instanceof String)&&(e instanceof Promise||(e=e.toString()),e instanceof Promise&&(e=await e));let o=e.callbacks;if(!o?.length)return Promise.resolve(
e);s?s[0]+=e:s=[e];let i=Promise.all(o.map(a=>a({phase:t,buffer:s,context:n}))).then(a=>Promise.all(a.filter(Boolean).map(c=>re(c,t,!1,n,s))).then(()=>s[0]));return r?ms(await i,o):i};var ur="text/plain; charset=UTF-8",ot=(e,t)=>({"Content-Type":e,...t}),ne=(e,t)=>new Response(e,t),it=class{#e;#t;env={};#n;finalized=!1;error;#o;#s;#r;#c;#i;#a;#d;#u;#f;constructor(e,t){this.#e=e,t&&
(this.#s=t.executionCtx,this.env=t.env,this.#a=t.notFoundHandler,this.#f=t.path,this.#u=t.matchResult)}get req(){return this.#t??=new dr(this.#e,this.#f,this.#u),this.#t}get event(){if(this.#s&&"respo\
ndWith"in this.#s)return this.#s;throw Error("This context has no FetchEvent")}get executionCtx(){if(this.#s)return this.#s;throw Error("This context has no ExecutionContext")}get res(){return this.#r||=
ne(null,{headers:this.#d??=new Headers})}set res(e){if(this.#r&&e){e=ne(e.body,e);for(let[t,r]of this.#r.headers.entries())if(t!=="content-type")if(t==="set-cookie"){let n=this.#r.headers.getSetCookie();
e.headers.delete("set-cookie");for(let s of n)e.headers.append("set-cookie",s)}else e.headers.set(t,r)}this.#r=e,this.finalized=!0}render=(...e)=>(this.#i??=t=>this.html(t),this.#i(...e));setLayout=e=>this.#c=
e;getLayout=()=>this.#c;setRenderer=e=>{this.#i=e};header=(e,t,r)=>{this.finalized&&!this.#r.bodyUsed&&(this.#r=ne(this.#r.body,this.#r));let n=this.#r?this.#r.headers:this.#d??=new Headers;t===void 0?
n.delete(e):r?.append?n.append(e,t):n.set(e,t)};status=e=>{this.#o=e};set=(e,t)=>{this.#n??=new Map,this.#n.set(e,t)};get=e=>this.#n?this.#n.get(e):void 0;get var(){return this.#n?Object.fromEntries(this.#n):
{}}#l(e,t,r){let n=this.#r?new Headers(this.#r.headers):this.#d;if(typeof t=="object"&&t.headers){n??=new Headers;for(let[o,i]of new Headers(t.headers))o==="set-cookie"?n.append(o,i):n.set(o,i)}if(r){
if(!n){let o=0;for(let i in r)if(++o>1||typeof r[i]!="string"){n=new Headers;break}}if(n)for(let o in r){let i=r[o];if(typeof i=="string")n.set(o,i);else{n.delete(o);for(let a of i)n.append(o,a)}}}let s=typeof t==
"number"?t:t?.status??this.#o;return ne(e,{status:s,headers:n??r})}newResponse=(...e)=>this.#l(...e);body=(e,t,r)=>this.#l(e,t,r);text=(e,t,r)=>!this.#d&&!this.#o&&!t&&!r&&!this.finalized?new Response(
e):this.#l(e,t,ot(ur,r));json=(e,t,r)=>this.#l(JSON.stringify(e),t,ot("application/json",r));html=(e,t,r)=>{let n=s=>this.#l(s,t,ot("text/html; charset=UTF-8",r));return typeof e=="object"?re(e,Re.Stringify,
!1,{}).then(n):n(e)};redirect=(e,t)=>{let r=String(e);return this.header("Location",/[^\x00-\xFF]/.test(r)?encodeURI(r):r),this.newResponse(null,t??302)};notFound=()=>(this.#a??=()=>ne(),this.#a(this))};var at=(e,t,r)=>(n,s)=>{let o=-1;return i(0);async function i(a){if(a<=o)throw new Error("next() called multiple times");o=a;let c,l=!1,d;if(e[a]?(d=e[a][0][0],n.req.routeIndex=a):d=a===e.length&&s||void 0,
d)try{c=await d(n,()=>i(a+1))}catch(u){if(u instanceof Error&&t)n.error=u,c=await t(u,n),l=!0;else throw u}else n.finalized===!1&&r&&(c=await r(n));return c&&(n.finalized===!1||l)&&(n.res=c),n}};var ys=e=>e.req[F][0].map(([[,t]])=>t),fr=(e,t)=>ys(e).at(t??e.req.routeIndex)?.path??"";var hr=["get","post","put","delete","options","patch","query"],ke="Can not add a route since the matcher is already built.",Ce=class extends Error{};var pr="__COMPOSED_HANDLER";var mr=e=>{let t=e.length;for(;t>0&&e.charCodeAt(t-1)===47;)t--;return e.length-t},ws=(e,t,r)=>{if(!/[:*]/.test(t))return t.length;let n=e.req.path,s=e.req[F],o=new Set,i=0;for(let a of ee(t)){if(a[0]===
":"&&a.endsWith("}?"))throw new Error(`mount(): Optional regular expression parameters are not supported in "${r}".`);let c=te(a);if(c&&c!=="*"){let l=c[1];if(o.has(l))throw new Error(`mount(): Duplic\
ate path parameter "${l}" in "${r}".`);o.add(l)}if(c&&c!=="*"&&c[2]!==!0){let l=s.length===2?s[1][s[0][e.req.routeIndex][1][c[1]]]:s[0][e.req.routeIndex][1][c[1]];i+=l.length+1}else if(c||a.endsWith("\
*")){let l=n.indexOf("/",i+1);i=l===-1?n.length:l}else i+=a.length+1}return i},yr=(e,t,r)=>{if(/[^/]\*$/.test(r))throw new Error(`mount(): Wildcard must follow "/" in "${r}".`);let n=ws(e,t,r),s=e.req.
path.slice(n)||"/";if(n>e.req.path.length||s[0]!=="/"||/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(s))throw new S(400,{message:"Invalid mounted path"});let o=e.req.raw.url;if(/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(
o))throw new S(400,{message:"Invalid mounted path"});let i=o.search(/[?#]/),a=mr(i===-1?o:o.slice(0,i));if(a>1&&mr(e.req.path)===a-1)throw new S(400,{message:"Invalid mounted path"});let c=new URL(o);
return c.pathname=s.replace(/[\\\t\n\r]/g,encodeURIComponent),s.includes("%"),new Request(c,e.req.raw)};var gs=e=>e.text("404 Not Found",404),wr=(e,t)=>{if("getResponse"in e){let r=e.getResponse();return t.newResponse(r.body,r)}return console.error(e),t.text("Internal Server Error",500)},gr=class br{get;post;put;delete;options;patch;query;all;on;use;router;getPath;_basePath="\
/";#e="/";routes=[];constructor(t={}){[...hr,"all"].forEach(s=>{this[s]=(o,...i)=>{let a=s.toUpperCase();return typeof o=="string"?this.#e=o:this.#o(a,this.#e,o),i.forEach(c=>{this.#o(a,this.#e,c)}),this}}),
this.on=(s,o,...i)=>{for(let a of[o].flat()){this.#e=a;for(let c of[s].flat()){let l=c.toUpperCase();for(let d of i)this.#o(l,this.#e,d)}}return this},this.use=(s,...o)=>(typeof s=="string"?this.#e=s:
(this.#e="*",o.unshift(s)),o.forEach(i=>{this.#o("ALL",this.#e,i)}),this);let{strict:r,...n}=t;Object.assign(this,n),this.getPath=r??!0?t.getPath??st:ir}#t(){let t=new br({router:this.router,getPath:this.
getPath});return t.errorHandler=this.errorHandler,t.#n=this.#n,t.routes=this.routes,t}#n=gs;errorHandler=wr;route(t,r){let n=this.basePath(t);return r.routes.map(s=>{let o;r.errorHandler===wr?o=s.handler:
(o=async(i,a)=>(await at([],r.errorHandler)(i,()=>s.handler(i,a))).res,o[pr]=s.handler),n.#o(s.method,s.path,o,s.basePath)}),this}basePath(t){let r=this.#t();return r._basePath=I(this._basePath,t),r}onError=t=>(this.
errorHandler=t,this);notFound=t=>(this.#n=t,this);mount(t,r,n){let s,o;n&&(typeof n=="function"?o=n:(o=n.optionHandler,n.replaceRequest===!1?s=l=>l:s=n.replaceRequest));let i=o?l=>{let d=o(l);return Array.
isArray(d)?d:[d]}:l=>{let d;try{d=l.executionCtx}catch{}return[l.env,d]},a=l=>{let d=fr(l);return yr(l,d.replace(/\/?\*$/,""),d)},c=async(l,d)=>{let u=await r(s?s(l.req.raw):a(l),...i(l));if(u)return u;
await d()};return this.#o("ALL",I(t,"*"),c),this}#o(t,r,n,s){r=I(this._basePath,r);let o={basePath:s!==void 0?I(this._basePath,s):this._basePath,path:r,method:t,handler:n};this.router.add(t,r,[n,o]),this.
routes.push(o)}#s(t,r){if(t instanceof Error)return this.errorHandler(t,r);throw t}#r(t,r,n,s){if(s==="HEAD")return(async()=>new Response(null,await this.#r(t,r,n,"GET")))();let o=this.getPath(t,{env:n}),
i=this.router.match(s,o),a=new it(t,{path:o,matchResult:i,env:n,executionCtx:r,notFoundHandler:this.#n});if(i[0].length===1){let l;try{l=i[0][0][0][0](a,async()=>{a.res=await this.#n(a)})}catch(d){return this.#s(
d,a)}return l instanceof Promise?l.then(d=>d||(a.finalized?a.res:this.#n(a))).catch(d=>this.#s(d,a)):l??this.#n(a)}let c=at(i[0],this.errorHandler,this.#n);return(async()=>{try{let l=await c(a);if(!l.
finalized)throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");return l.res}catch(l){return this.#s(l,a)}})()}fetch=(t,...r)=>this.#r(t,r[1],r[0],
t.method);request=(t,r,n,s)=>t instanceof Request?this.fetch(r?new Request(t,r):t,n,s):(t=t.toString(),this.fetch(new Request(/^https?:\/\//.test(t)?t:`http://localhost${I("/",t)}`,r),n,s));fire=()=>{
addEventListener("fetch",t=>{t.respondWith(this.#r(t.request,t,void 0,t.request.method))})}};var E=()=>Object.create(null);var ct=[];function Sr(e,t){let r=this.buildAllMatchers(),n=((s,o)=>{let i=r[s]||r.ALL,a=i[2][o];if(a)return a;let c=o.match(i[0]);if(!c)return[[],ct];let l=c.indexOf("",1);return[i[1][l],c]});return this.
match=n,n(e,t)}var bs="[^/]+",Ss="[^]*",Es="(?:|/[^]*)",_=Symbol(),Er=new Set(".\\+*[^]$()");function vs(e,t){return e.length===1?t.length===1?e<t?-1:1:-1:t.length===1?1:e==="[^]*"||e==="(?:|/[^]*)"?t==="[^]*"?-1:1:
t==="[^]*"||t==="(?:|/[^]*)"?-1:e==="[^/]+"?1:t==="[^/]+"?-1:e.length===t.length?e<t?-1:1:t.length-e.length}var vr=class lt{#e;#t;#n=E();insert(t,r,n,s,o){let i=this;for(let a=0,c=t.length;a<c;a++){let l=t[a],
d=l.length===1?l==="*"?a===c-1?["","",Ss]:["","",bs]:null:l==="/*"?["","",Es]:l.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/),u;if(d){let f=d[1],h=d[2]||"[^/]+";if(f&&d[2]&&(new RegExp(h).test("")||(h=h.replace(
/^\((?!\?:)(?=[^)]+\)$)/,"(?:"),/\((?!\?:)/.test(h))||h.length===1&&Er.has(h)))throw _;if(o.push(h),u=i.#n[h],!u){if(h!=="[^]*"&&h!=="(?:|/[^]*)"){for(let m in i.#n)if((h.length>1||m.length>1)&&m!=="[\
^]*"&&m!=="(?:|/[^]*)")throw _}u=i.#n[h]=new lt}f!==""&&(u.#t??=s.varIndex++,n.push([f,u.#t]))}else if(o.push(l),u=i.#n[l],!u){for(let f in i.#n)if(f.length>1&&f!=="[^]*"&&f!=="(?:|/[^]*)")throw _;u=i.#n[l]=
new lt}i=u}if(i.#e!==void 0)throw _;i.#e=r}buildRegExpStr(){let t=Object.keys(this.#n).sort(vs).map(r=>{let n=this.#n[r],s=n.buildRegExpStr();return s===""?"":(typeof n.#t=="number"?`(${r})@${n.#t}`:Er.
has(r)?`\\${r}`:r)+s}).filter(Boolean);return typeof this.#e=="number"&&this.#e!==-1&&t.unshift(`#${this.#e}`),t.length===0?"":t.length===1?t[0]:"(?:"+t.join("|")+")"}};var dt=class{#e={varIndex:0};#t=new vr;#n=0;paths=E();insert(e,t){let r=[];if(t){this.#t.insert(e.split(""),-1,[],this.#e,r),this.paths[e]=[-1,[],r];return}let n=[],s=[],o=e;for(let a=0;;){let c=!1;if(o=
o.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g,l=>{let d=`@\\${a}`;return s[a]=[d,l],a++,c=!0,d}),!c)break}let i=o.match(/(?::[^\/]+)|(?:\/\*$)|./gs)||[];for(let a=s.length-1;a>=0;a--){let[c]=s[a];for(let l=i.
length-1;l>=0;l--)if(i[l].indexOf(c)!==-1){i[l]=i[l].replace(c,s[a][1]);break}}this.#t.insert(i,this.#n,n,this.#e,r),this.paths[e]=[this.#n++,n,r]}buildRegExp(){let e=this.#t.buildRegExpStr();if(e==="")
return[/^$/,[],[]];let t=0,r=[],n=[];return e=e.replace(/#(\d+)|@(\d+)|\.\*\$/g,(s,o,i)=>o!==void 0?(r[++t]=Number(o),"$()"):(i!==void 0&&(n[Number(i)]=++t),"")),[new RegExp(`^${e}`),r,n]}};function xs(e){let t=e[e.length-1];return t==="[^]*"||t==="(?:|/[^]*)"}function Rs(e,t){let r=e.length-1;for(let n=0;n<r;n++)if(e[n]!==t[n])return!1;return e[r]==="[^]*"||t.length===r||t[r]==="/"}var xr=class{name="\
RegExpRouter";#e;#t;constructor(){this.#e={ALL:[]},this.#t={ALL:new dt}}#n(e,t){try{this.#t[e].insert(t,!/\*|\/:/.test(t))}catch(r){throw r===_?new Ce(t):r}}add(e,t,r){let n=this.#e;if(!n)throw new Error(
ke);let s=this.#t;if(!n[e]){s[e]=new dt,n[e]=[...n.ALL];for(let a in s.ALL.paths)this.#n(e,a)}t==="/*"&&(t="*");let o=e==="ALL"?Object.keys(n):[e],i=xe(t)||[t];for(let a of i)for(let c of o)s[c].paths[a]||
this.#n(c,a),n[c].push([r,a])}match=Sr;buildAllMatchers(){let e=E();for(let t of Object.keys(this.#e))e[t]=this.#o(t);return this.#e=this.#t=void 0,e}#o(e){let t=this.#e[e],r=this.#t[e],n=E(),s=[],[o,
i,a]=r.buildRegExp(),c=E(),l=t.map(([u,f],h)=>((c[f]??=[]).push(h),[u,r.paths[f][1].reduceRight((m,[w,p])=>(m[w]=a[p],m),E())])),d=Object.keys(c).filter(u=>xs(r.paths[u][2]));for(let u in r.paths){let[
f,,h]=r.paths[u],m=[...c[u]];for(let p of d)p!==u&&Rs(r.paths[p][2],h)&&m.push(...c[p]);let w=m.sort((p,y)=>p-y).map(p=>l[p]);if(f===-1){let p=Math.max(-1,...w.flatMap(([,y])=>Object.values(y)));n[u]=
[w,p===-1?ct:u.match(o).slice(0,p+1)]}else s[f]=w}return[o,i.map(u=>s[u]),n]}};var Rr=class{name="SmartRouter";#e=[];#t=[];constructor(e){this.#e=e.routers}add(e,t,r){if(!this.#t)throw new Error(ke);this.#t.push([e,t,r])}match(e,t){if(!this.#t)throw new Error("Fatal error");let r=this.#e,
n=this.#t,s=r.length,o=0,i;for(;o<s;o++){let a=r[o];try{for(let c=0,l=n.length;c<l;c++)a.add(...n[c]);i=a.match(e,t)}catch(c){if(c instanceof Ce)continue;throw c}this.match=a.match.bind(a),this.#e=[a],
this.#t=void 0;break}if(o===s)throw new Error("Fatal error");return this.name=`SmartRouter + ${this.activeRouter.name}`,i}get activeRouter(){if(this.#t||this.#e.length!==1)throw new Error("No active r\
outer has been determined yet.");return this.#e[0]}};var ut=E(),ks=0,kr=class Cr{#e=[];#t=E();#n=[];#o;#s=ut;insert(t,r,n){let s=this,o=ee(r),i=new Set,a=0;for(let c of o){let l=o[++a],d=te(c,l)||(l===void 0&&c&&c.indexOf("*")===c.length-1?c:null),u=Array.
isArray(d),f=u?d[0]:d||c,h=s.#t[f]||=new Cr;d&&!h.#o&&(h.#o=d,s.#n.push(h)),s=h,u&&i.add(d[1])}s.#e.push({[t]:{handler:n,possibleKeys:[...i],score:++ks}})}#r(t,r,n,s,o){for(let i=0,a=r.#e.length;i<a;i++){
let c=r.#e[i],l=c[n]||c.ALL;if(l){l.params=E(),t.push(l);for(let d=0,u=l.possibleKeys.length;d<u;d++){let f=l.possibleKeys[d];l.params[f]=o?.[f]&&!d?o[f]:s[f]??o?.[f]}}}}search(t,r){let n=[];this.#s=ut;
let s=[this],o=nt(r),i=[],a=o.length,c=null;for(let l=0;l<a;l++){let d=o[l],u=l===a-1,f=[];for(let m=0,w=s.length;m<w;m++){let p=s[m],y=p.#t[d];y&&(y.#s=p.#s,u?(y.#t["*"]&&this.#r(n,y.#t["*"],t,p.#s),
this.#r(n,y,t,p.#s)):f.push(y));for(let g of p.#n){let V=g.#o,R=p.#s===ut?{}:{...p.#s};if(typeof V=="string"){(V==="*"||d.startsWith(V.slice(0,-1)))&&(this.#r(n,g,t,p.#s),V==="*"&&(g.#s=R,f.push(g)));
continue}let[,de,Y]=V;if(!(!d&&Y===!0)){if(Y!==!0){if(!c){c=[];let je=r[0]==="/"?1:0;for(let j=0;j<a;j++)c[j]=je,je+=o[j].length+1}let Rt=r.slice(c[l]),ue=Y.exec(Rt);if(ue){Object.hasOwn(R,de)||(R[de]=
ue[0]),this.#r(n,g,t,p.#s,R),ue[0].length===Rt.length&&g.#t["*"]&&this.#r(n,g.#t["*"],t,p.#s,R);for(let je in g.#t){g.#s=R;let j=ue[0].match(/\//g)?.length??0;(i[j]||=[]).push(g);break}continue}}(Y===
!0||Y.test(d))&&(Object.hasOwn(R,de)||(R[de]=d),u?(this.#r(n,g,t,R,p.#s),g.#t["*"]&&this.#r(n,g.#t["*"],t,R,p.#s)):(g.#s=R,f.push(g)))}}}let h=i.shift();s=h?f.concat(h):f}return n[1]&&n.sort((l,d)=>l.
score-d.score),[n.map(({handler:l,params:d})=>[l,d])]}};var ft=class{name="TrieRouter";#e=new kr;add(e,t,r){for(let n of xe(t)||[t])this.#e.insert(e,n,r)}match(e,t){return this.#e.search(e,t)}};var ht=class extends gr{constructor(e={}){super(e),this.router=e.router??new Rr({routers:[new xr,new ft]})}};var Cs="Payload Too Large",Te=e=>{let t=e.onError||(()=>{let n=new Response(Cs,{status:413});throw new S(413,{res:n})}),r=e.maxSize;return async function(s,o){if(!s.req.raw.body)return o();let i=s.req.
raw.headers.has("transfer-encoding");if(s.req.raw.headers.has("content-length")&&!i)return parseInt(s.req.raw.headers.get("content-length")||"0",10)>r?t(s):o();let a=0,c=new Uint8Array(0),l=s.req.raw.
body.getReader();for(;;){let{done:d,value:u}=await l.read();if(d)break;let f=a;if(a+=u.length,a>r)return t(s);if(a>c.length){let h=new Uint8Array(Math.min(r,Math.max(a,c.length*2)));h.set(c.subarray(0,
f)),c=h}c.set(u,f)}return s.req.raw=new Request(s.req.raw,{body:c.subarray(0,a)}),o()}};var Br=require("./program.cjs").engine_judge_receive_report,Oe=require("./program.cjs").engine_report_board_tasks,Lr=require("./program.cjs").model_openapi,_r=require("./program.cjs").model_verification;var Ts=/^[\w!#$%&'*.^`|~+-]+$/,As=/^[!#-:<>-[\]-~]+$/,Os=/^[ !#-:<-[\]-~]*$/,Tr=e=>{let t=0,r=e.length;for(;t<r;){let n=e.charCodeAt(t);if(n!==32&&n!==9)break;t++}for(;r>t;){let n=e.charCodeAt(r-1);if(n!==
32&&n!==9)break;r--}return t===0&&r===e.length?e:e.slice(t,r)},pt=(e,t)=>{if(t&&e.indexOf(t)===-1)return{};let r=e.split(";"),n=Object.create(null);for(let s of r){let o=s.indexOf("=");if(o===-1)continue;
let i=Tr(s.substring(0,o));if(t&&t!==i||!As.test(i)||i in n)continue;let a=Tr(s.substring(o+1));if(a.startsWith('"')&&a.endsWith('"')&&(a=a.slice(1,-1)),Os.test(a)&&(n[i]=G(a),t))break}return n};var Ps=(e,t,r={})=>{if(!Ts.test(e))throw new Error("Invalid cookie name");let n=`${e}=${t}`;if(/^__secure-/i.test(e)&&!r.secure)throw new Error("__Secure- Cookie must have Secure attributes");if(/^__host-/i.
test(e)){if(!r.secure)throw new Error("__Host- Cookie must have Secure attributes");if(r.path!=="/")throw new Error('__Host- Cookie must have Path attributes with "/"');if(r.domain)throw new Error("__\
Host- Cookie must not have Domain attributes")}for(let s of["domain","path","sameSite","priority"])if(r[s]&&/[;\r\n]/.test(r[s]))throw new Error(`${s} must not contain ";", "\\r", or "\\n"`);if(r&&typeof r.
maxAge=="number"&&r.maxAge>=0){if(r.maxAge>3456e4)throw new Error("Cookies Max-Age SHOULD NOT be greater than 400 days (34560000 seconds) in duration.");n+=`; Max-Age=${r.maxAge|0}`}if(r.domain&&r.prefix!==
"host"&&(n+=`; Domain=${r.domain}`),r.path&&(n+=`; Path=${r.path}`),r.expires){if(r.expires.getTime()-Date.now()>3456e7)throw new Error("Cookies Expires SHOULD NOT be greater than 400 days (34560000 s\
econds) in the future.");n+=`; Expires=${r.expires.toUTCString()}`}if(r.httpOnly&&(n+="; HttpOnly"),r.secure&&(n+="; Secure"),r.sameSite&&(n+=`; SameSite=${r.sameSite.charAt(0).toUpperCase()+r.sameSite.
slice(1)}`),r.priority&&(n+=`; Priority=${r.priority.charAt(0).toUpperCase()+r.priority.slice(1)}`),r.partitioned){if(!r.secure)throw new Error("Partitioned Cookie must have Secure attributes");n+="; \
Partitioned"}return n},Ae=(e,t,r)=>(t=encodeURIComponent(t),Ps(e,t,r));var Ar=(e,t,r)=>{let n=e.req.raw.headers.get("Cookie");if(typeof t=="string"){if(!n)return;let s=t;return r==="secure"?s="__Secure-"+t:r==="host"&&(s="__Host-"+t),pt(n,s)[s]}return n?pt(n):{}};var Hs=(e,t,r)=>{let n;return r?.prefix==="secure"?n=Ae("__Secure-"+e,t,{path:"/",...r,secure:!0}):r?.prefix==="host"?n=Ae("__Host-"+e,t,{...r,path:"/",secure:!0,domain:void 0}):n=Ae(e,t,{path:"/",...r}),
n},Or=(e,t,r,n)=>{let s=Hs(t,r,n);e.header("Set-Cookie",s,{append:!0})};var se=class{constructor(t,r,n=Date.now){this.perSecond=t;this.burst=r;this.now=n}perSecond;burst;now;buckets=new Map;take(t){let r=this.now(),n=this.buckets.get(t)??{left:this.burst,at:r},s=Math.min(
this.burst,n.left+(r-n.at)/1e3*this.perSecond);this.buckets.delete(t),this.buckets.set(t,{left:Math.max(0,s-1),at:r});let[o]=this.buckets.keys();return this.buckets.size>1e4&&o!==void 0&&this.buckets.
delete(o),s>=1?0:Math.max(1,Math.ceil((1-s)/this.perSecond))}};var mt="ultraplan_session",Bs={"content-security-policy":"default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancest\
ors 'none'","x-content-type-options":"nosniff","x-frame-options":"DENY","referrer-policy":"same-origin","cross-origin-opener-policy":"same-origin","cross-origin-resource-policy":"same-origin","cache-c\
ontrol":"no-store"},b=(e,t,r)=>new S(e,{message:t,cause:r});function Pr({key:e,sessions:t,hosts:r,limits:n=Ls()}){return async(s,o)=>{for(let[u,f]of Object.entries(Bs))s.header(u,f);let i=s.req.header(
"host")?.toLowerCase()??"";if(!r.has(i))throw b(403,"the Host header names another place","use the address that the server printed");let a=s.req.header("origin")?.toLowerCase();if(a!==void 0&&a!==`htt\
p://${i}`)throw b(403,"the Origin header names another place","open the board itself");let c=_s(s,e,t),l=s.env?.incoming?.socket?.remoteAddress??"unknown",d=c?n.known.take(`${c} ${l}`):n.anonymous.take(
l);if(d>0)throw s.header("retry-after",String(d)),b(429,"too many requests",`wait ${d} s`);c&&s.set("caller",c),await o()}}var Ls=()=>({anonymous:new se(20,100),known:new se(300,1e3)});function _s(e,t,r){
let n=e.req.header("authorization");if(n!==void 0){let[,s]=/^bearer ([\x21-\x7e]{1,512})$/i.exec(n)??[];return s!==void 0&&t.matches(s)?"key":void 0}return r.isKnown(Ar(e,mt))?"session":void 0}var D=(...e)=>async(t,r)=>{
let n=t.get("caller");if(!n)throw t.header("www-authenticate","Bearer"),b(401,"no key, or a wrong one","send Authorization: Bearer <key>");if(!e.includes(n))throw b(403,n==="key"?"a key may only repor\
t and read":"a report needs the key","see docs/board.md");await r()};var Hr=64*1024;function $r(e,t,r){e.get("/api/openapi.json",o=>o.json((0,Lr.openApi)())),e.get("/api/tasks",D("key","session"),o=>(t.look(),o.json({tasks:(0,Oe.apiTasks)(t)})));let n=Te({maxSize:Hr,onError:()=>{
throw b(413,`the body has more than ${Hr} bytes`,"shorten the details")}}),s=new yt(t,r);for(let o of["/api/tasks/:id/verification","/api/naomi/tasks/:id/verification"])e.post(o,D("key"),n,async i=>{let a=await $s(
i);t.look();let c=(0,Oe.findApiTask)(t,i.req.param("id")??"");if("status"in c)return i.json(c.body,c.status);let l=await s.take(c.board,{task:c.task.id,id:c.id,report:a});return i.json(l,l.action==="p\
ending"?202:200)})}var yt=class{constructor(t,r){this.runs=t;this.changed=r}runs;changed;waiting=[];take(t,r){return new Promise((n,s)=>{this.waiting.length===0&&setImmediate(()=>this.record()),this.waiting.
push({board:t,received:r,answer:n,fail:s})})}record(){let[t]=this.waiting;if(!t)return;let r=new Map;for(let s of this.waiting)s.board.key===t.board.key&&!r.has(s.received.task)&&r.set(s.received.task,
s);let n=[...r.values()];this.waiting=this.waiting.filter(s=>!n.includes(s)),this.waiting.length>0&&setImmediate(()=>this.record());try{let s=(0,Br.receiveReports)(this.runs.open(t.board),n.map(({received:o})=>o));
for(let[o,i]of s.entries())n[o]?.answer(i);this.changed()}catch(s){for(let{fail:o}of n)o(s)}}};async function $s(e){if(e.req.header("content-type")?.split(";")[0]?.trim().toLowerCase()!=="application/\
json")throw b(415,"the body is not application/json","send Content-Type: application/json");let r=await e.req.json().catch(()=>{throw b(400,"the body is not JSON","GET /api/openapi.json describes it")}),
n=_r.VerificationReport.safeParse(r);if(n.success)return n.data;let[s]=n.error.issues,o={error:`${s?.path.join(".")||"the body"}: ${s?.message??"not a report"}`,fix:"GET /api/openapi.json describes it"};
throw b(400,o.error,o.fix)}var wt=class{writer;encoder;writable;abortSubscribers=[];responseReadable;aborted=!1;closed=!1;constructor(e,t){this.writable=e,this.writer=e.getWriter(),this.encoder=new TextEncoder;let r=t.getReader();
this.abortSubscribers.push(async()=>{await r.cancel()}),this.responseReadable=new ReadableStream({async pull(n){let{done:s,value:o}=await r.read();s?n.close():n.enqueue(o)},cancel:()=>{this.closed||this.
abort()}})}async write(e){try{typeof e=="string"&&(e=this.encoder.encode(e)),await this.writer.write(e)}catch{}return this}async writeln(e){return await this.write(e+`
`),this}sleep(e){return new Promise(t=>setTimeout(t,e))}async close(){this.closed=!0;try{await this.writer.close()}catch{}}async pipe(e){this.writer.releaseLock();try{await e.pipeTo(this.writable,{preventClose:!0,
preventAbort:!0})}finally{this.writer=this.writable.getWriter()}}onAbort(e){this.abortSubscribers.push(e)}abort(){this.aborted||(this.aborted=!0,this.abortSubscribers.forEach(e=>{try{Promise.resolve(e()).
catch(()=>{})}catch{}}))}};var Pe=()=>{let e=typeof Bun<"u"?Bun.version:void 0;if(e===void 0)return!1;let t=e.startsWith("1.1")||e.startsWith("1.0")||e.startsWith("0.");return Pe=()=>t,t};var qr=class extends wt{constructor(e,t){super(e,t)}async writeSSE(e){let t=(await re(e.data,Re.Stringify,!1,{})).split(/\r\n|\r|\n/).map(n=>`data: ${n}`).join(`
`);for(let n of["event","id"]){let s=e[n];if(s&&/[\r\n]/.test(s))throw new Error(`${n} must not contain "\\r" or "\\n"`)}let r=[e.event&&`event: ${e.event}`,t,e.id!==void 0&&`id: ${e.id}`,e.retry!==void 0&&
`retry: ${e.retry}`].filter(Boolean).join(`
`)+`

`;await this.write(r)}},qs=async(e,t,r)=>{try{await t(e)}catch(n){n instanceof Error&&r?(await r(n,e),await e.writeSSE({event:"error",data:n.message})):console.error(n)}finally{e.close()}},Is=new WeakMap,
gt=(e,t,r)=>{let{readable:n,writable:s}=new TransformStream,o=new qr(s,n);return Pe()&&e.req.raw.signal.addEventListener("abort",()=>{o.closed||o.abort()}),Is.set(o.responseReadable,e),e.header("Trans\
fer-Encoding","chunked"),e.header("Content-Type","text/event-stream"),e.header("Cache-Control","no-cache"),e.header("Connection","keep-alive"),qs(o,t,r),e.newResponse(o.responseReadable)};var jr=require("./program.cjs").engine_report_board_runs;var Mr=require("./program.cjs").engine_report_board_runs,He=require("./program.cjs").engine_report_board_tasks,Be=require("./program.cjs").view_board,Le=require("./program.cjs").view_html_board_page,Ir=new WeakMap,
Dr=new WeakMap;function _e(e,t){let{run:r}=e,n=Ir.get(r)??new Map;Ir.set(r,n);let s=(0,He.askedTask)(e);return r.tasks.flatMap((o,i)=>{if(t&&!t.has(o.id)&&o.id!==s)return[];let a=n.get(o.id);if(a)return a;
let c=(0,Mr.apiId)(r,o.id),l=(0,Be.columnOf)(o,s),d={id:c,column:Be.COLUMNS.indexOf(l),order:`${r.startedAt} ${String(i).padStart(5,"0")}`,html:(0,Le.renderCard)(r,o,{id:c,column:l,href:`/tasks/${c}`}).
text};return n.set(o.id,d),d})}function $e(e){let{run:t,key:r}=e,n=Dr.get(t)??(0,Le.renderStrip)(t,{key:r,href:`/runs/${r}`,waits:(0,He.waitsForSession)(e)});return Dr.set(t,n),n}var qe=e=>[...e].map(([t,r])=>`${t}:${r.toString(36)}`).join(",");function Nr(e){let t=e.slice(0,8e3).matchAll(/([0-9a-f]{8}):([0-9a-z]{1,8})/g);return new Map([...t].map(([,r="",n=""])=>[r,Number.parseInt(
n,36)]))}var Ms=64,oe=new Map;function ie(e,t){let r=e.all(),n=new Map(r.map(({key:c,run:l})=>[c,l.lastSeq])),s=t?r.filter(({key:c,run:l})=>(t.get(c)??0)<l.lastSeq):[];if(!t||s.length===0)return{cursor:n};
let o=s.map(({key:c,run:l})=>`${c}:${t.get(c)??0}-${l.lastSeq}`).join(","),i=oe.get(o)??JSON.stringify({runs:s.map(c=>js(c,t.get(c.key)??0))});oe.set(o,i);let[a]=oe.keys();return oe.size>Ms&&a!==void 0&&
oe.delete(a),{cursor:n,text:i}}function js(e,t){let r=(0,jr.eventsAfter)(e,t);return{key:e.key,seq:e.run.lastSeq,events:r.map(n=>({seq:n.seq,at:n.at,type:n.type,task:Ur(e,n)})),strip:$e(e).text,cards:_e(
e,Ns(e,r))}}function Ur({run:e},t){if("task"in t&&typeof t.task=="string")return t.task;if(!("ticket"in t))return;let{ticket:r}=t;return e.tickets.find(({id:n})=>n===r)?.task??e.tasks.find(n=>[...n.attempts,
...n.reviews].some(s=>s.ticket===r))?.id}function Ns(e,t){let r=t.filter(({type:n})=>!Us.has(n)).map(n=>Ur(e,n));return r.includes(void 0)?void 0:new Set(r)}var Us=new Set(["directive_given","prompt_s\
een","notices_told","notices_shown","announced","cost_told","noted"]);var Ws=200,Ks=50,Fs=15e3,Gs=1e3,Ie=class{constructor(t){this.runs=t}runs;readers=0;sleeping=new Set;timer;soon;isClosed=!1;start(){this.timer=setInterval(()=>{this.runs.look().length>0&&this.wake()},Ws)}wake(){
this.soon??=setTimeout(()=>{this.soon=void 0,this.runs.look();for(let t of[...this.sleeping])t()},Ks)}get closed(){return this.isClosed}close(){this.isClosed=!0,clearInterval(this.timer),clearTimeout(
this.soon);for(let t of[...this.sleeping])t()}wait(t,r){return new Promise(n=>{let s=a=>{clearTimeout(i),this.sleeping.delete(o),n(a)},o=()=>s(!0),i=setTimeout(()=>s(!1),t);this.sleeping.add(o),r(o)})}};
function Wr(e,t,r){e.get("/events",D("key","session"),n=>{if(r.readers>=Gs)throw b(429,"too many readers","close another board");let s=n.req.header("last-event-id")??n.req.query("since");t.look();let o=s===
void 0?ie(t,void 0).cursor:Nr(s);return gt(n,async i=>{r.readers+=1;let a=()=>{};i.onAbort(()=>a());try{for(await i.write(`retry: 1000
: hello

`);!i.aborted&&!r.closed;){let c=ie(t,o);o=c.cursor,c.text!==void 0?await i.writeSSE({id:qe(o),data:c.text}):await r.wait(Fs,l=>{a=l})||await i.write(`: ping

`)}}finally{r.readers-=1}})})}var Zr=require("./program.cjs").engine_people_act_on_board,z=require("./program.cjs").engine_report_board_runs,M=require("./program.cjs").engine_report_board_tasks,T=require("./program.cjs").engine_report_run_story,
en=require("./program.cjs").view_board,tn=require("./program.cjs").view_html_board_page,H=require("./program.cjs").view_html_html,St=require("./program.cjs").view_html_layout,rn=require("./program.cjs").view_html_report,
nn=require("./program.cjs").view_html_run_page,sn=require("./program.cjs").view_html_task_page,ae=require("./program.cjs").view_run_view;var $=require("./program.cjs").view_html_html,Kr=require("./program.cjs").view_terminal,De=(e,{act:t,label:r,tone:n,task:s})=>$.html`<form method="post" action="/act"><input type="hidden" name="run" value="${e}"><input type="hidden" name="act" value="${t}">${s!==
void 0&&$.html`<input type="hidden" name="task" value="${s}">`}<label>Your name<input name="name" required maxlength="80" autocomplete="name"></label><label>Why<input name="reason" required maxlength="500"></label><button class="tone-${n}">${r}</button></form>`,
Fr=$.html`<p class="muted">Name and reason are recorded as unsigned (board), and shown at the next prompt in the session.</p>`,Gr=({state:e})=>e==="finished"||e==="cancelled";function zr({run:e,key:t}){
if(Gr(e))return;let n=e.state==="running"||e.state==="parked"?{act:"pause",label:"Pause the run",tone:"amber"}:{act:"resume",label:"Resume the run",tone:"green"},s=e.state==="parked"&&De(t,{act:"resum\
e",label:"Resume the run",tone:"green"});return $.html`<section class="panel"><h2>What a person may do</h2>${De(t,n)}${s}<details><summary>Cancel the run</summary>${De(t,{act:"cancel",label:"Cancel fo\
r good",tone:"red"})}</details>${Fr}</section>`}function Vr({run:e,key:t},r,n){if(Gr(e)||r.status==="approved"||r.override)return;let s=r.status==="escalated"||r.status==="blocked",o=!r.givenUp&&r.kind!==
"checkpoint"&&(s||r.status==="failed"),i=r.id===n&&r.kind==="checkpoint";if(!o&&!i)return;let a=(0,Kr.oneLine)(r.id),c=[...i?[["answer it",`/ultraplan:decide --task ${a} <answer>`]]:[],...o?[["count i\
t as complete (unverified)",`/ultraplan:skip-verify --task ${a} --reason "<why>"`],["bypass every check",`/ultraplan:force-complete --task ${a} --override-all`]]:[]];return $.html`${o&&$.html`${De(t,{
act:"reset",label:"Reset to pending",tone:"blue",task:r.id})}${Fr}`}<div class="typed"><p>To be typed in the Claude Code session:</p>${c.map(([l,d])=>$.html`<p>${l}: <code>${d}</code></p>`)}</div>`}var Yr=`// Keeps a page of the board up to date. Every page can be read and used without it.
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

/** Puts a card into its column, at its place, and says whether it has moved. */
function place({ id, column, order, html }) {
  const list = document.querySelector(\`[data-column="\${column}"] .cards\`)
  const old = document.getElementById(id)
  const card = markup(html)
  card.dataset.order = order
  if (old?.parentElement === list && old.innerHTML === card.innerHTML && old.className === card.className) {
    old.dataset.order = order
    return
  }
  const hadFocus = old?.contains(document.activeElement)
  if (old?.parentElement === list) old.replaceWith(card)
  else {
    old?.remove()
    const after = [...list.children].find((other) => other.dataset.order > order)
    list.insertBefore(card, after ?? null)
    card.classList.add('moved')
  }
  if (hadFocus) card.querySelector('a')?.focus()
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
  if (old) old.replaceWith(strip)
  else document.getElementById('strips').prepend(strip)
  for (const card of run.cards) place(card)
}

/** Whether the run has gone on since the page was read. */
let stale = false
let reading = false
const AGAIN_MS = 1000
/** Pages that are open at once do not all ask at once. */
const SPREAD_MS = 200

const isWriting = () =>
  document.activeElement?.closest('form') != null ||
  [...document.querySelectorAll('form input:not([type=hidden])')].some(({ value }) => value !== '')

const reloadSoon = (ms) => setTimeout(reload, ms + Math.random() * SPREAD_MS)

/** Other pages are read again as a whole, but never over what a person has begun to write. */
async function reload() {
  if (!stale || reading || isWriting()) return
  reading = true
  stale = false
  try {
    const response = await fetch(location.href)
    const text = await response.text()
    if (isWriting() || response.status >= 429) stale = true
    else if (response.ok) show(text)
  } catch {
    // The server does not answer now.
    stale = true
  } finally {
    reading = false
  }
  if (stale) reloadSoon(AGAIN_MS)
}

/** What a person had opened stays open. */
function show(text) {
  const next = new DOMParser().parseFromString(text, 'text/html').getElementById('main')
  const main = document.getElementById('main')
  if (!next || next.innerHTML === main.innerHTML) return
  const open = [...main.querySelectorAll('details')].map((one) => one.open)
  next.querySelectorAll('details').forEach((one, index) => {
    if (open[index] !== undefined) one.open = open[index]
  })
  main.replaceChildren(...next.childNodes)
}

document.addEventListener('focusout', () => reloadSoon(100))

const source = new EventSource(\`/events?since=\${encodeURIComponent(document.body.dataset.since)}\`)
source.onopen = () => say('live', 'live')
source.onerror = () =>
  source.readyState === EventSource.CLOSED
    ? say('lost', 'closed: open a new link')
    : say('lost', 'reconnecting')
source.onmessage = ({ data }) => {
  const { runs } = JSON.parse(data)
  if (page !== 'board') {
    if (!runs.some(({ key }) => key === document.body.dataset.run)) return
    stale = true
    return reloadSoon(0)
  }
  for (const run of runs) showOnBoard(run)
  count()
}
`;var on=H.html`<link rel="stylesheet" href="/style.css"><link rel="icon" href="/icon.svg">`,Vs='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="2" y="3" width="18" height="18" rx="\
5" fill="#e3f3e9" stroke="#1b7145" stroke-width="1.6"/><path d="M7 12.5l4 4L21 6" fill="none" stroke="#1b7145" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>',Ys=12*3600;function an(e,t){
let{runs:r,sessions:n,live:s}=t;e.get("/style.css",o=>o.body(rn.styleText,200,{"content-type":"text/css; charset=utf-8"})),e.get("/board.js",o=>o.body(Yr,200,{"content-type":"text/javascript; charset=\
utf-8"})),e.get("/icon.svg",o=>o.body(Vs,200,{"content-type":"image/svg+xml"})),e.get("/open/:link",o=>{if(o.req.method!=="GET")return o.body(null,405,{allow:"GET"});let i=n.redeem(o.req.param("link"));
return i===void 0?o.html(ce("This link is used up","The terminal of the server shows a new one.").text,401):(Or(o,mt,i,{httpOnly:!0,sameSite:"Strict",path:"/",maxAge:Ys}),t.onOpened?.(),o.redirect("/",
303))}),e.use("/",bt),e.use("/runs/*",bt),e.use("/tasks/*",bt),e.get("/",o=>o.html(Xs(r))),e.get("/runs/:key",o=>{let i=Qr(r,o.req.param("key"));return o.html(Zs(r,i,Jr(o)))}),e.get("/tasks/:id",o=>o.
html(ro(r,o.req.param("id"),Jr(o)))),e.post("/act",D("session"),Te({maxSize:8192}),async o=>{if(o.req.header("origin")===void 0)throw b(403,"the Origin header is missing","use the board itself");let i=await o.
req.parseBody(),a=u=>typeof i[u]=="string"?i[u]:"",c=Qr(r,a("run")),l=Js(a("act"),a("task")),d=(0,Zr.actOnBoard)(r.open(c),l,{name:a("name"),reason:a("reason")});if(s.wake(),"error"in d)throw b(409,d.
error,d.fix);return o.redirect(l.kind==="reset"?`/tasks/${(0,z.apiId)(c.run,l.task)}`:`/runs/${c.key}`,303)})}var Jr=e=>e.get("caller")==="session",bt=async(e,t)=>e.get("caller")?t():e.html(ce("This b\
oard is closed","Open the link that `ultraplan serve` shows in its terminal.").text,401);function Qr(e,t){e.look();let r=e.byKey(t);if(!r)throw b(404,"there is no such run","the board lists the runs");
return r}function Js(e,t){if(e==="reset")return{kind:"reset",task:t};if(e==="pause"||e==="resume"||e==="cancel")return{kind:e};throw b(400,"there is no such act","reset, pause, resume or cancel")}var Et=(e,t,{
run:r,...n})=>(0,St.renderShell)({...n,style:on,home:"/",live:{since:qe(ie(e,void 0).cursor),script:"/board.js",page:t,run:r}}),ce=(e,t)=>new H.Html((0,St.renderShell)({title:e,style:on,home:"/",main:H.html`<div class="narrow"><section class="panel"><h1>${e}</h1><p>${t}</p></section></div>`})),
Xr=4;function Qs(e){let t=new Set(e.active()),r=e.all().filter(n=>!t.has(n));return[...t,...r.slice(0,Math.max(0,Xr-t.size)||(t.size>0?1:Xr))]}function Xs(e){e.look();let t=Qs(e),r=t.flatMap(o=>_e(o)).
sort((o,i)=>o.order<i.order?-1:1),n=o=>r.filter(({column:i})=>i===o).map(i=>new H.Html(i.html)),s=(0,tn.renderBoard)({strips:t.map($e),cards:Object.fromEntries(en.COLUMNS.map((o,i)=>[o,n(i)])),broken:e.
broken,dead:t.flatMap(({run:o})=>(o.deadLetters??[]).map(({event:i,task:a,why:c})=>`${o.spec}: no webhook took ${i}${a===void 0?"":` of ${(0,ae.nameIn)(o,a)}`}: ${c}`))});return Et(e,"board",{title:"T\
he board of ultraplan",main:s})}function Zs(e,t,r){let{run:n}=t,s=(0,nn.renderRun)({run:n,events:(0,z.eventsAfter)(t,0),asked:(0,M.askedTask)(t),usage:(0,T.usageOf)(n),waits:(0,M.waitsForSession)(t),taskHref:o=>`\
/tasks/${(0,z.apiId)(n,o.id)}`,...r?{actions:zr(t)}:{}});return Et(e,"run",{run:t.key,title:`${n.spec}: run`,crumbs:H.html`${n.spec}`,main:s})}var eo=2e5,to=2e4;function ro(e,t,r){e.look();let n=(0,M.findApiTask)(
e,t);if("status"in n)throw b(404,"there is no such task","the board lists the tasks");let{board:s,task:o}=n,{run:i,dir:a}=s,c=(0,M.askedTask)(s),l=(0,sn.renderTask)({run:i,task:o,asked:c,story:(0,T.storyIn)(
(0,T.storiesOf)(i,a,(0,z.eventsAfter)(s,0)),o),outputs:(0,T.outputsOf)(o,a,to),diff:(0,T.changeOf)(i,o,eo),...r?{actions:Vr(s,o,c)}:{}});return Et(e,"task",{run:s.key,title:(0,ae.taskName)(o),crumbs:H.html`<a href="/runs/${s.
key}">${i.spec}</a> / ${(0,ae.taskName)(o)}`,main:H.html`<div class="narrow">${l}</div>`})}function cn(e){let t=new ht;t.use(Pr(e)),$r(t,e.runs,()=>e.live.wake()),Wr(t,e.runs,e.live),an(t,e);let r=n=>n.startsWith("/api/")||n==="/events";return t.notFound(n=>r(n.req.path)?n.json({error:"ther\
e is nothing here",fix:"GET /api/openapi.json lists the routes"},404):n.html(ce("There is nothing here","The board has what there is.").text,404)),t.onError((n,s)=>{let o=n instanceof S?n.status:500,i=n instanceof
S?n.message:"the run could not be read or written",a=n instanceof S&&typeof n.cause=="string"?n.cause:no;return r(s.req.path)?s.json({error:i,fix:a},o):s.html(ce(i,a).text,o)}),t}var no="`ultraplan do\
ctor` says what is wrong";var ln=(...e)=>require("node:crypto").createHash(...e);var dn=(...e)=>require("node:crypto").randomBytes(...e);var so=15*6e4,oo=12*36e5,io=100,le=e=>ln("sha256").update(e).digest("hex"),un=()=>dn(32).toString("base64url"),Me=class{constructor(t=Date.now){this.now=t}now;links=new Map;cookies=new Map;newLink(){let t=un();
return this.links.clear(),this.links.set(le(t),this.now()+so),t}redeem(t){let r=this.links.get(le(t));if(this.links.delete(le(t)),r===void 0||r<this.now())return;let n=un();this.cookies.set(le(n),this.
now()+oo);let[s]=this.cookies.keys();return this.cookies.size>io&&s!==void 0&&this.cookies.delete(s),n}isKnown(t){let r=t===void 0?void 0:this.cookies.get(le(t));return r!==void 0&&r>=this.now()}};async function ao(e){let{home:t,env:r,host:n,say:s}=e,o=(0,mn.apiKey)(t,r,e.newKey),i=new pn.BoardRuns(t),a=new Ie(i),c=new Me,l=new Set,d="",u=()=>`${d}/open/${c.newLink()}`,f=cn({key:o,runs:i,live:a,
sessions:c,hosts:l,onOpened:()=>s(`opened; for another browser: ${u()}
`)}),h=await new Promise((p,y)=>{let g=tr({fetch:f.fetch,port:e.port,hostname:n},()=>p(g));g.on("error",y)});"keepAliveTimeout"in h&&(h.keepAliveTimeout=65e3);let{port:m}=h.address();for(let p of gn(n,
m))l.add(p);d=`http://${uo(n)}:${m}`,a.start();let w=setInterval(()=>fn(i),co);return fn(i),lo(e,d,o.made,u()),{url:d,async close(){clearInterval(w),a.close(),"closeAllConnections"in h&&h.closeAllConnections(),
await new Promise(p=>h.close(p))}}}var co=1e4;function fn(e){for(let t of e.all())try{e.announce(t)}catch{}}function lo({host:e,open:t,say:r,env:n,platform:s},o,i,a){r(`the board is at ${o}
`),yn.has(e)||r(`warning: others on the network can reach it, and what is sent is not encrypted
`),i!==void 0?r(`the key for the API, shown once: ${i}
`):n.FOUNDATION_API_KEY?r(`the key for the API is FOUNDATION_API_KEY
`):r(`the key for the API is the one that was shown before; --new-key makes another
`),r(`open the board with this link; it works once: ${a}
Ctrl-C ends the server; runs go on
`),t&&ho(a,s)}var yn=new Set(["127.0.0.1","localhost","::1"]),wn=new Set(["0.0.0.0","::"]),vt=e=>e.includes(":")?`[${e}]`:e,uo=e=>wn.has(e)?"127.0.0.1":vt(e),gn=(e,t)=>fo(e).flatMap(r=>t===80?[r,`${r}\
:80`]:`${r}:${t}`);function fo(e){let t=["127.0.0.1","localhost","[::1]"];if(yn.has(e))return t;if(!wn.has(e))return[vt(e).toLowerCase()];let r=Object.values((0,hn.networkInterfaces)()).flatMap(n=>n?.
map(({address:s})=>vt(s))??[]);return[...t,...r]}function ho(e,t){let[r,...n]=t==="darwin"?["open",e]:t==="win32"?["rundll32","url.dll,FileProtocolHandler",e]:["xdg-open",e],s=Ct(r??"",n,{detached:!0,
stdio:"ignore"});s.on("error",()=>{}),s.unref()}0&&(module.exports={server_start_server});
