const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var s=require("./program.cjs").engine_baseline,p=require("./program.cjs").engine_defer_proof,v=require("./program.cjs").engine_notify,[e,o="",r="",i=""]=process.argv.slice(2);e==="prove"?(0,p.proveDeferred)(
o,r,i,process.env):e==="baseline"?(0,s.proveBaseline)(o,r,i,process.env):e==="notify"?(0,v.deliver)(o,r,Number(i)):process.exitCode=2;
