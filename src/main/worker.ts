import { proveDeferred } from '../engine/judge/defer-proof.ts'
import { proveBaseline } from '../engine/proof/baseline.ts'
import { deliver } from '../engine/report/notify.ts'

/** Work that outlives a hook. Its output is not read: what it finds goes into the journal. */
const [job, dir = '', second = '', third = ''] = process.argv.slice(2)
// No await at the top: it is bundled as CommonJS.
if (job === 'prove') void proveDeferred(dir, second, third, process.env)
else if (job === 'baseline') void proveBaseline(dir, second, third, process.env)
else if (job === 'notify') void deliver(dir, second, Number(third))
else process.exitCode = 2
