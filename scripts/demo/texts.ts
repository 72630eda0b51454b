import { PRODUCTS, type Product } from './products.ts'

/** Fields of a library row for a piece. */
export interface Piece {
  file: string
  name: string
  product: string
  type: string
  industry: string
  region: string
  description: string
}

type Write = (piece: Piece, product: Product, key: string) => string

// A small markup: `# heading`, `- point`, `| a | b |` row, `! callout`, `~ 3 5 8` bars, `---` new page.

const list = (points: string[]) => points.map((point) => `- ${point}`).join('\n')
const rows = (pairs: [string, string][]) => pairs.map(([a, b]) => `| ${a} | ${b} |`).join('\n')

const BEFORE_YOU_START = `# Before you start
Read this page in the office and not on site. It saves a second trip.
- Close the valve on both sides and wait until the pipe is quiet
- Photograph the old meter with its number and its reading
- Have two new gaskets ready: an old one leaks after a week
- Tell the people who live there how long it takes: twenty minutes
! If the valve does not close, stop. Call the network crew; do not try with a longer lever.`

const brochure: Write = (_piece, { line, about, points, facts }, key) => `
# ${line}
${about[0]}
${about[1] ?? ''}
! ${points[0]}
---
# What it does for you
${list(points)}
${about[2] ?? about[0]}
# In numbers
${rows(facts)}
---
# How others use it
Stadtwerke Nordau parted their network into forty zones. In the first winter they found eleven leaks, nine of them below streets that looked dry.
~ 24 21 17 15 12 9 8 7
The Port of Lindvik lost a third of what it bought. Eight weeks after the first sensor was clamped on, it lost a fifth of that.
- The crew drives to the right street first
- The board sees one number a month
- The auditor gets a table, and no adventure
---
# How we start
Most of our customers begin with one zone and ten devices of ${key === 'Company' ? 'ours' : key}. After three months there is a number, and with a number it is easy to talk to a board.
| Week 1 | We walk the zone with you |
| Week 2 | Devices in, first values |
| Week 5 | The normal night is known |
| Week 12 | A report of two pages, and a decision |
! Pilot with ten devices and one zone: three months, one price, no contract beyond it.
${
  key === 'Company'
    ? `---
# The people you will meet
Edda Halden runs the company. Tomas Lindqvist looks after the Nordics and Germany, Priya Raman after the United Kingdom and Ireland, Luc Moreau after Belgium, the Netherlands and France. Hana Sato is who you call when something does not work.
# Where we are
| Brunnholm | Development and factory |
| Nordau | Sales and training for the DACH region |
| Kestrel Bay | Sales and stock for the British Isles |
| Lindvik | Field team for the coast |`
    : ''
}`

const sheet: Write = ({ name }, { line, points, facts, codes }) => `
# ${name.replace('Data sheet ', '')}
${line}.
${list(points)}
# Technical data
${rows(facts)}
| Approvals | MID, drinking water, REACH |
| Interfaces | Radio 868 MHz, wired bus, pulse |
| Storage | 730 days of quarter-hour values |
---
# Order codes
${codes.map(([code, what]) => `| ${code} | ${what} |`).join('\n')}
# Pressure loss
~ 2 3 5 8 12 17 23 30
Measured with water of 12 °C in a straight pipe. With a bend before the meter leave five diameters of straight pipe.
! Dimensions and drawings as STEP files are in the help center.`

const caseStudy: Write = ({ name, description, industry, region }, { points }, key) => {
  const customer = name.replace('Case study ', '')
  return `
# ${description}
${customer} is a customer in ${region || 'Europe'} that everybody in ${(industry || 'water').toLowerCase()} knows. When we first met, they knew how much water they bought and how much they billed. Between the two was a gap that grew by a percent each year.
“We did not have a leak problem. We had a not-knowing problem,” says their head of operations.
! ${description}
---
# What was there
Pipes of five decades, some of them drawn on linen. Two people who knew where the valves are, one of them about to retire. A reading once a year, on paper.
- No zones, so no number for a part of the town
- Bursts were found when the phone rang
- Overtime at night and on weekends
# What was done
${key} went in over six weeks: first at the inlets, then where the night values were highest. ${points[0]}. ${points[1]}.
| Week 1 to 2 | Survey and plan |
| Week 3 to 6 | Installation by their own fitters |
| Week 7 | First values discussed with us |
| Week 8 | First leak dug up, where it was said to be |
---
# What came of it
~ 34 33 31 27 24 22 20 19
Losses in percent of what was fed in, by month. The first two leaks paid for the devices; the other nine are the profit.
- Water lost: down by a third
- Bursts found before the phone rang: 8 of 10
- Call-outs at night: halved
“I sleep,” says the head of operations.
---
# What they would do again
Begin with one zone. Let the own people install, since they will look after it. Show the number to everybody, also in a bad month.
# And what not
“We waited two years for a large project to be approved. The small one would have paid for it.”
! You would like to talk to them? We make the introduction.`
}

