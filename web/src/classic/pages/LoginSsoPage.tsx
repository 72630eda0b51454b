import { Anchor, Button, Stack } from '@mantine/core'
import { SSO_PROBLEMS, type SsoProblem } from '@satchel/contract/sso.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { EmailStep } from '../EmailStep.tsx'
import { Notice } from '../Notice.tsx'
import { Split } from '../Split.tsx'
import { leaveForSso } from '../start-sso.ts'

/** By the address to the identity provider of the company; and what kept somebody who comes back from it. */
export default function LoginSsoPage() {
  const [query] = useSearchParams()
  const [hasNone, setNone] = useState(false)
  const next = query.get('next')
  const email = query.get('email') ?? ''
  const provider = query.get('provider')
  const problem = hasNone ? 'unknown' : SSO_PROBLEMS.find((each) => each === query.get('problem'))
  const mayRepeat = provider !== null && problem !== undefined && REPEATABLE.has(problem)
  return (
    <Split
      title="Sign in with your company"
      line="With the account you have there; no password of Satchel is needed."
      foot={
        <Anchor
          component={Link}
          to={paths.login({ ...(email && { email }), ...(next && { next }) })}
        >
          Sign in another way
        </Anchor>
      }
    >
      <Stack>
        {problem && <Notice>{words[problem]}</Notice>}
        {mayRepeat ? (
          <Button onClick={() => leaveForSso({ provider, next })} fullWidth>
            Try again
          </Button>
        ) : (
          <EmailStep
            email={email}
            onFound={(address, { signIn }) => {
              setNone(signIn.sso === null)
              if (signIn.sso) leaveForSso({ email: address, next })
            }}
          />
        )}
      </Stack>
    </Split>
  )
}

const REPEATABLE: ReadonlySet<SsoProblem> = new Set([
  'expired',
  'refused',
  'invalid',
  'unreachable',
])

const words: Record<SsoProblem, string> = {
  unknown: 'This address does not sign in by single sign-on. Sign in another way.',
  expired: 'The sign-in took too long, was used before, or began in another browser.',
  refused: 'Your company did not let you in. Ask whoever manages your accounts there.',
  invalid:
    'The answer of your company could not be trusted. Whoever manages sign-in can test the connection.',
  unreachable: 'The sign-in of your company does not answer. Try again in a while.',
  'no-email':
    'Your company did not tell a verified e-mail address. Ask whoever manages your accounts there.',
  'foreign-domain': 'Your address is not of a domain that signs in this way.',
  'other-account':
    'Your address belongs to another account of Satchel. Sign in there, or ask its owner to remove it.',
  'not-invited': 'You are not of the team yet. Ask for an invitation.',
  deactivated: 'You no longer belong to the team. Ask an owner or an admin.',
  'no-seats': 'All seats of the plan are taken. Ask an owner to make room.',
  inactive: 'The account of your company is not active. Ask an owner to choose a plan.',
  owner: 'Owners sign in by password here.',
}
