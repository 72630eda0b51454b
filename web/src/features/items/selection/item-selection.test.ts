import { expect, it, vi } from 'vitest'
import { createSelection } from './item-selection.ts'

const LIST = [...'abcdef']
const chosenOf = ({ has }: { has: (id: string) => boolean }) => LIST.filter(has).join('')

it('selects one, a range from the last one, and deselects', () => {
  const selection = createSelection(() => LIST)
  selection.toggle('b')
  selection.toggle('e', true)
  expect(chosenOf(selection)).toBe('bcde')
  selection.toggle('c')
  selection.toggle('a', true)
  expect(chosenOf(selection)).toBe('abcde')
})

it('excludes unticked items from all, and includes them again by a range', () => {
  const selection = createSelection(() => LIST)
  selection.chooseAll()
  expect(chosenOf(selection)).toBe('abcdef')
  expect(selection.has('one that is not read yet')).toBe(true)
  selection.toggle('b')
  selection.toggle('d')
  expect(chosenOf(selection)).toBe('acef')
  expect(selection.get()).toEqual({ isAll: true, ids: new Set('bd') })
  selection.toggle('b', true)
  expect(chosenOf(selection)).toBe('abcdef')
})

it('has no range from an item that left the list', () => {
  const selection = createSelection(() => LIST)
  selection.toggle('gone')
  selection.toggle('c', true)
  expect(chosenOf(selection)).toBe('c')
})

it('reports each change, and none if nothing was selected', () => {
  const selection = createSelection(() => LIST)
  const listener = vi.fn()
  const leave = selection.subscribe(listener)
  selection.clear()
  expect(listener).not.toHaveBeenCalled()
  selection.chooseKnown()
  selection.clear()
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  selection.chooseKnown()
  expect(listener).toHaveBeenCalledTimes(2)
})
