import { ExportLinks } from '../../features/links/list/ExportLinks.tsx'
import { MyLinks } from '../../features/links/list/MyLinks.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { LinksTabs } from '../LinksTabs.tsx'
import * as labels from '../labels/links.ts'

export default function LinksPage() {
  return (
    <Page title={labels.links} line={labels.everythingYouveSharedAndWho} action={<ExportLinks />}>
      <LinksTabs at="links" />
      <MyLinks />
    </Page>
  )
}
