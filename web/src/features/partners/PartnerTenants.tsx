import { Text } from '@mantine/core'
import { listPartnerTenants, type PartnerTenant } from '@satchel/contract/tenants/partners.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import * as uiLabels from '../../ui/labels.ts'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import * as labels from './labels.ts'
import styles from './PartnersSection.module.css'

const STATUS: Record<AccountStatus, string> = {
  trialing: labels.onTrial,
  active: labels.active,
  past_due: labels.paymentOverdue,
  canceled: labels.ended,
  suspended: labels.suspended,
}

export function PartnerTenants() {
  const found = useInfiniteQuery({
    ...pages(listPartnerTenants, { query: {} }),
    refetchOnMount: 'always',
  })
  const tenants = found.data?.pages.flatMap(({ items }): PartnerTenant[] => items) ?? []
  return (
    <section aria-labelledby="came" className={styles.came}>
      <h3 id="came" className={styles.subhead}>
        {labels.signUps}
      </h3>
      {found.isPending && <RowSkeletons count={3} height={56} />}
      <LoadProblem title={labels.couldntLoadTheCompanies} query={found} />
      {found.isSuccess && tenants.length === 0 && <Text c="dimmed">{labels.noSignUpsYet}</Text>}
      {tenants.length > 0 && (
        <ul className={styles.list}>
          {tenants.map((tenant) => (
            <Row key={tenant.id} tenant={tenant} />
          ))}
        </ul>
      )}
      <MoreButton list={found} mt="md">
        {uiLabels.showMore}
      </MoreButton>
    </section>
  )
}

function Row({
  tenant: { name, status, codeName, cameAt, trialEndsAt },
}: {
  tenant: PartnerTenant
}) {
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>
          {labels.withCode(codeName)} <RelativeTime at={cameAt} />
        </span>
      </span>
      <span className={styles.status}>
        {STATUS[status]}
        {status === 'trialing' && trialEndsAt && (
          <span className={styles.quiet}>{labels.until(trialEndsAt.slice(0, 10))}</span>
        )}
      </span>
    </li>
  )
}
