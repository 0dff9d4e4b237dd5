import { expect, test } from 'vitest';
import { acceptPorts, acceptRequest } from '../../../functions/bookings/answerRequests.ts';
import type { Booking } from '../../../functions/bookings/booking.ts';
import { openAll } from '../../../functions/runtime/ports.ts';
import { openAccount } from '../../support/accounts.ts';
import { accept, requested, takenNights } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';

const owners = openOwners();

test.each(['the request', 'its property', 'its nights'])(
  'a request that another call accepts before %s is read is accepted once',
  async (read) => {
    const room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
    const id = await requested(await openAccount('user'), room);
    const { bookings, properties, nights } = openAll(acceptPorts);
    const request = (await bookings.find(id)) as Booking;
    const before = async (port: string) => {
      if (port === read) expect((await accept(owners.vendor, id)).status).toBe(200);
    };
    const raced = {
      bookings: { ...bookings, find: async (id: string) => before('the request').then(() => bookings.find(id)) },
      properties: { find: async (of: Booking) => before('its property').then(() => properties.find(of)) },
      nights: { ...nights, findNow: async (of: Booking) => before('its nights').then(() => nights.findNow(of)) },
    };
    expect(await acceptRequest(request, {}, raced as never)).toMatchObject({ id, state: 'active' });
    expect(await takenNights(room)).toHaveLength(3);
  },
);
