import { Anchor, TextInput } from '@mantine/core'
import { IconCheck, IconExternalLink } from '@tabler/icons-react'
import { use } from 'react'
import { icon } from '../../ui/icon.ts'
import { TimeZone } from '../../ui/RelativeTime.tsx'
import styles from './ShareDialog.module.css'
import { readersOf, recipientOf, termsOf } from './terms.ts'
import type { Made } from './use-share.ts'

/** The link that is to be passed on, shown so that it can also be copied by hand. */
export function MadeLink({ link, isOld, isCopied }: Made & { isCopied: boolean }) {
  const terms = termsOf(link, use(TimeZone))
  const who = recipientOf(link)
  const which = isOld ? `The link ${who} has already` : `A new link for ${who}`
  const read = isOld ? `, ${link.views > 0 ? readersOf(link) : 'not opened yet'}` : ''
  return (
    <div className={styles.made}>
      <p role="status" className={styles.madeLine}>
        {isCopied && <IconCheck {...icon} className={styles.check} />}
        {isCopied && 'Copied. '}
        {which}
        {read}.{terms && ` ${terms}.`}
        {!isCopied && ' Copy it from here.'}
      </p>
      <div className={styles.address}>
        <TextInput
          readOnly
          aria-label="Link"
          value={link.url}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={styles.url ?? ''}
        />
        <Anchor href={link.url} target="_blank" rel="noreferrer" className={styles.open ?? ''}>
          Open as visitor <IconExternalLink {...icon} />
        </Anchor>
      </div>
    </div>
  )
}
