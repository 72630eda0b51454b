import { PASSWORD_MIN } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { icon } from '../ui/icon.ts'
import styles from './PasswordRule.module.css'

/** The password rule, ticked off while the person types. */
export function PasswordRule({ password }: { password: string }) {
  const { length } = [...password]
  const isMet = length >= PASSWORD_MIN
  return (
    <span className={styles.rule} data-met={isMet}>
      {isMet ? <IconCheck {...icon} /> : <IconPoint {...icon} />}
      {t('classic.passwords.atLeastCharacters', { passwordMin: PASSWORD_MIN })}
      {length > 0 && !isMet && t('classic.passwords.lengthSoFar', { count: length })}
    </span>
  )
}
