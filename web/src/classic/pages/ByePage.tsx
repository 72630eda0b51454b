import { Button, Stack } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { signOut, useSession } from '../../lib/session.ts'
import { toast } from '../../ui/toast.tsx'
import { Split } from '../Split.tsx'

export default function ByePage() {
  const session = useSession()
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
