// Made from the contract by `npm run client`. Change the contract instead.
export type ItemType = 'ITEM' | 'SITE' | 'COLLECTION'
export type ChangeKind = 'INSERT' | 'MODIFY' | 'REMOVE'
export type WishKind = 'content' | 'feature'
export type Interval = 'day' | 'week' | 'month'
/**
 * `status`: the response isn’t 2xx, `refused`: the address isn’t public, `off`: the webhook was turned off meanwhile. From Slack and Teams: `revoked`: the address doesn’t work anymore, `no-channel`, `archived`: the channel is gone or archived, `forbidden`: the workspace doesn’t allow it, `limited`: too many messages, `rejected`: the message isn’t accepted. `no-address`: the address was lost and must be entered again. `no-rights`: the key or app that set the webhook up has lost the scope or expired, or its person isn’t an admin anymore
 */
export type AttemptFault =
  | 'status'
  | 'redirect'
  | 'timeout'
  | 'unreachable'
  | 'refused'
  | 'off'
  | 'revoked'
  | 'no-channel'
  | 'archived'
  | 'forbidden'
  | 'limited'
  | 'rejected'
  | 'no-address'
  | 'no-rights'
/**
 * `oldest` is for programs that follow the log: nextCursor is never null, and continues where the last call ended
 */
export type AuditOrder = 'newest' | 'oldest'
export type ItemStatus = 'uploading' | 'processing' | 'completed' | 'failed'
export type BulkReason =
  | 'not-yours'
  | 'dates'
  | 'too-many-tags'
  | 'category-required'
  | 'collection-full'
  | 'changed-since'
  | 'collection-gone'
export type CategoryName =
  'funnelStage' | 'contentProduct' | 'contentType' | 'contentIndustry' | 'contentRegion'
export type ItemOrder =
  'relevance' | 'newest' | 'oldest' | 'updated' | 'name' | 'name-desc' | 'views' | 'upvotes'
export type QuickFilter =
  'favorites' | 'mine' | 'recent' | 'popular' | 'unused' | 'expiring' | 'uncategorized'
export type CtaKind = 'button' | 'banner' | 'form' | 'meeting' | 'embed'
export type CtaFieldType =
  'text' | 'email' | 'phone' | 'textarea' | 'select' | 'checkbox' | 'consent'
/**
 * What a CRM takes the answer for, of a `text`, `select` or `phone`; `none` isn’t sent. Guessed from the label once, if left out
 */
export type CtaMeaning = 'name' | 'firstName' | 'lastName' | 'company' | 'phone' | 'title' | 'none'
export type CtaPlaceType = 'ITEM' | 'COLLECTION' | 'SITE' | 'LINK' | 'TENANT'
/**
 * `top`: before the content, `end`: after it, `bottom`: at the lower edge of the window, `popup`: in front of it
 */
export type CtaPosition = 'top' | 'bottom' | 'end' | 'popup'
export type ChangeItemsReply = BulkJob | BulkOutcome
/**
 * What visitors download of Office files and PDFs: "pdf", without hidden content, or "original"
 */
export type DownloadAs = 'pdf' | 'original'
export type PlanState = 'open' | 'done'
/**
 * `public`: visitors of every link to the item that takes questions read it in its public words
 */
export type QuestionState = 'open' | 'answered' | 'public' | 'closed'
/**
 * How its owner is notified of what newly matches; by mail and in the app with `mail`
 */
export type SavedNotify = 'none' | 'app' | 'mail'
export type WishStatus = 'open' | 'planned' | 'started' | 'done' | 'declined'
export type ImportSource = 'upload' | 'urls' | 'csv' | 'sitemap' | 'archive' | 'links'
/**
 * A manual collection has the items added to it, a smart one the results of its search
 */
export type CollectionKind = 'manual' | 'smart'
export type CollectionFilter = 'mine' | 'favorites' | 'private' | 'deleted'
export type CollectionOrder = 'updated' | 'name' | 'items'
export type SiteStatus = 'draft' | 'published'
/**
 * JSON of Standard Webhooks, or messages for a channel in Slack or Microsoft Teams
 */
export type WebhookFormat = 'standard' | 'slack' | 'teams'
/**
 * `confirmed`: views, readings and downloads only if the reader verified an address or entered a password. `digest`: one message a day. For chats only
 */
export type WebhookTiming = 'all' | 'confirmed' | 'digest'
export type DeliveryState = 'waiting' | 'delivered' | 'failed'
/**
 * `held`: a trap caught it, but a person could have sent it. It counts and is passed on once it is released
 */
export type SubmissionState = 'received' | 'held' | 'spam'
export type LinkState = 'live' | 'withdrawn' | 'expired'
export type RequestFileState = 'waiting' | 'accepted' | 'refused' | 'infected'
export type FoundType = 'ITEM' | 'COLLECTION' | 'SITE'
export type TextPlace =
  'notes' | 'comments' | 'headers' | 'footnotes' | 'fields' | 'annotations' | 'properties'
/**
 * The language of a CSV’s headings; English by default, as programs expect them
 */
export type TableLocale = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pl'
export type RecipientKind = 'person' | 'organization'
/**
 * If absent, it’s what has the id
 */
export type TypeOfId = 'ITEM' | 'SITE' | 'COLLECTION'
export type HealthKind = 'expiring' | 'broken' | 'unclassified' | 'stale' | 'unused'
export type ImportStatus = 'running' | 'completed' | 'failed' | 'cancelled' | 'undoing' | 'undone'
export type LinkProduct =
  | 'satchel'
  | 'bitly'
  | 'rebrandly'
  | 'dub'
  | 'shortio'
  | 'shlink'
  | 'kutt'
  | 'yourls'
  | 'docsend'
  | 'papermark'
  | 'table'
export type LinkOrder = 'newest' | 'viewed' | 'views' | 'name'
/**
 * `message`: a visitor wrote on the link’s page. `request`: they asked for a new link where this one no longer opens. `lead`: they filled in a form. `answer`: someone of the team answered
 */
export type MessageKind = 'message' | 'request' | 'lead' | 'answer'
export type RecipientOrder = 'recent' | 'name' | 'views'
export type ListSearchGapsReply = SearchGap[]
export type SiteFilter = 'mine' | 'favorites' | 'draft' | 'published' | 'deleted'
export type SiteOrder = 'updated' | 'name' | 'views'
export type ListSynonymsReply = Synonyms[]
export type ListThinCategoriesReply = ThinCategory[]
/**
 * `changed`: the item says it no longer in these words; `withdrawn`: the item is in the trash or may not be shared any more
 */
export type UsedAnswerState = 'current' | 'changed' | 'expired' | 'withdrawn'
export type WishOrder = 'votes' | 'newest' | 'trending' | 'discussed'
/**
 * `application/atom+xml`
 */
export type ReadWishFeedReply = string
export type StartImportReply = LinkPlan | Import
export type UndoBulkChangeReply = BulkJob | BulkOutcome

export interface Nothing {
  [k: string]: unknown
}
export interface AcceptRequestFileInput {
  id: string
  fileId: string
  name?: string
  /**
   * @maxItems 200
   */
  funnelStage?: string[]
  /**
   * @maxItems 200
   */
  contentProduct?: string[]
  /**
   * @maxItems 200
   */
  contentType?: string[]
  /**
   * @maxItems 200
   */
  contentIndustry?: string[]
  /**
   * @maxItems 200
   */
  contentRegion?: string[]
}
export interface Acceptance {
  id: string
  agreementId: string
  /**
   * Its name in that version
   */
  agreementName: string
  version: number
  /**
   * Of what was shown
   */
  sha256: string
  /**
   * As the visitor typed it
   */
  name: string
  email: string | null
  /**
   * They verified the address by a code
   */
  proved: boolean
  /**
   * ISO 8601, UTC
   */
  at: string
  /**
   * The network they came from, such as 203.0.113.0/24
   */
  network: string
  /**
   * The language of the page
   */
  language: string
  linkId: string | null
}
export interface Activity {
  id: string
  /**
   * ISO 8601, UTC
   */
  at: string
  actor: {
    id: string
    name: string
  } | null
  program?: Program
  itemType: ItemType
  itemId: string
  itemName: string
  changeKind: ChangeKind
  changes?: FieldChange[]
  /**
   * For a bulk change: the number of items
   */
  count?: number
  /**
   * For a new link, whom it was created for; only if you may see the link
   */
  sharedWith?: string
}
/**
 * The API key or connected app by which they did it
 */
