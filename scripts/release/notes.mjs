import { Failure } from '../lib.mjs'

/** Returns the section of a version in CHANGELOG.md, without its heading; throws if it has none, or changes are unreleased. */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  const bodyOf = (name) => {
    const section = sections.find((each) => each.startsWith(`[${name}]`))
    return section?.slice(section.indexOf('\n')).trim()
  }
  const notes = bodyOf(version)
  if (!notes) throw new Failure(`CHANGELOG.md has no section [${version}]`)
  if (bodyOf('Unreleased'))
    throw new Failure(
      `CHANGELOG.md has changes under [Unreleased]. Give them a version and a date (CONTRIBUTING.md, Releasing)`,
    )
  return `Satchel ${version}\n\n${notes}\n`
}
