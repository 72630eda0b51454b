import { newId } from '../../lib/new-id.ts'

interface Sent {
  id: string
  values: string
}

const sent = new WeakMap<HTMLFormElement, Sent>()

/**
 * Returns the id of a form as it is filled in now. It stays the same until a value changes, so a form whose answer got
 * lost is stored once, however often it's sent.
 */
export function formId(form: HTMLFormElement, values: Record<string, string>): string {
  const text = JSON.stringify(values)
  const before = sent.get(form)
  if (before?.values === text) return before.id
  const id = newId()
  sent.set(form, { id, values: text })
  return id
}
