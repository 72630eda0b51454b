import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  getSite,
  listSites,
  listSiteVersions,
  publishSite,
  type Site,
  unpublishSite,
} from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconCalendarClock,
  IconCalendarOff,
  IconChevronDown,
  IconCloudOff,
  IconCopy,
  IconExternalLink,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { formatDateTime } from '../../../lib/format/format.ts'
import { copyOrShow } from '../../../ui/copy/copy-or-show.tsx'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import { accessSentence } from '../access-sentence.ts'
import { askAboutAccess, hasPendingAccess } from './ask-about-access.tsx'
import { openPublished, type PublishedPage } from './PublishedSheet.tsx'
import { openSchedule } from './Schedule.tsx'
import type { Addressee } from './use-send-to.ts'

interface PublishButtonProps {
  site: Site
  hasUnsaved: boolean
  /** Saves the draft; false if that failed. */
  save: () => Promise<boolean>
  /** The page as others see it. */
  page: PublishedPage
  /** Opens the share dialog, for a person or anybody; undefined for people who may not share. */
  onShare: ((to?: Addressee) => void) | undefined
  /** Opens the settings on who can open the site. */
  onAccess: () => void
}

/** Publishes the draft, now or on a day, or takes it offline. */
export function PublishButton(props: PublishButtonProps) {
  const { site, page, hasUnsaved, save, onShare, onAccess } = props
  const { id, status, hasChanges, isPersonal } = site
  const refreshes = [listSites, getSite, listSiteVersions]
  const publishing = useCommand(publishSite, { refreshes })
  const unpublishing = useCommand(unpublishSite, { refreshes })
  const [isBusy, setBusy] = useState(false)
  const isLive = status === 'published'
  const isUpToDate = isLive && !hasChanges && !hasUnsaved

  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch(showProblem)
    setBusy(false)
  }
  const publish = (at?: string | null) => {
    if (at === null || !hasPendingAccess(site)) return void publishNow(at)
    askAboutAccess({
      site,
      verb: t('sites.access.publishAnyway'),
      onSure: () => void publishNow(at),
      onStay: onAccess,
    })
  }
  const publishNow = (at?: string | null) =>
    run(async () => {
      if (!(await save())) return toast({ message: t('sites.panels.saveFirst'), tone: 'problem' })
      const body = at === undefined ? {} : { at }
      const published = await publishing.mutateAsync({ params: { id }, body })
      if (at === undefined && !isLive && !isPersonal)
        openPublished({ site: published, page, onShare, onAccess })
      else toast(saidOf(published, at))
    })
  const unpublish = () =>
    run(async () => {
      await unpublishing.mutateAsync({ params: { id } })
      const action = { label: t('sites.panels.publishAgain'), onClick: () => publish() }
      toast({ message: t('sites.panels.takenOffline'), action })
    })
  return (
    <Button.Group>
      <Button loading={isBusy} disabled={isUpToDate} onClick={() => publish()}>
        {isUpToDate
          ? t('sites.panels.published')
          : isLive
            ? t('sites.panels.publishChanges')
            : t('sites.panels.publish')}
      </Button>
      <PublishMenu site={site} publish={publish} unpublish={() => void unpublish()} />
    </Button.Group>
  )
}

interface PublishMenuProps {
  site: Site
  publish: (at?: string | null) => void
  unpublish: () => void
}

/** Menu with further actions on the address and on publishing. */
function PublishMenu({ site, publish, unpublish }: PublishMenuProps) {
  const { url, status, publishAt, isPersonal } = site
  const isLive = status === 'published'
  const isOpen = isLive && !isPersonal
  const copy = () => copyOrShow(url, t('sites.panels.addressCopied'))
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon
          h="auto"
          w={36}
          variant="filled"
          color="accent"
          aria-label={t('sites.panels.morePublishing')}
        >
          <IconChevronDown {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isOpen && (
          <>
            <Menu.Item
              component="a"
              href={url}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconExternalLink {...icon} />}
            >
              {t('sites.panels.openSite')}
            </Menu.Item>
            <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => void copy()}>
              {t('sites.panels.copyAddress')}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Item
          leftSection={<IconCalendarClock {...icon} />}
          onClick={() => openSchedule(publish)}
        >
          {t('sites.panels.publishOnADay')}
        </Menu.Item>
        {publishAt && (
          <Menu.Item leftSection={<IconCalendarOff {...icon} />} onClick={() => publish(null)}>
            {t('sites.panels.cancelScheduled')}
          </Menu.Item>
        )}
        {isLive && (
          <Menu.Item leftSection={<IconCloudOff {...icon} />} onClick={unpublish}>
            {t('sites.panels.unpublish')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function saidOf(site: Site, at: string | null | undefined) {
  const { name, url, isPersonal } = site
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (at === null) return { message: t('sites.panels.scheduleCanceled') }
  if (at)
    return {
      message: t('sites.panels.goesLiveOn', { time: formatDateTime(new Date(at), timeZone) }),
      detail: accessSentence(site),
    }
  const message = t('sites.panels.isLive', { name })
  const open = () => void window.open(url, '_blank', 'noreferrer')
  return isPersonal ? { message } : { message, action: { label: t('ui.open'), onClick: open } }
}
