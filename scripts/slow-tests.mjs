// Lists the twenty slowest tests, and the ten slowest files, of the last run of the tests.
import { readFileSync } from 'node:fs'

let durations
try {
  durations = JSON.parse(readFileSync('node_modules/.cache/ultraplan/test-durations.json', 'utf8'))
} catch {
  console.error('no run of the tests has been recorded here; run npm test first')
  process.exit(1)
}

const line = ({ ms, name }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`
const slowest = (entries, count) => entries.sort((a, b) => b.ms - a.ms).slice(0, count)
const totals = new Map()
for (const { file, ms } of durations) totals.set(file, (totals.get(file) ?? 0) + ms)
const files = [...totals].map(([name, ms]) => ({ name, ms }))
console.log('the slowest tests')
for (const { file, test, ms } of slowest(durations, 20)) console.log(line({ ms, name: `${file} > ${test}` }))
console.log('\nthe slowest files')
for (const file of slowest(files, 10)) console.log(line(file))
