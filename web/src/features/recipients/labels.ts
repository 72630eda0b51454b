import { t } from '@satchel/messages/t.ts'

// Recipient list
export const NAMES = {
  person: {
    one: t('recipients.names.person.one'),
    many: t('recipients.names.person.many'),
    none: t('recipients.names.person.none'),
  },
  organization: {
    one: t('recipients.names.organization.one'),
    many: t('recipients.names.organization.many'),
    none: t('recipients.names.organization.none'),
  },
} as const
/** Says that someone entered the address at links for others; that may have been anyone. */
