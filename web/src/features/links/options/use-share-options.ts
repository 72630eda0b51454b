import type { Link } from '@satchel/contract/links/links.ts'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { accountSettings } from '../../../lib/taxonomy.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { baseOfExisting, baseOfPreset, effectiveOf, type Terms } from './option-terms.ts'
import { presetIn, usePresets } from './use-presets.ts'

/**
 * Returns the presets and the options: chosen ones, else those of the link that is there, else, for a new one, the
 * preset's or the tenant's.
 */
export function useShareOptions(terms: Terms, link?: Link) {
  const presets = usePresets()
  const timeZone = use(TimeZone)
  const { data: settings } = useQuery(accountSettings)
  const preset = presetIn(presets.presets, terms.presetId)
  const { allowDownload = true, downloadAs = 'pdf', questions = false } = settings?.sharing ?? {}
  const allowPassOn = settings?.sharing.allowPassOn === false ? false : undefined
  const company = { allowDownload, downloadAs, questions, allowPassOn }
  const fresh = baseOfPreset(preset, company, timeZone)
  const fromPreset = link && terms.presetId && preset ? chosenIn(preset.options, fresh) : {}
  const base = link ? baseOfExisting(link, fromPreset, fresh, timeZone) : fresh
  return { presets, preset, base, effective: effectiveOf(terms, base) }
}

/** Returns those of the options that a preset has. */
function chosenIn<T extends object>(options: object, all: T): Partial<T> {
  const has = (name: string) =>
    name in options || (name === 'expiresOn' && 'expiresInDays' in options)
  const entries = Object.entries(all).filter(
    ([name, value]) => has(name) && !(name === 'hasPassword' && value === false),
  )
  return Object.fromEntries(entries) as Partial<T>
}
