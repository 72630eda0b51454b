import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconExternalLink, IconMail, IconQrcode } from '@tabler/icons-react'
import { use, useState } from 'react'
import { toast } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { QrCode } from '../actions/QrCode.tsx'
import { viewAsVisitor } from '../actions/view-as-visitor.ts'
import { readersOf, recipientOf, termsOf } from '../terms-labels.ts'
import * as labels from './labels.ts'
import { SendMail } from './SendMail.tsx'
import styles from './ShareDialog.module.css'
import type { Made } from './use-share.ts'

/** The link that is to be passed on: copied by hand, as a code, or by mail. */
export function MadeLink({ link, isOld, isCopied }: Made & { isCopied: boolean }) {
  const [shown, setShown] = useState<'code' | 'mail' | null>(null)
  const toggle = (part: 'code' | 'mail') => setShown(shown === part ? null : part)
  const terms = termsOf(link, use(TimeZone))
  const who = recipientOf(link)
  const which = isOld ? labels.alreadyHasThisLink(who) : labels.newLink(who)
  const read = isOld ? `, ${link.views > 0 ? readersOf(link) : labels.notOpenedYet}` : ''
  const { sharedToEmail } = link
  return (
    <div className={styles.made}>
      <p role="status" className={styles.madeLine}>
        {isCopied && <IconCheck {...icon} className={styles.check} />}
        {isCopied && labels.copiedLead}
        {which}
        {read}.{terms && ` ${terms}.`}
        {!isCopied && labels.copyItBelow}
      </p>
      <TextInput
        readOnly
        aria-label={labels.link}
        value={link.url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.ways}>
        {sharedToEmail && (
          <Way
            label={labels.sendEmail}
            Icon={IconMail}
            isOpen={shown === 'mail'}
            onClick={() => toggle('mail')}
          />
        )}
        <Way
          label={labels.qrCode}
          Icon={IconQrcode}
          isOpen={shown === 'code'}
          onClick={() => toggle('code')}
        />
        <Way
          label={labels.viewAsVisitor}
          Icon={IconExternalLink}
          onClick={() => void viewAsVisitor(link)}
        />
      </div>
      {shown === 'code' && <QrCode link={link} />}
      {shown === 'mail' && sharedToEmail && (
        <SendMail
          link={{ ...link, sharedToEmail }}
          onSent={() => {
            setShown(null)
            toast({ message: labels.emailSent(sharedToEmail) })
          }}
        />
      )}
    </div>
  )
}

interface WayProps {
  label: string
  Icon: typeof IconMail
  isOpen?: boolean
  onClick: () => void
}

function Way({ label, Icon, isOpen, onClick }: WayProps) {
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<Icon {...icon} />}
      {...(isOpen !== undefined && { 'aria-expanded': isOpen })}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
