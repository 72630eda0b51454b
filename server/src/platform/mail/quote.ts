const QUOTED_MAX = 80

/** Returns a function that quotes someone's words in a sentence of ours, so that they can neither end nor continue it. */
export function quoteWith(open: string, close: string): (text: string) => string {
  return (text) => {
    const plain = inLine(text)
      .replace(/["“”„«»]/g, '')
      .trim()
    return `${open}${[...plain].length > QUOTED_MAX ? `${[...plain].slice(0, QUOTED_MAX - 1).join('')}…` : plain}${close}`
  }
}

export function inLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
}
