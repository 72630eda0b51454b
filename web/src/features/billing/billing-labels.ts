import type { Interval, Usage } from '@satchel/contract/tenants/billing.ts'
import type { PlanId } from '@satchel/contract/tenants/plans.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import { t } from '@satchel/messages/t.ts'
import { formatBytes, formatNumber } from '../../lib/format/format.ts'
import { FORMAT_LOCALE } from '../../lib/language.ts'

export const MEASURES: readonly { key: keyof Usage; label: string }[] = [
  { key: 'seats', label: t('billing.measures.people') },
  { key: 'items', label: t('billing.measures.items') },
  { key: 'storageBytes', label: t('billing.measures.storage') },
  { key: 'links', label: t('billing.measures.links') },
  { key: 'shortDomains', label: t('billing.measures.shortDomains') },
]

export function amountOf(key: keyof Usage, amount: number): string {
  return key === 'storageBytes' ? formatBytes(amount) : formatNumber(amount)
}

export const statusLabels: Readonly<Record<AccountStatus, string>> = {
  trialing: t('billing.statusLabels.trialing'),
  active: t('billing.statusLabels.active'),
  past_due: t('billing.statusLabels.pastDue'),
  canceled: t('billing.statusLabels.canceled'),
  suspended: t('billing.statusLabels.suspended'),
}

export const intervalLabels: Readonly<Record<Interval, string>> = {
  month: t('billing.intervalLabels.oneMonth'),
  year: t('billing.intervalLabels.year'),
}

/** Formats an amount in cents: 9,900 of EUR is €99.00. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(FORMAT_LOCALE, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}

/** Returns the day of a time in a time zone. */
export function dayOf(at: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE, { dateStyle: 'long', timeZone })
  // Not broken over two lines.
  return format.format(new Date(at)).replaceAll(' ', '\u00a0')
}

const PLAN_NAMES: Readonly<Record<PlanId, string>> = {
  trial: t('billing.planNames.trial'),
  starter: t('billing.planNames.starter'),
  team: t('billing.planNames.team'),
  business: t('billing.planNames.business'),
}

export const planName = (plan: PlanId): string => PLAN_NAMES[plan]

const PLAN_LINES: Readonly<Record<PlanId, string>> = {
  trial: t('billing.planLines.trial'),
  starter: t('billing.planLines.starter'),
  team: t('billing.planLines.team'),
  business: t('billing.planLines.business'),
}

/** Returns what a plan is for. */
export const planLine = (plan: PlanId): string => PLAN_LINES[plan]
