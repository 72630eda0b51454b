import type { Interval, Usage } from '@satchel/contract/tenants/billing.ts'
import type { PlanId } from '@satchel/contract/tenants/plans.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'

export { amountOf, dayOf, formatMoney } from '../../../../features/billing/billing-labels.ts'

export const MEASURES: readonly { key: keyof Usage; label: string }[] = [
  { key: 'seats', label: 'Personas' },
  { key: 'items', label: 'Elementos' },
  { key: 'storageBytes', label: 'Almacenamiento' },
  { key: 'links', label: 'Enlaces' },
  { key: 'shortDomains', label: 'Dominios cortos' },
]

export const statusLabels: Readonly<Record<AccountStatus, string>> = {
  trialing: 'En prueba',
  active: 'Activa',
  past_due: 'Pago vencido',
  canceled: 'Cancelada',
  suspended: 'Suspendida',
}

export const intervalLabels: Readonly<Record<Interval, string>> = { month: 'mes', year: 'año' }

const PLAN_NAMES: Readonly<Record<PlanId, string>> = {
  trial: 'Prueba',
  starter: 'Inicial',
  team: 'Equipo',
  business: 'Empresa',
}

export const planName = (plan: PlanId, _name: string): string => PLAN_NAMES[plan]

const PLAN_LINES: Readonly<Record<string, string>> = {
  trial: 'Todo, durante 14 días.',
  starter: 'Para unas pocas personas con una biblioteca.',
  team: 'Para un equipo de marketing y sus vendedores.',
  business: 'Para toda una empresa, sin límites.',
}

export const planLine = (plan: string, line: string): string => PLAN_LINES[plan] ?? line
