import { useWindowEvent } from '@mantine/hooks'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import styles from './DropOverlay.module.css'
import { filesOf } from './dropped-files.ts'
import { useUpload, useUploadTarget } from './target.ts'
import { prepareUploads } from './upload.ts'

/** The longest pause between two `dragover`, in ms. */
const HELD = 700

/** Over the whole window while files are held above it, saying where they would go. */
export function DropOverlay() {
  const { isOver, place } = useWindowDrop()
  if (!isOver) return null
  return (
    <div className={styles.overlay} role="status">
      <div className={styles.words}>
        <IconUpload size={32} stroke={1.5} aria-hidden />
        <strong>Drop to upload</strong>
        <span>{place}</span>
      </div>
    </div>
  )
}

function useWindowDrop() {
  const [isOver, setOver] = useState(false)
  const target = useUploadTarget()
  const upload = useUpload()
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
  // It is told again and again while files are held above; leaving is not told everywhere.
  useWindowEvent('dragover', (event) => {
    if (isOwn.current || !hasFiles(event)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => setOver(false), HELD)
    if (isOver) return
    setOver(true)
    prepareUploads().catch(() => {})
  })
  useWindowEvent('drop', (event) => {
    if (isOwn.current || !hasFiles(event) || !event.dataTransfer) return
    event.preventDefault()
    setOver(false)
    void filesOf(event.dataTransfer).then(upload)
  })

  return { isOver, place: target ? `to ${target.name}` : 'to the library' }
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
