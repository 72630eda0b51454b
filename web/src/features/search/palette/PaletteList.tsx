import { CloseButton, Kbd } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconBulb, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { Command } from '../../../lib/commands.ts'
import { paths } from '../../../lib/paths.ts'
import { icon, largeIcon } from '../../../ui/icon.ts'
import { OptionList } from '../../../ui/options/OptionList.tsx'
import { type Option, type OptionGroup, useOptions } from '../../../ui/options/use-options.ts'
import { useRecentItems, useSuggestions } from '../box/use-suggestions.tsx'
import { matching } from './matching.ts'
import styles from './Palette.module.css'
import { useFindings } from './use-findings.tsx'

const COMMANDS = 5

export interface Offered {
  /** Goes to a page of the app. */
  open: (url: string) => void
  commands: readonly Command[]
  /** Commands such as signing out, which come last until they are typed. */
  lastCommands: readonly Command[]
  places: readonly Command[]
  /** Requests content that wasn't found. */
  wish?: (term: string) => void
}

interface PaletteListProps extends Offered {
  onClose: () => void
  onRun: (run: () => void) => void
}

export function PaletteList(props: PaletteListProps) {
  const { commands, lastCommands, places, wish, open, onClose, onRun } = props
  const [text, setText] = useState('')
  const goTo = (url: string) => onRun(() => open(url))
  const findings = useFindings(text, goTo)
  const isEmpty = text.trim() === ''
  const suggestions = useSuggestions('', isEmpty, {
    open: goTo,
    search: (searchTerm) => goTo(paths.library({ searchTerm })),
  })
  const recent = useRecentItems(isEmpty, goTo)
  const asOption = (command: Command) => commandOption(command, onRun)
  const matched = matching([...commands, ...lastCommands, ...places], text).slice(0, COMMANDS)
  const groups = isEmpty
    ? [
        recent,
        ...suggestions,
        { id: 'actions', label: t('search.palette.actions'), options: commands.map(asOption) },
        { id: 'places', label: t('search.palette.goTo'), options: places.map(asOption) },
        {
          id: 'last',
          label: t('search.palette.themeAndAccount'),
          options: lastCommands.map(asOption),
        },
      ]
    : [
        { id: 'actions', label: t('search.palette.actions'), options: matched.map(asOption) },
        searchGroup(text, findings.didYouMean, { goTo, setText }),
        ...findings.groups,
        ...(wish && findings.isNothing ? [wishGroup(text, (term) => onRun(() => wish(term)))] : []),
      ]
  const options = useOptions(groups, { startsActive: true })
  return (
    <>
      <div className={styles.field}>
        <IconSearch {...largeIcon} />
        <input
          className={styles.input}
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-label={t('search.palette.commandPalette')}
          placeholder={t('search.palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={options.onKeyDown}
          {...options.field}
        />
        <CloseButton aria-label={t('ui.close')} onClick={onClose} className={styles.close ?? ''} />
      </div>
      {findings.problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {findings.problem}
        </p>
      )}
      <OptionList options={options} label={t('search.palette.results')} />
      <Hints />
    </>
  )
}

function commandOption(
  { label, icon: Icon, run }: Command,
  onRun: PaletteListProps['onRun'],
): Option {
  return {
    id: `command ${label}`,
    label,
    icon: <Icon {...icon} />,
    run: () => onRun(run),
  }
}

interface Ways {
  goTo: (url: string) => void
  setText: (text: string) => void
}

/**
 * Returns the group that searches the text, available at once so that Enter does the same however fast the server is.
 */
function searchGroup(text: string, didYouMean: string | undefined, { goTo, setText }: Ways) {
  const searchTerm = text.trim()
  const options: Option[] = [
    {
      id: 'search',
      label: t('search.palette.searchLibraryFor', { text: searchTerm }),
      icon: <IconSearch {...icon} />,
      run: () => goTo(paths.library({ searchTerm })),
    },
  ]
  if (didYouMean !== undefined)
    options.push({
      id: 'correct',
      label: t('search.palette.didYouMean', { words: didYouMean }),
      icon: <IconSearch {...icon} />,
      run: () => setText(didYouMean),
    })
  return { id: 'search', options } satisfies OptionGroup
}

/** Returns the group that requests missing content. */
function wishGroup(text: string, wish: (term: string) => void): OptionGroup {
  const term = text.trim()
  const label = t('search.palette.wishFor', { text: term })
  return {
    id: 'wish',
    options: [{ id: 'wish', label, icon: <IconBulb {...icon} />, run: () => wish(term) }],
  }
}

function Hints() {
  return (
    <footer className={styles.hints} aria-hidden="true">
      <span>
        <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('search.palette.move')}
      </span>
      <span>
        <Kbd size="xs">Enter</Kbd> {t('ui.open')}
      </span>
      <span>
        <Kbd size="xs">Esc</Kbd> {t('ui.close')}
      </span>
    </footer>
  )
}
