import { Anchor, Button, Group, Stack } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { Link, useLocation } from 'react-router'
import { KeepAccount } from '../../features/tenants/KeepAccount.tsx'
import { KeepByMail } from '../../features/tenants/KeepByMail.tsx'
import { paths } from '../../lib/paths.ts'
import { readClassicLocation } from '../../lib/routing.ts'
import { signOut, startReading, useSession } from '../../lib/session.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Split } from '../Split.tsx'

/** Page after signing out, after closing the account, and behind the link in the email about closing. */
export default function ByePage() {
  const session = useSession()
  const token = new URLSearchParams(readClassicLocation(useLocation()).search).get('keep')
  if (token)
    return (
      <Split title={t('classic.bye.keepAccount')} line={t('classic.bye.itsScheduledToCloseBut')}>
        <KeepByMail token={token} />
      </Split>
    )
  if ('me' in session && session.me.tenant.accountStatus.closesAt)
    return (
      <Split
        title={t('classic.bye.theAccountIsClosing', { name: session.me.tenant.name })}
        line={t('classic.bye.weveEmailedItsOwnersHow')}
        foot={
          <Group gap="md">
            <Anchor href={paths.home} onClick={startReading}>
              {t('classic.bye.continueReadOnly')}
            </Anchor>
            <Anchor href={paths.imports({ from: 'export' })} onClick={startReading}>
              {t('classic.bye.exportEverything')}
            </Anchor>
          </Group>
        }
      >
        <KeepAccount onKept={() => window.location.assign(paths.home)} />
      </Split>
    )
  if ('me' in session) return <StillHere email={session.me.user.email} />
  return (
    <Split title={t('classic.bye.youreSignedOut')} line={t('classic.bye.youreSignedOutInEvery')}>
      <Button component={Link} to={paths.login()} fullWidth>
        {t('classic.bye.signInAgain')}
      </Button>
    </Split>
  )
}

/** Notice for people who are signed in and come here from a bookmark or with the Back button. */
function StillHere({ email }: { email: string }) {
  const leave = () =>
    signOut().catch(() => toast({ message: t('classic.bye.signOutFailed'), tone: 'problem' }))
  return (
    <Split title={t('classic.bye.youreSigned')} line={t('classic.bye.asEmail', { email })}>
      <Stack>
        <Button component="a" href={paths.home} fullWidth>
          {t('classic.bye.goToSatchel')}
        </Button>
        <Button variant="default" onClick={() => void leave()} fullWidth>
          {t('classic.bye.signOut')}
        </Button>
      </Stack>
    </Split>
  )
}
