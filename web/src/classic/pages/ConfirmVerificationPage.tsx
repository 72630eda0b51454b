import { Anchor } from '@mantine/core'
import { Link, Navigate, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { CodeForm } from '../CodeForm.tsx'
import { Split } from '../Split.tsx'

export default function ConfirmVerificationPage() {
  const [query] = useSearchParams()
  const email = query.get('email')
  if (!email) return <Navigate to={paths.login()} replace />
  return (
    <Split
      title="Confirm your address"
      line={
        <>
          We sent a mail to <strong>{email}</strong>. Enter the six digits from it, or open its
          link.
        </>
      }
      foot={
        <>
          Not your address?{' '}
          <Anchor component={Link} to={paths.signup()}>
            Start again
          </Anchor>
        </>
      }
    >
      <CodeForm email={email} />
    </Split>
  )
}
