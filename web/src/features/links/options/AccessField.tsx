import { Button, Input, PasswordInput, SegmentedControl } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import { icon } from '../../../ui/icon.ts'
import { AS_TYPED } from '../../../ui/text/as-typed.ts'
import styles from './AccessField.module.css'
import { GATES, type Gate, gateOf } from './access.ts'
import type { Effective, Terms } from './option-terms.ts'

interface AccessFieldProps {
  options: Effective
  /** Terms that aren't in force yet. */
  terms: Terms
  /** Name of the shared content, which is seen last. */
  itemName: string
  error: string | undefined
  onChange: (part: Terms) => void
}

/** Field for who can open a link: anyone, or with an email address, and with which password. Shows the steps that visitors will see. */
export function AccessField({ options, terms, itemName, error, onChange }: AccessFieldProps) {
  const id = useId()
  const steps = stepsOf(options)
  return (
    <div className={styles.access}>
      <Input.Wrapper
        label={t('links.options.whoCanOpen')}
        labelElement="div"
        labelProps={{ id }}
        {...(options.needsEmail && { description: t('links.options.emailNeededForOthers') })}
        inputWrapperOrder={['label', 'input', 'description']}
      >
        <SegmentedControl
          fullWidth
          aria-labelledby={id}
          data={[
            { value: 'none', label: t('links.options.anyone'), disabled: options.needsEmail },
            { value: 'email', label: t('links.options.anyEmail') },
            { value: 'verified', label: t('links.options.verifiedEmail') },
          ]}
          value={gateOf(options)}
          onChange={(value) => onChange(GATES[value as Gate])}
        />
      </Input.Wrapper>
      <Password options={options} typed={terms.password ?? ''} error={error} onChange={onChange} />
      {steps.length > 0 && (
        <ol className={styles.steps} aria-label={t('links.options.whatVisitorsSee')}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li className={styles.last}>{itemName}</li>
        </ol>
      )}
    </div>
  )
}

interface PasswordProps {
  options: Effective
  typed: string
  error: string | undefined
  onChange: (part: Terms) => void
}

/** Password field. A saved password is never shown: it can be replaced or removed. Clearing the field keeps it. */
function Password({ options: { hasPassword }, typed, error, onChange }: PasswordProps) {
  const isSaved = hasPassword && typed === ''
  return (
    <div className={styles.password}>
      <PasswordInput
        {...AS_TYPED}
        aria-label={t('links.options.password')}
        placeholder={isSaved ? '••••••••' : t('links.options.passwordOptional')}
        description={isSaved ? t('links.options.passwordSetTypeToReplace') : undefined}
        inputWrapperOrder={['input', 'description', 'error']}
        leftSection={<IconLock {...icon} />}
        autoComplete="new-password"
        maxLength={200}
        value={typed}
        error={error}
        onChange={({ currentTarget: { value } }) => onChange({ password: value || undefined })}
      />
      {isSaved && (
        <Button variant="default" fw={400} onClick={() => onChange({ password: null })}>
          {t('links.options.removePassword')}
        </Button>
      )}
    </div>
  )
}

/** Returns what visitors are asked for, in order. */
function stepsOf({ hasPassword, requireEmail, proveEmail }: Effective): string[] {
  return [
    hasPassword && t('links.options.password'),
    requireEmail && t('links.options.theirEmailAddress'),
    requireEmail && proveEmail && t('links.options.theCodeWeEmail'),
  ].filter((step) => step !== false)
}
