import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type CountryResponse, Reader } from 'mmdb-lib'

/** A public-domain database made from the IP registries. */
const DATA = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

let reader: Reader<CountryResponse> | undefined
let loading: Promise<void> | undefined

/** Loads the data with the first visit. Without it, countries are unknown and links still work. */
export function loadCountries(): Promise<void> | undefined {
  if (reader) return undefined
  loading ??= load().catch(() => undefined)
  return loading
}

async function load(): Promise<void> {
  reader = new Reader(await readFile(fileURLToPath(import.meta.resolve(DATA))))
}

/** Returns two letters; null for private networks. */
export function countryOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!reader || !isIP(plain)) return null
  const found = reader.get(plain) as { country_code?: unknown } | null
  const code = found?.country_code
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : null
}
