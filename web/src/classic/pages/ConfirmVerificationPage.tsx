import { Anchor } from '@mantine/core'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { CodeForm } from '../CodeForm.tsx'
import { EmailForm } from '../EmailForm.tsx'
import { Split } from '../Split.tsx'

export default function ConfirmVerificationPage() {
  const [query] = useSearchParams()
  const email = query.get('email')
  return (
    <Split
      title="Confirm your address"
      line={
        email ? (
          <>
            We sent a mail to <strong>{email}</strong>. Enter the six digits from it, or open its
            link.
          </>
        ) : (
          'Enter the address you signed up with, and then the six digits we mailed to it.'
        )
      }
      foot={
        <>
          {email ? 'Not your address?' : 'No account yet?'}{' '}
          <Anchor component={Link} to={paths.signup()}>
            {email ? 'Start again' : 'Create an account'}
          </Anchor>
        </>
      }
    >
      {email ? <CodeForm email={email} /> : <AddressForm next={query.get('next')} />}
    </Split>
  )
}

function AddressForm({ next }: { next: string | null }) {
  const navigate = useNavigate()
  return (
    <EmailForm
      email=""
      verb="Continue"
      isPending={false}
      onSubmit={(email) =>
        void navigate(paths.confirmVerification({ email, ...(next && { next }) }))
      }
    />
  )
}
