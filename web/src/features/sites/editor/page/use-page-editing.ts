import { useCallbackRef } from '@mantine/hooks'
import type { Block } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { newId } from '../../../../lib/new-id.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { listsOf, type Place } from '../../block-ops.ts'
import type { UploadPicture } from '../../panels/PictureField.tsx'
import { useEditing } from '../editing.ts'
import { focusBlock } from '../focus-block.ts'
import { blockOn, type DropPlace } from './drop-place.ts'
import { editPage, goToBlock, markSelected, type PageListener } from './page-editing.ts'
import { makeRoom, OUTLINE, whenReleased } from './room-on-page.ts'

interface PageEditing {
  content: readonly Block[]
  uploadPicture: UploadPicture | undefined
  undo: () => void
  redo: () => void
  onPanel: (() => void) | undefined
}

/** Height in px of the buttons above a block, until it is measured. */
const TOOLS = 38
/** Space in px between a block, the line around it, and its buttons. */
const AROUND = 2 * OUTLINE

/** Follows what is selected on the previewed page, what is typed into, and where something would be dropped. */
export function usePageEditing({ content, uploadPicture, undo, redo, onPanel }: PageEditing) {
  const editing = useEditing()
  const [page, setPage] = useState<Document | null>(null)
  const [toolsHeight, setToolsHeight] = useState(TOOLS)
  const [text, setText] = useState<{ id: string; editor: Editor } | null>(null)
  const [drop, setDrop] = useState<DropPlace>()
  /** A block that is gone to once the page has it. */
  const next = useRef<string>(null)
  const settle = useRef(() => {})
  const { selected } = editing

  const select = (id: string | null) => {
    editing.select(id)
    setText((now) => (now?.id === id ? now : null))
  }
  const show = (id: string) => {
    select(id)
    if (page) blockOn(page, id)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }
  const { add, addMenu, addPictures, goToNew } = useAdding({ page, next, select, uploadPicture })
  const find = (id: string) =>
    listsOf(content)
      .flat()
      .find((block) => block.id === id)

  const listener: PageListener = {
    find,
    onSelect: select,
    onPick: (id: string) => editing.isOnPage && setTimeout(() => focusBlock(id)),
    onChange: editing.replace,
    onText: (id: string, editor: Editor) => setText({ id, editor }),
    onSlash: (id: string) => addMenu({ after: id }),
    onEnter: (id: string) =>
      add(
        { id: newId(), kind: 'text', doc: { type: 'doc', content: [{ type: 'paragraph' }] } },
        { after: id },
      ),
    onOver: setDrop,
    onPictures: addPictures,
    onUndo: (isRedo: boolean) => {
      leave(page)
      if (isRedo) redo()
      else undo()
    },
    onLeave: () => settle.current(),
    onPanel: () => onPanel?.(),
  }
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  const onReady = async ({ contentDocument }: HTMLIFrameElement) => {
    if (!contentDocument) return
    setText(null)
    setPage(contentDocument)
    makeRoom(contentDocument, { id: selected, above: toolsHeight + AROUND }, true)
    await editPage(contentDocument, listsOf(content).flat(), () => latest.current)
    if (next.current && goToBlock(contentDocument, next.current)) next.current = null
  }
  useEffect(() => {
    if (!page) return
    markSelected(page, selected)
    return whenReleased(page, () => makeRoom(page, { id: selected, above: toolsHeight + AROUND }))
  }, [page, selected, toolsHeight])
  const block = selected ? find(selected) : undefined
  return {
    ...{ page, block, text, drop, setDrop, setToolsHeight },
    ...{ show, goToNew: (id: string) => goToNew({ id }), addMenu, onReady, settle },
  }
}

interface Adding {
  page: Document | null
  next: { current: string | null }
  select: (id: string) => void
  uploadPicture: UploadPicture | undefined
}

/** Returns what adds blocks to the page, each of which is gone to once it is there. */
function useAdding({ page, next, select, uploadPicture }: Adding) {
  const { insert, openMenu } = useEditing()
  const goToNew = ({ id }: Pick<Block, 'id'>) => {
    next.current = id
    select(id)
  }
  const add = (block: Block, place: Place) => {
    insert(block, place)
    goToNew(block)
    leave(page)
  }
  const addMenu = (place: Place) => {
    leave(page)
    openMenu(place, goToNew)
  }
  // An upload takes a while, in which all else can be changed.
  const addPictures = useCallbackRef(async (pictures: File[], place: Place) => {
    if (!uploadPicture || pictures.length === 0)
      return toast({ message: t('sites.editor.dropPictures'), tone: 'problem' })
    for (const picture of pictures) {
      const itemId = await uploadPicture(picture).catch(() => null)
      if (itemId) add({ id: newId(), kind: 'image', itemId, alt: '' }, place)
    }
  })
  return { add, addMenu, addPictures, goToNew }
}

/** Ends typing into the page, so that it can be shown as it is now. */
function leave(page: Document | null): void {
  ;(page?.activeElement as HTMLElement | null)?.blur()
}
