import { QUESTION_MAX } from '@satchel/contract/constants.ts'
import { element } from '../element.ts'
import { currentPage, type Mark, tappedSpot } from './marks.ts'
import type { Place } from './place.ts'

/** The form of a question, about a page, marked words, a spot or all that is shown. */
export function openForm(
  place: Place,
  onMarking: (isMarking: boolean) => void,
  onSent: () => void,
) {
  const { say, asksAddress } = place
  const form = element('form', { className: 'form', noValidate: true })
  const text = field(
    say('yourQuestion'),
    element('textarea', { rows: 3, maxLength: QUESTION_MAX, required: true, className: 'input' }),
  )
  const name = field(
    say('yourNameOptional'),
    element('input', { maxLength: 100, autocomplete: 'name', className: 'input' }),
  )
  const email = field(
    say('yourEmailOptional'),
    element('input', { type: 'email', maxLength: 254, autocomplete: 'email', className: 'input' }),
  )
  const marks = element('div', { className: 'question-marks' })
  const problem = element('p', { className: 'problem', role: 'alert' })
  const button = element('button', { type: 'submit', className: 'button', textContent: say('ask') })
  form.append(text.label, marks, ...(asksAddress ? [name.label, email.label] : []), problem, button)

  let mark: Mark = { page: null, quote: '', spot: null }
  const draw = () => marks.replaceChildren(...partsOf(place, mark, change, () => void spot()))
  const change = (next: Mark) => {
    mark = next
    draw()
  }
  const spot = async () => {
    onMarking(true)
    const found = await tappedSpot({ tapSpot: say('tapSpot'), cancel: say('cancel') })
    if (found) change(found)
    onMarking(false)
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    const failure = await send(place, mark, [text.input, name.input, email.input])
    button.ariaBusy = null
    text.mark(failure === 'writeAQuestion' ? say(failure) : '')
    email.mark(failure === 'invalidEmail' ? say(failure) : '')
    const isElsewhere = failure && failure !== 'writeAQuestion' && failure !== 'invalidEmail'
    problem.textContent = isElsewhere ? say(failure) : ''
    if (failure) return
    text.input.value = ''
    change({ ...mark, quote: '', spot: null })
    onSent()
  })
  return {
    form,
    begin: (words: Pick<Mark, 'page' | 'quote'> | undefined, isAsking: boolean) => {
      change({ page: currentPage(), quote: '', spot: null, ...words })
      if (isAsking) text.input.focus()
    },
  }
}

function field<Input extends HTMLInputElement | HTMLTextAreaElement>(name: string, input: Input) {
  const label = element('label', { className: 'field' })
  const problem = element('span', { className: 'problem', id: `problem-${++fields}` })
  label.append(element('span', { textContent: name }), input)
  return {
    ...{ label, input },
    /** Shows a problem below the field, and moves the focus there. */
    mark(text: string) {
      problem.textContent = text
      if (text) {
        label.append(problem)
        input.setAttribute('aria-invalid', 'true')
        input.setAttribute('aria-describedby', problem.id)
        input.focus()
      } else {
        problem.remove()
        input.removeAttribute('aria-invalid')
      }
    },
  }
}

let fields = 0

/** Returns what says which part of the document the question is about, and changes it. */
function partsOf(
  { say }: Place,
  mark: Mark,
  change: (next: Mark) => void,
  markSpot: () => void,
): HTMLElement[] {
  const current = currentPage()
  const page = mark.page ?? current
  if (page === null) return mark.quote ? [quoteOf(say('markedWords', { quote: mark.quote }))] : []
  const label = element('label', {})
  const box = element('input', { type: 'checkbox', checked: mark.page !== null })
  label.append(box, say('aboutPage', { page: String(page) }))
  box.addEventListener('change', () =>
    change({ page: box.checked ? page : null, quote: '', spot: null }),
  )
  const isMarked = mark.quote !== '' || mark.spot !== null
  const tool = element('button', {
    ...{ type: 'button', className: 'question-tool' },
    textContent: say(isMarked ? 'removeMark' : 'markSpot'),
  })
  tool.addEventListener('click', () =>
    isMarked ? change({ ...mark, quote: '', spot: null }) : markSpot(),
  )
  return [
    label,
    tool,
    ...(mark.quote ? [quoteOf(say('markedWords', { quote: mark.quote }))] : []),
    ...(mark.spot ? [quoteOf(say('spotMarked'))] : []),
  ]
}

function quoteOf(textContent: string): HTMLElement {
  return element('p', { className: 'quote', textContent, dir: 'auto' })
}

type Failure =
  | 'writeAQuestion'
  | 'invalidEmail'
  | 'tooManyQuestions'
  | 'openLinkAgain'
  | 'questionFailed'

/** Sends a question; returns the text of why it wasn't taken. */
async function send(
  { url, token }: Place,
  { page, quote, spot }: Mark,
  inputs: readonly (HTMLInputElement | HTMLTextAreaElement)[],
): Promise<Failure | undefined> {
  const [text = '', name = '', email = ''] = inputs.map(({ value }) => value.trim())
  if (!text) return 'writeAQuestion'
  const draft = {
    token,
    page,
    spot,
    text,
    quote: quote || null,
    name: name || null,
    email: email || null,
  }
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(draft),
    })
    if (response.ok) return undefined
    const { errors = [] } = await response.json()
    if (response.status === 422 && errors[0]?.path === 'email') return 'invalidEmail'
    return FAILURES[response.status] ?? 'questionFailed'
  } catch {
    return 'questionFailed'
  }
}

const FAILURES: Record<number, Failure> = {
  401: 'openLinkAgain',
  404: 'openLinkAgain',
  410: 'openLinkAgain',
  429: 'tooManyQuestions',
}
