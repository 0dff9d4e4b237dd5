import { mustBe } from '../../campaign/client/people.ts';
import type { Parties } from './bookings.ts';
import { mustHold, type Scene } from './scene.ts';

const words = 'Warm rooms, and a jeep is needed.';

/** A guest says what the stay was like, as soon as it is over, and the host answers. */
export async function review({ ask, inside }: Scene, { guest, host, hotel }: Parties, stay: string): Promise<void> {
  const params = { bookingRequestId: stay };
  const body = { clean: '4', warm: '5', host: '5', road: '2', value: '4', words };
  const early = await ask('writeReview', { token: guest.token, params, body });
  mustHold(early.status === 409 || early.status === 403, `nobody reviews a stay that is ahead: ${early.status}`);
  await inside.endStay(stay);
  mustBe(201, await ask('writeReview', { token: guest.token, params, body }));
  mustBe(200, await ask('getOwnReview', { token: guest.token, params }));
  mustBe(200, await ask('getGuestReview', { token: host.token, params }));
  mustBe(201, await ask('answerReview', { token: host.token, params, body: { answer: 'Come again.' } }));
  const [told] = mustBe(200, await ask('listReviews', { params: { propertyId: hotel.propertyId } })).body.data;
  mustHold(told?.words === words && told.answer === 'Come again.', 'everybody reads the review and its answer');
}
