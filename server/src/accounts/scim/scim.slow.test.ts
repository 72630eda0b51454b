import pg from 'pg'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { PASSWORD } from '../../../test/client.ts'
import { type Owner, product } from '../../../test/harness.ts'
import {
  type Directory,
  newDirectory,
  newScimToken,
  PATCH_SCHEMA as PATCH,
  USER_SCHEMA as USER,
} from '../../../test/peers/directory.ts'
import { startNameServer } from '../../../test/peers/name-server.ts'

const names = await startNameServer()
afterAll(() => names.close())
const satchel = product({ config: { DNS_SERVERS: names.address } })

let directory: Directory
let owner: Owner
let domain: string
beforeEach(async () => {
  directory = await newDirectory(satchel, names)
  ;({ owner, domain } = directory)
})

const scim: Directory['scim'] = (...args) => directory.scim(...args)
const draftOf: Directory['draftOf'] = (...args) => directory.draftOf(...args)
const create: Directory['create'] = (...args) => directory.create(...args)
const patch: Directory['patch'] = (...args) => directory.patch(...args)
const memberOf = async (id: string) => (await owner.call('GET', `users/v1/${id}`)).body

/** A query of pg's, which takes each row as it arrives. */
interface Reading {
  _result: { fields: { name: string }[] }
  handleDataRow(row: unknown): void
}

