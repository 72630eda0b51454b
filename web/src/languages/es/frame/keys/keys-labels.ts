export const keyboardShortcuts = 'Atajos de teclado'

const CTRL = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'

/** Shortcuts with the keys that have their effect, by where they work. */
export const shortcutGroups = [
  {
    name: 'En todas partes',
    shortcuts: [
      { keys: ['/'], effect: 'Buscar en la biblioteca' },
      { keys: [`${CTRL} K`], effect: 'Encontrar y hacer cualquier cosa' },
      { keys: ['?'], effect: 'Mostrar esta lista' },
      { keys: ['G H'], effect: 'Ir a Inicio' },
      { keys: ['G L'], effect: 'Ir a la biblioteca' },
      { keys: ['G C'], effect: 'Ir a las colecciones' },
      { keys: ['G S'], effect: 'Ir a los sitios' },
      { keys: ['G K'], effect: 'Ir a los enlaces' },
      { keys: ['G T'], effect: 'Ir a los CTA' },
      { keys: ['G W'], effect: 'Ir a la lista de deseos' },
      { keys: ['G A'], effect: 'Ir a la actividad' },
      { keys: ['G N'], effect: 'Ir a la analítica' },
      { keys: ['G E'], effect: 'Ir a la configuración' },
      { keys: ['Esc'], effect: 'Cerrar un cuadro de diálogo o menú' },
    ],
  },
  {
    name: 'Listas de elementos',
    shortcuts: [
      { keys: ['↑', '↓', '←', '→', 'J', 'K'], effect: 'Ir de un elemento a otro' },
      { keys: ['Intro'], effect: 'Abrir el elemento' },
      { keys: ['Espacio'], effect: 'Ver una vista previa del elemento' },
      { keys: ['S'], effect: 'Compartir el elemento' },
      { keys: ['X'], effect: 'Seleccionar el elemento' },
      { keys: ['Mayús ↓'], effect: 'Seleccionar un intervalo' },
      { keys: [`${CTRL} A`], effect: 'Seleccionar todo' },
      { keys: ['F2'], effect: 'Renombrar el elemento, en la tabla' },
      { keys: ['Esc'], effect: 'Anular la selección' },
    ],
  },
  {
    name: 'Un elemento',
    shortcuts: [
      { keys: ['←', 'K'], effect: 'Elemento anterior' },
      { keys: ['→', 'J'], effect: 'Elemento siguiente' },
      { keys: ['S'], effect: 'Compartir el elemento' },
    ],
  },
]