export interface Program {
  kind: 'api-key' | 'app'
  id: string
  name: string
}
export interface FieldChange {
  field: string
  from: unknown
  to: unknown
}
export interface AddItemTagInput {
  id: string
  label: string
}
export interface AddSamplesReply {
  itemIds: string[]
  linkId: string
}
export interface AddToCollectionInput {
  cid: string
  itemId: string
}
export interface AddToWishlistInput {
  kind: WishKind
  title: string
  description?: string
  organization?: string | null
  neededBy?: string | null
  term?: string | null
}
export interface AddWishCommentInput {
  id: string
  text: string
  /**
   * @maxItems 50
   */
  mentions?: string[]
}
export interface AdoptionReport {
  /**
   * For the next rows of each ranking, as they are then; null after the last
   */
  nextCursor: string | null
  interval: Interval
  now: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      /**
       * People who searched, shared or added something
       */
      active: number
      /**
       * People who searched
       */
      searched: number
      /**
       * People who created a link
       */
      shared: number
      /**
       * People who added to the library
       */
      added: number
    }
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      /**
       * People who searched, shared or added something
       */
      active: number
      /**
       * People who searched
       */
      searched: number
      /**
       * People who created a link
       */
      shared: number
      /**
       * People who added to the library
       */
      added: number
    }[]
  }
  before: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      /**
       * People who searched, shared or added something
       */
      active: number
      /**
       * People who searched
       */
      searched: number
      /**
       * People who created a link
       */
      shared: number
      /**
       * People who added to the library
       */
      added: number
    }
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      /**
       * People who searched, shared or added something
       */
      active: number
      /**
       * People who searched
       */
      searched: number
      /**
       * People who created a link
       */
      shared: number
      /**
       * People who added to the library
       */
      added: number
    }[]
  }
  /**
   * In the team, now
   */
  people: number
  /**
   * Everyone in the team, most days first
   */
  rows: AdoptionRow[]
  /**
   * Usage events, most frequent first, up to 50
   */
  usage: UsageRow[]
}
export interface AdoptionRow {
  userId: string
  name: string
  lastSeenAt: string | null
  /**
   * On which they searched, shared or added something
   */
  days: number
  searches: number
  /**
   * Created
   */
  links: number
  added: number
  /**
   * Of all their links
   */
  views: number
  /**
   * In the previous range
   */
  daysBefore: number
}
export interface UsageRow {
  /**
   * Of a usage event, such as `page.viewed`
   */
  name: string
  count: number
  /**
   * How many different people; clients without one don’t count
   */
  people: number
  /**
   * In the previous range
   */
  countBefore: number
}
export interface Agreement {
  id: string
  /**
   * Counts changes of its name, text or PDF
   */
  version: number
  name: string
  text: {
    type: 'doc'
    content: unknown[]
    [k: string]: unknown
  } | null
  itemId: string | null
  pageCount: number | null
  /**
   * Of the newest version, as visitors are shown it
   */
  sha256: string
  /**
   * Category values; new links to what has one of them ask for the agreement unless they say otherwise
   *
   * @maxItems 200
   */
  defaultValueIds: string[]
  /**
   * New links can’t ask for it; others go on
   */
  archived: boolean
  /**
   * Links that ask for it
   */
  links: number
  acceptances: number
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  updatedAt: string
}
export interface Answer {
  /**
   * The sentence or row that says it, at most 400 characters
   */
  text: string
  /**
   * Where words of the question, or what means the same, begin and end in the text
   */
  marks: [number, number][]
  itemId: string
  itemName: string
  page: number | null
  fileVersion: number
  /**
   * From 0 to 1: how much of the question it has
   */
  score: number
  /**
   * ISO 8601, UTC
   */
  updatedAt: string
  validUntil: string | null
  ownerId: string
  /**
   * Other documents that say the same, at most 20
   */
  alsoIn: {
    itemId: string
    itemName: string
    page: number | null
  }[]
}
export interface AnswerOnLinkInput {
  id: string
  text: string
  /**
   * Items, collections and sites; each becomes a link for this person
   *
   * @maxItems 10
   */
  itemIds?: string[]
  /**
   * The conversation that is answered; by default that of the latest message
   */
  conversationId?: string
  /**
   * The lead that is answered, in place of it
   */
  submissionId?: string
}
export interface AnswerQuestionInput {
  id: string
  /**
   * Plain text
   */
  text: string
}
export interface AnswerResult {
  answers: Answer[]
  /**
   * True where no document says it
   */
  unanswered: boolean
}
export interface ApproveWishInput {
  id: string
  /**
   * From now on, wishes of its author need no approval
   */
  trust?: boolean
}
export interface ArrangeCollectionInput {
  cid: string
  /**
   * @maxItems 10000
   */
  itemIds: string[]
}
export interface AuditEntry {
  id: string
  /**
   * ISO 8601, UTC
   */
  at: string
  action: string
  actor: {
    id: string | null
    name: string | null
  }
  target: {
    type: string
    id: string | null
    name: string | null
  } | null
  ip: string | null
  country: string | null
  device: string | null
  agent: string | null
  details: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: unknown
  }
}
export interface BinItem {
  id: string
  version: number
  kind: 'file' | 'link'
  name: string
  originalName: string
  /**
   * A note for the team; visitors never get it
   */
  description: string
  /**
   * What visitors read about it
   */
  visitorDescription: string
  url?: string
  mime?: string
  bytes?: number
  sha256?: string
  status: ItemStatus
  /**
   * Human-readable reason why processing failed
   */
  failure?: string
  thumbnailUrl?: string
  /**
   * What a browser can show: the file itself, or a PDF made from it
   */
  previewUrl?: string
  previewMime?: string
  /**
   * Human-readable reason why a browser shows none or only part of it
   */
  previewNote?: string
  /**
   * Words in pictures of a scan or photo: read, none found, or not looked for since this server can’t; absent for other files
   */
  recognition?: 'read' | 'none' | 'off'
  /**
   * How sure the reading of these words is, from 0 to 100
   */
  recognitionConfidence?: number
  /**
   * Human-readable reason why visitors can’t download it
   */
  visitorNote?: string
  downloadUrl?: string
  /**
   * What an Office file or PDF carries that readers of the finished document don’t see; absent if that couldn’t be checked, and for other files
   */
  hiddenContent?: {
    /**
     * Slides with speaker notes
     */
    notes?: number
    /**
     * Hidden slides
     */
    slides?: number
    /**
     * Hidden sheets
     */
    sheets?: number
    /**
     * Hidden rows with content
     */
    rows?: number
    /**
     * Hidden columns with content
     */
    columns?: number
    /**
     * Passages of hidden text
     */
    text?: number
    /**
     * Hidden shapes and images
     */
    objects?: number
    /**
     * Hidden layers
     */
    layers?: number
    /**
     * Comments, with replies
     */
    comments?: number
    /**
     * Tracked changes, and earlier versions kept in the file
     */
    changes?: number
    /**
     * Films and recordings, of which pages and the PDF show a still
     */
    films?: number
    /**
     * Attached or embedded files
     */
    attachments?: number
    /**
     * Copies of the data behind pivot tables and links to other workbooks
     */
    data?: number
    /**
     * Names of people in the properties
     */
    authors?: number
    /**
     * Other properties, such as company or keywords
     */
    properties?: number
  }
  pageCount?: number
  durationS?: number
  width?: number
  height?: number
  /**
   * Version of the file that is shown
   */
  fileVersion?: number
  /**
   * Version of a newer file that `status` describes; until it is ready, the previous one is shown
   */
  newFileVersion?: number
  /**
   * @maxItems 200
   */
  funnelStage: string[]
  /**
   * @maxItems 200
   */
  contentProduct: string[]
  /**
   * @maxItems 200
   */
  contentType: string[]
  /**
   * @maxItems 200
   */
  contentIndustry: string[]
  /**
   * @maxItems 200
   */
  contentRegion: string[]
  tags: {
    key: string
    label: string
  }[]
  collectionIds: string[]
  shortLink: {
    slug: string
    url: string
  } | null
  upvotes: number
  upvoted: boolean
  favorite: boolean
  views: number
  shares: number
  shareable: boolean
  inLibrary: boolean
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  releasesOn?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  expiresOn?: string
  broken?: boolean
  /**
   * When the web page was last checked
   */
  checkedAt?: string
  /**
   * Human-readable result of that check, if it failed
   */
  checkNote?: string
  /**
   * What was wrong with the web page at the last check. It is `broken` once that lasted a day
   */
  pageProblem?: {
    /**
     * `redirects` in circles or too often; `protected` if the site turns automated checks away, so that nothing is known; `sign-in` if it shows nothing before one has signed in
     */
    code: 'timeout' | 'no-answer' | 'redirects' | 'protected' | 'sign-in' | 'status'
    /**
     * HTTP status of the response, if `code` is `status`
     */
    status?: number
  }
  owner: {
    id: string
    name: string
  }
  /**
   * When its upload or import began; from an export archive, the original time
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  updatedAt: string
  /**
   * ISO 8601, UTC
   */
  deletedAt: string
  /**
   * An older item with identical content or URL; only when getting a single item
   */
  duplicateOf?: {
    id: string
    name: string
  }
  meta: {
    importId?: string
  }
  deletedBy: {
    id: string
    name: string
  } | null
  /**
   * The day it is permanently deleted, 30 days later, in the tenant’s time zone
   */
  purgesOn: string
}
export interface BulkJob {
  kind: 'job'
  id: string
  status: 'running' | 'completed' | 'cancelled' | 'failed'
  /**
   * Human-readable reason for the failure
   */
  failure?: string
  wish?: BulkWish
  /**
   * The change it undoes
   */
  undoes?: string
  total: number
  /**
   * How many of them are done
   */
  done: number
  updated: number
  missing: number
  refused: number
  reasons: {
    reason: BulkReason
    count: number
  }[]
  /**
   * The first hundred refused items
   */
  refusals: Refusal[]
  undoId: string | null
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  finishedAt?: string
}
export interface BulkWish {
  add?: {
    /**
     * @maxItems 200
     */
    funnelStage?: string[]
    /**
     * @maxItems 200
     */
    contentProduct?: string[]
    /**
     * @maxItems 200
     */
    contentType?: string[]
    /**
     * @maxItems 200
     */
    contentIndustry?: string[]
    /**
     * @maxItems 200
     */
    contentRegion?: string[]
  }
  remove?: {
    /**
     * @maxItems 200
     */
    funnelStage?: string[]
    /**
     * @maxItems 200
     */
    contentProduct?: string[]
    /**
     * @maxItems 200
     */
    contentType?: string[]
    /**
     * @maxItems 200
     */
    contentIndustry?: string[]
    /**
     * @maxItems 200
     */
    contentRegion?: string[]
  }
  /**
   * @maxItems 100
   */
  addTags?: string[]
  removeTags?: string[]
  ownerId?: string
  releasesOn?: string | null
  expiresOn?: string | null
  shareable?: boolean
  inLibrary?: boolean
  addToCollectionId?: string
  removeFromCollectionId?: string
  /**
   * Moves the items to the trash for 30 days; can’t be combined
   */
  delete?: true
}
export interface Refusal {
  id: string
  reason: BulkReason
}
export interface BulkOutcome {
  /**
   * Items that now have the requested values, including those that already had them
   */
  updated: string[]
  /**
   * Items that don’t exist, are in the trash, or are hidden from the caller
   */
  missing: string[]
  refused: Refusal[]
  undoId: string | null
}
export interface Caller {
  kind: 'person' | 'api-key' | 'app'
  /**
   * Of the key or the app, as `program` of activity and webhooks has it; null for a person
   */
  id: string | null
  name: string | null
  /**
   * What the key or the app may do at most; null for a person
   */
  scopes: string[] | null
  user: {
    id: string
    name: string
    role: 'owner' | 'admin' | 'editor' | 'viewer'
  }
  tenant: {
    id: string
    name: string
  }
}
export interface CancelBulkJobInput {
  id: string
}
export interface CancelExportInput {
  exportId: string
}
export interface ChangeCollectionInput {
  id: string
  name?: string
  description?: string
  visibility?: 'team' | 'private'
  coverItemId?: string | null
  /**
   * Null freezes a smart collection: it keeps its current items in this order
   */
  search?: SearchForm | null
  ownerId?: string
}
export interface SearchForm {
  searchTerm?: string | null
  startDay?: string | null
  endDay?: string | null
  funnelStage?: string[] | null
  contentProduct?: string[] | null
  contentType?: string[] | null
  contentIndustry?: string[] | null
  contentRegion?: string[] | null
  tags?: string[] | null
  excludeTags?: string[] | null
  tagLogic?: ('OR' | 'AND') | null
  when?: ('created' | 'updated') | null
  orderBy?: ItemOrder | null
  quickFilter?: QuickFilter | null
  importId?: string | null
}
export interface ChangeCtaInput {
  id: string
  name?: string
  kind?: CtaKind
  headline?: string
  label?: string
  text?: string
  /**
   * http, https, mailto or tel; for `embed` a page of an allowed host
   */
  url?: string | null
  /**
   * @maxItems 30
   */
  fields?: CtaField[]
  thanks?: string
  style?: CtaStyle
  /**
   * @maxItems 100
   */
  placements?: CtaPlacement[]
  /**
   * @maxItems 20
   */
  recipients?: string[]
  /**
   * Default: only if a placement has a condition
   */
  control?: boolean
  active?: boolean
}
export interface CtaField {
  /**
   * The key of its value; unique in the form, and not `other_topic`
   */
  name: string
  /**
   * For `consent`, the text that is agreed to and stored with the answer
   */
  label: string
  type: CtaFieldType
  required?: boolean
  /**
   * Of a `select`
   *
   * @maxItems 100
   */
  options?: string[]
  meaning?: CtaMeaning
}
export interface CtaStyle {
  /**
   * Null for the company’s. Darkened where white text would not be readable on it
   */
  color?: string | null
  fill?: 'plain' | 'tinted' | 'solid'
  align?: 'start' | 'center'
}
export interface CtaPlacement {
  type: CtaPlaceType
  id?: string
  position: CtaPosition
  delayS?: number
  /**
   * `once`: not shown again in a browser that has shown it. Default `always`
   */
  frequency?: 'always' | 'once'
  /**
   * A moment, or the first day as YYYY-MM-DD. Replies have the moment
   */
  startsAt?: string | null
  /**
   * A moment, or the last day as YYYY-MM-DD. Replies have the moment it ends at
   */
  endsAt?: string | null
  /**
   * The first day, where one was chosen; counts unless `startsAt` says otherwise
   */
  startsOn?: string | null
  /**
   * The last day, where one was chosen; counts unless `endsAt` says otherwise
   */
  endsOn?: string | null
  /**
   * Of the CTAs at one place whose conditions hold, the highest step is shown; of several at one step, each visitor always sees the same one
   */
  step?: number
  /**
   * Shown once this much was read
   */
  readPercent?: number
  /**
   * Shown from this visit on
   */
  visits?: number
}
export interface ChangeCtaSubmissionInput {
  id: string
  submissionId: string
  state: 'received' | 'spam'
}
export interface ChangeFileRequestInput {
  id: string
  title?: string
  /**
   * Plain text
   */
  note?: string
  lastDay?: string | null
  /**
   * `closed` once someone closed it, or its last day is over
   */
  state?: 'open' | 'closed'
}
export interface ChangeImportDraftInput {
  importId: string
  /**
   * A name from the WHATWG Encoding Standard; detected when omitted
   */
  encoding?:
    | 'utf-8'
    | 'utf-16le'
    | 'utf-16be'
    | 'windows-1252'
    | 'macintosh'
    | 'windows-1250'
    | 'iso-8859-2'
    | 'windows-1251'
    | 'windows-1253'
    | 'windows-1254'
    | 'shift_jis'
    | 'euc-jp'
    | 'gb18030'
    | 'big5'
    | 'euc-kr'
  /**
   * What separates cells; detected when omitted
   */
  delimiter?: ',' | ';' | '\t' | '|'
}
export interface ChangeImportInput {
  importId: string
  name?: string
  status?: 'cancelled'
}
export interface ChangeItemInput {
  id: string
  name?: string
  description?: string
  visitorDescription?: string
  /**
   * @maxItems 200
   */
  funnelStage?: string[]
  /**
   * @maxItems 200
   */
  contentProduct?: string[]
  /**
   * @maxItems 200
   */
  contentType?: string[]
  /**
   * @maxItems 200
   */
  contentIndustry?: string[]
  /**
   * @maxItems 200
   */
  contentRegion?: string[]
  /**
   * @maxItems 100
   */
  tags?: string[]
  shareable?: boolean
  inLibrary?: boolean
  releasesOn?: string | null
  expiresOn?: string | null
  url?: string
  /**
   * Hands the item over; for its owner and admins, as is `inLibrary`
   */
  ownerId?: string
}
export interface ChangeItemsInput {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  ids?: string[]
  search?: SearchForm
  /**
   * @maxItems 1000
   */
  except?: string[]
  add?: {
    /**
     * @maxItems 200
     */
    funnelStage?: string[]
    /**
     * @maxItems 200
     */
    contentProduct?: string[]
    /**
     * @maxItems 200
     */
    contentType?: string[]
    /**
     * @maxItems 200
     */
    contentIndustry?: string[]
    /**
     * @maxItems 200
     */
    contentRegion?: string[]
  }
  remove?: {
    /**
     * @maxItems 200
     */
    funnelStage?: string[]
    /**
     * @maxItems 200
     */
    contentProduct?: string[]
    /**
     * @maxItems 200
     */
    contentType?: string[]
    /**
     * @maxItems 200
     */
    contentIndustry?: string[]
    /**
     * @maxItems 200
     */
    contentRegion?: string[]
  }
  /**
   * @maxItems 100
   */
  addTags?: string[]
  removeTags?: string[]
  ownerId?: string
  releasesOn?: string | null
  expiresOn?: string | null
  shareable?: boolean
  inLibrary?: boolean
  addToCollectionId?: string
  removeFromCollectionId?: string
  /**
   * Moves the items to the trash for 30 days; can’t be combined
   */
  delete?: true
}
export interface ChangeLinkInput {
  id: string
  /**
   * Also the links that were made by passing it on, and by passing those on
   */
  branch?: boolean
  sharedToEmail?: string | null
  sharedToName?: string | null
  sharedToMemo?: string | null
  sharedToOrganization?: string | null
  slug?: string
  /**
   * A moment, or the last day it opens as YYYY-MM-DD, which stays that day when the company’s time zone changes
   */
  expiresAt?: string | null
  password?: string | null
  allowDownload?: boolean
  downloadAs?: DownloadAs
  /**
   * Visitors enter an email address first
   */
  requireEmail?: boolean
  /**
   * The address is verified with a code sent to it
   */
  proveEmail?: boolean
  /**
   * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
   *
   * @maxItems 200
   */
  allowed?: string[]
  /**
   * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
   *
   * @maxItems 200
   */
  refused?: string[]
  /**
   * Emails about visits; true is "each", false "none", null the sharer’s own setting
   */
  notify?: ('each' | 'digest' | 'none') | boolean | null
  utm?: Utm
  preview?: LinkPreview
  /**
   * Pages and images show the visitor’s address
   */
  watermark?: boolean
  /**
   * Visitors may ask questions at a page
   */
  questions?: boolean
  /**
   * Visitors may pass it on to a colleague, who gets a link of their own. By default links to a person may be, others not
   */
  allowPassOn?: boolean
  agreementId?: string | null
  /**
   * BCP 47 tag of the language of its pages and emails, one of en, de, fr, es, it, nl, pt, pl, ja, ar; null for that of the visitor
   */
  language?: string | null
}
export interface Utm {
  source?: string
  medium?: string
  campaign?: string
  term?: string
  content?: string
}
export interface LinkPreview {
  title?: string
  text?: string
  imageItemId?: string | null
}
export interface ChangeLinkPresetInput {
  id: string
  name?: string
  /**
   * Replaces the previous options, except for an omitted password
   */
  options?: {
    allowDownload?: boolean
    downloadAs?: DownloadAs
    /**
     * Visitors enter an email address first
     */
    requireEmail?: boolean
    /**
     * The address is verified with a code sent to it
     */
    proveEmail?: boolean
    /**
     * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
     *
     * @maxItems 200
     */
    allowed?: string[]
    /**
     * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
     *
     * @maxItems 200
     */
    refused?: string[]
    /**
     * Emails about visits; true is "each", false "none", null the sharer’s own setting
     */
    notify?: ('each' | 'digest' | 'none') | boolean | null
    utm?: Utm
    preview?: LinkPreview
    /**
     * Pages and images show the visitor’s address
     */
    watermark?: boolean
    /**
     * Visitors may ask questions at a page
     */
    questions?: boolean
    /**
     * Visitors may pass it on to a colleague, who gets a link of their own. By default links to a person may be, others not
     */
    allowPassOn?: boolean
    agreementId?: string | null
    /**
     * BCP 47 tag of the language of its pages and emails, one of en, de, fr, es, it, nl, pt, pl, ja, ar; null for that of the visitor
     */
    language?: string | null
    expiresInDays?: number | null
    password?: string | null
  }
  isDefault?: boolean
}
export interface ChangePlanTaskInput {
  id: string
  taskId: string
  state: PlanState
  /**
   * Plain text
   */
  comment?: string
}
export interface ChangeQuestionInput {
  id: string
  state?: QuestionState
  page?: number | null
  /**
   * Plain text
   */
  publicText?: string
  /**
   * Plain text
   */
  publicAnswer?: string
}
export interface ChangeSavedSearchInput {
  id: string
  name?: string
  form?: SearchForm
  shared?: boolean
  notify?: SavedNotify
}
export interface ChangeSiteInput {
  id: string
  name?: string
  slug?: string
  theme?: {
    color?: string | null
    font?: 'sans' | 'serif' | 'rounded' | 'mono'
    logoUrl?: string | null
    /**
     * An item as the logo, in place of an address
     */
    logoItemId?: string | null
    layout?: 'narrow' | 'wide' | 'cover'
    /**
     * Whether the page is light, dark, or as the visitor’s device; default `visitor`
     */
    scheme?: 'visitor' | 'light' | 'dark'
  }
  content?: unknown[]
  seo?: {
    title?: string
    description?: string
    imageUrl?: string | null
    /**
     * An item as the preview image, in place of an address
     */
    imageItemId?: string | null
    /**
     * Search engines may list it
     */
    index?: boolean
  }
  access?: {
    requireEmail?: boolean
    proveEmail?: boolean
    /**
     * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
     *
     * @maxItems 200
     */
    allowed?: string[]
    /**
     * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
     *
     * @maxItems 200
     */
    refused?: string[]
  }
  ownerId?: string
  language?: ('en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'pl' | 'ja' | 'ar') | null
  /**
   * A site with a language, of which this is another one; null parts it from all
   */
  translationOf?: string | null
}
export interface ChangeUploadBatchInput {
  importId: string
  /**
   * @maxItems 200
   */
  funnelStage?: string[]
  /**
   * @maxItems 200
   */
  contentProduct?: string[]
  /**
   * @maxItems 200
   */
  contentType?: string[]
  /**
   * @maxItems 200
   */
  contentIndustry?: string[]
  /**
   * @maxItems 200
   */
  contentRegion?: string[]
  /**
   * @maxItems 100
   */
  tags?: string[]
  collectionId?: string | null
}
export interface ChangeUsedAnswerInput {
  id: string
  tellsVisitors: boolean
}
export interface ChangeWishInput {
  id: string
  kind?: WishKind
  title?: string
  description?: string
  organization?: string | null
  neededBy?: string | null
  status?: WishStatus
  assigneeId?: string | null
  /**
   * @maxItems 100
   */
  itemIds?: string[]
  response?: string | null
}
export interface ChangeWishlistInput {
  id: string
  kind?: WishKind
  title?: string
  description?: string
  organization?: string | null
  neededBy?: string | null
  status?: WishStatus
  assigneeId?: string | null
  /**
   * @maxItems 100
   */
  itemIds?: string[]
  response?: string | null
}
export interface CheckImportInput {
  source?: ImportSource
  name?: string
  draftId?: string
  urls?: string[] | string
  /**
   * A small CSV; upload a large one separately
   */
  csv?: string
  /**
   * What separates cells; detected when omitted
   */
  delimiter?: ',' | ';' | '\t' | '|'
  /**
   * What each column contains, in order; guessed from the header when omitted
   *
   * @maxItems 500
   */
  mapping?: (
    | (
        | 'url'
        | 'name'
        | 'description'
        | 'visitorDescription'
        | 'funnelStage'
        | 'contentProduct'
        | 'contentType'
        | 'contentIndustry'
        | 'contentRegion'
        | 'tags'
        | 'collections'
        | 'owner'
        | 'shareable'
        | 'inLibrary'
        | 'releasesOn'
        | 'expiresOn'
        | 'action'
      )
    | null
  )[]
  /**
   * Add the address as a link, or fetch the file behind it; a row can override this
   */
  mode?: 'link' | 'host'
  /**
   * Skip what is already in the library
   */
  duplicates?: 'skip' | 'add'
  /**
   * Values to create first; needs `taxonomy.manage`. Other unknown values are left out
   */
  createValues?: {
    /**
     * @maxItems 200
     */
    funnelStage?: string[]
    /**
     * @maxItems 200
     */
    contentProduct?: string[]
    /**
     * @maxItems 200
     */
    contentType?: string[]
    /**
     * @maxItems 200
     */
    contentIndustry?: string[]
    /**
     * @maxItems 200
     */
    contentRegion?: string[]
  }
  /**
   * Default true
   */
  createTags?: boolean
  /**
   * Default true
   */
  createCollections?: boolean
  /**
   * Only addresses that contain one of these
   *
   * @maxItems 50
   */
  include?: string[]
  /**
   * @maxItems 50
   */
  exclude?: string[]
  /**
   * Values for rows without any in the category; tags are added to a row’s own
   */
  classify?: {
    /**
     * @maxItems 200
     */
    funnelStage?: string[]
    /**
     * @maxItems 200
     */
    contentProduct?: string[]
    /**
     * @maxItems 200
     */
    contentType?: string[]
    /**
     * @maxItems 200
     */
    contentIndustry?: string[]
    /**
     * @maxItems 200
     */
    contentRegion?: string[]
    tags?: string[]
  }
  collectionId?: string
}
export interface CheckItemPageInput {
  id: string
}
export interface CircleLink {
  linkId: string
  /**
   * The link that it came from; null for the one that the team made
   */
  parentLinkId: string | null
  /**
   * The one that the team made
   */
  rootLinkId: string
  itemId: string
  itemType: ItemType
  itemName: string
  /**
   * As whoever passed it on wrote it, or the note of a link of the team
   */
  name: string | null
  email: string | null
  organization: string | null
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * Who passed it on, by what was entered at the gate of the link
   */
  passedBy: {
    email: string | null
    /**
     * They verified the address by a code
     */
    emailProved: boolean
    note: string
  } | null
  views: number
  /**
   * Different browsers among the views
   */
  viewers: number
  /**
   * Time on screen
   */
  seconds: number
  lastViewedAt: string | null
  pagesRead: number
  /**
   * The pages read longest, in order
   *
   * @maxItems 20
   */
  pages: {
    itemId: string
    page: number
    seconds: number
  }[]
  expiresAt: string | null
  disabledAt: string | null
}
export interface ClassifyItemsInput {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  ids: string[]
  add?: {
    /**
     * @maxItems 200
     */
    funnelStage?: string[]
    /**
     * @maxItems 200
     */
    contentProduct?: string[]
    /**
     * @maxItems 200
     */
    contentType?: string[]
    /**
     * @maxItems 200
     */
    contentIndustry?: string[]
    /**
     * @maxItems 200
     */
    contentRegion?: string[]
  }
  remove?: {
    /**
     * @maxItems 200
     */
    funnelStage?: string[]
    /**
     * @maxItems 200
     */
    contentProduct?: string[]
    /**
     * @maxItems 200
     */
    contentType?: string[]
    /**
     * @maxItems 200
     */
    contentIndustry?: string[]
    /**
     * @maxItems 200
     */
    contentRegion?: string[]
  }
  /**
   * @maxItems 100
   */
  addTags?: string[]
  removeTags?: string[]
}
export interface ClassifyItemsReply {
  updated: string[]
  missing: string[]
  undoId: string
}
export interface Collection {
  id: string
  version: number
  kind: CollectionKind
  name: string
  description: string
  coverUrl: string | null
  /**
   * The item chosen as the cover; null for the first one with an image
   */
  coverItemId: string | null
  visibility: 'team' | 'private'
  /**
   * The search that fills a smart collection, run each time for whoever views it
   */
  search: SearchForm | null
  /**
   * What its search names that no longer exists, such as `tag “EMEA”`; only of one collection
   */
  missing?: string[]
  /**
   * In order. The first 1000 of a smart collection; in lists the first 100
   */
  itemIds: string[]
  itemCount: number
  /**
   * `gte`: a smart collection has more items than were counted
   */
  itemCountRelation: 'eq' | 'gte'
  owner: {
    id: string
    name: string
  }
  upvotes: number
  upvoted: boolean
  favorite: boolean
  shortLink: {
    slug: string
    url: string
  } | null
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  updatedAt: string
  /**
   * ISO 8601, UTC
   */
  deletedAt?: string
}
export interface ContentReport {
  /**
   * For the next rows of each ranking, as they are then; null after the last
   */
  nextCursor: string | null
  interval: Interval
  /**
   * Everyone’s links; otherwise only my own
   */
  isAll: boolean
  /**
   * A date range, both days included
   */
  now: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Links that were opened
       */
      opened: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }
    /**
     * Keyed by the first day of each, without gaps
     */
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }[]
  }
  /**
   * The same number of days right before
   */
  before: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Links that were opened
       */
      opened: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }
    /**
     * Keyed by the first day of each, without gaps
     */
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }[]
  }
  rows: ContentRow[]
}
export interface ContentRow {
  itemType: ItemType
  itemId: string
  name: string
  /**
   * Created in the range
   */
  links: number
  views: number
  /**
   * Sum of the visitors per link and day
   */
  viewers: number
  downloads: number
  /**
   * Time on screen, without idle time
   */
  seconds: number
  /**
   * In the previous range
   */
  viewsBefore: number
}
export interface CoverageCell {
  row: string | null
  column: string | null
  /**
   * That I can see
   */
  items: number
  /**
   * Of them, viewed or shared in the range
   */
  used: number
  /**
   * Created in the range
   */
  links: number
  views: number
}
export interface CoverageReport {
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to: string
  rowsBy: CategoryName
  columnsBy: CategoryName
  rows: {
    id: string
    label: string
    color: string | null
  }[]
  columns: {
    id: string
    label: string
    color: string | null
  }[]
  /**
   * Without empty ones; null is for items without a value. An item with several values is in several
   */
  cells: CoverageCell[]
}
export interface CreateCollectionInput {
  name: string
  description?: string
  visibility?: 'team' | 'private'
  /**
   * @maxItems 1000
   */
  itemIds?: string[]
  search?: SearchForm | null
}
export interface CreateCtaInput {
  name: string
  kind: CtaKind
  headline?: string
  label?: string
  text?: string
  /**
   * http, https, mailto or tel; for `embed` a page of an allowed host
   */
  url?: string | null
  /**
   * @maxItems 30
   */
  fields?: CtaField[]
  thanks?: string
  style?: CtaStyle
  /**
   * @maxItems 100
   */
  placements?: CtaPlacement[]
  /**
   * @maxItems 20
   */
  recipients?: string[]
  /**
   * Default: only if a placement has a condition
   */
  control?: boolean
  active?: boolean
}
export interface CreateExportInput {
  format: 'csv' | 'zip'
  search?: SearchForm
}
export interface CreateFileRequestInput {
  linkId?: string
  collectionId?: string
  siteId?: string
  title: string
  /**
   * Plain text
   */
  note?: string
  /**
   * @maxItems 20
   */
  slots?: {
    name: string
  }[]
  /**
   * Media types that may be sent, with `image/*` for all of a kind; empty for all
   *
   * @maxItems 50
   */
  types?: string[]
  /**
   * The maximum size of each file
   */
  maxBytes?: number
  lastDay?: string | null
}
export interface CreateLinkItemInput {
  kind: 'link'
  url: string
  name?: string
  description?: string
  visitorDescription?: string
  /**
   * @maxItems 200
   */
  funnelStage?: string[]
  /**
   * @maxItems 200
   */
  contentProduct?: string[]
  /**
   * @maxItems 200
   */
  contentType?: string[]
  /**
   * @maxItems 200
   */
  contentIndustry?: string[]
  /**
   * @maxItems 200
   */
  contentRegion?: string[]
  /**
   * @maxItems 100
   */
  tags?: string[]
  shareable?: boolean
  inLibrary?: boolean
  releasesOn?: string | null
  expiresOn?: string | null
  collectionId?: string
  importId?: string
}
export interface CreateLinkPresetInput {
  name: string
  options: PresetOptions
  isDefault?: boolean
}
export interface PresetOptions {
  allowDownload?: boolean
  downloadAs?: DownloadAs
  /**
   * Visitors enter an email address first
   */
  requireEmail?: boolean
  /**
   * The address is verified with a code sent to it
   */
  proveEmail?: boolean
  /**
   * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
   *
   * @maxItems 200
   */
  allowed?: string[]
  /**
   * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
   *
   * @maxItems 200
   */
  refused?: string[]
  /**
   * Emails about visits; true is "each", false "none", null the sharer’s own setting
   */
  notify?: ('each' | 'digest' | 'none') | boolean | null
  utm?: Utm
  preview?: LinkPreview
  /**
   * Pages and images show the visitor’s address
   */
  watermark?: boolean
  /**
   * Visitors may ask questions at a page
   */
  questions?: boolean
  /**
   * Visitors may pass it on to a colleague, who gets a link of their own. By default links to a person may be, others not
   */
  allowPassOn?: boolean
  agreementId?: string | null
  /**
   * BCP 47 tag of the language of its pages and emails, one of en, de, fr, es, it, nl, pt, pl, ja, ar; null for that of the visitor
   */
  language?: string | null
  expiresInDays?: number | null
  password?: string | null
}
export interface CreatePersonalPageInput {
  sharedToEmail?: string | null
  sharedToName?: string | null
  sharedToMemo?: string | null
  sharedToOrganization?: string | null
  name?: string
  greeting?: string
  /**
   * @minItems 1
   * @maxItems 100
   */
  itemIds?: string[]
  collectionId?: string
  siteId?: string
  /**
   * A note beside an item, by the item’s id
   */
  notes?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: string
  }
  /**
   * @maxItems 30
   */
  plan?: PlanMilestone[]
  ctaId?: string
  theme?: {
    color?: string | null
    font?: 'sans' | 'serif' | 'rounded' | 'mono'
    logoUrl?: string | null
    /**
     * An item as the logo, in place of an address
     */
    logoItemId?: string | null
    layout?: 'narrow' | 'wide' | 'cover'
    /**
     * Whether the page is light, dark, or as the visitor’s device; default `visitor`
     */
    scheme?: 'visitor' | 'light' | 'dark'
  }
  /**
   * A moment, or the last day it opens as YYYY-MM-DD, which stays that day when the company’s time zone changes
   */
  expiresAt?: string | null
  password?: string | null
  allowDownload?: boolean
  downloadAs?: DownloadAs
  /**
   * Visitors enter an email address first
   */
  requireEmail?: boolean
  /**
   * The address is verified with a code sent to it
   */
  proveEmail?: boolean
  /**
   * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
   *
   * @maxItems 200
   */
  allowed?: string[]
  /**
   * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
   *
   * @maxItems 200
   */
  refused?: string[]
  /**
   * Emails about visits; true is "each", false "none", null the sharer’s own setting
   */
  notify?: ('each' | 'digest' | 'none') | boolean | null
  utm?: Utm
  preview?: LinkPreview
  /**
   * Pages and images show the visitor’s address
   */
  watermark?: boolean
  /**
   * Visitors may ask questions at a page
   */
  questions?: boolean
  /**
   * Visitors may pass it on to a colleague, who gets a link of their own. By default links to a person may be, others not
   */
  allowPassOn?: boolean
  agreementId?: string | null
  /**
   * BCP 47 tag of the language of its pages and emails, one of en, de, fr, es, it, nl, pt, pl, ja, ar; null for that of the visitor
   */
  language?: string | null
}
export interface PlanMilestone {
  id: string
  name: string
  /**
   * @maxItems 50
   */
  tasks: PlanBlockTask[]
}
export interface PlanBlockTask {
  id: string
  name: string
  owner: PlanOwner
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  dueOn: string
  /**
   * The state until somebody changes it on the page or in the app; `open` by default
   */
  state?: 'open' | 'done'
  /**
   * Plain text
   */
  note?: string
}
/**
 * A person of the company by `userId`, or one of the customer by `email` and `name`
 */
