const ADDRESS = /https?:\S+\.js/

/**
 * Loads a part of the app. Browsers remember modules that failed and don't request them again, so a second attempt
 * uses a new address. Throws if that fails too.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const address = ADDRESS.exec(String(error))?.[0]
    if (!address) throw error
    return import(/* @vite-ignore */ `${address}?attempt=${Date.now()}`)
  }
}
