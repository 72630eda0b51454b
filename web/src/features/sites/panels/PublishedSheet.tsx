import { Button, Group, Stack, TextInput } from '@mantine/core'
import { getSiteQr, type Site } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconCopy, IconExternalLink, IconShare3 } from '@tabler/icons-react'
import { useQr } from '../../../lib/use-qr.ts'
import { CopyButton } from '../../../ui/copy/CopyButton.tsx'
import { icon } from '../../../ui/icon.ts'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { QrCode } from '../../../ui/QrCode.tsx'

interface PublishedSheetProps {
  site: Site
  /** Opens the share dialog; undefined for people who may not share. */
  onShare: (() => void) | undefined
}

/** Shows where a site is on the web for the first time, and what to do with its address. */
export function openPublished(props: PublishedSheetProps): void {
  openModal({
    title: t('sites.panels.isLive', { name: props.site.name }),
    size: 'lg',
    content: <PublishedSheet {...props} />,
  })
}

function PublishedSheet({ site, onShare }: PublishedSheetProps) {
  const { url } = site
  const send = () => {
    closeModal()
    onShare?.()
  }
  return (
    <Stack>
      <Group align="end" gap="xs" wrap="nowrap">
        <TextInput readOnly flex={1} label={t('sites.panels.address')} value={url} />
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              data-autofocus
              leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
              onClick={copy}
            >
              {copied ? t('ui.copied') : t('ui.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      {onShare && <SiteQr site={site} />}
      <Group justify="flex-end">
        <Button
          component="a"
          variant="default"
          href={url}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink {...icon} />}
        >
          {t('sites.panels.openSite')}
        </Button>
        {onShare && (
          <Button variant="default" leftSection={<IconShare3 {...icon} />} onClick={send}>
            {t('sites.panels.sendTo')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

function SiteQr({ site }: Pick<PublishedSheetProps, 'site'>) {
  return <QrCode name={site.name} {...useQr(getSiteQr, site)} />
}
