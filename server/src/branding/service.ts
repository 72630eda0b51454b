import { randomUUID } from 'node:crypto'
import { LOGO_MAX } from '@satchel/contract/constants.ts'
import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import { type Actor, requireOwnTenant, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'
import * as processing from '../processing/service.ts'
import * as tenants from '../tenants/service.ts'

/** The size of logos, sharp at twice the largest display size. */
const LOGO: processing.EmblemRequest = {
  take: ['png', 'jpeg', 'webp', 'gif', 'heif', 'svg'],
  pixelsMax: 50_000_000,
  into: [{ name: 'logo.png', width: 640, height: 320, fit: 'inside' }],
}

/** Renders a logo to PNG, without scripts or camera metadata. */
export async function uploadLogo(
  services: Services,
  actor: Actor,
  id: string,
  body: AsyncIterable<Buffer> | undefined,
): Promise<Tenant> {
  requireOwnTenant(actor, id)
  if (!body) throw invalidField('logo', says('isMissingSendItAsBody'))
  const { database, files } = services
  const png = await drawn(services, actor.tenantId, await readAll(body))
  const version = randomUUID()
  const key = `${actor.tenantId}/logo-${version}.png`
  await files.put(key, png)
  return withScope(database, actor, async (scope) => {
    const logoUrl = `/files/logos/${actor.tenantId}?v=${version.slice(0, 8)}`
    return tenants.replaceLogo(scope, { logoUrl, logoKey: key })
  })
}

async function readAll(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > LOGO_MAX) throw new Problem('too-large', says('logoMayHaveUpTo2Mib'))
    chunks.push(chunk)
  }
  if (bytes === 0) throw invalidField('logo', says('isEmpty'))
  return Buffer.concat(chunks)
}

async function drawn(services: Services, tenantId: string, content: Buffer): Promise<Buffer> {
  const answer = await processing.drawEmblem(services, content, { tenantId, ...LOGO })
  const png = typeof answer === 'string' ? undefined : answer.get('logo.png')
  if (png) return png
  if (answer === 'unsupported') throw new Problem('unsupported-media-type', says('logoMustBeImage'))
  throw new Problem('invalid', says('imageCantBeRead'), {
    errors: [{ path: 'logo', ...says('cantBeRead') }],
  })
}
