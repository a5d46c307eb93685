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

const keyOf = (node) => node.id || node.dataset?.part || node.nodeName

/** What a person has opened or closed stays so. */
const toggled = new WeakSet()
document.addEventListener('click', ({ target }) => {
  const summary = target.closest('summary')
  if (summary) toggled.add(summary.parentElement)
})

/** Whether a person writes in a form of it, or has begun to. */
const isWrittenIn = (node) =>
  [...document.forms].some(
    (form) =>
      node.contains(form) &&
      (form.contains(document.activeElement) ||
        [...form.elements].some(({ type, value }) => type !== 'hidden' && value !== '')),
  )

/** Makes `old` like `next`, and keeps all elements that both have, and what a person has begun to write. */
function morph(old, next) {
  if (old.isEqualNode(next) || (old.nodeName === 'FORM' && isWrittenIn(old))) return
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = next.nodeValue
    return
  }
  const isFree = (name) => name !== 'open' || !toggled.has(old)
  for (const { name } of [...old.attributes])
    if (!next.hasAttribute(name) && isFree(name)) old.removeAttribute(name)
  for (const { name, value } of [...next.attributes])
    if (old.getAttribute(name) !== value && isFree(name)) old.setAttribute(name, value)
  morphChildren(old, next)
}

function morphChildren(old, next) {
  const kept = new Set([...next.childNodes].map(keyOf))
  const all = [...old.childNodes]
  const rest = all.filter((one) => kept.has(keyOf(one)))
  const gone = all.filter((one) => !kept.has(keyOf(one)))
  for (const node of [...next.childNodes]) {
    const at = rest.findIndex((one) => keyOf(one) === keyOf(node))
    const [same] = at < 0 ? [] : rest.splice(at, 1)
    if (!same) old.insertBefore(node, rest[0] ?? null)
    else {
      if (at > 0) old.insertBefore(same, rest[0])
      morph(same, node)
    }
  }
  for (const one of [...gone, ...rest]) if (!isWrittenIn(one)) one.remove()
}

/** `#board` is around the columns because a browser takes a scrolling box that glides for one that jumps. */
const MOVING =
  '#strips, #board, .strip, .column, .card, .title, .panel, .panel > details, figure > svg, .story > li, .rests > li, .tasks tr'
/** Motion can make people ill: what moved then fades in at its new place. */
const calm = matchMedia('(prefers-reduced-motion: reduce)')

const placesOf = (elements) => new Map([...elements].map((one) => [one, one.getBoundingClientRect()]))

/** What is to be changed when nothing glides any more. */
const changes = []
let gliding = false

/** A change waits until the one before it has come to rest: two at once would jump. */
async function glide(change) {
  changes.push(change)
  if (gliding) return
  gliding = true
  try {
    while (changes.length > 0) await rest(move(changes.splice(0)))
  } finally {
    gliding = false
  }
}

/**
 * Changes the page so that nothing jumps. What a person reads stays where it is if they have scrolled to it, and what has
 * to move glides there, unless nobody looks.
 */
function move(all) {
  const before = placesOf(document.querySelectorAll(MOVING))
  const read = scrollY > 0 ? readIn([...before]) : undefined
  for (const change of all) change()
  if (read?.[0].isConnected) scrollBy(0, read[0].getBoundingClientRect().top - read[1].top)
  return document.hidden ? [] : animate(before, placesOf(before.keys()))
}

/** The first element that begins on the screen, else the innermost that fills it, such as a long change. */
const readIn = (places) =>
  places.find(([, { top, height }]) => top >= 0 && top < innerHeight && height > 0) ??
  places.findLast(([, { top, bottom }]) => top < 0 && bottom > 0)

const GLIDE_MS = 250
/** A browser does not draw a hidden page: what glides there may never arrive. */
const LONGEST_MS = 2000

/** Until the last of them has arrived, and was drawn there. */
function rest(animations) {
  if (animations.length === 0) return undefined
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const arrived = Promise.all(animations.map(({ finished }) => finished)).then(drawn)
  return Promise.race([arrived, new Promise((done) => setTimeout(done, LONGEST_MS))])
}

