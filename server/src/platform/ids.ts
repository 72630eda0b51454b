/** Ids are UUIDv7: they begin with the time at which they were made. */
export function timeOfId(id: string): string {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString()
}
