import { Alert } from '@mantine/core'
import { listCrmSends, listCrms } from '@satchel/contract/crm.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import styles from '../../ui/layout/LogCard.module.css'
import { CrmCard } from './CrmCard.tsx'
import { useReturned } from './use-crm.ts'

/** Shows the CRMs that readings and leads are sent to. */
export function CrmSection() {
  const { isPending: isReturning, fault } = useReturned()
  const client = useQueryClient()
  // Admins are notified when a connection stops working.
  useLive('notifications-update', () => {
    for (const { name } of [listCrms, listCrmSends])
      void client.invalidateQueries({ queryKey: [name] })
  })
  const crms = useQuery({ ...query(listCrms, {}), refetchOnMount: 'always' })
  if (crms.isPending || isReturning) return <RowSkeletons count={2} height={120} />
  if (crms.isError) return <LoadProblem title={t('crm.couldntLoadCrms')} query={crms} />
  return (
    <>
      {fault && (
        <Alert color="yellow" mb="sm" role="alert">
          {fault}
        </Alert>
      )}
      <ul className={styles.list} aria-label={t('crm.crms')}>
        {crms.data.items.map((crm) => (
          <CrmCard key={crm.kind} crm={crm} />
        ))}
      </ul>
    </>
  )
}
