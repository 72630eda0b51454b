import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './DropArea.module.css'

interface DropAreaProps {
  onFile: (file: File) => void
  children: ReactNode
}

/** Area for a file that is read, and not uploaded as content. The button in it does the same. */
export function DropArea({ onFile, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  const handle = (event: DragEvent, isNowOver: boolean) => {
    event.preventDefault()
    event.stopPropagation()
    setOver(isNowOver)
  }
  const drop = (event: DragEvent) => {
    handle(event, false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <div
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={(event) => handle(event, true)}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
