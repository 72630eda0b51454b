import { Alert, Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { ModalFooter } from '../../ui/overlay/ModalFooter.tsx'
import { closeModal } from '../../ui/overlay/modal.ts'

interface FormFootProps {
  submit: string
  isPending: boolean
  isDisabled?: boolean
  /** Problem that no field shows. */
  problem?: string | undefined
  /** Another way than to cancel. */
  instead?: { label: string; onClick: () => void } | undefined
}

/** The end of a form in a dialog. */
export function FormFoot({
  submit,
  isPending,
  isDisabled = false,
  problem,
  instead = { label: t('ui.cancel'), onClick: closeModal },
}: FormFootProps) {
  return (
    <>
      {problem !== undefined && <Alert color="red">{problem}</Alert>}
      <ModalFooter>
        <Button variant="default" onClick={instead.onClick}>
          {instead.label}
        </Button>
        <Button type="submit" disabled={isDisabled} loading={isPending}>
          {submit}
        </Button>
      </ModalFooter>
    </>
  )
}
