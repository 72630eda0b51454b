import { Text } from '@mantine/core'
import { listPartnerTenants, type PartnerTenant } from '@satchel/contract/tenants/partners.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '../../lib/api.ts'
import { formatDay } from '../../lib/format/format.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import styles from './PartnersSection.module.css'

const STATUS: Record<AccountStatus, string> = {
  trialing: t('partners.onTrial'),
  active: t('partners.active'),
  past_due: t('partners.paymentOverdue'),
  canceled: t('partners.ended'),
  suspended: t('partners.suspended'),
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
        {t('partners.signUps')}
      </h3>
      {found.isPending && <RowSkeletons count={3} height={56} />}
      <LoadProblem title={t('partners.couldntLoadTheCompanies')} query={found} />
      {found.isSuccess && tenants.length === 0 && (
        <Text c="dimmed">{t('partners.noSignUpsYet')}</Text>
      )}
      {tenants.length > 0 && (
        <ul className={styles.list}>
          {tenants.map((tenant) => (
            <Row key={tenant.id} tenant={tenant} />
          ))}
        </ul>
      )}
      <MoreButton list={found} mt="md">
        {t('ui.showMore')}
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
          {t('partners.withCode', { codeName })} <RelativeTime at={cameAt} />
        </span>
      </span>
      <span className={styles.status}>
        {STATUS[status]}
        {status === 'trialing' && trialEndsAt && (
          <span className={styles.quiet}>
            {t('partners.until', { day: formatDay(trialEndsAt.slice(0, 10)) })}
          </span>
        )}
      </span>
    </li>
  )
}
