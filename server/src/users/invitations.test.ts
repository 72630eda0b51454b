import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { mailsTo, tokenFor } from '../../test/mailing.ts'

const satchel = product({ shared: true })
const someone = () => `guest-${crypto.randomUUID().slice(0, 8)}@example.com`

const invite = (person: Person, email: string, role = 'editor') =>
  person.call('POST', 'users/v1/invite', { email, role })
const accept = (token: string, name = 'Grace Guest', password = PASSWORD) =>
  satchel.anonymous('POST', 'auth/v1/invitations/accept', { token, name, password })
const opened = (token: string) => satchel.anonymous('POST', 'auth/v1/invitations/open', { token })
const signIn = (email: string, password = PASSWORD) =>
  satchel.anonymous('POST', 'auth/v1/sessions', { email, password })

async function invited(owner: Owner, role = 'editor') {
  const email = someone()
  const { body } = await invite(owner, email, role)
  return { email, id: body.id, token: await tokenFor(satchel, email) }
}

async function outdate(id: string) {
  await satchel.database.system
    .updateTable('invitation')
    .set({ expiresAt: '2026-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute()
}

async function setSeats(owner: Owner, seats: number | null) {
  await satchel.database.system
    .updateTable('tenant')
    .set({ limits: JSON.stringify({ seats }) })
    .where('id', '=', owner.tenantId)
    .execute()
}

describe('an invitation', () => {
  test('adds a person in its role and notifies the inviter', async () => {
    const owner = await satchel.newTenant()
    const { email, token } = await invited(owner)
    expect((await opened(token)).body).toMatchObject({
      email,
      role: 'editor',
      invitedBy: 'Ada Owner',
      name: null,
    })
    const { status, body } = await accept(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ accessToken: expect.any(String), expiresIn: 900 })
    const { body: found } = await owner.call('GET', `users/v1/list?search=${email}`)
    expect(found.items).toMatchObject([{ name: 'Grace Guest', role: 'editor', status: 'active' }])
    expect((await signIn(email)).status).toBe(200)
    expect((await owner.call('GET', 'users/v1/invitations')).body.items).toEqual([])
    const [mail] = await mailsTo(satchel, owner.email)
    expect(mail?.subject).toMatch(/^Grace Guest joined /)
  })

  test('works once, and once only when ten come with it at the same time', async () => {
    const owner = await satchel.newTenant()
    const { token, email } = await invited(owner)
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, body.code]).toEqual([410, 'token-expired'])
    const { body } = await owner.call('GET', `users/v1/list?search=${email}`)
    expect(body.items).toHaveLength(1)
    expect((await opened(token)).status).toBe(410)
  })

  test('ends after seven days, and when it is withdrawn', async () => {
    const owner = await satchel.newTenant()
    const late = await invited(owner)
    await outdate(late.id)
    expect((await accept(late.token)).status).toBe(410)
    const { body } = await owner.call('GET', 'users/v1/invitations')
    expect(body.items).toMatchObject([{ id: late.id, status: 'expired' }])
    const revoked = await invited(owner)
    expect((await owner.call('DELETE', `users/v1/invitations/${revoked.id}`)).status).toBe(204)
    expect((await owner.call('DELETE', `users/v1/invitations/${revoked.id}`)).status).toBe(404)
    expect((await accept(revoked.token)).status).toBe(410)
    expect((await accept('nonsense')).status).toBe(410)
  })

  test('sent again has a new link, good for seven more days; the old one ends', async () => {
    const owner = await satchel.newTenant()
    const { id, email, token } = await invited(owner)
    await outdate(id)
    const { status, body } = await owner.call('POST', `users/v1/invitations/${id}/resend`)
    expect([status, body.status]).toEqual([200, 'open'])
    const newer = await tokenFor(satchel, email)
    expect(newer).not.toBe(token)
    expect((await accept(token)).status).toBe(410)
    expect((await accept(newer)).status).toBe(200)
  })

  test('is emailed to an address a few times an hour at most, and the last link stays valid', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const email = someone()
    const { body } = await invite(owner, email)
    for (let times = 0; times < 6; times += 1)
      expect((await owner.call('POST', `users/v1/invitations/${body.id}/resend`)).status).toBe(200)
    const token = await tokenFor(satchel, email)
    expect((await opened(token)).status).toBe(200)
    expect((await invite(other, email)).status).toBe(201)
    const [newest] = await mailsTo(satchel, email)
    expect(newest?.text).toContain(token)
    expect((await accept(token)).status).toBe(200)
  })

  test('with a weak password is refused and stays good', async () => {
    const { token } = await invited(await satchel.newTenant())
    expect((await accept(token, 'Grace', 'short')).body.code).toBe('weak-password')
    expect((await accept(token, '  ')).status).toBe(422)
    expect((await accept(token)).status).toBe(200)
  })

  test('of an admin makes no owner', async () => {
    const owner = await satchel.newTenant()
    const admin = await owner.withRole('admin')
    expect((await invite(admin, someone(), 'owner')).status).toBe(403)
    expect((await invite(admin, someone(), 'admin')).status).toBe(201)
    const { id } = await invited(owner, 'owner')
    expect((await admin.call('POST', `users/v1/invitations/${id}/resend`)).status).toBe(403)
    expect((await invite(await owner.withRole('editor'), someone())).status).toBe(403)
  })
})

