import { Button, Collapse, Switch, TextInput, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { use, useId } from 'react'
import { query } from '../../lib/api.ts'
import { dayIn } from '../../lib/day.ts'
import { icon } from '../../ui/icon.ts'
import { TimeZone } from '../../ui/RelativeTime.tsx'
import styles from './ShareDialog.module.css'
import { summaryOf, type Terms } from './terms.ts'

interface ShareOptionsProps {
  terms: Terms
  error: string | undefined
  onChange: (part: Terms) => void
}

const DAY = 86_400_000
const SPANS = [
  { label: '1 week', days: 7 },
  { label: '1 month', days: 30 },
  { label: '3 months', days: 91 },
] as const

/** Folded, with what is set beside the word. */
export function ShareOptions({ terms, error, onChange }: ShareOptionsProps) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const id = useId()
  return (
    <div>
      <UnstyledButton
        className={styles.options}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <IconChevronRight {...icon} className={styles.chevron} data-open={isOpen || undefined} />
        Options
        <span className={styles.quiet}>{summaryOf(terms)}</span>
      </UnstyledButton>
      <Collapse expanded={isOpen || error !== undefined} id={id}>
        <div className={styles.optionFields}>
          <Expiry terms={terms} error={error} onChange={onChange} />
          <Download terms={terms} onChange={onChange} />
        </div>
      </Collapse>
    </div>
  )
}

function Expiry({ terms: { expiresOn }, error, onChange }: ShareOptionsProps) {
  const timeZone = use(TimeZone)
  const dayAfter = (days: number) => dayIn(timeZone, new Date(Date.now() + days * DAY))
  return (
    <div>
      <TextInput
        type="date"
        label="Last day it opens"
        description="Without one it opens until you withdraw it"
        min={dayAfter(0)}
        value={expiresOn ?? ''}
        error={error}
        onChange={({ currentTarget }) => onChange({ expiresOn: currentTarget.value || null })}
      />
      <div className={styles.spans}>
        {SPANS.map(({ label, days }) => (
          <Button
            key={label}
            variant="default"
            size="compact-sm"
            fw={400}
            onClick={() => onChange({ expiresOn: dayAfter(days) })}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** Until one says otherwise, as the tenant has it. */
function Download({ terms, onChange }: Omit<ShareOptionsProps, 'error'>) {
  const { data: settings } = useQuery(query(getAccountSettings, {}))
  return (
    <Switch
      label="They may download it"
      checked={terms.allowDownload ?? settings?.sharing.allowDownload ?? true}
      onChange={({ currentTarget }) => onChange({ allowDownload: currentTarget.checked })}
    />
  )
}
