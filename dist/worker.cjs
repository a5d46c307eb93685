const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var f=require("./program.cjs").engine_judge_judge_work,i=require("./program.cjs").engine_people_signed,t=require("./program.cjs").engine_proof_baseline,p=require("./program.cjs").engine_report_notify,
[e,o="",r="",s=""]=process.argv.slice(2);e==="prove"?(0,f.proveDeferred)(o,r,s,process.env):e==="baseline"?(0,t.proveBaseline)(o,r,s,process.env):e==="notify"?(0,p.deliver)(o,r):e==="refused"?(0,i.noteRefusal)(
o,r,s):e==="cost"?(0,i.noteCost)(o,r,s):process.exitCode=2;
