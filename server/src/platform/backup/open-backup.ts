import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findLaterSchema, listMigrations } from '../database/schema-fault.ts'
import { CONTENTS, contentsOf, findBackups } from './backup-folder.ts'
import type { Contents } from './contents.ts'
import { inBatches } from './copy-files.ts'
import { type ListedFile, readList } from './file-list.ts'
import { hashFile } from './hashing.ts'
import { MANIFEST, type Manifest, type Part, readManifest } from './manifest.ts'

export interface Backup {
  folder: string
  manifest: Manifest
  contents: Contents
  /** Returns the path of a part. */
  pathOf(part: Part): string
  files(): AsyncGenerator<ListedFile>
}

/**
 * Opens the newest backup of a folder, or the one that the folder is. Throws, saying why, if a part is missing or
 * damaged, or if it's of a newer version of Satchel. Its secrets aren't looked at with `withoutSecrets`.
 */
export async function openBackup(
  dir: string,
  { withoutSecrets }: { withoutSecrets: boolean },
): Promise<Backup> {
  const folder = existsSync(join(dir, MANIFEST)) ? dir : (await findBackups(dir)).at(-1)
  if (!folder) throw new Error(`There is no backup in ${dir}.`)
  const manifest = await readManifest(folder)
  const { database, files, secrets } = manifest
  const pathOf = ({ file }: Part) => join(folder, file)
  for (const part of [database, files, withoutSecrets ? undefined : secrets])
    if (part) await requireWhole(pathOf(part), part)
  await requireSchema(manifest)
  const contents = contentsOf(dirname(folder))
  return { folder, manifest, contents, pathOf, files: () => readList(pathOf(files)) }
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

async function requireWhole(path: string, { sha256 }: Part): Promise<void> {
  if (!existsSync(path)) throw new Error(`The backup isn’t whole: ${path} is missing.`)
  if ((await hashFile(path)).sha256 !== sha256)
    throw new Error(`The backup isn’t whole: ${path} is damaged.`)
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
  const shown = faults.slice(0, SHOWN_MAX).map((fault) => `  ${fault}`)
  throw new Error(
    `The backup isn’t whole. Of its files, ${faults.length} can’t be restored:\n${shown.join('\n')}\n` +
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
