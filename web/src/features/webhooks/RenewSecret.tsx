import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { ModalFooter } from '../../ui/overlay/ModalFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'

/** Asks whether the secret is replaced, and whether the old one stops at once. */
export function openRenewSecret(onSure: (stopOld: boolean) => void): void {
  openModal({ title: t('webhooks.replaceSecret'), content: <RenewSecret onSure={onSure} /> })
}

function RenewSecret({ onSure }: { onSure: (stopOld: boolean) => void }) {
  const [stopOld, setStopOld] = useState(false)
  const go = () => {
    closeModal()
    onSure(stopOld)
  }
  return (
    <Stack>
      <Text>{t('webhooks.oldSecretSigns')}</Text>
      <Checkbox
        label={t('webhooks.stopOld')}
        description={t('webhooks.stopOldHint')}
        checked={stopOld}
        onChange={({ currentTarget }) => setStopOld(currentTarget.checked)}
      />
      <ModalFooter>
        <Button variant="default" onClick={closeModal} data-autofocus>
          {t('ui.cancel')}
        </Button>
        <Button {...(stopOld && { color: 'red' })} onClick={go}>
          {t('webhooks.replace')}
        </Button>
      </ModalFooter>
    </Stack>
  )
}
