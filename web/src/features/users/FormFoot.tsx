import { Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { ModalFooter } from '../../ui/overlay/ModalFooter.tsx'
import { closeModal } from '../../ui/overlay/modal.ts'

interface FormFootProps {
  label: string
  isPending: boolean
  disabled?: boolean
  color?: string
}

/** Buttons to submit or cancel a dialog. */
export function FormFoot({ label, isPending, disabled = false, color = 'accent' }: FormFootProps) {
  return (
    <ModalFooter>
      <Button variant="default" onClick={closeModal} data-autofocus>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" color={color} loading={isPending} disabled={disabled}>
        {label}
      </Button>
    </ModalFooter>
  )
}
