import { getLink, getShareContext, listMyLinks } from '@satchel/contract/links/links.ts'
import { getLinkCircle, getRecipientCircle } from '@satchel/contract/visits/circle.ts'
import { getLinkReport, getRecipient, listRecipients } from '@satchel/contract/visits/visits.ts'

/** Endpoints that return links and are read again when one changes. */
export const LINK_READS = [
  listMyLinks,
  getShareContext,
  getLink,
  getLinkReport,
  listRecipients,
  getRecipient,
  getLinkCircle,
  getRecipientCircle,
] as const
