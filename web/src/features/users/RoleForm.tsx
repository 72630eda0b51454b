import { Radio, Stack } from '@mantine/core'
import { ROLES, type Role } from '@satchel/contract/permissions.ts'
import type { User } from '@satchel/contract/users.ts'
import { useState } from 'react'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { FormFoot } from './FormFoot.tsx'
import * as labels from './labels.ts'
import { ROLE_LABELS } from './right-labels.ts'
import { useChangeUser } from './use-change-user.ts'

export function openRole(person: User, me: User): void {
  const title = person.id === me.id ? labels.myRole : labels.roleOfName(person.name)
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
  const done = labels.nameIsNowLabel(person.name, ROLE_LABELS[role].label)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void change({ role }, done).then((isDone) => isDone && closeModal())
      }}
    >
      <Stack>
        <RoleField roles={rolesFor(person, me)} value={role} onChange={setRole} />
        <FormFoot label={labels.changeRole} isPending={isPending} disabled={role === person.role} />
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
    <Radio.Group label={labels.role} value={value} onChange={(role) => onChange(role as Role)}>
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
