import type { LinkColumn, LinkProduct } from '@satchel/contract/imports/links.ts'

/** Content of a column in a table of links: one of ours, or a whole short address, which has a domain and a slug. */
export type LinkHead = LinkColumn | 'shortUrl' | Guard

/** Content of a column that says what kept a link from people. */
type Guard = 'password' | 'open' | 'status' | 'limited' | 'gate'

type Heads = Partial<Record<LinkHead, readonly string[]>>

interface Source {
  product: LinkProduct
  /** Headings that only this product's exports have, all of one group. */
  marks: readonly (readonly string[])[]
  heads: Heads
}

const TIMES = {
  created: ['created', 'createdat', 'datecreated', 'creationdate', 'createddate', 'createdon'],
  expires: ['expires', 'expiresat', 'expireson', 'expiry', 'expirationdate', 'expirydate'],
} satisfies Heads

/** Headings of what kept a link from people, which any product may have. */
const GUARDS = {
  password: [
    ...['password', 'passwordprotected', 'haspassword', 'ispasswordprotected', 'passcode'],
    ...['linkpassword', 'protected', 'passwort', 'motdepasse', 'contrasena'],
  ],
  closed: [
    ...['archived', 'isarchived', 'archivedat', 'banned', 'isbanned', 'disabled', 'isdisabled'],
    ...['disabledat', 'blocked', 'deactivated', 'withdrawn', 'deleted', 'isdeleted', 'paused'],
  ],
  open: ['active', 'isactive', 'enabled', 'isenabled'],
  status: ['status', 'state', 'linkstatus'],
  limited: ['maxvisits', 'metamaxvisits', 'clicklimit', 'clickslimit', 'maxclicks', 'visitlimit'],
  gate: [
    ...['requireemail', 'requiresemail', 'emailrequired', 'emailprotected', 'emailgate'],
    ...['emailauthentication', 'emailauthenticated', 'emailverification', 'requireemailtoview'],
  ],
} satisfies Heads

/**
 * The headings of each product's export, without case and signs, the better names first. Where a product has an
 * export and an API, people have tables with the names of either.
 */
