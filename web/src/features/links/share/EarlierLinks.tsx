import { Collapse } from '@mantine/core'
import type { Reply } from '@satchel/contract/endpoint.ts'
import type { getShareContext } from '@satchel/contract/links.ts'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { CopyLink } from '../CopyLink.tsx'
import { LinkViews } from '../LinkViews.tsx'
import { detailOf, recipientOf } from '../terms-labels.ts'
import * as labels from './labels.ts'
import styles from './ShareDialog.module.css'
import { hasRecipient, type Recipient } from './use-share.ts'

interface EarlierLinksProps {
  /** Undefined while it is asked for, or nobody is named. */
  earlier: Reply<typeof getShareContext> | undefined
  recipient: Recipient
  /** Of the link that was made just now. */
  newId: string | null
}

const SHOWN = 3

/** Earlier links to this content for this person and organization. */
export function EarlierLinks({ earlier, recipient, newId }: EarlierLinksProps) {
  const links = earlier?.items.filter(({ id }) => id !== newId) ?? []
  return (
    <Collapse expanded={hasRecipient(recipient) && earlier !== undefined}>
      <section className={styles.earlier} aria-live="polite">
        {links.length === 0 ? (
          <p className={styles.quiet}>{labels.notSharedWithThemYet}</p>
        ) : (
          <>
            <h3 className={styles.earlierHead}>{labels.alreadyShared}</h3>
            <ul className={styles.earlierList}>
              {links.slice(0, SHOWN).map((link) => (
                <li key={link.id} className={styles.earlierLink}>
                  <span className={styles.earlierText}>
                    <span>
                      {recipientOf(link)}{' '}
                      <span className={styles.quiet}>
                        {detailOf(link) && `${detailOf(link)} · `}
                        <RelativeTime at={link.createdAt} />
                      </span>
                    </span>
                    <LinkViews link={link} />
                  </span>
                  {!link.disabledAt && <CopyLink link={link} />}
                </li>
              ))}
            </ul>
            {links.length > SHOWN && (
              <p className={styles.quiet}>{labels.andMoreUnderLinks(links.length - SHOWN)}</p>
            )}
          </>
        )}
      </section>
    </Collapse>
  )
}
