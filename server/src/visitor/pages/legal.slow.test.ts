import { expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { addPage, share } from '../../../test/sharing.ts'
import { heading, publishedSite, siteOf } from '../../../test/sites.ts'
import { upload, whenRead } from '../../../test/uploading.ts'

const KEYS = { BACKUP_S3_ACCESS_KEY_ID: 'key', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' }
const satchel = product({ worker: true, config: { DATA_LOCATION: 'Falkenstein, Germany' } })

const mailing = product({
  config: { SMTP_URL: 'smtp://127.0.0.1:1', BACKUP_S3_BUCKET: 'copies', ...KEYS },
})

const IMPRINT = 'https://acme.example/imprint?a=1&b=2'
const POLICY = 'https://acme.example/privacy'
const GERMAN = { 'accept-language': 'de' }

const change = async (owner: Owner, attribute: string, value: string | null) => {
  const body = { attribute, value }
  const answer = await owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

async function company() {
  const owner = await satchel.newTenant()
  await change(owner, 'imprintUrl', IMPRINT)
  await change(owner, 'privacyUrl', POLICY)
  return owner
}

const linkTo = (url: string, label: string) =>
  `<a href="${url.replaceAll('&', '&amp;')}" target="_blank" rel="noopener">${label}</a>`

/** Links at the foot of a German page. */
const FOOT = `${linkTo(IMPRINT, 'Impressum')}</li><li>${linkTo(POLICY, 'Datenschutz')}</li>`

const german = async (path: string, headers: object = {}) =>
  (await browser(satchel).get(path, { ...GERMAN, ...headers })).body as string

async function sharedFile(owner: Owner, terms: object = {}) {
  const { itemId } = await upload(satchel, owner, 'Prices.txt', Buffer.from('One euro'))
  await whenRead(owner, itemId)
  return { itemId, link: (await share(owner, itemId, terms)).body }
}

test('every page of a link leads to the company’s imprint and privacy policy, in the visitor’s language', async () => {
  const owner = await company()
  const { itemId, link } = await sharedFile(owner)
  const gated = (await share(owner, itemId, { password: 'open sesame please' })).body
  const draft = { name: 'All prices', itemIds: [itemId] }
  const collection = (await owner.call('POST', 'collections/v1/create', draft)).body
  const what = { itemType: 'COLLECTION' }
  const whole = (await share(owner, collection.id, what)).body
  const pages = [`/l/${link.slug}`, `/l/${link.slug}/privacy`, `/l/${gated.slug}`]
  for (const path of [...pages, `/l/${whole.slug}`, `/l/${whole.slug}/${itemId}`])
    expect(await german(path), path).toContain(FOOT)
  const fields = { message: '', item: '' }
  const reply = await browser(satchel).post(`/l/${link.slug}/reply`, fields, GERMAN)
  expect(reply.body).toContain(FOOT)
  const wrong = await browser(satchel).post(`/l/${gated.slug}/unlock`, { password: 'x' }, GERMAN)
  expect(wrong.body).toContain(FOOT)

  const english = await browser(satchel).get(`/l/${link.slug}`)
  expect(english.body).toContain(linkTo(IMPRINT, 'Legal notice'))
  await owner.call('DELETE', `items/v1/personalized/${link.id}`)
  const withdrawn = await german(`/l/${link.slug}`)
  expect(withdrawn).toContain('zurückgezogen')
  expect(withdrawn).toContain(FOOT)
})

test('pages that are cached change with the setting', async () => {
  const owner = await company()
  const { link } = await sharedFile(owner)
  const site = await publishedSite(owner, { content: [heading('Welcome')] })
  const paths = [`/l/${link.slug}`, `/p/${site.slug}`]
  const visitor = browser(satchel)
  for (const path of paths) expect((await visitor.get(path, GERMAN)).body).toContain(FOOT)
  await change(owner, 'imprintUrl', 'https://acme.example/new')
  for (const path of paths) {
    const seen = async () => (await visitor.get(path, GERMAN)).body
    await expect.poll(seen).toContain(linkTo('https://acme.example/new', 'Impressum'))
  }
  await change(owner, 'imprintUrl', null)
  await change(owner, 'privacyUrl', null)
  for (const path of paths)
    await expect
      .poll(async () => (await visitor.get(path, GERMAN)).body)
      .not.toContain('acme.example')
})

test('a site has them too, and so does what a company’s domain says of addresses that nobody has', async () => {
  const { owner, site, path } = await siteOf(satchel)
  await change(owner, 'imprintUrl', IMPRINT)
  await change(owner, 'privacyUrl', POLICY)
  await expect.poll(() => german(path)).toContain(FOOT)
  const content = await satchel.anonymous('GET', `sites/v2/sitecontent/${site.slug}`)
  expect(content.body.tenant.legal).toMatchObject({ imprintUrl: IMPRINT, privacyUrl: POLICY })
  const domain = `go-${crypto.randomUUID().slice(0, 8)}.example`
  const host = { domain, tenantId: owner.tenantId, rootUrl: null, notFoundUrl: null }
  const row = { tenantId: owner.tenantId, domain, version: 1, status: 'confirmed', token: 'x' }
  await satchel.database.system.insertInto('domain').values(row).execute()
  satchel.app.services.hosts.set([host])
  const unknown = await browser(satchel).get('/nothing-here', { ...GERMAN, host: domain })
  expect(unknown.status).toBe(404)
  expect(unknown.body).toContain(FOOT)
  // The product's own address is nobody's.
  expect(await german('/l/nothing-here')).not.toContain('acme.example')
})

test('emails to visitors have them; those to colleagues don’t', async () => {
  const owner = await company()
  const item = await addPage(owner)
  const link = (await share(owner, item.id, { requireEmail: true, proveEmail: true })).body
  const email = `vera-${crypto.randomUUID().slice(0, 8)}@customer.example`
  await browser(satchel).post(`/l/${link.slug}/email`, { email }, GERMAN)
  const code = await satchel.mailTo(email)
  expect(code.text).toContain(`Impressum: ${IMPRINT}\nDatenschutz: ${POLICY}`)
  expect(code.html).toContain(`href="${IMPRINT.replace('&', '&#38;')}"`)
  const shared = { itemId: item.id, itemType: 'ITEM', sharedToEmail: email, language: 'de' }
  expect((await owner.call('POST', `users/v1/${owner.userId}/share`, shared)).status).toBeLessThan(
    300,
  )
  const sent = await satchel.mailTo(email, /geteilt/)
  expect(sent.text).toContain(`Impressum: ${IMPRINT}`)

  const open = (await share(owner, item.id, { sharedToMemo: 'Anna' })).body
  const fields = { message: 'Is it still so?', email, name: 'Vera', item: '' }
  await browser(satchel).post(`/l/${open.slug}/reply`, fields, GERMAN)
  const reply = await satchel.mailTo(owner.email, /Reply|reply/)
  const written = `${reply.text}${reply.html}`
  expect(written).toContain('Is it still so?')
  expect(written).not.toContain('acme.example/imprint')
})

test('a CTA on a page of others gets them', async () => {
  const owner = await company()
  const draft = { name: 'Top', kind: 'button', label: 'Prices', url: 'https://example.com/' }
  const { id } = (await owner.call('POST', 'ctas/v1/create', draft)).body
  const path = `/api/ctas/v1/public/${id}?tenantId=${owner.tenantId}`
  const { body } = await satchel.anonymous('GET', path)
  expect(body.company.legal).toEqual({
    imprintUrl: IMPRINT,
    privacyUrl: POLICY,
    termsUrl: null,
    accessibilityUrl: null,
  })
})

test('the privacy page says who is responsible, how long and where data is kept, and who gets it', async () => {
  const owner = await company()
  const { link } = await sharedFile(owner)
  const path = `/l/${link.slug}/privacy`
  const before = await german(path)
  expect(before).toContain('Besuche und Formulare bleiben gespeichert, bis')
  await change(owner, 'controller', 'Acme GmbH\n<script>alert(1)</script>\nDPO: dpo@acme.example')
  const months = { sharing: { visitsKeptMonths: 6 } }
  const put = await owner.call('PUT', `users/v1/account-settings/${owner.tenantId}`, months)
  expect(put.status, JSON.stringify(put.body)).toBe(200)
  const page = await german(path)
  expect(page).toContain('Acme GmbH\n&lt;script&gt;alert(1)&lt;/script&gt;\nDPO: dpo@acme.example')
  expect(page).not.toContain('<script>alert')
  expect(page).toContain('ein berechtigtes Interesse (Art. 6 Abs. 1 lit. f DSGVO)')
  await change(owner, 'legalGround', 'Ihre Einwilligung <b>(Art. 6 Abs. 1 lit. a DSGVO)</b>')
  const grounded = await german(path)
  expect(grounded).toContain('Ihre Einwilligung &lt;b&gt;(Art. 6 Abs. 1 lit. a DSGVO)&lt;/b&gt;')
  expect(grounded).not.toContain('ein berechtigtes Interesse')
  expect(page).toContain('Besuche werden nach 6 Monaten gelöscht')
  expect(page).toContain('Falkenstein, Germany')
  expect(page).toContain('keine anderen Dienste eingerichtet')
  const addKey = async (scope: string) => {
    const key = { name: scope, scopes: [scope] }
    expect((await owner.call('POST', 'integrations/v1/api-keys', key)).status).toBe(201)
  }
  await addKey('wishes.read')
  const connection = { kind: 'hubspot', accountId: '1', accountName: 'Acme', sendsReadings: false }
  const { tenantId } = owner
  await satchel.database.system
    .insertInto('crmConnection')
    .values({ ...connection, tenantId })
    .execute()
  expect(await german(path)).toContain('keine anderen Dienste eingerichtet')
  // A key that may read visits is a program that gets them.
  await addKey('links.read')
  await satchel.database.system
    .updateTable('crmConnection')
    .set({ sendsReadings: true })
    .where('tenantId', '=', tenantId)
    .execute()
  const more = await german(path)
  expect(more).toContain('<p>HubSpot</p>')
  expect(more).toContain('Programme, die')
  expect(more).not.toContain('keine anderen Dienste eingerichtet')
})

test('the privacy page names the services that the operator set up', async () => {
  const owner = await mailing.newTenant()
  const { slug } = (await share(owner, (await addPage(owner)).id)).body
  const { body } = await browser(mailing).get(`/l/${slug}/privacy`)
  expect(body).toContain('The email service')
  expect(body).toContain('The storage service for backups')
  expect(body).not.toContain('The storage service, for files')
})
