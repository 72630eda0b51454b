import { expect, test } from 'vitest'
import { addressesOf } from './invited-addresses.ts'

test('addresses are read however they were pasted, and each once', () => {
  for (const [text, addresses] of [
    ['ada@example.com', ['ada@example.com']],
    ['a@x.de, b@x.de; c@x.de\nd@x.de\te@x.de', ['a@x.de', 'b@x.de', 'c@x.de', 'd@x.de', 'e@x.de']],
    ['Ada Lovelace <ada@x.de>, "Babbage, Charles" <cb@x.de>', ['ada@x.de', 'cb@x.de']],
    ['Ada <ada@x.de>\nbob@x.de', ['ada@x.de', 'bob@x.de']],
    ['ada@x.de ADA@x.de', ['ADA@x.de']],
    ['nobody', ['nobody']],
    [' \n, ', []],
  ] as const)
    expect(addressesOf(text)).toEqual(addresses)
})
