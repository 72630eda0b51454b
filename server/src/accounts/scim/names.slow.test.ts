import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { type Directory, newDirectory, USER_SCHEMA as USER } from '../../../test/peers/directory.ts'
import { startNameServer } from '../../../test/peers/name-server.ts'

const names = await startNameServer()
afterAll(() => names.close())
const satchel = product({ config: { DNS_SERVERS: names.address } })

let directory: Directory
beforeAll(async () => {
  directory = await newDirectory(satchel, names)
})

describe('a directory with other spellings of names', () => {
  test.each([
    ['one that writes names large', { Op: 'replace', Path: 'Active', Value: false }],
    ['one that names the schema', { op: 'replace', path: `${USER}:active`, value: false }],
    ['one that sends the schema’s names', { op: 'replace', value: { [`${USER}:Active`]: false } }],
    ['one that sends the schema whole', { op: 'replace', value: { [USER]: { ACTIVE: 'FALSE' } } }],
    ['one that sends values', { op: 'replace', path: 'active', value: [{ value: 'False' }] }],
  ])('deactivates who leaves: %s', async (_, operation) => {
    const person = await directory.owner.withRole('editor')
    expect((await directory.patch(person.userId, operation)).body.active).toBe(false)
    expect((await person.call('GET', 'auth/v1/me')).status).toBe(401)
  })

  test('deactivates by a whole person too, whatever the case of its names', async () => {
    const { id, ...kim } = await directory.create('kim-large')
    const { active: _active, userName, ...rest } = kim
    const large = await directory.scim('PUT', `Users/${id}`, {
      ...rest,
      UserName: userName,
      Active: false,
    })
    expect(large).toMatchObject({ status: 200, body: { active: false } })
    const made = await directory.scim('POST', 'Users', {
      Schemas: [USER],
      USERNAME: `lee-large@${directory.domain}`,
      Active: 'false',
      Name: { GIVENNAME: 'Lee', FamilyName: 'Doe' },
    })
    expect(made.body).toMatchObject({ active: false, name: { givenName: 'Lee' } })
  })

  test('is refused a change of nothing that is known', async () => {
    const { id } = await directory.create('pat-known')
    for (const operation of [
      { op: 'replace', path: 'activ', value: false },
      { op: 'replace', value: { enabled: false } },
      { op: 'replace', value: {}, path: 'status' },
    ])
      expect(await directory.patch(id, operation)).toMatchObject({
        status: 400,
        body: { scimType: 'invalidPath' },
      })
    const title = { op: 'replace', value: { title: 'CEO', 'urn:x:y:Z:costCenter': '7' } }
    expect((await directory.patch(id, title)).status).toBe(200)
    const beside = { op: 'replace', value: { enabled: true, active: false } }
    expect((await directory.patch(id, beside)).body.active).toBe(false)
  })
})

test('what isn’t offered is refused in SCIM’s own form, with the methods that are', async () => {
  for (const [method, path, status, allow] of [
    ['GET', 'Userz', 404, undefined],
    ['DELETE', 'Users', 405, 'GET, POST'],
    ['PUT', 'Schemas', 405, 'GET'],
  ] as const) {
    const answer = await directory.scim(method, path)
    expect(answer).toMatchObject({ status, body: { status: `${status}` } })
    expect(answer.headers['content-type']).toContain('application/scim+json')
    expect(answer.headers.allow).toBe(allow)
  }
})
