import { Button } from '@mantine/core'
import { type OpenedConfirmation, openConfirmation } from '@satchel/contract/accounts/accounts.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { CenteredSpinner } from '../../ui/feedback/Spinners.tsx'
import { EmailAddress } from '../../ui/text/EmailAddress.tsx'
import { ConfirmForm } from '../ConfirmForm.tsx'
import { Notice } from '../Notice.tsx'
import { problemMessage } from '../problem-message.ts'
import { Split } from '../Split.tsx'

/** Page of the email's link. Only the button confirms: mail scanners open links and run scripts. */
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
    <Split title={t('classic.confirm.thisConfirmationLinkDoesntWork')}>
      <Notice>
        {opened.error ? reasonOf(opened.error) : t('classic.confirm.partOfLinkIsMissing')}
      </Notice>
      <Button component={Link} to={paths.login()} fullWidth mt="md">
        {t('classic.confirm.signIn')}
      </Button>
    </Split>
  )
}

function Confirmation({ opened, token }: { opened: OpenedConfirmation; token: string }) {
  const { email, company, needsPassword } = opened
  return (
    <Split
      title={t('classic.confirm.confirmYourAddress')}
      line={
        <>
          {t('classic.confirm.someoneSignedUpForSatchel')} <strong>{company}</strong>{' '}
          {t('classic.confirm.withTheAddress')}{' '}
          <strong>
            <EmailAddress>{email}</EmailAddress>
          </strong>
          .{' '}
          {needsPassword
            ? t('classic.confirm.ifThatWasYouSet')
            : t('classic.confirm.ifThatWasYouConfirm')}
        </>
      }
      foot={t('classic.confirm.wasntYouCloseThisPage')}
    >
      <ConfirmForm email={email} token={token} needsPassword={needsPassword} />
    </Split>
  )
}

function reasonOf(problem: ApiProblem): string {
  return problem.body.code === 'token-expired'
    ? t('classic.confirm.expiredOrUsed')
    : problemMessage(problem)
}
