import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { getSiteQr, type Site } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconCheck,
  IconCopy,
  IconExternalLink,
  IconLock,
  IconShare3,
  IconWorld,
} from '@tabler/icons-react'
import { useQr } from '../../../lib/use-qr.ts'
import { CopyButton } from '../../../ui/copy/CopyButton.tsx'
import { icon } from '../../../ui/icon.ts'
import { ModalFooter } from '../../../ui/overlay/ModalFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { QrCode } from '../../../ui/QrCode.tsx'
import { accessSentence } from '../access-sentence.ts'

interface PublishedSheetProps {
  site: Site
  /** Opens the share dialog; undefined for people who may not share. */
  onShare: (() => void) | undefined
  /** Opens the settings on who can open the site. */
  onAccess: () => void
}

/** Shows where a site is on the web for the first time, and what to do with its address. */
export function openPublished(props: PublishedSheetProps): void {
  openModal({
    title: t('sites.panels.isLive', { name: props.site.name }),
    size: 'lg',
    content: <PublishedSheet {...props} />,
  })
}

function PublishedSheet({ site, onShare, onAccess }: PublishedSheetProps) {
  const { url } = site
  const close = (then: () => void) => () => {
    closeModal()
    then()
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
      <Access site={site} onChange={close(onAccess)} />
      {onShare && <SiteQr site={site} />}
      <ModalFooter>
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
          <Button variant="default" leftSection={<IconShare3 {...icon} />} onClick={close(onShare)}>
            {t('sites.panels.sendTo')}
          </Button>
        )}
      </ModalFooter>
    </Stack>
  )
}

/** Says who can open the site now, and leads to where it is changed. */
function Access({ site, onChange }: { site: Site; onChange: () => void }) {
  const isOpen = !site.hasPassword && !site.access.requireEmail
  const Icon = isOpen ? IconWorld : IconLock
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs" flex="1 1 260px" wrap="nowrap">
        <Icon {...icon} style={{ flex: 'none' }} />
        <Text>{accessSentence(site)}</Text>
      </Group>
      <Button variant="default" size="compact-sm" onClick={onChange}>
        {isOpen ? t('sites.panels.setPassword') : t('sites.access.change')}
      </Button>
    </Group>
  )
}

function SiteQr({ site }: Pick<PublishedSheetProps, 'site'>) {
  return <QrCode name={site.name} {...useQr(getSiteQr, site)} />
}
