// Keeps a page of the board up to date. Every page can be read and used without it.
const live = document.getElementById('live')
const page = document.body.dataset.page

function say(state, text) {
  live.dataset.state = state
  live.textContent = text
}

const markup = (text) => {
  const template = document.createElement('template')
  template.innerHTML = text
  return template.content.firstElementChild
}

/** Puts a card into its column, at its place, and says whether it has moved. */
function place({ id, column, order, html }) {
  const list = document.querySelector(`[data-column="${column}"] .cards`)
  const old = document.getElementById(id)
  const card = markup(html)
  card.dataset.order = order
  if (old?.parentElement === list && old.innerHTML === card.innerHTML && old.className === card.className) {
    old.dataset.order = order
    return
  }
  const hadFocus = old?.contains(document.activeElement)
  if (old?.parentElement === list) old.replaceWith(card)
  else {
    old?.remove()
    const after = [...list.children].find((other) => other.dataset.order > order)
    list.insertBefore(card, after ?? null)
    card.classList.add('moved')
  }
  if (hadFocus) card.querySelector('a')?.focus()
}

function count() {
  for (const column of document.querySelectorAll('.column')) {
    const cards = column.querySelectorAll('.card').length
    column.dataset.count = cards
    column.querySelector('.count').textContent = cards
  }
}

function showOnBoard(run) {
  const strip = markup(run.strip)
  const old = document.getElementById(strip.id)
  if (old) old.replaceWith(strip)
  else document.getElementById('strips').prepend(strip)
  for (const card of run.cards) place(card)
}

/** Whether the run has gone on since the page was read. */
let stale = false
let reading = false
const AGAIN_MS = 1000
/** Pages that are open at once do not all ask at once. */
const SPREAD_MS = 200

const isWriting = () =>
  document.activeElement?.closest('form') != null ||
  [...document.querySelectorAll('form input:not([type=hidden])')].some(({ value }) => value !== '')

const reloadSoon = (ms) => setTimeout(reload, ms + Math.random() * SPREAD_MS)

/** Other pages are read again as a whole, but never over what a person has begun to write. */
async function reload() {
  if (!stale || reading || isWriting()) return
  reading = true
  stale = false
  try {
    const response = await fetch(location.href)
    const text = await response.text()
    if (isWriting() || response.status >= 429) stale = true
    else if (response.ok) show(text)
  } catch {
    // The server does not answer now.
    stale = true
  } finally {
    reading = false
  }
  if (stale) reloadSoon(AGAIN_MS)
}

/** What a person had opened stays open. */
function show(text) {
  const next = new DOMParser().parseFromString(text, 'text/html').getElementById('main')
  const main = document.getElementById('main')
  if (!next || next.innerHTML === main.innerHTML) return
  const open = [...main.querySelectorAll('details')].map((one) => one.open)
  next.querySelectorAll('details').forEach((one, index) => {
    if (open[index] !== undefined) one.open = open[index]
  })
  main.replaceChildren(...next.childNodes)
}

document.addEventListener('focusout', () => reloadSoon(100))

const source = new EventSource(`/events?since=${encodeURIComponent(document.body.dataset.since)}`)
source.onopen = () => say('live', 'live')
source.onerror = () =>
  source.readyState === EventSource.CLOSED
    ? say('lost', 'closed: open a new link')
    : say('lost', 'reconnecting')
source.onmessage = ({ data }) => {
  const { runs } = JSON.parse(data)
  if (page !== 'board') {
    if (!runs.some(({ key }) => key === document.body.dataset.run)) return
    stale = true
    return reloadSoon(0)
  }
  for (const run of runs) showOnBoard(run)
  count()
}
