import { Stack, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { closeModal, getModal, openModal, subscribeModal } from '../../ui/overlay/modal.ts'
import { ProofForm } from './ProofForm.tsx'

/** Resolves to true once the person has confirmed their identity, to false if they close the dialog. */
export function askProof(): Promise<boolean> {
  return new Promise((resolve) => {
    const onProved = () => {
      resolve(true)
      closeModal()
    }
    const content = (
      <Stack>
        <Text c="dimmed">{t('factors.whyVerify')}</Text>
        <ProofForm onProved={onProved} />
      </Stack>
    )
    openModal({ title: t('factors.verifyItsYou'), content, dropsText: true })
    const stop = subscribeModal(() => {
      const { isOpen, shown } = getModal()
      if (isOpen && shown?.content === content) return
      stop()
      resolve(false)
    })
  })
}
