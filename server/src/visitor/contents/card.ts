import type { FileGrant, FileReader } from '../../platform/files/files.ts'
import type { Services } from '../../platform/http/services.ts'
import * as processing from '../../processing/service.ts'
import type { ShownItem } from '../link/link-queries.ts'

/** Returns the address of the picture that messengers show of an item; null if it has none. Drawn once it is asked for. */
export function cardOf(
  { files }: Services,
  { name, coverKey }: Pick<ShownItem, 'name' | 'coverKey'>,
  reader: FileReader,
): string | null {
  if (!coverKey) return null
  const key = processing.cardKey(coverKey)
  return files.url({ key, purpose: 'preview', name: `${name}.jpg`, mime: 'image/jpeg', reader })
}

/** Draws the picture that an address is for; does nothing for other addresses. */
export async function drawCard(services: Services, { key, purpose }: FileGrant): Promise<void> {
  const [tenantId = ''] = key.split('/')
  if (purpose === 'preview') await processing.drawCard(services, tenantId, key)
}
