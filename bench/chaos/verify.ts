import { setTimeout } from 'node:timers/promises'
import type { Listener } from './load/listener.ts'
import type { Person } from './load/person.ts'
import { type Acknowledged, shaOf } from './load/work.ts'

/** Milliseconds in which what is recorded in batches, or passed on, arrives. */
const ARRIVES = 20_000

/** Returns what was acknowledged but isn't there, a line each. */
export async function findLost(
  person: Person,
  acknowledged: Acknowledged,
  { slug, viewsBefore }: { slug: string; viewsBefore: number },
): Promise<string[]> {
  const lost: string[] = []
  for (const { id, sha } of acknowledged.uploads)
    if (!(await isStored(person, id, sha))) lost.push(`upload ${id}`)
  for (const { id, name } of acknowledged.collections) {
    const { json } = await person.call('GET', `collections/v1/${id}`)
    if (json.name !== name) lost.push(`collection ${id}`)
  }
  for (const [item, names] of acknowledged.renames) {
    const { json } = await person.call('GET', `items/v1/${item}`)
    const isLater = !names.includes(json.name) && acknowledged.attempts.has(json.name)
    if (json.name !== names.at(-1) && !isLater) lost.push(`name of ${item}: ${names.at(-1)}`)
  }
  const expected = viewsBefore + acknowledged.visits
  if (!(await becomesTrue(async () => (await viewsOf(person, slug)) >= expected)))
    lost.push(`visits: ${expected - (await viewsOf(person, slug))}`)
  return lost
}

/** Returns what was acknowledged but didn't reach a listener, a line each. */
export async function findMissed(
  listeners: readonly Listener[],
  { collections }: Acknowledged,
): Promise<string[]> {
  const missed = () =>
    listeners.flatMap((listener, at) =>
      collections
        .filter(({ name }) => !listener.hasSeen(name))
        .map(({ name }) => `listener ${at + 1}: ${name}`),
    )
  await becomesTrue(async () => missed().length === 0)
  return missed()
}

/** Returns how often a link was opened. */
export async function viewsOf(person: Person, slug: string): Promise<number> {
  const { json } = await person.call('GET', 'items/v1/v2/shortener/my-links')
  return json.items?.find((link: { slug: string }) => link.slug === slug)?.views ?? 0
}

async function isStored(person: Person, id: string, sha: string): Promise<boolean> {
  const { json } = await person.call('GET', `items/v1/${id}`)
  if (!json.downloadUrl) return false
  const { body } = await person.send(json.downloadUrl)
  return shaOf(body) === sha
}

async function becomesTrue(holds: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = Date.now() + ARRIVES; Date.now() < deadline; await setTimeout(200))
    if (await holds()) return true
  return holds()
}
