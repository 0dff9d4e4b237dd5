import type { DeskBooking } from '../../shared/contracts/deskBookings.ts';
import type { DeskAct } from '../../shared/rules/deskActs.ts';
import type { Booking } from './booking.ts';
import { letters, minuteDigits } from './deskActs.ts';

const acts = new Map(Object.entries(letters).map(([act, letter]) => [letter, act as DeskAct]));

/** Who did something as the desk reads it; `names` are those of the staff by their codes, and of some nobody knows one any more. */
export function presentActor(member: string | undefined, names: ReadonlyMap<string, string>) {
  if (!member) return { by: 'owner' } as const;
  return { by: 'staff', name: names.get(member) } as const;
}

/** Acts of a booking as the desk lists them, the oldest first. */
export function presentActs({ acts: lines }: Booking, names: ReadonlyMap<string, string>): DeskBooking['acts'] {
  return lines?.flatMap((line) => {
    const act = acts.get(line.slice(0, 1));
    const at = new Date(Number.parseInt(line.slice(-minuteDigits), 36) * 60_000).toISOString();
    return act ? [{ act, at, ...presentActor(memberOf(line), names) }] : [];
  });
}

/** The code of the member of the staff who did what a line says; an empty one for the owner. */
export function memberOf(line: string): string {
  return line.slice(1, -minuteDigits);
}
