/** Sentences on problems by their reason, in the language of the app: builds fill it in (`web/baked-texts.ts`). */
export const PROBLEM_TEXTS: Readonly<Record<string, string>> = {}
