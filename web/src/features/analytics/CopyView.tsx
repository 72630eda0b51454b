import { ActionIcon, Tooltip } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { copyOrShow } from '../../ui/copy/copy-or-show.tsx'
import { icon } from '../../ui/icon.ts'
import * as uiLabels from '../../ui/labels.ts'
import * as labels from './labels.ts'

/** Copies the address of the current view, for colleagues. */
export function CopyView({ path }: { path: string }) {
  const copy = () => void copyOrShow(new URL(path, location.origin).href, uiLabels.linkCopied)
  return (
    <Tooltip label={labels.copyLink}>
      <ActionIcon variant="default" size={36} aria-label={labels.copyLink} onClick={copy}>
        <IconLink {...icon} />
      </ActionIcon>
    </Tooltip>
  )
}
