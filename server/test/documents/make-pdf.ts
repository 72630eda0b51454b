interface Page {
  lines: string[]
  /** The first line's link. */
  link?: string
}

interface Shape {
  width?: number
  height?: number
  /** A JPEG at the top of every page, with its size. */
  photo?: { bytes: Buffer; width: number; height: number }
}

/** A PDF of plain text in ASCII, a paragraph a line, as long as a test or a bench wants it. */
export function makePdf(pages: Page[], { width = 595, height = 842, photo }: Shape = {}): Buffer {
  const parts: (string | Buffer)[] = []
  const starts: number[] = []
  let length = 0
  const write = (part: string | Buffer) => {
    parts.push(part)
    length += Buffer.byteLength(part)
  }
  const object = (...content: (string | Buffer)[]) => {
    starts.push(length)
    write(`${starts.length} 0 obj\n`)
    for (const part of content) write(part)
    write('\nendobj\n')
  }
  const FIRST = 5
  const kids = pages.map((_, index) => `${FIRST + index * 2} 0 R`).join(' ')
  const image = photo && `/XObject << /Photo 4 0 R >>`

  write('%PDF-1.7\n')
  object('<< /Type /Catalog /Pages 2 0 R >>')
  object(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)
  object('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  if (photo)
    object(
      `<< /Type /XObject /Subtype /Image /Width ${photo.width} /Height ${photo.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${photo.bytes.length} >>\nstream\n`,
      photo.bytes,
      '\nendstream',
    )
  else object('null')
  for (const [index, { lines, link }] of pages.entries()) {
    const photoOperators = photo ? `q ${width} 0 0 300 0 ${height - 300} cm /Photo Do Q\n` : ''
    const top = height - (photo ? 360 : 80)
    const text = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
    const stream = `${photoOperators}BT /F 12 Tf 18 TL 60 ${top} Td\n${text}\nET`
    const note = link
      ? `/Annots [<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [60 ${top - 4} 300 ${top + 14}] /A << /S /URI /URI (${link}) >> >>]`
      : ''
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F 3 0 R >> ${image ?? ''} >> /Contents ${FIRST + index * 2 + 1} 0 R ${note} >>`,
    )
    object(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`)
  }
  const start = length
  const table = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  write(`xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${table}`)
  write(`trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts.map((part) => Buffer.from(part)))
}
