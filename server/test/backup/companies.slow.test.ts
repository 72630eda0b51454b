import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { signUp } from '../client.ts'
import { type StartedHere, startHere } from '../start-here.ts'

async function companies({ url, dataDir }: StartedHere, ...args: string[]) {
  const settings = { PORT: new URL(url).port, PUBLIC_URL: url, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/node',
    ['scripts/companies.mjs', ...args],
    {
      env: { ...process.env, DATABASE_URL: '', ...settings },
      cwd: new URL('../../..', import.meta.url),
    },
  )
  return stdout
}

test('next to the server, the operator lists, limits, suspends, resumes, exports and deletes a company', async () => {
  const product = await startHere()
  try {
    const owner = await signUp(product)
    const { tenant } = (await owner.call('GET', 'auth/v1/me')).body
    const add = async () =>
      (
        await owner.call('POST', 'items/v1', {
          kind: 'link',
          url: 'https://example.com/',
          name: 'Prices',
        })
      ).status
    expect(await add()).toBe(201)
    expect(await companies(product, 'list')).toContain(
      `${tenant.id}  ${tenant.slug}  Acme: trialing\n  people: 1, items: 1,`,
    )

    await companies(product, 'limits', tenant.slug, '--items=1', '--links=none')
    const { body } = await owner.call('GET', 'billing/v1/account')
    expect(body.limits).toMatchObject({ items: 1, links: null, seats: 10 })
    expect(await add()).toBe(402)
    await companies(product, 'limits', tenant.slug, '--items=plan')

    await companies(product, 'suspend', tenant.slug, '--reason=Phishing', '--close-pages')
    await expect.poll(async () => (await owner.call('GET', 'items/v1/list')).status).toBe(200)
    await expect.poll(add).toBe(402)
    await companies(product, 'resume', tenant.id)
    await expect.poll(add).toBe(201)

    const path = join(product.dataDir, 'acme.zip')
    await companies(product, 'export', tenant.slug, path)
    expect((await readFile(path)).subarray(0, 2).toString()).toBe('PK')
    await expect(companies(product, 'export', tenant.slug, path)).rejects.toThrow('EEXIST')

    await companies(product, 'delete', tenant.slug)
    const me = async () => (await owner.call('GET', 'auth/v1/me')).body.tenant.accountStatus
    await expect.poll(async () => (await me()).closesAt).toEqual(expect.any(String))
    const log = (await owner.call('GET', 'audit/v1/list')).body.items
    for (const action of ['billing.changed', 'export.made'])
      expect(log).toContainEqual(
        expect.objectContaining({ action, actor: { id: null, name: 'The operator' } }),
      )
    await expect(companies(product, 'resume', 'nobody')).rejects.toThrow('no company')
    await expect(companies(product, 'suspend', tenant.slug)).rejects.toThrow('Say why')
  } finally {
    await product.stop()
  }
})
