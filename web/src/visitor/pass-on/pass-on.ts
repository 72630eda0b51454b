import type { VisitorPassedOn } from '@satchel/contract/visits/visitor-pass-on.ts'
import { plainly } from '../messages/messages.ts'
import type { PASS_ON_TEXTS } from './pass-on-texts.ts'

type Text = (typeof PASS_ON_TEXTS)[number]
type Say = (key: Text, values?: Record<string, string>) => string

/** Length of an address, a name and a note; the server has the same. */
const MAX = { email: 254, name: 100, note: 300 }

let opened: { dialog: HTMLDialogElement; form: HTMLFormElement; status: HTMLElement } | undefined

/** Opens the dialog in which the page is passed on to a colleague. */
export function openPassOn(button: HTMLElement): void {
  if (!opened?.dialog.isConnected) opened = makeDialog(button)
  const { dialog, form, status } = opened
  status.replaceChildren()
  dialog.showModal()
  form.querySelector('input')?.focus()
}

function makeDialog(button: HTMLElement): NonNullable<typeof opened> {
  const source = document.querySelector('[data-pass-on-texts]')?.textContent ?? '{}'
  const write = plainly(JSON.parse(source))
  const say: Say = (key, values = {}) => write(key, values)
  const { passOn: url = '', sender = '' } = button.dataset
  const dialog = element('dialog', { className: 'reply-panel pass-on-panel' })
  const title = element('h2', {
    className: 'strong',
    id: 'pass-on-title',
    textContent: say('passOnTitle'),
  })
  dialog.setAttribute('aria-labelledby', title.id)
  const close = element('button', { type: 'button', className: 'panel-close', textContent: '×' })
  close.ariaLabel = say('close')
  close.addEventListener('click', () => dialog.close())
  const head = element('header', { className: 'panel-head' })
  head.append(title, close)
  const hint = element('p', { textContent: say('passOnSeen', { name: sender }) })
  const status = element('div', { className: 'passed' })
  status.role = 'status'
  const form = formOf(say)
  dialog.append(head, hint, form, status)
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const passed = await send(form, url, say)
    if (passed) status.replaceChildren(...resultOf(passed, say))
  })
  document.body.append(dialog)
  return { dialog, form, status }
}

function formOf(say: Say): HTMLFormElement {
  const form = element('form', { className: 'form', noValidate: true })
  const email = field('email', say('colleagueEmail'), { type: 'email', autocomplete: 'off' })
  const name = field('name', say('colleagueName'), { autocomplete: 'off' })
  const note = field('note', say('colleagueNote'), { autocomplete: 'off' })
  const submit = element('button', {
    type: 'submit',
    className: 'button',
    textContent: say('passOn'),
  })
  form.append(email, name, note, submit)
  return form
}

function field(
  name: keyof typeof MAX,
  label: string,
  properties: Partial<HTMLInputElement>,
): HTMLElement {
  const row = element('label', { className: 'field' })
  const input = element('input', { className: 'input', name, maxLength: MAX[name], ...properties })
  row.append(element('span', { textContent: label }), input)
  return row
}

/** Sends the form, and shows what is wrong with it. */
async function send(
  form: HTMLFormElement,
  url: string,
  say: Say,
): Promise<VisitorPassedOn | undefined> {
  const button = form.querySelector('button')
  if (!button || button.getAttribute('aria-busy') === 'true') return undefined
  const { email = '', name = '', note = '' } = Object.fromEntries(new FormData(form)) as Fields
  const address = form.elements.namedItem('email') as HTMLInputElement
  mark(address, '')
  fail(form, '')
  if (!email.trim() && !name.trim()) {
    mark(address, say('nameOrEmailNeeded'))
    return undefined
  }
  button.setAttribute('aria-busy', 'true')
  const answer = await post(url, { email: email || null, name: name || null, note: note || null })
  button.removeAttribute('aria-busy')
  if (typeof answer === 'object') {
    form.reset()
    return answer
  }
  if (answer === 422) mark(address, say(isAddress(email) ? 'passOnNotAllowed' : 'invalidEmail'))
  else fail(form, say(FAILURES[answer] ?? 'passOnFailed'))
  return undefined
}

type Fields = Partial<Record<keyof typeof MAX, string>>

const isAddress = (text: string) => /^\S+@[^\s@]+\.[^\s@]+$/.test(text.trim())

const FAILURES: Partial<Record<number, Text>> = {
  403: 'passOnClosed',
  404: 'passOnClosed',
  409: 'passOnClosed',
  410: 'passOnClosed',
  429: 'passOnTooOften',
}

/** Returns who has it now, or the status of the refusal; 0 without an answer. */
async function post(url: string, draft: object): Promise<VisitorPassedOn | number> {
  const token = document.querySelector('main')?.dataset.token ?? ''
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ token, ...draft }),
    })
    return response.ok ? await response.json() : response.status
  } catch {
    return 0
  }
}

/** Says what happened; without an address the visitor sends the link. */
function resultOf({ email, name, url }: VisitorPassedOn, say: Say): HTMLElement[] {
  const who = name ?? email ?? ''
  if (!url) return [element('p', { textContent: say('passedOnTo', { name: who }) })]
  const row = element('label', { className: 'field' })
  const address = element('input', { className: 'input', value: url, readOnly: true, dir: 'ltr' })
  row.append(element('span', { textContent: say('colleagueLink', { name: who }) }), address)
  const copy = element('button', {
    type: 'button',
    className: 'again',
    textContent: say('copyLink'),
  })
  copy.addEventListener('click', async () => {
    address.select()
    await navigator.clipboard.writeText(url).then(
      () => {
        copy.textContent = say('copied')
      },
      () => undefined,
    )
  })
  return [row, copy]
}

/** Shows a problem below its field, and moves the focus there. */
function mark(input: HTMLInputElement, text: string): void {
  const id = 'pass-on-problem'
  document.getElementById(id)?.remove()
  if (!text) {
    input.removeAttribute('aria-invalid')
    input.removeAttribute('aria-describedby')
    return
  }
  input.after(element('span', { className: 'problem', id, textContent: text }))
  input.setAttribute('aria-invalid', 'true')
  input.setAttribute('aria-describedby', id)
  input.focus()
}

function fail(form: HTMLFormElement, text: string): void {
  form.querySelector('[role=alert]')?.remove()
  if (!text) return
  const problem = element('p', { className: 'problem', textContent: text })
  problem.role = 'alert'
  form.querySelector('button')?.before(problem)
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}
