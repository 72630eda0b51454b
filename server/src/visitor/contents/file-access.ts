import type { FileGrant, FileReader } from '../../platform/files/files.ts'
import type { Services } from '../../platform/http/services.ts'
import { hmac } from '../../platform/security/hmac.ts'
import { agreementKey } from '../gates/agreed.ts'
import { refusalOf } from '../gates/open-link.ts'
import { type FoundLink, findLinkById } from '../link/find-link-queries.ts'
import * as select from '../link/link-queries.ts'
import { findPresence } from '../link/site-queries.ts'

/** A file's address is good for the visitors of this link, as long as its gates stay as they are. */
export function readerOf({ secrets }: Services, link: FoundLink): FileReader {
  return ['link', link.id, gateKey(secrets.visitors, link)]
}

/** Returns the item whose picture messengers show of a link, where its sharer chose one. */
export function chosenPicture({ preview }: FoundLink): string | null {
  return (preview as { imageItemId?: string | null } | null)?.imageItemId ?? null
}

/** Makes a key of everything that must be passed before a file is shown: another password or rule makes another key. */
function gateKey(secret: string, link: FoundLink): string {
  const { id, passwordHash, requireEmail, proveEmail, allowed, refused, watermark, downloadAs } =
    link
  const rules = [requireEmail, proveEmail, allowed, refused, watermark, downloadAs]
  const agreed = link.agreementId ? [agreementKey(link)] : []
  const gates = [id, passwordHash, ...rules, ...agreed]
  return hmac(secret, `gates\n${JSON.stringify(gates)}`)
    .toString('base64url')
    .slice(0, 16)
}

/**
 * Tells whether a link's visitors may still read a file. Checked by keys at each request: a withdrawal
 * applies at once on every node, even in the middle of a video.
 */
export async function mayRead(
  { database: { system }, secrets }: Services,
  {
    key,
    purpose,
    reader: [, linkId, gates],
  }: FileGrant & { reader: readonly ['link', string, string] },
): Promise<boolean> {
  const [tenantId = '', itemId = ''] = key.split('/')
  const link = await findLinkById(system, tenantId, linkId)
  if (!link || refusalOf(link) || gates !== gateKey(secrets.visitors, link)) return false
  if (purpose === 'download' && !link.allowDownload) return false
  // Of another item than that of the link it is known already that it belonged to it: is it still shared?
  if (link.itemId === itemId) return true
  // What the sharer chose for messengers has to be an item that visitors may see, wherever it is.
  if (purpose === 'preview' && (link.itemType === 'SITE' || itemId === chosenPicture(link)))
    return (await select.findItems(system, tenantId, [itemId])).length > 0
  if (link.itemType === 'COLLECTION') return select.isShown(system, link, itemId)
  const isShared = (await select.findItems(system, tenantId, [itemId])).length > 0
  return (
    link.itemType === 'SITE' && isShared && (await findPresence(system, link, itemId)) !== 'none'
  )
}
