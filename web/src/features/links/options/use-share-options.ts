import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { accountSettings } from '../../../lib/taxonomy.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { baseOfPreset, effectiveOf, type Terms } from './option-terms.ts'
import { presetIn, usePresets } from './use-presets.ts'

/** Returns the presets and the options of a new link: chosen ones, else the preset's, else the tenant's. */
export function useShareOptions(terms: Terms) {
  const presets = usePresets()
  const timeZone = use(TimeZone)
  const { data: settings } = useQuery(accountSettings)
  const preset = presetIn(presets.presets, terms.presetId)
  const { allowDownload = true, downloadAs = 'pdf' } = settings?.sharing ?? {}
  const base = baseOfPreset(preset, { allowDownload, downloadAs }, timeZone)
  return { presets, preset, base, effective: effectiveOf(terms, base) }
}
