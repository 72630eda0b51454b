export const keyboardShortcuts = 'Keyboard shortcuts'

const CTRL = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'

/** Shortcuts with the keys that have their effect, by where they work. */
export const shortcutGroups = [
  {
    name: 'Everywhere',
    shortcuts: [
      { keys: ['/'], effect: 'Search the library' },
      { keys: [`${CTRL} K`], effect: 'Find anything, do anything' },
      { keys: ['?'], effect: 'Show this list' },
      { keys: ['G H'], effect: 'Go to Home' },
      { keys: ['G L'], effect: 'Go to Library' },
      { keys: ['G C'], effect: 'Go to Collections' },
      { keys: ['G S'], effect: 'Go to Sites' },
      { keys: ['G K'], effect: 'Go to Links' },
      { keys: ['G T'], effect: 'Go to CTAs' },
      { keys: ['G W'], effect: 'Go to Wishlist' },
      { keys: ['G A'], effect: 'Go to Activity' },
      { keys: ['G N'], effect: 'Go to Analytics' },
      { keys: ['G E'], effect: 'Go to Settings' },
      { keys: ['Esc'], effect: 'Close a dialog or menu' },
    ],
  },
  {
    name: 'Lists of items',
    shortcuts: [
      { keys: ['↑', '↓', '←', '→', 'J', 'K'], effect: 'Go from item to item' },
      { keys: ['Enter'], effect: 'Open the item' },
      { keys: ['Space'], effect: 'Preview the item' },
      { keys: ['S'], effect: 'Share the item' },
      { keys: ['X'], effect: 'Select the item' },
      { keys: ['Shift ↓'], effect: 'Select a range' },
      { keys: [`${CTRL} A`], effect: 'Select all' },
      { keys: ['F2'], effect: 'Rename the item, in the table' },
      { keys: ['Esc'], effect: 'Clear the selection' },
    ],
  },
  {
    name: 'An item',
    shortcuts: [
      { keys: ['←', 'K'], effect: 'Previous item' },
      { keys: ['→', 'J'], effect: 'Next item' },
      { keys: ['S'], effect: 'Share the item' },
    ],
  },
]
