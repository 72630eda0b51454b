import { readJson } from './content.ts'
import type { Random } from './random.ts'

/** A visitor, human or bot, with the properties of their browser. */
export interface Person {
  /** Hexadecimal, 32 digits. */
  key: string
  country: string
  device: string | null
  browser: string | null
  os: string | null
  referrer: string | null
  trigger: string
  /** The reason their visits don’t count. */
  filtered?: string
}

export type Channel = 'mail' | 'social' | 'website' | 'fair' | 'press' | 'chat'
type Weights = Record<string, number>

/** Contents of `content/audiences.json`: who comes through a channel, and the browsers of each device. */
interface Audiences
  extends Record<'countries' | 'referrers' | 'devices', Record<Channel, Weights>> {
  browsers: Record<string, Weights>
}

const MACHINES = {
  bot: { filtered: 'bot', device: 'bot', browser: null, os: null },
  unfurler: { filtered: 'unfurler', device: 'bot', browser: null, os: null },
  scanner: { filtered: 'scanner', device: 'desktop', browser: 'Chrome', os: 'Windows' },
  head: { filtered: 'head', device: null, browser: null, os: null },
}
type Machine = keyof typeof MACHINES

export interface Visitors {
  /** A person; without a country, of one that the channel reaches. */
  person(channel: Channel, country?: string): Person
  machine(kind?: Machine): Person
}

export async function openVisitors(random: Random): Promise<Visitors> {
  const { countries, referrers, devices, browsers } = await readJson<Audiences>('audiences.json')
  const some = (weights: Weights = {}) => random.weighted(Object.entries(weights))
  return {
    person(channel, country) {
      const device = some(devices[channel])
      const [browser = null, os = null] = some(browsers[device]).split(' on ')
      const referrer = some(referrers[channel])
      return {
        key: random.hex(32),
        country: country ?? some(countries[channel]),
        device,
        browser,
        os,
        referrer: referrer === 'none' ? null : referrer,
        trigger: channel === 'fair' ? 'qr' : 'link',
      }
    },
    machine(kind = some({ bot: 5, unfurler: 3, scanner: 4, head: 1 }) as Machine) {
      const country = random.pick(['US', 'IE', 'NL', 'DE'])
      return { ...MACHINES[kind], country, key: random.hex(32), referrer: null, trigger: 'link' }
    },
  }
}
