import type { CrmFault, CrmKind, CrmPreview, CrmSend } from '@satchel/contract/crm.ts'
import { t } from '@satchel/messages/t.ts'

export const names: Record<CrmKind, string> = { hubspot: 'HubSpot', salesforce: 'Salesforce' }

// List
export const whatItDoes: Record<CrmKind, string> = {
  hubspot: t('integrations.crm.whatItDoes.hubspot'),
  salesforce: t('integrations.crm.whatItDoes.salesforce'),
}
export const pausedReasons: Record<'revoked' | 'lost', (name: string) => string> = {
  revoked: (name) => t('integrations.crm.pausedReasons.revoked', { name }),
  lost: () => t('integrations.crm.pausedReasons.lost'),
}

// Preview
export const becomes: Record<CrmKind, Record<'reading' | 'lead', string>> = {
  hubspot: {
    reading: t('integrations.crm.becomes.hubspot.reading'),
    lead: t('integrations.crm.becomes.hubspot.lead'),
  },
  salesforce: {
    reading: t('integrations.crm.becomes.salesforce.reading'),
    lead: t('integrations.crm.becomes.salesforce.lead'),
  },
}
export const fields: Record<keyof CrmPreview['lead']['person'], string> = {
  email: t('integrations.crm.fields.email'),
  firstName: t('integrations.crm.fields.firstName'),
  lastName: t('integrations.crm.fields.lastName'),
  company: t('integrations.crm.fields.company'),
  phone: t('integrations.crm.fields.phone'),
  title: t('integrations.crm.fields.title'),
}

// Log
export const kinds: Record<CrmSend['kind'], string> = {
  reading: t('integrations.crm.kinds.reading'),
  lead: t('integrations.crm.kinds.lead'),
}
export const states: Record<CrmSend['state'], string> = {
  waiting: t('integrations.crm.states.waiting'),
  sent: t('integrations.crm.states.sent'),
  skipped: t('integrations.crm.states.skipped'),
  failed: t('integrations.crm.states.failed'),
}
export const faults: Record<CrmFault, string> = {
  'no-contact': t('integrations.crm.faults.noContact'),
  deleted: t('integrations.crm.faults.deleted'),
  forbidden: t('integrations.crm.faults.forbidden'),
  rejected: t('integrations.crm.faults.rejected'),
  revoked: t('integrations.crm.faults.revoked'),
  limited: t('integrations.crm.faults.limited'),
  unreachable: t('integrations.crm.faults.unreachable'),
  timeout: t('integrations.crm.faults.timeout'),
  failing: t('integrations.crm.faults.failing'),
  refused: t('integrations.crm.faults.refused'),
  'too-late': t('integrations.crm.faults.tooLate'),
  error: t('integrations.crm.faults.error'),
}
