import { t } from '@satchel/messages/t.ts'
import { blockAt } from '../block-ops.ts'
import type { SaveState } from './draft/autosave.ts'
import * as labels from './labels.ts'

/** Returns the server's problems as sentences, by block. */
export function problemsByBlock(state: SaveState): ReadonlyMap<string, readonly string[]> {
  const problems = new Map<string, string[]>()
  if (state.kind !== 'refused') return problems
  for (const { path, message } of state.problem.body.errors ?? []) {
    const place = blockAt(state.draft.content, path)
    if (!place) continue
    const [field = ''] = place.field.split('.')
    const sentence = `${labels.FIELD_NAMES[field] ?? t('sites.editor.thisBlock')} ${message}`
    const messages = problems.get(place.id) ?? []
    if (!messages.includes(sentence)) problems.set(place.id, [...messages, sentence])
  }
  return problems
}
