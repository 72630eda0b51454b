import { DESCRIPTION_MAX, NAME_MAX, TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import type { ArchiveItem } from '@satchel/contract/imports/archive.ts'
import type { ReadRow, RowProblem } from '../row.ts'

/** A line of an archive as stored for a row: an item, or why it isn't one. */
export type Archived = { item: ArchiveItem; problem?: string } | { item?: never; problem: string }

const NOTHING = {
  url: '',
  name: '',
  description: '',
  visitorDescription: '',
  labels: {},
  tags: [],
  collections: [],
  owner: '',
  shareable: true,
  inLibrary: true,
  releasesOn: null,
  expiresOn: null,
  mode: 'link' as const,
}

export function readArchived(number: number, { item, problem }: Archived): ReadRow {
  const problems: RowProblem[] = []
  const report = (message: string) => problems.push({ level: 'error', message })
  if (problem) report(problem)
  if (!item) return { number, draft: NOTHING, problems }
  const { name, description, visitorDescription = '', url, tags, releasesOn, expiresOn } = item
  if (name.trim() === '') report('The name is missing')
  if ([...name].length > NAME_MAX) report('The name is too long')
  if ([description, visitorDescription].some((text) => [...text].length > DESCRIPTION_MAX))
    report('The description is too long')
  if (tags.length > TAGS_PER_ITEM) report('It has too many tags')
  if (item.kind === 'link' && !isWebAddress(url)) report('The link has no web address')
  if (item.kind === 'file' && !item.file) report('The file isn’t in the archive')
  if (releasesOn && expiresOn && releasesOn > expiresOn) report('It expires before it is released')
  const draft = {
    ...NOTHING,
    url: item.kind === 'link' ? (url ?? '') : '',
    name,
    description,
    visitorDescription,
    labels: item.categories,
    tags,
    owner: item.owner.toLowerCase(),
    shareable: item.shareable,
    inLibrary: item.inLibrary,
    releasesOn,
    expiresOn,
  }
  return { number, draft, problems, archived: item }
}

function isWebAddress(text: string | null): boolean {
  return text !== null && /^https?:/i.test(text) && URL.canParse(text)
}
