import { Page } from '../../ui/Page.tsx'

export default function ItemPage() {
  return <Page title="Item" />
}
