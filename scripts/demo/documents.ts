import { PRODUCTS, type Product } from './products.ts'
import { type Piece, textOf } from './texts.ts'

const FONT = "'Noto Sans', sans-serif"

/** Returns a document as HTML for printing on A4: a cover if its type has one, then its pages. */
export function htmlOf(piece: Piece): string {
  const [key = 'Company'] = piece.product.split(';')
  const { colors } = PRODUCTS[key] ?? (PRODUCTS.Company as Product)
  const hasCover = ['Brochure', 'Case study', 'White paper', 'Guide'].includes(piece.type)
  const pages = textOf(piece).split(/^---$/m)
  const shift = hasCover ? 2 : 1
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${piece.name}</title>
    <style>${styles(colors)}</style>
    ${hasCover ? cover(piece, key, colors) : ''}
    ${pages.map((page, index) => sheet(page, piece, index + shift)).join('')}</html>`
}

function cover({ name, type, description, file }: Piece, key: string, colors: [string, string]) {
  const title = name.replace(/^(Case study|White paper|Installation guide) /, '')
  const turn = [...file].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5
  return `<section class="cover">
    ${motif(turn, colors)}
    <p class="brand">Halden Instruments</p>
    <div><p class="kind">${type}${key === 'Company' ? '' : ` · ${key}`}</p><h1>${title}</h1>
    <p class="line">${description}</p></div></section>`
}

/** One of five patterns of pipes, waves and zones. */
function motif(turn: number, [light]: [string, string]): string {
  const shapes = [
    Array.from({ length: 7 }, (_, n) => `<circle cx="640" cy="260" r="${60 + n * 62}" />`),
    Array.from({ length: 8 }, (_, n) => {
      const y = 120 + n * 46
      return `<path d="M-20 ${y} C 200 ${y - 90}, 420 ${y + 90}, 820 ${y - 40}" />`
    }),
    Array.from({ length: 24 }, (_, n) => {
      const [x, y] = [(n % 6) * 150 - 40 + (n % 2) * 30, Math.floor(n / 6) * 130]
      return `<path d="M${x} ${y} l70 -40 l70 40 v80 l-70 40 l-70 -40 z" />`
    }),
    Array.from(
      { length: 9 },
      (_, n) => `<path d="M${n * 96} -10 v${180 + ((n * 83) % 300)} h48 v400" />`,
    ),
    Array.from(
      { length: 6 },
      (_, n) => `<rect x="${260 + n * 60}" y="${60 + n * 48}" width="420" height="300" rx="40" />`,
    ),
  ][turn] as string[]
  return `<svg class="motif" viewBox="0 0 794 620" preserveAspectRatio="xMidYMin slice" fill="none"
    stroke="#fff" stroke-opacity=".22" stroke-width="14"><circle cx="180" cy="520" r="250" fill="${light}"
    fill-opacity=".55" stroke="none"/>${shapes.join('')}</svg>`
}

function sheet(text: string, { name }: Piece, number: number): string {
  return `<section class="page"><header><span>Halden Instruments</span><span>${name}</span></header>
    <main>${blocks(text)}</main><footer><span>halden.example</span><span>${number}</span></footer></section>`
}

function blocks(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim())
  const html = lines.map((line) => {
    const rest = line.slice(2)
    if (line.startsWith('# ')) return `<h2>${rest}</h2>`
    if (line.startsWith('- ')) return `<li>${rest}</li>`
    if (line.startsWith('! ')) return `<aside>${rest}</aside>`
    if (line.startsWith('~ ')) return bars(rest.split(' ').map(Number))
    if (line.startsWith('| ')) return `<tr>${cells(line)}</tr>`
    return `<p>${line}</p>`
  })
  return html
    .join('\n')
    .replace(/(<li>.*<\/li>\n?)+/g, (items) => `<ul>${items}</ul>`)
    .replace(/(<tr>.*<\/tr>\n?)+/g, (rows) => `<table>${rows}</table>`)
}

function cells(line: string): string {
  const texts = line.split('|').slice(1, -1)
  return texts.map((text) => `<td>${text.trim()}</td>`).join('')
}

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

function styles([light, dark]: [string, string]): string {
  return `@page { size: A4; margin: 0 } * { box-sizing: border-box; margin: 0 }
    body { font: 400 15px/1.6 ${FONT}; color: #1e293b }
    section { width: 794px; height: 1122px; padding: 64px 72px; position: relative; overflow: hidden;
      display: flex; flex-direction: column; break-after: page }
    section:last-child { break-after: auto }
    .cover { background: linear-gradient(160deg, ${light}, ${dark}); color: #fff; justify-content: space-between }
    .cover > * { position: relative } .cover .motif { position: absolute; inset: 0 0 auto; width: 794px; height: 700px }
    .brand { font-weight: 700; font-size: 17px } .kind { font-size: 16px; opacity: .85; margin-bottom: 12px }
    h1 { font-size: 54px; line-height: 1.12; font-weight: 700; max-width: 620px }
    .line { font-size: 20px; margin-top: 24px; max-width: 540px; opacity: .92 }
    header, footer { display: flex; justify-content: space-between; font-size: 12px; color: #64748b }
    header { border-bottom: 2px solid ${light}; padding-bottom: 10px } main { flex: 1; padding-top: 28px }
    h2 { font-size: 25px; line-height: 1.25; color: ${dark}; margin: 20px 0 12px; font-weight: 700 }
    p, ul, table, aside, .bars { margin-bottom: 14px } ul { padding-left: 20px } li::marker { color: ${light} }
    table { width: 100%; border-collapse: collapse } td { border-bottom: 1px solid #e2e8f0; padding: 8px 6px }
    td:last-child { text-align: right; font-weight: 700 }
    aside { background: ${light}; color: #fff; padding: 18px 22px; border-radius: 10px; font-weight: 700 }
    .bars { width: 100%; color: ${light} }`
}
