import { Page } from '../../ui/Page.tsx'

export default function CollectionPage() {
  return <Page title="Collection" />
}
