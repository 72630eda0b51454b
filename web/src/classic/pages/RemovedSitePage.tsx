import { Button } from '@mantine/core'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Split } from '../Split.tsx'

/** Where the address of a site leads that is published no longer. */
export default function RemovedSitePage() {
  const isSignedIn = 'me' in useSession()
  return (
    <Split
      title="This site is no longer published"
      line="Whoever made it has taken it down. Ask the person who sent you its address for what you were looking for."
    >
      {isSignedIn && (
        <Button component="a" href={paths.home} fullWidth>
          Go to Satchel
        </Button>
      )}
    </Split>
  )
}
