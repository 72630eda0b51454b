import { Button, Stack, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { type FormEvent, useState } from 'react'
import { useMe } from '../../lib/session.ts'
import { AvatarField } from './AvatarField.tsx'
import { LeaveAccount } from './LeaveAccount.tsx'
import * as labels from './labels.ts'
import styles from './ProfileSection.module.css'
import { ROLE_LABELS } from './right-labels.ts'
import { useChangeUser } from './use-change-user.ts'

/** What colleagues see of me. */
export function ProfileSection() {
  const { user, tenant } = useMe()
  return (
    <Stack gap="lg" className={styles.profile ?? ''}>
      <AvatarField />
      <NameForm key={user.name} />
      <dl className={styles.facts}>
        <dt>{labels.email}</dt>
        <dd>{user.email}</dd>
        <dt>{labels.roleAtName(tenant.name)}</dt>
        <dd>
          {ROLE_LABELS[user.role].label}
          <span className={styles.quiet}>{ROLE_LABELS[user.role].line}</span>
        </dd>
      </dl>
      <LeaveAccount />
    </Stack>
  )
}

function NameForm() {
  const { user } = useMe()
  const [name, setName] = useState(user.name)
  const { change, isPending } = useChangeUser(user, user)
  const trimmed = name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (trimmed && trimmed !== user.name) void change({ name: trimmed }, labels.saved)
  }
  return (
    <form onSubmit={submit} className={styles.name}>
      <TextInput
        label={labels.name}
        autoComplete="name"
        maxLength={NAME_MAX}
        className={styles.field ?? ''}
        value={name}
        error={!trimmed && labels.enterYourName}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button
        type="submit"
        className={styles.save ?? ''}
        disabled={!trimmed || trimmed === user.name}
        loading={isPending}
      >
        {labels.save}
      </Button>
    </form>
  )
}
