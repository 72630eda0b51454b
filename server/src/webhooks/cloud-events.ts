import type { AuditEntry } from '@satchel/contract/audit.ts'
import type { Config } from '../platform/config.ts'

/** The media type of a CloudEvent in the structured mode. */
export const CLOUD_EVENT = 'application/cloudevents+json'

interface CloudEvent {
  id: string
  type: string
  time: string
  data: object
  subject?: string
}

/** Returns the JSON of a CloudEvent 1.0. Its source names this server and the account. */
export function cloudEvent({ PUBLIC_URL }: Config, tenantId: string, event: CloudEvent): string {
  const source = `${PUBLIC_URL}/api/auth/v1/tenants/${tenantId}`
  const type = `satchel.${event.type}`
  return JSON.stringify({
    specversion: '1.0',
    source,
    datacontenttype: 'application/json',
    ...event,
    type,
  })
}

/** Returns an entry of the audit log as a CloudEvent with the same id, by which receivers find one they have. */
export function cloudEventOfEntry(config: Config, tenantId: string, entry: AuditEntry): string {
  const { id, at, action, target } = entry
  const subject = target && [target.type, target.id].filter(Boolean).join('/')
  return cloudEvent(config, tenantId, {
    id,
    type: `audit.${action}`,
    time: at,
    data: entry,
    ...(subject && { subject }),
  })
}
