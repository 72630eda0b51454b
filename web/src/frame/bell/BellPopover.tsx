import { Popover } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { useFollow } from '../use-follow.ts'
import { BellButton } from './BellButton.tsx'

const NotificationPanel = lazy(async () => {
  const { NotificationPanel } = await import('../../features/notifications/NotificationPanel.tsx')
  return { default: NotificationPanel }
})

interface BellPopoverProps {
  count: number
  /** Number of changes by the team that have no notification. */
  news: number
  onNewsSeen: () => void
}

/** The bell with the newest notifications, initially open: it is loaded on request. */
export function BellPopover({ count, news, onNewsSeen }: BellPopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // It took the place of the button that was pressed, and gets the focus back when it closes.
    button.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [])
  const follow = useFollow()
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(400px, calc(100vw - 16px))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <BellButton ref={button} count={count} onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('notifications.notifications')}>
        {isOpen && (
          <Suspense fallback={<RowSkeletons count={4} height={64} />}>
            <NotificationPanel
              news={news}
              onNewsSeen={onNewsSeen}
              onOpen={follow}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
