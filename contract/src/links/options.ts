import { type Static, Type } from 'typebox'
import { NAME_MAX } from '../constants.ts'
import { LANGUAGES } from '../languages.ts'
import { AddressRules, Day, Id, NameOrNone, Nullable, Time } from '../schemas.ts'

/** A slug of letters, digits and hyphens; the server refuses reserved ones. */
export const Slug = Type.String({ pattern: '^[a-z0-9-]{3,64}$', minLength: 3, maxLength: 64 })

const Text = (maxLength: number) => Type.String({ maxLength })

/** Parameters added to a web page's address and stored with each visit. */
export const Utm = Type.Object({
  source: Type.Optional(Text(255)),
  medium: Type.Optional(Text(255)),
  campaign: Type.Optional(Text(255)),
  term: Type.Optional(Text(255)),
  content: Type.Optional(Text(255)),
})
export type Utm = Static<typeof Utm>

/** The preview in messengers and email programs; omitted fields use the item's own. */
export const LinkPreview = Type.Object({
  title: Type.Optional(NameOrNone(NAME_MAX)),
  text: Type.Optional(Text(1_000)),
  imageItemId: Type.Optional(Nullable(Id)),
})
export type LinkPreview = Static<typeof LinkPreview>

export const NOTIFY = ['each', 'digest', 'none'] as const
export type Notify = (typeof NOTIFY)[number]

/** Length of a link's password, without spaces around it. */
export const LINK_PASSWORD_MIN = 4

/** Formats visitors download of an Office file or PDF: a PDF of what they see, or the file as it was uploaded. */
export const DOWNLOAD_AS = ['pdf', 'original'] as const
export const DownloadAs = Type.Enum([...DOWNLOAD_AS], {
  description:
    'What visitors download of Office files and PDFs: "pdf", without hidden content, or "original"',
})
export type DownloadAs = Static<typeof DownloadAs>

/** A link's protection and appearance; every field is optional. */
export const LinkOptions = Type.Partial(
  Type.Object({
    expiresAt: Type.Union([Time, Day, Type.Null()], {
      description:
        'A moment, or the last day it opens as YYYY-MM-DD, which stays that day when the company’s time zone changes',
    }),
    password: Nullable(
      Type.String({
        minLength: LINK_PASSWORD_MIN,
        maxLength: 200,
        description:
          'Never returned. Spaces around it, and the width and composition of its signs, don’t matter',
      }),
    ),
    allowDownload: Type.Boolean(),
    downloadAs: DownloadAs,
    requireEmail: Type.Boolean({
      description: 'Visitors enter an email address first',
    }),
    proveEmail: Type.Boolean({
      description: 'The address is verified with a code sent to it',
    }),
    allowed: AddressRules,
    refused: AddressRules,
    notify: Type.Union([Type.Enum(NOTIFY), Type.Boolean(), Type.Null()], {
      description:
        'Emails about visits; true is "each", false "none", null the sharer’s own setting',
    }),
    utm: Utm,
    preview: LinkPreview,
    watermark: Type.Boolean({ description: 'Pages and images show the visitor’s address' }),
    questions: Type.Boolean({ description: 'Visitors may ask questions at a page' }),
    allowPassOn: Type.Boolean({
      description:
        'Visitors may pass it on to a colleague, who gets a link of their own. By default links to a person may be, others not',
    }),
    agreementId: Nullable({
      ...Id,
      description:
        'What visitors agree to before it opens; left out, that of the company for its categories',
    }),
    language: Type.Union([Type.String({ maxLength: 35 }), Type.Null()], {
      description: `BCP 47 tag of the language of its pages and emails, one of ${LANGUAGES.join(', ')}; null for that of the visitor`,
    }),
  }),
)
export type LinkOptions = Static<typeof LinkOptions>
