import { PASSWORD_MIN } from '@satchel/contract/constants.ts'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { icon } from '../ui/icon.ts'
import * as labels from './labels/passwords.ts'
import styles from './PasswordRule.module.css'

/** The password rule, ticked off while the person types. */
export function PasswordRule({ password }: { password: string }) {
  const { length } = [...password]
  const isMet = length >= PASSWORD_MIN
  return (
    <span className={styles.rule} data-met={isMet}>
      {isMet ? <IconCheck {...icon} /> : <IconPoint {...icon} />}
      {labels.atLeastCharacters(PASSWORD_MIN)}
      {length > 0 && !isMet && labels.lengthSoFar(length)}
    </span>
  )
}
