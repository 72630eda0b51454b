import type { Role } from '@satchel/contract/permissions.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'

export const EMAIL = 'demo@satchel.example'
export const COMPANY = {
  name: 'Halden Instruments',
  slug: 'halden-instruments',
  timeZone: 'Europe/Berlin',
  website: 'https://www.halden.example',
}

export type PersonKey = 'edda' | 'jonas' | 'mira' | 'tomas' | 'priya' | 'luc' | 'hana'

interface Person {
  key: PersonKey
  name: string
  email: string
  role: Role
}

/** The owner, whose sign-in is printed, and six colleagues. */
export const PEOPLE: readonly Person[] = [
  { key: 'edda', name: 'Edda Halden', email: EMAIL, role: 'owner' },
  { key: 'jonas', name: 'Jonas Reuter', email: 'jonas@halden.example', role: 'admin' },
  { key: 'mira', name: 'Mira Okonjo', email: 'mira@halden.example', role: 'editor' },
  { key: 'tomas', name: 'Tomas Lindqvist', email: 'tomas@halden.example', role: 'editor' },
  { key: 'priya', name: 'Priya Raman', email: 'priya@halden.example', role: 'editor' },
  { key: 'luc', name: 'Luc Moreau', email: 'luc@halden.example', role: 'editor' },
  { key: 'hana', name: 'Hana Sato', email: 'hana@halden.example', role: 'viewer' },
]

const COLORS = [
  '#3b82f6',
  '#8b5cf6',
  '#f59e0b',
  '#10b981',
  '#ec4899',
  '#0ea5e9',
  '#ef4444',
  '#22c55e',
  '#6366f1',
  '#f97316',
  '#14b8a6',
  '#a855f7',
  '#64748b',
  '#eab308',
  '#06b6d4',
]

/** The taxonomy; each value has a color of its own within its category. */
export const VALUES: Readonly<Record<Category, readonly string[]>> = {
  funnelStage: ['Awareness', 'Consideration', 'Decision', 'Onboarding', 'Retention'],
  contentProduct: [
    'Company',
    'Halden One',
    'Halden Two',
    'Halden Main',
    'Halden Pulse',
    'Services',
  ],
  contentType: [
    'Brochure',
    'Case study',
    'Data sheet',
    'Guide',
    'White paper',
    'One-pager',
    'Price list',
    'Presentation',
    'Template',
    'Contract',
    'Press',
    'Video',
    'Audio',
    'Web page',
    'Image',
    'Spreadsheet',
  ],
  contentIndustry: [
    'Water utilities',
    'Public sector',
    'Buildings',
    'Industry',
    'Agriculture',
    'Ports and harbors',
    'Technology',
  ],
  contentRegion: [
    'Worldwide',
    'Europe',
    'DACH',
    'Nordics',
    'Benelux',
    'UK and Ireland',
    'Southern Europe',
  ],
}

export const colorAt = (place: number) => COLORS[place % COLORS.length] as string
