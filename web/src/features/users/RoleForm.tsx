import { Radio, Stack } from '@mantine/core'
import { ROLES, type Role } from '@satchel/contract/permissions.ts'
import type { User } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { inSentence } from '../../lib/format/format.ts'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { ROLE_LABELS } from './right-labels.ts'
import { useChangeUser } from './use-change-user.ts'

export function openRole(person: User, me: User): void {
  const title =
    person.id === me.id ? t('users.myRole') : t('users.roleOfName', { name: person.name })
  openModal({ title, content: <RoleForm person={person} me={me} /> })
}

/** Returns the roles to offer, without those the server would refuse. */
function rolesFor(person: User, me: User): readonly Role[] {
  if (person.id === me.id) return ROLES.slice(ROLES.indexOf(me.role))
  return me.role === 'owner' ? ROLES : ROLES.filter((role) => role !== 'owner')
}

function RoleForm({ person, me }: { person: User; me: User }) {
  const [role, setRole] = useState(person.role)
  const { change, isPending } = useChangeUser(person, me)
  const done = t('users.nameIsNowLabel', {
    name: person.name,
    label: inSentence(ROLE_LABELS[role].label),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void change({ role }, done).then((isDone) => isDone && closeModal())
      }}
    >
      <Stack>
        <RoleField roles={rolesFor(person, me)} value={role} onChange={setRole} />
        <FormFooter
          submit={t('users.changeRole')}
          isPending={isPending}
          isDisabled={role === person.role}
          isCancelFocused
        />
      </Stack>
    </form>
  )
}

interface RoleFieldProps {
  roles: readonly Role[]
  value: Role
  onChange: (role: Role) => void
}

export function RoleField({ roles, value, onChange }: RoleFieldProps) {
  return (
    <Radio.Group label={t('users.role')} value={value} onChange={(role) => onChange(role as Role)}>
      <Stack gap="xs" mt="xs">
        {roles.map((role) => (
          <Radio
            key={role}
            value={role}
            data-autofocus={role === value || undefined}
            label={ROLE_LABELS[role].label}
            description={ROLE_LABELS[role].line}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
