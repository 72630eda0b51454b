import { type Permission, READING } from '@satchel/contract/permissions.ts'
import { t } from '@satchel/messages/t.ts'
import { IconSettings, IconUsers, type TablerIcon } from '@tabler/icons-react'
import { paths } from '../lib/paths.ts'
import { useIsOpen, useMe } from '../lib/session.ts'

/** Pages of settings; all show the list of all sections. */
export type SettingsPage = 'settings' | 'team'

/** Groups of sections, in the order of the list. */
export const SETTINGS_GROUPS = [
  'you',
  'company',
  'sharing',
  'integrations',
  'team',
  'server',
] as const
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number]

export const groupLabels: Record<SettingsGroup, string> = {
  you: t('frame.settings.groups.you'),
  company: t('frame.settings.company'),
  sharing: t('frame.settings.groups.sharing'),
  integrations: t('frame.settings.groups.integrations'),
  team: t('frame.settings.groups.team'),
  server: t('frame.settings.server'),
}

type Name<Group extends SettingsGroup> = (typeof rows)[Group][number][0]
/** Names of the sections of each page. */
export interface SectionNames {
  settings: Name<Exclude<SettingsGroup, 'team' | 'server'>>
  team: Name<'team' | 'server'>
}
export type SectionName = SectionNames[SettingsPage]

export interface SettingsSection {
  name: SectionName
  group: SettingsGroup
  label: string
  page: SettingsPage
  /** Permission needed to see the section; without it, everyone does. */
  needs?: Permission
  /** Limits it to the account that operates the server; with `-or-asking`, others read there whom to ask. */
  of?: 'operator' | 'operator-or-asking'
}

interface Place {
  label: string
  to: string
  icon: TablerIcon
}

type Row = readonly [
  name: string,
  label: string,
  needs?: Permission,
  more?: Pick<SettingsSection, 'of'>,
]

const rows = {
  you: [
    ['profile', t('frame.settings.profile')],
    ['password', t('frame.settings.password')],
    ['security', t('frame.settings.security')],
    ['sessions', t('frame.settings.sessions')],
    ['apps', t('frame.settings.connectedApps')],
    ['notifications', t('frame.settings.notifications')],
  ],
  company: [
    ['company', t('frame.settings.companyDetails'), 'tenant.manage'],
    ['branding', t('frame.settings.branding'), 'tenant.manage'],
    ['categories', t('frame.settings.categories'), 'taxonomy.manage'],
    ['tags', t('frame.settings.tags'), 'taxonomy.manage'],
    ['search', t('frame.settings.search'), 'taxonomy.manage'],
    ['wishlist', t('frame.settings.wishlist'), 'taxonomy.manage'],
    ['notification-defaults', t('frame.settings.notificationDefaults'), 'taxonomy.manage'],
    ['close', t('frame.settings.closeAccount'), 'billing.manage'],
  ],
  sharing: [
    ['sharing', t('frame.settings.sharingDefaults'), 'taxonomy.manage'],
    ['domain', t('frame.settings.shortDomain'), 'taxonomy.manage'],
    ['legal', t('frame.settings.legal'), 'tenant.manage'],
  ],
  integrations: [
    ['chat', t('frame.settings.slackAndTeams'), 'tenant.manage'],
    ['webhooks', t('frame.settings.webhooks'), 'tenant.manage'],
    ['crm', t('frame.settings.crm'), 'tenant.manage'],
    ['api-keys', t('frame.settings.apiKeys'), 'tenant.manage'],
  ],
  team: [
    ['people', t('frame.settings.people')],
    ['rights', t('frame.settings.rolesAndRights')],
    ['sign-in', t('frame.settings.signInRules'), 'sign-in.manage'],
    ['single-sign-on', t('frame.settings.singleSignOn'), 'sign-in.manage'],
    ['audit', t('frame.settings.auditLog'), 'audit.read'],
    ['errors', t('frame.settings.errors'), 'errors.manage'],
    ['partners', t('frame.settings.partners'), 'partners.manage'],
  ],
  server: [
    ['server', t('frame.settings.serverState'), 'errors.manage', { of: 'operator-or-asking' }],
    ['setup', t('frame.settings.setup'), 'billing.manage', { of: 'operator' }],
    ['companies', t('frame.settings.companies'), 'billing.manage', { of: 'operator' }],
  ],
} as const satisfies Record<SettingsGroup, readonly Row[]>

/** The sections of the settings pages in `classic/pages`. */
const sections: readonly SettingsSection[] = SETTINGS_GROUPS.flatMap((group) =>
  rows[group].map(([name, label, needs, more]: Row) => ({
    name: name as SectionName,
    group,
    label,
    page: group === 'team' || group === 'server' ? ('team' as const) : ('settings' as const),
    ...(needs && { needs }),
    ...more,
  })),
)

/** Returns the sections that the signed-in person may see. */
export function useSettingsSections(): readonly SettingsSection[] {
  const { permissions, isOperator, hasPlans } = useMe()
  const isOpen = useIsOpen()
  return sections.filter(
    ({ needs, of }) =>
      // Where strangers sign up, the server isn’t theirs to ask about.
      (!of || isOperator || (of === 'operator-or-asking' && !hasPlans)) &&
      (!needs || (permissions.includes(needs) && (isOpen || READING.includes(needs)))),
  )
}

export function settingsAddress({ page, name }: Pick<SettingsSection, 'page' | 'name'>): string {
  const query = { section: name }
  return page === 'team' ? paths.teamSettings(query) : paths.settings(query)
}

/** Returns the sections as places of the palette. */
export function useSettingsPlaces(): readonly Place[] {
  return useSettingsSections().map((section) => ({
    label: `${section.page === 'team' ? t('frame.settings.team') : t('frame.settings.settings')}: ${section.label}`,
    to: settingsAddress(section),
    icon: section.page === 'team' ? IconUsers : IconSettings,
  }))
}
