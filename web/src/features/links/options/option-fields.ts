import type { Base, Effective, Terms } from './option-terms.ts'

export interface OptionFieldsProps {
  terms: Terms
  base: Base
  /** Problems by field path. */
  errors: Record<string, string>
  onChange: (part: Terms) => void
  /** True to offer the address, which several links can't share. */
  withSlug?: boolean
  /** Key of the fields, which reset when it changes, such as for another preset. */
  edition?: string
}

export interface FieldsProps extends Pick<OptionFieldsProps, 'errors' | 'onChange' | 'withSlug'> {
  base: Base
  effective: Effective
}

/** Returns the problem of one entry of a field, naming the entry. */
export function errorAmong(
  errors: Record<string, string>,
  field: string,
  entries: readonly string[],
): string | undefined {
  const index = entries.findIndex((_, place) => errors[`${field}.${place}`])
  return index < 0 ? errorAt(errors, field) : `${entries[index]} ${errors[`${field}.${index}`]}`
}

/** Returns the problem of a field or of a part of it. */
export function errorAt(errors: Record<string, string>, field: string): string | undefined {
  const path = Object.keys(errors).find((each) => each === field || each.startsWith(`${field}.`))
  return path && errors[path]
}
