import { Button, Select } from '@mantine/core'
import { ROLES, type Role } from '@satchel/contract/permissions.ts'
import { t } from '@satchel/messages/t.ts'
import { IconUserPlus } from '@tabler/icons-react'
import { useMay, useMe } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import { SearchField } from '../../ui/list/SearchField.tsx'
import { openInvite } from './InviteForm.tsx'
import styles from './PeopleSection.module.css'
import { ROLE_LABELS } from './right-labels.ts'

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
  return (
    <search className={styles.filters}>
      <SearchField
        label={t('users.searchPeople')}
        placeholder={t('users.nameOrAddress')}
        className={styles.search}
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        aria-label={t('users.role')}
        placeholder={t('users.allRoles')}
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
          {t('users.invitePeople')}
        </Button>
      )}
    </search>
  )
}
