import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Problem, says } from '../problem.ts'

/** The name and type under which a file is downloaded. */
export interface DownloadHeaders {
  'content-type': string
  'content-disposition': string
}

export interface StoredFile {
  key: string
  bytes: number
  /** Changes with the content. */
  stamp: string
}

/** A store of files, by keys that read like paths. */
export interface Store {
  put(key: string, content: string | Uint8Array): Promise<void>
  /** Takes a finished file from outside into the store, where it stays too; twice is as once. */
  adopt(path: string, key: string): Promise<void>
  /** Stores a file under another key too; twice is as once. */
  copy(from: string, to: string): Promise<void>
  read(key: string): Readable
  /** Lists all files in the order of their keys. Those that come or go meanwhile may be among them or not. */
  list(): AsyncIterable<StoredFile>
  /** Returns the size in bytes; undefined if there is no such file. */
  sizeOf(key: string): Promise<number | undefined>
  /** Runs work that needs a real file, which stays at its path until the work is done. */
  withPath<T>(key: string, work: (path: string) => Promise<T>): Promise<T>
  /** Deletes the file of that key and all below it. */
  removeAll(prefix: string): Promise<void>
  /** Answers with a file: ranges, conditions and HEAD too. Headers that the reply has already stay. */
  send(reply: FastifyReply, key: string): Promise<FastifyReply>
  /** Returns an address where browsers download the file for five minutes; undefined if there is only ours. */
  directUrl(key: string, headers: DownloadHeaders): Promise<string | undefined>
  /** The origin of those addresses. */
  directOrigin: string | undefined
  /** Tells whether there is room for so many bytes. */
  hasSpaceFor(bytes: number): Promise<boolean>
  /** Throws while files can’t be used. */
  check(): Promise<void>
}

export function fileNotFound(): Problem {
  return new Problem('not-found', says('fileNotFound'))
}

const UNAVAILABLE = { read: 'filesCantBeRead', stored: 'filesCantBeStored' } as const

export function unavailable(what: 'read' | 'stored', cause: unknown): Problem {
  return new Problem('unavailable', says(UNAVAILABLE[what]), {
    cause,
    retryAfter: 30,
  })
}
