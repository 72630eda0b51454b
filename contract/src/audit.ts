import { type Static, Type } from 'typebox'
import { REPORT_LIMIT } from './constants.ts'
import { endpoint } from './endpoint.ts'
import {
  CursorQuery,
  Day,
  Id,
  Nullable,
  Page,
  TableLocale,
  TableOnlyForm,
  Time,
} from './schemas.ts'

/** Actions recorded in the audit log. */
export const AUDIT_ACTIONS = [
  'session.started',
  'session.refused',
  'session.ended',
  'session.replayed',
  'session-rules.changed',
  'password.changed',
  'password.reset',
  'totp.added',
  'totp.removed',
  'recovery-codes.renewed',
  'recovery-code.used',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',
  'factors.reset',
  'sign-in-rules.changed',
  'tenant.changed',
  'tenant.closing',
  'tenant.kept',
  'audit.exported',
  'export.made',
  'report.exported',
  'import.started',
  'import.undone',
  'links.exported',
  'items.deleted',
  'items.purged',
  'bin.emptied',
  'collection.deleted',
  'site.published',
  'site.unpublished',
  'site.deleted',
  'site.password-set',
  'site.password-removed',
  'cta.deleted',
  'cta.submissions-deleted',
  'cta.submissions-exported',
  'link.withdrawn',
  'link.handed-over',
  'preset.made',
  'preset.changed',
  'preset.deleted',
  'taxonomy.changed',
  'sharing.changed',
  'notifications.changed',
  'activity.changed',
  'wishlist.changed',
  'wishlist.trusted',
  'wishlist.distrusted',
  'wish.deleted',
  'wish-feed.added',
  'wish-feed.removed',
  'domain.added',
  'domain.changed',
  'domain.removed',
  'billing.changed',
  'user.invited',
  'user.joined',
  'user.changed',
  'user.role-changed',
  'user.deactivated',
  'user.reactivated',
  'user.handed-over',
  'ownership.handed-over',
  'invitation.sent-again',
  'invitation.revoked',
  'partner-code.made',
  'partner-code.withdrawn',
  'sso.provider-added',
  'sso.provider-changed',
  'sso.provider-removed',
  'sso.domain-added',
  'sso.domain-changed',
  'sso.domain-proved',
  'sso.domain-removed',
  'scim.token-added',
  'scim.token-removed',
  'api-key.added',
  'api-key.removed',
  'app.connected',
  'app.disconnected',
  'webhook.added',
  'webhook.changed',
  'webhook.secret-renewed',
  'webhook.replayed',
  'webhook.removed',
  'crm.connected',
  'crm.changed',
  'crm.paused',
  'crm.disconnected',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AuditEntry = Type.Object({
  id: Id,
  at: Time,
  action: Type.String(),
  actor: Type.Object({ id: Nullable(Id), name: Nullable(Type.String()) }),
  target: Nullable(
    Type.Object({
      type: Type.String(),
      id: Nullable(Type.String()),
      name: Nullable(Type.String()),
    }),
  ),
  ip: Nullable(Type.String()),
  country: Nullable(Type.String({ description: 'Two letters' })),
  device: Nullable(Type.String({ description: '“Firefox on Linux”' })),
  agent: Nullable(Type.String()),
  details: Type.Record(Type.String(), Type.Unknown()),
})
export type AuditEntry = Static<typeof AuditEntry>

const filter = {
  action: Type.Optional(
    Type.String({ maxLength: 64, description: 'An action, or its first part, such as `session`' }),
  ),
  actorId: Type.Optional(Id),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
}
const AuditFilter = Type.Object(filter)
export type AuditFilter = Static<typeof AuditFilter>

export const AuditOrder = Type.Enum(['newest', 'oldest'], {
  description:
    '`oldest` is for programs that follow the log: nextCursor is never null, and continues where the last call ended',
})
export type AuditOrder = Static<typeof AuditOrder>

export const listAudit = endpoint({
  name: 'listAudit',
  summary: 'List who did what and from where, newest first by default',
  method: 'GET',
  path: '/api/audit/v1/list',
  access: 'audit.read',
  query: Type.Object({
    ...filter,
    ...CursorQuery.properties,
    orderBy: Type.Optional(AuditOrder),
  }),
  reply: Page(AuditEntry),
})

export const exportAudit = endpoint({
  name: 'exportAudit',
  summary: 'Export all entries as CSV',
  method: 'GET',
  path: '/api/audit/v1/export',
  limit: REPORT_LIMIT,
  access: 'audit.read',
  query: Type.Object({ ...filter, locale: TableLocale, ...TableOnlyForm }),
  raw: true,
})
