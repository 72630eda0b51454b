import type { Insertable } from 'kysely'
import type { JsonObject, Link } from '../platform/database/database-types.ts'
import { type Calendar, DAY, idAt, iso, MINUTE } from './calendar.ts'
import { colorAt, PEOPLE, type PersonKey, VALUES } from './company.ts'
import type { Piece } from './library.ts'
import type { Random } from './random.ts'
import type { Shared } from './shared.ts'

export function personRows(calendar: Calendar, people: Record<PersonKey, string>, hash: string) {
  const begun = calendar.at(0, 8 * 60)
  return PEOPLE.map(({ key, name, email, role }, place) => {
    const at = begun + place * 40 * MINUTE
    const id = people[key]
    const seen = calendar.now - place * 97 * MINUTE
    return {
      user: { id, email, createdAt: iso(at) },
      credential: { userId: id, password: hash, createdAt: iso(at), updatedAt: iso(at) },
      member: {
        id,
        email,
        name,
        role,
        status: 'active',
        lastSeenAt: iso(seen),
        createdAt: iso(at),
        visitMail: key === 'edda' ? 'digest' : 'none',
      },
    }
  })
}

export function openPeople(calendar: Calendar, random: Random): Record<PersonKey, string> {
  const ids = PEOPLE.map(({ key }, place) => [key, idAt(calendar.at(0, 480) + place, random)])
  return Object.fromEntries(ids)
}

export function valueRows(calendar: Calendar, random: Random) {
  return Object.entries(VALUES).flatMap(([category, labels]) =>
    labels.map((label, position) => ({
      id: idAt(calendar.at(0, 481) + position, random),
      category,
      label,
      color: colorAt(position + category.length),
      position,
    })),
  )
}

export function tagRows(pieces: Piece[], calendar: Calendar) {
  const labels = [...new Set(pieces.flatMap(({ tagList }) => tagList))]
  return labels.map((label, place) => ({
    key: keyOf(label),
    label,
    color: place % 3 === 0 ? colorAt(place) : null,
    createdAt: iso(calendar.at(0, 482)),
  }))
}

/** Labels of the demo have no more to fold. */
export const keyOf = (label: string) => label.toLowerCase()

export function linkRows(links: Shared[], people: Record<PersonKey, string>, hash: string) {
  return links.map((link): Insertable<Link> => {
    const { id, slug, at, owner, piece, collection, contact, broad, isOwn } = link
    const { requireEmail, hasPassword, watermark, expiresAt, disabledAt } = link
    return {
      id,
      slug,
      itemType: collection ? 'COLLECTION' : 'ITEM',
      itemId: (collection ?? piece)?.id ?? '',
      sharedBy: people[owner],
      sharedToEmail: contact?.email ?? null,
      sharedToMemo: broad?.memo ?? null,
      sharedToOrganization: contact?.organization ?? null,
      allowDownload: !watermark,
      isOwn,
      requireEmail,
      proveEmail: true,
      passwordHash: hasPassword ? hash : null,
      watermark,
      allowed: [],
      refused: [],
      utm: {},
      preview: {},
      expiresAt: expiresAt === null ? null : iso(expiresAt),
      disabledAt: disabledAt === null ? null : iso(disabledAt),
      createdAt: iso(at),
      version: disabledAt ? 2 : 1,
      host: '',
    }
  })
}

/** Those of the owner. */
const FAVORITES = [
  'brochure-company.pdf',
  'film-launch.mp4',
  'case-kestrel.pdf',
  'deck-pulse.pptx',
  'prices-europe.pdf',
  'scene-main-dusk.jpg',
]

/** What people like and what they come back to. */
export function markRows(pieces: Piece[], people: Record<PersonKey, string>, random: Random) {
  const liked = pieces.filter(({ type }) =>
    ['Case study', 'Brochure', 'Video', 'White paper'].includes(type),
  )
  const pairs = PEOPLE.flatMap(({ key }) =>
    liked
      .filter(() => random.chance(0.3))
      .map((piece) => ({ memberId: people[key], itemType: 'ITEM', itemId: piece.id })),
  )
  const own = pieces
    .filter(({ file }) => FAVORITES.includes(file))
    .map(({ id }) => ({ memberId: people.edda, itemType: 'ITEM', itemId: id }))
  const favorites = [...own, ...pairs.filter(({ memberId }) => memberId !== people.edda)]
  return {
    upvotes: pairs,
    favorites: favorites.map((pair, place) => ({
      ...pair,
      id: idAt(Date.parse('2020-01-01') + place * DAY, random),
    })),
  }
}

export function presetRows(calendar: Calendar, random: Random) {
  const preset = (name: string, options: JsonObject, isDefault = false) => ({
    id: idAt(calendar.at(2, 600), random),
    name,
    options,
    isDefault,
    createdAt: iso(calendar.at(2, 600)),
  })
  return [
    preset('Open for everybody', { allowDownload: true }, true),
    preset('Offer: asks for the address', {
      requireEmail: true,
      watermark: true,
      allowDownload: false,
      expiresInDays: 30,
    }),
    preset('Press', { allowDownload: true, utm: { source: 'press' } }),
  ]
}

export function invitationRows(
  calendar: Calendar,
  people: Record<PersonKey, string>,
  random: Random,
) {
  const at = calendar.now - 26 * 60 * MINUTE
  return [
    {
      id: idAt(at, random),
      email: 'noor.bakker@halden.example',
      role: 'editor',
      message: 'Welcome to the team! The library is here.',
      invitedBy: people.jonas,
      tokenHash: `\\x${random.hex(64)}`,
      delivery: 'sent',
      sentAt: iso(at),
      expiresAt: iso(at + 7 * DAY),
      createdAt: iso(at),
    },
  ]
}
