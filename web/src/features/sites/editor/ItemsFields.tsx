import { ActionIcon, Button, NumberInput, SegmentedControl, Textarea } from '@mantine/core'
import { getItem } from '@satchel/contract/items/items.ts'
import { BLOCK_ITEMS_MAX, type BlockOf } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowDown, IconArrowUp, IconMessage, IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../lib/api.ts'
import { icon } from '../../../ui/icon.ts'
import { pickSavedSearch, useSavedSearches } from '../pick/pickers.tsx'
import styles from './BlockFields.module.css'
import { useEditing } from './editing.ts'
import { ItemName } from './FileLine.tsx'
import { LayoutField } from './LayoutField.tsx'

type ItemsBlock = BlockOf<'items'>

const NOTE_MAX = 1_000

/** Fixed items in order with notes, or the current results of a saved search. */
export function ItemsFields({ block }: { block: ItemsBlock }) {
  const { replace } = useEditing()
  const isSearch = block.savedSearchId !== undefined
  const setSource = (source: string) => {
    const { id, kind, layout } = block
    if (source === 'items') return replace({ id, kind, layout, itemIds: [] }, 'source')
    pickSavedSearch((savedSearchId) =>
      replace({ id, kind, layout, savedSearchId, limit: 12 }, 'source'),
    )
  }
  return (
    <>
      <div className={styles.bar}>
        <SegmentedControl
          size="xs"
          aria-label={t('sites.editor.source')}
          data={[
            { value: 'items', label: t('sites.editor.chosenItems') },
            { value: 'search', label: t('sites.editor.savedSearch') },
          ]}
          value={isSearch ? 'search' : 'items'}
          onChange={setSource}
        />
        <LayoutField
          value={block.layout}
          onChange={(layout) => replace({ ...block, layout }, 'layout')}
        />
      </div>
      {isSearch ? <SearchSource block={block} /> : <ChosenItems block={block} />}
    </>
  )
}

function SearchSource({ block }: { block: ItemsBlock }) {
  const { replace } = useEditing()
  const { choices } = useSavedSearches('')
  const name =
    choices.find(({ id }) => id === block.savedSearchId)?.name ?? t('sites.editor.savedSearch')
  const change = () =>
    pickSavedSearch((savedSearchId) => replace({ ...block, savedSearchId }, 'savedSearchId'))
  return (
    <div className={styles.bar}>
      <span className={styles.chosen}>{name}</span>
      <Button variant="default" size="compact-sm" onClick={change}>
        {t('sites.editor.change')}
      </Button>
      <NumberInput
        label={t('sites.editor.showAtMost')}
        min={1}
        max={BLOCK_ITEMS_MAX}
        allowDecimal={false}
        w={120}
        value={block.limit ?? BLOCK_ITEMS_MAX}
        onChange={(limit) =>
          typeof limit === 'number' && limit >= 1 && replace({ ...block, limit }, 'limit')
        }
      />
    </div>
  )
}

function ChosenItems({ block }: { block: ItemsBlock }) {
  const { replace, pickItems } = useEditing()
  const { itemIds = [] } = block
  const add = () =>
    pickItems({
      title: t('sites.editor.addItems'),
      known: itemIds,
      onPick: (added) => replace({ ...block, itemIds: [...itemIds, ...added] }, 'itemIds'),
    })
  return (
    <>
      <ol className={styles.items}>
        {itemIds.map((itemId, index) => (
          <ChosenItem key={itemId} block={block} itemId={itemId} index={index} />
        ))}
      </ol>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus {...icon} />}
        disabled={itemIds.length >= BLOCK_ITEMS_MAX}
        onClick={add}
      >
        {t('sites.editor.addItems')}
      </Button>
    </>
  )
}

interface ChosenItemProps {
  block: ItemsBlock
  itemId: string
  index: number
}

function ChosenItem({ block, itemId, index }: ChosenItemProps) {
  const { replace } = useEditing()
  const { itemIds = [], notes = {} } = block
  const found = useQuery(query(getItem, { params: { id: itemId } }))
  const name = found.data?.name ?? t('sites.editor.itemGone')
  const note = notes[itemId]
  const [isNoting, setNoting] = useState(note !== undefined)
  const move = (to: number) =>
    replace({ ...block, itemIds: itemIds.toSpliced(index, 1).toSpliced(to, 0, itemId) }, 'itemIds')
  const setNote = (text: string) => {
    const { [itemId]: _, ...others } = notes
    replace({ ...block, notes: text ? { ...others, [itemId]: text } : others }, `note ${itemId}`)
  }
  const remove = () => {
    const { [itemId]: _, ...others } = notes
    replace({ ...block, itemIds: itemIds.filter((id) => id !== itemId), notes: others }, 'itemIds')
  }
  const tools = [
    { label: t('sites.editor.noteFor', { name }), icon: IconMessage, run: () => setNoting(true) },
    {
      label: t('sites.editor.moveUpName', { name }),
      icon: IconArrowUp,
      off: index === 0,
      run: () => move(index - 1),
    },
    {
      label: t('sites.editor.moveDownName', { name }),
      icon: IconArrowDown,
      off: index === itemIds.length - 1,
      run: () => move(index + 1),
    },
    { label: t('sites.editor.removeName', { name }), icon: IconX, run: remove },
  ]
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <ItemName found={found} />
        <span className={styles.tools}>
          {tools.map(({ label, icon: Icon, off = false, run }) => (
            <ActionIcon
              key={label}
              size={28}
              aria-label={label}
              title={label}
              disabled={off}
              onClick={run}
            >
              <Icon {...icon} />
            </ActionIcon>
          ))}
        </span>
      </div>
      {isNoting && (
        <Textarea
          mt="2xs"
          size="xs"
          autosize
          autoFocus={note === undefined}
          aria-label={t('sites.editor.noteFor', { name })}
          placeholder={t('sites.editor.note')}
          maxLength={NOTE_MAX}
          value={note ?? ''}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      )}
    </li>
  )
}