export interface PlanOwner {
  userId?: string
  email?: string
  name?: string
}
export interface CreatePersonalPageReply {
  site: Site
  link: Link
}
export interface Site {
  id: string
  version: number
  name: string
  slug: string
  url: string
  status: SiteStatus
  hasPassword: boolean
  theme: Theme
  seo: Seo
  access: SiteAccess
  /**
   * The language of its texts, if that was chosen
   */
  language: ('en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'pl' | 'ja' | 'ar') | null
  owner: {
    id: string
    name: string
  }
  publishedAt: string | null
  /**
   * When it will be published
   */
  publishAt: string | null
  /**
   * The draft differs from what is published
   */
  hasChanges: boolean
  views: number
  upvotes: number
  upvoted: boolean
  favorite: boolean
  /**
   * The link that the visits of its own address belong to, once there was one
   */
  linkId: string | null
  /**
   * Made for one person: it opens by its links alone
   */
  isPersonal: boolean
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  updatedAt: string
  /**
   * ISO 8601, UTC
   */
  deletedAt?: string
  content: unknown[]
  translations: SiteTranslation[]
}
export interface Theme {
  color: string | null
  font: 'sans' | 'serif' | 'rounded' | 'mono'
  logoUrl: string | null
  /**
   * An item as the logo, in place of an address
   */
  logoItemId?: string | null
  layout: 'narrow' | 'wide' | 'cover'
  /**
   * Whether the page is light, dark, or as the visitor’s device; default `visitor`
   */
  scheme?: 'visitor' | 'light' | 'dark'
}
export interface Seo {
  title: string
  description: string
  imageUrl: string | null
  /**
   * An item as the preview image, in place of an address
   */
  imageItemId?: string | null
  /**
   * Search engines may list it
   */
  index: boolean
}
export interface SiteAccess {
  requireEmail: boolean
  proveEmail: boolean
  /**
   * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
   *
   * @maxItems 200
   */
  allowed: string[]
  /**
   * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
   *
   * @maxItems 200
   */
  refused: string[]
}
export interface SiteTranslation {
  id: string
  name: string
  language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'pl' | 'ja' | 'ar'
  url: string
  status: SiteStatus
}
export interface Link {
  id: string
  version: number
  slug: string
  url: string
  itemId: string
  itemType: ItemType
  itemName: string
  /**
   * The item’s picture, if it has one; only in my list of links
   */
  thumbnailUrl?: string
  /**
   * Views of each of the last 14 days, oldest first; only in my list of links
   */
  recentViews?: number[]
  /**
   * The item’s own short link, for nobody in particular
   */
  isOwn: boolean
  /**
   * The web address it redirects to instead of the item’s
   */
  target: string | null
  sharedBy: {
    id: string
    name: string
  }
  sharedToEmail: string | null
  /**
   * Name of the person it is for
   */
  sharedToName: string | null
  sharedToMemo: string | null
  sharedToOrganization: string | null
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * Visits don’t count as changes
   */
  updatedAt: string
  expiresAt: string | null
  /**
   * The last day it opens, where a day was chosen; `expiresAt` is its end
   */
  expiresOn: string | null
  hasPassword: boolean
  allowDownload: boolean
  downloadAs: DownloadAs
  requireEmail: boolean
  proveEmail: boolean
  allowed: string[]
  refused: string[]
  notify: ('each' | 'digest' | 'none') | null
  utm: Utm
  preview: LinkPreview
  watermark: boolean
  questions: boolean
  allowPassOn: boolean
  /**
   * The link that a visitor passed on, so that this one was made
   */
  parentLinkId: string | null
  /**
   * How often it was passed on
   */
  passedOn: number
  /**
   * The person it is for chose that reading isn’t measured: it has no new visits
   */
  unmeasured: boolean
  agreementId: string | null
  language: string | null
  /**
   * Visits by people, without bots, repeats and previews
   */
  views: number
  /**
   * Different people among the views
   */
  viewers: number
  /**
   * Views of which it is sure that a person read
   */
  sureViews: number
  /**
   * Visits counted elsewhere before the link was imported; in no other figure
   */
  visitsBefore?: number
  lastViewedAt: string | null
  disabledAt: string | null
}
export interface CreateSiteInput {
  name: string
  slug?: string
  theme?: {
    color?: string | null
    font?: 'sans' | 'serif' | 'rounded' | 'mono'
    logoUrl?: string | null
    /**
     * An item as the logo, in place of an address
     */
    logoItemId?: string | null
    layout?: 'narrow' | 'wide' | 'cover'
    /**
     * Whether the page is light, dark, or as the visitor’s device; default `visitor`
     */
    scheme?: 'visitor' | 'light' | 'dark'
  }
  content?: unknown[]
  copyOf?: string
  language?: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'pl' | 'ja' | 'ar'
  /**
   * A site with a language, of which this is another one
   */
  translationOf?: string
  /**
   * For one person: it opens by its links alone, at no address
   */
  isPersonal?: boolean
}
export interface CreateWebhookInput {
  name: string
  url: string
  /**
   * @minItems 1
   * @maxItems 25
   */
  events: (
    | 'link.created'
    | 'link.viewed'
    | 'link.read'
    | 'link.downloaded'
    | 'link.expiring'
    | 'link.withdrawn'
    | 'link.passed-on'
    | 'lead.received'
    | 'file.received'
    | 'message.received'
    | 'message.sent'
    | 'question.asked'
    | 'question.answered'
    | 'agreement.accepted'
    | 'plan.changed'
    | 'item.added'
    | 'item.updated'
    | 'item.expired'
    | 'collection.updated'
    | 'site.published'
    | 'wish.created'
    | 'wish.delivered'
    | 'person.joined'
    | 'person.left'
    | 'audit.recorded'
  )[]
  ownLinksOnly?: boolean
  format?: WebhookFormat
  when?: WebhookTiming
  quietHours?: QuietHours | null
}
/**
 * Messages wait until these hours of each day are over
 */
export interface QuietHours {
  /**
   * HH:MM
   */
  from: string
  /**
   * HH:MM
   */
  until: string
  timeZone: string | null
}
export interface CreateWebhookReply {
  id: string
  name: string
  /**
   * That of a chat is secret: only its host and end are shown
   */
  url: string
  format: WebhookFormat
  when: WebhookTiming
  quietHours: QuietHours | null
  events: string[]
  /**
   * Events of links are sent for links of `createdBy` only
   */
  ownLinksOnly: boolean
  createdBy: {
    id: string
    name: string
  } | null
  program: string | null
  active: boolean
  failingSince: string | null
  turnedOffAt: string | null
  lastState: DeliveryState | null
  lastProblem: {
    /**
     * ISO 8601, UTC
     */
    at: string
    status: number | null
    error: string
    fault?: AttemptFault
  } | null
  oldSecretUntil: string | null
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * Signs the deliveries; never shown again
   */
  secret: string
}
export interface CreateWishInput {
  kind: WishKind
  title: string
  description?: string
  organization?: string | null
  neededBy?: string | null
  term?: string | null
}
export interface Cta {
  id: string
  version: number
  /**
   * For the team; visitors don’t see it
   */
  name: string
  kind: CtaKind
  headline: string
  /**
   * On its button
   */
  label: string
  text: string
  url?: string
  fields?: CtaField[]
  /**
   * Shown after a submission
   */
  thanks: string
  style: CtaStyle
  placements: {
    type: CtaPlaceType
    id?: string
    position: CtaPosition
    delayS?: number
    /**
     * `once`: not shown again in a browser that has shown it. Default `always`
     */
    frequency?: 'always' | 'once'
    /**
     * A moment, or the first day as YYYY-MM-DD. Replies have the moment
     */
    startsAt?: string | null
    /**
     * A moment, or the last day as YYYY-MM-DD. Replies have the moment it ends at
     */
    endsAt?: string | null
    /**
     * The first day, where one was chosen; counts unless `startsAt` says otherwise
     */
    startsOn?: string | null
    /**
     * The last day, where one was chosen; counts unless `endsAt` says otherwise
     */
    endsOn?: string | null
    /**
     * Of the CTAs at one place whose conditions hold, the highest step is shown; of several at one step, each visitor always sees the same one
     */
    step?: number
    /**
     * Shown once this much was read
     */
    readPercent?: number
    /**
     * Shown from this visit on
     */
    visits?: number
    /**
     * The name of its item, collection, site or link, while it exists
     */
    targetName?: string
  }[]
  /**
   * Who gets an email for each submission, besides the sharer of the link
   */
  recipients: string[]
  /**
   * Keeps it from a stable tenth of visitors, to compare
   */
  control: boolean
  active: boolean
  impressions: number
  clicks: number
  submissions: number
  /**
   * Submissions that a trap caught, held for a look
   */
  held: number
  owner: {
    id: string
    name: string
  } | null
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  updatedAt: string
}
export interface CtaComparison {
  shown: {
    visitors: number
    conversions: number
    rate: number | null
    /**
     * Of the 95 % Wilson interval
     */
    low: number | null
    high: number | null
  }
  other: {
    visitors: number
    conversions: number
    rate: number | null
    /**
     * Of the 95 % Wilson interval
     */
    low: number | null
    high: number | null
  }
  difference: number | null
  /**
   * Of the 95 % interval of the difference, by Newcombe’s hybrid score method
   */
  low: number | null
  high: number | null
  /**
   * `unclear`: the interval includes no difference
   */
  verdict: 'more' | 'less' | 'unclear' | 'too-few'
}
export interface CtaEventPlace {
  type: CtaPlaceType
  id?: string
  position?: CtaPosition
}
export interface CtaReport {
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to: string
  total: {
    impressions: number
    clicks: number
    submissions: number
  }
  days: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    day: string
    impressions: number
    clicks: number
    submissions: number
  }[]
  places: {
    /**
     * Null for other pages, such as those it is embedded on
     */
    type: CtaPlaceType | null
    id?: string
    name?: string
    position?: CtaPosition
    impressions: number
    clicks: number
    submissions: number
  }[]
  /**
   * Visitors who saw it beside the tenth it was kept from. Converted is who clicked or submitted any CTA, or followed a link to the same address
   */
  control: CtaComparison | null
  /**
   * Other CTAs at the same place and step
   */
  rivals: {
    ctaId: string
    name: string
    comparison: CtaComparison
  }[]
}
export interface CtaRow {
  ctaId: string
  name: string
  kind: CtaKind
  active: boolean
  impressions: number
  clicks: number
  submissions: number
  clicksBefore: number
  submissionsBefore: number
}
export interface CtaSubmission {
  id: string
  /**
   * ISO 8601, UTC
   */
  at: string
  values: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: string | boolean
  }
  /**
   * The text that was agreed to, as it was at the time
   */
  consent: string | null
  state: SubmissionState
  /**
   * Whether it is left out of the figures: any that isn’t `received`
   */
  spam: boolean
  itemId?: string
  linkId?: string
  siteId?: string
  /**
   * The name of its link’s item, while it exists
   */
  source?: string
}
export interface CtasReport {
  /**
   * For the next rows of each ranking, as they are then; null after the last
   */
  nextCursor: string | null
  interval: Interval
  now: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      impressions: number
      clicks: number
      submissions: number
    }
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      impressions: number
      clicks: number
      submissions: number
    }[]
  }
  before: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      impressions: number
      clicks: number
      submissions: number
    }
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      impressions: number
      clicks: number
      submissions: number
    }[]
  }
  rows: CtaRow[]
}
export interface DeleteCollectionInput {
  id: string
}
export interface DeleteCtaInput {
  id: string
}
export interface DeleteCtaSubmissionInput {
  id: string
  submissionId: string
}
export interface DeleteCtaSubmissionsOfInput {
  email: string
}
export interface DeleteCtaSubmissionsOfReply {
  deleted: number
}
export interface DeleteItemsInput {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  ids: string[]
}
export interface DeleteItemsReply {
  deleted: string[]
  missing: string[]
}
export interface DeleteLinkPresetInput {
  id: string
}
export interface DeleteSavedSearchByIdInput {
  id: string
}
export interface DeleteSavedSearchInput {
  id: string
}
export interface DeleteSiteInput {
  id: string
}
export interface DeleteWebhookInput {
  id: string
}
export interface DeleteWishInput {
  id: string
}
export interface DownloadCollectionInput {
  id: string
}
export interface DownloadCollectionReply {
  url: string
  /**
   * Including web links, each as a shortcut
   */
  files: number
  bytes: number
}
export interface EditSiteInput {
  id: string
  isLeaving?: boolean
}
export interface EditSiteReply {
  version: number
  others: {
    id: string
    name: string
  }[]
}
export interface Export {
  exportId: string
  format: 'csv' | 'zip'
  status: 'running' | 'completed' | 'failed' | 'cancelled'
  failure?: string
  total: number
  done: number
  bytes?: number
  downloadUrl?: string
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  finishedAt?: string
  /**
   * ISO 8601, UTC
   */
  expiresAt?: string
}
export interface ExportLinksInput {
  /**
   * Searches recipient, item and slug
   */
  search?: string
  itemType?: ItemType
  state?: LinkState
  /**
   * Needs the permission links.all
   */
  everyone?: boolean
  /**
   * Only links of this person; another’s need the permission links.all
   */
  sharedBy?: string
  format?: 'csv' | 'xlsx'
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
}
export interface Facets {
  funnelStage: {
    id: string
    count: number
  }[]
  contentProduct: {
    id: string
    count: number
  }[]
  contentType: {
    id: string
    count: number
  }[]
  contentIndustry: {
    id: string
    count: number
  }[]
  contentRegion: {
    id: string
    count: number
  }[]
  tags: {
    key: string
    count: number
  }[]
}
export interface FigureChange {
  before: string
  after: string
}
export interface FileRequest {
  id: string
  version: number
  linkId: string | null
  collectionId: string | null
  siteId: string | null
  name: string | null
  recipient: string | null
  owner: {
    id: string
    name: string
  }
  title: string
  note: string
  slots: {
    name: string
  }[]
  types: string[]
  maxBytes: number
  lastDay: string | null
  /**
   * `closed` once someone closed it, or its last day is over
   */
  state: 'open' | 'closed'
  /**
   * Names of slots for which no file waits or was accepted
   */
  missing: string[]
  counts: {
    waiting: number
    accepted: number
    refused: number
    infected: number
  }
  remindedAt: string | null
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  updatedAt: string
}
export interface FileRequestDetails {
  id: string
  version: number
  linkId: string | null
  collectionId: string | null
  siteId: string | null
  name: string | null
  recipient: string | null
  owner: {
    id: string
    name: string
  }
  title: string
  note: string
  slots: {
    name: string
  }[]
  types: string[]
  maxBytes: number
  lastDay: string | null
  /**
   * `closed` once someone closed it, or its last day is over
   */
  state: 'open' | 'closed'
  /**
   * Names of slots for which no file waits or was accepted
   */
  missing: string[]
  counts: {
    waiting: number
    accepted: number
    refused: number
    infected: number
  }
  remindedAt: string | null
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  updatedAt: string
  /**
   * The newest first, at most 500
   */
  files: RequestFile[]
}
export interface RequestFile {
  id: string
  slot: string | null
  name: string
  bytes: number
  mime: string | null
  state: RequestFileState
  /**
   * What the virus scanner says; `not-scanned` without one, and until it has answered
   */
  scanned: 'clean' | 'infected' | 'not-scanned'
  reason: ('type' | 'virus' | 'team') | null
  finding: string | null
  itemId: string | null
  linkId: string | null
  sender: {
    email: string | null
    /**
     * They verified the address by a code
     */
    proved: boolean
  }
  /**
   * ISO 8601, UTC
   */
  receivedAt: string
  decidedAt: string | null
  decidedBy: {
    id: string
    name: string
  } | null
  downloadUrl: string | null
}
export interface FindAnswersInput {
  question: string
  limit?: number
}
export interface FindDuplicatesInput {
  /**
   * @maxItems 1000
   */
  hashes?: {
    sha256: string
    bytes: number
  }[]
  /**
   * @maxItems 1000
   */
  urls?: string[]
}
export interface FindDuplicatesReply {
  duplicates: {
    sha256?: string
    /**
     * As given in the request
     */
    url?: string
    item: Item
  }[]
}
export interface Item {
  id: string
  version: number
  kind: 'file' | 'link'
  name: string
  originalName: string
  /**
   * A note for the team; visitors never get it
   */
  description: string
  /**
   * What visitors read about it
   */
  visitorDescription: string
  url?: string
  mime?: string
  bytes?: number
  sha256?: string
  status: ItemStatus
  /**
   * Human-readable reason why processing failed
   */
  failure?: string
  thumbnailUrl?: string
  /**
   * What a browser can show: the file itself, or a PDF made from it
   */
  previewUrl?: string
  previewMime?: string
  /**
   * Human-readable reason why a browser shows none or only part of it
   */
  previewNote?: string
  /**
   * Words in pictures of a scan or photo: read, none found, or not looked for since this server can’t; absent for other files
   */
  recognition?: 'read' | 'none' | 'off'
  /**
   * How sure the reading of these words is, from 0 to 100
   */
  recognitionConfidence?: number
  /**
   * Human-readable reason why visitors can’t download it
   */
  visitorNote?: string
  downloadUrl?: string
  /**
   * What an Office file or PDF carries that readers of the finished document don’t see; absent if that couldn’t be checked, and for other files
   */
  hiddenContent?: {
    /**
     * Slides with speaker notes
     */
    notes?: number
    /**
     * Hidden slides
     */
    slides?: number
    /**
     * Hidden sheets
     */
    sheets?: number
    /**
     * Hidden rows with content
     */
    rows?: number
    /**
     * Hidden columns with content
     */
    columns?: number
    /**
     * Passages of hidden text
     */
    text?: number
    /**
     * Hidden shapes and images
     */
    objects?: number
    /**
     * Hidden layers
     */
    layers?: number
    /**
     * Comments, with replies
     */
    comments?: number
    /**
     * Tracked changes, and earlier versions kept in the file
     */
    changes?: number
    /**
     * Films and recordings, of which pages and the PDF show a still
     */
    films?: number
    /**
     * Attached or embedded files
     */
    attachments?: number
    /**
     * Copies of the data behind pivot tables and links to other workbooks
     */
    data?: number
    /**
     * Names of people in the properties
     */
    authors?: number
    /**
     * Other properties, such as company or keywords
     */
    properties?: number
  }
  pageCount?: number
  durationS?: number
  width?: number
  height?: number
  /**
   * Version of the file that is shown
   */
  fileVersion?: number
  /**
   * Version of a newer file that `status` describes; until it is ready, the previous one is shown
   */
  newFileVersion?: number
  /**
   * @maxItems 200
   */
  funnelStage: string[]
  /**
   * @maxItems 200
   */
  contentProduct: string[]
  /**
   * @maxItems 200
   */
  contentType: string[]
  /**
   * @maxItems 200
   */
  contentIndustry: string[]
  /**
   * @maxItems 200
   */
  contentRegion: string[]
  tags: {
    key: string
    label: string
  }[]
  collectionIds: string[]
  shortLink: {
    slug: string
    url: string
  } | null
  upvotes: number
  upvoted: boolean
  favorite: boolean
  views: number
  shares: number
  shareable: boolean
  inLibrary: boolean
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  releasesOn?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  expiresOn?: string
  broken?: boolean
  /**
   * When the web page was last checked
   */
  checkedAt?: string
  /**
   * Human-readable result of that check, if it failed
   */
  checkNote?: string
  /**
   * What was wrong with the web page at the last check. It is `broken` once that lasted a day
   */
  pageProblem?: {
    /**
     * `redirects` in circles or too often; `protected` if the site turns automated checks away, so that nothing is known; `sign-in` if it shows nothing before one has signed in
     */
    code: 'timeout' | 'no-answer' | 'redirects' | 'protected' | 'sign-in' | 'status'
    /**
     * HTTP status of the response, if `code` is `status`
     */
    status?: number
  }
  owner: {
    id: string
    name: string
  }
  /**
   * When its upload or import began; from an export archive, the original time
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  updatedAt: string
  /**
   * ISO 8601, UTC
   */
  deletedAt?: string
  /**
   * An older item with identical content or URL; only when getting a single item
   */
  duplicateOf?: {
    id: string
    name: string
  }
  meta: {
    importId?: string
  }
}
export interface Finding {
  type: FoundType
  id: string
  name: string
  kind?: 'file' | 'link'
  mime?: string
  thumbnailUrl?: string
  highlight: Highlight
}
export interface Highlight {
  name?: string
  description?: string
  text?: string
  /**
   * Of the text inside a document that has pages, from 1
   */
  page?: number
  place?: TextPlace
}
export interface ForgetUsedAnswerInput {
  id: string
}
export interface FoundItem {
  id: string
  version: number
  kind: 'file' | 'link'
  name: string
  originalName: string
  /**
   * A note for the team; visitors never get it
   */
  description: string
  /**
   * What visitors read about it
   */
  visitorDescription: string
  url?: string
  mime?: string
  bytes?: number
  sha256?: string
  status: ItemStatus
  /**
   * Human-readable reason why processing failed
   */
  failure?: string
  thumbnailUrl?: string
  /**
   * What a browser can show: the file itself, or a PDF made from it
   */
  previewUrl?: string
  previewMime?: string
  /**
   * Human-readable reason why a browser shows none or only part of it
   */
  previewNote?: string
  /**
   * Words in pictures of a scan or photo: read, none found, or not looked for since this server can’t; absent for other files
   */
  recognition?: 'read' | 'none' | 'off'
  /**
   * How sure the reading of these words is, from 0 to 100
   */
  recognitionConfidence?: number
  /**
   * Human-readable reason why visitors can’t download it
   */
  visitorNote?: string
  downloadUrl?: string
  /**
   * What an Office file or PDF carries that readers of the finished document don’t see; absent if that couldn’t be checked, and for other files
   */
  hiddenContent?: {
    /**
     * Slides with speaker notes
     */
    notes?: number
    /**
     * Hidden slides
     */
    slides?: number
    /**
     * Hidden sheets
     */
    sheets?: number
    /**
     * Hidden rows with content
     */
    rows?: number
    /**
     * Hidden columns with content
     */
    columns?: number
    /**
     * Passages of hidden text
     */
    text?: number
    /**
     * Hidden shapes and images
     */
    objects?: number
    /**
     * Hidden layers
     */
    layers?: number
    /**
     * Comments, with replies
     */
    comments?: number
    /**
     * Tracked changes, and earlier versions kept in the file
     */
    changes?: number
    /**
     * Films and recordings, of which pages and the PDF show a still
     */
    films?: number
    /**
     * Attached or embedded files
     */
    attachments?: number
    /**
     * Copies of the data behind pivot tables and links to other workbooks
     */
    data?: number
    /**
     * Names of people in the properties
     */
    authors?: number
    /**
     * Other properties, such as company or keywords
     */
    properties?: number
  }
  pageCount?: number
  durationS?: number
  width?: number
  height?: number
  /**
   * Version of the file that is shown
   */
  fileVersion?: number
  /**
   * Version of a newer file that `status` describes; until it is ready, the previous one is shown
   */
  newFileVersion?: number
  /**
   * @maxItems 200
   */
  funnelStage: string[]
  /**
   * @maxItems 200
   */
  contentProduct: string[]
  /**
   * @maxItems 200
   */
  contentType: string[]
  /**
   * @maxItems 200
   */
  contentIndustry: string[]
  /**
   * @maxItems 200
   */
  contentRegion: string[]
  tags: {
    key: string
    label: string
  }[]
  collectionIds: string[]
  shortLink: {
    slug: string
    url: string
  } | null
  upvotes: number
  upvoted: boolean
  favorite: boolean
  views: number
  shares: number
  shareable: boolean
  inLibrary: boolean
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  releasesOn?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  expiresOn?: string
  broken?: boolean
  /**
   * When the web page was last checked
   */
  checkedAt?: string
  /**
   * Human-readable result of that check, if it failed
   */
  checkNote?: string
  /**
   * What was wrong with the web page at the last check. It is `broken` once that lasted a day
   */
  pageProblem?: {
    /**
     * `redirects` in circles or too often; `protected` if the site turns automated checks away, so that nothing is known; `sign-in` if it shows nothing before one has signed in
     */
    code: 'timeout' | 'no-answer' | 'redirects' | 'protected' | 'sign-in' | 'status'
    /**
     * HTTP status of the response, if `code` is `status`
     */
    status?: number
  }
  owner: {
    id: string
    name: string
  }
  /**
   * When its upload or import began; from an export archive, the original time
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  updatedAt: string
  /**
   * ISO 8601, UTC
   */
  deletedAt?: string
  /**
   * An older item with identical content or URL; only when getting a single item
   */
  duplicateOf?: {
    id: string
    name: string
  }
  meta: {
    importId?: string
  }
  highlight: Highlight
}
export interface GetAcceptanceRecordInput {
  id: string
}
export interface GetAdoptionReportInput {
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to?: string
  interval?: Interval
  /**
   * `sure` counts only views of which it is sure that a person read; not for search, CTAs and adoption
   */
  certainty?: 'all' | 'sure'
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
  limit?: number
  cursor?: string
  itemType?: ItemType
}
export interface GetAgreementInput {
  id: string
}
export interface GetBulkJobInput {
  id: string
}
export interface GetCollectionInput {
  id: string
}
export interface GetContentHealthInput {
  /**
   * Only items I own
   */
  mine?: boolean
}
export interface GetContentReportInput {
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to?: string
  interval?: Interval
  itemType?: ItemType
  /**
   * `sure` counts only views of which it is sure that a person read; not for search, CTAs and adoption
   */
  certainty?: 'all' | 'sure'
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
  limit?: number
  cursor?: string
  /**
   * Only visits that have `value` in it
   */
  dimension?: 'country' | 'device' | 'browser' | 'os' | 'referrer' | 'trigger'
  value?: string
}
export interface GetCoverageReportInput {
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to?: string
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
  itemType?: 'ITEM'
  rowsBy?: CategoryName
  columnsBy?: CategoryName
}
export interface GetCtaInput {
  id: string
}
export interface GetCtaReportInput {
  id: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to?: string
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
}
export interface GetCtasReportInput {
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to?: string
  interval?: Interval
  /**
   * `sure` counts only views of which it is sure that a person read; not for search, CTAs and adoption
   */
  certainty?: 'all' | 'sure'
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
  limit?: number
  cursor?: string
  itemType?: ItemType
}
export interface GetExportInput {
  exportId: string
}
export interface GetFileRequestInput {
  id: string
}
export interface GetImportDraftInput {
  importId: string
}
export interface GetImportInput {
  importId: string
}
export interface GetImportProblemsInput {
  importId: string
  format?: 'csv' | 'xlsx'
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
}
export interface GetImportTemplateInput {
  format?: 'csv' | 'xlsx'
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
}
export interface GetItemInput {
  id: string
}
export interface GetItemPageInput {
  id: string
  page: number
  width?: 320 | 800 | 1600
}
export interface GetItemPageReply {
  url: string
}
export interface GetItemReadingInput {
  id: string
  /**
   * `sure` counts only views of which it is sure that a person read
   */
  certainty?: 'all' | 'sure'
}
export interface GetItemReadingReply {
  pageCount: number | null
  /**
   * Pages that were read, in order
   */
  pages: PageRead[]
}
export interface PageRead {
  itemId: string
  itemName: string
  page: number
  readers: number
  seconds: number
}
export interface GetItemUsesInput {
  id: string
}
export interface GetItemUsesReply {
  collections: {
    id: string
    name: string
  }[]
  links: LinkStats
}
export interface LinkStats {
  links: number
  views: number
  viewers: number
  downloads: number
}
export interface GetItemVersionChangesInput {
  id: string
  number: number
  /**
   * By default the file before
   */
  fromVersion?: number
}
export interface GetItemVersionChangesReply {
  fromVersion: number
  pages: PageChange[]
}
export interface PageChange {
  /**
   * In the later version; 1 where there are no pages
   */
  page: number
  /**
   * None where so much changed that words can’t be told apart
   */
  words: {
    /**
     * Empty where words were added
     */
    from: string
    /**
     * Empty where words were removed
     */
    to: string
  }[]
  /**
   * It looks different, with the same words
   */
  pictures: boolean
}
export interface GetItemVersionTextInput {
  id: string
  number: number
  fromPage?: number
  toPage?: number
}
export interface GetItemVersionTextReply {
  text: string
  /**
   * Where pages are asked for, what readers see on each; one without a number for a file without pages
   */
  pages?: {
    page: number | null
    text: string
  }[]
  isCut: boolean
}
export interface GetLinkCircleInput {
  id: string
  limit?: number
  cursor?: string
}
export interface GetLinkCircleReply {
  items: CircleLink[]
  nextCursor: string | null
  /**
   * Items of the collection or site that nobody of them opened; on the first page
   *
   * @maxItems 100
   */
  unopened: {
    id: string
    name: string
  }[]
  /**
   * Pages of the file that nobody of them read; on the first page
   *
   * @maxItems 100
   */
  unreadPages: number[]
}
export interface GetLinkInput {
  id: string
}
export interface GetLinkQrInput {
  id: string
  format?: 'svg' | 'png'
  /**
   * Width and height in pixels; default 600
   */
  size?: number
  /**
   * Page of the document at which the link opens; the first by default
   */
  page?: number
}
export interface GetLinkReportInput {
  id: string
  /**
   * `sure` counts only views of which it is sure that a person read
   */
  certainty?: 'all' | 'sure'
  days?: number
}
export interface GetLinkTemplateInput {
  format?: 'csv' | 'xlsx'
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
}
export interface GetLinksReportInput {
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to?: string
  interval?: Interval
  itemType?: ItemType
  /**
   * `sure` counts only views of which it is sure that a person read; not for search, CTAs and adoption
   */
  certainty?: 'all' | 'sure'
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
  limit?: number
  cursor?: string
  /**
   * Only visits that have `value` in it
   */
  dimension?: 'country' | 'device' | 'browser' | 'os' | 'referrer' | 'trigger'
  value?: string
}
export interface GetOverviewReportInput {
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to?: string
  interval?: Interval
  itemType?: ItemType
  /**
   * `sure` counts only views of which it is sure that a person read; not for search, CTAs and adoption
   */
  certainty?: 'all' | 'sure'
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
  /**
   * Only visits that have `value` in it
   */
  dimension?: 'country' | 'device' | 'browser' | 'os' | 'referrer' | 'trigger'
  value?: string
  /**
   * Only links to this content, which is an item unless `itemType` says otherwise
   */
  itemId?: string
  /**
   * Only this link
   */
  linkId?: string
  /**
   * Only links that were created for this address or organization
   */
  recipient?: string
  recipientKind?: RecipientKind
}
export interface GetPeopleReportInput {
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to?: string
  interval?: Interval
  itemType?: ItemType
  /**
   * `sure` counts only views of which it is sure that a person read; not for search, CTAs and adoption
   */
  certainty?: 'all' | 'sure'
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
  limit?: number
  cursor?: string
  /**
   * Only visits that have `value` in it
   */
  dimension?: 'country' | 'device' | 'browser' | 'os' | 'referrer' | 'trigger'
  value?: string
}
export interface GetPublicCtaInput {
  ctaId: string
  tenantId: string
}
export interface GetQuestionInput {
  id: string
}
export interface GetRecipientCircleInput {
  kind: RecipientKind
  key: string
  limit?: number
  cursor?: string
}
export interface GetRecipientCircleReply {
  items: CircleLink[]
  nextCursor: string | null
}
export interface GetRecipientInput {
  kind: RecipientKind
  key: string
}
export interface GetRecipientReply {
  kind: RecipientKind
  key: string
  name: string
  email: string | null
  /**
   * They verified the address, by a code sent to it, at one of the links
   */
  emailProved?: boolean
  organization: string | null
  /**
   * Links created for them, and others at which they verified their address
   */
  links: number
  /**
   * How many of the links were opened
   */
  opened: number
  /**
   * Views of these links. A view for which an address was verified counts for that person alone
   */
  views: number
  /**
   * Views of which it is sure that a person read
   */
  sureViews?: number
  lastSharedAt: string | null
  lastViewedAt: string | null
  /**
   * Views of links for others at which someone entered this address without verifying it. They may be anyone, so no figure includes them
   */
  unverified?: {
    links: number
    views: number
    /**
     * ISO 8601, UTC
     */
    lastViewedAt: string
  }
  received: Received[]
}
export interface Received {
  link: Link
  /**
   * Set if the link was created for someone else and they entered their address at its gate. The figures are theirs
   */
  isGiven: boolean
  /**
   * Set if their address was entered at the gate: whether a code sent to it verified it
   */
  emailProved?: boolean
  views: number
  /**
   * Views of which it is sure that a person read
   */
  sureViews?: number
  lastViewedAt: string | null
  seconds: number
  pagesRead: number
  pageCount: number | null
  /**
   * For a collection: its items, and whether they opened each
   */
  contents: {
    id: string
    name: string
    isOpened: boolean
  }[]
  /**
   * Other addresses entered at a link created for one person. A person’s figures leave out the views of verified ones
   */
  others: {
    email: string
    emailProved: boolean
    views: number
  }[]
}
export interface GetSearchReportInput {
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to?: string
  interval?: Interval
  /**
   * `sure` counts only views of which it is sure that a person read; not for search, CTAs and adoption
   */
  certainty?: 'all' | 'sure'
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
  limit?: number
  cursor?: string
  itemType?: ItemType
}
export interface GetShareContextInput {
  id: string
  itemType?: TypeOfId
  sharedToEmail?: string
  sharedToName?: string
  sharedToMemo?: string
  sharedToOrganization?: string
  /**
   * Default 10
   */
  limit?: number
  offset?: number
}
export interface GetShareContextReply {
  items: ReadLink[]
  total: number
  stats: LinkStats
  documents?: SharedDocuments
  existing?: Link
}
export interface ReadLink {
  id: string
  version: number
  slug: string
  url: string
  itemId: string
  itemType: ItemType
  itemName: string
  /**
   * The item’s picture, if it has one; only in my list of links
   */
  thumbnailUrl?: string
  /**
   * Views of each of the last 14 days, oldest first; only in my list of links
   */
  recentViews?: number[]
  /**
   * The item’s own short link, for nobody in particular
   */
  isOwn: boolean
  /**
   * The web address it redirects to instead of the item’s
   */
  target: string | null
  sharedBy: {
    id: string
    name: string
  }
  sharedToEmail: string | null
  /**
   * Name of the person it is for
   */
  sharedToName: string | null
  sharedToMemo: string | null
  sharedToOrganization: string | null
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * Visits don’t count as changes
   */
  updatedAt: string
  expiresAt: string | null
  /**
   * The last day it opens, where a day was chosen; `expiresAt` is its end
   */
  expiresOn: string | null
  hasPassword: boolean
  allowDownload: boolean
  downloadAs: DownloadAs
  requireEmail: boolean
  proveEmail: boolean
  allowed: string[]
  refused: string[]
  notify: ('each' | 'digest' | 'none') | null
  utm: Utm
  preview: LinkPreview
  watermark: boolean
  questions: boolean
  allowPassOn: boolean
  /**
   * The link that a visitor passed on, so that this one was made
   */
  parentLinkId: string | null
  /**
   * How often it was passed on
   */
  passedOn: number
  /**
   * The person it is for chose that reading isn’t measured: it has no new visits
   */
  unmeasured: boolean
  agreementId: string | null
  language: string | null
  /**
   * Visits by people, without bots, repeats and previews
   */
  views: number
  /**
   * Different people among the views
   */
  viewers: number
  /**
   * Views of which it is sure that a person read
   */
  sureViews: number
  /**
   * Visits counted elsewhere before the link was imported; in no other figure
   */
  visitsBefore?: number
  lastViewedAt: string | null
  disabledAt: string | null
  /**
   * Time on screen of all visitors, without idle time
   */
  seconds: number
  /**
   * Number of different pages read by anyone
   */
  pagesRead: number
}
/**
 * Office files and PDFs of an item or collection, with what they carry together
 */
