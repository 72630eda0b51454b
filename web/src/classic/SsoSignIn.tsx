import { Anchor, Button, Divider, Group, Stack, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconBuilding } from '@tabler/icons-react'
import { icon } from '../ui/icon.ts'
import { EmailText } from '../ui/text/EmailText.tsx'
import { leaveForSso } from './start-sso.ts'

interface SsoSignInProps {
  email: string
  next: string | null
  /** Name of the connection, as the company calls it. */
  name: string
  /** True if there is no password: nothing else is offered, only the way back. */
  isOnly: boolean
  onBack: () => void
}

/** Signs in with the company's identity provider. */
export function SsoSignIn({ email, next, name, isOnly, onBack }: SsoSignInProps) {
  return (
    <Stack>
      {isOnly && (
        <Group justify="space-between" gap="xs">
          <Text truncate>
            <EmailText>{email}</EmailText>
          </Text>
          <Anchor component="button" type="button" onClick={onBack}>
            {t('classic.signIn.useAnotherAddress')}
          </Anchor>
        </Group>
      )}
      <Button
        variant={isOnly ? 'filled' : 'default'}
        leftSection={<IconBuilding {...icon} />}
        autoFocus={isOnly}
        onClick={() => leaveForSso({ email, next })}
        fullWidth
      >
        {t('classic.signIn.continueWithName', { name })}
      </Button>
      {!isOnly && <Divider label={t('classic.signIn.or')} />}
    </Stack>
  )
}
