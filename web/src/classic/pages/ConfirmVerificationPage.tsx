import { Anchor } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { EmailAddress } from '../../ui/text/EmailAddress.tsx'
import { CodeForm } from '../CodeForm.tsx'
import { EmailForm } from '../EmailForm.tsx'
import { Split } from '../Split.tsx'

export default function ConfirmVerificationPage() {
  const [query] = useSearchParams()
  const email = query.get('email')
  return (
    <Split
      title={t('classic.confirm.confirmYourAddress')}
      line={
        email ? (
          <>
            {t('classic.confirm.weSentEmail')}{' '}
            <strong>
              <EmailAddress>{email}</EmailAddress>
            </strong>
            {t('classic.confirm.enterItsSixDigitCode')}
          </>
        ) : (
          t('classic.confirm.enterAddressAndCode')
        )
      }
      foot={
        <>
          {email ? t('classic.confirm.notYourAddress') : t('classic.confirm.noAccountYet')}{' '}
          <Anchor component={Link} to={paths.signup()}>
            {email ? t('classic.confirm.startOver') : t('classic.confirm.createAccount')}
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
      verb={t('classic.confirm.continueLabel')}
      isPending={false}
      onSubmit={(email) =>
        void navigate(paths.confirmVerification({ email, ...(next && { next }) }))
      }
    />
  )
}
