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
import { openPublished } from './PublishedSheet.tsx'
import { openSchedule } from './Schedule.tsx'

interface PublishButtonProps {
  site: Site
  hasUnsaved: boolean
  /** Saves the draft; false if that failed. */
  save: () => Promise<boolean>
  /** Opens the share dialog; undefined for people who may not share. */
  onShare: (() => void) | undefined
}

/** Publishes the draft, now or on a day, or takes it offline. */
export function PublishButton({ site, hasUnsaved, save, onShare }: PublishButtonProps) {
  const { id, url, status, hasChanges, publishAt, isPersonal } = site
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
  const publish = (at?: string | null) =>
    run(async () => {
      if (!(await save())) return toast({ message: t('sites.panels.saveFirst'), tone: 'problem' })
      const body = at === undefined ? {} : { at }
      const published = await publishing.mutateAsync({ params: { id }, body })
      if (at === undefined && !isLive && !isPersonal) openPublished({ site: published, onShare })
      else toast(saidOf(published, at))
    })
  const unpublish = () =>
    run(async () => {
      await unpublishing.mutateAsync({ params: { id } })
      const action = { label: t('sites.panels.publishAgain'), onClick: () => void publish() }
      toast({ message: t('sites.panels.takenOffline'), action })
    })
  const copy = () => copyOrShow(url, t('sites.panels.addressCopied'))
  const isOpen = isLive && !isPersonal
  return (
    <Button.Group>
      <Button loading={isBusy} disabled={isUpToDate} onClick={() => void publish()}>
        {isUpToDate
          ? t('sites.panels.published')
          : isLive
            ? t('sites.panels.publishChanges')
            : t('sites.panels.publish')}
      </Button>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon
            size={36}
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
            onClick={() => openSchedule((at) => void publish(at))}
          >
            {t('sites.panels.publishOnADay')}
          </Menu.Item>
          {publishAt && (
            <Menu.Item
              leftSection={<IconCalendarOff {...icon} />}
              onClick={() => void publish(null)}
            >
              {t('sites.panels.cancelScheduled')}
            </Menu.Item>
          )}
          {isLive && (
            <Menu.Item leftSection={<IconCloudOff {...icon} />} onClick={() => void unpublish()}>
              {t('sites.panels.unpublish')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  )
}

function saidOf({ name, url, isPersonal }: Site, at: string | null | undefined) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (at === null) return { message: t('sites.panels.scheduleCanceled') }
  if (at)
    return {
      message: t('sites.panels.goesLiveOn', { time: formatDateTime(new Date(at), timeZone) }),
    }
  const message = t('sites.panels.isLive', { name })
  const open = () => void window.open(url, '_blank', 'noreferrer')
  return isPersonal ? { message } : { message, action: { label: t('ui.open'), onClick: open } }
}
