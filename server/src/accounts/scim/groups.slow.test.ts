import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { type Directory, newDirectory, PATCH_SCHEMA } from '../../../test/peers/directory.ts'
import { startNameServer } from '../../../test/peers/name-server.ts'

const names = await startNameServer()
afterAll(() => names.close())
const satchel = product({ config: { DNS_SERVERS: names.address } })

const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
let directory: Directory
beforeEach(async () => {
  directory = await newDirectory(satchel, names)
})

const scim: Directory['scim'] = (...args) => directory.scim(...args)
const patchGroup = (id: string, ...Operations: object[]) =>
  scim('PATCH', `Groups/${id}`, { schemas: [PATCH_SCHEMA], Operations })
const roleOf = async (id: string) => (await directory.owner.call('GET', `users/v1/${id}`)).body.role
const membersOf = async (id: string) =>
  (await scim('GET', `Groups/${id}`)).body.members.map(({ value }: { value: string }) => value)
const add = (...ids: string[]) => ({
  op: 'Add',
  path: 'members',
  value: ids.map((value) => ({ value })),
})

describe('groups of a directory', () => {
  test('are the roles, with who has each', async () => {
    const { id } = await directory.create('pat', { roles: [{ value: 'editor' }] })
    const { status, body, headers } = await scim('GET', 'Groups')
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('application/scim+json')
    expect(body).toMatchObject({ totalResults: 4, startIndex: 1, itemsPerPage: 4 })
    const [owners, , editors] = body.Resources
    expect(owners).toMatchObject({ members: [{ value: directory.owner.userId }] })
    expect(editors).toMatchObject({
      schemas: [GROUP],
      displayName: 'Editors',
      members: [{ value: id, type: 'User' }],
      meta: { resourceType: 'Group', location: expect.stringContaining('/Groups/') },
    })
    expect((await scim('GET', `Groups/${editors.id}`)).body).toEqual(editors)
    expect((await scim('GET', `Users/${id}`)).body.groups).toMatchObject([
      { value: editors.id, display: 'Editors' },
    ])
    const without = await scim('GET', `Groups/${editors.id}?excludedAttributes=members`)
    expect(without.body).not.toHaveProperty('members')
    const page = await scim('GET', 'Groups?startIndex=2&count=1&attributes=displayName')
    expect(page.body).toMatchObject({ totalResults: 4, startIndex: 2, itemsPerPage: 1 })
    expect(page.body.Resources[0]).not.toHaveProperty('members')
    expect((await scim('GET', 'Groups/marketing')).body).toMatchObject({ status: '404' })
  })

  test('give the highest role of those a person is in, and take it away', async () => {
    const { id } = await directory.create('pat')
    expect((await patchGroup('editor', add(id))).body.members).toMatchObject([{ value: id }])
    expect(await roleOf(id)).toBe('editor')
    await patchGroup('viewer', add(id))
    expect(await roleOf(id)).toBe('editor')
    await patchGroup('admin', { op: 'add', path: 'MEMBERS', value: [{ Value: id }] })
    expect(await roleOf(id)).toBe('admin')
    await patchGroup('admin', { op: 'remove', path: `members[value eq "${id}"]` })
    expect(await roleOf(id)).toBe('editor')
    await patchGroup('editor', { op: 'Remove', path: 'members', value: [{ value: id }] })
    expect(await roleOf(id)).toBe('viewer')
    expect(await membersOf('editor')).toEqual([])
    expect(await membersOf('viewer')).toContain(id)
  })

  test('are replaced whole, and those left out become viewers', async () => {
    const [pat, kim] = [await directory.create('pat'), await directory.create('kim')]
    await patchGroup('editor', add(pat.id))
    const { body: editors } = await scim('GET', 'Groups/editor')
    const put = { ...editors, members: [{ value: kim.id }] }
    expect((await scim('PUT', 'Groups/editor', put)).status).toBe(200)
    expect([await roleOf(pat.id), await roleOf(kim.id)]).toEqual(['viewer', 'editor'])
    const okta = { op: 'replace', path: 'members', value: [{ value: pat.id }] }
    await patchGroup('editor', okta)
    expect([await roleOf(pat.id), await roleOf(kim.id)]).toEqual(['editor', 'viewer'])
    await patchGroup('editor', { op: 'remove', path: 'members' })
    expect(await roleOf(pat.id)).toBe('viewer')
  })

  test('change what a session may do at once', async () => {
    const person = await directory.owner.withRole('viewer')
    const draft = { kind: 'link', url: 'https://example.com/' }
    expect((await person.call('POST', 'items/v1', draft)).status).toBe(403)
    await patchGroup('editor', add(person.userId))
    expect((await person.call('POST', 'items/v1', draft)).status).toBe(201)
  })

  test('are connected by name, which reads as it was written', async () => {
    const { id } = await directory.create('pat')
    const find = async (filter: string) =>
      (await scim('GET', `Groups?filter=${encodeURIComponent(filter)}`)).body.Resources.map(
        (group: { id: string }) => group.id,
      )
    for (const name of ['Satchel Editors', 'editor', 'EDITORS', 'satchel-editor'])
      expect(await find(`displayName eq "${name}"`)).toEqual(['editor'])
    for (const name of ['Video editors', 'Domain Admins', 'constructor'])
      expect(await find(`displayName eq "${name}"`)).toEqual([])
    const draft = { schemas: [GROUP], displayName: 'Satchel Editors', externalId: 'G-1' }
    const made = await scim('POST', 'Groups', { ...draft, members: [{ value: id }] })
    expect(made.status).toBe(201)
    expect(made.headers.location).toBe(made.body.meta.location)
    expect(made.body).toMatchObject({ ...draft, members: [{ value: id }] })
    expect(await roleOf(id)).toBe('editor')
    expect(await find('externalId eq "G-1"')).toEqual(['editor'])
    expect(await find(`id eq "editor" and members eq "${id}"`)).toEqual(['editor'])
    expect((await scim('POST', 'Groups', draft)).body).toMatchObject({
      status: '409',
      scimType: 'uniqueness',
    })
    const renamed = await patchGroup('editor', {
      op: 'replace',
      value: { displayName: 'Editors of Satchel' },
    })
    expect(renamed).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
    const okta = { op: 'replace', value: { id: 'editor', displayName: 'Editors' } }
    expect((await patchGroup('editor', okta)).body).toMatchObject({
      displayName: 'Editors',
      externalId: 'G-1',
      members: [{ value: id }],
    })
  })

  test('are refused beside the roles, and so is making or changing owners', async () => {
    const { id } = await directory.create('pat')
    const other = await satchel.newTenant()
    const refusals = [
      await scim('POST', 'Groups', { schemas: [GROUP], displayName: 'Marketing' }),
      await scim('POST', 'Groups', { schemas: [GROUP] }),
      await patchGroup('editor', add('nobody')),
      await patchGroup('editor', add(crypto.randomUUID())),
      await patchGroup('editor', add(other.userId)),
      await patchGroup('editor', { op: 'replace', path: 'owners', value: [] }),
      await patchGroup('editor', { op: 'explode', path: 'members', value: [] }),
      await scim('PATCH', 'Groups/editor', {}),
    ]
    expect(
      refusals.map(({ status, body }) => [status, body.schemas?.[0].split(':').at(-1)]),
    ).toEqual(refusals.map(() => [400, 'Error']))
    expect((await patchGroup('owner', add(id))).status).toBe(403)
    const { userId } = directory.owner
    expect((await patchGroup('owner', { op: 'remove', path: 'members' })).status).toBe(403)
    expect((await scim('DELETE', 'Groups/editor')).status).toBe(405)
    // A group of everybody has the owner in it, who stays.
    expect((await patchGroup('viewer', add(userId))).status).toBe(200)
    expect([await roleOf(userId), await roleOf(id)]).toEqual(['owner', 'viewer'])
    expect(await membersOf('viewer')).toContain(userId)
  })
})

