import { storedForm } from '../../../shared/rules/field.ts';
import type { FieldIssue } from '../../../shared/rules/issues.ts';
import { type ChosenExtra, extraIssues } from '../../../shared/rules/party.ts';
import type { Side } from '../../../shared/rules/roomMoves.ts';
import { nightsBetween, requestFields } from '../../../shared/rules/stays.ts';
import type { IndexedProperty } from '../../search/indexedProperty.ts';
import { ratesOf, type StayOfParty } from '../quotes/stayQuote.ts';
import type { SentProposal, ToldBooking } from './proposal.ts';

/** A stay as somebody wants it to be, with the extras that it has then. */
export interface WantedStay extends StayOfParty {
  children?: number[] | undefined;
  extras: ChosenExtra[];
}

/** The stay that a change of a booking asks for. */
export function wantedStay(booking: ToldBooking, sent: NonNullable<SentProposal['stay']>): WantedStay {
  const { bookingStartDate: checkIn, bookingEndDate: checkOut, guests } = storedForm(requestFields, sent);
  const children = (sent.children ?? booking.children ?? []).toSorted((a, b) => a - b);
  const extras = sent.extras ?? extrasOf(booking);
  return { checkIn, checkOut, guests, ...(children.length > 0 && { children }), extras };
}

/** The extras of a booking as they were chosen: of one for all nights their number is left out. */
function extrasOf({ quote, checkIn, checkOut }: ToldBooking): ChosenExtra[] {
  const all = nightsBetween(checkIn, checkOut);
  return (quote?.extras ?? []).map(({ id, count, nights }) => ({ id, count, ...(nights !== all && { nights }) }));
}

/** Whether a stay has the children and the extras of a booking. */
export function hasSameParty(booking: ToldBooking, { children = [], extras }: WantedStay): boolean {
  const text = (chosen: readonly ChosenExtra[]) =>
    chosen.map(({ id, count, nights }) => `${id} ${count} ${nights}`).sort();
  const before = [booking.children?.join() ?? '', ...text(extrasOf(booking))];
  return before.join('#') === [children.join(), ...text(extras)].join('#');
}

/** Issues of the extras of a stay: whoever offers them decides on their notice, and so it is with those that were agreed. */
export function changedExtraIssues(
  booking: ToldBooking,
  stay: WantedStay,
  { by, property, now }: { by: Side; property: IndexedProperty; now: Date },
): FieldIssue[] {
  const agreed = new Set(booking.quote?.extras.map(({ id }) => id));
  const isNew = ({ path }: FieldIssue) => !agreed.has(stay.extras[Number(path.split('.')[1])]?.id ?? '');
  const issues = extraIssues(stay.extras, ratesOf(property).extras, { ...stay, now });
  return issues.filter((issue) => issue.code !== 'extra_too_late' || (by === 'guest' && isNew(issue)));
}
