import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { TOAST_CLOSE } from '@satchel/contract/constants.ts'

interface Toast {
  message: string
  /** Mostly "Undo". */
  action?: { label: string; onClick: () => void }
  tone?: 'plain' | 'problem'
}

/** `toast({ message: 'Moved to the bin', action: { label: 'Undo', onClick: restore } })`. */
export function toast({ message, action, tone = 'plain' }: Toast): void {
  const id = notifications.show({
    autoClose: TOAST_CLOSE,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    color: tone === 'problem' ? 'red' : 'accent',
    role: tone === 'problem' ? 'alert' : 'status',
    message: action ? (
      <Group justify="space-between" wrap="nowrap">
        {message}
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            notifications.hide(id)
            action.onClick()
          }}
        >
          {action.label}
        </Button>
      </Group>
    ) : (
      message
    ),
  })
}
