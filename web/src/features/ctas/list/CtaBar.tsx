import { Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { CtaKind } from '@satchel/contract/ctas.ts'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { icon } from '../../../ui/icon.ts'
import type { CtasView } from '../ctas-view.ts'
import * as labels from '../labels.ts'
import styles from './CtaList.module.css'

interface CtaBarProps {
  view: CtasView
  onChange: (change: Partial<CtasView>) => void
}

const TYPING = 250
const KINDS = CtaKind.enum.map((kind) => ({ value: kind, label: labels.KINDS[kind].label }))
const STATES = [
  { value: 'true', label: labels.active },
  { value: 'false', label: labels.inactive },
]

/** Which CTAs are shown. */
export function CtaBar({ view, onChange }: CtaBarProps) {
  const [text, setText] = useSearchText(view.search, (search) => onChange({ search }))
  return (
    <div className={styles.bar}>
      <search className={styles.search}>
        <TextInput
          type="search"
          aria-label={labels.searchCtas}
          placeholder={labels.search}
          value={text}
          leftSection={<IconSearch {...icon} />}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </search>
      <Select
        aria-label={labels.kindFilter}
        className={styles.choice ?? ''}
        placeholder={labels.allKinds}
        data={KINDS}
        value={view.kind}
        clearable
        onChange={(kind) => onChange({ kind: kind as CtaKind | null })}
      />
      <Select
        aria-label={labels.stateFilter}
        className={styles.choice ?? ''}
        placeholder={labels.anyState}
        data={STATES}
        value={view.active === null ? null : String(view.active)}
        clearable
        onChange={(active) => onChange({ active: active === null ? null : active === 'true' })}
      />
    </div>
  )
}

/** What is typed, sent with a delay; what is cleared elsewhere is cleared here. */
function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search)
  const [known, setKnown] = useState(search)
  if (search !== known) {
    setKnown(search)
    setText(search)
  }
  const send = useDebouncedCallback((typed: string) => {
    setKnown(typed)
    onSearch(typed)
  }, TYPING)
  const type = (typed: string) => {
    setText(typed)
    send(typed.trim())
  }
  return [text, type] as const
}
