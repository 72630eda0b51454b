import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { PASSWORD, signUp } from '../client.ts'
import { startProduct } from '../product.ts'

test('the log names each request by its id, and neither tokens, passwords, codes nor file links', async () => {
  const product = await startProduct({ env: { LOG_LEVEL: 'debug' } })
  const secrets: string[] = [PASSWORD]
  try {
    const client = await signUp(product, 'ada@example.com')
    const mail = await product.mailTo('ada@example.com')
    secrets.push(
      mail.text?.match(/\d{6}/)?.[0] ?? '',
      mail.html?.match(/token=([^"&]+)/)?.[1] ?? '',
    )
    const id = await client.upload('notes.txt', 'Some notes')
    const { body: item } = await client.call('GET', `items/v1/${id}`)
    await fetch(product.url + item.downloadUrl)
    secrets.push(item.downloadUrl)
    const answer = await fetch(`${product.url}/api/auth/v1/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', password: PASSWORD }),
    })
    const tokens = (await answer.json()) as Record<string, string>
    secrets.push(
      ...['accessToken', 'identityToken', 'refreshToken'].map((name) => tokens[name] ?? ''),
    )
    const socket = new WebSocket(
      `${product.url.replace('http', 'ws')}/socket?authorization=${tokens.accessToken}&identity=${tokens.identityToken}`,
    )
    await once(socket, 'open')
    socket.close()
    await fetch(`${product.url}/api/auth/v1/me`, {
      headers: { authorization: 'Bearer wrong.token' },
    })

    const draft = { name: 'CRM', scopes: ['library.read'] }
    const { key } = (await client.call('POST', 'integrations/v1/api-keys', draft)).body
    const headers = { authorization: `Bearer ${key}` }
    expect((await fetch(`${product.url}/api/items/v1/list`, { headers })).status).toBe(200)
    secrets.push(key)

    const requestId = answer.headers.get('x-request-id') ?? ''
    await expect.poll(() => product.output()).toContain(requestId)
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(5)
      // Among the digits of times and ids those of a code may come up.
      if (/^\d+$/.test(secret)) expect(product.output()).not.toMatch(new RegExp(`\\b${secret}\\b`))
      else expect(product.output()).not.toContain(secret)
    }
  } finally {
    await product.stop()
  }
})

test('it reports its health, shuts down cleanly and starts on its data', async () => {
  const first = await startProduct()
  const { dataDir } = first
  await signUp(first, 'ada@example.com')
  expect(await (await fetch(`${first.url}/healthz`)).json()).toEqual({ status: 'ok' })
  expect(await (await fetch(`${first.url}/readyz`)).json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    parts: { database: true, schema: true, files: true, disk: true, notices: true, jobs: true },
  })
  await first.kill()
  for (let start = 0; start < 2; start += 1) {
    const again = await startProduct({ dataDir })
    const answer = await fetch(`${again.url}/api/auth/v1/tenants?email=ada%40example.com`)
    expect(await answer.json()).toMatchObject({ name: 'Acme' })
    expect(await again.stop()).toBe(0)
  }
  await rm(dataDir, { recursive: true, maxRetries: 10 })
})
