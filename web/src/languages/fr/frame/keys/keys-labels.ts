export const keyboardShortcuts = 'Raccourcis clavier'

const CTRL = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'

/** Shortcuts with the keys that have their effect, by where they work. */
export const shortcutGroups = [
  {
    name: 'Partout',
    shortcuts: [
      { keys: ['/'], effect: 'Rechercher dans la bibliothèque' },
      { keys: [`${CTRL} K`], effect: 'Tout trouver, tout faire' },
      { keys: ['?'], effect: 'Afficher cette liste' },
      { keys: ['G H'], effect: 'Aller à l’accueil' },
      { keys: ['G L'], effect: 'Aller à la bibliothèque' },
      { keys: ['G C'], effect: 'Aller aux collections' },
      { keys: ['G S'], effect: 'Aller aux sites' },
      { keys: ['G K'], effect: 'Aller aux liens' },
      { keys: ['G T'], effect: 'Aller aux CTA' },
      { keys: ['G W'], effect: 'Aller aux souhaits' },
      { keys: ['G A'], effect: 'Aller à l’activité' },
      { keys: ['G N'], effect: 'Aller aux statistiques' },
      { keys: ['G E'], effect: 'Aller aux paramètres' },
      { keys: ['Échap'], effect: 'Fermer une boîte de dialogue ou un menu' },
    ],
  },
  {
    name: 'Listes de contenus',
    shortcuts: [
      { keys: ['↑', '↓', '←', '→', 'J', 'K'], effect: 'Passer d’un contenu à l’autre' },
      { keys: ['Entrée'], effect: 'Ouvrir le contenu' },
      { keys: ['Espace'], effect: 'Afficher l’aperçu du contenu' },
      { keys: ['S'], effect: 'Partager le contenu' },
      { keys: ['X'], effect: 'Sélectionner le contenu' },
      { keys: ['Maj ↓'], effect: 'Sélectionner une plage' },
      { keys: [`${CTRL} A`], effect: 'Tout sélectionner' },
      { keys: ['F2'], effect: 'Renommer le contenu, dans le tableau' },
      { keys: ['Échap'], effect: 'Effacer la sélection' },
    ],
  },
  {
    name: 'Un contenu',
    shortcuts: [
      { keys: ['←', 'K'], effect: 'Contenu précédent' },
      { keys: ['→', 'J'], effect: 'Contenu suivant' },
      { keys: ['S'], effect: 'Partager le contenu' },
    ],
  },
]
