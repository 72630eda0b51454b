/** What the audit log tells of. */
export const AUDIT_ACTIONS = [
  'session.started',
  'session.refused',
  'session.ended',
  'session.replayed',
  'session-rules.changed',
  'password.changed',
  'password.reset',
  'tenant.changed',
  'tenant.closing',
  'tenant.kept',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
