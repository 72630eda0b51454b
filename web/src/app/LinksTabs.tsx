import { paths } from '../lib/paths.ts'
import { LinkTabs } from '../ui/layout/LinkTabs.tsx'
import styles from './LinksTabs.module.css'
import * as labels from './labels/links.ts'

const TABS = [
  { name: 'links', label: labels.links, to: paths.links() },
  { name: 'person', label: labels.people, to: paths.people() },
  { name: 'organization', label: labels.organizations, to: paths.people({ kind: 'organization' }) },
] as const

/** Tabs of shared links and their recipients. */
export function LinksTabs({ at }: { at: (typeof TABS)[number]['name'] }) {
  return (
    <div className={styles.tabs}>
      <LinkTabs
        label={labels.linksAndRecipients}
        tabs={TABS.map(({ name, ...tab }) => ({ ...tab, isHere: name === at }))}
      />
    </div>
  )
}
