import type { Reply } from '@satchel/contract/endpoint.ts'
import type { getShareContext, Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconUserCheck, IconUserQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { icon } from '../../../ui/icon.ts'
import { CreatedLinkLine } from './CreatedLinkLine.tsx'
import { EarlierLinks } from './EarlierLinks.tsx'
import styles from './LinkCard.module.css'
import { hasRecipient, type MadeShare, type Recipient } from './share-types.ts'

interface ShareStatusProps {
  recipient: Recipient
  /** Earlier links; undefined while loading, or without a recipient. */
  earlier: Reply<typeof getShareContext> | undefined
  /** The link that this recipient has already. */
  link: Link | undefined
  made: MadeShare | null
  /** Sentence on what was just changed on the link; empty if nothing was. */
  said: string
}

/** Facts about the recipient before the link is copied, and what became of the link afterwards; the first line is announced. */
export function ShareStatus(props: ShareStatusProps) {
  const { recipient, earlier, link, made, said } = props
  const links = hasRecipient(recipient) ? (earlier?.items ?? []) : []
  return (
    <>
      <div aria-live="polite">
        {said ? (
          <Line Icon={IconCheck}>{said}</Line>
        ) : made ? (
          <CreatedLinkLine {...made} />
        ) : (
          <FirstLine {...props} />
        )}
      </div>
      {!made && links.length > 0 && <EarlierLinks links={links} shownId={link?.id} />}
    </>
  )
}

function FirstLine({ recipient, earlier, link }: ShareStatusProps) {
  if (hasRecipient(recipient)) {
    if (!earlier) return <Line Icon={IconUserCheck}>{t('links.share.checkingEarlierLinks')}</Line>
    if (earlier.items.length > 0)
      return <h3 className={styles.head}>{t('links.share.alreadyShared')}</h3>
    return <Line Icon={IconUserCheck}>{t('links.share.notSharedWithThemYet')}</Line>
  }
  if (recipient.email.trim())
    return <Line Icon={IconUserQuestion}>{t('links.share.finishAddress')}</Line>
  return (
    <p className={styles.quiet}>
      {link ? t('links.share.youHaveThisLink') : t('links.share.newLinkForNobody')}
    </p>
  )
}

function Line({ Icon, children }: { Icon: typeof IconCheck; children: ReactNode }) {
  return (
    <p className={`${styles.line} ${styles.quiet}`}>
      <Icon {...icon} />
      {children}
    </p>
  )
}