describe('a directory’s own spelling', () => {
  test('of names and addresses comes back as it was sent', async () => {
    const userName = `Pat.Doe@${directory.domain}`
    const draft = {
      ...directory.draftOf('x'),
      userName,
      emails: [{ value: userName, type: 'work' }],
    }
    const { status, body } = await scim('POST', 'Users', draft)
    expect(status).toBe(201)
    expect(body).toMatchObject({ userName, emails: [{ value: userName }] })
    expect((await directory.owner.call('GET', `users/v1/${body.id}`)).body.email).toBe(
      userName.toLowerCase(),
    )
    const find = async (filter: string) =>
      (await scim('GET', `Users?filter=${encodeURIComponent(filter)}`)).body.totalResults
    for (const written of [userName, userName.toLowerCase(), userName.toUpperCase()])
      expect(await find(`userName eq "${written}"`)).toBe(1)
    expect(await find(`emails.value eq "${userName}"`)).toBe(1)
    // Sent back, it changes nothing.
    expect((await scim('PUT', `Users/${body.id}`, body)).body).toMatchObject({ userName })
    const { body: audit } = await directory.owner.call('GET', 'audit/v1/list?action=user.changed')
    expect(audit.items).toEqual([])
    const moved = { op: 'replace', path: 'userName', value: `Pat.New@${directory.domain}` }
    expect((await directory.patch(body.id, moved)).body.userName).toBe(moved.value)
    expect((await scim('POST', 'Users', draft)).status).toBe(201)
  })

  test('of a name that is no address finds the person again, and nobody else has it', async () => {
    const emails = (name: string) => [{ value: `${name}@${directory.domain}`, primary: true }]
    const pat = await directory.create('x', { userName: 'PDoe', emails: emails('pat') })
    expect(pat).toMatchObject({ userName: 'PDoe', emails: [{ value: `pat@${directory.domain}` }] })
    const filter = encodeURIComponent('userName eq "pdoe"')
    expect((await scim('GET', `Users?filter=${filter}`)).body.Resources).toMatchObject([
      { id: pat.id },
    ])
    const draft = { ...directory.draftOf('y'), userName: 'pdoe', emails: emails('kim') }
    expect(await scim('POST', 'Users', draft)).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    })
  })

  test('of a value as a list of one is its value', async () => {
    const { id } = await directory.create('pat')
    const list = (value: unknown) => [{ value }]
    const { body } = await directory.patch(
      id,
      { op: 'replace', path: 'displayName', value: list('Pat D.') },
      { op: 'replace', path: 'externalId', value: list('X-1') },
      { op: 'replace', path: 'userName', value: list(`pat2@${directory.domain}`) },
      { op: 'replace', path: 'name.familyName', value: list('Dough') },
      { op: 'replace', path: 'active', value: list('False') },
    )
    expect(body).toMatchObject({
      displayName: 'Pat D.',
      externalId: 'X-1',
      active: false,
      userName: `pat2@${directory.domain}`,
      name: { familyName: 'Dough' },
    })
  })
})

