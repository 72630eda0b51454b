import type { FastifyInstance } from 'fastify'
import { NoSuchAddress } from '../problem.ts'
import { DAY } from '../time.ts'

const PATH = '/.well-known/security.txt'
/** Days for which it holds; less than a year, as RFC 9116 recommends. Each request moves it on. */
const HOLDS = 180

/** Serves where to report vulnerabilities of this installation (RFC 9116); 404 where the operator named nobody. */
export function securityTxt(app: FastifyInstance): void {
  const {
    SECURITY_CONTACT: contact,
    SECURITY_LANGUAGES: languages,
    PUBLIC_URL,
  } = app.services.config
  app.get(PATH, (_request, reply) => {
    if (!contact) throw new NoSuchAddress()
    const lines = [
      `Contact: ${addressOf(contact)}`,
      `Expires: ${expiryAt(Date.now())}`,
      `Preferred-Languages: ${languages}`,
      `Canonical: ${PUBLIC_URL}${PATH}`,
    ]
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}

function addressOf(contact: string): string {
  return /^(mailto|https|tel):/.test(contact) ? contact : `mailto:${contact}`
}

/** Returns the midnight until which it holds, the same for all answers of a day. */
function expiryAt(now: number): string {
  return new Date((Math.floor(now / DAY) + HOLDS) * DAY).toISOString().replace('.000Z', 'Z')
}
