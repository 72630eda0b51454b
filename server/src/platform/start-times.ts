interface StartTimes {
  /** Ends a part of the start. */
  end(part: string): void
  /** Returns how long all took, and each part: `5.2 s: database 1.3 s, migrations 2.1 s`. */
  describe(): string
}

/** Takes the time of each part of the start, so that whoever waits for a slow one sees which. */
export function timeStart(): StartTimes {
  const began = performance.now()
  const parts: string[] = []
  let last = began
  return {
    end(part) {
      parts.push(`${part} ${secondsSince(last)}`)
      last = performance.now()
    },
    describe: () => `${secondsSince(began)}: ${parts.join(', ')}`,
  }
}

const secondsSince = (began: number) => `${((performance.now() - began) / 1_000).toFixed(1)} s`
