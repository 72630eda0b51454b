import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { noteMissing } from '../../lib/missing-pages.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import * as labels from '../labels/not-found.ts'

export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => noteMissing(pathname), [pathname])
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
