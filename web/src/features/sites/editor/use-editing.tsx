import type { Block, BlockKind } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import { useMay } from '../../../lib/session.ts'
import { announce } from '../../../ui/feedback/announce.ts'
import * as ops from '../block-ops.ts'
import { openAddBlock } from './add-block.tsx'
import { BlockFields } from './BlockFields.tsx'
import type { Editing, Pickers } from './editing.ts'
import { focusMovedBlock, focusNewBlock } from './focus-block.ts'
import * as labels from './labels.ts'
import { placesFor } from './move-places.ts'
import { nameOf } from './name-of.ts'

interface EditingOptions extends Pickers {
  content: readonly Block[]
  problems: ReadonlyMap<string, readonly string[]>
  onChange: (edit: (content: Block[]) => Block[], key: string) => void
  selected: string | null
  isOnPage: boolean
  onSelect: (blockId: string | null) => void
  onShow: (blockId: string) => void
  /** Goes to a new block on the page, once it is there. */
  onNew: (block: Block) => void
}

const KINDS = Object.keys(labels.BLOCK_NAMES) as BlockKind[]

/** Returns what the editor's parts do with blocks, in the panel and on the page. */
export function useEditingOf(options: EditingOptions): Editing {
  const { content, problems, pickItems, onChange, onShow, isOnPage } = options
  const mayReadCtas = useMay('ctas.read')
  const insert = (block: Block, place: ops.Place) =>
    onChange((now) => ops.insertBlock(now, block, place), `add ${block.id}`)
  const goToNew = (block: Block) => {
    if (isOnPage) options.onNew(block)
    if (!isOnPage || !isTyped(block)) focusNewBlock(block)
  }
  return {
    pickItems,
    insert,
    replace: (block, field) =>
      onChange((now) => ops.replaceBlock(now, block), `${block.id} ${field}`),
    remove: (block) => {
      onChange((now) => ops.removeBlock(now, block.id), `remove ${block.id}`)
      announce(t('sites.editor.deleted', { name: nameOf(block) }))
    },
    duplicate: (block) => onChange((now) => ops.duplicateBlock(now, block.id), `copy ${block.id}`),
    move: (id, to) => onChange((now) => ops.moveBlock(now, id, to), `move ${id}`),
    relocate: (block, place, onMoved = focusMovedBlock) => {
      const step = `move ${block.id} ${JSON.stringify(place)}`
      onChange((now) => ops.relocateBlock(now, block, place), step)
      announce(t('sites.editor.moved', { name: nameOf(block) }))
      onMoved(block)
    },
    placeOf: (id) => {
      const list = ops.listsOf(content).find((each) => each.some((block) => block.id === id)) ?? []
      return { index: list.findIndex((block) => block.id === id), count: list.length }
    },
    placesFor: (id) => placesFor(content, id),
    openMenu: (place, onAdded = goToNew) => {
      const isInColumn = place.column !== undefined || isInColumns(content, place.after)
      openAddBlock({
        pickItems,
        kinds: KINDS.filter(
          (kind) => !(kind === 'columns' && isInColumn) && !(kind === 'cta' && !mayReadCtas),
        ),
        onAdd: (block) => {
          insert(block, place)
          onAdded(block)
        },
      })
    },
    problemsOf: (id) => problems.get(id) ?? [],
    renderFields: (block) => <BlockFields block={block} />,
    selected: options.selected,
    select: options.onSelect,
    show: onShow,
    isOnPage,
  }
}

/** Tells whether a block is edited on the page by typing. */
function isTyped({ kind }: Block): boolean {
  return kind === 'heading' || kind === 'text'
}

function isInColumns(content: readonly Block[], id: string | undefined): boolean {
  return id !== undefined && !content.some((block) => block.id === id)
}
