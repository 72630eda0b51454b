import { t } from '@satchel/messages/t.ts'

// Links bar
export const showLinks = (count: number | undefined) =>
  count === undefined
    ? t('links.list.showLinks.showLinks')
    : t('links.list.showLinks.show', { count })
export const linkNouns: readonly [string, string] = [
  t('links.list.linkNouns.link'),
  t('links.list.linkNouns.links'),
]
