import { IMPORT_FIELDS, type ImportField } from '@satchel/contract/imports/imports.ts'

/** Column headers used by other products and people. */
const SYNONYMS: Record<ImportField, string[]> = {
  url: [
    'url',
    'link',
    'address',
    'webaddress',
    'weburl',
    'href',
    'page',
    'webpage',
    'website',
    'asseturl',
    'loc',
  ],
  name: ['title', 'name', 'itemname', 'assettitle', 'assetname', 'headline', 'pagetitle'],
  description: ['description', 'summary', 'abstract', 'notes', 'note', 'excerpt'],
  visitorDescription: ['descriptionforvisitors', 'visitordescription', 'publicdescription'],
  funnelStage: ['funnelstage', 'stage', 'buyerstage', 'salesstage', 'funnel'],
  contentProduct: ['product', 'products', 'contentproduct', 'productline'],
  contentType: ['contenttype', 'type', 'format', 'assettype'],
  contentIndustry: ['industry', 'industries', 'contentindustry', 'vertical', 'sector'],
  contentRegion: ['region', 'regions', 'contentregion', 'country', 'market', 'geography'],
  tags: ['tags', 'tag', 'keywords', 'labels'],
  collections: ['collection', 'collections', 'folder', 'folders', 'board'],
  owner: ['owneremail', 'owner', 'author', 'authoremail', 'createdby'],
  shareable: ['shareable', 'shareableexternally', 'externallyshareable'],
  inLibrary: ['inlibrary', 'includeinmainlibrary', 'includeinlibrary'],
  releasesOn: ['releaseson', 'releasedate', 'release', 'availablefrom', 'publishdate'],
  expiresOn: ['expireson', 'expirydate', 'expirationdate', 'expiry', 'expires', 'validuntil'],
  action: ['importaction', 'action', 'mode'],
}

const FIELD_OF = new Map(
  (Object.keys(SYNONYMS) as ImportField[]).flatMap((field) =>
    SYNONYMS[field].map((name) => [name, field] as const),
  ),
)

/** Guesses each column's field; of two candidates the better name wins, else the first. */
export function guessMapping(heads: readonly string[]): (ImportField | null)[] {
  const found = heads.map((head) => FIELD_OF.get(fold(head)) ?? null)
  const rankOf = (index: number, field: ImportField) =>
    SYNONYMS[field].indexOf(fold(heads[index] ?? ''))
  return found.map((field, index) => {
    if (field === null) return null
    const isBeaten = found.some(
      (other, place) =>
        other === field &&
        place !== index &&
        (rankOf(place, field) < rankOf(index, field) ||
          (rankOf(place, field) === rankOf(index, field) && place < index)),
    )
    return isBeaten ? null : field
  })
}

export function headOf(field: ImportField): string {
  return IMPORT_FIELDS[field]
}

function fold(head: string): string {
  return head
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
