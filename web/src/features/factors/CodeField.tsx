import { Anchor, Input, PinInput, TextInput } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useEffect, useRef, useState } from 'react'

const DIGITS = 6

interface CodeFieldProps {
  value: string
  onChange: (code: string) => void
  /** Runs once all digits are typed. */
  onComplete: (code: string) => void
  problem: string | null
  /** True if a recovery code can replace a lost authenticator. */
  mayRecover?: boolean
}

/** Field for an authenticator code, or a recovery code if it is lost. */
export function CodeField({ value, onChange, onComplete, problem, mayRecover }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const next = useRef(0)
  next.current = isRecovery ? 0 : value.length
  useEffect(() => {
    // Focuses the first empty field; after a wrong code, that is the whole form.
    if (problem !== null) box.current?.querySelectorAll('input')[next.current]?.focus()
  }, [problem])
  // By hand: after a wrong code, PinInput doesn't report one that is pasted whole as complete.
  const change = (code: string) => {
    onChange(code)
    if (code.length === DIGITS && value.length < DIGITS) onComplete(code)
  }
  const turn = () => {
    setRecovery(!isRecovery)
    onChange('')
  }
  return (
    <div ref={box}>
      {isRecovery ? (
        <TextInput
          label={t('factors.recoveryCode')}
          placeholder="xxxx-xxxx-xxxx"
          autoComplete="off"
          spellCheck={false}
          maxLength={16}
          autoFocus
          value={value}
          error={problem}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <Input.Wrapper label={t('factors.authenticatorCode')} labelElement="div" error={problem}>
          <PinInput
            length={DIGITS}
            type="number"
            oneTimeCode
            autoFocus
            size="lg"
            placeholder=""
            gap="xs"
            styles={{ root: { maxWidth: 360 }, pinInput: { flex: 1 } }}
            aria-label={t('factors.authenticatorCode')}
            getInputProps={(index) => ({
              'aria-label': t('factors.digitIndex', { index: index + 1 }),
            })}
            value={value}
            onChange={change}
            error={problem !== null}
          />
        </Input.Wrapper>
      )}
      {mayRecover && (
        <Anchor component="button" type="button" size="sm" mt="xs" onClick={turn}>
          {isRecovery ? t('factors.useAuthenticator') : t('factors.takeRecoveryCode')}
        </Anchor>
      )}
    </div>
  )
}
