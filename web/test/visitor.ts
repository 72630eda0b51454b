import type { VisitorItem, VisitorLook, VisitorPage } from '@satchel/contract/visits/visitor.ts'
import type { VisitorPlace } from '@satchel/contract/visits/visitor-renderer.ts'
import { screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { render } from '../src/visitor/server.tsx'

export const LOOK: VisitorLook = {
  name: 'Northwind',
  logoUrl: null,
  color: '#0f766e',
  website: null,
}

const PLACE: VisitorPlace = {
  assets: { script: '/visitor.js', styles: [] },
  language: 'en',
  languageUrl: '/l/prices',
  origin: 'https://satchel.test',
  path: '/l/prices',
  privacyUrl: '/l/prices/privacy',
  opener: null,
  downloadOrigin: null,
  preview: null,
  isPreview: false,
}

export function visitorItemOf(overrides: Partial<VisitorItem> = {}): VisitorItem {
  return {
    kind: 'file',
    name: 'Price sheet',
    description: '',
    mime: 'application/pdf',
    bytes: 1_500_000,
    pageCount: 3,
    durationS: null,
    width: null,
    height: null,
    coverUrl: '/cover.webp',
    coverSize: { width: 800, height: 1_131 },
    thumbnailUrl: null,
    ...overrides,
  }
}

/** Opens a page as the server renders it: inserts its body, and returns its head. Its scripts' listeners end with the test. */
export function openVisitorPage(page: VisitorPage, place: Partial<VisitorPlace> = {}): Document {
  const { html } = render(page, { ...PLACE, ...place })
  const written = new DOMParser().parseFromString(html, 'text/html')
  document.body.innerHTML = written.body.innerHTML
  endListenersWithTest()
  onTestFinished(() => {
    document.body.innerHTML = ''
  })
  return written
}

/** Events of `user-event`, which prepares the document once for all tests. */
const LASTING: ReadonlySet<string> = new Set(['focusin', 'focusout'])

/**
 * Ends what scripts listen for on the document, as leaving a page does: tests, and files of one worker, share it, and a
 * page of an earlier one would take its keys.
 */
function endListenersWithTest(): void {
  const page = new AbortController()
  const listen = document.addEventListener.bind(document)
  document.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options: boolean | AddEventListenerOptions = {},
  ) => {
    const own = typeof options === 'object' ? options : { capture: options }
    const signal = AbortSignal.any([page.signal, ...(own.signal ? [own.signal] : [])])
    listen(type, listener, LASTING.has(type) ? own : { ...own, signal })
  }
  onTestFinished(() => {
    document.addEventListener = listen
    page.abort()
  })
}

/** Returns what a form sends, as the browser would. */
export function sentBy(button: string) {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button })
  if (!form) throw new Error('The button is of no form')
  return { to: form.getAttribute('action'), fields: Object.fromEntries(new FormData(form)) }
}
