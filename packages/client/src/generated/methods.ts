// Made from the contract by `npm run client`. Change the contract instead.
import type { CallOptions, Content, Send } from '../operation.ts'
import type {
  AcceptRequestFileInput,
  AddItemTagInput,
  AddSamplesReply,
  AddToCollectionInput,
  AddToWishlistInput,
  AddWishCommentInput,
  AdoptionReport,
  Agreement,
  AnswerOnLinkInput,
  AnswerQuestionInput,
  AnswerResult,
  ApproveWishInput,
  ArrangeCollectionInput,
  BulkJob,
  Caller,
  CancelBulkJobInput,
  CancelExportInput,
  ChangeCollectionInput,
  ChangeCtaInput,
  ChangeCtaSubmissionInput,
  ChangeFileRequestInput,
  ChangeImportDraftInput,
  ChangeImportInput,
  ChangeItemInput,
  ChangeItemsInput,
  ChangeItemsReply,
  ChangeLinkInput,
  ChangeLinkPresetInput,
  ChangePlanTaskInput,
  ChangeQuestionInput,
  ChangeSavedSearchInput,
  ChangeSiteInput,
  ChangeUploadBatchInput,
  ChangeUsedAnswerInput,
  ChangeWishInput,
  ChangeWishlistInput,
  CheckImportInput,
  CheckItemPageInput,
  ClassifyItemsInput,
  ClassifyItemsReply,
  Collection,
  ContentReport,
  CoverageReport,
  CreateCollectionInput,
  CreateCtaInput,
  CreateExportInput,
  CreateFileRequestInput,
  CreateLinkItemInput,
  CreateLinkPresetInput,
  CreatePersonalPageInput,
  CreatePersonalPageReply,
  CreateSiteInput,
  CreateWebhookInput,
  CreateWebhookReply,
  CreateWishInput,
  Cta,
  CtaReport,
  CtaSubmission,
  CtasReport,
  DeleteCollectionInput,
  DeleteCtaInput,
  DeleteCtaSubmissionInput,
  DeleteCtaSubmissionsOfInput,
  DeleteCtaSubmissionsOfReply,
  DeleteItemsInput,
  DeleteItemsReply,
  DeleteLinkPresetInput,
  DeleteSavedSearchByIdInput,
  DeleteSavedSearchInput,
  DeleteSiteInput,
  DeleteWebhookInput,
  DeleteWishInput,
  DownloadCollectionInput,
  DownloadCollectionReply,
  EditSiteInput,
  EditSiteReply,
  Export,
  ExportLinksInput,
  FileRequestDetails,
  FindAnswersInput,
  FindDuplicatesInput,
  FindDuplicatesReply,
  ForgetUsedAnswerInput,
  GetAcceptanceRecordInput,
  GetAdoptionReportInput,
  GetAgreementInput,
  GetBulkJobInput,
  GetCollectionInput,
  GetContentHealthInput,
  GetContentReportInput,
  GetCoverageReportInput,
  GetCtaInput,
  GetCtaReportInput,
  GetCtasReportInput,
  GetExportInput,
  GetFileRequestInput,
  GetImportDraftInput,
  GetImportInput,
  GetImportProblemsInput,
  GetImportTemplateInput,
  GetItemInput,
  GetItemPageInput,
  GetItemPageReply,
  GetItemReadingInput,
  GetItemReadingReply,
  GetItemUsesInput,
  GetItemUsesReply,
  GetItemVersionChangesInput,
  GetItemVersionChangesReply,
  GetItemVersionTextInput,
  GetItemVersionTextReply,
  GetLinkCircleInput,
  GetLinkCircleReply,
  GetLinkInput,
  GetLinkQrInput,
  GetLinkReportInput,
  GetLinkTemplateInput,
  GetLinksReportInput,
  GetOverviewReportInput,
  GetPeopleReportInput,
  GetPublicCtaInput,
  GetQuestionInput,
  GetRecipientCircleInput,
  GetRecipientCircleReply,
  GetRecipientInput,
  GetRecipientReply,
  GetSearchReportInput,
  GetShareContextInput,
  GetShareContextReply,
  GetSiteContentInput,
  GetSiteContentReply,
  GetSiteInput,
  GetSiteQrInput,
  GetSitesReportInput,
  GetUploadBatchInput,
  GetWishInput,
  GetWishOutcomeInput,
  GiveSiteEmailInput,
  HandOverLinkInput,
  HealthCounts,
  Import,
  ImportCheck,
  ImportDraft,
  Item,
  Link,
  LinkPreset,
  LinkReport,
  LinksReport,
  ListAcceptancesInput,
  ListAcceptancesReply,
  ListActivityInput,
  ListActivityReply,
  ListAgreementsInput,
  ListAgreementsReply,
  ListAuditInput,
  ListAuditReply,
  ListBinInput,
  ListBinReply,
  ListBulkJobsReply,
  ListCollectionItemsInput,
  ListCollectionItemsReply,
  ListCollectionsInput,
  ListCollectionsReply,
  ListCtaSubmissionsInput,
  ListCtaSubmissionsReply,
  ListCtasInput,
  ListCtasOfInput,
  ListCtasOfReply,
  ListCtasReply,
  ListExportsInput,
  ListExportsReply,
  ListFileRequestsInput,
  ListFileRequestsReply,
  ListImportRowsInput,
  ListImportRowsReply,
  ListImportsInput,
  ListImportsReply,
  ListItemVersionsInput,
  ListItemVersionsReply,
  ListItemsInput,
  ListItemsReply,
  ListLinkMessagesInput,
  ListLinkMessagesReply,
  ListLinkPresetsReply,
  ListLinkVisitsInput,
  ListLinkVisitsReply,
  ListMessagesInput,
  ListMessagesReply,
  ListMyLinksInput,
  ListMyLinksReply,
  ListOutdatedReadersInput,
  ListOutdatedReadersReply,
  ListPlanTasksInput,
  ListPlanTasksReply,
  ListQuestionPagesInput,
  ListQuestionPagesReply,
  ListQuestionsInput,
  ListQuestionsReply,
  ListRecipientsInput,
  ListRecipientsReply,
  ListRecommendedInput,
  ListRecommendedReply,
  ListRelatedItemsInput,
  ListRelatedItemsReply,
  ListSavedSearchesInput,
  ListSavedSearchesReply,
  ListSearchGapsReply,
  ListSilentReadersReply,
  ListSimilarWishesInput,
  ListSimilarWishesReply,
  ListSiteVersionsInput,
  ListSiteVersionsReply,
  ListSitesInput,
  ListSitesReply,
  ListSynonymsReply,
  ListThinCategoriesReply,
  ListTrustedPeopleReply,
  ListUnhealthyItemsInput,
  ListUnhealthyItemsReply,
  ListUnusedContentInput,
  ListUsedAnswersInput,
  ListUsedAnswersReply,
  ListWebhooksReply,
  ListWishCommentsInput,
  ListWishCommentsReply,
  ListWishVotesInput,
  ListWishVotesReply,
  ListWishesInput,
  ListWishesReply,
  ListWishlistInput,
  ListWishlistReply,
  MergeWishInput,
  Message,
  ModerateWishesInput,
  ModerateWishesReply,
  MyDay,
  OpenedSearchResultInput,
  OverviewReport,
  PeopleReport,
  PlanTask,
  PreviewLinkInput,
  PreviewLinkReply,
  PreviewSiteInput,
  PreviewSiteReply,
  ProcessItemInput,
  PublicCta,
  PublishSiteInput,
  QuerySearchInput,
  QuerySearchReply,
  Question,
  ReactivateLinkInput,
  ReadArchiveInput,
  ReadLinkMessagesInput,
  ReadSitemapInput,
  ReadWishFeedInput,
  ReadWishFeedReply,
  RecordCtaEventInput,
  RecordCtaEventReply,
  RefuseRequestFileInput,
  RemoveFromCollectionInput,
  RemoveItemTagInput,
  RemoveSitePasswordInput,
  RenameUploadInput,
  ReplaceItemFileInput,
  RequestFile,
  RestoreBinReply,
  RestoreCollectionInput,
  RestoreCtaInput,
  RestoreItemVersionInput,
  RestoreItemsInput,
  RestoreItemsReply,
  RestoreSiteInput,
  RestoreSiteVersionInput,
  RetryImportInput,
  SaveSearchInput,
  SavedSearch,
  SearchItemsInput,
  SearchReport,
  SearchResult,
  SetOwnLinkInput,
  SetSitePasswordInput,
  ShareItemInput,
  ShareWithManyInput,
  ShareWithManyReply,
  Site,
  SitesReport,
  StartImportInput,
  StartImportReply,
  SuggestSearchesInput,
  SuggestSearchesReply,
  TellOutdatedReadersInput,
  TellOutdatedReadersReply,
  ToggleWishVoteInput,
  ToggleWishlistVoteInput,
  UndoBulkChangeInput,
  UndoBulkChangeReply,
  UndoImportInput,
  UnlockSiteInput,
  UnpublishSiteInput,
  UnusedReport,
  UploadBatch,
  UploadImportCsvInput,
  UseAnswerInput,
  UsedAnswer,
  Wish,
  WishComment,
  WishOutcome,
  WishRanking,
  WishSettings,
  WishVote,
  WithdrawLinkInput,
} from './types.ts'

/** The operations of the API. Each takes the parameters and the fields of the body in one object. */
export abstract class Methods {
  protected abstract readonly send: Send

  /** Get who calls: me, or my API key or connected app with its scopes. Any scope. */
  getCaller(options?: CallOptions): Promise<Caller> {
    return this.send({ method: 'GET', path: '/api/auth/v1/caller', repeatable: true }, {}, options)
  }

