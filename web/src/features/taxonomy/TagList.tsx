import type { Tag } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowMerge, IconTrash } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { SelectionBar, SelectionButton } from '../../ui/list/SelectionBar.tsx'
import { useWindowList } from '../../ui/list/use-window-list.ts'
import { openMove } from './MoveForm.tsx'
import { type TagActions, TagRow } from './TagRow.tsx'
import styles from './TagsSection.module.css'
import type { useSettingsChange } from './use-settings.ts'

const ROW = 44
const HEAD = 52

interface TagListProps {
  /** Tags that were found, in the selected order. */
  tags: readonly Tag[]
  all: readonly Tag[]
  change: ReturnType<typeof useSettingsChange>
}

/** List of thousands of tags, of which only visible rows are in the document. */
export function TagList({ tags, all, change }: TagListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [active, setActive] = useState(0)
  const chosen = keys.size === 0 ? [] : all.filter(({ key }) => keys.has(key))
  const actions = useTagActions(all, change, setKeys)
  const rows = useWindowList({
    list,
    rows: tags.length,
    rowHeight: ROW,
    activeRow: active,
    head: HEAD,
    onNearEnd: nothing,
  })
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        aria-label={t('taxonomy.tagsHeading')}
        style={{ height: rows.height }}
      >
        {rows.shown.map(({ index, top }) => {
          const tag = tags[index]
          return (
            tag && (
              <TagRow
                key={tag.key}
                tag={tag}
                index={index}
                total={tags.length}
                top={top}
                isChosen={keys.has(tag.key)}
                actions={actions}
                onFocus={setActive}
              />
            )
          )
        })}
      </ul>
      <ChosenBar chosen={chosen} actions={actions} onClear={() => setKeys(new Set())} />
    </>
  )
}

function nothing(): void {}

interface ChosenBarProps {
  chosen: readonly Tag[]
  actions: TagActions
  onClear: () => void
}

function ChosenBar({ chosen, actions, onClear }: ChosenBarProps) {
  return (
    <SelectionBar
      isOpen={chosen.length > 0}
      text={t('taxonomy.currentSelected', { current: chosen.length })}
      label={t('taxonomy.actionsForSelectedTags')}
      onClose={onClear}
    >
      <SelectionButton
        label={t('taxonomy.merge')}
        icon={IconArrowMerge}
        onClick={() => actions.merge(chosen)}
      />
      <SelectionButton
        label={t('ui.deleteAction')}
        icon={IconTrash}
        color="red"
        onClick={() => actions.remove(chosen)}
      />
    </SelectionBar>
  )
}

type SetKeys = (change: (keys: ReadonlySet<string>) => ReadonlySet<string>) => void

function useTagActions(
  all: readonly Tag[],
  change: TagListProps['change'],
  setKeys: SetKeys,
): TagActions {
  const { send, save } = change
  return useMemo(() => {
    const drop = (tags: readonly Tag[]) =>
      setKeys((keys) => new Set([...keys].filter((key) => !tags.some((tag) => tag.key === key))))
    return {
      rename: ({ key }, label) => save({ body: { renameTag: { key, label } } }),
      recolor: ({ key, label }, color) => send({ body: { renameTag: { key, label, color } } }),
      merge: (tags) => openMerge(tags, all),
      remove: (tags) => {
        const keys = tags.map(({ key }) => key)
        const [only] = tags
        const what =
          only && tags.length === 1 ? only.label : t('taxonomy.tags', { count: tags.length })
        send({ body: { removeTags: { keys } }, said: t('taxonomy.deletedTags', { what }) })
        drop(tags)
      },
      toggle: (key) =>
        setKeys((keys) => {
          const next = new Set(keys)
          if (!next.delete(key)) next.add(key)
          return next
        }),
    }
  }, [all, send, save, setKeys])
}

/** Several tags merge into the most used one by default; a single tag merges into any other. */
function openMerge(tags: readonly Tag[], all: readonly Tag[]): void {
  const [only] = tags
  const isOne = tags.length === 1
  const targets = isOne ? all.filter(({ key }) => key !== only?.key) : tags
  const most = tags.reduce((best, tag) => (tag.itemCount > best.itemCount ? tag : best))
  openMove({
    title: isOne
      ? t('taxonomy.mergeTag', { label: only?.label ?? '' })
      : t('taxonomy.mergeTags', { count: tags.length }),
    line: isOne
      ? t('taxonomy.mergeOneHint', { label: only?.label ?? '' })
      : t('taxonomy.mergeManyHint'),
    label: isOne ? t('taxonomy.mergeInto') : t('taxonomy.tagToKeep'),
    targets: targets.map(({ key, label, itemCount }) => ({
      value: key,
      label: `${label} (${t('taxonomy.items', { count: itemCount })})`,
    })),
    first: isOne ? null : most.key,
    button: t('taxonomy.merge'),
    changeTo: (target) => {
      const into = all.find(({ key }) => key === target?.value)
      const from = tags.filter(({ key }) => key !== into?.key).map(({ key }) => key)
      return {
        body: { mergeTags: { from, into: into?.key ?? '' } },
        said: t('taxonomy.mergedIntoTag', { label: into?.label ?? '' }),
      }
    },
  })
}
