import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { openZip, zipEntries } from '../../platform/files/open-zip.ts'

/** The part of Word, PowerPoint and Excel files that lists what is in them. */
export const TYPES = '[Content_Types].xml'
const TYPE_MAX = 1_000_000
const PARTS_MAX = 10_000
const OPEN_XML = /ContentType\s*=\s*["'](application\/vnd\.[\w.-]+)\.main\+xml["']/i
const OPEN_DOCUMENT = /^application\/vnd\.oasis\.opendocument\.[\w-]+/

/** Tells the list of types, whose name is the same in lower and upper case. */
export function isTypes(name: string): boolean {
  return name.toLowerCase() === TYPES.toLowerCase()
}

/** Returns the type of an Office file whose archive isn't as it should be; undefined for any other file. */
export async function officeType(path: string): Promise<string | undefined> {
  const zip = await openZip(path).catch(() => undefined)
  if (!zip) return undefined
  try {
    return await typeIn(zip)
  } catch {
    return undefined
  } finally {
    zip.close()
  }
}

async function typeIn(zip: ZipFile): Promise<string | undefined> {
  if (zip.entryCount > PARTS_MAX) return undefined
  for await (const entry of zipEntries(zip)) {
    if (entry.fileName === 'mimetype') return OPEN_DOCUMENT.exec(await startOf(zip, entry))?.[0]
    if (!isTypes(entry.fileName)) continue
    const type = OPEN_XML.exec(await startOf(zip, entry))?.[1]?.toLowerCase()
    return type?.includes('macroenabled') ? `${type}.12` : type
  }
  return undefined
}

async function startOf(zip: ZipFile, entry: Entry): Promise<string> {
  let text = ''
  const stream: Readable = await zip.openReadStreamPromise(entry)
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    text += chunk.toString('latin1')
    if (text.length > TYPE_MAX) break
  }
  return text
}
