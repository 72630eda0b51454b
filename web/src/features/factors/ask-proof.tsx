import { closeModal, getModal, openModal, subscribeModal } from '../../ui/overlay/modal.ts'
import * as labels from './labels.ts'
import { ProofForm } from './ProofForm.tsx'

/** True once the person has shown who they are, false where they close the dialog instead. */
export function askProof(): Promise<boolean> {
  return new Promise((resolve) => {
    const onProved = () => {
      resolve(true)
      closeModal()
    }
    const content = <ProofForm onProved={onProved} />
    openModal({ title: labels.verifyIts, content })
    const stop = subscribeModal(() => {
      const { isOpen, shown } = getModal()
      if (isOpen && shown?.content === content) return
      stop()
      resolve(false)
    })
  })
}
