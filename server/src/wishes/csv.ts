import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { csvLine, UTF8_MARK } from '../platform/files/csv-cells.ts'
import type { TableWord, Word } from '../platform/files/table-words/all.ts'

const COLUMNS: [name: TableWord, cell: (wish: Wish) => string | number | null | undefined][] = [
  ['Id', ({ id }) => id],
  ['Kind', ({ kind }) => kind],
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Status', ({ statusLabel }) => statusLabel],
  ['Votes', ({ votes }) => votes],
  ['Comments', ({ commentCount }) => commentCount],
  ['Author', ({ author }) => author.name],
  ['Organization', ({ organization }) => organization],
  ['Assignee', ({ assignee }) => assignee?.name],
  ['Needed by', ({ neededBy }) => neededBy],
  ['Response', ({ response }) => response],
  ['Items', ({ itemIds }) => itemIds.join('; ')],
  ['Done', ({ doneAt }) => doneAt],
  ['Created', ({ createdAt }) => createdAt],
  ['Updated', ({ updatedAt }) => updatedAt],
]

export function csvOf(wishes: Wish[], word: Word): string {
  const lines = wishes.map((wish) => COLUMNS.map(([, cell]) => String(cell(wish) ?? '')))
  return UTF8_MARK + [COLUMNS.map(([name]) => word(name)), ...lines].map(csvLine).join('')
}
