import { Anchor, Button, Group, Stack } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { KeepAccount } from '../../features/tenants/KeepAccount.tsx'
import { KeepByMail } from '../../features/tenants/KeepByMail.tsx'
import { paths } from '../../lib/paths.ts'
import { readClassicLocation } from '../../lib/routing.ts'
import { signOut, startReading, useSession } from '../../lib/session.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import * as labels from '../labels/bye.ts'
import { Split } from '../Split.tsx'

/** Page after signing out, after closing the account, and behind the link in the email about closing. */
export default function ByePage() {
  const session = useSession()
  const token = new URLSearchParams(readClassicLocation(useLocation()).search).get('keep')
  if (token)
    return (
      <Split title={labels.keepAccount} line={labels.itsScheduledToCloseBut}>
        <KeepByMail token={token} />
      </Split>
    )
  if ('me' in session && session.me.tenant.accountStatus.closesAt)
    return (
      <Split
        title={labels.theAccountIsClosing(session.me.tenant.name)}
        line={labels.weveEmailedItsOwnersHow}
        foot={
          <Group gap="md">
            <Anchor href={paths.home} onClick={startReading}>
              {labels.continueReadOnly}
            </Anchor>
            <Anchor href={paths.imports({ from: 'export' })} onClick={startReading}>
              {labels.exportEverything}
            </Anchor>
          </Group>
        }
      >
        <KeepAccount onKept={() => window.location.assign(paths.home)} />
      </Split>
    )
  if ('me' in session) return <StillHere email={session.me.user.email} />
  return (
    <Split title={labels.youreSignedOut} line={labels.youreSignedOutInEvery}>
      <Button component={Link} to={paths.login()} fullWidth>
        {labels.signInAgain}
      </Button>
    </Split>
  )
}

/** Notice for people who are signed in and come here from a bookmark or with the Back button. */
function StillHere({ email }: { email: string }) {
  const leave = () =>
    signOut().catch(() => toast({ message: labels.signOutFailed, tone: 'problem' }))
  return (
    <Split title={labels.youreSigned} line={labels.asEmail(email)}>
      <Stack>
        <Button component="a" href={paths.home} fullWidth>
          {labels.goToSatchel}
        </Button>
        <Button variant="default" onClick={() => void leave()} fullWidth>
          {labels.signOut}
        </Button>
      </Stack>
    </Split>
  )
}
