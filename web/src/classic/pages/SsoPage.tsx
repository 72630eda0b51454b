import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Split } from '../Split.tsx'

/** Where the way back from an identity provider ends: who is signed in is led on before this is seen. */
export default function SsoPage() {
  const [query] = useSearchParams()
  const next = query.get('next')
  return (
    <Split
      title="You are not signed in"
      line="The sign-in did not reach this browser, or you have signed out since."
    >
      <Button component={Link} to={paths.loginSso(next ? { next } : {})} fullWidth>
        Sign in with your company
      </Button>
    </Split>
  )
}
