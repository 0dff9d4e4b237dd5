import type { CalendarEvent } from '../../../../../shared/contracts/calendarEvents.ts';
import { vendorPageSize } from '../../../../../shared/rules/catalogue.ts';
import type { RequestOf } from '../../../api/types.ts';
import { useLiveApi } from '../../../api/useLiveSwr.ts';
import { useSend } from '../../../api/useSend.ts';
import { readsOfBookings } from '../../bookings/api/readsOfBookings.ts';

/** An event of another calendar, at its property. */
export interface HeldEvent extends CalendarEvent {
  propertyId: string;
}

/** Seconds between two readings of the events. */
const every = 60;

/** The events of other calendars with nights from a day on and before another, of the own properties. */
export function useCalendarEvents(vendorId: string, from: string, to: string) {
  const query = { from, to, limit: vendorPageSize.most };
  const { data, error } = useLiveApi('listCalendarEvents', { params: { vendorId }, query }, every);
  const events = data?.data.flatMap(({ propertyId, events }) => events.map((event) => ({ ...event, propertyId })));
  return { events, error };
}

/** Makes a booking of an event. */
export function useTakeEvent({ propertyId: postId, _id: eventId }: HeldEvent) {
  const send = useSend('takeCalendarEvent', [...readsOfBookings, 'listCalendarEvents']);
  return (body: RequestOf<'takeCalendarEvent'>['body']) => send({ params: { postId, eventId }, body });
}
