import { IntlMessageFormat } from 'intl-messageformat'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import type { MessageKey, Values } from './t.ts'

/** Writes a message of the catalogue in one language. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: Values<Key>) => string

const catalogues = new Map<string, Catalogue>()
const translators = new Map<string, Translate>()

/** Returns the function that writes messages in a language, for the server: `messagesIn('de')('links.copied')`. */
export function messagesIn(language: string): Translate {
  const existing = translators.get(language)
  if (existing) return existing
  const formats = new Map<string, IntlMessageFormat>()
  const translate: Translate = (key, ...[values]) => {
    const format = formats.get(key) ?? formatOf(language, key)
    formats.set(key, format)
    return String(format.format(values ?? {}))
  }
  translators.set(language, translate)
  return translate
}

/** Tells whether the catalogue has a message, for keys that are made of codes: `problem.not_found`. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(catalogueOf('en'), key)
}

function formatOf(language: string, key: MessageKey): IntlMessageFormat {
  const own = catalogueOf(language)[key]
  const text = own ?? catalogueOf('en')[key]
  // A text is text: tags in it, or in what is put in, are none.
  return new IntlMessageFormat(text ?? key, own ? language : 'en', undefined, { ignoreTag: true })
}

function catalogueOf(language: string): Catalogue {
  const catalogue = catalogues.get(language) ?? readCatalogue(language)
  catalogues.set(language, catalogue)
  return catalogue
}
