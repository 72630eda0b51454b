import type { CrmFault, CrmKind, CrmPreview, CrmSend } from '@satchel/contract/crm.ts'
import { t } from '@satchel/messages/t.ts'

export const names: Record<CrmKind, string> = { hubspot: 'HubSpot', salesforce: 'Salesforce' }

// List
export const whatItDoes: Record<CrmKind, string> = {
  hubspot: t('crm.whatItDoes.hubspot'),
  salesforce: t('crm.whatItDoes.salesforce'),
}
export const pausedReasons: Record<'revoked' | 'lost', (name: string) => string> = {
  revoked: (name) => t('crm.pausedReasons.revoked', { name }),
  lost: () => t('crm.pausedReasons.lost'),
}

// Preview
export const becomes: Record<CrmKind, Record<'reading' | 'lead', string>> = {
  hubspot: {
    reading: t('crm.becomes.hubspot.reading'),
    lead: t('crm.becomes.hubspot.lead'),
  },
  salesforce: {
    reading: t('crm.becomes.salesforce.reading'),
    lead: t('crm.becomes.salesforce.lead'),
  },
}
export const fields: Record<keyof CrmPreview['lead']['person'], string> = {
  email: t('crm.fields.email'),
  firstName: t('crm.fields.firstName'),
  lastName: t('crm.fields.lastName'),
  company: t('crm.fields.company'),
  phone: t('crm.fields.phone'),
  title: t('crm.fields.title'),
}

// Log
export const kinds: Record<CrmSend['kind'], string> = {
  reading: t('crm.kinds.reading'),
  lead: t('crm.kinds.lead'),
}
export const states: Record<CrmSend['state'], string> = {
  waiting: t('crm.states.waiting'),
  sent: t('crm.states.sent'),
  skipped: t('crm.states.skipped'),
  failed: t('crm.states.failed'),
}
export const faults: Record<CrmFault, string> = {
  'no-contact': t('crm.faults.noContact'),
  deleted: t('crm.faults.deleted'),
  forbidden: t('crm.faults.forbidden'),
  rejected: t('crm.faults.rejected'),
  revoked: t('crm.faults.revoked'),
  limited: t('crm.faults.limited'),
  unreachable: t('crm.faults.unreachable'),
  timeout: t('crm.faults.timeout'),
  failing: t('crm.faults.failing'),
  refused: t('crm.faults.refused'),
  'too-late': t('crm.faults.tooLate'),
  error: t('crm.faults.error'),
}
