import type { Block, TextDoc, TextNode } from '@satchel/contract/sites/blocks.ts'
import type { Theme } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { newId } from '../../lib/new-id.ts'
import { planOf } from './plan/plan-changes.ts'
import * as words from './template-labels.ts'

interface Author {
  id: string
  name: string
  email: string
}

export interface Template {
  id: string
  name: string
  line: string
  theme: Partial<Theme>
  /** Returns blocks that show `itemIds` where the template has a place for items; contact and steps of plans are the author's. */
  make: (title: string, itemIds: readonly string[], author: Author) => Block[]
}

const heading = (text: string, level: 1 | 2 | 3 = 2): Block => ({
  id: newId(),
  kind: 'heading',
  text,
  level,
})

const paragraph = (text: string): TextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
})

const list = (...points: string[]): TextNode => ({
  type: 'bulletList',
  content: points.map((point) => ({ type: 'listItem', content: [paragraph(point)] })),
})

const doc = (...content: TextNode[]): TextDoc => ({ type: 'doc', content })
const text = (...content: TextNode[]): Block => ({
  id: newId(),
  kind: 'text',
  doc: doc(...content),
})
const divider = (): Block => ({ id: newId(), kind: 'divider' })

const items = (itemIds: readonly string[], layout: 'grid' | 'list' | 'carousel'): Block => ({
  id: newId(),
  kind: 'items',
  itemIds: [...itemIds],
  layout,
})

const columns = (...texts: { title: string; line: string }[]): Block => ({
  id: newId(),
  kind: 'columns',
  columns: texts.map(({ title, line }) => [
    { id: newId(), kind: 'heading', text: title, level: 3 },
    { id: newId(), kind: 'text', doc: doc(paragraph(line)) },
  ]),
})

/** The template of pages for one organization, with a plan for both sides. */
export const DEAL_ROOM = words.dealRoom.id

export const TEMPLATES: readonly Template[] = [
  {
    ...words.launch,
    theme: { layout: 'cover', font: 'sans' },
    make: (title, itemIds) => [
      heading(title, 1),
      text(paragraph(t('sites.template.launchIntro'))),
      columns(...words.launchPoints),
      heading(t('sites.template.seeForYourself')),
      items(itemIds.slice(0, 3), 'grid'),
      divider(),
      heading(t('sites.template.nextStep')),
      text(paragraph(t('sites.template.launchNext'))),
    ],
  },
  {
    ...words.dealRoom,
    theme: { layout: 'wide', font: 'sans' },
    make: (title, itemIds, { id, name, email }) => [
      heading(title, 1),
      text(paragraph(t('sites.template.dealIntro'))),
      heading(t('sites.template.whereWeAre')),
      planOf(id, words.dealSteps),
      heading(t('sites.template.documents')),
      items(itemIds.slice(0, 6), 'list'),
      divider(),
      heading(t('sites.template.contacts')),
      text(paragraph(name), paragraph(email), paragraph(t('sites.template.dealContacts'))),
    ],
  },
  {
    ...words.event,
    theme: { layout: 'cover', font: 'rounded' },
    make: (title, itemIds) => [
      heading(title, 1),
      text(paragraph(t('sites.template.eventIntro'))),
      columns(...words.eventFacts),
      heading(t('sites.template.agenda')),
      text(list(...words.eventAgenda)),
      heading(t('sites.template.material')),
      items(itemIds.slice(0, 3), 'grid'),
    ],
  },
  {
    ...words.caseStudies,
    theme: { layout: 'wide', font: 'serif' },
    make: (title, itemIds) => [
      heading(title, 1),
      text(paragraph(t('sites.template.casesIntro'))),
      items(itemIds.slice(0, 6), 'grid'),
      divider(),
      text({ type: 'blockquote', content: [paragraph(t('sites.template.casesQuote'))] }),
      heading(t('sites.template.nextStep')),
      text(paragraph(t('sites.template.casesNext'))),
    ],
  },
  {
    ...words.newsletter,
    theme: { layout: 'narrow', font: 'serif' },
    make: (title, itemIds) => [
      heading(title, 1),
      text(paragraph(t('sites.template.newsIntro'))),
      heading(t('sites.template.newsFirst')),
      text(paragraph(t('sites.template.newsText'))),
      items(itemIds.slice(0, 1), 'grid'),
      divider(),
      heading(t('sites.template.newsMore')),
      items(itemIds.slice(1, 5), 'list'),
    ],
  },
  {
    ...words.blank,
    theme: {},
    make: (title) => [heading(title, 1)],
  },
]
