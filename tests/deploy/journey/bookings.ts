import type { Operation } from '../../../shared/api.ts';
import type { BookingState } from '../../../shared/rules/bookingLife.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { mustBe, type Person } from '../../campaign/client/people.ts';
import { own } from './accounts.ts';
import type { Listing } from './listing.ts';
import { eventually, mustHold, type Scene } from './scene.ts';

/** A guest, a host and the hotel between them. */
export interface Parties {
  guest: Person;
  host: Person;
  hotel: Listing;
}

/** Two requests for the same nights: one is accepted, the other is declined by that. Answers with the first. */
export async function acceptOne(scene: Scene, parties: Parties): Promise<string> {
  const { guest, host } = parties;
  const [first, second] = [await request(scene, parties, 10), await request(scene, parties, 11)];
  await mustList(scene, 'listUserPendingRequests', guest, [first, second]);
  await mustList(scene, 'listVendorPendingRequests', host, [first, second]);
  await answer(scene, 'acceptBookingRequests', host, first);
  await becomes(scene, guest, second, 'rejected');
  await mustList(scene, 'listUserBookings', guest, [first, second]);
  await mustList(scene, 'listVendorBookings', host, [first]);
  const booking = await becomes(scene, guest, first, 'active');
  mustHold(booking.address?.city === 'Karimabad' && booking.host?.email === host.email, 'a guest is told where to go');
  await mustBeTaken(scene, parties, 10);
  return first;
}

/** A request is looked at and accepted with all others that wait, and its owner cancels it. */
export async function acceptAll(scene: Scene, parties: Parties): Promise<void> {
  const { host } = parties;
  const id = await request(scene, parties, 90);
  await mustList(scene, 'listVendorPendingRequests', host, [id]);
  mustBe(200, await scene.ask('previewAcceptance', { token: host.token, params: { bookingRequestId: id } }));
  mustBe(200, await scene.ask('acceptBookingRequests', { token: host.token, params: own(host) }));
  await becomes(scene, parties.guest, id, 'active');
  await cancelAsOwner(scene, parties, id);
}

/** One request is declined by its owner, another one taken back by its guest. */
export async function refuseAndWithdraw(scene: Scene, parties: Parties): Promise<void> {
  const refused = await request(scene, parties, 60);
  await answer(scene, 'rejectBookingRequests', parties.host, refused);
  await becomes(scene, parties.guest, refused, 'rejected');
  const withdrawn = await request(scene, parties, 60);
  await cancel(scene, parties.guest, withdrawn);
}

/** A guest is refused for good, is told so, and may ask again. */
export async function refuseForGood(scene: Scene, parties: Parties): Promise<void> {
  const { ask } = scene;
  const { token } = parties.host;
  const params = own(parties.host);
  const bookingRequestId = await request(scene, parties, 65);
  mustBe(201, await ask('refuseGuest', { token, params, body: { bookingRequestId } }));
  await becomes(scene, parties.guest, bookingRequestId, 'rejected');
  const { propertyId, rooms } = parties.hotel;
  const stay = { bookingStartDate: addDays(today(), 65), bookingEndDate: addDays(today(), 66), guests: 2 };
  const asked = { token: parties.guest.token, body: { propertyId, roomNumber: rooms[0], ...stay } };
  mustBe(403, await ask('createBookingRequest', asked));
  const { data } = mustBe(200, await ask('listRefusedGuests', { token, params })).body;
  mustHold(data[0].bookingRequestId === bookingRequestId, 'the guest stands among those who are refused');
  mustBe(200, await ask('allowGuest', { token, params: { ...params, bookingRequestId } }));
}

/** A request is accepted by the link in the mail to its owner, who cancels it then. */
export async function acceptByLink(scene: Scene, parties: Parties): Promise<void> {
  const { ask, inside } = scene;
  const { guest, host } = parties;
  const id = await request(scene, parties, 80);
  const token = await linkIn(inside, host.email, id);
  const viewed = mustBe(200, await ask('viewAnswerLink', { body: { token } }));
  mustHold(viewed.body.data.answer === 'accept', 'the link accepts');
  mustBe(200, await ask('answerByLink', { body: { token } }));
  await becomes(scene, guest, id, 'active');
  await cancelAsOwner(scene, parties, id);
}

