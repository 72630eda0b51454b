import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { classicLocation, isClassicPath } from '@satchel/contract/routing.ts'
import { signIn, signUp } from '../server/test/client.ts'
import type { Product } from '../server/test/product.ts'
import { faultsOf, settled } from './accessible.ts'
import { enter } from './entering.ts'
import { layoutFaults } from './layout.ts'
import { whenRead } from './reading.ts'
import { test } from './server.ts'

// The longest of all stories: its parts run side by side.
test.describe.configure({ mode: 'parallel' })

const VISITOR = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const HANDBOOK = new URL('fixtures/handbook.pdf', import.meta.url)

interface Content {
  email: string
  itemId: string
  collectionId: string
  smartId: string
  slug: string
  linkId: string
}

/** Creates one of everything that a screen can show. */
async function furnish(product: Product): Promise<Content> {
  const client = await signUp(product)
  const itemId = await client.upload('handbook.pdf', await readFile(HANDBOOK))
  await whenRead(client, itemId)
  const fair = { name: 'For the fair', itemIds: [itemId] }
  const { body: collection } = await client.call('POST', 'collections/v1/create', fair)
  const found = { name: 'Whatever is new', search: { quickFilter: 'recent' } }
  const { body: smart } = await client.call('POST', 'collections/v1/create', found)
  const to = { sharedToEmail: 'vera@customer.example', sharedToOrganization: 'Customer' }
  const share = { itemId, itemType: 'ITEM', ...to }
  const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', share)
  for (const agent of [VISITOR, 'curl/8.10.1'])
    await fetch(link.url, { headers: { 'user-agent': agent } })
  const page = { kind: 'link', url: 'https://example.com/', tags: ['Spring', 'Fair'] }
  const { body: deleted } = await client.call('POST', 'items/v1', page)
  await client.call('DELETE', 'items/v1/bulk/items', { ids: [deleted.id] })
  return {
    email: client.email,
    itemId,
    collectionId: collection.id,
    smartId: smart.id,
    slug: link.slug,
    linkId: link.id,
  }
}

/** Modes each screen is checked in. */
const LOOKS = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1440 },
] as const

/** Neutral screen of each entry to show between two others, and its heading. */
const BETWEEN = {
  app: { path: '/nowhere', heading: 'Page not found' },
  classic: { path: '/classic/removed-site', heading: 'This site is no longer published' },
}

function entryOf(path: string): keyof typeof BETWEEN | 'other' {
  if (/^\/[lp]\//.test(path)) return 'other'
  return isClassicPath(path.replace(/\?.*/, '')) ? 'classic' : 'app'
}

/** Opens a screen as a link inside the app does, which costs half of a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Shows another screen first, so that the page afterwards can't be the one before. */
async function followAfresh(page: Page, path: string, entry: keyof typeof BETWEEN): Promise<void> {
  const { path: between, heading } = BETWEEN[entry]
  const left = page.getByRole('heading', { level: 1, name: heading })
  await follow(page, between)
  await expect(left).toBeVisible()
  const [pathname = '', search] = path.split('?')
  await follow(page, entry === 'classic' ? classicLocation(pathname, search) : path)
  await expect(left).toHaveCount(0)
}

async function demandAllAccessible(page: Page, paths: readonly string[]): Promise<void> {
  let before: string | undefined
  for (const path of paths) {
    const entry = entryOf(path)
    const isFollowed =
      entry !== 'other' && entry === before && !/^\/(nowhere|removed-site)/.test(path)
    if (isFollowed) await followAfresh(page, path, entry)
    else await page.goto(path)
    before = entry
    await demandAccessible(page, path)
  }
}

async function demandAccessible(page: Page, path: string): Promise<void> {
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await settled(page)
    const look = `${path}, ${colorScheme} at ${width} pixels`
    expect.soft(await faultsOf(page), look).toEqual([])
    expect.soft(await layoutFaults(page), look).toEqual([])
  }
}

const signedOut = (email: string) => [
  '/login',
  '/signup',
  '/forgot-password',
  '/password-reset',
  '/password-reset?token=made-up',
  '/confirm?token=made-up',
  `/confirm-verification?email=${email}`,
  '/signup-invited-user?token=made-up',
  '/signup-partner-owner',
  '/bye',
  '/sso',
  '/login-sso?problem=expired&provider=x',
]

const content = ({ itemId, collectionId, smartId, slug, linkId }: Content) => [
  '/home',
  '/library',
  '/library?searchTerm=quixotropic',
  '/library?searchTerm=nothing-at-all',
  `/items/${itemId}`,
  `/items/${itemId}?tab=sharing`,
  `/items/${itemId}?tab=versions`,
  '/items/00000000-0000-7000-8000-000000000000',
  '/collections',
  '/collections?layout=list',
  `/collections/${collectionId}`,
  `/collections/${collectionId}?layout=list`,
  `/collections/${collectionId}?tab=activity`,
  `/collections/${smartId}`,
  '/links',
  `/links/${linkId}?visits=all`,
  '/links/00000000-0000-7000-8000-000000000000',
  '/people',
  '/people?kind=organization',
  '/people/person/vera@customer.example',
  '/activity',
  '/notifications',
  '/bin',
  '/removed-site',
  '/not-found',
  '/nowhere',
  `/l/${slug}`,
  '/l/unknown',
]

