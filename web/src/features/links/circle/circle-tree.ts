import type { CircleLink } from '@satchel/contract/visits/circle.ts'
import { t } from '@satchel/messages/t.ts'

export interface Branch extends CircleLink {
  branches: Branch[]
}

/** Returns links as trees. One whose parent isn't among them begins its own. */
export function treesOf(links: readonly CircleLink[]): Branch[] {
  const all = new Map(links.map((link) => [link.linkId, { ...link, branches: [] as Branch[] }]))
  const roots: Branch[] = []
  for (const branch of all.values()) {
    const parent = branch.parentLinkId === null ? undefined : all.get(branch.parentLinkId)
    if (parent) parent.branches.push(branch)
    else roots.push(branch)
  }
  return roots
}

/** Returns who a link is for, in the shortest way. */
export function whoOf({ name, email, organization }: CircleLink): string {
  return name ?? email ?? organization ?? t('links.terms.recipientOf')
}

/** Returns who of those with an address read the longest, as they can be asked; undefined if nobody read. */
export function mostEngaged(links: readonly CircleLink[]): CircleLink | undefined {
  return links
    .filter(({ email, views, disabledAt }) => email !== null && views > 0 && disabledAt === null)
    .sort((one, other) => other.seconds - one.seconds)[0]
}
