export const CARD_GAP = 16
const CARD_MIN = 204
const BORDERS = 2
/** Width up to which two cards fit beside each other, as on a phone. */
const NARROW = 2 * CARD_MIN + CARD_GAP

/**
 * Returns the layout of cards, whose height is known before they are rendered so that nothing jumps. `textHeight`: the
 * part below the image.
 */
export function cardGrid(width: number, textHeight: number) {
  const perRow = width < NARROW ? 2 : Math.floor((width + CARD_GAP) / (CARD_MIN + CARD_GAP))
  const cardWidth = (width - CARD_GAP * (perRow - 1)) / perRow
  const preview = ((cardWidth - BORDERS) * 3) / 4
  return { perRow, cardWidth, rowHeight: Math.round(preview + textHeight + BORDERS) + CARD_GAP }
}
