import { expect, test } from 'vitest'
import { readLines } from './recipient-lines.ts'

test.each([
  ['bo@customer.example', ['bo@customer.example', '', '']],
  ['Bo Berg <bo@customer.example>, Customer AG', ['bo@customer.example', 'Bo Berg', 'Customer AG']],
  ['"Berg, Bo" <bo@customer.example>', ['bo@customer.example', 'Berg', '']],
  ['Bo Berg\tbo@customer.example\tCustomer AG', ['bo@customer.example', 'Bo Berg', 'Customer AG']],
  ['bo@customer.example; Customer AG', ['bo@customer.example', '', 'Customer AG']],
  ['mailto:bo@customer.example', ['bo@customer.example', '', '']],
  ['• Bo\u00ad Berg <bo@customer.example>.', ['bo@customer.example', '• Bo Berg', '']],
  ['Bo Berg [mailto:bo@customer.example]', ['bo@customer.example', 'Bo Berg', '']],
  ['Bo Berg', [null, '', '']],
])('%j is parsed as %j', (line, [email, name, organization]) => {
  expect(readLines(line)).toMatchObject([{ email, name, organization }])
})

test('several addresses in one line are parsed, each once', () => {
  const read = readLines(
    'Bo <bo@a.example>; Cy <cy@a.example>, dee@b.example\n\nBO@a.example\nnobody',
  )
  expect(read.map(({ email, name }) => [email, name])).toEqual([
    ['bo@a.example', 'Bo'],
    ['cy@a.example', 'Cy'],
    ['dee@b.example', ''],
    [null, ''],
  ])
})

test('what is between addresses in one line and no name is kept as unreadable', () => {
  const read = readLines('ana@a.example, bad address, Carla Vega <carla@a.example>; and more')
  expect(read.map(({ line, email, name }) => (email ? [email, name] : line))).toEqual([
    ['ana@a.example', ''],
    'bad address',
    ['carla@a.example', 'Carla Vega'],
    'and more',
  ])
})
