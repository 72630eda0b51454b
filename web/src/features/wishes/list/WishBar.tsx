import { Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { WishKind, WishOrder } from '@satchel/contract/wishes.ts'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { icon } from '../../../ui/icon.ts'
import { KINDS } from '../kinds.ts'
import * as labels from '../labels.ts'
import type { Navigation, WishesView } from '../wishes-view.ts'
import styles from './WishBar.module.css'

interface WishBarProps extends Pick<Navigation, 'onChange'> {
  view: WishesView
  /** The board has its own order. */
  withOrder: boolean
}

const TYPING = 250

const MINE = [
  { value: 'author', label: labels.made },
  { value: 'voted', label: labels.voted },
  { value: 'assigned', label: labels.assigned },
]

const ORDERS: { value: WishOrder; label: string }[] = [
  { value: 'votes', label: labels.mostVotes },
  { value: 'trending', label: labels.trending },
  { value: 'newest', label: labels.newest },
  { value: 'discussed', label: labels.mostDiscussed },
]

/** Which wishes are shown, in which order. */
export function WishBar({ view, withOrder, onChange }: WishBarProps) {
  const [text, setText] = useSearchText(view.search, (search) => onChange({ search }))
  return (
    <div className={styles.bar}>
      <search className={styles.search}>
        <TextInput
          type="search"
          aria-label={labels.searchWishes}
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
        onChange={(kind) => onChange({ kind: kind as WishKind | null })}
      />
      <Select
        aria-label={labels.mineFilter}
        className={styles.choice ?? ''}
        placeholder={labels.everyones}
        data={MINE}
        value={view.mine}
        clearable
        onChange={(mine) => onChange({ mine: mine as WishesView['mine'] })}
      />
      {withOrder && (
        <Select
          aria-label={labels.sortBy}
          className={`${styles.choice} ${styles.order}`}
          data={ORDERS}
          value={view.orderBy}
          allowDeselect={false}
          onChange={(orderBy) => onChange({ orderBy: orderBy as WishOrder })}
        />
      )}
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
