import { expect, type Page } from '@playwright/test'
import type { Client } from '../server/test/client.ts'
import { test } from './server.ts'
import { settled } from './support/accessible.ts'
import { newOwner, setPlan } from './support/entering.ts'

test.use({ serviceWorkers: 'block' })
test.describe.configure({ timeout: 300_000 })

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]

interface Place {
  left: number
  top: number
  width?: number
}

interface Shape {
  heading: Place
  /** The list below, where a page begins with one. */
  list: Place | null
}

const SCRIPTS = /\/assets\/.*\.js$/
const STYLES = /\/assets\/.*\.css$/
const FONT = /\/assets\/inter-latin-wght-.*\.woff2$/

/** Creates one of all that a list shows, and returns the pages. */
async function furnish({ call }: Client): Promise<string[]> {
  const add = async () => {
    const item = { kind: 'link', url: 'https://example.com/', name: 'Prices' }
    return (await call('POST', 'items/v1', item)).body.id as string
  }
  const [itemId, deletedId] = [await add(), await add()]
  await call('DELETE', 'items/v1/bulk/items', { ids: [deletedId] })
  await call('POST', 'collections/v1/create', { name: 'For the fair', itemIds: [itemId] })
  const to = { sharedToEmail: 'vera@customer.example', itemId, itemType: 'ITEM' }
  await call('POST', 'items/v1/v2/shortener/personalized', to)
  await call('POST', 'sites/v2/create', { name: 'Spring fair' })
  const wish = { title: 'A price list', kind: 'content' }
  expect((await call('POST', 'wishes/v1/create', wish)).status).toBe(201)
  const classic = ['wishlist', 'analytics', 'settings', 'team-settings']
  return [
    ...[
      '/home',
      '/library',
      `/items/${itemId}`,
      '/collections',
      '/sites',
      '/links',
      '/people',
      '/bin',
    ],
    ...['/activity', '/notifications'],
    ...classic.map((name) => `/classic/?path=/${name}`),
  ]
}

for (const size of SIZES)
  test(`each page has the boxes of its skeleton, which is in the first bytes, and nothing moves, at ${size.width} pixels`, async ({
    page,
    product,
    operator,
  }) => {
    await page.setViewportSize(size)
    const owner = await newOwner(page, product)
    await setPlan(operator, owner, { plan: 'team', status: 'active' })
    const paths = await furnish(owner)
    await page.addInitScript(noteShifts)
    for (const path of paths) {
      const shape = await shapeOf(page, path)
      await settled(page)
      // On a phone, the heading of an item stands below its file, which may have any height.
      const isBelowFile = path.startsWith('/items/') && size.width < 640
      if (!isBelowFile)
        await expect
          .poll(() => page.locator('#root main h1').first().evaluate(placeOf), { message: path })
          .toEqual(shape.heading)
      // Nobody has been notified of anything.
      if (shape.list && path !== '/notifications')
        await expect
          .poll(() => page.evaluate(placesAt, shape.list as Place), { message: path })
          .toContainEqual(shape.list)
      expect.soft(await page.evaluate(() => window.shifts), path).toEqual([])
    }
  })

test('somebody new in this browser sees the logo, in the middle of the whole page', async ({
  page,
  product,
}) => {
  const session = Promise.withResolvers<void>()
  await page.route('**/api/auth/**', async (route) => {
    await session.promise
    await route.continue()
  })
  await page.goto(`${product.url}/home`)
  const logo = page.getByRole('status', { name: 'Loading Satchel' })
  await expect(logo).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await logo.boundingBox()).toEqual({ x: 0, y: 0, ...size })
  }
  await expect(page.locator('#frame')).toHaveCount(0)
  session.resolve()
  await expect(page).toHaveURL(/\/classic\/\?path=\/(login|signup)/)
})

/**
 * Opens a page whose scripts wait, and measures the skeleton that its HTML has; then they run. Its styles wait for the
 * font that the HTML names: no text is seen in another font first, however late the font is.
 */
async function shapeOf(page: Page, path: string): Promise<Shape> {
  const read = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async (route) => {
    await read.promise
    await route.continue()
  })
  const font = page.waitForEvent('requestfinished', (request) => FONT.test(request.url()))
  await page.route(STYLES, async (route) => {
    await font
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('#frame .shape-heading, #frame .shape-nav').first()).toBeVisible()
  const shape = await page.evaluate(() => {
    const place = (element: Element | null, withWidth = false) => {
      if (!element) return null
      const { left, top, width } = element.getBoundingClientRect()
      return {
        left: Math.round(left),
        top: Math.round(top),
        ...(withWidth && { width: Math.round(width) }),
      }
    }
    const list = document.querySelector('.shape-home, .shape-cards, .shape-rows, .shape-whole')
    return {
      heading: place(document.querySelector('.shape-heading')) as Place,
      list: place(list, true),
    }
  })
  read.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  return shape
}

const placeOf = (element: Element) => {
  const { left, top } = element.getBoundingClientRect()
  return { left: Math.round(left), top: Math.round(top) }
}

/** Returns the places of the elements that are where the skeleton was, from the innermost. */
function placesAt({ left, top }: Place): Place[] {
  const places: Place[] = []
  let element = document.elementFromPoint(left + 24, top + 16)
  while (element && element.tagName !== 'MAIN') {
    const box = element.getBoundingClientRect()
    const [x = 0, y = 0, width = 0] = [box.left, box.top, box.width].map(Math.round)
    places.push({ left: x, top: y, width })
    element = element.parentElement
  }
  return places
}

declare global {
  interface Window {
    /** Elements that moved without anybody having done anything. */
    shifts: string[]
  }
}

function noteShifts(): void {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      sources: { node: Node | null }[]
    })[])
      for (const { node } of entry.sources)
        window.shifts.push(node instanceof Element ? node.outerHTML.slice(0, 80) : String(node))
  }).observe({ type: 'layout-shift', buffered: true })
}
