import { scopeOf } from '@satchel/contract/api-keys.ts'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { ENDPOINTS, type TaggedEndpoint } from '@satchel/contract/endpoints.ts'

/** Titles of the domains, in the order of the work that they are for. */
const TITLES: Readonly<Record<string, string>> = {
  search: 'Find',
  items: 'Items',
  uploads: 'Upload',
  collections: 'Collections',
  links: 'Share',
  questions: 'Questions',
  requests: 'Request files',
  agreements: 'Agreements',
  visits: 'See who read',
  analytics: 'Read figures',
  sites: 'Sites',
  ctas: 'CTAs',
  wishes: 'Wishes',
  taxonomy: 'Categories and tags',
  bulk: 'Change many at once',
  imports: 'Import',
  exports: 'Export',
  activity: 'Activity and notifications',
  integrations: 'Webhooks, keys and CRMs',
  users: 'People',
  invitations: 'Invitations',
  accounts: 'Sign in',
  scim: 'Provision people (SCIM)',
  tenants: 'Company',
  domains: 'Short domains',
  billing: 'Billing',
  audit: 'Audit log',
  monitoring: 'Errors and health',
  operator: 'Companies of a server',
  partners: 'Partners',
  reference: 'This reference',
}

export interface Section {
  id: string
  title: string
  endpoints: TaggedEndpoint['endpoint'][]
}

/** Operations that come first in their section. */
const FIRST = [
  'querySearch',
  'searchItems',
  'suggestSearches',
  'shareItem',
  'listMyLinks',
  'getLink',
]

/** Puts first what most programs use, then what API keys may call. */
function rankOf(endpoint: Endpoint): number {
  const rank = FIRST.indexOf(endpoint.name)
  if (rank >= 0) return rank
  return scopeOf(endpoint) || endpoint.anyScope ? FIRST.length : FIRST.length + 1
}

/** Returns all operations by section; a domain without a title is last. */
export function sections(): Section[] {
  const domains = new Set([...Object.keys(TITLES), ...ENDPOINTS.map(({ domain }) => domain)])
  return [...domains].map((domain) => ({
    id: domain,
    title: TITLES[domain] ?? domain,
    endpoints: ENDPOINTS.filter((each) => each.domain === domain)
      .map(({ endpoint }) => endpoint)
      .sort((one, other) => rankOf(one) - rankOf(other)),
  }))
}
