import type { DomainStatus } from '@satchel/contract/tenants/tenants.ts'
import { t } from '@satchel/messages/t.ts'

export const statuses: Record<DomainStatus, { label: string; tone: 'good' | 'waiting' | 'bad' }> = {
  confirmed: { label: t('domains.statuses.confirmed.label'), tone: 'good' },
  pending: { label: t('domains.statuses.pending.label'), tone: 'waiting' },
  'not-found': { label: t('domains.statuses.notFound.label'), tone: 'waiting' },
  conflicting: { label: t('domains.statuses.conflicting.label'), tone: 'bad' },
  lost: { label: t('domains.statuses.lost.label'), tone: 'bad' },
}
