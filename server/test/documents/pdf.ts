/** A PDF of so many pages, each with its number on it. */
export function pdfOf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const kids = numbers.map((number) => `${3 + number} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.map((number) => {
      const contents = `${3 + pages + number} 0 R`
      return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents ${contents} /Resources << /Font << /F 3 0 R >> >> >>`
    }),
    ...numbers.map((number) => {
      const text = `BT /F 40 Tf 40 200 Td (Page ${number}) Tj ET`
      return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
    }),
  ]
  return pdfOfObjects(objects)
}

/** A PDF of these objects, numbered from 1; the first is its catalog. */
export function pdfOfObjects(objects: string[], trailer = ''): Buffer {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + end, 'latin1')
}
