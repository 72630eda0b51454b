import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './run.ts'

interface Slide {
  title: string
  points: string[]
}

const OPENING: Slide[] = [
  { title: 'A network tells everything', points: ['At night', 'Quietly', 'If somebody listens'] },
  {
    title: 'What is lost',
    points: [
      'A quarter of the water, on average',
      'Three quarters of it where nobody sees it',
      '0.60 to 1.90 euro per cubic meter',
    ],
  },
]

const DECKS: Record<string, [color: string, slides: Slide[]]> = {
  'deck-sales': [
    '#0f766e',
    [
      { title: 'Every liter, accounted for', points: ['What measured zones do for your network'] },
      ...OPENING,
      {
        title: 'One zone, ten devices, twelve weeks',
        points: ['Walk the zone', 'First values in week two', 'A decision in week twelve'],
      },
      {
        title: 'Who does it already',
        points: ['Port of Lindvik', 'Stadtwerke Nordau', 'Brunnholm Water'],
      },
    ],
  ],
  'deck-pulse': [
    '#be123c',
    [
      { title: 'Halden Pulse', points: ['See the leak before the street does'] },
      ...OPENING,
      {
        title: 'One map',
        points: ['Meters, sensors and crews', 'A street, a size, a probability'],
      },
      {
        title: 'What it costs',
        points: ['64 euro per zone and month', 'First year at half price'],
      },
      {
        title: 'How to start',
        points: ['Four to six weeks', 'Your own sign-in', 'Your data stays yours'],
      },
    ],
  ],
  'deck-webinar': [
    '#7c3aed',
    [
      { title: 'Find the leak before the street does', points: ['Webinar, 45 minutes'] },
      ...OPENING,
      { title: 'Zones', points: ['500 to 3000 connections', 'One inlet, two at most'] },
      {
        title: 'The normal night',
        points: ['Two to four in the morning', 'What flows then is the leak'],
      },
      { title: 'Three examples', points: ['Nordau', 'Lindvik', 'Kestrel Bay'] },
      { title: 'Questions', points: ['We stay as long as you ask'] },
    ],
  ],
  'deck-partner': [
    '#0369a1',
    [
      { title: 'Welcome, partner', points: ['Two hours, one coffee break'] },
      { title: 'What we make', points: ['One, Two, Main, Pulse'] },
      { title: 'Who buys', points: ['Water works', 'Housing', 'Breweries and ports'] },
      { title: 'What you earn', points: ['By the table of the framework agreement'] },
    ],
  ],
  'deck-review': [
    '#15803d',
    [
      { title: 'Quarterly review', points: ['Customer, quarter'] },
      { title: 'Water lost', points: ['Before', 'Now', 'Next'] },
      { title: 'What was found', points: ['Streets', 'Sizes', 'Days until repaired'] },
      { title: 'What is open', points: ['Us', 'You'] },
    ],
  ],
  'deck-fair': [
    '#b45309',
    [
      { title: 'Three minutes', points: ['While the coffee is hot'] },
      { title: 'Lindvik lost a third', points: ['Eight weeks later: a fifth of that'] },
      { title: 'Want to hear it?', points: ['The tap is over there'] },
    ],
  ],
}

const DOCUMENTS: Record<string, string> = {
  'doc-offer':
    '<h1>Offer</h1><p>Dear …,</p><p>thank you for the walk through your network. As discussed we offer one zone with ten devices for three months.</p><h2>What you get</h2><ul><li>Ten Halden Main M3, clamped on by your fitters with ours beside them</li><li>Pulse for one zone</li><li>A report of two pages</li></ul><h2>Price</h2><p>By the current price list; see attachment.</p><p>Yours sincerely</p>',
  'doc-mails':
    '<h1>Mail sequence after a first meeting</h1><h2>Day 1</h2><p>Thank you for your time. Here is what we talked about, in one link: …</p><h2>Day 4</h2><p>You asked about plastic pipes. Page 3 of the data sheet has the answer.</p><h2>Day 10</h2><p>A council of your size has just told its residents what it found: …</p><h2>Day 21</h2><p>Shall I close the file? A yes or no is enough.</p>',
  'doc-tender':
    '<h1>Answers for tenders</h1><h2>Approvals</h2><p>MID, drinking water of all countries we deliver to, REACH.</p><h2>References</h2><p>Stadtwerke Nordau, Port of Lindvik, Fjellvik Municipality. Contacts on request.</p><h2>Data protection</h2><p>Two data centers in the European Union; data processing agreement attached.</p><h2>Spare parts</h2><p>Fifteen years after the last delivery.</p>',
  'doc-boilerplate':
    '<h1>About us in three lengths</h1><h2>Fifty words</h2><p>Halden Instruments makes meters and sensors for water. With Pulse, cities see leaks before the street does. 212 people, 14 countries, one purpose: to know where every liter goes.</p><h2>A hundred words</h2><p>Since 1974 Halden Instruments has made meters for households, buildings and mains. What began on a bench in Brunnholm is in the ground 1.3 million times today. The sensors listen at night, the meters count, and Pulse draws one map of both. Water works in fourteen countries find leaks with it before they are seen above ground.</p>',
}

