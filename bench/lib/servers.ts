import { randomUUIDv7 } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'

// What a short link is compared with, each in a process of its own: the framework's empty redirect, and the same with
// one insert for each request, and nothing else.

const DESTINATION = 'https://example.com/pricing'
const POOL = 10

const [name, database = ''] = process.argv.slice(2)
const app = fastify()
if (name === 'bare') {
  app.get('/l/:slug', (_request, reply) => {
    reply.code(302).header('location', DESTINATION).send()
  })
} else {
  const pool = new pg.Pool({ connectionString: database, max: POOL })
  await pool.query(`create table single (id uuid primary key, slug text not null,
    at timestamptz not null default now(), address text, agent text, referrer text)`)
  const text = 'insert into single (id, slug, address, agent, referrer) values ($1, $2, $3, $4, $5)'
  app.get<{ Params: { slug: string } }>('/l/:slug', async ({ params, headers }, reply) => {
    const from = [headers['x-forwarded-for'], headers['user-agent'], headers.referer]
    await pool.query({ name: 'visit', text, values: [randomUUIDv7(), params.slug, ...from] })
    return reply.code(302).header('location', DESTINATION).send()
  })
}
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('disconnect', () => process.exit())
