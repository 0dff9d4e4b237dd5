import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays } from '../../../../shared/rules/dates.ts';
import { useFocusAfter } from '../../components/useFocusAfter.ts';
import { langOf } from '../../components/writtenIn.ts';
import { guestName } from '../../words/guests.ts';
import { useCalendarEvents } from '../calendars/api/events.ts';
import { ClashesOfDay } from '../calendars/ClashesOfDay.tsx';
import { BookingCard } from '../requests/BookingCard.tsx';
import { BookingSheet } from '../requests/BookingSheet.tsx';
import { type DayOfProperty, type DayPage, dayLists } from './api/day.ts';
import { EventsOfDay } from './EventsOfDay.tsx';
import { FreeTonight } from './FreeTonight.tsx';
import { StayList } from './StayList.tsx';

interface Props {
  property: DayOfProperty;
  page: DayPage;
  today: string;
  /** The desk has several properties, so that each says its name. */
  named: boolean;
}

/** Days from the displayed one on whose clashes with other calendars are said. */
const clashDays = 31;

/** A day of one property: its lists, what is free in its night, and the booking that was opened. */
export function PropertyOfDay({ property, page: { vendorId, day }, today, named }: Props) {
  const [openId, setOpenId] = useState<string>();
  const open = dayLists.flatMap((list) => property[list]).find(({ _id }) => _id === openId);
  const events = useCalendarEvents(vendorId, addDays(day, -1), addDays(day, clashDays)).events?.filter(
    ({ propertyId }) => propertyId === property.propertyId,
  );
  useFocusAfter(open !== undefined);
  const { hotelName } = property;
  const heading = named ? 'h3' : 'h2';
  // Of several properties, most have nothing to say of most lists.
  const lists = named ? dayLists.filter((list) => property[list].length > 0) : dayLists;
  return (
    <article aria-label={hotelName} className="grid gap-3 md:gap-6">
      {named && (
        <h2 lang={langOf(hotelName)} dir="auto" className="text-2xl wrap-anywhere">
          {hotelName}
        </h2>
      )}
      <ClashesOfDay events={events ?? []} />
      {lists.length === 0 && (
        <p className="text-bark">
          <Trans>Nobody arrives, leaves or stays over.</Trans>
        </p>
      )}
      {lists.map((list) => (
        <StayList key={list} {...{ heading, list, day }} bookings={property[list]} onOpen={setOpenId} />
      ))}
      <EventsOfDay heading={heading} events={events ?? []} day={day} />
      <FreeTonight {...{ heading, property, day, today }} />
      {open && (
        <BookingSheet name={guestName(open.guest.name)} onClose={() => setOpenId(undefined)}>
          <BookingCard booking={open} />
        </BookingSheet>
      )}
    </article>
  );
}
