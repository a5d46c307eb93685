const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var s=require("./program.cjs").engine_judge_judge_work,f=require("./program.cjs").engine_people_signed,p=require("./program.cjs").engine_proof_baseline,d=require("./program.cjs").engine_report_notify,
[e,o="",r="",i=""]=process.argv.slice(2);e==="prove"?(0,s.proveDeferred)(o,r,i,process.env):e==="baseline"?(0,p.proveBaseline)(o,r,i,process.env):e==="notify"?(0,d.deliver)(o,r):e==="refused"?(0,f.noteRefusal)(
o,r,i):process.exitCode=2;
