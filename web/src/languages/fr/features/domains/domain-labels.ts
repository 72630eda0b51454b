import type { DomainStatus } from '@satchel/contract/tenants/tenants.ts'

export const statuses: Record<DomainStatus, { label: string; tone: 'good' | 'waiting' | 'bad' }> = {
  confirmed: { label: 'Confirmé', tone: 'good' },
  pending: { label: 'En attente', tone: 'waiting' },
  'not-found': { label: 'Pas encore trouvé', tone: 'waiting' },
  conflicting: { label: 'En conflit', tone: 'bad' },
  lost: { label: 'Perdu', tone: 'bad' },
}
