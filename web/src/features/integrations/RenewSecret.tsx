import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import * as uiLabels from '../../ui/labels.ts'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import * as labels from './labels.ts'

/** Asks whether the secret is replaced, and whether the old one stops at once. */
export function openRenewSecret(onSure: (stopOld: boolean) => void): void {
  openModal({ title: labels.replaceSecret, content: <RenewSecret onSure={onSure} /> })
}

function RenewSecret({ onSure }: { onSure: (stopOld: boolean) => void }) {
  const [stopOld, setStopOld] = useState(false)
  const go = () => {
    closeModal()
    onSure(stopOld)
  }
  return (
    <Stack>
      <Text>{labels.oldSecretSigns}</Text>
      <Checkbox
        label={labels.stopOld}
        description={labels.stopOldHint}
        checked={stopOld}
        onChange={({ currentTarget }) => setStopOld(currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={closeModal} data-autofocus>
          {uiLabels.cancel}
        </Button>
        <Button {...(stopOld && { color: 'red' })} onClick={go}>
          {labels.replace}
        </Button>
      </Group>
    </Stack>
  )
}
