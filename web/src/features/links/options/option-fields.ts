import type { Base, Effective, Terms } from './option-terms.ts'

export interface OptionFieldsProps {
  terms: Terms
  base: Base
  /** By the paths of the fields. */
  errors: Record<string, string>
  onChange: (part: Terms) => void
  /** Many links cannot have the same address. */
  withSlug?: boolean
  /** Fields begin anew with each: another preset, whose options then stand in them. */
  edition?: string
}

export interface FieldsProps extends Pick<OptionFieldsProps, 'errors' | 'onChange' | 'withSlug'> {
  effective: Effective
}

/** What is wrong with one of the entries of a field, naming it. */
export function errorAmong(
  errors: Record<string, string>,
  field: string,
  entries: readonly string[],
): string | undefined {
  const index = entries.findIndex((_, place) => errors[`${field}.${place}`])
  return index < 0 ? errorAt(errors, field) : `${entries[index]} ${errors[`${field}.${index}`]}`
}

/** What is wrong with a field, or with one of its parts. */
export function errorAt(errors: Record<string, string>, field: string): string | undefined {
  const path = Object.keys(errors).find((each) => each === field || each.startsWith(`${field}.`))
  return path && errors[path]
}
