import { Anchor } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'

export function SignInInstead() {
  return (
    <>
      {t('classic.signUp.haveAnAccount')}{' '}
      <Anchor component={Link} to={paths.login()}>
        {t('classic.signUp.signIn')}
      </Anchor>
    </>
  )
}
