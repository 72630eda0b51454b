import { useDebouncedValue } from '@mantine/hooks'
import { listCollections } from '@satchel/contract/collections.ts'
import { beginsWith, includesText } from '@satchel/contract/folding.ts'
import {
  CATEGORY_OPERATORS,
  type CategoryOperator,
  type OperatorName,
  STATES,
} from '@satchel/contract/search/syntax.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format/format.ts'
import { useTaxonomy } from '../../../lib/taxonomy.ts'
import * as labels from './labels.ts'
import type { OperatorAt } from './operator-at.ts'
import { useDays } from './use-days.ts'

/** Possible value of an operator. */
export interface OperatorValue {
  value: string
  label: string
  color?: string | null
  detail?: string
}

const SHOWN = 8
const TYPING = 150

/** Returns the values that complete the operator, the likeliest first. */
export function useOperatorValues(at: OperatorAt | null): OperatorValue[] {
  const name = at?.part === 'value' ? at.name : null
  const typed = at?.typed ?? ''
  const existing = useKnownValues(name)
  const people = usePeople(name === 'by', typed)
  const collections = useCollections(name === 'in', typed)
  if (name === null) return []
  if (name === 'by') return [...matching([labels.me], typed), ...people].slice(0, SHOWN)
  if (name === 'in') return collections
  return matching(existing, typed).slice(0, SHOWN)
}

function useKnownValues(name: OperatorName | null): OperatorValue[] {
  const { offeredOf, tags } = useTaxonomy()
  const days = useDays()
  if (name === null || name === 'by' || name === 'in') return []
  if (name === 'is') return STATES.map((value) => ({ value, ...labels.states[value] }))
  if (name === 'tag')
    return [...tags]
      .sort((one, other) => other.itemCount - one.itemCount)
      .map(({ label, color }) => ({ value: label, label, color }))
  if (isCategory(name))
    return offeredOf(CATEGORY_OPERATORS[name]).map(({ label, color }) => ({
      value: label,
      label,
      color,
    }))
  return days.map(({ day, label }) => ({ value: day, label, detail: formatDay(day) }))
}

function isCategory(name: OperatorName): name is CategoryOperator {
  return name in CATEGORY_OPERATORS
}

/** Returns matching values: those that begin with the typed text come before those with a later word that does. */
function matching(values: readonly OperatorValue[], typed: string): OperatorValue[] {
  const rank = ({ value, label }: OperatorValue) => {
    const texts = [value, label]
    if (texts.some((text) => beginsWith(text, typed))) return 0
    return texts.some((text) => includesText(text, typed)) ? 1 : 2
  }
  return values.filter((each) => rank(each) < 2).sort((one, other) => rank(one) - rank(other))
}

function usePeople(isWanted: boolean, typed: string): OperatorValue[] {
  const [search] = useDebouncedValue(typed.trim(), TYPING)
  const found = useQuery({
    ...query(listUsers, { query: { limit: SHOWN, ...(search && { search }) } }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
  return (found.data?.items ?? []).map(({ name, email }) => ({
    value: name,
    label: name,
    detail: email,
  }))
}

function useCollections(isWanted: boolean, typed: string): OperatorValue[] {
  const [search] = useDebouncedValue(typed.trim(), TYPING)
  const found = useQuery({
    ...query(listCollections, { query: { limit: SHOWN, ...(search && { search }) } }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
  return (found.data?.items ?? []).map(({ name }) => ({ value: name, label: name }))
}
