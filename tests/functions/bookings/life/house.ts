import { acceptPorts } from '../../../../functions/bookings/answerRequests.ts';
import type { Booking } from '../../../../functions/bookings/booking.ts';
import { bookingClock } from '../../../../functions/bookings/moves.ts';
import { openAll } from '../../../../functions/runtime/ports.ts';
import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import type { CalendarRoom, ClosingEntry, PropertyNights } from '../../../../shared/contracts/nights.ts';
import { Failure } from '../../../../shared/errors.ts';
import { nightsOf } from '../../../../shared/rules/stays.ts';
import { ask, openAccount, type SignedUp } from '../../../support/accounts.ts';
import type { CallAnswer } from '../../../support/call.ts';
import type { OpenChannel } from '../../../support/channels.ts';
import { asRoleOf } from '../../../support/permissions.ts';
import { propertyForm, roomForm } from '../../../support/vendorDesk.ts';
import { done, type Life, type ModelAnswer } from './model.ts';

/** Nights of a house as its owner sees them in a month: holders by `<room> <day>`, and closings that are not over. */
interface OwnersMonth {
  holders: [night: string, holder: string][];
  closings: { id: string; held: number }[];
}

/** A house with its owner and some guests, through the handlers alone. */
export class House {
  readonly vendor: SignedUp;
  readonly guests: SignedUp[];
  readonly propertyId: string;
  /** The channel of the first kind, once there is one. */
  channel: OpenChannel | undefined;

  constructor({ vendor, guests, propertyId }: Pick<House, 'vendor' | 'guests' | 'propertyId'>) {
    this.vendor = vendor;
    this.guests = guests;
    this.propertyId = propertyId;
  }

  guest(index = -1): SignedUp {
    return this.guests[index] as SignedUp;
  }

  /** A guest's list of all his bookings. */
  async bookingsOf({ id, token }: SignedUp): Promise<BookingRequest[]> {
    const { body } = await ask('listUserBookings', { token, params: { userId: id }, query: { limit: '20' } });
    return body.data;
  }

  /** The owner's list of a state. */
  async ownersBookings(status: string): Promise<BookingRequest[]> {
    const { id, token } = this.vendor;
    const { body } = await ask('listVendorBookings', { token, params: { id }, query: { status, limit: '20' } });
    return body.data;
  }

  /** All rooms with their kinds and the nights that are taken. */
  async rooms(): Promise<CalendarRoom[]> {
    const params = { propertyId: this.propertyId, roomNumber: '101' };
    return (await ask('getRoomCalendar', { params })).body.data.rooms;
  }

  async month(month: string): Promise<OwnersMonth> {
    const { id: vendorId, token } = this.vendor;
    const { body } = await ask('listVendorNights', { token, params: { vendorId }, query: { month } });
    const { rooms, closings } = body.data[0] as PropertyNights;
    const holders = rooms.flatMap(({ roomNumber, held }) =>
      held.flatMap(({ from, to, bookingRequestId, closingId, eventId }) =>
        nightsOf(from, to).map((day): [string, string] => [
          `${roomNumber} ${day}`,
          bookingRequestId ?? closingId ?? eventId ?? 'nobody',
        ]),
      ),
    );
    return { holders, closings: closings.map(({ _id: id, nights: held }: ClosingEntry) => ({ id, held })) };
  }

  /** Moves that nobody asks for over the wire: they follow from other changes or from the time, or are an operator's. */
  async byItself(move: 'expire' | 'decline' | 'cancelAsOperator', id: string): Promise<ModelAnswer> {
    const ports = { ...acceptPorts, clock: bookingClock };
    const { bookings, clock } = openAll(ports);
    return asRoleOf(ports, async () => {
      try {
        const booking = (await bookings.find(id)) as Booking;
        const moves = {
          expire: () => clock.expire(booking),
          decline: () => bookings.decline(booking, 'nights_taken'),
          cancelAsOperator: () => bookings.cancelAsOperator(booking, 'A fraud.'),
        };
        await moves[move]();
        return done;
      } catch (error) {
        if (error instanceof Failure) return { status: error.status, code: error.code };
        throw error;
      }
    });
  }
}

/** An answer in the words of the model. */
export function saidOf({ status, body }: CallAnswer): ModelAnswer {
  return status < 300 ? done : { status, code: body.code };
}

/** Rooms of a kind are alike, and those of a later kind have more beds. */
export async function openHouse(kinds: Life['kinds'], guests: number): Promise<House> {
  const vendor = await openAccount('vendor');
  const rooms = kinds.flatMap((numbers, at) =>
    numbers.map((number) => roomForm({ roomNumber: String(number), No_of_beds: String(at + 1) })),
  );
  const body = { ...propertyForm({ rooms }), vendorId: vendor.id };
  const { body: created } = await ask('createProperty', { token: vendor.token, body });
  const people = await Promise.all(Array.from({ length: guests }, () => openAccount('user')));
  return new House({ vendor, guests: people, propertyId: created.data._id });
}
