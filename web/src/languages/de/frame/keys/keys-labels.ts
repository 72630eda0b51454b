export const keyboardShortcuts = 'Tastenkürzel'

const CTRL = navigator.platform.startsWith('Mac') ? '⌘' : 'Strg'

/** Shortcuts with the keys that have their effect, by where they work. */
export const shortcutGroups = [
  {
    name: 'Überall',
    shortcuts: [
      { keys: ['/'], effect: 'Bibliothek durchsuchen' },
      { keys: [`${CTRL} K`], effect: 'Alles finden, alles tun' },
      { keys: ['?'], effect: 'Diese Liste zeigen' },
      { keys: ['G H'], effect: 'Zu Start' },
      { keys: ['G L'], effect: 'Zur Bibliothek' },
      { keys: ['G C'], effect: 'Zu den Sammlungen' },
      { keys: ['G S'], effect: 'Zu den Sites' },
      { keys: ['G K'], effect: 'Zu den Links' },
      { keys: ['G T'], effect: 'Zu den CTAs' },
      { keys: ['G W'], effect: 'Zur Wunschliste' },
      { keys: ['G A'], effect: 'Zur Aktivität' },
      { keys: ['G N'], effect: 'Zu den Analysen' },
      { keys: ['G E'], effect: 'Zu den Einstellungen' },
      { keys: ['Esc'], effect: 'Dialog oder Menü schließen' },
    ],
  },
  {
    name: 'Listen von Inhalten',
    shortcuts: [
      { keys: ['↑', '↓', '←', '→', 'J', 'K'], effect: 'Von Inhalt zu Inhalt' },
      { keys: ['Enter'], effect: 'Inhalt öffnen' },
      { keys: ['Leertaste'], effect: 'Vorschau des Inhalts' },
      { keys: ['S'], effect: 'Inhalt teilen' },
      { keys: ['X'], effect: 'Inhalt auswählen' },
      { keys: ['Umschalt ↓'], effect: 'Bereich auswählen' },
      { keys: [`${CTRL} A`], effect: 'Alle auswählen' },
      { keys: ['F2'], effect: 'Inhalt umbenennen, in der Tabelle' },
      { keys: ['Esc'], effect: 'Auswahl aufheben' },
    ],
  },
  {
    name: 'Ein Inhalt',
    shortcuts: [
      { keys: ['←', 'K'], effect: 'Voriger Inhalt' },
      { keys: ['→', 'J'], effect: 'Nächster Inhalt' },
      { keys: ['S'], effect: 'Inhalt teilen' },
    ],
  },
]
