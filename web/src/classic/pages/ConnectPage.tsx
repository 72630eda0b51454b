import { Anchor } from '@mantine/core'
import { type AppRequest, getAppRequest } from '@satchel/contract/integrations/connected-apps.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ConsentForm } from '../../features/integrations/apps/ConsentForm.tsx'
import * as appLabels from '../../features/integrations/apps/labels.ts'
import { query } from '../../lib/api.ts'
import { signOut, useMe } from '../../lib/session.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { showProblem } from '../../ui/feedback/toast.tsx'
import * as labels from '../labels/sign-in.ts'
import { Split } from '../Split.tsx'

/** Page to which an app sends people who are to allow it. */
export default function ConnectPage() {
  const { tenant, user } = useMe()
  const [params] = useSearchParams()
  const uid = params.get('request') ?? ''
  const request = useQuery({ ...query(getAppRequest, { params: { uid } }), retry: false })
  return (
    <Split
      title={request.data ? titleOf(request.data) : appLabels.connectedApps}
      line={request.data && lineOf(request.data, tenant.name)}
      foot={
        <>
          {labels.notEmail(user.email)}{' '}
          <Anchor
            component="button"
            type="button"
            onClick={() => void signOut().catch(showProblem)}
          >
            {labels.signOut}
          </Anchor>
        </>
      }
    >
      {request.isPending && <RowSkeletons count={3} />}
      <LoadProblem title={appLabels.couldntLoadRequest} query={request} />
      {request.data && <ConsentForm uid={uid} request={request.data} />}
    </Split>
  )
}

/** Shows first where the person is sent: the name is the app's own words. */
const titleOf = ({ host, isOnDevice }: AppRequest) =>
  isOnDevice ? appLabels.allowTitleOnDevice : appLabels.allowTitle(host)

const lineOf = ({ name, host, isOnDevice }: AppRequest, tenant: string) =>
  isOnDevice ? appLabels.wantsToActOnDevice(name, host, tenant) : appLabels.wantsToAct(name, tenant)
