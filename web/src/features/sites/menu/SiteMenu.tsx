import { ActionIcon, Menu } from '@mantine/core'
import { createSite, listSites, type SiteSummary } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCopy, IconDots, IconExternalLink, IconTrash, IconUser } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useCommand } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/session.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import { openPersonPage } from '../person/open-person-page.tsx'
import { useDelete } from '../use-delete.ts'
import { useMayChange } from '../use-may-change.ts'

interface SiteMenuProps {
  site: SiteSummary
  /** Runs after the site was deleted. */
  onDeleted?: (() => void) | undefined
}

export function SiteMenu({ site, onDeleted }: SiteMenuProps) {
  const { name, url, status } = site
  const mayShare = useMay('links.share')
  if (!mayShare && status !== 'published') return null
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon aria-label={t('sites.moreFor', { site: name })}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {status === 'published' && (
          <Menu.Item
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink {...icon} />}
          >
            {t('sites.openSite')}
          </Menu.Item>
        )}
        <Changes site={site} onDeleted={onDeleted} />
      </Menu.Dropdown>
    </Menu>
  )
}

function Changes({ site, onDeleted }: { site: SiteSummary; onDeleted: (() => void) | undefined }) {
  const { id, name } = site
  const navigate = useNavigate()
  const mayWrite = useMay('library.write')
  const mayChange = useMayChange(site)
  const mayShare = useMay('links.share')
  const create = useCommand(createSite, { refreshes: [listSites] })
  const { remove } = useDelete()
  const fail = (problem: Error) => toast({ message: problem.message, tone: 'problem' })
  const copy = () =>
    create.mutate(
      { body: { name: t('sites.copyOf', { site: name }), copyOf: id } },
      { onSuccess: (copy) => void navigate(paths.site(copy.id)), onError: fail },
    )
  return (
    <>
      {mayWrite && (
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={copy}>
          {t('sites.makeCopy')}
        </Menu.Item>
      )}
      {mayShare && (
        <Menu.Item leftSection={<IconUser {...icon} />} onClick={() => openPersonPage({ site })}>
          {t('sites.pageForOnePerson')}
        </Menu.Item>
      )}
      {mayChange && (
        <>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash {...icon} />}
            onClick={() => remove(site, onDeleted)}
          >
            {t('sites.deleteSite')}
          </Menu.Item>
        </>
      )}
    </>
  )
}
