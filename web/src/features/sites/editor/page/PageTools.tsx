import { ActionIcon, Paper } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { Block } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import { IconAdjustmentsHorizontal, IconGripVertical, IconPlus } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { lazy, type PointerEvent, Suspense, useEffect, useState } from 'react'
import { icon } from '../../../../ui/icon.ts'
import { BlockTools } from '../BlockTools.tsx'
import { useEditing } from '../editing.ts'
import { nameOf } from '../name-of.ts'
import { blockOn, type DropPlace, dropPlaceAt } from './drop-place.ts'
import styles from './PageTools.module.css'
import type { Shown } from './preview-props.ts'
import { OUTLINE } from './room-on-page.ts'

const FormatText = lazy(async () => ({ default: (await import('./FormatText.tsx')).FormatText }))

interface PageToolsProps {
  page: Document
  shown: Shown
  block: Block
  /** The editor of the block's text, if it is typed into. */
  text: Editor | undefined
  /** Shows the settings of the block; undefined where they are beside the page already. */
  onSettings: (() => void) | undefined
  onHeight: (height: number) => void
  onDrop: (drop: DropPlace | undefined) => void
  onAdd: () => void
}

/** Kinds without settings beside the page. */
const SETTLED: ReadonlySet<Block['kind']> = new Set(['text', 'divider'])
const MARGIN = 8
/** Height in px of the line above the page, and what its own buttons take of it at the end. */
const STRIP = 44
const STRIP_BUTTONS = 200
const EDGE = 48
const STEP = 12

/** Buttons over the selected block of the page: moving, adding, copying, deleting, and formatting of its text. */
export function PageTools(props: PageToolsProps) {
  const { page, shown, block, text, onSettings, onHeight, onDrop, onAdd } = props
  const box = useBox(page, block.id)
  const { ref: bar, width, height } = useElementSize()
  const isWider = box !== undefined && width > (box.width + 2 * OUTLINE) * shown.scale
  useEffect(() => {
    if (height > 0) onHeight(isWider ? 0 : height)
  }, [height, isWider, onHeight])
  const drag = useDrag({ page, shown, block, onDrop })
  if (!box) return null
  const places = placesOf(box, shown, { width, height, isWider })
  return (
    <>
      <div ref={bar} className={styles.tools} style={places.bar}>
        <Paper className={styles.bar ?? ''} withBorder shadow="sm">
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
          {onSettings && !SETTLED.has(block.kind) && (
            <ActionIcon
              size={28}
              aria-label={t('sites.editor.settingsOf', { name: nameOf(block) })}
              title={t('sites.editor.blockSettings')}
              onClick={onSettings}
            >
              <IconAdjustmentsHorizontal {...icon} />
            </ActionIcon>
          )}
          <BlockTools block={block} />
        </Paper>
      </div>
      <ActionIcon
        className={styles.add ?? ''}
        style={places.add}
        size={24}
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

interface Bar {
  width: number
  height: number
  /** True if it would lie over the block beside its own. */
  isWider: boolean
}

/** Returns where the buttons are in the box of the page: above the block, or in the line above the page. */
function placesOf(box: Box, view: Shown, bar: Bar) {
  const { left, scale } = view
  const [top, bottom] = [(box.top - OUTLINE) * scale, (box.bottom + OUTLINE) * scale]
  const above = top - OUTLINE / 2 - bar.height
  const isDocked = bar.isWider || above < MARGIN - STRIP
  const isSeen = bottom > 0 && top < view.height
  const most = view.width - (isDocked ? STRIP_BUTTONS : 2 * MARGIN)
  const start = Math.min(left + (box.left - OUTLINE) * scale, view.width - bar.width - MARGIN)
  return {
    bar: {
      top: isDocked ? MARGIN - STRIP : above,
      left: isDocked ? 0 : Math.max(MARGIN, start),
      maxWidth: most,
      ...(!isSeen && HIDDEN),
    },
    add: {
      left: left + (box.left + box.width / 2) * scale,
      top: bottom,
      ...((bottom < 0 || bottom > view.height) && HIDDEN),
    },
  }
}

const HIDDEN = { visibility: 'hidden' } as const

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