test('schemas and resource types are read one by one, and errors are SCIM’s throughout', async () => {
  for (const list of ['Schemas', 'ResourceTypes']) {
    const { body } = await scim('GET', list)
    expect(body.totalResults).toBe(2)
    for (const each of body.Resources)
      expect((await scim('GET', `${list}/${encodeURIComponent(each.id)}`)).body).toEqual(each)
  }
  const token = { authorization: `Bearer ${directory.token}` }
  const json = { ...token, 'content-type': 'application/scim+json' }
  const answers = [
    await scim('GET', 'Schemas/urn:x'),
    await scim('GET', 'ResourceTypes/Device'),
    await scim('GET', 'Users/'),
    await scim('GET', 'Me'),
    await scim('POST', 'Bulk', {}),
    await satchel.anonymous('GET', '/api/scim', undefined, token),
    await satchel.anonymous('GET', '/api/scim/v1/Users', undefined, token),
    await satchel.anonymous('POST', '/api/scim/v2/Users', '{', json),
    await satchel.anonymous('POST', '/api/scim/v2/Groups', 'x=1', {
      ...token,
      'content-type': 'application/x-www-form-urlencoded',
    }),
    await satchel.anonymous('POST', '/api/scim/v2/Groups', '[]', json),
    await satchel.anonymous('GET', '/api/scim/v2/Groups'),
  ]
  for (const { status, headers, body } of answers) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(headers['content-type']).toContain('application/scim+json')
    expect(body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error'])
    expect(body.status).toBe(`${status}`)
  }
})
