import { Button, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { icon } from '../icon.ts'
import { useCopying } from './CopyButton.tsx'

interface AskOperatorProps {
  /** Sentence on what only whoever runs the server can change. */
  line: string
  /** Message to send to them. */
  message: string
}

/** Says whom to ask for what only the operator can change, with the message to copy. */
export function AskOperator({ line, message }: AskOperatorProps) {
  const { copied, copy } = useCopying(message)
  return (
    <div>
      <Text mb="xs">{line}</Text>
      <Button
        variant="default"
        leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
        onClick={copy}
      >
        {copied ? t('ui.copied') : t('ui.copyRequest')}
      </Button>
    </div>
  )
}
