import { type CtaPlacement, HONEYPOT } from '@satchel/contract/ctas/ctas.ts'
import type { PublicCta } from '@satchel/contract/ctas/events.ts'
import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { toDom } from '../embed/to-dom.ts'
import { plainly, speak } from '../messages/messages.ts'
import { CTA_TEXTS } from '../messages/texts.ts'
import { Cta } from './Cta.tsx'
import { type CtaReport, openCtas, type SendCta } from './ctas.ts'

const CTA: PublicCta = {
  id: 'c1',
  kind: 'form',
  headline: 'Talk to us',
  label: 'Send',
  text: '<script>alert(1)</script>',
  honeypot: HONEYPOT,
  thanks: 'Thanks, Bo',
  style: { fill: 'tinted' },
  company: { name: 'Northwind', color: '#0f766e' },
  fields: [
    { name: 'email', label: 'Work email', type: 'email', required: true },
    { name: 'size', label: 'Size', type: 'select', options: ['1–9', '10+'] },
    { name: 'note', label: 'Note', type: 'textarea' },
    { name: 'ok', label: 'I agree', type: 'consent', required: true },
  ],
}
const END: CtaPlacement = { type: 'TENANT', position: 'end' }

speak('en', plainly(CTA_TEXTS.en))

let seen: (() => void)[] = []

beforeEach(() => {
  seen = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      targets: Element[] = []
      constructor(act: (entries: object[]) => void) {
        const isIn = { intersectionRatio: 0.5, isIntersecting: true }
        seen.push(() => act(this.targets.map((target) => ({ target, ...isIn }))))
      }
      observe(target: Element) {
        this.targets.push(target)
      }
      disconnect() {}
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})

const POPUP: CtaPlacement = { type: 'TENANT', position: 'popup' }

function open(send: SendCta, ...args: { cta?: Partial<PublicCta>; placement?: CtaPlacement }[]) {
  const markup = args.map(({ cta, placement = END }) =>
    renderToStaticMarkup(
      <Cta
        cta={{ ...CTA, ...cta }}
        placement={placement}
        form={null}
        isLater={placement.readPercent !== undefined}
      />,
    ),
  )
  document.body.innerHTML = `<main><div class="cta-slot">${markup.join('')}</div></main>`
  openCtas(document, send)
}

test('a form says itself what is wrong with it, all at once and in the language of the page', async () => {
  const errors = ['email', 'ok'].map((name) => ({ path: `values.${name}`, message: 'is missing' }))
  open(async ({ kind }) => (kind === 'submission' ? { isTaken: false, errors } : undefined), {})
  const form = document.querySelector('form')
  // No browser stops it with a bubble in its own language.
  expect(form?.noValidate).toBe(true)
  form?.requestSubmit()
  await vi.waitFor(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(2))
  expect(document.activeElement).toBe(document.querySelector('[name="values.email"]'))
})

test('other sites render a CTA as the server does', () => {
  const kinds: Partial<PublicCta>[] = [
    {},
    { kind: 'button', url: 'https://example.com/' },
    { kind: 'embed', url: 'https://player.vimeo.com/video/1' },
  ]
  for (const cta of kinds) {
    const element = <Cta cta={{ ...CTA, ...cta }} placement={END} form={null} />
    const drawn = document.createElement('div')
    drawn.append(...toDom(element))
    const rendered = document.createElement('div')
    rendered.innerHTML = renderToStaticMarkup(element)
    expect(attributesOf(drawn)).toEqual(attributesOf(rendered))
    expect(drawn.textContent).toBe(rendered.textContent)
    expect(drawn.querySelector('script')).toBeNull()
  }
})

function attributesOf(root: Element) {
  return [...root.querySelectorAll('*')].map(({ tagName, attributes }) => [
    tagName.toLowerCase(),
    ...[...attributes].map(({ name, value }) => `${name.toLowerCase()}=${value}`).sort(),
  ])
}

test('a CTA counts as seen once, after a second in view', () => {
  const reports: CtaReport[] = []
  open(async (report) => void reports.push(report), {
    cta: { kind: 'button', url: 'mailto:a@b.c' },
  })
  seen[0]?.()
  vi.advanceTimersByTime(900)
  expect(reports).toEqual([])
  vi.advanceTimersByTime(200)
  expect(reports).toEqual([{ ctaId: 'c1', kind: 'impression', place: 'TENANT end' }])
})

test('a refused form keeps its answers and shows errors at each field', async () => {
  const outcomes = [
    { isTaken: false, errors: [{ path: 'values.email', message: 'is not an email address' }] },
    { isTaken: true, thanks: 'Thanks, Bo' },
  ]
  open(async () => outcomes.shift(), {})
  const form = within(screen.getByRole('region', { name: 'Talk to us' }))
  const email = form.getByLabelText('Work email')
  const send = () => {
    email.closest('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
    return vi.waitFor(() => expect(form.queryByText(/Enter a valid|Thanks, Bo/)).not.toBeNull())
  }
  await send()
  form.getByText('Enter a valid email address.')
  expect(document.activeElement).toBe(email)
  await send()
  expect(form.getByRole('status').textContent).toBe('Thanks, Bo')
})

test('a closed CTA stays away', () => {
  const sent = vi.fn(async () => undefined)
  open(sent, { placement: POPUP })
  vi.advanceTimersByTime(3_000)
  screen.getByRole('button', { name: 'Close' }).click()
  expect(screen.queryByRole('region')).toBeNull()
  open(sent, { placement: POPUP })
  expect(screen.queryByRole('region', { hidden: true })).toBeNull()
})

test.each([POPUP, { type: 'TENANT', position: 'bottom', delayS: 3 } as const])(
  'what comes by itself comes once in a visit, and waits while a form is in sight: $position',
  (placement) => {
    const sent = vi.fn(async () => undefined)
    const openPopup = () => open(sent, { cta: { kind: 'button', url: 'mailto:a@b.c' }, placement })
    openPopup()
    const slot = document.querySelector('.cta-slot')
    const form = document.createElement('form')
    form.append(document.createElement('textarea'))
    slot?.after(form)
    vi.advanceTimersByTime(3_000)
    const [forms, popup] = seen
    forms?.()
    expect(slot?.hasAttribute('data-aside')).toBe(true)
    const style = document.createElement('style')
    style.textContent = '[data-aside] { visibility: hidden }'
    document.head.append(style)
    onTestFinished(() => style.remove())
    popup?.()
    vi.advanceTimersByTime(5_000)
    expect(sent).not.toHaveBeenCalled()
    slot?.removeAttribute('data-aside')
    vi.advanceTimersByTime(1_000)
    expect(sent).toHaveBeenCalledOnce()
    openPopup()
    expect(screen.queryByRole('region', { hidden: true })).toBeNull()
  },
)

test('a step that waits for reading replaces the one before', () => {
  const later: CtaPlacement = { ...END, readPercent: 50 }
  const steps = [{ cta: { id: 'c2', headline: 'First' } }, { placement: later }]
  const total = document.createElement('i')
  total.dataset.total = '4'
  document.head.append(total)
  onTestFinished(() => total.remove())
  open(async () => undefined, ...steps)
  const shown = () => screen.queryAllByRole('region').map((cta) => cta.getAttribute('aria-label'))
  expect(shown()).toEqual(['First'])
  document.dispatchEvent(new CustomEvent('page-read', { detail: 2 }))
  expect(shown()).toEqual(['Talk to us'])
})
