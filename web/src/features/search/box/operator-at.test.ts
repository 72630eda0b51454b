import { expect, it } from 'vitest'
import { operatorAt, withName, withValue } from './operator-at.ts'

const at = (marked: string) => {
  const caret = marked.indexOf('|')
  return operatorAt(marked.replace('|', ''), caret)
}

it.each([
  ['ty|', ['type']],
  ['price -ta|', ['tag']],
  ['in|', ['industry', 'in']],
  ['i|', null],
  ['pri|', null],
  ['t|ype', null],
  ['"ty|', null],
])('offers operators for %s', (text, names) => {
  const found = at(text)
  expect(found?.part === 'name' ? found.names : null).toEqual(names)
})

it.each([
  ['type:|', 'type', ''],
  ['price type:bro|', 'type', 'bro'],
  ['type:brochure,|', 'type', ''],
  ['type:brochure,ca|', 'type', 'ca'],
  ['in:"sales k|', 'in', 'sales k'],
  ['tag:"a, b|', 'tag', 'a, b'],
])('completes the value in %s', (text, name, typed) => {
  expect(at(text)).toMatchObject({ part: 'value', name, typed })
})

it.each(['type: |', 'in:"sales kit"|', 'type:brochure |price', '|type:a', 'ty|pe:a', ''])(
  'completes nothing in %s',
  (text) => {
    expect(at(text.includes('|') ? text : `${text}|`)).toBeNull()
  },
)

it.each([
  ['ty|', 'type', 'type:|'],
  ['price -ta|', 'tag', 'price -tag:|'],
] as const)('completes the name in %s', (text, name, expected) => {
  const plain = text.replace('|', '')
  const found = at(text)
  const stored = found && withName(plain, found, name)
  expect(stored).toEqual({ text: expected.replace('|', ''), caret: expected.indexOf('|') })
})

it.each([
  ['type:bro|', 'Brochure', 'type:Brochure |'],
  ['type:bro| price', 'Case study', 'type:"Case study" |price'],
  ['in:"sales k|', 'Sales kit', 'in:"Sales kit" |'],
  ['type:a,b|,c', 'Brochure', 'type:a,Brochure,|c'],
])('inserts a value in %s', (text, value, expected) => {
  const found = at(text)
  const stored = found && withValue(text.replace('|', ''), found, value)
  expect(stored).toEqual({ text: expected.replace('|', ''), caret: expected.indexOf('|') })
})
