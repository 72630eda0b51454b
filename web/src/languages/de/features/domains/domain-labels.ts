import type { DomainStatus } from '@satchel/contract/tenants/tenants.ts'

export const statuses: Record<DomainStatus, { label: string; tone: 'good' | 'waiting' | 'bad' }> = {
  confirmed: { label: 'Bestätigt', tone: 'good' },
  pending: { label: 'Ausstehend', tone: 'waiting' },
  'not-found': { label: 'Noch nicht gefunden', tone: 'waiting' },
  conflicting: { label: 'Im Konflikt', tone: 'bad' },
  lost: { label: 'Verloren', tone: 'bad' },
}
