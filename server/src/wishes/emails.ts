import type { WishOutcome } from '@satchel/contract/wishes/settings.ts'
import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import type { Config } from '../platform/config.ts'
import { type MailLook, quote, renderEmail } from '../platform/mail/mail.ts'

export interface Frame {
  config: Config
  look: MailLook
  actorName: string
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
  const names = items.map(({ name }) => quote(name)).join(', ')
  const passages = [
    `${frame.actorName} delivered what you asked for: ${names}.`,
    ...(response ? [clipped(response)] : []),
    sentenceOf(outcome),
  ]
  const { label, url } = buttonTo(frame, wish)
  const [item] = items
  const query = new URLSearchParams({
    ...(item && { share: item.id }),
    ...(organization !== undefined && { for: organization }),
  })
  const share = organization === undefined ? 'Share it' : `Share with ${organization}`
  const button = item ? { label: share, url: `${url}&${query}` } : { label, url }
  return render(frame, `${quote(wish.title)}: ${statusLabel}`, passages, button)
}

/** Returns the email about what became of a wish since it was delivered. */
export function outcomeEmail(frame: Frame, wish: About, outcome: WishOutcome) {
  const subject = `What became of ${quote(wish.title)}`
  return render(frame, subject, [sentenceOf(outcome)], buttonTo(frame, wish))
}

function buttonTo({ config }: Frame, { id }: About) {
  return { label: 'View wish', url: `${config.PUBLIC_URL}/wishlist?wish=${id}` }
}

function render(
  { config, look }: Frame,
  subject: string,
  passages: string[],
  button: { label: string; url: string },
) {
  const footer = {
    text: 'You got this email because you asked for this, voted or commented.',
    label: 'Change email settings',
    url: `${config.PUBLIC_URL}/settings?section=notifications`,
  }
  return renderEmail(subject, passages, button, { look, footer })
}

/** Returns, for example, "Delivered in 9 days, shared 14 times, read by 6 of 8 organizations that asked." */
function sentenceOf({ daysToDeliver, shares, views, organizations }: WishOutcome): string {
  const read = organizations.filter((each) => each.read).length
  const count = organizations.length
  const facts = [
    deliveredIn(daysToDeliver ?? 0),
    ...(shares > 0 ? [`shared ${times(shares)}`] : []),
    ...(views > 0 ? [`viewed ${times(views)}`] : []),
    ...(read > 0
      ? [`read by ${read} of ${count} ${count === 1 ? 'organization' : 'organizations'} that asked`]
      : []),
  ]
  return `${facts.join(', ')}.`
}

function deliveredIn(days: number): string {
  if (days === 0) return 'Delivered on the same day'
  return `Delivered in ${days} ${days === 1 ? 'day' : 'days'}`
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

function clipped(text: string): string {
  const characters = [...text.trim()]
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED - 1).join('')}…` : text.trim()
}
