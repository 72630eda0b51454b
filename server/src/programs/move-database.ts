import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { canSign } from '../accounts/tokens/signing-keys.ts'
import { createRole, isEmptyDatabase, majorVersion } from '../platform/backup/rows.ts'
import { requireFinished } from '../platform/backup/unfinished-restore.ts'
import type { Config } from '../platform/config.ts'
import { connect, type Database } from '../platform/database/database.ts'
import { requireDirect } from '../platform/database/direct.ts'
import {
  findEmbeddedPostgres,
  hasCluster,
  startEmbeddedPostgres,
} from '../platform/database/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { OWNER, own } from '../platform/database/owner.ts'
import { ownDatabases, requireDatabase } from '../platform/database/wait-for-database.ts'
import { makePrivate } from '../platform/files/private-folder.ts'
import {
  nameOf,
  readMark,
  removeMark,
  requireInForce,
  whatToSet,
} from '../platform/moving/marks.ts'
import { moveRows } from '../platform/moving/move-rows.ts'
import { closeSession, openSession } from '../platform/moving/session.ts'
import {
  beginTarget,
  requireAble,
  requireOther,
  requireSameQueue,
  requireThisVersion,
  takeTurn,
} from '../platform/moving/target.ts'
import { ownFile } from '../platform/own-file.ts'
import { secretsFile } from '../platform/security/secrets.ts'
import { databasePassword, findSecrets } from '../platform/security/stored-secrets.ts'
import { indexAllAgain } from '../search/service.ts'
import { untilInterrupted } from './until-interrupted.ts'

interface Place {
  url: string
  /** The name that people know it by. */
  name: string
  close(): Promise<unknown>
}

interface Options {
  say: (text: string) => void
}

const EMBEDDED = 'embedded'

/**
 * Moves the database that the configuration names to another one, or to `embedded`, beside the running server. Throws,
 * saying why, if that can't be done or didn't come to its end; run again, it goes on.
 */
export async function moveDatabase(config: Config, to: string, { say }: Options): Promise<void> {
  await makePrivate(config.DATA_DIR)
  await requireFinished(config)
  const opened: Place[] = []
  const opening = async (open: Promise<Place>) => {
    const place = await open
    opened.push(place)
    return place
  }
  const work = async () => {
    const source = await opening(openSource(config))
    await requireSecrets(config, to, source)
    const target = await opening(openTarget(config, to, say))
    await move({ source, target, say })
  }
  try {
    await untilInterrupted(work())
  } finally {
    for (const place of opened.toReversed()) await place.close()
  }
}

async function move({ source, target, say }: { source: Place; target: Place } & Options) {
  const pair = {
    source: await openSession(source.url),
    target: await openSession(target.url).catch((error) => {
      throw new Error(`Couldn’t connect to ${target.name}: ${error.message || error.code}`)
    }),
  }
  const databases = {
    source: connect(source.url, { max: 1 }),
    target: connect(target.url, { max: 1 }),
  }
  try {
    await requireOther(pair.source, pair.target)
    for (const client of [pair.source, pair.target]) await takeTurn(client)
    const left = await readMark(pair.source)
    const isMoved = left?.role === 'source' && left.id === (await readMark(pair.target))?.id
    if (!isMoved) {
      await requireInForce(source.url)
      await requireThisVersion(pair.source)
      await requireAble(pair.target)
      const isEmpty = () => isEmptyDatabase(databases.target.system)
      const mark = await beginTarget(pair.target, {
        source: source.name,
        name: target.name,
        isEmpty,
      })
      await createRole(databases.target.system)
      await migrate(target.url)
      await requireSameQueue(pair.source, pair.target)
      await moveRows({
        sourceUrl: source.url,
        targetUrl: target.url,
        pair,
        mark,
        name: target.name,
        say,
      })
    }
    await indexForVersion(databases)
    await removeMark(pair.target)
    say(`Every table is the same there. ${whatToSet(target.name)} Until then, nothing is stored.`)
  } finally {
    closeSession(pair.source)
    closeSession(pair.target)
    await Promise.all([databases.source.close(), databases.target.close()])
  }
}

/** Indexes items again where PostgreSQL has another version, which may stem words in another way. */
async function indexForVersion({ source, target }: Record<'source' | 'target', Database>) {
  const [before, after] = [await majorVersion(source.system), await majorVersion(target.system)]
  if (before !== after) await indexAllAgain(target.system)
}

const folderOf = ({ DATA_DIR }: Config) => join(DATA_DIR, 'postgres')

/** Opens the database that Satchel runs with. The embedded one is started where no server runs. */
async function openSource(config: Config): Promise<Place> {
  const [place] = ownDatabases(config)
  if (place) {
    await requireDatabase(place)
    return { url: place.url, name: nameOf(place), close: async () => undefined }
  }
  const folder = folderOf(config)
  if (!hasCluster(folder)) throw new Error(`There is no embedded database in ${folder} to move.`)
  const password = await passwordOf(config)
  const owned = await ownFile(join(config.DATA_DIR, OWNER))
  if ('release' in owned) return startAt(config, password, owned.release)
  const running = await findEmbeddedPostgres({ folder, password })
  return { url: running, name: nameOf({ folder }), close: async () => undefined }
}

/** Opens the database to move to. */
async function openTarget(config: Config, to: string, say: Options['say']): Promise<Place> {
  if (to === EMBEDDED) {
    const release = await own(config.DATA_DIR, say)
    return startAt(config, await passwordOf(config), release)
  }
  const name = nameOf({ url: to })
  await requireDirect(to).catch((error) => {
    throw new Error(`Couldn’t use ${name}: ${error.message || error.code}`, { cause: error })
  })
  return { url: to, name, close: async () => undefined }
}

async function startAt(config: Config, password: string, release: () => Promise<void>) {
  const folder = folderOf(config)
  const setsPassword = config.SECRET_KEY !== undefined
  const postgres = await startEmbeddedPostgres({ folder, password, setsPassword })
  const close = async () => {
    try {
      await postgres.stop()
    } finally {
      await release()
    }
  }
  return { url: postgres.url, name: nameOf({ folder }), close }
}

async function passwordOf(config: Config): Promise<string> {
  const path = secretsFile(config.DATA_DIR)
  if (!config.SECRET_KEY && !existsSync(path))
    throw new Error(`${path} is missing, which has the password of the embedded database.`)
  return databasePassword(config)
}

/** Throws unless the secrets that Satchel will have without `DATABASE_URL` are those of the database. */
async function requireSecrets(config: Config, to: string, { url }: Place): Promise<void> {
  if (to === EMBEDDED && !config.DATABASE_URL)
    throw new Error('Satchel uses the embedded database. Set DATABASE_URL to the one to move from.')
  const database = connect(url, { max: 1 })
  try {
    await findSecrets(config, database, (secrets) => canSign({ database, secrets }))
  } finally {
    await database.close()
  }
}
