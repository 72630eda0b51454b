import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import * as labels from '../labels/sign-up.ts'
import { SignupForm } from '../SignupForm.tsx'
import { Split } from '../Split.tsx'

export default function SignupPage() {
  return (
    <Split
      title={labels.createYourAccount}
      line={labels.tryEverythingFreeFor14}
      foot={
        <>
          {labels.haveAnAccount}{' '}
          <Anchor component={Link} to={paths.login()}>
            {labels.signIn}
          </Anchor>
        </>
      }
    >
      <SignupForm />
    </Split>
  )
}
