import { Text, TextInput } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconChevronRight, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  groupLabels,
  SETTINGS_GROUPS,
  type SettingsGroup,
  type SettingsPage,
  type SettingsSection,
  settingsAddress,
} from '../../frame/settings-places.ts'
import { icon } from '../../ui/icon.ts'
import { type FoundSection, findSections } from './find-sections.ts'
import styles from './SectionList.module.css'
import { SECTION_LINES } from './section-lines.ts'

interface SectionListProps {
  label: string
  page: SettingsPage
  sections: readonly SettingsSection[]
  /** Name of the section that is open. */
  current: string | undefined
}

/** All sections by group, with a box that finds them by what is inside. */
export function SectionList({ label, page, sections, current }: SectionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const found = findSections(sections, text)
  useEffect(() => {
    // The list may be longer than the screen.
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && here && current)
      list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2
  }, [current])
  const openFirst = (event: KeyboardEvent) => {
    const first = found[0]
    if (event.key === 'Escape') setText('')
    if (event.key === 'ArrowDown') list.current?.querySelector('a')?.focus()
    if (event.key !== 'Enter' || !first || !text.trim()) return
    setText('')
    void navigate(settingsAddress(first))
  }
  return (
    <nav aria-label={label} className={styles.list}>
      <TextInput
        type="search"
        aria-label={t('classic.settings.find')}
        placeholder={t('classic.settings.find')}
        leftSection={<IconSearch {...icon} />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={openFirst}
      />
      <div ref={list} className={styles.groups}>
        {SETTINGS_GROUPS.map((group) => (
          <Group
            key={group}
            group={group}
            isElsewhere={!text && page === 'team' && group !== 'team' && group !== 'server'}
            sections={found.filter((section) => section.group === group)}
            current={current}
            onOpen={() => setText('')}
          />
        ))}
        <Text role="status" c="dimmed">
          {found.length === 0 && t('classic.settings.noneFound', { text: text.trim() })}
        </Text>
      </div>
    </nav>
  )
}

interface GroupProps extends Pick<SectionListProps, 'current'> {
  group: SettingsGroup
  sections: readonly FoundSection[]
  /** True for a group of another page, which phones show where they search alone. */
  isElsewhere: boolean
  onOpen: () => void
}

function Group({ group, sections, isElsewhere, current, onOpen }: GroupProps) {
  const id = useId()
  if (sections.length === 0) return null
  return (
    <div className={styles.group} data-elsewhere={isElsewhere || undefined}>
      <p id={id} className={styles.head}>
        {groupLabels[group]}
      </p>
      <ul aria-labelledby={id} className={styles.entries}>
        {sections.map((section) => (
          <li key={section.name}>
            <Link
              to={settingsAddress(section)}
              className={styles.entry}
              aria-current={section.name === current ? 'page' : undefined}
              onClick={onOpen}
            >
              <span className={styles.text}>
                <span className={styles.label}>{section.label}</span>
                {section.hit === null ? (
                  <span className={styles.line}>{SECTION_LINES[section.name].line}</span>
                ) : (
                  <span className={styles.hit}>{section.hit}</span>
                )}
              </span>
              <IconChevronRight {...icon} className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
