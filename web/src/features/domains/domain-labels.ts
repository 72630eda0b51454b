import type { DomainStatus } from '@satchel/contract/tenants/tenants.ts'

export const statuses: Record<DomainStatus, { label: string; tone: 'good' | 'waiting' | 'bad' }> = {
  confirmed: { label: 'Confirmed', tone: 'good' },
  pending: { label: 'Pending', tone: 'waiting' },
  'not-found': { label: 'Not found yet', tone: 'waiting' },
  conflicting: { label: 'Conflicting', tone: 'bad' },
  lost: { label: 'Lost', tone: 'bad' },
}
