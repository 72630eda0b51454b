import type { Satchel, Uploaded } from '@satchel/client'
import { type Call, command } from '../command.ts'
import { describe, EXIT, Refusal, UsageError } from '../failures.ts'
import { filesAt } from '../local-files.ts'
import { count, plain, table } from '../output.ts'
import { findThing } from '../things.ts'

/** Number of files that are sent at a time. */
const AT_ONCE = 2

const OPTIONS = {
  collection: {
    type: 'string',
    value: 'NAME',
    help: 'The collection to add them to; a new one if none is called so',
  },
  tag: {
    type: 'string',
    multiple: true,
    value: 'LABEL',
    help: 'A tag for all of them; can be repeated',
  },
  name: { type: 'string', value: 'NAME', help: 'What the item is called, for one file' },
  replace: { type: 'string', value: 'ITEM', help: 'The item whose file it replaces, for one file' },
} as const

type UploadCall = Call<typeof OPTIONS>

export const upload = command({
  name: 'upload',
  summary: 'Upload files and folders',
  usage: 'PATH...',
  words: [1, 10_000],
  options: OPTIONS,
  async run(call) {
    const { name, replace, collection, tag } = call.values
    if (replace && (collection || tag || name))
      throw new UsageError('Use --replace alone: the item keeps its name, tags and collections')
    const files = await filesAt(call.words)
    if (files.length === 0) throw new Refusal('There are no files in it')
    if ((name || replace) && files.length > 1)
      throw new UsageError(
        `--${name ? 'name' : 'replace'} is for one file, not for ${files.length}`,
      )
    const satchel = await call.connect()
    const importId = crypto.randomUUID()
    const item = replace && (await findThing(satchel, replace, ['ITEM'])).id
    const collectionId = collection && (await findCollection(satchel, collection))
    if (tag) await satchel.changeUploadBatch({ importId, tags: tag })
    const results = await uploadAll(call, files, (file, onProgress) =>
      satchel.upload(file, {
        onProgress,
        ...(item ? { replaces: item } : { importId }),
        ...(name && { name }),
        ...(collectionId && { collectionId }),
      }),
    )
    return conclude(call, results)
  },
})

/** Returns the id of a collection by its name or id; of a new one if there is none. */
async function findCollection(satchel: Satchel, name: string): Promise<string> {
  for await (const collection of satchel.each('listCollections', { search: name }))
    if (collection.name.toLowerCase() === name.trim().toLowerCase()) return collection.id
  const isId = /^[0-9a-f-]{36}$/i.test(name)
  if (isId) return (await satchel.getCollection({ id: name })).id
  return (await satchel.createCollection({ name })).id
}

type Result = { file: string } & ({ uploaded: Uploaded } | { problem: unknown })
type Send = (file: string, onProgress: (sent: number, total: number) => void) => Promise<Uploaded>

/** Uploads two files at a time. One that fails doesn't keep the others from being sent. */
async function uploadAll(
  call: UploadCall,
  files: readonly string[],
  send: Send,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = files.entries()
  const work = async () => {
    for (const [index, file] of waiting)
      results[index] = await send(file, progressOf(call, file)).then(
        (uploaded) => ({ file, uploaded }),
        (problem: unknown) => ({ file, problem }),
      )
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

/** Returns what shows how much of a file is sent, where somebody watches. */
function progressOf({ terminal }: UploadCall, file: string) {
  return (sent: number, total: number) => {
    if (!terminal.isWatched || total === 0) return
    const end = sent === total ? '\n' : ''
    terminal.remark(`\r${plain(file)} ${Math.floor((100 * sent) / total)} %${end}`)
  }
}

function conclude({ terminal, show }: UploadCall, results: readonly Result[]): number {
  const done = results.filter((result) => 'uploaded' in result)
  const failed = results.filter((result) => 'problem' in result)
  const uploaded = done.map(({ file, uploaded: { itemId } }) => ({ file, itemId }))
  const problems = failed.map(({ file, problem }) => ({ file, ...describe(problem) }))
  show({ uploaded, problems }, () =>
    done.length === 0
      ? ''
      : table(
          ['ITEM', 'FILE'],
          uploaded.map(({ file, itemId }) => [itemId, file]),
        ),
  )
  for (const { file, message, errors = [] } of problems) {
    const fields = errors.map((error) => ` (${error.path}: ${error.message})`).join('')
    terminal.remark(`satchel: ${plain(`${file}: ${message}${fields}`)}\n`)
  }
  if (failed.length > 0 && results.length > 1)
    terminal.remark(`${count(failed.length, 'file')} of ${results.length} failed\n`)
  return failed.length > 0 ? EXIT.failed : EXIT.fine
}
