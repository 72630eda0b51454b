import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { root } from '../lib.mjs'

/** Writes a list of `{ file, project, begin, end, cpuSeconds }`, hooks and imports included; see `measure-file.mjs`. */
export class TimesReporter {
  #path
  #files = []

  constructor(path) {
    this.#path = path
  }

  onTestModuleEnd(module) {
    const end = Date.now()
    // A file that fails before its first test has none of these.
    const { begin = end, cpuSeconds } = module.meta()
    const file = relative(root, module.moduleId)
    this.#files.push({ file, project: module.project.name, begin, end, cpuSeconds })
  }

  onTestRunEnd() {
    mkdirSync(dirname(this.#path), { recursive: true })
    writeFileSync(this.#path, JSON.stringify(this.#files))
  }
}
