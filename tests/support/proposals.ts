import { beforeEach } from 'vitest';
import { ask, confirmDirectly, openAccount, type SignedUp } from './accounts.ts';
import { type BookingEvents, followBookings } from './bookingEvents.ts';
import { accept, bookingsOf, requested, takenNights } from './bookings.ts';
import type { CallAnswer } from './call.ts';
import { type Owners, openOwners } from './owners.ts';
import { propertyForm, roomForm } from './vendorDesk.ts';

/** Two doubles that are alike, a dearer double, and a single. */
const rooms = [
  roomForm({ roomNumber: '101', No_of_beds: '2', capacity: '2', price: '4000' }),
  roomForm({ roomNumber: '102', No_of_beds: '2', capacity: '2', price: '4000' }),
  roomForm({ roomNumber: '201', No_of_beds: '2', capacity: '3', price: '9000' }),
  roomForm({ roomNumber: '301', No_of_beds: '1', capacity: '1', price: '3000' }),
];

/** Rooms that are proposed: from one number to another, at a price a night, and the revision of the booking, the shown one by default. */
export interface ProposedRoom {
  from?: number;
  to?: number;
  price?: number;
  revision?: number;
  vendor?: SignedUp;
}

/** A hotel with a guest, whose rooms are booked and proposed. */
export interface ProposalDesk {
  owners: Owners;
  guest: SignedUp;
  propertyId: string;
  events: BookingEvents;
  /** Books room 101 for the guest, from one day from now to another, and answers with the id. */
  booked(days?: readonly [number, number]): Promise<string>;
  /** The first of the guest's bookings as the guest reads it. */
  shown(): Promise<CallAnswer['body']>;
  /** Proposes room 301 in place of 101 at its own price, unless something else is given. */
  propose(id: string, proposed?: ProposedRoom): Promise<CallAnswer>;
  /** Proposes, and answers with the id of the proposal. */
  proposed(id: string, given?: ProposedRoom): Promise<string>;
  withdraw(id: string, proposalId: string, vendor?: SignedUp): Promise<CallAnswer>;
  answer(id: string, proposalId: string, agree: boolean, guest?: SignedUp): Promise<CallAnswer>;
  /** The taken nights of a room. */
  taken(roomNumber: number): Promise<string[]>;
  /** Gives a room another number, or without one takes it out of the hotel. */
  renumber(roomNumber: number, next?: number): Promise<void>;
}

export function openProposals(): ProposalDesk {
  const owners = openOwners({ confirmed: true });
  const desk = { owners } as ProposalDesk;
  beforeEach(async () => {
    desk.guest = await openAccount('user');
    await confirmDirectly(owners.desk.tables, desk.guest);
    desk.propertyId = (await owners.create(propertyForm({ rooms }))).body.data._id;
    desk.events = followBookings(owners.desk.tables);
    await desk.events.skip();
  });
  const { booked, propose } = actsOf(desk);
  return Object.assign(desk, {
    booked,
    propose,
    shown: async () => (await bookingsOf(desk.guest))[0],
    proposed: async (id: string, given?: ProposedRoom) => {
      const { status, body } = await propose(id, given);
      if (status !== 201) throw new Error(`The proposal was refused: ${JSON.stringify(body)}`);
      return body.data.proposal.proposalId;
    },
    withdraw: (bookingRequestId: string, proposalId: string, { token } = owners.vendor) =>
      ask('withdrawProposal', { token, params: { bookingRequestId, proposalId } }),
    answer: (bookingRequestId: string, proposalId: string, agree: boolean, { token } = desk.guest) =>
      ask('answerProposal', { token, params: { bookingRequestId, proposalId }, body: { agree } }),
    taken: (roomNumber: number) => takenNights({ propertyId: desk.propertyId, roomNumber }),
    renumber: (roomNumber: number, next?: number) => renumber(desk, roomNumber, next),
  });
}

async function renumber({ owners, propertyId }: ProposalDesk, roomNumber: number, next?: number): Promise<void> {
  const { token } = owners.vendor;
  const { body } = await ask('getVendorProperty', { token, params: { postId: propertyId } });
  const ids = body.data.hotels[0].rooms.map(({ _id }: { _id: string }) => _id);
  const known = rooms.map((room, at) => ({ ...room, _id: ids[at] }));
  const changed = known.flatMap((room) => {
    if (room.roomNumber !== String(roomNumber)) return room;
    return next === undefined ? [] : { ...room, roomNumber: String(next) };
  });
  const { status } = await owners.update(propertyId, propertyForm({ rooms: changed }));
  if (status !== 200) throw new Error(`Room ${roomNumber} stays as it is: ${status}`);
}

function actsOf(desk: ProposalDesk): Pick<ProposalDesk, 'booked' | 'propose'> {
  return {
    booked: async (days) => {
      const id = await requested(desk.guest, { propertyId: desk.propertyId, roomNumber: 101 }, days);
      await accept(desk.owners.vendor, id);
      return id;
    },
    propose: async (bookingRequestId, { from = 101, to = 301, price = 3000, revision, vendor } = {}) => {
      const { token } = vendor ?? desk.owners.vendor;
      const rooms = [{ roomNumber: from, toRoomNumber: to, price }];
      const body = { rooms, revision: revision ?? (await desk.shown()).revision };
      return ask('proposeChange', { token, params: { bookingRequestId }, body });
    },
  };
}
