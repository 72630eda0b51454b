import { PERMISSIONS_OF, type Permission, ROLES, type Role } from '@satchel/contract/permissions.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useMe } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import styles from './RightsSection.module.css'
import { RIGHTS, ROLE_LABELS } from './right-labels.ts'

/** The table of permissions that the server decides by. */
export function RightsSection() {
  const { role: mine } = useMe()
  return (
    <table className={styles.rights}>
      <thead>
        <tr>
          <th scope="col">{t('users.permission')}</th>
          {ROLES.map((role) => (
            <th key={role} scope="col" data-mine={role === mine}>
              {ROLE_LABELS[role].label}
              {role === mine && <span className={styles.you}>{t('users.yourRole')}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(RIGHTS).map(([permission, words]) => (
          <tr key={permission}>
            <th scope="row">{words}</th>
            {ROLES.map((role) => (
              <td key={role} data-mine={role === mine}>
                <Mark role={role} permission={permission as Permission} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Mark({ role, permission }: { role: Role; permission: Permission }) {
  const isHeld = PERMISSIONS_OF[role].includes(permission)
  const Icon = isHeld ? IconCheck : IconMinus
  return (
    <Icon
      {...icon}
      role="img"
      aria-hidden={false}
      aria-label={isHeld ? t('users.yes') : t('users.no')}
      data-held={isHeld}
      className={styles.mark}
    />
  )
}
