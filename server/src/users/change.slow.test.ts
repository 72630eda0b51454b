import { describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../test/harness.ts'

const satchel = product()

const change = (person: Person, userId: string, fields: object) =>
  person.call('PATCH', `users/v1/${userId}`, fields)
const get = async (person: Person, userId: string) =>
  (await person.call('GET', `users/v1/${userId}`)).body
const audited = async ({ tenantId }: Person) => {
  const rows = await satchel.database.system
    .selectFrom('audit')
    .select(['action', 'actorName', 'targetName', 'details'])
    .where('tenantId', '=', tenantId)
    .where('action', 'like', 'user.%')
    .orderBy('id')
    .execute()
  return rows.map(({ action, actorName, targetName, details }) => [
    action,
    actorName,
    targetName,
    details,
  ])
}

describe('a person', () => {
  test('gives themselves another name; of others it is for admins, of owners for owners', async () => {
    const owner = await satchel.newTenant()
    const [admin, editor] = [await owner.withRole('admin'), await owner.withRole('editor')]
    expect((await change(editor, editor.userId, { name: ' Eva ' })).body.name).toBe('Eva')
    expect((await change(admin, editor.userId, { name: 'Eve' })).body.name).toBe('Eve')
    expect((await change(editor, admin.userId, { name: 'Adam' })).status).toBe(403)
    expect((await change(admin, owner.userId, { name: 'Adam' })).status).toBe(403)
    expect((await change(editor, editor.userId, { name: '   ' })).status).toBe(422)
    const stranger = await satchel.newTenant()
    expect((await change(stranger, editor.userId, { name: 'Mine' })).status).toBe(404)
    expect((await audited(owner))[0]).toEqual([
      'user.changed',
      'Some editor',
      'Some editor',
      { name: { from: 'Some editor', to: 'Eva' } },
    ])
  })

  test('does not raise their own role, and may lower it', async () => {
    const owner = await satchel.newTenant()
    const [admin, viewer] = [await owner.withRole('admin'), await owner.withRole('viewer')]
    for (const [person, role] of [
      [admin, 'owner'],
      [viewer, 'editor'],
      [viewer, 'owner'],
    ] as const)
      expect((await change(person, person.userId, { role })).status).toBe(403)
    expect((await change(admin, admin.userId, { role: 'editor' })).body.role).toBe('editor')
    // At once, and not when the tokens run out.
    expect((await change(admin, viewer.userId, { role: 'editor' })).status).toBe(403)
    expect((await admin.call('GET', 'auth/v1/me')).body.permissions).not.toContain('people.manage')
  })

  test('is made and unmade owner by owners alone', async () => {
    const owner = await satchel.newTenant()
    const [admin, editor] = [await owner.withRole('admin'), await owner.withRole('editor')]
    expect((await change(admin, editor.userId, { role: 'owner' })).status).toBe(403)
    expect((await change(admin, editor.userId, { role: 'admin' })).body.role).toBe('admin')
    expect((await change(owner, editor.userId, { role: 'owner' })).body.role).toBe('owner')
    expect((await change(admin, owner.userId, { role: 'viewer' })).status).toBe(403)
    expect((await change(admin, owner.userId, { deactivated: true })).status).toBe(403)
    expect((await change(editor, owner.userId, { role: 'viewer' })).body.role).toBe('viewer')
    expect((await audited(owner)).at(-1)).toEqual([
      'user.role-changed',
      'Some editor',
      'Ada Owner',
      { from: 'owner', to: 'viewer' },
    ])
  })
})

describe('the last owner', () => {
  test('cannot leave and not be demoted', async () => {
    const owner = await satchel.newTenant()
    for (const fields of [{ role: 'admin' }, { deactivated: true }])
      expect((await change(owner, owner.userId, fields)).body.code).toBe('last-owner')
    const other = await owner.withRole('owner')
    expect((await change(owner, other.userId, { deactivated: true })).status).toBe(200)
    expect((await change(owner, owner.userId, { deactivated: true })).body.code).toBe('last-owner')
  })

  test('is left when two demote each other, or leave, at once', async () => {
    for (const fields of [{ role: 'editor' }, { deactivated: true }]) {
      const owner = await satchel.newTenant()
      const other = await owner.withRole('owner')
      const answers = await Promise.all([
        change(owner, other.userId, fields),
        change(other, owner.userId, fields),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([
        200,
        expect.toBeOneOf([401, 403]),
      ])
      const again = await owner.withRole('owner')
      const leaving = await Promise.all(
        [again, owner, other].map((person) => change(person, person.userId, fields)),
      )
      expect(leaving.map(({ body }) => body.code)).toContain('last-owner')
      const { body } = await (await owner.withRole('viewer')).call(
        'GET',
        'users/v1/list?role=owner',
      )
      expect(body.items.some(({ status }: { status: string }) => status === 'active')).toBe(true)
    }
  })

  test('hands the account over, and is admin from then on', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const hand = (person: Person, to: Person) =>
      person.call('POST', `users/v1/${to.userId}/ownership`)
    expect((await hand(editor, editor)).status).toBe(403)
    expect((await hand(owner, owner)).status).toBe(409)
    expect((await hand(owner, editor)).body.role).toBe('owner')
    expect((await get(owner, owner.userId)).role).toBe('admin')
    expect((await hand(owner, editor)).status).toBe(403)
    expect((await hand(editor, await satchel.newTenant())).status).toBe(404)
    await change(editor, owner.userId, { deactivated: true })
    expect((await hand(editor, owner)).status).toBe(409)
  })
})

describe('a deactivated person', () => {
  const refresh = ({ tokens }: Owner) =>
    satchel.anonymous('POST', 'auth/v1/sessions/refresh', { refreshToken: tokens.refreshToken })

  test('is out at once, on every door, and in again when they are let in', async () => {
    const owner = await satchel.newTenant()
    const leaver = await owner.withRole('owner')
    expect((await owner.call('GET', 'auth/v1/me')).status).toBe(200)
    const { status, body } = await change(leaver, owner.userId, { deactivated: true })
    expect([status, body.status]).toEqual([200, 'deactivated'])
    expect((await owner.call('GET', 'auth/v1/me')).status).toBe(401)
    const credentials = { email: owner.email, password: 'correct horse battery' }
    const signIn = () => satchel.anonymous('POST', 'auth/v1/sessions', credentials)
    expect((await signIn()).status).toBe(401)
    await change(leaver, owner.userId, { deactivated: false })
    expect((await signIn()).status).toBe(200)
    // The sessions of before do not come back.
    expect((await owner.call('GET', 'auth/v1/me')).status).toBe(401)
    expect((await refresh(owner)).status).toBe(401)
  })

  test('can leave on their own, and only admins and owners deactivate others', async () => {
    const owner = await satchel.newTenant()
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    expect((await change(editor, viewer.userId, { deactivated: true })).status).toBe(403)
    expect((await change(viewer, viewer.userId, { deactivated: true })).status).toBe(200)
    expect((await viewer.call('GET', 'auth/v1/me')).status).toBe(401)
    expect((await change(editor, viewer.userId, { deactivated: false })).status).toBe(403)
  })
})
