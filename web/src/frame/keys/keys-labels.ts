import { t } from '@satchel/messages/t.ts'

const CTRL = navigator.platform.startsWith('Mac') ? '⌘' : t('frame.keys.ctrl')

/** Shortcuts with the keys that have their effect, by where they work. */
export const shortcutGroups = [
  {
    name: t('frame.keys.shortcutGroups.everywhere'),
    shortcuts: [
      { keys: ['/'], effect: t('frame.keys.shortcutGroups.shortcuts.searchTheLibrary') },
      { keys: [`${CTRL} K`], effect: t('frame.keys.shortcutGroups.shortcuts.findAnythingDo') },
      { keys: ['?'], effect: t('frame.keys.shortcutGroups.shortcuts.showThisList') },
      { keys: ['G H'], effect: t('frame.keys.shortcutGroups.shortcuts.goToHome') },
      { keys: ['G L'], effect: t('frame.keys.shortcutGroups.shortcuts.goToLibrary') },
      { keys: ['G C'], effect: t('frame.keys.shortcutGroups.shortcuts.goToCollections') },
      { keys: ['G S'], effect: t('frame.keys.shortcutGroups.shortcuts.goToSites') },
      { keys: ['G K'], effect: t('frame.keys.shortcutGroups.shortcuts.goToLinks') },
      { keys: ['G T'], effect: t('frame.keys.shortcutGroups.shortcuts.goToCTAs') },
      { keys: ['G W'], effect: t('frame.keys.shortcutGroups.shortcuts.goToWishlist') },
      { keys: ['G A'], effect: t('frame.keys.shortcutGroups.shortcuts.goToActivity') },
      { keys: ['G N'], effect: t('frame.keys.shortcutGroups.shortcuts.goToAnalytics') },
      { keys: ['G E'], effect: t('frame.keys.shortcutGroups.shortcuts.goToSettings') },
      {
        keys: [t('frame.keys.shortcutGroups.shortcuts.esc')],
        effect: t('frame.keys.shortcutGroups.shortcuts.closeADialog'),
      },
    ],
  },
  {
    name: t('frame.keys.shortcutGroups.listsOfItems'),
    shortcuts: [
      {
        keys: ['↑', '↓', '←', '→', 'J', 'K'],
        effect: t('frame.keys.shortcutGroups.shortcuts.goFromItem'),
      },
      {
        keys: [t('frame.keys.shortcutGroups.shortcuts.enter')],
        effect: t('frame.keys.shortcutGroups.shortcuts.openTheItem'),
      },
      {
        keys: [t('frame.keys.shortcutGroups.shortcuts.space')],
        effect: t('frame.keys.shortcutGroups.shortcuts.previewTheItem'),
      },
      { keys: ['S'], effect: t('frame.keys.shortcutGroups.shortcuts.shareTheItem') },
      { keys: ['X'], effect: t('frame.keys.shortcutGroups.shortcuts.selectTheItem') },
      {
        keys: [t('frame.keys.shortcutGroups.shortcuts.shift')],
        effect: t('frame.keys.shortcutGroups.shortcuts.selectARange'),
      },
      { keys: [`${CTRL} A`], effect: t('frame.keys.shortcutGroups.shortcuts.selectAll') },
      { keys: ['F2'], effect: t('frame.keys.shortcutGroups.shortcuts.renameTheItem') },
      {
        keys: [t('frame.keys.shortcutGroups.shortcuts.escOfPreview')],
        effect: t('frame.keys.shortcutGroups.shortcuts.clearTheSelection'),
      },
    ],
  },
  {
    name: t('frame.keys.shortcutGroups.anItem'),
    shortcuts: [
      { keys: ['←', 'K'], effect: t('frame.keys.shortcutGroups.shortcuts.previousItem') },
      { keys: ['→', 'J'], effect: t('frame.keys.shortcutGroups.shortcuts.nextItem') },
      { keys: ['S'], effect: t('frame.keys.shortcutGroups.shortcuts.shareShownItem') },
    ],
  },
]
