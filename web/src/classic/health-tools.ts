import type { HealthTools } from '../features/analytics/health/health-tools.ts'
import { ofItems } from '../features/items/bulk/bulk-target.ts'
import { openShareDialog } from '../features/links/share/ShareDialog.tsx'

/** Actions of other features for content health; dialogs are loaded when they are opened. */
export const healthTools: HealthTools = {
  classify: async (item) => {
    const { openClassify } = await import('../features/items/bulk/ClassifyForm.tsx')
    openClassify({ ...ofItems([item]), label: item.name })
  },
  share: ({ id, name }) => openShareDialog({ itemType: 'ITEM', itemId: id, itemName: name }),
}
