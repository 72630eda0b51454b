import Bowser from 'bowser'

/** The client's description of itself. */
export interface Agent {
  /** The kind of device: `desktop`, `mobile`, `tablet`, `bot` … */
  device: string | null
  browser: string | null
  os: string | null
}

export function agentOf(text: string | null): Agent {
  if (!text) return { device: null, browser: null, os: null }
  const { platform, browser, os } = Bowser.parse(text)
  return { device: platform.type || null, browser: browser.name || null, os: os.name || null }
}
