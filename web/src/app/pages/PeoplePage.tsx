import { RecipientList } from '../../features/recipients/RecipientList.tsx'
import { useRecipientsView } from '../../features/recipients/recipients-view.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { LinksTabs } from '../LinksTabs.tsx'
import * as labels from '../labels/links.ts'

const TITLES = { person: labels.people, organization: labels.organizations } as const

export default function PeoplePage() {
  const [{ kind }] = useRecipientsView()
  return (
    <Page title={TITLES[kind]} line={labels.whoYouveShared}>
      <LinksTabs at={kind} />
      <RecipientList />
    </Page>
  )
}