function animate(before, after) {
  const goneBy = (one) => {
    const [was, now] = [before.get(one), after.get(one)]
    return was ? [was.left - now.left, was.top - now.top] : [0, 0]
  }
  return [...after].flatMap(([one, now]) => {
    if (!isSeen(before.get(one)) && !isSeen(now)) return []
    const [x, y] = goneBy(one)
    // What it stands in takes it along.
    const [outerX, outerY] = goneBy(one.parentElement?.closest(MOVING))
    const by = [x - outerX, y - outerY]
    if (Math.abs(by[0]) + Math.abs(by[1]) < 1) return []
    const steps = calm.matches
      ? { opacity: [0, 1] }
      : { transform: [`translate(${by[0]}px, ${by[1]}px)`, 'none'] }
    return one.animate(steps, { id: 'glide', duration: GLIDE_MS, easing: 'ease-in-out' })
  })
}

const isSeen = ({ top, bottom, height }) => height > 0 && bottom >= 0 && top <= innerHeight

/** Puts a card into its column, at its place. */
function place({ id, column, html }) {
  const list = document.querySelector(`[data-column="${column}"] .cards`)
  const next = markup(html)
  const card = document.getElementById(id) ?? next
  if (card !== next) morph(card, next)
  if (card.parentElement === list) return
  const hadFocus = card.contains(document.activeElement)
  const after = [...list.children].find((other) => other.dataset.order > card.dataset.order)
  list.insertBefore(card, after ?? null)
  card.classList.add('moved')
  if (hadFocus) card.querySelector('a')?.focus({ preventScroll: true })
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
  if (old) morph(old, strip)
  else document.getElementById('strips').prepend(strip)
  for (const card of run.cards) place(card)
}

/** Whether the run has gone on since the page was read. */
let stale = false
let reading = false
const AGAIN_MS = 1000
/** Pages that are open at once do not all ask at once. */
const SPREAD_MS = 200

const reloadSoon = (ms) => setTimeout(reload, ms + Math.random() * SPREAD_MS)

/** Other pages are read again as a whole. */
async function reload() {
  if (!stale || reading) return
  reading = true
  stale = false
  try {
    const response = await fetch(location.href)
    const text = await response.text()
    if (response.status >= 429) stale = true
    else if (response.ok) show(text)
  } catch {
    // The server does not answer now.
    stale = true
  } finally {
    reading = false
  }
  if (stale) reloadSoon(AGAIN_MS)
}

function show(text) {
  const next = new DOMParser().parseFromString(text, 'text/html').getElementById('main')
  const main = document.getElementById('main')
  if (!next || next.innerHTML === main.innerHTML) return
  glide(() => {
    morphChildren(main, next)
    hasOldForm = isWrittenIn(main)
  })
}

/** A form in which a person wrote may be older than the page around it. */
let hasOldForm = false
document.addEventListener('focusout', () => {
  stale ||= hasOldForm
  reloadSoon(100)
})

let since = document.body.dataset.since
let source

/** A browser has six connections for all its pages of the board: one that nobody looks at must not hold one. */
function follow() {
  source?.close()
  if (document.hidden) return
  source = new EventSource(`/events?since=${encodeURIComponent(since)}`)
  source.onopen = () => say('live', 'live')
  source.onerror = () =>
    source.readyState === EventSource.CLOSED
      ? say('lost', 'closed: open a new link')
      : say('lost', 'reconnecting')
  source.onmessage = hear
}
document.addEventListener('visibilitychange', follow)
follow()

function hear({ data, lastEventId }) {
  since = lastEventId
  const { runs } = JSON.parse(data)
  // What no webhook took is not about a card; and a board that is being read may be older than this message.
  const isWhole = ({ key, events }) =>
    page === 'board'
      ? reading || events.some(({ type }) => type === 'webhook_tried')
      : key === document.body.dataset.run
  if (runs.some(isWhole)) {
    stale = true
    reloadSoon(0)
  }
  if (page !== 'board') return
  glide(() => {
    for (const run of runs) showOnBoard(run)
    count()
  })
}
