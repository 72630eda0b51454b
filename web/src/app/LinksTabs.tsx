import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import styles from './LinksTabs.module.css'

const TABS = [
  { name: 'links', label: 'Links', to: paths.links() },
  { name: 'person', label: 'People', to: paths.people() },
  { name: 'organization', label: 'Organisations', to: paths.people({ kind: 'organization' }) },
] as const

/** What was shared, and with whom. */
export function LinksTabs({ at }: { at: (typeof TABS)[number]['name'] }) {
  return (
    <nav className={styles.tabs} aria-label="Links and recipients">
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