describe('a directory that speaks SCIM', () => {
  test('creates a person, who is on the team and can’t sign in with a password', async () => {
    const displayName = 'Pat\u202e D.'
    const more = { externalId: 'x-1', displayName, roles: [{ value: 'editor' }] }
    const { status, body, headers } = await scim('POST', 'Users', draftOf('Pat', more))
    expect(status).toBe(201)
    expect(headers['content-type']).toContain('application/scim+json')
    expect(headers.location).toBe(body.meta.location)
    expect(body).toMatchObject({
      schemas: [USER],
      userName: `Pat@${domain}`,
      externalId: 'x-1',
      displayName: 'Pat D.',
      name: { formatted: 'Pat D.', givenName: 'Pat', familyName: 'Doe' },
      active: true,
      emails: [{ value: `pat@${domain}`, primary: true }],
      roles: [{ value: 'editor', primary: true }],
    })
    expect(await memberOf(body.id)).toMatchObject({ role: 'editor', status: 'active' })
    expect((await scim('GET', `Users/${body.id}`)).body).toEqual(body)
  })

  test('finds people by what it knows of them', async () => {
    const pat = await create('pat', { externalId: 'x-1' })
    await create('kim')
    const find = async (filter: string, rest = '') =>
      (await scim('GET', `Users?filter=${encodeURIComponent(filter)}${rest}`)).body
    for (const filter of [
      `userName eq "PAT@${domain}"`,
      `username Eq "pat@${domain}"`,
      `emails.value eq "pat@${domain}"`,
      `emails[type eq "work"].value eq "Pat@${domain}"`,
      'externalId eq "x-1"',
      `userName sw "pa" and active eq true`,
    ])
      expect([filter, (await find(filter)).Resources.map(({ id }: { id: string }) => id)]).toEqual([
        filter,
        [pat.id],
      ])
    for (const none of ['userName eq "nobody@x.com"', 'constructor eq "x"', 'toString eq "x"'])
      expect(await find(none)).toMatchObject({ totalResults: 0, Resources: [] })
    const { body: page } = await scim('GET', 'Users?startIndex=2&count=1')
    expect(page).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 })
    for (const beyond of ['4', `${2 ** 40}`, '9223372036854775808', '9'.repeat(400)])
      expect(await scim('GET', `Users?startIndex=${beyond}`)).toMatchObject({
        status: 200,
        body: { totalResults: 3, itemsPerPage: 0, Resources: [] },
      })
    expect((await scim('GET', 'Users?count=0')).body).toMatchObject({
      totalResults: 3,
      Resources: [],
    })
    const { status, body } = await scim('GET', 'Users?filter=userName%20eq')
    expect([status, body.scimType]).toEqual([400, 'invalidFilter'])
  })

  test('looks a person up without reading the others', async () => {
    const pat = await create('pat', { externalId: 'x-1' })
    for (const name of ['kim', 'lee', 'sam']) await create(name)
    const read = vi.spyOn(pg.Query.prototype as unknown as Reading, 'handleDataRow')
    onTestFinished(() => read.mockRestore())
    /** Returns how many people were read by statements since the last call. */
    const countRead = () => {
      const queries = read.mock.contexts as Reading[]
      const people = queries.filter(({ _result: { fields } }) =>
        fields.some(({ name }) => name === 'external_id'),
      )
      read.mockClear()
      return people.length
    }
    for (const filter of [
      `userName eq "Pat@${domain}"`,
      `active eq true and emails.value eq "pat@${domain}"`,
      'externalId eq "x-1"',
      `id eq "${pat.id}"`,
    ]) {
      const { body } = await scim('GET', `Users?filter=${encodeURIComponent(filter)}`)
      expect([filter, body.totalResults]).toEqual([filter, 1])
      expect(countRead()).toBe(1)
    }
    const { body: page } = await scim('GET', 'Users?startIndex=2&count=2')
    expect([page.totalResults, page.itemsPerPage, countRead()]).toEqual([5, 2, 2])
  })

  test('changes a person, whole or in part, as the large directories write it', async () => {
    const { id, ...pat } = await create('pat')
    const moved = { ...pat, userName: `pat.new@${domain}`, emails: [], displayName: 'Pat New' }
    expect((await scim('PUT', `Users/${id}`, moved)).body).toMatchObject({
      userName: `pat.new@${domain}`,
      displayName: 'Pat New',
    })
    const entra = await patch(
      id,
      { op: 'Replace', path: 'name.givenName', value: 'Patricia' },
      { op: 'Add', path: 'externalId', value: 'x-9' },
      { op: 'Replace', path: 'roles[primary eq true].value', value: 'admin' },
    )
    expect(entra.body).toMatchObject({
      name: { formatted: 'Patricia Doe', givenName: 'Patricia' },
      externalId: 'x-9',
      roles: [{ value: 'admin' }],
    })
    const okta = await patch(id, { op: 'replace', value: { displayName: 'P. D.', active: true } })
    expect(okta.body).toMatchObject({ displayName: 'P. D.', active: true })
    expect(await memberOf(id)).toMatchObject({
      name: 'P. D.',
      email: `pat.new@${domain}`,
      role: 'admin',
    })
  })

  test.each([
    ['Entra', { op: 'Replace', path: 'active', value: 'False' }],
    ['Okta', { op: 'replace', value: { active: false } }],
  ])(
    'deactivates who leaves, and their sessions end at once (as %s does it)',
    async (_, operation) => {
      const person = await owner.withRole('editor')
      expect((await person.call('GET', 'auth/v1/me')).status).toBe(200)
      expect((await patch(person.userId, operation)).body.active).toBe(false)
      expect((await person.call('GET', 'auth/v1/me')).status).toBe(401)
      expect(await memberOf(person.userId)).toMatchObject({ status: 'deactivated' })
      const back = { op: 'Replace', path: 'active', value: 'True' }
      expect((await patch(person.userId, back)).body.active).toBe(true)
    },
  )

  test('deletes a person, who is gone for it and stays as who did what', async () => {
    const { id } = await create('pat', { externalId: 'x-1' })
    expect((await scim('DELETE', `Users/${id}`)).status).toBe(204)
    expect((await scim('GET', `Users/${id}`)).status).toBe(404)
    expect((await scim('DELETE', `Users/${id}`)).status).toBe(404)
    expect(await memberOf(id)).toMatchObject({ status: 'deactivated' })
    const again = await create('pat', { externalId: 'x-1' })
    expect(again).toMatchObject({ id, active: true })
  })

  test('finds whom it had deleted once an admin has let them in again, and lets them be', async () => {
    const { id } = await create('pat')
    await scim('DELETE', `Users/${id}`)
    await owner.call('PATCH', `users/v1/${id}`, { deactivated: false })
    await owner.call('POST', `users/v1/${id}/ownership`)
    expect((await scim('GET', `Users/${id}`)).body.roles).toMatchObject([{ value: 'owner' }])
    expect((await scim('POST', 'Users', draftOf('pat'))).status).toBe(409)
    expect(await memberOf(id)).toMatchObject({ role: 'owner', status: 'active' })
  })

  test('voids a reset link of the old address when it changes the address', async () => {
    const { id, userName } = await create('pat')
    await satchel.app.tasks['mail-password-reset']?.({ email: userName })
    const { text = '' } = await satchel.mailTo(userName, /Reset your password/)
    const moved = { op: 'replace', path: 'userName', value: `pat2@${domain}` }
    expect((await patch(id, moved)).body.userName).toBe(`pat2@${domain}`)
    const token = /token=([\w-]+)/.exec(text)?.[1]
    const body = { token, password: PASSWORD }
    expect((await satchel.anonymous('POST', 'auth/v1/reset-password', body)).status).toBe(410)
  })

  test('changes an address together with the rest or not at all, and records it', async () => {
    const { id } = await create('pat')
    await create('kim', { externalId: 'x-1' })
    const email = { op: 'replace', path: 'userName', value: `pat.new@${domain}` }
    const replaceExternalId = { op: 'add', path: 'externalId', value: 'x-1' }
    expect((await patch(id, email, replaceExternalId)).status).toBe(409)
    expect(await memberOf(id)).toMatchObject({ email: `pat@${domain}` })
    expect((await patch(id, email)).status).toBe(200)
    const { body } = await owner.call('GET', 'audit/v1/list?action=user.changed')
    expect(body.items).toMatchObject([
      {
        actor: { id: null, name: 'Directory' },
        target: { id },
        ip: '127.0.0.1',
        details: { email: { from: `pat@${domain}`, to: `pat.new@${domain}` } },
      },
    ])
  })

  test('neither makes, changes nor deletes an owner, nor lets one in again', async () => {
    const { body } = await scim('POST', 'Users', draftOf('boss', { roles: [{ value: 'owner' }] }))
    expect(body.roles).toEqual([{ value: 'viewer', primary: true }])
    for (const operation of [
      { op: 'replace', path: 'active', value: false },
      { op: 'replace', path: 'userName', value: `boss2@${domain}` },
    ])
      expect((await patch(owner.userId, operation)).status).toBe(403)
    expect((await scim('DELETE', `Users/${owner.userId}`)).status).toBe(403)
    const role = { op: 'replace', path: 'roles', value: [{ value: 'viewer' }] }
    await patch(owner.userId, role)
    expect(await memberOf(owner.userId)).toMatchObject({ role: 'owner', status: 'active' })
    const former = await owner.withRole('owner')
    await owner.call('PATCH', `users/v1/${former.userId}`, { deactivated: true })
    const back = { op: 'replace', path: 'active', value: true }
    expect((await patch(former.userId, back)).status).toBe(403)
    expect(await memberOf(former.userId)).toMatchObject({ status: 'deactivated' })
  })

  test('is refused an address that is taken, of a foreign domain, or none', async () => {
    await create('pat')
    const other = await satchel.newTenant()
    const refusals = await Promise.all(
      [
        draftOf('pat'),
        { ...draftOf('x'), userName: other.email },
        { ...draftOf('x'), userName: 'x@elsewhere.com' },
        { ...draftOf('x'), userName: 'no address' },
        { schemas: [USER] },
      ].map(async (draft) => {
        const { status, body } = await scim('POST', 'Users', draft)
        return [status, body.scimType, body.schemas[0].endsWith('Error'), body.status]
      }),
    )
    expect(refusals).toEqual([
      [409, 'uniqueness', true, '409'],
      [400, 'invalidValue', true, '400'],
      [400, 'invalidValue', true, '400'],
      [400, 'invalidValue', true, '400'],
      [400, 'invalidValue', true, '400'],
    ])
  })

  test('a patch whose path is a megabyte of dots is refused at once', async () => {
    const { id } = await create('pat')
    const dots = '.'.repeat(1_000_000)
    for (const operation of [
      { op: 'add', path: dots, value: 1 },
      { op: 'add', value: { [dots]: 1 } },
      { op: 'add', path: 'name', value: { [dots]: 1 } },
    ]) {
      const { status, body } = await patch(id, operation)
      expect([status, body.scimType]).toEqual([400, 'invalidPath'])
    }
  })

  test('a patch that multiplies lists, or compares long ones, is refused at once', async () => {
    const { id } = await create('pat')
    const list = (value: number, length: number) => Array(length).fill(value)
    const nested = ['b', 'c', 'd', 'e', 'f'].map((key, index) => ({
      op: 'replace',
      path: ['addresses', 'b', 'c', 'd', 'e'].slice(0, index + 1).join('.'),
      value: { [key]: list(0, 40) },
    }))
    for (const operations of [
      [{ op: 'add', path: 'addresses', value: list(0, 40) }, ...nested],
      [0, 1].map((value) => ({ op: 'add', path: 'emails', value: list(value, 200_000) })),
    ]) {
      const { status, body } = await patch(id, ...operations)
      expect([status, body.scimType]).toEqual([400, 'tooMany'])
    }
  })

  test('two people with the same address at once become one', async () => {
    const all = await Promise.all([1, 2, 3].map(() => scim('POST', 'Users', draftOf('double'))))
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test('takes seats as everybody does', async () => {
    await satchel.database.system
      .updateTable('tenant')
      .set({ limits: JSON.stringify({ seats: 2 }) })
      .where('id', '=', owner.tenantId)
      .execute()
    const first = await create('one')
    expect((await scim('POST', 'Users', draftOf('two'))).status).toBe(409)
    await patch(first.id, { op: 'replace', path: 'active', value: false })
    expect((await scim('POST', 'Users', draftOf('two'))).status).toBe(201)
    const back = await patch(first.id, { op: 'replace', path: 'active', value: true })
    expect(back.status).toBe(409)
  })

  test('says what it can', async () => {
    for (const path of ['ServiceProviderConfig', 'Schemas', 'ResourceTypes'])
      expect((await scim('GET', path)).status).toBe(200)
    expect((await scim('GET', 'ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      filter: { supported: true },
    })
  })
})

describe('the token of a directory', () => {
  test('opens its own tenant and nothing else, until it is revoked', async () => {
    const other = await satchel.newTenant()
    const theirs = await newScimToken(other)
    const { id } = await create('pat')
    for (const method of ['GET', 'DELETE'])
      expect((await scim(method, `Users/${id}`, undefined, theirs)).status).toBe(404)
    expect((await scim('GET', 'Users', undefined, theirs)).body.totalResults).toBe(1)

    const { body } = await owner.call('GET', 'auth/v1/sso/scim-tokens')
    expect(body.items).toMatchObject([{ name: 'Directory', lastUsedAt: expect.any(String) }])
    expect(JSON.stringify(body)).not.toContain(directory.token)
    await owner.call('DELETE', `auth/v1/sso/scim-tokens/${body.items[0].id}`)
    const refused = await scim('GET', 'Users')
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Bearer'])
  })

  test.each([
    ['another one', 'scim_0123'],
    ['none', ''],
  ])('%s opens nothing', async (_, wrong) => {
    expect((await scim('GET', 'Users', undefined, wrong)).status).toBe(401)
  })

  test('can only be created by people who manage sign-in', async () => {
    const editor = await owner.withRole('editor')
    const made = await editor.call('POST', 'auth/v1/sso/scim-tokens', { name: 'Mine' })
    expect(made.status).toBe(403)
  })
})

test.each([
  [{}],
  [{ schemas: [PATCH], Operations: 'x' }],
  [{ schemas: [PATCH], Operations: [null] }],
  [{ schemas: [PATCH], Operations: [{ op: 'explode', path: 'x' }] }],
  [{ schemas: [PATCH], Operations: [{ op: 'replace', path: '__proto__.polluted', value: 1 }] }],
  [{ schemas: [PATCH], Operations: [{ op: 'add', value: { '__proto__.polluted': 1 } }] }],
  [
    {
      schemas: [PATCH],
      Operations: [{ op: 'add', value: { 'constructor.prototype.polluted': 1 } }],
    },
  ],
  [{ schemas: [PATCH], Operations: [{ op: 'add', path: 'toString.polluted', value: 1 }] }],
  [{ schemas: [PATCH], Operations: [{ op: 'add', value: { 'name.toString.polluted': 1 } }] }],
  [{ schemas: [PATCH], Operations: [{ op: 'replace', path: 'emails[', value: 1 }] }],
  [{ schemas: [PATCH], Operations: [{ op: 'replace', path: 'active', value: 'maybe' }] }],
  [{ schemas: [PATCH], Operations: [{ op: 'replace', path: 'name', value: 'text' }] }],
  [{ schemas: [PATCH], Operations: [{ op: 'remove', path: 'userName' }] }],
])('an odd patch breaks nothing: %j', async (body) => {
  const { id } = await create('pat')
  const { status } = await scim('PATCH', `Users/${id}`, body)
  expect(status).toBeLessThan(500)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(Object.prototype.toString).not.toHaveProperty('polluted')
  expect((await scim('GET', `Users/${id}`)).body).toMatchObject({ userName: `pat@${domain}` })
})
