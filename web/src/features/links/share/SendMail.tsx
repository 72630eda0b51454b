import { getShareContext, type Link, listMyLinks } from '@satchel/contract/links/links.ts'
import { shareByMail } from '@satchel/contract/links/sharing.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../../lib/api.ts'
import { useMe } from '../../../lib/session.ts'
import styles from './LinkCard.module.css'
import { MailForm } from './MailForm.tsx'

export type AddressedLink = Link & { sharedToEmail: string }

/** Returns the command that emails a link to the person it was made for. */
export function useSendLink() {
  const { user } = useMe()
  const send = useCommand(shareByMail, { refreshes: [listMyLinks, getShareContext] })
  const inputOf = (link: AddressedLink, message: string, page: number | undefined) => {
    const { itemId, itemType, sharedToEmail, sharedToName, sharedToMemo } = link
    const { sharedToOrganization } = link
    const share = {
      itemId,
      itemType,
      sharedToEmail,
      sharedToName,
      sharedToMemo,
      sharedToOrganization,
    }
    return { params: { userId: user.id }, body: { ...share, message, ...(page && { page }) } }
  }
  return { send, inputOf }
}

interface SendMailProps {
  link: AddressedLink
  /** Page of the document at which the link opens; the first if undefined. */
  page: number | undefined
  onSent: () => void
}

/** Form to email the link with a personal message. */
export function SendMail({ link, page, onSent }: SendMailProps) {
  const { send, inputOf } = useSendLink()
  return (
    <MailForm
      verb={t('links.share.sendTo', { sharedToEmail: link.sharedToEmail })}
      refusal={send.error?.message}
      isSending={send.isPending}
      classNames={{ root: styles.sendTo ?? '', label: styles.sendToLabel ?? '' }}
      onSubmit={(message) => send.mutate(inputOf(link, message, page), { onSuccess: onSent })}
    />
  )
}
