import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { LOOK, openVisitorPage, visitorItemOf } from '../../../test/visitor.ts'
import { openPicture } from '../picture.ts'
import { openPictures } from './page-pictures.ts'
import { openReader, type Source } from './reader.ts'

/** Observer whose intersections are reported by hand, since elements have no size in tests. */
class Observer {
  static callbacks: ((near: HTMLElement[]) => void)[] = []
  constructor(notify: (entries: { target: HTMLElement; isIntersecting: boolean }[]) => void) {
    Observer.callbacks.push((near) =>
      notify(near.map((target) => ({ target, isIntersecting: true }))),
    )
  }
  observe() {}
}

const user = userEvent.setup({ delay: null })

beforeEach(() => {
  Observer.callbacks = []
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', Observer)
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
})

const open = () => {
  openVisitorPage({
    view: 'item',
    look: LOOK,
    beats: null,
    itemId: 'a1',
    version: null,
    item: visitorItemOf(),
    content: { kind: 'pages', count: 3, url: '/pages/', suffix: '?t=1' },
    downloadUrl: null,
    sender: null,
    collection: null,
  })
  const section = screen.getByRole('region', { name: 'Price sheet' })
  return { section, reader: openReader(section) }
}

const position = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Page' })
const tool = (name: string) => screen.getByRole('button', { name })
const isOff = (name: string) => tool(name).ariaDisabled === 'true'

test('all pages have their places from the start, each with its number', () => {
  const { reader } = open()
  expect(reader.sheets.map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Page 1 of 3',
    'Page 2 of 3',
    'Page 3 of 3',
  ])
  expect(position().value).toBe('1')
  expect([isOff('Previous page'), isOff('Next page')]).toEqual([true, false])
})

test('it opens at the page that the address names, and at the first if there is none', () => {
  location.hash = '#page=2'
  expect(open().reader.current()).toBe(2)
  location.hash = '#page=200'
  expect(open().reader.current()).toBe(1)
  location.hash = ''
})

test('buttons and arrow keys turn pages, not beyond the last', async () => {
  const { reader } = open()
  await user.click(tool('Next page'))
  expect(reader.current()).toBe(2)
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(reader.current()).toBe(3)
  expect([position().value, isOff('Next page')]).toEqual(['3', true])
  await user.keyboard('{ArrowLeft}')
  expect(reader.current()).toBe(2)
})

test('End and Home turn to the last and the first page, wherever the focus is', async () => {
  const { reader } = open()
  await user.click(tool('Zoom in'))
  await user.keyboard('{End}')
  expect([reader.current(), position().value]).toEqual([3, '3'])
  await user.keyboard('{Home}')
  expect(reader.current()).toBe(1)
})

test('a page number opens its page, and an invalid one is reset', async () => {
  const { reader } = open()
  await user.clear(position())
  await user.type(position(), '3')
  await user.tab()
  expect(reader.current()).toBe(3)
  await user.clear(position())
  await user.type(position(), '99')
  await user.tab()
  expect([reader.current(), position().value]).toEqual([3, '3'])
})

test('arrow keys in a field turn no page', async () => {
  const { reader } = open()
  position().focus()
  await user.keyboard('{ArrowRight}')
  expect(reader.current()).toBe(1)
})

test('buttons and keys zoom while the document has the focus', async () => {
  const { section } = open()
  const zoom = () => section.querySelector('[data-zoom]')?.textContent
  await user.click(tool('Zoom in'))
  expect(zoom()).toBe('125%')
  await user.click(tool('Zoom out'))
  expect(zoom()).toBe('100%')
  screen.getByRole('region', { name: 'Pages of Price sheet' }).focus()
  await user.keyboard('-')
  expect(zoom()).toBe('75%')
  await user.keyboard('0')
  expect(zoom()).toBe('100%')
})

test('keys with other meanings do nothing', async () => {
  const { section } = open()
  ;(document.activeElement as HTMLElement | null)?.blur()
  await user.keyboard('+')
  expect(section.querySelector('[data-zoom]')?.textContent).toBe('100%')
})

test('zooming has a lower limit', async () => {
  const { section } = open()
  for (let step = 0; step < 9; step++) await user.click(tool('Zoom out'))
  expect(section.querySelector('[data-zoom]')?.textContent).toBe('50%')
  expect(isOff('Zoom out')).toBe(true)
})

