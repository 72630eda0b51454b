import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

// Small real files of Word, PowerPoint, Excel and LibreOffice, with text at every place that has any.

export type Part = [name: string, content: string]

const SCHEMAS = 'http://schemas.openxmlformats.org'
export const WORD = `xmlns:w="${SCHEMAS}/wordprocessingml/2006/main"`
const POINT = `xmlns:p="${SCHEMAS}/presentationml/2006/main" xmlns:a="${SCHEMAS}/drawingml/2006/main"`
const CELLS = `xmlns="${SCHEMAS}/spreadsheetml/2006/main"`
const REFERS = `xmlns:r="${SCHEMAS}/officeDocument/2006/relationships"`
const OASIS = 'urn:oasis:names:tc:opendocument:xmlns'
const ODF = [
  ...['office', 'text', 'table', 'style', 'presentation', 'meta'].map(
    (name) => `xmlns:${name}="${OASIS}:${name}:1.0"`,
  ),
  `xmlns:draw="${OASIS}:drawing:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
  'office:version="1.2"',
].join(' ')

export async function archiveOf(parts: Part[]): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, content] of parts)
    archive.addBuffer(Buffer.from(content), name, { compress: name !== 'mimetype' })
  archive.end()
  return Buffer.concat(await (archive.outputStream as Readable).toArray())
}

const relations = (targets: [type: string, target: string][]) =>
  `<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="r${index + 1}" Type="${SCHEMAS}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

export function packageOf(main: string, type: string, parts: Part[]): Part[] {
  const types = `<Types xmlns="${SCHEMAS}/package/2006/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Default Extension="xml" ContentType="application/xml"/>
    <Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`
  return [
    ['[Content_Types].xml', types],
    ['_rels/.rels', relations([['officeDocument', main]])],
    ...parts,
    ['docProps/core.xml', core],
  ]
}

const core = `<cp:coreProperties xmlns:cp="${SCHEMAS}/package/2006/metadata/core-properties"
  xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Quixotry</dc:title>
  <dc:creator>Byron</dc:creator><cp:keywords>brass, steam</cp:keywords>
  <cp:revision>7331</cp:revision></cp:coreProperties>`

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

export const docx: Part[] = packageOf('word/document.xml', 'wordprocessingml.document', [
  [
    'word/document.xml',
    `<w:document ${WORD}><w:body>${paragraph('Barquentine')}<w:tbl><w:tr><w:tc>${paragraph('Celluloid')}</w:tc>
    </w:tr></w:tbl></w:body></w:document>`,
  ],
  ['word/header1.xml', `<w:hdr ${WORD}>${paragraph('Headlong')}</w:hdr>`],
  ['word/footer2.xml', `<w:ftr ${WORD}>${paragraph('Footloose')}</w:ftr>`],
  [
    'word/footnotes.xml',
    `<w:footnotes ${WORD}><w:footnote>${paragraph('Ibidem')}</w:footnote></w:footnotes>`,
  ],
  [
    'word/endnotes.xml',
    `<w:endnotes ${WORD}><w:endnote>${paragraph('Opcit')}</w:endnote></w:endnotes>`,
  ],
  [
    'word/comments.xml',
    `<w:comments ${WORD}><w:comment>${paragraph('Quibble')}</w:comment></w:comments>`,
  ],
])

const slide = (text: string, show = '') =>
  `<p:sld ${POINT} ${show}><p:cSld><p:spTree><p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>`

/** Three slides and a hidden one, kept in another order than they are shown in. */
export const pptx: Part[] = packageOf('ppt/presentation.xml', 'presentationml.presentation', [
  [
    'ppt/comments/comment1.xml',
    `<p:cmLst ${POINT}><p:cm><p:text>Quibble</p:text></p:cm></p:cmLst>`,
  ],
  ['ppt/notesSlides/notesSlide1.xml', `<p:notes ${POINT}><a:t>Prompter</a:t></p:notes>`],
  ['ppt/slides/slide1.xml', slide('Barquentine')],
  ['ppt/slides/slide2.xml', slide('Celluloid')],
  ['ppt/slides/slide3.xml', slide('Dirigible')],
  ['ppt/slides/slide4.xml', slide('Hideaway', 'show="0"')],
  [
    'ppt/slides/_rels/slide1.xml.rels',
    relations([
      ['notesSlide', '../notesSlides/notesSlide1.xml'],
      ['comments', '/ppt/comments/comment1.xml'],
    ]),
  ],
  [
    'ppt/presentation.xml',
    `<p:presentation ${POINT} ${REFERS}><p:sldIdLst>${['r3', 'r4', 'r2', 'r1']
      .map((id, index) => `<p:sldId id="${256 + index}" r:id="${id}"/>`)
      .join('')}</p:sldIdLst></p:presentation>`,
  ],
  [
    'ppt/_rels/presentation.xml.rels',
    relations([1, 2, 3, 4].map((number) => ['slide', `slides/slide${number}.xml`])),
  ],
])

/** Two sheets that share a text. */
export const xlsx: Part[] = packageOf('xl/workbook.xml', 'spreadsheetml.sheet', [
  [
    'xl/workbook.xml',
    `<x:workbook xmlns:x="${SCHEMAS}/spreadsheetml/2006/main" ${REFERS}><x:sheets><x:sheet name="Winter" sheetId="1" r:id="r2"/>
    <x:sheet name="Summer" sheetId="2" r:id="r1"/></x:sheets></x:workbook>`,
  ],
  [
    'xl/worksheets/sheet1.xml',
    `<worksheet ${CELLS}><sheetData><row><c t="s"><v>1</v></c><c t="s"><v>0</v></c><c><v>249</v></c></row>
    <row><c t="inlineStr"><is><t>Dirigible</t></is></c><c t="str"><f>A1</f><v>Formulaic</v></c></row></sheetData>
    <headerFooter><oddFooter>&amp;L&amp;"Arial,Bold"Footloose&amp;P</oddFooter></headerFooter></worksheet>`,
  ],
  [
    'xl/worksheets/sheet2.xml',
    `<worksheet ${CELLS}><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>`,
  ],
  [
    'xl/worksheets/_rels/sheet1.xml.rels',
    relations([
      ['comments', '../comments1.xml'],
      ['drawing', '../drawings/drawing1.xml'],
    ]),
  ],
  [
    'xl/comments1.xml',
    `<comments ${CELLS}><authors><author>Somebody</author></authors><commentList><comment ref="A1" authorId="0">
    <text><r><t>Quibble</t></r></text></comment></commentList></comments>`,
  ],
  ['xl/drawings/drawing1.xml', `<d ${POINT}><a:p><a:t>Textbox</a:t></a:p></d>`],
  [
    'xl/sharedStrings.xml',
    `<sst ${CELLS}><si><t>Barquentine</t></si><si><r><t>Cellu</t></r><r><t>loid</t></r></si></sst>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['worksheet', '/xl/worksheets/sheet2.xml'],
    ]),
  ],
])

const paragraphOf = (text: string) => `<text:p>${text}</text:p>`

export function openDocument(type: string, body: string, styles = '', meta = ''): Part[] {
  const names = ['content.xml', 'styles.xml', 'meta.xml']
  const entries = ['/', ...names].map(
    (name, index) =>
      `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="${index ? 'text/xml' : type}"/>`,
  )
  return [
    ['mimetype', type],
    [
      'content.xml',
      `<office:document-content ${ODF}><office:automatic-styles>${styles}</office:automatic-styles><office:body>${body}</office:body></office:document-content>`,
    ],
    [
      'styles.xml',
      `<office:document-styles ${ODF}><office:master-styles><style:master-page style:name="Default">
      <style:header>${paragraphOf('Headlong <text:page-number>9191</text:page-number>')}</style:header><presentation:notes>${paragraphOf('Template')}</presentation:notes>
      </style:master-page></office:master-styles></office:document-styles>`,
    ],
    [
      'meta.xml',
      `<office:document-meta ${ODF}><office:meta><dc:title>Quixotry</dc:title>
      <meta:keyword>brass</meta:keyword><meta:generator>Generator</meta:generator>${meta}</office:meta></office:document-meta>`,
    ],
    [
      'META-INF/manifest.xml',
      `<manifest:manifest xmlns:manifest="${OASIS}:manifest:1.0" manifest:version="1.2">${entries.join('')}</manifest:manifest>`,
    ],
  ]
}

const comment =
  '<office:annotation><dc:creator>Somebody</dc:creator><dc:date>2026-01-02</dc:date><text:p>Quibble</text:p></office:annotation>'

export const odt: Part[] = openDocument(
  'application/vnd.oasis.opendocument.text',
  `<office:text><text:p>Barquen${comment}tine<text:note text:note-class="footnote"><text:note-citation>8181</text:note-citation>
  <text:note-body>${paragraphOf('Ibidem')}</text:note-body></text:note></text:p>
  <table:table table:name="T"><table:table-row><table:table-cell>${paragraphOf('Celluloid')}</table:table-cell></table:table-row></table:table></office:text>`,
)

export const odp: Part[] = openDocument(
  'application/vnd.oasis.opendocument.presentation',
  `<office:presentation><presentation:footer-decl presentation:name="f">Footloose</presentation:footer-decl>
  <draw:page draw:name="one"><draw:frame><draw:text-box>${paragraphOf('Barquentine')}</draw:text-box></draw:frame></draw:page>
  <draw:page draw:name="two">${comment}<draw:frame><draw:text-box>${paragraphOf('Celluloid')}</draw:text-box></draw:frame>
  <presentation:notes><draw:frame><draw:text-box>${paragraphOf('Prompter')}</draw:text-box></draw:frame></presentation:notes></draw:page></office:presentation>`,
)

export const ods: Part[] = openDocument(
  'application/vnd.oasis.opendocument.spreadsheet',
  ['Winter', 'Summer']
    .map(
      (name, index) =>
        `<table:table table:name="${name}"><table:table-row><table:table-cell>${index ? comment : ''}${paragraphOf(index ? 'Celluloid' : 'Barquentine')}</table:table-cell></table:table-row></table:table>`,
    )
    .join('')
    .replace(/^.*$/s, '<office:spreadsheet>$&</office:spreadsheet>'),
)
