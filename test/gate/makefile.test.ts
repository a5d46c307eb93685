import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onlyAdds } from '../../src/gate/tests/bent-proof.ts'
import { recipesOf } from '../../src/gate/tests/disturbs.ts'

const read = (text: string) => Object.fromEntries(recipesOf(text))

test('targets have their commands as one, and what they need', () => {
  expect(
    read('all: lint check\n\nlint check: deps\n\t@node check.js \\\n\t  --all\n\t# why\n\tnpm test\n'),
  ).toEqual({
    all: { needs: ['lint', 'check'], body: '' },
    lint: { needs: ['deps'], body: 'node check.js --all && npm test' },
    check: { needs: ['deps'], body: 'node check.js --all && npm test' },
  })
})

test('variables of the file are filled in, others stay; a failure that make passes over is written out', () => {
  expect(
    read('NODE ?= node\nRUN := $(NODE) --test\ncheck: ; $(RUN) $(ARGS)\nclean:\n\t-@rm x\n\t$(MAKE) check\n'),
  ).toEqual({
    check: { needs: [], body: 'node --test $(ARGS)' },
    clean: { needs: [], body: '(rm x) || true && make check' },
  })
})

test('settings and special targets are no targets', () => {
  expect(read('.PHONY: check\nSHELL := /bin/bash\nURL = http://x\n')).toEqual({})
})

test('any text is read without a throw', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('a', ':', '=', '\t', '\n', '$', '(', ')', '-', '@', ';', '\\', '#', ' '),
      }),
      (text) => void recipesOf(text),
    ),
  )
})

const lines = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '(', 'x') }))

test('lines that are put anywhere only add; a line that is gone does not', () => {
  fc.assert(
    fc.property(lines, fc.array(fc.tuple(fc.nat(20), fc.constantFrom('new', 'more'))), (before, added) => {
      const after = [...before]
      for (const [at, line] of added) after.splice(at, 0, line)
      expect(onlyAdds(before.join('\n'), after.join('\n'))).toBe(true)
      expect(onlyAdds([...before, 'gone'].join('\n'), after.join('\n'))).toBe(false)
    }),
  )
})