  /** List who did what and from where, newest first by default. Scope `audit.read`. */
  listAudit(input: ListAuditInput = {}, options?: CallOptions): Promise<ListAuditReply> {
    return this.send({ method: 'GET', path: '/api/audit/v1/list', query: ['action', 'actorId', 'from', 'to', 'limit', 'cursor', 'orderBy'], repeatable: true }, input, options)
  }

  /** Tag an item; a new label is added to the tenant’s tags. Scope `library.write`. */
  addItemTag(input: AddItemTagInput, options?: CallOptions): Promise<Item> {
    return this.send({ method: 'POST', path: '/api/items/v1/:id/tags', body: true }, input, options)
  }

  /** Change an item; omitted fields stay. Scope `library.write`. */
  changeItem(input: ChangeItemInput, options?: CallOptions): Promise<Item> {
    return this.send({ method: 'PUT', path: '/api/items/v1/:id', body: true, repeatable: true }, input, options)
  }

  /** Check an item’s web page now; the result follows on the socket. Scope `library.write`. */
  checkItemPage(input: CheckItemPageInput, options?: CallOptions): Promise<Item> {
    return this.send({ method: 'POST', path: '/api/items/v1/:id/check' }, input, options)
  }

  /** Add and remove categories and tags on many items. Scope `library.write`. */
  classifyItems(input: ClassifyItemsInput, options?: CallOptions): Promise<ClassifyItemsReply> {
    return this.send({ method: 'POST', path: '/api/items/v1/bulk/categories', body: true }, input, options)
  }

  /** Add a web page; its name, description and image are read from it when omitted. Scope `library.write`. */
  createLinkItem(input: CreateLinkItemInput, options?: CallOptions): Promise<Item> {
    return this.send({ method: 'POST', path: '/api/items/v1', body: true, once: true }, input, options)
  }

  /** Move items to the trash for 30 days. Scope `library.write`. */
  deleteItems(input: DeleteItemsInput, options?: CallOptions): Promise<DeleteItemsReply> {
    return this.send({ method: 'DELETE', path: '/api/items/v1/bulk/items', body: true, repeatable: true }, input, options)
  }

  /** Find which of these files and web pages are already in the library, as far as I can see them. Scope `library.write`. */
  findDuplicates(input: FindDuplicatesInput = {}, options?: CallOptions): Promise<FindDuplicatesReply> {
    return this.send({ method: 'POST', path: '/api/items/v1/duplicates', body: true }, input, options)
  }

  /** Get an item. Scope `library.read`. */
  getItem(input: GetItemInput, options?: CallOptions): Promise<Item> {
    return this.send({ method: 'GET', path: '/api/items/v1/:id', repeatable: true }, input, options)
  }

