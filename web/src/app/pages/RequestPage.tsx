import { t } from '@satchel/messages/t.ts'
import { useParams } from 'react-router'
import { RequestDetails } from '../../features/links/requests/RequestDetails.tsx'
import { paths } from '../../lib/paths.ts'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { PageBody } from '../../ui/layout/Page.tsx'

export default function RequestPage() {
  const { id = '' } = useParams()
  return (
    <PageBody title={t('links.requests.requests')}>
      <BackLink to={paths.requests} name={t('links.requests.requests')} />
      <RequestDetails key={id} id={id} />
    </PageBody>
  )
}
