import { Anchor, Button, Stack } from '@mantine/core'
import { SSO_PROBLEMS, type SsoProblem } from '@satchel/contract/accounts/sso.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { EmailStep } from '../EmailStep.tsx'
import * as labels from '../labels/sign-in.ts'
import { Notice } from '../Notice.tsx'
import { Split } from '../Split.tsx'
import { leaveForSso } from '../start-sso.ts'

/** Asks for the address to find the company's identity provider, and shows why a sign-in there failed. */
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
      title={labels.signInWithYourCompany}
      line={labels.takeYourCompanyAccount}
      foot={
        <Anchor
          component={Link}
          to={paths.login({ ...(email && { email }), ...(next && { next }) })}
        >
          {labels.signInAnotherWay}
        </Anchor>
      }
    >
      <Stack>
        {problem && <Notice>{MESSAGES[problem]}</Notice>}
        {mayRepeat ? (
          <Button onClick={() => leaveForSso({ provider, next })} fullWidth>
            {labels.tryAgain}
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

const MESSAGES: Record<SsoProblem, string> = {
  unknown: labels.thisAddressDoesntUseSingle,
  expired: labels.thisSignInTookToo,
  refused: labels.yourCompanyDeniedAccessAsk,
  invalid: labels.weCouldntVerifyResponse,
  unreachable: labels.yourCompanysSignInIsnt,
  'no-email': labels.yourCompanyDidntShareVerified,
  'foreign-domain': labels.yourEmailDomainIsntSet,
  'other-account': labels.yourAddressBelongsToAnother,
  'not-invited': labels.youreNotOnTeamYet,
  deactivated: labels.youreNoLongerOnTeam,
  'no-seats': labels.noSeatsAreLeft,
  inactive: labels.yourCompanysAccountIsntActive,
  owner: labels.ownersSignInWithPassword,
}
