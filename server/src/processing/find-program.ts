import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** The path of a program; undefined where the search path has none of that name. */
export async function findProgram(name: string, searchPath: string): Promise<string | undefined> {
  const places = searchPath.split(delimiter).filter(Boolean)
  for (const place of places.map((folder) => join(folder, name))) {
    const there = await access(place, constants.X_OK).then(
      () => place,
      () => undefined,
    )
    if (there) return there
  }
  return undefined
}
