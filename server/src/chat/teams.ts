import type { Message } from './message.ts'

const VERSION = '1.4'

/**
 * Returns the body of a message to a Workflow of Teams, with an Adaptive Card. Its texts are text runs, in which
 * Markdown and mentions mean nothing.
 */
export function teamsBody({ title, facts, lines, button }: Message) {
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: VERSION,
    body: [
      paragraph({ text: title, size: 'Large', weight: 'Bolder' }),
      ...facts.map(({ label, value }) =>
        paragraph({ text: `${label}: `, weight: 'Bolder' }, { text: value }),
      ),
      ...lines.map((line) => paragraph({ text: line })),
    ],
    actions: button ? [{ type: 'Action.OpenUrl', title: button.label, url: button.url }] : [],
  }
  const contentType = 'application/vnd.microsoft.card.adaptive'
  return { type: 'message', attachments: [{ contentType, contentUrl: null, content }] }
}

interface Run {
  text: string
  size?: 'Large'
  weight?: 'Bolder'
}

function paragraph(...runs: Run[]) {
  return { type: 'RichTextBlock', inlines: runs.map((run) => ({ type: 'TextRun', ...run })) }
}
