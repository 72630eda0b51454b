/** The specification's business constants and the contract's limits. Times in ms, sizes in bytes. */
export const REQUEST_TIMEOUT = 30_000
/** Timeout of requests that look through a whole table of an import. */
export const TABLE_TIMEOUT = 300_000
export const SETTINGS_FRESH = 60_000_000
export const PENDING_UPLOAD_STUCK = 300_000
export const PENDING_UPLOAD_REMOVED = 2_000
export const DATA_FRESH = 5 * 60_000
export const DATA_KEPT = 10 * 60_000
export const QUERY_RETRIES = 3
export const QUERY_RETRY_DELAY = 1_000
export const QUERY_RETRY_DELAY_MAX = 30_000
export const MUTATION_RETRIES = 1
export const TOAST_CLOSE = 3_000
export const UNDO_CLOSE = 10_000
export const DIALOG_CLOSE = 50
/** Views of a link up to which its report reads the visits themselves, so that it’s of this moment. */
export const LIVE_VIEWS = 200
export const LINKS_PAGE = 10
export const LINKS_OFFSET = 0
/** AWS region in identity pool names, and of a bucket unless the operator names another region. */
export const IDENTITY_POOL_REGION = 'us-west-2'
export const TAG_LOGIC = 'OR'
export const ENVIRONMENT = 'production'
export const PING_INTERVAL = 25_000

export const BODY_MAX = 1_048_576
/** The maximum nesting of a JSON body. */
export const JSON_DEPTH_MAX = 200
export const NAME_MAX = 300
export const DESCRIPTION_MAX = 20_000
export const TAG_MAX = 64
export const TAGS_PER_ITEM = 100
export const CATEGORY_VALUES_MAX = 200
/** Days that deleted items stay in the trash. */
export const BIN_KEPT = 30
export const BULK_MAX = 1_000
export const BULK_UNDO = 60_000
export const COLLECTION_MAX = 10_000
export const UPLOAD_MAX = 5 * 1024 ** 3
export const PAGE_DEFAULT = 50
export const PAGE_MAX = 200
export const PASSWORD_MIN = 10
export const TRIAL_DAYS = 14
/** The longest that a tenant may let its sessions last. */
export const SESSION_HOURS_MAX = 2_160
/** A cookie that lets pages know that someone is signed in. It opens nothing. */
export const SIGNED_IN_COOKIE = 'satchel_signed_in'
/** A cookie with the language that a member chose for the app, from which the server picks its pages. */
export const LOCALE_COOKIE = 'satchel_locale'
export const PARTNER_TRIAL_DAYS = { default: 30, max: 60 }
export const INVITATION_DAYS = 7
export const INVITATIONS_MAX = 100
/** The maximum length of an avatar sent as a `data:` URL. */
export const AVATAR_MAX = 1_000_000
/** Days of grace when a payment is overdue. */
export const GRACE_DAYS = 7
export const READABLE_DAYS = 30
/** Days between closing an account and deleting it. */
export const CLOSING_DAYS = 30
export const LOGO_MAX = 2 * 1024 ** 2
/** The maximum length of an `Idempotency-Key`. */
export const IDEMPOTENCY_KEY_MAX = 255
/** The default limit of public calls from one network; in seconds. */
export const PUBLIC_LIMIT = { calls: 300, seconds: 60 }
/** The limit per person for expensive calls; in seconds. Scripts with ten calls a second stay below it. */
export const SEARCH_LIMIT = { calls: 1_200, seconds: 60 }
export const SHARE_LIMIT = { calls: 1_200, seconds: 60 }
export const REPORT_LIMIT = { calls: 300, seconds: 60 }
/** The limit of calls that read a file, a page or another server while the caller waits. */
export const READ_LIMIT = { calls: 600, seconds: 600 }
/** The limit of calls that start jobs or send email. */
export const JOB_LIMIT = { calls: 600, seconds: 3_600 }
/** Open sockets per person and node: tabs, the classic entry, extensions. */
export const SOCKETS_PER_PERSON = 50
/** Bytes a client may send in one frame: new tokens fit. */
export const SOCKET_FRAME_MAX = 8_192
/** Seconds for which anyone may cache the contract and the public keys. */
export const PUBLIC_CACHE = 300
export const IMPORT_ROWS_MAX = 50_000
export const IMPORT_LINKS_MAX = 100_000
export const IMPORT_CSV_MAX = 50 * 1024 ** 2
/** The browser's buffer of client events: its size, events per flush, ms between flushes, resends of a flush. */
export const EVENT_BUFFER = 1_000
export const EVENT_FLUSH = 100
export const EVENT_FLUSH_INTERVAL = 5_000
export const EVENT_RESENDS = 5
/** Limits of the browser's cache for first screens: total size, size of one entry, and default lifetime. */
export const CLIENT_CACHE_MAX = 1_048_576
export const CLIENT_CACHE_ENTRY_MAX = 210_000
export const CLIENT_CACHE_KEPT = 3 * 24 * 60 * 60_000
/** Websites that may embed an account's links. */
export const EMBED_ORIGINS_MAX = 20

/** The maximum length of a question at a page, an answer and their public wordings. */
export const QUESTION_MAX = 2_000
export const ANSWER_MAX = 5_000
/** The maximum length of the words that a visitor marks on a page. */
export const QUOTE_MAX = 500
