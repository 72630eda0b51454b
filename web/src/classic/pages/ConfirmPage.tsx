import { Button } from '@mantine/core'
import { type OpenedConfirmation, openConfirmation } from '@satchel/contract/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { CenteredSpinner } from '../../ui/Spinners.tsx'
import { ConfirmForm } from '../ConfirmForm.tsx'
import { Notice } from '../Notice.tsx'
import { Split } from '../Split.tsx'
import { tellOf } from '../tell-of.ts'

/** The link of the mail. Only the button confirms: mail scanners open links and run scripts. */
export default function ConfirmPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  const opened = useQuery({
    ...query(openConfirmation, { body: { token } }),
    enabled: token !== '',
    // Each look at it counts as a try of its code.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (token && opened.isPending) return <CenteredSpinner />
  if (opened.data) return <Confirmation opened={opened.data} token={token} />
  return (
    <Split title="This confirmation link doesn’t work">
      <Notice>
        {opened.error
          ? reasonOf(opened.error)
          : 'Part of the link is missing. Open it from the email.'}
      </Notice>
      <Button component={Link} to={paths.login()} fullWidth mt="md">
        Sign in
      </Button>
    </Split>
  )
}

function Confirmation({ opened, token }: { opened: OpenedConfirmation; token: string }) {
  const { email, company, needsPassword } = opened
  return (
    <Split
      title="Confirm your address"
      line={
        <>
          Somebody signed up for Satchel as <strong>{company}</strong> with the address{' '}
          <strong>{email}</strong>.{' '}
          {needsPassword
            ? 'If that was you, set your password to confirm it. Any password chosen before no longer works.'
            : 'If that was you, confirm it.'}
        </>
      }
      foot="Wasn’t you? Close this page. Nobody can use the account until you confirm the address."
    >
      <ConfirmForm email={email} token={token} needsPassword={needsPassword} />
    </Split>
  )
}

function reasonOf(problem: ApiProblem): string {
  return problem.body.code === 'token-expired'
    ? 'It has expired or was already used. Sign in: if the address isn’t confirmed yet, you can get a new email there.'
    : tellOf(problem)
}