describe('an address that is invited', () => {
  test('is taken as mail takes it: without spaces, in lower case', async () => {
    const owner = await satchel.newTenant()
    const { body } = await invite(owner, '  Zoë+Sales@Example.COM ')
    expect(body.email).toBe('zoë+sales@example.com')
    expect((await invite(owner, 'Zoë <mailto:zoë+sales@example.com>,')).body.code).toBe(
      'already-invited',
    )
    for (const email of [
      'nobody',
      '*@example.com',
      'a b@example.com',
      `${'x'.repeat(310)}@example.com`,
    ])
      expect(await invite(owner, email)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'email' }] },
      })
  })

  test('is refused where it belongs to the team, or to another company', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const editor = await owner.withRole('editor')
    expect((await invite(owner, editor.email)).body).toMatchObject({
      code: 'already-member',
      detail: `${editor.email} is already on the team`,
      reason: 'isAlreadyOnTeam',
      params: { email: editor.email },
    })
    const { status, body } = await invite(owner, other.email)
    expect([status, body.code]).toEqual([409, 'email-taken'])
  })

  test('that joined another company in the meantime gets an error that says so, and nothing changes there', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const { email, token } = await invited(owner)
    await invite(other, email, 'viewer')
    await accept(await tokenFor(satchel, email))
    const { status, body } = await accept(token, 'Grace', 'another password')
    expect([status, body.code]).toEqual([409, 'email-taken'])
    expect((await signIn(email)).status).toBe(200)
  })

  test('of an unconfirmed sign-up can still join', async () => {
    const owner = await satchel.newTenant()
    const email = someone()
    const draft = { email, password: 'not yours to have', name: 'Squatter', company: 'Nobody' }
    const { body: squat } = await satchel.anonymous('POST', 'auth/v1/owners/register', draft)
    expect((await invite(owner, email)).status).toBe(201)
    expect((await accept(await tokenFor(satchel, email))).status).toBe(200)
    expect((await signIn(email, draft.password)).status).toBe(401)
    const left = await satchel.database.system
      .selectFrom('tenant')
      .where('id', '=', squat.tenantId)
      .select('id')
      .execute()
    expect(left).toEqual([])
  })

  test('of a deactivated person reactivates them with a new password', async () => {
    const owner = await satchel.newTenant()
    const { email, token } = await invited(owner)
    await accept(token)
    const { body } = await owner.call('GET', `users/v1/list?search=${email}`)
    const [{ id }] = body.items
    await owner.call('PATCH', `users/v1/${id}`, { deactivated: true })
    expect((await signIn(email)).status).toBe(401)
    await invite(owner, email, 'viewer')
    const again = await tokenFor(satchel, email)
    expect((await opened(again)).body.name).toBe('Grace Guest')
    expect((await accept(again, 'Grace Back', 'quite another one')).status).toBe(200)
    expect((await owner.call('GET', `users/v1/${id}`)).body).toMatchObject({
      name: 'Grace Back',
      role: 'viewer',
      status: 'active',
    })
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, 'quite another one')).status).toBe(200)
  })
})

