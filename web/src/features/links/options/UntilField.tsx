import { Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { use } from 'react'
import { dayIn } from '../../../lib/format/day.ts'
import { DateField } from '../../../ui/date/DateField.tsx'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import type { Terms } from './option-terms.ts'
import styles from './UntilField.module.css'

const DAY = 86_400_000
const SPANS = [
  { label: t('links.options.oneWeek'), days: 7 },
  { label: t('links.options.oneMonth'), days: 30 },
  { label: t('links.options.threeMonths'), days: 91 },
] as const

interface UntilFieldProps {
  expiresOn: string | null
  error: string | undefined
  onChange: (part: Terms) => void
}

/** The last day that a link opens, chosen or by a common span. */
export function UntilField({ expiresOn, error, onChange }: UntilFieldProps) {
  const timeZone = use(TimeZone)
  const dayAfter = (days: number) => dayIn(timeZone, new Date(Date.now() + days * DAY))
  return (
    <div className={styles.until}>
      <DateField
        label={t('links.options.until')}
        placeholder={t('links.options.untilYouWithdrawIt')}
        min={dayAfter(0)}
        value={expiresOn}
        error={error}
        onChange={(day) => onChange({ expiresOn: day })}
      />
      <div className={styles.spans}>
        {SPANS.map(({ label, days }) => (
          <Button
            key={label}
            variant="default"
            fw={400}
            px={12}
            onClick={() => onChange({ expiresOn: dayAfter(days) })}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
