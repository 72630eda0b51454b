import { Button, Group, PasswordInput, Text } from '@mantine/core'
import {
  getSite,
  listSites,
  removeSitePassword,
  type Site,
  setSitePassword,
} from '@satchel/contract/sites/sites.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import * as uiLabels from '../../../ui/labels.ts'
import { AS_TYPED } from '../../../ui/text/as-typed.ts'
import * as labels from './labels.ts'
import styles from './panels.module.css'

const SHORTEST = 8
const REFRESHES = { refreshes: [getSite, listSites] }

export function PasswordForm({ site: { id, hasPassword } }: { site: Site }) {
  const [isOpen, setOpen] = useState(false)
  const remove = useCommand(removeSitePassword, REFRESHES)
  const takeAway = () =>
    remove.mutate(
      { params: { id } },
      { onSuccess: () => toast({ message: labels.passwordRemoved }), onError: showProblem },
    )
  return (
    <section className={styles.card} aria-label={labels.password}>
      <Text fw={500}>{labels.password}</Text>
      <p className={styles.hint}>{hasPassword ? labels.hasPassword : labels.noPassword}</p>
      {isOpen ? (
        <NewPassword id={id} hasPassword={hasPassword} onDone={() => setOpen(false)} />
      ) : (
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={() => setOpen(true)}>
            {hasPassword ? labels.changePassword : labels.setPassword}
          </Button>
          {hasPassword && (
            <Button variant="default" size="xs" loading={remove.isPending} onClick={takeAway}>
              {labels.removePassword}
            </Button>
          )}
        </Group>
      )}
    </section>
  )
}

interface NewPasswordProps {
  id: string
  hasPassword: boolean
  onDone: () => void
}

function NewPassword({ id, hasPassword, onDone }: NewPasswordProps) {
  const [password, setPassword] = useState('')
  const [isShort, setShort] = useState(false)
  const set = useCommand(setSitePassword, REFRESHES)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password.trim().length < SHORTEST) return setShort(true)
    set.mutate(
      { params: { id }, body: { password } },
      {
        onSuccess: () => {
          toast({ message: labels.passwordSet })
          onDone()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <PasswordInput
        {...AS_TYPED}
        label={labels.newPassword}
        description={hasPassword ? labels.passwordChangeHint : labels.passwordRule}
        autoComplete="new-password"
        autoFocus
        maxLength={128}
        value={password}
        error={isShort ? labels.passwordRule : set.error?.message}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value)
          setShort(false)
        }}
      />
      <Group mt="sm" gap="xs">
        <Button size="xs" type="submit" loading={set.isPending}>
          {uiLabels.save}
        </Button>
        <Button variant="default" size="xs" onClick={onDone}>
          {uiLabels.cancel}
        </Button>
      </Group>
    </form>
  )
}
