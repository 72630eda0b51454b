import type { DomainStatus } from '@satchel/contract/tenants/tenants.ts'

export const statuses: Record<DomainStatus, { label: string; tone: 'good' | 'waiting' | 'bad' }> = {
  confirmed: { label: 'Confirmado', tone: 'good' },
  pending: { label: 'Pendiente', tone: 'waiting' },
  'not-found': { label: 'Aún no encontrado', tone: 'waiting' },
  conflicting: { label: 'En conflicto', tone: 'bad' },
  lost: { label: 'Perdido', tone: 'bad' },
}
