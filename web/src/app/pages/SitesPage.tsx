import { Button } from '@mantine/core'
import type { SiteSummary } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPlus } from '@tabler/icons-react'
import { openNewSite } from '../../features/sites/list/open-new-site.tsx'
import { SiteList } from '../../features/sites/list/SiteList.tsx'
import { useMay } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { useShareDialog } from '../use-share-dialog.ts'

export default function SitesPage() {
  const mayCreate = useMay('library.write')
  const mayShare = useMay('links.share')
  const shareDialog = useShareDialog()
  const share = ({ id, name }: SiteSummary) =>
    shareDialog.open({ itemType: 'SITE', itemId: id, itemName: name })
  return (
    <Page
      title={t('app.sites.sites')}
      action={
        mayCreate && (
          <Button leftSection={<IconPlus {...icon} />} onClick={() => openNewSite()}>
            {t('app.sites.newSite')}
          </Button>
        )
      }
    >
      <SiteList {...(mayShare && { onShare: share })} />
    </Page>
  )
}
