import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import styles from './LinksTabs.module.css'
import * as labels from './labels/links.ts'

const TABS = [
  { name: 'links', label: labels.links, to: paths.links() },
  { name: 'person', label: labels.people, to: paths.people() },
  { name: 'organization', label: labels.organizations, to: paths.people({ kind: 'organization' }) },
] as const

/** What was shared, and with whom. */
export function LinksTabs({ at }: { at: (typeof TABS)[number]['name'] }) {
  return (
    <nav className={styles.tabs} aria-label={labels.linksAndRecipients}>
      {TABS.map(({ name, label, to }) => (
        <Link
          key={name}
          to={to}
          className={styles.tab}
          aria-current={name === at ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
