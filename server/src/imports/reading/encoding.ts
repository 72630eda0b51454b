import type { Readable } from 'node:stream'
import { macRomanScore, unmarkedUtf16 } from '@satchel/contract/encoding.ts'
import type { CsvEncoding } from '@satchel/contract/imports/csv.ts'
import { says } from '../../platform/problem.ts'
import { UnreadableFile } from './unreadable-file.ts'

const SAMPLE = 65_536

/** Detects UTF-16, UTF-8 if all of it is valid, else Mac Roman or Windows-1252 by its words. */
export async function detectEncoding(open: () => Readable): Promise<CsvEncoding> {
  const start = await startOf(open())
  const wide = markOf(start) ?? unmarkedUtf16(start)
  if (wide) return wide
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let score = 0
  for await (const chunk of open() as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) throw notCsv(start)
    isUtf8 &&= decodes(utf8, chunk)
    if (!isUtf8)
      score += macRomanScore(decodeAs('macintosh', chunk), decodeAs('windows-1252', chunk))
  }
  if (isUtf8 && decodes(utf8)) return 'utf-8'
  return score > 0 ? 'macintosh' : 'windows-1252'
}

async function startOf(bytes: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= SAMPLE) break
  }
  return Buffer.concat(chunks)
}

function markOf(start: Buffer): CsvEncoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return undefined
}

function notCsv(start: Buffer): UnreadableFile {
  const isZip = start.subarray(0, 2).toString('latin1') === 'PK'
  return new UnreadableFile(isZip ? says('isWorkbookNotCsv') : says('isBinaryNotCsv'))
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

function decodeAs(encoding: CsvEncoding, bytes: Buffer): string {
  return new TextDecoder(encoding).decode(bytes)
}