const SOURCES: readonly Source[] = [
  {
    product: 'satchel',
    marks: [['slug', 'target', 'visitsbefore']],
    heads: {
      slug: ['slug'],
      domain: ['domain'],
      target: ['target'],
      title: ['title'],
      tags: ['tags'],
      created: ['created'],
      visitsBefore: ['visitsbefore'],
      expires: ['expires'],
      document: ['document'],
      email: ['email'],
      memo: ['memo'],
      organization: ['organization'],
      protection: ['protection'],
      options: ['options'],
    },
  },
  {
    // A custom back-half is an address beside the random one; both open, so the table has a column of each.
    product: 'bitly',
    marks: [
      ['bitlink'],
      ['longurl', 'backhalf'],
      ['longurl', 'custombackhalf'],
      ['longurl', 'link'],
    ],
    heads: {
      slug: ['custombackhalf', 'backhalf', 'customkeyword'],
      shortUrl: ['custombitlink', 'custombitlinks', 'customlink', 'bitlink', 'link', 'shorturl'],
      target: ['longurl', 'destinationurl', 'destination'],
      title: ['title'],
      tags: ['tags', 'tag'],
      visitsBefore: ['engagements', 'totalengagements', 'totalclicks', 'clicksalltime', 'clicks'],
      ...TIMES,
    },
  },
  {
    product: 'rebrandly',
    marks: [['slashtag']],
    heads: {
      slug: ['slashtag'],
      shortUrl: ['shorturl', 'brandedlink', 'link'],
      domain: ['domainfullname', 'domainname', 'domain'],
      target: ['destination', 'destinationurl', 'longurl'],
      title: ['title'],
      tags: ['tags'],
      visitsBefore: ['clicks', 'totalclicks'],
      ...TIMES,
    },
  },
  {
    product: 'dub',
    marks: [
      ['shortlink', 'destinationurl'],
      ['shortlink', 'url'],
      ['domain', 'key', 'url'],
    ],
    heads: {
      shortUrl: ['shortlink'],
      slug: ['key'],
      domain: ['domain'],
      target: ['destinationurl', 'url'],
      title: ['title'],
      tags: ['tags'],
      visitsBefore: ['clicks'],
      ...TIMES,
    },
  },
  {
    product: 'shortio',
    marks: [
      ['originalurl', 'path'],
      ['originalurl', 'shorturl'],
    ],
    heads: {
      slug: ['path', 'slug'],
      shortUrl: ['secureshorturl', 'shorturl'],
      domain: ['domain', 'hostname', 'domainhostname'],
      target: ['originalurl'],
      title: ['title'],
      tags: ['tags'],
      visitsBefore: ['totalclicks', 'clicks', 'clickcount', 'humanclicks'],
      ...TIMES,
    },
  },
  {
    product: 'shlink',
    marks: [['shortcode', 'longurl']],
    heads: {
      slug: ['shortcode'],
      shortUrl: ['shorturl'],
      domain: ['domain'],
      target: ['longurl'],
      title: ['title'],
      tags: ['tags'],
      visitsBefore: ['visits', 'visitscount', 'visitstotal'],
      created: TIMES.created,
      expires: ['validuntil', 'metavaliduntil'],
    },
  },
  {
    product: 'kutt',
    marks: [['address', 'target']],
    heads: {
      slug: ['address'],
      shortUrl: ['link'],
      domain: ['domain'],
      target: ['target'],
      title: ['description'],
      visitsBefore: ['visitcount', 'visits'],
      created: TIMES.created,
      expires: ['expirein', ...TIMES.expires],
    },
  },
  {
    product: 'yourls',
    marks: [
      ['keyword', 'url'],
      ['keyword', 'longurl'],
    ],
    heads: {
      slug: ['keyword'],
      shortUrl: ['shorturl'],
      target: ['url', 'longurl'],
      title: ['title'],
      visitsBefore: ['clicks'],
      created: ['timestamp', 'date', ...TIMES.created],
    },
  },
  {
    // DocSend counts visits, Papermark views; their links show documents, which are found by name.
    product: 'docsend',
    marks: [
      ['linkurl', 'visits'],
      ['linkurl', 'account'],
    ],
    heads: {
      shortUrl: ['linkurl', 'link'],
      document: ['documentname', 'document', 'contentname', 'content', 'space'],
      target: ['documenturl', 'externalurl'],
      title: ['linkname', 'account', 'accountname'],
      tags: ['tags'],
      visitsBefore: ['visits', 'totalvisits'],
      ...TIMES,
    },
  },
  {
    product: 'papermark',
    marks: [
      ['linkurl', 'views'],
      ['linkurl', 'linkname'],
      ['linkid', 'documentname'],
    ],
    heads: {
      slug: ['slug'],
      domain: ['domain', 'domainslug'],
      shortUrl: ['linkurl', 'link', 'url'],
      document: ['documentname', 'document', 'dataroomname'],
      title: ['linkname', 'name'],
      tags: ['tags'],
      visitsBefore: ['views', 'totalviews', 'viewcount'],
      ...TIMES,
    },
  },
  {
    product: 'table',
    marks: [[]],
    heads: {
      slug: ['slug', 'backhalf', 'alias', 'keyword', 'shortcode', 'path', 'code', 'key'],
      shortUrl: ['shorturl', 'shortlink', 'shortaddress', 'shortenedurl'],
      domain: ['domain', 'host', 'shortdomain'],
      target: [
        'target',
        'targeturl',
        'destination',
        'destinationurl',
        'longurl',
        'originalurl',
        'url',
      ],
      title: ['title', 'name', 'label'],
      tags: ['tags', 'labels', 'keywords'],
      visitsBefore: ['visitsbefore', 'visits', 'clicks', 'views', 'hits', 'totalclicks'],
      document: ['document', 'documentname', 'file', 'filename'],
      ...TIMES,
    },
  },
]

export interface LinkTable {
  product: LinkProduct
  /** The column of each head, those of several names in the order of the names. */
  columns: Partial<Record<LinkHead, number[]>>
}

/** Finds the product by its headings; undefined where nothing tells the slugs and where they lead. */
export function linkTableOf(heads: readonly string[]): LinkTable | undefined {
  const folded = heads.map(fold)
  for (const { product, marks, heads: known } of SOURCES) {
    if (!marks.some((group) => group.every((mark) => folded.includes(mark)))) continue
    const columns = columnsOf({ ...GUARDS, ...known }, folded)
    const leads = columns.target ?? columns.document
    if (leads && (columns.slug ?? columns.shortUrl)) return { product, columns }
  }
  return undefined
}

function columnsOf(known: Heads, folded: readonly string[]): LinkTable['columns'] {
  const found = Object.entries(known).map(([head, names]) => [
    head,
    names.flatMap((name) => {
      const at = folded.indexOf(name)
      return at < 0 ? [] : [at]
    }),
  ])
  return Object.fromEntries(found.filter(([, at]) => at && at.length > 0))
}

function fold(head: string): string {
  return head
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
