import { archiveOf, openDocument, type Part, packageOf } from '../documents/office-files.ts'
import { pdfOfObjects } from '../documents/pdf.ts'

// Files that carry more than their readers see: each word that begins with "secret" is to stay inside, "shown" to be read.

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
const by = 'w:id="1" w:author="Bo Berg" w:date="2026-01-02T03:04:05Z"'

export const docxWithChanges = () =>
  archiveOf(
    packageOf('word/document.xml', 'wordprocessingml.document', [
      [
        'word/document.xml',
        `<w:document xmlns:w="${W}"><w:body><w:p>${run('shownbefore')}
        <w:del ${by}><w:r><w:delText>secretdeleted</w:delText></w:r></w:del>
        <w:ins ${by}>${run('showninserted')}</w:ins>${run('secretvanished', '<w:vanish/>')}</w:p></w:body></w:document>`,
      ],
      [
        'word/comments.xml',
        `<w:comments xmlns:w="${W}"><w:comment ${by}><w:p>${run('secretcomment')}</w:p></w:comment></w:comments>`,
      ],
    ]),
  )

const odf = (type: string, body: string, styles = ''): Promise<Buffer> => {
  const meta = '<meta:initial-creator>secretauthor</meta:initial-creator>'
  const kind = `application/vnd.oasis.opendocument.${type}`
  return archiveOf(openDocument(kind, body, styles, meta) as Part[])
}
const style = (name: string, family: string, properties: string) =>
  `<style:style style:name="${name}" style:family="${family}"><style:${properties}/></style:style>`
const p = (text: string) => `<text:p>${text}</text:p>`
const annotation = `<office:annotation><dc:creator>Bo</dc:creator>${p('secretcomment')}</office:annotation>`

export const odtWithChanges = () =>
  odf(
    'text',
    `<office:text><text:tracked-changes><text:changed-region text:id="c1"><text:deletion>
    <office:change-info><dc:creator>Bo</dc:creator><dc:date>2026-01-02T03:04:05</dc:date></office:change-info>${p('secretdeleted')}</text:deletion></text:changed-region></text:tracked-changes>
    <text:p>shownbefore <text:change text:change-id="c1"/>${annotation}<text:span text:style-name="T1">secretvanished</text:span></text:p>
    <text:section text:name="S" text:display="none">${p('secretsection')}</text:section></office:text>`,
    style('T1', 'text', 'text-properties text:display="none"'),
  )

const frame = (text: string) =>
  `<draw:frame svg:width="20cm" svg:height="3cm" svg:x="1cm" svg:y="1cm" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"><draw:text-box>${p(text)}</draw:text-box></draw:frame>`

export const odpWithNotes = () =>
  odf(
    'presentation',
    `<office:presentation><draw:page draw:name="one" draw:master-page-name="Default">${annotation}${frame('shownfirst')}
    <presentation:notes>${frame('secretnotes')}</presentation:notes></draw:page>
    <draw:page draw:name="two" draw:style-name="dp2" draw:master-page-name="Default">${frame('secretslide')}</draw:page></office:presentation>`,
    style('dp2', 'drawing-page', 'drawing-page-properties presentation:visibility="hidden"'),
  )

const cell = (text: string) =>
  `<table:table-cell office:value-type="string">${p(text)}</table:table-cell>`

export const odsWithHiddenParts = () =>
  odf(
    'spreadsheet',
    `<office:spreadsheet><table:table table:name="Prices"><table:table-column/><table:table-column table:visibility="collapse"/>
    <table:table-row>${cell('shownprice')}${cell('secretcolumn')}</table:table-row>
    <table:table-row table:visibility="collapse">${cell('secretrow')}</table:table-row></table:table>
    <table:table table:name="Costs" table:style-name="ta2"><table:table-row>${cell('secretsheet')}</table:table-row></table:table></office:spreadsheet>`,
    style('ta2', 'table', 'table-properties table:display="false"'),
  )

const stream = (text: string, dictionary = '') =>
  `<< ${dictionary} /Length ${text.length} >>\nstream\n${text}\nendstream`

/** One page with two layers, a sticky note, a highlight with a remark, an attachment and an earlier state. */
export function pdfWithHiddenParts(): Buffer {
  const page = `/OC /On BDC BT /F 20 Tf 40 300 Td (shownlayer) Tj ET EMC
/OC /Off BDC q BT /F 20 Tf 40 200 Td (secretlayer) Tj ET 10 10 50 50 re f /Inner Do Q EMC
BT /F 20 Tf 40 100 Td (shownpage) Tj ET /Outer Do`
  const form = (text: string, more = '') =>
    stream(
      `BT /F 20 Tf 40 50 Td (${text}) Tj ET`,
      `/Type /XObject /Subtype /Form /BBox [0 0 300 400] /Resources << /Font << /F 3 0 R >> >> ${more}`,
    )
  const file = pdfOfObjects(
    [
      `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(secretname.txt) 9 0 R] >> >>
      /OCProperties << /OCGs [7 0 R 8 0 R] /D << /Order [7 0 R 8 0 R] /OFF [8 0 R] >> >> /Metadata 13 0 R >>`,
      '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 5 0 R /Annots [11 0 R 12 0 R 16 0 R]
      /Resources << /Font << /F 3 0 R >> /XObject << /Inner 6 0 R /Outer 15 0 R >> /Properties << /On 7 0 R /Off 8 0 R >> >> >>`,
      stream(page),
      form('secretform'),
      '<< /Type /OCG /Name (Shown) >>',
      '<< /Type /OCG /Name (secretlayername) >>',
      '<< /Type /Filespec /F (secretname.txt) /UF (secretname.txt) /EF << /F 10 0 R >> >>',
      stream('secretattachment', '/Type /EmbeddedFile'),
      '<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents (secretnote) /T (secretreviewer) >>',
      '<< /Type /Annot /Subtype /Highlight /Rect [40 95 150 120] /QuadPoints [40 120 150 120 40 95 150 95] /C [1 1 0] /Contents (secretremark) /T (secretreviewer) >>',
      stream(
        '<x xmlns:dc="d"><dc:creator>secretauthor</dc:creator></x>',
        '/Type /Metadata /Subtype /XML',
      ),
      '<< /Author (secretauthor) /Title (Shown title) /Keywords (secretkeyword) >>',
      form('secretwhole', '/OC 8 0 R'),
      '<< /Type /Annot /Subtype /Link /Rect [40 95 150 120] /A << /S /URI /URI (https://example.com/shown) >> >>',
    ],
    '/Info 14 0 R',
  )
  return Buffer.concat([file, Buffer.from(earlierState(file))])
}

/** An update after which an object isn't what it was; its earlier state stays in the file. */
function earlierState(file: Buffer): string {
  const at = file.length
  const object = '17 0 obj\n(secretearlier)\nendobj\n'
  const start = at + object.length
  const before = file.lastIndexOf('xref', file.lastIndexOf('startxref') - 1)
  return `${object}xref\n17 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 18 /Root 1 0 R /Info 14 0 R /Prev ${before} >>\nstartxref\n${start}\n%%EOF\n`
}

export const rtfWithChanges = () =>
  Buffer.from(
    String.raw`{\rtf1\ansi{\*\revtbl{Unknown;}{Bo Berg;}}{\info{\author secretauthor}}shownbefore
    {\deleted\revauthdel1\revdttmdel1 secretdeleted}{\revised\revauth1\revdttm1 showninserted}{\v secretvanished}\par}`,
  )
