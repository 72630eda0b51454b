import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { NoSuchAddress, Problem, says } from '../problem.ts'
import { isFromLoopback, isLoopback } from '../security/loopback.ts'
import { escapeHtml, outboxOf } from './mail.ts'

const SHOWN_MAX = 50

/** Shows undelivered mail to someone trying Satchel out on this machine. */
export function mailboxRoutes(app: FastifyInstance, config: Config): void {
  if (config.SMTP_URL || !isLoopback(config.PUBLIC_URL)) return
  const outbox = outboxOf(config.DATA_DIR)
  const onRequest = async (request: FastifyRequest) => requireLoopback(request)

  app.get('/dev/mailbox', { onRequest }, async (_request, reply) => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const newest = names.sort().reverse().slice(0, SHOWN_MAX)
    const mails = await Promise.all(newest.map(async (name) => ({ name, mail: await read(name) })))
    const rows = mails.map(({ name, mail }) => {
      const to = mail.to?.map(({ address }) => address).join(', ') ?? ''
      return `<li><a href="/dev/mailbox/${encodeURIComponent(name)}">${escapeHtml(mail.subject ?? '')}</a> to ${escapeHtml(to)}, ${escapeHtml(mail.date ?? '')}</li>`
    })
    return reply.type('text/html; charset=utf-8').send(page('Mailbox', `<ul>${rows.join('')}</ul>`))
  })

  app.get<{ Params: { name: string } }>(
    '/dev/mailbox/:name',
    { onRequest },
    async (request, reply) => {
      const mail = await read(basename(request.params.name))
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      return reply
        .type('text/html; charset=utf-8')
        .send(mail.html ?? page(mail.subject ?? '', mail.text ?? ''))
    },
  )

  async function read(name: string) {
    const content = await readFile(join(outbox, name)).catch(() => undefined)
    if (!content) throw new Problem('not-found', says('mailNotFound'))
    const { default: PostalMime } = await import('postal-mime')
    return PostalMime.parse(content)
  }
}

function requireLoopback(request: FastifyRequest): void {
  if (!isFromLoopback(request)) throw new NoSuchAddress()
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><body style="font:16px/1.6 system-ui;max-width:720px;margin:48px auto;padding:0 16px"><h1 style="font-size:20px">${escapeHtml(title)}</h1>${body}</body></html>`
}
