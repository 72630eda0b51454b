import { Drawer } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { largeIcon } from '../ui/icon.ts'
import { EntryLink } from './EntryLink.tsx'
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
      title={t('frame.more')}
      closeButtonProps={{ 'aria-label': t('frame.closeMore'), size: 44 }}
      classNames={{ content: styles.sheet, title: styles.title, body: styles.body }}
    >
      <nav className={styles.entries} aria-label={t('frame.more')}>
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
