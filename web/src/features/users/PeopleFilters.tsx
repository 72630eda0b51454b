import { Button, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { ROLES, type Role } from '@satchel/contract/permissions.ts'
import { IconSearch, IconUserPlus } from '@tabler/icons-react'
import { useMay, useMe } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import { openInvite } from './InviteForm.tsx'
import * as labels from './labels.ts'
import styles from './PeopleSection.module.css'
import { ROLE_LABELS } from './right-labels.ts'

const TYPING = 250

export interface PeopleView {
  search: string
  role: Role | null
}

interface PeopleFiltersProps {
  view: PeopleView
  onChange: (part: Partial<PeopleView>) => void
}

export function PeopleFilters({ view, onChange }: PeopleFiltersProps) {
  const { user: me } = useMe()
  const mayManage = useMay('people.manage')
  const search = useDebouncedCallback((text: string) => onChange({ search: text.trim() }), TYPING)
  return (
    <search className={styles.filters}>
      <TextInput
        type="search"
        aria-label={labels.searchPeople}
        placeholder={labels.nameOrAddress}
        defaultValue={view.search}
        leftSection={<IconSearch {...icon} />}
        className={styles.search ?? ''}
        onChange={({ currentTarget }) => search(currentTarget.value)}
      />
      <Select
        aria-label={labels.role}
        placeholder={labels.allRoles}
        className={styles.role ?? ''}
        data={ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role].label }))}
        value={view.role}
        clearable
        onChange={(role) => onChange({ role: role as Role | null })}
      />
      {mayManage && (
        <Button
          className={styles.invite ?? ''}
          leftSection={<IconUserPlus {...icon} />}
          onClick={() => openInvite(me.role === 'owner')}
        >
          {labels.invitePeople}
        </Button>
      )}
    </search>
  )
}
