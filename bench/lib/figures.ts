interface Limit {
  atLeast?: number
  atMost?: number
}

let missed = 0

/** Prints one line per figure: its name, the value, the limit, and whether it's met. */
export function figure(name: string, value: number, { atLeast, atMost }: Limit, unit = ''): void {
  const isKept = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity)
  if (!isKept) missed += 1
  const limit = atLeast === undefined ? `<= ${atMost}${unit}` : `>= ${atLeast}${unit}`
  const valueText = `${Number(value.toFixed(2))}${unit}`
  console.log(
    [name.padEnd(56), valueText.padStart(12), limit.padStart(12), verdict(isKept)].join('  '),
  )
}

/** Prints the conditions of a measurement. */
export function note(text: string): void {
  console.log(`  ${text}`)
}

export function exitCode(): number {
  return missed === 0 ? 0 : 1
}

function verdict(isKept: boolean): string {
  return isKept ? 'ok' : 'MISSED'
}
