import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { noteMissing } from '../../lib/missing-pages.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import * as labels from '../labels/not-found.ts'
import { Split } from '../Split.tsx'

export default function NotFoundPage() {
  const isSignedIn = 'me' in useSession()
  const { pathname } = useLocation()
  useEffect(() => noteMissing(pathname), [pathname])
  return (
    <Split title={labels.pageNotFound} line={labels.theresNothingAtThisAddress}>
      <Button component="a" href={isSignedIn ? paths.home : paths.login()} fullWidth>
        {isSignedIn ? labels.goToHome : labels.signIn}
      </Button>
      {isSignedIn && (
        <Button component="a" href={paths.library()} variant="default" fullWidth mt="sm">
          {labels.openLibrary}
        </Button>
      )}
    </Split>
  )
}
