import type { Reply } from '@satchel/contract/endpoint.ts'
import type { getShareContext } from '@satchel/contract/links.ts'
import { IconLink, IconUserCheck, IconUserQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { icon } from '../../../ui/icon.ts'
import type { Effective } from '../options/option-terms.ts'
import { EarlierLinks } from './EarlierLinks.tsx'
import * as labels from './labels.ts'
import { MadeLink } from './MadeLink.tsx'
import styles from './ShareStatus.module.css'
import { hasRecipient, type Made, type Recipient } from './share-types.ts'

interface ShareStatusProps {
  recipient: Recipient
  /** Undefined while it's loading, or without a recipient. */
  earlier: Reply<typeof getShareContext> | undefined
  made: (Made & { isCopied: boolean }) | null
  options: Effective
}

/** What is known before the link is copied, and the link after it. */
export function ShareStatus({ recipient, earlier, made, options }: ShareStatusProps) {
  return (
    <section className={styles.status} aria-label={labels.aboutTheLink} aria-live="polite">
      {made ? (
        <MadeLink {...made} />
      ) : hasRecipient(recipient) ? (
        <Known earlier={earlier} />
      ) : recipient.email.trim() ? (
        <Line Icon={IconUserQuestion}>{labels.enterTheWholeAddress}</Line>
      ) : (
        <Line Icon={IconLink}>{opensFor(options)}</Line>
      )}
    </section>
  )
}

function Known({ earlier }: Pick<ShareStatusProps, 'earlier'>) {
  if (earlier && earlier.items.length > 0) return <EarlierLinks links={earlier.items} />
  return (
    <Line Icon={IconUserCheck}>
      {earlier ? labels.notSharedWithThemYet : labels.checkingEarlierLinks}
    </Line>
  )
}

function Line({ Icon, children }: { Icon: typeof IconLink; children: ReactNode }) {
  return (
    <p className={`${styles.line} ${styles.quiet}`}>
      <Icon {...icon} />
      {children}
    </p>
  )
}

/** Who can open a link that names nobody. */
function opensFor({ allowed, hasPassword, requireEmail }: Effective): string {
  if (allowed.length > 0) return labels.withoutNameOnlyAllowed
  if (hasPassword) return labels.withoutNameWithPassword
  return requireEmail ? labels.withoutNameWithEmail : labels.withoutNameAnyone
}
