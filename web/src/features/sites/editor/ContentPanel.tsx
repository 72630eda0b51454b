import { DndContext } from '@dnd-kit/core'
import { Button } from '@mantine/core'
import type { Block } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPlus } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { icon } from '../../../ui/icon.ts'
import { BlockList } from './BlockList.tsx'
import { DraggedBlock } from './DraggedBlock.tsx'
import { useEditing } from './editing.ts'
import { PAGE, useBlockSorting } from './use-block-sorting.ts'

interface ContentPanelProps {
  content: readonly Block[]
}

/** Blocks of a page, and buttons to add more. */
export function ContentPanel({ content }: ContentPanelProps) {
  const editing = useEditing()
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
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the buttons inside
    <div onKeyDown={onKeyDown}>
      <DndContext {...sorting}>
        <BlockList blocks={content} label={t('sites.editor.blocks')} list={PAGE} />
        <DraggedBlock content={content} />
      </DndContext>
      <Button
        mt="md"
        fullWidth
        variant="default"
        leftSection={<IconPlus {...icon} />}
        onClick={() => editing.openMenu({})}
      >
        {t('sites.editor.addBlock')}
      </Button>
    </div>
  )
}
