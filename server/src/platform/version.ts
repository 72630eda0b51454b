import manifest from '../../package.json' with { type: 'json' }

/** The version of this release, which is in CHANGELOG.md. */
export const VERSION = manifest.version
