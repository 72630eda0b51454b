import { Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { saveFile } from '../../lib/save-file.ts'
import { icon } from '../../ui/icon.ts'
import styles from './Factors.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** Told this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  const save = () =>
    saveFile(new Blob([text], { type: 'text/plain' }), 'Satchel recovery codes.txt')
  return (
    <Stack gap="sm">
      <Text>
        Keep these codes where you find them without your phone. Each signs you in once in place of
        the authenticator. They are not shown again.
      </Text>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={save}>
          Download
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </Group>
    </Stack>
  )
}
