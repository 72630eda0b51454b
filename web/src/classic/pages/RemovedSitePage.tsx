import { Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Split } from '../Split.tsx'

/** Page at the address of a site that is no longer published. */
export default function RemovedSitePage() {
  const isSignedIn = 'me' in useSession()
  return (
    <Split
      title={t('classic.notFound.thisSiteIsNoLonger')}
      line={t('classic.notFound.itsOwnerHasTaken')}
    >
      {isSignedIn && (
        <Button component="a" href={paths.home} fullWidth>
          {t('classic.notFound.goToSatchel')}
        </Button>
      )}
    </Split>
  )
}
