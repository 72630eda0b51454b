import { Anchor } from '@mantine/core'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { CodeForm } from '../CodeForm.tsx'
import { EmailForm } from '../EmailForm.tsx'
import * as labels from '../labels/confirm.ts'
import { Split } from '../Split.tsx'

export default function ConfirmVerificationPage() {
  const [query] = useSearchParams()
  const email = query.get('email')
  return (
    <Split
      title={labels.confirmYourAddress}
      line={
        email ? (
          <>
            {labels.weSentEmail} <strong>{email}</strong>
            {labels.enterItsSixDigitCode}
          </>
        ) : (
          labels.enterAddressYouSignedUp
        )
      }
      foot={
        <>
          {email ? labels.notYourAddress : labels.noAccountYet}{' '}
          <Anchor component={Link} to={paths.signup()}>
            {email ? labels.startOver : labels.createAccount}
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
      verb={labels.continueLabel}
      isPending={false}
      onSubmit={(email) =>
        void navigate(paths.confirmVerification({ email, ...(next && { next }) }))
      }
    />
  )
}
