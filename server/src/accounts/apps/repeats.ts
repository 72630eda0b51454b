import { setTimeout as sleep } from 'node:timers/promises'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Db } from '../../platform/database/database.ts'
import { hashOf } from '../../platform/security/random-token.ts'
import { seal, unseal } from '../../platform/security/sealing.ts'
import * as query from './artifact-queries.ts'

// A refresh token that comes twice within a minute is one whose answer was lost, or that two windows sent at once: it
// gets the answer it got, so there is one line of tokens. Later, it was copied, and the library ends the access.

/** Seconds for which the same refresh token gets the same answer. */
export const GRACE = 60
/** Seconds after which an answer that isn't there isn't on its way any more. */
export const ANSWER_MAX = 5
const LOOK_EACH_MS = 100
const MODEL = 'RefreshAnswer'

/** Keeps answers to refresh tokens, each sealed by its token, and gives them again. */
export function repeatAnswers(provider: Provider, system: Db): void {
  provider.use(async (context, next) => {
    await next()
    const { oidc } = context as KoaContextWithOIDC
    const { grant_type: type, refresh_token: token } = oidc?.params ?? {}
    if (oidc?.route !== 'token' || type !== 'refresh_token' || typeof token !== 'string') return
    const clientId = oidc.client?.clientId
    if (!clientId) return
    if (context.status === 200) return keep(system, { token, clientId }, context.body, oidc)
    if ((context.body as { error?: string } | undefined)?.error !== 'invalid_grant') return
    const answer = await find(system, { token, clientId })
    if (!answer) return
    context.status = 200
    context.body = answer
  })
}

interface Holder {
  token: string
  clientId: string
}

async function keep(
  system: Db,
  { token, clientId }: Holder,
  answer: unknown,
  { entities }: KoaContextWithOIDC['oidc'],
): Promise<void> {
  const sealed = seal(token, `oauth answer ${clientId}`, JSON.stringify(answer))
  const row = { model: MODEL, hash: hashOf(token), grantId: entities.Grant?.jti ?? null }
  const payload = JSON.stringify({ clientId, sealed: sealed.toString('base64') })
  await query.saveArtifact(system, { ...row, memberId: null, payload }, GRACE)
}

/** Returns the answer that a token got a moment ago, waiting for one that is on its way. */
async function find(system: Db, { token, clientId }: Holder): Promise<unknown> {
  const hash = hashOf(token)
  for (;;) {
    const found = await query.findArtifact(system, { model: MODEL, hash })
    if (found && found.clientId !== clientId) return undefined
    if (found) {
      const sealed = Buffer.from(String(found.sealed), 'base64')
      return JSON.parse(unseal(token, `oauth answer ${clientId}`, sealed))
    }
    const used = await query.findArtifact(system, { model: 'RefreshToken', hash })
    const since = Date.now() / 1_000 - Number(used?.consumed ?? 0)
    if (since > ANSWER_MAX) return undefined
    await sleep(LOOK_EACH_MS)
  }
}

/** Tells whether a refresh token was answered a moment ago. */
export async function isAnswered(system: Db, hash: Buffer): Promise<boolean> {
  return (await query.findArtifact(system, { model: MODEL, hash })) !== undefined
}
