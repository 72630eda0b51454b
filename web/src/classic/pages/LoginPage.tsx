import { Anchor } from '@mantine/core'
import type { SignInOptions } from '@satchel/contract/accounts/accounts.ts'
import { t } from '@satchel/messages/t.ts'
import { use, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Brand } from '../brand.ts'
import { EmailStep } from '../EmailStep.tsx'
import { PasskeySignIn } from '../PasskeySignIn.tsx'
import { PasswordStep } from '../PasswordStep.tsx'
import { Split } from '../Split.tsx'
import { SsoSignIn } from '../SsoSignIn.tsx'
import { TotpStep } from '../TotpStep.tsx'

export default function LoginPage() {
  const [query] = useSearchParams()
  const { setBrand } = use(Brand)
  const [email, setEmail] = useState(query.get('email') ?? '')
  const [tenant, setTenant] = useState<SignInOptions | null>(null)

  const [password, setPassword] = useState<string | null>(null)

  const show = (next: SignInOptions | null) => {
    setTenant(next)
    setPassword(null)
    setBrand(next)
  }

  return (
    <Split
      title={
        tenant ? t('classic.signIn.signInTo', { name: tenant.name }) : t('classic.signIn.signIn')
      }
      line={tenant ? undefined : t('classic.signIn.takeYourWorkEmail')}
      foot={
        <>
          {t('classic.signIn.newHere')}{' '}
          <Anchor component={Link} to={paths.signup()}>
            {t('classic.signIn.createAccount')}
          </Anchor>
        </>
      }
    >
      {tenant?.signIn.sso && password === null && (
        <SsoSignIn
          email={email}
          next={query.get('next')}
          name={tenant.signIn.sso.name}
          isOnly={!tenant.signIn.password}
          onBack={() => show(null)}
        />
      )}
      {tenant?.signIn.password && password === null && (
        <PasswordStep
          email={email}
          next={query.get('next')}
          onBack={() => show(null)}
          onTotp={setPassword}
        />
      )}
      {tenant && password !== null && (
        <TotpStep email={email} password={password} onBack={() => show(null)} />
      )}
      {!tenant && (
        <>
          <EmailStep
            email={email}
            onFound={(address, found) => {
              setEmail(address)
              show(found)
            }}
          />
          <PasskeySignIn />
        </>
      )}
    </Split>
  )
}
