import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { PAGE_READ } from '../heartbeats.ts'
import { t } from '../messages/messages.ts'
import { whenVisible } from '../when-visible.ts'
import { keepClear } from './keep-clear.ts'
import { problemOf } from './problems.ts'

export interface CtaReport {
  ctaId: string
  kind: 'impression' | 'click' | 'submission' | 'held'
  place: string
  form?: HTMLFormElement
}

/** The response to a report; undefined if there was none. */
export interface CtaOutcome {
  isTaken: boolean
  thanks?: string
  code?: string
  errors?: { path: string; message: string }[]
}

export type SendCta = (report: CtaReport) => Promise<CtaOutcome | undefined>

const SEEN_AFTER = 1_000
const POPUP_DELAY = 3

type Fate = 'seen' | 'sent' | 'dismissed'

/** Storage of what visitors did with CTAs on earlier pages. */
export interface CtaMemory {
  read(id: string): string | null
  write(id: string, fate: Fate): void
  /** Tells whether a CTA was seen since the visit began. */
  isOfVisit(id: string): boolean
}

/** Memory for other sites' pages, where nothing is stored. */
export const NO_MEMORY: CtaMemory = {
  read: () => null,
  write: () => undefined,
  isOfVisit: () => false,
}

/** Memory in the browser; without storage, each CTA is shown again. */
const IN_BROWSER: CtaMemory = {
  read: (id) => readStored('ctas', id),
  write(id, fate) {
    if (fate !== 'seen' || readStored('ctas', id) === null) writeStored('ctas', fate, id)
    writeStored('ctasOfVisit', fate, id)
  },
  isOfVisit: (id) => readStored('ctasOfVisit', id) !== null,
}

/** Shows the CTAs of a page when they are due, and reports what visitors do with them. */
export function openCtas(root: ParentNode, send: SendCta, memory = IN_BROWSER): void {
  for (const slot of root.querySelectorAll<HTMLElement>('.cta-slot')) {
    for (const cta of slot.querySelectorAll<HTMLElement>('[data-cta]')) {
      const opened = { slot, cta, send, memory }
      if (isOver(opened)) {
        cta.remove()
        continue
      }
      bindCta(opened)
      whenDue(cta, () => show(opened))
    }
  }
}

interface Opened {
  slot: HTMLElement
  cta: HTMLElement
  send: SendCta
  memory: CtaMemory
}

/** Tells whether a CTA was dismissed or sent, or was shown and is to be shown once, as one that comes by itself is in a visit. */
function isOver({ cta: { dataset }, memory }: Opened): boolean {
  const { cta: id = '', once, position, read, delay } = dataset
  const cached = memory.read(id)
  if (cached === 'dismissed') return true
  if (cached === 'sent') return position === 'popup' || position === 'bottom'
  const comesByItself = position === 'popup' || (position === 'bottom' && (read ?? delay))
  if (comesByItself && memory.isOfVisit(id)) return true
  return cached === 'seen' && once !== undefined
}

/** Runs once enough was read and the delay has passed. */
function whenDue({ dataset: { position, delay, read } }: HTMLElement, act: () => void): void {
  const seconds = Number(delay ?? (position === 'popup' ? POPUP_DELAY : 0))
  const wait = () => (seconds > 0 ? void setTimeout(act, seconds * 1_000) : act())
  if (read) whenRead(Number(read) / 100, wait)
  else wait()
}

function whenRead(share: number, act: () => void): void {
  const total = Number(document.querySelector<HTMLElement>('[data-total]')?.dataset.total ?? 0)
  const pages = new Set<number>(total > 1 ? [1] : [])
  const controller = new AbortController()
  const { signal } = controller
  const check = () => {
    const { scrollHeight } = document.documentElement
    const isRead =
      total > 1
        ? pages.size / total >= share
        : scrollHeight > innerHeight * 1.2 && (scrollY + innerHeight) / scrollHeight >= share
    if (!isRead) return
    controller.abort()
    act()
  }
  document.addEventListener(
    PAGE_READ,
    (event) => {
      pages.add((event as CustomEvent<number>).detail)
      check()
    },
    { signal },
  )
  document.addEventListener('scroll', check, { signal, passive: true })
}

/** Shows a CTA, in place of the one before it in its slot, and reports it once it is seen. */
function show(opened: Opened): void {
  const { slot, cta, send, memory } = opened
  const { cta: ctaId = '', place = '', position, held } = cta.dataset
  if (!cta.isConnected) return
  if (held === undefined) {
    reveal(slot, cta)
    whenSeen(cta, () => {
      memory.write(ctaId, 'seen')
      void send({ ctaId, kind: 'impression', place })
    })
    return
  }
  const report = () => void send({ ctaId, kind: 'held', place })
  // A popup is in front of the page; where it would have been, there is nothing to look for.
  if (position === 'top' || position === 'end') whenSeen(cta, report)
  else whenVisible(() => setTimeout(report, SEEN_AFTER))
}

