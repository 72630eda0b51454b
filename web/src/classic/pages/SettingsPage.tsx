import { Stack } from '@mantine/core'
import { type AccountSettings, CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { type ComponentType, use } from 'react'
import { Link, useNavigate } from 'react-router'
import { DomainsSection } from '../../features/domains/DomainsSection.tsx'
import { CategoriesSection } from '../../features/taxonomy/CategoriesSection.tsx'
import { NotificationsSection, SharingSection } from '../../features/taxonomy/DefaultsSections.tsx'
import { TagsSection } from '../../features/taxonomy/TagsSection.tsx'
import { useSettings } from '../../features/taxonomy/use-settings.ts'
import { VisitMail } from '../../features/users/VisitMail.tsx'
import { Entry } from '../../frame/entry.ts'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/session.ts'
import { Page } from '../../ui/Page.tsx'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'
import { RowSkeletons } from '../../ui/Skeletons.tsx'
import { Framed } from '../Framed.tsx'
import styles from './SettingsPage.module.css'

interface Section {
  name: string
  label: string
  line: string
  Body: ComponentType<{ settings: AccountSettings }>
  /** Holds what everybody says for themselves. */
  isOwn?: boolean
}

const all: readonly Section[] = [
  {
    name: 'categories',
    label: 'Categories',
    line: 'What items are classified by, and in which order it is offered.',
    Body: Categories,
  },
  {
    name: 'tags',
    label: 'Tags',
    line: 'Words that editors give items as they need them.',
    Body: TagsSection,
  },
  {
    name: 'domain',
    label: 'Short domain',
    line: 'Short links at an address of your own, instead of the one of Satchel.',
    Body: DomainsSection,
  },
  {
    name: 'sharing',
    label: 'Sharing defaults',
    line: 'What a new link begins with.',
    Body: SharingSection,
  },
  {
    name: 'notifications',
    label: 'Notifications',
    line: 'What people are told of by itself.',
    Body: Notifications,
    isOwn: true,
  },
]

export default function SettingsPage() {
  const mayManage = useMay('taxonomy.manage')
  return (
    <Framed>
      <Settings sections={mayManage ? all : all.filter(({ isOwn }) => isOwn)} />
    </Framed>
  )
}

function Settings({ sections }: { sections: readonly Section[] }) {
  const settings = useSettings()
  const params = new URLSearchParams(use(Entry).place.search)
  const section = sections.find(({ name }) => name === params.get('section')) ?? sections[0]
  if (!section) return null
  return (
    <Page title="Settings">
      <div className={styles.settings}>
        <nav aria-label="Settings" className={styles.rail}>
          {sections.map(({ name, label }) => (
            <Link
              key={name}
              to={paths.settings({ section: name })}
              className={styles.section}
              aria-current={name === section.name ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <section className={styles.body} aria-labelledby="section">
          <h2 id="section" className={styles.head}>
            {section.label}
          </h2>
          <p className={styles.line}>{section.line}</p>
          {settings.isPending && <RowSkeletons />}
          {settings.isError && !settings.data && (
            <ProblemNotice
              title="The settings could not be loaded"
              problem={settings.error}
              isRetrying={settings.isFetching}
              onRetry={() => void settings.refetch()}
            />
          )}
          {settings.data && <section.Body settings={settings.data} />}
        </section>
      </div>
    </Page>
  )
}

function Notifications({ settings }: { settings: AccountSettings }) {
  const mayManage = useMay('taxonomy.manage')
  return (
    <Stack gap="lg">
      <VisitMail />
      {mayManage && <NotificationsSection settings={settings} />}
    </Stack>
  )
}

/** Which of them is shown stands in the address. */
function Categories({ settings }: { settings: AccountSettings }) {
  const navigate = useNavigate()
  const params = new URLSearchParams(use(Entry).place.search)
  const category = CATEGORIES.find((each) => each === params.get('category')) ?? CATEGORIES[0]
  return (
    <CategoriesSection
      settings={settings}
      category={category}
      onCategory={(next) =>
        void navigate(paths.settings({ section: 'categories', category: next }))
      }
    />
  )
}
