import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { findPartner } from '@satchel/contract/partners.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { query } from '../../lib/api.ts'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { LoadProblem } from '../../ui/LoadProblem.tsx'
import { CenteredSpinner } from '../../ui/Spinners.tsx'
import { SignupForm } from '../SignupForm.tsx'
import { Split } from '../Split.tsx'

/** Sign up on the terms of the partner whose code it is. */
export default function PartnerSignupPage() {
  const [params, setParams] = useSearchParams()
  const code = params.get('code')?.trim() ?? ''
  const found = useQuery({ ...query(findPartner, { body: { code } }), enabled: !!code })
  if (code && found.isPending) return <CenteredSpinner />
  if (found.isError)
    return (
      <Split title="Sign up with a partner">
        <LoadProblem title="The code could not be looked up" query={found} />
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
      title="Create an account"
      line={`${partner} gives you ${formatCount(trialDays, 'day')} to try all of it, no card needed.`}
      foot={<HaveAccount />}
    >
      <Stack>
        <SignupForm partnerCode={code} />
        <Text size="sm" c="dimmed">
          {partner} sees the name of your company, its plan and whether it is still on trial;
          nothing of what you put in.
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
      title="Sign up with a partner"
      line="The code of your partner gives you its terms."
      foot={
        <>
          No code?{' '}
          <Anchor component={Link} to={paths.signup()}>
            Sign up without one
          </Anchor>
        </>
      }
    >
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Partner code"
            autoComplete="off"
            autoFocus
            value={typed}
            error={isUnknown && 'No partner has this code now'}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" fullWidth>
            Continue
          </Button>
        </Stack>
      </form>
    </Split>
  )
}

function HaveAccount() {
  return (
    <>
      Have an account?{' '}
      <Anchor component={Link} to={paths.login()}>
        Sign in
      </Anchor>
    </>
  )
}
