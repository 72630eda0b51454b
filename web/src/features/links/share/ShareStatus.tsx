import type { Reply } from '@satchel/contract/endpoint.ts'
import type { getShareContext } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { IconLink, IconUserCheck, IconUserQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { icon } from '../../../ui/icon.ts'
import type { Effective } from '../options/option-terms.ts'
import { CreatedLink } from './CreatedLink.tsx'
import { CreatedLinkLine } from './CreatedLinkLine.tsx'
import { EarlierLinks } from './EarlierLinks.tsx'
import styles from './ShareStatus.module.css'
import { type CreatedShare, hasRecipient, type Recipient } from './share-types.ts'

interface ShareStatusProps {
  recipient: Recipient
  /** Earlier links; undefined while loading, or without a recipient. */
  earlier: Reply<typeof getShareContext> | undefined
  made: (CreatedShare & { isCopied: boolean }) | null
  options: Effective
  /** The password typed for the link; empty if none was. */
  password: string
}

/** Facts about the recipient before the link is copied, and the link afterwards; the first line is announced. */
export function ShareStatus(props: ShareStatusProps) {
  const { recipient, earlier, made, password } = props
  const links = hasRecipient(recipient) ? (earlier?.items ?? []) : []
  return (
    <section className={styles.status} aria-label={t('links.share.aboutTheLink')}>
      <div aria-live="polite">
        {made ? <CreatedLinkLine {...made} /> : <FirstLine {...props} />}
      </div>
      {made ? (
        <CreatedLink key={made.link.id} link={made.link} password={password} />
      ) : (
        links.length > 0 && <EarlierLinks links={links} />
      )}
    </section>
  )
}

function FirstLine({ recipient, earlier, options }: ShareStatusProps) {
  if (hasRecipient(recipient)) {
    if (!earlier) return <Line Icon={IconUserCheck}>{t('links.share.checkingEarlierLinks')}</Line>
    if (earlier.items.length > 0)
      return <h3 className={styles.head}>{t('links.share.alreadyShared')}</h3>
    return <Line Icon={IconUserCheck}>{t('links.share.notSharedWithThemYet')}</Line>
  }
  if (recipient.email.trim())
    return <Line Icon={IconUserQuestion}>{t('links.share.finishAddress')}</Line>
  if (recipient.memo.trim())
    return (
      <Line Icon={IconUserCheck}>{t('links.share.forName', { name: recipient.memo.trim() })}</Line>
    )
  return <Line Icon={IconLink}>{opensFor(options)}</Line>
}

function Line({ Icon, children }: { Icon: typeof IconLink; children: ReactNode }) {
  return (
    <p className={`${styles.line} ${styles.quiet}`}>
      <Icon {...icon} />
      {children}
    </p>
  )
}

/** Describes who can open a link without a recipient. */
function opensFor({ allowed, hasPassword, requireEmail }: Effective): string {
  if (allowed.length > 0) return t('links.share.onlyAllowedCanOpen')
  if (hasPassword) return t('links.share.anyoneWithPassword')
  return requireEmail ? t('links.share.withoutNameWithEmail') : t('links.share.anyoneCanOpen')
}
