import { Button } from '@mantine/core'
import type { Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { IconMail } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { icon } from '../../../ui/icon.ts'

/** Notice before the first visit, with suggestions. */
export function NotOpened({ link }: { link: Link }) {
  const { url, sharedToEmail, itemName, disabledAt, visitsBefore = 0 } = link
  const mail = `mailto:${sharedToEmail}?${new URLSearchParams({ subject: itemName, body: url }).toString().replaceAll('+', '%20')}`
  return (
    <EmptyState
      drawing="link"
      help="visits"
      sentence={sentenceFor(sharedToEmail, visitsBefore)}
      action={
        disabledAt === null &&
        sharedToEmail && (
          <Button component="a" href={mail} variant="default" leftSection={<IconMail {...icon} />}>
            {t('links.report.writeReminder')}
          </Button>
        )
      }
    />
  )
}

function sentenceFor(email: string | null, before: number): string {
  if (email) return t('links.report.notOpenedRemind', { sharedToEmail: email })
  return before > 0 ? t('links.report.notOpenedSince', { before }) : t('links.report.notOpenedSend')
}
