import { once } from 'node:events'
import { createServer } from 'node:http'
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect } from '@playwright/test'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

/** An app on the person's machine, to which the browser is sent back. */
async function startApp() {
  let arrived: (code: string) => void = () => undefined
  const code = new Promise<string>((resolve) => {
    arrived = resolve
  })
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    arrived(searchParams.get('code') ?? searchParams.get('error') ?? '')
    response.end('You can close this page.')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const stored: Record<string, unknown> = {}
  const storing = (name: string) => (value: unknown) => {
    stored[name] = value
  }
  const provider = {
    redirectUrl: `http://127.0.0.1:${port}/callback`,
    clientMetadata: {
      client_name: 'Helpful assistant',
      redirect_uris: [`http://127.0.0.1:${port}/callback`],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
      scope: 'library.read links.write',
    },
    clientInformation: () => stored.client,
    saveClientInformation: storing('client'),
    tokens: () => stored.tokens,
    saveTokens: storing('tokens'),
    redirectToAuthorization: storing('address'),
    saveCodeVerifier: storing('verifier'),
    codeVerifier: () => stored.verifier,
  } as unknown as OAuthClientProvider
  return { provider, code, sentTo: () => String(stored.address), stop: () => server.close() }
}

test('an assistant registers itself, a person allows it, it works, and is disconnected', async ({
  page,
  product,
}) => {
  const client = await newOwner(page, product)
  const itemId = await client.upload('Price list.txt', 'Prices for dealers')
  const app = await startApp()
  const serverUrl = new URL('/mcp', product.url)
  const assistant = new Client({ name: 'assistant', version: '1.0.0' })

  await test.step('the person sees who asks for what, and allows a part', async () => {
    expect(await auth(app.provider, { serverUrl })).toBe('REDIRECT')
    await page.goto(app.sentTo())
    await expect(
      page.getByRole('heading', { name: 'Connect a program on your device?' }),
    ).toBeVisible()
    await expect(page.getByText('A program that opens 127.0.0.1')).toBeVisible()
    await expect(page.getByText('calls itself')).toContainText('Helpful assistant')
    await expect(page.getByRole('checkbox', { name: 'Links: change' })).not.toBeChecked()
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page.getByText('You can close this page.')).toBeVisible()
  })

  await test.step('the assistant finds content, and has no tool that it wasn’t allowed', async () => {
    expect(await auth(app.provider, { serverUrl, authorizationCode: await app.code })).toBe(
      'AUTHORIZED',
    )
    const transport = new StreamableHTTPClientTransport(serverUrl, { authProvider: app.provider })
    await assistant.connect(transport as Parameters<Client['connect']>[0])
    const { tools } = await assistant.listTools()
    expect(tools.map(({ name }) => name)).not.toContain('make_link')
    const found = async () =>
      JSON.stringify(
        await assistant.callTool({ name: 'find_items', arguments: { words: 'dealers' } }),
      )
    await expect.poll(found).toContain(itemId)
  })

  await test.step('the person disconnects it, and it is refused', async () => {
    await page.goto(`${product.url}/settings?section=apps`)
    await expect(page.getByText('Library: read')).toBeVisible()
    await page.getByRole('button', { name: 'Disconnect Helpful assistant' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByText('App disconnected')).toBeVisible()
    await expect(page.getByText('No connected apps yet')).toBeVisible()
    await expect(assistant.listTools()).rejects.toThrow()
  })
  app.stop()
})
