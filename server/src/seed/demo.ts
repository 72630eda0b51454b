import { randomBytes } from 'node:crypto'
import type { Db } from '../platform/database/database.ts'
import type { Services } from '../platform/http/services.ts'
import { hashPassword } from '../platform/security/passwords.ts'
import { sumSearches } from '../search/log/sums.ts'
import { sumVisits } from '../visits/tracking/sums.ts'
import { auditOf, eventsOf } from './activity.ts'
import { idAt, iso, openCalendar } from './calendar.ts'
import { collectionRows, gather, savedSearches } from './collections.ts'
import { COMPANY, EMAIL } from './company.ts'
import { ctaRows } from './ctas.ts'
import { importsOf, openImports } from './imports.ts'
import { categoryPairs, earlierOf, itemOf, type Made, type Piece, readLibrary } from './library.ts'
import { makeLinks, readContacts } from './links.ts'
import { insertPastNotifications } from './notification-queries.ts'
import { countMarks, countWishes, enterTenant, indexItems, insertRows } from './queries.ts'
import { openRandom, type Random } from './random.ts'
import * as rows from './rows.ts'
import { insertPastSearches } from './search-queries.ts'
import { readTerms, searchRows } from './searches.ts'
import { siteRows } from './sites.ts'
import { copyAll, storedOf } from './stored.ts'
import { usageRows } from './usage.ts'
import { insertPastVisits } from './visit-queries.ts'
import { makeVisits } from './visits.ts'
import { wishRows } from './wishes.ts'

export interface SignIn {
  email: string
  password: string
}

/** The same company at each first start. */
const SEED = 20_260

/**
 * A company's two months on an empty database, ending today: all of it in one transaction, or nothing. Returns the
 * sign-in, which nobody can read again: the password is random and kept as a hash. Colleagues have the same one.
 */
export async function seedDemo(services: Services): Promise<SignIn | undefined> {
  const { database, files } = services
  const tenants = await database.system.selectFrom('tenant').select('id').limit(1).execute()
  if (tenants.length > 0) return undefined
  const signIn = { email: EMAIL, password: randomBytes(9).toString('base64url') }
  const hash = await hashPassword(signIn.password)
  const random = openRandom(SEED)
  const calendar = openCalendar(Date.now(), COMPANY.timeZone)
  const made: Made = {
    // The same all day long, so that a start after one that was killed writes over its files.
    tenantId: idAt(calendar.at(0, 479), random),
    calendar,
    people: rows.openPeople(calendar, random),
    imports: openImports(calendar, random),
  }
  const pieces = await readLibrary(calendar, random)
  const earlier = await earlierOf(pieces, made)
  await copyAll(files, [
    ...pieces.map((piece) => storedOf(made.tenantId, piece)),
    ...earlier.stored,
  ])
  const history = await tellHistory(pieces, made, random)
  await database.system.transaction().execute(async (db) => {
    await found(db, made, hash, random)
    const values = await addLibrary(db, pieces, made, random)
    await insertRows(db, 'itemVersion', earlier.rows)
    await addHistory(db, history, values, hash)
  })
  // What a killed start leaves is summed within a minute of the next.
  await sumVisits(services)
  await sumSearches(services)
  return signIn
}

export async function hasDemo({ database }: Services): Promise<boolean> {
  const members = database.system.selectFrom('member').select('id').where('email', '=', EMAIL)
  return (await members.executeTakeFirst()) !== undefined
}

async function tellHistory(pieces: Piece[], made: Made, random: Random) {
  const { calendar, people } = made
  const collections = gather(pieces, calendar, random)
  const links = makeLinks({ pieces, collections }, await readContacts(), calendar, random)
  const visits = makeVisits(links, calendar, random)
  return { pieces, collections, links, visits, calendar, people, random, made }
}

