import { Button } from '@mantine/core'
import { confirmEmail } from '@satchel/contract/accounts.ts'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { CenteredSpinner } from '../../ui/Spinners.tsx'
import { Notice } from '../Notice.tsx'
import { Split } from '../Split.tsx'
import { tellOf } from '../tell-of.ts'
import { useEntering } from '../use-entering.ts'

/** The link of the mail: its token confirms the address and signs in. */
export default function ConfirmPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  const { mutate, error } = useEntering(confirmEmail)
  const isSent = useRef(false)

  useEffect(() => {
    // A token works once, and an effect may run twice.
    if (!token || isSent.current) return
    isSent.current = true
    mutate({ body: { token } }, { onSuccess: () => window.location.replace(paths.home) })
  }, [token, mutate])

  if (token && !error) return <CenteredSpinner />
  return (
    <Split title="This link confirms no address">
      <Notice>
        {error ? tellOfLink(error) : 'The link is not complete. Open it from the mail.'}
      </Notice>
      <Button component={Link} to={paths.login()} fullWidth mt="md">
        Sign in
      </Button>
    </Split>
  )
}

function tellOfLink(problem: ApiProblem): string {
  return problem.body.code === 'token-expired'
    ? 'It has expired or was used before. Sign in: where the address is still to be confirmed, a new mail comes.'
    : tellOf(problem)
}
