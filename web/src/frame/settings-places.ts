import type { Permission } from '@satchel/contract/permissions.ts'
import { IconSettings, IconUsers, type TablerIcon } from '@tabler/icons-react'
import { paths } from '../lib/paths.ts'
import { useMe } from '../lib/session.ts'
import * as uiLabels from '../ui/labels.ts'
import * as labels from './settings-labels.ts'

interface SettingsPlace {
  label: string
  to: string
  icon: TablerIcon
  needs?: Permission
}

const settings = (section: string, label: string, needs?: Permission): SettingsPlace => ({
  label: `${labels.settings}: ${label}`,
  to: paths.settings({ section }),
  icon: IconSettings,
  ...(needs && { needs }),
})

const team = (section: string, label: string, needs?: Permission): SettingsPlace => ({
  label: `${labels.team}: ${label}`,
  to: paths.teamSettings({ section }),
  icon: IconUsers,
  ...(needs && { needs }),
})

/** The sections of the settings pages in `classic/pages`. */
const places: readonly SettingsPlace[] = [
  settings('profile', labels.profile),
  settings('password', labels.password),
  settings('security', labels.security),
  settings('sessions', labels.sessions),
  settings('apps', labels.connectedApps),
  settings('notifications', labels.notifications),
  settings('company', labels.company, 'tenant.manage'),
  settings('branding', labels.branding, 'tenant.manage'),
  settings('legal', labels.legal, 'tenant.manage'),
  settings('domain', labels.shortDomain, 'taxonomy.manage'),
  settings('categories', labels.categories, 'taxonomy.manage'),
  settings('tags', labels.tags, 'taxonomy.manage'),
  settings('search', uiLabels.search, 'taxonomy.manage'),
  settings('wishlist', labels.wishlist, 'taxonomy.manage'),
  settings('sharing', labels.sharingDefaults, 'taxonomy.manage'),
  settings('notification-defaults', labels.notificationDefaults, 'taxonomy.manage'),
  settings('api-keys', labels.apiKeys, 'tenant.manage'),
  settings('webhooks', labels.webhooks, 'tenant.manage'),
  settings('crm', labels.crm, 'tenant.manage'),
  settings('close', labels.closeAccount, 'billing.manage'),
  team('people', labels.people),
  team('rights', labels.rolesAndRights),
  team('sign-in', labels.signInRules, 'sign-in.manage'),
  team('single-sign-on', labels.singleSignOn, 'sign-in.manage'),
  team('audit', labels.auditLog, 'audit.read'),
  team('errors', labels.errors, 'errors.manage'),
  team('partners', labels.partners, 'partners.manage'),
]

/** Returns the sections that the signed-in person may see. */
export function useSettingsPlaces(): readonly SettingsPlace[] {
  const { permissions } = useMe()
  return places.filter(({ needs }) => !needs || permissions.includes(needs))
}
