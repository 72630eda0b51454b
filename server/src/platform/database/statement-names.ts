import pg from 'pg'

// Named statements are planned once per connection. If a migration of a newer node adds a column to a table, those that
// return all columns of it fail with `cached plan must not change result type`, on each connection that has planned
// them. They work under another name.

const NAMED_MAX = 1_000
const FEATURE_NOT_SUPPORTED = '0A000'
const names = new Map<string, string>()
let generation = 0

/** Returns the name of a text, the same on every connection; odd, ever-changing texts stay unnamed. */
export function named(text: string): { name?: string } {
  const cached = names.get(text)
  if (cached) return { name: cached }
  if (names.size >= NAMED_MAX) return {}
  const name = `s${generation}-${names.size}`
  names.set(text, name)
  return { name }
}

/** Does work again, under new names, if a table that it reads has got columns. It must only change the database. */
export async function redoIfChanged<T>(work: () => Promise<T>): Promise<T> {
  const begun = generation
  try {
    return await work()
  } catch (error) {
    if (!isOfChange(error)) throw error
    // Others that fail at the same time find the new names.
    if (generation === begun) {
      generation += 1
      names.clear()
    }
    return work()
  }
}

const isOfChange = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  error.code === FEATURE_NOT_SUPPORTED &&
  error.routine === 'RevalidateCachedQuery'
