import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { expect, test } from 'vitest'
import { freePort } from '../../src/platform/database/embedded-postgres.ts'
import { signUp } from '../client.ts'
import { startNameServer } from '../peers/name-server.ts'
import { startProduct } from '../product.ts'
import { CADDY, startCaddy } from './proxies.ts'

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Returns what asks Caddy on loopback for a page of a host. */
function getterOf(port: number, ca: Buffer) {
  return (host: string, path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { host, 'user-agent': AGENT }
      const options = { host: '127.0.0.1', port, servername: host, path, ca, headers }
      request({ ...options, agent: false }, (answer) => resolve(answer.resume()))
        .on('error', reject)
        .end()
    })
}

test.skipIf(!existsSync(CADDY))(
  'behind Caddy the domain of a tenant has its certificate at the first call, and an unknown one has none',
  async () => {
    const names = await startNameServer()
    names.records.set('A satchel.company.com', ['192.0.2.10'])
    const product = await startProduct({
      env: {
        PUBLIC_URL: 'https://satchel.company.com',
        DNS_SERVERS: names.address,
        TRUSTED_PROXIES: '127.0.0.1',
      },
    })
    const port = await freePort()
    const upstream = new URL(product.url).host
    const caddy = await startCaddy({ port, upstream, host: 'satchel.company.com' })
    const get = getterOf(port, caddy.ca)
    try {
      const client = await signUp(product, 'ada@example.com')
      const { body: me } = await client.call('GET', 'auth/v1/me')
      const path = `auth/v1/tenants/${me.tenant.id}/domains`
      const { body: domain } = await client.call('POST', path, { domain: 'go.customer.com' })
      names.records.set('TXT _satchel.go.customer.com', [domain.records[0].value])
      names.records.set('CNAME go.customer.com', ['satchel.company.com'])
      await client.call('POST', `${path}/1/check`)
      const status = async () => (await client.call('GET', path)).body.items[0].status
      await expect.poll(status).toBe('confirmed')

      const { body: item } = await client.call('POST', 'items/v1', {
        kind: 'link',
        url: 'https://example.com/prices',
        name: 'Prices',
      })
      const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', {
        itemId: item.id,
        itemType: 'ITEM',
      })
      expect(link.url).toBe(`https://go.customer.com/${link.slug}`)
      const answer = await get('go.customer.com', `/${link.slug}`)
      expect(answer.statusCode).toBe(302)
      expect(answer.headers.location).toBe('https://example.com/prices')
      expect(answer.headers).not.toHaveProperty('strict-transport-security')
      const own = await get('satchel.company.com', '/api/domains/ask')
      expect(own.statusCode).toBe(422)
      expect(own.headers['strict-transport-security']).toBe('max-age=31536000')
      await expect(get('go.stranger.com', '/')).rejects.toThrow(/alert|TLS|SSL/i)
    } finally {
      await caddy.stop()
      await product.stop()
      names.close()
    }
  },
)
