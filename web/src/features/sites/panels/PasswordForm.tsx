import { Button, Group, PasswordInput, Text } from '@mantine/core'
import {
  getSite,
  listSites,
  removeSitePassword,
  SITE_PASSWORD_MIN,
  type Site,
  setSitePassword,
} from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import type { FormEvent } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { AS_TYPED } from '../../../ui/text/as-typed.ts'
import { changeAccessDraft, useAccessDraft } from './access-draft.ts'
import styles from './panels.module.css'

const REFRESHES = { refreshes: [getSite, listSites] }

export function PasswordForm({ site: { id, hasPassword } }: { site: Site }) {
  const { password } = useAccessDraft(id)
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
      {password !== null ? (
        <NewPassword id={id} hasPassword={hasPassword} />
      ) : (
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            onClick={() => changeAccessDraft(id, { password: '' })}
          >
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
}

/** A new password, which stays typed until it is set or canceled. */
function NewPassword({ id, hasPassword }: NewPasswordProps) {
  const { password, refusal } = useAccessDraft(id)
  const set = useCommand(setSitePassword, REFRESHES)
  const typed = password ?? ''
  const close = () => changeAccessDraft(id, { password: null, refusal: null })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim().length < SITE_PASSWORD_MIN)
      return changeAccessDraft(id, { refusal: t('sites.panels.passwordRule') })
    set.mutate(
      { params: { id }, body: { password: typed } },
      {
        onSuccess: () => {
          toast({ message: t('sites.panels.passwordSet') })
          close()
        },
        onError: ({ message }) => changeAccessDraft(id, { refusal: message }),
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
        value={typed}
        error={refusal}
        onChange={({ currentTarget }) =>
          changeAccessDraft(id, { password: currentTarget.value, refusal: null })
        }
      />
      {typed.trim() && (
        <Text mt="xs" size="xs" role="status">
          {t('sites.access.passwordNotSet')}
        </Text>
      )}
      <Group mt="sm" gap="xs">
        <Button size="xs" type="submit" loading={set.isPending}>
          {t('sites.panels.setPassword')}
        </Button>
        <Button variant="default" size="xs" onClick={close}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </form>
  )
}
