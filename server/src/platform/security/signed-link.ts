import { isSame, signatureOf } from './hmac.ts'

type Values = Record<string, string>

/** Opens a signer for plain links, where browsers can't send tokens. */
export function openSigner(secret: string, purpose: string) {
  const sign = (text: string) => signatureOf(secret, `${purpose}\n${text}`)
  return {
    write(values: Values, lifetime: number): string {
      const payload = [values, Date.now() + lifetime]
      const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
      return `${text}.${sign(text)}`
    },
    /** Returns the values; undefined if the text is invalid, was changed or has expired. */
    read(signed: string): Values | undefined {
      const [text = '', signature = ''] = signed.split('.')
      if (!isSame(signature, sign(text))) return undefined
      const [values, ends] = JSON.parse(Buffer.from(text, 'base64url').toString())
      return ends > Date.now() ? values : undefined
    },
  }
}
