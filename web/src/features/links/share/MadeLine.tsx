import { IconCheck } from '@tabler/icons-react'
import { use } from 'react'
import { icon } from '../../../ui/icon.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { readersOf, recipientOf, termsOf } from '../terms-labels.ts'
import * as labels from './labels.ts'
import styles from './ShareStatus.module.css'
import type { Made } from './share-types.ts'

/** Says whether the link is copied, and who it's for. */
export function MadeLine({ link, isOld, isCopied }: Made & { isCopied: boolean }) {
  const terms = termsOf(link, use(TimeZone))
  const which = isOld ? labels.alreadyHasThisLink(recipientOf(link)) : newLinkFor(link)
  const read = isOld ? `, ${link.views > 0 ? readersOf(link) : labels.notOpenedYet}` : ''
  return (
    <p className={styles.line}>
      {isCopied && <IconCheck {...icon} className={styles.check} />}
      <span>
        {isCopied && labels.copiedPrefix}
        {which}
        {read}.{terms && ` ${terms}.`}
        {!isCopied && labels.copyItBelow}
      </span>
    </p>
  )
}

/** Describes the link by who can open it. */
function newLinkFor(link: Made['link']): string {
  const { sharedToEmail, sharedToOrganization, sharedToMemo, hasPassword, requireEmail } = link
  if (sharedToEmail ?? sharedToOrganization ?? sharedToMemo)
    return labels.newLink(recipientOf(link))
  return hasPassword || requireEmail ? labels.newLinkWithoutAName : labels.newLinkAnyoneCanOpen
}
