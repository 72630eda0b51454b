import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Db } from '../../platform/database/database.ts'
import { isLoopback } from '../../platform/security/loopback.ts'
import { hashOf } from '../../platform/security/random-token.ts'
import { seal, unseal } from '../../platform/security/sealing.ts'
import * as query from './artifact-queries.ts'
import { ANSWER_MAX, GRACE, isAnswered } from './repeats.ts'

/** Seconds that something without an end of its own is kept. */
const LONGEST = 365 * 86_400

/** Returns the store of one kind of the library's things. Who reads the database can use none of them. */
export function openAdapter(system: Db, secret: string) {
  return (model: string): Adapter =>
    model === 'Client' ? clientStore(system, secret) : artifactStore(system, model)
}

function clientStore(system: Db, secret: string): Adapter {
  return {
    ...unsupported,
    async upsert(id, payload) {
      await query.saveClient(system, id, seal(secret, `oauth ${id}`, JSON.stringify(payload)))
    },
    async find(id) {
      const sealed = await query.findClient(system, id)
      return sealed && opened(secret, id, sealed)
    },
    async destroy(id) {
      await query.deleteClient(system, id)
    },
  }
}

/** A client that was sealed with a secret that is lost has to register again. */
function opened(secret: string, id: string, sealed: Buffer): AdapterPayload | undefined {
  try {
    const client = JSON.parse(unseal(secret, `oauth ${id}`, sealed))
    // Registered before such apps were known by their addresses.
    const isNative = client.redirect_uris?.some((uri: string) => isLoopback(uri))
    return isNative ? { ...client, application_type: 'native' } : client
  } catch {
    return undefined
  }
}

function artifactStore(system: Db, model: string): Adapter {
  const find = async (id: string) => {
    const hash = hashOf(id)
    const payload = await query.findArtifact(system, { model, hash })
    const isAgain = model === 'RefreshToken' && (await isRepeated(system, hash, payload))
    // The id is what its holder shows, and only its hash is stored.
    return (
      payload &&
      ({ ...payload, jti: id, ...(isAgain && { consumed: undefined }) } as AdapterPayload)
    )
  }
  return {
    ...unsupported,
    find,
    async upsert(id, { jti: _, ...payload }, expiresIn = LONGEST) {
      const { grantId = model === 'Grant' ? id : null, accountId, result } = payload
      // The answer to a request names who gave it.
      const memberId = accountId ?? result?.login?.accountId ?? null
      const row = { model, hash: hashOf(id), grantId, memberId }
      await query.saveArtifact(system, { ...row, payload: JSON.stringify(payload) }, expiresIn)
    },
    async consume(id) {
      const again = model === 'RefreshToken' ? ANSWER_MAX : undefined
      if (!(await query.consumeArtifact(system, { model, hash: hashOf(id) }, again)))
        throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      await query.deleteArtifact(system, { model, hash: hashOf(id) })
    },
    async revokeByGrantId(grantId) {
      await query.deleteGrant(system, grantId)
    },
  }
}

/**
 * Tells whether a refresh token that was used a moment ago may be used once more: its answer never came to be, as the
 * server ended meanwhile. Throws where there is an answer, which it gets again.
 */
async function isRepeated(
  system: Db,
  hash: Buffer,
  payload: Record<string, unknown> | undefined,
): Promise<boolean> {
  if (payload?.consumed === undefined) return false
  const since = Date.now() / 1_000 - Number(payload.consumed)
  if (since > GRACE) return false
  if (since <= ANSWER_MAX || (await isAnswered(system, hash)))
    throw new errors.InvalidGrant('used a moment ago')
  return true
}

/** Finding by user code belongs to the device flow, by uid to logging out; neither is offered. */
const unsupported = {
  async consume() {},
  async findByUserCode() {
    return undefined
  },
  async findByUid() {
    return undefined
  },
  async revokeByGrantId() {},
}
