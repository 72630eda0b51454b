import { BulkDock } from '../../features/items/bulk/BulkDock.tsx'
import { UploadDock } from '../../features/uploads/UploadDock.tsx'
import styles from './Docks.module.css'
import { FrameCommands } from './FrameCommands.tsx'

/** Runs background work and commands of all pages, and stacks their notices at the bottom right. */
export function Docks() {
  return (
    <>
      <FrameCommands />
      <div ref={measure} id="docks" className={styles.docks}>
        <BulkDock />
        <UploadDock />
      </div>
    </>
  )
}

/** Measures the docks into `--docks`, so that toasts are shown above them. */
function measure(docks: HTMLElement | null) {
  if (!docks) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const height = docks.offsetHeight
    style.setProperty('--docks', height > 0 ? `${height + 8}px` : '0px')
  })
  observer.observe(docks)
  return () => {
    observer.disconnect()
    style.removeProperty('--docks')
  }
}
