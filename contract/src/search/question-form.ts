/** Words that begin a question in the languages that search knows, folded. */
export const ASKING_WORDS: ReadonlySet<string> = new Set(
  `who whom whose what which when where why how do does did is are can could should would has have
  wer wen wem wessen was welche welcher welches welchen wann wo wohin woher warum wieso wie wieviel gibt haben hat
  qui que quoi quel quelle quels quelles quand ou pourquoi comment combien est avons
  quien quienes cual cuales cuando donde por cuanto cuanta cuantos cuantas como hay
  chi che cosa quale quali dove perche come quanto quanta quanti quante
  wie wat welk welke wanneer waar waarom hoe hoeveel
  quem qual quais onde quanto quantos quantas como
  kto co ktory ktora ktore kiedy gdzie dlaczego jak ile czy
  kim ne nerede neden nasil hangi kac
  من ما ماذا متي اين لماذا كيف كم هل اي`.split(/\s+/),
)

/** Words that hold sentences together. */
const LITTLE_WORDS = new Set(
  `a aan al all alla als an anche and ao aos apres are as at au auch auf aus aux avec be bei bij bir bizim bu by
  can ce ces che com come como con cuando cui da dal dans das dat de degli dei del della delle dem den der des
  deze di die dit dla do does donde door dos du durfen e ed een ein eine einen el elle em en entre er es est
  esta estas este estos et ete etre for from fur gli haben has hatte have het how hun i icin ihr il ile im in is
  ist it jest ki konnen la las le les leur leurs lo los mas meme met mit mussen na naar nach nao nas nasi nasz
  nasze ne nel nella nicht nie niet no non nos nosso nossos nostri not notre nous nuestro nuestros o od oder of
  olan om on onze ook op or os ou our over par para pas pela pelo per plus po pod por pour przez przy que qui sa
  se ses seu si sich sie sind son sono sont su sua sul sur sus ta tambien te ten that the their they this to
  tres u uber uit um uma un una und une uno van ve von voor vous w wahrend waren was we wenn werden what which
  who wie wij will wir wird with wordt wurden y you your z za ze zijn zu zum zur التي الذي الي ان علي عن في مع
  من هذا هذه هو هي`.split(/\s+/),
)

/** Endings and words of questions where no spaces stand between words. */
const ASKING_UNSPACED =
  /[？?]|か。?$|ですか|ますか|何|誰|どこ|いつ|いくら|なぜ|どの|どう|什么|多少|哪|如何|怎|吗|谁|무엇|누구|어디|언제|얼마|어떻게|까\?*$/
const UNSPACED = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]/
/** Signs of a search that was typed as one. */
const TYPED_AS_SEARCH =
  /["“”„]|(?:^|\s)-\p{L}|(?:^|\s)(?:type|stage|product|industry|region|tag|by|in|is|after|before):/u
const SENTENCE_MIN = 4
const LITTLE_MIN = 2

/**
 * Tells whether what was typed is a question or a sentence by its form, in eleven languages: it ends with the sign,
 * begins with a word that asks, or has the little words of a sentence. Operators and quotes make it a search.
 */
export function isQuestion(typed: string): boolean {
  const text = typed.trim()
  if (TYPED_AS_SEARCH.test(text)) return false
  if (UNSPACED.test(text)) return ASKING_UNSPACED.test(text)
  const words = foldedWords(text).match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < 2) return false
  if (/[?？؟]$/.test(text)) return true
  if (words.length < SENTENCE_MIN) return false
  if (ASKING_WORDS.has(words[0] ?? '')) return true
  return words.filter((word) => LITTLE_WORDS.has(word)).length >= LITTLE_MIN
}

/** Returns a text as words are compared: without case, accents and what else hardly matters. */
export function foldedWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđħı\u0649]/g, (letter) => FOLDS[letter] ?? letter)
}

/** Letters that aren't a plain one with a sign. */
const FOLDS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' },
  ...{ ł: 'l', đ: 'd', ħ: 'h', ı: 'i', '\u0649': '\u064a' },
}
