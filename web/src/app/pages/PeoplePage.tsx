import { t } from '@satchel/messages/t.ts'
import { RecipientList } from '../../features/recipients/RecipientList.tsx'
import { useRecipientsView } from '../../features/recipients/recipients-view.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { LinksTabs } from '../LinksTabs.tsx'

const TITLES = {
  person: t('app.links.people'),
  organization: t('app.links.organizations'),
} as const

export default function PeoplePage() {
  const [{ kind }] = useRecipientsView()
  return (
    <Page title={TITLES[kind]} line={t('app.links.whoYouveShared')}>
      <LinksTabs at={kind} />
      <RecipientList />
    </Page>
  )
}
