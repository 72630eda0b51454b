import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { csvLine, UTF8_MARK } from '../platform/files/csv-cells.ts'
import type { TableWord, Word } from '../platform/files/table-words.ts'

const COLUMNS: [name: TableWord, cell: (wish: Wish) => string | number | null | undefined][] = [
  ['id', ({ id }) => id],
  ['kind', ({ kind }) => kind],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['status', ({ statusLabel }) => statusLabel],
  ['votes', ({ votes }) => votes],
  ['comments', ({ commentCount }) => commentCount],
  ['author', ({ author }) => author.name],
  ['organization', ({ organization }) => organization],
  ['assignee', ({ assignee }) => assignee?.name],
  ['neededBy', ({ neededBy }) => neededBy],
  ['response', ({ response }) => response],
  ['items', ({ itemIds }) => itemIds.join('; ')],
  ['done', ({ doneAt }) => doneAt],
  ['created', ({ createdAt }) => createdAt],
  ['updated', ({ updatedAt }) => updatedAt],
]

export function csvOf(wishes: Wish[], word: Word): string {
  const lines = wishes.map((wish) => COLUMNS.map(([, cell]) => String(cell(wish) ?? '')))
  return UTF8_MARK + [COLUMNS.map(([name]) => word(name)), ...lines].map(csvLine).join('')
}
