import { ActionIcon, Paper } from '@mantine/core'
import type { Block } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import { IconGripVertical, IconPlus } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { lazy, type PointerEvent, Suspense, useEffect, useState } from 'react'
import { icon } from '../../../ui/icon.ts'
import { BlockTools } from './BlockTools.tsx'
import { blockOn, type DropPlace, dropPlaceAt } from './drop-place.ts'
import { useEditing } from './editing.ts'
import { nameOf } from './name-of.ts'
import styles from './PageTools.module.css'

const FormatText = lazy(async () => ({ default: (await import('./FormatText.tsx')).FormatText }))

interface PageToolsProps {
  page: Document
  /** The left edge of the page in its box in px, and how much smaller than its real size it is. */
  shown: { left: number; scale: number }
  block: Block
  /** The editor of the block's text, if it is typed into. */
  text: Editor | undefined
  onDrop: (drop: DropPlace | undefined) => void
  onAdd: () => void
}

const MARGIN = 8
const EDGE = 48
const STEP = 12

/** Buttons over the selected block of the page: moving, adding, copying, deleting, and formatting of its text. */
export function PageTools({ page, shown, block, text, onDrop, onAdd }: PageToolsProps) {
  const box = useBox(page, block.id)
  const drag = useDrag({ page, shown, block, onDrop })
  if (!box) return null
  const { left, scale } = shown
  const top = Math.max(MARGIN, box.top * scale - 44)
  const place = { left: Math.max(MARGIN, left + box.left * scale), top }
  const bottom = { left: left + (box.left + box.width / 2) * scale, top: box.bottom * scale }
  return (
    <>
      <Paper className={styles.tools ?? ''} style={place} withBorder shadow="sm">
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.handle}
          title={t('sites.editor.dragToMove')}
          {...drag}
        >
          <IconGripVertical {...icon} />
        </button>
        {text && (
          <Suspense>
            <FormatText editor={text} />
          </Suspense>
        )}
        <BlockTools block={block} />
      </Paper>
      <ActionIcon
        className={styles.add ?? ''}
        style={bottom}
        size={28}
        radius="xl"
        variant="filled"
        aria-label={t('sites.editor.addAfter', { name: nameOf(block) })}
        title={t('sites.editor.addBlockHere')}
        onClick={onAdd}
      >
        <IconPlus {...icon} />
      </ActionIcon>
    </>
  )
}

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>

/** Returns where a block is in the page's window, as the page scrolls and grows. */
function useBox(page: Document, id: string): Box | undefined {
  const [box, setBox] = useState<Box>()
  useEffect(() => {
    const measure = () => setBox(blockOn(page, id)?.getBoundingClientRect())
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(page.body)
    page.addEventListener('scroll', measure, { passive: true })
    page.defaultView?.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      page.removeEventListener('scroll', measure)
      page.defaultView?.removeEventListener('resize', measure)
    }
  }, [page, id])
  return box
}

/** Returns the listeners of the handle by which a block is dragged over the page. */
function useDrag({
  page,
  shown,
  block,
  onDrop,
}: Pick<PageToolsProps, 'page' | 'shown' | 'block' | 'onDrop'>) {
  const { relocate } = useEditing()
  const [drop, setDrop] = useState<DropPlace>()
  const show = (place: DropPlace | undefined) => {
    setDrop(place)
    onDrop(place)
  }
  return {
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent) =>
      currentTarget.setPointerCapture(pointerId),
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      if (!currentTarget.hasPointerCapture(pointerId)) return
      const frame = page.defaultView?.frameElement?.getBoundingClientRect()
      if (!frame) return
      const point = {
        x: (clientX - frame.left) / shown.scale,
        y: (clientY - frame.top) / shown.scale,
      }
      const height = page.defaultView?.innerHeight ?? 0
      if (point.y < EDGE) page.defaultView?.scrollBy(0, -STEP)
      if (point.y > height - EDGE) page.defaultView?.scrollBy(0, STEP)
      show(dropPlaceAt(page, point, { isWide: block.kind === 'columns', dragged: block.id }))
    },
    onPointerUp: () => {
      if (drop) relocate(block, drop.place, () => {})
      show(undefined)
    },
    onPointerCancel: () => show(undefined),
  }
}
