import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Db } from '../../platform/database/database.ts'
import { hashOf } from '../../platform/security/random-token.ts'
import { seal, unseal } from '../../platform/security/sealing.ts'
import * as query from './artifact-queries.ts'

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
    return JSON.parse(unseal(secret, `oauth ${id}`, sealed))
  } catch {
    return undefined
  }
}

function artifactStore(system: Db, model: string): Adapter {
  const find = async (id: string) => {
    const payload = await query.findArtifact(system, { model, hash: hashOf(id) })
    // The id is what its holder shows, and only its hash is stored.
    return payload && ({ ...payload, jti: id } as AdapterPayload)
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
      await query.consumeArtifact(system, { model, hash: hashOf(id) })
    },
    async destroy(id) {
      await query.deleteArtifact(system, { model, hash: hashOf(id) })
    },
    async revokeByGrantId(grantId) {
      await query.deleteGrant(system, grantId)
    },
  }
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
