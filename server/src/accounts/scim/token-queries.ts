import type { Scope } from '../../platform/database/scope.ts'

const TOKEN = ['id', 'name', 'createdAt', 'lastUsedAt'] as const

export function findTokens({ db }: Scope) {
  return db.selectFrom('scimToken').select(TOKEN).orderBy('id').execute()
}

export function insertToken({ db }: Scope, draft: { name: string; hash: Buffer }) {
  return db.insertInto('scimToken').values(draft).returning(TOKEN).executeTakeFirstOrThrow()
}

export function deleteToken({ db }: Scope, id: string) {
  return db.deleteFrom('scimToken').where('id', '=', id).returning('name').executeTakeFirst()
}
