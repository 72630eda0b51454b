import { Button, Group, Stack, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { saveFile } from '../../lib/save-file.ts'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { icon } from '../../ui/icon.ts'
import styles from './Factors.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shows recovery codes, which are only ever shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  const save = () =>
    saveFile(new Blob([text], { type: 'text/plain' }), t('factors.satchelRecoveryCodesTxt'))
  return (
    <Stack gap="sm">
      <Text>{t('factors.recoveryCodesHint')}</Text>
      <ul className={styles.codes} aria-label={t('factors.recoveryCodes')}>
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
              {copied ? t('ui.copied') : t('ui.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={save}>
          {t('ui.download')}
        </Button>
        <Button onClick={onDone}>{t('ui.done')}</Button>
      </Group>
    </Stack>
  )
}
