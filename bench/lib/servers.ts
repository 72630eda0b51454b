import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import fastify from 'fastify'
import pg from 'pg'

// What a short link is compared with, each in a process of its own: the framework's empty redirect, and the same with
// one insert for each request into a table like that of visits, and nothing else: no counters, no repeats, no notice.
// A site is compared with the framework sending the same bytes.

const DESTINATION = 'https://example.com/pricing'
const POOL = 10

const [name, given = ''] = process.argv.slice(2)
const app = fastify()
if (name === 'bare') {
  app.get('/l/:slug', (_request, reply) => {
    reply.code(302).header('location', DESTINATION).send()
  })
} else if (name === 'page') {
  const { headers, body } = await pageAt(given)
  app.get('/p/:slug', (_request, reply) => {
    reply.headers(headers).send(body)
  })
} else {
  const pool = new pg.Pool({ connectionString: given, max: POOL })
  await pool.query(`create table single (like visit including all);
    alter table single add foreign key (tenant_id, link_id) references link`)
  const { rows: links } = await pool.query('select slug, tenant_id, id from link')
  const bySlug = new Map(links.map((link) => [link.slug, link]))
  const text = `insert into single (tenant_id, id, link_id, session_id, viewer, is_view, device,
    browser, os) values ($1, $2, $3, $2, $4, true, 'desktop', 'Chrome', 'Linux')`
  app.get<{ Params: { slug: string } }>('/l/:slug', async ({ params }, reply) => {
    const link = bySlug.get(params.slug)
    const values = [link?.tenant_id, randomUUIDv7(), link?.id, randomBytes(16)]
    await pool.query({ name: 'visit', text, values })
    return reply.code(302).header('location', DESTINATION).send()
  })
}
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('disconnect', () => process.exit())

/** Returns the compressed bytes of a page. */
async function pageAt(url: string) {
  const request = get(url, { headers: { 'accept-encoding': 'br', 'user-agent': 'Chrome/140' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const { connection: _, 'keep-alive': __, date: ___, ...headers } = response.headers
  return { headers, body: await buffer(response) }
}
