export const CARD_GAP = 16
const CARD_MIN = 204
const BORDERS = 2
/** On a phone two stand beside each other. */
const NARROW = 2 * CARD_MIN + CARD_GAP

/** Every card has the same height, known before it is drawn: nothing jumps. `textHeight`: what stands below the picture. */
export function cardGrid(width: number, textHeight: number) {
  const perRow = width < NARROW ? 2 : Math.floor((width + CARD_GAP) / (CARD_MIN + CARD_GAP))
  const cardWidth = (width - CARD_GAP * (perRow - 1)) / perRow
  const preview = ((cardWidth - BORDERS) * 3) / 4
  return { perRow, cardWidth, rowHeight: Math.round(preview + textHeight + BORDERS) + CARD_GAP }
}
