import { vendorBookings } from '../../../functions/bookings/lists.ts';
import { bookingStore } from '../../../functions/bookings/moves.ts';
import { toldBooking } from '../../../functions/bookings/proposals/toldBookings.ts';
import { kindsOfRooms } from '../../../functions/bookings/roomChoice.ts';
import {
  type CalendarItem,
  type CalendarName,
  readCalendars,
  readPart,
} from '../../../functions/calendars/calendarItem.ts';
import { type EventItem, everyEvent } from '../../../functions/calendars/eventItem.ts';
import { exportedCalendars } from '../../../functions/calendars/exportedCalendars.ts';
import { followCalendar, followPorts } from '../../../functions/calendars/followCalendar.ts';
import { handler as acceptBookingRequests } from '../../../functions/handlers/acceptBookingRequests.ts';
import { handler as addCalendar } from '../../../functions/handlers/addCalendar.ts';
import { handler as answerProposal } from '../../../functions/handlers/answerProposal.ts';
import { handler as cancelBooking } from '../../../functions/handlers/cancelBooking.ts';
import { handler as cancelBookingAsOwner } from '../../../functions/handlers/cancelBookingAsOwner.ts';
import { handler as changeOwnBooking } from '../../../functions/handlers/changeOwnBooking.ts';
import { handler as closeNights } from '../../../functions/handlers/closeNights.ts';
import { handler as createBookingRequest } from '../../../functions/handlers/createBookingRequest.ts';
import { handler as createProperty } from '../../../functions/handlers/createProperty.ts';
import { handler as deleteProperty } from '../../../functions/handlers/deleteProperty.ts';
import { handler as giveRoomsBack } from '../../../functions/handlers/giveRoomsBack.ts';
import { handler as giveRoomsBackAsOwner } from '../../../functions/handlers/giveRoomsBackAsOwner.ts';
import { handler as missBooking } from '../../../functions/handlers/missBooking.ts';
import { handler as moveRoom } from '../../../functions/handlers/moveRoom.ts';
import { handler as noteStay } from '../../../functions/handlers/noteStay.ts';
import { handler as openNights } from '../../../functions/handlers/openNights.ts';
import { handler as proposeChange } from '../../../functions/handlers/proposeChange.ts';
import { handler as rejectBookingRequests } from '../../../functions/handlers/rejectBookingRequests.ts';
import { handler as removeCalendar } from '../../../functions/handlers/removeCalendar.ts';
import { handler as takeBooking } from '../../../functions/handlers/takeBooking.ts';
import { handler as takeCalendarEvent } from '../../../functions/handlers/takeCalendarEvent.ts';
import { handler as updateProperty } from '../../../functions/handlers/updateProperty.ts';
import { handler as withdrawProposal } from '../../../functions/handlers/withdrawProposal.ts';
import { closingsAhead, readClosings } from '../../../functions/nights/closingItem.ts';
import { propertyLookup } from '../../../functions/properties/propertyLookup.ts';
import { withinDeadline } from '../../../functions/runtime/deadline.ts';
import { openAll } from '../../../functions/runtime/ports.ts';
import { openTable } from '../../../functions/runtime/table.ts';
import { moneyHands, payable } from './moneyHands.ts';
import { own } from './ownWork.ts';

/** Another test counts attempts and reads profiles. */
const attempts = { onAccount: async () => {}, fromAddress: async () => {} };
const guest = { name: 'Zarmina Khan', email: 'racer@example.com', phone: '03001234567', emailConfirmedAt: 'long ago' };
const profiles = { find: async () => guest };
const page = async () => ({ properties: [], bookings: [], next: undefined });

/** The work of processes, as handlers do it. It opens once the environment says where the tables are. */
export function openHands() {
  const lists = { ...openAll({ lists: vendorBookings }).lists, page };
  const { properties, ...opened } = openAll({ bookings: bookingStore, properties: propertyLookup, told: toldBooking });
  return {
    request: own(createBookingRequest, { attempts, profiles }),
    accept: own(acceptBookingRequests, { listed: { page }, ...payable }),
    reject: own(rejectBookingRequests, { lists }),
    cancelAsGuest: own(cancelBooking),
    cancelAsOwner: own(cancelBookingAsOwner),
    take: own(takeBooking, { attempts }),
    change: own(changeOwnBooking, { attempts }),
    note: own(noteStay),
    miss: own(missBooking),
    move: own(moveRoom),
    giveBackAsGuest: own(giveRoomsBack),
    giveBackAsOwner: own(giveRoomsBackAsOwner),
    propose: own(proposeChange),
    answerProposal: own(answerProposal),
    withdraw: own(withdrawProposal),
    list: own(createProperty, { attempts }),
    close: own(closeNights, { attempts }),
    open: own(openNights, { attempts }),
    closingsOf: async (propertyId: string) => closingsAhead(await readClosings(openTable('bookings'), propertyId)),
    connect: own(addCalendar, { attempts }),
    disconnect: own(removeCalendar, { attempts }),
    giveGuest: own(takeCalendarEvent, { attempts }),
    ...calendarHands(),
    ...moneyHands(attempts),
    edit: own(updateProperty, { attempts }),
    remove: own(deleteProperty),
    roomsOf: async (propertyId: string) => (await properties.findNow(propertyId))?.rooms ?? [],
    /** The kind of each room by the room's number. */
    kindsOf: async (propertyId: string): Promise<Record<number, string | undefined>> => {
      const property = await properties.findNow(propertyId);
      const kinds = property ? kindsOfRooms(property) : {};
      return Object.fromEntries(property?.rooms.map(({ id, roomNumber }) => [roomNumber, kinds[id]]) ?? []);
    },
    ...opened,
  };
}

export type Hands = ReturnType<typeof openHands>;

/** Readings of calendars with the text that their channels answer, and the nights that our links tell. */
function calendarHands() {
  const { exported, ...reading } = openAll({ exported: exportedCalendars, ...followPorts });
  return {
    calendarsOf: async (propertyId: string) => {
      const all = await readCalendars(openTable('bookings'), propertyId);
      return all.filter(({ removed }) => !removed);
    },
    eventsOf: (propertyId: string) => readPart<EventItem>(openTable('bookings'), propertyId, everyEvent),
    read: (name: CalendarName, text: string) => {
      const feeds = { fetch: async () => ({ text, etag: undefined }) };
      return withinDeadline(() => followCalendar(name, { ...reading, feeds }));
    },
    tell: async (calendar: CalendarItem) => {
      const property = await reading.properties.findNow(calendar.propertyId);
      const nights = property && (await exported.busy(calendar, property));
      if (nights) await exported.note(calendar, nights);
    },
  };
}
