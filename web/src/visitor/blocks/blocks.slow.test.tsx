import type { VisitorBlock, VisitorSiteItem } from '@satchel/contract/visits/visitor.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LOOK, openVisitorPage, visitorItemOf } from '../../../test/visitor.ts'
import { openSite } from '../site.ts'

const HOSTILE = '<img src=x onerror=alert(1)> & "quotes"'

function open(blocks: VisitorBlock[], layout: 'narrow' | 'wide' | 'cover' = 'wide') {
  const theme = { color: null, font: 'sans', logoUrl: null, layout } as const
  const seo = { title: '', description: '', imageUrl: null, canonicalUrl: null }
  return openVisitorPage({
    view: 'site',
    look: LOOK,
    beats: null,
    name: 'Spring fair',
    theme,
    language: null,
    translations: [],
    blocks,
    seo,
    sender: null,
    first: 1,
    page: 1,
    pages: 1,
    url: '/p/fair',
  })
}

const block = <B extends object>(fields: B) =>
  ({ id: crypto.randomUUID(), isNew: false, ...fields }) as VisitorBlock & B
const heading = (text: string, level = 2) => block({ kind: 'heading' as const, text, level })
const text = (...content: object[]) =>
  block({ kind: 'text' as const, doc: { type: 'doc', content } as never })
const paragraph = (inner: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: inner, marks }],
})
const items = (list: Partial<VisitorSiteItem>[], fields: object = {}) =>
  block({
    kind: 'items' as const,
    name: 'Read on',
    layout: 'grid' as const,
    items: list.map((item, at) => ({
      id: `i${at}`,
      item: visitorItemOf(),
      thumbnailUrl: null,
      url: '/p/fair/i0',
      note: null,
      isNew: false,
      ...item,
    })),
    ...fields,
  })

test('a page without a title of its own has its name as the heading for screen readers', () => {
  open([heading('Welcome')])
  screen.getByRole('heading', { level: 1, name: 'Spring fair' })
  open([heading('Welcome', 1)])
  expect(screen.getAllByRole('heading', { level: 1 }).map((it) => it.textContent)).toEqual([
    'Welcome',
  ])
})

test('text keeps its form, and whatever looks like markup stays text', () => {
  open([
    heading(HOSTILE),
    text(
      paragraph(HOSTILE, { type: 'bold' }, { type: 'italic' }),
      { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('One')] }] },
      paragraph('Our offer', { type: 'link', attrs: { href: 'https://acme.example/offer' } }),
    ),
  ])
  screen.getByRole('heading', { name: HOSTILE })
  expect(document.querySelector('main img, main script')).toBeNull()
  expect(document.querySelector('.rich strong, .rich em')?.textContent).toBe(HOSTILE)
  expect(screen.queryByText('alert(1)')).toBeNull()
  within(within(screen.getByRole('main')).getByRole('list')).getByText('One')
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Our offer' })
  expect([link.getAttribute('href'), link.rel]).toEqual([
    'https://acme.example/offer',
    'noopener nofollow',
  ])
})

test('items lead to their pages, web pages elsewhere, and new ones are marked', () => {
  open([
    items([
      { isNew: true, note: 'Start here' },
      {
        item: visitorItemOf({ kind: 'link', name: 'Our blog', mime: null }),
        url: 'https://blog.example/post',
      },
    ]),
  ])
  screen.getByRole('heading', { name: 'Read on' })
  const [own, elsewhere] = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(own?.getAttribute('href')).toBe('/p/fair/i0')
  within(own as HTMLElement).getByText('New')
  within(own as HTMLElement).getByText('Start here')
  expect([elsewhere?.target, elsewhere?.rel]).toEqual(['_blank', 'noopener'])
  within(elsewhere as HTMLElement).getByText('blog.example')
  within(elsewhere as HTMLElement).getByRole('img', { name: 'opens in a new tab' })
})

test('a list that has nothing to show isn’t there, and one that scrolls is reached by keyboard', () => {
  open([items([]), items([{}, {}], { name: null, layout: 'carousel' })])
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  const scrolling = screen.getByRole('region', { name: '2 items' })
  expect(scrolling.tabIndex).toBe(0)
})

test('a picture says what it shows, and where it leads', () => {
  const picture = {
    url: '/big.webp',
    small: { url: '/small.webp', width: 560 },
    width: 1_600,
    height: 900,
  }
  open([
    block({ kind: 'image' as const, picture, alt: 'Our booth', href: null }),
    block({ kind: 'image' as const, picture, alt: '', href: 'https://acme.example/' }),
  ])
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Our booth' })
  expect(image.getAttribute('srcset')).toBe('/small.webp 560w, /big.webp 1600w')
  expect([image.width, image.height]).toEqual([1_600, 900])
  const link = screen.getByRole('link', { name: 'https://acme.example/' })
  expect(link.getAttribute('rel')).toBe('noopener nofollow')
})

test('a page of another site loads once the visitor wants it', async () => {
  open([
    block({
      kind: 'embed' as const,
      host: 'video.example',
      url: 'https://video.example/watch/1',
      frameUrl: 'https://video.example/embed/1',
    }),
  ])
  expect(document.querySelector('iframe')).toBeNull()
  const link = screen.getByRole('link', { name: /video\.example/ })
  expect(link.getAttribute('href')).toBe('https://video.example/watch/1')
  openSite(document.querySelector('[data-blocks]') as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: /video\.example/ }))
  const frame = document.querySelector('iframe')
  expect(frame?.src).toBe('https://video.example/embed/1')
  expect(frame?.title).toContain('video.example')
})

test('columns stand beside each other in their order, with what is new marked', () => {
  const [left, right] = [heading('Left'), { ...heading('Right'), isNew: true }]
  open([{ id: 'c', kind: 'columns', columns: [[left], [right]] } as VisitorBlock])
  const columns = [...document.querySelectorAll('.column')]
  expect(columns.map((column) => column.textContent)).toEqual(['Left', 'NewRight'])
})

test('a cover opens with its first headings and texts, at most three', () => {
  open([heading('One'), text(paragraph('Two')), heading('Three'), heading('Four')], 'cover')
  const opening = document.querySelector('.opening')
  expect(opening?.textContent).toBe('OneTwoThree')
  const numbers = [...document.querySelectorAll('[data-number]')].map((it) =>
    it.getAttribute('data-number'),
  )
  expect(numbers).toEqual(['1', '2', '3', '4'])
})

test('an empty page says so', () => {
  open([])
  screen.getByText('This page is empty')
})

test('each text of a site without a language has its own direction, and the page that of most', () => {
  const arabic = 'عرض الربيع لعملائنا الكرام في كل مكان'
  open([heading('Spring fair'), heading(arabic), text(paragraph('Welcome'))])
  const directions = screen.getAllByRole('heading').map((each) => each.getAttribute('dir'))
  expect(directions).toEqual(expect.arrayContaining(['auto', 'auto']))
  expect(screen.getByText('Welcome').getAttribute('dir')).toBe('auto')
  expect(document.querySelector('article.site')?.getAttribute('dir')).toBe('rtl')
})
