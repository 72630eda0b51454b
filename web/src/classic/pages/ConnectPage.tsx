import { type AppRequest, getAppRequest } from '@satchel/contract/accounts/connected-apps.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ConsentForm } from '../../features/api-keys/apps/ConsentForm.tsx'
import { query } from '../../lib/api.ts'
import { isolated } from '../../lib/format/isolated.ts'
import { useMe } from '../../lib/session.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { SignedInAs } from '../SignedInAs.tsx'
import { Split } from '../Split.tsx'

/** Page to which an app sends people who are to allow it. */
export default function ConnectPage() {
  const { tenant } = useMe()
  const [params] = useSearchParams()
  const uid = params.get('request') ?? ''
  const request = useQuery({ ...query(getAppRequest, { params: { uid } }), retry: false })
  return (
    <Split
      title={request.data ? titleOf(request.data) : t('apiKeys.apps.connectedApps')}
      line={request.data && lineOf(request.data, tenant.name)}
      foot={<SignedInAs />}
    >
      {request.isPending && <RowSkeletons count={3} />}
      <LoadProblem title={t('apiKeys.apps.couldntLoadRequest')} query={request} />
      {request.data && <ConsentForm uid={uid} request={request.data} />}
    </Split>
  )
}

/** Shows first where the person is sent: the name is the app's own words. */
const titleOf = ({ host, isOnDevice }: AppRequest) =>
  isOnDevice ? t('apiKeys.apps.allowTitleOnDevice') : t('apiKeys.apps.allowTitle', { host })

const lineOf = ({ name, host, isOnDevice }: AppRequest, tenant: string) =>
  isOnDevice
    ? t('apiKeys.apps.wantsToActOnDevice', { address: host, name: isolated(name), tenant })
    : t('apiKeys.apps.wantsToAct', { name: isolated(name), tenant })
