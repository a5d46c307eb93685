import { measureCorpus, renderCorpus } from '../test/support/corpus-table.ts'

const corpus = process.argv[2] ?? process.env.ULTRAPLAN_CORPUS
if (corpus === undefined) {
  process.stderr.write('name a folder of plans: npm run corpus -- <folder>, or set ULTRAPLAN_CORPUS\n')
  process.exitCode = 2
} else process.stdout.write(`${renderCorpus(measureCorpus(corpus))}\n`)
