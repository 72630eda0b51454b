import { Avatar, Badge } from '@mantine/core'
import type { User } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { EmailText } from '../../ui/text/EmailText.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import styles from './PeopleSection.module.css'
import { PersonMenu } from './PersonMenu.tsx'
import { ROLE_LABELS } from './right-labels.ts'

export function PersonRow({ person, isMe }: { person: User; isMe: boolean }) {
  const { name, email, role, status, avatar, lastSeenAt } = person
  return (
    <li className={styles.row} data-gone={status === 'deactivated'}>
      <Avatar src={avatar.medium} name={name} alt="" size={36} color="accent" />
      <span className={styles.who}>
        <span className={styles.name}>
          {name}
          {isMe && <span className={styles.quiet}> {t('users.you')}</span>}
        </span>
        <span className={styles.quiet}>
          <EmailText>{email}</EmailText>
        </span>
      </span>
      <span className={styles.state}>
        {status === 'unconfirmed' && (
          <Badge color="yellow" tt="none">
            {t('users.unconfirmed')}
          </Badge>
        )}
        {status === 'deactivated' && (
          <Badge color="gray" tt="none">
            {person.erased ? t('users.erased') : t('users.deactivated')}
          </Badge>
        )}
        {status === 'active' && (
          <span className={styles.quiet}>
            {lastSeenAt ? (
              <>
                {t('users.active')} <RelativeTime at={lastSeenAt} />
              </>
            ) : (
              t('users.notSignedInYet')
            )}
          </span>
        )}
      </span>
      <span className={styles.held}>{ROLE_LABELS[role].label}</span>
      <PersonMenu person={person} />
    </li>
  )
}