const ACCOUNT = [
  '/settings?section=categories&category=contentType',
  '/settings?section=tags',
  '/settings?section=sharing',
  '/settings?section=password',
  '/settings?section=sessions',
  '/settings?section=notifications',
  '/team-settings?section=sign-in',
  '/imports',
  '/imports?from=csv',
  '/imports?from=sitemap',
  '/imports?from=archive',
  '/imports?from=export',
  '/settings?section=domain',
  '/settings?section=security',
  '/team-settings?section=single-sign-on',
  '/team-settings?section=audit',
  '/team-settings?section=audit&action=audit.exported',
  '/settings?section=company',
  '/settings?section=branding',
  '/settings?section=api-keys',
  '/settings?section=close',
  '/bye?keep=none',
  '/team-settings',
  '/team-settings?section=rights',
  '/analytics',
  '/analytics?report=content',
  '/analytics?report=links&range=twelve',
  '/analytics?report=people',
  '/analytics?from=2026-01-01&to=2026-01-31',
  '/team-settings?section=partners',
  '/settings?section=profile',
  '/billing',
]

test('the screens before sign-in are accessible', async ({ page, product }) => {
  const { email } = await signUp(product)
  await demandAllAccessible(page, signedOut(email))
})

test('the screens of content and links are accessible', async ({ page, product }) => {
  test.setTimeout(600_000)
  const made = await furnish(product)
  await enter(page, product, made.email)
  await demandAllAccessible(page, content(made))
})

test('the screens of the account are accessible', async ({ page, product }) => {
  test.setTimeout(600_000)
  const { email } = await furnish(product)
  await enter(page, product, email)
  await demandAllAccessible(page, ACCOUNT)
  const owner = await signIn(product, email)
  await owner.call('PUT', 'billing/v1/plan', { plan: 'team', status: 'canceled' })
  for (const path of ['/paywall', '/billing']) await demandAllAccessible(page, [path])
})

test('the screens of sites and CTAs are accessible', async ({ page, product }) => {
  const { email, call } = await signUp(product)
  const heading = { id: 'h', kind: 'heading', level: 1, text: 'Spring fair' }
  const doc = { type: 'doc', content: [{ type: 'paragraph' }] }
  const columns = { id: 'c', kind: 'columns', columns: [[{ id: 't', kind: 'text', doc }], []] }
  const draft = { name: 'Spring fair', content: [heading, columns] }
  const { body: site } = await call('POST', 'sites/v2/create', draft)
  await call('POST', `sites/v2/${site.id}/publish`, {})
  const { body: gone } = await call('POST', 'sites/v2/create', { name: 'Winter market' })
  await call('DELETE', `sites/v2/${gone.id}`)
  const button = { name: 'Demo', kind: 'button', label: 'Book', url: 'https://example.com/' }
  await call('POST', 'ctas/v1/create', button)
  await enter(page, product, email)
  await demandAllAccessible(page, [
    '/sites',
    `/sites/${site.id}`,
    `/sites/${site.id}?tab=design`,
    '/ctas',
    '/bin',
    `/p/${site.slug}`,
  ])
})

test('the screens of the wishlist are accessible', async ({ page, product }) => {
  const { email, call } = await signUp(product)
  await enter(page, product, email)
  await demandAllAccessible(page, ['/wishlist'])
  const { body: item } = await call('POST', 'items/v1', { kind: 'link', url: 'https://x.example/' })
  const draft = { kind: 'content', title: 'Case study '.repeat(12), organization: 'Northwind' }
  const { body: wish } = await call('POST', 'wishes/v1/create', draft)
  const done = {
    status: 'done',
    itemIds: [item.id],
    response: 'Here it is',
    neededBy: '2027-01-31',
  }
  await call('PUT', `wishes/v1/${wish.id}`, done)
  await call('POST', `wishes/v1/${wish.id}/comments`, { text: 'Thanks' })
  const late = { kind: 'feature', title: 'Unbreakable'.repeat(20), neededBy: '2020-01-31' }
  await call('POST', 'wishes/v1/create', late)
  await demandAllAccessible(page, [
    '/wishlist?orderBy=newest',
    '/wishlist?search=nothing-at-all',
    '/wishlist?show=board',
    '/wishlist?show=ranking',
    `/wishlist?wish=${wish.id}`,
    '/wishlist?wish=00000000-0000-7000-8000-000000000000',
    '/settings?section=wishlist',
    '/settings?section=search',
  ])
})
