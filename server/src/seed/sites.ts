import type { Block, SimpleBlock, TextNode } from '@satchel/contract/sites/blocks.ts'
import type { Calendar } from './calendar.ts'
import { idAt, iso } from './calendar.ts'
import type { Gathered } from './collections.ts'
import type { PersonKey } from './company.ts'
import type { Piece } from './library.ts'
import type { Random } from './random.ts'

interface Past {
  pieces: Piece[]
  collections: Gathered[]
  calendar: Calendar
  random: Random
  people: Record<PersonKey, string>
}

const NAME = 'Halden Pulse'
const THEME = { color: null, font: 'sans', logoUrl: null, layout: 'cover' }
const SEO = {
  title: 'Halden Pulse: find the leak the day it starts',
  description: 'Meters, gateway and software that find losses in water networks within a day.',
  imageUrl: null,
  index: true,
}

/** The page of the launch, published on its day. */
export function siteRows({ pieces, collections, calendar, random, people }: Past) {
  const at = calendar.at(calendar.launch, 495)
  const id = idAt(at - 86_400_000, random)
  const content = blocks(pieces, collections)
  const contents = {
    name: NAME,
    theme: JSON.parse(JSON.stringify(THEME)),
    seo: JSON.parse(JSON.stringify(SEO)),
    content: JSON.parse(JSON.stringify(content)),
  }
  return {
    sites: [
      {
        id,
        ...contents,
        slug: 'halden-pulse',
        ownerId: people.mira,
        publishedNumber: 1,
        publishedAt: iso(at),
        hasChanges: false,
        createdAt: iso(at - 86_400_000),
        updatedAt: iso(at),
        allowed: [],
        refused: [],
        since: JSON.parse('{}'),
        isPersonal: false,
        proveEmail: true,
        requireEmail: false,
        stamp: 0,
        version: 7,
      },
    ],
    versions: [
      { siteId: id, number: 1, ...contents, isPublished: true, madeBy: people.mira, at: iso(at) },
    ],
  }
}

function blocks(pieces: Piece[], collections: Gathered[]): Block[] {
  const idOf = (file: string) => pieces.find((piece) => piece.file.startsWith(file))?.id ?? ''
  const collectionOf = (key: string) => collections.find((one) => one.key === key)?.id ?? ''
  const card = (id: string, files: Record<string, string | null>, layout: 'grid' | 'list') => {
    const entries = Object.entries(files).map(([file, note]) => [idOf(file), note] as const)
    const notes = entries.flatMap(([item, note]) => (note === null ? [] : [[item, note] as const]))
    const itemIds = entries.map(([item]) => item)
    return { id, kind: 'items', itemIds, layout, notes: Object.fromEntries(notes) } as const
  }
  return [
    { id: 'title', kind: 'heading', level: 1, text: 'Find the leak the day it starts' },
    text('lead', [
      paragraph(
        'Halden Pulse listens to every meter in the street and tells you by breakfast where water was lost in the night.',
      ),
    ]),
    {
      id: 'scene',
      kind: 'image',
      itemId: idOf('scene-main-dusk'),
      alt: 'A Pulse sensor on a main at dusk',
    },
    heading('begin', 'Start here'),
    card(
      'start',
      { 'page-pulse': null, 'brochure-halden-pulse': null, 'sheet-pulse-software': null },
      'grid',
    ),
    {
      id: 'why',
      kind: 'columns',
      columns: [
        [
          {
            id: 'savings',
            kind: 'image',
            itemId: idOf('chart-savings'),
            alt: 'Losses at Kestrel Bay fell from 24 to 15 percent within a year',
          },
        ],
        [
          heading('why-title', 'Nine percent less in a year'),
          text('why-text', [
            paragraph(
              'Kestrel Bay lost a quarter of its water before it reached a tap. With zones and Pulse the council found:',
            ),
            list([
              '41 leaks that nobody had reported',
              'two valves that had stood open since spring',
              'a pump that ran every night for nothing',
            ]),
          ]),
        ],
      ],
    },
    {
      id: 'references',
      kind: 'collection',
      collectionId: collectionOf('references'),
      layout: 'carousel',
    },
    heading('next', 'For your next step'),
    card(
      'steps',
      {
        'prices-launch': 'Holds until the end of the quarter.',
        'sheet-roi': 'Enter your network’s length and losses to see what a found leak pays.',
        'guide-pulse': 'From the first gateway to the first alarm in a week.',
      },
      'list',
    ),
    { id: 'end', kind: 'divider' },
    contact(),
  ]
}

function contact(): SimpleBlock {
  return text('contact', [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Questions? Write to ' },
        {
          type: 'text',
          text: 'pulse@halden.example',
          marks: [{ type: 'link', attrs: { href: 'mailto:pulse@halden.example' } }],
        },
        { type: 'text', text: '. A person answers within a working day.' },
      ],
    },
  ])
}

function heading(id: string, words: string): SimpleBlock {
  return { id, kind: 'heading', level: 2, text: words }
}

function text(id: string, content: TextNode[]): SimpleBlock {
  return { id, kind: 'text', doc: { type: 'doc', content } }
}

function paragraph(words: string): TextNode {
  return { type: 'paragraph', content: [{ type: 'text', text: words }] }
}

function list(lines: string[]): TextNode {
  const item = (line: string): TextNode => ({ type: 'listItem', content: [paragraph(line)] })
  return { type: 'bulletList', content: lines.map(item) }
}
