import type { getRoomCalendar } from '../../shared/contracts/nights.ts';
import type { Reply } from '../../shared/endpoint.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import { nightsOf } from '../../shared/rules/stays.ts';
import { ask, type SignedUp } from './accounts.ts';
import type { Call, CallAnswer } from './call.ts';

/** A room that is asked for. */
export interface Room {
  propertyId: string;
  roomNumber: number;
}

/** A day so many days from today, as it is in Pakistan. */
export function dayIn(days: number): string {
  return addDays(today(), days);
}

/** A guest, with the address of a network and the headers of the calls. */
type RequestSender = SignedUp & Pick<Call, 'from' | 'headers'>;

/** Asks for a room from one day from now to another. */
export function request(
  { token, from: address, headers }: RequestSender,
  room: Room,
  [from, to]: readonly [number, number] = [10, 13],
  given: Record<string, unknown> = {},
): Promise<CallAnswer> {
  const body = { ...room, bookingStartDate: dayIn(from), bookingEndDate: dayIn(to), guests: 2, ...given };
  const sender = { ...(address !== undefined && { from: address }), ...(headers && { headers }) };
  return ask('createBookingRequest', { token, body, ...sender });
}

/** Asks for a room, and answers with the id of the request. */
export async function requested(...asked: Parameters<typeof request>): Promise<string> {
  const { status, body } = await request(...asked);
  if (status !== 201) throw new Error(`The request was refused: ${JSON.stringify(body)}`);
  return body.data._id;
}

/** Accepts or declines one request, or all that wait. */
export function reply(
  vendor: SignedUp,
  operation: 'acceptBookingRequests' | 'rejectBookingRequests',
  bookingRequestId?: string,
  body?: object,
): Promise<CallAnswer> {
  return ask(operation, {
    token: vendor.token,
    params: { vendorId: vendor.id },
    ...(body && { body }),
    ...(bookingRequestId !== undefined && { query: { bookingRequestId } }),
  });
}

export const accept = (vendor: SignedUp, id?: string) => reply(vendor, 'acceptBookingRequests', id);
export const reject = (vendor: SignedUp, id?: string, reason?: object) =>
  reply(vendor, 'rejectBookingRequests', id, reason);

/** The rooms that a request would get if it were accepted now, and whom that would decline. */
export function previewAcceptance(vendor: SignedUp, bookingRequestId: string): Promise<CallAnswer> {
  return ask('previewAcceptance', { token: vendor.token, params: { bookingRequestId } });
}

/** A traveller's list of a state, or of all. */
export async function bookingsOf(guest: SignedUp, status?: string) {
  const { id, token } = guest;
  const query = status === undefined ? undefined : { status };
  const { body } = await ask('listUserBookings', { token, params: { userId: id }, ...(query && { query }) });
  return body.data;
}

/** The ids of the requests that wait for a vendor. */
export async function waitingFor({ id, token }: SignedUp): Promise<string[]> {
  const { body } = await ask('listVendorPendingRequests', { token, params: { vendorId: id } });
  return body.data.map(({ _id }: { _id: string }) => _id);
}

/** Refuses the guest of a request for good. */
export function refuse(vendor: SignedUp, bookingRequestId: string): Promise<CallAnswer> {
  return ask('refuseGuest', { token: vendor.token, params: { vendorId: vendor.id }, body: { bookingRequestId } });
}

/** The guests whom a vendor refuses, as they are listed. */
export function refusedBy(vendor: SignedUp, query: Record<string, string> = {}): Promise<CallAnswer> {
  return ask('listRefusedGuests', { token: vendor.token, params: { vendorId: vendor.id }, query });
}

/** Takes back that the guest of a request is refused. */
export function allow(vendor: SignedUp, bookingRequestId: string): Promise<CallAnswer> {
  return ask('allowGuest', { token: vendor.token, params: { vendorId: vendor.id, bookingRequestId } });
}

/** The nights of a room that are taken; none of a room that takes no guests. */
export async function takenNights({ propertyId, roomNumber }: Room): Promise<string[]> {
  const { body } = await ask('getRoomCalendar', { params: { propertyId, roomNumber: String(roomNumber) } });
  const { rooms } = body.data as Reply<typeof getRoomCalendar>['data'];
  const room = rooms.find((each) => each.roomNumber === roomNumber);
  return (room?.taken ?? []).flatMap(({ from, to }) => nightsOf(from, to));
}

export function cancel(guest: SignedUp, bookingRequestId: string): Promise<CallAnswer> {
  return ask('cancelBooking', { token: guest.token, params: { bookingRequestId } });
}

export function cancelAsOwner(
  vendor: SignedUp,
  bookingRequestId: string,
  reason = 'A pipe has burst.',
): Promise<CallAnswer> {
  return ask('cancelBookingAsOwner', { token: vendor.token, params: { bookingRequestId }, body: { reason } });
}

/** Notes that the guest of a booking did not come. */
export function miss(vendor: SignedUp, bookingRequestId: string, charged = false): Promise<CallAnswer> {
  return ask('missBooking', { token: vendor.token, params: { bookingRequestId }, body: { charged } });
}

/** Closes nights of an own room, from one day from now to another, with a note where one is given. */
export function closeNights(
  { token }: SignedUp,
  { propertyId, roomNumber }: Room,
  [from, to]: readonly [number, number],
  note?: string,
): Promise<CallAnswer> {
  const body = { roomNumbers: [roomNumber], from: dayIn(from), to: dayIn(to), note };
  return ask('closeNights', { token, params: { postId: propertyId }, body });
}

/** The closings of an own property, as they are listed. */
export async function closingsOf({ id: vendorId, token }: SignedUp, propertyId: string) {
  const { body } = await ask('listVendorNights', {
    token,
    params: { vendorId },
    query: { month: dayIn(0).slice(0, 7) },
  });
  return body.data.find((each: { propertyId: string }) => each.propertyId === propertyId).closings;
}

/** Opens nights of an own room, whatever closings hold them. */
export async function openNights(
  vendor: SignedUp,
  { propertyId, roomNumber }: Room,
  [from, to]: readonly [number, number],
): Promise<void> {
  const query = { roomNumber: String(roomNumber), from: dayIn(from), to: dayIn(to) };
  for (const { _id: closingId } of await closingsOf(vendor, propertyId)) {
    const params = { postId: propertyId, closingId };
    const { status, body } = await ask('openNights', { token: vendor.token, params, query });
    if (status !== 200) throw new Error(`The nights were not opened: ${JSON.stringify(body)}`);
  }
}