const TABLES: Record<string, string> = {
  'sheet-roi':
    'Return of a found leak,,\nYour numbers,,\nWater fed in (m3 a year),4200000,\nLosses now (percent),24,\nCost of water (euro per m3),0.85,\nZones,8,\n,,\nResult,,\nLost today (euro a year),856800,\nLosses after a year (percent),17,\nSaved (euro a year),249900,\nCost of Pulse (euro a year),6144,\nPaid back after (weeks),11,\n',
  'sheet-rollout': `Week,Meters planned,Fitters,Done,Note\n${Array.from({ length: 26 }, (_, n) => `${n + 1},${n < 3 ? 120 : 480},${n < 3 ? 2 : 6},,${n === 0 ? 'training' : ''}`).join('\n')}\n`,
  'sheet-compare':
    'What,Halden,Maker A,Maker B,By hand\nNight values,yes,yes,no,no\nSound,yes,no,no,no\nBattery (years),16,12,10,-\nOpen interface,yes,part,no,-\nPrice per meter and year (euro),6.20,7.10,5.40,11.80\n',
  'sheet-leads': `Organization,Who,Asked for,Seller\n${['Skagen Vann,Head of network,Pulse', 'Ostrand Housing,Buyer,One for 900 flats', 'Fjordflow,Reseller,Price list', 'Brunnholm Water,Fitter,Spare batteries', 'Holmvik Port,Engineer,Main M5', 'Varde Municipality,Mayor,A visit'].map((row) => `${row},Luc`).join('\n')}\n`,
}

function slideOf({ title, points }: Slide, index: number, color: string): string {
  const isFirst = index === 0
  const style = isFirst ? 'first' : 'plain'
  const size = isFirst ? 'big' : 'head'
  return `<draw:page draw:name="p${index}" draw:style-name="${style}" draw:master-page-name="m">
    ${isFirst ? '' : `<draw:rect draw:style-name="bar" svg:x="0cm" svg:y="0cm" svg:width="0.6cm" svg:height="15.75cm"/>`}
    <draw:frame draw:style-name="box" svg:x="2cm" svg:y="${isFirst ? 5 : 1.6}cm" svg:width="24cm" svg:height="3cm"><draw:text-box><text:p text:style-name="${size}">${title}</text:p></draw:text-box></draw:frame>
    <draw:frame draw:style-name="box" svg:x="2cm" svg:y="${isFirst ? 9 : 5}cm" svg:width="24cm" svg:height="8cm"><draw:text-box>${points.map((point) => `<text:p text:style-name="${isFirst ? 'light' : 'text'}">${point}</text:p>`).join('')}</draw:text-box></draw:frame>
    </draw:page><!-- ${color} -->`
}

function deckOf(color: string, slides: Slide[]): string {
  const paragraph = (name: string, size: number, ink: string, weight = 'normal') =>
    `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="0.4cm"/><style:text-properties fo:font-family="Noto Sans" fo:font-size="${size}pt" fo:font-weight="${weight}" fo:color="${ink}"/></style:style>`
  const ground = (name: string, fill: string) =>
    `<style:style style:name="${name}" style:family="drawing-page"><style:drawing-page-properties draw:fill="solid" draw:fill-color="${fill}" draw:background-size="full"/></style:style>`
  return `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.presentation">
    <office:automatic-styles><style:page-layout style:name="l"><style:page-layout-properties fo:page-width="28cm" fo:page-height="15.75cm" fo:margin="0cm" style:print-orientation="landscape"/></style:page-layout>
    <style:style style:name="box" style:family="graphic"><style:graphic-properties draw:fill="none" draw:stroke="none"/></style:style>${ground('first', color)}${ground('plain', '#ffffff')}<style:style style:name="bar" style:family="graphic"><style:graphic-properties draw:fill="solid" draw:fill-color="${color}" draw:stroke="none"/></style:style>
    ${paragraph('big', 44, '#ffffff', 'bold')}${paragraph('head', 34, color, 'bold')}${paragraph('text', 24, '#1e293b')}${paragraph('light', 24, '#ffffff')}</office:automatic-styles>
    <office:master-styles><style:master-page style:name="m" style:page-layout-name="l" draw:style-name="plain"/></office:master-styles>
    <office:body><office:presentation>${slides.map((slide, index) => slideOf(slide, index, color)).join('')}</office:presentation></office:body></office:document>`
}

/** Converts a file with LibreOffice to the format that the name ends in. */
export async function officeFileOf(file: string, folder: string): Promise<Buffer> {
  const [name = '', format = ''] = file.split('.')
  const [source, text, filter] = sourceOf(name)
  const path = join(folder, `${name}.${source}`)
  await writeFile(path, text)
  await run('soffice', [
    '--headless',
    `-env:UserInstallation=file://${folder}/office`,
    ...filter,
    '--convert-to',
    format,
    '--outdir',
    folder,
    path,
  ])
  return readFile(join(folder, file))
}

function sourceOf(name: string): [ending: string, text: string, filter: string[]] {
  const deck = DECKS[name]
  if (deck) return ['fodp', deckOf(...deck), []]
  const document = DOCUMENTS[name]
  if (document)
    return [
      'html',
      `<!doctype html><meta charset="utf-8"><style>body { font-family: 'Noto Sans' } h1 { color: #0f766e }</style>${document}`,
      ['--infilter=HTML (StarWriter)'],
    ]
  const table = TABLES[name]
  if (table) return ['csv', table, []]
  throw new Error(`Nothing to write for ${name}`)
}
