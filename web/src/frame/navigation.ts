import type { Permission } from '@satchel/contract/permissions.ts'
import {
  IconActivity,
  IconChartBar,
  IconCreditCard,
  IconHome,
  IconLayoutGrid,
  IconLink,
  IconSettings,
  IconStack2,
  IconTrash,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { paths } from '../lib/paths.ts'
import { useMe } from '../lib/session.ts'

export interface NavigationEntry {
  label: string
  to: string
  icon: TablerIcon
  /** Pages that belong to it and lie elsewhere. */
  within?: string
}

/** In the order of the side bar; the bottom bar of phones has room for five. */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Home', to: paths.home, icon: IconHome },
  { label: 'Library', to: paths.library(), icon: IconLayoutGrid },
  { label: 'Collections', to: paths.collections, icon: IconStack2 },
  { label: 'Links', to: paths.links(), icon: IconLink, within: paths.people() },
  { label: 'Activity', to: paths.activity(), icon: IconActivity },
]

interface Guarded extends NavigationEntry {
  needs: Permission
}

/** Of the same list; on phones in the menu of the account. */
const more: readonly Guarded[] = [
  { label: 'Analytics', to: paths.analytics(), icon: IconChartBar, needs: 'reports.read' },
]

const tools: readonly Guarded[] = [
  { label: 'Bin', to: paths.bin, icon: IconTrash, needs: 'library.write' },
  { label: 'Team', to: paths.teamSettings(), icon: IconUsers, needs: 'people.read' },
  { label: 'Billing', to: paths.billing, icon: IconCreditCard, needs: 'billing.manage' },
  // Which mails come is everybody's own to say.
  { label: 'Settings', to: paths.settings(), icon: IconSettings, needs: 'links.share' },
]

/** What only some may use: below in the side bar; on phones in the menu of the account. */
export function useTools(): readonly NavigationEntry[] {
  return useAllowed(tools)
}

export function useMore(): readonly NavigationEntry[] {
  return useAllowed(more)
}

function useAllowed(entries: readonly Guarded[]): readonly NavigationEntry[] {
  const { permissions } = useMe()
  return entries.filter(({ needs }) => permissions.includes(needs))
}