test('where single sign-on is enforced, an invitation leads to it and takes no password', async () => {
  const owner = await satchel.newTenant()
  const { tenantId } = owner
  const domain = `${crypto.randomUUID().slice(0, 8)}.example`
  const { system } = satchel.database
  const { id: providerId } = await system
    .insertInto('ssoProvider')
    .values({ tenantId, kind: 'oidc', name: 'Acme ID', mode: 'enforced' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await system
    .insertInto('ssoDomain')
    .values({ tenantId, domain, providerId, provenAt: new Date().toISOString() })
    .execute()
  const email = `grace@${domain}`
  await invite(owner, email)
  const token = await tokenFor(satchel, email)
  expect((await opened(token)).body.sso).toEqual({ name: 'Acme ID' })
  const { status, body } = await accept(token)
  expect([status, body.code]).toEqual([403, 'sso-required'])
  expect((await opened(token)).status).toBe(200)
  expect((await owner.call('GET', 'users/v1/list')).body.items).toHaveLength(1)
})

describe('a list of addresses', () => {
  test('is invited as far as possible, with a result for each line', async () => {
    const owner = await satchel.newTenant()
    const good = someone()
    const emails = [good, 'nobody', good.toUpperCase(), owner.email]
    const { status, body } = await owner.call('POST', 'users/v1/invitations', {
      emails,
      role: 'viewer',
    })
    expect(status).toBe(200)
    expect(body.results).toMatchObject([
      { email: good, invitation: { role: 'viewer' }, problem: null },
      { email: 'nobody', invitation: null, problem: { code: 'invalid' } },
      { problem: { code: 'already-invited' } },
      { problem: { code: 'already-member' } },
    ])
    expect((await owner.call('GET', 'users/v1/invitations')).body.items).toHaveLength(1)
  })

  test('comes a page at a time without one missing or twice', async () => {
    const owner = await satchel.newTenant()
    const emails = Array.from({ length: 5 }, someone)
    await owner.call('POST', 'users/v1/invitations', { emails, role: 'viewer' })
    const first = await owner.call('GET', 'users/v1/invitations?limit=3')
    const rest = await owner.call(
      'GET',
      `users/v1/invitations?limit=3&cursor=${first.body.nextCursor}`,
    )
    const listed = [...first.body.items, ...rest.body.items].map(({ email }) => email)
    expect(listed.sort()).toEqual(emails.sort())
    expect(rest.body.nextCursor).toBeNull()
  })
})

describe('seats', () => {
  test('are reserved by invitations, and free again once those are withdrawn or expire', async () => {
    const owner = await satchel.newTenant()
    await setSeats(owner, 2)
    const { id, email } = await invited(owner)
    expect((await invite(owner, someone())).body.code).toBe('no-seats')
    await outdate(id)
    const other = await invited(owner)
    expect((await owner.call('POST', `users/v1/invitations/${id}/resend`)).body.code).toBe(
      'no-seats',
    )
    await owner.call('DELETE', `users/v1/invitations/${other.id}`)
    expect((await owner.call('POST', `users/v1/invitations/${id}/resend`)).status).toBe(200)
    expect((await accept(await tokenFor(satchel, email))).status).toBe(200)
    await setSeats(owner, null)
    expect((await invite(owner, someone())).status).toBe(201)
  })

  test('are counted correctly when ten people are invited at once', async () => {
    const owner = await satchel.newTenant()
    await setSeats(owner, 4)
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(owner, someone())))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ body }) => body.code === 'no-seats')).toHaveLength(7)
  })

  test('must be free to reactivate a person', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const change = (deactivated: boolean) =>
      owner.call('PATCH', `users/v1/${editor.userId}`, { deactivated })
    await change(true)
    await setSeats(owner, 1)
    expect((await change(false)).body.code).toBe('no-seats')
    await setSeats(owner, 2)
    expect((await change(false)).body.status).toBe('active')
  })
})
