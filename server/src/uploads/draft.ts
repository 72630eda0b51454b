import { NAME_MAX, UPLOAD_MAX } from '@satchel/contract/constants.ts'
import { withoutTurns } from '@satchel/contract/invisible.ts'
import type { UploadMetadata } from '@satchel/contract/uploads.ts'
import { isId } from '../platform/database/ids.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'
import type { UploadDraft } from './queries.ts'

export type Metadata = Partial<Record<keyof UploadMetadata, string | null | undefined>>

/** Reads what a client says of its file; throws with the name of what can't be used. */
export function readDraft(metadata: Metadata, bytes: number): UploadDraft {
  refuseControls(metadata)
  const filename = plainName(metadata.filename ?? '')
  if (!filename) throw invalidField('filename', says('isMissing'))
  if (!Number.isSafeInteger(bytes) || bytes < 0)
    throw invalidField('Upload-Length', says('isMissing'))
  if (bytes === 0) throw invalidField('Upload-Length', says('is0EmptyFilesCantBeUploaded'))
  if (bytes > UPLOAD_MAX) throw new Problem('too-large', says('fileMayHaveUpTo5Gib'))
  const { filetype, name, importId } = metadata
  if (importId && importId.length > 100) throw invalidField('importId', says('isTooLong'))
  return {
    filename,
    filetype: filetype?.slice(0, 200) || null,
    bytes,
    name: readName(name),
    importId: importId || null,
    collectionId: idOf(metadata, 'collectionId'),
    replaces: idOf(metadata, 'replaces'),
    purpose: metadata.purpose === 'import' ? 'import' : 'item',
  }
}

/** Throws for control characters: the type becomes a header, the others are shown on one line. */
function refuseControls({ filename, filetype, name, importId }: Metadata): void {
  if (/[\r\n]/.test(filename ?? '')) throw invalidField('filename', says('mustNotHaveLineBreaks'))
  if (!/^[\x20-\x7e]*$/.test(filetype ?? ''))
    throw invalidField('filetype', says('mustBeMediaType'))
  for (const [path, text] of Object.entries({ name, importId }))
    if (/\p{Cc}/u.test(text ?? '')) throw invalidField(path, says('mustNotHaveControlCharacters'))
}

function idOf(metadata: Metadata, name: 'collectionId' | 'replaces'): string | null {
  const id = metadata[name]
  if (id && !isId(id)) throw invalidField(name, says('isNotId'))
  return id?.toLowerCase() || null
}

function readName(value: string | null | undefined): string | null {
  const name = withoutTurns(value ?? '').trim()
  if (!name) return null
  if ([...name].length > NAME_MAX)
    throw invalidField('name', says('mayHaveCharacters', { max: NAME_MAX }))
  return name
}

/** Returns a name without folders and control characters, shortened if needed with its extension kept. */
function plainName(input: string): string {
  const last = input.split(/[\\/]/).at(-1) ?? ''
  const name = withoutTurns(last.replace(/\p{Cc}/gu, '')).trim()
  const characters = [...name]
  if (characters.length <= NAME_MAX) return name
  const ending = /\.[\w-]{1,12}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, NAME_MAX - ending.length).join('') + ending
}
