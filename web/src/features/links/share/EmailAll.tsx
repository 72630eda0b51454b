import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { toast } from '../../../ui/feedback/toast.tsx'
import { MailForm } from './MailForm.tsx'
import { type AddressedLink, useSendLink } from './SendMail.tsx'

interface EmailAllProps {
  links: readonly AddressedLink[]
  /** Page of the document at which the links open; the first if undefined. */
  page: number | undefined
  onSent: () => void
}

/** Form to email everyone their own link with the same message; those that weren't sent can be tried again. */
export function EmailAll({ links, page, onSent }: EmailAllProps) {
  const [left, setLeft] = useState(links)
  const [refusal, setRefusal] = useState('')
  const { send, inputOf } = useSendLink()
  const [isSending, setSending] = useState(false)
  const submit = async (message: string) => {
    setSending(true)
    const failed: AddressedLink[] = []
    let reason = ''
    for (const link of left) {
      await send.mutateAsync(inputOf(link, message, page)).catch((error: Error) => {
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
    <MailForm
      verb={t('links.share.sendEmails', { count: left.length })}
      refusal={refusal && t('links.share.notSent', { count: left.length, reason: refusal })}
      isSending={isSending}
      onSubmit={(message) => void submit(message)}
    />
  )
}
