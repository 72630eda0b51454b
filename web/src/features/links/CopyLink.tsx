import { ActionIcon } from '@mantine/core'
import type { Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopying } from '../../ui/copy/CopyButton.tsx'
import { icon } from '../../ui/icon.ts'
import styles from './CopyLink.module.css'
import { recipientOf } from './terms-labels.ts'

export function CopyLink({ link }: { link: Link }) {
  const { isCopied, ...button } = useCopyingLink(link)
  return (
    <ActionIcon size={32} {...button}>
      {isCopied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
    </ActionIcon>
  )
}

/** The address of a link, copied by a click. */
export function CopyAddress({ link }: { link: Link }) {
  const { isCopied, 'aria-label': label, ...button } = useCopyingLink(link)
  const address = link.url.replace(/^https?:\/\//, '')
  const start = address.lastIndexOf('/') + 1
  return (
    <button
      type="button"
      className={styles.address}
      // Said by its visible text too, for those who speak to the page.
      aria-label={`${address}, ${label}`}
      {...button}
    >
      <span className={styles.text}>
        {address.slice(0, start)}
        <wbr />
        {address.slice(start)}
      </span>
      {isCopied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
    </button>
  )
}

function useCopyingLink(link: Link) {
  const { copied, copy } = useCopying(link.url)
  return {
    isCopied: copied,
    title: copied ? t('ui.copied') : t('ui.copyLink'),
    'aria-label': copied
      ? t('ui.linkCopied')
      : t('links.copyLinkToFor', { itemName: link.itemName, recipient: recipientOf(link) }),
    onClick: copy,
  }
}
