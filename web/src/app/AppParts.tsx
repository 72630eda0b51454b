import { BulkDock } from '../features/items/bulk/BulkDock.tsx'
import { UploadDock } from '../features/uploads/UploadDock.tsx'
import { AppCommands } from './AppCommands.tsx'
import styles from './AppParts.module.css'
import { useLeftChanges } from './use-left-changes.ts'

/** Runs background features of all pages, and stacks their notices at the bottom right. */
export function AppParts() {
  useLeftChanges()
  return (
    <>
      <AppCommands />
      <div className={styles.docks}>
        <BulkDock />
        <UploadDock />
      </div>
    </>
  )
}
