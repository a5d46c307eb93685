import assert from 'node:assert/strict'
import test from 'node:test'
import { total } from '../price.mjs'

test('small sums stay as they are', () => assert.equal(total(99), 99))
