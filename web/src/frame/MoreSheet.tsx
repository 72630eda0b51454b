import { Drawer } from '@mantine/core'
import { largeIcon } from '../ui/icon.ts'
import { EntryLink } from './EntryLink.tsx'
import * as labels from './labels.ts'
import styles from './MoreSheet.module.css'
import { useMore } from './navigation.ts'

/** Sheet at the bottom of a phone's screen with the places the bar has no room for. */
export function MoreSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const entries = useMore()
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={labels.more}
      closeButtonProps={{ 'aria-label': labels.closeMore, size: 44 }}
      classNames={{ content: styles.sheet, title: styles.title, body: styles.body }}
    >
      <nav className={styles.entries} aria-label={labels.more}>
        {entries.map(({ label, to, within, icon: Icon }) => (
          <EntryLink key={to} to={to} within={within} className={styles.entry} onClick={onClose}>
            <Icon {...largeIcon} />
            {label}
          </EntryLink>
        ))}
      </nav>
    </Drawer>
  )
}
