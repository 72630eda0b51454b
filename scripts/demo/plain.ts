import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'
import { PRODUCTS } from './products.ts'

const codes = Object.values(PRODUCTS).flatMap(({ codes }) => codes)

const FILES: Record<string, string> = {
  'notes-messaging.md': `# Messaging house\n\n**Know where every liter goes.**\n\n| We say | We do not say |\n|---|---|\n| leak | incident |\n| the crew | resources |\n| it costs 64 euro | from as little as |\n\n## Proof\n\n- Lindvik: a third of the losses in eight weeks\n- Nordau: bursts found in hours instead of days\n- Kestrel Bay: losses down by a fifth in a quarter\n\n## Voice\n\nLike a fitter who explains something to a neighbor: short, friendly, exact.\n`,
  'notes-launch.md': `# Launch checklist\n\n- [x] Brochure and data sheets in the library (Mira)\n- [x] Price list and launch offer (Jonas)\n- [x] Film cut to under a minute (Mira)\n- [x] Links for each seller (Tomas, Priya, Luc)\n- [x] Press release, embargo until ten o'clock (Jonas)\n- [x] Help center articles (Hana)\n- [ ] Look at the figures after a week (all)\n`,
  'notes-faq.md': `# Questions about Pulse\n\n## Does it work with meters of others?\n\nWith those of four other makers; ask for the list.\n\n## Where is the data?\n\nIn two data centers in the European Union.\n\n## How many alarms does one get?\n\nAbout one a week for forty thousand people.\n\n## Can we get our data back?\n\nEvery day, as files or through the interface, for nothing.\n\n## What does it cost?\n\nBy zone and by thousand meters. See the launch offer.\n`,
  'data-order-codes.csv': `Code,What,Euro\n${codes.map(([code, what, euro]) => `${code},"${what}",${euro}`).join('\n')}\n`,
  'data-losses.csv':
    'Age of pipe,Losses in percent,Networks\nunder 10,4,31\n10 to 20,7,44\n20 to 30,11,52\n30 to 40,18,41\n40 to 50,26,29\nover 50,34,15\n',
  'data-resellers.csv':
    'Country,Reseller,Since\nSweden,Norrpipe,2009\nNorway,Fjordflow,2012\nNetherlands,Polderwater,2015\nSpain,Aguaclara,2016\nIreland,Greenpipe,2019\nPoland,Wodomir,2021\n',
  'mail-signature.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mail signature</title></head><body><p style="font-family:sans-serif"><strong>First name Last name</strong><br>What you do<br>Halden Instruments, Brunnholm<br><a href="https://www.halden.example/">www.halden.example</a></p></body></html>\n`,
  'pulse-sample.json': `${JSON.stringify({ zone: 'north-4', night: { from: '02:00', to: '04:00', flow: 3.1, known: 0.9, unit: 'l/s' }, alarm: { street: 'Mill Lane', size: 2.2, probability: 0.91, heardBy: ['HM-3 0412', 'HM-3 0417'] } }, null, 2)}\n`,
  'reader-notes.txt':
    'Reader 4.9\n\nThe last version. After this one comes Pulse.\n\n- Reads Halden One with the new radio\n- Does not forget the printer any more\n- Exports what it knows for the migration to Pulse\n\nReader 4.8\n\n- Faster start with more than 10,000 meters\n- Time zone of Lindvik corrected\n',
}

export function plainFileOf(file: string): Buffer {
  const text = FILES[file]
  if (text === undefined) throw new Error(`Nothing to write for ${file}`)
  return Buffer.from(text)
}

/** Returns a zip with the same bytes for the same files. */
export async function zipOf(files: [name: string, content: Buffer][]): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of files) zip.addBuffer(content, name, { mtime: new Date(2026, 0, 5) })
  zip.end()
  return buffer(zip.outputStream)
}
