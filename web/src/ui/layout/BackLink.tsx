import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import { icon } from '../icon.ts'
import styles from './BackLink.module.css'

/** Links from the page of one thing to the list of all. */
export function BackLink({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className={styles.back}>
      <IconArrowLeft {...icon} />
      {name}
    </Link>
  )
}
