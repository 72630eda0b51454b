import type {
  LinkPreset,
  LinkPresetChange,
  LinkPresetDraft,
  PresetOptions,
} from '@satchel/contract/links/presets.ts'
import type { Scope } from '../platform/database/scope.ts'
import { requireVersion } from '../platform/http/if-match.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { addDays } from '../platform/time.ts'
import * as options from './options.ts'
import * as query from './preset-queries.ts'
import { findToday } from './queries.ts'

const PRESETS_MAX = 100

export async function list(scope: Scope): Promise<{ items: LinkPreset[] }> {
  const rows = await query.findPresets(scope)
  return { items: rows.map(present) }
}

export async function create(scope: Scope, draft: LinkPresetDraft): Promise<LinkPreset> {
  await query.lockPresets(scope)
  const existing = await query.findPresets(scope)
  if (existing.length >= PRESETS_MAX)
    throw new Problem('conflict', says('youAlreadyHavePresetsDeleteOneFirst', { max: PRESETS_MAX }))
  const stored = await storedOf(scope, draft.options)
  if (draft.isDefault) await query.clearDefault(scope)
  const id = await query.insertPreset(scope, {
    name: draft.name.trim(),
    options: JSON.stringify(stored),
    isDefault: draft.isDefault ?? false,
  })
  await note(scope, 'preset.made', named(id), draft.name.trim())
  return one(scope, named(id))
}

export async function change(
  scope: Scope,
  { id, ifMatch }: { id: string; ifMatch: number | undefined },
  input: LinkPresetChange,
): Promise<LinkPreset> {
  await query.lockPresets(scope)
  const before = orNotFound(await query.findPreset(scope, id), 'Preset')
  requireVersion('preset', before.version, ifMatch)
  const { passwordHash } = before.options
  const stored = input.options && {
    ...(passwordHash && { passwordHash }),
    ...(await storedOf(scope, input.options)),
  }
  if (input.isDefault) await query.clearDefault(scope)
  const isChanged = await query.updatePreset(scope, id, {
    ...(input.name && { name: input.name.trim() }),
    ...(stored && { options: JSON.stringify(stored) }),
    ...(input.isDefault !== undefined && { isDefault: input.isDefault }),
  })
  named(isChanged)
  await note(scope, 'preset.changed', id, input.name?.trim() ?? before.name)
  return one(scope, id)
}

export async function remove(scope: Scope, id: string): Promise<void> {
  const { name } = orNotFound(await query.deletePreset(scope, id), 'Preset')
  await note(scope, 'preset.deleted', id, name)
}

async function note(
  scope: Scope,
  action: 'preset.made' | 'preset.changed' | 'preset.deleted',
  id: string,
  name: string,
): Promise<void> {
  await audit(scope, { action, target: { type: 'preset', id, name } })
}

/** Returns the options of the given preset. */
export async function termsOf(scope: Scope, id: string): Promise<options.Terms> {
  const preset = await query.findPreset(scope, id)
  if (!preset) throw invalidField('presetId', says('isNotPreset'))
  return toTerms(scope, preset)
}

/** Returns the options of the default preset; empty if there is none. */
export async function defaultTerms(scope: Scope): Promise<options.Terms> {
  const preset = await query.findDefault(scope)
  return preset ? toTerms(scope, preset) : {}
}

async function toTerms(
  scope: Scope,
  { options: { expiresInDays, ...terms } }: query.PresetRow,
): Promise<options.Terms> {
  if (!expiresInDays) return terms
  return { ...terms, expiresOn: addDays(await findToday(scope), expiresInDays) }
}

async function storedOf(
  scope: Scope,
  { expiresInDays, ...rest }: PresetOptions,
): Promise<query.StoredOptions> {
  const terms = options.withGate(await options.termsOf(scope, rest))
  return { ...terms, ...(expiresInDays && { expiresInDays }) }
}

async function one(scope: Scope, id: string): Promise<LinkPreset> {
  return present(orNotFound(await query.findPreset(scope, id), 'Preset'))
}

function present({ options: { passwordHash, ...shown }, ...row }: query.PresetRow): LinkPreset {
  return { ...row, options: { ...shown, hasPassword: !!passwordHash } as LinkPreset['options'] }
}

function named<T>(done: T | undefined): T {
  if (done !== undefined) return done
  const errors = [{ path: 'name', ...says('isTaken') }]
  throw new Problem('conflict', says('presetWithThisNameAlreadyExists'), { errors })
}
