import { Alert, Button, Stack, Text } from '@mantine/core'
import type { Me } from '@satchel/contract/accounts/accounts.ts'
import { changeUser } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { leaveBy, useMe } from '../../lib/session.ts'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { openModal } from '../../ui/overlay/modal.ts'
import styles from './ProfileSection.module.css'
import { SuccessorField } from './SuccessorField.tsx'

/** Button to leave the account; only an admin can invite the person again. */
export function LeaveAccount() {
  const me = useMe()
  const title = t('users.leaveTenant', { name: me.tenant.name })
  return (
    <div className={styles.leave}>
      <p>{t('users.leaveHint')}</p>
      <Button
        variant="default"
        color="red"
        onClick={() => openModal({ title, content: <LeaveForm me={me} /> })}
      >
        {title}
      </Button>
    </div>
  )
}

/** Form to leave the account. The dialog outlives the session, so the person is passed in. */
function LeaveForm({ me: { user, tenant } }: { me: Me }) {
  const [heirId, setHeirId] = useState<string | null>(null)
  const leave = useMutation<void, ApiProblem>({
    mutationFn: () => {
      const body = { deactivated: true, ...(heirId && { handOverTo: heirId }) }
      return leaveBy(() => call(changeUser, { params: { userId: user.id }, body }))
    },
  })
  const { error } = leave
  const submit = (event: FormEvent) => {
    event.preventDefault()
    leave.mutate()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>{t('users.leaveWarning', { name: tenant.name })}</Text>
        <SuccessorField
          of={user}
          label={t('users.transferYourContentAndLinks')}
          placeholder={t('users.noOneForNow')}
          error={error?.fields.handOverTo}
          value={heirId}
          onChange={setHeirId}
        />
        {error && !error.fields.handOverTo && <Alert color="red">{error.message}</Alert>}
        <FormFooter
          submit={t('users.leaveTenant', { name: tenant.name })}
          color="red"
          isPending={leave.isPending}
          isCancelFocused
        />
      </Stack>
    </form>
  )
}
