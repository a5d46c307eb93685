import type { Check } from '../../check.ts'
import type { Uncommitted } from '../../facts.ts'
import { specFile } from '../../plan-text.ts'

/** What editors, systems and tools leave behind, and what nothing that is committed can need. */
const DROPPINGS =
  /(?:^|\/)(?:\.[^/]*\.sw[a-p]|4913|#[^/]*#|\.#[^/]*|[^/]*~|\.DS_Store|Thumbs\.db|desktop\.ini|\.nfs\w+|\.fuse_hidden\w+|\.eslintcache|\.coverage|[^/]*\.tsbuildinfo)$|(?:^|\/)(?:__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.hypothesis|\.nyc_output|\.idea)\/|^\.claude\/settings\.local\.json$/

const MOST = 10

export const committed: Check = {
  id: 'work/committed',
  stage: 'artifacts',
  severity: 'block',
  failure: 'FALSE_CLAIM',
  seed: '000',
  rows: ['S0-64', 'S1-01'],
  tunable: false,
  summary: 'all work is committed: what is not committed does not count',
  message: '{file} is not committed',
  run: ({ uncommitted, plan, task }) => {
    const left = uncommitted.filter(
      ({ path, kind }) =>
        !(task.box && specFile(plan, path)) && !(kind === 'untracked' && DROPPINGS.test(path)),
    )
    const shown = left.slice(0, MOST).map((entry) => ({ file: entry.path, ...words(entry) }))
    const more = left.length - shown.length
    return more > 0 ? [...shown, { message: `and ${more} more files are not committed` }] : shown
  },
}

function words({ path, kind }: Uncommitted): { message: string; fix: string } {
  const add = `git add ${JSON.stringify(path)} && git commit`
  switch (kind) {
    case 'untracked':
      return { message: 'a new file is not committed', fix: `${add}, or delete it if nothing needs it` }
    case 'submodule':
      return {
        message: 'the submodule has changes that are not committed',
        fix: `commit inside ${path} first, then ${add}`,
      }
    case 'modified':
      return {
        message: 'changes are not committed',
        fix: `${add}, or git checkout it if nothing needs the change`,
      }
  }
}
