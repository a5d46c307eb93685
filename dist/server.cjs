const moduleUrl = require('node:url').pathToFileURL(__filename).href;
var Me=Object.defineProperty;var wn=Object.getOwnPropertyDescriptor;var gn=Object.getOwnPropertyNames;var bn=Object.prototype.hasOwnProperty;var vt=(e,t)=>{for(var r in t)Me(e,r,{get:t[r],enumerable:!0})},Sn=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of gn(t))!bn.call(e,s)&&s!==r&&Me(e,s,{get:()=>t[s],enumerable:!(n=
wn(t,s))||n.enumerable});return e};var En=e=>Sn(Me({},"__esModule",{value:!0}),e);var fo={};vt(fo,{server_start_server:()=>Et});module.exports=En(fo);var Et={};vt(Et,{startServer:()=>oo});var Rt=(...e)=>require("node:child_process").spawn(...e);var fn=require("node:os");var kt="x-hono-already-sent";var K=require("node:http"),v=require("node:http2"),Ke=require("node:stream");var Ct=e=>((...t)=>{if(typeof t[0]=="function"){let[r,n]=t;return async function(o,a){let i=await e(o,await r(o),n);if(i)return i;await a()}}else{let[r,n,s]=t;return(async()=>{let o=await e(r,n,s);if(!o)
throw new Error("Failed to upgrade WebSocket");return o})()}});var x=class extends Error{constructor(e,t){super(e,t),this.name="RequestError"}},xn=new Set(["age","authorization","content-length","content-type","etag","expires","from","host","if-modified-since","i\
f-unmodified-since","last-modified","location","max-forwards","proxy-authorization","referer","retry-after","server","user-agent"]),vn=/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/,fe=e=>e===9||e===10||e===13||e===
32,Tt=e=>{if(!fe(e.charCodeAt(0))&&!fe(e.charCodeAt(e.length-1)))return e;let t=0,r=e.length;for(;t<r&&fe(e.charCodeAt(t));)t++;for(;r>t&&fe(e.charCodeAt(r-1));)r--;return e.slice(t,r)},Ot=/[\0\r\n]/,
Je=globalThis.Headers,qt=(e,t=Je)=>{let r=new t;for(let n=0;n<e.length;n+=2){let s=e[n];s.startsWith(":")||r.append(s,e[n+1])}return r},Qe=class{#e;#t;#n;#o;constructor(e){this.#e=e,e instanceof v.Http2ServerRequest&&
(this.#t=e.rawHeaders.slice())}get#s(){return this.#t??=this.#e.rawHeaders.slice()}get#r(){return this.#n||(this.#n=qt(this.#s),this.#t=void 0),this.#n}#c(e){if(typeof e=="string"){if(!vn.test(e))throw new TypeError(
`Invalid header name: ${e}`);return e.toLowerCase()}}#a(e){let t=this.#e instanceof v.Http2ServerRequest?void 0:this.#e.headers;if(!t||xn.has(e)||e==="set-cookie"||e==="__proto__")return;if(!Object.hasOwn(
t,e))return null;let r=t[e];if(typeof r=="string"){let n=Tt(r);return Ot.test(n)?void 0:n}}#i(e,t){let r=t==="cookie"?"; ":", ",n=null;for(let s=0;s<e.length;s+=2){let o=e[s];if(o.length===t.length&&o.
toLowerCase()===t){let a=Tt(e[s+1]);if(Ot.test(a)){this.#o=!0;return}n=n===null?a:n+r+a}}return n}append(e,t){this.#r.append(e,t)}delete(e){this.#r.delete(e)}get(e){let t=this.#c(e);if(t&&!this.#n&&!this.#o){
let r=this.#a(t);if(r!==void 0)return r;let n=this.#i(this.#s,t);if(n!==void 0)return n}return this.#r.get(e)}has(e){let t=this.#c(e);if(t&&!this.#n&&!this.#o){let r=this.#a(t);if(r!==void 0)return r!==
null;let n=this.#i(this.#s,t);if(n!==void 0)return n!==null}return this.#r.has(e)}set(e,t){this.#r.set(e,t)}getSetCookie(){return this.#r.getSetCookie()}keys(){return this.#r.keys()}values(){return this.#r.
values()}entries(){return this.#r.entries()}forEach(e,t){this.#r.forEach((r,n)=>{e.call(t,r,n,this)})}[Symbol.iterator](){return this.entries()}};Object.defineProperty(Qe.prototype,Symbol.for("nodejs.\
util.inspect.custom"),{value:function(e,t,r){return`Headers (lightweight) ${r(Object.fromEntries(this),{...t,depth:e==null?null:e-1})}`}});Object.setPrototypeOf(Qe.prototype,Je.prototype);var It=e=>globalThis.
Headers===Je?new Qe(e):qt(e.rawHeaders,globalThis.Headers),Rn=/^\/[!#$&-;=?-\[\]_a-z~]*$/,kn=/\/\.\.?(?:[/?#]|$)/,Cn=/^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/,pe=e=>{let t=e.indexOf("\\");if(t!==
-1){let r=e.indexOf("?");if(r===-1||t<r)throw new x("Backslash in request path")}},Dt=(e,t,r)=>{let n=`${e}://${t}${r}`;if(Cn.test(t)){if(r.length===0)return n+"/";if(r.charCodeAt(0)!==47)throw new x(
"Invalid URL");return!Rn.test(r)||kn.test(r)?(pe(r),new URL(n).href):n}else{pe(r);let s=new URL(n);if(s.hostname.length!==t.length&&s.hostname!==(t.includes(":")?t.replace(/:\d+$/,""):t).toLowerCase())
throw new x("Invalid host header");return s.href}},Tn=e=>e instanceof x?e:new x(e.message,{cause:e}),On=global.Request,N=class extends On{constructor(e,t){if(typeof e=="object"&&B in e){let r=t!==void 0&&
"body"in t&&t.body!=null;if(e[P]&&!r)throw new TypeError("Cannot construct a Request with a Request object that has already been used.");e=e[B]()}typeof t?.body?.getReader<"u"&&(t.duplex??="half"),super(
e,t)}},jt=Symbol("wrapBodyStream"),An=new Set(["latin1","binary","hex","base64","base64url"]),Pn=e=>e===null||An.has(e),Ne=Symbol("bodyBufferedBeforeDisconnect"),We=Symbol("bodyBufferedLengthBeforeDis\
connect"),Mt=(e,t)=>Buffer.isBuffer(e)?e:Buffer.from(e,t??"utf8"),Xe=e=>!(e instanceof v.Http2ServerRequest)&&!!e.complete&&!!e.readableAborted&&typeof e.read=="function"&&Pn(e.readableEncoding),At=e=>{
if(e.readableDidRead||!Xe(e))return;let t=e;t[We]??=e.readableLength},me=(e,t)=>{if(e.readableDidRead&&!t||!Xe(e))return;let r=e;if(r[Ne]!==void 0)return r[Ne];let n,s=e.errored;if(s&&s.code!=="ECONNR\
ESET")n=s;else if(r[We]!==void 0&&e.readableLength!==r[We])n=ye();else{let o=t??[],a=e.read();a!==null&&o.push(Mt(a,e.readableEncoding));let i=o.length===1?o[0]:Buffer.concat(o);n=i;let c=e.headers["c\
ontent-length"];if(typeof c=="string"&&/^\d+$/.test(c)){let l=Number(c);Number.isSafeInteger(l)&&i.length!==l&&(n=ye())}}return r[Ne]=n,n},Pt=(e,t)=>{if(t instanceof Error){e.error(t);return}t.length>
0&&e.enqueue(t),e.close()},Hn=(e,t,r,n,s)=>{let o={method:e,headers:r,signal:s.signal};if(e==="TRACE"){o.method="GET";let a=new N(t,o);return Object.defineProperty(a,"method",{get(){return"TRACE"}}),a}
if(!(e==="GET"||e==="HEAD"))if("rawBody"in n&&n.rawBody instanceof Buffer)o.body=new ReadableStream({start(a){a.enqueue(n.rawBody),a.close()}});else if(n[jt]){let a;o.body=new ReadableStream({async pull(i){
try{if(!a){let d=me(n);if(d!==void 0){Pt(i,d);return}}a||=Ke.Readable.toWeb(n).getReader();let{done:c,value:l}=await a.read();c?i.close():i.enqueue(l)}catch(c){i.error(c)}}})}else{let a=me(n);a!==void 0?
o.body=new ReadableStream({start(i){Pt(i,a)}}):o.body=Ke.Readable.toWeb(n)}return new N(t,o)},B=Symbol("getRequestCache"),O=Symbol("requestCache"),U=Symbol("incomingKey"),Q=Symbol("urlKey"),Nt=Symbol(
"methodKey"),Ut=Symbol("headersKey"),Y=Symbol("abortControllerKey"),Fe=Symbol("getAbortController"),Ge=Symbol("abortRequest"),L=Symbol("bodyBuffer"),he=Symbol("bodyReadPromise"),P=Symbol("bodyConsumed\
Directly"),Ht=Symbol("bodyLockReader"),J=Symbol("abortReason"),ye=()=>new TypeError("Body is unusable"),X=()=>Promise.reject(ye()),Ln=new TextDecoder,Bn=e=>{if(e[P])return X();e[P]=!0},_n=e=>e.buffer.
slice(e.byteOffset,e.byteOffset+e.byteLength),$n=e=>(e[Ut]||=It(e[U])).get("content-type")||"",qn=/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/,In=e=>{if(typeof e!="string"||e.length===0)return"GET";switch(e){case"\
DELETE":case"GET":case"HEAD":case"OPTIONS":case"PATCH":case"POST":case"PUT":case"QUERY":return e}let t=e.toUpperCase();switch(t){case"DELETE":case"GET":case"HEAD":case"OPTIONS":case"POST":case"PUT":return t;default:
return e}},Dn=e=>{if(!qn.test(e))return new TypeError(`'${e}' is not a valid HTTP method.`);let t=e.toUpperCase();if(t==="CONNECT"||t==="TRACK"||t==="TRACE"&&e!=="TRACE")return new TypeError(`'${e}' H\
TTP method is unsupported.`)},Ze=(e,t,r)=>{if(e[P])return X();let n=e.method;if(n==="GET"||n==="HEAD")return e[B]()[t]();let s=Dn(n);if(s)return Promise.reject(s);if(e[O]&&n!=="TRACE")return e[O][t]();
let o=Bn(e);if(o)return o;let a=jn(e);if(a){let i=Promise.resolve(r(a,e));return e[L]=void 0,i}return Mn(e).then(i=>{let c=r(i,e);return e[L]=void 0,c})},jn=e=>{let t=e[U];if("rawBody"in t&&t.rawBody instanceof
Buffer)return t.rawBody},Lt=(e,t)=>{if(t.errored)return t.errored;let r=e[J];return r!==void 0?r instanceof Error?r:new Error(String(r)):new Error("Client connection prematurely closed.")},Mn=e=>{if(e[L])
return Promise.resolve(e[L]);if(e[he])return e[he];let t=e[U];if(t.readableDidRead)return X();let r=me(t);if(r!==void 0)return r instanceof Error?Promise.reject(r):(e[L]=r,Promise.resolve(r));let n=new Promise(
(s,o)=>{let a=[],i=!1,c=w=>{i||(i=!0,m(),w())},l=w=>{let p=t.errored??w;return!Xe(t)||p&&p.code!=="ECONNRESET"?!1:(c(()=>{let y=me(t,a);y instanceof Error?o(y):y===void 0?o(w??Lt(e,t)):(e[L]=y,s(y))}),
!0)},d=w=>{a.push(Mt(w,t.readableEncoding))},u=()=>{c(()=>{let w=a.length===1?a[0]:Buffer.concat(a);e[L]=w,s(w)})},f=w=>{l(w)||c(()=>{o(w)})},h=()=>{if(t.readableEnded){u();return}l()||c(()=>{o(Lt(e,t))})},
m=()=>{t.off("data",d),t.off("end",u),t.off("error",f),t.off("close",h),e[he]=void 0};t.on("data",d),t.on("end",u),t.on("error",f),t.on("close",h),queueMicrotask(()=>{i||(t.readableEnded?u():t.errored?
f(t.errored):t.destroyed&&h())})});return e[he]=n,n},C={get method(){return this[Nt]},get url(){return this[Q]},get headers(){return this[Ut]||=It(this[U])},[Ge](e){this[J]===void 0&&(this[J]=e);let t=this[Y];
t&&!t.signal.aborted&&t.abort(e)},[Fe](){return this[Y]||=new AbortController,this[J]!==void 0&&!this[Y].signal.aborted&&this[Y].abort(this[J]),this[Y]},[B](){let e=this[Fe]();if(this[O])return this[O];
let t=this.method;if(this[P]&&!(t==="GET"||t==="HEAD")){this[L]=void 0;let r={method:t==="TRACE"?"GET":t,headers:this.headers,signal:e.signal};t!=="TRACE"&&(r.body=new ReadableStream({start(s){s.close()}}),
r.duplex="half");let n=new N(this[Q],r);return t==="TRACE"&&Object.defineProperty(n,"method",{get(){return"TRACE"}}),this[O]=n}return this[O]=Hn(this.method,this[Q],this.headers,this[U],e)},get body(){
if(!this[P])return this[B]().body;let e=this[B]();return!this[Ht]&&e.body&&(this[Ht]=e.body.getReader()),e.body},get bodyUsed(){return this[P]?!0:this[O]?this[O].bodyUsed:!1}};Object.defineProperty(C,
"signal",{get(){return this[Fe]().signal}});["cache","credentials","destination","duplex","integrity","mode","redirect","referrer","referrerPolicy","keepalive"].forEach(e=>{Object.defineProperty(C,e,{
get(){return this[B]()[e]}})});["clone","formData"].forEach(e=>{Object.defineProperty(C,e,{value:function(){if(this[P]){if(e==="clone")throw ye();return X()}return this[B]()[e]()}})});Object.defineProperty(
C,"text",{value:function(){return Ze(this,"text",e=>Ln.decode(e))}});Object.defineProperty(C,"arrayBuffer",{value:function(){return Ze(this,"arrayBuffer",e=>_n(e))}});Object.defineProperty(C,"blob",{value:function(){
return Ze(this,"blob",(e,t)=>{let r=$n(t),n=r?{headers:{"content-type":r}}:void 0;return new Response(e,n).blob()})}});Object.defineProperty(C,"json",{value:function(){return this[P]?X():this.text().then(
JSON.parse)}});Object.defineProperty(C,Symbol.for("nodejs.util.inspect.custom"),{value:function(e,t,r){return`Request (lightweight) ${r({method:this.method,url:this.url,headers:this.headers,nativeRequest:this[O]},
{...t,depth:e==null?null:e-1})}`}});Object.setPrototypeOf(C,N.prototype);var Nn=(e,t)=>{let r=Object.create(C);r[U]=e,r[Nt]=In(e.method);let n=e.url||"";if(n[0]!=="/"&&(n.startsWith("http://")||n.startsWith(
"https://"))){if(e instanceof v.Http2ServerRequest)throw new x("Absolute URL for :path is not allowed in HTTP/2");try{pe(n),r[Q]=new URL(n).href}catch(a){throw new x("Invalid absolute URL",{cause:a})}
return r}let s=(e instanceof v.Http2ServerRequest?e.authority:e.headers.host)||t;if(!s)throw new x("Missing host header");let o;if(e instanceof v.Http2ServerRequest){if(o=e.scheme,!(o==="http"||o==="h\
ttps"))throw new x("Unsupported scheme")}else o=e.socket&&e.socket.encrypted?"https":"http";try{r[Q]=Dt(o,s,n)}catch(a){throw a instanceof x?a:new x("Invalid URL",{cause:a})}return r},q="text/plain; c\
harset=UTF-8",ze=Symbol("responseCache"),M=Symbol("getResponseCache"),A=Symbol("cache"),we=global.Response,k=class Kt{#e;#t;[M](){let t=this[A],r=t&&t[2]instanceof Headers?t[2]:void 0;return delete this[A],
this[ze]||=new we(this.#e,r?{status:this.#t?.status,statusText:this.#t?.statusText,headers:r}:this.#t)}constructor(t,r){let n;if(this.#e=t,r instanceof we){let s=r[ze];if(s){this.#t=s,this[M]();return}
this.#t=r instanceof Kt?r.#t:r,n=new Headers(r.headers)}else this.#t=r;(t==null||typeof t=="string"||typeof t?.getReader<"u"||t instanceof Blob||t instanceof Uint8Array)&&(this[A]=[r?.status||200,t??null,
n||r?.headers])}get headers(){let t=this[A];return t?(t[2]instanceof Headers||(t[2]=new Headers(t[2]||(t[1]===null?void 0:{"content-type":q}))),t[2]):this[M]().headers}get status(){return this[A]?.[0]??
this[M]().status}get ok(){let t=this.status;return t>=200&&t<300}};["body","bodyUsed","redirected","statusText","trailers","type","url"].forEach(e=>{Object.defineProperty(k.prototype,e,{get(){return this[M]()[e]}})});
["arrayBuffer","blob","clone","formData","json","text"].forEach(e=>{Object.defineProperty(k.prototype,e,{value:function(){return this[M]()[e]()}})});Object.defineProperty(k.prototype,Symbol.for("nodej\
s.util.inspect.custom"),{value:function(e,t,r){return`Response (lightweight) ${r({status:this.status,headers:this.headers,ok:this.ok,nativeResponse:this[ze]},{...t,depth:e==null?null:e-1})}`}});Object.
setPrototypeOf(k,we);Object.setPrototypeOf(k.prototype,we.prototype);var Un=/^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/,Kn=e=>e instanceof URL?e.href:Un.test(e)?e:new URL(e).href,Wn=new Set([301,302,303,307,
308]);Object.defineProperty(k,"redirect",{value:function(t,r=302){if(!Wn.has(r))throw new RangeError("Invalid status code");return new k(null,{status:r,headers:{location:Kn(t)}})},writable:!0,configurable:!0});
Object.defineProperty(k,"json",{value:function(t,r){let n=JSON.stringify(t);if(n===void 0)throw new TypeError("The data is not JSON serializable");let s=r?.headers,o;return s?(o=new Headers(s),o.has("\
content-type")||o.set("content-type","application/json")):o={"content-type":"application/json"},new k(n,{status:r?.status??200,statusText:r?.statusText,headers:o})},writable:!0,configurable:!0});async function Fn(e){
return Promise.race([e,Promise.resolve().then(()=>Promise.resolve(void 0))])}function Wt(e,t,r){let n=c=>{e.cancel(c).catch(()=>{})},s=t.stream;if(t.destroyed||s?.closed||s?.destroyed)return n(),e.closed;
return t.on("close",n),t.on("error",n),(r??e.read()).then(i,o),e.closed.finally(()=>{t.off("close",n),t.off("error",n)});function o(c){c&&t.destroy(c)}function a(){e.read().then(i,o)}function i({done:c,
value:l}){try{c?t.end():t.write(l)?e.read().then(i,o):t.once("drain",a)}catch(d){o(d)}}}function Bt(e,t){if(e.locked)throw new TypeError("ReadableStream is locked.");if(t.destroyed){e.cancel().catch(()=>{});
return}return Wt(e.getReader(),t)}var Ve=(e,t)=>{let r={};if(e instanceof Headers||(e=new Headers(e??void 0)),e.has("set-cookie")){let n=[];for(let[s,o]of e)s==="set-cookie"?n.push(o):r[s]=o;n.length>
0&&(r["set-cookie"]=n)}else for(let[n,s]of e)r[n]=s;return t&&(r["content-type"]??=t),r},ge=Symbol("outgoingEnded"),_t=Symbol("incomingDraining"),Gn=500,zn=64*1024*1024,Ft=e=>{let t=e;if(e.destroyed||
t[_t])return;if(t[_t]=!0,e instanceof v.Http2ServerRequest){try{e.stream?.close?.(v.constants.NGHTTP2_NO_ERROR)}catch{}return}let r=0,n=()=>{clearTimeout(o),e.off("data",a),e.off("end",n),e.off("error",
n)},s=()=>{n();let i=e.socket;i&&!i.destroyed&&(typeof i.destroySoon=="function"?i.destroySoon():typeof i.destroy=="function"&&i.destroy())},o=setTimeout(s,Gn);o.unref?.();let a=i=>{r+=i.length,r>zn&&
s()};e.on("data",a),e.on("end",n),e.on("error",n),e.resume()},Vn=(e,t,r,n)=>()=>{t.errored?(At(t),e[Ge](t.errored.toString())):(!r.writableFinished||t instanceof v.Http2ServerRequest&&t.aborted)&&(At(
t),e[Ge]("Client connection prematurely closed.")),n&&!t.readableEnded&&setTimeout(()=>{t.readableEnded||setTimeout(()=>{Ft(t)})})},Yn=e=>{if(!(A in e))return!1;let t=e[A][1];return t===null||typeof t==
"string"||t instanceof Uint8Array},Jn=()=>new Response(null,{status:400}),Gt=e=>new Response(null,{status:e instanceof Error&&(e.name==="TimeoutError"||e.constructor.name==="TimeoutError")?504:500}),be=(e,t)=>{
let r=e instanceof Error?e:new Error("unknown error",{cause:e});r.code==="ERR_STREAM_PREMATURE_CLOSE"?console.info("The user aborted a request."):(console.error(e),t.headersSent||(t instanceof K.ServerResponse&&
(t._contentLength=null),t.writeHead(500,{"Content-Type":"text/plain"})),t.end(`Error: ${r.message}`),t.destroy(r))},Ye=e=>{"flushHeaders"in e&&e.writable&&e.flushHeaders()},zt=(e,t,r)=>{let n=e;return n.
_contentLength===null&&n._hasBody&&n.useChunkedEncodingByDefault&&!n._removedContLen&&t>=200&&t!==204&&t!==304&&!e.hasHeader("content-length")&&!e.hasHeader("transfer-encoding")&&!e.hasHeader("trailer")?
(n._contentLength=r,!0):!1},Ue=(e,t,r)=>{zt(e,t,r)?e.writeHead(t,{"Content-Type":q}):e.writeHead(t,{"Content-Type":q,"Content-Length":r})},Vt=async(e,t)=>{let[r,n,s]=e[A];if(!s){n===null?(t.writeHead(
r),t.end()):typeof n=="string"?(Ue(t,r,Buffer.byteLength(n)),t.end(n)):n instanceof Uint8Array?(Ue(t,r,n.byteLength),t.end(n)):n instanceof Blob?(Ue(t,r,n.size),t.end(new Uint8Array(await n.arrayBuffer()))):
(t.writeHead(r,{"Content-Type":q}),Ye(t),await Bt(n,t)?.catch(c=>be(c,t))),t[ge]?.();return}let o=!1,a=!1,i=!0;if(s instanceof Headers)o=s.has("content-length"),s=Ve(s,n===null?void 0:q);else if(Array.
isArray(s)){let c=new Headers(s);o=c.has("content-length"),s=Ve(c,n===null?void 0:q)}else{a=!0;for(let c in s){if(c.length===14&&c.toLowerCase()==="content-length"){o=!0;break}(c.length===17&&c.toLowerCase()===
"transfer-encoding"||c.length===7&&c.toLowerCase()==="trailer")&&(i=!1)}}if(!o){let c;typeof n=="string"?c=Buffer.byteLength(n):n instanceof Uint8Array?c=n.byteLength:n instanceof Blob&&(c=n.size),c!==
void 0&&(!a||!i||!zt(t,r,c))&&(a&&(s={...s}),s["Content-Length"]=c)}t.writeHead(r,s),n==null?t.end():typeof n=="string"||n instanceof Uint8Array?t.end(n):n instanceof Blob?t.end(new Uint8Array(await n.
arrayBuffer())):(Ye(t),await Bt(n,t)?.catch(c=>be(c,t))),t[ge]?.()},Yt=e=>typeof e.then=="function",Qn=async(e,t,r={})=>{if(Yt(e))if(r.errorHandler)try{e=await e}catch(s){let o=await r.errorHandler(s);
if(!o)return;e=o}else e=await e.catch(Gt);if(A in e)return Vt(e,t);let n=Ve(e.headers,e.body===null?void 0:q);if(e.body){let s=e.body.getReader(),o=[],a=!1,i;if(n["transfer-encoding"]!=="chunked"){let c=2;
for(let l=0;l<c;l++){i||=s.read();let d=await Fn(i);if(!d){if(l===1){await new Promise(u=>setTimeout(u)),c=3;continue}break}if(i=void 0,d.value&&o.push(d.value),d.done){a=!0;break}}a&&!("content-lengt\
h"in n)&&(n["content-length"]=o.reduce((l,d)=>l+d.length,0))}t.writeHead(e.status,n),o.forEach(c=>{t.write(c)}),a?t.end():(o.length===0&&Ye(t),await Wt(s,t,i))}else n[kt]||(t.writeHead(e.status,n),t.end());
t[ge]?.()},Xn=(e,t={})=>{let r=t.autoCleanupIncoming??!0;return t.overrideGlobalObjects!==!1&&global.Request!==N&&(Object.defineProperty(global,"Request",{value:N}),Object.defineProperty(global,"Respo\
nse",{value:k})),async(n,s)=>{let o,a,i=!1,c=!1,l=()=>{!a||c||(c=!0,s.on("close",Vn(a,n,s,i)))};try{if(a=Nn(n,t.hostname),i=r&&!(n.method==="GET"||n.method==="HEAD"),i&&(n[jt]=!0,n instanceof v.Http2ServerRequest&&
(s[ge]=()=>{n.readableEnded||setTimeout(()=>{n.readableEnded||setTimeout(()=>{n.destroy(),s.destroy()})})})),o=e(a,{incoming:n,outgoing:s}),!Yt(o)&&Yn(o))return i&&!n.readableEnded&&s.once("finish",()=>{
n.readableEnded||Ft(n)}),Vt(o,s);l()}catch(d){if(o)return be(d,s);if(t.errorHandler){if(l(),o=await t.errorHandler(a?d:Tn(d)),!o)return}else a?o=Gt(d):o=Jn()}try{return await Qn(o,s,t)}catch(d){return be(
d,s)}}},Zn=globalThis.CloseEvent??class extends Event{#e;constructor(e,t={}){super(e,t),this.#e=t}get wasClean(){return this.#e.wasClean??!1}get code(){return this.#e.code??0}get reason(){return this.#e.
reason??""}},es=globalThis.ErrorEvent??class extends Event{#e;constructor(e,t={}){super(e,t),this.#e=t}get message(){return this.#e.message??""}get filename(){return this.#e.filename??""}get lineno(){
return this.#e.lineno??0}get colno(){return this.#e.colno??0}get error(){return this.#e.error??null}},ts=()=>Symbol("connection"),Jt=Symbol("CONNECTION_SYMBOL_KEY"),Qt=Symbol("WAIT_FOR_WEBSOCKET_SYMBO\
L"),rs=new Set(["connection","content-length","keep-alive","proxy-authenticate","proxy-authorization","te","trailer","transfer-encoding","upgrade","sec-websocket-accept","sec-websocket-extensions","se\
c-websocket-protocol"]),Xt=(e,t)=>{t&&t.forEach((r,n)=>{rs.has(n.toLowerCase())||e.push(`${n}: ${r}`)})},$t=(e,t,r)=>{if(e.destroyed)return;let n=["Connection: close","Content-Length: 0"];Xt(n,r),e.end(
`HTTP/1.1 ${t.toString()} ${K.STATUS_CODES[t]??""}\r
${n.join(`\r
`)}\r
\r
`)},ns=e=>{let t=e.socket.encrypted?"https":"http",r=e.url??"/",n;r[0]!=="/"&&(r.startsWith("http://")||r.startsWith("https://"))?(pe(r),n=new URL(r).href):n=Dt(t,e.headers.host??"localhost",r);let s=new Headers;
for(let o in e.headers){let a=e.headers[o];a&&s.append(o,Array.isArray(a)?a[0]:a)}return new Request(n,{headers:s})},ss=e=>{let{server:t,fetchCallback:r,wss:n}=e,s=new Map;n.on("connection",(i,c)=>{let l=s.
get(c);l&&(l.resolve(i),s.delete(c))});let o=i=>{let c=s.get(i);c&&(s.delete(i),c.reject(new Error("WebSocket handshake aborted")))},a=(i,c)=>new Promise((l,d)=>{s.set(i,{resolve:l,reject:d,connectionSymbol:c})});
t.on("upgrade",async(i,c,l)=>{if(i.headers.upgrade?.toLowerCase()!=="websocket")return;let d=()=>{},u=()=>o(i);c.on("error",d),c.once("close",u);let f={incoming:i,outgoing:void 0,wss:n,[Qt]:a},h=400,m;
try{let y=await r(ns(i),f);y instanceof Response&&(h=y.status,m=y.headers)}catch(y){t.listenerCount("upgrade")===1&&$t(c,y instanceof x?400:500);return}if(c.destroyed){o(i);return}let w=s.get(i);if(!w||
w.connectionSymbol!==f[Jt]){o(i),t.listenerCount("upgrade")===1&&$t(c,h,m);return}let p=y=>{Xt(y,m)};n.on("headers",p);try{n.handleUpgrade(i,c,l,y=>{c.off("close",u),c.off("error",d),n.emit("connectio\
n",y,i)})}finally{n.off("headers",p)}}),t.on("close",()=>{n.close()})},bo=Ct(async(e,t,r)=>{if(e.req.header("upgrade")?.toLowerCase()!=="websocket")return;let n=e.env,s=n[Qt];if(!s||!n.incoming)return new Response(
null,{status:500});let o=ts();return n[Jt]=o,(async()=>{let a;try{a=await s(n.incoming,o)}catch{return}let i=[],c=(u,f)=>{i.push([u,f])};a.on("message",c);let l={binaryType:"arraybuffer",close(u,f){a.
close(u,f)},protocol:a.protocol,raw:a,get readyState(){return a.readyState},send(u,f){a.send(u,{compress:f?.compress})},url:new URL(e.req.url)};try{t?.onOpen?.(new Event("open"),l)}catch(u){(r?.onError??
console.error)(u)}let d=(u,f)=>{let h=Array.isArray(u)?u:[u];for(let m of h)try{t?.onMessage?.(new MessageEvent("message",{data:f?m instanceof ArrayBuffer?m:m.buffer.slice(m.byteOffset,m.byteOffset+m.
byteLength):typeof m=="string"?m:Buffer.from(m).toString("utf-8")}),l)}catch(w){(r?.onError??console.error)(w)}};a.off("message",c);for(let u of i)d(...u);a.on("message",(u,f)=>{d(u,f)}),a.on("close",
(u,f)=>{try{t?.onClose?.(new Zn("close",{code:u,reason:f.toString()}),l)}catch(h){(r?.onError??console.error)(h)}}),a.on("error",u=>{try{t?.onError?.(new es("error",{error:u}),l)}catch(f){(r?.onError??
console.error)(f)}})})(),new Response}),os=e=>{let t=e.fetch,r=Xn(t,{hostname:e.hostname,overrideGlobalObjects:e.overrideGlobalObjects,autoCleanupIncoming:e.autoCleanupIncoming}),n=(e.createServer||K.createServer)(
e.serverOptions||{},r);if(e.websocket&&e.websocket.server){if(e.websocket.server.options.noServer!==!0)throw new Error("WebSocket server must be created with { noServer: true } option");ss({server:n,fetchCallback:t,
wss:e.websocket.server})}return n},Zt=(e,t)=>{let r=os(e);return r.listen(e?.port??3e3,e.hostname,()=>{let n=r.address();t&&t(n)}),r};var hn=require("./program.cjs").engine_report_board_runs,pn=require("./program.cjs").engine_setup_api_key;var S=class extends Error{res;status;constructor(e=500,t){super(t?.message,{cause:t?.cause}),this.res=t?.res,this.status=e}getResponse(){return this.res?new Response(this.res.body,{status:this.status,
headers:this.res.headers}):new Response(this.message,{status:this.status})}};var W=Symbol();var er=(e,t)=>new Response(e,{headers:{"Content-Type":t.replace(/^[^;]+/,r=>r.toLowerCase())}}).formData();var as=1e4,Se=e=>"headers"in e,nr=async(e,t=Object.create(null))=>{let{all:r=!1,dot:n=!1}=t,s=(Se(e)?e.headers:e.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();return s==="multip\
art/form-data"||s==="application/x-www-form-urlencoded"?is(e,{all:r,dot:n}):{}};async function is(e,t){if(!Se(e)&&e.bodyCache.formData)return tr(await e.bodyCache.formData,t);let r=Se(e)?e.headers:e.raw.
headers,n=await e.arrayBuffer(),s=er(n,r.get("Content-Type")||"");Se(e)||(e.bodyCache.formData=s);let o=await s;return o?tr(o,t):{}}function tr(e,t){let r=Object.create(null),n={count:0};return e.forEach(
(s,o)=>{t.all||o.endsWith("[]")?cs(r,o,s):r[o]=s}),t.dot&&Object.entries(r).forEach(([s,o])=>{s.includes(".")&&(ls(r,s,o,n),delete r[s])}),r}var cs=(e,t,r)=>{e[t]!==void 0?Array.isArray(e[t])?e[t].push(
r):e[t]=[e[t],r]:t.endsWith("[]")?e[t]=[r]:e[t]=r},ls=(e,t,r,n)=>{if(/(?:^|\.)__proto__\./.test(t))return;let s=e,o=t.split(".",34);o.length>33&&rr(),o.forEach((a,i)=>{i===o.length-1?s[a]=r:((!s[a]||typeof s[a]!=
"object"||Array.isArray(s[a])||s[a]instanceof File)&&(n.count++>=as&&rr(),s[a]=Object.create(null)),s=s[a])})},rr=()=>{throw new Error("Nesting limit exceeded")};var rt=e=>{let t=e.split("/");return t[0]===""&&t.shift(),t},Z=e=>{let{groups:t,path:r}=ds(e),n=rt(r);return us(n,t)},ds=e=>{let t=[];return e=e.replace(/\{[^}]+\}/g,(r,n)=>{let s=`@${n}`;return t.push(
[s,r]),s}),{groups:t,path:e}},us=(e,t)=>{for(let r=t.length-1;r>=0;r--){let[n]=t[r];for(let s=e.length-1;s>=0;s--)if(e[s].includes(n)){e[s]=e[s].replace(n,t[r][1]);break}}return e},Ee={},ee=(e,t)=>{if(e===
"*")return"*";let r=e.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);if(r){let n=`${e}#${t}`;return Ee[n]||(r[2]?Ee[n]=t&&t[0]!==":"&&t[0]!=="*"?[n,r[1],new RegExp(`^${r[2]}(?=/${t})`)]:[e,r[1],new RegExp(`^${r[2]}\
$`)]:Ee[n]=[e,r[1],!0]),Ee[n]}return null},xe=(e,t)=>{try{return t(e)}catch{return e.replace(/(?:%[0-9A-Fa-f]{2})+/g,r=>{try{return t(r)}catch{return r}})}};var et=e=>decodeURI(e.includes("%25")?e.replace(/%25/g,"%2525"):e),nt=e=>{let t=e.url,r=t.indexOf("/",t.indexOf(":")+4),n=r;for(;n<t.length;n++){let s=t.charCodeAt(n);if(s===37){let o=t.indexOf("?",n),
a=t.indexOf("#",n),i=o===-1?a===-1?void 0:a:a===-1?o:Math.min(o,a),c=t.slice(r,i),l=xe(c,et);if(/%(?![0-9A-Fa-f]{2})/.test(c)){let d=new URL("http://localhost");if(d.pathname=l.replace(/[\\\t\n\r]/g,encodeURIComponent),
xe(d.pathname,et)!==l)return xe(c.replace(/%(?![0-9A-Fa-f]{2})/g,"%25"),et)}return l}else if(s===63||s===35)break}return t.slice(r,n)};var sr=e=>{let t=nt(e);return t.length>1&&t.at(-1)==="/"?t.slice(0,-1):t},I=(e,t,...r)=>(r.length&&(t=I(t,...r)),`${e?.[0]==="/"?"":"/"}${e}${t==="/"?"":`${e?.at(-1)==="/"?"":"/"}${t?.[0]==="/"?t.slice(
1):t}`}`),ve=e=>{if(e.charCodeAt(e.length-1)!==63||!e.includes(":"))return null;let t=e.split("/"),r=[],n="";return t.forEach(s=>{if(s!==""&&!/\:/.test(s))n+="/"+s;else if(/\:/.test(s))if(s.charCodeAt(
s.length-1)===63){r.length===0&&n===""?r.push("/"):r.push(n);let o=s.slice(0,-1);n+="/"+o,r.push(n)}else n+="/"+s}),r.filter((s,o,a)=>a.indexOf(s)===o)},F=e=>e.indexOf("%")!==-1?xe(e,fs):e,tt=e=>(e.indexOf(
"+")!==-1&&(e=e.replace(/\+/g," ")),F(e)),or=(e,t,r)=>{let n=e.indexOf("#",8);n!==-1&&(e=e.slice(0,n));let s;if(!r&&t&&!/[%+&=]/.test(t)){let i=e.indexOf("?",8),c=i;if(c===-1)return;for(e.startsWith(t,
c+1)||(c=e.indexOf(`&${t}`,c+1));c!==-1;){let l=e.charCodeAt(c+t.length+1);if(l===61||l===38||isNaN(l)){if(c>i&&/(?:^|&)[^=&]*[%+]/.test(e.slice(i+1,c)))break;if(l===61){let d=c+t.length+2,u=e.indexOf(
"&",d);return tt(e.slice(d,u===-1?void 0:u))}return""}c=e.indexOf(`&${t}`,c+1)}if(s=/[%+]/.test(e),!s)return}let o=Object.create(null);s??=/[%+]/.test(e);let a=e.indexOf("?",8);for(;a!==-1;){let i=e.indexOf(
"&",a+1),c=e.indexOf("=",a);c>i&&i!==-1&&(c=-1);let l=e.slice(a+1,c===-1?i===-1?void 0:i:c);if(s&&(l=tt(l)),a=i,l==="")continue;let d;c===-1?d="":(d=e.slice(c+1,i===-1?void 0:i),s&&(d=tt(d))),r?(o[l]&&
Array.isArray(o[l])||(o[l]=[]),o[l].push(d)):o[l]??=d}return t?o[t]:o},ar=or,ir=(e,t)=>or(e,t,!0),fs=decodeURIComponent;var cr=class{raw;#e;#t;routeIndex=0;path;bodyCache={};constructor(e,t="/",r=[[]]){this.raw=e,this.path=t,this.#t=r}param(e){return e?this.#n(e):this.#o()}#n(e){let t=this.#t[0][this.routeIndex]?.[1][e],
r=this.#s(t);return r&&F(r)}#o(){let e={},t=Object.keys(this.#t[0][this.routeIndex]?.[1]??{});for(let r of t){let n=this.#s(this.#t[0][this.routeIndex][1][r]);n!==void 0&&(e[r]=F(n))}return e}#s(e){return this.#t[1]?
this.#t[1][e]:e}query(e){return ar(this.url,e)}queries(e){return ir(this.url,e)}header(e){if(e)return this.raw.headers.get(e)??void 0;let t=Object.create(null);return this.raw.headers.forEach((r,n)=>{
t[n]=r}),t}async parseBody(e){return nr(this,e)}#r=e=>{let{bodyCache:t,raw:r}=this,n=t[e];if(n)return n;for(let s in t)return t[s].then(o=>{s==="json"&&(o=JSON.stringify(o));let a=s==="formData"?void 0:
r.headers.get("content-type");return new Response(o,{headers:a?{"Content-Type":a}:void 0})[e]()});return t[e]=r[e]()};json(){return this.#r("text").then(e=>JSON.parse(e))}text(){return this.#r("text")}arrayBuffer(){
return this.#r("arrayBuffer")}bytes(){return this.#r("arrayBuffer").then(e=>new Uint8Array(e))}blob(){return this.#r("blob")}formData(){return this.#r("formData")}addValidatedData(e,t){(this.#e??={})[e]=
t}valid(e){return this.#e?.[e]}get url(){return this.raw.url}get method(){return this.raw.method}get[W](){return this.#t}get matchedRoutes(){return this.#t[0].map(([[,e]])=>e)}get routePath(){return this.#t[0].
map(([[,e]])=>e)[this.routeIndex].path}};var Re={Stringify:1,BeforeStream:2,Stream:3},hs=(e,t)=>{let r=new String(e);return r.isEscaped=!0,r.callbacks=t,r};var te=async(e,t,r,n,s)=>{typeof e=="object"&&!(e instanceof String)&&(e instanceof Promise||(e=e.toString()),e instanceof Promise&&(e=await e));let o=e.callbacks;if(!o?.length)return Promise.resolve(
e);s?s[0]+=e:s=[e];let a=Promise.all(o.map(i=>i({phase:t,buffer:s,context:n}))).then(i=>Promise.all(i.filter(Boolean).map(c=>te(c,t,!1,n,s))).then(()=>s[0]));return r?hs(await a,o):a};var lr="text/plain; charset=UTF-8",st=(e,t)=>({"Content-Type":e,...t}),re=(e,t)=>new Response(e,t),ot=class{#e;#t;env={};#n;finalized=!1;error;#o;#s;#r;#c;#a;#i;#d;#u;#f;constructor(e,t){this.#e=e,t&&
(this.#s=t.executionCtx,this.env=t.env,this.#i=t.notFoundHandler,this.#f=t.path,this.#u=t.matchResult)}get req(){return this.#t??=new cr(this.#e,this.#f,this.#u),this.#t}get event(){if(this.#s&&"respo\
ndWith"in this.#s)return this.#s;throw Error("This context has no FetchEvent")}get executionCtx(){if(this.#s)return this.#s;throw Error("This context has no ExecutionContext")}get res(){return this.#r||=
re(null,{headers:this.#d??=new Headers})}set res(e){if(this.#r&&e){e=re(e.body,e);for(let[t,r]of this.#r.headers.entries())if(t!=="content-type")if(t==="set-cookie"){let n=this.#r.headers.getSetCookie();
e.headers.delete("set-cookie");for(let s of n)e.headers.append("set-cookie",s)}else e.headers.set(t,r)}this.#r=e,this.finalized=!0}render=(...e)=>(this.#a??=t=>this.html(t),this.#a(...e));setLayout=e=>this.#c=
e;getLayout=()=>this.#c;setRenderer=e=>{this.#a=e};header=(e,t,r)=>{this.finalized&&!this.#r.bodyUsed&&(this.#r=re(this.#r.body,this.#r));let n=this.#r?this.#r.headers:this.#d??=new Headers;t===void 0?
n.delete(e):r?.append?n.append(e,t):n.set(e,t)};status=e=>{this.#o=e};set=(e,t)=>{this.#n??=new Map,this.#n.set(e,t)};get=e=>this.#n?this.#n.get(e):void 0;get var(){return this.#n?Object.fromEntries(this.#n):
{}}#l(e,t,r){let n=this.#r?new Headers(this.#r.headers):this.#d;if(typeof t=="object"&&t.headers){n??=new Headers;for(let[o,a]of new Headers(t.headers))o==="set-cookie"?n.append(o,a):n.set(o,a)}if(r){
if(!n){let o=0;for(let a in r)if(++o>1||typeof r[a]!="string"){n=new Headers;break}}if(n)for(let o in r){let a=r[o];if(typeof a=="string")n.set(o,a);else{n.delete(o);for(let i of a)n.append(o,i)}}}let s=typeof t==
"number"?t:t?.status??this.#o;return re(e,{status:s,headers:n??r})}newResponse=(...e)=>this.#l(...e);body=(e,t,r)=>this.#l(e,t,r);text=(e,t,r)=>!this.#d&&!this.#o&&!t&&!r&&!this.finalized?new Response(
e):this.#l(e,t,st(lr,r));json=(e,t,r)=>this.#l(JSON.stringify(e),t,st("application/json",r));html=(e,t,r)=>{let n=s=>this.#l(s,t,st("text/html; charset=UTF-8",r));return typeof e=="object"?te(e,Re.Stringify,
!1,{}).then(n):n(e)};redirect=(e,t)=>{let r=String(e);return this.header("Location",/[^\x00-\xFF]/.test(r)?encodeURI(r):r),this.newResponse(null,t??302)};notFound=()=>(this.#i??=()=>re(),this.#i(this))};var at=(e,t,r)=>(n,s)=>{let o=-1;return a(0);async function a(i){if(i<=o)throw new Error("next() called multiple times");o=i;let c,l=!1,d;if(e[i]?(d=e[i][0][0],n.req.routeIndex=i):d=i===e.length&&s||void 0,
d)try{c=await d(n,()=>a(i+1))}catch(u){if(u instanceof Error&&t)n.error=u,c=await t(u,n),l=!0;else throw u}else n.finalized===!1&&r&&(c=await r(n));return c&&(n.finalized===!1||l)&&(n.res=c),n}};var ps=e=>e.req[W][0].map(([[,t]])=>t),dr=(e,t)=>ps(e).at(t??e.req.routeIndex)?.path??"";var ur=["get","post","put","delete","options","patch","query"],ke="Can not add a route since the matcher is already built.",Ce=class extends Error{};var fr="__COMPOSED_HANDLER";var hr=e=>{let t=e.length;for(;t>0&&e.charCodeAt(t-1)===47;)t--;return e.length-t},ms=(e,t,r)=>{if(!/[:*]/.test(t))return t.length;let n=e.req.path,s=e.req[W],o=new Set,a=0;for(let i of Z(t)){if(i[0]===
":"&&i.endsWith("}?"))throw new Error(`mount(): Optional regular expression parameters are not supported in "${r}".`);let c=ee(i);if(c&&c!=="*"){let l=c[1];if(o.has(l))throw new Error(`mount(): Duplic\
ate path parameter "${l}" in "${r}".`);o.add(l)}if(c&&c!=="*"&&c[2]!==!0){let l=s.length===2?s[1][s[0][e.req.routeIndex][1][c[1]]]:s[0][e.req.routeIndex][1][c[1]];a+=l.length+1}else if(c||i.endsWith("\
*")){let l=n.indexOf("/",a+1);a=l===-1?n.length:l}else a+=i.length+1}return a},pr=(e,t,r)=>{if(/[^/]\*$/.test(r))throw new Error(`mount(): Wildcard must follow "/" in "${r}".`);let n=ms(e,t,r),s=e.req.
path.slice(n)||"/";if(n>e.req.path.length||s[0]!=="/"||/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(s))throw new S(400,{message:"Invalid mounted path"});let o=e.req.raw.url;if(/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(
o))throw new S(400,{message:"Invalid mounted path"});let a=o.search(/[?#]/),i=hr(a===-1?o:o.slice(0,a));if(i>1&&hr(e.req.path)===i-1)throw new S(400,{message:"Invalid mounted path"});let c=new URL(o);
return c.pathname=s.replace(/[\\\t\n\r]/g,encodeURIComponent),s.includes("%"),new Request(c,e.req.raw)};var ys=e=>e.text("404 Not Found",404),mr=(e,t)=>{if("getResponse"in e){let r=e.getResponse();return t.newResponse(r.body,r)}return console.error(e),t.text("Internal Server Error",500)},yr=class wr{get;post;put;delete;options;patch;query;all;on;use;router;getPath;_basePath="\
/";#e="/";routes=[];constructor(t={}){[...ur,"all"].forEach(s=>{this[s]=(o,...a)=>{let i=s.toUpperCase();return typeof o=="string"?this.#e=o:this.#o(i,this.#e,o),a.forEach(c=>{this.#o(i,this.#e,c)}),this}}),
this.on=(s,o,...a)=>{for(let i of[o].flat()){this.#e=i;for(let c of[s].flat()){let l=c.toUpperCase();for(let d of a)this.#o(l,this.#e,d)}}return this},this.use=(s,...o)=>(typeof s=="string"?this.#e=s:
(this.#e="*",o.unshift(s)),o.forEach(a=>{this.#o("ALL",this.#e,a)}),this);let{strict:r,...n}=t;Object.assign(this,n),this.getPath=r??!0?t.getPath??nt:sr}#t(){let t=new wr({router:this.router,getPath:this.
getPath});return t.errorHandler=this.errorHandler,t.#n=this.#n,t.routes=this.routes,t}#n=ys;errorHandler=mr;route(t,r){let n=this.basePath(t);return r.routes.map(s=>{let o;r.errorHandler===mr?o=s.handler:
(o=async(a,i)=>(await at([],r.errorHandler)(a,()=>s.handler(a,i))).res,o[fr]=s.handler),n.#o(s.method,s.path,o,s.basePath)}),this}basePath(t){let r=this.#t();return r._basePath=I(this._basePath,t),r}onError=t=>(this.
errorHandler=t,this);notFound=t=>(this.#n=t,this);mount(t,r,n){let s,o;n&&(typeof n=="function"?o=n:(o=n.optionHandler,n.replaceRequest===!1?s=l=>l:s=n.replaceRequest));let a=o?l=>{let d=o(l);return Array.
isArray(d)?d:[d]}:l=>{let d;try{d=l.executionCtx}catch{}return[l.env,d]},i=l=>{let d=dr(l);return pr(l,d.replace(/\/?\*$/,""),d)},c=async(l,d)=>{let u=await r(s?s(l.req.raw):i(l),...a(l));if(u)return u;
await d()};return this.#o("ALL",I(t,"*"),c),this}#o(t,r,n,s){r=I(this._basePath,r);let o={basePath:s!==void 0?I(this._basePath,s):this._basePath,path:r,method:t,handler:n};this.router.add(t,r,[n,o]),this.
routes.push(o)}#s(t,r){if(t instanceof Error)return this.errorHandler(t,r);throw t}#r(t,r,n,s){if(s==="HEAD")return(async()=>new Response(null,await this.#r(t,r,n,"GET")))();let o=this.getPath(t,{env:n}),
a=this.router.match(s,o),i=new ot(t,{path:o,matchResult:a,env:n,executionCtx:r,notFoundHandler:this.#n});if(a[0].length===1){let l;try{l=a[0][0][0][0](i,async()=>{i.res=await this.#n(i)})}catch(d){return this.#s(
d,i)}return l instanceof Promise?l.then(d=>d||(i.finalized?i.res:this.#n(i))).catch(d=>this.#s(d,i)):l??this.#n(i)}let c=at(a[0],this.errorHandler,this.#n);return(async()=>{try{let l=await c(i);if(!l.
finalized)throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");return l.res}catch(l){return this.#s(l,i)}})()}fetch=(t,...r)=>this.#r(t,r[1],r[0],
t.method);request=(t,r,n,s)=>t instanceof Request?this.fetch(r?new Request(t,r):t,n,s):(t=t.toString(),this.fetch(new Request(/^https?:\/\//.test(t)?t:`http://localhost${I("/",t)}`,r),n,s));fire=()=>{
addEventListener("fetch",t=>{t.respondWith(this.#r(t.request,t,void 0,t.request.method))})}};var E=()=>Object.create(null);var it=[];function gr(e,t){let r=this.buildAllMatchers(),n=((s,o)=>{let a=r[s]||r.ALL,i=a[2][o];if(i)return i;let c=o.match(a[0]);if(!c)return[[],it];let l=c.indexOf("",1);return[a[1][l],c]});return this.
match=n,n(e,t)}var ws="[^/]+",gs="[^]*",bs="(?:|/[^]*)",_=Symbol(),br=new Set(".\\+*[^]$()");function Ss(e,t){return e.length===1?t.length===1?e<t?-1:1:-1:t.length===1?1:e==="[^]*"||e==="(?:|/[^]*)"?t==="[^]*"?-1:1:
t==="[^]*"||t==="(?:|/[^]*)"?-1:e==="[^/]+"?1:t==="[^/]+"?-1:e.length===t.length?e<t?-1:1:t.length-e.length}var Sr=class ct{#e;#t;#n=E();insert(t,r,n,s,o){let a=this;for(let i=0,c=t.length;i<c;i++){let l=t[i],
d=l.length===1?l==="*"?i===c-1?["","",gs]:["","",ws]:null:l==="/*"?["","",bs]:l.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/),u;if(d){let f=d[1],h=d[2]||"[^/]+";if(f&&d[2]&&(new RegExp(h).test("")||(h=h.replace(
/^\((?!\?:)(?=[^)]+\)$)/,"(?:"),/\((?!\?:)/.test(h))||h.length===1&&br.has(h)))throw _;if(o.push(h),u=a.#n[h],!u){if(h!=="[^]*"&&h!=="(?:|/[^]*)"){for(let m in a.#n)if((h.length>1||m.length>1)&&m!=="[\
^]*"&&m!=="(?:|/[^]*)")throw _}u=a.#n[h]=new ct}f!==""&&(u.#t??=s.varIndex++,n.push([f,u.#t]))}else if(o.push(l),u=a.#n[l],!u){for(let f in a.#n)if(f.length>1&&f!=="[^]*"&&f!=="(?:|/[^]*)")throw _;u=a.#n[l]=
new ct}a=u}if(a.#e!==void 0)throw _;a.#e=r}buildRegExpStr(){let t=Object.keys(this.#n).sort(Ss).map(r=>{let n=this.#n[r],s=n.buildRegExpStr();return s===""?"":(typeof n.#t=="number"?`(${r})@${n.#t}`:br.
has(r)?`\\${r}`:r)+s}).filter(Boolean);return typeof this.#e=="number"&&this.#e!==-1&&t.unshift(`#${this.#e}`),t.length===0?"":t.length===1?t[0]:"(?:"+t.join("|")+")"}};var lt=class{#e={varIndex:0};#t=new Sr;#n=0;paths=E();insert(e,t){let r=[];if(t){this.#t.insert(e.split(""),-1,[],this.#e,r),this.paths[e]=[-1,[],r];return}let n=[],s=[],o=e;for(let i=0;;){let c=!1;if(o=
o.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g,l=>{let d=`@\\${i}`;return s[i]=[d,l],i++,c=!0,d}),!c)break}let a=o.match(/(?::[^\/]+)|(?:\/\*$)|./gs)||[];for(let i=s.length-1;i>=0;i--){let[c]=s[i];for(let l=a.
length-1;l>=0;l--)if(a[l].indexOf(c)!==-1){a[l]=a[l].replace(c,s[i][1]);break}}this.#t.insert(a,this.#n,n,this.#e,r),this.paths[e]=[this.#n++,n,r]}buildRegExp(){let e=this.#t.buildRegExpStr();if(e==="")
return[/^$/,[],[]];let t=0,r=[],n=[];return e=e.replace(/#(\d+)|@(\d+)|\.\*\$/g,(s,o,a)=>o!==void 0?(r[++t]=Number(o),"$()"):(a!==void 0&&(n[Number(a)]=++t),"")),[new RegExp(`^${e}`),r,n]}};function Es(e){let t=e[e.length-1];return t==="[^]*"||t==="(?:|/[^]*)"}function xs(e,t){let r=e.length-1;for(let n=0;n<r;n++)if(e[n]!==t[n])return!1;return e[r]==="[^]*"||t.length===r||t[r]==="/"}var Er=class{name="\
RegExpRouter";#e;#t;constructor(){this.#e={ALL:[]},this.#t={ALL:new lt}}#n(e,t){try{this.#t[e].insert(t,!/\*|\/:/.test(t))}catch(r){throw r===_?new Ce(t):r}}add(e,t,r){let n=this.#e;if(!n)throw new Error(
ke);let s=this.#t;if(!n[e]){s[e]=new lt,n[e]=[...n.ALL];for(let i in s.ALL.paths)this.#n(e,i)}t==="/*"&&(t="*");let o=e==="ALL"?Object.keys(n):[e],a=ve(t)||[t];for(let i of a)for(let c of o)s[c].paths[i]||
this.#n(c,i),n[c].push([r,i])}match=gr;buildAllMatchers(){let e=E();for(let t of Object.keys(this.#e))e[t]=this.#o(t);return this.#e=this.#t=void 0,e}#o(e){let t=this.#e[e],r=this.#t[e],n=E(),s=[],[o,
a,i]=r.buildRegExp(),c=E(),l=t.map(([u,f],h)=>((c[f]??=[]).push(h),[u,r.paths[f][1].reduceRight((m,[w,p])=>(m[w]=i[p],m),E())])),d=Object.keys(c).filter(u=>Es(r.paths[u][2]));for(let u in r.paths){let[
f,,h]=r.paths[u],m=[...c[u]];for(let p of d)p!==u&&xs(r.paths[p][2],h)&&m.push(...c[p]);let w=m.sort((p,y)=>p-y).map(p=>l[p]);if(f===-1){let p=Math.max(-1,...w.flatMap(([,y])=>Object.values(y)));n[u]=
[w,p===-1?it:u.match(o).slice(0,p+1)]}else s[f]=w}return[o,a.map(u=>s[u]),n]}};var xr=class{name="SmartRouter";#e=[];#t=[];constructor(e){this.#e=e.routers}add(e,t,r){if(!this.#t)throw new Error(ke);this.#t.push([e,t,r])}match(e,t){if(!this.#t)throw new Error("Fatal error");let r=this.#e,
n=this.#t,s=r.length,o=0,a;for(;o<s;o++){let i=r[o];try{for(let c=0,l=n.length;c<l;c++)i.add(...n[c]);a=i.match(e,t)}catch(c){if(c instanceof Ce)continue;throw c}this.match=i.match.bind(i),this.#e=[i],
this.#t=void 0;break}if(o===s)throw new Error("Fatal error");return this.name=`SmartRouter + ${this.activeRouter.name}`,a}get activeRouter(){if(this.#t||this.#e.length!==1)throw new Error("No active r\
outer has been determined yet.");return this.#e[0]}};var dt=E(),vs=0,vr=class Rr{#e=[];#t=E();#n=[];#o;#s=dt;insert(t,r,n){let s=this,o=Z(r),a=new Set,i=0;for(let c of o){let l=o[++i],d=ee(c,l)||(l===void 0&&c&&c.indexOf("*")===c.length-1?c:null),u=Array.
isArray(d),f=u?d[0]:d||c,h=s.#t[f]||=new Rr;d&&!h.#o&&(h.#o=d,s.#n.push(h)),s=h,u&&a.add(d[1])}s.#e.push({[t]:{handler:n,possibleKeys:[...a],score:++vs}})}#r(t,r,n,s,o){for(let a=0,i=r.#e.length;a<i;a++){
let c=r.#e[a],l=c[n]||c.ALL;if(l){l.params=E(),t.push(l);for(let d=0,u=l.possibleKeys.length;d<u;d++){let f=l.possibleKeys[d];l.params[f]=o?.[f]&&!d?o[f]:s[f]??o?.[f]}}}}search(t,r){let n=[];this.#s=dt;
let s=[this],o=rt(r),a=[],i=o.length,c=null;for(let l=0;l<i;l++){let d=o[l],u=l===i-1,f=[];for(let m=0,w=s.length;m<w;m++){let p=s[m],y=p.#t[d];y&&(y.#s=p.#s,u?(y.#t["*"]&&this.#r(n,y.#t["*"],t,p.#s),
this.#r(n,y,t,p.#s)):f.push(y));for(let g of p.#n){let z=g.#o,R=p.#s===dt?{}:{...p.#s};if(typeof z=="string"){(z==="*"||d.startsWith(z.slice(0,-1)))&&(this.#r(n,g,t,p.#s),z==="*"&&(g.#s=R,f.push(g)));
continue}let[,de,V]=z;if(!(!d&&V===!0)){if(V!==!0){if(!c){c=[];let je=r[0]==="/"?1:0;for(let j=0;j<i;j++)c[j]=je,je+=o[j].length+1}let xt=r.slice(c[l]),ue=V.exec(xt);if(ue){Object.hasOwn(R,de)||(R[de]=
ue[0]),this.#r(n,g,t,p.#s,R),ue[0].length===xt.length&&g.#t["*"]&&this.#r(n,g.#t["*"],t,p.#s,R);for(let je in g.#t){g.#s=R;let j=ue[0].match(/\//g)?.length??0;(a[j]||=[]).push(g);break}continue}}(V===
!0||V.test(d))&&(Object.hasOwn(R,de)||(R[de]=d),u?(this.#r(n,g,t,R,p.#s),g.#t["*"]&&this.#r(n,g.#t["*"],t,R,p.#s)):(g.#s=R,f.push(g)))}}}let h=a.shift();s=h?f.concat(h):f}return n[1]&&n.sort((l,d)=>l.
score-d.score),[n.map(({handler:l,params:d})=>[l,d])]}};var ut=class{name="TrieRouter";#e=new vr;add(e,t,r){for(let n of ve(t)||[t])this.#e.insert(e,n,r)}match(e,t){return this.#e.search(e,t)}};var ft=class extends yr{constructor(e={}){super(e),this.router=e.router??new xr({routers:[new Er,new ut]})}};var Rs="Payload Too Large",Te=e=>{let t=e.onError||(()=>{let n=new Response(Rs,{status:413});throw new S(413,{res:n})}),r=e.maxSize;return async function(s,o){if(!s.req.raw.body)return o();let a=s.req.
raw.headers.has("transfer-encoding");if(s.req.raw.headers.has("content-length")&&!a)return parseInt(s.req.raw.headers.get("content-length")||"0",10)>r?t(s):o();let i=0,c=new Uint8Array(0),l=s.req.raw.
body.getReader();for(;;){let{done:d,value:u}=await l.read();if(d)break;let f=i;if(i+=u.length,i>r)return t(s);if(i>c.length){let h=new Uint8Array(Math.min(r,Math.max(i,c.length*2)));h.set(c.subarray(0,
f)),c=h}c.set(u,f)}return s.req.raw=new Request(s.req.raw,{body:c.subarray(0,i)}),o()}};var Pr=require("./program.cjs").engine_judge_receive_report,Ae=require("./program.cjs").engine_report_board_tasks,Hr=require("./program.cjs").model_openapi,Lr=require("./program.cjs").model_verification;var ks=/^[\w!#$%&'*.^`|~+-]+$/,Cs=/^[!#-:<>-[\]-~]+$/,Ts=/^[ !#-:<-[\]-~]*$/,kr=e=>{let t=0,r=e.length;for(;t<r;){let n=e.charCodeAt(t);if(n!==32&&n!==9)break;t++}for(;r>t;){let n=e.charCodeAt(r-1);if(n!==
32&&n!==9)break;r--}return t===0&&r===e.length?e:e.slice(t,r)},ht=(e,t)=>{if(t&&e.indexOf(t)===-1)return{};let r=e.split(";"),n=Object.create(null);for(let s of r){let o=s.indexOf("=");if(o===-1)continue;
let a=kr(s.substring(0,o));if(t&&t!==a||!Cs.test(a)||a in n)continue;let i=kr(s.substring(o+1));if(i.startsWith('"')&&i.endsWith('"')&&(i=i.slice(1,-1)),Ts.test(i)&&(n[a]=F(i),t))break}return n};var Os=(e,t,r={})=>{if(!ks.test(e))throw new Error("Invalid cookie name");let n=`${e}=${t}`;if(/^__secure-/i.test(e)&&!r.secure)throw new Error("__Secure- Cookie must have Secure attributes");if(/^__host-/i.
test(e)){if(!r.secure)throw new Error("__Host- Cookie must have Secure attributes");if(r.path!=="/")throw new Error('__Host- Cookie must have Path attributes with "/"');if(r.domain)throw new Error("__\
Host- Cookie must not have Domain attributes")}for(let s of["domain","path","sameSite","priority"])if(r[s]&&/[;\r\n]/.test(r[s]))throw new Error(`${s} must not contain ";", "\\r", or "\\n"`);if(r&&typeof r.
maxAge=="number"&&r.maxAge>=0){if(r.maxAge>3456e4)throw new Error("Cookies Max-Age SHOULD NOT be greater than 400 days (34560000 seconds) in duration.");n+=`; Max-Age=${r.maxAge|0}`}if(r.domain&&r.prefix!==
"host"&&(n+=`; Domain=${r.domain}`),r.path&&(n+=`; Path=${r.path}`),r.expires){if(r.expires.getTime()-Date.now()>3456e7)throw new Error("Cookies Expires SHOULD NOT be greater than 400 days (34560000 s\
econds) in the future.");n+=`; Expires=${r.expires.toUTCString()}`}if(r.httpOnly&&(n+="; HttpOnly"),r.secure&&(n+="; Secure"),r.sameSite&&(n+=`; SameSite=${r.sameSite.charAt(0).toUpperCase()+r.sameSite.
slice(1)}`),r.priority&&(n+=`; Priority=${r.priority.charAt(0).toUpperCase()+r.priority.slice(1)}`),r.partitioned){if(!r.secure)throw new Error("Partitioned Cookie must have Secure attributes");n+="; \
Partitioned"}return n},Oe=(e,t,r)=>(t=encodeURIComponent(t),Os(e,t,r));var Cr=(e,t,r)=>{let n=e.req.raw.headers.get("Cookie");if(typeof t=="string"){if(!n)return;let s=t;return r==="secure"?s="__Secure-"+t:r==="host"&&(s="__Host-"+t),ht(n,s)[s]}return n?ht(n):{}};var As=(e,t,r)=>{let n;return r?.prefix==="secure"?n=Oe("__Secure-"+e,t,{path:"/",...r,secure:!0}):r?.prefix==="host"?n=Oe("__Host-"+e,t,{...r,path:"/",secure:!0,domain:void 0}):n=Oe(e,t,{path:"/",...r}),
n},Tr=(e,t,r,n)=>{let s=As(t,r,n);e.header("Set-Cookie",s,{append:!0})};var ne=class{constructor(t,r,n=Date.now){this.perSecond=t;this.burst=r;this.now=n}perSecond;burst;now;buckets=new Map;take(t){let r=this.now(),n=this.buckets.get(t)??{left:this.burst,at:r},s=Math.min(
this.burst,n.left+(r-n.at)/1e3*this.perSecond);this.buckets.delete(t),this.buckets.set(t,{left:Math.max(0,s-1),at:r});let[o]=this.buckets.keys();return this.buckets.size>1e4&&o!==void 0&&this.buckets.
delete(o),s>=1?0:Math.max(1,Math.ceil((1-s)/this.perSecond))}};var pt="ultraplan_session",Ps={"content-security-policy":"default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancest\
ors 'none'","x-content-type-options":"nosniff","x-frame-options":"DENY","referrer-policy":"same-origin","cross-origin-opener-policy":"same-origin","cross-origin-resource-policy":"same-origin","cache-c\
ontrol":"no-store"},b=(e,t,r)=>new S(e,{message:t,cause:r});function Or({key:e,sessions:t,hosts:r,limits:n=Hs()}){return async(s,o)=>{for(let[u,f]of Object.entries(Ps))s.header(u,f);let a=s.req.header(
"host")?.toLowerCase()??"";if(!r.has(a))throw b(403,"the Host header names another place","use the address that the server printed");let i=s.req.header("origin")?.toLowerCase();if(i!==void 0&&i!==`htt\
p://${a}`)throw b(403,"the Origin header names another place","open the board itself");let c=Ls(s,e,t),l=s.env?.incoming?.socket?.remoteAddress??"unknown",d=c?n.known.take(`${c} ${l}`):n.anonymous.take(
l);if(d>0)throw s.header("retry-after",String(d)),b(429,"too many requests",`wait ${d} s`);c&&s.set("caller",c),await o()}}var Hs=()=>({anonymous:new ne(20,100),known:new ne(300,1e3)});function Ls(e,t,r){
let n=e.req.header("authorization");if(n!==void 0){let[,s]=/^bearer ([\x21-\x7e]{1,512})$/i.exec(n)??[];return s!==void 0&&t.matches(s)?"key":void 0}return r.isKnown(Cr(e,pt))?"session":void 0}var D=(...e)=>async(t,r)=>{
let n=t.get("caller");if(!n)throw t.header("www-authenticate","Bearer"),b(401,"no key, or a wrong one","send Authorization: Bearer <key>");if(!e.includes(n))throw b(403,n==="key"?"a key may only repor\
t and read":"a report needs the key","see docs/board.md");await r()};var Ar=64*1024;function Br(e,t,r){e.get("/api/openapi.json",s=>s.json((0,Hr.openApi)())),e.get("/api/tasks",D("key","session"),s=>(t.look(),s.json({tasks:(0,Ae.apiTasks)(t)})));let n=Te({maxSize:Ar,onError:()=>{
throw b(413,`the body has more than ${Ar} bytes`,"shorten the details")}});for(let s of["/api/tasks/:id/verification","/api/naomi/tasks/:id/verification"])e.post(s,D("key"),n,async o=>{let a=await Bs(
o);t.look();let i=(0,Ae.findApiTask)(t,o.req.param("id")??"");if("status"in i)return o.json(i.body,i.status);let c=(0,Pr.receiveReport)(t.open(i.board),i.task.id,i.id,a);return r(),o.json(c,c.action===
"pending"?202:200)})}async function Bs(e){if(e.req.header("content-type")?.split(";")[0]?.trim().toLowerCase()!=="application/json")throw b(415,"the body is not application/json","send Content-Type: a\
pplication/json");let r=await e.req.json().catch(()=>{throw b(400,"the body is not JSON","GET /api/openapi.json describes it")}),n=Lr.VerificationReport.safeParse(r);if(n.success)return n.data;let[s]=n.
error.issues,o={error:`${s?.path.join(".")||"the body"}: ${s?.message??"not a report"}`,fix:"GET /api/openapi.json describes it"};throw b(400,o.error,o.fix)}var mt=class{writer;encoder;writable;abortSubscribers=[];responseReadable;aborted=!1;closed=!1;constructor(e,t){this.writable=e,this.writer=e.getWriter(),this.encoder=new TextEncoder;let r=t.getReader();
this.abortSubscribers.push(async()=>{await r.cancel()}),this.responseReadable=new ReadableStream({async pull(n){let{done:s,value:o}=await r.read();s?n.close():n.enqueue(o)},cancel:()=>{this.closed||this.
abort()}})}async write(e){try{typeof e=="string"&&(e=this.encoder.encode(e)),await this.writer.write(e)}catch{}return this}async writeln(e){return await this.write(e+`
`),this}sleep(e){return new Promise(t=>setTimeout(t,e))}async close(){this.closed=!0;try{await this.writer.close()}catch{}}async pipe(e){this.writer.releaseLock();try{await e.pipeTo(this.writable,{preventClose:!0,
preventAbort:!0})}finally{this.writer=this.writable.getWriter()}}onAbort(e){this.abortSubscribers.push(e)}abort(){this.aborted||(this.aborted=!0,this.abortSubscribers.forEach(e=>{try{Promise.resolve(e()).
catch(()=>{})}catch{}}))}};var Pe=()=>{let e=typeof Bun<"u"?Bun.version:void 0;if(e===void 0)return!1;let t=e.startsWith("1.1")||e.startsWith("1.0")||e.startsWith("0.");return Pe=()=>t,t};var _r=class extends mt{constructor(e,t){super(e,t)}async writeSSE(e){let t=(await te(e.data,Re.Stringify,!1,{})).split(/\r\n|\r|\n/).map(n=>`data: ${n}`).join(`
`);for(let n of["event","id"]){let s=e[n];if(s&&/[\r\n]/.test(s))throw new Error(`${n} must not contain "\\r" or "\\n"`)}let r=[e.event&&`event: ${e.event}`,t,e.id!==void 0&&`id: ${e.id}`,e.retry!==void 0&&
`retry: ${e.retry}`].filter(Boolean).join(`
`)+`

`;await this.write(r)}},_s=async(e,t,r)=>{try{await t(e)}catch(n){n instanceof Error&&r?(await r(n,e),await e.writeSSE({event:"error",data:n.message})):console.error(n)}finally{e.close()}},$s=new WeakMap,
yt=(e,t,r)=>{let{readable:n,writable:s}=new TransformStream,o=new _r(s,n);return Pe()&&e.req.raw.signal.addEventListener("abort",()=>{o.closed||o.abort()}),$s.set(o.responseReadable,e),e.header("Trans\
fer-Encoding","chunked"),e.header("Content-Type","text/event-stream"),e.header("Cache-Control","no-cache"),e.header("Connection","keep-alive"),_s(o,t,r),e.newResponse(o.responseReadable)};var jr=require("./program.cjs").engine_report_board_runs;var Ir=require("./program.cjs").engine_report_board_runs,Dr=require("./program.cjs").engine_report_board_tasks,He=require("./program.cjs").view_board,Le=require("./program.cjs").view_html_board_page,$r=new WeakMap,
qr=new WeakMap;function Be(e,t){let{run:r}=e,n=$r.get(r)??new Map;$r.set(r,n);let s=(0,Dr.askedTask)(e);return r.tasks.flatMap((o,a)=>{if(t&&!t.has(o.id)&&o.id!==s)return[];let i=n.get(o.id);if(i)return i;
let c=(0,Ir.apiId)(r,o.id),l=(0,He.columnOf)(o,s),d={id:c,column:He.COLUMNS.indexOf(l),order:`${r.startedAt} ${String(a).padStart(5,"0")}`,html:(0,Le.renderCard)(r,o,{id:c,column:l,href:`/tasks/${c}`}).
text};return n.set(o.id,d),d})}function _e({run:e,key:t}){let r=qr.get(e)??(0,Le.renderStrip)(e,{key:t,href:`/runs/${t}`});return qr.set(e,r),r}var $e=e=>[...e].map(([t,r])=>`${t}:${r.toString(36)}`).join(",");function Mr(e){let t=e.slice(0,8e3).matchAll(/([0-9a-f]{8}):([0-9a-z]{1,8})/g);return new Map([...t].map(([,r="",n=""])=>[r,Number.parseInt(
n,36)]))}var Is=64,se=new Map;function oe(e,t){let r=e.all(),n=new Map(r.map(({key:c,run:l})=>[c,l.lastSeq])),s=t?r.filter(({key:c,run:l})=>(t.get(c)??0)<l.lastSeq):[];if(!t||s.length===0)return{cursor:n};
let o=s.map(({key:c,run:l})=>`${c}:${t.get(c)??0}-${l.lastSeq}`).join(","),a=se.get(o)??JSON.stringify({runs:s.map(c=>Ds(c,t.get(c.key)??0))});se.set(o,a);let[i]=se.keys();return se.size>Is&&i!==void 0&&
se.delete(i),{cursor:n,text:a}}function Ds(e,t){let r=(0,jr.eventsAfter)(e,t);return{key:e.key,seq:e.run.lastSeq,events:r.map(n=>({seq:n.seq,at:n.at,type:n.type,task:Nr(e,n)})),strip:_e(e).text,cards:Be(
e,js(e,r))}}function Nr({run:e},t){if("task"in t&&typeof t.task=="string")return t.task;if(!("ticket"in t))return;let{ticket:r}=t;return e.tickets.find(({id:n})=>n===r)?.task??e.tasks.find(n=>[...n.attempts,
...n.reviews].some(s=>s.ticket===r))?.id}function js(e,t){let r=t.filter(({type:n})=>!Ms.has(n)).map(n=>Nr(e,n));return r.includes(void 0)?void 0:new Set(r)}var Ms=new Set(["directive_given","prompt_s\
een","notices_told","notices_shown","announced","noted"]);var Ns=200,Us=50,Ks=15e3,Ws=1e3,qe=class{constructor(t){this.runs=t}runs;readers=0;sleeping=new Set;timer;soon;isClosed=!1;start(){this.timer=setInterval(()=>{this.runs.look().length>0&&this.wake()},Ns)}wake(){
this.soon??=setTimeout(()=>{this.soon=void 0,this.runs.look();for(let t of[...this.sleeping])t()},Us)}get closed(){return this.isClosed}close(){this.isClosed=!0,clearInterval(this.timer),clearTimeout(
this.soon);for(let t of[...this.sleeping])t()}wait(t,r){return new Promise(n=>{let s=i=>{clearTimeout(a),this.sleeping.delete(o),n(i)},o=()=>s(!0),a=setTimeout(()=>s(!1),t);this.sleeping.add(o),r(o)})}};
function Ur(e,t,r){e.get("/events",D("key","session"),n=>{if(r.readers>=Ws)throw b(429,"too many readers","close another board");let s=n.req.header("last-event-id")??n.req.query("since");t.look();let o=s===
void 0?oe(t,void 0).cursor:Mr(s);return yt(n,async a=>{r.readers+=1;let i=()=>{};a.onAbort(()=>i());try{for(await a.write(`retry: 1000
: hello

`);!a.aborted&&!r.closed;){let c=oe(t,o);o=c.cursor,c.text!==void 0?await a.writeSSE({id:$e(o),data:c.text}):await r.wait(Ks,l=>{i=l})||await a.write(`: ping

`)}}finally{r.readers-=1}})})}var Xr=require("./program.cjs").engine_people_act_on_board,G=require("./program.cjs").engine_report_board_runs,ie=require("./program.cjs").engine_report_board_tasks,T=require("./program.cjs").engine_report_run_story,
Zr=require("./program.cjs").view_board,en=require("./program.cjs").view_html_board_page,H=require("./program.cjs").view_html_html,gt=require("./program.cjs").view_html_layout,tn=require("./program.cjs").view_html_report,
rn=require("./program.cjs").view_html_run_page,nn=require("./program.cjs").view_html_task_page,ae=require("./program.cjs").view_run_view;var $=require("./program.cjs").view_html_html,Kr=require("./program.cjs").view_terminal,Ie=(e,{act:t,label:r,tone:n,task:s})=>$.html`<form method="post" action="/act"><input type="hidden" name="run" value="${e}"><input type="hidden" name="act" value="${t}">${s!==
void 0&&$.html`<input type="hidden" name="task" value="${s}">`}<label>Your name<input name="name" required maxlength="80" autocomplete="name"></label><label>Why<input name="reason" required maxlength="500"></label><button class="tone-${n}">${r}</button></form>`,
Wr=$.html`<p class="muted">Name and reason are recorded as unsigned (board), and shown at the next prompt in the session.</p>`,Fr=({state:e})=>e==="finished"||e==="cancelled";function Gr({run:e,key:t}){
if(Fr(e))return;let n=e.state==="running"||e.state==="parked"?{act:"pause",label:"Pause the run",tone:"amber"}:{act:"resume",label:"Resume the run",tone:"green"},s=e.state==="parked"&&Ie(t,{act:"resum\
e",label:"Resume the run",tone:"green"});return $.html`<section class="panel"><h2>What a person may do</h2>${Ie(t,n)}${s}<details><summary>Cancel the run</summary>${Ie(t,{act:"cancel",label:"Cancel fo\
r good",tone:"red"})}</details>${Wr}</section>`}function zr({run:e,key:t},r,n){if(Fr(e)||r.status==="approved"||r.override)return;let s=r.status==="escalated"||r.status==="blocked",o=!r.givenUp&&r.kind!==
"checkpoint"&&(s||r.status==="failed"),a=r.id===n&&r.kind==="checkpoint";if(!o&&!a)return;let i=(0,Kr.oneLine)(r.id),c=[...a?[["answer it",`/ultraplan:decide --task ${i} <answer>`]]:[],...o?[["count i\
t as complete (unverified)",`/ultraplan:skip-verify --task ${i} --reason "<why>"`],["bypass every check",`/ultraplan:force-complete --task ${i} --override-all`]]:[]];return $.html`${o&&$.html`${Ie(t,{
act:"reset",label:"Reset to pending",tone:"blue",task:r.id})}${Wr}`}<div class="typed"><p>To be typed in the Claude Code session:</p>${c.map(([l,d])=>$.html`<p>${l}: <code>${d}</code></p>`)}</div>`}var Vr=`// Keeps a page of the board up to date. Every page can be read and used without it.
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

let reading = false
let again = false

/** Other pages are read again as a whole: not while a person types, and with what they had opened still open. */
async function reload() {
  if (document.activeElement?.matches('input')) {
    again = true
    return
  }
  if (reading) {
    again = true
    return
  }
  reading = true
  const response = await fetch(location.href)
  if (response.ok) {
    const next = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('main')
    const main = document.getElementById('main')
    if (next && next.innerHTML !== main.innerHTML) {
      const open = [...main.querySelectorAll('details')].map((one) => one.open)
      next.querySelectorAll('details').forEach((one, index) => {
        if (open[index] !== undefined) one.open = open[index]
      })
      main.replaceChildren(...next.childNodes)
    }
  }
  reading = false
  if (again) {
    again = false
    setTimeout(reload, 300)
  }
}

document.addEventListener('focusout', () => {
  if (again) {
    again = false
    setTimeout(reload, 100)
  }
})

const source = new EventSource(\`/events?since=\${encodeURIComponent(document.body.dataset.since)}\`)
source.onopen = () => say('live', 'live')
source.onerror = () =>
  source.readyState === EventSource.CLOSED
    ? say('lost', 'closed: open a new link')
    : say('lost', 'reconnecting')
source.onmessage = ({ data }) => {
  const { runs } = JSON.parse(data)
  if (page !== 'board') return reload()
  for (const run of runs) showOnBoard(run)
  count()
}
`;var sn=H.html`<link rel="stylesheet" href="/style.css"><link rel="icon" href="/icon.svg">`,Gs='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="2" y="3" width="18" height="18" rx="\
5" fill="#e3f3e9" stroke="#1b7145" stroke-width="1.6"/><path d="M7 12.5l4 4L21 6" fill="none" stroke="#1b7145" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>',zs=12*3600;function on(e,t){
let{runs:r,sessions:n,live:s}=t;e.get("/style.css",o=>o.body(tn.styleText,200,{"content-type":"text/css; charset=utf-8"})),e.get("/board.js",o=>o.body(Vr,200,{"content-type":"text/javascript; charset=\
utf-8"})),e.get("/icon.svg",o=>o.body(Gs,200,{"content-type":"image/svg+xml"})),e.get("/open/:link",o=>{let a=n.redeem(o.req.param("link"));return a===void 0?o.html(ce("This link is used up","The term\
inal of the server shows a new one.").text,401):(Tr(o,pt,a,{httpOnly:!0,sameSite:"Strict",path:"/",maxAge:zs}),t.onOpened?.(),o.redirect("/",303))}),e.use("/",wt),e.use("/runs/*",wt),e.use("/tasks/*",
wt),e.get("/",o=>o.html(Js(r))),e.get("/runs/:key",o=>{let a=Jr(r,o.req.param("key"));return o.html(Qs(r,a,Yr(o)))}),e.get("/tasks/:id",o=>o.html(eo(r,o.req.param("id"),Yr(o)))),e.post("/act",D("sessi\
on"),Te({maxSize:8192}),async o=>{if(o.req.header("origin")===void 0)throw b(403,"the Origin header is missing","use the board itself");let a=await o.req.parseBody(),i=u=>typeof a[u]=="string"?a[u]:"",
c=Jr(r,i("run")),l=Vs(i("act"),i("task")),d=(0,Xr.actOnBoard)(r.open(c),l,{name:i("name"),reason:i("reason")});if(s.wake(),"error"in d)throw b(409,d.error,d.fix);return o.redirect(l.kind==="reset"?`/t\
asks/${(0,G.apiId)(c.run,l.task)}`:`/runs/${c.key}`,303)})}var Yr=e=>e.get("caller")==="session",wt=async(e,t)=>e.get("caller")?t():e.html(ce("This board is closed","Open the link that `ultraplan serv\
e` shows in its terminal.").text,401);function Jr(e,t){e.look();let r=e.byKey(t);if(!r)throw b(404,"there is no such run","the board lists the runs");return r}function Vs(e,t){if(e==="reset")return{kind:"\
reset",task:t};if(e==="pause"||e==="resume"||e==="cancel")return{kind:e};throw b(400,"there is no such act","reset, pause, resume or cancel")}var bt=(e,t,r)=>(0,gt.renderShell)({...r,style:sn,home:"/",
live:{since:$e(oe(e,void 0).cursor),script:"/board.js",page:t}}),ce=(e,t)=>new H.Html((0,gt.renderShell)({title:e,style:sn,home:"/",main:H.html`<div class="narrow"><section class="panel"><h1>${e}</h1><p>${t}</p></section></div>`})),
Qr=4;function Ys(e){let t=new Set(e.active()),r=e.all().filter(n=>!t.has(n));return[...t,...r.slice(0,Math.max(0,Qr-t.size)||(t.size>0?1:Qr))]}function Js(e){e.look();let t=Ys(e),r=t.flatMap(o=>Be(o)).
sort((o,a)=>o.order<a.order?-1:1),n=o=>r.filter(({column:a})=>a===o).map(a=>new H.Html(a.html)),s=(0,en.renderBoard)({strips:t.map(_e),cards:Object.fromEntries(Zr.COLUMNS.map((o,a)=>[o,n(a)])),broken:e.
broken,dead:t.flatMap(({run:o})=>(o.deadLetters??[]).map(({event:a,task:i,why:c})=>`${o.spec}: no webhook took ${a}${i===void 0?"":` of ${(0,ae.nameIn)(o,i)}`}: ${c}`))});return bt(e,"board",{title:"T\
he board of ultraplan",main:s})}function Qs(e,t,r){let{run:n}=t,s=(0,rn.renderRun)({run:n,events:(0,G.eventsAfter)(t,0),asked:(0,ie.askedTask)(t),usage:(0,T.usageOf)(n),taskHref:o=>`/tasks/${(0,G.apiId)(
n,o.id)}`,...r?{actions:Gr(t)}:{}});return bt(e,"run",{title:`${n.spec}: run`,crumbs:H.html`${n.spec}`,main:s})}var Xs=2e5,Zs=2e4;function eo(e,t,r){e.look();let n=(0,ie.findApiTask)(e,t);if("status"in
n)throw b(404,"there is no such task","the board lists the tasks");let{board:s,task:o}=n,{run:a,dir:i}=s,c=(0,ie.askedTask)(s),l=(0,nn.renderTask)({run:a,task:o,asked:c,story:(0,T.storyIn)((0,T.storiesOf)(
a,i,(0,G.eventsAfter)(s,0)),o),outputs:(0,T.outputsOf)(o,i,Zs),diff:(0,T.changeOf)(a,o,Xs),...r?{actions:zr(s,o,c)}:{}});return bt(e,"task",{title:(0,ae.taskName)(o),crumbs:H.html`<a href="/runs/${s.key}">${a.
spec}</a> / ${(0,ae.taskName)(o)}`,main:H.html`<div class="narrow" data-run="${s.key}">${l}</div>`})}function an(e){let t=new ft;t.use(Or(e)),Br(t,e.runs,()=>e.live.wake()),Ur(t,e.runs,e.live),on(t,e);let r=n=>n.startsWith("/api/")||n==="/events";return t.notFound(n=>r(n.req.path)?n.json({error:"ther\
e is nothing here",fix:"GET /api/openapi.json lists the routes"},404):n.html(ce("There is nothing here","The board has what there is.").text,404)),t.onError((n,s)=>{let o=n instanceof S?n.status:500,a=n instanceof
S?n.message:"the run could not be read or written",i=n instanceof S&&typeof n.cause=="string"?n.cause:to;return r(s.req.path)?s.json({error:a,fix:i},o):s.html(ce(a,i).text,o)}),t}var to="`ultraplan do\
ctor` says what is wrong";var cn=(...e)=>require("node:crypto").createHash(...e);var ln=(...e)=>require("node:crypto").randomBytes(...e);var ro=15*6e4,no=12*36e5,so=100,le=e=>cn("sha256").update(e).digest("hex"),dn=()=>ln(32).toString("base64url"),De=class{constructor(t=Date.now){this.now=t}now;links=new Map;cookies=new Map;newLink(){let t=dn();
return this.links.clear(),this.links.set(le(t),this.now()+ro),t}redeem(t){let r=this.links.get(le(t));if(this.links.delete(le(t)),r===void 0||r<this.now())return;let n=dn();this.cookies.set(le(n),this.
now()+no);let[s]=this.cookies.keys();return this.cookies.size>so&&s!==void 0&&this.cookies.delete(s),n}isKnown(t){let r=t===void 0?void 0:this.cookies.get(le(t));return r!==void 0&&r>=this.now()}};async function oo(e){let{home:t,env:r,host:n,say:s}=e,o=(0,pn.apiKey)(t,r,e.newKey),a=new hn.BoardRuns(t),i=new qe(a),c=new De,l=new Set,d="",u=()=>`${d}/open/${c.newLink()}`,f=an({key:o,runs:a,live:i,
sessions:c,hosts:l,onOpened:()=>s(`opened; for another browser: ${u()}
`)}),h=await new Promise((p,y)=>{let g=Zt({fetch:f.fetch,port:e.port,hostname:n},()=>p(g));g.on("error",y)});"keepAliveTimeout"in h&&(h.keepAliveTimeout=65e3);let{port:m}=h.address();for(let p of lo(n))
l.add(`${p}:${m}`);d=`http://${co(n)}:${m}`,i.start();let w=setInterval(()=>un(a),ao);return un(a),io(e,d,o.made,u()),{url:d,async close(){clearInterval(w),i.close(),"closeAllConnections"in h&&h.closeAllConnections(),
await new Promise(p=>h.close(p))}}}var ao=1e4;function un(e){for(let t of e.all())if(t.run.outbox)try{e.announce(t)}catch{}}function io({host:e,open:t,say:r,env:n,platform:s},o,a,i){r(`the board is at\
 ${o}
`),mn.has(e)||r(`warning: others on the network can reach it, and what is sent is not encrypted
`),a!==void 0?r(`the key for the API, shown once: ${a}
`):n.FOUNDATION_API_KEY?r(`the key for the API is FOUNDATION_API_KEY
`):r(`the key for the API is the one that was shown before; --new-key makes another
`),r(`open the board with this link; it works once: ${i}
Ctrl-C ends the server; runs go on
`),t&&uo(i,s)}var mn=new Set(["127.0.0.1","localhost","::1"]),yn=new Set(["0.0.0.0","::"]),St=e=>e.includes(":")?`[${e}]`:e,co=e=>yn.has(e)?"127.0.0.1":St(e);function lo(e){let t=["127.0.0.1","localho\
st","[::1]"];if(mn.has(e))return t;if(!yn.has(e))return[St(e).toLowerCase()];let r=Object.values((0,fn.networkInterfaces)()).flatMap(n=>n?.map(({address:s})=>St(s))??[]);return[...t,...r]}function uo(e,t){
let[r,...n]=t==="darwin"?["open",e]:t==="win32"?["rundll32","url.dll,FileProtocolHandler",e]:["xdg-open",e],s=Rt(r??"",n,{detached:!0,stdio:"ignore"});s.on("error",()=>{}),s.unref()}0&&(module.exports={server_start_server});
