import { type DeskAct, mostDeskActs } from '../../shared/rules/deskActs.ts';
import type { Session } from '../runtime/session.ts';
import type { Write } from '../runtime/transact.ts';
import { memberCode } from '../staff/staffItem.ts';
import type { Booking } from './booking.ts';
import { bookingKey } from './bookingItem.ts';

/** Who acts for a hotel: the member of the staff whose account `staffId` names, else the owner. */
export type Actor = Pick<Session, 'staffId'>;

/** Side of a hotel in a write: the check that its owner is not suspended, and who acts. */
export interface HostSide {
  check: Write;
  by: Actor;
}

/** The update of a booking's record that changes nothing in it: an act is noted with it. */
export function keptBy(TableName: string, bookingId: string): Write {
  const Key = bookingKey(bookingId);
  return { Update: { TableName, Key, UpdateExpression: '', ConditionExpression: 'attribute_exists(pk)' } };
}

/** First letters of the lines. */
export const letters: Readonly<Record<DeskAct, string>> = {
  entered: 'e',
  accepted: 'a',
  declined: 'd',
  changed: 'c',
  moved: 'm',
  proposed: 'p',
  withdrawn: 'w',
  agreed: 'y',
  refused: 'f',
  givenBack: 'g',
  arrived: 'i',
  left: 'o',
  expected: 'x',
  missed: 'n',
  cancelled: 'k',
};

/** Digits of a minute in base 36: they are enough until 2084. */
export const minuteDigits = 5;

/**
 * The line of an act in a booking's record, 13 letters at most: what it was, six letters of who did it, nothing for the owner, and the
 * minute since 1970. A record that has three rooms stays below 1 KB with eight of them.
 */
export function actLine(act: DeskAct, { staffId }: Actor, now = new Date()): string {
  const minute = Math.floor(now.getTime() / 60_000).toString(36);
  return `${letters[act]}${staffId === undefined ? '' : memberCode(staffId)}${minute.padStart(minuteDigits, '0')}`;
}

/** An update of a booking's record that also notes an act. Where the record has as many as it may, the latest makes room. */
export function withAct({ Update }: Write, { acts: before = [] }: Booking, line: string): Write {
  if (!Update) throw new TypeError('An act is noted with an update.');
  const isFull = before.length >= mostDeskActs;
  const noted = isFull ? `acts[${mostDeskActs - 1}] = :act` : 'acts = list_append(if_not_exists(acts, :none), :act)';
  const { UpdateExpression = '', ExpressionAttributeValues } = Update;
  const others = UpdateExpression.replace(/^SET /, ', ').replace(/^REMOVE /, ' REMOVE ');
  const values = isFull ? { ':act': line } : { ':act': [line], ':none': [] };
  return {
    Update: {
      ...Update,
      UpdateExpression: `SET ${noted}${others}`,
      ExpressionAttributeValues: { ...ExpressionAttributeValues, ...values },
    },
  };
}

/** The update of a booking, with the line of an act where the hotel's side makes it, and what else that side is held to. */
export function bySide(
  update: Write,
  booking: Booking,
  act: DeskAct,
  host?: HostSide,
): [update: Write, ...checks: Write[]] {
  return host ? [withAct(update, booking, actLine(act, host.by)), host.check] : [update];
}
