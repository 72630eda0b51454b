/** A text for comparison: without case, accents and doubled spaces; `at` maps back into the text. */
export interface Folded {
  text: string
  at: number[]
}

export function fold(source: string): Folded {
  let text = ''
  const at: number[] = []
  let index = 0
  for (const sign of source) {
    const plain = /\s/.test(sign)
      ? ' '
      : sign
          .normalize('NFKD')
          .replace(/\p{M}|\u00ad/gu, '')
          .toLowerCase()
    if (plain !== ' ' || (text !== '' && !text.endsWith(' '))) {
      text += plain
      for (let count = 0; count < plain.length; count++) at.push(index)
    }
    index += sign.length
  }
  at.push(source.length)
  return { text, at }
}

/** Returns the start and end of each match in the text. */
export function placesOf({ text, at }: Folded, words: string): [from: number, to: number][] {
  const places: [number, number][] = []
  if (words === '') return places
  for (
    let found = text.indexOf(words);
    found >= 0;
    found = text.indexOf(words, found + words.length)
  ) {
    const last = at[found + words.length - 1] ?? 0
    places.push([at[found] ?? 0, last + 1])
  }
  return places
}
