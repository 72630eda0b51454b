/** Returns a URL parameter that is one of these values, else null. */
export function oneOf<T extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly T[],
): T | null {
  return allowed.find((each) => each === params.get(name)) ?? null
}
