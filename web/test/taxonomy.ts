import type { AccountSettings, CategoryValue, Tag } from '@satchel/contract/taxonomy.ts'

export function tagOf(label: string, itemCount = 0, overrides: Partial<Tag> = {}): Tag {
  return { key: label.toLowerCase(), label, color: null, itemCount, ...overrides }
}

export function categoryValueOf(
  number: number,
  label: string,
  overrides: Partial<CategoryValue> = {},
): CategoryValue {
  return {
    id: `0199fade-0000-7000-8000-${String(number).padStart(12, '0')}`,
    label,
    color: null,
    position: number,
    archived: false,
    itemCount: 0,
    ...overrides,
  }
}

/** Returns settings of a tenant without tags and values, except for these. */
export function settingsOf(overrides: Partial<AccountSettings> = {}): AccountSettings {
  return {
    id: '0199aaaa-0000-7000-8000-000000000001',
    version: 1,
    tags: [],
    categories: {
      funnelStage: [],
      contentProduct: [],
      contentType: [],
      contentIndustry: [],
      contentRegion: [],
    },
    requiredCategories: [],
    sharing: {
      allowDownload: true,
      downloadAs: 'pdf',
      questions: false,
      allowPassOn: true,
      visitsKeptMonths: null,
    },
    activity: { keptMonths: 24 },
    agreementYears: 3,
    ocrLanguages: [],
    notifications: { shareView: true },
    ...overrides,
  }
}
