import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopying } from '../../../ui/copy/CopyButton.tsx'
import { icon } from '../../../ui/icon.ts'
import { ListButton } from '../../../ui/list/ListButton.tsx'

interface CopyRowProps {
  /** The recipient or the item that tells this link from the others. */
  whose: string
  url: string
}

/** Copies one link of several. */
export function CopyRow({ whose, url }: CopyRowProps) {
  const { copied, copy } = useCopying(url)
  return (
    <ListButton
      title={copied ? t('ui.copied') : t('ui.copyLink')}
      aria-label={copied ? t('ui.linkCopied') : t('links.share.copyLinkFor', { whose })}
      onClick={copy}
    >
      {copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
    </ListButton>
  )
}
