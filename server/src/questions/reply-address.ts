import type { Services } from '../platform/http/services.ts'
import { hmac, isSame } from '../platform/security/hmac.ts'

// The part behind the plus names the question and proves whom the mail went to. Mail programs and servers may change
// capitals, and 64 characters are all that an address has before its @: so it's hexadecimal, and its proof is cut.

/** Bytes of the proof. */
const PROOF = 10
const TOKEN = new RegExp(`\\+([0-9a-f]{32})([0-9a-f]{${PROOF * 2}})@`, 'gi')

interface Addressee {
  questionId: string
  memberId: string
}

type Keys = Pick<Services, 'config' | 'secrets'>

/** Returns the address for replies to the mail about a question; undefined where no mail is received. */
export function replyAddressOf(
  { config, secrets }: Keys,
  addressee: Addressee,
): string | undefined {
  const { INBOUND_MAIL_ADDRESS: address, INBOUND_MAIL_SECRET } = config
  if (!address || !INBOUND_MAIL_SECRET) return undefined
  const at = address.lastIndexOf('@')
  const id = addressee.questionId.replaceAll('-', '')
  const token = `${id}${proofOf(secrets, addressee).toString('hex')}`
  return `${address.slice(0, at)}+${token}${address.slice(at)}`
}

export interface ReplyToken {
  questionId: string
  isOf: (memberId: string) => boolean
}

/** Reads the token of the first address that has one. */
export function readReplyToken(
  { secrets }: Pick<Services, 'secrets'>,
  to: string,
): ReplyToken | undefined {
  for (const [, id = '', proof = ''] of to.matchAll(TOKEN)) {
    const questionId = id
      .toLowerCase()
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    const sent = Buffer.from(proof, 'hex')
    return {
      questionId,
      isOf: (memberId) => isSame(sent, proofOf(secrets, { questionId, memberId })),
    }
  }
  return undefined
}

function proofOf({ visitors }: Services['secrets'], { questionId, memberId }: Addressee): Buffer {
  return hmac(visitors, `reply to question\n${questionId}\n${memberId}`).subarray(0, PROOF)
}
