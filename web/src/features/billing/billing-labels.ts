import type { Interval, Usage } from '@satchel/contract/tenants/billing.ts'
import type { PlanId } from '@satchel/contract/tenants/plans.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import { formatBytes, formatNumber } from '../../lib/format/format.ts'
import { FORMAT_LOCALE } from '../../lib/language.ts'

export const MEASURES: readonly { key: keyof Usage; label: string }[] = [
  { key: 'seats', label: 'People' },
  { key: 'items', label: 'Items' },
  { key: 'storageBytes', label: 'Storage' },
  { key: 'links', label: 'Links' },
  { key: 'shortDomains', label: 'Short domains' },
]

export function amountOf(key: keyof Usage, amount: number): string {
  return key === 'storageBytes' ? formatBytes(amount) : formatNumber(amount)
}

export const statusLabels: Readonly<Record<AccountStatus, string>> = {
  trialing: 'On trial',
  active: 'Active',
  past_due: 'Payment overdue',
  canceled: 'Canceled',
  suspended: 'Suspended',
}

export const intervalLabels: Readonly<Record<Interval, string>> = { month: 'month', year: 'year' }

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

/** Returns the name of a plan: that of the contract, which is English; translations name each plan. */
export const planName = (_plan: PlanId, name: string): string => name

/** Returns what a plan is for: what the contract says, which is English; translations name each plan. */
export const planLine = (_plan: string, line: string): string => line
