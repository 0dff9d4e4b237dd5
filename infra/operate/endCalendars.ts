import { readCalendars, readPart } from '../../functions/calendars/calendarItem.ts';
import { endCalendar } from '../../functions/calendars/endCalendar.ts';
import { type EventItem, eventKey, everyEvent } from '../../functions/calendars/eventItem.ts';
import { updateItem } from '../../functions/runtime/conflict.ts';
import { counted, type Operator } from './operator.ts';
import { patiently } from './patiently.ts';

/** Ends the calendars of properties with their addresses and links; events that are over keep no words of their channel. */
export async function endCalendars(operator: Operator, vendorId: string, ids: readonly string[]): Promise<void> {
  const { tables, log } = operator;
  let ended = 0;
  for (const propertyId of ids) {
    for (const { id } of await readCalendars(tables.bookings, propertyId)) {
      await patiently(() => endCalendar(tables.bookings, { propertyId, id }));
      ended += 1;
    }
    for (const event of await readPart<EventItem>(tables.bookings, propertyId, everyEvent)) {
      await updateItem(tables.bookings, {
        Key: eventKey(event),
        UpdateExpression: 'SET summary = :none',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':none': '' },
      });
    }
  }
  await log(vendorId, `${counted(ended, 'calendar')} ended`);
}
