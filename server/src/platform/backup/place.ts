import type { Contents } from './contents.ts'

/** A folder that backups are kept in, or a bucket with the same paths. */
export interface BackupPlace {
  /** The folder's path, or `s3://` and the bucket. */
  readonly name: string
  /** The contents of files, which all backups share. */
  readonly contents: Contents
  /** Makes this process the only one that adds backups, and returns how it gives that up. */
  claim(say: (text: string) => void): Promise<() => Promise<void>>
  /** Returns the names of the completed backups, the oldest first. */
  list(): Promise<string[]>
  /** Returns where a file of a backup can be read, which is a copy if it's in a bucket. It may not be there. */
  fetch(backup: string, file: string): Promise<string>
  /** Adds a backup, whose files `work` writes to a folder. It's listed once all is done. */
  add(backup: string, work: (folder: string) => Promise<void>): Promise<void>
  /** Removes a backup, which isn't listed any more from the first moment on. */
  remove(backup: string): Promise<void>
  /** Removes the copies. */
  close(): Promise<void>
}

/** The name of a backup: its time. */
export const DATED = /^\d{4}-\d\d-\d\dT[\d-]+Z$/
