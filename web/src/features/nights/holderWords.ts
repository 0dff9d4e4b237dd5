import { t } from '@lingui/core/macro';
import { guestName } from '../../words/guests.ts';
import type { HeldNights } from './monthNights.ts';

/** Who has some nights, in the words of a bar: the guest, the owner's note, or that they are closed. */
export function holderName({ kind, guest, note }: HeldNights): string {
  if (kind === 'booked') return guestName(guest);
  if (kind === 'elsewhere') return t`Another calendar`;
  return note ?? t`Closed`;
}

/** Where a booking came from that was not asked for through Sarai. */
export function sourceName({ source }: HeldNights): string | undefined {
  const names: Record<string, string> = {
    phone: t`By phone`,
    walkIn: t`At the door`,
    agent: t`By an agent`,
    relative: t`A relative`,
    calendar: t`From another platform`,
  };
  return source === undefined ? undefined : names[source];
}

/** Some nights for who hears them: free, or by whom they are held. */
export function sayHeld(held: HeldNights | undefined): string {
  if (!held) return t`free`;
  const { kind, guest, note } = held;
  if (kind === 'booked') return guest ? t`booked by ${guest}` : t`booked`;
  if (kind === 'elsewhere') return t`taken in another calendar`;
  return note ? t`closed: ${note}` : t`closed`;
}

/** Why some nights could not be closed. */
export function holderKind(kind: HeldNights['kind']): string {
  if (kind === 'booked') return t`booked`;
  return kind === 'closed' ? t`closed before` : t`in another calendar`;
}
