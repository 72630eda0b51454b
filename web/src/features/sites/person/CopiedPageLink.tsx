import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { Link } from '@satchel/contract/links/links.ts'
import type { Site } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { copyOrShow } from '../../../ui/copy/copy-or-show.tsx'
import { copyText } from '../../../ui/copy/copy-text.ts'
import { icon } from '../../../ui/icon.ts'
import { ModalFooter } from '../../../ui/overlay/ModalFooter.tsx'
import { closeModal } from '../../../ui/overlay/modal.ts'

interface MadePageProps {
  site: Site
  link: Link
  recipient: string
}

/** The copied link, and where to go next. */
export function CopiedPageLink({ site, link, recipient }: MadePageProps) {
  const navigate = useNavigate()
  const [isCopied, setCopied] = useState(false)
  const copy = (url: string) => copyOrShow(url).then(setCopied)
  // Not every browser copies without a click: then it is copied by its button.
  useEffect(() => void copyText(link.url).then(setCopied), [link.url])
  const go = (to: string) => {
    closeModal()
    void navigate(to)
  }
  return (
    <Stack>
      <Text role="status" fw={500}>
        {isCopied ? t('ui.linkCopied') : t('sites.person.linkReady')}
      </Text>
      <Group align="end" wrap="nowrap">
        <TextInput
          flex={1}
          label={t('sites.person.link')}
          readOnly
          value={link.url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          data-autofocus
          variant="default"
          leftSection={<IconCopy {...icon} />}
          onClick={() => void copy(link.url)}
        >
          {t('ui.copyLink')}
        </Button>
      </Group>
      <Text c="dimmed">
        {t('sites.person.opensFor', { recipient })} {t('sites.person.changeLaterHint')}
      </Text>
      <ModalFooter>
        <Button variant="default" onClick={() => go(paths.link(link.id))}>
          {t('sites.person.seeVisits')}
        </Button>
        <Button variant="default" onClick={() => go(paths.site(site.id))}>
          {t('sites.person.editPage')}
        </Button>
        <Button onClick={closeModal}>{t('ui.done')}</Button>
      </ModalFooter>
    </Stack>
  )
}
