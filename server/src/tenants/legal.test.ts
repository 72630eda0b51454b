import { LEGAL_PAGES } from '@satchel/contract/tenants/legal.ts'
import { expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'

const satchel = product({ shared: true })

const change = (owner: Pick<Owner, 'call' | 'tenantId'>, attribute: string, value: string | null) =>
  owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, { attribute, value })

test('admins set the company’s own pages and who is responsible, and remove them', async () => {
  const owner = await satchel.newTenant()
  for (const page of LEGAL_PAGES) {
    const { status, body } = await change(owner, page, ` https://acme.example/${page}?a=1&b="2" `)
    expect([status, body[page]]).toEqual([200, `https://acme.example/${page}?a=1&b=%222%22`])
    expect((await change(owner, page, ' ')).body[page]).toBeNull()
  }
  const lines = ' Acme GmbH\r\nHafenstr. 1, Hamburg\u202e\u0007\n\nDPO: privacy@acme.example '
  const { body } = await change(owner, 'controller', lines)
  expect(body.controller).toBe('Acme GmbH\nHafenstr. 1, Hamburg\n\nDPO: privacy@acme.example')
  expect((await owner.call('GET', 'auth/v1/me')).body.tenant.controller).toBe(body.controller)
  expect((await change(owner, 'controller', null)).body.controller).toBeNull()
  const ground = 'Einwilligung (Art. 6 Abs. 1 lit. a DSGVO)'
  expect((await change(owner, 'legalGround', ground)).body.legalGround).toBe(ground)
  expect((await change(owner, 'legalGround', ' ')).body.legalGround).toBeNull()
})

test('an address that isn’t one of a page is refused, with the field', async () => {
  const owner = await satchel.newTenant()
  await change(owner, 'imprintUrl', 'https://acme.example/imprint')
  for (const value of [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://acme.example/imprint',
    'acme.example/imprint',
    '//acme.example/imprint',
    'https:acme.example',
    'https://',
    'https:///acme.example',
    'https://acme.example/a b',
    'https://user:secret@acme.example/',
    'https://user@acme.example/',
    'http://[::1',
    `https://acme.example/${'ü'.repeat(1_000)}`,
    `https://acme.example/${'x'.repeat(2_048)}`,
  ])
    expect(await change(owner, 'imprintUrl', value), value).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'value' }] },
    })
  expect(await change(owner, 'controller', 'x'.repeat(2_001))).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'value' }] },
  })
  expect((await change(owner, 'controller', '\0')).status).toBe(422)
  expect((await change(owner, 'legalGround', 'x'.repeat(2_001))).status).toBe(422)
  const { body } = await owner.call('GET', 'auth/v1/me')
  expect(body.tenant.imprintUrl).toBe('https://acme.example/imprint')
})

test('nobody else changes them: no editor, no other company, nobody signed out', async () => {
  const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
  const editor = await owner.withRole('editor')
  const url = 'https://evil.example/'
  expect((await change({ ...editor, tenantId: owner.tenantId }, 'imprintUrl', url)).status).toBe(
    403,
  )
  expect((await change({ ...other, tenantId: owner.tenantId }, 'imprintUrl', url)).status).toBe(404)
  const path = `/api/auth/v1/tenants/${owner.tenantId}/profile`
  const nobody = await satchel.anonymous('PATCH', path, { attribute: 'imprintUrl', value: url })
  expect(nobody.status).toBe(401)
  expect((await owner.call('GET', 'auth/v1/me')).body.tenant.imprintUrl).toBeNull()
})