/** The owner cancels a booking ahead, of which nothing can be noted yet, and its guest sees it. */
export async function cancelAsOwner(scene: Scene, { guest, host }: Parties, bookingRequestId: string): Promise<void> {
  const asked = { token: host.token, params: { bookingRequestId }, body: { reason: 'A pipe has burst.' } };
  mustBe(409, await scene.ask('noteStay', { ...asked, body: { guest: 'arrived' } }));
  mustBe(409, await scene.ask('missBooking', { ...asked, body: { charged: false } }));
  mustBe(200, await scene.ask('cancelBookingAsOwner', asked));
  await becomes(scene, guest, bookingRequestId, 'cancelled');
}

/** Mails that follow from all of this; of a request that was answered at once its owner may not be told. */
export async function mustBeTold({ inside }: Scene, { guest, host, hotel }: Parties): Promise<void> {
  for (const [email, mails] of [
    [host.email, 2],
    [guest.email, 4],
  ] as const) {
    await eventually(`${mails} mails about bookings to ${email}`, async () => {
      const texts = await inside.mailsTo(email);
      return texts.filter((text) => text.includes(hotel.name)).length >= mails || undefined;
    });
  }
}

/** Asks for the first room, for three nights from a day on. */
export async function request({ ask }: Scene, { guest, hotel }: Parties, ahead: number): Promise<string> {
  const { propertyId, rooms } = hotel;
  const bookingStartDate = addDays(today(), ahead);
  const stay = { bookingStartDate, bookingEndDate: addDays(bookingStartDate, 3), guests: 2, price: 7000 };
  const body = { propertyId, roomNumber: rooms[0], ...stay };
  return mustBe(201, await ask('createBookingRequest', { token: guest.token, body })).body.data._id;
}

export async function answer(
  { ask }: Pick<Scene, 'ask'>,
  operation: Operation,
  host: Person,
  bookingRequestId: string,
): Promise<void> {
  const { token } = host;
  mustBe(200, await ask(operation, { token, params: own(host), query: { bookingRequestId } }));
}

/** A guest takes a request back, or cancels a booking. */
export async function cancel({ ask }: Scene, { token }: Person, bookingRequestId: string): Promise<void> {
  const { data } = mustBe(200, await ask('cancelBooking', { token, params: { bookingRequestId } })).body;
  mustHold(data.status === 'cancelled', 'a booking that its guest takes back is cancelled');
}

/** A booking as its guest sees it, as soon as it has come to a state. */
export function becomes({ ask }: Pick<Scene, 'ask'>, { token }: Person, bookingRequestId: string, state: BookingState) {
  return eventually(`booking ${bookingRequestId} is ${state}`, async () => {
    const { data } = mustBe(200, await ask('getUserBooking', { token, params: { bookingRequestId } })).body;
    return data.status === state ? data : undefined;
  });
}

/** Lists follow an index, which is a moment behind. */
export async function mustList({ ask }: Scene, operation: Operation, person: Person, ids: string[]): Promise<void> {
  const params = operation === 'listVendorBookings' ? { id: person.id } : own(person);
  await eventually(`${operation} has ${ids.length} bookings`, async () => {
    const { data } = mustBe(200, await ask(operation, { token: person.token, params })).body;
    return ids.every((id) => data.some(({ _id }: { _id: string }) => _id === id)) || undefined;
  });
}

async function mustBeTaken({ ask }: Scene, { hotel: { propertyId, rooms } }: Parties, ahead: number): Promise<void> {
  const params = { propertyId, roomNumber: String(rooms[0]) };
  const calendar = mustBe(200, await ask('getRoomCalendar', { params })).body.data;
  const [taken] = calendar.rooms.find(({ roomNumber }: { roomNumber: number }) => roomNumber === rooms[0]).taken;
  const [from, to] = [ahead, ahead + 3].map((days) => addDays(today(), days));
  mustHold(taken?.from === from && taken.to === to, 'the calendar shows the nights as taken');
}

/** The token of the link that accepts a request, from the mail to its owner. */
function linkIn(inside: Scene['inside'], email: string, bookingRequestId: string): Promise<string> {
  return eventually(`a link in a mail to ${email}`, async () => {
    const texts = await inside.mailsTo(email);
    const tokens = texts.flatMap((text) =>
      [...text.matchAll(/answerBooking#token=([\w.-]+)/g)].map(([, token = '']) => token),
    );
    return tokens.find((token) => {
      const [payload = ''] = token.split('.');
      const [id, answer] = JSON.parse(Buffer.from(payload, 'base64url').toString());
      return id === bookingRequestId && answer === 'accept';
    });
  });
}
