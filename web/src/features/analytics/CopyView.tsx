import { ActionIcon, Tooltip } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconLink } from '@tabler/icons-react'
import { copyOrShow } from '../../ui/copy/copy-or-show.tsx'
import { icon } from '../../ui/icon.ts'

/** Copies the address of the current view, for colleagues. */
export function CopyView({ path }: { path: string }) {
  const copy = () => void copyOrShow(new URL(path, location.origin).href, t('ui.linkCopied'))
  return (
    <Tooltip label={t('analytics.copyLink')}>
      <ActionIcon variant="default" size={36} aria-label={t('analytics.copyLink')} onClick={copy}>
        <IconLink {...icon} />
      </ActionIcon>
    </Tooltip>
  )
}
