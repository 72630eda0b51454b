import type { Permission } from '@satchel/contract/permissions.ts'
import { t } from '@satchel/messages/t.ts'
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

export interface NavigationEntry {
  label: string
  to: string
  icon: TablerIcon
  /** Paths of further pages that belong to it. */
  within?: readonly string[]
  /** True to move it to the sheet of More on phones, whose bottom bar has room for five. */
  isMore?: true
}

interface Guarded extends NavigationEntry {
  needs: Permission
  /** True if a server without plans hasn’t it. */
  isOfPlans?: true
}

/** Entries in the order of the side bar. */
const places: readonly (NavigationEntry | Guarded)[] = [
  { label: t('frame.home'), to: paths.home, icon: IconHome },
  {
    label: t('frame.library'),
    to: paths.library(),
    icon: IconLayoutGrid,
    within: ['/items', paths.imports()],
  },
  { label: t('frame.collections'), to: paths.collections, icon: IconStack2 },
  { label: t('frame.sites'), to: paths.sites(), icon: IconWorld, isMore: true },
  {
    label: t('frame.links'),
    to: paths.links(),
    icon: IconLink,
    within: [paths.people(), paths.requests],
  },
  {
    label: t('frame.ctas'),
    to: paths.ctas(),
    icon: IconSpeakerphone,
    needs: 'ctas.read',
    isMore: true,
  },
  { label: t('frame.wishlist'), to: paths.wishlist(), icon: IconBulb, isMore: true },
  { label: t('frame.activity'), to: paths.activity(), icon: IconActivity, isMore: true },
  {
    label: t('frame.analytics'),
    to: paths.analytics(),
    icon: IconChartBar,
    needs: 'reports.read',
    isMore: true,
  },
]

const tools: readonly Guarded[] = [
  { label: t('frame.bin'), to: paths.bin, icon: IconTrash, needs: 'library.write' },
  { label: t('frame.team'), to: paths.teamSettings(), icon: IconUsers, needs: 'people.read' },
  {
    label: t('frame.billing'),
    to: paths.billing,
    icon: IconCreditCard,
    needs: 'billing.manage',
    isOfPlans: true,
  },
  // Everyone chooses their own emails.
  { label: t('frame.settings'), to: paths.settings(), icon: IconSettings, needs: 'links.share' },
]

/** Returns entries with restricted access: at the bottom of the side bar. */
export function useTools(): readonly NavigationEntry[] {
  return useAllowed(tools)
}

export function usePlaces(): readonly NavigationEntry[] {
  return useAllowed(places)
}

/** Returns the entries that phones have no room for in their bottom bar. */
export function useMore(): readonly NavigationEntry[] {
  const places = usePlaces()
  const tools = useTools()
  return [...places.filter(({ isMore }) => isMore), ...tools]
}

function useAllowed(entries: readonly (NavigationEntry | Guarded)[]): readonly NavigationEntry[] {
  const { permissions, hasPlans } = useMe()
  return entries.filter(
    (entry) =>
      !('needs' in entry) || (permissions.includes(entry.needs) && (hasPlans || !entry.isOfPlans)),
  )
}
