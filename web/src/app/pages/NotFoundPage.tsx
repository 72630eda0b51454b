import { Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { noteMissing } from '../../lib/missing-pages.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Page } from '../../ui/layout/Page.tsx'

export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => noteMissing(pathname), [pathname])
  return (
    <Page title={t('app.notFound.pageNotFound')}>
      <EmptyState
        drawing="lost"
        sentence={t('app.notFound.theresNothingAtThisAddress')}
        action={
          <Button component={Link} to={paths.library()}>
            {t('app.notFound.openLibrary')}
          </Button>
        }
      />
    </Page>
  )
}
