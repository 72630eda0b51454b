import { DESCRIPTION_MAX, NAME_MAX, TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import type { ArchiveItem } from '@satchel/contract/imports/archive.ts'
import { type Reason, says } from '../../platform/problem.ts'
import type { ReadRow, RowProblem } from '../row.ts'

/** A line of an archive as stored for a row: an item, or why it isn't one. */
export type Archived = { item: ArchiveItem; problem?: Reason } | { item?: never; problem: Reason }

/** A problem as drafts store it: its sentence alone where it had no reason yet. */
type Stored = Reason | string

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
  const report = (reason: Reason) => problems.push({ level: 'error', ...reason })
  if (problem) report(asReason(problem))
  if (!item) return { number, draft: NOTHING, problems }
  const { name, description, visitorDescription = '', url, tags, releasesOn, expiresOn } = item
  if (name.trim() === '') report(says('nameIsMissing'))
  if ([...name].length > NAME_MAX) report(says('nameIsTooLong'))
  if ([description, visitorDescription].some((text) => [...text].length > DESCRIPTION_MAX))
    report(says('descriptionIsTooLong'))
  if (tags.length > TAGS_PER_ITEM) report(says('itHasTooManyTags'))
  if (item.kind === 'link' && !isWebAddress(url)) report(says('linkHasNoAddress'))
  if (item.kind === 'file' && !item.file) report(says('fileIsntInArchive'))
  if (releasesOn && expiresOn && releasesOn > expiresOn) report(says('expiresBeforeRelease'))
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

function asReason(problem: Stored): Reason {
  return typeof problem === 'string' ? { message: problem } : problem
}

function isWebAddress(text: string | null): boolean {
  return text !== null && /^https?:/i.test(text) && URL.canParse(text)
}
