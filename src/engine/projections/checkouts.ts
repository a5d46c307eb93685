import { hasEnded } from '../../run/change.ts'
import { removeCheckouts } from '../checkout.ts'
import type { Projection } from './table.ts'

/** A run that has ended keeps no checkouts; it makes new ones when a person opens it again. */
export const checkouts: Projection = {
  name: 'checkouts',
  project(run, { dir }, before) {
    if (hasEnded(run) && !(before && hasEnded(before))) removeCheckouts(dir, run.root)
  },
}