/** The tenant on a plan, and its people. */
async function found(db: Db, { tenantId, calendar, people }: Made, hash: string, random: Random) {
  const begun = iso(calendar.at(0, 479))
  await db
    .insertInto('tenant')
    .values({
      id: tenantId,
      ...COMPANY,
      status: 'active',
      plan: 'team',
      statusSince: begun,
      createdAt: begun,
    })
    .execute()
  await enterTenant(db, tenantId)
  const all = rows.personRows(calendar, people, hash)
  await insertRows(
    db,
    'auth.user',
    all.map(({ user }) => user),
  )
  await insertRows(
    db,
    'auth.account',
    all.map(({ credential }) => credential),
  )
  await insertRows(
    db,
    'member',
    all.map(({ member }) => member),
  )
  await insertRows(db, 'invitation', rows.invitationRows(calendar, people, random))
}

/** Returns the ids of the values, by category and label. */
async function addLibrary(db: Db, pieces: Piece[], made: Made, random: Random) {
  const { calendar } = made
  const valueRows = rows.valueRows(calendar, random)
  const values = new Map(valueRows.map(({ id, category, label }) => [`${category}\n${label}`, id]))
  await insertRows(db, 'categoryValue', valueRows)
  await insertRows(db, 'tag', rows.tagRows(pieces, calendar))
  await insertRows(
    db,
    'item',
    pieces.map((piece) => itemOf(piece, made)),
  )
  await insertRows(
    db,
    'itemText',
    pieces.map(({ id, fact }) => ({ itemId: id, body: fact.text })),
  )
  await insertRows(
    db,
    'itemTag',
    pieces.flatMap(({ id, tagList }) =>
      tagList.map((label) => ({ itemId: id, tagKey: rows.keyOf(label) })),
    ),
  )
  await insertRows(
    db,
    'itemCategory',
    pieces.flatMap((piece) =>
      categoryPairs(piece).map((pair) => ({
        itemId: piece.id,
        valueId: values.get(pair.join('\n')) ?? '',
      })),
    ),
  )
  await indexItems(
    db,
    pieces.map(({ id }) => id),
  )
  return values
}

type History = Awaited<ReturnType<typeof tellHistory>>

async function addHistory(db: Db, history: History, values: Map<string, string>, hash: string) {
  const { pieces, collections, links, visits, calendar, people, random, made } = history
  await insertRows(db, 'collection', collectionRows(collections, calendar, people, values))
  await insertRows(
    db,
    'collectionItem',
    collections.flatMap(({ id, items }) =>
      items.map((item, position) => ({ collectionId: id, itemId: item.id, position })),
    ),
  )
  const saved = savedSearches(people, values)
  await insertRows(
    db,
    'savedSearch',
    saved.map((search, place) => ({
      id: idAt(calendar.at(5, 600 + place), random),
      ...search,
    })),
  )
  await insertRows(db, 'link', rows.linkRows(links, people, hash))
  const { sites, versions } = siteRows(history)
  await insertRows(db, 'site', sites)
  await insertRows(db, 'siteVersion', versions)
  await insertRows(db, 'linkPreset', rows.presetRows(calendar, random))
  const marks = rows.markRows(pieces, people, random)
  await insertRows(db, 'upvote', marks.upvotes)
  await insertRows(db, 'favorite', marks.favorites)
  const { imports, rows: lines } = importsOf(pieces, made.imports, people, calendar, random)
  await insertRows(db, 'import', imports)
  await insertRows(db, 'importRow', lines)
  await insertRows(db, 'event', eventsOf(history))
  await insertRows(db, 'audit', auditOf(history))
  await insertPastVisits(db, visits)
  await countMarks(db)
  await addWishes(db, history)
  await insertPastNotifications(db)
  await addCtas(db, history)
  await insertPastSearches(db, searchRows(await readTerms(), history))
  await insertRows(db, 'clientEventDay', usageRows(calendar, people))
}

async function addCtas(db: Db, history: History): Promise<void> {
  const { ctas, days, events, submissions } = ctaRows(history)
  await insertRows(db, 'cta', ctas)
  await insertRows(db, 'ctaDay', days)
  await insertRows(db, 'ctaEvent', events)
  await insertRows(db, 'ctaSubmission', submissions)
}

async function addWishes(db: Db, history: History): Promise<void> {
  const { wishes, votes, comments, items } = wishRows(history)
  await insertRows(db, 'wish', wishes)
  await insertRows(db, 'wishVote', votes)
  await insertRows(db, 'wishComment', comments)
  await insertRows(db, 'wishItem', items)
  await countWishes(db)
}
