const moduleUrl = require('node:url').pathToFileURL(__filename).href;
"use strict";var p=require("./program.cjs").engine_judge_judge_work,f=require("./program.cjs").engine_people_control_run,i=require("./program.cjs").engine_people_signed,t=require("./program.cjs").engine_proof_baseline,
d=require("./program.cjs").engine_report_notify,[e,o="",s="",r=""]=process.argv.slice(2);e==="prove"?(0,p.proveDeferred)(o,s,r,process.env):e==="baseline"?(0,t.proveBaseline)(o,s,r,process.env):e==="n\
otify"?(0,d.deliver)(o,s):e==="refused"?(0,i.noteRefusal)(o,s,r):e==="cost"?(0,i.noteCost)(o,s,r):e==="pause"?(0,f.pausePressed)(o,s,r,process.ppid):process.exitCode=2;
