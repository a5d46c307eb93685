import type { Run } from '../model/run.ts'

export const hasEnded = ({ state }: Run): boolean => state === 'finished' || state === 'cancelled'
