import { expect, it } from 'vitest'
import { nameOf } from './name-of.ts'

const heading = (text: string) => nameOf({ id: 'a', kind: 'heading', level: 2, text })

it('names a block by its kind and the first words of its text', () => {
  expect(heading('Start here')).toBe('Heading “Start here”')
  expect(heading('  ')).toBe('Heading')
  expect(heading('Halden Pulse listens to every meter in the street')).toBe(
    'Heading “Halden Pulse listens to every meter in…”',
  )
  expect(heading('x'.repeat(60))).toBe(`Heading “${'x'.repeat(40)}…”`)
  expect(nameOf({ id: 'd', kind: 'divider' })).toBe('Divider')
})
