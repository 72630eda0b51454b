import { findTenant, type SignInOptions } from '@satchel/contract/accounts/accounts.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../lib/api.ts'
import { EmailForm } from './EmailForm.tsx'
import { problemMessage } from './problem-message.ts'

interface EmailStepProps {
  email: string
  onFound: (email: string, tenant: SignInOptions) => void
}

/** Asks for the address, because its company decides how to sign in. */
export function EmailStep({ email, onFound }: EmailStepProps) {
  const find = useCommand(findTenant, { refreshes: [] })
  return (
    <EmailForm
      email={email}
      verb={t('classic.signIn.continueLabel')}
      isPending={find.isPending}
      onSubmit={(address, refuse) =>
        find.mutate(
          { query: { email: address } },
          {
            onSuccess: (tenant) => {
              if (typeof tenant === 'object' && tenant !== null) onFound(address, tenant)
              else refuse(t('classic.signIn.credentialsWrong'))
            },
            onError: (error) => refuse(problemMessage(error)),
          },
        )
      }
    />
  )
}
