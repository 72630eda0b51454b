import type { RequestFile } from '@satchel/contract/requests.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { keyOf } from '../uploads/service.ts'
import type { FileRow } from './file-queries.ts'

/** Returns the key of a file that waits; it keeps it as an item. */
export function fileKeyOf(tenantId: string, id: string): string {
  return keyOf({ tenantId, id, replaces: null })
}

export function presentFile(
  { actor: { id: memberId, tenantId } }: Scope,
  { files }: Pick<Services, 'files'>,
  { scans, filetype, decidedByName, decidedBy, email, emailProved, ...file }: FileRow,
): RequestFile {
  const { id, name, mime, state, receivedAt } = file
  const grant = {
    key: fileKeyOf(tenantId, id),
    purpose: 'download',
    name,
    mime: mime ?? filetype ?? 'application/octet-stream',
    reader: ['request', memberId],
  } as const
  return {
    ...(file as Omit<RequestFile, 'sender'>),
    receivedAt: receivedAt ?? '',
    itemId: state === 'accepted' ? id : null,
    sender: { email, proved: emailProved },
    decidedBy: decidedBy && decidedByName ? { id: decidedBy, name: decidedByName } : null,
    downloadUrl: state === 'waiting' && !scans ? files.url(grant) : null,
  }
}
