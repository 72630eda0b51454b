import manifest from '../package.json' with { type: 'json' }

/** Says in the log of a server or proxy that the command line called. */
export const USER_AGENT = `satchel-cli/${manifest.version}`
