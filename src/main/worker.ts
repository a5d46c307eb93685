import { proveDeferred } from '../engine/defer-proof.ts'

/** Work that outlives a hook. Nobody reads its output: what it finds goes into the journal. */
const [job, dir = '', ticket = '', home = ''] = process.argv.slice(2)
if (job === 'prove') await proveDeferred(dir, ticket, home, process.env)
else process.exitCode = 2
