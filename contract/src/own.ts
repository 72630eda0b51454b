/** Returns an object's own value of a key from outside, not what all objects have for `constructor` or `toString`. */
export function own<V>(record: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
