/**
 * Sentences of the server in the language of the app, by their English form with `{}` for each value; a translation that
 * turns their order around has `{1}` and `{2}`. English ones are shown as they come.
 */
export const SENTENCES: Readonly<Record<string, string>> = {}
