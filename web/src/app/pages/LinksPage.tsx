import { MyLinks } from '../../features/links/list/MyLinks.tsx'
import { Page } from '../../ui/Page.tsx'
import { LinksTabs } from '../LinksTabs.tsx'

export default function LinksPage() {
  return (
    <Page title="Links" line="Everything you shared, and who has opened it">
      <LinksTabs at="links" />
      <MyLinks />
    </Page>
  )
}
