import { Button } from '@mantine/core'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Split } from '../Split.tsx'

export default function NotFoundPage() {
  const isSignedIn = 'me' in useSession()
  return (
    <Split
      title="Page not found"
      line="There is nothing at this address. It may have been moved or deleted, or a letter of it got lost."
    >
      <Button component="a" href={isSignedIn ? paths.home : paths.login()} fullWidth>
        {isSignedIn ? 'Go to the start' : 'Sign in'}
      </Button>
      {isSignedIn && (
        <Button component="a" href={paths.library()} variant="default" fullWidth mt="sm">
          Open the library
        </Button>
      )}
    </Split>
  )
}
