import { Page } from '../../ui/Page.tsx'

export default function HomePage() {
  return <Page title="Home" />
}
