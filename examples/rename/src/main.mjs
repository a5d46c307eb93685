import { sayHi } from './greet.mjs'

process.stdout.write(`${sayHi(process.argv[2] ?? 'world')}\n`)