export interface SharedDocuments {
  /**
   * Number of Office files and PDFs
   */
  count: number
  /**
   * Of those, how many couldn’t be checked
   */
  unchecked: number
  /**
   * Of those, Office files that no PDF could be made from
   */
  withoutPdf: number
  /**
   * PDFs with pages that would be blank behind a watermark
   */
  undrawn?: number
  hiddenContent: HiddenContent
}
export interface HiddenContent {
  /**
   * Slides with speaker notes
   */
  notes?: number
  /**
   * Hidden slides
   */
  slides?: number
  /**
   * Hidden sheets
   */
  sheets?: number
  /**
   * Hidden rows with content
   */
  rows?: number
  /**
   * Hidden columns with content
   */
  columns?: number
  /**
   * Passages of hidden text
   */
  text?: number
  /**
   * Hidden shapes and images
   */
  objects?: number
  /**
   * Hidden layers
   */
  layers?: number
  /**
   * Comments, with replies
   */
  comments?: number
  /**
   * Tracked changes, and earlier versions kept in the file
   */
  changes?: number
  /**
   * Films and recordings, of which pages and the PDF show a still
   */
  films?: number
  /**
   * Attached or embedded files
   */
  attachments?: number
  /**
   * Copies of the data behind pivot tables and links to other workbooks
   */
  data?: number
  /**
   * Names of people in the properties
   */
  authors?: number
  /**
   * Other properties, such as company or keywords
   */
  properties?: number
}
export interface GetSiteContentInput {
  slug: string
  page?: number
}
export interface GetSiteContentReply {
  name: string
  theme: Theme
  seo: Seo
  content: unknown[]
  page: number
  pages: number
  tenant: {
    name: string
    logoUrl: string | null
    color: string
    legal?: LegalPages
  }
}
export interface LegalPages {
  imprintUrl: string | null
  privacyUrl: string | null
  termsUrl: string | null
  accessibilityUrl: string | null
}
export interface GetSiteInput {
  id: string
}
export interface GetSiteQrInput {
  id: string
  format?: 'svg' | 'png'
  /**
   * Width and height in pixels; default 600
   */
  size?: number
}
export interface GetSitesReportInput {
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to?: string
  interval?: Interval
  /**
   * `sure` counts only views of which it is sure that a person read; not for search, CTAs and adoption
   */
  certainty?: 'all' | 'sure'
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
  limit?: number
  cursor?: string
  itemType?: 'SITE'
}
export interface GetUploadBatchInput {
  importId: string
}
export interface GetWishInput {
  id: string
}
export interface GetWishOutcomeInput {
  id: string
}
export interface GiveSiteEmailInput {
  slug: string
  email: string
  code?: string
}
export interface HandOverLinkInput {
  id: string
  /**
   * Also the links that were made by passing it on, and by passing those on
   */
  branch?: boolean
  userId: string
}
export interface HealthCounts {
  /**
   * Expired, or expiring within 30 days
   */
  expiring: number
  /**
   * Web pages that can’t be reached, and files that failed
   */
  broken: number
  /**
   * Without a value in any category
   */
  unclassified: number
  /**
   * Not changed or reviewed for 180 days
   */
  stale: number
  /**
   * Older than 30 days, and never viewed or shared
   */
  unused: number
}
export interface Import {
  importId: string
  source: ImportSource
  name: string
  status: ImportStatus
  /**
   * Human-readable reason why the import failed
   */
  failure?: string
  failureReason?: SentenceReason
  total: number
  done: number
  failed: number
  /**
   * Already in the library
   */
  skipped: number
  /**
   * The first ones; the problem CSV has all of them
   */
  errors: {
    /**
     * Numbered as in a spreadsheet: below a header, the first row is 2
     */
    row: number
    message: string
    /**
     * The sentences of the message, each with its reason
     */
    sentences: ImportSentence[]
  }[]
  collectionId?: string
  owner: {
    id: string
    name: string
  }
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  finishedAt?: string
}
export interface SentenceReason {
  reason?: string
  params?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: string | number
  }
}
export interface ImportSentence {
  message: string
  reason?: string
  params?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: string | number
  }
  /**
   * The column or address that it is about; `message` begins with it
   */
  at?: string
}
export interface ImportCheck {
  total: number
  /**
   * Rows that would become items
   */
  ready: number
  /**
   * Rows that would fail
   */
  faulty: number
  /**
   * Rows that are already in the library or the list
   */
  duplicates: number
  /**
   * Problems of the first thousand rows that have one
   */
  problems: {
    /**
     * Numbered as in a spreadsheet: below a header, the first row is 2
     */
    row: number
    level: 'error' | 'warning' | 'duplicate'
    field?:
      | 'url'
      | 'name'
      | 'description'
      | 'visitorDescription'
      | 'funnelStage'
      | 'contentProduct'
      | 'contentType'
      | 'contentIndustry'
      | 'contentRegion'
      | 'tags'
      | 'collections'
      | 'owner'
      | 'shareable'
      | 'inLibrary'
      | 'releasesOn'
      | 'expiresOn'
      | 'action'
    message: string
    reason?: string
    params?: {
      /**
       * This interface was referenced by `undefined`'s JSON-Schema definition
       * via the `patternProperty` "^.*$".
       */
      [k: string]: string | number
    }
    /**
     * The column or address that it is about; `message` begins with it
     */
    at?: string
  }[]
  newValues: {
    funnelStage: {
      label: string
      rows: number
    }[]
    contentProduct: {
      label: string
      rows: number
    }[]
    contentType: {
      label: string
      rows: number
    }[]
    contentIndustry: {
      label: string
      rows: number
    }[]
    contentRegion: {
      label: string
      rows: number
    }[]
  }
  mayCreateValues: boolean
  newTags: {
    label: string
    rows: number
  }[]
  newCollections: {
    label: string
    rows: number
  }[]
  /**
   * The first rows that are ready
   */
  preview: {
    /**
     * Numbered as in a spreadsheet: below a header, the first row is 2
     */
    row: number
    url: string
    name: string
  }[]
}
export interface ImportDraft {
  draftId: string
  source: ImportSource
  name: string
  status: 'reading' | 'ready' | 'failed'
  failure?: string
  failureReason?: SentenceReason
  total: number
  /**
   * A name from the WHATWG Encoding Standard; detected when omitted
   */
  encoding?:
    | 'utf-8'
    | 'utf-16le'
    | 'utf-16be'
    | 'windows-1252'
    | 'macintosh'
    | 'windows-1250'
    | 'iso-8859-2'
    | 'windows-1251'
    | 'windows-1253'
    | 'windows-1254'
    | 'shift_jis'
    | 'euc-jp'
    | 'gb18030'
    | 'big5'
    | 'euc-kr'
  delimiter?: string
  product?: LinkProduct
  /**
   * What couldn’t be read and was left out
   */
  notes: string[]
  /**
   * The notes with their reasons
   */
  noteSentences: ImportSentence[]
  /**
   * Some names in an archive
   */
  names?: string[]
  columns: {
    head: string
    samples: string[]
    field:
      | (
          | 'url'
          | 'name'
          | 'description'
          | 'visitorDescription'
          | 'funnelStage'
          | 'contentProduct'
          | 'contentType'
          | 'contentIndustry'
          | 'contentRegion'
          | 'tags'
          | 'collections'
          | 'owner'
          | 'shareable'
          | 'inLibrary'
          | 'releasesOn'
          | 'expiresOn'
          | 'action'
        )
      | null
  }[]
}
export interface ImportRow {
  /**
   * Numbered as in a spreadsheet: below a header, the first row is 2
   */
  row: number
  status: 'waiting' | 'done' | 'failed' | 'skipped'
  message?: string
  /**
   * The sentences of the message, each with its reason
   */
  sentences?: ImportSentence[]
  /**
   * Of a row of a table of links
   */
  slug?: string
  url?: string
  name?: string
  itemId?: string
}
/**
 * For links that asked for a password elsewhere: they come withdrawn (the default), with this `password`, asking for a verified email address instead, or not at all
 */
