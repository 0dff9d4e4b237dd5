import { ask, type SignedUp } from './accounts.ts';
import type { CallAnswer } from './call.ts';

/** The side that makes or ends a link: a guest by one operation, an owner or his staff by another. */
type Side = 'guest' | 'owner';

/** Makes the link to the voucher of a booking, in the place of another one where that is named. */
export function makeLink(
  side: Side,
  { token }: SignedUp,
  bookingRequestId: string,
  replaces?: string,
): Promise<CallAnswer> {
  const operation = side === 'guest' ? 'makeVoucherLink' : 'makeVoucherLinkAsOwner';
  return ask(operation, { token, params: { bookingRequestId }, body: { replaces } });
}

/** Makes it, and answers with its token. */
export async function linkOf(...asked: Parameters<typeof makeLink>): Promise<string> {
  const { status, body } = await makeLink(...asked);
  if (status !== 200) throw new Error(`The link was refused: ${JSON.stringify(body)}`);
  return body.data.token;
}

export function endLink(side: Side, { token }: SignedUp, bookingRequestId: string): Promise<CallAnswer> {
  const operation = side === 'guest' ? 'endVoucherLink' : 'endVoucherLinkAsOwner';
  return ask(operation, { token, params: { bookingRequestId } });
}

/** Opens the voucher of a link, without a login. */
export function view(token: string): Promise<CallAnswer> {
  return ask('viewVoucher', { body: { token } });
}
