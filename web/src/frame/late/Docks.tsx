import { BulkDock } from '../../features/items/bulk/BulkDock.tsx'
import { UploadDock } from '../../features/uploads/UploadDock.tsx'
import styles from './Docks.module.css'
import { FrameCommands } from './FrameCommands.tsx'

/** Runs background work and commands of all pages, and stacks their notices at the bottom right. */
export function Docks() {
  return (
    <>
      <FrameCommands />
      <div className={styles.docks}>
        <BulkDock />
        <UploadDock />
      </div>
    </>
  )
}
