import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { LOOK, openVisitorPage, visitorItemOf } from '../../../test/visitor.ts'
import { openFind } from './find.ts'
import { openReader } from './reader.ts'

const user = userEvent.setup({ delay: null })
const highlights = new Map<string, Set<Range>>()

class Observer {
  observe() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('CSS', { highlights })
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges)
      }
    },
  )
  vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})

/** Opens a document of one page with these lines. */
function open(...lines: string[]) {
  openVisitorPage({
    view: 'item',
    look: LOOK,
    beats: null,
    itemId: 'a1',
    version: null,
    item: visitorItemOf(),
    content: { kind: 'pages', count: 1, url: '/pages/', suffix: '?t=1' },
    downloadUrl: null,
    sender: null,
    collection: null,
  })
  const sheet = document.createElement('div')
  const layer = sheet.appendChild(document.createElement('div'))
  layer.className = 'textLayer'
  for (const line of lines) {
    layer.append(line, document.createElement('br'))
  }
  const section = screen.getByRole('region', { name: 'Price sheet' })
  openReader(section)
  openFind(section, {
    total: 1,
    current: () => 1,
    goTo: () => {},
    sheetOf: () => sheet,
    textOf: () => Promise.resolve(lines.map((line) => `${line}\n`).join('')),
  })
}

async function find(words: string) {
  await user.keyboard('{Control>}f{/Control}')
  await user.type(screen.getByRole('searchbox', { name: 'Find in document' }), words)
}

test.each([
  ['with a soft hyphen inside', ['The Hand\u00adbuch is here'], 'handbuch', 'Hand\u00adbuch'],
  ['cut at the end of a line', ['It is a hand-', 'book of pumps'], 'handbook', 'hand-book'],
  ['cut by a soft hyphen', ['It is a hand\u00ad', 'book'], 'handbook', 'hand\u00adbook'],
  ['with a hyphen, cut behind it', ['A long-', 'term plan'], 'long-term', 'long-term'],
  ['with ß', ['Große Straße'], 'strasse', 'Straße'],
  ['typed with ß', ['Strasse'], 'straße', 'Strasse'],
  ['with ø', ['Smørrebrød'], 'smorrebrod', 'Smørrebrød'],
  [
    'with accents as signs of their own',
    ['Re\u0301sume\u0301 read'],
    'résumé',
    'Re\u0301sume\u0301',
  ],
  ['with a hyphen that does not break', ['An e\u2011mail came'], 'e-mail', 'e\u2011mail'],
  ['without the hyphen', ['An e-mail came'], 'email', 'e-mail'],
  ['typed with a hyphen', ['An email came'], 'e-mail', 'email'],
  ['with a number apart', ['The RX 500 pump'], 'rx500', 'RX 500'],
  ['with a number that is typed apart', ['The RX500 pump'], 'rx 500', 'RX500'],
  ['that is written as two', ['A white paper came'], 'whitepaper', 'white paper'],
  ['that is typed as two', ['A whitepaper came'], 'white paper', 'whitepaper'],
  ['over the end of a line', ['The price', 'list'], 'price list', 'pricelist'],
])('a word is found and marked %s', async (_how, lines, words, marked) => {
  open(...lines)
  await find(words)
  await screen.findByText('1 of 1')
  expect([...(highlights.get('chosen') ?? [])].map(String)).toEqual([marked])
})

test('parts of two words are no word, and signs are not read as patterns', async () => {
  open('It is for me, the rapist said (50 % of it).')
  await find('form')
  await screen.findByText('No matches')
  for (const [words, result] of [
    ['therap', 'No matches'],
    ['.*', 'No matches'],
    ['(50 %', '1 of 1'],
  ] as const) {
    const box = screen.getByRole('searchbox', { name: 'Find in document' })
    await user.clear(box)
    await user.click(box)
    await user.paste(words)
    await waitFor(() => expect(screen.getByText(result)).toBeDefined())
  }
})
