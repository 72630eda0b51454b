import { PasswordInput, Radio, Stack } from '@mantine/core'
import { type LinkPasswords as Choice, LINK_PASSWORDS } from '@satchel/contract/imports/links.ts'
import { LINK_PASSWORD_MIN } from '@satchel/contract/links/options.ts'
import { t } from '@satchel/messages/t.ts'
import * as labels from './labels.ts'

interface LinkPasswordsProps {
  /** Number of links that asked for a password elsewhere. */
  count: number
  value: Choice
  onChange: (value: Choice) => void
}

/** Asks what becomes of links whose password isn't in the table. */
export function LinkPasswords({ count, value, onChange }: LinkPasswordsProps) {
  const { as, password = '' } = value
  return (
    <Radio.Group
      label={t('imports.links.askedForPasswords', { count })}
      description={t('imports.links.passwordsHint')}
      value={as}
      onChange={(chosen) => onChange({ as: chosen as Choice['as'] })}
    >
      <Stack gap="xs" mt="sm">
        {LINK_PASSWORDS.map((each) => (
          <Radio key={each} value={each} label={labels.passwordChoices[each]} />
        ))}
        {as === 'password' && (
          <PasswordInput
            label={t('imports.links.newPassword')}
            description={t('imports.links.newPasswordHint', { least: LINK_PASSWORD_MIN })}
            maw={320}
            autoComplete="off"
            maxLength={200}
            value={password ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ as, ...(currentTarget.value && { password: currentTarget.value }) })
            }
          />
        )}
      </Stack>
    </Radio.Group>
  )
}

/** Tells whether a choice is whole. */
export const isChosen = ({ as, password }: Choice) =>
  as !== 'password' || (password ?? '').trim().length >= LINK_PASSWORD_MIN
