import { t } from '@satchel/messages/t.ts'
import { ExportLinks } from '../../features/links/list/ExportLinks.tsx'
import { MyLinks } from '../../features/links/list/MyLinks.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { LinksTabs } from '../LinksTabs.tsx'

export default function LinksPage() {
  return (
    <Page title={t('app.links.links')} line={t('app.links.introduction')} action={<ExportLinks />}>
      <LinksTabs at="links" />
      <MyLinks />
    </Page>
  )
}
