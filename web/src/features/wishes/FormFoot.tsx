import { Alert, Button, Group } from '@mantine/core'
import * as uiLabels from '../../ui/labels.ts'
import { closeModal } from '../../ui/overlay/modal.ts'

interface FormFootProps {
  submit: string
  isPending: boolean
  isDisabled?: boolean
  /** Problem that no field shows. */
  problem?: string | undefined
}

/** The end of a form in a dialog. */
export function FormFoot({ submit, isPending, isDisabled = false, problem }: FormFootProps) {
  return (
    <>
      {problem !== undefined && <Alert color="red">{problem}</Alert>}
      <Group justify="flex-end">
        <Button variant="default" onClick={closeModal}>
          {uiLabels.cancel}
        </Button>
        <Button type="submit" disabled={isDisabled} loading={isPending}>
          {submit}
        </Button>
      </Group>
    </>
  )
}
