import { formatCount, formatDay } from '../../lib/format/format.ts'

// Companies section
export const companies = 'Companies'
export const searchByName = 'Search by name'
export const couldntLoadTheCompanies = 'Couldn’t load the companies'
export const noCompanies = 'No companies found'
export const operatesTheServer = 'Operates this server'
export const notConfirmed = 'Not confirmed'
export const statuses = {
  trialing: 'On trial',
  active: 'Active',
  past_due: 'Payment overdue',
  canceled: 'Ended',
  suspended: 'Suspended',
}
export const figures = (people: number, items: number, storage: string, visits: number) =>
  [
    formatCount(people, 'person', 'people'),
    formatCount(items, 'item'),
    storage,
    `${formatCount(visits, 'view')} in 30 days`,
  ].join(' · ')
export const lastActivity = 'Last activity'
export const noActivity = 'No activity yet'
export const manage = 'Manage'
export const manageName = (name: string) => `Manage ${name}`
export const deletedOn = (day: string) => `Deleted on ${formatDay(day)}`

// Company dialog
export const couldntLoadTheCompany = 'Couldn’t load the company'
export const plan = 'Plan'
export const planNames = { trial: 'Trial', starter: 'Starter', team: 'Team', business: 'Business' }
export const limits = 'Limits'
export const limitNames = {
  seats: 'People',
  items: 'Items',
  storageBytes: 'Storage in GB',
  links: 'Links',
  shortDomains: 'Short domains',
}
export const emptyIsUnlimited = 'Leave a field empty for no limit'
export const used = (amount: string) => `${amount} used`
export const saveLimits = 'Save limits'
export const limitsSaved = 'Limits saved'
export const planSet = (plan: string) => `Now on the ${plan} plan`
export const suspend = 'Suspend'
export const suspendHint = 'The company becomes read-only until you resume it.'
export const reason = 'Reason'
export const reasonHint = 'The company’s people read it'
export const closePages = 'Take public pages down now'
export const closePagesHint = 'Otherwise links and sites work for 30 more days'
export const suspendedBecause = (reason: string) => `Suspended: ${reason}`
export const suspended = 'Suspended'
export const resume = 'Resume'
export const resumed = 'Resumed'
export const deleteCompany = 'Delete company'
export const deleteLine =
  'The company is read-only for 30 days, in which its owners can keep it. Then all of it is deleted.'
export const deleteName = (name: string) => `Delete ${name}?`
export const resendConfirmation = 'Resend confirmation'
export const resendHint = 'Nobody has confirmed an address. A new code lets the company in.'
export const confirmationSent = 'Confirmation sent'
