import { ActionIcon } from '@mantine/core'
import type { Link } from '@satchel/contract/links.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { toast } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { copyText } from './clipboard.ts'
import * as labels from './labels.ts'
import { recipientOf } from './terms-labels.ts'

const SHOWN_FOR = 2_000

export function CopyLink({ link }: { link: Link }) {
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
  return (
    <ActionIcon
      size={32}
      title={isCopied ? labels.copied : labels.copyLink}
      aria-label={
        isCopied ? labels.linkCopied : labels.copyLinkToFor(link.itemName, recipientOf(link))
      }
      onClick={() => void copy()}
    >
      {isCopied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
    </ActionIcon>
  )
}
