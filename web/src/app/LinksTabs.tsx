import { t } from '@satchel/messages/t.ts'
import { paths } from '../lib/paths.ts'
import { LinkTabs } from '../ui/layout/LinkTabs.tsx'
import styles from './LinksTabs.module.css'

const TABS = [
  { name: 'links', label: t('app.links.links'), to: paths.links() },
  { name: 'person', label: t('app.links.people'), to: paths.people() },
  {
    name: 'organization',
    label: t('app.links.organizations'),
    to: paths.people({ kind: 'organization' }),
  },
  { name: 'answers', label: t('search.used.myAnswers'), to: paths.usedAnswers },
  { name: 'requests', label: t('links.requests.requests'), to: paths.requests },
] as const

/** Tabs of shared links and their recipients. */
export function LinksTabs({ at }: { at: (typeof TABS)[number]['name'] }) {
  return (
    <div className={styles.tabs}>
      <LinkTabs
        label={t('app.links.linksAndRecipients')}
        tabs={TABS.map(({ name, ...tab }) => ({ ...tab, isHere: name === at }))}
      />
    </div>
  )
}
