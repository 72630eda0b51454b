import type {
  VisitorQuestion,
  VisitorQuestions,
} from '@satchel/contract/visits/visitor-questions.ts'
import { element } from '../element.ts'
import { PAGE_READ } from '../heartbeats.ts'
import { plainly } from '../messages/messages.ts'
import { part } from '../reader/part.ts'
import { openForm } from './ask-form.ts'
import { currentPage, selectedWords, showSpots } from './marks.ts'
import type { Place } from './place.ts'
import { listOf } from './question-list.ts'

/** Pause in ms before answers are looked for again, while the visitor waits for one. */
const AGAIN = 8_000
const LISTED_MAX = 200

interface Shown {
  items: VisitorQuestion[]
  pages: VisitorQuestions['pages']
  /** True if there are more questions than were read: those of a page are read when it is opened. */
  isPart: boolean
}

/** Offers to ask at the current page, and shows what was asked there and answered. */
export async function openQuestions(
  aside: HTMLElement,
  { dataset: { token = '' } }: HTMLElement,
): Promise<void> {
  const write = plainly(
    JSON.parse(part(aside, 'ask').parentElement?.querySelector('script')?.textContent ?? '{}'),
  )
  const { questions: url = '', asksAddress } = aside.dataset
  const place: Place = {
    ...{ url, token, asksAddress: asksAddress !== undefined },
    say: (key, values = {}) => write(key, values),
  }
  const first = await load(place)
  if (!first) return
  let shown = first
  const panel = openPanel(place, aside, () => void refresh())
  const draw = () => {
    const page = currentPage()
    const count = shown.pages.find((each) => each.page === page)?.count ?? 0
    const unpaged = shown.items.filter((each) => !each.isOwn && each.page === null).length
    const total = count + unpaged
    part(aside, 'asked').hidden = total === 0
    part(aside, 'asked-count').textContent = total > 0 ? String(total) : ''
    showSpots(shown.items.filter(({ isOwn }) => isOwn))
    panel.draw(shown)
  }
  const refresh = async () => {
    const next = await load(place)
    if (!next) return
    const answered = answersIn(next.items) > answersIn(shown.items)
    shown = next
    draw()
    if (answered && !panel.isOpen()) announce(place, aside)
  }
  aside.hidden = false
  draw()
  document.addEventListener(PAGE_READ, draw)
  setInterval(() => {
    const isWaiting = shown.items.some(({ isOwn, state }) => isOwn && state === 'open')
    if (document.visibilityState === 'visible' && (isWaiting || panel.isOpen())) void refresh()
  }, AGAIN)
}

const answersIn = (items: readonly VisitorQuestion[]) =>
  items.filter(({ isOwn }) => isOwn).reduce((sum, { answers }) => sum + answers.length, 0)

function announce({ say }: Place, aside: HTMLElement): void {
  part(aside, 'ask-label').textContent = say('questionAnswered')
  part(aside, 'ask-status').textContent = say('questionAnswered')
}

async function load({ url, token }: Place, page?: number): Promise<Shown | undefined> {
  const query = new URLSearchParams({
    token,
    limit: String(LISTED_MAX),
    ...(page && { page: String(page) }),
  })
  try {
    const response = await fetch(`${url}?${query}`, { headers: { accept: 'application/json' } })
    if (!response.ok) return undefined
    const { items, pages, nextCursor }: VisitorQuestions = await response.json()
    return { items, pages, isPart: nextCursor !== null }
  } catch {
    return undefined
  }
}

function openPanel(place: Place, aside: HTMLElement, onSent: () => void) {
  const { say } = place
  const dialog = element('dialog', { className: 'reply-panel questions-panel' })
  const title = element('h2', {
    className: 'strong',
    id: 'questions-title',
    textContent: say('askTitle'),
  })
  dialog.setAttribute('aria-labelledby', title.id)
  const close = element('button', {
    type: 'button',
    className: 'panel-close',
    ariaLabel: say('close'),
    textContent: '×',
  })
  close.addEventListener('click', () => dialog.close())
  const head = element('header', { className: 'panel-head' })
  head.append(title, close)
  const lists = element('div', {})
  const status = element('p', { className: 'quiet', role: 'status' })
  const { form, begin } = openForm(
    place,
    (isMarking) => (isMarking ? dialog.close() : dialog.showModal()),
    () => {
      status.textContent = say('questionSent')
      onSent()
    },
  )
  dialog.append(head, lists, form, status)
  document.body.append(dialog)
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  let ofPage: { page: number; items: VisitorQuestion[] } | undefined
  const draw = ({ items, isPart }: Shown) => {
    const page = currentPage()
    const all =
      isPart && ofPage?.page === page
        ? [...ofPage.items, ...items.filter((each) => each.page !== page)]
        : items
    const here = all.filter((each) => !each.isOwn && (each.page === page || each.page === null))
    lists.replaceChildren(
      ...listOf(place, say('askedHere'), here),
      ...listOf(
        place,
        say('yourQuestions'),
        all.filter(({ isOwn }) => isOwn),
      ),
    )
    if (!isPart || page === null || ofPage?.page === page || !dialog.open) return
    void load(place, page).then((more) => {
      if (!more) return
      ofPage = { page, items: more.items }
      draw({ items, isPart, pages: [] })
    })
  }
  bindButtons(aside, (words, isAsking) => {
    status.textContent = ''
    part(aside, 'ask-label').textContent = say('ask')
    dialog.showModal()
    begin(words, isAsking)
    onSent()
  })
  return { draw, isOpen: () => dialog.open }
}

type Words = ReturnType<typeof selectedWords>

/** Opens by both buttons; a press may end the selection, so it's read before. */
function bindButtons(aside: HTMLElement, open: (words: Words, isAsking: boolean) => void): void {
  let words: Words
  for (const name of ['ask', 'asked']) {
    const button = part(aside, name)
    button.addEventListener('pointerdown', () => {
      words = selectedWords()
    })
    button.addEventListener('click', () => {
      open(selectedWords() ?? words, name === 'ask')
      words = undefined
    })
  }
}
