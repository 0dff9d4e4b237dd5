import { acceptPorts } from '../../../../functions/bookings/answerRequests.ts';
import type { Booking } from '../../../../functions/bookings/booking.ts';
import { bookingClock } from '../../../../functions/bookings/moves.ts';
import { openAll } from '../../../../functions/runtime/ports.ts';
import { Failure } from '../../../../shared/errors.ts';
import { ask, openAccount, type SignedUp } from '../../../support/accounts.ts';
import { takenNights } from '../../../support/bookings.ts';
import type { CallAnswer } from '../../../support/call.ts';
import { asRoleOf } from '../../../support/permissions.ts';
import { propertyForm, roomForm } from '../../../support/vendorDesk.ts';
import { done, type ModelAnswer } from './model.ts';

type ListedBooking = { _id: string; status: string }[];

/** A house with its owner and some guests, through the handlers alone. */
export class House {
  readonly vendor: SignedUp;
  readonly guests: SignedUp[];
  readonly propertyId: string;
  readonly rooms: readonly number[];

  constructor({ vendor, guests, propertyId, rooms }: Pick<House, 'vendor' | 'guests' | 'propertyId' | 'rooms'>) {
    this.vendor = vendor;
    this.guests = guests;
    this.propertyId = propertyId;
    this.rooms = rooms;
  }

  guest(index: number): SignedUp {
    return this.guests[index] as SignedUp;
  }

  room(roomNumber: number) {
    return { propertyId: this.propertyId, roomNumber };
  }

  /** A guest's list of all his bookings, as `<id> <status>`. */
  async bookingsOf({ id, token }: SignedUp): Promise<string[]> {
    const { body } = await ask('listUserBookings', { token, params: { userId: id }, query: { limit: '20' } });
    return shown(body.data);
  }

  /** The owner's list of a state. */
  async ownersBookings(status: string): Promise<string[]> {
    const { id, token } = this.vendor;
    const { body } = await ask('listVendorBookings', { token, params: { id }, query: { status, limit: '20' } });
    return shown(body.data);
  }

  async taken(roomNumber: number): Promise<string[]> {
    return takenNights(this.room(roomNumber));
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

function shown(data: ListedBooking): string[] {
  return data.map(({ _id, status }) => `${_id} ${status}`);
}

/** An answer in the words of the model. */
export function saidOf({ status, body }: CallAnswer): ModelAnswer {
  return status < 300 ? done : { status, code: body.code };
}

export async function openHouse(rooms: readonly number[], guests: number): Promise<House> {
  const vendor = await openAccount('vendor');
  const form = propertyForm({
    rooms: rooms.map((number, at) => roomForm({ roomNumber: String(number), No_of_beds: String(at + 1) })),
  });
  const { body } = await ask('createProperty', { token: vendor.token, body: { ...form, vendorId: vendor.id } });
  const people = await Promise.all(Array.from({ length: guests }, () => openAccount('user')));
  return new House({ vendor, guests: people, propertyId: body.data._id, rooms });
}
