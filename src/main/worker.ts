import { proveDeferred } from '../engine/judge/judge-work.ts'
import { pausePressed } from '../engine/people/control-run.ts'
import { noteCost, noteRefusal } from '../engine/people/signed.ts'
import { proveBaseline } from '../engine/proof/baseline.ts'
import { deliver } from '../engine/report/notify.ts'

/** Work that continues after a hook has ended. Its output is not read: results are recorded in the journal. */
const [job, dir = '', second = '', third = ''] = process.argv.slice(2)
// No await at the top level, because it is bundled as CommonJS.
if (job === 'prove') void proveDeferred(dir, second, third, process.env)
else if (job === 'baseline') void proveBaseline(dir, second, third, process.env)
else if (job === 'notify') void deliver(dir, second)
else if (job === 'refused') noteRefusal(dir, second, third)
else if (job === 'cost') noteCost(dir, second, third)
// Our module starts it, so the parent is the client.
else if (job === 'pause') pausePressed(dir, second, third, process.ppid)
else process.exitCode = 2
