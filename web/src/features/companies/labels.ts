import { t } from '@satchel/messages/t.ts'

// Companies section
export const statuses = {
  trialing: t('companies.statuses.trialing'),
  active: t('companies.statuses.active'),
  past_due: t('companies.statuses.pastDue'),
  canceled: t('companies.statuses.canceled'),
  suspended: t('companies.statuses.suspended'),
}
export const figures = (people: number, items: number, storage: string, visits: number) =>
  [
    t('companies.figures.peoplePersonPeople', { people }),
    t('companies.figures.itemsItem', { items }),
    storage,
    t('companies.figures.in30Days', { visits }),
  ].join(' · ')

// Company dialog
export const planNames = {
  trial: t('companies.planNames.trial'),
  starter: t('companies.planNames.starter'),
  team: t('companies.planNames.team'),
  business: t('companies.planNames.business'),
}
export const limitNames = {
  seats: t('companies.limitNames.seats'),
  items: t('companies.limitNames.items'),
  storageBytes: t('companies.limitNames.storageBytes'),
  links: t('companies.limitNames.links'),
  shortDomains: t('companies.limitNames.shortDomains'),
}
