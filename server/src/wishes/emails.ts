import type { Locale } from '@satchel/contract/languages.ts'
import type { WishOutcome } from '@satchel/contract/wishes/settings.ts'
import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import type { Config } from '../platform/config.ts'
import { type MailLook, renderEmail } from '../platform/mail/mail.ts'
import { type MemberTexts, memberTexts } from '../platform/mail/member-texts.ts'

export interface Frame {
  config: Config
  look: MailLook
  actorName: string
  locale: Locale
}

type About = Pick<Wish, 'id' | 'title'>

interface Delivered extends About {
  statusLabel: string
  response: string | null
  items: { id: string; name: string }[]
  outcome: WishOutcome
}

const QUOTED = 2_000

/** Returns the email that hands over what was delivered; its button opens the share dialog for whom one asked. */
export function deliveredEmail(
  frame: Frame,
  { statusLabel, response, items, outcome, ...wish }: Delivered,
  organization: string | undefined,
) {
  const { wishes: texts } = memberTexts(frame.locale)
  const names = items.map(({ name }) => texts.quote(name)).join(', ')
  const passages = [
    texts.delivered(frame.actorName, names),
    ...(response ? [clipped(response)] : []),
    sentenceOf(texts, outcome),
  ]
  const { label, url } = buttonTo(frame, wish)
  const [item] = items
  const query = new URLSearchParams({
    ...(item && { share: item.id }),
    ...(organization !== undefined && { for: organization }),
  })
  const share = organization === undefined ? texts.share : texts.shareWith(organization)
  const button = item ? { label: share, url: `${url}&${query}` } : { label, url }
  return render(frame, texts.status(wish.title, statusLabel), passages, button)
}

/** Returns the email about what became of a wish since it was delivered. */
export function outcomeEmail(frame: Frame, wish: About, outcome: WishOutcome) {
  const { wishes: texts } = memberTexts(frame.locale)
  return render(
    frame,
    texts.outcome(wish.title),
    [sentenceOf(texts, outcome)],
    buttonTo(frame, wish),
  )
}

function buttonTo({ config, locale }: Frame, { id }: About) {
  return {
    label: memberTexts(locale).inbox.viewWish,
    url: `${config.PUBLIC_URL}/wishlist?wish=${id}`,
  }
}

function render(
  { config, look, locale: language }: Frame,
  subject: string,
  passages: string[],
  button: { label: string; url: string },
) {
  const { wishes: texts, common } = memberTexts(language)
  const footer = {
    text: texts.footer,
    label: common.changeSettings,
    url: `${config.PUBLIC_URL}/settings?section=notifications`,
  }
  return renderEmail(subject, passages, button, { look, footer, language })
}

/** Returns, for example, "Delivered in 9 days, shared 14 times, read by 6 of 8 organizations that asked." */
function sentenceOf(texts: MemberTexts['wishes'], outcome: WishOutcome): string {
  const { daysToDeliver, shares, views, organizations } = outcome
  const read = organizations.filter((each) => each.read).length
  const count = organizations.length
  const facts = [
    texts.deliveredIn(daysToDeliver ?? 0),
    ...(shares > 0 ? [texts.shared(shares)] : []),
    ...(views > 0 ? [texts.viewed(views)] : []),
    ...(read > 0 ? [texts.read(read, count)] : []),
  ]
  return `${facts.join(', ')}.`
}

function clipped(text: string): string {
  const characters = [...text.trim()]
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED - 1).join('')}…` : text.trim()
}
