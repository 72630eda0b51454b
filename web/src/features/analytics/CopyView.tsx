import { ActionIcon, Tooltip } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconLink } from '@tabler/icons-react'
import { toast } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import * as labels from './labels.ts'

/** Copies the address of what is on the screen, for colleagues. */
export function CopyView({ path }: { path: string }) {
  const clipboard = useClipboard()
  const copy = () => {
    clipboard.copy(new URL(path, location.origin).href)
    toast({ message: labels.linkCopied })
  }
  return (
    <Tooltip label={labels.copyLink}>
      <ActionIcon variant="default" size={36} aria-label={labels.copyLink} onClick={copy}>
        <IconLink {...icon} />
      </ActionIcon>
    </Tooltip>
  )
}
