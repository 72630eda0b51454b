import { Anchor, Button, Stack } from '@mantine/core'
import { SSO_PROBLEMS, type SsoProblem } from '@satchel/contract/accounts/sso.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { EmailStep } from '../EmailStep.tsx'
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
      title={t('classic.signIn.signInWithYourCompany')}
      line={t('classic.signIn.takeYourCompanyAccount')}
      foot={
        <Anchor
          component={Link}
          to={paths.login({ ...(email && { email }), ...(next && { next }) })}
        >
          {t('classic.signIn.signInAnotherWay')}
        </Anchor>
      }
    >
      <Stack>
        {problem && <Notice>{MESSAGES[problem]}</Notice>}
        {mayRepeat ? (
          <Button onClick={() => leaveForSso({ provider, next })} fullWidth>
            {t('classic.signIn.tryAgain')}
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
  unknown: t('classic.signIn.thisAddressDoesntUseSingle'),
  expired: t('classic.signIn.thisSignInTookToo'),
  refused: t('classic.signIn.yourCompanyDeniedAccessAsk'),
  invalid: t('classic.signIn.weCouldntVerifyResponse'),
  unreachable: t('classic.signIn.yourCompanysSignInIsnt'),
  'no-email': t('classic.signIn.yourCompanyDidntShareVerified'),
  'foreign-domain': t('classic.signIn.yourEmailDomainIsntSet'),
  'other-account': t('classic.signIn.yourAddressBelongsToAnother'),
  'not-invited': t('classic.signIn.youreNotOnTeamYet'),
  deactivated: t('classic.signIn.youreNoLongerOnTeam'),
  'no-seats': t('classic.signIn.noSeatsAreLeft'),
  inactive: t('classic.signIn.yourCompanysAccountIsntActive'),
  owner: t('classic.signIn.ownersSignInWithPassword'),
}
