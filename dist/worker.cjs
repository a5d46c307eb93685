const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var s=require("./program.cjs").engine_judge_judge_work,p=require("./program.cjs").engine_proof_baseline,v=require("./program.cjs").engine_report_notify,[e,o="",r="",i=""]=process.argv.slice(2);e==="pr\
ove"?(0,s.proveDeferred)(o,r,i,process.env):e==="baseline"?(0,p.proveBaseline)(o,r,i,process.env):e==="notify"?(0,v.deliver)(o,r,Number(i)):process.exitCode=2;
