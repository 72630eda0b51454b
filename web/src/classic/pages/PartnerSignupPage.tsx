import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { getSignUpOffer } from '@satchel/contract/accounts/sign-up.ts'
import { findPartner } from '@satchel/contract/tenants/partners.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { CenteredSpinner } from '../../ui/feedback/Spinners.tsx'
import { SignInInstead } from '../SignInInstead.tsx'
import { SignupClosed } from '../SignupClosed.tsx'
import { SignupForm } from '../SignupForm.tsx'
import { Split } from '../Split.tsx'

/** Signup on the terms of the partner with this code. */
export default function PartnerSignupPage() {
  const [params, setParams] = useSearchParams()
  const code = params.get('code')?.trim() ?? ''
  const found = useQuery({ ...query(findPartner, { body: { code } }), enabled: !!code })
  const offer = useQuery(query(getSignUpOffer, {}))
  if (offer.isPending || (code && found.isPending)) return <CenteredSpinner />
  if (offer.data && !offer.data.isOpen) return <SignupClosed offer={offer.data} />
  if (found.isError || !offer.data)
    return (
      <Split title={t('classic.signUp.signUpWithPartner')}>
        <LoadProblem
          title={t('classic.signUp.couldntCheckTheCode')}
          query={found.isError ? found : offer}
        />
      </Split>
    )
  if (!found.data)
    return (
      <CodeStep
        code={code}
        onCode={(next) =>
          setParams((old) => {
            old.set('code', next)
            return old
          })
        }
      />
    )
  const { partner, trialDays } = found.data
  return (
    <Split
      title={t('classic.signUp.createYourAccount')}
      line={
        offer.data.trialDays === null
          ? t('classic.signUp.setUpYourCompany')
          : t('classic.signUp.givesYouDaysToTry', { partner, trialDays })
      }
      foot={<SignInInstead />}
    >
      <Stack>
        <SignupForm partnerCode={code} domains={offer.data.domains} />
        <Text size="sm" c="dimmed">
          {t('classic.signUp.seesYourCompanyName', { partner })}
        </Text>
      </Stack>
    </Split>
  )
}

function CodeStep({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  const [typed, setTyped] = useState(code)
  const isUnknown = code !== '' && typed === code
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) onCode(typed.trim())
  }
  return (
    <Split
      title={t('classic.signUp.signUpWithPartner')}
      line={t('classic.signUp.enterYourPartnersCode')}
      foot={
        <>
          {t('classic.signUp.noCode')}{' '}
          <Anchor component={Link} to={paths.signup()}>
            {t('classic.signUp.signUpWithoutOne')}
          </Anchor>
        </>
      }
    >
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={t('classic.signUp.partnerCode')}
            autoComplete="off"
            autoFocus
            value={typed}
            error={isUnknown && t('classic.signUp.thisCodeIsntValid')}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" fullWidth>
            {t('classic.signUp.continueLabel')}
          </Button>
        </Stack>
      </form>
    </Split>
  )
}
