import type {
  VisitorItem,
  VisitorLook,
  VisitorPage,
  VisitorPlace,
} from '@satchel/contract/visits/visitor.ts'
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

/** Opens a page as the server renders it: inserts its body, and returns its head. */
export function openVisitorPage(page: VisitorPage, place: Partial<VisitorPlace> = {}): Document {
  const { html } = render(page, { ...PLACE, ...place })
  const written = new DOMParser().parseFromString(html, 'text/html')
  document.body.innerHTML = written.body.innerHTML
  onTestFinished(() => {
    document.body.innerHTML = ''
  })
  return written
}

/** Returns what a form sends, as the browser would. */
export function sentBy(button: string) {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button })
  if (!form) throw new Error('The button is of no form')
  return { to: form.getAttribute('action'), fields: Object.fromEntries(new FormData(form)) }
}
