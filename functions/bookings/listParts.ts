import type { BookingState } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import { tableIndexes } from '../runtime/table.ts';
import { groups } from './bookingItem.ts';

/** A part of a list: places in the index from one to another, in an order, of which some may be left out. */
export interface Part {
  from: string;
  to: string;
  newestFirst: boolean;
  /** Bookings of the part that a list has: of one state, or requests before or after their time to answer has ended. */
  only?: { states: readonly BookingState[] } | { waitingAt: string } | { lapsedAt: string };
}

/** `~` sorts behind everything that follows. */
const whole = (group: string) => ({ from: group, to: `${group}~` });

/**
 * The parts of the list of a state, or of all: what waits, stays ahead by check-out, stays that are over, and what came to
 * nothing. Time moves a booking before it is written down: a stay is over on its day of check-out, and a request whose time
 * has ended waits no more.
 */
export function partsOf(status: BookingState | undefined, now: Date): Part[] {
  const pending = { ...whole(groups.pending), newestFirst: false };
  const ended = { ...whole(groups.ended), newestFirst: true };
  const over = `${groups.active}${today(now)}~`;
  const active = { ...whole(groups.active), from: over, newestFirst: false };
  const completed = { ...whole(groups.active), to: over, newestFirst: true };
  const at = now.toISOString();
  switch (status) {
    case undefined:
      return [pending, active, completed, ended];
    case 'pending':
      return [{ ...pending, only: { waitingAt: at } }];
    case 'active':
      return [active];
    case 'completed':
      return [completed];
    case 'expired':
      return [
        { ...pending, only: { lapsedAt: at } },
        { ...ended, only: { states: [status] } },
      ];
    default:
      return [{ ...ended, only: { states: [status] } }];
  }
}

/** The indexes of the lists. */
export const indexes = tableIndexes.bookings;
export type IndexName = keyof typeof indexes;

/** The query of a part of somebody's own list. */
export function queryOf(IndexName: IndexName, id: string, part: Part) {
  const { from, to, newestFirst, only } = part;
  const filter = only && filterOf(only);
  return {
    IndexName,
    KeyConditionExpression: '#owner = :owner AND #place BETWEEN :from AND :to',
    ScanIndexForward: !newestFirst,
    ExpressionAttributeNames: {
      '#owner': indexes[IndexName].owner,
      '#place': indexes[IndexName].place,
      ...filter?.names,
    },
    ExpressionAttributeValues: { ':owner': id, ':from': from, ':to': to, ...filter?.values },
    ...(filter && { FilterExpression: filter.expression }),
  };
}

function filterOf(only: NonNullable<Part['only']>) {
  if ('states' in only) {
    const values = Object.fromEntries(only.states.map((state) => [`:${state}`, state]));
    return { expression: `#state IN (${Object.keys(values).join(', ')})`, names: { '#state': 'state' }, values };
  }
  return 'waitingAt' in only
    ? { expression: 'answerBy > :at', values: { ':at': only.waitingAt } }
    : { expression: 'answerBy <= :at', values: { ':at': only.lapsedAt } };
}
