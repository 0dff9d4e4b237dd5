import { mustBe } from '../../campaign/client/people.ts';
import type { Parties } from './bookings.ts';
import { mustHold, type Scene } from './scene.ts';

/** Either side makes a link to the voucher of a booking, replaces it and ends it; somebody without a login opens it meanwhile. */
export async function linkVoucher({ ask }: Scene, { guest, host, hotel }: Parties, bookingRequestId: string) {
  for (const [make, end, { token }] of [
    ['makeVoucherLink', 'endVoucherLink', guest],
    ['makeVoucherLinkAsOwner', 'endVoucherLinkAsOwner', host],
  ] as const) {
    const own = { token, params: { bookingRequestId } };
    const made = async (replaces?: string): Promise<string> =>
      mustBe(200, await ask(make, { ...own, body: { replaces } })).body.data.token;
    const first = await made();
    const second = await made(first);
    mustBe(410, await ask('viewVoucher', { body: { token: first } }));
    const { data } = mustBe(200, await ask('viewVoucher', { body: { token: second } })).body;
    mustHold(data.hotelName === hotel.name, 'whoever has the link reads where the booking is');
    mustBe(200, await ask(end, own));
    mustBe(410, await ask('viewVoucher', { body: { token: second } }));
  }
}
