import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { type Client, signUp } from '../server/test/client.ts'
import { pseudo } from '../web/src/languages/pseudo.ts'
import { test } from './server.ts'
import { faultsOf, settled } from './support/accessible.ts'
import { newOwner, setPlan } from './support/entering.ts'
import { layoutFaults } from './support/layout.ts'
import { whenRead } from './support/reading.ts'
import { speakPseudo, walk } from './support/walking.ts'

// The longest of all stories: its parts run side by side, in one browser context each.
test.describe.configure({ mode: 'parallel', timeout: 600_000 })

const VISITOR = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const HANDBOOK = new URL('fixtures/handbook.pdf', import.meta.url)
/** Unknown id. */
const NONE = '00000000-0000-7000-8000-000000000000'

interface Content {
  itemId: string
  webLinkId: string
  collectionId: string
  smartId: string
  slug: string
  linkId: string
}

async function upload(client: Client): Promise<string> {
  const id = await client.upload(`${pseudo('handbook')}.pdf`, await readFile(HANDBOOK))
  await whenRead(client, id)
  return id
}

async function addWebLink({ call }: Client): Promise<string> {
  const link = { kind: 'link', url: 'https://x.example/', name: pseudo('Prices') }
  return (await call('POST', 'items/v1', link)).body.id
}

let links = 0

/** Creates one of all that a screen can show. What people call things is no label: names have no plain vowels. */
async function furnish(client: Client, document?: string): Promise<Content> {
  const webLinkId = await addWebLink(client)
  const itemId = document ?? webLinkId
  const fair = { name: pseudo('For the fair'), itemIds: [itemId] }
  const { body: collection } = await client.call('POST', 'collections/v1/create', fair)
  const found = { name: pseudo('Whatever is new'), search: { quickFilter: 'recent' } }
  const { body: smart } = await client.call('POST', 'collections/v1/create', found)
  const to = { sharedToEmail: 'vera@customer.example', sharedToOrganization: pseudo('Customer') }
  links += 1
  const share = { itemId, itemType: 'ITEM', slug: `lnk-${links}`, ...to }
  const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', share)
  for (const agent of [VISITOR, 'curl/8.10.1'])
    await fetch(link.url, { headers: { 'user-agent': agent }, redirect: 'manual' })
  const tags = [pseudo('Spring'), pseudo('Fair')]
  const page = { kind: 'link', url: 'https://example.com/', tags }
  const { body: deleted } = await client.call('POST', 'items/v1', page)
  await client.call('DELETE', 'items/v1/bulk/items', { ids: [deleted.id] })
  return {
    itemId,
    webLinkId,
    collectionId: collection.id,
    smartId: smart.id,
    slug: link.slug,
    linkId: link.id,
  }
}

