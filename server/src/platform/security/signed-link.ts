import { isSame, signatureOf } from './hmac.ts'

type Values = Record<string, string>

/** Signs what a plain link may ask for, where a browser can send no tokens with it. */
export function openSigner(secret: string, purpose: string) {
  const sign = (text: string) => signatureOf(secret, `${purpose}\n${text}`)
  return {
    write(values: Values, lifetime: number): string {
      const told = [values, Date.now() + lifetime]
      const text = Buffer.from(JSON.stringify(told)).toString('base64url')
      return `${text}.${sign(text)}`
    },
    /** Undefined where the text is not ours, was changed or is over. */
    read(signed: string): Values | undefined {
      const [text = '', signature = ''] = signed.split('.')
      if (!isSame(signature, sign(text))) return undefined
      const [values, ends] = JSON.parse(Buffer.from(text, 'base64url').toString())
      return ends > Date.now() ? values : undefined
    },
  }
}
