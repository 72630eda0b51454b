import { getSignUpOffer } from '@satchel/contract/accounts/sign-up.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { CenteredSpinner } from '../../ui/feedback/Spinners.tsx'
import { SignInInstead } from '../SignInInstead.tsx'
import { SignupClosed } from '../SignupClosed.tsx'
import { SignupForm } from '../SignupForm.tsx'
import { Split } from '../Split.tsx'

export default function SignupPage() {
  const [search] = useSearchParams()
  const offer = useQuery(query(getSignUpOffer, {}))
  if (offer.isPending) return <CenteredSpinner />
  if (!offer.data)
    return (
      <Split title={t('classic.signUp.createYourAccount')} foot={<SignInInstead />}>
        <LoadProblem title={t('classic.signUp.couldntCheckWhetherOpen')} query={offer} />
      </Split>
    )
  const { isOpen, isFirst, domains, trialDays } = offer.data
  if (!isOpen) return <SignupClosed offer={offer.data} />
  // The gate leads there once the first company is in.
  if (isFirst && !search.has('next'))
    return (
      <Navigate to={paths.signup({ next: paths.teamSettings({ section: 'setup' }) })} replace />
    )
  if (isFirst)
    return (
      <Split title={t('classic.signUp.setUpThisServer')} line={t('classic.signUp.youOperateIt')}>
        <SignupForm domains={null} isFirst />
      </Split>
    )
  return (
    <Split
      title={t('classic.signUp.createYourAccount')}
      line={
        trialDays === null ? t('classic.signUp.setUpYourCompany') : t('classic.signUp.freeTrial')
      }
      foot={<SignInInstead />}
    >
      <SignupForm domains={domains} />
    </Split>
  )
}
