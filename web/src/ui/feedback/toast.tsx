import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { TOAST_CLOSE, UNDO_CLOSE } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { sentenceOf } from '../../lib/problem.ts'
import { isPointerIn } from '../pointer.ts'

interface Toast {
  message: string
  /** Additional information. */
  detail?: string
  /** Action, usually Undo; the toast stays open longer. */
  action?: { label: string; onClick: () => void }
  tone?: 'plain' | 'problem'
  /** True if it stays until it is closed. */
  stays?: boolean
  /** Runs once it is gone, for whatever reason. */
  onClose?: () => void
}

/** Time in ms during which a toast may belong to the page that is about to open. */
const NEW = 1_000
/** Area in pixels that a toast covers above what stands in the corner. */
const SIZE = { width: 512, height: 160 }

/** Times at which toasts that go with their page were raised, by id. */
const raised = new Map<string, number>()

/** Hides toasts of the page before, except those that opened this one, problems, and those that stay until closed. */
export function hideEarlierToasts(): void {
  const now = Date.now()
  for (const [id, at] of raised) if (now - at > NEW) notifications.hide(id)
}

/** Returns the corner for a toast: not the one where the mouse is. */
function cornerOf(): 'bottom-left' | 'bottom-right' {
  const { width, height } = SIZE
  const docks = document.getElementById('docks')?.offsetHeight ?? 0
  return isPointerIn({ side: 'end', width, height: height + docks })
    ? 'bottom-left'
    : 'bottom-right'
}

/** Shows a toast: `toast({ message: 'Moved to the trash', action: { label: 'Undo', onClick: restore } })`. */
export function toast({ message, detail, action, tone = 'plain', stays, onClose }: Toast): void {
  const content = detail ? <ToastText message={message} detail={detail} /> : message
  const id = notifications.show({
    // What is already on the screen isn't said twice.
    ...((!action || tone === 'problem') && { id: message }),
    autoClose: !stays && (action || detail ? UNDO_CLOSE : TOAST_CLOSE),
    position: cornerOf(),
    withBorder: true,
    onClose: () => {
      raised.delete(id)
      onClose?.()
    },
    closeButtonProps: { 'aria-label': t('ui.dismiss') },
    color: tone === 'problem' ? 'red' : 'accent',
    role: tone === 'problem' ? 'alert' : 'status',
    message: action ? (
      <Group justify="space-between" wrap="nowrap">
        {content}
        <Button
          variant="subtle"
          size="compact-sm"
          flex="none"
          onClick={() => {
            action.onClick()
            notifications.hide(id)
          }}
        >
          {action.label}
        </Button>
      </Group>
    ) : (
      content
    ),
  })
  if (tone === 'plain' && !stays) raised.set(id, Date.now())
}

/** Shows the result of a command as a toast, even if the component that sent it is gone by then. */
export function toastOutcome<T>(sent: Promise<T>, describe: Toast | ((reply: T) => Toast)): void {
  sent.then(
    (reply) => toast(typeof describe === 'function' ? describe(reply) : describe),
    showProblem,
  )
}

/** Shows a problem's message as a toast. */
export function showProblem(problem: Error): void {
  toast({ message: sentenceOf(problem), tone: 'problem' })
}

function ToastText({ message, detail }: { message: string; detail: string }) {
  return (
    <div>
      {message}
      <Text size="xs" c="dimmed">
        {detail}
      </Text>
    </div>
  )
}
