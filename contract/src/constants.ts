/** Business constants of the specification and the limits of the contract, in one place. Times in ms, sizes in bytes. */
export const REQUEST_TIMEOUT = 30_000
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
export const LINKS_PAGE = 10
export const PING_INTERVAL = 25_000

export const BODY_MAX = 1_048_576
/** Levels of a JSON body. */
export const JSON_DEPTH_MAX = 200
export const NAME_MAX = 300
export const DESCRIPTION_MAX = 20_000
export const TAG_MAX = 64
export const TAGS_PER_ITEM = 100
export const CATEGORY_VALUES_MAX = 200
/** Days. */
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
export const PARTNER_TRIAL_DAYS = { default: 30, max: 60 }
export const INVITATION_DAYS = 7
export const INVITATIONS_MAX = 100
/** Characters of a picture sent as a `data:` URL. */
export const AVATAR_MAX = 1_000_000
/** Days of grace with a payment overdue, and days an account that is no longer active can be read. */
export const GRACE_DAYS = 7
export const READABLE_DAYS = 30
/** Days to change one's mind after an account was closed. */
export const CLOSING_DAYS = 30
export const LOGO_MAX = 2 * 1024 ** 2
/** Characters of an `Idempotency-Key`. */
export const IDEMPOTENCY_KEY_MAX = 255
/** Of public calls from one network, unless the endpoint says otherwise; seconds. */
export const PUBLIC_LIMIT = { calls: 300, seconds: 60 }
/** Of one person, for calls that cost more than others; seconds. Scripts of ten calls a second stay below. */
export const SEARCH_LIMIT = { calls: 1_200, seconds: 60 }
export const SHARE_LIMIT = { calls: 1_200, seconds: 60 }
export const REPORT_LIMIT = { calls: 300, seconds: 60 }
/** For calls that read a file, a page or another server while one waits. */
export const READ_LIMIT = { calls: 600, seconds: 600 }
/** For calls that start jobs or send mail. */
export const JOB_LIMIT = { calls: 600, seconds: 3_600 }
/** Open sockets of one person on one node: tabs, the classic entry, an extension. */
export const SOCKETS_PER_PERSON = 50
/** Seconds for which anyone may keep the contract and the public keys. */
export const PUBLIC_CACHE = 300
export const IMPORT_ROWS_MAX = 50_000
export const IMPORT_CSV_MAX = 50 * 1024 ** 2
