import { classicLocation, isClassicPath } from '@satchel/contract/routing.ts'

interface Filters {
  [name: string]: string | readonly string[] | null | undefined
}

/** URLs of the web app. */
export const paths = {
  home: '/home',
  library: (filters: Filters = {}) => withQuery('/library', filters),
  item: (id: string, view: Filters = {}) => withQuery(`/items/${encodeURIComponent(id)}`, view),
  collections: '/collections',
  collection: (id: string) => `/collections/${encodeURIComponent(id)}`,
  sites: (filters: Filters = {}) => withQuery('/sites', filters),
  site: (id: string) => `/sites/${encodeURIComponent(id)}`,
  links: (filters: Filters = {}) => withQuery('/links', filters),
  linksOf: (userId: string) => withQuery('/links', { of: 'everyone', sharedBy: userId }),
  link: (id: string) => `/links/${encodeURIComponent(id)}`,
  usedAnswers: '/answers',
  requests: '/requests',
  request: (id: string) => `/requests/${encodeURIComponent(id)}`,
  ctas: (filters: Filters = {}) => withQuery('/ctas', filters),
  newCta: '/ctas/new',
  cta: (id: string, part?: 'submissions' | 'report') =>
    `/ctas/${encodeURIComponent(id)}${part ? `/${part}` : ''}`,
  people: (filters: Filters = {}) => withQuery('/people', filters),
  recipient: (kind: string, key: string) => `/people/${kind}/${encodeURIComponent(key)}`,
  bin: '/bin',
  imports: (view: Filters = {}) => withQuery('/imports', view),
  importRun: (id: string) => `/imports/${encodeURIComponent(id)}`,
  activity: (filters: Filters = {}) => withQuery('/activity', filters),
  notifications: () => '/notifications',

  login: (query: { email?: string; next?: string } = {}) => classic('/login', query),
  forgotPassword: (query: { email?: string } = {}) => classic('/forgot-password', query),
  signup: (query: { email?: string; next?: string } = {}) => classic('/signup', query),
  partnerSignup: (query: { code: string }) => withQuery('/signup-partner-owner', query),
  confirmVerification: (query: { email: string; next?: string }) =>
    classic('/confirm-verification', query),
  loginSso: (query: { email?: string; next?: string } = {}) => classic('/login-sso', query),
  settings: (query: { section?: string; category?: string } = {}) => classic('/settings', query),
  teamSettings: (query: { section?: string } & Filters = {}) => classic('/team-settings', query),
  analytics: (view: Filters = {}) => classic('/analytics', view),
  wishlist: (view: Filters = {}) => classic('/wishlist', view),
  billing: classicLocation('/billing'),
  paywall: classicLocation('/paywall'),
  bye: classicLocation('/bye'),

  /** Returns the URL of a page in its entry, by its path from the root as the server names it. */
  at: (url: string) => {
    const [path = '', search] = url.split('?')
    return isClassicPath(path) ? classicLocation(path, search) : url
  },
}

function classic(path: string, query: Filters): string {
  const [, search = ''] = withQuery(path, query).split('?')
  return classicLocation(path, search)
}

/** Returns a URL with filters: a list repeats its name for each value; empty filters are left out. */
function withQuery(path: string, filters: Filters): string {
  const entries = Object.entries(filters).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each]),
  )
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path
}
