import type { VisitorMessage, VisitorReplied } from '@satchel/contract/visits/visitor-messages.ts'
import { writeStored } from '../../lib/browser-storage.ts'
import { spoken, t } from '../messages/messages.ts'
import { fetchThread } from './fetch-thread.ts'

/** Pause in ms before the conversation is read again while it's open. */
const AGAIN = 20_000

/** Moves the form into a dialog above the page, with what was written before. The returned function opens it. */
export function openReply(details: HTMLDetailsElement): { show: () => void } {
  const { reply: url = '', name = '' } = details.dataset
  const dialog = document.createElement('dialog')
  dialog.className = 'reply-panel'
  const title = element('h2', 'strong', details.querySelector('summary')?.textContent ?? '')
  title.id = 'reply-title'
  dialog.setAttribute('aria-labelledby', title.id)
  const thread = element('ol', 'thread')
  // A log that is a list itself would hide that its entries are a list’s.
  const log = element('div', '')
  log.setAttribute('role', 'log')
  log.append(thread)
  const form = details.querySelector('form')
  if (!form) throw new Error('The page has no form')
  const status = element('p', 'quiet')
  status.setAttribute('role', 'status')
  const head = element('header', 'panel-head')
  head.append(title, closeButton(details.dataset.close ?? '', dialog))
  dialog.append(head, log, status, form)
  document.body.append(dialog)

  const refresh = async () => {
    const { items } = await fetchThread(url)
    thread.replaceChildren(...items.map(entryOf))
    const last = items.at(-1)
    if (last) writeStored('threads', last.id, url)
    thread.scrollTop = thread.scrollHeight
  }
  let timer: ReturnType<typeof setInterval> | undefined
  dialog.addEventListener('close', () => clearInterval(timer))
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  form.noValidate = true
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    status.textContent = ''
    if (!(await send(form))) return
    status.textContent = `${t('replySent')}. ${t('replyArrives', { name })}`
    await refresh().catch(() => undefined)
  })
  return {
    show() {
      dialog.showModal()
      void refresh().catch(() => undefined)
      timer = setInterval(() => {
        if (!dialog.isConnected) clearInterval(timer)
        else if (document.visibilityState === 'visible') void refresh().catch(() => undefined)
      }, AGAIN)
      for (const label of document.querySelectorAll('[data-reply-label]'))
        label.textContent = title.textContent
      for (const button of document.querySelectorAll<HTMLElement>('[data-reply-open]'))
        delete button.dataset.news
      form.querySelector('textarea')?.focus()
    },
  }
}

function closeButton(label: string, dialog: HTMLDialogElement): HTMLElement {
  const button = element('button', 'panel-close', '×') as HTMLButtonElement
  button.type = 'button'
  button.ariaLabel = label
  button.addEventListener('click', () => dialog.close())
  return button
}

/** Sends the form and shows what is wrong with it; true once it was sent, which empties the message. */
async function send(form: HTMLFormElement): Promise<boolean> {
  const button = form.querySelector('button')
  if (!button || button.getAttribute('aria-busy') === 'true') return false
  button.setAttribute('aria-busy', 'true')
  const problem = await post(form).catch(() => 'failed' as const)
  button.removeAttribute('aria-busy')
  const { message, email } = form.elements as unknown as Record<string, HTMLInputElement>
  mark(message, problem === 'no-message' ? t('writeAMessage') : '')
  mark(email, problem === 'no-address' ? t('invalidEmail') : '')
  const other = {
    busy: t('tooManyReplies'),
    trapped: t('sendReplyAgain'),
    failed: t('replyFailed'),
  }
  note(form, other[problem as keyof typeof other] ?? '')
  if (problem === 'trapped')
    for (const trap of form.querySelectorAll<HTMLInputElement>('.hidden input')) trap.value = ''
  if (problem === null && message) message.value = ''
  return problem === null
}

async function post(form: HTMLFormElement): Promise<VisitorReplied['problem'] | 'failed'> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') body.append(name, value)
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
  })
  const isOurs = response.headers.get('content-type')?.includes('json')
  return isOurs ? ((await response.json()) as VisitorReplied).problem : 'failed'
}

/** Shows a problem below its field, and moves the focus there. */
function mark(field: HTMLElement | undefined, text: string): void {
  const id = `${field?.getAttribute('name')}-problem`
  document.getElementById(id)?.remove()
  if (!text || !field) {
    field?.removeAttribute('aria-invalid')
    return
  }
  const problem = element('span', 'problem', text)
  problem.id = id
  field.after(problem)
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', id)
  field.focus()
}

function note(form: HTMLFormElement, text: string): void {
  form.querySelector('[data-reply-problem]')?.remove()
  if (!text) return
  const problem = element('p', 'problem', text)
  problem.dataset.replyProblem = ''
  problem.setAttribute('role', 'alert')
  form.querySelector('button')?.before(problem)
}

/** Returns a message as an entry. What people wrote is text alone. */
function entryOf({ by, at, text, attached }: VisitorMessage): HTMLElement {
  const entry = element('li', by === null ? 'own' : '')
  const time = element(
    'time',
    'quiet',
    new Date(at).toLocaleString(spoken(), SHORT),
  ) as HTMLTimeElement
  time.dateTime = at
  const head = element('p', 'who', `${by ?? t('you')} `)
  head.append(time)
  const words = element('p', 'words', text)
  words.dir = 'auto'
  entry.append(head, words)
  for (const { name, url } of attached) {
    const link = element('a', '', name) as HTMLAnchorElement
    link.href = url
    entry.append(link)
  }
  return entry
}

const SHORT = { dateStyle: 'medium', timeStyle: 'short' } as const

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.textContent = text
  return made
}