test('pages near the window are rendered as soon as their source is available', () => {
  const { reader } = open()
  for (const notify of Observer.callbacks) notify(reader.sheets.slice(1, 2))
  const setNear = vi.fn<Source['setNear']>()
  reader.fill({ setNear, redraw: () => {}, thumbnail: async () => new Image() })
  expect(setNear.mock.calls).toEqual([[2, true]])
})

function openPhoto() {
  openVisitorPage({
    view: 'item',
    look: LOOK,
    beats: null,
    itemId: 'a1',
    version: null,
    item: visitorItemOf({ name: 'Photo', mime: 'image/jpeg', width: 4_000, height: 3_000 }),
    content: { kind: 'image', url: '/whole.jpg' },
    downloadUrl: null,
    sender: null,
    collection: null,
  })
  const section = screen.getByRole('region', { name: 'Photo' })
  openPicture(section)
  return {
    frame: screen.getByRole('button', { name: 'Photo' }),
    image: screen.getByRole<HTMLImageElement>('img', { name: 'Photo' }),
    zoom: () => section.querySelector('[data-zoom]')?.textContent,
  }
}

test('an image zooms by a click, and is then loaded in full', async () => {
  const { frame, image, zoom } = openPhoto()
  expect(image.getAttribute('src')).toBe('/cover.webp')
  await user.click(frame)
  expect([zoom(), frame.ariaPressed]).toEqual(['250%', 'true'])
  expect(image.src).toMatch(/\/whole\.jpg$/)
  await user.click(frame)
  expect([zoom(), frame.ariaPressed]).toEqual(['100%', 'false'])
})

test('an image zooms by keys, and Escape resets it', async () => {
  const { frame, zoom } = openPhoto()
  frame.focus()
  await user.keyboard('++')
  expect(zoom()).toBe('225%')
  await user.keyboard('-')
  expect(zoom()).toBe('150%')
  await user.keyboard('{Escape}')
  expect(zoom()).toBe('100%')
  expect(isOff('Zoom out')).toBe(true)
})

test('the links of a page can be clicked and reached by keyboard, and turn to other pages', async () => {
  vi.spyOn(Image.prototype, 'decode').mockResolvedValue(undefined)
  const spots = [
    { box: [0.1, 0.2, 0.3, 0.05], url: 'https://calendar.example/book' },
    { box: [0.1, 0.5, 0.3, 0.05], page: 3 },
  ]
  const requests = vi.fn(async (_url: string) => Response.json({ links: spots }))
  vi.stubGlobal('fetch', requests)
  const { section, reader } = open()
  openPictures(section, reader)
  const [sheet] = reader.sheets
  if (!sheet) throw new Error('No sheet')
  for (const notify of Observer.callbacks) notify([sheet])
  const out = await screen.findByRole('link', { name: 'https://calendar.example/book' })
  expect(requests.mock.calls).toEqual([['/pages/1/links?t=1']])
  expect(out.getAttribute('href')).toBe('https://calendar.example/book')
  expect(out.style).toMatchObject({ left: '10%', top: '20%', width: '30%', height: '5%' })
  expect(out.closest('[data-shared] [data-number="1"]')).toBe(sheet)
  screen.getByRole('link', { name: 'Go to page 3' }).focus()
  await user.keyboard('{Enter}')
  expect(reader.current()).toBe(3)
})

test('Ctrl+P prints all pages as images once they are loaded', async () => {
  vi.spyOn(Image.prototype, 'decode').mockResolvedValue(undefined)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ links: [] })),
  )
  const { section, reader } = open()
  openPictures(section, reader)
  const printed = vi.fn(() =>
    [...section.querySelectorAll('.printed img')].map((image) => image.getAttribute('src')),
  )
  vi.stubGlobal('print', printed)
  await user.keyboard('{Control>}p{/Control}')
  await vi.waitFor(() => expect(printed).toHaveReturned())
  expect(printed).toHaveReturnedWith(['/pages/1?t=1', '/pages/2?t=1', '/pages/3?t=1'])
  await vi.waitFor(() => expect(section.querySelector('.printed')).toBeNull())
  await vi.waitFor(() => expect(section.querySelector('.print-hint')).not.toBeNull())
})
