/** Sentences of the server about API keys, connected apps and webhooks, written as in `server-labels.ts`. */
export const ABOUT_INTEGRATIONS: Readonly<Record<string, string>> = {}
