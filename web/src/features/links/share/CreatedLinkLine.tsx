import { t } from '@satchel/messages/t.ts'
import { IconCheck } from '@tabler/icons-react'
import { use } from 'react'
import { icon } from '../../../ui/icon.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { readersOf, recipientOf, termsOf } from '../terms-labels.ts'
import styles from './ShareStatus.module.css'
import type { CreatedShare } from './share-types.ts'

/** Says whether the link is copied, and who it's for. */
export function CreatedLinkLine({ link, isOld, isCopied }: CreatedShare & { isCopied: boolean }) {
  const terms = termsOf(link, use(TimeZone))
  const which = isOld
    ? t('links.share.alreadyHasThisLink', { who: recipientOf(link) })
    : newLinkFor(link)
  const read = isOld ? `, ${link.views > 0 ? readersOf(link) : t('links.share.notOpenedYet')}` : ''
  return (
    <p className={styles.line}>
      {isCopied && <IconCheck {...icon} className={styles.check} />}
      <span>
        {isCopied && t('links.share.copiedPrefix')}
        {which}
        {read}.{terms && ` ${terms}.`}
        {!isCopied && t('links.share.copyItBelow')}
      </span>
    </p>
  )
}

/** Describes the link by who can open it. */
function newLinkFor(link: CreatedShare['link']): string {
  const { sharedToEmail, sharedToOrganization, sharedToMemo, hasPassword, requireEmail } = link
  if (sharedToEmail ?? sharedToOrganization ?? sharedToMemo)
    return t('links.share.newLink', { who: recipientOf(link) })
  return hasPassword || requireEmail
    ? t('links.share.newLinkWithoutAName')
    : t('links.share.newLinkAnyoneCanOpen')
}
