import type { Item } from '@satchel/contract/items/items.ts'
import type { Highlight } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPencil } from '@tabler/icons-react'
import { type MouseEvent, memo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { hitPath } from '../../../lib/items/hit-path.ts'
import { icon } from '../../../ui/icon.ts'
import { ListButton } from '../../../ui/list/ListButton.tsx'
import { ListCheckbox } from '../../../ui/list/ListCheckbox.tsx'
import { useScrollEnd } from '../../../ui/list/use-scroll-end.ts'
import { MarkedText } from '../../../ui/text/MarkedText.tsx'
import { ItemMenu } from '../ItemMenu.tsx'
import { ItemThumbnail } from '../ItemThumbnail.tsx'
import type { ItemActions } from '../item-actions.ts'
import { itemStateOf } from '../item-state.ts'
import type { ItemSelection } from '../selection/item-selection.ts'
import { useIsChosen } from '../selection/use-item-selection.ts'
import { useToday } from '../use-today.ts'
import styles from './ItemTable.module.css'
import type { ItemColumn } from './item-columns.tsx'
import { Passage } from './Passage.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RenameField } from './RenameField.tsx'

interface ItemRowProps {
  item: Item & { highlight?: Highlight }
  index: number
  columns: readonly ItemColumn[]
  /** True if there is room for more than the menu. */
  isWide: boolean
  actions: ItemActions
  withPassage: boolean
  selection: ItemSelection
  tabIndex: number
}

export const ItemRow = memo(function ItemRow({
  item,
  index,
  columns,
  isWide,
  actions,
  withPassage,
  selection,
  tabIndex,
}: ItemRowProps) {
  const isChosen = useIsChosen(selection, item.id)
  const isAtRest = useScrollEnd()
  const toggle = (range: boolean) => selection.toggle(item.id, range)
  const [isRenaming, setRenaming] = useState(false)
  // Whoever may put items into collections may change them.
  const mayEdit = actions.addToCollection !== undefined
  const rename = mayEdit && { onRename: () => setRenaming(true) }
  return (
    <tr
      className={styles.row}
      draggable={mayEdit}
      data-entry={item.id}
      data-chosen={isChosen || undefined}
      aria-rowindex={index + 2}
    >
      <td>
        <ListCheckbox
          aria-label={t('items.list.selectNamed', { name: item.name })}
          checked={isChosen}
          tabIndex={tabIndex}
          onChange={({ nativeEvent }) => toggle((nativeEvent as PointerEvent).shiftKey)}
        />
      </td>
      <td>
        <NameCell
          item={item}
          withPassage={withPassage}
          tabIndex={tabIndex}
          isRenaming={isRenaming}
          {...rename}
          onRenamed={() => setRenaming(false)}
          onToggle={toggle}
        />
      </td>
      {columns.map(({ name, isNumber, show }) => (
        <td key={name} className={styles.quiet} data-number={isNumber}>
          {show(item)}
        </td>
      ))}
      <td className={styles.ends}>
        <div className={styles.actions} data-wide={isWide || undefined}>
          {isWide && isAtRest && <QuickActions item={item} actions={actions} tabIndex={tabIndex} />}
          <ItemMenu
            item={item}
            actions={actions}
            tabIndex={tabIndex}
            onSelect={() => toggle(false)}
            {...rename}
          />
        </div>
      </td>
    </tr>
  )
})

/** Number of characters before the first match of a passage. */
const LEAD = 16

interface NameCellProps extends Pick<ItemRowProps, 'item' | 'withPassage' | 'tabIndex'> {
  onToggle: (range: boolean) => void
  isRenaming: boolean
  onRename?: () => void
  onRenamed: () => void
}

function NameCell({ item, withPassage, tabIndex, ...props }: NameCellProps) {
  const { onToggle, isRenaming, onRename, onRenamed } = props
  const link = useRef<HTMLAnchorElement>(null)
  const selectRange = (event: MouseEvent) => {
    if (!event.shiftKey) return
    event.preventDefault()
    onToggle(true)
  }
  const endRenaming = (byKey: boolean) => {
    onRenamed()
    if (byKey) requestAnimationFrame(() => link.current?.focus())
  }
  return (
    <div className={styles.nameCell}>
      <div className={styles.thumbnail}>
        <ItemThumbnail item={item} markSize={20} />
      </div>
      <div className={styles.nameText}>
        {isRenaming ? (
          <RenameField item={item} onDone={endRenaming} />
        ) : (
          <Link
            ref={link}
            to={hitPath(item.id, item.highlight ?? {})}
            className={styles.name}
            title={item.name}
            tabIndex={tabIndex}
            data-item={item.id}
            onClick={selectRange}
            onKeyDown={({ key }) => key === 'F2' && onRename?.()}
          >
            {item.highlight?.name ? <MarkedText>{item.highlight.name}</MarkedText> : item.name}
          </Link>
        )}
        <Below item={item} withPassage={withPassage} tabIndex={tabIndex} />
      </div>
      {onRename && !isRenaming && (
        <ListButton
          className={styles.pencil}
          tabIndex={-1}
          aria-label={t('items.list.renameNamed', { name: item.name })}
          title={t('items.list.rename')}
          onClick={onRename}
        >
          <IconPencil {...icon} />
        </ListButton>
      )}
    </div>
  )
}

/** An unusual state, and the matching passage. */
function Below({
  item,
  withPassage,
  tabIndex,
}: Pick<ItemRowProps, 'item' | 'withPassage' | 'tabIndex'>) {
  const { highlight = {} } = item
  const state = itemStateOf(item, useToday())
  const hasPassage = withPassage && (highlight.text ?? highlight.description) !== undefined
  if (!state && !hasPassage) return null
  return (
    <div className={styles.passage}>
      {state && (
        <span className={styles.state} data-tone={state.tone} title={state.detail}>
          {state.label}
        </span>
      )}
      {hasPassage && <Passage item={item} lead={LEAD} tabIndex={tabIndex} />}
    </div>
  )
}
