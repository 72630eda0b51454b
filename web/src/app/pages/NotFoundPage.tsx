import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import * as labels from '../labels/not-found.ts'

export function NotFoundPage() {
  return (
    <Page title={labels.pageNotFound}>
      <EmptyState
        drawing="lost"
        sentence={labels.theresNothingAtThisAddress}
        action={
          <Button component={Link} to={paths.library()}>
            {labels.openLibrary}
          </Button>
        }
      />
    </Page>
  )
}
