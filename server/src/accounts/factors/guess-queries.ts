import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { DAY, SECOND } from '../../platform/time.ts'

/** The first lock in seconds; doubled by each further wrong code, up to a day. */
const FIRST_LOCK = 60
const DOUBLINGS = 11
const LONGEST_LOCK = DAY / SECOND

interface Guess {
  subject: string
  userId: string
  locksFrom: number
}

/** Counts a guess and returns the number since the last right one; undefined, without counting, while locked. */
export async function countGuess(db: Db, { subject, userId, locksFrom }: Guess) {
  const { rows } = await sql<{ failures: number }>`
    insert into auth.code_guess as guess (subject, user_id, failures, locked_until)
    values (${subject}, ${userId}, 1, clock_timestamp())
    on conflict (subject) do update set
      failures = guess.failures + 1,
      guessed_at = clock_timestamp(),
      locked_until = clock_timestamp() + make_interval(secs => case
        when guess.failures + 1 < ${locksFrom} then 0
        else least(${LONGEST_LOCK}, ${FIRST_LOCK} *
          2 ^ least(${DOUBLINGS}, guess.failures + 1 - ${locksFrom})) end)
    where guess.locked_until <= clock_timestamp()
    returning failures`.execute(db)
  return rows[0]?.failures
}

/** Seconds until the next guess is taken. */
export async function findWait(db: Db, subject: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from locked_until - clock_timestamp())))::int as seconds
    from auth.code_guess where subject = ${subject}`.execute(db)
  return rows[0]?.seconds ?? 1
}

export async function deleteGuesses(db: Db, subjects: string[]): Promise<void> {
  await db.deleteFrom('auth.codeGuess').where('subject', 'in', subjects).execute()
}

export async function deleteGuessesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth.codeGuess').where('userId', '=', userId).execute()
}

/** The next guess is taken at once; the count stays, so that a wrong one locks for longer than the last. */
export async function unlockGuesses(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('auth.codeGuess')
    .set({ lockedUntil: sql`clock_timestamp()` })
    .where('userId', '=', userId)
    .execute()
}
