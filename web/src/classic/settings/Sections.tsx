import { Title } from '@mantine/core'
import { type ComponentType, use, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { Entry } from '../../frame/entry.ts'
import { type SettingsPage, useSettingsSections } from '../../frame/settings-places.ts'
import { paths } from '../../lib/paths.ts'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { HelpLink } from '../../ui/layout/HelpLink.tsx'
import { PageBody } from '../../ui/layout/Page.tsx'
import { HELP_PAGES } from './help-pages.ts'
import { SectionList } from './SectionList.tsx'
import styles from './Sections.module.css'
import { SECTION_LINES } from './section-lines.ts'

interface SectionsProps {
  title: string
  page: SettingsPage
  /** Contents of each section of the page. */
  bodies: Readonly<Record<string, ComponentType>>
}

/** A page of settings: the list of all sections, and the one that the URL names. Phones show either. */
export function Sections({ title, page, bodies }: SectionsProps) {
  const sections = useSettingsSections()
  const sectionParam = new URLSearchParams(use(Entry).place.search).get('section')
  const own = sections.filter((section) => section.page === page)
  const section = own.find(({ name }) => name === sectionParam) ?? own[0]
  const head = useStart(section?.name)
  const Body = section && bodies[section.name]
  if (!section || !Body) return null
  const help = HELP_PAGES[section.name]
  return (
    <PageBody title={title}>
      <div className={styles.settings} data-lists={sectionParam === null || undefined}>
        <header className={styles.head}>
          <div className={styles.back}>
            <BackLink to={page === 'team' ? paths.teamSettings() : paths.settings()} name={title} />
          </div>
          <Title order={1} className={styles.title}>
            {title}
          </Title>
        </header>
        <div className={styles.list}>
          <SectionList label={title} page={page} sections={sections} current={section.name} />
        </div>
        <section className={styles.body} aria-labelledby="section">
          <h2 ref={head} id="section" tabIndex={-1} className={styles.name}>
            {section.label}
          </h2>
          <p className={styles.line}>
            {SECTION_LINES[section.name].line}{' '}
            {help && <HelpLink page={help} about={section.label} />}
          </p>
          <Body />
        </section>
      </div>
    </PageBody>
  )
}

/** Begins each section at its top, and focuses its heading if the focus went with the link to it. Returns its ref. */
function useStart(name: string | undefined) {
  const head = useRef<HTMLHeadingElement>(null)
  const before = useRef(name)
  const isReturn = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    if (before.current !== name && !isReturn) window.scrollTo(0, 0)
  }, [name, isReturn])
  useEffect(() => {
    const isNext = before.current !== name
    before.current = name
    if (isNext && document.activeElement === document.body)
      head.current?.focus({ preventScroll: true })
  }, [name])
  return head
}
