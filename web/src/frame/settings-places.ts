import type { Permission } from '@satchel/contract/permissions.ts'
import { t } from '@satchel/messages/t.ts'
import { IconSettings, IconUsers, type TablerIcon } from '@tabler/icons-react'
import { paths } from '../lib/paths.ts'
import { useMe } from '../lib/session.ts'

interface SettingsPlace {
  label: string
  to: string
  icon: TablerIcon
  needs?: Permission
}

const settings = (section: string, label: string, needs?: Permission): SettingsPlace => ({
  label: `${t('frame.settings.settings')}: ${label}`,
  to: paths.settings({ section }),
  icon: IconSettings,
  ...(needs && { needs }),
})

const team = (section: string, label: string, needs?: Permission): SettingsPlace => ({
  label: `${t('frame.settings.team')}: ${label}`,
  to: paths.teamSettings({ section }),
  icon: IconUsers,
  ...(needs && { needs }),
})

/** The sections of the settings pages in `classic/pages`. */
const places: readonly SettingsPlace[] = [
  settings('profile', t('frame.settings.profile')),
  settings('password', t('frame.settings.password')),
  settings('security', t('frame.settings.security')),
  settings('sessions', t('frame.settings.sessions')),
  settings('apps', t('frame.settings.connectedApps')),
  settings('notifications', t('frame.settings.notifications')),
  settings('company', t('frame.settings.company'), 'tenant.manage'),
  settings('branding', t('frame.settings.branding'), 'tenant.manage'),
  settings('legal', t('frame.settings.legal'), 'tenant.manage'),
  settings('domain', t('frame.settings.shortDomain'), 'taxonomy.manage'),
  settings('categories', t('frame.settings.categories'), 'taxonomy.manage'),
  settings('tags', t('frame.settings.tags'), 'taxonomy.manage'),
  settings('search', t('ui.search'), 'taxonomy.manage'),
  settings('wishlist', t('frame.settings.wishlist'), 'taxonomy.manage'),
  settings('sharing', t('frame.settings.sharingDefaults'), 'taxonomy.manage'),
  settings('notification-defaults', t('frame.settings.notificationDefaults'), 'taxonomy.manage'),
  settings('api-keys', t('frame.settings.apiKeys'), 'tenant.manage'),
  settings('webhooks', t('frame.settings.webhooks'), 'tenant.manage'),
  settings('crm', t('frame.settings.crm'), 'tenant.manage'),
  settings('close', t('frame.settings.closeAccount'), 'billing.manage'),
  team('people', t('frame.settings.people')),
  team('rights', t('frame.settings.rolesAndRights')),
  team('sign-in', t('frame.settings.signInRules'), 'sign-in.manage'),
  team('single-sign-on', t('frame.settings.singleSignOn'), 'sign-in.manage'),
  team('audit', t('frame.settings.auditLog'), 'audit.read'),
  team('errors', t('frame.settings.errors'), 'errors.manage'),
  team('partners', t('frame.settings.partners'), 'partners.manage'),
]

/** Returns the sections that the signed-in person may see. */
export function useSettingsPlaces(): readonly SettingsPlace[] {
  const { permissions } = useMe()
  return places.filter(({ needs }) => !needs || permissions.includes(needs))
}
