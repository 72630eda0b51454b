import { Anchor, Button, Divider, Group, Stack, Text } from '@mantine/core'
import { IconBuilding } from '@tabler/icons-react'
import { icon } from '../ui/icon.ts'
import * as labels from './labels/sign-in.ts'
import { leaveForSso } from './start-sso.ts'

interface SsoEntranceProps {
  email: string
  next: string | null
  /** Of the connection, as the company calls it. */
  name: string
  /** There is no password: nothing else is offered, and the way back is here. */
  isOnly: boolean
  onBack: () => void
}

/** By the accounts of the company. */
export function SsoEntrance({ email, next, name, isOnly, onBack }: SsoEntranceProps) {
  return (
    <Stack>
      {isOnly && (
        <Group justify="space-between" gap="xs">
          <Text truncate>{email}</Text>
          <Anchor component="button" type="button" onClick={onBack}>
            {labels.useAnotherAddress}
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
        {labels.continueWithName(name)}
      </Button>
      {!isOnly && <Divider label={labels.or} />}
    </Stack>
  )
}
