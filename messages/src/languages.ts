/** The languages, besides English, that have a catalogue. */
export const CATALOGUES = ['de', 'fr', 'es'] as const
