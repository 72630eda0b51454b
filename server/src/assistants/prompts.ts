import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'

interface Prompt {
  name: string
  title: string
  description: string
  argument: { name: string; description: string }
  textOf(value: string): string
}

/** Requests that people make of assistants again and again. */
const PROMPTS: readonly Prompt[] = [
  {
    name: 'prepare_meeting',
    title: 'Prepare a meeting',
    description: 'What to know and to show before a meeting with a customer',
    argument: { name: 'who', description: 'The person or organization' },
    textOf: (who) =>
      `Prepare a meeting with ${who}. With find_people and what_did_they_read, say what they got and read, and how sure that is. ` +
      'With answer and find_items, propose what to show next. Name item and page as the source of each statement.',
  },
  {
    name: 'what_did_they_read',
    title: 'What did they read?',
    description: 'What a customer opened, for how long, and what to do next',
    argument: { name: 'who', description: 'The person or organization' },
    textOf: (who) =>
      `Say what ${who} opened and read, newest first, with pages and minutes, from find_people and what_did_they_read. ` +
      'Say also what they never opened, and what is about to expire.',
  },
]

export function listPrompts() {
  return PROMPTS.map(({ name, title, description, argument }) => ({
    ...{ name, title, description },
    arguments: [{ ...argument, required: true }],
  }))
}

interface PromptCall {
  name: string
  arguments?: Record<string, string> | undefined
}

/** Returns a prompt as a message; throws for one that there is not, and without its argument. */
export function promptOf({ name, arguments: values = {} }: PromptCall) {
  const prompt = PROMPTS.find((one) => one.name === name)
  if (!prompt) throw new McpError(ErrorCode.InvalidParams, `There is no prompt ${name}`)
  const value = values[prompt.argument.name]?.trim().slice(0, 200)
  if (!value) throw new McpError(ErrorCode.InvalidParams, `${prompt.argument.name} is missing`)
  const text = prompt.textOf(value)
  return {
    description: prompt.description,
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
  }
}
