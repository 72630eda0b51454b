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

const SHARE_WORDS =
  `half(?!\\s+(?:an?|hour)\\b)|thirds?|quarters?|fifths?|tenths?|hälfte|drittel|viertel|fünftel|zehntel|moitié|tiers|
  quarts?|mitad|tercios?|cuartos?|quintos?|metà|terz[oi]|quart[oi]|helft|derde|kwart|połow[ay]`.replace(
    /\s+/g,
    '',
  )

/** A number before a unit. */
const measured = (units: string) =>
  new RegExp(`\\d[\\s\\u00a0]?(?:${units})(?![\\p{L}\\p{N}])`, 'iu')

/** Patterns of a sum of money, a length of time and a number. */
export const EXPECTED: Record<Expected, RegExp> = {
  money: new RegExp(`[€$£¥]\\s?\\d|\\d[\\d.,\\s]*(?:[€$£¥]|(?:${CURRENCIES})\\b)`, 'iu'),
  duration: new RegExp(
    `(?:${NUMBERS})[\\s\\u00a0-]*(?:${TIMES})\\b|(?:next|same|every|nächste[nrs]?|selben|prochain|même|próximo|mismo)\\s(?:\\p{L}+\\s)?(?:${TIMES}|werktags?)\\b`,
    'iu',
  ),
  number: new RegExp(NUMBERS, 'iu'),
  weight: measured('kg|g|t|lbs?|kilos?|tons?|tonnes?|tonnen'),
  distance: new RegExp(
    `(?:${NUMBERS})[\\s\\u00a0]*(?:m|km|meters?|metres?|kilomet(?:er|re)s?|metern|mètres?|metros?|feet|ft)(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  temperature: measured('°\\s?[CF]|degrees?|grad|degrés?|grados?'),
  pressure: measured('bar|psi|[kM]?Pa'),
  frequency: measured('[kMG]?Hz'),
  contact: /\S@\S|\+?\d[\d\s/()-]{7,}\d/u,
  clock: /\b(?:[01]?\d|2[0-3])[:.h][0-5]\d\b|\b\d{1,2}\s?(?:a\.?m|p\.?m|Uhr|heures?|h)\b|o.clock/iu,
  share: new RegExp(
    `\\d[\\s\\u00a0]?(?:%|percent|prozent|pour cent|por ciento)|\\b(?:${SHARE_WORDS})\\b`,
    'iu',
  ),
}

/** Patterns of a text that ends in a number of what comes next, and of one that begins with a number of what came before. */
export const COUNT_BEFORE = new RegExp(`(?:${NUMBERS})(?:[\\s-]+\\p{L}+){0,2}[\\s-]+$`, 'iu')
export const COUNT_AFTER = new RegExp(`^[^,;:.·€$£]{0,24}?(?:${NUMBERS})`, 'iu')
