import type { Link } from '@satchel/contract/links/links.ts'
import type { EventData } from '@satchel/contract/webhooks/event-schemas.ts'

/** Returns what webhooks are sent about a link. */
export function factsOf(link: Link): Omit<EventData<'link.created'>, 'by'> {
  const { id, url, itemType, itemId, itemName, sharedBy } = link
  const recipient =
    link.sharedToEmail ?? link.sharedToName ?? link.sharedToOrganization ?? link.sharedToMemo
  return { id, url, itemType, itemId, itemName, sharedBy, recipient }
}
