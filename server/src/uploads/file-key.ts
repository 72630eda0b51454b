import type { Named } from './store.ts'

/** Returns the key of the file that an upload becomes: all files of an item are below its own name, and go with it. */
export function keyOf({ id, tenantId, replaces }: Named): string {
  return replaces ? `${tenantId}/${replaces}/${id}` : `${tenantId}/${id}/original`
}
