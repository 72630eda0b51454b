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
      { keys: ['Esc'], effect: 'Close a dialog or menu' },
    ],
  },
  {
    name: 'Lists of items',
    shortcuts: [
      { keys: ['↑', '↓', '←', '→'], effect: 'Go from item to item' },
      { keys: ['Enter'], effect: 'Open the item' },
      { keys: ['Space'], effect: 'Preview the item' },
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
    ],
  },
]
