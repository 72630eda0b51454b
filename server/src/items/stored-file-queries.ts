import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/**
 * Finds the files of all tenants' items and their versions that were read, with their SHA-256 in hex, except those
 * that are being deleted.
 */
export async function findStoredFiles(system: Db): Promise<{ key: string; sha256: string }[]> {
  const { rows } = await sql<{ key: string; sha256: string }>`
    select file.file_key as key, file.sha256
    from item_file file
      join item on item.tenant_id = file.tenant_id and item.id = file.item_id
      join tenant on tenant.id = file.tenant_id
    where file.sha256 is not null and item.purging_at is null
      and (tenant.closes_at is null or tenant.closes_at > now())
    order by key`.execute(system)
  return rows
}
