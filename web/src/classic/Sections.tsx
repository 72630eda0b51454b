import { type Permission, READING } from '@satchel/contract/permissions.ts'
import { type ComponentType, use, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Entry } from '../frame/entry.ts'
import { useIsOpen, useMe } from '../lib/session.ts'
import { HelpLink } from '../ui/layout/HelpLink.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { HELP_PAGES } from './help-pages.ts'
import styles from './Sections.module.css'

export interface Section {
  name: string
  label: string
  /** Separates company sections from personal ones. */
  of?: 'company'
  /** Description in one sentence. */
  line: string
  Body: ComponentType
  /** Permission needed to see the section; without it, everyone does. */
  needs?: Permission
  /** True if only the account that operates the server has it. */
  isOperators?: boolean
}

interface SectionsProps {
  title: string
  sections: readonly Section[]
  to: (query: { section: string }) => string
}

/** A page of several sections; the URL says which one is shown. */
export function Sections({ title, sections, to }: SectionsProps) {
  const rail = useRef<HTMLElement>(null)
  const { permissions, isOperator } = useMe()
  const isOpen = useIsOpen()
  const params = new URLSearchParams(use(Entry).place.search)
  const mine = sections.filter(
    ({ needs, isOperators }) =>
      (isOperator || !isOperators) &&
      (!needs || (permissions.includes(needs) && (isOpen || READING.includes(needs)))),
  )
  const section = mine.find(({ name }) => name === params.get('section')) ?? mine[0]
  useEffect(() => {
    // On phones the rail is longer than the screen.
    const here = rail.current?.querySelector(`[data-section="${section?.name}"]`)
    here?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [section?.name])
  if (!section) return null
  const page = HELP_PAGES[section.name]
  return (
    <Page title={title}>
      <div className={styles.settings}>
        <nav ref={rail} aria-label={title} className={styles.rail}>
          {mine.map(({ name, label, of }, at) => (
            <Link
              key={name}
              to={to({ section: name })}
              data-section={name}
              data-first={(of && at > 0 && !mine[at - 1]?.of) || undefined}
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
          <p className={styles.line}>
            {section.line} {page && <HelpLink page={page} about={section.label} />}
          </p>
          <section.Body />
        </section>
      </div>
    </Page>
  )
}
