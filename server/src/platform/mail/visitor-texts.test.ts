import { LANGUAGES } from '@satchel/contract/languages.ts'
import { expect, test } from 'vitest'
import { type VisitorTextKey, visitorText } from './visitor-texts.ts'

const VALUES = {
  ...{ name: '<name>', email: '<email>', company: '<company>', code: '<code>' },
  ...{ minutes: '<minutes>', sender: '<sender>', item: '<item>', file: '<file>' },
  ...{ collection: '<collection>', giver: '<giver>' },
}
const KEYS: VisitorTextKey[] = [
  ...(['sender', 'codeHeading', 'codeIs', 'codeEnter', 'codeConfirms', 'shared'] as const),
  ...(['sharedSubject', 'sharedPassword', 'open', 'newVersion', 'newVersionSeen'] as const),
  ...(['newVersionIn', 'newVersionAt', 'mailFrom', 'openCollection', 'openVersion'] as const),
]

test.for(LANGUAGES)('texts of emails in %s have a place for each value', (language) => {
  const valuesIn = (text: string) => text.match(/<\w+>/g)?.toSorted() ?? []
  for (const key of KEYS) {
    const text = visitorText(language, key, VALUES)
    expect([key, valuesIn(text)]).toEqual([key, valuesIn(visitorText('en', key, VALUES))])
    expect([key, text.includes('{')]).toEqual([key, false])
  }
})

test('a value is never read as a text', () => {
  const sender = visitorText('de', 'sender', {
    name: '{email}',
    email: 'a@b.example',
    company: 'X',
  })
  expect(sender).toBe('{email} <a@b.example>, X,')
})
