import { Input, SegmentedControl } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useId } from 'react'
import type { Effective, Terms } from '../options/option-terms.ts'
import styles from './GateField.module.css'

interface GateFieldProps {
  options: Effective
  /** Name of the shared content, which is seen last. */
  itemName: string
  onChange: (part: Terms) => void
}

type Gate = 'none' | 'email' | 'verified'

const TERMS: Record<Gate, Terms> = {
  none: { requireEmail: false, proveEmail: false },
  email: { requireEmail: true, proveEmail: false },
  verified: { requireEmail: true, proveEmail: true },
}

/** Field for what a visitor has to do before the content opens, with the steps they will see. */
export function GateField({ options, itemName, onChange }: GateFieldProps) {
  const id = useId()
  const { requireEmail, proveEmail, needsEmail } = options
  const gate: Gate = !requireEmail ? 'none' : proveEmail ? 'verified' : 'email'
  return (
    <Input.Wrapper label={t('links.share.gate')} labelElement="div" labelProps={{ id }}>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        data={[
          { value: 'none', label: t('links.share.noGate'), disabled: needsEmail },
          { value: 'email', label: t('links.share.emailGate') },
          { value: 'verified', label: t('links.share.verifiedGate') },
        ]}
        value={gate}
        onChange={(value) => onChange(TERMS[value as Gate])}
      />
      <ol className={styles.steps} aria-label={t('links.share.whatVisitorsSee')} aria-live="polite">
        {stepsOf(options).map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li className={styles.last}>{itemName}</li>
      </ol>
    </Input.Wrapper>
  )
}

/** Returns what visitors are asked for, in order. */
function stepsOf({ hasPassword, requireEmail, proveEmail }: Effective): string[] {
  return [
    hasPassword && t('links.share.askedForPassword'),
    requireEmail && t('links.share.askedForEmail'),
    requireEmail && proveEmail && t('links.share.askedForCode'),
  ].filter((step) => step !== false)
}
