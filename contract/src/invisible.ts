const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/g

/**
 * Removes signs that turn the direction of writing around: with them, a program's name reads as that of a document,
 * and runs into the text behind it. Letters have their direction without them.
 */
export function withoutTurns(name: string): string {
  return name.replace(TURNING, '')
}

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff0-\ufffb]/gu

/** Removes invisible characters: soft hyphens, zero-width spaces and joiners, direction marks, byte-order marks. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}
