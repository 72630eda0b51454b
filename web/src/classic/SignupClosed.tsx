import { Anchor, Stack, Text } from '@mantine/core'
import type { SignUpOffer } from '@satchel/contract/accounts/sign-up.ts'
import { t } from '@satchel/messages/t.ts'
import { SignInInstead } from './SignInInstead.tsx'
import { Split } from './Split.tsx'

/** Page in place of the form where no company can sign up: whom to ask. */
export function SignupClosed({ offer: { askAt } }: { offer: SignUpOffer }) {
  const ask = askAt
    ? t('classic.signUp.askForInvitation', { name: askAt.name })
    : t('classic.signUp.askThoseWhoRunIt')
  return (
    <Split
      title={t('classic.signUp.signUpIsClosed')}
      line={t('classic.signUp.closed')}
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
        <Text c="dimmed">{t('classic.signUp.invitedAlready')}</Text>
      </Stack>
    </Split>
  )
}