function reveal(slot: HTMLElement, cta: HTMLElement): void {
  for (const other of slot.querySelectorAll<HTMLElement>('[data-cta]:not([data-held])'))
    if (other !== cta && isBefore(other, cta) && !isBusy(other)) other.hidden = true
  cta.hidden = false
  for (const close of cta.querySelectorAll<HTMLElement>('[data-cta-close]')) close.hidden = false
  const { position } = cta.dataset
  if (position === 'popup') slot.dataset.open = ''
  if (position === 'popup' || position === 'bottom') keepClear(slot)
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** Tells whether a person is filling it in. */
function isBusy(cta: HTMLElement): boolean {
  return cta.contains(document.activeElement)
}

/** Runs once half of it, or half of the window with it, was visible for a second. */
function whenSeen(cta: HTMLElement, act: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (document.visibilityState !== 'visible') return
    // What waits for a form is in its place, but nobody sees it.
    if (getComputedStyle(cta).visibility === 'hidden') {
      timer = setTimeout(look, SEEN_AFTER)
      return
    }
    observer.disconnect()
    act()
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      const { intersectionRatio = 0, intersectionRect } = entry ?? {}
      const isHalf = intersectionRatio >= 0.5 || (intersectionRect?.height ?? 0) >= innerHeight / 2
      clearTimeout(timer)
      if (isHalf && document.visibilityState === 'visible') timer = setTimeout(look, SEEN_AFTER)
    },
    { threshold: [0, 0.25, 0.5, 0.75, 1] },
  )
  observer.observe(cta)
}

function bindCta(opened: Opened): void {
  const { slot, cta, send, memory } = opened
  const { cta: ctaId = '', place = '' } = cta.dataset
  for (const type of ['click', 'auxclick'])
    cta.querySelector('[data-cta-link]')?.addEventListener(type, (event) => {
      if ((event as MouseEvent).button < 2) void send({ ctaId, kind: 'click', place })
    })
  const close = () => {
    memory.write(ctaId, 'dismissed')
    cta.remove()
    delete slot.dataset.open
  }
  cta.querySelector('[data-cta-close]')?.addEventListener('click', close)
  if (cta.querySelector('[data-cta-close]'))
    cta.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close()
    })
  const form = cta.querySelector<HTMLFormElement>('[data-cta-form]')
  // The server names all that is wrong at once, in the language of the page; browsers would name one, in theirs.
  if (form) form.noValidate = true
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(opened, form)
  })
}

async function submit({ cta, send, memory }: Opened, form: HTMLFormElement): Promise<void> {
  const { cta: ctaId = '', place = '' } = cta.dataset
  const button = form.querySelector<HTMLButtonElement>('button')
  if (!button || button.hasAttribute('aria-busy')) return
  button.setAttribute('aria-busy', 'true')
  const outcome = await send({ ctaId, kind: 'submission', place, form })
  button.removeAttribute('aria-busy')
  showProblems(form, outcome)
  if (!outcome?.isTaken) return
  memory.write(ctaId, 'sent')
  const thanks = document.createElement('p')
  thanks.className = 'cta-thanks'
  thanks.tabIndex = -1
  thanks.setAttribute('role', 'status')
  thanks.textContent = outcome.thanks || t('ctaThanks')
  form.replaceWith(thanks)
  thanks.focus()
}

function showProblems(form: HTMLFormElement, outcome: CtaOutcome | undefined): void {
  const errors = outcome?.errors ?? []
  const byName = new Map(
    errors.map(({ path, message }) => [path.replace(/^values\./, ''), message]),
  )
  const faulty = [...form.querySelectorAll<HTMLElement>('[data-cta-field]')].filter((field) =>
    showProblem(field, byName.get(field.dataset.ctaField ?? '')),
  )
  faulty[0]?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  const other = form.querySelector<HTMLElement>('[data-cta-problem]')
  if (!other) return
  other.hidden = outcome?.isTaken === true || faulty.length > 0
  other.textContent = other.hidden ? '' : problemOf(outcome?.code ?? '')
}

function showProblem(field: HTMLElement, message: string | undefined): boolean {
  const input = field.querySelector<HTMLElement>('input, select, textarea')
  const problem = field.querySelector('.cta-problem')
  if (problem) problem.textContent = message ? problemOf(message) : ''
  if (message) input?.setAttribute('aria-invalid', 'true')
  else input?.removeAttribute('aria-invalid')
  return message !== undefined
}
