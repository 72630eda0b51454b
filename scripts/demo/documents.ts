import { fill, type Piece, productOf, read, readJson } from './content.ts'

const WITH_COVER = ['Brochure', 'Case study', 'White paper', 'Guide']
const MOTIFS = 5

/** Returns a document as HTML for printing on A4: a cover where its type has one, then its pages. */
export async function htmlOf(piece: Piece): Promise<string> {
  const { key, product } = await productOf(piece.product)
  const pages = (await textOf(piece)).split(/^---$/m).map(blocks)
  const turn = [...piece.file].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % MOTIFS
  const motif = WITH_COVER.includes(piece.type) && (await read(`templates/motifs/${turn}.svg`))
  const title = piece.name.replace(/^(Case study|White paper|Installation guide) /, '')
  const css = await read('templates/print.css')
  return fill('templates/document.html', { ...piece, key, product, pages, motif, title, css })
}

/** Returns a document's text: `# heading`, `- point`, `| a | b |` row, `! callout`, `~ 3 5 8` bars, `---` new page. */
async function textOf(piece: Piece): Promise<string> {
  const isProgram = piece.file.startsWith('fair-program')
  const name = isProgram ? 'fair-program' : piece.type.toLowerCase().replace(' ', '-')
  const list = (points: string[]) => points.map((point) => `- ${point}`).join('\n')
  const rows = (pairs: string[][]) => pairs.map(([a, b]) => `| ${a} | ${b} |`).join('\n')
  const chapters = await readJson('chapters.json')
  const products = await productOf(piece.product)
  return fill(`texts/${name}.md`, { ...piece, ...products, chapters, list, rows })
}

function blocks(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim())
  const html = lines.map((line) => {
    const rest = line.slice(2)
    if (line.startsWith('# ')) return `<h2>${rest}</h2>`
    if (line.startsWith('- ')) return `<li>${rest}</li>`
    if (line.startsWith('! ')) return `<aside>${rest}</aside>`
    if (line.startsWith('~ ')) return bars(rest.split(' ').map(Number))
    if (line.startsWith('| ')) return `<tr>${line.split('|').slice(1, -1).map(cell).join('')}</tr>`
    return `<p>${line}</p>`
  })
  return html
    .join('\n')
    .replace(/(<li>.*<\/li>\n?)+/g, (items) => `<ul>${items}</ul>`)
    .replace(/(<tr>.*<\/tr>\n?)+/g, (rows) => `<table>${rows}</table>`)
}

const cell = (text: string) => `<td>${text.trim()}</td>`

function bars(values: number[]): string {
  const top = Math.max(...values)
  const wide = 680 / values.length
  const rects = values.map((value, index) => {
    const height = (value / top) * 150
    const x = index * wide
    return `<rect x="${x}" y="${170 - height}" width="${wide - 14}" height="${height}" rx="4" fill="currentColor"/>
      <text x="${x + (wide - 14) / 2}" y="${162 - height}" text-anchor="middle" font-size="13" fill="#334155">${value}</text>`
  })
  return `<svg class="bars" viewBox="0 -16 680 190">${rects.join('')}</svg>`
}
