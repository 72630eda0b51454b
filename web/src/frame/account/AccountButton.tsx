import { Avatar, UnstyledButton, type UnstyledButtonProps, VisuallyHidden } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import type { ComponentPropsWithRef } from 'react'
import { useMe } from '../../lib/session.ts'
import styles from './AccountMenu.module.css'

type AccountButtonProps = UnstyledButtonProps &
  ComponentPropsWithRef<'button'> & { withName: boolean }

export function AccountButton({ withName, ...button }: AccountButtonProps) {
  const { user } = useMe()
  return (
    <UnstyledButton {...button} className={styles.button}>
      <Avatar
        src={user.avatar.thumbnail}
        name={user.name}
        alt=""
        size={28}
        color="accent"
        aria-hidden
      />
      <VisuallyHidden>{t('frame.accountOfName', { name: user.name })}</VisuallyHidden>
      {withName && (
        <span className={styles.name} aria-hidden>
          {user.name}
        </span>
      )}
    </UnstyledButton>
  )
}
