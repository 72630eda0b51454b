import { describe, expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { type Owner, product } from '../../test/harness.ts'

const satchel = product({ shared: true })

const create = async (owner: Owner, fields: object) =>
  (await owner.call('POST', 'sites/v2/create', { name: 'Fair', ...fields })).body
const change = (owner: Pick<Owner, 'call'>, id: string, fields: object) =>
  owner.call('PUT', `sites/v2/${id}`, fields)
const publish = async (owner: Owner, { id }: { id: string }) => {
  await change(owner, id, { seo: { index: true } })
  return owner.call('POST', `sites/v2/${id}/publish`, {})
}
const look = async (path: string) => (await browser(satchel).get(path)).body
const see = ({ slug }: { slug: string }) => look(`/p/${slug}`)

/** A page in English and German, on the web. */
async function pair(owner: Owner) {
  const english = await create(owner, { name: 'Fair', language: 'en' })
  const german = await create(owner, {
    name: 'Messe',
    copyOf: english.id,
    language: 'de',
    translationOf: english.id,
  })
  await publish(owner, english)
  await publish(owner, german)
  return { english, german }
}

describe('a site in several languages', () => {
  test('names the others to visitors and search engines, and search engines find all', async () => {
    const owner = await satchel.newTenant()
    const { english, german } = await pair(owner)
    expect((await owner.call('GET', `sites/v2/${english.id}`)).body.translations).toEqual([
      { id: german.id, name: 'Messe', language: 'de', url: german.url, status: 'published' },
    ])
    const page = await see(english)
    expect(page).toContain(`<link rel="alternate" hrefLang="de" href="${german.url}"/>`)
    expect(page).toContain(`<link rel="alternate" hrefLang="en" href="${english.url}"/>`)
    expect(page).toMatch(/<article[^>]* lang="en"/)
    expect(page).toContain(`<a href="${german.url}?lang=de" lang="de" hrefLang="de">Deutsch</a>`)
    expect(await look('/p/sitemap.xml')).toContain(
      `<xhtml:link rel="alternate" hreflang="de" href="${german.url}"/><xhtml:link rel="alternate" hreflang="en" href="${english.url}"/></url>`,
    )
  })

  test('no longer names one that is taken off the web, deleted or parted', async () => {
    const owner = await satchel.newTenant()
    const { english, german } = await pair(owner)
    const sees = (is: boolean) =>
      expect.poll(async () => (await see(english)).includes(german.url)).toBe(is)
    await sees(true)
    await owner.call('POST', `sites/v2/${german.id}/unpublish`)
    await sees(false)
    await publish(owner, german)
    await sees(true)
    await owner.call('DELETE', `sites/v2/${german.id}`)
    await sees(false)
    await owner.call('POST', `sites/v2/${german.id}/restore`)
    await sees(true)
    const parted = await change(owner, german.id, { translationOf: null })
    expect(parted.body).toMatchObject({ language: 'de', translations: [] })
    await sees(false)
  })

  test('one that asks for a password or isn’t to be listed is named to visitors alone', async () => {
    const owner = await satchel.newTenant()
    const { english, german } = await pair(owner)
    await owner.call('PUT', `sites/v2/${german.id}/password`, { password: 'open sesame' })
    const page = await see(english)
    expect(page).toContain(`<a href="${german.url}?lang=de"`)
    expect(page).not.toContain('rel="alternate" hrefLang')
    expect(await see(german)).not.toContain(english.url)
  })

  test('has each language once, also where a deleted one comes back', async () => {
    const owner = await satchel.newTenant()
    const { english, german } = await pair(owner)
    const second = { name: 'Messe 2', language: 'de', translationOf: english.id }
    const refused = await owner.call('POST', 'sites/v2/create', second)
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'language' }] } })
    expect(await change(owner, german.id, { language: 'en' })).toMatchObject({ status: 422 })
    await owner.call('DELETE', `sites/v2/${german.id}`)
    const other = await create(owner, second)
    const back = await owner.call('POST', `sites/v2/${german.id}/restore`)
    expect(back).toMatchObject({ status: 200, body: { language: 'de', translations: [] } })
    const { body } = await owner.call('GET', `sites/v2/${english.id}`)
    expect(body.translations).toMatchObject([{ id: other.id }])
  })

  test('two at once with one language: one of both', async () => {
    const owner = await satchel.newTenant()
    const english = await create(owner, { language: 'en' })
    const sites = await Promise.all([1, 2].map(() => create(owner, { language: 'de' })))
    const done = await Promise.all(
      sites.map(({ id }) => change(owner, id, { translationOf: english.id })),
    )
    expect(done.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('refuses what it can’t be a translation of', async () => {
    const owner = await satchel.newTenant()
    const other = await satchel.newTenant()
    const site = await create(owner, { language: 'de' })
    const unspoken = await create(owner, {})
    const foreign = await create(other, { language: 'en' })
    const personal = await create(owner, { language: 'en', isPersonal: true })
    const fieldOf = async (id: string, fields: object) => {
      const { status, body } = await change(owner, id, fields)
      return [status, ...(body.errors ?? []).map(({ path }: { path: string }) => path)]
    }
    expect(await fieldOf(site.id, { translationOf: unspoken.id })).toEqual([422, 'translationOf'])
    expect(await fieldOf(site.id, { translationOf: foreign.id })).toEqual([422, 'translationOf'])
    expect(await fieldOf(site.id, { translationOf: personal.id })).toEqual([422, 'translationOf'])
    expect(await fieldOf(site.id, { translationOf: site.id })).toEqual([422, 'translationOf'])
    expect(await fieldOf(personal.id, { translationOf: site.id })).toEqual([422, 'translationOf'])
    expect(await fieldOf(unspoken.id, { translationOf: site.id })).toEqual([422, 'language'])
    expect(await fieldOf(site.id, { language: 'tlh' })).toEqual([422, 'language'])
    const viewer = await owner.withRole('viewer')
    expect((await change(viewer, site.id, { language: 'fr' })).status).toBe(403)
  })
})
