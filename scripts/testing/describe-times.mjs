const round = (seconds) => Math.round(seconds).toLocaleString('en-US')
const percent = (part) => (Number.isFinite(part) ? `${Math.round(part * 100)} %` : '')
const isSecond = (file) => file.includes('.slow.')

/** Returns a table of lanes: seconds, CPU-seconds, and the share of all cores that it used meanwhile. */
export function describeLanes(lanes, cores) {
  const rows = Object.entries(lanes).map(([name, { seconds, cpuSeconds }]) => [
    name,
    round(seconds),
    round(cpuSeconds),
    percent(cpuSeconds / seconds / cores),
  ])
  return asTable([['Lane', 'seconds', 'CPU-seconds', `of ${cores} cores`], ...rows])
}

/**
 * Returns a table of the two tiers: their files, the seconds these took one by one, and their part of their lanes'
 * CPU-seconds. A lane's are divided by what its files measured, or by their seconds where they can't.
 */
export function describeTiers(lanes, files) {
  const weights = weigh(files)
  const rows = ['First tier', 'Second tier'].map((name) => {
    const own = Object.entries(files).filter(
      ([file]) => isSecond(file) === (name === 'Second tier'),
    )
    const seconds = own.reduce((sum, [, each]) => sum + each.seconds, 0)
    const cpuSeconds = own.reduce(
      (sum, [file, { lane }]) => sum + (lanes[lane]?.cpuSeconds ?? 0) * (weights.get(file) ?? 0),
      0,
    )
    return { name, count: own.length, seconds, cpuSeconds }
  })
  const whole = rows.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)
  return asTable([
    ['Tier', 'files', 'seconds of files', 'CPU-seconds', 'of both'],
    ...rows
      .filter(({ count }) => count > 0)
      .map(({ name, count, seconds, cpuSeconds }) => [
        ...[name, round(count), round(seconds), round(cpuSeconds), percent(cpuSeconds / whole)],
      ]),
  ])
}

/** Returns the part of each file in its lane. */
function weigh(files) {
  const sums = new Map()
  const sizeOf = ({ seconds, cpuSeconds }) => cpuSeconds ?? seconds
  for (const each of Object.values(files))
    sums.set(each.lane, (sums.get(each.lane) ?? 0) + sizeOf(each))
  const partOf = (each) => sizeOf(each) / (sums.get(each.lane) || 1)
  return new Map(Object.entries(files).map(([file, each]) => [file, partOf(each)]))
}

/** Returns a table of the ten files that took longest; CPU-seconds don't have those of a shared database. */
export function describeSlowest(files) {
  const slowest = Object.entries(files)
    .sort(([, one], [, other]) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(([file, { seconds, cpuSeconds }]) => [
      file,
      seconds.toFixed(1),
      cpuSeconds?.toFixed(1) ?? '',
    ])
  return asTable([['The ten slowest files', 'seconds', 'CPU-seconds'], ...slowest])
}

function asTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const pad = (cell, column) =>
    column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}
