import { Anchor, Button, Code, Group, Stack, Text } from '@mantine/core'
import { type beginTotp, confirmTotp, getFactors } from '@satchel/contract/accounts/factors.ts'
import type { Reply } from '@satchel/contract/endpoint.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import { CodeField } from './CodeField.tsx'
import styles from './Factors.module.css'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface TotpSetupProps {
  begun: Reply<typeof beginTotp>
  /** Runs once the authenticator is active and its recovery codes were saved. */
  onDone: () => void
  onCancel: () => void
}

/** Setup with the QR code, its secret, the first code, and then the recovery codes. */
export function TotpSetup({ begun: { qr, secret, uri }, onDone, onCancel }: TotpSetupProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = useCommand(confirmTotp, { refreshes: [getFactors] })
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onDone} />

  const send = (input: string) => {
    setProblem(null)
    confirm.mutate(
      { body: { code: input } },
      {
        onError: ({ body, message }) => {
          setProblem(body.code === 'wrong-code' ? t('factors.thatsNotCurrentCode') : message)
          setCode('')
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === 6) send(code)
    else setProblem(t('factors.enterAllSixDigits'))
  }
  return (
    <form onSubmit={submit}>
      <div className={styles.setup}>
        <img src={qr} alt={t('factors.qrCodeForYourAuthenticator')} className={styles.qr} />
        <Stack gap="sm">
          <Text>{t('factors.scanQrCode')}</Text>
          <div>
            <Text size="sm" c="dimmed">
              {t('factors.orEnterKey')}
            </Text>
            <Code className={styles.secret ?? ''}>{secret.match(/.{1,4}/g)?.join(' ')}</Code>
          </div>
          <Anchor href={uri} className={styles.onPhone ?? ''}>
            {t('factors.openAuthenticatorApp')}
          </Anchor>
          <CodeField value={code} onChange={setCode} onComplete={send} problem={problem} />
          <Group gap="xs">
            <Button type="submit" loading={confirm.isPending}>
              {t('factors.turnOn')}
            </Button>
            <Button variant="default" onClick={onCancel}>
              {t('ui.cancel')}
            </Button>
          </Group>
        </Stack>
      </div>
    </form>
  )
}
