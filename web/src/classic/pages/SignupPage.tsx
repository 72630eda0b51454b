import { getSignUpOffer } from '@satchel/contract/accounts/sign-up.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { CenteredSpinner } from '../../ui/feedback/Spinners.tsx'
import { SignInInstead } from '../SignInInstead.tsx'
import { SignupClosed } from '../SignupClosed.tsx'
import { SignupForm } from '../SignupForm.tsx'
import { Split } from '../Split.tsx'

export default function SignupPage() {
  const offer = useQuery(query(getSignUpOffer, {}))
  if (offer.isPending) return <CenteredSpinner />
  if (!offer.data)
    return (
      <Split title={t('classic.signUp.createYourAccount')} foot={<SignInInstead />}>
        <LoadProblem title={t('classic.signUp.couldntCheckSignUp')} query={offer} />
      </Split>
    )
  const { isOpen, domains, trialDays } = offer.data
  if (!isOpen) return <SignupClosed offer={offer.data} />
  return (
    <Split
      title={t('classic.signUp.createYourAccount')}
      line={
        trialDays === null
          ? t('classic.signUp.setUpYourCompany')
          : t('classic.signUp.tryEverythingFreeFor14')
      }
      foot={<SignInInstead />}
    >
      <SignupForm domains={domains} />
    </Split>
  )
}
