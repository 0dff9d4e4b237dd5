import type { OtherRoom } from '../../../shared/contracts/bookingRooms.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { mustBe } from '../../campaign/client/people.ts';
import { answer, becomes, cancel, cancelAsOwner, type Parties } from './bookings.ts';
import { mustHold, type Scene } from './scene.ts';
import { stayLonger } from './stayLonger.ts';

/** A guest gives one of two rooms back, an owner takes one out, and moves what is left to it. */
export async function changeRooms(scene: Scene, parties: Parties): Promise<void> {
  const { guest, host, hotel } = parties;
  for (const [operation, { token }, ahead] of [
    ['giveRoomsBack', guest, 100],
    ['giveRoomsBackAsOwner', host, 110],
  ] as const) {
    const booking = await bookBoth(scene, parties, ahead);
    const body = { roomNumbers: [hotel.rooms[1]], revision: booking.revision };
    const asked = { token, params: { bookingRequestId: booking._id }, body };
    const { data } = mustBe(200, await scene.ask(operation, asked)).body;
    mustHold(data.rooms.length === 1 && data.total === booking.total / 2, 'the room and its price leave the booking');
    mustBe(200, await scene.ask(operation, asked));
    await moveOn(scene, parties, data);
    await proposeBack(scene, parties, booking._id);
    await stayLonger(scene, parties, booking._id);
    if (operation === 'giveRoomsBack') await cancel(scene, guest, booking._id);
    else await cancelAsOwner(scene, parties, booking._id);
  }
}

/** The owner moves a booking of the first room to the second one, which is free. */
async function moveOn(scene: Scene, { host, hotel }: Parties, booking: { _id: string; revision: number }) {
  const [roomNumber, toRoomNumber] = hotel.rooms;
  const own = { token: host.token, params: { bookingRequestId: booking._id } };
  const others = mustBe(200, await scene.ask('listOtherRooms', { ...own, query: { roomNumber: String(roomNumber) } }));
  mustHold(
    others.body.data.some((each: OtherRoom) => each.roomNumber === toRoomNumber && each.free),
    'the room that was given back is free',
  );
  const body = { roomNumber, toRoomNumber, revision: booking.revision };
  const { data } = mustBe(200, await scene.ask('moveRoom', { ...own, body })).body;
  mustHold(data.rooms[0].roomNumber === toRoomNumber, 'the booking has the other room');
}

/** The owner proposes the first room again for less, takes that back, and proposes it twice more: to a no, and to a yes. */
async function proposeBack(scene: Scene, { guest, host, hotel }: Parties, bookingRequestId: string): Promise<void> {
  const [toRoomNumber, roomNumber] = hotel.rooms;
  const params = { bookingRequestId };
  const read = async () => mustBe(200, await scene.ask('getUserBooking', { token: guest.token, params })).body.data;
  const propose = async () => {
    const body = { rooms: [{ roomNumber, toRoomNumber, price: 1 }], revision: (await read()).revision };
    const { data } = mustBe(201, await scene.ask('proposeChange', { token: host.token, params, body })).body;
    return { ...params, proposalId: data.proposal.proposalId as string };
  };
  mustBe(200, await scene.ask('withdrawProposal', { token: host.token, params: await propose() }));
  for (const agree of [false, true]) {
    const answered = { token: guest.token, params: await propose(), body: { agree } };
    mustBe(200, await scene.ask('answerProposal', answered));
    const { rooms, proposal } = await read();
    mustHold(proposal.status === (agree ? 'accepted' : 'refused'), 'the guest reads the answer');
    mustHold(rooms[0].roomNumber === (agree ? toRoomNumber : roomNumber), 'a yes alone changes the booking');
  }
  const query = { status: 'active' };
  mustBe(200, await scene.ask('listUserBookings', { token: guest.token, params: { userId: guest.id }, query }));
  mustBe(200, await scene.ask('listVendorBookings', { token: host.token, params: { id: host.id }, query }));
  const looked = mustBe(200, await scene.ask('getVendorBooking', { token: host.token, params })).body.data;
  mustHold(looked.proposal.status === 'accepted', 'an owner reads what became of a proposal');
}

/** A booking of both rooms of the hotel, which are alike or not. */
async function bookBoth(scene: Scene, parties: Parties, ahead: number) {
  const { guest, host, hotel } = parties;
  const { token } = guest;
  const { propertyId } = hotel;
  const bookingStartDate = addDays(today(), ahead);
  const stay = { bookingStartDate, bookingEndDate: addDays(bookingStartDate, 2), guests: 2 };
  const kinds: string[] = [];
  for (const roomNumber of hotel.rooms) {
    const asked = { token, body: { propertyId, roomNumber, ...stay } };
    const { data } = mustBe(201, await scene.ask('createBookingRequest', asked)).body;
    kinds.push(data.rooms[0].kind);
    mustBe(200, await scene.ask('cancelBooking', { token, params: { bookingRequestId: data._id } }));
  }
  const rooms = [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((each) => each === kind).length }));
  const { data } = mustBe(
    201,
    await scene.ask('createBookingRequest', { token, body: { propertyId, rooms, ...stay } }),
  ).body;
  await answer(scene, 'acceptBookingRequests', host, data._id);
  return becomes(scene, guest, data._id, 'active');
}
