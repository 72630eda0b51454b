import { Button, Group, PasswordInput, Text } from '@mantine/core'
import {
  getSite,
  listSites,
  removeSitePassword,
  type Site,
  setSitePassword,
} from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { AS_TYPED } from '../../../ui/text/as-typed.ts'
import styles from './panels.module.css'

const SHORTEST = 8
const REFRESHES = { refreshes: [getSite, listSites] }

export function PasswordForm({ site: { id, hasPassword } }: { site: Site }) {
  const [isOpen, setOpen] = useState(false)
  const remove = useCommand(removeSitePassword, REFRESHES)
  const takeAway = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => toast({ message: t('sites.panels.passwordRemoved') }),
        onError: showProblem,
      },
    )
  return (
    <section className={styles.card} aria-label={t('sites.panels.password')}>
      <Text fw={500}>{t('sites.panels.password')}</Text>
      <p className={styles.hint}>
        {hasPassword ? t('sites.panels.hasPassword') : t('sites.panels.noPassword')}
      </p>
      {isOpen ? (
        <NewPassword id={id} hasPassword={hasPassword} onDone={() => setOpen(false)} />
      ) : (
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={() => setOpen(true)}>
            {hasPassword ? t('sites.panels.changePassword') : t('sites.panels.setPassword')}
          </Button>
          {hasPassword && (
            <Button variant="default" size="xs" loading={remove.isPending} onClick={takeAway}>
              {t('sites.panels.removePassword')}
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
          toast({ message: t('sites.panels.passwordSet') })
          onDone()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <PasswordInput
        {...AS_TYPED}
        label={t('sites.panels.newPassword')}
        description={
          hasPassword ? t('sites.panels.passwordChangeHint') : t('sites.panels.passwordRule')
        }
        autoComplete="new-password"
        autoFocus
        maxLength={128}
        value={password}
        error={isShort ? t('sites.panels.passwordRule') : set.error?.message}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value)
          setShort(false)
        }}
      />
      <Group mt="sm" gap="xs">
        <Button size="xs" type="submit" loading={set.isPending}>
          {t('ui.save')}
        </Button>
        <Button variant="default" size="xs" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </form>
  )
}
