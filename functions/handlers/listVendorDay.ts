import { answer } from '../../shared/answers.ts';
import { listVendorDay } from '../../shared/contracts/vendorDay.ts';
import { fail } from '../../shared/errors.ts';
import { noteDays } from '../../shared/rules/bookingLife.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import { sessions } from '../accounts/sessions.ts';
import { deskPorts, presentToDesk } from '../bookings/deskBookings.ts';
import { vendorBookings } from '../bookings/lists.ts';
import { propertyDay } from '../bookings/propertyDay.ts';
import { firstWaiting } from '../bookings/urgentRequests.ts';
import { furtherBookings, presentWaiting, waitingMoney } from '../money/waitingMoney.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import type { Property } from '../properties/property.ts';
import { vendorProperties } from '../properties/vendorList.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listVendorDay,
  {
    session: sessions.vendor,
    bookings: vendorBookings,
    properties: vendorProperties,
    nights: nightsHeld,
    waits: waitingMoney,
    further: furtherBookings,
    ...deskPorts,
  },
  async ({ session: { id, staffId }, query }, { bookings, properties, nights, waits, further, ...desk }) => {
    const { day = today(), limit } = query;
    // Stays that are over tell an income.
    if (staffId !== undefined && day < addDays(today(), -noteDays)) throw fail('not_for_staff');
    const list = { dayOf: id };
    const [{ properties: own, next }, stays, ended, waiting, money] = await Promise.all([
      properties.page(id, { limit, after: openCursor(list, query.cursor) }),
      bookings.staysOn(id, day),
      bookings.endedOn(id, day),
      firstWaiting(id, bookings),
      staffId === undefined ? waits.of(id) : undefined,
    ]);
    const ofDay = [...stays, ...ended];
    const presented = await presentToDesk(id, [...ofDay, ...(await further.of(money, ofDay))], desk);
    const dayOf = async (property: Property) => {
      const held = await nights.find({ propertyId: property.id, checkIn: day, checkOut: addDays(day, 1) });
      return propertyDay(property, { day, bookings: presented.slice(0, ofDay.length), held });
    };
    return {
      ...answer('own_day'),
      day,
      waiting,
      ...(money && { money: presentWaiting(money, presented) }),
      data: await Promise.all(own.map(dayOf)),
      ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
    };
  },
);
