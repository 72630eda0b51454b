import type { MessageParameters } from './parameters.ts'

export type MessageKey = keyof MessageParameters
/** The values that a message needs: none, or an object with one for each parameter. */
export type Values<Key extends MessageKey> = MessageParameters[Key] extends null
  ? []
  : [values: MessageParameters[Key]]

/**
 * Writes a message in the language of the app: `t('collections.addedToName', { name })`. The build puts the text in its
 * place (`web/messages-plugin.ts`), so the key is a string there and then, and the browser gets no catalogue.
 */
export function t<Key extends MessageKey>(key: Key, ..._values: Values<Key>): string {
  throw new Error(`The build didn’t replace “${key}”. On the server, use messagesIn(language).`)
}