const CHAPTERS: [string, string][] = [
  [
    'What is lost',
    'A network loses water through bursts that everybody sees and through leaks that nobody sees. The second kind is three quarters of it. A hole of three millimeters at four bar loses what eighty households use, and it may do so for years.',
  ],
  [
    'What it costs',
    'Water that is lost was pumped, treated and paid for. To that come the overtime of the night, the road that has to be closed and the letter of the insurer. We count with 0.60 to 1.90 euro for a cubic meter, all in all.',
  ],
  [
    'Why nights matter',
    'Between two and four in the morning people sleep and meters should. What flows then in a zone, less what a known few use, is the leak. It is the cheapest measurement there is.',
  ],
  [
    'Zones',
    'A zone is a part of the network with one or two measured inlets. Between five hundred and three thousand connections is a good size: small enough that a leak shows, large enough that meters stay few.',
  ],
  [
    'Pressure',
    'Leaks grow with pressure, and bursts come with changes of pressure. A bar less at night is a tenth less of losses, for nothing but a valve and a clock.',
  ],
  [
    'Listening',
    'Water that leaves a pipe makes a sound. Steel carries it far, plastic does not. Two sensors that hear the same sound at different times know where it comes from.',
  ],
  [
    'The order of things',
    'First the inlets, then the largest zones, then sensors where the night values are high. Meters at households come last for losses and first for bills; do not mix the two projects.',
  ],
  [
    'People',
    'The person who knows where the valves are is worth more than any software. Write down what they know while they are there, and let them correct the map.',
  ],
  [
    'What can go wrong',
    'Valves that are open and should be closed, meters that are too large for the night, batteries that were stored for two years, and a table that only one person understands.',
  ],
  [
    'A plan for twelve months',
    'Quarter one: inlets and night values. Quarter two: two zones and the first ten sensors. Quarter three: repair what was found, measure again. Quarter four: decide about the rest with numbers of your own.',
  ],
]

const paper: Write = ({ name, description }, { about }) => `
# Summary
${description}
${about[0]}
This paper is for people who run a network and for those who have to explain it to a board. It takes twenty minutes.
${CHAPTERS.map(
  ([title, text], index) => `---
# ${index + 1}. ${title}
${text}
${CHAPTERS[(index + 3) % CHAPTERS.length]?.[1]}
${index % 3 === 0 ? '~ 12 14 19 23 31 38 35 41' : list(['Measure first, then decide', 'Keep it small enough to finish', 'Show the number to everybody'])}
${index % 4 === 1 ? '! The first number surprises everybody. That is what it is for.' : ''}`,
).join('\n')}
---
# Sources and further reading
The numbers come from 212 networks in 14 countries that let us look, without their names, and from the public statistics of European regulators. The calculator that goes with this paper is a spreadsheet; ask us for it.
! ${name}: share it with whoever needs it.`

const STEPS: [string, string][] = [
  [
    'Unpack',
    'Check the label against the order. Leave the caps on the thread until the pipe is open; sand is what kills meters.',
  ],
  [
    'Take the old one out',
    'A bucket, a cloth, two wrenches. Hold against the pipe, or the joint behind the wall will turn with it.',
  ],
  [
    'Put the new one in',
    'Arrow in the direction of flow. Gaskets dry, never greased. Tighten by hand, then with the torque of the table.',
  ],
  [
    'Open the water',
    'Slowly: half a turn, wait, another half. Air in the pipe reads as flow for two minutes.',
  ],
  [
    'Switch it on',
    'Hold the magnet at the mark for three seconds. The display shows the size, then the radio sign, then zero.',
  ],
  [
    'Write it down',
    'Number, place, reading and a photograph, in the app or on the card. Without it the meter does not exist.',
  ],
]

const guide: Write = (_piece, { facts }) => `
${BEFORE_YOU_START}
${STEPS.map(
  ([title, text], index) => `---
# Step ${index + 1}: ${title}
${text}
${index === 2 ? rows([...['DN 15 / 20 Nm', 'DN 25 / 35 Nm', 'DN 50 / 60 Nm', 'DN 80 / 80 Nm'].map((pair): [string, string] => pair.split(' / ') as [string, string])]) : list(['Look', 'Do', 'Look again'])}
${index === 3 ? '! Never open the valve fast. The surge breaks older pipes.' : ''}`,
).join('\n')}
---
# When it does not work
| No display | Magnet longer; then battery |
| No radio | Lid of the manhole is of cast iron: mast antenna |
| Flow at night | That may be true. Close the valve and look again |
| Backflow | Arrow the wrong way round |
# Technical data
${rows(facts)}`

