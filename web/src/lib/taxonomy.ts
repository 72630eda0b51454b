import { SETTINGS_FRESH } from '@satchel/contract/constants.ts'
import {
  type AccountSettings,
  CATEGORIES,
  type Category,
  type CategoryValue,
  getAccountSettings,
} from '@satchel/contract/taxonomy.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from './api.ts'

/** What people call the five categories. */
export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  funnelStage: 'Stage',
  contentProduct: 'Product',
  contentType: 'Content type',
  contentIndustry: 'Industry',
  contentRegion: 'Region',
}

const NO_VALUES: readonly CategoryValue[] = []

/** The tags and categories of the tenant, kept long since they change rarely. */
export function useTaxonomy() {
  const { data: settings } = useQuery({
    ...query(getAccountSettings, {}),
    staleTime: SETTINGS_FRESH,
    gcTime: SETTINGS_FRESH,
  })
  const valueById = useMemo(() => indexOf(settings), [settings])
  return {
    isKnown: settings !== undefined,
    tags: settings?.tags ?? [],
    valuesOf: (category: Category) => settings?.categories[category] ?? NO_VALUES,
    /** Undefined until known, and for a value that was removed. */
    findValue: (id: string) => valueById.get(id),
  }
}

function indexOf(settings: AccountSettings | undefined): ReadonlyMap<string, CategoryValue> {
  const values = CATEGORIES.flatMap((category) => settings?.categories[category] ?? [])
  return new Map(values.map((value) => [value.id, value]))
}
