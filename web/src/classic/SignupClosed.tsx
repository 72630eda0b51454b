import { Anchor, Stack, Text } from '@mantine/core'
import type { SignUpOffer } from '@satchel/contract/accounts/sign-up.ts'
import * as labels from './labels/sign-up.ts'
import { SignInInstead } from './SignInInstead.tsx'
import { Split } from './Split.tsx'

/** Page in place of the form where no company can sign up: whom to ask. */
export function SignupClosed({ offer: { askAt } }: { offer: SignUpOffer }) {
  const ask = askAt ? labels.askForInvitation(askAt.name) : labels.askThoseWhoRunIt
  return (
    <Split
      title={labels.signUpIsClosed}
      line={labels.newCompaniesCantSignUp}
      foot={<SignInInstead />}
    >
      <Stack gap="xs">
        <Text>
          {ask}{' '}
          {askAt?.website && (
            <Anchor href={askAt.website} rel="noopener noreferrer">
              {askAt.website}
            </Anchor>
          )}
        </Text>
        <Text c="dimmed">{labels.invitedAlready}</Text>
      </Stack>
    </Split>
  )
}
