import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, main, root } from './lib.mjs'

// The app may be read from right to left, so its styles name the beginning and the end of a line, not left and right. Pages
// of visitors, which are in Arabic already, have tests of their own.

const SOURCES = join(root, 'web/src')
const STYLES =
  /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/
/** The middle is the same from both sides. */
const MIDDLE = /^\s*(?:left|right): 50%/
const PROPERTIES =
  /\s(?:ml|mr|pl|pr)=[{"]|\bta="(?:left|right)"|\b(?:margin|padding)(?:Left|Right):|\btextAlign: '(?:left|right)'/

await main(() => {
  const problems = [
    ...linesWith('**/*.css', (line) => STYLES.test(line) && !MIDDLE.test(line)),
    ...linesWith('**/*.tsx', (line) => PROPERTIES.test(line)),
  ]
  if (problems.length > 0)
    throw new Failure(
      `${problems.join('\n')}\n\nUse margin-inline-start, inset-inline-end, text-align: start, ms= and so on.`,
    )
})

function linesWith(files, fits) {
  return globSync(files, { cwd: SOURCES, exclude: ['visitor/**'] }).flatMap((path) =>
    readFileSync(join(SOURCES, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        fits(line) ? [`web/src/${path}:${index + 1} has a side of its own: ${line.trim()}`] : [],
      ),
  )
}
