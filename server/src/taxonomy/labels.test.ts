import { describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { addLink, settingsOf } from '../../test/library.ts'

const satchel = product({ shared: true })

const change = (owner: Owner, body: object) =>
  owner.call('PUT', `users/v1/account-settings/${owner.tenantId}`, body)

const ALIKE: [why: string, one: string, other: string][] = [
  ['case', 'Price list', 'PRICE LIST'],
  ['accents', 'Résumé', 'resume'],
  ['accents set beside their letter', 'é', 'e\u0301'],
  ['a sharp s', 'Straße', 'STRASSE'],
  ['a dotless i', 'ISTANBUL', 'İstanbul'],
  ['a final sigma', 'ΛΌΓΟΣ', 'λόγος'],
  ['spaces', ' Price   list ', 'Price list'],
  ['a tab or a line break', 'Price\tlist', 'Price\nlist'],
  ['a space that does not break', 'Price\u00a0list', 'Price list'],
  ['a wide space', 'Price\u3000list', 'Price list'],
  ['a space of no width', 'Price\u200blist', 'Pricelist'],
  ['joiners', 'Pri\u200dce\u2060', 'Price'],
  ['a soft hyphen', 'Price\u00adlist', 'Pricelist'],
  ['marks of direction', '\u202ePrice\u202c', 'Price'],
  ['a byte order mark', '\ufeffPrice', 'Price'],
  ['a filler', 'Price\u3164', 'Price'],
  ['the style of a sign', '♥\ufe0f', '♥'],
  ['width', 'Ｐｒｉｃｅ', 'Price'],
  ['a ligature', 'ﬁnance', 'finance'],
  ['a digit in a circle', 'Level ①', 'Level 1'],
  ['Hangul in parts', '한국', '\u1112\u1161\u11ab\u1100\u116e\u11a8'],
  ['kana of half width', 'ガイド', 'ｶﾞｲﾄﾞ'],
  ['dashes', 'B2B – EMEA', 'B2B - EMEA'],
  ['quotes', 'Seller’s guide', "Seller's guide"],
  ['Cyrillic letters for Latin ones', 'сору', 'copy'],
  ['one Cyrillic letter among Latin ones', 'Sаles', 'Sales'],
  ['Cyrillic capitals', 'СРМ', 'CPM'],
  ['Greek capitals', 'ΝΑΤΟ', 'NATO'],
  ['Greek letters', 'νοv', 'vov'],
  ['Cyrillic and Greek', 'ГОСТ', 'ΓOCT'],
  ['the two Arabic kafs', 'کتاب', 'كتاب'],
]

const APART: [one: string, other: string][] = [
  ['Price list', 'Pricelist'],
  ['Q1', 'Q2'],
  ['C', 'C++'],
  ['Реклама', 'Reklama'],
  ['ток', 'TOK'],
  ['日本', '日木'],
  ['हिन्दी', 'हिनदी'],
  ['👍', '👎'],
]

describe('two labels that look the same', () => {
  test.each(ALIKE)(
    'by %s are one tag, and in conflict as two: %o and %o',
    async (_, one, other) => {
      const owner = await satchel.newTenant()
      await change(owner, { addTag: { label: one } })
      const [tag] = (await settingsOf(owner)).tags
      const again = await change(owner, { addTag: { label: other } })
      expect(again).toMatchObject({
        status: 409,
        body: {
          errors: [
            { path: 'addTag.label', message: `looks like “${tag.label}”, which already exists` },
          ],
        },
      })
      const item = await addLink(owner, { tags: [other] })
      expect(item.tags).toEqual([{ key: tag.key, label: tag.label }])
      const tagged = await owner.call('POST', `items/v1/${item.id}/tags`, { label: one })
      expect(tagged.body.tags).toHaveLength(1)
      const value = { category: 'contentProduct' }
      expect((await change(owner, { addValue: { ...value, label: one } })).status).toBe(200)
      expect((await change(owner, { addValue: { ...value, label: other } })).status).toBe(409)
    },
  )

  test('become one tag when both are added at once', async () => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner, { tags: ['Sales', 'Sаles', ' SALES'] })
    expect(item.tags).toHaveLength(1)
    const labels = Array.from({ length: 8 }, (_, index) => (index % 2 ? 'Copy' : 'Сору'))
    const answers = await Promise.all(
      labels.map((label) => owner.call('POST', `items/v1/${item.id}/tags`, { label })),
    )
    expect(answers.map(({ status }) => status)).toEqual(labels.map(() => 200))
    expect((await settingsOf(owner)).tags).toHaveLength(2)
  })

  test.each(APART)('are not these: %o and %o', async (one, other) => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner, { tags: [one, other] })
    expect(item.tags).toHaveLength(2)
  })

  test.each(['.', ' .. '])(
    'and dots alone, in which an address can’t end, are refused: %o',
    async (label) => {
      const owner = await satchel.newTenant()
      const item = await addLink(owner)
      const { status, body } = await owner.call('POST', `items/v1/${item.id}/tags`, { label })
      expect([status, body.errors]).toMatchObject([422, [{ path: 'label' }]])
    },
  )

  test.each(['\u200b', '\u00ad\ufe0f', '\u2800', '\u3164 \u202e', '\u0301'])(
    'and one that cannot be seen are refused: %o',
    async (label) => {
      const owner = await satchel.newTenant()
      const answer = await change(owner, { addTag: { label } })
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'addTag.label' }] } })
      const tagged = await owner.call('POST', 'items/v1', {
        kind: 'link',
        url: 'https://example.com/',
        tags: ['Seen', label],
      })
      expect(tagged).toMatchObject({ status: 422, body: { errors: [{ path: 'tags.1' }] } })
    },
  )
})
