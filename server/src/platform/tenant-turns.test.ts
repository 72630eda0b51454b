import { expect, test } from 'vitest'
import { openTenantTurns } from './tenant-turns.ts'

const BOUNDS = { atOnce: 2, ofTenant: 1, waiting: 10, waitingOfTenant: 4, waitMs: 60_000 }

/** Works that end when the test says so, and the order in which they began. */
function stage(bounds = BOUNDS) {
  const turns = openTenantTurns(bounds)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (name: string, alone?: string) => {
    const run = () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    }
    return turns.run({ tenantId: name[0] ?? '', ...(alone && { alone }), run })
  }
  const end = async (name: string, work: Promise<string>) => {
    ends.get(name)?.()
    expect(await work).toBe(name)
  }
  return { begun, add, end }
}

test('no tenant holds every slot, and the next slot goes to the one that waited longest for a turn', async () => {
  const { begun, add, end } = stage({ ...BOUNDS, ofTenant: 2 })
  const works = ['a1', 'a2', 'a3', 'b1'].map((name) => [name, add(name)] as const)
  expect(begun).toEqual(['a1', 'a2'])
  for (const [name, work] of works.slice(0, 2)) await end(name, work)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('a slot stays free for others while one tenant has as many as it may have', async () => {
  const { begun, add, end } = stage()
  const first = add('a1')
  void add('a2')
  expect(begun).toEqual(['a1'])
  void add('b1')
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1', first)
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('works of one name run one after the other', async () => {
  const { begun, add, end } = stage({ ...BOUNDS, ofTenant: 2 })
  const first = add('a1', 'file')
  void add('a2', 'file')
  void add('a3')
  expect(begun).toEqual(['a1', 'a3'])
  await end('a1', first)
  expect(begun).toEqual(['a1', 'a3', 'a2'])
})

test('one tenant’s waiting works are refused before they fill the queue of all', async () => {
  const { begun, add } = stage()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void add(name)
  await expect(add('a6')).rejects.toThrow('Too much waits')
  void add('b1')
  expect(begun).toEqual(['a1', 'b1'])
})
