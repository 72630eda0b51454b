import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Returns the folder for the pages of a language: English ones are at the top. */
export const outputOf = (language: string) => (language === 'en' ? 'dist' : `dist/${language}`)

/** Moves files to those of the English build, which is there: named by their content, those that are equal are one. */
export function besideEnglish(language: string): Plugin {
  return {
    name: 'beside-english',
    apply: 'build',
    async closeBundle() {
      const [from, to] = [join(outputOf(language), 'assets'), join(outputOf('en'), 'assets')]
      await mkdir(to, { recursive: true })
      for (const name of await readdir(from)) await rename(join(from, name), join(to, name))
      await rm(from, { recursive: true })
    },
  }
}
