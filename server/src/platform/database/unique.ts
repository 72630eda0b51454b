const UNIQUE_VIOLATION = '23505'

/** The unique constraint that a row would break; undefined for any other error. */
export function brokenUnique(error: unknown): string | undefined {
  const { code, constraint = '' } = error as { code?: string; constraint?: string }
  return code === UNIQUE_VIOLATION ? constraint : undefined
}
