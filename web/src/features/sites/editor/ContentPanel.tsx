import { DndContext } from '@dnd-kit/core'
import { Button } from '@mantine/core'
import type { Block, BlockKind } from '@satchel/contract/sites/blocks.ts'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useMemo } from 'react'
import { useMay } from '../../../lib/session.ts'
import { announce } from '../../../ui/feedback/announce.ts'
import { icon } from '../../../ui/icon.ts'
import * as ops from '../block-ops.ts'
import { openAddBlock } from './add-block.tsx'
import type { SaveState } from './autosave.ts'
import { BlockFields } from './BlockFields.tsx'
import { BlockList } from './BlockList.tsx'
import { problemsByBlock } from './block-problems.ts'
import { DraggedBlock } from './DraggedBlock.tsx'
import { type Editing, EditingProvider, type Pickers } from './editing.ts'
import { focusMovedBlock, focusNewBlock } from './focus-block.ts'
import * as labels from './labels.ts'
import { placesFor } from './move-places.ts'
import { nameOf } from './name-of.ts'
import { PAGE, useBlockSorting } from './use-block-sorting.ts'

interface ContentPanelProps extends Pickers {
  content: readonly Block[]
  state: SaveState
  onChange: (edit: (content: Block[]) => Block[], key: string) => void
  onShow: (blockId: string) => void
}

const KINDS = Object.keys(labels.BLOCK_NAMES) as BlockKind[]

/** Blocks of a page, and buttons to add more. */
export function ContentPanel(props: ContentPanelProps) {
  const { content, state } = props
  const problems = useMemo(() => problemsByBlock(state), [state])
  const editing = useEditingOf(props, problems)
  const sorting = useBlockSorting(content, editing)
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (event.key !== '/' || target.closest('input, textarea, [contenteditable=true]')) return
    event.preventDefault()
    event.stopPropagation()
    const after = target.closest('[id^="block-"]')?.id.slice('block-'.length)
    editing.openMenu({ after })
  }
  return (
    <EditingProvider value={editing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the buttons inside */}
      <div onKeyDown={onKeyDown}>
        <DndContext {...sorting}>
          <BlockList blocks={content} label={labels.blocks} list={PAGE} />
          <DraggedBlock content={content} />
        </DndContext>
        <Button
          mt="md"
          fullWidth
          variant="default"
          leftSection={<IconPlus {...icon} />}
          onClick={() => editing.openMenu({})}
        >
          {labels.addBlock}
        </Button>
      </div>
    </EditingProvider>
  )
}

function useEditingOf(
  { content, pickItems, onChange, onShow }: ContentPanelProps,
  problems: ReadonlyMap<string, readonly string[]>,
): Editing {
  const mayReadCtas = useMay('ctas.read')
  const insert = (block: Block, place: ops.Place) => {
    onChange((content) => ops.insertBlock(content, block, place), `add ${block.id}`)
    focusNewBlock(block)
  }
  return {
    pickItems,
    insert,
    replace: (block, field) =>
      onChange((content) => ops.replaceBlock(content, block), `${block.id} ${field}`),
    remove: (block) => {
      onChange((content) => ops.removeBlock(content, block.id), `remove ${block.id}`)
      announce(labels.deleted(nameOf(block)))
    },
    duplicate: (block) =>
      onChange((content) => ops.duplicateBlock(content, block.id), `copy ${block.id}`),
    move: (id, to) => onChange((content) => ops.moveBlock(content, id, to), `move ${id}`),
    relocate: (block, place) => {
      const step = `move ${block.id} ${JSON.stringify(place)}`
      onChange((now) => ops.relocateBlock(now, block, place), step)
      announce(labels.moved(nameOf(block)))
      focusMovedBlock(block)
    },
    placesFor: (id) => placesFor(content, id),
    openMenu: (place) => {
      const isInColumn = place.column !== undefined || isColumnCard(place.after)
      openAddBlock({
        pickItems,
        kinds: KINDS.filter(
          (kind) => !(kind === 'columns' && isInColumn) && !(kind === 'cta' && !mayReadCtas),
        ),
        onAdd: (block) => insert(block, place),
      })
    },
    problemsOf: (id) => problems.get(id) ?? [],
    renderFields: (block) => <BlockFields block={block} />,
    show: onShow,
  }
}

function isColumnCard(id: string | undefined): boolean {
  if (id === undefined) return false
  return document.getElementById(`block-${id}`)?.parentElement?.closest('[data-kind]') !== null
}
