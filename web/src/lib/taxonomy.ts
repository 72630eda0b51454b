import { SETTINGS_FRESH } from '@satchel/contract/constants.ts'
import {
  type AccountSettings,
  CATEGORIES,
  type Category,
  type CategoryValue,
  getAccountSettings,
} from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from './api.ts'

/** Names of the five categories. */
export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  funnelStage: t('format.stage'),
  contentProduct: t('format.product'),
  contentType: t('format.contentType'),
  contentIndustry: t('format.industry'),
  contentRegion: t('format.region'),
}

const NO_VALUES: readonly CategoryValue[] = []

/** Query of the account's settings, cached for long since they change rarely. */
export const accountSettings = {
  ...query(getAccountSettings, {}),
  staleTime: SETTINGS_FRESH,
  gcTime: SETTINGS_FRESH,
}

/** Returns the tenant's tags and categories. */
export function useTaxonomy() {
  const { data: settings, isPending } = useQuery(accountSettings)
  const valueById = indexOf(settings)
  return {
    isKnown: settings !== undefined,
    /** False once they are there, or couldn't be loaded. */
    isPending,
    tags: settings?.tags ?? [],
    isRequired: (category: Category) => settings?.requiredCategories.includes(category) ?? false,
    valuesOf: (category: Category) => settings?.categories[category] ?? NO_VALUES,
    /** Returns values that are not archived, plus those already set. */
    offeredOf: (category: Category, carried: readonly string[] = []) =>
      (settings?.categories[category] ?? NO_VALUES).filter(
        ({ id, archived }) => !archived || carried.includes(id),
      ),
    /** Finds a value; undefined while loading, and for a removed one. */
    findValue: (id: string) => valueById.get(id),
  }
}

const NONE: ReadonlyMap<string, CategoryValue> = new Map()
/** Indexes by settings, created once because each row of a list uses them. */
const indexes = new WeakMap<AccountSettings, ReadonlyMap<string, CategoryValue>>()

function indexOf(settings: AccountSettings | undefined): ReadonlyMap<string, CategoryValue> {
  if (!settings) return NONE
  const cached = indexes.get(settings) ?? index(settings)
  indexes.set(settings, cached)
  return cached
}

function index(settings: AccountSettings): ReadonlyMap<string, CategoryValue> {
  const values = CATEGORIES.flatMap((category) => settings.categories[category])
  return new Map(values.map((value) => [value.id, value]))
}
