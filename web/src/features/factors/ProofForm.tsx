import { Button, Divider, PasswordInput, Stack, Text } from '@mantine/core'
import { beginProof, type Factors, getFactors, prove } from '@satchel/contract/accounts/factors.ts'
import { startSso } from '@satchel/contract/accounts/sso.ts'
import { t } from '@satchel/messages/t.ts'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call, query, useCommand } from '../../lib/api.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { urlOf } from '../../lib/request.ts'
import { useMe } from '../../lib/session.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { icon } from '../../ui/icon.ts'
import { AS_TYPED } from '../../ui/text/as-typed.ts'
import { CodeField } from './CodeField.tsx'
import { canPasskeys, passkeyProblemMessage, showPasskey } from './passkey-browser.ts'

/** Confirms the person's identity with a factor. */
export function ProofForm({ onProved }: { onProved: () => void }) {
  const factors = useQuery(query(getFactors, {}))
  if (factors.isPending) return <RowSkeletons count={2} />
  if (!factors.data)
    return <LoadProblem title={t('factors.couldntLoadSignInMethods')} query={factors} />
  const { totp, passkeys, hasPassword, isRequired } = factors.data
  const byPasskey = passkeys.length > 0 && canPasskeys
  const byPassword = hasPassword && !totp && !(isRequired && passkeys.length > 0)
  const byWord = totp !== null || byPassword
  return (
    <Stack>
      {byPasskey && <ByPasskey onProved={onProved} />}
      {byPasskey && byWord && <Divider label={t('factors.or')} />}
      {byWord && <ByWord factors={factors.data} isOnly={!byPasskey} onProved={onProved} />}
      {!byPasskey && !byWord && <BySingleSignOn />}
    </Stack>
  )
}

function ByPasskey({ onProved }: { onProved: () => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const show = useMutation<void, Error>({
    mutationFn: async () => {
      const passkey = await showPasskey(await call(beginProof, {}))
      await call(prove, { body: { passkey } })
    },
    onMutate: () => setProblem(null),
    onSuccess: onProved,
    onError: (error) => setProblem(passkeyProblemMessage(error)),
  })
  return (
    <div>
      <Button
        fullWidth
        leftSection={<IconFingerprint {...icon} />}
        loading={show.isPending}
        onClick={() => show.mutate()}
      >
        {t('factors.usePasskey')}
      </Button>
      {problem && (
        <Text c="red" size="sm" mt="xs" role="alert">
          {problem}
        </Text>
      )}
    </div>
  )
}

/** Confirms the identity of people with neither password nor passkey here, by a new single sign-on session. */
function BySingleSignOn() {
  const { user } = useMe()
  const { pathname, search } = window.location
  const request = { email: user.email, next: pathname + search }
  return (
    <>
      <Text>{t('factors.signInAgainHint')}</Text>
      <Button component="a" href={urlOf(startSso.path, {}, request)} fullWidth>
        {t('factors.signInWithYourCompany')}
      </Button>
    </>
  )
}

interface ByWordProps {
  factors: Factors
  /** True if there is no other way. */
  isOnly: boolean
  onProved: () => void
}

/** Form for the code if there is an authenticator, else for the password. */
function ByWord({ factors: { totp }, isOnly, onProved }: ByWordProps) {
  const [word, setWord] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const proving = useCommand(prove, { refreshes: [getFactors] })
  const refuse = ({ message, fields }: ApiProblem) => {
    const { code, password } = fields
    const ofPassword = password ? t('factors.passwordProblem', { problem: password }) : message
    setProblem(code ? t('factors.codeProblem', { problem: code }) : ofPassword)
    if (totp) setWord('')
  }
  const send = (input: string) => {
    setProblem(null)
    const body = totp ? { code: input } : { password: input }
    proving.mutate({ body }, { onSuccess: onProved, onError: refuse })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (word.trim()) send(word)
    else setProblem(totp ? t('factors.enterTheCode') : t('factors.enterYourPassword'))
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        {totp ? (
          <CodeField
            value={word}
            onChange={setWord}
            onComplete={send}
            problem={problem}
            mayRecover
          />
        ) : (
          <PasswordInput
            {...AS_TYPED}
            label={t('factors.password')}
            autoComplete="current-password"
            autoFocus
            value={word}
            error={problem}
            onChange={({ currentTarget }) => setWord(currentTarget.value)}
          />
        )}
        <Button type="submit" variant={isOnly ? 'filled' : 'default'} loading={proving.isPending}>
          {t('factors.continueLabel')}
        </Button>
      </Stack>
    </form>
  )
}
