import { t } from '@lingui/core/macro';
import { formatStay } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import { listed } from '../../words/lists.ts';
import { sourceNames } from '../bookings/stay/sourceNames.ts';
import { channelName } from '../calendars/channelWords.ts';
import type { HeldNights } from './monthNights.ts';

/** Who has some nights, in the words of a bar: the guest, the owner's note, or that they are closed. */
export function holderName({ kind, guest, note, channel }: HeldNights): string {
  if (kind === 'booked') return guestName(guest);
  if (kind === 'elsewhere') return channelName(channel ?? 'other');
  return note ?? t`Closed`;
}

/** A bar in full, for a pointer that rests on it: the name, from when until when, and where a booking came from. */
export function holderTitle(held: HeldNights): string {
  return listed([holderName(held), formatStay(held.from, held.to), ...sourceOf(held)]);
}

/** Where a booking came from that was not asked for through Sarai. */
export function sourceOf({ source }: HeldNights): string[] {
  return source === undefined ? [] : [sourceNames()[source]];
}

/** Some nights for who hears them: free, or by whom they are held. */
export function sayHeld(held: HeldNights | undefined): string {
  if (!held) return t`free`;
  const { kind, guest, note, channel } = held;
  if (kind === 'booked') return listed([guest ? t`booked by ${guest}` : t`booked`, ...sourceOf(held)]);
  if (kind === 'elsewhere') return sayElsewhere(channel);
  return note ? t`closed: ${note}` : t`closed`;
}

function sayElsewhere(channel: HeldNights['channel']): string {
  if (channel === undefined) return t`taken in another calendar`;
  const name = channelName(channel);
  return t`taken on ${name}`;
}

/** Why some nights could not be closed. */
export function holderKind(kind: HeldNights['kind']): string {
  if (kind === 'booked') return t`booked`;
  return kind === 'closed' ? t`closed before` : t`in another calendar`;
}
