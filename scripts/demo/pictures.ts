import sharp from 'sharp'
import { PRODUCTS } from './products.ts'
import { sceneOf } from './scenes.ts'

const FONT = 'font-family="Noto Sans" font-weight="700"'
const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`

const shadow = '<ellipse cx="450" cy="742" rx="250" ry="26" fill="#0f172a" opacity=".16"/>'

const RENDERS: Record<string, string> = {
  one: `${shadow}<rect x="150" y="500" width="600" height="130" rx="30" fill="#b08d57"/><rect x="120" y="470" width="90" height="190" rx="12" fill="#8c6d3f"/><rect x="690" y="470" width="90" height="190" rx="12" fill="#8c6d3f"/><circle cx="450" cy="400" r="230" fill="#0369a1"/><circle cx="450" cy="400" r="180" fill="#e0f2fe"/><text x="450" y="425" ${FONT} font-size="88" text-anchor="middle" fill="#082f49">0214.7</text><text x="450" y="490" ${FONT} font-size="34" text-anchor="middle" fill="#0369a1">m³</text>`,
  two: `${shadow}<rect x="90" y="430" width="720" height="210" rx="20" fill="#4c4a78"/><rect x="60" y="380" width="80" height="310" rx="12" fill="#2e2b57"/><rect x="760" y="380" width="80" height="310" rx="12" fill="#2e2b57"/><rect x="280" y="190" width="340" height="270" rx="36" fill="#7c3aed"/><rect x="320" y="230" width="260" height="120" rx="12" fill="#ede9fe"/><text x="450" y="312" ${FONT} font-size="64" text-anchor="middle" fill="#2e1065">18.42</text><text x="450" y="412" ${FONT} font-size="36" text-anchor="middle" fill="#ede9fe">4.1 bar</text>`,
  main: `${shadow}<rect x="40" y="440" width="820" height="250" fill="#94a3b8"/><rect x="40" y="470" width="820" height="60" fill="#e2e8f0"/><path d="M300 410 h300 v310 h-300 z" fill="#431407"/><rect x="330" y="230" width="240" height="200" rx="30" fill="#b45309"/><circle cx="450" cy="330" r="60" fill="#fed7aa"/><path d="M420 330 q15 -50 30 0 t30 0" stroke="#431407" stroke-width="9" fill="none"/>`,
  gateway: `${shadow}<rect x="430" y="80" width="40" height="640" fill="#64748b"/><rect x="270" y="260" width="360" height="300" rx="36" fill="#be123c"/><rect x="310" y="300" width="280" height="30" rx="15" fill="#fecdd3"/><circle cx="340" cy="500" r="16" fill="#86efac"/><circle cx="400" cy="500" r="16" fill="#fef08a"/><path d="M610 260 v-170 M290 260 v-170" stroke="#4c0519" stroke-width="18"/><text x="450" y="430" ${FONT} font-size="66" text-anchor="middle" fill="#fff">Pulse</text>`,
}

const mark = (color: string) =>
  `<path d="M60 40 v160 M60 120 h100 M160 40 v160" stroke="${color}" stroke-width="30" fill="none" stroke-linecap="round"/><path d="M200 150 q30 -50 60 0 t60 0" stroke="#14b8a6" stroke-width="18" fill="none" stroke-linecap="round"/>`

const logo = (color: string, ground: string) =>
  svg(
    900,
    240,
    `<rect width="900" height="240" fill="${ground}"/>${mark(color)}<text x="370" y="150" ${FONT} font-size="92" fill="${color}">Halden</text>`,
  )

function banner(title: string, line: string, [light, dark]: readonly [string, string]): string {
  const rings = Array.from(
    { length: 6 },
    (_, n) => `<circle cx="600" cy="560" r="${70 + n * 70}"/>`,
  )
  return svg(
    1200,
    628,
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
    <rect width="1200" height="628" fill="url(#g)"/><g fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="14">${rings.join('')}</g>
    <text x="600" y="120" text-anchor="middle" ${FONT} font-size="32" fill="#fff" opacity=".85">Halden Instruments</text>
    ${title
      .split('|')
      .map(
        (part, n) =>
          `<text x="600" y="${290 + n * 84}" text-anchor="middle" ${FONT} font-size="66" fill="#fff">${part}</text>`,
      )
      .join('')}
    <text x="600" y="540" text-anchor="middle" ${FONT} font-size="34" fill="#fff" opacity=".9">${line}</text>`,
  )
}

function chart(title: string, values: [string, number][], color: string): string {
  const top = Math.max(...values.map(([, value]) => value))
  const wide = 1000 / values.length
  const bars = values.map(([label, value], n) => {
    const height = (value / top) * 420
    const x = 110 + n * wide
    return `<rect x="${x}" y="${640 - height}" width="${wide - 30}" height="${height}" rx="8" fill="${color}"/><text x="${x + wide / 2 - 15}" y="${624 - height}" ${FONT} font-size="30" text-anchor="middle" fill="#0f172a">${value} %</text><text x="${x + wide / 2 - 15}" y="690" ${FONT} font-size="28" text-anchor="middle" fill="#475569">${label}</text>`
  })
  return svg(
    1200,
    760,
    `<rect width="1200" height="760" fill="#fff"/><text x="110" y="100" ${FONT} font-size="46" fill="#0f172a">${title}</text><path d="M90 642 h1030" stroke="#cbd5e1" stroke-width="4"/>${bars.join('')}`,
  )
}

