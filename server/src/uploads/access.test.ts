import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { locationOf, tusClient } from '../../test/tus.ts'

const satchel = product({ shared: true })
const { tus, create, patch } = tusClient(satchel)

type Part = string | (() => Promise<string>)

/** Sends the path exactly as given, which `fetch` would tidy, and the body in parts. */
async function raw({ tokens }: Person, method: string, path: string, ...parts: Part[]) {
  const { hostname, port } = new URL(await satchel.listen())
  const headers = {
    'tus-resumable': '1.0.0',
    authorization: `Bearer ${tokens.accessToken}`,
    'x-identity-token': tokens.identityToken,
    ...(method === 'PATCH' && {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    }),
  }
  const sent = request({ hostname, port, method, path, headers })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  for (const part of parts) sent.write(typeof part === 'string' ? part : await part())
  sent.end()
  const [answer] = await answered
  const length = answer.headers['upload-length']?.toString()
  return { status: answer.statusCode, length, body: await text(answer) }
}

const idOf = (url: string) => url.split('/').at(-1) ?? ''

/** Returns addresses that name the caller's upload but lead to another if only their end is read. */
const tricks = (mine: string, theirs: string) => [
  `/api/uploads/${mine}?x=/${theirs}`,
  `/api/uploads/${mine}?x=/${theirs}/`,
  `/api/uploads/${mine}?/${theirs}`,
  `/api/uploads/${mine};/${theirs}`,
  `/api/uploads/${mine}%2f${theirs}`,
  `/api/uploads/${mine}%2F..%2F${theirs}`,
  `/api/uploads/${mine}%3Fx=/${theirs}`,
  `/api/uploads/${mine}%5c${theirs}`,
  `/api/uploads/${mine}/${theirs}`,
  `/api/uploads//${theirs}`,
  `/api/uploads/./${theirs}`,
  `/api/uploads/${mine}/../${theirs}`,
  `/api/uploads/${theirs.toUpperCase()}`,
]

describe('an address that ends with the id of an upload', () => {
  const whose: [string, (owner: Owner) => Promise<Person>][] = [
    ['of another tenant', () => satchel.newTenant()],
    ['of a colleague', (owner) => owner.withRole('editor')],
  ]

  test.for(whose)('%s never reaches it', async ([, find]) => {
    const owner = await satchel.newTenant()
    const other = await find(owner)
    const theirs = locationOf(await create(other, 7))
    const count = tricks('', '').length
    for (let index = 0; index < count; index++) {
      const mine = locationOf(await create(owner, 5))
      const path = tricks(idOf(mine), idOf(theirs))[index] ?? ''
      const head = await raw(owner, 'HEAD', path)
      expect([path, head.status, head.length]).toBeOneOf([
        [path, 404, undefined],
        [path, 200, '5'],
      ])
      await raw(owner, 'PATCH', path, 'abc')
      await raw(owner, 'DELETE', path)
    }
    const left = await tus(other, 'HEAD', theirs)
    expect([left.status, left.headers.get('upload-offset')]).toEqual([200, '0'])
  })

  test('in capitals reaches one of the caller', async () => {
    const owner = await satchel.newTenant()
    const url = locationOf(await create(owner, 1))
    const loud = url.replace(idOf(url), idOf(url).toUpperCase())
    expect((await patch(owner, loud, 0, new Uint8Array(1))).headers.get('x-item-id')).toBe(
      idOf(url),
    )
  })
})

describe('the last byte makes no item', () => {
  const change = (table: 'member' | 'tenant', id: string, set: object) =>
    satchel.database.system.updateTable(table).set(set).where('id', '=', id).execute()
  const cases: [string, (person: Person) => Promise<unknown>, number, string][] = [
    [
      'of somebody deactivated meanwhile',
      ({ userId }) => change('member', userId, { status: 'deactivated' }),
      403,
      'forbidden',
    ],
    [
      'of somebody who became a viewer meanwhile',
      ({ userId }) => change('member', userId, { role: 'viewer' }),
      403,
      'forbidden',
    ],
    [
      'in an account suspended meanwhile',
      ({ tenantId }) => change('tenant', tenantId, { status: 'suspended' }),
      402,
      'account-inactive',
    ],
  ]

  test.for(cases)('%s', async ([, happen, status, code]) => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const url = locationOf(await create(editor, 2))
    const { DATA_DIR } = satchel.config
    const bytesIn = async () => (await stat(join(DATA_DIR, 'uploads', idOf(url)))).size
    const last = await raw(editor, 'PATCH', url, 'a', async () => {
      await expect.poll(bytesIn).toBe(1)
      await happen(editor)
      return 'b'
    })
    expect([last.status, JSON.parse(last.body || '{}').code]).toEqual([status, code])
    const items = await satchel.database.system
      .selectFrom('item')
      .where('tenantId', '=', owner.tenantId)
      .select('id')
      .execute()
    expect(items).toEqual([])
  })
})
