const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** Removes invisible characters: soft hyphens, zero-width spaces and joiners, direction marks, byte-order marks. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}
