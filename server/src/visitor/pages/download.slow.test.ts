import { truncate } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { unzip } from '../../../test/documents/unzip.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { share } from '../../../test/sharing.ts'
import { upload, whenRead } from '../../../test/uploading.ts'

const satchel = product({ worker: true })

/** A size above what the buffers between a server and a visitor who doesn't read can hold. */
const LARGE = 200_000_000

async function added(owner: Owner, name: string, text = name): Promise<string> {
  const { itemId } = await upload(satchel, owner, name, Buffer.from(text))
  await whenRead(owner, itemId)
  return itemId
}

async function sharedKit(owner: Owner, itemIds: string[]) {
  const draft = { name: 'Kit', itemIds }
  const { body: kit } = await owner.call('POST', 'collections/v1/create', draft)
  return (await share(owner, kit.id, { itemType: 'COLLECTION', allowDownload: true })).body
}

const change = (id: string, values: object) =>
  satchel.database.system.updateTable('item').set(values).where('id', '=', id).execute()

test('the archive of a collection lists what is missing in it, and nothing that visitors never saw', async () => {
  const owner = await satchel.newTenant()
  const names = ['here.txt', 'late.txt', 'busy.txt', 'broken.txt', 'coming.txt', 'secret.txt']
  const [here, late, busy, broken, coming, secret] = await Promise.all(
    names.map((name) => added(owner, name)),
  )
  const link = await sharedKit(owner, [here, late, busy, broken, coming, secret] as string[])
  const none = { visitorKey: null, visitorMime: null }
  await change(late ?? '', { expiresOn: '2020-01-01' })
  await change(busy ?? '', { ...none, status: 'processing' })
  await change(broken ?? '', { ...none, status: 'failed' })
  await change(coming ?? '', { releasesOn: '2999-01-01' })
  await change(secret ?? '', { shareable: false })
  const path = `/l/${link.slug}/download`
  const headers = browser(satchel).headersFor(path)
  const answer = await fetch(new URL(path, await satchel.listen()), { headers })
  const entries = await unzip(Buffer.from(await answer.arrayBuffer()))
  expect(entries.map(([name]) => name)).toEqual(['here.txt', 'missing.txt'])
  expect(entries[1]?.[1].trim().split('\r\n')).toEqual([
    'Not in this archive:',
    '',
    'busy: is still being prepared',
    'broken: can’t be downloaded, as it couldn’t be checked',
    'late: has expired',
  ])
})

test('a download that runs ends once its link is withdrawn: an archive, and a file', async () => {
  const owner = await satchel.newTenant()
  const itemId = await added(owner, 'film.bin', '\x00\x01\x02')
  const { fileKey } = await satchel.database.system
    .selectFrom('item')
    .select('fileKey')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  await truncate(join(satchel.config.DATA_DIR, 'files', fileKey ?? ''), LARGE)
  const kit = await sharedKit(owner, [itemId])
  const file = (await share(owner, itemId, { allowDownload: true })).body
  const address = await satchel.anonymous('GET', `/l/${file.slug}/download`, undefined, {
    'user-agent': 'Firefox',
  })
  for (const [link, path] of [
    [kit, `/l/${kit.slug}/download`],
    [file, String(address.headers.location)],
  ]) {
    const headers = browser(satchel).headersFor(path)
    const taking = request(new URL(path, await satchel.listen()), { headers }).end()
    const answer = await new Promise<Readable>((resolve) => taking.once('response', resolve))
    expect((await owner.call('DELETE', `items/v1/personalized/${link.id}`)).status).toBe(204)
    expect(await takenSlowly(answer)).toBe('broken off')
  }
})

/** Takes part by part, so that all of it would last for minutes. */
async function takenSlowly(answer: Readable): Promise<string> {
  try {
    for await (const _ of answer) await setTimeout(20)
    return 'complete'
  } catch {
    return 'broken off'
  }
}
