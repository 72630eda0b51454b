import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core'
import { includesText } from '@satchel/contract/folding.ts'

/** Filters the options of a field by what is typed, however both are written. */
export const filterOptions: OptionsFilter = ({ options, search, limit }) =>
  options
    .map((option) =>
      'items' in option
        ? { ...option, items: option.items.filter(({ label }) => includesText(label, search)) }
        : option,
    )
    .filter((option) => has(option, search))
    .slice(0, limit)

function has(option: ComboboxParsedItem, search: string): boolean {
  return 'items' in option ? option.items.length > 0 : includesText(option.label, search)
}
