import {
  IconActivity,
  IconHome,
  IconLayoutGrid,
  IconLink,
  IconStack2,
  type TablerIcon,
} from '@tabler/icons-react'
import { paths } from '../lib/paths.ts'

export interface NavigationEntry {
  label: string
  to: string
  icon: TablerIcon
}

/** In the order of the side bar; the bottom bar of phones has room for five. */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Home', to: paths.home, icon: IconHome },
  { label: 'Library', to: paths.library(), icon: IconLayoutGrid },
  { label: 'Collections', to: paths.collections, icon: IconStack2 },
  { label: 'Links', to: paths.links(), icon: IconLink },
  { label: 'Activity', to: paths.activity(), icon: IconActivity },
]
