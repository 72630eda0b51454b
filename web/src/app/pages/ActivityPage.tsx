import { Page } from '../../ui/Page.tsx'

export default function ActivityPage() {
  return <Page title="Activity" />
}
