import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import { historyOf, NOWHERE } from '../../../test/library.ts'
import { fixture, upload, whenRead } from '../../../test/uploading.ts'

const HOST = '127.0.0.9'

const satchel = product({ config: { FETCH_ALLOWED_NETWORKS: `${HOST}/32` }, worker: true })

const again = (person: Person, id: string) => person.call('POST', `items/v1/${id}/process`)

test('a file that couldn’t be read is retried and published once as added', async () => {
  const owner = await satchel.newTenant()
  const broken = await fixture('corrupt.pdf')
  const { itemId: id } = await upload(satchel, owner, 'handbook.pdf', broken)
  const failed = await whenRead(owner, id)
  expect(failed.status).toBe('failed')

  const stored = join(satchel.config.DATA_DIR, 'files', owner.tenantId, id, 'original')
  await writeFile(stored, await fixture('handbook.pdf'))
  const answer = await again(owner, id)
  expect(answer).toMatchObject({ status: 200, body: { status: 'processing' } })
  expect(answer.body).not.toHaveProperty('failure')
  const item = await whenRead(owner, id)
  expect(item).toMatchObject({ status: 'completed', pageCount: 24, version: failed.version })
  expect(await historyOf(owner, id)).toHaveLength(1)
})

test('a page that did not answer is read again', async () => {
  let status = 500
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<title>Back again</title>')
  }).listen(0, HOST)
  await once(server, 'listening')
  const url = `http://${HOST}:${(server.address() as AddressInfo).port}/`
  const owner = await satchel.newTenant()
  const { body } = await owner.call('POST', 'items/v1', { kind: 'link', url })
  const failed = await whenRead(owner, body.id)
  expect(failed.checkNote).toBe('The page responded with status 500.')
  status = 200
  expect((await again(owner, body.id)).status).toBe(200)
  const item = await whenRead(owner, body.id)
  expect(item).toMatchObject({ name: 'Back again', status: 'completed' })
  expect(item).not.toHaveProperty('checkNote')
  expect((await again(owner, body.id)).status).toBe(409)
  server.close()
})

test('only editors ask for it, and only of what there is', async () => {
  const owner = await satchel.newTenant()
  const viewer = await owner.withRole('viewer')
  const { itemId: id } = await upload(satchel, owner, 'a.txt', Buffer.from('text'))
  await whenRead(owner, id)
  expect((await again(viewer, id)).status).toBe(403)
  expect((await again(owner, id)).status).toBe(409)
  expect((await again(owner, NOWHERE)).status).toBe(404)
})
