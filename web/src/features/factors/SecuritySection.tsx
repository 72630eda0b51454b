import { Alert, Stack } from '@mantine/core'
import { getFactors } from '@satchel/contract/accounts/factors.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { PasskeysCard } from './PasskeysCard.tsx'
import { TotpCard } from './TotpCard.tsx'

/** Settings of two-step verification and passkeys. */
export function SecuritySection() {
  const factors = useQuery({ ...query(getFactors, {}), staleTime: 0, refetchOnMount: true })
  if (factors.isPending) return <RowSkeletons count={2} height={120} />
  if (!factors.data)
    return <LoadProblem title={t('factors.couldntLoadYourTwoStep')} query={factors} />
  const { totp, passkeys, isRequired } = factors.data
  return (
    <Stack>
      {isRequired && <Alert maw="var(--reading)">{t('factors.lastMethodRequired')}</Alert>}
      <TotpCard totp={totp} />
      <PasskeysCard passkeys={passkeys} />
    </Stack>
  )
}
