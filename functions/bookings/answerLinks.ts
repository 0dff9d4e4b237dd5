import { createHmac, timingSafeEqual } from 'node:crypto';
import { bookingPaths } from '../../shared/addresses/bookingPaths.ts';
import { fail } from '../../shared/errors.ts';
import type { Secrets, SigningKeys } from '../runtime/secrets.ts';
import type { Booking } from './booking.ts';

/** A link in a mail to an owner: its answer, its request, and its end as an ISO instant. */
export interface AnswerLink {
  bookingId: string;
  answer: 'accept' | 'reject';
  answerBy: string;
}

/** The page that a link opens, under the address that pages in its reader's language begin with. */
export function answerLink(pages: string, { id, answerBy }: Booking, answer: AnswerLink['answer'], keys: SigningKeys) {
  return `${pages}${bookingPaths.answer}#token=${seal({ bookingId: id, answer, answerBy }, keys)}`;
}

/**
 * The link of a token while its time lasts. A signature of none of the stored keys may be of a newer one, so they are
 * read again, at most every 20 s. @throws Failure `link_ended`, the same for every other token
 */
export async function openLink(token: string, secrets: Secrets): Promise<AnswerLink> {
  const link = read(token, await secrets.signing()) ?? read(token, await secrets.signing(freshMilliseconds));
  if (!link || new Date(link.answerBy) <= new Date()) throw fail('link_ended');
  return link;
}

const freshMilliseconds = 20_000;

function seal({ bookingId, answer, answerBy }: AnswerLink, [key]: SigningKeys): string {
  const payload = Buffer.from(JSON.stringify([bookingId, answer, answerBy])).toString('base64url');
  return `${payload}.${signature(payload, key).toString('base64url')}`;
}

function read(token: string, keys: SigningKeys): AnswerLink | undefined {
  const [payload = '', given = '', ...rest] = token.split('.');
  const sent = Buffer.from(given, 'base64url');
  const right = keys.map((key) => isSame(signature(payload, key), sent)).includes(true);
  if (!right || rest.length > 0) return undefined;
  const [bookingId, answer, answerBy] = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return { bookingId, answer, answerBy };
}

function isSame(expected: Buffer, sent: Buffer): boolean {
  return expected.length === sent.length && timingSafeEqual(expected, sent);
}

/** The purpose is signed with the payload, so that what else these keys will sign opens no request. */
function signature(payload: string, key: string): Buffer {
  return createHmac('sha256', key).update(`booking answer\n${payload}`).digest();
}
