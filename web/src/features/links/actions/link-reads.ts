import { getLink, getShareContext, listMyLinks } from '@satchel/contract/links/links.ts'
import { getLinkReport, getRecipient, listRecipients } from '@satchel/contract/visits/visits.ts'

/** What shows a link, and has to be read again when it changes. */
export const LINK_READS = [
  listMyLinks,
  getShareContext,
  getLink,
  getLinkReport,
  listRecipients,
  getRecipient,
] as const
