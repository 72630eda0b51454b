const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  ['aá', 'bƀ', 'cç', 'dð', 'eé', 'gĝ', 'hĥ', 'ií', 'jĵ', 'kķ', 'lļ', 'nñ', 'oó', 'pþ', 'rŕ', 'sš']
    .concat(['tţ', 'uú', 'wŵ', 'yý', 'zž', 'AÁ', 'CÇ', 'DÐ', 'EÉ', 'GĜ', 'HĤ', 'IÍ', 'LĻ', 'NÑ'])
    .concat(['OÓ', 'RŔ', 'SŠ', 'TŢ', 'UÚ', 'WŴ', 'YÝ', 'ZŽ'])
    .map(([plain = '', accented = '']) => [plain, accented]),
)

/** Doubles vowels, which makes a text 40 % longer without changing where its lines may break. */
export function longer(text: string): string {
  const doubled = text.replace(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase())
  return doubled.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter)
}
