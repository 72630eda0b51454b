import { Alert, Button, Textarea } from '@mantine/core'
import { getShareContext, type Link, listMyLinks } from '@satchel/contract/links/links.ts'
import { shareByMail } from '@satchel/contract/links/sharing.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { useMe } from '../../../lib/session.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { MESSAGE_MAX } from './SendMail.tsx'
import styles from './ShareStatus.module.css'

export type AddressedLink = Link & { sharedToEmail: string }

interface EmailAllProps {
  links: readonly AddressedLink[]
  onSent: () => void
}

/** Form to email everyone their own link with the same message; those that weren't sent can be tried again. */
export function EmailAll({ links, onSent }: EmailAllProps) {
  const { user } = useMe()
  const [message, setMessage] = useState('')
  const [left, setLeft] = useState(links)
  const [refusal, setRefusal] = useState('')
  const send = useCommand(shareByMail, { refreshes: [listMyLinks, getShareContext] })
  const [isSending, setSending] = useState(false)
  const submit = async () => {
    setSending(true)
    const failed: AddressedLink[] = []
    let reason = ''
    for (const link of left) {
      const { itemId, itemType, sharedToEmail, sharedToMemo, sharedToOrganization } = link
      const body = { itemId, itemType, sharedToEmail, sharedToMemo, sharedToOrganization, message }
      await send.mutateAsync({ params: { userId: user.id }, body }).catch((error: Error) => {
        failed.push(link)
        reason = error.message
      })
    }
    setSending(false)
    setLeft(failed)
    setRefusal(reason)
    if (failed.length < left.length)
      toast({ message: t('links.share.emailsSent', { count: left.length - failed.length }) })
    if (failed.length === 0) onSent()
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
      {refusal && (
        <Alert color="red">
          {t('links.share.notSent', { count: left.length, reason: refusal })}
        </Alert>
      )}
      <Button variant="default" loading={isSending} onClick={() => void submit()}>
        {t('links.share.sendEmails', { count: left.length })}
      </Button>
    </div>
  )
}
