import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { SignupForm } from '../SignupForm.tsx'
import { Split } from '../Split.tsx'

export default function SignupPage() {
  return (
    <Split
      title="Create an account"
      line="Fourteen days to try all of it, no card needed."
      foot={
        <>
          Have an account?{' '}
          <Anchor component={Link} to={paths.login()}>
            Sign in
          </Anchor>
        </>
      }
    >
      <SignupForm />
    </Split>
  )
}
