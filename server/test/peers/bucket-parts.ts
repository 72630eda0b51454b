import { readdir, readFile, rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

/**
 * Answers what the S3 server of the tests can't: which parts an upload has, and that it is aborted. False for all other
 * requests.
 */
export async function answerParts(
  folder: string,
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const uploadId = new URL(url, 'http://localhost').searchParams.get('uploadId')
  if (!uploadId || !(method === 'GET' || method === 'DELETE')) return false
  const parts = await partsIn(join(folder, uploadId))
  if (!parts) response.writeHead(404).end('<Error><Code>NoSuchUpload</Code></Error>')
  else if (method === 'GET') response.end(`<ListPartsResult>${parts.join('')}</ListPartsResult>`)
  else {
    await rm(join(folder, uploadId), { recursive: true })
    response.writeHead(204).end()
  }
  return true
}

async function partsIn(folder: string): Promise<string[] | undefined> {
  const names = await readdir(folder).catch(() => undefined)
  const numbers = names?.filter((name) => /^\d+$/.test(name)).map(Number)
  const parts = numbers
    ?.toSorted((one, other) => one - other)
    .map(async (number) => {
      const path = join(folder, String(number))
      const { size, mtime } = await stat(path)
      // Written after the part, which isn't there without it.
      const md5 = await readFile(`${path}.md5`, 'utf8').catch(() => undefined)
      const time = mtime.toISOString()
      return md5
        ? `<Part><PartNumber>${number}</PartNumber><LastModified>${time}</LastModified><ETag>"${md5}"</ETag><Size>${size}</Size></Part>`
        : ''
    })
  return parts && Promise.all(parts)
}
