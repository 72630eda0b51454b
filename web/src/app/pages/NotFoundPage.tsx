import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'

export function NotFoundPage() {
  return (
    <Page title="Page not found">
      <EmptyState
        drawing="lost"
        sentence="There is nothing at this address. It may have been moved or deleted."
        action={
          <Button component={Link} to={paths.library()}>
            Open the library
          </Button>
        }
      />
    </Page>
  )
}
