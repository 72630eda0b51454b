import { readFile } from 'node:fs/promises'
import type { Role } from '@satchel/contract/permissions.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'
import { parse } from 'csv-parse/sync'

/** Contents of `content/company.json`: the company, its people and their habits. */
export interface Company {
  tenant: { name: string; slug: string; timeZone: string; website: string }
  people: { key: string; name: string; email: string; role: Role }[]
  /** Labels and their colors. */
  categories: Record<Category, Record<string, string>>
  tagColors: Record<string, string>
  presets: { name: string; options: object; isDefault?: boolean }[]
  /** Groups of words that mean the same, of `content/synonyms.json`. */
  synonyms: string[][]
  savedSearches: { by: string; name: string; shared: boolean; form: Form }[]
  invitation: { email: string; role: Role; message: string; by: string }
  /** Files that have an address of their own. */
  publicAddresses: string[]
  /** The owner’s favorites. */
  favorites: string[]
  /** The share of searches of each person. */
  searchesEach: Record<string, number>
  /** The median number of times a person does something on a workday. */
  usageEachDay: Record<string, number>
  /** Rows of an imported list that didn’t become items: address, name and message. */
  faultyRows: [string, string, string][]
}

/** A search by labels. */
export type Form = { [category in Category]?: string[] } & { quickFilter?: string; tags?: string[] }

const CONTENT = new URL('./content/', import.meta.url)

/** Reads a JSON file; `idOf` returns what stands for `"item:…"`, `"collection:…"` and `"person:…"`. */
export async function readJson<T>(
  name: string,
  idOf?: (kind: string, name: string) => string,
): Promise<T> {
  const text = await readFile(new URL(name, CONTENT), 'utf8')
  if (!idOf) return JSON.parse(text)
  const replace = (_: string, kind: string, of: string) => JSON.stringify(idOf(kind, of))
  return JSON.parse(text.replace(/"(item|collection|person):([^"]+)"/g, replace))
}

/** Reads a CSV file whose first row names the columns. */
export async function readTable<T>(name: string): Promise<T[]> {
  return parse(await readFile(new URL(name, CONTENT)), { columns: true })
}
