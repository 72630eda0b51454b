import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import { root } from '../lib.mjs'
import { expectedSeconds, readLastTimes } from './last-times.mjs'

/** Tests of the browser's code need no build, so they run while it is made. */
const ORDER = ['web', 'server', 'integrations']

/** Runs files project by project, since workers are kept within one, and the longest first: none is left for the end. */
export class LongestFirst extends BaseSequencer {
  async sort(specifications) {
    const last = readLastTimes()
    const planned = specifications.map((specification) => ({
      specification,
      place: ORDER.indexOf(specification.project.name),
      seconds: expectedSeconds(relative(root, specification.moduleId), last),
    }))
    planned.sort((one, other) => one.place - other.place || other.seconds - one.seconds)
    return planned.map(({ specification }) => specification)
  }
}
