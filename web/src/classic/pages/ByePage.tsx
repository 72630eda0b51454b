import { Anchor, Button, Group, Stack } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { KeepAccount } from '../../features/tenants/KeepAccount.tsx'
import { KeepByMail } from '../../features/tenants/KeepByMail.tsx'
import { paths } from '../../lib/paths.ts'
import { readClassicLocation } from '../../lib/routing.ts'
import { signOut, startReading, useSession } from '../../lib/session.ts'
import { toast } from '../../ui/toast.tsx'
import { Split } from '../Split.tsx'

/** After signing out, after closing the account, and where the mail of a closing leads. */
export default function ByePage() {
  const session = useSession()
  const token = new URLSearchParams(readClassicLocation(useLocation()).search).get('keep')
  if (token)
    return (
      <Split title="Keep the account" line="It was closed, and it is not too late.">
        <KeepByMail token={token} />
      </Split>
    )
  if ('me' in session && session.me.tenant.accountStatus.closesAt)
    return (
      <Split
        title={`The account of ${session.me.tenant.name} is being closed`}
        line="Its owners were sent a mail with the way back."
        foot={
          <Group gap="md">
            <Anchor href={paths.home} onClick={startReading}>
              Go on reading
            </Anchor>
            <Anchor href={paths.imports({ from: 'export' })} onClick={startReading}>
              Export everything
            </Anchor>
          </Group>
        }
      >
        <KeepAccount onKept={() => window.location.assign(paths.home)} />
      </Split>
    )
  if ('me' in session) return <StillHere email={session.me.user.email} />
  return (
    <Split
      title="You are signed out"
      line="In every tab of this browser. Nothing of yours is left in it."
    >
      <Button component={Link} to={paths.login()} fullWidth>
        Sign in again
      </Button>
    </Split>
  )
}

/** By a bookmark, or by going back after one has signed in again. */
function StillHere({ email }: { email: string }) {
  const leave = () =>
    signOut().catch(() =>
      toast({ message: 'The server was not reached; still signed in', tone: 'problem' }),
    )
  return (
    <Split title="You are signed in" line={`As ${email}.`}>
      <Stack>
        <Button component="a" href={paths.home} fullWidth>
          Go to Satchel
        </Button>
        <Button variant="default" onClick={() => void leave()} fullWidth>
          Sign out
        </Button>
      </Stack>
    </Split>
  )
}
