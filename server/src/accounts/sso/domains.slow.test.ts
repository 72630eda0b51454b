import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/client.ts'
import { type Owner, type Person, product } from '../../../test/harness.ts'
import { authenticator } from '../../../test/peers/authenticator.ts'
import { startNameServer } from '../../../test/peers/name-server.ts'
import { proved } from '../../../test/sso.ts'

const names = await startNameServer()
afterAll(() => names.close())
const satchel = product({ config: { DNS_SERVERS: names.address } })
const { anonymous } = satchel

let number = 0
let owner: Owner
let domain: string
beforeEach(async () => {
  domain = `claimed${++number}.com`
  owner = await satchel.newTenant()
})

/** Enforces single sign-on in the database; the provider's responses are tested elsewhere. */
async function enforcing({ tenantId }: Owner): Promise<string> {
  const { id } = await satchel.database.system
    .insertInto('ssoProvider')
    .values({ tenantId, kind: 'oidc', name: 'Acme ID', mode: 'enforced' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function staff(name: string, role: 'owner' | 'editor' = 'editor'): Promise<Person> {
  const person = await owner.withRole(role)
  const email = `${name}@${domain}`
  for (const table of ['member', 'auth.user'] as const)
    await satchel.database.system
      .updateTable(table)
      .set({ email })
      .where('id', '=', person.userId)
      .execute()
  return { ...person, email }
}

const give = ({ call }: Owner, id: string, providerId: string | null) =>
  call('PATCH', `auth/v1/sso/domains/${id}`, { providerId })
const isIn = async ({ call }: Person) => (await call('GET', 'auth/v1/me')).status === 200

describe('a domain that two claim', () => {
  const claimed = async ({ call }: Owner) => {
    const { body } = await call('POST', 'auth/v1/sso/domains', { domain })
    const check = () => call('POST', `auth/v1/sso/domains/${body.id}/check`)
    return { ...body, check }
  }

  test('is of who proved it, until they can no longer and another can', async () => {
    const rival = await satchel.newTenant()
    const first = await proved(owner, names, domain)
    expect(first.provenAt).toEqual(expect.any(String))
    const second = await proved(rival, names, domain)
    expect(second).toMatchObject({ provenAt: null, detail: expect.stringMatching(/Another/) })
    const enforced = await enforcing(rival)
    await give(rival, second.id, enforced)
    const response = await anonymous('GET', `auth/v1/tenants?email=new@${domain}`)
    expect(response.body).toBeNull()

    names.records.set(`TXT ${second.record.name}`, [second.record.value])
    const path = `auth/v1/sso/domains/${second.id}/check`
    expect((await rival.call('POST', path)).body.provenAt).toEqual(expect.any(String))
    const { body } = await owner.call('GET', 'auth/v1/sso/domains')
    expect(body.items).toMatchObject([{ domain, provenAt: null }])
  })

  test('is of one of them where both prove it at once', async () => {
    const rival = await satchel.newTenant()
    const both = [await claimed(owner), await claimed(rival)]
    const [{ record }] = both as [(typeof both)[0]]
    names.records.set(
      `TXT ${record.name}`,
      both.map((each) => each.record.value),
    )
    await Promise.all(both.map(({ check }) => check()))
    const rows = await satchel.database.system
      .selectFrom('ssoDomain')
      .select('tenantId')
      .where('domain', '=', domain)
      .where('provenAt', 'is not', null)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('says nothing of how the people of others sign in, and makes none of theirs', async () => {
    const victim = await staff('vera')
    const rival = await satchel.newTenant()
    await give(rival, (await proved(rival, names, domain)).id, await enforcing(rival))
    expect(await isIn(victim)).toBe(true)
    const reply = await anonymous('GET', `auth/v1/tenants?email=${victim.email}`)
    expect(reply.body).toMatchObject({ id: owner.tenantId, signIn: { sso: null } })
    const { body } = await rival.call('POST', 'auth/v1/sso/scim-tokens', { name: 'Theirs' })
    const headers = {
      authorization: `Bearer ${body.token}`,
      'content-type': 'application/scim+json',
    }
    const draft = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'] }
    const provisioned = { ...draft, userName: victim.email }
    const answer = await anonymous(
      'POST',
      '/api/scim/v2/Users',
      JSON.stringify(provisioned),
      headers,
    )
    expect(answer.status).toBe(409)
  })
})

describe('where single sign-on is enforced', () => {
  test('a domain that is given to it later ends what was opened by a password, but of owners', async () => {
    const [editor, boss] = [await staff('ed'), await staff('boss', 'owner')]
    const providerId = await enforcing(owner)
    const { id } = await proved(owner, names, domain)
    expect(await isIn(editor)).toBe(true)
    expect((await give(owner, id, providerId)).status).toBe(200)
    expect(await isIn(editor)).toBe(false)
    expect(await isIn(boss)).toBe(true)
  })

  test('a domain that is proved later does so too', async () => {
    const editor = await staff('ed')
    await proved(owner, names, domain, await enforcing(owner))
    expect(await isIn(editor)).toBe(false)
  })

  test('neither a passkey, a link of before, nor a code of an open session is a way around it', async () => {
    const editor = await staff('ed')
    const key = authenticator(satchel.config.PUBLIC_URL)
    const { body: begun } = await editor.call('POST', 'auth/v1/factors/passkeys/options')
    const stored = { name: 'Mine', passkey: key.make(begun.options) }
    expect((await editor.call('POST', 'auth/v1/factors/passkeys', stored)).status).toBe(201)
    await satchel.app.tasks['mail-password-reset']?.({ email: editor.email })
    const { text = '' } = await satchel.mailTo(editor.email, /Reset your password/)
    const token = /token=([\w-]+)/.exec(text)?.[1]
    const { refreshToken } = editor.tokens
    const { body: handoff } = await editor.call('POST', 'auth/v2/handoff/issue', { refreshToken })

    await proved(owner, names, domain, await enforcing(owner))
    const { body: requests } = await anonymous('POST', 'auth/v1/sessions/passkey/options')
    const passkey = key.show(requests.options)
    const answers = [
      await anonymous('POST', 'auth/v1/sessions/passkey', { passkey }),
      await anonymous('POST', 'auth/v1/reset-password', { token, password: PASSWORD }),
      await anonymous('POST', 'auth/v2/handoff/redeem', { code: handoff.code }),
      await anonymous('POST', 'auth/v1/sessions/refresh', { refreshToken }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'sso-required'],
      [403, 'sso-required'],
      [410, 'token-expired'],
      [401, 'unauthenticated'],
    ])
  })
})
