// Flat landscapes of 1200 by 800, each of a sky, hills and what stands before them.

const W = 1200
const H = 800

interface Scene {
  sky: [string, string]
  hills: string[]
  /** A sun or moon: place, size, color. */
  disc?: [x: number, y: number, r: number, color: string]
  front: string
}

const PIPE = `<defs><linearGradient id="pipe" x2="0" y2="1"><stop stop-color="#94a3b8"/><stop offset=".4" stop-color="#f1f5f9"/>
  <stop offset="1" stop-color="#334155"/></linearGradient></defs>`

const repeat = (count: number, draw: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => draw(n)).join('')

function houses(count: number, base: number, colors: string[], lit: string): string {
  return repeat(count, (n) => {
    const width = W / count
    const height = 120 + ((n * 97) % 260)
    const windows = repeat(Math.floor(height / 48), (row) =>
      repeat(2, (column) =>
        (n + row * 3 + column) % 3 === 0
          ? ''
          : `<rect x="${n * width + 18 + column * (width / 2 - 8)}" y="${base - height + 20 + row * 46}" width="16" height="22" fill="${lit}"/>`,
      ),
    )
    return `<rect x="${n * width}" y="${base - height}" width="${width - 6}" height="${height + 400}" fill="${colors[n % colors.length]}"/>${windows}`
  })
}

function water(from: number, color: string, light: string): string {
  return `<rect y="${from}" width="${W}" height="${H - from}" fill="${color}"/>${repeat(
    14,
    (n) =>
      `<rect x="${(n * 173) % 1100}" y="${from + 24 + n * 22}" width="${70 + ((n * 61) % 140)}" height="5" rx="2.5" fill="${light}" opacity=".5"/>`,
  )}`
}

const person = (x: number, y: number, coat: string, cap: string) =>
  `<g transform="translate(${x} ${y})"><circle cy="-118" r="24" fill="#e8b592"/><path d="M-26 -122 a26 24 0 0 1 52 0 z" fill="${cap}"/>
  <rect x="-34" y="-94" width="68" height="104" rx="16" fill="${coat}"/><rect x="-30" y="8" width="24" height="88" rx="8" fill="#334155"/><rect x="6" y="8" width="24" height="88" rx="8" fill="#334155"/></g>`

const device = (x: number, y: number, text: string, color = '#0f766e') =>
  `<g transform="translate(${x} ${y})"><rect x="-100" y="-72" width="200" height="144" rx="22" fill="${color}"/><rect x="-74" y="-46" width="148" height="70" rx="8" fill="#d9f5ee"/>
  <text y="6" font-family="Noto Sans" font-weight="700" font-size="46" text-anchor="middle" fill="#083b36">${text}</text><circle cx="-60" cy="48" r="8" fill="#6ff0cf"/></g>`

