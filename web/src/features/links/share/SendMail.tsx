import { Alert, Button, Textarea } from '@mantine/core'
import { getShareContext, type Link, listMyLinks } from '@satchel/contract/links/links.ts'
import { shareByMail } from '@satchel/contract/links/sharing.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { useMe } from '../../../lib/session.ts'
import styles from './ShareStatus.module.css'

interface SendMailProps {
  link: Link & { sharedToEmail: string }
  onSent: () => void
}

export const MESSAGE_MAX = 20_000

/** Form to email the link with a personal message; replies go to the sharer. */
export function SendMail({ link, onSent }: SendMailProps) {
  const { user } = useMe()
  const { sharedToEmail, sharedToMemo, sharedToOrganization, itemId, itemType } = link
  const [message, setMessage] = useState('')
  const send = useCommand(shareByMail, { refreshes: [listMyLinks, getShareContext] })
  const submit = () => {
    const share = { itemId, itemType, sharedToEmail, sharedToMemo, sharedToOrganization }
    send.mutate({ params: { userId: user.id }, body: { ...share, message } }, { onSuccess: onSent })
  }
  return (
    <div className={styles.mail}>
      <Textarea
        label={t('links.share.message')}
        description={t('links.share.repliesGo', { email: user.email })}
        placeholder={t('links.share.optional')}
        autosize
        autoFocus
        minRows={3}
        maxRows={10}
        maxLength={MESSAGE_MAX}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      {send.error && <Alert color="red">{send.error.message}</Alert>}
      <Button
        variant="default"
        classNames={{ root: styles.sendTo ?? '', label: styles.sendToLabel ?? '' }}
        loading={send.isPending}
        onClick={submit}
      >
        {t('links.share.sendTo', { sharedToEmail })}
      </Button>
    </div>
  )
}