const ICONS = [
  'M0 -40 q50 70 0 90 q-50 -20 0 -90',
  'M-45 0 h90 M0 -45 v90',
  'M-40 40 v-60 l40 -30 l40 30 v60 z',
  'M-45 -20 h90 v50 h-90 z',
  'M-40 30 l30 -40 l25 20 l30 -50',
  'M0 -45 l45 45 l-45 45 l-45 -45 z',
]

const icons = svg(
  1200,
  800,
  `<rect width="1200" height="800" fill="#f8fafc"/>${Array.from({ length: 12 }, (_, n) => {
    const color = ['#0f766e', '#0369a1', '#7c3aed', '#b45309', '#be123c', '#15803d'][(n * 5) % 6]
    return `<g transform="translate(${180 + (n % 4) * 280} ${150 + Math.floor(n / 4) * 250})"><circle r="92" fill="${color}" opacity=".12"/><path d="${ICONS[n % 6]}" fill="none" stroke="${color}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/></g>`
  }).join('')}`,
)

const zones = svg(
  1200,
  800,
  `<rect width="1200" height="800" fill="#f1f5f9"/>${[
    [260, 260, '#0f766e'],
    [640, 220, '#0369a1'],
    [930, 330, '#7c3aed'],
    [380, 560, '#b45309'],
    [760, 590, '#be123c'],
  ]
    .map(
      ([x, y, color], n) =>
        `<circle cx="${x}" cy="${y}" r="165" fill="${color}" opacity=".2"/><circle cx="${x}" cy="${y}" r="165" fill="none" stroke="${color}" stroke-width="6" stroke-dasharray="18 12"/><text x="${x}" y="${Number(y) + 14}" ${FONT} font-size="44" text-anchor="middle" fill="${color}">Zone ${n + 1}</text>`,
    )
    .join(
      '',
    )}<path d="M0 410 H1200" stroke="#334155" stroke-width="22"/>${[260, 500, 800].map((x) => `<rect x="${x}" y="386" width="64" height="48" rx="8" fill="#fff" stroke="#334155" stroke-width="8"/>`).join('')}`,
)

const colorsOf = (product: string) => PRODUCTS[product]?.colors ?? (['#0f766e', '#134e4a'] as const)

const DRAWINGS: Record<string, () => string> = {
  logo: () => logo('#134e4a', '#ffffff'),
  'logo-dark': () => logo('#f0fdfa', '#042f2e'),
  icons: () => icons,
  zones: () => zones,
  'banner-launch': () =>
    banner('See the leak before|the street does', 'Halden Pulse is here', colorsOf('Halden Pulse')),
  'banner-webinar': () =>
    banner(
      'Find the leak|before the street',
      'Webinar · 45 minutes · free',
      colorsOf('Halden Two'),
    ),
  'banner-fair': () =>
    banner('Meet us at|Aqua Forum', 'Lindvik · Hall 4, booth 21', colorsOf('Halden One')),
  'banner-hiring': () =>
    banner('Two engineers|wanted', 'Nordau or from home', colorsOf('Services')),
  'chart-losses': () =>
    chart(
      'Losses by age of pipe',
      [
        ['−10', 4],
        ['−20', 7],
        ['−30', 11],
        ['−40', 18],
        ['−50', 26],
        ['50+', 34],
      ],
      '#0f766e',
    ),
  'chart-savings': () =>
    chart(
      'Kestrel Bay: water lost',
      [
        ['Q1', 24],
        ['Q2', 23],
        ['Q3', 19],
        ['Q4', 18],
      ],
      '#be123c',
    ),
}

/** Returns an image in the format of its name's extension. */
export async function pictureOf(file: string): Promise<Buffer> {
  const [, name = '', format = ''] = /^(.*)\.(\w+)$/.exec(file) ?? []
  const render = /^render-(\w+)/.exec(name)?.[1]
  const drawing = DRAWINGS[name]
  const text = drawing
    ? drawing()
    : render
      ? svg(900, 800, RENDERS[render] ?? '')
      : sceneOf(name.replace('scene-', ''))
  if (format === 'svg') return Buffer.from(text)
  const picture = sharp(Buffer.from(text))
  if (format === 'png') return picture.png({ palette: true, quality: 85 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 82 }).toBuffer()
  return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

/** Returns the image a web page shows of itself in a chat. */
export function cardOf(name: string, host: string, product: string): Promise<Buffer> {
  const words = name.split(' ')
  const middle = name.length > 18 ? Math.ceil(words.length / 2) : words.length
  const title = [words.slice(0, middle), words.slice(middle)]
    .map((part) => part.join(' '))
    .join('|')
  const own = host.endsWith('halden.example')
  const colors = own ? colorsOf(product) : (['#475569', '#0f172a'] as const)
  const text = banner(title, host, colors).replace(
    'Halden Instruments',
    own ? 'Halden Instruments' : host,
  )
  return sharp(Buffer.from(text)).png().toBuffer()
}
