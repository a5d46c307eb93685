import type { ProcessRef } from '../model/event.ts'

/** The client that a hook speaks for. A run is bound to all three: id, process, and the process's start. */
export interface Session {
  id: string
  client: ProcessRef
  mode: 'screen' | 'print'
  cwd: string
  home: string
  env: NodeJS.ProcessEnv
}
