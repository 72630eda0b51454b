import type { ReadLink } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { EmailAddress } from '../../../ui/text/EmailAddress.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { CopyLink } from '../CopyLink.tsx'
import { LinkViews } from '../LinkViews.tsx'
import { detailOf, recipientOf } from '../terms-labels.ts'
import styles from './LinkCard.module.css'

const SHOWN = 3

interface EarlierLinksProps {
  links: readonly ReadLink[]
  /** Id of the link that the dialog shows itself. */
  shownId: string | undefined
}

/** Earlier links to this content for the recipient. */
export function EarlierLinks({ links, shownId }: EarlierLinksProps) {
  return (
    <div>
      <ul className={styles.list}>
        {links.slice(0, SHOWN).map((link) => (
          <li key={link.id} className={styles.link}>
            <span className={styles.text}>
              <span>
                <EmailAddress>{recipientOf(link)}</EmailAddress>{' '}
                <span className={styles.quiet}>
                  {detailOf(link) && `${detailOf(link)} · `}
                  <RelativeTime at={link.createdAt} />
                </span>
              </span>
              <LinkViews link={link} withEnd={link.id !== shownId} />
            </span>
            {!link.disabledAt && link.id !== shownId && <CopyLink link={link} />}
          </li>
        ))}
      </ul>
      {links.length > SHOWN && (
        <p className={styles.quiet}>
          {t('links.share.andMoreUnderLinks', { count: links.length - SHOWN })}
        </p>
      )}
    </div>
  )
}
