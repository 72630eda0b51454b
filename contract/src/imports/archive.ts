import { type Static, Type } from 'typebox'
import { NAME_FORMAT, Nullable } from '../schemas.ts'
import { perCategory } from '../taxonomy.ts'

/**
 * A ZIP export: `manifest.json` (an `ArchiveManifest`), `items.jsonl` (an `ArchiveItem` per line) and their files. A
 * `ref` is only meaningful within the archive.
 */
export const ARCHIVE_FORMAT = 'satchel-library'
export const ARCHIVE_VERSION = 1
export const ARCHIVE_MANIFEST = 'manifest.json'
export const ARCHIVE_ITEMS = 'items.jsonl'

const Name = Type.String({ minLength: 1, format: NAME_FORMAT })
const Labels = Type.Array(Type.String({ format: NAME_FORMAT }))
const Ref = Type.String({ minLength: 1, maxLength: 100 })
const Color = Nullable(Type.String({ maxLength: 20 }))

const File = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 1_000 }),
  originalName: Type.String({ format: NAME_FORMAT }),
  mime: Nullable(Type.String()),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Nullable(Type.String({ pattern: '^[0-9a-f]{64}$' })),
})
export type ArchiveFile = Static<typeof File>

export const ArchiveItem = Type.Object({
  ref: Ref,
  kind: Type.Enum(['file', 'link']),
  name: Name,
  description: Type.String(),
  /** Missing in archives of earlier versions. */
  visitorDescription: Type.Optional(Type.String()),
  url: Nullable(Type.String()),
  file: Nullable(File),
  categories: Type.Object(perCategory(Labels)),
  tags: Labels,
  collections: Type.Array(Type.Object({ ref: Ref, position: Type.Integer({ minimum: 0 }) })),
  shareable: Type.Boolean(),
  inLibrary: Type.Boolean(),
  releasesOn: Nullable(Type.String({ format: 'date' })),
  expiresOn: Nullable(Type.String({ format: 'date' })),
  owner: Type.String(),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
})
export type ArchiveItem = Static<typeof ArchiveItem>

export const ArchiveManifest = Type.Object({
  format: Type.Literal(ARCHIVE_FORMAT),
  version: Type.Literal(ARCHIVE_VERSION),
  exportedAt: Type.String(),
  items: Type.Integer({ minimum: 0 }),
  categories: Type.Object(
    perCategory(
      Type.Array(
        Type.Object({
          label: Type.String({ format: NAME_FORMAT }),
          color: Color,
          archived: Type.Boolean(),
        }),
      ),
    ),
  ),
  tags: Type.Array(Type.Object({ label: Type.String({ format: NAME_FORMAT }), color: Color })),
  collections: Type.Array(
    Type.Object({
      ref: Ref,
      name: Name,
      description: Type.String(),
      visibility: Type.Enum(['team', 'private']),
      owner: Type.String(),
    }),
  ),
  /** Names of files that were missing from the store. */
  missing: Type.Array(Type.String()),
})
export type ArchiveManifest = Static<typeof ArchiveManifest>
