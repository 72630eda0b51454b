import { expect, test } from 'vitest'
import { markerOf, replyText } from './reply-text.ts'

const MARKER = markerOf('Reply above this line')

test.for<[string, string[]]>([
  ['alone', ['Yes.']],
  [
    'above a quote of several lines',
    [
      'Yes.',
      '',
      'On Mon, 30 Nov 2026 at 16:10, Satchel',
      '<a@b.example> wrote:',
      '',
      `> ${MARKER}`,
      '> Why?',
    ],
  ],
  [
    'above a quote in German',
    ['Yes.', '', 'Am 30.11.2026 um 16:10 schrieb Satchel <a@b.example>:', '> Why?'],
  ],
  [
    'above a quote in Japanese',
    ['Yes.', '', '2026年11月30日(月) 16:10 Satchel <a@b.example>:', '> Why?'],
  ],
  [
    'above our line, without a quote',
    [
      'Yes.',
      '',
      'Le lun. 30 nov. 2026 à 16:10, Satchel <a@b.example> a écrit :',
      '',
      MARKER,
      'Why?',
    ],
  ],
  [
    'above what Outlook adds',
    [
      'Yes.',
      '',
      '________________________________',
      'From: Satchel <a@b.example>',
      'Sent: Monday',
      'To: Ana',
    ],
  ],
  [
    'above headings alone',
    ['Yes.', '', 'Von: Satchel <a@b.example>', 'Gesendet: Montag', 'An: Ana', 'Why?'],
  ],
  ['above an original message', ['Yes.', '-----Ursprüngliche Nachricht-----', 'Why?']],
  ['above a signature', ['Yes.', '-- ', 'Ana Muster', 'Acme']],
  [
    'below a quote',
    ['On Mon, 30 Nov 2026 at 16:10, Satchel <a@b.example> wrote:', '> Why?', '', 'Yes.'],
  ],
])('an answer %s is left', ([, lines]) => {
  expect(replyText(lines.join('\r\n'))).toBe('Yes.')
})

test('what somebody wrote themselves stays, also if it ends in a colon', () => {
  expect(replyText('Here are the prices:\n> 340 EUR\nNet.')).toBe('Here are the prices:\nNet.')
  expect(replyText('One\n\n\n\nTwo: a\nThree: b')).toBe('One\n\nTwo: a\nThree: b')
  expect(replyText('> nothing else')).toBe('')
})
