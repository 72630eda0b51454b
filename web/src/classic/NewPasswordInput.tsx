import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { AS_TYPED } from '../ui/text/as-typed.ts'
import { PasswordRule } from './PasswordRule.tsx'

/** Field for a new password, with its requirements. */
export function NewPasswordInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...AS_TYPED}
      autoComplete="new-password"
      description={<PasswordRule password={String(props.value ?? '')} />}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...props}
    />
  )
}
