import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong: the rule, and where. */
export async function faultsOf(page: Page, part = 'html'): Promise<(string | undefined)[][]> {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(RULES).analyze()
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html])
}

export async function demandAccessible(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
}
