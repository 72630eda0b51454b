import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Source of the smaller of the two builds: each page parses it again. */
const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
/** Options that leave out details of passing rules. */
const FAULTS_ONLY: RunOptions = { resultTypes: ['violations'], preload: false }

const LOADING = '.mantine-Skeleton-root, .shape-bone, .mantine-Loader-root, [aria-busy=true]'

/** Waits until a screen is complete: its heading is there, and nothing is still loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator(LOADING).filter({ visible: true })).toHaveCount(0)
}

declare global {
  interface Window {
    /** Present once its source ran in the page. */
    axe: { run(part: string, options: RunOptions): Promise<AxeResults> }
  }
}

interface Audit {
  part?: string
  /** Checks every rule of axe, not only those of WCAG. */
  isStrict?: boolean
}

/** Returns each violation that axe finds: its rule, and the first element. */
export async function faultsOf(page: Page, { part = 'html', isStrict = false }: Audit = {}) {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  const options = isStrict ? FAULTS_ONLY : { ...FAULTS_ONLY, runOnly: WCAG }
  return page.evaluate(
    async ([selector, chosen]) => {
      const { violations } = await window.axe.run(selector, chosen)
      return violations.map(({ id, nodes }) => [id, nodes[0]?.html])
    },
    [part, options] as const,
  )
}

export async function demandAccessible(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
}
