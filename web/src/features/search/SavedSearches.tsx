import { Button, Popover } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconBookmark } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { icon } from '../../ui/icon.ts'
import type { SavedPanelProps } from './SavedPanel.tsx'
import styles from './SavedSearches.module.css'

const SavedPanel = lazy(async () => ({ default: (await import('./SavedPanel.tsx')).SavedPanel }))

/** Saved searches beside the results. */
export function SavedSearches(props: Omit<SavedPanelProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={320}
      trapFocus
      returnFocus
      closeOnEscape={false}
    >
      <Popover.Target>
        <Button
          variant="default"
          className={styles.button ?? ''}
          aria-label={t('search.savedSearches')}
          title={t('search.savedSearches')}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconBookmark {...icon} />
          <span className={styles.label}>{t('search.saved')}</span>
        </Button>
      </Popover.Target>
      {/* Mantine would close it in the capture phase, before a name field in it gets the key. */}
      <Popover.Dropdown
        p={0}
        aria-label={t('search.savedSearches')}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        {isOpen && (
          <Suspense fallback={<RowSkeletons count={3} height={36} />}>
            <SavedPanel {...props} onClose={close} />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
