import { t } from '@satchel/messages/t.ts'
import { IconCheck } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import { readersOf, recipientOf } from '../terms-labels.ts'
import styles from './LinkCard.module.css'
import type { MadeShare } from './share-types.ts'

/** Says whether the link is copied, and who it's for. */
export function CreatedLinkLine({ link, isOld, isCopied }: MadeShare) {
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
        {read}.{!isCopied && t('links.share.copyItBelow')}
      </span>
    </p>
  )
}

function newLinkFor(link: MadeShare['link']): string {
  const { sharedToName, sharedToEmail, sharedToOrganization, sharedToMemo } = link
  return (sharedToName ?? sharedToEmail ?? sharedToOrganization ?? sharedToMemo)
    ? t('links.share.newLink', { who: recipientOf(link) })
    : t('links.share.newLinkWithoutAName')
}
