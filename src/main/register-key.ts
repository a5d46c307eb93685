import { readFileSync, writeSync } from 'node:fs'
import { homedir } from 'node:os'
import { registerModule } from '../client/signature.ts'

// The client itself starts this for our module, so the parent is the client.
writeSync(1, JSON.stringify(registerModule(homedir(), process.ppid, readFileSync(0, 'utf8'))))
