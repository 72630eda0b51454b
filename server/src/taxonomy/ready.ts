import type { Category } from '@satchel/contract/taxonomy.ts'

type Value = readonly [label: string, color: string]

/** The taxonomy of new tenants, which they can change. */
export const READY_TAXONOMY: Readonly<Record<Category, readonly Value[]>> = {
  funnelStage: [
    ['Awareness', '#3b82f6'],
    ['Consideration', '#8b5cf6'],
    ['Decision', '#f59e0b'],
    ['Onboarding', '#10b981'],
    ['Retention', '#ec4899'],
  ],
  contentProduct: [
    ['Company', '#64748b'],
    ['Main product', '#0ea5e9'],
    ['Services', '#14b8a6'],
  ],
  contentType: [
    ['Brochure', '#ef4444'],
    ['Case study', '#f97316'],
    ['Presentation', '#eab308'],
    ['White paper', '#22c55e'],
    ['Price list', '#06b6d4'],
    ['Video', '#6366f1'],
    ['Web page', '#a855f7'],
    ['Image', '#f43f5e'],
  ],
  contentIndustry: [
    ['Manufacturing', '#78716c'],
    ['Retail', '#d946ef'],
    ['Finance', '#059669'],
    ['Health', '#e11d48'],
    ['Public sector', '#2563eb'],
    ['Technology', '#7c3aed'],
  ],
  contentRegion: [
    ['Worldwide', '#475569'],
    ['Europe', '#2563eb'],
    ['North America', '#dc2626'],
    ['South America', '#16a34a'],
    ['Asia and Pacific', '#ea580c'],
    ['Middle East and Africa', '#ca8a04'],
  ],
}
