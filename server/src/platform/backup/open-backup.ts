import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { findLaterSchema, listMigrations } from '../database/schema-fault.ts'
import { CONTENTS, type Contents } from './contents.ts'
import { inBatches } from './copy-files.ts'
import { type ListedFile, readList } from './file-list.ts'
import { hashFile } from './hashing.ts'
import { MANIFEST, type Manifest, type Part, readManifest } from './manifest.ts'
import { openPlace } from './open-place.ts'
import type { BackupPlace } from './place.ts'

export interface Backup {
  /** The path or address, for messages. */
  name: string
  /** The folder of its parts, or of copies of them. */
  folder: string
  manifest: Manifest
  contents: Contents
  /** Returns the path of a part. */
  pathOf(part: Part): string
  files(): AsyncGenerator<ListedFile>
  /** Removes the copies. */
  close(): Promise<void>
}

export interface Opening {
  /** Leaves the secrets alone. */
  withoutSecrets: boolean
  /** The folder for copies of what is in a bucket. */
  scratch: string
}

/**
 * Opens the newest backup of a folder or bucket, or the one that the address leads to. Throws, saying why, if a part is
 * missing or damaged, or if it's of a newer version of Satchel.
 */
export async function openBackup(
  config: Config,
  target: string,
  { withoutSecrets, scratch }: Opening,
): Promise<Backup> {
  const { place, backup } = await openPlace(config, target, scratch)
  try {
    const name = backup ?? (await place.list()).at(-1)
    if (!name) throw new Error(`There is no backup in ${target}.`)
    return await openIn(place, name, withoutSecrets)
  } catch (error) {
    await place.close()
    throw error
  }
}

async function openIn(place: BackupPlace, name: string, withoutSecrets: boolean): Promise<Backup> {
  const manifest = await readManifest(place, name)
  const { database, files, secrets } = manifest
  for (const part of [database, files, withoutSecrets ? undefined : secrets])
    if (part) await requireWhole(place, name, part)
  await requireSchema(manifest)
  const folder = dirname(await place.fetch(name, MANIFEST))
  const pathOf = ({ file }: Part) => join(folder, file)
  return {
    name: `${place.name}/${name}`,
    folder,
    manifest,
    contents: place.contents,
    pathOf,
    files: () => readList(pathOf(files)),
    close: place.close,
  }
}

/** Throws if a later version used the database, and this one can't work with what that changed. */
async function requireSchema({ migrations, schema, product }: Manifest): Promise<void> {
  const applied = migrations ?? [{ name: schema, version: product, worksWith: null }]
  const later = findLaterSchema(applied, await listMigrations())
  if (!later) return
  const { version = product, reason } = later
  throw new Error(
    `The backup is of a later version, Satchel ${version}: ${reason}. Restore it with that version.`,
  )
}

async function requireWhole(place: BackupPlace, name: string, part: Part): Promise<void> {
  const path = await place.fetch(name, part.file)
  const displayPath = `${place.name}/${name}/${part.file}`
  if (!existsSync(path)) throw new Error(`The backup isn’t whole: ${displayPath} is missing.`)
  if ((await hashFile(path)).sha256 !== part.sha256)
    throw new Error(`The backup isn’t whole: ${displayPath} is damaged.`)
}

/** Throws unless all contents of files are there; with `isRead`, each is compared with its hash. */
export async function requireContents(backup: Backup, isRead: boolean): Promise<void> {
  const faults: string[] = []
  let count = 0
  for await (const batch of inBatches(backup.files())) {
    count += batch.length
    const found = await Promise.all(batch.map((file) => findFault(backup, file, isRead)))
    faults.push(...found.filter((fault) => fault !== undefined))
  }
  if (count !== backup.manifest.files.count)
    throw new Error(
      `The backup isn’t whole: its list has ${count} files in place of ${backup.manifest.files.count}.`,
    )
  if (faults.length === 0) return
  const firstFaults = faults.slice(0, SHOWN_MAX).map((fault) => `  ${fault}`)
  throw new Error(
    `The backup isn’t whole. Of its files, ${faults.length} can’t be restored:\n${firstFaults.join('\n')}\n` +
      `Delete those that are damaged from ${CONTENTS}: the next backup copies them again, if the server still has them.`,
  )
}

const SHOWN_MAX = 10

async function findFault(
  { contents }: Backup,
  file: ListedFile,
  isRead: boolean,
): Promise<string | undefined> {
  if (isRead) {
    const fault = await contents.findFault(file)
    return fault && `${fault} (${file.key})`
  }
  return (await contents.has(file)) ? undefined : `${file.key} is missing or damaged`
}
