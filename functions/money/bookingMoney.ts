import type { BookingAdvance } from '../bookings/bookedAdvance.ts';
import type { Booking } from '../bookings/booking.ts';
import { bookingKey } from '../bookings/bookingItem.ts';
import type { Write } from '../runtime/transact.ts';

/** The money of a booking's record after a change; `paid` is whole PKR, left out where it stays. */
export interface BookingMoney {
  advance: BookingAdvance;
  paid?: number | undefined;
}

/** The write of money alone into a booking's record, on condition that its state, advance and sum are as read. */
export function moneyWrite(TableName: string, booking: Booking, money: BookingMoney): Write {
  const Update = {
    TableName,
    Key: bookingKey(booking.id),
    UpdateExpression: '',
    ConditionExpression: '#state = :moneyOf',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':moneyOf': booking.state },
  };
  return withMoney({ Update }, booking, money);
}

/** An update of a booking's record that also writes money, on condition that advance and sum are as read. */
export function withMoney({ Update }: Write, booking: Booking, { advance, paid }: BookingMoney): Write {
  if (!Update) throw new TypeError('Money is written with an update.');
  const parts = [
    partOf('advance', booking.advance, advance),
    ...(paid === undefined ? [] : [partOf('paid', booking.paid, paid)]),
  ];
  const { UpdateExpression = '', ConditionExpression, ExpressionAttributeValues } = Update;
  const others = UpdateExpression.replace(/^SET /, ', ').replace(/^REMOVE /, ' REMOVE ');
  return {
    Update: {
      ...Update,
      UpdateExpression: `SET ${parts.map(({ set }) => set).join(', ')}${others}`,
      ConditionExpression: [ConditionExpression, ...parts.map(({ asRead }) => asRead)].join(' AND '),
      ExpressionAttributeValues: Object.assign({}, ExpressionAttributeValues, ...parts.map(({ values }) => values)),
    },
  };
}

/** The parts of an update that sets a field, on condition that it is as read. */
function partOf(name: 'advance' | 'paid', read: unknown, next: unknown) {
  const asRead = read === undefined ? `attribute_not_exists(${name})` : `${name} = :${name}Read`;
  return {
    ...{ set: `${name} = :${name}`, asRead },
    values: { [`:${name}`]: next, ...(read !== undefined && { [`:${name}Read`]: read }) },
  };
}
