import { useWindowEvent } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useMay } from '../../lib/session.ts'
import styles from './DropOverlay.module.css'
import { filesOf } from './dropped-files.ts'
import { prepareUploads, useReplace, useUpload, useUploadTarget } from './target.ts'

/** Maximum pause between two `dragover` events, in ms. */
const HIDE_DELAY_MS = 700

/** Accepts files dropped anywhere on the window; during a drag, says where they would go. */
export function DropOverlay() {
  return useMay('library.write') ? <OpenOverlay /> : null
}

function OpenOverlay() {
  const over = useWindowDrop()
  usePaste()
  if (!over) return null
  return (
    <div className={styles.overlay} role="status">
      <div className={styles.text}>
        <IconUpload size={32} stroke={1.5} aria-hidden />
        <strong>
          {over.replaces ? t('uploads.dropToReplaceFile') : t('uploads.dropToUpload')}
        </strong>
        <span>{over.place}</span>
      </div>
    </div>
  )
}

/** Target of the drag; `replaces` is the item whose preview is under the file. */
interface Over {
  replaces?: string
  place: string
}

function useWindowDrop(): Over | null {
  const [over, setOver] = useState<Over | null>(null)
  const target = useUploadTarget()
  const upload = useUpload()
  const replace = useReplace()
  const isOwn = useRef(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  // A picture dragged out of the page itself looks like a file too.
  useWindowEvent('dragstart', () => {
    isOwn.current = true
  })
  useWindowEvent('dragend', () => {
    isOwn.current = false
  })
  // The event repeats while files are held above; not every browser sends one when they leave.
  useWindowEvent('dragover', (event) => {
    if (isOwn.current || !hasFiles(event)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => setOver(null), HIDE_DELAY_MS)
    const now = placeOf(event) ?? {
      place: target ? t('uploads.toPlace', { name: target.name }) : t('uploads.dropToLibrary'),
    }
    if (over?.place === now.place) return
    setOver(now)
    prepareUploads()
  })
  useWindowEvent('drop', (event) => {
    if (isOwn.current || !hasFiles(event) || !event.dataTransfer) return
    event.preventDefault()
    setOver(null)
    const { replaces } = placeOf(event) ?? {}
    void filesOf(event.dataTransfer).then((files) => {
      const [only] = files
      if (replaces && only && files.length === 1) replace(only, replaces)
      else upload(files)
    })
  })

  return over
}

/** Returns the target of a drag; marked elements accept one file as a replacement of theirs. */
function placeOf({ target, dataTransfer }: DragEvent): Over | undefined {
  if (dataTransfer?.items.length !== 1 || !(target instanceof Element)) return undefined
  const zone = target.closest<HTMLElement>('[data-replaces]')
  const { replaces, replacesName = '' } = zone?.dataset ?? {}
  return replaces ? { replaces, place: t('uploads.fileOf', { replacesName }) } : undefined
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

function usePaste(): void {
  const upload = useUpload()
  useWindowEvent('paste', ({ clipboardData, target }) => {
    if (!clipboardData || clipboardData.files.length === 0 || isTyping(target)) return
    void filesOf(clipboardData).then(upload)
  })
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
}
