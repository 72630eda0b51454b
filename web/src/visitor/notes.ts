import { spoken, t } from './messages/messages.ts'

/** Notes of the processing with a part that each language has in a place of its own. */
const WITH_FORMAT = [
  [/^The video plays without sound: browsers can’t play (.+)$/, 'noteNoSound'],
  [/^Most browsers can’t play this video: it’s (.+)$/, 'noteNotPlayed'],
  [/^Browsers can’t play this (?:video|recording): it’s (.+)$/, 'noteNotPlayed'],
  [/^Browsers can’t show this file: it’s a picture in the format (.+)$/, 'noteNotShown'],
] as const
const PLAIN = [
  [/^Browsers can’t play recordings of this type$/, 'noteTypeNotPlayed'],
  [/^No preview: this server/, 'noteNoPreview'],
  [/^No preview: the document/, 'noteNotConverted'],
  [/^The file has neither picture nor sound/, 'noteNothingToPlay'],
  [/^Browsers can’t show this file: it’s a raw photo/, 'noteRawPhoto'],
] as const

/** Says why a file isn't shown or played, by the note that was stored when it was read. */
export function noteOf(note: string): string {
  if (spoken() === 'en') return `${note}.`
  for (const [pattern, key] of WITH_FORMAT) {
    const format = pattern.exec(note)?.[1]
    if (format) return t(key, { format })
  }
  const key = PLAIN.find(([pattern]) => pattern.test(note))?.[1]
  return t(key ?? 'cantBeShown')
}
