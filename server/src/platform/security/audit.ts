import type { AuditAction } from '@satchel/contract/audit.ts'
import type { Db } from '../database/database.ts'
import type { Origin, Scope } from '../database/scope.ts'

export interface AuditDraft {
  action: AuditAction
  target?: { type: string; id?: string; name?: string }
  /** Further details for readers; never a secret. */
  details?: Record<string, unknown>
}

/** Records an entry in the transaction of the change. */
export async function audit({ db, actor }: Scope, draft: AuditDraft): Promise<void> {
  const { apiKey, app } = actor
  const program = { ...(apiKey && { apiKey }), ...(app && { app }) }
  await insert(
    db,
    { ...draft, details: { ...draft.details, ...program } },
    {
      actorId: actor.id,
      actorName: actor.name,
      ip: actor.origin?.ip ?? null,
      agent: actor.origin?.agent ?? null,
    },
  )
}

export interface Signer {
  id: string
  name: string
  tenantId: string
}

/** Records an entry about signing in, before there is a scope. */
export async function auditSignIn(
  db: Db,
  { id, name, tenantId }: Signer,
  { ip, agent }: Origin,
  draft: AuditDraft,
): Promise<void> {
  await insert(db, draft, { tenantId, actorId: id, actorName: name, ip, agent })
}

interface By {
  tenantId?: string
  actorId: string | null
  actorName: string | null
  ip: string | null
  agent: string | null
}

async function insert(db: Db, { action, target, details }: AuditDraft, by: By): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      ...by,
      action,
      targetType: target?.type ?? null,
      targetId: target?.id ?? null,
      targetName: target?.name ?? null,
      details: JSON.stringify(details ?? {}),
    })
    .execute()
}