const BEFORE_SIGN_IN = (email: string) => [
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

const CONTENT = ({ itemId, webLinkId, collectionId, smartId, linkId, slug }: Content) => [
  '/home',
  '/library',
  '/library?searchTerm=quixotropic',
  '/library?searchTerm=nothing-at-all',
  `/items/${itemId}`,
  `/items/${itemId}?tab=sharing`,
  `/items/${itemId}?tab=versions`,
  `/items/${webLinkId}`,
  `/items/${NONE}`,
  '/bin',
  '/collections',
  '/collections?layout=list',
  `/collections/${collectionId}`,
  `/collections/${collectionId}?layout=list`,
  `/collections/${collectionId}?tab=activity`,
  `/collections/${smartId}`,
  '/links',
  `/links/${linkId}`,
  `/links/${linkId}?visits=all`,
  `/links/${NONE}`,
  '/people',
  '/people?kind=organization',
  '/people/person/vera@customer.example',
  '/activity',
  '/notifications',
  '/imports',
  '/imports?from=csv',
  '/imports?from=sitemap',
  '/imports?from=archive',
  '/imports?from=export',
  '/nowhere',
  `/l/${slug}`,
  '/l/unknown',
]

const ACCOUNT = [
  ...['profile', 'password', 'security', 'sessions', 'notifications', 'tags', 'sharing', 'company']
    .concat(
      'branding',
      'legal',
      'domain',
      'categories',
      'categories&category=contentType',
      'api-keys',
      'close',
    )
    .map((section) => `/settings?section=${section}`),
  ...['people', 'rights', 'sign-in', 'single-sign-on', 'audit', 'errors', 'partners']
    .concat('audit&action=audit.exported')
    .map((section) => `/team-settings?section=${section}`),
  '/analytics',
  '/analytics?report=content',
  '/analytics?report=links&range=twelve',
  '/analytics?report=people',
  '/analytics?from=2026-01-01&to=2026-01-31',
  '/billing',
  '/bye?keep=none',
  '/not-found',
  '/removed-site',
]

/** Window of 1,280 by 1,024 pixels at 400 % (https://www.w3.org/TR/WCAG22/#reflow). */
const ZOOMED = { width: 320, height: 256 }

const WHAT = 'are accessible, fit longer texts, and have all of them from labels'

test(`the screens before sign-in ${WHAT}`, async ({ page, product }) => {
  const { email } = await signUp(product)
  await speakPseudo(page, product, 'x-pseudo-rtl')
  await walk(page, BEFORE_SIGN_IN(email))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-x-pseudo-rtl')
})

test(`the screens of content and links ${WHAT}`, async ({ page, product }) => {
  const owner = await newOwner(page, product)
  const content = await furnish(owner, await upload(owner))
  await speakPseudo(page, product)
  await walk(page, CONTENT(content))
})

test(`the screens of the account ${WHAT}`, async ({ page, product, operator }) => {
  const owner = await newOwner(page, product)
  await furnish(owner)
  await speakPseudo(page, product)
  await walk(page, ACCOUNT)
  await setPlan(operator, owner, { plan: 'team', status: 'canceled' })
  // Each in a new document, since the app keeps the plan.
  for (const path of ['/paywall', '/billing']) await walk(page, [path])
})

test('at 400 %, the main screens are accessible, and nothing needs to be scrolled sideways', async ({
  page,
  product,
}) => {
  const owner = await newOwner(page, product)
  const { itemId, collectionId, linkId } = await furnish(owner)
  const site = await addSiteAndCta(owner)
  const share = { itemId: collectionId, itemType: 'COLLECTION', sharedToMemo: 'Vera' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
  await page.setViewportSize(ZOOMED)
  const paths = [
    ...['/home', '/library', `/items/${itemId}`, '/collections', `/collections/${collectionId}`],
    ...['/sites', `/sites/${site.id}`, '/links', `/links/${linkId}`, '/people', '/activity'],
    ...['/wishlist', '/ctas', '/analytics', '/settings', '/settings?section=profile'],
    ...['/team-settings?section=people', `/p/${site.slug}`, `/l/${link.slug}`],
  ]
  for (const path of paths) {
    await page.goto(path)
    await settled(page)
    expect.soft(await faultsOf(page), path).toEqual([])
    expect.soft(await layoutFaults(page), path).toEqual([])
  }
})

test(`the screens of sites, CTAs and the wishlist ${WHAT}`, async ({ page, product }) => {
  const client = await newOwner(page, product)
  await speakPseudo(page, product)
  await walk(page, ['/wishlist', '/sites', '/ctas', '/bin'])
  const site = await addSiteAndCta(client)
  const wishId = await addWishes(client)
  await walk(page, [
    '/sites',
    `/sites/${site.id}`,
    `/sites/${site.id}?tab=design`,
    '/ctas',
    '/bin',
    `/p/${site.slug}`,
    '/wishlist?orderBy=newest',
    '/wishlist?search=nothing-at-all',
    '/wishlist?show=board',
    '/wishlist?show=ranking',
    `/wishlist?wish=${wishId}`,
    `/wishlist?wish=${NONE}`,
    '/settings?section=wishlist',
    '/settings?section=search',
  ])
})

async function addSiteAndCta({ call }: Client): Promise<{ id: string; slug: string }> {
  const name = pseudo('Spring fair')
  const heading = { id: 'h', kind: 'heading', level: 1, text: name }
  const doc = { type: 'doc', content: [{ type: 'paragraph' }] }
  const columns = { id: 'c', kind: 'columns', columns: [[{ id: 't', kind: 'text', doc }], []] }
  const draft = { name, content: [heading, columns] }
  const { body: site } = await call('POST', 'sites/v2/create', draft)
  await call('POST', `sites/v2/${site.id}/publish`, {})
  const { body: gone } = await call('POST', 'sites/v2/create', { name: pseudo('Winter market') })
  await call('DELETE', `sites/v2/${gone.id}`)
  const texts = { name: pseudo('Demo'), label: pseudo('Book') }
  await call('POST', 'ctas/v1/create', { ...texts, kind: 'button', url: 'https://example.com/' })
  return site
}

/** Adds a wish that is done, whose id is returned, and a late one. */
async function addWishes(client: Client): Promise<string> {
  const { call } = client
  const itemId = await addWebLink(client)
  const draft = { title: pseudo('Case study '.repeat(12)), organization: pseudo('Northwind') }
  const { body: wish } = await call('POST', 'wishes/v1/create', { ...draft, kind: 'content' })
  const answer = { itemIds: [itemId], response: pseudo('Here it is'), neededBy: '2027-01-31' }
  await call('PUT', `wishes/v1/${wish.id}`, { ...answer, status: 'done' })
  await call('POST', `wishes/v1/${wish.id}/comments`, { text: pseudo('Thanks') })
  const late = { title: pseudo('Unbreakable'.repeat(20)), neededBy: '2020-01-31' }
  await call('POST', 'wishes/v1/create', { ...late, kind: 'feature' })
  return wish.id
}