const prices: Write = ({ name, region, description }, product, key) => {
  const rate = region.startsWith('UK') ? 0.86 : 1
  const sign = region.startsWith('UK') ? '£' : '€'
  const shown = key === 'Company' ? Object.entries(PRODUCTS) : [[key, product] as const]
  const off = name.startsWith('Launch') ? 0.5 : 1
  const old = name.endsWith('(first)') ? 0.97 : 1
  return shown
    .map(
      ([title, { codes }]) => `
# ${title}
${codes.map(([code, what, euro]) => `| ${code} · ${what} | ${sign} ${(euro * rate * off * old).toFixed(2)} |`).join('\n')}
${off < 1 ? `! ${description}` : ''}`,
    )
    .map((part, index) => (index > 0 && index % 2 === 0 ? `---\n${part}` : part))
    .join('\n')
    .concat('\nWithout tax, ex works Brunnholm. From 100 pieces ask for an offer.')
}

const onePager: Write = ({ description }, { line, about, points, facts }) => `
# ${line}
${description}
${about[1] ?? about[0]}
${list(points)}
${rows(facts)}
! Ask for the white paper, or for half an hour with an engineer.`

const CLAUSES = [
  [
    'Subject',
    'Halden Instruments delivers devices and services as the order says; these terms go with each order and before any other terms.',
  ],
  [
    'Delivery',
    'Within four weeks from stock and eight weeks otherwise. Partial deliveries are possible and are billed by what was delivered.',
  ],
  [
    'Prices and payment',
    'By the price list on the day of the order. Thirty days net. An offset is possible with what is not disputed.',
  ],
  [
    'Warranty',
    'Five years on meters and sensors, ten years on batteries, from the day of delivery. We repair or replace, as is quicker for you.',
  ],
  [
    'Liability',
    'Without limit for intent and gross negligence; otherwise up to the value of the order. Nobody pays for what nobody could foresee.',
  ],
  [
    'Data',
    'What devices measure belongs to you. We look at it to do what the order says, and to make the product better without names in it.',
  ],
  [
    'Term',
    'Two years, then from year to year. Three months’ notice. On the last day you get all data as files.',
  ],
  [
    'Law',
    'The law of the country in which you have your seat. Before going to court we meet once, in person.',
  ],
] as const

const contract: Write = ({ name, description }) => `
# ${name}
${description}
${CLAUSES.slice(0, 3)
  .map(([title, text], index) => `# ${index + 1}. ${title}\n${text}`)
  .join('\n')}
---
${CLAUSES.slice(3, 6)
  .map(([title, text], index) => `# ${index + 4}. ${title}\n${text}`)
  .join('\n')}
---
${CLAUSES.slice(6)
  .map(([title, text], index) => `# ${index + 7}. ${title}\n${text}`)
  .join('\n')}
| Place, date | |
| For Halden Instruments | |
| For the customer | |`

const press: Write = (_piece, { about, points }) => `
# Halden Pulse finds leaks by street
Brunnholm. Halden Instruments today releases Pulse, a service that shows leaks in water networks on a map, often weeks before they are seen above ground.
${about.join('\n')}
“A network tells everything, at night and quietly. Pulse listens,” says Edda Halden.
---
# Facts for the editor
${list(points)}
Pictures and logo are in the press kit. Questions: Jonas Reuter, press@halden.example.`

const program: Write = () => `
# Aqua Forum Lindvik
Hall 4, booth 21. Three days, four talks, coffee all day long.
| Tuesday 10:00 | How Lindvik found its third · Tomas Lindqvist |
| Tuesday 15:00 | Pulse in ten minutes · Mira Okonjo |
| Wednesday 11:00 | Zones for small networks · Luc Moreau |
| Thursday 10:00 | Ask the fitters · Hana Sato |
---
# The booth
At the front the map with the live alarms of three towns. On the left a piece of main with a sensor on it and a tap: open it and listen. At the back two tables for quiet talks; book one with Luc.
- Bring someone who knows your network
- Take the one-pager, not the folder
! Scan the code at the booth: all we show is behind it.`

const WRITERS: Record<string, Write> = {
  Brochure: brochure,
  'Data sheet': sheet,
  'Case study': caseStudy,
  'White paper': paper,
  Guide: guide,
  'Price list': prices,
  'One-pager': onePager,
  Contract: contract,
  Press: press,
}

export function textOf(piece: Piece): string {
  const [key = 'Company'] = piece.product.split(';')
  const product = PRODUCTS[key] ?? (PRODUCTS.Company as Product)
  const write = piece.file.startsWith('fair-program') ? program : WRITERS[piece.type]
  if (!write) throw new Error(`Nothing to write for ${piece.file}`)
  return write(piece, product, key)
}
