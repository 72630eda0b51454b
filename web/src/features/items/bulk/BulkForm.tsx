import { Alert } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import type { ApiProblem } from '../../../lib/problem.ts'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import styles from './BulkForm.module.css'

interface BulkFormProps {
  children: ReactNode
  /** Label of the button. */
  verb: string
  isEmpty: boolean
  isPending: boolean
  problem: ApiProblem | null
  onSubmit: () => void
}

/** Frame of forms that change many items at once. */
export function BulkForm({ children, verb, isEmpty, isPending, problem, onSubmit }: BulkFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty) onSubmit()
  }
  return (
    <form onSubmit={submit}>
      <div className={styles.fields}>
        {children}
        {problem && <Alert color="red">{problem.message}</Alert>}
      </div>
      <FormFooter submit={verb} isPending={isPending} isDisabled={isEmpty} />
    </form>
  )
}
