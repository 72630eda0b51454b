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
  utm: { source: string; medium: string } | null
}

export type Channel = 'mail' | 'social' | 'website' | 'fair' | 'press' | 'chat'

type Weights = readonly (readonly [string, number])[]

const COUNTRIES: Record<Channel, Weights> = {
  mail: [
    ['DE', 26],
    ['GB', 17],
    ['SE', 13],
    ['NO', 10],
    ['NL', 9],
    ['FR', 7],
    ['DK', 6],
    ['AT', 4],
    ['CH', 4],
    ['IE', 4],
    ['ES', 4],
    ['US', 3],
  ],
  social: [
    ['DE', 18],
    ['GB', 16],
    ['US', 14],
    ['SE', 10],
    ['IN', 7],
    ['NL', 7],
    ['NO', 6],
    ['FR', 6],
    ['ES', 5],
    ['BR', 3],
    ['AU', 3],
  ],
  website: [
    ['DE', 24],
    ['GB', 14],
    ['SE', 9],
    ['US', 9],
    ['FR', 8],
    ['NL', 8],
    ['PL', 5],
    ['IT', 5],
    ['AT', 4],
    ['NO', 4],
  ],
  fair: [
    ['NO', 58],
    ['SE', 18],
    ['DK', 12],
    ['DE', 7],
    ['FI', 5],
  ],
  press: [
    ['GB', 34],
    ['DE', 26],
    ['US', 12],
    ['SE', 8],
    ['FR', 6],
  ],
  chat: [['DE', 1]],
}

const REFERRERS: Record<Channel, readonly (readonly [string | null, number])[]> = {
  mail: [
    [null, 62],
    ['outlook.office.com', 22],
    ['mail.google.com', 12],
    ['webmail.example', 4],
  ],
  social: [
    ['www.linkedin.com', 78],
    ['lnkd.in', 8],
    [null, 14],
  ],
  website: [
    ['www.halden.example', 83],
    [null, 12],
    ['www.google.com', 5],
  ],
  fair: [[null, 1]],
  press: [
    [null, 70],
    ['www.waterweekly.example', 18],
    ['mail.google.com', 12],
  ],
  chat: [
    ['teams.microsoft.com', 46],
    [null, 40],
    ['app.slack.com', 14],
  ],
}

const DEVICES: Record<Channel, Weights> = {
  mail: [
    ['desktop', 74],
    ['mobile', 23],
    ['tablet', 3],
  ],
  social: [
    ['mobile', 64],
    ['desktop', 33],
    ['tablet', 3],
  ],
  website: [
    ['desktop', 68],
    ['mobile', 28],
    ['tablet', 4],
  ],
  fair: [
    ['mobile', 94],
    ['tablet', 6],
  ],
  press: [
    ['desktop', 86],
    ['mobile', 14],
  ],
  chat: [
    ['desktop', 82],
    ['mobile', 18],
  ],
}

const BROWSERS: Record<string, readonly (readonly [[browser: string, os: string], number])[]> = {
  desktop: [
    [['Chrome', 'Windows'], 34],
    [['Microsoft Edge', 'Windows'], 29],
    [['Firefox', 'Windows'], 8],
    [['Safari', 'macOS'], 13],
    [['Chrome', 'macOS'], 11],
    [['Firefox', 'Linux'], 5],
  ],
  mobile: [
    [['Safari', 'iOS'], 55],
    [['Chrome', 'Android'], 37],
    [['Samsung Internet for Android', 'Android'], 8],
  ],
  tablet: [
    [['Safari', 'iOS'], 80],
    [['Chrome', 'Android'], 20],
  ],
}

/** Without a country it is somebody of those the channel reaches. */
export function personFrom(random: Random, channel: Channel, country?: string): Person {
  const device = random.weighted(DEVICES[channel])
  const [browser, os] = random.weighted(BROWSERS[device] ?? [[['Chrome', 'Windows'], 1]])
  return {
    key: random.hex(32),
    country: country ?? random.weighted(COUNTRIES[channel]),
    device,
    browser,
    os,
    referrer: random.weighted(REFERRERS[channel]),
    trigger: channel === 'fair' ? 'qr' : 'link',
    utm: channel === 'mail' ? { source: 'newsletter', medium: 'email' } : null,
  }
}

export interface Machine extends Pick<Person, 'device' | 'browser' | 'os'> {
  filtered: string
}

export const MACHINES: Record<'bot' | 'unfurler' | 'scanner' | 'head', Machine> = {
  bot: { filtered: 'bot', device: 'bot', browser: null, os: null },
  unfurler: { filtered: 'unfurler', device: 'bot', browser: null, os: null },
  scanner: { filtered: 'scanner', device: 'desktop', browser: 'Chrome', os: 'Windows' },
  head: { filtered: 'head', device: null, browser: null, os: null },
}
