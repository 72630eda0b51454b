import { type Static, Type } from 'typebox'
import { Nullable } from './schemas.ts'

export const WebhookTiming = Type.Enum(['all', 'confirmed', 'digest'], {
  description:
    '`confirmed`: views, readings and downloads only if the reader verified an address or entered a password. `digest`: one message a day. For chats only',
})
export type WebhookTiming = Static<typeof WebhookTiming>

const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'HH:MM' })
export const QuietHours = Type.Object(
  {
    from: Clock,
    until: Clock,
    timeZone: Nullable(
      Type.String({ maxLength: 64, description: 'IANA name; null for that of the account' }),
    ),
  },
  { description: 'Messages wait until these hours of each day are over' },
)
export type QuietHours = Static<typeof QuietHours>
