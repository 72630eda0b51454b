import { Button, TextInput } from '@mantine/core'
import type { Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { IconExternalLink, IconLock, IconMail, IconQrcode } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { copyOrShow } from '../../../ui/copy/copy-or-show.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import { LinkQr } from '../LinkQr.tsx'
import { viewAsVisitor } from '../view-as-visitor.ts'
import styles from './LinkCard.module.css'
import { SendMail } from './SendMail.tsx'

interface LinkAddressProps {
  link: Link
  /** Password of the link, if that is known. */
  password: string | null
  /** Page of the document at which the link opens; the first if undefined. */
  page: number | undefined
}

/** The address of a link, to copy by hand, show as a QR code, or email. */
export function LinkAddress({ link, password, page }: LinkAddressProps) {
  const [shown, setShown] = useState<'code' | 'mail' | null>(null)
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) part.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  const toggle = (way: 'code' | 'mail') => setShown(shown === way ? null : way)
  const { sharedToEmail } = link
  return (
    <div className={styles.made}>
      <TextInput
        readOnly
        aria-label={t('links.share.link')}
        value={link.url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.ways}>
        {password && (
          <Way
            label={t('links.share.copyPassword')}
            Icon={IconLock}
            onClick={() => void copyOrShow(password, t('links.share.passwordCopied'))}
          />
        )}
        {sharedToEmail && (
          <Way
            label={t('links.share.sendEmail')}
            Icon={IconMail}
            isOpen={shown === 'mail'}
            onClick={() => toggle('mail')}
          />
        )}
        <Way
          label={t('links.share.qrCode')}
          Icon={IconQrcode}
          isOpen={shown === 'code'}
          onClick={() => toggle('code')}
        />
        <Way
          label={t('links.share.viewAsVisitor')}
          Icon={IconExternalLink}
          onClick={() => void viewAsVisitor(link, page)}
        />
      </div>
      <div ref={part} className={styles.part}>
        {shown === 'code' && <LinkQr link={link} page={page} />}
        {shown === 'mail' && sharedToEmail && (
          <SendMail
            link={{ ...link, sharedToEmail }}
            page={page}
            onSent={() => {
              setShown(null)
              toast({ message: t('links.share.emailSent', { sharedToEmail }) })
            }}
          />
        )}
      </div>
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
