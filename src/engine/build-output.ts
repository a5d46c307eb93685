/** Folders and files that builds and tools make anew; to ignore them is everyday. */
export const BUILD_OUTPUT =
  /(?:^|\/)(?:node_modules|dist|build|out|target|coverage|\.nyc_output|\.next|\.nuxt|\.turbo|\.cache|\.parcel-cache|\.svelte-kit|\.vite|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.tox|\.?venv|env|\.gradle|\.idea|\.vscode|vendor|tmp|temp|logs?|\.ultraplan|\.claude|\.eggs|[^/]*\.egg-info)(?:\/|$)|\.(?:log|pyc|class|o|tsbuildinfo|lcov|swp|tmp|bak)$|(?:^|\/)(?:\.DS_Store|\.env(?:\.[\w.]+)?|npm-debug\.log.*|STATE\.md|SUMMARY\.md)$/

/** What others made, and what differs from machine to machine: a proof may well rest on it. */
const DEPENDENCIES = /(?:^|\/)(?:node_modules|\.?venv|vendor|\.env(?:\.[\w.]+)?)(?:\/|$)/

export const isBorrowed = (path: string, links: readonly string[]): boolean =>
  DEPENDENCIES.test(path) || links.some((link) => path === link || path.startsWith(`${link}/`))
