import { BulkDock } from '../features/items/bulk/BulkDock.tsx'
import { UploadDock } from '../features/uploads/UploadDock.tsx'
import { AppCommands } from './AppCommands.tsx'
import styles from './AppParts.module.css'
import { useKeptChanges } from './use-kept-changes.ts'

/** What works behind all pages, and shows it at the bottom right, one above the other. */
export function AppParts() {
  useKeptChanges()
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
