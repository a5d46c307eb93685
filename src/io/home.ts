import { join } from 'node:path'

/** The folder of ours in a person's home: `active/` and `heads/`. */
export function ultraplanHome(home: string): string {
  return join(home, '.ultraplan')
}
