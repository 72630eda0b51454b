import { SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { Block } from '@satchel/contract/sites/blocks.ts'
import { previewSite } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { call } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import type { UploadPicture } from '../panels/PictureField.tsx'
import { PageTools } from './PageTools.tsx'
import styles from './Preview.module.css'
import { useFrames } from './use-frames.ts'
import { usePageEditing } from './use-page-editing.ts'
import { usePicturesDone } from './use-pictures-done.ts'

export interface PreviewHandle {
  show: (blockId: string) => void
}

interface PreviewProps {
  siteId: string
  /** Number that reloads the page when it changes. */
  revision: number
  ref: Ref<PreviewHandle>
  content: readonly Block[]
  uploadPicture: UploadPicture | undefined
  undo: () => void
  redo: () => void
}

const WIDTHS = { phone: 390, desktop: 1_200 } as const
/** Time in ms after which a preview's address is renewed; it expires after an hour. */
const FRESH = 50 * 60_000

/** The draft as visitors will see it, at the width of a phone or a desktop: the real page, on which it is edited. */
export function Preview({ siteId, ...page }: PreviewProps) {
  const [device, setDevice] = useState<keyof typeof WIDTHS>(() =>
    window.matchMedia('(max-width: 39.99em)').matches ? 'phone' : 'desktop',
  )
  const { ref: box, width, height } = useElementSize()
  const address = useQuery<string, ApiProblem>({
    queryKey: [previewSite.name, siteId],
    queryFn: async ({ signal }) => {
      const { url } = await call(previewSite, { params: { id: siteId } }, { signal })
      const { pathname, search } = new URL(url)
      return pathname + search
    },
    staleTime: FRESH,
    refetchInterval: FRESH,
  })
  const scale = Math.min(1, width / WIDTHS[device]) || 1
  return (
    <section className={styles.preview} aria-label={t('sites.editor.preview')}>
      <SegmentedControl
        className={styles.widths ?? ''}
        size="xs"
        aria-label={t('sites.editor.previewWidth')}
        data={[
          { value: 'desktop', label: t('sites.editor.desktop') },
          { value: 'phone', label: t('sites.editor.phone') },
        ]}
        value={device}
        onChange={(next) => setDevice(next as keyof typeof WIDTHS)}
      />
      <LoadProblem title={t('sites.editor.couldntLoadThePreview')} query={address} />
      <div ref={box} className={styles.box}>
        {address.isPending && (
          <div className={styles.pending}>
            <TextSkeleton lines={8} />
          </div>
        )}
        {address.data && (
          <Frames
            address={address.data}
            {...page}
            scale={scale}
            style={{
              width: device === 'desktop' && scale === 1 ? width : WIDTHS[device],
              height: height / scale,
              transform: `scale(${scale})`,
              left: device === 'phone' ? Math.max(0, (width - WIDTHS.phone * scale) / 2) : 0,
            }}
            device={device}
          />
        )}
      </div>
    </section>
  )
}

interface FramesProps extends Omit<PreviewProps, 'siteId'> {
  address: string
  device: string
  scale: number
  style: { width: number; height: number; transform: string; left: number }
}

/** Frames of the page: the next one loads behind the current one, then replaces it at the same scroll position. */
function Frames({ address, revision, ref, device, scale, style, ...edited }: FramesProps) {
  const editing = usePageEditing(edited)
  const { page, selected, text, drop } = editing
  const done = usePicturesDone(edited.content)
  const { frames, shown, onLoad, settle } = useFrames({
    address,
    revision: revision + done,
    isBusy: isTypedInto,
    onReady: editing.onReady,
  })
  useEffect(() => {
    editing.settle.current = settle
  })
  useImperativeHandle(ref, () => ({ show: editing.show }))
  const block = selected ? editing.find(selected) : undefined
  return (
    <>
      <div className={styles.frames} data-device={device} style={style}>
        {frames.map((number) => (
          <iframe
            key={number}
            className={styles.frame}
            src={address}
            title={t('sites.editor.previewOfThePage')}
            data-shown={number === shown || undefined}
            aria-hidden={number !== shown}
            tabIndex={number === shown ? 0 : -1}
            onLoad={(event) => onLoad(number, event.currentTarget)}
          />
        ))}
      </div>
      {page && block && (
        <PageTools
          key={block.id}
          page={page}
          shown={{ left: style.left, scale }}
          block={block}
          text={text?.editor}
          onDrop={editing.setDrop}
          onAdd={() => editing.addMenu({ after: block.id })}
        />
      )}
      {drop && (
        <div
          className={styles.line}
          style={{
            left: style.left + drop.line.left * scale,
            top: drop.line.top * scale - 1,
            width: drop.line.width * scale,
          }}
        />
      )}
    </>
  )
}

/** Tells whether somebody types into the page, or formats what they typed. */
function isTypedInto(frame: HTMLIFrameElement): boolean {
  const { activeElement } = document
  if (
    activeElement?.closest('[class*="RichTextEditor"]') &&
    !activeElement.closest('[id^="block-"]')
  )
    return true
  return (
    activeElement === frame && !!frame.contentDocument?.activeElement?.closest('[data-editable]')
  )
}
