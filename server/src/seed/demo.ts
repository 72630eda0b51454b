import { randomBytes } from 'node:crypto'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import type { Db } from '../platform/database/database.ts'
import { limitStatements, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { hashPassword } from '../platform/security/passwords.ts'
import { sumSearches } from '../search/log/sums.ts'
import { sumVisits } from '../tracking/sums/sums.ts'
import { auditOf, eventsOf } from './activity.ts'
import { iso } from './calendar.ts'
import { makeCollections } from './collections.ts'
import { insertCtaFigures } from './cta-figures.ts'
import { copyAll } from './file-copies.ts'
import { importRows, invitationRow, markRows, usageRows } from './habits.ts'
import { filesOf, itemOf, versionsOf } from './library.ts'
import { linkRows, makeLinks } from './links.ts'
import { insertPastNotifications } from './notification-queries.ts'
import { openPast, type Past } from './past-queries.ts'
import { countMarks, endWork, enterTenant, indexItems, insertRows } from './queries.ts'
import { insertPastSearches } from './search-queries.ts'
import { makeSearches } from './searches.ts'
import { makeCtas, publishSite } from './site.ts'
import { openStory, type Story } from './story.ts'
import { fileTaxonomy, type Labels, saveSettings } from './taxonomy.ts'
import { insertTeam } from './team.ts'
import { insertPastVisits } from './visit-queries.ts'
import { makeVisits } from './visits.ts'
import { makeWishes } from './wishes.ts'

export const EMAIL = 'demo@satchel.example'

export interface SignIn {
  email: string
  password: string
}

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
  const story = await openStory(Date.now())
  await copyAll(files, filesOf(story.pieces, story.team))
  await withScope(database, systemActor(story.team.tenantId), async (scope) => {
    const past = await openPast(scope)
    const { db } = past
    await found(db, story, hash)
    const labels = await addLibrary(past, story)
    await saveSettings(past, story, labels)
    await makeCollections(past, services, story, labels.formOf)
    await publishSite(past, services, story)
    await makeWishes(past, services, story)
    const ctas = await makeCtas(past, services, story)
    // Searches for smart collections ended all that takes longer; this much may, on a slow or busy machine.
    await limitStatements(scope, 0)
    await addHistory(db, story, hash)
    await insertCtaFigures(db, ctas, story)
    await endWork(db)
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

/** The tenant on a plan, and its people. */
async function found(db: Db, story: Story, hash: string): Promise<void> {
  const { company, team, calendar } = story
  const begun = iso(calendar.at(0, 479))
  const standing = { status: 'active', plan: 'team', statusSince: begun, createdAt: begun }
  const tenant = { id: team.tenantId, ...company.tenant, ...standing, isDemo: true }
  await db.insertInto('tenant').values(tenant).execute()
  await enterTenant(db, team.tenantId)
  await insertTeam(db, team, calendar, hash)
  await insertRows(db, 'invitation', [invitationRow(story)])
}

/** The taxonomy and the items, as they are once they have been processed. */
async function addLibrary(past: Past, story: Story): Promise<Labels> {
  const { db } = past
  const { pieces } = story
  const labels = await fileTaxonomy(past, story)
  const rowsOf = <R>(of: (piece: (typeof pieces)[number]) => R[]) => pieces.flatMap(of)
  await insertRows(
    db,
    'item',
    rowsOf((piece) => [itemOf(piece, story)]),
  )
  await insertRows(
    db,
    'itemText',
    rowsOf(({ id, fact }) => [{ itemId: id, body: fact.text }]),
  )
  await insertRows(
    db,
    'itemTag',
    rowsOf(({ id, tagList }) =>
      tagList.map((label) => ({ itemId: id, tagKey: labels.tagOf(label) })),
    ),
  )
  await insertRows(
    db,
    'itemCategory',
    rowsOf((piece) =>
      CATEGORIES.flatMap((category) =>
        piece.labels[category].map((label) => ({
          itemId: piece.id,
          valueId: labels.valueIdOf(category, label),
        })),
      ),
    ),
  )
  await indexItems(
    db,
    rowsOf(({ id }) => [id]),
  )
  await insertRows(db, 'itemVersion', versionsOf(pieces, story))
  return labels
}

/** Adds what customers and the team did: links, visits, searches, and the traces of it. */
async function addHistory(db: Db, story: Story, hash: string): Promise<void> {
  const links = await makeLinks(story)
  await insertRows(db, 'link', linkRows(links, story.team, hash))
  const { upvotes, favorites } = markRows(story)
  await insertRows(db, 'upvote', upvotes)
  await insertRows(db, 'favorite', favorites)
  const { runs, rows } = importRows(story)
  await insertRows(db, 'import', runs)
  await insertRows(db, 'importRow', rows)
  await insertRows(db, 'event', eventsOf(story, links))
  await insertRows(db, 'audit', auditOf(story, links))
  await insertPastVisits(db, await makeVisits(links, story))
  await countMarks(db)
  await insertPastNotifications(db)
  await insertPastSearches(db, await makeSearches(story, links))
  await insertRows(db, 'clientEventDay', usageRows(story))
}
