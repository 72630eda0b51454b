import { t } from '@satchel/messages/t.ts'
import { RequestList } from '../../features/links/requests/RequestList.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { LinksTabs } from '../LinksTabs.tsx'

export default function RequestsPage() {
  return (
    <Page title={t('links.requests.requests')} line={t('links.requests.introduction')}>
      <LinksTabs at="requests" />
      <RequestList />
    </Page>
  )
}
