/** What the audit log tells of. */
export const AUDIT_ACTIONS = ['session.started', 'session.refused', 'tenant.changed'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
