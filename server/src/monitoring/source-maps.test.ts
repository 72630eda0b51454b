import { expect, test, vi } from 'vitest'
import { mapped, openMaps } from './source-maps.ts'

const MAP = JSON.stringify({
  version: 3,
  sources: ['../src/page.ts'],
  sourcesContent: ['throw 1\n'],
  names: [],
  mappings: 'AAAA',
})
const frameIn = (name: string) => ({
  function: 'run',
  file: `https://satchel.example/assets/${name}.js`,
  line: 1,
  column: 1,
  inApp: true,
})
const errorIn = (...names: string[]) => ({ type: 'Error', value: 'x', stack: names.map(frameIn) })
const allowed = async () => true

test('an envelope whose frames name all built files reads each map at most once', async () => {
  const read = vi.fn(async () => MAP)
  const maps = openMaps(allowed, read)
  const names = Array.from({ length: 50 }, (_, index) => `once-${index}`)
  for (let event = 0; event < 3; event++) {
    const { stack } = await mapped(errorIn(...names), maps)
    expect(stack[0]).toMatchObject({ file: 'web/src/page.ts', code: { lines: ['throw 1', ''] } })
    expect(stack[49]).toEqual(frameIn('once-49'))
  }
  const requests = read.mock.calls.flat()
  expect(requests.length).toBeLessThan(10)
  expect(new Set(requests).size).toBe(requests.length)
})

test('frames stay as they were sent once maps were parsed too often', async () => {
  const read = vi.fn(async () => MAP)
  const { stack } = await mapped(
    errorIn('busy'),
    openMaps(async () => false, read),
  )
  expect([stack, read.mock.calls]).toEqual([[frameIn('busy')], []])
  const later = await mapped(errorIn('busy'), openMaps(allowed, read))
  expect(later.stack[0]?.file).toBe('web/src/page.ts')
})

test('the lines of a source are split once', async () => {
  const split = vi.spyOn(String.prototype, 'split')
  const maps = openMaps(allowed, async () => MAP)
  await mapped(errorIn(...Array(50).fill('lines')), maps)
  const count = split.mock.contexts.filter((text) => String(text) === 'throw 1\n').length
  split.mockRestore()
  expect(count).toBe(1)
})
