import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { saveFile } from '../../lib/save-file.ts'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { icon } from '../../ui/icon.ts'
import * as uiLabels from '../../ui/labels.ts'
import styles from './Factors.module.css'
import * as labels from './labels.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shows recovery codes, which are only ever shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  const save = () =>
    saveFile(new Blob([text], { type: 'text/plain' }), labels.satchelRecoveryCodesTxt)
  return (
    <Stack gap="sm">
      <Text>{labels.recoveryCodesHint}</Text>
      <ul className={styles.codes} aria-label={labels.recoveryCodes}>
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
              {copied ? uiLabels.copied : uiLabels.copy}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={save}>
          {uiLabels.download}
        </Button>
        <Button onClick={onDone}>{uiLabels.done}</Button>
      </Group>
    </Stack>
  )
}
