import { Alert, Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { ModalFooter } from './ModalFooter.tsx'
import { closeModal } from './modal.ts'

interface FormFooterProps {
  /** Label of the button that sends the form. */
  submit: string
  isPending?: boolean
  isDisabled?: boolean
  color?: 'accent' | 'red' | undefined
  /** Problem that no field shows. */
  problem?: string | undefined
  /** Another way than to cancel. */
  instead?: { label: string; onClick: () => void } | undefined
  /** True where the dialog has nothing to fill in, so that Enter changes nothing by accident. */
  isCancelFocused?: boolean
}

/** The end of a form in a dialog: sends it or closes the dialog. */
export function FormFooter({
  submit,
  isPending = false,
  isDisabled = false,
  color = 'accent',
  problem,
  instead = { label: t('ui.cancel'), onClick: closeModal },
  isCancelFocused = false,
}: FormFooterProps) {
  return (
    <>
      {problem !== undefined && <Alert color="red">{problem}</Alert>}
      <ModalFooter>
        <Button
          variant="default"
          onClick={instead.onClick}
          data-autofocus={isCancelFocused || undefined}
        >
          {instead.label}
        </Button>
        <Button type="submit" color={color} loading={isPending} disabled={isDisabled}>
          {submit}
        </Button>
      </ModalFooter>
    </>
  )
}
