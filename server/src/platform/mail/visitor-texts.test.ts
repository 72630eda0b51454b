import { LANGUAGES } from '@satchel/contract/languages.ts'
import { readCatalogue } from '@satchel/messages/catalogue.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import { expect, test } from 'vitest'

const VALUES = {
  name: '<name>',
  email: '<email>',
  from: '<from>',
  company: '<company>',
  code: '<code>',
  minutes: '<minutes>',
  sender: '<sender>',
  item: '<item>',
  file: '<file>',
  collection: '<collection>',
  giver: '<giver>',
  pages: '<pages>',
  text: '<text>',
  agreement: '<agreement>',
  passer: '<passer>',
  recipient: '<recipient>',
  time: '<time>',
  version: '<version>',
}
const KEYS = Object.keys(readCatalogue('en')).filter((key) => key.startsWith('visitorMail.'))
const textIn = (language: string, key: string) =>
  messagesIn(language)(key as 'visitorMail.shared', VALUES)

test.for(LANGUAGES)('texts of emails in %s have a place for each value', (language) => {
  expect(KEYS.length).toBeGreaterThan(10)
  const valuesIn = (text: string) => text.match(/<\w+>/g)?.toSorted() ?? []
  for (const key of KEYS) {
    const text = textIn(language, key)
    expect([key, valuesIn(text)]).toEqual([key, valuesIn(textIn('en', key))])
    expect([key, text.includes('{')]).toEqual([key, false])
  }
})

test('a value is never read as a text', () => {
  const sender = messagesIn('de')('visitorMail.sender', {
    name: '{email}',
    email: 'a@b.example',
    company: 'X',
  })
  expect(sender).toBe('{email} <a@b.example>, X,')
})
