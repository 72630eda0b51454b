import { Anchor } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { signOut, useMe } from '../lib/session.ts'
import { showProblem } from '../ui/feedback/toast.tsx'

/** A line for people who are signed in as somebody else than they meant. */
export function SignedInAs() {
  const { user } = useMe()
  return (
    <>
      {t('classic.signIn.notEmail', { email: user.email })}{' '}
      <Anchor component="button" type="button" onClick={() => void signOut().catch(showProblem)}>
        {t('classic.signIn.signOut')}
      </Anchor>
    </>
  )
}
