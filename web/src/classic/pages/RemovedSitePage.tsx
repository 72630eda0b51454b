import { Button } from '@mantine/core'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import * as labels from '../labels/not-found.ts'
import { Split } from '../Split.tsx'

/** Page at the address of a site that is no longer published. */
export default function RemovedSitePage() {
  const isSignedIn = 'me' in useSession()
  return (
    <Split title={labels.thisSiteIsNoLonger} line={labels.itsOwnerHasTaken}>
      {isSignedIn && (
        <Button component="a" href={paths.home} fullWidth>
          {labels.goToSatchel}
        </Button>
      )}
    </Split>
  )
}
