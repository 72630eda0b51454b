import { Button, Group } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
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
    <Group justify="flex-end">
      <Button variant="default" onClick={closeModal} data-autofocus>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" color={color} loading={isPending} disabled={disabled}>
        {label}
      </Button>
    </Group>
  )
}
