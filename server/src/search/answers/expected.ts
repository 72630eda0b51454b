import type { Expected } from './lexicon.ts'

const NUMBERS =
  `\\d|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|
  forty|fifty|hundred|thousand|million|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|hundert|tausend|
  deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|vingt|cent|mille|dos|tres|cuatro|cinco|siete|ocho|nueve|diez|doce|
  veinte|cien|mil|due|tre|quattro|cinque|dieci|twee|drie|vijf|tien|dwa|trzy|cztery|dziesięć)\\b`.replace(
    /\s+/g,
    '',
  )

const TIMES =
  `years?|months?|weeks?|days?|hours?|minutes?|seconds?|jahre?n?|monate?n?|wochen?|tage?n?|stunden?|
  minuten?|ans?|années?|mois|semaines?|jours?|heures?|años?|mes(?:es)?|semanas?|días?|horas?|ann[oi]|mes[ei]|settiman[ae]|
  giorn[oi]|or[ae]|jaar|maanden?|weken|dagen|uur|lat|miesięcy|tygodni|dni|godzin|anos?|dias?`.replace(
    /\s+/g,
    '',
  )

const CURRENCIES = 'eur|euros?|usd|dollars?|gbp|pounds?|chf|sek|nok|dkk|kronor|kroner|pln|z[łl]'

/** Patterns of a sum of money, a length of time and a number. */
export const EXPECTED: Record<Expected, RegExp> = {
  money: new RegExp(`[€$£¥]\\s?\\d|\\d[\\d.,\\s]*(?:[€$£¥]|(?:${CURRENCIES})\\b)`, 'iu'),
  duration: new RegExp(`(?:${NUMBERS})[\\s\\u00a0-]*(?:${TIMES})\\b`, 'iu'),
  number: new RegExp(NUMBERS, 'iu'),
}
