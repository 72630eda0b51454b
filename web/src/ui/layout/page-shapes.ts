/** A box of a skeleton: its classes, and the boxes in it. */
export type Box = readonly [classes: string, ...boxes: Box[]]

const times = (count: number, box: Box) => Array.from({ length: count }, () => box)
const bone = (name: string): Box => [`shape-bone shape-${name}`]

const heading = bone('heading')
const action = bone('action')
const head: Box = ['shape-head', heading]
const headWithAction: Box = ['shape-head', heading, action]
const headWithLine: Box = ['shape-head', ['shape-text', heading, bone('line')]]
const headWithBoth: Box = ['shape-head', ['shape-text', heading, bone('line')], action]
/** A head whose line takes two lines on a phone. */
const headWithLines: Box = ['shape-head shape-lined', ['shape-text', heading, bone('line')], action]
const back = bone('back')
const tabs: Box = ['shape-tabs', ...times(3, bone('tab'))]
const tabsApart: Box = ['shape-tabs shape-apart', ...times(3, bone('tab'))]
const bar: Box = ['shape-bar', bone('search'), bone('choice')]
/** Bars whose parts stand below each other on a phone: each, or the search above two choices. */
const stacked: Box = [
  'shape-bar shape-stacked',
  bone('search'),
  bone('choice shape-tall'),
  bone('choice'),
]
const paired: Box = ['shape-bar shape-paired', bone('search'), bone('choice'), bone('choice')]
const card: Box = ['shape-card', bone('preview'), ['shape-caption', bone('name'), bone('meta')]]
const cards = (count = 8): Box => ['shape-cards', ...times(count, card)]
const row: Box = ['shape-row', bone('mark'), bone('name'), bone('meta')]
const rows = (classes = '', count = 8): Box => [`shape-rows ${classes}`, ...times(count, row)]
const text = (lines: number): Box => ['shape-lines', ...times(lines, bone('line'))]
const rail = (lines: number): Box => ['shape-rail', ...times(lines, bone('entry'))]

const library: Box = [
  'shape-library',
  rail(12),
  ['shape-main', ['shape-bar shape-results', bone('total'), bone('choice')], cards()],
]
const plainHead: Box = ['shape-head shape-plain', heading]
const settings: Box = ['shape-settings', rail(12), ['shape-main', bone('heading'), text(8)]]
const item: Box = [
  'shape-item',
  bone('whole'),
  ['shape-main', bone('heading'), bone('choice'), text(8)],
]

/** Boxes that stand for each page in the frame until it is there, from the top, by the page's name. */
export const PAGE_SHAPES = {
  home: [head, ['shape-home', bone('short'), ['shape-cards shape-strip', ...times(5, card)]]],
  library: [headWithAction, library],
  item: [['shape-nav', back], item],
  collections: [headWithAction, stacked, cards()],
  collection: [back, headWithBoth, tabs, cards()],
  sites: [headWithAction, stacked, ['shape-cards shape-wide', ...times(8, card)]],
  site: [back, headWithAction, text(8)],
  links: [headWithLines, tabs, bar, rows('shape-list')],
  link: [back, headWithBoth, rows('shape-list')],
  answers: [headWithLine, tabs, rows('shape-list')],
  requests: [headWithLine, tabs, rows('shape-list')],
  request: [back, headWithBoth, rows('shape-list')],
  people: [headWithLine, tabs, bar, rows('shape-list')],
  recipient: [back, headWithLine, rows()],
  ctas: [headWithLines, paired, rows()],
  cta: [back, headWithAction, tabs, text(8)],
  bin: [headWithAction, bone('sentence'), rows()],
  imports: [headWithLine, tabs, text(8)],
  importRun: [back, headWithLine, rows()],
  activity: [
    headWithLine,
    ['shape-filters', bone('choice'), bone('search')],
    rows('shape-reading'),
  ],
  notifications: [headWithBoth, ['shape-choices', bone('choice')], rows('shape-reading')],
  analytics: [headWithAction, tabs, bar, text(8)],
  wishlist: [headWithAction, tabsApart, bar, ['shape-statuses', bone('tab')], rows('shape-wishes')],
  settings: [plainHead, settings],
  teamSettings: [plainHead, settings],
  billing: [head, rows()],
} as const satisfies Record<string, readonly Box[]>

export type PageName = keyof typeof PAGE_SHAPES

/** Returns the HTML of boxes. */
export function htmlOfBoxes(boxes: readonly Box[]): string {
  return boxes
    .map(([classes, ...inner]) => `<div class="${classes.trim()}">${htmlOfBoxes(inner)}</div>`)
    .join('')
}
