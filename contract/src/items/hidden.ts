import { type Static, Type } from 'typebox'

const Count = (description: string) => Type.Optional(Type.Integer({ minimum: 1, description }))

/** Content of a file that a reader of the finished document, its PDF, doesn't see; kinds without any are left out. */
export const HiddenContent = Type.Object({
  notes: Count('Slides with speaker notes'),
  slides: Count('Hidden slides'),
  sheets: Count('Hidden sheets'),
  rows: Count('Hidden rows with content'),
  columns: Count('Hidden columns with content'),
  text: Count('Passages of hidden text'),
  objects: Count('Hidden shapes and images'),
  layers: Count('Hidden layers'),
  comments: Count('Comments, with replies'),
  changes: Count('Tracked changes, and earlier versions kept in the file'),
  films: Count('Films and recordings, of which pages and the PDF show a still'),
  attachments: Count('Attached or embedded files'),
  data: Count('Copies of the data behind pivot tables and links to other workbooks'),
  authors: Count('Names of people in the properties'),
  properties: Count('Other properties, such as company or keywords'),
})
export type HiddenContent = Static<typeof HiddenContent>
export type HiddenKind = keyof HiddenContent
