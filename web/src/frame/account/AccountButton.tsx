import { Avatar, UnstyledButton, type UnstyledButtonProps, VisuallyHidden } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { useMe } from '../../lib/session.ts'
import * as labels from '../labels.ts'
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
      <VisuallyHidden>{labels.accountOfName(user.name)}</VisuallyHidden>
      {withName && (
        <span className={styles.name} aria-hidden>
          {user.name}
        </span>
      )}
    </UnstyledButton>
  )
}
