import { Anchor, Button, Stack } from '@mantine/core'
import { type OpenedInvitation, openInvitation } from '@satchel/contract/accounts/invitations.ts'
import { startSso } from '@satchel/contract/accounts/sso.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { urlOf } from '../../lib/request.ts'
import { useSession } from '../../lib/session.ts'
import { ProblemNotice } from '../../ui/feedback/ProblemNotice.tsx'
import { CenteredSpinner } from '../../ui/feedback/Spinners.tsx'
import { AcceptForm } from '../AcceptForm.tsx'
import { Brand } from '../brand.ts'
import styles from '../Invited.module.css'
import { Notice } from '../Notice.tsx'
import { Split } from '../Split.tsx'

/** Page of an invitation's link: who invites, and how to accept. */
export default function InvitedPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  const invitation = useQuery({ ...query(openInvitation, { body: { token } }), enabled: !!token })
  const { setBrand } = use(Brand)
  const tenant = invitation.data?.tenant
  useEffect(() => {
    if (tenant) setBrand(tenant)
  }, [tenant, setBrand])
  if (token && invitation.isPending) return <CenteredSpinner />
  if (invitation.data) return <Invited invitation={invitation.data} token={token} />
  const { error } = invitation
  if (error && error.body.code !== 'token-expired')
    return (
      <Split title={t('classic.invited.couldntOpenTheInvitation')}>
        <ProblemNotice
          title={t('classic.invited.invitationIsStillValid')}
          problem={error}
          isRetrying={invitation.isFetching}
          onRetry={() => void invitation.refetch()}
        />
      </Split>
    )
  return <Over isComplete={token !== ''} />
}

function Invited({ invitation, token }: { invitation: OpenedInvitation; token: string }) {
  const { tenant, invitedBy, message, sso } = invitation
  return (
    <Split
      title={t('classic.invited.joinName', { name: tenant.name })}
      line={t('classic.invited.invitesYouToFindShare', { invitedBy })}
    >
      <Stack>
        <Elsewhere email={invitation.email} />
        {message && <blockquote className={styles.message}>{message}</blockquote>}
        {sso ? (
          <Button
            component="a"
            href={urlOf(startSso.path, {}, { email: invitation.email })}
            fullWidth
          >
            {t('classic.invited.continueWithName', { name: sso.name })}
          </Button>
        ) : (
          <AcceptForm invitation={invitation} token={token} />
        )}
      </Stack>
    </Split>
  )
}

/** Warns people who are signed in to another account that accepting signs them out of it. */
function Elsewhere({ email }: { email: string }) {
  const session = useSession()
  if (!('me' in session) || session.me.user.email === email) return null
  return (
    <Notice>
      {t('classic.invited.youreSignedInAsAccepting', { email: session.me.user.email })}
    </Notice>
  )
}

function Over({ isComplete }: { isComplete: boolean }) {
  const isSignedIn = 'me' in useSession()
  return (
    <Split title={t('classic.invited.thisInvitationHasExpired')}>
      <Stack>
        <Notice>
          {isComplete
            ? t('classic.invited.acceptedRevokedOrOld')
            : t('classic.invited.partOfLinkIsMissing')}
        </Notice>
        {isSignedIn ? (
          <Button component="a" href={paths.home} fullWidth>
            {t('classic.invited.goToSatchel')}
          </Button>
        ) : (
          <>
            <Button component={Link} to={paths.login()} fullWidth>
              {t('classic.invited.signIn')}
            </Button>
            <Anchor component={Link} to={paths.signup()}>
              {t('classic.invited.createYourOwnAccount')}
            </Anchor>
          </>
        )}
      </Stack>
    </Split>
  )
}
