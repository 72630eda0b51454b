import { expect, test } from 'vitest'
import { DAY } from './calendar.ts'
import { makeLinks } from './links.ts'
import { openStory } from './story.ts'
import { makeVisits, type PastVisit } from './visits.ts'

async function visitsOn(now: number) {
  const story = await openStory(now)
  const links = await makeLinks(story)
  return { pieces: story.pieces, links, visits: await makeVisits(links, story) }
}

/** The demo as it is when it starts on each day of a week. */
const WEEK = await Promise.all(
  Array.from({ length: 7 }, (_, day) => visitsOn(Date.UTC(2026, 10, 2, 13) + day * DAY)),
)

test('links of the demo are opened about 4,000 times, whichever day it starts on', () => {
  for (const { visits } of WEEK) {
    const opened = visits.filter(({ itemId }) => itemId === null)
    expect(opened.length).toBeGreaterThan(3_500)
    expect(opened.length).toBeLessThan(4_500)
  }
})

test('a file that was replaced in the demo was read in both versions, each at its time', () => {
  for (const { pieces, links, visits } of WEEK) {
    for (const { id, replacedAt, file } of pieces) {
      if (!replacedAt) continue
      const ids = new Set(links.filter(({ piece }) => piece?.id === id).map((link) => link.id))
      const isOf = ({ linkId, itemId }: PastVisit) => itemId === id || ids.has(linkId)
      const versions = visits.filter(isOf)
      expect(new Set(versions.map(({ fileVersion }) => fileVersion)), file).toEqual(new Set([1, 2]))
      const wrong = versions.filter(
        ({ at, fileVersion }) => fileVersion !== (Date.parse(at) < replacedAt ? 1 : 2),
      )
      expect(wrong).toEqual([])
    }
  }
})

test('three customers of the demo read only an earlier price list, whichever day it starts on', () => {
  for (const { pieces, links, visits } of WEEK) {
    const prices = pieces.find(({ file }) => file === 'prices-europe.pdf')
    const readers = links.filter(({ id, piece, contact }) => {
      const read = visits.filter(({ linkId, filtered }) => linkId === id && !filtered)
      return piece === prices && contact && read[0] && read.every(({ fileVersion: v }) => v === 1)
    })
    expect(readers.length).toBeGreaterThan(2)
  }
})

test('who opened a link with a password in the demo knew it', () => {
  let count = 0
  for (const { links, visits } of WEEK) {
    const ids = new Set(links.filter(({ hasPassword }) => hasPassword).map(({ id }) => id))
    expect(visits.filter(({ linkId, byPassword }) => byPassword !== ids.has(linkId))).toEqual([])
    count += visits.filter(({ byPassword }) => byPassword).length
  }
  expect(count).toBeGreaterThan(0)
})
