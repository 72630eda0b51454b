import { LANGUAGES } from '@satchel/contract/languages.ts'
import { describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { mailsTo } from '../../test/mailing.ts'
import { publishedSite } from '../../test/sites.ts'
import { acceptedLanguage } from '../platform/http/accepted-language.ts'

const satchel = product({ shared: true })

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

async function shared(owner: Owner, terms: object = {}) {
  const { body: collection } = await owner.call('POST', 'collections/v1/create', { name: 'Offers' })
  const { body } = await owner.call('POST', 'items/v1/v2/shortener/personalized', {
    itemType: 'COLLECTION',
    itemId: collection.id,
    ...terms,
  })
  return body
}

const open = (path: string, headers: Record<string, string> = {}) =>
  satchel.anonymous('GET', path, undefined, { 'user-agent': AGENT, ...headers })

const languageOfPage = (html: string) => /<html lang="(\w+)" dir="(\w+)">/.exec(html)?.slice(1)

describe('a visitor’s page', () => {
  test('is in the language that the browser asks for, and says so', async () => {
    const owner = await satchel.newTenant()
    const { slug } = await shared(owner, { password: 'sesame 42' })
    const { body: text, headers } = await open(`/l/${slug}`, {
      'accept-language': 'de-AT,de;q=0.9,en;q=0.5',
    })
    expect(languageOfPage(text)).toEqual(['de', 'ltr'])
    expect(text).toContain('<h1>Dieser Link ist mit einem Passwort geschützt</h1>')
    expect(headers['content-language']).toBe('de')
    expect(headers.vary).toContain('Accept-Language')
    const arabic = await open(`/l/${slug}`, { 'accept-language': 'ar-EG' })
    expect(languageOfPage(arabic.body)).toEqual(['ar', 'rtl'])
  })

  test('is never another’s, however often each is opened', async () => {
    const owner = await satchel.newTenant()
    const { slug } = await shared(owner)
    const site = await publishedSite(owner)
    for (const path of [`/l/${slug}`, `/p/${site.slug}`])
      for (const language of ['de', 'fr', 'de', 'en', 'fr', 'ja'])
        expect(languageOfPage((await open(path, { 'accept-language': language })).body)?.[0]).toBe(
          language,
        )
  })

  test('is in the language that the visitor chose on it, and stays so', async () => {
    const owner = await satchel.newTenant()
    const { slug } = await shared(owner)
    const chosen = await open(`/l/${slug}?lang=fr`, { 'accept-language': 'de' })
    expect(languageOfPage(chosen.body)?.[0]).toBe('fr')
    const cookie = String(chosen.headers['set-cookie']).split(';')[0] ?? ''
    expect(cookie).toBe('language=fr')
    const later = await open(`/l/${slug}`, { 'accept-language': 'de', cookie })
    expect(languageOfPage(later.body)?.[0]).toBe('fr')
    expect(later.body).toContain(`href="/l/${slug}?lang=es"`)
  })

  test('is in the language of its link where the sharer set one, whatever is asked for', async () => {
    const owner = await satchel.newTenant()
    const link = await shared(owner, { language: 'ja-JP' })
    expect(link.language).toBe('ja')
    const { body: text } = await open(`/l/${link.slug}?lang=fr`, { 'accept-language': 'de' })
    expect(languageOfPage(text)?.[0]).toBe('ja')
    expect(text).not.toContain('?lang=')
    const path = `items/v1/personalized/${link.id}`
    expect((await owner.call('PUT', path, { language: null })).body.language).toBeNull()
    const faulty = await owner.call('PUT', path, { language: 'tlh' })
    expect(faulty).toMatchObject({ status: 422, body: { errors: [{ path: 'language' }] } })
  })

  test('is in the company’s language where nothing is known of the visitor', async () => {
    const owner = await satchel.newTenant()
    const { slug } = await shared(owner)
    const path = `auth/v1/tenants/${owner.tenantId}/profile`
    const change = (value: string) => owner.call('PATCH', path, { attribute: 'locale', value })
    expect((await change('pt-BR')).body.locale).toBe('pt')
    expect((await change('xx')).status).toBe(422)
    for (const accepted of ['', '*', 'zh-TW', '*;q=0', ';;;', 'de;q=0'])
      expect(
        languageOfPage((await open(`/l/${slug}`, { 'accept-language': accepted })).body)?.[0],
      ).toBe('pt')
  })

  test('says in the visitor’s language that there is nothing', async () => {
    const { body: text, status } = await open('/l/no-such-link', { 'accept-language': 'pl' })
    expect([status, languageOfPage(text)?.[0]]).toEqual([404, 'pl'])
    expect(text).toContain('<h1>Pod tym adresem niczego nie ma</h1>')
    // Nor do its links lead elsewhere, whatever the address is made to look like.
    const elsewhere = await open('//evil.example/l/x', { 'accept-language': 'pl' })
    expect(elsewhere.body).not.toContain('href="//')
  })
})

test.for([
  ['de-CH, fr;q=0.9', 'de'],
  ['zh-CN, es;q=0.4, *;q=0.1', 'es'],
  ['fr;q=0.2, nl;q=0.8', 'nl'],
  ['en;q=0, it', 'it'],
  ['JA-jp-x-lvariant-JP', 'ja'],
  [`xx-${'y'.repeat(10_000)}, de`, undefined],
  [`${'zz,'.repeat(5_000)}de`, undefined],
  ['\u202Ede\u202C', undefined],
  ['de;q=abc', undefined],
  ['*', undefined],
] as const)('of an Accept-Language %s the best is taken', ([header, language]) => {
  const accepted = acceptedLanguage({ 'accept-language': header }, LANGUAGES)
  // A weight that is none counts as the whole one for some and as nothing for others; it's never an error.
  if (header !== 'de;q=abc') expect(accepted).toBe(language)
})

describe('an email to a visitor', () => {
  test('with a code is in the language of the page that asked for it', async () => {
    const owner = await satchel.newTenant()
    const { slug } = await shared(owner, { requireEmail: true })
    const headers = {
      'user-agent': AGENT,
      'accept-language': 'fr-FR',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const answer = await satchel.anonymous(
      'POST',
      `/l/${slug}/email`,
      'email=ines@ostrand.example',
      headers,
    )
    expect(answer.body).toContain('Saisissez le code reçu par e-mail')
    const [mail] = await mailsTo(satchel, 'ines@ostrand.example')
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^Votre code pour ouvrir un lien: \d{6}$/),
      text: expect.stringContaining(`Il confirme votre adresse e-mail à Acme`),
      html: expect.stringContaining('<html lang="fr" dir="ltr">'),
    })
  })

  test('that brings a link is in the language of the link, else of the company', async () => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner)
    const send = (email: string, terms: object = {}) =>
      owner.call('POST', `users/v1/${owner.userId}/share`, {
        itemType: 'ITEM',
        itemId: item.id,
        sharedToEmail: email,
        message: 'Hello <b>',
        ...terms,
      })
    expect((await send('aya@ostrand.example', { language: 'ar' })).status).toBe(201)
    const [arabic] = await mailsTo(satchel, 'aya@ostrand.example')
    expect(arabic?.html).toContain('<html lang="ar" dir="rtl">')
    expect(arabic?.subject).toContain('شارك')
    const profile = { attribute: 'locale', value: 'nl' }
    await owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, profile)
    await send('joris@ostrand.example')
    const [dutch] = await mailsTo(satchel, 'joris@ostrand.example')
    expect(dutch?.subject).toMatch(/ heeft “.+” met u gedeeld$/)
    expect(dutch?.text).toContain('Hello <b>')
  })
})
