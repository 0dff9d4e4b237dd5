import type { Booking } from '../bookings/booking.ts';
import { bookingEvents } from '../bookings/bookingEvents.ts';
import type { Proposal } from '../bookings/proposals/proposal.ts';
import { proposalEvents } from '../bookings/proposals/proposalEvents.ts';
import { isProposal } from '../bookings/proposals/proposalItem.ts';
import { toldKeys } from '../bus/domainEvents.ts';
import { publisher } from '../bus/publisher.ts';
import { calendarEvents, isOfCalendar } from '../calendars/calendarEvents.ts';
import type { CalendarItem } from '../calendars/calendarItem.ts';
import type { Advance } from '../money/advance.ts';
import { advanceEvents } from '../money/advanceEvents.ts';
import { isAdvance } from '../money/advanceItem.ts';
import type { ClosingRecord } from '../nights/closing.ts';
import { closingEvents } from '../nights/closingEvents.ts';
import { isClosing } from '../nights/closingItem.ts';
import type { Change } from '../runtime/changes.ts';
import type { Key } from '../runtime/table.ts';

export const handler = publisher(
  {
    trigger: { on: 'table', table: 'bookings', sk: toldKeys('bookings') },
    summary:
      'Tell on the bus what became of bookings, proposals, advances and calendars, and that nights are to be closed or opened.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  (change: Change<Key>) => {
    const item = change.after ?? change.before;
    if (isClosing(item)) return closingEvents(change as Change<Key & ClosingRecord>);
    if (isProposal(item)) return proposalEvents(change as Change<Key & Proposal>);
    if (isAdvance(item)) return advanceEvents(change as Change<Key & Advance>);
    if (isOfCalendar(item)) return calendarEvents(change as Change<CalendarItem>);
    return bookingEvents(change as Change<Key & Booking>);
  },
);
