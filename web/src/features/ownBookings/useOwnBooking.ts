import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { today } from '../../../../shared/rules/dates.ts';
import { ownBookingForm } from '../../../../shared/rules/ownBookings.ts';
import { useForm } from '../../forms/useForm.ts';
import { useKeyOfContent } from '../../forms/useKeyOfContent.ts';
import { pastBookingsPath, paths } from '../../paths.ts';
import { useTakeBooking } from './api/ownBookings.ts';
import { issuesOfText, numbersOf, type OwnBookingText } from './ownBookingForm.ts';

/** An own booking while it is typed, and its way into the list of bookings. */
export function useOwnBooking(initial: OwnBookingText) {
  const take = useTakeBooking();
  const navigate = useNavigate();
  const keyOf = useKeyOfContent();
  const [typed, setTyped] = useState(initial);
  const { show: _, ...form } = useForm({
    fields: ownBookingForm,
    initial,
    check: issuesOfText,
    send: ({ rooms, ...booking }) => {
      const body = { ...booking, rooms: numbersOf(rooms) };
      return take({ ...body, requestKey: keyOf(body) });
    },
    onTyped: setTyped,
    onDone: ({ data }) => navigate(data.bookingEndDate > today() ? paths.vendorActiveBookings : pastBookingsPath),
  });
  return { typed, ...form };
}