export interface LinkPasswords {
  as: 'withdrawn' | 'password' | 'email' | 'left-out'
  password?: string | null
}
export interface LinkPlan {
  dryRun: true
  product: LinkProduct
  total: number
  /**
   * Links that would be created
   */
  new: number
  /**
   * Links that are here already, with the same target
   */
  same: number
  /**
   * Slugs that another link has
   */
  taken: number
  /**
   * Rows without a target that a link can lead to
   */
  invalidTarget: number
  /**
   * Rows without a slug that opens here
   */
  badSlug: number
  /**
   * Slugs that the product keeps for itself
   */
  reserved: number
  /**
   * Rows with another value that can’t be read, such as an expiration
   */
  badValue: number
  /**
   * Links of those that asked for a password elsewhere
   */
  protected: number
  /**
   * Links of those that no longer opened, or opened in ways that aren’t known here: they come withdrawn
   */
  closed: number
  /**
   * Links that asked for a password and are to be left out
   */
  leftOut: number
  /**
   * Links whose items don’t fit into the plan
   */
  overLimit: number
  /**
   * Items that would be created: one per target
   */
  newItems: number
  /**
   * Visits that were counted elsewhere
   */
  visitsBefore: number
  /**
   * The first hundred domains in the table, and what becomes of their links
   */
  domains: {
    domain: string | null
    rows: number
    /**
     * A domain of this account, or Satchel’s own
     */
    isOurs: boolean
    /**
     * Where its links will open
     */
    opensAt: string
  }[]
  /**
   * Categories that the team requires and `classify` has no value for
   */
  missing: CategoryName[]
  /**
   * Those of the first thousand rows with one
   */
  problems: LinkProblem[]
}
export interface LinkProblem {
  /**
   * Numbered as in a spreadsheet
   */
  row: number
  slug: string
  /**
   * Why the link won’t come; with `note` it comes, but not with all of its row
   */
  kind:
    | 'taken'
    | 'invalid-target'
    | 'bad-slug'
    | 'reserved'
    | 'bad-value'
    | 'plan-limit'
    | 'left-out'
    | 'note'
  message: string
  reason?: string
  params?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: string | number
  }
  /**
   * The sentences of a note, each with its reason
   */
  sentences?: Sentence[]
  /**
   * A link of this account, of another one, or an earlier row
   */
  takenBy?: {
    where: 'account' | 'elsewhere' | 'file'
    /**
     * Who shared it, in this account
     */
    name?: string
    /**
     * Where it leads, in this account
     */
    target?: string
  }
}
export interface Sentence {
  message: string
  reason?: string
  params?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: string | number
  }
}
export interface LinkPreset {
  id: string
  version: number
  name: string
  options: {
    allowDownload?: boolean
    downloadAs?: DownloadAs
    /**
     * Visitors enter an email address first
     */
    requireEmail?: boolean
    /**
     * The address is verified with a code sent to it
     */
    proveEmail?: boolean
    /**
     * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
     *
     * @maxItems 200
     */
    allowed?: string[]
    /**
     * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
     *
     * @maxItems 200
     */
    refused?: string[]
    /**
     * Emails about visits; true is "each", false "none", null the sharer’s own setting
     */
    notify?: ('each' | 'digest' | 'none') | boolean | null
    utm?: Utm
    preview?: LinkPreview
    /**
     * Pages and images show the visitor’s address
     */
    watermark?: boolean
    /**
     * Visitors may ask questions at a page
     */
    questions?: boolean
    /**
     * Visitors may pass it on to a colleague, who gets a link of their own. By default links to a person may be, others not
     */
    allowPassOn?: boolean
    agreementId?: string | null
    /**
     * BCP 47 tag of the language of its pages and emails, one of en, de, fr, es, it, nl, pt, pl, ja, ar; null for that of the visitor
     */
    language?: string | null
    expiresInDays?: number | null
    hasPassword: boolean
  }
  /**
   * Used when a share names no preset; at most one
   */
  isDefault: boolean
  /**
   * ISO 8601, UTC
   */
  createdAt: string
}
export interface LinkReport {
  link: Link
  sums: {
    views: number
    viewers: number
    /**
     * Of these, views that are `proved` or `acted`
     */
    sureViews: number
    sureViewers: number
    downloads: number
    seconds: number
  }
  pageCount: number | null
  completion: number | null
  /**
   * Pages that were read, in order
   */
  pages: PageRead[]
  /**
   * Without gaps
   */
  days: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    day: string
    views: number
    viewers: number
    /**
     * Of these, views that are `proved` or `acted`
     */
    sureViews: number
    sureViewers: number
  }[]
  by: {
    /**
     * Items: Most views first
     */
    country: {
      value: string | null
      views: number
      viewers: number
    }[]
    /**
     * Items: Most views first
     */
    device: {
      value: string | null
      views: number
      viewers: number
    }[]
    /**
     * Items: Most views first
     */
    browser: {
      value: string | null
      views: number
      viewers: number
    }[]
    /**
     * Items: Most views first
     */
    os: {
      value: string | null
      views: number
      viewers: number
    }[]
    /**
     * Items: Most views first
     */
    referrer: {
      value: string | null
      views: number
      viewers: number
    }[]
    /**
     * Items: Most views first
     */
    trigger: {
      value: string | null
      views: number
      viewers: number
    }[]
  }
}
export interface LinkRow {
  link: Link
  views: number
  /**
   * Sum of the visitors per link and day
   */
  viewers: number
  downloads: number
  /**
   * Time on screen, without idle time
   */
  seconds: number
  /**
   * In the previous range
   */
  viewsBefore: number
}
export interface LinksReport {
  /**
   * For the next rows of each ranking, as they are then; null after the last
   */
  nextCursor: string | null
  interval: Interval
  /**
   * Everyone’s links; otherwise only my own
   */
  isAll: boolean
  /**
   * A date range, both days included
   */
  now: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Links that were opened
       */
      opened: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }
    /**
     * Keyed by the first day of each, without gaps
     */
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }[]
  }
  /**
   * The same number of days right before
   */
  before: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Links that were opened
       */
      opened: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }
    /**
     * Keyed by the first day of each, without gaps
     */
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }[]
  }
  /**
   * Created in the range and never opened so far
   */
  unopened: number
  rows: LinkRow[]
}
export interface ListAcceptancesInput {
  agreementId?: string
  linkId?: string
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
  limit?: number
  cursor?: string
}
export interface ListAcceptancesReply {
  items: Acceptance[]
  nextCursor: string | null
}
export interface ListActivityInput {
  itemType?: ItemType
  itemId?: string
  changeKind?: ChangeKind
  userId?: string
  /**
   * ISO 8601, UTC
   */
  since?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to?: string
  limit?: number
  cursor?: string
}
export interface ListActivityReply {
  items: Activity[]
  nextCursor: string | null
}
export interface ListAgreementsInput {
  archived?: boolean
  limit?: number
  cursor?: string
}
export interface ListAgreementsReply {
  items: Agreement[]
  nextCursor: string | null
}
export interface ListAuditInput {
  /**
   * An action, or its first part, such as `session`
   */
  action?: string
  actorId?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to?: string
  limit?: number
  cursor?: string
  orderBy?: AuditOrder
}
export interface ListAuditReply {
  items: AuditEntry[]
  nextCursor: string | null
}
export interface ListBinInput {
  limit?: number
  cursor?: string
}
export interface ListBinReply {
  items: BinItem[]
  nextCursor: string | null
  total: number
  /**
   * How many are being permanently deleted
   */
  purging: number
}
export interface ListBulkJobsReply {
  items: BulkJob[]
}
export interface ListCollectionItemsInput {
  cid: string
  limit?: number
  cursor?: string
  /**
   * The position to start at, if there is no cursor
   */
  offset?: number
}
export interface ListCollectionItemsReply {
  items: Item[]
  nextCursor: string | null
}
export interface ListCollectionsInput {
  search?: string
  filter?: CollectionFilter
  kind?: CollectionKind
  orderBy?: CollectionOrder
  limit?: number
  cursor?: string
}
export interface ListCollectionsReply {
  items: Collection[]
  nextCursor: string | null
}
export interface ListCtaSubmissionsInput {
  id: string
  search?: string
  /**
   * Only what isn’t received, or only what is; by default both
   */
  spam?: boolean
  state?: SubmissionState
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
  limit?: number
  cursor?: string
}
export interface ListCtaSubmissionsReply {
  items: CtaSubmission[]
  nextCursor: string | null
}
export interface ListCtasInput {
  search?: string
  kind?: CtaKind
  active?: boolean
  limit?: number
  cursor?: string
}
export interface ListCtasOfInput {
  id: string
  type?: 'admin'
  search?: string
  kind?: CtaKind
  active?: boolean
  limit?: number
  cursor?: string
}
export interface ListCtasOfReply {
  items: Cta[]
  nextCursor: string | null
}
export interface ListCtasReply {
  items: Cta[]
  nextCursor: string | null
}
export interface ListExportsInput {
  limit?: number
  cursor?: string
}
export interface ListExportsReply {
  items: Export[]
  nextCursor: string | null
}
export interface ListFileRequestsInput {
  linkId?: string
  collectionId?: string
  siteId?: string
  /**
   * `closed` once someone closed it, or its last day is over
   */
  state?: 'open' | 'closed'
  /**
   * Only those with files that wait
   */
  waiting?: boolean
  limit?: number
  cursor?: string
}
export interface ListFileRequestsReply {
  items: FileRequest[]
  nextCursor: string | null
}
export interface ListImportRowsInput {
  importId: string
  status?: 'waiting' | 'done' | 'failed' | 'skipped'
  limit?: number
  cursor?: string
}
export interface ListImportRowsReply {
  items: ImportRow[]
  nextCursor: string | null
}
export interface ListImportsInput {
  limit?: number
  cursor?: string
}
export interface ListImportsReply {
  items: Import[]
  nextCursor: string | null
}
export interface ListItemVersionsInput {
  id: string
}
export interface ListItemVersionsReply {
  items: Version[]
}
export interface Version {
  number: number
  originalName: string
  mime?: string
  bytes?: number
  sha256?: string
  status: 'processing' | 'completed' | 'failed'
  /**
   * Human-readable reason why it couldn’t be read
   */
  failure?: string
  pageCount?: number
  durationS?: number
  width?: number
  height?: number
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  madeBy: {
    id: string
    name: string
  } | null
  /**
   * Whether it is the one shown, also to visitors
   */
  isCurrent: boolean
  thumbnailUrl?: string
  previewUrl?: string
  previewMime?: string
  previewNote?: string
  downloadUrl: string
}
export interface ListItemsInput {
  limit?: number
  cursor?: string
  orderBy?: 'newest' | 'oldest' | 'updated' | 'name' | 'name-desc' | 'views' | 'upvotes'
  /**
   * Only what was added or changed at or after this time
   */
  updatedSince?: string
}
export interface ListItemsReply {
  items: Item[]
  nextCursor: string | null
}
export interface ListLinkMessagesInput {
  id: string
  limit?: number
  cursor?: string
}
export interface ListLinkMessagesReply {
  items: Message[]
  nextCursor: string | null
}
export interface Message {
  id: string
  kind: MessageKind
  /**
   * ISO 8601, UTC
   */
  at: string
  conversationId: string | null
  link: {
    id: string
    itemId: string
    itemType: ItemType
    itemName: string
    sharedToEmail: string | null
    sharedToName: string | null
    sharedToMemo: string | null
    sharedToOrganization: string | null
  }
  /**
   * Who of the team wrote it; null for a visitor
   */
  by: {
    id: string
    name: string
  } | null
  /**
   * The visitor who wrote it, or who is answered
   */
  visitor: {
    name: string | null
    email: string | null
    /**
     * They verified the address by a code
     */
    emailProved: boolean
  }
  /**
   * Plain text; of a lead, its answers one per line
   */
  text: string
  /**
   * The answers of a lead, in the order of its form
   */
  answers?: {
    label: string
    value: string
  }[]
  cta?: {
    id: string
    name: string
  }
  /**
   * What was attached, each as a link for this person
   */
  attached: {
    linkId: string
    url: string
    itemId: string
    itemType: ItemType
    itemName: string
  }[]
  /**
   * Whether an answer was emailed; the visitor finds it on the page in any case
   */
  mailed: boolean
  /**
   * Whether I haven’t read it yet
   */
  unread: boolean
}
export interface ListLinkPresetsReply {
  items: LinkPreset[]
}
export interface ListLinkVisitsInput {
  id: string
  limit?: number
  cursor?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to?: string
  /**
   * Includes bots, scanners, repeats and colleagues
   */
  includeFiltered?: boolean
}
export interface ListLinkVisitsReply {
  items: Visit[]
  nextCursor: string | null
}
export interface Visit {
  id: string
  /**
   * ISO 8601, UTC
   */
  at: string
  /**
   * First visit of this person’s session, whose visits are at most ten minutes apart
   */
  sessionId: string
  /**
   * The address entered at the gate, see `emailProved`
   */
  visitor?: string
  /**
   * The visitor verified it by a code sent to it
   */
  emailProved: boolean
  itemId: string | null
  itemName: string | null
  country: string | null
  device: string | null
  browser: string | null
  os: string | null
  referrer: string | null
  trigger: 'link' | 'qr' | 'site' | 'mail'
  utm: Utm | null
  /**
   * Time on screen, without idle time
   */
  durationS: number
  pages: {
    page: number
    seconds: number
  }[]
  /**
   * Items: Seconds played
   */
  parts: {
    from: number
    to: number
  }[]
  clicks: {
    page: number | null
    url: string
  }[]
  downloaded: boolean
  /**
   * The page told the visitor what had changed since they read an earlier version
   */
  sawChanges: boolean
  filtered:
    ('bot' | 'unfurler' | 'scanner' | 'head' | 'repeat' | 'colleague' | 'preview' | 'crowd') | null
  /**
   * `proved` by a verified address or the link’s password, `acted` on the page (scrolled, turned pages, played, clicked, downloaded or entered an address), `loaded` without a sign of anyone, likely a `machine`
   */
  certainty: 'proved' | 'acted' | 'loaded' | 'machine'
}
export interface ListMessagesInput {
  /**
   * Only the conversations with this person
   */
  email?: string
  /**
   * Only what I haven’t read
   */
  unread?: boolean
  /**
   * On the links of all; needs the permission links.all
   */
  everyone?: boolean
  limit?: number
  cursor?: string
}
export interface ListMessagesReply {
  items: Message[]
  nextCursor: string | null
}
export interface ListMyLinksInput {
  /**
   * Default 10
   */
  limit?: number
  offset?: number
  /**
   * Searches recipient, item and slug
   */
  search?: string
  itemType?: ItemType
  state?: LinkState
  /**
   * Needs the permission links.all
   */
  everyone?: boolean
  /**
   * Only links of this person; another’s need the permission links.all
   */
  sharedBy?: string
  /**
   * Only what was added or changed at or after this time
   */
  updatedSince?: string
  orderBy?: LinkOrder
}
export interface ListMyLinksReply {
  items: Link[]
  total: number
}
export interface ListOutdatedReadersInput {
  id: string
}
export interface ListOutdatedReadersReply {
  version: number | null
  items: OutdatedReader[]
  /**
   * How many weren’t told yet, listed or not
   */
  remaining: number
}
export interface OutdatedReader {
  linkId: string
  /**
   * The link they have, which shows the newest version
   */
  url: string
  sharedBy: {
    id: string
    name: string
  }
  /**
   * Whom the link was created for, or the address that was verified at it
   */
  email: string | null
  sharedToName: string | null
  sharedToMemo: string | null
  sharedToOrganization: string | null
  /**
   * The version they saw last
   */
  version: number
  /**
   * ISO 8601, UTC
   */
  lastAt: string
  downloaded: boolean
  /**
   * The page told them what had changed in a version that they read
   */
  sawChanges: boolean
  /**
   * When they were emailed about the newest version
   */
  toldAt: string | null
  /**
   * The link is mine and opens now, an address is known, and they weren’t told
   */
  mayTell: boolean
}
export interface ListPlanTasksInput {
  id: string
  limit?: number
  cursor?: string
}
export interface ListPlanTasksReply {
  items: PlanTask[]
  nextCursor: string | null
  summary: PlanSummary
}
export interface PlanTask {
  id: string
  name: string
  owner: {
    userId?: string
    email?: string
    /**
     * Missing for people who left the company
     */
    name?: string
  }
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  dueOn: string
  state: PlanState
  note?: string
  blockId: string
  milestone: {
    id: string
    name: string
  }
  /**
   * It is open, and its day is over
   */
  isLate: boolean
  changedAt: string | null
  changedBy: {
    userId: string | null
    name: string
    email: string | null
  } | null
  /**
   * The newest 20, oldest of them first
   */
  comments: {
    id: string
    /**
     * Plain text
     */
    text: string
    /**
     * ISO 8601, UTC
     */
    at: string
    by: {
      userId: string | null
      name: string
      email: string | null
    }
  }[]
  commentCount: number
}
export interface PlanSummary {
  total: number
  done: number
  late: number
  next: {
    id: string
    name: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    dueOn: string
  } | null
  movedAt: string | null
  movedBy: {
    userId: string | null
    name: string
    email: string | null
  } | null
}
export interface ListQuestionPagesInput {
  itemId: string
}
export interface ListQuestionPagesReply {
  items: QuestionPage[]
  /**
   * Public questions that a new version asks to review
   */
  review: number
}
export interface QuestionPage {
  page: number | null
  questions: number
  open: number
}
export interface ListQuestionsInput {
  itemId?: string
  linkId?: string
  state?: QuestionState
  /**
   * `page`: open ones first, each by page; the newest first by default
   */
  order?: 'newest' | 'page'
  limit?: number
  cursor?: string
}
export interface ListQuestionsReply {
  items: Question[]
  nextCursor: string | null
}
export interface Question {
  id: string
  linkId: string
  itemId: string | null
  itemName: string
  fileVersion: number | null
  page: number | null
  quote: string | null
  spot: Spot | null
  text: string
  /**
   * ISO 8601, UTC
   */
  askedAt: string
  asker: {
    name: string | null
    email: string | null
    /**
     * They verified the address by a code
     */
    proved: boolean
  }
  recipient: string | null
  answers: {
    id: string
    by: {
      id: string
      name: string
    } | null
    text: string
    /**
     * ISO 8601, UTC
     */
    at: string
    /**
     * It was sent to the asker by email as well
     */
    mailed: boolean
  }[]
  state: QuestionState
  publicText: string | null
  publicAnswer: string | null
  /**
   * True for public ones after a new version of the file, until a PUT
   */
  needsReview: boolean
}
export interface Spot {
  x: number
  y: number
}
export interface ListRecipientsInput {
  /**
   * Default 10
   */
  limit?: number
  offset?: number
  kind?: RecipientKind
  search?: string
  orderBy?: RecipientOrder
}
export interface ListRecipientsReply {
  items: Recipient[]
  total: number
}
export interface Recipient {
  kind: RecipientKind
  key: string
  name: string
  email: string | null
  /**
   * They verified the address, by a code sent to it, at one of the links
   */
  emailProved?: boolean
  organization: string | null
  /**
   * Links created for them, and others at which they verified their address
   */
  links: number
  /**
   * How many of the links were opened
   */
  opened: number
  /**
   * Views of these links. A view for which an address was verified counts for that person alone
   */
  views: number
  /**
   * Views of which it is sure that a person read
   */
  sureViews?: number
  lastSharedAt: string | null
  lastViewedAt: string | null
  /**
   * Views of links for others at which someone entered this address without verifying it. They may be anyone, so no figure includes them
   */
  unverified?: {
    links: number
    views: number
    /**
     * ISO 8601, UTC
     */
    lastViewedAt: string
  }
}
export interface ListRecommendedInput {
  id: string
  sharedToOrganization: string
  itemType?: ItemType
}
export interface ListRecommendedReply {
  items: {
    id: string
    name: string
    thumbnailUrl?: string
    /**
     * Number of similar organizations that opened it
     */
    organizations: number
  }[]
}
export interface ListRelatedItemsInput {
  id: string
}
export interface ListRelatedItemsReply {
  items: Item[]
}
export interface ListSavedSearchesInput {
  limit?: number
  cursor?: string
}
export interface ListSavedSearchesReply {
  items: SavedSearch[]
  nextCursor: string | null
}
export interface SavedSearch {
  id: string
  version: number
  name: string
  form: SearchForm
  /**
   * What it names that no longer exists, such as `tag “EMEA”`. `form` leaves it out where it was typed, since a search for it is refused; it is there again once it is restored
   */
  missing: string[]
  /**
   * Whether the whole team can use it; only its owner can change it
   */
  shared: boolean
  notify: SavedNotify
  owner: {
    id: string
    name: string
  }
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  updatedAt: string
}
export interface SearchGap {
  /**
   * The most frequent way it was typed
   */
  term: string
  /**
   * How many searched for it; people who left count as one
   */
  people: number
  searches: number
  /**
   * ISO 8601, UTC
   */
  lastAt: string
  /**
   * Whom those people shared something with within half an hour after
   */
  organizations: string[]
  wishIds: string[]
}
export interface ListSilentReadersReply {
  /**
   * @maxItems 20
   */
  items: SilentReader[]
}
export interface SilentReader {
  email: string
  organization: string | null
  /**
   * Of my links for them in the last 7 days
   */
  views: number
  /**
   * ISO 8601, UTC
   */
  lastViewedAt: string
  /**
   * What they opened last
   */
  last: {
    itemType: ItemType
    itemId: string
    itemName: string
    linkId: string
  }
  /**
   * Items that somebody has shared with them
   */
  had: string[]
}
export interface ListSimilarWishesInput {
  title: string
}
export interface ListSimilarWishesReply {
  items: Wish[]
}
export interface Wish {
  id: string
  version: number
  kind: WishKind
  title: string
  /**
   * Plain text
   */
  description: string
  status: WishStatus
  /**
   * What this account calls the status
   */
  statusLabel: string
  statusColor: string
  /**
   * Waits for approval: only its author and editors can see it
   */
  pending: boolean
  votes: number
  voted: boolean
  commentCount: number
  author: {
    id: string
    name: string
  }
  assignee: {
    id: string
    name: string
  } | null
  organization: string | null
  neededBy: string | null
  /**
   * Items that deliver it, of those I can see
   */
  itemIds: string[]
  response: string | null
  mergedInto: string | null
  doneAt: string | null
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  updatedAt: string
}
export interface ListSiteVersionsInput {
  id: string
  limit?: number
  cursor?: string
}
export interface ListSiteVersionsReply {
  items: SiteVersion[]
  nextCursor: string | null
}
export interface SiteVersion {
  number: number
  /**
   * ISO 8601, UTC
   */
  at: string
  by: {
    id: string
    name: string
  } | null
  /**
   * The one on the web at the moment
   */
  isPublished: boolean
  blocks: number
}
export interface ListSitesInput {
  search?: string
  filter?: SiteFilter
  orderBy?: SiteOrder
  limit?: number
  cursor?: string
}
export interface ListSitesReply {
  items: SiteSummary[]
  nextCursor: string | null
}
export interface SiteSummary {
  id: string
  version: number
  name: string
  slug: string
  url: string
  status: SiteStatus
  hasPassword: boolean
  theme: Theme
  seo: Seo
  access: SiteAccess
  /**
   * The language of its texts, if that was chosen
   */
  language: ('en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'pl' | 'ja' | 'ar') | null
  owner: {
    id: string
    name: string
  }
  publishedAt: string | null
  /**
   * When it will be published
   */
  publishAt: string | null
  /**
   * The draft differs from what is published
   */
  hasChanges: boolean
  views: number
  upvotes: number
  upvoted: boolean
  favorite: boolean
  /**
   * The link that the visits of its own address belong to, once there was one
   */
  linkId: string | null
  /**
   * Made for one person: it opens by its links alone
   */
  isPersonal: boolean
  /**
   * ISO 8601, UTC
   */
  createdAt: string
  /**
   * ISO 8601, UTC
   */
  updatedAt: string
  /**
   * ISO 8601, UTC
   */
  deletedAt?: string
  /**
   * The beginning of the draft; only in the list of sites
   */
  opening?: {
    blocks: unknown[]
    pictures: {
      itemId: string
      url: string
    }[]
  }
}
export interface Synonyms {
  id: string
  /**
   * Words or phrases that mean the same
   *
   * @minItems 2
   * @maxItems 20
   */
  terms: string[]
}
export interface ThinCategory {
  category: CategoryName
  valueId: string
  label: string
  /**
   * How many asked for it; people who left count as one
   */
  people: number
  /**
   * Those that were filtered by it or named it
   */
  searches: number
  itemCount: number
  /**
   * ISO 8601, UTC
   */
  lastAt: string
}
export interface ListTrustedPeopleReply {
  items: TrustedPerson[]
}
export interface TrustedPerson {
  id: string
  name: string
  /**
   * ISO 8601, UTC
   */
  at: string
}
export interface ListUnhealthyItemsInput {
  kind: HealthKind
  /**
   * Only items I own
   */
  mine?: boolean
  limit?: number
  cursor?: string
}
export interface ListUnhealthyItemsReply {
  items: Item[]
  nextCursor: string | null
  total: number
}
export interface ListUnusedContentInput {
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from?: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to?: string
  itemType?: ItemType
  /**
   * `sure` counts only views of which it is sure that a person read; not for search, CTAs and adoption
   */
  certainty?: 'all' | 'sure'
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
  limit?: number
  cursor?: string
  /**
   * Only visits that have `value` in it
   */
  dimension?: 'country' | 'device' | 'browser' | 'os' | 'referrer' | 'trigger'
  value?: string
}
export interface ListUsedAnswersInput {
  itemId?: string
  state?: UsedAnswerState
  limit?: number
  cursor?: string
}
export interface ListUsedAnswersReply {
  items: UsedAnswer[]
  nextCursor: string | null
}
export interface UsedAnswer {
  id: string
  itemId: string
  itemName: string | null
  page: number | null
  /**
   * The version of the file that said it
   */
  fileVersion: number
  text: string
  state: UsedAnswerState
  newText: string | null
  /**
   * Figures and words in it that became others
   */
  figures: FigureChange[]
  /**
   * ISO 8601, UTC
   */
  usedAt: string
  changedAt: string | null
  /**
   * Whether visitors of the link read that it changed
   */
  tellsVisitors: boolean
  link: {
    id: string
    /**
     * Opens at the page
     */
    url: string
    recipient: string | null
  } | null
}
export interface ListWebhooksReply {
  items: Webhook[]
}
export interface Webhook {
  id: string
  name: string
  /**
   * That of a chat is secret: only its host and end are shown
   */
  url: string
  format: WebhookFormat
  when: WebhookTiming
  quietHours: QuietHours | null
  events: string[]
  /**
   * Events of links are sent for links of `createdBy` only
   */
  ownLinksOnly: boolean
  createdBy: {
    id: string
    name: string
  } | null
  program: string | null
  active: boolean
  failingSince: string | null
  turnedOffAt: string | null
  lastState: DeliveryState | null
  lastProblem: {
    /**
     * ISO 8601, UTC
     */
    at: string
    status: number | null
    error: string
    fault?: AttemptFault
  } | null
  oldSecretUntil: string | null
  /**
   * ISO 8601, UTC
   */
  createdAt: string
}
export interface ListWishCommentsInput {
  id: string
  limit?: number
  cursor?: string
}
export interface ListWishCommentsReply {
  items: WishComment[]
  nextCursor: string | null
}
export interface WishComment {
  id: string
  author: {
    id: string
    name: string
  }
  /**
   * Plain text
   */
  text: string
  mentions: {
    id: string
    name: string
  }[]
  /**
   * ISO 8601, UTC
   */
  createdAt: string
}
export interface ListWishVotesInput {
  id: string
  limit?: number
  cursor?: string
}
export interface ListWishVotesReply {
  items: WishVoter[]
  nextCursor: string | null
}
export interface WishVoter {
  person: {
    id: string
    name: string
  }
  organization: string | null
  /**
   * ISO 8601, UTC
   */
  at: string
}
export interface ListWishesInput {
  status?: WishStatus
  kind?: WishKind
  /**
   * Only those that wait for approval
   */
  pending?: boolean
  /**
   * Mine, by my part in them
   */
  mine?: 'author' | 'voted' | 'assigned'
  assigneeId?: string
  search?: string
  orderBy?: WishOrder
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
  limit?: number
  cursor?: string
}
export interface ListWishesReply {
  items: Wish[]
  nextCursor: string | null
  counts: WishCounts
}
export interface WishCounts {
  open: number
  planned: number
  started: number
  done: number
  declined: number
  /**
   * Those that wait for approval; they count nowhere else
   */
  pending: number
}
export interface ListWishlistInput {
  status?: WishStatus
  kind?: WishKind
  /**
   * Only those that wait for approval
   */
  pending?: boolean
  /**
   * Mine, by my part in them
   */
  mine?: 'author' | 'voted' | 'assigned'
  assigneeId?: string
  search?: string
  orderBy?: WishOrder
  /**
   * What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma
   */
  separator?: 'comma' | 'semicolon' | 'tab'
  locale?: TableLocale
  limit?: number
  cursor?: string
}
export interface ListWishlistReply {
  items: Wish[]
  nextCursor: string | null
  counts: WishCounts
}
export interface MergeWishInput {
  id: string
  into: string
}
export interface ModerateWishesInput {
  /**
   * @minItems 1
   * @maxItems 100
   */
  wishIds: string[]
  action: 'approve' | 'decline' | 'delete'
  response?: string | null
}
export interface ModerateWishesReply {
  /**
   * How many wishes it applied to
   */
  changed: number
}
export interface MyDay {
  /**
   * Of my links today, in the tenant’s time zone
   */
  views: number
  /**
   * Of these, views of which it is sure that a person read
   */
  sureViews?: number
  /**
   * Sum of the visitors per link
   */
  viewers: number
  downloads: number
  /**
   * My links that were opened today
   */
  opened: number
  /**
   * My items that expired, or expire within 30 days
   */
  expiring: number
  /**
   * My items that can’t be reached or read
   */
  broken: number
  /**
   * Those of `broken` that are files which couldn’t be read
   */
  failed: number
  /**
   * Unread replies to my links
   */
  replies: number
  /**
   * Wishes that wait for approval; 0 unless I may approve
   */
  wishes: number
}
export interface OpenedSearchResultInput {
  searchId: string
  itemId: string
}
export interface OverviewReport {
  interval: Interval
  /**
   * Everyone’s links; otherwise only my own
   */
  isAll: boolean
  /**
   * A date range, both days included
   */
  now: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Links that were opened
       */
      opened: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }
    /**
     * Keyed by the first day of each, without gaps
     */
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }[]
  }
  /**
   * The same number of days right before
   */
  before: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Links that were opened
       */
      opened: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }
    /**
     * Keyed by the first day of each, without gaps
     */
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }[]
  }
  by: {
    /**
     * Most views first
     */
    country: {
      value: string | null
      views: number
      viewers: number
    }[]
    /**
     * Most views first
     */
    device: {
      value: string | null
      views: number
      viewers: number
    }[]
    /**
     * Most views first
     */
    browser: {
      value: string | null
      views: number
      viewers: number
    }[]
    /**
     * Most views first
     */
    os: {
      value: string | null
      views: number
      viewers: number
    }[]
    /**
     * Most views first
     */
    referrer: {
      value: string | null
      views: number
      viewers: number
    }[]
    /**
     * Most views first
     */
    trigger: {
      value: string | null
      views: number
      viewers: number
    }[]
  }
}
export interface PeopleReport {
  /**
   * For the next rows of each ranking, as they are then; null after the last
   */
  nextCursor: string | null
  interval: Interval
  /**
   * Everyone’s links; otherwise only my own
   */
  isAll: boolean
  /**
   * A date range, both days included
   */
  now: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Links that were opened
       */
      opened: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }
    /**
     * Keyed by the first day of each, without gaps
     */
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }[]
  }
  /**
   * The same number of days right before
   */
  before: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Links that were opened
       */
      opened: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }
    /**
     * Keyed by the first day of each, without gaps
     */
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }[]
  }
  /**
   * Who shared
   */
  team: PersonRow[]
  /**
   * By the address links were created for; whoever opened them
   */
  people: PersonRow[]
  /**
   * By the organization links were created for; whoever opened them
   */
  organizations: PersonRow[]
}
export interface PersonRow {
  /**
   * A user id, an address, or a normalized name
   */
  key: string
  name: string
  /**
   * Created in the range
   */
  links: number
  /**
   * Links that were opened
   */
  opened: number
  views: number
  /**
   * Sum of the visitors per link and day
   */
  viewers: number
  downloads: number
  /**
   * Time on screen, without idle time
   */
  seconds: number
  /**
   * In the previous range
   */
  viewsBefore: number
}
export interface PreviewLinkInput {
  id: string
}
export interface PreviewLinkReply {
  url: string
}
export interface PreviewSiteInput {
  id: string
}
export interface PreviewSiteReply {
  url: string
}
export interface ProcessItemInput {
  id: string
}
export interface PublicCta {
  id: string
  kind: CtaKind
  headline: string
  label: string
  text: string
  url?: string
  fields?: CtaField[]
  /**
   * The key in `values` of the field that people don’t see
   */
  honeypot: string
  thanks: string
  style: CtaStyle
  company: {
    name: string
    color: string
    legal?: LegalPages
  }
}
export interface PublishSiteInput {
  id: string
  /**
   * Null cancels a planned one
   */
  at?: string | null
}
export interface QuerySearchInput {
  searchTerm?: string | null
  startDay?: string | null
  endDay?: string | null
  funnelStage?: string[] | null
  contentProduct?: string[] | null
  contentType?: string[] | null
  contentIndustry?: string[] | null
  contentRegion?: string[] | null
  tags?: string[] | null
  excludeTags?: string[] | null
  tagLogic?: ('OR' | 'AND') | null
  when?: ('created' | 'updated') | null
  orderBy?: ItemOrder | null
  quickFilter?: QuickFilter | null
  importId?: string | null
  limit?: number
  cursor?: string | null
  facets?: boolean
  types?: FoundType[] | null
}
export interface QuerySearchReply {
  /**
   * Of the search, the same for its further pages and while it is typed on
   */
  searchId: string
  items: Finding[]
  total: Total
  facets?: Facets
  /**
   * The words put right, or those that find something, where they found nothing as typed
   */
  didYouMean?: string
  nextCursor: string | null
}
export interface Total {
  value: number
  relation: 'eq' | 'gte'
}
export interface ReactivateLinkInput {
  id: string
  /**
   * Also the links that were made by passing it on, and by passing those on
   */
  branch?: boolean
}
export interface ReadArchiveInput {
  uploadId: string
}
export interface ReadLinkMessagesInput {
  id: string
}
export interface ReadSitemapInput {
  sitemapUrl: string
}
export interface ReadWishFeedInput {
  token: string
}
export interface RecordCtaEventInput {
  ctaId: string
  /**
   * Answers 404 if the CTA is another’s
   */
  tenantId?: string
  /**
   * Made by the caller; an id seen before isn’t counted again, and answers 409 with other values
   */
  id: string
  /**
   * `held`: it would have been shown, but the visitor is in the control group
   */
  kind: 'impression' | 'click' | 'submission' | 'held'
  linkVisitId?: string | null
  siteVisitId?: string | null
  place?: CtaEventPlace | null
  values?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-zA-Z][a-zA-Z0-9_-]{0,63}$".
     */
    [k: string]: string | boolean | null
  }
  /**
   * Since the form was shown. A submission within two seconds, or one that fills `other_topic`, is held for a look; as spam if a person couldn’t have sent it
   */
  elapsedMs?: number
}
export interface RecordCtaEventReply {
  accepted: boolean
  thanks?: string
}
export interface RefuseRequestFileInput {
  id: string
  fileId: string
}
export interface RemoveFromCollectionInput {
  cid: string
  itemId: string
}
export interface RemoveItemTagInput {
  id: string
  tagKey: string
}
export interface RemoveSitePasswordInput {
  id: string
}
export interface RenameUploadInput {
  id: string
  name: string
}
export interface ReplaceItemFileInput {
  id: string
  /**
   * The last part of the upload’s address
   */
  uploadId: string
}
export interface RestoreBinReply {
  restored: string[]
  left: number
}
export interface RestoreCollectionInput {
  id: string
}
export interface RestoreCtaInput {
  id: string
}
export interface RestoreItemVersionInput {
  id: string
  number: number
}
export interface RestoreItemsInput {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  ids: string[]
}
export interface RestoreItemsReply {
  restored: string[]
  missing: string[]
}
export interface RestoreSiteInput {
  id: string
}
export interface RestoreSiteVersionInput {
  id: string
  number: number
}
export interface RetryImportInput {
  importId: string
}
export interface SaveSearchInput {
  name: string
  form: SearchForm
  /**
   * Needs the permission library.write
   */
  shared?: boolean
  notify?: SavedNotify
}
export interface SearchItemsInput {
  searchTerm?: string | null
  startDay?: string | null
  endDay?: string | null
  funnelStage?: string[] | null
  contentProduct?: string[] | null
  contentType?: string[] | null
  contentIndustry?: string[] | null
  contentRegion?: string[] | null
  tags?: string[] | null
  excludeTags?: string[] | null
  tagLogic?: ('OR' | 'AND') | null
  when?: ('created' | 'updated') | null
  orderBy?: ItemOrder | null
  quickFilter?: QuickFilter | null
  importId?: string | null
  limit?: number
  cursor?: string | null
  facets?: boolean
}
export interface SearchReport {
  /**
   * For the next rows of each ranking, as they are then; null after the last
   */
  nextCursor: string | null
  interval: Interval
  now: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      searches: number
      /**
       * Who searched; in a point, within it
       */
      people: number
      /**
       * Searches that found nothing
       */
      nothing: number
      /**
       * Searches of which a result was opened
       */
      opened: number
    }
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      searches: number
      /**
       * Who searched; in a point, within it
       */
      people: number
      /**
       * Searches that found nothing
       */
      nothing: number
      /**
       * Searches of which a result was opened
       */
      opened: number
    }[]
  }
  before: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      searches: number
      /**
       * Who searched; in a point, within it
       */
      people: number
      /**
       * Searches that found nothing
       */
      nothing: number
      /**
       * Searches of which a result was opened
       */
      opened: number
    }
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      searches: number
      /**
       * Who searched; in a point, within it
       */
      people: number
      /**
       * Searches that found nothing
       */
      nothing: number
      /**
       * Searches of which a result was opened
       */
      opened: number
    }[]
  }
  ms: {
    median: number
    p95: number
  }
  top: SearchRow[]
  /**
   * That found nothing, most often first
   */
  nothing: SearchRow[]
  /**
   * Slower than 300 ms on average, slowest first
   */
  slow: SearchRow[]
}
export interface SearchRow {
  /**
   * As somebody typed it
   */
  term: string
  searches: number
  /**
   * Who searched; in a point, within it
   */
  people: number
  /**
   * Searches that found nothing
   */
  nothing: number
  /**
   * Searches of which a result was opened
   */
  opened: number
  searchesBefore: number
  /**
   * The mean time until it was answered
   */
  ms: number
}
export interface SearchResult {
  /**
   * Of the search, the same for its further pages and while it is typed on
   */
  searchId: string
  items: FoundItem[]
  total: Total
  facets?: Facets
  /**
   * The words put right, or those that find something, where they found nothing as typed
   */
  didYouMean?: string
  nextCursor: string | null
}
export interface SetOwnLinkInput {
  id: string
  slug?: string
  /**
   * For web pages: redirects there instead of to the page itself
   */
  url?: string | null
  /**
   * A moment, or the last day it opens as YYYY-MM-DD, which stays that day when the company’s time zone changes
   */
  expiresAt?: string | null
  password?: string | null
  /**
   * A confirmed domain of the tenant, or Satchel’s own host
   */
  domain?: string
  itemType?: TypeOfId
}
export interface SetSitePasswordInput {
  id: string
  password: string
}
export interface ShareItemInput {
  itemId: string
  itemType: ItemType
  sharedToEmail?: string | null
  sharedToName?: string | null
  sharedToMemo?: string | null
  sharedToOrganization?: string | null
  slug?: string
  /**
   * Defaults to the default preset; null for none
   */
  presetId?: string | null
  /**
   * A moment, or the last day it opens as YYYY-MM-DD, which stays that day when the company’s time zone changes
   */
  expiresAt?: string | null
  password?: string | null
  allowDownload?: boolean
  downloadAs?: DownloadAs
  /**
   * Visitors enter an email address first
   */
  requireEmail?: boolean
  /**
   * The address is verified with a code sent to it
   */
  proveEmail?: boolean
  /**
   * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
   *
   * @maxItems 200
   */
  allowed?: string[]
  /**
   * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
   *
   * @maxItems 200
   */
  refused?: string[]
  /**
   * Emails about visits; true is "each", false "none", null the sharer’s own setting
   */
  notify?: ('each' | 'digest' | 'none') | boolean | null
  utm?: Utm
  preview?: LinkPreview
  /**
   * Pages and images show the visitor’s address
   */
  watermark?: boolean
  /**
   * Visitors may ask questions at a page
   */
  questions?: boolean
  /**
   * Visitors may pass it on to a colleague, who gets a link of their own. By default links to a person may be, others not
   */
  allowPassOn?: boolean
  agreementId?: string | null
  /**
   * BCP 47 tag of the language of its pages and emails, one of en, de, fr, es, it, nl, pt, pl, ja, ar; null for that of the visitor
   */
  language?: string | null
}
export interface ShareWithManyInput {
  itemId: string
  itemType: ItemType
  /**
   * @minItems 1
   * @maxItems 200
   */
  recipients: {
    /**
     * Invalid addresses are listed in `problems`
     */
    sharedToEmail?: string | null
    sharedToName?: string | null
    sharedToMemo?: string | null
    sharedToOrganization?: string | null
  }[]
  /**
   * Defaults to the default preset; null for none
   */
  presetId?: string | null
  /**
   * A moment, or the last day it opens as YYYY-MM-DD, which stays that day when the company’s time zone changes
   */
  expiresAt?: string | null
  password?: string | null
  allowDownload?: boolean
  downloadAs?: DownloadAs
  /**
   * Visitors enter an email address first
   */
  requireEmail?: boolean
  /**
   * The address is verified with a code sent to it
   */
  proveEmail?: boolean
  /**
   * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
   *
   * @maxItems 200
   */
  allowed?: string[]
  /**
   * Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"
   *
   * @maxItems 200
   */
  refused?: string[]
  /**
   * Emails about visits; true is "each", false "none", null the sharer’s own setting
   */
  notify?: ('each' | 'digest' | 'none') | boolean | null
  utm?: Utm
  preview?: LinkPreview
  /**
   * Pages and images show the visitor’s address
   */
  watermark?: boolean
  /**
   * Visitors may ask questions at a page
   */
  questions?: boolean
  /**
   * Visitors may pass it on to a colleague, who gets a link of their own. By default links to a person may be, others not
   */
  allowPassOn?: boolean
  agreementId?: string | null
  /**
   * BCP 47 tag of the language of its pages and emails, one of en, de, fr, es, it, nl, pt, pl, ja, ar; null for that of the visitor
   */
  language?: string | null
}
export interface ShareWithManyReply {
  items: {
    link: Link
    isNew: boolean
  }[]
  problems: {
    index: number
    message: string
  }[]
}
export interface SiteRow {
  siteId: string
  name: string
  status: SiteStatus
  /**
   * Created in the range, besides its own address
   */
  links: number
  views: number
  /**
   * Sum of the visitors per link and day
   */
  viewers: number
  downloads: number
  /**
   * Time on screen, without idle time
   */
  seconds: number
  /**
   * In the previous range
   */
  viewsBefore: number
}
export interface SitesReport {
  /**
   * For the next rows of each ranking, as they are then; null after the last
   */
  nextCursor: string | null
  interval: Interval
  /**
   * Everyone’s links; otherwise only my own
   */
  isAll: boolean
  /**
   * A date range, both days included
   */
  now: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Links that were opened
       */
      opened: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }
    /**
     * Keyed by the first day of each, without gaps
     */
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }[]
  }
  /**
   * The same number of days right before
   */
  before: {
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    from: string
    /**
     * YYYY-MM-DD in the tenant’s time zone
     */
    to: string
    sums: {
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Links that were opened
       */
      opened: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }
    /**
     * Keyed by the first day of each, without gaps
     */
    points: {
      /**
       * YYYY-MM-DD in the tenant’s time zone
       */
      day: string
      views: number
      /**
       * Sum of the visitors per link and day
       */
      viewers: number
      downloads: number
      /**
       * Time on screen, without idle time
       */
      seconds: number
      /**
       * Created
       */
      links: number
      /**
       * Added to the library
       */
      added: number
    }[]
  }
  rows: SiteRow[]
}
export interface StartImportInput {
  source: ImportSource
  name?: string
  total?: number
  sitemapUrl?: string
  /**
   * For links: answers 200 with the plan, and saves nothing
   */
  dryRun?: boolean
  passwords?: LinkPasswords
  draftId?: string
  urls?: string[] | string
  /**
   * A small CSV; upload a large one separately
   */
  csv?: string
  /**
   * What separates cells; detected when omitted
   */
  delimiter?: ',' | ';' | '\t' | '|'
  /**
   * What each column contains, in order; guessed from the header when omitted
   *
   * @maxItems 500
   */
  mapping?: (
    | (
        | 'url'
        | 'name'
        | 'description'
        | 'visitorDescription'
        | 'funnelStage'
        | 'contentProduct'
        | 'contentType'
        | 'contentIndustry'
        | 'contentRegion'
        | 'tags'
        | 'collections'
        | 'owner'
        | 'shareable'
        | 'inLibrary'
        | 'releasesOn'
        | 'expiresOn'
        | 'action'
      )
    | null
  )[]
  /**
   * Add the address as a link, or fetch the file behind it; a row can override this
   */
  mode?: 'link' | 'host'
  /**
   * Skip what is already in the library
   */
  duplicates?: 'skip' | 'add'
  /**
   * Values to create first; needs `taxonomy.manage`. Other unknown values are left out
   */
  createValues?: {
    /**
     * @maxItems 200
     */
    funnelStage?: string[]
    /**
     * @maxItems 200
     */
    contentProduct?: string[]
    /**
     * @maxItems 200
     */
    contentType?: string[]
    /**
     * @maxItems 200
     */
    contentIndustry?: string[]
    /**
     * @maxItems 200
     */
    contentRegion?: string[]
  }
  /**
   * Default true
   */
  createTags?: boolean
  /**
   * Default true
   */
  createCollections?: boolean
  /**
   * Only addresses that contain one of these
   *
   * @maxItems 50
   */
  include?: string[]
  /**
   * @maxItems 50
   */
  exclude?: string[]
  /**
   * Values for rows without any in the category; tags are added to a row’s own
   */
  classify?: {
    /**
     * @maxItems 200
     */
    funnelStage?: string[]
    /**
     * @maxItems 200
     */
    contentProduct?: string[]
    /**
     * @maxItems 200
     */
    contentType?: string[]
    /**
     * @maxItems 200
     */
    contentIndustry?: string[]
    /**
     * @maxItems 200
     */
    contentRegion?: string[]
    tags?: string[]
  }
  collectionId?: string
}
export interface SuggestSearchesInput {
  q?: string
}
export interface SuggestSearchesReply {
  suggestions: Suggestion[]
}
export interface Suggestion {
  type: 'RECENT' | 'POPULAR' | 'ITEM' | 'COLLECTION' | 'SITE' | 'TAG'
  /**
   * Of an item, collection or site; the key of a tag
   */
  id?: string
  text: string
}
export interface TellOutdatedReadersInput {
  id: string
  /**
   * @minItems 1
   * @maxItems 200
   */
  readers: {
    linkId: string
    email: string
  }[]
  message?: string
}
export interface TellOutdatedReadersReply {
  told: number
  /**
   * Items: Told before; not behind; by a link that isn’t mine or doesn’t open now; beyond what I can email in an hour, or what an address or a company on a trial may get in a day
   */
  leftOut: {
    linkId: string
    email: string
    reason: 'told' | 'up-to-date' | 'link' | 'hourly-limit' | 'daily-limit'
  }[]
}
export interface ToggleWishVoteInput {
  id: string
  organization?: string | null
}
export interface ToggleWishlistVoteInput {
  id: string
  organization?: string | null
}
export interface UndoBulkChangeInput {
  undoId: string
}
export interface UndoImportInput {
  importId: string
}
export interface UnlockSiteInput {
  slug: string
  password: string
}
export interface UnpublishSiteInput {
  id: string
}
export interface UnusedContent {
  itemType: ItemType
  itemId: string
  name: string
  /**
   * ISO 8601, UTC
   */
  createdAt: string
}
export interface UnusedReport {
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  from: string
  /**
   * YYYY-MM-DD in the tenant’s time zone
   */
  to: string
  /**
   * Items, or what `itemType` says, that existed by the end of the range and weren’t viewed, shared or downloaded in it
   */
  total: number
  /**
   * In the previous range
   */
  totalBefore: number
  items: UnusedContent[]
  nextCursor: string | null
}
export interface UploadBatch {
  importId: string
  /**
   * @maxItems 200
   */
  funnelStage: string[]
  /**
   * @maxItems 200
   */
  contentProduct: string[]
  /**
   * @maxItems 200
   */
  contentType: string[]
  /**
   * @maxItems 200
   */
  contentIndustry: string[]
  /**
   * @maxItems 200
   */
  contentRegion: string[]
  tags: {
    key: string
    label: string
  }[]
  collectionId: string | null
}
export interface UploadImportCsvInput {
  name?: string
  /**
   * What the table has: items by default, or links
   */
  source?: 'csv' | 'links'
  /**
   * A name from the WHATWG Encoding Standard; detected when omitted
   */
  encoding?:
    | 'utf-8'
    | 'utf-16le'
    | 'utf-16be'
    | 'windows-1252'
    | 'macintosh'
    | 'windows-1250'
    | 'iso-8859-2'
    | 'windows-1251'
    | 'windows-1253'
    | 'windows-1254'
    | 'shift_jis'
    | 'euc-jp'
    | 'gb18030'
    | 'big5'
    | 'euc-kr'
  /**
   * What separates cells; detected when omitted
   */
  delimiter?: ',' | ';' | '\t' | '|'
}
export interface UseAnswerInput {
  itemId: string
  /**
   * As `findAnswers` returned it
   */
  text: string
  page: number | null
  sharedToEmail?: string | null
  sharedToMemo?: string | null
  tellsVisitors?: boolean
}
export interface WishOutcome {
  daysToDeliver: number | null
  /**
   * The author and everyone who voted
   */
  askers: number
  /**
   * Links to the delivered items since the wish was made
   */
  shares: number
  views: number
  viewers: number
  /**
   * Time read
   */
  seconds: number
  organizations: {
    name: string
    shared: boolean
    read: boolean
  }[]
}
export interface WishRanking {
  askers: {
    person: {
      id: string
      name: string
    }
    wishes: number
    /**
     * Votes of others for them
     */
    votes: number
    /**
     * How many of their wishes are done
     */
    delivered: number
  }[]
  deliverers: {
    person: {
      id: string
      name: string
    }
    delivered: number
    /**
     * Median days from wish to delivery
     */
    days: number
    shares: number
    views: number
  }[]
  organizations: {
    name: string
    /**
     * Wishes made or voted for on its behalf
     */
    wishes: number
    delivered: number
  }[]
}
export interface WishSettings {
  version: number
  /**
   * New wishes of people who aren’t editors wait for approval
   */
  needsApproval: boolean
  statuses: {
    open: {
      label: string
      color: string
    }
    planned: {
      label: string
      color: string
    }
    started: {
      label: string
      color: string
    }
    done: {
      label: string
      color: string
    }
    declined: {
      label: string
      color: string
    }
  }
}
export interface WishVote {
  votes: number
  voted: boolean
}
export interface WithdrawLinkInput {
  id: string
  /**
   * Also the links that were made by passing it on, and by passing those on
   */
  branch?: boolean
}
