import { Stack, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { type KeyboardEvent, useState } from 'react'
import { useMe } from '../../lib/session.ts'
import { EmailAddress } from '../../ui/text/EmailAddress.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { AvatarField } from './AvatarField.tsx'
import { LanguageField } from './LanguageField.tsx'
import { LeaveAccount } from './LeaveAccount.tsx'
import styles from './ProfileSection.module.css'
import { ROLE_LABELS } from './right-labels.ts'
import { TableFormField } from './TableFormField.tsx'
import { UsageSwitch } from './UsageSwitch.tsx'
import { useChangeUser } from './use-change-user.ts'

/** Profile that colleagues see. All of it is saved at once. */
export function ProfileSection() {
  const { user, tenant } = useMe()
  return (
    <Stack gap="lg" className={styles.profile ?? ''}>
      <AvatarField />
      <NameField />
      <LanguageField />
      <TableFormField />
      <dl className={styles.facts}>
        <dt>{t('users.email')}</dt>
        <dd>
          <EmailAddress>{user.email}</EmailAddress>
        </dd>
        <dt>{t('users.roleAtName', { name: tenant.name })}</dt>
        <dd>
          {ROLE_LABELS[user.role].label}
          <span className={styles.quiet}>{ROLE_LABELS[user.role].line}</span>
        </dd>
      </dl>
      <UsageSwitch />
      <LeaveAccount />
    </Stack>
  )
}

/** Name field: Enter and leaving the field save, Escape doesn't. */
function NameField() {
  const { user } = useMe()
  const [draft, setDraft] = useState<string | null>(null)
  const name = draft ?? user.name
  const { change, isPending } = useChangeUser(user, user)
  const trimmed = name.trim()
  useUnsaved(trimmed !== user.name && !isPending)
  const save = async () => {
    if (!trimmed || trimmed === user.name || isPending) return
    const undo = () => void change({ name: user.name }, t('users.nameChanged'))
    // What could not be saved stays to be tried again.
    if (await change({ name: trimmed }, t('users.nameChanged'), undo)) setDraft(null)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') void save()
    if (key === 'Escape') setDraft(null)
  }
  return (
    <TextInput
      label={t('ui.name')}
      autoComplete="name"
      maxLength={NAME_MAX}
      value={name}
      error={!trimmed && t('users.enterYourName')}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => void save()}
    />
  )
}