const SCENES: Record<string, Scene> = {
  reservoir: {
    sky: ['#bae6fd', '#fef3c7'],
    hills: ['#86b6a4', '#4d8f7a', '#2f6f5e'],
    disc: [880, 210, 60, '#fde68a'],
    front:
      water(540, '#38739b', '#e0f2fe') +
      `<path d="M0 540 h420 l60 -70 h60 v70 h660 v26 H0 z" fill="#cbd5e1"/>`,
  },
  harbor: {
    sky: ['#0b1437', '#3b4a7a'],
    hills: ['#1c2a55', '#131d40'],
    disc: [240, 150, 44, '#f8fafc'],
    front:
      water(560, '#0a1a3a', '#fbbf24') +
      repeat(
        3,
        (n) =>
          `<path d="M${220 + n * 330} 560 v-330 h210 M${220 + n * 330} 300 l150 -70" stroke="#e2683c" stroke-width="16" fill="none"/>`,
      ) +
      `<path d="M120 600 h560 l-60 74 h-430 z" fill="#7f1d1d"/>${repeat(5, (n) => `<rect x="${180 + n * 84}" y="${548 - (n % 2) * 40}" width="78" height="${52 + (n % 2) * 40}" fill="${['#f59e0b', '#0ea5e9', '#10b981'][n % 3]}"/>`)}`,
  },
  city: {
    sky: ['#1e1b4b', '#f0a07a'],
    hills: ['#4c3a6b'],
    disc: [960, 470, 70, '#fecaca'],
    front:
      houses(13, 620, ['#1e1b3a', '#2b2550', '#171430'], '#fcd34d') +
      `<rect y="690" width="${W}" height="110" fill="#0f0d24"/><path d="M0 744 h1200" stroke="#f43f5e" stroke-width="10" stroke-dasharray="420 26"/>`,
  },
  field: {
    sky: ['#7dd3fc', '#ecfccb'],
    hills: ['#a3c96b', '#7fb049'],
    disc: [200, 160, 58, '#fde047'],
    front:
      repeat(
        9,
        (n) =>
          `<path d="M${600 + (n - 4) * 60} 500 L${600 + (n - 4) * 420} 800 h150 L${600 + (n - 4) * 60 + 24} 500 z" fill="${n % 2 ? '#5b9a3a' : '#487f2d'}"/>`,
      ) +
      `<path d="M150 560 h900" stroke="#e2e8f0" stroke-width="12"/>${repeat(10, (n) => `<path d="M${190 + n * 90} 566 q-40 60 -60 120 M${190 + n * 90} 566 q40 60 60 120" stroke="#e0f2fe" stroke-width="5" fill="none" opacity=".8"/>`)}`,
  },
  tower: {
    sky: ['#fda4af', '#fff7ed'],
    hills: ['#b08aa0', '#7d6480'],
    front: `<rect y="640" width="${W}" height="160" fill="#4a5d43"/><path d="M520 640 L560 330 h80 L680 640 M536 520 h128 M548 430 h104" stroke="#475569" stroke-width="16" fill="none"/><path d="M440 330 q160 70 320 0 v-120 q-160 -90 -320 0 z" fill="#0f766e"/><rect x="440" y="250" width="320" height="26" fill="#99f6e4"/>`,
  },
  mountain: {
    sky: ['#c7d2fe', '#f5f3ff'],
    hills: [],
    front:
      `<path d="M-40 560 L260 150 L430 380 L620 110 L900 470 L1010 350 L1280 600 z" fill="#64748b"/><path d="M260 150 l-66 90 l50 -14 l34 30 l40 -30 z M620 110 l-70 100 l60 -16 l40 34 l50 -32 z" fill="#f8fafc"/>` +
      water(560, '#3f6f9e', '#dbeafe') +
      repeat(16, (n) => `<path d="M${n * 80} 566 l26 -90 l26 90 z" fill="#14532d"/>`),
  },
  plant: {
    sky: ['#38bdf8', '#fef9c3'],
    hills: ['#d6b26a', '#b98d45'],
    disc: [980, 140, 64, '#fef08a'],
    front: `<rect y="650" width="${W}" height="150" fill="#8a6a3b"/>${repeat(4, (n) => `<rect x="${160 + n * 150}" y="${300 + (n % 2) * 60}" width="120" height="${350 - (n % 2) * 60}" rx="60" fill="url(#pipe)"/>`)}<rect x="780" y="420" width="320" height="230" fill="#9a3412"/><path d="M780 420 l80 -70 v70 l80 -70 v70 l80 -70 v70 l80 -70 v70" fill="#7c2d12"/>${device(620, 600, '3.2', '#7c3aed')}`,
  },
  flats: {
    sky: ['#a5f3fc', '#fdf4ff'],
    hills: ['#93c5fd'],
    disc: [160, 180, 54, '#fde68a'],
    front:
      houses(7, 560, ['#f8fafc', '#fecaca', '#fde68a', '#bfdbfe'], '#475569') +
      water(640, '#2563ab', '#bfdbfe'),
  },
  booth: {
    sky: ['#e2e8f0', '#f8fafc'],
    hills: [],
    front: `<rect y="620" width="${W}" height="180" fill="#cbd5e1"/><rect x="190" y="170" width="820" height="440" fill="#0f766e"/><text x="600" y="300" font-family="Noto Sans" font-weight="700" font-size="76" text-anchor="middle" fill="#fff">Halden Pulse</text><rect x="330" y="340" width="540" height="190" rx="10" fill="#042f2e"/><path d="M350 480 l80 -60 l90 30 l100 -90 l110 70 l120 -50" stroke="#fb7185" stroke-width="10" fill="none"/><rect x="240" y="560" width="240" height="150" fill="#f8fafc"/><rect x="720" y="560" width="240" height="150" fill="#f8fafc"/>${person(600, 660, '#be123c', '#1e293b')}${person(1060, 690, '#f59e0b', '#475569')}${person(130, 690, '#0369a1', '#0f172a')}`,
  },
}

export function sceneOf(name: string): string {
  const scene = SCENES[name]
  if (!scene) throw new Error(`No scene is called ${name}`)
  const { sky, hills, disc, front } = scene
  const lines = hills.map((color, index) => {
    const y = 380 + index * 70
    return `<path d="M0 ${y + 60} C 240 ${y - 90}, 420 ${y + 110}, 700 ${y} S 1080 ${y - 70}, 1200 ${y + 40} V800 H0 z" fill="${color}"/>`
  })
  const round = disc
    ? `<circle cx="${disc[0]}" cy="${disc[1]}" r="${disc[2]}" fill="${disc[3]}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${PIPE}
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".7" stop-color="${sky[1]}"/></linearGradient></defs>
    <rect width="${W}" height="${H}" fill="url(#sky)"/>${round}${lines.join('')}${front}</svg>`
}
