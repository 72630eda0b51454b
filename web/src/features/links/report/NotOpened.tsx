import { Button, Group } from '@mantine/core'
import type { Link } from '@satchel/contract/links.ts'
import { IconMail } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { icon } from '../../../ui/icon.ts'
import { toast } from '../../../ui/toast.tsx'
import { copyText } from '../clipboard.ts'

/** Nothing came of it yet; what one can do about that. */
export function NotOpened({ link }: { link: Link }) {
  const { url, sharedToEmail, itemName, disabledAt } = link
  const copy = async () => {
    const isDone = await copyText(url)
    toast({ message: isDone ? 'Link copied' : `Copy it by hand: ${url}` })
  }
  const mail = `mailto:${sharedToEmail}?${new URLSearchParams({ subject: itemName, body: url }).toString().replaceAll('+', '%20')}`
  return (
    <EmptyState
      drawing="link"
      sentence={
        sharedToEmail
          ? `Not opened yet. A short word to ${sharedToEmail} often helps.`
          : 'Not opened yet. Pass the link on, and who opens it stands here.'
      }
      action={
        disabledAt === null && (
          <Group gap="xs" justify="center">
            <Button onClick={() => void copy()}>Copy link</Button>
            {sharedToEmail && (
              <Button
                component="a"
                href={mail}
                variant="default"
                leftSection={<IconMail {...icon} />}
              >
                Write a reminder
              </Button>
            )}
          </Group>
        )
      }
    />
  )
}
