import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import type { ApiProblem } from '../../lib/problem.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'

/**
 * Returns text fields that are saved together; a problem is shown at its field, or as a toast if it belongs to none.
 */
export function useFields<F extends string>(
  saved: Record<F, string>,
  onSave: (values: Record<F, string>) => Promise<unknown>,
) {
  const [drafts, setDrafts] = useState<Partial<Record<F, string>>>({})
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const values: Record<F, string> = { ...saved, ...drafts }
  const names = Object.keys(saved) as F[]

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    try {
      await onSave(values)
      setDrafts({})
      toast({ message: t('ui.saved') })
    } catch (error) {
      const { fields, message } = error as ApiProblem
      setProblems(fields)
      const isShown = names.some((name) => fields[name])
      if (!isShown) toast({ message, tone: 'problem' })
    }
    setSaving(false)
  }

  const isChanged = names.some((name) => values[name] !== saved[name])
  useUnsaved(isChanged)
  return {
    values,
    isSaving,
    isChanged,
    set: (next: Partial<Record<F, string>>) => setDrafts((before) => ({ ...before, ...next })),
    field: (name: F) => ({
      value: values[name],
      error: problems[name],
      autoComplete: 'off',
      spellCheck: false,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
        const { value } = currentTarget
        setDrafts((before) => ({ ...before, [name]: value }))
        setProblems(({ [name]: _, ...others }) => others)
      },
    }),
    submit: (event: FormEvent) => void submit(event),
  }
}
