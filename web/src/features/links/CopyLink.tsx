import { ActionIcon } from '@mantine/core'
import type { Link } from '@satchel/contract/links/links.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { toast } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import styles from './CopyLink.module.css'
import { copyText } from './clipboard.ts'
import * as labels from './labels.ts'
import { recipientOf } from './terms-labels.ts'

const SHOWN_FOR = 2_000

export function CopyLink({ link }: { link: Link }) {
  const { isCopied, ...button } = useCopying(link)
  return (
    <ActionIcon size={32} {...button}>
      {isCopied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
    </ActionIcon>
  )
}

/** The address itself, copied by a click. */
export function CopyAddress({ link }: { link: Link }) {
  const { isCopied, 'aria-label': label, ...button } = useCopying(link)
  const address = link.url.replace(/^https?:\/\//, '')
  return (
    <button
      type="button"
      className={styles.address}
      // Said by its visible text too, for those who speak to the page.
      aria-label={`${address}, ${label}`}
      {...button}
    >
      <span className={styles.text}>{address}</span>
      {isCopied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
    </button>
  )
}

function useCopying(link: Link) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    const isDone = await copyText(link.url)
    setCopied(isDone)
    if (!isDone) toast({ message: labels.copyThisLink(link.url) })
  }
  return {
    isCopied,
    title: isCopied ? labels.copied : labels.copyLink,
    'aria-label': isCopied
      ? labels.linkCopied
      : labels.copyLinkToFor(link.itemName, recipientOf(link)),
    onClick: () => void copy(),
  }
}
