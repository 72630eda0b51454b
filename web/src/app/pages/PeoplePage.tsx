import { RecipientList } from '../../features/recipients/RecipientList.tsx'
import { useRecipientsView } from '../../features/recipients/recipients-view.ts'
import { Page } from '../../ui/Page.tsx'
import { LinksTabs } from '../LinksTabs.tsx'

const TITLES = { person: 'People', organization: 'Organisations' } as const

export default function PeoplePage() {
  const [{ kind }] = useRecipientsView()
  return (
    <Page title={TITLES[kind]} line="Whom you shared with, and what they opened">
      <LinksTabs at={kind} />
      <RecipientList />
    </Page>
  )
}
