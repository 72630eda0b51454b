import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const LOADING = '.mantine-Skeleton-root, .mantine-Loader-root, [aria-busy=true]'

/** Waits until a screen shows what it is to show: its heading, and nothing that is still loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator(LOADING).filter({ visible: true })).toHaveCount(0)
}

/** Returns each violation that axe finds: its rule, and the first element. */
export async function faultsOf(page: Page, part = 'html'): Promise<(string | undefined)[][]> {
  // No page holds a frame of another origin, so axe may run in the page itself, which takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await axe.include(part).withTags(RULES).analyze()
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html])
}

export async function demandAccessible(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
}
