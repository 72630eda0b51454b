import { Progress } from '@mantine/core'
import type { Billing } from '@satchel/contract/tenants/billing.ts'
import { t } from '@satchel/messages/t.ts'
import styles from './Billing.module.css'
import { amountOf, MEASURES } from './billing-labels.ts'

const NEARLY = 0.9

/** Usage compared with the limits of the plan. */
export function UsageMeters({ usage, limits }: Pick<Billing, 'usage' | 'limits'>) {
  return (
    <section aria-labelledby="usage">
      <div className={styles.head}>
        <h2 id="usage" className={styles.title}>
          {t('billing.usage')}
        </h2>
      </div>
      <ul className={styles.meters}>
        {MEASURES.map(({ key, label }) => (
          <li key={key} className={styles.meter}>
            <Meter label={label} measure={key} used={usage[key]} limit={limits[key]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MeterProps {
  label: string
  measure: (typeof MEASURES)[number]['key']
  used: number
  limit: number | null
}

function Meter({ label, measure, used, limit }: MeterProps) {
  const share = limit === null ? 0 : limit === 0 ? 1 : used / limit
  const color = share >= 1 ? 'red' : share >= NEARLY ? 'yellow' : 'accent'
  const usage =
    limit === null
      ? t('billing.amountNoLimit', { amount: amountOf(measure, used) })
      : t('billing.amountOfLimit', {
          amount: amountOf(measure, used),
          limit: amountOf(measure, limit),
        })
  return (
    <>
      <span className={styles.figures}>
        <span>{label}</span>
        <span className={styles.quiet}>{usage}</span>
      </span>
      <Progress value={Math.min(share, 1) * 100} color={color} aria-label={`${label}: ${usage}`} />
      {limit !== null && used > limit && (
        <span className={styles.over}>{t('billing.overLimit')}</span>
      )}
    </>
  )
}
