import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import * as labels from './labels/sign-up.ts'

export function SignInInstead() {
  return (
    <>
      {labels.haveAnAccount}{' '}
      <Anchor component={Link} to={paths.login()}>
        {labels.signIn}
      </Anchor>
    </>
  )
}
