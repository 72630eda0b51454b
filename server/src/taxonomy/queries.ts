import type { Scope } from '../platform/scope.ts'

export interface ValueDraft {
  category: string
  label: string
  color: string | null
  position: number
}

export async function insertValues({ db }: Scope, values: ValueDraft[]): Promise<void> {
  await db.insertInto('categoryValue').values(values).execute()
}
