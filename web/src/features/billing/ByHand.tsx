import { Button, Select } from '@mantine/core'
import type { Billing } from '@satchel/contract/tenants/billing.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useMe } from '../../lib/session.ts'
import { DateField } from '../../ui/date/DateField.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import styles from './Billing.module.css'
import { statusLabels } from './billing-labels.ts'
import { useSwitchPlan } from './use-billing.ts'

const STATUSES = Object.entries(statusLabels).map(([value, label]) => ({ value, label }))

/** Switches between the states that a payment, or none, would lead to. */
export function ByHand({ plan }: Pick<Billing, 'plan'>) {
  const { tenant } = useMe()
  const [status, setStatus] = useState<AccountStatus>(tenant.accountStatus.status)
  const [since, setSince] = useState('')
  const { change, isPending } = useSwitchPlan()
  useUnsaved(status !== tenant.accountStatus.status || since !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const from = since && { since: new Date(`${since}T00:00:00`).toISOString() }
    change({ plan, status, ...from }, t('billing.accountIsSet', { status: statusLabels[status] }))
  }
  return (
    <section aria-labelledby="by-hand">
      <div className={styles.head}>
        <h2 id="by-hand" className={styles.title}>
          {t('billing.setStatusManually')}
        </h2>
      </div>
      <p className={styles.note}>{t('billing.switchByHandHint')}</p>
      <form className={styles.hand} onSubmit={submit}>
        <Select
          className={styles.field ?? ''}
          label={t('billing.status')}
          data={STATUSES}
          value={status}
          allowDeselect={false}
          onChange={(next) => next && setStatus(next as AccountStatus)}
        />
        <DateField
          className={styles.field ?? ''}
          label={t('billing.since')}
          max={new Date().toLocaleDateString('sv')}
          quick="back"
          value={since}
          onChange={(day) => setSince(day ?? '')}
        />
        <Button type="submit" variant="default" loading={isPending}>
          {t('billing.setStatus')}
        </Button>
      </form>
    </section>
  )
}
