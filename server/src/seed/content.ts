import type { Category } from '@satchel/contract/taxonomy.ts'

interface Piece {
  file: string
  mime: string
  description: string
  tags: string[]
  /** Labels of the ready taxonomy. */
  categories: Partial<Record<Category, string[]>>
}

const PDF = 'application/pdf'
const JPEG = 'image/jpeg'

/** What a company that measures water would keep: real files, made for this product. */
export const PIECES: readonly Piece[] = [
  {
    file: 'Crew at a valve.jpg',
    mime: JPEG,
    description: 'Two fitters at a valve, for posts about people in the field.',
    tags: ['Photo', 'People'],
    categories: {
      funnelStage: ['Awareness'],
      contentType: ['Image'],
      contentRegion: ['Worldwide'],
    },
  },
  {
    file: 'Control room.jpg',
    mime: JPEG,
    description: 'The dashboard on the wall of a control room.',
    tags: ['Photo', 'Dashboard'],
    categories: {
      funnelStage: ['Awareness'],
      contentType: ['Image'],
      contentIndustry: ['Technology'],
    },
  },
  {
    file: 'Sensor on a main at dusk.jpg',
    mime: JPEG,
    description: 'Halden Main on a transport pipe, wide.',
    tags: ['Photo', 'Halden Main'],
    categories: {
      funnelStage: ['Awareness'],
      contentType: ['Image'],
      contentProduct: ['Main product'],
    },
  },
  {
    file: 'Introduction film.mp4',
    mime: 'video/mp4',
    description: 'Six seconds for the start of a meeting.',
    tags: ['Film'],
    categories: { funnelStage: ['Awareness'], contentType: ['Video'] },
  },
  {
    file: 'Sales deck.pptx',
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    description: 'The deck for a first meeting. Keep it to ten minutes.',
    tags: ['Deck', 'First meeting'],
    categories: { funnelStage: ['Consideration'], contentType: ['Presentation'] },
  },
  {
    file: 'Installation guide Halden Two.pdf',
    mime: PDF,
    description: 'What a fitter needs on site, with the torques for each pipe.',
    tags: ['Halden Two', 'Fitters'],
    categories: { funnelStage: ['Onboarding'], contentProduct: ['Main product'] },
  },
  {
    file: 'White paper Non-revenue water.pdf',
    mime: PDF,
    description: 'What is lost, what it costs, and how zones make it visible.',
    tags: ['Losses', 'Utilities'],
    categories: {
      funnelStage: ['Consideration'],
      contentType: ['White paper'],
      contentIndustry: ['Public sector'],
      contentRegion: ['Europe'],
    },
  },
  {
    file: 'Case study Port of Lindvik.pdf',
    mime: PDF,
    description: 'A third of the losses found in eight weeks.',
    tags: ['Losses', 'Reference'],
    categories: {
      funnelStage: ['Decision'],
      contentType: ['Case study'],
      contentIndustry: ['Public sector'],
      contentRegion: ['Europe'],
    },
  },
  {
    file: 'Price list 2026.pdf',
    mime: PDF,
    description: 'List prices in euro, without tax.',
    tags: ['Prices'],
    categories: {
      funnelStage: ['Decision'],
      contentType: ['Price list'],
      contentRegion: ['Europe'],
    },
  },
  {
    file: 'Halden product brochure.pdf',
    mime: PDF,
    description: 'The whole family in three pages. Send this one first.',
    tags: ['Halden One', 'Halden Two', 'Halden Main'],
    categories: {
      funnelStage: ['Awareness', 'Consideration'],
      contentType: ['Brochure'],
      contentProduct: ['Main product'],
      contentRegion: ['Worldwide'],
    },
  },
]

export const COLLECTIONS: readonly { name: string; description: string; files: string[] }[] = [
  {
    name: 'First meeting',
    description: 'What to bring, in the order it is asked for.',
    files: ['Sales deck.pptx', 'Halden product brochure.pdf', 'Introduction film.mp4'],
  },
  {
    name: 'Utilities in Europe',
    description: 'For water works that look for losses.',
    files: [
      'White paper Non-revenue water.pdf',
      'Case study Port of Lindvik.pdf',
      'Price list 2026.pdf',
      'Sensor on a main at dusk.jpg',
    ],
  },
]

export const LINKS: readonly {
  file: string
  sharedToEmail: string
  sharedToOrganization: string
}[] = [
  {
    file: 'Case study Port of Lindvik.pdf',
    sharedToEmail: 'mara.lind@brunnholm.example',
    sharedToOrganization: 'Brunnholm Water',
  },
  {
    file: 'Halden product brochure.pdf',
    sharedToEmail: 'j.okafor@deltaworks.example',
    sharedToOrganization: 'Delta Works',
  },
]
