import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { requestFiles, senderAt, sharedKit } from '../../test/sending-files.ts'
import { until } from '../../test/until.ts'

const PORT = 3_919
const satchel = product({ worker: true, config: { CLAMD_URL: `tcp://127.0.0.1:${PORT}` } })

/** The test file of the antivirus industry, which no program is harmed by. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Speaks the protocol of ClamAV's daemon: it finds the test file, and takes no more than a few kilobytes. */
async function scanner(): Promise<Server> {
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0)
    let isOver = false
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      if (isOver) return
      bytes = Buffer.concat([bytes, part as Buffer])
      const answer = answerTo(bytes)
      isOver = answer !== undefined
      if (answer) socket.end(`${answer}\0`)
    })
  })
  server.listen(PORT, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return server
}

function answerTo(bytes: Buffer): string | undefined {
  const start = 'zINSTREAM\0'
  if (bytes.length > 10_000) return 'INSTREAM size limit exceeded. ERROR'
  if (bytes.toString('latin1', 0, start.length) !== start) return undefined
  let at = start.length
  let content = ''
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    if (length === 0)
      return content.includes('EICAR') ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK'
    content += bytes.toString('latin1', at + 4, at + 4 + length)
    at += 4 + length
  }
  return undefined
}

async function sent(content: Uint8Array) {
  const owner = await satchel.newTenant()
  const { link, path } = await sharedKit(owner)
  const { id } = await requestFiles(owner, { linkId: link.id })
  const sender = await senderAt(satchel, path)
  expect(await sender.send(id, content)).toMatchObject({ status: 201 })
  const fileOf = async () => (await owner.call('GET', `requests/v1/${id}`)).body.files[0]
  return { owner, id, fileOf }
}

test('an infected file is deleted, and only the record says what was found', async () => {
  await scanner()
  const { owner, id, fileOf } = await sent(Buffer.from(EICAR))
  const file = await until(async () => {
    const found = await fileOf()
    expect(found).toMatchObject({ state: 'infected', scanned: 'infected', reason: 'virus' })
    return found
  })
  expect(file).toMatchObject({ finding: 'Win.Test.EICAR_HDB-1', downloadUrl: null, itemId: null })
  const accept = `requests/v1/${id}/files/${file.id}/accept`
  expect(await owner.call('POST', accept)).toMatchObject({ status: 409 })
  const { files } = satchel.app.services
  await until(async () =>
    expect(await files.has(`${owner.tenantId}/${file.id}/original`)).toBe(false),
  )
})

test('a file waits unopened while the scanner is down, and is clean once it says so', async () => {
  const { owner, id, fileOf } = await sent(Buffer.from('Registered: 1999'))
  const file = await until(async () => {
    const found = await fileOf()
    expect(found).toMatchObject({ mime: 'text/plain' })
    return found
  })
  expect(file).toMatchObject({ state: 'waiting', scanned: 'not-scanned', downloadUrl: null })
  const accept = `requests/v1/${id}/files/${file.id}/accept`
  expect(await owner.call('POST', accept)).toMatchObject({ status: 409 })

  await scanner()
  await satchel.app.tasks['scan-request-files']?.({})
  await until(async () => expect(await fileOf()).toMatchObject({ scanned: 'clean' }))
  expect(await owner.call('POST', accept)).toMatchObject({
    status: 200,
    body: { state: 'accepted' },
  })
})

test('a file that is larger than the scanner takes can be accepted, and is not called clean', async () => {
  await scanner()
  const { owner, id, fileOf } = await sent(Buffer.alloc(200_000, 'a'))
  const file = await until(async () => {
    const found = await fileOf()
    expect(found?.downloadUrl).toMatch(/^\/files\//)
    return found
  })
  expect(file).toMatchObject({ state: 'waiting', scanned: 'not-scanned' })
  const accept = `requests/v1/${id}/files/${file.id}/accept`
  expect(await owner.call('POST', accept)).toMatchObject({ status: 200 })
})
