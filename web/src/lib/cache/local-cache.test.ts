import { beforeEach, expect, test, vi } from 'vitest'
import { cachedKeys, ownCache, readCache, writeCache } from './local-cache.ts'

/** Limits of the specification: 1 MB, at most 210 kB an entry, three days. */
const SPEC = { capacity: 1_048_576, entry: 210_000, ttl: 3 * 24 * 60 * 60_000 }

beforeEach(() => {
  vi.useFakeTimers()
  ownCache('ada')
})

const text = (size: number) => 'a'.repeat(size)
const read = (key: string) => readCache<string>(key)?.value
/** Writes entries of 200 kB each, of which five fit. */
const fill = (...keys: [key: string, kept?: object][]) => {
  for (const [key, kept] of keys) {
    vi.advanceTimersByTime(1_000)
    writeCache(key, text(200_000), kept)
  }
}
const used = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith('satchel-cache/'))
    .reduce((sum, name) => sum + new Blob([name + localStorage.getItem(name)]).size, 0)

test('stores values for three days by default', () => {
  writeCache('usual', { a: 1 })
  writeCache('short', 'b', { ttl: 1_000 })
  vi.advanceTimersByTime(999)
  expect([read('usual'), read('short')]).toEqual([{ a: 1 }, 'b'])
  vi.advanceTimersByTime(1)
  expect(read('short')).toBeUndefined()
  vi.advanceTimersByTime(SPEC.ttl - 1_001)
  expect(read('usual')).toEqual({ a: 1 })
  vi.advanceTimersByTime(1)
  expect(read('usual')).toBeUndefined()
  expect(cachedKeys()).toEqual([])
})

test('refuses entries of more than 210 kB, counted in bytes', () => {
  writeCache('fits', text(SPEC.entry - 100))
  writeCache('large', text(SPEC.entry))
  writeCache('wide', 'ü'.repeat(SPEC.entry / 2))
  expect(cachedKeys()).toEqual(['fits'])
})

test('never holds more than 1 MB, and drops expired entries first', () => {
  fill(['one'], ['two', { priority: 1, ttl: 3_500 }], ['three'], ['four'], ['five'])
  expect(cachedKeys()).toHaveLength(5)
  fill(['six'])
  expect(cachedKeys().sort()).toEqual(['five', 'four', 'one', 'six', 'three'])
  expect(used()).toBeLessThanOrEqual(SPEC.capacity)
})

test('then drops the lowest priority, and of those the oldest', () => {
  fill(['a', { priority: 3 }], ['b', { priority: 2 }], ['c', { priority: 5 }], ['d'], ['e'])
  fill(['f', { priority: 1 }])
  expect(read('c')).toBeUndefined()
  fill(['g', { priority: 1 }])
  expect(read('d')).toBeUndefined()
  fill(['h', { priority: 1 }], ['i', { priority: 1 }])
  expect(cachedKeys().sort()).toEqual(['b', 'f', 'g', 'h', 'i'])
  expect(used()).toBeLessThanOrEqual(SPEC.capacity)
})

test('belongs to one person in one account, and is cleared for another', () => {
  writeCache('one', 1)
  ownCache('ada')
  expect(read('one')).toBe(1)
  ownCache('bo')
  expect(read('one')).toBeUndefined()
})

test('works without room, and with foreign entries', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(() => writeCache('one', 1)).not.toThrow()
  vi.restoreAllMocks()
  localStorage.setItem('satchel-cache/odd', 'not ours')
  expect(read('odd')).toBeUndefined()
})
