/** The part of nodemailer's errors that says what the mail server refused. */
interface SmtpError {
  command?: string
  response?: string
}

/**
 * Tells whether an email failed for its address alone: the mail server answered that there is no such mailbox, or that
 * it takes nothing (RFC 3463: 5.1 and 5.2). Without these codes it may as well be the server that has us send nothing.
 */
export function isRefusedAddress(error: unknown): boolean {
  const { command, response } = error as SmtpError
  return command === 'RCPT TO' && /^5\d\d[ -]#?5\.[12]\./.test(response ?? '')
}
