import type { Permission } from '@satchel/contract/permissions.ts'
import {
  IconActivity,
  IconBulb,
  IconChartBar,
  IconCreditCard,
  IconHome,
  IconLayoutGrid,
  IconLink,
  IconSettings,
  IconSpeakerphone,
  IconStack2,
  IconTrash,
  IconUsers,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react'
import { paths } from '../lib/paths.ts'
import { useMe } from '../lib/session.ts'
import * as labels from './labels.ts'

export interface NavigationEntry {
  label: string
  to: string
  icon: TablerIcon
  /** Pages that belong to it and lie elsewhere. */
  within?: string
}

/** In the order of the side bar; the bottom bar of phones has room for five. */
export const navigation: readonly NavigationEntry[] = [
  { label: labels.home, to: paths.home, icon: IconHome },
  { label: labels.library, to: paths.library(), icon: IconLayoutGrid },
  { label: labels.collections, to: paths.collections, icon: IconStack2 },
  { label: labels.links, to: paths.links(), icon: IconLink, within: paths.people() },
  { label: labels.activity, to: paths.activity(), icon: IconActivity },
]

interface Guarded extends NavigationEntry {
  needs: Permission
}

/** Of the same list; on phones in the menu of the account. */
const more: readonly Guarded[] = [
  { label: labels.sites, to: paths.sites(), icon: IconWorld, needs: 'library.read' },
  { label: labels.ctas, to: paths.ctas(), icon: IconSpeakerphone, needs: 'ctas.read' },
  { label: labels.wishlist, to: paths.wishlist(), icon: IconBulb, needs: 'library.read' },
  { label: labels.analytics, to: paths.analytics(), icon: IconChartBar, needs: 'reports.read' },
]

const tools: readonly Guarded[] = [
  { label: labels.bin, to: paths.bin, icon: IconTrash, needs: 'library.write' },
  { label: labels.team, to: paths.teamSettings(), icon: IconUsers, needs: 'people.read' },
  { label: labels.billing, to: paths.billing, icon: IconCreditCard, needs: 'billing.manage' },
  // Which mails come is everybody's own to say.
  { label: labels.settings, to: paths.settings(), icon: IconSettings, needs: 'links.share' },
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