  /** Render a page of a PDF, or of the PDF made from a document. Scope `library.read`. */
  getItemPage(input: GetItemPageInput, options?: CallOptions): Promise<GetItemPageReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/:id/pages/:page', query: ['width'], repeatable: true }, input, options)
  }

  /** List the library. Scope `library.read`. */
  listItems(input: ListItemsInput = {}, options?: CallOptions): Promise<ListItemsReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/list', query: ['limit', 'cursor', 'orderBy', 'updatedSince'], repeatable: true }, input, options)
  }

  /** List up to 12 items with the same tags, categories or words in the name, closest first. Scope `library.read`. */
  listRelatedItems(input: ListRelatedItemsInput, options?: CallOptions): Promise<ListRelatedItemsReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/:id/related', repeatable: true }, input, options)
  }

  /** Retry reading an item’s file or page that couldn’t be read. Scope `library.write`. */
  processItem(input: ProcessItemInput, options?: CallOptions): Promise<Item> {
    return this.send({ method: 'POST', path: '/api/items/v1/:id/process' }, input, options)
  }

  /** Remove a tag from an item. Scope `library.write`. */
  removeItemTag(input: RemoveItemTagInput, options?: CallOptions): Promise<Item> {
    return this.send({ method: 'DELETE', path: '/api/items/v1/:id/tags/:tagKey', repeatable: true }, input, options)
  }

  /** Restore items from the trash. Scope `library.write`. */
  restoreItems(input: RestoreItemsInput, options?: CallOptions): Promise<RestoreItemsReply> {
    return this.send({ method: 'POST', path: '/api/items/v1/bulk/restore', body: true }, input, options)
  }

  /** Get what changed in a version since the file before, or since another version: words and pictures by page. Scope `library.read`. */
  getItemVersionChanges(input: GetItemVersionChangesInput, options?: CallOptions): Promise<GetItemVersionChangesReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/:id/versions/:number/changes', query: ['fromVersion'], repeatable: true }, input, options)
  }

  /** Get the text of a version, or of some of its pages. Scope `library.read`. */
  getItemVersionText(input: GetItemVersionTextInput, options?: CallOptions): Promise<GetItemVersionTextReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/:id/versions/:number/text', query: ['fromPage', 'toPage'], repeatable: true }, input, options)
  }

  /** List an item’s file versions, newest first; none for a web page. Scope `library.read`. */
  listItemVersions(input: ListItemVersionsInput, options?: CallOptions): Promise<ListItemVersionsReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/:id/versions', repeatable: true }, input, options)
  }

  /** Replace the file with a finished upload; the previous one is kept as a version and shown until the new one is ready. Scope `library.write`. */
  replaceItemFile(input: ReplaceItemFileInput, options?: CallOptions): Promise<Item> {
    return this.send({ method: 'POST', path: '/api/items/v1/:id/file', body: true }, input, options)
  }

  /** Restore the file of an earlier version as a new version. Scope `library.write`. */
  restoreItemVersion(input: RestoreItemVersionInput, options?: CallOptions): Promise<Item> {
    return this.send({ method: 'POST', path: '/api/items/v1/:id/versions/:number/restore' }, input, options)
  }

  /** List the trash, last deleted first. Scope `library.read`. */
  listBin(input: ListBinInput = {}, options?: CallOptions): Promise<ListBinReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/bin', query: ['limit', 'cursor'], repeatable: true }, input, options)
  }

  /** Restore everything in the trash, up to 1000 per call; repeat until none is left. Scope `library.write`. */
  restoreBin(options?: CallOptions): Promise<RestoreBinReply> {
    return this.send({ method: 'POST', path: '/api/items/v1/bin/restore' }, {}, options)
  }

  /** Add three sample items, and a link to one that somebody has read; the same ones if they are there. Scope `library.write`. */
  addSamples(options?: CallOptions): Promise<AddSamplesReply> {
    return this.send({ method: 'POST', path: '/api/items/v1/samples', once: true }, {}, options)
  }

  /** Delete my sample items for good, or everyone’s for admins, with their links and visits. Scope `library.write`. */
  removeSamples(options?: CallOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/items/v1/samples', repeatable: true }, {}, options)
  }

  /** Cancel my bulk job; what is done stays and can be undone. Scope `library.write`. */
  cancelBulkJob(input: CancelBulkJobInput, options?: CallOptions): Promise<BulkJob> {
    return this.send({ method: 'DELETE', path: '/api/items/v1/bulk/jobs/:id', repeatable: true }, input, options)
  }

  /** Change many items: 200 for ids, 202 and a job for a search. Scope `library.write`. */
  changeItems(input: ChangeItemsInput = {}, options?: CallOptions): Promise<ChangeItemsReply> {
    return this.send({ method: 'POST', path: '/api/items/v1/bulk/change', body: true, once: true }, input, options)
  }

  /** Get the progress of my bulk job. Scope `library.read`. */
  getBulkJob(input: GetBulkJobInput, options?: CallOptions): Promise<BulkJob> {
    return this.send({ method: 'GET', path: '/api/items/v1/bulk/jobs/:id', repeatable: true }, input, options)
  }

  /** List my running bulk jobs and those of the last minute. Scope `library.read`. */
  listBulkJobs(options?: CallOptions): Promise<ListBulkJobsReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/bulk/jobs', repeatable: true }, {}, options)
  }

  /** Undo a bulk change; repeating it changes nothing. A large one answers 202 and runs as a job. Scope `library.write`. */
  undoBulkChange(input: UndoBulkChangeInput, options?: CallOptions): Promise<UndoBulkChangeReply> {
    return this.send({ method: 'POST', path: '/api/items/v1/bulk/undo', body: true }, input, options)
  }

  /** Set details for my uploads of an `importId`: now for finished ones, on completion for the others; omitted fields stay. Scope `library.write`. */
  changeUploadBatch(input: ChangeUploadBatchInput, options?: CallOptions): Promise<UploadBatch> {
    return this.send({ method: 'PUT', path: '/api/uploads/batches', body: true, repeatable: true }, input, options)
  }

  /** Get the details for my uploads of an `importId`. Scope `library.read`. */
  getUploadBatch(input: GetUploadBatchInput, options?: CallOptions): Promise<UploadBatch> {
    return this.send({ method: 'GET', path: '/api/uploads/batches', query: ['importId'], repeatable: true }, input, options)
  }

  /** Name the item an upload becomes. Scope `library.write`. */
  renameUpload(input: RenameUploadInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'PUT', path: '/api/uploads/:id', body: true, repeatable: true }, input, options)
  }

  /** Rename an import, or cancel it after the current rows. Scope `library.write`. */
  changeImport(input: ChangeImportInput, options?: CallOptions): Promise<Import> {
    return this.send({ method: 'PUT', path: '/api/items/v1/history', body: true, repeatable: true }, input, options)
  }

  /** Read the uploaded CSV or archive of a draft again with another encoding or separator. Scope `library.write`. */
  changeImportDraft(input: ChangeImportDraftInput, options?: CallOptions): Promise<ImportDraft> {
    return this.send({ method: 'PUT', path: '/api/items/v1/history/drafts/:importId', body: true, repeatable: true }, input, options)
  }

  /** Preview an import row by row without saving anything. Scope `library.write`. */
  checkImport(input: CheckImportInput = {}, options?: CallOptions): Promise<ImportCheck> {
    return this.send({ method: 'POST', path: '/api/items/v1/history/check', body: true }, input, options)
  }

  /** Get an import. Scope `library.read`. */
  getImport(input: GetImportInput, options?: CallOptions): Promise<Import> {
    return this.send({ method: 'GET', path: '/api/items/v1/history/status', query: ['importId'], repeatable: true }, input, options)
  }

  /** Get a draft: its columns with samples and a guess of what each contains. Scope `library.read`. */
  getImportDraft(input: GetImportDraftInput, options?: CallOptions): Promise<ImportDraft> {
    return this.send({ method: 'GET', path: '/api/items/v1/history/drafts/:importId', repeatable: true }, input, options)
  }

  /** List the result of each row. Scope `library.read`. */
  listImportRows(input: ListImportRowsInput, options?: CallOptions): Promise<ListImportRowsReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/history/:importId/rows', query: ['status', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** List my imports, newest first; for admins, everyone’s. Scope `library.read`. */
  listImports(input: ListImportsInput = {}, options?: CallOptions): Promise<ListImportsReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/history', query: ['limit', 'cursor'], repeatable: true }, input, options)
  }

  /** Read a ZIP export that was uploaded with the purpose `import`; it becomes a draft. Scope `library.write`. */
  readArchive(input: ReadArchiveInput, options?: CallOptions): Promise<ImportDraft> {
    return this.send({ method: 'POST', path: '/api/items/v1/history/archive', body: true, once: true }, input, options)
  }

  /** Read a sitemap; its addresses become a draft. Scope `library.write`. */
  readSitemap(input: ReadSitemapInput, options?: CallOptions): Promise<ImportDraft> {
    return this.send({ method: 'POST', path: '/api/items/v1/history/sitemap', body: true, once: true }, input, options)
  }

  /** Retry the failed rows; for a canceled import also the remaining ones. Scope `library.write`. */
  retryImport(input: RetryImportInput, options?: CallOptions): Promise<Import> {
    return this.send({ method: 'POST', path: '/api/items/v1/history/:importId/retry' }, input, options)
  }

  /** Import a list of addresses, a CSV, a sitemap, an archive or links with their slugs, or track a batch of uploads. Scope `library.write`. */
  startImport(input: StartImportInput, options?: CallOptions): Promise<StartImportReply> {
    return this.send({ method: 'POST', path: '/api/items/v1/history', body: true, once: true }, input, options)
  }

  /** Undo an import of links, also one that is running: its links are deleted with their visits, and items that it created and nothing else uses go to the trash. Scope `library.write`. */
  undoImport(input: UndoImportInput, options?: CallOptions): Promise<Import> {
    return this.send({ method: 'POST', path: '/api/items/v1/history/:importId/undo' }, input, options)
  }

  /** Upload a CSV of up to 50 MiB as the `text/csv` body; it becomes a draft. Scope `library.write`. */
  uploadImportCsv(content: Content, input: UploadImportCsvInput = {}, options?: CallOptions): Promise<ImportDraft> {
    return this.send({ method: 'POST', path: '/api/items/v1/history/csv', query: ['name', 'source', 'encoding', 'delimiter'] }, input, options, content)
  }

  /** Get the failed rows as CSV, unchanged, each with its problem. Scope `library.read`. */
  getImportProblems(input: GetImportProblemsInput, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/items/v1/history/:importId/problems', query: ['separator'], raw: true, repeatable: true }, input, options)
  }

  /** Get a CSV template with all columns and example rows. Scope `library.read`. */
  getImportTemplate(input: GetImportTemplateInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/items/v1/history/template', query: ['separator'], raw: true, repeatable: true }, input, options)
  }

  /** Get a CSV template for links with all columns and example rows. Scope `library.read`. */
  getLinkTemplate(input: GetLinkTemplateInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/items/v1/history/links-template', query: ['separator'], raw: true, repeatable: true }, input, options)
  }

  /** Cancel my export, or delete its file. Scope `library.write`. */
  cancelExport(input: CancelExportInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/items/v1/exports/:exportId', repeatable: true }, input, options)
  }

  /** Export all items I can see, or the results of a search, as CSV or as a ZIP with files; up to 3 at a time. Scope `library.read`. */
  createExport(input: CreateExportInput, options?: CallOptions): Promise<Export> {
    return this.send({ method: 'POST', path: '/api/items/v1/exports', body: true, repeatable: true, once: true }, input, options)
  }

  /** Get my export. Scope `library.read`. */
  getExport(input: GetExportInput, options?: CallOptions): Promise<Export> {
    return this.send({ method: 'GET', path: '/api/items/v1/exports/:exportId', repeatable: true }, input, options)
  }

  /** List my exports, newest first. Scope `library.read`. */
  listExports(input: ListExportsInput = {}, options?: CallOptions): Promise<ListExportsReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/exports', query: ['limit', 'cursor'], repeatable: true }, input, options)
  }

  /** Rename, replace or share my saved search. Scope `library.write`. */
  changeSavedSearch(input: ChangeSavedSearchInput, options?: CallOptions): Promise<SavedSearch> {
    return this.send({ method: 'PUT', path: '/api/search/v1/saved/:id', body: true, repeatable: true }, input, options)
  }

  /** Delete a saved search. Scope `library.write`. */
  deleteSavedSearch(input: DeleteSavedSearchInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/search/v1/saved/:id', repeatable: true }, input, options)
  }

  /** Delete a saved search, with the id as a parameter. Scope `library.write`. */
  deleteSavedSearchById(input: DeleteSavedSearchByIdInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/search/v1/saved', query: ['id'], repeatable: true }, input, options)
  }

  /** List my saved searches and those shared with the team, by name. Scope `library.read`. */
  listSavedSearches(input: ListSavedSearchesInput = {}, options?: CallOptions): Promise<ListSavedSearchesReply> {
    return this.send({ method: 'GET', path: '/api/search/v1/saved', query: ['limit', 'cursor'], repeatable: true }, input, options)
  }

  /** List the synonyms that search uses, by their first term. Scope `library.read`. */
  listSynonyms(options?: CallOptions): Promise<ListSynonymsReply> {
    return this.send({ method: 'GET', path: '/api/search/v1/synonyms', repeatable: true }, {}, options)
  }

  /** Say which result of my search was opened. Scope `library.read`. */
  openedSearchResult(input: OpenedSearchResultInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'POST', path: '/api/search/v1/opened', body: true, repeatable: true }, input, options)
  }

  /** Find items, collections and sites in one list, the best first, or without words the newest. Scope `library.read`. */
  querySearch(input: QuerySearchInput = {}, options?: CallOptions): Promise<QuerySearchReply> {
    return this.send({ method: 'POST', path: '/api/search/v1/query', body: true, repeatable: true }, input, options)
  }

  /** Save a search. Scope `library.write`. */
  saveSearch(input: SaveSearchInput, options?: CallOptions): Promise<SavedSearch> {
    return this.send({ method: 'POST', path: '/api/search/v1/saved', body: true, once: true }, input, options)
  }

  /** Find items by words, also inside documents, and by filters. Scope `library.read`. */
  searchItems(input: SearchItemsInput = {}, options?: CallOptions): Promise<SearchResult> {
    return this.send({ method: 'POST', path: '/api/items/v1/search', body: true, repeatable: true }, input, options)
  }

  /** Suggest searches, items, collections, sites and tags for what is typed so far. Scope `library.read`. */
  suggestSearches(input: SuggestSearchesInput = {}, options?: CallOptions): Promise<SuggestSearchesReply> {
    return this.send({ method: 'GET', path: '/api/search/v1/suggest', query: ['q'], repeatable: true }, input, options)
  }

  /** Answer a question with passages of documents, by page. Scope `library.read`. */
  findAnswers(input: FindAnswersInput, options?: CallOptions): Promise<AnswerResult> {
    return this.send({ method: 'POST', path: '/api/search/v1/answers', body: true, repeatable: true }, input, options)
  }

  /** Set whether visitors of the link read that the answer changed. Scope `links.write`. */
  changeUsedAnswer(input: ChangeUsedAnswerInput, options?: CallOptions): Promise<UsedAnswer> {
    return this.send({ method: 'PATCH', path: '/api/search/v1/used-answers/:id', body: true, repeatable: true }, input, options)
  }

  /** Forget that I used an answer; its link stays. Scope `links.write`. */
  forgetUsedAnswer(input: ForgetUsedAnswerInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/search/v1/used-answers/:id', repeatable: true }, input, options)
  }

  /** List the answers I copied with a link, newest first, and whether they hold. Scope `links.read`. */
  listUsedAnswers(input: ListUsedAnswersInput = {}, options?: CallOptions): Promise<ListUsedAnswersReply> {
    return this.send({ method: 'GET', path: '/api/search/v1/used-answers', query: ['itemId', 'state', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** Make a link that opens an item at an answer, and be notified when the answer changes, expires or is withdrawn. Scope `links.write`. */
  useAnswer(input: UseAnswerInput, options?: CallOptions): Promise<UsedAnswer> {
    return this.send({ method: 'POST', path: '/api/search/v1/used-answers', body: true, once: true }, input, options)
  }

  /** List what people searched for in 90 days and did not find, most people first. Scope `library.read`. */
  listSearchGaps(options?: CallOptions): Promise<ListSearchGapsReply> {
    return this.send({ method: 'GET', path: '/api/search/v1/gaps', repeatable: true }, {}, options)
  }

  /** List categories with little content for much interest in 90 days, the thinnest first. Scope `library.read`. */
  listThinCategories(options?: CallOptions): Promise<ListThinCategoriesReply> {
    return this.send({ method: 'GET', path: '/api/search/v1/gaps/categories', repeatable: true }, {}, options)
  }

  /** Add an item at the end; one already in the collection keeps its place. Scope `library.write`. */
  addToCollection(input: AddToCollectionInput, options?: CallOptions): Promise<Collection> {
    return this.send({ method: 'POST', path: '/api/collections/v1/:cid/items/:itemId' }, input, options)
  }

  /** Set the ordered list of items. Scope `library.write`. */
  arrangeCollection(input: ArrangeCollectionInput, options?: CallOptions): Promise<Collection> {
    return this.send({ method: 'PUT', path: '/api/collections/v1/:cid/items', body: true, repeatable: true }, input, options)
  }

  /** Change a collection; omitted fields stay. Scope `library.write`. */
  changeCollection(input: ChangeCollectionInput, options?: CallOptions): Promise<Collection> {
    return this.send({ method: 'PUT', path: '/api/collections/v1/:id', body: true, repeatable: true }, input, options)
  }

  /** Create a collection. Scope `library.write`. */
  createCollection(input: CreateCollectionInput, options?: CallOptions): Promise<Collection> {
    return this.send({ method: 'POST', path: '/api/collections/v1/create', body: true, once: true }, input, options)
  }

  /** Delete a collection; its items stay, and it can be restored for 30 days. Scope `library.write`. */
  deleteCollection(input: DeleteCollectionInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/collections/v1/:id', repeatable: true }, input, options)
  }

  /** Get an address, valid for five minutes, that downloads all files of a collection as one ZIP. Scope `library.write`. */
  downloadCollection(input: DownloadCollectionInput, options?: CallOptions): Promise<DownloadCollectionReply> {
    return this.send({ method: 'POST', path: '/api/collections/v1/:id/download' }, input, options)
  }

  /** Get a collection with the ids of its items in order. Scope `library.read`. */
  getCollection(input: GetCollectionInput, options?: CallOptions): Promise<Collection> {
    return this.send({ method: 'GET', path: '/api/collections/v1/:id', repeatable: true }, input, options)
  }

  /** List the items of a collection in order. Scope `library.read`. */
  listCollectionItems(input: ListCollectionItemsInput, options?: CallOptions): Promise<ListCollectionItemsReply> {
    return this.send({ method: 'GET', path: '/api/collections/v1/:cid/items', query: ['limit', 'cursor', 'offset'], repeatable: true }, input, options)
  }

  /** List the collections I can see, last changed first by default. Scope `library.read`. */
  listCollections(input: ListCollectionsInput = {}, options?: CallOptions): Promise<ListCollectionsReply> {
    return this.send({ method: 'GET', path: '/api/collections/v1/list', query: ['search', 'filter', 'kind', 'orderBy', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** Remove an item from a collection. Scope `library.write`. */
  removeFromCollection(input: RemoveFromCollectionInput, options?: CallOptions): Promise<Collection> {
    return this.send({ method: 'DELETE', path: '/api/collections/v1/:cid/items/:itemId', repeatable: true }, input, options)
  }

  /** Restore a deleted collection and its links. Scope `library.write`. */
  restoreCollection(input: RestoreCollectionInput, options?: CallOptions): Promise<Collection> {
    return this.send({ method: 'POST', path: '/api/collections/v1/:id/restore' }, input, options)
  }

  /** Change a link; omitted options stay. With `branch` the options also apply to the links that it was passed on by. Scope `links.write`. */
  changeLink(input: ChangeLinkInput, options?: CallOptions): Promise<Link> {
    return this.send({ method: 'PUT', path: '/api/items/v1/personalized/:id', query: ['branch'], body: true, repeatable: true }, input, options)
  }

  /** Export my links, or everyone’s if I may see them, as a CSV that an import of links reads, oldest first; withdrawn ones only if `state` asks for them. Scope `links.read`. */
  exportLinks(input: ExportLinksInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/items/v1/v2/shortener/export', query: ['search', 'itemType', 'state', 'everyone', 'sharedBy', 'separator'], raw: true, repeatable: true }, input, options)
  }

  /** Get where an item is used, as far as I can see: its collections and the totals of its links. Scope `library.read`. */
  getItemUses(input: GetItemUsesInput, options?: CallOptions): Promise<GetItemUsesReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/:id/uses', repeatable: true }, input, options)
  }

  /** Get my link, or anyone’s if I may see all. Scope `links.read`. */
  getLink(input: GetLinkInput, options?: CallOptions): Promise<Link> {
    return this.send({ method: 'GET', path: '/api/items/v1/personalized/:id', repeatable: true }, input, options)
  }

  /** Download a link’s QR code; visits through it are counted separately. Scope `links.read`. */
  getLinkQr(input: GetLinkQrInput, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/items/v1/personalized/:id/qr', query: ['size', 'page'], raw: true, repeatable: true }, input, options)
  }

  /** List earlier links to an item, collection or site, optionally for one person or organization, with totals and the link that sharing with exactly this recipient answers again. Scope `links.read`. */
  getShareContext(input: GetShareContextInput, options?: CallOptions): Promise<GetShareContextReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/v2/shortener/item/:id/context', query: ['itemType', 'sharedToEmail', 'sharedToName', 'sharedToMemo', 'sharedToOrganization', 'limit', 'offset'], repeatable: true }, input, options)
  }

  /** Hand a link over to a colleague, who is notified of its visits from then on. Scope `links.write`. */
  handOverLink(input: HandOverLinkInput, options?: CallOptions): Promise<Link> {
    return this.send({ method: 'POST', path: '/api/items/v1/personalized/:id/owner', query: ['branch'], body: true }, input, options)
  }

  /** List my links, or everyone’s if I may see them, newest first by default. Scope `links.read`. */
  listMyLinks(input: ListMyLinksInput = {}, options?: CallOptions): Promise<ListMyLinksReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/v2/shortener/my-links', query: ['limit', 'offset', 'search', 'itemType', 'state', 'everyone', 'sharedBy', 'updatedSince', 'orderBy'], repeatable: true }, input, options)
  }

  /** Get an address that shows a link as visitors see it, past its gates and uncounted, for ten minutes. Scope `links.write`. */
  previewLink(input: PreviewLinkInput, options?: CallOptions): Promise<PreviewLinkReply> {
    return this.send({ method: 'POST', path: '/api/items/v1/personalized/:id/preview' }, input, options)
  }

  /** Reopen a withdrawn link; 409 if the same share has another link in the meantime. Scope `links.write`. */
  reactivateLink(input: ReactivateLinkInput, options?: CallOptions): Promise<Link> {
    return this.send({ method: 'POST', path: '/api/items/v1/personalized/:id/reactivate', query: ['branch'] }, input, options)
  }

  /** Withdraw a link; it answers 410 until it is reopened. 409 `has-branch` where it was passed on and `branch` isn’t said. Scope `links.write`. */
  withdrawLink(input: WithdrawLinkInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/items/v1/personalized/:id', query: ['branch'], repeatable: true }, input, options)
  }

  /** List the tree of links that came of passing a link on, oldest first: who has it from whom, and how each read. Without the links of others that I may not see. Scope `links.read`. */
  getLinkCircle(input: GetLinkCircleInput, options?: CallOptions): Promise<GetLinkCircleReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/personalized/:id/circle', query: ['limit', 'cursor'], repeatable: true }, input, options)
  }

  /** List the links that a person’s or an organization’s links were passed on by, and those that they came from, oldest first, with how each was read. Scope `links.read`. */
  getRecipientCircle(input: GetRecipientCircleInput, options?: CallOptions): Promise<GetRecipientCircleReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/v2/shortener/recipients/circle', query: ['kind', 'key', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** Create or change the one short link of an item or a collection. Scope `links.write`. */
  setOwnLink(input: SetOwnLinkInput, options?: CallOptions): Promise<Link> {
    return this.send({ method: 'PUT', path: '/api/items/v1/v2/shortener/:id', body: true, repeatable: true }, input, options)
  }

  /** Create a link for one person, by address or name, memo or organization; repeating the same share answers 200 with the same link. Scope `links.write`. */
  shareItem(input: ShareItemInput, options?: CallOptions): Promise<Link> {
    return this.send({ method: 'POST', path: '/api/items/v1/v2/shortener/personalized', body: true, once: true }, input, options)
  }

  /** Create links for several people with the same options; faulty rows are listed by position, the others are created. 200 if none is new. Scope `links.write`. */
  shareWithMany(input: ShareWithManyInput, options?: CallOptions): Promise<ShareWithManyReply> {
    return this.send({ method: 'POST', path: '/api/items/v1/personalized/bulk', body: true, once: true }, input, options)
  }

  /** Change a link preset; existing links stay as they are. Scope `links.write`. */
  changeLinkPreset(input: ChangeLinkPresetInput, options?: CallOptions): Promise<LinkPreset> {
    return this.send({ method: 'PUT', path: '/api/items/v1/link-presets/:id', body: true, repeatable: true }, input, options)
  }

  /** Create a link preset. Scope `links.write`. */
  createLinkPreset(input: CreateLinkPresetInput, options?: CallOptions): Promise<LinkPreset> {
    return this.send({ method: 'POST', path: '/api/items/v1/link-presets', body: true, once: true }, input, options)
  }

  /** Delete a link preset; existing links stay as they are. Scope `links.write`. */
  deleteLinkPreset(input: DeleteLinkPresetInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/items/v1/link-presets/:id', repeatable: true }, input, options)
  }

  /** List link presets by name. Scope `links.read`. */
  listLinkPresets(options?: CallOptions): Promise<ListLinkPresetsReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/link-presets', repeatable: true }, {}, options)
  }

  /** Answer a visitor of my link: on its page, and by email if an address is known. A link for a person may also begin the conversation. Again with the same text within a minute, it’s the same answer. Scope `links.write`. */
  answerOnLink(input: AnswerOnLinkInput, options?: CallOptions): Promise<Message> {
    return this.send({ method: 'POST', path: '/api/links/v1/:id/messages', body: true, once: true }, input, options)
  }

  /** List what visitors of my link wrote, of any link if I may see all, with the answers, newest first. Scope `links.read`. */
  listLinkMessages(input: ListLinkMessagesInput, options?: CallOptions): Promise<ListLinkMessagesReply> {
    return this.send({ method: 'GET', path: '/api/links/v1/:id/messages', query: ['limit', 'cursor'], repeatable: true }, input, options)
  }

  /** List what visitors of my links wrote, with the answers, newest first. Scope `links.read`. */
  listMessages(input: ListMessagesInput = {}, options?: CallOptions): Promise<ListMessagesReply> {
    return this.send({ method: 'GET', path: '/api/links/v1/messages', query: ['email', 'unread', 'everyone', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** Mark what visitors of a link wrote as read by me, with its notifications. Scope `links.write`. */
  readLinkMessages(input: ReadLinkMessagesInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'POST', path: '/api/links/v1/:id/messages/read' }, input, options)
  }

  /** List up to three items to send an organization along with one: those opened next by organizations that have opened content of the same categories, such as its industry and stage. Empty as long as the organization has opened nothing. Scope `links.read`. */
  listRecommended(input: ListRecommendedInput, options?: CallOptions): Promise<ListRecommendedReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/v2/shortener/item/:id/recommended', query: ['sharedToOrganization', 'itemType'], repeatable: true }, input, options)
  }

  /** Answer a question; the asker reads it on the page, and by email if they gave an address. Scope `links.write`. */
  answerQuestion(input: AnswerQuestionInput, options?: CallOptions): Promise<Question> {
    return this.send({ method: 'POST', path: '/api/questions/v1/:id/answers', body: true, once: true }, input, options)
  }

  /** Close a question, open it again, move it to a page, or make it public for its item. Scope `links.write`. */
  changeQuestion(input: ChangeQuestionInput, options?: CallOptions): Promise<Question> {
    return this.send({ method: 'PUT', path: '/api/questions/v1/:id', body: true, repeatable: true }, input, options)
  }

  /** Get a question with its answers. Scope `links.read`. */
  getQuestion(input: GetQuestionInput, options?: CallOptions): Promise<Question> {
    return this.send({ method: 'GET', path: '/api/questions/v1/:id', repeatable: true }, input, options)
  }

  /** List the pages of an item that raise most questions, at most 20. Scope `links.read`. */
  listQuestionPages(input: ListQuestionPagesInput, options?: CallOptions): Promise<ListQuestionPagesReply> {
    return this.send({ method: 'GET', path: '/api/questions/v1/pages', query: ['itemId'], repeatable: true }, input, options)
  }

  /** List questions at my links and items, or at everyone’s if I may see them. Scope `links.read`. */
  listQuestions(input: ListQuestionsInput = {}, options?: CallOptions): Promise<ListQuestionsReply> {
    return this.send({ method: 'GET', path: '/api/questions/v1/list', query: ['itemId', 'linkId', 'state', 'order', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** Download the record of an acceptance as PDF, with what was shown. Scope `links.read`. */
  getAcceptanceRecord(input: GetAcceptanceRecordInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'GET', path: '/api/agreements/v1/acceptances/:id/record', repeatable: true }, input, options)
  }

  /** Get an agreement. Scope `links.read`. */
  getAgreement(input: GetAgreementInput, options?: CallOptions): Promise<Agreement> {
    return this.send({ method: 'GET', path: '/api/agreements/v1/:id', repeatable: true }, input, options)
  }

  /** List who agreed by my links, or by everyone’s if I may see them, newest first. Scope `links.read`. */
  listAcceptances(input: ListAcceptancesInput = {}, options?: CallOptions): Promise<ListAcceptancesReply> {
    return this.send({ method: 'GET', path: '/api/agreements/v1/acceptances', query: ['agreementId', 'linkId', 'separator', 'locale', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** List who agreed by my links, or by everyone’s if I may see them, newest first, as CSV. Scope `links.read`. */
  listAcceptancesCsv(input: ListAcceptancesInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/agreements/v1/acceptances', query: ['agreementId', 'linkId', 'separator', 'locale', 'limit', 'cursor'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** List the company’s agreements, newest first. Scope `links.read`. */
  listAgreements(input: ListAgreementsInput = {}, options?: CallOptions): Promise<ListAgreementsReply> {
    return this.send({ method: 'GET', path: '/api/agreements/v1/list', query: ['archived', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** Accept a file: it becomes my item, outside of the library. Scope `links.write`. */
  acceptRequestFile(input: AcceptRequestFileInput, options?: CallOptions): Promise<RequestFile> {
    return this.send({ method: 'POST', path: '/api/requests/v1/:id/files/:fileId/accept', body: true }, input, options)
  }

  /** Change a request, close it or open it again. Scope `links.write`. */
  changeFileRequest(input: ChangeFileRequestInput, options?: CallOptions): Promise<FileRequestDetails> {
    return this.send({ method: 'PUT', path: '/api/requests/v1/:id', body: true, repeatable: true }, input, options)
  }

  /** Request files from visitors of a link, or of all links to a collection or site. Scope `links.write`. */
  createFileRequest(input: CreateFileRequestInput, options?: CallOptions): Promise<FileRequestDetails> {
    return this.send({ method: 'POST', path: '/api/requests/v1', body: true, once: true }, input, options)
  }

  /** Get a request with the files that came. Scope `links.read`. */
  getFileRequest(input: GetFileRequestInput, options?: CallOptions): Promise<FileRequestDetails> {
    return this.send({ method: 'GET', path: '/api/requests/v1/:id', repeatable: true }, input, options)
  }

  /** List requests for files, newest first: mine, or everyone’s if I may see their links. Scope `links.read`. */
  listFileRequests(input: ListFileRequestsInput = {}, options?: CallOptions): Promise<ListFileRequestsReply> {
    return this.send({ method: 'GET', path: '/api/requests/v1/list', query: ['linkId', 'collectionId', 'siteId', 'state', 'waiting', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** Refuse a file, which is deleted. Scope `links.write`. */
  refuseRequestFile(input: RefuseRequestFileInput, options?: CallOptions): Promise<RequestFile> {
    return this.send({ method: 'POST', path: '/api/requests/v1/:id/files/:fileId/refuse' }, input, options)
  }

  /** Get how long each page of an item was read, across its links: mine, or everyone’s. Scope `links.read`. */
  getItemReading(input: GetItemReadingInput, options?: CallOptions): Promise<GetItemReadingReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/:id/reading', query: ['certainty'], repeatable: true }, input, options)
  }

  /** Get a link’s report: totals, pages read, days, places and devices. Scope `links.read`. */
  getLinkReport(input: GetLinkReportInput, options?: CallOptions): Promise<LinkReport> {
    return this.send({ method: 'GET', path: '/api/items/v1/personalized/:id/report', query: ['certainty', 'days'], repeatable: true }, input, options)
  }

  /** Get everything a person or an organization received, and what they did and didn’t open. Scope `links.read`. */
  getRecipient(input: GetRecipientInput, options?: CallOptions): Promise<GetRecipientReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/v2/shortener/recipients/one', query: ['kind', 'key'], repeatable: true }, input, options)
  }

  /** List the visits of my link, newest first, or of any link if I may see all. Scope `links.read`. */
  listLinkVisits(input: ListLinkVisitsInput, options?: CallOptions): Promise<ListLinkVisitsReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/personalized/:id/visits', query: ['limit', 'cursor', 'from', 'to', 'includeFiltered'], repeatable: true }, input, options)
  }

  /** List the people or organizations that links were created for; my links, or all. Scope `links.read`. */
  listRecipients(input: ListRecipientsInput = {}, options?: CallOptions): Promise<ListRecipientsReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/v2/shortener/recipients', query: ['limit', 'offset', 'kind', 'search', 'orderBy'], repeatable: true }, input, options)
  }

  /** List who has only an earlier version of a file, by my links or all, up to 200: first those I can tell, then the others who weren’t told, newest first. Scope `links.read`. */
  listOutdatedReaders(input: ListOutdatedReadersInput, options?: CallOptions): Promise<ListOutdatedReadersReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/:id/outdated', repeatable: true }, input, options)
  }

  /** Email readers of earlier versions that their link shows a newer one; nobody gets two emails about one version. Scope `links.write`. */
  tellOutdatedReaders(input: TellOutdatedReadersInput, options?: CallOptions): Promise<TellOutdatedReadersReply> {
    return this.send({ method: 'POST', path: '/api/items/v1/:id/outdated/tell', body: true, once: true }, input, options)
  }

  /** List who opened my links for them at least twice in the last 7 days and got no new one since, the latest first. Scope `links.read`. */
  listSilentReaders(options?: CallOptions): Promise<ListSilentReadersReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/v2/shortener/silence', repeatable: true }, {}, options)
  }

  /** Change a site’s draft; omitted fields stay. Scope `sites.write`. */
  changeSite(input: ChangeSiteInput, options?: CallOptions): Promise<Site> {
    return this.send({ method: 'PUT', path: '/api/sites/v2/:id', body: true, repeatable: true }, input, options)
  }

  /** Create a site as a draft, empty, with content or as a copy. Scope `sites.write`. */
  createSite(input: CreateSiteInput, options?: CallOptions): Promise<Site> {
    return this.send({ method: 'POST', path: '/api/sites/v2/create', body: true, once: true }, input, options)
  }

  /** Delete a site; its address leads to a page that says it was removed, and it can be restored for 30 days. Scope `sites.write`. */
  deleteSite(input: DeleteSiteInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/sites/v2/:id', repeatable: true }, input, options)
  }

  /** Report that I have a site open in the editor, and learn who else has, for a minute. Scope `sites.write`. */
  editSite(input: EditSiteInput, options?: CallOptions): Promise<EditSiteReply> {
    return this.send({ method: 'POST', path: '/api/sites/v2/:id/editing', body: true }, input, options)
  }

  /** Get a site with the content of its draft. Scope `sites.read`. */
  getSite(input: GetSiteInput, options?: CallOptions): Promise<Site> {
    return this.send({ method: 'GET', path: '/api/sites/v2/:id', repeatable: true }, input, options)
  }

  /** Download the QR code of a site’s address; visits through it are counted separately. Scope `sites.read`. */
  getSiteQr(input: GetSiteQrInput, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/sites/v2/:id/qr', query: ['size'], raw: true, repeatable: true }, input, options)
  }

  /** List the versions of a site, newest first. Scope `sites.read`. */
  listSiteVersions(input: ListSiteVersionsInput, options?: CallOptions): Promise<ListSiteVersionsReply> {
    return this.send({ method: 'GET', path: '/api/sites/v2/:id/versions', query: ['limit', 'cursor'], repeatable: true }, input, options)
  }

  /** List sites, last changed first by default. Scope `sites.read`. */
  listSites(input: ListSitesInput = {}, options?: CallOptions): Promise<ListSitesReply> {
    return this.send({ method: 'GET', path: '/api/sites/v2/list', query: ['search', 'filter', 'orderBy', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** Get an address that shows the draft as visitors will see it, uncounted, for an hour. Scope `sites.write`. */
  previewSite(input: PreviewSiteInput, options?: CallOptions): Promise<PreviewSiteReply> {
    return this.send({ method: 'POST', path: '/api/sites/v2/:id/preview' }, input, options)
  }

  /** Publish the draft now, or at a time. Scope `sites.write`. */
  publishSite(input: PublishSiteInput, options?: CallOptions): Promise<Site> {
    return this.send({ method: 'POST', path: '/api/sites/v2/:id/publish', body: true }, input, options)
  }

  /** Remove a site’s password. Scope `sites.write`. */
  removeSitePassword(input: RemoveSitePasswordInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/sites/v2/:id/password', repeatable: true }, input, options)
  }

  /** Restore a deleted site with its address and its links, published if it was. Scope `sites.write`. */
  restoreSite(input: RestoreSiteInput, options?: CallOptions): Promise<Site> {
    return this.send({ method: 'POST', path: '/api/sites/v2/:id/restore' }, input, options)
  }

  /** Make an earlier version the draft again. Scope `sites.write`. */
  restoreSiteVersion(input: RestoreSiteVersionInput, options?: CallOptions): Promise<Site> {
    return this.send({ method: 'POST', path: '/api/sites/v2/:id/versions/:number/restore' }, input, options)
  }

  /** Set a site’s password; visitors who entered an earlier one are asked again. Scope `sites.write`. */
  setSitePassword(input: SetSitePasswordInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'PUT', path: '/api/sites/v2/:id/password', body: true, repeatable: true }, input, options)
  }

  /** Take a site off the web; its draft stays. Scope `sites.write`. */
  unpublishSite(input: UnpublishSiteInput, options?: CallOptions): Promise<Site> {
    return this.send({ method: 'POST', path: '/api/sites/v2/:id/unpublish' }, input, options)
  }

  /** Get what a published site shows: its blocks, with `items` in place of ids, in `pages` after some hundred items; 401 `password-required` until it is unlocked, 410 once removed. Scope `sites.read`. */
  getSiteContent(input: GetSiteContentInput, options?: CallOptions): Promise<GetSiteContentReply> {
    return this.send({ method: 'GET', path: '/api/sites/v2/sitecontent/:slug', query: ['page'], repeatable: true }, input, options)
  }

  /** Give an email address at a site’s gate; a code is sent if it is to be verified. Scope `sites.write`. */
  giveSiteEmail(input: GiveSiteEmailInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'POST', path: '/api/sites/v2/sitecontent/:slug/email', body: true }, input, options)
  }

  /** Unlock a site for this browser with its password. Scope `sites.write`. */
  unlockSite(input: UnlockSiteInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'POST', path: '/api/sites/v2/sitecontent/:slug/unlock', body: true }, input, options)
  }

  /** Create and publish a page for one person and the link to it, from items, a collection or a site. It opens by its links alone, can be changed after it was sent, and shows what is new since the last visit. Scope `sites.write`. */
  createPersonalPage(input: CreatePersonalPageInput = {}, options?: CallOptions): Promise<CreatePersonalPageReply> {
    return this.send({ method: 'POST', path: '/api/sites/v2/personal', body: true, once: true }, input, options)
  }

  /** Mark a task of a site’s plan as done or open, with a comment that its visitors read. Scope `sites.write`. */
  changePlanTask(input: ChangePlanTaskInput, options?: CallOptions): Promise<PlanTask> {
    return this.send({ method: 'PUT', path: '/api/sites/v2/:id/plan/:taskId', body: true, repeatable: true }, input, options)
  }

  /** List the tasks of a site’s plan as its draft has them, in their order, with their states. Scope `sites.read`. */
  listPlanTasks(input: ListPlanTasksInput, options?: CallOptions): Promise<ListPlanTasksReply> {
    return this.send({ method: 'GET', path: '/api/sites/v2/:id/plan', query: ['limit', 'cursor'], repeatable: true }, input, options)
  }

  /** Change a CTA; omitted fields stay. Scope `ctas.write`. */
  changeCta(input: ChangeCtaInput, options?: CallOptions): Promise<Cta> {
    return this.send({ method: 'PUT', path: '/api/ctas/v1/:id', body: true, repeatable: true }, input, options)
  }

  /** Create a CTA, active unless it says otherwise. Scope `ctas.write`. */
  createCta(input: CreateCtaInput, options?: CallOptions): Promise<Cta> {
    return this.send({ method: 'POST', path: '/api/ctas/v1/create', body: true, once: true }, input, options)
  }

  /** Delete a CTA; it can be restored for 30 days, and goes with its submissions then. Scope `ctas.write`. */
  deleteCta(input: DeleteCtaInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/ctas/v1/:id', repeatable: true }, input, options)
  }

  /** Get a CTA. Scope `ctas.read`. */
  getCta(input: GetCtaInput, options?: CallOptions): Promise<Cta> {
    return this.send({ method: 'GET', path: '/api/ctas/v1/:id', repeatable: true }, input, options)
  }

  /** List the team’s CTAs, newest first. Scope `ctas.read`. */
  listCtas(input: ListCtasInput = {}, options?: CallOptions): Promise<ListCtasReply> {
    return this.send({ method: 'GET', path: '/api/ctas/v1/list', query: ['search', 'kind', 'active', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** List the CTAs a person created, newest first; with `type=admin` everyone’s, for admins. Scope `ctas.read`. */
  listCtasOf(input: ListCtasOfInput, options?: CallOptions): Promise<ListCtasOfReply> {
    return this.send({ method: 'GET', path: '/api/ctas/v1/user/:id', query: ['type', 'search', 'kind', 'active', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** Restore a deleted CTA. Scope `ctas.write`. */
  restoreCta(input: RestoreCtaInput, options?: CallOptions): Promise<Cta> {
    return this.send({ method: 'POST', path: '/api/ctas/v1/:id/restore' }, input, options)
  }

  /** Get an active CTA as visitors see it. Scope `ctas.read`. */
  getPublicCta(input: GetPublicCtaInput, options?: CallOptions): Promise<PublicCta> {
    return this.send({ method: 'GET', path: '/api/ctas/v1/public/:ctaId', query: ['tenantId'], repeatable: true }, input, options)
  }

  /** Report that a CTA was seen, clicked or filled in. Scope `ctas.write`. */
  recordCtaEvent(input: RecordCtaEventInput, options?: CallOptions): Promise<RecordCtaEventReply> {
    return this.send({ method: 'POST', path: '/api/ctas/v1/public/:ctaId/events', query: ['tenantId'], body: true }, input, options)
  }

  /** Release a held submission, which then counts and is passed on, or mark it as spam. Scope `ctas.write`. */
  changeCtaSubmission(input: ChangeCtaSubmissionInput, options?: CallOptions): Promise<CtaSubmission> {
    return this.send({ method: 'POST', path: '/api/ctas/v1/:id/submissions/:submissionId', body: true }, input, options)
  }

  /** Delete a submission permanently. Scope `ctas.write`. */
  deleteCtaSubmission(input: DeleteCtaSubmissionInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/ctas/v1/:id/submissions/:submissionId', repeatable: true }, input, options)
  }

  /** Delete all submissions of an email address, to all CTAs, permanently. Scope `ctas.write`. */
  deleteCtaSubmissionsOf(input: DeleteCtaSubmissionsOfInput, options?: CallOptions): Promise<DeleteCtaSubmissionsOfReply> {
    return this.send({ method: 'DELETE', path: '/api/ctas/v1/submissions', query: ['email'], repeatable: true }, input, options)
  }

  /** Count impressions, clicks and submissions by day and place, with the control group. Scope `ctas.read`. */
  getCtaReport(input: GetCtaReportInput, options?: CallOptions): Promise<CtaReport> {
    return this.send({ method: 'GET', path: '/api/ctas/v1/:id/report', query: ['from', 'to', 'separator', 'locale'], repeatable: true }, input, options)
  }

  /** Count impressions, clicks and submissions by day and place, with the control group, as CSV. Scope `ctas.read`. */
  getCtaReportCsv(input: GetCtaReportInput, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/ctas/v1/:id/report', query: ['from', 'to', 'separator', 'locale'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** List the submissions of a CTA, newest first. Scope `ctas.read`. */
  listCtaSubmissions(input: ListCtaSubmissionsInput, options?: CallOptions): Promise<ListCtaSubmissionsReply> {
    return this.send({ method: 'GET', path: '/api/ctas/v1/:id/submissions', query: ['search', 'spam', 'state', 'separator', 'locale', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** List the submissions of a CTA, newest first, as CSV. Scope `ctas.read`. */
  listCtaSubmissionsCsv(input: ListCtaSubmissionsInput, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/ctas/v1/:id/submissions', query: ['search', 'spam', 'state', 'separator', 'locale', 'limit', 'cursor'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** Rank items and collections by the results of their links in a date range. Scope `reports.read`. */
  getContentReport(input: GetContentReportInput = {}, options?: CallOptions): Promise<ContentReport> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/content', query: ['from', 'to', 'interval', 'itemType', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'dimension', 'value'], repeatable: true }, input, options)
  }

  /** Rank items and collections by the results of their links in a date range, as CSV. Scope `reports.read`. */
  getContentReportCsv(input: GetContentReportInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/content', query: ['from', 'to', 'interval', 'itemType', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'dimension', 'value'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** Rank links by their results in a date range; mine, or everyone’s. Scope `reports.read`. */
  getLinksReport(input: GetLinksReportInput = {}, options?: CallOptions): Promise<LinksReport> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/links', query: ['from', 'to', 'interval', 'itemType', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'dimension', 'value'], repeatable: true }, input, options)
  }

  /** Rank links by their results in a date range; mine, or everyone’s, as CSV. Scope `reports.read`. */
  getLinksReportCsv(input: GetLinksReportInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/links', query: ['from', 'to', 'interval', 'itemType', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'dimension', 'value'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** Report on views, shares and new content in a date range, compared with the previous range. Scope `reports.read`. */
  getOverviewReport(input: GetOverviewReportInput = {}, options?: CallOptions): Promise<OverviewReport> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/overview', query: ['from', 'to', 'interval', 'itemType', 'certainty', 'separator', 'locale', 'dimension', 'value', 'itemId', 'linkId', 'recipient', 'recipientKind'], repeatable: true }, input, options)
  }

  /** Report on views, shares and new content in a date range, compared with the previous range, as CSV. Scope `reports.read`. */
  getOverviewReportCsv(input: GetOverviewReportInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/overview', query: ['from', 'to', 'interval', 'itemType', 'certainty', 'separator', 'locale', 'dimension', 'value', 'itemId', 'linkId', 'recipient', 'recipientKind'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** Rank sharers and recipients by results in a date range; mine, or everyone’s. Scope `reports.read`. */
  getPeopleReport(input: GetPeopleReportInput = {}, options?: CallOptions): Promise<PeopleReport> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/people', query: ['from', 'to', 'interval', 'itemType', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'dimension', 'value'], repeatable: true }, input, options)
  }

  /** Rank sharers and recipients by results in a date range; mine, or everyone’s, as CSV. Scope `reports.read`. */
  getPeopleReportCsv(input: GetPeopleReportInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/people', query: ['from', 'to', 'interval', 'itemType', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'dimension', 'value'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** Report on who of the team searches, shares and adds content, and how often. Scope `reports.read`. */
  getAdoptionReport(input: GetAdoptionReportInput = {}, options?: CallOptions): Promise<AdoptionReport> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/adoption', query: ['from', 'to', 'interval', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'itemType'], repeatable: true }, input, options)
  }

  /** Report on who of the team searches, shares and adds content, and how often, as CSV. Scope `reports.read`. */
  getAdoptionReportCsv(input: GetAdoptionReportInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/adoption', query: ['from', 'to', 'interval', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'itemType'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** Compare what content there is with what is used, by two categories. Scope `reports.read`. */
  getCoverageReport(input: GetCoverageReportInput = {}, options?: CallOptions): Promise<CoverageReport> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/coverage', query: ['from', 'to', 'separator', 'locale', 'itemType', 'rowsBy', 'columnsBy'], repeatable: true }, input, options)
  }

  /** Compare what content there is with what is used, by two categories, as CSV. Scope `reports.read`. */
  getCoverageReportCsv(input: GetCoverageReportInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/coverage', query: ['from', 'to', 'separator', 'locale', 'itemType', 'rowsBy', 'columnsBy'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** Rank CTAs by submissions and clicks in a date range. Scope `reports.read`. */
  getCtasReport(input: GetCtasReportInput = {}, options?: CallOptions): Promise<CtasReport> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/ctas', query: ['from', 'to', 'interval', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'itemType'], repeatable: true }, input, options)
  }

  /** Rank CTAs by submissions and clicks in a date range, as CSV. Scope `reports.read`. */
  getCtasReportCsv(input: GetCtasReportInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/ctas', query: ['from', 'to', 'interval', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'itemType'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** Report on searches in a date range: the most frequent, those without results, slow ones. Scope `reports.read`. */
  getSearchReport(input: GetSearchReportInput = {}, options?: CallOptions): Promise<SearchReport> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/search', query: ['from', 'to', 'interval', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'itemType'], repeatable: true }, input, options)
  }

  /** Report on searches in a date range: the most frequent, those without results, slow ones, as CSV. Scope `reports.read`. */
  getSearchReportCsv(input: GetSearchReportInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/search', query: ['from', 'to', 'interval', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'itemType'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** Rank sites by the visits to their address and their links in a date range. Scope `reports.read`. */
  getSitesReport(input: GetSitesReportInput = {}, options?: CallOptions): Promise<SitesReport> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/sites', query: ['from', 'to', 'interval', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'itemType'], repeatable: true }, input, options)
  }

  /** Rank sites by the visits to their address and their links in a date range, as CSV. Scope `reports.read`. */
  getSitesReportCsv(input: GetSitesReportInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/sites', query: ['from', 'to', 'interval', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'itemType'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** Count the items that need attention, by what is wrong. Scope `reports.read`. */
  getContentHealth(input: GetContentHealthInput = {}, options?: CallOptions): Promise<HealthCounts> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/health', query: ['mine'], repeatable: true }, input, options)
  }

  /** Count what needs me, and what my links did today. Scope `reports.read`. */
  getMyDay(options?: CallOptions): Promise<MyDay> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/today', repeatable: true }, {}, options)
  }

  /** List the items that need attention, most urgent first. Scope `reports.read`. */
  listUnhealthyItems(input: ListUnhealthyItemsInput, options?: CallOptions): Promise<ListUnhealthyItemsReply> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/health/items', query: ['kind', 'mine', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** List and count items, or collections or sites, that weren’t viewed, shared or downloaded in a date range, oldest first. Scope `reports.read`. */
  listUnusedContent(input: ListUnusedContentInput = {}, options?: CallOptions): Promise<UnusedReport> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/content/unused', query: ['from', 'to', 'itemType', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'dimension', 'value'], repeatable: true }, input, options)
  }

  /** List and count items, or collections or sites, that weren’t viewed, shared or downloaded in a date range, oldest first, as CSV. Scope `reports.read`. */
  listUnusedContentCsv(input: ListUnusedContentInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/analytics/v1/reports/content/unused', query: ['from', 'to', 'itemType', 'certainty', 'separator', 'locale', 'limit', 'cursor', 'dimension', 'value'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** Wish for content or a feature, by the path of the items API. Scope `wishes.write`. */
  addToWishlist(input: AddToWishlistInput, options?: CallOptions): Promise<Wish> {
    return this.send({ method: 'POST', path: '/api/items/v1/wishlist', body: true, once: true }, input, options)
  }

  /** Comment on a wish; people who are mentioned are notified. Scope `wishes.write`. */
  addWishComment(input: AddWishCommentInput, options?: CallOptions): Promise<WishComment> {
    return this.send({ method: 'POST', path: '/api/wishes/v1/:id/comments', body: true, once: true }, input, options)
  }

  /** Change a wish: its author and editors, the status editors only; a content wish is done only with items. Scope `wishes.write`. */
  changeWish(input: ChangeWishInput, options?: CallOptions): Promise<Wish> {
    return this.send({ method: 'PUT', path: '/api/wishes/v1/:id', body: true, repeatable: true }, input, options)
  }

  /** Change a wish, by the path of the items API. Scope `wishes.write`. */
  changeWishlist(input: ChangeWishlistInput, options?: CallOptions): Promise<Wish> {
    return this.send({ method: 'PUT', path: '/api/items/v1/wishlist/:id', body: true, repeatable: true }, input, options)
  }

  /** Wish for content or a feature. Scope `wishes.write`. */
  createWish(input: CreateWishInput, options?: CallOptions): Promise<Wish> {
    return this.send({ method: 'POST', path: '/api/wishes/v1/create', body: true, once: true }, input, options)
  }

  /** Get a wish. Scope `wishes.read`. */
  getWish(input: GetWishInput, options?: CallOptions): Promise<Wish> {
    return this.send({ method: 'GET', path: '/api/wishes/v1/:id', repeatable: true }, input, options)
  }

  /** List up to five wishes with a similar title. Scope `wishes.read`. */
  listSimilarWishes(input: ListSimilarWishesInput, options?: CallOptions): Promise<ListSimilarWishesReply> {
    return this.send({ method: 'GET', path: '/api/wishes/v1/similar', query: ['title'], repeatable: true }, input, options)
  }

  /** List the comments on a wish, oldest first. Scope `wishes.read`. */
  listWishComments(input: ListWishCommentsInput, options?: CallOptions): Promise<ListWishCommentsReply> {
    return this.send({ method: 'GET', path: '/api/wishes/v1/:id/comments', query: ['limit', 'cursor'], repeatable: true }, input, options)
  }

  /** List who voted for a wish, the first one first. Scope `wishes.read`. */
  listWishVotes(input: ListWishVotesInput, options?: CallOptions): Promise<ListWishVotesReply> {
    return this.send({ method: 'GET', path: '/api/wishes/v1/:id/votes', query: ['limit', 'cursor'], repeatable: true }, input, options)
  }

  /** List wishes, most votes first by default; merged ones are left out. Scope `wishes.read`. */
  listWishes(input: ListWishesInput = {}, options?: CallOptions): Promise<ListWishesReply> {
    return this.send({ method: 'GET', path: '/api/wishes/v1/list', query: ['status', 'kind', 'pending', 'mine', 'assigneeId', 'search', 'orderBy', 'separator', 'locale', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** List wishes, most votes first by default; merged ones are left out, as CSV. Scope `wishes.read`. */
  listWishesCsv(input: ListWishesInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/wishes/v1/list', query: ['status', 'kind', 'pending', 'mine', 'assigneeId', 'search', 'orderBy', 'separator', 'locale', 'limit', 'cursor'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** List wishes, by the path of the items API. Scope `wishes.read`. */
  listWishlist(input: ListWishlistInput = {}, options?: CallOptions): Promise<ListWishlistReply> {
    return this.send({ method: 'GET', path: '/api/items/v1/wishlist', query: ['status', 'kind', 'pending', 'mine', 'assigneeId', 'search', 'orderBy', 'separator', 'locale', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** List wishes, by the path of the items API, as CSV. Scope `wishes.read`. */
  listWishlistCsv(input: ListWishlistInput = {}, options?: CallOptions): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/items/v1/wishlist', query: ['status', 'kind', 'pending', 'mine', 'assigneeId', 'search', 'orderBy', 'separator', 'locale', 'limit', 'cursor'], raw: true, format: 'csv', repeatable: true }, input, options)
  }

  /** Merge a wish into another: votes and comments move, and nobody counts twice. Scope `wishes.write`. */
  mergeWish(input: MergeWishInput, options?: CallOptions): Promise<Wish> {
    return this.send({ method: 'POST', path: '/api/wishes/v1/:id/merge', body: true }, input, options)
  }

  /** Vote for a wish; repeating it removes the vote. Scope `wishes.write`. */
  toggleWishVote(input: ToggleWishVoteInput, options?: CallOptions): Promise<WishVote> {
    return this.send({ method: 'POST', path: '/api/wishes/v1/:id/upvotes', body: true }, input, options)
  }

  /** Vote for a wish or remove the vote, by the path of the items API. Scope `wishes.write`. */
  toggleWishlistVote(input: ToggleWishlistVoteInput, options?: CallOptions): Promise<WishVote> {
    return this.send({ method: 'POST', path: '/api/items/v1/wishlist/:id/upvotes', body: true }, input, options)
  }

  /** Show a wish that waits for approval to everyone. Scope `wishes.write`. */
  approveWish(input: ApproveWishInput, options?: CallOptions): Promise<Wish> {
    return this.send({ method: 'POST', path: '/api/wishes/v1/:id/approve', body: true }, input, options)
  }

  /** Delete a wish with its votes and comments: editors, and its author while nobody else voted for it. Scope `wishes.write`. */
  deleteWish(input: DeleteWishInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/wishes/v1/:id', repeatable: true }, input, options)
  }

  /** List people whose wishes need no approval, by name. Scope `wishes.read`. */
  listTrustedPeople(options?: CallOptions): Promise<ListTrustedPeopleReply> {
    return this.send({ method: 'GET', path: '/api/wishes/v1/trusted', repeatable: true }, {}, options)
  }

  /** Approve, decline or delete several wishes; those it doesn’t apply to stay as they are. Scope `wishes.write`. */
  moderateWishes(input: ModerateWishesInput, options?: CallOptions): Promise<ModerateWishesReply> {
    return this.send({ method: 'POST', path: '/api/wishes/v1/moderate', body: true }, input, options)
  }

  /** Tell what became of a wish: shares, views and reading of its items, and who asked. Scope `wishes.read`. */
  getWishOutcome(input: GetWishOutcomeInput, options?: CallOptions): Promise<WishOutcome> {
    return this.send({ method: 'GET', path: '/api/wishes/v1/:id/outcome', repeatable: true }, input, options)
  }

  /** Rank who asks and who delivers, with what became of it. Scope `wishes.read`. */
  getWishRanking(options?: CallOptions): Promise<WishRanking> {
    return this.send({ method: 'GET', path: '/api/wishes/v1/ranking', repeatable: true }, {}, options)
  }

  /** Get what this account calls the statuses, and whether wishes need approval. Scope `wishes.read`. */
  getWishSettings(options?: CallOptions): Promise<WishSettings> {
    return this.send({ method: 'GET', path: '/api/wishes/v1/settings', repeatable: true }, {}, options)
  }

  /** Read the newest wishes as an Atom feed. Scope `wishes.read`. */
  readWishFeed(input: ReadWishFeedInput, options?: CallOptions): Promise<ReadWishFeedReply> {
    return this.send({ method: 'GET', path: '/api/wishes/v1/feed', query: ['token'], repeatable: true }, input, options)
  }

  /** List changes and who made them, newest first. Scope `library.read`. */
  listActivity(input: ListActivityInput = {}, options?: CallOptions): Promise<ListActivityReply> {
    return this.send({ method: 'GET', path: '/api/activity/v1/list', query: ['itemType', 'itemId', 'changeKind', 'userId', 'since', 'from', 'to', 'limit', 'cursor'], repeatable: true }, input, options)
  }

  /** Create a webhook; the response alone has its secret. Scope `webhooks.write`. */
  createWebhook(input: CreateWebhookInput, options?: CallOptions): Promise<CreateWebhookReply> {
    return this.send({ method: 'POST', path: '/api/integrations/v1/webhooks', body: true, once: true }, input, options)
  }

  /** Delete a webhook with its deliveries. Scope `webhooks.write`. */
  deleteWebhook(input: DeleteWebhookInput, options?: CallOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/integrations/v1/webhooks/:id', repeatable: true }, input, options)
  }

  /** List the webhooks, newest first; an API key or app gets those it created. Scope `webhooks.read`. */
  listWebhooks(options?: CallOptions): Promise<ListWebhooksReply> {
    return this.send({ method: 'GET', path: '/api/integrations/v1/webhooks', repeatable: true }, {}, options)
  }
}

/** Lists that come in pages. */
export const LISTS = {
  listAudit: { by: 'cursor', limit: 200 },
  listItems: { by: 'cursor', limit: 200 },
  listBin: { by: 'cursor', limit: 200 },
  listImportRows: { by: 'cursor', limit: 200 },
  listImports: { by: 'cursor', limit: 200 },
  listExports: { by: 'cursor', limit: 200 },
  listSavedSearches: { by: 'cursor', limit: 200 },
  querySearch: { by: 'cursor', limit: 200 },
  searchItems: { by: 'cursor', limit: 200 },
  listUsedAnswers: { by: 'cursor', limit: 200 },
  listCollectionItems: { by: 'cursor', limit: 200 },
  listCollections: { by: 'cursor', limit: 200 },
  getShareContext: { by: 'offset', limit: 200 },
  listMyLinks: { by: 'offset', limit: 200 },
  getLinkCircle: { by: 'cursor', limit: 200 },
  getRecipientCircle: { by: 'cursor', limit: 200 },
  listLinkMessages: { by: 'cursor', limit: 200 },
  listMessages: { by: 'cursor', limit: 200 },
  listQuestions: { by: 'cursor', limit: 200 },
  listAcceptances: { by: 'cursor', limit: 200 },
  listAgreements: { by: 'cursor', limit: 200 },
  listFileRequests: { by: 'cursor', limit: 200 },
  listLinkVisits: { by: 'cursor', limit: 200 },
  listRecipients: { by: 'offset', limit: 200 },
  listSiteVersions: { by: 'cursor', limit: 200 },
  listSites: { by: 'cursor', limit: 200 },
  listPlanTasks: { by: 'cursor', limit: 200 },
  listCtas: { by: 'cursor', limit: 200 },
  listCtasOf: { by: 'cursor', limit: 200 },
  listCtaSubmissions: { by: 'cursor', limit: 200 },
  listUnhealthyItems: { by: 'cursor', limit: 200 },
  listUnusedContent: { by: 'cursor', limit: 200 },
  listWishComments: { by: 'cursor', limit: 200 },
  listWishVotes: { by: 'cursor', limit: 200 },
  listWishes: { by: 'cursor', limit: 200 },
  listWishlist: { by: 'cursor', limit: 200 },
  listActivity: { by: 'cursor', limit: 200 },
} as const
export type ListName = keyof typeof LISTS
