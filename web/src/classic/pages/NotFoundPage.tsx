import { Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { noteMissing } from '../../lib/missing-pages.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Split } from '../Split.tsx'

export default function NotFoundPage() {
  const isSignedIn = 'me' in useSession()
  const { pathname } = useLocation()
  useEffect(() => noteMissing(pathname), [pathname])
  return (
    <Split
      title={t('classic.notFound.pageNotFound')}
      line={t('classic.notFound.theresNothingAtThisAddress')}
    >
      <Button component="a" href={isSignedIn ? paths.home : paths.login()} fullWidth>
        {isSignedIn ? t('classic.notFound.goToHome') : t('classic.notFound.signIn')}
      </Button>
      {isSignedIn && (
        <Button component="a" href={paths.library()} variant="default" fullWidth mt="sm">
          {t('classic.notFound.openLibrary')}
        </Button>
      )}
    </Split>
  )
}
