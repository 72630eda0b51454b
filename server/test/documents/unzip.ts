import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The names and texts in an archive, in their order. */
export async function unzip(bytes: Buffer): Promise<[string, string][]> {
  const zip = await fromBufferPromise(bytes)
  const entries: [string, string][] = []
  for await (const entry of zip.eachEntry())
    entries.push([entry.fileName, await text(await zip.openReadStreamPromise(entry))])
  return entries
}
