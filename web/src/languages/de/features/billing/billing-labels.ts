import type { Interval, Usage } from '@satchel/contract/tenants/billing.ts'
import type { PlanId } from '@satchel/contract/tenants/plans.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'

export { amountOf, dayOf, formatMoney } from '../../../../features/billing/billing-labels.ts'

export const MEASURES: readonly { key: keyof Usage; label: string }[] = [
  { key: 'seats', label: 'Personen' },
  { key: 'items', label: 'Inhalte' },
  { key: 'storageBytes', label: 'Speicher' },
  { key: 'links', label: 'Links' },
  { key: 'shortDomains', label: 'Kurzdomains' },
]

export const statusLabels: Readonly<Record<AccountStatus, string>> = {
  trialing: 'In der Testphase',
  active: 'Aktiv',
  past_due: 'Zahlung überfällig',
  canceled: 'Gekündigt',
  suspended: 'Gesperrt',
}

export const intervalLabels: Readonly<Record<Interval, string>> = { month: 'Monat', year: 'Jahr' }

const PLAN_NAMES: Readonly<Record<PlanId, string>> = {
  trial: 'Testphase',
  starter: 'Starter',
  team: 'Team',
  business: 'Business',
}

export const planName = (plan: PlanId, _name: string): string => PLAN_NAMES[plan]

const PLAN_LINES: Readonly<Record<string, string>> = {
  trial: 'Alles, 14 Tage lang.',
  starter: 'Für wenige Personen mit einer Bibliothek.',
  team: 'Für ein Marketingteam und seinen Vertrieb.',
  business: 'Für ein ganzes Unternehmen, ohne Grenzen.',
}

export const planLine = (plan: string, line: string): string => PLAN_LINES[plan] ?? line
