import type { Interval, Usage } from '@satchel/contract/tenants/billing.ts'
import type { PlanId } from '@satchel/contract/tenants/plans.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'

export { amountOf, dayOf, formatMoney } from '../../../../features/billing/billing-labels.ts'

export const MEASURES: readonly { key: keyof Usage; label: string }[] = [
  { key: 'seats', label: 'Personnes' },
  { key: 'items', label: 'Contenus' },
  { key: 'storageBytes', label: 'Stockage' },
  { key: 'links', label: 'Liens' },
  { key: 'shortDomains', label: 'Domaines courts' },
]

export const statusLabels: Readonly<Record<AccountStatus, string>> = {
  trialing: 'À l’essai',
  active: 'Actif',
  past_due: 'Paiement en retard',
  canceled: 'Résilié',
  suspended: 'Suspendu',
}

export const intervalLabels: Readonly<Record<Interval, string>> = { month: 'mois', year: 'an' }

const PLAN_NAMES: Readonly<Record<PlanId, string>> = {
  trial: 'Essai',
  starter: 'Essentiel',
  team: 'Équipe',
  business: 'Entreprise',
}

export const planName = (plan: PlanId, _name: string): string => PLAN_NAMES[plan]

const PLAN_LINES: Readonly<Record<string, string>> = {
  trial: 'Tout, pendant 14 jours.',
  starter: 'Pour quelques personnes et une seule bibliothèque.',
  team: 'Pour une équipe marketing et ses commerciaux.',
  business: 'Pour toute une entreprise, sans limites.',
}

export const planLine = (plan: string, line: string): string => PLAN_LINES[plan] ?? line
