import {
  type ClientEvent,
  putEndpoint,
  sendBeacon,
  sendEvents,
} from '@satchel/contract/analytics/client-events.ts'
import { EVENT_FLUSH_INTERVAL, SIGNED_IN_COOKIE } from '@satchel/contract/constants.ts'
import { newId } from '../new-id.ts'
import { send } from '../request.ts'
import { tokenClaims } from '../token-claims.ts'
import { tokenHeaders } from '../tokens.ts'
import { openBuffer } from './event-buffer.ts'
import { endpointOf, forgetEvents, saveEvents, takeEvents } from './event-store.ts'
import { pageName } from './page-name.ts'
import { onTracked } from './track.ts'
import { isUsageCounted, onUsageChoice } from './usage-choice.ts'

/** A visit of one person in a tab. */
interface Visit {
  id: string
  person: string
  endpointId: string
  startedAt: number
  /** The last counted page. */
  page: string
  /** Last description of this browser that the server received. */
  described: string
}

let visit: Visit | undefined

const buffer = openBuffer({
  send: sendBatch,
  save: (waiting) => visit && saveEvents(visit.id, visit.person, waiting),
})

/** Starts counting which pages and functions a signed-in person uses, if allowed. */
export function startTracker(): () => void {
  onTracked(({ name, at, attributes }) => follow() && add(name, { at, attributes }))
  const tick = () => {
    if (follow()) void flush()
  }
  const timer = setInterval(tick, EVENT_FLUSH_INTERVAL)
  const stopWatching = watchPages(() => follow() && view())
  const stopListening = onUsageChoice(choose)
  window.addEventListener('pagehide', leave)
  follow()
  return () => {
    clearInterval(timer)
    stopWatching()
    stopListening()
    window.removeEventListener('pagehide', leave)
    visit = undefined
    buffer.clear()
  }
}

/**
 * Starts or ends a visit: true while a person is signed in whose use may be counted. A visit ends with its session,
 * and its data is removed.
 */
function follow(): boolean {
  const person = isUsageCounted() ? tokenClaims()?.sub : undefined
  if (visit && visit.person !== person) {
    buffer.clear()
    forgetEvents()
    visit = undefined
  }
  // While a session loads, its tokens are yet to come.
  if (!person && !document.cookie.includes(`${SIGNED_IN_COOKIE}=`)) forgetEvents()
  if (person && !visit) start(person)
  return visit !== undefined
}

function start(person: string): void {
  visit = {
    id: newId(),
    person,
    endpointId: endpointOf(person),
    startedAt: Date.now(),
    page: '',
    described: '',
  }
  buffer.restore(takeEvents(person))
  add('session.started')
  view()
}

function view(): void {
  const page = pageName(window.location)
  if (!visit || visit.page === page) return
  visit.page = page
  add('page.viewed', { attributes: { page } })
}

function add(name: string, input: Partial<ClientEvent> = {}): void {
  buffer.add(eventOf(name, input))
}

function eventOf(name: string, input: Partial<ClientEvent> = {}): ClientEvent {
  return { id: newId(), name, at: new Date().toISOString(), ...input }
}

async function flush(): Promise<void> {
  // Told where something arrives again; before, it would only be one more to be dropped.
  const count = (await buffer.flush()) ? buffer.takeDropped() : 0
  if (count > 0) add('events.dropped', { metrics: { count } })
}

async function sendBatch(events: ClientEvent[]): Promise<void> {
  if (!visit) return
  await describe(visit)
  const { endpointId, id: sessionId } = visit
  await send(sendEvents, { body: { endpointId, sessionId, events } }, { headers: tokenHeaders() })
}

/** Sends a description of this browser, again when it changes. */
async function describe(current: Visit): Promise<void> {
  const attributes = surroundings()
  const described = JSON.stringify(attributes)
  if (current.described === described) return
  const input = { params: { id: current.endpointId }, body: { attributes, optOut: false } }
  await send(putEndpoint, input, { headers: tokenHeaders() })
  current.described = described
}

function surroundings(): Record<string, string> {
  const width = window.innerWidth
  return {
    language: navigator.language,
    screen: width < 640 ? 'small' : width < 1_100 ? 'medium' : 'large',
    theme: document.documentElement.dataset.mantineColorScheme ?? 'light',
  }
}

/** Sends the remaining events and the end of the visit as the page is left. Unsent events wait for the next visit. */
function leave(): void {
  if (!follow() || !visit) return
  const { id: sessionId, endpointId, startedAt, described } = visit
  const over = (events: ClientEvent[]) => {
    const body = JSON.stringify({ endpointId, sessionId, events })
    // Without tokens, the server knows the browser by what it was told before.
    return described !== '' && navigator.sendBeacon(sendBeacon.path, body)
  }
  buffer.hand(over, eventOf('session.stopped', { metrics: { ms: Date.now() - startedAt } }))
  // A page that comes back from the browser's memory begins another.
  visit = undefined
  buffer.clear()
}

/** Removes the data of people who opt out here, and on the server. */
function choose(): void {
  const last = visit
  follow()
  if (!last?.described || visit) return
  const input = { params: { id: last.endpointId }, body: { attributes: {}, optOut: true } }
  send(putEndpoint, input, { headers: tokenHeaders() }).catch((error: unknown) =>
    console.error('The server couldn’t be told to stop counting', error),
  )
}

/** Calls back when another page is shown. */
function watchPages(changed: () => void): () => void {
  const { history } = window
  const { pushState, replaceState } = history
  history.pushState = (...args) => {
    pushState.apply(history, args)
    changed()
  }
  history.replaceState = (...args) => {
    replaceState.apply(history, args)
    changed()
  }
  window.addEventListener('popstate', changed)
  return () => {
    Object.assign(history, { pushState, replaceState })
    window.removeEventListener('popstate', changed)
  }
}
